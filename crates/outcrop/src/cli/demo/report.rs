//! What the demonstration tells, for people or as JSON lines.

use std::io::{self, Write as _};

use anstream::AutoStream;
use aws_wire::bedrock_agent::types::AgentStatus;
use serde::Serialize;
use serde_json::{Value, json};

use crate::cli::Failure;
use crate::cli::client::Received;
use crate::cli::terminal::{GOOD, STRONG};
use crate::cli::turn_view::TurnView;

/// Where the demonstration tells of itself.
pub(super) enum Report {
    /// For people, coloured where that fits.
    Text(TurnView<AutoStream<io::Stdout>>),
    /// One JSON object a line.
    Json,
}

impl Report {
    pub(super) fn new(json: bool) -> Self {
        if json { Self::Json } else { Self::Text(TurnView::new(anstream::stdout(), true)) }
    }

    /// Text as it is, for people only.
    pub(super) fn text(&mut self, text: &str) -> Result<(), Failure> {
        if let Self::Text(_) = self {
            writeln!(anstream::stdout(), "{text}")?;
        }
        Ok(())
    }

    /// An event of the demonstration itself, for programs only.
    pub(super) fn event(&mut self, name: &str, members: &Value) -> Result<(), Failure> {
        if let Self::Json = self {
            let mut line = json!({ "event": name });
            for (key, value) in members.as_object().into_iter().flatten() {
                line[key] = value.clone();
            }
            writeln!(io::stdout(), "{line}")?;
        }
        Ok(())
    }

    /// A call that made something.
    pub(super) fn made(&mut self, operation: &str, what: &str, members: &Value) -> Result<(), Failure> {
        self.text(&format!("  {GOOD}{operation:<22}{GOOD:#} {what}"))?;
        self.event(operation, members)
    }

    /// The agent's state, as a call told it.
    pub(super) fn status(&mut self, operation: &str, status: AgentStatus) -> Result<(), Failure> {
        let status = name(&status)?;
        self.text(&format!("  {GOOD}{operation:<22}{GOOD:#} {status}"))?;
        self.event(operation, &json!({ "agentStatus": status }))
    }

    /// What is asked.
    pub(super) fn question(&mut self, question: &str) -> Result<(), Failure> {
        self.text(&format!("\n{STRONG}You:{STRONG:#} {question}"))?;
        self.event("question", &json!({ "inputText": question }))
    }

    /// An event of a turn.
    pub(super) fn turn(&mut self, received: &Received) -> Result<(), Failure> {
        match self {
            Self::Text(view) => view.show(&received.event)?,
            Self::Json => writeln!(io::stdout(), "{}", received.json)?,
        }
        Ok(())
    }

    /// The turn's end.
    pub(super) fn turn_end(&mut self) -> Result<(), Failure> {
        if let Self::Text(view) = self {
            view.end()?;
        }
        Ok(())
    }
}

/// An enum's value as AWS writes it.
fn name(value: &impl Serialize) -> Result<String, Failure> {
    Ok(serde_json::to_value(value)?.as_str().unwrap_or_default().to_owned())
}
