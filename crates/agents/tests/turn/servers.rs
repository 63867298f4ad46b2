//! Turns whose actions servers carry out: MCP servers as real processes, HTTP servers on the loopback interface.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use agents::action_groups::Limits;
use agents::agent::Agent;
use agents::turn::{TurnEvent, TurnRequest};
use aws_wire::AwsError as _;
use aws_wire::bedrock_agent_runtime::types::ReturnControlPayload;
use execution::http_actions::{HttpAuth, HttpServerConfig, HttpServers};
use execution::mcp::{McpConfirmation, McpEndpoint, McpProcess, McpServerConfig, McpServers};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::house::{House, agent, answer, ask, call, group, shown, steps, text};

const MCP: &str = "arn:aws:lambda:us-east-1:123456789012:function:mcp.files";
const HTTP: &str = "arn:aws:lambda:us-east-1:123456789012:function:http.shop";

/// The test server of the execution crate.
fn servers(confirmation: &[&str]) -> McpServers {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../execution/tests/mcp/server.py");
    let args = vec![script.to_str().unwrap().to_owned()];
    let process = McpProcess { command: "python3".into(), args, environment: Vec::new(), folder: None };
    let config = McpServerConfig {
        name: "files".into(),
        endpoint: McpEndpoint::Process(process),
        timeout: Duration::from_secs(120),
        tools: None,
        confirmation: McpConfirmation::Tools(
            confirmation.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>(),
        ),
    };
    McpServers::new(vec![config]).unwrap()
}

fn group_of(name: &str, executor: &str, schema: Option<Value>) -> Value {
    let mut group = group(name, &json!({"lambda": executor}), &[]);
    let members = group.as_object_mut().unwrap();
    members.remove("functionSchema");
    if let Some(schema) = schema {
        members.insert("apiSchema".to_owned(), json!({"payload": schema.to_string()}));
    }
    group
}

async fn with_tools(servers: &McpServers) -> Arc<Agent> {
    let agent = Arc::into_inner(agent(&[group_of("files", MCP, None)])).unwrap();
    Arc::new(agent.with_tools_of(servers, &Limits::default()).await.unwrap())
}

async fn house(mcp: McpServers, http: HttpServers) -> House {
    let mut house = House::new().await;
    let runtime = Arc::get_mut(&mut house.runtime).unwrap();
    (runtime.mcp, runtime.http) = (mcp, http);
    house
}

fn traced(text: &str) -> TurnRequest {
    TurnRequest { enable_trace: true, ..ask(text) }
}

/// The last message that the model was sent.
fn told(house: &House) -> Value {
    let requests = house.model.requests.lock().unwrap();
    serde_json::to_value(requests.last().unwrap().messages.last().unwrap()).unwrap()
}

fn find<'a>(events: &'a [Value], pointer: &str) -> Vec<&'a Value> {
    events.iter().filter_map(|event| event.pointer(pointer)).collect()
}

#[tokio::test]
async fn a_tool_of_an_mcp_server_is_an_action_with_traces() {
    let servers = servers(&[]);
    let agent = with_tools(&servers).await;
    let house = house(servers, HttpServers::default()).await;
    let input = json!({"text": "hi", "address": {"city": "Köln"}, "tags": [1]});
    house.model.says(&[
        call("a", "files__echo", &input),
        call("b", "files__fail", &json!({})),
        call("c", "files__picture", &json!({})),
    ]);
    house.model.says(&[text("done")]);
    let events = house.invoke(&agent, traced("go")).await.unwrap();
    assert_eq!(answer(&events), "done");
    let events: Vec<_> = events.iter().map(shown).collect();
    let inputs = find(&events, "/trace/trace/orchestrationTrace/invocationInput/actionGroupInvocationInput");
    let tags = json!({"name": "tags", "type": "array", "value": "[1]"});
    assert_eq!(
        (&inputs[0]["function"], &inputs[0]["executionType"], &inputs[0]["parameters"][2]),
        (&json!("echo"), &json!("LAMBDA"), &tags)
    );
    let observed = find(&events, "/trace/trace/orchestrationTrace/observation/actionGroupInvocationOutput/text");
    let echoed: Value = serde_json::from_str(observed[0].as_str().unwrap()).unwrap();
    assert_eq!(echoed["arguments"], input);
    let told = told(&house);
    let result = |n: usize| &told["content"][n]["toolResult"];
    assert_eq!(
        (&result(1)["status"], &result(1)["content"][0]["text"]),
        (&json!("error"), &json!("The disk is full."))
    );
    assert_eq!(result(2)["content"][1]["image"]["format"], "png");

    let requests = house.model.requests.lock().unwrap();
    let tools = serde_json::to_value(requests[0].tool_config.as_deref().unwrap()).unwrap();
    let echo = &tools["tools"][0]["toolSpec"];
    assert_eq!(echo["name"], "files__echo");
    assert_eq!(echo["inputSchema"]["json"]["properties"]["address"]["required"], json!(["city"]));
}

#[tokio::test]
async fn a_tool_that_needs_consent_runs_when_the_user_agrees() {
    let servers = servers(&["echo"]);
    let agent = with_tools(&servers).await;
    let house = house(servers, HttpServers::default()).await;
    for (state, expected) in [("CONFIRM", "{\"tool\": \"echo\""), ("DENY", "refused")] {
        house.model.says(&[call("a", "files__echo", &json!({"text": "hi"}))]);
        let events = house.invoke(&agent, ask("go")).await.unwrap();
        let Some(TurnEvent::ReturnControl(asked)) = events.last() else { panic!("{events:?}") };
        let ReturnControlPayload { invocation_id, invocation_inputs } = asked.clone();
        let input = &serde_json::to_value(invocation_inputs).unwrap()[0]["functionInvocationInput"];
        assert_eq!((&input["actionInvocationType"], &input["function"]), (&json!("USER_CONFIRMATION"), &json!("echo")));
        house.model.says(&[text("ok")]);
        let results =
            json!([{"functionResult": {"actionGroup": "files", "function": "echo", "confirmationState": state}}]);
        let results = serde_json::from_value(results).unwrap();
        let request = TurnRequest { input_text: None, invocation_id, results, ..ask("") };
        house.invoke(&agent, request).await.unwrap();
        let told = told(&house).to_string();
        assert!(told.contains(&expected.replace('"', "\\\"")), "{told}");
    }
}

#[tokio::test]
async fn a_server_that_gives_no_answer_fails_the_turn() {
    let servers = servers(&[]);
    let agent = with_tools(&servers).await;
    let house = house(servers, HttpServers::default()).await;
    house.model.says(&[call("a", "files__die", &json!({}))]);
    let (events, failure) = house.invoke_to_failure(&agent, traced("go")).await;
    assert_eq!(failure.exception.code(), "DependencyFailedException");
    let message = failure.exception.message().unwrap();
    assert!(message.contains("MCP server 'files' gave no answer"), "{message}");
    assert_eq!(steps(&events).last().map(String::as_str), Some("failureTrace"));

    let nobody = Arc::into_inner(crate::house::agent(&[group_of("files", MCP, None)])).unwrap();
    let failure = nobody.with_tools_of(&McpServers::default(), &Limits::default()).await.unwrap_err();
    assert!(failure.exception.message().unwrap().contains("no MCP server named 'files'"));
}

/// Answers one request a connection, in order; gives back the requests' first lines and authorizations.
async fn http_server(answers: Vec<&'static str>) -> (String, JoinHandle<Vec<String>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let asked = tokio::spawn(async move {
        let mut requests = Vec::new();
        for answer in answers {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut request = Vec::new();
            while !request.ends_with(b"\r\n\r\n") {
                assert_ne!(stream.read_buf(&mut request).await.unwrap(), 0);
            }
            requests.push(String::from_utf8(request).unwrap());
            let (status, body) = answer.split_once('|').unwrap();
            let length = body.len();
            let head = format!("HTTP/1.1 {status}\r\nconnection: close\r\ncontent-type: application/json\r\n");
            stream.write_all(format!("{head}content-length: {length}\r\n\r\n{body}").as_bytes()).await.unwrap();
        }
        requests
    });
    (address, asked)
}

fn shop(server: &str) -> HttpServers {
    let config = HttpServerConfig {
        name: "shop".into(),
        server: server.parse().unwrap(),
        also: Vec::new(),
        auth: HttpAuth::bearer("s3cret"),
        timeout: Duration::from_secs(120),
        max_response_bytes: 1000,
    };
    HttpServers::new(vec![config]).unwrap()
}

fn orders(server: &str) -> Arc<Agent> {
    let id = json!({"name": "id", "in": "path", "required": true, "description": "d", "schema": {"type": "string"}});
    let operation = json!({"operationId": "order", "description": "d", "responses": {}, "parameters": [id]});
    let schema = json!({"openapi": "3.0.0", "info": {"title": "t", "version": "1"}, "servers": [{"url": server}],
                        "paths": {"/orders/{id}": {"get": operation}}});
    agent(&[group_of("orders", HTTP, Some(schema))])
}

#[tokio::test]
async fn an_operation_is_called_at_its_server_and_the_model_reads_what_it_says() {
    let (address, asked) =
        http_server(vec![r#"200 OK|{"total": 3}"#, r#"404 Not Found|{"error": "no order 8"}"#]).await;
    let agent = orders(&format!("{address}/v1"));
    let house = house(McpServers::default(), shop(&address)).await;
    let order = |id: &str| call(id, "GET__orders__order", &json!({"id": id}));
    house.model.says(&[order("7")]);
    house.model.says(&[order("8"), order("..")]);
    house.model.says(&[text("done")]);
    let events = house.invoke(&agent, traced("7, 8")).await.unwrap();
    assert_eq!(answer(&events), "done");
    let events: Vec<_> = events.iter().map(shown).collect();
    let inputs = find(&events, "/trace/trace/orchestrationTrace/invocationInput/actionGroupInvocationInput");
    assert_eq!((&inputs[0]["apiPath"], &inputs[0]["verb"]), (&json!("/orders/{id}"), &json!("get")));
    let observed = find(&events, "/trace/trace/orchestrationTrace/observation/actionGroupInvocationOutput/text");
    assert_eq!(observed, [r#"{"total": 3}"#, r#"{"error": "no order 8"}"#]);
    let told = told(&house);
    let result = |n: usize| &told["content"][n]["toolResult"];
    assert_eq!((&result(0)["status"], &result(0)["content"][1]["text"]), (&json!("error"), &json!("HTTP status: 404")));
    assert!(result(1)["content"][0]["text"].as_str().unwrap().contains("The argument 'id'"), "{told}");
    let requests = asked.await.unwrap();
    assert!(requests[0].starts_with("GET /v1/orders/7 HTTP/1.1\r\n") && requests[0].contains("Bearer s3cret"));
    assert!(!events.iter().any(|event| event.to_string().contains("s3cret")));
}

#[tokio::test]
async fn an_address_that_the_operator_did_not_allow_is_never_called() {
    let port = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let address = format!("http://{port}");
    for (schema, allowed) in [(address.as_str(), "http://127.0.0.1:1"), ("http://169.254.169.254", address.as_str())] {
        let house = house(McpServers::default(), shop(allowed)).await;
        house.model.says(&[call("7", "GET__orders__order", &json!({"id": "7"}))]);
        let (_, failure) = house.invoke_to_failure(&orders(schema), ask("7")).await;
        assert_eq!(failure.exception.code(), "DependencyFailedException");
        assert!(failure.exception.message().unwrap().contains("is not allowed"));
    }
}
