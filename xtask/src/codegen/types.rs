//! `types.rs` of a service: structures, unions and enums with the serde form that the wire has.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use anyhow::{Context, Result};

use super::model::{Member, Model, Shape};
use super::names::{pascal, snake, type_name};

pub(crate) fn write(model: &Model) -> Result<String> {
    let mut out = String::from(
        "//! Structures, unions and enums. The docs name the member on the wire and its constraints.\n\n\
         #![allow(clippy::large_enum_variant, clippy::struct_field_names)]\n\n\
         #[allow(unused_imports)]\nuse std::collections::BTreeMap;\n\n\
         #[allow(unused_imports)]\nuse serde::{Deserialize, Serialize};\n\n\
         #[allow(unused_imports)]\nuse crate::{Blob, Document, EpochTime, HttpTime, IsoTime, NoUnknown};\n\n",
    );
    for (name, shape) in &model.shapes {
        if shape.is_enum() {
            write_enum(&mut out, name, shape)?;
        } else if shape.is_structure() && shape.union {
            write_union(&mut out, model, name, shape)?;
        } else if shape.is_structure() && shape.eventstream {
            write_event_stream(&mut out, model, name, shape)?;
        } else if shape.is_structure() {
            write_structure(&mut out, model, name, shape)?;
        }
    }
    Ok(out)
}

/// The Rust type of a shape's value.
fn rust_type(model: &Model, name: &str, member: Option<&Member>) -> Result<String> {
    let shape = model.shapes.get(name).with_context(|| format!("no shape {name}"))?;
    let part = |member: &Option<Member>| -> Result<String> {
        let member = member.as_ref().with_context(|| format!("{name} lacks a part"))?;
        rust_type(model, &member.shape, Some(member))
    };
    Ok(match shape.kind.as_str() {
        "string" if shape.is_enum() => type_name(name),
        "string" => "String".into(),
        "integer" => "i32".into(),
        "long" => "i64".into(),
        "float" | "double" => "f64".into(),
        "boolean" => "bool".into(),
        "blob" => "Blob".into(),
        "timestamp" => {
            let format = member.and_then(|m| m.timestamp_format.as_ref()).or(shape.timestamp_format.as_ref());
            match (format.map(String::as_str), model.metadata.protocol.as_str()) {
                (Some("iso8601"), _) | (None, "query") => "IsoTime".into(),
                (Some("rfc822"), _) => "HttpTime".into(),
                _ => "EpochTime".into(),
            }
        }
        "list" => format!("Vec<{}>", part(&shape.member)?),
        "map" => format!("BTreeMap<{}, {}>", part(&shape.key)?, part(&shape.value)?),
        "structure" if shape.document => "Document".into(),
        "structure" => type_name(name),
        other => anyhow::bail!("{name} is of an unknown type {other}"),
    })
}

fn boxed(model: &Model, owner: &str, member: &Member) -> Result<String> {
    let rust = rust_type(model, &member.shape, Some(member))?;
    let direct = model.shapes[&member.shape].is_structure();
    let cyclic = direct && (member.shape == owner || model.holds(&member.shape, owner));
    Ok(if cyclic { format!("Box<{rust}>") } else { rust })
}

fn derives(out: &mut String, sensitive: bool, default: bool) -> Result<()> {
    let _ = sensitive;
    let default = if default { "Default, " } else { "" };
    writeln!(out, "#[derive(Clone, Debug, {default}PartialEq, Serialize, Deserialize)]")?;
    Ok(())
}

fn write_structure(out: &mut String, model: &Model, name: &str, shape: &Shape) -> Result<()> {
    let stream = |member: &Member| model.shapes[&member.shape].eventstream;
    let default = shape.required.iter().all(|name| shape.members.get(name).is_none_or(&stream));
    writeln!(out, "/// The structure `{name}`.")?;
    derives(out, shape.sensitive, default)?;
    writeln!(out, "pub struct {} {{", type_name(name))?;
    for (member_name, member) in shape.members.iter().filter(|(_, member)| !stream(member)) {
        let required = shape.required.contains(member_name);
        let rust = boxed(model, name, member)?;
        let wire = member.wire_name(member_name);
        writeln!(out, "/// `{member_name}`{}.", describe(model, member, required))?;
        if required {
            writeln!(out, "#[serde(rename = \"{wire}\")]\npub {}: {rust},", snake(member_name))?;
        } else {
            writeln!(out, "#[serde(rename = \"{wire}\", default, skip_serializing_if = \"Option::is_none\")]")?;
            writeln!(out, "pub {}: Option<{rust}>,", snake(member_name))?;
        }
    }
    writeln!(out, "}}\n")?;
    Ok(())
}

fn write_union(out: &mut String, model: &Model, name: &str, shape: &Shape) -> Result<()> {
    writeln!(out, "/// The union `{name}`: exactly one of its members.")?;
    derives(out, shape.sensitive, false)?;
    writeln!(out, "pub enum {} {{", type_name(name))?;
    for (member_name, member) in &shape.members {
        writeln!(out, "/// `{member_name}`{}.", describe(model, member, false))?;
        writeln!(out, "#[serde(rename = \"{}\")]", member.wire_name(member_name))?;
        writeln!(out, "{}({}),", pascal(member_name), boxed(model, name, member)?)?;
    }
    if shape.members.is_empty() {
        writeln!(out, "/// The model names no member.\n#[serde(skip)]\nUnknown(NoUnknown),")?;
    }
    writeln!(out, "}}\n")?;
    Ok(())
}

fn write_event_stream(out: &mut String, model: &Model, name: &str, shape: &Shape) -> Result<()> {
    let events: Vec<_> = shape.members.iter().filter(|(_, m)| !model.shapes[&m.shape].exception).collect();
    writeln!(out, "/// An event of the stream `{name}`; its exceptions are the service's `Error`.")?;
    writeln!(out, "#[derive(Clone, Debug, PartialEq)]\npub enum {} {{", type_name(name))?;
    for (member_name, member) in &events {
        writeln!(out, "/// `{member_name}`.\n{}({}),", pascal(member_name), type_name(&member.shape))?;
    }
    writeln!(out, "}}\n\nimpl crate::EventStream for {} {{", type_name(name))?;
    writeln!(out, "fn event_type(&self) -> &'static str {{ match self {{")?;
    for (member_name, _) in &events {
        writeln!(out, "Self::{}(_) => \"{member_name}\",", pascal(member_name))?;
    }
    writeln!(out, "}} }}\n\nfn to_payload(&self) -> serde_json::Result<Vec<u8>> {{ match self {{")?;
    for (member_name, _) in &events {
        writeln!(out, "Self::{}(event) => serde_json::to_vec(event),", pascal(member_name))?;
    }
    writeln!(out, "}} }}\n}}\n")?;
    Ok(())
}

fn write_enum(out: &mut String, name: &str, shape: &Shape) -> Result<()> {
    let rust = type_name(name);
    let mut taken = BTreeSet::new();
    let variants: Vec<(String, &String)> = shape
        .variants
        .iter()
        .map(|value| {
            let mut variant = pascal(value);
            while !taken.insert(variant.clone()) {
                variant.push('_');
            }
            (variant, value)
        })
        .collect();
    writeln!(out, "/// The enum `{name}`.")?;
    writeln!(out, "#[allow(non_camel_case_types)]")?;
    writeln!(out, "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]")?;
    writeln!(out, "pub enum {rust} {{")?;
    for (variant, value) in &variants {
        writeln!(out, "/// `{value}`.\n#[serde(rename = {value:?})]\n{variant},")?;
    }
    writeln!(out, "}}\n\nimpl {rust} {{\n/// The value's text on the wire.")?;
    writeln!(out, "#[must_use]\npub const fn as_str(self) -> &'static str {{ match self {{")?;
    for (variant, value) in &variants {
        writeln!(out, "Self::{variant} => {value:?},")?;
    }
    writeln!(out, "}} }}\n}}\n\nimpl std::fmt::Display for {rust} {{")?;
    writeln!(
        out,
        "fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {{ f.write_str(self.as_str()) }}"
    )?;
    writeln!(out, "}}\n")?;
    Ok(())
}

/// The constraints of a member, for its doc.
fn describe(model: &Model, member: &Member, required: bool) -> String {
    let shape = &model.shapes[&member.shape];
    let mut facts = Vec::new();
    if required {
        facts.push("required".to_owned());
    }
    if let Some(location) = &member.location {
        facts.push(format!("in the {location} as `{}`", member.location_name.as_deref().unwrap_or("")));
    }
    let what = match shape.kind.as_str() {
        "string" => "characters",
        "list" | "map" => "entries",
        "blob" => "bytes",
        _ => "",
    };
    match (shape.min, shape.max) {
        (Some(min), Some(max)) => facts.push(format!("{min} to {max} {what}")),
        (Some(min), None) => facts.push(format!("at least {min} {what}")),
        (None, Some(max)) => facts.push(format!("at most {max} {what}")),
        (None, None) => {}
    }
    if let Some(pattern) = shape.pattern.as_ref().filter(|p| p.len() < 80) {
        facts.push(format!("pattern `{pattern}`"));
    }
    if facts.is_empty() { String::new() } else { format!(": {}", facts.join(", ").trim_end()) }
}
