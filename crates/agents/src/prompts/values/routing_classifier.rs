//! The routing classifier's prompt.

use std::borrow::Cow;
use std::sync::Arc;

use aws_wire::bedrock_runtime::types::{Message, Tool};

use super::{Attributes, Collaborator, KnowledgeBase, agents, attributes, lines, tool_lines};
use crate::template::{Show, Values, transcript};

const KNOWLEDGE_BASES: &str =
    "- <a>knowledge_base</a>, if the request can be answered from a knowledge base and no agent fits better.";
const ACTIONS: &str = "- <a>tool_use</a>, if one of the functions does what is requested and no agent fits better.";

/// What a routing classifier's prompt says.
#[derive(Clone, Copy, Debug)]
pub struct RoutingClassifierValues<'a> {
    /// The agents that a request can go to.
    pub collaborators: &'a [Collaborator<'a>],
    /// The supervisor's own knowledge bases.
    pub knowledge_bases: &'a [KnowledgeBase<'a>],
    /// The supervisor's own tools, those for knowledge bases and collaborators left out.
    pub tools: &'a [Tool],
    /// The session's earlier turns.
    pub history: &'a [Arc<Message>],
    /// The user's text of this turn.
    pub last_user_request: &'a str,
    /// The collaborator that answered last, if one did.
    pub previous_agent: Option<&'a str>,
    /// Attributes that the caller gave for this turn's prompt.
    pub prompt_session_attributes: &'a Attributes,
}

impl Values for RoutingClassifierValues<'_> {
    fn get(&self, name: &str) -> Option<Cow<'_, str>> {
        let guideline = |on: bool, text: &'static str| Cow::Borrowed(if on { text } else { "" });
        Some(match name {
            "reachable_agents" | "agent_collaborators" => agents(self.collaborators).into(),
            "knowledge_base_routing" => lines(self.knowledge_bases.iter().map(knowledge_base)).into(),
            "action_routing" => tool_lines(self.tools).into(),
            "conversation" | "conversation_history" => transcript(self.history, Show::Talk).into(),
            "last_user_request" | "question" => self.last_user_request.into(),
            "knowledge_base_routing_guideline" => guideline(!self.knowledge_bases.is_empty(), KNOWLEDGE_BASES),
            "action_routing_guideline" => guideline(!self.tools.is_empty(), ACTIONS),
            "last_most_specialized_agent_guideline" => {
                self.previous_agent.map(keep_previous).unwrap_or_default().into()
            }
            "prompt_session_attributes" | "attributes" => attributes(self.prompt_session_attributes).into(),
            _ => return None,
        })
    }
}

fn knowledge_base(base: &KnowledgeBase<'_>) -> String {
    format!("<knowledge_base id=\"{}\">{}</knowledge_base>", base.id, base.description.trim())
}

fn keep_previous(agent: &str) -> String {
    format!(
        "- <a>keep_previous_agent</a>, if the request goes on with what the agent {agent} was doing, or gives it what it asked for."
    )
}
