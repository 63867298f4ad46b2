//! Why a tool could not be listed or called, as opposed to a tool that ran and failed.

use std::time::Duration;

/// Failure of a server. Each message names the server and says what the operator can do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum McpError {
    /// The configuration has no such server.
    #[error(
        "The configuration has no MCP server named '{server}'. Its operator adds one as [[mcp_servers]] with that name."
    )]
    Unknown {
        /// The name that was asked for.
        server: String,
    },
    /// The server could not be started or reached, or it does not speak the protocol.
    #[error("The MCP server '{server}' could not be started: {reason}")]
    Start {
        /// Its name.
        server: String,
        /// What went wrong.
        reason: String,
    },
    /// The server failed again and again; nothing was tried.
    #[error("The MCP server '{server}' failed and is not started again for {} s. Before: {reason}", .wait.as_secs().max(1))]
    Waiting {
        /// Its name.
        server: String,
        /// How long it stays so.
        wait: Duration,
        /// The last failure.
        reason: String,
    },
    /// The connection broke before an answer came. The tool may have run.
    #[error("The MCP server '{server}' gave no answer: {reason}")]
    Closed {
        /// Its name.
        server: String,
        /// What broke it.
        reason: String,
    },
    /// No answer in time. The server was told that nobody waits any more; the tool may have run.
    #[error("The MCP server '{server}' gave no answer within {} s (timeout_seconds).", .limit.as_secs_f64())]
    TimedOut {
        /// Its name.
        server: String,
        /// How long was waited.
        limit: Duration,
    },
    /// The server answered with an error of the protocol.
    #[error("The MCP server '{server}' refused: {message} (code {code})")]
    Refused {
        /// Its name.
        server: String,
        /// The JSON-RPC error code.
        code: i32,
        /// The server's message, cut.
        message: String,
    },
    /// The server answered what cannot be used.
    #[error("The MCP server '{server}' {problem}")]
    Unusable {
        /// Its name.
        server: String,
        /// What it did and what to do.
        problem: String,
    },
    /// This server is stopping.
    #[error("The MCP server '{server}' is not called any more, since Outcrop is stopping.")]
    Stopped {
        /// Its name.
        server: String,
    },
}

/// At most `most` bytes of a text that somebody else wrote, cut where a character ends.
pub(super) fn cut(text: &str, most: usize) -> String {
    if text.len() <= most {
        return text.to_owned();
    }
    let end = (0..=most).rev().find(|end| text.is_char_boundary(*end)).unwrap_or_default();
    format!("{}…", &text[..end])
}

/// An error with its causes.
pub(super) fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let more = error.to_string();
        // Some errors repeat their cause in their own text.
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        cause = error.source();
    }
    text
}
