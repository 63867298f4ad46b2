//! Why a turn failed: the exception its caller gets, and what the failure trace says.

use std::time::Duration;

use aws_wire::AwsError as _;
use aws_wire::bedrock_agent_runtime::{Error, types};
use models::ModelError;

/// How the reason of a turn begins that was stopped after the time that it may take.
pub(crate) const TOO_LONG: &str = "The turn took longer than";

/// The end of a turn that failed.
#[derive(Clone, Debug)]
pub struct Failure {
    /// What the caller gets, before the stream or as an exception event in it.
    pub exception: Error,
    /// The trace's `failureCode`: the HTTP status of the failed dependency.
    pub code: i32,
    /// The trace's `failureReason`; shorter than the exception's message where AWS's is.
    pub reason: String,
}

impl Failure {
    /// A failure whose trace says what the exception says.
    pub(crate) fn new(exception: Error) -> Self {
        let code = i32::from(exception.status());
        let reason = exception.message().unwrap_or_default().to_owned();
        Self { exception, code, reason }
    }

    /// A dependency, named by its ARN or id, failed.
    pub(crate) fn dependency(message: impl Into<String>, resource: impl Into<String>) -> Self {
        Self::new(Error::DependencyFailedException(types::DependencyFailedException {
            message: Some(message.into()),
            resource_name: Some(resource.into()),
        }))
    }

    /// A dependency, named by its ARN or id, answered what cannot be read.
    pub(crate) fn bad_gateway(message: impl Into<String>, resource: impl Into<String>) -> Self {
        Self::new(Error::BadGatewayException(types::BadGatewayException {
            message: Some(message.into()),
            resource_name: Some(resource.into()),
        }))
    }

    /// A turn of the agent with this alias had to be stopped after the time that it may take.
    pub(crate) fn too_long(limit: Duration, alias_arn: &str) -> Self {
        let message = format!("{TOO_LONG} {} seconds and was stopped.", limit.as_secs_f64());
        Self::dependency(message, alias_arn)
    }

    /// A knowledge base could not be searched. What the caller can mend by another request stays what it is.
    pub(crate) fn look_up(error: Error, knowledge_base_id: &str) -> Self {
        match &error {
            Error::ValidationException(_) | Error::ThrottlingException(_) | Error::AccessDeniedException(_) => {
                Self::new(error)
            }
            _ => {
                let message = error.message().unwrap_or_default();
                Self::dependency(
                    format!("The knowledge base {knowledge_base_id} could not be searched: {message}"),
                    knowledge_base_id,
                )
            }
        }
    }

    /// The model did not answer.
    #[must_use]
    pub fn model(error: &ModelError, model_id: &str) -> Self {
        let message = error.message();
        match error {
            ModelError::Throttled { retry_after, .. } => {
                let wait =
                    retry_after.map_or(String::new(), |wait| format!(" Retry after {} seconds.", wait.as_secs()));
                Self::new(Error::throttling(format!(
                    "Your request rate is too high. Reduce the frequency of requests.{wait} The model said: {message}"
                )))
            }
            ModelError::Validation { .. } => Self::new(Error::validation(message)),
            ModelError::AccessDenied { .. } => {
                Self::new(Error::access_denied(format!("Access denied when calling the model {model_id}: {message}")))
            }
            ModelError::NotFound { .. } => {
                Self::new(Error::resource_not_found(format!("The model {model_id} was not found: {message}")))
            }
            ModelError::Unreadable { .. } | ModelError::Stream { .. } => {
                Self::bad_gateway(format!("The answer of the model {model_id} could not be read: {message}"), model_id)
            }
            ModelError::Timeout { .. } | ModelError::Unavailable { .. } | ModelError::Model { .. } => {
                Self::dependency(format!("The model {model_id} failed: {message}"), model_id)
            }
        }
    }
}

/// Something of the server's own failed; the cause is for the log, not for the caller.
pub(crate) fn internal(cause: &(dyn std::error::Error + 'static)) -> Failure {
    tracing::error!(cause, "a turn failed inside the server");
    Failure::new(Error::internal_server("Internal Server Error. The server's log names the cause."))
}
