// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The schema of every shape of `iam`.

#![allow(missing_docs)]

#[allow(unused_imports)]
use crate::schema::{Kind, Location, Member, Range, Shape, Structure, StructureKind, Text, TimestampFormat};
#[allow(unused_imports)]
use crate::validate::Pattern;

pub static ACCESS_KEY: Shape = Shape {
    name: "AccessKey",
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
                name: "CreateDate",
                location: Location::Body,
                location_name: "CreateDate",
                required: false,
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
                name: "Status",
                location: Location::Body,
                location_name: "Status",
                required: true,
                shape: &STATUS_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "UserName",
                location: Location::Body,
                location_name: "UserName",
                required: true,
                shape: &USER_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ACCESS_KEY_METADATA: Shape = Shape {
    name: "AccessKeyMetadata",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "AccessKeyId",
                location: Location::Body,
                location_name: "AccessKeyId",
                required: false,
                shape: &ACCESS_KEY_ID_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "CreateDate",
                location: Location::Body,
                location_name: "CreateDate",
                required: false,
                shape: &DATE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Status",
                location: Location::Body,
                location_name: "Status",
                required: false,
                shape: &STATUS_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "UserName",
                location: Location::Body,
                location_name: "UserName",
                required: false,
                shape: &USER_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ATTACH_ROLE_POLICY_REQUEST: Shape = Shape {
    name: "AttachRolePolicyRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PolicyArn",
                location: Location::Body,
                location_name: "PolicyArn",
                required: true,
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleName",
                location: Location::Body,
                location_name: "RoleName",
                required: true,
                shape: &ROLE_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ATTACH_USER_POLICY_REQUEST: Shape = Shape {
    name: "AttachUserPolicyRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PolicyArn",
                location: Location::Body,
                location_name: "PolicyArn",
                required: true,
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "UserName",
                location: Location::Body,
                location_name: "UserName",
                required: true,
                shape: &USER_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ATTACHED_PERMISSIONS_BOUNDARY: Shape = Shape {
    name: "AttachedPermissionsBoundary",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PermissionsBoundaryArn",
                location: Location::Body,
                location_name: "PermissionsBoundaryArn",
                required: false,
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PermissionsBoundaryType",
                location: Location::Body,
                location_name: "PermissionsBoundaryType",
                required: false,
                shape: &PERMISSIONS_BOUNDARY_ATTACHMENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ATTACHED_POLICY: Shape = Shape {
    name: "AttachedPolicy",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PolicyArn",
                location: Location::Body,
                location_name: "PolicyArn",
                required: false,
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyName",
                location: Location::Body,
                location_name: "PolicyName",
                required: false,
                shape: &POLICY_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CONCURRENT_MODIFICATION_EXCEPTION: Shape = Shape {
    name: "ConcurrentModificationException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &CONCURRENT_MODIFICATION_MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CONCURRENT_MODIFICATION_MESSAGE: Shape = Shape {
    name: "ConcurrentModificationMessage",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static CREATE_ACCESS_KEY_REQUEST: Shape = Shape {
    name: "CreateAccessKeyRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "UserName",
            location: Location::Body,
            location_name: "UserName",
            required: false,
            shape: &EXISTING_USER_NAME_TYPE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CREATE_ACCESS_KEY_RESPONSE: Shape = Shape {
    name: "CreateAccessKeyResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "AccessKey",
            location: Location::Body,
            location_name: "AccessKey",
            required: true,
            shape: &ACCESS_KEY,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CREATE_POLICY_REQUEST: Shape = Shape {
    name: "CreatePolicyRequest",
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
                shape: &POLICY_DESCRIPTION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Path",
                location: Location::Body,
                location_name: "Path",
                required: false,
                shape: &POLICY_PATH_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyDocument",
                location: Location::Body,
                location_name: "PolicyDocument",
                required: true,
                shape: &POLICY_DOCUMENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyName",
                location: Location::Body,
                location_name: "PolicyName",
                required: true,
                shape: &POLICY_NAME_TYPE,
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
        ],
    }),
};

pub static CREATE_POLICY_RESPONSE: Shape = Shape {
    name: "CreatePolicyResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "Policy",
            location: Location::Body,
            location_name: "Policy",
            required: false,
            shape: &POLICY,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CREATE_POLICY_VERSION_REQUEST: Shape = Shape {
    name: "CreatePolicyVersionRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PolicyArn",
                location: Location::Body,
                location_name: "PolicyArn",
                required: true,
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyDocument",
                location: Location::Body,
                location_name: "PolicyDocument",
                required: true,
                shape: &POLICY_DOCUMENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SetAsDefault",
                location: Location::Body,
                location_name: "SetAsDefault",
                required: false,
                shape: &BOOLEAN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CREATE_POLICY_VERSION_RESPONSE: Shape = Shape {
    name: "CreatePolicyVersionResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "PolicyVersion",
            location: Location::Body,
            location_name: "PolicyVersion",
            required: false,
            shape: &POLICY_VERSION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CREATE_ROLE_REQUEST: Shape = Shape {
    name: "CreateRoleRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "AssumeRolePolicyDocument",
                location: Location::Body,
                location_name: "AssumeRolePolicyDocument",
                required: true,
                shape: &POLICY_DOCUMENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Description",
                location: Location::Body,
                location_name: "Description",
                required: false,
                shape: &ROLE_DESCRIPTION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxSessionDuration",
                location: Location::Body,
                location_name: "MaxSessionDuration",
                required: false,
                shape: &ROLE_MAX_SESSION_DURATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxSigninSessionDuration",
                location: Location::Body,
                location_name: "MaxSigninSessionDuration",
                required: false,
                shape: &MAX_SIGNIN_SESSION_DURATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Path",
                location: Location::Body,
                location_name: "Path",
                required: false,
                shape: &PATH_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PermissionsBoundary",
                location: Location::Body,
                location_name: "PermissionsBoundary",
                required: false,
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleName",
                location: Location::Body,
                location_name: "RoleName",
                required: true,
                shape: &ROLE_NAME_TYPE,
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
        ],
    }),
};

pub static CREATE_ROLE_RESPONSE: Shape = Shape {
    name: "CreateRoleResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "Role",
            location: Location::Body,
            location_name: "Role",
            required: true,
            shape: &ROLE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static CREATE_USER_REQUEST: Shape = Shape {
    name: "CreateUserRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Path",
                location: Location::Body,
                location_name: "Path",
                required: false,
                shape: &PATH_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PermissionsBoundary",
                location: Location::Body,
                location_name: "PermissionsBoundary",
                required: false,
                shape: &ARN_TYPE,
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
                name: "UserName",
                location: Location::Body,
                location_name: "UserName",
                required: true,
                shape: &USER_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static CREATE_USER_RESPONSE: Shape = Shape {
    name: "CreateUserResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "User",
            location: Location::Body,
            location_name: "User",
            required: false,
            shape: &USER,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DELETE_ACCESS_KEY_REQUEST: Shape = Shape {
    name: "DeleteAccessKeyRequest",
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
                name: "UserName",
                location: Location::Body,
                location_name: "UserName",
                required: false,
                shape: &EXISTING_USER_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELETE_CONFLICT_EXCEPTION: Shape = Shape {
    name: "DeleteConflictException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &DELETE_CONFLICT_MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DELETE_POLICY_REQUEST: Shape = Shape {
    name: "DeletePolicyRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "PolicyArn",
            location: Location::Body,
            location_name: "PolicyArn",
            required: true,
            shape: &ARN_TYPE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DELETE_POLICY_VERSION_REQUEST: Shape = Shape {
    name: "DeletePolicyVersionRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PolicyArn",
                location: Location::Body,
                location_name: "PolicyArn",
                required: true,
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "VersionId",
                location: Location::Body,
                location_name: "VersionId",
                required: true,
                shape: &POLICY_VERSION_ID_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELETE_ROLE_POLICY_REQUEST: Shape = Shape {
    name: "DeleteRolePolicyRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PolicyName",
                location: Location::Body,
                location_name: "PolicyName",
                required: true,
                shape: &POLICY_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleName",
                location: Location::Body,
                location_name: "RoleName",
                required: true,
                shape: &ROLE_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELETE_ROLE_REQUEST: Shape = Shape {
    name: "DeleteRoleRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "RoleName",
            location: Location::Body,
            location_name: "RoleName",
            required: true,
            shape: &ROLE_NAME_TYPE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DELETE_USER_POLICY_REQUEST: Shape = Shape {
    name: "DeleteUserPolicyRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PolicyName",
                location: Location::Body,
                location_name: "PolicyName",
                required: true,
                shape: &POLICY_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "UserName",
                location: Location::Body,
                location_name: "UserName",
                required: true,
                shape: &EXISTING_USER_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DELETE_USER_REQUEST: Shape = Shape {
    name: "DeleteUserRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "UserName",
            location: Location::Body,
            location_name: "UserName",
            required: true,
            shape: &EXISTING_USER_NAME_TYPE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static DETACH_ROLE_POLICY_REQUEST: Shape = Shape {
    name: "DetachRolePolicyRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PolicyArn",
                location: Location::Body,
                location_name: "PolicyArn",
                required: true,
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleName",
                location: Location::Body,
                location_name: "RoleName",
                required: true,
                shape: &ROLE_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static DETACH_USER_POLICY_REQUEST: Shape = Shape {
    name: "DetachUserPolicyRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PolicyArn",
                location: Location::Body,
                location_name: "PolicyArn",
                required: true,
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "UserName",
                location: Location::Body,
                location_name: "UserName",
                required: true,
                shape: &USER_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ENTITY_ALREADY_EXISTS_EXCEPTION: Shape = Shape {
    name: "EntityAlreadyExistsException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &ENTITY_ALREADY_EXISTS_MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static ENTITY_TYPE: Shape = Shape {
    name: "EntityType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["User", "Role", "Group", "LocalManagedPolicy", "AWSManagedPolicy"],
    }),
};

pub static GET_POLICY_REQUEST: Shape = Shape {
    name: "GetPolicyRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "PolicyArn",
            location: Location::Body,
            location_name: "PolicyArn",
            required: true,
            shape: &ARN_TYPE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_POLICY_RESPONSE: Shape = Shape {
    name: "GetPolicyResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "Policy",
            location: Location::Body,
            location_name: "Policy",
            required: false,
            shape: &POLICY,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_POLICY_VERSION_REQUEST: Shape = Shape {
    name: "GetPolicyVersionRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PolicyArn",
                location: Location::Body,
                location_name: "PolicyArn",
                required: true,
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "VersionId",
                location: Location::Body,
                location_name: "VersionId",
                required: true,
                shape: &POLICY_VERSION_ID_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_POLICY_VERSION_RESPONSE: Shape = Shape {
    name: "GetPolicyVersionResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "PolicyVersion",
            location: Location::Body,
            location_name: "PolicyVersion",
            required: false,
            shape: &POLICY_VERSION,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_ROLE_POLICY_REQUEST: Shape = Shape {
    name: "GetRolePolicyRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PolicyName",
                location: Location::Body,
                location_name: "PolicyName",
                required: true,
                shape: &POLICY_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleName",
                location: Location::Body,
                location_name: "RoleName",
                required: true,
                shape: &ROLE_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_ROLE_POLICY_RESPONSE: Shape = Shape {
    name: "GetRolePolicyResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PolicyDocument",
                location: Location::Body,
                location_name: "PolicyDocument",
                required: true,
                shape: &POLICY_DOCUMENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyName",
                location: Location::Body,
                location_name: "PolicyName",
                required: true,
                shape: &POLICY_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleName",
                location: Location::Body,
                location_name: "RoleName",
                required: true,
                shape: &ROLE_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_ROLE_REQUEST: Shape = Shape {
    name: "GetRoleRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "RoleName",
            location: Location::Body,
            location_name: "RoleName",
            required: true,
            shape: &ROLE_NAME_TYPE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_ROLE_RESPONSE: Shape = Shape {
    name: "GetRoleResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "Role",
            location: Location::Body,
            location_name: "Role",
            required: true,
            shape: &ROLE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_USER_POLICY_REQUEST: Shape = Shape {
    name: "GetUserPolicyRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PolicyName",
                location: Location::Body,
                location_name: "PolicyName",
                required: true,
                shape: &POLICY_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "UserName",
                location: Location::Body,
                location_name: "UserName",
                required: true,
                shape: &EXISTING_USER_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_USER_POLICY_RESPONSE: Shape = Shape {
    name: "GetUserPolicyResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PolicyDocument",
                location: Location::Body,
                location_name: "PolicyDocument",
                required: true,
                shape: &POLICY_DOCUMENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyName",
                location: Location::Body,
                location_name: "PolicyName",
                required: true,
                shape: &POLICY_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "UserName",
                location: Location::Body,
                location_name: "UserName",
                required: true,
                shape: &EXISTING_USER_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static GET_USER_REQUEST: Shape = Shape {
    name: "GetUserRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "UserName",
            location: Location::Body,
            location_name: "UserName",
            required: false,
            shape: &EXISTING_USER_NAME_TYPE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static GET_USER_RESPONSE: Shape = Shape {
    name: "GetUserResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "User",
            location: Location::Body,
            location_name: "User",
            required: true,
            shape: &USER,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static INVALID_INPUT_EXCEPTION: Shape = Shape {
    name: "InvalidInputException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &INVALID_INPUT_MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
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
            shape: &LIMIT_EXCEEDED_MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static LIST_ACCESS_KEYS_REQUEST: Shape = Shape {
    name: "ListAccessKeysRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxItems",
                location: Location::Body,
                location_name: "MaxItems",
                required: false,
                shape: &MAX_ITEMS_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "UserName",
                location: Location::Body,
                location_name: "UserName",
                required: false,
                shape: &EXISTING_USER_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_ACCESS_KEYS_RESPONSE: Shape = Shape {
    name: "ListAccessKeysResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "AccessKeyMetadata",
                location: Location::Body,
                location_name: "AccessKeyMetadata",
                required: true,
                shape: &ACCESS_KEY_METADATA_LIST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "IsTruncated",
                location: Location::Body,
                location_name: "IsTruncated",
                required: false,
                shape: &BOOLEAN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &RESPONSE_MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_ATTACHED_ROLE_POLICIES_REQUEST: Shape = Shape {
    name: "ListAttachedRolePoliciesRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxItems",
                location: Location::Body,
                location_name: "MaxItems",
                required: false,
                shape: &MAX_ITEMS_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PathPrefix",
                location: Location::Body,
                location_name: "PathPrefix",
                required: false,
                shape: &POLICY_PATH_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleName",
                location: Location::Body,
                location_name: "RoleName",
                required: true,
                shape: &ROLE_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_ATTACHED_ROLE_POLICIES_RESPONSE: Shape = Shape {
    name: "ListAttachedRolePoliciesResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "AttachedPolicies",
                location: Location::Body,
                location_name: "AttachedPolicies",
                required: false,
                shape: &ATTACHED_POLICIES_LIST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "IsTruncated",
                location: Location::Body,
                location_name: "IsTruncated",
                required: false,
                shape: &BOOLEAN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &RESPONSE_MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_ATTACHED_USER_POLICIES_REQUEST: Shape = Shape {
    name: "ListAttachedUserPoliciesRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxItems",
                location: Location::Body,
                location_name: "MaxItems",
                required: false,
                shape: &MAX_ITEMS_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PathPrefix",
                location: Location::Body,
                location_name: "PathPrefix",
                required: false,
                shape: &POLICY_PATH_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "UserName",
                location: Location::Body,
                location_name: "UserName",
                required: true,
                shape: &USER_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_ATTACHED_USER_POLICIES_RESPONSE: Shape = Shape {
    name: "ListAttachedUserPoliciesResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "AttachedPolicies",
                location: Location::Body,
                location_name: "AttachedPolicies",
                required: false,
                shape: &ATTACHED_POLICIES_LIST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "IsTruncated",
                location: Location::Body,
                location_name: "IsTruncated",
                required: false,
                shape: &BOOLEAN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &RESPONSE_MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_ENTITIES_FOR_POLICY_REQUEST: Shape = Shape {
    name: "ListEntitiesForPolicyRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "EntityFilter",
                location: Location::Body,
                location_name: "EntityFilter",
                required: false,
                shape: &ENTITY_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxItems",
                location: Location::Body,
                location_name: "MaxItems",
                required: false,
                shape: &MAX_ITEMS_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PathPrefix",
                location: Location::Body,
                location_name: "PathPrefix",
                required: false,
                shape: &PATH_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyArn",
                location: Location::Body,
                location_name: "PolicyArn",
                required: true,
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyUsageFilter",
                location: Location::Body,
                location_name: "PolicyUsageFilter",
                required: false,
                shape: &POLICY_USAGE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_ENTITIES_FOR_POLICY_RESPONSE: Shape = Shape {
    name: "ListEntitiesForPolicyResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "IsTruncated",
                location: Location::Body,
                location_name: "IsTruncated",
                required: false,
                shape: &BOOLEAN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &RESPONSE_MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyGroups",
                location: Location::Body,
                location_name: "PolicyGroups",
                required: false,
                shape: &POLICY_GROUP_LIST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyRoles",
                location: Location::Body,
                location_name: "PolicyRoles",
                required: false,
                shape: &POLICY_ROLE_LIST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyUsers",
                location: Location::Body,
                location_name: "PolicyUsers",
                required: false,
                shape: &POLICY_USER_LIST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_POLICIES_REQUEST: Shape = Shape {
    name: "ListPoliciesRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxItems",
                location: Location::Body,
                location_name: "MaxItems",
                required: false,
                shape: &MAX_ITEMS_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "OnlyAttached",
                location: Location::Body,
                location_name: "OnlyAttached",
                required: false,
                shape: &BOOLEAN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PathPrefix",
                location: Location::Body,
                location_name: "PathPrefix",
                required: false,
                shape: &POLICY_PATH_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyUsageFilter",
                location: Location::Body,
                location_name: "PolicyUsageFilter",
                required: false,
                shape: &POLICY_USAGE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Scope",
                location: Location::Body,
                location_name: "Scope",
                required: false,
                shape: &POLICY_SCOPE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_POLICIES_RESPONSE: Shape = Shape {
    name: "ListPoliciesResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "IsTruncated",
                location: Location::Body,
                location_name: "IsTruncated",
                required: false,
                shape: &BOOLEAN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &RESPONSE_MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Policies",
                location: Location::Body,
                location_name: "Policies",
                required: false,
                shape: &POLICY_LIST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_POLICY_VERSIONS_REQUEST: Shape = Shape {
    name: "ListPolicyVersionsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxItems",
                location: Location::Body,
                location_name: "MaxItems",
                required: false,
                shape: &MAX_ITEMS_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyArn",
                location: Location::Body,
                location_name: "PolicyArn",
                required: true,
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_POLICY_VERSIONS_RESPONSE: Shape = Shape {
    name: "ListPolicyVersionsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "IsTruncated",
                location: Location::Body,
                location_name: "IsTruncated",
                required: false,
                shape: &BOOLEAN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &RESPONSE_MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Versions",
                location: Location::Body,
                location_name: "Versions",
                required: false,
                shape: &POLICY_DOCUMENT_VERSION_LIST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_ROLE_POLICIES_REQUEST: Shape = Shape {
    name: "ListRolePoliciesRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxItems",
                location: Location::Body,
                location_name: "MaxItems",
                required: false,
                shape: &MAX_ITEMS_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleName",
                location: Location::Body,
                location_name: "RoleName",
                required: true,
                shape: &ROLE_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_ROLE_POLICIES_RESPONSE: Shape = Shape {
    name: "ListRolePoliciesResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "IsTruncated",
                location: Location::Body,
                location_name: "IsTruncated",
                required: false,
                shape: &BOOLEAN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &RESPONSE_MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyNames",
                location: Location::Body,
                location_name: "PolicyNames",
                required: true,
                shape: &POLICY_NAME_LIST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_ROLE_TAGS_REQUEST: Shape = Shape {
    name: "ListRoleTagsRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxItems",
                location: Location::Body,
                location_name: "MaxItems",
                required: false,
                shape: &MAX_ITEMS_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleName",
                location: Location::Body,
                location_name: "RoleName",
                required: true,
                shape: &ROLE_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_ROLE_TAGS_RESPONSE: Shape = Shape {
    name: "ListRoleTagsResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "IsTruncated",
                location: Location::Body,
                location_name: "IsTruncated",
                required: false,
                shape: &BOOLEAN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &RESPONSE_MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Tags",
                location: Location::Body,
                location_name: "Tags",
                required: true,
                shape: &TAG_LIST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_ROLES_REQUEST: Shape = Shape {
    name: "ListRolesRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxItems",
                location: Location::Body,
                location_name: "MaxItems",
                required: false,
                shape: &MAX_ITEMS_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PathPrefix",
                location: Location::Body,
                location_name: "PathPrefix",
                required: false,
                shape: &PATH_PREFIX_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static LIST_ROLES_RESPONSE: Shape = Shape {
    name: "ListRolesResponse",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "IsTruncated",
                location: Location::Body,
                location_name: "IsTruncated",
                required: false,
                shape: &BOOLEAN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Marker",
                location: Location::Body,
                location_name: "Marker",
                required: false,
                shape: &RESPONSE_MARKER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Roles",
                location: Location::Body,
                location_name: "Roles",
                required: true,
                shape: &ROLE_LIST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
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

pub static NO_SUCH_ENTITY_EXCEPTION: Shape = Shape {
    name: "NoSuchEntityException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &NO_SUCH_ENTITY_MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static PERMISSIONS_BOUNDARY_ATTACHMENT_TYPE: Shape = Shape {
    name: "PermissionsBoundaryAttachmentType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["PermissionsBoundaryPolicy"],
    }),
};

pub static POLICY: Shape = Shape {
    name: "Policy",
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
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "AttachmentCount",
                location: Location::Body,
                location_name: "AttachmentCount",
                required: false,
                shape: &ATTACHMENT_COUNT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "CreateDate",
                location: Location::Body,
                location_name: "CreateDate",
                required: false,
                shape: &DATE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "DefaultVersionId",
                location: Location::Body,
                location_name: "DefaultVersionId",
                required: false,
                shape: &POLICY_VERSION_ID_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Description",
                location: Location::Body,
                location_name: "Description",
                required: false,
                shape: &POLICY_DESCRIPTION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "IsAttachable",
                location: Location::Body,
                location_name: "IsAttachable",
                required: false,
                shape: &BOOLEAN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Path",
                location: Location::Body,
                location_name: "Path",
                required: false,
                shape: &POLICY_PATH_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PermissionsBoundaryUsageCount",
                location: Location::Body,
                location_name: "PermissionsBoundaryUsageCount",
                required: false,
                shape: &ATTACHMENT_COUNT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyId",
                location: Location::Body,
                location_name: "PolicyId",
                required: false,
                shape: &ID_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyName",
                location: Location::Body,
                location_name: "PolicyName",
                required: false,
                shape: &POLICY_NAME_TYPE,
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
                name: "UpdateDate",
                location: Location::Body,
                location_name: "UpdateDate",
                required: false,
                shape: &DATE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static POLICY_GROUP: Shape = Shape {
    name: "PolicyGroup",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "GroupId",
                location: Location::Body,
                location_name: "GroupId",
                required: false,
                shape: &ID_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "GroupName",
                location: Location::Body,
                location_name: "GroupName",
                required: false,
                shape: &GROUP_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static POLICY_GROUP_LIST_TYPE: Shape = Shape {
    name: "PolicyGroupListType",
    sensitive: false,
    kind: Kind::List {
        member: &POLICY_GROUP,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static POLICY_NOT_ATTACHABLE_EXCEPTION: Shape = Shape {
    name: "PolicyNotAttachableException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &POLICY_NOT_ATTACHABLE_MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static POLICY_ROLE: Shape = Shape {
    name: "PolicyRole",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "RoleId",
                location: Location::Body,
                location_name: "RoleId",
                required: false,
                shape: &ID_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleName",
                location: Location::Body,
                location_name: "RoleName",
                required: false,
                shape: &ROLE_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static POLICY_ROLE_LIST_TYPE: Shape = Shape {
    name: "PolicyRoleListType",
    sensitive: false,
    kind: Kind::List {
        member: &POLICY_ROLE,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static POLICY_USAGE_TYPE: Shape = Shape {
    name: "PolicyUsageType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["PermissionsPolicy", "PermissionsBoundary"],
    }),
};

pub static POLICY_USER: Shape = Shape {
    name: "PolicyUser",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "UserId",
                location: Location::Body,
                location_name: "UserId",
                required: false,
                shape: &ID_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "UserName",
                location: Location::Body,
                location_name: "UserName",
                required: false,
                shape: &USER_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static POLICY_USER_LIST_TYPE: Shape = Shape {
    name: "PolicyUserListType",
    sensitive: false,
    kind: Kind::List {
        member: &POLICY_USER,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static POLICY_VERSION: Shape = Shape {
    name: "PolicyVersion",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "CreateDate",
                location: Location::Body,
                location_name: "CreateDate",
                required: false,
                shape: &DATE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Document",
                location: Location::Body,
                location_name: "Document",
                required: false,
                shape: &POLICY_DOCUMENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "IsDefaultVersion",
                location: Location::Body,
                location_name: "IsDefaultVersion",
                required: false,
                shape: &BOOLEAN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "VersionId",
                location: Location::Body,
                location_name: "VersionId",
                required: false,
                shape: &POLICY_VERSION_ID_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PUT_ROLE_POLICY_REQUEST: Shape = Shape {
    name: "PutRolePolicyRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PolicyDocument",
                location: Location::Body,
                location_name: "PolicyDocument",
                required: true,
                shape: &POLICY_DOCUMENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyName",
                location: Location::Body,
                location_name: "PolicyName",
                required: true,
                shape: &POLICY_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleName",
                location: Location::Body,
                location_name: "RoleName",
                required: true,
                shape: &ROLE_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static PUT_USER_POLICY_REQUEST: Shape = Shape {
    name: "PutUserPolicyRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PolicyDocument",
                location: Location::Body,
                location_name: "PolicyDocument",
                required: true,
                shape: &POLICY_DOCUMENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PolicyName",
                location: Location::Body,
                location_name: "PolicyName",
                required: true,
                shape: &POLICY_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "UserName",
                location: Location::Body,
                location_name: "UserName",
                required: true,
                shape: &EXISTING_USER_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static ROLE: Shape = Shape {
    name: "Role",
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
                name: "AssumeRolePolicyDocument",
                location: Location::Body,
                location_name: "AssumeRolePolicyDocument",
                required: false,
                shape: &POLICY_DOCUMENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "CreateDate",
                location: Location::Body,
                location_name: "CreateDate",
                required: true,
                shape: &DATE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Description",
                location: Location::Body,
                location_name: "Description",
                required: false,
                shape: &ROLE_DESCRIPTION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxSessionDuration",
                location: Location::Body,
                location_name: "MaxSessionDuration",
                required: false,
                shape: &ROLE_MAX_SESSION_DURATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxSigninSessionDuration",
                location: Location::Body,
                location_name: "MaxSigninSessionDuration",
                required: false,
                shape: &MAX_SIGNIN_SESSION_DURATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Path",
                location: Location::Body,
                location_name: "Path",
                required: true,
                shape: &PATH_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PermissionsBoundary",
                location: Location::Body,
                location_name: "PermissionsBoundary",
                required: false,
                shape: &ATTACHED_PERMISSIONS_BOUNDARY,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleId",
                location: Location::Body,
                location_name: "RoleId",
                required: true,
                shape: &ID_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleLastUsed",
                location: Location::Body,
                location_name: "RoleLastUsed",
                required: false,
                shape: &ROLE_LAST_USED,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleName",
                location: Location::Body,
                location_name: "RoleName",
                required: true,
                shape: &ROLE_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "SourceRoleTemplate",
                location: Location::Body,
                location_name: "SourceRoleTemplate",
                required: false,
                shape: &SOURCE_ROLE_TEMPLATE,
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
        ],
    }),
};

pub static ROLE_LAST_USED: Shape = Shape {
    name: "RoleLastUsed",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "LastUsedDate",
                location: Location::Body,
                location_name: "LastUsedDate",
                required: false,
                shape: &DATE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Region",
                location: Location::Body,
                location_name: "Region",
                required: false,
                shape: &STRING_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static SERVICE_FAILURE_EXCEPTION: Shape = Shape {
    name: "ServiceFailureException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &SERVICE_FAILURE_EXCEPTION_MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static SOURCE_ROLE_TEMPLATE: Shape = Shape {
    name: "SourceRoleTemplate",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "TemplateArn",
                location: Location::Body,
                location_name: "TemplateArn",
                required: true,
                shape: &ARN_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "TemplateMinorVersion",
                location: Location::Body,
                location_name: "TemplateMinorVersion",
                required: true,
                shape: &INTEGER_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
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

pub static TAG_ROLE_REQUEST: Shape = Shape {
    name: "TagRoleRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "RoleName",
                location: Location::Body,
                location_name: "RoleName",
                required: true,
                shape: &ROLE_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Tags",
                location: Location::Body,
                location_name: "Tags",
                required: true,
                shape: &TAG_LIST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static UNMODIFIABLE_ENTITY_EXCEPTION: Shape = Shape {
    name: "UnmodifiableEntityException",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[Member {
            name: "message",
            location: Location::Body,
            location_name: "message",
            required: false,
            shape: &UNMODIFIABLE_ENTITY_MESSAGE,
            idempotency_token: false,
            timestamp_format: None,
            json_value: false,
        }],
    }),
};

pub static UNTAG_ROLE_REQUEST: Shape = Shape {
    name: "UntagRoleRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "RoleName",
                location: Location::Body,
                location_name: "RoleName",
                required: true,
                shape: &ROLE_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "TagKeys",
                location: Location::Body,
                location_name: "TagKeys",
                required: true,
                shape: &TAG_KEY_LIST_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static UPDATE_ASSUME_ROLE_POLICY_REQUEST: Shape = Shape {
    name: "UpdateAssumeRolePolicyRequest",
    sensitive: false,
    kind: Kind::Structure(Structure {
        kind: StructureKind::Plain,
        payload: None,
        members: &[
            Member {
                name: "PolicyDocument",
                location: Location::Body,
                location_name: "PolicyDocument",
                required: true,
                shape: &POLICY_DOCUMENT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleName",
                location: Location::Body,
                location_name: "RoleName",
                required: true,
                shape: &ROLE_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static UPDATE_ROLE_REQUEST: Shape = Shape {
    name: "UpdateRoleRequest",
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
                shape: &ROLE_DESCRIPTION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxSessionDuration",
                location: Location::Body,
                location_name: "MaxSessionDuration",
                required: false,
                shape: &ROLE_MAX_SESSION_DURATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "MaxSigninSessionDuration",
                location: Location::Body,
                location_name: "MaxSigninSessionDuration",
                required: false,
                shape: &MAX_SIGNIN_SESSION_DURATION_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "ResetMaxSigninSessionDuration",
                location: Location::Body,
                location_name: "ResetMaxSigninSessionDuration",
                required: false,
                shape: &BOOLEAN_OBJECT_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "RoleName",
                location: Location::Body,
                location_name: "RoleName",
                required: true,
                shape: &ROLE_NAME_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
        ],
    }),
};

pub static UPDATE_ROLE_RESPONSE: Shape = Shape {
    name: "UpdateRoleResponse",
    sensitive: false,
    kind: Kind::Structure(Structure { kind: StructureKind::Plain, payload: None, members: &[] }),
};

pub static USER: Shape = Shape {
    name: "User",
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
                name: "CreateDate",
                location: Location::Body,
                location_name: "CreateDate",
                required: true,
                shape: &DATE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PasswordLastUsed",
                location: Location::Body,
                location_name: "PasswordLastUsed",
                required: false,
                shape: &DATE_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "Path",
                location: Location::Body,
                location_name: "Path",
                required: true,
                shape: &PATH_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "PermissionsBoundary",
                location: Location::Body,
                location_name: "PermissionsBoundary",
                required: false,
                shape: &ATTACHED_PERMISSIONS_BOUNDARY,
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
                name: "UserId",
                location: Location::Body,
                location_name: "UserId",
                required: true,
                shape: &ID_TYPE,
                idempotency_token: false,
                timestamp_format: None,
                json_value: false,
            },
            Member {
                name: "UserName",
                location: Location::Body,
                location_name: "UserName",
                required: true,
                shape: &USER_NAME_TYPE,
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
        pattern: Some(Pattern::new("[\\w]+")),
        values: &[],
    }),
};

pub static ACCESS_KEY_METADATA_LIST_TYPE: Shape = Shape {
    name: "accessKeyMetadataListType",
    sensitive: false,
    kind: Kind::List {
        member: &ACCESS_KEY_METADATA,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static ACCESS_KEY_SECRET_TYPE: Shape = Shape {
    name: "accessKeySecretType",
    sensitive: true,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static ARN_TYPE: Shape = Shape {
    name: "arnType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: Some(20.0), max: Some(2048.0) }, pattern: None, values: &[] }),
};

pub static ATTACHED_POLICIES_LIST_TYPE: Shape = Shape {
    name: "attachedPoliciesListType",
    sensitive: false,
    kind: Kind::List {
        member: &ATTACHED_POLICY,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static ATTACHMENT_COUNT_TYPE: Shape =
    Shape { name: "attachmentCountType", sensitive: false, kind: Kind::Integer(Range { min: None, max: None }) };

pub static BOOLEAN_OBJECT_TYPE: Shape = Shape { name: "booleanObjectType", sensitive: false, kind: Kind::Boolean };

pub static BOOLEAN_TYPE: Shape = Shape { name: "booleanType", sensitive: false, kind: Kind::Boolean };

pub static DATE_TYPE: Shape = Shape { name: "dateType", sensitive: false, kind: Kind::Timestamp(None) };

pub static DELETE_CONFLICT_MESSAGE: Shape = Shape {
    name: "deleteConflictMessage",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static ENTITY_ALREADY_EXISTS_MESSAGE: Shape = Shape {
    name: "entityAlreadyExistsMessage",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static EXISTING_USER_NAME_TYPE: Shape = Shape {
    name: "existingUserNameType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(128.0) },
        pattern: Some(Pattern::new("[\\w+=,.@-]+")),
        values: &[],
    }),
};

pub static GROUP_NAME_TYPE: Shape = Shape {
    name: "groupNameType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(128.0) },
        pattern: Some(Pattern::new("[\\w+=,.@-]+")),
        values: &[],
    }),
};

pub static ID_TYPE: Shape = Shape {
    name: "idType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(16.0), max: Some(128.0) },
        pattern: Some(Pattern::new("[\\w]+")),
        values: &[],
    }),
};

pub static INTEGER_TYPE: Shape =
    Shape { name: "integerType", sensitive: false, kind: Kind::Integer(Range { min: None, max: None }) };

pub static INVALID_INPUT_MESSAGE: Shape = Shape {
    name: "invalidInputMessage",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static LIMIT_EXCEEDED_MESSAGE: Shape = Shape {
    name: "limitExceededMessage",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static MALFORMED_POLICY_DOCUMENT_MESSAGE: Shape = Shape {
    name: "malformedPolicyDocumentMessage",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static MARKER_TYPE: Shape = Shape {
    name: "markerType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(320.0) },
        pattern: Some(Pattern::new("[\\u0020-\\u00FF]+")),
        values: &[],
    }),
};

pub static MAX_ITEMS_TYPE: Shape =
    Shape { name: "maxItemsType", sensitive: false, kind: Kind::Integer(Range { min: Some(1.0), max: Some(1000.0) }) };

pub static MAX_SIGNIN_SESSION_DURATION_TYPE: Shape = Shape {
    name: "maxSigninSessionDurationType",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(3600.0), max: Some(7776000.0) }),
};

pub static NO_SUCH_ENTITY_MESSAGE: Shape = Shape {
    name: "noSuchEntityMessage",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static PATH_PREFIX_TYPE: Shape = Shape {
    name: "pathPrefixType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(512.0) },
        pattern: Some(Pattern::new("\\u002F[\\u0021-\\u007F]*")),
        values: &[],
    }),
};

pub static PATH_TYPE: Shape = Shape {
    name: "pathType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(512.0) },
        pattern: Some(Pattern::new("(\\u002F)|(\\u002F[\\u0021-\\u007E]+\\u002F)")),
        values: &[],
    }),
};

pub static POLICY_DESCRIPTION_TYPE: Shape = Shape {
    name: "policyDescriptionType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: Some(1000.0) }, pattern: None, values: &[] }),
};

pub static POLICY_DOCUMENT_TYPE: Shape = Shape {
    name: "policyDocumentType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(131072.0) },
        pattern: Some(Pattern::new("[\\u0009\\u000A\\u000D\\u0020-\\u00FF]+")),
        values: &[],
    }),
};

pub static POLICY_DOCUMENT_VERSION_LIST_TYPE: Shape = Shape {
    name: "policyDocumentVersionListType",
    sensitive: false,
    kind: Kind::List {
        member: &POLICY_VERSION,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static POLICY_LIST_TYPE: Shape = Shape {
    name: "policyListType",
    sensitive: false,
    kind: Kind::List { member: &POLICY, member_name: None, flattened: false, range: Range { min: None, max: None } },
};

pub static POLICY_NAME_LIST_TYPE: Shape = Shape {
    name: "policyNameListType",
    sensitive: false,
    kind: Kind::List {
        member: &POLICY_NAME_TYPE,
        member_name: None,
        flattened: false,
        range: Range { min: None, max: None },
    },
};

pub static POLICY_NAME_TYPE: Shape = Shape {
    name: "policyNameType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(128.0) },
        pattern: Some(Pattern::new("[\\w+=,.@-]+")),
        values: &[],
    }),
};

pub static POLICY_NOT_ATTACHABLE_MESSAGE: Shape = Shape {
    name: "policyNotAttachableMessage",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static POLICY_PATH_TYPE: Shape = Shape {
    name: "policyPathType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(512.0) },
        pattern: Some(Pattern::new("((/[A-Za-z0-9\\.,\\+@=_-]+)*)/")),
        values: &[],
    }),
};

pub static POLICY_SCOPE_TYPE: Shape = Shape {
    name: "policyScopeType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &["All", "AWS", "Local"] }),
};

pub static POLICY_VERSION_ID_TYPE: Shape = Shape {
    name: "policyVersionIdType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: Some(Pattern::new("v[1-9][0-9]*(\\.[A-Za-z0-9-]*)?")),
        values: &[],
    }),
};

pub static RESPONSE_MARKER_TYPE: Shape = Shape {
    name: "responseMarkerType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static ROLE_DESCRIPTION_TYPE: Shape = Shape {
    name: "roleDescriptionType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: Some(1000.0) },
        pattern: Some(Pattern::new("[\\u0009\\u000A\\u000D\\u0020-\\u007E\\u00A1-\\u00FF]*")),
        values: &[],
    }),
};

pub static ROLE_LIST_TYPE: Shape = Shape {
    name: "roleListType",
    sensitive: false,
    kind: Kind::List { member: &ROLE, member_name: None, flattened: false, range: Range { min: None, max: None } },
};

pub static ROLE_MAX_SESSION_DURATION_TYPE: Shape = Shape {
    name: "roleMaxSessionDurationType",
    sensitive: false,
    kind: Kind::Integer(Range { min: Some(3600.0), max: Some(43200.0) }),
};

pub static ROLE_NAME_TYPE: Shape = Shape {
    name: "roleNameType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(64.0) },
        pattern: Some(Pattern::new("[\\w+=,.@-]+")),
        values: &[],
    }),
};

pub static SERVICE_FAILURE_EXCEPTION_MESSAGE: Shape = Shape {
    name: "serviceFailureExceptionMessage",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static STATUS_TYPE: Shape = Shape {
    name: "statusType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: None, max: None },
        pattern: None,
        values: &["Active", "Inactive", "Expired"],
    }),
};

pub static STRING_TYPE: Shape = Shape {
    name: "stringType",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
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

pub static UNMODIFIABLE_ENTITY_MESSAGE: Shape = Shape {
    name: "unmodifiableEntityMessage",
    sensitive: false,
    kind: Kind::String(Text { range: Range { min: None, max: None }, pattern: None, values: &[] }),
};

pub static USER_NAME_TYPE: Shape = Shape {
    name: "userNameType",
    sensitive: false,
    kind: Kind::String(Text {
        range: Range { min: Some(1.0), max: Some(64.0) },
        pattern: Some(Pattern::new("[\\w+=,.@-]+")),
        values: &[],
    }),
};
