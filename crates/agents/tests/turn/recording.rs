//! The streams that AWS was recorded to send, played against this runtime: a turn with one function call, an answer from a
//! single knowledge base, and a team in a team.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use agents::agent::Agent;
use agents::turn::{TurnEvent, TurnRequest};
use aws_wire::bedrock_runtime::types::StopReason;
use serde_json::{Value, json};

use crate::house::{House, Says, agent_as, agent_of, agent_with, ask, base, events, function, group, lambda, shown};

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
        // Models that call in words have a bare text.
        if let Ok(mut content) = serde_json::from_str::<Value>(raw["content"].as_str().unwrap()) {
            content["id"] = Value::Null;
            without_nulls(&mut content);
            raw["content"] = content;
        }
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
    let outputs =
        lines.iter().filter_map(|line| line.pointer("/payload/trace/orchestrationTrace/modelInvocationOutput"));
    outputs
        .map(|output| {
            let raw = output["rawResponse"]["content"].as_str().unwrap();
            let Ok(raw) = serde_json::from_str::<Value>(raw) else {
                let usage = &output["metadata"]["usage"];
                let tokens = |name: &str| i32::try_from(usage[name].as_i64().unwrap()).unwrap();
                let tokens = (tokens("inputTokens"), tokens("outputTokens"));
                return events(&[Says::Text(vec![raw.to_owned()])], StopReason::StopSequence, None, tokens);
            };
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

#[tokio::test]
async fn a_team_in_a_team_is_streamed_as_recorded() {
    let Some(lines) = recording("nested-collaborators.jsonl") else { return };
    let (request, expected) = lines.split_first().unwrap();
    let recorded = Recorded::of(expected);
    let house = House::new().await;
    let inputs = expected.iter().filter_map(|line| {
        line.pointer("/payload/trace/orchestrationTrace/invocationInput/agentCollaboratorInvocationInput")
    });
    let member = |input: &Value| {
        let arn = input["agentCollaboratorAliasArn"].as_str().unwrap();
        json!({"agentDescriptor": {"aliasArn": arn}, "agentId": "AGENT00001", "agentVersion": "1",
               "collaborationInstruction": "Works with numbers.", "collaboratorId": "COLLAB0001",
               "collaboratorName": input["agentCollaboratorName"], "createdAt": "2026-01-01T00:00:00Z",
               "lastUpdatedAt": "2026-01-01T00:00:00Z"})
    };
    let members: Vec<Value> = inputs.map(member).collect();
    let mut first = None;
    // Each agent as it was recorded: the first leads the second, the second the third.
    for depth in 1..=3 {
        let of = |line: &&Value| {
            line.pointer("/payload/callerChain").is_some_and(|it| it.as_array().unwrap().len() == depth)
        };
        let of_agent: Vec<Value> = expected.iter().filter(of).cloned().collect();
        let who = Recorded::of(&of_agent);
        let input = of_agent[0].pointer("/payload/trace/orchestrationTrace/modelInvocationInput").unwrap();
        let model = input["foundationModel"].as_str().unwrap();
        let output = of_agent[1].pointer("/payload/trace/orchestrationTrace/modelInvocationOutput/rawResponse/content");
        if !output.unwrap().as_str().unwrap().starts_with('{') {
            house.model.without_tools.lock().unwrap().insert(model.to_owned());
        }
        let team = members.get(depth - 1).cloned();
        let role = if team.is_some() { "SUPERVISOR" } else { "DISABLED" };
        let settings = json!({"foundationModel": model, "agentCollaboration": role});
        let groups = [group("math", &lambda(), &[function("add", &["n1", "n2"], false)])];
        let groups = if team.is_some() { &[][..] } else { &groups[..] };
        let agent = agent_with(&settings, (groups, &[], team.as_slice()), who.names());
        house.aliases.serve(&agent);
        first.get_or_insert(agent);
    }
    house.model.answers.lock().unwrap().extend(model_answers(expected).into_iter().map(Ok));
    let events = house.invoke(&first.unwrap(), recorded.asked(request)).await.unwrap();

    let streamed: Vec<Value> = events.iter().map(shown).collect();
    let recorded_ids = ids(expected.iter().filter(|line| line["event"] == "trace").map(|line| &line["payload"]));
    assert_eq!(ids(streamed.iter().filter_map(|event| event.get("trace"))), recorded_ids);
    let without_session = |mut event: Value, at: &str| {
        if let Some(id) = event.pointer_mut(at).filter(|id| id.as_str().is_some_and(is_uuid)) {
            *id = Value::Null;
        }
        event
    };
    let expected: Vec<Value> =
        expected.iter().map(|line| without_session(line.clone(), "/payload/sessionId")).collect();
    let streamed = streamed.into_iter().map(|event| without_session(event, "/trace/sessionId"));
    assert_shown_as_recorded(streamed.collect(), &expected);
}

/// The uuids of sessions, turns and calls in their places, numbered as they first appear.
fn ids<'a>(events: impl Iterator<Item = &'a Value>) -> Vec<Vec<String>> {
    let mut known = BTreeMap::new();
    events
        .map(|event| {
            let mut found = Vec::new();
            find_ids(event, &mut found);
            found.sort();
            let mut number = |id: &str| {
                let next = known.len();
                *known.entry(id.to_owned()).or_insert(next)
            };
            found.iter().map(|(name, id)| format!("{name} {}{}", number(&id[..36]), &id[36..])).collect()
        })
        .collect()
}

fn find_ids(value: &Value, found: &mut Vec<(String, String)>) {
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                match value.as_str() {
                    Some(id) if name.ends_with("Id") && id.get(..36).is_some_and(is_uuid) => {
                        found.push((name.clone(), id.to_owned()));
                    }
                    _ => find_ids(value, found),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| find_ids(item, found)),
        _ => {}
    }
}

fn is_uuid(text: &str) -> bool {
    text.len() == 36 && text.bytes().all(|byte| byte == b'-' || byte.is_ascii_hexdigit())
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
    assert_shown_as_recorded(events.iter().map(shown).collect(), expected);
}

fn assert_shown_as_recorded(events: Vec<Value>, expected: &[Value]) {
    let events: Vec<Value> = events.into_iter().map(normalised).collect();
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
