//! The team of an inline agent: agents that stand behind aliases, and agents that the request describes, which may have teams of
//! their own.
//!
//! `collaboratorConfigurations` says who belongs to a team. An entry with an alias's ARN is the agent behind it; one without is
//! the agent of that name in the request's `collaborators`. An agent in `collaborators` that no entry names belongs to the team
//! of the agent that is invoked.

use std::collections::BTreeMap;
use std::sync::Arc;

use aws_wire::arn::Arn;
use aws_wire::bedrock_agent_runtime::types::{self as run, CollaboratorConfiguration, RelayConversationHistory};

use super::{Described, House, invalid};
use crate::agent::Agent;
use crate::collaborators::{Collaborator, Member, by_name};
use crate::failure::Failure;
use crate::prompts::Role;
use crate::turn::DEPTH;

/// Members of one team, as of stored agents.
const MAX_MEMBERS: usize = 10;
/// How the agent that is invoked is called on the way to another.
const FIRST: &str = "the agent that is invoked";
/// The alias of every agent's draft.
const TEST_ALIAS: &str = "TSTALIASID";

/// The team of the agent that is invoked.
pub(super) fn of_request(
    described: &Described<'_>,
    inline: &[run::Collaborator],
    house: &House<'_>,
) -> Result<Vec<Collaborator>, Failure> {
    let mut team = Team { inline, house, made: BTreeMap::new() };
    team.check_names()?;
    let mut members = team.configured(described, &mut vec![FIRST.to_owned()])?;
    let named = |name: &str| {
        let nested = inline.iter().flat_map(|it| it.collaborator_configurations.iter().flatten());
        described.configurations.iter().chain(nested).any(|it| !has_alias(it) && it.collaborator_name == name)
    };
    for (index, agent) in inline.iter().enumerate() {
        let name = agent.agent_name.as_deref().unwrap_or_default();
        if !named(name) {
            let member = Collaborator {
                name: name.to_owned(),
                instruction: agent.instruction.clone(),
                relays_history: false,
                agent: Member::Inline(team.agent(index, &mut vec![FIRST.to_owned(), name.to_owned()])?.agent),
            };
            join(&mut members, member, &format!("collaborators[{index}] ({name})"))?;
        }
    }
    check_role(described, !members.is_empty())?;
    let left = (0..inline.len()).find(|index| !team.made.contains_key(index));
    if let Some(index) = left {
        let name = inline[index].agent_name.as_deref().unwrap_or_default();
        return Err(invalid(format!(
            "collaborators[{index}] ({name}) can be reached from no team: only agents that are not reached themselves name it in \
             their collaboratorConfigurations."
        )));
    }
    Ok(by_name(members))
}

struct Team<'a> {
    inline: &'a [run::Collaborator],
    house: &'a House<'a>,
    /// Those of them that are made; several may name one.
    made: BTreeMap<usize, Made>,
}

#[derive(Clone)]
struct Made {
    agent: Arc<Agent>,
    /// The names under it, as deep as they go.
    below: Vec<String>,
}

impl Team<'_> {
    /// Every inline agent needs a name of its own, by which it is written to.
    fn check_names(&self) -> Result<(), Failure> {
        for (index, agent) in self.inline.iter().enumerate() {
            let Some(name) = agent.agent_name.as_deref().filter(|name| !name.is_empty()) else {
                return Err(invalid(format!(
                    "collaborators[{index}].agentName is missing. It is the name by which the agent is written to."
                )));
            };
            if self.inline[..index].iter().any(|earlier| earlier.agent_name.as_deref() == Some(name)) {
                return Err(invalid(format!("collaborators[{index}]: there is another agent named {name}.")));
            }
        }
        Ok(())
    }

    /// The team that an agent's configurations say it has. `way` leads to the agent.
    fn configured(&mut self, described: &Described<'_>, way: &mut Vec<String>) -> Result<Vec<Collaborator>, Failure> {
        let mut members: Vec<Collaborator> = Vec::with_capacity(described.configurations.len());
        for (index, configuration) in described.configurations.iter().enumerate() {
            let name = &configuration.collaborator_name;
            let place = format!("{}collaboratorConfigurations[{index}] ({name})", described.place);
            let member = Collaborator {
                name: name.clone(),
                instruction: configuration.collaborator_instruction.clone(),
                relays_history: configuration.relay_conversation_history
                    == Some(RelayConversationHistory::ToCollaborator),
                agent: self.member(configuration, &place, way)?,
            };
            join(&mut members, member, &place)?;
        }
        Ok(members)
    }

    fn member(
        &mut self,
        configuration: &CollaboratorConfiguration,
        place: &str,
        way: &mut Vec<String>,
    ) -> Result<Member, Failure> {
        let name = &configuration.collaborator_name;
        check_depth(way.iter().chain([name]), place)?;
        if let Some(arn) = configuration.agent_alias_arn.as_deref().filter(|arn| !arn.is_empty()) {
            return match self.objection(arn) {
                Some(objection) => Err(invalid(format!("{place}: agentAliasArn {arn} {objection}."))),
                None => Ok(Member::Alias(arn.to_owned())),
            };
        }
        let Some(index) = self.position(name) else {
            return Err(invalid(format!(
                "{place} has no agentAliasArn, and no agent in collaborators has the agentName {name}. Give one of them."
            )));
        };
        let is_cycle = way.contains(name);
        way.push(name.clone());
        if is_cycle {
            return Err(invalid(format!("{place}: an agent would work for itself: {}.", way.join(" → "))));
        }
        let Made { agent, below } = self.agent(index, way)?;
        // It may have been made for a team that is less deep.
        check_depth(way.iter().chain(&below), place)?;
        way.pop();
        Ok(Member::Inline(agent))
    }

    fn position(&self, name: &str) -> Option<usize> {
        self.inline.iter().position(|it| it.agent_name.as_deref() == Some(name))
    }

    /// The names of the longest way into a team.
    fn longest_way(&self, team: &[Collaborator]) -> Vec<String> {
        let ways = team.iter().map(|member| {
            let index = self.position(&member.name).filter(|_| matches!(member.agent, Member::Inline(_)));
            let below = index.and_then(|index| self.made.get(&index)).map_or(&[][..], |made| &made.below);
            [std::slice::from_ref(&member.name), below].concat()
        });
        ways.max_by_key(Vec::len).unwrap_or_default()
    }

    /// Why this ARN names no alias whose agent may belong to the team.
    fn objection(&self, alias_arn: &str) -> Option<&'static str> {
        let arn = alias_arn.parse::<Arn>().ok();
        let ids = arn.as_ref().and_then(|arn| match arn.resource_parts() {
            ("agent-alias", ids) => ids.split_once('/').filter(|(_, alias_id)| !alias_id.contains('/')),
            _ => None,
        });
        let (Some(arn), Some((_, alias_id))) = (&arn, ids) else { return Some("is not the ARN of an agent's alias") };
        if arn.account_id != self.house.account_id || arn.region != self.house.region {
            return Some("is in another account or region");
        }
        (alias_id == TEST_ALIAS).then_some("serves a draft. Create an alias and name that")
    }

    /// An agent of the request's `collaborators`. `way` leads to it and ends with its name.
    fn agent(&mut self, index: usize, way: &mut Vec<String>) -> Result<Made, Failure> {
        if let Some(made) = self.made.get(&index) {
            return Ok(made.clone());
        }
        let given = &self.inline[index];
        let described = Described {
            place: format!("collaborators[{index}]."),
            name: given.agent_name.as_deref(),
            foundation_model: &given.foundation_model,
            instruction: &given.instruction,
            action_groups: given.action_groups.as_deref().unwrap_or_default(),
            knowledge_bases: given.knowledge_bases.as_deref(),
            prompts: given.prompt_override_configuration.as_ref(),
            has_guardrail: given.guardrail_configuration.is_some(),
            idle_session_ttl: given.idle_session_ttl_in_seconds,
            role: Role::from(given.agent_collaboration),
            configurations: given.collaborator_configurations.as_deref().unwrap_or_default(),
        };
        check_role(&described, !described.configurations.is_empty())?;
        let team = by_name(self.configured(&described, way)?);
        let below = self.longest_way(&team);
        let made = Made { agent: Arc::new(self.house.agent(&described, team)?), below };
        self.made.insert(index, made.clone());
        Ok(made)
    }
}

/// Refuses a member that could never be written to: `way` leads to it from the agent that is invoked.
fn check_depth<'a>(way: impl Iterator<Item = &'a String>, place: &str) -> Result<(), Failure> {
    let way: Vec<&str> = way.map(String::as_str).collect();
    match way.len() - 1 <= DEPTH {
        true => Ok(()),
        false => Err(invalid(format!(
            "{place}: agents can be nested {DEPTH} deep under the first, and these would be deeper: {}.",
            way.join(" → ")
        ))),
    }
}

/// Adds a member to a team; `place` is where the request names it.
fn join(team: &mut Vec<Collaborator>, member: Collaborator, place: &str) -> Result<(), Failure> {
    // Models write names in any case.
    if team.iter().any(|other| other.name.eq_ignore_ascii_case(&member.name)) {
        return Err(invalid(format!("{place}: the team has another collaborator of that name.")));
    }
    if team.len() == MAX_MEMBERS {
        return Err(invalid(format!("{place} is one more than the {MAX_MEMBERS} collaborators that a team can have.")));
    }
    team.push(member);
    Ok(())
}

fn has_alias(configuration: &CollaboratorConfiguration) -> bool {
    configuration.agent_alias_arn.as_deref().is_some_and(|arn| !arn.is_empty())
}

/// A team needs an agent that leads it, and such an agent a team.
fn check_role(described: &Described<'_>, has_team: bool) -> Result<(), Failure> {
    let place = &described.place;
    match (described.role, has_team) {
        (Role::Alone, true) => Err(invalid(format!(
            "{place}agentCollaboration must be SUPERVISOR or SUPERVISOR_ROUTER for an agent with collaborators."
        ))),
        (Role::Supervisor | Role::Router, false) => Err(invalid(format!(
            "{place}agentCollaboration needs collaborators: name them in {place}collaboratorConfigurations or define them in \
             collaborators."
        ))),
        _ => Ok(()),
    }
}
