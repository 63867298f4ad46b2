//! Objects behind `s3://` addresses: folders of this machine that stand for buckets, and an S3 service.
//!
//! A request may name any bucket, so a bucket is either a folder that the configuration publishes under that name, or one of
//! the configured service. Nothing else is reached.

mod config;

use std::collections::BTreeMap;
use std::sync::Arc;

use bytes::{Bytes, BytesMut};
use futures::StreamExt as _;
use object_store::aws::{AmazonS3, AmazonS3Builder};
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::{ObjectStore, ObjectStoreExt as _};

pub use config::{ObjectsConfig, S3Config};

/// Why an object could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ObjectError {
    /// No folder stands for the bucket, and there is no S3 service to ask.
    #[error(
        "there is no bucket {bucket}: name a folder for it under [objects.buckets] in the configuration, or an S3 service under \
         [objects.s3]"
    )]
    NoBucket {
        /// The bucket.
        bucket: String,
    },
    /// The bucket has no such object.
    #[error("there is no object s3://{bucket}/{key}")]
    NoObject {
        /// The bucket.
        bucket: String,
        /// The key.
        key: String,
    },
    /// The object is larger than the reader takes.
    #[error("the object s3://{bucket}/{key} has {size} bytes where {limit} are allowed")]
    TooLarge {
        /// The bucket.
        bucket: String,
        /// The key.
        key: String,
        /// Its size in bytes.
        size: u64,
        /// What the reader takes.
        limit: u64,
    },
    /// The folder or the service failed.
    #[error("the object s3://{bucket}/{key} could not be read: {cause}")]
    Failed {
        /// The bucket.
        bucket: String,
        /// The key.
        key: String,
        /// What failed.
        cause: object_store::Error,
    },
}

/// A part of the configuration that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{place}: {cause}")]
pub struct ConfigError {
    /// The option.
    pub place: String,
    /// What is wrong.
    pub cause: object_store::Error,
}

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
        let failed = |cause: object_store::Error| {
            let (bucket, key) = (bucket.to_owned(), key.to_owned());
            match cause {
                object_store::Error::NotFound { .. } => ObjectError::NoObject { bucket, key },
                cause => ObjectError::Failed { bucket, key, cause },
            }
        };
        let too_large = |size| ObjectError::TooLarge { bucket: bucket.to_owned(), key: key.to_owned(), size, limit };
        let store = self.bucket(bucket).map_err(failed)?;
        let store = store.ok_or_else(|| ObjectError::NoBucket { bucket: bucket.to_owned() })?;
        let path = Path::parse(key).map_err(|error| failed(error.into()))?;
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

    fn bucket(&self, bucket: &str) -> Result<Option<Arc<dyn ObjectStore>>, object_store::Error> {
        if let Some(folder) = self.folders.get(bucket) {
            return Ok(Some(folder.clone()));
        }
        let Some(service) = &self.service else { return Ok(None) };
        Ok(Some(Arc::new(connect(service, bucket)?)))
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

    #[test]
    fn a_folder_that_is_not_there_is_an_error_of_the_configuration() {
        let buckets = [("files".to_owned(), "/no/such/folder".into())].into();
        let error = Objects::new(ObjectsConfig { buckets, s3: None }).unwrap_err();
        assert!(error.to_string().starts_with("objects.buckets.files: "), "{error}");
    }
}
