//! Why an object could not be had.

/// Why an object could not be read, or a bucket not be listed.
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
    #[error("s3://{bucket}/{key} could not be read: {cause}")]
    Failed {
        /// The bucket.
        bucket: String,
        /// The key, or the prefix of a list.
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
