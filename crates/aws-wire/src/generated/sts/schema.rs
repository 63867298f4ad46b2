// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The schema of every shape of `sts`.

#![allow(missing_docs)]

#[allow(unused_imports)]
use crate::schema::{Kind, Location, Member, Range, Shape, Structure, StructureKind, Text, TimestampFormat};
#[allow(unused_imports)]
use crate::validate::Pattern;

pub static ASSUME_ROLE_REQUEST: Shape = Shape {
    name: "AssumeRoleRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "DurationSeconds",
                location: Location::Body,
                location_name: "DurationSeconds",
                required: false,
                shape: &ROLE_DURATION_SECONDS_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ExternalId",
                location: Location::Body,
                location_name: "ExternalId",
                required: false,
                shape: &EXTERNAL_ID_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MinimumSessionTokenSize",
                location: Location::Body,
                location_name: "MinimumSessionTokenSize",
                required: false,
                shape: &MINIMUM_SESSION_TOKEN_SIZE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Policy",
                location: Location::Body,
                location_name: "Policy",
                required: false,
                shape: &UNRESTRICTED_SESSION_POLICY_DOCUMENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyArns",
                location: Location::Body,
                location_name: "PolicyArns",
                required: false,
                shape: &POLICY_DESCRIPTOR_LIST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ProvidedContexts",
                location: Location::Body,
                location_name: "ProvidedContexts",
                required: false,
                shape: &PROVIDED_CONTEXTS_LIST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleArn",
                location: Location::Body,
                location_name: "RoleArn",
                required: true,
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleSessionName",
                location: Location::Body,
                location_name: "RoleSessionName",
                required: true,
                shape: &ROLE_SESSION_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SerialNumber",
                location: Location::Body,
                location_name: "SerialNumber",
                required: false,
                shape: &SERIAL_NUMBER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SourceIdentity",
                location: Location::Body,
                location_name: "SourceIdentity",
                required: false,
                shape: &SOURCE_IDENTITY_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Tags",
                location: Location::Body,
                location_name: "Tags",
                required: false,
                shape: &TAG_LIST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "TokenCode",
                location: Location::Body,
                location_name: "TokenCode",
                required: false,
                shape: &TOKEN_CODE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "TransitiveTagKeys",
                location: Location::Body,
                location_name: "TransitiveTagKeys",
                required: false,
                shape: &TAG_KEY_LIST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ASSUME_ROLE_RESPONSE: Shape = Shape {
    name: "AssumeRoleResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "AssumedRoleUser",
                location: Location::Body,
                location_name: "AssumedRoleUser",
                required: false,
                shape: &ASSUMED_ROLE_USER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Credentials",
                location: Location::Body,
                location_name: "Credentials",
                required: false,
                shape: &CREDENTIALS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PackedPolicySize",
                location: Location::Body,
                location_name: "PackedPolicySize",
                required: false,
                shape: &NON_NEGATIVE_INTEGER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SessionTokenSize",
                location: Location::Body,
                location_name: "SessionTokenSize",
                required: false,
                shape: &SESSION_TOKEN_SIZE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SessionTokenUtilization",
                location: Location::Body,
                location_name: "SessionTokenUtilization",
                required: false,
                shape: &SESSION_TOKEN_UTILIZATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SourceIdentity",
                location: Location::Body,
                location_name: "SourceIdentity",
                required: false,
                shape: &SOURCE_IDENTITY_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ASSUMED_ROLE_USER: Shape = Shape {
    name: "AssumedRoleUser",
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
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "AssumedRoleId",
                location: Location::Body,
                location_name: "AssumedRoleId",
                required: true,
                shape: &ASSUMED_ROLE_ID_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CREDENTIALS: Shape = Shape {
    name: "Credentials",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "AccessKeyId",
                location: Location::Body,
                location_name: "AccessKeyId",
                required: true,
                shape: &ACCESS_KEY_ID_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Expiration",
                location: Location::Body,
                location_name: "Expiration",
                required: true,
                shape: &DATE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SecretAccessKey",
                location: Location::Body,
                location_name: "SecretAccessKey",
                required: true,
                shape: &ACCESS_KEY_SECRET_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SessionToken",
                location: Location::Body,
                location_name: "SessionToken",
                required: true,
                shape: &TOKEN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static EXPIRED_TOKEN_EXCEPTION: Shape = Shape {
    name: "ExpiredTokenException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &EXPIRED_IDENTITY_TOKEN_MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_CALLER_IDENTITY_REQUEST: Shape = Shape {
    name: "GetCallerIdentityRequest",
    sensitive: false,
    kind: Kind::Structure(Structure { kind: StructureKind::Plain, payload: None, members: &[] }),
};

pub static GET_CALLER_IDENTITY_RESPONSE: Shape = Shape {
    name: "GetCallerIdentityResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Account",
                location: Location::Body,
                location_name: "Account",
                required: false,
                shape: &ACCOUNT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Arn",
                location: Location::Body,
                location_name: "Arn",
                required: false,
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "UserId",
                location: Location::Body,
                location_name: "UserId",
                required: false,
                shape: &USER_ID_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_SESSION_TOKEN_REQUEST: Shape = Shape {
    name: "GetSessionTokenRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "DurationSeconds",
                location: Location::Body,
                location_name: "DurationSeconds",
                required: false,
                shape: &DURATION_SECONDS_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MinimumSessionTokenSize",
                location: Location::Body,
                location_name: "MinimumSessionTokenSize",
                required: false,
                shape: &MINIMUM_SESSION_TOKEN_SIZE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SerialNumber",
                location: Location::Body,
                location_name: "SerialNumber",
                required: false,
                shape: &SERIAL_NUMBER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "TokenCode",
                location: Location::Body,
                location_name: "TokenCode",
                required: false,
                shape: &TOKEN_CODE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_SESSION_TOKEN_RESPONSE: Shape = Shape {
    name: "GetSessionTokenResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Credentials",
                location: Location::Body,
                location_name: "Credentials",
                required: false,
                shape: &CREDENTIALS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SessionTokenSize",
                location: Location::Body,
                location_name: "SessionTokenSize",
                required: false,
                shape: &SESSION_TOKEN_SIZE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SessionTokenUtilization",
                location: Location::Body,
                location_name: "SessionTokenUtilization",
                required: false,
                shape: &SESSION_TOKEN_UTILIZATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static INVALID_CONTEXT_ASSERTION_EXCEPTION: Shape = Shape {
    name: "InvalidContextAssertionException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &INVALID_CONTEXT_ASSERTION_MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static INVALID_CONTEXT_ASSERTION_MESSAGE: Shape = Shape {
    name: "InvalidContextAssertionMessage",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static MALFORMED_POLICY_DOCUMENT_EXCEPTION: Shape = Shape {
    name: "MalformedPolicyDocumentException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &MALFORMED_POLICY_DOCUMENT_MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static PACKED_POLICY_TOO_LARGE_EXCEPTION: Shape = Shape {
    name: "PackedPolicyTooLargeException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &PACKED_POLICY_TOO_LARGE_MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static POLICY_DESCRIPTOR_TYPE: Shape = Shape {
    name: "PolicyDescriptorType",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "arn",
            location: Location::Body,
            location_name: "arn",
            required: false,
            shape: &ARN_TYPE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static PROVIDED_CONTEXT: Shape = Shape {
    name: "ProvidedContext",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "ContextAssertion",
                location: Location::Body,
                location_name: "ContextAssertion",
                required: false,
                shape: &CONTEXT_ASSERTION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ProviderArn",
                location: Location::Body,
                location_name: "ProviderArn",
                required: false,
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PROVIDED_CONTEXTS_LIST_TYPE: Shape = Shape {
    name: "ProvidedContextsListType",
    sensitive: false,
    kind: Kind::List {
        member: &PROVIDED_CONTEXT,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(5.0) },
    },
};

pub static REGION_DISABLED_EXCEPTION: Shape = Shape {
    name: "RegionDisabledException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &REGION_DISABLED_MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static TAG: Shape = Shape {
    name: "Tag",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Key",
                location: Location::Body,
                location_name: "Key",
                required: true,
                shape: &TAG_KEY_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Value",
                location: Location::Body,
                location_name: "Value",
                required: true,
                shape: &TAG_VALUE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ACCESS_KEY_ID_TYPE: Shape = Shape {
    name: "accessKeyIdType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(16.0), max: Some(128.0) },
        pattern: Some(Pattern::new("[\\w]*")),
        values: &[],
    }),
};

pub static ACCESS_KEY_SECRET_TYPE: Shape = Shape {
    name: "accessKeySecretType",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static ACCOUNT_TYPE: Shape = Shape {
    name: "accountType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static ARN_TYPE: Shape = Shape {
    name: "arnType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(20.0), max: Some(2048.0) },
        pattern: Some(Pattern::new(
            "[\\u0009\\u000A\\u000D\\u0020-\\u007E\\u0085\\u00A0-\\uD7FF\\uE000-\\uFFFD\\u10000-\\u10FFFF]+",
        )),
        values: &[],
    }),
};

pub static ASSUMED_ROLE_ID_TYPE: Shape = Shape {
    name: "assumedRoleIdType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(2.0), max: Some(193.0) },
        pattern: Some(Pattern::new("[\\w+=,.@:-]*")),
        values: &[],
    }),
};

pub static CONTEXT_ASSERTION_TYPE: Shape = Shape {
    name: "contextAssertionType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(4.0), max: Some(3072.0) }, pattern: None, values: &[] }),
};

pub static DATE_TYPE: Shape = Shape { name: "dateType", sensitive: false, kind: Kind::Timestamp(None) };

pub static DURATION_SECONDS_TYPE: Shape = Shape {
    name: "durationSecondsType",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(900.0), max: Some(129600.0) }),
};

pub static EXPIRED_IDENTITY_TOKEN_MESSAGE: Shape = Shape {
    name: "expiredIdentityTokenMessage",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static EXTERNAL_ID_TYPE: Shape = Shape {
    name: "externalIdType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(2.0), max: Some(1224.0) },
        pattern: Some(Pattern::new("[\\w+=,.@:\\/-]*")),
        values: &[],
    }),
};

pub static MALFORMED_POLICY_DOCUMENT_MESSAGE: Shape = Shape {
    name: "malformedPolicyDocumentMessage",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static MINIMUM_SESSION_TOKEN_SIZE_TYPE: Shape = Shape {
    name: "minimumSessionTokenSizeType",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: Some(4096.0) }),
};

pub static NON_NEGATIVE_INTEGER_TYPE: Shape = Shape {
    name: "nonNegativeIntegerType",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static PACKED_POLICY_TOO_LARGE_MESSAGE: Shape = Shape {
    name: "packedPolicyTooLargeMessage",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static POLICY_DESCRIPTOR_LIST_TYPE: Shape = Shape {
    name: "policyDescriptorListType",
    sensitive: false,
    kind: Kind::List {
        member: &POLICY_DESCRIPTOR_TYPE,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static REGION_DISABLED_MESSAGE: Shape = Shape {
    name: "regionDisabledMessage",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static ROLE_DURATION_SECONDS_TYPE: Shape = Shape {
    name: "roleDurationSecondsType",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(900.0), max: Some(43200.0) }),
};

pub static ROLE_SESSION_NAME_TYPE: Shape = Shape {
    name: "roleSessionNameType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(2.0), max: Some(64.0) },
        pattern: Some(Pattern::new("[\\w+=,.@-]*")),
        values: &[],
    }),
};

pub static SERIAL_NUMBER_TYPE: Shape = Shape {
    name: "serialNumberType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(9.0), max: Some(256.0) },
        pattern: Some(Pattern::new("[\\w+=/:,.@-]*")),
        values: &[],
    }),
};

pub static SESSION_TOKEN_SIZE_TYPE: Shape =
    Shape { name: "sessionTokenSizeType", sensitive: false, kind: Kind::Integer(Range { min: Some(0.0), max: None }) };

pub static SESSION_TOKEN_UTILIZATION_TYPE: Shape = Shape {
    name: "sessionTokenUtilizationType",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(0.0), max: None }),
};

pub static SOURCE_IDENTITY_TYPE: Shape = Shape {
    name: "sourceIdentityType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(2.0), max: Some(256.0) },
        pattern: Some(Pattern::new("[\\w+=,.@-]*")),
        values: &[],
    }),
};

pub static TAG_KEY_LIST_TYPE: Shape = Shape {
    name: "tagKeyListType",
    sensitive: false,
    kind: Kind::List {
        member: &TAG_KEY_TYPE,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: Some(50.0) },
    },
};

pub static TAG_KEY_TYPE: Shape = Shape {
    name: "tagKeyType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(128.0) },
        pattern: Some(Pattern::new("[\\p{L}\\p{Z}\\p{N}_.:/=+\\-@]+")),
        values: &[],
    }),
};

pub static TAG_LIST_TYPE: Shape = Shape {
    name: "tagListType",
    sensitive: false,
    kind: Kind::List { member: &TAG, member_name: None, flattened: false, range: Range { min: None, max: Some(50.0) } },
};

pub static TAG_VALUE_TYPE: Shape = Shape {
    name: "tagValueType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(256.0) },
        pattern: Some(Pattern::new("[\\p{L}\\p{Z}\\p{N}_.:/=+\\-@]*")),
        values: &[],
    }),
};

pub static TOKEN_CODE_TYPE: Shape = Shape {
    name: "tokenCodeType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(6.0), max: Some(6.0) },
        pattern: Some(Pattern::new("[\\d]*")),
        values: &[],
    }),
};

pub static TOKEN_TYPE: Shape = Shape {
    name: "tokenType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static UNRESTRICTED_SESSION_POLICY_DOCUMENT_TYPE: Shape = Shape {
    name: "unrestrictedSessionPolicyDocumentType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: None },
        pattern: Some(Pattern::new("[\\u0009\\u000A\\u000D\\u0020-\\u00FF]+")),
        values: &[],
    }),
};

pub static USER_ID_TYPE: Shape = Shape {
    name: "userIdType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};
