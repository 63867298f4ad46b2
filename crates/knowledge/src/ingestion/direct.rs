//! A document of `IngestKnowledgeBaseDocuments` as its job carries it.

use aws_wire::bedrock_agent::types::{
    CustomContent, CustomSourceType, DataSourceType, DocumentMetadata, InlineContentType, KnowledgeBaseDocument,
    MetadataSourceType,
};

use super::source::Source;
use super::work::{Given, GivenContent, GivenMetadata};
use crate::index::Location;

/// The document, and its content where that came with the request; what is wrong with it otherwise.
pub(super) fn given<'d>(
    source: &Source,
    document: &'d KnowledgeBaseDocument,
) -> Result<(Given, Option<&'d [u8]>), String> {
    let metadata = metadata(document.metadata.as_ref())?;
    let kind = source.configuration.r#type;
    let (location, content, attached) = match (&document.content.custom, &document.content.s3, kind) {
        (Some(custom), None, DataSourceType::Custom) => {
            let (content, attached) = custom_content(custom)?;
            (Location::Custom(custom.custom_document_identifier.id.clone()), content, attached)
        }
        (None, Some(s3), DataSourceType::S3) => {
            let uri = &s3.s3_location.uri;
            let (bucket, key) = bucket_and_key(uri)?;
            if source.bucket() != Some(bucket.as_str()) {
                return Err(format!(
                    "{uri} is not in the data source's bucket {}",
                    source.bucket().unwrap_or_default()
                ));
            }
            (Location::S3(uri.clone()), GivenContent::Object { bucket, key }, None)
        }
        _ => {
            return Err(format!(
                "the data source is of the type {kind}; a document's content has to be of the same type, with the member of that \
                 name and no other"
            ));
        }
    };
    Ok((Given { location, content, metadata }, attached))
}

/// Bucket and key of an `s3://` address.
pub(super) fn bucket_and_key(uri: &str) -> Result<(String, String), String> {
    let parts = uri.strip_prefix("s3://").and_then(|rest| rest.split_once('/'));
    match parts {
        Some((bucket, key)) if !bucket.is_empty() && !key.is_empty() => Ok((bucket.to_owned(), key.to_owned())),
        _ => Err(format!("'{uri}' is no address of an object; it has the form s3://bucket/key")),
    }
}

fn custom_content(custom: &CustomContent) -> Result<(GivenContent, Option<&[u8]>), String> {
    match (custom.source_type, &custom.inline_content, &custom.s3_location) {
        (CustomSourceType::S3Location, None, Some(s3)) => {
            let (bucket, key) = bucket_and_key(&s3.uri)?;
            Ok((GivenContent::Object { bucket, key }, None))
        }
        (CustomSourceType::InLine, Some(inline), None) => {
            match (inline.r#type, &inline.text_content, &inline.byte_content) {
                (InlineContentType::Text, Some(text), None) => Ok((GivenContent::Text, Some(text.data.as_bytes()))),
                (InlineContentType::Byte, None, Some(bytes)) => {
                    let mime_type = bytes.mime_type.clone();
                    Ok((GivenContent::Bytes { mime_type }, Some(&bytes.data.0)))
                }
                (of_type, ..) => {
                    Err(format!("inlineContent of the type {of_type} needs the content of that type and no other"))
                }
            }
        }
        (of_type, ..) => {
            Err(format!("custom content of the source type {of_type} needs the member of that name and no other"))
        }
    }
}

fn metadata(metadata: Option<&DocumentMetadata>) -> Result<GivenMetadata, String> {
    let Some(metadata) = metadata else { return Ok(GivenMetadata::None) };
    if metadata.access_control_list.is_some() {
        return Err("metadata.accessControlList is not enforced by this server; leave it out".to_owned());
    }
    match (metadata.r#type, &metadata.inline_attributes, &metadata.s3_location) {
        (MetadataSourceType::InLineAttribute, Some(attributes), None) => {
            super::metadata::inline(attributes)?;
            Ok(GivenMetadata::Inline(attributes.clone()))
        }
        (MetadataSourceType::S3Location, None, Some(location)) => {
            bucket_and_key(&location.uri)?;
            Ok(GivenMetadata::Object(location.clone()))
        }
        (of_type, ..) => Err(format!("metadata of the type {of_type} need the member of that name and no other")),
    }
}
