//! Preparing agents whose groups name servers of the configuration.

use std::time::Duration;

use ::agents::definition::AgentSnapshot;
use execution::http_actions::{HttpServerConfig, HttpServers};
use execution::mcp::{McpConfirmation, McpEndpoint, McpProcess, McpServerConfig, McpServers};

use super::*;

/// A server that answers for ever what it is asked: the shell reads a request and prints an answer by its number.
const SCRIPT: &str = r#"
read -r line
echo '{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}}'
read -r line
read -r line
echo '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"go","inputSchema":{"type":"object"}}]}}'
read -r line
"#;

fn settings() -> Settings {
    let process = |name: &str, command: &str, args: &[&str]| McpServerConfig {
        name: name.into(),
        endpoint: McpEndpoint::Process(McpProcess {
            command: command.into(),
            args: args.iter().map(|arg| (*arg).to_owned()).collect(),
            environment: Vec::new(),
            folder: None,
        }),
        timeout: Duration::from_secs(120),
        tools: None,
        confirmation: McpConfirmation::None,
    };
    let mcp = McpServers::new(vec![process("up", "/bin/sh", &["-c", SCRIPT]), process("down", "/nonexistent", &[])]);
    let shop = HttpServerConfig {
        name: "shop".into(),
        server: "http://127.0.0.1:1/api".parse().unwrap(),
        also: Vec::new(),
        auth: None,
        timeout: Duration::from_secs(1),
        max_response_bytes: 1,
    };
    Settings { mcp: mcp.unwrap(), http: HttpServers::new(vec![shop]).unwrap(), ..Settings::default() }
}

fn group(agent_id: &str, name: &str, function: &str, schema: Option<&str>) -> CreateAgentActionGroupRequest {
    let arn = format!("arn:aws:lambda:us-east-1:123456789012:function:{function}");
    let schema = schema.map(|url| {
        let text = format!(
            r#"{{"openapi": "3.0.0", "info": {{"title": "t", "version": "1"}}, "servers": [{{"url": "{url}"}}],
                "paths": {{"/a": {{"get": {{"operationId": "a", "description": "d", "responses": {{}}}}}}}}}}"#
        );
        serde_json::json!({"payload": text})
    });
    let request = serde_json::json!({"agentId": agent_id, "agentVersion": "DRAFT", "actionGroupName": name,
        "actionGroupExecutor": {"lambda": arn}, "apiSchema": schema});
    serde_json::from_value(request).unwrap()
}

async fn reasons(fixture: &Fixture, agent_id: &str) -> Vec<String> {
    fixture.prepare(agent_id).await;
    fixture.settled(agent_id).await.failure_reasons.unwrap_or_default()
}

#[tokio::test]
async fn an_agent_is_prepared_when_the_servers_that_it_names_can_carry_its_actions_out() {
    let fixture = Fixture::with(settings()).await;
    let agent_id = fixture.complete("good").await;
    for request in [
        group(&agent_id, "tools", "mcp.up", None),
        group(&agent_id, "shop", "http.shop", Some("http://127.0.0.1:1/api/v1")),
    ] {
        fixture.service.create_agent_action_group(&fixture.context, request).await.unwrap();
        fixture.wait();
    }
    assert_eq!(reasons(&fixture, &agent_id).await, Vec::<String>::new());
    let snapshot: Arc<AgentSnapshot> =
        fixture.service.resolve(&fixture.context, &agent_id, "TSTALIASID").await.unwrap();
    assert_eq!(snapshot.mcp_servers().into_iter().collect::<Vec<_>>(), ["up"]);
}

#[tokio::test]
async fn servers_that_cannot_are_told_as_reasons_of_the_failure() {
    let fixture = Fixture::with(settings()).await;
    let agent_id = fixture.complete("bad").await;
    for request in [
        group(&agent_id, "a", "mcp.down", None),
        group(&agent_id, "b", "mcp.other", None),
        group(&agent_id, "c", "http.shop", Some("http://169.254.169.254/api")),
        group(&agent_id, "d", "http.other", Some("http://127.0.0.1:1/api")),
    ] {
        fixture.service.create_agent_action_group(&fixture.context, request).await.unwrap();
        fixture.wait();
    }
    let mut reasons = reasons(&fixture, &agent_id).await;
    reasons.sort();
    let expected = [
        "Action group a: The MCP server 'down' could not be started: /nonexistent: ",
        "Action group b: The configuration has no MCP server named 'other'. ",
        "Action group c: The schema's server 'http://169.254.169.254/api' is not allowed for the HTTP server 'shop': ",
        "Action group d: The configuration has no HTTP server named 'other'. ",
    ];
    assert_eq!(reasons.len(), expected.len(), "{reasons:?}");
    for (reason, expected) in reasons.iter().zip(expected) {
        assert!(reason.starts_with(expected), "{reason}");
    }
}
