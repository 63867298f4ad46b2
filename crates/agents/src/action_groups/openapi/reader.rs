//! What the walk over a document shares: the document, the limits, the findings, and the following of references.

use serde_json::{Map, Value};

use super::sentence;
use crate::action_groups::problem::Cause;
use crate::action_groups::{Limits, Place, Problem};

/// References that lead to references, at most.
const LONGEST_CHAIN: usize = 16;
/// Findings that are kept: enough for any person, little enough for any message.
const MOST_FINDINGS: usize = 100;

pub(super) struct Reader<'a> {
    pub(super) root: &'a Value,
    pub(super) group: &'a str,
    pub(super) limits: &'a Limits,
    /// Values put into tool schemas so far.
    pub(super) nodes: usize,
    member: &'a str,
    findings: Findings,
}

/// What was found on the walk.
#[derive(Default)]
pub(super) struct Findings {
    /// What makes the document unusable.
    pub(super) problems: Vec<Problem>,
    /// What is taken, though it may not be meant so.
    pub(super) warnings: Vec<Problem>,
    /// What a function can be told of and a server cannot be sent.
    pub(super) unsendable: Vec<Problem>,
}

/// A value of the document with its JSON pointer.
#[derive(Clone, Debug)]
pub(super) struct At<'a> {
    pub(super) value: &'a Value,
    pub(super) pointer: String,
}

/// The pointer one step further in.
pub(crate) fn pointer(parent: &str, segment: &str) -> String {
    format!("{parent}/{}", segment.replace('~', "~0").replace('/', "~1"))
}

impl<'a> At<'a> {
    /// A member of an object.
    pub(super) fn get(&self, name: &str) -> Option<At<'a>> {
        self.value.get(name).map(|value| At { value, pointer: pointer(&self.pointer, name) })
    }

    /// The members of an object, in order; none of another value.
    pub(super) fn members(&self) -> impl Iterator<Item = (&'a str, At<'a>)> + use<'a> {
        let parent = self.pointer.clone();
        let members = self.value.as_object().into_iter().flatten();
        members.map(move |(name, value)| (name.as_str(), At { value, pointer: pointer(&parent, name) }))
    }

    /// The items of a list, in order; none of another value.
    pub(super) fn items(&self) -> impl Iterator<Item = At<'a>> + use<'a> {
        let parent = self.pointer.clone();
        let items = self.value.as_array().into_iter().flatten().enumerate();
        items.map(move |(index, value)| At { value, pointer: pointer(&parent, &index.to_string()) })
    }

    /// A member that is a text with something in it.
    pub(super) fn text(&self, name: &str) -> Option<&'a str> {
        self.value.get(name)?.as_str().map(str::trim).filter(|text| !text.is_empty())
    }
}

fn add(findings: &mut Vec<Problem>, found: Problem) {
    if findings.len() < MOST_FINDINGS && !findings.contains(&found) {
        findings.push(found);
    }
}

impl<'a> Reader<'a> {
    pub(super) fn new(root: &'a Value, group: &'a str, member: &'a str, limits: &'a Limits) -> Self {
        Self { root, group, limits, nodes: 0, member, findings: Findings::default() }
    }

    pub(super) fn into_findings(self) -> Findings {
        self.findings
    }

    /// Something that makes the document unusable.
    pub(super) fn problem(&mut self, pointer: &str, cause: impl Into<String>) {
        let cause = Cause { sentence: Some(sentence(self.group)), text: cause.into() };
        self.problem_of(pointer, cause);
    }

    pub(super) fn problem_of(&mut self, pointer: &str, cause: Cause) {
        let problem = cause.at(self.place(pointer));
        add(&mut self.findings.problems, problem);
    }

    /// Something that is taken, though it may not be meant so.
    pub(super) fn warning(&mut self, pointer: &str, cause: impl Into<String>) {
        let warning = Cause::from(cause.into()).at(self.place(pointer));
        add(&mut self.findings.warnings, warning);
    }

    /// Something that matters only when operations are called directly.
    pub(super) fn unsendable(&mut self, pointer: &str, cause: impl Into<String>) {
        let found = Cause::from(cause.into()).at(self.place(pointer));
        add(&mut self.findings.unsendable, found);
    }

    /// Something that AWS refuses and that is taken here unless schemas are strict; `taken` says as what.
    pub(super) fn lapse(&mut self, pointer: &str, cause: &str, taken: &str) {
        if self.limits.strict_schemas {
            self.problem(pointer, cause);
        } else {
            self.warning(pointer, format!("{cause}; {taken}"));
        }
    }

    fn place(&self, pointer: &str) -> Place {
        Place { member: self.member.to_owned(), pointer: pointer.to_owned(), position: None }
    }

    /// The object that a value is or refers to; anything else is a problem.
    pub(super) fn object(&mut self, at: At<'a>, what: &str) -> Option<(At<'a>, &'a Map<String, Value>)> {
        let at = self.resolve(at)?;
        match at.value.as_object() {
            Some(members) => Some((at, members)),
            None => {
                self.problem(&at.pointer, format!("{what} is an object"));
                None
            }
        }
    }

    /// Follows `$ref` to what it names.
    pub(super) fn resolve(&mut self, at: At<'a>) -> Option<At<'a>> {
        let start = at.pointer.clone();
        let mut at = at;
        for _ in 0..LONGEST_CHAIN {
            let Some(reference) = at.value.get("$ref").and_then(Value::as_str) else { return Some(at) };
            at = self.target(&at.pointer, reference)?;
        }
        self.problem(&pointer(&start, "$ref"), "the reference leads in a circle or through too many others");
        None
    }

    /// What a reference names, without following further ones.
    pub(super) fn target(&mut self, from: &str, reference: &str) -> Option<At<'a>> {
        let place = pointer(from, "$ref");
        let Some(local) = reference.strip_prefix('#').filter(|local| local.starts_with('/')) else {
            let rule = "refers to another document; only references such as #/components/schemas/Name are followed";
            self.problem(&place, format!("'{reference}' {rule}"));
            return None;
        };
        let Some(value) = self.root.pointer(local) else {
            self.problem(&place, format!("'{reference}' names nothing in the document"));
            return None;
        };
        Some(At { value, pointer: local.to_owned() })
    }
}
