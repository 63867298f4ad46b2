//! Node.js handlers: module systems, ways of answering, errors.

use serde_json::json;

use crate::harness::{Harness, tail};

#[tokio::test]
async fn each_module_system_and_way_of_answering_works() {
    let harness = Harness::new().await;
    let cases = [
        ("esm", "index.mjs", "let n = 0;\nexport const handler = async (event) => ({ n: ++n, got: event.a });"),
        ("commonjs", "index.js", "let n = 0;\nexports.handler = async (event) => ({ n: ++n, got: event.a });"),
        ("bom", "index.cjs", "\u{feff}let n = 0;\nmodule.exports = { handler: async (e) => ({ n: ++n, got: e.a }) };"),
        (
            "callback",
            "index.js",
            "let n = 0;\nexports.handler = (e, c, done) => { setTimeout(() => done(null, { n: ++n, got: e.a }), 1); };",
        ),
        (
            "streamed",
            "index.mjs",
            r#"let n = 0;
export const handler = awslambda.streamifyResponse(async (e, out) => {
  out.write(`{"n": ${++n},`);
  await null;
  out.write(` "got": "${e.a}"}`);
});"#,
        ),
        ("succeed", "index.js", "let n = 0;\nexports.handler = (e, context) => context.succeed({ n: ++n, got: e.a });"),
    ];
    for (name, file, source) in cases {
        harness.node(name, file, source).await;
        for n in 1..=2 {
            assert_eq!(harness.result(name, r#"{"a": "ü"}"#).await, json!({"n": n, "got": "ü"}), "{name}");
        }
    }
}

#[tokio::test]
async fn a_callback_waits_for_the_event_loop_unless_told_otherwise_and_silence_is_null() {
    let harness = Harness::new().await;
    let source = r#"
exports.handler = (event, context, callback) => {
  if (event.silent) return;
  context.callbackWaitsForEmptyEventLoop = event.wait;
  setTimeout(() => { console.log('later'); }, 5);
  callback(null, context.awsRequestId.length);
};
"#;
    harness.node("waits", "index.js", source).await;
    let waited = harness.call("waits", r#"{"wait": true}"#).await.unwrap();
    assert!(tail(&waited).contains("\tINFO\tlater"), "{}", tail(&waited));
    assert_eq!(harness.result("waits", r#"{"wait": false}"#).await, json!(36));
    assert_eq!(harness.result("waits", r#"{"silent": true}"#).await, json!(null));
}

#[tokio::test]
async fn errors_tell_type_message_and_trace() {
    let harness = Harness::new().await;
    let source = r#"
export const handler = async (event) => {
  if (event === 'throw') throw new RangeError('too far');
  if (event === 'cycle') { const a = {}; a.a = a; return a; }
  if (event === 'exit') process.exit(5);
  if (event === 'loose') { Promise.reject(new Error('lost')); await new Promise(() => setTimeout(() => {}, 60000)); }
};
"#;
    harness.node("errors", "index.mjs", source).await;
    let outcome = harness.call("errors", "\"throw\"").await.unwrap();
    let failure = outcome.failure().unwrap();
    assert_eq!((failure.error_type.as_str(), failure.error_message.as_str()), ("RangeError", "too far"));
    assert!(failure.stack_trace[1].contains("index.mjs"), "{:?}", failure.stack_trace);
    let cases = [
        ("cycle", "Runtime.MarshalError", "Unable to stringify"),
        ("exit", "Runtime.ExitError", "exit status 5"),
        ("loose", "Runtime.UnhandledPromiseRejection", "Error: lost"),
    ];
    for (event, kind, part) in cases {
        let (error_type, message) = harness.failure("errors", &json!(event).to_string()).await;
        assert_eq!(error_type, kind, "{message}");
        assert!(message.contains(part), "{message}");
    }
    harness.node("broken", "index.mjs", "export const handler = (;").await;
    assert_eq!(harness.failure("broken", "{}").await.0, "Runtime.UserCodeSyntaxError");
    harness.node("import", "index.mjs", "import 'nowhere'; export const handler = () => 1;").await;
    assert_eq!(harness.failure("import", "{}").await.0, "Runtime.ImportModuleError");
    harness.node("unexported", "index.mjs", "export const other = 1;").await;
    assert_eq!(harness.failure("unexported", "{}").await.0, "Runtime.HandlerNotFound");
}
