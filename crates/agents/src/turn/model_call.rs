//! Calling the model: the prompt is rendered, the answer streams by, and what of it is the final answer leaves at once.

use std::sync::Arc;

use aws_wire::bedrock_agent_runtime::types as run;
use aws_wire::bedrock_runtime::types::{ContentBlockDelta, InferenceConfiguration, Message, SystemContentBlock};
use futures::StreamExt as _;
use models::{Answer, Assembly, ModelEvent, ModelRequest};
use serde_json::json;

use super::files;
use super::steps::Turn;
use crate::agent::{Agent, ToolStyle};
use crate::answer_text::AnswerFilter;
use crate::failure::Failure;
use crate::orchestrator::Event;
use crate::parser::{self, TextForm};
use crate::prompts::{OrchestrationValues, Prompt};
use crate::template::{Conversation, Rendered, Template};
use crate::trace::{Answered, Asked, Parsed, RawForm, Span, raw_response};

/// Bytes of a message's JSON for each of its tokens. Latin text has four or more, other scripts about three.
pub(crate) const BYTES_PER_TOKEN: usize = 3;

/// A model's answer and how it came about.
pub(super) struct Reply {
    pub(super) answer: Answer,
    /// The form that parser functions and traces get it in; empty when neither wants it.
    pub(super) raw: String,
    pub(super) span: Span,
    pub(super) request_id: String,
}

impl Reply {
    pub(super) fn traced(&self) -> Answered<'_> {
        let Self { answer, raw, span, request_id } = self;
        Answered { answer, raw: raw.clone(), span: *span, request_id: request_id.clone() }
    }
}

impl Turn {
    /// Asks the model for the next step of the loop and reads its answer.
    pub(super) async fn invoke_model(&mut self, turn: &[Arc<Message>]) -> Result<Event, Failure> {
        let agent = self.agent.clone();
        let prompt = &agent.prompts.orchestration;
        self.place.share.take_model_call(agent.model_of(prompt))?;
        self.model_calls += 1;
        let request = if prompt.enabled { self.loop_request(turn) } else { self.bare_request(turn) };
        let filter = self.answer_filter();
        let reply = self.ask(prompt, request, filter).await?;
        self.trace(|tracer| tracer.model_output(reply.traced(), Parsed::Loop)).await;
        let reading = self.read_loop_answer(&agent, reply, self.first_call(turn)).await?;
        Ok(Event::ModelAnswered(Box::new(reading)))
    }

    /// The number for the first call of the next answer that comes without an id of its own: providers want ids that no
    /// other call of the conversation has, and every turn begins from another version of the session.
    pub(super) fn first_call(&self, turn: &[Arc<Message>]) -> usize {
        self.session.version().saturating_mul(1000).saturating_add(parser::next_call(turn))
    }

    /// Puts a prompt to its model. The trace tells what it was asked; what it answered is for the caller to tell.
    pub(super) async fn ask(
        &mut self,
        prompt: &Prompt,
        request: ModelRequest,
        filter: Option<AnswerFilter>,
    ) -> Result<Reply, Failure> {
        let request = ModelRequest { performance_config: self.caller.performance.clone(), ..request };
        let agent = self.agent.clone();
        let (model_id, stops) = (request.model_id.clone(), request.inference_config.stop_sequences.clone());
        self.trace(|tracer| {
            tracer.model_input(Asked {
                kind: prompt.kind,
                model_id: &model_id,
                inference: traced_inference(&agent, prompt),
                text: json!({"system": &*request.system, "messages": request.messages}).to_string(),
                overrides: Some((prompt, agent.prompts.override_lambda.as_deref())),
            })
        })
        .await;
        let start = self.now();
        let answer = self.answer(request, filter).await?;
        self.place.share.spend(&answer);
        let span = Span { start, end: self.now() };
        if !self.caller.enable_trace && !prompt.parser_overridden {
            return Ok(Reply { answer, raw: String::new(), span, request_id: String::new() });
        }
        let request_id = self.runtime.ids.uuid().to_string();
        let form = RawForm::of(&model_id, matches!(self.tool_style, ToolStyle::Text(_)));
        let stops = stops.as_deref().unwrap_or_default();
        let raw = raw_response(form, &model_id, &answer, stops, &request_id.replace('-', ""));
        Ok(Reply { answer, raw, span, request_id })
    }

    async fn answer(&mut self, request: ModelRequest, mut filter: Option<AnswerFilter>) -> Result<Answer, Failure> {
        let model_id = request.model_id.clone();
        let failed = |error| Failure::model(&error, &model_id);
        let mut stream = self.runtime.models.converse(request).await.map_err(failed)?;
        let mut assembly = Assembly::default();
        while let Some(event) = stream.next().await {
            let event = event.map_err(failed)?;
            if let (Some(filter), ModelEvent::ContentBlockDelta(delta)) = (&mut filter, &event)
                && let ContentBlockDelta::Text(text) = &delta.delta
            {
                let mut passed = String::new();
                filter.push(text, &mut passed);
                self.stream_answer(&passed).await;
            }
            assembly.add(event).map_err(failed)?;
        }
        let answer = assembly.finish().map_err(failed)?;
        if let Some(mut filter) = filter {
            let mut passed = String::new();
            filter.finish(&mut passed);
            self.stream_answer(&passed).await;
        }
        Ok(answer)
    }

    /// What lets the answer leave while it is written; nothing where a function or another prompt still has to read it.
    fn answer_filter(&self) -> Option<AnswerFilter> {
        let prompts = &self.agent.prompts;
        if prompts.post_processing.enabled {
            return None;
        }
        if !prompts.orchestration.enabled {
            return self.answering.filter(true).map(AnswerFilter::letting_all_through);
        }
        if prompts.orchestration.parser_overridden {
            return None;
        }
        // Without tools on offer nothing but an answer can come.
        let tools = self.agent.tool_list();
        self.answering.filter(tools.is_empty()).map(|filter| filter.with_tools(tools))
    }

    /// How much of the earlier turns fits into the model's context beside the prompt, this turn and the answer, in bytes.
    pub(super) fn history_budget(&self, prompt: &Prompt, turn: &[Arc<Message>]) -> usize {
        let agent = &*self.agent;
        if self.session.history.bytes() == 0 {
            return usize::MAX;
        }
        let Some(window) = self.runtime.models.context_window(agent.model_of(prompt)) else { return usize::MAX };
        let answer = prompt.inference.maximum_length.map_or(0, i32::unsigned_abs);
        let room = usize::try_from(window.saturating_sub(answer)).unwrap_or(usize::MAX).saturating_mul(BYTES_PER_TOKEN);
        let size = |json: serde_json::Result<String>| json.map_or(0, |json| json.len());
        let files: usize = self.session.state.files.iter().map(|file| file.text.len()).sum();
        let tools = agent.tools.as_ref().map_or(0, |tools| size(serde_json::to_string(&**tools)));
        let memory: usize = self.memory.iter().flatten().map(String::len).sum();
        let fixed = memory
            + size(serde_json::to_string(turn))
            + tools
            + files
            + prompt.template.len()
            + agent.instruction.len();
        room.saturating_sub(fixed)
    }

    /// The user's text as it is, after the conversation so far.
    fn bare_request(&self, turn: &[Arc<Message>]) -> ModelRequest {
        let prompt = &self.agent.prompts.orchestration;
        let earlier: Vec<_> = self.session.history.newest(self.history_budget(prompt, turn)).cloned().collect();
        let values = OrchestrationValues::new("", &self.course.prompt_session_attributes);
        let mut rendered = Template::bare().converse(&Conversation { history: &earlier, turn }, &values);
        files::prepend(&mut rendered.messages, &self.session.state.files);
        request(&self.agent, prompt, rendered)
    }

    fn loop_request(&self, turn: &[Arc<Message>]) -> ModelRequest {
        let agent = &*self.agent;
        let prompt = &agent.prompts.orchestration;
        let described = match self.tool_style {
            ToolStyle::Native => None,
            ToolStyle::Text(form) => Some((form, parser::describe(agent.tool_list(), form))),
        };
        let bases = agent.told_knowledge_bases();
        let team = agent.team();
        let values = OrchestrationValues {
            knowledge_bases: &bases,
            collaborators: &team,
            asks_user: agent.asks_user(),
            memory: self.memory.as_deref(),
            tools: described.as_ref().map(|(_, text)| text.as_str()),
            ..OrchestrationValues::new(&agent.instruction, &self.course.prompt_session_attributes)
        };
        let budget = self.history_budget(prompt, turn);
        let earlier: Vec<_> = self.session.history.newest(budget).cloned().collect();
        let Some((form, tools)) = &described else {
            let mut rendered = prompt.template.converse(&Conversation { history: &earlier, turn }, &values);
            files::prepend(&mut rendered.messages, &self.session.state.files);
            return ModelRequest { tool_config: agent.tools.clone(), ..request(agent, prompt, rendered) };
        };
        // Put into words before the template takes them up, so that one which shows the steps inside a text shows these words.
        let (question, steps) = turn.split_at(turn.len().min(1));
        let turn = [question, &parser::write_messages(steps, *form)].concat();
        let earlier = parser::write_messages(&earlier, *form);
        let mut rendered = prompt.template.converse(&Conversation { history: &earlier, turn: &turn }, &values);
        describe_tools(&mut rendered, prompt, *form, tools);
        files::prepend(&mut rendered.messages, &self.session.state.files);
        request(agent, prompt, rendered)
    }
}

/// A prompt's request to its model.
pub(crate) fn request(agent: &Agent, prompt: &Prompt, rendered: Rendered) -> ModelRequest {
    let inference = &prompt.inference;
    ModelRequest {
        model_id: agent.model_of(prompt).to_owned(),
        messages: rendered.messages,
        system: rendered.system.into(),
        inference_config: InferenceConfiguration {
            max_tokens: inference.maximum_length,
            stop_sequences: inference.stop_sequences.clone(),
            temperature: inference.temperature,
            top_p: inference.top_p,
        },
        top_k: inference.top_k.and_then(|top_k| u32::try_from(top_k).ok()),
        additional_model_request_fields: prompt.additional_model_request_fields.clone(),
        ..ModelRequest::default()
    }
}

/// Adds the tools and how to call them where the template does not tell of them.
fn describe_tools(rendered: &mut Rendered, prompt: &Prompt, form: TextForm, tools: &str) {
    let says = prompt.template.mentions("tools") || prompt.template.mentions("functions");
    if !says && !tools.is_empty() {
        let text = format!(
            "You can use these functions:\n{tools}\n\nTo call one, write exactly this and stop; its result then comes back to \
             you:\n{}",
            form.example()
        );
        rendered.system.push(SystemContentBlock::Text(text));
    }
}

/// The settings as the trace shows them: an inline agent has none of its own unless its request gives them.
fn traced_inference(agent: &Agent, prompt: &Prompt) -> Option<run::InferenceConfiguration> {
    let shown = prompt.enabled && (!agent.is_inline() || prompt.overridden);
    shown.then(|| run::InferenceConfiguration {
        maximum_length: prompt.inference.maximum_length,
        stop_sequences: prompt.inference.stop_sequences.clone(),
        temperature: prompt.inference.temperature,
        top_k: prompt.inference.top_k,
        top_p: prompt.inference.top_p,
    })
}
