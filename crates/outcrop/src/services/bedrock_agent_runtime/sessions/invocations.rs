//! Invocations: what groups the steps of a session.

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{
    CreateInvocationRequest, CreateInvocationResponse, InvocationSummary, ListInvocationsRequest,
    ListInvocationsResponse,
};
use serde::{Deserialize, Serialize};

use super::Sessions;
use super::error::Result;
use super::record::{INVOCATION, Place};
use crate::server::RequestContext;
use crate::services::bedrock_agent::pages::newest;
use crate::services::bedrock_agent::scope::iso;

/// Most invocations of a session. As many as it may have steps: one without a step is of no use.
const MOST: u32 = super::steps::MOST;

/// What is stored of an invocation. No operation gives the description back; a copy of the database has it.
#[derive(Debug, Serialize, Deserialize)]
struct Invocation {
    description: Option<String>,
}

impl Sessions {
    /// `CreateInvocation`. An id that the session has already is a conflict: programs that do not know whether they have made
    /// an invocation create it and pass over that.
    pub async fn create_invocation(
        &self,
        context: &RequestContext,
        input: CreateInvocationRequest,
    ) -> Result<CreateInvocationResponse> {
        let place = Place::named(context, &input.session_identifier)?;
        let invocation_id = input.invocation_id.unwrap_or_else(|| self.ids.uuid().to_string());
        let now = self.clock.now();
        let mut transaction = self.store.begin().await?;
        let mut session = self.active(&mut transaction, &place, now).await?;
        let key = place.invocation_key(&invocation_id);
        if transaction.get(key).await?.is_some() {
            let id = &place.id;
            let message =
                format!("Session {id} has an invocation {invocation_id} already. Use it, or choose another id.");
            return Err(Error::conflict(message).into());
        }
        if session.record.invocations >= MOST {
            let message = format!("Session {} has {MOST} invocations, the most there may be.", place.id);
            return Err(Error::service_quota_exceeded(message).into());
        }
        session.record.invocations += 1;
        transaction.insert(key, "", &Invocation { description: input.description }, now).await?;
        session.write(&mut transaction, &place, now).await?;
        transaction.commit().await?;
        Ok(CreateInvocationResponse { created_at: iso(now), invocation_id, session_id: place.id })
    }

    /// `ListInvocations`, newest first.
    pub async fn list_invocations(
        &self,
        context: &RequestContext,
        input: ListInvocationsRequest,
    ) -> Result<ListInvocationsResponse> {
        let place = Place::named(context, &input.session_identifier)?;
        self.read(&place).await?;
        let request = newest(INVOCATION, &place.path, input.max_results, input.next_token.as_deref());
        let page = self.store.list(request).await?;
        let summary = |document: store::documents::Document| InvocationSummary {
            created_at: iso(document.created_at),
            invocation_id: document.id,
            session_id: place.id.clone(),
        };
        Ok(ListInvocationsResponse {
            invocation_summaries: page.documents.into_iter().map(summary).collect(),
            next_token: page.next_token,
        })
    }
}
