//! The built binary, run as people run it.

use std::process::Stdio;
use std::time::Duration;

use serde_json::Value;
use tokio::io::AsyncWriteExt as _;
use tokio::process::Command;

/// A command that takes longer is one that hangs.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a command has said.
pub(crate) struct Said {
    pub(crate) success: bool,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Said {
    /// The JSON lines of the output.
    pub(crate) fn lines(&self) -> Vec<Value> {
        self.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

/// Runs outcrop with these arguments and this input, untouched by the environment's settings.
pub(crate) async fn outcrop(arguments: &[&str], input: &str) -> Said {
    let mut command = Command::new(env!("CARGO_BIN_EXE_outcrop"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("OUTCROP_") || name.starts_with("AWS_")) {
        command.env_remove(name);
    }
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).await.unwrap();
    let output = tokio::time::timeout(PATIENCE, child.wait_with_output()).await.unwrap().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Said { success: output.status.success(), out: text(output.stdout), err: text(output.stderr) }
}
