//! Reading what an orchestration function answered.

use std::collections::BTreeMap;

use aws_wire::bedrock_runtime::operations::Converse;
use aws_wire::bedrock_runtime::types::{ConverseRequest, ToolUseBlock};
use aws_wire::protocol::{RequestParts, read_request};
use http::HeaderMap;
use serde_json::{Map, Value};

use super::StepOutput;
use super::{APPLY_GUARDRAIL_INVOKED, MODEL_INVOKED, START, TOOL_INVOKED};
use crate::action_groups::answer::{attributes, kind, object, wrong};
use crate::action_groups::{BadResponse, Limits};

/// The built-in tool whose text is a piece of the answer.
pub const STREAM_ANSWER_TOOL: &str = "bedrock_stream_answer_tool";

/// The longest name of an event, in characters.
const MAX_EVENT_NAME: usize = 256;

/// What a function answered.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The event and its text, for the record of the turn.
    pub output: StepOutput,
    /// What is to be done.
    pub next: Next,
    /// What the function wants the trace to say.
    pub trace: Option<String>,
    /// Replaces the session's attributes when given.
    pub session_attributes: Option<BTreeMap<String, String>>,
    /// Replaces the turn's attributes when given.
    pub prompt_session_attributes: Option<BTreeMap<String, String>>,
}

/// What a function wants done.
#[derive(Clone, Debug, PartialEq)]
pub enum Next {
    /// INVOKE_MODEL: this request is to be put to its model.
    InvokeModel(Box<ConverseRequest>),
    /// INVOKE_TOOL: these tools are to be run.
    InvokeTools {
        /// The calls; their ids differ.
        calls: Vec<ToolUseBlock>,
        /// Whether they came in a list.
        in_list: bool,
    },
    /// INVOKE_TOOL of [`STREAM_ANSWER_TOOL`]: this text is the next piece of the answer.
    StreamAnswer {
        /// The piece; never empty.
        text: String,
        /// The calls that it came with.
        tool_use_ids: Vec<String>,
        /// Whether they came in a list.
        in_list: bool,
    },
    /// APPLY_GUARDRAIL.
    ApplyGuardrail,
    /// FINISH: the output's text is the answer, or what is left of it.
    Finish,
    /// An event of the function's own: it is called again with this event as state.
    Other,
}

/// Reads a function's answer.
///
/// Unless answers are strict (see [`Limits`]): `version` may be missing, an event's text may be JSON instead of a text that
/// holds it, and `toolConfig` may be without tools. The answer as a whole may be a text that holds it, as AWS's example
/// gives it back.
///
/// # Errors
/// What is wrong with the answer, with the member's name.
pub(crate) fn read_answer(payload: &[u8], limits: &Limits) -> Result<Answer, BadResponse> {
    if payload.len() > limits.response_bytes {
        let (size, limit) = (payload.len(), limits.response_bytes);
        return Err(BadResponse::Unreadable(format!(
            "The answer has {size} bytes where {limit} are allowed (response_bytes)"
        )));
    }
    let mut answer = json(payload)?;
    if let Value::String(text) = &answer {
        answer = json(text.as_bytes())?;
    }
    let Value::Object(answer) = answer else {
        let kind = kind(&answer);
        let expected = "where an object with actionEvent and output is expected";
        return Err(BadResponse::Unreadable(format!("The answer is {kind} {expected}")));
    };
    let strict = limits.strict_responses;
    match answer.get("version") {
        Some(Value::String(version)) if version == "1.0" => {}
        None | Some(Value::Null) if !strict => {}
        other => return Err(wrong("version", other, "the text \"1.0\"")),
    }
    let event = event(&answer)?;
    let output = object(&answer, "output", "output")?;
    let text = text(output, &event, strict)?;
    let next = match event.as_str() {
        "INVOKE_MODEL" => Next::InvokeModel(Box::new(model_request(&text, strict)?)),
        "INVOKE_TOOL" => tools(&text)?,
        "APPLY_GUARDRAIL" => Next::ApplyGuardrail,
        "FINISH" => Next::Finish,
        _ => Next::Other,
    };
    let trace = trace(output)?;
    let none = Map::new();
    let context = match answer.get("context") {
        None | Some(Value::Null) => &none,
        _ => object(&answer, "context", "context")?,
    };
    Ok(Answer {
        output: StepOutput { event, text },
        next,
        trace,
        session_attributes: attributes(context, "sessionAttributes", strict)?,
        prompt_session_attributes: attributes(context, "promptSessionAttributes", strict)?,
    })
}

fn json(text: &[u8]) -> Result<Value, BadResponse> {
    serde_json::from_slice(text)
        .map_err(|error| BadResponse::Unreadable(format!("The answer is not valid JSON: {error}")))
}

fn event(answer: &Map<String, Value>) -> Result<String, BadResponse> {
    let member = answer.get("actionEvent");
    let expected = "INVOKE_MODEL, INVOKE_TOOL, APPLY_GUARDRAIL, FINISH or an event of the function's own";
    match member {
        Some(Value::String(event))
            if [START, MODEL_INVOKED, TOOL_INVOKED, APPLY_GUARDRAIL_INVOKED].contains(&&**event) =>
        {
            Err(BadResponse::Member(format!("actionEvent is {event}, which is a state; it must be {expected}")))
        }
        Some(Value::String(event)) if !event.trim().is_empty() && event.chars().count() <= MAX_EVENT_NAME => {
            Ok(event.clone())
        }
        other => Err(wrong("actionEvent", other, &format!("{expected}, of at most {MAX_EVENT_NAME} characters"))),
    }
}

fn text(output: &Map<String, Value>, event: &str, strict: bool) -> Result<String, BadResponse> {
    match output.get("text") {
        Some(Value::String(text)) => Ok(text.clone()),
        Some(given @ (Value::Object(_) | Value::Array(_))) if !strict && event != "FINISH" => Ok(given.to_string()),
        other => Err(wrong("output.text", other, "a text")),
    }
}

fn trace(output: &Map<String, Value>) -> Result<Option<String>, BadResponse> {
    let given = |parent: &Map<String, Value>, member: &str| parent.get(member).is_some_and(|value| !value.is_null());
    if !given(output, "trace") {
        return Ok(None);
    }
    let trace = object(output, "trace", "output.trace")?;
    if !given(trace, "event") {
        return Ok(None);
    }
    match object(trace, "event", "output.trace.event")?.get("text") {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text.clone()).filter(|text| !text.trim().is_empty())),
        other => Err(wrong("output.trace.event.text", other, "a text")),
    }
}

/// The Converse request of INVOKE_MODEL, held to the constraints of AWS's model.
fn model_request(text: &str, strict: bool) -> Result<ConverseRequest, BadResponse> {
    let bad =
        |problem: String| BadResponse::Member(format!("output.text of INVOKE_MODEL is no Converse request: {problem}"));
    let mut request: Map<String, Value> = serde_json::from_str(text).map_err(|error| bad(error.to_string()))?;
    let model_id = match request.remove("modelId") {
        Some(Value::String(model_id)) => model_id,
        _ => {
            return Err(bad(
                "modelId is missing; it must be a text, such as agentConfiguration.defaultModelId".to_owned()
            ));
        }
    };
    if request.get("messages").and_then(Value::as_array).is_none_or(Vec::is_empty) {
        return Err(bad("messages is missing; it must be a list of at least one message".to_owned()));
    }
    // Agents without tools have an empty list in their configuration, and functions hand on what they find there.
    let without_tools = |config: &Value| config.get("tools").and_then(Value::as_array).is_some_and(Vec::is_empty);
    if !strict && request.get("toolConfig").is_some_and(without_tools) {
        request.remove("toolConfig");
    }
    let body = Value::Object(request).to_string().into();
    let parts = RequestParts { labels: vec![("modelId", model_id)], query: None, headers: &HeaderMap::new(), body };
    let request = read_request::<Converse>(parts).map_err(|error| bad(error.to_string()))?;
    match (&request.guardrail_config, &request.prompt_variables) {
        (Some(_), _) => Err(bad("guardrailConfig is not supported: there are no guardrails yet".to_owned())),
        (_, Some(_)) => Err(bad("promptVariables belong to managed prompts, which are not supported".to_owned())),
        _ => Ok(request),
    }
}

/// The calls of INVOKE_TOOL: `{"toolUse": …}` or a list of them.
fn tools(text: &str) -> Result<Next, BadResponse> {
    let bad = |problem: String| BadResponse::Member(format!("output.text of INVOKE_TOOL {problem}"));
    let given: Value = serde_json::from_str(text).map_err(|error| bad(format!("is not valid JSON: {error}")))?;
    let (given, in_list) = match given {
        Value::Array(list) => (list, true),
        one => (vec![one], false),
    };
    let mut calls: Vec<ToolUseBlock> = Vec::with_capacity(given.len());
    for (index, mut given) in given.into_iter().enumerate() {
        let place = if in_list { format!("[{index}].toolUse") } else { "toolUse".to_owned() };
        let Some(call) = given.get_mut("toolUse").map(Value::take) else {
            return Err(bad(format!("has no {place}; it must be {{\"toolUse\": …}} or a list of them")));
        };
        let call: ToolUseBlock =
            serde_json::from_value(call).map_err(|error| bad(format!("has a bad {place}: {error}")))?;
        if call.tool_use_id.is_empty() || call.name.is_empty() {
            return Err(bad(format!("has a bad {place}: toolUseId and name must not be empty")));
        }
        if calls.iter().any(|other| other.tool_use_id == call.tool_use_id) {
            return Err(bad(format!("has a bad {place}: the toolUseId is that of an earlier one")));
        }
        calls.push(call);
    }
    if calls.is_empty() {
        return Err(bad("is an empty list".to_owned()));
    }
    if calls.iter().all(|call| call.name != STREAM_ANSWER_TOOL) {
        return Ok(Next::InvokeTools { calls, in_list });
    }
    let mut piece = String::new();
    for call in &calls {
        let text = call.input.get("text").and_then(Value::as_str).filter(|_| call.name == STREAM_ANSWER_TOOL);
        let expected = format!("with {STREAM_ANSWER_TOOL} must have only such calls, each with the text input.text");
        piece.push_str(text.ok_or_else(|| bad(expected))?);
    }
    if piece.is_empty() {
        return Err(bad(format!("with {STREAM_ANSWER_TOOL} has an empty input.text")));
    }
    Ok(Next::StreamAnswer {
        text: piece,
        tool_use_ids: calls.into_iter().map(|call| call.tool_use_id).collect(),
        in_list,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(answer: &Value) -> Result<Answer, BadResponse> {
        read_answer(answer.to_string().as_bytes(), &Limits::default())
    }

    fn with(event: &str, text: &Value) -> Value {
        json!({"version": "1.0", "actionEvent": event, "output": {"text": text}})
    }

    fn changed(pointer: &str, value: Value) -> Value {
        let mut answer = json!({"version": "1.0", "actionEvent": "FINISH",
            "output": {"text": "done", "trace": {"event": {"text": "the end"}}},
            "context": {"sessionAttributes": {"a": "1"}, "promptSessionAttributes": {}}});
        *answer.pointer_mut(pointer).unwrap() = value;
        answer
    }

    #[test]
    fn every_wrong_shape_is_told_by_name() {
        let message = json!({"role": "user", "content": [{"text": "hi"}]});
        let model = |request: Value| with("INVOKE_MODEL", &json!(request.to_string()));
        let tool = |call: Value| with("INVOKE_TOOL", &json!(call.to_string()));
        let use_ = |id: &str, name: &str| json!({"toolUse": {"toolUseId": id, "name": name, "input": {}}});
        for (answer, told) in [
            (json!(7), "The answer is a number where an object"),
            (json!("no JSON"), "The answer is not valid JSON"),
            (json!(null), "The answer is null"),
            (changed("/version", json!("2.0")), "version is the text '2.0'"),
            (changed("/actionEvent", json!(null)), "actionEvent is null"),
            (changed("/actionEvent", json!(" ")), "actionEvent is the text ' '"),
            (changed("/actionEvent", json!("x".repeat(257))), "of at most 256 characters"),
            (changed("/actionEvent", json!("MODEL_INVOKED")), "actionEvent is MODEL_INVOKED, which is a state"),
            (changed("/output", json!("done")), "output is the text 'done'; it must be an object"),
            (changed("/output/text", json!({"text": "done"})), "output.text is an object; it must be a text"),
            (changed("/output/trace", json!("t")), "output.trace is the text 't'"),
            (changed("/output/trace/event", json!([])), "output.trace.event is a list"),
            (changed("/output/trace/event/text", json!(1)), "output.trace.event.text is 1"),
            (changed("/context", json!([])), "context is a list"),
            (changed("/context/sessionAttributes", json!([])), "sessionAttributes is a list"),
            (changed("/context/promptSessionAttributes", json!({"a": []})), "promptSessionAttributes.a is a list"),
            (with("INVOKE_MODEL", &json!("hi")), "output.text of INVOKE_MODEL is no Converse request"),
            (model(json!({"messages": [message]})), "modelId is missing"),
            (model(json!({"modelId": "m", "messages": []})), "messages is missing"),
            (model(json!({"modelId": "m", "messages": [{"role": "user"}]})), "'messages.1.member.content'"),
            (
                model(json!({"modelId": "m", "messages": [message], "inferenceConfig": {"topP": 7}})),
                "'inferenceConfig.topP'",
            ),
            (model(json!({"modelId": "m", "messages": [message], "guardrailConfig": {}})), "guardrailConfig is not"),
            (with("INVOKE_TOOL", &json!("math__add")), "output.text of INVOKE_TOOL is not valid JSON"),
            (tool(json!({"name": "x"})), "has no toolUse"),
            (tool(json!([])), "is an empty list"),
            (tool(json!([use_("a", "x"), {}])), "has no [1].toolUse"),
            (tool(json!({"toolUse": {"name": "x", "input": {}}})), "missing field `toolUseId`"),
            (tool(json!([use_("a", "x"), use_("a", "y")])), "has a bad [1].toolUse: the toolUseId"),
            (tool(use_("", "x")), "must not be empty"),
            (tool(use_("a", STREAM_ANSWER_TOOL)), "each with the text input.text"),
        ] {
            let message = read(&answer).expect_err(told).to_string();
            assert!(
                message.starts_with("The server encountered an error processing the Lambda response."),
                "{message}"
            );
            assert!(message.contains(told), "{told} | {message}");
        }
        assert!(matches!(read(&json!([])), Err(BadResponse::Unreadable(_))));
        assert!(matches!(read(&json!({})), Err(BadResponse::Member(_))));
        let small = Limits { response_bytes: 10, ..Limits::default() };
        assert!(matches!(read_answer(b"\"123456789\"", &small), Err(BadResponse::Unreadable(_))));
    }

    #[test]
    fn what_aws_samples_send_is_understood() {
        let answer = read(&json!(changed("/version", json!(null)).to_string())).unwrap();
        assert_eq!((answer.trace.as_deref(), answer.output.text.as_str()), (Some("the end"), "done"));
        assert_eq!(answer.session_attributes.unwrap()["a"], "1");
        assert!(answer.prompt_session_attributes.unwrap().is_empty());

        let call = json!({"toolUse": {"toolUseId": "a", "name": "x", "input": {"n": 1}}});
        let answer = read(&with("INVOKE_TOOL", &call)).unwrap();
        assert_eq!(answer.output.text, call.to_string());
        assert_eq!((answer.trace, answer.session_attributes), (None, None));

        let message = json!({"role": "user", "content": [{"text": "hi"}]});
        let request = json!({"modelId": "m", "messages": [message], "toolConfig": {"tools": []}});
        let Next::InvokeModel(request) = read(&with("INVOKE_MODEL", &request)).unwrap().next else { panic!() };
        assert_eq!((request.model_id.as_str(), request.tool_config), ("m", None));
    }

    #[test]
    fn strict_answers_have_to_be_as_documented() {
        let strict = Limits { strict_responses: true, ..Limits::default() };
        let call = json!({"toolUse": {"toolUseId": "a", "name": "x", "input": {}}});
        for answer in [with("INVOKE_TOOL", &call), changed("/version", json!(null))] {
            assert!(read_answer(answer.to_string().as_bytes(), &strict).is_err());
        }
    }
}
