//! Lines that someone types, or that come from a file or pipe.

use std::io::{BufRead as _, IsTerminal as _, Read as _};

use anyhow::Context as _;
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use crate::cli::Failure;

/// The longest line that is read, in bytes: as much as InvokeAgent takes.
const LONGEST: u64 = 25_000_000;

/// Where lines come from.
pub(super) enum Input {
    /// A terminal, with line editing and the lines before.
    Terminal(Box<DefaultEditor>),
    /// A file or pipe; nothing is prompted for.
    Stream,
}

impl Input {
    pub(super) fn open() -> Result<Self, Failure> {
        if std::io::stdin().is_terminal() {
            Ok(Self::Terminal(Box::new(DefaultEditor::new().context("the terminal cannot be used")?)))
        } else {
            Ok(Self::Stream)
        }
    }

    pub(super) fn is_terminal(&self) -> bool {
        matches!(self, Self::Terminal(_))
    }

    /// The next line without its end; `None` when there is none or the person wants to go. Other tasks go on meanwhile.
    pub(super) fn line(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        tokio::task::block_in_place(|| match self {
            Self::Terminal(editor) => match editor.readline(prompt) {
                Ok(line) => {
                    editor.add_history_entry(&line).context("the line cannot be kept")?;
                    Ok(Some(line))
                }
                Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                Err(error) => Err(error.into()),
            },
            Self::Stream => {
                let mut line = String::new();
                let read =
                    std::io::stdin().lock().take(LONGEST).read_line(&mut line).context("the input is no text")?;
                line.truncate(line.trim_end_matches(['\n', '\r']).len());
                Ok((read > 0).then_some(line))
            }
        })
    }
}
