//! The runtime of a turn: it carries out what the orchestrator decides, and owns everything that touches the world — model
//! calls, functions, traces, limits, time, the session.

mod aliases;
mod around;
mod budget;
mod collaborate;
mod custom;
mod errand;
mod events;
mod executors;
mod files;
mod finish;
mod history;
mod limits;
mod look_up;
mod look_ups;
mod model_call;
mod parsing;
mod pieces;
mod place;
mod resume;
mod routing;
mod server_runs;
pub(crate) mod session;
mod steps;
mod team;
mod tools;

use std::sync::Arc;

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{ConversationHistory, InvocationResultMember, KnowledgeBaseConfiguration};
use aws_wire::bedrock_runtime::types::PerformanceConfiguration;
use execution::FunctionExecutor;
use execution::http_actions::HttpServers;
use execution::mcp::McpServers;
use models::Model;
use store::sessions::SessionKey;
use store::{Clock, Ids, Store};
use tokio::sync::Notify;

use crate::action_groups::Limits;
use crate::agent::Agent;
use crate::failure::{Failure, internal};
use crate::{knowledge, memory};
use budget::Share;
use place::Place;
use session::{InFlight, Session};
use team::Team;

pub use aliases::{Aliases, NoAgent, NoAliases};
pub use events::{Chunk, TurnEvent, TurnStream};
pub(crate) use events::{Events, run};
pub(crate) use executors::{bad_response, event_agent};
pub use files::SessionFile;
pub use history::HistoryRules;
pub(crate) use history::{History, stored};
pub(crate) use limits::DEPTH;
pub use limits::TurnLimits;
pub use look_ups::{LookUp, LookUps, NoKnowledgeBases};
pub(crate) use model_call::{BYTES_PER_TOKEN, request};
pub use session::Attributes;
pub(crate) use steps::iso;

/// What turns run on; one for the whole server.
pub struct Runtime {
    /// Answers for every model id.
    pub models: Arc<dyn Model>,
    /// Calls the functions of action groups.
    pub functions: Arc<dyn FunctionExecutor>,
    /// Calls the tools of action groups that name an MCP server; none are known at first.
    pub mcp: McpServers,
    /// Calls the operations of action groups that name an HTTP server; none are known at first.
    pub http: HttpServers,
    /// Searches knowledge bases; there are none at first.
    pub look_ups: Arc<dyn LookUps>,
    /// Finds the agents of collaborators; there are none at first.
    pub aliases: Arc<dyn Aliases>,
    /// Keeps sessions.
    pub store: Store,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Ids of model calls, function calls and returns of control.
    pub ids: Arc<dyn Ids>,
    /// The bounds of a turn.
    pub limits: TurnLimits,
    /// The bounds of actions' results.
    pub action_limits: Limits,
    pub(crate) in_flight: Arc<InFlight>,
    /// Tells that sessions have ended.
    pub(crate) sessions_ended: Arc<Notify>,
}

/// One call of an agent.
#[derive(Debug, Default)]
pub struct TurnRequest {
    /// The uuid of the request; trace ids begin with it.
    pub request_id: String,
    /// The caller's session.
    pub session_id: String,
    /// What the user says; ignored when results are given.
    pub input_text: Option<String>,
    /// Attributes that are merged into the session's.
    pub session_attributes: Attributes,
    /// Attributes of this turn.
    pub prompt_session_attributes: Attributes,
    /// The invocation that `results` answer.
    pub invocation_id: Option<String>,
    /// The results of a return of control.
    pub results: Vec<InvocationResultMember>,
    /// How the agent's knowledge bases are searched in this turn.
    pub knowledge_base_configurations: Vec<KnowledgeBaseConfiguration>,
    /// A conversation that went before.
    pub conversation_history: Option<ConversationHistory>,
    /// Files for the model to read; they stay with the session.
    pub files: Vec<SessionFile>,
    /// What of the session's earlier turns the model is shown.
    pub history: HistoryRules,
    /// The key that the session's data is to be encrypted with; it cannot change while the session lives.
    pub encryption_key: Option<String>,
    /// The memory that the session is kept under, where the agent remembers.
    pub memory_id: Option<String>,
    /// Whether the caller gets traces.
    pub enable_trace: bool,
    /// The latency asked of the model, where its provider knows such a setting.
    pub performance: Option<PerformanceConfiguration>,
    /// The least characters of a chunk when the final answer is streamed; none for one chunk.
    pub stream_interval: Option<usize>,
}

impl Runtime {
    /// A runtime on these parts, with default limits.
    #[must_use]
    pub fn new(
        models: Arc<dyn Model>,
        functions: Arc<dyn FunctionExecutor>,
        store: Store,
        clock: Arc<dyn Clock>,
        ids: Arc<dyn Ids>,
    ) -> Self {
        let (limits, action_limits, in_flight) = (TurnLimits::default(), Limits::default(), Arc::default());
        let (mcp, http) = (McpServers::default(), HttpServers::default());
        let (look_ups, aliases) = (Arc::new(NoKnowledgeBases), Arc::new(NoAliases));
        let sessions_ended = Arc::default();
        Self {
            models,
            functions,
            mcp,
            http,
            look_ups,
            aliases,
            store,
            clock,
            ids,
            limits,
            action_limits,
            in_flight,
            sessions_ended,
        }
    }

    /// Begins a turn. What can be refused before the first event is an error here; later failures end the stream.
    ///
    /// # Errors
    /// A missing text, results that do not fit, another turn of the session under way, a failing store.
    pub async fn invoke(self: &Arc<Self>, agent: Arc<Agent>, request: TurnRequest) -> Result<TurnStream, Failure> {
        let started = self.clock.now();
        let place = if agent.is_inline() { "knowledgeBases" } else { "sessionState.knowledgeBaseConfigurations" };
        let retrieval = knowledge::retrieval(request.knowledge_base_configurations, &agent.knowledge_bases, place);
        let retrieval = retrieval.map_err(invalid)?;
        let key = SessionKey { scope: agent.session_scope.clone(), session_id: request.session_id.clone() };
        let lock = self.in_flight.lock(&key)?;
        let mut session = Session::load(&self.store, key, started, self.limits.history_bytes).await?;
        session.fix_encryption_key(request.encryption_key, "customerEncryptionKeyArn")?;
        let memory = self.memory(&agent, &mut session, request.memory_id).await?;
        files::add(&mut session.state.files, request.files, self.limits.file_bytes)?;
        session.state.session_attributes.extend(request.session_attributes);
        self.limits.check_attributes(&session.state.session_attributes).map_err(invalid)?;
        // Those of an inline agent live as long as its session.
        let mut prompt_session_attributes = match agent.is_inline() {
            true => session.state.prompt_session_attributes.clone(),
            false => Attributes::new(),
        };
        prompt_session_attributes.extend(request.prompt_session_attributes);
        self.limits.check_attributes(&prompt_session_attributes).map_err(invalid)?;

        let team = Team::new(&session, request.invocation_id.clone());
        let beginning = match (request.results.is_empty(), &request.invocation_id, request.input_text) {
            (true, Some(_), _) => {
                return Err(invalid("sessionState.invocationId is given without returnControlInvocationResults."));
            }
            (true, None, text) => {
                let text = text.filter(|text| !text.trim().is_empty());
                let text =
                    text.ok_or_else(|| invalid("inputText is required unless the session ends or results are given."))?;
                let given = match session::given_history(request.conversation_history)? {
                    given if given.is_empty() => {
                        session.state.pending.take().map(resume::abandoned).unwrap_or_default()
                    }
                    given => given,
                };
                session.state.pending = None;
                resume::Beginning::fresh(text, prompt_session_attributes, given, self.limits.iterations, &agent)
            }
            (false, invocation_id, _) => {
                let results = (invocation_id.as_deref(), &request.results[..]);
                resume::Beginning::resumed(&mut session, results, prompt_session_attributes)?
            }
        };
        let resume::Beginning { mut course, first } = beginning;
        course.retrieval.extend(retrieval);
        session.history.push_given(&course.given_history);
        session.history.restrict(request.history);
        session.ask_model(&agent.foundation_model);
        session.prolong(&self.store, started.after(agent.idle_session_ttl)).await?;
        let tool_style = agent.style_for(&*self.models);
        let runtime = self.clone();
        Ok(events::run(move |events| {
            let (enable_trace, performance) = (request.enable_trace, request.performance);
            let turn = steps::Turn {
                place: Arc::new(Place::first(&agent, team, Share::whole(&runtime.limits))),
                answering: finish::Answering::new(request.stream_interval, &agent),
                runtime,
                agent,
                session,
                caller: steps::Caller { enable_trace, performance, events },
                turn_id: request.request_id,
                started,
                course,
                tool_style,
                model_calls: 0,
                looked_up: None,
                memory,
            };
            turn.run(first, lock)
        }))
    }

    /// Puts a session under the memory that the call names, where the agent remembers, and recalls its earlier sessions.
    async fn memory(
        &self,
        agent: &Agent,
        session: &mut Session,
        memory_id: Option<String>,
    ) -> Result<Option<Vec<String>>, Failure> {
        let Some(rules) = agent.memory else { return Ok(None) };
        memory::put_under(session, memory_id)?;
        let Some(memory_id) = &session.state.memory_id else { return Ok(None) };
        Ok(Some(self.recall(rules, &agent.session_scope, memory_id).await?))
    }

    /// Ends a session, named by what its id is unique in ([`Agent::session_scope`]) and its id. No model is called, and of the agent nothing is needed.
    ///
    /// # Errors
    /// A turn of the session under way, a failing store.
    pub async fn end_session(&self, scope: &str, session_id: &str) -> Result<TurnStream, Failure> {
        let key = SessionKey { scope: scope.to_owned(), session_id: session_id.to_owned() };
        let lock = self.in_flight.lock(&key)?;
        self.store.end_session(&key).await.map_err(|error| internal(&error))?;
        self.sessions_ended.notify_one();
        Ok(events::run(move |events| async move {
            drop(lock);
            let text = "The session has ended.".to_owned();
            events.send(TurnEvent::Chunk(Chunk { text, citations: Vec::new() })).await;
            Ok(())
        }))
    }

    /// Forgets expired sessions, but for those that have a turn under way; a few at a time, so that nothing waits long behind it.
    ///
    /// # Errors
    /// A failing store.
    pub async fn expire_sessions(&self) -> Result<u64, store::StoreError> {
        let now_ms = self.clock.now().as_millis();
        let count = self.store.expire_sessions(now_ms, 100, |key| self.in_flight.has(key)).await?;
        self.sessions_ended.notify_one();
        Ok(count)
    }
}

/// Whether an answer of this agent may name sources. With a disabled orchestration prompt the model's answer is the answer as it
/// is.
fn cites(agent: &Agent) -> bool {
    let is_asked_to = agent.custom_orchestrator.is_some() || agent.prompts.orchestration.enabled;
    is_asked_to && !(agent.knowledge_bases.is_empty() && agent.collaborators.is_empty())
}

fn invalid(message: impl Into<String>) -> Failure {
    Failure::new(Error::validation(message))
}
