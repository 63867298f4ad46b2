//! Turns by events and actions.

use aws_wire::bedrock_runtime::types::{ConverseMetrics, StopReason, TokenUsage};
use serde_json::{Value, json};

use super::*;
use crate::action_groups::Limits;
use crate::orchestrator::ToolOutcome;

fn user(text: &str) -> Arc<Message> {
    Arc::new(Message { role: ConversationRole::User, content: vec![ContentBlock::Text(text.into())] })
}

fn started(max_iterations: u32) -> Custom {
    let mut custom = Custom::new(max_iterations);
    let (state, text) = called(custom.on(Event::Start(user("add 1 and 2"))).action);
    assert_eq!((state.as_str(), text), ("START", json!({"text": "add 1 and 2"})));
    custom
}

/// The state and the JSON text that the function is called with.
fn called(action: Action) -> (String, Value) {
    let Action::InvokeOrchestrator(call) = action else { panic!("expected a call of the function, not {action:?}") };
    (call.input.state.clone(), serde_json::from_str(&call.input.text).unwrap())
}

fn answer(custom: &mut Custom, event: &str, text: &str) -> Action {
    let answer = json!({"version": "1.0", "actionEvent": event, "output": {"text": text}}).to_string();
    let answer = read_answer(answer.as_bytes(), &Limits::default()).unwrap();
    custom.on(Event::OrchestratorAnswered(Box::new(answer))).action
}

fn model_request() -> String {
    json!({"modelId": "other.model", "messages": [{"role": "user", "content": [{"text": "hi"}]}]}).to_string()
}

fn tool_use(id: &str, name: &str, input: &Value) -> Value {
    json!({"toolUse": {"toolUseId": id, "name": name, "input": input}})
}

fn conversed(content: &Value) -> Event {
    Event::Conversed(Box::new(models::Answer {
        message: serde_json::from_value(json!({"role": "assistant", "content": content})).unwrap(),
        stop_reason: StopReason::ToolUse,
        usage: TokenUsage {
            cache_details: None,
            cache_read_input_tokens: None,
            cache_write_input_tokens: None,
            input_tokens: 3,
            output_tokens: 4,
            total_tokens: 7,
        },
        metrics: ConverseMetrics { latency_ms: 5 },
        additional_model_response_fields: None,
        malformed_tool_uses: Vec::new(),
    }))
}

#[test]
fn a_loop_of_model_and_tools_is_recorded_step_by_step() {
    let mut custom = started(5);
    let Action::Converse(request) = answer(&mut custom, "INVOKE_MODEL", &model_request()) else { panic!() };
    assert_eq!(request.model_id, "other.model");

    let call = tool_use("a", "math__add", &json!({"n1": 1}));
    let (state, text) = called(custom.on(conversed(&json!([call]))).action);
    assert_eq!(state, "MODEL_INVOKED");
    assert_eq!(text["stopReason"], "tool_use");
    assert_eq!(text["output"], json!({"role": "assistant", "content": [call]}));
    assert_eq!((&text["usage"]["totalTokens"], &text["metrics"]["latencyMs"]), (&json!(7), &json!(5)));

    let Action::InvokeTools(calls) = answer(&mut custom, "INVOKE_TOOL", &call.to_string()) else { panic!() };
    assert_eq!(calls[0].name, "math__add");
    // A turn that waits is saved and loaded between the call and its result.
    let mut custom: Custom = serde_json::from_value(serde_json::to_value(&custom).unwrap()).unwrap();
    let (state, text) = called(custom.on(Event::ToolsReturned(vec![ToolOutcome::text("a", "3", false)])).action);
    assert_eq!(state, "TOOL_INVOKED");
    assert_eq!(text, json!({"toolResult": {"toolUseId": "a", "content": [{"text": "3"}], "status": "success"}}));

    let Action::Finish { answer, messages } = answer(&mut custom, "FINISH", "It is 3.") else { panic!() };
    assert_eq!((answer.as_str(), messages.len()), ("It is 3.", 2));
    assert_eq!(text_of(&messages[1]), "It is 3.");
    let steps: Vec<_> = custom
        .steps()
        .iter()
        .map(|step| (step.orchestration_input.state.as_str(), step.orchestration_output.event.as_str()))
        .collect();
    assert_eq!(steps, [("START", "INVOKE_MODEL"), ("MODEL_INVOKED", "INVOKE_TOOL"), ("TOOL_INVOKED", "FINISH")]);
}

#[test]
fn tools_asked_for_in_a_list_return_in_a_list() {
    let mut custom = started(5);
    let list = json!([tool_use("a", "x", &json!({})), tool_use("b", "x", &json!({}))]);
    assert!(
        matches!(answer(&mut custom, "INVOKE_TOOL", &list.to_string()), Action::InvokeTools(calls) if calls.len() == 2)
    );
    let outcomes = vec![ToolOutcome::text("a", "1", false), ToolOutcome::text("b", "no", true)];
    let (_, text) = called(custom.on(Event::ToolsReturned(outcomes)).action);
    assert_eq!(text[1]["toolResult"]["status"], "error");

    let one = json!([tool_use("c", "x", &json!({}))]);
    answer(&mut custom, "INVOKE_TOOL", &one.to_string());
    let (_, text) = called(custom.on(Event::ToolsReturned(vec![ToolOutcome::text("c", "1", false)])).action);
    assert_eq!(text[0]["toolResult"]["toolUseId"], "c");
}

#[test]
fn an_event_of_its_own_comes_back_as_the_state_and_a_guardrail_check_says_that_there_is_none() {
    let mut custom = started(5);
    let Action::InvokeOrchestrator(call) = answer(&mut custom, "PLANNED", "three steps") else { panic!() };
    assert_eq!((call.input.state.as_str(), call.input.text.as_str()), ("PLANNED", "three steps"));
    assert_eq!(call.steps.len(), 1);

    let (state, text) = called(answer(&mut custom, "APPLY_GUARDRAIL", "{}"));
    assert_eq!(state, "APPLY_GUARDRAIL_INVOKED");
    assert_eq!(text["error"]["code"], "ResourceNotFoundException");
    assert_eq!(text.get("action"), None);
}

#[test]
fn a_function_that_never_finishes_is_stopped() {
    let mut custom = started(2);
    for _ in 0..15 {
        assert!(matches!(answer(&mut custom, "AGAIN", ""), Action::InvokeOrchestrator(_)));
    }
    assert_eq!(answer(&mut custom, "AGAIN", ""), Action::StopAtCalls { calls: 16 });

    let mut custom = started(2);
    for _ in 0..2 {
        answer(&mut custom, "INVOKE_MODEL", &model_request());
        custom.on(conversed(&json!([{"text": "hm"}])));
    }
    assert_eq!(answer(&mut custom, "INVOKE_MODEL", &model_request()), Action::StopAtLimit { iterations: 2 });
}

#[test]
fn pieces_of_the_answer_leave_at_once_and_finish_brings_the_rest() {
    let piece = |id: &str, text: &str| tool_use(id, STREAM_ANSWER_TOOL, &json!({"text": text})).to_string();
    let mut custom = started(5);
    assert_eq!(answer(&mut custom, "INVOKE_TOOL", &piece("a", "It ")), Action::StreamAnswer("It ".into()));
    let (state, text) = called(custom.on(Event::AnswerStreamed).action);
    assert_eq!((state.as_str(), &text["toolResult"]["toolUseId"]), ("TOOL_INVOKED", &json!("a")));
    // What has left cannot be taken back by a return of control.
    let other = tool_use("b", "crm__find", &json!({})).to_string();
    assert!(matches!(answer(&mut custom.clone(), "INVOKE_TOOL", &other), Action::Refuse(_)));

    let finished = |action| matches!(action, Action::Finish { answer, .. } if answer == "It is 3.");
    let mut whole = custom.clone();
    assert_eq!(answer(&mut custom, "FINISH", "is 3."), Action::StreamAnswer("is 3.".into()));
    assert!(finished(custom.on(Event::AnswerStreamed).action));

    answer(&mut whole, "INVOKE_TOOL", &piece("c", "is 3."));
    whole.on(Event::AnswerStreamed);
    assert!(finished(answer(&mut whole, "FINISH", "")));
    assert!(matches!(answer(&mut started(5), "FINISH", " "), Action::Refuse(_)));
}

#[test]
fn a_call_that_asks_the_user_ends_the_turn_with_the_question() {
    let mut custom = started(5);
    let call = tool_use("q", USER_INPUT_TOOL, &json!({"question": " Which one? "})).to_string();
    let Action::AskUser { question, messages } = answer(&mut custom, "INVOKE_TOOL", &call) else { panic!() };
    assert_eq!((question.as_str(), messages.len()), ("Which one?", 2));
}
