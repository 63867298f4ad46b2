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

pub static ACCESS_CONTROL_ACCESS: Shape = Shape {
    name: "AccessControlAccess",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["ALLOW", "DENY"] }),
};

pub static ACCESS_CONTROL_PRINCIPAL_TYPE: Shape = Shape {
    name: "AccessControlPrincipalType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["USER"] }),
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

pub static AUDIO_CONFIGURATION: Shape = Shape {
    name: "AudioConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "segmentationConfiguration",
            location: Location::Body,
            location_name: "segmentationConfiguration",
            required: true,
            shape: &AUDIO_SEGMENTATION_CONFIGURATION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static AUDIO_CONFIGURATIONS: Shape = Shape {
    name: "AudioConfigurations",
    sensitive: false,
    kind: Kind::List {
        member: &AUDIO_CONFIGURATION,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(1.0) },
    },
};

pub static AUDIO_EXTRACTION_CONFIGURATION: Shape = Shape {
    name: "AudioExtractionConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "audioExtractionStatus",
            location: Location::Body,
            location_name: "audioExtractionStatus",
            required: true,
            shape: &ENABLED_OR_DISABLED_STATE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static AUDIO_SEGMENTATION_CONFIGURATION: Shape = Shape {
    name: "AudioSegmentationConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "fixedLengthDuration",
            location: Location::Body,
            location_name: "fixedLengthDuration",
            required: true,
            shape: &AUDIO_SEGMENTATION_CONFIGURATION_FIXED_LENGTH_DURATION_INTEGER,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static AUDIO_SEGMENTATION_CONFIGURATION_FIXED_LENGTH_DURATION_INTEGER: Shape = Shape {
    name: "AudioSegmentationConfigurationFixedLengthDurationInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: Some(30.0) }),
};

pub static AWS_DATA_CATALOG_TABLE_NAME: Shape = Shape {
    name: "AwsDataCatalogTableName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(200.0) },
        pattern: Some(Pattern::new(".*\\.*")),
        values: &[],
    }),
};

pub static AWS_DATA_CATALOG_TABLE_NAMES: Shape = Shape {
    name: "AwsDataCatalogTableNames",
    sensitive: false,
    kind: Kind::List {
        member: &AWS_DATA_CATALOG_TABLE_NAME,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(1000.0) },
    },
};

pub static BASE_PROMPT_TEMPLATE: Shape = Shape {
    name: "BasePromptTemplate",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(100000.0) }, pattern: None, values: &[] }),
};

pub static BEDROCK_DATA_AUTOMATION_CONFIGURATION: Shape = Shape {
    name: "BedrockDataAutomationConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "parsingModality",
            location: Location::Body,
            location_name: "parsingModality",
            required: false,
            shape: &PARSING_MODALITY,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static BEDROCK_EMBEDDING_MODEL_ARN: Shape = Shape {
    name: "BedrockEmbeddingModelArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(20.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "(arn:aws(-[^:]{1,12})?:(bedrock|sagemaker):[a-z0-9-]{1,20}:([0-9]{12})?:([a-z-]+/)?)?([a-zA-Z0-9.-]{1,63}){0,2}(([:][a-z0-9-]{1,63}){0,2})?(/[a-z0-9]{1,12})?",
        )),
        values: &[],
    }),
};

pub static BEDROCK_EMBEDDING_MODEL_CONFIGURATION: Shape = Shape {
    name: "BedrockEmbeddingModelConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "audio",
                location: Location::Body,
                location_name: "audio",
                required: false,
                shape: &AUDIO_CONFIGURATIONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "dimensions",
                location: Location::Body,
                location_name: "dimensions",
                required: false,
                shape: &DIMENSIONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "embeddingDataType",
                location: Location::Body,
                location_name: "embeddingDataType",
                required: false,
                shape: &EMBEDDING_DATA_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelConfiguration",
                location: Location::Body,
                location_name: "modelConfiguration",
                required: false,
                shape: &DOCUMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "video",
                location: Location::Body,
                location_name: "video",
                required: false,
                shape: &VIDEO_CONFIGURATIONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static BEDROCK_FOUNDATION_MODEL_CONFIGURATION: Shape = Shape {
    name: "BedrockFoundationModelConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "modelArn",
                location: Location::Body,
                location_name: "modelArn",
                required: true,
                shape: &BEDROCK_MODEL_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "parsingModality",
                location: Location::Body,
                location_name: "parsingModality",
                required: false,
                shape: &PARSING_MODALITY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "parsingPrompt",
                location: Location::Body,
                location_name: "parsingPrompt",
                required: false,
                shape: &PARSING_PROMPT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static BEDROCK_FOUNDATION_MODEL_CONTEXT_ENRICHMENT_CONFIGURATION: Shape = Shape {
    name: "BedrockFoundationModelContextEnrichmentConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "enrichmentStrategyConfiguration",
                location: Location::Body,
                location_name: "enrichmentStrategyConfiguration",
                required: true,
                shape: &ENRICHMENT_STRATEGY_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelArn",
                location: Location::Body,
                location_name: "modelArn",
                required: true,
                shape: &BEDROCK_MODEL_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static BEDROCK_MODEL_ARN: Shape = Shape {
    name: "BedrockModelArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "(arn:aws(-[^:]{1,12})?:(bedrock):[a-z0-9-]{1,20}:([0-9]{12})?:([a-z-]+/)?)?([a-zA-Z0-9.-]{1,63}){0,2}(([:][a-z0-9-]{1,63}){0,2})?(/[a-z0-9]{1,12})?",
        )),
        values: &[],
    }),
};

pub static BOOLEAN: Shape = Shape { name: "Boolean", sensitive: false, kind: Kind::Boolean };

pub static BUCKET_OWNER_ACCOUNT_ID: Shape = Shape {
    name: "BucketOwnerAccountId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(12.0), max: Some(12.0) },
        pattern: Some(Pattern::new("[0-9]{12}")),
        values: &[],
    }),
};

pub static BYTE_CONTENT_BLOB: Shape = Shape {
    name: "ByteContentBlob",
    sensitive: true,
    kind: Kind::Blob(Range { min: Some(1.0), max: Some(5242880.0) }),
};

pub static BYTE_CONTENT_DOC: Shape = Shape {
    name: "ByteContentDoc",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "data",
                location: Location::Body,
                location_name: "data",
                required: true,
                shape: &BYTE_CONTENT_BLOB,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "mimeType",
                location: Location::Body,
                location_name: "mimeType",
                required: true,
                shape: &BYTE_CONTENT_DOC_MIME_TYPE_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static BYTE_CONTENT_DOC_MIME_TYPE_STRING: Shape = Shape {
    name: "ByteContentDocMimeTypeString",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new(".*[a-z]{1,20}/.{1,20}.*")),
        values: &[],
    }),
};

pub static CHUNKING_CONFIGURATION: Shape = Shape {
    name: "ChunkingConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "chunkingStrategy",
                location: Location::Body,
                location_name: "chunkingStrategy",
                required: true,
                shape: &CHUNKING_STRATEGY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "fixedSizeChunkingConfiguration",
                location: Location::Body,
                location_name: "fixedSizeChunkingConfiguration",
                required: false,
                shape: &FIXED_SIZE_CHUNKING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "hierarchicalChunkingConfiguration",
                location: Location::Body,
                location_name: "hierarchicalChunkingConfiguration",
                required: false,
                shape: &HIERARCHICAL_CHUNKING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "semanticChunkingConfiguration",
                location: Location::Body,
                location_name: "semanticChunkingConfiguration",
                required: false,
                shape: &SEMANTIC_CHUNKING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CHUNKING_STRATEGY: Shape = Shape {
    name: "ChunkingStrategy",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["FIXED_SIZE", "NONE", "HIERARCHICAL", "SEMANTIC"],
    }),
};

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

pub static COLUMN_NAME: Shape = Shape {
    name: "ColumnName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(63.0) },
        pattern: Some(Pattern::new("[a-zA-Z0-9_\\-]+")),
        values: &[],
    }),
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

pub static CONFLUENCE_AUTH_TYPE: Shape = Shape {
    name: "ConfluenceAuthType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["BASIC", "OAUTH2_CLIENT_CREDENTIALS"],
    }),
};

pub static CONFLUENCE_CRAWLER_CONFIGURATION: Shape = Shape {
    name: "ConfluenceCrawlerConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "filterConfiguration",
            location: Location::Body,
            location_name: "filterConfiguration",
            required: false,
            shape: &CRAWL_FILTER_CONFIGURATION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CONFLUENCE_DATA_SOURCE_CONFIGURATION: Shape = Shape {
    name: "ConfluenceDataSourceConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "crawlerConfiguration",
                location: Location::Body,
                location_name: "crawlerConfiguration",
                required: false,
                shape: &CONFLUENCE_CRAWLER_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sourceConfiguration",
                location: Location::Body,
                location_name: "sourceConfiguration",
                required: true,
                shape: &CONFLUENCE_SOURCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONFLUENCE_HOST_TYPE: Shape = Shape {
    name: "ConfluenceHostType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["SAAS"] }),
};

pub static CONFLUENCE_SOURCE_CONFIGURATION: Shape = Shape {
    name: "ConfluenceSourceConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "authType",
                location: Location::Body,
                location_name: "authType",
                required: true,
                shape: &CONFLUENCE_AUTH_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "credentialsSecretArn",
                location: Location::Body,
                location_name: "credentialsSecretArn",
                required: true,
                shape: &SECRET_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "hostType",
                location: Location::Body,
                location_name: "hostType",
                required: true,
                shape: &CONFLUENCE_HOST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "hostUrl",
                location: Location::Body,
                location_name: "hostUrl",
                required: true,
                shape: &HTTPS_URL,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONTENT_DATA_SOURCE_TYPE: Shape = Shape {
    name: "ContentDataSourceType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["CUSTOM", "S3"] }),
};

pub static CONTEXT_ENRICHMENT_CONFIGURATION: Shape = Shape {
    name: "ContextEnrichmentConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "bedrockFoundationModelConfiguration",
                location: Location::Body,
                location_name: "bedrockFoundationModelConfiguration",
                required: false,
                shape: &BEDROCK_FOUNDATION_MODEL_CONTEXT_ENRICHMENT_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &CONTEXT_ENRICHMENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONTEXT_ENRICHMENT_TYPE: Shape = Shape {
    name: "ContextEnrichmentType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["BEDROCK_FOUNDATION_MODEL"],
    }),
};

pub static CRAWL_FILTER_CONFIGURATION: Shape = Shape {
    name: "CrawlFilterConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "patternObjectFilter",
                location: Location::Body,
                location_name: "patternObjectFilter",
                required: false,
                shape: &PATTERN_OBJECT_FILTER_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &CRAWL_FILTER_CONFIGURATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CRAWL_FILTER_CONFIGURATION_TYPE: Shape = Shape {
    name: "CrawlFilterConfigurationType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["PATTERN"] }),
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

pub static CREATE_DATA_SOURCE_REQUEST: Shape = Shape {
    name: "CreateDataSourceRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
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
                name: "dataDeletionPolicy",
                location: Location::Body,
                location_name: "dataDeletionPolicy",
                required: false,
                shape: &DATA_DELETION_POLICY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "dataSourceConfiguration",
                location: Location::Body,
                location_name: "dataSourceConfiguration",
                required: true,
                shape: &DATA_SOURCE_CONFIGURATION,
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
                name: "serverSideEncryptionConfiguration",
                location: Location::Body,
                location_name: "serverSideEncryptionConfiguration",
                required: false,
                shape: &SERVER_SIDE_ENCRYPTION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "vectorIngestionConfiguration",
                location: Location::Body,
                location_name: "vectorIngestionConfiguration",
                required: false,
                shape: &VECTOR_INGESTION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CREATE_DATA_SOURCE_RESPONSE: Shape = Shape {
    name: "CreateDataSourceResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "dataSource",
            location: Location::Body,
            location_name: "dataSource",
            required: true,
            shape: &DATA_SOURCE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CREATE_KNOWLEDGE_BASE_REQUEST: Shape = Shape {
    name: "CreateKnowledgeBaseRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
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
                name: "knowledgeBaseConfiguration",
                location: Location::Body,
                location_name: "knowledgeBaseConfiguration",
                required: true,
                shape: &KNOWLEDGE_BASE_CONFIGURATION,
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
                name: "roleArn",
                location: Location::Body,
                location_name: "roleArn",
                required: true,
                shape: &KNOWLEDGE_BASE_ROLE_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "storageConfiguration",
                location: Location::Body,
                location_name: "storageConfiguration",
                required: false,
                shape: &STORAGE_CONFIGURATION,
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

pub static CREATE_KNOWLEDGE_BASE_RESPONSE: Shape = Shape {
    name: "CreateKnowledgeBaseResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "knowledgeBase",
            location: Location::Body,
            location_name: "knowledgeBase",
            required: true,
            shape: &KNOWLEDGE_BASE,
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

pub static CURATED_QUERIES: Shape = Shape {
    name: "CuratedQueries",
    sensitive: false,
    kind: Kind::List {
        member: &CURATED_QUERY,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(10.0) },
    },
};

pub static CURATED_QUERY: Shape = Shape {
    name: "CuratedQuery",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "naturalLanguage",
                location: Location::Body,
                location_name: "naturalLanguage",
                required: true,
                shape: &NATURAL_LANGUAGE_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sql",
                location: Location::Body,
                location_name: "sql",
                required: true,
                shape: &SQL_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CUSTOM_CONTENT: Shape = Shape {
    name: "CustomContent",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "customDocumentIdentifier",
                location: Location::Body,
                location_name: "customDocumentIdentifier",
                required: true,
                shape: &CUSTOM_DOCUMENT_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inlineContent",
                location: Location::Body,
                location_name: "inlineContent",
                required: false,
                shape: &INLINE_CONTENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "s3Location",
                location: Location::Body,
                location_name: "s3Location",
                required: false,
                shape: &CUSTOM_S3_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sourceType",
                location: Location::Body,
                location_name: "sourceType",
                required: true,
                shape: &CUSTOM_SOURCE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CUSTOM_CONTROL_METHOD: Shape = Shape {
    name: "CustomControlMethod",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["RETURN_CONTROL"] }),
};

pub static CUSTOM_DOCUMENT_IDENTIFIER: Shape = Shape {
    name: "CustomDocumentIdentifier",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "id",
            location: Location::Body,
            location_name: "id",
            required: true,
            shape: &CUSTOM_DOCUMENT_IDENTIFIER_ID_STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CUSTOM_DOCUMENT_IDENTIFIER_ID_STRING: Shape = Shape {
    name: "CustomDocumentIdentifierIdString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(2048.0) }, pattern: None, values: &[] }),
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

pub static CUSTOM_S3_LOCATION: Shape = Shape {
    name: "CustomS3Location",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "bucketOwnerAccountId",
                location: Location::Body,
                location_name: "bucketOwnerAccountId",
                required: false,
                shape: &BUCKET_OWNER_ACCOUNT_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "uri",
                location: Location::Body,
                location_name: "uri",
                required: true,
                shape: &S3_OBJECT_URI,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CUSTOM_SOURCE_TYPE: Shape = Shape {
    name: "CustomSourceType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["IN_LINE", "S3_LOCATION"],
    }),
};

pub static CUSTOM_TRANSFORMATION_CONFIGURATION: Shape = Shape {
    name: "CustomTransformationConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "intermediateStorage",
                location: Location::Body,
                location_name: "intermediateStorage",
                required: true,
                shape: &INTERMEDIATE_STORAGE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "transformations",
                location: Location::Body,
                location_name: "transformations",
                required: true,
                shape: &TRANSFORMATIONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DAILY_SCHEDULE: Shape = Shape {
    name: "DailySchedule",
    sensitive: false,
    kind: Kind::Structure(Structure { kind: StructureKind::Plain, payload: None, members: &[] }),
};

pub static DATA: Shape = Shape {
    name: "Data",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(5242880.0) }, pattern: None, values: &[] }),
};

pub static DATA_DELETION_POLICY: Shape = Shape {
    name: "DataDeletionPolicy",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["RETAIN", "DELETE"] }),
};

pub static DATA_SOURCE: Shape = Shape {
    name: "DataSource",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
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
                name: "dataDeletionPolicy",
                location: Location::Body,
                location_name: "dataDeletionPolicy",
                required: false,
                shape: &DATA_DELETION_POLICY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "dataSourceConfiguration",
                location: Location::Body,
                location_name: "dataSourceConfiguration",
                required: true,
                shape: &DATA_SOURCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "dataSourceId",
                location: Location::Body,
                location_name: "dataSourceId",
                required: true,
                shape: &ID,
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
                name: "serverSideEncryptionConfiguration",
                location: Location::Body,
                location_name: "serverSideEncryptionConfiguration",
                required: false,
                shape: &SERVER_SIDE_ENCRYPTION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "status",
                location: Location::Body,
                location_name: "status",
                required: true,
                shape: &DATA_SOURCE_STATUS,
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
                name: "vectorIngestionConfiguration",
                location: Location::Body,
                location_name: "vectorIngestionConfiguration",
                required: false,
                shape: &VECTOR_INGESTION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DATA_SOURCE_CONFIGURATION: Shape = Shape {
    name: "DataSourceConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "confluenceConfiguration",
                location: Location::Body,
                location_name: "confluenceConfiguration",
                required: false,
                shape: &CONFLUENCE_DATA_SOURCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "managedKnowledgeBaseConnectorConfiguration",
                location: Location::Body,
                location_name: "managedKnowledgeBaseConnectorConfiguration",
                required: false,
                shape: &MANAGED_KNOWLEDGE_BASE_CONNECTOR_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "s3Configuration",
                location: Location::Body,
                location_name: "s3Configuration",
                required: false,
                shape: &S3_DATA_SOURCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "salesforceConfiguration",
                location: Location::Body,
                location_name: "salesforceConfiguration",
                required: false,
                shape: &SALESFORCE_DATA_SOURCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sharePointConfiguration",
                location: Location::Body,
                location_name: "sharePointConfiguration",
                required: false,
                shape: &SHARE_POINT_DATA_SOURCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &DATA_SOURCE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "webConfiguration",
                location: Location::Body,
                location_name: "webConfiguration",
                required: false,
                shape: &WEB_DATA_SOURCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DATA_SOURCE_STATUS: Shape = Shape {
    name: "DataSourceStatus",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["AVAILABLE", "DELETING", "DELETE_UNSUCCESSFUL", "CREATING", "UPDATING", "FAILED"],
    }),
};

pub static DATA_SOURCE_SUMMARIES: Shape = Shape {
    name: "DataSourceSummaries",
    sensitive: false,
    kind: Kind::List {
        member: &DATA_SOURCE_SUMMARY,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static DATA_SOURCE_SUMMARY: Shape = Shape {
    name: "DataSourceSummary",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "dataSourceId",
                location: Location::Body,
                location_name: "dataSourceId",
                required: true,
                shape: &ID,
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
                location: Location::Body,
                location_name: "knowledgeBaseId",
                required: true,
                shape: &ID,
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
                name: "status",
                location: Location::Body,
                location_name: "status",
                required: true,
                shape: &DATA_SOURCE_STATUS,
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

pub static DATA_SOURCE_TYPE: Shape = Shape {
    name: "DataSourceType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &[
            "S3",
            "WEB",
            "CONFLUENCE",
            "SALESFORCE",
            "SHAREPOINT",
            "CUSTOM",
            "REDSHIFT_METADATA",
            "MANAGED_KNOWLEDGE_BASE_CONNECTOR",
        ],
    }),
};

pub static DATE_TIMESTAMP: Shape =
    Shape { name: "DateTimestamp", sensitive: false, kind: Kind::Timestamp(Some(TimestampFormat::Iso8601)) };

pub static DAY_OF_MONTH: Shape = Shape {
    name: "DayOfMonth",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "dayNumber",
                location: Location::Body,
                location_name: "dayNumber",
                required: false,
                shape: &DAY_OF_MONTH_NUMBER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "lastDayOfMonth",
                location: Location::Body,
                location_name: "lastDayOfMonth",
                required: false,
                shape: &LAST_DAY_OF_MONTH,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DAY_OF_MONTH_NUMBER: Shape = Shape {
    name: "DayOfMonthNumber",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: Some(28.0) }),
};

pub static DAY_OF_WEEK: Shape = Shape {
    name: "DayOfWeek",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"],
    }),
};

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

pub static DELETE_DATA_SOURCE_REQUEST: Shape = Shape {
    name: "DeleteDataSourceRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "dataSourceId",
                location: Location::Label,
                location_name: "dataSourceId",
                required: true,
                shape: &ID,
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

pub static DELETE_DATA_SOURCE_RESPONSE: Shape = Shape {
    name: "DeleteDataSourceResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "dataSourceId",
                location: Location::Body,
                location_name: "dataSourceId",
                required: true,
                shape: &ID,
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
                name: "status",
                location: Location::Body,
                location_name: "status",
                required: true,
                shape: &DATA_SOURCE_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELETE_KNOWLEDGE_BASE_DOCUMENTS_REQUEST: Shape = Shape {
    name: "DeleteKnowledgeBaseDocumentsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
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
                name: "dataSourceId",
                location: Location::Label,
                location_name: "dataSourceId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "documentIdentifiers",
                location: Location::Body,
                location_name: "documentIdentifiers",
                required: true,
                shape: &DOCUMENT_IDENTIFIERS,
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

pub static DELETE_KNOWLEDGE_BASE_DOCUMENTS_RESPONSE: Shape = Shape {
    name: "DeleteKnowledgeBaseDocumentsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "documentDetails",
            location: Location::Body,
            location_name: "documentDetails",
            required: false,
            shape: &KNOWLEDGE_BASE_DOCUMENT_DETAILS,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DELETE_KNOWLEDGE_BASE_REQUEST: Shape = Shape {
    name: "DeleteKnowledgeBaseRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "knowledgeBaseId",
            location: Location::Label,
            location_name: "knowledgeBaseId",
            required: true,
            shape: &ID,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DELETE_KNOWLEDGE_BASE_RESPONSE: Shape = Shape {
    name: "DeleteKnowledgeBaseResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
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
                name: "status",
                location: Location::Body,
                location_name: "status",
                required: true,
                shape: &KNOWLEDGE_BASE_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELETION_PROTECTION_CONFIGURATION: Shape = Shape {
    name: "DeletionProtectionConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "deletionProtectionStatus",
                location: Location::Body,
                location_name: "deletionProtectionStatus",
                required: true,
                shape: &ENABLED_OR_DISABLED_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "deletionProtectionThreshold",
                location: Location::Body,
                location_name: "deletionProtectionThreshold",
                required: false,
                shape: &DELETION_PROTECTION_CONFIGURATION_DELETION_PROTECTION_THRESHOLD_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELETION_PROTECTION_CONFIGURATION_DELETION_PROTECTION_THRESHOLD_INTEGER: Shape = Shape {
    name: "DeletionProtectionConfigurationDeletionProtectionThresholdInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: Some(100.0) }),
};

pub static DESCRIPTION: Shape = Shape {
    name: "Description",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(200.0) }, pattern: None, values: &[] }),
};

pub static DESCRIPTION_STRING: Shape = Shape {
    name: "DescriptionString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(200.0) }, pattern: None, values: &[] }),
};

pub static DIMENSIONS: Shape =
    Shape { name: "Dimensions", sensitive: false, kind: Kind::Integer(Range { min: Some(0.0), max: Some(4096.0) }) };

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

pub static DOCUMENT_ACCESS_CONTROL_ENTRY: Shape = Shape {
    name: "DocumentAccessControlEntry",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "access",
                location: Location::Body,
                location_name: "access",
                required: true,
                shape: &ACCESS_CONTROL_ACCESS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
                required: true,
                shape: &DOCUMENT_ACCESS_CONTROL_ENTRY_NAME_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &ACCESS_CONTROL_PRINCIPAL_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DOCUMENT_ACCESS_CONTROL_ENTRY_NAME_STRING: Shape = Shape {
    name: "DocumentAccessControlEntryNameString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(256.0) }, pattern: None, values: &[] }),
};

pub static DOCUMENT_ACCESS_CONTROL_LIST: Shape = Shape {
    name: "DocumentAccessControlList",
    sensitive: false,
    kind: Kind::List {
        member: &DOCUMENT_ACCESS_CONTROL_ENTRY,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: None },
    },
};

pub static DOCUMENT_CONTENT: Shape = Shape {
    name: "DocumentContent",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "custom",
                location: Location::Body,
                location_name: "custom",
                required: false,
                shape: &CUSTOM_CONTENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "dataSourceType",
                location: Location::Body,
                location_name: "dataSourceType",
                required: true,
                shape: &CONTENT_DATA_SOURCE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "s3",
                location: Location::Body,
                location_name: "s3",
                required: false,
                shape: &S3_CONTENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DOCUMENT_IDENTIFIER: Shape = Shape {
    name: "DocumentIdentifier",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "custom",
                location: Location::Body,
                location_name: "custom",
                required: false,
                shape: &CUSTOM_DOCUMENT_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "dataSourceType",
                location: Location::Body,
                location_name: "dataSourceType",
                required: true,
                shape: &CONTENT_DATA_SOURCE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "s3",
                location: Location::Body,
                location_name: "s3",
                required: false,
                shape: &S3_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DOCUMENT_IDENTIFIERS: Shape = Shape {
    name: "DocumentIdentifiers",
    sensitive: false,
    kind: Kind::List {
        member: &DOCUMENT_IDENTIFIER,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(10.0) },
    },
};

pub static DOCUMENT_METADATA: Shape = Shape {
    name: "DocumentMetadata",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "accessControlList",
                location: Location::Body,
                location_name: "accessControlList",
                required: false,
                shape: &DOCUMENT_ACCESS_CONTROL_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inlineAttributes",
                location: Location::Body,
                location_name: "inlineAttributes",
                required: false,
                shape: &DOCUMENT_METADATA_INLINE_ATTRIBUTES_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "s3Location",
                location: Location::Body,
                location_name: "s3Location",
                required: false,
                shape: &CUSTOM_S3_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &METADATA_SOURCE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DOCUMENT_METADATA_INLINE_ATTRIBUTES_LIST: Shape = Shape {
    name: "DocumentMetadataInlineAttributesList",
    sensitive: false,
    kind: Kind::List {
        member: &METADATA_ATTRIBUTE,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(50.0) },
    },
};

pub static DOCUMENT_STATUS: Shape = Shape {
    name: "DocumentStatus",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &[
            "INDEXED",
            "PARTIALLY_INDEXED",
            "PENDING",
            "FAILED",
            "METADATA_PARTIALLY_INDEXED",
            "METADATA_UPDATE_FAILED",
            "IGNORED",
            "NOT_FOUND",
            "STARTING",
            "IN_PROGRESS",
            "DELETING",
            "DELETE_IN_PROGRESS",
        ],
    }),
};

pub static DRAFT_VERSION: Shape = Shape {
    name: "DraftVersion",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(5.0), max: Some(5.0) },
        pattern: Some(Pattern::new("DRAFT")),
        values: &[],
    }),
};

pub static EMBEDDING_DATA_TYPE: Shape = Shape {
    name: "EmbeddingDataType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["FLOAT32", "BINARY"] }),
};

pub static EMBEDDING_MODEL_CONFIGURATION: Shape = Shape {
    name: "EmbeddingModelConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "bedrockEmbeddingModelConfiguration",
            location: Location::Body,
            location_name: "bedrockEmbeddingModelConfiguration",
            required: false,
            shape: &BEDROCK_EMBEDDING_MODEL_CONFIGURATION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static EMBEDDING_MODEL_TYPE: Shape = Shape {
    name: "EmbeddingModelType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["CUSTOM", "MANAGED"] }),
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

pub static ENABLED_OR_DISABLED_STATE: Shape = Shape {
    name: "EnabledOrDisabledState",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["ENABLED", "DISABLED"] }),
};

pub static ENRICHMENT_STRATEGY_CONFIGURATION: Shape = Shape {
    name: "EnrichmentStrategyConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "method",
            location: Location::Body,
            location_name: "method",
            required: true,
            shape: &ENRICHMENT_STRATEGY_METHOD,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static ENRICHMENT_STRATEGY_METHOD: Shape = Shape {
    name: "EnrichmentStrategyMethod",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["CHUNK_ENTITY_EXTRACTION"],
    }),
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

pub static FIELD_NAME: Shape = Shape {
    name: "FieldName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(".*")),
        values: &[],
    }),
};

pub static FIELD_TYPE: Shape = Shape {
    name: "FieldType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["STRING", "STRING_LIST"],
    }),
};

pub static FILTER_LIST: Shape = Shape {
    name: "FilterList",
    sensitive: true,
    kind: Kind::List {
        member: &FILTER_PATTERN,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(25.0) },
    },
};

pub static FILTER_PATTERN: Shape = Shape {
    name: "FilterPattern",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(1000.0) }, pattern: None, values: &[] }),
};

pub static FILTERED_OBJECT_TYPE: Shape = Shape {
    name: "FilteredObjectType",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(50.0) }, pattern: None, values: &[] }),
};

pub static FIXED_SIZE_CHUNKING_CONFIGURATION: Shape = Shape {
    name: "FixedSizeChunkingConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "maxTokens",
                location: Location::Body,
                location_name: "maxTokens",
                required: true,
                shape: &FIXED_SIZE_CHUNKING_CONFIGURATION_MAX_TOKENS_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "overlapPercentage",
                location: Location::Body,
                location_name: "overlapPercentage",
                required: true,
                shape: &FIXED_SIZE_CHUNKING_CONFIGURATION_OVERLAP_PERCENTAGE_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FIXED_SIZE_CHUNKING_CONFIGURATION_MAX_TOKENS_INTEGER: Shape = Shape {
    name: "FixedSizeChunkingConfigurationMaxTokensInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: Some(8192.0) }),
};

pub static FIXED_SIZE_CHUNKING_CONFIGURATION_OVERLAP_PERCENTAGE_INTEGER: Shape = Shape {
    name: "FixedSizeChunkingConfigurationOverlapPercentageInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: Some(99.0) }),
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

pub static GET_DATA_SOURCE_REQUEST: Shape = Shape {
    name: "GetDataSourceRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "dataSourceId",
                location: Location::Label,
                location_name: "dataSourceId",
                required: true,
                shape: &ID,
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

pub static GET_DATA_SOURCE_RESPONSE: Shape = Shape {
    name: "GetDataSourceResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "dataSource",
            location: Location::Body,
            location_name: "dataSource",
            required: true,
            shape: &DATA_SOURCE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_INGESTION_JOB_REQUEST: Shape = Shape {
    name: "GetIngestionJobRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "dataSourceId",
                location: Location::Label,
                location_name: "dataSourceId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ingestionJobId",
                location: Location::Label,
                location_name: "ingestionJobId",
                required: true,
                shape: &ID,
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

pub static GET_INGESTION_JOB_RESPONSE: Shape = Shape {
    name: "GetIngestionJobResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "ingestionJob",
            location: Location::Body,
            location_name: "ingestionJob",
            required: true,
            shape: &INGESTION_JOB,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_KNOWLEDGE_BASE_DOCUMENTS_REQUEST: Shape = Shape {
    name: "GetKnowledgeBaseDocumentsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "dataSourceId",
                location: Location::Label,
                location_name: "dataSourceId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "documentIdentifiers",
                location: Location::Body,
                location_name: "documentIdentifiers",
                required: true,
                shape: &DOCUMENT_IDENTIFIERS,
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

pub static GET_KNOWLEDGE_BASE_DOCUMENTS_RESPONSE: Shape = Shape {
    name: "GetKnowledgeBaseDocumentsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "documentDetails",
            location: Location::Body,
            location_name: "documentDetails",
            required: false,
            shape: &KNOWLEDGE_BASE_DOCUMENT_DETAILS,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_KNOWLEDGE_BASE_REQUEST: Shape = Shape {
    name: "GetKnowledgeBaseRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "knowledgeBaseId",
            location: Location::Label,
            location_name: "knowledgeBaseId",
            required: true,
            shape: &ID,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_KNOWLEDGE_BASE_RESPONSE: Shape = Shape {
    name: "GetKnowledgeBaseResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "knowledgeBase",
            location: Location::Body,
            location_name: "knowledgeBase",
            required: true,
            shape: &KNOWLEDGE_BASE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GRAPH_ARN: Shape = Shape {
    name: "GraphArn",
    sensitive: true,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(255.0) },
        pattern: Some(Pattern::new(
            "arn:aws(|-cn|-us-gov):neptune-graph:[a-zA-Z0-9-]*:[0-9]{12}:graph/g-[a-zA-Z0-9]{10}",
        )),
        values: &[],
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

pub static HIERARCHICAL_CHUNKING_CONFIGURATION: Shape = Shape {
    name: "HierarchicalChunkingConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "levelConfigurations",
                location: Location::Body,
                location_name: "levelConfigurations",
                required: true,
                shape: &HIERARCHICAL_CHUNKING_LEVEL_CONFIGURATIONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "overlapTokens",
                location: Location::Body,
                location_name: "overlapTokens",
                required: true,
                shape: &HIERARCHICAL_CHUNKING_CONFIGURATION_OVERLAP_TOKENS_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static HIERARCHICAL_CHUNKING_CONFIGURATION_OVERLAP_TOKENS_INTEGER: Shape = Shape {
    name: "HierarchicalChunkingConfigurationOverlapTokensInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: None }),
};

pub static HIERARCHICAL_CHUNKING_LEVEL_CONFIGURATION: Shape = Shape {
    name: "HierarchicalChunkingLevelConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "maxTokens",
            location: Location::Body,
            location_name: "maxTokens",
            required: true,
            shape: &HIERARCHICAL_CHUNKING_LEVEL_CONFIGURATION_MAX_TOKENS_INTEGER,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static HIERARCHICAL_CHUNKING_LEVEL_CONFIGURATION_MAX_TOKENS_INTEGER: Shape = Shape {
    name: "HierarchicalChunkingLevelConfigurationMaxTokensInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: Some(8192.0) }),
};

pub static HIERARCHICAL_CHUNKING_LEVEL_CONFIGURATIONS: Shape = Shape {
    name: "HierarchicalChunkingLevelConfigurations",
    sensitive: false,
    kind: Kind::List {
        member: &HIERARCHICAL_CHUNKING_LEVEL_CONFIGURATION,
        member_name: None,
        flattened: false,
        range: Range { min: Some(2.0), max: Some(2.0) },
    },
};

pub static HTTPS_URL: Shape = Shape {
    name: "HttpsUrl",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("https://[A-Za-z0-9][^\\s]*")),
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

pub static IMAGE_EXTRACTION_CONFIGURATION: Shape = Shape {
    name: "ImageExtractionConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "imageExtractionStatus",
            location: Location::Body,
            location_name: "imageExtractionStatus",
            required: true,
            shape: &ENABLED_OR_DISABLED_STATE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static INCLUDE_EXCLUDE: Shape = Shape {
    name: "IncludeExclude",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["INCLUDE", "EXCLUDE"] }),
};

pub static INDEX_ARN: Shape = Shape {
    name: "IndexArn",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static INDEX_NAME: Shape = Shape {
    name: "IndexName",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(3.0), max: Some(63.0) }, pattern: None, values: &[] }),
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

pub static INGEST_KNOWLEDGE_BASE_DOCUMENTS_REQUEST: Shape = Shape {
    name: "IngestKnowledgeBaseDocumentsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
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
                name: "dataSourceId",
                location: Location::Label,
                location_name: "dataSourceId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "documents",
                location: Location::Body,
                location_name: "documents",
                required: true,
                shape: &KNOWLEDGE_BASE_DOCUMENTS,
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

pub static INGEST_KNOWLEDGE_BASE_DOCUMENTS_RESPONSE: Shape = Shape {
    name: "IngestKnowledgeBaseDocumentsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "documentDetails",
            location: Location::Body,
            location_name: "documentDetails",
            required: false,
            shape: &KNOWLEDGE_BASE_DOCUMENT_DETAILS,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static INGESTION_JOB: Shape = Shape {
    name: "IngestionJob",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "dataSourceId",
                location: Location::Body,
                location_name: "dataSourceId",
                required: true,
                shape: &ID,
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
                name: "ingestionJobId",
                location: Location::Body,
                location_name: "ingestionJobId",
                required: true,
                shape: &ID,
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
                name: "startedAt",
                location: Location::Body,
                location_name: "startedAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "statistics",
                location: Location::Body,
                location_name: "statistics",
                required: false,
                shape: &INGESTION_JOB_STATISTICS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "status",
                location: Location::Body,
                location_name: "status",
                required: true,
                shape: &INGESTION_JOB_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "textReadyAt",
                location: Location::Body,
                location_name: "textReadyAt",
                required: false,
                shape: &DATE_TIMESTAMP,
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

pub static INGESTION_JOB_FILTER: Shape = Shape {
    name: "IngestionJobFilter",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "attribute",
                location: Location::Body,
                location_name: "attribute",
                required: true,
                shape: &INGESTION_JOB_FILTER_ATTRIBUTE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "operator",
                location: Location::Body,
                location_name: "operator",
                required: true,
                shape: &INGESTION_JOB_FILTER_OPERATOR,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "values",
                location: Location::Body,
                location_name: "values",
                required: true,
                shape: &INGESTION_JOB_FILTER_VALUES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INGESTION_JOB_FILTER_ATTRIBUTE: Shape = Shape {
    name: "IngestionJobFilterAttribute",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["STATUS"] }),
};

pub static INGESTION_JOB_FILTER_OPERATOR: Shape = Shape {
    name: "IngestionJobFilterOperator",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["EQ"] }),
};

pub static INGESTION_JOB_FILTER_VALUE: Shape = Shape {
    name: "IngestionJobFilterValue",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(100.0) },
        pattern: Some(Pattern::new(".*")),
        values: &[],
    }),
};

pub static INGESTION_JOB_FILTER_VALUES: Shape = Shape {
    name: "IngestionJobFilterValues",
    sensitive: false,
    kind: Kind::List {
        member: &INGESTION_JOB_FILTER_VALUE,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(10.0) },
    },
};

pub static INGESTION_JOB_FILTERS: Shape = Shape {
    name: "IngestionJobFilters",
    sensitive: false,
    kind: Kind::List {
        member: &INGESTION_JOB_FILTER,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(1.0) },
    },
};

pub static INGESTION_JOB_SORT_BY: Shape = Shape {
    name: "IngestionJobSortBy",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "attribute",
                location: Location::Body,
                location_name: "attribute",
                required: true,
                shape: &INGESTION_JOB_SORT_BY_ATTRIBUTE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "order",
                location: Location::Body,
                location_name: "order",
                required: true,
                shape: &SORT_ORDER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INGESTION_JOB_SORT_BY_ATTRIBUTE: Shape = Shape {
    name: "IngestionJobSortByAttribute",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["STATUS", "STARTED_AT"],
    }),
};

pub static INGESTION_JOB_STATISTICS: Shape = Shape {
    name: "IngestionJobStatistics",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "numberOfDocumentsDeleted",
                location: Location::Body,
                location_name: "numberOfDocumentsDeleted",
                required: false,
                shape: &PRIMITIVE_LONG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "numberOfDocumentsFailed",
                location: Location::Body,
                location_name: "numberOfDocumentsFailed",
                required: false,
                shape: &PRIMITIVE_LONG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "numberOfDocumentsScanned",
                location: Location::Body,
                location_name: "numberOfDocumentsScanned",
                required: false,
                shape: &PRIMITIVE_LONG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "numberOfDocumentsSkipped",
                location: Location::Body,
                location_name: "numberOfDocumentsSkipped",
                required: false,
                shape: &PRIMITIVE_LONG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "numberOfMetadataDocumentsModified",
                location: Location::Body,
                location_name: "numberOfMetadataDocumentsModified",
                required: false,
                shape: &PRIMITIVE_LONG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "numberOfMetadataDocumentsScanned",
                location: Location::Body,
                location_name: "numberOfMetadataDocumentsScanned",
                required: false,
                shape: &PRIMITIVE_LONG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "numberOfModifiedDocumentsIndexed",
                location: Location::Body,
                location_name: "numberOfModifiedDocumentsIndexed",
                required: false,
                shape: &PRIMITIVE_LONG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "numberOfNewDocumentsIndexed",
                location: Location::Body,
                location_name: "numberOfNewDocumentsIndexed",
                required: false,
                shape: &PRIMITIVE_LONG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INGESTION_JOB_STATUS: Shape = Shape {
    name: "IngestionJobStatus",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["STARTING", "IN_PROGRESS", "COMPLETE", "FAILED", "STOPPING", "STOPPED"],
    }),
};

pub static INGESTION_JOB_SUMMARIES: Shape = Shape {
    name: "IngestionJobSummaries",
    sensitive: false,
    kind: Kind::List {
        member: &INGESTION_JOB_SUMMARY,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static INGESTION_JOB_SUMMARY: Shape = Shape {
    name: "IngestionJobSummary",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "dataSourceId",
                location: Location::Body,
                location_name: "dataSourceId",
                required: true,
                shape: &ID,
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
                name: "ingestionJobId",
                location: Location::Body,
                location_name: "ingestionJobId",
                required: true,
                shape: &ID,
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
                name: "startedAt",
                location: Location::Body,
                location_name: "startedAt",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "statistics",
                location: Location::Body,
                location_name: "statistics",
                required: false,
                shape: &INGESTION_JOB_STATISTICS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "status",
                location: Location::Body,
                location_name: "status",
                required: true,
                shape: &INGESTION_JOB_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "textReadyAt",
                location: Location::Body,
                location_name: "textReadyAt",
                required: false,
                shape: &DATE_TIMESTAMP,
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

pub static INLINE_CONTENT: Shape = Shape {
    name: "InlineContent",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "byteContent",
                location: Location::Body,
                location_name: "byteContent",
                required: false,
                shape: &BYTE_CONTENT_DOC,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "textContent",
                location: Location::Body,
                location_name: "textContent",
                required: false,
                shape: &TEXT_CONTENT_DOC,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &INLINE_CONTENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INLINE_CONTENT_TYPE: Shape = Shape {
    name: "InlineContentType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["BYTE", "TEXT"] }),
};

pub static INSTRUCTION: Shape = Shape {
    name: "Instruction",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(40.0), max: Some(4000.0) }, pattern: None, values: &[] }),
};

pub static INTERMEDIATE_STORAGE: Shape = Shape {
    name: "IntermediateStorage",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "s3Location",
            location: Location::Body,
            location_name: "s3Location",
            required: true,
            shape: &S3_LOCATION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
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

pub static KENDRA_INDEX_ARN: Shape = Shape {
    name: "KendraIndexArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new(
            "arn:aws(|-cn|-us-gov):kendra:[a-z0-9-]{1,20}:([0-9]{12}|):index/([a-zA-Z0-9][a-zA-Z0-9-]{35}|[a-zA-Z0-9][a-zA-Z0-9-]{35}-[a-zA-Z0-9][a-zA-Z0-9-]{35})",
        )),
        values: &[],
    }),
};

pub static KENDRA_KNOWLEDGE_BASE_CONFIGURATION: Shape = Shape {
    name: "KendraKnowledgeBaseConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "kendraIndexArn",
            location: Location::Body,
            location_name: "kendraIndexArn",
            required: true,
            shape: &KENDRA_INDEX_ARN,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static KEY: Shape = Shape {
    name: "Key",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(200.0) }, pattern: None, values: &[] }),
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

pub static KNOWLEDGE_BASE: Shape = Shape {
    name: "KnowledgeBase",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
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
                name: "knowledgeBaseArn",
                location: Location::Body,
                location_name: "knowledgeBaseArn",
                required: true,
                shape: &KNOWLEDGE_BASE_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBaseConfiguration",
                location: Location::Body,
                location_name: "knowledgeBaseConfiguration",
                required: true,
                shape: &KNOWLEDGE_BASE_CONFIGURATION,
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
                name: "metadataConfigurations",
                location: Location::Body,
                location_name: "metadataConfigurations",
                required: false,
                shape: &METADATA_CONFIGURATIONS,
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
                name: "roleArn",
                location: Location::Body,
                location_name: "roleArn",
                required: true,
                shape: &KNOWLEDGE_BASE_ROLE_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "status",
                location: Location::Body,
                location_name: "status",
                required: true,
                shape: &KNOWLEDGE_BASE_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "storageConfiguration",
                location: Location::Body,
                location_name: "storageConfiguration",
                required: false,
                shape: &STORAGE_CONFIGURATION,
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

pub static KNOWLEDGE_BASE_ARN: Shape = Shape {
    name: "KnowledgeBaseArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(128.0) },
        pattern: Some(Pattern::new(
            "arn:aws(|-cn|-us-gov):bedrock:[a-zA-Z0-9-]*:[0-9]{12}:knowledge-base/[0-9a-zA-Z]+",
        )),
        values: &[],
    }),
};

pub static KNOWLEDGE_BASE_CONFIGURATION: Shape = Shape {
    name: "KnowledgeBaseConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "kendraKnowledgeBaseConfiguration",
                location: Location::Body,
                location_name: "kendraKnowledgeBaseConfiguration",
                required: false,
                shape: &KENDRA_KNOWLEDGE_BASE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "managedKnowledgeBaseConfiguration",
                location: Location::Body,
                location_name: "managedKnowledgeBaseConfiguration",
                required: false,
                shape: &MANAGED_KNOWLEDGE_BASE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sqlKnowledgeBaseConfiguration",
                location: Location::Body,
                location_name: "sqlKnowledgeBaseConfiguration",
                required: false,
                shape: &SQL_KNOWLEDGE_BASE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &KNOWLEDGE_BASE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "vectorKnowledgeBaseConfiguration",
                location: Location::Body,
                location_name: "vectorKnowledgeBaseConfiguration",
                required: false,
                shape: &VECTOR_KNOWLEDGE_BASE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static KNOWLEDGE_BASE_DOCUMENT: Shape = Shape {
    name: "KnowledgeBaseDocument",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "content",
                location: Location::Body,
                location_name: "content",
                required: true,
                shape: &DOCUMENT_CONTENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "metadata",
                location: Location::Body,
                location_name: "metadata",
                required: false,
                shape: &DOCUMENT_METADATA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static KNOWLEDGE_BASE_DOCUMENT_DETAIL: Shape = Shape {
    name: "KnowledgeBaseDocumentDetail",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "dataSourceId",
                location: Location::Body,
                location_name: "dataSourceId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "identifier",
                location: Location::Body,
                location_name: "identifier",
                required: true,
                shape: &DOCUMENT_IDENTIFIER,
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
                name: "status",
                location: Location::Body,
                location_name: "status",
                required: true,
                shape: &DOCUMENT_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "statusReason",
                location: Location::Body,
                location_name: "statusReason",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "updatedAt",
                location: Location::Body,
                location_name: "updatedAt",
                required: false,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static KNOWLEDGE_BASE_DOCUMENT_DETAILS: Shape = Shape {
    name: "KnowledgeBaseDocumentDetails",
    sensitive: false,
    kind: Kind::List {
        member: &KNOWLEDGE_BASE_DOCUMENT_DETAIL,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static KNOWLEDGE_BASE_DOCUMENTS: Shape = Shape {
    name: "KnowledgeBaseDocuments",
    sensitive: false,
    kind: Kind::List {
        member: &KNOWLEDGE_BASE_DOCUMENT,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(10.0) },
    },
};

pub static KNOWLEDGE_BASE_ROLE_ARN: Shape = Shape {
    name: "KnowledgeBaseRoleArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("arn:aws(-[^:]+)?:iam::([0-9]{12})?:role/.+")),
        values: &[],
    }),
};

pub static KNOWLEDGE_BASE_STATE: Shape = Shape {
    name: "KnowledgeBaseState",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["ENABLED", "DISABLED"] }),
};

pub static KNOWLEDGE_BASE_STATUS: Shape = Shape {
    name: "KnowledgeBaseStatus",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["CREATING", "ACTIVE", "DELETING", "UPDATING", "FAILED", "DELETE_UNSUCCESSFUL", "UPDATE_UNSUCCESSFUL"],
    }),
};

pub static KNOWLEDGE_BASE_STORAGE_TYPE: Shape = Shape {
    name: "KnowledgeBaseStorageType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &[
            "OPENSEARCH_SERVERLESS",
            "PINECONE",
            "REDIS_ENTERPRISE_CLOUD",
            "RDS",
            "MONGO_DB_ATLAS",
            "NEPTUNE_ANALYTICS",
            "OPENSEARCH_MANAGED_CLUSTER",
            "S3_VECTORS",
        ],
    }),
};

pub static KNOWLEDGE_BASE_SUMMARIES: Shape = Shape {
    name: "KnowledgeBaseSummaries",
    sensitive: false,
    kind: Kind::List {
        member: &KNOWLEDGE_BASE_SUMMARY,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static KNOWLEDGE_BASE_SUMMARY: Shape = Shape {
    name: "KnowledgeBaseSummary",
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
                name: "status",
                location: Location::Body,
                location_name: "status",
                required: true,
                shape: &KNOWLEDGE_BASE_STATUS,
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

pub static KNOWLEDGE_BASE_TYPE: Shape = Shape {
    name: "KnowledgeBaseType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["VECTOR", "KENDRA", "SQL", "MANAGED"],
    }),
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

pub static LAST_DAY_OF_MONTH: Shape = Shape {
    name: "LastDayOfMonth",
    sensitive: false,
    kind: Kind::Structure(Structure { kind: StructureKind::Plain, payload: None, members: &[] }),
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

pub static LIST_DATA_SOURCES_REQUEST: Shape = Shape {
    name: "ListDataSourcesRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
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

pub static LIST_DATA_SOURCES_RESPONSE: Shape = Shape {
    name: "ListDataSourcesResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "dataSourceSummaries",
                location: Location::Body,
                location_name: "dataSourceSummaries",
                required: true,
                shape: &DATA_SOURCE_SUMMARIES,
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

pub static LIST_INGESTION_JOBS_REQUEST: Shape = Shape {
    name: "ListIngestionJobsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "dataSourceId",
                location: Location::Label,
                location_name: "dataSourceId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "filters",
                location: Location::Body,
                location_name: "filters",
                required: false,
                shape: &INGESTION_JOB_FILTERS,
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
            Member {
                name: "sortBy",
                location: Location::Body,
                location_name: "sortBy",
                required: false,
                shape: &INGESTION_JOB_SORT_BY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_INGESTION_JOBS_RESPONSE: Shape = Shape {
    name: "ListIngestionJobsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "ingestionJobSummaries",
                location: Location::Body,
                location_name: "ingestionJobSummaries",
                required: true,
                shape: &INGESTION_JOB_SUMMARIES,
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

pub static LIST_KNOWLEDGE_BASE_DOCUMENTS_REQUEST: Shape = Shape {
    name: "ListKnowledgeBaseDocumentsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "dataSourceId",
                location: Location::Label,
                location_name: "dataSourceId",
                required: true,
                shape: &ID,
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

pub static LIST_KNOWLEDGE_BASE_DOCUMENTS_RESPONSE: Shape = Shape {
    name: "ListKnowledgeBaseDocumentsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "documentDetails",
                location: Location::Body,
                location_name: "documentDetails",
                required: true,
                shape: &KNOWLEDGE_BASE_DOCUMENT_DETAILS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "nextToken",
                location: Location::Body,
                location_name: "nextToken",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_KNOWLEDGE_BASES_REQUEST: Shape = Shape {
    name: "ListKnowledgeBasesRequest",
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

pub static LIST_KNOWLEDGE_BASES_RESPONSE: Shape = Shape {
    name: "ListKnowledgeBasesResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "knowledgeBaseSummaries",
                location: Location::Body,
                location_name: "knowledgeBaseSummaries",
                required: true,
                shape: &KNOWLEDGE_BASE_SUMMARIES,
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

pub static MANAGED_KNOWLEDGE_BASE_CONFIGURATION: Shape = Shape {
    name: "ManagedKnowledgeBaseConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "embeddingModelArn",
                location: Location::Body,
                location_name: "embeddingModelArn",
                required: false,
                shape: &BEDROCK_EMBEDDING_MODEL_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "embeddingModelConfiguration",
                location: Location::Body,
                location_name: "embeddingModelConfiguration",
                required: false,
                shape: &EMBEDDING_MODEL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "embeddingModelType",
                location: Location::Body,
                location_name: "embeddingModelType",
                required: false,
                shape: &EMBEDDING_MODEL_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "serverSideEncryptionConfiguration",
                location: Location::Body,
                location_name: "serverSideEncryptionConfiguration",
                required: false,
                shape: &SERVER_SIDE_ENCRYPTION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "supplementalDataStorageConfiguration",
                location: Location::Body,
                location_name: "supplementalDataStorageConfiguration",
                required: false,
                shape: &SUPPLEMENTAL_DATA_STORAGE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static MANAGED_KNOWLEDGE_BASE_CONNECTOR_CONFIGURATION: Shape = Shape {
    name: "ManagedKnowledgeBaseConnectorConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "connectorParameters",
                location: Location::Body,
                location_name: "connectorParameters",
                required: false,
                shape: &DOCUMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "deletionProtectionConfiguration",
                location: Location::Body,
                location_name: "deletionProtectionConfiguration",
                required: false,
                shape: &DELETION_PROTECTION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "mediaExtractionConfiguration",
                location: Location::Body,
                location_name: "mediaExtractionConfiguration",
                required: false,
                shape: &MEDIA_EXTRACTION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "syncSchedule",
                location: Location::Body,
                location_name: "syncSchedule",
                required: false,
                shape: &SYNC_SCHEDULE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static MAX_RECENT_SESSIONS: Shape =
    Shape { name: "MaxRecentSessions", sensitive: false, kind: Kind::Integer(Range { min: Some(1.0), max: None }) };

pub static MAX_RESULTS: Shape =
    Shape { name: "MaxResults", sensitive: false, kind: Kind::Integer(Range { min: Some(1.0), max: Some(1000.0) }) };

pub static MAXIMUM_LENGTH: Shape =
    Shape { name: "MaximumLength", sensitive: false, kind: Kind::Integer(Range { min: Some(0.0), max: None }) };

pub static MEDIA_EXTRACTION_CONFIGURATION: Shape = Shape {
    name: "MediaExtractionConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "audioExtractionConfiguration",
                location: Location::Body,
                location_name: "audioExtractionConfiguration",
                required: false,
                shape: &AUDIO_EXTRACTION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "imageExtractionConfiguration",
                location: Location::Body,
                location_name: "imageExtractionConfiguration",
                required: false,
                shape: &IMAGE_EXTRACTION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "videoExtractionConfiguration",
                location: Location::Body,
                location_name: "videoExtractionConfiguration",
                required: false,
                shape: &VIDEO_EXTRACTION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

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

pub static METADATA_ATTRIBUTE: Shape = Shape {
    name: "MetadataAttribute",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "key",
                location: Location::Body,
                location_name: "key",
                required: true,
                shape: &KEY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "value",
                location: Location::Body,
                location_name: "value",
                required: true,
                shape: &METADATA_ATTRIBUTE_VALUE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static METADATA_ATTRIBUTE_VALUE: Shape = Shape {
    name: "MetadataAttributeValue",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "booleanValue",
                location: Location::Body,
                location_name: "booleanValue",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "numberValue",
                location: Location::Body,
                location_name: "numberValue",
                required: false,
                shape: &NUMBER_VALUE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "stringListValue",
                location: Location::Body,
                location_name: "stringListValue",
                required: false,
                shape: &METADATA_ATTRIBUTE_VALUE_STRING_LIST_VALUE_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "stringValue",
                location: Location::Body,
                location_name: "stringValue",
                required: false,
                shape: &STRING_VALUE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &METADATA_VALUE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static METADATA_ATTRIBUTE_VALUE_STRING_LIST_VALUE_LIST: Shape = Shape {
    name: "MetadataAttributeValueStringListValueList",
    sensitive: false,
    kind: Kind::List {
        member: &STRING_VALUE,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(10.0) },
    },
};

pub static METADATA_CONFIGURATION: Shape = Shape {
    name: "MetadataConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
                required: true,
                shape: &METADATA_KEY_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "searchability",
                location: Location::Body,
                location_name: "searchability",
                required: true,
                shape: &SEARCHABLE_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &FIELD_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static METADATA_CONFIGURATIONS: Shape = Shape {
    name: "MetadataConfigurations",
    sensitive: false,
    kind: Kind::List {
        member: &METADATA_CONFIGURATION,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(30.0) },
    },
};

pub static METADATA_KEY_NAME: Shape = Shape {
    name: "MetadataKeyName",
    sensitive: true,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(200.0) },
        pattern: Some(Pattern::new("[a-zA-Z0-9_][a-zA-Z0-9_-]*")),
        values: &[],
    }),
};

pub static METADATA_SOURCE_TYPE: Shape = Shape {
    name: "MetadataSourceType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["IN_LINE_ATTRIBUTE", "S3_LOCATION"],
    }),
};

pub static METADATA_VALUE_TYPE: Shape = Shape {
    name: "MetadataValueType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["BOOLEAN", "NUMBER", "STRING", "STRING_LIST"],
    }),
};

pub static MICROSOFT365_TENANT_ID: Shape = Shape {
    name: "Microsoft365TenantId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(36.0), max: Some(36.0) },
        pattern: Some(Pattern::new("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")),
        values: &[],
    }),
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

pub static MONGO_DB_ATLAS_COLLECTION_NAME: Shape = Shape {
    name: "MongoDbAtlasCollectionName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(63.0) },
        pattern: Some(Pattern::new(".*")),
        values: &[],
    }),
};

pub static MONGO_DB_ATLAS_CONFIGURATION: Shape = Shape {
    name: "MongoDbAtlasConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "collectionName",
                location: Location::Body,
                location_name: "collectionName",
                required: true,
                shape: &MONGO_DB_ATLAS_COLLECTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "credentialsSecretArn",
                location: Location::Body,
                location_name: "credentialsSecretArn",
                required: true,
                shape: &SECRET_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "databaseName",
                location: Location::Body,
                location_name: "databaseName",
                required: true,
                shape: &MONGO_DB_ATLAS_DATABASE_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "endpoint",
                location: Location::Body,
                location_name: "endpoint",
                required: true,
                shape: &MONGO_DB_ATLAS_ENDPOINT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "endpointServiceName",
                location: Location::Body,
                location_name: "endpointServiceName",
                required: false,
                shape: &MONGO_DB_ATLAS_ENDPOINT_SERVICE_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "fieldMapping",
                location: Location::Body,
                location_name: "fieldMapping",
                required: true,
                shape: &MONGO_DB_ATLAS_FIELD_MAPPING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "textIndexName",
                location: Location::Body,
                location_name: "textIndexName",
                required: false,
                shape: &MONGO_DB_ATLAS_INDEX_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "vectorIndexName",
                location: Location::Body,
                location_name: "vectorIndexName",
                required: true,
                shape: &MONGO_DB_ATLAS_INDEX_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static MONGO_DB_ATLAS_DATABASE_NAME: Shape = Shape {
    name: "MongoDbAtlasDatabaseName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(63.0) },
        pattern: Some(Pattern::new(".*")),
        values: &[],
    }),
};

pub static MONGO_DB_ATLAS_ENDPOINT: Shape = Shape {
    name: "MongoDbAtlasEndpoint",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(".*")),
        values: &[],
    }),
};

pub static MONGO_DB_ATLAS_ENDPOINT_SERVICE_NAME: Shape = Shape {
    name: "MongoDbAtlasEndpointServiceName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(255.0) },
        pattern: Some(Pattern::new(
            "(?:arn:aws(?:-us-gov|-cn|-iso|-iso-[a-z])*:.+:.*:\\d+:.+/.+$|[a-zA-Z0-9*]+[a-zA-Z0-9._-]*)",
        )),
        values: &[],
    }),
};

pub static MONGO_DB_ATLAS_FIELD_MAPPING: Shape = Shape {
    name: "MongoDbAtlasFieldMapping",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "metadataField",
                location: Location::Body,
                location_name: "metadataField",
                required: true,
                shape: &FIELD_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "textField",
                location: Location::Body,
                location_name: "textField",
                required: true,
                shape: &FIELD_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "vectorField",
                location: Location::Body,
                location_name: "vectorField",
                required: true,
                shape: &FIELD_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static MONGO_DB_ATLAS_INDEX_NAME: Shape = Shape {
    name: "MongoDbAtlasIndexName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(".*")),
        values: &[],
    }),
};

pub static MONTHLY_SCHEDULE: Shape = Shape {
    name: "MonthlySchedule",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "dayOfMonth",
            location: Location::Body,
            location_name: "dayOfMonth",
            required: true,
            shape: &DAY_OF_MONTH,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
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

pub static NATURAL_LANGUAGE_STRING: Shape = Shape {
    name: "NaturalLanguageString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(1000.0) }, pattern: None, values: &[] }),
};

pub static NEPTUNE_ANALYTICS_CONFIGURATION: Shape = Shape {
    name: "NeptuneAnalyticsConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "fieldMapping",
                location: Location::Body,
                location_name: "fieldMapping",
                required: true,
                shape: &NEPTUNE_ANALYTICS_FIELD_MAPPING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "graphArn",
                location: Location::Body,
                location_name: "graphArn",
                required: true,
                shape: &GRAPH_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static NEPTUNE_ANALYTICS_FIELD_MAPPING: Shape = Shape {
    name: "NeptuneAnalyticsFieldMapping",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "metadataField",
                location: Location::Body,
                location_name: "metadataField",
                required: true,
                shape: &FIELD_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "textField",
                location: Location::Body,
                location_name: "textField",
                required: true,
                shape: &FIELD_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
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

pub static NUMBER_VALUE: Shape =
    Shape { name: "NumberValue", sensitive: true, kind: Kind::Float(Range { min: None, max: None }) };

pub static NUMERICAL_VERSION: Shape = Shape {
    name: "NumericalVersion",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("[0-9]{1,5}")),
        values: &[],
    }),
};

pub static OPEN_SEARCH_MANAGED_CLUSTER_CONFIGURATION: Shape = Shape {
    name: "OpenSearchManagedClusterConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "domainArn",
                location: Location::Body,
                location_name: "domainArn",
                required: true,
                shape: &OPEN_SEARCH_MANAGED_CLUSTER_DOMAIN_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "domainEndpoint",
                location: Location::Body,
                location_name: "domainEndpoint",
                required: true,
                shape: &OPEN_SEARCH_MANAGED_CLUSTER_DOMAIN_ENDPOINT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "fieldMapping",
                location: Location::Body,
                location_name: "fieldMapping",
                required: true,
                shape: &OPEN_SEARCH_MANAGED_CLUSTER_FIELD_MAPPING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "vectorIndexName",
                location: Location::Body,
                location_name: "vectorIndexName",
                required: true,
                shape: &OPEN_SEARCH_MANAGED_CLUSTER_INDEX_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static OPEN_SEARCH_MANAGED_CLUSTER_DOMAIN_ARN: Shape = Shape {
    name: "OpenSearchManagedClusterDomainArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "arn:aws(|-cn|-us-gov|-iso):es:[a-z]{2}(-gov)?-[a-z]+-\\d{1}:\\d{12}:domain/[a-z][a-z0-9-]{3,28}",
        )),
        values: &[],
    }),
};

pub static OPEN_SEARCH_MANAGED_CLUSTER_DOMAIN_ENDPOINT: Shape = Shape {
    name: "OpenSearchManagedClusterDomainEndpoint",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("https://.*")),
        values: &[],
    }),
};

pub static OPEN_SEARCH_MANAGED_CLUSTER_FIELD_MAPPING: Shape = Shape {
    name: "OpenSearchManagedClusterFieldMapping",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "metadataField",
                location: Location::Body,
                location_name: "metadataField",
                required: true,
                shape: &FIELD_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "textField",
                location: Location::Body,
                location_name: "textField",
                required: true,
                shape: &FIELD_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "vectorField",
                location: Location::Body,
                location_name: "vectorField",
                required: true,
                shape: &FIELD_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static OPEN_SEARCH_MANAGED_CLUSTER_INDEX_NAME: Shape = Shape {
    name: "OpenSearchManagedClusterIndexName",
    sensitive: true,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("(?![\\-_+.])[a-z0-9][a-z0-9\\-_\\.]*")),
        values: &[],
    }),
};

pub static OPEN_SEARCH_SERVERLESS_COLLECTION_ARN: Shape = Shape {
    name: "OpenSearchServerlessCollectionArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("arn:aws:aoss:[a-z]{2}(-gov)?-[a-z]+-\\d{1}:\\d{12}:collection/[a-z0-9-]{3,32}")),
        values: &[],
    }),
};

pub static OPEN_SEARCH_SERVERLESS_CONFIGURATION: Shape = Shape {
    name: "OpenSearchServerlessConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "collectionArn",
                location: Location::Body,
                location_name: "collectionArn",
                required: true,
                shape: &OPEN_SEARCH_SERVERLESS_COLLECTION_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "fieldMapping",
                location: Location::Body,
                location_name: "fieldMapping",
                required: true,
                shape: &OPEN_SEARCH_SERVERLESS_FIELD_MAPPING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "vectorIndexName",
                location: Location::Body,
                location_name: "vectorIndexName",
                required: true,
                shape: &OPEN_SEARCH_SERVERLESS_INDEX_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static OPEN_SEARCH_SERVERLESS_FIELD_MAPPING: Shape = Shape {
    name: "OpenSearchServerlessFieldMapping",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "metadataField",
                location: Location::Body,
                location_name: "metadataField",
                required: true,
                shape: &FIELD_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "textField",
                location: Location::Body,
                location_name: "textField",
                required: true,
                shape: &FIELD_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "vectorField",
                location: Location::Body,
                location_name: "vectorField",
                required: true,
                shape: &FIELD_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static OPEN_SEARCH_SERVERLESS_INDEX_NAME: Shape = Shape {
    name: "OpenSearchServerlessIndexName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(".*")),
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

pub static PARSING_CONFIGURATION: Shape = Shape {
    name: "ParsingConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "bedrockDataAutomationConfiguration",
                location: Location::Body,
                location_name: "bedrockDataAutomationConfiguration",
                required: false,
                shape: &BEDROCK_DATA_AUTOMATION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "bedrockFoundationModelConfiguration",
                location: Location::Body,
                location_name: "bedrockFoundationModelConfiguration",
                required: false,
                shape: &BEDROCK_FOUNDATION_MODEL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "parsingStrategy",
                location: Location::Body,
                location_name: "parsingStrategy",
                required: true,
                shape: &PARSING_STRATEGY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PARSING_MODALITY: Shape = Shape {
    name: "ParsingModality",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["MULTIMODAL"] }),
};

pub static PARSING_PROMPT: Shape = Shape {
    name: "ParsingPrompt",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "parsingPromptText",
            location: Location::Body,
            location_name: "parsingPromptText",
            required: true,
            shape: &PARSING_PROMPT_TEXT,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static PARSING_PROMPT_TEXT: Shape = Shape {
    name: "ParsingPromptText",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(10000.0) }, pattern: None, values: &[] }),
};

pub static PARSING_STRATEGY: Shape = Shape {
    name: "ParsingStrategy",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["BEDROCK_FOUNDATION_MODEL", "BEDROCK_DATA_AUTOMATION", "SMART_PARSING", "MULTI_MODAL_EMBEDDINGS"],
    }),
};

pub static PATTERN_OBJECT_FILTER: Shape = Shape {
    name: "PatternObjectFilter",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "exclusionFilters",
                location: Location::Body,
                location_name: "exclusionFilters",
                required: false,
                shape: &FILTER_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inclusionFilters",
                location: Location::Body,
                location_name: "inclusionFilters",
                required: false,
                shape: &FILTER_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "objectType",
                location: Location::Body,
                location_name: "objectType",
                required: true,
                shape: &FILTERED_OBJECT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PATTERN_OBJECT_FILTER_CONFIGURATION: Shape = Shape {
    name: "PatternObjectFilterConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "filters",
            location: Location::Body,
            location_name: "filters",
            required: true,
            shape: &PATTERN_OBJECT_FILTER_LIST,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static PATTERN_OBJECT_FILTER_LIST: Shape = Shape {
    name: "PatternObjectFilterList",
    sensitive: true,
    kind: Kind::List {
        member: &PATTERN_OBJECT_FILTER,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(25.0) },
    },
};

pub static PAYLOAD: Shape = Shape {
    name: "Payload",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static PINECONE_CONFIGURATION: Shape = Shape {
    name: "PineconeConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "connectionString",
                location: Location::Body,
                location_name: "connectionString",
                required: true,
                shape: &PINECONE_CONNECTION_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "credentialsSecretArn",
                location: Location::Body,
                location_name: "credentialsSecretArn",
                required: true,
                shape: &SECRET_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "fieldMapping",
                location: Location::Body,
                location_name: "fieldMapping",
                required: true,
                shape: &PINECONE_FIELD_MAPPING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "namespace",
                location: Location::Body,
                location_name: "namespace",
                required: false,
                shape: &PINECONE_NAMESPACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PINECONE_CONNECTION_STRING: Shape = Shape {
    name: "PineconeConnectionString",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(".*")),
        values: &[],
    }),
};

pub static PINECONE_FIELD_MAPPING: Shape = Shape {
    name: "PineconeFieldMapping",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "metadataField",
                location: Location::Body,
                location_name: "metadataField",
                required: true,
                shape: &FIELD_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "textField",
                location: Location::Body,
                location_name: "textField",
                required: true,
                shape: &FIELD_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PINECONE_NAMESPACE: Shape = Shape {
    name: "PineconeNamespace",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(".*")),
        values: &[],
    }),
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

pub static PRIMITIVE_LONG: Shape =
    Shape { name: "PrimitiveLong", sensitive: false, kind: Kind::Long(Range { min: None, max: None }) };

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

pub static QUERY_ENGINE_TYPE: Shape = Shape {
    name: "QueryEngineType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["REDSHIFT"] }),
};

pub static QUERY_EXECUTION_TIMEOUT_SECONDS: Shape = Shape {
    name: "QueryExecutionTimeoutSeconds",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: Some(200.0) }),
};

pub static QUERY_GENERATION_COLUMN: Shape = Shape {
    name: "QueryGenerationColumn",
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
                shape: &DESCRIPTION_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inclusion",
                location: Location::Body,
                location_name: "inclusion",
                required: false,
                shape: &INCLUDE_EXCLUDE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
                required: false,
                shape: &QUERY_GENERATION_COLUMN_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static QUERY_GENERATION_COLUMN_NAME: Shape = Shape {
    name: "QueryGenerationColumnName",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(127.0) }, pattern: None, values: &[] }),
};

pub static QUERY_GENERATION_COLUMNS: Shape = Shape {
    name: "QueryGenerationColumns",
    sensitive: false,
    kind: Kind::List {
        member: &QUERY_GENERATION_COLUMN,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static QUERY_GENERATION_CONFIGURATION: Shape = Shape {
    name: "QueryGenerationConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "executionTimeoutSeconds",
                location: Location::Body,
                location_name: "executionTimeoutSeconds",
                required: false,
                shape: &QUERY_EXECUTION_TIMEOUT_SECONDS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "generationContext",
                location: Location::Body,
                location_name: "generationContext",
                required: false,
                shape: &QUERY_GENERATION_CONTEXT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static QUERY_GENERATION_CONTEXT: Shape = Shape {
    name: "QueryGenerationContext",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "curatedQueries",
                location: Location::Body,
                location_name: "curatedQueries",
                required: false,
                shape: &CURATED_QUERIES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "tables",
                location: Location::Body,
                location_name: "tables",
                required: false,
                shape: &QUERY_GENERATION_TABLES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static QUERY_GENERATION_TABLE: Shape = Shape {
    name: "QueryGenerationTable",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "columns",
                location: Location::Body,
                location_name: "columns",
                required: false,
                shape: &QUERY_GENERATION_COLUMNS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: false,
                shape: &DESCRIPTION_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inclusion",
                location: Location::Body,
                location_name: "inclusion",
                required: false,
                shape: &INCLUDE_EXCLUDE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
                required: true,
                shape: &QUERY_GENERATION_TABLE_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static QUERY_GENERATION_TABLE_NAME: Shape = Shape {
    name: "QueryGenerationTableName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new(".*\\..*\\..*")),
        values: &[],
    }),
};

pub static QUERY_GENERATION_TABLES: Shape = Shape {
    name: "QueryGenerationTables",
    sensitive: false,
    kind: Kind::List {
        member: &QUERY_GENERATION_TABLE,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(50.0) },
    },
};

pub static RDS_ARN: Shape = Shape {
    name: "RdsArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("arn:aws(|-cn|-us-gov):rds:[a-zA-Z0-9-]*:[0-9]{12}:cluster:[a-zA-Z0-9-]{1,63}")),
        values: &[],
    }),
};

pub static RDS_CONFIGURATION: Shape = Shape {
    name: "RdsConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "credentialsSecretArn",
                location: Location::Body,
                location_name: "credentialsSecretArn",
                required: true,
                shape: &SECRET_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "databaseName",
                location: Location::Body,
                location_name: "databaseName",
                required: true,
                shape: &RDS_DATABASE_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "fieldMapping",
                location: Location::Body,
                location_name: "fieldMapping",
                required: true,
                shape: &RDS_FIELD_MAPPING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "resourceArn",
                location: Location::Body,
                location_name: "resourceArn",
                required: true,
                shape: &RDS_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "tableName",
                location: Location::Body,
                location_name: "tableName",
                required: true,
                shape: &RDS_TABLE_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RDS_DATABASE_NAME: Shape = Shape {
    name: "RdsDatabaseName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(63.0) },
        pattern: Some(Pattern::new("[a-zA-Z0-9_\\-]+")),
        values: &[],
    }),
};

pub static RDS_FIELD_MAPPING: Shape = Shape {
    name: "RdsFieldMapping",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "customMetadataField",
                location: Location::Body,
                location_name: "customMetadataField",
                required: false,
                shape: &COLUMN_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "metadataField",
                location: Location::Body,
                location_name: "metadataField",
                required: true,
                shape: &COLUMN_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "primaryKeyField",
                location: Location::Body,
                location_name: "primaryKeyField",
                required: true,
                shape: &COLUMN_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "textField",
                location: Location::Body,
                location_name: "textField",
                required: true,
                shape: &COLUMN_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "vectorField",
                location: Location::Body,
                location_name: "vectorField",
                required: true,
                shape: &COLUMN_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RDS_TABLE_NAME: Shape = Shape {
    name: "RdsTableName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(63.0) },
        pattern: Some(Pattern::new("[a-zA-Z0-9_\\.\\-]+")),
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

pub static REDIS_ENTERPRISE_CLOUD_CONFIGURATION: Shape = Shape {
    name: "RedisEnterpriseCloudConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "credentialsSecretArn",
                location: Location::Body,
                location_name: "credentialsSecretArn",
                required: true,
                shape: &SECRET_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "endpoint",
                location: Location::Body,
                location_name: "endpoint",
                required: true,
                shape: &REDIS_ENTERPRISE_CLOUD_ENDPOINT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "fieldMapping",
                location: Location::Body,
                location_name: "fieldMapping",
                required: true,
                shape: &REDIS_ENTERPRISE_CLOUD_FIELD_MAPPING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "vectorIndexName",
                location: Location::Body,
                location_name: "vectorIndexName",
                required: true,
                shape: &REDIS_ENTERPRISE_CLOUD_INDEX_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static REDIS_ENTERPRISE_CLOUD_ENDPOINT: Shape = Shape {
    name: "RedisEnterpriseCloudEndpoint",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(".*")),
        values: &[],
    }),
};

pub static REDIS_ENTERPRISE_CLOUD_FIELD_MAPPING: Shape = Shape {
    name: "RedisEnterpriseCloudFieldMapping",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "metadataField",
                location: Location::Body,
                location_name: "metadataField",
                required: true,
                shape: &FIELD_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "textField",
                location: Location::Body,
                location_name: "textField",
                required: true,
                shape: &FIELD_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "vectorField",
                location: Location::Body,
                location_name: "vectorField",
                required: true,
                shape: &FIELD_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static REDIS_ENTERPRISE_CLOUD_INDEX_NAME: Shape = Shape {
    name: "RedisEnterpriseCloudIndexName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(".*")),
        values: &[],
    }),
};

pub static REDSHIFT_CLUSTER_IDENTIFIER: Shape = Shape {
    name: "RedshiftClusterIdentifier",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(63.0) }, pattern: None, values: &[] }),
};

pub static REDSHIFT_CONFIGURATION: Shape = Shape {
    name: "RedshiftConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "queryEngineConfiguration",
                location: Location::Body,
                location_name: "queryEngineConfiguration",
                required: true,
                shape: &REDSHIFT_QUERY_ENGINE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "queryGenerationConfiguration",
                location: Location::Body,
                location_name: "queryGenerationConfiguration",
                required: false,
                shape: &QUERY_GENERATION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "storageConfigurations",
                location: Location::Body,
                location_name: "storageConfigurations",
                required: true,
                shape: &REDSHIFT_QUERY_ENGINE_STORAGE_CONFIGURATIONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static REDSHIFT_DATABASE: Shape = Shape {
    name: "RedshiftDatabase",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(200.0) }, pattern: None, values: &[] }),
};

pub static REDSHIFT_PROVISIONED_AUTH_CONFIGURATION: Shape = Shape {
    name: "RedshiftProvisionedAuthConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "databaseUser",
                location: Location::Body,
                location_name: "databaseUser",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &REDSHIFT_PROVISIONED_AUTH_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "usernamePasswordSecretArn",
                location: Location::Body,
                location_name: "usernamePasswordSecretArn",
                required: false,
                shape: &SECRET_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static REDSHIFT_PROVISIONED_AUTH_TYPE: Shape = Shape {
    name: "RedshiftProvisionedAuthType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["IAM", "USERNAME_PASSWORD", "USERNAME"],
    }),
};

pub static REDSHIFT_PROVISIONED_CONFIGURATION: Shape = Shape {
    name: "RedshiftProvisionedConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "authConfiguration",
                location: Location::Body,
                location_name: "authConfiguration",
                required: true,
                shape: &REDSHIFT_PROVISIONED_AUTH_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "clusterIdentifier",
                location: Location::Body,
                location_name: "clusterIdentifier",
                required: true,
                shape: &REDSHIFT_CLUSTER_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static REDSHIFT_QUERY_ENGINE_AWS_DATA_CATALOG_STORAGE_CONFIGURATION: Shape = Shape {
    name: "RedshiftQueryEngineAwsDataCatalogStorageConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "tableNames",
            location: Location::Body,
            location_name: "tableNames",
            required: true,
            shape: &AWS_DATA_CATALOG_TABLE_NAMES,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static REDSHIFT_QUERY_ENGINE_CONFIGURATION: Shape = Shape {
    name: "RedshiftQueryEngineConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "provisionedConfiguration",
                location: Location::Body,
                location_name: "provisionedConfiguration",
                required: false,
                shape: &REDSHIFT_PROVISIONED_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "serverlessConfiguration",
                location: Location::Body,
                location_name: "serverlessConfiguration",
                required: false,
                shape: &REDSHIFT_SERVERLESS_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &REDSHIFT_QUERY_ENGINE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static REDSHIFT_QUERY_ENGINE_REDSHIFT_STORAGE_CONFIGURATION: Shape = Shape {
    name: "RedshiftQueryEngineRedshiftStorageConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "databaseName",
            location: Location::Body,
            location_name: "databaseName",
            required: true,
            shape: &REDSHIFT_DATABASE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static REDSHIFT_QUERY_ENGINE_STORAGE_CONFIGURATION: Shape = Shape {
    name: "RedshiftQueryEngineStorageConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "awsDataCatalogConfiguration",
                location: Location::Body,
                location_name: "awsDataCatalogConfiguration",
                required: false,
                shape: &REDSHIFT_QUERY_ENGINE_AWS_DATA_CATALOG_STORAGE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "redshiftConfiguration",
                location: Location::Body,
                location_name: "redshiftConfiguration",
                required: false,
                shape: &REDSHIFT_QUERY_ENGINE_REDSHIFT_STORAGE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &REDSHIFT_QUERY_ENGINE_STORAGE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static REDSHIFT_QUERY_ENGINE_STORAGE_CONFIGURATIONS: Shape = Shape {
    name: "RedshiftQueryEngineStorageConfigurations",
    sensitive: false,
    kind: Kind::List {
        member: &REDSHIFT_QUERY_ENGINE_STORAGE_CONFIGURATION,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(1.0) },
    },
};

pub static REDSHIFT_QUERY_ENGINE_STORAGE_TYPE: Shape = Shape {
    name: "RedshiftQueryEngineStorageType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["REDSHIFT", "AWS_DATA_CATALOG"],
    }),
};

pub static REDSHIFT_QUERY_ENGINE_TYPE: Shape = Shape {
    name: "RedshiftQueryEngineType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["SERVERLESS", "PROVISIONED"],
    }),
};

pub static REDSHIFT_SERVERLESS_AUTH_CONFIGURATION: Shape = Shape {
    name: "RedshiftServerlessAuthConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &REDSHIFT_SERVERLESS_AUTH_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "usernamePasswordSecretArn",
                location: Location::Body,
                location_name: "usernamePasswordSecretArn",
                required: false,
                shape: &SECRET_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static REDSHIFT_SERVERLESS_AUTH_TYPE: Shape = Shape {
    name: "RedshiftServerlessAuthType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["IAM", "USERNAME_PASSWORD"],
    }),
};

pub static REDSHIFT_SERVERLESS_CONFIGURATION: Shape = Shape {
    name: "RedshiftServerlessConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "authConfiguration",
                location: Location::Body,
                location_name: "authConfiguration",
                required: true,
                shape: &REDSHIFT_SERVERLESS_AUTH_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "workgroupArn",
                location: Location::Body,
                location_name: "workgroupArn",
                required: true,
                shape: &WORKGROUP_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
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

pub static S3_BUCKET_ARN: Shape = Shape {
    name: "S3BucketArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("arn:aws(|-cn|-us-gov):s3:::[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]")),
        values: &[],
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

pub static S3_BUCKET_URI: Shape = Shape {
    name: "S3BucketUri",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("s3://.{1,128}")),
        values: &[],
    }),
};

pub static S3_CONTENT: Shape = Shape {
    name: "S3Content",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "s3Location",
            location: Location::Body,
            location_name: "s3Location",
            required: true,
            shape: &S3_LOCATION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static S3_DATA_SOURCE_CONFIGURATION: Shape = Shape {
    name: "S3DataSourceConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "bucketArn",
                location: Location::Body,
                location_name: "bucketArn",
                required: true,
                shape: &S3_BUCKET_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "bucketOwnerAccountId",
                location: Location::Body,
                location_name: "bucketOwnerAccountId",
                required: false,
                shape: &BUCKET_OWNER_ACCOUNT_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inclusionPrefixes",
                location: Location::Body,
                location_name: "inclusionPrefixes",
                required: false,
                shape: &S3_PREFIXES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
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

pub static S3_LOCATION: Shape = Shape {
    name: "S3Location",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "uri",
            location: Location::Body,
            location_name: "uri",
            required: true,
            shape: &S3_BUCKET_URI,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
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

pub static S3_OBJECT_URI: Shape = Shape {
    name: "S3ObjectUri",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(1024.0) },
        pattern: Some(Pattern::new("s3://[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]/.{1,1024}")),
        values: &[],
    }),
};

pub static S3_PREFIX: Shape = Shape {
    name: "S3Prefix",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(300.0) }, pattern: None, values: &[] }),
};

pub static S3_PREFIXES: Shape = Shape {
    name: "S3Prefixes",
    sensitive: false,
    kind: Kind::List {
        member: &S3_PREFIX,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(1.0) },
    },
};

pub static S3_VECTORS_CONFIGURATION: Shape = Shape {
    name: "S3VectorsConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "indexArn",
                location: Location::Body,
                location_name: "indexArn",
                required: false,
                shape: &INDEX_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "indexName",
                location: Location::Body,
                location_name: "indexName",
                required: false,
                shape: &INDEX_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "vectorBucketArn",
                location: Location::Body,
                location_name: "vectorBucketArn",
                required: false,
                shape: &VECTOR_BUCKET_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SALESFORCE_AUTH_TYPE: Shape = Shape {
    name: "SalesforceAuthType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["OAUTH2_CLIENT_CREDENTIALS"],
    }),
};

pub static SALESFORCE_CRAWLER_CONFIGURATION: Shape = Shape {
    name: "SalesforceCrawlerConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "filterConfiguration",
            location: Location::Body,
            location_name: "filterConfiguration",
            required: false,
            shape: &CRAWL_FILTER_CONFIGURATION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static SALESFORCE_DATA_SOURCE_CONFIGURATION: Shape = Shape {
    name: "SalesforceDataSourceConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "crawlerConfiguration",
                location: Location::Body,
                location_name: "crawlerConfiguration",
                required: false,
                shape: &SALESFORCE_CRAWLER_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sourceConfiguration",
                location: Location::Body,
                location_name: "sourceConfiguration",
                required: true,
                shape: &SALESFORCE_SOURCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SALESFORCE_SOURCE_CONFIGURATION: Shape = Shape {
    name: "SalesforceSourceConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "authType",
                location: Location::Body,
                location_name: "authType",
                required: true,
                shape: &SALESFORCE_AUTH_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "credentialsSecretArn",
                location: Location::Body,
                location_name: "credentialsSecretArn",
                required: true,
                shape: &SECRET_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "hostUrl",
                location: Location::Body,
                location_name: "hostUrl",
                required: true,
                shape: &HTTPS_URL,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SEARCHABLE_STATUS: Shape = Shape {
    name: "SearchableStatus",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["ENABLED", "DISABLED"] }),
};

pub static SECRET_ARN: Shape = Shape {
    name: "SecretArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new(
            "arn:aws(|-cn|-us-gov):secretsmanager:[a-z0-9-]{1,20}:([0-9]{12}|):secret:[a-zA-Z0-9!/_+=.@-]{1,512}",
        )),
        values: &[],
    }),
};

pub static SEED_URL: Shape = Shape {
    name: "SeedUrl",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "url",
            location: Location::Body,
            location_name: "url",
            required: false,
            shape: &URL,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static SEED_URLS: Shape = Shape {
    name: "SeedUrls",
    sensitive: false,
    kind: Kind::List {
        member: &SEED_URL,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(100.0) },
    },
};

pub static SEMANTIC_CHUNKING_CONFIGURATION: Shape = Shape {
    name: "SemanticChunkingConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "breakpointPercentileThreshold",
                location: Location::Body,
                location_name: "breakpointPercentileThreshold",
                required: true,
                shape: &SEMANTIC_CHUNKING_CONFIGURATION_BREAKPOINT_PERCENTILE_THRESHOLD_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "bufferSize",
                location: Location::Body,
                location_name: "bufferSize",
                required: true,
                shape: &SEMANTIC_CHUNKING_CONFIGURATION_BUFFER_SIZE_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "maxTokens",
                location: Location::Body,
                location_name: "maxTokens",
                required: true,
                shape: &SEMANTIC_CHUNKING_CONFIGURATION_MAX_TOKENS_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SEMANTIC_CHUNKING_CONFIGURATION_BREAKPOINT_PERCENTILE_THRESHOLD_INTEGER: Shape = Shape {
    name: "SemanticChunkingConfigurationBreakpointPercentileThresholdInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(50.0), max: Some(99.0) }),
};

pub static SEMANTIC_CHUNKING_CONFIGURATION_BUFFER_SIZE_INTEGER: Shape = Shape {
    name: "SemanticChunkingConfigurationBufferSizeInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: Some(1.0) }),
};

pub static SEMANTIC_CHUNKING_CONFIGURATION_MAX_TOKENS_INTEGER: Shape = Shape {
    name: "SemanticChunkingConfigurationMaxTokensInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: Some(8192.0) }),
};

pub static SERVER_SIDE_ENCRYPTION_CONFIGURATION: Shape = Shape {
    name: "ServerSideEncryptionConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "kmsKeyArn",
            location: Location::Body,
            location_name: "kmsKeyArn",
            required: false,
            shape: &KMS_KEY_ARN,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
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

pub static SHARE_POINT_AUTH_TYPE: Shape = Shape {
    name: "SharePointAuthType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["OAUTH2_CLIENT_CREDENTIALS", "OAUTH2_SHAREPOINT_APP_ONLY_CLIENT_CREDENTIALS"],
    }),
};

pub static SHARE_POINT_CRAWLER_CONFIGURATION: Shape = Shape {
    name: "SharePointCrawlerConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "filterConfiguration",
            location: Location::Body,
            location_name: "filterConfiguration",
            required: false,
            shape: &CRAWL_FILTER_CONFIGURATION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static SHARE_POINT_DATA_SOURCE_CONFIGURATION: Shape = Shape {
    name: "SharePointDataSourceConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "crawlerConfiguration",
                location: Location::Body,
                location_name: "crawlerConfiguration",
                required: false,
                shape: &SHARE_POINT_CRAWLER_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sourceConfiguration",
                location: Location::Body,
                location_name: "sourceConfiguration",
                required: true,
                shape: &SHARE_POINT_SOURCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SHARE_POINT_DOMAIN: Shape = Shape {
    name: "SharePointDomain",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(50.0) }, pattern: None, values: &[] }),
};

pub static SHARE_POINT_HOST_TYPE: Shape = Shape {
    name: "SharePointHostType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["ONLINE"] }),
};

pub static SHARE_POINT_SITE_URLS: Shape = Shape {
    name: "SharePointSiteUrls",
    sensitive: false,
    kind: Kind::List {
        member: &HTTPS_URL,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(100.0) },
    },
};

pub static SHARE_POINT_SOURCE_CONFIGURATION: Shape = Shape {
    name: "SharePointSourceConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "authType",
                location: Location::Body,
                location_name: "authType",
                required: true,
                shape: &SHARE_POINT_AUTH_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "credentialsSecretArn",
                location: Location::Body,
                location_name: "credentialsSecretArn",
                required: true,
                shape: &SECRET_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "domain",
                location: Location::Body,
                location_name: "domain",
                required: true,
                shape: &SHARE_POINT_DOMAIN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "hostType",
                location: Location::Body,
                location_name: "hostType",
                required: true,
                shape: &SHARE_POINT_HOST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "siteUrls",
                location: Location::Body,
                location_name: "siteUrls",
                required: true,
                shape: &SHARE_POINT_SITE_URLS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "tenantId",
                location: Location::Body,
                location_name: "tenantId",
                required: false,
                shape: &MICROSOFT365_TENANT_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SORT_ORDER: Shape = Shape {
    name: "SortOrder",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["ASCENDING", "DESCENDING"],
    }),
};

pub static SQL_KNOWLEDGE_BASE_CONFIGURATION: Shape = Shape {
    name: "SqlKnowledgeBaseConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "redshiftConfiguration",
                location: Location::Body,
                location_name: "redshiftConfiguration",
                required: false,
                shape: &REDSHIFT_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &QUERY_ENGINE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SQL_STRING: Shape = Shape {
    name: "SqlString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(1000.0) }, pattern: None, values: &[] }),
};

pub static START_INGESTION_JOB_REQUEST: Shape = Shape {
    name: "StartIngestionJobRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
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
                name: "dataSourceId",
                location: Location::Label,
                location_name: "dataSourceId",
                required: true,
                shape: &ID,
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
        ],
    }),
};

pub static START_INGESTION_JOB_RESPONSE: Shape = Shape {
    name: "StartIngestionJobResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "ingestionJob",
            location: Location::Body,
            location_name: "ingestionJob",
            required: true,
            shape: &INGESTION_JOB,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static STEP_TYPE: Shape = Shape {
    name: "StepType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["POST_CHUNKING"] }),
};

pub static STOP_INGESTION_JOB_REQUEST: Shape = Shape {
    name: "StopIngestionJobRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "dataSourceId",
                location: Location::Label,
                location_name: "dataSourceId",
                required: true,
                shape: &ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ingestionJobId",
                location: Location::Label,
                location_name: "ingestionJobId",
                required: true,
                shape: &ID,
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

pub static STOP_INGESTION_JOB_RESPONSE: Shape = Shape {
    name: "StopIngestionJobResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "ingestionJob",
            location: Location::Body,
            location_name: "ingestionJob",
            required: true,
            shape: &INGESTION_JOB,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

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

pub static STORAGE_CONFIGURATION: Shape = Shape {
    name: "StorageConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "mongoDbAtlasConfiguration",
                location: Location::Body,
                location_name: "mongoDbAtlasConfiguration",
                required: false,
                shape: &MONGO_DB_ATLAS_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "neptuneAnalyticsConfiguration",
                location: Location::Body,
                location_name: "neptuneAnalyticsConfiguration",
                required: false,
                shape: &NEPTUNE_ANALYTICS_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "opensearchManagedClusterConfiguration",
                location: Location::Body,
                location_name: "opensearchManagedClusterConfiguration",
                required: false,
                shape: &OPEN_SEARCH_MANAGED_CLUSTER_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "opensearchServerlessConfiguration",
                location: Location::Body,
                location_name: "opensearchServerlessConfiguration",
                required: false,
                shape: &OPEN_SEARCH_SERVERLESS_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "pineconeConfiguration",
                location: Location::Body,
                location_name: "pineconeConfiguration",
                required: false,
                shape: &PINECONE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "rdsConfiguration",
                location: Location::Body,
                location_name: "rdsConfiguration",
                required: false,
                shape: &RDS_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "redisEnterpriseCloudConfiguration",
                location: Location::Body,
                location_name: "redisEnterpriseCloudConfiguration",
                required: false,
                shape: &REDIS_ENTERPRISE_CLOUD_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "s3VectorsConfiguration",
                location: Location::Body,
                location_name: "s3VectorsConfiguration",
                required: false,
                shape: &S3_VECTORS_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &KNOWLEDGE_BASE_STORAGE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static STORAGE_DAYS: Shape =
    Shape { name: "StorageDays", sensitive: false, kind: Kind::Integer(Range { min: Some(0.0), max: Some(365.0) }) };

pub static STRING: Shape = Shape {
    name: "String",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static STRING_VALUE: Shape = Shape {
    name: "StringValue",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(2048.0) }, pattern: None, values: &[] }),
};

pub static SUPPLEMENTAL_DATA_STORAGE_CONFIGURATION: Shape = Shape {
    name: "SupplementalDataStorageConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "storageLocations",
            location: Location::Body,
            location_name: "storageLocations",
            required: true,
            shape: &SUPPLEMENTAL_DATA_STORAGE_LOCATIONS,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static SUPPLEMENTAL_DATA_STORAGE_LOCATION: Shape = Shape {
    name: "SupplementalDataStorageLocation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "s3Location",
                location: Location::Body,
                location_name: "s3Location",
                required: false,
                shape: &S3_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &SUPPLEMENTAL_DATA_STORAGE_LOCATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SUPPLEMENTAL_DATA_STORAGE_LOCATION_TYPE: Shape = Shape {
    name: "SupplementalDataStorageLocationType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["S3"] }),
};

pub static SUPPLEMENTAL_DATA_STORAGE_LOCATIONS: Shape = Shape {
    name: "SupplementalDataStorageLocations",
    sensitive: false,
    kind: Kind::List {
        member: &SUPPLEMENTAL_DATA_STORAGE_LOCATION,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(1.0) },
    },
};

pub static SYNC_SCHEDULE: Shape = Shape {
    name: "SyncSchedule",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "daily",
                location: Location::Body,
                location_name: "daily",
                required: false,
                shape: &DAILY_SCHEDULE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "monthly",
                location: Location::Body,
                location_name: "monthly",
                required: false,
                shape: &MONTHLY_SCHEDULE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "weekly",
                location: Location::Body,
                location_name: "weekly",
                required: false,
                shape: &WEEKLY_SCHEDULE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
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

pub static TEXT_CONTENT_DOC: Shape = Shape {
    name: "TextContentDoc",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "data",
            location: Location::Body,
            location_name: "data",
            required: true,
            shape: &DATA,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

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

pub static TRANSFORMATION: Shape = Shape {
    name: "Transformation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "stepToApply",
                location: Location::Body,
                location_name: "stepToApply",
                required: true,
                shape: &STEP_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "transformationFunction",
                location: Location::Body,
                location_name: "transformationFunction",
                required: true,
                shape: &TRANSFORMATION_FUNCTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static TRANSFORMATION_FUNCTION: Shape = Shape {
    name: "TransformationFunction",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "transformationLambdaConfiguration",
            location: Location::Body,
            location_name: "transformationLambdaConfiguration",
            required: true,
            shape: &TRANSFORMATION_LAMBDA_CONFIGURATION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static TRANSFORMATION_LAMBDA_CONFIGURATION: Shape = Shape {
    name: "TransformationLambdaConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "lambdaArn",
            location: Location::Body,
            location_name: "lambdaArn",
            required: true,
            shape: &LAMBDA_ARN,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static TRANSFORMATIONS: Shape = Shape {
    name: "Transformations",
    sensitive: false,
    kind: Kind::List {
        member: &TRANSFORMATION,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(1.0) },
    },
};

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

pub static UPDATE_DATA_SOURCE_REQUEST: Shape = Shape {
    name: "UpdateDataSourceRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "dataDeletionPolicy",
                location: Location::Body,
                location_name: "dataDeletionPolicy",
                required: false,
                shape: &DATA_DELETION_POLICY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "dataSourceConfiguration",
                location: Location::Body,
                location_name: "dataSourceConfiguration",
                required: true,
                shape: &DATA_SOURCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "dataSourceId",
                location: Location::Label,
                location_name: "dataSourceId",
                required: true,
                shape: &ID,
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
                name: "serverSideEncryptionConfiguration",
                location: Location::Body,
                location_name: "serverSideEncryptionConfiguration",
                required: false,
                shape: &SERVER_SIDE_ENCRYPTION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "vectorIngestionConfiguration",
                location: Location::Body,
                location_name: "vectorIngestionConfiguration",
                required: false,
                shape: &VECTOR_INGESTION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static UPDATE_DATA_SOURCE_RESPONSE: Shape = Shape {
    name: "UpdateDataSourceResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "dataSource",
            location: Location::Body,
            location_name: "dataSource",
            required: true,
            shape: &DATA_SOURCE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static UPDATE_KNOWLEDGE_BASE_REQUEST: Shape = Shape {
    name: "UpdateKnowledgeBaseRequest",
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
                name: "knowledgeBaseConfiguration",
                location: Location::Body,
                location_name: "knowledgeBaseConfiguration",
                required: true,
                shape: &KNOWLEDGE_BASE_CONFIGURATION,
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
                name: "metadataConfigurations",
                location: Location::Body,
                location_name: "metadataConfigurations",
                required: false,
                shape: &METADATA_CONFIGURATIONS,
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
                name: "roleArn",
                location: Location::Body,
                location_name: "roleArn",
                required: true,
                shape: &KNOWLEDGE_BASE_ROLE_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "storageConfiguration",
                location: Location::Body,
                location_name: "storageConfiguration",
                required: false,
                shape: &STORAGE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static UPDATE_KNOWLEDGE_BASE_RESPONSE: Shape = Shape {
    name: "UpdateKnowledgeBaseResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "knowledgeBase",
            location: Location::Body,
            location_name: "knowledgeBase",
            required: true,
            shape: &KNOWLEDGE_BASE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static URL: Shape = Shape {
    name: "Url",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("https?://[A-Za-z0-9][^\\s]*")),
        values: &[],
    }),
};

pub static URL_CONFIGURATION: Shape = Shape {
    name: "UrlConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "seedUrls",
            location: Location::Body,
            location_name: "seedUrls",
            required: false,
            shape: &SEED_URLS,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static USER_AGENT: Shape = Shape {
    name: "UserAgent",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(15.0), max: Some(40.0) }, pattern: None, values: &[] }),
};

pub static USER_AGENT_HEADER: Shape = Shape {
    name: "UserAgentHeader",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(61.0), max: Some(86.0) }, pattern: None, values: &[] }),
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

pub static VECTOR_BUCKET_ARN: Shape = Shape {
    name: "VectorBucketArn",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static VECTOR_INGESTION_CONFIGURATION: Shape = Shape {
    name: "VectorIngestionConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "chunkingConfiguration",
                location: Location::Body,
                location_name: "chunkingConfiguration",
                required: false,
                shape: &CHUNKING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "contextEnrichmentConfiguration",
                location: Location::Body,
                location_name: "contextEnrichmentConfiguration",
                required: false,
                shape: &CONTEXT_ENRICHMENT_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "customTransformationConfiguration",
                location: Location::Body,
                location_name: "customTransformationConfiguration",
                required: false,
                shape: &CUSTOM_TRANSFORMATION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "parsingConfiguration",
                location: Location::Body,
                location_name: "parsingConfiguration",
                required: false,
                shape: &PARSING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static VECTOR_KNOWLEDGE_BASE_CONFIGURATION: Shape = Shape {
    name: "VectorKnowledgeBaseConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "embeddingModelArn",
                location: Location::Body,
                location_name: "embeddingModelArn",
                required: true,
                shape: &BEDROCK_EMBEDDING_MODEL_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "embeddingModelConfiguration",
                location: Location::Body,
                location_name: "embeddingModelConfiguration",
                required: false,
                shape: &EMBEDDING_MODEL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "supplementalDataStorageConfiguration",
                location: Location::Body,
                location_name: "supplementalDataStorageConfiguration",
                required: false,
                shape: &SUPPLEMENTAL_DATA_STORAGE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
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

pub static VIDEO_CONFIGURATION: Shape = Shape {
    name: "VideoConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "segmentationConfiguration",
            location: Location::Body,
            location_name: "segmentationConfiguration",
            required: true,
            shape: &VIDEO_SEGMENTATION_CONFIGURATION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static VIDEO_CONFIGURATIONS: Shape = Shape {
    name: "VideoConfigurations",
    sensitive: false,
    kind: Kind::List {
        member: &VIDEO_CONFIGURATION,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(1.0) },
    },
};

pub static VIDEO_EXTRACTION_CONFIGURATION: Shape = Shape {
    name: "VideoExtractionConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "videoExtractionStatus",
            location: Location::Body,
            location_name: "videoExtractionStatus",
            required: true,
            shape: &ENABLED_OR_DISABLED_STATE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static VIDEO_SEGMENTATION_CONFIGURATION: Shape = Shape {
    name: "VideoSegmentationConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "fixedLengthDuration",
            location: Location::Body,
            location_name: "fixedLengthDuration",
            required: true,
            shape: &VIDEO_SEGMENTATION_CONFIGURATION_FIXED_LENGTH_DURATION_INTEGER,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static VIDEO_SEGMENTATION_CONFIGURATION_FIXED_LENGTH_DURATION_INTEGER: Shape = Shape {
    name: "VideoSegmentationConfigurationFixedLengthDurationInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: Some(30.0) }),
};

pub static WEB_CRAWLER_CONFIGURATION: Shape = Shape {
    name: "WebCrawlerConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "crawlerLimits",
                location: Location::Body,
                location_name: "crawlerLimits",
                required: false,
                shape: &WEB_CRAWLER_LIMITS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "exclusionFilters",
                location: Location::Body,
                location_name: "exclusionFilters",
                required: false,
                shape: &FILTER_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inclusionFilters",
                location: Location::Body,
                location_name: "inclusionFilters",
                required: false,
                shape: &FILTER_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "scope",
                location: Location::Body,
                location_name: "scope",
                required: false,
                shape: &WEB_SCOPE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "userAgent",
                location: Location::Body,
                location_name: "userAgent",
                required: false,
                shape: &USER_AGENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "userAgentHeader",
                location: Location::Body,
                location_name: "userAgentHeader",
                required: false,
                shape: &USER_AGENT_HEADER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static WEB_CRAWLER_LIMITS: Shape = Shape {
    name: "WebCrawlerLimits",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "maxPages",
                location: Location::Body,
                location_name: "maxPages",
                required: false,
                shape: &WEB_CRAWLER_LIMITS_MAX_PAGES_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "rateLimit",
                location: Location::Body,
                location_name: "rateLimit",
                required: false,
                shape: &WEB_CRAWLER_LIMITS_RATE_LIMIT_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static WEB_CRAWLER_LIMITS_MAX_PAGES_INTEGER: Shape = Shape {
    name: "WebCrawlerLimitsMaxPagesInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: None }),
};

pub static WEB_CRAWLER_LIMITS_RATE_LIMIT_INTEGER: Shape = Shape {
    name: "WebCrawlerLimitsRateLimitInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: Some(300.0) }),
};

pub static WEB_DATA_SOURCE_CONFIGURATION: Shape = Shape {
    name: "WebDataSourceConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "crawlerConfiguration",
                location: Location::Body,
                location_name: "crawlerConfiguration",
                required: false,
                shape: &WEB_CRAWLER_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sourceConfiguration",
                location: Location::Body,
                location_name: "sourceConfiguration",
                required: true,
                shape: &WEB_SOURCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static WEB_SCOPE_TYPE: Shape = Shape {
    name: "WebScopeType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["HOST_ONLY", "SUBDOMAINS"],
    }),
};

pub static WEB_SOURCE_CONFIGURATION: Shape = Shape {
    name: "WebSourceConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "urlConfiguration",
            location: Location::Body,
            location_name: "urlConfiguration",
            required: true,
            shape: &URL_CONFIGURATION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static WEEKLY_SCHEDULE: Shape = Shape {
    name: "WeeklySchedule",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "dayOfWeek",
            location: Location::Body,
            location_name: "dayOfWeek",
            required: true,
            shape: &DAY_OF_WEEK,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static WORKGROUP_ARN: Shape = Shape {
    name: "WorkgroupArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new(
            "(arn:(aws(-[a-z]+)*):redshift-serverless:[a-z]{2}(-gov)?-[a-z]+-\\d{1}:\\d{12}:workgroup/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})",
        )),
        values: &[],
    }),
};
