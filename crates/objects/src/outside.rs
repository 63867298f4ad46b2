//! Buckets that others keep: folders of this machine, and those of an S3 service.

use std::ops::Range;
use std::sync::Arc;
use std::time::SystemTime;

use bytes::Bytes;
use futures::stream::BoxStream;
use futures::{StreamExt as _, TryStreamExt as _};
use object_store::aws::AmazonS3Builder;
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::{Attribute, GetOptions, GetRange, ObjectStore, ObjectStoreExt as _, WriteMultipart};

use crate::config::{FolderConfig, S3Config};
use crate::error::ObjectError;
use crate::listing::{ListRequest, Listing, Page};
use crate::object::{Attributes, Condition, Object, ObjectSummary};

/// How much is written at a time.
const CHUNK: usize = 1 << 20;
/// How many chunks may wait to be written.
const WAITING: usize = 4;

/// What every service answers for a bucket that it does not have.
const NO_BUCKET: &str = "<Code>NoSuchBucket</Code>";

/// A bucket that others keep.
#[derive(Clone, Debug)]
pub(crate) struct Outside {
    bucket: String,
    store: Arc<dyn ObjectStore>,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Folder { writable: bool, since: SystemTime },
    Service,
}

/// An object of such a bucket, to be read as it was when it was looked at.
#[derive(Debug)]
pub(crate) struct OutsideContent {
    outside: Outside,
    path: Path,
    etag: Option<String>,
}

impl Outside {
    pub(crate) fn folder(bucket: &str, config: &FolderConfig) -> Result<Self, object_store::Error> {
        let store = LocalFileSystem::new_with_prefix(&config.path)?.with_fsync(true);
        let since = std::fs::metadata(&config.path).and_then(|folder| folder.modified());
        let kind = Kind::Folder { writable: config.writable, since: since.unwrap_or(SystemTime::UNIX_EPOCH) };
        Ok(Self { bucket: bucket.to_owned(), store: Arc::new(store), kind })
    }

    /// A bucket of the service. Making it opens no connection.
    pub(crate) fn service(bucket: &str, config: &S3Config) -> Result<Self, ObjectError> {
        let mut builder = AmazonS3Builder::from_env().with_bucket_name(bucket);
        if let Some(region) = &config.region {
            builder = builder.with_region(region);
        }
        if let Some(endpoint) = &config.endpoint {
            builder = builder.with_endpoint(endpoint).with_allow_http(endpoint.starts_with("http://"));
        }
        let built = builder.with_virtual_hosted_style_request(!config.path_style).build();
        let store = built.map_err(|cause| failed(bucket, "", cause))?;
        Ok(Self { bucket: bucket.to_owned(), store: Arc::new(store), kind: Kind::Service })
    }

    /// When the folder was last changed; unknown for a bucket of the service.
    pub(crate) fn since(&self) -> SystemTime {
        match self.kind {
            Kind::Folder { since, .. } => since,
            Kind::Service => SystemTime::UNIX_EPOCH,
        }
    }

    pub(crate) fn check_writable(&self) -> Result<(), ObjectError> {
        let reason = match self.kind {
            Kind::Folder { writable: true, .. } => return Ok(()),
            Kind::Folder { .. } => {
                "it is a published folder; `writable = true` under objects.buckets lets clients write into it"
            }
            Kind::Service => "it is one of the S3 service under objects.s3; write to that service itself",
        };
        Err(ObjectError::ReadOnly { bucket: self.bucket.clone(), reason })
    }

    fn failed(&self, key: &str) -> impl Fn(object_store::Error) -> ObjectError + use<> {
        let (bucket, key) = (self.bucket.clone(), key.to_owned());
        move |cause| failed(&bucket, &key, cause)
    }

    /// Errors of a list: what is not there is the bucket.
    fn list_failed(&self, prefix: &str) -> impl Fn(object_store::Error) -> ObjectError + use<> {
        let (bucket, failed) = (self.bucket.clone(), self.failed(prefix));
        move |cause| match cause {
            object_store::Error::NotFound { .. } => ObjectError::NoBucket { bucket: bucket.clone() },
            // The library gives errors of lists no kind, and the service's answer only as a text.
            object_store::Error::Generic { ref source, .. } if source.to_string().contains(NO_BUCKET) => {
                ObjectError::NoBucket { bucket: bucket.clone() }
            }
            cause => failed(cause),
        }
    }

    /// Asks a service whether it has the bucket. A folder was there at the start.
    pub(crate) async fn check(&self) -> Result<(), ObjectError> {
        match self.kind {
            Kind::Folder { .. } => Ok(()),
            Kind::Service => match self.store.list(None).next().await {
                Some(Err(error)) => Err(self.list_failed("")(error)),
                _ => Ok(()),
            },
        }
    }

    fn no_object(&self, key: &str) -> ObjectError {
        ObjectError::NoObject { bucket: self.bucket.clone(), key: key.to_owned() }
    }

    /// The path of a key. No file has a name with `..`, an empty part or a slash at its end.
    fn path(&self, key: &str) -> Result<Path, ObjectError> {
        match Path::parse(key) {
            Ok(path) if path.as_ref() == key => Ok(path),
            Ok(_) => Err(self.no_object(key)),
            Err(_) if self.kind != Kind::Service => Err(self.no_object(key)),
            Err(error) => Err(self.failed(key)(error.into())),
        }
    }

    pub(crate) async fn object(&self, key: &str) -> Result<(Object, OutsideContent), ObjectError> {
        let path = self.path(key)?;
        let head = GetOptions { head: true, ..GetOptions::default() };
        let found = self.store.get_opts(&path, head).await.map_err(self.failed(key))?;
        let mut attributes = Attributes::default();
        for (name, value) in &found.attributes {
            let value = value.as_ref().to_owned();
            match name {
                Attribute::ContentType => attributes.content_type = Some(value),
                Attribute::ContentEncoding => attributes.content_encoding = Some(value),
                Attribute::ContentLanguage => attributes.content_language = Some(value),
                Attribute::ContentDisposition => attributes.content_disposition = Some(value),
                Attribute::CacheControl => attributes.cache_control = Some(value),
                Attribute::Metadata(name) => drop(attributes.metadata.insert(name.to_string(), value)),
                _ => {}
            }
        }
        let etag = found.meta.e_tag.clone();
        let object = Object { summary: found.meta.into(), attributes, parts: Vec::new() };
        Ok((object, OutsideContent { outside: self.clone(), path, etag }))
    }

    /// All objects whose keys begin with `prefix`, in no particular order.
    pub(crate) fn list_all(&self, prefix: &str) -> BoxStream<'static, Result<ObjectSummary, ObjectError>> {
        let Ok(folder) = folder_of(prefix) else { return futures::stream::empty().boxed() };
        let matching = prefix.to_owned();
        self.store
            .list(Some(&folder))
            .map_ok(ObjectSummary::from)
            .try_filter(move |object| std::future::ready(object.key.starts_with(&matching)))
            .map_err(self.list_failed(prefix))
            .boxed()
    }

    pub(crate) async fn list(&self, request: &ListRequest) -> Result<Listing, ObjectError> {
        let failed = self.list_failed(&request.prefix);
        let mut page = Page::new(request);
        let Ok(folder) = folder_of(&request.prefix) else { return Ok(page.finish()) };
        if request.delimiter.as_deref() == Some("/") {
            // One folder is enough.
            let found = self.store.list_with_delimiter(Some(&folder)).await.map_err(failed)?;
            found.objects.into_iter().for_each(|object| page.add(object.into()));
            let prefixes = found.common_prefixes.into_iter().map(|prefix| format!("{prefix}/"));
            prefixes.filter(|prefix| prefix.starts_with(&request.prefix)).for_each(|prefix| page.add_prefix(prefix));
            return Ok(page.finish());
        }
        // Folders come in any order, so all of one is looked at; a service lists by key.
        let after =
            request.after.as_deref().filter(|_| self.kind == Kind::Service).and_then(|key| Path::parse(key).ok());
        let mut found = match after {
            Some(after) => self.store.list_with_offset(Some(&folder), &after),
            None => self.store.list(Some(&folder)),
        };
        while let Some(object) = found.next().await {
            page.add(object.map_err(&failed)?.into());
            if self.kind == Kind::Service && page.is_full() {
                break;
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
        let path = self.path(key).map_err(|_| ObjectError::ReadOnly {
            bucket: self.bucket.clone(),
            reason: "it is a folder, and no file can have this key as its name",
        })?;
        self.check_condition(key, &path, condition).await?;
        let upload = self.store.put_multipart(&path).await.map_err(self.failed(key))?;
        let mut upload = WriteMultipart::new_with_chunk_size(upload, CHUNK);
        while let Some(piece) = bytes.next().await {
            match piece {
                Ok(piece) => upload.put(piece),
                Err(error) => {
                    upload.abort().await.map_err(self.failed(key))?;
                    return Err(error);
                }
            }
            upload.wait_for_capacity(WAITING).await.map_err(self.failed(key))?;
        }
        upload.finish().await.map_err(self.failed(key))?;
        Ok(self.store.head(&path).await.map_err(self.failed(key))?.into())
    }

    /// Deletes an object. One that is not there is no error.
    pub(crate) async fn delete(&self, key: &str, condition: &Condition) -> Result<(), ObjectError> {
        self.check_writable()?;
        let Ok(path) = self.path(key) else { return Ok(()) };
        self.check_condition(key, &path, condition).await?;
        match self.store.delete(&path).await {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(self.failed(key)(error)),
        }
    }

    async fn check_condition(&self, key: &str, path: &Path, condition: &Condition) -> Result<(), ObjectError> {
        if *condition == Condition::None {
            return Ok(());
        }
        let etag = match self.store.head(path).await {
            Ok(meta) => Some(ObjectSummary::from(meta).etag),
            Err(object_store::Error::NotFound { .. }) => None,
            Err(error) => return Err(self.failed(key)(error)),
        };
        if condition.holds(etag.as_deref()) {
            return Ok(());
        }
        Err(ObjectError::Condition { bucket: self.bucket.clone(), key: key.to_owned() })
    }
}

impl OutsideContent {
    pub(crate) async fn read(
        self,
        range: Range<u64>,
    ) -> Result<BoxStream<'static, Result<Bytes, ObjectError>>, ObjectError> {
        if range.is_empty() {
            return Ok(futures::stream::empty().boxed());
        }
        let options =
            GetOptions { range: Some(GetRange::Bounded(range)), if_match: self.etag, ..GetOptions::default() };
        let failed = self.outside.failed(self.path.as_ref());
        let found = self.outside.store.get_opts(&self.path, options).await.map_err(&failed)?;
        Ok(found.into_stream().map_err(failed).boxed())
    }
}

/// The folder that all keys with this beginning are in.
fn folder_of(prefix: &str) -> Result<Path, object_store::path::Error> {
    Path::parse(prefix.rsplit_once('/').map_or("", |(folder, _)| folder))
}

fn failed(bucket: &str, key: &str, cause: object_store::Error) -> ObjectError {
    let (bucket, key) = (bucket.to_owned(), key.to_owned());
    match cause {
        object_store::Error::NotFound { .. } => ObjectError::NoObject { bucket, key },
        object_store::Error::Precondition { .. } => ObjectError::Condition { bucket, key },
        cause => ObjectError::Failed { bucket, key, cause },
    }
}
