//! Lists of objects, in both forms that S3 has.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use objects::{ListRequest, Listing, ObjectSummary};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use s3s::S3Result;
use s3s::dto::*;

use super::Buckets;
use super::attributes::{count, signed};
use super::error::{invalid, refuse};

/// How many entries a page has at most.
const MOST: u32 = 1000;
/// What keys keep where the client asks for them encoded, since XML cannot carry every character.
const ENCODED: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~').remove(b'/').remove(b'*');

impl Buckets {
    pub(super) async fn list_v2(&self, input: ListObjectsV2Input) -> S3Result<ListObjectsV2Output> {
        let after = match &input.continuation_token {
            Some(token) => Some(decode(token)?),
            None => input.start_after.clone(),
        };
        let limit = count(input.max_keys, "max-keys", MOST)?;
        let request = request(input.prefix.clone(), input.delimiter.clone(), after, limit);
        let Listing { objects, prefixes, next } = self.objects().page(&input.bucket, &request).await.map_err(refuse)?;
        let written = Written::new(input.encoding_type.as_ref());
        Ok(ListObjectsV2Output {
            name: Some(input.bucket),
            key_count: i32::try_from(objects.len() + prefixes.len()).ok(),
            max_keys: i32::try_from(limit).ok(),
            is_truncated: Some(next.is_some()),
            next_continuation_token: next.map(|next| URL_SAFE_NO_PAD.encode(next)),
            continuation_token: input.continuation_token,
            contents: Some(objects.into_iter().map(|object| written.object(object)).collect()),
            common_prefixes: Some(written.prefixes(&prefixes)),
            prefix: Some(written.text(&input.prefix.unwrap_or_default())),
            delimiter: input.delimiter.map(|delimiter| written.text(&delimiter)),
            start_after: input.start_after.map(|after| written.text(&after)),
            encoding_type: input.encoding_type,
            request_charged: None,
        })
    }

    pub(super) async fn list_v1(&self, input: ListObjectsInput) -> S3Result<ListObjectsOutput> {
        let limit = count(input.max_keys, "max-keys", MOST)?;
        let after = input.marker.clone().filter(|marker| !marker.is_empty());
        let request = request(input.prefix.clone(), input.delimiter.clone(), after, limit);
        let Listing { objects, prefixes, next } = self.objects().page(&input.bucket, &request).await.map_err(refuse)?;
        let written = Written::new(input.encoding_type.as_ref());
        Ok(ListObjectsOutput {
            name: Some(input.bucket),
            max_keys: i32::try_from(limit).ok(),
            is_truncated: Some(next.is_some()),
            // Without a delimiter the last key is where the next page begins, and S3 leaves this out.
            next_marker: next.filter(|_| input.delimiter.is_some()).map(|next| written.text(&next)),
            marker: Some(written.text(&input.marker.unwrap_or_default())),
            contents: Some(objects.into_iter().map(|object| written.object(object)).collect()),
            common_prefixes: Some(written.prefixes(&prefixes)),
            prefix: Some(written.text(&input.prefix.unwrap_or_default())),
            delimiter: input.delimiter.map(|delimiter| written.text(&delimiter)),
            encoding_type: input.encoding_type,
            request_charged: None,
        })
    }
}

fn request(prefix: Option<String>, delimiter: Option<String>, after: Option<String>, limit: u32) -> ListRequest {
    ListRequest { prefix: prefix.unwrap_or_default(), delimiter, after, limit: limit as usize }
}

fn decode(token: &str) -> S3Result<String> {
    let bytes = URL_SAFE_NO_PAD.decode(token).ok();
    let text = bytes.and_then(|bytes| String::from_utf8(bytes).ok());
    text.ok_or_else(|| invalid("The continuation token is none that this server gave."))
}

/// How keys are written.
pub(super) struct Written {
    encoded: bool,
}

impl Written {
    pub(super) fn new(encoding: Option<&EncodingType>) -> Self {
        Self { encoded: encoding.is_some_and(|encoding| encoding.as_str() == EncodingType::URL) }
    }

    pub(super) fn text(&self, text: &str) -> String {
        if self.encoded { utf8_percent_encode(text, ENCODED).to_string() } else { text.to_owned() }
    }

    fn object(&self, object: ObjectSummary) -> Object {
        let ObjectSummary { key, size, etag, last_modified } = object;
        Object {
            key: Some(self.text(&key)),
            size: Some(signed(size)),
            e_tag: Some(ETag::Strong(etag)),
            last_modified: Some(last_modified.into()),
            storage_class: Some(ObjectStorageClass::from_static(ObjectStorageClass::STANDARD)),
            ..Object::default()
        }
    }

    fn prefixes(&self, prefixes: &[String]) -> Vec<CommonPrefix> {
        prefixes.iter().map(|prefix| CommonPrefix { prefix: Some(self.text(prefix)) }).collect()
    }
}
