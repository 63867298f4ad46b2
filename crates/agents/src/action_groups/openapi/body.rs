//! The body of an operation, taken apart into properties.

use serde_json::{Map, Value, json};

use super::reader::{At, Reader};
use super::schema::type_of;
use crate::action_groups::{Location, Parameter, RequestBody};

/// The name of the one property of a body that is no object.
const WHOLE_BODY: &str = "body";

/// A body, with the schema of each of its properties.
pub(super) struct Body {
    pub(super) body: RequestBody,
    pub(super) schemas: Vec<Value>,
}

impl<'a> Reader<'a> {
    pub(super) fn request_body(&mut self, at: At<'a>) -> Option<Body> {
        let (at, _) = self.object(at, "requestBody")?;
        let Some(content) = at.get("content") else {
            self.problem(&at.pointer, "content is missing: it has the schema of each media type");
            return None;
        };
        let chosen = content.members().find(|(name, _)| is_json(name)).or_else(|| content.members().next());
        let Some((media_type, media)) = chosen else {
            self.problem(&content.pointer, "content is an object that has a media type such as application/json");
            return None;
        };
        if content.members().count() > 1 {
            self.warning(&content.pointer, format!("of several media types, {media_type} is used"));
        }
        self.check_body_sendable(&media.pointer, media_type);
        let required = self.flag(&at, "required");
        let schema = match media.get("schema") {
            Some(schema) => self.schema(schema),
            None => {
                self.lapse(&media.pointer, "schema is missing", "the body is taken to have no properties");
                json!({ "type": "object" })
            }
        };
        let mut properties = Properties::default();
        properties.collect(&schema, true, 0);
        let is_whole = properties.schemas.is_empty() && type_of(&schema) != "object";
        if is_whole {
            self.warning(
                &media.pointer,
                format!("the body is no object; it is asked for as one argument, '{WHOLE_BODY}'"),
            );
            properties.schemas.insert(WHOLE_BODY.to_owned(), schema);
            if required != Some(false) {
                properties.required.push(WHOLE_BODY.to_owned());
            }
        }
        // A body that may be left out cannot ask for its properties; one that says nothing is taken as meant.
        if required == Some(false) {
            properties.required.clear();
        }
        let parameters = properties.schemas.iter().map(|(name, schema)| Parameter {
            name: name.clone(),
            type_: type_of(schema).to_owned(),
            description: schema.get("description").and_then(Value::as_str).map(str::to_owned),
            required: properties.required.contains(name),
            location: Location::Body,
        });
        let body = RequestBody { media_type: media_type.to_owned(), properties: parameters.collect(), is_whole };
        Some(Body { body, schemas: properties.schemas.into_iter().map(|(_, schema)| schema).collect() })
    }
}

/// Whether a media type is JSON's, parameters or not.
pub(in crate::action_groups) fn is_json(media_type: &str) -> bool {
    media_type.split(';').next().is_some_and(|essence| essence.trim().eq_ignore_ascii_case("application/json"))
}

/// The properties of a schema and of the schemas that it is combined of.
#[derive(Default)]
struct Properties {
    schemas: Map<String, Value>,
    required: Vec<String>,
}

impl Properties {
    /// `all`: whether the value must meet this schema, so that what it requires is required.
    fn collect(&mut self, schema: &Value, all: bool, depth: usize) {
        if depth > 16 {
            return;
        }
        for (name, property) in schema.get("properties").and_then(Value::as_object).into_iter().flatten() {
            self.schemas.entry(name.clone()).or_insert_with(|| property.clone());
        }
        if all {
            let required = schema.get("required").and_then(Value::as_array).into_iter().flatten();
            self.required.extend(required.filter_map(Value::as_str).map(str::to_owned));
        }
        for (keyword, all) in [("allOf", all), ("anyOf", false), ("oneOf", false)] {
            let parts = schema.get(keyword).and_then(Value::as_array).into_iter().flatten();
            for part in parts {
                self.collect(part, all, depth + 1);
            }
        }
    }
}
