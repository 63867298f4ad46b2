// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The schema of every shape of `lambda`.

#![allow(missing_docs)]

#[allow(unused_imports)]
use crate::schema::{Kind, Location, Member, Range, Shape, Structure, StructureKind, Text, TimestampFormat};
#[allow(unused_imports)]
use crate::validate::Pattern;

pub static ACCELERATOR_CONFIG: Shape = Shape {
    name: "AcceleratorConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "AcceleratorMemorySize",
            location: Location::Body,
            location_name: "AcceleratorMemorySize",
            required: true,
            shape: &ACCELERATOR_MEMORY_GB,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static ACCELERATOR_MEMORY_GB: Shape =
    Shape { name: "AcceleratorMemoryGB", sensitive: false, kind: Kind::Integer(Range { min: None, max: None }) };

pub static ACTION: Shape = Shape {
    name: "Action",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(10000.0) },
        pattern: Some(Pattern::new("(lambda:[*]|lambda:[a-zA-Z]+|[*])")),
        values: &[],
    }),
};

pub static ADD_PERMISSION_REQUEST: Shape = Shape {
    name: "AddPermissionRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Action",
                location: Location::Body,
                location_name: "Action",
                required: true,
                shape: &ACTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "EventSourceToken",
                location: Location::Body,
                location_name: "EventSourceToken",
                required: false,
                shape: &EVENT_SOURCE_TOKEN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FunctionName",
                location: Location::Label,
                location_name: "FunctionName",
                required: true,
                shape: &NAMESPACED_FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FunctionUrlAuthType",
                location: Location::Body,
                location_name: "FunctionUrlAuthType",
                required: false,
                shape: &FUNCTION_URL_AUTH_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "InvokedViaFunctionUrl",
                location: Location::Body,
                location_name: "InvokedViaFunctionUrl",
                required: false,
                shape: &INVOKED_VIA_FUNCTION_URL,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Principal",
                location: Location::Body,
                location_name: "Principal",
                required: true,
                shape: &PRINCIPAL,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PrincipalOrgID",
                location: Location::Body,
                location_name: "PrincipalOrgID",
                required: false,
                shape: &PRINCIPAL_ORG_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Qualifier",
                location: Location::Query,
                location_name: "Qualifier",
                required: false,
                shape: &NUMERIC_LATEST_PUBLISHED_OR_ALIAS_QUALIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RevisionId",
                location: Location::Body,
                location_name: "RevisionId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SourceAccount",
                location: Location::Body,
                location_name: "SourceAccount",
                required: false,
                shape: &SOURCE_OWNER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SourceArn",
                location: Location::Body,
                location_name: "SourceArn",
                required: false,
                shape: &ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "StatementId",
                location: Location::Body,
                location_name: "StatementId",
                required: true,
                shape: &STATEMENT_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ADD_PERMISSION_RESPONSE: Shape = Shape {
    name: "AddPermissionResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "Statement",
            location: Location::Body,
            location_name: "Statement",
            required: false,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static ADDITIONAL_VERSION: Shape = Shape {
    name: "AdditionalVersion",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(1024.0) },
        pattern: Some(Pattern::new("[0-9]+")),
        values: &[],
    }),
};

pub static ADDITIONAL_VERSION_WEIGHTS: Shape = Shape {
    name: "AdditionalVersionWeights",
    sensitive: false,
    kind: Kind::Map {
        key: &ADDITIONAL_VERSION,
        value: &WEIGHT,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static ALIAS: Shape = Shape {
    name: "Alias",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(128.0) },
        pattern: Some(Pattern::new("(?!^[0-9]+$)([a-zA-Z0-9-_]+)")),
        values: &[],
    }),
};

pub static ALIAS_CONFIGURATION: Shape = Shape {
    name: "AliasConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "AliasArn",
                location: Location::Body,
                location_name: "AliasArn",
                required: false,
                shape: &FUNCTION_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Description",
                location: Location::Body,
                location_name: "Description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FunctionVersion",
                location: Location::Body,
                location_name: "FunctionVersion",
                required: false,
                shape: &VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Name",
                location: Location::Body,
                location_name: "Name",
                required: false,
                shape: &ALIAS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RevisionId",
                location: Location::Body,
                location_name: "RevisionId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoutingConfig",
                location: Location::Body,
                location_name: "RoutingConfig",
                required: false,
                shape: &ALIAS_ROUTING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ALIAS_LIMIT_EXCEEDED_EXCEPTION: Shape = Shape {
    name: "AliasLimitExceededException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ALIAS_LIST: Shape = Shape {
    name: "AliasList",
    sensitive: false,
    kind: Kind::List {
        member: &ALIAS_CONFIGURATION,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static ALIAS_ROUTING_CONFIGURATION: Shape = Shape {
    name: "AliasRoutingConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "AdditionalVersionWeights",
            location: Location::Body,
            location_name: "AdditionalVersionWeights",
            required: false,
            shape: &ADDITIONAL_VERSION_WEIGHTS,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static APPLICATION_LOG_LEVEL: Shape = Shape {
    name: "ApplicationLogLevel",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["TRACE", "DEBUG", "INFO", "WARN", "ERROR", "FATAL"],
    }),
};

pub static ARCHITECTURE: Shape = Shape {
    name: "Architecture",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["x86_64", "arm64"] }),
};

pub static ARCHITECTURES_LIST: Shape = Shape {
    name: "ArchitecturesList",
    sensitive: false,
    kind: Kind::List {
        member: &ARCHITECTURE,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(1.0) },
    },
};

pub static ARN: Shape = Shape {
    name: "Arn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(10000.0) },
        pattern: Some(Pattern::new(
            "arn:(aws[a-zA-Z0-9-]*):([a-zA-Z0-9\\-])+:((eusc-)?[a-z]{2}((-gov)|(-iso([a-z]?)))?-[a-z]+-\\d{1})?:(\\d{12})?:(.*)",
        )),
        values: &[],
    }),
};

pub static BLOB: Shape = Shape { name: "Blob", sensitive: true, kind: Kind::Blob(Range { min: None, max: None }) };

pub static BOOLEAN: Shape = Shape { name: "Boolean", sensitive: false, kind: Kind::Boolean };

pub static CAPACITY_PROVIDER_ARN: Shape = Shape {
    name: "CapacityProviderArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(140.0) },
        pattern: Some(Pattern::new(
            "arn:aws[a-zA-Z-]*:lambda:(eusc-)?[a-z]{2}((-gov)|(-iso([a-z]?)))?-[a-z]+-\\d{1}:\\d{12}:capacity-provider:[a-zA-Z0-9-_]+",
        )),
        values: &[],
    }),
};

pub static CAPACITY_PROVIDER_CONFIG: Shape = Shape {
    name: "CapacityProviderConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "LambdaManagedInstancesCapacityProviderConfig",
            location: Location::Body,
            location_name: "LambdaManagedInstancesCapacityProviderConfig",
            required: true,
            shape: &LAMBDA_MANAGED_INSTANCES_CAPACITY_PROVIDER_CONFIG,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CODE_ARTIFACT_USER_DELETED_EXCEPTION: Shape = Shape {
    name: "CodeArtifactUserDeletedException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CODE_ARTIFACT_USER_FAILED_EXCEPTION: Shape = Shape {
    name: "CodeArtifactUserFailedException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CODE_ARTIFACT_USER_PENDING_EXCEPTION: Shape = Shape {
    name: "CodeArtifactUserPendingException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CODE_SIGNING_CONFIG_ARN: Shape = Shape {
    name: "CodeSigningConfigArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(200.0) },
        pattern: Some(Pattern::new(
            "arn:(aws[a-zA-Z-]*)?:lambda:(eusc-)?[a-z]{2}((-gov)|(-iso([a-z]?)))?-[a-z]+-\\d{1}:\\d{12}:code-signing-config:csc-[a-z0-9]{17}",
        )),
        values: &[],
    }),
};

pub static CODE_SIGNING_CONFIG_NOT_FOUND_EXCEPTION: Shape = Shape {
    name: "CodeSigningConfigNotFoundException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CODE_STORAGE_EXCEEDED_EXCEPTION: Shape = Shape {
    name: "CodeStorageExceededException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CODE_VERIFICATION_FAILED_EXCEPTION: Shape = Shape {
    name: "CodeVerificationFailedException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONCURRENCY: Shape = Shape {
    name: "Concurrency",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "ReservedConcurrentExecutions",
            location: Location::Body,
            location_name: "ReservedConcurrentExecutions",
            required: false,
            shape: &RESERVED_CONCURRENT_EXECUTIONS,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CREATE_ALIAS_REQUEST: Shape = Shape {
    name: "CreateAliasRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Description",
                location: Location::Body,
                location_name: "Description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FunctionName",
                location: Location::Label,
                location_name: "FunctionName",
                required: true,
                shape: &FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FunctionVersion",
                location: Location::Body,
                location_name: "FunctionVersion",
                required: true,
                shape: &VERSION_WITH_LATEST_PUBLISHED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Name",
                location: Location::Body,
                location_name: "Name",
                required: true,
                shape: &ALIAS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoutingConfig",
                location: Location::Body,
                location_name: "RoutingConfig",
                required: false,
                shape: &ALIAS_ROUTING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CREATE_FUNCTION_REQUEST: Shape = Shape {
    name: "CreateFunctionRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "AcceleratorConfig",
                location: Location::Body,
                location_name: "AcceleratorConfig",
                required: false,
                shape: &ACCELERATOR_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Architectures",
                location: Location::Body,
                location_name: "Architectures",
                required: false,
                shape: &ARCHITECTURES_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "CapacityProviderConfig",
                location: Location::Body,
                location_name: "CapacityProviderConfig",
                required: false,
                shape: &CAPACITY_PROVIDER_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Code",
                location: Location::Body,
                location_name: "Code",
                required: true,
                shape: &FUNCTION_CODE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "CodeSigningConfigArn",
                location: Location::Body,
                location_name: "CodeSigningConfigArn",
                required: false,
                shape: &CODE_SIGNING_CONFIG_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "DeadLetterConfig",
                location: Location::Body,
                location_name: "DeadLetterConfig",
                required: false,
                shape: &DEAD_LETTER_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Description",
                location: Location::Body,
                location_name: "Description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "DurableConfig",
                location: Location::Body,
                location_name: "DurableConfig",
                required: false,
                shape: &DURABLE_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Environment",
                location: Location::Body,
                location_name: "Environment",
                required: false,
                shape: &ENVIRONMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "EphemeralStorage",
                location: Location::Body,
                location_name: "EphemeralStorage",
                required: false,
                shape: &EPHEMERAL_STORAGE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FileSystemConfigs",
                location: Location::Body,
                location_name: "FileSystemConfigs",
                required: false,
                shape: &FILE_SYSTEM_CONFIG_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FunctionName",
                location: Location::Body,
                location_name: "FunctionName",
                required: true,
                shape: &FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Handler",
                location: Location::Body,
                location_name: "Handler",
                required: false,
                shape: &HANDLER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ImageConfig",
                location: Location::Body,
                location_name: "ImageConfig",
                required: false,
                shape: &IMAGE_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "KMSKeyArn",
                location: Location::Body,
                location_name: "KMSKeyArn",
                required: false,
                shape: &KMS_KEY_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Layers",
                location: Location::Body,
                location_name: "Layers",
                required: false,
                shape: &LAYER_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "LoggingConfig",
                location: Location::Body,
                location_name: "LoggingConfig",
                required: false,
                shape: &LOGGING_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MemorySize",
                location: Location::Body,
                location_name: "MemorySize",
                required: false,
                shape: &MEMORY_SIZE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PackageType",
                location: Location::Body,
                location_name: "PackageType",
                required: false,
                shape: &PACKAGE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Publish",
                location: Location::Body,
                location_name: "Publish",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PublishTo",
                location: Location::Body,
                location_name: "PublishTo",
                required: false,
                shape: &FUNCTION_VERSION_LATEST_PUBLISHED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Role",
                location: Location::Body,
                location_name: "Role",
                required: true,
                shape: &ROLE_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Runtime",
                location: Location::Body,
                location_name: "Runtime",
                required: false,
                shape: &RUNTIME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RuntimeConfig",
                location: Location::Body,
                location_name: "RuntimeConfig",
                required: false,
                shape: &FUNCTION_RUNTIME_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SnapStart",
                location: Location::Body,
                location_name: "SnapStart",
                required: false,
                shape: &SNAP_START,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Tags",
                location: Location::Body,
                location_name: "Tags",
                required: false,
                shape: &TAGS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "TenancyConfig",
                location: Location::Body,
                location_name: "TenancyConfig",
                required: false,
                shape: &TENANCY_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Timeout",
                location: Location::Body,
                location_name: "Timeout",
                required: false,
                shape: &TIMEOUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "TracingConfig",
                location: Location::Body,
                location_name: "TracingConfig",
                required: false,
                shape: &TRACING_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "VpcConfig",
                location: Location::Body,
                location_name: "VpcConfig",
                required: false,
                shape: &VPC_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DEAD_LETTER_CONFIG: Shape = Shape {
    name: "DeadLetterConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "TargetArn",
            location: Location::Body,
            location_name: "TargetArn",
            required: false,
            shape: &RESOURCE_ARN,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DELETE_ALIAS_REQUEST: Shape = Shape {
    name: "DeleteAliasRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "FunctionName",
                location: Location::Label,
                location_name: "FunctionName",
                required: true,
                shape: &FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Name",
                location: Location::Label,
                location_name: "Name",
                required: true,
                shape: &ALIAS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELETE_FUNCTION_REQUEST: Shape = Shape {
    name: "DeleteFunctionRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "FunctionName",
                location: Location::Label,
                location_name: "FunctionName",
                required: true,
                shape: &NAMESPACED_FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Qualifier",
                location: Location::Query,
                location_name: "Qualifier",
                required: false,
                shape: &NUMERIC_LATEST_PUBLISHED_OR_ALIAS_QUALIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELETE_FUNCTION_RESPONSE: Shape = Shape {
    name: "DeleteFunctionResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "StatusCode",
            location: Location::StatusCode,
            location_name: "StatusCode",
            required: false,
            shape: &INTEGER,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DESCRIPTION: Shape = Shape {
    name: "Description",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(0.0), max: Some(256.0) }, pattern: None, values: &[] }),
};

pub static DIRECT_S3_READ: Shape = Shape {
    name: "DirectS3Read",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["ENABLED", "DISABLED", "AUTO"],
    }),
};

pub static DURABLE_CONFIG: Shape = Shape {
    name: "DurableConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "ExecutionTimeout",
                location: Location::Body,
                location_name: "ExecutionTimeout",
                required: false,
                shape: &EXECUTION_TIMEOUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "KMSKeyArn",
                location: Location::Body,
                location_name: "KMSKeyArn",
                required: false,
                shape: &KMS_KEY_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RetentionPeriodInDays",
                location: Location::Body,
                location_name: "RetentionPeriodInDays",
                required: false,
                shape: &RETENTION_PERIOD_IN_DAYS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DURABLE_EXECUTION_ALREADY_STARTED_EXCEPTION: Shape = Shape {
    name: "DurableExecutionAlreadyStartedException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DURABLE_EXECUTION_ARN: Shape = Shape {
    name: "DurableExecutionArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(1024.0) },
        pattern: Some(Pattern::new(
            "arn:([a-zA-Z0-9-]+):lambda:([a-zA-Z0-9-]+):(\\d{12}):function:([a-zA-Z0-9_-]+):(\\$LATEST(?:\\.PUBLISHED)?|[0-9]+)/durable-execution/([a-zA-Z0-9_-]+)/([a-zA-Z0-9_-]+)",
        )),
        values: &[],
    }),
};

pub static DURABLE_EXECUTION_NAME: Shape = Shape {
    name: "DurableExecutionName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(64.0) },
        pattern: Some(Pattern::new("[a-zA-Z0-9-_]+")),
        values: &[],
    }),
};

pub static EC2_ACCESS_DENIED_EXCEPTION: Shape = Shape {
    name: "EC2AccessDeniedException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static EC2_THROTTLED_EXCEPTION: Shape = Shape {
    name: "EC2ThrottledException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static EC2_UNEXPECTED_EXCEPTION: Shape = Shape {
    name: "EC2UnexpectedException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "EC2ErrorCode",
                location: Location::Body,
                location_name: "EC2ErrorCode",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static EFSIO_EXCEPTION: Shape = Shape {
    name: "EFSIOException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static EFS_MOUNT_CONNECTIVITY_EXCEPTION: Shape = Shape {
    name: "EFSMountConnectivityException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static EFS_MOUNT_FAILURE_EXCEPTION: Shape = Shape {
    name: "EFSMountFailureException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static EFS_MOUNT_TIMEOUT_EXCEPTION: Shape = Shape {
    name: "EFSMountTimeoutException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ENI_LIMIT_REACHED_EXCEPTION: Shape = Shape {
    name: "ENILimitReachedException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ENI_NOT_READY_EXCEPTION: Shape = Shape {
    name: "ENINotReadyException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ENVIRONMENT: Shape = Shape {
    name: "Environment",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "Variables",
            location: Location::Body,
            location_name: "Variables",
            required: false,
            shape: &ENVIRONMENT_VARIABLES,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static ENVIRONMENT_ERROR: Shape = Shape {
    name: "EnvironmentError",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "ErrorCode",
                location: Location::Body,
                location_name: "ErrorCode",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &SENSITIVE_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ENVIRONMENT_RESPONSE: Shape = Shape {
    name: "EnvironmentResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Error",
                location: Location::Body,
                location_name: "Error",
                required: false,
                shape: &ENVIRONMENT_ERROR,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Variables",
                location: Location::Body,
                location_name: "Variables",
                required: false,
                shape: &ENVIRONMENT_VARIABLES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ENVIRONMENT_VARIABLE_NAME: Shape = Shape {
    name: "EnvironmentVariableName",
    sensitive: true,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("[a-zA-Z]([a-zA-Z0-9_])+")),
        values: &[],
    }),
};

pub static ENVIRONMENT_VARIABLE_VALUE: Shape = Shape {
    name: "EnvironmentVariableValue",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static ENVIRONMENT_VARIABLES: Shape = Shape {
    name: "EnvironmentVariables",
    sensitive: true,
    kind: Kind::Map {
        key: &ENVIRONMENT_VARIABLE_NAME,
        value: &ENVIRONMENT_VARIABLE_VALUE,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static EPHEMERAL_STORAGE: Shape = Shape {
    name: "EphemeralStorage",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "Size",
            location: Location::Body,
            location_name: "Size",
            required: true,
            shape: &EPHEMERAL_STORAGE_SIZE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static EPHEMERAL_STORAGE_SIZE: Shape = Shape {
    name: "EphemeralStorageSize",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(512.0), max: Some(32768.0) }),
};

pub static EVENT_SOURCE_TOKEN: Shape = Shape {
    name: "EventSourceToken",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(256.0) },
        pattern: Some(Pattern::new("[a-zA-Z0-9._\\-]+")),
        values: &[],
    }),
};

pub static EXECUTION_ENVIRONMENT_MEMORY_GI_B_PER_V_CPU: Shape = Shape {
    name: "ExecutionEnvironmentMemoryGiBPerVCpu",
    sensitive: false,
    kind: Kind::Float(Range { min: Some(2.0), max: Some(8.0) }),
};

pub static EXECUTION_TIMEOUT: Shape = Shape {
    name: "ExecutionTimeout",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: Some(31622400.0) }),
};

pub static FILE_SYSTEM_ARN: Shape = Shape {
    name: "FileSystemArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(256.0) },
        pattern: Some(Pattern::new(
            "arn:aws[a-zA-Z-]*:elasticfilesystem:(eusc-)?[a-z]{2}((-gov)|(-iso([a-z]?)))?-[a-z]+-\\d{1}:\\d{12}:access-point/fsap-[a-f0-9]{17}$|^arn:aws[-a-z]*:s3files:[0-9a-z-:]+:file-system/fs-[0-9a-f]{17,40}/access-point/fsap-[0-9a-f]{17,40}",
        )),
        values: &[],
    }),
};

pub static FILE_SYSTEM_CONFIG: Shape = Shape {
    name: "FileSystemConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Arn",
                location: Location::Body,
                location_name: "Arn",
                required: true,
                shape: &FILE_SYSTEM_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "LocalMountPath",
                location: Location::Body,
                location_name: "LocalMountPath",
                required: true,
                shape: &LOCAL_MOUNT_PATH,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "S3FilesConfig",
                location: Location::Body,
                location_name: "S3FilesConfig",
                required: false,
                shape: &S3_FILES_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FILE_SYSTEM_CONFIG_LIST: Shape = Shape {
    name: "FileSystemConfigList",
    sensitive: false,
    kind: Kind::List {
        member: &FILE_SYSTEM_CONFIG,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(1.0) },
    },
};

pub static FUNCTION_ARN: Shape = Shape {
    name: "FunctionArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(10000.0) },
        pattern: Some(Pattern::new(
            "arn:(aws[a-zA-Z-]*)?:lambda:(eusc-)?[a-z]{2}((-gov)|(-iso([a-z]?)))?-[a-z]+-\\d{1}:\\d{12}:function:[a-zA-Z0-9-_]+(:(\\$LATEST|[a-zA-Z0-9-_]+))?",
        )),
        values: &[],
    }),
};

pub static FUNCTION_CODE: Shape = Shape {
    name: "FunctionCode",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "ImageUri",
                location: Location::Body,
                location_name: "ImageUri",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "S3Bucket",
                location: Location::Body,
                location_name: "S3Bucket",
                required: false,
                shape: &S3_BUCKET,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "S3Key",
                location: Location::Body,
                location_name: "S3Key",
                required: false,
                shape: &S3_KEY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "S3ObjectStorageMode",
                location: Location::Body,
                location_name: "S3ObjectStorageMode",
                required: false,
                shape: &S3_OBJECT_STORAGE_MODE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "S3ObjectVersion",
                location: Location::Body,
                location_name: "S3ObjectVersion",
                required: false,
                shape: &S3_OBJECT_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SourceKMSKeyArn",
                location: Location::Body,
                location_name: "SourceKMSKeyArn",
                required: false,
                shape: &KMS_KEY_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ZipFile",
                location: Location::Body,
                location_name: "ZipFile",
                required: false,
                shape: &BLOB,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FUNCTION_CODE_LOCATION: Shape = Shape {
    name: "FunctionCodeLocation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Error",
                location: Location::Body,
                location_name: "Error",
                required: false,
                shape: &FUNCTION_CODE_LOCATION_ERROR,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ImageUri",
                location: Location::Body,
                location_name: "ImageUri",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Location",
                location: Location::Body,
                location_name: "Location",
                required: false,
                shape: &SENSITIVE_STRING_ON_SERVER_ONLY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RepositoryType",
                location: Location::Body,
                location_name: "RepositoryType",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ResolvedImageUri",
                location: Location::Body,
                location_name: "ResolvedImageUri",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ResolvedS3Object",
                location: Location::Body,
                location_name: "ResolvedS3Object",
                required: false,
                shape: &RESOLVED_S3_OBJECT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SourceKMSKeyArn",
                location: Location::Body,
                location_name: "SourceKMSKeyArn",
                required: false,
                shape: &KMS_KEY_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FUNCTION_CODE_LOCATION_ERROR: Shape = Shape {
    name: "FunctionCodeLocationError",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "ErrorCode",
                location: Location::Body,
                location_name: "ErrorCode",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &SENSITIVE_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FUNCTION_CONFIGURATION: Shape = Shape {
    name: "FunctionConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "AcceleratorConfig",
                location: Location::Body,
                location_name: "AcceleratorConfig",
                required: false,
                shape: &ACCELERATOR_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Architectures",
                location: Location::Body,
                location_name: "Architectures",
                required: false,
                shape: &ARCHITECTURES_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "CapacityProviderConfig",
                location: Location::Body,
                location_name: "CapacityProviderConfig",
                required: false,
                shape: &CAPACITY_PROVIDER_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "CodeSha256",
                location: Location::Body,
                location_name: "CodeSha256",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "CodeSize",
                location: Location::Body,
                location_name: "CodeSize",
                required: false,
                shape: &LONG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ConfigSha256",
                location: Location::Body,
                location_name: "ConfigSha256",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "DeadLetterConfig",
                location: Location::Body,
                location_name: "DeadLetterConfig",
                required: false,
                shape: &DEAD_LETTER_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Description",
                location: Location::Body,
                location_name: "Description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "DurableConfig",
                location: Location::Body,
                location_name: "DurableConfig",
                required: false,
                shape: &DURABLE_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Environment",
                location: Location::Body,
                location_name: "Environment",
                required: false,
                shape: &ENVIRONMENT_RESPONSE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "EphemeralStorage",
                location: Location::Body,
                location_name: "EphemeralStorage",
                required: false,
                shape: &EPHEMERAL_STORAGE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FileSystemConfigs",
                location: Location::Body,
                location_name: "FileSystemConfigs",
                required: false,
                shape: &FILE_SYSTEM_CONFIG_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FunctionArn",
                location: Location::Body,
                location_name: "FunctionArn",
                required: false,
                shape: &NAME_SPACED_FUNCTION_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FunctionName",
                location: Location::Body,
                location_name: "FunctionName",
                required: false,
                shape: &NAMESPACED_FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Handler",
                location: Location::Body,
                location_name: "Handler",
                required: false,
                shape: &HANDLER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ImageConfigResponse",
                location: Location::Body,
                location_name: "ImageConfigResponse",
                required: false,
                shape: &IMAGE_CONFIG_RESPONSE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "KMSKeyArn",
                location: Location::Body,
                location_name: "KMSKeyArn",
                required: false,
                shape: &KMS_KEY_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "LastModified",
                location: Location::Body,
                location_name: "LastModified",
                required: false,
                shape: &TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "LastUpdateStatus",
                location: Location::Body,
                location_name: "LastUpdateStatus",
                required: false,
                shape: &LAST_UPDATE_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "LastUpdateStatusReason",
                location: Location::Body,
                location_name: "LastUpdateStatusReason",
                required: false,
                shape: &LAST_UPDATE_STATUS_REASON,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "LastUpdateStatusReasonCode",
                location: Location::Body,
                location_name: "LastUpdateStatusReasonCode",
                required: false,
                shape: &LAST_UPDATE_STATUS_REASON_CODE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Layers",
                location: Location::Body,
                location_name: "Layers",
                required: false,
                shape: &LAYERS_REFERENCE_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "LoggingConfig",
                location: Location::Body,
                location_name: "LoggingConfig",
                required: false,
                shape: &LOGGING_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MasterArn",
                location: Location::Body,
                location_name: "MasterArn",
                required: false,
                shape: &FUNCTION_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MemorySize",
                location: Location::Body,
                location_name: "MemorySize",
                required: false,
                shape: &MEMORY_SIZE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PackageType",
                location: Location::Body,
                location_name: "PackageType",
                required: false,
                shape: &PACKAGE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RevisionId",
                location: Location::Body,
                location_name: "RevisionId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Role",
                location: Location::Body,
                location_name: "Role",
                required: false,
                shape: &ROLE_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Runtime",
                location: Location::Body,
                location_name: "Runtime",
                required: false,
                shape: &RUNTIME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RuntimeConfig",
                location: Location::Body,
                location_name: "RuntimeConfig",
                required: false,
                shape: &FUNCTION_RUNTIME_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RuntimeVersionConfig",
                location: Location::Body,
                location_name: "RuntimeVersionConfig",
                required: false,
                shape: &RUNTIME_VERSION_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SigningJobArn",
                location: Location::Body,
                location_name: "SigningJobArn",
                required: false,
                shape: &ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SigningProfileVersionArn",
                location: Location::Body,
                location_name: "SigningProfileVersionArn",
                required: false,
                shape: &ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SnapStart",
                location: Location::Body,
                location_name: "SnapStart",
                required: false,
                shape: &SNAP_START_RESPONSE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "State",
                location: Location::Body,
                location_name: "State",
                required: false,
                shape: &STATE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "StateReason",
                location: Location::Body,
                location_name: "StateReason",
                required: false,
                shape: &STATE_REASON,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "StateReasonCode",
                location: Location::Body,
                location_name: "StateReasonCode",
                required: false,
                shape: &STATE_REASON_CODE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "TenancyConfig",
                location: Location::Body,
                location_name: "TenancyConfig",
                required: false,
                shape: &TENANCY_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Timeout",
                location: Location::Body,
                location_name: "Timeout",
                required: false,
                shape: &TIMEOUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "TracingConfig",
                location: Location::Body,
                location_name: "TracingConfig",
                required: false,
                shape: &TRACING_CONFIG_RESPONSE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Version",
                location: Location::Body,
                location_name: "Version",
                required: false,
                shape: &VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "VpcConfig",
                location: Location::Body,
                location_name: "VpcConfig",
                required: false,
                shape: &VPC_CONFIG_RESPONSE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FUNCTION_LIST: Shape = Shape {
    name: "FunctionList",
    sensitive: false,
    kind: Kind::List {
        member: &FUNCTION_CONFIGURATION,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static FUNCTION_NAME: Shape = Shape {
    name: "FunctionName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(140.0) },
        pattern: Some(Pattern::new(
            "(arn:(aws[a-zA-Z-]*)?:lambda:)?((eusc-)?[a-z]{2}((-gov)|(-iso([a-z]?)))?-[a-z]+-\\d{1}:)?(\\d{12}:)?(function:)?([a-zA-Z0-9-_]+)(:(\\$LATEST|[a-zA-Z0-9-_]+))?",
        )),
        values: &[],
    }),
};

pub static FUNCTION_RUNTIME_ALIAS: Shape = Shape {
    name: "FunctionRuntimeAlias",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(128.0) }, pattern: None, values: &[] }),
};

pub static FUNCTION_RUNTIME_ARN: Shape = Shape {
    name: "FunctionRuntimeArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(48.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("arn:[a-z-]+:lambda:[a-z0-9-]+:\\d{12}:runtime/.+")),
        values: &[],
    }),
};

pub static FUNCTION_RUNTIME_CONFIG: Shape = Shape {
    name: "FunctionRuntimeConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "RuntimeAlias",
                location: Location::Body,
                location_name: "RuntimeAlias",
                required: true,
                shape: &FUNCTION_RUNTIME_ALIAS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RuntimeArn",
                location: Location::Body,
                location_name: "RuntimeArn",
                required: true,
                shape: &FUNCTION_RUNTIME_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FUNCTION_URL_AUTH_TYPE: Shape = Shape {
    name: "FunctionUrlAuthType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["NONE", "AWS_IAM"] }),
};

pub static FUNCTION_VERSION: Shape = Shape {
    name: "FunctionVersion",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["ALL"] }),
};

pub static FUNCTION_VERSION_LATEST_PUBLISHED: Shape = Shape {
    name: "FunctionVersionLatestPublished",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["LATEST_PUBLISHED"] }),
};

pub static FUNCTION_VERSIONS_PER_CAPACITY_PROVIDER_LIMIT_EXCEEDED_EXCEPTION: Shape = Shape {
    name: "FunctionVersionsPerCapacityProviderLimitExceededException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_ALIAS_REQUEST: Shape = Shape {
    name: "GetAliasRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "FunctionName",
                location: Location::Label,
                location_name: "FunctionName",
                required: true,
                shape: &FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Name",
                location: Location::Label,
                location_name: "Name",
                required: true,
                shape: &ALIAS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_FUNCTION_CONFIGURATION_REQUEST: Shape = Shape {
    name: "GetFunctionConfigurationRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "FunctionName",
                location: Location::Label,
                location_name: "FunctionName",
                required: true,
                shape: &NAMESPACED_FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Qualifier",
                location: Location::Query,
                location_name: "Qualifier",
                required: false,
                shape: &NUMERIC_LATEST_PUBLISHED_OR_ALIAS_QUALIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_FUNCTION_REQUEST: Shape = Shape {
    name: "GetFunctionRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "FunctionName",
                location: Location::Label,
                location_name: "FunctionName",
                required: true,
                shape: &NAMESPACED_FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Qualifier",
                location: Location::Query,
                location_name: "Qualifier",
                required: false,
                shape: &NUMERIC_LATEST_PUBLISHED_OR_ALIAS_QUALIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_FUNCTION_RESPONSE: Shape = Shape {
    name: "GetFunctionResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Code",
                location: Location::Body,
                location_name: "Code",
                required: false,
                shape: &FUNCTION_CODE_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Concurrency",
                location: Location::Body,
                location_name: "Concurrency",
                required: false,
                shape: &CONCURRENCY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Configuration",
                location: Location::Body,
                location_name: "Configuration",
                required: false,
                shape: &FUNCTION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Tags",
                location: Location::Body,
                location_name: "Tags",
                required: false,
                shape: &TAGS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "TagsError",
                location: Location::Body,
                location_name: "TagsError",
                required: false,
                shape: &TAGS_ERROR,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_POLICY_REQUEST: Shape = Shape {
    name: "GetPolicyRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "FunctionName",
                location: Location::Label,
                location_name: "FunctionName",
                required: true,
                shape: &NAMESPACED_FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Qualifier",
                location: Location::Query,
                location_name: "Qualifier",
                required: false,
                shape: &NUMERIC_LATEST_PUBLISHED_OR_ALIAS_QUALIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_POLICY_RESPONSE: Shape = Shape {
    name: "GetPolicyResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Policy",
                location: Location::Body,
                location_name: "Policy",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RevisionId",
                location: Location::Body,
                location_name: "RevisionId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static HANDLER: Shape = Shape {
    name: "Handler",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(128.0) },
        pattern: Some(Pattern::new("[^\\s]+")),
        values: &[],
    }),
};

pub static IMAGE_CONFIG: Shape = Shape {
    name: "ImageConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Command",
                location: Location::Body,
                location_name: "Command",
                required: false,
                shape: &STRING_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "EntryPoint",
                location: Location::Body,
                location_name: "EntryPoint",
                required: false,
                shape: &STRING_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "WorkingDirectory",
                location: Location::Body,
                location_name: "WorkingDirectory",
                required: false,
                shape: &WORKING_DIRECTORY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static IMAGE_CONFIG_ERROR: Shape = Shape {
    name: "ImageConfigError",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "ErrorCode",
                location: Location::Body,
                location_name: "ErrorCode",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &SENSITIVE_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static IMAGE_CONFIG_RESPONSE: Shape = Shape {
    name: "ImageConfigResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Error",
                location: Location::Body,
                location_name: "Error",
                required: false,
                shape: &IMAGE_CONFIG_ERROR,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ImageConfig",
                location: Location::Body,
                location_name: "ImageConfig",
                required: false,
                shape: &IMAGE_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INTEGER: Shape =
    Shape { name: "Integer", sensitive: false, kind: Kind::Integer(Range { min: None, max: None }) };

pub static INVALID_CODE_SIGNATURE_EXCEPTION: Shape = Shape {
    name: "InvalidCodeSignatureException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVALID_PARAMETER_VALUE_EXCEPTION: Shape = Shape {
    name: "InvalidParameterValueException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVALID_REQUEST_CONTENT_EXCEPTION: Shape = Shape {
    name: "InvalidRequestContentException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVALID_RUNTIME_EXCEPTION: Shape = Shape {
    name: "InvalidRuntimeException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVALID_SECURITY_GROUP_ID_EXCEPTION: Shape = Shape {
    name: "InvalidSecurityGroupIDException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVALID_SUBNET_ID_EXCEPTION: Shape = Shape {
    name: "InvalidSubnetIDException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVALID_ZIP_FILE_EXCEPTION: Shape = Shape {
    name: "InvalidZipFileException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVOCATION_REQUEST: Shape = Shape {
    name: "InvocationRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: Some("Payload"),
        members: &[
            Member {
                name: "ClientContext",
                location: Location::Header,
                location_name: "X-Amz-Client-Context",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "DurableExecutionName",
                location: Location::Header,
                location_name: "X-Amz-Durable-Execution-Name",
                required: false,
                shape: &DURABLE_EXECUTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FunctionName",
                location: Location::Label,
                location_name: "FunctionName",
                required: true,
                shape: &NAMESPACED_FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "InvocationType",
                location: Location::Header,
                location_name: "X-Amz-Invocation-Type",
                required: false,
                shape: &INVOCATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "LogType",
                location: Location::Header,
                location_name: "X-Amz-Log-Type",
                required: false,
                shape: &LOG_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Payload",
                location: Location::Body,
                location_name: "Payload",
                required: false,
                shape: &BLOB,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Qualifier",
                location: Location::Query,
                location_name: "Qualifier",
                required: false,
                shape: &NUMERIC_LATEST_PUBLISHED_OR_ALIAS_QUALIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "TenantId",
                location: Location::Header,
                location_name: "X-Amz-Tenant-Id",
                required: false,
                shape: &TENANT_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVOCATION_RESPONSE: Shape = Shape {
    name: "InvocationResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: Some("Payload"),
        members: &[
            Member {
                name: "DurableExecutionArn",
                location: Location::Header,
                location_name: "X-Amz-Durable-Execution-Arn",
                required: false,
                shape: &DURABLE_EXECUTION_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ExecutedVersion",
                location: Location::Header,
                location_name: "X-Amz-Executed-Version",
                required: false,
                shape: &VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FunctionError",
                location: Location::Header,
                location_name: "X-Amz-Function-Error",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "LogResult",
                location: Location::Header,
                location_name: "X-Amz-Log-Result",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Payload",
                location: Location::Body,
                location_name: "Payload",
                required: false,
                shape: &BLOB,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "StatusCode",
                location: Location::StatusCode,
                location_name: "StatusCode",
                required: false,
                shape: &INTEGER,
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
        values: &["Event", "RequestResponse", "DryRun"],
    }),
};

pub static INVOKED_VIA_FUNCTION_URL: Shape =
    Shape { name: "InvokedViaFunctionUrl", sensitive: false, kind: Kind::Boolean };

pub static KMS_ACCESS_DENIED_EXCEPTION: Shape = Shape {
    name: "KMSAccessDeniedException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static KMS_DISABLED_EXCEPTION: Shape = Shape {
    name: "KMSDisabledException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static KMS_INVALID_STATE_EXCEPTION: Shape = Shape {
    name: "KMSInvalidStateException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static KMS_KEY_ARN: Shape = Shape {
    name: "KMSKeyArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(10000.0) },
        pattern: Some(Pattern::new("(arn:(aws[a-zA-Z-]*)?:[a-z0-9-.]+:.*)|()")),
        values: &[],
    }),
};

pub static KMS_NOT_FOUND_EXCEPTION: Shape = Shape {
    name: "KMSNotFoundException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LAMBDA_MANAGED_INSTANCES_CAPACITY_PROVIDER_CONFIG: Shape = Shape {
    name: "LambdaManagedInstancesCapacityProviderConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "CapacityProviderArn",
                location: Location::Body,
                location_name: "CapacityProviderArn",
                required: true,
                shape: &CAPACITY_PROVIDER_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ExecutionEnvironmentMemoryGiBPerVCpu",
                location: Location::Body,
                location_name: "ExecutionEnvironmentMemoryGiBPerVCpu",
                required: false,
                shape: &EXECUTION_ENVIRONMENT_MEMORY_GI_B_PER_V_CPU,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PerExecutionEnvironmentMaxConcurrency",
                location: Location::Body,
                location_name: "PerExecutionEnvironmentMaxConcurrency",
                required: false,
                shape: &PER_EXECUTION_ENVIRONMENT_MAX_CONCURRENCY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LAST_UPDATE_STATUS: Shape = Shape {
    name: "LastUpdateStatus",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["Successful", "Failed", "InProgress"],
    }),
};

pub static LAST_UPDATE_STATUS_REASON: Shape = Shape {
    name: "LastUpdateStatusReason",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static LAST_UPDATE_STATUS_REASON_CODE: Shape = Shape {
    name: "LastUpdateStatusReasonCode",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &[
            "EniLimitExceeded",
            "InsufficientRolePermissions",
            "InvalidConfiguration",
            "InternalError",
            "SubnetOutOfIPAddresses",
            "InvalidSubnet",
            "InvalidSecurityGroup",
            "ImageDeleted",
            "ImageAccessDenied",
            "InvalidImage",
            "KMSKeyAccessDenied",
            "KMSKeyNotFound",
            "InvalidStateKMSKey",
            "DisabledKMSKey",
            "EFSIOError",
            "EFSMountConnectivityError",
            "EFSMountFailure",
            "EFSMountTimeout",
            "InvalidRuntime",
            "InvalidZipFileException",
            "FunctionError",
            "ServiceQuotaExceededException",
            "VcpuLimitExceeded",
            "CapacityProviderScalingLimitExceeded",
            "InsufficientCapacity",
            "EC2RequestLimitExceeded",
            "FunctionError.InitTimeout",
            "FunctionError.RuntimeInitError",
            "FunctionError.ExtensionInitError",
            "FunctionError.InvalidEntryPoint",
            "FunctionError.InvalidWorkingDirectory",
            "FunctionError.PermissionDenied",
            "FunctionError.TooManyExtensions",
            "FunctionError.InitResourceExhausted",
            "DisallowedByVpcEncryptionControl",
            "IncompatibleAcceleratorInstanceTypes",
            "DependencyError",
        ],
    }),
};

pub static LAYER: Shape = Shape {
    name: "Layer",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Arn",
                location: Location::Body,
                location_name: "Arn",
                required: false,
                shape: &LAYER_VERSION_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "CodeSize",
                location: Location::Body,
                location_name: "CodeSize",
                required: false,
                shape: &LONG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SigningJobArn",
                location: Location::Body,
                location_name: "SigningJobArn",
                required: false,
                shape: &ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SigningProfileVersionArn",
                location: Location::Body,
                location_name: "SigningProfileVersionArn",
                required: false,
                shape: &ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LAYER_LIST: Shape = Shape {
    name: "LayerList",
    sensitive: false,
    kind: Kind::List {
        member: &LAYER_VERSION_ARN,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static LAYER_VERSION_ARN: Shape = Shape {
    name: "LayerVersionArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "((arn:(aws[a-zA-Z-]*)?:lambda:(eusc-)?[a-z]{2}((-gov)|(-iso([a-z]?)))?-[a-z]+-\\d{1}:\\d{12}:layer:[a-zA-Z0-9-_]+:[0-9]+)|(arn:[a-zA-Z0-9-]+:lambda:::awslayer:[a-zA-Z0-9-_]+))",
        )),
        values: &[],
    }),
};

pub static LAYERS_REFERENCE_LIST: Shape = Shape {
    name: "LayersReferenceList",
    sensitive: false,
    kind: Kind::List { member: &LAYER, member_name: None, flattened: false, range: Range { min: None, max: None } },
};

pub static LIST_ALIASES_REQUEST: Shape = Shape {
    name: "ListAliasesRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "FunctionName",
                location: Location::Label,
                location_name: "FunctionName",
                required: true,
                shape: &FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FunctionVersion",
                location: Location::Query,
                location_name: "FunctionVersion",
                required: false,
                shape: &VERSION_WITH_LATEST_PUBLISHED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Marker",
                location: Location::Query,
                location_name: "Marker",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxItems",
                location: Location::Query,
                location_name: "MaxItems",
                required: false,
                shape: &MAX_LIST_ITEMS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_ALIASES_RESPONSE: Shape = Shape {
    name: "ListAliasesResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Aliases",
                location: Location::Body,
                location_name: "Aliases",
                required: false,
                shape: &ALIAS_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "NextMarker",
                location: Location::Body,
                location_name: "NextMarker",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_FUNCTIONS_REQUEST: Shape = Shape {
    name: "ListFunctionsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "FunctionVersion",
                location: Location::Query,
                location_name: "FunctionVersion",
                required: false,
                shape: &FUNCTION_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Marker",
                location: Location::Query,
                location_name: "Marker",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MasterRegion",
                location: Location::Query,
                location_name: "MasterRegion",
                required: false,
                shape: &MASTER_REGION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxItems",
                location: Location::Query,
                location_name: "MaxItems",
                required: false,
                shape: &MAX_LIST_ITEMS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_FUNCTIONS_RESPONSE: Shape = Shape {
    name: "ListFunctionsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Functions",
                location: Location::Body,
                location_name: "Functions",
                required: false,
                shape: &FUNCTION_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "NextMarker",
                location: Location::Body,
                location_name: "NextMarker",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_TAGS_REQUEST: Shape = Shape {
    name: "ListTagsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "Resource",
            location: Location::Label,
            location_name: "Resource",
            required: true,
            shape: &TAGGABLE_RESOURCE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static LIST_TAGS_RESPONSE: Shape = Shape {
    name: "ListTagsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "Tags",
            location: Location::Body,
            location_name: "Tags",
            required: false,
            shape: &TAGS,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static LIST_VERSIONS_BY_FUNCTION_REQUEST: Shape = Shape {
    name: "ListVersionsByFunctionRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "FunctionName",
                location: Location::Label,
                location_name: "FunctionName",
                required: true,
                shape: &NAMESPACED_FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Marker",
                location: Location::Query,
                location_name: "Marker",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxItems",
                location: Location::Query,
                location_name: "MaxItems",
                required: false,
                shape: &MAX_LIST_ITEMS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_VERSIONS_BY_FUNCTION_RESPONSE: Shape = Shape {
    name: "ListVersionsByFunctionResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "NextMarker",
                location: Location::Body,
                location_name: "NextMarker",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Versions",
                location: Location::Body,
                location_name: "Versions",
                required: false,
                shape: &FUNCTION_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LOCAL_MOUNT_PATH: Shape = Shape {
    name: "LocalMountPath",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(160.0) },
        pattern: Some(Pattern::new("/mnt/[a-zA-Z0-9-_.]+")),
        values: &[],
    }),
};

pub static LOG_FORMAT: Shape = Shape {
    name: "LogFormat",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["JSON", "Text"] }),
};

pub static LOG_GROUP: Shape = Shape {
    name: "LogGroup",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(512.0) },
        pattern: Some(Pattern::new("[\\.\\-_/#A-Za-z0-9]+")),
        values: &[],
    }),
};

pub static LOG_TYPE: Shape = Shape {
    name: "LogType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["None", "Tail"] }),
};

pub static LOGGING_CONFIG: Shape = Shape {
    name: "LoggingConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "ApplicationLogLevel",
                location: Location::Body,
                location_name: "ApplicationLogLevel",
                required: false,
                shape: &APPLICATION_LOG_LEVEL,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "LogFormat",
                location: Location::Body,
                location_name: "LogFormat",
                required: false,
                shape: &LOG_FORMAT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "LogGroup",
                location: Location::Body,
                location_name: "LogGroup",
                required: false,
                shape: &LOG_GROUP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SystemLogLevel",
                location: Location::Body,
                location_name: "SystemLogLevel",
                required: false,
                shape: &SYSTEM_LOG_LEVEL,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LONG: Shape = Shape { name: "Long", sensitive: false, kind: Kind::Long(Range { min: None, max: None }) };

pub static MASTER_REGION: Shape = Shape {
    name: "MasterRegion",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(50.0) },
        pattern: Some(Pattern::new("ALL|(eusc-)?[a-z]{2}((-gov)|(-iso([a-z]?)))?-[a-z]+-\\d{1}")),
        values: &[],
    }),
};

pub static MAX_LIST_ITEMS: Shape =
    Shape { name: "MaxListItems", sensitive: false, kind: Kind::Integer(Range { min: Some(1.0), max: Some(10000.0) }) };

pub static MEMORY_SIZE: Shape =
    Shape { name: "MemorySize", sensitive: false, kind: Kind::Integer(Range { min: Some(128.0), max: Some(32768.0) }) };

pub static MODE_NOT_SUPPORTED_EXCEPTION: Shape = Shape {
    name: "ModeNotSupportedException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static NAME_SPACED_FUNCTION_ARN: Shape = Shape {
    name: "NameSpacedFunctionArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(10000.0) },
        pattern: Some(Pattern::new(
            "arn:(aws[a-zA-Z-]*)?:lambda:(eusc-)?[a-z]{2}((-gov)|(-iso([a-z]?)))?-[a-z]+-\\d{1}:\\d{12}:function:[a-zA-Z0-9-_\\.]+(:(\\$LATEST(\\.PUBLISHED)?|[a-zA-Z0-9-_]+))?",
        )),
        values: &[],
    }),
};

pub static NAMESPACED_FUNCTION_NAME: Shape = Shape {
    name: "NamespacedFunctionName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(256.0) },
        pattern: Some(Pattern::new(
            "(arn:(aws[a-zA-Z-]*)?:lambda:)?((eusc-)?[a-z]{2}((-gov)|(-iso([a-z]?)))?-[a-z]+-\\d{1}:)?(\\d{12}:)?(function:)?([a-zA-Z0-9-_\\.]+)(:(\\$LATEST(\\.PUBLISHED)?|[a-zA-Z0-9-_]+))?",
        )),
        values: &[],
    }),
};

pub static NAMESPACED_STATEMENT_ID: Shape = Shape {
    name: "NamespacedStatementId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(100.0) },
        pattern: Some(Pattern::new("([a-zA-Z0-9-_.]+)")),
        values: &[],
    }),
};

pub static NO_PUBLISHED_VERSION_EXCEPTION: Shape = Shape {
    name: "NoPublishedVersionException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static NULLABLE_BOOLEAN: Shape = Shape { name: "NullableBoolean", sensitive: false, kind: Kind::Boolean };

pub static NUMERIC_LATEST_PUBLISHED_OR_ALIAS_QUALIFIER: Shape = Shape {
    name: "NumericLatestPublishedOrAliasQualifier",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(128.0) },
        pattern: Some(Pattern::new("\\$(LATEST(\\.PUBLISHED)?)|[a-zA-Z0-9-_$]+")),
        values: &[],
    }),
};

pub static PACKAGE_TYPE: Shape = Shape {
    name: "PackageType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["Zip", "Image"] }),
};

pub static PER_EXECUTION_ENVIRONMENT_MAX_CONCURRENCY: Shape = Shape {
    name: "PerExecutionEnvironmentMaxConcurrency",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: Some(1600.0) }),
};

pub static POLICY_LENGTH_EXCEEDED_EXCEPTION: Shape = Shape {
    name: "PolicyLengthExceededException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PRECONDITION_FAILED_EXCEPTION: Shape = Shape {
    name: "PreconditionFailedException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PRINCIPAL: Shape = Shape {
    name: "Principal",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("[^\\s]+")),
        values: &[],
    }),
};

pub static PRINCIPAL_ORG_ID: Shape = Shape {
    name: "PrincipalOrgID",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(12.0), max: Some(34.0) },
        pattern: Some(Pattern::new("o-[a-z0-9]{10,32}")),
        values: &[],
    }),
};

pub static PUBLIC_POLICY_EXCEPTION: Shape = Shape {
    name: "PublicPolicyException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PUBLISH_VERSION_REQUEST: Shape = Shape {
    name: "PublishVersionRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "CodeSha256",
                location: Location::Body,
                location_name: "CodeSha256",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Description",
                location: Location::Body,
                location_name: "Description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FunctionName",
                location: Location::Label,
                location_name: "FunctionName",
                required: true,
                shape: &FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PublishTo",
                location: Location::Body,
                location_name: "PublishTo",
                required: false,
                shape: &FUNCTION_VERSION_LATEST_PUBLISHED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RevisionId",
                location: Location::Body,
                location_name: "RevisionId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RECURSIVE_INVOCATION_EXCEPTION: Shape = Shape {
    name: "RecursiveInvocationException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static REMOVE_PERMISSION_REQUEST: Shape = Shape {
    name: "RemovePermissionRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "FunctionName",
                location: Location::Label,
                location_name: "FunctionName",
                required: true,
                shape: &NAMESPACED_FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Qualifier",
                location: Location::Query,
                location_name: "Qualifier",
                required: false,
                shape: &NUMERIC_LATEST_PUBLISHED_OR_ALIAS_QUALIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RevisionId",
                location: Location::Query,
                location_name: "RevisionId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "StatementId",
                location: Location::Label,
                location_name: "StatementId",
                required: true,
                shape: &NAMESPACED_STATEMENT_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static REQUEST_TOO_LARGE_EXCEPTION: Shape = Shape {
    name: "RequestTooLargeException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RESERVED_CONCURRENT_EXECUTIONS: Shape = Shape {
    name: "ReservedConcurrentExecutions",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static RESOLVED_S3_OBJECT: Shape = Shape {
    name: "ResolvedS3Object",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "S3Bucket",
                location: Location::Body,
                location_name: "S3Bucket",
                required: false,
                shape: &S3_BUCKET,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "S3Key",
                location: Location::Body,
                location_name: "S3Key",
                required: false,
                shape: &S3_KEY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "S3ObjectVersion",
                location: Location::Body,
                location_name: "S3ObjectVersion",
                required: false,
                shape: &S3_OBJECT_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RESOURCE_ARN: Shape = Shape {
    name: "ResourceArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(10000.0) },
        pattern: Some(Pattern::new("(arn:(aws[a-zA-Z-]*)?:[a-z0-9-.]+:.*)|()")),
        values: &[],
    }),
};

pub static RESOURCE_CONFLICT_EXCEPTION: Shape = Shape {
    name: "ResourceConflictException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RESOURCE_NOT_FOUND_EXCEPTION: Shape = Shape {
    name: "ResourceNotFoundException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RESOURCE_NOT_READY_EXCEPTION: Shape = Shape {
    name: "ResourceNotReadyException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RETENTION_PERIOD_IN_DAYS: Shape = Shape {
    name: "RetentionPeriodInDays",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: Some(90.0) }),
};

pub static ROLE_ARN: Shape = Shape {
    name: "RoleArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(10000.0) },
        pattern: Some(Pattern::new("arn:(aws[a-zA-Z-]*)?:iam::\\d{12}:role/?[a-zA-Z_0-9+=,.@\\-_/]+")),
        values: &[],
    }),
};

pub static RUNTIME: Shape = Shape {
    name: "Runtime",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &[
            "nodejs",
            "nodejs4.3",
            "nodejs6.10",
            "nodejs8.10",
            "nodejs10.x",
            "nodejs12.x",
            "nodejs14.x",
            "nodejs16.x",
            "nodejs18.x",
            "nodejs20.x",
            "nodejs22.x",
            "nodejs24.x",
            "java8",
            "java8.al2",
            "java11",
            "java17",
            "java21",
            "java25",
            "python2.7",
            "python3.6",
            "python3.7",
            "python3.8",
            "python3.9",
            "python3.10",
            "python3.11",
            "python3.12",
            "python3.13",
            "python3.14",
            "dotnetcore1.0",
            "dotnetcore2.0",
            "dotnetcore2.1",
            "dotnetcore3.1",
            "dotnet6",
            "dotnet8",
            "dotnet10",
            "nodejs4.3-edge",
            "go1.x",
            "ruby2.5",
            "ruby2.7",
            "ruby3.2",
            "ruby3.3",
            "ruby3.4",
            "ruby4.0",
            "provided",
            "provided.al2",
            "provided.al2023",
            "nodejs26.x",
            "python3.15",
            "java8.al2023",
            "java11.al2023",
            "java17.al2023",
            "custom",
        ],
    }),
};

pub static RUNTIME_ALIAS_DELETED_EXCEPTION: Shape = Shape {
    name: "RuntimeAliasDeletedException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RUNTIME_VERSION_ARN: Shape = Shape {
    name: "RuntimeVersionArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(26.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "((arn:(aws[a-zA-Z-]*):lambda:(eusc-)?[a-z]{2}((-gov)|(-iso([a-z]?)))?-[a-z]+-\\d{1}::runtime:.+)|(arn:(aws[a-zA-Z-]*):lambda:(eusc-)?[a-z]{2}((-gov)|(-iso([a-z]?)))?-[a-z]+-\\d{1}:\\d{12}:runtime/[A-Za-z0-9_.-]{1,128}/version/[A-Za-z0-9_.-]{1,128}))",
        )),
        values: &[],
    }),
};

pub static RUNTIME_VERSION_CONFIG: Shape = Shape {
    name: "RuntimeVersionConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Error",
                location: Location::Body,
                location_name: "Error",
                required: false,
                shape: &RUNTIME_VERSION_ERROR,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RuntimeVersionArn",
                location: Location::Body,
                location_name: "RuntimeVersionArn",
                required: false,
                shape: &RUNTIME_VERSION_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RUNTIME_VERSION_DELETED_EXCEPTION: Shape = Shape {
    name: "RuntimeVersionDeletedException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static RUNTIME_VERSION_ERROR: Shape = Shape {
    name: "RuntimeVersionError",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "ErrorCode",
                location: Location::Body,
                location_name: "ErrorCode",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &SENSITIVE_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static S3_BUCKET: Shape = Shape {
    name: "S3Bucket",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(3.0), max: Some(63.0) },
        pattern: Some(Pattern::new("[0-9A-Za-z\\.\\-_]*(?<!\\.)")),
        values: &[],
    }),
};

pub static S3_FILES_CONFIG: Shape = Shape {
    name: "S3FilesConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "DirectS3Read",
            location: Location::Body,
            location_name: "DirectS3Read",
            required: false,
            shape: &DIRECT_S3_READ,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static S3_FILES_MOUNT_CONNECTIVITY_EXCEPTION: Shape = Shape {
    name: "S3FilesMountConnectivityException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static S3_FILES_MOUNT_FAILURE_EXCEPTION: Shape = Shape {
    name: "S3FilesMountFailureException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static S3_FILES_MOUNT_TIMEOUT_EXCEPTION: Shape = Shape {
    name: "S3FilesMountTimeoutException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static S3_KEY: Shape = Shape {
    name: "S3Key",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(1024.0) },
        pattern: Some(Pattern::new(".*")),
        values: &[],
    }),
};

pub static S3_OBJECT_STORAGE_MODE: Shape = Shape {
    name: "S3ObjectStorageMode",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["COPY", "REFERENCE"] }),
};

pub static S3_OBJECT_VERSION: Shape = Shape {
    name: "S3ObjectVersion",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(1024.0) },
        pattern: Some(Pattern::new(".*")),
        values: &[],
    }),
};

pub static SECURITY_GROUP_ID: Shape = Shape {
    name: "SecurityGroupId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(1024.0) },
        pattern: Some(Pattern::new("sg-[0-9a-zA-Z]*")),
        values: &[],
    }),
};

pub static SECURITY_GROUP_IDS: Shape = Shape {
    name: "SecurityGroupIds",
    sensitive: false,
    kind: Kind::List {
        member: &SECURITY_GROUP_ID,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(5.0) },
    },
};

pub static SENSITIVE_STRING: Shape = Shape {
    name: "SensitiveString",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static SENSITIVE_STRING_ON_SERVER_ONLY: Shape = Shape {
    name: "SensitiveStringOnServerOnly",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(0.0), max: Some(10000.0) }, pattern: None, values: &[] }),
};

pub static SERIALIZED_REQUEST_ENTITY_TOO_LARGE_EXCEPTION: Shape = Shape {
    name: "SerializedRequestEntityTooLargeException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SERVICE_EXCEPTION: Shape = Shape {
    name: "ServiceException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SERVICE_QUOTA_EXCEEDED_EXCEPTION: Shape = Shape {
    name: "ServiceQuotaExceededException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SNAP_START: Shape = Shape {
    name: "SnapStart",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "ApplyOn",
            location: Location::Body,
            location_name: "ApplyOn",
            required: false,
            shape: &SNAP_START_APPLY_ON,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static SNAP_START_APPLY_ON: Shape = Shape {
    name: "SnapStartApplyOn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["PublishedVersions", "None"],
    }),
};

pub static SNAP_START_EXCEPTION: Shape = Shape {
    name: "SnapStartException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SNAP_START_NOT_READY_EXCEPTION: Shape = Shape {
    name: "SnapStartNotReadyException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SNAP_START_OPTIMIZATION_STATUS: Shape = Shape {
    name: "SnapStartOptimizationStatus",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["On", "Off"] }),
};

pub static SNAP_START_REGENERATION_FAILURE_EXCEPTION: Shape = Shape {
    name: "SnapStartRegenerationFailureException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SNAP_START_RESPONSE: Shape = Shape {
    name: "SnapStartResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "ApplyOn",
                location: Location::Body,
                location_name: "ApplyOn",
                required: false,
                shape: &SNAP_START_APPLY_ON,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "OptimizationStatus",
                location: Location::Body,
                location_name: "OptimizationStatus",
                required: false,
                shape: &SNAP_START_OPTIMIZATION_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SNAP_START_TIMEOUT_EXCEPTION: Shape = Shape {
    name: "SnapStartTimeoutException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SOURCE_OWNER: Shape = Shape {
    name: "SourceOwner",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(12.0) },
        pattern: Some(Pattern::new("\\d{12}")),
        values: &[],
    }),
};

pub static STATE: Shape = Shape {
    name: "State",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &[
            "Pending",
            "Active",
            "Inactive",
            "Failed",
            "Deactivating",
            "Deactivated",
            "ActiveNonInvocable",
            "Deleting",
        ],
    }),
};

pub static STATE_REASON: Shape = Shape {
    name: "StateReason",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static STATE_REASON_CODE: Shape = Shape {
    name: "StateReasonCode",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &[
            "Idle",
            "Creating",
            "Restoring",
            "EniLimitExceeded",
            "InsufficientRolePermissions",
            "InvalidConfiguration",
            "InternalError",
            "SubnetOutOfIPAddresses",
            "InvalidSubnet",
            "InvalidSecurityGroup",
            "ImageDeleted",
            "ImageAccessDenied",
            "InvalidImage",
            "KMSKeyAccessDenied",
            "KMSKeyNotFound",
            "InvalidStateKMSKey",
            "DisabledKMSKey",
            "EFSIOError",
            "EFSMountConnectivityError",
            "EFSMountFailure",
            "EFSMountTimeout",
            "InvalidRuntime",
            "InvalidZipFileException",
            "FunctionError",
            "ServiceQuotaExceededException",
            "VcpuLimitExceeded",
            "CapacityProviderScalingLimitExceeded",
            "InsufficientCapacity",
            "EC2RequestLimitExceeded",
            "FunctionError.InitTimeout",
            "FunctionError.RuntimeInitError",
            "FunctionError.ExtensionInitError",
            "FunctionError.InvalidEntryPoint",
            "FunctionError.InvalidWorkingDirectory",
            "FunctionError.PermissionDenied",
            "FunctionError.TooManyExtensions",
            "FunctionError.InitResourceExhausted",
            "DisallowedByVpcEncryptionControl",
            "DrainingDurableExecutions",
            "IncompatibleAcceleratorInstanceTypes",
            "DependencyError",
        ],
    }),
};

pub static STATEMENT_ID: Shape = Shape {
    name: "StatementId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(100.0) },
        pattern: Some(Pattern::new("([a-zA-Z0-9-_]+)")),
        values: &[],
    }),
};

pub static STRING: Shape = Shape {
    name: "String",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static STRING_LIST: Shape = Shape {
    name: "StringList",
    sensitive: false,
    kind: Kind::List {
        member: &STRING,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(1500.0) },
    },
};

pub static SUBNET_IP_ADDRESS_LIMIT_REACHED_EXCEPTION: Shape = Shape {
    name: "SubnetIPAddressLimitReachedException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SUBNET_ID: Shape = Shape {
    name: "SubnetId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(1024.0) },
        pattern: Some(Pattern::new("subnet-[0-9a-z]*")),
        values: &[],
    }),
};

pub static SUBNET_IDS: Shape = Shape {
    name: "SubnetIds",
    sensitive: false,
    kind: Kind::List {
        member: &SUBNET_ID,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(16.0) },
    },
};

pub static SYSTEM_LOG_LEVEL: Shape = Shape {
    name: "SystemLogLevel",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["DEBUG", "INFO", "WARN"],
    }),
};

pub static TAG_KEY: Shape = Shape {
    name: "TagKey",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(128.0) },
        pattern: Some(Pattern::new("([\\p{L}\\p{Z}\\p{N}_.:/=+\\-@]*)")),
        values: &[],
    }),
};

pub static TAG_KEY_LIST: Shape = Shape {
    name: "TagKeyList",
    sensitive: false,
    kind: Kind::List { member: &TAG_KEY, member_name: None, flattened: false, range: Range { min: None, max: None } },
};

pub static TAG_RESOURCE_REQUEST: Shape = Shape {
    name: "TagResourceRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Resource",
                location: Location::Label,
                location_name: "Resource",
                required: true,
                shape: &TAGGABLE_RESOURCE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Tags",
                location: Location::Body,
                location_name: "Tags",
                required: true,
                shape: &TAGS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static TAG_VALUE: Shape = Shape {
    name: "TagValue",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(256.0) },
        pattern: Some(Pattern::new("([\\p{L}\\p{Z}\\p{N}_.:/=+\\-@]*)")),
        values: &[],
    }),
};

pub static TAGGABLE_RESOURCE: Shape = Shape {
    name: "TaggableResource",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(10000.0) },
        pattern: Some(Pattern::new(
            "arn:(aws[a-zA-Z-]*):lambda:(eusc-)?[a-z]{2}((-gov)|(-iso([a-z]?)))?-[a-z]+-\\d{1}:\\d{12}:(function:[a-zA-Z0-9-_]+(:(\\$LATEST|[a-zA-Z0-9-_]+))?|code-signing-config:csc-[a-z0-9]{17}|event-source-mapping:[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}|(capacity-provider|network-connector):[a-zA-Z0-9-_]{1,64})",
        )),
        values: &[],
    }),
};

pub static TAGS: Shape = Shape {
    name: "Tags",
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

pub static TAGS_ERROR: Shape = Shape {
    name: "TagsError",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "ErrorCode",
                location: Location::Body,
                location_name: "ErrorCode",
                required: true,
                shape: &TAGS_ERROR_CODE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Message",
                location: Location::Body,
                location_name: "Message",
                required: true,
                shape: &TAGS_ERROR_MESSAGE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static TAGS_ERROR_CODE: Shape = Shape {
    name: "TagsErrorCode",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(10.0), max: Some(21.0) },
        pattern: Some(Pattern::new("[A-Za-z]+Exception")),
        values: &[],
    }),
};

pub static TAGS_ERROR_MESSAGE: Shape = Shape {
    name: "TagsErrorMessage",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(84.0), max: Some(1000.0) },
        pattern: Some(Pattern::new(".*")),
        values: &[],
    }),
};

pub static TENANCY_CONFIG: Shape = Shape {
    name: "TenancyConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "TenantIsolationMode",
            location: Location::Body,
            location_name: "TenantIsolationMode",
            required: true,
            shape: &TENANT_ISOLATION_MODE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static TENANT_ID: Shape = Shape {
    name: "TenantId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(256.0) },
        pattern: Some(Pattern::new("[a-zA-Z0-9\\._:\\/=+\\-@ ]+")),
        values: &[],
    }),
};

pub static TENANT_ISOLATION_MODE: Shape = Shape {
    name: "TenantIsolationMode",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["PER_TENANT"] }),
};

pub static THROTTLE_REASON: Shape = Shape {
    name: "ThrottleReason",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &[
            "ConcurrentInvocationLimitExceeded",
            "FunctionInvocationRateLimitExceeded",
            "ReservedFunctionConcurrentInvocationLimitExceeded",
            "ReservedFunctionInvocationRateLimitExceeded",
            "CallerRateLimitExceeded",
            "ConcurrentSnapshotCreateLimitExceeded",
        ],
    }),
};

pub static TIMEOUT: Shape =
    Shape { name: "Timeout", sensitive: false, kind: Kind::Integer(Range { min: Some(1.0), max: Some(5400.0) }) };

pub static TIMESTAMP: Shape = Shape {
    name: "Timestamp",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(100.0) },
        pattern: Some(Pattern::new(".*")),
        values: &[],
    }),
};

pub static TOO_MANY_REQUESTS_EXCEPTION: Shape = Shape {
    name: "TooManyRequestsException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Reason",
                location: Location::Body,
                location_name: "Reason",
                required: false,
                shape: &THROTTLE_REASON,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "retryAfterSeconds",
                location: Location::Header,
                location_name: "Retry-After",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static TRACING_CONFIG: Shape = Shape {
    name: "TracingConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "Mode",
            location: Location::Body,
            location_name: "Mode",
            required: false,
            shape: &TRACING_MODE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static TRACING_CONFIG_RESPONSE: Shape = Shape {
    name: "TracingConfigResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "Mode",
            location: Location::Body,
            location_name: "Mode",
            required: false,
            shape: &TRACING_MODE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static TRACING_MODE: Shape = Shape {
    name: "TracingMode",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["Active", "PassThrough"],
    }),
};

pub static UNSUPPORTED_MEDIA_TYPE_EXCEPTION: Shape = Shape {
    name: "UnsupportedMediaTypeException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Type",
                location: Location::Body,
                location_name: "Type",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "message",
                location: Location::Body,
                location_name: "message",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
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
                name: "Resource",
                location: Location::Label,
                location_name: "Resource",
                required: true,
                shape: &TAGGABLE_RESOURCE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "TagKeys",
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

pub static UPDATE_ALIAS_REQUEST: Shape = Shape {
    name: "UpdateAliasRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Description",
                location: Location::Body,
                location_name: "Description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FunctionName",
                location: Location::Label,
                location_name: "FunctionName",
                required: true,
                shape: &FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FunctionVersion",
                location: Location::Body,
                location_name: "FunctionVersion",
                required: false,
                shape: &VERSION_WITH_LATEST_PUBLISHED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Name",
                location: Location::Label,
                location_name: "Name",
                required: true,
                shape: &ALIAS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RevisionId",
                location: Location::Body,
                location_name: "RevisionId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoutingConfig",
                location: Location::Body,
                location_name: "RoutingConfig",
                required: false,
                shape: &ALIAS_ROUTING_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static UPDATE_FUNCTION_CODE_REQUEST: Shape = Shape {
    name: "UpdateFunctionCodeRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Architectures",
                location: Location::Body,
                location_name: "Architectures",
                required: false,
                shape: &ARCHITECTURES_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "DryRun",
                location: Location::Body,
                location_name: "DryRun",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FunctionName",
                location: Location::Label,
                location_name: "FunctionName",
                required: true,
                shape: &FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ImageUri",
                location: Location::Body,
                location_name: "ImageUri",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Publish",
                location: Location::Body,
                location_name: "Publish",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PublishTo",
                location: Location::Body,
                location_name: "PublishTo",
                required: false,
                shape: &FUNCTION_VERSION_LATEST_PUBLISHED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RevisionId",
                location: Location::Body,
                location_name: "RevisionId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "S3Bucket",
                location: Location::Body,
                location_name: "S3Bucket",
                required: false,
                shape: &S3_BUCKET,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "S3Key",
                location: Location::Body,
                location_name: "S3Key",
                required: false,
                shape: &S3_KEY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "S3ObjectStorageMode",
                location: Location::Body,
                location_name: "S3ObjectStorageMode",
                required: false,
                shape: &S3_OBJECT_STORAGE_MODE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "S3ObjectVersion",
                location: Location::Body,
                location_name: "S3ObjectVersion",
                required: false,
                shape: &S3_OBJECT_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SourceKMSKeyArn",
                location: Location::Body,
                location_name: "SourceKMSKeyArn",
                required: false,
                shape: &KMS_KEY_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ZipFile",
                location: Location::Body,
                location_name: "ZipFile",
                required: false,
                shape: &BLOB,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static UPDATE_FUNCTION_CONFIGURATION_REQUEST: Shape = Shape {
    name: "UpdateFunctionConfigurationRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "AcceleratorConfig",
                location: Location::Body,
                location_name: "AcceleratorConfig",
                required: false,
                shape: &ACCELERATOR_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "CapacityProviderConfig",
                location: Location::Body,
                location_name: "CapacityProviderConfig",
                required: false,
                shape: &CAPACITY_PROVIDER_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "DeadLetterConfig",
                location: Location::Body,
                location_name: "DeadLetterConfig",
                required: false,
                shape: &DEAD_LETTER_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Description",
                location: Location::Body,
                location_name: "Description",
                required: false,
                shape: &DESCRIPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "DurableConfig",
                location: Location::Body,
                location_name: "DurableConfig",
                required: false,
                shape: &DURABLE_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Environment",
                location: Location::Body,
                location_name: "Environment",
                required: false,
                shape: &ENVIRONMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "EphemeralStorage",
                location: Location::Body,
                location_name: "EphemeralStorage",
                required: false,
                shape: &EPHEMERAL_STORAGE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FileSystemConfigs",
                location: Location::Body,
                location_name: "FileSystemConfigs",
                required: false,
                shape: &FILE_SYSTEM_CONFIG_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "FunctionName",
                location: Location::Label,
                location_name: "FunctionName",
                required: true,
                shape: &FUNCTION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Handler",
                location: Location::Body,
                location_name: "Handler",
                required: false,
                shape: &HANDLER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ImageConfig",
                location: Location::Body,
                location_name: "ImageConfig",
                required: false,
                shape: &IMAGE_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "KMSKeyArn",
                location: Location::Body,
                location_name: "KMSKeyArn",
                required: false,
                shape: &KMS_KEY_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Layers",
                location: Location::Body,
                location_name: "Layers",
                required: false,
                shape: &LAYER_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "LoggingConfig",
                location: Location::Body,
                location_name: "LoggingConfig",
                required: false,
                shape: &LOGGING_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MemorySize",
                location: Location::Body,
                location_name: "MemorySize",
                required: false,
                shape: &MEMORY_SIZE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RevisionId",
                location: Location::Body,
                location_name: "RevisionId",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Role",
                location: Location::Body,
                location_name: "Role",
                required: false,
                shape: &ROLE_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Runtime",
                location: Location::Body,
                location_name: "Runtime",
                required: false,
                shape: &RUNTIME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RuntimeConfig",
                location: Location::Body,
                location_name: "RuntimeConfig",
                required: false,
                shape: &FUNCTION_RUNTIME_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SnapStart",
                location: Location::Body,
                location_name: "SnapStart",
                required: false,
                shape: &SNAP_START,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Timeout",
                location: Location::Body,
                location_name: "Timeout",
                required: false,
                shape: &TIMEOUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "TracingConfig",
                location: Location::Body,
                location_name: "TracingConfig",
                required: false,
                shape: &TRACING_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "VpcConfig",
                location: Location::Body,
                location_name: "VpcConfig",
                required: false,
                shape: &VPC_CONFIG,
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
        range: Range { min: Some(1.0), max: Some(1024.0) },
        pattern: Some(Pattern::new("(\\$LATEST|[0-9]+)")),
        values: &[],
    }),
};

pub static VERSION_WITH_LATEST_PUBLISHED: Shape = Shape {
    name: "VersionWithLatestPublished",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(1024.0) },
        pattern: Some(Pattern::new("(\\$LATEST(\\.PUBLISHED)?|[0-9]+)")),
        values: &[],
    }),
};

pub static VPC_CONFIG: Shape = Shape {
    name: "VpcConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Ipv6AllowedForDualStack",
                location: Location::Body,
                location_name: "Ipv6AllowedForDualStack",
                required: false,
                shape: &NULLABLE_BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SecurityGroupIds",
                location: Location::Body,
                location_name: "SecurityGroupIds",
                required: false,
                shape: &SECURITY_GROUP_IDS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SubnetIds",
                location: Location::Body,
                location_name: "SubnetIds",
                required: false,
                shape: &SUBNET_IDS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static VPC_CONFIG_RESPONSE: Shape = Shape {
    name: "VpcConfigResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Ipv6AllowedForDualStack",
                location: Location::Body,
                location_name: "Ipv6AllowedForDualStack",
                required: false,
                shape: &NULLABLE_BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SecurityGroupIds",
                location: Location::Body,
                location_name: "SecurityGroupIds",
                required: false,
                shape: &SECURITY_GROUP_IDS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SubnetIds",
                location: Location::Body,
                location_name: "SubnetIds",
                required: false,
                shape: &SUBNET_IDS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "VpcId",
                location: Location::Body,
                location_name: "VpcId",
                required: false,
                shape: &VPC_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static VPC_ID: Shape = Shape {
    name: "VpcId",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static WEIGHT: Shape =
    Shape { name: "Weight", sensitive: false, kind: Kind::Float(Range { min: Some(0.0), max: Some(1.0) }) };

pub static WORKING_DIRECTORY: Shape = Shape {
    name: "WorkingDirectory",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(0.0), max: Some(1000.0) }, pattern: None, values: &[] }),
};
