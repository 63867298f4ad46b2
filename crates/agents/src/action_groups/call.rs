//! A model's call of an action.

/// A call that can be carried out: the arguments are there and have become text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The parameters that were given, in the order of the schema.
    pub parameters: Vec<Argument>,
    /// The body; `None` when the operation has none.
    pub request_body: Option<CallBody>,
    /// Arguments that the schema does not know: they are left out, and named here for the log.
    pub ignored: Vec<String>,
}

/// A parameter with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// The name.
    pub name: String,
    /// The declared type.
    pub type_: String,
    /// The value as text; arrays and objects as JSON text.
    pub value: String,
}

/// The body of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallBody {
    /// The media type.
    pub media_type: String,
    /// The properties that were given, in the order of the schema.
    pub properties: Vec<Argument>,
}

/// A call that cannot be carried out; the text tells the model what to do better.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text}")]
pub struct Reprompt {
    /// What the model is told.
    pub text: String,
}
