// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The schema of every shape of `bedrock-runtime`.

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

pub static ACCOUNT_ID: Shape = Shape {
    name: "AccountId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("[0-9]{12}")),
        values: &[],
    }),
};

pub static ANY_TOOL_CHOICE: Shape = Shape {
    name: "AnyToolChoice",
    sensitive: false,
    kind: Kind::Structure(Structure { kind: StructureKind::Plain, payload: None, members: &[] }),
};

pub static APPLIED_GUARDRAIL_DETAILS: Shape = Shape {
    name: "AppliedGuardrailDetails",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "guardrailArn",
                location: Location::Body,
                location_name: "guardrailArn",
                required: false,
                shape: &GUARDRAIL_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailId",
                location: Location::Body,
                location_name: "guardrailId",
                required: false,
                shape: &GUARDRAIL_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailOrigin",
                location: Location::Body,
                location_name: "guardrailOrigin",
                required: false,
                shape: &GUARDRAIL_ORIGIN_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailOwnership",
                location: Location::Body,
                location_name: "guardrailOwnership",
                required: false,
                shape: &GUARDRAIL_OWNERSHIP,
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

pub static AUDIO_BLOCK: Shape = Shape {
    name: "AudioBlock",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "error",
                location: Location::Body,
                location_name: "error",
                required: false,
                shape: &ERROR_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "format",
                location: Location::Body,
                location_name: "format",
                required: true,
                shape: &AUDIO_FORMAT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "source",
                location: Location::Body,
                location_name: "source",
                required: true,
                shape: &AUDIO_SOURCE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static AUDIO_FORMAT: Shape = Shape {
    name: "AudioFormat",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &[
            "mp3", "opus", "wav", "aac", "flac", "mp4", "ogg", "mkv", "mka", "x-aac", "m4a", "mpeg", "mpga", "pcm",
            "webm",
        ],
    }),
};

pub static AUDIO_SOURCE: Shape = Shape {
    name: "AudioSource",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "bytes",
                location: Location::Body,
                location_name: "bytes",
                required: false,
                shape: &AUDIO_SOURCE_BYTES_BLOB,
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

pub static AUDIO_SOURCE_BYTES_BLOB: Shape =
    Shape { name: "AudioSourceBytesBlob", sensitive: false, kind: Kind::Blob(Range { min: Some(1.0), max: None }) };

pub static AUTO_TOOL_CHOICE: Shape = Shape {
    name: "AutoToolChoice",
    sensitive: false,
    kind: Kind::Structure(Structure { kind: StructureKind::Plain, payload: None, members: &[] }),
};

pub static AUTOMATED_REASONING_RULE_IDENTIFIER: Shape = Shape {
    name: "AutomatedReasoningRuleIdentifier",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(12.0) },
        pattern: Some(Pattern::new("[a-z0-9]{12}")),
        values: &[],
    }),
};

pub static BLOB: Shape = Shape { name: "Blob", sensitive: false, kind: Kind::Blob(Range { min: None, max: None }) };

pub static BODY: Shape =
    Shape { name: "Body", sensitive: true, kind: Kind::Blob(Range { min: Some(0.0), max: Some(25000000.0) }) };

pub static BOOLEAN: Shape = Shape { name: "Boolean", sensitive: false, kind: Kind::Boolean };

pub static CACHE_DETAIL: Shape = Shape {
    name: "CacheDetail",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "inputTokens",
                location: Location::Body,
                location_name: "inputTokens",
                required: true,
                shape: &CACHE_DETAIL_INPUT_TOKENS_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ttl",
                location: Location::Body,
                location_name: "ttl",
                required: true,
                shape: &CACHE_TTL,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CACHE_DETAIL_INPUT_TOKENS_INTEGER: Shape = Shape {
    name: "CacheDetailInputTokensInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static CACHE_DETAILS_LIST: Shape = Shape {
    name: "CacheDetailsList",
    sensitive: false,
    kind: Kind::List {
        member: &CACHE_DETAIL,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static CACHE_POINT_BLOCK: Shape = Shape {
    name: "CachePointBlock",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "ttl",
                location: Location::Body,
                location_name: "ttl",
                required: false,
                shape: &CACHE_TTL,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &CACHE_POINT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CACHE_POINT_TYPE: Shape = Shape {
    name: "CachePointType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["default"] }),
};

pub static CACHE_TTL: Shape = Shape {
    name: "CacheTTL",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["5m", "1h"] }),
};

pub static CITATION: Shape = Shape {
    name: "Citation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "location",
                location: Location::Body,
                location_name: "location",
                required: false,
                shape: &CITATION_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "source",
                location: Location::Body,
                location_name: "source",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sourceContent",
                location: Location::Body,
                location_name: "sourceContent",
                required: false,
                shape: &CITATION_SOURCE_CONTENT_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "title",
                location: Location::Body,
                location_name: "title",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CITATION_GENERATED_CONTENT: Shape = Shape {
    name: "CitationGeneratedContent",
    sensitive: false,
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

pub static CITATION_GENERATED_CONTENT_LIST: Shape = Shape {
    name: "CitationGeneratedContentList",
    sensitive: false,
    kind: Kind::List {
        member: &CITATION_GENERATED_CONTENT,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static CITATION_LOCATION: Shape = Shape {
    name: "CitationLocation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "documentChar",
                location: Location::Body,
                location_name: "documentChar",
                required: false,
                shape: &DOCUMENT_CHAR_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "documentChunk",
                location: Location::Body,
                location_name: "documentChunk",
                required: false,
                shape: &DOCUMENT_CHUNK_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "documentPage",
                location: Location::Body,
                location_name: "documentPage",
                required: false,
                shape: &DOCUMENT_PAGE_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "searchResultLocation",
                location: Location::Body,
                location_name: "searchResultLocation",
                required: false,
                shape: &SEARCH_RESULT_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "web",
                location: Location::Body,
                location_name: "web",
                required: false,
                shape: &WEB_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CITATION_SOURCE_CONTENT: Shape = Shape {
    name: "CitationSourceContent",
    sensitive: false,
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

pub static CITATION_SOURCE_CONTENT_DELTA: Shape = Shape {
    name: "CitationSourceContentDelta",
    sensitive: false,
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

pub static CITATION_SOURCE_CONTENT_LIST: Shape = Shape {
    name: "CitationSourceContentList",
    sensitive: false,
    kind: Kind::List {
        member: &CITATION_SOURCE_CONTENT,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static CITATION_SOURCE_CONTENT_LIST_DELTA: Shape = Shape {
    name: "CitationSourceContentListDelta",
    sensitive: false,
    kind: Kind::List {
        member: &CITATION_SOURCE_CONTENT_DELTA,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static CITATIONS: Shape = Shape {
    name: "Citations",
    sensitive: false,
    kind: Kind::List { member: &CITATION, member_name: None, flattened: false, range: Range { min: None, max: None } },
};

pub static CITATIONS_CONFIG: Shape = Shape {
    name: "CitationsConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "enabled",
            location: Location::Body,
            location_name: "enabled",
            required: true,
            shape: &BOOLEAN,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CITATIONS_CONTENT_BLOCK: Shape = Shape {
    name: "CitationsContentBlock",
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
                name: "content",
                location: Location::Body,
                location_name: "content",
                required: false,
                shape: &CITATION_GENERATED_CONTENT_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CITATIONS_DELTA: Shape = Shape {
    name: "CitationsDelta",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "location",
                location: Location::Body,
                location_name: "location",
                required: false,
                shape: &CITATION_LOCATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "source",
                location: Location::Body,
                location_name: "source",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sourceContent",
                location: Location::Body,
                location_name: "sourceContent",
                required: false,
                shape: &CITATION_SOURCE_CONTENT_LIST_DELTA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "title",
                location: Location::Body,
                location_name: "title",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONTENT_BLOCK: Shape = Shape {
    name: "ContentBlock",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "audio",
                location: Location::Body,
                location_name: "audio",
                required: false,
                shape: &AUDIO_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "cachePoint",
                location: Location::Body,
                location_name: "cachePoint",
                required: false,
                shape: &CACHE_POINT_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "citationsContent",
                location: Location::Body,
                location_name: "citationsContent",
                required: false,
                shape: &CITATIONS_CONTENT_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "document",
                location: Location::Body,
                location_name: "document",
                required: false,
                shape: &DOCUMENT_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardContent",
                location: Location::Body,
                location_name: "guardContent",
                required: false,
                shape: &GUARDRAIL_CONVERSE_CONTENT_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
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
                name: "searchResult",
                location: Location::Body,
                location_name: "searchResult",
                required: false,
                shape: &SEARCH_RESULT_BLOCK,
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
                name: "toolAddition",
                location: Location::Body,
                location_name: "toolAddition",
                required: false,
                shape: &TOOL_ADDITION_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "toolRemoval",
                location: Location::Body,
                location_name: "toolRemoval",
                required: false,
                shape: &TOOL_REMOVAL_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "toolResult",
                location: Location::Body,
                location_name: "toolResult",
                required: false,
                shape: &TOOL_RESULT_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "toolUse",
                location: Location::Body,
                location_name: "toolUse",
                required: false,
                shape: &TOOL_USE_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "video",
                location: Location::Body,
                location_name: "video",
                required: false,
                shape: &VIDEO_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONTENT_BLOCK_DELTA: Shape = Shape {
    name: "ContentBlockDelta",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "citation",
                location: Location::Body,
                location_name: "citation",
                required: false,
                shape: &CITATIONS_DELTA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "image",
                location: Location::Body,
                location_name: "image",
                required: false,
                shape: &IMAGE_BLOCK_DELTA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "reasoningContent",
                location: Location::Body,
                location_name: "reasoningContent",
                required: false,
                shape: &REASONING_CONTENT_BLOCK_DELTA,
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
                name: "toolResult",
                location: Location::Body,
                location_name: "toolResult",
                required: false,
                shape: &TOOL_RESULT_BLOCKS_DELTA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "toolUse",
                location: Location::Body,
                location_name: "toolUse",
                required: false,
                shape: &TOOL_USE_BLOCK_DELTA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONTENT_BLOCK_DELTA_EVENT: Shape = Shape {
    name: "ContentBlockDeltaEvent",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "contentBlockIndex",
                location: Location::Body,
                location_name: "contentBlockIndex",
                required: true,
                shape: &NON_NEGATIVE_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "delta",
                location: Location::Body,
                location_name: "delta",
                required: true,
                shape: &CONTENT_BLOCK_DELTA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONTENT_BLOCK_START: Shape = Shape {
    name: "ContentBlockStart",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "image",
                location: Location::Body,
                location_name: "image",
                required: false,
                shape: &IMAGE_BLOCK_START,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "toolResult",
                location: Location::Body,
                location_name: "toolResult",
                required: false,
                shape: &TOOL_RESULT_BLOCK_START,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "toolUse",
                location: Location::Body,
                location_name: "toolUse",
                required: false,
                shape: &TOOL_USE_BLOCK_START,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONTENT_BLOCK_START_EVENT: Shape = Shape {
    name: "ContentBlockStartEvent",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "contentBlockIndex",
                location: Location::Body,
                location_name: "contentBlockIndex",
                required: true,
                shape: &NON_NEGATIVE_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "start",
                location: Location::Body,
                location_name: "start",
                required: true,
                shape: &CONTENT_BLOCK_START,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONTENT_BLOCK_STOP_EVENT: Shape = Shape {
    name: "ContentBlockStopEvent",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "contentBlockIndex",
            location: Location::Body,
            location_name: "contentBlockIndex",
            required: true,
            shape: &NON_NEGATIVE_INTEGER,
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

pub static CONVERSATION_ROLE: Shape = Shape {
    name: "ConversationRole",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["user", "assistant", "system"],
    }),
};

pub static CONVERSATIONAL_MODEL_ID: Shape = Shape {
    name: "ConversationalModelId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "(arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}:(([0-9]{12}:custom-model/[a-z0-9-]{1,63}[.]{1}[a-z0-9-]{1,63}/[a-z0-9]{12})|(:foundation-model/[a-z0-9-]{1,63}[.]{1}[a-z0-9-]{1,63}([.:]?[a-z0-9-]{1,63}))|([0-9]{12}:imported-model/[a-z0-9]{12})|([0-9]{12}:provisioned-model/[a-z0-9]{12})|([0-9]{12}:custom-model-deployment/[a-z0-9]{12})|([0-9]{12}:(inference-profile|application-inference-profile)/[a-zA-Z0-9-:.]+)))|([a-z0-9-]{1,63}[.]{1}[a-z0-9-]{1,63}([.:]?[a-z0-9-]{1,63}))|(([0-9a-zA-Z][_-]?)+)|([a-zA-Z0-9-:.]+)|(^(arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}:[0-9]{12}:prompt/[0-9a-zA-Z]{10}(?::[0-9]{1,5})?))$|(^arn:aws:sagemaker:[a-z0-9-]+:[0-9]{12}:endpoint/[a-zA-Z0-9-]+$)|(^arn:aws(-[^:]+)?:bedrock:([0-9a-z-]{1,20}):([0-9]{12}):(default-)?prompt-router/[a-zA-Z0-9-:.]+$)",
        )),
        values: &[],
    }),
};

pub static CONVERSE_METRICS: Shape = Shape {
    name: "ConverseMetrics",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "latencyMs",
            location: Location::Body,
            location_name: "latencyMs",
            required: true,
            shape: &LONG,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CONVERSE_OUTPUT: Shape = Shape {
    name: "ConverseOutput",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CONVERSE_REQUEST: Shape = Shape {
    name: "ConverseRequest",
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
                name: "additionalModelResponseFieldPaths",
                location: Location::Body,
                location_name: "additionalModelResponseFieldPaths",
                required: false,
                shape: &CONVERSE_REQUEST_ADDITIONAL_MODEL_RESPONSE_FIELD_PATHS_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailConfig",
                location: Location::Body,
                location_name: "guardrailConfig",
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
                shape: &INFERENCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "messages",
                location: Location::Body,
                location_name: "messages",
                required: false,
                shape: &MESSAGES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelId",
                location: Location::Label,
                location_name: "modelId",
                required: true,
                shape: &CONVERSATIONAL_MODEL_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "outputConfig",
                location: Location::Body,
                location_name: "outputConfig",
                required: false,
                shape: &OUTPUT_CONFIG,
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
                name: "projectIdentifier",
                location: Location::Body,
                location_name: "projectIdentifier",
                required: false,
                shape: &PROJECT_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptVariables",
                location: Location::Body,
                location_name: "promptVariables",
                required: false,
                shape: &PROMPT_VARIABLE_MAP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "requestMetadata",
                location: Location::Body,
                location_name: "requestMetadata",
                required: false,
                shape: &REQUEST_METADATA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "serviceTier",
                location: Location::Body,
                location_name: "serviceTier",
                required: false,
                shape: &SERVICE_TIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "system",
                location: Location::Body,
                location_name: "system",
                required: false,
                shape: &SYSTEM_CONTENT_BLOCKS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "toolConfig",
                location: Location::Body,
                location_name: "toolConfig",
                required: false,
                shape: &TOOL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONVERSE_REQUEST_ADDITIONAL_MODEL_RESPONSE_FIELD_PATHS_LIST: Shape = Shape {
    name: "ConverseRequestAdditionalModelResponseFieldPathsList",
    sensitive: false,
    kind: Kind::List {
        member: &CONVERSE_REQUEST_ADDITIONAL_MODEL_RESPONSE_FIELD_PATHS_LIST_MEMBER_STRING,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(10.0) },
    },
};

pub static CONVERSE_REQUEST_ADDITIONAL_MODEL_RESPONSE_FIELD_PATHS_LIST_MEMBER_STRING: Shape = Shape {
    name: "ConverseRequestAdditionalModelResponseFieldPathsListMemberString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(256.0) }, pattern: None, values: &[] }),
};

pub static CONVERSE_RESPONSE: Shape = Shape {
    name: "ConverseResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "additionalModelResponseFields",
                location: Location::Body,
                location_name: "additionalModelResponseFields",
                required: false,
                shape: &DOCUMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "metrics",
                location: Location::Body,
                location_name: "metrics",
                required: true,
                shape: &CONVERSE_METRICS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "output",
                location: Location::Body,
                location_name: "output",
                required: true,
                shape: &CONVERSE_OUTPUT,
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
                name: "serviceTier",
                location: Location::Body,
                location_name: "serviceTier",
                required: false,
                shape: &SERVICE_TIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "stopReason",
                location: Location::Body,
                location_name: "stopReason",
                required: true,
                shape: &STOP_REASON,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "trace",
                location: Location::Body,
                location_name: "trace",
                required: false,
                shape: &CONVERSE_TRACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "usage",
                location: Location::Body,
                location_name: "usage",
                required: true,
                shape: &TOKEN_USAGE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONVERSE_STREAM_METADATA_EVENT: Shape = Shape {
    name: "ConverseStreamMetadataEvent",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "metrics",
                location: Location::Body,
                location_name: "metrics",
                required: true,
                shape: &CONVERSE_STREAM_METRICS,
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
                name: "serviceTier",
                location: Location::Body,
                location_name: "serviceTier",
                required: false,
                shape: &SERVICE_TIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "trace",
                location: Location::Body,
                location_name: "trace",
                required: false,
                shape: &CONVERSE_STREAM_TRACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "usage",
                location: Location::Body,
                location_name: "usage",
                required: true,
                shape: &TOKEN_USAGE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONVERSE_STREAM_METRICS: Shape = Shape {
    name: "ConverseStreamMetrics",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "latencyMs",
            location: Location::Body,
            location_name: "latencyMs",
            required: true,
            shape: &LONG,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CONVERSE_STREAM_OUTPUT: Shape = Shape {
    name: "ConverseStreamOutput",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::EventStream,
        payload: None,
        members: &[
            Member {
                name: "contentBlockDelta",
                location: Location::Body,
                location_name: "contentBlockDelta",
                required: false,
                shape: &CONTENT_BLOCK_DELTA_EVENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "contentBlockStart",
                location: Location::Body,
                location_name: "contentBlockStart",
                required: false,
                shape: &CONTENT_BLOCK_START_EVENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "contentBlockStop",
                location: Location::Body,
                location_name: "contentBlockStop",
                required: false,
                shape: &CONTENT_BLOCK_STOP_EVENT,
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
                name: "messageStart",
                location: Location::Body,
                location_name: "messageStart",
                required: false,
                shape: &MESSAGE_START_EVENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "messageStop",
                location: Location::Body,
                location_name: "messageStop",
                required: false,
                shape: &MESSAGE_STOP_EVENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "metadata",
                location: Location::Body,
                location_name: "metadata",
                required: false,
                shape: &CONVERSE_STREAM_METADATA_EVENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelStreamErrorException",
                location: Location::Body,
                location_name: "modelStreamErrorException",
                required: false,
                shape: &MODEL_STREAM_ERROR_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "serviceUnavailableException",
                location: Location::Body,
                location_name: "serviceUnavailableException",
                required: false,
                shape: &SERVICE_UNAVAILABLE_EXCEPTION,
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

pub static CONVERSE_STREAM_REQUEST: Shape = Shape {
    name: "ConverseStreamRequest",
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
                name: "additionalModelResponseFieldPaths",
                location: Location::Body,
                location_name: "additionalModelResponseFieldPaths",
                required: false,
                shape: &CONVERSE_STREAM_REQUEST_ADDITIONAL_MODEL_RESPONSE_FIELD_PATHS_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailConfig",
                location: Location::Body,
                location_name: "guardrailConfig",
                required: false,
                shape: &GUARDRAIL_STREAM_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inferenceConfig",
                location: Location::Body,
                location_name: "inferenceConfig",
                required: false,
                shape: &INFERENCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "messages",
                location: Location::Body,
                location_name: "messages",
                required: false,
                shape: &MESSAGES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelId",
                location: Location::Label,
                location_name: "modelId",
                required: true,
                shape: &CONVERSATIONAL_MODEL_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "outputConfig",
                location: Location::Body,
                location_name: "outputConfig",
                required: false,
                shape: &OUTPUT_CONFIG,
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
                name: "projectIdentifier",
                location: Location::Body,
                location_name: "projectIdentifier",
                required: false,
                shape: &PROJECT_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptVariables",
                location: Location::Body,
                location_name: "promptVariables",
                required: false,
                shape: &PROMPT_VARIABLE_MAP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "requestMetadata",
                location: Location::Body,
                location_name: "requestMetadata",
                required: false,
                shape: &REQUEST_METADATA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "serviceTier",
                location: Location::Body,
                location_name: "serviceTier",
                required: false,
                shape: &SERVICE_TIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "system",
                location: Location::Body,
                location_name: "system",
                required: false,
                shape: &SYSTEM_CONTENT_BLOCKS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "toolConfig",
                location: Location::Body,
                location_name: "toolConfig",
                required: false,
                shape: &TOOL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONVERSE_STREAM_REQUEST_ADDITIONAL_MODEL_RESPONSE_FIELD_PATHS_LIST: Shape = Shape {
    name: "ConverseStreamRequestAdditionalModelResponseFieldPathsList",
    sensitive: false,
    kind: Kind::List {
        member: &CONVERSE_STREAM_REQUEST_ADDITIONAL_MODEL_RESPONSE_FIELD_PATHS_LIST_MEMBER_STRING,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(10.0) },
    },
};

pub static CONVERSE_STREAM_REQUEST_ADDITIONAL_MODEL_RESPONSE_FIELD_PATHS_LIST_MEMBER_STRING: Shape = Shape {
    name: "ConverseStreamRequestAdditionalModelResponseFieldPathsListMemberString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(256.0) }, pattern: None, values: &[] }),
};

pub static CONVERSE_STREAM_RESPONSE: Shape = Shape {
    name: "ConverseStreamResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: Some("stream"),
        members: &[Member {
            name: "stream",
            location: Location::Body,
            location_name: "stream",
            required: false,
            shape: &CONVERSE_STREAM_OUTPUT,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CONVERSE_STREAM_TRACE: Shape = Shape {
    name: "ConverseStreamTrace",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "guardrail",
                location: Location::Body,
                location_name: "guardrail",
                required: false,
                shape: &GUARDRAIL_TRACE_ASSESSMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptRouter",
                location: Location::Body,
                location_name: "promptRouter",
                required: false,
                shape: &PROMPT_ROUTER_TRACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONVERSE_TOKENS_REQUEST: Shape = Shape {
    name: "ConverseTokensRequest",
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
                name: "messages",
                location: Location::Body,
                location_name: "messages",
                required: false,
                shape: &MESSAGES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "system",
                location: Location::Body,
                location_name: "system",
                required: false,
                shape: &SYSTEM_CONTENT_BLOCKS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "toolConfig",
                location: Location::Body,
                location_name: "toolConfig",
                required: false,
                shape: &TOOL_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONVERSE_TRACE: Shape = Shape {
    name: "ConverseTrace",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "guardrail",
                location: Location::Body,
                location_name: "guardrail",
                required: false,
                shape: &GUARDRAIL_TRACE_ASSESSMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "promptRouter",
                location: Location::Body,
                location_name: "promptRouter",
                required: false,
                shape: &PROMPT_ROUTER_TRACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static COUNT_TOKENS_INPUT: Shape = Shape {
    name: "CountTokensInput",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "converse",
                location: Location::Body,
                location_name: "converse",
                required: false,
                shape: &CONVERSE_TOKENS_REQUEST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "invokeModel",
                location: Location::Body,
                location_name: "invokeModel",
                required: false,
                shape: &INVOKE_MODEL_TOKENS_REQUEST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static COUNT_TOKENS_REQUEST: Shape = Shape {
    name: "CountTokensRequest",
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
                shape: &COUNT_TOKENS_INPUT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelId",
                location: Location::Label,
                location_name: "modelId",
                required: true,
                shape: &FOUNDATION_MODEL_VERSION_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static COUNT_TOKENS_RESPONSE: Shape = Shape {
    name: "CountTokensResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "inputTokens",
            location: Location::Body,
            location_name: "inputTokens",
            required: true,
            shape: &INTEGER,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DOCUMENT: Shape = Shape { name: "Document", sensitive: false, kind: Kind::Document };

pub static DOCUMENT_BLOCK: Shape = Shape {
    name: "DocumentBlock",
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
                shape: &CITATIONS_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "context",
                location: Location::Body,
                location_name: "context",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "format",
                location: Location::Body,
                location_name: "format",
                required: false,
                shape: &DOCUMENT_FORMAT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
                required: true,
                shape: &DOCUMENT_BLOCK_NAME_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "source",
                location: Location::Body,
                location_name: "source",
                required: true,
                shape: &DOCUMENT_SOURCE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DOCUMENT_BLOCK_NAME_STRING: Shape = Shape {
    name: "DocumentBlockNameString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(200.0) }, pattern: None, values: &[] }),
};

pub static DOCUMENT_CHAR_LOCATION: Shape = Shape {
    name: "DocumentCharLocation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "documentIndex",
                location: Location::Body,
                location_name: "documentIndex",
                required: false,
                shape: &DOCUMENT_CHAR_LOCATION_DOCUMENT_INDEX_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "end",
                location: Location::Body,
                location_name: "end",
                required: false,
                shape: &DOCUMENT_CHAR_LOCATION_END_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "start",
                location: Location::Body,
                location_name: "start",
                required: false,
                shape: &DOCUMENT_CHAR_LOCATION_START_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DOCUMENT_CHAR_LOCATION_DOCUMENT_INDEX_INTEGER: Shape = Shape {
    name: "DocumentCharLocationDocumentIndexInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static DOCUMENT_CHAR_LOCATION_END_INTEGER: Shape = Shape {
    name: "DocumentCharLocationEndInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static DOCUMENT_CHAR_LOCATION_START_INTEGER: Shape = Shape {
    name: "DocumentCharLocationStartInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static DOCUMENT_CHUNK_LOCATION: Shape = Shape {
    name: "DocumentChunkLocation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "documentIndex",
                location: Location::Body,
                location_name: "documentIndex",
                required: false,
                shape: &DOCUMENT_CHUNK_LOCATION_DOCUMENT_INDEX_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "end",
                location: Location::Body,
                location_name: "end",
                required: false,
                shape: &DOCUMENT_CHUNK_LOCATION_END_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "start",
                location: Location::Body,
                location_name: "start",
                required: false,
                shape: &DOCUMENT_CHUNK_LOCATION_START_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DOCUMENT_CHUNK_LOCATION_DOCUMENT_INDEX_INTEGER: Shape = Shape {
    name: "DocumentChunkLocationDocumentIndexInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static DOCUMENT_CHUNK_LOCATION_END_INTEGER: Shape = Shape {
    name: "DocumentChunkLocationEndInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static DOCUMENT_CHUNK_LOCATION_START_INTEGER: Shape = Shape {
    name: "DocumentChunkLocationStartInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static DOCUMENT_CONTENT_BLOCK: Shape = Shape {
    name: "DocumentContentBlock",
    sensitive: false,
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

pub static DOCUMENT_CONTENT_BLOCKS: Shape = Shape {
    name: "DocumentContentBlocks",
    sensitive: false,
    kind: Kind::List {
        member: &DOCUMENT_CONTENT_BLOCK,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static DOCUMENT_FORMAT: Shape = Shape {
    name: "DocumentFormat",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["pdf", "csv", "doc", "docx", "xls", "xlsx", "html", "txt", "md"],
    }),
};

pub static DOCUMENT_PAGE_LOCATION: Shape = Shape {
    name: "DocumentPageLocation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "documentIndex",
                location: Location::Body,
                location_name: "documentIndex",
                required: false,
                shape: &DOCUMENT_PAGE_LOCATION_DOCUMENT_INDEX_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "end",
                location: Location::Body,
                location_name: "end",
                required: false,
                shape: &DOCUMENT_PAGE_LOCATION_END_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "start",
                location: Location::Body,
                location_name: "start",
                required: false,
                shape: &DOCUMENT_PAGE_LOCATION_START_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DOCUMENT_PAGE_LOCATION_DOCUMENT_INDEX_INTEGER: Shape = Shape {
    name: "DocumentPageLocationDocumentIndexInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static DOCUMENT_PAGE_LOCATION_END_INTEGER: Shape = Shape {
    name: "DocumentPageLocationEndInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static DOCUMENT_PAGE_LOCATION_START_INTEGER: Shape = Shape {
    name: "DocumentPageLocationStartInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static DOCUMENT_SOURCE: Shape = Shape {
    name: "DocumentSource",
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
                shape: &DOCUMENT_SOURCE_BYTES_BLOB,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "content",
                location: Location::Body,
                location_name: "content",
                required: false,
                shape: &DOCUMENT_CONTENT_BLOCKS,
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

pub static DOCUMENT_SOURCE_BYTES_BLOB: Shape =
    Shape { name: "DocumentSourceBytesBlob", sensitive: false, kind: Kind::Blob(Range { min: Some(1.0), max: None }) };

pub static ERROR_BLOCK: Shape = Shape {
    name: "ErrorBlock",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static FOUNDATION_MODEL_VERSION_IDENTIFIER: Shape = Shape {
    name: "FoundationModelVersionIdentifier",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(256.0) },
        pattern: Some(Pattern::new("[a-zA-Z_\\.\\-/0-9:]+")),
        values: &[],
    }),
};

pub static GUARDRAIL_ARN: Shape = Shape {
    name: "GuardrailArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("(arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}:[0-9]{12}:guardrail/[a-z0-9]+)")),
        values: &[],
    }),
};

pub static GUARDRAIL_ASSESSMENT: Shape = Shape {
    name: "GuardrailAssessment",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "appliedGuardrailDetails",
                location: Location::Body,
                location_name: "appliedGuardrailDetails",
                required: false,
                shape: &APPLIED_GUARDRAIL_DETAILS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "automatedReasoningPolicy",
                location: Location::Body,
                location_name: "automatedReasoningPolicy",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_POLICY_ASSESSMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
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
                name: "contextualGroundingPolicy",
                location: Location::Body,
                location_name: "contextualGroundingPolicy",
                required: false,
                shape: &GUARDRAIL_CONTEXTUAL_GROUNDING_POLICY_ASSESSMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "invocationMetrics",
                location: Location::Body,
                location_name: "invocationMetrics",
                required: false,
                shape: &GUARDRAIL_INVOCATION_METRICS,
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

pub static GUARDRAIL_ASSESSMENT_LIST_MAP: Shape = Shape {
    name: "GuardrailAssessmentListMap",
    sensitive: false,
    kind: Kind::Map {
        key: &STRING,
        value: &GUARDRAIL_ASSESSMENT_LIST,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_ASSESSMENT_MAP: Shape = Shape {
    name: "GuardrailAssessmentMap",
    sensitive: false,
    kind: Kind::Map {
        key: &STRING,
        value: &GUARDRAIL_ASSESSMENT,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_AUTOMATED_REASONING_DIFFERENCE_SCENARIO_LIST: Shape = Shape {
    name: "GuardrailAutomatedReasoningDifferenceScenarioList",
    sensitive: false,
    kind: Kind::List {
        member: &GUARDRAIL_AUTOMATED_REASONING_SCENARIO,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(2.0) },
    },
};

pub static GUARDRAIL_AUTOMATED_REASONING_FINDING: Shape = Shape {
    name: "GuardrailAutomatedReasoningFinding",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "impossible",
                location: Location::Body,
                location_name: "impossible",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_IMPOSSIBLE_FINDING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "invalid",
                location: Location::Body,
                location_name: "invalid",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_INVALID_FINDING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "noTranslations",
                location: Location::Body,
                location_name: "noTranslations",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_NO_TRANSLATIONS_FINDING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "satisfiable",
                location: Location::Body,
                location_name: "satisfiable",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_SATISFIABLE_FINDING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "tooComplex",
                location: Location::Body,
                location_name: "tooComplex",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_TOO_COMPLEX_FINDING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "translationAmbiguous",
                location: Location::Body,
                location_name: "translationAmbiguous",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_TRANSLATION_AMBIGUOUS_FINDING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "valid",
                location: Location::Body,
                location_name: "valid",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_VALID_FINDING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_FINDING_LIST: Shape = Shape {
    name: "GuardrailAutomatedReasoningFindingList",
    sensitive: false,
    kind: Kind::List {
        member: &GUARDRAIL_AUTOMATED_REASONING_FINDING,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_AUTOMATED_REASONING_IMPOSSIBLE_FINDING: Shape = Shape {
    name: "GuardrailAutomatedReasoningImpossibleFinding",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "contradictingRules",
                location: Location::Body,
                location_name: "contradictingRules",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_RULE_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "logicWarning",
                location: Location::Body,
                location_name: "logicWarning",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_LOGIC_WARNING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "translation",
                location: Location::Body,
                location_name: "translation",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_TRANSLATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_INPUT_TEXT_REFERENCE: Shape = Shape {
    name: "GuardrailAutomatedReasoningInputTextReference",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "text",
            location: Location::Body,
            location_name: "text",
            required: false,
            shape: &GUARDRAIL_AUTOMATED_REASONING_STATEMENT_NATURAL_LANGUAGE_CONTENT,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_INPUT_TEXT_REFERENCE_LIST: Shape = Shape {
    name: "GuardrailAutomatedReasoningInputTextReferenceList",
    sensitive: false,
    kind: Kind::List {
        member: &GUARDRAIL_AUTOMATED_REASONING_INPUT_TEXT_REFERENCE,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_AUTOMATED_REASONING_INVALID_FINDING: Shape = Shape {
    name: "GuardrailAutomatedReasoningInvalidFinding",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "contradictingRules",
                location: Location::Body,
                location_name: "contradictingRules",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_RULE_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "logicWarning",
                location: Location::Body,
                location_name: "logicWarning",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_LOGIC_WARNING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "translation",
                location: Location::Body,
                location_name: "translation",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_TRANSLATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_LOGIC_WARNING: Shape = Shape {
    name: "GuardrailAutomatedReasoningLogicWarning",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "claims",
                location: Location::Body,
                location_name: "claims",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_STATEMENT_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "premises",
                location: Location::Body,
                location_name: "premises",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_STATEMENT_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_LOGIC_WARNING_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_LOGIC_WARNING_TYPE: Shape = Shape {
    name: "GuardrailAutomatedReasoningLogicWarningType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["ALWAYS_FALSE", "ALWAYS_TRUE"],
    }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_NO_TRANSLATIONS_FINDING: Shape = Shape {
    name: "GuardrailAutomatedReasoningNoTranslationsFinding",
    sensitive: false,
    kind: Kind::Structure(Structure { kind: StructureKind::Plain, payload: None, members: &[] }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_POLICIES_PROCESSED: Shape = Shape {
    name: "GuardrailAutomatedReasoningPoliciesProcessed",
    sensitive: false,
    kind: Kind::Integer(Range { min: None, max: None }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_POLICY_ASSESSMENT: Shape = Shape {
    name: "GuardrailAutomatedReasoningPolicyAssessment",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "findings",
            location: Location::Body,
            location_name: "findings",
            required: false,
            shape: &GUARDRAIL_AUTOMATED_REASONING_FINDING_LIST,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_POLICY_UNITS_PROCESSED: Shape = Shape {
    name: "GuardrailAutomatedReasoningPolicyUnitsProcessed",
    sensitive: false,
    kind: Kind::Integer(Range { min: None, max: None }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_POLICY_VERSION_ARN: Shape = Shape {
    name: "GuardrailAutomatedReasoningPolicyVersionArn",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}:[0-9]{12}:automated-reasoning-policy/[a-z0-9]{12}(:([1-9][0-9]{0,11}))?",
        )),
        values: &[],
    }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_RULE: Shape = Shape {
    name: "GuardrailAutomatedReasoningRule",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "identifier",
                location: Location::Body,
                location_name: "identifier",
                required: false,
                shape: &AUTOMATED_REASONING_RULE_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "policyVersionArn",
                location: Location::Body,
                location_name: "policyVersionArn",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_POLICY_VERSION_ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_RULE_LIST: Shape = Shape {
    name: "GuardrailAutomatedReasoningRuleList",
    sensitive: false,
    kind: Kind::List {
        member: &GUARDRAIL_AUTOMATED_REASONING_RULE,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_AUTOMATED_REASONING_SATISFIABLE_FINDING: Shape = Shape {
    name: "GuardrailAutomatedReasoningSatisfiableFinding",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "claimsFalseScenario",
                location: Location::Body,
                location_name: "claimsFalseScenario",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_SCENARIO,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "claimsTrueScenario",
                location: Location::Body,
                location_name: "claimsTrueScenario",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_SCENARIO,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "logicWarning",
                location: Location::Body,
                location_name: "logicWarning",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_LOGIC_WARNING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "translation",
                location: Location::Body,
                location_name: "translation",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_TRANSLATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_SCENARIO: Shape = Shape {
    name: "GuardrailAutomatedReasoningScenario",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "statements",
            location: Location::Body,
            location_name: "statements",
            required: false,
            shape: &GUARDRAIL_AUTOMATED_REASONING_STATEMENT_LIST,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_STATEMENT: Shape = Shape {
    name: "GuardrailAutomatedReasoningStatement",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "logic",
                location: Location::Body,
                location_name: "logic",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_STATEMENT_LOGIC_CONTENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "naturalLanguage",
                location: Location::Body,
                location_name: "naturalLanguage",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_STATEMENT_NATURAL_LANGUAGE_CONTENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_STATEMENT_LIST: Shape = Shape {
    name: "GuardrailAutomatedReasoningStatementList",
    sensitive: false,
    kind: Kind::List {
        member: &GUARDRAIL_AUTOMATED_REASONING_STATEMENT,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_AUTOMATED_REASONING_STATEMENT_LOGIC_CONTENT: Shape = Shape {
    name: "GuardrailAutomatedReasoningStatementLogicContent",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(0.0), max: Some(1000.0) }, pattern: None, values: &[] }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_STATEMENT_NATURAL_LANGUAGE_CONTENT: Shape = Shape {
    name: "GuardrailAutomatedReasoningStatementNaturalLanguageContent",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(0.0), max: Some(1000.0) }, pattern: None, values: &[] }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_TOO_COMPLEX_FINDING: Shape = Shape {
    name: "GuardrailAutomatedReasoningTooComplexFinding",
    sensitive: false,
    kind: Kind::Structure(Structure { kind: StructureKind::Plain, payload: None, members: &[] }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_TRANSLATION: Shape = Shape {
    name: "GuardrailAutomatedReasoningTranslation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "claims",
                location: Location::Body,
                location_name: "claims",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_STATEMENT_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "confidence",
                location: Location::Body,
                location_name: "confidence",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_TRANSLATION_CONFIDENCE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "premises",
                location: Location::Body,
                location_name: "premises",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_STATEMENT_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "untranslatedClaims",
                location: Location::Body,
                location_name: "untranslatedClaims",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_INPUT_TEXT_REFERENCE_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "untranslatedPremises",
                location: Location::Body,
                location_name: "untranslatedPremises",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_INPUT_TEXT_REFERENCE_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_TRANSLATION_AMBIGUOUS_FINDING: Shape = Shape {
    name: "GuardrailAutomatedReasoningTranslationAmbiguousFinding",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "differenceScenarios",
                location: Location::Body,
                location_name: "differenceScenarios",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_DIFFERENCE_SCENARIO_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "options",
                location: Location::Body,
                location_name: "options",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_TRANSLATION_OPTION_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_TRANSLATION_CONFIDENCE: Shape = Shape {
    name: "GuardrailAutomatedReasoningTranslationConfidence",
    sensitive: false,
    kind: Kind::Float(Range { min: Some(0.0), max: Some(1.0) }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_TRANSLATION_LIST: Shape = Shape {
    name: "GuardrailAutomatedReasoningTranslationList",
    sensitive: false,
    kind: Kind::List {
        member: &GUARDRAIL_AUTOMATED_REASONING_TRANSLATION,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_AUTOMATED_REASONING_TRANSLATION_OPTION: Shape = Shape {
    name: "GuardrailAutomatedReasoningTranslationOption",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "translations",
            location: Location::Body,
            location_name: "translations",
            required: false,
            shape: &GUARDRAIL_AUTOMATED_REASONING_TRANSLATION_LIST,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GUARDRAIL_AUTOMATED_REASONING_TRANSLATION_OPTION_LIST: Shape = Shape {
    name: "GuardrailAutomatedReasoningTranslationOptionList",
    sensitive: false,
    kind: Kind::List {
        member: &GUARDRAIL_AUTOMATED_REASONING_TRANSLATION_OPTION,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(2.0) },
    },
};

pub static GUARDRAIL_AUTOMATED_REASONING_VALID_FINDING: Shape = Shape {
    name: "GuardrailAutomatedReasoningValidFinding",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "claimsTrueScenario",
                location: Location::Body,
                location_name: "claimsTrueScenario",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_SCENARIO,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "logicWarning",
                location: Location::Body,
                location_name: "logicWarning",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_LOGIC_WARNING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "supportingRules",
                location: Location::Body,
                location_name: "supportingRules",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_RULE_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "translation",
                location: Location::Body,
                location_name: "translation",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_TRANSLATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
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
            Member {
                name: "trace",
                location: Location::Body,
                location_name: "trace",
                required: false,
                shape: &GUARDRAIL_TRACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_CONTENT_FILTER: Shape = Shape {
    name: "GuardrailContentFilter",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "action",
                location: Location::Body,
                location_name: "action",
                required: true,
                shape: &GUARDRAIL_CONTENT_POLICY_ACTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "confidence",
                location: Location::Body,
                location_name: "confidence",
                required: true,
                shape: &GUARDRAIL_CONTENT_FILTER_CONFIDENCE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "detected",
                location: Location::Body,
                location_name: "detected",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "filterStrength",
                location: Location::Body,
                location_name: "filterStrength",
                required: false,
                shape: &GUARDRAIL_CONTENT_FILTER_STRENGTH,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
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
    sensitive: false,
    kind: Kind::List {
        member: &GUARDRAIL_CONTENT_FILTER,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_CONTENT_FILTER_STRENGTH: Shape = Shape {
    name: "GuardrailContentFilterStrength",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["NONE", "LOW", "MEDIUM", "HIGH"],
    }),
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
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["BLOCKED", "NONE"] }),
};

pub static GUARDRAIL_CONTENT_POLICY_ASSESSMENT: Shape = Shape {
    name: "GuardrailContentPolicyAssessment",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "filters",
            location: Location::Body,
            location_name: "filters",
            required: true,
            shape: &GUARDRAIL_CONTENT_FILTER_LIST,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GUARDRAIL_CONTENT_POLICY_IMAGE_UNITS_PROCESSED: Shape = Shape {
    name: "GuardrailContentPolicyImageUnitsProcessed",
    sensitive: false,
    kind: Kind::Integer(Range { min: None, max: None }),
};

pub static GUARDRAIL_CONTENT_POLICY_UNITS_PROCESSED: Shape = Shape {
    name: "GuardrailContentPolicyUnitsProcessed",
    sensitive: false,
    kind: Kind::Integer(Range { min: None, max: None }),
};

pub static GUARDRAIL_CONTEXTUAL_GROUNDING_FILTER: Shape = Shape {
    name: "GuardrailContextualGroundingFilter",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "action",
                location: Location::Body,
                location_name: "action",
                required: true,
                shape: &GUARDRAIL_CONTEXTUAL_GROUNDING_POLICY_ACTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "detected",
                location: Location::Body,
                location_name: "detected",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "score",
                location: Location::Body,
                location_name: "score",
                required: true,
                shape: &GUARDRAIL_CONTEXTUAL_GROUNDING_FILTER_SCORE_DOUBLE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "threshold",
                location: Location::Body,
                location_name: "threshold",
                required: true,
                shape: &GUARDRAIL_CONTEXTUAL_GROUNDING_FILTER_THRESHOLD_DOUBLE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &GUARDRAIL_CONTEXTUAL_GROUNDING_FILTER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_CONTEXTUAL_GROUNDING_FILTER_SCORE_DOUBLE: Shape = Shape {
    name: "GuardrailContextualGroundingFilterScoreDouble",
    sensitive: false,
    kind: Kind::Float(Range { min: Some(0.0), max: Some(1.0) }),
};

pub static GUARDRAIL_CONTEXTUAL_GROUNDING_FILTER_THRESHOLD_DOUBLE: Shape = Shape {
    name: "GuardrailContextualGroundingFilterThresholdDouble",
    sensitive: false,
    kind: Kind::Float(Range { min: Some(0.0), max: Some(1.0) }),
};

pub static GUARDRAIL_CONTEXTUAL_GROUNDING_FILTER_TYPE: Shape = Shape {
    name: "GuardrailContextualGroundingFilterType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["GROUNDING", "RELEVANCE"],
    }),
};

pub static GUARDRAIL_CONTEXTUAL_GROUNDING_FILTERS: Shape = Shape {
    name: "GuardrailContextualGroundingFilters",
    sensitive: false,
    kind: Kind::List {
        member: &GUARDRAIL_CONTEXTUAL_GROUNDING_FILTER,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_CONTEXTUAL_GROUNDING_POLICY_ACTION: Shape = Shape {
    name: "GuardrailContextualGroundingPolicyAction",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["BLOCKED", "NONE"] }),
};

pub static GUARDRAIL_CONTEXTUAL_GROUNDING_POLICY_ASSESSMENT: Shape = Shape {
    name: "GuardrailContextualGroundingPolicyAssessment",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "filters",
            location: Location::Body,
            location_name: "filters",
            required: false,
            shape: &GUARDRAIL_CONTEXTUAL_GROUNDING_FILTERS,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GUARDRAIL_CONTEXTUAL_GROUNDING_POLICY_UNITS_PROCESSED: Shape = Shape {
    name: "GuardrailContextualGroundingPolicyUnitsProcessed",
    sensitive: false,
    kind: Kind::Integer(Range { min: None, max: None }),
};

pub static GUARDRAIL_CONVERSE_CONTENT_BLOCK: Shape = Shape {
    name: "GuardrailConverseContentBlock",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "image",
                location: Location::Body,
                location_name: "image",
                required: false,
                shape: &GUARDRAIL_CONVERSE_IMAGE_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "text",
                location: Location::Body,
                location_name: "text",
                required: false,
                shape: &GUARDRAIL_CONVERSE_TEXT_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_CONVERSE_CONTENT_QUALIFIER: Shape = Shape {
    name: "GuardrailConverseContentQualifier",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["grounding_source", "query", "guard_content"],
    }),
};

pub static GUARDRAIL_CONVERSE_CONTENT_QUALIFIER_LIST: Shape = Shape {
    name: "GuardrailConverseContentQualifierList",
    sensitive: false,
    kind: Kind::List {
        member: &GUARDRAIL_CONVERSE_CONTENT_QUALIFIER,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_CONVERSE_IMAGE_BLOCK: Shape = Shape {
    name: "GuardrailConverseImageBlock",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "format",
                location: Location::Body,
                location_name: "format",
                required: true,
                shape: &GUARDRAIL_CONVERSE_IMAGE_FORMAT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "source",
                location: Location::Body,
                location_name: "source",
                required: true,
                shape: &GUARDRAIL_CONVERSE_IMAGE_SOURCE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_CONVERSE_IMAGE_FORMAT: Shape = Shape {
    name: "GuardrailConverseImageFormat",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["png", "jpeg"] }),
};

pub static GUARDRAIL_CONVERSE_IMAGE_SOURCE: Shape = Shape {
    name: "GuardrailConverseImageSource",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[Member {
            name: "bytes",
            location: Location::Body,
            location_name: "bytes",
            required: false,
            shape: &GUARDRAIL_CONVERSE_IMAGE_SOURCE_BYTES_BLOB,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GUARDRAIL_CONVERSE_IMAGE_SOURCE_BYTES_BLOB: Shape = Shape {
    name: "GuardrailConverseImageSourceBytesBlob",
    sensitive: false,
    kind: Kind::Blob(Range { min: Some(1.0), max: None }),
};

pub static GUARDRAIL_CONVERSE_TEXT_BLOCK: Shape = Shape {
    name: "GuardrailConverseTextBlock",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "qualifiers",
                location: Location::Body,
                location_name: "qualifiers",
                required: false,
                shape: &GUARDRAIL_CONVERSE_CONTENT_QUALIFIER_LIST,
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

pub static GUARDRAIL_COVERAGE: Shape = Shape {
    name: "GuardrailCoverage",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "images",
                location: Location::Body,
                location_name: "images",
                required: false,
                shape: &GUARDRAIL_IMAGE_COVERAGE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "textCharacters",
                location: Location::Body,
                location_name: "textCharacters",
                required: false,
                shape: &GUARDRAIL_TEXT_CHARACTERS_COVERAGE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_CUSTOM_WORD: Shape = Shape {
    name: "GuardrailCustomWord",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "action",
                location: Location::Body,
                location_name: "action",
                required: true,
                shape: &GUARDRAIL_WORD_POLICY_ACTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "detected",
                location: Location::Body,
                location_name: "detected",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "match",
                location: Location::Body,
                location_name: "match",
                required: true,
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
    sensitive: false,
    kind: Kind::List {
        member: &GUARDRAIL_CUSTOM_WORD,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_ID: Shape = Shape {
    name: "GuardrailId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("([a-z0-9]+)")),
        values: &[],
    }),
};

pub static GUARDRAIL_IDENTIFIER: Shape = Shape {
    name: "GuardrailIdentifier",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "(|([a-z0-9]+)|(arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}:[0-9]{12}:guardrail/[a-z0-9]+))",
        )),
        values: &[],
    }),
};

pub static GUARDRAIL_IMAGE_COVERAGE: Shape = Shape {
    name: "GuardrailImageCoverage",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "guarded",
                location: Location::Body,
                location_name: "guarded",
                required: false,
                shape: &IMAGES_GUARDED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "total",
                location: Location::Body,
                location_name: "total",
                required: false,
                shape: &IMAGES_TOTAL,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_INVOCATION_METRICS: Shape = Shape {
    name: "GuardrailInvocationMetrics",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "guardrailCoverage",
                location: Location::Body,
                location_name: "guardrailCoverage",
                required: false,
                shape: &GUARDRAIL_COVERAGE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailProcessingLatency",
                location: Location::Body,
                location_name: "guardrailProcessingLatency",
                required: false,
                shape: &GUARDRAIL_PROCESSING_LATENCY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "usage",
                location: Location::Body,
                location_name: "usage",
                required: false,
                shape: &GUARDRAIL_USAGE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_MANAGED_WORD: Shape = Shape {
    name: "GuardrailManagedWord",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "action",
                location: Location::Body,
                location_name: "action",
                required: true,
                shape: &GUARDRAIL_WORD_POLICY_ACTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "detected",
                location: Location::Body,
                location_name: "detected",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "match",
                location: Location::Body,
                location_name: "match",
                required: true,
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
    sensitive: false,
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

pub static GUARDRAIL_ORIGIN: Shape = Shape {
    name: "GuardrailOrigin",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["REQUEST", "ACCOUNT_ENFORCED", "ORGANIZATION_ENFORCED"],
    }),
};

pub static GUARDRAIL_ORIGIN_LIST: Shape = Shape {
    name: "GuardrailOriginList",
    sensitive: false,
    kind: Kind::List {
        member: &GUARDRAIL_ORIGIN,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static GUARDRAIL_OUTPUT_TEXT: Shape = Shape {
    name: "GuardrailOutputText",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static GUARDRAIL_OWNERSHIP: Shape = Shape {
    name: "GuardrailOwnership",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["SELF", "CROSS_ACCOUNT"],
    }),
};

pub static GUARDRAIL_PII_ENTITY_FILTER: Shape = Shape {
    name: "GuardrailPiiEntityFilter",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "action",
                location: Location::Body,
                location_name: "action",
                required: true,
                shape: &GUARDRAIL_SENSITIVE_INFORMATION_POLICY_ACTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "detected",
                location: Location::Body,
                location_name: "detected",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "match",
                location: Location::Body,
                location_name: "match",
                required: true,
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
    sensitive: false,
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

pub static GUARDRAIL_PROCESSING_LATENCY: Shape =
    Shape { name: "GuardrailProcessingLatency", sensitive: false, kind: Kind::Long(Range { min: None, max: None }) };

pub static GUARDRAIL_REGEX_FILTER: Shape = Shape {
    name: "GuardrailRegexFilter",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "action",
                location: Location::Body,
                location_name: "action",
                required: true,
                shape: &GUARDRAIL_SENSITIVE_INFORMATION_POLICY_ACTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "detected",
                location: Location::Body,
                location_name: "detected",
                required: false,
                shape: &BOOLEAN,
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
    sensitive: false,
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
        values: &["ANONYMIZED", "BLOCKED", "NONE"],
    }),
};

pub static GUARDRAIL_SENSITIVE_INFORMATION_POLICY_ASSESSMENT: Shape = Shape {
    name: "GuardrailSensitiveInformationPolicyAssessment",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "piiEntities",
                location: Location::Body,
                location_name: "piiEntities",
                required: true,
                shape: &GUARDRAIL_PII_ENTITY_FILTER_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "regexes",
                location: Location::Body,
                location_name: "regexes",
                required: true,
                shape: &GUARDRAIL_REGEX_FILTER_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_SENSITIVE_INFORMATION_POLICY_FREE_UNITS_PROCESSED: Shape = Shape {
    name: "GuardrailSensitiveInformationPolicyFreeUnitsProcessed",
    sensitive: false,
    kind: Kind::Integer(Range { min: None, max: None }),
};

pub static GUARDRAIL_SENSITIVE_INFORMATION_POLICY_UNITS_PROCESSED: Shape = Shape {
    name: "GuardrailSensitiveInformationPolicyUnitsProcessed",
    sensitive: false,
    kind: Kind::Integer(Range { min: None, max: None }),
};

pub static GUARDRAIL_STREAM_CONFIGURATION: Shape = Shape {
    name: "GuardrailStreamConfiguration",
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
            Member {
                name: "streamProcessingMode",
                location: Location::Body,
                location_name: "streamProcessingMode",
                required: false,
                shape: &GUARDRAIL_STREAM_PROCESSING_MODE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "trace",
                location: Location::Body,
                location_name: "trace",
                required: false,
                shape: &GUARDRAIL_TRACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_STREAM_PROCESSING_MODE: Shape = Shape {
    name: "GuardrailStreamProcessingMode",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["sync", "async"] }),
};

pub static GUARDRAIL_TEXT_CHARACTERS_COVERAGE: Shape = Shape {
    name: "GuardrailTextCharactersCoverage",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "guarded",
                location: Location::Body,
                location_name: "guarded",
                required: false,
                shape: &TEXT_CHARACTERS_GUARDED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "total",
                location: Location::Body,
                location_name: "total",
                required: false,
                shape: &TEXT_CHARACTERS_TOTAL,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_TOPIC: Shape = Shape {
    name: "GuardrailTopic",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "action",
                location: Location::Body,
                location_name: "action",
                required: true,
                shape: &GUARDRAIL_TOPIC_POLICY_ACTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "detected",
                location: Location::Body,
                location_name: "detected",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
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
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
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
    sensitive: false,
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
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["BLOCKED", "NONE"] }),
};

pub static GUARDRAIL_TOPIC_POLICY_ASSESSMENT: Shape = Shape {
    name: "GuardrailTopicPolicyAssessment",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "topics",
            location: Location::Body,
            location_name: "topics",
            required: true,
            shape: &GUARDRAIL_TOPIC_LIST,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GUARDRAIL_TOPIC_POLICY_UNITS_PROCESSED: Shape = Shape {
    name: "GuardrailTopicPolicyUnitsProcessed",
    sensitive: false,
    kind: Kind::Integer(Range { min: None, max: None }),
};

pub static GUARDRAIL_TOPIC_TYPE: Shape = Shape {
    name: "GuardrailTopicType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["DENY"] }),
};

pub static GUARDRAIL_TRACE: Shape = Shape {
    name: "GuardrailTrace",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["enabled", "disabled", "enabled_full"],
    }),
};

pub static GUARDRAIL_TRACE_ASSESSMENT: Shape = Shape {
    name: "GuardrailTraceAssessment",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "actionReason",
                location: Location::Body,
                location_name: "actionReason",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inputAssessment",
                location: Location::Body,
                location_name: "inputAssessment",
                required: false,
                shape: &GUARDRAIL_ASSESSMENT_MAP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelOutput",
                location: Location::Body,
                location_name: "modelOutput",
                required: false,
                shape: &MODEL_OUTPUTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "outputAssessments",
                location: Location::Body,
                location_name: "outputAssessments",
                required: false,
                shape: &GUARDRAIL_ASSESSMENT_LIST_MAP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_USAGE: Shape = Shape {
    name: "GuardrailUsage",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "automatedReasoningPolicies",
                location: Location::Body,
                location_name: "automatedReasoningPolicies",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_POLICIES_PROCESSED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "automatedReasoningPolicyUnits",
                location: Location::Body,
                location_name: "automatedReasoningPolicyUnits",
                required: false,
                shape: &GUARDRAIL_AUTOMATED_REASONING_POLICY_UNITS_PROCESSED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "contentPolicyImageUnits",
                location: Location::Body,
                location_name: "contentPolicyImageUnits",
                required: false,
                shape: &GUARDRAIL_CONTENT_POLICY_IMAGE_UNITS_PROCESSED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "contentPolicyUnits",
                location: Location::Body,
                location_name: "contentPolicyUnits",
                required: true,
                shape: &GUARDRAIL_CONTENT_POLICY_UNITS_PROCESSED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "contextualGroundingPolicyUnits",
                location: Location::Body,
                location_name: "contextualGroundingPolicyUnits",
                required: true,
                shape: &GUARDRAIL_CONTEXTUAL_GROUNDING_POLICY_UNITS_PROCESSED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sensitiveInformationPolicyFreeUnits",
                location: Location::Body,
                location_name: "sensitiveInformationPolicyFreeUnits",
                required: true,
                shape: &GUARDRAIL_SENSITIVE_INFORMATION_POLICY_FREE_UNITS_PROCESSED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "sensitiveInformationPolicyUnits",
                location: Location::Body,
                location_name: "sensitiveInformationPolicyUnits",
                required: true,
                shape: &GUARDRAIL_SENSITIVE_INFORMATION_POLICY_UNITS_PROCESSED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "topicPolicyUnits",
                location: Location::Body,
                location_name: "topicPolicyUnits",
                required: true,
                shape: &GUARDRAIL_TOPIC_POLICY_UNITS_PROCESSED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "wordPolicyUnits",
                location: Location::Body,
                location_name: "wordPolicyUnits",
                required: true,
                shape: &GUARDRAIL_WORD_POLICY_UNITS_PROCESSED,
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
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("(|([1-9][0-9]{0,7})|(DRAFT))")),
        values: &[],
    }),
};

pub static GUARDRAIL_WORD_POLICY_ACTION: Shape = Shape {
    name: "GuardrailWordPolicyAction",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["BLOCKED", "NONE"] }),
};

pub static GUARDRAIL_WORD_POLICY_ASSESSMENT: Shape = Shape {
    name: "GuardrailWordPolicyAssessment",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "customWords",
                location: Location::Body,
                location_name: "customWords",
                required: true,
                shape: &GUARDRAIL_CUSTOM_WORD_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "managedWordLists",
                location: Location::Body,
                location_name: "managedWordLists",
                required: true,
                shape: &GUARDRAIL_MANAGED_WORD_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GUARDRAIL_WORD_POLICY_UNITS_PROCESSED: Shape = Shape {
    name: "GuardrailWordPolicyUnitsProcessed",
    sensitive: false,
    kind: Kind::Integer(Range { min: None, max: None }),
};

pub static IMAGE_BLOCK: Shape = Shape {
    name: "ImageBlock",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "error",
                location: Location::Body,
                location_name: "error",
                required: false,
                shape: &ERROR_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
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

pub static IMAGE_BLOCK_DELTA: Shape = Shape {
    name: "ImageBlockDelta",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "error",
                location: Location::Body,
                location_name: "error",
                required: false,
                shape: &ERROR_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "source",
                location: Location::Body,
                location_name: "source",
                required: false,
                shape: &IMAGE_SOURCE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static IMAGE_BLOCK_START: Shape = Shape {
    name: "ImageBlockStart",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "format",
            location: Location::Body,
            location_name: "format",
            required: true,
            shape: &IMAGE_FORMAT,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
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

pub static IMAGE_SOURCE: Shape = Shape {
    name: "ImageSource",
    sensitive: true,
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

pub static IMAGES_GUARDED: Shape =
    Shape { name: "ImagesGuarded", sensitive: false, kind: Kind::Integer(Range { min: None, max: None }) };

pub static IMAGES_TOTAL: Shape =
    Shape { name: "ImagesTotal", sensitive: false, kind: Kind::Integer(Range { min: None, max: None }) };

pub static INFERENCE_CONFIGURATION: Shape = Shape {
    name: "InferenceConfiguration",
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
                shape: &INFERENCE_CONFIGURATION_MAX_TOKENS_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "stopSequences",
                location: Location::Body,
                location_name: "stopSequences",
                required: false,
                shape: &INFERENCE_CONFIGURATION_STOP_SEQUENCES_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "temperature",
                location: Location::Body,
                location_name: "temperature",
                required: false,
                shape: &INFERENCE_CONFIGURATION_TEMPERATURE_FLOAT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "topP",
                location: Location::Body,
                location_name: "topP",
                required: false,
                shape: &INFERENCE_CONFIGURATION_TOP_P_FLOAT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INFERENCE_CONFIGURATION_MAX_TOKENS_INTEGER: Shape = Shape {
    name: "InferenceConfigurationMaxTokensInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(1.0), max: None }),
};

pub static INFERENCE_CONFIGURATION_STOP_SEQUENCES_LIST: Shape = Shape {
    name: "InferenceConfigurationStopSequencesList",
    sensitive: false,
    kind: Kind::List {
        member: &NON_EMPTY_STRING,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(2500.0) },
    },
};

pub static INFERENCE_CONFIGURATION_TEMPERATURE_FLOAT: Shape = Shape {
    name: "InferenceConfigurationTemperatureFloat",
    sensitive: false,
    kind: Kind::Float(Range { min: Some(0.0), max: Some(1.0) }),
};

pub static INFERENCE_CONFIGURATION_TOP_P_FLOAT: Shape = Shape {
    name: "InferenceConfigurationTopPFloat",
    sensitive: false,
    kind: Kind::Float(Range { min: Some(0.0), max: Some(1.0) }),
};

pub static INTEGER: Shape =
    Shape { name: "Integer", sensitive: false, kind: Kind::Integer(Range { min: None, max: None }) };

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

pub static INVOKE_MODEL_IDENTIFIER: Shape = Shape {
    name: "InvokeModelIdentifier",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "(arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}:(([0-9]{12}:custom-model/[a-z0-9-]{1,63}[.]{1}[a-z0-9-]{1,63}/[a-z0-9]{12})|(:foundation-model/[a-z0-9-]{1,63}[.]{1}[a-z0-9-]{1,63}([.:]?[a-z0-9-]{1,63}))|([0-9]{12}:imported-model/[a-z0-9]{12})|([0-9]{12}:provisioned-model/[a-z0-9]{12})|([0-9]{12}:custom-model-deployment/[a-z0-9]{12})|([0-9]{12}:(inference-profile|application-inference-profile)/[a-zA-Z0-9-:.]+)))|([a-z0-9-]{1,63}[.]{1}[a-z0-9-]{1,63}([.:]?[a-z0-9-]{1,63}))|(([0-9a-zA-Z][_-]?)+)|([a-zA-Z0-9-:.]+)$|(^(arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}:[0-9]{12}:prompt/[0-9a-zA-Z]{10}(?::[0-9]{1,5})?))$|(^arn:aws:sagemaker:[a-z0-9-]+:[0-9]{12}:endpoint/[a-zA-Z0-9-]+$)|(^arn:aws(-[^:]+)?:bedrock:([0-9a-z-]{1,20}):([0-9]{12}):(default-)?prompt-router/[a-zA-Z0-9-:.]+$)",
        )),
        values: &[],
    }),
};

pub static INVOKE_MODEL_REQUEST: Shape = Shape {
    name: "InvokeModelRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: Some("body"),
        members: &[
            Member {
                name: "accept",
                location: Location::Header,
                location_name: "Accept",
                required: false,
                shape: &MIME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "body",
                location: Location::Body,
                location_name: "body",
                required: false,
                shape: &BODY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "contentType",
                location: Location::Header,
                location_name: "Content-Type",
                required: false,
                shape: &MIME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailIdentifier",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-GuardrailIdentifier",
                required: false,
                shape: &GUARDRAIL_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailVersion",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-GuardrailVersion",
                required: false,
                shape: &GUARDRAIL_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelId",
                location: Location::Label,
                location_name: "modelId",
                required: true,
                shape: &INVOKE_MODEL_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "performanceConfigLatency",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-PerformanceConfig-Latency",
                required: false,
                shape: &PERFORMANCE_CONFIG_LATENCY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "projectIdentifier",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-ProjectIdentifier",
                required: false,
                shape: &PROJECT_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "requestMetadata",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-Request-Metadata",
                required: false,
                shape: &REQUEST_METADATA_JSON,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "serviceTier",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-Service-Tier",
                required: false,
                shape: &SERVICE_TIER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "trace",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-Trace",
                required: false,
                shape: &TRACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVOKE_MODEL_RESPONSE: Shape = Shape {
    name: "InvokeModelResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: Some("body"),
        members: &[
            Member {
                name: "body",
                location: Location::Body,
                location_name: "body",
                required: true,
                shape: &BODY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "contentType",
                location: Location::Header,
                location_name: "Content-Type",
                required: true,
                shape: &MIME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "performanceConfigLatency",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-PerformanceConfig-Latency",
                required: false,
                shape: &PERFORMANCE_CONFIG_LATENCY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "serviceTier",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-Service-Tier",
                required: false,
                shape: &SERVICE_TIER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVOKE_MODEL_TOKENS_REQUEST: Shape = Shape {
    name: "InvokeModelTokensRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "body",
            location: Location::Body,
            location_name: "body",
            required: true,
            shape: &BODY,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static INVOKE_MODEL_WITH_RESPONSE_STREAM_REQUEST: Shape = Shape {
    name: "InvokeModelWithResponseStreamRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: Some("body"),
        members: &[
            Member {
                name: "accept",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-Accept",
                required: false,
                shape: &MIME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "body",
                location: Location::Body,
                location_name: "body",
                required: false,
                shape: &BODY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "contentType",
                location: Location::Header,
                location_name: "Content-Type",
                required: false,
                shape: &MIME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailIdentifier",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-GuardrailIdentifier",
                required: false,
                shape: &GUARDRAIL_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardrailVersion",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-GuardrailVersion",
                required: false,
                shape: &GUARDRAIL_VERSION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelId",
                location: Location::Label,
                location_name: "modelId",
                required: true,
                shape: &INVOKE_MODEL_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "performanceConfigLatency",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-PerformanceConfig-Latency",
                required: false,
                shape: &PERFORMANCE_CONFIG_LATENCY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "projectIdentifier",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-ProjectIdentifier",
                required: false,
                shape: &PROJECT_IDENTIFIER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "requestMetadata",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-Request-Metadata",
                required: false,
                shape: &REQUEST_METADATA_JSON,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "serviceTier",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-Service-Tier",
                required: false,
                shape: &SERVICE_TIER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "trace",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-Trace",
                required: false,
                shape: &TRACE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVOKE_MODEL_WITH_RESPONSE_STREAM_RESPONSE: Shape = Shape {
    name: "InvokeModelWithResponseStreamResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: Some("body"),
        members: &[
            Member {
                name: "body",
                location: Location::Body,
                location_name: "body",
                required: false,
                shape: &RESPONSE_STREAM,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "contentType",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-Content-Type",
                required: true,
                shape: &MIME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "performanceConfigLatency",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-PerformanceConfig-Latency",
                required: false,
                shape: &PERFORMANCE_CONFIG_LATENCY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "serviceTier",
                location: Location::Header,
                location_name: "X-Amzn-Bedrock-Service-Tier",
                required: false,
                shape: &SERVICE_TIER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVOKED_MODEL_ID: Shape = Shape {
    name: "InvokedModelId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new(
            "(arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}::foundation-model/[a-z0-9-]{1,63}[.]{1}[a-z0-9-]{1,63}([a-z0-9-]{1,63}[.]){0,2}[a-z0-9-]{1,63}([:][a-z0-9-]{1,63}){0,2})|(arn:aws(|-us-gov|-cn|-iso|-iso-b):bedrock:(|[0-9a-z-]{1,20}):(|[0-9]{12}):inference-profile/[a-zA-Z0-9-:.]+)",
        )),
        values: &[],
    }),
};

pub static JSON_SCHEMA_DEFINITION: Shape = Shape {
    name: "JsonSchemaDefinition",
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
                name: "schema",
                location: Location::Body,
                location_name: "schema",
                required: true,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LONG: Shape = Shape { name: "Long", sensitive: false, kind: Kind::Long(Range { min: None, max: None }) };

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

pub static MESSAGE_START_EVENT: Shape = Shape {
    name: "MessageStartEvent",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "role",
            location: Location::Body,
            location_name: "role",
            required: true,
            shape: &CONVERSATION_ROLE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static MESSAGE_STOP_EVENT: Shape = Shape {
    name: "MessageStopEvent",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "additionalModelResponseFields",
                location: Location::Body,
                location_name: "additionalModelResponseFields",
                required: false,
                shape: &DOCUMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "stopReason",
                location: Location::Body,
                location_name: "stopReason",
                required: true,
                shape: &STOP_REASON,
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

pub static MIME_TYPE: Shape = Shape {
    name: "MimeType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static MODEL_ERROR_EXCEPTION: Shape = Shape {
    name: "ModelErrorException",
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
                name: "originalStatusCode",
                location: Location::Body,
                location_name: "originalStatusCode",
                required: false,
                shape: &STATUS_CODE,
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

pub static MODEL_OUTPUTS: Shape = Shape {
    name: "ModelOutputs",
    sensitive: false,
    kind: Kind::List {
        member: &GUARDRAIL_OUTPUT_TEXT,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static MODEL_STREAM_ERROR_EXCEPTION: Shape = Shape {
    name: "ModelStreamErrorException",
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
                name: "originalMessage",
                location: Location::Body,
                location_name: "originalMessage",
                required: false,
                shape: &NON_BLANK_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "originalStatusCode",
                location: Location::Body,
                location_name: "originalStatusCode",
                required: false,
                shape: &STATUS_CODE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static MODEL_TIMEOUT_EXCEPTION: Shape = Shape {
    name: "ModelTimeoutException",
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

pub static NON_BLANK_STRING: Shape = Shape {
    name: "NonBlankString",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("[\\s\\S]*")),
        values: &[],
    }),
};

pub static NON_EMPTY_STRING: Shape = Shape {
    name: "NonEmptyString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: None }, pattern: None, values: &[] }),
};

pub static NON_NEGATIVE_INTEGER: Shape =
    Shape { name: "NonNegativeInteger", sensitive: false, kind: Kind::Integer(Range { min: Some(0.0), max: None }) };

pub static OUTPUT_CONFIG: Shape = Shape {
    name: "OutputConfig",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "effort",
                location: Location::Body,
                location_name: "effort",
                required: false,
                shape: &OUTPUT_CONFIG_EFFORT_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "textFormat",
                location: Location::Body,
                location_name: "textFormat",
                required: false,
                shape: &OUTPUT_FORMAT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static OUTPUT_CONFIG_EFFORT_STRING: Shape = Shape {
    name: "OutputConfigEffortString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(0.0), max: Some(16.0) }, pattern: None, values: &[] }),
};

pub static OUTPUT_FORMAT: Shape = Shape {
    name: "OutputFormat",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "structure",
                location: Location::Body,
                location_name: "structure",
                required: true,
                shape: &OUTPUT_FORMAT_STRUCTURE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: true,
                shape: &OUTPUT_FORMAT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static OUTPUT_FORMAT_STRUCTURE: Shape = Shape {
    name: "OutputFormatStructure",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[Member {
            name: "jsonSchema",
            location: Location::Body,
            location_name: "jsonSchema",
            required: false,
            shape: &JSON_SCHEMA_DEFINITION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static OUTPUT_FORMAT_TYPE: Shape = Shape {
    name: "OutputFormatType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["json_schema"] }),
};

pub static PART_BODY: Shape =
    Shape { name: "PartBody", sensitive: true, kind: Kind::Blob(Range { min: Some(0.0), max: Some(1000000.0) }) };

pub static PAYLOAD_PART: Shape = Shape {
    name: "PayloadPart",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "bytes",
            location: Location::Body,
            location_name: "bytes",
            required: false,
            shape: &PART_BODY,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
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

pub static PROJECT_IDENTIFIER: Shape = Shape {
    name: "ProjectIdentifier",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "([a-zA-Z0-9_-]+|arn:aws(|-us-gov|-cn|-iso|-iso-b|-iso-f|-eusc):bedrock:[0-9a-z-]{1,20}:[0-9]{12}:project/[a-zA-Z0-9_-]+)",
        )),
        values: &[],
    }),
};

pub static PROMPT_ROUTER_TRACE: Shape = Shape {
    name: "PromptRouterTrace",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "invokedModelId",
            location: Location::Body,
            location_name: "invokedModelId",
            required: false,
            shape: &INVOKED_MODEL_ID,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static PROMPT_VARIABLE_MAP: Shape = Shape {
    name: "PromptVariableMap",
    sensitive: true,
    kind: Kind::Map {
        key: &STRING,
        value: &PROMPT_VARIABLE_VALUES,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static PROMPT_VARIABLE_VALUES: Shape = Shape {
    name: "PromptVariableValues",
    sensitive: false,
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

pub static REASONING_CONTENT_BLOCK_DELTA: Shape = Shape {
    name: "ReasoningContentBlockDelta",
    sensitive: true,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
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
                required: false,
                shape: &STRING,
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

pub static REQUEST_METADATA: Shape = Shape {
    name: "RequestMetadata",
    sensitive: true,
    kind: Kind::Map {
        key: &REQUEST_METADATA_KEY_STRING,
        value: &REQUEST_METADATA_VALUE_STRING,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(16.0) },
    },
};

pub static REQUEST_METADATA_JSON: Shape = Shape {
    name: "RequestMetadataJson",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: Some(0.0), max: Some(8500.0) }, pattern: None, values: &[] }),
};

pub static REQUEST_METADATA_KEY_STRING: Shape = Shape {
    name: "RequestMetadataKeyString",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(256.0) },
        pattern: Some(Pattern::new("[a-zA-Z0-9\\s:_@$#=/+,-.]{1,256}")),
        values: &[],
    }),
};

pub static REQUEST_METADATA_VALUE_STRING: Shape = Shape {
    name: "RequestMetadataValueString",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(256.0) },
        pattern: Some(Pattern::new("[a-zA-Z0-9\\s:_@$#=/+,-.]{0,256}")),
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

pub static RESPONSE_STREAM: Shape = Shape {
    name: "ResponseStream",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::EventStream,
        payload: None,
        members: &[
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
                name: "modelStreamErrorException",
                location: Location::Body,
                location_name: "modelStreamErrorException",
                required: false,
                shape: &MODEL_STREAM_ERROR_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "modelTimeoutException",
                location: Location::Body,
                location_name: "modelTimeoutException",
                required: false,
                shape: &MODEL_TIMEOUT_EXCEPTION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "serviceUnavailableException",
                location: Location::Body,
                location_name: "serviceUnavailableException",
                required: false,
                shape: &SERVICE_UNAVAILABLE_EXCEPTION,
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

pub static S3_LOCATION: Shape = Shape {
    name: "S3Location",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "bucketOwner",
                location: Location::Body,
                location_name: "bucketOwner",
                required: false,
                shape: &ACCOUNT_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "uri",
                location: Location::Body,
                location_name: "uri",
                required: true,
                shape: &S3_URI,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static S3_URI: Shape = Shape {
    name: "S3Uri",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(1024.0) },
        pattern: Some(Pattern::new("s3://[a-z0-9][\\.\\-a-z0-9]{1,61}[a-z0-9](/.*)?")),
        values: &[],
    }),
};

pub static SEARCH_RESULT_BLOCK: Shape = Shape {
    name: "SearchResultBlock",
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
                shape: &CITATIONS_CONFIG,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "content",
                location: Location::Body,
                location_name: "content",
                required: true,
                shape: &SEARCH_RESULT_CONTENT_BLOCKS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "source",
                location: Location::Body,
                location_name: "source",
                required: true,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "title",
                location: Location::Body,
                location_name: "title",
                required: true,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SEARCH_RESULT_CONTENT_BLOCK: Shape = Shape {
    name: "SearchResultContentBlock",
    sensitive: false,
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

pub static SEARCH_RESULT_CONTENT_BLOCKS: Shape = Shape {
    name: "SearchResultContentBlocks",
    sensitive: false,
    kind: Kind::List {
        member: &SEARCH_RESULT_CONTENT_BLOCK,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static SEARCH_RESULT_LOCATION: Shape = Shape {
    name: "SearchResultLocation",
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
                shape: &SEARCH_RESULT_LOCATION_END_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "searchResultIndex",
                location: Location::Body,
                location_name: "searchResultIndex",
                required: false,
                shape: &SEARCH_RESULT_LOCATION_SEARCH_RESULT_INDEX_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "start",
                location: Location::Body,
                location_name: "start",
                required: false,
                shape: &SEARCH_RESULT_LOCATION_START_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SEARCH_RESULT_LOCATION_END_INTEGER: Shape = Shape {
    name: "SearchResultLocationEndInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static SEARCH_RESULT_LOCATION_SEARCH_RESULT_INDEX_INTEGER: Shape = Shape {
    name: "SearchResultLocationSearchResultIndexInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static SEARCH_RESULT_LOCATION_START_INTEGER: Shape = Shape {
    name: "SearchResultLocationStartInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
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

pub static SERVICE_TIER: Shape = Shape {
    name: "ServiceTier",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "type",
            location: Location::Body,
            location_name: "type",
            required: true,
            shape: &SERVICE_TIER_TYPE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static SERVICE_TIER_TYPE: Shape = Shape {
    name: "ServiceTierType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["priority", "default", "flex", "reserved"],
    }),
};

pub static SERVICE_UNAVAILABLE_EXCEPTION: Shape = Shape {
    name: "ServiceUnavailableException",
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

pub static SPECIFIC_TOOL_CHOICE: Shape = Shape {
    name: "SpecificToolChoice",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "name",
            location: Location::Body,
            location_name: "name",
            required: true,
            shape: &TOOL_NAME,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static STATUS_CODE: Shape =
    Shape { name: "StatusCode", sensitive: false, kind: Kind::Integer(Range { min: Some(100.0), max: Some(599.0) }) };

pub static STOP_REASON: Shape = Shape {
    name: "StopReason",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &[
            "end_turn",
            "tool_use",
            "max_tokens",
            "stop_sequence",
            "guardrail_intervened",
            "content_filtered",
            "malformed_model_output",
            "malformed_tool_use",
            "model_context_window_exceeded",
        ],
    }),
};

pub static STRING: Shape = Shape {
    name: "String",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static SYSTEM_CONTENT_BLOCK: Shape = Shape {
    name: "SystemContentBlock",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "cachePoint",
                location: Location::Body,
                location_name: "cachePoint",
                required: false,
                shape: &CACHE_POINT_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "guardContent",
                location: Location::Body,
                location_name: "guardContent",
                required: false,
                shape: &GUARDRAIL_CONVERSE_CONTENT_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "text",
                location: Location::Body,
                location_name: "text",
                required: false,
                shape: &NON_EMPTY_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SYSTEM_CONTENT_BLOCKS: Shape = Shape {
    name: "SystemContentBlocks",
    sensitive: false,
    kind: Kind::List {
        member: &SYSTEM_CONTENT_BLOCK,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static SYSTEM_TOOL: Shape = Shape {
    name: "SystemTool",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "name",
            location: Location::Body,
            location_name: "name",
            required: true,
            shape: &TOOL_NAME,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static TEXT_CHARACTERS_GUARDED: Shape =
    Shape { name: "TextCharactersGuarded", sensitive: false, kind: Kind::Integer(Range { min: None, max: None }) };

pub static TEXT_CHARACTERS_TOTAL: Shape =
    Shape { name: "TextCharactersTotal", sensitive: false, kind: Kind::Integer(Range { min: None, max: None }) };

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

pub static TOKEN_USAGE: Shape = Shape {
    name: "TokenUsage",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "cacheDetails",
                location: Location::Body,
                location_name: "cacheDetails",
                required: false,
                shape: &CACHE_DETAILS_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "cacheReadInputTokens",
                location: Location::Body,
                location_name: "cacheReadInputTokens",
                required: false,
                shape: &TOKEN_USAGE_CACHE_READ_INPUT_TOKENS_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "cacheWriteInputTokens",
                location: Location::Body,
                location_name: "cacheWriteInputTokens",
                required: false,
                shape: &TOKEN_USAGE_CACHE_WRITE_INPUT_TOKENS_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inputTokens",
                location: Location::Body,
                location_name: "inputTokens",
                required: true,
                shape: &TOKEN_USAGE_INPUT_TOKENS_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "outputTokens",
                location: Location::Body,
                location_name: "outputTokens",
                required: true,
                shape: &TOKEN_USAGE_OUTPUT_TOKENS_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "totalTokens",
                location: Location::Body,
                location_name: "totalTokens",
                required: true,
                shape: &TOKEN_USAGE_TOTAL_TOKENS_INTEGER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static TOKEN_USAGE_CACHE_READ_INPUT_TOKENS_INTEGER: Shape = Shape {
    name: "TokenUsageCacheReadInputTokensInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static TOKEN_USAGE_CACHE_WRITE_INPUT_TOKENS_INTEGER: Shape = Shape {
    name: "TokenUsageCacheWriteInputTokensInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static TOKEN_USAGE_INPUT_TOKENS_INTEGER: Shape = Shape {
    name: "TokenUsageInputTokensInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static TOKEN_USAGE_OUTPUT_TOKENS_INTEGER: Shape = Shape {
    name: "TokenUsageOutputTokensInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static TOKEN_USAGE_TOTAL_TOKENS_INTEGER: Shape = Shape {
    name: "TokenUsageTotalTokensInteger",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static TOOL: Shape = Shape {
    name: "Tool",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "cachePoint",
                location: Location::Body,
                location_name: "cachePoint",
                required: false,
                shape: &CACHE_POINT_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "systemTool",
                location: Location::Body,
                location_name: "systemTool",
                required: false,
                shape: &SYSTEM_TOOL,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "toolSpec",
                location: Location::Body,
                location_name: "toolSpec",
                required: false,
                shape: &TOOL_SPECIFICATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static TOOL_ADDITION_BLOCK: Shape = Shape {
    name: "ToolAdditionBlock",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "tool",
            location: Location::Body,
            location_name: "tool",
            required: true,
            shape: &TOOL_REFERENCE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static TOOL_CHOICE: Shape = Shape {
    name: "ToolChoice",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "any",
                location: Location::Body,
                location_name: "any",
                required: false,
                shape: &ANY_TOOL_CHOICE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "auto",
                location: Location::Body,
                location_name: "auto",
                required: false,
                shape: &AUTO_TOOL_CHOICE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "tool",
                location: Location::Body,
                location_name: "tool",
                required: false,
                shape: &SPECIFIC_TOOL_CHOICE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static TOOL_CONFIGURATION: Shape = Shape {
    name: "ToolConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "toolChoice",
                location: Location::Body,
                location_name: "toolChoice",
                required: false,
                shape: &TOOL_CHOICE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "tools",
                location: Location::Body,
                location_name: "tools",
                required: true,
                shape: &TOOL_CONFIGURATION_TOOLS_LIST,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static TOOL_CONFIGURATION_TOOLS_LIST: Shape = Shape {
    name: "ToolConfigurationToolsList",
    sensitive: false,
    kind: Kind::List { member: &TOOL, member_name: None, flattened: false, range: Range { min: Some(1.0), max: None } },
};

pub static TOOL_INPUT_SCHEMA: Shape = Shape {
    name: "ToolInputSchema",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[Member {
            name: "json",
            location: Location::Body,
            location_name: "json",
            required: false,
            shape: &DOCUMENT,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static TOOL_NAME: Shape = Shape {
    name: "ToolName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(64.0) },
        pattern: Some(Pattern::new("[a-zA-Z0-9_-]+")),
        values: &[],
    }),
};

pub static TOOL_REFERENCE: Shape = Shape {
    name: "ToolReference",
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
                shape: &TOOL_REFERENCE_NAME_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "serverName",
                location: Location::Body,
                location_name: "serverName",
                required: false,
                shape: &TOOL_REFERENCE_SERVER_NAME_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: false,
                shape: &TOOL_REFERENCE_TYPE_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static TOOL_REFERENCE_NAME_STRING: Shape = Shape {
    name: "ToolReferenceNameString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(128.0) }, pattern: None, values: &[] }),
};

pub static TOOL_REFERENCE_SERVER_NAME_STRING: Shape = Shape {
    name: "ToolReferenceServerNameString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(128.0) }, pattern: None, values: &[] }),
};

pub static TOOL_REFERENCE_TYPE_STRING: Shape = Shape {
    name: "ToolReferenceTypeString",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(64.0) }, pattern: None, values: &[] }),
};

pub static TOOL_REMOVAL_BLOCK: Shape = Shape {
    name: "ToolRemovalBlock",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "tool",
            location: Location::Body,
            location_name: "tool",
            required: true,
            shape: &TOOL_REFERENCE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static TOOL_RESULT_BLOCK: Shape = Shape {
    name: "ToolResultBlock",
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
                shape: &TOOL_RESULT_CONTENT_BLOCKS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "status",
                location: Location::Body,
                location_name: "status",
                required: false,
                shape: &TOOL_RESULT_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "toolUseId",
                location: Location::Body,
                location_name: "toolUseId",
                required: true,
                shape: &TOOL_USE_ID,
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
        ],
    }),
};

pub static TOOL_RESULT_BLOCK_DELTA: Shape = Shape {
    name: "ToolResultBlockDelta",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "json",
                location: Location::Body,
                location_name: "json",
                required: false,
                shape: &DOCUMENT,
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

pub static TOOL_RESULT_BLOCK_START: Shape = Shape {
    name: "ToolResultBlockStart",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "status",
                location: Location::Body,
                location_name: "status",
                required: false,
                shape: &TOOL_RESULT_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "toolUseId",
                location: Location::Body,
                location_name: "toolUseId",
                required: true,
                shape: &TOOL_USE_ID,
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
        ],
    }),
};

pub static TOOL_RESULT_BLOCKS_DELTA: Shape = Shape {
    name: "ToolResultBlocksDelta",
    sensitive: false,
    kind: Kind::List {
        member: &TOOL_RESULT_BLOCK_DELTA,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static TOOL_RESULT_CONTENT_BLOCK: Shape = Shape {
    name: "ToolResultContentBlock",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Union,
        payload: None,
        members: &[
            Member {
                name: "document",
                location: Location::Body,
                location_name: "document",
                required: false,
                shape: &DOCUMENT_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
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
                name: "json",
                location: Location::Body,
                location_name: "json",
                required: false,
                shape: &DOCUMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "searchResult",
                location: Location::Body,
                location_name: "searchResult",
                required: false,
                shape: &SEARCH_RESULT_BLOCK,
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
                name: "video",
                location: Location::Body,
                location_name: "video",
                required: false,
                shape: &VIDEO_BLOCK,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static TOOL_RESULT_CONTENT_BLOCKS: Shape = Shape {
    name: "ToolResultContentBlocks",
    sensitive: false,
    kind: Kind::List {
        member: &TOOL_RESULT_CONTENT_BLOCK,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static TOOL_RESULT_STATUS: Shape = Shape {
    name: "ToolResultStatus",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["success", "error"] }),
};

pub static TOOL_SPECIFICATION: Shape = Shape {
    name: "ToolSpecification",
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
                shape: &NON_EMPTY_STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inputSchema",
                location: Location::Body,
                location_name: "inputSchema",
                required: true,
                shape: &TOOL_INPUT_SCHEMA,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
                required: true,
                shape: &TOOL_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "strict",
                location: Location::Body,
                location_name: "strict",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static TOOL_USE_BLOCK: Shape = Shape {
    name: "ToolUseBlock",
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
                shape: &DOCUMENT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
                required: true,
                shape: &TOOL_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "toolUseId",
                location: Location::Body,
                location_name: "toolUseId",
                required: true,
                shape: &TOOL_USE_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: false,
                shape: &TOOL_USE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static TOOL_USE_BLOCK_DELTA: Shape = Shape {
    name: "ToolUseBlockDelta",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "input",
            location: Location::Body,
            location_name: "input",
            required: true,
            shape: &STRING,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static TOOL_USE_BLOCK_START: Shape = Shape {
    name: "ToolUseBlockStart",
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
                shape: &TOOL_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "toolUseId",
                location: Location::Body,
                location_name: "toolUseId",
                required: true,
                shape: &TOOL_USE_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "type",
                location: Location::Body,
                location_name: "type",
                required: false,
                shape: &TOOL_USE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static TOOL_USE_ID: Shape = Shape {
    name: "ToolUseId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(64.0) },
        pattern: Some(Pattern::new("[a-zA-Z0-9_.:-]+")),
        values: &[],
    }),
};

pub static TOOL_USE_TYPE: Shape = Shape {
    name: "ToolUseType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["server_tool_use"] }),
};

pub static TRACE: Shape = Shape {
    name: "Trace",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["ENABLED", "DISABLED", "ENABLED_FULL"],
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

pub static VIDEO_BLOCK: Shape = Shape {
    name: "VideoBlock",
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
                shape: &VIDEO_FORMAT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "source",
                location: Location::Body,
                location_name: "source",
                required: true,
                shape: &VIDEO_SOURCE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static VIDEO_FORMAT: Shape = Shape {
    name: "VideoFormat",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["mkv", "mov", "mp4", "webm", "flv", "mpeg", "mpg", "wmv", "three_gp"],
    }),
};

pub static VIDEO_SOURCE: Shape = Shape {
    name: "VideoSource",
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
                shape: &VIDEO_SOURCE_BYTES_BLOB,
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

pub static VIDEO_SOURCE_BYTES_BLOB: Shape =
    Shape { name: "VideoSourceBytesBlob", sensitive: false, kind: Kind::Blob(Range { min: Some(1.0), max: None }) };

pub static WEB_LOCATION: Shape = Shape {
    name: "WebLocation",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "domain",
                location: Location::Body,
                location_name: "domain",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "url",
                location: Location::Body,
                location_name: "url",
                required: false,
                shape: &STRING,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};
