//! MCP servers: real processes and a loopback address, well-behaved and not.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};

use execution::mcp::{McpAnswer, McpConfirmation, McpEndpoint, McpError, McpProcess, McpServerConfig, McpServers};
use reqwest::header::{AUTHORIZATION, HeaderName, HeaderValue};
use serde_json::{Map, Value, json};
use tempfile::TempDir;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

const PATIENCE: Duration = Duration::from_secs(120);

fn script() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mcp/server.py")
}

fn config(endpoint: McpEndpoint) -> McpServerConfig {
    McpServerConfig {
        name: "files".into(),
        endpoint,
        timeout: PATIENCE,
        tools: None,
        confirmation: McpConfirmation::None,
    }
}

fn stdio(options: &[&str]) -> McpServerConfig {
    let args = [script().to_str().unwrap()].iter().chain(options).map(|part| (*part).to_owned()).collect();
    let environment = vec![("GIVEN".to_owned(), "yes".to_owned())];
    config(McpEndpoint::Process(McpProcess { command: "python3".into(), args, environment, folder: None }))
}

fn servers(config: McpServerConfig) -> McpServers {
    McpServers::new(vec![config]).unwrap()
}

/// The script as an HTTP server, which ends when the child is dropped.
async fn http(options: &[&str], headers: Vec<(HeaderName, HeaderValue)>) -> (Child, McpServerConfig) {
    let mut child = Command::new("python3")
        .arg(script())
        .arg("http")
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let url = lines.next_line().await.unwrap().unwrap().parse().unwrap();
    (child, config(McpEndpoint::Http { url, headers }))
}

fn arguments(value: Value) -> Map<String, Value> {
    value.as_object().unwrap().clone()
}

async fn call(servers: &McpServers, tool: &str) -> Result<McpAnswer, McpError> {
    servers.call("files", tool, Map::new()).await
}

async fn names(servers: &McpServers) -> Vec<String> {
    servers.tools("files").await.unwrap().tools.iter().map(|tool| tool.name.clone()).collect()
}

/// Waits until the script has written a line to its log.
async fn written(log: &Path, line: &str, times: usize) {
    for _ in 0..60_000 {
        let text = std::fs::read_to_string(log).unwrap_or_default();
        if text.lines().filter(|it| *it == line).count() >= times {
            return;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    panic!("no line {line}: {:?}", std::fs::read_to_string(log));
}

#[tokio::test]
async fn tools_are_listed_and_called_with_nested_arguments() {
    let servers = servers(stdio(&[]));
    let list = servers.tools("files").await.unwrap();
    let echo = &list.tools[0];
    assert_eq!((echo.name.as_str(), echo.description.as_deref()), ("echo", Some("The tool echo.")));
    assert_eq!(echo.input_schema["properties"]["address"]["required"], json!(["city"]));
    assert_eq!(servers.tools("files").await.unwrap().id, list.id);

    let given = json!({"text": "häh\n", "address": {"city": "Köln"}, "tags": [1, {"a": null}]});
    let answer = servers.call("files", "echo", arguments(given.clone())).await.unwrap();
    assert_eq!(serde_json::from_str::<Value>(&answer.text).unwrap(), json!({"tool": "echo", "arguments": given}));
    let failed = call(&servers, "fail").await.unwrap();
    assert_eq!((failed.text.as_str(), failed.is_error), ("The disk is full.", true));
    let picture = call(&servers, "picture").await.unwrap();
    assert_eq!((picture.text.as_str(), picture.images.len()), ("A pixel:", 1));
    assert_eq!(call(&servers, "structured").await.unwrap().text, r#"{"total":3}"#);
    let refused = call(&servers, "refuse").await.unwrap();
    assert_eq!((refused.text.as_str(), refused.is_error), ("count must be a number", true));

    let asked = json!({"names": ["GIVEN", "CARGO_MANIFEST_DIR", "HOME"]});
    let environment = servers.call("files", "environment", arguments(asked)).await.unwrap();
    let environment: Value = serde_json::from_str(&environment.text).unwrap();
    assert_eq!((&environment["GIVEN"], &environment["CARGO_MANIFEST_DIR"]), (&json!("yes"), &Value::Null));
    assert!(matches!(servers.call("other", "echo", Map::new()).await, Err(McpError::Unknown { .. })));
}

#[tokio::test]
async fn a_server_that_knows_the_newest_handshake_alone_is_understood() {
    let modern = servers(stdio(&["modern"]));
    assert!(names(&modern).await.contains(&"echo".to_owned()));
    assert!(call(&modern, "echo").await.unwrap().text.contains("echo"));
    let (_child, config) = http(&["modern"], Vec::new()).await;
    assert!(call(&servers(config), "echo").await.unwrap().text.contains("echo"));
}

#[tokio::test]
async fn what_a_server_asks_of_its_client_is_declined() {
    let answer = call(&servers(stdio(&[])), "ask").await.unwrap();
    let replies: Value = serde_json::from_str(&answer.text).unwrap();
    assert_eq!(replies["sampling/createMessage"]["code"], -32601);
    assert_eq!(replies["elicitation/create"]["action"], "decline");
    assert_eq!(replies["roots/list"]["roots"], json!([]));
    assert_eq!(replies["ping"], json!({}));
}

#[tokio::test]
async fn a_list_is_read_again_when_the_server_says_that_it_changed() {
    let servers = servers(stdio(&[]));
    let before = names(&servers).await;
    call(&servers, "grow").await.unwrap();
    let after = names(&servers).await;
    assert_eq!(after.len(), before.len() + 1);
    assert_eq!(after.last().map(String::as_str), Some("grown0"));
}

#[tokio::test]
async fn long_lists_come_in_pages_and_only_what_the_operator_wants_is_kept() {
    let mut wanted = stdio(&["tools=1200", "odd"]);
    assert!(matches!(
        servers(wanted.clone()).tools("files").await,
        Err(McpError::Unusable { problem, .. }) if problem.contains("more than 1000 tools")
    ));
    let names = ["tool1199", "名前", "twice", "none"].map(str::to_owned);
    wanted.tools = Some(BTreeSet::from(names));
    wanted.confirmation = McpConfirmation::All;
    let list = servers(wanted).tools("files").await.unwrap();
    let names: Vec<_> = list.tools.iter().map(|tool| tool.name.as_str()).collect();
    assert_eq!(names, ["名前", "twice", "tool1199"]);
    assert!(list.tools.iter().all(|tool| tool.require_confirmation));
}

#[tokio::test]
async fn a_server_that_dies_in_a_call_is_started_again_at_once_and_then_later() {
    let dir = TempDir::new().unwrap();
    let log = dir.path().join("log");
    let servers = servers(stdio(&[&format!("log={}", log.display())]));
    for _ in 0..2 {
        let error = call(&servers, "die").await.unwrap_err();
        assert!(matches!(&error, McpError::Closed { reason, .. } if reason.contains("process ended")), "{error}");
    }
    let error = call(&servers, "echo").await.unwrap_err();
    assert!(matches!(error, McpError::Waiting { .. }), "{error}");
    written(&log, "initialize", 2).await;

    let nothing = McpProcess { command: "/nonexistent/server".into(), args: vec![], environment: vec![], folder: None };
    let error = self::servers(config(McpEndpoint::Process(nothing))).tools("files").await.unwrap_err().to_string();
    assert!(error.contains("'files' could not be started: /nonexistent/server: No such file"), "{error}");
}

#[tokio::test]
async fn output_without_end_ends_the_connection_and_not_this_process() {
    let servers = servers(stdio(&[]));
    // Lines that are no messages are passed over.
    assert!(call(&servers, "broken").await.unwrap().text.contains("broken"));
    for (tool, reason) in [("huge", "more than 8 MiB"), ("noise", "24 MiB without answering")] {
        let error = call(&servers, tool).await.unwrap_err().to_string();
        assert!(error.contains(reason), "{tool}: {error}");
        // A call that works in between takes the failure back, so that the next one is not held off.
        call(&servers, "echo").await.unwrap();
    }
    let error = call(&servers, "endless").await.unwrap_err().to_string();
    assert!(error.contains("more than 8 MiB"), "{error}");
}

#[tokio::test]
async fn a_call_without_an_answer_is_given_up_and_the_server_told() {
    let dir = TempDir::new().unwrap();
    let log = dir.path().join("log");
    let servers = servers(stdio(&[&format!("log={}", log.display())]));
    names(&servers).await;
    let waiting = tokio::spawn({
        let servers = servers.clone();
        async move { call(&servers, "hang").await }
    });
    written(&log, "hanging", 1).await;
    waiting.abort();
    written(&log, "cancelled", 1).await;
    assert!(call(&servers, "echo").await.is_ok());

    // Time passes at once while nothing else happens.
    tokio::time::pause();
    let error = self::servers(stdio(&["mute"])).tools("files").await.unwrap_err();
    assert!(matches!(error, McpError::TimedOut { .. }), "{error}");
}

#[tokio::test]
async fn a_server_that_hangs_is_ended_after_three_calls() {
    let servers = servers(stdio(&[]));
    names(&servers).await;
    tokio::time::pause();
    for _ in 0..3 {
        assert!(matches!(call(&servers, "hang").await, Err(McpError::TimedOut { .. })));
    }
    tokio::time::resume();
    assert!(call(&servers, "echo").await.is_ok());
}

#[tokio::test]
async fn stopping_lets_a_server_end_by_itself() {
    let dir = TempDir::new().unwrap();
    let log = dir.path().join("log");
    let servers = servers(stdio(&[&format!("log={}", log.display())]));
    names(&servers).await;
    servers.stop().await;
    assert!(std::fs::read_to_string(&log).unwrap().ends_with("closed\n"));
    assert!(matches!(call(&servers, "echo").await, Err(McpError::Stopped { .. })));
}

/// The processes that the script names in its log, as long as they run.
fn running(log: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(log).unwrap();
    let pids = text.lines().find_map(|line| line.strip_prefix("pids ")).unwrap().split(' ');
    let runs = |pid: &&str| {
        let state = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        state.rsplit(')').next().is_some_and(|rest| !rest.is_empty() && !rest.starts_with(" Z"))
    };
    pids.filter(runs).map(str::to_owned).collect()
}

#[tokio::test]
async fn a_process_that_does_not_end_by_itself_is_killed_with_its_children() {
    let dir = TempDir::new().unwrap();
    for stop in [true, false] {
        let log = dir.path().join(format!("log-{stop}"));
        let servers = servers(stdio(&["deaf", &format!("log={}", log.display())]));
        names(&servers).await;
        assert_eq!(running(&log).len(), 2);
        if stop {
            servers.stop().await;
        }
        drop(servers);
        for _ in 0..60_000 {
            if running(&log).is_empty() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        assert_eq!(running(&log), Vec::<String>::new());
    }
}

#[tokio::test]
async fn streamable_http_works_with_headers_and_either_form_of_answer() {
    let mut bearer = HeaderValue::from_static("Bearer s3cret");
    bearer.set_sensitive(true);
    for options in [&["token=s3cret"][..], &["token=s3cret", "sse"]] {
        let (_child, config) = http(options, vec![(AUTHORIZATION, bearer.clone())]).await;
        assert!(!format!("{config:?}").contains("s3cret"));
        let servers = servers(config);
        assert!(names(&servers).await.contains(&"echo".to_owned()));
        assert!(call(&servers, "echo").await.unwrap().text.contains("echo"));
        // The server forgets its sessions; a new one is begun.
        call(&servers, "grow").await.unwrap();
        assert!(call(&servers, "echo").await.unwrap().text.contains("echo"));
    }
    let (_child, config) = http(&["token=s3cret"], Vec::new()).await;
    let error = servers(config).tools("files").await.unwrap_err().to_string();
    assert!(error.contains("401") && !error.contains("s3cret"), "{error}");
}

#[tokio::test]
async fn a_bad_answer_over_http_is_an_error_and_the_next_call_works() {
    let (child, config) = http(&[], Vec::new()).await;
    let servers = servers(config);
    for tool in ["broken", "huge"] {
        let error = call(&servers, tool).await.unwrap_err();
        assert!(matches!(error, McpError::Closed { .. } | McpError::Unusable { .. }), "{tool}: {error}");
        assert!(call(&servers, "echo").await.is_ok(), "after {tool}");
    }
    drop(child);
    let error = call(&servers, "echo").await.unwrap_err().to_string();
    assert!(!error.contains("127.0.0.1"), "{error}");
}
