//! Single values as text: how labels, query strings, headers, forms and XML hold them.

use serde_json::{Number, Value};

use super::time;
use crate::schema::{Kind, Protocol, Shape, TimestampFormat};

/// How a place writes the values whose form depends on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextForm {
    pub(super) protocol: Protocol,
    /// The model's form for times of this member.
    pub(super) explicit: Option<TimestampFormat>,
    /// The place's form for times that the model says nothing of.
    pub(super) default: TimestampFormat,
}

impl TextForm {
    fn here(self, shape: Option<TimestampFormat>) -> TimestampFormat {
        self.explicit.or(shape).unwrap_or(self.default)
    }

    fn in_tree(self, shape: Option<TimestampFormat>) -> TimestampFormat {
        self.explicit.or(shape).unwrap_or(self.protocol.body_time())
    }
}

/// Reads a value; the error says what was expected.
pub(super) fn parse(shape: &Shape, form: TextForm, text: &str) -> Result<Value, &'static str> {
    match &shape.kind {
        // Bytes travel as base64 here and in the tree.
        Kind::String(_) | Kind::Blob(_) => Ok(text.into()),
        Kind::Integer(_) => text.parse::<i32>().map(Value::from).map_err(|_| "a 32-bit integer"),
        Kind::Long(_) => text.parse::<i64>().map(Value::from).map_err(|_| "a 64-bit integer"),
        Kind::Float(_) => parse_float(text).ok_or("a number"),
        Kind::Boolean => match text {
            "true" => Ok(true.into()),
            "false" => Ok(false.into()),
            _ => Err("true or false"),
        },
        Kind::Timestamp(format) => time::parse(text, form.here(*format))
            .and_then(|time| time::to_value(time, form.in_tree(*format)))
            .ok_or("a timestamp"),
        Kind::Document | Kind::List { .. } | Kind::Map { .. } | Kind::Structure(_) => Err("a single value"),
    }
}

fn parse_float(text: &str) -> Option<Value> {
    if let "NaN" | "Infinity" | "-Infinity" = text {
        return Some(text.into());
    }
    // Rust reads `inf` and `nan`, which the wire does not have.
    let plain = text.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'.' | b'-' | b'+' | b'e' | b'E'));
    text.parse().ok().filter(|_| plain).and_then(Number::from_f64).map(Value::Number)
}

/// Writes a value; `None` for what is no single value.
pub(super) fn write(shape: &Shape, form: TextForm, value: &Value) -> Option<String> {
    match (&shape.kind, value) {
        (Kind::Timestamp(format), value) => {
            time::from_value(value, form.in_tree(*format)).and_then(|time| time::to_text(time, form.here(*format)))
        }
        (_, Value::String(text)) => Some(text.clone()),
        (_, Value::Bool(value)) => Some(value.to_string()),
        (_, Value::Number(number)) => Some(number.to_string()),
        _ => None,
    }
}
