//! What a request means, apart from how it happens to be written.
//!
//! Left out or made equal: the ids of tool uses (numbered by order), the order of JSON members and of the tools, JSON inside
//! tool results written as text, surrounding blanks, line ends, whole numbers written with decimals, cache points, and the
//! way the model was named (ARN, inference profile or plain id). All else counts, inference settings too.
//!
//! The form is JSON and normalising it again changes nothing, so requests in a file may be edited by hand.

use std::collections::HashMap;

use serde_json::{Map, Value, json};

use crate::ModelRequest;
use crate::table::base_id;

/// The meaning of a request.
pub(super) fn of(request: &ModelRequest) -> serde_json::Result<Value> {
    let mut settings = serde_json::to_value(&request.inference_config)?;
    if let Some(top_k) = request.top_k {
        settings["topK"] = top_k.into();
    }
    let messages: Vec<_> = request.messages.iter().map(AsRef::as_ref).collect();
    Ok(normalised(json!({
        "modelId": request.model_id,
        "messages": serde_json::to_value(messages)?,
        "system": serde_json::to_value(&request.system)?,
        "toolConfig": serde_json::to_value(request.tool_config.as_deref())?,
        "inferenceConfig": settings,
        "outputConfig": serde_json::to_value(&request.output_config)?,
        "additionalModelRequestFields": request.additional_model_request_fields,
    })))
}

/// A request in JSON, made equal to all that mean the same.
pub(super) fn normalised(mut request: Value) -> Value {
    if let Some(Value::String(id)) = request.get_mut("modelId") {
        *id = base_id(id).to_owned();
    }
    if let Some(Value::Array(messages)) = request.get_mut("messages") {
        number_tool_uses(messages);
    }
    if let Some(Value::Array(tools)) = request.get_mut("toolConfig").and_then(|config| config.get_mut("tools")) {
        tools.sort_by_cached_key(|tool| tool["toolSpec"]["name"].as_str().map(str::to_owned));
    }
    let mut request = canonical(request);
    if let Value::Object(members) = &mut request {
        // No system prompt is the same as an empty list of them.
        members.retain(|_, value| *value != json!([]) && *value != json!({}));
    }
    request
}

/// Ids become numbers in the order of the tool uses; a result means the latest use of its id.
fn number_tool_uses(messages: &mut [Value]) {
    let mut numbers = HashMap::new();
    let mut used = 0;
    for block in messages.iter_mut().filter_map(|message| message["content"].as_array_mut()).flatten() {
        if let Some(Value::String(id)) = block.get_mut("toolUse").and_then(|tool_use| tool_use.get_mut("toolUseId")) {
            used += 1;
            let number = format!("toolUse-{used}");
            numbers.insert(std::mem::replace(id, number.clone()), number);
        }
        let Some(result) = block.get_mut("toolResult") else { continue };
        if let Some(Value::String(id)) = result.get_mut("toolUseId")
            && let Some(number) = numbers.get(id)
        {
            id.clone_from(number);
        }
        for text in result["content"].as_array_mut().into_iter().flatten().filter_map(|content| content.get_mut("text"))
        {
            if let Some(inner @ (Value::Object(_) | Value::Array(_))) =
                text.as_str().and_then(|text| serde_json::from_str(text).ok())
            {
                *text = canonical(inner).to_string().into();
            }
        }
    }
}

/// Members sorted, absent ones left out, numbers and texts in one form.
fn canonical(value: Value) -> Value {
    match value {
        Value::Object(members) => {
            let mut members: Vec<_> = members
                .into_iter()
                .filter(|(name, value)| !value.is_null() && name != "cachePoint")
                .map(|(name, value)| (name, canonical(value)))
                .collect();
            members.sort_by(|(left, _), (right, _)| left.cmp(right));
            Value::Object(members.into_iter().collect::<Map<_, _>>())
        }
        // A cache point is a block of its own in a list; without it, it is an empty object.
        Value::Array(values) => values
            .into_iter()
            .filter(|value| {
                value.as_object().is_none_or(|members| members.len() != 1 || !members.contains_key("cachePoint"))
            })
            .map(canonical)
            .collect(),
        Value::Number(number) => match number.as_f64() {
            Some(float) if !number.is_i64() && !number.is_u64() && float.fract() == 0.0 && float.abs() < 1e15 => {
                #[allow(clippy::cast_possible_truncation, reason = "whole and far below the limit")]
                let whole = float as i64;
                whole.into()
            }
            _ => Value::Number(number),
        },
        Value::String(text) => text.trim().replace("\r\n", "\n").into(),
        other => other,
    }
}
