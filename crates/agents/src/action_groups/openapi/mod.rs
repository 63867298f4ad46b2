//! OpenAPI schemas: actions described as HTTP operations.
//!
//! The document is walked as plain JSON rather than through a typed model: a typed reader stops at the first thing it does
//! not like and knows no place, while people need every problem with its place; and the two versions that are taken, 3.0 and
//! 3.1, spell types differently.

mod body;
mod document;
mod operation;
mod places;
mod reader;
mod schema;
mod sendable;

use serde_json::Value;

pub(super) use body::is_json;
pub(super) use reader::pointer;
pub(super) use schema::type_of;

use reader::{Findings, Reader};

use super::{Action, Limits, Place, Problem};

/// What was read from a document. With problems, the actions have no use.
#[derive(Default)]
pub(super) struct Read {
    pub(super) actions: Vec<Action>,
    pub(super) problems: Vec<Problem>,
    pub(super) warnings: Vec<Problem>,
    /// What keeps operations from being called directly.
    pub(super) unsendable: Vec<Problem>,
    /// The URL of the first server.
    pub(super) server: Option<String>,
}

/// What AWS answers when a schema cannot be read, whatever the reason.
pub(super) fn sentence(group: &str) -> String {
    format!("Failed to create OpenAPI 3 model from the JSON/YAML object that you provided for action: {group}")
}

/// The actions of an OpenAPI document in JSON or YAML, in its order. `member` is the request's member that holds it.
pub(super) fn actions(group: &str, member: &str, text: &str, limits: &Limits, account_id: &str) -> Read {
    let root = match document::read(text, limits) {
        Ok(root) => root,
        Err(error) => {
            let place = Place { member: member.to_owned(), pointer: String::new(), position: error.position };
            let problem = Problem { place, sentence: Some(sentence(group)), cause: error.cause };
            return Read { problems: vec![problem], ..Read::default() };
        }
    };
    let mut reader = Reader::new(&root, group, member, limits);
    reader.check_version();
    let actions = reader.operations(account_id);
    let server = reader.server();
    let Findings { mut problems, mut warnings, mut unsendable } = reader.into_findings();
    if !(problems.is_empty() && warnings.is_empty() && unsendable.is_empty())
        && let Some(places) = places::Places::of(text)
    {
        for found in problems.iter_mut().chain(&mut warnings).chain(&mut unsendable) {
            found.place.position = places.find(&found.place.pointer);
        }
    }
    Read { actions, problems, warnings, unsendable, server }
}

impl Reader<'_> {
    /// Versions 3.0 and 3.1 are read; AWS takes 3.0.0 alone.
    fn check_version(&mut self) {
        let Some(root) = self.root.as_object() else {
            return self.problem("", "an OpenAPI document is an object with openapi, info and paths");
        };
        let version = match root.get("openapi") {
            Some(Value::String(version)) => version.clone(),
            // YAML reads an unquoted 3.1 as a number.
            Some(Value::Number(version)) => version.to_string(),
            Some(_) => return self.problem("/openapi", "the version is a text such as \"3.0.0\""),
            None if root.contains_key("swagger") => {
                return self.problem("/swagger", "Swagger 2 is not read; convert the document to OpenAPI 3.0");
            }
            None => return self.problem("", "openapi is missing: it names the version, such as \"3.0.0\""),
        };
        if self.limits.strict_schemas && version != "3.0.0" {
            self.problem("/openapi", format!("version {version} is not taken, only 3.0.0"));
        } else if !["3.0", "3.1"].iter().any(|known| is_version(&version, known)) {
            self.problem("/openapi", format!("version {version} is not read; 3.0 and 3.1 are"));
        }
    }
}

/// Whether a version is of the series, such as 3.0.3 of 3.0.
fn is_version(version: &str, series: &str) -> bool {
    version.strip_prefix(series).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}
