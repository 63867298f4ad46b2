//! The operations without HTTP, over real processes where a function is called.

use std::io::{Cursor, Write as _};
use std::path::Path;
use std::time::Duration;

use aws_wire::AwsError as _;
use aws_wire::lambda::types::*;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use execution::{ExecutionError, FunctionExecutor as _, FunctionsConfig, Invocation, RemoteConfig};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use store::{Options, ScriptedClock, ScriptedIds, Timestamp};
use zip::write::SimpleFileOptions;

use super::error::Result;
use super::name::Named;
use super::*;
use crate::config::FolderFunction;

const ARN: &str = "arn:aws:lambda:us-east-1:123456789012:function:f";

/// The service over a folder, in which another one can be opened after it.
struct Fixture {
    lambda: Arc<Lambda>,
    store: Store,
    clock: Arc<ScriptedClock>,
    context: RequestContext,
}

impl Fixture {
    async fn open(folder: &Path) -> Self {
        Self::open_with(folder, None).await
    }

    async fn open_with(folder: &Path, remote: Option<RemoteEndpoint>) -> Self {
        let clock = Arc::new(ScriptedClock::starting_at(Timestamp::from_millis(1_700_000_000_000)));
        let store = Store::open(Options::new(folder.join("outcrop.db")).clock(clock.clone())).await.unwrap();
        // A busy machine takes its time to start an interpreter.
        let config =
            FunctionsConfig { init_timeout: Duration::from_secs(60), ..FunctionsConfig::new(folder.join("work")) };
        let functions = Functions::start(config).await.unwrap();
        let parts = Parts {
            store: store.clone(),
            clock: clock.clone(),
            ids: Arc::new(ScriptedIds::default()),
            functions,
            remote,
            archives: folder.join("archives"),
            objects: None,
        };
        let lambda = Arc::new(Lambda::open(parts).await.unwrap());
        Self { lambda, store, clock, context: context() }
    }

    async fn create(&self, name: &str, answer: &str) -> FunctionConfiguration {
        self.lambda.create_function(&self.context, creation(name, answer)).await.unwrap()
    }

    async fn update(&self, answer: &str) -> FunctionConfiguration {
        let input = request(json!({ "FunctionName": "f", "ZipFile": code(answer) }));
        self.lambda.update_function_code(&self.context, input).await.unwrap()
    }

    async fn publish(&self) -> String {
        let input = request(json!({ "FunctionName": "f" }));
        self.lambda.publish_version(&self.context, input).await.unwrap().version.unwrap()
    }

    /// What a function answers, and the version that did.
    async fn call(&self, name: &str) -> (Value, String) {
        let outcome = self.lambda.invoke(Invocation::new(name, "{}")).await.unwrap();
        assert_eq!(outcome.function_error, None, "{:?}", outcome.payload);
        (serde_json::from_slice(&outcome.payload).unwrap(), outcome.executed_version)
    }

    async fn close(self) {
        let Self { lambda, store, .. } = self;
        drop(lambda);
        store.close().await;
    }
}

fn context() -> RequestContext {
    RequestContext::of_a_test()
}

fn request<T: DeserializeOwned>(json: Value) -> T {
    serde_json::from_value(json).unwrap()
}

/// Base64 of an archive whose function answers this Python expression.
fn code(answer: &str) -> String {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    archive.start_file("app.py", SimpleFileOptions::default()).unwrap();
    write!(archive, "def handler(event, context):\n    return {answer}\n").unwrap();
    STANDARD.encode(archive.finish().unwrap().into_inner())
}

fn creation(name: &str, answer: &str) -> CreateFunctionRequest {
    request(json!({
        "FunctionName": name, "Runtime": "python3.12", "Handler": "app.handler", "Code": {"ZipFile": code(answer)},
        "Role": "arn:aws:iam::123456789012:role/r", "Timeout": 30,
    }))
}

#[track_caller]
fn assert_refused<T: std::fmt::Debug>(result: Result<T>, code: &str, begins: &str) {
    let error = Error::from(result.unwrap_err());
    let message = error.message().unwrap_or_default();
    assert_eq!(error.code(), code, "{message}");
    assert!(message.starts_with(begins), "{message}");
}

#[test]
fn a_function_is_named_in_many_ways() {
    for (name, qualifier, expected) in [
        ("f", None, Some("")),
        ("f", Some("live"), Some(":live")),
        ("f:live", None, Some(":live")),
        ("f:live", Some("live"), Some(":live")),
        ("f:live", Some("1"), None),
        ("123456789012:function:f:$LATEST", None, Some(":$LATEST")),
        (ARN, Some("1"), Some(":1")),
        ("a:b:c:d", None, None),
    ] {
        let named = Named::read(&context(), name, qualifier);
        match expected {
            Some(suffix) => assert_eq!(named.unwrap().text(), format!("{ARN}{suffix}")),
            None => assert_refused(named, "InvalidParameterValueException", ""),
        }
    }
}

#[tokio::test]
async fn versions_and_aliases_outlive_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let it = Fixture::open(folder.path()).await;
    let made = it.create("f", "'one'").await;
    assert_eq!(made.function_arn.as_deref(), Some(ARN));
    assert_eq!(made.last_modified.as_deref().map(|time| &time[..23]), Some("2023-11-14T22:13:20.000"));
    assert_eq!(it.publish().await, "1");
    assert_eq!(it.publish().await, "1", "nothing has changed");
    it.update("'two'").await;
    assert_eq!(it.publish().await, "2");
    it.update("context.invoked_function_arn").await;
    let alias = request(json!({ "FunctionName": "f", "Name": "live", "FunctionVersion": "1" }));
    it.lambda.create_alias(&it.context, alias).await.unwrap();
    assert_eq!(it.call(&format!("{ARN}:live")).await, (json!("one"), "1".into()));
    it.close().await;

    let it = Fixture::open(folder.path()).await;
    assert_eq!(it.call(ARN).await, (json!(ARN), "$LATEST".into()));
    assert_eq!(it.call(&format!("{ARN}:live")).await, (json!("one"), "1".into()));
    for (weight, expected) in [(1.0, "2"), (0.0, "1")] {
        let weights = json!({ "FunctionName": "f", "Name": "live",
            "RoutingConfig": {"AdditionalVersionWeights": {"2": weight}} });
        it.lambda.update_alias(&it.context, request(weights)).await.unwrap();
        assert_eq!(it.call(&format!("{ARN}:live")).await.1, expected);
    }
    let version = |number: &str| request(json!({ "FunctionName": "f", "Qualifier": number }));
    let refused = it.lambda.delete_function(&it.context, version("2")).await;
    assert_refused(refused, "ResourceConflictException", "Unable to delete version because");

    let delete = request(json!({ "FunctionName": "f" }));
    it.lambda.delete_function(&it.context, delete).await.unwrap();
    let gone = it.lambda.invoke(Invocation::new(ARN, "{}")).await.unwrap_err();
    assert_eq!(gone.to_string(), format!("Function not found: {ARN}"));
    assert_eq!(std::fs::read_dir(folder.path().join("archives")).unwrap().count(), 0);
}

#[tokio::test]
async fn what_runs_is_what_was_accepted_last() {
    let folder = tempfile::tempdir().unwrap();
    let it = Fixture::open(folder.path()).await;
    let first = it.create("f", "'one'").await;
    let dry = request(json!({ "FunctionName": "f", "ZipFile": code("'dry'"), "DryRun": true }));
    it.lambda.update_function_code(&it.context, dry).await.unwrap();
    let bad = request(json!({ "FunctionName": "f", "ZipFile": STANDARD.encode("no archive") }));
    let refused = it.lambda.update_function_code(&it.context, bad).await;
    assert_refused(refused, "InvalidParameterValueException", "Could not unzip uploaded file.");
    assert_eq!(it.call(ARN).await.0, "one");

    let second = it.update("__import__('os').environ['COLOUR']").await;
    assert_ne!(first.revision_id, second.revision_id);
    let stale = json!({ "FunctionName": "f", "Timeout": 5, "RevisionId": first.revision_id });
    let refused = it.lambda.update_function_configuration(&it.context, request(stale)).await;
    assert_refused(refused, "PreconditionFailedException", "The Revision Id provided does not match");
    let colour = json!({ "FunctionName": "f", "Environment": {"Variables": {"COLOUR": "red"}} });
    it.lambda.update_function_configuration(&it.context, request(colour)).await.unwrap();
    assert_eq!(it.call(ARN).await.0, "red");
}

#[tokio::test]
async fn an_archive_goes_with_the_last_function_that_has_it() {
    let folder = tempfile::tempdir().unwrap();
    let it = Fixture::open(folder.path()).await;
    let archives = || std::fs::read_dir(folder.path().join("archives")).unwrap().count();
    it.create("f", "1").await;
    it.create("g", "1").await;
    assert_eq!(archives(), 1);
    it.update("2").await;
    assert_eq!(archives(), 2);
    it.lambda.delete_function(&it.context, request(json!({ "FunctionName": "g" }))).await.unwrap();
    assert_eq!(archives(), 1);
    std::fs::write(folder.path().join("archives/half-written"), "").unwrap();
    it.close().await;

    let it = Fixture::open(folder.path()).await;
    assert_eq!(archives(), 1);
    let told = it.lambda.get_function(&it.context, request(json!({ "FunctionName": "f" }))).await.unwrap();
    let location = told.code.unwrap().location.unwrap();
    let path = location.strip_prefix("http://127.0.0.1:8787").unwrap();
    let archive = it.lambda.linked(path).await.unwrap().unwrap();
    assert_eq!(STANDARD.encode(archive), code("2"));
    it.clock.advance(Duration::from_secs(601));
    assert_eq!(it.lambda.linked(path).await, Some(None));
}

#[tokio::test]
async fn what_cannot_be_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let it = Fixture::open(folder.path()).await;
    let (lambda, context) = (&it.lambda, &it.context);
    it.create("f", "1").await;
    let invalid = "InvalidParameterValueException";
    let bucket = json!({ "Code": {"S3Bucket": "bucket", "S3Key": "k"} });
    for (changed, code, begins) in [
        (json!({}), "ResourceConflictException", "Function already exist: f"),
        (bucket, invalid, "Error occurred while GetObject."),
        (json!({ "FunctionName": "g", "PackageType": "Image" }), invalid, "PackageType Image: "),
        (json!({ "FunctionName": "g", "Layers": ["arn:aws:lambda:l"] }), invalid, "Layers: "),
        (json!({ "FunctionName": "g", "Handler": null }), invalid, "Runtime and Handler are mandatory"),
        (json!({ "FunctionName": "g", "Runtime": "java21" }), invalid, "The runtime parameter is not supported"),
    ] {
        let mut input = serde_json::to_value(creation("f", "1")).unwrap();
        for (member, value) in changed.as_object().unwrap() {
            input[member] = value.clone();
        }
        assert_refused(lambda.create_function(context, request(input)).await, code, begins);
    }
    let not_found = "ResourceNotFoundException";
    let get = |name: &str| request(json!({ "FunctionName": name }));
    let refused = lambda.get_function(context, get("f:9")).await;
    assert_refused(refused, not_found, &format!("Function not found: {ARN}:9"));
    let refused = lambda.delete_function(context, request(json!({ "FunctionName": "f:$LATEST" }))).await;
    assert_refused(refused, invalid, "$LATEST version cannot be deleted");
    let refused = lambda.get_alias(context, request(json!({ "FunctionName": "f", "Name": "a" }))).await;
    assert_refused(refused, not_found, &format!("Cannot find alias arn: {ARN}:a"));
    for (name, version, code, begins) in [
        ("a", "9", not_found, format!("Function not found: {ARN}:9")),
        ("12", "$LATEST", invalid, "The alias name 12".to_owned()),
    ] {
        let alias = request(json!({ "FunctionName": "f", "Name": name, "FunctionVersion": version }));
        assert_refused(lambda.create_alias(context, alias).await, code, &begins);
    }
    let event = |kind: &str, payload: &str| {
        request(json!({ "FunctionName": "f", "InvocationType": kind, "Payload": STANDARD.encode(payload) }))
    };
    let refused = lambda.invoke_function(context, event("Event", "{not json")).await;
    assert_refused(refused, "InvalidRequestContentException", "Could not parse request body into json");
    let large = format!("\"{}\"", "x".repeat(events::MAX_EVENT));
    let refused = lambda.invoke_function(context, event("Event", &large)).await;
    assert_refused(refused, "RequestTooLargeException", "Request must be smaller than 1048576 bytes");
    assert_eq!(lambda.invoke_function(context, event("DryRun", "")).await.unwrap().status_code, Some(204));
}

#[tokio::test]
async fn statements_are_written_as_lambda_writes_them() {
    let folder = tempfile::tempdir().unwrap();
    let it = Fixture::open(folder.path()).await;
    it.create("f", "1").await;
    let agent = "arn:aws:bedrock:us-east-1:123456789012:agent/A";
    let add = |id: &str, principal: &str| {
        request(json!({ "FunctionName": "f", "StatementId": id, "Action": "lambda:InvokeFunction",
            "Principal": principal, "SourceArn": agent, "SourceAccount": "123456789012" }))
    };
    it.lambda.add_permission(&it.context, add("agents", "bedrock.amazonaws.com")).await.unwrap();
    it.lambda.add_permission(&it.context, add("account", "210987654321")).await.unwrap();
    let refused = it.lambda.add_permission(&it.context, add("agents", "*")).await;
    assert_refused(refused, "ResourceConflictException", "The statement id (agents) provided already exists.");
    let input = request(json!({ "FunctionName": "f" }));
    let policy = it.lambda.get_policy(&it.context, input).await.unwrap().policy.unwrap();
    let statement = |id: &str, principal: Value| {
        json!({ "Sid": id, "Effect": "Allow", "Principal": principal, "Action": "lambda:InvokeFunction", "Resource": ARN,
            "Condition": {"StringEquals": {"AWS:SourceAccount": "123456789012"}, "ArnLike": {"AWS:SourceArn": agent}} })
    };
    let expected = [
        statement("agents", json!({ "Service": "bedrock.amazonaws.com" })),
        statement("account", json!({ "AWS": "arn:aws:iam::210987654321:root" })),
    ];
    let policy: Value = serde_json::from_str(&policy).unwrap();
    assert_eq!(policy, json!({ "Version": "2012-10-17", "Id": "default", "Statement": expected }));
}

#[tokio::test]
async fn versions_are_listed_in_order_and_in_parts() {
    let folder = tempfile::tempdir().unwrap();
    let it = Fixture::open(folder.path()).await;
    it.create("f", "0").await;
    for number in 1..=10 {
        it.update(&number.to_string()).await;
        it.publish().await;
    }
    for most in [1, 2, 3, 50] {
        let (mut seen, mut marker) = (Vec::new(), None);
        loop {
            let input = request(json!({ "FunctionName": "f", "MaxItems": most, "Marker": marker }));
            let part = it.lambda.list_versions_by_function(&it.context, input).await.unwrap();
            let versions = part.versions.unwrap();
            assert!(versions.len() <= most);
            seen.extend(versions.into_iter().filter_map(|version| version.version));
            marker = part.next_marker;
            if marker.is_none() {
                break;
            }
        }
        assert_eq!(seen.join(" "), "$LATEST 1 2 3 4 5 6 7 8 9 10");
    }
}

#[tokio::test]
async fn folders_of_the_configuration_are_functions_as_long_as_they_stand_there() {
    let folder = tempfile::tempdir().unwrap();
    let code = folder.path().join("code");
    std::fs::create_dir(&code).unwrap();
    std::fs::write(code.join("app.py"), "def handler(event, context):\n    return 'folder'\n").unwrap();
    let function = FolderFunction {
        name: "f".into(),
        folder: code,
        handler: "app.handler".into(),
        runtime: "python3.12".parse().unwrap(),
        timeout: Some(Duration::from_secs(30)),
        memory_mb: None,
        environment: std::collections::BTreeMap::new(),
    };
    let serve = |functions| Folder { functions, region: "us-east-1", account_id: "123456789012" };
    let functions = std::slice::from_ref(&function);
    let it = Fixture::open(folder.path()).await;
    it.lambda.serve_folders(serve(functions)).await.unwrap();
    it.lambda.serve_folders(serve(functions)).await.unwrap();
    assert_eq!(it.call(ARN).await.0, "folder");
    let publish = it.lambda.publish_version(&it.context, request(json!({ "FunctionName": "f" }))).await;
    assert_refused(publish, "InvalidParameterValueException", "Versions do not change");
    let list = || it.lambda.list_functions(&it.context, request(json!({})));
    assert_eq!(list().await.unwrap().functions.unwrap().len(), 1);
    it.lambda.serve_folders(serve(&[])).await.unwrap();
    assert!(list().await.unwrap().functions.unwrap().is_empty());

    it.create("f", "1").await;
    let refused = it.lambda.serve_folders(serve(functions)).await;
    assert_refused(refused, "ResourceConflictException", &format!("{ARN} was created by a client already"));
}

#[tokio::test]
async fn only_what_is_not_here_is_called_at_the_remote_endpoint() {
    let folder = tempfile::tempdir().unwrap();
    // Nobody listens at port 1, so that going there shows as an error of its own.
    let endpoint = "http://127.0.0.1:1".to_owned();
    let remote = RemoteConfig { endpoint, region: None, credentials: None, max_response_bytes: 1000 };
    let it = Fixture::open_with(folder.path(), Some(RemoteEndpoint::new(remote).unwrap())).await;
    it.create("f", "1").await;
    assert_eq!(it.call(ARN).await.0, 1);
    for (name, here) in [("f", true), ("g", true), (&*format!("{ARN}:9"), false), (&*format!("{ARN}g"), false)] {
        let error = it.lambda.invoke(Invocation::new(name, "{}")).await.unwrap_err();
        assert_eq!(matches!(error, ExecutionError::NotFound { .. }), here, "{name}: {error}");
        assert_eq!(matches!(error, ExecutionError::RemoteUnavailable { .. }), !here, "{name}: {error}");
    }
}
