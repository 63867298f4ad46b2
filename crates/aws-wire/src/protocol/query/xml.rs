//! XML answers: `<OpResponse xmlns><OpResult>members</OpResult><ResponseMetadata/></OpResponse>`.

use std::borrow::Cow;
use std::io;

use bytes::Bytes;
use http::Response;
use quick_xml::Writer;
use quick_xml::events::{BytesEnd, BytesStart, BytesText, Event};
use serde_json::{Map, Value};

use super::super::scalar::{self, TextForm};
use super::xml_response;
use crate::WireError;
use crate::schema::{Kind, Member, OperationSchema, Protocol, Shape, Structure, TimestampFormat};

/// Writes elements; a failure is impossible, since the target is memory.
pub(super) struct Xml(Writer<Vec<u8>>);

impl Xml {
    pub(super) fn new() -> Self {
        Self(Writer::new(Vec::new()))
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.0.into_inner()
    }

    /// An element around what `inside` writes.
    pub(super) fn element(
        &mut self,
        name: &str,
        namespace: Option<&str>,
        inside: impl FnOnce(&mut Self) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut start = BytesStart::new(name);
        if let Some(namespace) = namespace {
            start.push_attribute(("xmlns", namespace));
        }
        self.0.write_event(Event::Start(start))?;
        inside(self)?;
        self.0.write_event(Event::End(BytesEnd::new(name)))
    }

    /// An element with text.
    pub(super) fn text(&mut self, name: &str, text: &str) -> io::Result<()> {
        self.element(name, None, |xml| xml.0.write_event(Event::Text(BytesText::from_escaped(escape(text)))))
    }

    /// The members of a structure that are there, each in its element.
    pub(super) fn members(&mut self, structure: &Structure, values: &Map<String, Value>) -> io::Result<()> {
        for member in structure.members {
            if let Some(value) = values.get(member.key()).filter(|value| !value.is_null()) {
                self.value(member.location_name, Some(member), member.shape, value)?;
            }
        }
        Ok(())
    }

    fn value(&mut self, name: &str, member: Option<&Member>, shape: &Shape, value: &Value) -> io::Result<()> {
        match (&shape.kind, value) {
            (Kind::Structure(structure), Value::Object(values)) => {
                self.element(name, None, |xml| xml.members(structure, values))
            }
            (Kind::List { member: of, member_name, flattened: false, .. }, Value::Array(elements)) => {
                self.element(name, None, |xml| {
                    let name = member_name.unwrap_or("member");
                    elements.iter().try_for_each(|element| xml.value(name, None, of, element))
                })
            }
            (Kind::List { member: of, .. }, Value::Array(elements)) => {
                elements.iter().try_for_each(|element| self.value(name, None, of, element))
            }
            (Kind::Map { flattened: false, .. }, Value::Object(entries)) => self.element(name, None, |xml| {
                entries.iter().try_for_each(|(key, value)| xml.entry("entry", shape, key, value))
            }),
            (Kind::Map { .. }, Value::Object(entries)) => {
                entries.iter().try_for_each(|(key, value)| self.entry(name, shape, key, value))
            }
            _ => {
                let form = TextForm {
                    protocol: Protocol::Query,
                    explicit: member.and_then(|member| member.timestamp_format),
                    default: TimestampFormat::Iso8601,
                };
                let text = scalar::write(shape, form, value)
                    .ok_or_else(|| io::Error::other(format!("the value of {name} fits no element")))?;
                self.text(name, &text)
            }
        }
    }

    fn entry(&mut self, name: &str, map: &Shape, key: &str, value: &Value) -> io::Result<()> {
        let Kind::Map { value: of, key_name, value_name, .. } = &map.kind else { return Ok(()) };
        self.element(name, None, |xml| {
            xml.text(key_name.unwrap_or("key"), key)?;
            xml.value(value_name.unwrap_or("value"), None, of, value)
        })
    }
}

/// Escapes what XML gives a meaning, keeps carriage returns as references and leaves out characters that XML cannot hold.
fn escape(text: &str) -> Cow<'_, str> {
    let odd = |c: char| (c < ' ' && !matches!(c, '\t' | '\n')) || matches!(c, '\u{fffe}' | '\u{ffff}');
    let escaped = quick_xml::escape::escape(text);
    if !escaped.contains(odd) {
        return escaped;
    }
    let mut out = String::with_capacity(escaped.len() + 16);
    for c in escaped.chars() {
        match c {
            '\r' => out.push_str("&#xD;"),
            c if odd(c) => {}
            c => out.push(c),
        }
    }
    out.into()
}

/// Writes the answer of a call that succeeded.
pub(in super::super) fn encode(
    operation: &OperationSchema,
    members: &Map<String, Value>,
    request_id: &str,
) -> Result<Response<Bytes>, WireError> {
    let mut xml = Xml::new();
    let wrapper = operation.result_wrapper.map(Cow::from).unwrap_or_else(|| format!("{}Result", operation.name).into());
    let written = xml.element(&format!("{}Response", operation.name), operation.service.xml_namespace, |xml| {
        if let Some(Kind::Structure(structure)) = operation.output.map(|shape| &shape.kind) {
            xml.element(&wrapper, None, |xml| xml.members(structure, members))?;
        }
        xml.element("ResponseMetadata", None, |xml| xml.text("RequestId", request_id))
    });
    written.map_err(|error| WireError::Internal(error.to_string()))?;
    Ok(xml_response(operation.status, xml.into_bytes()))
}
