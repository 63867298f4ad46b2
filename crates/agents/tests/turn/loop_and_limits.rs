//! The loop: calls, reprompts, failures and what bounds them.

use aws_wire::AwsError as _;
use models::ModelError;
use serde_json::json;

use crate::house::{House, MINUTE, agent, answer, ask, call, function, group, lambda, shown, steps, text, user_input};

fn traced(request: agents::turn::TurnRequest) -> agents::turn::TurnRequest {
    agents::turn::TurnRequest { enable_trace: true, ..request }
}

#[tokio::test]
async fn parallel_calls_report_in_the_order_asked_and_bad_calls_go_back_to_the_model() {
    let house = House::new().await;
    let agent = agent(&[group("math", &lambda(), &[function("add", &["n1"], false)])]);
    house.model.says(&[
        call("a", "math__add", &json!({"n1": 1})),
        call("b", "math__unknown", &json!({})),
        call("c", "math__add", &json!({})),
        call("d", "math__add", &json!({"n1": 2})),
    ]);
    house.model.says(&[text("<answer>done</answer>")]);
    house.functions.answer_text("ok");
    let events = house.invoke(&agent, traced(ask("add"))).await.unwrap();
    assert_eq!(
        steps(&events),
        [
            "modelInvocationInput",
            "modelInvocationOutput",
            "invocationInput",
            "observation ACTION_GROUP",
            "observation REPROMPT",
            "observation REPROMPT",
            "invocationInput",
            "observation ACTION_GROUP",
            "modelInvocationInput",
            "modelInvocationOutput",
            "observation FINISH",
            "chunk",
        ]
    );
    let requests = house.model.requests.lock().unwrap();
    let results = serde_json::to_value(requests[1].messages.last().unwrap()).unwrap();
    let statuses: Vec<_> = results["content"]
        .as_array()
        .unwrap()
        .iter()
        .map(|block| (block["toolResult"]["toolUseId"].clone(), block["toolResult"]["status"].clone()))
        .collect();
    let error = json!("error");
    assert_eq!(
        statuses,
        [(json!("a"), json!(null)), (json!("b"), error.clone()), (json!("c"), error), (json!("d"), json!(null))]
    );
}

#[tokio::test]
async fn a_question_ends_the_turn_and_its_answer_begins_the_next() {
    let house = House::new().await;
    let agent = agent(&[group("math", &lambda(), &[function("add", &["n1"], false)]), user_input()]);
    house.model.says(&[call("q", "user__askuser", &json!({"question": "Which number?"}))]);
    let events = house.invoke(&agent, traced(ask("add"))).await.unwrap();
    assert_eq!(answer(&events), "Which number?");
    assert!(steps(&events).contains(&"observation ASK_USER".to_owned()));

    house.model.says(&[text("5")]);
    house.invoke(&agent, ask("five")).await.unwrap();
    let requests = house.model.requests.lock().unwrap();
    let roles: Vec<_> = requests[1].messages.iter().map(|message| message.role.as_str()).collect();
    assert_eq!(roles, ["user", "assistant", "user"]);
}

#[tokio::test]
async fn failures_give_a_failure_trace_and_the_exception_and_leave_the_session_as_it_was() {
    let house = House::new().await;
    let agent = agent(&[group("math", &lambda(), &[function("add", &["n1"], false)])]);
    let calls = || house.model.says(&[call("a", "math__add", &json!({"n1": 1}))]);

    calls();
    house.functions.raise("ValueError", "no such account");
    let (events, failure) = house.invoke_to_failure(&agent, traced(ask("add"))).await;
    assert_eq!(steps(&events).last().unwrap(), "failureTrace");
    assert_eq!(failure.exception.code(), "DependencyFailedException");
    let message = failure.exception.message().unwrap();
    assert!(message.starts_with("Received failed response from API execution"), "{message}");
    assert!(message.contains("ValueError: no such account"), "{message}");

    calls();
    house.functions.answer(|_| json!("nonsense"));
    let (_, failure) = house.invoke_to_failure(&agent, ask("add")).await;
    assert_eq!(failure.exception.code(), "BadGatewayException");

    house.model.fails(ModelError::Throttled { message: "slow down".into(), retry_after: None });
    let (events, failure) = house.invoke_to_failure(&agent, traced(ask("add"))).await;
    assert_eq!(failure.exception.code(), "ThrottlingException");
    assert_eq!(shown(events.last().unwrap()).pointer("/trace/trace/failureTrace/failureCode"), Some(&json!(429)));

    house.model.says(&[text("hello")]);
    house.invoke(&agent, ask("hi")).await.unwrap();
    assert_eq!(house.model.requests.lock().unwrap().last().unwrap().messages.len(), 1);
}

#[tokio::test]
async fn a_model_that_never_answers_is_stopped() {
    let house = House::new().await;
    let agent = agent(&[group("math", &lambda(), &[function("add", &["n1"], false)])]);
    for _ in 0..25 {
        house.model.says(&[call("a", "math__add", &json!({"n1": 1}))]);
    }
    house.functions.answer_text("again");
    let (events, failure) = house.invoke_to_failure(&agent, traced(ask("add"))).await;
    let trace = shown(events.last().unwrap());
    assert_eq!(trace.pointer("/trace/trace/failureTrace/failureReason"), Some(&json!("Max iterations exceeded")));
    assert!(failure.exception.message().unwrap().contains("25 times"));

    for _ in 0..3 {
        house.model.says(&[text("<thinking>hm</thinking>")]);
    }
    let events = house.invoke(&agent, traced(ask("add"))).await.unwrap();
    assert!(answer(&events).starts_with("Sorry"));
    let reason =
        events.iter().find_map(|event| shown(event).pointer("/trace/trace/failureTrace/failureReason").cloned());
    assert_eq!(reason, Some(json!("LLM prediction format incorrect")));
}

#[tokio::test]
async fn an_inline_agent_takes_turns_without_ids_and_refuses_what_is_not_there_yet() {
    let house = House::new().await;
    let request = json!({
        "foundationModel": "amazon.nova-lite-v1:0", "sessionId": "session-1",
        "instruction": "You add numbers for people who ask you to.",
        "actionGroups": [{"actionGroupName": "math", "actionGroupExecutor": {"customControl": "RETURN_CONTROL"},
                          "functionSchema": {"functions": [function("add", &["n1"], false)]}}]});
    let inline = |request: &serde_json::Value| {
        let request = serde_json::from_value(request.clone()).unwrap();
        agents::agent::Agent::inline(&request, "eu-west-1", "123456789012", &agents::action_groups::Limits::default())
    };
    let agent = std::sync::Arc::new(inline(&request).unwrap());
    house.model.says(&[call("a", "math__add", &json!({"n1": 1}))]);
    let events = house.invoke(&agent, traced(ask("add"))).await.unwrap();
    let first = shown(&events[0])["trace"].clone();
    assert_eq!(first.get("agentId"), None);
    assert_eq!(
        first["callerChain"][0]["agentAliasArn"],
        "arn:aws:bedrock:eu-west-1:123456789012:agent-alias/INLINE_AGENT/TSTALIASID"
    );
    assert_eq!(first.pointer("/trace/orchestrationTrace/modelInvocationInput/inferenceConfiguration"), None);
    let asked = shown(events.last().unwrap());
    assert_eq!(
        asked.pointer("/returnControl/invocationInputs/0/functionInvocationInput/agentId"),
        Some(&json!("INLINE_AGENT"))
    );

    let mut guarded = request;
    guarded["guardrailConfiguration"] = json!({"guardrailIdentifier": "abcdefghij", "guardrailVersion": "1"});
    let failure = inline(&guarded).unwrap_err();
    assert!(failure.exception.message().unwrap().contains("guardrailConfiguration"));
}

#[tokio::test]
async fn a_turn_that_takes_too_long_is_stopped_and_sets_its_session_free() {
    let mut house = House::new().await;
    let limits = &mut std::sync::Arc::get_mut(&mut house.runtime).expect("nobody else has the runtime").limits;
    limits.duration = std::time::Duration::from_millis(20);
    let agent = agent(&[]);
    house.model.hangs.store(true, std::sync::atomic::Ordering::Relaxed);
    let (events, failure) = house.invoke_to_failure(&agent, traced(ask("hello"))).await;
    assert_eq!(steps(&events), ["modelInvocationInput", "failureTrace"]);
    assert_eq!(failure.exception.code(), "DependencyFailedException");
    assert!(failure.exception.message().unwrap().contains("longer than 0.02 seconds"));

    let limits = &mut std::sync::Arc::get_mut(&mut house.runtime).expect("nobody else has the runtime").limits;
    limits.duration = MINUTE;
    house.model.hangs.store(false, std::sync::atomic::Ordering::Relaxed);
    house.model.says(&[text("hello")]);
    house.invoke(&agent, ask("hello")).await.unwrap();
}
