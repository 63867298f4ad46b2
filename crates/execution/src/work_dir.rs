//! The folder in which this server keeps unpacked code, bootstraps and temporary files.
//!
//! Each server process makes its own inside the configured one and removes it at the end; what
//! killed servers left is removed at the next start. A locked file tells the living from the dead.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use tempfile::TempDir;

use crate::ExecutionError;

const PREFIX: &str = "run-";
const LOCK: &str = "lock";
const PYTHON_BOOTSTRAP: &str = include_str!("bootstrap/python.py");
const NODE_BOOTSTRAP: &str = include_str!("bootstrap/node.mjs");

pub(crate) struct WorkDir {
    dir: TempDir,
    _lock: File,
}

impl WorkDir {
    pub(crate) fn create(parent: &Path) -> Result<Self, ExecutionError> {
        let failed = |source| ExecutionError::Io { action: "prepare the work folder", path: parent.to_owned(), source };
        fs::create_dir_all(parent).map_err(failed)?;
        let parent = parent.canonicalize().map_err(failed)?;
        remove_leftovers(&parent).map_err(failed)?;
        let make = || {
            let dir = TempDir::with_prefix_in(PREFIX, &parent)?;
            let lock = File::create(dir.path().join(LOCK))?;
            lock.try_lock()?;
            for folder in ["code", "tmp", "runtime", "pycache"] {
                fs::create_dir(dir.path().join(folder))?;
            }
            fs::write(dir.path().join("runtime/bootstrap.py"), PYTHON_BOOTSTRAP)?;
            fs::write(dir.path().join("runtime/bootstrap.mjs"), NODE_BOOTSTRAP)?;
            Ok(Self { dir, _lock: lock })
        };
        make().map_err(failed)
    }

    /// A new folder for a function's code.
    pub(crate) fn code(&self) -> io::Result<TempDir> {
        TempDir::new_in(self.dir.path().join("code"))
    }

    /// A new folder for a process's temporary files.
    pub(crate) fn tmp(&self) -> io::Result<TempDir> {
        TempDir::new_in(self.dir.path().join("tmp"))
    }

    /// Where the bootstraps lie.
    pub(crate) fn runtime(&self) -> PathBuf {
        self.dir.path().join("runtime")
    }

    /// Where Python keeps compiled modules, so that a function's own folder stays as it is.
    pub(crate) fn pycache(&self) -> PathBuf {
        self.dir.path().join("pycache")
    }
}

fn remove_leftovers(parent: &Path) -> io::Result<()> {
    for entry in fs::read_dir(parent)? {
        let entry = entry?;
        if !entry.file_name().to_string_lossy().starts_with(PREFIX) {
            continue;
        }
        // No lock file: made by a server that is starting, or not ours. A held lock: in use.
        let Ok(lock) = File::open(entry.path().join(LOCK)) else { continue };
        if lock.try_lock().is_ok() {
            fs::remove_dir_all(entry.path())?;
        }
    }
    Ok(())
}
