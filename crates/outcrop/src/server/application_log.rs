//! What agents' authors are told that no caller waits for, as AWS delivers it under the log type `APPLICATION_LOGS`: a JSON object
//! a line, in a file or on standard output. Nothing of what was said in a session stands in it.

use std::path::PathBuf;

use agents::memory::{FailedSummaries, FailedSummary};
use async_trait::async_trait;
use serde_json::{Value, json};
use tokio::fs::OpenOptions;
use tokio::io::AsyncWriteExt as _;

use crate::config::ApplicationLogPlace;

/// Where the lines go.
#[derive(Debug)]
pub struct ApplicationLog(Option<ApplicationLogPlace>);

impl ApplicationLog {
    /// A log in this place; without one the server's own log has it alone.
    ///
    /// # Errors
    /// The file that cannot be written to, and why.
    pub async fn open(place: Option<ApplicationLogPlace>) -> Result<Self, (PathBuf, std::io::Error)> {
        if let Some(ApplicationLogPlace::File(path)) = &place {
            append(path, "").await.map_err(|cause| (path.clone(), cause))?;
        }
        Ok(Self(place))
    }

    async fn write(&self, line: &str) -> std::io::Result<()> {
        match &self.0 {
            None => Ok(()),
            Some(ApplicationLogPlace::Stdout) => {
                let mut stdout = tokio::io::stdout();
                stdout.write_all(line.as_bytes()).await?;
                stdout.flush().await
            }
            Some(ApplicationLogPlace::File(path)) => append(path, line).await,
        }
    }
}

/// The file is opened for each line, so that it may be moved away at any time.
async fn append(path: &PathBuf, line: &str) -> std::io::Result<()> {
    let mut file = OpenOptions::new().create(true).append(true).mode(0o600).open(path).await?;
    file.write_all(line.as_bytes()).await?;
    file.flush().await
}

#[async_trait]
impl FailedSummaries for ApplicationLog {
    async fn report(&self, failed: FailedSummary) {
        let line = line(&failed);
        tracing::error!(
            alias = failed.scope,
            session_id = failed.session_id,
            reason = failed.reason,
            "a session is not remembered"
        );
        if let Err(error) = self.write(&format!("{line}\n")).await {
            tracing::error!(%error, %line, "the application log could not be written");
        }
    }
}

fn line(failed: &FailedSummary) -> Value {
    json!({
        "resource_arn": failed.scope,
        "event_timestamp": failed.time.as_millis(),
        "log_type": "APPLICATION_LOGS",
        "level": "ERROR",
        "event_type": "SessionSummary.Failed",
        "event": {
            "memory_id": failed.memory_id,
            "session_id": failed.session_id,
            "attempts": failed.attempts,
            "reason": failed.reason,
        },
    })
}

#[cfg(test)]
mod tests {
    use store::Timestamp;

    use super::*;

    #[tokio::test]
    async fn each_failed_summary_is_a_line_of_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("application.jsonl");
        let log = ApplicationLog::open(Some(ApplicationLogPlace::File(path.clone()))).await.unwrap();
        for session_id in ["one", "two"] {
            log.report(FailedSummary {
                scope: "arn:aws:bedrock:us-east-1:123456789012:agent-alias/AGENT/ALIAS".into(),
                memory_id: "ada".into(),
                session_id: session_id.into(),
                attempts: 12,
                reason: "The model failed:\n\"busy\"".into(),
                time: Timestamp::from_millis(7),
            })
            .await;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[1]["event"]["session_id"], "two");
        assert_eq!(lines[1]["event"]["reason"], "The model failed:\n\"busy\"");
        assert_eq!((&lines[1]["level"], &lines[1]["event_timestamp"]), (&json!("ERROR"), &json!(7)));

        let missing = ApplicationLogPlace::File(folder.path().join("missing/file"));
        assert!(ApplicationLog::open(Some(missing)).await.is_err(), "told at the start, not at the first failure");
    }
}
