//! Copies of objects, and of ranges of them into parts of uploads.

use std::ops;

use futures::TryStreamExt as _;
use objects::{Condition, Opened, Staged, UploadId};
use s3s::dto::*;
use s3s::{S3Error, S3ErrorCode, S3Result};

use super::Buckets;
use super::attributes::{attributes_of, check_version, refuse_means};
use super::checksums::MOST;
use super::conditions::Wanted;
use super::error::{invalid, not_here, refuse};
use super::get::invalid_range;
use super::multipart::part_number;

impl Buckets {
    pub(super) async fn copy(&self, input: CopyObjectInput) -> S3Result<CopyObjectOutput> {
        let (bucket, key) = (&input.bucket, &input.key);
        self.objects().check_writable(bucket).map_err(refuse)?;
        refuse_means!(input)?;
        let replaces = input.metadata_directive.as_ref().is_some_and(|it| it.as_str() == MetadataDirective::REPLACE);
        let retags = input.tagging_directive.as_ref().is_some_and(|it| it.as_str() == TaggingDirective::REPLACE);
        let given = attributes_of!(input)?;
        let wanted = Wanted {
            matches: input.copy_source_if_match,
            none_match: input.copy_source_if_none_match,
            modified_since: input.copy_source_if_modified_since,
            unmodified_since: input.copy_source_if_unmodified_since,
        };
        let (source, itself) = self.source(&input.copy_source, &wanted).await?;
        if itself == (bucket.as_str(), key.as_str()) && !replaces {
            let message = "An object is copied to itself only where its metadata is to be replaced.";
            return Err(S3Error::with_message(S3ErrorCode::InvalidRequest, message));
        }
        let before = source.object.attributes.clone();
        let mut attributes = if replaces { given.clone() } else { before.clone() };
        attributes.tags = if retags { given.tags } else { before.tags };
        attributes.checksum = before.checksum.filter(|_| !source.object.is_multipart());
        let size = source.object.summary.size;
        let staged = self.stage_range(source, 0..size).await?;
        let put = self.objects().put(bucket, key, staged, &attributes, &Condition::None).await.map_err(refuse)?;
        let result = CopyObjectResult {
            e_tag: Some(ETag::Strong(put.etag)),
            last_modified: Some(put.last_modified.into()),
            ..CopyObjectResult::default()
        };
        Ok(CopyObjectOutput { copy_object_result: Some(result), ..CopyObjectOutput::default() })
    }

    pub(super) async fn copy_part(&self, input: UploadPartCopyInput) -> S3Result<UploadPartCopyOutput> {
        let upload = UploadId { bucket: &input.bucket, key: &input.key, id: &input.upload_id };
        let number = part_number(input.part_number)?;
        self.objects().upload(upload).await.map_err(refuse)?;
        let wanted = Wanted {
            matches: input.copy_source_if_match,
            none_match: input.copy_source_if_none_match,
            modified_since: input.copy_source_if_modified_since,
            unmodified_since: input.copy_source_if_unmodified_since,
        };
        let (source, _) = self.source(&input.copy_source, &wanted).await?;
        let size = source.object.summary.size;
        let range = match input.copy_source_range.as_deref() {
            Some(header) => {
                let range =
                    Range::parse(header).map_err(|_| invalid("x-amz-copy-source-range is no range of bytes."))?;
                range.check(size).map_err(|_| invalid_range())?
            }
            None => 0..size,
        };
        let staged = self.stage_range(source, range).await?;
        let etag = ETag::Strong(hex(staged.md5()));
        self.objects().put_part(upload, number, staged, None).await.map_err(refuse)?;
        let result = CopyPartResult {
            e_tag: Some(etag),
            last_modified: Some(std::time::SystemTime::now().into()),
            ..CopyPartResult::default()
        };
        Ok(UploadPartCopyOutput { copy_part_result: Some(result), ..UploadPartCopyOutput::default() })
    }

    /// The source of a copy, and its bucket and key.
    async fn source<'a>(&self, source: &'a CopySource, wanted: &Wanted) -> S3Result<(Opened, (&'a str, &'a str))> {
        let CopySource::Bucket { bucket, key, version_id } = source else {
            return Err(not_here("There are no access points here: name the source as bucket/key."));
        };
        check_version(version_id.as_deref())?;
        let opened = self.objects().get(bucket, key).await.map_err(refuse)?;
        wanted.check_source(&opened.object.summary)?;
        Ok((opened, (bucket, key)))
    }

    async fn stage_range(&self, source: Opened, range: ops::Range<u64>) -> S3Result<Staged> {
        if range.end - range.start > MOST {
            let message = "At most 5 GiB can be copied at once; copy ranges into the parts of an upload.";
            return Err(S3Error::with_message(S3ErrorCode::InvalidRequest, message));
        }
        let content = source.content(range).await.map_err(refuse)?;
        self.objects().stage(content.err_into()).await.map_err(refuse)
    }
}

/// An MD5 as ETags show it.
pub(super) fn hex(md5: [u8; 16]) -> String {
    md5.iter().map(|byte| format!("{byte:02x}")).collect()
}
