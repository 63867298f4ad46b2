//! Python handlers: events, contexts, packages, errors, results that cannot be sent.

use execution::Invocation;
use serde_json::json;

use crate::harness::{Harness, arn, tail};

#[tokio::test]
async fn an_action_group_handler_reads_its_request_body() {
    let harness = Harness::new().await;
    let source = r#"
import json

def handler(event, context):
    properties = event["requestBody"]["content"]["application/json"]["properties"]
    values = {p["name"]: p["value"] for p in properties}
    body = {"application/json": {"body": json.dumps({"booked": values["room"]})}}
    return {"messageVersion": "1.0", "response": {
        "actionGroup": event["actionGroup"], "apiPath": event["apiPath"],
        "httpMethod": event["httpMethod"], "httpStatusCode": 200, "responseBody": body}}
"#;
    harness.python("booking", &format!("\u{feff}{source}")).await;
    let properties = json!([{"name": "room", "type": "string", "value": "Zürich ✓"}]);
    let event = json!({
        "actionGroup": "rooms", "apiPath": "/book", "httpMethod": "POST",
        "requestBody": {"content": {"application/json": {"properties": properties}}},
    });
    let answer = harness.result("booking", &event.to_string()).await;
    let body = answer["response"]["responseBody"]["application/json"]["body"].as_str().unwrap();
    assert_eq!(serde_json::from_str::<serde_json::Value>(body).unwrap(), json!({"booked": "Zürich ✓"}));
    assert_eq!(answer["response"]["apiPath"], "/book");
}

#[tokio::test]
async fn the_context_and_the_environment_are_as_on_lambda() {
    let harness = Harness::with(|config| config.base_environment = vec![("BASE".into(), "b".into())]).await;
    let source = r#"
import os
def handler(event, context):
    return {"id": context.aws_request_id, "name": context.function_name, "version": context.function_version,
            "arn": context.invoked_function_arn, "memory": context.memory_limit_in_mb,
            "left": context.get_remaining_time_in_millis(), "group": context.log_group_name,
            "stream": context.log_stream_name == os.environ["AWS_LAMBDA_LOG_STREAM_NAME"],
            "custom": context.client_context.custom, "identity": context.identity.cognito_identity_id,
            "root": os.environ["LAMBDA_TASK_ROOT"] == os.getcwd(), "env": dict(os.environ)}
"#;
    let mut spec = harness.spec("context", "python3.11", "app.handler", &[("app.py", source)]);
    spec.environment.insert("TABLE".into(), "t".into());
    spec.environment.insert("AWS_REGION".into(), "mars-1".into());
    harness.functions.put(spec).await.unwrap();

    let mut invocation = Invocation::new("", "");
    invocation.request_id = "8d2a3f0e-0000-4000-8000-000000000001".into();
    invocation.client_context = Some(r#"{"custom": {"kéy": "v"}}"#.into());
    let name = arn("context").qualified("live").parse().unwrap();
    let outcome = harness.functions.invoke_version(&name, "$LATEST", invocation).await.unwrap();
    let mut answer: serde_json::Value = serde_json::from_slice(&outcome.payload).unwrap();

    assert_eq!(outcome.executed_version, "$LATEST");
    let left = answer["left"].take().as_u64().unwrap();
    assert!((100_000..=120_000).contains(&left), "{left}");
    let env = answer["env"].take();
    assert_eq!(
        answer,
        json!({
            "id": "8d2a3f0e-0000-4000-8000-000000000001", "name": "context", "version": "$LATEST",
            "arn": "arn:aws:lambda:us-east-1:123456789012:function:context:live", "memory": "128", "left": null,
            "group": "/aws/lambda/context", "stream": true, "custom": {"kéy": "v"}, "identity": null,
            "root": true, "env": null,
        })
    );
    let expected = [
        ("AWS_LAMBDA_FUNCTION_NAME", "context"),
        ("AWS_REGION", "us-east-1"),
        ("_HANDLER", "app.handler"),
        ("TZ", ":UTC"),
        ("TABLE", "t"),
        ("BASE", "b"),
    ];
    for (key, value) in expected {
        assert_eq!(env[key], value, "{key}");
    }
    // Cargo sets this one for the test itself.
    assert!(std::env::var_os("CARGO_MANIFEST_DIR").is_some() && env.get("CARGO_MANIFEST_DIR").is_none());
}

#[tokio::test]
async fn handlers_lie_in_packages_too() {
    let harness = Harness::new().await;
    let files = [("pkg/__init__.py", ""), ("pkg/sub/mod.py", "def fn(event, context):\n    return __name__\n")];
    for (name, handler) in [("dots", "pkg.sub.mod.fn"), ("slashes", "pkg/sub/mod.fn")] {
        harness.functions.put(harness.spec(name, "python3.11", handler, &files)).await.unwrap();
        assert_eq!(harness.result(name, "{}").await, json!("pkg.sub.mod"));
    }
}

#[tokio::test]
async fn a_raised_error_tells_type_message_and_stack_and_the_process_goes_on() {
    let harness = Harness::new().await;
    let source = r#"
calls = 0
def fail():
    raise ValueError("no such room: \u00e9")
def handler(event, context):
    global calls
    calls += 1
    if event.get("fail"):
        fail()
    return calls
"#;
    harness.python("raises", source).await;
    let outcome = harness.call("raises", r#"{"fail": true}"#).await.unwrap();
    let failure = outcome.failure().unwrap();
    assert_eq!((failure.error_type.as_str(), failure.error_message.as_str()), ("ValueError", "no such room: é"));
    let functions: Vec<_> = failure.stack_trace.iter().map(|f| f.contains("app.py") && f.contains("in ")).collect();
    assert_eq!(functions, [true, true], "{:?}", failure.stack_trace);
    assert!(tail(&outcome).contains("[ERROR] ValueError: no such room: é\nTraceback"), "{}", tail(&outcome));
    assert_eq!(harness.result("raises", "{}").await, json!(2));
}

#[tokio::test]
async fn results_that_are_no_json_are_marshal_errors() {
    let harness = Harness::new().await;
    let source = r#"
import decimal
def handler(event, context):
    loop = []
    loop.append(loop)
    return {"set": {1}, "nan": float("nan"), "loop": loop, "surrogate": "\ud800",
            "decimal": [decimal.Decimal("7"), decimal.Decimal("0.5")], "nothing": None}[event]
"#;
    harness.python("nonsense", source).await;
    for event in ["set", "nan", "loop", "surrogate"] {
        let (kind, message) = harness.failure("nonsense", &json!(event).to_string()).await;
        assert_eq!(kind, "Runtime.MarshalError", "{event}: {message}");
        assert!(message.starts_with("Unable to marshal response: "), "{message}");
    }
    assert_eq!(harness.result("nonsense", "\"decimal\"").await, json!([7, 0.5]));
    assert_eq!(harness.result("nonsense", "\"nothing\"").await, json!(null));
}

#[tokio::test]
async fn handlers_that_cannot_be_loaded_say_why() {
    let harness = Harness::new().await;
    let cases = [
        ("missing_module", "nowhere.handler", "", "Runtime.ImportModuleError", "No module named 'nowhere'"),
        ("missing_import", "app.handler", "import nowhere", "Runtime.ImportModuleError", "No module named 'nowhere'"),
        ("missing_name", "app.handler", "", "Runtime.HandlerNotFound", "'handler' missing on module 'app'"),
        ("bad_name", "app", "", "Runtime.MalformedHandlerName", "Bad handler 'app'"),
        ("syntax", "app.handler", "def handler(:", "Runtime.UserCodeSyntaxError", "Syntax error in module 'app'"),
        ("raises", "app.handler", "1 / 0", "ZeroDivisionError", "division by zero"),
        ("exits", "app.handler", "import os; os._exit(3)", "Runtime.ExitError", "exit status 3"),
    ];
    for (name, handler, source, kind, part) in cases {
        harness.functions.put(harness.spec(name, "python3.11", handler, &[("app.py", source)])).await.unwrap();
        let (error_type, message) = harness.failure(name, "{}").await;
        assert_eq!(error_type, kind, "{name}: {message}");
        assert!(message.contains(part), "{name}: {message}");
    }
}

#[tokio::test]
async fn prints_and_log_records_are_in_the_log_in_order_and_the_tail_is_its_end() {
    let harness = Harness::new().await;
    let source = r#"
import logging, sys
logging.getLogger().setLevel(logging.INFO)
def handler(event, context):
    for n in range(event):
        print("line", n)
    print("to stderr", file=sys.stderr)
    logging.info("record")
    print("no line end", end="")
"#;
    harness.python("prints", source).await;
    let outcome = harness.call("prints", "3").await.unwrap();
    let tail_text = tail(&outcome);
    let lines: Vec<_> = tail_text.lines().map(|l| l.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    let starts =
        ["START RequestId: ", "line 0", "line 1", "line 2", "to stderr", "[INFO] ", "no line end", "END ", "REPORT "];
    assert_eq!(lines.len(), starts.len(), "{tail_text}");
    for (line, start) in lines.iter().zip(starts) {
        assert!(line.starts_with(start), "{line} does not start with {start}");
    }
    assert!(lines[8].contains("Memory Size: 128 MB Max Memory Used: ") && lines[8].contains("Init Duration: "));
    let logged: Vec<_> = harness.functions.logs(&arn("prints")).into_iter().map(|e| e.message).collect();
    assert_eq!(logged, tail_text.lines().collect::<Vec<_>>());

    // More than the log keeps: the answer comes all the same, the tail has 4 KB, the log keeps its bound.
    let outcome = harness.call("prints", "30000").await.unwrap();
    assert_eq!(outcome.function_error, None);
    assert_eq!(outcome.log_tail.as_ref().map(|t| t.len()), Some(4096));
    assert!(tail(&outcome).contains("line 29999"), "{}", tail(&outcome));
    let kept: usize = harness.functions.logs(&arn("prints")).iter().map(|e| e.message.len()).sum();
    assert!(kept <= 1 << 20, "{kept}");
}
