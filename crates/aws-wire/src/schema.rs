//! The form of the generated schema tables.
//!
//! Types say what a value *is*; these tables say how it travels and which values are allowed. They are statics that refer
//! to each other, recursive shapes included, so that reading a request allocates nothing for them.

use crate::validate::Pattern;

/// A service as its model describes it.
#[derive(Debug)]
pub struct ServiceSchema {
    /// The model's name for it, such as `bedrock-agent-runtime`.
    pub name: &'static str,
    /// The service in a SigV4 credential scope.
    pub signing_name: &'static str,
    /// How requests and answers are written.
    pub protocol: Protocol,
    /// The version of the API; the query protocol sends it with each call.
    pub api_version: &'static str,
    /// The namespace of XML answers.
    pub xml_namespace: Option<&'static str>,
    /// All operations in scope.
    pub operations: &'static [&'static OperationSchema],
}

/// How a service's requests and answers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// AWS restJson1.
    RestJson,
    /// AWS query: a form in, XML out.
    Query,
    /// AWS awsJson1_1: all members in JSON bodies, the operation in a header.
    AwsJson {
        /// What the `X-Amz-Target` header has before the dot and the operation's name.
        target_prefix: &'static str,
    },
}

/// An operation as the model describes it.
#[derive(Debug)]
pub struct OperationSchema {
    /// The service that it belongs to.
    pub service: &'static ServiceSchema,
    /// Its name, such as `CreateAgent`.
    pub name: &'static str,
    /// The HTTP method.
    pub method: &'static str,
    /// The path with `{labels}` and perhaps a constant query.
    pub uri: &'static str,
    /// The HTTP status of success.
    pub status: u16,
    /// The request's shape, if it has one.
    pub input: Option<&'static Shape>,
    /// The answer's shape, if it has one.
    pub output: Option<&'static Shape>,
    /// The element around a query answer's members.
    pub result_wrapper: Option<&'static str>,
}

/// A named shape.
#[derive(Debug)]
pub struct Shape {
    /// The model's name.
    pub name: &'static str,
    /// Whether values must stay out of logs and messages.
    pub sensitive: bool,
    /// What values are like.
    pub kind: Kind,
}

/// What values of a shape are like.
#[derive(Debug)]
pub enum Kind {
    /// Text.
    String(Text),
    /// A 32-bit number.
    Integer(Range),
    /// A 64-bit number.
    Long(Range),
    /// A number with decimals, of either width.
    Float(Range),
    /// True or false.
    Boolean,
    /// Bytes; the range counts them.
    Blob(Range),
    /// A point in time; the format if the shape fixes one.
    Timestamp(Option<TimestampFormat>),
    /// Any JSON.
    Document,
    /// Values of one shape in order.
    List {
        /// The shape of each.
        member: &'static Shape,
        /// The element's or key's name where it is not `member`.
        member_name: Option<&'static str>,
        /// Whether the list has no element of its own in query and XML.
        flattened: bool,
        /// How many.
        range: Range,
    },
    /// Values by text keys.
    Map {
        /// The shape of keys.
        key: &'static Shape,
        /// The shape of values.
        value: &'static Shape,
        /// The name of a key's element where it is not `key`.
        key_name: Option<&'static str>,
        /// The name of a value's element where it is not `value`.
        value_name: Option<&'static str>,
        /// Whether the map has no element of its own in query and XML.
        flattened: bool,
        /// How many.
        range: Range,
    },
    /// Named members.
    Structure(Structure),
}

/// Which texts a string shape allows.
#[derive(Debug)]
pub struct Text {
    /// How many characters.
    pub range: Range,
    /// A regular expression that the whole text must match.
    pub pattern: Option<Pattern>,
    /// The only texts allowed, unless empty.
    pub values: &'static [&'static str],
}

/// Inclusive bounds of a length or number.
#[derive(Clone, Copy, Debug, Default)]
pub struct Range {
    /// The least allowed.
    pub min: Option<f64>,
    /// The most allowed.
    pub max: Option<f64>,
}

/// The members of a structure or union.
#[derive(Debug)]
pub struct Structure {
    /// Plain, union or event stream.
    pub kind: StructureKind,
    /// The member that is the whole HTTP body, if one is.
    pub payload: Option<&'static str>,
    /// The members, in alphabetical order.
    pub members: &'static [Member],
}

/// What a structure's members are to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StructureKind {
    /// They stand side by side.
    Plain,
    /// Exactly one is there.
    Union,
    /// Each is an event of a stream.
    EventStream,
}

/// A member of a structure.
#[derive(Debug)]
pub struct Member {
    /// The model's name.
    pub name: &'static str,
    /// Where the member travels.
    pub location: Location,
    /// Its name there.
    pub location_name: &'static str,
    /// Whether a value must be given.
    pub required: bool,
    /// What values are like.
    pub shape: &'static Shape,
    /// Whether clients fill it in to make a call idempotent.
    pub idempotency_token: bool,
    /// The time format, where it differs from the location's usual one.
    pub timestamp_format: Option<TimestampFormat>,
    /// Whether it is JSON inside a base64 header.
    pub json_value: bool,
}

impl Member {
    /// The member's key in bodies and in the generated types' serde form.
    #[must_use]
    pub fn key(&self) -> &'static str {
        if self.location == Location::Body { self.location_name } else { self.name }
    }
}

/// Where a member travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// In the body.
    Body,
    /// In the path.
    Label,
    /// In the query string.
    Query,
    /// In a header.
    Header,
    /// In all headers that begin with a prefix.
    PrefixHeaders,
    /// As the HTTP status.
    StatusCode,
}

/// How a time is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimestampFormat {
    /// `2025-05-21T09:50:19.483305356Z`
    Iso8601,
    /// `Wed, 21 May 2025 09:50:19 GMT`
    Rfc822,
    /// Seconds since 1970.
    Epoch,
}
