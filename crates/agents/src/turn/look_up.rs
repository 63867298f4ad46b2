//! Look-ups of a turn: searching, telling what was found, and making an answer of it where a prompt asks for that.

use aws_wire::bedrock_agent_runtime::types::{KnowledgeBaseRetrievalResult, RetrievedReference};
use futures::future::BoxFuture;

use super::executors::{Brought, Ran, bad_response};
use super::look_ups::LookUp;
use super::model_call::{BYTES_PER_TOKEN, request};
use super::steps::{Turn, date_time};
use super::{files, finish};
use crate::failure::Failure;
use crate::knowledge::{self, KnowledgeBase, Source};
use crate::orchestrator::{Event, ToolOutcome};
use crate::parser::{CitedAnswer, builtin, lambda, text_of};
use crate::prompts::{KnowledgeBaseResponseValues, SearchResult};
use crate::trace::{Parsed, Span};

/// Characters of a text that is looked up, as the Retrieve operation takes them.
const QUERY_CHARS: usize = 20_000;

const NOTHING: &str = "Nothing was found. Search in other words, or say that it could not be found.";

/// What a call of a model looked for, and what it found.
pub(super) struct LookedUp {
    pub(super) tool_use_id: String,
    knowledge_base_id: String,
    text: String,
    sources: Vec<Source>,
}

impl Turn {
    /// A search, not yet begun.
    pub(super) fn start_look_up<'a>(&self, base: &KnowledgeBase, text: &str) -> BoxFuture<'a, Ran> {
        let agent = &self.agent;
        let configuration = self.course.retrieval.get(&base.id).or(base.retrieval_configuration.as_ref()).cloned();
        let look_up = LookUp {
            account_id: agent.account_id.clone(),
            region: agent.region.clone(),
            knowledge_base_id: base.id.clone(),
            text: text.to_owned(),
            configuration,
        };
        let (look_ups, clock, request_id) =
            (self.runtime.look_ups.clone(), self.runtime.clock.clone(), self.turn_id.clone());
        Box::pin(async move {
            let start = date_time(clock.now());
            let id = look_up.knowledge_base_id.clone();
            let results = look_ups.retrieve(look_up).await.map_err(|error| Failure::look_up(error, &id));
            Ran { brought: Brought::Results(results), request_id, span: Span { start, end: date_time(clock.now()) } }
        })
    }

    /// Tells what a search found, and keeps it for the answer to cite.
    pub(super) async fn found(
        &mut self,
        results: Vec<KnowledgeBaseRetrievalResult>,
        (span, request_id): (Span, String),
    ) -> Vec<Source> {
        let taken = |id: &str| self.reference(id).is_some();
        let mut sources = knowledge::sources(results, &*self.runtime.ids, taken);
        let references = || sources.iter().map(|source| source.reference.clone()).collect();
        self.trace(|tracer| tracer.look_up_output(references(), span, request_id)).await;
        // The model gets of a look-up no more than of an action, nor half of what it can read; the best results come first.
        let agent = &self.agent;
        let window = self.runtime.models.context_window(agent.model_of(&agent.prompts.orchestration));
        let half = window.and_then(|tokens| usize::try_from(tokens).ok()).map(|tokens| tokens / 2 * BYTES_PER_TOKEN);
        knowledge::fit(&mut sources, self.runtime.action_limits.result_bytes.min(half.unwrap_or(usize::MAX)));
        self.course.found.sources.extend(sources.iter().cloned());
        sources
    }

    /// What a source id of this turn or of an earlier one that the session remembers stands for.
    pub(super) fn reference(&self, id: &str) -> Option<&RetrievedReference> {
        let here = self.course.found.sources.iter().find(|source| source.id == id);
        here.or_else(|| self.session.history.source(id)).map(|source| &source.reference)
    }

    /// What the model is told of a search: what was found, or an answer that was made of it.
    pub(super) async fn look_up_outcome(&mut self, looked_up: LookedUp) -> Result<ToolOutcome, Failure> {
        let LookedUp { tool_use_id, knowledge_base_id, text, sources } = looked_up;
        let told = if sources.is_empty() {
            NOTHING.to_owned()
        } else if self.agent.answers_look_ups() {
            let answer = self.respond(&knowledge_base_id, &text, &sources).await?;
            let told = knowledge::in_parts(&answer.parts);
            self.course.found.parts.extend(answer.parts);
            told
        } else {
            shown(&sources)
        };
        Ok(ToolOutcome::text(tool_use_id, told, false))
    }

    /// The shortcut's search.
    pub(super) async fn look_up(&mut self, knowledge_base_id: &str, text: &str) -> Result<Event, Failure> {
        self.model_calls += 1;
        let agent = self.agent.clone();
        let Some(base) = agent.knowledge_bases.iter().find(|base| base.id == knowledge_base_id) else {
            return Err(super::invalid(format!("{knowledge_base_id} is no knowledge base of the agent.")));
        };
        let text = looked_for(text);
        self.trace(|tracer| tracer.look_up_input(knowledge_base_id, text)).await;
        let Ran { brought, request_id, span } = self.start_look_up(base, text).await;
        let Brought::Results(results) = brought else { return Ok(Event::LookedUp(Vec::new())) };
        Ok(Event::LookedUp(self.found(results?, (span, request_id)).await))
    }

    /// The shortcut's answer.
    pub(super) async fn answer_from(
        &mut self,
        knowledge_base_id: &str,
        text: &str,
        sources: &[Source],
    ) -> Result<Event, Failure> {
        let answer = self.respond(knowledge_base_id, text, sources).await?;
        self.model_calls += 1;
        self.answering.told = finish::Told::Parts(answer.parts.clone());
        Ok(Event::Responded(answer))
    }

    /// Has the model make a cited answer of what was found.
    async fn respond(
        &mut self,
        knowledge_base_id: &str,
        text: &str,
        sources: &[Source],
    ) -> Result<CitedAnswer, Failure> {
        let agent = self.agent.clone();
        let prompt = &agent.prompts.knowledge_base_response_generation;
        let texts: Vec<_> = sources.iter().map(Source::text).collect();
        let results: Vec<_> = sources
            .iter()
            .zip(&texts)
            .map(|(source, text)| SearchResult { source: source.id.as_str(), text: text.as_ref() })
            .collect();
        let mut rendered = prompt.template.render(&KnowledgeBaseResponseValues { query: text, results: &results });
        files::prepend(&mut rendered.messages, &self.session.state.files);
        self.looked_up = Some(knowledge_base_id.to_owned());
        let reply = self.ask(prompt, request(&agent, prompt, rendered), None).await?;
        self.trace(|tracer| tracer.model_output(reply.traced(), Parsed::Response)).await;
        if prompt.parser_overridden {
            let (payload, arn) = self.call_parser(prompt.kind, &reply).await?;
            return lambda::read_knowledge_base_response(&payload).map_err(|error| bad_response(&error, arn));
        }
        let read = builtin::cited_answer(&text_of(&reply.answer.message));
        read.map_err(|error| Failure::bad_gateway(error.to_string(), agent.model_of(prompt)))
    }
}

impl LookedUp {
    pub(super) fn new(tool_use_id: String, base: &KnowledgeBase, text: String, sources: Vec<Source>) -> Self {
        Self { tool_use_id, knowledge_base_id: base.id.clone(), text, sources }
    }
}

/// The beginning of a text that can be looked up.
pub(super) fn looked_for(text: &str) -> &str {
    text.char_indices().nth(QUERY_CHARS).map_or(text, |(end, _)| &text[..end])
}

fn shown(sources: &[Source]) -> String {
    let results = sources.iter().map(|it| (it.id.as_str(), it.text()));
    format!("<search_results>\n{}\n</search_results>", knowledge::results(results))
}
