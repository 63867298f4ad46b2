//! The example orchestrators, run as they lie by the local Python executor, with a scripted model.

use std::path::Path;
use std::sync::Arc;

use agents::agent::Agent;
use execution::{Code, FunctionArn, FunctionSpec, Functions, FunctionsConfig};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::house::{House, MINUTE, agent_as, answer, ask, call, group, shown, text, user_input};

fn arn(name: &str) -> FunctionArn {
    FunctionArn::new("us-east-1", "123456789012", name).unwrap()
}

/// A house whose functions are an example's orchestrator and the examples' tools, and an agent that uses them.
async fn example(folder: &str) -> (House, Arc<Agent>, TempDir) {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/custom-orchestration");
    let work = tempfile::tempdir().unwrap();
    let mut config = FunctionsConfig::new(work.path().join("work"));
    config.init_timeout = MINUTE;
    let functions = Functions::start(config).await.unwrap();
    for (name, code, handler) in [
        ("orchestrator", examples.join(folder), "orchestrator.handler"),
        ("warehouse", examples.clone(), "warehouse.handler"),
    ] {
        let mut spec = FunctionSpec::new(arn(name), "python3.12".parse().unwrap(), handler, Code::Folder(code));
        spec.timeout = MINUTE;
        functions.put(spec).await.unwrap();
    }
    let mut house = House::new().await;
    Arc::get_mut(&mut house.runtime).expect("nobody else has the runtime").functions = Arc::new(functions);

    let parameter = |kind: &str| json!({"type": kind, "description": "It.", "required": true});
    let tool = |name: &str, parameters: Value| json!({"name": name, "description": name, "parameters": parameters});
    let tools = [
        tool("count_stock", json!({"item": parameter("string")})),
        tool("unit_price", json!({"item": parameter("string")})),
        tool("multiply", json!({"first": parameter("number"), "second": parameter("number")})),
    ];
    let groups = [group("warehouse", &json!({"lambda": arn("warehouse").as_str()}), &tools), user_input()];
    let members = json!({"orchestrationType": "CUSTOM_ORCHESTRATION",
                         "customOrchestration": {"executor": {"lambda": arn("orchestrator").as_str()}}});
    let agent = agent_as(&members, &groups, ("AGENT00001", "ALIAS00001", "1", "us-east-1"));
    (house, agent, work)
}

async fn turn(house: &House, agent: &Arc<Agent>, question: &str) -> (String, Vec<String>) {
    let request = agents::turn::TurnRequest { enable_trace: true, ..ask(question) };
    let events = house.invoke(agent, request).await.unwrap();
    let said = |event| {
        let text = shown(event).pointer("/trace/trace/customOrchestrationTrace/event/text")?.as_str()?.to_owned();
        Some(text)
    };
    (answer(&events), events.iter().filter_map(said).collect())
}

fn requests(house: &House) -> Vec<Value> {
    let requests = house.model.requests.lock().unwrap();
    requests.iter().map(|request| serde_json::to_value(&request.messages).unwrap()).collect()
}

#[tokio::test]
async fn react_answers_calls_one_by_one_and_takes_an_answered_question_for_a_result() {
    let (house, agent, _work) = example("react").await;
    house.model.says(&[call("q", "user__askuser", &json!({"question": "Which item?"}))]);
    assert_eq!(turn(&house, &agent, "What is our stock worth?").await.0, "Which item?");

    house.model.says(&[
        text("Let me look."),
        call("a", "warehouse__count_stock", &json!({"item": "bolts"})),
        call("b", "warehouse__unit_price", &json!({"item": "bolts"})),
    ]);
    house.model.says(&[call("c", "warehouse__multiply", &json!({"first": 1200, "second": 0.05}))]);
    house.model.says(&[text("They are worth 60.")]);
    let (answer, said) = turn(&house, &agent, "The bolts.").await;
    assert_eq!(answer, "They are worth 60.");
    assert_eq!(
        said,
        [
            "The model is asked",
            "The model wants warehouse__count_stock",
            "The model wants warehouse__unit_price",
            "The model is asked",
            "The model wants warehouse__multiply",
            "The model is asked",
            "The model has answered",
        ]
    );
    let requests = requests(&house);
    assert_eq!(requests[1][2]["content"][0]["toolResult"]["toolUseId"], "q");
    let results = requests[2][4]["content"].as_array().unwrap();
    let texts: Vec<_> = results.iter().map(|block| &block["toolResult"]["content"][0]["text"]).collect();
    assert_eq!(texts, ["1200", "0.05"]);
    assert_eq!(requests[3][6]["content"][0]["toolResult"]["content"][0]["text"], "60");
}

#[tokio::test]
async fn plan_then_execute_asks_the_model_twice_and_hands_results_from_step_to_step() {
    let (house, agent, _work) = example("plan_then_execute").await;
    let plan = json!([
        {"tool": "warehouse__count_stock", "input": {"item": "bolts"}},
        {"tool": "warehouse__unit_price", "input": {"item": "bolts"}},
        {"tool": "warehouse__multiply", "input": {"first": "$1", "second": "$2"}},
    ]);
    house.model.says(&[text(&format!("```json\n{plan}\n```"))]);
    house.model.says(&[text("They are worth 60.")]);
    let (answer, said) = turn(&house, &agent, "What are our bolts worth?").await;
    assert_eq!(answer, "They are worth 60.");
    assert_eq!(
        said,
        [
            "The model is asked for a plan",
            "A plan of 3 steps",
            "Step 1: warehouse__count_stock",
            "Step 2: warehouse__unit_price",
            "Step 3: warehouse__multiply",
            "The model is asked for the answer",
            "The model has answered",
        ]
    );
    let found = requests(&house)[1][0]["content"][1]["text"].as_str().unwrap().to_owned();
    assert!(found.starts_with("Found out: ") && found.contains("\"result\": \"60\""), "{found}");

    house.model.says(&[text("Good morning!")]);
    let (answer, said) = turn(&house, &agent, "Hello").await;
    assert_eq!((answer.as_str(), said[1].as_str()), ("Good morning!", "There is no plan"));
    assert_eq!(requests(&house)[2].as_array().unwrap().len(), 3);
}
