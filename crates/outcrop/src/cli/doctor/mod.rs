//! `outcrop doctor`.

mod checks;
mod embeddings;
mod model;

use std::process::ExitCode;

use clap::Args;
use serde::Serialize;

use super::Failure;
use super::arguments::ConfigArguments;

/// What `--help` shows at its end.
const EXAMPLES: &str = "Examples:
  outcrop doctor
  outcrop doctor --config outcrop.toml --json";

/// Check what this machine has and lacks, and how to get what lacks.
///
/// Ends with code 1 when something is missing without which the server does not start as configured. What only some
/// agents need is a warning.
#[derive(Debug, Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Doctor {
    /// Print the findings as one JSON array.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    config: ConfigArguments,
}

/// What a check found.
#[derive(Debug, Serialize)]
struct Finding {
    check: &'static str,
    state: State,
    /// What was found.
    found: String,
    /// What to do about it; empty when all is well.
    #[serde(skip_serializing_if = "str::is_empty")]
    remedy: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum State {
    Ok,
    /// Some uses need it.
    Warning,
    /// The server does not start without it.
    Missing,
}

impl Finding {
    fn ok(check: &'static str, found: impl Into<String>) -> Self {
        Self { check, state: State::Ok, found: found.into(), remedy: String::new() }
    }

    fn warning(check: &'static str, found: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self { check, state: State::Warning, found: found.into(), remedy: remedy.into() }
    }

    fn missing(check: &'static str, found: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self { check, state: State::Missing, found: found.into(), remedy: remedy.into() }
    }
}

impl Doctor {
    pub(crate) async fn run(self) -> Result<ExitCode, Failure> {
        let findings = match self.config.load() {
            Ok(config) => checks::all(&config).await,
            Err(error) => {
                vec![Finding::missing("configuration", error.to_string(), "correct the option that is named")]
            }
        };
        if self.json {
            println!("{}", serde_json::to_string_pretty(&findings)?);
        } else {
            for Finding { check, state, found, remedy } in &findings {
                let mark = match state {
                    State::Ok => "ok     ",
                    State::Warning => "warning",
                    State::Missing => "MISSING",
                };
                println!("{mark}  {check}: {found}");
                if !remedy.is_empty() {
                    println!("         → {remedy}");
                }
            }
        }
        let healthy = findings.iter().all(|finding| finding.state != State::Missing);
        Ok(if healthy { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}
