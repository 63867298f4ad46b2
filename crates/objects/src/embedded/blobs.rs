//! The files that hold bytes. A file is written once, under a name of the store's own, and never changed.
//!
//! A key never becomes a path, so no key can leave the folder, be too long for the file system or collide with another.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bytes::Bytes;
use futures::{Stream, StreamExt as _};
use md5::{Digest as _, Md5};
use tokio::fs::File;
use tokio::io::AsyncWriteExt as _;

use super::content::Content;
use crate::error::{BodyError, ObjectError};

/// How many folders share the files.
const FOLDERS: u64 = 256;

/// The folder of blobs.
#[derive(Debug)]
pub(crate) struct Blobs {
    folder: PathBuf,
    /// Which opening of the store this is; names of a run begin with it.
    run: i64,
    next: AtomicU64,
}

/// Bytes that lie on the disk and belong to nothing yet. They go when this is dropped.
#[derive(Debug)]
pub struct Staged {
    blobs: Arc<Blobs>,
    name: String,
    size: u64,
    md5: [u8; 16],
    kept: bool,
}

impl Blobs {
    pub(super) fn open(folder: PathBuf, run: i64) -> io::Result<Self> {
        for number in 0..FOLDERS {
            fs::create_dir_all(folder.join(format!("{number:02x}")))?;
        }
        Ok(Self { folder, run, next: AtomicU64::new(0) })
    }

    /// A name that no other blob, object or upload has.
    pub(super) fn name(&self) -> String {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        format!("{:02x}/{:x}-{number:x}", number % FOLDERS, self.run)
    }

    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Writes a body to its end and to the disk.
    pub(super) async fn write<S>(self: &Arc<Self>, body: S) -> Result<Staged, ObjectError>
    where
        S: Stream<Item = Result<Bytes, BodyError>>,
    {
        let name = self.name();
        let path = self.path(&name);
        let mut file = File::create_new(&path).await?;
        let mut staged = Staged { blobs: self.clone(), name, size: 0, md5: [0; 16], kept: false };
        let mut md5 = Md5::new();
        let mut body = std::pin::pin!(body);
        while let Some(piece) = body.next().await {
            let piece = piece.map_err(ObjectError::Body)?;
            md5.update(&piece);
            file.write_all(&piece).await?;
            staged.size += piece.len() as u64;
        }
        file.flush().await?;
        file.sync_data().await?;
        if let Some(folder) = path.parent() {
            File::open(folder).await?.sync_all().await?;
        }
        staged.md5 = md5.finalize().into();
        Ok(staged)
    }

    /// Removes blobs that nothing refers to any more. Who has one open can read it to its end.
    pub(super) async fn remove(self: &Arc<Self>, names: Vec<String>) {
        if names.is_empty() {
            return;
        }
        let blobs = self.clone();
        // What is not removed, for whatever reason, is found by the next run.
        let _ = tokio::task::spawn_blocking(move || names.iter().for_each(|name| remove(&blobs.path(name)))).await;
    }

    /// The blobs of earlier runs in one of the folders.
    pub(super) fn of_earlier_runs(&self, folder: u64) -> io::Result<Vec<String>> {
        let folder = format!("{folder:02x}");
        let own = format!("{:x}-", self.run);
        let mut names = Vec::new();
        for entry in fs::read_dir(self.folder.join(&folder))? {
            match entry?.file_name().to_str() {
                Some(name) if !name.starts_with(&own) => names.push(format!("{folder}/{name}")),
                _ => {}
            }
        }
        Ok(names)
    }

    pub(super) const fn folders() -> std::ops::Range<u64> {
        0..FOLDERS
    }
}

impl Staged {
    /// Its size in bytes.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.size
    }

    /// The MD5 of its bytes.
    #[must_use]
    pub fn md5(&self) -> [u8; 16] {
        self.md5
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Its bytes, to be read while it is there.
    pub(crate) fn content(&self) -> Content {
        Content::new(self.blobs.clone(), vec![(self.name.clone(), self.size)])
    }

    /// Called before the commit that makes the blob part of something: if the caller is gone when that ends, nobody knows
    /// whether it did, and a file too many does no harm.
    pub(super) fn keep(&mut self) {
        self.kept = true;
    }
}

impl Drop for Staged {
    fn drop(&mut self) {
        if !self.kept {
            remove(&self.blobs.path(&self.name));
        }
    }
}

fn remove(path: &Path) {
    if let Err(error) = fs::remove_file(path) {
        tracing::warn!("cannot remove {}, which nothing needs any more: {error}", path.display());
    }
}
