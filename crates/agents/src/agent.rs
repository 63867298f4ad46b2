//! An agent ready to take turns: its snapshot with schemas read, tools named and the template parsed, once for all turns.

use std::sync::Arc;
use std::time::Duration;

use aws_wire::arn::Arn;
use aws_wire::bedrock_agent::types::{
    self as build, ActionGroupSignature, ActionGroupState, OrchestrationExecutor, OrchestrationType,
};
use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_runtime::types::{Tool, ToolConfiguration};
use models::Model;

use crate::action_groups::{ActionGroup, Definition, Limits, anthropic_fields, asks_user, parse, tools};
use crate::collaborators::{self, Collaborator};
use crate::definition::AgentSnapshot;
use crate::failure::Failure;
use crate::knowledge::{self, KnowledgeBase};
use crate::memory::MemoryRules;
use crate::orchestrator::custom::CustomOrchestrator;
use crate::parser::TextForm;
use crate::prompts::{self, Basis, Overrides, Prompt, Prompts, Role};
use crate::trace::Origin;

/// The placeholder of the rules of payload references.
const GUIDELINE: &str = "multi_agent_payload_reference_guideline";

/// An agent ready to take turns.
#[derive(Clone, Debug)]
pub struct Agent {
    /// Who its events come from.
    pub origin: Origin,
    /// The agent's name, which functions are told.
    pub name: String,
    /// What it is to do.
    pub instruction: String,
    /// The model that it asks.
    pub foundation_model: String,
    /// The account that it and its knowledge bases are in.
    pub account_id: String,
    /// The region that they are in.
    pub region: String,
    /// What its session ids are unique in.
    pub session_scope: String,
    /// How long a session lives without a call.
    pub idle_session_ttl: Duration,
    /// Its action groups, disabled ones included.
    pub action_groups: Vec<ActionGroup>,
    /// How it remembers earlier sessions; none when it does not.
    pub memory: Option<MemoryRules>,
    /// The knowledge bases that it may search.
    pub knowledge_bases: Vec<KnowledgeBase>,
    /// Whether it works alone or leads a team, and how.
    pub role: Role,
    /// The agents that it writes to; none unless it leads a team.
    pub collaborators: Vec<Collaborator>,
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
        let memory = MemoryRules::of(agent.memory_configuration.as_ref());
        let role = Role::from(agent.agent_collaboration);
        let collaborators = match role {
            Role::Alone => Vec::new(),
            Role::Supervisor | Role::Router => Collaborator::associated(&snapshot.collaborators),
        };
        let basis = Basis { model_id: &foundation_model, role, memory: memory.is_some() };
        let mut prompts = Prompts::new(&basis, &overrides).map_err(|error| invalid(error.to_string()))?;
        let mut action_groups = Vec::with_capacity(snapshot.action_groups.len());
        for group in &snapshot.action_groups {
            let parsed = parse(Definition::from(group.clone()), limits, account_id);
            action_groups.push(parsed.map_err(|problems| invalid(problems.to_string()))?);
        }
        prompts.orchestration = with_anthropic_tools(prompts.orchestration, &foundation_model, &action_groups);
        let knowledge_bases = KnowledgeBase::enabled(&snapshot.knowledge_bases);
        let tool_style = ToolStyle::of(&prompts.orchestration);
        let tools = all_tools(&action_groups, &knowledge_bases, &collaborators, tool_style);
        Ok(Self {
            origin: Origin {
                agent_id: Some(agent.agent_id.clone()),
                agent_alias_id: Some(snapshot.alias_id.clone()),
                agent_version: Some(snapshot.version.clone()),
                alias_arn: snapshot.alias_arn.clone(),
            },
            custom_orchestrator: custom_function(agent)
                .map(|lambda| CustomOrchestrator::new(lambda, &instruction, &foundation_model, tools.clone())),
            session_scope: snapshot.alias_arn.clone(),
            account_id: account_id.to_owned(),
            region: snapshot.alias_arn.parse::<Arn>().map(|arn| arn.region).unwrap_or_default(),
            name: agent.agent_name.clone(),
            instruction,
            foundation_model,
            idle_session_ttl: Duration::from_secs(agent.idle_session_ttl_in_seconds.unsigned_abs().into()),
            tools: offered(&prompts, tools),
            tool_style,
            action_groups,
            memory,
            knowledge_bases,
            role,
            collaborators,
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

    /// All that it can do, as tools.
    pub(crate) fn tools_to_tell(&self) -> Vec<Tool> {
        all_tools(&self.action_groups, &self.knowledge_bases, &self.collaborators, self.tool_style)
    }

    /// Tells the model, or the function that orchestrates, of all actions again, after some were added.
    pub(crate) fn tell_tools(&mut self) {
        let tools = self.tools_to_tell();
        let custom = self.custom_orchestrator.take();
        self.custom_orchestrator = custom.map(|custom| {
            CustomOrchestrator::new(custom.lambda, &self.instruction, &self.foundation_model, tools.clone())
        });
        self.tools = offered(&self.prompts, tools);
    }

    /// Its collaborators, as prompts tell of them.
    pub(crate) fn team(&self) -> Vec<prompts::Collaborator<'_>> {
        let told = self.collaborators.iter();
        told.map(|it| prompts::Collaborator { name: &it.name, instruction: &it.instruction }).collect()
    }

    /// Its knowledge bases, as prompts tell of them.
    pub(crate) fn told_knowledge_bases(&self) -> Vec<prompts::KnowledgeBase<'_>> {
        let told = self.knowledge_bases.iter();
        told.map(|it| prompts::KnowledgeBase { id: &it.id, description: &it.description }).collect()
    }

    /// Whether a classifier decides first who takes a request.
    pub(crate) fn routes(&self) -> bool {
        let prompts = &self.prompts;
        let leads = !self.collaborators.is_empty() && prompts.orchestration.enabled;
        self.role == Role::Router && prompts.routing_classifier.enabled && leads
    }

    /// Whether its model is told of payload references, without which nothing is kept for them or put in their place.
    pub(crate) fn shares_payloads(&self) -> bool {
        let prompt = &self.prompts.orchestration;
        let says = || prompt.template.mentions(GUIDELINE) || prompt.template.says("br:share_payload");
        !self.collaborators.is_empty() && prompt.enabled && says()
    }

    /// Whether the model may ask the user.
    #[must_use]
    pub fn asks_user(&self) -> bool {
        asks_user(&self.action_groups)
    }

    /// The knowledge base that answers alone, without the loop: the only one of an agent that can do nothing else and whose
    /// prompts are the default ones.
    pub(crate) fn answering_knowledge_base(&self) -> Option<&KnowledgeBase> {
        let loop_prompt = &self.prompts.orchestration;
        let is_default = loop_prompt.enabled && !loop_prompt.overridden && !loop_prompt.parser_overridden;
        let acts = self.custom_orchestrator.is_some()
            || self.role != Role::Alone
            || self.action_groups.iter().any(|group| group.enabled);
        match &self.knowledge_bases[..] {
            [base] if is_default && !acts && self.prompts.knowledge_base_response_generation.enabled => Some(base),
            _ => None,
        }
    }

    /// Whether what was looked up becomes a cited answer before the loop reads it: the prompt for that is on, and the author
    /// wrote it or the loop's own prompt says nothing of citing. Models with tools cite in the loop otherwise.
    pub(crate) fn answers_look_ups(&self) -> bool {
        let (prompt, loop_prompt) = (&self.prompts.knowledge_base_response_generation, &self.prompts.orchestration);
        let cites = loop_prompt.template.mentions("knowledge_base_guideline") || loop_prompt.template.says("<sources>");
        let by_author = prompt.overridden || prompt.parser_overridden;
        let in_loop = self.custom_orchestrator.is_some() || (cites && loop_prompt.family.uses_tools());
        prompt.enabled && (by_author || !in_loop)
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
    } else if Role::from(agent.agent_collaboration) != Role::Alone && custom_function(agent).is_some() {
        "a team (agentCollaboration) led by an orchestration function (customOrchestration)".to_owned()
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

/// All that an agent can do, as tools: its actions, the question to the user, its knowledge bases, messages to its team.
pub(crate) fn all_tools(
    groups: &[ActionGroup],
    bases: &[KnowledgeBase],
    team: &[Collaborator],
    style: ToolStyle,
) -> Vec<Tool> {
    let mut tools = tools(groups);
    let in_words = matches!(style, ToolStyle::Text(_));
    tools.extend(bases.iter().map(|base| knowledge::tool(base, in_words)));
    tools.extend(collaborators::tool(team));
    tools
}

/// The tools for the loop of an agent.
pub(crate) fn offered(prompts: &Prompts, tools: Vec<Tool>) -> Option<Arc<ToolConfiguration>> {
    (prompts.orchestration.enabled && !tools.is_empty())
        .then(|| Arc::new(ToolConfiguration { tools, tool_choice: None }))
}

/// The orchestration prompt with the computer-use tools that its model knows by type.
pub(crate) fn with_anthropic_tools(mut prompt: Prompt, agents_model: &str, groups: &[ActionGroup]) -> Prompt {
    let model = prompt.foundation_model.as_deref().unwrap_or(agents_model);
    prompt.additional_model_request_fields =
        anthropic_fields(model, groups, prompt.additional_model_request_fields.take());
    prompt
}
