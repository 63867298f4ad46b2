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

/// The enum `AccessControlAccess`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum AccessControlAccess {
    /// `ALLOW`.
    #[serde(rename = "ALLOW")]
    Allow,
    /// `DENY`.
    #[serde(rename = "DENY")]
    Deny,
}

impl AccessControlAccess {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Allow => "ALLOW",
            Self::Deny => "DENY",
        }
    }
}

impl std::fmt::Display for AccessControlAccess {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `AccessControlPrincipalType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum AccessControlPrincipalType {
    /// `USER`.
    #[serde(rename = "USER")]
    User,
}

impl AccessControlPrincipalType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::User => "USER",
        }
    }
}

impl std::fmt::Display for AccessControlPrincipalType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
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

/// The structure `AudioConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AudioConfiguration {
    /// `segmentationConfiguration`: required.
    #[serde(rename = "segmentationConfiguration")]
    pub segmentation_configuration: AudioSegmentationConfiguration,
}

/// The structure `AudioExtractionConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AudioExtractionConfiguration {
    /// `audioExtractionStatus`: required.
    #[serde(rename = "audioExtractionStatus")]
    pub audio_extraction_status: EnabledOrDisabledState,
}

/// The structure `AudioSegmentationConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AudioSegmentationConfiguration {
    /// `fixedLengthDuration`: required, 1 to 30.
    #[serde(rename = "fixedLengthDuration")]
    pub fixed_length_duration: i32,
}

/// The structure `BedrockDataAutomationConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BedrockDataAutomationConfiguration {
    /// `parsingModality`.
    #[serde(rename = "parsingModality", default, skip_serializing_if = "Option::is_none")]
    pub parsing_modality: Option<ParsingModality>,
}

/// The structure `BedrockEmbeddingModelConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BedrockEmbeddingModelConfiguration {
    /// `audio`: 1 to 1 entries.
    #[serde(rename = "audio", default, skip_serializing_if = "Option::is_none")]
    pub audio: Option<Vec<AudioConfiguration>>,
    /// `dimensions`: 0 to 4096.
    #[serde(rename = "dimensions", default, skip_serializing_if = "Option::is_none")]
    pub dimensions: Option<i32>,
    /// `embeddingDataType`.
    #[serde(rename = "embeddingDataType", default, skip_serializing_if = "Option::is_none")]
    pub embedding_data_type: Option<EmbeddingDataType>,
    /// `modelConfiguration`.
    #[serde(rename = "modelConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub model_configuration: Option<Document>,
    /// `video`: 1 to 1 entries.
    #[serde(rename = "video", default, skip_serializing_if = "Option::is_none")]
    pub video: Option<Vec<VideoConfiguration>>,
}

/// The structure `BedrockFoundationModelConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BedrockFoundationModelConfiguration {
    /// `modelArn`: required, 1 to 2048 characters.
    #[serde(rename = "modelArn")]
    pub model_arn: String,
    /// `parsingModality`.
    #[serde(rename = "parsingModality", default, skip_serializing_if = "Option::is_none")]
    pub parsing_modality: Option<ParsingModality>,
    /// `parsingPrompt`.
    #[serde(rename = "parsingPrompt", default, skip_serializing_if = "Option::is_none")]
    pub parsing_prompt: Option<ParsingPrompt>,
}

/// The structure `BedrockFoundationModelContextEnrichmentConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BedrockFoundationModelContextEnrichmentConfiguration {
    /// `enrichmentStrategyConfiguration`: required.
    #[serde(rename = "enrichmentStrategyConfiguration")]
    pub enrichment_strategy_configuration: EnrichmentStrategyConfiguration,
    /// `modelArn`: required, 1 to 2048 characters.
    #[serde(rename = "modelArn")]
    pub model_arn: String,
}

/// The structure `ByteContentDoc`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ByteContentDoc {
    /// `data`: required, 1 to 5242880 bytes.
    #[serde(rename = "data")]
    pub data: Blob,
    /// `mimeType`: required, pattern `.*[a-z]{1,20}/.{1,20}.*`.
    #[serde(rename = "mimeType")]
    pub mime_type: String,
}

/// The structure `ChunkingConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ChunkingConfiguration {
    /// `chunkingStrategy`: required.
    #[serde(rename = "chunkingStrategy")]
    pub chunking_strategy: ChunkingStrategy,
    /// `fixedSizeChunkingConfiguration`.
    #[serde(rename = "fixedSizeChunkingConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub fixed_size_chunking_configuration: Option<FixedSizeChunkingConfiguration>,
    /// `hierarchicalChunkingConfiguration`.
    #[serde(rename = "hierarchicalChunkingConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub hierarchical_chunking_configuration: Option<HierarchicalChunkingConfiguration>,
    /// `semanticChunkingConfiguration`.
    #[serde(rename = "semanticChunkingConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub semantic_chunking_configuration: Option<SemanticChunkingConfiguration>,
}

/// The enum `ChunkingStrategy`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ChunkingStrategy {
    /// `FIXED_SIZE`.
    #[serde(rename = "FIXED_SIZE")]
    FixedSize,
    /// `NONE`.
    #[serde(rename = "NONE")]
    None,
    /// `HIERARCHICAL`.
    #[serde(rename = "HIERARCHICAL")]
    Hierarchical,
    /// `SEMANTIC`.
    #[serde(rename = "SEMANTIC")]
    Semantic,
}

impl ChunkingStrategy {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::FixedSize => "FIXED_SIZE",
            Self::None => "NONE",
            Self::Hierarchical => "HIERARCHICAL",
            Self::Semantic => "SEMANTIC",
        }
    }
}

impl std::fmt::Display for ChunkingStrategy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ConflictException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ConflictException {
    /// `message`: pattern `[\s\S]+`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The enum `ConfluenceAuthType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ConfluenceAuthType {
    /// `BASIC`.
    #[serde(rename = "BASIC")]
    Basic,
    /// `OAUTH2_CLIENT_CREDENTIALS`.
    #[serde(rename = "OAUTH2_CLIENT_CREDENTIALS")]
    Oauth2ClientCredentials,
}

impl ConfluenceAuthType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Basic => "BASIC",
            Self::Oauth2ClientCredentials => "OAUTH2_CLIENT_CREDENTIALS",
        }
    }
}

impl std::fmt::Display for ConfluenceAuthType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ConfluenceCrawlerConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ConfluenceCrawlerConfiguration {
    /// `filterConfiguration`.
    #[serde(rename = "filterConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub filter_configuration: Option<CrawlFilterConfiguration>,
}

/// The structure `ConfluenceDataSourceConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConfluenceDataSourceConfiguration {
    /// `crawlerConfiguration`.
    #[serde(rename = "crawlerConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub crawler_configuration: Option<ConfluenceCrawlerConfiguration>,
    /// `sourceConfiguration`: required.
    #[serde(rename = "sourceConfiguration")]
    pub source_configuration: ConfluenceSourceConfiguration,
}

/// The enum `ConfluenceHostType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ConfluenceHostType {
    /// `SAAS`.
    #[serde(rename = "SAAS")]
    Saas,
}

impl ConfluenceHostType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Saas => "SAAS",
        }
    }
}

impl std::fmt::Display for ConfluenceHostType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ConfluenceSourceConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConfluenceSourceConfiguration {
    /// `authType`: required.
    #[serde(rename = "authType")]
    pub auth_type: ConfluenceAuthType,
    /// `credentialsSecretArn`: required.
    #[serde(rename = "credentialsSecretArn")]
    pub credentials_secret_arn: String,
    /// `hostType`: required.
    #[serde(rename = "hostType")]
    pub host_type: ConfluenceHostType,
    /// `hostUrl`: required, pattern `https://[A-Za-z0-9][^\s]*`.
    #[serde(rename = "hostUrl")]
    pub host_url: String,
}

/// The enum `ContentDataSourceType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ContentDataSourceType {
    /// `CUSTOM`.
    #[serde(rename = "CUSTOM")]
    Custom,
    /// `S3`.
    #[serde(rename = "S3")]
    S3,
}

impl ContentDataSourceType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Custom => "CUSTOM",
            Self::S3 => "S3",
        }
    }
}

impl std::fmt::Display for ContentDataSourceType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ContextEnrichmentConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ContextEnrichmentConfiguration {
    /// `bedrockFoundationModelConfiguration`.
    #[serde(rename = "bedrockFoundationModelConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub bedrock_foundation_model_configuration: Option<BedrockFoundationModelContextEnrichmentConfiguration>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: ContextEnrichmentType,
}

/// The enum `ContextEnrichmentType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ContextEnrichmentType {
    /// `BEDROCK_FOUNDATION_MODEL`.
    #[serde(rename = "BEDROCK_FOUNDATION_MODEL")]
    BedrockFoundationModel,
}

impl ContextEnrichmentType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::BedrockFoundationModel => "BEDROCK_FOUNDATION_MODEL",
        }
    }
}

impl std::fmt::Display for ContextEnrichmentType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `CrawlFilterConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CrawlFilterConfiguration {
    /// `patternObjectFilter`.
    #[serde(rename = "patternObjectFilter", default, skip_serializing_if = "Option::is_none")]
    pub pattern_object_filter: Option<PatternObjectFilterConfiguration>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: CrawlFilterConfigurationType,
}

/// The enum `CrawlFilterConfigurationType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CrawlFilterConfigurationType {
    /// `PATTERN`.
    #[serde(rename = "PATTERN")]
    Pattern,
}

impl CrawlFilterConfigurationType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Pattern => "PATTERN",
        }
    }
}

impl std::fmt::Display for CrawlFilterConfigurationType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
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

/// The structure `CreateDataSourceRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateDataSourceRequest {
    /// `clientToken`: 33 to 256 characters, pattern `[a-zA-Z0-9](-*[a-zA-Z0-9]){0,256}`.
    #[serde(rename = "clientToken", default, skip_serializing_if = "Option::is_none")]
    pub client_token: Option<String>,
    /// `dataDeletionPolicy`.
    #[serde(rename = "dataDeletionPolicy", default, skip_serializing_if = "Option::is_none")]
    pub data_deletion_policy: Option<DataDeletionPolicy>,
    /// `dataSourceConfiguration`: required.
    #[serde(rename = "dataSourceConfiguration")]
    pub data_source_configuration: DataSourceConfiguration,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `name`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "name")]
    pub name: String,
    /// `serverSideEncryptionConfiguration`.
    #[serde(rename = "serverSideEncryptionConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub server_side_encryption_configuration: Option<ServerSideEncryptionConfiguration>,
    /// `vectorIngestionConfiguration`.
    #[serde(rename = "vectorIngestionConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub vector_ingestion_configuration: Option<VectorIngestionConfiguration>,
}

/// The structure `CreateDataSourceResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateDataSourceResponse {
    /// `dataSource`: required.
    #[serde(rename = "dataSource")]
    pub data_source: DataSource,
}

/// The structure `CreateKnowledgeBaseRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateKnowledgeBaseRequest {
    /// `clientToken`: 33 to 256 characters, pattern `[a-zA-Z0-9](-*[a-zA-Z0-9]){0,256}`.
    #[serde(rename = "clientToken", default, skip_serializing_if = "Option::is_none")]
    pub client_token: Option<String>,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `knowledgeBaseConfiguration`: required.
    #[serde(rename = "knowledgeBaseConfiguration")]
    pub knowledge_base_configuration: KnowledgeBaseConfiguration,
    /// `name`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "name")]
    pub name: String,
    /// `roleArn`: required, 0 to 2048 characters, pattern `arn:aws(-[^:]+)?:iam::([0-9]{12})?:role/.+`.
    #[serde(rename = "roleArn")]
    pub role_arn: String,
    /// `storageConfiguration`.
    #[serde(rename = "storageConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub storage_configuration: Option<StorageConfiguration>,
    /// `tags`.
    #[serde(rename = "tags", default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, String>>,
}

/// The structure `CreateKnowledgeBaseResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CreateKnowledgeBaseResponse {
    /// `knowledgeBase`: required.
    #[serde(rename = "knowledgeBase")]
    pub knowledge_base: KnowledgeBase,
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

/// The structure `CuratedQuery`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CuratedQuery {
    /// `naturalLanguage`: required, 1 to 1000 characters.
    #[serde(rename = "naturalLanguage")]
    pub natural_language: String,
    /// `sql`: required, 1 to 1000 characters.
    #[serde(rename = "sql")]
    pub sql: String,
}

/// The structure `CustomContent`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CustomContent {
    /// `customDocumentIdentifier`: required.
    #[serde(rename = "customDocumentIdentifier")]
    pub custom_document_identifier: CustomDocumentIdentifier,
    /// `inlineContent`.
    #[serde(rename = "inlineContent", default, skip_serializing_if = "Option::is_none")]
    pub inline_content: Option<InlineContent>,
    /// `s3Location`.
    #[serde(rename = "s3Location", default, skip_serializing_if = "Option::is_none")]
    pub s3_location: Option<CustomS3Location>,
    /// `sourceType`: required.
    #[serde(rename = "sourceType")]
    pub source_type: CustomSourceType,
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

/// The structure `CustomDocumentIdentifier`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CustomDocumentIdentifier {
    /// `id`: required, 1 to 2048 characters.
    #[serde(rename = "id")]
    pub id: String,
}

/// The structure `CustomOrchestration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CustomOrchestration {
    /// `executor`.
    #[serde(rename = "executor", default, skip_serializing_if = "Option::is_none")]
    pub executor: Option<OrchestrationExecutor>,
}

/// The structure `CustomS3Location`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CustomS3Location {
    /// `bucketOwnerAccountId`: 12 to 12 characters, pattern `[0-9]{12}`.
    #[serde(rename = "bucketOwnerAccountId", default, skip_serializing_if = "Option::is_none")]
    pub bucket_owner_account_id: Option<String>,
    /// `uri`: required, 1 to 1024 characters, pattern `s3://[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]/.{1,1024}`.
    #[serde(rename = "uri")]
    pub uri: String,
}

/// The enum `CustomSourceType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CustomSourceType {
    /// `IN_LINE`.
    #[serde(rename = "IN_LINE")]
    InLine,
    /// `S3_LOCATION`.
    #[serde(rename = "S3_LOCATION")]
    S3Location,
}

impl CustomSourceType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::InLine => "IN_LINE",
            Self::S3Location => "S3_LOCATION",
        }
    }
}

impl std::fmt::Display for CustomSourceType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `CustomTransformationConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CustomTransformationConfiguration {
    /// `intermediateStorage`: required.
    #[serde(rename = "intermediateStorage")]
    pub intermediate_storage: IntermediateStorage,
    /// `transformations`: required, 1 to 1 entries.
    #[serde(rename = "transformations")]
    pub transformations: Vec<Transformation>,
}

/// The structure `DailySchedule`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DailySchedule {}

/// The enum `DataDeletionPolicy`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DataDeletionPolicy {
    /// `RETAIN`.
    #[serde(rename = "RETAIN")]
    Retain,
    /// `DELETE`.
    #[serde(rename = "DELETE")]
    Delete,
}

impl DataDeletionPolicy {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Retain => "RETAIN",
            Self::Delete => "DELETE",
        }
    }
}

impl std::fmt::Display for DataDeletionPolicy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `DataSource`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DataSource {
    /// `createdAt`: required.
    #[serde(rename = "createdAt")]
    pub created_at: IsoTime,
    /// `dataDeletionPolicy`.
    #[serde(rename = "dataDeletionPolicy", default, skip_serializing_if = "Option::is_none")]
    pub data_deletion_policy: Option<DataDeletionPolicy>,
    /// `dataSourceConfiguration`: required.
    #[serde(rename = "dataSourceConfiguration")]
    pub data_source_configuration: DataSourceConfiguration,
    /// `dataSourceId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "dataSourceId")]
    pub data_source_id: String,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `failureReasons`: 0 to 2048 entries.
    #[serde(rename = "failureReasons", default, skip_serializing_if = "Option::is_none")]
    pub failure_reasons: Option<Vec<String>>,
    /// `knowledgeBaseId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `name`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "name")]
    pub name: String,
    /// `serverSideEncryptionConfiguration`.
    #[serde(rename = "serverSideEncryptionConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub server_side_encryption_configuration: Option<ServerSideEncryptionConfiguration>,
    /// `status`: required.
    #[serde(rename = "status")]
    pub status: DataSourceStatus,
    /// `updatedAt`: required.
    #[serde(rename = "updatedAt")]
    pub updated_at: IsoTime,
    /// `vectorIngestionConfiguration`.
    #[serde(rename = "vectorIngestionConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub vector_ingestion_configuration: Option<VectorIngestionConfiguration>,
}

/// The structure `DataSourceConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DataSourceConfiguration {
    /// `confluenceConfiguration`.
    #[serde(rename = "confluenceConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub confluence_configuration: Option<ConfluenceDataSourceConfiguration>,
    /// `managedKnowledgeBaseConnectorConfiguration`.
    #[serde(rename = "managedKnowledgeBaseConnectorConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub managed_knowledge_base_connector_configuration: Option<ManagedKnowledgeBaseConnectorConfiguration>,
    /// `s3Configuration`.
    #[serde(rename = "s3Configuration", default, skip_serializing_if = "Option::is_none")]
    pub s3_configuration: Option<S3DataSourceConfiguration>,
    /// `salesforceConfiguration`.
    #[serde(rename = "salesforceConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub salesforce_configuration: Option<SalesforceDataSourceConfiguration>,
    /// `sharePointConfiguration`.
    #[serde(rename = "sharePointConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub share_point_configuration: Option<SharePointDataSourceConfiguration>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: DataSourceType,
    /// `webConfiguration`.
    #[serde(rename = "webConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub web_configuration: Option<WebDataSourceConfiguration>,
}

/// The enum `DataSourceStatus`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DataSourceStatus {
    /// `AVAILABLE`.
    #[serde(rename = "AVAILABLE")]
    Available,
    /// `DELETING`.
    #[serde(rename = "DELETING")]
    Deleting,
    /// `DELETE_UNSUCCESSFUL`.
    #[serde(rename = "DELETE_UNSUCCESSFUL")]
    DeleteUnsuccessful,
    /// `CREATING`.
    #[serde(rename = "CREATING")]
    Creating,
    /// `UPDATING`.
    #[serde(rename = "UPDATING")]
    Updating,
    /// `FAILED`.
    #[serde(rename = "FAILED")]
    Failed,
}

impl DataSourceStatus {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Available => "AVAILABLE",
            Self::Deleting => "DELETING",
            Self::DeleteUnsuccessful => "DELETE_UNSUCCESSFUL",
            Self::Creating => "CREATING",
            Self::Updating => "UPDATING",
            Self::Failed => "FAILED",
        }
    }
}

impl std::fmt::Display for DataSourceStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `DataSourceSummary`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DataSourceSummary {
    /// `dataSourceId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "dataSourceId")]
    pub data_source_id: String,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `knowledgeBaseId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `name`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "name")]
    pub name: String,
    /// `status`: required.
    #[serde(rename = "status")]
    pub status: DataSourceStatus,
    /// `updatedAt`: required.
    #[serde(rename = "updatedAt")]
    pub updated_at: IsoTime,
}

/// The enum `DataSourceType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DataSourceType {
    /// `S3`.
    #[serde(rename = "S3")]
    S3,
    /// `WEB`.
    #[serde(rename = "WEB")]
    Web,
    /// `CONFLUENCE`.
    #[serde(rename = "CONFLUENCE")]
    Confluence,
    /// `SALESFORCE`.
    #[serde(rename = "SALESFORCE")]
    Salesforce,
    /// `SHAREPOINT`.
    #[serde(rename = "SHAREPOINT")]
    Sharepoint,
    /// `CUSTOM`.
    #[serde(rename = "CUSTOM")]
    Custom,
    /// `REDSHIFT_METADATA`.
    #[serde(rename = "REDSHIFT_METADATA")]
    RedshiftMetadata,
    /// `MANAGED_KNOWLEDGE_BASE_CONNECTOR`.
    #[serde(rename = "MANAGED_KNOWLEDGE_BASE_CONNECTOR")]
    ManagedKnowledgeBaseConnector,
}

impl DataSourceType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::S3 => "S3",
            Self::Web => "WEB",
            Self::Confluence => "CONFLUENCE",
            Self::Salesforce => "SALESFORCE",
            Self::Sharepoint => "SHAREPOINT",
            Self::Custom => "CUSTOM",
            Self::RedshiftMetadata => "REDSHIFT_METADATA",
            Self::ManagedKnowledgeBaseConnector => "MANAGED_KNOWLEDGE_BASE_CONNECTOR",
        }
    }
}

impl std::fmt::Display for DataSourceType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The union `DayOfMonth`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum DayOfMonth {
    /// `dayNumber`: 1 to 28.
    #[serde(rename = "dayNumber")]
    DayNumber(i32),
    /// `lastDayOfMonth`.
    #[serde(rename = "lastDayOfMonth")]
    LastDayOfMonth(LastDayOfMonth),
}

/// The enum `DayOfWeek`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DayOfWeek {
    /// `SUNDAY`.
    #[serde(rename = "SUNDAY")]
    Sunday,
    /// `MONDAY`.
    #[serde(rename = "MONDAY")]
    Monday,
    /// `TUESDAY`.
    #[serde(rename = "TUESDAY")]
    Tuesday,
    /// `WEDNESDAY`.
    #[serde(rename = "WEDNESDAY")]
    Wednesday,
    /// `THURSDAY`.
    #[serde(rename = "THURSDAY")]
    Thursday,
    /// `FRIDAY`.
    #[serde(rename = "FRIDAY")]
    Friday,
    /// `SATURDAY`.
    #[serde(rename = "SATURDAY")]
    Saturday,
}

impl DayOfWeek {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Sunday => "SUNDAY",
            Self::Monday => "MONDAY",
            Self::Tuesday => "TUESDAY",
            Self::Wednesday => "WEDNESDAY",
            Self::Thursday => "THURSDAY",
            Self::Friday => "FRIDAY",
            Self::Saturday => "SATURDAY",
        }
    }
}

impl std::fmt::Display for DayOfWeek {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
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

/// The structure `DeleteDataSourceRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteDataSourceRequest {
    /// `dataSourceId`: required, in the uri as `dataSourceId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "dataSourceId")]
    pub data_source_id: String,
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
}

/// The structure `DeleteDataSourceResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteDataSourceResponse {
    /// `dataSourceId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "dataSourceId")]
    pub data_source_id: String,
    /// `knowledgeBaseId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `status`: required.
    #[serde(rename = "status")]
    pub status: DataSourceStatus,
}

/// The structure `DeleteKnowledgeBaseDocumentsRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteKnowledgeBaseDocumentsRequest {
    /// `clientToken`: 33 to 256 characters, pattern `[a-zA-Z0-9](-*[a-zA-Z0-9]){0,256}`.
    #[serde(rename = "clientToken", default, skip_serializing_if = "Option::is_none")]
    pub client_token: Option<String>,
    /// `dataSourceId`: required, in the uri as `dataSourceId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "dataSourceId")]
    pub data_source_id: String,
    /// `documentIdentifiers`: required, 1 to 10 entries.
    #[serde(rename = "documentIdentifiers")]
    pub document_identifiers: Vec<DocumentIdentifier>,
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
}

/// The structure `DeleteKnowledgeBaseDocumentsResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DeleteKnowledgeBaseDocumentsResponse {
    /// `documentDetails`.
    #[serde(rename = "documentDetails", default, skip_serializing_if = "Option::is_none")]
    pub document_details: Option<Vec<KnowledgeBaseDocumentDetail>>,
}

/// The structure `DeleteKnowledgeBaseRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteKnowledgeBaseRequest {
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
}

/// The structure `DeleteKnowledgeBaseResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeleteKnowledgeBaseResponse {
    /// `knowledgeBaseId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `status`: required.
    #[serde(rename = "status")]
    pub status: KnowledgeBaseStatus,
}

/// The structure `DeletionProtectionConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeletionProtectionConfiguration {
    /// `deletionProtectionStatus`: required.
    #[serde(rename = "deletionProtectionStatus")]
    pub deletion_protection_status: EnabledOrDisabledState,
    /// `deletionProtectionThreshold`: 0 to 100.
    #[serde(rename = "deletionProtectionThreshold", default, skip_serializing_if = "Option::is_none")]
    pub deletion_protection_threshold: Option<i32>,
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

/// The structure `DocumentAccessControlEntry`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DocumentAccessControlEntry {
    /// `access`: required.
    #[serde(rename = "access")]
    pub access: AccessControlAccess,
    /// `name`: required, 1 to 256 characters.
    #[serde(rename = "name")]
    pub name: String,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: AccessControlPrincipalType,
}

/// The structure `DocumentContent`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DocumentContent {
    /// `custom`.
    #[serde(rename = "custom", default, skip_serializing_if = "Option::is_none")]
    pub custom: Option<CustomContent>,
    /// `dataSourceType`: required.
    #[serde(rename = "dataSourceType")]
    pub data_source_type: ContentDataSourceType,
    /// `s3`.
    #[serde(rename = "s3", default, skip_serializing_if = "Option::is_none")]
    pub s3: Option<S3Content>,
}

/// The structure `DocumentIdentifier`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DocumentIdentifier {
    /// `custom`.
    #[serde(rename = "custom", default, skip_serializing_if = "Option::is_none")]
    pub custom: Option<CustomDocumentIdentifier>,
    /// `dataSourceType`: required.
    #[serde(rename = "dataSourceType")]
    pub data_source_type: ContentDataSourceType,
    /// `s3`.
    #[serde(rename = "s3", default, skip_serializing_if = "Option::is_none")]
    pub s3: Option<S3Location>,
}

/// The structure `DocumentMetadata`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DocumentMetadata {
    /// `accessControlList`: at least 1 entries.
    #[serde(rename = "accessControlList", default, skip_serializing_if = "Option::is_none")]
    pub access_control_list: Option<Vec<DocumentAccessControlEntry>>,
    /// `inlineAttributes`: 1 to 50 entries.
    #[serde(rename = "inlineAttributes", default, skip_serializing_if = "Option::is_none")]
    pub inline_attributes: Option<Vec<MetadataAttribute>>,
    /// `s3Location`.
    #[serde(rename = "s3Location", default, skip_serializing_if = "Option::is_none")]
    pub s3_location: Option<CustomS3Location>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: MetadataSourceType,
}

/// The enum `DocumentStatus`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DocumentStatus {
    /// `INDEXED`.
    #[serde(rename = "INDEXED")]
    Indexed,
    /// `PARTIALLY_INDEXED`.
    #[serde(rename = "PARTIALLY_INDEXED")]
    PartiallyIndexed,
    /// `PENDING`.
    #[serde(rename = "PENDING")]
    Pending,
    /// `FAILED`.
    #[serde(rename = "FAILED")]
    Failed,
    /// `METADATA_PARTIALLY_INDEXED`.
    #[serde(rename = "METADATA_PARTIALLY_INDEXED")]
    MetadataPartiallyIndexed,
    /// `METADATA_UPDATE_FAILED`.
    #[serde(rename = "METADATA_UPDATE_FAILED")]
    MetadataUpdateFailed,
    /// `IGNORED`.
    #[serde(rename = "IGNORED")]
    Ignored,
    /// `NOT_FOUND`.
    #[serde(rename = "NOT_FOUND")]
    NotFound,
    /// `STARTING`.
    #[serde(rename = "STARTING")]
    Starting,
    /// `IN_PROGRESS`.
    #[serde(rename = "IN_PROGRESS")]
    InProgress,
    /// `DELETING`.
    #[serde(rename = "DELETING")]
    Deleting,
    /// `DELETE_IN_PROGRESS`.
    #[serde(rename = "DELETE_IN_PROGRESS")]
    DeleteInProgress,
}

impl DocumentStatus {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Indexed => "INDEXED",
            Self::PartiallyIndexed => "PARTIALLY_INDEXED",
            Self::Pending => "PENDING",
            Self::Failed => "FAILED",
            Self::MetadataPartiallyIndexed => "METADATA_PARTIALLY_INDEXED",
            Self::MetadataUpdateFailed => "METADATA_UPDATE_FAILED",
            Self::Ignored => "IGNORED",
            Self::NotFound => "NOT_FOUND",
            Self::Starting => "STARTING",
            Self::InProgress => "IN_PROGRESS",
            Self::Deleting => "DELETING",
            Self::DeleteInProgress => "DELETE_IN_PROGRESS",
        }
    }
}

impl std::fmt::Display for DocumentStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `EmbeddingDataType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum EmbeddingDataType {
    /// `FLOAT32`.
    #[serde(rename = "FLOAT32")]
    Float32,
    /// `BINARY`.
    #[serde(rename = "BINARY")]
    Binary,
}

impl EmbeddingDataType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Float32 => "FLOAT32",
            Self::Binary => "BINARY",
        }
    }
}

impl std::fmt::Display for EmbeddingDataType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `EmbeddingModelConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EmbeddingModelConfiguration {
    /// `bedrockEmbeddingModelConfiguration`.
    #[serde(rename = "bedrockEmbeddingModelConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub bedrock_embedding_model_configuration: Option<BedrockEmbeddingModelConfiguration>,
}

/// The enum `EmbeddingModelType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum EmbeddingModelType {
    /// `CUSTOM`.
    #[serde(rename = "CUSTOM")]
    Custom,
    /// `MANAGED`.
    #[serde(rename = "MANAGED")]
    Managed,
}

impl EmbeddingModelType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Custom => "CUSTOM",
            Self::Managed => "MANAGED",
        }
    }
}

impl std::fmt::Display for EmbeddingModelType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `EnabledOrDisabledState`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum EnabledOrDisabledState {
    /// `ENABLED`.
    #[serde(rename = "ENABLED")]
    Enabled,
    /// `DISABLED`.
    #[serde(rename = "DISABLED")]
    Disabled,
}

impl EnabledOrDisabledState {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Enabled => "ENABLED",
            Self::Disabled => "DISABLED",
        }
    }
}

impl std::fmt::Display for EnabledOrDisabledState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `EnrichmentStrategyConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EnrichmentStrategyConfiguration {
    /// `method`: required.
    #[serde(rename = "method")]
    pub method: EnrichmentStrategyMethod,
}

/// The enum `EnrichmentStrategyMethod`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum EnrichmentStrategyMethod {
    /// `CHUNK_ENTITY_EXTRACTION`.
    #[serde(rename = "CHUNK_ENTITY_EXTRACTION")]
    ChunkEntityExtraction,
}

impl EnrichmentStrategyMethod {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ChunkEntityExtraction => "CHUNK_ENTITY_EXTRACTION",
        }
    }
}

impl std::fmt::Display for EnrichmentStrategyMethod {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `FieldType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum FieldType {
    /// `STRING`.
    #[serde(rename = "STRING")]
    String,
    /// `STRING_LIST`.
    #[serde(rename = "STRING_LIST")]
    StringList,
}

impl FieldType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::String => "STRING",
            Self::StringList => "STRING_LIST",
        }
    }
}

impl std::fmt::Display for FieldType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `FixedSizeChunkingConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FixedSizeChunkingConfiguration {
    /// `maxTokens`: required, 1 to 8192.
    #[serde(rename = "maxTokens")]
    pub max_tokens: i32,
    /// `overlapPercentage`: required, 1 to 99.
    #[serde(rename = "overlapPercentage")]
    pub overlap_percentage: i32,
}

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

/// The structure `GetDataSourceRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetDataSourceRequest {
    /// `dataSourceId`: required, in the uri as `dataSourceId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "dataSourceId")]
    pub data_source_id: String,
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
}

/// The structure `GetDataSourceResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetDataSourceResponse {
    /// `dataSource`: required.
    #[serde(rename = "dataSource")]
    pub data_source: DataSource,
}

/// The structure `GetIngestionJobRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetIngestionJobRequest {
    /// `dataSourceId`: required, in the uri as `dataSourceId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "dataSourceId")]
    pub data_source_id: String,
    /// `ingestionJobId`: required, in the uri as `ingestionJobId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "ingestionJobId")]
    pub ingestion_job_id: String,
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
}

/// The structure `GetIngestionJobResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetIngestionJobResponse {
    /// `ingestionJob`: required.
    #[serde(rename = "ingestionJob")]
    pub ingestion_job: IngestionJob,
}

/// The structure `GetKnowledgeBaseDocumentsRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetKnowledgeBaseDocumentsRequest {
    /// `dataSourceId`: required, in the uri as `dataSourceId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "dataSourceId")]
    pub data_source_id: String,
    /// `documentIdentifiers`: required, 1 to 10 entries.
    #[serde(rename = "documentIdentifiers")]
    pub document_identifiers: Vec<DocumentIdentifier>,
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
}

/// The structure `GetKnowledgeBaseDocumentsResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GetKnowledgeBaseDocumentsResponse {
    /// `documentDetails`.
    #[serde(rename = "documentDetails", default, skip_serializing_if = "Option::is_none")]
    pub document_details: Option<Vec<KnowledgeBaseDocumentDetail>>,
}

/// The structure `GetKnowledgeBaseRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetKnowledgeBaseRequest {
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
}

/// The structure `GetKnowledgeBaseResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetKnowledgeBaseResponse {
    /// `knowledgeBase`: required.
    #[serde(rename = "knowledgeBase")]
    pub knowledge_base: KnowledgeBase,
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

/// The structure `HierarchicalChunkingConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HierarchicalChunkingConfiguration {
    /// `levelConfigurations`: required, 2 to 2 entries.
    #[serde(rename = "levelConfigurations")]
    pub level_configurations: Vec<HierarchicalChunkingLevelConfiguration>,
    /// `overlapTokens`: required, at least 1.
    #[serde(rename = "overlapTokens")]
    pub overlap_tokens: i32,
}

/// The structure `HierarchicalChunkingLevelConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HierarchicalChunkingLevelConfiguration {
    /// `maxTokens`: required, 1 to 8192.
    #[serde(rename = "maxTokens")]
    pub max_tokens: i32,
}

/// The structure `ImageExtractionConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ImageExtractionConfiguration {
    /// `imageExtractionStatus`: required.
    #[serde(rename = "imageExtractionStatus")]
    pub image_extraction_status: EnabledOrDisabledState,
}

/// The enum `IncludeExclude`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum IncludeExclude {
    /// `INCLUDE`.
    #[serde(rename = "INCLUDE")]
    Include,
    /// `EXCLUDE`.
    #[serde(rename = "EXCLUDE")]
    Exclude,
}

impl IncludeExclude {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Include => "INCLUDE",
            Self::Exclude => "EXCLUDE",
        }
    }
}

impl std::fmt::Display for IncludeExclude {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
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

/// The structure `IngestKnowledgeBaseDocumentsRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct IngestKnowledgeBaseDocumentsRequest {
    /// `clientToken`: 33 to 256 characters, pattern `[a-zA-Z0-9](-*[a-zA-Z0-9]){0,256}`.
    #[serde(rename = "clientToken", default, skip_serializing_if = "Option::is_none")]
    pub client_token: Option<String>,
    /// `dataSourceId`: required, in the uri as `dataSourceId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "dataSourceId")]
    pub data_source_id: String,
    /// `documents`: required, 1 to 10 entries.
    #[serde(rename = "documents")]
    pub documents: Vec<KnowledgeBaseDocument>,
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
}

/// The structure `IngestKnowledgeBaseDocumentsResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct IngestKnowledgeBaseDocumentsResponse {
    /// `documentDetails`.
    #[serde(rename = "documentDetails", default, skip_serializing_if = "Option::is_none")]
    pub document_details: Option<Vec<KnowledgeBaseDocumentDetail>>,
}

/// The structure `IngestionJob`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct IngestionJob {
    /// `dataSourceId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "dataSourceId")]
    pub data_source_id: String,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `failureReasons`: 0 to 2048 entries.
    #[serde(rename = "failureReasons", default, skip_serializing_if = "Option::is_none")]
    pub failure_reasons: Option<Vec<String>>,
    /// `ingestionJobId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "ingestionJobId")]
    pub ingestion_job_id: String,
    /// `knowledgeBaseId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `startedAt`: required.
    #[serde(rename = "startedAt")]
    pub started_at: IsoTime,
    /// `statistics`.
    #[serde(rename = "statistics", default, skip_serializing_if = "Option::is_none")]
    pub statistics: Option<IngestionJobStatistics>,
    /// `status`: required.
    #[serde(rename = "status")]
    pub status: IngestionJobStatus,
    /// `textReadyAt`.
    #[serde(rename = "textReadyAt", default, skip_serializing_if = "Option::is_none")]
    pub text_ready_at: Option<IsoTime>,
    /// `updatedAt`: required.
    #[serde(rename = "updatedAt")]
    pub updated_at: IsoTime,
}

/// The structure `IngestionJobFilter`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct IngestionJobFilter {
    /// `attribute`: required.
    #[serde(rename = "attribute")]
    pub attribute: IngestionJobFilterAttribute,
    /// `operator`: required.
    #[serde(rename = "operator")]
    pub operator: IngestionJobFilterOperator,
    /// `values`: required, 0 to 10 entries.
    #[serde(rename = "values")]
    pub values: Vec<String>,
}

/// The enum `IngestionJobFilterAttribute`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum IngestionJobFilterAttribute {
    /// `STATUS`.
    #[serde(rename = "STATUS")]
    Status,
}

impl IngestionJobFilterAttribute {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Status => "STATUS",
        }
    }
}

impl std::fmt::Display for IngestionJobFilterAttribute {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `IngestionJobFilterOperator`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum IngestionJobFilterOperator {
    /// `EQ`.
    #[serde(rename = "EQ")]
    Eq,
}

impl IngestionJobFilterOperator {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Eq => "EQ",
        }
    }
}

impl std::fmt::Display for IngestionJobFilterOperator {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `IngestionJobSortBy`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct IngestionJobSortBy {
    /// `attribute`: required.
    #[serde(rename = "attribute")]
    pub attribute: IngestionJobSortByAttribute,
    /// `order`: required.
    #[serde(rename = "order")]
    pub order: SortOrder,
}

/// The enum `IngestionJobSortByAttribute`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum IngestionJobSortByAttribute {
    /// `STATUS`.
    #[serde(rename = "STATUS")]
    Status,
    /// `STARTED_AT`.
    #[serde(rename = "STARTED_AT")]
    StartedAt,
}

impl IngestionJobSortByAttribute {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Status => "STATUS",
            Self::StartedAt => "STARTED_AT",
        }
    }
}

impl std::fmt::Display for IngestionJobSortByAttribute {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `IngestionJobStatistics`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct IngestionJobStatistics {
    /// `numberOfDocumentsDeleted`.
    #[serde(rename = "numberOfDocumentsDeleted", default, skip_serializing_if = "Option::is_none")]
    pub number_of_documents_deleted: Option<i64>,
    /// `numberOfDocumentsFailed`.
    #[serde(rename = "numberOfDocumentsFailed", default, skip_serializing_if = "Option::is_none")]
    pub number_of_documents_failed: Option<i64>,
    /// `numberOfDocumentsScanned`.
    #[serde(rename = "numberOfDocumentsScanned", default, skip_serializing_if = "Option::is_none")]
    pub number_of_documents_scanned: Option<i64>,
    /// `numberOfDocumentsSkipped`.
    #[serde(rename = "numberOfDocumentsSkipped", default, skip_serializing_if = "Option::is_none")]
    pub number_of_documents_skipped: Option<i64>,
    /// `numberOfMetadataDocumentsModified`.
    #[serde(rename = "numberOfMetadataDocumentsModified", default, skip_serializing_if = "Option::is_none")]
    pub number_of_metadata_documents_modified: Option<i64>,
    /// `numberOfMetadataDocumentsScanned`.
    #[serde(rename = "numberOfMetadataDocumentsScanned", default, skip_serializing_if = "Option::is_none")]
    pub number_of_metadata_documents_scanned: Option<i64>,
    /// `numberOfModifiedDocumentsIndexed`.
    #[serde(rename = "numberOfModifiedDocumentsIndexed", default, skip_serializing_if = "Option::is_none")]
    pub number_of_modified_documents_indexed: Option<i64>,
    /// `numberOfNewDocumentsIndexed`.
    #[serde(rename = "numberOfNewDocumentsIndexed", default, skip_serializing_if = "Option::is_none")]
    pub number_of_new_documents_indexed: Option<i64>,
}

/// The enum `IngestionJobStatus`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum IngestionJobStatus {
    /// `STARTING`.
    #[serde(rename = "STARTING")]
    Starting,
    /// `IN_PROGRESS`.
    #[serde(rename = "IN_PROGRESS")]
    InProgress,
    /// `COMPLETE`.
    #[serde(rename = "COMPLETE")]
    Complete,
    /// `FAILED`.
    #[serde(rename = "FAILED")]
    Failed,
    /// `STOPPING`.
    #[serde(rename = "STOPPING")]
    Stopping,
    /// `STOPPED`.
    #[serde(rename = "STOPPED")]
    Stopped,
}

impl IngestionJobStatus {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Starting => "STARTING",
            Self::InProgress => "IN_PROGRESS",
            Self::Complete => "COMPLETE",
            Self::Failed => "FAILED",
            Self::Stopping => "STOPPING",
            Self::Stopped => "STOPPED",
        }
    }
}

impl std::fmt::Display for IngestionJobStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `IngestionJobSummary`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct IngestionJobSummary {
    /// `dataSourceId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "dataSourceId")]
    pub data_source_id: String,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `ingestionJobId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "ingestionJobId")]
    pub ingestion_job_id: String,
    /// `knowledgeBaseId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `startedAt`: required.
    #[serde(rename = "startedAt")]
    pub started_at: IsoTime,
    /// `statistics`.
    #[serde(rename = "statistics", default, skip_serializing_if = "Option::is_none")]
    pub statistics: Option<IngestionJobStatistics>,
    /// `status`: required.
    #[serde(rename = "status")]
    pub status: IngestionJobStatus,
    /// `textReadyAt`.
    #[serde(rename = "textReadyAt", default, skip_serializing_if = "Option::is_none")]
    pub text_ready_at: Option<IsoTime>,
    /// `updatedAt`: required.
    #[serde(rename = "updatedAt")]
    pub updated_at: IsoTime,
}

/// The structure `InlineContent`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InlineContent {
    /// `byteContent`.
    #[serde(rename = "byteContent", default, skip_serializing_if = "Option::is_none")]
    pub byte_content: Option<ByteContentDoc>,
    /// `textContent`.
    #[serde(rename = "textContent", default, skip_serializing_if = "Option::is_none")]
    pub text_content: Option<TextContentDoc>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: InlineContentType,
}

/// The enum `InlineContentType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InlineContentType {
    /// `BYTE`.
    #[serde(rename = "BYTE")]
    Byte,
    /// `TEXT`.
    #[serde(rename = "TEXT")]
    Text,
}

impl InlineContentType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Byte => "BYTE",
            Self::Text => "TEXT",
        }
    }
}

impl std::fmt::Display for InlineContentType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `IntermediateStorage`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct IntermediateStorage {
    /// `s3Location`: required.
    #[serde(rename = "s3Location")]
    pub s3_location: S3Location,
}

/// The structure `InternalServerException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InternalServerException {
    /// `message`: pattern `[\s\S]+`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `KendraKnowledgeBaseConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KendraKnowledgeBaseConfiguration {
    /// `kendraIndexArn`: required.
    #[serde(rename = "kendraIndexArn")]
    pub kendra_index_arn: String,
}

/// The structure `KnowledgeBase`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KnowledgeBase {
    /// `createdAt`: required.
    #[serde(rename = "createdAt")]
    pub created_at: IsoTime,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `failureReasons`: 0 to 2048 entries.
    #[serde(rename = "failureReasons", default, skip_serializing_if = "Option::is_none")]
    pub failure_reasons: Option<Vec<String>>,
    /// `knowledgeBaseArn`: required, 0 to 128 characters.
    #[serde(rename = "knowledgeBaseArn")]
    pub knowledge_base_arn: String,
    /// `knowledgeBaseConfiguration`: required.
    #[serde(rename = "knowledgeBaseConfiguration")]
    pub knowledge_base_configuration: KnowledgeBaseConfiguration,
    /// `knowledgeBaseId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `metadataConfigurations`: 0 to 30 entries.
    #[serde(rename = "metadataConfigurations", default, skip_serializing_if = "Option::is_none")]
    pub metadata_configurations: Option<Vec<MetadataConfiguration>>,
    /// `name`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "name")]
    pub name: String,
    /// `roleArn`: required, 0 to 2048 characters, pattern `arn:aws(-[^:]+)?:iam::([0-9]{12})?:role/.+`.
    #[serde(rename = "roleArn")]
    pub role_arn: String,
    /// `status`: required.
    #[serde(rename = "status")]
    pub status: KnowledgeBaseStatus,
    /// `storageConfiguration`.
    #[serde(rename = "storageConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub storage_configuration: Option<StorageConfiguration>,
    /// `updatedAt`: required.
    #[serde(rename = "updatedAt")]
    pub updated_at: IsoTime,
}

/// The structure `KnowledgeBaseConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KnowledgeBaseConfiguration {
    /// `kendraKnowledgeBaseConfiguration`.
    #[serde(rename = "kendraKnowledgeBaseConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub kendra_knowledge_base_configuration: Option<KendraKnowledgeBaseConfiguration>,
    /// `managedKnowledgeBaseConfiguration`.
    #[serde(rename = "managedKnowledgeBaseConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub managed_knowledge_base_configuration: Option<ManagedKnowledgeBaseConfiguration>,
    /// `sqlKnowledgeBaseConfiguration`.
    #[serde(rename = "sqlKnowledgeBaseConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub sql_knowledge_base_configuration: Option<SqlKnowledgeBaseConfiguration>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: KnowledgeBaseType,
    /// `vectorKnowledgeBaseConfiguration`.
    #[serde(rename = "vectorKnowledgeBaseConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub vector_knowledge_base_configuration: Option<VectorKnowledgeBaseConfiguration>,
}

/// The structure `KnowledgeBaseDocument`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KnowledgeBaseDocument {
    /// `content`: required.
    #[serde(rename = "content")]
    pub content: DocumentContent,
    /// `metadata`.
    #[serde(rename = "metadata", default, skip_serializing_if = "Option::is_none")]
    pub metadata: Option<DocumentMetadata>,
}

/// The structure `KnowledgeBaseDocumentDetail`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KnowledgeBaseDocumentDetail {
    /// `dataSourceId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "dataSourceId")]
    pub data_source_id: String,
    /// `identifier`: required.
    #[serde(rename = "identifier")]
    pub identifier: DocumentIdentifier,
    /// `knowledgeBaseId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `status`: required.
    #[serde(rename = "status")]
    pub status: DocumentStatus,
    /// `statusReason`.
    #[serde(rename = "statusReason", default, skip_serializing_if = "Option::is_none")]
    pub status_reason: Option<String>,
    /// `updatedAt`.
    #[serde(rename = "updatedAt", default, skip_serializing_if = "Option::is_none")]
    pub updated_at: Option<IsoTime>,
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

/// The enum `KnowledgeBaseStatus`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum KnowledgeBaseStatus {
    /// `CREATING`.
    #[serde(rename = "CREATING")]
    Creating,
    /// `ACTIVE`.
    #[serde(rename = "ACTIVE")]
    Active,
    /// `DELETING`.
    #[serde(rename = "DELETING")]
    Deleting,
    /// `UPDATING`.
    #[serde(rename = "UPDATING")]
    Updating,
    /// `FAILED`.
    #[serde(rename = "FAILED")]
    Failed,
    /// `DELETE_UNSUCCESSFUL`.
    #[serde(rename = "DELETE_UNSUCCESSFUL")]
    DeleteUnsuccessful,
    /// `UPDATE_UNSUCCESSFUL`.
    #[serde(rename = "UPDATE_UNSUCCESSFUL")]
    UpdateUnsuccessful,
}

impl KnowledgeBaseStatus {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Creating => "CREATING",
            Self::Active => "ACTIVE",
            Self::Deleting => "DELETING",
            Self::Updating => "UPDATING",
            Self::Failed => "FAILED",
            Self::DeleteUnsuccessful => "DELETE_UNSUCCESSFUL",
            Self::UpdateUnsuccessful => "UPDATE_UNSUCCESSFUL",
        }
    }
}

impl std::fmt::Display for KnowledgeBaseStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `KnowledgeBaseStorageType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum KnowledgeBaseStorageType {
    /// `OPENSEARCH_SERVERLESS`.
    #[serde(rename = "OPENSEARCH_SERVERLESS")]
    OpensearchServerless,
    /// `PINECONE`.
    #[serde(rename = "PINECONE")]
    Pinecone,
    /// `REDIS_ENTERPRISE_CLOUD`.
    #[serde(rename = "REDIS_ENTERPRISE_CLOUD")]
    RedisEnterpriseCloud,
    /// `RDS`.
    #[serde(rename = "RDS")]
    Rds,
    /// `MONGO_DB_ATLAS`.
    #[serde(rename = "MONGO_DB_ATLAS")]
    MongoDbAtlas,
    /// `NEPTUNE_ANALYTICS`.
    #[serde(rename = "NEPTUNE_ANALYTICS")]
    NeptuneAnalytics,
    /// `OPENSEARCH_MANAGED_CLUSTER`.
    #[serde(rename = "OPENSEARCH_MANAGED_CLUSTER")]
    OpensearchManagedCluster,
    /// `S3_VECTORS`.
    #[serde(rename = "S3_VECTORS")]
    S3Vectors,
}

impl KnowledgeBaseStorageType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::OpensearchServerless => "OPENSEARCH_SERVERLESS",
            Self::Pinecone => "PINECONE",
            Self::RedisEnterpriseCloud => "REDIS_ENTERPRISE_CLOUD",
            Self::Rds => "RDS",
            Self::MongoDbAtlas => "MONGO_DB_ATLAS",
            Self::NeptuneAnalytics => "NEPTUNE_ANALYTICS",
            Self::OpensearchManagedCluster => "OPENSEARCH_MANAGED_CLUSTER",
            Self::S3Vectors => "S3_VECTORS",
        }
    }
}

impl std::fmt::Display for KnowledgeBaseStorageType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `KnowledgeBaseSummary`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KnowledgeBaseSummary {
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `knowledgeBaseId`: required, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `name`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "name")]
    pub name: String,
    /// `status`: required.
    #[serde(rename = "status")]
    pub status: KnowledgeBaseStatus,
    /// `updatedAt`: required.
    #[serde(rename = "updatedAt")]
    pub updated_at: IsoTime,
}

/// The enum `KnowledgeBaseType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum KnowledgeBaseType {
    /// `VECTOR`.
    #[serde(rename = "VECTOR")]
    Vector,
    /// `KENDRA`.
    #[serde(rename = "KENDRA")]
    Kendra,
    /// `SQL`.
    #[serde(rename = "SQL")]
    Sql,
    /// `MANAGED`.
    #[serde(rename = "MANAGED")]
    Managed,
}

impl KnowledgeBaseType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Vector => "VECTOR",
            Self::Kendra => "KENDRA",
            Self::Sql => "SQL",
            Self::Managed => "MANAGED",
        }
    }
}

impl std::fmt::Display for KnowledgeBaseType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `LastDayOfMonth`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LastDayOfMonth {}

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

/// The structure `ListDataSourcesRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListDataSourcesRequest {
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `maxResults`: 1 to 1000.
    #[serde(rename = "maxResults", default, skip_serializing_if = "Option::is_none")]
    pub max_results: Option<i32>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListDataSourcesResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListDataSourcesResponse {
    /// `dataSourceSummaries`: required.
    #[serde(rename = "dataSourceSummaries")]
    pub data_source_summaries: Vec<DataSourceSummary>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListIngestionJobsRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListIngestionJobsRequest {
    /// `dataSourceId`: required, in the uri as `dataSourceId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "dataSourceId")]
    pub data_source_id: String,
    /// `filters`: 1 to 1 entries.
    #[serde(rename = "filters", default, skip_serializing_if = "Option::is_none")]
    pub filters: Option<Vec<IngestionJobFilter>>,
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `maxResults`: 1 to 1000.
    #[serde(rename = "maxResults", default, skip_serializing_if = "Option::is_none")]
    pub max_results: Option<i32>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
    /// `sortBy`.
    #[serde(rename = "sortBy", default, skip_serializing_if = "Option::is_none")]
    pub sort_by: Option<IngestionJobSortBy>,
}

/// The structure `ListIngestionJobsResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListIngestionJobsResponse {
    /// `ingestionJobSummaries`: required.
    #[serde(rename = "ingestionJobSummaries")]
    pub ingestion_job_summaries: Vec<IngestionJobSummary>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListKnowledgeBaseDocumentsRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListKnowledgeBaseDocumentsRequest {
    /// `dataSourceId`: required, in the uri as `dataSourceId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "dataSourceId")]
    pub data_source_id: String,
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `maxResults`: 1 to 1000.
    #[serde(rename = "maxResults", default, skip_serializing_if = "Option::is_none")]
    pub max_results: Option<i32>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListKnowledgeBaseDocumentsResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListKnowledgeBaseDocumentsResponse {
    /// `documentDetails`: required.
    #[serde(rename = "documentDetails")]
    pub document_details: Vec<KnowledgeBaseDocumentDetail>,
    /// `nextToken`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListKnowledgeBasesRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListKnowledgeBasesRequest {
    /// `maxResults`: 1 to 1000.
    #[serde(rename = "maxResults", default, skip_serializing_if = "Option::is_none")]
    pub max_results: Option<i32>,
    /// `nextToken`: 1 to 2048 characters, pattern `\S*`.
    #[serde(rename = "nextToken", default, skip_serializing_if = "Option::is_none")]
    pub next_token: Option<String>,
}

/// The structure `ListKnowledgeBasesResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListKnowledgeBasesResponse {
    /// `knowledgeBaseSummaries`: required.
    #[serde(rename = "knowledgeBaseSummaries")]
    pub knowledge_base_summaries: Vec<KnowledgeBaseSummary>,
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

/// The structure `ManagedKnowledgeBaseConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ManagedKnowledgeBaseConfiguration {
    /// `embeddingModelArn`: 20 to 2048 characters.
    #[serde(rename = "embeddingModelArn", default, skip_serializing_if = "Option::is_none")]
    pub embedding_model_arn: Option<String>,
    /// `embeddingModelConfiguration`.
    #[serde(rename = "embeddingModelConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub embedding_model_configuration: Option<EmbeddingModelConfiguration>,
    /// `embeddingModelType`.
    #[serde(rename = "embeddingModelType", default, skip_serializing_if = "Option::is_none")]
    pub embedding_model_type: Option<EmbeddingModelType>,
    /// `serverSideEncryptionConfiguration`.
    #[serde(rename = "serverSideEncryptionConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub server_side_encryption_configuration: Option<ServerSideEncryptionConfiguration>,
    /// `supplementalDataStorageConfiguration`.
    #[serde(rename = "supplementalDataStorageConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub supplemental_data_storage_configuration: Option<SupplementalDataStorageConfiguration>,
}

/// The structure `ManagedKnowledgeBaseConnectorConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ManagedKnowledgeBaseConnectorConfiguration {
    /// `connectorParameters`.
    #[serde(rename = "connectorParameters", default, skip_serializing_if = "Option::is_none")]
    pub connector_parameters: Option<Document>,
    /// `deletionProtectionConfiguration`.
    #[serde(rename = "deletionProtectionConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub deletion_protection_configuration: Option<DeletionProtectionConfiguration>,
    /// `mediaExtractionConfiguration`.
    #[serde(rename = "mediaExtractionConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub media_extraction_configuration: Option<MediaExtractionConfiguration>,
    /// `syncSchedule`.
    #[serde(rename = "syncSchedule", default, skip_serializing_if = "Option::is_none")]
    pub sync_schedule: Option<SyncSchedule>,
}

/// The structure `MediaExtractionConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MediaExtractionConfiguration {
    /// `audioExtractionConfiguration`.
    #[serde(rename = "audioExtractionConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub audio_extraction_configuration: Option<AudioExtractionConfiguration>,
    /// `imageExtractionConfiguration`.
    #[serde(rename = "imageExtractionConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub image_extraction_configuration: Option<ImageExtractionConfiguration>,
    /// `videoExtractionConfiguration`.
    #[serde(rename = "videoExtractionConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub video_extraction_configuration: Option<VideoExtractionConfiguration>,
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

/// The structure `MetadataAttribute`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MetadataAttribute {
    /// `key`: required, 1 to 200 characters.
    #[serde(rename = "key")]
    pub key: String,
    /// `value`: required.
    #[serde(rename = "value")]
    pub value: MetadataAttributeValue,
}

/// The structure `MetadataAttributeValue`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MetadataAttributeValue {
    /// `booleanValue`.
    #[serde(rename = "booleanValue", default, skip_serializing_if = "Option::is_none")]
    pub boolean_value: Option<bool>,
    /// `numberValue`.
    #[serde(rename = "numberValue", default, skip_serializing_if = "Option::is_none")]
    pub number_value: Option<f64>,
    /// `stringListValue`: 1 to 10 entries.
    #[serde(rename = "stringListValue", default, skip_serializing_if = "Option::is_none")]
    pub string_list_value: Option<Vec<String>>,
    /// `stringValue`: 1 to 2048 characters.
    #[serde(rename = "stringValue", default, skip_serializing_if = "Option::is_none")]
    pub string_value: Option<String>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: MetadataValueType,
}

/// The structure `MetadataConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MetadataConfiguration {
    /// `name`: required, 1 to 200 characters, pattern `[a-zA-Z0-9_][a-zA-Z0-9_-]*`.
    #[serde(rename = "name")]
    pub name: String,
    /// `searchability`: required.
    #[serde(rename = "searchability")]
    pub searchability: SearchableStatus,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: FieldType,
}

/// The enum `MetadataSourceType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum MetadataSourceType {
    /// `IN_LINE_ATTRIBUTE`.
    #[serde(rename = "IN_LINE_ATTRIBUTE")]
    InLineAttribute,
    /// `S3_LOCATION`.
    #[serde(rename = "S3_LOCATION")]
    S3Location,
}

impl MetadataSourceType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::InLineAttribute => "IN_LINE_ATTRIBUTE",
            Self::S3Location => "S3_LOCATION",
        }
    }
}

impl std::fmt::Display for MetadataSourceType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `MetadataValueType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum MetadataValueType {
    /// `BOOLEAN`.
    #[serde(rename = "BOOLEAN")]
    Boolean,
    /// `NUMBER`.
    #[serde(rename = "NUMBER")]
    Number,
    /// `STRING`.
    #[serde(rename = "STRING")]
    String,
    /// `STRING_LIST`.
    #[serde(rename = "STRING_LIST")]
    StringList,
}

impl MetadataValueType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Boolean => "BOOLEAN",
            Self::Number => "NUMBER",
            Self::String => "STRING",
            Self::StringList => "STRING_LIST",
        }
    }
}

impl std::fmt::Display for MetadataValueType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `MongoDbAtlasConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MongoDbAtlasConfiguration {
    /// `collectionName`: required, 0 to 63 characters, pattern `.*`.
    #[serde(rename = "collectionName")]
    pub collection_name: String,
    /// `credentialsSecretArn`: required.
    #[serde(rename = "credentialsSecretArn")]
    pub credentials_secret_arn: String,
    /// `databaseName`: required, 0 to 63 characters, pattern `.*`.
    #[serde(rename = "databaseName")]
    pub database_name: String,
    /// `endpoint`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "endpoint")]
    pub endpoint: String,
    /// `endpointServiceName`: 1 to 255 characters.
    #[serde(rename = "endpointServiceName", default, skip_serializing_if = "Option::is_none")]
    pub endpoint_service_name: Option<String>,
    /// `fieldMapping`: required.
    #[serde(rename = "fieldMapping")]
    pub field_mapping: MongoDbAtlasFieldMapping,
    /// `textIndexName`: 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "textIndexName", default, skip_serializing_if = "Option::is_none")]
    pub text_index_name: Option<String>,
    /// `vectorIndexName`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "vectorIndexName")]
    pub vector_index_name: String,
}

/// The structure `MongoDbAtlasFieldMapping`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MongoDbAtlasFieldMapping {
    /// `metadataField`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "metadataField")]
    pub metadata_field: String,
    /// `textField`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "textField")]
    pub text_field: String,
    /// `vectorField`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "vectorField")]
    pub vector_field: String,
}

/// The structure `MonthlySchedule`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MonthlySchedule {
    /// `dayOfMonth`: required.
    #[serde(rename = "dayOfMonth")]
    pub day_of_month: DayOfMonth,
}

/// The structure `NeptuneAnalyticsConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NeptuneAnalyticsConfiguration {
    /// `fieldMapping`: required.
    #[serde(rename = "fieldMapping")]
    pub field_mapping: NeptuneAnalyticsFieldMapping,
    /// `graphArn`: required, 1 to 255 characters.
    #[serde(rename = "graphArn")]
    pub graph_arn: String,
}

/// The structure `NeptuneAnalyticsFieldMapping`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NeptuneAnalyticsFieldMapping {
    /// `metadataField`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "metadataField")]
    pub metadata_field: String,
    /// `textField`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "textField")]
    pub text_field: String,
}

/// The structure `OpenSearchManagedClusterConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenSearchManagedClusterConfiguration {
    /// `domainArn`: required, 0 to 2048 characters.
    #[serde(rename = "domainArn")]
    pub domain_arn: String,
    /// `domainEndpoint`: required, 0 to 2048 characters, pattern `https://.*`.
    #[serde(rename = "domainEndpoint")]
    pub domain_endpoint: String,
    /// `fieldMapping`: required.
    #[serde(rename = "fieldMapping")]
    pub field_mapping: OpenSearchManagedClusterFieldMapping,
    /// `vectorIndexName`: required, 1 to 2048 characters, pattern `(?![\-_+.])[a-z0-9][a-z0-9\-_\.]*`.
    #[serde(rename = "vectorIndexName")]
    pub vector_index_name: String,
}

/// The structure `OpenSearchManagedClusterFieldMapping`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenSearchManagedClusterFieldMapping {
    /// `metadataField`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "metadataField")]
    pub metadata_field: String,
    /// `textField`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "textField")]
    pub text_field: String,
    /// `vectorField`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "vectorField")]
    pub vector_field: String,
}

/// The structure `OpenSearchServerlessConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenSearchServerlessConfiguration {
    /// `collectionArn`: required, 0 to 2048 characters, pattern `arn:aws:aoss:[a-z]{2}(-gov)?-[a-z]+-\d{1}:\d{12}:collection/[a-z0-9-]{3,32}`.
    #[serde(rename = "collectionArn")]
    pub collection_arn: String,
    /// `fieldMapping`: required.
    #[serde(rename = "fieldMapping")]
    pub field_mapping: OpenSearchServerlessFieldMapping,
    /// `vectorIndexName`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "vectorIndexName")]
    pub vector_index_name: String,
}

/// The structure `OpenSearchServerlessFieldMapping`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenSearchServerlessFieldMapping {
    /// `metadataField`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "metadataField")]
    pub metadata_field: String,
    /// `textField`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "textField")]
    pub text_field: String,
    /// `vectorField`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "vectorField")]
    pub vector_field: String,
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

/// The structure `ParsingConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParsingConfiguration {
    /// `bedrockDataAutomationConfiguration`.
    #[serde(rename = "bedrockDataAutomationConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub bedrock_data_automation_configuration: Option<BedrockDataAutomationConfiguration>,
    /// `bedrockFoundationModelConfiguration`.
    #[serde(rename = "bedrockFoundationModelConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub bedrock_foundation_model_configuration: Option<BedrockFoundationModelConfiguration>,
    /// `parsingStrategy`: required.
    #[serde(rename = "parsingStrategy")]
    pub parsing_strategy: ParsingStrategy,
}

/// The enum `ParsingModality`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ParsingModality {
    /// `MULTIMODAL`.
    #[serde(rename = "MULTIMODAL")]
    Multimodal,
}

impl ParsingModality {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Multimodal => "MULTIMODAL",
        }
    }
}

impl std::fmt::Display for ParsingModality {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ParsingPrompt`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParsingPrompt {
    /// `parsingPromptText`: required, 1 to 10000 characters.
    #[serde(rename = "parsingPromptText")]
    pub parsing_prompt_text: String,
}

/// The enum `ParsingStrategy`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ParsingStrategy {
    /// `BEDROCK_FOUNDATION_MODEL`.
    #[serde(rename = "BEDROCK_FOUNDATION_MODEL")]
    BedrockFoundationModel,
    /// `BEDROCK_DATA_AUTOMATION`.
    #[serde(rename = "BEDROCK_DATA_AUTOMATION")]
    BedrockDataAutomation,
    /// `SMART_PARSING`.
    #[serde(rename = "SMART_PARSING")]
    SmartParsing,
    /// `MULTI_MODAL_EMBEDDINGS`.
    #[serde(rename = "MULTI_MODAL_EMBEDDINGS")]
    MultiModalEmbeddings,
}

impl ParsingStrategy {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::BedrockFoundationModel => "BEDROCK_FOUNDATION_MODEL",
            Self::BedrockDataAutomation => "BEDROCK_DATA_AUTOMATION",
            Self::SmartParsing => "SMART_PARSING",
            Self::MultiModalEmbeddings => "MULTI_MODAL_EMBEDDINGS",
        }
    }
}

impl std::fmt::Display for ParsingStrategy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `PatternObjectFilter`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PatternObjectFilter {
    /// `exclusionFilters`: 1 to 25 entries.
    #[serde(rename = "exclusionFilters", default, skip_serializing_if = "Option::is_none")]
    pub exclusion_filters: Option<Vec<String>>,
    /// `inclusionFilters`: 1 to 25 entries.
    #[serde(rename = "inclusionFilters", default, skip_serializing_if = "Option::is_none")]
    pub inclusion_filters: Option<Vec<String>>,
    /// `objectType`: required, 1 to 50 characters.
    #[serde(rename = "objectType")]
    pub object_type: String,
}

/// The structure `PatternObjectFilterConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PatternObjectFilterConfiguration {
    /// `filters`: required, 1 to 25 entries.
    #[serde(rename = "filters")]
    pub filters: Vec<PatternObjectFilter>,
}

/// The structure `PineconeConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PineconeConfiguration {
    /// `connectionString`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "connectionString")]
    pub connection_string: String,
    /// `credentialsSecretArn`: required.
    #[serde(rename = "credentialsSecretArn")]
    pub credentials_secret_arn: String,
    /// `fieldMapping`: required.
    #[serde(rename = "fieldMapping")]
    pub field_mapping: PineconeFieldMapping,
    /// `namespace`: 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "namespace", default, skip_serializing_if = "Option::is_none")]
    pub namespace: Option<String>,
}

/// The structure `PineconeFieldMapping`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PineconeFieldMapping {
    /// `metadataField`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "metadataField")]
    pub metadata_field: String,
    /// `textField`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "textField")]
    pub text_field: String,
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

/// The enum `QueryEngineType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum QueryEngineType {
    /// `REDSHIFT`.
    #[serde(rename = "REDSHIFT")]
    Redshift,
}

impl QueryEngineType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Redshift => "REDSHIFT",
        }
    }
}

impl std::fmt::Display for QueryEngineType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `QueryGenerationColumn`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct QueryGenerationColumn {
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `inclusion`.
    #[serde(rename = "inclusion", default, skip_serializing_if = "Option::is_none")]
    pub inclusion: Option<IncludeExclude>,
    /// `name`: 1 to 127 characters.
    #[serde(rename = "name", default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// The structure `QueryGenerationConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct QueryGenerationConfiguration {
    /// `executionTimeoutSeconds`: 1 to 200.
    #[serde(rename = "executionTimeoutSeconds", default, skip_serializing_if = "Option::is_none")]
    pub execution_timeout_seconds: Option<i32>,
    /// `generationContext`.
    #[serde(rename = "generationContext", default, skip_serializing_if = "Option::is_none")]
    pub generation_context: Option<QueryGenerationContext>,
}

/// The structure `QueryGenerationContext`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct QueryGenerationContext {
    /// `curatedQueries`: 0 to 10 entries.
    #[serde(rename = "curatedQueries", default, skip_serializing_if = "Option::is_none")]
    pub curated_queries: Option<Vec<CuratedQuery>>,
    /// `tables`: 0 to 50 entries.
    #[serde(rename = "tables", default, skip_serializing_if = "Option::is_none")]
    pub tables: Option<Vec<QueryGenerationTable>>,
}

/// The structure `QueryGenerationTable`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct QueryGenerationTable {
    /// `columns`.
    #[serde(rename = "columns", default, skip_serializing_if = "Option::is_none")]
    pub columns: Option<Vec<QueryGenerationColumn>>,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `inclusion`.
    #[serde(rename = "inclusion", default, skip_serializing_if = "Option::is_none")]
    pub inclusion: Option<IncludeExclude>,
    /// `name`: required, pattern `.*\..*\..*`.
    #[serde(rename = "name")]
    pub name: String,
}

/// The structure `RdsConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RdsConfiguration {
    /// `credentialsSecretArn`: required.
    #[serde(rename = "credentialsSecretArn")]
    pub credentials_secret_arn: String,
    /// `databaseName`: required, 0 to 63 characters, pattern `[a-zA-Z0-9_\-]+`.
    #[serde(rename = "databaseName")]
    pub database_name: String,
    /// `fieldMapping`: required.
    #[serde(rename = "fieldMapping")]
    pub field_mapping: RdsFieldMapping,
    /// `resourceArn`: required, pattern `arn:aws(|-cn|-us-gov):rds:[a-zA-Z0-9-]*:[0-9]{12}:cluster:[a-zA-Z0-9-]{1,63}`.
    #[serde(rename = "resourceArn")]
    pub resource_arn: String,
    /// `tableName`: required, 0 to 63 characters, pattern `[a-zA-Z0-9_\.\-]+`.
    #[serde(rename = "tableName")]
    pub table_name: String,
}

/// The structure `RdsFieldMapping`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RdsFieldMapping {
    /// `customMetadataField`: 0 to 63 characters, pattern `[a-zA-Z0-9_\-]+`.
    #[serde(rename = "customMetadataField", default, skip_serializing_if = "Option::is_none")]
    pub custom_metadata_field: Option<String>,
    /// `metadataField`: required, 0 to 63 characters, pattern `[a-zA-Z0-9_\-]+`.
    #[serde(rename = "metadataField")]
    pub metadata_field: String,
    /// `primaryKeyField`: required, 0 to 63 characters, pattern `[a-zA-Z0-9_\-]+`.
    #[serde(rename = "primaryKeyField")]
    pub primary_key_field: String,
    /// `textField`: required, 0 to 63 characters, pattern `[a-zA-Z0-9_\-]+`.
    #[serde(rename = "textField")]
    pub text_field: String,
    /// `vectorField`: required, 0 to 63 characters, pattern `[a-zA-Z0-9_\-]+`.
    #[serde(rename = "vectorField")]
    pub vector_field: String,
}

/// The structure `RedisEnterpriseCloudConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RedisEnterpriseCloudConfiguration {
    /// `credentialsSecretArn`: required.
    #[serde(rename = "credentialsSecretArn")]
    pub credentials_secret_arn: String,
    /// `endpoint`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "endpoint")]
    pub endpoint: String,
    /// `fieldMapping`: required.
    #[serde(rename = "fieldMapping")]
    pub field_mapping: RedisEnterpriseCloudFieldMapping,
    /// `vectorIndexName`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "vectorIndexName")]
    pub vector_index_name: String,
}

/// The structure `RedisEnterpriseCloudFieldMapping`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RedisEnterpriseCloudFieldMapping {
    /// `metadataField`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "metadataField")]
    pub metadata_field: String,
    /// `textField`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "textField")]
    pub text_field: String,
    /// `vectorField`: required, 0 to 2048 characters, pattern `.*`.
    #[serde(rename = "vectorField")]
    pub vector_field: String,
}

/// The structure `RedshiftConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RedshiftConfiguration {
    /// `queryEngineConfiguration`: required.
    #[serde(rename = "queryEngineConfiguration")]
    pub query_engine_configuration: RedshiftQueryEngineConfiguration,
    /// `queryGenerationConfiguration`.
    #[serde(rename = "queryGenerationConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub query_generation_configuration: Option<QueryGenerationConfiguration>,
    /// `storageConfigurations`: required, 1 to 1 entries.
    #[serde(rename = "storageConfigurations")]
    pub storage_configurations: Vec<RedshiftQueryEngineStorageConfiguration>,
}

/// The structure `RedshiftProvisionedAuthConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RedshiftProvisionedAuthConfiguration {
    /// `databaseUser`.
    #[serde(rename = "databaseUser", default, skip_serializing_if = "Option::is_none")]
    pub database_user: Option<String>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: RedshiftProvisionedAuthType,
    /// `usernamePasswordSecretArn`.
    #[serde(rename = "usernamePasswordSecretArn", default, skip_serializing_if = "Option::is_none")]
    pub username_password_secret_arn: Option<String>,
}

/// The enum `RedshiftProvisionedAuthType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RedshiftProvisionedAuthType {
    /// `IAM`.
    #[serde(rename = "IAM")]
    Iam,
    /// `USERNAME_PASSWORD`.
    #[serde(rename = "USERNAME_PASSWORD")]
    UsernamePassword,
    /// `USERNAME`.
    #[serde(rename = "USERNAME")]
    Username,
}

impl RedshiftProvisionedAuthType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Iam => "IAM",
            Self::UsernamePassword => "USERNAME_PASSWORD",
            Self::Username => "USERNAME",
        }
    }
}

impl std::fmt::Display for RedshiftProvisionedAuthType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `RedshiftProvisionedConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RedshiftProvisionedConfiguration {
    /// `authConfiguration`: required.
    #[serde(rename = "authConfiguration")]
    pub auth_configuration: RedshiftProvisionedAuthConfiguration,
    /// `clusterIdentifier`: required, 1 to 63 characters.
    #[serde(rename = "clusterIdentifier")]
    pub cluster_identifier: String,
}

/// The structure `RedshiftQueryEngineAwsDataCatalogStorageConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RedshiftQueryEngineAwsDataCatalogStorageConfiguration {
    /// `tableNames`: required, 1 to 1000 entries.
    #[serde(rename = "tableNames")]
    pub table_names: Vec<String>,
}

/// The structure `RedshiftQueryEngineConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RedshiftQueryEngineConfiguration {
    /// `provisionedConfiguration`.
    #[serde(rename = "provisionedConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub provisioned_configuration: Option<RedshiftProvisionedConfiguration>,
    /// `serverlessConfiguration`.
    #[serde(rename = "serverlessConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub serverless_configuration: Option<RedshiftServerlessConfiguration>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: RedshiftQueryEngineType,
}

/// The structure `RedshiftQueryEngineRedshiftStorageConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RedshiftQueryEngineRedshiftStorageConfiguration {
    /// `databaseName`: required, 1 to 200 characters.
    #[serde(rename = "databaseName")]
    pub database_name: String,
}

/// The structure `RedshiftQueryEngineStorageConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RedshiftQueryEngineStorageConfiguration {
    /// `awsDataCatalogConfiguration`.
    #[serde(rename = "awsDataCatalogConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub aws_data_catalog_configuration: Option<RedshiftQueryEngineAwsDataCatalogStorageConfiguration>,
    /// `redshiftConfiguration`.
    #[serde(rename = "redshiftConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub redshift_configuration: Option<RedshiftQueryEngineRedshiftStorageConfiguration>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: RedshiftQueryEngineStorageType,
}

/// The enum `RedshiftQueryEngineStorageType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RedshiftQueryEngineStorageType {
    /// `REDSHIFT`.
    #[serde(rename = "REDSHIFT")]
    Redshift,
    /// `AWS_DATA_CATALOG`.
    #[serde(rename = "AWS_DATA_CATALOG")]
    AwsDataCatalog,
}

impl RedshiftQueryEngineStorageType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Redshift => "REDSHIFT",
            Self::AwsDataCatalog => "AWS_DATA_CATALOG",
        }
    }
}

impl std::fmt::Display for RedshiftQueryEngineStorageType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `RedshiftQueryEngineType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RedshiftQueryEngineType {
    /// `SERVERLESS`.
    #[serde(rename = "SERVERLESS")]
    Serverless,
    /// `PROVISIONED`.
    #[serde(rename = "PROVISIONED")]
    Provisioned,
}

impl RedshiftQueryEngineType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Serverless => "SERVERLESS",
            Self::Provisioned => "PROVISIONED",
        }
    }
}

impl std::fmt::Display for RedshiftQueryEngineType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `RedshiftServerlessAuthConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RedshiftServerlessAuthConfiguration {
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: RedshiftServerlessAuthType,
    /// `usernamePasswordSecretArn`.
    #[serde(rename = "usernamePasswordSecretArn", default, skip_serializing_if = "Option::is_none")]
    pub username_password_secret_arn: Option<String>,
}

/// The enum `RedshiftServerlessAuthType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RedshiftServerlessAuthType {
    /// `IAM`.
    #[serde(rename = "IAM")]
    Iam,
    /// `USERNAME_PASSWORD`.
    #[serde(rename = "USERNAME_PASSWORD")]
    UsernamePassword,
}

impl RedshiftServerlessAuthType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Iam => "IAM",
            Self::UsernamePassword => "USERNAME_PASSWORD",
        }
    }
}

impl std::fmt::Display for RedshiftServerlessAuthType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `RedshiftServerlessConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RedshiftServerlessConfiguration {
    /// `authConfiguration`: required.
    #[serde(rename = "authConfiguration")]
    pub auth_configuration: RedshiftServerlessAuthConfiguration,
    /// `workgroupArn`: required.
    #[serde(rename = "workgroupArn")]
    pub workgroup_arn: String,
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

/// The structure `S3Content`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct S3Content {
    /// `s3Location`: required.
    #[serde(rename = "s3Location")]
    pub s3_location: S3Location,
}

/// The structure `S3DataSourceConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct S3DataSourceConfiguration {
    /// `bucketArn`: required, 1 to 2048 characters, pattern `arn:aws(|-cn|-us-gov):s3:::[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]`.
    #[serde(rename = "bucketArn")]
    pub bucket_arn: String,
    /// `bucketOwnerAccountId`: 12 to 12 characters, pattern `[0-9]{12}`.
    #[serde(rename = "bucketOwnerAccountId", default, skip_serializing_if = "Option::is_none")]
    pub bucket_owner_account_id: Option<String>,
    /// `inclusionPrefixes`: 1 to 1 entries.
    #[serde(rename = "inclusionPrefixes", default, skip_serializing_if = "Option::is_none")]
    pub inclusion_prefixes: Option<Vec<String>>,
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

/// The structure `S3Location`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct S3Location {
    /// `uri`: required, 1 to 2048 characters, pattern `s3://.{1,128}`.
    #[serde(rename = "uri")]
    pub uri: String,
}

/// The structure `S3VectorsConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct S3VectorsConfiguration {
    /// `indexArn`.
    #[serde(rename = "indexArn", default, skip_serializing_if = "Option::is_none")]
    pub index_arn: Option<String>,
    /// `indexName`: 3 to 63 characters.
    #[serde(rename = "indexName", default, skip_serializing_if = "Option::is_none")]
    pub index_name: Option<String>,
    /// `vectorBucketArn`.
    #[serde(rename = "vectorBucketArn", default, skip_serializing_if = "Option::is_none")]
    pub vector_bucket_arn: Option<String>,
}

/// The enum `SalesforceAuthType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum SalesforceAuthType {
    /// `OAUTH2_CLIENT_CREDENTIALS`.
    #[serde(rename = "OAUTH2_CLIENT_CREDENTIALS")]
    Oauth2ClientCredentials,
}

impl SalesforceAuthType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Oauth2ClientCredentials => "OAUTH2_CLIENT_CREDENTIALS",
        }
    }
}

impl std::fmt::Display for SalesforceAuthType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `SalesforceCrawlerConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SalesforceCrawlerConfiguration {
    /// `filterConfiguration`.
    #[serde(rename = "filterConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub filter_configuration: Option<CrawlFilterConfiguration>,
}

/// The structure `SalesforceDataSourceConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SalesforceDataSourceConfiguration {
    /// `crawlerConfiguration`.
    #[serde(rename = "crawlerConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub crawler_configuration: Option<SalesforceCrawlerConfiguration>,
    /// `sourceConfiguration`: required.
    #[serde(rename = "sourceConfiguration")]
    pub source_configuration: SalesforceSourceConfiguration,
}

/// The structure `SalesforceSourceConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SalesforceSourceConfiguration {
    /// `authType`: required.
    #[serde(rename = "authType")]
    pub auth_type: SalesforceAuthType,
    /// `credentialsSecretArn`: required.
    #[serde(rename = "credentialsSecretArn")]
    pub credentials_secret_arn: String,
    /// `hostUrl`: required, pattern `https://[A-Za-z0-9][^\s]*`.
    #[serde(rename = "hostUrl")]
    pub host_url: String,
}

/// The enum `SearchableStatus`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum SearchableStatus {
    /// `ENABLED`.
    #[serde(rename = "ENABLED")]
    Enabled,
    /// `DISABLED`.
    #[serde(rename = "DISABLED")]
    Disabled,
}

impl SearchableStatus {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Enabled => "ENABLED",
            Self::Disabled => "DISABLED",
        }
    }
}

impl std::fmt::Display for SearchableStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `SeedUrl`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeedUrl {
    /// `url`: pattern `https?://[A-Za-z0-9][^\s]*`.
    #[serde(rename = "url", default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

/// The structure `SemanticChunkingConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SemanticChunkingConfiguration {
    /// `breakpointPercentileThreshold`: required, 50 to 99.
    #[serde(rename = "breakpointPercentileThreshold")]
    pub breakpoint_percentile_threshold: i32,
    /// `bufferSize`: required, 0 to 1.
    #[serde(rename = "bufferSize")]
    pub buffer_size: i32,
    /// `maxTokens`: required, 1 to 8192.
    #[serde(rename = "maxTokens")]
    pub max_tokens: i32,
}

/// The structure `ServerSideEncryptionConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ServerSideEncryptionConfiguration {
    /// `kmsKeyArn`: 1 to 2048 characters, pattern `arn:aws(|-cn|-us-gov):kms:[a-zA-Z0-9-]*:[0-9]{12}:key/[a-zA-Z0-9-]{36}`.
    #[serde(rename = "kmsKeyArn", default, skip_serializing_if = "Option::is_none")]
    pub kms_key_arn: Option<String>,
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

/// The enum `SharePointAuthType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum SharePointAuthType {
    /// `OAUTH2_CLIENT_CREDENTIALS`.
    #[serde(rename = "OAUTH2_CLIENT_CREDENTIALS")]
    Oauth2ClientCredentials,
    /// `OAUTH2_SHAREPOINT_APP_ONLY_CLIENT_CREDENTIALS`.
    #[serde(rename = "OAUTH2_SHAREPOINT_APP_ONLY_CLIENT_CREDENTIALS")]
    Oauth2SharepointAppOnlyClientCredentials,
}

impl SharePointAuthType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Oauth2ClientCredentials => "OAUTH2_CLIENT_CREDENTIALS",
            Self::Oauth2SharepointAppOnlyClientCredentials => "OAUTH2_SHAREPOINT_APP_ONLY_CLIENT_CREDENTIALS",
        }
    }
}

impl std::fmt::Display for SharePointAuthType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `SharePointCrawlerConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SharePointCrawlerConfiguration {
    /// `filterConfiguration`.
    #[serde(rename = "filterConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub filter_configuration: Option<CrawlFilterConfiguration>,
}

/// The structure `SharePointDataSourceConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SharePointDataSourceConfiguration {
    /// `crawlerConfiguration`.
    #[serde(rename = "crawlerConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub crawler_configuration: Option<SharePointCrawlerConfiguration>,
    /// `sourceConfiguration`: required.
    #[serde(rename = "sourceConfiguration")]
    pub source_configuration: SharePointSourceConfiguration,
}

/// The enum `SharePointHostType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum SharePointHostType {
    /// `ONLINE`.
    #[serde(rename = "ONLINE")]
    Online,
}

impl SharePointHostType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Online => "ONLINE",
        }
    }
}

impl std::fmt::Display for SharePointHostType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `SharePointSourceConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SharePointSourceConfiguration {
    /// `authType`: required.
    #[serde(rename = "authType")]
    pub auth_type: SharePointAuthType,
    /// `credentialsSecretArn`: required.
    #[serde(rename = "credentialsSecretArn")]
    pub credentials_secret_arn: String,
    /// `domain`: required, 1 to 50 characters.
    #[serde(rename = "domain")]
    pub domain: String,
    /// `hostType`: required.
    #[serde(rename = "hostType")]
    pub host_type: SharePointHostType,
    /// `siteUrls`: required, 1 to 100 entries.
    #[serde(rename = "siteUrls")]
    pub site_urls: Vec<String>,
    /// `tenantId`: 36 to 36 characters, pattern `[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`.
    #[serde(rename = "tenantId", default, skip_serializing_if = "Option::is_none")]
    pub tenant_id: Option<String>,
}

/// The enum `SortOrder`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum SortOrder {
    /// `ASCENDING`.
    #[serde(rename = "ASCENDING")]
    Ascending,
    /// `DESCENDING`.
    #[serde(rename = "DESCENDING")]
    Descending,
}

impl SortOrder {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ascending => "ASCENDING",
            Self::Descending => "DESCENDING",
        }
    }
}

impl std::fmt::Display for SortOrder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `SqlKnowledgeBaseConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SqlKnowledgeBaseConfiguration {
    /// `redshiftConfiguration`.
    #[serde(rename = "redshiftConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub redshift_configuration: Option<RedshiftConfiguration>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: QueryEngineType,
}

/// The structure `StartIngestionJobRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StartIngestionJobRequest {
    /// `clientToken`: 33 to 256 characters, pattern `[a-zA-Z0-9](-*[a-zA-Z0-9]){0,256}`.
    #[serde(rename = "clientToken", default, skip_serializing_if = "Option::is_none")]
    pub client_token: Option<String>,
    /// `dataSourceId`: required, in the uri as `dataSourceId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "dataSourceId")]
    pub data_source_id: String,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
}

/// The structure `StartIngestionJobResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StartIngestionJobResponse {
    /// `ingestionJob`: required.
    #[serde(rename = "ingestionJob")]
    pub ingestion_job: IngestionJob,
}

/// The enum `StepType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum StepType {
    /// `POST_CHUNKING`.
    #[serde(rename = "POST_CHUNKING")]
    PostChunking,
}

impl StepType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::PostChunking => "POST_CHUNKING",
        }
    }
}

impl std::fmt::Display for StepType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `StopIngestionJobRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StopIngestionJobRequest {
    /// `dataSourceId`: required, in the uri as `dataSourceId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "dataSourceId")]
    pub data_source_id: String,
    /// `ingestionJobId`: required, in the uri as `ingestionJobId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "ingestionJobId")]
    pub ingestion_job_id: String,
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
}

/// The structure `StopIngestionJobResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StopIngestionJobResponse {
    /// `ingestionJob`: required.
    #[serde(rename = "ingestionJob")]
    pub ingestion_job: IngestionJob,
}

/// The structure `StorageConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StorageConfiguration {
    /// `mongoDbAtlasConfiguration`.
    #[serde(rename = "mongoDbAtlasConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub mongo_db_atlas_configuration: Option<MongoDbAtlasConfiguration>,
    /// `neptuneAnalyticsConfiguration`.
    #[serde(rename = "neptuneAnalyticsConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub neptune_analytics_configuration: Option<NeptuneAnalyticsConfiguration>,
    /// `opensearchManagedClusterConfiguration`.
    #[serde(rename = "opensearchManagedClusterConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub opensearch_managed_cluster_configuration: Option<OpenSearchManagedClusterConfiguration>,
    /// `opensearchServerlessConfiguration`.
    #[serde(rename = "opensearchServerlessConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub opensearch_serverless_configuration: Option<OpenSearchServerlessConfiguration>,
    /// `pineconeConfiguration`.
    #[serde(rename = "pineconeConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub pinecone_configuration: Option<PineconeConfiguration>,
    /// `rdsConfiguration`.
    #[serde(rename = "rdsConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub rds_configuration: Option<RdsConfiguration>,
    /// `redisEnterpriseCloudConfiguration`.
    #[serde(rename = "redisEnterpriseCloudConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub redis_enterprise_cloud_configuration: Option<RedisEnterpriseCloudConfiguration>,
    /// `s3VectorsConfiguration`.
    #[serde(rename = "s3VectorsConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub s3_vectors_configuration: Option<S3VectorsConfiguration>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: KnowledgeBaseStorageType,
}

/// The structure `SupplementalDataStorageConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SupplementalDataStorageConfiguration {
    /// `storageLocations`: required, 1 to 1 entries.
    #[serde(rename = "storageLocations")]
    pub storage_locations: Vec<SupplementalDataStorageLocation>,
}

/// The structure `SupplementalDataStorageLocation`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SupplementalDataStorageLocation {
    /// `s3Location`.
    #[serde(rename = "s3Location", default, skip_serializing_if = "Option::is_none")]
    pub s3_location: Option<S3Location>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: SupplementalDataStorageLocationType,
}

/// The enum `SupplementalDataStorageLocationType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum SupplementalDataStorageLocationType {
    /// `S3`.
    #[serde(rename = "S3")]
    S3,
}

impl SupplementalDataStorageLocationType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::S3 => "S3",
        }
    }
}

impl std::fmt::Display for SupplementalDataStorageLocationType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The union `SyncSchedule`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum SyncSchedule {
    /// `daily`.
    #[serde(rename = "daily")]
    Daily(DailySchedule),
    /// `monthly`.
    #[serde(rename = "monthly")]
    Monthly(MonthlySchedule),
    /// `weekly`.
    #[serde(rename = "weekly")]
    Weekly(WeeklySchedule),
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

/// The structure `TextContentDoc`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TextContentDoc {
    /// `data`: required, 1 to 5242880 characters.
    #[serde(rename = "data")]
    pub data: String,
}

/// The structure `ThrottlingException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ThrottlingException {
    /// `message`: pattern `[\s\S]+`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `Transformation`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Transformation {
    /// `stepToApply`: required.
    #[serde(rename = "stepToApply")]
    pub step_to_apply: StepType,
    /// `transformationFunction`: required.
    #[serde(rename = "transformationFunction")]
    pub transformation_function: TransformationFunction,
}

/// The structure `TransformationFunction`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TransformationFunction {
    /// `transformationLambdaConfiguration`: required.
    #[serde(rename = "transformationLambdaConfiguration")]
    pub transformation_lambda_configuration: TransformationLambdaConfiguration,
}

/// The structure `TransformationLambdaConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TransformationLambdaConfiguration {
    /// `lambdaArn`: required, 0 to 2048 characters.
    #[serde(rename = "lambdaArn")]
    pub lambda_arn: String,
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

/// The structure `UpdateDataSourceRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateDataSourceRequest {
    /// `dataDeletionPolicy`.
    #[serde(rename = "dataDeletionPolicy", default, skip_serializing_if = "Option::is_none")]
    pub data_deletion_policy: Option<DataDeletionPolicy>,
    /// `dataSourceConfiguration`: required.
    #[serde(rename = "dataSourceConfiguration")]
    pub data_source_configuration: DataSourceConfiguration,
    /// `dataSourceId`: required, in the uri as `dataSourceId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "dataSourceId")]
    pub data_source_id: String,
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `name`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "name")]
    pub name: String,
    /// `serverSideEncryptionConfiguration`.
    #[serde(rename = "serverSideEncryptionConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub server_side_encryption_configuration: Option<ServerSideEncryptionConfiguration>,
    /// `vectorIngestionConfiguration`.
    #[serde(rename = "vectorIngestionConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub vector_ingestion_configuration: Option<VectorIngestionConfiguration>,
}

/// The structure `UpdateDataSourceResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateDataSourceResponse {
    /// `dataSource`: required.
    #[serde(rename = "dataSource")]
    pub data_source: DataSource,
}

/// The structure `UpdateKnowledgeBaseRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateKnowledgeBaseRequest {
    /// `description`: 1 to 200 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `knowledgeBaseConfiguration`: required.
    #[serde(rename = "knowledgeBaseConfiguration")]
    pub knowledge_base_configuration: KnowledgeBaseConfiguration,
    /// `knowledgeBaseId`: required, in the uri as `knowledgeBaseId`, pattern `[0-9a-zA-Z]{10}`.
    #[serde(rename = "knowledgeBaseId")]
    pub knowledge_base_id: String,
    /// `metadataConfigurations`: 0 to 30 entries.
    #[serde(rename = "metadataConfigurations", default, skip_serializing_if = "Option::is_none")]
    pub metadata_configurations: Option<Vec<MetadataConfiguration>>,
    /// `name`: required, pattern `([0-9a-zA-Z][_-]?){1,100}`.
    #[serde(rename = "name")]
    pub name: String,
    /// `roleArn`: required, 0 to 2048 characters, pattern `arn:aws(-[^:]+)?:iam::([0-9]{12})?:role/.+`.
    #[serde(rename = "roleArn")]
    pub role_arn: String,
    /// `storageConfiguration`.
    #[serde(rename = "storageConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub storage_configuration: Option<StorageConfiguration>,
}

/// The structure `UpdateKnowledgeBaseResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UpdateKnowledgeBaseResponse {
    /// `knowledgeBase`: required.
    #[serde(rename = "knowledgeBase")]
    pub knowledge_base: KnowledgeBase,
}

/// The structure `UrlConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct UrlConfiguration {
    /// `seedUrls`: 1 to 100 entries.
    #[serde(rename = "seedUrls", default, skip_serializing_if = "Option::is_none")]
    pub seed_urls: Option<Vec<SeedUrl>>,
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

/// The structure `VectorIngestionConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct VectorIngestionConfiguration {
    /// `chunkingConfiguration`.
    #[serde(rename = "chunkingConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub chunking_configuration: Option<ChunkingConfiguration>,
    /// `contextEnrichmentConfiguration`.
    #[serde(rename = "contextEnrichmentConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub context_enrichment_configuration: Option<ContextEnrichmentConfiguration>,
    /// `customTransformationConfiguration`.
    #[serde(rename = "customTransformationConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub custom_transformation_configuration: Option<CustomTransformationConfiguration>,
    /// `parsingConfiguration`.
    #[serde(rename = "parsingConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub parsing_configuration: Option<ParsingConfiguration>,
}

/// The structure `VectorKnowledgeBaseConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VectorKnowledgeBaseConfiguration {
    /// `embeddingModelArn`: required, 20 to 2048 characters.
    #[serde(rename = "embeddingModelArn")]
    pub embedding_model_arn: String,
    /// `embeddingModelConfiguration`.
    #[serde(rename = "embeddingModelConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub embedding_model_configuration: Option<EmbeddingModelConfiguration>,
    /// `supplementalDataStorageConfiguration`.
    #[serde(rename = "supplementalDataStorageConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub supplemental_data_storage_configuration: Option<SupplementalDataStorageConfiguration>,
}

/// The structure `VideoConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VideoConfiguration {
    /// `segmentationConfiguration`: required.
    #[serde(rename = "segmentationConfiguration")]
    pub segmentation_configuration: VideoSegmentationConfiguration,
}

/// The structure `VideoExtractionConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VideoExtractionConfiguration {
    /// `videoExtractionStatus`: required.
    #[serde(rename = "videoExtractionStatus")]
    pub video_extraction_status: EnabledOrDisabledState,
}

/// The structure `VideoSegmentationConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VideoSegmentationConfiguration {
    /// `fixedLengthDuration`: required, 1 to 30.
    #[serde(rename = "fixedLengthDuration")]
    pub fixed_length_duration: i32,
}

/// The structure `WebCrawlerConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WebCrawlerConfiguration {
    /// `crawlerLimits`.
    #[serde(rename = "crawlerLimits", default, skip_serializing_if = "Option::is_none")]
    pub crawler_limits: Option<WebCrawlerLimits>,
    /// `exclusionFilters`: 1 to 25 entries.
    #[serde(rename = "exclusionFilters", default, skip_serializing_if = "Option::is_none")]
    pub exclusion_filters: Option<Vec<String>>,
    /// `inclusionFilters`: 1 to 25 entries.
    #[serde(rename = "inclusionFilters", default, skip_serializing_if = "Option::is_none")]
    pub inclusion_filters: Option<Vec<String>>,
    /// `scope`.
    #[serde(rename = "scope", default, skip_serializing_if = "Option::is_none")]
    pub scope: Option<WebScopeType>,
    /// `userAgent`: 15 to 40 characters.
    #[serde(rename = "userAgent", default, skip_serializing_if = "Option::is_none")]
    pub user_agent: Option<String>,
    /// `userAgentHeader`: 61 to 86 characters.
    #[serde(rename = "userAgentHeader", default, skip_serializing_if = "Option::is_none")]
    pub user_agent_header: Option<String>,
}

/// The structure `WebCrawlerLimits`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WebCrawlerLimits {
    /// `maxPages`: at least 1.
    #[serde(rename = "maxPages", default, skip_serializing_if = "Option::is_none")]
    pub max_pages: Option<i32>,
    /// `rateLimit`: 1 to 300.
    #[serde(rename = "rateLimit", default, skip_serializing_if = "Option::is_none")]
    pub rate_limit: Option<i32>,
}

/// The structure `WebDataSourceConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WebDataSourceConfiguration {
    /// `crawlerConfiguration`.
    #[serde(rename = "crawlerConfiguration", default, skip_serializing_if = "Option::is_none")]
    pub crawler_configuration: Option<WebCrawlerConfiguration>,
    /// `sourceConfiguration`: required.
    #[serde(rename = "sourceConfiguration")]
    pub source_configuration: WebSourceConfiguration,
}

/// The enum `WebScopeType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum WebScopeType {
    /// `HOST_ONLY`.
    #[serde(rename = "HOST_ONLY")]
    HostOnly,
    /// `SUBDOMAINS`.
    #[serde(rename = "SUBDOMAINS")]
    Subdomains,
}

impl WebScopeType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::HostOnly => "HOST_ONLY",
            Self::Subdomains => "SUBDOMAINS",
        }
    }
}

impl std::fmt::Display for WebScopeType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `WebSourceConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WebSourceConfiguration {
    /// `urlConfiguration`: required.
    #[serde(rename = "urlConfiguration")]
    pub url_configuration: UrlConfiguration,
}

/// The structure `WeeklySchedule`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WeeklySchedule {
    /// `dayOfWeek`: required.
    #[serde(rename = "dayOfWeek")]
    pub day_of_week: DayOfWeek,
}
