//! From CreateSession to DeleteSession.

use std::collections::BTreeMap;

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{
    CreateSessionRequest, CreateSessionResponse, DeleteSessionRequest, DeleteSessionResponse, EndSessionRequest,
    EndSessionResponse, GetSessionRequest, GetSessionResponse, ListSessionsRequest, ListSessionsResponse,
    SessionStatus, SessionSummary, UpdateSessionRequest, UpdateSessionResponse,
};

use super::Sessions;
use super::error::Result;
use super::record::{Place, Record, SESSION, Session};
use super::tags;
use crate::server::RequestContext;
use crate::services::bedrock_agent::pages::newest;
use crate::services::bedrock_agent::scope::{Scope, iso};

impl Sessions {
    /// `CreateSession`.
    pub async fn create_session(
        &self,
        context: &RequestContext,
        input: CreateSessionRequest,
    ) -> Result<CreateSessionResponse> {
        let CreateSessionRequest { encryption_key_arn, session_metadata, tags } = input;
        let place = Place::new(context, self.ids.uuid().to_string());
        let now = self.clock.now();
        let mut transaction = self.store.begin().await?;
        let record = Record { encryption_key_arn, ..Record::default() };
        transaction.insert(place.key(), "", &record, now).await?;
        if let Some(metadata) = session_metadata {
            transaction.insert(place.metadata_key(), "", &metadata, now).await?;
        }
        tags::write(&mut transaction, &place, &tags.unwrap_or_default(), now).await?;
        transaction.commit().await?;
        Ok(CreateSessionResponse {
            created_at: iso(now),
            session_arn: place.arn(),
            session_id: place.id,
            session_status: SessionStatus::Active,
        })
    }

    /// `GetSession`.
    pub async fn get_session(&self, context: &RequestContext, input: GetSessionRequest) -> Result<GetSessionResponse> {
        let place = Place::named(context, &input.session_identifier)?;
        let session = self.read(&place).await?;
        let metadata = self.store.get(place.metadata_key()).await?;
        let metadata: Option<BTreeMap<String, String>> = metadata.map(|document| document.parse()).transpose()?;
        Ok(GetSessionResponse {
            created_at: iso(session.created_at),
            session_status: session.status(&self.times, self.clock.now()),
            encryption_key_arn: session.record.encryption_key_arn,
            last_updated_at: iso(session.updated_at),
            session_arn: place.arn(),
            session_id: place.id,
            session_metadata: metadata,
        })
    }

    /// `UpdateSession`: replaces the metadata; without any the metadata stays, and the session counts as used.
    pub async fn update_session(
        &self,
        context: &RequestContext,
        input: UpdateSessionRequest,
    ) -> Result<UpdateSessionResponse> {
        let place = Place::named(context, &input.session_identifier)?;
        let now = self.clock.now();
        let mut transaction = self.store.begin().await?;
        let session = self.active(&mut transaction, &place, now).await?;
        if let Some(metadata) = input.session_metadata {
            transaction.put(place.metadata_key(), "", &metadata, now).await?;
        }
        session.write(&mut transaction, &place, now).await?;
        transaction.commit().await?;
        Ok(UpdateSessionResponse {
            created_at: iso(session.created_at),
            last_updated_at: iso(now),
            session_arn: place.arn(),
            session_id: place.id,
            session_status: SessionStatus::Active,
        })
    }

    /// `EndSession`. Ending it again changes nothing and is answered alike.
    pub async fn end_session(&self, context: &RequestContext, input: EndSessionRequest) -> Result<EndSessionResponse> {
        let place = Place::named(context, &input.session_identifier)?;
        let now = self.clock.now();
        let mut transaction = self.store.begin().await?;
        let mut session = self.begun(&mut transaction, &place, now).await?;
        if !session.record.ended {
            session.record.ended = true;
            session.write(&mut transaction, &place, now).await?;
            transaction.commit().await?;
        }
        Ok(EndSessionResponse { session_arn: place.arn(), session_id: place.id, session_status: SessionStatus::Ended })
    }

    /// `DeleteSession`: with all that it holds, unless it is ACTIVE.
    pub async fn delete_session(
        &self,
        context: &RequestContext,
        input: DeleteSessionRequest,
    ) -> Result<DeleteSessionResponse> {
        let place = Place::named(context, &input.session_identifier)?;
        let now = self.clock.now();
        let mut transaction = self.store.begin().await?;
        let session = self.begun(&mut transaction, &place, now).await?;
        if session.status(&self.times, now) == SessionStatus::Active {
            let id = &place.id;
            let message = format!("Session {id} is ACTIVE and cannot be deleted. End it with EndSession first.");
            return Err(Error::conflict(message).into());
        }
        transaction.remove(place.key()).await?;
        transaction.remove_under(&place.path).await?;
        transaction.commit().await?;
        Ok(DeleteSessionResponse {})
    }

    /// `ListSessions`, newest first.
    pub async fn list_sessions(
        &self,
        context: &RequestContext,
        input: ListSessionsRequest,
    ) -> Result<ListSessionsResponse> {
        let scope = Scope::from(context);
        let request = newest(SESSION, scope.path(), input.max_results, input.next_token.as_deref());
        let page = self.store.list(request).await?;
        let now = self.clock.now();
        let mut session_summaries = Vec::with_capacity(page.documents.len());
        for document in &page.documents {
            let session = Session::read(document)?;
            if session.is_gone(&self.times, now) {
                continue;
            }
            session_summaries.push(SessionSummary {
                created_at: iso(session.created_at),
                last_updated_at: iso(session.updated_at),
                session_arn: scope.session_arn(&document.id),
                session_id: document.id.clone(),
                session_status: session.status(&self.times, now),
            });
        }
        Ok(ListSessionsResponse { next_token: page.next_token, session_summaries })
    }
}
