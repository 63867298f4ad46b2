//! The folder that model files are kept in.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use super::error::FetchError;
use super::partial::{Partial, checksum};
use super::{Progress, Source};
use crate::manifest::ModelFile;

/// A folder with model files; made when first written to.
#[derive(Debug, Clone)]
pub struct ModelFolder(PathBuf);

/// Held while a file is fetched; the lock goes with the open file.
pub(super) struct Lock {
    _file: File,
}

impl ModelFolder {
    /// The folder at `path`.
    #[must_use]
    pub fn new(path: PathBuf) -> Self {
        Self(path)
    }

    /// `OUTCROP_MODEL_DIR`, or `outcrop/models` in the user's cache folder.
    ///
    /// # Errors
    /// [`FetchError::NoFolder`].
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Result<Self, FetchError> {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        set("OUTCROP_MODEL_DIR")
            .or_else(|| set("XDG_CACHE_HOME").map(|cache| cache.join("outcrop/models")))
            .or_else(|| set("HOME").map(|home| home.join(".cache/outcrop/models")))
            .map(Self)
            .ok_or(FetchError::NoFolder)
    }

    /// Its path.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Where the file is or will be.
    #[must_use]
    pub fn file(&self, file: &ModelFile) -> PathBuf {
        self.0.join(file.file_name)
    }

    /// Whether the file is there with its full size. Reads no contents.
    #[must_use]
    pub fn holds(&self, file: &ModelFile) -> bool {
        std::fs::metadata(self.file(file)).is_ok_and(|found| found.is_file() && found.len() == file.size)
    }

    pub(super) fn partial(&self, file: &ModelFile) -> PathBuf {
        self.0.join(format!("{}.part", file.file_name))
    }

    /// The file's path if it is there and good. Its checksum is computed once and remembered beside it.
    pub(super) async fn checked(
        &self,
        file: &ModelFile,
        progress: &mut (dyn FnMut(Progress) + Send),
    ) -> Result<Option<PathBuf>, FetchError> {
        let path = self.file(file);
        let Some(stamp) = stamp(&path, file) else { return Ok(None) };
        let seen = self.0.join(format!("{}.checked", file.file_name));
        if std::fs::read_to_string(&seen).is_ok_and(|text| text == stamp) {
            return Ok(Some(path));
        }
        let found =
            checksum(&path, &mut |done| progress(Progress { source: Source::Check, done, total: file.size })).await?;
        if found != file.sha256 {
            let advice = "remove it or put the right file in its place";
            return Err(FetchError::Checksum { path, found, expected: file.sha256, advice });
        }
        // A folder that can't be written only costs the check each time.
        let _ = std::fs::write(seen, stamp);
        Ok(Some(path))
    }

    /// Waits until no other process fetches the file.
    pub(super) async fn lock(&self, file: &ModelFile) -> Result<Lock, FetchError> {
        let path = self.0.join(format!("{}.lock", file.file_name));
        std::fs::create_dir_all(&self.0).map_err(FetchError::write(&self.0))?;
        let locked = tokio::task::spawn_blocking({
            let path = path.clone();
            move || {
                let file = File::create(path)?;
                file.lock()?;
                Ok(file)
            }
        });
        let file = locked.await.map_err(std::io::Error::other).flatten().map_err(FetchError::write(&path))?;
        Ok(Lock { _file: file })
    }

    /// Gives a complete, good partial file its name.
    pub(super) async fn accept(
        &self,
        file: &ModelFile,
        partial: Partial,
        progress: &mut (dyn FnMut(Progress) + Send),
    ) -> Result<PathBuf, FetchError> {
        let from = partial.close().await?;
        let found =
            checksum(&from, &mut |done| progress(Progress { source: Source::Check, done, total: file.size })).await?;
        if found != file.sha256 {
            let _ = std::fs::remove_file(&from);
            let advice = "it was removed: fetch again; if that repeats, the source is broken or was changed";
            return Err(FetchError::Checksum { path: from, found, expected: file.sha256, advice });
        }
        let path = self.file(file);
        std::fs::rename(&from, &path).map_err(FetchError::write(&path))?;
        if let Some(stamp) = stamp(&path, file) {
            let _ = std::fs::write(self.0.join(format!("{}.checked", file.file_name)), stamp);
        }
        Ok(path)
    }
}

/// What a good file looked like when it was checked; `None` when the file is not there in full.
fn stamp(path: &Path, file: &ModelFile) -> Option<String> {
    let found = std::fs::metadata(path).ok().filter(|found| found.is_file() && found.len() == file.size)?;
    let changed = found.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    Some(format!("{} {} {}\n", file.sha256, file.size, changed.as_nanos()))
}
