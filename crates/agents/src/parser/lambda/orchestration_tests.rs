use aws_wire::bedrock_runtime::types::ConversationRole;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;
use crate::action_groups::{Action, ActionGroup, Arguments, Executor, Kind, Target};
use crate::parser::text::testing::tools;

fn group(name: &str, actions: Vec<Action>) -> ActionGroup {
    let kind = Kind::Actions { executor: Executor::ReturnControl, actions };
    ActionGroup { name: name.into(), id: None, description: None, enabled: true, kind, warnings: vec![] }
}

fn action(tool_name: &str, target: Target, properties: Value) -> Action {
    Action {
        tool_name: tool_name.into(),
        description: "It does.".into(),
        target,
        parameters: vec![],
        request_body: None,
        require_confirmation: false,
        arguments: Arguments::Declared,
        input_schema: json!({"type": "object", "properties": properties}),
    }
}

fn groups() -> Vec<ActionGroup> {
    let add = Target::Function { name: "add".into() };
    let forecast =
        Target::Api { path: "/forecast".into(), method: "GET".into(), operation_id: Some("forecast".into()) };
    let numbers = json!({"n1": {"type": "number"}, "n2": {"type": "integer"}});
    let city = json!({"city": {"type": "string"}, "days": {"type": "integer"}});
    vec![
        group("math", vec![action("math__add", add, numbers)]),
        group("weather", vec![action("GET__weather__forecast", forecast, city)]),
    ]
}

fn text(text: &str) -> ContentBlock {
    ContentBlock::Text(text.into())
}

fn call(name: &str, id: &str, input: Value) -> ContentBlock {
    ContentBlock::ToolUse(ToolUseBlock { name: name.into(), tool_use_id: id.into(), input, r#type: None })
}

fn read(answer: &Value, content: Vec<ContentBlock>) -> Result<ParsedOrchestration, BadResponse> {
    let (groups, tools) = (groups(), tools());
    let parser = OrchestrationParser { groups: &groups, tools: &tools, first_call: 3 };
    parser.read(&serde_json::to_vec(answer).unwrap(), Message { role: ConversationRole::Assistant, content })
}

fn details(version: &str, details: Value) -> Value {
    json!({"messageVersion": version, "promptType": "ORCHESTRATION",
        "orchestrationParsedResponse": {"rationale": " Why. ", "responseDetails": details}})
}

fn reading(answer: &Value, content: Vec<ContentBlock>) -> Reading {
    read(answer, content).unwrap().reading
}

#[test]
fn a_call_takes_the_place_of_the_text_it_was_read_from() {
    for (named, tool, input) in [
        (json!({"actionGroupName": "math", "functionName": "add"}), "math__add", json!({"n1": 10, "n2": 20})),
        (
            json!({"actionGroupName": "math", "functionName": "add", "apiName": "add", "verb": "GET"}),
            "math__add",
            json!({"n1": 10, "n2": 20}),
        ),
        (
            json!({"actionGroupName": "weather", "apiName": "forecast", "verb": "get"}),
            "GET__weather__forecast",
            json!({"n1": "10", "n2": "20"}),
        ),
        (
            json!({"actionGroupName": "weather", "apiName": "/forecast", "verb": "GET"}),
            "GET__weather__forecast",
            json!({"n1": "10", "n2": "20"}),
        ),
        (json!({"actionGroupName": "notes", "functionName": "save"}), "notes__save", json!({"n1": "10", "n2": "20"})),
    ] {
        let mut named = named;
        named["actionGroupInput"] = json!({"n1": {"value": "10"}, "n2": {"value": "20"}});
        let answer = details("1.0", json!({"invocationType": "ACTION_GROUP", "actionGroupInvocation": named}));
        let reading = reading(&answer, vec![text("<thinking>Why.</thinking>\n<function_call>anything(")]);
        let used = call(tool, "call_3", input);
        assert_eq!(reading.message.content, [text("<thinking>Why.</thinking>"), used.clone()], "{named}");
        assert_eq!(reading.rationale.as_deref(), Some("Why."));
        assert!(
            matches!((reading.next, used), (Next::Calls(calls), ContentBlock::ToolUse(used)) if calls == [used.clone()])
        );
    }
}

#[test]
fn calls_are_the_tool_uses_they_were_read_from() {
    let uses = || {
        vec![
            text("Both."),
            call("math__add", "a", json!({"n1": 1})),
            call("math__add", "b", json!({"n1": 2})),
            call("GET__weather__forecast", "c", json!({})),
        ]
    };
    let add =
        |n1: i32| json!({"actionGroupName": "math", "functionName": "add", "actionGroupInput": {"n1": {"value": n1}}});

    // Serially, one is run, and those without a result are not kept.
    let mut by_id = add(2);
    by_id["id"] = "b".into();
    let serial = details("1.0", json!({"invocationType": "ACTION_GROUP", "actionGroupInvocation": by_id}));
    let kept = reading(&serial, uses()).message.content;
    assert_eq!(kept, [text("Both."), call("math__add", "b", json!({"n1": 2}))]);

    // In parallel, by name and order, of all kinds; what is no tool use gets an id of its own.
    let parallel = details(
        "2.0",
        json!({"invocationType": "ACTION_GROUP", "actionGroupInvocations": [add(1), add(2)],
            "agentKnowledgeBases": [{"knowledgeBaseId": "KB12345678", "searchQuery": {"value": "rain"}}]}),
    );
    let kept = reading(&parallel, uses()).message.content;
    let look_up = call("x_amz_knowledgebase_KB12345678__Search", "call_5", json!({"searchQuery": "rain"}));
    let (a, b) = (call("math__add", "a", json!({"n1": 1})), call("math__add", "b", json!({"n1": 2})));
    assert_eq!(kept, [text("Both."), a, b, look_up]);
}

#[test]
fn look_ups_and_messages_are_calls() {
    let search = json!({"knowledgeBaseId": "KB12345678", "searchQuery": {"value": "rain"}});
    let look_up = details("1.0", json!({"invocationType": "KNOWLEDGE_BASE", "agentKnowledgeBase": search}));
    let message = json!({"agentCollaboratorName": "Hotels", "input": {"text": "Find one."}});
    let send = details("1.0", json!({"invocationType": "AGENT_COLLABORATOR", "agentCollaboratorInvocation": message}));
    for (answer, used) in [
        (look_up, call("x_amz_knowledgebase_KB12345678__Search", "call_3", json!({"searchQuery": "rain"}))),
        (
            send,
            call("AgentCommunication__sendMessage", "call_3", json!({"recipient": "Hotels", "content": "Find one."})),
        ),
    ] {
        assert_eq!(reading(&answer, vec![text("I look.")]).message.content, [text("I look."), used]);
    }
}

#[test]
fn answers_questions_and_reprompts_leave_no_open_call() {
    let said = || vec![text("<answer>30"), call("user__askuser", "q", json!({"question": "?"}))];
    let citations = json!({"generatedResponseParts": [{"text": "30", "references": [{"sourceId": "s1"}]}]});
    let finish = details(
        "1.0",
        json!({"invocationType": "FINISH", "agentFinalResponse": {"responseText": "30", "citations": citations}}),
    );
    let parsed = read(&finish, said()).unwrap();
    assert_eq!(parsed.reading.next, Next::Finish("30".into()));
    assert_eq!(parsed.reading.message.content, [text("<answer>30")]);
    assert_eq!(parsed.citations, [CitedPart { text: "30".into(), source_ids: vec!["s1".into()] }]);

    let ask = details("1.0", json!({"invocationType": "ASK_USER", "agentAskUser": {"responseText": "n2?", "id": "q"}}));
    let asked = reading(&ask, said());
    assert_eq!(
        (asked.next, asked.message.content),
        (Next::AskUser("n2?".into()), vec![text("<answer>30"), text("n2?")])
    );

    let again = json!({"orchestrationParsedResponse": {"parsingErrorDetails": {"repromptResponse": "Once more."}}});
    let again = reading(&again, said());
    assert_eq!((again.next, again.message.content), (Next::Reprompt("Once more.".into()), vec![text("<answer>30")]));

    for unknown in [
        json!({"invocationType": "ACTION_GROUP",
            "actionGroupInvocation": {"actionGroupName": "math", "functionName": "divide"}}),
        json!({"invocationType": "ACTION_GROUP",
            "actionGroupInvocation": {"actionGroupName": "weather", "apiName": "forecast", "verb": "POST"}}),
        json!({"invocationType": "KNOWLEDGE_BASE",
            "agentKnowledgeBase": {"knowledgeBaseId": "OTHER12345", "searchQuery": {"value": "rain"}}}),
    ] {
        let reading = reading(&details("1.0", unknown), said());
        assert!(matches!(&reading.next, Next::Reprompt(text) if text.starts_with("There is no")), "{:?}", reading.next);
        assert_eq!(reading.message.content, [text("<answer>30")]);
    }
}

#[test]
fn every_wrong_shape_names_its_member() {
    let parsed = |parsed: Value| json!({"orchestrationParsedResponse": parsed});
    let one = |invocation: Value| {
        details("1.0", json!({"invocationType": "ACTION_GROUP", "actionGroupInvocation": invocation}))
    };
    let add = json!({"actionGroupName": "math", "functionName": "add"});
    for (answer, expected) in [
        (json!([]), "The parser's answer is a list"),
        (json!({"messageVersion": "3.0"}), "messageVersion is the text '3.0'"),
        (json!({"promptType": "PRE_PROCESSING"}), "promptType is the text 'PRE_PROCESSING'"),
        (json!({}), "orchestrationParsedResponse is missing"),
        (parsed(json!("x")), "orchestrationParsedResponse is the text 'x'"),
        (parsed(json!({"rationale": 1})), "orchestrationParsedResponse.rationale is 1"),
        (parsed(json!({"rationale": "why"})), "orchestrationParsedResponse.responseDetails is missing"),
        (parsed(json!({"parsingErrorDetails": {}})), "parsingErrorDetails.repromptResponse is missing"),
        (parsed(json!({"parsingErrorDetails": {"repromptResponse": " "}})), "repromptResponse is blank"),
        (parsed(json!({"responseDetails": {}})), "responseDetails.invocationType is missing"),
        (details("1.0", json!({"invocationType": "STOP"})), "invocationType is the text 'STOP'"),
        (details("1.0", json!({"invocationType": "FINISH"})), "responseDetails.agentFinalResponse is missing"),
        (
            details("1.0", json!({"invocationType": "FINISH", "agentFinalResponse": {"responseText": ""}})),
            "agentFinalResponse.responseText is blank",
        ),
        (
            details(
                "1.0",
                json!({"invocationType": "FINISH", "agentFinalResponse":
                {"responseText": "a", "citations": {"generatedResponseParts": [{"text": "a", "references": {}}]}}}),
            ),
            "citations.generatedResponseParts[0].references is an object",
        ),
        (
            details("1.0", json!({"invocationType": "ASK_USER", "agentAskUser": {}})),
            "agentAskUser.responseText is missing",
        ),
        (details("1.0", json!({"invocationType": "ACTION_GROUP"})), "responseDetails.actionGroupInvocation is missing"),
        (
            details("2.0", json!({"invocationType": "ACTION_GROUP", "actionGroupInvocations": []})),
            "actionGroupInvocations is a list; it must be a list with at least one call",
        ),
        (
            details("1.0", json!({"invocationType": "ACTION_GROUP", "actionGroupInvocations": [add, add]})),
            "messageVersion 1.0 runs one at a time",
        ),
        (one(json!({"functionName": "add"})), "actionGroupInvocation.actionGroupName is missing"),
        (one(json!({"actionGroupName": "math"})), "actionGroupInvocation.functionName is missing"),
        (one(json!({"actionGroupName": "math", "functionName": 1})), "actionGroupInvocation.functionName is 1"),
        (
            one(json!({"actionGroupName": "math", "functionName": "add", "actionGroupInput": {"n1": 10}})),
            "actionGroupInput.n1 is 10; it must be an object with value",
        ),
        (one(json!({"actionGroupName": "math", "functionName": "add", "id": 1})), "actionGroupInvocation.id is 1"),
        (
            details("2.0", json!({"invocationType": "ACTION_GROUP", "actionGroupInvocations": [add, 1]})),
            "actionGroupInvocations[1] is 1",
        ),
        (
            details("1.0", json!({"invocationType": "KNOWLEDGE_BASE", "agentKnowledgeBase": {"knowledgeBaseId": "A"}})),
            "agentKnowledgeBase.searchQuery is missing",
        ),
        (
            details(
                "1.0",
                json!({"invocationType": "AGENT_COLLABORATOR", "agentCollaboratorInvocation":
                {"agentCollaboratorName": "A", "input": {}}}),
            ),
            "agentCollaboratorInvocation.input.text is missing",
        ),
    ] {
        let error = read(&answer, vec![text("x")]).unwrap_err().to_string();
        assert!(error.contains(expected), "{error} does not say {expected}");
    }
}

/// JSON made of the members that are read.
fn any_answer() -> impl Strategy<Value = Value> {
    let names = prop::sample::select(vec![
        "messageVersion",
        "orchestrationParsedResponse",
        "responseDetails",
        "invocationType",
        "actionGroupInvocation",
        "actionGroupInvocations",
        "actionGroupName",
        "functionName",
        "apiName",
        "actionGroupInput",
        "value",
        "id",
        "agentKnowledgeBases",
        "agentFinalResponse",
        "responseText",
        "citations",
        "generatedResponseParts",
        "parsingErrorDetails",
        "repromptResponse",
        "rationale",
    ]);
    let leaf = prop_oneof![
        prop::sample::select(vec!["1.0", "2.0", "ACTION_GROUP", "FINISH", "ASK_USER", "math", "add", "", "a", "null"])
            .prop_map(Value::from),
        any::<i32>().prop_map(Value::from),
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
    ];
    leaf.prop_recursive(6, 48, 6, move |inner| {
        let names = names.clone().prop_map(str::to_owned);
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..3).prop_map(Value::from),
            prop::collection::vec((names, inner), 0..6)
                .prop_map(|members| Value::Object(members.into_iter().collect())),
        ]
    })
}

proptest! {
    #[test]
    fn any_answer_is_read_or_refused_with_its_place(details in any_answer(), whole in any_answer()) {
        let wrapped = json!({"orchestrationParsedResponse": {"responseDetails": details}});
        for answer in [whole, wrapped] {
            match read(&answer, vec![text("x"), call("math__add", "a", json!({}))]) {
                Ok(parsed) => match parsed.reading.next {
                    Next::Calls(calls) => prop_assert!(calls.iter().all(|call| call.input.is_object())),
                    Next::Finish(text) | Next::AskUser(text) | Next::Reprompt(text) | Next::NoSuchTool(text) => prop_assert!(!text.trim().is_empty()),
                },
                Err(error) => prop_assert!(error.to_string().contains("must ") || error.to_string().contains("messageVersion"), "{error}"),
            }
        }
    }
}
