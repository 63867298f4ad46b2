//! Sizes, times, memory and concurrency.

use std::time::Duration;

use execution::{ExecutionError, FunctionExecutor, Invocation};
use serde_json::json;
use tokio::time::Instant;

use crate::harness::{Harness, StoppedClock, is_running, tail, until};

#[tokio::test]
async fn payloads_are_bounded_both_ways() {
    let harness = Harness::new().await;
    let source = "def handler(event, context):\n    return 'x' * event if isinstance(event, int) else len(event)\n";
    let mut spec = harness.spec("sizes", "python3.11", "app.handler", &[("app.py", source)]);
    spec.memory_size = 1024;
    harness.functions.put(spec).await.unwrap();
    let too_large = format!("\"{}\"", "x".repeat(6_291_455));
    let error = harness.call("sizes", &too_large).await.unwrap_err();
    assert!(matches!(error, ExecutionError::PayloadTooLarge { size: 6_291_457, limit: 6_291_456 }), "{error}");
    assert_eq!(harness.result("sizes", &too_large.replacen('x', "", 1)).await, json!(6_291_454));

    for size in ["6291556", "70000000"] {
        let (kind, message) = harness.failure("sizes", size).await;
        assert_eq!(kind, "Function.ResponseSizeTooLarge");
        assert_eq!(message, "Response payload size exceeded maximum allowed payload size (6291556 bytes).");
    }
    assert_eq!(harness.result("sizes", "6291554").await.as_str().map(str::len), Some(6_291_554));
}

#[tokio::test]
async fn events_that_are_no_json_are_refused() {
    let harness = Harness::new().await;
    harness.python("any", "def handler(event, context):\n    return event\n").await;
    for event in ["{", "nonsense", &"[".repeat(1000)] {
        let error = harness.call("any", event).await.unwrap_err();
        assert!(matches!(error, ExecutionError::InvalidRequestContent { .. }), "{error}");
    }
    assert_eq!(harness.result("any", "").await, json!({}));
}

#[tokio::test(start_paused = true)]
async fn a_hanging_handler_is_killed_at_its_time_out() {
    let harness = Harness::new().await;
    let clock = StoppedClock::hold();
    let source = r#"
import os, subprocess, time
def handler(event, context):
    if not event:
        return "well"
    child = subprocess.Popen(["sleep", "1000"])
    print("pids", os.getpid(), child.pid)
    while True:
        time.sleep(1000)
"#;
    let mut spec = harness.spec("hangs", "python3.11", "app.handler", &[("app.py", source)]);
    spec.timeout = Duration::from_secs(3);
    harness.functions.put(spec).await.unwrap();
    let call = async {
        let outcome = harness.call("hangs", "1").await.unwrap();
        (outcome.failure().unwrap(), tail(&outcome))
    };
    let advance = async {
        harness.logged("hangs", "pids").await;
        clock.advance(Duration::from_millis(2990)).await;
        clock.advance(Duration::from_millis(20)).await;
    };
    let ((failure, log), ()) = tokio::join!(call, advance);
    assert_eq!(failure.error_type, "Sandbox.Timedout");
    assert!(failure.error_message.starts_with("RequestId: "), "{}", failure.error_message);
    assert!(failure.error_message.ends_with(" Error: Task timed out after 3.00 seconds"));
    let pids = log.lines().find_map(|line| line.strip_prefix("pids ")).unwrap();
    until(|| pids.split(' ').all(|pid| !is_running(pid))).await;
    assert_eq!(harness.result("hangs", "0").await, json!("well"));
}

#[tokio::test(start_paused = true)]
async fn loading_a_module_is_bounded_and_a_caller_may_stop_waiting() {
    let harness = Harness::with(|config| config.init_timeout = Duration::from_secs(10)).await;
    let clock = StoppedClock::hold();
    harness.python("slow", "print('loading')\nimport time\ntime.sleep(1000)\n").await;
    let mut impatient = Invocation::new("slow", "{}");
    impatient.deadline = Some(Instant::now() + Duration::from_secs(1));
    let advance = async {
        harness.logged("slow", "loading").await;
        clock.advance(Duration::from_secs(2)).await;
    };
    let (given_up, ()) = tokio::join!(harness.functions.invoke(impatient), advance);
    assert!(matches!(given_up, Err(ExecutionError::DeadlineExceeded { .. })));
    let advance = async {
        until(|| {
            let logs = harness.functions.logs(&crate::harness::arn("slow"));
            logs.iter().filter(|event| event.message == "loading").count() == 2
        })
        .await;
        clock.advance(Duration::from_secs(11)).await;
    };
    let ((kind, message), ()) = tokio::join!(harness.failure("slow", "{}"), advance);
    assert_eq!(kind, "Sandbox.Timedout");
    assert!(message.ends_with("Task timed out after 10.00 seconds"), "{message}");
}

#[tokio::test]
async fn a_process_that_takes_too_much_memory_is_killed() {
    let harness = Harness::new().await;
    let source = r#"
import time
def handler(event, context):
    kept = [bytearray(b"x" * (1 << 20)) for _ in range(event)]
    time.sleep(1000)
"#;
    harness.python("greedy", source).await;
    let (kind, message) = harness.failure("greedy", "300").await;
    assert_eq!(kind, "Runtime.OutOfMemory");
    assert!(message.contains("128 MB"), "{message}");
    // More than the kernel grants at once is refused by it before anything is used.
    let source = "def handler(event, context):\n    bytearray(4 << 30)\n";
    harness.python("burst", source).await;
    assert_eq!(harness.failure("burst", "0").await.0, "MemoryError");
}

#[tokio::test]
async fn concurrency_has_a_limit_a_queue_and_an_end() {
    let harness = Harness::with(|config| config.max_queue = 1).await;
    let source = r#"
import os, time
def handler(event, context):
    print("at", event)
    while not os.path.exists(event):
        time.sleep(0.001)
    return os.getpid()
"#;
    let mut spec = harness.spec("busy", "python3.11", "app.handler", &[("app.py", source)]);
    spec.reserved_concurrency = Some(2);
    harness.functions.put(spec.clone()).await.unwrap();
    let gate = |n: u8| harness.dir.path().join(format!("gate{n}")).display().to_string();
    let event = |n: u8| json!(gate(n)).to_string();
    let open = |n: u8| std::fs::write(gate(n), "").unwrap();
    let (events, harness_ref) = ([event(1), event(2), event(3), event(4)], &harness);
    let first = async {
        let (one, two) = tokio::join!(harness_ref.result("busy", &events[0]), harness_ref.result("busy", &events[1]));
        assert_ne!(one, two);
    };
    let rest = async {
        harness_ref.logged("busy", "gate1").await;
        harness_ref.logged("busy", "gate2").await;
        let waiting = harness_ref.result("busy", &events[2]);
        let refused = async {
            let error = harness_ref.call("busy", &events[3]).await.unwrap_err();
            assert!(matches!(error, ExecutionError::TooManyRequests { .. }), "{error}");
            [1, 2, 3].into_iter().for_each(open);
        };
        tokio::join!(waiting, refused);
    };
    tokio::join!(first, rest);

    spec.reserved_concurrency = Some(0);
    harness.functions.put(spec).await.unwrap();
    let error = harness.call("busy", "{}").await.unwrap_err();
    assert!(error.to_string().contains("reserved concurrency"), "{error}");
}
