use serde_json::{Value, json};

use super::{Ending, Options, Output, prepare, run};
use crate::answer;
use crate::conversation::{Call, Conversation, Step, Tool, ToolChoice};
use crate::engine::{Purpose, Sampling};
use crate::error::EngineError;
use crate::scripted::Scripted;

fn tool(name: &str, parameter: &str) -> Tool {
    let input_schema = json!({
        "type": "object",
        "properties": {parameter: {"type": "string", "description": "What it is about."}, "note": {"type": "string"}},
        "required": [parameter],
    });
    Tool { name: name.into(), description: format!("Does {name}."), input_schema }
}

fn asked(question: &str) -> Conversation {
    Conversation {
        tools: vec![tool("track", "parcel_id"), tool("price", "country")],
        steps: vec![Step::User(question.into())],
        ..Conversation::default()
    }
}

fn after(mut conversation: Conversation, tool: &str, input: Value) -> Conversation {
    conversation.steps.push(Step::Call(Call { tool: tool.into(), input }));
    conversation.steps.push(Step::Result {
        tool: tool.into(),
        text: "{\"state\": \"on its way\"}".into(),
        failed: false,
    });
    conversation
}

fn outputs(engine: &mut Scripted, conversation: &Conversation) -> (Vec<Call>, String, Ending) {
    let options = Options { max_tokens: 100, sampling: Sampling::GREEDY, stops: vec!["###".into()] };
    let (mut calls, mut text) = (Vec::new(), String::new());
    let (ending, _) = run(engine, conversation, &options, &mut |output| {
        match output {
            Output::Call(call) => calls.push(call),
            Output::Text(more) => text.push_str(&more),
            Output::Working => {}
        }
        true
    })
    .unwrap();
    (calls, text, ending)
}

#[test]
fn the_likeliest_tool_is_called_with_grounded_values_only() {
    let mut engine = Scripted::scoring(&[("track", -10.0), ("price", -14.0), ("general_knowledge", -20.0)]);
    engine.input = json!({"parcel_id": "ZX-81", "note": "urgent delivery"});
    let (calls, _, ending) = outputs(&mut engine, &asked("Where is ZX-81?"));
    assert_eq!(calls, [Call { tool: "track".into(), input: json!({"parcel_id": "ZX-81"}) }]);
    assert_eq!(ending, Ending::Calls);
}

#[test]
fn words_that_need_no_tool_are_answered() {
    let mut engine = Scripted::scoring(&[("track", -10.0), ("small_talk", -9.0)]);
    engine.answer = "Good morning!### and more";
    let (calls, text, ending) = outputs(&mut engine, &asked("Good morning"));
    assert_eq!((calls.len(), text.as_str(), ending), (0, "Good morning!", Ending::Stop("###".into())));
}

#[test]
fn an_identifier_that_nobody_gave_becomes_a_question() {
    let mut engine = Scripted::scoring(&[("track", -10.0), ("general_knowledge", -20.0)]);
    engine.input = json!({"parcel_id": "12345"});
    let (calls, text, ending) = outputs(&mut engine, &asked("Where is my parcel?"));
    assert_eq!((calls.len(), ending), (0, Ending::Turn));
    assert!(text.contains("the parcel id (What it is about)"), "{text}");
}

#[test]
fn a_result_is_answered_even_if_the_question_still_fits_the_tool() {
    let mut engine = Scripted::scoring(&[("track", -10.0), ("price", -30.0), ("general_knowledge", -40.0)]);
    engine.answer = "It is on its way.";
    let conversation = after(asked("Where is ZX-81?"), "track", json!({"parcel_id": "ZX-81"}));
    let (calls, text, _) = outputs(&mut engine, &conversation);
    assert_eq!((calls.len(), text.as_str()), (0, "It is on its way."));
    assert!(engine.last_prompt().contains("- track {\"parcel_id\":\"ZX-81\"}: {\"state\": \"on its way\"}"));
    assert!(!engine.last_prompt().contains("Does price."));
}

#[test]
fn another_tool_that_fits_as_well_follows_a_result() {
    let mut engine = Scripted::scoring(&[("track", -10.0), ("price", -11.0), ("general_knowledge", -40.0)]);
    engine.input = json!({"country": "Norway"});
    let conversation =
        after(asked("Where is ZX-81, and what does one to Norway cost?"), "track", json!({"parcel_id": "ZX-81"}));
    let (calls, ..) = outputs(&mut engine, &conversation);
    assert_eq!(calls, [Call { tool: "price".into(), input: json!({"country": "Norway"}) }]);
}

#[test]
fn a_demanded_tool_is_called_whatever_the_words_are() {
    let mut engine = Scripted::scoring(&[("small_talk", 0.0)]);
    engine.input = json!({"country": "France"});
    for choice in [ToolChoice::Tool("price".into()), ToolChoice::Any] {
        engine.scores.insert("price", -30.0);
        let (calls, ..) = outputs(&mut engine, &Conversation { choice, ..asked("Hello") });
        assert_eq!(calls[0].tool, "price");
    }
}

#[test]
fn a_short_continuation_is_weighed_with_the_words_before() {
    let mut engine = Scripted::scoring(&[("price", -10.0), ("general_knowledge", -20.0)]);
    engine.input = json!({"country": "Sweden"});
    let mut conversation = asked("What does a parcel to Norway cost?");
    conversation.steps.push(Step::Assistant("12 euros.".into()));
    conversation.steps.push(Step::User("And to Sweden?".into()));
    outputs(&mut engine, &conversation);
    assert_eq!(engine.fed[0], " What does a parcel to Norway cost? And to Sweden?\n");
}

#[test]
fn work_stops_when_nobody_listens() {
    let mut engine = Scripted { answer: "Hello", ..Scripted::default() };
    let options = Options { max_tokens: 100, sampling: Sampling::GREEDY, stops: Vec::new() };
    let conversation = Conversation { tools: Vec::new(), ..asked("Hi") };
    let error = run(&mut engine, &conversation, &options, &mut |output| output == Output::Working).unwrap_err();
    assert!(matches!(error, EngineError::Cancelled));
}

#[test]
fn an_answer_ends_at_its_limit() {
    let mut engine = Scripted { answer: "abcdef", ..Scripted::default() };
    let options = Options { max_tokens: 3, sampling: Sampling::GREEDY, stops: Vec::new() };
    let mut text = String::new();
    let conversation = Conversation { tools: Vec::new(), ..asked("Hi") };
    let (ending, usage) = run(&mut engine, &conversation, &options, &mut |output| {
        if let Output::Text(more) = output {
            text.push_str(&more);
        }
        true
    })
    .unwrap();
    assert_eq!((text.as_str(), ending, usage.output), ("abc", Ending::Length, 3));
}

#[test]
fn what_is_computed_ahead_is_what_requests_begin_with() {
    let mut engine = Scripted::scoring(&[("track", -10.0), ("price", -30.0), ("general_knowledge", -40.0)]);
    engine.input = json!({"parcel_id": "ZX-81"});
    engine.answer = "It is on its way.";
    let question = asked("Where is ZX-81?");
    prepare(&mut engine, &Conversation { steps: Vec::new(), ..question.clone() }, &mut || true).unwrap();
    let lines = |purpose| engine.kept.iter().filter(move |(kept, _)| *kept == purpose).map(|(_, text)| text.clone());
    assert_eq!(lines(Purpose::Weighing).count(), 6);
    let tools: Vec<_> = lines(Purpose::Input).collect();
    assert!(tools[0].starts_with("Function track: ") && tools[1].starts_with("Function price: "), "{tools:?}");
    let opening = engine.last_prompt().to_owned();

    let (calls, ..) = outputs(&mut engine, &question);
    assert!(engine.last_prompt().contains(&tools[0]));
    answer::prepare(&mut engine, &question, &calls, &mut || true).unwrap();
    let known = engine.last_prompt().to_owned();
    outputs(&mut engine, &after(question, "track", calls[0].input.clone()));
    let prompt = engine.last_prompt();
    assert!(prompt.starts_with(&known) && known.starts_with(&opening), "{opening}|{known}|{prompt}");
    assert!(known.ends_with("- track {\"parcel_id\":\"ZX-81\"}: "), "{known}");
}

#[test]
fn work_ahead_stops_for_a_request() {
    let mut engine = Scripted::default();
    let error = prepare(&mut engine, &asked("Hi"), &mut || false).unwrap_err();
    assert!(matches!(error, EngineError::Cancelled) && engine.kept.is_empty());
}

#[test]
fn search_results_are_answered_in_the_form_that_the_prompt_asks_for() {
    let said = "<search_results>\n<search_result>\n<content>\nThe tower has 294 steps.\n</content>\n<source>s1</source>\n\
                </search_result>\n</search_results>\n<question>\nHow many steps?\n</question>";
    let conversation = Conversation {
        system: "Cite. <answer_part>".into(),
        steps: vec![Step::User(said.into())],
        ..Conversation::default()
    };
    let mut engine = Scripted { answer: "It has 294 steps.", ..Scripted::default() };
    let options = Options { max_tokens: 100, sampling: Sampling::GREEDY, stops: vec!["</answer>".into()] };
    let mut text = String::new();
    let (ending, _) = run(&mut engine, &conversation, &options, &mut |output| {
        if let Output::Text(more) = output {
            text.push_str(&more);
        }
        true
    })
    .unwrap();
    let expected = "<answer>\n<answer_part>\n<text>\nIt has 294 steps.\n</text>\n<sources>\n<source>s1</source>\n</sources>\n\
                    </answer_part>\n";
    assert_eq!((text.as_str(), ending), (expected, Ending::Stop("</answer>".into())));
    let prompt = engine.last_prompt();
    assert!(prompt.contains("The tower has 294 steps.") && prompt.contains("How many steps?"), "{prompt}");
    assert!(
        !prompt.contains("answer_part") && !prompt.contains("s1"),
        "the form is no matter of the model's: {prompt}"
    );
}
