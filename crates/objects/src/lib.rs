//! Objects behind `s3://` addresses: buckets that the server keeps in its data folder, folders of this machine that stand for
//! buckets, and an S3 service.
//!
//! A request may name any bucket, so a bucket is a folder that the configuration publishes under that name, one that a client
//! created here, or else one of the configured service. Nothing else is reached.

mod config;
mod embedded;
mod error;
mod folder;
mod listing;
mod object;
mod objects;
mod service;
#[cfg(test)]
mod tests;
mod uploads;
mod walk;

pub use config::{FolderConfig, ObjectsConfig, S3Config};
pub use embedded::Staged;
pub use error::{BodyError, ConfigError, ObjectError, OpenError, PartProblem};
pub use listing::{ListRequest, Listing};
pub use object::{Attributes, BucketSummary, Checksum, Condition, Object, ObjectSummary, Part};
pub use objects::{LOOKS, Objects, Opened, UploadId};
pub use uploads::{ListUploads, Upload, UploadListing};
