//! Teams: turns of collaborators inside the turn of their supervisor.

mod failures;
mod inline;
mod interleavings;
mod messages;
mod payloads;
mod routing;
mod sources;
mod waiting;

use std::sync::Arc;

use agents::agent::Agent;
use agents::turn::{TurnEvent, TurnRequest};
use aws_wire::bedrock_runtime::types::{ContentBlock, Message};
use serde_json::{Value, json};

use crate::house::{House, Says, agent_with, ask, call, shown, step};

/// An agent that is named for its model.
#[derive(Default)]
pub(crate) struct Plan<'a> {
    pub(crate) name: &'a str,
    pub(crate) groups: &'a [Value],
    pub(crate) bases: &'a [Value],
    /// Names of the agents that it leads.
    pub(crate) team: &'a [&'a str],
    pub(crate) relays: bool,
    /// Further members of the agent.
    pub(crate) members: Option<Value>,
}

/// The ids of an agent of this name: ten letters.
pub(crate) fn id(name: &str) -> String {
    format!("{:0<10}", name.to_ascii_uppercase())
}

fn alias_arn(name: &str) -> String {
    format!("arn:aws:bedrock:us-east-1:123456789012:agent-alias/{}/ALIAS00001", id(name))
}

/// Makes an agent, and has its alias serve it.
pub(crate) fn agent(house: &House, plan: &Plan<'_>) -> Arc<Agent> {
    let Plan { name, groups, bases, team, relays, members: more } = plan;
    let relay = if *relays { "TO_COLLABORATOR" } else { "DISABLED" };
    let collaborators: Vec<Value> = team
        .iter()
        .map(|member| {
            json!({"agentDescriptor": {"aliasArn": alias_arn(member)}, "agentId": id(name), "agentVersion": "1",
                   "collaborationInstruction": format!("Knows all about {member}."), "collaboratorId": "COLLAB0001",
                   "collaboratorName": member, "relayConversationHistory": relay,
                   "createdAt": "2026-01-01T00:00:00Z", "lastUpdatedAt": "2026-01-01T00:00:00Z"})
        })
        .collect();
    let mut members = json!({"agentName": name, "foundationModel": name});
    if !team.is_empty() {
        members["agentCollaboration"] = json!("SUPERVISOR");
    }
    members.as_object_mut().unwrap().extend(more.iter().flat_map(|more| more.as_object().unwrap().clone()));
    let agent = agent_with(&members, (groups, bases, &collaborators), (&id(name), "ALIAS00001", "1", "us-east-1"));
    house.aliases.serve(&agent);
    agent
}

pub(crate) fn plain(house: &House, name: &str) -> Arc<Agent> {
    agent(house, &Plan { name, ..Plan::default() })
}

/// A message to a collaborator.
pub(crate) fn send(id: &str, to: &str, content: &str) -> Says {
    call(id, "AgentCommunication__sendMessage", &json!({"recipient": to, "content": content}))
}

pub(crate) fn traced(text: &str) -> TurnRequest {
    TurnRequest { enable_trace: true, ..ask(text) }
}

/// Whose event it is, and what.
pub(crate) fn told(events: &[TurnEvent]) -> Vec<String> {
    let who = |event: &TurnEvent| {
        let name = shown(event).pointer("/trace/agentId")?.as_str()?.trim_end_matches('0').to_ascii_lowercase();
        Some(format!("{name}: "))
    };
    events.iter().map(|event| format!("{}{}", who(event).unwrap_or_default(), step(event))).collect()
}

/// What was said in a message.
pub(crate) fn words(message: &Message) -> String {
    let texts = message.content.iter().filter_map(|block| match block {
        ContentBlock::Text(text) => Some(text.as_str()),
        _ => None,
    });
    texts.collect::<Vec<_>>().join("|")
}
