//! Buckets that are folders of this machine.
//!
//! Files change by other hands at any time. So a file is opened when it is looked at, and what is read is that file, as long as it
//! was then.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind};
use std::ops::Range;
use std::os::unix::fs::MetadataExt as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use bytes::{Bytes, BytesMut};
use futures::StreamExt as _;
use futures::stream::BoxStream;
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::{ObjectStoreExt as _, WriteMultipart};
use tokio::io::{AsyncReadExt as _, AsyncSeekExt as _};

use crate::config::FolderConfig;
use crate::error::ObjectError;
use crate::listing::{ListRequest, Listing, Page};
use crate::object::{Attributes, Condition, Object, ObjectSummary};
use crate::walk::{Entry, walk};

/// How much is written at a time.
const CHUNK: usize = 1 << 20;
/// How many chunks may wait to be written.
const WAITING: usize = 4;
/// How much is read at a time.
const BUFFER: u64 = 256 << 10;

/// A folder that stands for a bucket.
#[derive(Clone, Debug)]
pub(crate) struct Folder {
    pub(crate) bucket: String,
    pub(crate) root: PathBuf,
    pub(crate) store: Arc<LocalFileSystem>,
    writable: bool,
    since: SystemTime,
}

/// A file that was opened.
#[derive(Debug)]
pub(crate) struct FolderContent {
    folder: Folder,
    key: String,
    file: File,
}

impl Folder {
    pub(crate) fn new(bucket: &str, config: &FolderConfig) -> Result<Self, object_store::Error> {
        let store = LocalFileSystem::new_with_prefix(&config.path)?.with_fsync(true);
        let root = fs::canonicalize(&config.path).unwrap_or_else(|_| config.path.clone());
        let since = fs::metadata(&config.path).and_then(|folder| folder.modified());
        let since = since.unwrap_or(SystemTime::UNIX_EPOCH);
        Ok(Self { bucket: bucket.to_owned(), root, store: Arc::new(store), writable: config.writable, since })
    }

    /// When the folder was last changed.
    pub(crate) const fn since(&self) -> SystemTime {
        self.since
    }

    /// Whether the folder is still there.
    pub(crate) async fn check(&self) -> Result<(), ObjectError> {
        let folder = self.clone();
        blocking(move || Ok(folder.check_now())).await.map_err(self.failed(""))?
    }

    /// The same, without giving way to others.
    pub(crate) fn check_now(&self) -> Result<(), ObjectError> {
        match fs::metadata(&self.root) {
            Ok(metadata) if metadata.is_dir() => Ok(()),
            Err(error) if !is_absence(&error) => Err(self.failed("")(error)),
            _ => Err(ObjectError::NoBucket { bucket: self.bucket.clone() }),
        }
    }

    pub(crate) fn check_writable(&self) -> Result<(), ObjectError> {
        if self.writable {
            return Ok(());
        }
        let reason = "it is a published folder; `writable = true` under objects.buckets lets clients write into it";
        Err(ObjectError::ReadOnly { bucket: self.bucket.clone(), reason })
    }

    pub(crate) fn failed(&self, key: &str) -> impl Fn(io::Error) -> ObjectError + Clone + use<> {
        let (bucket, key) = (self.bucket.clone(), key.to_owned());
        move |error| {
            let (bucket, key) = (bucket.clone(), key.clone());
            match error.kind() {
                _ if is_absence(&error) => ObjectError::NoObject { bucket, key },
                ErrorKind::PermissionDenied => ObjectError::Denied { bucket, key },
                _ => {
                    let cause = object_store::Error::Generic { store: "folder", source: error.into() };
                    ObjectError::Failed { bucket, key, cause }
                }
            }
        }
    }

    fn store_failed(&self, key: &str) -> impl Fn(object_store::Error) -> ObjectError + use<> {
        let (bucket, key) = (self.bucket.clone(), key.to_owned());
        move |cause| ObjectError::Failed { bucket: bucket.clone(), key: key.clone(), cause }
    }

    fn no_object(&self, key: &str) -> ObjectError {
        ObjectError::NoObject { bucket: self.bucket.clone(), key: key.to_owned() }
    }

    /// The path of a key, in the bucket and on the disk. No file has a name with `..`, an empty part or a slash at its end.
    fn path(&self, key: &str) -> Option<(Path, PathBuf)> {
        let path = Path::parse(key).ok().filter(|path| path.as_ref() == key)?;
        let on_disk = self.store.path_to_filesystem(&path).ok()?;
        Some((path, on_disk))
    }

    pub(crate) async fn object(&self, key: &str) -> Result<(Object, FolderContent), ObjectError> {
        let (_, path) = self.path(key).ok_or_else(|| self.no_object(key))?;
        let opened = blocking(move || {
            // Opening what is no file may wait for ever.
            if !fs::metadata(&path)?.is_file() {
                return Err(ErrorKind::NotFound.into());
            }
            let file = File::open(&path)?;
            let metadata = file.metadata()?;
            Ok((file, metadata))
        });
        let (file, metadata) = match opened.await {
            Ok(opened) => opened,
            Err(error) if is_absence(&error) => {
                self.check().await?;
                return Err(self.no_object(key));
            }
            Err(error) => return Err(self.failed(key)(error)),
        };
        let summary = summary(key.to_owned(), &metadata);
        let object = Object { summary, attributes: Attributes::default(), parts: Vec::new() };
        Ok((object, FolderContent { folder: self.clone(), key: key.to_owned(), file }))
    }

    /// All objects whose keys begin with `prefix`, in no particular order.
    pub(crate) fn list_all(&self, prefix: &str) -> BoxStream<'static, Result<ObjectSummary, ObjectError>> {
        let file = |entry| match entry {
            Ok(Entry::File(object)) => Some(Ok(object)),
            Ok(Entry::Folder(_)) => None,
            Err(error) => Some(Err(error)),
        };
        walk(self, prefix, true).filter_map(move |entry| std::future::ready(file(entry))).boxed()
    }

    pub(crate) async fn list(&self, request: &ListRequest) -> Result<Listing, ObjectError> {
        let mut page = Page::new(request);
        // Files come in any order, so all of a folder are looked at. With this delimiter the one folder is enough.
        let deep = request.delimiter.as_deref() != Some("/");
        let mut found = walk(self, &request.prefix, deep);
        while let Some(entry) = found.next().await {
            match entry {
                Ok(Entry::File(object)) => page.add(object),
                Ok(Entry::Folder(prefix)) if !deep => page.add_prefix(prefix),
                Ok(Entry::Folder(_)) => {}
                Err(ObjectError::Unlisted { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(page.finish())
    }

    /// Writes bytes as an object. The folder has no place for attributes.
    pub(crate) async fn put(
        &self,
        key: &str,
        mut bytes: BoxStream<'static, Result<Bytes, ObjectError>>,
        condition: &Condition,
    ) -> Result<ObjectSummary, ObjectError> {
        self.check_writable()?;
        self.check().await?;
        let (path, _) = self.path(key).ok_or_else(|| ObjectError::ReadOnly {
            bucket: self.bucket.clone(),
            reason: "it is a folder, and no file can have this key as its name",
        })?;
        condition.check_write(self.etag(key, condition).await?.as_deref(), &self.bucket, key)?;
        let failed = self.store_failed(key);
        let upload = self.store.put_multipart(&path).await.map_err(&failed)?;
        let mut upload = WriteMultipart::new_with_chunk_size(upload, CHUNK);
        while let Some(piece) = bytes.next().await {
            match piece {
                Ok(piece) => upload.put(piece),
                Err(error) => {
                    upload.abort().await.map_err(&failed)?;
                    return Err(error);
                }
            }
            upload.wait_for_capacity(WAITING).await.map_err(&failed)?;
        }
        upload.finish().await.map_err(&failed)?;
        Ok(self.object(key).await?.0.summary)
    }

    /// Deletes an object. One that is not there is no error.
    pub(crate) async fn delete(&self, key: &str, condition: &Condition) -> Result<(), ObjectError> {
        self.check_writable()?;
        let Some((path, _)) = self.path(key) else { return Ok(()) };
        condition.check(self.etag(key, condition).await?.as_deref(), &self.bucket, key)?;
        match self.store.delete(&path).await {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(self.store_failed(key)(error)),
        }
    }

    /// The ETag of the object of a key, where a condition asks for it.
    async fn etag(&self, key: &str, condition: &Condition) -> Result<Option<String>, ObjectError> {
        if *condition == Condition::None {
            return Ok(None);
        }
        match self.object(key).await {
            Ok((object, _)) => Ok(Some(object.summary.etag)),
            Err(ObjectError::NoObject { .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

impl FolderContent {
    pub(crate) async fn read(
        self,
        range: Range<u64>,
    ) -> Result<BoxStream<'static, Result<Bytes, ObjectError>>, ObjectError> {
        let Self { folder, key, file } = self;
        let failed = folder.failed(&key);
        let mut file = tokio::fs::File::from_std(file);
        file.seek(io::SeekFrom::Start(range.start)).await.map_err(&failed)?;
        let changed = move || ObjectError::Changed { bucket: folder.bucket.clone(), key: key.clone() };
        let read = move |(mut file, left): (tokio::fs::File, u64)| {
            let (changed, failed) = (changed.clone(), failed.clone());
            async move {
                if left == 0 {
                    return Ok(None);
                }
                let mut bytes = BytesMut::with_capacity(usize::try_from(left.min(BUFFER)).unwrap_or(0));
                match (&mut file).take(left.min(BUFFER)).read_buf(&mut bytes).await.map_err(failed)? {
                    0 => Err(changed()),
                    read => Ok(Some((bytes.freeze(), (file, left - read as u64)))),
                }
            }
        };
        Ok(futures::stream::try_unfold((file, range.end.saturating_sub(range.start)), read).boxed())
    }
}

/// What a list tells of a file.
pub(crate) fn summary(key: String, metadata: &Metadata) -> ObjectSummary {
    let last_modified = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
    let micros = last_modified.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_micros();
    let etag = format!("{:x}-{micros:x}-{:x}", metadata.ino(), metadata.len());
    ObjectSummary { key, size: metadata.len(), etag, last_modified }
}

/// Whether an error says that there is nothing of that name.
fn is_absence(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::InvalidFilename)
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> io::Result<T> + Send + 'static) -> io::Result<T> {
    tokio::task::spawn_blocking(work).await.map_err(io::Error::other)?
}
