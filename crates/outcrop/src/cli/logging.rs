//! Log lines on standard error.

use std::io::IsTerminal as _;

use clap::ValueEnum;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt;

/// The form of log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogFormat {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// Starts logging, from `level` on unless the environment says otherwise. A filter that cannot be read is said so.
pub(crate) fn start(format: LogFormat, level: &'static str) {
    let wanted = std::env::var("OUTCROP_LOG").or_else(|_| std::env::var("RUST_LOG"));
    let filter = wanted.map_or_else(
        |_| default_filter(level),
        |text| {
            EnvFilter::try_new(&text).unwrap_or_else(|problem| {
                eprintln!("outcrop: the log filter '{text}' cannot be read ({problem}); logging at '{level}'");
                default_filter(level)
            })
        },
    );
    let lines = fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Fails only when a logger is there already, and then that one is as good.
    let _ = match format {
        LogFormat::Text => lines.with_ansi(std::io::stderr().is_terminal()).try_init(),
        LogFormat::Json => lines.json().flatten_event(true).try_init(),
    };
}

/// s3s calls every refused request an error; what matters of them is in the server's own lines.
fn default_filter(level: &str) -> EnvFilter {
    EnvFilter::new(format!("{level},s3s=off"))
}
