//! A program written with the Rust AWS SDK, from the role to the answer.
//!
//! This SDK drops trailing slashes (its PrepareAgent is `POST /agents/{id}`), refuses responses whose events or errors
//! it does not know, and so sees what boto3 does not.

mod processes;

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use aws_sdk_bedrockagent as build;
use aws_sdk_bedrockagentruntime as runtime;
use aws_sdk_bedrockruntime as models;
use aws_sdk_lambda as functions;
use serde_json::json;

use build::types::{ActionGroupExecutor, AgentStatus, Function, FunctionSchema, ParameterDetail, Type};
use processes::Outcrop;
use runtime::types::{OrchestrationTrace, ResponseStream, Trace, Type as ObservationType};

const MODEL: &str = "anthropic.claude-3-5-sonnet-20240620-v1:0";
const ROLE: &str = "arn:aws:iam::123456789012:role/rust";

const HANDLER: &str = r#"
def handler(event, context):
    if event["function"] == "breaks":
        raise ValueError("out of stock")
    named = {"actionGroup": event["actionGroup"], "function": event["function"]}
    body = f"{len(event['parameters'][0]['value'])} pieces ✓"
    return {"messageVersion": "1.0",
            "response": {**named, "functionResponse": {"responseBody": {"TEXT": {"body": body}}}}}
"#;

#[tokio::test]
async fn identity_and_roles() -> Result<()> {
    let outcrop = Outcrop::start().await?;
    let me = aws_sdk_sts::Client::new(outcrop.sdk()).get_caller_identity().send().await?;
    let account = me.account().context("an account")?;

    let iam = aws_sdk_iam::Client::new(outcrop.sdk());
    let trust = r#"{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Principal":{"Service":"lambda.amazonaws.com"},"Action":"sts:AssumeRole"}]}"#;
    let made = iam.create_role().role_name("rust").assume_role_policy_document(trust).send().await?;
    let role = made.role().context("a role")?;
    assert_eq!(role.arn(), format!("arn:aws:iam::{account}:role/rust"));
    assert!(
        role.assume_role_policy_document().context("a document")?.contains("%22Version%22"),
        "URL-encoded, as AWS does"
    );
    let missing = iam.get_role().role_name("nobody").send().await.expect_err("there is no such role");
    assert!(missing.into_service_error().is_no_such_entity_exception());
    outcrop.stop().await
}

#[tokio::test]
async fn models_answer_whole_and_streamed() -> Result<()> {
    let outcrop = Outcrop::start().await?;
    let client = models::Client::new(outcrop.sdk());
    let message = models::types::Message::builder()
        .role(models::types::ConversationRole::User)
        .content(models::types::ContentBlock::Text("Hi".into()))
        .build()?;
    outcrop.script(json!([{"text": ["Good ", "morning"]}, {"text": ["Good ", "night"]}])).await?;

    let whole = client.converse().model_id(MODEL).messages(message.clone()).send().await?;
    let output = whole.output().and_then(|output| output.as_message().ok()).context("a message")?;
    assert_eq!(output.content()[0].as_text().ok().map(String::as_str), Some("Good morning"));

    let mut stream = client.converse_stream().model_id(MODEL).messages(message).send().await?.stream;
    let mut text = String::new();
    while let Some(event) = stream.recv().await? {
        if let models::types::ConverseStreamOutput::ContentBlockDelta(event) = event {
            text.push_str(event.delta().and_then(|delta| delta.as_text().ok()).context("a text")?);
        }
    }
    assert_eq!(text, "Good night");
    outcrop.stop().await
}

#[tokio::test]
async fn an_agent_with_a_function() -> Result<()> {
    let outcrop = Outcrop::start().await?;
    let function_arn = function(&outcrop).await?;
    let client = build::Client::new(outcrop.sdk());
    let agent_id = agent(&client, &function_arn).await?;
    let alias = client.create_agent_alias().agent_id(&agent_id).agent_alias_name("live").send().await?;
    let alias_id = alias.agent_alias().context("an alias")?.agent_alias_id().to_owned();

    let talk = runtime::Client::new(outcrop.sdk());
    let ask = |text: &str| {
        talk.invoke_agent().agent_id(&agent_id).agent_alias_id(&alias_id).session_id("rust-1").input_text(text)
    };
    outcrop
        .script(json!([
            {"tool_calls": [{"name": "stock__count", "arguments": {"item": "bolt"}}]},
            {"text": "Four – ✓"},
            {"tool_calls": [{"name": "stock__breaks", "arguments": {}}]},
        ]))
        .await?;

    let mut completion = ask("How many?").enable_trace(true).send().await?.completion;
    let (mut text, mut observed) = (Vec::new(), Vec::new());
    while let Some(event) = completion.recv().await? {
        match event {
            ResponseStream::Chunk(part) => text.extend(part.bytes().context("bytes")?.as_ref()),
            ResponseStream::Trace(part) => {
                if let Some(Trace::OrchestrationTrace(OrchestrationTrace::Observation(seen))) = part.trace() {
                    observed.push((seen.r#type().cloned(), seen.action_group_invocation_output().cloned()));
                }
            }
            other => anyhow::bail!("an event out of place: {other:?}"),
        }
    }
    assert_eq!(String::from_utf8(text)?, "Four – ✓");
    let kinds: Vec<_> = observed.iter().map(|(kind, _)| kind.clone()).collect();
    assert_eq!(kinds, [Some(ObservationType::ActionGroup), Some(ObservationType::Finish)]);
    let result = observed[0].1.as_ref().and_then(|output| output.text());
    assert_eq!(result, Some("4 pieces ✓"));

    // Errors keep their type, within the stream and before it.
    let mut failing = ask("Break").send().await?.completion;
    let error = loop {
        match failing.recv().await {
            Ok(event) => ensure!(event.is_some(), "the stream ended without an exception"),
            Err(error) => break error,
        }
    };
    let error = error.into_service_error();
    assert!(error.is_dependency_failed_exception(), "{error:?}");
    assert!(format!("{error:?}").contains("out of stock"));
    let unknown = ask("Hi").agent_id("ZZZZZZZZZZ").send().await.expect_err("there is no such agent");
    assert!(unknown.into_service_error().is_resource_not_found_exception());
    outcrop.stop().await
}

/// A Python function, ready to be invoked.
async fn function(outcrop: &Outcrop) -> Result<String> {
    let client = functions::Client::new(outcrop.sdk());
    let code = functions::types::FunctionCode::builder()
        .zip_file(functions::primitives::Blob::new(processes::zipped("lambda_function.py", HANDLER).await?))
        .build();
    let made = client
        .create_function()
        .function_name("rust")
        .runtime(functions::types::Runtime::Python312)
        .handler("lambda_function.handler")
        .role(ROLE)
        .code(code)
        .send()
        .await?;
    use functions::client::Waiters as _;
    let waiter = client.wait_until_function_active_v2().function_name("rust");
    waiter.wait(Duration::from_secs(20)).await?;
    Ok(made.function_arn().context("an ARN")?.to_owned())
}

/// A prepared agent with that function.
async fn agent(client: &build::Client, function_arn: &str) -> Result<String> {
    let made = client
        .create_agent()
        .agent_name("rust")
        .foundation_model(MODEL)
        .agent_resource_role_arn(ROLE)
        .instruction("You count what lies in the warehouse, piece by piece, with the tools you have.")
        .send()
        .await?;
    let agent_id = made.agent().context("an agent")?.agent_id().to_owned();
    wait_for(client, &agent_id, &AgentStatus::NotPrepared).await?;

    let item = ParameterDetail::builder().r#type(Type::String).required(true).build()?;
    let count = Function::builder().name("count").description("Counts.").parameters("item", item).build()?;
    let breaks = Function::builder().name("breaks").description("Breaks.").build()?;
    client
        .create_agent_action_group()
        .agent_id(&agent_id)
        .agent_version("DRAFT")
        .action_group_name("stock")
        .action_group_executor(ActionGroupExecutor::Lambda(function_arn.to_owned()))
        .function_schema(FunctionSchema::Functions(vec![count, breaks]))
        .send()
        .await?;
    client.prepare_agent().agent_id(&agent_id).send().await?;
    wait_for(client, &agent_id, &AgentStatus::Prepared).await?;
    Ok(agent_id)
}

async fn wait_for(client: &build::Client, agent_id: &str, wanted: &AgentStatus) -> Result<()> {
    let look = async {
        loop {
            let seen = client.get_agent().agent_id(agent_id).send().await?;
            let status = seen.agent().context("an agent")?.agent_status();
            if status == wanted {
                return Ok(());
            }
            ensure!(*status != AgentStatus::Failed, "{seen:?}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), look).await.context("not in time")?
}
