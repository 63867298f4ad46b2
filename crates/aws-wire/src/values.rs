//! Values whose JSON form is AWS's own: blobs, times and documents.

use aws_smithy_types::DateTime;
use aws_smithy_types::date_time::Format;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A JSON value of any form.
pub type Document = serde_json::Value;

/// Bytes; base64 text in JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blob(pub Bytes);

impl Serialize for Blob {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&STANDARD.encode(&self.0))
    }
}

impl<'de> Deserialize<'de> for Blob {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        STANDARD.decode(text).map(|bytes| Self(bytes.into())).map_err(de::Error::custom)
    }
}

impl From<Vec<u8>> for Blob {
    fn from(bytes: Vec<u8>) -> Self {
        Self(bytes.into())
    }
}

/// A time that the wire shows as ISO-8601 text in UTC, with up to nine decimals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct IsoTime(pub DateTime);

/// A time that the wire shows as a number of seconds since 1970, with decimals for milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct EpochTime(pub DateTime);

impl Serialize for IsoTime {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = iso_text(self.0).map_err(serde::ser::Error::custom)?;
        serializer.serialize_str(&text)
    }
}

/// The decimals come in groups of three, as AWS writes them; the library's formatter would cut them after six.
fn iso_text(time: DateTime) -> Result<String, aws_smithy_types::date_time::DateTimeFormatError> {
    let nanos = time.subsec_nanos();
    let mut text = DateTime::from_secs(time.secs()).fmt(Format::DateTime)?;
    let decimals = match nanos {
        0 => return Ok(text),
        _ if nanos.is_multiple_of(1_000_000) => format!(".{:03}", nanos / 1_000_000),
        _ if nanos.is_multiple_of(1_000) => format!(".{:06}", nanos / 1_000),
        _ => format!(".{nanos:09}"),
    };
    text.insert_str(text.len() - 1, &decimals);
    Ok(text)
}

impl<'de> Deserialize<'de> for IsoTime {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        DateTime::from_str(&text, Format::DateTimeWithOffset).map(Self).map_err(de::Error::custom)
    }
}

impl Serialize for EpochTime {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.0.as_secs_f64())
    }
}

impl<'de> Deserialize<'de> for EpochTime {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        f64::deserialize(deserializer).map(|seconds| Self(DateTime::from_secs_f64(seconds)))
    }
}

/// A time that the wire shows as an HTTP date, such as `Wed, 21 May 2025 09:50:19 GMT`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct HttpTime(pub DateTime);

impl Serialize for HttpTime {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = self.0.fmt(Format::HttpDate).map_err(serde::ser::Error::custom)?;
        serializer.serialize_str(&text)
    }
}

impl<'de> Deserialize<'de> for HttpTime {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        DateTime::from_str(&text, Format::HttpDate).map(Self).map_err(de::Error::custom)
    }
}

impl From<DateTime> for IsoTime {
    fn from(time: DateTime) -> Self {
        Self(time)
    }
}

/// A value that cannot exist: the only member of a union for which the model names none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoUnknown {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_keep_every_nanosecond() {
        for text in [
            "2025-05-21T09:50:19Z",
            "2025-05-21T09:50:19.480Z",
            "2025-05-21T09:50:19.483305Z",
            "2025-05-21T09:50:23.107114510Z",
            "1969-12-31T23:59:59.999999999Z",
        ] {
            let json = format!("\"{text}\"");
            let time: IsoTime = serde_json::from_str(&json).unwrap();
            assert_eq!(serde_json::to_string(&time).unwrap(), json);
        }
    }
}
