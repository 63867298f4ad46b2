//! `outcrop demo`.

mod report;
mod sample;
mod server;

use std::process::ExitCode;

use ::models::ModelRequest;
use anyhow::Context as _;
use aws_wire::bedrock_agent_runtime::types::InvokeAgentRequest;
use clap::Args;
use serde_json::json;

use super::arguments::ServerArguments;
use super::client::{Client, Credentials, turn_request};
use super::{Failure, models, stop};
use report::Report;
use sample::Sample;
use server::InProcess;

/// One question for a tool with one parameter, one for a tool with two, one for no tool.
const QUESTIONS: [&str; 3] = [
    "What is the status of order 1042?",
    "What is the total price of 12 desk lamps?",
    "Thank you! What else can you help me with?",
];

/// What `--help` shows at its end.
const EXAMPLES: &str = "Examples:
  outcrop demo
  outcrop demo --keep                        # leaves the server and its agent to you until Ctrl-C
  outcrop demo --config outcrop.toml         # with the models of a configuration
  outcrop demo --json | jq 'select(.trace)'";

/// Watch a sample agent answer questions.
///
/// Starts a server in a temporary folder, makes an agent with a Python function through the AWS APIs, asks it three
/// questions, and prints the answers with their traces as they happen: calls of the model, calls of the function with their
/// parameters, results. Then it stops the server and removes the folder.
///
/// Without --config the built-in model answers; its file of about 0.5 GB is fetched at the first time.
#[derive(Debug, Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Demo {
    /// Keep the server running after the questions, until Ctrl-C.
    #[arg(long)]
    keep: bool,
    /// The model id that the agent names; the configuration says which model answers for it.
    #[arg(long, value_name = "ID", default_value = "anthropic.claude-3-5-sonnet-20240620-v1:0")]
    model: String,
    /// Print each event as a JSON line.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    server: ServerArguments,
}

impl Demo {
    pub(crate) async fn run(self) -> Result<ExitCode, Failure> {
        let stopped = stop::signalled()?;
        let mut config = self.server.load()?;
        let folder = tempfile::Builder::new().prefix("outcrop-demo-").tempdir().context("no temporary folder")?;
        config.data_dir = folder.path().to_owned();
        let server = InProcess::start(config, self.server.listen_is_given()).await?;
        let played = tokio::select! {
            played = self.play(&server) => played.map(|()| ExitCode::SUCCESS),
            () = stopped => Ok(ExitCode::SUCCESS),
        };
        server.stop().await;
        folder.close().context("the temporary folder cannot be removed")?;
        played
    }

    async fn play(&self, server: &InProcess) -> Result<(), Failure> {
        let mut report = Report::new(self.json);
        let (endpoint, config) = (server.endpoint(), server.config());
        let resolved = models::ready(server.models(), &self.model).await?;
        // The built-in model is loaded while the agent is made.
        resolved.model.expect(&ModelRequest { model_id: self.model.clone(), ..ModelRequest::default() });
        report.text(&format!("Outcrop listens on {endpoint}; its data lies in {}\n", config.data_dir.display()))?;
        report.event("ready", &json!({"endpoint": endpoint, "dataDir": config.data_dir}))?;
        report.text(&format!("{} is answered by {} ({})\n", self.model, resolved.name, resolved.provider))?;

        let keys = config.keys.0.first();
        let credentials = keys.map_or_else(Credentials::any, |key| {
            Credentials::new(&key.access_key_id, key.secret_access_key.expose(), None)
        });
        let client = Client::new(&endpoint, &config.region, credentials)?;
        let sample = sample::create(&client, &self.model, &mut report).await?;
        for question in QUESTIONS {
            ask(&client, &sample, question, &mut report).await?;
        }
        self.hand_over(&sample, server, &mut report).await
    }

    /// Says what can be done with the server; waits while it is kept.
    async fn hand_over(&self, sample: &Sample, server: &InProcess, report: &mut Report) -> Result<(), Failure> {
        let (endpoint, region) = (server.endpoint(), &server.config().region);
        let Sample { agent_id, alias_id } = sample;
        report.event("end", &json!({"endpoint": endpoint, "agentId": agent_id, "agentAliasId": alias_id}))?;
        let program = format!(
            "  export AWS_ENDPOINT_URL={endpoint} AWS_REGION={region}\n  export AWS_ACCESS_KEY_ID=any AWS_SECRET_ACCESS_KEY=any"
        );
        if self.keep {
            report.text(&format!(
                "\nThe API listens on {endpoint}. For any AWS program:\n\n{program}\n\nGo on talking in another terminal:\n\n  \
                 outcrop chat {agent_id} --alias {alias_id} --endpoint {endpoint} --trace\n\nCtrl-C stops it and removes its data."
            ))?;
            std::future::pending().await
        } else {
            report.text(&format!(
                "\nThe API listened on {endpoint}; the server stops now. Start one that stays with `outcrop serve` (or `outcrop \
                 demo --keep`),\nand let any AWS program use it:\n\n{program}"
            ))
        }
    }
}

async fn ask(client: &Client, sample: &Sample, question: &str, report: &mut Report) -> Result<(), Failure> {
    report.question(question)?;
    let request = turn_request(&sample.agent_id, &sample.alias_id, "demo", true);
    let request = InvokeAgentRequest { input_text: Some(question.to_owned()), ..request };
    let mut turn = client.invoke_agent(request).await?;
    let result = loop {
        match turn.next().await {
            Ok(Some(received)) => report.turn(&received)?,
            Ok(None) => break Ok(()),
            Err(error) => break Err(error),
        }
    };
    report.turn_end()?;
    result.map_err(Failure::from)
}
