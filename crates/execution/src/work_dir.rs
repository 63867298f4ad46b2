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
use tokio::runtime::Handle;

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
    pub(crate) fn code(&self) -> io::Result<Folder> {
        Folder::new_in(self.dir.path().join("code"))
    }

    /// A new folder for a process's temporary files.
    pub(crate) fn tmp(&self) -> io::Result<Folder> {
        Folder::new_in(self.dir.path().join("tmp"))
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

/// A folder that is removed with all it holds when dropped, off the asynchronous threads: a
/// function may have left many files.
pub(crate) struct Folder(Option<TempDir>);

impl Folder {
    fn new_in(parent: PathBuf) -> io::Result<Self> {
        TempDir::new_in(parent).map(|dir| Self(Some(dir)))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.as_ref().map_or(Path::new(""), TempDir::path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let dir = self.0.take();
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn_blocking(move || drop(dir));
        }
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
