//! What people type.
//!
//! A command is one file; it gets what it needs as arguments, prints its result on standard output and everything else on
//! standard error, and ends with a code that says whether it did what it was asked.

mod arguments;
mod chat;
mod client;
mod completions;
mod demo;
mod doctor;
mod logging;
mod models;
mod serve;
mod stop;
mod terminal;
mod turn_view;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use logging::LogFormat;

/// Amazon Bedrock Agents on your own machine.
///
/// Outcrop answers the AWS APIs of Bedrock Agents, so that a program written with any AWS SDK runs against it unchanged:
/// start `outcrop serve`, point the program at it with AWS_ENDPOINT_URL, and run it.
#[derive(Debug, Parser)]
#[command(name = "outcrop", version, propagate_version = true, max_term_width = 100)]
pub(crate) struct Cli {
    /// The form of log lines on standard error. OUTCROP_LOG (or RUST_LOG) chooses which: error, warn, info, debug, or
    /// by part, such as `info,outcrop::access=off`.
    #[arg(long, global = true, help_heading = "Logging", value_enum, default_value_t = LogFormat::Text, env = "OUTCROP_LOG_FORMAT")]
    log_format: LogFormat,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Serve),
    Demo(demo::Demo),
    Chat(chat::Chat),
    Models(models::Models),
    Doctor(doctor::Doctor),
    Completions(completions::Completions),
}

/// Why a command did not do what it was asked; the message is for the person who typed it.
type Failure = anyhow::Error;

/// Reads the command line, runs the command, and says how it went.
#[must_use]
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    // A server's log is its record; what people look at while it runs is not to be mixed with one.
    let level = if matches!(cli.command, Command::Serve(_)) { "info" } else { "warn" };
    logging::start(cli.log_format, level);
    match run(cli.command) {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("outcrop: {failure:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<ExitCode, Failure> {
    let runtime = || tokio::runtime::Builder::new_multi_thread().enable_all().build();
    match command {
        Command::Serve(serve) => runtime()?.block_on(serve.run()),
        Command::Demo(demo) => runtime()?.block_on(demo.run()),
        Command::Chat(chat) => runtime()?.block_on(chat.run()),
        Command::Models(models) => runtime()?.block_on(models.run()),
        Command::Doctor(doctor) => runtime()?.block_on(doctor.run()),
        Command::Completions(completions) => Ok(completions.run()),
    }
}
