//! An operation's call as a request to the server that its schema describes.
//!
//! A function gets every argument as text; a server gets them as its schema has them: in the path, the query and headers as
//! text, in a JSON body with their types.

use execution::http_actions::{HttpBody, HttpCall, HttpParameter, HttpPlace};
use serde_json::{Map, Value};

use super::openapi::is_json;
use super::{Action, Argument, Call, Location, Target};

/// The request for a call. `input` is what the model gave, from which the body takes its values; `server` and `base` are the
/// executor's.
#[must_use]
pub fn http_call(server: &str, base: Option<&str>, action: &Action, call: &Call, input: &Value) -> Option<HttpCall> {
    let Target::Api { path, method, .. } = &action.target else { return None };
    let parameters = action.parameters.iter().filter_map(|parameter| {
        let place = match parameter.location {
            Location::Path => HttpPlace::Path,
            Location::Query { .. } => HttpPlace::Query,
            Location::Header => HttpPlace::Header,
            Location::Function | Location::Cookie | Location::Body => return None,
        };
        let argument = call.parameters.iter().find(|argument| argument.name == parameter.name)?;
        let values = match parameter.location {
            Location::Query { exploded: false } => vec![items(argument).join(",")],
            _ => items(argument),
        };
        Some(HttpParameter { name: parameter.name.clone(), place, values })
    });
    let body = action.request_body.as_ref().zip(call.request_body.as_ref()).map(|(declared, given)| {
        let value = |argument: &Argument| typed(input.get(&argument.name).unwrap_or(&Value::Null), argument);
        let whole = given.properties.first().filter(|_| declared.is_whole);
        if is_json(&given.media_type) {
            let object =
                || given.properties.iter().map(|it| (it.name.clone(), value(it))).collect::<Map<_, _>>().into();
            HttpBody::Json { media_type: given.media_type.clone(), value: whole.map_or_else(object, value) }
        } else {
            let members = given.properties.iter();
            HttpBody::Form(members.flat_map(|it| items(it).into_iter().map(|item| (it.name.clone(), item))).collect())
        }
    });
    // A body that may be left out, and of which nothing was given, is none.
    let body = body.filter(|_| call.request_body.as_ref().is_some_and(|body| !body.properties.is_empty()));
    Some(HttpCall {
        server: server.to_owned(),
        base: base.map(str::to_owned),
        method: method.clone(),
        path: path.clone(),
        parameters: parameters.collect(),
        body,
    })
}

/// The items of a list as texts; another value is one.
fn items(argument: &Argument) -> Vec<String> {
    let list = (argument.type_ == "array").then(|| serde_json::from_str::<Vec<Value>>(&argument.value).ok()).flatten();
    let text = |item: Value| match item {
        Value::String(text) => text,
        other => other.to_string(),
    };
    match list {
        Some(items) => items.into_iter().map(text).collect(),
        None => vec![argument.value.clone()],
    }
}

/// A value as its type has it: models write numbers as texts and texts as numbers.
fn typed(given: &Value, argument: &Argument) -> Value {
    match (given, argument.type_.as_str()) {
        (Value::Number(_) | Value::Bool(_), "string") => argument.value.clone().into(),
        (Value::String(text), "number" | "integer" | "boolean" | "array" | "object") => {
            let read = serde_json::from_str::<Value>(text.trim()).ok().filter(|it| is_of(it, &argument.type_));
            read.unwrap_or_else(|| given.clone())
        }
        _ => given.clone(),
    }
}

fn is_of(value: &Value, type_: &str) -> bool {
    match type_ {
        "number" | "integer" => value.is_number(),
        "boolean" => value.is_boolean(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    }
}
