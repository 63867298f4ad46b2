//! What the generated operations, events and errors have in common.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::Blob;
use crate::schema::{OperationSchema, Shape};

/// An operation of a service; generated as a type without values, so that a handler is bound to one by its types.
pub trait Operation: Copy + Send + Sync + 'static {
    /// The request's shape, read from label, query, headers and body alike.
    type Input: DeserializeOwned + Send + 'static;
    /// The answer's shape.
    type Output: Serialize + Send + 'static;
    /// The exceptions of the service.
    type Error: AwsError;
    /// How the operation looks on the wire.
    const SCHEMA: &'static OperationSchema;
    /// Whether values that break the model's constraints are an `InvalidParameterException`, since the operation has no
    /// `ValidationException`.
    const INVALID_PARAMETER: bool = false;

    /// Puts the body into the input, where the whole body is a member of bytes.
    fn set_payload(input: &mut Self::Input, payload: Blob) {
        let _ = (input, payload);
    }

    /// Takes the body out of the output, where the whole body is a member of bytes.
    fn take_payload(output: &mut Self::Output) -> Option<Blob> {
        let _ = output;
        None
    }
}

/// An operation whose answer's body is an event stream; `Output` then holds only the answer's headers.
pub trait StreamingOperation: Operation {
    /// What the stream carries.
    type Event: EventStream;
}

/// An event of an answer's stream.
pub trait EventStream: Send + 'static {
    /// The `:event-type` header.
    fn event_type(&self) -> &'static str;
    /// The JSON payload, members in alphabetical order.
    fn to_payload(&self) -> serde_json::Result<Vec<u8>>;
}

/// An exception as a service's model describes it.
pub trait AwsError: std::error::Error + Send + Sync + 'static {
    /// The code clients match on: the exception's name, or what the model puts in its place.
    fn code(&self) -> &'static str;
    /// The HTTP status, which differs between services for exceptions of one name.
    fn status(&self) -> u16;
    /// The message, where the exception carries one.
    fn message(&self) -> Option<&str>;
    /// All members as JSON.
    fn to_body(&self) -> serde_json::Result<serde_json::Value>;
    /// The exception's shape, which says where its members travel; `None` where all are in the body.
    fn shape(&self) -> Option<&'static Shape> {
        None
    }
}

/// Input or output of an operation that has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {}
