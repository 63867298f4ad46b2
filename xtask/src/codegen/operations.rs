//! `operations.rs` and `error.rs` of a service.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use anyhow::Result;

use super::model::{Model, Shape};
use super::names::{snake, static_name, type_name};

pub(crate) fn write_operations(service: &str, model: &Model) -> Result<String> {
    let mut out = format!(
        "//! The operations of `{service}` that are in scope.\n\n\
         #[allow(unused_imports)]\nuse super::{{schema, types}};\nuse crate::schema::{{OperationSchema, Protocol, ServiceSchema}};\n\n",
    );
    let meta = &model.metadata;
    let protocol = match (meta.protocol.as_str(), &meta.target_prefix) {
        ("query", _) => "Query".to_owned(),
        ("json", Some(prefix)) => format!("AwsJson {{ target_prefix: {prefix:?} }}"),
        ("rest-json", _) => "RestJson".to_owned(),
        (other, _) => anyhow::bail!("the protocol {other} of {service} is not known, or its target prefix is missing"),
    };
    writeln!(out, "/// The service and its operation table.\npub static SERVICE: ServiceSchema = ServiceSchema {{")?;
    writeln!(
        out,
        "name: {service:?}, signing_name: {:?},",
        meta.signing_name.as_ref().unwrap_or(&meta.endpoint_prefix)
    )?;
    writeln!(out, "protocol: Protocol::{protocol}, api_version: {:?},", meta.api_version)?;
    let namespace = (meta.protocol == "query")
        .then(|| format!("https://{}.amazonaws.com/doc/{}/", meta.endpoint_prefix, meta.api_version));
    writeln!(out, "xml_namespace: {namespace:?}, operations: &[")?;
    for name in model.operations.keys() {
        writeln!(out, "&{},", static_name(name))?;
    }
    writeln!(out, "] }};\n")?;
    for (name, operation) in &model.operations {
        let http = &operation.http;
        let shape = |shape: &Option<String>| match shape {
            Some(name) => format!("Some(&schema::{})", static_name(name)),
            None => "None".into(),
        };
        let rust = |shape: &Option<String>| match shape {
            Some(name) => format!("types::{}", type_name(name)),
            None => "crate::Unit".into(),
        };
        writeln!(out, "static {}: OperationSchema = OperationSchema {{", static_name(name))?;
        writeln!(out, "service: &SERVICE, name: {name:?}, method: {:?}, uri: {:?},", http.method, http.request_uri)?;
        writeln!(out, "status: {}, input: {},", http.response_code.unwrap_or(200), shape(&operation.input))?;
        writeln!(out, "output: {}, result_wrapper: {:?} }};\n", shape(&operation.output), operation.result_wrapper)?;
        writeln!(out, "/// `{} {}`\n#[derive(Clone, Copy, Debug)]", http.method, http.request_uri)?;
        writeln!(out, "pub struct {name};\n\nimpl crate::Operation for {name} {{")?;
        writeln!(out, "type Input = {};\ntype Output = {};", rust(&operation.input), rust(&operation.output))?;
        writeln!(out, "type Error = super::Error;")?;
        writeln!(out, "const SCHEMA: &'static OperationSchema = &{};", static_name(name))?;
        let has = |error: &str| operation.errors.iter().any(|it| it == error);
        if !has("ValidationException") && has("InvalidParameterException") {
            writeln!(out, "const INVALID_PARAMETER: bool = true;")?;
        }
        if let Some((member, required)) = operation.input.as_ref().and_then(|i| blob_payload(model, &model.shapes[i])) {
            let value = if required { "payload" } else { "Some(payload)" };
            writeln!(out, "\nfn set_payload(input: &mut Self::Input, payload: crate::Blob) {{")?;
            writeln!(out, "input.{} = {value};\n}}", snake(member))?;
        }
        if let Some((member, required)) = operation.output.as_ref().and_then(|o| blob_payload(model, &model.shapes[o]))
        {
            let member = snake(member);
            let value = match required {
                true => format!("Some(std::mem::take(&mut output.{member}))"),
                false => format!("output.{member}.take()"),
            };
            writeln!(out, "\nfn take_payload(output: &mut Self::Output) -> Option<crate::Blob> {{ {value} }}")?;
        }
        writeln!(out, "}}\n")?;
        if let Some(event) = operation.output.as_ref().and_then(|o| event_stream(model, &model.shapes[o])) {
            writeln!(
                out,
                "impl crate::StreamingOperation for {name} {{ type Event = types::{}; }}\n",
                type_name(event)
            )?;
        }
    }
    Ok(out)
}

/// The member that is the whole body as bytes, and whether it is required.
fn blob_payload<'a>(model: &Model, shape: &'a Shape) -> Option<(&'a str, bool)> {
    let name = shape.payload.as_ref()?;
    let blob = model.shapes[&shape.members.get(name)?.shape].kind == "blob";
    blob.then(|| (name.as_str(), shape.required.contains(name)))
}

/// The event stream that an output carries as its payload.
fn event_stream<'a>(model: &Model, output: &'a Shape) -> Option<&'a str> {
    let payload = output.members.get(output.payload.as_ref()?)?;
    model.shapes[&payload.shape].eventstream.then_some(payload.shape.as_str())
}

pub(crate) fn write_errors(service: &str, model: &Model) -> Result<String> {
    let names: BTreeSet<&String> =
        model.shapes.iter().filter(|(_, shape)| shape.exception).map(|(name, _)| name).collect();
    let mut out = format!(
        "//! The exceptions of `{service}`, with the HTTP status and code of each.\n\n\
         use super::types;\nuse crate::AwsError;\n\n\
         /// An exception that an operation of the service answers with.\n\
         #[derive(Clone, Debug, PartialEq)]\npub enum Error {{\n",
    );
    for name in &names {
        let shape = &model.shapes[*name];
        writeln!(
            out,
            "/// `{}`, HTTP {}.\n{}(types::{}),",
            code(name, shape),
            status(shape),
            type_name(name),
            type_name(name)
        )?;
    }
    out += "}\n\nimpl Error {\n";
    for name in &names {
        let shape = &model.shapes[*name];
        let function = snake(name.trim_end_matches("Exception")).trim_start_matches("r#").to_owned();
        let Some(message) = message_member(shape) else { continue };
        let required = shape.required.iter().any(|r| r == message);
        let value = if required { "message.into()" } else { "Some(message.into())" };
        let others: String = shape
            .members
            .keys()
            .filter(|m| *m != message)
            .map(|m| {
                format!("{}: {}, ", snake(m), if shape.required.contains(m) { "Default::default()" } else { "None" })
            })
            .collect();
        writeln!(out, "/// A `{name}` with this message.\n#[must_use]")?;
        writeln!(out, "pub fn {function}(message: impl Into<String>) -> Self {{")?;
        writeln!(
            out,
            "Self::{}(types::{} {{ {}: {value}, {others} }})\n}}\n",
            type_name(name),
            type_name(name),
            snake(message)
        )?;
    }
    out += "}\n\nimpl AwsError for Error {\nfn code(&self) -> &'static str { match self {\n";
    for name in &names {
        writeln!(out, "Self::{}(_) => {:?},", type_name(name), code(name, &model.shapes[*name]))?;
    }
    out += "} }\n\nfn status(&self) -> u16 { match self {\n";
    for name in &names {
        writeln!(out, "Self::{}(_) => {},", type_name(name), status(&model.shapes[*name]))?;
    }
    out += "} }\n\nfn message(&self) -> Option<&str> { match self {\n";
    for name in &names {
        let shape = &model.shapes[*name];
        let variant = type_name(name);
        match message_member(shape) {
            Some(m) if shape.required.iter().any(|r| r == m) => {
                writeln!(out, "Self::{variant}(error) => Some(&error.{}),", snake(m))?;
            }
            Some(m) => writeln!(out, "Self::{variant}(error) => error.{}.as_deref(),", snake(m))?,
            None => writeln!(out, "Self::{variant}(_) => None,")?,
        }
    }
    out += "} }\n\nfn to_body(&self) -> serde_json::Result<serde_json::Value> { match self {\n";
    for name in &names {
        writeln!(out, "Self::{}(error) => serde_json::to_value(error),", type_name(name))?;
    }
    out += "} }\n\nfn shape(&self) -> Option<&'static crate::schema::Shape> { Some(match self {\n";
    for name in &names {
        writeln!(out, "Self::{}(_) => &super::schema::{},", type_name(name), static_name(name))?;
    }
    out += "}) }\n}\n\nimpl std::fmt::Display for Error {\n\
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {\n\
            write!(f, \"{}: {}\", self.code(), self.message().unwrap_or_default())\n}\n}\n\n\
            impl std::error::Error for Error {}\n";
    Ok(out)
}

fn message_member(shape: &Shape) -> Option<&str> {
    shape.members.keys().map(String::as_str).find(|m| m.eq_ignore_ascii_case("message"))
}

fn code<'a>(name: &'a str, shape: &'a Shape) -> &'a str {
    shape.error.as_ref().and_then(|e| e.code.as_deref()).unwrap_or(name)
}

fn status(shape: &Shape) -> u16 {
    shape.error.as_ref().map_or(if shape.fault { 500 } else { 400 }, |e| e.http_status_code)
}
