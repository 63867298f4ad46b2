//! Replies in the form of the chat-completions API: a stream of frames, or one document.

use serde_json::{Value, json};

use super::script::{Reply, Text, Then, ToolCall};

/// The pieces of a streamed body, each to be sent by itself.
pub(super) fn streamed(reply: &Reply, model: &str) -> Vec<String> {
    if let Some(raw) = &reply.raw {
        return raw.clone();
    }
    let mut frames = vec![choice(model, &json!({"role": "assistant", "content": ""}))];
    for piece in reply.reasoning.iter().flat_map(Text::pieces) {
        frames.push(choice(model, &json!({"reasoning_content": piece})));
    }
    for piece in reply.text.iter().flat_map(Text::pieces) {
        frames.push(choice(model, &json!({"content": piece})));
    }
    for (index, call) in reply.tool_calls.iter().enumerate() {
        let function = json!({"name": call.name, "arguments": ""});
        let start = json!({"index": index, "id": call_id(call, index), "type": "function", "function": function});
        frames.push(choice(model, &json!({"tool_calls": [start]})));
        for piece in argument_pieces(call) {
            let more = json!({"index": index, "function": {"arguments": piece}});
            frames.push(choice(model, &json!({"tool_calls": [more]})));
        }
    }
    if matches!(reply.then, None | Some(Then::Finish)) {
        frames.push(last_choice(reply, model));
        frames.push(frame(&json!({
            "id": "chatcmpl-fake", "object": "chat.completion.chunk", "created": 0, "model": model,
            "choices": [], "usage": usage(reply),
        })));
        frames.push("data: [DONE]\n\n".to_owned());
    }
    frames
}

/// The whole answer as one document.
pub(super) fn document(reply: &Reply, model: &str) -> Value {
    let whole = |text: &Option<Text>| text.as_ref().map(|text| text.pieces().collect::<String>());
    let mut message = json!({"role": "assistant", "content": whole(&reply.text)});
    if let Some(reasoning) = whole(&reply.reasoning) {
        message["reasoning_content"] = reasoning.into();
    }
    if !reply.tool_calls.is_empty() {
        message["tool_calls"] = reply
            .tool_calls
            .iter()
            .enumerate()
            .map(|(index, call)| {
                let function = json!({"name": call.name, "arguments": argument_pieces(call).concat()});
                json!({"id": call_id(call, index), "type": "function", "function": function})
            })
            .collect();
    }
    json!({
        "id": "chatcmpl-fake", "object": "chat.completion", "created": 0, "model": model,
        "choices": [{
            "index": 0, "message": message, "finish_reason": finish_reason(reply), "stop_reason": reply.stop_reason,
        }],
        "usage": usage(reply),
    })
}

fn choice(model: &str, delta: &Value) -> String {
    chunk(model, &json!({"index": 0, "delta": delta, "finish_reason": null}))
}

fn last_choice(reply: &Reply, model: &str) -> String {
    let (finish_reason, stop_reason) = (finish_reason(reply), &reply.stop_reason);
    chunk(model, &json!({"index": 0, "delta": {}, "finish_reason": finish_reason, "stop_reason": stop_reason}))
}

fn chunk(model: &str, choice: &Value) -> String {
    frame(&json!({
        "id": "chatcmpl-fake", "object": "chat.completion.chunk", "created": 0, "model": model, "choices": [choice],
    }))
}

pub(super) fn frame(value: &Value) -> String {
    format!("data: {value}\n\n")
}

fn finish_reason(reply: &Reply) -> &str {
    let natural = if reply.tool_calls.is_empty() { "stop" } else { "tool_calls" };
    reply.finish_reason.as_deref().unwrap_or(natural)
}

fn call_id(call: &ToolCall, index: usize) -> String {
    call.id.clone().unwrap_or_else(|| format!("call_{index}"))
}

fn argument_pieces(call: &ToolCall) -> Vec<String> {
    match &call.arguments {
        Value::String(text) => vec![text.clone()],
        Value::Array(pieces) if pieces.iter().all(Value::is_string) => {
            pieces.iter().filter_map(Value::as_str).map(str::to_owned).collect()
        }
        other => vec![other.to_string()],
    }
}

fn usage(reply: &Reply) -> Value {
    reply.usage.clone().unwrap_or_else(|| {
        let words = |text: &Option<Text>| {
            text.iter().flat_map(Text::pieces).map(|piece| piece.split_whitespace().count()).sum::<usize>()
        };
        let written = words(&reply.reasoning) + words(&reply.text) + reply.tool_calls.len();
        json!({"prompt_tokens": 10, "completion_tokens": written, "total_tokens": 10 + written})
    })
}
