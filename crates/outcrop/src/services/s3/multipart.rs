//! Uploads in parts.

use objects::{Checksum, ListUploads, Part as UploadedPart, UploadId};
use s3s::dto::*;
use s3s::{S3Error, S3ErrorCode, S3Request, S3Result};

use super::Buckets;
use super::attributes::{attributes_of, count, refuse_means, signed};
use super::checksums::{Algorithm, said_of, stage, tell_checksum};
use super::conditions;
use super::copy::hex;
use super::error::{invalid, not_here, refuse};
use super::list::Written;

/// The greatest number of a part.
const PARTS: u32 = 10_000;
/// How many entries a page has at most.
const MOST: u32 = 1000;

impl Buckets {
    pub(super) async fn begin_upload(
        &self,
        input: CreateMultipartUploadInput,
    ) -> S3Result<CreateMultipartUploadOutput> {
        refuse_means!(input)?;
        let mut attributes = attributes_of!(input)?;
        let algorithm = input.checksum_algorithm.as_ref().map(|name| Algorithm::named(name.as_str())).transpose()?;
        attributes.checksum =
            algorithm.map(|algorithm| Checksum { algorithm: algorithm.name().to_owned(), value: String::new() });
        let id = self.objects().create_upload(&input.bucket, &input.key, &attributes).await.map_err(refuse)?;
        Ok(CreateMultipartUploadOutput {
            bucket: Some(input.bucket),
            key: Some(input.key),
            upload_id: Some(id),
            checksum_algorithm: input.checksum_algorithm,
            ..CreateMultipartUploadOutput::default()
        })
    }

    pub(super) async fn write_part(&self, mut request: S3Request<UploadPartInput>) -> S3Result<UploadPartOutput> {
        let (bucket, key) = (request.input.bucket.clone(), request.input.key.clone());
        let id = request.input.upload_id.clone();
        let upload = UploadId { bucket: &bucket, key: &key, id: &id };
        let number = part_number(request.input.part_number)?;
        if request.input.sse_customer_key.is_some() {
            return Err(not_here("Objects are not encrypted with keys of customers here."));
        }
        self.objects().upload(upload).await.map_err(refuse)?;
        let said = said_of!(request);
        let body = request.input.body.take();
        let (staged, checksum) = stage(self.objects(), request, body, said).await?;
        let etag = ETag::Strong(hex(staged.md5()));
        self.objects().put_part(upload, number, staged, checksum.as_ref()).await.map_err(refuse)?;
        let mut output = UploadPartOutput { e_tag: Some(etag), ..UploadPartOutput::default() };
        tell_checksum!(output, checksum);
        Ok(output)
    }

    pub(super) async fn complete(
        &self,
        input: CompleteMultipartUploadInput,
    ) -> S3Result<CompleteMultipartUploadOutput> {
        let upload = UploadId { bucket: &input.bucket, key: &input.key, id: &input.upload_id };
        let condition = conditions::of_write(input.if_match, input.if_none_match)?;
        let parts = input.multipart_upload.and_then(|upload| upload.parts).unwrap_or_default();
        if parts.is_empty() {
            let message = "An upload is completed with at least one part.";
            return Err(S3Error::with_message(S3ErrorCode::MalformedXML, message));
        }
        let named = parts.into_iter().map(|part| {
            let number = part_number(part.part_number.unwrap_or_default())?;
            let etag = part.e_tag.ok_or_else(|| invalid(format!("Part {number} has no ETag.")))?;
            Ok((number, etag.into_value()))
        });
        let parts = named.collect::<S3Result<Vec<_>>>()?;
        let object = self.objects().complete(upload, &parts, None, &condition).await.map_err(refuse)?;
        Ok(CompleteMultipartUploadOutput {
            location: Some(format!(
                "/{}/{}",
                input.bucket,
                Written::new(Some(&EncodingType::from_static("url"))).text(&input.key)
            )),
            bucket: Some(input.bucket),
            key: Some(input.key),
            e_tag: Some(ETag::Strong(object.etag)),
            ..CompleteMultipartUploadOutput::default()
        })
    }

    pub(super) async fn abort(&self, input: AbortMultipartUploadInput) -> S3Result<AbortMultipartUploadOutput> {
        let upload = UploadId { bucket: &input.bucket, key: &input.key, id: &input.upload_id };
        self.objects().abort(upload).await.map_err(refuse)?;
        Ok(AbortMultipartUploadOutput::default())
    }

    pub(super) async fn list_upload_parts(&self, input: ListPartsInput) -> S3Result<ListPartsOutput> {
        let upload = UploadId { bucket: &input.bucket, key: &input.key, id: &input.upload_id };
        let limit = count(input.max_parts, "max-parts", MOST)?;
        let after = input.part_number_marker.and_then(|after| u32::try_from(after).ok()).unwrap_or(0);
        let mut parts = self.objects().parts(upload, after, limit + 1).await.map_err(refuse)?;
        let truncated = parts.len() > limit as usize;
        parts.truncate(limit as usize);
        let last = parts.last().and_then(|part| i32::try_from(part.number).ok());
        Ok(ListPartsOutput {
            parts: Some(parts.iter().map(told).collect()),
            is_truncated: Some(truncated),
            next_part_number_marker: last.filter(|_| truncated),
            part_number_marker: input.part_number_marker,
            max_parts: i32::try_from(limit).ok(),
            storage_class: Some(StorageClass::from_static(StorageClass::STANDARD)),
            bucket: Some(input.bucket),
            key: Some(input.key),
            upload_id: Some(input.upload_id),
            ..ListPartsOutput::default()
        })
    }

    pub(super) async fn list_uploads(&self, input: ListMultipartUploadsInput) -> S3Result<ListMultipartUploadsOutput> {
        if input.delimiter.as_deref().is_some_and(|delimiter| !delimiter.is_empty()) {
            return Err(not_here("Uploads are listed without a delimiter here."));
        }
        let limit = count(input.max_uploads, "max-uploads", MOST)?;
        let request = ListUploads {
            prefix: input.prefix.clone().unwrap_or_default(),
            after_key: input.key_marker.clone().unwrap_or_default(),
            after_id: input.upload_id_marker.clone(),
            limit,
        };
        let page = self.objects().uploads(&input.bucket, &request).await.map_err(refuse)?;
        let written = Written::new(input.encoding_type.as_ref());
        let last = page.uploads.last().filter(|_| page.truncated);
        Ok(ListMultipartUploadsOutput {
            next_key_marker: last.map(|upload| written.text(&upload.key)),
            next_upload_id_marker: last.map(|upload| upload.id.clone()),
            uploads: Some(page.uploads.iter().map(|upload| written.upload(upload)).collect()),
            is_truncated: Some(page.truncated),
            max_uploads: i32::try_from(limit).ok(),
            bucket: Some(input.bucket),
            prefix: input.prefix.map(|prefix| written.text(&prefix)),
            key_marker: input.key_marker.map(|key| written.text(&key)),
            upload_id_marker: input.upload_id_marker,
            encoding_type: input.encoding_type,
            ..ListMultipartUploadsOutput::default()
        })
    }
}

impl Written {
    fn upload(&self, upload: &objects::Upload) -> MultipartUpload {
        MultipartUpload {
            key: Some(self.text(&upload.key)),
            upload_id: Some(upload.id.clone()),
            initiated: Some(upload.created.into()),
            storage_class: Some(StorageClass::from_static(StorageClass::STANDARD)),
            ..MultipartUpload::default()
        }
    }
}

fn told(part: &UploadedPart) -> Part {
    let mut told = Part {
        part_number: i32::try_from(part.number).ok(),
        size: Some(signed(part.size)),
        e_tag: Some(ETag::Strong(part.etag.clone())),
        last_modified: Some(part.last_modified.into()),
        ..Part::default()
    };
    tell_checksum!(told, part.checksum);
    told
}

pub(super) fn part_number(number: i32) -> S3Result<u32> {
    let number = u32::try_from(number).ok().filter(|number| (1..=PARTS).contains(number));
    number.ok_or_else(|| invalid("A part has a number from 1 to 10000."))
}
