// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The schema of every shape of `bedrock-agent-runtime`.

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

pub static AWS_RESOURCE_ARN: Shape = Shape {
    name: "AWSResourceARN",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("^arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}:[0-9]{12}:agent/[0-9a-zA-Z]{10}$")),
        values: &[],
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
                shape: &LAMBDA_RESOURCE_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ACTION_GROUP_INVOCATION_INPUT: Shape = Shape {
    name: "ActionGroupInvocationInput",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "actionGroupName",
                location: Location::Body,
                location_name: "actionGroupName",
                required: false,
                shape: &ACTION_GROUP_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "apiPath",
                location: Location::Body,
                location_name: "apiPath",
                required: false,
                shape: &API_PATH,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "executionType",
                location: Location::Body,
                location_name: "executionType",
                required: false,
                shape: &EXECUTION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "function",
                location: Location::Body,
                location_name: "function",
                required: false,
                shape: &FUNCTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "invocationId",
                location: Location::Body,
                location_name: "invocationId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "parameters",
                location: Location::Body,
                location_name: "parameters",
                required: false,
                shape: &PARAMETERS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "requestBody",
                location: Location::Body,
                location_name: "requestBody",
                required: false,
                shape: &REQUEST_BODY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "verb",
                location: Location::Body,
                location_name: "verb",
                required: false,
                shape: &VERB,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ACTION_GROUP_INVOCATION_OUTPUT: Shape = Shape {
    name: "ActionGroupInvocationOutput",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "metadata",
                location: Location::Body,
                location_name: "metadata",
                required: false,
                shape: &METADATA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "text",
                location: Location::Body,
                location_name: "text",
                required: false,
                shape: &ACTION_GROUP_OUTPUT_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ACTION_GROUP_NAME: Shape = Shape {
    name: "ActionGroupName",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static ACTION_GROUP_OUTPUT_STRING: Shape = Shape {
    name: "ActionGroupOutputString",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
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

pub static ACTION_INVOCATION_TYPE: Shape = Shape {
    name: "ActionInvocationType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["RESULT", "USER_CONFIRMATION", "USER_CONFIRMATION_AND_RESULT"],
    }),
};

pub static ADDITIONAL_MODEL_REQUEST_FIELDS: Shape = Shape {
    name: "AdditionalModelRequestFields",
    sensitive: false,
    kind: Kind::Map {
        key: &ADDITIONAL_MODEL_REQUEST_FIELDS_KEY,
        value: &ADDITIONAL_MODEL_REQUEST_FIELDS_VALUE,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static ADDITIONAL_MODEL_REQUEST_FIELDS_KEY: Shape = Shape {
    name: "AdditionalModelRequestFieldsKey",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(100.0) }, pattern: None, values: &[] }),
};

pub static ADDITIONAL_MODEL_REQUEST_FIELDS_VALUE: Shape =
    Shape { name: "AdditionalModelRequestFieldsValue", sensitive: false, kind: Kind::Document };

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
                name: "actionGroupName",
                location: Location::Body,
                location_name: "actionGroupName",
                required: true,
                shape: &RESOURCE_NAME,
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
                shape: &RESOURCE_DESCRIPTION,
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

pub static AGENT_ACTION_GROUPS: Shape = Shape {
    name: "AgentActionGroups",
    sensitive: false,
    kind: Kind::List {
        member: &AGENT_ACTION_GROUP,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static AGENT_ALIAS_ARN: Shape = Shape {
    name: "AgentAliasArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "^arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}:[0-9]{12}:agent-alias/[0-9a-zA-Z]{10}/[0-9a-zA-Z]{10}$",
        )),
        values: &[],
    }),
};

pub static AGENT_ALIAS_ID: Shape = Shape {
    name: "AgentAliasId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(10.0) },
        pattern: Some(Pattern::new("^[0-9a-zA-Z]+$")),
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

pub static AGENT_COLLABORATOR_INPUT_PAYLOAD: Shape = Shape {
    name: "AgentCollaboratorInputPayload",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "returnControlResults",
                location: Location::Body,
                location_name: "returnControlResults",
                required: false,
                shape: &RETURN_CONTROL_RESULTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "text",
                location: Location::Body,
                location_name: "text",
                required: false,
                shape: &AGENT_COLLABORATOR_PAYLOAD_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: false,
                shape: &PAYLOAD_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AGENT_COLLABORATOR_INVOCATION_INPUT: Shape = Shape {
    name: "AgentCollaboratorInvocationInput",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentCollaboratorAliasArn",
                location: Location::Body,
                location_name: "agentCollaboratorAliasArn",
                required: false,
                shape: &AGENT_ALIAS_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentCollaboratorName",
                location: Location::Body,
                location_name: "agentCollaboratorName",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "input",
                location: Location::Body,
                location_name: "input",
                required: false,
                shape: &AGENT_COLLABORATOR_INPUT_PAYLOAD,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AGENT_COLLABORATOR_INVOCATION_OUTPUT: Shape = Shape {
    name: "AgentCollaboratorInvocationOutput",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentCollaboratorAliasArn",
                location: Location::Body,
                location_name: "agentCollaboratorAliasArn",
                required: false,
                shape: &AGENT_ALIAS_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentCollaboratorName",
                location: Location::Body,
                location_name: "agentCollaboratorName",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "metadata",
                location: Location::Body,
                location_name: "metadata",
                required: false,
                shape: &METADATA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "output",
                location: Location::Body,
                location_name: "output",
                required: false,
                shape: &AGENT_COLLABORATOR_OUTPUT_PAYLOAD,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AGENT_COLLABORATOR_OUTPUT_PAYLOAD: Shape = Shape {
    name: "AgentCollaboratorOutputPayload",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "returnControlPayload",
                location: Location::Body,
                location_name: "returnControlPayload",
                required: false,
                shape: &RETURN_CONTROL_PAYLOAD,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "text",
                location: Location::Body,
                location_name: "text",
                required: false,
                shape: &AGENT_COLLABORATOR_PAYLOAD_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: false,
                shape: &PAYLOAD_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AGENT_COLLABORATOR_PAYLOAD_STRING: Shape = Shape {
    name: "AgentCollaboratorPayloadString",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static AGENT_ID: Shape = Shape {
    name: "AgentId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(10.0) },
        pattern: Some(Pattern::new("^[0-9a-zA-Z]+$")),
        values: &[],
    }),
};

pub static AGENT_VERSION: Shape = Shape {
    name: "AgentVersion",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(5.0) },
        pattern: Some(Pattern::new("^(DRAFT|[0-9]{0,4}[1-9][0-9]{0,4})$")),
        values: &[],
    }),
};

pub static API_CONTENT_MAP: Shape = Shape {
    name: "ApiContentMap",
    sensitive: false,
    kind: Kind::Map {
        key: &STRING,
        value: &PROPERTY_PARAMETERS,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static API_INVOCATION_INPUT: Shape = Shape {
    name: "ApiInvocationInput",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "actionGroup",
                location: Location::Body,
                location_name: "actionGroup",
                required: true,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "actionInvocationType",
                location: Location::Body,
                location_name: "actionInvocationType",
                required: false,
                shape: &ACTION_INVOCATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Body,
                location_name: "agentId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "apiPath",
                location: Location::Body,
                location_name: "apiPath",
                required: false,
                shape: &API_PATH,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaboratorName",
                location: Location::Body,
                location_name: "collaboratorName",
                required: false,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "httpMethod",
                location: Location::Body,
                location_name: "httpMethod",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "parameters",
                location: Location::Body,
                location_name: "parameters",
                required: false,
                shape: &API_PARAMETERS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "requestBody",
                location: Location::Body,
                location_name: "requestBody",
                required: false,
                shape: &API_REQUEST_BODY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static API_PARAMETER: Shape = Shape {
    name: "ApiParameter",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
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
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "value",
                location: Location::Body,
                location_name: "value",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static API_PARAMETERS: Shape = Shape {
    name: "ApiParameters",
    sensitive: false,
    kind: Kind::List {
        member: &API_PARAMETER,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static API_PATH: Shape = Shape {
    name: "ApiPath",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static API_REQUEST_BODY: Shape = Shape {
    name: "ApiRequestBody",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "content",
            location: Location::Body,
            location_name: "content",
            required: false,
            shape: &API_CONTENT_MAP,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static API_RESULT: Shape = Shape {
    name: "ApiResult",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "actionGroup",
                location: Location::Body,
                location_name: "actionGroup",
                required: true,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Body,
                location_name: "agentId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "apiPath",
                location: Location::Body,
                location_name: "apiPath",
                required: false,
                shape: &API_PATH,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "confirmationState",
                location: Location::Body,
                location_name: "confirmationState",
                required: false,
                shape: &CONFIRMATION_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "httpMethod",
                location: Location::Body,
                location_name: "httpMethod",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "httpStatusCode",
                location: Location::Body,
                location_name: "httpStatusCode",
                required: false,
                shape: &INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "responseBody",
                location: Location::Body,
                location_name: "responseBody",
                required: false,
                shape: &RESPONSE_BODY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "responseState",
                location: Location::Body,
                location_name: "responseState",
                required: false,
                shape: &RESPONSE_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ATTRIBUTE_TYPE: Shape = Shape {
    name: "AttributeType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["STRING", "NUMBER", "BOOLEAN", "STRING_LIST"],
    }),
};

pub static ATTRIBUTION: Shape = Shape {
    name: "Attribution",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "citations",
            location: Location::Body,
            location_name: "citations",
            required: false,
            shape: &CITATIONS,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static AUDIO_SEGMENT: Shape = Shape {
    name: "AudioSegment",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "s3Uri",
                location: Location::Body,
                location_name: "s3Uri",
                required: true,
                shape: &AUDIO_SEGMENT_S3_URI_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "transcription",
                location: Location::Body,
                location_name: "transcription",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AUDIO_SEGMENT_S3_URI_STRING: Shape = Shape {
    name: "AudioSegmentS3UriString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: None }, pattern: None, values: &[] }),
};

pub static BAD_GATEWAY_EXCEPTION: Shape = Shape {
    name: "BadGatewayException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
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
            Member {
                name: "resourceName",
                location: Location::Body,
                location_name: "resourceName",
                required: false,
                shape: &NON_BLANK_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static BASE_PROMPT_TEMPLATE: Shape = Shape {
    name: "BasePromptTemplate",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(100000.0) }, pattern: None, values: &[] }),
};

pub static BEDROCK_MODEL_ARN: Shape = Shape {
    name: "BedrockModelArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "^(arn:aws(-[^:]+)?:(bedrock|sagemaker):[a-z0-9-]{1,20}:([0-9]{12})?:([a-z-]+/)?)?([a-z0-9.-]{1,63}){0,2}(([:][a-z0-9-]{1,63}){0,2})?(/[a-z0-9]{1,12})?$",
        )),
        values: &[],
    }),
};

pub static BEDROCK_MODEL_CONFIGURATIONS: Shape = Shape {
    name: "BedrockModelConfigurations",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "performanceConfig",
            location: Location::Body,
            location_name: "performanceConfig",
            required: false,
            shape: &PERFORMANCE_CONFIGURATION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static BEDROCK_RERANKING_CONFIGURATION: Shape = Shape {
    name: "BedrockRerankingConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "modelConfiguration",
                location: Location::Body,
                location_name: "modelConfiguration",
                required: true,
                shape: &BEDROCK_RERANKING_MODEL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "numberOfResults",
                location: Location::Body,
                location_name: "numberOfResults",
                required: false,
                shape: &BEDROCK_RERANKING_CONFIGURATION_NUMBER_OF_RESULTS_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static BEDROCK_RERANKING_CONFIGURATION_NUMBER_OF_RESULTS_INTEGER: Shape = Shape {
    name: "BedrockRerankingConfigurationNumberOfResultsInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: Some(1000.0) }),
};

pub static BEDROCK_RERANKING_MODEL_ARN: Shape = Shape {
    name: "BedrockRerankingModelArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("^(arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}::foundation-model/(.*))?$")),
        values: &[],
    }),
};

pub static BEDROCK_RERANKING_MODEL_CONFIGURATION: Shape = Shape {
    name: "BedrockRerankingModelConfiguration",
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
                shape: &ADDITIONAL_MODEL_REQUEST_FIELDS,
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

pub static BEDROCK_SESSION_CONTENT_BLOCK: Shape = Shape {
    name: "BedrockSessionContentBlock",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "image",
                location: Location::Body,
                location_name: "image",
                required: false,
                shape: &IMAGE_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "text",
                location: Location::Body,
                location_name: "text",
                required: false,
                shape: &BEDROCK_SESSION_CONTENT_BLOCK_TEXT_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static BEDROCK_SESSION_CONTENT_BLOCK_TEXT_STRING: Shape = Shape {
    name: "BedrockSessionContentBlockTextString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: None }, pattern: None, values: &[] }),
};

pub static BEDROCK_SESSION_CONTENT_BLOCKS: Shape = Shape {
    name: "BedrockSessionContentBlocks",
    sensitive: false,
    kind: Kind::List {
        member: &BEDROCK_SESSION_CONTENT_BLOCK,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: None },
    },
};

pub static BLOB: Shape = Shape { name: "Blob", sensitive: false, kind: Kind::Blob(Range { min: None, max: None }) };

pub static BOOLEAN: Shape = Shape { name: "Boolean", sensitive: false, kind: Kind::Boolean };

pub static BYTE_CONTENT_BLOB: Shape = Shape {
    name: "ByteContentBlob",
    sensitive: true,
    kind: Kind::Blob(Range { min: Some(1.0), max: Some(10485760.0) }),
};

pub static BYTE_CONTENT_DOC: Shape = Shape {
    name: "ByteContentDoc",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "contentType",
                location: Location::Body,
                location_name: "contentType",
                required: true,
                shape: &CONTENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
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
                name: "identifier",
                location: Location::Body,
                location_name: "identifier",
                required: true,
                shape: &IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static BYTE_CONTENT_FILE: Shape = Shape {
    name: "ByteContentFile",
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
                name: "mediaType",
                location: Location::Body,
                location_name: "mediaType",
                required: true,
                shape: &MIME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CALLER: Shape = Shape {
    name: "Caller",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[Member {
            name: "agentAliasArn",
            location: Location::Body,
            location_name: "agentAliasArn",
            required: false,
            shape: &AGENT_ALIAS_ARN,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CALLER_CHAIN: Shape = Shape {
    name: "CallerChain",
    sensitive: false,
    kind: Kind::List { member: &CALLER, member_name: None, flattened: false, range: Range { min: None, max: None } },
};

pub static CITATION: Shape = Shape {
    name: "Citation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "generatedResponsePart",
                location: Location::Body,
                location_name: "generatedResponsePart",
                required: false,
                shape: &GENERATED_RESPONSE_PART,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "retrievedReferences",
                location: Location::Body,
                location_name: "retrievedReferences",
                required: false,
                shape: &RETRIEVED_REFERENCES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CITATION_EVENT: Shape = Shape {
    name: "CitationEvent",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "citation",
                location: Location::Body,
                location_name: "citation",
                required: false,
                shape: &CITATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "generatedResponsePart",
                location: Location::Body,
                location_name: "generatedResponsePart",
                required: false,
                shape: &GENERATED_RESPONSE_PART,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "retrievedReferences",
                location: Location::Body,
                location_name: "retrievedReferences",
                required: false,
                shape: &RETRIEVED_REFERENCES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CITATIONS: Shape = Shape {
    name: "Citations",
    sensitive: false,
    kind: Kind::List { member: &CITATION, member_name: None, flattened: false, range: Range { min: None, max: None } },
};

pub static CODE_INTERPRETER_INVOCATION_INPUT: Shape = Shape {
    name: "CodeInterpreterInvocationInput",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "code",
                location: Location::Body,
                location_name: "code",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "files",
                location: Location::Body,
                location_name: "files",
                required: false,
                shape: &FILES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CODE_INTERPRETER_INVOCATION_OUTPUT: Shape = Shape {
    name: "CodeInterpreterInvocationOutput",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "executionError",
                location: Location::Body,
                location_name: "executionError",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "executionOutput",
                location: Location::Body,
                location_name: "executionOutput",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "executionTimeout",
                location: Location::Body,
                location_name: "executionTimeout",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "files",
                location: Location::Body,
                location_name: "files",
                required: false,
                shape: &FILES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "metadata",
                location: Location::Body,
                location_name: "metadata",
                required: false,
                shape: &METADATA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static COLLABORATION_INSTRUCTION: Shape = Shape {
    name: "CollaborationInstruction",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(4000.0) }, pattern: None, values: &[] }),
};

pub static COLLABORATOR: Shape = Shape {
    name: "Collaborator",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "actionGroups",
                location: Location::Body,
                location_name: "actionGroups",
                required: false,
                shape: &AGENT_ACTION_GROUPS,
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
                name: "agentName",
                location: Location::Body,
                location_name: "agentName",
                required: false,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaboratorConfigurations",
                location: Location::Body,
                location_name: "collaboratorConfigurations",
                required: false,
                shape: &COLLABORATOR_CONFIGURATIONS,
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
                shape: &GUARDRAIL_CONFIGURATION_WITH_ARN,
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
                required: true,
                shape: &INSTRUCTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBases",
                location: Location::Body,
                location_name: "knowledgeBases",
                required: false,
                shape: &KNOWLEDGE_BASES,
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

pub static COLLABORATOR_CONFIGURATION: Shape = Shape {
    name: "CollaboratorConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentAliasArn",
                location: Location::Body,
                location_name: "agentAliasArn",
                required: false,
                shape: &AGENT_ALIAS_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaboratorInstruction",
                location: Location::Body,
                location_name: "collaboratorInstruction",
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

pub static COLLABORATOR_CONFIGURATIONS: Shape = Shape {
    name: "CollaboratorConfigurations",
    sensitive: false,
    kind: Kind::List {
        member: &COLLABORATOR_CONFIGURATION,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static COLLABORATORS: Shape = Shape {
    name: "Collaborators",
    sensitive: false,
    kind: Kind::List {
        member: &COLLABORATOR,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static CONFIRMATION_STATE: Shape = Shape {
    name: "ConfirmationState",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["CONFIRM", "DENY"] }),
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

pub static CONTENT_BLOCK: Shape = Shape {
    name: "ContentBlock",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[Member {
            name: "text",
            location: Location::Body,
            location_name: "text",
            required: false,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CONTENT_BLOCKS: Shape = Shape {
    name: "ContentBlocks",
    sensitive: false,
    kind: Kind::List {
        member: &CONTENT_BLOCK,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static CONTENT_BODY: Shape = Shape {
    name: "ContentBody",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "body",
                location: Location::Body,
                location_name: "body",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "images",
                location: Location::Body,
                location_name: "images",
                required: false,
                shape: &IMAGE_INPUTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONTENT_MAP: Shape = Shape {
    name: "ContentMap",
    sensitive: false,
    kind: Kind::Map {
        key: &STRING,
        value: &PARAMETERS,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static CONTENT_TYPE: Shape = Shape {
    name: "ContentType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("[a-z]{1,20}/.{1,20}")),
        values: &[],
    }),
};

pub static CONVERSATION_HISTORY: Shape = Shape {
    name: "ConversationHistory",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "messages",
            location: Location::Body,
            location_name: "messages",
            required: false,
            shape: &MESSAGES,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CONVERSATION_ROLE: Shape = Shape {
    name: "ConversationRole",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["user", "assistant"] }),
};

pub static CREATE_INVOCATION_REQUEST: Shape = Shape {
    name: "CreateInvocationRequest",
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
                shape: &INVOCATION_DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "invocationId",
                location: Location::Body,
                location_name: "invocationId",
                required: false,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionIdentifier",
                location: Location::Label,
                location_name: "sessionIdentifier",
                required: true,
                shape: &SESSION_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CREATE_INVOCATION_RESPONSE: Shape = Shape {
    name: "CreateInvocationResponse",
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
                name: "invocationId",
                location: Location::Body,
                location_name: "invocationId",
                required: true,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Body,
                location_name: "sessionId",
                required: true,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CREATE_SESSION_REQUEST: Shape = Shape {
    name: "CreateSessionRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "encryptionKeyArn",
                location: Location::Body,
                location_name: "encryptionKeyArn",
                required: false,
                shape: &KMS_KEY_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionMetadata",
                location: Location::Body,
                location_name: "sessionMetadata",
                required: false,
                shape: &SESSION_METADATA_MAP,
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

pub static CREATE_SESSION_RESPONSE: Shape = Shape {
    name: "CreateSessionResponse",
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
                name: "sessionArn",
                location: Location::Body,
                location_name: "sessionArn",
                required: true,
                shape: &SESSION_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Body,
                location_name: "sessionId",
                required: true,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionStatus",
                location: Location::Body,
                location_name: "sessionStatus",
                required: true,
                shape: &SESSION_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
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

pub static CUSTOM_ORCHESTRATION_TRACE: Shape = Shape {
    name: "CustomOrchestrationTrace",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "event",
                location: Location::Body,
                location_name: "event",
                required: false,
                shape: &CUSTOM_ORCHESTRATION_TRACE_EVENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "traceId",
                location: Location::Body,
                location_name: "traceId",
                required: false,
                shape: &TRACE_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CUSTOM_ORCHESTRATION_TRACE_EVENT: Shape = Shape {
    name: "CustomOrchestrationTraceEvent",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "text",
            location: Location::Body,
            location_name: "text",
            required: false,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DATE_TIMESTAMP: Shape =
    Shape { name: "DateTimestamp", sensitive: false, kind: Kind::Timestamp(Some(TimestampFormat::Iso8601)) };

pub static DELETE_AGENT_MEMORY_REQUEST: Shape = Shape {
    name: "DeleteAgentMemoryRequest",
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
                shape: &AGENT_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "memoryId",
                location: Location::Query,
                location_name: "memoryId",
                required: false,
                shape: &MEMORY_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Query,
                location_name: "sessionId",
                required: false,
                shape: &SESSION_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELETE_AGENT_MEMORY_RESPONSE: Shape = Shape {
    name: "DeleteAgentMemoryResponse",
    sensitive: false,
    kind: Kind::Structure(Structure { kind: StructureKind::Plain, payload: None, members: &[] }),
};

pub static DELETE_SESSION_REQUEST: Shape = Shape {
    name: "DeleteSessionRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "sessionIdentifier",
            location: Location::Label,
            location_name: "sessionIdentifier",
            required: true,
            shape: &SESSION_IDENTIFIER,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DELETE_SESSION_RESPONSE: Shape = Shape {
    name: "DeleteSessionResponse",
    sensitive: false,
    kind: Kind::Structure(Structure { kind: StructureKind::Plain, payload: None, members: &[] }),
};

pub static DEPENDENCY_FAILED_EXCEPTION: Shape = Shape {
    name: "DependencyFailedException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
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
            Member {
                name: "resourceName",
                location: Location::Body,
                location_name: "resourceName",
                required: false,
                shape: &NON_BLANK_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DOCUMENT: Shape = Shape { name: "Document", sensitive: false, kind: Kind::Document };

pub static DOCUMENT_ID: Shape = Shape {
    name: "DocumentId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(1825.0) },
        pattern: Some(Pattern::new("^\\P{C}*$")),
        values: &[],
    }),
};

pub static DOUBLE: Shape =
    Shape { name: "Double", sensitive: false, kind: Kind::Float(Range { min: None, max: None }) };

pub static END_SESSION_REQUEST: Shape = Shape {
    name: "EndSessionRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "sessionIdentifier",
            location: Location::Label,
            location_name: "sessionIdentifier",
            required: true,
            shape: &SESSION_IDENTIFIER,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static END_SESSION_RESPONSE: Shape = Shape {
    name: "EndSessionResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "sessionArn",
                location: Location::Body,
                location_name: "sessionArn",
                required: true,
                shape: &SESSION_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Body,
                location_name: "sessionId",
                required: true,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionStatus",
                location: Location::Body,
                location_name: "sessionStatus",
                required: true,
                shape: &SESSION_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static EXECUTION_TYPE: Shape = Shape {
    name: "ExecutionType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["LAMBDA", "RETURN_CONTROL"],
    }),
};

pub static EXTERNAL_SOURCE: Shape = Shape {
    name: "ExternalSource",
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
                name: "s3Location",
                location: Location::Body,
                location_name: "s3Location",
                required: false,
                shape: &S3_OBJECT_DOC,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sourceType",
                location: Location::Body,
                location_name: "sourceType",
                required: true,
                shape: &EXTERNAL_SOURCE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static EXTERNAL_SOURCE_TYPE: Shape = Shape {
    name: "ExternalSourceType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["S3", "BYTE_CONTENT"] }),
};

pub static EXTERNAL_SOURCES: Shape = Shape {
    name: "ExternalSources",
    sensitive: false,
    kind: Kind::List {
        member: &EXTERNAL_SOURCE,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(1.0) },
    },
};

pub static EXTERNAL_SOURCES_GENERATION_CONFIGURATION: Shape = Shape {
    name: "ExternalSourcesGenerationConfiguration",
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
                shape: &ADDITIONAL_MODEL_REQUEST_FIELDS,
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
                name: "inferenceConfig",
                location: Location::Body,
                location_name: "inferenceConfig",
                required: false,
                shape: &INFERENCE_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "performanceConfig",
                location: Location::Body,
                location_name: "performanceConfig",
                required: false,
                shape: &PERFORMANCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptTemplate",
                location: Location::Body,
                location_name: "promptTemplate",
                required: false,
                shape: &PROMPT_TEMPLATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static EXTERNAL_SOURCES_RETRIEVE_AND_GENERATE_CONFIGURATION: Shape = Shape {
    name: "ExternalSourcesRetrieveAndGenerateConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "generationConfiguration",
                location: Location::Body,
                location_name: "generationConfiguration",
                required: false,
                shape: &EXTERNAL_SOURCES_GENERATION_CONFIGURATION,
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
            Member {
                name: "sources",
                location: Location::Body,
                location_name: "sources",
                required: true,
                shape: &EXTERNAL_SOURCES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FAILURE_REASON_STRING: Shape = Shape {
    name: "FailureReasonString",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static FAILURE_TRACE: Shape = Shape {
    name: "FailureTrace",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "failureCode",
                location: Location::Body,
                location_name: "failureCode",
                required: false,
                shape: &INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "failureReason",
                location: Location::Body,
                location_name: "failureReason",
                required: false,
                shape: &FAILURE_REASON_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "metadata",
                location: Location::Body,
                location_name: "metadata",
                required: false,
                shape: &METADATA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "traceId",
                location: Location::Body,
                location_name: "traceId",
                required: false,
                shape: &TRACE_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FIELD_FOR_RERANKING: Shape = Shape {
    name: "FieldForReranking",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "fieldName",
            location: Location::Body,
            location_name: "fieldName",
            required: true,
            shape: &FIELD_FOR_RERANKING_FIELD_NAME_STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static FIELD_FOR_RERANKING_FIELD_NAME_STRING: Shape = Shape {
    name: "FieldForRerankingFieldNameString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(2000.0) }, pattern: None, values: &[] }),
};

pub static FIELDS_FOR_RERANKING: Shape = Shape {
    name: "FieldsForReranking",
    sensitive: true,
    kind: Kind::List {
        member: &FIELD_FOR_RERANKING,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(100.0) },
    },
};

pub static FILE_BODY: Shape =
    Shape { name: "FileBody", sensitive: true, kind: Kind::Blob(Range { min: Some(0.0), max: Some(1000000.0) }) };

pub static FILE_PART: Shape = Shape {
    name: "FilePart",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "files",
            location: Location::Body,
            location_name: "files",
            required: false,
            shape: &OUTPUT_FILES,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static FILE_SOURCE: Shape = Shape {
    name: "FileSource",
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
                shape: &BYTE_CONTENT_FILE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "s3Location",
                location: Location::Body,
                location_name: "s3Location",
                required: false,
                shape: &S3_OBJECT_FILE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sourceType",
                location: Location::Body,
                location_name: "sourceType",
                required: true,
                shape: &FILE_SOURCE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FILE_SOURCE_TYPE: Shape = Shape {
    name: "FileSourceType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["S3", "BYTE_CONTENT"] }),
};

pub static FILE_USE_CASE: Shape = Shape {
    name: "FileUseCase",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["CODE_INTERPRETER", "CHAT"],
    }),
};

pub static FILES: Shape = Shape {
    name: "Files",
    sensitive: false,
    kind: Kind::List { member: &STRING, member_name: None, flattened: false, range: Range { min: None, max: None } },
};

pub static FILTER_ATTRIBUTE: Shape = Shape {
    name: "FilterAttribute",
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
                shape: &FILTER_KEY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "value",
                location: Location::Body,
                location_name: "value",
                required: true,
                shape: &FILTER_VALUE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FILTER_KEY: Shape = Shape {
    name: "FilterKey",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(100.0) }, pattern: None, values: &[] }),
};

pub static FILTER_VALUE: Shape = Shape { name: "FilterValue", sensitive: false, kind: Kind::Document };

pub static FINAL_RESPONSE: Shape = Shape {
    name: "FinalResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "metadata",
                location: Location::Body,
                location_name: "metadata",
                required: false,
                shape: &METADATA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "text",
                location: Location::Body,
                location_name: "text",
                required: false,
                shape: &FINAL_RESPONSE_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FINAL_RESPONSE_STRING: Shape = Shape {
    name: "FinalResponseString",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static FLOAT: Shape = Shape { name: "Float", sensitive: false, kind: Kind::Float(Range { min: None, max: None }) };

pub static FUNCTION: Shape = Shape {
    name: "Function",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static FUNCTION_DEFINITION: Shape = Shape {
    name: "FunctionDefinition",
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
                shape: &RESOURCE_NAME,
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

pub static FUNCTION_INVOCATION_INPUT: Shape = Shape {
    name: "FunctionInvocationInput",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "actionGroup",
                location: Location::Body,
                location_name: "actionGroup",
                required: true,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "actionInvocationType",
                location: Location::Body,
                location_name: "actionInvocationType",
                required: false,
                shape: &ACTION_INVOCATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Body,
                location_name: "agentId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaboratorName",
                location: Location::Body,
                location_name: "collaboratorName",
                required: false,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "function",
                location: Location::Body,
                location_name: "function",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "parameters",
                location: Location::Body,
                location_name: "parameters",
                required: false,
                shape: &FUNCTION_PARAMETERS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FUNCTION_PARAMETER: Shape = Shape {
    name: "FunctionParameter",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
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
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "value",
                location: Location::Body,
                location_name: "value",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FUNCTION_PARAMETERS: Shape = Shape {
    name: "FunctionParameters",
    sensitive: false,
    kind: Kind::List {
        member: &FUNCTION_PARAMETER,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static FUNCTION_RESULT: Shape = Shape {
    name: "FunctionResult",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "actionGroup",
                location: Location::Body,
                location_name: "actionGroup",
                required: true,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Body,
                location_name: "agentId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "confirmationState",
                location: Location::Body,
                location_name: "confirmationState",
                required: false,
                shape: &CONFIRMATION_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "function",
                location: Location::Body,
                location_name: "function",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "responseBody",
                location: Location::Body,
                location_name: "responseBody",
                required: false,
                shape: &RESPONSE_BODY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "responseState",
                location: Location::Body,
                location_name: "responseState",
                required: false,
                shape: &RESPONSE_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
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
    kind: Kind::List {
        member: &FUNCTION_DEFINITION,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GENERATED_RESPONSE_PART: Shape = Shape {
    name: "GeneratedResponsePart",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "textResponsePart",
            location: Location::Body,
            location_name: "textResponsePart",
            required: false,
            shape: &TEXT_RESPONSE_PART,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GENERATION_CONFIGURATION: Shape = Shape {
    name: "GenerationConfiguration",
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
                shape: &ADDITIONAL_MODEL_REQUEST_FIELDS,
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
                name: "inferenceConfig",
                location: Location::Body,
                location_name: "inferenceConfig",
                required: false,
                shape: &INFERENCE_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "performanceConfig",
                location: Location::Body,
                location_name: "performanceConfig",
                required: false,
                shape: &PERFORMANCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptTemplate",
                location: Location::Body,
                location_name: "promptTemplate",
                required: false,
                shape: &PROMPT_TEMPLATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_AGENT_MEMORY_REQUEST: Shape = Shape {
    name: "GetAgentMemoryRequest",
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
                shape: &AGENT_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "maxItems",
                location: Location::Query,
                location_name: "maxItems",
                required: false,
                shape: &MAX_RESULTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "memoryId",
                location: Location::Query,
                location_name: "memoryId",
                required: true,
                shape: &MEMORY_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "memoryType",
                location: Location::Query,
                location_name: "memoryType",
                required: true,
                shape: &MEMORY_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "nextToken",
                location: Location::Query,
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

pub static GET_AGENT_MEMORY_RESPONSE: Shape = Shape {
    name: "GetAgentMemoryResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "memoryContents",
                location: Location::Body,
                location_name: "memoryContents",
                required: false,
                shape: &MEMORIES,
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

pub static GET_INVOCATION_STEP_REQUEST: Shape = Shape {
    name: "GetInvocationStepRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "invocationIdentifier",
                location: Location::Body,
                location_name: "invocationIdentifier",
                required: true,
                shape: &INVOCATION_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "invocationStepId",
                location: Location::Label,
                location_name: "invocationStepId",
                required: true,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionIdentifier",
                location: Location::Label,
                location_name: "sessionIdentifier",
                required: true,
                shape: &SESSION_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_INVOCATION_STEP_RESPONSE: Shape = Shape {
    name: "GetInvocationStepResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "invocationStep",
            location: Location::Body,
            location_name: "invocationStep",
            required: true,
            shape: &INVOCATION_STEP,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_SESSION_REQUEST: Shape = Shape {
    name: "GetSessionRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "sessionIdentifier",
            location: Location::Label,
            location_name: "sessionIdentifier",
            required: true,
            shape: &SESSION_IDENTIFIER,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_SESSION_RESPONSE: Shape = Shape {
    name: "GetSessionResponse",
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
                name: "encryptionKeyArn",
                location: Location::Body,
                location_name: "encryptionKeyArn",
                required: false,
                shape: &KMS_KEY_ARN,
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
                name: "sessionArn",
                location: Location::Body,
                location_name: "sessionArn",
                required: true,
                shape: &SESSION_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Body,
                location_name: "sessionId",
                required: true,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionMetadata",
                location: Location::Body,
                location_name: "sessionMetadata",
                required: false,
                shape: &SESSION_METADATA_MAP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionStatus",
                location: Location::Body,
                location_name: "sessionStatus",
                required: true,
                shape: &SESSION_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUADRAIL_ACTION: Shape = Shape {
    name: "GuadrailAction",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["INTERVENED", "NONE"] }),
};

pub static GUARDRAIL_ACTION: Shape = Shape {
    name: "GuardrailAction",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["INTERVENED", "NONE"] }),
};

pub static GUARDRAIL_ASSESSMENT: Shape = Shape {
    name: "GuardrailAssessment",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "contentPolicy",
                location: Location::Body,
                location_name: "contentPolicy",
                required: false,
                shape: &GUARDRAIL_CONTENT_POLICY_ASSESSMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sensitiveInformationPolicy",
                location: Location::Body,
                location_name: "sensitiveInformationPolicy",
                required: false,
                shape: &GUARDRAIL_SENSITIVE_INFORMATION_POLICY_ASSESSMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "topicPolicy",
                location: Location::Body,
                location_name: "topicPolicy",
                required: false,
                shape: &GUARDRAIL_TOPIC_POLICY_ASSESSMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "wordPolicy",
                location: Location::Body,
                location_name: "wordPolicy",
                required: false,
                shape: &GUARDRAIL_WORD_POLICY_ASSESSMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_ASSESSMENT_LIST: Shape = Shape {
    name: "GuardrailAssessmentList",
    sensitive: false,
    kind: Kind::List {
        member: &GUARDRAIL_ASSESSMENT,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_CONFIGURATION: Shape = Shape {
    name: "GuardrailConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "guardrailId",
                location: Location::Body,
                location_name: "guardrailId",
                required: true,
                shape: &GUARDRAIL_CONFIGURATION_GUARDRAIL_ID_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailVersion",
                location: Location::Body,
                location_name: "guardrailVersion",
                required: true,
                shape: &GUARDRAIL_CONFIGURATION_GUARDRAIL_VERSION_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_CONFIGURATION_GUARDRAIL_ID_STRING: Shape = Shape {
    name: "GuardrailConfigurationGuardrailIdString",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(64.0) },
        pattern: Some(Pattern::new("^[a-z0-9]+$")),
        values: &[],
    }),
};

pub static GUARDRAIL_CONFIGURATION_GUARDRAIL_VERSION_STRING: Shape = Shape {
    name: "GuardrailConfigurationGuardrailVersionString",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(5.0) },
        pattern: Some(Pattern::new("^(([1-9][0-9]{0,7})|(DRAFT))$")),
        values: &[],
    }),
};

pub static GUARDRAIL_CONFIGURATION_WITH_ARN: Shape = Shape {
    name: "GuardrailConfigurationWithArn",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "guardrailIdentifier",
                location: Location::Body,
                location_name: "guardrailIdentifier",
                required: true,
                shape: &GUARDRAIL_IDENTIFIER_WITH_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailVersion",
                location: Location::Body,
                location_name: "guardrailVersion",
                required: true,
                shape: &GUARDRAIL_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_CONTENT_FILTER: Shape = Shape {
    name: "GuardrailContentFilter",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "action",
                location: Location::Body,
                location_name: "action",
                required: false,
                shape: &GUARDRAIL_CONTENT_POLICY_ACTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "confidence",
                location: Location::Body,
                location_name: "confidence",
                required: false,
                shape: &GUARDRAIL_CONTENT_FILTER_CONFIDENCE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: false,
                shape: &GUARDRAIL_CONTENT_FILTER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_CONTENT_FILTER_CONFIDENCE: Shape = Shape {
    name: "GuardrailContentFilterConfidence",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["NONE", "LOW", "MEDIUM", "HIGH"],
    }),
};

pub static GUARDRAIL_CONTENT_FILTER_LIST: Shape = Shape {
    name: "GuardrailContentFilterList",
    sensitive: true,
    kind: Kind::List {
        member: &GUARDRAIL_CONTENT_FILTER,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_CONTENT_FILTER_TYPE: Shape = Shape {
    name: "GuardrailContentFilterType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["INSULTS", "HATE", "SEXUAL", "VIOLENCE", "MISCONDUCT", "PROMPT_ATTACK"],
    }),
};

pub static GUARDRAIL_CONTENT_POLICY_ACTION: Shape = Shape {
    name: "GuardrailContentPolicyAction",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["BLOCKED"] }),
};

pub static GUARDRAIL_CONTENT_POLICY_ASSESSMENT: Shape = Shape {
    name: "GuardrailContentPolicyAssessment",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "filters",
            location: Location::Body,
            location_name: "filters",
            required: false,
            shape: &GUARDRAIL_CONTENT_FILTER_LIST,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GUARDRAIL_CUSTOM_WORD: Shape = Shape {
    name: "GuardrailCustomWord",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "action",
                location: Location::Body,
                location_name: "action",
                required: false,
                shape: &GUARDRAIL_WORD_POLICY_ACTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "match",
                location: Location::Body,
                location_name: "match",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_CUSTOM_WORD_LIST: Shape = Shape {
    name: "GuardrailCustomWordList",
    sensitive: true,
    kind: Kind::List {
        member: &GUARDRAIL_CUSTOM_WORD,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_EVENT: Shape = Shape {
    name: "GuardrailEvent",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "action",
            location: Location::Body,
            location_name: "action",
            required: false,
            shape: &GUADRAIL_ACTION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GUARDRAIL_IDENTIFIER_WITH_ARN: Shape = Shape {
    name: "GuardrailIdentifierWithArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "^(([a-z0-9]+)|(arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}:[0-9]{12}:guardrail/[a-z0-9]+))$",
        )),
        values: &[],
    }),
};

pub static GUARDRAIL_MANAGED_WORD: Shape = Shape {
    name: "GuardrailManagedWord",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "action",
                location: Location::Body,
                location_name: "action",
                required: false,
                shape: &GUARDRAIL_WORD_POLICY_ACTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "match",
                location: Location::Body,
                location_name: "match",
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
                required: false,
                shape: &GUARDRAIL_MANAGED_WORD_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_MANAGED_WORD_LIST: Shape = Shape {
    name: "GuardrailManagedWordList",
    sensitive: true,
    kind: Kind::List {
        member: &GUARDRAIL_MANAGED_WORD,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_MANAGED_WORD_TYPE: Shape = Shape {
    name: "GuardrailManagedWordType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["PROFANITY"] }),
};

pub static GUARDRAIL_PII_ENTITY_FILTER: Shape = Shape {
    name: "GuardrailPiiEntityFilter",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "action",
                location: Location::Body,
                location_name: "action",
                required: false,
                shape: &GUARDRAIL_SENSITIVE_INFORMATION_POLICY_ACTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "match",
                location: Location::Body,
                location_name: "match",
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
                required: false,
                shape: &GUARDRAIL_PII_ENTITY_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_PII_ENTITY_FILTER_LIST: Shape = Shape {
    name: "GuardrailPiiEntityFilterList",
    sensitive: true,
    kind: Kind::List {
        member: &GUARDRAIL_PII_ENTITY_FILTER,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_PII_ENTITY_TYPE: Shape = Shape {
    name: "GuardrailPiiEntityType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &[
            "ADDRESS",
            "AGE",
            "AWS_ACCESS_KEY",
            "AWS_SECRET_KEY",
            "CA_HEALTH_NUMBER",
            "CA_SOCIAL_INSURANCE_NUMBER",
            "CREDIT_DEBIT_CARD_CVV",
            "CREDIT_DEBIT_CARD_EXPIRY",
            "CREDIT_DEBIT_CARD_NUMBER",
            "DRIVER_ID",
            "EMAIL",
            "INTERNATIONAL_BANK_ACCOUNT_NUMBER",
            "IP_ADDRESS",
            "LICENSE_PLATE",
            "MAC_ADDRESS",
            "NAME",
            "PASSWORD",
            "PHONE",
            "PIN",
            "SWIFT_CODE",
            "UK_NATIONAL_HEALTH_SERVICE_NUMBER",
            "UK_NATIONAL_INSURANCE_NUMBER",
            "UK_UNIQUE_TAXPAYER_REFERENCE_NUMBER",
            "URL",
            "USERNAME",
            "US_BANK_ACCOUNT_NUMBER",
            "US_BANK_ROUTING_NUMBER",
            "US_INDIVIDUAL_TAX_IDENTIFICATION_NUMBER",
            "US_PASSPORT_NUMBER",
            "US_SOCIAL_SECURITY_NUMBER",
            "VEHICLE_IDENTIFICATION_NUMBER",
        ],
    }),
};

pub static GUARDRAIL_REGEX_FILTER: Shape = Shape {
    name: "GuardrailRegexFilter",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "action",
                location: Location::Body,
                location_name: "action",
                required: false,
                shape: &GUARDRAIL_SENSITIVE_INFORMATION_POLICY_ACTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "match",
                location: Location::Body,
                location_name: "match",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "regex",
                location: Location::Body,
                location_name: "regex",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_REGEX_FILTER_LIST: Shape = Shape {
    name: "GuardrailRegexFilterList",
    sensitive: true,
    kind: Kind::List {
        member: &GUARDRAIL_REGEX_FILTER,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_SENSITIVE_INFORMATION_POLICY_ACTION: Shape = Shape {
    name: "GuardrailSensitiveInformationPolicyAction",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["BLOCKED", "ANONYMIZED"],
    }),
};

pub static GUARDRAIL_SENSITIVE_INFORMATION_POLICY_ASSESSMENT: Shape = Shape {
    name: "GuardrailSensitiveInformationPolicyAssessment",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "piiEntities",
                location: Location::Body,
                location_name: "piiEntities",
                required: false,
                shape: &GUARDRAIL_PII_ENTITY_FILTER_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "regexes",
                location: Location::Body,
                location_name: "regexes",
                required: false,
                shape: &GUARDRAIL_REGEX_FILTER_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_TOPIC: Shape = Shape {
    name: "GuardrailTopic",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "action",
                location: Location::Body,
                location_name: "action",
                required: false,
                shape: &GUARDRAIL_TOPIC_POLICY_ACTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
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
                required: false,
                shape: &GUARDRAIL_TOPIC_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_TOPIC_LIST: Shape = Shape {
    name: "GuardrailTopicList",
    sensitive: true,
    kind: Kind::List {
        member: &GUARDRAIL_TOPIC,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_TOPIC_POLICY_ACTION: Shape = Shape {
    name: "GuardrailTopicPolicyAction",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["BLOCKED"] }),
};

pub static GUARDRAIL_TOPIC_POLICY_ASSESSMENT: Shape = Shape {
    name: "GuardrailTopicPolicyAssessment",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "topics",
            location: Location::Body,
            location_name: "topics",
            required: false,
            shape: &GUARDRAIL_TOPIC_LIST,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GUARDRAIL_TOPIC_TYPE: Shape = Shape {
    name: "GuardrailTopicType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["DENY"] }),
};

pub static GUARDRAIL_TRACE: Shape = Shape {
    name: "GuardrailTrace",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "action",
                location: Location::Body,
                location_name: "action",
                required: false,
                shape: &GUARDRAIL_ACTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inputAssessments",
                location: Location::Body,
                location_name: "inputAssessments",
                required: false,
                shape: &GUARDRAIL_ASSESSMENT_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "metadata",
                location: Location::Body,
                location_name: "metadata",
                required: false,
                shape: &METADATA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "outputAssessments",
                location: Location::Body,
                location_name: "outputAssessments",
                required: false,
                shape: &GUARDRAIL_ASSESSMENT_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "traceId",
                location: Location::Body,
                location_name: "traceId",
                required: false,
                shape: &TRACE_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_VERSION: Shape = Shape {
    name: "GuardrailVersion",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(5.0) },
        pattern: Some(Pattern::new("^(([1-9][0-9]{0,7})|(DRAFT))$")),
        values: &[],
    }),
};

pub static GUARDRAIL_WORD_POLICY_ACTION: Shape = Shape {
    name: "GuardrailWordPolicyAction",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["BLOCKED"] }),
};

pub static GUARDRAIL_WORD_POLICY_ASSESSMENT: Shape = Shape {
    name: "GuardrailWordPolicyAssessment",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "customWords",
                location: Location::Body,
                location_name: "customWords",
                required: false,
                shape: &GUARDRAIL_CUSTOM_WORD_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "managedWordLists",
                location: Location::Body,
                location_name: "managedWordLists",
                required: false,
                shape: &GUARDRAIL_MANAGED_WORD_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static IDENTIFIER: Shape = Shape {
    name: "Identifier",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(1024.0) }, pattern: None, values: &[] }),
};

pub static IMAGE_BLOCK: Shape = Shape {
    name: "ImageBlock",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "format",
                location: Location::Body,
                location_name: "format",
                required: true,
                shape: &IMAGE_FORMAT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "source",
                location: Location::Body,
                location_name: "source",
                required: true,
                shape: &IMAGE_SOURCE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static IMAGE_FORMAT: Shape = Shape {
    name: "ImageFormat",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["png", "jpeg", "gif", "webp"],
    }),
};

pub static IMAGE_INPUT: Shape = Shape {
    name: "ImageInput",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "format",
                location: Location::Body,
                location_name: "format",
                required: true,
                shape: &IMAGE_INPUT_FORMAT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "source",
                location: Location::Body,
                location_name: "source",
                required: true,
                shape: &IMAGE_INPUT_SOURCE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static IMAGE_INPUT_FORMAT: Shape = Shape {
    name: "ImageInputFormat",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["png", "jpeg", "gif", "webp"],
    }),
};

pub static IMAGE_INPUT_SOURCE: Shape = Shape {
    name: "ImageInputSource",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[Member {
            name: "bytes",
            location: Location::Body,
            location_name: "bytes",
            required: false,
            shape: &IMAGE_INPUT_SOURCE_BYTES_BLOB,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static IMAGE_INPUT_SOURCE_BYTES_BLOB: Shape = Shape {
    name: "ImageInputSourceBytesBlob",
    sensitive: false,
    kind: Kind::Blob(Range { min: Some(1.0), max: None }),
};

pub static IMAGE_INPUTS: Shape = Shape {
    name: "ImageInputs",
    sensitive: false,
    kind: Kind::List {
        member: &IMAGE_INPUT,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static IMAGE_SOURCE: Shape = Shape {
    name: "ImageSource",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "bytes",
                location: Location::Body,
                location_name: "bytes",
                required: false,
                shape: &IMAGE_SOURCE_BYTES_BLOB,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
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
        ],
    }),
};

pub static IMAGE_SOURCE_BYTES_BLOB: Shape =
    Shape { name: "ImageSourceBytesBlob", sensitive: false, kind: Kind::Blob(Range { min: Some(1.0), max: None }) };

pub static IMPLICIT_FILTER_CONFIGURATION: Shape = Shape {
    name: "ImplicitFilterConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "metadataAttributes",
                location: Location::Body,
                location_name: "metadataAttributes",
                required: true,
                shape: &METADATA_ATTRIBUTE_SCHEMA_LIST,
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

pub static INFERENCE_CONFIG: Shape = Shape {
    name: "InferenceConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "textInferenceConfig",
            location: Location::Body,
            location_name: "textInferenceConfig",
            required: false,
            shape: &TEXT_INFERENCE_CONFIG,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
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

pub static INLINE_AGENT_FILE_PART: Shape = Shape {
    name: "InlineAgentFilePart",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "files",
            location: Location::Body,
            location_name: "files",
            required: false,
            shape: &OUTPUT_FILES,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static INLINE_AGENT_PAYLOAD_PART: Shape = Shape {
    name: "InlineAgentPayloadPart",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "attribution",
                location: Location::Body,
                location_name: "attribution",
                required: false,
                shape: &ATTRIBUTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "bytes",
                location: Location::Body,
                location_name: "bytes",
                required: false,
                shape: &PART_BODY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INLINE_AGENT_RESPONSE_STREAM: Shape = Shape {
    name: "InlineAgentResponseStream",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::EventStream,
        payload: None,
        members: &[
            Member {
                name: "accessDeniedException",
                location: Location::Body,
                location_name: "accessDeniedException",
                required: false,
                shape: &ACCESS_DENIED_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "badGatewayException",
                location: Location::Body,
                location_name: "badGatewayException",
                required: false,
                shape: &BAD_GATEWAY_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "chunk",
                location: Location::Body,
                location_name: "chunk",
                required: false,
                shape: &INLINE_AGENT_PAYLOAD_PART,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "conflictException",
                location: Location::Body,
                location_name: "conflictException",
                required: false,
                shape: &CONFLICT_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "dependencyFailedException",
                location: Location::Body,
                location_name: "dependencyFailedException",
                required: false,
                shape: &DEPENDENCY_FAILED_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "files",
                location: Location::Body,
                location_name: "files",
                required: false,
                shape: &INLINE_AGENT_FILE_PART,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "internalServerException",
                location: Location::Body,
                location_name: "internalServerException",
                required: false,
                shape: &INTERNAL_SERVER_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "resourceNotFoundException",
                location: Location::Body,
                location_name: "resourceNotFoundException",
                required: false,
                shape: &RESOURCE_NOT_FOUND_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "returnControl",
                location: Location::Body,
                location_name: "returnControl",
                required: false,
                shape: &INLINE_AGENT_RETURN_CONTROL_PAYLOAD,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "serviceQuotaExceededException",
                location: Location::Body,
                location_name: "serviceQuotaExceededException",
                required: false,
                shape: &SERVICE_QUOTA_EXCEEDED_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "throttlingException",
                location: Location::Body,
                location_name: "throttlingException",
                required: false,
                shape: &THROTTLING_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "trace",
                location: Location::Body,
                location_name: "trace",
                required: false,
                shape: &INLINE_AGENT_TRACE_PART,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "validationException",
                location: Location::Body,
                location_name: "validationException",
                required: false,
                shape: &VALIDATION_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INLINE_AGENT_RETURN_CONTROL_PAYLOAD: Shape = Shape {
    name: "InlineAgentReturnControlPayload",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "invocationId",
                location: Location::Body,
                location_name: "invocationId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "invocationInputs",
                location: Location::Body,
                location_name: "invocationInputs",
                required: false,
                shape: &INVOCATION_INPUTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INLINE_AGENT_TRACE_PART: Shape = Shape {
    name: "InlineAgentTracePart",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "callerChain",
                location: Location::Body,
                location_name: "callerChain",
                required: false,
                shape: &CALLER_CHAIN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaboratorName",
                location: Location::Body,
                location_name: "collaboratorName",
                required: false,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "eventTime",
                location: Location::Body,
                location_name: "eventTime",
                required: false,
                shape: &SYNTHETIC_TIMESTAMP_DATE_TIME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Body,
                location_name: "sessionId",
                required: false,
                shape: &SESSION_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "trace",
                location: Location::Body,
                location_name: "trace",
                required: false,
                shape: &TRACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INLINE_BEDROCK_MODEL_CONFIGURATIONS: Shape = Shape {
    name: "InlineBedrockModelConfigurations",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "performanceConfig",
            location: Location::Body,
            location_name: "performanceConfig",
            required: false,
            shape: &PERFORMANCE_CONFIGURATION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static INLINE_SESSION_STATE: Shape = Shape {
    name: "InlineSessionState",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "conversationHistory",
                location: Location::Body,
                location_name: "conversationHistory",
                required: false,
                shape: &CONVERSATION_HISTORY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "files",
                location: Location::Body,
                location_name: "files",
                required: false,
                shape: &INPUT_FILES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "invocationId",
                location: Location::Body,
                location_name: "invocationId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptSessionAttributes",
                location: Location::Body,
                location_name: "promptSessionAttributes",
                required: false,
                shape: &PROMPT_SESSION_ATTRIBUTES_MAP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "returnControlInvocationResults",
                location: Location::Body,
                location_name: "returnControlInvocationResults",
                required: false,
                shape: &RETURN_CONTROL_INVOCATION_RESULTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionAttributes",
                location: Location::Body,
                location_name: "sessionAttributes",
                required: false,
                shape: &SESSION_ATTRIBUTES_MAP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INPUT_FILE: Shape = Shape {
    name: "InputFile",
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
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "source",
                location: Location::Body,
                location_name: "source",
                required: true,
                shape: &FILE_SOURCE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "useCase",
                location: Location::Body,
                location_name: "useCase",
                required: true,
                shape: &FILE_USE_CASE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INPUT_FILES: Shape = Shape {
    name: "InputFiles",
    sensitive: false,
    kind: Kind::List {
        member: &INPUT_FILE,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static INPUT_IMAGE: Shape = Shape {
    name: "InputImage",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "format",
                location: Location::Body,
                location_name: "format",
                required: true,
                shape: &INPUT_IMAGE_FORMAT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inlineContent",
                location: Location::Body,
                location_name: "inlineContent",
                required: true,
                shape: &INPUT_IMAGE_INLINE_CONTENT_BLOB,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INPUT_IMAGE_FORMAT: Shape = Shape {
    name: "InputImageFormat",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["png", "jpeg", "gif", "webp"],
    }),
};

pub static INPUT_IMAGE_INLINE_CONTENT_BLOB: Shape = Shape {
    name: "InputImageInlineContentBlob",
    sensitive: true,
    kind: Kind::Blob(Range { min: Some(1.0), max: Some(5242880.0) }),
};

pub static INPUT_TEXT: Shape = Shape {
    name: "InputText",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(0.0), max: Some(25000000.0) }, pattern: None, values: &[] }),
};

pub static INSTRUCTION: Shape = Shape {
    name: "Instruction",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(40.0), max: None }, pattern: None, values: &[] }),
};

pub static INTEGER: Shape =
    Shape { name: "Integer", sensitive: false, kind: Kind::Integer(Range { min: None, max: None }) };

pub static INTERNAL_SERVER_EXCEPTION: Shape = Shape {
    name: "InternalServerException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
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
            Member {
                name: "reason",
                location: Location::Body,
                location_name: "reason",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVOCATION_DESCRIPTION: Shape = Shape {
    name: "InvocationDescription",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(200.0) }, pattern: None, values: &[] }),
};

pub static INVOCATION_IDENTIFIER: Shape = Shape {
    name: "InvocationIdentifier",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$")),
        values: &[],
    }),
};

pub static INVOCATION_INPUT: Shape = Shape {
    name: "InvocationInput",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "actionGroupInvocationInput",
                location: Location::Body,
                location_name: "actionGroupInvocationInput",
                required: false,
                shape: &ACTION_GROUP_INVOCATION_INPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentCollaboratorInvocationInput",
                location: Location::Body,
                location_name: "agentCollaboratorInvocationInput",
                required: false,
                shape: &AGENT_COLLABORATOR_INVOCATION_INPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "codeInterpreterInvocationInput",
                location: Location::Body,
                location_name: "codeInterpreterInvocationInput",
                required: false,
                shape: &CODE_INTERPRETER_INVOCATION_INPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "invocationType",
                location: Location::Body,
                location_name: "invocationType",
                required: false,
                shape: &INVOCATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBaseLookupInput",
                location: Location::Body,
                location_name: "knowledgeBaseLookupInput",
                required: false,
                shape: &KNOWLEDGE_BASE_LOOKUP_INPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "traceId",
                location: Location::Body,
                location_name: "traceId",
                required: false,
                shape: &TRACE_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVOCATION_INPUT_MEMBER: Shape = Shape {
    name: "InvocationInputMember",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "apiInvocationInput",
                location: Location::Body,
                location_name: "apiInvocationInput",
                required: false,
                shape: &API_INVOCATION_INPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "functionInvocationInput",
                location: Location::Body,
                location_name: "functionInvocationInput",
                required: false,
                shape: &FUNCTION_INVOCATION_INPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVOCATION_INPUTS: Shape = Shape {
    name: "InvocationInputs",
    sensitive: false,
    kind: Kind::List {
        member: &INVOCATION_INPUT_MEMBER,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(5.0) },
    },
};

pub static INVOCATION_RESULT_MEMBER: Shape = Shape {
    name: "InvocationResultMember",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "apiResult",
                location: Location::Body,
                location_name: "apiResult",
                required: false,
                shape: &API_RESULT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "functionResult",
                location: Location::Body,
                location_name: "functionResult",
                required: false,
                shape: &FUNCTION_RESULT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVOCATION_STEP: Shape = Shape {
    name: "InvocationStep",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "invocationId",
                location: Location::Body,
                location_name: "invocationId",
                required: true,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "invocationStepId",
                location: Location::Body,
                location_name: "invocationStepId",
                required: true,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "invocationStepTime",
                location: Location::Body,
                location_name: "invocationStepTime",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "payload",
                location: Location::Body,
                location_name: "payload",
                required: true,
                shape: &INVOCATION_STEP_PAYLOAD,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Body,
                location_name: "sessionId",
                required: true,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVOCATION_STEP_PAYLOAD: Shape = Shape {
    name: "InvocationStepPayload",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[Member {
            name: "contentBlocks",
            location: Location::Body,
            location_name: "contentBlocks",
            required: false,
            shape: &BEDROCK_SESSION_CONTENT_BLOCKS,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static INVOCATION_STEP_SUMMARIES: Shape = Shape {
    name: "InvocationStepSummaries",
    sensitive: false,
    kind: Kind::List {
        member: &INVOCATION_STEP_SUMMARY,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static INVOCATION_STEP_SUMMARY: Shape = Shape {
    name: "InvocationStepSummary",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "invocationId",
                location: Location::Body,
                location_name: "invocationId",
                required: true,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "invocationStepId",
                location: Location::Body,
                location_name: "invocationStepId",
                required: true,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "invocationStepTime",
                location: Location::Body,
                location_name: "invocationStepTime",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Body,
                location_name: "sessionId",
                required: true,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVOCATION_SUMMARIES: Shape = Shape {
    name: "InvocationSummaries",
    sensitive: false,
    kind: Kind::List {
        member: &INVOCATION_SUMMARY,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static INVOCATION_SUMMARY: Shape = Shape {
    name: "InvocationSummary",
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
                name: "invocationId",
                location: Location::Body,
                location_name: "invocationId",
                required: true,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Body,
                location_name: "sessionId",
                required: true,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVOCATION_TYPE: Shape = Shape {
    name: "InvocationType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["ACTION_GROUP", "KNOWLEDGE_BASE", "FINISH", "ACTION_GROUP_CODE_INTERPRETER", "AGENT_COLLABORATOR"],
    }),
};

pub static INVOKE_AGENT_REQUEST: Shape = Shape {
    name: "InvokeAgentRequest",
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
                shape: &AGENT_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "bedrockModelConfigurations",
                location: Location::Body,
                location_name: "bedrockModelConfigurations",
                required: false,
                shape: &BEDROCK_MODEL_CONFIGURATIONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "enableTrace",
                location: Location::Body,
                location_name: "enableTrace",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "endSession",
                location: Location::Body,
                location_name: "endSession",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inputText",
                location: Location::Body,
                location_name: "inputText",
                required: false,
                shape: &INPUT_TEXT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "memoryId",
                location: Location::Body,
                location_name: "memoryId",
                required: false,
                shape: &MEMORY_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptCreationConfigurations",
                location: Location::Body,
                location_name: "promptCreationConfigurations",
                required: false,
                shape: &PROMPT_CREATION_CONFIGURATIONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Label,
                location_name: "sessionId",
                required: true,
                shape: &SESSION_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionState",
                location: Location::Body,
                location_name: "sessionState",
                required: false,
                shape: &SESSION_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sourceArn",
                location: Location::Header,
                location_name: "x-amz-source-arn",
                required: false,
                shape: &AWS_RESOURCE_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "streamingConfigurations",
                location: Location::Body,
                location_name: "streamingConfigurations",
                required: false,
                shape: &STREAMING_CONFIGURATIONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVOKE_AGENT_RESPONSE: Shape = Shape {
    name: "InvokeAgentResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: Some("completion"),
        members: &[
            Member {
                name: "completion",
                location: Location::Body,
                location_name: "completion",
                required: false,
                shape: &RESPONSE_STREAM,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "contentType",
                location: Location::Header,
                location_name: "x-amzn-bedrock-agent-content-type",
                required: true,
                shape: &MIME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "memoryId",
                location: Location::Header,
                location_name: "x-amz-bedrock-agent-memory-id",
                required: false,
                shape: &MEMORY_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Header,
                location_name: "x-amz-bedrock-agent-session-id",
                required: true,
                shape: &SESSION_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVOKE_INLINE_AGENT_REQUEST: Shape = Shape {
    name: "InvokeInlineAgentRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "actionGroups",
                location: Location::Body,
                location_name: "actionGroups",
                required: false,
                shape: &AGENT_ACTION_GROUPS,
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
                name: "agentName",
                location: Location::Body,
                location_name: "agentName",
                required: false,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "bedrockModelConfigurations",
                location: Location::Body,
                location_name: "bedrockModelConfigurations",
                required: false,
                shape: &INLINE_BEDROCK_MODEL_CONFIGURATIONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaboratorConfigurations",
                location: Location::Body,
                location_name: "collaboratorConfigurations",
                required: false,
                shape: &COLLABORATOR_CONFIGURATIONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaborators",
                location: Location::Body,
                location_name: "collaborators",
                required: false,
                shape: &COLLABORATORS,
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
                name: "enableTrace",
                location: Location::Body,
                location_name: "enableTrace",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "endSession",
                location: Location::Body,
                location_name: "endSession",
                required: false,
                shape: &BOOLEAN,
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
                shape: &GUARDRAIL_CONFIGURATION_WITH_ARN,
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
                name: "inlineSessionState",
                location: Location::Body,
                location_name: "inlineSessionState",
                required: false,
                shape: &INLINE_SESSION_STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inputText",
                location: Location::Body,
                location_name: "inputText",
                required: false,
                shape: &INPUT_TEXT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "instruction",
                location: Location::Body,
                location_name: "instruction",
                required: true,
                shape: &INSTRUCTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBases",
                location: Location::Body,
                location_name: "knowledgeBases",
                required: false,
                shape: &KNOWLEDGE_BASES,
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
                name: "promptCreationConfigurations",
                location: Location::Body,
                location_name: "promptCreationConfigurations",
                required: false,
                shape: &PROMPT_CREATION_CONFIGURATIONS,
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
                name: "sessionId",
                location: Location::Label,
                location_name: "sessionId",
                required: true,
                shape: &SESSION_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "streamingConfigurations",
                location: Location::Body,
                location_name: "streamingConfigurations",
                required: false,
                shape: &STREAMING_CONFIGURATIONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVOKE_INLINE_AGENT_RESPONSE: Shape = Shape {
    name: "InvokeInlineAgentResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: Some("completion"),
        members: &[
            Member {
                name: "completion",
                location: Location::Body,
                location_name: "completion",
                required: false,
                shape: &INLINE_AGENT_RESPONSE_STREAM,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "contentType",
                location: Location::Header,
                location_name: "x-amzn-bedrock-agent-content-type",
                required: true,
                shape: &MIME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Header,
                location_name: "x-amz-bedrock-agent-session-id",
                required: true,
                shape: &SESSION_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static KMS_KEY_ARN: Shape = Shape {
    name: "KmsKeyArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("^arn:aws(|-cn|-us-gov):kms:[a-zA-Z0-9-]*:[0-9]{12}:key/[a-zA-Z0-9-]{36}$")),
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
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: true,
                shape: &RESOURCE_DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBaseId",
                location: Location::Body,
                location_name: "knowledgeBaseId",
                required: true,
                shape: &KNOWLEDGE_BASE_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "retrievalConfiguration",
                location: Location::Body,
                location_name: "retrievalConfiguration",
                required: false,
                shape: &KNOWLEDGE_BASE_RETRIEVAL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
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
                name: "knowledgeBaseId",
                location: Location::Body,
                location_name: "knowledgeBaseId",
                required: true,
                shape: &KNOWLEDGE_BASE_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "retrievalConfiguration",
                location: Location::Body,
                location_name: "retrievalConfiguration",
                required: true,
                shape: &KNOWLEDGE_BASE_RETRIEVAL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static KNOWLEDGE_BASE_CONFIGURATIONS: Shape = Shape {
    name: "KnowledgeBaseConfigurations",
    sensitive: false,
    kind: Kind::List {
        member: &KNOWLEDGE_BASE_CONFIGURATION,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: None },
    },
};

pub static KNOWLEDGE_BASE_ID: Shape = Shape {
    name: "KnowledgeBaseId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(10.0) },
        pattern: Some(Pattern::new("^[0-9a-zA-Z]+$")),
        values: &[],
    }),
};

pub static KNOWLEDGE_BASE_IDENTIFIER: Shape = Shape {
    name: "KnowledgeBaseIdentifier",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(10.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "^[0-9a-zA-Z]{10}$|^arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}:[0-9]{12}:knowledge-base/[0-9a-zA-Z]{10}$",
        )),
        values: &[],
    }),
};

pub static KNOWLEDGE_BASE_LOOKUP_INPUT: Shape = Shape {
    name: "KnowledgeBaseLookupInput",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "knowledgeBaseId",
                location: Location::Body,
                location_name: "knowledgeBaseId",
                required: false,
                shape: &TRACE_KNOWLEDGE_BASE_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "text",
                location: Location::Body,
                location_name: "text",
                required: false,
                shape: &KNOWLEDGE_BASE_LOOKUP_INPUT_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static KNOWLEDGE_BASE_LOOKUP_INPUT_STRING: Shape = Shape {
    name: "KnowledgeBaseLookupInputString",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static KNOWLEDGE_BASE_LOOKUP_OUTPUT: Shape = Shape {
    name: "KnowledgeBaseLookupOutput",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "metadata",
                location: Location::Body,
                location_name: "metadata",
                required: false,
                shape: &METADATA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "retrievedReferences",
                location: Location::Body,
                location_name: "retrievedReferences",
                required: false,
                shape: &RETRIEVED_REFERENCES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static KNOWLEDGE_BASE_QUERY: Shape = Shape {
    name: "KnowledgeBaseQuery",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "image",
                location: Location::Body,
                location_name: "image",
                required: false,
                shape: &INPUT_IMAGE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "text",
                location: Location::Body,
                location_name: "text",
                required: false,
                shape: &KNOWLEDGE_BASE_QUERY_TEXT_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: false,
                shape: &KNOWLEDGE_BASE_QUERY_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static KNOWLEDGE_BASE_QUERY_TEXT_STRING: Shape = Shape {
    name: "KnowledgeBaseQueryTextString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(0.0), max: Some(20000.0) }, pattern: None, values: &[] }),
};

pub static KNOWLEDGE_BASE_QUERY_TYPE: Shape = Shape {
    name: "KnowledgeBaseQueryType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["TEXT", "IMAGE"] }),
};

pub static KNOWLEDGE_BASE_RETRIEVAL_CONFIGURATION: Shape = Shape {
    name: "KnowledgeBaseRetrievalConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "managedSearchConfiguration",
                location: Location::Body,
                location_name: "managedSearchConfiguration",
                required: false,
                shape: &MANAGED_SEARCH_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "vectorSearchConfiguration",
                location: Location::Body,
                location_name: "vectorSearchConfiguration",
                required: false,
                shape: &KNOWLEDGE_BASE_VECTOR_SEARCH_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static KNOWLEDGE_BASE_RETRIEVAL_RESULT: Shape = Shape {
    name: "KnowledgeBaseRetrievalResult",
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
                shape: &RETRIEVAL_RESULT_CONTENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "documentId",
                location: Location::Body,
                location_name: "documentId",
                required: false,
                shape: &DOCUMENT_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "location",
                location: Location::Body,
                location_name: "location",
                required: false,
                shape: &RETRIEVAL_RESULT_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "metadata",
                location: Location::Body,
                location_name: "metadata",
                required: false,
                shape: &RETRIEVAL_RESULT_METADATA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "score",
                location: Location::Body,
                location_name: "score",
                required: false,
                shape: &DOUBLE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static KNOWLEDGE_BASE_RETRIEVAL_RESULTS: Shape = Shape {
    name: "KnowledgeBaseRetrievalResults",
    sensitive: true,
    kind: Kind::List {
        member: &KNOWLEDGE_BASE_RETRIEVAL_RESULT,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static KNOWLEDGE_BASE_RETRIEVE_AND_GENERATE_CONFIGURATION: Shape = Shape {
    name: "KnowledgeBaseRetrieveAndGenerateConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "generationConfiguration",
                location: Location::Body,
                location_name: "generationConfiguration",
                required: false,
                shape: &GENERATION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBaseId",
                location: Location::Body,
                location_name: "knowledgeBaseId",
                required: true,
                shape: &KNOWLEDGE_BASE_ID,
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
            Member {
                name: "orchestrationConfiguration",
                location: Location::Body,
                location_name: "orchestrationConfiguration",
                required: false,
                shape: &ORCHESTRATION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "retrievalConfiguration",
                location: Location::Body,
                location_name: "retrievalConfiguration",
                required: false,
                shape: &KNOWLEDGE_BASE_RETRIEVAL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static KNOWLEDGE_BASE_VECTOR_SEARCH_CONFIGURATION: Shape = Shape {
    name: "KnowledgeBaseVectorSearchConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "filter",
                location: Location::Body,
                location_name: "filter",
                required: false,
                shape: &RETRIEVAL_FILTER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "implicitFilterConfiguration",
                location: Location::Body,
                location_name: "implicitFilterConfiguration",
                required: false,
                shape: &IMPLICIT_FILTER_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "numberOfResults",
                location: Location::Body,
                location_name: "numberOfResults",
                required: false,
                shape: &KNOWLEDGE_BASE_VECTOR_SEARCH_CONFIGURATION_NUMBER_OF_RESULTS_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "overrideSearchType",
                location: Location::Body,
                location_name: "overrideSearchType",
                required: false,
                shape: &SEARCH_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "rerankingConfiguration",
                location: Location::Body,
                location_name: "rerankingConfiguration",
                required: false,
                shape: &VECTOR_SEARCH_RERANKING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static KNOWLEDGE_BASE_VECTOR_SEARCH_CONFIGURATION_NUMBER_OF_RESULTS_INTEGER: Shape = Shape {
    name: "KnowledgeBaseVectorSearchConfigurationNumberOfResultsInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: Some(100.0) }),
};

pub static KNOWLEDGE_BASES: Shape = Shape {
    name: "KnowledgeBases",
    sensitive: false,
    kind: Kind::List {
        member: &KNOWLEDGE_BASE,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static LAMBDA_ARN: Shape = Shape {
    name: "LambdaArn",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static LAMBDA_RESOURCE_ARN: Shape = Shape {
    name: "LambdaResourceArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "^arn:(aws[a-zA-Z-]*)?:lambda:[a-z]{2}(-gov)?-[a-z]+-\\d{1}:\\d{12}:function:[a-zA-Z0-9-_\\.]+(:(\\$LATEST|[a-zA-Z0-9-_]+))?$",
        )),
        values: &[],
    }),
};

pub static LIST_INVOCATION_STEPS_REQUEST: Shape = Shape {
    name: "ListInvocationStepsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "invocationIdentifier",
                location: Location::Body,
                location_name: "invocationIdentifier",
                required: false,
                shape: &INVOCATION_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "maxResults",
                location: Location::Query,
                location_name: "maxResults",
                required: false,
                shape: &MAX_RESULTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "nextToken",
                location: Location::Query,
                location_name: "nextToken",
                required: false,
                shape: &NEXT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionIdentifier",
                location: Location::Label,
                location_name: "sessionIdentifier",
                required: true,
                shape: &SESSION_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_INVOCATION_STEPS_RESPONSE: Shape = Shape {
    name: "ListInvocationStepsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "invocationStepSummaries",
                location: Location::Body,
                location_name: "invocationStepSummaries",
                required: true,
                shape: &INVOCATION_STEP_SUMMARIES,
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

pub static LIST_INVOCATIONS_REQUEST: Shape = Shape {
    name: "ListInvocationsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "maxResults",
                location: Location::Query,
                location_name: "maxResults",
                required: false,
                shape: &MAX_RESULTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "nextToken",
                location: Location::Query,
                location_name: "nextToken",
                required: false,
                shape: &NEXT_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionIdentifier",
                location: Location::Label,
                location_name: "sessionIdentifier",
                required: true,
                shape: &SESSION_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_INVOCATIONS_RESPONSE: Shape = Shape {
    name: "ListInvocationsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "invocationSummaries",
                location: Location::Body,
                location_name: "invocationSummaries",
                required: true,
                shape: &INVOCATION_SUMMARIES,
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

pub static LIST_SESSIONS_REQUEST: Shape = Shape {
    name: "ListSessionsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "maxResults",
                location: Location::Query,
                location_name: "maxResults",
                required: false,
                shape: &MAX_RESULTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "nextToken",
                location: Location::Query,
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

pub static LIST_SESSIONS_RESPONSE: Shape = Shape {
    name: "ListSessionsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
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
                name: "sessionSummaries",
                location: Location::Body,
                location_name: "sessionSummaries",
                required: true,
                shape: &SESSION_SUMMARIES,
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

pub static LONG: Shape = Shape { name: "Long", sensitive: false, kind: Kind::Long(Range { min: None, max: None }) };

pub static MANAGED_SEARCH_BEDROCK_RERANKING_CONFIGURATION: Shape = Shape {
    name: "ManagedSearchBedrockRerankingConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "metadataConfiguration",
                location: Location::Body,
                location_name: "metadataConfiguration",
                required: false,
                shape: &METADATA_CONFIGURATION_FOR_RERANKING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelConfiguration",
                location: Location::Body,
                location_name: "modelConfiguration",
                required: true,
                shape: &MANAGED_SEARCH_BEDROCK_RERANKING_MODEL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "numberOfRerankedResults",
                location: Location::Body,
                location_name: "numberOfRerankedResults",
                required: false,
                shape: &MANAGED_SEARCH_BEDROCK_RERANKING_CONFIGURATION_NUMBER_OF_RERANKED_RESULTS_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static MANAGED_SEARCH_BEDROCK_RERANKING_CONFIGURATION_NUMBER_OF_RERANKED_RESULTS_INTEGER: Shape = Shape {
    name: "ManagedSearchBedrockRerankingConfigurationNumberOfRerankedResultsInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: Some(100.0) }),
};

pub static MANAGED_SEARCH_BEDROCK_RERANKING_MODEL_CONFIGURATION: Shape = Shape {
    name: "ManagedSearchBedrockRerankingModelConfiguration",
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
                shape: &ADDITIONAL_MODEL_REQUEST_FIELDS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelArn",
                location: Location::Body,
                location_name: "modelArn",
                required: true,
                shape: &BEDROCK_RERANKING_MODEL_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static MANAGED_SEARCH_CONFIGURATION: Shape = Shape {
    name: "ManagedSearchConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "filter",
                location: Location::Body,
                location_name: "filter",
                required: false,
                shape: &RETRIEVAL_FILTER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "numberOfResults",
                location: Location::Body,
                location_name: "numberOfResults",
                required: false,
                shape: &MANAGED_SEARCH_CONFIGURATION_NUMBER_OF_RESULTS_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "rerankingConfiguration",
                location: Location::Body,
                location_name: "rerankingConfiguration",
                required: false,
                shape: &MANAGED_SEARCH_RERANKING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "rerankingModelType",
                location: Location::Body,
                location_name: "rerankingModelType",
                required: false,
                shape: &RERANKING_MODEL_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static MANAGED_SEARCH_CONFIGURATION_NUMBER_OF_RESULTS_INTEGER: Shape = Shape {
    name: "ManagedSearchConfigurationNumberOfResultsInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: Some(100.0) }),
};

pub static MANAGED_SEARCH_RERANKING_CONFIGURATION: Shape = Shape {
    name: "ManagedSearchRerankingConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "bedrockRerankingConfiguration",
                location: Location::Body,
                location_name: "bedrockRerankingConfiguration",
                required: false,
                shape: &MANAGED_SEARCH_BEDROCK_RERANKING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &MANAGED_SEARCH_RERANKING_CONFIGURATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static MANAGED_SEARCH_RERANKING_CONFIGURATION_TYPE: Shape = Shape {
    name: "ManagedSearchRerankingConfigurationType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["BEDROCK_RERANKING_MODEL"],
    }),
};

pub static MAX_RESULTS: Shape =
    Shape { name: "MaxResults", sensitive: false, kind: Kind::Integer(Range { min: Some(1.0), max: Some(1000.0) }) };

pub static MAX_TOKENS: Shape =
    Shape { name: "MaxTokens", sensitive: false, kind: Kind::Integer(Range { min: Some(0.0), max: Some(65536.0) }) };

pub static MAXIMUM_LENGTH: Shape =
    Shape { name: "MaximumLength", sensitive: false, kind: Kind::Integer(Range { min: Some(0.0), max: Some(8192.0) }) };

pub static MEMORIES: Shape = Shape {
    name: "Memories",
    sensitive: false,
    kind: Kind::List { member: &MEMORY, member_name: None, flattened: false, range: Range { min: None, max: None } },
};

pub static MEMORY: Shape = Shape {
    name: "Memory",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[Member {
            name: "sessionSummary",
            location: Location::Body,
            location_name: "sessionSummary",
            required: false,
            shape: &MEMORY_SESSION_SUMMARY,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static MEMORY_ID: Shape = Shape {
    name: "MemoryId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(2.0), max: Some(100.0) },
        pattern: Some(Pattern::new("^[0-9a-zA-Z._:-]+$")),
        values: &[],
    }),
};

pub static MEMORY_SESSION_SUMMARY: Shape = Shape {
    name: "MemorySessionSummary",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "memoryId",
                location: Location::Body,
                location_name: "memoryId",
                required: false,
                shape: &MEMORY_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionExpiryTime",
                location: Location::Body,
                location_name: "sessionExpiryTime",
                required: false,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Body,
                location_name: "sessionId",
                required: false,
                shape: &SESSION_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionStartTime",
                location: Location::Body,
                location_name: "sessionStartTime",
                required: false,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "summaryText",
                location: Location::Body,
                location_name: "summaryText",
                required: false,
                shape: &SUMMARY_TEXT,
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

pub static MESSAGE: Shape = Shape {
    name: "Message",
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
                shape: &CONTENT_BLOCKS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "role",
                location: Location::Body,
                location_name: "role",
                required: true,
                shape: &CONVERSATION_ROLE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static MESSAGES: Shape = Shape {
    name: "Messages",
    sensitive: false,
    kind: Kind::List { member: &MESSAGE, member_name: None, flattened: false, range: Range { min: None, max: None } },
};

pub static METADATA: Shape = Shape {
    name: "Metadata",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "clientRequestId",
                location: Location::Body,
                location_name: "clientRequestId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "endTime",
                location: Location::Body,
                location_name: "endTime",
                required: false,
                shape: &SYNTHETIC_TIMESTAMP_DATE_TIME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "operationTotalTimeMs",
                location: Location::Body,
                location_name: "operationTotalTimeMs",
                required: false,
                shape: &LONG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "startTime",
                location: Location::Body,
                location_name: "startTime",
                required: false,
                shape: &SYNTHETIC_TIMESTAMP_DATE_TIME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "totalTimeMs",
                location: Location::Body,
                location_name: "totalTimeMs",
                required: false,
                shape: &LONG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "usage",
                location: Location::Body,
                location_name: "usage",
                required: false,
                shape: &USAGE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static METADATA_ATTRIBUTE_SCHEMA: Shape = Shape {
    name: "MetadataAttributeSchema",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "description",
                location: Location::Body,
                location_name: "description",
                required: true,
                shape: &METADATA_ATTRIBUTE_SCHEMA_DESCRIPTION_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "key",
                location: Location::Body,
                location_name: "key",
                required: true,
                shape: &METADATA_ATTRIBUTE_SCHEMA_KEY_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &ATTRIBUTE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static METADATA_ATTRIBUTE_SCHEMA_DESCRIPTION_STRING: Shape = Shape {
    name: "MetadataAttributeSchemaDescriptionString",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(1024.0) },
        pattern: Some(Pattern::new("^[\\s\\S]+$")),
        values: &[],
    }),
};

pub static METADATA_ATTRIBUTE_SCHEMA_KEY_STRING: Shape = Shape {
    name: "MetadataAttributeSchemaKeyString",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(256.0) },
        pattern: Some(Pattern::new("^[\\s\\S]+$")),
        values: &[],
    }),
};

pub static METADATA_ATTRIBUTE_SCHEMA_LIST: Shape = Shape {
    name: "MetadataAttributeSchemaList",
    sensitive: false,
    kind: Kind::List {
        member: &METADATA_ATTRIBUTE_SCHEMA,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(25.0) },
    },
};

pub static METADATA_CONFIGURATION_FOR_RERANKING: Shape = Shape {
    name: "MetadataConfigurationForReranking",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "selectionMode",
                location: Location::Body,
                location_name: "selectionMode",
                required: true,
                shape: &RERANKING_METADATA_SELECTION_MODE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "selectiveModeConfiguration",
                location: Location::Body,
                location_name: "selectiveModeConfiguration",
                required: false,
                shape: &RERANKING_METADATA_SELECTIVE_MODE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static MIME_TYPE: Shape = Shape {
    name: "MimeType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static MODEL_IDENTIFIER: Shape = Shape {
    name: "ModelIdentifier",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "(^arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}:(([0-9]{12}:custom-model/[a-z0-9-]{1,63}[.]{1}[a-z0-9-]{1,63}(([:][a-z0-9-]{1,63}){0,2})?/[a-z0-9]{12})|(:foundation-model/([a-z0-9-]{1,63}[.]{1}[a-z0-9-]{1,63}([.]?[a-z0-9-]{1,63})([:][a-z0-9-]{1,63}){0,2})))|(([a-z0-9-]{1,63}[.]{1}[a-z0-9-]{1,63}([.]?[a-z0-9-]{1,63})([:][a-z0-9-]{1,63}){0,2}))|(([0-9a-zA-Z][_-]?)+))$|(^arn:aws(|-us-gov|-cn|-iso|-iso-b):bedrock:(|[0-9a-z-]{1,20}):(|[0-9]{12}):inference-profile/[a-zA-Z0-9-:.]+)$",
        )),
        values: &[],
    }),
};

pub static MODEL_INVOCATION_INPUT: Shape = Shape {
    name: "ModelInvocationInput",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
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
                name: "text",
                location: Location::Body,
                location_name: "text",
                required: false,
                shape: &PROMPT_TEXT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "traceId",
                location: Location::Body,
                location_name: "traceId",
                required: false,
                shape: &TRACE_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: false,
                shape: &PROMPT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static MODEL_NOT_READY_EXCEPTION: Shape = Shape {
    name: "ModelNotReadyException",
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

pub static NAME: Shape = Shape {
    name: "Name",
    sensitive: true,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("^([0-9a-zA-Z][_-]?){1,100}$")),
        values: &[],
    }),
};

pub static NEXT_TOKEN: Shape = Shape {
    name: "NextToken",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("^\\S*$")),
        values: &[],
    }),
};

pub static NON_BLANK_STRING: Shape = Shape {
    name: "NonBlankString",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("^[\\s\\S]*$")),
        values: &[],
    }),
};

pub static OBSERVATION: Shape = Shape {
    name: "Observation",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "actionGroupInvocationOutput",
                location: Location::Body,
                location_name: "actionGroupInvocationOutput",
                required: false,
                shape: &ACTION_GROUP_INVOCATION_OUTPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentCollaboratorInvocationOutput",
                location: Location::Body,
                location_name: "agentCollaboratorInvocationOutput",
                required: false,
                shape: &AGENT_COLLABORATOR_INVOCATION_OUTPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "codeInterpreterInvocationOutput",
                location: Location::Body,
                location_name: "codeInterpreterInvocationOutput",
                required: false,
                shape: &CODE_INTERPRETER_INVOCATION_OUTPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "finalResponse",
                location: Location::Body,
                location_name: "finalResponse",
                required: false,
                shape: &FINAL_RESPONSE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBaseLookupOutput",
                location: Location::Body,
                location_name: "knowledgeBaseLookupOutput",
                required: false,
                shape: &KNOWLEDGE_BASE_LOOKUP_OUTPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "repromptResponse",
                location: Location::Body,
                location_name: "repromptResponse",
                required: false,
                shape: &REPROMPT_RESPONSE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "traceId",
                location: Location::Body,
                location_name: "traceId",
                required: false,
                shape: &TRACE_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: false,
                shape: &TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ORCHESTRATION_CONFIGURATION: Shape = Shape {
    name: "OrchestrationConfiguration",
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
                shape: &ADDITIONAL_MODEL_REQUEST_FIELDS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inferenceConfig",
                location: Location::Body,
                location_name: "inferenceConfig",
                required: false,
                shape: &INFERENCE_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "performanceConfig",
                location: Location::Body,
                location_name: "performanceConfig",
                required: false,
                shape: &PERFORMANCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptTemplate",
                location: Location::Body,
                location_name: "promptTemplate",
                required: false,
                shape: &PROMPT_TEMPLATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "queryTransformationConfiguration",
                location: Location::Body,
                location_name: "queryTransformationConfiguration",
                required: false,
                shape: &QUERY_TRANSFORMATION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
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

pub static ORCHESTRATION_MODEL_INVOCATION_OUTPUT: Shape = Shape {
    name: "OrchestrationModelInvocationOutput",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "metadata",
                location: Location::Body,
                location_name: "metadata",
                required: false,
                shape: &METADATA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "rawResponse",
                location: Location::Body,
                location_name: "rawResponse",
                required: false,
                shape: &RAW_RESPONSE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "reasoningContent",
                location: Location::Body,
                location_name: "reasoningContent",
                required: false,
                shape: &REASONING_CONTENT_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "traceId",
                location: Location::Body,
                location_name: "traceId",
                required: false,
                shape: &TRACE_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ORCHESTRATION_TRACE: Shape = Shape {
    name: "OrchestrationTrace",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "invocationInput",
                location: Location::Body,
                location_name: "invocationInput",
                required: false,
                shape: &INVOCATION_INPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelInvocationInput",
                location: Location::Body,
                location_name: "modelInvocationInput",
                required: false,
                shape: &MODEL_INVOCATION_INPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelInvocationOutput",
                location: Location::Body,
                location_name: "modelInvocationOutput",
                required: false,
                shape: &ORCHESTRATION_MODEL_INVOCATION_OUTPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "observation",
                location: Location::Body,
                location_name: "observation",
                required: false,
                shape: &OBSERVATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "rationale",
                location: Location::Body,
                location_name: "rationale",
                required: false,
                shape: &RATIONALE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
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

pub static OUTPUT_FILE: Shape = Shape {
    name: "OutputFile",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "bytes",
                location: Location::Body,
                location_name: "bytes",
                required: false,
                shape: &FILE_BODY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
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
                required: false,
                shape: &MIME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static OUTPUT_FILES: Shape = Shape {
    name: "OutputFiles",
    sensitive: false,
    kind: Kind::List {
        member: &OUTPUT_FILE,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(5.0) },
    },
};

pub static OUTPUT_STRING: Shape = Shape {
    name: "OutputString",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static PARAMETER: Shape = Shape {
    name: "Parameter",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
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
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "value",
                location: Location::Body,
                location_name: "value",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
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
                shape: &PARAMETER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PARAMETER_LIST: Shape = Shape {
    name: "ParameterList",
    sensitive: false,
    kind: Kind::List { member: &PARAMETER, member_name: None, flattened: false, range: Range { min: None, max: None } },
};

pub static PARAMETER_MAP: Shape = Shape {
    name: "ParameterMap",
    sensitive: false,
    kind: Kind::Map {
        key: &PARAMETER_NAME,
        value: &PARAMETER_DETAIL,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static PARAMETER_NAME: Shape = Shape {
    name: "ParameterName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("^([0-9a-zA-Z][_-]?){1,100}$")),
        values: &[],
    }),
};

pub static PARAMETER_TYPE: Shape = Shape {
    name: "ParameterType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["string", "number", "integer", "boolean", "array"],
    }),
};

pub static PARAMETERS: Shape = Shape {
    name: "Parameters",
    sensitive: false,
    kind: Kind::List { member: &PARAMETER, member_name: None, flattened: false, range: Range { min: None, max: None } },
};

pub static PART_BODY: Shape =
    Shape { name: "PartBody", sensitive: true, kind: Kind::Blob(Range { min: Some(0.0), max: Some(1000000.0) }) };

pub static PAYLOAD: Shape = Shape {
    name: "Payload",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static PAYLOAD_PART: Shape = Shape {
    name: "PayloadPart",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "attribution",
                location: Location::Body,
                location_name: "attribution",
                required: false,
                shape: &ATTRIBUTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "bytes",
                location: Location::Body,
                location_name: "bytes",
                required: false,
                shape: &PART_BODY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PAYLOAD_TYPE: Shape = Shape {
    name: "PayloadType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["TEXT", "RETURN_CONTROL"],
    }),
};

pub static PERFORMANCE_CONFIG_LATENCY: Shape = Shape {
    name: "PerformanceConfigLatency",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["standard", "optimized"],
    }),
};

pub static PERFORMANCE_CONFIGURATION: Shape = Shape {
    name: "PerformanceConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "latency",
            location: Location::Body,
            location_name: "latency",
            required: false,
            shape: &PERFORMANCE_CONFIG_LATENCY,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static POST_PROCESSING_MODEL_INVOCATION_OUTPUT: Shape = Shape {
    name: "PostProcessingModelInvocationOutput",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "metadata",
                location: Location::Body,
                location_name: "metadata",
                required: false,
                shape: &METADATA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "parsedResponse",
                location: Location::Body,
                location_name: "parsedResponse",
                required: false,
                shape: &POST_PROCESSING_PARSED_RESPONSE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "rawResponse",
                location: Location::Body,
                location_name: "rawResponse",
                required: false,
                shape: &RAW_RESPONSE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "reasoningContent",
                location: Location::Body,
                location_name: "reasoningContent",
                required: false,
                shape: &REASONING_CONTENT_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "traceId",
                location: Location::Body,
                location_name: "traceId",
                required: false,
                shape: &TRACE_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static POST_PROCESSING_PARSED_RESPONSE: Shape = Shape {
    name: "PostProcessingParsedResponse",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "text",
            location: Location::Body,
            location_name: "text",
            required: false,
            shape: &OUTPUT_STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static POST_PROCESSING_TRACE: Shape = Shape {
    name: "PostProcessingTrace",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "modelInvocationInput",
                location: Location::Body,
                location_name: "modelInvocationInput",
                required: false,
                shape: &MODEL_INVOCATION_INPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelInvocationOutput",
                location: Location::Body,
                location_name: "modelInvocationOutput",
                required: false,
                shape: &POST_PROCESSING_MODEL_INVOCATION_OUTPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PRE_PROCESSING_MODEL_INVOCATION_OUTPUT: Shape = Shape {
    name: "PreProcessingModelInvocationOutput",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "metadata",
                location: Location::Body,
                location_name: "metadata",
                required: false,
                shape: &METADATA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "parsedResponse",
                location: Location::Body,
                location_name: "parsedResponse",
                required: false,
                shape: &PRE_PROCESSING_PARSED_RESPONSE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "rawResponse",
                location: Location::Body,
                location_name: "rawResponse",
                required: false,
                shape: &RAW_RESPONSE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "reasoningContent",
                location: Location::Body,
                location_name: "reasoningContent",
                required: false,
                shape: &REASONING_CONTENT_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "traceId",
                location: Location::Body,
                location_name: "traceId",
                required: false,
                shape: &TRACE_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PRE_PROCESSING_PARSED_RESPONSE: Shape = Shape {
    name: "PreProcessingParsedResponse",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "isValid",
                location: Location::Body,
                location_name: "isValid",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "rationale",
                location: Location::Body,
                location_name: "rationale",
                required: false,
                shape: &RATIONALE_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PRE_PROCESSING_TRACE: Shape = Shape {
    name: "PreProcessingTrace",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "modelInvocationInput",
                location: Location::Body,
                location_name: "modelInvocationInput",
                required: false,
                shape: &MODEL_INVOCATION_INPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelInvocationOutput",
                location: Location::Body,
                location_name: "modelInvocationOutput",
                required: false,
                shape: &PRE_PROCESSING_MODEL_INVOCATION_OUTPUT,
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

pub static PROMPT_CREATION_CONFIGURATIONS: Shape = Shape {
    name: "PromptCreationConfigurations",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "excludePreviousThinkingSteps",
                location: Location::Body,
                location_name: "excludePreviousThinkingSteps",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "previousConversationTurnsToInclude",
                location: Location::Body,
                location_name: "previousConversationTurnsToInclude",
                required: false,
                shape: &PROMPT_CREATION_CONFIGURATIONS_PREVIOUS_CONVERSATION_TURNS_TO_INCLUDE_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PROMPT_CREATION_CONFIGURATIONS_PREVIOUS_CONVERSATION_TURNS_TO_INCLUDE_INTEGER: Shape = Shape {
    name: "PromptCreationConfigurationsPreviousConversationTurnsToIncludeInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
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
                shape: &LAMBDA_RESOURCE_ARN,
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

pub static PROMPT_SESSION_ATTRIBUTES_MAP: Shape = Shape {
    name: "PromptSessionAttributesMap",
    sensitive: false,
    kind: Kind::Map {
        key: &STRING,
        value: &STRING,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static PROMPT_STATE: Shape = Shape {
    name: "PromptState",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["ENABLED", "DISABLED"] }),
};

pub static PROMPT_TEMPLATE: Shape = Shape {
    name: "PromptTemplate",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "textPromptTemplate",
            location: Location::Body,
            location_name: "textPromptTemplate",
            required: false,
            shape: &TEXT_PROMPT_TEMPLATE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static PROMPT_TEXT: Shape = Shape {
    name: "PromptText",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
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
            "KNOWLEDGE_BASE_RESPONSE_GENERATION",
            "POST_PROCESSING",
            "ROUTING_CLASSIFIER",
        ],
    }),
};

pub static PROPERTY_PARAMETERS: Shape = Shape {
    name: "PropertyParameters",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "properties",
            location: Location::Body,
            location_name: "properties",
            required: false,
            shape: &PARAMETER_LIST,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static PUT_INVOCATION_STEP_REQUEST: Shape = Shape {
    name: "PutInvocationStepRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "invocationIdentifier",
                location: Location::Body,
                location_name: "invocationIdentifier",
                required: true,
                shape: &INVOCATION_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "invocationStepId",
                location: Location::Body,
                location_name: "invocationStepId",
                required: false,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "invocationStepTime",
                location: Location::Body,
                location_name: "invocationStepTime",
                required: true,
                shape: &DATE_TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "payload",
                location: Location::Body,
                location_name: "payload",
                required: true,
                shape: &INVOCATION_STEP_PAYLOAD,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionIdentifier",
                location: Location::Label,
                location_name: "sessionIdentifier",
                required: true,
                shape: &SESSION_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PUT_INVOCATION_STEP_RESPONSE: Shape = Shape {
    name: "PutInvocationStepResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "invocationStepId",
            location: Location::Body,
            location_name: "invocationStepId",
            required: true,
            shape: &UUID,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static QUERY_TRANSFORMATION_CONFIGURATION: Shape = Shape {
    name: "QueryTransformationConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "type",
            location: Location::Body,
            location_name: "type",
            required: true,
            shape: &QUERY_TRANSFORMATION_TYPE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static QUERY_TRANSFORMATION_TYPE: Shape = Shape {
    name: "QueryTransformationType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["QUERY_DECOMPOSITION"] }),
};

pub static RAG_STOP_SEQUENCES: Shape = Shape {
    name: "RAGStopSequences",
    sensitive: false,
    kind: Kind::List {
        member: &RAG_STOP_SEQUENCES_MEMBER_STRING,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(4.0) },
    },
};

pub static RAG_STOP_SEQUENCES_MEMBER_STRING: Shape = Shape {
    name: "RAGStopSequencesMemberString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(1000.0) }, pattern: None, values: &[] }),
};

pub static RATIONALE: Shape = Shape {
    name: "Rationale",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "text",
                location: Location::Body,
                location_name: "text",
                required: false,
                shape: &RATIONALE_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "traceId",
                location: Location::Body,
                location_name: "traceId",
                required: false,
                shape: &TRACE_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RATIONALE_STRING: Shape = Shape {
    name: "RationaleString",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static RAW_RESPONSE: Shape = Shape {
    name: "RawResponse",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "content",
            location: Location::Body,
            location_name: "content",
            required: false,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static REASONING_CONTENT_BLOCK: Shape = Shape {
    name: "ReasoningContentBlock",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "reasoningText",
                location: Location::Body,
                location_name: "reasoningText",
                required: false,
                shape: &REASONING_TEXT_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "redactedContent",
                location: Location::Body,
                location_name: "redactedContent",
                required: false,
                shape: &BLOB,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static REASONING_TEXT_BLOCK: Shape = Shape {
    name: "ReasoningTextBlock",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "signature",
                location: Location::Body,
                location_name: "signature",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "text",
                location: Location::Body,
                location_name: "text",
                required: true,
                shape: &STRING,
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

pub static REPROMPT_RESPONSE: Shape = Shape {
    name: "RepromptResponse",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "source",
                location: Location::Body,
                location_name: "source",
                required: false,
                shape: &SOURCE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "text",
                location: Location::Body,
                location_name: "text",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static REQUEST_BODY: Shape = Shape {
    name: "RequestBody",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "content",
            location: Location::Body,
            location_name: "content",
            required: false,
            shape: &CONTENT_MAP,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static REQUIRE_CONFIRMATION: Shape = Shape {
    name: "RequireConfirmation",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["ENABLED", "DISABLED"] }),
};

pub static RERANK_DOCUMENT: Shape = Shape {
    name: "RerankDocument",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "jsonDocument",
                location: Location::Body,
                location_name: "jsonDocument",
                required: false,
                shape: &DOCUMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "textDocument",
                location: Location::Body,
                location_name: "textDocument",
                required: false,
                shape: &RERANK_TEXT_DOCUMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &RERANK_DOCUMENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RERANK_DOCUMENT_TYPE: Shape = Shape {
    name: "RerankDocumentType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["TEXT", "JSON"] }),
};

pub static RERANK_QUERIES_LIST: Shape = Shape {
    name: "RerankQueriesList",
    sensitive: true,
    kind: Kind::List {
        member: &RERANK_QUERY,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(1.0) },
    },
};

pub static RERANK_QUERY: Shape = Shape {
    name: "RerankQuery",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "textQuery",
                location: Location::Body,
                location_name: "textQuery",
                required: true,
                shape: &RERANK_TEXT_DOCUMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &RERANK_QUERY_CONTENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RERANK_QUERY_CONTENT_TYPE: Shape = Shape {
    name: "RerankQueryContentType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["TEXT"] }),
};

pub static RERANK_REQUEST: Shape = Shape {
    name: "RerankRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
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
                name: "queries",
                location: Location::Body,
                location_name: "queries",
                required: true,
                shape: &RERANK_QUERIES_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "rerankingConfiguration",
                location: Location::Body,
                location_name: "rerankingConfiguration",
                required: true,
                shape: &RERANKING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sources",
                location: Location::Body,
                location_name: "sources",
                required: true,
                shape: &RERANK_SOURCES_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RERANK_RESPONSE: Shape = Shape {
    name: "RerankResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
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
                name: "results",
                location: Location::Body,
                location_name: "results",
                required: true,
                shape: &RERANK_RESULTS_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RERANK_RESULT: Shape = Shape {
    name: "RerankResult",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "document",
                location: Location::Body,
                location_name: "document",
                required: false,
                shape: &RERANK_DOCUMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "index",
                location: Location::Body,
                location_name: "index",
                required: true,
                shape: &RERANK_RESULT_INDEX_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "relevanceScore",
                location: Location::Body,
                location_name: "relevanceScore",
                required: true,
                shape: &FLOAT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RERANK_RESULT_INDEX_INTEGER: Shape = Shape {
    name: "RerankResultIndexInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: Some(1000.0) }),
};

pub static RERANK_RESULTS_LIST: Shape = Shape {
    name: "RerankResultsList",
    sensitive: false,
    kind: Kind::List {
        member: &RERANK_RESULT,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static RERANK_SOURCE: Shape = Shape {
    name: "RerankSource",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "inlineDocumentSource",
                location: Location::Body,
                location_name: "inlineDocumentSource",
                required: true,
                shape: &RERANK_DOCUMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &RERANK_SOURCE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RERANK_SOURCE_TYPE: Shape = Shape {
    name: "RerankSourceType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["INLINE"] }),
};

pub static RERANK_SOURCES_LIST: Shape = Shape {
    name: "RerankSourcesList",
    sensitive: true,
    kind: Kind::List {
        member: &RERANK_SOURCE,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(1000.0) },
    },
};

pub static RERANK_TEXT_DOCUMENT: Shape = Shape {
    name: "RerankTextDocument",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "text",
            location: Location::Body,
            location_name: "text",
            required: false,
            shape: &RERANK_TEXT_DOCUMENT_TEXT_STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static RERANK_TEXT_DOCUMENT_TEXT_STRING: Shape = Shape {
    name: "RerankTextDocumentTextString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(32000.0) }, pattern: None, values: &[] }),
};

pub static RERANKING_CONFIGURATION: Shape = Shape {
    name: "RerankingConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "bedrockRerankingConfiguration",
                location: Location::Body,
                location_name: "bedrockRerankingConfiguration",
                required: true,
                shape: &BEDROCK_RERANKING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &RERANKING_CONFIGURATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RERANKING_CONFIGURATION_TYPE: Shape = Shape {
    name: "RerankingConfigurationType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["BEDROCK_RERANKING_MODEL"],
    }),
};

pub static RERANKING_METADATA_SELECTION_MODE: Shape = Shape {
    name: "RerankingMetadataSelectionMode",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["SELECTIVE", "ALL"] }),
};

pub static RERANKING_METADATA_SELECTIVE_MODE_CONFIGURATION: Shape = Shape {
    name: "RerankingMetadataSelectiveModeConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "fieldsToExclude",
                location: Location::Body,
                location_name: "fieldsToExclude",
                required: false,
                shape: &FIELDS_FOR_RERANKING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "fieldsToInclude",
                location: Location::Body,
                location_name: "fieldsToInclude",
                required: false,
                shape: &FIELDS_FOR_RERANKING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RERANKING_MODEL_TYPE: Shape = Shape {
    name: "RerankingModelType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["CUSTOM", "MANAGED", "NONE"],
    }),
};

pub static RESOURCE_DESCRIPTION: Shape = Shape {
    name: "ResourceDescription",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(200.0) }, pattern: None, values: &[] }),
};

pub static RESOURCE_NAME: Shape = Shape {
    name: "ResourceName",
    sensitive: true,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("^([0-9a-zA-Z][_-]?){1,100}$")),
        values: &[],
    }),
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

pub static RESPONSE_BODY: Shape = Shape {
    name: "ResponseBody",
    sensitive: false,
    kind: Kind::Map {
        key: &STRING,
        value: &CONTENT_BODY,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static RESPONSE_STATE: Shape = Shape {
    name: "ResponseState",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["FAILURE", "REPROMPT"] }),
};

pub static RESPONSE_STREAM: Shape = Shape {
    name: "ResponseStream",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::EventStream,
        payload: None,
        members: &[
            Member {
                name: "accessDeniedException",
                location: Location::Body,
                location_name: "accessDeniedException",
                required: false,
                shape: &ACCESS_DENIED_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "badGatewayException",
                location: Location::Body,
                location_name: "badGatewayException",
                required: false,
                shape: &BAD_GATEWAY_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "chunk",
                location: Location::Body,
                location_name: "chunk",
                required: false,
                shape: &PAYLOAD_PART,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "conflictException",
                location: Location::Body,
                location_name: "conflictException",
                required: false,
                shape: &CONFLICT_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "dependencyFailedException",
                location: Location::Body,
                location_name: "dependencyFailedException",
                required: false,
                shape: &DEPENDENCY_FAILED_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "files",
                location: Location::Body,
                location_name: "files",
                required: false,
                shape: &FILE_PART,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "internalServerException",
                location: Location::Body,
                location_name: "internalServerException",
                required: false,
                shape: &INTERNAL_SERVER_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelNotReadyException",
                location: Location::Body,
                location_name: "modelNotReadyException",
                required: false,
                shape: &MODEL_NOT_READY_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "resourceNotFoundException",
                location: Location::Body,
                location_name: "resourceNotFoundException",
                required: false,
                shape: &RESOURCE_NOT_FOUND_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "returnControl",
                location: Location::Body,
                location_name: "returnControl",
                required: false,
                shape: &RETURN_CONTROL_PAYLOAD,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "serviceQuotaExceededException",
                location: Location::Body,
                location_name: "serviceQuotaExceededException",
                required: false,
                shape: &SERVICE_QUOTA_EXCEEDED_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "throttlingException",
                location: Location::Body,
                location_name: "throttlingException",
                required: false,
                shape: &THROTTLING_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "trace",
                location: Location::Body,
                location_name: "trace",
                required: false,
                shape: &TRACE_PART,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "validationException",
                location: Location::Body,
                location_name: "validationException",
                required: false,
                shape: &VALIDATION_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RETRIEVAL_FILTER: Shape = Shape {
    name: "RetrievalFilter",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "andAll",
                location: Location::Body,
                location_name: "andAll",
                required: false,
                shape: &RETRIEVAL_FILTER_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "equals",
                location: Location::Body,
                location_name: "equals",
                required: false,
                shape: &FILTER_ATTRIBUTE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "greaterThan",
                location: Location::Body,
                location_name: "greaterThan",
                required: false,
                shape: &FILTER_ATTRIBUTE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "greaterThanOrEquals",
                location: Location::Body,
                location_name: "greaterThanOrEquals",
                required: false,
                shape: &FILTER_ATTRIBUTE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "in",
                location: Location::Body,
                location_name: "in",
                required: false,
                shape: &FILTER_ATTRIBUTE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "lessThan",
                location: Location::Body,
                location_name: "lessThan",
                required: false,
                shape: &FILTER_ATTRIBUTE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "lessThanOrEquals",
                location: Location::Body,
                location_name: "lessThanOrEquals",
                required: false,
                shape: &FILTER_ATTRIBUTE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "listContains",
                location: Location::Body,
                location_name: "listContains",
                required: false,
                shape: &FILTER_ATTRIBUTE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "notEquals",
                location: Location::Body,
                location_name: "notEquals",
                required: false,
                shape: &FILTER_ATTRIBUTE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "notIn",
                location: Location::Body,
                location_name: "notIn",
                required: false,
                shape: &FILTER_ATTRIBUTE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "orAll",
                location: Location::Body,
                location_name: "orAll",
                required: false,
                shape: &RETRIEVAL_FILTER_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "startsWith",
                location: Location::Body,
                location_name: "startsWith",
                required: false,
                shape: &FILTER_ATTRIBUTE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "stringContains",
                location: Location::Body,
                location_name: "stringContains",
                required: false,
                shape: &FILTER_ATTRIBUTE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RETRIEVAL_FILTER_LIST: Shape = Shape {
    name: "RetrievalFilterList",
    sensitive: false,
    kind: Kind::List {
        member: &RETRIEVAL_FILTER,
        member_name: None,
        flattened: false,
        range: Range { min: Some(2.0), max: None },
    },
};

pub static RETRIEVAL_RESULT_CONFLUENCE_LOCATION: Shape = Shape {
    name: "RetrievalResultConfluenceLocation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "url",
            location: Location::Body,
            location_name: "url",
            required: false,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static RETRIEVAL_RESULT_CONTENT: Shape = Shape {
    name: "RetrievalResultContent",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "audio",
                location: Location::Body,
                location_name: "audio",
                required: false,
                shape: &AUDIO_SEGMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "byteContent",
                location: Location::Body,
                location_name: "byteContent",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "row",
                location: Location::Body,
                location_name: "row",
                required: false,
                shape: &RETRIEVAL_RESULT_CONTENT_ROW,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "text",
                location: Location::Body,
                location_name: "text",
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
                required: false,
                shape: &RETRIEVAL_RESULT_CONTENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "video",
                location: Location::Body,
                location_name: "video",
                required: false,
                shape: &VIDEO_SEGMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RETRIEVAL_RESULT_CONTENT_COLUMN: Shape = Shape {
    name: "RetrievalResultContentColumn",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "columnName",
                location: Location::Body,
                location_name: "columnName",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "columnValue",
                location: Location::Body,
                location_name: "columnValue",
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
                required: false,
                shape: &RETRIEVAL_RESULT_CONTENT_COLUMN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RETRIEVAL_RESULT_CONTENT_COLUMN_TYPE: Shape = Shape {
    name: "RetrievalResultContentColumnType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["BLOB", "BOOLEAN", "DOUBLE", "NULL", "LONG", "STRING"],
    }),
};

pub static RETRIEVAL_RESULT_CONTENT_ROW: Shape = Shape {
    name: "RetrievalResultContentRow",
    sensitive: true,
    kind: Kind::List {
        member: &RETRIEVAL_RESULT_CONTENT_COLUMN,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static RETRIEVAL_RESULT_CONTENT_TYPE: Shape = Shape {
    name: "RetrievalResultContentType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["TEXT", "IMAGE", "ROW", "AUDIO", "VIDEO"],
    }),
};

pub static RETRIEVAL_RESULT_CUSTOM_DOCUMENT_LOCATION: Shape = Shape {
    name: "RetrievalResultCustomDocumentLocation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "id",
            location: Location::Body,
            location_name: "id",
            required: false,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static RETRIEVAL_RESULT_GOOGLE_DRIVE_LOCATION: Shape = Shape {
    name: "RetrievalResultGoogleDriveLocation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "url",
            location: Location::Body,
            location_name: "url",
            required: false,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static RETRIEVAL_RESULT_KENDRA_DOCUMENT_LOCATION: Shape = Shape {
    name: "RetrievalResultKendraDocumentLocation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "uri",
            location: Location::Body,
            location_name: "uri",
            required: false,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static RETRIEVAL_RESULT_LOCATION: Shape = Shape {
    name: "RetrievalResultLocation",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "confluenceLocation",
                location: Location::Body,
                location_name: "confluenceLocation",
                required: false,
                shape: &RETRIEVAL_RESULT_CONFLUENCE_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "customDocumentLocation",
                location: Location::Body,
                location_name: "customDocumentLocation",
                required: false,
                shape: &RETRIEVAL_RESULT_CUSTOM_DOCUMENT_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "googleDriveLocation",
                location: Location::Body,
                location_name: "googleDriveLocation",
                required: false,
                shape: &RETRIEVAL_RESULT_GOOGLE_DRIVE_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "kendraDocumentLocation",
                location: Location::Body,
                location_name: "kendraDocumentLocation",
                required: false,
                shape: &RETRIEVAL_RESULT_KENDRA_DOCUMENT_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "oneDriveLocation",
                location: Location::Body,
                location_name: "oneDriveLocation",
                required: false,
                shape: &RETRIEVAL_RESULT_ONE_DRIVE_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "s3Location",
                location: Location::Body,
                location_name: "s3Location",
                required: false,
                shape: &RETRIEVAL_RESULT_S3_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "salesforceLocation",
                location: Location::Body,
                location_name: "salesforceLocation",
                required: false,
                shape: &RETRIEVAL_RESULT_SALESFORCE_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sharePointLocation",
                location: Location::Body,
                location_name: "sharePointLocation",
                required: false,
                shape: &RETRIEVAL_RESULT_SHARE_POINT_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sqlLocation",
                location: Location::Body,
                location_name: "sqlLocation",
                required: false,
                shape: &RETRIEVAL_RESULT_SQL_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &RETRIEVAL_RESULT_LOCATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "webLocation",
                location: Location::Body,
                location_name: "webLocation",
                required: false,
                shape: &RETRIEVAL_RESULT_WEB_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RETRIEVAL_RESULT_LOCATION_TYPE: Shape = Shape {
    name: "RetrievalResultLocationType",
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
            "KENDRA",
            "SQL",
            "ONEDRIVE",
            "GOOGLEDRIVE",
        ],
    }),
};

pub static RETRIEVAL_RESULT_METADATA: Shape = Shape {
    name: "RetrievalResultMetadata",
    sensitive: true,
    kind: Kind::Map {
        key: &RETRIEVAL_RESULT_METADATA_KEY,
        value: &RETRIEVAL_RESULT_METADATA_VALUE,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: None },
    },
};

pub static RETRIEVAL_RESULT_METADATA_KEY: Shape = Shape {
    name: "RetrievalResultMetadataKey",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(100.0) }, pattern: None, values: &[] }),
};

pub static RETRIEVAL_RESULT_METADATA_VALUE: Shape =
    Shape { name: "RetrievalResultMetadataValue", sensitive: false, kind: Kind::Document };

pub static RETRIEVAL_RESULT_ONE_DRIVE_LOCATION: Shape = Shape {
    name: "RetrievalResultOneDriveLocation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "url",
            location: Location::Body,
            location_name: "url",
            required: false,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static RETRIEVAL_RESULT_S3_LOCATION: Shape = Shape {
    name: "RetrievalResultS3Location",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "uri",
            location: Location::Body,
            location_name: "uri",
            required: false,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static RETRIEVAL_RESULT_SALESFORCE_LOCATION: Shape = Shape {
    name: "RetrievalResultSalesforceLocation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "url",
            location: Location::Body,
            location_name: "url",
            required: false,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static RETRIEVAL_RESULT_SHARE_POINT_LOCATION: Shape = Shape {
    name: "RetrievalResultSharePointLocation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "url",
            location: Location::Body,
            location_name: "url",
            required: false,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static RETRIEVAL_RESULT_SQL_LOCATION: Shape = Shape {
    name: "RetrievalResultSqlLocation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "query",
            location: Location::Body,
            location_name: "query",
            required: false,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static RETRIEVAL_RESULT_WEB_LOCATION: Shape = Shape {
    name: "RetrievalResultWebLocation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "url",
            location: Location::Body,
            location_name: "url",
            required: false,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static RETRIEVE_AND_GENERATE_CONFIGURATION: Shape = Shape {
    name: "RetrieveAndGenerateConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "externalSourcesConfiguration",
                location: Location::Body,
                location_name: "externalSourcesConfiguration",
                required: false,
                shape: &EXTERNAL_SOURCES_RETRIEVE_AND_GENERATE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBaseConfiguration",
                location: Location::Body,
                location_name: "knowledgeBaseConfiguration",
                required: false,
                shape: &KNOWLEDGE_BASE_RETRIEVE_AND_GENERATE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &RETRIEVE_AND_GENERATE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RETRIEVE_AND_GENERATE_INPUT: Shape = Shape {
    name: "RetrieveAndGenerateInput",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "text",
            location: Location::Body,
            location_name: "text",
            required: true,
            shape: &RETRIEVE_AND_GENERATE_INPUT_TEXT_STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static RETRIEVE_AND_GENERATE_INPUT_TEXT_STRING: Shape = Shape {
    name: "RetrieveAndGenerateInputTextString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(0.0), max: Some(1000.0) }, pattern: None, values: &[] }),
};

pub static RETRIEVE_AND_GENERATE_OUTPUT: Shape = Shape {
    name: "RetrieveAndGenerateOutput",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "text",
            location: Location::Body,
            location_name: "text",
            required: true,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static RETRIEVE_AND_GENERATE_OUTPUT_EVENT: Shape = Shape {
    name: "RetrieveAndGenerateOutputEvent",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "text",
            location: Location::Body,
            location_name: "text",
            required: true,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static RETRIEVE_AND_GENERATE_REQUEST: Shape = Shape {
    name: "RetrieveAndGenerateRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "input",
                location: Location::Body,
                location_name: "input",
                required: true,
                shape: &RETRIEVE_AND_GENERATE_INPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "retrieveAndGenerateConfiguration",
                location: Location::Body,
                location_name: "retrieveAndGenerateConfiguration",
                required: false,
                shape: &RETRIEVE_AND_GENERATE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionConfiguration",
                location: Location::Body,
                location_name: "sessionConfiguration",
                required: false,
                shape: &RETRIEVE_AND_GENERATE_SESSION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Body,
                location_name: "sessionId",
                required: false,
                shape: &SESSION_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "userContext",
                location: Location::Body,
                location_name: "userContext",
                required: false,
                shape: &USER_CONTEXT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RETRIEVE_AND_GENERATE_RESPONSE: Shape = Shape {
    name: "RetrieveAndGenerateResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "citations",
                location: Location::Body,
                location_name: "citations",
                required: false,
                shape: &CITATIONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailAction",
                location: Location::Body,
                location_name: "guardrailAction",
                required: false,
                shape: &GUADRAIL_ACTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "output",
                location: Location::Body,
                location_name: "output",
                required: true,
                shape: &RETRIEVE_AND_GENERATE_OUTPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Body,
                location_name: "sessionId",
                required: true,
                shape: &SESSION_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RETRIEVE_AND_GENERATE_SESSION_CONFIGURATION: Shape = Shape {
    name: "RetrieveAndGenerateSessionConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "kmsKeyArn",
            location: Location::Body,
            location_name: "kmsKeyArn",
            required: true,
            shape: &KMS_KEY_ARN,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static RETRIEVE_AND_GENERATE_STREAM_REQUEST: Shape = Shape {
    name: "RetrieveAndGenerateStreamRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "input",
                location: Location::Body,
                location_name: "input",
                required: true,
                shape: &RETRIEVE_AND_GENERATE_INPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "retrieveAndGenerateConfiguration",
                location: Location::Body,
                location_name: "retrieveAndGenerateConfiguration",
                required: false,
                shape: &RETRIEVE_AND_GENERATE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionConfiguration",
                location: Location::Body,
                location_name: "sessionConfiguration",
                required: false,
                shape: &RETRIEVE_AND_GENERATE_SESSION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Body,
                location_name: "sessionId",
                required: false,
                shape: &SESSION_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "userContext",
                location: Location::Body,
                location_name: "userContext",
                required: false,
                shape: &USER_CONTEXT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RETRIEVE_AND_GENERATE_STREAM_RESPONSE: Shape = Shape {
    name: "RetrieveAndGenerateStreamResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: Some("stream"),
        members: &[
            Member {
                name: "sessionId",
                location: Location::Header,
                location_name: "x-amzn-bedrock-knowledge-base-session-id",
                required: true,
                shape: &SESSION_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "stream",
                location: Location::Body,
                location_name: "stream",
                required: false,
                shape: &RETRIEVE_AND_GENERATE_STREAM_RESPONSE_OUTPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RETRIEVE_AND_GENERATE_STREAM_RESPONSE_OUTPUT: Shape = Shape {
    name: "RetrieveAndGenerateStreamResponseOutput",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::EventStream,
        payload: None,
        members: &[
            Member {
                name: "accessDeniedException",
                location: Location::Body,
                location_name: "accessDeniedException",
                required: false,
                shape: &ACCESS_DENIED_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "badGatewayException",
                location: Location::Body,
                location_name: "badGatewayException",
                required: false,
                shape: &BAD_GATEWAY_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "citation",
                location: Location::Body,
                location_name: "citation",
                required: false,
                shape: &CITATION_EVENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "conflictException",
                location: Location::Body,
                location_name: "conflictException",
                required: false,
                shape: &CONFLICT_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "dependencyFailedException",
                location: Location::Body,
                location_name: "dependencyFailedException",
                required: false,
                shape: &DEPENDENCY_FAILED_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrail",
                location: Location::Body,
                location_name: "guardrail",
                required: false,
                shape: &GUARDRAIL_EVENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "internalServerException",
                location: Location::Body,
                location_name: "internalServerException",
                required: false,
                shape: &INTERNAL_SERVER_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "output",
                location: Location::Body,
                location_name: "output",
                required: false,
                shape: &RETRIEVE_AND_GENERATE_OUTPUT_EVENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "resourceNotFoundException",
                location: Location::Body,
                location_name: "resourceNotFoundException",
                required: false,
                shape: &RESOURCE_NOT_FOUND_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "serviceQuotaExceededException",
                location: Location::Body,
                location_name: "serviceQuotaExceededException",
                required: false,
                shape: &SERVICE_QUOTA_EXCEEDED_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "throttlingException",
                location: Location::Body,
                location_name: "throttlingException",
                required: false,
                shape: &THROTTLING_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "validationException",
                location: Location::Body,
                location_name: "validationException",
                required: false,
                shape: &VALIDATION_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RETRIEVE_AND_GENERATE_TYPE: Shape = Shape {
    name: "RetrieveAndGenerateType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["KNOWLEDGE_BASE", "EXTERNAL_SOURCES"],
    }),
};

pub static RETRIEVE_REQUEST: Shape = Shape {
    name: "RetrieveRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
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
                name: "knowledgeBaseId",
                location: Location::Label,
                location_name: "knowledgeBaseId",
                required: true,
                shape: &KNOWLEDGE_BASE_IDENTIFIER,
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
                name: "retrievalConfiguration",
                location: Location::Body,
                location_name: "retrievalConfiguration",
                required: false,
                shape: &KNOWLEDGE_BASE_RETRIEVAL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "retrievalQuery",
                location: Location::Body,
                location_name: "retrievalQuery",
                required: true,
                shape: &KNOWLEDGE_BASE_QUERY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "userContext",
                location: Location::Body,
                location_name: "userContext",
                required: false,
                shape: &USER_CONTEXT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RETRIEVE_RESPONSE: Shape = Shape {
    name: "RetrieveResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "guardrailAction",
                location: Location::Body,
                location_name: "guardrailAction",
                required: false,
                shape: &GUADRAIL_ACTION,
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
                name: "retrievalResults",
                location: Location::Body,
                location_name: "retrievalResults",
                required: true,
                shape: &KNOWLEDGE_BASE_RETRIEVAL_RESULTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RETRIEVED_REFERENCE: Shape = Shape {
    name: "RetrievedReference",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "content",
                location: Location::Body,
                location_name: "content",
                required: false,
                shape: &RETRIEVAL_RESULT_CONTENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "location",
                location: Location::Body,
                location_name: "location",
                required: false,
                shape: &RETRIEVAL_RESULT_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "metadata",
                location: Location::Body,
                location_name: "metadata",
                required: false,
                shape: &RETRIEVAL_RESULT_METADATA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RETRIEVED_REFERENCES: Shape = Shape {
    name: "RetrievedReferences",
    sensitive: false,
    kind: Kind::List {
        member: &RETRIEVED_REFERENCE,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static RETURN_CONTROL_INVOCATION_RESULTS: Shape = Shape {
    name: "ReturnControlInvocationResults",
    sensitive: false,
    kind: Kind::List {
        member: &INVOCATION_RESULT_MEMBER,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(5.0) },
    },
};

pub static RETURN_CONTROL_PAYLOAD: Shape = Shape {
    name: "ReturnControlPayload",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "invocationId",
                location: Location::Body,
                location_name: "invocationId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "invocationInputs",
                location: Location::Body,
                location_name: "invocationInputs",
                required: false,
                shape: &INVOCATION_INPUTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RETURN_CONTROL_RESULTS: Shape = Shape {
    name: "ReturnControlResults",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "invocationId",
                location: Location::Body,
                location_name: "invocationId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "returnControlInvocationResults",
                location: Location::Body,
                location_name: "returnControlInvocationResults",
                required: false,
                shape: &RETURN_CONTROL_INVOCATION_RESULTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ROUTING_CLASSIFIER_MODEL_INVOCATION_OUTPUT: Shape = Shape {
    name: "RoutingClassifierModelInvocationOutput",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "metadata",
                location: Location::Body,
                location_name: "metadata",
                required: false,
                shape: &METADATA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "rawResponse",
                location: Location::Body,
                location_name: "rawResponse",
                required: false,
                shape: &RAW_RESPONSE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "traceId",
                location: Location::Body,
                location_name: "traceId",
                required: false,
                shape: &TRACE_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ROUTING_CLASSIFIER_TRACE: Shape = Shape {
    name: "RoutingClassifierTrace",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "invocationInput",
                location: Location::Body,
                location_name: "invocationInput",
                required: false,
                shape: &INVOCATION_INPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelInvocationInput",
                location: Location::Body,
                location_name: "modelInvocationInput",
                required: false,
                shape: &MODEL_INVOCATION_INPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelInvocationOutput",
                location: Location::Body,
                location_name: "modelInvocationOutput",
                required: false,
                shape: &ROUTING_CLASSIFIER_MODEL_INVOCATION_OUTPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "observation",
                location: Location::Body,
                location_name: "observation",
                required: false,
                shape: &OBSERVATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static S3_BUCKET_NAME: Shape = Shape {
    name: "S3BucketName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(3.0), max: Some(63.0) },
        pattern: Some(Pattern::new("^[a-z0-9][\\.\\-a-z0-9]{1,61}[a-z0-9]$")),
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
            shape: &S3_URI,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static S3_OBJECT_DOC: Shape = Shape {
    name: "S3ObjectDoc",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "uri",
            location: Location::Body,
            location_name: "uri",
            required: true,
            shape: &S3_URI,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static S3_OBJECT_FILE: Shape = Shape {
    name: "S3ObjectFile",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "uri",
            location: Location::Body,
            location_name: "uri",
            required: true,
            shape: &S3_URI,
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
        pattern: Some(Pattern::new("^[\\.\\-\\!\\*\\_\\'\\(\\)a-zA-Z0-9][\\.\\-\\!\\*\\_\\'\\(\\)\\/a-zA-Z0-9]*$")),
        values: &[],
    }),
};

pub static S3_URI: Shape = Shape {
    name: "S3Uri",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(1024.0) },
        pattern: Some(Pattern::new("^s3://[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]/.{1,1024}$")),
        values: &[],
    }),
};

pub static SEARCH_TYPE: Shape = Shape {
    name: "SearchType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["HYBRID", "SEMANTIC"] }),
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

pub static SESSION_ARN: Shape = Shape {
    name: "SessionArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new(
            "^arn:aws(-[^:]+)?:bedrock:[a-z0-9-]+:[0-9]{12}:session/[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$",
        )),
        values: &[],
    }),
};

pub static SESSION_ATTRIBUTES_MAP: Shape = Shape {
    name: "SessionAttributesMap",
    sensitive: false,
    kind: Kind::Map {
        key: &STRING,
        value: &STRING,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static SESSION_ID: Shape = Shape {
    name: "SessionId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(2.0), max: Some(100.0) },
        pattern: Some(Pattern::new("^[0-9a-zA-Z._:-]+$")),
        values: &[],
    }),
};

pub static SESSION_IDENTIFIER: Shape = Shape {
    name: "SessionIdentifier",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new(
            "^(arn:aws(-[^:]+)?:bedrock:[a-z0-9-]+:[0-9]{12}:session/[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12})|([a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12})$",
        )),
        values: &[],
    }),
};

pub static SESSION_METADATA_KEY: Shape = Shape {
    name: "SessionMetadataKey",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(100.0) }, pattern: None, values: &[] }),
};

pub static SESSION_METADATA_MAP: Shape = Shape {
    name: "SessionMetadataMap",
    sensitive: false,
    kind: Kind::Map {
        key: &SESSION_METADATA_KEY,
        value: &SESSION_METADATA_VALUE,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(50.0) },
    },
};

pub static SESSION_METADATA_VALUE: Shape = Shape {
    name: "SessionMetadataValue",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(0.0), max: Some(5000.0) }, pattern: None, values: &[] }),
};

pub static SESSION_STATE: Shape = Shape {
    name: "SessionState",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "conversationHistory",
                location: Location::Body,
                location_name: "conversationHistory",
                required: false,
                shape: &CONVERSATION_HISTORY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "files",
                location: Location::Body,
                location_name: "files",
                required: false,
                shape: &INPUT_FILES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "invocationId",
                location: Location::Body,
                location_name: "invocationId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "knowledgeBaseConfigurations",
                location: Location::Body,
                location_name: "knowledgeBaseConfigurations",
                required: false,
                shape: &KNOWLEDGE_BASE_CONFIGURATIONS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptSessionAttributes",
                location: Location::Body,
                location_name: "promptSessionAttributes",
                required: false,
                shape: &PROMPT_SESSION_ATTRIBUTES_MAP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "returnControlInvocationResults",
                location: Location::Body,
                location_name: "returnControlInvocationResults",
                required: false,
                shape: &RETURN_CONTROL_INVOCATION_RESULTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionAttributes",
                location: Location::Body,
                location_name: "sessionAttributes",
                required: false,
                shape: &SESSION_ATTRIBUTES_MAP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SESSION_STATUS: Shape = Shape {
    name: "SessionStatus",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["ACTIVE", "EXPIRED", "ENDED"],
    }),
};

pub static SESSION_SUMMARIES: Shape = Shape {
    name: "SessionSummaries",
    sensitive: false,
    kind: Kind::List {
        member: &SESSION_SUMMARY,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static SESSION_SUMMARY: Shape = Shape {
    name: "SessionSummary",
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
                name: "sessionArn",
                location: Location::Body,
                location_name: "sessionArn",
                required: true,
                shape: &SESSION_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Body,
                location_name: "sessionId",
                required: true,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionStatus",
                location: Location::Body,
                location_name: "sessionStatus",
                required: true,
                shape: &SESSION_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SESSION_TTL: Shape =
    Shape { name: "SessionTTL", sensitive: false, kind: Kind::Integer(Range { min: Some(60.0), max: Some(3600.0) }) };

pub static SOURCE: Shape = Shape {
    name: "Source",
    sensitive: true,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["ACTION_GROUP", "KNOWLEDGE_BASE", "PARSER"],
    }),
};

pub static SPAN: Shape = Shape {
    name: "Span",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "end",
                location: Location::Body,
                location_name: "end",
                required: false,
                shape: &SPAN_END_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "start",
                location: Location::Body,
                location_name: "start",
                required: false,
                shape: &SPAN_START_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SPAN_END_INTEGER: Shape =
    Shape { name: "SpanEndInteger", sensitive: false, kind: Kind::Integer(Range { min: Some(0.0), max: None }) };

pub static SPAN_START_INTEGER: Shape =
    Shape { name: "SpanStartInteger", sensitive: false, kind: Kind::Integer(Range { min: Some(0.0), max: None }) };

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

pub static STREAMING_CONFIGURATIONS: Shape = Shape {
    name: "StreamingConfigurations",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "applyGuardrailInterval",
                location: Location::Body,
                location_name: "applyGuardrailInterval",
                required: false,
                shape: &STREAMING_CONFIGURATIONS_APPLY_GUARDRAIL_INTERVAL_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "streamFinalResponse",
                location: Location::Body,
                location_name: "streamFinalResponse",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static STREAMING_CONFIGURATIONS_APPLY_GUARDRAIL_INTERVAL_INTEGER: Shape = Shape {
    name: "StreamingConfigurationsApplyGuardrailIntervalInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: None }),
};

pub static STRING: Shape = Shape {
    name: "String",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static SUMMARY_TEXT: Shape = Shape {
    name: "SummaryText",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(0.0), max: Some(25000000.0) }, pattern: None, values: &[] }),
};

pub static SYNTHETIC_TIMESTAMP_DATE_TIME: Shape = Shape {
    name: "SyntheticTimestamp_date_time",
    sensitive: false,
    kind: Kind::Timestamp(Some(TimestampFormat::Iso8601)),
};

pub static TAG_KEY: Shape = Shape {
    name: "TagKey",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(128.0) },
        pattern: Some(Pattern::new("^[a-zA-Z0-9\\s._:/=+@-]*$")),
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
        range: Range { min: Some(1.0), max: Some(200.0) },
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
        pattern: Some(Pattern::new("^[a-zA-Z0-9\\s._:/=+@-]*$")),
        values: &[],
    }),
};

pub static TAGGABLE_RESOURCES_ARN: Shape = Shape {
    name: "TaggableResourcesArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(20.0), max: Some(1011.0) },
        pattern: Some(Pattern::new(
            "(^arn:aws(-[^:]+)?:bedrock:[a-zA-Z0-9-]+:[0-9]{12}:(session)/[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$)",
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
        range: Range { min: Some(1.0), max: Some(200.0) },
    },
};

pub static TEMPERATURE: Shape =
    Shape { name: "Temperature", sensitive: false, kind: Kind::Float(Range { min: Some(0.0), max: Some(1.0) }) };

pub static TEXT_INFERENCE_CONFIG: Shape = Shape {
    name: "TextInferenceConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "maxTokens",
                location: Location::Body,
                location_name: "maxTokens",
                required: false,
                shape: &MAX_TOKENS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "stopSequences",
                location: Location::Body,
                location_name: "stopSequences",
                required: false,
                shape: &RAG_STOP_SEQUENCES,
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

pub static TEXT_PROMPT_TEMPLATE: Shape = Shape {
    name: "TextPromptTemplate",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(4000.0) }, pattern: None, values: &[] }),
};

pub static TEXT_RESPONSE_PART: Shape = Shape {
    name: "TextResponsePart",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "span",
                location: Location::Body,
                location_name: "span",
                required: false,
                shape: &SPAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "text",
                location: Location::Body,
                location_name: "text",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
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

pub static TRACE: Shape = Shape {
    name: "Trace",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "customOrchestrationTrace",
                location: Location::Body,
                location_name: "customOrchestrationTrace",
                required: false,
                shape: &CUSTOM_ORCHESTRATION_TRACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "failureTrace",
                location: Location::Body,
                location_name: "failureTrace",
                required: false,
                shape: &FAILURE_TRACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailTrace",
                location: Location::Body,
                location_name: "guardrailTrace",
                required: false,
                shape: &GUARDRAIL_TRACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "orchestrationTrace",
                location: Location::Body,
                location_name: "orchestrationTrace",
                required: false,
                shape: &ORCHESTRATION_TRACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "postProcessingTrace",
                location: Location::Body,
                location_name: "postProcessingTrace",
                required: false,
                shape: &POST_PROCESSING_TRACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "preProcessingTrace",
                location: Location::Body,
                location_name: "preProcessingTrace",
                required: false,
                shape: &PRE_PROCESSING_TRACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "routingClassifierTrace",
                location: Location::Body,
                location_name: "routingClassifierTrace",
                required: false,
                shape: &ROUTING_CLASSIFIER_TRACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static TRACE_ID: Shape = Shape {
    name: "TraceId",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(2.0), max: Some(16.0) }, pattern: None, values: &[] }),
};

pub static TRACE_KNOWLEDGE_BASE_ID: Shape = Shape {
    name: "TraceKnowledgeBaseId",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static TRACE_PART: Shape = Shape {
    name: "TracePart",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "agentAliasId",
                location: Location::Body,
                location_name: "agentAliasId",
                required: false,
                shape: &AGENT_ALIAS_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentId",
                location: Location::Body,
                location_name: "agentId",
                required: false,
                shape: &AGENT_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "agentVersion",
                location: Location::Body,
                location_name: "agentVersion",
                required: false,
                shape: &AGENT_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "callerChain",
                location: Location::Body,
                location_name: "callerChain",
                required: false,
                shape: &CALLER_CHAIN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "collaboratorName",
                location: Location::Body,
                location_name: "collaboratorName",
                required: false,
                shape: &NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "eventTime",
                location: Location::Body,
                location_name: "eventTime",
                required: false,
                shape: &SYNTHETIC_TIMESTAMP_DATE_TIME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Body,
                location_name: "sessionId",
                required: false,
                shape: &SESSION_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "trace",
                location: Location::Body,
                location_name: "trace",
                required: false,
                shape: &TRACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static TYPE: Shape = Shape {
    name: "Type",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["ACTION_GROUP", "AGENT_COLLABORATOR", "KNOWLEDGE_BASE", "FINISH", "ASK_USER", "REPROMPT"],
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

pub static UPDATE_SESSION_REQUEST: Shape = Shape {
    name: "UpdateSessionRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "sessionIdentifier",
                location: Location::Label,
                location_name: "sessionIdentifier",
                required: true,
                shape: &SESSION_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionMetadata",
                location: Location::Body,
                location_name: "sessionMetadata",
                required: false,
                shape: &SESSION_METADATA_MAP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static UPDATE_SESSION_RESPONSE: Shape = Shape {
    name: "UpdateSessionResponse",
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
                name: "sessionArn",
                location: Location::Body,
                location_name: "sessionArn",
                required: true,
                shape: &SESSION_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionId",
                location: Location::Body,
                location_name: "sessionId",
                required: true,
                shape: &UUID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sessionStatus",
                location: Location::Body,
                location_name: "sessionStatus",
                required: true,
                shape: &SESSION_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static USAGE: Shape = Shape {
    name: "Usage",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "inputTokens",
                location: Location::Body,
                location_name: "inputTokens",
                required: false,
                shape: &INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "outputTokens",
                location: Location::Body,
                location_name: "outputTokens",
                required: false,
                shape: &INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static USER_CONTEXT: Shape = Shape {
    name: "UserContext",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "userId",
            location: Location::Body,
            location_name: "userId",
            required: true,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static UUID: Shape = Shape {
    name: "Uuid",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$")),
        values: &[],
    }),
};

pub static VALIDATION_EXCEPTION: Shape = Shape {
    name: "ValidationException",
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

pub static VECTOR_SEARCH_BEDROCK_RERANKING_CONFIGURATION: Shape = Shape {
    name: "VectorSearchBedrockRerankingConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "metadataConfiguration",
                location: Location::Body,
                location_name: "metadataConfiguration",
                required: false,
                shape: &METADATA_CONFIGURATION_FOR_RERANKING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelConfiguration",
                location: Location::Body,
                location_name: "modelConfiguration",
                required: true,
                shape: &VECTOR_SEARCH_BEDROCK_RERANKING_MODEL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "numberOfRerankedResults",
                location: Location::Body,
                location_name: "numberOfRerankedResults",
                required: false,
                shape: &VECTOR_SEARCH_BEDROCK_RERANKING_CONFIGURATION_NUMBER_OF_RERANKED_RESULTS_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static VECTOR_SEARCH_BEDROCK_RERANKING_CONFIGURATION_NUMBER_OF_RERANKED_RESULTS_INTEGER: Shape = Shape {
    name: "VectorSearchBedrockRerankingConfigurationNumberOfRerankedResultsInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: Some(100.0) }),
};

pub static VECTOR_SEARCH_BEDROCK_RERANKING_MODEL_CONFIGURATION: Shape = Shape {
    name: "VectorSearchBedrockRerankingModelConfiguration",
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
                shape: &ADDITIONAL_MODEL_REQUEST_FIELDS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelArn",
                location: Location::Body,
                location_name: "modelArn",
                required: true,
                shape: &BEDROCK_RERANKING_MODEL_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static VECTOR_SEARCH_RERANKING_CONFIGURATION: Shape = Shape {
    name: "VectorSearchRerankingConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "bedrockRerankingConfiguration",
                location: Location::Body,
                location_name: "bedrockRerankingConfiguration",
                required: false,
                shape: &VECTOR_SEARCH_BEDROCK_RERANKING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &VECTOR_SEARCH_RERANKING_CONFIGURATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static VECTOR_SEARCH_RERANKING_CONFIGURATION_TYPE: Shape = Shape {
    name: "VectorSearchRerankingConfigurationType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["BEDROCK_RERANKING_MODEL"],
    }),
};

pub static VERB: Shape = Shape {
    name: "Verb",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static VIDEO_SEGMENT: Shape = Shape {
    name: "VideoSegment",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "s3Uri",
                location: Location::Body,
                location_name: "s3Uri",
                required: true,
                shape: &VIDEO_SEGMENT_S3_URI_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "summary",
                location: Location::Body,
                location_name: "summary",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static VIDEO_SEGMENT_S3_URI_STRING: Shape = Shape {
    name: "VideoSegmentS3UriString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: None }, pattern: None, values: &[] }),
};
