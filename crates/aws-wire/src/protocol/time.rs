//! Times in the three forms that the protocols have for them.
//!
//! In the tree of values a time has the form that the model or else the protocol gives it in bodies, since that is what
//! the generated types read and write. Labels, query strings and headers have defaults of their own.

use aws_smithy_types::DateTime;
use aws_smithy_types::date_time::Format;
use serde_json::{Number, Value};

use crate::schema::{Protocol, TimestampFormat};

impl Protocol {
    /// The form of times in bodies that the model says nothing of.
    pub(super) fn body_time(self) -> TimestampFormat {
        match self {
            Self::RestJson | Self::AwsJson { .. } => TimestampFormat::Epoch,
            Self::Query => TimestampFormat::Iso8601,
        }
    }
}

pub(super) fn parse(text: &str, format: TimestampFormat) -> Option<DateTime> {
    match format {
        TimestampFormat::Iso8601 => DateTime::from_str(text, Format::DateTimeWithOffset).ok(),
        TimestampFormat::Rfc822 => DateTime::from_str(text, Format::HttpDate).ok(),
        TimestampFormat::Epoch => DateTime::from_str(text, Format::EpochSeconds).ok(),
    }
}

/// The time in the tree of values; `None` for years that the form cannot write.
pub(super) fn to_value(time: DateTime, format: TimestampFormat) -> Option<Value> {
    match format {
        TimestampFormat::Epoch if time.subsec_nanos() == 0 => Some(time.secs().into()),
        TimestampFormat::Epoch => Number::from_f64(time.as_secs_f64()).map(Value::Number),
        _ => to_text(time, format).map(Value::String),
    }
}

pub(super) fn to_text(time: DateTime, format: TimestampFormat) -> Option<String> {
    let format = match format {
        TimestampFormat::Iso8601 => Format::DateTime,
        TimestampFormat::Rfc822 => Format::HttpDate,
        TimestampFormat::Epoch => Format::EpochSeconds,
    };
    time.fmt(format).ok()
}

/// Reads a time of the tree of values.
pub(super) fn from_value(value: &Value, format: TimestampFormat) -> Option<DateTime> {
    match (format, value) {
        (TimestampFormat::Epoch, Value::Number(number)) => from_number(number),
        (TimestampFormat::Epoch, _) => None,
        (format, Value::String(text)) => parse(text, format),
        _ => None,
    }
}

fn from_number(number: &Number) -> Option<DateTime> {
    if let Some(seconds) = number.as_i64() {
        return Some(DateTime::from_secs(seconds));
    }
    number.as_f64().filter(|s| s.abs() < 1e15).map(DateTime::from_secs_f64)
}
