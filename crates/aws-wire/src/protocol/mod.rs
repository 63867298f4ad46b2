//! Requests to typed inputs, typed outputs and errors to answers, by the schema tables.
//!
//! Reading goes bytes → tree of JSON values with the keys of the generated types ([`decode`]) → constraints
//! ([`crate::validate`]) → type. The tree is what both protocols have in common, and it is where every violation can be
//! collected before a type refuses the first. Writing goes straight from the type to bytes where all members are in a
//! JSON body, and through the tree otherwise.

use bytes::Bytes;
use http::{HeaderMap, Response};

use crate::schema::ServiceSchema;
use crate::{AwsError, Operation, StreamingOperation, WireError};

/// The decoded values of a path's labels, by the names that the operation's URI gives them.
pub type Labels = Vec<(&'static str, String)>;

/// The parts of a request that hold the input's members.
#[derive(Clone, Debug)]
pub struct RequestParts<'a> {
    /// The path's labels, as [`crate::route::Router`] found them.
    pub labels: Labels,
    /// The query string as it came.
    pub query: Option<&'a str>,
    /// All headers.
    pub headers: &'a HeaderMap,
    /// The whole body.
    pub body: Bytes,
}

/// Reads and validates the input of an operation.
///
/// The errors are `SerializationException` for what cannot be read and `ValidationException` with every violated
/// constraint for what can.
pub fn read_request<O: Operation>(request: RequestParts<'_>) -> Result<O::Input, WireError> {
    let _ = request;
    todo!()
}

/// Writes the answer of an operation that succeeded.
pub fn write_response<O: Operation>(output: O::Output, request_id: &str) -> Result<Response<Bytes>, WireError> {
    let _ = (output, request_id);
    todo!()
}

/// Writes the status and headers of an answer whose body is an event stream.
pub fn write_stream_head<O: StreamingOperation>(
    output: O::Output,
    request_id: &str,
) -> Result<Response<()>, WireError> {
    let _ = (output, request_id);
    todo!()
}

/// Writes an error in the form of the service's protocol; as restJson1 where the service is not known.
#[must_use]
pub fn write_error(service: Option<&ServiceSchema>, error: &dyn AwsError, request_id: &str) -> Response<Bytes> {
    let _ = (service, error, request_id);
    todo!()
}
