//! An agent ready to take turns: its snapshot with schemas read, tools named and the template parsed, once for all turns.

use std::sync::Arc;
use std::time::Duration;

use aws_wire::bedrock_agent::types::{
    self as build, ActionGroupSignature, ActionGroupState, AgentCollaboration, CreationMode, InferenceConfiguration,
    OrchestrationExecutor, OrchestrationType, PromptState, PromptType,
};
use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_runtime::types::{Tool, ToolConfiguration};

use crate::action_groups::{ActionGroup, Definition, Limits, asks_user, parse, tools};
use crate::definition::AgentSnapshot;
use crate::failure::Failure;
use crate::orchestrator::custom::CustomOrchestrator;
use crate::prompts::{Basis, Overrides, Prompt, Prompts, Role};
use crate::template::Template;
use crate::trace::Origin;

/// An agent ready to take turns.
#[derive(Debug)]
pub struct Agent {
    /// Who its events come from.
    pub origin: Origin,
    /// The agent's name, which functions are told.
    pub name: String,
    /// What it is to do.
    pub instruction: String,
    /// The model that it asks.
    pub foundation_model: String,
    /// How long a session lives without a call.
    pub idle_session_ttl: Duration,
    /// Its action groups, disabled ones included.
    pub action_groups: Vec<ActionGroup>,
    /// The orchestration prompt.
    pub orchestration: Orchestration,
    /// The function that orchestrates the turns instead of the loop, where there is one.
    pub custom_orchestrator: Option<CustomOrchestrator>,
    /// The tools that the model is offered; none when there are none or the prompt is disabled.
    pub tools: Option<Arc<ToolConfiguration>>,
}

/// How the model is asked in the loop.
#[derive(Debug)]
pub enum Orchestration {
    /// By a template, with tools.
    Prompt {
        /// The template.
        template: Template,
        /// The inference settings.
        inference: InferenceConfiguration,
        /// Whether the trace shows the inference settings: those of an inline agent are not its own.
        traces_inference: bool,
        /// Members for the provider's own request.
        additional_model_request_fields: Option<serde_json::Value>,
    },
    /// The prompt is disabled: the user's text goes to the model as it is.
    Disabled,
}

impl Agent {
    /// Makes an agent of a snapshot.
    ///
    /// # Errors
    /// A snapshot without instruction or model, or whose template or schemas can't be read (prepared under other rules).
    pub fn new(snapshot: &AgentSnapshot, limits: &Limits, account_id: &str) -> Result<Self, Failure> {
        let agent = &snapshot.agent;
        refuse_unavailable(snapshot)?;
        let invalid = |message: String| Failure::new(Error::validation(message));
        let missing = |what: &str| invalid(format!("The agent {} was prepared without {what}.", agent.agent_id));
        let foundation_model = agent.foundation_model.clone().ok_or_else(|| missing("a foundation model"))?;
        let instruction = agent.instruction.clone().ok_or_else(|| missing("an instruction"))?;
        let overrides = agent.prompt_override_configuration.clone().map(Overrides::from).unwrap_or_default();
        let basis = Basis {
            model_id: &foundation_model,
            role: Role::from(agent.agent_collaboration),
            memory: agent.memory_configuration.is_some(),
        };
        let prompts = Prompts::new(&basis, &overrides).map_err(|error| invalid(error.to_string()))?;
        let orchestration = Orchestration::new(prompts.orchestration, true);
        let mut action_groups = Vec::with_capacity(snapshot.action_groups.len());
        for group in &snapshot.action_groups {
            let parsed = parse(Definition::from(group.clone()), limits, account_id);
            action_groups.push(parsed.map_err(|problems| invalid(problems.to_string()))?);
        }
        let tools = match orchestration {
            Orchestration::Prompt { .. } => tools(&action_groups),
            Orchestration::Disabled => Vec::new(),
        };
        Ok(Self {
            origin: Origin {
                agent_id: Some(agent.agent_id.clone()),
                agent_alias_id: Some(snapshot.alias_id.clone()),
                agent_version: Some(snapshot.version.clone()),
                alias_arn: snapshot.alias_arn.clone(),
            },
            custom_orchestrator: custom_function(agent)
                .map(|lambda| CustomOrchestrator::new(lambda, &instruction, &foundation_model, &action_groups)),
            name: agent.agent_name.clone(),
            instruction,
            foundation_model,
            idle_session_ttl: Duration::from_secs(agent.idle_session_ttl_in_seconds.unsigned_abs().into()),
            action_groups,
            orchestration,
            tools: configuration(tools),
        })
    }

    /// Whether the model may ask the user.
    #[must_use]
    pub fn asks_user(&self) -> bool {
        asks_user(&self.action_groups)
    }
}

/// Refuses what this version would leave out in silence: an agent must not run without the guardrail or the parser that its
/// author relies on.
fn refuse_unavailable(snapshot: &AgentSnapshot) -> Result<(), Failure> {
    let agent = &snapshot.agent;
    let prompts = agent.prompt_override_configuration.iter().flat_map(|overrides| &overrides.prompt_configurations);
    let enabled =
        |kind| prompts.clone().any(|p| p.prompt_type == Some(kind) && p.prompt_state == Some(PromptState::Enabled));
    let built_in = snapshot.action_groups.iter().find(|group| {
        group.action_group_state == ActionGroupState::Enabled
            && group.parent_action_signature.is_some_and(|signature| signature != ActionGroupSignature::AmazonUserInput)
    });
    let unavailable = if agent.guardrail_configuration.is_some() {
        "guardrails (guardrailConfiguration)".to_owned()
    } else if agent.agent_collaboration.is_some_and(|it| it != AgentCollaboration::Disabled) {
        "multi-agent collaboration (agentCollaboration)".to_owned()
    } else if prompts.clone().any(|p| p.parser_mode == Some(CreationMode::Overridden)) {
        "parser functions (parserMode OVERRIDDEN)".to_owned()
    } else if enabled(PromptType::PreProcessing) || enabled(PromptType::PostProcessing) {
        "pre-processing and post-processing prompts (promptState ENABLED)".to_owned()
    } else if let Some(group) = built_in {
        let signature = group.parent_action_signature.map_or("", ActionGroupSignature::as_str);
        format!("the built-in action group {signature} ({})", group.action_group_name)
    } else {
        return Ok(());
    };
    Err(Failure::new(Error::validation(format!(
        "The agent {} cannot be invoked: {unavailable} is not available in this version of Outcrop. Take it out of the \
         agent and prepare it again.",
        agent.agent_id
    ))))
}

fn custom_function(agent: &build::Agent) -> Option<String> {
    let custom = agent.orchestration_type == Some(OrchestrationType::CustomOrchestration);
    let executor = agent.custom_orchestration.as_ref().filter(|_| custom)?.executor.as_ref()?;
    let OrchestrationExecutor::Lambda(arn) = executor;
    Some(arn.clone())
}

pub(crate) fn configuration(tools: Vec<Tool>) -> Option<Arc<ToolConfiguration>> {
    (!tools.is_empty()).then(|| Arc::new(ToolConfiguration { tools, tool_choice: None }))
}

impl Orchestration {
    pub(crate) fn new(prompt: Prompt, traces_inference: bool) -> Self {
        if !prompt.enabled {
            return Self::Disabled;
        }
        Self::Prompt {
            template: prompt.template,
            inference: prompt.inference,
            traces_inference,
            additional_model_request_fields: prompt.additional_model_request_fields,
        }
    }
}
