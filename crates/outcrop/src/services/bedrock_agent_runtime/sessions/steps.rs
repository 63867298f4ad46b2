//! Steps: the checkpoints of an invocation, with their texts and images.

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{
    GetInvocationStepRequest, GetInvocationStepResponse, InvocationStep, InvocationStepPayload, InvocationStepSummary,
    ListInvocationStepsRequest, ListInvocationStepsResponse, PutInvocationStepRequest, PutInvocationStepResponse,
};
use store::documents::{Document, Key, ListRequest};

use super::Sessions;
use super::content;
use super::error::{Result, not_found};
use super::record::{CONTENT, Place, STEP};
use crate::server::RequestContext;
use crate::services::bedrock_agent::pages::newest;

/// Most steps of all invocations of a session.
pub(super) const MOST: u32 = 1_000;

impl Sessions {
    /// `PutInvocationStep`. The same step again, id and all, is answered as the first time; another step with its id is a
    /// conflict.
    pub async fn put_invocation_step(
        &self,
        context: &RequestContext,
        input: PutInvocationStepRequest,
    ) -> Result<PutInvocationStepResponse> {
        let PutInvocationStepRequest { payload, invocation_step_id, .. } = input;
        content::check(&payload)?;
        let place = Place::named(context, &input.session_identifier)?;
        let step = InvocationStepSummary {
            invocation_id: input.invocation_identifier,
            invocation_step_id: invocation_step_id.unwrap_or_else(|| self.ids.uuid().to_string()),
            invocation_step_time: input.invocation_step_time,
            session_id: place.id.clone(),
        };
        let id = stored_id(&step.invocation_id, &step.invocation_step_id);
        let key = Key::new(STEP, &place.path, &id);
        let content_key = Key::new(CONTENT, &place.path, &id);
        let now = self.clock.now();

        let mut transaction = self.store.begin().await?;
        let mut session = self.active(&mut transaction, &place, now).await?;
        if transaction.get(place.invocation_key(&step.invocation_id)).await?.is_none() {
            return Err(no_invocation(&place, &step.invocation_id));
        }
        if let Some(earlier) = transaction.get(key).await? {
            let content = transaction.get(content_key).await?;
            let content: Option<InvocationStepPayload> = content.map(|content| content.parse()).transpose()?;
            if earlier.parse::<InvocationStepSummary>()? == step && content.is_some_and(|content| content == payload) {
                return Ok(PutInvocationStepResponse { invocation_step_id: step.invocation_step_id });
            }
            let message = format!(
                "Invocation {} has another step {} already. Choose another id for this one.",
                step.invocation_id, step.invocation_step_id
            );
            return Err(Error::conflict(message).into());
        }
        if session.record.steps >= MOST {
            let message =
                format!("Session {} has {MOST} steps, the most there may be. Go on in another session.", place.id);
            return Err(Error::service_quota_exceeded(message).into());
        }
        session.record.steps += 1;
        transaction.insert(key, &step.invocation_id, &step, now).await?;
        transaction.insert(content_key, "", &payload, now).await?;
        session.write(&mut transaction, &place, now).await?;
        transaction.commit().await?;
        Ok(PutInvocationStepResponse { invocation_step_id: step.invocation_step_id })
    }

    /// `GetInvocationStep`.
    pub async fn get_invocation_step(
        &self,
        context: &RequestContext,
        input: GetInvocationStepRequest,
    ) -> Result<GetInvocationStepResponse> {
        let place = Place::named(context, &input.session_identifier)?;
        self.read(&place).await?;
        let id = stored_id(&input.invocation_identifier, &input.invocation_step_id);
        let step = self.store.get(Key::new(STEP, &place.path, &id)).await?;
        let content = self.store.get(Key::new(CONTENT, &place.path, &id)).await?;
        let (Some(step), Some(content)) = (step, content) else {
            self.expect_invocation(&place, &input.invocation_identifier).await?;
            let (step, invocation) = (&input.invocation_step_id, &input.invocation_identifier);
            return Err(not_found(format_args!("step {step} in invocation {invocation} of session {}", place.id)));
        };
        let InvocationStepSummary { invocation_id, invocation_step_id, invocation_step_time, session_id } =
            step.parse()?;
        let payload = content.parse()?;
        let invocation_step =
            InvocationStep { invocation_id, invocation_step_id, invocation_step_time, payload, session_id };
        Ok(GetInvocationStepResponse { invocation_step })
    }

    /// `ListInvocationSteps`: of an invocation or of all, the one put last first.
    pub async fn list_invocation_steps(
        &self,
        context: &RequestContext,
        input: ListInvocationStepsRequest,
    ) -> Result<ListInvocationStepsResponse> {
        let place = Place::named(context, &input.session_identifier)?;
        self.read(&place).await?;
        let invocation = input.invocation_identifier.as_deref();
        if let Some(invocation) = invocation {
            self.expect_invocation(&place, invocation).await?;
        }
        let page = self
            .store
            .list(ListRequest {
                name_prefix: invocation.unwrap_or_default(),
                ..newest(STEP, &place.path, input.max_results, input.next_token.as_deref())
            })
            .await?;
        let steps = page.documents.iter().map(Document::parse);
        Ok(ListInvocationStepsResponse {
            invocation_step_summaries: steps.collect::<std::result::Result<_, _>>()?,
            next_token: page.next_token,
        })
    }

    async fn expect_invocation(&self, place: &Place, invocation_id: &str) -> Result<()> {
        match self.store.get(place.invocation_key(invocation_id)).await? {
            Some(_) => Ok(()),
            None => Err(no_invocation(place, invocation_id)),
        }
    }
}

/// Ids of steps are unique in their invocation.
fn stored_id(invocation_id: &str, step_id: &str) -> String {
    format!("{invocation_id}/{step_id}")
}

fn no_invocation(place: &Place, invocation_id: &str) -> super::SessionsError {
    not_found(format_args!("invocation {invocation_id} in session {}", place.id))
}
