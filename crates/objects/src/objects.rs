//! All buckets, whoever keeps them, behind one type.

use std::collections::BTreeMap;
use std::fmt;
use std::io::ErrorKind;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use bytes::{Bytes, BytesMut};
use futures::stream::BoxStream;
use futures::{FutureExt as _, Stream, StreamExt as _, TryStreamExt as _};
use store::Clock;

use crate::config::{ObjectsConfig, S3Config};
use crate::embedded::{Content, Embedded, Staged};
use crate::error::{BodyError, ConfigError, ObjectError, OpenError};
use crate::folder::{Folder, FolderContent};
use crate::listing::{ListRequest, Listing};
use crate::object::{Attributes, BucketSummary, Checksum, Condition, Object, ObjectSummary, Part};
use crate::service::{Service, ServiceContent};
use crate::uploads::{ListUploads, UploadListing};

/// How often an object is looked at that changes before it is read.
pub const LOOKS: usize = 10;

/// The buckets of the server and their objects.
pub struct Objects {
    folders: BTreeMap<String, Folder>,
    embedded: Arc<Embedded>,
    service: Option<S3Config>,
}

/// An object that can be read as it was when it was opened.
pub struct Opened {
    /// What is known of it.
    pub object: Object,
    bucket: String,
    source: Source,
}

enum Source {
    Embedded(Content),
    Folder(FolderContent),
    Service(ServiceContent),
}

enum Bucket {
    Embedded(Arc<Embedded>),
    Folder(Folder),
    Service(Service),
}

/// A multipart upload: the object that it becomes, and its id.
#[derive(Clone, Copy, Debug)]
pub struct UploadId<'a> {
    /// The bucket.
    pub bucket: &'a str,
    /// The key.
    pub key: &'a str,
    /// What [`Objects::create_upload`] answered.
    pub id: &'a str,
}

impl<'a> UploadId<'a> {
    fn parts(self) -> (&'a str, &'a str, &'a str) {
        (self.bucket, self.key, self.id)
    }
}

impl Objects {
    /// Opens the objects of a configuration and those in `folder`, which is made when it is missing.
    ///
    /// # Errors
    /// A published folder that is not there, or a data folder that cannot be used.
    pub async fn open(config: ObjectsConfig, folder: &Path, clock: Arc<dyn Clock>) -> Result<Self, OpenError> {
        let ObjectsConfig { buckets, s3 } = config;
        let mut folders = BTreeMap::new();
        for (bucket, config) in buckets {
            let folder = Folder::new(&bucket, &config)
                .map_err(|cause| ConfigError { place: format!("objects.buckets.{bucket}"), cause })?;
            folders.insert(bucket, folder);
        }
        let embedded = Embedded::open(folder, clock).await;
        let embedded = embedded.map_err(|cause| OpenError::Store { folder: folder.to_owned(), cause })?;
        Ok(Self { folders, embedded: Arc::new(embedded), service: s3 })
    }

    /// Removes what crashes and unfinished uploads left in the data folder. To be called once, beside all else.
    ///
    /// # Errors
    /// [`ObjectError`] of the server's own store.
    pub fn sweep(&self) -> impl Future<Output = Result<(), ObjectError>> + Send + 'static {
        self.embedded.clone().sweep()
    }

    /// Waits for running calls and closes the store.
    pub async fn close(&self) {
        self.embedded.close().await;
    }

    /// Reads a whole object of at most `limit` bytes. One that changes meanwhile is read again.
    ///
    /// # Errors
    /// [`ObjectError`]; [`ObjectError::Changed`] when it changed each time.
    pub async fn read(&self, bucket: &str, key: &str, limit: u64) -> Result<Bytes, ObjectError> {
        for _ in 1..LOOKS {
            match self.read_once(bucket, key, limit).await {
                Err(ObjectError::Changed { .. }) => {}
                read => return read,
            }
        }
        self.read_once(bucket, key, limit).await
    }

    async fn read_once(&self, bucket: &str, key: &str, limit: u64) -> Result<Bytes, ObjectError> {
        let too_large = |size| ObjectError::TooLarge { bucket: bucket.to_owned(), key: key.to_owned(), size, limit };
        let opened = self.get(bucket, key).await?;
        let size = opened.object.summary.size;
        if size > limit {
            return Err(too_large(size));
        }
        let mut bytes = BytesMut::with_capacity(usize::try_from(size).unwrap_or(0));
        let mut pieces = opened.content(0..size).await?;
        while let Some(piece) = pieces.next().await {
            bytes.extend_from_slice(&piece?);
            // A service may send more than it told.
            let size = bytes.len() as u64;
            if size > limit {
                return Err(too_large(size));
            }
        }
        Ok(bytes.freeze())
    }

    /// What a list would tell of an object.
    ///
    /// # Errors
    /// [`ObjectError`].
    pub async fn stat(&self, bucket: &str, key: &str) -> Result<ObjectSummary, ObjectError> {
        Ok(self.get(bucket, key).await?.object.summary)
    }

    /// The objects whose keys begin with `prefix`, in no particular order, as they are found. An empty prefix lists all; none
    /// that begins so is no error. The list ends with its first error but [`ObjectError::Unlisted`], after which it goes on.
    pub fn list(&self, bucket: &str, prefix: &str) -> BoxStream<'static, Result<ObjectSummary, ObjectError>> {
        match self.bucket(bucket) {
            Ok(Bucket::Embedded(embedded)) => embedded.list_all(bucket.to_owned(), prefix.to_owned()),
            Ok(Bucket::Folder(folder)) => folder.list_all(prefix),
            Ok(Bucket::Service(service)) => service.list_all(prefix),
            Err(error) => async { Err(error) }.into_stream().boxed(),
        }
    }

    /// A page of a bucket's list, by key. What cannot be listed is left out.
    ///
    /// # Errors
    /// [`ObjectError`].
    pub async fn page(&self, bucket: &str, request: &ListRequest) -> Result<Listing, ObjectError> {
        match self.bucket(bucket)? {
            Bucket::Embedded(embedded) => embedded.list(bucket, request).await,
            Bucket::Folder(folder) => folder.list(request).await,
            Bucket::Service(service) => service.list(request).await,
        }
    }

    /// The buckets that are kept here, by name: those of clients and published folders.
    #[must_use]
    pub fn buckets(&self) -> Vec<BucketSummary> {
        let folder = |(name, folder): (&String, &Folder)| BucketSummary { name: name.clone(), created: folder.since() };
        let mut buckets: Vec<_> = self.folders.iter().map(folder).collect();
        buckets.extend(self.embedded.buckets().into_iter().filter(|bucket| !self.folders.contains_key(&bucket.name)));
        buckets.sort_by(|one, other| one.name.cmp(&other.name));
        buckets
    }

    /// Whether a bucket of this name is kept here.
    #[must_use]
    pub fn keeps(&self, bucket: &str) -> bool {
        self.folders.contains_key(bucket) || self.embedded.has_bucket(bucket)
    }

    /// Whether there is a bucket: that of a folder is there as long as the folder is.
    ///
    /// # Errors
    /// [`ObjectError::NoBucket`], and failures of a disk or a service that is asked.
    pub async fn check_bucket(&self, bucket: &str) -> Result<(), ObjectError> {
        match self.bucket(bucket)? {
            Bucket::Embedded(_) => Ok(()),
            Bucket::Folder(folder) => folder.check().await,
            Bucket::Service(service) => service.check().await,
        }
    }

    /// Creates a bucket in the data folder. Names are the caller's to check.
    ///
    /// # Errors
    /// [`ObjectError::BucketExists`].
    pub async fn create_bucket(&self, bucket: &str) -> Result<(), ObjectError> {
        if self.folders.contains_key(bucket) {
            return Err(ObjectError::BucketExists { bucket: bucket.to_owned() });
        }
        self.embedded.create_bucket(bucket).await
    }

    /// Deletes a bucket that has no objects.
    ///
    /// # Errors
    /// [`ObjectError::BucketNotEmpty`]; published folders and buckets of the service cannot be deleted.
    pub async fn delete_bucket(&self, bucket: &str) -> Result<(), ObjectError> {
        let embedded = self.own(bucket, "it is kept by others, who can delete it")?;
        embedded.delete_bucket(bucket).await
    }

    /// Opens an object for reading.
    ///
    /// # Errors
    /// [`ObjectError`].
    pub async fn get(&self, bucket: &str, key: &str) -> Result<Opened, ObjectError> {
        let (object, source) = match self.bucket(bucket)? {
            Bucket::Embedded(embedded) => {
                let (object, content) = embedded.object(bucket, key).await?;
                (object, Source::Embedded(content))
            }
            Bucket::Folder(folder) => {
                let (object, content) = folder.object(key).await?;
                (object, Source::Folder(content))
            }
            Bucket::Service(service) => {
                let (object, content) = service.object(key).await?;
                (object, Source::Service(content))
            }
        };
        Ok(Opened { object, bucket: bucket.to_owned(), source })
    }

    /// Writes a body to the disk, to be made an object or a part once all is known to be right.
    ///
    /// # Errors
    /// [`ObjectError::Body`] when the body fails, and errors of the server's own store.
    pub async fn stage<S>(&self, body: S) -> Result<Staged, ObjectError>
    where
        S: Stream<Item = Result<Bytes, BodyError>>,
    {
        self.embedded.stage(body).await
    }

    /// Makes a staged body the object of a key, in place of the one before. Whoever reads sees the one or the other, and it
    /// outlives the process and a loss of power once this returns.
    ///
    /// # Errors
    /// [`ObjectError`]; then the one before is unchanged.
    pub async fn put(
        &self,
        bucket: &str,
        key: &str,
        staged: Staged,
        attributes: &Attributes,
        condition: &Condition,
    ) -> Result<ObjectSummary, ObjectError> {
        match self.bucket(bucket)? {
            Bucket::Embedded(embedded) => embedded.put(bucket, key, staged, attributes, condition).await,
            Bucket::Folder(folder) => {
                let bytes = staged.content().read(0..staged.size()).await?;
                folder.put(key, bytes, condition).await
            }
            Bucket::Service(service) => Err(service.read_only()),
        }
    }

    /// Whether objects can be written to a bucket.
    ///
    /// # Errors
    /// [`ObjectError::ReadOnly`] and [`ObjectError::NoBucket`].
    pub fn check_writable(&self, bucket: &str) -> Result<(), ObjectError> {
        match self.bucket(bucket)? {
            Bucket::Embedded(_) => Ok(()),
            Bucket::Folder(folder) => folder.check_writable(),
            Bucket::Service(service) => Err(service.read_only()),
        }
    }

    /// Deletes objects; in a bucket of the data folder all or none. One that is not there is no error.
    ///
    /// # Errors
    /// [`ObjectError`].
    pub async fn delete(&self, bucket: &str, keys: &[(&str, Condition)]) -> Result<(), ObjectError> {
        match self.bucket(bucket)? {
            Bucket::Embedded(embedded) => embedded.delete(bucket, keys).await,
            Bucket::Folder(folder) => {
                for (key, condition) in keys {
                    folder.delete(key, condition).await?;
                }
                Ok(())
            }
            Bucket::Service(service) => Err(service.read_only()),
        }
    }

    /// Puts tags in the place of those that an object has.
    ///
    /// # Errors
    /// [`ObjectError`]; only objects of the data folder have tags.
    pub async fn tag(&self, bucket: &str, key: &str, tags: BTreeMap<String, String>) -> Result<(), ObjectError> {
        self.own(bucket, "objects that others keep have no tags")?.tag(bucket, key, tags).await
    }

    /// Begins a multipart upload; its id.
    ///
    /// # Errors
    /// [`ObjectError::ReadOnly`] and [`ObjectError::NoBucket`].
    pub async fn create_upload(&self, bucket: &str, key: &str, attributes: &Attributes) -> Result<String, ObjectError> {
        self.check_writable(bucket)?;
        self.embedded.create_upload(bucket, key, attributes).await
    }

    /// What was said of the object when its upload began.
    ///
    /// # Errors
    /// [`ObjectError::NoUpload`].
    pub async fn upload(&self, upload: UploadId<'_>) -> Result<Attributes, ObjectError> {
        self.bucket(upload.bucket)?;
        self.embedded.upload(upload.bucket, upload.key, upload.id).await
    }

    /// Makes a staged body a part of an upload, in place of the one that has the number.
    ///
    /// # Errors
    /// [`ObjectError::NoUpload`].
    pub async fn put_part(
        &self,
        upload: UploadId<'_>,
        number: u32,
        staged: Staged,
        checksum: Option<&Checksum>,
    ) -> Result<(), ObjectError> {
        self.embedded.put_part(upload.parts(), number, staged, checksum).await
    }

    /// At most `limit` parts of an upload, those after the number `after`.
    ///
    /// # Errors
    /// [`ObjectError::NoUpload`].
    pub async fn parts(&self, upload: UploadId<'_>, after: u32, limit: u32) -> Result<Vec<Part>, ObjectError> {
        self.bucket(upload.bucket)?;
        self.embedded.parts(upload.parts(), after, limit).await
    }

    /// Makes an upload its object, of the parts with these numbers and ETags. An upload that was completed already answers as
    /// it did.
    ///
    /// # Errors
    /// [`ObjectError::Part`], [`ObjectError::NoUpload`], [`ObjectError::Condition`]; then the upload is unchanged.
    pub async fn complete(
        &self,
        upload: UploadId<'_>,
        parts: &[(u32, String)],
        checksum: Option<Checksum>,
        condition: &Condition,
    ) -> Result<ObjectSummary, ObjectError> {
        match self.bucket(upload.bucket)? {
            Bucket::Embedded(embedded) => embedded.complete(upload.parts(), parts, checksum, condition).await,
            Bucket::Folder(folder) => {
                let (content, size) = self.embedded.joined(upload.parts(), parts).await?;
                let summary = folder.put(upload.key, content.read(0..size).await?, condition).await?;
                self.abort(upload).await?;
                Ok(summary)
            }
            Bucket::Service(service) => Err(service.read_only()),
        }
    }

    /// Ends an upload and throws its parts away.
    ///
    /// # Errors
    /// [`ObjectError::NoUpload`].
    pub async fn abort(&self, upload: UploadId<'_>) -> Result<(), ObjectError> {
        self.bucket(upload.bucket)?;
        self.embedded.abort(upload.bucket, upload.key, upload.id).await
    }

    /// A page of a bucket's uploads.
    ///
    /// # Errors
    /// [`ObjectError`].
    pub async fn uploads(&self, bucket: &str, request: &ListUploads) -> Result<UploadListing, ObjectError> {
        self.bucket(bucket)?;
        self.embedded.uploads(bucket, request).await
    }

    fn bucket(&self, bucket: &str) -> Result<Bucket, ObjectError> {
        if let Some(folder) = self.folders.get(bucket) {
            return Ok(Bucket::Folder(folder.clone()));
        }
        if self.embedded.has_bucket(bucket) {
            return Ok(Bucket::Embedded(self.embedded.clone()));
        }
        match &self.service {
            Some(service) => Ok(Bucket::Service(Service::new(bucket, service)?)),
            None => Err(ObjectError::NoBucket { bucket: bucket.to_owned() }),
        }
    }

    /// The data folder, if it keeps the bucket.
    fn own(&self, bucket: &str, reason: &'static str) -> Result<Arc<Embedded>, ObjectError> {
        match self.bucket(bucket)? {
            Bucket::Embedded(embedded) => Ok(embedded),
            Bucket::Folder(_) | Bucket::Service(_) => Err(ObjectError::ReadOnly { bucket: bucket.to_owned(), reason }),
        }
    }
}

impl Opened {
    /// The bytes of a range that lies within the object.
    ///
    /// # Errors
    /// [`ObjectError`], also of the stream; [`ObjectError::Changed`] when the object is not what it was.
    pub async fn content(
        self,
        range: Range<u64>,
    ) -> Result<BoxStream<'static, Result<Bytes, ObjectError>>, ObjectError> {
        let (bucket, key) = (self.bucket, self.object.summary.key);
        let changed = move |error: ObjectError| match error {
            // The files of an object are its own, and go with it.
            ObjectError::Io(error) if error.kind() == ErrorKind::NotFound => {
                ObjectError::Changed { bucket: bucket.clone(), key: key.clone() }
            }
            ObjectError::Condition { bucket, key } => ObjectError::Changed { bucket, key },
            error => error,
        };
        let content = match self.source {
            Source::Embedded(content) => content.read(range).await,
            Source::Folder(content) => content.read(range).await,
            Source::Service(content) => content.read(range).await,
        };
        Ok(content.map_err(&changed)?.map_err(changed).boxed())
    }
}

impl fmt::Debug for Objects {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Objects")
            .field("folders", &self.folders.keys())
            .field("service", &self.service)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for Opened {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Opened").field("object", &self.object).finish_non_exhaustive()
    }
}
