//! Errors of objects as those of S3.

use objects::{ObjectError, PartProblem};
use s3s::{S3Error, S3ErrorCode};

use super::BodyProblem;

/// The error of an operation for its client. What is the server's own fault is logged.
pub(super) fn refuse(error: ObjectError) -> S3Error {
    let code = match &error {
        ObjectError::NoBucket { .. } => S3ErrorCode::NoSuchBucket,
        ObjectError::NoObject { .. } => S3ErrorCode::NoSuchKey,
        ObjectError::TooLarge { .. } => S3ErrorCode::EntityTooLarge,
        ObjectError::BucketExists { .. } => S3ErrorCode::BucketAlreadyOwnedByYou,
        ObjectError::BucketNotEmpty { .. } => S3ErrorCode::BucketNotEmpty,
        ObjectError::ReadOnly { .. } | ObjectError::Denied { .. } => S3ErrorCode::AccessDenied,
        ObjectError::Condition { .. } => S3ErrorCode::PreconditionFailed,
        // Clients ask again then.
        ObjectError::Changed { .. } => S3ErrorCode::ServiceUnavailable,
        ObjectError::NoUpload { .. } => S3ErrorCode::NoSuchUpload,
        ObjectError::Part { problem: PartProblem::Missing, .. } => S3ErrorCode::InvalidPart,
        ObjectError::Part { problem: PartProblem::Order, .. } => S3ErrorCode::InvalidPartOrder,
        ObjectError::Part { problem: PartProblem::TooSmall, .. } => S3ErrorCode::EntityTooSmall,
        ObjectError::Body(cause) => match cause.downcast_ref::<BodyProblem>() {
            Some(BodyProblem::Stalled(_)) => S3ErrorCode::RequestTimeout,
            Some(BodyProblem::TooLarge) => S3ErrorCode::EntityTooLarge,
            Some(BodyProblem::Malformed(_)) => S3ErrorCode::InvalidRequest,
            // Chunks whose signatures are wrong are told of as bodies that cannot be read, too.
            Some(BodyProblem::Broken(_) | BodyProblem::Length) | None => S3ErrorCode::IncompleteBody,
        },
        ObjectError::Failed { .. }
        | ObjectError::Unlisted { .. }
        | ObjectError::Database(_)
        | ObjectError::Io(_)
        | ObjectError::Damaged(_) => {
            tracing::error!("{error}");
            return S3Error::with_message(S3ErrorCode::InternalError, INTERNAL);
        }
    };
    S3Error::with_message(code, sentence(&error.to_string()))
}

const INTERNAL: &str = "The store of objects failed. The server's log has the reason under the id of the request.";

/// A message that begins as sentences do.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).chain((!text.ends_with('.')).then_some('.')).collect(),
        None => String::new(),
    }
}

pub(super) fn invalid(message: impl Into<String>) -> S3Error {
    S3Error::with_message(S3ErrorCode::InvalidArgument, message.into())
}

/// What the server has no means for.
pub(super) fn not_here(message: &'static str) -> S3Error {
    S3Error::with_message(S3ErrorCode::NotImplemented, message)
}
