//! Inline agents: everything that a turn needs is in the request, and nothing is stored but the session.

use std::time::Duration;

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{
    AgentCollaboration, InvokeInlineAgentRequest, OrchestrationExecutor, OrchestrationType,
};

use crate::action_groups::{BuiltIn, Definition, Kind, Limits, check_together, parse};
use crate::agent::{Agent, ToolStyle, all_tools, offered, with_anthropic_tools};
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

    /// Makes an agent of an InvokeInlineAgent request.
    ///
    /// # Errors
    /// Schemas that can't be read, and members that this version would leave out in silence.
    pub fn inline(
        request: &InvokeInlineAgentRequest,
        region: &str,
        account_id: &str,
        limits: &Limits,
    ) -> Result<Self, Failure> {
        let invalid = |message: String| Failure::new(Error::validation(message));
        let mut action_groups = Vec::new();
        let mut problems = Vec::new();
        for group in request.action_groups.iter().flatten() {
            match parse(Definition::from(group.clone()), limits, account_id) {
                Ok(group) => action_groups.push(group),
                Err(found) => problems.push(format!("{}: {found}", group.action_group_name)),
            }
        }
        if !problems.is_empty() {
            return Err(invalid(problems.join("; ")));
        }
        check_together(&action_groups).map_err(|problems| invalid(problems.to_string()))?;
        let built_in = action_groups.iter().find_map(|group| match group.kind {
            Kind::BuiltIn(built_in) if built_in != BuiltIn::UserInput && group.enabled => Some(built_in),
            _ => None,
        });
        refuse_unavailable(request, built_in)?;
        let basis =
            Basis { model_id: &request.foundation_model, role: Role::from(request.agent_collaboration), memory: false };
        let overrides = request.prompt_override_configuration.clone().map(Overrides::from).unwrap_or_default();
        let problems = overrides.problems();
        if !problems.is_empty() {
            return Err(invalid(problems.join("; ")));
        }
        let mut prompts = Prompts::new(&basis, &overrides).map_err(|error| invalid(error.to_string()))?;
        prompts.orchestration = with_anthropic_tools(prompts.orchestration, &request.foundation_model, &action_groups);
        let knowledge_bases = KnowledgeBase::inline(request.knowledge_bases.as_deref()).map_err(invalid)?;
        let tool_style = ToolStyle::of(&prompts.orchestration);
        let tools = all_tools(&action_groups, &knowledge_bases, tool_style);
        let ttl = request.idle_session_ttl_in_seconds.map(|seconds| Duration::from_secs(seconds.unsigned_abs().into()));
        Ok(Self {
            origin: Origin {
                agent_id: None,
                agent_alias_id: None,
                agent_version: None,
                alias_arn: Self::inline_alias_arn(region, account_id),
            },
            account_id: account_id.to_owned(),
            region: region.to_owned(),
            name: request.agent_name.clone().unwrap_or_else(|| INLINE_AGENT.to_owned()),
            instruction: request.instruction.clone(),
            foundation_model: request.foundation_model.clone(),
            session_scope: Self::inline_session_scope(region, account_id, request.agent_name.as_deref()),
            custom_orchestrator: custom_function(request)?.map(|lambda| {
                CustomOrchestrator::new(lambda, &request.instruction, &request.foundation_model, tools.clone())
            }),
            idle_session_ttl: ttl.unwrap_or(IDLE_SESSION_TTL),
            tools: offered(&prompts, tools),
            tool_style,
            action_groups,
            memory: None,
            knowledge_bases,
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

fn refuse_unavailable(request: &InvokeInlineAgentRequest, built_in: Option<BuiltIn>) -> Result<(), Failure> {
    let collaborates = request.agent_collaboration.is_some_and(|it| it != AgentCollaboration::Disabled);
    let given = [
        ("guardrailConfiguration", request.guardrail_configuration.is_some()),
        ("agentCollaboration", collaborates),
        ("collaboratorConfigurations", request.collaborator_configurations.as_ref().is_some_and(|it| !it.is_empty())),
        ("collaborators", request.collaborators.as_ref().is_some_and(|it| !it.is_empty())),
        (built_in.map_or("", BuiltIn::signature), built_in.is_some()),
    ];
    let given: Vec<_> = given.into_iter().filter(|(_, given)| *given).map(|(member, _)| member).collect();
    if given.is_empty() {
        return Ok(());
    }
    Err(Failure::new(Error::validation(format!(
        "Not available in this version of Outcrop: {}. Leave it out of the request.",
        given.join(", ")
    ))))
}
