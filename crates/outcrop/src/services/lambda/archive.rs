//! Archives of code as files, named by their contents.
//!
//! An archive is written beside its place and flushed to the disk first. Taking its place, and noting who has it, happens in
//! the transaction that writes the function's definition. Since there is one writing transaction at a time, an archive that
//! nobody has can be removed in another one without a race.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use execution::FunctionArn;
use sha2::{Digest as _, Sha256};
use store::documents::{Key, Kind};
use store::{Timestamp, Transaction};
use tempfile::TempPath;

use super::Lambda;
use super::error::{LambdaError, Result};
use super::record::Code;

/// Who has an archive; the id is a version's ARN.
const ARCHIVE_USE: Kind = Kind::new("lambda-archive-use");
/// Largest archive in a request, as on Lambda.
pub(super) const MAX_ARCHIVE: usize = 50 << 20;
/// Largest archive that is read from a bucket: what it may unpack to, as on Lambda.
pub(super) const MAX_OBJECT: u64 = 250 << 20;
const EXTENSION: &str = "zip";

/// The folder of archives.
#[derive(Clone, Debug)]
pub(super) struct Archives {
    folder: PathBuf,
}

/// An archive that is on the disk but not in its place yet; it goes when this is dropped.
pub(super) struct Staged {
    file: TempPath,
    digest: [u8; 32],
    pub(super) size: usize,
}

impl Staged {
    /// The digest as `CodeSha256` shows it.
    pub(super) fn code_sha256(&self) -> String {
        STANDARD.encode(self.digest)
    }

    pub(super) fn code(&self) -> Code {
        Code::Archive(self.digest.iter().map(|byte| format!("{byte:02x}")).collect())
    }
}

impl Archives {
    pub(super) async fn open(folder: PathBuf) -> Result<Self> {
        let made = folder.clone();
        blocking("make the folder of", move || std::fs::create_dir_all(made)).await?;
        Ok(Self { folder })
    }

    /// Writes an archive and waits until the disk has it.
    pub(super) async fn stage(&self, bytes: Bytes) -> Result<Staged> {
        let folder = self.folder.clone();
        blocking("write", move || {
            let mut file = tempfile::NamedTempFile::new_in(folder)?;
            file.write_all(&bytes)?;
            file.as_file().sync_all()?;
            Ok(Staged { file: file.into_temp_path(), digest: Sha256::digest(&bytes).into(), size: bytes.len() })
        })
        .await
    }

    /// The archive with this digest.
    pub(super) async fn read(&self, sha256: &str) -> Result<Bytes> {
        let place = self.place(sha256);
        blocking("read", move || std::fs::read(place)).await.map(Bytes::from)
    }

    fn place(&self, sha256: &str) -> PathBuf {
        self.folder.join(sha256).with_extension(EXTENSION)
    }

    /// Puts an archive in its place, over an equal one if there is one.
    async fn keep(&self, staged: Staged, sha256: &str) -> Result<()> {
        let (place, folder) = (self.place(sha256), self.folder.clone());
        blocking("keep", move || {
            staged.file.persist(place).map_err(|error| error.error)?;
            std::fs::File::open(folder)?.sync_all()
        })
        .await
    }

    async fn remove(&self, sha256: &str) -> Result<()> {
        let place = self.place(sha256);
        blocking("remove", move || match std::fs::remove_file(place) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            result => result,
        })
        .await
    }

    /// The digests of all archives, after what a server that was killed left half-written is removed.
    async fn digests(&self) -> Result<Vec<String>> {
        let folder = self.folder.clone();
        blocking("list", move || {
            let mut digests = Vec::new();
            for entry in std::fs::read_dir(folder)? {
                let path = entry?.path();
                match digest_of(&path) {
                    Some(digest) => digests.push(digest.to_owned()),
                    None => std::fs::remove_file(&path)?,
                }
            }
            Ok(digests)
        })
        .await
    }
}

impl Lambda {
    /// Notes that a version has the code, whose archive takes its place.
    pub(super) async fn keep_code(
        &self,
        transaction: &mut Transaction<'_>,
        arn: &FunctionArn,
        version: &str,
        staged: Staged,
        now: Timestamp,
    ) -> Result<()> {
        let code = staged.code();
        if let Code::Archive(sha256) = &code {
            self.archives.keep(staged, sha256).await?;
        }
        note_use(transaction, arn, version, &code, now).await
    }

    /// Removes archives that nobody has any more. To be called after the change that may have left them so is committed.
    pub(super) async fn release_archives(&self, codes: impl IntoIterator<Item = Code>) -> Result<()> {
        for code in codes {
            let Code::Archive(sha256) = code else { continue };
            // Holding the transaction keeps others from beginning to use the archive.
            let mut transaction = self.store.begin().await?;
            if transaction.list_all(ARCHIVE_USE, &users_path(&sha256)).await?.is_empty() {
                self.archives.remove(&sha256).await?;
            }
        }
        Ok(())
    }

    /// Removes what a server that was killed has left behind.
    pub(super) async fn sweep_archives(&self) -> Result<()> {
        let digests = self.archives.digests().await?;
        self.release_archives(digests.into_iter().map(Code::Archive)).await
    }
}

/// Notes that a version has an archive that is in its place.
pub(super) async fn note_use(
    transaction: &mut Transaction<'_>,
    arn: &FunctionArn,
    version: &str,
    code: &Code,
    now: Timestamp,
) -> Result<()> {
    let Code::Archive(sha256) = code else { return Ok(()) };
    let id = arn.qualified(version);
    transaction.put(Key::new(ARCHIVE_USE, &users_path(sha256), &id), &id, &(), now).await?;
    Ok(())
}

/// Takes that back.
pub(super) async fn forget_use(
    transaction: &mut Transaction<'_>,
    arn: &FunctionArn,
    version: &str,
    code: &Code,
) -> Result<()> {
    let Code::Archive(sha256) = code else { return Ok(()) };
    transaction.remove(Key::new(ARCHIVE_USE, &users_path(sha256), &arn.qualified(version))).await?;
    Ok(())
}

fn users_path(sha256: &str) -> String {
    format!("lambda-code/{sha256}")
}

fn digest_of(path: &Path) -> Option<&str> {
    let stem = path.file_stem()?.to_str()?;
    let hexadecimal = stem.len() == 64 && stem.bytes().all(|byte| byte.is_ascii_hexdigit());
    (hexadecimal && path.extension().is_some_and(|extension| extension == EXTENSION)).then_some(stem)
}

async fn blocking<T: Send + 'static>(
    action: &'static str,
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> Result<T> {
    let result = tokio::task::spawn_blocking(work).await.unwrap_or_else(|error| Err(io::Error::other(error)));
    result.map_err(|source| LambdaError::Archive { action, source })
}
