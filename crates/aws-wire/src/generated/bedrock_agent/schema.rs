// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The schema of every shape of `bedrock-agent`.

#![allow(missing_docs)]

#[allow(unused_imports)]
use crate::schema::{Kind, Location, Member, Range, Shape, Structure, StructureKind, Text, TimestampFormat};
#[allow(unused_imports)]
use crate::validate::Pattern;

pub static API_SCHEMA: Shape = Shape {
    name: "APISchema",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "payload",
                location: Location::Body,
                location_name: "payload",
                required: false,
                shape: &PAYLOAD,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "s3",
                location: Location::Body,
                location_name: "s3",
                required: false,
                shape: &S3_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ACCESS_DENIED_EXCEPTION: Shape = Shape {
    name: "AccessDeniedException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &NON_BLANK_STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static ACTION_GROUP_EXECUTOR: Shape = Shape {
    name: "ActionGroupExecutor",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "customControl",
                location: Location::Body,
                location_name: "customControl",
                required: false,
                shape: &CUSTOM_CONTROL_METHOD,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "lambda",
                location: Location::Body,
                location_name: "lambda",
                required: false,
                shape: &LAMBDA_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ACTION_GROUP_SIGNATURE: Shape = Shape {
    name: "ActionGroupSignature",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &[
            "AMAZON.UserInput",
            "AMAZON.CodeInterpreter",
            "ANTHROPIC.Computer",
            "ANTHROPIC.Bash",
            "ANTHROPIC.TextEditor",
        ],
    }),
};

pub static ACTION_GROUP_SIGNATURE_PARAMS: Shape = Shape {
    name: "ActionGroupSignatureParams",
    sensitive: false,
    kind: Kind::Map {
        key: &ACTION_GROUP_SIGNATURE_PARAMS_KEY_STRING,
        value: &ACTION_GROUP_SIGNATURE_PARAMS_VALUE_STRING,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static ACTION_GROUP_SIGNATURE_PARAMS_KEY_STRING: Shape = Shape {
    name: "ActionGroupSignatureParamsKeyString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(0.0), max: Some(100.0) }, pattern: None, values: &[] }),
};

pub static ACTION_GROUP_SIGNATURE_PARAMS_VALUE_STRING: Shape = Shape {
    name: "ActionGroupSignatureParamsValueString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(0.0), max: Some(100.0) }, pattern: None, values: &[] }),
};

pub static ACTION_GROUP_STATE: Shape = Shape {
    name: "ActionGroupState",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["ENABLED", "DISABLED"] }),
};

pub static ACTION_GROUP_SUMMARIES: Shape = Shape {
    name: "ActionGroupSummaries",
    sensitive: false,
    kind: Kind::List {
        member: &ACTION_GROUP_SUMMARY,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(10.0) },
    },
};

pub static ACTION_GROUP_SUMMARY: Shape = Shape {
    name: "ActionGroupSummary",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "actionGroupId",
                location: Location::Body,
                location_name: "actionGroupId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "actionGroupName",
                location: Location::Body,
                location_name: "actionGroupName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "actionGroupState",
                location: Location::Body,
                location_name: "actionGroupState",
                required: true,
                shape: &ACTION_GROUP_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "updatedAt",
                location: Location::Body,
                location_name: "updatedAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AGENT: Shape = Shape {
    name: "Agent",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentArn",
                location: Location::Body,
                location_name: "agentArn",
                required: true,
                shape: &AGENT_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentCollaboration",
                location: Location::Body,
                location_name: "agentCollaboration",
                required: false,
                shape: &AGENT_COLLABORATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Body,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentName",
                location: Location::Body,
                location_name: "agentName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentResourceRoleArn",
                location: Location::Body,
                location_name: "agentResourceRoleArn",
                required: false,
                shape: &AGENT_ROLE_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentStatus",
                location: Location::Body,
                location_name: "agentStatus",
                required: true,
                shape: &AGENT_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Body,
                location_name: "agentVersion",
                required: false,
                shape: &DRAFT_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "clientToken",
                location: Location::Body,
                location_name: "clientToken",
                required: false,
                shape: &CLIENT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "createdAt",
                location: Location::Body,
                location_name: "createdAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "customOrchestration",
                location: Location::Body,
                location_name: "customOrchestration",
                required: false,
                shape: &CUSTOM_ORCHESTRATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "customerEncryptionKeyArn",
                location: Location::Body,
                location_name: "customerEncryptionKeyArn",
                required: false,
                shape: &KMS_KEY_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "failureReasons",
                location: Location::Body,
                location_name: "failureReasons",
                required: false,
                shape: &FAILURE_REASONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "foundationModel",
                location: Location::Body,
                location_name: "foundationModel",
                required: false,
                shape: &MODEL_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailConfiguration",
                location: Location::Body,
                location_name: "guardrailConfiguration",
                required: false,
                shape: &GUARDRAIL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "idleSessionTTLInSeconds",
                location: Location::Body,
                location_name: "idleSessionTTLInSeconds",
                required: true,
                shape: &SESSION_TTL,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "instruction",
                location: Location::Body,
                location_name: "instruction",
                required: false,
                shape: &INSTRUCTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "memoryConfiguration",
                location: Location::Body,
                location_name: "memoryConfiguration",
                required: false,
                shape: &MEMORY_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "orchestrationType",
                location: Location::Body,
                location_name: "orchestrationType",
                required: false,
                shape: &ORCHESTRATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "preparedAt",
                location: Location::Body,
                location_name: "preparedAt",
                required: false,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptOverrideConfiguration",
                location: Location::Body,
                location_name: "promptOverrideConfiguration",
                required: false,
                shape: &PROMPT_OVERRIDE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "recommendedActions",
                location: Location::Body,
                location_name: "recommendedActions",
                required: false,
                shape: &RECOMMENDED_ACTIONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "updatedAt",
                location: Location::Body,
                location_name: "updatedAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AGENT_ACTION_GROUP: Shape = Shape {
    name: "AgentActionGroup",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "actionGroupExecutor",
                location: Location::Body,
                location_name: "actionGroupExecutor",
                required: false,
                shape: &ACTION_GROUP_EXECUTOR,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "actionGroupId",
                location: Location::Body,
                location_name: "actionGroupId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "actionGroupName",
                location: Location::Body,
                location_name: "actionGroupName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "actionGroupState",
                location: Location::Body,
                location_name: "actionGroupState",
                required: true,
                shape: &ACTION_GROUP_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Body,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Body,
                location_name: "agentVersion",
                required: true,
                shape: &VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "apiSchema",
                location: Location::Body,
                location_name: "apiSchema",
                required: false,
                shape: &API_SCHEMA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "clientToken",
                location: Location::Body,
                location_name: "clientToken",
                required: false,
                shape: &CLIENT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "createdAt",
                location: Location::Body,
                location_name: "createdAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "functionSchema",
                location: Location::Body,
                location_name: "functionSchema",
                required: false,
                shape: &FUNCTION_SCHEMA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "parentActionGroupSignatureParams",
                location: Location::Body,
                location_name: "parentActionGroupSignatureParams",
                required: false,
                shape: &ACTION_GROUP_SIGNATURE_PARAMS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "parentActionSignature",
                location: Location::Body,
                location_name: "parentActionSignature",
                required: false,
                shape: &ACTION_GROUP_SIGNATURE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "updatedAt",
                location: Location::Body,
                location_name: "updatedAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AGENT_ALIAS: Shape = Shape {
    name: "AgentAlias",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentAliasArn",
                location: Location::Body,
                location_name: "agentAliasArn",
                required: true,
                shape: &AGENT_ALIAS_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentAliasHistoryEvents",
                location: Location::Body,
                location_name: "agentAliasHistoryEvents",
                required: false,
                shape: &AGENT_ALIAS_HISTORY_EVENTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentAliasId",
                location: Location::Body,
                location_name: "agentAliasId",
                required: true,
                shape: &AGENT_ALIAS_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentAliasName",
                location: Location::Body,
                location_name: "agentAliasName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentAliasStatus",
                location: Location::Body,
                location_name: "agentAliasStatus",
                required: true,
                shape: &AGENT_ALIAS_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Body,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "aliasInvocationState",
                location: Location::Body,
                location_name: "aliasInvocationState",
                required: false,
                shape: &ALIAS_INVOCATION_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "clientToken",
                location: Location::Body,
                location_name: "clientToken",
                required: false,
                shape: &CLIENT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "createdAt",
                location: Location::Body,
                location_name: "createdAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "failureReasons",
                location: Location::Body,
                location_name: "failureReasons",
                required: false,
                shape: &FAILURE_REASONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "routingConfiguration",
                location: Location::Body,
                location_name: "routingConfiguration",
                required: true,
                shape: &AGENT_ALIAS_ROUTING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "updatedAt",
                location: Location::Body,
                location_name: "updatedAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AGENT_ALIAS_ARN: Shape = Shape {
    name: "AgentAliasArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "arn:aws:bedrock:[a-z0-9-]{1,20}:[0-9]{12}:agent-alias/[0-9a-zA-Z]{10}/[0-9a-zA-Z]{10}",
        )),
        values: &[],
    }),
};

pub static AGENT_ALIAS_HISTORY_EVENT: Shape = Shape {
    name: "AgentAliasHistoryEvent",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "endDate",
                location: Location::Body,
                location_name: "endDate",
                required: false,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "routingConfiguration",
                location: Location::Body,
                location_name: "routingConfiguration",
                required: false,
                shape: &AGENT_ALIAS_ROUTING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "startDate",
                location: Location::Body,
                location_name: "startDate",
                required: false,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AGENT_ALIAS_HISTORY_EVENTS: Shape = Shape {
    name: "AgentAliasHistoryEvents",
    sensitive: false,
    kind: Kind::List {
        member: &AGENT_ALIAS_HISTORY_EVENT,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(10.0) },
    },
};

pub static AGENT_ALIAS_ID: Shape = Shape {
    name: "AgentAliasId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(10.0), max: Some(10.0) },
        pattern: Some(Pattern::new("(\\bTSTALIASID\\b|[0-9a-zA-Z]+)")),
        values: &[],
    }),
};

pub static AGENT_ALIAS_ROUTING_CONFIGURATION: Shape = Shape {
    name: "AgentAliasRoutingConfiguration",
    sensitive: false,
    kind: Kind::List {
        member: &AGENT_ALIAS_ROUTING_CONFIGURATION_LIST_ITEM,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(1.0) },
    },
};

pub static AGENT_ALIAS_ROUTING_CONFIGURATION_LIST_ITEM: Shape = Shape {
    name: "AgentAliasRoutingConfigurationListItem",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentVersion",
                location: Location::Body,
                location_name: "agentVersion",
                required: false,
                shape: &VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "provisionedThroughput",
                location: Location::Body,
                location_name: "provisionedThroughput",
                required: false,
                shape: &PROVISIONED_MODEL_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AGENT_ALIAS_STATUS: Shape = Shape {
    name: "AgentAliasStatus",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["CREATING", "PREPARED", "FAILED", "UPDATING", "DELETING", "DISSOCIATED"],
    }),
};

pub static AGENT_ALIAS_SUMMARIES: Shape = Shape {
    name: "AgentAliasSummaries",
    sensitive: false,
    kind: Kind::List {
        member: &AGENT_ALIAS_SUMMARY,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(10.0) },
    },
};

pub static AGENT_ALIAS_SUMMARY: Shape = Shape {
    name: "AgentAliasSummary",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentAliasId",
                location: Location::Body,
                location_name: "agentAliasId",
                required: true,
                shape: &AGENT_ALIAS_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentAliasName",
                location: Location::Body,
                location_name: "agentAliasName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentAliasStatus",
                location: Location::Body,
                location_name: "agentAliasStatus",
                required: true,
                shape: &AGENT_ALIAS_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "aliasInvocationState",
                location: Location::Body,
                location_name: "aliasInvocationState",
                required: false,
                shape: &ALIAS_INVOCATION_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "createdAt",
                location: Location::Body,
                location_name: "createdAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "routingConfiguration",
                location: Location::Body,
                location_name: "routingConfiguration",
                required: false,
                shape: &AGENT_ALIAS_ROUTING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "updatedAt",
                location: Location::Body,
                location_name: "updatedAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AGENT_ARN: Shape = Shape {
    name: "AgentArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("arn:aws:bedrock:[a-z0-9-]{1,20}:[0-9]{12}:agent/[0-9a-zA-Z]{10}")),
        values: &[],
    }),
};

pub static AGENT_COLLABORATION: Shape = Shape {
    name: "AgentCollaboration",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["SUPERVISOR", "SUPERVISOR_ROUTER", "DISABLED"],
    }),
};

pub static AGENT_COLLABORATOR: Shape = Shape {
    name: "AgentCollaborator",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentDescriptor",
                location: Location::Body,
                location_name: "agentDescriptor",
                required: true,
                shape: &AGENT_DESCRIPTOR,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Body,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Body,
                location_name: "agentVersion",
                required: true,
                shape: &VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "clientToken",
                location: Location::Body,
                location_name: "clientToken",
                required: false,
                shape: &CLIENT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaborationInstruction",
                location: Location::Body,
                location_name: "collaborationInstruction",
                required: true,
                shape: &COLLABORATION_INSTRUCTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaboratorId",
                location: Location::Body,
                location_name: "collaboratorId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaboratorName",
                location: Location::Body,
                location_name: "collaboratorName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "createdAt",
                location: Location::Body,
                location_name: "createdAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "lastUpdatedAt",
                location: Location::Body,
                location_name: "lastUpdatedAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "relayConversationHistory",
                location: Location::Body,
                location_name: "relayConversationHistory",
                required: false,
                shape: &RELAY_CONVERSATION_HISTORY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AGENT_COLLABORATOR_SUMMARIES: Shape = Shape {
    name: "AgentCollaboratorSummaries",
    sensitive: false,
    kind: Kind::List {
        member: &AGENT_COLLABORATOR_SUMMARY,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(10.0) },
    },
};

pub static AGENT_COLLABORATOR_SUMMARY: Shape = Shape {
    name: "AgentCollaboratorSummary",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentDescriptor",
                location: Location::Body,
                location_name: "agentDescriptor",
                required: true,
                shape: &AGENT_DESCRIPTOR,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Body,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Body,
                location_name: "agentVersion",
                required: true,
                shape: &VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaborationInstruction",
                location: Location::Body,
                location_name: "collaborationInstruction",
                required: true,
                shape: &COLLABORATION_INSTRUCTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaboratorId",
                location: Location::Body,
                location_name: "collaboratorId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaboratorName",
                location: Location::Body,
                location_name: "collaboratorName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "createdAt",
                location: Location::Body,
                location_name: "createdAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "lastUpdatedAt",
                location: Location::Body,
                location_name: "lastUpdatedAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "relayConversationHistory",
                location: Location::Body,
                location_name: "relayConversationHistory",
                required: true,
                shape: &RELAY_CONVERSATION_HISTORY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AGENT_DESCRIPTOR: Shape = Shape {
    name: "AgentDescriptor",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "aliasArn",
            location: Location::Body,
            location_name: "aliasArn",
            required: false,
            shape: &AGENT_ALIAS_ARN,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static AGENT_KNOWLEDGE_BASE: Shape = Shape {
    name: "AgentKnowledgeBase",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Body,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Body,
                location_name: "agentVersion",
                required: true,
                shape: &VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "createdAt",
                location: Location::Body,
                location_name: "createdAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: true,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBaseId",
                location: Location::Body,
                location_name: "knowledgeBaseId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBaseState",
                location: Location::Body,
                location_name: "knowledgeBaseState",
                required: true,
                shape: &KNOWLEDGE_BASE_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "updatedAt",
                location: Location::Body,
                location_name: "updatedAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AGENT_KNOWLEDGE_BASE_SUMMARIES: Shape = Shape {
    name: "AgentKnowledgeBaseSummaries",
    sensitive: false,
    kind: Kind::List {
        member: &AGENT_KNOWLEDGE_BASE_SUMMARY,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(10.0) },
    },
};

pub static AGENT_KNOWLEDGE_BASE_SUMMARY: Shape = Shape {
    name: "AgentKnowledgeBaseSummary",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBaseId",
                location: Location::Body,
                location_name: "knowledgeBaseId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBaseState",
                location: Location::Body,
                location_name: "knowledgeBaseState",
                required: true,
                shape: &KNOWLEDGE_BASE_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "updatedAt",
                location: Location::Body,
                location_name: "updatedAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AGENT_ROLE_ARN: Shape = Shape {
    name: "AgentRoleArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("arn:aws(-[^:]+)?:iam::([0-9]{12})?:role/.+")),
        values: &[],
    }),
};

pub static AGENT_STATUS: Shape = Shape {
    name: "AgentStatus",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["CREATING", "PREPARING", "PREPARED", "NOT_PREPARED", "DELETING", "FAILED", "VERSIONING", "UPDATING"],
    }),
};

pub static AGENT_SUMMARIES: Shape = Shape {
    name: "AgentSummaries",
    sensitive: false,
    kind: Kind::List {
        member: &AGENT_SUMMARY,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(10.0) },
    },
};

pub static AGENT_SUMMARY: Shape = Shape {
    name: "AgentSummary",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Body,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentName",
                location: Location::Body,
                location_name: "agentName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentStatus",
                location: Location::Body,
                location_name: "agentStatus",
                required: true,
                shape: &AGENT_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailConfiguration",
                location: Location::Body,
                location_name: "guardrailConfiguration",
                required: false,
                shape: &GUARDRAIL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "latestAgentVersion",
                location: Location::Body,
                location_name: "latestAgentVersion",
                required: false,
                shape: &VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "updatedAt",
                location: Location::Body,
                location_name: "updatedAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AGENT_VERSION: Shape = Shape {
    name: "AgentVersion",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentArn",
                location: Location::Body,
                location_name: "agentArn",
                required: true,
                shape: &AGENT_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentCollaboration",
                location: Location::Body,
                location_name: "agentCollaboration",
                required: false,
                shape: &AGENT_COLLABORATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Body,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentName",
                location: Location::Body,
                location_name: "agentName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentResourceRoleArn",
                location: Location::Body,
                location_name: "agentResourceRoleArn",
                required: false,
                shape: &AGENT_ROLE_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentStatus",
                location: Location::Body,
                location_name: "agentStatus",
                required: true,
                shape: &AGENT_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "createdAt",
                location: Location::Body,
                location_name: "createdAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "customerEncryptionKeyArn",
                location: Location::Body,
                location_name: "customerEncryptionKeyArn",
                required: false,
                shape: &KMS_KEY_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "failureReasons",
                location: Location::Body,
                location_name: "failureReasons",
                required: false,
                shape: &FAILURE_REASONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "foundationModel",
                location: Location::Body,
                location_name: "foundationModel",
                required: false,
                shape: &MODEL_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailConfiguration",
                location: Location::Body,
                location_name: "guardrailConfiguration",
                required: false,
                shape: &GUARDRAIL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "idleSessionTTLInSeconds",
                location: Location::Body,
                location_name: "idleSessionTTLInSeconds",
                required: true,
                shape: &SESSION_TTL,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "instruction",
                location: Location::Body,
                location_name: "instruction",
                required: false,
                shape: &INSTRUCTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "memoryConfiguration",
                location: Location::Body,
                location_name: "memoryConfiguration",
                required: false,
                shape: &MEMORY_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptOverrideConfiguration",
                location: Location::Body,
                location_name: "promptOverrideConfiguration",
                required: false,
                shape: &PROMPT_OVERRIDE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "recommendedActions",
                location: Location::Body,
                location_name: "recommendedActions",
                required: false,
                shape: &RECOMMENDED_ACTIONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "updatedAt",
                location: Location::Body,
                location_name: "updatedAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "version",
                location: Location::Body,
                location_name: "version",
                required: true,
                shape: &NUMERICAL_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AGENT_VERSION_SUMMARIES: Shape = Shape {
    name: "AgentVersionSummaries",
    sensitive: false,
    kind: Kind::List {
        member: &AGENT_VERSION_SUMMARY,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(10.0) },
    },
};

pub static AGENT_VERSION_SUMMARY: Shape = Shape {
    name: "AgentVersionSummary",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentName",
                location: Location::Body,
                location_name: "agentName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentStatus",
                location: Location::Body,
                location_name: "agentStatus",
                required: true,
                shape: &AGENT_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Body,
                location_name: "agentVersion",
                required: true,
                shape: &VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "createdAt",
                location: Location::Body,
                location_name: "createdAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailConfiguration",
                location: Location::Body,
                location_name: "guardrailConfiguration",
                required: false,
                shape: &GUARDRAIL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "updatedAt",
                location: Location::Body,
                location_name: "updatedAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ALIAS_INVOCATION_STATE: Shape = Shape {
    name: "AliasInvocationState",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["ACCEPT_INVOCATIONS", "REJECT_INVOCATIONS"],
    }),
};

pub static ASSOCIATE_AGENT_COLLABORATOR_REQUEST: Shape = Shape {
    name: "AssociateAgentCollaboratorRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentDescriptor",
                location: Location::Body,
                location_name: "agentDescriptor",
                required: true,
                shape: &AGENT_DESCRIPTOR,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Label,
                location_name: "agentVersion",
                required: true,
                shape: &DRAFT_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "clientToken",
                location: Location::Body,
                location_name: "clientToken",
                required: false,
                shape: &CLIENT_TOKEN,
                idempotency_token: true,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaborationInstruction",
                location: Location::Body,
                location_name: "collaborationInstruction",
                required: true,
                shape: &COLLABORATION_INSTRUCTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaboratorName",
                location: Location::Body,
                location_name: "collaboratorName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "relayConversationHistory",
                location: Location::Body,
                location_name: "relayConversationHistory",
                required: false,
                shape: &RELAY_CONVERSATION_HISTORY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ASSOCIATE_AGENT_COLLABORATOR_RESPONSE: Shape = Shape {
    name: "AssociateAgentCollaboratorResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agentCollaborator",
            location: Location::Body,
            location_name: "agentCollaborator",
            required: true,
            shape: &AGENT_COLLABORATOR,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static ASSOCIATE_AGENT_KNOWLEDGE_BASE_REQUEST: Shape = Shape {
    name: "AssociateAgentKnowledgeBaseRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Label,
                location_name: "agentVersion",
                required: true,
                shape: &DRAFT_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: true,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBaseId",
                location: Location::Body,
                location_name: "knowledgeBaseId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBaseState",
                location: Location::Body,
                location_name: "knowledgeBaseState",
                required: false,
                shape: &KNOWLEDGE_BASE_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ASSOCIATE_AGENT_KNOWLEDGE_BASE_RESPONSE: Shape = Shape {
    name: "AssociateAgentKnowledgeBaseResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agentKnowledgeBase",
            location: Location::Body,
            location_name: "agentKnowledgeBase",
            required: true,
            shape: &AGENT_KNOWLEDGE_BASE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static BASE_PROMPT_TEMPLATE: Shape = Shape {
    name: "BasePromptTemplate",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(100000.0) }, pattern: None, values: &[] }),
};

pub static BOOLEAN: Shape = Shape { name: "Boolean", sensitive: false, kind: Kind::Boolean };

pub static CLIENT_TOKEN: Shape = Shape {
    name: "ClientToken",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(33.0), max: Some(256.0) },
        pattern: Some(Pattern::new("[a-zA-Z0-9](-*[a-zA-Z0-9]){0,256}")),
        values: &[],
    }),
};

pub static COLLABORATION_INSTRUCTION: Shape = Shape {
    name: "CollaborationInstruction",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(4000.0) }, pattern: None, values: &[] }),
};

pub static CONFLICT_EXCEPTION: Shape = Shape {
    name: "ConflictException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &NON_BLANK_STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CREATE_AGENT_ACTION_GROUP_REQUEST: Shape = Shape {
    name: "CreateAgentActionGroupRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "actionGroupExecutor",
                location: Location::Body,
                location_name: "actionGroupExecutor",
                required: false,
                shape: &ACTION_GROUP_EXECUTOR,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "actionGroupName",
                location: Location::Body,
                location_name: "actionGroupName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "actionGroupState",
                location: Location::Body,
                location_name: "actionGroupState",
                required: false,
                shape: &ACTION_GROUP_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Label,
                location_name: "agentVersion",
                required: true,
                shape: &DRAFT_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "apiSchema",
                location: Location::Body,
                location_name: "apiSchema",
                required: false,
                shape: &API_SCHEMA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "clientToken",
                location: Location::Body,
                location_name: "clientToken",
                required: false,
                shape: &CLIENT_TOKEN,
                idempotency_token: true,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "functionSchema",
                location: Location::Body,
                location_name: "functionSchema",
                required: false,
                shape: &FUNCTION_SCHEMA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "parentActionGroupSignature",
                location: Location::Body,
                location_name: "parentActionGroupSignature",
                required: false,
                shape: &ACTION_GROUP_SIGNATURE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "parentActionGroupSignatureParams",
                location: Location::Body,
                location_name: "parentActionGroupSignatureParams",
                required: false,
                shape: &ACTION_GROUP_SIGNATURE_PARAMS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CREATE_AGENT_ACTION_GROUP_RESPONSE: Shape = Shape {
    name: "CreateAgentActionGroupResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agentActionGroup",
            location: Location::Body,
            location_name: "agentActionGroup",
            required: true,
            shape: &AGENT_ACTION_GROUP,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CREATE_AGENT_ALIAS_REQUEST: Shape = Shape {
    name: "CreateAgentAliasRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentAliasName",
                location: Location::Body,
                location_name: "agentAliasName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "clientToken",
                location: Location::Body,
                location_name: "clientToken",
                required: false,
                shape: &CLIENT_TOKEN,
                idempotency_token: true,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "routingConfiguration",
                location: Location::Body,
                location_name: "routingConfiguration",
                required: false,
                shape: &AGENT_ALIAS_ROUTING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "tags",
                location: Location::Body,
                location_name: "tags",
                required: false,
                shape: &TAGS_MAP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CREATE_AGENT_ALIAS_RESPONSE: Shape = Shape {
    name: "CreateAgentAliasResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agentAlias",
            location: Location::Body,
            location_name: "agentAlias",
            required: true,
            shape: &AGENT_ALIAS,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CREATE_AGENT_REQUEST: Shape = Shape {
    name: "CreateAgentRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentCollaboration",
                location: Location::Body,
                location_name: "agentCollaboration",
                required: false,
                shape: &AGENT_COLLABORATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentName",
                location: Location::Body,
                location_name: "agentName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentResourceRoleArn",
                location: Location::Body,
                location_name: "agentResourceRoleArn",
                required: false,
                shape: &AGENT_ROLE_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "clientToken",
                location: Location::Body,
                location_name: "clientToken",
                required: false,
                shape: &CLIENT_TOKEN,
                idempotency_token: true,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "customOrchestration",
                location: Location::Body,
                location_name: "customOrchestration",
                required: false,
                shape: &CUSTOM_ORCHESTRATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "customerEncryptionKeyArn",
                location: Location::Body,
                location_name: "customerEncryptionKeyArn",
                required: false,
                shape: &KMS_KEY_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "foundationModel",
                location: Location::Body,
                location_name: "foundationModel",
                required: false,
                shape: &MODEL_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailConfiguration",
                location: Location::Body,
                location_name: "guardrailConfiguration",
                required: false,
                shape: &GUARDRAIL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "idleSessionTTLInSeconds",
                location: Location::Body,
                location_name: "idleSessionTTLInSeconds",
                required: false,
                shape: &SESSION_TTL,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "instruction",
                location: Location::Body,
                location_name: "instruction",
                required: false,
                shape: &INSTRUCTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "memoryConfiguration",
                location: Location::Body,
                location_name: "memoryConfiguration",
                required: false,
                shape: &MEMORY_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "orchestrationType",
                location: Location::Body,
                location_name: "orchestrationType",
                required: false,
                shape: &ORCHESTRATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptOverrideConfiguration",
                location: Location::Body,
                location_name: "promptOverrideConfiguration",
                required: false,
                shape: &PROMPT_OVERRIDE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "tags",
                location: Location::Body,
                location_name: "tags",
                required: false,
                shape: &TAGS_MAP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CREATE_AGENT_RESPONSE: Shape = Shape {
    name: "CreateAgentResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agent",
            location: Location::Body,
            location_name: "agent",
            required: true,
            shape: &AGENT,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CREATION_MODE: Shape = Shape {
    name: "CreationMode",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["DEFAULT", "OVERRIDDEN"],
    }),
};

pub static CUSTOM_CONTROL_METHOD: Shape = Shape {
    name: "CustomControlMethod",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["RETURN_CONTROL"] }),
};

pub static CUSTOM_ORCHESTRATION: Shape = Shape {
    name: "CustomOrchestration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "executor",
            location: Location::Body,
            location_name: "executor",
            required: false,
            shape: &ORCHESTRATION_EXECUTOR,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DATE_TIMESTAMP: Shape =
    Shape { name: "DateTimestamp", sensitive: false, kind: Kind::Timestamp(Some(TimestampFormat::Iso8601)) };

pub static DELETE_AGENT_ACTION_GROUP_REQUEST: Shape = Shape {
    name: "DeleteAgentActionGroupRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "actionGroupId",
                location: Location::Label,
                location_name: "actionGroupId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Label,
                location_name: "agentVersion",
                required: true,
                shape: &DRAFT_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "skipResourceInUseCheck",
                location: Location::Query,
                location_name: "skipResourceInUseCheck",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELETE_AGENT_ACTION_GROUP_RESPONSE: Shape = Shape {
    name: "DeleteAgentActionGroupResponse",
    sensitive: false,
    kind: Kind::Structure(Structure { kind: StructureKind::Plain, payload: None, members: &[] }),
};

pub static DELETE_AGENT_ALIAS_REQUEST: Shape = Shape {
    name: "DeleteAgentAliasRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentAliasId",
                location: Location::Label,
                location_name: "agentAliasId",
                required: true,
                shape: &AGENT_ALIAS_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELETE_AGENT_ALIAS_RESPONSE: Shape = Shape {
    name: "DeleteAgentAliasResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentAliasId",
                location: Location::Body,
                location_name: "agentAliasId",
                required: true,
                shape: &AGENT_ALIAS_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentAliasStatus",
                location: Location::Body,
                location_name: "agentAliasStatus",
                required: true,
                shape: &AGENT_ALIAS_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Body,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELETE_AGENT_REQUEST: Shape = Shape {
    name: "DeleteAgentRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "skipResourceInUseCheck",
                location: Location::Query,
                location_name: "skipResourceInUseCheck",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELETE_AGENT_RESPONSE: Shape = Shape {
    name: "DeleteAgentResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Body,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentStatus",
                location: Location::Body,
                location_name: "agentStatus",
                required: true,
                shape: &AGENT_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELETE_AGENT_VERSION_REQUEST: Shape = Shape {
    name: "DeleteAgentVersionRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Label,
                location_name: "agentVersion",
                required: true,
                shape: &NUMERICAL_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "skipResourceInUseCheck",
                location: Location::Query,
                location_name: "skipResourceInUseCheck",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELETE_AGENT_VERSION_RESPONSE: Shape = Shape {
    name: "DeleteAgentVersionResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Body,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentStatus",
                location: Location::Body,
                location_name: "agentStatus",
                required: true,
                shape: &AGENT_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Body,
                location_name: "agentVersion",
                required: true,
                shape: &NUMERICAL_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DESCRIPTION: Shape = Shape {
    name: "Description",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(200.0) }, pattern: None, values: &[] }),
};

pub static DISASSOCIATE_AGENT_COLLABORATOR_REQUEST: Shape = Shape {
    name: "DisassociateAgentCollaboratorRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Label,
                location_name: "agentVersion",
                required: true,
                shape: &DRAFT_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaboratorId",
                location: Location::Label,
                location_name: "collaboratorId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DISASSOCIATE_AGENT_COLLABORATOR_RESPONSE: Shape = Shape {
    name: "DisassociateAgentCollaboratorResponse",
    sensitive: false,
    kind: Kind::Structure(Structure { kind: StructureKind::Plain, payload: None, members: &[] }),
};

pub static DISASSOCIATE_AGENT_KNOWLEDGE_BASE_REQUEST: Shape = Shape {
    name: "DisassociateAgentKnowledgeBaseRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Label,
                location_name: "agentVersion",
                required: true,
                shape: &DRAFT_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBaseId",
                location: Location::Label,
                location_name: "knowledgeBaseId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DISASSOCIATE_AGENT_KNOWLEDGE_BASE_RESPONSE: Shape = Shape {
    name: "DisassociateAgentKnowledgeBaseResponse",
    sensitive: false,
    kind: Kind::Structure(Structure { kind: StructureKind::Plain, payload: None, members: &[] }),
};

pub static DOCUMENT: Shape = Shape { name: "Document", sensitive: false, kind: Kind::Document };

pub static DRAFT_VERSION: Shape = Shape {
    name: "DraftVersion",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(5.0), max: Some(5.0) },
        pattern: Some(Pattern::new("DRAFT")),
        values: &[],
    }),
};

pub static ENABLED_MEMORY_TYPES: Shape = Shape {
    name: "EnabledMemoryTypes",
    sensitive: false,
    kind: Kind::List {
        member: &MEMORY_TYPE,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(1.0) },
    },
};

pub static FAILURE_REASON: Shape = Shape {
    name: "FailureReason",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(0.0), max: Some(2048.0) }, pattern: None, values: &[] }),
};

pub static FAILURE_REASONS: Shape = Shape {
    name: "FailureReasons",
    sensitive: false,
    kind: Kind::List {
        member: &FAILURE_REASON,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(2048.0) },
    },
};

pub static FUNCTION: Shape = Shape {
    name: "Function",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &FUNCTION_DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "parameters",
                location: Location::Body,
                location_name: "parameters",
                required: false,
                shape: &PARAMETER_MAP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "requireConfirmation",
                location: Location::Body,
                location_name: "requireConfirmation",
                required: false,
                shape: &REQUIRE_CONFIRMATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FUNCTION_DESCRIPTION: Shape = Shape {
    name: "FunctionDescription",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(1200.0) }, pattern: None, values: &[] }),
};

pub static FUNCTION_SCHEMA: Shape = Shape {
    name: "FunctionSchema",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[Member {
            name: "functions",
            location: Location::Body,
            location_name: "functions",
            required: false,
            shape: &FUNCTIONS,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static FUNCTIONS: Shape = Shape {
    name: "Functions",
    sensitive: false,
    kind: Kind::List { member: &FUNCTION, member_name: None, flattened: false, range: Range { min: None, max: None } },
};

pub static GET_AGENT_ACTION_GROUP_REQUEST: Shape = Shape {
    name: "GetAgentActionGroupRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "actionGroupId",
                location: Location::Label,
                location_name: "actionGroupId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Label,
                location_name: "agentVersion",
                required: true,
                shape: &VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_AGENT_ACTION_GROUP_RESPONSE: Shape = Shape {
    name: "GetAgentActionGroupResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agentActionGroup",
            location: Location::Body,
            location_name: "agentActionGroup",
            required: true,
            shape: &AGENT_ACTION_GROUP,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_AGENT_ALIAS_REQUEST: Shape = Shape {
    name: "GetAgentAliasRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentAliasId",
                location: Location::Label,
                location_name: "agentAliasId",
                required: true,
                shape: &AGENT_ALIAS_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_AGENT_ALIAS_RESPONSE: Shape = Shape {
    name: "GetAgentAliasResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agentAlias",
            location: Location::Body,
            location_name: "agentAlias",
            required: true,
            shape: &AGENT_ALIAS,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_AGENT_COLLABORATOR_REQUEST: Shape = Shape {
    name: "GetAgentCollaboratorRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Label,
                location_name: "agentVersion",
                required: true,
                shape: &VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaboratorId",
                location: Location::Label,
                location_name: "collaboratorId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_AGENT_COLLABORATOR_RESPONSE: Shape = Shape {
    name: "GetAgentCollaboratorResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agentCollaborator",
            location: Location::Body,
            location_name: "agentCollaborator",
            required: true,
            shape: &AGENT_COLLABORATOR,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_AGENT_KNOWLEDGE_BASE_REQUEST: Shape = Shape {
    name: "GetAgentKnowledgeBaseRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Label,
                location_name: "agentVersion",
                required: true,
                shape: &VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBaseId",
                location: Location::Label,
                location_name: "knowledgeBaseId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_AGENT_KNOWLEDGE_BASE_RESPONSE: Shape = Shape {
    name: "GetAgentKnowledgeBaseResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agentKnowledgeBase",
            location: Location::Body,
            location_name: "agentKnowledgeBase",
            required: true,
            shape: &AGENT_KNOWLEDGE_BASE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_AGENT_REQUEST: Shape = Shape {
    name: "GetAgentRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agentId",
            location: Location::Label,
            location_name: "agentId",
            required: true,
            shape: &ID,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_AGENT_RESPONSE: Shape = Shape {
    name: "GetAgentResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agent",
            location: Location::Body,
            location_name: "agent",
            required: true,
            shape: &AGENT,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_AGENT_VERSION_REQUEST: Shape = Shape {
    name: "GetAgentVersionRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Label,
                location_name: "agentVersion",
                required: true,
                shape: &NUMERICAL_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_AGENT_VERSION_RESPONSE: Shape = Shape {
    name: "GetAgentVersionResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agentVersion",
            location: Location::Body,
            location_name: "agentVersion",
            required: true,
            shape: &AGENT_VERSION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GUARDRAIL_CONFIGURATION: Shape = Shape {
    name: "GuardrailConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "guardrailIdentifier",
                location: Location::Body,
                location_name: "guardrailIdentifier",
                required: false,
                shape: &GUARDRAIL_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailVersion",
                location: Location::Body,
                location_name: "guardrailVersion",
                required: false,
                shape: &GUARDRAIL_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_IDENTIFIER: Shape = Shape {
    name: "GuardrailIdentifier",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "(([a-z0-9]+)|(arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}:[0-9]{12}:guardrail/[a-z0-9]+))",
        )),
        values: &[],
    }),
};

pub static GUARDRAIL_VERSION: Shape = Shape {
    name: "GuardrailVersion",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("(([0-9]{1,8})|(DRAFT))")),
        values: &[],
    }),
};

pub static ID: Shape = Shape {
    name: "Id",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("[0-9a-zA-Z]{10}")),
        values: &[],
    }),
};

pub static INFERENCE_CONFIGURATION: Shape = Shape {
    name: "InferenceConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "maximumLength",
                location: Location::Body,
                location_name: "maximumLength",
                required: false,
                shape: &MAXIMUM_LENGTH,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "stopSequences",
                location: Location::Body,
                location_name: "stopSequences",
                required: false,
                shape: &STOP_SEQUENCES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "temperature",
                location: Location::Body,
                location_name: "temperature",
                required: false,
                shape: &TEMPERATURE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "topK",
                location: Location::Body,
                location_name: "topK",
                required: false,
                shape: &TOP_K,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "topP",
                location: Location::Body,
                location_name: "topP",
                required: false,
                shape: &TOP_P,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INSTRUCTION: Shape = Shape {
    name: "Instruction",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(40.0), max: Some(4000.0) }, pattern: None, values: &[] }),
};

pub static INTERNAL_SERVER_EXCEPTION: Shape = Shape {
    name: "InternalServerException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &NON_BLANK_STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static KMS_KEY_ARN: Shape = Shape {
    name: "KmsKeyArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("arn:aws(|-cn|-us-gov):kms:[a-zA-Z0-9-]*:[0-9]{12}:key/[a-zA-Z0-9-]{36}")),
        values: &[],
    }),
};

pub static KNOWLEDGE_BASE_STATE: Shape = Shape {
    name: "KnowledgeBaseState",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["ENABLED", "DISABLED"] }),
};

pub static LAMBDA_ARN: Shape = Shape {
    name: "LambdaArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "arn:(aws[a-zA-Z-]*)?:lambda:[a-z]{2}(-gov)?-[a-z]+-\\d{1}:\\d{12}:function:[a-zA-Z0-9-_\\.]+(:(\\$LATEST|[a-zA-Z0-9-_]+))?",
        )),
        values: &[],
    }),
};

pub static LIST_AGENT_ACTION_GROUPS_REQUEST: Shape = Shape {
    name: "ListAgentActionGroupsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Label,
                location_name: "agentVersion",
                required: true,
                shape: &VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "maxResults",
                location: Location::Body,
                location_name: "maxResults",
                required: false,
                shape: &MAX_RESULTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "nextToken",
                location: Location::Body,
                location_name: "nextToken",
                required: false,
                shape: &NEXT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_AGENT_ACTION_GROUPS_RESPONSE: Shape = Shape {
    name: "ListAgentActionGroupsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "actionGroupSummaries",
                location: Location::Body,
                location_name: "actionGroupSummaries",
                required: true,
                shape: &ACTION_GROUP_SUMMARIES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "nextToken",
                location: Location::Body,
                location_name: "nextToken",
                required: false,
                shape: &NEXT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_AGENT_ALIASES_REQUEST: Shape = Shape {
    name: "ListAgentAliasesRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "maxResults",
                location: Location::Body,
                location_name: "maxResults",
                required: false,
                shape: &MAX_RESULTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "nextToken",
                location: Location::Body,
                location_name: "nextToken",
                required: false,
                shape: &NEXT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_AGENT_ALIASES_RESPONSE: Shape = Shape {
    name: "ListAgentAliasesResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentAliasSummaries",
                location: Location::Body,
                location_name: "agentAliasSummaries",
                required: true,
                shape: &AGENT_ALIAS_SUMMARIES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "nextToken",
                location: Location::Body,
                location_name: "nextToken",
                required: false,
                shape: &NEXT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_AGENT_COLLABORATORS_REQUEST: Shape = Shape {
    name: "ListAgentCollaboratorsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Label,
                location_name: "agentVersion",
                required: true,
                shape: &VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "maxResults",
                location: Location::Body,
                location_name: "maxResults",
                required: false,
                shape: &MAX_RESULTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "nextToken",
                location: Location::Body,
                location_name: "nextToken",
                required: false,
                shape: &NEXT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_AGENT_COLLABORATORS_RESPONSE: Shape = Shape {
    name: "ListAgentCollaboratorsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentCollaboratorSummaries",
                location: Location::Body,
                location_name: "agentCollaboratorSummaries",
                required: true,
                shape: &AGENT_COLLABORATOR_SUMMARIES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "nextToken",
                location: Location::Body,
                location_name: "nextToken",
                required: false,
                shape: &NEXT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_AGENT_KNOWLEDGE_BASES_REQUEST: Shape = Shape {
    name: "ListAgentKnowledgeBasesRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Label,
                location_name: "agentVersion",
                required: true,
                shape: &VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "maxResults",
                location: Location::Body,
                location_name: "maxResults",
                required: false,
                shape: &MAX_RESULTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "nextToken",
                location: Location::Body,
                location_name: "nextToken",
                required: false,
                shape: &NEXT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_AGENT_KNOWLEDGE_BASES_RESPONSE: Shape = Shape {
    name: "ListAgentKnowledgeBasesResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentKnowledgeBaseSummaries",
                location: Location::Body,
                location_name: "agentKnowledgeBaseSummaries",
                required: true,
                shape: &AGENT_KNOWLEDGE_BASE_SUMMARIES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "nextToken",
                location: Location::Body,
                location_name: "nextToken",
                required: false,
                shape: &NEXT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_AGENT_VERSIONS_REQUEST: Shape = Shape {
    name: "ListAgentVersionsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "maxResults",
                location: Location::Body,
                location_name: "maxResults",
                required: false,
                shape: &MAX_RESULTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "nextToken",
                location: Location::Body,
                location_name: "nextToken",
                required: false,
                shape: &NEXT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_AGENT_VERSIONS_RESPONSE: Shape = Shape {
    name: "ListAgentVersionsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentVersionSummaries",
                location: Location::Body,
                location_name: "agentVersionSummaries",
                required: true,
                shape: &AGENT_VERSION_SUMMARIES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "nextToken",
                location: Location::Body,
                location_name: "nextToken",
                required: false,
                shape: &NEXT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_AGENTS_REQUEST: Shape = Shape {
    name: "ListAgentsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "maxResults",
                location: Location::Body,
                location_name: "maxResults",
                required: false,
                shape: &MAX_RESULTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "nextToken",
                location: Location::Body,
                location_name: "nextToken",
                required: false,
                shape: &NEXT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_AGENTS_RESPONSE: Shape = Shape {
    name: "ListAgentsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentSummaries",
                location: Location::Body,
                location_name: "agentSummaries",
                required: true,
                shape: &AGENT_SUMMARIES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "nextToken",
                location: Location::Body,
                location_name: "nextToken",
                required: false,
                shape: &NEXT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_TAGS_FOR_RESOURCE_REQUEST: Shape = Shape {
    name: "ListTagsForResourceRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "resourceArn",
            location: Location::Label,
            location_name: "resourceArn",
            required: true,
            shape: &TAGGABLE_RESOURCES_ARN,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static LIST_TAGS_FOR_RESOURCE_RESPONSE: Shape = Shape {
    name: "ListTagsForResourceResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "tags",
            location: Location::Body,
            location_name: "tags",
            required: false,
            shape: &TAGS_MAP,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static MAX_RECENT_SESSIONS: Shape =
    Shape { name: "MaxRecentSessions", sensitive: false, kind: Kind::Integer(Range { min: Some(1.0), max: None }) };

pub static MAX_RESULTS: Shape =
    Shape { name: "MaxResults", sensitive: false, kind: Kind::Integer(Range { min: Some(1.0), max: Some(1000.0) }) };

pub static MAXIMUM_LENGTH: Shape =
    Shape { name: "MaximumLength", sensitive: false, kind: Kind::Integer(Range { min: Some(0.0), max: None }) };

pub static MEMORY_CONFIGURATION: Shape = Shape {
    name: "MemoryConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "enabledMemoryTypes",
                location: Location::Body,
                location_name: "enabledMemoryTypes",
                required: true,
                shape: &ENABLED_MEMORY_TYPES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionSummaryConfiguration",
                location: Location::Body,
                location_name: "sessionSummaryConfiguration",
                required: false,
                shape: &SESSION_SUMMARY_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "storageDays",
                location: Location::Body,
                location_name: "storageDays",
                required: false,
                shape: &STORAGE_DAYS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static MEMORY_TYPE: Shape = Shape {
    name: "MemoryType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["SESSION_SUMMARY"] }),
};

pub static MODEL_IDENTIFIER: Shape = Shape {
    name: "ModelIdentifier",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "(arn:aws(-[^:]{1,12})?:(bedrock|sagemaker):[a-z0-9-]{1,20}:([0-9]{12})?:([a-z-]+/)?)?([a-zA-Z0-9.-]{1,63}){0,2}(([:][a-z0-9-]{1,63}){0,2})?(/[a-z0-9]{1,12})?",
        )),
        values: &[],
    }),
};

pub static NAME: Shape = Shape {
    name: "Name",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("([0-9a-zA-Z][_-]?){1,100}")),
        values: &[],
    }),
};

pub static NEXT_TOKEN: Shape = Shape {
    name: "NextToken",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("\\S*")),
        values: &[],
    }),
};

pub static NON_BLANK_STRING: Shape = Shape {
    name: "NonBlankString",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("[\\s\\S]+")),
        values: &[],
    }),
};

pub static NUMERICAL_VERSION: Shape = Shape {
    name: "NumericalVersion",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("[0-9]{1,5}")),
        values: &[],
    }),
};

pub static ORCHESTRATION_EXECUTOR: Shape = Shape {
    name: "OrchestrationExecutor",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[Member {
            name: "lambda",
            location: Location::Body,
            location_name: "lambda",
            required: false,
            shape: &LAMBDA_ARN,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static ORCHESTRATION_TYPE: Shape = Shape {
    name: "OrchestrationType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["DEFAULT", "CUSTOM_ORCHESTRATION"],
    }),
};

pub static PARAMETER_DESCRIPTION: Shape = Shape {
    name: "ParameterDescription",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(500.0) }, pattern: None, values: &[] }),
};

pub static PARAMETER_DETAIL: Shape = Shape {
    name: "ParameterDetail",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &PARAMETER_DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "required",
                location: Location::Body,
                location_name: "required",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PARAMETER_MAP: Shape = Shape {
    name: "ParameterMap",
    sensitive: false,
    kind: Kind::Map {
        key: &NAME,
        value: &PARAMETER_DETAIL,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static PAYLOAD: Shape = Shape {
    name: "Payload",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static PREPARE_AGENT_REQUEST: Shape = Shape {
    name: "PrepareAgentRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agentId",
            location: Location::Label,
            location_name: "agentId",
            required: true,
            shape: &ID,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static PREPARE_AGENT_RESPONSE: Shape = Shape {
    name: "PrepareAgentResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Body,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentStatus",
                location: Location::Body,
                location_name: "agentStatus",
                required: true,
                shape: &AGENT_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Body,
                location_name: "agentVersion",
                required: true,
                shape: &VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "preparedAt",
                location: Location::Body,
                location_name: "preparedAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PROMPT_CONFIGURATION: Shape = Shape {
    name: "PromptConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "additionalModelRequestFields",
                location: Location::Body,
                location_name: "additionalModelRequestFields",
                required: false,
                shape: &DOCUMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "basePromptTemplate",
                location: Location::Body,
                location_name: "basePromptTemplate",
                required: false,
                shape: &BASE_PROMPT_TEMPLATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "foundationModel",
                location: Location::Body,
                location_name: "foundationModel",
                required: false,
                shape: &MODEL_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inferenceConfiguration",
                location: Location::Body,
                location_name: "inferenceConfiguration",
                required: false,
                shape: &INFERENCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "parserMode",
                location: Location::Body,
                location_name: "parserMode",
                required: false,
                shape: &CREATION_MODE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptCreationMode",
                location: Location::Body,
                location_name: "promptCreationMode",
                required: false,
                shape: &CREATION_MODE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptState",
                location: Location::Body,
                location_name: "promptState",
                required: false,
                shape: &PROMPT_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptType",
                location: Location::Body,
                location_name: "promptType",
                required: false,
                shape: &PROMPT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PROMPT_CONFIGURATIONS: Shape = Shape {
    name: "PromptConfigurations",
    sensitive: false,
    kind: Kind::List {
        member: &PROMPT_CONFIGURATION,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(10.0) },
    },
};

pub static PROMPT_OVERRIDE_CONFIGURATION: Shape = Shape {
    name: "PromptOverrideConfiguration",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "overrideLambda",
                location: Location::Body,
                location_name: "overrideLambda",
                required: false,
                shape: &LAMBDA_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptConfigurations",
                location: Location::Body,
                location_name: "promptConfigurations",
                required: true,
                shape: &PROMPT_CONFIGURATIONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PROMPT_STATE: Shape = Shape {
    name: "PromptState",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["ENABLED", "DISABLED"] }),
};

pub static PROMPT_TYPE: Shape = Shape {
    name: "PromptType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &[
            "PRE_PROCESSING",
            "ORCHESTRATION",
            "POST_PROCESSING",
            "KNOWLEDGE_BASE_RESPONSE_GENERATION",
            "MEMORY_SUMMARIZATION",
        ],
    }),
};

pub static PROVISIONED_MODEL_IDENTIFIER: Shape = Shape {
    name: "ProvisionedModelIdentifier",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "((([0-9a-zA-Z][_-]?){1,63})|(arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}:[0-9]{12}:provisioned-model/[a-z0-9]{12}))",
        )),
        values: &[],
    }),
};

pub static RECOMMENDED_ACTION: Shape = Shape {
    name: "RecommendedAction",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(0.0), max: Some(2048.0) }, pattern: None, values: &[] }),
};

pub static RECOMMENDED_ACTIONS: Shape = Shape {
    name: "RecommendedActions",
    sensitive: false,
    kind: Kind::List {
        member: &RECOMMENDED_ACTION,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(2048.0) },
    },
};

pub static RELAY_CONVERSATION_HISTORY: Shape = Shape {
    name: "RelayConversationHistory",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["TO_COLLABORATOR", "DISABLED"],
    }),
};

pub static REQUIRE_CONFIRMATION: Shape = Shape {
    name: "RequireConfirmation",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["ENABLED", "DISABLED"] }),
};

pub static RESOURCE_NOT_FOUND_EXCEPTION: Shape = Shape {
    name: "ResourceNotFoundException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &NON_BLANK_STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static S3_BUCKET_NAME: Shape = Shape {
    name: "S3BucketName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(3.0), max: Some(63.0) },
        pattern: Some(Pattern::new("[a-z0-9][\\.\\-a-z0-9]{1,61}[a-z0-9]")),
        values: &[],
    }),
};

pub static S3_IDENTIFIER: Shape = Shape {
    name: "S3Identifier",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "s3BucketName",
                location: Location::Body,
                location_name: "s3BucketName",
                required: false,
                shape: &S3_BUCKET_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "s3ObjectKey",
                location: Location::Body,
                location_name: "s3ObjectKey",
                required: false,
                shape: &S3_OBJECT_KEY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static S3_OBJECT_KEY: Shape = Shape {
    name: "S3ObjectKey",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(1024.0) },
        pattern: Some(Pattern::new("[\\.\\-\\!\\*\\_\\'\\(\\)a-zA-Z0-9][\\.\\-\\!\\*\\_\\'\\(\\)\\/a-zA-Z0-9]*")),
        values: &[],
    }),
};

pub static SERVICE_QUOTA_EXCEEDED_EXCEPTION: Shape = Shape {
    name: "ServiceQuotaExceededException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &NON_BLANK_STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static SESSION_SUMMARY_CONFIGURATION: Shape = Shape {
    name: "SessionSummaryConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "maxRecentSessions",
            location: Location::Body,
            location_name: "maxRecentSessions",
            required: false,
            shape: &MAX_RECENT_SESSIONS,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static SESSION_TTL: Shape =
    Shape { name: "SessionTTL", sensitive: false, kind: Kind::Integer(Range { min: Some(60.0), max: Some(5400.0) }) };

pub static STOP_SEQUENCES: Shape = Shape {
    name: "StopSequences",
    sensitive: false,
    kind: Kind::List {
        member: &STRING,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(4.0) },
    },
};

pub static STORAGE_DAYS: Shape =
    Shape { name: "StorageDays", sensitive: false, kind: Kind::Integer(Range { min: Some(0.0), max: Some(365.0) }) };

pub static STRING: Shape = Shape {
    name: "String",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static TAG_KEY: Shape = Shape {
    name: "TagKey",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(128.0) },
        pattern: Some(Pattern::new("[a-zA-Z0-9\\s._:/=+@-]*")),
        values: &[],
    }),
};

pub static TAG_KEY_LIST: Shape = Shape {
    name: "TagKeyList",
    sensitive: false,
    kind: Kind::List {
        member: &TAG_KEY,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(200.0) },
    },
};

pub static TAG_RESOURCE_REQUEST: Shape = Shape {
    name: "TagResourceRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "resourceArn",
                location: Location::Label,
                location_name: "resourceArn",
                required: true,
                shape: &TAGGABLE_RESOURCES_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "tags",
                location: Location::Body,
                location_name: "tags",
                required: true,
                shape: &TAGS_MAP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static TAG_RESOURCE_RESPONSE: Shape = Shape {
    name: "TagResourceResponse",
    sensitive: false,
    kind: Kind::Structure(Structure { kind: StructureKind::Plain, payload: None, members: &[] }),
};

pub static TAG_VALUE: Shape = Shape {
    name: "TagValue",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(256.0) },
        pattern: Some(Pattern::new("[a-zA-Z0-9\\s._:/=+@-]*")),
        values: &[],
    }),
};

pub static TAGGABLE_RESOURCES_ARN: Shape = Shape {
    name: "TaggableResourcesArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(20.0), max: Some(1011.0) },
        pattern: Some(Pattern::new(
            "arn:aws(-[a-z-]+)?:bedrock:[a-zA-Z0-9-]+:[0-9]{12}:[a-z-]+/[a-zA-Z0-9-]+([/:][a-zA-Z0-9-]+)*",
        )),
        values: &[],
    }),
};

pub static TAGS_MAP: Shape = Shape {
    name: "TagsMap",
    sensitive: false,
    kind: Kind::Map {
        key: &TAG_KEY,
        value: &TAG_VALUE,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static TEMPERATURE: Shape =
    Shape { name: "Temperature", sensitive: false, kind: Kind::Float(Range { min: Some(0.0), max: Some(1.0) }) };

pub static THROTTLING_EXCEPTION: Shape = Shape {
    name: "ThrottlingException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &NON_BLANK_STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static TOP_K: Shape =
    Shape { name: "TopK", sensitive: false, kind: Kind::Integer(Range { min: Some(0.0), max: Some(500.0) }) };

pub static TOP_P: Shape =
    Shape { name: "TopP", sensitive: false, kind: Kind::Float(Range { min: Some(0.0), max: Some(1.0) }) };

pub static TYPE: Shape = Shape {
    name: "Type",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["string", "number", "integer", "boolean", "array"],
    }),
};

pub static UNTAG_RESOURCE_REQUEST: Shape = Shape {
    name: "UntagResourceRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "resourceArn",
                location: Location::Label,
                location_name: "resourceArn",
                required: true,
                shape: &TAGGABLE_RESOURCES_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "tagKeys",
                location: Location::Query,
                location_name: "tagKeys",
                required: true,
                shape: &TAG_KEY_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static UNTAG_RESOURCE_RESPONSE: Shape = Shape {
    name: "UntagResourceResponse",
    sensitive: false,
    kind: Kind::Structure(Structure { kind: StructureKind::Plain, payload: None, members: &[] }),
};

pub static UPDATE_AGENT_ACTION_GROUP_REQUEST: Shape = Shape {
    name: "UpdateAgentActionGroupRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "actionGroupExecutor",
                location: Location::Body,
                location_name: "actionGroupExecutor",
                required: false,
                shape: &ACTION_GROUP_EXECUTOR,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "actionGroupId",
                location: Location::Label,
                location_name: "actionGroupId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "actionGroupName",
                location: Location::Body,
                location_name: "actionGroupName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "actionGroupState",
                location: Location::Body,
                location_name: "actionGroupState",
                required: false,
                shape: &ACTION_GROUP_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Label,
                location_name: "agentVersion",
                required: true,
                shape: &DRAFT_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "apiSchema",
                location: Location::Body,
                location_name: "apiSchema",
                required: false,
                shape: &API_SCHEMA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "functionSchema",
                location: Location::Body,
                location_name: "functionSchema",
                required: false,
                shape: &FUNCTION_SCHEMA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "parentActionGroupSignature",
                location: Location::Body,
                location_name: "parentActionGroupSignature",
                required: false,
                shape: &ACTION_GROUP_SIGNATURE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "parentActionGroupSignatureParams",
                location: Location::Body,
                location_name: "parentActionGroupSignatureParams",
                required: false,
                shape: &ACTION_GROUP_SIGNATURE_PARAMS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static UPDATE_AGENT_ACTION_GROUP_RESPONSE: Shape = Shape {
    name: "UpdateAgentActionGroupResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agentActionGroup",
            location: Location::Body,
            location_name: "agentActionGroup",
            required: true,
            shape: &AGENT_ACTION_GROUP,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static UPDATE_AGENT_ALIAS_REQUEST: Shape = Shape {
    name: "UpdateAgentAliasRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentAliasId",
                location: Location::Label,
                location_name: "agentAliasId",
                required: true,
                shape: &AGENT_ALIAS_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentAliasName",
                location: Location::Body,
                location_name: "agentAliasName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "aliasInvocationState",
                location: Location::Body,
                location_name: "aliasInvocationState",
                required: false,
                shape: &ALIAS_INVOCATION_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "routingConfiguration",
                location: Location::Body,
                location_name: "routingConfiguration",
                required: false,
                shape: &AGENT_ALIAS_ROUTING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static UPDATE_AGENT_ALIAS_RESPONSE: Shape = Shape {
    name: "UpdateAgentAliasResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agentAlias",
            location: Location::Body,
            location_name: "agentAlias",
            required: true,
            shape: &AGENT_ALIAS,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static UPDATE_AGENT_COLLABORATOR_REQUEST: Shape = Shape {
    name: "UpdateAgentCollaboratorRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentDescriptor",
                location: Location::Body,
                location_name: "agentDescriptor",
                required: true,
                shape: &AGENT_DESCRIPTOR,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Label,
                location_name: "agentVersion",
                required: true,
                shape: &DRAFT_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaborationInstruction",
                location: Location::Body,
                location_name: "collaborationInstruction",
                required: true,
                shape: &COLLABORATION_INSTRUCTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaboratorId",
                location: Location::Label,
                location_name: "collaboratorId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaboratorName",
                location: Location::Body,
                location_name: "collaboratorName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "relayConversationHistory",
                location: Location::Body,
                location_name: "relayConversationHistory",
                required: false,
                shape: &RELAY_CONVERSATION_HISTORY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static UPDATE_AGENT_COLLABORATOR_RESPONSE: Shape = Shape {
    name: "UpdateAgentCollaboratorResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agentCollaborator",
            location: Location::Body,
            location_name: "agentCollaborator",
            required: true,
            shape: &AGENT_COLLABORATOR,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static UPDATE_AGENT_KNOWLEDGE_BASE_REQUEST: Shape = Shape {
    name: "UpdateAgentKnowledgeBaseRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Label,
                location_name: "agentVersion",
                required: true,
                shape: &DRAFT_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBaseId",
                location: Location::Label,
                location_name: "knowledgeBaseId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBaseState",
                location: Location::Body,
                location_name: "knowledgeBaseState",
                required: false,
                shape: &KNOWLEDGE_BASE_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static UPDATE_AGENT_KNOWLEDGE_BASE_RESPONSE: Shape = Shape {
    name: "UpdateAgentKnowledgeBaseResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agentKnowledgeBase",
            location: Location::Body,
            location_name: "agentKnowledgeBase",
            required: true,
            shape: &AGENT_KNOWLEDGE_BASE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static UPDATE_AGENT_REQUEST: Shape = Shape {
    name: "UpdateAgentRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentCollaboration",
                location: Location::Body,
                location_name: "agentCollaboration",
                required: false,
                shape: &AGENT_COLLABORATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Label,
                location_name: "agentId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentName",
                location: Location::Body,
                location_name: "agentName",
                required: true,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentResourceRoleArn",
                location: Location::Body,
                location_name: "agentResourceRoleArn",
                required: true,
                shape: &AGENT_ROLE_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "customOrchestration",
                location: Location::Body,
                location_name: "customOrchestration",
                required: false,
                shape: &CUSTOM_ORCHESTRATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "customerEncryptionKeyArn",
                location: Location::Body,
                location_name: "customerEncryptionKeyArn",
                required: false,
                shape: &KMS_KEY_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "foundationModel",
                location: Location::Body,
                location_name: "foundationModel",
                required: true,
                shape: &MODEL_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailConfiguration",
                location: Location::Body,
                location_name: "guardrailConfiguration",
                required: false,
                shape: &GUARDRAIL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "idleSessionTTLInSeconds",
                location: Location::Body,
                location_name: "idleSessionTTLInSeconds",
                required: false,
                shape: &SESSION_TTL,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "instruction",
                location: Location::Body,
                location_name: "instruction",
                required: false,
                shape: &INSTRUCTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "memoryConfiguration",
                location: Location::Body,
                location_name: "memoryConfiguration",
                required: false,
                shape: &MEMORY_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "orchestrationType",
                location: Location::Body,
                location_name: "orchestrationType",
                required: false,
                shape: &ORCHESTRATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptOverrideConfiguration",
                location: Location::Body,
                location_name: "promptOverrideConfiguration",
                required: false,
                shape: &PROMPT_OVERRIDE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static UPDATE_AGENT_RESPONSE: Shape = Shape {
    name: "UpdateAgentResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "agent",
            location: Location::Body,
            location_name: "agent",
            required: true,
            shape: &AGENT,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static VALIDATION_EXCEPTION: Shape = Shape {
    name: "ValidationException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "fieldList",
                location: Location::Body,
                location_name: "fieldList",
                required: false,
                shape: &VALIDATION_EXCEPTION_FIELD_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &NON_BLANK_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static VALIDATION_EXCEPTION_FIELD: Shape = Shape {
    name: "ValidationExceptionField",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: true,
                shape: &NON_BLANK_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
                required: true,
                shape: &NON_BLANK_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static VALIDATION_EXCEPTION_FIELD_LIST: Shape = Shape {
    name: "ValidationExceptionFieldList",
    sensitive: false,
    kind: Kind::List {
        member: &VALIDATION_EXCEPTION_FIELD,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static VERSION: Shape = Shape {
    name: "Version",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(5.0) },
        pattern: Some(Pattern::new("(DRAFT|[0-9]{0,4}[1-9][0-9]{0,4})")),
        values: &[],
    }),
};
