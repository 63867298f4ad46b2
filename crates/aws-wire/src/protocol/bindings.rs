//! Members that travel outside the body: in labels, the query string and headers.

use std::borrow::Cow;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use http::{HeaderMap, HeaderName, HeaderValue};
use serde_json::{Map, Value};

use super::scalar::{self, TextForm};
use crate::WireError;
use crate::schema::{Kind, Location, Member, Protocol, Shape, Structure, TimestampFormat};
use crate::validate::Path;

/// Where the values come from.
#[derive(Debug)]
pub(super) struct Sources<'a> {
    pub(super) labels: Vec<(&'static str, String)>,
    pub(super) query: Option<&'a str>,
    pub(super) headers: &'a HeaderMap,
}

/// Puts all members that travel outside the body into the tree, over whatever a body says under their names.
pub(super) fn read(
    structure: &Structure,
    sources: Sources<'_>,
    values: &mut Map<String, Value>,
) -> Result<(), WireError> {
    let Sources { mut labels, query, headers } = sources;
    let mut pairs: Option<Vec<(Cow<'_, str>, Cow<'_, str>)>> = None;
    for member in structure.members {
        let value = match member.location {
            Location::Body => continue,
            Location::StatusCode => None,
            Location::Label => match labels.iter_mut().find(|(name, _)| *name == member.location_name) {
                Some((_, text)) => Some(from_label(member, std::mem::take(text))?),
                None => None,
            },
            Location::Query => {
                let pairs =
                    pairs.get_or_insert_with(|| form_urlencoded::parse(query.unwrap_or_default().as_bytes()).collect());
                from_query(member, pairs)?
            }
            Location::Header => from_header(member, headers)?,
            Location::PrefixHeaders => from_prefix(member, headers)?,
        };
        match value {
            Some(value) => values.insert(member.name.into(), value),
            None if structure.payload == Some(member.name) => None,
            None => values.swap_remove(member.name),
        };
    }
    Ok(())
}

fn form(member: &Member, default: TimestampFormat) -> TextForm {
    TextForm { protocol: Protocol::RestJson, explicit: member.timestamp_format, default }
}

fn refuse(member: &Member, expected: &str) -> WireError {
    let path = Path::Member(&Path::Root, member.name);
    WireError::Serialization(format!("The value at '{path}' must be {expected}"))
}

fn parse(member: &Member, shape: &Shape, default: TimestampFormat, text: &str) -> Result<Value, WireError> {
    scalar::parse(shape, form(member, default), text).map_err(|expected| refuse(member, expected))
}

fn from_label(member: &Member, text: String) -> Result<Value, WireError> {
    match member.shape.kind {
        Kind::String(_) => Ok(Value::String(text)),
        _ => parse(member, member.shape, TimestampFormat::Iso8601, &text),
    }
}

fn from_query(member: &Member, pairs: &[(Cow<'_, str>, Cow<'_, str>)]) -> Result<Option<Value>, WireError> {
    let mut named = pairs.iter().filter(|(name, _)| name == member.location_name).map(|(_, value)| value);
    match &member.shape.kind {
        Kind::List { member: of, .. } => {
            let values: Vec<Value> = named
                .map(|text| parse(member, of, TimestampFormat::Iso8601, text))
                .collect::<Result<_, WireError>>()?;
            Ok(if values.is_empty() { None } else { Some(values.into()) })
        }
        Kind::Map { value: of, .. } => {
            let mut entries = Map::new();
            for (name, text) in pairs {
                match &of.kind {
                    Kind::List { member: of, .. } => {
                        let text = parse(member, of, TimestampFormat::Iso8601, text)?;
                        let list = entries.entry(name.as_ref()).or_insert_with(|| Value::Array(Vec::new()));
                        list.as_array_mut().into_iter().for_each(|list| list.push(text.clone()));
                    }
                    _ => {
                        let text = parse(member, of, TimestampFormat::Iso8601, text)?;
                        entries.entry(name.as_ref()).or_insert(text);
                    }
                }
            }
            Ok(if entries.is_empty() { None } else { Some(entries.into()) })
        }
        _ => named.next().map(|text| parse(member, member.shape, TimestampFormat::Iso8601, text)).transpose(),
    }
}

fn from_header(member: &Member, headers: &HeaderMap) -> Result<Option<Value>, WireError> {
    let mut lines = Vec::new();
    for line in headers.get_all(member.location_name) {
        lines.push(std::str::from_utf8(line.as_bytes()).map_err(|_| refuse(member, "UTF-8"))?.trim());
    }
    let Some(first) = lines.first() else { return Ok(None) };
    if member.json_value {
        let text = STANDARD.decode(first).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        return text.map(|text| Some(text.into())).ok_or_else(|| refuse(member, "JSON in base64"));
    }
    if let Kind::List { member: of, .. } = &member.shape.kind {
        let dates = matches!(&of.kind, Kind::Timestamp(format)
            if member.timestamp_format.or(*format).unwrap_or(TimestampFormat::Rfc822) == TimestampFormat::Rfc822);
        let mut values = Vec::new();
        for line in lines {
            let texts = if dates { split_dates(line) } else { split_list(line) };
            for text in texts {
                values.push(parse(member, of, TimestampFormat::Rfc822, &text)?);
            }
        }
        return Ok(Some(values.into()));
    }
    parse(member, member.shape, TimestampFormat::Rfc822, first).map(Some)
}

/// Splits at commas; an element may be quoted and then hold commas and escaped quotes.
fn split_list(line: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        if let Some(quoted) = rest.strip_prefix('"') {
            let mut text = String::new();
            let mut chars = quoted.chars();
            while let Some(c) = chars.next() {
                match c {
                    '"' => break,
                    '\\' => text.extend(chars.next()),
                    c => text.push(c),
                }
            }
            out.push(text);
            rest = chars.as_str().split_once(',').map_or("", |(_, rest)| rest).trim_start();
        } else {
            let (text, after) = rest.split_once(',').unwrap_or((rest, ""));
            out.push(text.trim().to_owned());
            rest = after.trim_start();
        }
    }
    out
}

/// Splits HTTP dates, each of which has a comma of its own.
fn split_dates(line: &str) -> Vec<String> {
    let parts: Vec<&str> = line.split(',').map(str::trim).collect();
    parts.chunks(2).map(|pair| pair.join(", ")).collect()
}

fn from_prefix(member: &Member, headers: &HeaderMap) -> Result<Option<Value>, WireError> {
    let Kind::Map { value: of, .. } = &member.shape.kind else { return Ok(None) };
    let prefix = member.location_name.to_ascii_lowercase();
    let mut entries = Map::new();
    for (name, value) in headers {
        if let Some(key) = name.as_str().strip_prefix(&prefix).filter(|key| !key.is_empty()) {
            let text = std::str::from_utf8(value.as_bytes()).map_err(|_| refuse(member, "UTF-8"))?;
            entries.insert(key.into(), parse(member, of, TimestampFormat::Rfc822, text.trim())?);
        }
    }
    Ok(if entries.is_empty() { None } else { Some(entries.into()) })
}

/// Moves the members that travel in headers and status out of the tree of an answer. Gives the status, if one is a member.
pub(super) fn write(
    structure: &Structure,
    values: &mut Map<String, Value>,
    headers: &mut HeaderMap,
) -> Result<Option<u16>, WireError> {
    let mut status = None;
    for member in structure.members.iter().filter(|member| member.location != Location::Body) {
        // Members keep their order in the body.
        let Some(value) = values.shift_remove(member.name) else { continue };
        match member.location {
            Location::Header => to_header(member, &value, headers)?,
            Location::PrefixHeaders => {
                for (key, value) in value.as_object().into_iter().flatten() {
                    let text = value.as_str().unwrap_or_default();
                    insert(headers, member, &format!("{}{key}", member.location_name), text)?;
                }
            }
            Location::StatusCode => status = value.as_u64().and_then(|code| u16::try_from(code).ok()),
            Location::Body | Location::Label | Location::Query => {}
        }
    }
    Ok(status)
}

fn to_header(member: &Member, value: &Value, headers: &mut HeaderMap) -> Result<(), WireError> {
    let form = form(member, TimestampFormat::Rfc822);
    let text = match (&member.shape.kind, value) {
        (_, Value::Null) => return Ok(()),
        (Kind::List { member: of, .. }, Value::Array(elements)) => {
            let texts = elements.iter().filter_map(|element| {
                let text = scalar::write(of, form, element)?;
                let plain = !matches!(of.kind, Kind::String(_)) || !text.contains([',', '"']);
                Some(if plain { text } else { format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"")) })
            });
            texts.collect::<Vec<_>>().join(", ")
        }
        _ => scalar::write(member.shape, form, value)
            .ok_or_else(|| WireError::Internal(format!("the value of {} fits no header", member.name)))?,
    };
    let text = if member.json_value { STANDARD.encode(text) } else { text };
    insert(headers, member, member.location_name, &text)
}

fn insert(headers: &mut HeaderMap, member: &Member, name: &str, text: &str) -> Result<(), WireError> {
    let refused = || WireError::Internal(format!("the value of {} fits no header", member.name));
    let name = HeaderName::from_bytes(name.as_bytes()).map_err(|_| refused())?;
    headers.insert(name, HeaderValue::from_bytes(text.as_bytes()).map_err(|_| refused())?);
    Ok(())
}
