// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! Structures, unions and enums. The docs name the member on the wire and its constraints.

#![allow(clippy::large_enum_variant, clippy::struct_field_names)]

#[allow(unused_imports)]
use std::collections::BTreeMap;

#[allow(unused_imports)]
use serde::{Deserialize, Serialize};

#[allow(unused_imports)]
use crate::{Blob, Document, EpochTime, HttpTime, IsoTime, NoUnknown};

/// The union `APISchema`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum APISchema {
    /// `payload`.
    #[serde(rename = "payload")]
    Payload(String),
    /// `s3`.
    #[serde(rename = "s3")]
    S3(S3Identifier),
}

/// The structure `AccessDeniedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AccessDeniedException {
    /// `message`: pattern `[\s\S]+`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The union `ActionGroupExecutor`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ActionGroupExecutor {
    /// `customControl`.
    #[serde(rename = "customControl")]
    CustomControl(CustomControlMethod),
    /// `lambda`: 0 to 2048 characters.
    #[serde(rename = "lambda")]
    Lambda(String),
}

/// The enum `ActionGroupSignature`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ActionGroupSignature {
    /// `AMAZON.UserInput`.
    #[serde(rename = "AMAZON.UserInput")]
    AmazonUserInput,
    /// `AMAZON.CodeInterpreter`.
    #[serde(rename = "AMAZON.CodeInterpreter")]
    AmazonCodeInterpreter,
    /// `ANTHROPIC.Computer`.
    #[serde(rename = "ANTHROPIC.Computer")]
    AnthropicComputer,
    /// `ANTHROPIC.Bash`.
    #[serde(rename = "ANTHROPIC.Bash")]
    AnthropicBash,
    /// `ANTHROPIC.TextEditor`.
    #[serde(rename = "ANTHROPIC.TextEditor")]
    AnthropicTextEditor,
}

impl ActionGroupSignature {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::AmazonUserInput => "AMAZON.UserInput",
            Self::AmazonCodeInterpreter => "AMAZON.CodeInterpreter",
            Self::AnthropicComputer => "ANTHROPIC.Computer",
            Self::AnthropicBash => "ANTHROPIC.Bash",
            Self::AnthropicTextEditor => "ANTHROPIC.TextEditor",
        }
    }
}

impl std::fmt::Display for ActionGroupSignature {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `ActionGroupState`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ActionGroupState {
    /// `ENABLED`.
    #[serde(rename = "ENABLED")]
    Enabled,
    /// `DISABLED`.
    #[serde(rename = "DISABLED")]
    Disabled,
}

impl ActionGroupState {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Enabled => "ENABLED",
            Self::Disabled => "DISABLED",
        }
    }
}

impl std::fmt::Display for ActionGroupState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ActionGroupSummary`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ActionGroupSummary {
    /// `actionGroupId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "actionGroupId")]
    pub action_group_id: String,
    /// `actionGroupName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "actionGroupName")]
    pub action_group_name: String,
    /// `actionGroupState`: required.
    #[serde(rename = "actionGroupState")]
    pub action_group_state: ActionGroupState,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `updatedAt`: required.
    #[serde(rename = "updatedAt")]
    pub updated_at: IsoTime,
}

/// The structure `Agent`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Agent {
    /// `agentArn`: required, 0 to 2048 characters, pattern `arn:aws:bedrock:[a-z0-9-]{1,20}:[0-9]{12}:agent/[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentArn")]
    pub agent_arn: String,
    /// `agentCollaboration`.
    #[serde(rename = "agentCollaboration", default, skip_serializing_if = "Option::is_none")]
    pub agent_collaboration: Option<AgentCollaboration>,
    /// `agentId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "agentName")]
    pub agent_name: String,
    /// `agentResourceRoleArn`: 0 to 2048 characters, pattern `arn:aws(-[^:]+)?:iam::([0-9]{12})?:role/.+`.
    #[serde(rename = "agentResourceRoleArn", default, skip_serializing_if = "Option::is_none")]
    pub agent_resource_role_arn: Option<String>,
    /// `agentStatus`: required.
    #[serde(rename = "agentStatus")]
    pub agent_status: AgentStatus,
    /// `agentVersion`: 5 to 5 characters, pattern `DRAFT`.
    #[serde(rename = "agentVersion", default, skip_serializing_if = "Option::is_none")]
    pub agent_version: Option<String>,
    /// `clientToken`: 33 to 256 characters, pattern `[a-zA-Z0-9](-*[a-zA-Z0-9]){0,256}`.
    #[serde(rename = "clientToken", default, skip_serializing_if = "Option::is_none")]
    pub client_token: Option<String>,
    /// `createdAt`: required.
    #[serde(rename = "createdAt")]
    pub created_at: IsoTime,
    /// `customOrchestration`.
    #[serde(rename = "customOrchestration", default, skip_serializing_if = "Option::is_none")]
    pub custom_orchestration: Option<CustomOrchestration>,
    /// `customerEncryptionKeyArn`: 1 to 2048 characters, pattern `arn:aws(|-cn|-us-gov):kms:[a-zA-Z0-9-]*:[0-9]{12}:key/[a-zA-Z0-9-]{36}`.
    #[serde(rename = "customerEncryptionKeyArn", default, skip_serializing_if = "Option::is_none")]
    pub customer_encryption_key_arn: Option<String>,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `failureReasons`: 0 to 2048 entries.
    #[serde(rename = "failureReasons", default, skip_serializing_if = "Option::is_none")]
    pub failure_reasons: Option<Vec<String>>,
    /// `foundationModel`: 1 to 2048 characters.
    #[serde(rename = "foundationModel", default, skip_serializing_if = "Option::is_none")]
    pub foundation_model: Option<String>,
    /// `guardrailConfiguration`.
    #[serde(rename = "guardrailConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_configuration: Option<GuardrailConfiguration>,
    /// `idleSessionTTLInSeconds`: required, 60 to 5400.
    #[serde(rename = "idleSessionTTLInSeconds")]
    pub idle_session_ttl_in_seconds: i32,
    /// `instruction`: 40 to 4000 characters.
    #[serde(rename = "instruction", default, skip_serializing_if = "Option::is_none")]
    pub instruction: Option<String>,
    /// `memoryConfiguration`.
    #[serde(rename = "memoryConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub memory_configuration: Option<MemoryConfiguration>,
    /// `orchestrationType`.
    #[serde(rename = "orchestrationType", default, skip_serializing_if = "Option::is_none")]
    pub orchestration_type: Option<OrchestrationType>,
    /// `preparedAt`.
    #[serde(rename = "preparedAt", default, skip_serializing_if = "Option::is_none")]
    pub prepared_at: Option<IsoTime>,
    /// `promptOverrideConfiguration`.
    #[serde(rename = "promptOverrideConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub prompt_override_configuration: Option<PromptOverrideConfiguration>,
    /// `recommendedActions`: 0 to 2048 entries.
    #[serde(rename = "recommendedActions", default, skip_serializing_if = "Option::is_none")]
    pub recommended_actions: Option<Vec<String>>,
    /// `updatedAt`: required.
    #[serde(rename = "updatedAt")]
    pub updated_at: IsoTime,
}

/// The structure `AgentActionGroup`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentActionGroup {
    /// `actionGroupExecutor`.
    #[serde(rename = "actionGroupExecutor", default, skip_serializing_if = "Option::is_none")]
    pub action_group_executor: Option<ActionGroupExecutor>,
    /// `actionGroupId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "actionGroupId")]
    pub action_group_id: String,
    /// `actionGroupName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "actionGroupName")]
    pub action_group_name: String,
    /// `actionGroupState`: required.
    #[serde(rename = "actionGroupState")]
    pub action_group_state: ActionGroupState,
    /// `agentId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, 1 to 5 characters, pattern `(DRAFT|[0-9]{0,4}[1-9][0-9]{0,4})`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `apiSchema`.
    #[serde(rename = "apiSchema", default, skip_serializing_if = "Option::is_none")]
    pub api_schema: Option<APISchema>,
    /// `clientToken`: 33 to 256 characters, pattern `[a-zA-Z0-9](-*[a-zA-Z0-9]){0,256}`.
    #[serde(rename = "clientToken", default, skip_serializing_if = "Option::is_none")]
    pub client_token: Option<String>,
    /// `createdAt`: required.
    #[serde(rename = "createdAt")]
    pub created_at: IsoTime,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `functionSchema`.
    #[serde(rename = "functionSchema", default, skip_serializing_if = "Option::is_none")]
    pub function_schema: Option<FunctionSchema>,
    /// `parentActionGroupSignatureParams`.
    #[serde(rename = "parentActionGroupSignatureParams", default, skip_serializing_if = "Option::is_none")]
    pub parent_action_group_signature_params: Option<BTreeMap<String, String>>,
    /// `parentActionSignature`.
    #[serde(rename = "parentActionSignature", default, skip_serializing_if = "Option::is_none")]
    pub parent_action_signature: Option<ActionGroupSignature>,
    /// `updatedAt`: required.
    #[serde(rename = "updatedAt")]
    pub updated_at: IsoTime,
}

/// The structure `AgentAlias`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentAlias {
    /// `agentAliasArn`: required, 0 to 2048 characters.
    #[serde(rename = "agentAliasArn")]
    pub agent_alias_arn: String,
    /// `agentAliasHistoryEvents`: 0 to 10 entries.
    #[serde(rename = "agentAliasHistoryEvents", default, skip_serializing_if = "Option::is_none")]
    pub agent_alias_history_events: Option<Vec<AgentAliasHistoryEvent>>,
    /// `agentAliasId`: required, 10 to 10 characters, pattern `(\bTSTALIASID\b|[0-9a-zA-Z]+)`.
    #[serde(rename = "agentAliasId")]
    pub agent_alias_id: String,
    /// `agentAliasName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "agentAliasName")]
    pub agent_alias_name: String,
    /// `agentAliasStatus`: required.
    #[serde(rename = "agentAliasStatus")]
    pub agent_alias_status: AgentAliasStatus,
    /// `agentId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `aliasInvocationState`.
    #[serde(rename = "aliasInvocationState", default, skip_serializing_if = "Option::is_none")]
    pub alias_invocation_state: Option<AliasInvocationState>,
    /// `clientToken`: 33 to 256 characters, pattern `[a-zA-Z0-9](-*[a-zA-Z0-9]){0,256}`.
    #[serde(rename = "clientToken", default, skip_serializing_if = "Option::is_none")]
    pub client_token: Option<String>,
    /// `createdAt`: required.
    #[serde(rename = "createdAt")]
    pub created_at: IsoTime,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `failureReasons`: 0 to 2048 entries.
    #[serde(rename = "failureReasons", default, skip_serializing_if = "Option::is_none")]
    pub failure_reasons: Option<Vec<String>>,
    /// `routingConfiguration`: required, 0 to 1 entries.
    #[serde(rename = "routingConfiguration")]
    pub routing_configuration: Vec<AgentAliasRoutingConfigurationListItem>,
    /// `updatedAt`: required.
    #[serde(rename = "updatedAt")]
    pub updated_at: IsoTime,
}

/// The structure `AgentAliasHistoryEvent`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AgentAliasHistoryEvent {
    /// `endDate`.
    #[serde(rename = "endDate", default, skip_serializing_if = "Option::is_none")]
    pub end_date: Option<IsoTime>,
    /// `routingConfiguration`: 0 to 1 entries.
    #[serde(rename = "routingConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub routing_configuration: Option<Vec<AgentAliasRoutingConfigurationListItem>>,
    /// `startDate`.
    #[serde(rename = "startDate", default, skip_serializing_if = "Option::is_none")]
    pub start_date: Option<IsoTime>,
}

/// The structure `AgentAliasRoutingConfigurationListItem`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AgentAliasRoutingConfigurationListItem {
    /// `agentVersion`: 1 to 5 characters, pattern `(DRAFT|[0-9]{0,4}[1-9][0-9]{0,4})`.
    #[serde(rename = "agentVersion", default, skip_serializing_if = "Option::is_none")]
    pub agent_version: Option<String>,
    /// `provisionedThroughput`: 1 to 2048 characters.
    #[serde(rename = "provisionedThroughput", default, skip_serializing_if = "Option::is_none")]
    pub provisioned_throughput: Option<String>,
}

/// The enum `AgentAliasStatus`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum AgentAliasStatus {
    /// `CREATING`.
    #[serde(rename = "CREATING")]
    Creating,
    /// `PREPARED`.
    #[serde(rename = "PREPARED")]
    Prepared,
    /// `FAILED`.
    #[serde(rename = "FAILED")]
    Failed,
    /// `UPDATING`.
    #[serde(rename = "UPDATING")]
    Updating,
    /// `DELETING`.
    #[serde(rename = "DELETING")]
    Deleting,
    /// `DISSOCIATED`.
    #[serde(rename = "DISSOCIATED")]
    Dissociated,
}

impl AgentAliasStatus {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Creating => "CREATING",
            Self::Prepared => "PREPARED",
            Self::Failed => "FAILED",
            Self::Updating => "UPDATING",
            Self::Deleting => "DELETING",
            Self::Dissociated => "DISSOCIATED",
        }
    }
}

impl std::fmt::Display for AgentAliasStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `AgentAliasSummary`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentAliasSummary {
    /// `agentAliasId`: required, 10 to 10 characters, pattern `(\bTSTALIASID\b|[0-9a-zA-Z]+)`.
    #[serde(rename = "agentAliasId")]
    pub agent_alias_id: String,
    /// `agentAliasName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "agentAliasName")]
    pub agent_alias_name: String,
    /// `agentAliasStatus`: required.
    #[serde(rename = "agentAliasStatus")]
    pub agent_alias_status: AgentAliasStatus,
    /// `aliasInvocationState`.
    #[serde(rename = "aliasInvocationState", default, skip_serializing_if = "Option::is_none")]
    pub alias_invocation_state: Option<AliasInvocationState>,
    /// `createdAt`: required.
    #[serde(rename = "createdAt")]
    pub created_at: IsoTime,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `routingConfiguration`: 0 to 1 entries.
    #[serde(rename = "routingConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub routing_configuration: Option<Vec<AgentAliasRoutingConfigurationListItem>>,
    /// `updatedAt`: required.
    #[serde(rename = "updatedAt")]
    pub updated_at: IsoTime,
}

/// The enum `AgentCollaboration`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum AgentCollaboration {
    /// `SUPERVISOR`.
    #[serde(rename = "SUPERVISOR")]
    Supervisor,
    /// `SUPERVISOR_ROUTER`.
    #[serde(rename = "SUPERVISOR_ROUTER")]
    SupervisorRouter,
    /// `DISABLED`.
    #[serde(rename = "DISABLED")]
    Disabled,
}

impl AgentCollaboration {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Supervisor => "SUPERVISOR",
            Self::SupervisorRouter => "SUPERVISOR_ROUTER",
            Self::Disabled => "DISABLED",
        }
    }
}

impl std::fmt::Display for AgentCollaboration {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `AgentCollaborator`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentCollaborator {
    /// `agentDescriptor`: required.
    #[serde(rename = "agentDescriptor")]
    pub agent_descriptor: AgentDescriptor,
    /// `agentId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, 1 to 5 characters, pattern `(DRAFT|[0-9]{0,4}[1-9][0-9]{0,4})`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `clientToken`: 33 to 256 characters, pattern `[a-zA-Z0-9](-*[a-zA-Z0-9]){0,256}`.
    #[serde(rename = "clientToken", default, skip_serializing_if = "Option::is_none")]
    pub client_token: Option<String>,
    /// `collaborationInstruction`: required, 1 to 4000 characters.
    #[serde(rename = "collaborationInstruction")]
    pub collaboration_instruction: String,
    /// `collaboratorId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "collaboratorId")]
    pub collaborator_id: String,
    /// `collaboratorName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "collaboratorName")]
    pub collaborator_name: String,
    /// `createdAt`: required.
    #[serde(rename = "createdAt")]
    pub created_at: IsoTime,
    /// `lastUpdatedAt`: required.
    #[serde(rename = "lastUpdatedAt")]
    pub last_updated_at: IsoTime,
    /// `relayConversationHistory`.
    #[serde(rename = "relayConversationHistory", default, skip_serializing_if = "Option::is_none")]
    pub relay_conversation_history: Option<RelayConversationHistory>,
}

/// The structure `AgentCollaboratorSummary`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentCollaboratorSummary {
    /// `agentDescriptor`: required.
    #[serde(rename = "agentDescriptor")]
    pub agent_descriptor: AgentDescriptor,
    /// `agentId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, 1 to 5 characters, pattern `(DRAFT|[0-9]{0,4}[1-9][0-9]{0,4})`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `collaborationInstruction`: required, 1 to 4000 characters.
    #[serde(rename = "collaborationInstruction")]
    pub collaboration_instruction: String,
    /// `collaboratorId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "collaboratorId")]
    pub collaborator_id: String,
    /// `collaboratorName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "collaboratorName")]
    pub collaborator_name: String,
    /// `createdAt`: required.
    #[serde(rename = "createdAt")]
    pub created_at: IsoTime,
    /// `lastUpdatedAt`: required.
    #[serde(rename = "lastUpdatedAt")]
    pub last_updated_at: IsoTime,
    /// `relayConversationHistory`: required.
    #[serde(rename = "relayConversationHistory")]
    pub relay_conversation_history: RelayConversationHistory,
}

/// The structure `AgentDescriptor`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AgentDescriptor {
    /// `aliasArn`: 0 to 2048 characters.
    #[serde(rename = "aliasArn", default, skip_serializing_if = "Option::is_none")]
    pub alias_arn: Option<String>,
}

/// The structure `AgentKnowledgeBase`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentKnowledgeBase {
    /// `agentId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, 1 to 5 characters, pattern `(DRAFT|[0-9]{0,4}[1-9][0-9]{0,4})`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `createdAt`: required.
    #[serde(rename = "createdAt")]
    pub created_at: IsoTime,
    /// `description`: required, 1 to 200 characters.
    #[serde(rename = "description")]
    pub description: String,
    /// `knowledgeBaseId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `knowledgeBaseState`: required.
    #[serde(rename = "knowledgeBaseState")]
    pub knowledge_base_state: KnowledgeBaseState,
    /// `updatedAt`: required.
    #[serde(rename = "updatedAt")]
    pub updated_at: IsoTime,
}

/// The structure `AgentKnowledgeBaseSummary`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentKnowledgeBaseSummary {
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `knowledgeBaseId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `knowledgeBaseState`: required.
    #[serde(rename = "knowledgeBaseState")]
    pub knowledge_base_state: KnowledgeBaseState,
    /// `updatedAt`: required.
    #[serde(rename = "updatedAt")]
    pub updated_at: IsoTime,
}

/// The enum `AgentStatus`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum AgentStatus {
    /// `CREATING`.
    #[serde(rename = "CREATING")]
    Creating,
    /// `PREPARING`.
    #[serde(rename = "PREPARING")]
    Preparing,
    /// `PREPARED`.
    #[serde(rename = "PREPARED")]
    Prepared,
    /// `NOT_PREPARED`.
    #[serde(rename = "NOT_PREPARED")]
    NotPrepared,
    /// `DELETING`.
    #[serde(rename = "DELETING")]
    Deleting,
    /// `FAILED`.
    #[serde(rename = "FAILED")]
    Failed,
    /// `VERSIONING`.
    #[serde(rename = "VERSIONING")]
    Versioning,
    /// `UPDATING`.
    #[serde(rename = "UPDATING")]
    Updating,
}

impl AgentStatus {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Creating => "CREATING",
            Self::Preparing => "PREPARING",
            Self::Prepared => "PREPARED",
            Self::NotPrepared => "NOT_PREPARED",
            Self::Deleting => "DELETING",
            Self::Failed => "FAILED",
            Self::Versioning => "VERSIONING",
            Self::Updating => "UPDATING",
        }
    }
}

impl std::fmt::Display for AgentStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `AgentSummary`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentSummary {
    /// `agentId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "agentName")]
    pub agent_name: String,
    /// `agentStatus`: required.
    #[serde(rename = "agentStatus")]
    pub agent_status: AgentStatus,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `guardrailConfiguration`.
    #[serde(rename = "guardrailConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_configuration: Option<GuardrailConfiguration>,
    /// `latestAgentVersion`: 1 to 5 characters, pattern `(DRAFT|[0-9]{0,4}[1-9][0-9]{0,4})`.
    #[serde(rename = "latestAgentVersion", default, skip_serializing_if = "Option::is_none")]
    pub latest_agent_version: Option<String>,
    /// `updatedAt`: required.
    #[serde(rename = "updatedAt")]
    pub updated_at: IsoTime,
}

/// The structure `AgentVersion`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentVersion {
    /// `agentArn`: required, 0 to 2048 characters, pattern `arn:aws:bedrock:[a-z0-9-]{1,20}:[0-9]{12}:agent/[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentArn")]
    pub agent_arn: String,
    /// `agentCollaboration`.
    #[serde(rename = "agentCollaboration", default, skip_serializing_if = "Option::is_none")]
    pub agent_collaboration: Option<AgentCollaboration>,
    /// `agentId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "agentName")]
    pub agent_name: String,
    /// `agentResourceRoleArn`: 0 to 2048 characters, pattern `arn:aws(-[^:]+)?:iam::([0-9]{12})?:role/.+`.
    #[serde(rename = "agentResourceRoleArn", default, skip_serializing_if = "Option::is_none")]
    pub agent_resource_role_arn: Option<String>,
    /// `agentStatus`: required.
    #[serde(rename = "agentStatus")]
    pub agent_status: AgentStatus,
    /// `createdAt`: required.
    #[serde(rename = "createdAt")]
    pub created_at: IsoTime,
    /// `customerEncryptionKeyArn`: 1 to 2048 characters, pattern `arn:aws(|-cn|-us-gov):kms:[a-zA-Z0-9-]*:[0-9]{12}:key/[a-zA-Z0-9-]{36}`.
    #[serde(rename = "customerEncryptionKeyArn", default, skip_serializing_if = "Option::is_none")]
    pub customer_encryption_key_arn: Option<String>,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `failureReasons`: 0 to 2048 entries.
    #[serde(rename = "failureReasons", default, skip_serializing_if = "Option::is_none")]
    pub failure_reasons: Option<Vec<String>>,
    /// `foundationModel`: 1 to 2048 characters.
    #[serde(rename = "foundationModel", default, skip_serializing_if = "Option::is_none")]
    pub foundation_model: Option<String>,
    /// `guardrailConfiguration`.
    #[serde(rename = "guardrailConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_configuration: Option<GuardrailConfiguration>,
    /// `idleSessionTTLInSeconds`: required, 60 to 5400.
    #[serde(rename = "idleSessionTTLInSeconds")]
    pub idle_session_ttl_in_seconds: i32,
    /// `instruction`: 40 to 4000 characters.
    #[serde(rename = "instruction", default, skip_serializing_if = "Option::is_none")]
    pub instruction: Option<String>,
    /// `memoryConfiguration`.
    #[serde(rename = "memoryConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub memory_configuration: Option<MemoryConfiguration>,
    /// `promptOverrideConfiguration`.
    #[serde(rename = "promptOverrideConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub prompt_override_configuration: Option<PromptOverrideConfiguration>,
    /// `recommendedActions`: 0 to 2048 entries.
    #[serde(rename = "recommendedActions", default, skip_serializing_if = "Option::is_none")]
    pub recommended_actions: Option<Vec<String>>,
    /// `updatedAt`: required.
    #[serde(rename = "updatedAt")]
    pub updated_at: IsoTime,
    /// `version`: required, pattern `[0-9]{1,5}`.
    #[serde(rename = "version")]
    pub version: String,
}

/// The structure `AgentVersionSummary`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentVersionSummary {
    /// `agentName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "agentName")]
    pub agent_name: String,
    /// `agentStatus`: required.
    #[serde(rename = "agentStatus")]
    pub agent_status: AgentStatus,
    /// `agentVersion`: required, 1 to 5 characters, pattern `(DRAFT|[0-9]{0,4}[1-9][0-9]{0,4})`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `createdAt`: required.
    #[serde(rename = "createdAt")]
    pub created_at: IsoTime,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `guardrailConfiguration`.
    #[serde(rename = "guardrailConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_configuration: Option<GuardrailConfiguration>,
    /// `updatedAt`: required.
    #[serde(rename = "updatedAt")]
    pub updated_at: IsoTime,
}

/// The enum `AliasInvocationState`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum AliasInvocationState {
    /// `ACCEPT_INVOCATIONS`.
    #[serde(rename = "ACCEPT_INVOCATIONS")]
    AcceptInvocations,
    /// `REJECT_INVOCATIONS`.
    #[serde(rename = "REJECT_INVOCATIONS")]
    RejectInvocations,
}

impl AliasInvocationState {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::AcceptInvocations => "ACCEPT_INVOCATIONS",
            Self::RejectInvocations => "REJECT_INVOCATIONS",
        }
    }
}

impl std::fmt::Display for AliasInvocationState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `AssociateAgentCollaboratorRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AssociateAgentCollaboratorRequest {
    /// `agentDescriptor`: required.
    #[serde(rename = "agentDescriptor")]
    pub agent_descriptor: AgentDescriptor,
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, in the uri as `agentVersion`, 5 to 5 characters, pattern `DRAFT`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `clientToken`: 33 to 256 characters, pattern `[a-zA-Z0-9](-*[a-zA-Z0-9]){0,256}`.
    #[serde(rename = "clientToken", default, skip_serializing_if = "Option::is_none")]
    pub client_token: Option<String>,
    /// `collaborationInstruction`: required, 1 to 4000 characters.
    #[serde(rename = "collaborationInstruction")]
    pub collaboration_instruction: String,
    /// `collaboratorName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "collaboratorName")]
    pub collaborator_name: String,
    /// `relayConversationHistory`.
    #[serde(rename = "relayConversationHistory", default, skip_serializing_if = "Option::is_none")]
    pub relay_conversation_history: Option<RelayConversationHistory>,
}

/// The structure `AssociateAgentCollaboratorResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AssociateAgentCollaboratorResponse {
    /// `agentCollaborator`: required.
    #[serde(rename = "agentCollaborator")]
    pub agent_collaborator: AgentCollaborator,
}

/// The structure `AssociateAgentKnowledgeBaseRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AssociateAgentKnowledgeBaseRequest {
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, in the uri as `agentVersion`, 5 to 5 characters, pattern `DRAFT`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `description`: required, 1 to 200 characters.
    #[serde(rename = "description")]
    pub description: String,
    /// `knowledgeBaseId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `knowledgeBaseState`.
    #[serde(rename = "knowledgeBaseState", default, skip_serializing_if = "Option::is_none")]
    pub knowledge_base_state: Option<KnowledgeBaseState>,
}

/// The structure `AssociateAgentKnowledgeBaseResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AssociateAgentKnowledgeBaseResponse {
    /// `agentKnowledgeBase`: required.
    #[serde(rename = "agentKnowledgeBase")]
    pub agent_knowledge_base: AgentKnowledgeBase,
}

/// The structure `ConflictException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ConflictException {
    /// `message`: pattern `[\s\S]+`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `CreateAgentActionGroupRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateAgentActionGroupRequest {
    /// `actionGroupExecutor`.
    #[serde(rename = "actionGroupExecutor", default, skip_serializing_if = "Option::is_none")]
    pub action_group_executor: Option<ActionGroupExecutor>,
    /// `actionGroupName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "actionGroupName")]
    pub action_group_name: String,
    /// `actionGroupState`.
    #[serde(rename = "actionGroupState", default, skip_serializing_if = "Option::is_none")]
    pub action_group_state: Option<ActionGroupState>,
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, in the uri as `agentVersion`, 5 to 5 characters, pattern `DRAFT`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `apiSchema`.
    #[serde(rename = "apiSchema", default, skip_serializing_if = "Option::is_none")]
    pub api_schema: Option<APISchema>,
    /// `clientToken`: 33 to 256 characters, pattern `[a-zA-Z0-9](-*[a-zA-Z0-9]){0,256}`.
    #[serde(rename = "clientToken", default, skip_serializing_if = "Option::is_none")]
    pub client_token: Option<String>,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `functionSchema`.
    #[serde(rename = "functionSchema", default, skip_serializing_if = "Option::is_none")]
    pub function_schema: Option<FunctionSchema>,
    /// `parentActionGroupSignature`.
    #[serde(rename = "parentActionGroupSignature", default, skip_serializing_if = "Option::is_none")]
    pub parent_action_group_signature: Option<ActionGroupSignature>,
    /// `parentActionGroupSignatureParams`.
    #[serde(rename = "parentActionGroupSignatureParams", default, skip_serializing_if = "Option::is_none")]
    pub parent_action_group_signature_params: Option<BTreeMap<String, String>>,
}

/// The structure `CreateAgentActionGroupResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateAgentActionGroupResponse {
    /// `agentActionGroup`: required.
    #[serde(rename = "agentActionGroup")]
    pub agent_action_group: AgentActionGroup,
}

/// The structure `CreateAgentAliasRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateAgentAliasRequest {
    /// `agentAliasName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "agentAliasName")]
    pub agent_alias_name: String,
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `clientToken`: 33 to 256 characters, pattern `[a-zA-Z0-9](-*[a-zA-Z0-9]){0,256}`.
    #[serde(rename = "clientToken", default, skip_serializing_if = "Option::is_none")]
    pub client_token: Option<String>,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `routingConfiguration`: 0 to 1 entries.
    #[serde(rename = "routingConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub routing_configuration: Option<Vec<AgentAliasRoutingConfigurationListItem>>,
    /// `tags`.
    #[serde(rename = "tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
}

/// The structure `CreateAgentAliasResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateAgentAliasResponse {
    /// `agentAlias`: required.
    #[serde(rename = "agentAlias")]
    pub agent_alias: AgentAlias,
}

/// The structure `CreateAgentRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateAgentRequest {
    /// `agentCollaboration`.
    #[serde(rename = "agentCollaboration", default, skip_serializing_if = "Option::is_none")]
    pub agent_collaboration: Option<AgentCollaboration>,
    /// `agentName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "agentName")]
    pub agent_name: String,
    /// `agentResourceRoleArn`: 0 to 2048 characters, pattern `arn:aws(-[^:]+)?:iam::([0-9]{12})?:role/.+`.
    #[serde(rename = "agentResourceRoleArn", default, skip_serializing_if = "Option::is_none")]
    pub agent_resource_role_arn: Option<String>,
    /// `clientToken`: 33 to 256 characters, pattern `[a-zA-Z0-9](-*[a-zA-Z0-9]){0,256}`.
    #[serde(rename = "clientToken", default, skip_serializing_if = "Option::is_none")]
    pub client_token: Option<String>,
    /// `customOrchestration`.
    #[serde(rename = "customOrchestration", default, skip_serializing_if = "Option::is_none")]
    pub custom_orchestration: Option<CustomOrchestration>,
    /// `customerEncryptionKeyArn`: 1 to 2048 characters, pattern `arn:aws(|-cn|-us-gov):kms:[a-zA-Z0-9-]*:[0-9]{12}:key/[a-zA-Z0-9-]{36}`.
    #[serde(rename = "customerEncryptionKeyArn", default, skip_serializing_if = "Option::is_none")]
    pub customer_encryption_key_arn: Option<String>,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `foundationModel`: 1 to 2048 characters.
    #[serde(rename = "foundationModel", default, skip_serializing_if = "Option::is_none")]
    pub foundation_model: Option<String>,
    /// `guardrailConfiguration`.
    #[serde(rename = "guardrailConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_configuration: Option<GuardrailConfiguration>,
    /// `idleSessionTTLInSeconds`: 60 to 5400.
    #[serde(rename = "idleSessionTTLInSeconds", default, skip_serializing_if = "Option::is_none")]
    pub idle_session_ttl_in_seconds: Option<i32>,
    /// `instruction`: 40 to 4000 characters.
    #[serde(rename = "instruction", default, skip_serializing_if = "Option::is_none")]
    pub instruction: Option<String>,
    /// `memoryConfiguration`.
    #[serde(rename = "memoryConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub memory_configuration: Option<MemoryConfiguration>,
    /// `orchestrationType`.
    #[serde(rename = "orchestrationType", default, skip_serializing_if = "Option::is_none")]
    pub orchestration_type: Option<OrchestrationType>,
    /// `promptOverrideConfiguration`.
    #[serde(rename = "promptOverrideConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub prompt_override_configuration: Option<PromptOverrideConfiguration>,
    /// `tags`.
    #[serde(rename = "tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
}

/// The structure `CreateAgentResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateAgentResponse {
    /// `agent`: required.
    #[serde(rename = "agent")]
    pub agent: Agent,
}

/// The enum `CreationMode`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CreationMode {
    /// `DEFAULT`.
    #[serde(rename = "DEFAULT")]
    Default,
    /// `OVERRIDDEN`.
    #[serde(rename = "OVERRIDDEN")]
    Overridden,
}

impl CreationMode {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Default => "DEFAULT",
            Self::Overridden => "OVERRIDDEN",
        }
    }
}

impl std::fmt::Display for CreationMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `CustomControlMethod`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CustomControlMethod {
    /// `RETURN_CONTROL`.
    #[serde(rename = "RETURN_CONTROL")]
    ReturnControl,
}

impl CustomControlMethod {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ReturnControl => "RETURN_CONTROL",
        }
    }
}

impl std::fmt::Display for CustomControlMethod {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `CustomOrchestration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CustomOrchestration {
    /// `executor`.
    #[serde(rename = "executor", default, skip_serializing_if = "Option::is_none")]
    pub executor: Option<OrchestrationExecutor>,
}

/// The structure `DeleteAgentActionGroupRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteAgentActionGroupRequest {
    /// `actionGroupId`: required, in the uri as `actionGroupId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "actionGroupId")]
    pub action_group_id: String,
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, in the uri as `agentVersion`, 5 to 5 characters, pattern `DRAFT`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `skipResourceInUseCheck`: in the querystring as `skipResourceInUseCheck`.
    #[serde(rename = "skipResourceInUseCheck", default, skip_serializing_if = "Option::is_none")]
    pub skip_resource_in_use_check: Option<bool>,
}

/// The structure `DeleteAgentActionGroupResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DeleteAgentActionGroupResponse {}

/// The structure `DeleteAgentAliasRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteAgentAliasRequest {
    /// `agentAliasId`: required, in the uri as `agentAliasId`, 10 to 10 characters, pattern `(\bTSTALIASID\b|[0-9a-zA-Z]+)`.
    #[serde(rename = "agentAliasId")]
    pub agent_alias_id: String,
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
}

/// The structure `DeleteAgentAliasResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteAgentAliasResponse {
    /// `agentAliasId`: required, 10 to 10 characters, pattern `(\bTSTALIASID\b|[0-9a-zA-Z]+)`.
    #[serde(rename = "agentAliasId")]
    pub agent_alias_id: String,
    /// `agentAliasStatus`: required.
    #[serde(rename = "agentAliasStatus")]
    pub agent_alias_status: AgentAliasStatus,
    /// `agentId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
}

/// The structure `DeleteAgentRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteAgentRequest {
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `skipResourceInUseCheck`: in the querystring as `skipResourceInUseCheck`.
    #[serde(rename = "skipResourceInUseCheck", default, skip_serializing_if = "Option::is_none")]
    pub skip_resource_in_use_check: Option<bool>,
}

/// The structure `DeleteAgentResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteAgentResponse {
    /// `agentId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentStatus`: required.
    #[serde(rename = "agentStatus")]
    pub agent_status: AgentStatus,
}

/// The structure `DeleteAgentVersionRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteAgentVersionRequest {
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, in the uri as `agentVersion`, pattern `[0-9]{1,5}`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `skipResourceInUseCheck`: in the querystring as `skipResourceInUseCheck`.
    #[serde(rename = "skipResourceInUseCheck", default, skip_serializing_if = "Option::is_none")]
    pub skip_resource_in_use_check: Option<bool>,
}

/// The structure `DeleteAgentVersionResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteAgentVersionResponse {
    /// `agentId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentStatus`: required.
    #[serde(rename = "agentStatus")]
    pub agent_status: AgentStatus,
    /// `agentVersion`: required, pattern `[0-9]{1,5}`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
}

/// The structure `DisassociateAgentCollaboratorRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DisassociateAgentCollaboratorRequest {
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, in the uri as `agentVersion`, 5 to 5 characters, pattern `DRAFT`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `collaboratorId`: required, in the uri as `collaboratorId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "collaboratorId")]
    pub collaborator_id: String,
}

/// The structure `DisassociateAgentCollaboratorResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DisassociateAgentCollaboratorResponse {}

/// The structure `DisassociateAgentKnowledgeBaseRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DisassociateAgentKnowledgeBaseRequest {
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, in the uri as `agentVersion`, 5 to 5 characters, pattern `DRAFT`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
}

/// The structure `DisassociateAgentKnowledgeBaseResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DisassociateAgentKnowledgeBaseResponse {}

/// The structure `Function`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Function {
    /// `description`: 1 to 1200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `name`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "name")]
    pub name: String,
    /// `parameters`.
    #[serde(rename = "parameters", default, skip_serializing_if = "Option::is_none")]
    pub parameters: Option<BTreeMap<String, ParameterDetail>>,
    /// `requireConfirmation`.
    #[serde(rename = "requireConfirmation", default, skip_serializing_if = "Option::is_none")]
    pub require_confirmation: Option<RequireConfirmation>,
}

/// The union `FunctionSchema`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FunctionSchema {
    /// `functions`.
    #[serde(rename = "functions")]
    Functions(Vec<Function>),
}

/// The structure `GetAgentActionGroupRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetAgentActionGroupRequest {
    /// `actionGroupId`: required, in the uri as `actionGroupId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "actionGroupId")]
    pub action_group_id: String,
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, in the uri as `agentVersion`, 1 to 5 characters, pattern `(DRAFT|[0-9]{0,4}[1-9][0-9]{0,4})`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
}

/// The structure `GetAgentActionGroupResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetAgentActionGroupResponse {
    /// `agentActionGroup`: required.
    #[serde(rename = "agentActionGroup")]
    pub agent_action_group: AgentActionGroup,
}

/// The structure `GetAgentAliasRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetAgentAliasRequest {
    /// `agentAliasId`: required, in the uri as `agentAliasId`, 10 to 10 characters, pattern `(\bTSTALIASID\b|[0-9a-zA-Z]+)`.
    #[serde(rename = "agentAliasId")]
    pub agent_alias_id: String,
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
}

/// The structure `GetAgentAliasResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetAgentAliasResponse {
    /// `agentAlias`: required.
    #[serde(rename = "agentAlias")]
    pub agent_alias: AgentAlias,
}

/// The structure `GetAgentCollaboratorRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetAgentCollaboratorRequest {
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, in the uri as `agentVersion`, 1 to 5 characters, pattern `(DRAFT|[0-9]{0,4}[1-9][0-9]{0,4})`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `collaboratorId`: required, in the uri as `collaboratorId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "collaboratorId")]
    pub collaborator_id: String,
}

/// The structure `GetAgentCollaboratorResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetAgentCollaboratorResponse {
    /// `agentCollaborator`: required.
    #[serde(rename = "agentCollaborator")]
    pub agent_collaborator: AgentCollaborator,
}

/// The structure `GetAgentKnowledgeBaseRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetAgentKnowledgeBaseRequest {
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, in the uri as `agentVersion`, 1 to 5 characters, pattern `(DRAFT|[0-9]{0,4}[1-9][0-9]{0,4})`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
}

/// The structure `GetAgentKnowledgeBaseResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetAgentKnowledgeBaseResponse {
    /// `agentKnowledgeBase`: required.
    #[serde(rename = "agentKnowledgeBase")]
    pub agent_knowledge_base: AgentKnowledgeBase,
}

/// The structure `GetAgentRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetAgentRequest {
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
}

/// The structure `GetAgentResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetAgentResponse {
    /// `agent`: required.
    #[serde(rename = "agent")]
    pub agent: Agent,
}

/// The structure `GetAgentVersionRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetAgentVersionRequest {
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, in the uri as `agentVersion`, pattern `[0-9]{1,5}`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
}

/// The structure `GetAgentVersionResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetAgentVersionResponse {
    /// `agentVersion`: required.
    #[serde(rename = "agentVersion")]
    pub agent_version: AgentVersion,
}

/// The structure `GuardrailConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailConfiguration {
    /// `guardrailIdentifier`: 0 to 2048 characters.
    #[serde(rename = "guardrailIdentifier", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_identifier: Option<String>,
    /// `guardrailVersion`: pattern `(([0-9]{1,8})|(DRAFT))`.
    #[serde(rename = "guardrailVersion", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_version: Option<String>,
}

/// The structure `InferenceConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InferenceConfiguration {
    /// `maximumLength`: at least 0.
    #[serde(rename = "maximumLength", default, skip_serializing_if = "Option::is_none")]
    pub maximum_length: Option<i32>,
    /// `stopSequences`: 0 to 4 entries.
    #[serde(rename = "stopSequences", default, skip_serializing_if = "Option::is_none")]
    pub stop_sequences: Option<Vec<String>>,
    /// `temperature`: 0 to 1.
    #[serde(rename = "temperature", default, skip_serializing_if = "Option::is_none")]
    pub temperature: Option<f64>,
    /// `topK`: 0 to 500.
    #[serde(rename = "topK", default, skip_serializing_if = "Option::is_none")]
    pub top_k: Option<i32>,
    /// `topP`: 0 to 1.
    #[serde(rename = "topP", default, skip_serializing_if = "Option::is_none")]
    pub top_p: Option<f64>,
}

/// The structure `InternalServerException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InternalServerException {
    /// `message`: pattern `[\s\S]+`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The enum `KnowledgeBaseState`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum KnowledgeBaseState {
    /// `ENABLED`.
    #[serde(rename = "ENABLED")]
    Enabled,
    /// `DISABLED`.
    #[serde(rename = "DISABLED")]
    Disabled,
}

impl KnowledgeBaseState {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Enabled => "ENABLED",
            Self::Disabled => "DISABLED",
        }
    }
}

impl std::fmt::Display for KnowledgeBaseState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ListAgentActionGroupsRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListAgentActionGroupsRequest {
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, in the uri as `agentVersion`, 1 to 5 characters, pattern `(DRAFT|[0-9]{0,4}[1-9][0-9]{0,4})`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `maxResults`: 1 to 1000.
    #[serde(rename = "maxResults", default, skip_serializing_if = "Option::is_none")]
    pub max_results: Option<i32>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListAgentActionGroupsResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListAgentActionGroupsResponse {
    /// `actionGroupSummaries`: required, 0 to 10 entries.
    #[serde(rename = "actionGroupSummaries")]
    pub action_group_summaries: Vec<ActionGroupSummary>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListAgentAliasesRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListAgentAliasesRequest {
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `maxResults`: 1 to 1000.
    #[serde(rename = "maxResults", default, skip_serializing_if = "Option::is_none")]
    pub max_results: Option<i32>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListAgentAliasesResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListAgentAliasesResponse {
    /// `agentAliasSummaries`: required, 0 to 10 entries.
    #[serde(rename = "agentAliasSummaries")]
    pub agent_alias_summaries: Vec<AgentAliasSummary>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListAgentCollaboratorsRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListAgentCollaboratorsRequest {
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, in the uri as `agentVersion`, 1 to 5 characters, pattern `(DRAFT|[0-9]{0,4}[1-9][0-9]{0,4})`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `maxResults`: 1 to 1000.
    #[serde(rename = "maxResults", default, skip_serializing_if = "Option::is_none")]
    pub max_results: Option<i32>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListAgentCollaboratorsResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListAgentCollaboratorsResponse {
    /// `agentCollaboratorSummaries`: required, 0 to 10 entries.
    #[serde(rename = "agentCollaboratorSummaries")]
    pub agent_collaborator_summaries: Vec<AgentCollaboratorSummary>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListAgentKnowledgeBasesRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListAgentKnowledgeBasesRequest {
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, in the uri as `agentVersion`, 1 to 5 characters, pattern `(DRAFT|[0-9]{0,4}[1-9][0-9]{0,4})`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `maxResults`: 1 to 1000.
    #[serde(rename = "maxResults", default, skip_serializing_if = "Option::is_none")]
    pub max_results: Option<i32>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListAgentKnowledgeBasesResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListAgentKnowledgeBasesResponse {
    /// `agentKnowledgeBaseSummaries`: required, 0 to 10 entries.
    #[serde(rename = "agentKnowledgeBaseSummaries")]
    pub agent_knowledge_base_summaries: Vec<AgentKnowledgeBaseSummary>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListAgentVersionsRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListAgentVersionsRequest {
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `maxResults`: 1 to 1000.
    #[serde(rename = "maxResults", default, skip_serializing_if = "Option::is_none")]
    pub max_results: Option<i32>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListAgentVersionsResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListAgentVersionsResponse {
    /// `agentVersionSummaries`: required, 0 to 10 entries.
    #[serde(rename = "agentVersionSummaries")]
    pub agent_version_summaries: Vec<AgentVersionSummary>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListAgentsRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListAgentsRequest {
    /// `maxResults`: 1 to 1000.
    #[serde(rename = "maxResults", default, skip_serializing_if = "Option::is_none")]
    pub max_results: Option<i32>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListAgentsResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListAgentsResponse {
    /// `agentSummaries`: required, 0 to 10 entries.
    #[serde(rename = "agentSummaries")]
    pub agent_summaries: Vec<AgentSummary>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListTagsForResourceRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListTagsForResourceRequest {
    /// `resourceArn`: required, in the uri as `resourceArn`, 20 to 1011 characters.
    #[serde(rename = "resourceArn")]
    pub resource_arn: String,
}

/// The structure `ListTagsForResourceResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListTagsForResourceResponse {
    /// `tags`.
    #[serde(rename = "tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
}

/// The structure `MemoryConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MemoryConfiguration {
    /// `enabledMemoryTypes`: required, 1 to 1 entries.
    #[serde(rename = "enabledMemoryTypes")]
    pub enabled_memory_types: Vec<MemoryType>,
    /// `sessionSummaryConfiguration`.
    #[serde(rename = "sessionSummaryConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub session_summary_configuration: Option<SessionSummaryConfiguration>,
    /// `storageDays`: 0 to 365.
    #[serde(rename = "storageDays", default, skip_serializing_if = "Option::is_none")]
    pub storage_days: Option<i32>,
}

/// The enum `MemoryType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum MemoryType {
    /// `SESSION_SUMMARY`.
    #[serde(rename = "SESSION_SUMMARY")]
    SessionSummary,
}

impl MemoryType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::SessionSummary => "SESSION_SUMMARY",
        }
    }
}

impl std::fmt::Display for MemoryType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The union `OrchestrationExecutor`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum OrchestrationExecutor {
    /// `lambda`: 0 to 2048 characters.
    #[serde(rename = "lambda")]
    Lambda(String),
}

/// The enum `OrchestrationType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum OrchestrationType {
    /// `DEFAULT`.
    #[serde(rename = "DEFAULT")]
    Default,
    /// `CUSTOM_ORCHESTRATION`.
    #[serde(rename = "CUSTOM_ORCHESTRATION")]
    CustomOrchestration,
}

impl OrchestrationType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Default => "DEFAULT",
            Self::CustomOrchestration => "CUSTOM_ORCHESTRATION",
        }
    }
}

impl std::fmt::Display for OrchestrationType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ParameterDetail`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParameterDetail {
    /// `description`: 1 to 500 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `required`.
    #[serde(rename = "required", default, skip_serializing_if = "Option::is_none")]
    pub required: Option<bool>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: Type,
}

/// The structure `PrepareAgentRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PrepareAgentRequest {
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
}

/// The structure `PrepareAgentResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PrepareAgentResponse {
    /// `agentId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentStatus`: required.
    #[serde(rename = "agentStatus")]
    pub agent_status: AgentStatus,
    /// `agentVersion`: required, 1 to 5 characters, pattern `(DRAFT|[0-9]{0,4}[1-9][0-9]{0,4})`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `preparedAt`: required.
    #[serde(rename = "preparedAt")]
    pub prepared_at: IsoTime,
}

/// The structure `PromptConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PromptConfiguration {
    /// `additionalModelRequestFields`.
    #[serde(rename = "additionalModelRequestFields", default, skip_serializing_if = "Option::is_none")]
    pub additional_model_request_fields: Option<Document>,
    /// `basePromptTemplate`: 1 to 100000 characters.
    #[serde(rename = "basePromptTemplate", default, skip_serializing_if = "Option::is_none")]
    pub base_prompt_template: Option<String>,
    /// `foundationModel`: 1 to 2048 characters.
    #[serde(rename = "foundationModel", default, skip_serializing_if = "Option::is_none")]
    pub foundation_model: Option<String>,
    /// `inferenceConfiguration`.
    #[serde(rename = "inferenceConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub inference_configuration: Option<InferenceConfiguration>,
    /// `parserMode`.
    #[serde(rename = "parserMode", default, skip_serializing_if = "Option::is_none")]
    pub parser_mode: Option<CreationMode>,
    /// `promptCreationMode`.
    #[serde(rename = "promptCreationMode", default, skip_serializing_if = "Option::is_none")]
    pub prompt_creation_mode: Option<CreationMode>,
    /// `promptState`.
    #[serde(rename = "promptState", default, skip_serializing_if = "Option::is_none")]
    pub prompt_state: Option<PromptState>,
    /// `promptType`.
    #[serde(rename = "promptType", default, skip_serializing_if = "Option::is_none")]
    pub prompt_type: Option<PromptType>,
}

/// The structure `PromptOverrideConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PromptOverrideConfiguration {
    /// `overrideLambda`: 0 to 2048 characters.
    #[serde(rename = "overrideLambda", default, skip_serializing_if = "Option::is_none")]
    pub override_lambda: Option<String>,
    /// `promptConfigurations`: required, 0 to 10 entries.
    #[serde(rename = "promptConfigurations")]
    pub prompt_configurations: Vec<PromptConfiguration>,
}

/// The enum `PromptState`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PromptState {
    /// `ENABLED`.
    #[serde(rename = "ENABLED")]
    Enabled,
    /// `DISABLED`.
    #[serde(rename = "DISABLED")]
    Disabled,
}

impl PromptState {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Enabled => "ENABLED",
            Self::Disabled => "DISABLED",
        }
    }
}

impl std::fmt::Display for PromptState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `PromptType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PromptType {
    /// `PRE_PROCESSING`.
    #[serde(rename = "PRE_PROCESSING")]
    PreProcessing,
    /// `ORCHESTRATION`.
    #[serde(rename = "ORCHESTRATION")]
    Orchestration,
    /// `POST_PROCESSING`.
    #[serde(rename = "POST_PROCESSING")]
    PostProcessing,
    /// `KNOWLEDGE_BASE_RESPONSE_GENERATION`.
    #[serde(rename = "KNOWLEDGE_BASE_RESPONSE_GENERATION")]
    KnowledgeBaseResponseGeneration,
    /// `MEMORY_SUMMARIZATION`.
    #[serde(rename = "MEMORY_SUMMARIZATION")]
    MemorySummarization,
}

impl PromptType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::PreProcessing => "PRE_PROCESSING",
            Self::Orchestration => "ORCHESTRATION",
            Self::PostProcessing => "POST_PROCESSING",
            Self::KnowledgeBaseResponseGeneration => "KNOWLEDGE_BASE_RESPONSE_GENERATION",
            Self::MemorySummarization => "MEMORY_SUMMARIZATION",
        }
    }
}

impl std::fmt::Display for PromptType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `RelayConversationHistory`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RelayConversationHistory {
    /// `TO_COLLABORATOR`.
    #[serde(rename = "TO_COLLABORATOR")]
    ToCollaborator,
    /// `DISABLED`.
    #[serde(rename = "DISABLED")]
    Disabled,
}

impl RelayConversationHistory {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ToCollaborator => "TO_COLLABORATOR",
            Self::Disabled => "DISABLED",
        }
    }
}

impl std::fmt::Display for RelayConversationHistory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `RequireConfirmation`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RequireConfirmation {
    /// `ENABLED`.
    #[serde(rename = "ENABLED")]
    Enabled,
    /// `DISABLED`.
    #[serde(rename = "DISABLED")]
    Disabled,
}

impl RequireConfirmation {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Enabled => "ENABLED",
            Self::Disabled => "DISABLED",
        }
    }
}

impl std::fmt::Display for RequireConfirmation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ResourceNotFoundException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResourceNotFoundException {
    /// `message`: pattern `[\s\S]+`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `S3Identifier`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct S3Identifier {
    /// `s3BucketName`: 3 to 63 characters, pattern `[a-z0-9][\.\-a-z0-9]{1,61}[a-z0-9]`.
    #[serde(rename = "s3BucketName", default, skip_serializing_if = "Option::is_none")]
    pub s3_bucket_name: Option<String>,
    /// `s3ObjectKey`: 1 to 1024 characters, pattern `[\.\-\!\*\_\'\(\)a-zA-Z0-9][\.\-\!\*\_\'\(\)\/a-zA-Z0-9]*`.
    #[serde(rename = "s3ObjectKey", default, skip_serializing_if = "Option::is_none")]
    pub s3_object_key: Option<String>,
}

/// The structure `ServiceQuotaExceededException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ServiceQuotaExceededException {
    /// `message`: pattern `[\s\S]+`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `SessionSummaryConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SessionSummaryConfiguration {
    /// `maxRecentSessions`: at least 1.
    #[serde(rename = "maxRecentSessions", default, skip_serializing_if = "Option::is_none")]
    pub max_recent_sessions: Option<i32>,
}

/// The structure `TagResourceRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TagResourceRequest {
    /// `resourceArn`: required, in the uri as `resourceArn`, 20 to 1011 characters.
    #[serde(rename = "resourceArn")]
    pub resource_arn: String,
    /// `tags`: required.
    #[serde(rename = "tags")]
    pub tags: BTreeMap<String, String>,
}

/// The structure `TagResourceResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TagResourceResponse {}

/// The structure `ThrottlingException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ThrottlingException {
    /// `message`: pattern `[\s\S]+`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The enum `Type`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Type {
    /// `string`.
    #[serde(rename = "string")]
    String,
    /// `number`.
    #[serde(rename = "number")]
    Number,
    /// `integer`.
    #[serde(rename = "integer")]
    Integer,
    /// `boolean`.
    #[serde(rename = "boolean")]
    Boolean,
    /// `array`.
    #[serde(rename = "array")]
    Array,
}

impl Type {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::String => "string",
            Self::Number => "number",
            Self::Integer => "integer",
            Self::Boolean => "boolean",
            Self::Array => "array",
        }
    }
}

impl std::fmt::Display for Type {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `UntagResourceRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UntagResourceRequest {
    /// `resourceArn`: required, in the uri as `resourceArn`, 20 to 1011 characters.
    #[serde(rename = "resourceArn")]
    pub resource_arn: String,
    /// `tagKeys`: required, in the querystring as `tagKeys`, 0 to 200 entries.
    #[serde(rename = "tagKeys")]
    pub tag_keys: Vec<String>,
}

/// The structure `UntagResourceResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct UntagResourceResponse {}

/// The structure `UpdateAgentActionGroupRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateAgentActionGroupRequest {
    /// `actionGroupExecutor`.
    #[serde(rename = "actionGroupExecutor", default, skip_serializing_if = "Option::is_none")]
    pub action_group_executor: Option<ActionGroupExecutor>,
    /// `actionGroupId`: required, in the uri as `actionGroupId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "actionGroupId")]
    pub action_group_id: String,
    /// `actionGroupName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "actionGroupName")]
    pub action_group_name: String,
    /// `actionGroupState`.
    #[serde(rename = "actionGroupState", default, skip_serializing_if = "Option::is_none")]
    pub action_group_state: Option<ActionGroupState>,
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, in the uri as `agentVersion`, 5 to 5 characters, pattern `DRAFT`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `apiSchema`.
    #[serde(rename = "apiSchema", default, skip_serializing_if = "Option::is_none")]
    pub api_schema: Option<APISchema>,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `functionSchema`.
    #[serde(rename = "functionSchema", default, skip_serializing_if = "Option::is_none")]
    pub function_schema: Option<FunctionSchema>,
    /// `parentActionGroupSignature`.
    #[serde(rename = "parentActionGroupSignature", default, skip_serializing_if = "Option::is_none")]
    pub parent_action_group_signature: Option<ActionGroupSignature>,
    /// `parentActionGroupSignatureParams`.
    #[serde(rename = "parentActionGroupSignatureParams", default, skip_serializing_if = "Option::is_none")]
    pub parent_action_group_signature_params: Option<BTreeMap<String, String>>,
}

/// The structure `UpdateAgentActionGroupResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateAgentActionGroupResponse {
    /// `agentActionGroup`: required.
    #[serde(rename = "agentActionGroup")]
    pub agent_action_group: AgentActionGroup,
}

/// The structure `UpdateAgentAliasRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateAgentAliasRequest {
    /// `agentAliasId`: required, in the uri as `agentAliasId`, 10 to 10 characters, pattern `(\bTSTALIASID\b|[0-9a-zA-Z]+)`.
    #[serde(rename = "agentAliasId")]
    pub agent_alias_id: String,
    /// `agentAliasName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "agentAliasName")]
    pub agent_alias_name: String,
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `aliasInvocationState`.
    #[serde(rename = "aliasInvocationState", default, skip_serializing_if = "Option::is_none")]
    pub alias_invocation_state: Option<AliasInvocationState>,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `routingConfiguration`: 0 to 1 entries.
    #[serde(rename = "routingConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub routing_configuration: Option<Vec<AgentAliasRoutingConfigurationListItem>>,
}

/// The structure `UpdateAgentAliasResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateAgentAliasResponse {
    /// `agentAlias`: required.
    #[serde(rename = "agentAlias")]
    pub agent_alias: AgentAlias,
}

/// The structure `UpdateAgentCollaboratorRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateAgentCollaboratorRequest {
    /// `agentDescriptor`: required.
    #[serde(rename = "agentDescriptor")]
    pub agent_descriptor: AgentDescriptor,
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, in the uri as `agentVersion`, 5 to 5 characters, pattern `DRAFT`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `collaborationInstruction`: required, 1 to 4000 characters.
    #[serde(rename = "collaborationInstruction")]
    pub collaboration_instruction: String,
    /// `collaboratorId`: required, in the uri as `collaboratorId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "collaboratorId")]
    pub collaborator_id: String,
    /// `collaboratorName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "collaboratorName")]
    pub collaborator_name: String,
    /// `relayConversationHistory`.
    #[serde(rename = "relayConversationHistory", default, skip_serializing_if = "Option::is_none")]
    pub relay_conversation_history: Option<RelayConversationHistory>,
}

/// The structure `UpdateAgentCollaboratorResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateAgentCollaboratorResponse {
    /// `agentCollaborator`: required.
    #[serde(rename = "agentCollaborator")]
    pub agent_collaborator: AgentCollaborator,
}

/// The structure `UpdateAgentKnowledgeBaseRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateAgentKnowledgeBaseRequest {
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentVersion`: required, in the uri as `agentVersion`, 5 to 5 characters, pattern `DRAFT`.
    #[serde(rename = "agentVersion")]
    pub agent_version: String,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `knowledgeBaseState`.
    #[serde(rename = "knowledgeBaseState", default, skip_serializing_if = "Option::is_none")]
    pub knowledge_base_state: Option<KnowledgeBaseState>,
}

/// The structure `UpdateAgentKnowledgeBaseResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateAgentKnowledgeBaseResponse {
    /// `agentKnowledgeBase`: required.
    #[serde(rename = "agentKnowledgeBase")]
    pub agent_knowledge_base: AgentKnowledgeBase,
}

/// The structure `UpdateAgentRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateAgentRequest {
    /// `agentCollaboration`.
    #[serde(rename = "agentCollaboration", default, skip_serializing_if = "Option::is_none")]
    pub agent_collaboration: Option<AgentCollaboration>,
    /// `agentId`: required, in the uri as `agentId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "agentId")]
    pub agent_id: String,
    /// `agentName`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "agentName")]
    pub agent_name: String,
    /// `agentResourceRoleArn`: required, 0 to 2048 characters, pattern `arn:aws(-[^:]+)?:iam::([0-9]{12})?:role/.+`.
    #[serde(rename = "agentResourceRoleArn")]
    pub agent_resource_role_arn: String,
    /// `customOrchestration`.
    #[serde(rename = "customOrchestration", default, skip_serializing_if = "Option::is_none")]
    pub custom_orchestration: Option<CustomOrchestration>,
    /// `customerEncryptionKeyArn`: 1 to 2048 characters, pattern `arn:aws(|-cn|-us-gov):kms:[a-zA-Z0-9-]*:[0-9]{12}:key/[a-zA-Z0-9-]{36}`.
    #[serde(rename = "customerEncryptionKeyArn", default, skip_serializing_if = "Option::is_none")]
    pub customer_encryption_key_arn: Option<String>,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `foundationModel`: required, 1 to 2048 characters.
    #[serde(rename = "foundationModel")]
    pub foundation_model: String,
    /// `guardrailConfiguration`.
    #[serde(rename = "guardrailConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_configuration: Option<GuardrailConfiguration>,
    /// `idleSessionTTLInSeconds`: 60 to 5400.
    #[serde(rename = "idleSessionTTLInSeconds", default, skip_serializing_if = "Option::is_none")]
    pub idle_session_ttl_in_seconds: Option<i32>,
    /// `instruction`: 40 to 4000 characters.
    #[serde(rename = "instruction", default, skip_serializing_if = "Option::is_none")]
    pub instruction: Option<String>,
    /// `memoryConfiguration`.
    #[serde(rename = "memoryConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub memory_configuration: Option<MemoryConfiguration>,
    /// `orchestrationType`.
    #[serde(rename = "orchestrationType", default, skip_serializing_if = "Option::is_none")]
    pub orchestration_type: Option<OrchestrationType>,
    /// `promptOverrideConfiguration`.
    #[serde(rename = "promptOverrideConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub prompt_override_configuration: Option<PromptOverrideConfiguration>,
}

/// The structure `UpdateAgentResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateAgentResponse {
    /// `agent`: required.
    #[serde(rename = "agent")]
    pub agent: Agent,
}

/// The structure `ValidationException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ValidationException {
    /// `fieldList`.
    #[serde(rename = "fieldList", default, skip_serializing_if = "Option::is_none")]
    pub field_list: Option<Vec<ValidationExceptionField>>,
    /// `message`: pattern `[\s\S]+`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `ValidationExceptionField`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ValidationExceptionField {
    /// `message`: required, pattern `[\s\S]+`.
    #[serde(rename = "message")]
    pub message: String,
    /// `name`: required, pattern `[\s\S]+`.
    #[serde(rename = "name")]
    pub name: String,
}
