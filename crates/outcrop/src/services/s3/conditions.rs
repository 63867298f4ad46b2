//! Conditions of requests: on what is read, and on what is replaced.

use objects::{Condition, ObjectSummary};
use s3s::dto::{ETag, ETagCondition, Timestamp};
use s3s::{S3Error, S3ErrorCode, S3Result};

use super::checksums::whole_seconds;

/// What must hold of an object that is read or copied.
#[derive(Default)]
pub(super) struct Wanted {
    pub(super) matches: Option<ETagCondition>,
    pub(super) none_match: Option<ETagCondition>,
    pub(super) modified_since: Option<Timestamp>,
    pub(super) unmodified_since: Option<Timestamp>,
}

impl Wanted {
    /// Checks an object in the order of HTTP: ETags count more than times. The error's headers name the object.
    pub(super) fn check(&self, object: &ObjectSummary) -> S3Result<()> {
        let modified = whole_seconds(object.last_modified);
        let failed = match &self.matches {
            Some(condition) => !is(condition, &object.etag),
            None => self.unmodified_since.as_ref().is_some_and(|time| modified > *time),
        };
        if failed {
            let message = "At least one of the conditions that you gave does not hold.";
            return Err(S3Error::with_message(S3ErrorCode::PreconditionFailed, message));
        }
        let unchanged = match &self.none_match {
            Some(condition) => is(condition, &object.etag),
            None => self.modified_since.as_ref().is_some_and(|time| modified <= *time),
        };
        if unchanged {
            let mut error = S3Error::new(S3ErrorCode::NotModified);
            let mut headers = http::HeaderMap::new();
            if let Ok(etag) = ETag::Strong(object.etag.clone()).to_http_header() {
                headers.insert(http::header::ETAG, etag);
            }
            error.set_headers(headers);
            return Err(error);
        }
        Ok(())
    }

    /// The same for the source of a copy, where an object that is unchanged is an error as well.
    pub(super) fn check_source(&self, object: &ObjectSummary) -> S3Result<()> {
        self.check(object).map_err(|error| match error.code() {
            S3ErrorCode::NotModified => S3Error::with_message(
                S3ErrorCode::PreconditionFailed,
                "At least one of the conditions that you gave for the source does not hold.",
            ),
            _ => error,
        })
    }
}

fn is(condition: &ETagCondition, etag: &str) -> bool {
    condition.as_etag().is_none_or(|wanted| wanted.value() == etag)
}

/// What must hold of an object that is replaced or deleted.
pub(super) fn of_write(matches: Option<ETagCondition>, none_match: Option<ETagCondition>) -> S3Result<Condition> {
    match (matches, none_match) {
        (None, None) => Ok(Condition::None),
        (None, Some(ETagCondition::Any)) => Ok(Condition::Absent),
        (Some(ETagCondition::ETag(etag)), None) => Ok(Condition::Matches(etag.into_value())),
        _ => Err(S3Error::with_message(
            S3ErrorCode::NotImplemented,
            "An object is written under If-None-Match: * or under If-Match with an ETag, and no other condition.",
        )),
    }
}
