//! The streams that AWS was recorded to send, played against this runtime: a turn with one function call, and an answer from a
//! single knowledge base.

use std::path::PathBuf;
use std::sync::Arc;

use agents::agent::Agent;
use agents::turn::{TurnEvent, TurnRequest};
use aws_wire::bedrock_runtime::types::StopReason;
use serde_json::{Value, json};

use crate::house::{House, Says, agent_as, agent_of, ask, base, events, function, group, lambda, shown};

/// Where the recordings are, beside the project or where the environment says. Where it says that, they have to be there.
fn recording(name: &str) -> Option<Vec<Value>> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/recordings");
    let told = std::env::var_os("OUTCROP_RECORDINGS");
    let path = told.as_ref().map_or_else(beside, PathBuf::from).join(name);
    match std::fs::read_to_string(&path) {
        Ok(text) => Some(text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()),
        Err(error) if told.is_some() => {
            panic!("OUTCROP_RECORDINGS is set, but {} cannot be read: {error}", path.display())
        }
        Err(_) => {
            eprintln!("skipped: the recordings are not here; set OUTCROP_RECORDINGS to their folder");
            None
        }
    }
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
    let Some(lines) = recording("tool-call.jsonl") else { return };
    let (request, expected) = lines.split_first().unwrap();
    let recorded = Recorded::of(expected);
    let input = expected
        .iter()
        .find_map(|line| line.pointer("/payload/trace/orchestrationTrace/invocationInput/actionGroupInvocationInput"));
    let input = input.unwrap();
    let result = expected.iter().find_map(|line| {
        line.pointer("/payload/trace/orchestrationTrace/observation/actionGroupInvocationOutput/text")
    });
    let result = result.unwrap().as_str().unwrap().to_owned();

    let functions = [function(input["function"].as_str().unwrap(), &["n1", "n2"], false)];
    let groups = [group(input["actionGroupName"].as_str().unwrap(), &lambda(), &functions)];
    let agent = agent_as(&json!({}), &groups, recorded.names());
    let house = House::new().await;
    house.model.answers.lock().unwrap().extend(model_answers(expected).into_iter().map(Ok));
    house.functions.answer(move |event| {
        json!({"messageVersion": "1.0", "response": {
            "actionGroup": event["actionGroup"], "function": event["function"],
            "functionResponse": {"responseBody": {"TEXT": {"body": result}}}}})
    });
    let events = house.invoke(&agent, recorded.asked(request)).await.unwrap();
    assert_as_recorded(&events, expected);
}

#[tokio::test]
async fn an_answer_from_a_single_knowledge_base_is_streamed_as_recorded() {
    let Some(lines) = recording("single-knowledge-base.jsonl") else { return };
    let (request, expected) = lines.split_first().unwrap();
    let recorded = Recorded::of(expected);
    let part = |pointer: &str| expected.iter().find_map(|line| line.pointer(pointer)).unwrap();
    let id = part("/payload/trace/orchestrationTrace/invocationInput/knowledgeBaseLookupInput/knowledgeBaseId");
    let agent = agent_of(&json!({}), &[], &[base(id.as_str().unwrap(), "ENABLED")], recorded.names());
    let house = House::new().await;
    let found = part("/payload/trace/orchestrationTrace/observation/knowledgeBaseLookupOutput/retrievedReferences");
    house.look_ups.results.lock().unwrap().push_back(Ok(serde_json::from_value(found.clone()).unwrap()));

    // The model cites by the id that it was shown, which is another here. It is the same for the same script.
    let shown_id = first_source(&house, &agent, recorded.asked(request)).await;
    let written = serde_json::to_string(expected).unwrap().replace("lhln", &shown_id);
    let expected: Vec<Value> = serde_json::from_str(&written).unwrap();
    let house = House::new().await;
    house.look_ups.results.lock().unwrap().push_back(Ok(serde_json::from_value(found.clone()).unwrap()));
    house.model.answers.lock().unwrap().extend(model_answers(&expected).into_iter().map(Ok));
    let events = house.invoke(&agent, recorded.asked(request)).await.unwrap();
    assert_as_recorded(&events, &expected);
}

/// The id under which the model is shown the first result, in a turn that is thrown away.
async fn first_source(house: &House, agent: &Arc<Agent>, request: TurnRequest) -> String {
    house.model.says(&[Says::Text(vec!["I do not know.".into()])]);
    house.invoke(agent, request).await.unwrap();
    let requests = house.model.requests.lock().unwrap();
    let prompt = serde_json::to_string(&requests[0].messages).unwrap();
    let (_, rest) = prompt.split_once("<source>").unwrap();
    rest.split_once("</source>").unwrap().0.to_owned()
}

/// Who answered when it was recorded.
struct Recorded {
    agent_id: String,
    alias_id: String,
    version: String,
    region: String,
    session_id: String,
}

impl Recorded {
    fn of(events: &[Value]) -> Self {
        let first = &events[0]["payload"];
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let arn = text(&first["callerChain"][0]["agentAliasArn"]);
        Self {
            agent_id: text(&first["agentId"]),
            alias_id: text(&first["agentAliasId"]),
            version: text(&first["agentVersion"]),
            region: arn.split(':').nth(3).unwrap().to_owned(),
            session_id: text(&first["sessionId"]),
        }
    }

    fn names(&self) -> (&str, &str, &str, &str) {
        (&self.agent_id, &self.alias_id, &self.version, &self.region)
    }

    fn asked(&self, request: &Value) -> TurnRequest {
        TurnRequest {
            session_id: self.session_id.clone(),
            enable_trace: true,
            ..ask(request["request"]["inputText"].as_str().unwrap())
        }
    }
}

fn assert_as_recorded(events: &[TurnEvent], expected: &[Value]) {
    let events: Vec<Value> = events.iter().map(shown).map(normalised).collect();
    let expected: Vec<Value> = expected
        .iter()
        .map(|line| match (line["event"].as_str(), &line["payload"]) {
            (Some("chunk"), payload) => match payload.pointer("/attribution/citations") {
                Some(citations) => json!({"chunk": decode(payload["bytes"].as_str().unwrap()), "citations": citations}),
                None => json!({"chunk": decode(payload["bytes"].as_str().unwrap())}),
            },
            (Some(name), payload) => json!({name: normalised(payload.clone())}),
            (None, _) => panic!("a recorded line without an event"),
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
