//! A function's code on disk: a folder where it lies, or an archive unpacked within limits.
//!
//! An archive is a stranger's: its real sizes are counted while it is unpacked, every name must
//! stay inside, and links are made last, so that nothing is ever written through one.

use std::{
    collections::HashSet,
    fs::{self, File, OpenOptions},
    io::{self, Cursor, Read},
    os::unix::fs::{OpenOptionsExt, symlink},
    path::{Component, Path, PathBuf},
    sync::Arc,
};

use bytes::Bytes;
use zip::ZipArchive;

use crate::{
    Code, ExecutionError,
    work_dir::{Folder, WorkDir},
};

/// Most files and folders of an archive.
const MAX_ENTRIES: usize = 100_000;
/// Deepest folder of an archive.
const MAX_DEPTH: usize = 64;
/// Longest target of a symbolic link.
const MAX_LINK: u64 = 1024;

/// Where a function's code lies; an unpacked archive goes when this is dropped.
pub(crate) enum CodeRoot {
    Folder(PathBuf),
    Unpacked { dir: Folder, _within: Arc<WorkDir> },
}

impl CodeRoot {
    pub(crate) async fn prepare(
        code: &Code,
        work_dir: &Arc<WorkDir>,
        max_unpacked: u64,
    ) -> Result<Self, ExecutionError> {
        match code {
            Code::Folder(path) => {
                let failed = |source| ExecutionError::Io { action: "use code folder", path: path.clone(), source };
                let folder = tokio::fs::canonicalize(path).await.map_err(failed)?;
                if !folder.is_dir() {
                    return Err(failed(io::ErrorKind::NotADirectory.into()));
                }
                Ok(Self::Folder(folder))
            }
            Code::Zip(bytes) => {
                let (bytes, within) = (bytes.clone(), work_dir.clone());
                let unpacked = tokio::task::spawn_blocking(move || {
                    let dir = within.code().map_err(|e| invalid(format!("no room for it: {e}")))?;
                    unpack(bytes, dir.path(), max_unpacked)?;
                    Ok(Self::Unpacked { dir, _within: within })
                });
                unpacked.await.unwrap_or_else(|e| Err(invalid(format!("unpacking failed: {e}"))))
            }
        }
    }

    pub(crate) fn path(&self) -> &Path {
        match self {
            Self::Folder(path) => path,
            Self::Unpacked { dir, .. } => dir.path(),
        }
    }
}

fn unpack(bytes: Bytes, root: &Path, max_unpacked: u64) -> Result<(), ExecutionError> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|e| invalid(format!("Not a zip: {e}.")))?;
    if archive.is_empty() {
        return Err(invalid("The archive is empty.".to_owned()));
    }
    if archive.len() > MAX_ENTRIES {
        return Err(invalid(format!("More than {MAX_ENTRIES} entries.")));
    }
    let mut left = max_unpacked;
    let mut links = Vec::new();
    let mut names = HashSet::new();
    for index in 0..archive.len() {
        let mut entry = archive.by_index(index).map_err(|e| invalid(format!("Entry {index}: {e}.")))?;
        let name = String::from_utf8_lossy(entry.name_raw()).chars().take(256).collect::<String>();
        let wrong = |what: &str| invalid(format!("Entry '{name}': {what}."));
        let path = entry.enclosed_name().ok_or_else(|| wrong("its name leads out of the archive"))?;
        if path.as_os_str().is_empty() || path.components().count() > MAX_DEPTH {
            return Err(wrong("its name is empty or too deep"));
        }
        let target = root.join(&path);
        if entry.is_dir() {
            fs::create_dir_all(&target).map_err(|e| wrong(&e.to_string()))?;
            continue;
        }
        if !names.insert(path.clone()) {
            return Err(wrong("there are two of this name"));
        }
        if let Some(parent) = target.parent() {
            fs::create_dir_all(parent).map_err(|e| wrong(&e.to_string()))?;
        }
        if entry.is_symlink() {
            let mut to = String::new();
            entry.by_ref().take(MAX_LINK).read_to_string(&mut to).map_err(|e| wrong(&e.to_string()))?;
            if !stays_inside(&path, Path::new(&to)) {
                return Err(wrong("it is a link that leads out of the archive"));
            }
            links.push((target, to));
            continue;
        }
        let executable = entry.unix_mode().is_some_and(|mode| mode & 0o111 != 0);
        let mut file = create(&target, executable).map_err(|e| wrong(&e.to_string()))?;
        // One byte more than is left tells a file that fits from one that does not.
        let written = io::copy(&mut entry.by_ref().take(left + 1), &mut file).map_err(|e| wrong(&e.to_string()))?;
        left = left
            .checked_sub(written)
            .ok_or_else(|| invalid(format!("Unzipped size must be smaller than {max_unpacked} bytes")))?;
    }
    for (path, to) in links {
        symlink(&to, &path).map_err(|e| invalid(format!("Link to '{to}': {e}.")))?;
    }
    Ok(())
}

fn create(path: &Path, executable: bool) -> io::Result<File> {
    let mode = if executable { 0o755 } else { 0o644 };
    OpenOptions::new().write(true).create_new(true).mode(mode).open(path)
}

/// Whether a link's target is relative, climbs only at its beginning and not above the root.
/// Climbing later could go through another link to somewhere else.
fn stays_inside(link: &Path, target: &Path) -> bool {
    let depth = link.components().count() - 1;
    let climbs = target.components().take_while(|c| *c == Component::ParentDir).count();
    climbs <= depth && target.components().skip(climbs).all(|c| matches!(c, Component::Normal(_) | Component::CurDir))
}

fn invalid(reason: String) -> ExecutionError {
    ExecutionError::InvalidCode { reason }
}
