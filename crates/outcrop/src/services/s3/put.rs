//! Writing whole objects.

use s3s::dto::*;
use s3s::{S3Request, S3Result};

use super::Buckets;
use super::attributes::{attributes_of, refuse_means, signed};
use super::checksums::{said_of, stage, tell_checksum};
use super::conditions;
use super::error::{not_here, refuse};

impl Buckets {
    pub(super) async fn write(&self, mut request: S3Request<PutObjectInput>) -> S3Result<PutObjectOutput> {
        let (bucket, key) = (request.input.bucket.clone(), request.input.key.clone());
        self.objects().check_writable(&bucket).map_err(refuse)?;
        refuse_means!(request.input)?;
        if request.input.write_offset_bytes.is_some() {
            return Err(not_here("Objects are written whole here: there is no offset to write at."));
        }
        let mut attributes = attributes_of!(request.input)?;
        let condition = conditions::of_write(request.input.if_match.take(), request.input.if_none_match.take())?;
        let said = said_of!(request);
        let body = request.input.body.take();
        let (staged, checksum) = stage(self.objects(), request, body, said).await?;
        let size = signed(staged.size());
        attributes.checksum.clone_from(&checksum);
        let put = self.objects().put(&bucket, &key, staged, &attributes, &condition).await.map_err(refuse)?;
        let mut output =
            PutObjectOutput { e_tag: Some(ETag::Strong(put.etag)), size: Some(size), ..PutObjectOutput::default() };
        tell_checksum!(output, checksum);
        if checksum.is_some() {
            output.checksum_type = Some(ChecksumType::from_static(ChecksumType::FULL_OBJECT));
        }
        Ok(output)
    }
}
