//! A runtime on scripted parts: what the model says and what functions answer is written by the test.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use agents::Failure;
use agents::action_groups::Limits;
use agents::agent::Agent;
use agents::definition::AgentSnapshot;
use agents::turn::{Aliases, Chunk, LookUp, LookUps, NoAgent, Runtime, TurnEvent, TurnRequest};
use aws_wire::bedrock_agent::types as build;
use aws_wire::bedrock_agent::types::{ActionGroupState, AgentStatus};
use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::KnowledgeBaseRetrievalResult;
use aws_wire::bedrock_runtime::types::{
    ContentBlock, ContentBlockDelta, ContentBlockDeltaEvent, ContentBlockStart, ContentBlockStartEvent,
    ConverseStreamMetadataEvent, ConverseStreamMetrics, Message, MessageStopEvent, ReasoningContentBlockDelta,
    StopReason, TokenUsage, ToolResultContentBlock, ToolResultStatus, ToolUseBlockDelta, ToolUseBlockStart,
};
use execution::{ExecutionError, FunctionExecutor, Invocation, Outcome};
use futures::{StreamExt as _, stream};
use models::{Model, ModelError, ModelEvent, ModelRequest, ModelStream};
use serde_json::{Value, json};
use store::{Options, ScriptedClock, ScriptedIds, Store, Timestamp};
use tempfile::TempDir;

/// An answer of the model: texts as the pieces in which they come, and calls.
#[derive(Clone, Debug)]
pub(crate) enum Says {
    Text(Vec<String>),
    Call { id: String, name: String, input: String },
}

pub(crate) fn text(text: &str) -> Says {
    Says::Text(vec![text.to_owned()])
}

pub(crate) fn call(id: &str, name: &str, input: &Value) -> Says {
    Says::Call { id: id.to_owned(), name: name.to_owned(), input: input.to_string() }
}

/// What a model says, in its order.
type Script = VecDeque<Result<Vec<ModelEvent>, ModelError>>;

#[derive(Default)]
pub(crate) struct ScriptedModel {
    pub(crate) answers: Mutex<Script>,
    /// What models of these ids say; they say nothing of the rest.
    pub(crate) scripts: Mutex<BTreeMap<String, Script>>,
    /// The models that take no tools, beside those of `takes_no_tools`.
    pub(crate) without_tools: Mutex<BTreeSet<String>>,
    /// The model that never answers.
    pub(crate) never: Mutex<Option<String>>,
    /// Where the models with these ids meet before they answer.
    pub(crate) meeting: Mutex<Option<(BTreeSet<String>, Arc<Meeting>)>>,
    /// Whether the model begins every answer and never goes on.
    pub(crate) hangs: AtomicBool,
    pub(crate) requests: Mutex<Vec<ModelRequest>>,
    /// Tokens that the model takes, if it is known.
    pub(crate) context_window: Mutex<Option<u32>>,
    pub(crate) takes_no_tools: AtomicBool,
}

/// Nobody leaves it before all are there; then so much time has passed.
pub(crate) struct Meeting {
    pub(crate) barrier: tokio::sync::Barrier,
    pub(crate) clock: Arc<ScriptedClock>,
    pub(crate) lasts: Duration,
}

impl ScriptedModel {
    /// What the model of this id says next.
    pub(crate) fn of(&self, model_id: &str, blocks: &[Says]) {
        let calls = blocks.iter().any(|block| matches!(block, Says::Call { .. }));
        let stop = if calls { StopReason::ToolUse } else { StopReason::EndTurn };
        self.script(model_id, Ok(events(blocks, stop, None, (10, 5))));
    }

    pub(crate) fn script(&self, model_id: &str, answer: Result<Vec<ModelEvent>, ModelError>) {
        self.scripts.lock().unwrap().entry(model_id.to_owned()).or_default().push_back(answer);
    }

    /// What the model of this id was asked, in its order.
    pub(crate) fn asked(&self, model_id: &str) -> Vec<ModelRequest> {
        self.requests.lock().unwrap().iter().filter(|request| request.model_id == model_id).cloned().collect()
    }

    pub(crate) fn says(&self, blocks: &[Says]) {
        let calls = blocks.iter().any(|block| matches!(block, Says::Call { .. }));
        let stop = if calls { StopReason::ToolUse } else { StopReason::EndTurn };
        self.answers.lock().unwrap().push_back(Ok(events(blocks, stop, None, (0, 0))));
    }

    /// Answers after a signed thought.
    pub(crate) fn thinks(&self, thought: &str, blocks: &[Says]) {
        let delta = |delta| {
            let delta = ContentBlockDelta::ReasoningContent(delta);
            ModelEvent::ContentBlockDelta(ContentBlockDeltaEvent { content_block_index: -1, delta })
        };
        let mut all = vec![
            delta(ReasoningContentBlockDelta::Text(thought.to_owned())),
            delta(ReasoningContentBlockDelta::Signature("signature".to_owned())),
        ];
        all.extend(events(blocks, StopReason::EndTurn, None, (0, 0)));
        self.answers.lock().unwrap().push_back(Ok(all));
    }

    pub(crate) fn fails(&self, error: ModelError) {
        self.answers.lock().unwrap().push_back(Err(error));
    }
}

pub(crate) fn events(
    blocks: &[Says],
    stop_reason: StopReason,
    fields: Option<Value>,
    (input_tokens, output_tokens): (i32, i32),
) -> Vec<ModelEvent> {
    let mut events = Vec::new();
    for (index, block) in blocks.iter().enumerate() {
        let content_block_index = i32::try_from(index).unwrap();
        let delta = |delta| ModelEvent::ContentBlockDelta(ContentBlockDeltaEvent { content_block_index, delta });
        match block {
            Says::Text(pieces) => events.extend(pieces.iter().cloned().map(ContentBlockDelta::Text).map(delta)),
            Says::Call { id, name, input } => {
                let start = ToolUseBlockStart { name: name.clone(), tool_use_id: id.clone(), r#type: None };
                let start = ContentBlockStart::ToolUse(start);
                events.push(ModelEvent::ContentBlockStart(ContentBlockStartEvent { content_block_index, start }));
                events.push(delta(ContentBlockDelta::ToolUse(ToolUseBlockDelta { input: input.clone() })));
            }
        }
    }
    let stop = MessageStopEvent { stop_reason, additional_model_response_fields: fields };
    events.push(ModelEvent::MessageStop(stop));
    events.push(ModelEvent::Metadata(ConverseStreamMetadataEvent {
        metrics: ConverseStreamMetrics { latency_ms: 1 },
        performance_config: None,
        service_tier: None,
        trace: None,
        usage: TokenUsage {
            cache_details: None,
            cache_read_input_tokens: None,
            cache_write_input_tokens: None,
            input_tokens,
            output_tokens,
            total_tokens: input_tokens + output_tokens,
        },
    }));
    events
}

#[async_trait::async_trait]
impl Model for ScriptedModel {
    async fn converse(&self, request: ModelRequest) -> Result<ModelStream, ModelError> {
        let model_id = request.model_id.clone();
        self.requests.lock().unwrap().push(request);
        let never = self.never.lock().unwrap().as_ref() == Some(&model_id);
        if never || self.hangs.load(Ordering::Relaxed) {
            return Ok(stream::pending().boxed());
        }
        let meeting = self.meeting.lock().unwrap().clone().filter(|(who, _)| who.contains(&model_id));
        if let Some((_, meeting)) = meeting
            && meeting.barrier.wait().await.is_leader()
        {
            meeting.clock.advance(meeting.lasts);
        }
        let scripted = self.scripts.lock().unwrap().get_mut(&model_id).map(VecDeque::pop_front);
        if let Some(answer) = scripted {
            let answer = answer.unwrap_or_else(|| panic!("{model_id} was asked more often than its script says"));
            return Ok(stream::iter(answer?.into_iter().map(Ok)).boxed());
        }
        let answer =
            self.answers.lock().unwrap().pop_front().expect("the model was asked more often than the script says");
        Ok(stream::iter(answer?.into_iter().map(Ok)).boxed())
    }

    fn context_window(&self, _: &str) -> Option<u32> {
        *self.context_window.lock().unwrap()
    }

    fn takes_tools(&self, model_id: &str) -> Option<bool> {
        let takes_none =
            self.takes_no_tools.load(Ordering::Relaxed) || self.without_tools.lock().unwrap().contains(model_id);
        takes_none.then_some(false)
    }
}

type Answer = Box<dyn Fn(&Value) -> Outcome + Send + Sync>;

/// Functions by ARN, as closures over the event.
#[derive(Default)]
pub(crate) struct ScriptedFunctions {
    pub(crate) answer: Mutex<Option<Answer>>,
    pub(crate) events: Mutex<Vec<Value>>,
}

impl ScriptedFunctions {
    /// Every function answers with this text, echoing what was asked.
    pub(crate) fn answer_text(&self, text: &'static str) {
        self.answer(move |event| {
            json!({"messageVersion": "1.0", "response": {
                "actionGroup": event["actionGroup"], "function": event["function"],
                "functionResponse": {"responseBody": {"TEXT": {"body": text}}}}})
        });
    }

    pub(crate) fn answer(&self, answer: impl Fn(&Value) -> Value + Send + Sync + 'static) {
        *self.answer.lock().unwrap() = Some(Box::new(move |event| Outcome {
            payload: answer(event).to_string().into(),
            function_error: None,
            log_tail: None,
            executed_version: "$LATEST".into(),
        }));
    }

    pub(crate) fn raise(&self, kind: &'static str, message: &'static str) {
        *self.answer.lock().unwrap() = Some(Box::new(move |_| Outcome {
            payload: json!({"errorType": kind, "errorMessage": message}).to_string().into(),
            function_error: Some("Unhandled".into()),
            log_tail: None,
            executed_version: "$LATEST".into(),
        }));
    }
}

#[async_trait::async_trait]
impl FunctionExecutor for ScriptedFunctions {
    async fn invoke(&self, invocation: Invocation) -> Result<Outcome, ExecutionError> {
        let event = serde_json::from_slice(&invocation.payload).unwrap();
        let answer = self.answer.lock().unwrap();
        let outcome = answer.as_ref().expect("no function was expected to be called")(&event);
        self.events.lock().unwrap().push(event);
        Ok(outcome)
    }
}

/// Knowledge bases whose searches find what the script says.
#[derive(Default)]
pub(crate) struct ScriptedLookUps {
    /// What the next searches bring, in their order; nothing when the script has ended.
    pub(crate) results: Mutex<VecDeque<Result<Vec<KnowledgeBaseRetrievalResult>, Error>>>,
    pub(crate) asked: Mutex<Vec<LookUp>>,
}

impl ScriptedLookUps {
    pub(crate) fn finds(&self, texts: &[&str]) {
        let results = texts.iter().map(|text| found(text)).collect();
        self.results.lock().unwrap().push_back(Ok(results));
    }
}

/// A search result from an object that is named for it.
pub(crate) fn found(text: &str) -> KnowledgeBaseRetrievalResult {
    let uri = format!("s3://menus/{}.md", text.split(' ').next().unwrap_or_default());
    serde_json::from_value(json!({"content": {"type": "TEXT", "text": text}, "score": 0.5,
        "location": {"type": "S3", "s3Location": {"uri": uri}}, "metadata": {"x-amz-bedrock-kb-source-uri": uri}}))
    .unwrap()
}

#[async_trait::async_trait]
impl LookUps for ScriptedLookUps {
    async fn retrieve(&self, look_up: LookUp) -> Result<Vec<KnowledgeBaseRetrievalResult>, Error> {
        self.asked.lock().unwrap().push(look_up);
        self.results.lock().unwrap().pop_front().unwrap_or(Ok(Vec::new()))
    }
}

/// Agents behind aliases, by the aliases' ARNs; what is not there was deleted.
#[derive(Default)]
pub(crate) struct ScriptedAliases(pub(crate) Mutex<BTreeMap<String, Result<Arc<Agent>, NoAgent>>>);

impl ScriptedAliases {
    pub(crate) fn serve(&self, agent: &Arc<Agent>) {
        self.0.lock().unwrap().insert(agent.origin.alias_arn.clone(), Ok(agent.clone()));
    }
}

#[async_trait::async_trait]
impl Aliases for ScriptedAliases {
    async fn agent(&self, alias_arn: &str) -> Result<Arc<Agent>, NoAgent> {
        self.0.lock().unwrap().get(alias_arn).cloned().unwrap_or(Err(NoAgent::Deleted))
    }
}

/// A runtime and its scripted parts.
pub(crate) struct House {
    pub(crate) aliases: Arc<ScriptedAliases>,
    pub(crate) look_ups: Arc<ScriptedLookUps>,
    pub(crate) runtime: Arc<Runtime>,
    pub(crate) model: Arc<ScriptedModel>,
    pub(crate) functions: Arc<ScriptedFunctions>,
    pub(crate) clock: Arc<ScriptedClock>,
    /// No process gives an id that another gave.
    ids: Arc<ScriptedIds>,
    folder: Arc<TempDir>,
}

impl House {
    pub(crate) async fn new() -> Self {
        let clock = Arc::new(ScriptedClock::starting_at(Timestamp::from_millis(1_700_000_000_000)));
        Self::open(Arc::new(tempfile::tempdir().unwrap()), clock, Arc::default()).await
    }

    /// Another process on the same data, after this one ended.
    pub(crate) async fn restarted(self) -> Self {
        self.runtime.store.close().await;
        let (folder, clock, ids) = (self.folder.clone(), self.clock.clone(), self.ids.clone());
        drop(self);
        Self::open(folder, clock, ids).await
    }

    async fn open(folder: Arc<TempDir>, clock: Arc<ScriptedClock>, ids: Arc<ScriptedIds>) -> Self {
        let options = Options::new(folder.path().join("test.db")).clock(clock.clone());
        let store = Store::open(options).await.unwrap();
        let (model, functions) = (Arc::<ScriptedModel>::default(), Arc::<ScriptedFunctions>::default());
        let look_ups = Arc::<ScriptedLookUps>::default();
        let aliases = Arc::<ScriptedAliases>::default();
        let mut runtime = Runtime::new(model.clone(), functions.clone(), store, clock.clone(), ids.clone());
        runtime.look_ups = look_ups.clone();
        runtime.aliases = aliases.clone();
        Self { aliases, runtime: Arc::new(runtime), look_ups, model, functions, clock, ids, folder }
    }

    pub(crate) async fn invoke(&self, agent: &Arc<Agent>, request: TurnRequest) -> Result<Vec<TurnEvent>, Failure> {
        let stream = self.runtime.invoke(agent.clone(), request).await?;
        stream.collect::<Vec<_>>().await.into_iter().collect()
    }

    /// The events that came before a failure, and the failure.
    pub(crate) async fn invoke_to_failure(
        &self,
        agent: &Arc<Agent>,
        request: TurnRequest,
    ) -> (Vec<TurnEvent>, Failure) {
        let stream = self.runtime.invoke(agent.clone(), request).await.expect("the turn begins");
        let mut events = Vec::new();
        for event in stream.collect::<Vec<_>>().await {
            match event {
                Ok(event) => events.push(event),
                Err(failure) => return (events, failure),
            }
        }
        panic!("the turn did not fail: {events:?}");
    }
}

pub(crate) fn ask(text: &str) -> TurnRequest {
    TurnRequest {
        request_id: "00000000-0000-4000-8000-000000000000".into(),
        session_id: "session-1".into(),
        input_text: Some(text.into()),
        ..TurnRequest::default()
    }
}

/// A function of an action group: its name and parameters, all of them required numbers.
pub(crate) fn function(name: &str, parameters: &[&str], confirm: bool) -> Value {
    let parameters: serde_json::Map<_, _> = parameters
        .iter()
        .map(|name| ((*name).to_owned(), json!({"type": "number", "description": name, "required": true})))
        .collect();
    json!({"name": name, "description": name, "parameters": parameters,
           "requireConfirmation": if confirm { "ENABLED" } else { "DISABLED" }})
}

pub(crate) fn group(name: &str, executor: &Value, functions: &[Value]) -> Value {
    json!({"actionGroupId": "GROUP00001", "actionGroupName": name, "agentId": "AGENT00001", "agentVersion": "DRAFT",
           "actionGroupState": ActionGroupState::Enabled, "actionGroupExecutor": executor,
           "functionSchema": {"functions": functions},
           "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-01T00:00:00Z"})
}

pub(crate) fn user_input() -> Value {
    json!({"actionGroupId": "GROUP00002", "actionGroupName": "Ask", "agentId": "AGENT00001", "agentVersion": "DRAFT",
           "actionGroupState": "ENABLED", "parentActionSignature": "AMAZON.UserInput",
           "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-01T00:00:00Z"})
}

pub(crate) fn lambda() -> Value {
    json!({"lambda": "arn:aws:lambda:us-east-1:123456789012:function:math"})
}

/// The executor of actions that the agent's caller carries out.
pub(crate) fn caller() -> Value {
    json!({"customControl": "RETURN_CONTROL"})
}

/// The tool results of a message: id, texts joined by `|`, whether it is an error.
pub(crate) fn told(message: &Message) -> Vec<(String, String, bool)> {
    let result = |block: &ContentBlock| match block {
        ContentBlock::ToolResult(it) => {
            let texts = it.content.iter().filter_map(|content| match content {
                ToolResultContentBlock::Text(text) => Some(text.as_str()),
                _ => None,
            });
            let error = it.status == Some(ToolResultStatus::Error);
            Some((it.tool_use_id.clone(), texts.collect::<Vec<_>>().join("|"), error))
        }
        _ => None,
    };
    message.content.iter().filter_map(result).collect()
}

pub(crate) fn agent(groups: &[Value]) -> Arc<Agent> {
    agent_as(&json!({}), groups, ("AGENT00001", "ALIAS00001", "1", "us-east-1"))
}

/// An agent with other members than the usual ones.
pub(crate) fn agent_as(members: &Value, groups: &[Value], names: (&str, &str, &str, &str)) -> Arc<Agent> {
    agent_of(members, groups, &[], names)
}

/// A knowledge base of an agent.
pub(crate) fn base(id: &str, state: &str) -> Value {
    json!({"agentId": "AGENT00001", "agentVersion": "1", "knowledgeBaseId": id, "knowledgeBaseState": state,
           "description": "Menus of all seasons.", "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-01T00:00:00Z"})
}

/// An agent with knowledge bases.
pub(crate) fn agent_of(
    members: &Value,
    groups: &[Value],
    bases: &[Value],
    names: (&str, &str, &str, &str),
) -> Arc<Agent> {
    agent_with(members, (groups, bases, &[]), names)
}

/// An agent with knowledge bases and collaborators.
pub(crate) fn agent_with(
    members: &Value,
    (groups, bases, collaborators): (&[Value], &[Value], &[Value]),
    (id, alias, version, region): (&str, &str, &str, &str),
) -> Arc<Agent> {
    let mut agent = json!({
        "agentArn": format!("arn:aws:bedrock:{region}:123456789012:agent/{id}"), "agentId": id, "agentName": "calculator",
        "agentStatus": AgentStatus::Prepared, "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-01T00:00:00Z",
        "idleSessionTTLInSeconds": 600, "foundationModel": "anthropic.claude-3-5-sonnet-20240620-v1:0",
        "instruction": "You add numbers for people who ask you to."});
    agent.as_object_mut().unwrap().extend(members.as_object().unwrap().clone());
    let agent: build::Agent = serde_json::from_value(agent).unwrap();
    let snapshot = AgentSnapshot {
        prepared_at: agent.updated_at,
        agent,
        action_groups: groups.iter().map(|group| serde_json::from_value(group.clone()).unwrap()).collect(),
        knowledge_bases: bases.iter().map(|base| serde_json::from_value(base.clone()).unwrap()).collect(),
        collaborators: collaborators.iter().map(|it| serde_json::from_value(it.clone()).unwrap()).collect(),
        version: version.into(),
        alias_id: alias.into(),
        alias_arn: format!("arn:aws:bedrock:{region}:123456789012:agent-alias/{id}/{alias}"),
    };
    Arc::new(Agent::new(&snapshot, &Limits::default(), "123456789012").expect("the agent can be made"))
}

/// An event as the stream's JSON.
pub(crate) fn shown(event: &TurnEvent) -> Value {
    match event {
        TurnEvent::Trace(part) => json!({"trace": part}),
        TurnEvent::Chunk(Chunk { text, citations }) if citations.is_empty() => json!({"chunk": text}),
        TurnEvent::Chunk(Chunk { text, citations }) => json!({"chunk": text, "citations": citations}),
        TurnEvent::ReturnControl(payload) => json!({"returnControl": payload}),
    }
}

/// What a trace is, in two words.
pub(crate) fn step(event: &TurnEvent) -> String {
    let shown = shown(event);
    let Some(trace) = shown.pointer("/trace/trace") else {
        return shown.as_object().unwrap().keys().next().unwrap().clone();
    };
    let (kind, inner) = trace.as_object().unwrap().iter().next().unwrap();
    let by = match kind.as_str() {
        "orchestrationTrace" => "",
        "routingClassifierTrace" => "routing ",
        _ => return kind.clone(),
    };
    let (name, inner) = inner.as_object().unwrap().iter().next().unwrap();
    match inner.get("type").and_then(Value::as_str).filter(|_| name == "observation") {
        Some(kind) => format!("{by}{name} {kind}"),
        None => format!("{by}{name}"),
    }
}

pub(crate) fn steps(events: &[TurnEvent]) -> Vec<String> {
    events.iter().map(step).collect()
}

pub(crate) fn answer(events: &[TurnEvent]) -> String {
    events
        .iter()
        .filter_map(|event| match event {
            TurnEvent::Chunk(chunk) => Some(chunk.text.as_str()),
            _ => None,
        })
        .collect()
}

pub(crate) const MINUTE: Duration = Duration::from_secs(60);
