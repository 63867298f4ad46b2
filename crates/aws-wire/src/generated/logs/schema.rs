// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The schema of every shape of `logs`.

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
            shape: &MESSAGE,
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
        range: Range { min: Some(12.0), max: Some(12.0) },
        pattern: Some(Pattern::new("^\\d{12}$")),
        values: &[],
    }),
};

pub static ACCOUNT_IDS: Shape = Shape {
    name: "AccountIds",
    sensitive: false,
    kind: Kind::List {
        member: &ACCOUNT_ID,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(20.0) },
    },
};

pub static ARN: Shape = Shape {
    name: "Arn",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static BEARER_TOKEN_AUTHENTICATION_ENABLED: Shape =
    Shape { name: "BearerTokenAuthenticationEnabled", sensitive: false, kind: Kind::Boolean };

pub static BOOLEAN: Shape = Shape { name: "Boolean", sensitive: false, kind: Kind::Boolean };

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
            shape: &MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CREATE_DELIVERY_REQUEST: Shape = Shape {
    name: "CreateDeliveryRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "deliveryDestinationArn",
                location: Location::Body,
                location_name: "deliveryDestinationArn",
                required: true,
                shape: &ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "deliverySourceName",
                location: Location::Body,
                location_name: "deliverySourceName",
                required: true,
                shape: &DELIVERY_SOURCE_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "fieldDelimiter",
                location: Location::Body,
                location_name: "fieldDelimiter",
                required: false,
                shape: &FIELD_DELIMITER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "recordFields",
                location: Location::Body,
                location_name: "recordFields",
                required: false,
                shape: &RECORD_FIELDS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "s3DeliveryConfiguration",
                location: Location::Body,
                location_name: "s3DeliveryConfiguration",
                required: false,
                shape: &S3_DELIVERY_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "tags",
                location: Location::Body,
                location_name: "tags",
                required: false,
                shape: &TAGS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CREATE_DELIVERY_RESPONSE: Shape = Shape {
    name: "CreateDeliveryResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "delivery",
            location: Location::Body,
            location_name: "delivery",
            required: false,
            shape: &DELIVERY,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CREATE_LOG_GROUP_REQUEST: Shape = Shape {
    name: "CreateLogGroupRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "deletionProtectionEnabled",
                location: Location::Body,
                location_name: "deletionProtectionEnabled",
                required: false,
                shape: &DELETION_PROTECTION_ENABLED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "kmsKeyId",
                location: Location::Body,
                location_name: "kmsKeyId",
                required: false,
                shape: &KMS_KEY_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "logGroupClass",
                location: Location::Body,
                location_name: "logGroupClass",
                required: false,
                shape: &LOG_GROUP_CLASS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "logGroupName",
                location: Location::Body,
                location_name: "logGroupName",
                required: true,
                shape: &LOG_GROUP_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "tags",
                location: Location::Body,
                location_name: "tags",
                required: false,
                shape: &TAGS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DATA_PROTECTION_STATUS: Shape = Shape {
    name: "DataProtectionStatus",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["ACTIVATED", "DELETED", "ARCHIVED", "DISABLED"],
    }),
};

pub static DAYS: Shape = Shape { name: "Days", sensitive: false, kind: Kind::Integer(Range { min: None, max: None }) };

pub static DELETE_DELIVERY_DESTINATION_REQUEST: Shape = Shape {
    name: "DeleteDeliveryDestinationRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "name",
            location: Location::Body,
            location_name: "name",
            required: true,
            shape: &DELIVERY_DESTINATION_NAME,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DELETE_DELIVERY_REQUEST: Shape = Shape {
    name: "DeleteDeliveryRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "id",
            location: Location::Body,
            location_name: "id",
            required: true,
            shape: &DELIVERY_ID,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DELETE_DELIVERY_SOURCE_REQUEST: Shape = Shape {
    name: "DeleteDeliverySourceRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "name",
            location: Location::Body,
            location_name: "name",
            required: true,
            shape: &DELIVERY_SOURCE_NAME,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DELETE_LOG_GROUP_REQUEST: Shape = Shape {
    name: "DeleteLogGroupRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "logGroupName",
            location: Location::Body,
            location_name: "logGroupName",
            required: true,
            shape: &LOG_GROUP_NAME,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DELETION_PROTECTION_ENABLED: Shape =
    Shape { name: "DeletionProtectionEnabled", sensitive: false, kind: Kind::Boolean };

pub static DELIVERIES: Shape = Shape {
    name: "Deliveries",
    sensitive: false,
    kind: Kind::List { member: &DELIVERY, member_name: None, flattened: false, range: Range { min: None, max: None } },
};

pub static DELIVERY: Shape = Shape {
    name: "Delivery",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "arn",
                location: Location::Body,
                location_name: "arn",
                required: false,
                shape: &ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "deliveryDestinationArn",
                location: Location::Body,
                location_name: "deliveryDestinationArn",
                required: false,
                shape: &ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "deliveryDestinationType",
                location: Location::Body,
                location_name: "deliveryDestinationType",
                required: false,
                shape: &DELIVERY_DESTINATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "deliverySourceName",
                location: Location::Body,
                location_name: "deliverySourceName",
                required: false,
                shape: &DELIVERY_SOURCE_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "fieldDelimiter",
                location: Location::Body,
                location_name: "fieldDelimiter",
                required: false,
                shape: &FIELD_DELIMITER,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "id",
                location: Location::Body,
                location_name: "id",
                required: false,
                shape: &DELIVERY_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "recordFields",
                location: Location::Body,
                location_name: "recordFields",
                required: false,
                shape: &RECORD_FIELDS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "s3DeliveryConfiguration",
                location: Location::Body,
                location_name: "s3DeliveryConfiguration",
                required: false,
                shape: &S3_DELIVERY_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "tags",
                location: Location::Body,
                location_name: "tags",
                required: false,
                shape: &TAGS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELIVERY_DESTINATION: Shape = Shape {
    name: "DeliveryDestination",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "arn",
                location: Location::Body,
                location_name: "arn",
                required: false,
                shape: &ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "deliveryDestinationConfiguration",
                location: Location::Body,
                location_name: "deliveryDestinationConfiguration",
                required: false,
                shape: &DELIVERY_DESTINATION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "deliveryDestinationType",
                location: Location::Body,
                location_name: "deliveryDestinationType",
                required: false,
                shape: &DELIVERY_DESTINATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
                required: false,
                shape: &DELIVERY_DESTINATION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "outputFormat",
                location: Location::Body,
                location_name: "outputFormat",
                required: false,
                shape: &OUTPUT_FORMAT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "roleArn",
                location: Location::Body,
                location_name: "roleArn",
                required: false,
                shape: &ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "tags",
                location: Location::Body,
                location_name: "tags",
                required: false,
                shape: &TAGS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELIVERY_DESTINATION_CONFIGURATION: Shape = Shape {
    name: "DeliveryDestinationConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "destinationResourceArn",
            location: Location::Body,
            location_name: "destinationResourceArn",
            required: true,
            shape: &ARN,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DELIVERY_DESTINATION_NAME: Shape = Shape {
    name: "DeliveryDestinationName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(60.0) },
        pattern: Some(Pattern::new("[\\w-]*")),
        values: &[],
    }),
};

pub static DELIVERY_DESTINATION_NAMES: Shape = Shape {
    name: "DeliveryDestinationNames",
    sensitive: false,
    kind: Kind::List {
        member: &DELIVERY_DESTINATION_NAME,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(20.0) },
    },
};

pub static DELIVERY_DESTINATION_TYPE: Shape = Shape {
    name: "DeliveryDestinationType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["S3", "CWL", "FH", "XRAY"],
    }),
};

pub static DELIVERY_DESTINATIONS: Shape = Shape {
    name: "DeliveryDestinations",
    sensitive: false,
    kind: Kind::List {
        member: &DELIVERY_DESTINATION,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static DELIVERY_ID: Shape = Shape {
    name: "DeliveryId",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(64.0) },
        pattern: Some(Pattern::new("^[0-9A-Za-z]+$")),
        values: &[],
    }),
};

pub static DELIVERY_SOURCE: Shape = Shape {
    name: "DeliverySource",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "arn",
                location: Location::Body,
                location_name: "arn",
                required: false,
                shape: &ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "deliverySourceConfiguration",
                location: Location::Body,
                location_name: "deliverySourceConfiguration",
                required: false,
                shape: &DELIVERY_SOURCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "logType",
                location: Location::Body,
                location_name: "logType",
                required: false,
                shape: &LOG_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
                required: false,
                shape: &DELIVERY_SOURCE_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "resourceArns",
                location: Location::Body,
                location_name: "resourceArns",
                required: false,
                shape: &RESOURCE_ARNS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "service",
                location: Location::Body,
                location_name: "service",
                required: false,
                shape: &SERVICE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "status",
                location: Location::Body,
                location_name: "status",
                required: false,
                shape: &DELIVERY_SOURCE_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "statusReason",
                location: Location::Body,
                location_name: "statusReason",
                required: false,
                shape: &DELIVERY_SOURCE_STATUS_REASON,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "tags",
                location: Location::Body,
                location_name: "tags",
                required: false,
                shape: &TAGS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELIVERY_SOURCE_CONFIGURATION: Shape = Shape {
    name: "DeliverySourceConfiguration",
    sensitive: false,
    kind: Kind::Map {
        key: &DELIVERY_SOURCE_CONFIGURATION_KEY,
        value: &DELIVERY_SOURCE_CONFIGURATION_VALUE,
        key_name: None,
        value_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static DELIVERY_SOURCE_CONFIGURATION_KEY: Shape = Shape {
    name: "DeliverySourceConfigurationKey",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(255.0) }, pattern: None, values: &[] }),
};

pub static DELIVERY_SOURCE_CONFIGURATION_VALUE: Shape = Shape {
    name: "DeliverySourceConfigurationValue",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(255.0) }, pattern: None, values: &[] }),
};

pub static DELIVERY_SOURCE_NAME: Shape = Shape {
    name: "DeliverySourceName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(60.0) },
        pattern: Some(Pattern::new("[\\w-]*")),
        values: &[],
    }),
};

pub static DELIVERY_SOURCE_NAMES: Shape = Shape {
    name: "DeliverySourceNames",
    sensitive: false,
    kind: Kind::List {
        member: &DELIVERY_SOURCE_NAME,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(20.0) },
    },
};

pub static DELIVERY_SOURCE_STATUS: Shape = Shape {
    name: "DeliverySourceStatus",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["ACTIVE", "INACTIVE"] }),
};

pub static DELIVERY_SOURCE_STATUS_REASON: Shape = Shape {
    name: "DeliverySourceStatusReason",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["RESOURCE_DELETED"] }),
};

pub static DELIVERY_SOURCES: Shape = Shape {
    name: "DeliverySources",
    sensitive: false,
    kind: Kind::List {
        member: &DELIVERY_SOURCE,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static DELIVERY_SUFFIX_PATH: Shape = Shape {
    name: "DeliverySuffixPath",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(256.0) }, pattern: None, values: &[] }),
};

pub static DESCRIBE_DELIVERIES_REQUEST: Shape = Shape {
    name: "DescribeDeliveriesRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "deliverySourceNames",
                location: Location::Body,
                location_name: "deliverySourceNames",
                required: false,
                shape: &DELIVERY_SOURCE_NAMES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "limit",
                location: Location::Body,
                location_name: "limit",
                required: false,
                shape: &DESCRIBE_LIMIT,
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

pub static DESCRIBE_DELIVERIES_RESPONSE: Shape = Shape {
    name: "DescribeDeliveriesResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "deliveries",
                location: Location::Body,
                location_name: "deliveries",
                required: false,
                shape: &DELIVERIES,
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

pub static DESCRIBE_DELIVERY_DESTINATIONS_REQUEST: Shape = Shape {
    name: "DescribeDeliveryDestinationsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "limit",
                location: Location::Body,
                location_name: "limit",
                required: false,
                shape: &DESCRIBE_LIMIT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "names",
                location: Location::Body,
                location_name: "names",
                required: false,
                shape: &DELIVERY_DESTINATION_NAMES,
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

pub static DESCRIBE_DELIVERY_DESTINATIONS_RESPONSE: Shape = Shape {
    name: "DescribeDeliveryDestinationsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "deliveryDestinations",
                location: Location::Body,
                location_name: "deliveryDestinations",
                required: false,
                shape: &DELIVERY_DESTINATIONS,
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

pub static DESCRIBE_DELIVERY_SOURCES_REQUEST: Shape = Shape {
    name: "DescribeDeliverySourcesRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "limit",
                location: Location::Body,
                location_name: "limit",
                required: false,
                shape: &DESCRIBE_LIMIT,
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
                name: "resourceArns",
                location: Location::Body,
                location_name: "resourceArns",
                required: false,
                shape: &FILTER_RESOURCE_ARNS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DESCRIBE_DELIVERY_SOURCES_RESPONSE: Shape = Shape {
    name: "DescribeDeliverySourcesResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "deliverySources",
                location: Location::Body,
                location_name: "deliverySources",
                required: false,
                shape: &DELIVERY_SOURCES,
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

pub static DESCRIBE_LIMIT: Shape =
    Shape { name: "DescribeLimit", sensitive: false, kind: Kind::Integer(Range { min: Some(1.0), max: Some(50.0) }) };

pub static DESCRIBE_LOG_GROUPS_LOG_GROUP_IDENTIFIERS: Shape = Shape {
    name: "DescribeLogGroupsLogGroupIdentifiers",
    sensitive: false,
    kind: Kind::List {
        member: &LOG_GROUP_IDENTIFIER,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(50.0) },
    },
};

pub static DESCRIBE_LOG_GROUPS_REQUEST: Shape = Shape {
    name: "DescribeLogGroupsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "accountIdentifiers",
                location: Location::Body,
                location_name: "accountIdentifiers",
                required: false,
                shape: &ACCOUNT_IDS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "includeLinkedAccounts",
                location: Location::Body,
                location_name: "includeLinkedAccounts",
                required: false,
                shape: &INCLUDE_LINKED_ACCOUNTS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "limit",
                location: Location::Body,
                location_name: "limit",
                required: false,
                shape: &DESCRIBE_LIMIT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "logGroupClass",
                location: Location::Body,
                location_name: "logGroupClass",
                required: false,
                shape: &LOG_GROUP_CLASS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "logGroupIdentifiers",
                location: Location::Body,
                location_name: "logGroupIdentifiers",
                required: false,
                shape: &DESCRIBE_LOG_GROUPS_LOG_GROUP_IDENTIFIERS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "logGroupNamePattern",
                location: Location::Body,
                location_name: "logGroupNamePattern",
                required: false,
                shape: &LOG_GROUP_NAME_PATTERN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "logGroupNamePrefix",
                location: Location::Body,
                location_name: "logGroupNamePrefix",
                required: false,
                shape: &LOG_GROUP_NAME,
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

pub static DESCRIBE_LOG_GROUPS_RESPONSE: Shape = Shape {
    name: "DescribeLogGroupsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "logGroups",
                location: Location::Body,
                location_name: "logGroups",
                required: false,
                shape: &LOG_GROUPS,
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

pub static FIELD_DELIMITER: Shape = Shape {
    name: "FieldDelimiter",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(0.0), max: Some(5.0) }, pattern: None, values: &[] }),
};

pub static FIELD_HEADER: Shape = Shape {
    name: "FieldHeader",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: Some(64.0) }, pattern: None, values: &[] }),
};

pub static FILTER_COUNT: Shape =
    Shape { name: "FilterCount", sensitive: false, kind: Kind::Integer(Range { min: None, max: None }) };

pub static FILTER_RESOURCE_ARNS: Shape = Shape {
    name: "FilterResourceArns",
    sensitive: false,
    kind: Kind::List {
        member: &ARN,
        member_name: None,
        flattened: false,
        range: Range { min: Some(1.0), max: Some(20.0) },
    },
};

pub static GET_DELIVERY_DESTINATION_REQUEST: Shape = Shape {
    name: "GetDeliveryDestinationRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "name",
            location: Location::Body,
            location_name: "name",
            required: true,
            shape: &DELIVERY_DESTINATION_NAME,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_DELIVERY_DESTINATION_RESPONSE: Shape = Shape {
    name: "GetDeliveryDestinationResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "deliveryDestination",
            location: Location::Body,
            location_name: "deliveryDestination",
            required: false,
            shape: &DELIVERY_DESTINATION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_DELIVERY_REQUEST: Shape = Shape {
    name: "GetDeliveryRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "id",
            location: Location::Body,
            location_name: "id",
            required: true,
            shape: &DELIVERY_ID,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_DELIVERY_RESPONSE: Shape = Shape {
    name: "GetDeliveryResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "delivery",
            location: Location::Body,
            location_name: "delivery",
            required: false,
            shape: &DELIVERY,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_DELIVERY_SOURCE_REQUEST: Shape = Shape {
    name: "GetDeliverySourceRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "name",
            location: Location::Body,
            location_name: "name",
            required: true,
            shape: &DELIVERY_SOURCE_NAME,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_DELIVERY_SOURCE_RESPONSE: Shape = Shape {
    name: "GetDeliverySourceResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "deliverySource",
            location: Location::Body,
            location_name: "deliverySource",
            required: false,
            shape: &DELIVERY_SOURCE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static INCLUDE_LINKED_ACCOUNTS: Shape =
    Shape { name: "IncludeLinkedAccounts", sensitive: false, kind: Kind::Boolean };

pub static INHERITED_PROPERTIES: Shape = Shape {
    name: "InheritedProperties",
    sensitive: false,
    kind: Kind::List {
        member: &INHERITED_PROPERTY,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static INHERITED_PROPERTY: Shape = Shape {
    name: "InheritedProperty",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["ACCOUNT_DATA_PROTECTION"],
    }),
};

pub static INVALID_PARAMETER_EXCEPTION: Shape = Shape {
    name: "InvalidParameterException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
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

pub static KMS_KEY_ID: Shape = Shape {
    name: "KmsKeyId",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: Some(256.0) }, pattern: None, values: &[] }),
};

pub static LIMIT_EXCEEDED_EXCEPTION: Shape = Shape {
    name: "LimitExceededException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
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

pub static LOG_GROUP: Shape = Shape {
    name: "LogGroup",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "arn",
                location: Location::Body,
                location_name: "arn",
                required: false,
                shape: &ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "bearerTokenAuthenticationEnabled",
                location: Location::Body,
                location_name: "bearerTokenAuthenticationEnabled",
                required: false,
                shape: &BEARER_TOKEN_AUTHENTICATION_ENABLED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "creationTime",
                location: Location::Body,
                location_name: "creationTime",
                required: false,
                shape: &TIMESTAMP,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "dataProtectionStatus",
                location: Location::Body,
                location_name: "dataProtectionStatus",
                required: false,
                shape: &DATA_PROTECTION_STATUS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "deletionProtectionEnabled",
                location: Location::Body,
                location_name: "deletionProtectionEnabled",
                required: false,
                shape: &DELETION_PROTECTION_ENABLED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "inheritedProperties",
                location: Location::Body,
                location_name: "inheritedProperties",
                required: false,
                shape: &INHERITED_PROPERTIES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "kmsKeyId",
                location: Location::Body,
                location_name: "kmsKeyId",
                required: false,
                shape: &KMS_KEY_ID,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "logGroupArn",
                location: Location::Body,
                location_name: "logGroupArn",
                required: false,
                shape: &ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "logGroupClass",
                location: Location::Body,
                location_name: "logGroupClass",
                required: false,
                shape: &LOG_GROUP_CLASS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "logGroupName",
                location: Location::Body,
                location_name: "logGroupName",
                required: false,
                shape: &LOG_GROUP_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "metricFilterCount",
                location: Location::Body,
                location_name: "metricFilterCount",
                required: false,
                shape: &FILTER_COUNT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "retentionInDays",
                location: Location::Body,
                location_name: "retentionInDays",
                required: false,
                shape: &DAYS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "retentionPolicyName",
                location: Location::Body,
                location_name: "retentionPolicyName",
                required: false,
                shape: &POLICY_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "storedBytes",
                location: Location::Body,
                location_name: "storedBytes",
                required: false,
                shape: &STORED_BYTES,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LOG_GROUP_CLASS: Shape = Shape {
    name: "LogGroupClass",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["STANDARD", "INFREQUENT_ACCESS", "DELIVERY", "ESSENTIALS"],
    }),
};

pub static LOG_GROUP_IDENTIFIER: Shape = Shape {
    name: "LogGroupIdentifier",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(2048.0) },
        pattern: Some(Pattern::new("[\\w#+=/:,.@-]*")),
        values: &[],
    }),
};

pub static LOG_GROUP_NAME: Shape = Shape {
    name: "LogGroupName",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(512.0) },
        pattern: Some(Pattern::new("[\\.\\-_/#A-Za-z0-9]+")),
        values: &[],
    }),
};

pub static LOG_GROUP_NAME_PATTERN: Shape = Shape {
    name: "LogGroupNamePattern",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(0.0), max: Some(512.0) },
        pattern: Some(Pattern::new("[\\.\\-_/#A-Za-z0-9]*")),
        values: &[],
    }),
};

pub static LOG_GROUPS: Shape = Shape {
    name: "LogGroups",
    sensitive: false,
    kind: Kind::List { member: &LOG_GROUP, member_name: None, flattened: false, range: Range { min: None, max: None } },
};

pub static LOG_TYPE: Shape = Shape {
    name: "LogType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(255.0) },
        pattern: Some(Pattern::new("[\\w]*")),
        values: &[],
    }),
};

pub static MESSAGE: Shape = Shape {
    name: "Message",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static NEXT_TOKEN: Shape = Shape {
    name: "NextToken",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(1.0), max: None }, pattern: None, values: &[] }),
};

pub static OPERATION_ABORTED_EXCEPTION: Shape = Shape {
    name: "OperationAbortedException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
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

pub static OUTPUT_FORMAT: Shape = Shape {
    name: "OutputFormat",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["json", "plain", "w3c", "raw", "parquet"],
    }),
};

pub static POLICY_NAME: Shape = Shape {
    name: "PolicyName",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static PUT_DELIVERY_DESTINATION_REQUEST: Shape = Shape {
    name: "PutDeliveryDestinationRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "deliveryDestinationConfiguration",
                location: Location::Body,
                location_name: "deliveryDestinationConfiguration",
                required: false,
                shape: &DELIVERY_DESTINATION_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "deliveryDestinationType",
                location: Location::Body,
                location_name: "deliveryDestinationType",
                required: false,
                shape: &DELIVERY_DESTINATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
                required: true,
                shape: &DELIVERY_DESTINATION_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "outputFormat",
                location: Location::Body,
                location_name: "outputFormat",
                required: false,
                shape: &OUTPUT_FORMAT,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "roleArn",
                location: Location::Body,
                location_name: "roleArn",
                required: false,
                shape: &ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "tags",
                location: Location::Body,
                location_name: "tags",
                required: false,
                shape: &TAGS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PUT_DELIVERY_DESTINATION_RESPONSE: Shape = Shape {
    name: "PutDeliveryDestinationResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "deliveryDestination",
            location: Location::Body,
            location_name: "deliveryDestination",
            required: false,
            shape: &DELIVERY_DESTINATION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static PUT_DELIVERY_SOURCE_REQUEST: Shape = Shape {
    name: "PutDeliverySourceRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "deliverySourceConfiguration",
                location: Location::Body,
                location_name: "deliverySourceConfiguration",
                required: false,
                shape: &DELIVERY_SOURCE_CONFIGURATION,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "logType",
                location: Location::Body,
                location_name: "logType",
                required: true,
                shape: &LOG_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "name",
                location: Location::Body,
                location_name: "name",
                required: true,
                shape: &DELIVERY_SOURCE_NAME,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "resourceArn",
                location: Location::Body,
                location_name: "resourceArn",
                required: true,
                shape: &ARN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "tags",
                location: Location::Body,
                location_name: "tags",
                required: false,
                shape: &TAGS,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PUT_DELIVERY_SOURCE_RESPONSE: Shape = Shape {
    name: "PutDeliverySourceResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "deliverySource",
            location: Location::Body,
            location_name: "deliverySource",
            required: false,
            shape: &DELIVERY_SOURCE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static RECORD_FIELDS: Shape = Shape {
    name: "RecordFields",
    sensitive: false,
    kind: Kind::List {
        member: &FIELD_HEADER,
        member_name: None,
        flattened: false,
        range: Range { min: Some(0.0), max: Some(128.0) },
    },
};

pub static RESOURCE_ALREADY_EXISTS_EXCEPTION: Shape = Shape {
    name: "ResourceAlreadyExistsException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
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

pub static RESOURCE_ARNS: Shape = Shape {
    name: "ResourceArns",
    sensitive: false,
    kind: Kind::List { member: &ARN, member_name: None, flattened: false, range: Range { min: None, max: None } },
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
            shape: &MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static S3_DELIVERY_CONFIGURATION: Shape = Shape {
    name: "S3DeliveryConfiguration",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "enableHiveCompatiblePath",
                location: Location::Body,
                location_name: "enableHiveCompatiblePath",
                required: false,
                shape: &BOOLEAN,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "suffixPath",
                location: Location::Body,
                location_name: "suffixPath",
                required: false,
                shape: &DELIVERY_SUFFIX_PATH,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SERVICE: Shape = Shape {
    name: "Service",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(255.0) },
        pattern: Some(Pattern::new("[\\w_-]*")),
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
            shape: &MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
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
            shape: &MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static STORED_BYTES: Shape =
    Shape { name: "StoredBytes", sensitive: false, kind: Kind::Long(Range { min: Some(0.0), max: None }) };

pub static TAG_KEY: Shape = Shape {
    name: "TagKey",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(128.0) },
        pattern: Some(Pattern::new("^([\\p{L}\\p{Z}\\p{N}_.:/=+\\-@]+)$")),
        values: &[],
    }),
};

pub static TAG_VALUE: Shape = Shape {
    name: "TagValue",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: Some(256.0) },
        pattern: Some(Pattern::new("^([\\p{L}\\p{Z}\\p{N}_.:/=+\\-@]*)$")),
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
        range: Range { min: Some(1.0), max: Some(50.0) },
    },
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
            shape: &MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static TIMESTAMP: Shape =
    Shape { name: "Timestamp", sensitive: false, kind: Kind::Long(Range { min: Some(0.0), max: None }) };

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
            shape: &MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};
