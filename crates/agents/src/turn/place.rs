//! Where an agent stands in the team that answers a request: under whom, reached by which names, with which share of what the
//! turn may use.

use std::sync::Arc;

use super::budget::Share;
use super::team::Team;
use crate::agent::Agent;
use crate::collaborators::Collaborator;

/// The place of an agent in a team.
pub(super) struct Place {
    /// What all agents of the team share.
    pub(super) team: Arc<Team>,
    /// The agents from the one that was invoked to this one.
    chain: Vec<Link>,
    /// The ARNs of their aliases.
    pub(super) caller_chain: Vec<String>,
    /// The names of the collaborators from the one that was invoked to this one; none for the one that was invoked.
    pub(super) path: Vec<String>,
    /// What this agent's turn may use.
    pub(super) share: Share,
}

/// An agent on the way.
#[derive(Clone)]
struct Link {
    /// None for an inline agent.
    agent_id: Option<String>,
    name: String,
}

impl Place {
    /// The place of the agent that was invoked.
    pub(super) fn first(agent: &Agent, team: Team, share: Share) -> Self {
        Self {
            team: Arc::new(team),
            chain: vec![Link { agent_id: agent.origin.agent_id.clone(), name: agent.name.clone() }],
            caller_chain: vec![agent.origin.alias_arn.clone()],
            path: Vec::new(),
            share,
        }
    }

    /// The place of a collaborator of this agent.
    ///
    /// # Errors
    /// What the model is told when there is none: the collaborator is an agent that waits for this one, or stands deeper than
    /// `depth` under the agent that was invoked.
    pub(super) fn below(&self, collaborator: &Collaborator, depth: usize) -> Result<Self, String> {
        let Collaborator { name, .. } = collaborator;
        let way = || {
            let names = self.chain.iter().map(|link| link.name.as_str()).chain([name.as_str()]);
            names.collect::<Vec<_>>().join(" → ")
        };
        let agent_id = collaborator.agent_id();
        if agent_id.is_some() && self.chain.iter().any(|link| link.agent_id.as_deref() == agent_id) {
            return Err(format!(
                "The message was not sent: {name} waits for your answer itself ({}). Do it yourself or write to another agent.",
                way()
            ));
        }
        if self.path.len() >= depth {
            return Err(format!(
                "The message was not sent: agents can be nested {depth} deep under the first, and this would be one more ({}). \
                 Do it yourself.",
                way()
            ));
        }
        let link = Link { agent_id: agent_id.map(str::to_owned), name: name.clone() };
        Ok(Self {
            team: self.team.clone(),
            chain: self.chain.iter().cloned().chain([link]).collect(),
            caller_chain: self.caller_chain.iter().cloned().chain([collaborator.alias_arn().to_owned()]).collect(),
            path: self.path.iter().cloned().chain([name.clone()]).collect(),
            share: self.share.of_collaborator(),
        })
    }

    /// Whether it is the agent that was invoked.
    pub(super) fn is_first(&self) -> bool {
        self.path.is_empty()
    }

    /// The collaborator of the invoked agent that this agent is, or works for: what traces and callers know it as.
    pub(super) fn collaborator_name(&self) -> Option<&str> {
        self.path.first().map(String::as_str)
    }
}
