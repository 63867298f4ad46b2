//! Turns that a function of the agent's author orchestrates.

use std::sync::Arc;

use agents::agent::Agent;
use agents::turn::{TurnEvent, TurnRequest};
use aws_wire::AwsError as _;
use serde_json::{Value, json};

use crate::house::{House, agent_as, answer, ask, call, function, group, lambda, shown, steps, text};

const ORCHESTRATOR: &str = "arn:aws:lambda:us-east-1:123456789012:function:orchestrator";

fn custom_agent(groups: &[Value]) -> Arc<Agent> {
    let members = json!({"orchestrationType": "CUSTOM_ORCHESTRATION",
                         "customOrchestration": {"executor": {"lambda": ORCHESTRATOR}}});
    agent_as(&members, groups, ("AGENT00001", "ALIAS00001", "1", "us-east-1"))
}

fn traced(request: TurnRequest) -> TurnRequest {
    TurnRequest { enable_trace: true, ..request }
}

fn says(event: &str, text: &str) -> Value {
    json!({"version": "1.0", "actionEvent": event,
           "output": {"text": text, "trace": {"event": {"text": format!("now {event}")}}}})
}

/// The usual loop: what a function does that leaves every decision to the model. Its own calls and those of actions are told
/// apart by the event.
fn react(event: &Value) -> Value {
    let Some(state) = event["state"].as_str() else {
        return json!({"messageVersion": "1.0", "response": {
            "actionGroup": event["actionGroup"], "function": event["function"],
            "functionResponse": {"responseBody": {"TEXT": {"body": "three"}}}}});
    };
    let input: Value = serde_json::from_str(event["input"]["text"].as_str().unwrap()).unwrap();
    let blocks = || input["output"]["content"].as_array().unwrap();
    match state {
        "MODEL_INVOKED" if input["stopReason"] == "tool_use" => {
            let call = blocks().iter().find(|block| block.get("toolUse").is_some()).unwrap();
            says("INVOKE_TOOL", &call.to_string())
        }
        "MODEL_INVOKED" => says("FINISH", blocks()[0]["text"].as_str().unwrap()),
        _ => {
            let mut messages = Vec::new();
            for step in event["context"]["session"]
                .as_array()
                .unwrap()
                .iter()
                .flat_map(|turn| turn["intermediarySteps"].as_array().unwrap())
            {
                messages.push(as_message(&step["orchestrationInput"]["state"], &step["orchestrationInput"]["text"]));
            }
            messages.push(as_message(&event["state"], &event["input"]["text"]));
            let configuration = &event["context"]["agentConfiguration"];
            let request = json!({"modelId": configuration["defaultModelId"], "messages": messages,
                "system": [{"text": configuration["instruction"]}], "inferenceConfig": {"maxTokens": 500},
                "toolConfig": {"tools": configuration["tools"]}});
            says("INVOKE_MODEL", &request.to_string())
        }
    }
}

fn as_message(state: &Value, text: &Value) -> Value {
    let text: Value = serde_json::from_str(text.as_str().unwrap()).unwrap();
    if *state == "MODEL_INVOKED" { text["output"].clone() } else { json!({"role": "user", "content": [text]}) }
}

fn adds() -> [Value; 1] {
    [group("math", &lambda(), &[function("add", &["n1"], false)])]
}

#[tokio::test]
async fn the_function_decides_and_every_step_is_traced_where_it_happens() {
    let house = House::new().await;
    let agent = custom_agent(&adds());
    house.functions.answer(react);
    house.model.says(&[call("a", "math__add", &json!({"n1": 1}))]);
    house.model.says(&[text("It is three.")]);
    let events = house.invoke(&agent, traced(ask("add 1"))).await.unwrap();
    assert_eq!(answer(&events), "It is three.");
    assert_eq!(
        steps(&events),
        [
            "customOrchestrationTrace",
            "modelInvocationInput",
            "modelInvocationOutput",
            "customOrchestrationTrace",
            "invocationInput",
            "observation ACTION_GROUP",
            "customOrchestrationTrace",
            "modelInvocationInput",
            "modelInvocationOutput",
            "customOrchestrationTrace",
            "observation FINISH",
            "chunk",
        ]
    );
    let trace = shown(&events[3]).pointer("/trace/trace/customOrchestrationTrace").cloned();
    let id = "00000000-0000-4000-8000-000000000000-0";
    assert_eq!(trace, Some(json!({"event": {"text": "now INVOKE_TOOL"}, "traceId": id})));

    let requests = house.model.requests.lock().unwrap();
    assert_eq!(requests[1].messages.len(), 3);
    assert_eq!(requests[1].inference_config.max_tokens, Some(500));
    let calls = house.functions.events.lock().unwrap();
    assert_eq!(calls[0]["context"]["requestId"], "00000000-0000-4000-8000-000000000000");
    assert_eq!(calls[0]["context"]["sessionId"], "session-1");
    assert_eq!(calls[0]["context"]["agentConfiguration"]["tools"][0]["toolSpec"]["name"], "math__add");
    assert_eq!(calls[0]["context"]["session"], json!([{"agentInput": "add 1", "intermediarySteps": []}]));
}

#[tokio::test]
async fn the_next_turn_sees_the_steps_of_the_last_and_what_the_caller_gave_before() {
    let house = House::new().await;
    let agent = custom_agent(&[]);
    house.functions.answer(react);
    let given = json!({"messages": [{"role": "user", "content": [{"text": "hi"}]},
                                    {"role": "assistant", "content": [{"text": "hello"}]}]});
    house.model.says(&[text("one")]);
    let request = TurnRequest { conversation_history: serde_json::from_value(given).unwrap(), ..ask("first") };
    house.invoke(&agent, request).await.unwrap();
    let house = house.restarted().await;
    house.functions.answer(react);
    house.model.says(&[text("two")]);
    house.invoke(&agent, ask("second")).await.unwrap();

    let calls = house.functions.events.lock().unwrap();
    let session = &calls[0]["context"]["session"];
    let turns: Vec<_> =
        session.as_array().unwrap().iter().map(|turn| (&turn["agentInput"], &turn["agentOutput"])).collect();
    assert_eq!(
        turns,
        [(&json!("hi"), &json!("hello")), (&json!("first"), &json!("one")), (&json!("second"), &json!(null))]
    );
    let steps = session[1]["intermediarySteps"].as_array().unwrap();
    assert_eq!(steps[0]["orchestrationInput"], json!({"state": "START", "text": "{\"text\":\"first\"}"}));
    assert_eq!(steps[1]["orchestrationOutput"], json!({"event": "FINISH", "text": "one"}));
    assert_eq!(house.model.requests.lock().unwrap()[0].messages.len(), 3);
}

#[tokio::test]
async fn a_return_of_control_waits_and_goes_on_after_a_restart() {
    let house = House::new().await;
    let groups = [group("crm", &json!({"customControl": "RETURN_CONTROL"}), &[function("find", &["id"], false)])];
    let agent = custom_agent(&groups);
    house.functions.answer(react);
    house.model.says(&[call("a", "crm__find", &json!({"id": 7}))]);
    let events = house.invoke(&agent, ask("find 7")).await.unwrap();
    let Some(TurnEvent::ReturnControl(asked)) = events.last() else { panic!("expected a return of control") };

    let after = house.restarted().await;
    after.functions.answer(react);
    after.model.says(&[text("Ann")]);
    let results = json!([{"functionResult": {"actionGroup": "crm", "function": "find",
                                             "responseBody": {"TEXT": {"body": "It is Ann."}}}}]);
    let request = TurnRequest {
        input_text: None,
        invocation_id: asked.invocation_id.clone(),
        results: serde_json::from_value(results).unwrap(),
        ..ask("")
    };
    assert_eq!(answer(&after.invoke(&agent, request).await.unwrap()), "Ann");
    let calls = after.functions.events.lock().unwrap();
    assert_eq!(calls[0]["state"], "TOOL_INVOKED");
    assert!(calls[0]["input"]["text"].as_str().unwrap().contains("It is Ann."));
    assert_eq!(calls[0]["context"]["session"][0]["agentInput"], "find 7");
    assert_eq!(after.model.requests.lock().unwrap()[0].messages.len(), 3);
}

#[tokio::test]
async fn the_function_may_replace_the_attributes() {
    let house = House::new().await;
    let agent = custom_agent(&[]);
    house.functions.answer(|event| match event["state"].as_str() {
        Some("START") => json!({"version": "1.0", "actionEvent": "ON", "output": {"text": ""},
            "context": {"sessionAttributes": {"seen": "yes"}, "promptSessionAttributes": {"now": "1"}}}),
        _ => says("FINISH", "done"),
    });
    let attributes = |name: &str| [(name.to_owned(), "x".to_owned())].into();
    let request = TurnRequest {
        session_attributes: attributes("user"),
        prompt_session_attributes: attributes("today"),
        ..ask("hi")
    };
    house.invoke(&agent, request).await.unwrap();
    house.invoke(&agent, ask("hi")).await.unwrap();
    let calls = house.functions.events.lock().unwrap();
    let attributes = |n: usize| {
        let context = &calls[n]["context"];
        (context["sessionAttributes"].clone(), context["promptSessionAttributes"].clone())
    };
    assert_eq!(attributes(0), (json!({"user": "x"}), json!({"today": "x"})));
    assert_eq!(attributes(1), (json!({"seen": "yes"}), json!({"now": "1"})));
    assert_eq!(attributes(2), (json!({"seen": "yes"}), json!({})));
}

#[tokio::test]
async fn failures_say_what_the_function_did() {
    let house = House::new().await;
    let agent = custom_agent(&[]);
    let told = async |says: &str, code: &str| {
        let (events, failure) = house.invoke_to_failure(&agent, traced(ask("hi"))).await;
        assert_eq!(steps(&events).last().unwrap(), "failureTrace");
        assert_eq!(failure.exception.code(), code, "{failure:?}");
        let message = failure.exception.message().unwrap().to_owned();
        assert!(message.contains(says) && message.contains(ORCHESTRATOR), "{message}");
        shown(events.last().unwrap()).pointer("/trace/trace/failureTrace/failureReason").cloned()
    };
    house.functions.raise("KeyError", "'state'");
    told("failed: KeyError: 'state'", "DependencyFailedException").await;
    house.functions.raise("Sandbox.Timedout", "Task timed out after 3.00 seconds");
    told("Task timed out after 3.00 seconds", "DependencyFailedException").await;
    house.functions.answer(|_| json!([]));
    told("The answer is a list", "BadGatewayException").await;
    house.functions.answer(|_| says("FINISH", ""));
    told("output.text of FINISH is blank", "DependencyFailedException").await;
    house.functions.answer(|_| says("THINK", "again"));
    let reason = told("was called 200 times", "DependencyFailedException").await;
    assert_eq!(reason, Some(json!("Max iterations exceeded")));
}

#[tokio::test]
async fn pieces_of_the_answer_become_chunks() {
    let house = House::new().await;
    let agent = custom_agent(&[]);
    house.functions.answer(|event| {
        let steps = event["context"]["session"][0]["intermediarySteps"].as_array().unwrap().len();
        let pieces = ["Good ", "morning, ", "Zoë."];
        match pieces.get(steps) {
            Some(piece) => says(
                "INVOKE_TOOL",
                &json!({"toolUse": {"toolUseId": format!("t{steps}"),
                "name": "bedrock_stream_answer_tool", "input": {"text": piece}}})
                .to_string(),
            ),
            None => says("FINISH", ""),
        }
    });
    let chunks = async |interval: Option<usize>| {
        let session_id = format!("session-{interval:?}");
        let request = TurnRequest { stream_interval: interval, session_id, ..ask("hi") };
        house.invoke(&agent, request).await.unwrap().iter().map(shown).collect::<Vec<_>>()
    };
    let chunk = |text: &str| json!({"chunk": text});
    assert_eq!(chunks(Some(2)).await, [chunk("Good "), chunk("morning, "), chunk("Zoë.")]);
    assert_eq!(chunks(None).await, [chunk("Good morning, Zoë.")]);
}

#[tokio::test]
async fn an_inline_agent_may_be_orchestrated_too() {
    let house = House::new().await;
    let mut request = json!({
        "foundationModel": "amazon.nova-lite-v1:0", "sessionId": "session-1",
        "instruction": "You add numbers for people who ask you to.", "orchestrationType": "CUSTOM_ORCHESTRATION",
        "customOrchestration": {"executor": {"lambda": ORCHESTRATOR}}});
    let inline = |request: &Value| {
        let request = serde_json::from_value(request.clone()).unwrap();
        Agent::inline(&request, "eu-west-1", "123456789012", &agents::action_groups::Limits::default())
    };
    house.functions.answer(|_| says("FINISH", "done"));
    let events = house.invoke(&Arc::new(inline(&request).unwrap()), ask("hi")).await.unwrap();
    assert_eq!(answer(&events), "done");
    let model = &house.functions.events.lock().unwrap()[0]["context"]["agentConfiguration"]["defaultModelId"];
    assert_eq!(model, "amazon.nova-lite-v1:0");

    request.as_object_mut().unwrap().remove("customOrchestration");
    let failure = inline(&request).unwrap_err();
    assert!(failure.exception.message().unwrap().contains("customOrchestration.executor.lambda"));
}
