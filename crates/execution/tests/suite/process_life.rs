//! Cold and warm starts, deaths, replacement, reaping, and what is left behind: nothing.

use std::{
    io::{BufRead, BufReader},
    time::Duration,
};

use execution::ExecutionError;
use serde_json::{Value, json};

use crate::harness::{Harness, StoppedClock, arn, is_running, until};

const COUNTER: &str = r#"
import os, tempfile
calls = 0
def handler(event, context):
    global calls
    calls += 1
    open(os.path.join(tempfile.gettempdir(), "note"), "a").write("x")
    if event == "die":
        os._exit(7)
    if event == "killed":
        os.kill(os.getpid(), 9)
    return {"calls": calls, "pid": str(os.getpid()), "tmp": tempfile.gettempdir()}
"#;

fn pid(answer: &Value) -> &str {
    answer["pid"].as_str().unwrap()
}

#[tokio::test]
async fn a_warm_process_is_reused_and_a_dead_one_replaced() {
    let harness = Harness::new().await;
    harness.python("counter", COUNTER).await;
    let first = harness.result("counter", "{}").await;
    let second = harness.result("counter", "{}").await;
    assert_eq!((&second["calls"], pid(&second)), (&json!(2), pid(&first)));

    for (event, part) in [("\"die\"", "exit status 7"), ("\"killed\"", "signal: killed")] {
        let (kind, message) = harness.failure("counter", event).await;
        assert_eq!(kind, "Runtime.ExitError");
        assert!(message.contains(part), "{message}");
    }
    let third = harness.result("counter", "{}").await;
    assert_eq!(third["calls"], 1);
    assert_ne!(third["tmp"], first["tmp"]);
    assert!(!std::path::Path::new(first["tmp"].as_str().unwrap()).exists());

    // One that dies while it is idle has seen no event: the next call must not notice.
    let killed = std::process::Command::new("kill").args(["-9", pid(&third)]).status().unwrap();
    assert!(killed.success());
    until(|| !is_running(pid(&third))).await;
    let fourth = harness.result("counter", "{}").await;
    assert_eq!(fourth["calls"], 1);
}

#[tokio::test]
async fn versions_are_called_by_qualifier_and_replaced_code_is_used_at_once() {
    let harness = Harness::new().await;
    let version = |text: &str| format!("def handler(event, context):\n    return '{text}'\n");
    harness.python("named", &version("old")).await;
    let mut published = harness.spec("named-1", "python3.11", "app.handler", &[("app.py", &version("one"))]);
    published.arn = arn("named");
    published.version = "1".into();
    harness.functions.put(published).await.unwrap();
    assert_eq!(harness.result("named", "{}").await, "old");
    // Longer than the old: Python takes a file of equal size and second for the one that it has compiled.
    harness.python("named", &version("newer")).await;
    let full = arn("named");
    let cases = [
        ("named", "newer", "$LATEST"),
        ("named:$LATEST", "newer", "$LATEST"),
        (full.as_str(), "newer", "$LATEST"),
        ("123456789012:function:named:1", "one", "1"),
    ];
    for (name, text, version) in cases {
        let outcome = harness.call(name, "{}").await.unwrap();
        assert_eq!((&*outcome.payload, &*outcome.executed_version), (json!(text).to_string().as_bytes(), version));
    }
    let elsewhere = "arn:aws:lambda:eu-west-1:123456789012:function:named";
    for missing in ["named:2", "other", elsewhere] {
        let error = harness.call(missing, "{}").await.unwrap_err();
        assert!(matches!(error, ExecutionError::NotFound { .. }), "{missing}: {error}");
    }
    assert!(harness.functions.remove(&full) && !harness.functions.remove(&full));
    assert!(!harness.contains("named:1"));
}

#[tokio::test(start_paused = true)]
async fn idle_processes_are_stopped_and_with_the_server_all_of_them() {
    let harness = Harness::new().await;
    let clock = StoppedClock::hold();
    harness.python("counter", COUNTER).await;
    let first = harness.result("counter", "{}").await;
    clock.advance(Duration::from_secs(290)).await;
    assert!(is_running(pid(&first)));
    clock.advance(Duration::from_secs(100)).await;
    until(|| !is_running(pid(&first))).await;

    let second = harness.result("counter", "{}").await;
    assert_eq!(second["calls"], 1);
    let work = harness.dir.path().join("work");
    let Harness { functions, dir: _dir } = harness;
    drop(functions);
    until(|| !is_running(pid(&second))).await;
    until(|| std::fs::read_dir(&work).unwrap().next().is_none()).await;
}

#[tokio::test]
async fn processes_are_bounded_over_all_functions() {
    let harness = Harness::with(|config| config.max_processes = 1).await;
    harness.python("one", COUNTER).await;
    harness.python("two", COUNTER).await;
    let one = harness.result("one", "{}").await;
    harness.result("two", "{}").await;
    until(|| !is_running(pid(&one))).await;
}

#[tokio::test]
async fn a_function_cannot_take_the_events_of_another() {
    let harness = Harness::new().await;
    let source = r#"
import os, http.client
def handler(event, context):
    authority, token = os.environ["AWS_LAMBDA_RUNTIME_API"].split("/")
    statuses = []
    for other in ("", "0" * len(token)):
        connection = http.client.HTTPConnection(authority)
        connection.request("GET", f"/{other}/2018-06-01/runtime/invocation/next")
        statuses.append(connection.getresponse().status)
    connection = http.client.HTTPConnection(authority)
    connection.request("POST", f"/{token}/2018-06-01/runtime/invocation/not-mine/response", b"1")
    return statuses + [connection.getresponse().status]
"#;
    harness.python("thief", source).await;
    assert_eq!(harness.result("thief", "{}").await, json!([403, 403, 400]));
}

/// The server of the next test, in a process of its own.
#[tokio::test]
#[ignore = "started by the test that kills it"]
async fn server_to_be_killed() {
    let harness = Harness::new().await;
    let source = "import os, sys\ndef handler(e, c):\n    print('busy', os.getpid())\n    while True: pass\n";
    harness.python("busy", source).await;
    let tell = async {
        harness.logged("busy", "busy ").await;
        let logs = harness.functions.logs(&arn("busy"));
        println!("\n{}", logs.iter().find(|event| event.message.starts_with("busy ")).unwrap().message);
    };
    let _ = tokio::join!(harness.call("busy", "{}"), tell);
}

#[tokio::test]
async fn functions_do_not_outlive_a_server_that_is_killed() {
    let mut server = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "process_life::server_to_be_killed", "--ignored", "--nocapture"])
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(server.stdout.take().unwrap()).lines();
    let busy = lines.map(Result::unwrap).find_map(|line| line.strip_prefix("busy ").map(str::to_owned)).unwrap();
    assert!(is_running(&busy));
    server.kill().unwrap();
    server.wait().unwrap();
    until(|| !is_running(&busy)).await;
}
