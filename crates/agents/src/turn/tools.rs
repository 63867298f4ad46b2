//! Carrying out the tool calls of one model answer.
//!
//! Actions, look-ups and collaborators run in parallel and report in the order asked, so that neither traces nor the next model call depend on which
//! was faster. What the caller must do or consent to is collected; then the turn waits.

use aws_wire::bedrock_agent_runtime::types::{
    ActionGroupInvocationInput, ActionInvocationType, ExecutionType, InvocationInputMember, ReturnControlPayload,
    Source,
};
use aws_wire::bedrock_runtime::types::ToolUseBlock;
use futures::StreamExt as _;
use futures::future::BoxFuture;
use futures::stream::FuturesOrdered;

use super::collaborate::Queue;
use super::errand::Matter;
use super::executors::{Brought, Chosen, Ran, Runner, agent_id, bad_response};
use super::look_up::{LookedUp, looked_for};
use super::session::{Attributes, PendingCall};
use super::steps::Turn;
use crate::action_groups::{
    ActionResult, Asker, BadResponse, FAILED, LambdaAnswer, Outcome, find, is_user_input, return_control_input,
    trace_input, unknown_tool,
};
use crate::agent::Agent;
use crate::collaborators::{self, Collaborator};
use crate::failure::Failure;
use crate::knowledge::{self, KnowledgeBase};
use crate::orchestrator::ToolOutcome;
use crate::trace::Span;

/// Actions in one `returnControl` event, as the API allows.
pub(super) const MAX_HANDED_BACK: usize = 5;

const ONE_MORE: &str = "this was one more. Call it again.";
const NO_PLACE: &str = "other agents have taken all places. It was not carried out. Do not call it now: say what you have so far, and \
                        that this is still to be done.";
const DENIED: &str =
    "The user refused this action. It was not carried out. Do not try it again unless the user asks for it.";

/// What became of the calls of an iteration.
pub(super) enum Progress {
    Returned(Vec<ToolOutcome>),
    Waiting(Waiting),
}

/// Calls of which some wait for the caller.
pub(super) struct Waiting {
    pub(super) asked: ReturnControlPayload,
    pub(super) calls: Vec<PendingCall>,
}

/// A call and what is to be done for it.
#[allow(clippy::large_enum_variant, reason = "a few, each read once")]
pub(super) enum Step<'a> {
    /// Nothing: its outcome is known.
    Settled(ToolOutcome),
    Open(ToolUseBlock, Plan<'a>),
}

/// What is to be done for a call.
pub(super) enum Plan<'a> {
    /// Run it here.
    Run(Chosen<'a>, Runner<'a>),
    /// Look this text up.
    LookUp(&'a KnowledgeBase, String),
    /// Have a collaborator work; what it is told is taken when it begins.
    Collaborate(&'a Collaborator, Option<Matter>),
    /// Ask the caller for it.
    HandBack(Chosen<'a>, ActionInvocationType),
    /// Tell the model what the caller brought.
    Tell(ActionResult),
    /// Tell the model that the user refused.
    Deny,
    /// Tell the model how to call better.
    Reprompt(String),
}

/// What came of a call.
pub(super) enum Came {
    Outcome(ToolOutcome),
    /// It was looked up; what the model is told of it is still to be made.
    LookedUp(LookedUp),
    /// It was run, with this outcome.
    Ran(ToolOutcome),
    /// The caller has to be asked.
    Open {
        call: ToolUseBlock,
        asked: InvocationInputMember,
        /// The same as it stands in the trace.
        traced: Box<ActionGroupInvocationInput>,
    },
    /// A collaborator waits for the caller. It has told of what it asks.
    Waits {
        call: ToolUseBlock,
        collaborator: String,
        asked: Vec<InvocationInputMember>,
    },
    Failed,
}

/// What came of all calls of an iteration, in their order.
#[derive(Default)]
pub(super) struct Carried {
    pub(super) came: Vec<Came>,
    pub(super) failure: Option<Failure>,
}

/// Who brought a result.
enum By<'a> {
    Runner(&'a str, Span, String),
    Caller,
}

impl Turn {
    pub(super) async fn invoke_tools(&mut self, calls: Vec<ToolUseBlock>) -> Result<Progress, Failure> {
        let agent = self.agent.clone();
        let limit = self.runtime.limits.calls_per_iteration;
        let mut steps = Vec::with_capacity(calls.len());
        for (index, mut used) in calls.into_iter().enumerate() {
            let plan = if index < limit { self.plan(&agent, &mut used) } else { too_many_calls() };
            steps.push(Step::Open(used, plan));
        }
        let carried = self.carry_out(steps).await;
        self.progress(carried).await
    }

    /// Does what is to be done for each call. What runs here runs at once and to its end, also beside one that fails.
    pub(super) async fn carry_out(&mut self, mut steps: Vec<Step<'_>>) -> Carried {
        let mut queue = Queue::default();
        let mut running = FuturesOrdered::new();
        for step in &mut steps {
            if let Some(run) = self.started(step, &mut queue) {
                running.push_back(run);
            }
        }
        let (agent, place) = (self.agent.clone(), self.place.clone());
        let asker = Asker { agent_id: agent_id(&agent), collaborator_name: place.collaborator_name() };
        let mut carried = Carried::default();
        for step in steps {
            let came = match step {
                Step::Settled(outcome) => Ok(Came::Outcome(outcome)),
                Step::Open(used, Plan::Run(Chosen { group, action, call, .. }, runner)) => {
                    self.trace(|t| t.action_input(trace_input(group, action, &call, ExecutionType::Lambda, None)))
                        .await;
                    // One future was started for each of these plans, in their order.
                    match running.next().await {
                        Some(Ran { brought: Brought::Answer(answer), request_id, span }) => {
                            let by = By::Runner(runner.resource(), span, request_id);
                            self.ran(used.tool_use_id, answer, by).await.map(Came::Ran)
                        }
                        _ => Ok(Came::Failed),
                    }
                }
                Step::Open(used, Plan::LookUp(base, text)) => {
                    self.trace(|tracer| tracer.look_up_input(&base.id, &text)).await;
                    match running.next().await {
                        Some(Ran { brought: Brought::Results(Ok(results)), request_id, span }) => {
                            let sources = self.found(results, (span, request_id)).await;
                            Ok(Came::LookedUp(LookedUp::new(used.tool_use_id, base, text, sources)))
                        }
                        Some(Ran { brought: Brought::Results(Err(failure)), .. }) => Err(failure),
                        _ => Ok(Came::Failed),
                    }
                }
                Step::Open(used, Plan::Collaborate(collaborator, _)) => match running.next().await {
                    Some(Ran { brought: Brought::Reply(reply), request_id, span }) => {
                        Ok(self.heard(used, (collaborator, reply), (span, request_id)).await)
                    }
                    _ => Ok(Came::Failed),
                },
                Step::Open(used, Plan::HandBack(Chosen { group, action, call, .. }, kind)) => {
                    let asked = return_control_input(group, action, &call, kind, asker);
                    let traced = Box::new(trace_input(group, action, &call, ExecutionType::ReturnControl, None));
                    Ok(Came::Open { call: used, asked, traced })
                }
                Step::Open(used, Plan::Tell(result)) => {
                    self.tell(used.tool_use_id, result, By::Caller).await.map(Came::Outcome)
                }
                Step::Open(used, Plan::Deny) => {
                    self.trace(|tracer| tracer.action_output(DENIED.to_owned(), None)).await;
                    Ok(Came::Outcome(ToolOutcome::text(used.tool_use_id, DENIED, true)))
                }
                Step::Open(used, Plan::Reprompt(text)) => Ok(Came::Outcome(self.reprompt(used, text).await)),
            };
            carried.came.push(came.unwrap_or_else(|failure| {
                carried.failure.get_or_insert(failure);
                Came::Failed
            }));
        }
        self.tell_look_ups(&mut carried).await;
        carried
    }

    /// Makes of what was looked up what the model is told. Nothing runs any more, so models may take their time; nothing is
    /// asked of them for a turn that has failed.
    async fn tell_look_ups(&mut self, carried: &mut Carried) {
        for came in &mut carried.came {
            if !matches!(came, Came::LookedUp(_)) {
                continue;
            }
            let Came::LookedUp(looked_up) = std::mem::replace(came, Came::Failed) else { continue };
            if carried.failure.is_some() {
                continue;
            }
            match self.look_up_outcome(looked_up).await {
                Ok(outcome) => *came = Came::Outcome(outcome),
                Err(failure) => carried.failure = Some(failure),
            }
        }
    }

    fn started<'a>(&self, step: &mut Step<'a>, queue: &mut Queue<'a>) -> Option<BoxFuture<'a, Ran>> {
        match step {
            Step::Open(_, Plan::Run(chosen, runner)) => Some(self.start(chosen, *runner)),
            Step::Open(_, Plan::LookUp(base, text)) => Some(self.start_look_up(base, text)),
            Step::Open(_, Plan::Collaborate(collaborator, matter)) => {
                Some(self.send_off(collaborator, matter.take()?, queue))
            }
            Step::Open(..) | Step::Settled(_) => None,
        }
    }

    /// What follows: the outcomes of all calls, the caller's turn, or the first failure.
    pub(super) async fn progress(&mut self, carried: Carried) -> Result<Progress, Failure> {
        let Carried { mut came, failure } = carried;
        if let Some(failure) = failure {
            return Err(failure);
        }
        self.hand_back(&mut came).await;
        if !came.iter().any(|came| matches!(came, Came::Open { .. } | Came::Waits { .. })) {
            let outcomes = came.into_iter().filter_map(|came| match came {
                Came::Outcome(outcome) | Came::Ran(outcome) => Some(outcome),
                _ => None,
            });
            return Ok(Progress::Returned(outcomes.collect()));
        }
        let invocation_id = Some(self.place.team.invocation_id(&*self.runtime.ids).to_owned());
        let (mut calls, mut inputs) = (Vec::with_capacity(came.len()), Vec::new());
        for came in came {
            calls.push(match came {
                Came::Outcome(outcome) | Came::Ran(outcome) => PendingCall::Done(outcome),
                Came::Open { call, asked, mut traced } => {
                    traced.invocation_id.clone_from(&invocation_id);
                    self.trace(|tracer| tracer.action_input(*traced)).await;
                    inputs.push(asked);
                    PendingCall::Waiting(call)
                }
                Came::Waits { call, collaborator, asked } => {
                    let count = asked.len();
                    inputs.extend(asked);
                    PendingCall::Collaborating { call, collaborator, asked: count }
                }
                Came::LookedUp(_) | Came::Failed => continue,
            });
        }
        let asked = ReturnControlPayload { invocation_id, invocation_inputs: Some(inputs) };
        Ok(Progress::Waiting(Waiting { asked, calls }))
    }

    /// Takes the agent's places in the event that hands control back, which its whole team shares. The model is told of actions
    /// for which there is none left.
    async fn hand_back(&mut self, came: &mut [Came]) {
        let wanted = came.iter().filter(|came| matches!(came, Came::Open { .. })).count();
        let granted = self.place.team.hand_back(&self.place.path, wanted);
        let open = came.iter_mut().filter(|came| matches!(came, Came::Open { .. }));
        for one_more in open.skip(granted) {
            if let Came::Open { call, .. } = one_more {
                let rest = if granted > 0 { ONE_MORE } else { NO_PLACE };
                let text = format!("Only {MAX_HANDED_BACK} actions can be handed over at a time, and {rest}");
                *one_more = Came::Outcome(self.reprompt(call.clone(), text).await);
            }
        }
    }

    async fn ran(
        &mut self,
        tool_use_id: String,
        answer: Result<LambdaAnswer, Failure>,
        by: By<'_>,
    ) -> Result<ToolOutcome, Failure> {
        let LambdaAnswer { result, session_attributes, prompt_session_attributes, knowledge_bases_configuration } =
            answer?;
        if let By::Runner(resource, ..) = by {
            self.replace_attributes(session_attributes, prompt_session_attributes, resource)?;
            let bases = &self.agent.knowledge_bases;
            let retrieval = knowledge::retrieval(knowledge_bases_configuration, bases, "knowledgeBasesConfiguration");
            let retrieval = retrieval.map_err(|problem| bad_response(&BadResponse::Member(problem), resource))?;
            self.course.retrieval.extend(retrieval);
        }
        self.tell(tool_use_id, result, by).await
    }

    /// Takes over the attributes that the function with this ARN answered.
    pub(super) fn replace_attributes(
        &mut self,
        session: Option<Attributes>,
        prompt: Option<Attributes>,
        arn: &str,
    ) -> Result<(), Failure> {
        for attributes in session.iter().chain(&prompt) {
            let checked = self.runtime.limits.check_attributes(attributes);
            checked.map_err(|problem| bad_response(&BadResponse::Member(problem), arn))?;
        }
        if let Some(attributes) = session {
            self.session.state.session_attributes = attributes;
        }
        if let Some(attributes) = prompt {
            self.course.prompt_session_attributes = attributes;
        }
        Ok(())
    }

    /// What the model is told of a result.
    async fn tell(&mut self, tool_use_id: String, result: ActionResult, by: By<'_>) -> Result<ToolOutcome, Failure> {
        let (resource, span) = match by {
            By::Runner(resource, span, request_id) => (resource.to_owned(), Some((span, request_id))),
            By::Caller => (agent_id(&self.agent).to_owned(), None),
        };
        // A caller who wants the model to read something on says so in the text; samples reprompt with every screenshot.
        let by_caller = span.is_none();
        let bad_status = result.http_status_code.is_some_and(|status| status >= 400);
        let error = match &result.outcome {
            Outcome::Failure(text) => return Err(failed(text, resource)),
            Outcome::Reprompt(text) => {
                self.trace(|tracer| tracer.reprompt(Source::ActionGroup, text.clone())).await;
                bad_status || !by_caller
            }
            Outcome::Answer(text) => {
                self.trace(|tracer| tracer.action_output(text.clone(), span)).await;
                bad_status
            }
        };
        // Providers take an error as text alone.
        Ok(ToolOutcome { tool_use_id, error: error && result.images.is_empty(), content: result.into_content() })
    }

    pub(super) async fn reprompt(&self, used: ToolUseBlock, text: String) -> ToolOutcome {
        let source = match knowledge::called(&self.agent.knowledge_bases, &used.name) {
            Some(_) => Source::KnowledgeBase,
            None => Source::ActionGroup,
        };
        self.trace(|tracer| tracer.reprompt(source, text.clone())).await;
        ToolOutcome::text(used.tool_use_id, text, true)
    }
}

/// What is to be done for a call; `agreed` when the user has been asked already and consents.
pub(super) fn plan<'a>(agent: &'a Agent, used: &ToolUseBlock, agreed: bool) -> Plan<'a> {
    if is_user_input(&used.name) && agent.asks_user() {
        return Plan::Reprompt(
            "The call has no question. Give the question for the user as the text `question`.".to_owned(),
        );
    }
    if let Some(base) = knowledge::called(&agent.knowledge_bases, &used.name) {
        return match knowledge::query(&used.input) {
            Ok(query) => Plan::LookUp(base, looked_for(&query).to_owned()),
            Err(problem) => Plan::Reprompt(problem),
        };
    }
    if collaborators::is_message(&used.name) && !agent.collaborators.is_empty() {
        return match collaborators::message(&agent.collaborators, &used.input) {
            Ok((collaborator, text)) => Plan::Collaborate(collaborator, Some(Matter::Message(text))),
            Err(problem) => Plan::Reprompt(problem),
        };
    }
    let found = find(&agent.action_groups, &used.name);
    let Some((group, action, executor)) = found.and_then(|(group, action)| Some((group, action, group.executor()?)))
    else {
        return Plan::Reprompt(unknown_tool(&agent.action_groups, &used.name));
    };
    let chosen = match action.read_call(&used.input) {
        Ok(call) => Chosen { group, action, call, input: used.input.clone() },
        Err(reprompt) => return Plan::Reprompt(reprompt.text),
    };
    match (Runner::of(executor), executor.asks_caller(action)) {
        (Some(runner), kind) if agreed || kind.is_none() => Plan::Run(chosen, runner),
        (_, Some(kind)) if !agreed => Plan::HandBack(chosen, kind),
        _ => Plan::HandBack(chosen, ActionInvocationType::Result),
    }
}

/// An action said of itself that it failed.
pub(super) fn failed(text: &str, resource: impl Into<String>) -> Failure {
    let message = if text.is_empty() { FAILED.to_owned() } else { format!("{FAILED}. {text}") };
    Failure::dependency(message, resource)
}

fn too_many_calls<'a>() -> Plan<'a> {
    Plan::Reprompt("Too many calls at once. Call fewer tools, and this one again if it is still needed.".to_owned())
}
