//! What the built-in model needs on this machine, for `doctor`.

use std::path::PathBuf;

use serde::Serialize;

use crate::fetch::Fetcher;
use crate::manifest::ModelFile;

/// What is there and what is missing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Probe {
    /// Model id.
    pub model: &'static str,
    /// Name that the model's makers gave it.
    pub title: &'static str,
    /// SPDX identifier of its licence.
    pub licence: &'static str,
    /// Where the file is or belongs.
    pub file: PathBuf,
    /// Its size in bytes.
    pub size: u64,
    /// Whether it is there in full size.
    pub fetched: bool,
    /// Version of the `pip` that can fetch it from packages; `None` when there is none.
    pub pip: Option<String>,
    /// Whether the processor has what the engine was built for.
    pub processor: Result<(), String>,
}

/// Looks at the machine. Asks no network.
pub async fn probe(fetcher: &Fetcher, file: &ModelFile) -> Probe {
    let pip = tokio::process::Command::new(fetcher.python())
        .args(["-m", "pip", "--version"])
        .stdin(std::process::Stdio::null())
        .kill_on_drop(true)
        .output();
    let pip = tokio::time::timeout(std::time::Duration::from_secs(10), pip).await.ok().and_then(Result::ok);
    let pip = pip
        .filter(|output| output.status.success())
        .and_then(|output| String::from_utf8_lossy(&output.stdout).split_whitespace().nth(1).map(str::to_owned));
    Probe {
        model: file.id,
        title: file.title,
        licence: file.licence,
        file: fetcher.folder().file(file),
        size: file.size,
        fetched: fetcher.folder().holds(file),
        pip,
        processor: processor(),
    }
}

#[cfg(feature = "llama")]
fn processor() -> Result<(), String> {
    crate::llama::check_processor().map_err(|error| error.to_string())
}

/// The embedding model runs on every processor.
#[cfg(not(feature = "llama"))]
fn processor() -> Result<(), String> {
    Ok(())
}
