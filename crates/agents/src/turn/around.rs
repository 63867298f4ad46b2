//! The prompts around the loop: pre-processing judges the user's text before it, post-processing rewrites the answer after
//! it.

use std::sync::Arc;

use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message};

use super::executors::bad_response;
use super::finish::Told;
use super::model_call::request;
use super::steps::Turn;
use crate::failure::Failure;
use crate::parser::builtin::{self, UnreadableAnswer};
use crate::parser::{CitedPart, CitedText, lambda, text_of};
use crate::prompts::{PostProcessingValues, PreProcessingValues};
use crate::trace::Parsed;

/// What the user gets when pre-processing finds that the text is none that the agent should answer.
pub(super) const REFUSAL: &str = "Sorry, I can't help with that request.";

impl Turn {
    /// Whether the user's text may go to the loop.
    pub(super) async fn admits(&mut self, message: &Message) -> Result<bool, Failure> {
        let agent = self.agent.clone();
        let prompt = &agent.prompts.pre_processing;
        if !prompt.enabled || agent.custom_orchestrator.is_some() {
            return Ok(true);
        }
        let history: Vec<_> = self.session.history.newest(self.history_budget(prompt, &[])).cloned().collect();
        let question = text_of(message);
        let rendered = prompt.template.render(&PreProcessingValues {
            instruction: &agent.instruction,
            question: &question,
            history: &history,
            tools: agent.tool_list(),
            prompt_session_attributes: &self.course.prompt_session_attributes,
        });
        let reply = self.ask(prompt, request(&agent, prompt, rendered), None).await?;
        let parsed = if prompt.parser_overridden {
            let (payload, arn) = self.call_parser(prompt.kind, &reply).await?;
            lambda::read_pre_processing(&payload).map_err(|error| bad_response(&error, arn))?
        } else {
            let read = builtin::pre_processing(&text_of(&reply.answer.message));
            read.map_err(|error| unreadable(&error, agent.model_of(prompt)))?
        };
        self.trace(|tracer| tracer.model_output(reply.traced(), Parsed::PreProcessing(&parsed))).await;
        Ok(parsed.valid)
    }

    /// The answer of the loop as the user is to get it, and the turn's messages with it in place of the loop's. Its parts are
    /// cited where a function says so, or where they stand in the new answer as they are.
    pub(super) async fn rewritten(
        &mut self,
        answer: CitedText,
        messages: Vec<Arc<Message>>,
    ) -> Result<(CitedText, Vec<Arc<Message>>), Failure> {
        let agent = self.agent.clone();
        let prompt = &agent.prompts.post_processing;
        if !prompt.enabled || agent.custom_orchestrator.is_some() {
            return Ok((answer, messages));
        }
        let question = messages.first().map(|message| text_of(message)).unwrap_or_default();
        let rendered = prompt.template.render(&PostProcessingValues {
            question: &question,
            latest_response: &answer.text,
            turn: &messages,
        });
        let reply = self.ask(prompt, request(&agent, prompt, rendered), None).await?;
        let parsed = if prompt.parser_overridden {
            let (payload, arn) = self.call_parser(prompt.kind, &reply).await?;
            lambda::read_post_processing(&payload).map_err(|error| bad_response(&error, arn))?
        } else {
            let read = builtin::post_processing(&text_of(&reply.answer.message));
            read.map_err(|error| unreadable(&error, agent.model_of(prompt)))?
        };
        self.trace(|tracer| tracer.model_output(reply.traced(), Parsed::PostProcessing(&parsed))).await;
        let mut messages = messages;
        messages.pop();
        let content = vec![ContentBlock::Text(parsed.text.clone())];
        messages.push(Arc::new(Message { role: ConversationRole::Assistant, content }));
        let given = match parsed.citations {
            given if given.is_empty() => answer.parts.into_iter().map(CitedPart::from).collect(),
            given => given,
        };
        Ok((self.cited(parsed.text, Told::by_function(given)), messages))
    }
}

fn unreadable(error: &UnreadableAnswer, model: &str) -> Failure {
    Failure::bad_gateway(error.to_string(), model)
}
