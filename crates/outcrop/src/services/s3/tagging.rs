//! Tags of objects.

use std::collections::BTreeMap;

use s3s::S3Result;
use s3s::dto::*;

use super::Buckets;
use super::attributes::{check_version, checked_tags};
use super::error::refuse;

impl Buckets {
    pub(super) async fn tags(&self, input: GetObjectTaggingInput) -> S3Result<GetObjectTaggingOutput> {
        check_version(input.version_id.as_deref())?;
        let object = self.objects().get(&input.bucket, &input.key).await.map_err(refuse)?.object;
        let tag = |(key, value)| Tag { key: Some(key), value: Some(value) };
        Ok(GetObjectTaggingOutput { tag_set: object.attributes.tags.into_iter().map(tag).collect(), version_id: None })
    }

    pub(super) async fn tag(&self, input: PutObjectTaggingInput) -> S3Result<PutObjectTaggingOutput> {
        check_version(input.version_id.as_deref())?;
        let tags = input.tagging.tag_set.into_iter();
        let tags = tags.map(|Tag { key, value }| (key.unwrap_or_default(), value.unwrap_or_default()));
        self.objects().tag(&input.bucket, &input.key, checked_tags(tags)?).await.map_err(refuse)?;
        Ok(PutObjectTaggingOutput::default())
    }

    pub(super) async fn untag(&self, input: DeleteObjectTaggingInput) -> S3Result<DeleteObjectTaggingOutput> {
        check_version(input.version_id.as_deref())?;
        self.objects().tag(&input.bucket, &input.key, BTreeMap::new()).await.map_err(refuse)?;
        Ok(DeleteObjectTaggingOutput::default())
    }
}
