//! A session between turns: what is stored, how a turn begins from it, and that only one turn has it at a time.

use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{self as run, ReturnControlPayload};
use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message, ToolUseBlock};
use serde::{Deserialize, Serialize};
use store::sessions::{AtEnd, SessionKey, TurnCommit, Under};
use store::{Store, StoreError, Timestamp};

use super::files::SessionFile;
use super::history::{History, stored};
use crate::failure::{Failure, internal};
use crate::knowledge::{Found, Retrieval, Source};
use crate::orchestrator::custom::Step;
use crate::orchestrator::{AnyOrchestrator, ToolOutcome};
use crate::payloads::Payloads;

/// Attributes by name.
pub type Attributes = BTreeMap<String, String>;

/// What a session keeps beside its turns.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SessionState {
    pub(crate) session_attributes: Attributes,
    /// Those that an inline agent's session keeps.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) prompt_session_attributes: Attributes,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) pending: Option<Pending>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) files: Vec<SessionFile>,
    /// The model that was asked last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    model: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    encryption_key: Option<String>,
    /// The memory that it is kept under.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) memory_id: Option<String>,
    /// The session id of its collaborators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) collaborators_session: Option<String>,
    /// The name of the collaborator that answered last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) last_collaborator: Option<String>,
    /// The attributes that its supervisor had when it was last told something.
    #[serde(default, skip_serializing_if = "Attributes::is_empty")]
    pub(crate) told_attributes: Attributes,
    #[serde(default, skip_serializing_if = "Attributes::is_empty")]
    pub(crate) told_prompt_attributes: Attributes,
    /// What its model can refer to.
    #[serde(default, skip_serializing_if = "Payloads::is_empty")]
    pub(crate) payloads: Payloads,
}

/// A turn that waits for its caller to carry out actions or to bring the user's consent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Pending {
    /// What the caller was asked for, by this agent and by its collaborators.
    pub(crate) asked: ReturnControlPayload,
    /// All calls of the iteration in the order of the model; those that wait are in the order of `asked`.
    pub(crate) calls: Vec<PendingCall>,
    pub(crate) orchestrator: AnyOrchestrator,
    pub(crate) input_text: String,
    pub(crate) prompt_session_attributes: Attributes,
    pub(crate) given_history: Vec<Arc<Message>>,
    #[serde(default)]
    pub(crate) found: Found,
    #[serde(default)]
    pub(crate) retrieval: Retrieval,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum PendingCall {
    /// The caller was not asked for it.
    Done(ToolOutcome),
    /// The caller was asked for it.
    Waiting(ToolUseBlock),
    /// The caller was asked, the user agreed and it was run, but the turn failed behind it. It is not run again.
    Ran(ToolOutcome),
    /// A collaborator asked the caller; its own session waits for the answers.
    Collaborating {
        /// The message to it.
        call: ToolUseBlock,
        /// Its name.
        collaborator: String,
        /// How many things it and its own collaborators asked for.
        asked: usize,
    },
}

/// A session as a turn has it.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) key: SessionKey,
    version: Option<i64>,
    pub(crate) state: SessionState,
    pub(crate) history: History,
    /// The job that it leaves when it ends.
    pub(crate) at_end: Option<AtEnd>,
}

impl Session {
    /// Loads a session, or begins one when there is none or it has expired.
    pub(crate) async fn load(
        store: &Store,
        key: SessionKey,
        now: Timestamp,
        history_bytes: usize,
    ) -> Result<Self, Failure> {
        let record = store.load_session(&key, now.as_millis()).await.map_err(|error| internal(&error))?;
        let Some(record) = record else {
            return Ok(Self {
                key,
                version: None,
                state: SessionState::default(),
                history: History::default(),
                at_end: None,
            });
        };
        let state = serde_json::from_str(&record.state).map_err(|error| internal(&error))?;
        let history = History::read(&record.turns, history_bytes).map_err(|error| internal(&error))?;
        Ok(Self { key, version: Some(record.version), state, history, at_end: None })
    }

    /// Whether it was never stored, or has expired since.
    pub(crate) fn is_new(&self) -> bool {
        self.version.is_none()
    }

    pub(crate) fn id(&self) -> &str {
        &self.key.session_id
    }

    /// How often it was stored.
    pub(crate) fn version(&self) -> usize {
        self.version.and_then(|version| usize::try_from(version).ok()).unwrap_or(0)
    }

    /// The version that is stored.
    pub(crate) fn stored_version(&self) -> Option<i64> {
        self.version
    }

    /// Holds the session to the key that its first request named in this member.
    pub(crate) fn fix_encryption_key(&mut self, key: Option<String>, member: &str) -> Result<(), Failure> {
        if self.version.is_some() && self.state.encryption_key != key {
            return Err(Failure::new(Error::validation(format!(
                "The session {} began with {} as {member}, which cannot change while the session lives. Send the \
                 same key or begin another session.",
                self.key.session_id,
                self.state.encryption_key.as_deref().unwrap_or("no key"),
            ))));
        }
        self.state.encryption_key = key;
        Ok(())
    }

    /// Says which model this turn asks; what another one reasoned in earlier turns is not shown to it.
    pub(crate) fn ask_model(&mut self, model: &str) {
        if self.state.model.as_deref() != Some(model) {
            self.history.forget_reasoning();
            self.state.model = Some(model.to_owned());
        }
    }

    /// Keeps it until then at least, whatever becomes of the turn. A new session is not stored yet.
    pub(crate) async fn prolong(&self, store: &Store, until: Timestamp) -> Result<(), Failure> {
        let Some(version) = self.version else { return Ok(()) };
        let prolonged = store.prolong_session(&self.key, version, until.as_millis()).await;
        prolonged.map_err(|error| not_stored(&self.key, &error))
    }

    /// Stores what the turn leaves behind; a `turn` that is over, in the form of [`stored`], becomes history.
    pub(crate) async fn commit(
        &mut self,
        store: &Store,
        turn: Option<String>,
        now: Timestamp,
        idle_ttl: std::time::Duration,
    ) -> Result<(), Failure> {
        self.commit_with(store, turn, now, idle_ttl, Vec::new()).await
    }

    /// The same, with what the turns of collaborators leave behind.
    pub(crate) async fn commit_with(
        &mut self,
        store: &Store,
        turn: Option<String>,
        now: Timestamp,
        idle_ttl: std::time::Duration,
        under: Vec<Under>,
    ) -> Result<(), Failure> {
        let commit = TurnCommit {
            state: serde_json::to_string(&self.state).map_err(|error| internal(&error))?,
            append_turn: turn,
            now_ms: now.as_millis(),
            expires_at_ms: now.after(idle_ttl).as_millis(),
            at_end: self.at_end.clone(),
        };
        let stored = store.commit_turn_with(&self.key, self.version, commit, under).await;
        self.version = Some(stored.map_err(|error| not_stored(&self.key, &error))?);
        Ok(())
    }

    /// Adds a turn that is over to a session that is stored later; gives the form in which it will be.
    pub(super) fn remember(
        &mut self,
        messages: &[Arc<Message>],
        steps: &[Step],
        sources: &[Source],
    ) -> Result<String, Failure> {
        let turn = stored(messages, steps, sources).map_err(|error| internal(&error))?;
        self.history.push_turn(messages, steps, sources, turn.len());
        Ok(turn)
    }

    /// Takes what a turn left over for the next.
    pub(super) fn go_on(&mut self, state: SessionState) {
        self.state = state;
        self.version = Some(self.version.unwrap_or(0) + 1);
    }

    /// The session as it is stored under the one that its turns belong to.
    pub(super) fn under(&self, append_turns: Vec<String>) -> Result<Under, Failure> {
        let state = serde_json::to_string(&self.state).map_err(|error| internal(&error))?;
        Ok(Under { key: self.key.clone(), version: self.version.unwrap_or(0), state, append_turns })
    }
}

/// A session could not be stored.
pub(super) fn not_stored(key: &SessionKey, error: &StoreError) -> Failure {
    match error {
        StoreError::Conflict { .. } => Failure::new(busy(&key.session_id)),
        error => internal(error),
    }
}

/// The messages of `conversationHistory`.
pub(crate) fn given_history(given: Option<run::ConversationHistory>) -> Result<Vec<Arc<Message>>, Failure> {
    let messages = given.and_then(|history| history.messages).unwrap_or_default();
    let mut out = Vec::with_capacity(messages.len());
    for (index, message) in messages.into_iter().enumerate() {
        let texts: Vec<_> = message.content.into_iter().map(|run::ContentBlock::Text(text)| text).collect();
        if texts.iter().all(|text| text.trim().is_empty()) {
            return Err(Failure::new(Error::validation(format!(
                "conversationHistory.messages[{index}].content has no text. Leave the message out or give it one."
            ))));
        }
        let role = match message.role {
            run::ConversationRole::User => ConversationRole::User,
            run::ConversationRole::Assistant => ConversationRole::Assistant,
        };
        out.push(Arc::new(Message { role, content: texts.into_iter().map(ContentBlock::Text).collect() }));
    }
    Ok(out)
}

fn busy(session_id: &str) -> Error {
    Error::conflict(format!(
        "Session {session_id} is already handling a request. Wait for its response to end, then retry your request."
    ))
}

/// The sessions that have a turn under way in this process.
#[derive(Debug, Default)]
pub(crate) struct InFlight(Mutex<HashSet<SessionKey>>);

/// A session's only turn; the session is free again when it is dropped.
#[derive(Debug)]
pub(crate) struct TurnLock {
    sessions: Arc<InFlight>,
    key: SessionKey,
}

impl InFlight {
    /// Takes the session for a turn.
    pub(crate) fn lock(self: &Arc<Self>, key: &SessionKey) -> Result<TurnLock, Failure> {
        let free = self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(key.clone());
        match free {
            true => Ok(TurnLock { sessions: self.clone(), key: key.clone() }),
            false => Err(Failure::new(busy(&key.session_id))),
        }
    }

    /// Whether the session has a turn.
    pub(crate) fn has(&self, key: &SessionKey) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains(key)
    }
}

impl Drop for TurnLock {
    fn drop(&mut self) {
        self.sessions.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.key);
    }
}
