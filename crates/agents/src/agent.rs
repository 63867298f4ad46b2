//! An agent ready to take turns: its snapshot with schemas read, tools named and the template parsed, once for all turns.

use std::sync::Arc;
use std::time::Duration;

use aws_wire::bedrock_agent::types::{
    self as build, ActionGroupSignature, ActionGroupState, AgentCollaboration, OrchestrationExecutor, OrchestrationType,
};
use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_runtime::types::{Tool, ToolConfiguration};
use models::Model;

use crate::action_groups::{ActionGroup, Definition, Limits, anthropic_fields, asks_user, parse, tools};
use crate::definition::AgentSnapshot;
use crate::failure::Failure;
use crate::orchestrator::custom::CustomOrchestrator;
use crate::parser::TextForm;
use crate::prompts::{Basis, Overrides, Prompt, Prompts, Role};
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
    /// What its session ids are unique in.
    pub session_scope: String,
    /// How long a session lives without a call.
    pub idle_session_ttl: Duration,
    /// Its action groups, disabled ones included.
    pub action_groups: Vec<ActionGroup>,
    /// What the model is asked in each step.
    pub prompts: Prompts,
    /// The function that orchestrates the turns instead of the loop, where there is one.
    pub custom_orchestrator: Option<CustomOrchestrator>,
    /// The tools that the model is offered; none when there are none or the orchestration prompt is disabled.
    pub tools: Option<Arc<ToolConfiguration>>,
    /// How it is offered them.
    pub tool_style: ToolStyle,
}

/// How a model is told of its tools, and how it calls them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToolStyle {
    /// By the provider's own means.
    Native,
    /// Described in the prompt; calls are read from the answer's text.
    Text(TextForm),
}

impl ToolStyle {
    /// The style of a prompt: a template that describes the tools itself has them described, whatever the model could do.
    pub(crate) fn of(prompt: &Prompt) -> Self {
        let describes = prompt.template.mentions("tools") || prompt.template.mentions("functions");
        if !describes && prompt.family.uses_tools() {
            return Self::Native;
        }
        Self::Text(if prompt.template.says("<function_call>") {
            TextForm::FunctionCall
        } else if prompt.template.says("<tool_call>") {
            TextForm::Json
        } else {
            TextForm::XmlInvoke
        })
    }
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
        let mut prompts = Prompts::new(&basis, &overrides).map_err(|error| invalid(error.to_string()))?;
        let mut action_groups = Vec::with_capacity(snapshot.action_groups.len());
        for group in &snapshot.action_groups {
            let parsed = parse(Definition::from(group.clone()), limits, account_id);
            action_groups.push(parsed.map_err(|problems| invalid(problems.to_string()))?);
        }
        prompts.orchestration = with_anthropic_tools(prompts.orchestration, &foundation_model, &action_groups);
        Ok(Self {
            origin: Origin {
                agent_id: Some(agent.agent_id.clone()),
                agent_alias_id: Some(snapshot.alias_id.clone()),
                agent_version: Some(snapshot.version.clone()),
                alias_arn: snapshot.alias_arn.clone(),
            },
            custom_orchestrator: custom_function(agent)
                .map(|lambda| CustomOrchestrator::new(lambda, &instruction, &foundation_model, &action_groups)),
            session_scope: snapshot.alias_arn.clone(),
            name: agent.agent_name.clone(),
            instruction,
            foundation_model,
            idle_session_ttl: Duration::from_secs(agent.idle_session_ttl_in_seconds.unsigned_abs().into()),
            tools: offered(&prompts, &action_groups),
            tool_style: ToolStyle::of(&prompts.orchestration),
            action_groups,
            prompts,
        })
    }

    /// How the model gets its tools: in words too where the model table says that it takes none.
    pub(crate) fn style_for(&self, models: &dyn Model) -> ToolStyle {
        match self.tool_style {
            ToolStyle::Native if models.takes_tools(self.model_of(&self.prompts.orchestration)) == Some(false) => {
                ToolStyle::Text(TextForm::XmlInvoke)
            }
            style => style,
        }
    }

    /// Whether it came with the request.
    pub(crate) fn is_inline(&self) -> bool {
        self.origin.agent_id.is_none()
    }

    /// The tools that the model is offered, in whatever style.
    pub(crate) fn tool_list(&self) -> &[Tool] {
        self.tools.as_ref().map_or(&[], |offered| &offered.tools)
    }

    /// The model that a prompt is put to.
    pub(crate) fn model_of<'a>(&'a self, prompt: &'a Prompt) -> &'a str {
        prompt.foundation_model.as_deref().unwrap_or(&self.foundation_model)
    }

    /// Tells the model, or the function that orchestrates, of all actions again, after some were added.
    pub(crate) fn tell_tools(&mut self) {
        self.tools = offered(&self.prompts, &self.action_groups);
        let (instruction, model, groups) = (&self.instruction, &self.foundation_model, &self.action_groups);
        let custom = self.custom_orchestrator.take();
        self.custom_orchestrator =
            custom.map(|custom| CustomOrchestrator::new(custom.lambda, instruction, model, groups));
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
    let built_in = snapshot.action_groups.iter().find(|group| {
        group.action_group_state == ActionGroupState::Enabled
            && group.parent_action_signature == Some(ActionGroupSignature::AmazonCodeInterpreter)
    });
    let unavailable = if agent.guardrail_configuration.is_some() {
        "guardrails (guardrailConfiguration)".to_owned()
    } else if agent.agent_collaboration.is_some_and(|it| it != AgentCollaboration::Disabled) {
        "multi-agent collaboration (agentCollaboration)".to_owned()
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

/// The function that orchestrates the agent's turns, where there is one.
fn custom_function(agent: &build::Agent) -> Option<String> {
    let custom = agent.orchestration_type == Some(OrchestrationType::CustomOrchestration);
    let executor = agent.custom_orchestration.as_ref().filter(|_| custom)?.executor.as_ref()?;
    let OrchestrationExecutor::Lambda(arn) = executor;
    Some(arn.clone())
}

/// The tools for the loop of an agent.
pub(crate) fn offered(prompts: &Prompts, action_groups: &[ActionGroup]) -> Option<Arc<ToolConfiguration>> {
    let tools = if prompts.orchestration.enabled { tools(action_groups) } else { Vec::new() };
    (!tools.is_empty()).then(|| Arc::new(ToolConfiguration { tools, tool_choice: None }))
}

/// The orchestration prompt with the computer-use tools that its model knows by type.
pub(crate) fn with_anthropic_tools(mut prompt: Prompt, agents_model: &str, groups: &[ActionGroup]) -> Prompt {
    let model = prompt.foundation_model.as_deref().unwrap_or(agents_model);
    prompt.additional_model_request_fields =
        anthropic_fields(model, groups, prompt.additional_model_request_fields.take());
    prompt
}
