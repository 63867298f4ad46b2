//! Fetching what is to be indexed: a document's bytes, its kind, its metadata.

use bytes::Bytes;
use documents::Kind;
use objects::ObjectError;
use store::jobs::Lease;

use super::LARGEST_DOCUMENT;
use super::direct::bucket_and_key;
use super::failure::Failure;
use super::metadata::{self, Attributes, LARGEST_SIDECAR};
use super::parts::Parts;
use super::source;
use super::work::{Given, GivenContent, GivenMetadata};
use crate::index::Location;

/// A document on its way into the index.
#[derive(Clone, Debug)]
pub(super) struct Incoming {
    pub(super) location: Location,
    /// Its address, for the metadata.
    pub(super) uri: String,
    pub(super) kind: Kind,
    pub(super) bytes: Bytes,
    pub(super) attributes: Attributes,
}

impl Parts {
    /// A document that was given directly; `lease` has what came with the request.
    pub(super) async fn fetch_given(&self, lease: &Lease, given: &Given) -> Result<Incoming, Failure> {
        let attributes = match &given.metadata {
            GivenMetadata::None => Attributes::default(),
            GivenMetadata::Inline(attributes) => metadata::inline(attributes).map_err(Failure::Document)?,
            GivenMetadata::Object(location) => {
                let (bucket, key) = bucket_and_key(&location.uri).map_err(Failure::Document)?;
                self.fetch_sidecar(&bucket, &key).await?
            }
        };
        let attached = || async {
            let attachment = self.store.job_attachment(lease).await?;
            attachment
                .map(Bytes::from)
                .ok_or_else(|| Failure::Document("its content is gone; send it again".to_owned()))
        };
        let mut uri = source::id(&given.location).to_owned();
        let (kind, bytes) = match &given.content {
            GivenContent::Object { bucket, key } => {
                uri = format!("s3://{bucket}/{key}");
                (kind_of(key)?, self.fetch(bucket, key).await?)
            }
            // People write Markdown where text is asked for, and other text is Markdown too.
            GivenContent::Text => (Kind::Md, attached().await?),
            GivenContent::Bytes { mime_type } => {
                let kind = Kind::of_media_type(mime_type);
                let unknown =
                    || Failure::Ignored(format!("content of the media type {mime_type} is not read; {}", kinds()));
                (kind.ok_or_else(unknown)?, attached().await?)
            }
        };
        Ok(Incoming { location: given.location.clone(), uri, kind, bytes, attributes })
    }

    /// The content of an object.
    pub(super) async fn fetch(&self, bucket: &str, key: &str) -> Result<Bytes, Failure> {
        let bytes = self.objects.read(bucket, key, LARGEST_DOCUMENT).await?;
        if bytes.is_empty() { Err(Failure::Document("the file is empty".to_owned())) } else { Ok(bytes) }
    }

    /// The attributes in an object that has the form of a sidecar.
    pub(super) async fn fetch_sidecar(&self, bucket: &str, key: &str) -> Result<Attributes, Failure> {
        let of_metadata = |error: ObjectError| match Failure::from(error) {
            Failure::Document(reason) => Failure::Document(format!("its metadata: {reason}")),
            other => other,
        };
        let bytes = self.objects.read(bucket, key, LARGEST_SIDECAR).await.map_err(of_metadata)?;
        metadata::sidecar(&bytes).map_err(Failure::Document)
    }
}

/// The kind of an object, by its name.
pub(super) fn kind_of(key: &str) -> Result<Kind, Failure> {
    Kind::of_name(key).ok_or_else(|| Failure::Ignored(format!("files of this kind are not read; {}", kinds())))
}

/// What is read, in words.
fn kinds() -> String {
    let names: Vec<_> = Kind::ALL.iter().map(ToString::to_string).collect();
    format!("these are: {}", names.join(", "))
}
