//! A computer that the agent's caller has.

use std::sync::Arc;

use agents::action_groups::Limits;
use agents::agent::Agent;
use serde_json::{Value, json};

use crate::house::{House, agent, ask, call, shown, text};
use crate::return_control::{asked, results};

fn computer() -> Value {
    json!({"actionGroupId": "GROUP00003", "actionGroupName": "my_computer", "agentId": "AGENT00001",
           "agentVersion": "DRAFT", "actionGroupState": "ENABLED", "parentActionSignature": "ANTHROPIC.Computer",
           "parentActionGroupSignatureParams": {"type": "computer_20241022"},
           "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-01T00:00:00Z"})
}

#[tokio::test]
async fn a_call_goes_to_the_caller_and_its_screenshot_to_the_model() {
    let house = House::new().await;
    let agent = agent(&[computer()]);
    house.model.says(&[call("a", "computer", &json!({"action": "screenshot"}))]);
    let events = house.invoke(&agent, ask("Open a browser")).await.unwrap();
    assert_eq!(
        shown(events.last().unwrap())["returnControl"]["invocationInputs"],
        json!([{"functionInvocationInput": {
            "actionGroup": "my_computer", "actionInvocationType": "RESULT", "agentId": "AGENT00001",
            "function": "computer", "parameters": [{"name": "action", "type": "string", "value": "screenshot"}]}}])
    );
    // Published programs answer each call as a reprompt.
    let image = json!({"format": "png", "source": {"bytes": "AAAA"}});
    let seen = json!([{"functionResult": {"actionGroup": "my_computer", "agentId": "AGENT00001", "function": "computer",
        "responseState": "REPROMPT", "responseBody": {"IMAGES": {"images": [image]}}}}]);
    house.model.says(&[text("I see a browser.")]);
    house.invoke(&agent, results(&asked(&events), &seen)).await.unwrap();

    let requests = house.model.requests.lock().unwrap();
    let fields = requests[0].additional_model_request_fields.as_ref().unwrap();
    assert_eq!(fields["tools"][0]["type"], "computer_20241022");
    assert_eq!(fields["anthropic_beta"], json!(["computer-use-2024-10-22"]));
    let last = serde_json::to_value(requests[1].messages.last().unwrap()).unwrap();
    assert_eq!(last["content"], json!([{"toolResult": {"toolUseId": "a", "content": [{"image": image}]}}]));
}

#[tokio::test]
async fn an_inline_agent_has_one_too_and_other_models_get_a_description_alone() {
    let house = House::new().await;
    let request = json!({"foundationModel": "amazon.nova-pro-v1:0", "sessionId": "session-1",
        "instruction": "You use a computer for people who ask you to.",
        "actionGroups": [{"actionGroupName": "shell", "parentActionGroupSignature": "ANTHROPIC.Bash"}]});
    let request = serde_json::from_value(request).unwrap();
    let agent = Arc::new(Agent::inline(&request, "eu-west-1", "123456789012", &Limits::default()).unwrap());
    house.model.says(&[text("ok")]);
    house.invoke(&agent, ask("list the files")).await.unwrap();
    let requests = house.model.requests.lock().unwrap();
    assert_eq!(requests[0].additional_model_request_fields, None);
    let tools = serde_json::to_value(requests[0].tool_config.as_deref()).unwrap();
    assert_eq!(tools["tools"][0]["toolSpec"]["name"], "bash");
}
