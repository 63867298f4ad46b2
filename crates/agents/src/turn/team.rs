//! What the agents of a team share while a request is answered: the sessions of the collaborators, and the event that hands
//! control back.
//!
//! The sessions of collaborators stand under the session of the agent that was invoked. What their turns leave behind waits
//! here and is stored together with that agent's turn, so that a request counts as a whole or not at all.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use aws_wire::bedrock_runtime::types::Message;
use store::Ids;
use store::sessions::{SessionKey, Under};

use super::Runtime;
use super::session::{Session, SessionState, not_stored};
use super::tools::MAX_HANDED_BACK;
use crate::failure::Failure;
use crate::knowledge::Source;
use crate::orchestrator::custom::Step;

/// What the agents of a team share.
pub(super) struct Team {
    /// The session of the agent that was invoked.
    first: SessionKey,
    /// The session id that all collaborators have.
    session_id: OnceLock<String>,
    /// The id of the event that the caller answers with this request.
    pub(super) answered: Option<String>,
    /// The id of the event that hands control back.
    invocation_id: OnceLock<String>,
    now: Mutex<Now>,
}

/// How things stand.
struct Now {
    /// The version of the invoked agent's session.
    version: Option<i64>,
    /// How many actions are handed back so far, by the agents that want them.
    handed_back: BTreeMap<Path, usize>,
    members: Members,
}

/// The names that lead to a collaborator.
type Path = Vec<String>;

/// The sessions of collaborators.
pub(super) type Members = BTreeMap<Path, Member>;

/// A collaborator's session, as its last turn left it.
#[derive(Clone)]
pub(super) struct Member {
    session: Session,
    /// Its turns that are not stored yet.
    turns: Vec<String>,
    is_stored: bool,
}

/// A turn of a collaborator that is over.
pub(super) struct Over<'a> {
    pub(super) messages: &'a [Arc<Message>],
    pub(super) steps: &'a [Step],
    pub(super) sources: &'a [Source],
}

impl Team {
    /// The team of an agent that is invoked in this session, by a caller who may answer an earlier event.
    pub(super) fn new(session: &Session, answered: Option<String>) -> Self {
        let session_id = OnceLock::new();
        if let Some(id) = &session.state.collaborators_session {
            // It is empty.
            let _ = session_id.set(id.clone());
        }
        Self {
            first: session.key.clone(),
            session_id,
            answered,
            invocation_id: OnceLock::new(),
            now: Mutex::new(Now {
                version: session.stored_version(),
                handed_back: BTreeMap::new(),
                members: BTreeMap::new(),
            }),
        }
    }

    /// The session id of the collaborators, made when it is first needed.
    fn session_id(&self, ids: &dyn Ids) -> &str {
        self.session_id.get_or_init(|| ids.uuid().to_string())
    }

    /// The session id of the collaborators, if any was written to in this session.
    pub(super) fn known_session_id(&self) -> Option<String> {
        self.session_id.get().cloned()
    }

    /// The id of the event that hands control back in this request.
    pub(super) fn invocation_id(&self, ids: &dyn Ids) -> &str {
        self.invocation_id.get_or_init(|| ids.uuid().to_string())
    }

    /// Whether this is the id of the event that hands control back in this request.
    pub(super) fn is_asking(&self, invocation_id: Option<&str>) -> bool {
        invocation_id.is_some() && self.invocation_id.get().map(String::as_str) == invocation_id
    }

    /// How many of so many actions of an agent can still be handed back in the one event.
    pub(super) fn hand_back(&self, path: &[String], wanted: usize) -> usize {
        let handed_back = &mut self.now().handed_back;
        let granted = (MAX_HANDED_BACK - handed_back.values().sum::<usize>()).min(wanted);
        if granted > 0 {
            *handed_back.entry(path.to_vec()).or_default() += granted;
        }
        granted
    }

    /// The sessions of all agents under one, as they are when a turn of it begins.
    pub(super) fn below(&self, path: &[String]) -> Members {
        let members = &self.now().members;
        members.iter().filter(|(it, _)| is_below(it, path)).map(|(it, member)| (it.clone(), member.clone())).collect()
    }

    /// Forgets a turn that failed with all that agents under it did for it: nobody asks the caller for them, and their sessions
    /// are what they were.
    pub(super) fn forget(&self, path: &[String], below: Members) {
        let mut now = self.now();
        now.handed_back.retain(|it, _| !it.starts_with(path));
        now.members.retain(|it, _| !is_below(it, path));
        now.members.extend(below);
    }

    /// The session of the collaborator that these names lead to. A turn works on a copy; what it leaves is [kept](Self::keep).
    pub(super) async fn session(&self, runtime: &Runtime, path: &[String]) -> Result<Session, Failure> {
        if let Some(member) = self.now().members.get(path) {
            return Ok(member.session.clone());
        }
        // No alias has such a scope, and no two sessions have the same collaborators' session id.
        let scope = format!("collaborator/{}", path.join("/"));
        let key = SessionKey { scope, session_id: self.session_id(&*runtime.ids).to_owned() };
        let session = Session::load(&runtime.store, key, runtime.clock.now(), runtime.limits.history_bytes).await?;
        let member = Member { session: session.clone(), turns: Vec::new(), is_stored: true };
        self.now().members.entry(path.to_vec()).or_insert(member);
        Ok(session)
    }

    /// Keeps what a turn of a collaborator leaves behind until it is stored.
    pub(super) fn keep(&self, path: &[String], state: SessionState, over: Option<Over<'_>>) -> Result<(), Failure> {
        let mut now = self.now();
        let Some(member) = now.members.get_mut(path) else { return Ok(()) };
        if let Some(Over { messages, steps, sources }) = over {
            member.turns.push(member.session.remember(messages, steps, sources)?);
        }
        member.session.go_on(state);
        member.is_stored = false;
        Ok(())
    }

    /// What of the collaborators' sessions is to be stored with the turn of the agent that was invoked.
    pub(super) fn to_store(&self) -> Result<Vec<Under>, Failure> {
        let mut now = self.now();
        let changed = now.members.values_mut().filter(|member| !member.is_stored);
        changed
            .map(|member| {
                member.is_stored = true;
                member.session.under(std::mem::take(&mut member.turns))
            })
            .collect()
    }

    /// Stores the session of a collaborator whose turn is still under way, and nothing else. It is what the session comes back to
    /// when the turn fails.
    pub(super) async fn store_at_once(
        &self,
        runtime: &Runtime,
        path: &[String],
        session: &Session,
    ) -> Result<(), Failure> {
        let Some(version) = self.now().version else { return Ok(()) };
        let under = session.under(Vec::new())?;
        let stored = runtime.store.commit_under(&self.first, version, runtime.clock.now().as_millis(), vec![under]);
        stored.await.map_err(|error| not_stored(&self.first, &error))?;
        if let Some(member) = self.now().members.get_mut(path) {
            member.session.state = session.state.clone();
        }
        Ok(())
    }

    /// Notes that the session of the invoked agent was stored.
    pub(super) fn stored(&self, version: Option<i64>) {
        self.now().version = version;
    }

    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn is_below(path: &[String], other: &[String]) -> bool {
    path.len() > other.len() && path.starts_with(other)
}
