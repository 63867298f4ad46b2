//! Inline agents: everything that a turn needs is in the request, and nothing is stored but the session.

mod team;

use std::time::Duration;

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{
    self as run, AgentActionGroup, CollaboratorConfiguration, InvokeInlineAgentRequest, OrchestrationExecutor,
    OrchestrationType, PromptOverrideConfiguration,
};

use crate::action_groups::{ActionGroup, BuiltIn, Definition, Kind, Limits, check_together, parse};
use crate::agent::{Agent, ToolStyle, all_tools, offered, with_anthropic_tools};
use crate::collaborators::Collaborator;
use crate::failure::Failure;
use crate::knowledge::KnowledgeBase;
use crate::orchestrator::custom::CustomOrchestrator;
use crate::prompts::{Basis, Overrides, Prompts, Role};
use crate::trace::Origin;

/// What stands for the agent's id in its alias ARN, and in what functions and callers are told.
pub(crate) const INLINE_AGENT: &str = "INLINE_AGENT";

/// A session without a call lives this long when the request says nothing.
const IDLE_SESSION_TTL: Duration = Duration::from_secs(600);

impl Agent {
    /// What stands for the alias of every inline agent, in traces and as the scope of its sessions.
    #[must_use]
    pub fn inline_alias_arn(region: &str, account_id: &str) -> String {
        format!("arn:aws:bedrock:{region}:{account_id}:agent-alias/{INLINE_AGENT}/TSTALIASID")
    }

    /// What a session id of inline agents is unique in: agents of another name have sessions of their own.
    #[must_use]
    pub fn inline_session_scope(region: &str, account_id: &str, name: Option<&str>) -> String {
        let alias_arn = Self::inline_alias_arn(region, account_id);
        name.map_or_else(|| alias_arn.clone(), |name| format!("{alias_arn}/{name}"))
    }

    /// Makes an agent of an InvokeInlineAgent request, with its team.
    ///
    /// # Errors
    /// Schemas that can't be read, a team that does not fit together, and members that this version would leave out in silence.
    pub fn inline(
        request: &InvokeInlineAgentRequest,
        region: &str,
        account_id: &str,
        limits: &Limits,
    ) -> Result<Self, Failure> {
        let house = House { region, account_id, limits };
        let described = Described::from(request);
        let custom = custom_function(request)?;
        let inline = request.collaborators.as_deref().unwrap_or_default();
        let collaborators = team::of_request(&described, inline, &house)?;
        if custom.is_some() && described.role != Role::Alone {
            return Err(invalid(
                "agentCollaboration cannot be combined with customOrchestration: a function cannot lead a team.",
            ));
        }
        let mut agent = house.agent(&described, collaborators)?;
        if let Some(lambda) = custom {
            agent.custom_orchestrator = Some(CustomOrchestrator::new(
                lambda,
                &agent.instruction,
                &agent.foundation_model,
                agent.tools_to_tell(),
            ));
        }
        agent.session_scope = Self::inline_session_scope(region, account_id, request.agent_name.as_deref());
        Ok(agent)
    }
}

/// What a request says of an agent: the one that is invoked, or one of its team.
struct Described<'a> {
    /// The member of the request in which it is said, with a dot behind it; empty for the request itself.
    place: String,
    name: Option<&'a str>,
    foundation_model: &'a str,
    instruction: &'a str,
    action_groups: &'a [AgentActionGroup],
    knowledge_bases: Option<&'a [run::KnowledgeBase]>,
    prompts: Option<&'a PromptOverrideConfiguration>,
    has_guardrail: bool,
    idle_session_ttl: Option<i32>,
    role: Role,
    configurations: &'a [CollaboratorConfiguration],
}

impl<'a> From<&'a InvokeInlineAgentRequest> for Described<'a> {
    fn from(request: &'a InvokeInlineAgentRequest) -> Self {
        Self {
            place: String::new(),
            name: request.agent_name.as_deref(),
            foundation_model: &request.foundation_model,
            instruction: &request.instruction,
            action_groups: request.action_groups.as_deref().unwrap_or_default(),
            knowledge_bases: request.knowledge_bases.as_deref(),
            prompts: request.prompt_override_configuration.as_ref(),
            has_guardrail: request.guardrail_configuration.is_some(),
            idle_session_ttl: request.idle_session_ttl_in_seconds,
            role: Role::from(request.agent_collaboration),
            configurations: request.collaborator_configurations.as_deref().unwrap_or_default(),
        }
    }
}

/// Where inline agents are made, and by which rules.
struct House<'a> {
    region: &'a str,
    account_id: &'a str,
    limits: &'a Limits,
}

impl House<'_> {
    /// The agent that is described, with its team.
    fn agent(&self, described: &Described<'_>, collaborators: Vec<Collaborator>) -> Result<Agent, Failure> {
        let Self { region, account_id, limits } = *self;
        let place = &described.place;
        let mut action_groups = Vec::new();
        let mut problems = Vec::new();
        for group in described.action_groups {
            match parse(Definition::from(group.clone()), limits, account_id) {
                Ok(group) => action_groups.push(group),
                Err(found) => problems.push(format!("{place}{}: {found}", group.action_group_name)),
            }
        }
        if !problems.is_empty() {
            return Err(invalid(problems.join("; ")));
        }
        check_together(&action_groups).map_err(|problems| invalid(format!("{place}{problems}")))?;
        refuse_unavailable(described, &action_groups)?;
        let basis = Basis { model_id: described.foundation_model, role: described.role, memory: false };
        let overrides = described.prompts.cloned().map(Overrides::from).unwrap_or_default();
        let problems = overrides.problems();
        if !problems.is_empty() {
            return Err(invalid(format!("{place}{}", problems.join("; "))));
        }
        let prompts = Prompts::new(&basis, &overrides);
        let mut prompts = prompts.map_err(|error| invalid(error.to_string()))?;
        prompts.orchestration = with_anthropic_tools(prompts.orchestration, described.foundation_model, &action_groups);
        let knowledge_bases = KnowledgeBase::inline(described.knowledge_bases);
        let knowledge_bases = knowledge_bases.map_err(|problem| invalid(format!("{place}{problem}")))?;
        let tool_style = ToolStyle::of(&prompts.orchestration);
        let tools = all_tools(&action_groups, &knowledge_bases, &collaborators, tool_style);
        let ttl = described.idle_session_ttl.map(|seconds| Duration::from_secs(seconds.unsigned_abs().into()));
        let alias_arn = Agent::inline_alias_arn(region, account_id);
        Ok(Agent {
            origin: Origin { agent_id: None, agent_alias_id: None, agent_version: None, alias_arn: alias_arn.clone() },
            account_id: account_id.to_owned(),
            region: region.to_owned(),
            name: described.name.unwrap_or(INLINE_AGENT).to_owned(),
            instruction: described.instruction.to_owned(),
            foundation_model: described.foundation_model.to_owned(),
            session_scope: alias_arn,
            custom_orchestrator: None,
            idle_session_ttl: ttl.unwrap_or(IDLE_SESSION_TTL),
            tools: offered(&prompts, tools),
            tool_style,
            action_groups,
            memory: None,
            knowledge_bases,
            role: described.role,
            collaborators,
            prompts,
        })
    }
}

/// The function that orchestrates, where the request names one.
fn custom_function(request: &InvokeInlineAgentRequest) -> Result<Option<String>, Failure> {
    let custom = request.orchestration_type == Some(OrchestrationType::CustomOrchestration);
    let executor = request.custom_orchestration.as_ref().and_then(|custom| custom.executor.as_ref());
    let refused = |message: &str| Err(Failure::new(Error::validation(message)));
    match (custom, executor) {
        (false, None) => Ok(None),
        (true, Some(OrchestrationExecutor::Lambda(arn))) => Ok(Some(arn.clone())),
        (true, None) => refused(
            "orchestrationType CUSTOM_ORCHESTRATION needs customOrchestration.executor.lambda, the ARN of the function that \
             orchestrates.",
        ),
        (false, Some(_)) => {
            refused("customOrchestration can only be given with orchestrationType CUSTOM_ORCHESTRATION.")
        }
    }
}

fn refuse_unavailable(described: &Described<'_>, action_groups: &[ActionGroup]) -> Result<(), Failure> {
    let built_in = action_groups.iter().find_map(|group| match group.kind {
        Kind::BuiltIn(built_in) if built_in != BuiltIn::UserInput && group.enabled => Some(built_in),
        _ => None,
    });
    let given = [
        ("guardrailConfiguration", described.has_guardrail),
        (built_in.map_or("", BuiltIn::signature), built_in.is_some()),
    ];
    let given = given.into_iter().filter(|(_, given)| *given);
    let given: Vec<_> = given.map(|(member, _)| format!("{}{member}", described.place)).collect();
    if given.is_empty() {
        return Ok(());
    }
    Err(invalid(format!(
        "Not available in this version of Outcrop: {}. Leave it out of the request.",
        given.join(", ")
    )))
}

fn invalid(message: impl Into<String>) -> Failure {
    Failure::new(Error::validation(message))
}
