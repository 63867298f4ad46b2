//! What clients say of objects: headers, metadata, tags.

use std::collections::BTreeMap;

use objects::Attributes;
use s3s::dto::{Metadata, Timestamp, TimestampFormat};
use s3s::{S3Error, S3ErrorCode, S3Result};

use super::error::{invalid, not_here};

/// How many bytes user metadata may have, names included.
const METADATA_BYTES: usize = 2 << 10;
/// How many tags an object may have.
const TAGS: usize = 10;

/// The attributes of an input that writes an object: all such inputs name their members alike.
macro_rules! attributes_of {
    ($input:expr) => {
        $crate::services::s3::attributes::checked(
            objects::Attributes {
                content_type: $input.content_type.clone(),
                content_encoding: $input.content_encoding.clone(),
                content_language: $input.content_language.clone(),
                content_disposition: $input.content_disposition.clone(),
                cache_control: $input.cache_control.clone(),
                expires: $input.expires.as_ref().and_then($crate::services::s3::attributes::http_date),
                checksum: None,
                ..objects::Attributes::default()
            },
            $input.metadata.clone(),
            $input.tagging.as_deref(),
        )
    };
}

/// Refuses what an input wants of an object that the server has no means for.
macro_rules! refuse_means {
    ($input:expr) => {{
        let lock = $input.object_lock_mode.is_some()
            || $input.object_lock_legal_hold_status.is_some()
            || $input.object_lock_retain_until_date.is_some();
        $crate::services::s3::attributes::check_means(
            $input.sse_customer_key.is_some() || $input.sse_customer_algorithm.is_some(),
            $input.server_side_encryption.as_ref().is_some_and(|kind| kind.as_str() != "AES256"),
            lock,
            $input.website_redirect_location.is_some(),
        )
    }};
}

pub(super) use {attributes_of, refuse_means};

pub(super) fn checked(
    mut attributes: Attributes,
    metadata: Option<Metadata>,
    tagging: Option<&str>,
) -> S3Result<Attributes> {
    // How a body was sent is no property of the object.
    let encodings = attributes.content_encoding.take();
    let kept = |encoding: &&str| !encoding.is_empty() && *encoding != "aws-chunked";
    let kept = encodings.as_deref().unwrap_or_default().split(',').map(str::trim).filter(kept).collect::<Vec<_>>();
    attributes.content_encoding = (!kept.is_empty()).then(|| kept.join(","));
    attributes.metadata = metadata.unwrap_or_default().into_iter().collect();
    let bytes: usize = attributes.metadata.iter().map(|(name, value)| name.len() + value.len()).sum();
    if bytes > METADATA_BYTES {
        let message = "The metadata of the object has more than 2 KB.";
        return Err(S3Error::with_message(S3ErrorCode::MetadataTooLarge, message));
    }
    let tags = form_urlencoded::parse(tagging.unwrap_or_default().as_bytes()).into_owned();
    attributes.tags = checked_tags(tags)?;
    Ok(attributes)
}

/// Tags within S3's limits.
pub(super) fn checked_tags(tags: impl Iterator<Item = (String, String)>) -> S3Result<BTreeMap<String, String>> {
    let mut checked = BTreeMap::new();
    for (name, value) in tags {
        if name.is_empty() || name.chars().count() > 128 || value.chars().count() > 256 {
            return Err(S3Error::with_message(
                S3ErrorCode::InvalidTag,
                "A tag has a name of 1 to 128 characters and a value of at most 256.",
            ));
        }
        if checked.insert(name, value).is_some() {
            return Err(S3Error::with_message(S3ErrorCode::InvalidTag, "A tag is named twice."));
        }
    }
    if checked.len() > TAGS {
        return Err(S3Error::with_message(S3ErrorCode::InvalidTag, "An object has at most 10 tags."));
    }
    Ok(checked)
}

pub(super) fn check_means(customer_key: bool, key_service: bool, lock: bool, redirect: bool) -> S3Result<()> {
    let problem = match (customer_key, key_service, lock, redirect) {
        (true, ..) => "Objects are not encrypted with keys of customers here.",
        (_, true, ..) => "Objects are not encrypted with keys of a key service here.",
        (_, _, true, _) => "Objects cannot be locked here.",
        (.., true) => "Objects cannot redirect here.",
        _ => return Ok(()),
    };
    Err(not_here(problem))
}

/// Objects have one version, which S3 calls `null`.
pub(super) fn check_version(version: Option<&str>) -> S3Result<()> {
    match version {
        None | Some("" | "null") => Ok(()),
        Some(_) => {
            let message = "Buckets have no versions here.";
            Err(S3Error::with_message(S3ErrorCode::NoSuchVersion, message))
        }
    }
}

pub(super) fn http_date(time: &Timestamp) -> Option<String> {
    let mut text = Vec::new();
    time.format(TimestampFormat::HttpDate, &mut text).ok()?;
    String::from_utf8(text).ok()
}

pub(super) fn from_http_date(text: &str) -> Option<Timestamp> {
    Timestamp::parse(TimestampFormat::HttpDate, text).ok()
}

/// A whole number of S3's, where only those from 0 make sense.
pub(super) fn count(number: Option<i32>, name: &str, most: u32) -> S3Result<u32> {
    let Some(number) = number else { return Ok(most) };
    let number = u32::try_from(number).map_err(|_| invalid(format!("{name} is not to be negative.")))?;
    Ok(number.min(most))
}

/// A size as S3 writes it.
pub(super) fn signed(size: u64) -> i64 {
    i64::try_from(size).unwrap_or(i64::MAX)
}
