//! `schema.rs` of a service: one static a shape, read by validation and by the protocols.

use std::fmt::Write as _;

use anyhow::Result;

use super::model::{Member, Model, Shape};
use super::names::static_name;

pub(crate) fn write(service: &str, model: &Model) -> Result<String> {
    let mut out = format!(
        "//! The schema of every shape of `{service}`.\n\n\
         #![allow(missing_docs)]\n\n\
         #[allow(unused_imports)]\n\
         use crate::validate::Pattern;\n\
         #[allow(unused_imports)]\n\
         use crate::schema::{{Kind, Location, Member, Range, Shape, Structure, StructureKind, Text, TimestampFormat}};\n\n",
    );
    for (name, shape) in &model.shapes {
        let sensitive = shape.sensitive;
        writeln!(
            out,
            "pub static {}: Shape = Shape {{ name: {name:?}, sensitive: {sensitive}, kind: ",
            static_name(name)
        )?;
        out += &kind(model, shape)?;
        writeln!(out, "}};\n")?;
    }
    Ok(out)
}

fn kind(model: &Model, shape: &Shape) -> Result<String> {
    let range = format!("Range {{ min: {}, max: {} }}", float(shape.min), float(shape.max));
    let part = |m: &Option<Member>| m.as_ref().map(|m| format!("&{}", static_name(&m.shape))).unwrap_or_default();
    let part_name = |m: &Option<Member>| format!("{:?}", m.as_ref().and_then(|m| m.location_name.as_ref()));
    Ok(match shape.kind.as_str() {
        "string" => {
            let pattern = match &shape.pattern {
                Some(pattern) => format!("Some(Pattern::new({pattern:?}))"),
                None => "None".into(),
            };
            format!("Kind::String(Text {{ range: {range}, pattern: {pattern}, values: &{:?} }})", shape.variants)
        }
        "integer" => format!("Kind::Integer({range})"),
        "long" => format!("Kind::Long({range})"),
        "float" | "double" => format!("Kind::Float({range})"),
        "boolean" => "Kind::Boolean".into(),
        "blob" => format!("Kind::Blob({range})"),
        "timestamp" => format!("Kind::Timestamp({})", format(shape.timestamp_format.as_deref())),
        "list" => format!(
            "Kind::List {{ member: {}, member_name: {}, flattened: {}, range: {range} }}",
            part(&shape.member),
            part_name(&shape.member),
            shape.flattened
        ),
        "map" => format!(
            "Kind::Map {{ key: {}, value: {}, key_name: {}, value_name: {}, flattened: {}, range: {range} }}",
            part(&shape.key),
            part(&shape.value),
            part_name(&shape.key),
            part_name(&shape.value),
            shape.flattened
        ),
        _ if shape.document => "Kind::Document".into(),
        _ => structure(model, shape)?,
    })
}

fn structure(model: &Model, shape: &Shape) -> Result<String> {
    let kind = match () {
        () if shape.union => "Union",
        () if shape.eventstream => "EventStream",
        () => "Plain",
    };
    let mut out =
        format!("Kind::Structure(Structure {{ kind: StructureKind::{kind}, payload: {:?}, members: &[", shape.payload);
    for (name, member) in &shape.members {
        let location = match member.location.as_deref() {
            None => "Location::Body".to_owned(),
            Some("uri") => "Location::Label".into(),
            Some("querystring") => "Location::Query".into(),
            Some("header") => "Location::Header".into(),
            Some("headers") => "Location::PrefixHeaders".into(),
            Some("statusCode") => "Location::StatusCode".into(),
            Some(other) => anyhow::bail!("unknown location {other}"),
        };
        write!(
            out,
            "Member {{ name: {name:?}, location: {location}, location_name: {:?}, required: {}, shape: &{}, \
             idempotency_token: {}, timestamp_format: {}, json_value: {} }},",
            member.location_name.as_deref().unwrap_or(name),
            shape.required.contains(name) && !model.shapes[&member.shape].eventstream,
            static_name(&member.shape),
            member.idempotency_token,
            format(member.timestamp_format.as_deref()),
            member.jsonvalue,
        )?;
    }
    out += "] })";
    Ok(out)
}

fn float(value: Option<f64>) -> String {
    value.map_or_else(|| "None".into(), |v| format!("Some({v:?})"))
}

fn format(name: Option<&str>) -> &'static str {
    match name {
        Some("iso8601") => "Some(TimestampFormat::Iso8601)",
        Some("rfc822") => "Some(TimestampFormat::Rfc822)",
        Some("unixTimestamp") => "Some(TimestampFormat::Epoch)",
        _ => "None",
    }
}
