//! `outcrop chat` with an agent that asks before it acts and lets its caller act.

use std::time::Duration;

use outcrop::config::Config;
use outcrop::services;
use serde_json::{Value, json};
use test_support::fake_model::{FakeModel, Reply, Script, When};

use crate::command::{Said, outcrop};
use crate::house::{House, claimed, http1};

struct Desk {
    house: House,
    model: FakeModel,
    agent_id: String,
}

impl Desk {
    /// A prepared agent whose one function needs a confirmation and is carried out by the caller.
    async fn open() -> Self {
        let role = |role: &str| When { role: Some(role.into()), ..When::default() };
        let replies = vec![
            Reply::tool_call("desk__cancel_order", json!({"order_id": "7"})).when(role("user")),
            Reply::text(["Order 7 ", "is cancelled."]).when(role("tool")),
        ];
        let model = FakeModel::start(Script { replies }).await.unwrap();
        let entry = format!("[[models]]\nid = '*'\nprovider = 'openai'\nbase_url = '{}'", model.base_url());
        let models = toml::from_str::<Config>(&entry).unwrap().models;
        let house = House::open(services::registry(), |config| {
            config.models = models;
            config.agents.passing_state = Duration::ZERO;
        })
        .await;
        let mut desk = Self { house, model, agent_id: String::new() };
        desk.create().await;
        desk
    }

    async fn create(&mut self) {
        let agent = json!({
            "agentName": "desk", "foundationModel": "amazon.nova-lite-v1:0",
            "agentResourceRoleArn": "arn:aws:iam::123456789012:role/desk",
            "instruction": "You work at an order desk and cancel orders.",
        });
        let agent = self.call("PUT", "/agents/", &agent).await;
        self.agent_id = agent["agent"]["agentId"].as_str().unwrap().to_owned();
        let group = json!({
            "actionGroupName": "desk", "actionGroupExecutor": {"customControl": "RETURN_CONTROL"},
            "functionSchema": {"functions": [{
                "name": "cancel_order", "description": "Cancels an order", "requireConfirmation": "ENABLED",
                "parameters": {"order_id": {"type": "string", "description": "The order's number", "required": true}},
            }]},
        });
        self.call("PUT", &format!("/agents/{}/agentversions/DRAFT/actiongroups/", self.agent_id), &group).await;
        self.call("POST", &format!("/agents/{}/", self.agent_id), &json!({})).await;
    }

    async fn call(&self, method: &str, path: &str, body: &Value) -> Value {
        let request = http1().request(method.parse().unwrap(), self.house.url(path)).json(body);
        let response = claimed(request, "bedrock").send().await.unwrap();
        let status = response.status();
        let answer: Value = serde_json::from_slice(&response.bytes().await.unwrap()).unwrap();
        assert!(status.is_success(), "{method} {path}: {answer}");
        answer
    }

    async fn chat(&self, arguments: &[&str], input: &str) -> Said {
        let endpoint = self.house.url("");
        outcrop(&[&["chat", "--region", "eu-west-1", "--endpoint", &endpoint], arguments].concat(), input).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn confirmations_and_results_are_typed_in() {
    let desk = Desk::open().await;
    let said =
        desk.chat(&[&desk.agent_id, "--trace"], "Cancel order 7\ny\nrefunded 12 dollars\n/quit\nnever read\n").await;
    assert!(said.success, "{}\n{}", said.err, said.out);
    assert!(said.out.contains("The agent wants to call cancel_order(order_id = 7)\n"), "{}", said.out);
    assert!(said.out.contains("Agent: Order 7 is cancelled.\n"), "{}", said.out);
    assert!(said.out.contains("  2 model calls, "), "{}", said.out);
    let requests = desk.model.requests();
    assert_eq!(requests.len(), 2);
    assert!(requests[1].body.to_string().contains("refunded 12 dollars"), "{}", requests[1].body);
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_get_every_event_as_a_line_and_a_code_that_tells_of_failures() {
    let desk = Desk::open().await;
    let said = desk.chat(&[&desk.agent_id, "--json"], "Cancel order 7\nn\nand now?\n").await;
    let lines = said.lines();
    let call = &lines[0]["returnControl"]["invocationInputs"][0]["functionInvocationInput"];
    assert_eq!(call["function"], "cancel_order");
    assert!(lines.iter().any(|line| line["chunk"]["bytes"].is_string()), "{}", said.out);
    // The script has nothing to say to the second question.
    assert!(lines.last().unwrap()["error"]["message"].is_string(), "{}", said.out);
    assert!(!said.success);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_an_agent_it_lists_them() {
    let desk = Desk::open().await;
    let said = desk.chat(&[], "").await;
    assert!(said.success, "{}", said.err);
    assert_eq!(said.out, format!("  1  {}  desk  PREPARED\n", desk.agent_id));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreachable_server_is_told_with_what_to_do() {
    let said = outcrop(&["chat", "AGENT12345", "--endpoint", "http://127.0.0.1:1"], "hello\n").await;
    assert!(!said.success);
    assert!(said.err.contains("cannot reach http://127.0.0.1:1") && said.err.contains("outcrop serve"), "{}", said.err);
}
