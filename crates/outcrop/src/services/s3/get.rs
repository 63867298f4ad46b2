//! Reading objects and what is known of them.

use std::ops;

use futures::StreamExt as _;
use http::StatusCode;
use http_body_util::StreamBody;
use hyper::body::Frame;
use objects::{LOOKS, Object, ObjectError};
use s3s::dto::*;
use s3s::{Body, S3Error, S3ErrorCode, S3Response, S3Result};

use super::attributes::{check_version, count, from_http_date, signed};
use super::checksums::tell_checksum;
use super::conditions::Wanted;
use super::error::{not_here, refuse};
use super::{Answer, Buckets};

/// What of an object is wanted.
struct Extent {
    range: ops::Range<u64>,
    /// The header that says so, unless it is the whole.
    content_range: Option<String>,
    /// How many parts it has, where one of them is wanted.
    parts: Option<i32>,
}

/// What is told of an object in headers, whether it is read or only looked at.
macro_rules! tell {
    ($output:expr, $object:expr, $extent:expr, $checksum_mode:expr) => {{
        let Object { summary, attributes, parts: _ } = $object;
        $output.accept_ranges = Some("bytes".to_owned());
        $output.content_length = Some(signed($extent.range.end - $extent.range.start));
        $output.content_range = $extent.content_range.clone();
        $output.parts_count = $extent.parts;
        $output.e_tag = Some(ETag::Strong(summary.etag.clone()));
        $output.last_modified = Some(summary.last_modified.into());
        $output.content_type = Some(attributes.content_type.clone().unwrap_or_else(|| DEFAULT_TYPE.to_owned()));
        $output.content_encoding = attributes.content_encoding.clone();
        $output.content_language = attributes.content_language.clone();
        $output.content_disposition = attributes.content_disposition.clone();
        $output.cache_control = attributes.cache_control.clone();
        $output.expires = attributes.expires.as_deref().and_then(from_http_date);
        $output.metadata = Some(attributes.metadata.clone().into_iter().collect());
        let wanted = $checksum_mode.as_ref().is_some_and(|mode| mode.as_str() == ChecksumMode::ENABLED);
        if wanted && $extent.content_range.is_none() && attributes.checksum.is_some() {
            tell_checksum!($output, attributes.checksum);
            $output.checksum_type = Some(ChecksumType::from_static(ChecksumType::FULL_OBJECT));
        }
    }};
}

/// The media type of what nobody named one for.
const DEFAULT_TYPE: &str = "binary/octet-stream";

impl Buckets {
    pub(super) async fn read(&self, input: GetObjectInput) -> Answer<GetObjectOutput> {
        check_version(input.version_id.as_deref())?;
        refuse_customer_key(input.sse_customer_key.is_some())?;
        let wanted = Wanted {
            matches: input.if_match,
            none_match: input.if_none_match,
            modified_since: input.if_modified_since,
            unmodified_since: input.if_unmodified_since,
        };
        let mut looks = 1;
        let (object, extent, content) = loop {
            let opened = self.objects().get(&input.bucket, &input.key).await.map_err(refuse)?;
            wanted.check(&opened.object.summary)?;
            let extent = extent(&opened.object, input.range, input.part_number)?;
            let object = opened.object.clone();
            match opened.content(extent.range.clone()).await {
                Err(ObjectError::Changed { .. }) if looks < LOOKS => looks += 1,
                content => break (object, extent, content.map_err(refuse)?),
            }
        };
        let mut output = GetObjectOutput::default();
        tell!(output, &object, extent, input.checksum_mode);
        let tags = object.attributes.tags.len();
        output.tag_count = (tags > 0).then(|| i32::try_from(tags).unwrap_or(i32::MAX));
        let frames = content.map(|piece| piece.map(Frame::data));
        output.body = Some(Body::http_body_unsync(StreamBody::new(frames)).into());
        Ok(partial(output, extent.content_range.is_some()))
    }

    pub(super) async fn look(&self, input: HeadObjectInput) -> Answer<HeadObjectOutput> {
        check_version(input.version_id.as_deref())?;
        refuse_customer_key(input.sse_customer_key.is_some())?;
        let object = self.objects().get(&input.bucket, &input.key).await.map_err(refuse)?.object;
        let wanted = Wanted {
            matches: input.if_match,
            none_match: input.if_none_match,
            modified_since: input.if_modified_since,
            unmodified_since: input.if_unmodified_since,
        };
        wanted.check(&object.summary)?;
        let extent = extent(&object, input.range, input.part_number)?;
        let mut output = HeadObjectOutput::default();
        tell!(output, &object, extent, input.checksum_mode);
        Ok(partial(output, extent.content_range.is_some()))
    }

    pub(super) async fn tell(&self, input: GetObjectAttributesInput) -> S3Result<GetObjectAttributesOutput> {
        check_version(input.version_id.as_deref())?;
        let Object { summary, attributes, parts } =
            self.objects().get(&input.bucket, &input.key).await.map_err(refuse)?.object;
        // The list may also come as one header with commas.
        let names = input.object_attributes.iter().flat_map(|names| names.as_str().split(','));
        let names: Vec<_> = names.map(str::trim).collect();
        let wants = |name| names.contains(&name);
        let mut output = GetObjectAttributesOutput {
            last_modified: Some(summary.last_modified.into()),
            ..GetObjectAttributesOutput::default()
        };
        if wants(ObjectAttributes::ETAG) {
            output.e_tag = Some(ETag::Strong(summary.etag.clone()));
        }
        if wants(ObjectAttributes::OBJECT_SIZE) {
            output.object_size = Some(signed(summary.size));
        }
        if wants(ObjectAttributes::STORAGE_CLASS) {
            output.storage_class = Some(StorageClass::from_static(StorageClass::STANDARD));
        }
        if wants(ObjectAttributes::CHECKSUM) && attributes.checksum.is_some() {
            let mut checksum = Checksum::default();
            tell_checksum!(checksum, attributes.checksum);
            checksum.checksum_type = Some(ChecksumType::from_static(ChecksumType::FULL_OBJECT));
            output.checksum = Some(checksum);
        }
        if wants(ObjectAttributes::OBJECT_PARTS) && summary.etag.contains('-') {
            let after = input.part_number_marker.and_then(|after| u32::try_from(after).ok()).unwrap_or(0);
            let limit = count(input.max_parts, "max-parts", 1000)?;
            output.object_parts = Some(part_page(&parts, after, limit));
        }
        Ok(output)
    }
}

fn part_page(parts: &[objects::Part], after: u32, limit: u32) -> GetObjectAttributesParts {
    let mut page: Vec<_> = parts.iter().filter(|part| part.number > after).collect();
    let truncated = page.len() > limit as usize;
    page.truncate(limit as usize);
    let number = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
    let told = page.iter().map(|part| {
        let mut told = ObjectPart {
            part_number: Some(number(part.number)),
            size: Some(signed(part.size)),
            ..ObjectPart::default()
        };
        tell_checksum!(told, part.checksum);
        told
    });
    GetObjectAttributesParts {
        parts: Some(told.collect()),
        is_truncated: Some(truncated),
        max_parts: Some(number(limit)),
        part_number_marker: Some(number(after)),
        next_part_number_marker: page.last().map(|part| number(part.number)),
        total_parts_count: Some(i32::try_from(parts.len()).unwrap_or(i32::MAX)),
    }
}

fn partial<T>(output: T, partial: bool) -> S3Response<T> {
    if partial { S3Response::with_status(output, StatusCode::PARTIAL_CONTENT) } else { S3Response::new(output) }
}

fn refuse_customer_key(given: bool) -> S3Result<()> {
    if given { Err(not_here("Objects are not encrypted with keys of customers here.")) } else { Ok(()) }
}

fn extent(object: &Object, range: Option<Range>, part: Option<i32>) -> S3Result<Extent> {
    let size = object.summary.size;
    let header = |range: &ops::Range<u64>| format!("bytes {}-{}/{size}", range.start, range.end.saturating_sub(1));
    match (range, part) {
        (None, None) => Ok(Extent { range: 0..size, content_range: None, parts: None }),
        (Some(range), None) => {
            let range = range.check(size).map_err(|_| invalid_range())?;
            let content_range = Some(header(&range));
            Ok(Extent { range, content_range, parts: None })
        }
        (None, Some(part)) => {
            let index = usize::try_from(part).ok().and_then(|part| part.checked_sub(1));
            let sizes: Vec<_> = match object.parts.as_slice() {
                [] => vec![size],
                parts => parts.iter().map(|part| part.size).collect(),
            };
            let own = index.and_then(|index| Some((index, sizes.get(index)?)));
            let (index, own) = own.ok_or_else(|| {
                let code = S3ErrorCode::Custom("InvalidPartNumber".into());
                let mut error = S3Error::with_message(code, "The object has no part of this number.");
                error.set_status_code(StatusCode::RANGE_NOT_SATISFIABLE);
                error
            })?;
            let start: u64 = sizes.iter().take(index).sum();
            let range = start..start + own;
            let content_range = (!range.is_empty()).then(|| header(&range));
            let parts = object.is_multipart().then(|| i32::try_from(sizes.len()).unwrap_or(i32::MAX));
            Ok(Extent { range, content_range, parts })
        }
        (Some(_), Some(_)) => {
            Err(S3Error::with_message(S3ErrorCode::InvalidRequest, "Range and partNumber exclude each other."))
        }
    }
}

pub(super) fn invalid_range() -> S3Error {
    S3Error::with_message(S3ErrorCode::InvalidRange, "The range does not lie within the object.")
}
