//! Why an object or a bucket could not be had or changed.

/// What a body failed with while it was read.
pub type BodyError = Box<dyn std::error::Error + Send + Sync>;

/// Why a call about objects did not do what it was asked to.
#[derive(Debug, thiserror::Error)]
pub enum ObjectError {
    /// There is no such bucket here, and no S3 service to ask.
    #[error(
        "there is no bucket {bucket}: create it with the S3 API of this server, name a folder for it under [objects.buckets] in \
         the configuration, or an S3 service under [objects.s3]"
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
    /// A bucket of this name is there already.
    #[error("there is a bucket {bucket} already")]
    BucketExists {
        /// The bucket.
        bucket: String,
    },
    /// A bucket with objects cannot be deleted.
    #[error("the bucket {bucket} has objects; delete them first")]
    BucketNotEmpty {
        /// The bucket.
        bucket: String,
    },
    /// The bucket cannot be written to.
    #[error("the bucket {bucket} can only be read: {reason}")]
    ReadOnly {
        /// The bucket.
        bucket: String,
        /// Why, and what to change.
        reason: &'static str,
    },
    /// The object is not in the state that the caller expected it in.
    #[error("the object s3://{bucket}/{key} is not as the condition wants it")]
    Condition {
        /// The bucket.
        bucket: String,
        /// The key.
        key: String,
    },
    /// Whoever keeps the object does not let this server read it.
    #[error("the object s3://{bucket}/{key} may not be read by this server")]
    Denied {
        /// The bucket.
        bucket: String,
        /// The key, or the prefix of a list.
        key: String,
    },
    /// The object was replaced or deleted after it was looked at, or became shorter while it was read.
    #[error("the object s3://{bucket}/{key} changed while it was read")]
    Changed {
        /// The bucket.
        bucket: String,
        /// The key.
        key: String,
    },
    /// Something of a bucket cannot be told in a list.
    #[error("s3://{bucket}/{key} cannot be listed: {reason}")]
    Unlisted {
        /// The bucket.
        bucket: String,
        /// The key, or that of a folder with all that lies in it; as far as it can be written.
        key: String,
        /// Why.
        reason: String,
    },
    /// There is no such multipart upload of this object.
    #[error("there is no upload {id}: it was completed or aborted, or belongs to another object")]
    NoUpload {
        /// Its id.
        id: String,
    },
    /// The parts that an upload is to be completed with are not those that it has.
    #[error("part {number} of the upload: {problem}")]
    Part {
        /// Its number.
        number: u32,
        /// What is wrong.
        problem: PartProblem,
    },
    /// What was to be written could not be read.
    #[error("the body could not be read: {0}")]
    Body(BodyError),
    /// The folder or the service failed.
    #[error("s3://{bucket}/{key} could not be used: {cause}")]
    Failed {
        /// The bucket.
        bucket: String,
        /// The key, or the prefix of a list.
        key: String,
        /// What failed.
        cause: object_store::Error,
    },
    /// The server's own store failed.
    #[error("the store of objects failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The server's own store failed.
    #[error("the store of objects failed: {0}")]
    Io(#[from] std::io::Error),
    /// What lies in the server's own store cannot be read.
    #[error("the store of objects is damaged: {0}")]
    Damaged(String),
}

/// What is wrong with a part that an upload is to be completed with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PartProblem {
    /// It was not uploaded, or something else was under its number.
    #[error("it was not uploaded, or not with this ETag")]
    Missing,
    /// It does not come after the one before it.
    #[error("parts are to be listed by ascending number")]
    Order,
    /// It is too small to have another after it.
    #[error("only the last part may have less than 5 MiB")]
    TooSmall,
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

/// Why the objects cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The configuration cannot be used.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// What lies in the data folder cannot be used.
    #[error("the objects in {} cannot be opened: {cause}", .folder.display())]
    Store {
        /// The folder.
        folder: std::path::PathBuf,
        /// What is wrong.
        cause: ObjectError,
    },
}
