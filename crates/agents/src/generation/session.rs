//! The conversation that a question goes on with.
//!
//! Sessions are the service's: it gives their ids and knows no others.

use std::sync::Arc;
use std::time::Duration;

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message};
use store::sessions::SessionKey;

use super::Question;
use crate::failure::{Failure, internal};
use crate::turn::session::{Session, TurnLock};
use crate::turn::{Runtime, stored};

/// A session ends after this time without a question.
const IDLE: Duration = Duration::from_secs(24 * 60 * 60);
/// Bytes of the earlier questions and answers that models are shown.
const HISTORY_BYTES: usize = 32 * 1024;

/// The conversation of a question.
pub(super) struct Talk {
    session: Session,
    earlier: Vec<Arc<Message>>,
    _lock: TurnLock,
}

impl Talk {
    /// Loads the session that the question names, or begins one.
    pub(super) async fn begin(runtime: &Arc<Runtime>, question: &Question) -> Result<Self, Failure> {
        let Question { account_id, region, session_id, kms_key_arn, .. } = question;
        let given = session_id.is_some();
        let session_id = session_id.clone().unwrap_or_else(|| runtime.ids.uuid().to_string());
        let key = SessionKey { scope: format!("retrieve-and-generate/{account_id}/{region}"), session_id };
        let lock = runtime.in_flight.lock(&key)?;
        let mut session = Session::load(&runtime.store, key, runtime.clock.now(), HISTORY_BYTES).await?;
        let invalid = |message: String| Failure::new(Error::validation(message));
        if given && session.is_new() {
            return Err(invalid(format!(
                "Session with Id {} is not valid. Please check and try again. It was never given, or nothing was asked in it for \
                 {} hours; leave sessionId out to begin another.",
                session.id(),
                IDLE.as_secs() / 3600
            )));
        }
        // A question that goes on with a session need not name its key again.
        if let Some(key) = kms_key_arn.clone() {
            session.fix_encryption_key(Some(key), "sessionConfiguration.kmsKeyArn")?;
        }
        session.prolong(&runtime.store, runtime.clock.now().after(IDLE)).await?;
        let earlier = session.history.newest(HISTORY_BYTES).cloned().collect();
        Ok(Self { session, earlier, _lock: lock })
    }

    pub(super) fn id(&self) -> &str {
        self.session.id()
    }

    /// Whether nothing was asked in it before.
    pub(super) fn is_new(&self) -> bool {
        self.earlier.is_empty()
    }

    /// The earlier questions and answers.
    pub(super) fn messages(&self) -> &[Arc<Message>] {
        &self.earlier
    }

    /// Stores a question and its answer.
    pub(super) async fn remember(
        &mut self,
        runtime: &Runtime,
        question: &Question,
        answer: String,
    ) -> Result<(), Failure> {
        let message = |role, text| Arc::new(Message { role, content: vec![ContentBlock::Text(text)] });
        let asked = message(ConversationRole::User, question.text.clone());
        let turn = stored(&[asked, message(ConversationRole::Assistant, answer)], &[], &[]);
        let turn = turn.map_err(|error| internal(&error))?;
        self.session.commit(&runtime.store, Some(turn), runtime.clock.now(), IDLE).await
    }
}
