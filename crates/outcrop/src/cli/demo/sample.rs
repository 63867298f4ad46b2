//! The sample agent, made with the calls that any AWS program would make.

use std::io::{Cursor, Write as _};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use aws_wire::Blob;
use aws_wire::bedrock_agent::operations as agent;
use aws_wire::bedrock_agent::types::{Agent, AgentStatus, GetAgentRequest, PrepareAgentRequest};
use aws_wire::iam::operations as iam;
use aws_wire::lambda::operations as lambda;
use aws_wire::lambda::types::State;
use serde_json::json;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::report::Report;
use crate::cli::Failure;
use crate::cli::client::Client;

/// The function's code; also an example to read.
const CODE: &str = include_str!("order_desk.py");
const NAME: &str = "order-desk";
const INSTRUCTION: &str = "You work at the order desk of a small shop that sells desk lamps, office chairs and standing desks. \
                           Use your tools to answer what customers ask about orders, stock and prices. Be friendly and brief.";
/// The longest wait for a function or an agent to become ready, and the pause between two looks.
const PATIENCE: Duration = Duration::from_secs(60);
const LOOK: Duration = Duration::from_millis(50);

/// An agent that can be asked.
pub(super) struct Sample {
    pub(super) agent_id: String,
    pub(super) alias_id: String,
}

/// Makes role, function, agent, action group, version and alias.
pub(super) async fn create(client: &Client, model: &str, report: &mut Report) -> Result<Sample, Failure> {
    let role = create_role(client, report).await?;
    let function = create_function(client, &role, report).await?;
    let agent_id = create_agent(client, &role, model, report).await?;
    create_action_group(client, &agent_id, &function, report).await?;
    prepare(client, &agent_id, report).await?;
    let request = serde_json::from_value(json!({"agentId": agent_id, "agentAliasName": "live"}))?;
    let alias = client.call(agent::CreateAgentAlias, request).await?.agent_alias;
    let alias_id = alias.agent_alias_id;
    report.made("CreateAgentAlias", &format!("live, {alias_id}"), &json!({"agentAliasId": alias_id}))?;
    Ok(Sample { agent_id, alias_id })
}

async fn create_role(client: &Client, report: &mut Report) -> Result<String, Failure> {
    let services = ["bedrock.amazonaws.com", "lambda.amazonaws.com"];
    let trust = json!({
        "Version": "2012-10-17",
        "Statement": [{"Effect": "Allow", "Principal": {"Service": services}, "Action": "sts:AssumeRole"}],
    });
    let request = json!({"RoleName": NAME, "AssumeRolePolicyDocument": trust.to_string()});
    let request = serde_json::from_value(request)?;
    let arn = client.call(iam::CreateRole, request).await?.role.arn;
    report.made("CreateRole", &arn, &json!({ "roleArn": arn }))?;
    Ok(arn)
}

async fn create_function(client: &Client, role: &str, report: &mut Report) -> Result<String, Failure> {
    let archive = archive().context("cannot make the function's zip")?;
    let size = archive.len();
    let request = serde_json::from_value(json!({
        "FunctionName": NAME,
        "Runtime": "python3.12",
        "Handler": "order_desk.handler",
        "Role": role,
        "Timeout": 30,
        "Code": {"ZipFile": Blob::from(archive)},
    }))?;
    let created = client.call(lambda::CreateFunction, request).await?;
    let arn = created.function_arn.context("CreateFunction: the answer has no FunctionArn")?;
    let start = Instant::now();
    loop {
        let request = serde_json::from_value(json!({ "FunctionName": NAME }))?;
        let function = client.call(lambda::GetFunctionConfiguration, request).await?;
        match function.state {
            None | Some(State::Active) => break,
            Some(State::Failed) => {
                bail!("the function cannot run: {}", function.state_reason.unwrap_or_default());
            }
            Some(_) => wait(start, "the function to become Active").await?,
        }
    }
    report.made("CreateFunction", &format!("{arn} ({size} bytes of zip)"), &json!({ "functionArn": arn }))?;
    Ok(arn)
}

fn archive() -> zip::result::ZipResult<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    zip.start_file("order_desk.py", SimpleFileOptions::default())?;
    zip.write_all(CODE.as_bytes())?;
    Ok(zip.finish()?.into_inner())
}

async fn create_agent(client: &Client, role: &str, model: &str, report: &mut Report) -> Result<String, Failure> {
    let request = serde_json::from_value(json!({
        "agentName": NAME,
        "agentResourceRoleArn": role,
        "foundationModel": model,
        "instruction": INSTRUCTION,
    }))?;
    let id = client.call(agent::CreateAgent, request).await?.agent.agent_id;
    let start = Instant::now();
    while look(client, &id).await?.agent_status == AgentStatus::Creating {
        wait(start, "the agent to be created").await?;
    }
    report.made("CreateAgent", &format!("{NAME}, {id}"), &json!({ "agentId": id }))?;
    Ok(id)
}

async fn create_action_group(client: &Client, id: &str, function: &str, report: &mut Report) -> Result<(), Failure> {
    let parameter = |kind: &str, description: &str| json!({"type": kind, "description": description, "required": true});
    let item = parameter("string", "The name of the item");
    let functions = json!([
        {
            "name": "get_order_status",
            "description": "Gets the status and the delivery day of an order",
            "parameters": {"order_id": parameter("string", "The number of the order")},
        },
        {
            "name": "check_stock",
            "description": "Tells how many pieces of an item are in stock",
            "parameters": {"item": item},
        },
        {
            "name": "calculate_price",
            "description": "Calculates the total price of a quantity of an item",
            "parameters": {"item": item, "quantity": parameter("integer", "How many pieces")},
        },
    ]);
    let names: Vec<_> = functions.as_array().into_iter().flatten().filter_map(|it| it["name"].as_str()).collect();
    let tools = names.join(", ");
    let request = serde_json::from_value(json!({
        "agentId": id,
        "agentVersion": "DRAFT",
        "actionGroupName": NAME,
        "actionGroupExecutor": {"lambda": function},
        "functionSchema": {"functions": functions},
    }))?;
    let made = client.call(agent::CreateAgentActionGroup, request).await?.agent_action_group;
    report.made("CreateAgentActionGroup", &tools, &json!({"actionGroupId": made.action_group_id}))
}

async fn prepare(client: &Client, id: &str, report: &mut Report) -> Result<(), Failure> {
    let status = client.call(agent::PrepareAgent, PrepareAgentRequest { agent_id: id.to_owned() }).await?.agent_status;
    let (mut status, start) = (status, Instant::now());
    report.status("PrepareAgent", status)?;
    while status != AgentStatus::Prepared {
        if status == AgentStatus::Failed {
            let reasons = look(client, id).await?.failure_reasons.unwrap_or_default();
            bail!("the agent cannot be prepared: {}", reasons.join(" "));
        }
        wait(start, "the agent to become PREPARED").await?;
        let now = look(client, id).await?.agent_status;
        if now != status {
            status = now;
            report.status("GetAgent", status)?;
        }
    }
    Ok(())
}

async fn look(client: &Client, id: &str) -> Result<Agent, Failure> {
    Ok(client.call(agent::GetAgent, GetAgentRequest { agent_id: id.to_owned() }).await?.agent)
}

async fn wait(start: Instant, goal: &str) -> Result<(), Failure> {
    if start.elapsed() > PATIENCE {
        bail!("waited {} seconds for {goal}", PATIENCE.as_secs());
    }
    tokio::time::sleep(LOOK).await;
    Ok(())
}
