//! Putting a session under a memory.

use aws_wire::bedrock_agent_runtime::Error;
use serde::{Deserialize, Serialize};
use store::sessions::{AtEnd, SessionKey};

use super::{QUEUE, lane};
use crate::failure::{Failure, internal};
use crate::turn::Runtime;
use crate::turn::session::{Session, SessionState};

/// What a summary's worker has to know besides the session.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Task {
    pub(super) memory_id: String,
}

/// Puts a session under the memory that a call names; a session that is under one stays there.
pub(crate) fn put_under(session: &mut Session, memory_id: Option<String>) -> Result<(), Failure> {
    if let Some(memory_id) = memory_id {
        check(&session.key.session_id, session.state.memory_id.as_deref(), &memory_id)?;
        session.state.memory_id = Some(memory_id);
    }
    let Some(memory_id) = session.state.memory_id.clone() else { return Ok(()) };
    let lane = lane(&session.key.scope, Some(&memory_id));
    let body = serde_json::to_string(&Task { memory_id }).map_err(|error| internal(&error))?;
    session.at_end = Some(AtEnd { queue: QUEUE, lane, body });
    Ok(())
}

impl Runtime {
    /// Refuses a memory id that is another one than that of a session.
    ///
    /// # Errors
    /// The session is under another memory, a failing store.
    pub async fn check_memory(&self, scope: &str, session_id: &str, memory_id: &str) -> Result<(), Failure> {
        let key = SessionKey { scope: scope.to_owned(), session_id: session_id.to_owned() };
        let record = self.store.load_session(&key, self.clock.now().as_millis()).await;
        let Some(record) = record.map_err(|error| internal(&error))? else { return Ok(()) };
        let state: SessionState = serde_json::from_str(&record.state).map_err(|error| internal(&error))?;
        check(session_id, state.memory_id.as_deref(), memory_id)
    }
}

fn check(session_id: &str, has: Option<&str>, named: &str) -> Result<(), Failure> {
    match has {
        Some(has) if has != named => Err(Failure::new(Error::validation(format!(
            "The session {session_id} is kept under the memory {has}, which cannot change while the session lives. Send the same \
             memoryId or none, or begin another session."
        )))),
        _ => Ok(()),
    }
}
