// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The exceptions of `lambda`, with the HTTP status and code of each.

use super::types;
use crate::AwsError;

/// An exception that an operation of the service answers with.
#[derive(Clone, Debug, PartialEq)]
pub enum Error {
    /// `AliasLimitExceededException`, HTTP 400.
    AliasLimitExceededException(types::AliasLimitExceededException),
    /// `CodeArtifactUserDeletedException`, HTTP 409.
    CodeArtifactUserDeletedException(types::CodeArtifactUserDeletedException),
    /// `CodeArtifactUserFailedException`, HTTP 409.
    CodeArtifactUserFailedException(types::CodeArtifactUserFailedException),
    /// `CodeArtifactUserPendingException`, HTTP 409.
    CodeArtifactUserPendingException(types::CodeArtifactUserPendingException),
    /// `CodeSigningConfigNotFoundException`, HTTP 404.
    CodeSigningConfigNotFoundException(types::CodeSigningConfigNotFoundException),
    /// `CodeStorageExceededException`, HTTP 400.
    CodeStorageExceededException(types::CodeStorageExceededException),
    /// `CodeVerificationFailedException`, HTTP 400.
    CodeVerificationFailedException(types::CodeVerificationFailedException),
    /// `DurableExecutionAlreadyStartedException`, HTTP 409.
    DurableExecutionAlreadyStartedException(types::DurableExecutionAlreadyStartedException),
    /// `EC2AccessDeniedException`, HTTP 502.
    EC2AccessDeniedException(types::EC2AccessDeniedException),
    /// `EC2ThrottledException`, HTTP 502.
    EC2ThrottledException(types::EC2ThrottledException),
    /// `EC2UnexpectedException`, HTTP 502.
    EC2UnexpectedException(types::EC2UnexpectedException),
    /// `EFSIOException`, HTTP 410.
    EFSIOException(types::EFSIOException),
    /// `EFSMountConnectivityException`, HTTP 408.
    EFSMountConnectivityException(types::EFSMountConnectivityException),
    /// `EFSMountFailureException`, HTTP 403.
    EFSMountFailureException(types::EFSMountFailureException),
    /// `EFSMountTimeoutException`, HTTP 408.
    EFSMountTimeoutException(types::EFSMountTimeoutException),
    /// `ENILimitReachedException`, HTTP 502.
    ENILimitReachedException(types::ENILimitReachedException),
    /// `ENINotReadyException`, HTTP 502.
    ENINotReadyException(types::ENINotReadyException),
    /// `FunctionVersionsPerCapacityProviderLimitExceededException`, HTTP 400.
    FunctionVersionsPerCapacityProviderLimitExceededException(
        types::FunctionVersionsPerCapacityProviderLimitExceededException,
    ),
    /// `InvalidCodeSignatureException`, HTTP 400.
    InvalidCodeSignatureException(types::InvalidCodeSignatureException),
    /// `InvalidParameterValueException`, HTTP 400.
    InvalidParameterValueException(types::InvalidParameterValueException),
    /// `InvalidRequestContentException`, HTTP 400.
    InvalidRequestContentException(types::InvalidRequestContentException),
    /// `InvalidRuntimeException`, HTTP 502.
    InvalidRuntimeException(types::InvalidRuntimeException),
    /// `InvalidSecurityGroupIDException`, HTTP 502.
    InvalidSecurityGroupIDException(types::InvalidSecurityGroupIDException),
    /// `InvalidSubnetIDException`, HTTP 502.
    InvalidSubnetIDException(types::InvalidSubnetIDException),
    /// `InvalidZipFileException`, HTTP 502.
    InvalidZipFileException(types::InvalidZipFileException),
    /// `KMSAccessDeniedException`, HTTP 502.
    KMSAccessDeniedException(types::KMSAccessDeniedException),
    /// `KMSDisabledException`, HTTP 502.
    KMSDisabledException(types::KMSDisabledException),
    /// `KMSInvalidStateException`, HTTP 502.
    KMSInvalidStateException(types::KMSInvalidStateException),
    /// `KMSNotFoundException`, HTTP 502.
    KMSNotFoundException(types::KMSNotFoundException),
    /// `ModeNotSupportedException`, HTTP 400.
    ModeNotSupportedException(types::ModeNotSupportedException),
    /// `NoPublishedVersionException`, HTTP 400.
    NoPublishedVersionException(types::NoPublishedVersionException),
    /// `PolicyLengthExceededException`, HTTP 400.
    PolicyLengthExceededException(types::PolicyLengthExceededException),
    /// `PreconditionFailedException`, HTTP 412.
    PreconditionFailedException(types::PreconditionFailedException),
    /// `PublicPolicyException`, HTTP 400.
    PublicPolicyException(types::PublicPolicyException),
    /// `RecursiveInvocationException`, HTTP 400.
    RecursiveInvocationException(types::RecursiveInvocationException),
    /// `RequestTooLargeException`, HTTP 413.
    RequestTooLargeException(types::RequestTooLargeException),
    /// `ResourceConflictException`, HTTP 409.
    ResourceConflictException(types::ResourceConflictException),
    /// `ResourceNotFoundException`, HTTP 404.
    ResourceNotFoundException(types::ResourceNotFoundException),
    /// `ResourceNotReadyException`, HTTP 502.
    ResourceNotReadyException(types::ResourceNotReadyException),
    /// `RuntimeAliasDeletedException`, HTTP 409.
    RuntimeAliasDeletedException(types::RuntimeAliasDeletedException),
    /// `RuntimeVersionDeletedException`, HTTP 409.
    RuntimeVersionDeletedException(types::RuntimeVersionDeletedException),
    /// `S3FilesMountConnectivityException`, HTTP 408.
    S3FilesMountConnectivityException(types::S3FilesMountConnectivityException),
    /// `S3FilesMountFailureException`, HTTP 403.
    S3FilesMountFailureException(types::S3FilesMountFailureException),
    /// `S3FilesMountTimeoutException`, HTTP 408.
    S3FilesMountTimeoutException(types::S3FilesMountTimeoutException),
    /// `SerializedRequestEntityTooLargeException`, HTTP 413.
    SerializedRequestEntityTooLargeException(types::SerializedRequestEntityTooLargeException),
    /// `ServiceException`, HTTP 500.
    ServiceException(types::ServiceException),
    /// `ServiceQuotaExceededException`, HTTP 402.
    ServiceQuotaExceededException(types::ServiceQuotaExceededException),
    /// `SnapStartException`, HTTP 400.
    SnapStartException(types::SnapStartException),
    /// `SnapStartNotReadyException`, HTTP 409.
    SnapStartNotReadyException(types::SnapStartNotReadyException),
    /// `SnapStartRegenerationFailureException`, HTTP 409.
    SnapStartRegenerationFailureException(types::SnapStartRegenerationFailureException),
    /// `SnapStartTimeoutException`, HTTP 408.
    SnapStartTimeoutException(types::SnapStartTimeoutException),
    /// `SubnetIPAddressLimitReachedException`, HTTP 502.
    SubnetIPAddressLimitReachedException(types::SubnetIPAddressLimitReachedException),
    /// `TooManyRequestsException`, HTTP 429.
    TooManyRequestsException(types::TooManyRequestsException),
    /// `UnsupportedMediaTypeException`, HTTP 415.
    UnsupportedMediaTypeException(types::UnsupportedMediaTypeException),
}

impl Error {
    /// A `AliasLimitExceededException` with this message.
    #[must_use]
    pub fn alias_limit_exceeded(message: impl Into<String>) -> Self {
        Self::AliasLimitExceededException(types::AliasLimitExceededException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `CodeArtifactUserDeletedException` with this message.
    #[must_use]
    pub fn code_artifact_user_deleted(message: impl Into<String>) -> Self {
        Self::CodeArtifactUserDeletedException(types::CodeArtifactUserDeletedException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `CodeArtifactUserFailedException` with this message.
    #[must_use]
    pub fn code_artifact_user_failed(message: impl Into<String>) -> Self {
        Self::CodeArtifactUserFailedException(types::CodeArtifactUserFailedException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `CodeArtifactUserPendingException` with this message.
    #[must_use]
    pub fn code_artifact_user_pending(message: impl Into<String>) -> Self {
        Self::CodeArtifactUserPendingException(types::CodeArtifactUserPendingException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `CodeSigningConfigNotFoundException` with this message.
    #[must_use]
    pub fn code_signing_config_not_found(message: impl Into<String>) -> Self {
        Self::CodeSigningConfigNotFoundException(types::CodeSigningConfigNotFoundException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `CodeStorageExceededException` with this message.
    #[must_use]
    pub fn code_storage_exceeded(message: impl Into<String>) -> Self {
        Self::CodeStorageExceededException(types::CodeStorageExceededException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `CodeVerificationFailedException` with this message.
    #[must_use]
    pub fn code_verification_failed(message: impl Into<String>) -> Self {
        Self::CodeVerificationFailedException(types::CodeVerificationFailedException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `DurableExecutionAlreadyStartedException` with this message.
    #[must_use]
    pub fn durable_execution_already_started(message: impl Into<String>) -> Self {
        Self::DurableExecutionAlreadyStartedException(types::DurableExecutionAlreadyStartedException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `EC2AccessDeniedException` with this message.
    #[must_use]
    pub fn ec2_access_denied(message: impl Into<String>) -> Self {
        Self::EC2AccessDeniedException(types::EC2AccessDeniedException { message: Some(message.into()), r#type: None })
    }

    /// A `EC2ThrottledException` with this message.
    #[must_use]
    pub fn ec2_throttled(message: impl Into<String>) -> Self {
        Self::EC2ThrottledException(types::EC2ThrottledException { message: Some(message.into()), r#type: None })
    }

    /// A `EC2UnexpectedException` with this message.
    #[must_use]
    pub fn ec2_unexpected(message: impl Into<String>) -> Self {
        Self::EC2UnexpectedException(types::EC2UnexpectedException {
            message: Some(message.into()),
            ec2_error_code: None,
            r#type: None,
        })
    }

    /// A `EFSIOException` with this message.
    #[must_use]
    pub fn efsio(message: impl Into<String>) -> Self {
        Self::EFSIOException(types::EFSIOException { message: Some(message.into()), r#type: None })
    }

    /// A `EFSMountConnectivityException` with this message.
    #[must_use]
    pub fn efs_mount_connectivity(message: impl Into<String>) -> Self {
        Self::EFSMountConnectivityException(types::EFSMountConnectivityException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `EFSMountFailureException` with this message.
    #[must_use]
    pub fn efs_mount_failure(message: impl Into<String>) -> Self {
        Self::EFSMountFailureException(types::EFSMountFailureException { message: Some(message.into()), r#type: None })
    }

    /// A `EFSMountTimeoutException` with this message.
    #[must_use]
    pub fn efs_mount_timeout(message: impl Into<String>) -> Self {
        Self::EFSMountTimeoutException(types::EFSMountTimeoutException { message: Some(message.into()), r#type: None })
    }

    /// A `ENILimitReachedException` with this message.
    #[must_use]
    pub fn eni_limit_reached(message: impl Into<String>) -> Self {
        Self::ENILimitReachedException(types::ENILimitReachedException { message: Some(message.into()), r#type: None })
    }

    /// A `ENINotReadyException` with this message.
    #[must_use]
    pub fn eni_not_ready(message: impl Into<String>) -> Self {
        Self::ENINotReadyException(types::ENINotReadyException { message: Some(message.into()), r#type: None })
    }

    /// A `FunctionVersionsPerCapacityProviderLimitExceededException` with this message.
    #[must_use]
    pub fn function_versions_per_capacity_provider_limit_exceeded(message: impl Into<String>) -> Self {
        Self::FunctionVersionsPerCapacityProviderLimitExceededException(
            types::FunctionVersionsPerCapacityProviderLimitExceededException {
                message: Some(message.into()),
                r#type: None,
            },
        )
    }

    /// A `InvalidCodeSignatureException` with this message.
    #[must_use]
    pub fn invalid_code_signature(message: impl Into<String>) -> Self {
        Self::InvalidCodeSignatureException(types::InvalidCodeSignatureException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `InvalidParameterValueException` with this message.
    #[must_use]
    pub fn invalid_parameter_value(message: impl Into<String>) -> Self {
        Self::InvalidParameterValueException(types::InvalidParameterValueException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `InvalidRequestContentException` with this message.
    #[must_use]
    pub fn invalid_request_content(message: impl Into<String>) -> Self {
        Self::InvalidRequestContentException(types::InvalidRequestContentException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `InvalidRuntimeException` with this message.
    #[must_use]
    pub fn invalid_runtime(message: impl Into<String>) -> Self {
        Self::InvalidRuntimeException(types::InvalidRuntimeException { message: Some(message.into()), r#type: None })
    }

    /// A `InvalidSecurityGroupIDException` with this message.
    #[must_use]
    pub fn invalid_security_group_id(message: impl Into<String>) -> Self {
        Self::InvalidSecurityGroupIDException(types::InvalidSecurityGroupIDException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `InvalidSubnetIDException` with this message.
    #[must_use]
    pub fn invalid_subnet_id(message: impl Into<String>) -> Self {
        Self::InvalidSubnetIDException(types::InvalidSubnetIDException { message: Some(message.into()), r#type: None })
    }

    /// A `InvalidZipFileException` with this message.
    #[must_use]
    pub fn invalid_zip_file(message: impl Into<String>) -> Self {
        Self::InvalidZipFileException(types::InvalidZipFileException { message: Some(message.into()), r#type: None })
    }

    /// A `KMSAccessDeniedException` with this message.
    #[must_use]
    pub fn kms_access_denied(message: impl Into<String>) -> Self {
        Self::KMSAccessDeniedException(types::KMSAccessDeniedException { message: Some(message.into()), r#type: None })
    }

    /// A `KMSDisabledException` with this message.
    #[must_use]
    pub fn kms_disabled(message: impl Into<String>) -> Self {
        Self::KMSDisabledException(types::KMSDisabledException { message: Some(message.into()), r#type: None })
    }

    /// A `KMSInvalidStateException` with this message.
    #[must_use]
    pub fn kms_invalid_state(message: impl Into<String>) -> Self {
        Self::KMSInvalidStateException(types::KMSInvalidStateException { message: Some(message.into()), r#type: None })
    }

    /// A `KMSNotFoundException` with this message.
    #[must_use]
    pub fn kms_not_found(message: impl Into<String>) -> Self {
        Self::KMSNotFoundException(types::KMSNotFoundException { message: Some(message.into()), r#type: None })
    }

    /// A `ModeNotSupportedException` with this message.
    #[must_use]
    pub fn mode_not_supported(message: impl Into<String>) -> Self {
        Self::ModeNotSupportedException(types::ModeNotSupportedException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `NoPublishedVersionException` with this message.
    #[must_use]
    pub fn no_published_version(message: impl Into<String>) -> Self {
        Self::NoPublishedVersionException(types::NoPublishedVersionException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `PolicyLengthExceededException` with this message.
    #[must_use]
    pub fn policy_length_exceeded(message: impl Into<String>) -> Self {
        Self::PolicyLengthExceededException(types::PolicyLengthExceededException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `PreconditionFailedException` with this message.
    #[must_use]
    pub fn precondition_failed(message: impl Into<String>) -> Self {
        Self::PreconditionFailedException(types::PreconditionFailedException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `PublicPolicyException` with this message.
    #[must_use]
    pub fn public_policy(message: impl Into<String>) -> Self {
        Self::PublicPolicyException(types::PublicPolicyException { message: Some(message.into()), r#type: None })
    }

    /// A `RecursiveInvocationException` with this message.
    #[must_use]
    pub fn recursive_invocation(message: impl Into<String>) -> Self {
        Self::RecursiveInvocationException(types::RecursiveInvocationException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `RequestTooLargeException` with this message.
    #[must_use]
    pub fn request_too_large(message: impl Into<String>) -> Self {
        Self::RequestTooLargeException(types::RequestTooLargeException { message: Some(message.into()), r#type: None })
    }

    /// A `ResourceConflictException` with this message.
    #[must_use]
    pub fn resource_conflict(message: impl Into<String>) -> Self {
        Self::ResourceConflictException(types::ResourceConflictException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `ResourceNotFoundException` with this message.
    #[must_use]
    pub fn resource_not_found(message: impl Into<String>) -> Self {
        Self::ResourceNotFoundException(types::ResourceNotFoundException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `ResourceNotReadyException` with this message.
    #[must_use]
    pub fn resource_not_ready(message: impl Into<String>) -> Self {
        Self::ResourceNotReadyException(types::ResourceNotReadyException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `RuntimeAliasDeletedException` with this message.
    #[must_use]
    pub fn runtime_alias_deleted(message: impl Into<String>) -> Self {
        Self::RuntimeAliasDeletedException(types::RuntimeAliasDeletedException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `RuntimeVersionDeletedException` with this message.
    #[must_use]
    pub fn runtime_version_deleted(message: impl Into<String>) -> Self {
        Self::RuntimeVersionDeletedException(types::RuntimeVersionDeletedException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `S3FilesMountConnectivityException` with this message.
    #[must_use]
    pub fn s3_files_mount_connectivity(message: impl Into<String>) -> Self {
        Self::S3FilesMountConnectivityException(types::S3FilesMountConnectivityException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `S3FilesMountFailureException` with this message.
    #[must_use]
    pub fn s3_files_mount_failure(message: impl Into<String>) -> Self {
        Self::S3FilesMountFailureException(types::S3FilesMountFailureException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `S3FilesMountTimeoutException` with this message.
    #[must_use]
    pub fn s3_files_mount_timeout(message: impl Into<String>) -> Self {
        Self::S3FilesMountTimeoutException(types::S3FilesMountTimeoutException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `SerializedRequestEntityTooLargeException` with this message.
    #[must_use]
    pub fn serialized_request_entity_too_large(message: impl Into<String>) -> Self {
        Self::SerializedRequestEntityTooLargeException(types::SerializedRequestEntityTooLargeException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `ServiceException` with this message.
    #[must_use]
    pub fn service(message: impl Into<String>) -> Self {
        Self::ServiceException(types::ServiceException { message: Some(message.into()), r#type: None })
    }

    /// A `ServiceQuotaExceededException` with this message.
    #[must_use]
    pub fn service_quota_exceeded(message: impl Into<String>) -> Self {
        Self::ServiceQuotaExceededException(types::ServiceQuotaExceededException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `SnapStartException` with this message.
    #[must_use]
    pub fn snap_start(message: impl Into<String>) -> Self {
        Self::SnapStartException(types::SnapStartException { message: Some(message.into()), r#type: None })
    }

    /// A `SnapStartNotReadyException` with this message.
    #[must_use]
    pub fn snap_start_not_ready(message: impl Into<String>) -> Self {
        Self::SnapStartNotReadyException(types::SnapStartNotReadyException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `SnapStartRegenerationFailureException` with this message.
    #[must_use]
    pub fn snap_start_regeneration_failure(message: impl Into<String>) -> Self {
        Self::SnapStartRegenerationFailureException(types::SnapStartRegenerationFailureException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `SnapStartTimeoutException` with this message.
    #[must_use]
    pub fn snap_start_timeout(message: impl Into<String>) -> Self {
        Self::SnapStartTimeoutException(types::SnapStartTimeoutException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `SubnetIPAddressLimitReachedException` with this message.
    #[must_use]
    pub fn subnet_ip_address_limit_reached(message: impl Into<String>) -> Self {
        Self::SubnetIPAddressLimitReachedException(types::SubnetIPAddressLimitReachedException {
            message: Some(message.into()),
            r#type: None,
        })
    }

    /// A `TooManyRequestsException` with this message.
    #[must_use]
    pub fn too_many_requests(message: impl Into<String>) -> Self {
        Self::TooManyRequestsException(types::TooManyRequestsException {
            message: Some(message.into()),
            reason: None,
            r#type: None,
            retry_after_seconds: None,
        })
    }

    /// A `UnsupportedMediaTypeException` with this message.
    #[must_use]
    pub fn unsupported_media_type(message: impl Into<String>) -> Self {
        Self::UnsupportedMediaTypeException(types::UnsupportedMediaTypeException {
            message: Some(message.into()),
            r#type: None,
        })
    }
}

impl AwsError for Error {
    fn code(&self) -> &'static str {
        match self {
            Self::AliasLimitExceededException(_) => "AliasLimitExceededException",
            Self::CodeArtifactUserDeletedException(_) => "CodeArtifactUserDeletedException",
            Self::CodeArtifactUserFailedException(_) => "CodeArtifactUserFailedException",
            Self::CodeArtifactUserPendingException(_) => "CodeArtifactUserPendingException",
            Self::CodeSigningConfigNotFoundException(_) => "CodeSigningConfigNotFoundException",
            Self::CodeStorageExceededException(_) => "CodeStorageExceededException",
            Self::CodeVerificationFailedException(_) => "CodeVerificationFailedException",
            Self::DurableExecutionAlreadyStartedException(_) => "DurableExecutionAlreadyStartedException",
            Self::EC2AccessDeniedException(_) => "EC2AccessDeniedException",
            Self::EC2ThrottledException(_) => "EC2ThrottledException",
            Self::EC2UnexpectedException(_) => "EC2UnexpectedException",
            Self::EFSIOException(_) => "EFSIOException",
            Self::EFSMountConnectivityException(_) => "EFSMountConnectivityException",
            Self::EFSMountFailureException(_) => "EFSMountFailureException",
            Self::EFSMountTimeoutException(_) => "EFSMountTimeoutException",
            Self::ENILimitReachedException(_) => "ENILimitReachedException",
            Self::ENINotReadyException(_) => "ENINotReadyException",
            Self::FunctionVersionsPerCapacityProviderLimitExceededException(_) => {
                "FunctionVersionsPerCapacityProviderLimitExceededException"
            }
            Self::InvalidCodeSignatureException(_) => "InvalidCodeSignatureException",
            Self::InvalidParameterValueException(_) => "InvalidParameterValueException",
            Self::InvalidRequestContentException(_) => "InvalidRequestContentException",
            Self::InvalidRuntimeException(_) => "InvalidRuntimeException",
            Self::InvalidSecurityGroupIDException(_) => "InvalidSecurityGroupIDException",
            Self::InvalidSubnetIDException(_) => "InvalidSubnetIDException",
            Self::InvalidZipFileException(_) => "InvalidZipFileException",
            Self::KMSAccessDeniedException(_) => "KMSAccessDeniedException",
            Self::KMSDisabledException(_) => "KMSDisabledException",
            Self::KMSInvalidStateException(_) => "KMSInvalidStateException",
            Self::KMSNotFoundException(_) => "KMSNotFoundException",
            Self::ModeNotSupportedException(_) => "ModeNotSupportedException",
            Self::NoPublishedVersionException(_) => "NoPublishedVersionException",
            Self::PolicyLengthExceededException(_) => "PolicyLengthExceededException",
            Self::PreconditionFailedException(_) => "PreconditionFailedException",
            Self::PublicPolicyException(_) => "PublicPolicyException",
            Self::RecursiveInvocationException(_) => "RecursiveInvocationException",
            Self::RequestTooLargeException(_) => "RequestTooLargeException",
            Self::ResourceConflictException(_) => "ResourceConflictException",
            Self::ResourceNotFoundException(_) => "ResourceNotFoundException",
            Self::ResourceNotReadyException(_) => "ResourceNotReadyException",
            Self::RuntimeAliasDeletedException(_) => "RuntimeAliasDeletedException",
            Self::RuntimeVersionDeletedException(_) => "RuntimeVersionDeletedException",
            Self::S3FilesMountConnectivityException(_) => "S3FilesMountConnectivityException",
            Self::S3FilesMountFailureException(_) => "S3FilesMountFailureException",
            Self::S3FilesMountTimeoutException(_) => "S3FilesMountTimeoutException",
            Self::SerializedRequestEntityTooLargeException(_) => "SerializedRequestEntityTooLargeException",
            Self::ServiceException(_) => "ServiceException",
            Self::ServiceQuotaExceededException(_) => "ServiceQuotaExceededException",
            Self::SnapStartException(_) => "SnapStartException",
            Self::SnapStartNotReadyException(_) => "SnapStartNotReadyException",
            Self::SnapStartRegenerationFailureException(_) => "SnapStartRegenerationFailureException",
            Self::SnapStartTimeoutException(_) => "SnapStartTimeoutException",
            Self::SubnetIPAddressLimitReachedException(_) => "SubnetIPAddressLimitReachedException",
            Self::TooManyRequestsException(_) => "TooManyRequestsException",
            Self::UnsupportedMediaTypeException(_) => "UnsupportedMediaTypeException",
        }
    }

    fn status(&self) -> u16 {
        match self {
            Self::AliasLimitExceededException(_) => 400,
            Self::CodeArtifactUserDeletedException(_) => 409,
            Self::CodeArtifactUserFailedException(_) => 409,
            Self::CodeArtifactUserPendingException(_) => 409,
            Self::CodeSigningConfigNotFoundException(_) => 404,
            Self::CodeStorageExceededException(_) => 400,
            Self::CodeVerificationFailedException(_) => 400,
            Self::DurableExecutionAlreadyStartedException(_) => 409,
            Self::EC2AccessDeniedException(_) => 502,
            Self::EC2ThrottledException(_) => 502,
            Self::EC2UnexpectedException(_) => 502,
            Self::EFSIOException(_) => 410,
            Self::EFSMountConnectivityException(_) => 408,
            Self::EFSMountFailureException(_) => 403,
            Self::EFSMountTimeoutException(_) => 408,
            Self::ENILimitReachedException(_) => 502,
            Self::ENINotReadyException(_) => 502,
            Self::FunctionVersionsPerCapacityProviderLimitExceededException(_) => 400,
            Self::InvalidCodeSignatureException(_) => 400,
            Self::InvalidParameterValueException(_) => 400,
            Self::InvalidRequestContentException(_) => 400,
            Self::InvalidRuntimeException(_) => 502,
            Self::InvalidSecurityGroupIDException(_) => 502,
            Self::InvalidSubnetIDException(_) => 502,
            Self::InvalidZipFileException(_) => 502,
            Self::KMSAccessDeniedException(_) => 502,
            Self::KMSDisabledException(_) => 502,
            Self::KMSInvalidStateException(_) => 502,
            Self::KMSNotFoundException(_) => 502,
            Self::ModeNotSupportedException(_) => 400,
            Self::NoPublishedVersionException(_) => 400,
            Self::PolicyLengthExceededException(_) => 400,
            Self::PreconditionFailedException(_) => 412,
            Self::PublicPolicyException(_) => 400,
            Self::RecursiveInvocationException(_) => 400,
            Self::RequestTooLargeException(_) => 413,
            Self::ResourceConflictException(_) => 409,
            Self::ResourceNotFoundException(_) => 404,
            Self::ResourceNotReadyException(_) => 502,
            Self::RuntimeAliasDeletedException(_) => 409,
            Self::RuntimeVersionDeletedException(_) => 409,
            Self::S3FilesMountConnectivityException(_) => 408,
            Self::S3FilesMountFailureException(_) => 403,
            Self::S3FilesMountTimeoutException(_) => 408,
            Self::SerializedRequestEntityTooLargeException(_) => 413,
            Self::ServiceException(_) => 500,
            Self::ServiceQuotaExceededException(_) => 402,
            Self::SnapStartException(_) => 400,
            Self::SnapStartNotReadyException(_) => 409,
            Self::SnapStartRegenerationFailureException(_) => 409,
            Self::SnapStartTimeoutException(_) => 408,
            Self::SubnetIPAddressLimitReachedException(_) => 502,
            Self::TooManyRequestsException(_) => 429,
            Self::UnsupportedMediaTypeException(_) => 415,
        }
    }

    fn message(&self) -> Option<&str> {
        match self {
            Self::AliasLimitExceededException(error) => error.message.as_deref(),
            Self::CodeArtifactUserDeletedException(error) => error.message.as_deref(),
            Self::CodeArtifactUserFailedException(error) => error.message.as_deref(),
            Self::CodeArtifactUserPendingException(error) => error.message.as_deref(),
            Self::CodeSigningConfigNotFoundException(error) => error.message.as_deref(),
            Self::CodeStorageExceededException(error) => error.message.as_deref(),
            Self::CodeVerificationFailedException(error) => error.message.as_deref(),
            Self::DurableExecutionAlreadyStartedException(error) => error.message.as_deref(),
            Self::EC2AccessDeniedException(error) => error.message.as_deref(),
            Self::EC2ThrottledException(error) => error.message.as_deref(),
            Self::EC2UnexpectedException(error) => error.message.as_deref(),
            Self::EFSIOException(error) => error.message.as_deref(),
            Self::EFSMountConnectivityException(error) => error.message.as_deref(),
            Self::EFSMountFailureException(error) => error.message.as_deref(),
            Self::EFSMountTimeoutException(error) => error.message.as_deref(),
            Self::ENILimitReachedException(error) => error.message.as_deref(),
            Self::ENINotReadyException(error) => error.message.as_deref(),
            Self::FunctionVersionsPerCapacityProviderLimitExceededException(error) => error.message.as_deref(),
            Self::InvalidCodeSignatureException(error) => error.message.as_deref(),
            Self::InvalidParameterValueException(error) => error.message.as_deref(),
            Self::InvalidRequestContentException(error) => error.message.as_deref(),
            Self::InvalidRuntimeException(error) => error.message.as_deref(),
            Self::InvalidSecurityGroupIDException(error) => error.message.as_deref(),
            Self::InvalidSubnetIDException(error) => error.message.as_deref(),
            Self::InvalidZipFileException(error) => error.message.as_deref(),
            Self::KMSAccessDeniedException(error) => error.message.as_deref(),
            Self::KMSDisabledException(error) => error.message.as_deref(),
            Self::KMSInvalidStateException(error) => error.message.as_deref(),
            Self::KMSNotFoundException(error) => error.message.as_deref(),
            Self::ModeNotSupportedException(error) => error.message.as_deref(),
            Self::NoPublishedVersionException(error) => error.message.as_deref(),
            Self::PolicyLengthExceededException(error) => error.message.as_deref(),
            Self::PreconditionFailedException(error) => error.message.as_deref(),
            Self::PublicPolicyException(error) => error.message.as_deref(),
            Self::RecursiveInvocationException(error) => error.message.as_deref(),
            Self::RequestTooLargeException(error) => error.message.as_deref(),
            Self::ResourceConflictException(error) => error.message.as_deref(),
            Self::ResourceNotFoundException(error) => error.message.as_deref(),
            Self::ResourceNotReadyException(error) => error.message.as_deref(),
            Self::RuntimeAliasDeletedException(error) => error.message.as_deref(),
            Self::RuntimeVersionDeletedException(error) => error.message.as_deref(),
            Self::S3FilesMountConnectivityException(error) => error.message.as_deref(),
            Self::S3FilesMountFailureException(error) => error.message.as_deref(),
            Self::S3FilesMountTimeoutException(error) => error.message.as_deref(),
            Self::SerializedRequestEntityTooLargeException(error) => error.message.as_deref(),
            Self::ServiceException(error) => error.message.as_deref(),
            Self::ServiceQuotaExceededException(error) => error.message.as_deref(),
            Self::SnapStartException(error) => error.message.as_deref(),
            Self::SnapStartNotReadyException(error) => error.message.as_deref(),
            Self::SnapStartRegenerationFailureException(error) => error.message.as_deref(),
            Self::SnapStartTimeoutException(error) => error.message.as_deref(),
            Self::SubnetIPAddressLimitReachedException(error) => error.message.as_deref(),
            Self::TooManyRequestsException(error) => error.message.as_deref(),
            Self::UnsupportedMediaTypeException(error) => error.message.as_deref(),
        }
    }

    fn to_body(&self) -> serde_json::Result<serde_json::Value> {
        match self {
            Self::AliasLimitExceededException(error) => serde_json::to_value(error),
            Self::CodeArtifactUserDeletedException(error) => serde_json::to_value(error),
            Self::CodeArtifactUserFailedException(error) => serde_json::to_value(error),
            Self::CodeArtifactUserPendingException(error) => serde_json::to_value(error),
            Self::CodeSigningConfigNotFoundException(error) => serde_json::to_value(error),
            Self::CodeStorageExceededException(error) => serde_json::to_value(error),
            Self::CodeVerificationFailedException(error) => serde_json::to_value(error),
            Self::DurableExecutionAlreadyStartedException(error) => serde_json::to_value(error),
            Self::EC2AccessDeniedException(error) => serde_json::to_value(error),
            Self::EC2ThrottledException(error) => serde_json::to_value(error),
            Self::EC2UnexpectedException(error) => serde_json::to_value(error),
            Self::EFSIOException(error) => serde_json::to_value(error),
            Self::EFSMountConnectivityException(error) => serde_json::to_value(error),
            Self::EFSMountFailureException(error) => serde_json::to_value(error),
            Self::EFSMountTimeoutException(error) => serde_json::to_value(error),
            Self::ENILimitReachedException(error) => serde_json::to_value(error),
            Self::ENINotReadyException(error) => serde_json::to_value(error),
            Self::FunctionVersionsPerCapacityProviderLimitExceededException(error) => serde_json::to_value(error),
            Self::InvalidCodeSignatureException(error) => serde_json::to_value(error),
            Self::InvalidParameterValueException(error) => serde_json::to_value(error),
            Self::InvalidRequestContentException(error) => serde_json::to_value(error),
            Self::InvalidRuntimeException(error) => serde_json::to_value(error),
            Self::InvalidSecurityGroupIDException(error) => serde_json::to_value(error),
            Self::InvalidSubnetIDException(error) => serde_json::to_value(error),
            Self::InvalidZipFileException(error) => serde_json::to_value(error),
            Self::KMSAccessDeniedException(error) => serde_json::to_value(error),
            Self::KMSDisabledException(error) => serde_json::to_value(error),
            Self::KMSInvalidStateException(error) => serde_json::to_value(error),
            Self::KMSNotFoundException(error) => serde_json::to_value(error),
            Self::ModeNotSupportedException(error) => serde_json::to_value(error),
            Self::NoPublishedVersionException(error) => serde_json::to_value(error),
            Self::PolicyLengthExceededException(error) => serde_json::to_value(error),
            Self::PreconditionFailedException(error) => serde_json::to_value(error),
            Self::PublicPolicyException(error) => serde_json::to_value(error),
            Self::RecursiveInvocationException(error) => serde_json::to_value(error),
            Self::RequestTooLargeException(error) => serde_json::to_value(error),
            Self::ResourceConflictException(error) => serde_json::to_value(error),
            Self::ResourceNotFoundException(error) => serde_json::to_value(error),
            Self::ResourceNotReadyException(error) => serde_json::to_value(error),
            Self::RuntimeAliasDeletedException(error) => serde_json::to_value(error),
            Self::RuntimeVersionDeletedException(error) => serde_json::to_value(error),
            Self::S3FilesMountConnectivityException(error) => serde_json::to_value(error),
            Self::S3FilesMountFailureException(error) => serde_json::to_value(error),
            Self::S3FilesMountTimeoutException(error) => serde_json::to_value(error),
            Self::SerializedRequestEntityTooLargeException(error) => serde_json::to_value(error),
            Self::ServiceException(error) => serde_json::to_value(error),
            Self::ServiceQuotaExceededException(error) => serde_json::to_value(error),
            Self::SnapStartException(error) => serde_json::to_value(error),
            Self::SnapStartNotReadyException(error) => serde_json::to_value(error),
            Self::SnapStartRegenerationFailureException(error) => serde_json::to_value(error),
            Self::SnapStartTimeoutException(error) => serde_json::to_value(error),
            Self::SubnetIPAddressLimitReachedException(error) => serde_json::to_value(error),
            Self::TooManyRequestsException(error) => serde_json::to_value(error),
            Self::UnsupportedMediaTypeException(error) => serde_json::to_value(error),
        }
    }

    fn shape(&self) -> Option<&'static crate::schema::Shape> {
        Some(match self {
            Self::AliasLimitExceededException(_) => &super::schema::ALIAS_LIMIT_EXCEEDED_EXCEPTION,
            Self::CodeArtifactUserDeletedException(_) => &super::schema::CODE_ARTIFACT_USER_DELETED_EXCEPTION,
            Self::CodeArtifactUserFailedException(_) => &super::schema::CODE_ARTIFACT_USER_FAILED_EXCEPTION,
            Self::CodeArtifactUserPendingException(_) => &super::schema::CODE_ARTIFACT_USER_PENDING_EXCEPTION,
            Self::CodeSigningConfigNotFoundException(_) => &super::schema::CODE_SIGNING_CONFIG_NOT_FOUND_EXCEPTION,
            Self::CodeStorageExceededException(_) => &super::schema::CODE_STORAGE_EXCEEDED_EXCEPTION,
            Self::CodeVerificationFailedException(_) => &super::schema::CODE_VERIFICATION_FAILED_EXCEPTION,
            Self::DurableExecutionAlreadyStartedException(_) => {
                &super::schema::DURABLE_EXECUTION_ALREADY_STARTED_EXCEPTION
            }
            Self::EC2AccessDeniedException(_) => &super::schema::EC2_ACCESS_DENIED_EXCEPTION,
            Self::EC2ThrottledException(_) => &super::schema::EC2_THROTTLED_EXCEPTION,
            Self::EC2UnexpectedException(_) => &super::schema::EC2_UNEXPECTED_EXCEPTION,
            Self::EFSIOException(_) => &super::schema::EFSIO_EXCEPTION,
            Self::EFSMountConnectivityException(_) => &super::schema::EFS_MOUNT_CONNECTIVITY_EXCEPTION,
            Self::EFSMountFailureException(_) => &super::schema::EFS_MOUNT_FAILURE_EXCEPTION,
            Self::EFSMountTimeoutException(_) => &super::schema::EFS_MOUNT_TIMEOUT_EXCEPTION,
            Self::ENILimitReachedException(_) => &super::schema::ENI_LIMIT_REACHED_EXCEPTION,
            Self::ENINotReadyException(_) => &super::schema::ENI_NOT_READY_EXCEPTION,
            Self::FunctionVersionsPerCapacityProviderLimitExceededException(_) => {
                &super::schema::FUNCTION_VERSIONS_PER_CAPACITY_PROVIDER_LIMIT_EXCEEDED_EXCEPTION
            }
            Self::InvalidCodeSignatureException(_) => &super::schema::INVALID_CODE_SIGNATURE_EXCEPTION,
            Self::InvalidParameterValueException(_) => &super::schema::INVALID_PARAMETER_VALUE_EXCEPTION,
            Self::InvalidRequestContentException(_) => &super::schema::INVALID_REQUEST_CONTENT_EXCEPTION,
            Self::InvalidRuntimeException(_) => &super::schema::INVALID_RUNTIME_EXCEPTION,
            Self::InvalidSecurityGroupIDException(_) => &super::schema::INVALID_SECURITY_GROUP_ID_EXCEPTION,
            Self::InvalidSubnetIDException(_) => &super::schema::INVALID_SUBNET_ID_EXCEPTION,
            Self::InvalidZipFileException(_) => &super::schema::INVALID_ZIP_FILE_EXCEPTION,
            Self::KMSAccessDeniedException(_) => &super::schema::KMS_ACCESS_DENIED_EXCEPTION,
            Self::KMSDisabledException(_) => &super::schema::KMS_DISABLED_EXCEPTION,
            Self::KMSInvalidStateException(_) => &super::schema::KMS_INVALID_STATE_EXCEPTION,
            Self::KMSNotFoundException(_) => &super::schema::KMS_NOT_FOUND_EXCEPTION,
            Self::ModeNotSupportedException(_) => &super::schema::MODE_NOT_SUPPORTED_EXCEPTION,
            Self::NoPublishedVersionException(_) => &super::schema::NO_PUBLISHED_VERSION_EXCEPTION,
            Self::PolicyLengthExceededException(_) => &super::schema::POLICY_LENGTH_EXCEEDED_EXCEPTION,
            Self::PreconditionFailedException(_) => &super::schema::PRECONDITION_FAILED_EXCEPTION,
            Self::PublicPolicyException(_) => &super::schema::PUBLIC_POLICY_EXCEPTION,
            Self::RecursiveInvocationException(_) => &super::schema::RECURSIVE_INVOCATION_EXCEPTION,
            Self::RequestTooLargeException(_) => &super::schema::REQUEST_TOO_LARGE_EXCEPTION,
            Self::ResourceConflictException(_) => &super::schema::RESOURCE_CONFLICT_EXCEPTION,
            Self::ResourceNotFoundException(_) => &super::schema::RESOURCE_NOT_FOUND_EXCEPTION,
            Self::ResourceNotReadyException(_) => &super::schema::RESOURCE_NOT_READY_EXCEPTION,
            Self::RuntimeAliasDeletedException(_) => &super::schema::RUNTIME_ALIAS_DELETED_EXCEPTION,
            Self::RuntimeVersionDeletedException(_) => &super::schema::RUNTIME_VERSION_DELETED_EXCEPTION,
            Self::S3FilesMountConnectivityException(_) => &super::schema::S3_FILES_MOUNT_CONNECTIVITY_EXCEPTION,
            Self::S3FilesMountFailureException(_) => &super::schema::S3_FILES_MOUNT_FAILURE_EXCEPTION,
            Self::S3FilesMountTimeoutException(_) => &super::schema::S3_FILES_MOUNT_TIMEOUT_EXCEPTION,
            Self::SerializedRequestEntityTooLargeException(_) => {
                &super::schema::SERIALIZED_REQUEST_ENTITY_TOO_LARGE_EXCEPTION
            }
            Self::ServiceException(_) => &super::schema::SERVICE_EXCEPTION,
            Self::ServiceQuotaExceededException(_) => &super::schema::SERVICE_QUOTA_EXCEEDED_EXCEPTION,
            Self::SnapStartException(_) => &super::schema::SNAP_START_EXCEPTION,
            Self::SnapStartNotReadyException(_) => &super::schema::SNAP_START_NOT_READY_EXCEPTION,
            Self::SnapStartRegenerationFailureException(_) => &super::schema::SNAP_START_REGENERATION_FAILURE_EXCEPTION,
            Self::SnapStartTimeoutException(_) => &super::schema::SNAP_START_TIMEOUT_EXCEPTION,
            Self::SubnetIPAddressLimitReachedException(_) => &super::schema::SUBNET_IP_ADDRESS_LIMIT_REACHED_EXCEPTION,
            Self::TooManyRequestsException(_) => &super::schema::TOO_MANY_REQUESTS_EXCEPTION,
            Self::UnsupportedMediaTypeException(_) => &super::schema::UNSUPPORTED_MEDIA_TYPE_EXCEPTION,
        })
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.code(), self.message().unwrap_or_default())
    }
}

impl std::error::Error for Error {}
