//! The constraints of the models, checked on a request's tree of values.
//!
//! AWS tells every violation of a request in one message, each with the value, its place and the constraint:
//! `1 validation error detected: Value 'x y' at 'agentName' failed to satisfy constraint: Member must satisfy regular
//! expression pattern: …`. Clients and people match on these texts, so they are kept to the letter.

mod path;
mod pattern;
mod violation;

use serde_json::{Map, Value};

use crate::WireError;
use crate::schema::{Kind, Member, Range, Shape, Structure, Text};

pub(crate) use path::{Path, cut};
pub use pattern::Pattern;
use violation::Violations;

/// Checks an input against its shape. `payload` is the length of a body that is itself a member of bytes.
pub(crate) fn validate(shape: &Shape, input: &Map<String, Value>, payload: Option<usize>) -> Result<(), WireError> {
    let Kind::Structure(structure) = &shape.kind else { return Ok(()) };
    let mut violations = Violations::default();
    check_members(structure, input, payload, Path::Root, &mut violations);
    violations.into_result()
}

fn check_members(
    structure: &Structure,
    values: &Map<String, Value>,
    payload: Option<usize>,
    path: Path<'_>,
    violations: &mut Violations,
) {
    for member in structure.members {
        let path = Path::Member(&path, member.name);
        if let (Some(length), Kind::Blob(range)) = (payload, &member.shape.kind)
            && structure.payload == Some(member.name)
        {
            check_length(*range, length, member.shape, &Value::Null, path, violations);
            continue;
        }
        match values.get(member.key()) {
            Some(value) if !value.is_null() => check(member.shape, value, path, violations),
            _ => require(member, path, violations),
        }
    }
}

fn require(member: &Member, path: Path<'_>, violations: &mut Violations) {
    if member.required {
        violations.missing(path);
    }
}

fn check(shape: &Shape, value: &Value, path: Path<'_>, violations: &mut Violations) {
    match (&shape.kind, value) {
        (Kind::Structure(structure), Value::Object(values)) => match structure.kind {
            crate::schema::StructureKind::Union => {
                for member in structure.members {
                    if let Some(value) = values.get(member.key()) {
                        check(member.shape, value, Path::Member(&path, member.name), violations);
                    }
                }
            }
            _ => check_members(structure, values, None, path, violations),
        },
        (Kind::List { member, range, .. }, Value::Array(elements)) => {
            check_length(*range, elements.len(), shape, value, path, violations);
            for (index, element) in elements.iter().enumerate() {
                let path = Path::Element(&path, index);
                match element {
                    Value::Null => violations.missing(path),
                    _ => check(member, element, path, violations),
                }
            }
        }
        (Kind::Map { key, value: of, range, .. }, Value::Object(entries)) => {
            check_length(*range, entries.len(), shape, value, path, violations);
            if let Kind::String(text) = &key.kind
                && entries.keys().any(|key| !text_fits(text, key))
            {
                violations.map_keys(shape, text, value, path);
            }
            for (key, value) in entries {
                let path = Path::Value(&path, key);
                match value {
                    Value::Null => violations.missing(path),
                    _ => check(of, value, path, violations),
                }
            }
        }
        (Kind::String(text), Value::String(string)) => check_text(text, string, shape, value, path, violations),
        (Kind::Blob(range), Value::String(base64)) => {
            let padding = base64.bytes().rev().take_while(|b| *b == b'=').count();
            let length = (base64.len() / 4 * 3).saturating_sub(padding);
            check_length(*range, length, shape, &Value::Null, path, violations);
        }
        (Kind::Integer(range) | Kind::Long(range) | Kind::Float(range), Value::Number(number)) => {
            let number = number.as_f64().unwrap_or(f64::NAN);
            if range.max.is_some_and(|max| number > max) {
                violations.add(shape, value, path, &violation::value_at_most(*range));
            }
            if range.min.is_some_and(|min| number < min) {
                violations.add(shape, value, path, &violation::value_at_least(*range));
            }
        }
        // NaN and the infinities are texts.
        (Kind::Float(range), Value::String(_)) if range.min.is_some() || range.max.is_some() => {
            violations.add(shape, value, path, &violation::value_at_most(*range));
        }
        _ => {}
    }
}

fn check_text(text: &Text, string: &str, shape: &Shape, value: &Value, path: Path<'_>, violations: &mut Violations) {
    if text.range.min.is_some() || text.range.max.is_some() {
        check_length(text.range, characters(string), shape, value, path, violations);
    }
    if let Some(pattern) = &text.pattern
        && !pattern_fits(pattern, string)
    {
        violations.add(shape, value, path, &violation::pattern(pattern));
    }
    if !text.values.is_empty() && !text.values.contains(&string) {
        violations.add(shape, value, path, &violation::one_of(text.values));
    }
}

fn text_fits(text: &Text, string: &str) -> bool {
    let length = characters(string) as f64;
    text.range.min.is_none_or(|min| length >= min)
        && text.range.max.is_none_or(|max| length <= max)
        && text.pattern.as_ref().is_none_or(|pattern| pattern_fits(pattern, string))
        && (text.values.is_empty() || text.values.contains(&string))
}

/// Length as Java counts it: UTF-16 units would differ for rare letters only, code points are what the docs promise.
fn characters(string: &str) -> usize {
    if string.is_ascii() { string.len() } else { string.chars().count() }
}

/// A pattern that cannot be compiled refuses nothing; a test proves that there is none in the generated schemas.
fn pattern_fits(pattern: &Pattern, string: &str) -> bool {
    pattern.matches(string).unwrap_or(true)
}

fn check_length(
    range: Range,
    length: usize,
    shape: &Shape,
    value: &Value,
    path: Path<'_>,
    violations: &mut Violations,
) {
    let length = length as f64;
    if range.max.is_some_and(|max| length > max) {
        violations.add(shape, value, path, &violation::length_at_most(range));
    }
    if range.min.is_some_and(|min| length < min) {
        violations.add(shape, value, path, &violation::length_at_least(range));
    }
}
