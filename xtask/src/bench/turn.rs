//! What a turn costs without the model: return of control, a Python function, build-time calls, memory, start.
//!
//! Everything runs on this machine: the server, the fake model and the clients share its cores.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use serde_json::json;

use super::Options;
use super::client::Client;
use super::load::{self, Outcome};
use super::process::{self, Program};

const CLIENTS: [usize; 3] = [1, 16, 64];
const SESSIONS: u64 = 10_000;
const FUNCTION: &str = "\
def handler(event, context):
    return {'messageVersion': '1.0', 'response': {
        'actionGroup': event['actionGroup'], 'function': event['function'],
        'functionResponse': {'responseBody': {'TEXT': {'body': 'It is sunny.'}}}}}
";

pub(crate) fn run(options: &Options) -> Result<()> {
    let binaries = match &options.binaries {
        Some(folder) => folder.clone(),
        None => build()?,
    };
    let folder = std::env::temp_dir().join(format!("outcrop-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let result = measure(options, &binaries, &folder);
    std::fs::remove_dir_all(&folder)?;
    result
}

fn build() -> Result<PathBuf> {
    process::cargo(
        &["build", "--release", "--no-default-features", "-p", "outcrop", "-p", "test-support", "--bins"],
        &[],
    )?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    Ok(target.join("release"))
}

fn measure(options: &Options, binaries: &Path, folder: &Path) -> Result<()> {
    let model = Program::start(&binaries.join("fake-model"), &["--instant"])?;
    let config = folder.join("outcrop.toml");
    std::fs::write(
        &config,
        format!(
            "[[models]]\nid = \"*\"\nprovider = \"openai\"\nbase_url = \"{}\"\nmodel = \"instant\"\n\
             [agents]\npassing_state_seconds = 0\n",
            model.announcement.trim()
        ),
    )?;
    let data = folder.join("data");
    let arguments = [
        "serve",
        "--json",
        "--listen",
        "127.0.0.1:0",
        "--config",
        config.to_str().context("a path in UTF-8")?,
        "--data-dir",
        data.to_str().context("a path in UTF-8")?,
    ];
    let server = Program::start(&binaries.join("outcrop"), &arguments)?;
    let announcement: serde_json::Value = serde_json::from_str(&server.announcement)?;
    let address = announcement["endpoint"].as_str().context("no endpoint")?.trim_start_matches("http://").to_owned();
    println!("start to first answer possible: {:.0} ms", millis(server.start));
    println!("memory idle: {:.0} MB\n", server.memory()?);

    let mut setup = Client::connect(&address)?;
    let waiting = agent(&mut setup, "waiting", &json!({"customControl": "RETURN_CONTROL"}))?;
    let lambda = json!({"lambda": function(&mut setup, folder)?});
    let calling = agent(&mut setup, "calling", &lambda)?;

    println!(
        "| load | clients | per second | p50 ms | p99 ms | server CPU ms each |\n| --- | --- | --- | --- | --- | --- |"
    );
    let load = |name: &str, clients, work: &(dyn Fn(&mut Client, u64) -> Result<Vec<Duration>> + Sync)| {
        let outcome = load::run(&server, &address, clients, options.seconds, work)?;
        row(name, clients, &outcome);
        anyhow::Ok(())
    };
    for clients in CLIENTS {
        load("turn, return of control", clients, &|client, n| {
            return_control(client, &waiting, &format!("{clients}-{n}"))
        })?;
    }
    for clients in CLIENTS {
        load("turn, Python function", clients, &|client, n| {
            timed(
                client,
                "POST",
                &format!("/agents/{calling}/agentAliases/TSTALIASID/sessions/f{clients}-{n}/text"),
                ASK,
            )
        })?;
    }
    for clients in CLIENTS {
        load("GetAgent", clients, &|client, _| timed(client, "GET", &format!("/agents/{waiting}/"), ""))?;
    }
    let before = server.memory()?;
    for n in 0..SESSIONS {
        return_control(&mut setup, &waiting, &format!("idle-{n}"))?;
    }
    println!("\nmemory after the loads: {before:.0} MB, after {SESSIONS} more sessions: {:.0} MB", server.memory()?);
    Ok(())
}

const ASK: &str = r#"{"inputText":"How is the weather?"}"#;

/// Two turns of a session: one that asks for an action's result, one that brings it.
fn return_control(client: &mut Client, agent: &str, session: &str) -> Result<Vec<Duration>> {
    let path = format!("/agents/{agent}/agentAliases/TSTALIASID/sessions/{session}/text");
    let begin = Instant::now();
    let answer = client.call("POST", &path, ASK)?;
    let first = begin.elapsed();
    let Some(invocation) = answer.between("\"invocationId\":\"", "\"") else {
        bail!("no return of control but status {}: {}", answer.status, String::from_utf8_lossy(&answer.body));
    };
    let results = json!({"sessionState": {"invocationId": invocation, "returnControlInvocationResults": [
        {"functionResult": {"actionGroup": "weather", "function": "look", "responseBody": {"TEXT": {"body": "sunny"}}}}]}});
    let second = timed(client, "POST", &path, &results.to_string())?;
    Ok(vec![first, second[0]])
}

fn timed(client: &mut Client, method: &str, path: &str, body: &str) -> Result<Vec<Duration>> {
    let begin = Instant::now();
    let answer = client.call(method, path, body)?;
    let elapsed = begin.elapsed();
    if answer.status != 200 || answer.between("exception", ":").is_some() {
        bail!("status {}: {}", answer.status, String::from_utf8_lossy(&answer.body));
    }
    Ok(vec![elapsed])
}

/// A prepared agent with one action.
fn agent(client: &mut Client, name: &str, executor: &serde_json::Value) -> Result<String> {
    let agent = json!({
        "agentName": name, "foundationModel": "anthropic.claude-3-5-sonnet-20240620-v1:0",
        "agentResourceRoleArn": "arn:aws:iam::123456789012:role/bench",
        "instruction": "You tell people how the weather is where they are."});
    let created = client.call("PUT", "/agents/", &agent.to_string())?.json()?;
    let id = created["agent"]["agentId"].as_str().context("no agent id")?.to_owned();
    let group = json!({
        "actionGroupName": "weather", "actionGroupExecutor": executor,
        "functionSchema": {"functions": [{"name": "look", "description": "Looks out of the window.",
            "parameters": {"place": {"type": "string", "description": "Where", "required": true}}}]}});
    client.call("PUT", &format!("/agents/{id}/agentversions/DRAFT/actiongroups/"), &group.to_string())?.json()?;
    client.call("POST", &format!("/agents/{id}/"), "")?.json()?;
    Ok(id)
}

/// A Python function, made through the API as a program would; gives its ARN.
fn function(client: &mut Client, folder: &Path) -> Result<String> {
    std::fs::write(folder.join("app.py"), FUNCTION)?;
    let zip = Command::new("python3")
        .current_dir(folder)
        .args(["-c", "import base64, io, zipfile; b = io.BytesIO(); z = zipfile.ZipFile(b, 'w'); z.write('app.py'); z.close(); print(base64.b64encode(b.getvalue()).decode())"])
        .output()?;
    let function = json!({
        "FunctionName": "bench", "Runtime": "python3.12", "Handler": "app.handler", "Timeout": 30,
        "Role": "arn:aws:iam::123456789012:role/bench",
        "Code": {"ZipFile": String::from_utf8(zip.stdout)?.trim()}});
    let created = client.call("POST", "/2015-03-31/functions", &function.to_string())?.json()?;
    Ok(created["FunctionArn"].as_str().context("no function ARN")?.to_owned())
}

fn row(name: &str, clients: usize, outcome: &Outcome) {
    let Outcome { per_second, p50, p99, cpu } = outcome;
    println!(
        "| {name} | {clients} | {per_second:.0} | {:.2} | {:.2} | {:.2} |",
        millis(*p50),
        millis(*p99),
        millis(*cpu)
    );
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}
