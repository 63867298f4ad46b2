//! Reading what a model answered: by the built-in parsers, or by the function of the agent's author.

use bytes::Bytes;

use super::executors::{bad_response, event_agent};
use super::finish::Told;
use super::model_call::Reply;
use super::steps::Turn;
use crate::agent::{Agent, ToolStyle};
use crate::collaborators::said_to_user;
use crate::failure::Failure;
use crate::parser::lambda::{self, OrchestrationParser};
use crate::parser::{self, Reading};
use crate::prompts::PromptKind;
use crate::trace::parser_input;

impl Turn {
    /// Reads an answer of the loop.
    pub(super) async fn read_loop_answer(
        &mut self,
        agent: &Agent,
        reply: Reply,
        first_call: usize,
    ) -> Result<Reading, Failure> {
        let prompt = &agent.prompts.orchestration;
        let tools = agent.tool_list();
        if prompt.enabled && prompt.parser_overridden {
            let (payload, arn) = self.call_parser(prompt.kind, &reply).await?;
            let arn = arn.to_owned();
            let reader = OrchestrationParser { groups: &agent.action_groups, tools, first_call };
            let parsed = reader.read(&payload, reply.answer.message).map_err(|error| bad_response(&error, &arn))?;
            self.answering.told = Told::by_function(parsed.citations);
            return Ok(parsed.reading);
        }
        let (message, stop_reason) = (reply.answer.message, reply.answer.stop_reason);
        let reading = match self.tool_style {
            _ if !prompt.enabled => return Ok(parser::read_raw(message)),
            ToolStyle::Native => parser::read_native(message, stop_reason, tools, first_call),
            ToolStyle::Text(form) => parser::read_text(message, stop_reason, form, tools, first_call),
        };
        Ok(if agent.collaborators.is_empty() { reading } else { said_to_user(&agent.collaborators, reading) })
    }

    /// Has the agent's parser function read an answer; gives the function's ARN with what it said.
    pub(super) async fn call_parser(&self, kind: PromptKind, reply: &Reply) -> Result<(Bytes, &str), Failure> {
        let agent = &*self.agent;
        let Some(arn) = agent.prompts.override_lambda.as_deref() else {
            return Err(super::invalid(format!(
                "The agent has no overrideLambda to read the answers to its {kind} prompt."
            )));
        };
        let payload = lambda::event(event_agent(agent), kind, &parser_input(kind, &reply.raw, &reply.answer));
        Ok((self.runtime.call_function("parser", arn, payload).await?, arn))
    }
}
