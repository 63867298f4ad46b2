//! What agents' authors are told that no caller waits for, as AWS delivers it under the log type `APPLICATION_LOGS`: a JSON object
//! a line, in a file or on standard output. Nothing of what was said in a session stands in it.
//!
//! The operator may name a place for all lines. Else users do as with AWS: they create a delivery for a resource, and its lines are
//! in a file of the data folder.

use std::io::SeekFrom;
use std::path::{Path, PathBuf};

use agents::memory::{FailedSummaries, FailedSummary};
use async_trait::async_trait;
use serde_json::{Value, json};
use store::{Store, StoreError};
use tokio::fs::{File, OpenOptions};
use tokio::io::{AsyncReadExt as _, AsyncSeekExt as _, AsyncWriteExt as _};

use crate::config::ApplicationLogPlace;
use crate::services::logs::is_delivered;

/// The file of the data folder that has the lines of deliveries.
const DELIVERED: &str = "application-logs.jsonl";

/// Where the lines go.
#[derive(Debug)]
pub struct ApplicationLog {
    /// The operator's place for all lines.
    configured: Option<ApplicationLogPlace>,
    /// Where lines go without one, when their resource has a delivery.
    delivered: ApplicationLogPlace,
    /// What knows of deliveries.
    store: Store,
}

impl ApplicationLog {
    /// A log in this place; without one, lines of resources that have a delivery in `store` go to a file of the data folder, and the
    /// server's own log has the others alone.
    ///
    /// # Errors
    /// The file that cannot be written to, and why.
    pub async fn open(
        configured: Option<ApplicationLogPlace>,
        data_dir: &Path,
        store: Store,
    ) -> Result<Self, (PathBuf, std::io::Error)> {
        if let Some(ApplicationLogPlace::File(path)) = &configured {
            append(path, "").await.map_err(|cause| (path.clone(), cause))?;
        }
        Ok(Self { configured, delivered: ApplicationLogPlace::File(data_dir.join(DELIVERED)), store })
    }

    /// Where a resource's lines go, if anywhere.
    async fn place(&self, resource_arn: &str) -> Result<Option<&ApplicationLogPlace>, StoreError> {
        match &self.configured {
            Some(place) => Ok(Some(place)),
            None => Ok(is_delivered(&self.store, resource_arn).await?.then_some(&self.delivered)),
        }
    }

    async fn write(&self, resource_arn: &str, line: &str) -> Result<(), WriteError> {
        match self.place(resource_arn).await? {
            None => Ok(()),
            Some(ApplicationLogPlace::Stdout) => {
                let mut stdout = tokio::io::stdout();
                stdout.write_all(line.as_bytes()).await?;
                Ok(stdout.flush().await?)
            }
            Some(ApplicationLogPlace::File(path)) => Ok(append(path, line).await?),
        }
    }
}

/// Why a line was not written.
#[derive(Debug, thiserror::Error)]
enum WriteError {
    #[error("whether it is delivered is not known: {0}")]
    Store(#[from] StoreError),
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// The file is opened for each line, so that it may be moved away at any time. A line that was written in part before stays one of its
/// own.
async fn append(path: &PathBuf, line: &str) -> std::io::Result<()> {
    let mut file = OpenOptions::new().create(true).append(true).mode(0o600).open(path).await?;
    let begun = file.metadata().await?.is_file() && is_within_a_line(path).await.unwrap_or(false);
    let line = if begun { format!("\n{line}") } else { line.to_owned() };
    file.write_all(line.as_bytes()).await?;
    file.flush().await
}

/// Whether a file ends with something else than a line break.
async fn is_within_a_line(path: &PathBuf) -> std::io::Result<bool> {
    let mut file = File::open(path).await?;
    if file.metadata().await?.len() == 0 {
        return Ok(false);
    }
    file.seek(SeekFrom::End(-1)).await?;
    Ok(file.read_u8().await? != b'\n')
}

#[async_trait]
impl FailedSummaries for ApplicationLog {
    async fn report(&self, failed: &FailedSummary) -> Result<(), String> {
        let written = self.write(&failed.scope, &format!("{}\n", line(failed))).await;
        written.map_err(|error| format!("The application log could not be written: {error}"))
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
    use std::sync::Arc;

    use serde::de::DeserializeOwned;
    use store::documents::{Key, Kind};
    use store::{ScriptedClock, ScriptedIds, Timestamp};

    use super::*;
    use crate::server::RequestContext;
    use crate::services::logs::Logs;

    const ALIAS: &str = "arn:aws:bedrock:us-east-1:123456789012:agent-alias/AGENT/ALIAS";

    async fn store() -> (Store, Arc<ScriptedClock>) {
        let clock = Arc::new(ScriptedClock::starting_at(Timestamp::from_millis(1_700_000_000_000)));
        (Store::temporary(clock.clone()).await.unwrap(), clock)
    }

    async fn fail(log: &ApplicationLog, session_id: &str) {
        try_to_tell(log, session_id).await.unwrap();
    }

    async fn try_to_tell(log: &ApplicationLog, session_id: &str) -> Result<(), String> {
        log.report(&FailedSummary {
            scope: ALIAS.into(),
            memory_id: "ada".into(),
            session_id: session_id.into(),
            attempts: 12,
            reason: "The model failed:\n\"busy\"".into(),
            time: Timestamp::from_millis(7),
        })
        .await
    }

    fn lines(path: &Path) -> Vec<Value> {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    #[tokio::test]
    async fn each_failed_summary_is_a_line_of_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("application.jsonl");
        let (store, _) = store().await;
        let place = Some(ApplicationLogPlace::File(path.clone()));
        let log = ApplicationLog::open(place, folder.path(), store.clone()).await.unwrap();
        fail(&log, "one").await;
        fail(&log, "two").await;
        let lines = lines(&path);
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[1]["event"]["session_id"], "two");
        assert_eq!(lines[1]["event"]["reason"], "The model failed:\n\"busy\"");
        assert_eq!((&lines[1]["level"], &lines[1]["event_timestamp"]), (&json!("ERROR"), &json!(7)));

        // A line of which only a part could be written is not glued to the next.
        let whole = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, &whole[..whole.len() - 5]).unwrap();
        fail(&log, "three").await;
        let text = std::fs::read_to_string(&path).unwrap();
        assert_eq!((text.lines().count(), text.ends_with("}}\n")), (3, true), "{text}");
        std::fs::remove_file(&path).unwrap();
        std::fs::create_dir(&path).unwrap();
        assert!(try_to_tell(&log, "four").await.unwrap_err().contains("could not be written"));

        let missing = Some(ApplicationLogPlace::File(folder.path().join("missing/file")));
        let opened = ApplicationLog::open(missing, folder.path(), store).await;
        assert!(opened.is_err(), "told at the start, not at the first failure");
    }

    #[tokio::test]
    async fn without_a_place_lines_are_in_the_data_folder_while_there_is_a_delivery() {
        let folder = tempfile::tempdir().unwrap();
        let (store, clock) = store().await;
        let mut transaction = store.begin().await.unwrap();
        let alias = Key::new(Kind::new("agent-alias"), "123456789012/us-east-1/AGENT", "ALIAS");
        transaction.insert(alias, "prod", &json!({}), Timestamp::default()).await.unwrap();
        transaction.commit().await.unwrap();
        let ids = ScriptedIds::default();
        let logs = Logs::new(&store, clock.as_ref(), &ids);
        let context = RequestContext::of_a_test();
        fn read<T: DeserializeOwned>(json: Value) -> T {
            serde_json::from_value(json).unwrap()
        }
        let source = json!({"name": "s", "resourceArn": ALIAS, "logType": "APPLICATION_LOGS"});
        logs.put_delivery_source(&context, read(source)).await.unwrap();
        let group = json!({"destinationResourceArn": "arn:aws:logs:us-east-1:123456789012:log-group:memory"});
        let destination = json!({"name": "d", "deliveryDestinationConfiguration": group});
        let destination = logs.put_delivery_destination(&context, read(destination)).await.unwrap();
        let arn = destination.delivery_destination.unwrap().arn;

        let log = ApplicationLog::open(None, folder.path(), store.clone()).await.unwrap();
        fail(&log, "before").await;
        let pair = json!({"deliverySourceName": "s", "deliveryDestinationArn": arn});
        let delivery = logs.create_delivery(&context, read(pair)).await.unwrap().delivery.unwrap();
        fail(&log, "during").await;
        logs.delete_delivery(&context, read(json!({"id": delivery.id}))).await.unwrap();
        fail(&log, "after").await;
        let lines = lines(&folder.path().join(DELIVERED));
        let told: Vec<_> = lines.iter().map(|line| (&line["resource_arn"], &line["event"]["session_id"])).collect();
        assert_eq!(told, [(&json!(ALIAS), &json!("during"))]);
    }
}
