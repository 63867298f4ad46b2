//! Routing: before the loop of a supervisor that routes, a classifier names who takes the request.

use aws_wire::bedrock_runtime::types::{Message, Tool, ToolUseBlock};
use serde_json::json;

use super::executors::bad_response;
use super::model_call::request;
use super::steps::Turn;
use crate::action_groups::{BadResponse, is_user_input};
use crate::agent::Agent;
use crate::collaborators::{SEND_MESSAGE, is_message};
use crate::failure::Failure;
use crate::knowledge;
use crate::orchestrator::Event;
use crate::parser::{Route, builtin, lambda, text_of};
use crate::prompts::RoutingClassifierValues;
use crate::trace::Parsed;

impl Turn {
    /// Has the classifier say who takes the user's message: a collaborator, by the call that sends it there, or the supervisor.
    pub(super) async fn classify(&mut self, message: &Message) -> Result<Event, Failure> {
        let agent = self.agent.clone();
        let prompt = &agent.prompts.routing_classifier;
        self.place.share.take_model_call(agent.model_of(prompt))?;
        let history: Vec<_> = self.session.history.newest(self.history_budget(prompt, &[])).cloned().collect();
        let question = text_of(message);
        // It may have left the team since.
        let last = self.session.state.last_collaborator.clone();
        let previous = last.filter(|name| agent.collaborators.iter().any(|it| it.name == *name));
        let rendered = prompt.template.render(&RoutingClassifierValues {
            collaborators: &agent.team(),
            knowledge_bases: &agent.told_knowledge_bases(),
            tools: &own_tools(&agent),
            history: &history,
            last_user_request: &question,
            previous_agent: previous.as_deref(),
            prompt_session_attributes: &self.course.prompt_session_attributes,
        });
        let reply = self.ask(prompt, request(&agent, prompt, rendered), None).await?;
        let route = if prompt.parser_overridden {
            let (payload, arn) = self.call_parser(prompt.kind, &reply).await?;
            let route = lambda::read_route(&payload).and_then(|route| known(&agent, route));
            route.map_err(|error| bad_response(&error, arn))?
        } else {
            let names: Vec<&str> = agent.collaborators.iter().map(|it| it.name.as_str()).collect();
            builtin::route(&text_of(&reply.answer.message), &names)
        };
        self.trace(|tracer| tracer.model_output(reply.traced(), Parsed::Route)).await;
        let (recipient, content) = match route {
            Route::Agent { name, input } => (Some(name), input.unwrap_or(question)),
            Route::KeepPrevious => (previous, question),
            Route::KnowledgeBase | Route::ToolUse | Route::Undecided => (None, question),
        };
        Ok(Event::Routed(recipient.map(|recipient| ToolUseBlock {
            name: SEND_MESSAGE.to_owned(),
            tool_use_id: format!("call_{}", self.first_call(&[])),
            input: json!({"recipient": recipient, "content": content}),
            r#type: None,
        })))
    }

    /// Whether the classifier and what follows from its answer are under way, and not the supervisor's own loop.
    pub(super) fn is_routing(&self) -> bool {
        self.course.orchestrator.is_routing()
    }
}

/// The tools that are the supervisor's own doing.
fn own_tools(agent: &Agent) -> Vec<Tool> {
    let own = |name: &str| {
        !is_message(name) && !is_user_input(name) && knowledge::called(&agent.knowledge_bases, name).is_none()
    };
    agent.tool_list().iter().filter(|tool| matches!(tool, Tool::ToolSpec(spec) if own(&spec.name))).cloned().collect()
}

/// A function may only name an agent of the team.
fn known(agent: &Agent, route: Route) -> Result<Route, BadResponse> {
    match &route {
        Route::Agent { name, .. } if !agent.collaborators.iter().any(|it| it.name == *name) => {
            Err(BadResponse::Member(format!(
                "agentCollaboratorName is the text '{name}'; it must be a collaborator's name"
            )))
        }
        _ => Ok(route),
    }
}
