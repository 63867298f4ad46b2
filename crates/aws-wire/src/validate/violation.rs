//! The words of violated constraints, and their collection into one message.

use serde_json::Value;

use super::{Path, Pattern, cut};
use crate::WireError;
use crate::schema::{Kind, Range, Shape, Text};

/// A request with more violations than this is told only the first ones.
const MOST: usize = 50;
/// Values are shown up to this many characters.
const LONGEST_VALUE: usize = 256;

/// What was found so far.
#[derive(Debug, Default)]
pub(super) struct Violations(Vec<String>);

impl Violations {
    pub(super) fn add(&mut self, shape: &Shape, value: &Value, path: Path<'_>, constraint: &str) {
        if self.0.len() < MOST {
            let value = if is_sensitive(shape) { None } else { show(value) };
            let value = value.map(|value| format!(" '{value}'")).unwrap_or_default();
            self.0.push(format!("Value{value} at '{path}' failed to satisfy constraint: {constraint}"));
        }
    }

    pub(super) fn missing(&mut self, path: Path<'_>) {
        if self.0.len() < MOST {
            self.0.push(format!("Value null at '{path}' failed to satisfy constraint: Member must not be null"));
        }
    }

    pub(super) fn map_keys(&mut self, shape: &Shape, text: &Text, value: &Value, path: Path<'_>) {
        let mut constraints = Vec::new();
        constraints.extend(text.range.max.map(|_| length_at_most(text.range)));
        constraints.extend(text.range.min.map(|_| length_at_least(text.range)));
        constraints.extend(text.pattern.as_ref().map(pattern));
        if !text.values.is_empty() {
            constraints.push(one_of(text.values));
        }
        self.add(shape, value, path, &format!("Map keys must satisfy constraint: [{}]", constraints.join(", ")));
    }

    pub(super) fn into_result(self) -> Result<(), WireError> {
        match self.0.len() {
            0 => Ok(()),
            1 => Err(WireError::Validation(format!("1 validation error detected: {}", self.0[0]))),
            n => Err(WireError::Validation(format!("{n} validation errors detected: {}", self.0.join("; ")))),
        }
    }
}

fn is_sensitive(shape: &Shape) -> bool {
    shape.sensitive
        || match &shape.kind {
            Kind::List { member, .. } => is_sensitive(member),
            Kind::Map { key, value, .. } => key.sensitive || is_sensitive(value),
            _ => false,
        }
}

/// A value as Java prints it: lists as `[a, b]`, maps as `{a=b}`; nothing for what holds structures.
fn show(value: &Value) -> Option<String> {
    let mut out = String::new();
    print(value, &mut out)?;
    Some(cut(&out, LONGEST_VALUE).into_owned())
}

fn print(value: &Value, out: &mut String) -> Option<()> {
    // What is beyond is cut anyway.
    if out.len() > 4 * LONGEST_VALUE {
        return Some(());
    }
    match value {
        Value::Null => return None,
        Value::Bool(value) => *out += &value.to_string(),
        Value::Number(number) => *out += &number.to_string(),
        Value::String(text) => *out += &cut(text, LONGEST_VALUE),
        Value::Array(elements) => {
            out.push('[');
            for (index, element) in elements.iter().enumerate().take(LONGEST_VALUE) {
                *out += if index == 0 { "" } else { ", " };
                if element.is_object() {
                    return None;
                }
                print(element, out)?;
            }
            out.push(']');
        }
        Value::Object(entries) => {
            out.push('{');
            for (index, (key, value)) in entries.iter().enumerate().take(LONGEST_VALUE) {
                *out += if index == 0 { "" } else { ", " };
                *out += &cut(key, LONGEST_VALUE);
                out.push('=');
                if value.is_object() {
                    return None;
                }
                print(value, out)?;
            }
            out.push('}');
        }
    }
    Some(())
}

fn bound(bound: Option<f64>) -> String {
    bound.map(|b| b.to_string()).unwrap_or_default()
}

pub(super) fn length_at_most(range: Range) -> String {
    format!("Member must have length less than or equal to {}", bound(range.max))
}

pub(super) fn length_at_least(range: Range) -> String {
    format!("Member must have length greater than or equal to {}", bound(range.min))
}

pub(super) fn value_at_most(range: Range) -> String {
    format!("Member must have value less than or equal to {}", bound(range.max))
}

pub(super) fn value_at_least(range: Range) -> String {
    format!("Member must have value greater than or equal to {}", bound(range.min))
}

pub(super) fn pattern(pattern: &Pattern) -> String {
    format!("Member must satisfy regular expression pattern: {}", pattern.source())
}

pub(super) fn one_of(values: &[&str]) -> String {
    format!("Member must satisfy enum value set: [{}]", values.join(", "))
}
