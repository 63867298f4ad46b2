//! What the server knows of a request that S3's own types have no place for.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use http::HeaderMap;

/// What goes with a request, and what is learned of it on its way.
#[derive(Clone, Debug, Default)]
pub(crate) struct Call {
    /// The region that the client named, or the configured one.
    pub(crate) region: String,
    /// The operation, once it is known.
    pub(crate) operation: Arc<OnceLock<String>>,
    /// What followed the body in place of headers, if the server took the body apart itself.
    pub(crate) trailers: Trailers,
}

/// Headers that follow a body. They are there once the body was read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Trailers(Arc<Mutex<HeaderMap>>);

impl Trailers {
    pub(crate) fn set(&self, headers: HeaderMap) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = headers;
    }

    pub(crate) fn get(&self, name: &str) -> Option<String> {
        let headers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        headers.get(name)?.to_str().ok().map(str::to_owned)
    }
}

/// Why a body could not be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum BodyProblem {
    /// It stopped coming.
    #[error("The body did not continue within {} seconds.", .0.as_secs_f64())]
    Stalled(Duration),
    /// The connection broke.
    #[error("The body broke off: {0}.")]
    Broken(hyper::Error),
    /// It has another length than it was said to have.
    #[error("The body has another length than its header says.")]
    Length,
    /// It is not written as `aws-chunked` wants it.
    #[error("The body is not aws-chunked: {0}.")]
    Malformed(&'static str),
    /// It has more bytes than an object may have that is sent at once.
    #[error("The body is larger than the 5 GiB that may be sent at once; use a multipart upload.")]
    TooLarge,
}
