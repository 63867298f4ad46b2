//! The stream that AWS was recorded to send for a turn with one function call, played against this runtime.

use std::path::PathBuf;

use agents::turn::TurnRequest;
use aws_wire::bedrock_runtime::types::StopReason;
use serde_json::{Value, json};

use crate::house::{House, Says, agent_as, ask, events, function, group, lambda, shown};

/// Where the recordings are, beside the project or where the environment says.
fn recording(name: &str) -> Option<Vec<Value>> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/recordings");
    let folder = std::env::var_os("OUTCROP_RECORDINGS").map_or_else(beside, PathBuf::from);
    let text = std::fs::read_to_string(folder.join(name)).ok()?;
    Some(text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

/// The events without ids, times, the prompt's text, and the null members inside the raw response.
fn normalised(mut event: Value) -> Value {
    strip(&mut event);
    event
}

fn strip(value: &mut Value) {
    let Value::Object(members) = value else {
        if let Value::Array(items) = value {
            items.iter_mut().for_each(strip);
        }
        return;
    };
    for name in
        ["eventTime", "traceId", "clientRequestId", "startTime", "endTime", "totalTimeMs", "operationTotalTimeMs"]
    {
        if let Some(value) = members.get_mut(name) {
            *value = Value::Null;
        }
    }
    if let Some(input) = members.get_mut("modelInvocationInput") {
        input["text"] = Value::Null;
    }
    if let Some(raw) = members.get_mut("rawResponse") {
        let mut content: Value = serde_json::from_str(raw["content"].as_str().unwrap()).unwrap();
        content["id"] = Value::Null;
        without_nulls(&mut content);
        raw["content"] = content;
    }
    members.values_mut().for_each(strip);
}

fn without_nulls(value: &mut Value) {
    match value {
        Value::Object(members) => {
            members.retain(|_, value| !value.is_null());
            members.values_mut().for_each(without_nulls);
        }
        Value::Array(items) => items.iter_mut().for_each(without_nulls),
        _ => {}
    }
}

/// The recorded raw responses as the events that a provider would have sent.
fn model_answers(lines: &[Value]) -> Vec<Vec<models::ModelEvent>> {
    let raw = lines.iter().filter_map(|line| {
        line.pointer("/payload/trace/orchestrationTrace/modelInvocationOutput/rawResponse/content")?.as_str()
    });
    raw.map(|raw| {
        let raw: Value = serde_json::from_str(raw).unwrap();
        let blocks: Vec<_> = raw["content"]
            .as_array()
            .unwrap()
            .iter()
            .map(|block| match block["type"].as_str() {
                Some("text") => Says::Text(vec![block["text"].as_str().unwrap().into()]),
                _ => Says::Call {
                    id: block["id"].as_str().unwrap().into(),
                    name: block["name"].as_str().unwrap().into(),
                    input: block["input"].to_string(),
                },
            })
            .collect();
        let stop: StopReason = serde_json::from_value(raw["stop_reason"].clone()).unwrap();
        let tokens = |name: &str| i32::try_from(raw["usage"][name].as_i64().unwrap()).unwrap();
        events(&blocks, stop, None, (tokens("input_tokens"), tokens("output_tokens")))
    })
    .collect()
}

#[tokio::test]
async fn a_turn_with_one_function_call_is_streamed_as_recorded() {
    let Some(lines) = recording("tool-call.jsonl") else {
        eprintln!("skipped: the recordings are not here; set OUTCROP_RECORDINGS to their folder");
        return;
    };
    let (request, expected) = lines.split_first().unwrap();
    let recorded = &expected[0]["payload"];
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let arn = text(&recorded["callerChain"][0]["agentAliasArn"]);
    let (id, alias, version) =
        (text(&recorded["agentId"]), text(&recorded["agentAliasId"]), text(&recorded["agentVersion"]));
    let region = arn.split(':').nth(3).unwrap();
    let input = expected
        .iter()
        .find_map(|line| line.pointer("/payload/trace/orchestrationTrace/invocationInput/actionGroupInvocationInput"));
    let input = input.unwrap();
    let result = expected.iter().find_map(|line| {
        line.pointer("/payload/trace/orchestrationTrace/observation/actionGroupInvocationOutput/text")
    });
    let result = text(result.unwrap());

    let functions = [function(input["function"].as_str().unwrap(), &["n1", "n2"], false)];
    let groups = [group(input["actionGroupName"].as_str().unwrap(), &lambda(), &functions)];
    let agent = agent_as(&json!({}), &groups, (&id, &alias, &version, region));
    let house = House::new().await;
    house.model.answers.lock().unwrap().extend(model_answers(expected).into_iter().map(Ok));
    house.functions.answer(move |event| {
        json!({"messageVersion": "1.0", "response": {
            "actionGroup": event["actionGroup"], "function": event["function"],
            "functionResponse": {"responseBody": {"TEXT": {"body": result}}}}})
    });
    let request = TurnRequest {
        session_id: text(&recorded["sessionId"]),
        enable_trace: true,
        ..ask(request["request"]["inputText"].as_str().unwrap())
    };
    let events = house.invoke(&agent, request).await.unwrap();

    let events: Vec<Value> = events.iter().map(shown).map(normalised).collect();
    let expected: Vec<Value> = expected
        .iter()
        .map(|line| match line["event"].as_str() {
            Some("chunk") => json!({"chunk": decode(line["payload"]["bytes"].as_str().unwrap())}),
            Some(name) => json!({name: normalised(line["payload"].clone())}),
            None => panic!("a recorded line without an event"),
        })
        .collect();
    assert_eq!(events.len(), expected.len());
    for (event, expected) in events.iter().zip(&expected) {
        assert_eq!(event, expected);
    }
}

fn decode(base64: &str) -> String {
    let blob: aws_wire::Blob = serde_json::from_value(json!(base64)).unwrap();
    String::from_utf8(blob.0.to_vec()).unwrap()
}
