//! JSON bodies: read into the tree of values, with every type checked against the schema.
//!
//! The tree of a body is the parsed JSON itself. What is done to it: nulls are absent members, a union keeps the one
//! member that it has, whole numbers written with a decimal point become integers. Members nobody knows stay and are not
//! looked at. `serde_json` bounds the nesting to 128.

use serde_json::{Map, Value};

use super::time;
use crate::WireError;
use crate::schema::{Kind, Member, Protocol, Shape, Structure, StructureKind, TimestampFormat};
use crate::validate::Path;

pub(super) fn parse(body: &[u8]) -> Result<Value, WireError> {
    serde_json::from_slice(body).map_err(|error| WireError::Serialization(format!("Malformed JSON: {error}")))
}

/// Parses a body whose members are the input's own; an empty body has none.
pub(super) fn parse_members(structure: &Structure, body: &[u8]) -> Result<Map<String, Value>, WireError> {
    if body.is_empty() {
        return Ok(Map::new());
    }
    let Value::Object(mut values) = parse(body)? else {
        return Err(WireError::Serialization("The body is not a JSON object".into()));
    };
    read_members(structure, &mut values, Path::Root)?;
    Ok(values)
}

fn read_members(structure: &Structure, values: &mut Map<String, Value>, path: Path<'_>) -> Result<(), WireError> {
    for member in structure.members {
        match values.get_mut(member.key()) {
            None => {}
            Some(Value::Null) => {
                values.swap_remove(member.key());
            }
            Some(value) => read(member.shape, Some(member), value, Path::Member(&path, member.name))?,
        }
    }
    Ok(())
}

/// Checks and adapts a value in place.
pub(super) fn read(shape: &Shape, member: Option<&Member>, value: &mut Value, path: Path<'_>) -> Result<(), WireError> {
    match (&shape.kind, &mut *value) {
        (Kind::String(_) | Kind::Blob(_), Value::String(_)) | (Kind::Boolean, Value::Bool(_)) => Ok(()),
        (Kind::Document, _) => Ok(()),
        (Kind::Integer(_), Value::Number(_)) => whole(value, path, i32::MIN.into(), i32::MAX.into()),
        (Kind::Long(_), Value::Number(_)) => whole(value, path, i64::MIN, i64::MAX),
        (Kind::Float(_), Value::Number(_)) => Ok(()),
        (Kind::Float(_), Value::String(text)) if matches!(text.as_str(), "NaN" | "Infinity" | "-Infinity") => Ok(()),
        (Kind::Timestamp(format), _) => read_time(member.and_then(|m| m.timestamp_format).or(*format), value, path),
        (Kind::List { member, .. }, Value::Array(elements)) => {
            for (index, element) in elements.iter_mut().enumerate().filter(|(_, element)| !element.is_null()) {
                read(member, None, element, Path::Element(&path, index))?;
            }
            Ok(())
        }
        (Kind::Map { value: of, .. }, Value::Object(entries)) => {
            for (key, value) in entries.iter_mut().filter(|(_, value)| !value.is_null()) {
                read(of, None, value, Path::Value(&path, key))?;
            }
            Ok(())
        }
        (Kind::Structure(structure), Value::Object(values)) => {
            if structure.kind == StructureKind::Union {
                keep_one(structure, values, path)?;
            }
            read_members(structure, values, path)
        }
        (kind, value) => Err(wrong_type(kind, value, path)),
    }
}

fn keep_one(structure: &Structure, values: &mut Map<String, Value>, path: Path<'_>) -> Result<(), WireError> {
    values.retain(|key, value| !value.is_null() && structure.members.iter().any(|member| member.key() == key));
    if values.len() == 1 {
        return Ok(());
    }
    let names: Vec<_> = structure.members.iter().map(Member::key).collect();
    let found = values.len();
    let names = names.join(", ");
    Err(WireError::Serialization(format!(
        "The union at '{path}' must have exactly one of [{names}], but {found} are set"
    )))
}

fn whole(value: &mut Value, path: Path<'_>, least: i64, most: i64) -> Result<(), WireError> {
    let number = value.as_i64().or_else(|| {
        // Beyond 2^53 a number with a decimal point does not say which integer it is.
        value.as_f64().filter(|f| f.fract() == 0.0 && f.abs() <= 9_007_199_254_740_992.0).map(|f| f as i64)
    });
    match number {
        Some(number) if (least..=most).contains(&number) => {
            *value = number.into();
            Ok(())
        }
        _ => {
            let bits = if least == i64::MIN { 64 } else { 32 };
            Err(WireError::Serialization(format!("The number at '{path}' is not a {bits}-bit integer")))
        }
    }
}

fn read_time(format: Option<TimestampFormat>, value: &mut Value, path: Path<'_>) -> Result<(), WireError> {
    let format = format.unwrap_or(Protocol::RestJson.body_time());
    match time::from_value(value, format) {
        Some(_) => Ok(()),
        None => {
            let expected = match format {
                TimestampFormat::Iso8601 => "an ISO-8601 timestamp",
                TimestampFormat::Rfc822 => "an HTTP date",
                TimestampFormat::Epoch => "a number of seconds since 1970",
            };
            Err(WireError::Serialization(format!("The value at '{path}' is not {expected}")))
        }
    }
}

fn wrong_type(kind: &Kind, value: &Value, path: Path<'_>) -> WireError {
    let expected = match kind {
        Kind::String(_) => "a string",
        Kind::Integer(_) | Kind::Long(_) | Kind::Float(_) => "a number",
        Kind::Boolean => "a boolean",
        Kind::Blob(_) => "a base64 string",
        Kind::Timestamp(_) => "a timestamp",
        Kind::Document => "any JSON",
        Kind::List { .. } => "a list",
        Kind::Map { .. } | Kind::Structure(_) => "an object",
    };
    let found = match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    };
    let place = path.to_string();
    let place = if place.is_empty() { "The body".to_owned() } else { format!("The value at '{place}'") };
    WireError::Serialization(format!("{place} must be {expected}, but it is {found}"))
}
