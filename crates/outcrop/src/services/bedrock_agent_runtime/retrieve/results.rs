//! Hits of an index as the results that the API shows.

use std::collections::BTreeMap;

use aws_wire::Document;
use aws_wire::bedrock_agent_runtime::types::{
    KnowledgeBaseRetrievalResult, RetrievalResultContent, RetrievalResultContentType,
    RetrievalResultCustomDocumentLocation, RetrievalResultLocation, RetrievalResultLocationType,
    RetrievalResultS3Location,
};
use knowledge::index::{Hit, Location, MetadataValue};

/// The names of metadata that a result has by itself.
const CHUNK_ID: &str = "x-amz-bedrock-kb-chunk-id";
const DATA_SOURCE_ID: &str = "x-amz-bedrock-kb-data-source-id";

/// Numbers from here on are no longer whole by their form alone.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// A hit as a result.
pub(super) fn result(hit: Hit) -> KnowledgeBaseRetrievalResult {
    let mut metadata: BTreeMap<String, Document> =
        hit.metadata.into_iter().map(|(name, value)| (name, document(value))).collect();
    metadata.insert(CHUNK_ID.to_owned(), hit.chunk_id.into());
    metadata.insert(DATA_SOURCE_ID.to_owned(), hit.document.data_source_id.into());
    let text = Some(hit.text.as_ref().to_owned());
    KnowledgeBaseRetrievalResult {
        content: RetrievalResultContent {
            r#type: Some(RetrievalResultContentType::Text),
            text,
            ..RetrievalResultContent::default()
        },
        document_id: None,
        location: Some(location(hit.location)),
        metadata: Some(metadata),
        score: Some(hit.score),
    }
}

fn location(location: Location) -> RetrievalResultLocation {
    let (r#type, s3_location, custom_document_location) = match location {
        Location::S3(uri) => {
            (RetrievalResultLocationType::S3, Some(RetrievalResultS3Location { uri: Some(uri) }), None)
        }
        Location::Custom(id) => {
            let custom = RetrievalResultCustomDocumentLocation { id: Some(id) };
            (RetrievalResultLocationType::Custom, None, Some(custom))
        }
    };
    RetrievalResultLocation {
        confluence_location: None,
        custom_document_location,
        google_drive_location: None,
        kendra_document_location: None,
        one_drive_location: None,
        s3_location,
        salesforce_location: None,
        share_point_location: None,
        sql_location: None,
        r#type,
        web_location: None,
    }
}

fn document(value: MetadataValue) -> Document {
    match value {
        MetadataValue::Boolean(value) => value.into(),
        #[allow(clippy::cast_possible_truncation, reason = "whole and small enough, as is checked")]
        MetadataValue::Number(value) if value.fract() == 0.0 && value.abs() < EXACT => (value as i64).into(),
        MetadataValue::Number(value) => value.into(),
        MetadataValue::String(value) => value.into(),
        MetadataValue::StringList(values) => values.into(),
    }
}
