//! What of a schema cannot be sent by calling its server directly, though a function can be told of it.
//!
//! These findings count only for groups whose operations are called so.

use serde_json::Value;

use super::reader::{At, Reader};
use super::schema::type_of;
use crate::action_groups::Location;

/// Headers that belong to the connection, to the body, or to the operator.
const KEPT_HEADERS: [&str; 14] = [
    "accept-encoding",
    "authorization",
    "connection",
    "content-length",
    "content-type",
    "cookie",
    "expect",
    "host",
    "keep-alive",
    "proxy-authorization",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
];

impl<'a> Reader<'a> {
    /// The URL of the first server; none when the document names none.
    pub(super) fn server(&self) -> Option<String> {
        let url = self.root.get("servers")?.get(0)?.get("url")?.as_str()?;
        Some(url.trim().to_owned()).filter(|url| !url.is_empty())
    }

    /// Checks the parts of an operation but its arguments.
    pub(super) fn check_operation_sendable(&mut self, method: &str, path: &str, at: &At<'a>) {
        if method == "TRACE" {
            self.unsendable(&at.pointer, "TRACE is not called: its answer shows what was sent, secrets included");
        }
        for (owner, pointer) in [(at.value, &at.pointer), (self.item_of(path), &at.pointer)] {
            if owner.get("servers").is_some() {
                self.unsendable(
                    pointer,
                    "an operation or path with servers of its own is not called; use the document's",
                );
            }
        }
    }

    fn item_of(&self, path: &str) -> &'a Value {
        static NOTHING: Value = Value::Null;
        self.root.get("paths").and_then(|paths| paths.get(path)).unwrap_or(&NOTHING)
    }

    /// Checks an argument outside the body.
    pub(super) fn check_parameter_sendable(&mut self, at: &At<'a>, name: &str, location: Location, schema: &Value) {
        let style = at.text("style");
        let common = match location {
            Location::Query { .. } => "form",
            _ => "simple",
        };
        if location == Location::Cookie {
            self.unsendable(&at.pointer, format!("parameter '{name}': cookies are not sent"));
        }
        if type_of(schema) == "object" {
            self.unsendable(&at.pointer, format!("parameter '{name}': an object is sent in a body only"));
        }
        if let Some(style) = style.filter(|style| *style != common) {
            self.unsendable(&at.pointer, format!("parameter '{name}': the style {style} is not sent, only {common}"));
        }
        if location == Location::Header && KEPT_HEADERS.contains(&name.to_ascii_lowercase().as_str()) {
            self.unsendable(
                &at.pointer,
                format!("parameter '{name}': this header is not the model's to choose; leave it out"),
            );
        }
    }

    /// Checks the media type of a body.
    pub(super) fn check_body_sendable(&mut self, pointer: &str, media_type: &str) {
        let essence = media_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
        if !super::is_json(media_type) && essence != "application/x-www-form-urlencoded" {
            let known = "application/json and application/x-www-form-urlencoded are";
            self.unsendable(pointer, format!("a body of {media_type} is not sent; {known}"));
        }
    }
}
