//! How large a schema, a call's answer and their parts may be.

use serde::Deserialize;

/// Limits of action groups. The default is generous, since tools of today have more than five parameters; [`Limits::aws`]
/// has the numbers and the strictness that AWS documents.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct Limits {
    /// Parameters of one function (`parameters-per-function`).
    pub parameters_per_function: usize,
    /// Functions or operations of one group (`apis-per-action-group`).
    pub actions_per_group: usize,
    /// Bytes of one OpenAPI document.
    pub schema_bytes: usize,
    /// Levels of nesting, of a document and of a schema whose references have been followed; at most 100.
    pub schema_depth: usize,
    /// Values in all the tool schemas of one group after references have been followed, so that a small document cannot
    /// unfold into a huge one.
    pub schema_nodes: usize,
    /// Bytes of a function's whole answer: Lambda's limit for synchronous calls.
    pub response_bytes: usize,
    /// Bytes of the text that an action gives to the model.
    pub result_bytes: usize,
    /// Refuse in schemas what AWS refuses: versions other than 3.0.0, `enum`, missing names, descriptions, responses.
    pub strict_schemas: bool,
    /// Refuse in functions' answers what AWS refuses: a content type with parameters, a body that is an object.
    pub strict_responses: bool,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            parameters_per_function: 100,
            actions_per_group: 200,
            schema_bytes: 2 * 1024 * 1024,
            schema_depth: 48,
            schema_nodes: 50_000,
            response_bytes: 6 * 1024 * 1024,
            result_bytes: 1024 * 1024,
            strict_schemas: false,
            strict_responses: false,
        }
    }
}

impl Limits {
    /// AWS's documented numbers and its strictness.
    #[must_use]
    pub fn aws() -> Self {
        Self {
            parameters_per_function: 5,
            actions_per_group: 11,
            result_bytes: 25 * 1024,
            strict_schemas: true,
            strict_responses: true,
            ..Self::default()
        }
    }

    /// The limits by the name of a preset: `default` or `aws`.
    #[must_use]
    pub fn preset(name: &str) -> Option<Self> {
        match name {
            "default" => Some(Self::default()),
            "aws" => Some(Self::aws()),
            _ => None,
        }
    }
}
