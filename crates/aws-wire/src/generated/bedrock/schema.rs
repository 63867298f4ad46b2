// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The schema of every shape of `bedrock`.

#![allow(missing_docs)]

#[allow(unused_imports)]
use crate::schema::{Kind, Location, Member, Range, Shape, Structure, StructureKind, Text, TimestampFormat};
#[allow(unused_imports)]
use crate::validate::Pattern;

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

pub static BEDROCK_MODEL_ID: Shape = Shape {
    name: "BedrockModelId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(140.0) },
        pattern: Some(Pattern::new(
            "[a-z0-9-]{1,63}[.]{1}[a-z0-9-]{1,63}([a-z0-9-]{1,63}[.]){0,2}[a-z0-9-]{1,63}([:][a-z0-9-]{1,63}){0,2}(/[a-z0-9]{12}|)",
        )),
        values: &[],
    }),
};

pub static BOOLEAN: Shape = Shape { name: "Boolean", sensitive: false, kind: Kind::Boolean };

pub static BRANDED_NAME: Shape = Shape {
    name: "BrandedName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(20.0) },
        pattern: Some(Pattern::new(".*")),
        values: &[],
    }),
};

pub static FOUNDATION_MODEL_ARN: Shape = Shape {
    name: "FoundationModelArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new(
            "arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}::foundation-model/[a-z0-9-]{1,63}[.]{1}([a-z0-9-]{1,63}[.]){0,2}[a-z0-9-]{1,63}([:][a-z0-9-]{1,63}){0,2}",
        )),
        values: &[],
    }),
};

pub static FOUNDATION_MODEL_DETAILS: Shape = Shape {
    name: "FoundationModelDetails",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "customizationsSupported",
                location: Location::Body,
                location_name: "customizationsSupported",
                required: false,
                shape: &MODEL_CUSTOMIZATION_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inferenceTypesSupported",
                location: Location::Body,
                location_name: "inferenceTypesSupported",
                required: false,
                shape: &INFERENCE_TYPE_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inputModalities",
                location: Location::Body,
                location_name: "inputModalities",
                required: false,
                shape: &MODEL_MODALITY_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelArn",
                location: Location::Body,
                location_name: "modelArn",
                required: true,
                shape: &FOUNDATION_MODEL_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelId",
                location: Location::Body,
                location_name: "modelId",
                required: true,
                shape: &BEDROCK_MODEL_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelLifecycle",
                location: Location::Body,
                location_name: "modelLifecycle",
                required: false,
                shape: &FOUNDATION_MODEL_LIFECYCLE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelName",
                location: Location::Body,
                location_name: "modelName",
                required: false,
                shape: &BRANDED_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "outputModalities",
                location: Location::Body,
                location_name: "outputModalities",
                required: false,
                shape: &MODEL_MODALITY_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "providerName",
                location: Location::Body,
                location_name: "providerName",
                required: false,
                shape: &BRANDED_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "responseStreamingSupported",
                location: Location::Body,
                location_name: "responseStreamingSupported",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FOUNDATION_MODEL_LIFECYCLE: Shape = Shape {
    name: "FoundationModelLifecycle",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "endOfLifeTime",
                location: Location::Body,
                location_name: "endOfLifeTime",
                required: false,
                shape: &TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "legacyTime",
                location: Location::Body,
                location_name: "legacyTime",
                required: false,
                shape: &TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "publicExtendedAccessTime",
                location: Location::Body,
                location_name: "publicExtendedAccessTime",
                required: false,
                shape: &TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "startOfLifeTime",
                location: Location::Body,
                location_name: "startOfLifeTime",
                required: false,
                shape: &TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "status",
                location: Location::Body,
                location_name: "status",
                required: true,
                shape: &FOUNDATION_MODEL_LIFECYCLE_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FOUNDATION_MODEL_LIFECYCLE_STATUS: Shape = Shape {
    name: "FoundationModelLifecycleStatus",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["ACTIVE", "LEGACY"] }),
};

pub static FOUNDATION_MODEL_SUMMARY: Shape = Shape {
    name: "FoundationModelSummary",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "customizationsSupported",
                location: Location::Body,
                location_name: "customizationsSupported",
                required: false,
                shape: &MODEL_CUSTOMIZATION_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inferenceTypesSupported",
                location: Location::Body,
                location_name: "inferenceTypesSupported",
                required: false,
                shape: &INFERENCE_TYPE_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inputModalities",
                location: Location::Body,
                location_name: "inputModalities",
                required: false,
                shape: &MODEL_MODALITY_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelArn",
                location: Location::Body,
                location_name: "modelArn",
                required: true,
                shape: &FOUNDATION_MODEL_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelId",
                location: Location::Body,
                location_name: "modelId",
                required: true,
                shape: &BEDROCK_MODEL_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelLifecycle",
                location: Location::Body,
                location_name: "modelLifecycle",
                required: false,
                shape: &FOUNDATION_MODEL_LIFECYCLE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelName",
                location: Location::Body,
                location_name: "modelName",
                required: false,
                shape: &BRANDED_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "outputModalities",
                location: Location::Body,
                location_name: "outputModalities",
                required: false,
                shape: &MODEL_MODALITY_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "providerName",
                location: Location::Body,
                location_name: "providerName",
                required: false,
                shape: &BRANDED_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "responseStreamingSupported",
                location: Location::Body,
                location_name: "responseStreamingSupported",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static FOUNDATION_MODEL_SUMMARY_LIST: Shape = Shape {
    name: "FoundationModelSummaryList",
    sensitive: false,
    kind: Kind::List {
        member: &FOUNDATION_MODEL_SUMMARY,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GET_FOUNDATION_MODEL_IDENTIFIER: Shape = Shape {
    name: "GetFoundationModelIdentifier",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "(arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}::foundation-model/[a-z0-9-]{1,63}[.]{1}([a-z0-9-]{1,63}[.]){0,2}[a-z0-9-]{1,63}([:][a-z0-9-]{1,63}){0,2})|([a-z0-9-]{1,63}[.]{1}[a-z0-9-]{1,63}([.]?[a-z0-9-]{1,63})([:][a-z0-9-]{1,63}){0,2})",
        )),
        values: &[],
    }),
};

pub static GET_FOUNDATION_MODEL_REQUEST: Shape = Shape {
    name: "GetFoundationModelRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "modelIdentifier",
                location: Location::Label,
                location_name: "modelIdentifier",
                required: true,
                shape: &GET_FOUNDATION_MODEL_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "projectIdentifier",
                location: Location::Query,
                location_name: "projectIdentifier",
                required: false,
                shape: &PROJECT_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_FOUNDATION_MODEL_RESPONSE: Shape = Shape {
    name: "GetFoundationModelResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "modelDetails",
            location: Location::Body,
            location_name: "modelDetails",
            required: false,
            shape: &FOUNDATION_MODEL_DETAILS,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static INFERENCE_TYPE: Shape = Shape {
    name: "InferenceType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["ON_DEMAND", "PROVISIONED"],
    }),
};

pub static INFERENCE_TYPE_LIST: Shape = Shape {
    name: "InferenceTypeList",
    sensitive: false,
    kind: Kind::List {
        member: &INFERENCE_TYPE,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
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

pub static LIST_FOUNDATION_MODELS_REQUEST: Shape = Shape {
    name: "ListFoundationModelsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "byCustomizationType",
                location: Location::Query,
                location_name: "byCustomizationType",
                required: false,
                shape: &MODEL_CUSTOMIZATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "byInferenceType",
                location: Location::Query,
                location_name: "byInferenceType",
                required: false,
                shape: &INFERENCE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "byOutputModality",
                location: Location::Query,
                location_name: "byOutputModality",
                required: false,
                shape: &MODEL_MODALITY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "byProvider",
                location: Location::Query,
                location_name: "byProvider",
                required: false,
                shape: &PROVIDER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "projectIdentifier",
                location: Location::Query,
                location_name: "projectIdentifier",
                required: false,
                shape: &PROJECT_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_FOUNDATION_MODELS_RESPONSE: Shape = Shape {
    name: "ListFoundationModelsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "modelSummaries",
            location: Location::Body,
            location_name: "modelSummaries",
            required: false,
            shape: &FOUNDATION_MODEL_SUMMARY_LIST,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static MODEL_CUSTOMIZATION: Shape = Shape {
    name: "ModelCustomization",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["FINE_TUNING", "CONTINUED_PRE_TRAINING", "DISTILLATION"],
    }),
};

pub static MODEL_CUSTOMIZATION_LIST: Shape = Shape {
    name: "ModelCustomizationList",
    sensitive: false,
    kind: Kind::List {
        member: &MODEL_CUSTOMIZATION,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static MODEL_MODALITY: Shape = Shape {
    name: "ModelModality",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["TEXT", "IMAGE", "EMBEDDING"],
    }),
};

pub static MODEL_MODALITY_LIST: Shape = Shape {
    name: "ModelModalityList",
    sensitive: false,
    kind: Kind::List {
        member: &MODEL_MODALITY,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static NON_BLANK_STRING: Shape = Shape {
    name: "NonBlankString",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("[\\s\\S]*")),
        values: &[],
    }),
};

pub static PROJECT_IDENTIFIER: Shape = Shape {
    name: "ProjectIdentifier",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "([a-zA-Z0-9_-]+|arn:aws(-[^:]+)?:bedrock:[0-9a-z-]{1,20}:[0-9]{12}:project/[a-zA-Z0-9_-]+)",
        )),
        values: &[],
    }),
};

pub static PROVIDER: Shape = Shape {
    name: "Provider",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("[A-Za-z0-9- ]{1,63}")),
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

pub static TIMESTAMP: Shape =
    Shape { name: "Timestamp", sensitive: false, kind: Kind::Timestamp(Some(TimestampFormat::Iso8601)) };

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
