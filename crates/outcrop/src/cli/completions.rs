//! `outcrop completions`.

use std::process::ExitCode;

use clap::{Args, CommandFactory as _};
use clap_complete::Shell;

use super::Cli;

/// What `--help` shows at its end.
const EXAMPLES: &str = r#"Examples:
  outcrop completions bash > /etc/bash_completion.d/outcrop
  outcrop completions zsh > "${fpath[1]}/_outcrop"
  outcrop completions fish > ~/.config/fish/completions/outcrop.fish"#;

/// Print a script that completes outcrop's commands in a shell.
#[derive(Debug, Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Completions {
    /// The shell.
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(self) -> ExitCode {
        clap_complete::generate(self.shell, &mut Cli::command(), "outcrop", &mut std::io::stdout());
        ExitCode::SUCCESS
    }
}
