//! How an operation fails, in Lambda's exceptions.

use aws_wire::lambda::{Error, types::ThrottleReason};
use execution::{ExecutionError, InvalidFunctionName};
use store::StoreError;

/// A failed operation.
#[derive(Debug, thiserror::Error)]
pub enum LambdaError {
    /// What the client is to be told, as it is.
    #[error(transparent)]
    Aws(#[from] Error),
    /// The function could not be hosted or called.
    #[error(transparent)]
    Execution(#[from] ExecutionError),
    /// The store's failure; [`Error::from`] says what the client is told of it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// An archive could not be written or read.
    #[error("cannot {action} an archive of code: {source}")]
    Archive {
        /// What was attempted.
        action: &'static str,
        /// What the system says.
        source: std::io::Error,
    },
}

/// What the operations return.
pub(super) type Result<T> = std::result::Result<T, LambdaError>;

impl From<InvalidFunctionName> for LambdaError {
    fn from(error: InvalidFunctionName) -> Self {
        Self::Aws(Error::invalid_parameter_value(error.to_string()))
    }
}

impl From<LambdaError> for Error {
    fn from(error: LambdaError) -> Self {
        let error = match error {
            LambdaError::Aws(error) => error,
            LambdaError::Execution(error) => execution(error),
            LambdaError::Store(error @ StoreError::PageToken { .. }) => {
                Self::invalid_parameter_value(format!("Invalid Marker: {error}."))
            }
            LambdaError::Store(error @ (StoreError::Conflict { .. } | StoreError::Exists { .. })) => {
                Self::resource_conflict(format!("{error}. Read it again and retry the request."))
            }
            LambdaError::Archive { source, .. }
                if matches!(source.kind(), std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded) =>
            {
                Self::code_storage_exceeded("Code storage limit exceeded. The disk of the data folder is full.")
            }
            error @ (LambdaError::Store(_) | LambdaError::Archive { .. }) => {
                tracing::error!(%error, "a function's definition could not be read or written");
                Self::service("The function's definition could not be read or written; the server's log says why.")
            }
        };
        typed(error)
    }
}

fn execution(error: ExecutionError) -> Error {
    let message = error.to_string();
    match error {
        ExecutionError::NotFound { .. } => Error::resource_not_found(message),
        ExecutionError::InvalidName(_) | ExecutionError::InvalidSpec { .. } | ExecutionError::InvalidCode { .. } => {
            Error::invalid_parameter_value(message)
        }
        ExecutionError::TooManyRequests { .. } => Error::too_many_requests(message),
        ExecutionError::PayloadTooLarge { .. } => Error::request_too_large(message),
        ExecutionError::InvalidRequestContent { .. } => Error::invalid_request_content(message),
        ExecutionError::NoInterpreter { .. } => Error::invalid_runtime(message),
        ExecutionError::Remote { status: 429, .. } => Error::too_many_requests(message),
        ExecutionError::Remote { status: 404, .. } => Error::resource_not_found(message),
        other => {
            tracing::error!(error = %other, "a function could not be called");
            Error::service(message)
        }
    }
}

/// Adds the members besides the message that clients see on Lambda: whose fault it was, and why a call was throttled.
fn typed(mut error: Error) -> Error {
    let user = || Some("User".to_owned());
    match &mut error {
        Error::ResourceNotFoundException(error) => error.r#type = user(),
        Error::ResourceConflictException(error) => error.r#type = user(),
        Error::InvalidParameterValueException(error) => error.r#type = user(),
        Error::InvalidRequestContentException(error) => error.r#type = user(),
        Error::PreconditionFailedException(error) => error.r#type = user(),
        Error::RequestTooLargeException(error) => error.r#type = user(),
        Error::CodeStorageExceededException(error) => error.r#type = user(),
        Error::ServiceException(error) => error.r#type = Some("Service".to_owned()),
        Error::TooManyRequestsException(error) => {
            error.r#type = user();
            error.reason = Some(ThrottleReason::ConcurrentInvocationLimitExceeded);
        }
        _ => {}
    }
    error
}
