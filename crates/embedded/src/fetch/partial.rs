//! A file under construction.

use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use tokio::fs::File;
use tokio::io::{AsyncReadExt, AsyncSeekExt, AsyncWriteExt, SeekFrom};

use super::error::FetchError;

/// The first bytes of a model file, to be continued.
pub(super) struct Partial {
    path: PathBuf,
    file: File,
    length: u64,
}

impl Partial {
    /// Opens what an earlier fetch left, or an empty file.
    pub(super) async fn open(path: PathBuf) -> Result<Self, FetchError> {
        let mut options = File::options();
        options.create(true).truncate(false).write(true);
        let mut file = options.open(&path).await.map_err(FetchError::write(&path))?;
        let length = file.seek(SeekFrom::End(0)).await.map_err(FetchError::write(&path))?;
        Ok(Self { path, file, length })
    }

    pub(super) fn length(&self) -> u64 {
        self.length
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Cuts the file to its first `length` bytes.
    pub(super) async fn truncate(&mut self, length: u64) -> Result<(), FetchError> {
        self.file.set_len(length).await.map_err(FetchError::write(&self.path))?;
        self.length = self.file.seek(SeekFrom::End(0)).await.map_err(FetchError::write(&self.path))?;
        Ok(())
    }

    pub(super) async fn append(&mut self, bytes: &[u8]) -> Result<(), FetchError> {
        self.file.write_all(bytes).await.map_err(FetchError::write(&self.path))?;
        self.length += bytes.len() as u64;
        Ok(())
    }

    /// Writes through to the disk, so that what comes after may trust the bytes.
    pub(super) async fn close(mut self) -> Result<PathBuf, FetchError> {
        self.file.flush().await.map_err(FetchError::write(&self.path))?;
        self.file.sync_all().await.map_err(FetchError::write(&self.path))?;
        Ok(self.path)
    }
}

/// SHA-256 of a file in hexadecimal.
pub(super) async fn checksum(path: &Path, progress: &mut (dyn FnMut(u64) + Send)) -> Result<String, FetchError> {
    let mut file = File::open(path).await.map_err(FetchError::read(path))?;
    let mut digest = Sha256::new();
    let mut buffer = vec![0; 1 << 20];
    let mut done = 0;
    loop {
        let read = file.read(&mut buffer).await.map_err(FetchError::read(path))?;
        if read == 0 {
            return Ok(digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect());
        }
        digest.update(&buffer[..read]);
        done += read as u64;
        progress(done);
    }
}
