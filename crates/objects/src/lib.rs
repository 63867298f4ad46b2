//! Objects behind `s3://` addresses: folders of this machine that stand for buckets, and an S3 service.
//!
//! A request may name any bucket, so a bucket is either a folder that the configuration publishes under that name, or one of
//! the configured service. Nothing else is reached.

mod config;
mod error;
mod summary;

use std::collections::BTreeMap;
use std::sync::Arc;

use bytes::{Bytes, BytesMut};
use futures::stream::BoxStream;
use futures::{FutureExt as _, StreamExt as _, TryStreamExt as _};
use object_store::aws::{AmazonS3, AmazonS3Builder};
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::{ObjectStore, ObjectStoreExt as _};

pub use config::{ObjectsConfig, S3Config};
pub use error::{ConfigError, ObjectError};
pub use summary::ObjectSummary;

/// The objects that the server may read.
#[derive(Debug, Default)]
pub struct Objects {
    folders: BTreeMap<String, Arc<LocalFileSystem>>,
    service: Option<S3Config>,
}

impl Objects {
    /// The objects of a configuration.
    ///
    /// # Errors
    /// A folder that is not there.
    pub fn new(config: ObjectsConfig) -> Result<Self, ConfigError> {
        let ObjectsConfig { buckets, s3 } = config;
        let mut folders = BTreeMap::new();
        for (bucket, folder) in buckets {
            let store = LocalFileSystem::new_with_prefix(&folder)
                .map_err(|cause| ConfigError { place: format!("objects.buckets.{bucket}"), cause })?;
            folders.insert(bucket, Arc::new(store));
        }
        Ok(Self { folders, service: s3 })
    }

    /// Reads a whole object of at most `limit` bytes.
    ///
    /// # Errors
    /// [`ObjectError`].
    pub async fn read(&self, bucket: &str, key: &str, limit: u64) -> Result<Bytes, ObjectError> {
        let failed = |cause| failed(bucket, key, cause);
        let too_large = |size| ObjectError::TooLarge { bucket: bucket.to_owned(), key: key.to_owned(), size, limit };
        let (store, path) = self.object(bucket, key)?;
        let object = store.get(&path).await.map_err(failed)?;
        if object.meta.size > limit {
            return Err(too_large(object.meta.size));
        }
        let mut bytes = BytesMut::with_capacity(usize::try_from(object.meta.size).unwrap_or(0));
        let mut pieces = object.into_stream();
        while let Some(piece) = pieces.next().await {
            bytes.extend_from_slice(&piece.map_err(failed)?);
            // What is read may have grown since its size was told.
            let size = bytes.len() as u64;
            if size > limit {
                return Err(too_large(size));
            }
        }
        Ok(bytes.freeze())
    }

    /// What is known of an object beside its content.
    ///
    /// # Errors
    /// [`ObjectError`].
    pub async fn stat(&self, bucket: &str, key: &str) -> Result<ObjectSummary, ObjectError> {
        let (store, path) = self.object(bucket, key)?;
        let meta = store.head(&path).await.map_err(|cause| failed(bucket, key, cause))?;
        Ok(meta.into())
    }

    /// The objects whose keys begin with `prefix`, in no particular order, as they are found. An empty prefix lists all; none
    /// that begins so is no error. The list ends with its first error.
    pub fn list(&self, bucket: &str, prefix: &str) -> BoxStream<'static, Result<ObjectSummary, ObjectError>> {
        let store = match self.bucket(bucket) {
            Ok(store) => store,
            Err(error) => return async { Err(error) }.into_stream().boxed(),
        };
        let (bucket, prefix) = (bucket.to_owned(), prefix.to_owned());
        // The store matches whole parts of paths, S3 the letters of keys.
        let folder = prefix.rsplit_once('/').map_or("", |(folder, _)| folder);
        let Ok(folder) = Path::parse(folder) else { return futures::stream::empty().boxed() };
        let (matching, failing) = (prefix.clone(), prefix);
        store
            .list(Some(&folder))
            .map_ok(ObjectSummary::from)
            .try_filter(move |object| std::future::ready(object.key.starts_with(&matching)))
            .map_err(move |cause| failed(&bucket, &failing, cause))
            .boxed()
    }

    fn object(&self, bucket: &str, key: &str) -> Result<(Arc<dyn ObjectStore>, Path), ObjectError> {
        let store = self.bucket(bucket)?;
        let path = Path::parse(key).map_err(|error| failed(bucket, key, error.into()))?;
        Ok((store, path))
    }

    fn bucket(&self, bucket: &str) -> Result<Arc<dyn ObjectStore>, ObjectError> {
        if let Some(folder) = self.folders.get(bucket) {
            return Ok(folder.clone());
        }
        let no_bucket = || ObjectError::NoBucket { bucket: bucket.to_owned() };
        let service = self.service.as_ref().ok_or_else(no_bucket)?;
        Ok(Arc::new(connect(service, bucket).map_err(|cause| failed(bucket, "", cause))?))
    }
}

fn failed(bucket: &str, key: &str, cause: object_store::Error) -> ObjectError {
    let (bucket, key) = (bucket.to_owned(), key.to_owned());
    match cause {
        object_store::Error::NotFound { .. } => ObjectError::NoObject { bucket, key },
        cause => ObjectError::Failed { bucket, key, cause },
    }
}

/// A bucket of the service. Making it opens no connection.
fn connect(service: &S3Config, bucket: &str) -> Result<AmazonS3, object_store::Error> {
    let mut builder = AmazonS3Builder::from_env().with_bucket_name(bucket);
    if let Some(region) = &service.region {
        builder = builder.with_region(region);
    }
    if let Some(endpoint) = &service.endpoint {
        builder = builder.with_endpoint(endpoint).with_allow_http(endpoint.starts_with("http://"));
    }
    builder.with_virtual_hosted_style_request(!service.path_style).build()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn objects(folder: &std::path::Path) -> Objects {
        let buckets = [("files".to_owned(), folder.to_owned())].into();
        Objects::new(ObjectsConfig { buckets, s3: None }).unwrap()
    }

    #[tokio::test]
    async fn a_published_folder_is_a_bucket_and_nothing_else_is_reached() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("a")).unwrap();
        std::fs::write(folder.path().join("a/b c.txt"), "hello").unwrap();
        let objects = objects(folder.path());
        assert_eq!(objects.read("files", "a/b c.txt", 5).await.unwrap(), "hello");
        assert!(matches!(objects.read("files", "a/b c.txt", 4).await, Err(ObjectError::TooLarge { size: 5, .. })));
        assert!(matches!(objects.read("files", "a/c.txt", 5).await, Err(ObjectError::NoObject { .. })));
        assert!(matches!(objects.read("other", "a/b c.txt", 5).await, Err(ObjectError::NoBucket { .. })));
        for escape in ["../a", "a/../../x", "a//b", "./a"] {
            assert!(matches!(objects.read("files", escape, 5).await, Err(ObjectError::Failed { .. })), "{escape}");
        }
    }

    #[tokio::test]
    async fn a_list_has_the_keys_that_begin_with_the_prefix() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir_all(folder.path().join("docs/deep")).unwrap();
        for file in ["docs/a.md", "docs/ab.md", "docs/deep/c.md", "docs.md", "x y%20ü.md"] {
            std::fs::write(folder.path().join(file), file).unwrap();
        }
        let objects = objects(folder.path());
        let keys = async |prefix: &str| {
            let mut keys: Vec<_> = objects.list("files", prefix).map_ok(|object| object.key).try_collect().await.unwrap();
            keys.sort();
            keys
        };
        assert_eq!(keys("").await, ["docs.md", "docs/a.md", "docs/ab.md", "docs/deep/c.md", "x y%20ü.md"]);
        assert_eq!(keys("docs/a").await, ["docs/a.md", "docs/ab.md"]);
        assert_eq!(keys("docs/").await, ["docs/a.md", "docs/ab.md", "docs/deep/c.md"]);
        assert!(keys("none/").await.is_empty() && keys("../").await.is_empty());
        assert!(matches!(objects.list("other", "").next().await, Some(Err(ObjectError::NoBucket { .. }))));
        let stat = objects.stat("files", "docs/ab.md").await.unwrap();
        assert_eq!((stat.key.as_str(), stat.size), ("docs/ab.md", 10));
        std::fs::write(folder.path().join("docs/ab.md"), "longer than before").unwrap();
        assert_ne!(objects.stat("files", "docs/ab.md").await.unwrap().etag, stat.etag);
    }

    #[test]
    fn a_folder_that_is_not_there_is_an_error_of_the_configuration() {
        let buckets = [("files".to_owned(), "/no/such/folder".into())].into();
        let error = Objects::new(ObjectsConfig { buckets, s3: None }).unwrap_err();
        assert!(error.to_string().starts_with("objects.buckets.files: "), "{error}");
    }
}
