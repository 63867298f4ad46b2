//! The vectors that a server meets otherwise than the client they were written for, and why.

pub(super) enum Note {
    /// Nothing that a server can do.
    Skip(&'static str),
    /// A server reads other parameters than the client was given.
    Reads(&'static str, &'static str),
    /// A server writes another body than the one that the client was shown.
    Writes(&'static str, &'static str),
}

impl Note {
    pub(super) fn reason(&self) -> &'static str {
        match self {
            Self::Skip(reason) | Self::Reads(_, reason) | Self::Writes(_, reason) => reason,
        }
    }
}

pub(super) fn find(id: &str) -> Option<&'static Note> {
    NOTES.iter().find(|(name, _)| *name == id).map(|(_, note)| note)
}

const NOTES: &[(&str, Note)] = &[
    ("RestJsonHostWithPath", Note::Skip("the path's prefix is part of the client's endpoint")),
    ("QueryHostWithPath", Note::Skip("the path's prefix is part of the client's endpoint")),
    ("SDKAppliedContentEncoding_restJson1", Note::Skip("the vector has no body to read")),
    ("SDKAppendedGzipAfterProvidedEncoding_restJson1", Note::Skip("the vector has no body to read")),
    ("SDKAppliedContentEncoding_awsQuery", Note::Skip("the vector has no body to read")),
    ("SDKAppendsGzipAndIgnoresHttpProvidedEncoding_awsQuery", Note::Skip("the vector has no body to read")),
    (
        "RestJsonQueryIdempotencyTokenAutoFill",
        Note::Reads(r#"{"token": "00000000-0000-4000-8000-000000000000"}"#, "the client fills the token in"),
    ),
    (
        "QueryProtocolIdempotencyTokenAutoFill",
        Note::Reads(r#"{"token": "00000000-0000-4000-8000-000000000000"}"#, "the client fills the token in"),
    ),
    (
        "RestJsonQueryParamsStringListMap",
        Note::Reads(
            r#"{"qux": "named", "foo": {"baz": ["bar", "qux"], "corge": ["named"]}}"#,
            "a server puts all parameters into the map, named members too, as the vector of all query types has it",
        ),
    ),
    (
        "RestJsonQueryPrecedence",
        Note::Reads(
            r#"{"foo": "named", "baz": {"bar": "named", "qux": "alsoFromMap"}}"#,
            "the client drops the map's value, so it never comes",
        ),
    ),
    ("RestJsonDateTimeWithNegativeOffset", Note::Writes(r#"{"datetime": "2019-12-16T23:48:18Z"}"#, UTC)),
    ("RestJsonDateTimeWithPositiveOffset", Note::Writes(r#"{"datetime": "2019-12-16T23:48:18Z"}"#, UTC)),
    ("AwsQueryDateTimeWithNegativeOffset", Note::Writes(QUERY_TIME, UTC)),
    ("AwsQueryDateTimeWithPositiveOffset", Note::Writes(QUERY_TIME, UTC)),
    (
        "RestJsonDeserializesDenseSetMapAndSkipsNull",
        Note::Writes(r#"{"denseSetMap": {"x": [], "y": ["a", "b"]}}"#, "nulls are not written"),
    ),
    ("RestJsonDoesntDeserializeNullStructureValues", Note::Writes("{}", "nulls are not written")),
    (
        "RestJsonDeserializeIgnoreType",
        Note::Writes(
            r#"{"contents": {"structureValue": {"hi": "hello"}}}"#,
            "unions are written without a type's name",
        ),
    ),
];

const UTC: &str = "times are written in UTC";
const QUERY_TIME: &str = "<DatetimeOffsetsResponse><DatetimeOffsetsResult><datetime>2019-12-16T23:48:18Z</datetime>\
     </DatetimeOffsetsResult></DatetimeOffsetsResponse>";
