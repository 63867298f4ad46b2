//! The document of a question that is about one: fetched, read, and cut into passages, so that an answer can name those that it
//! rests on.

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{
    ExternalSource, ExternalSourceType, KnowledgeBaseRetrievalResult, RetrievalResultContent,
    RetrievalResultContentType, RetrievalResultCustomDocumentLocation, RetrievalResultLocation,
    RetrievalResultLocationType, RetrievalResultS3Location,
};
use bytes::Bytes;
use documents::{Kind, Text};
use knowledge::chunking::{Form, Input, Piece, Plan, Strategy, TooManyChunks, plan};

use crate::server::App;

/// Bytes of a document, as AWS allows.
const MAX_BYTES: u64 = 10 * 1024 * 1024;

/// A document before it is read.
struct Fetched {
    name: String,
    media_type: Option<String>,
    bytes: Bytes,
    location: RetrievalResultLocation,
}

/// The passages of the sources, in their order.
pub(super) async fn passages(
    app: &App,
    sources: Vec<ExternalSource>,
) -> Result<Vec<KnowledgeBaseRetrievalResult>, Error> {
    let mut passages = Vec::new();
    for (index, source) in sources.into_iter().enumerate() {
        let place = format!("externalSourcesConfiguration.sources[{index}]");
        let invalid = |problem: String| Error::validation(format!("{place}: {problem}"));
        let Fetched { name, media_type, bytes, location } = fetch(app, source).await.map_err(invalid)?;
        let kind = media_type.as_deref().and_then(Kind::of_media_type).or_else(|| Kind::of_name(&name));
        let kind = kind.ok_or_else(|| {
            invalid(format!(
                "neither the name {name} nor the content type {} tells one of the kinds that can be read: CSV, XLS, XLSX, YAML, \
                 JSON, DOC, DOCX, HTML, MD, TXT, PDF.",
                media_type.as_deref().unwrap_or("(none)")
            ))
        })?;
        let read = app.documents.extract(kind, bytes).await.map_err(|error| invalid(error.to_string()))?;
        if let Some(truncated) = &read.truncated {
            return Err(invalid(format!("{truncated}. Ask about a smaller part of the document.")));
        }
        let cut = cut(&read, kind).map_err(|error| invalid(error.to_string()))?;
        passages.extend(cut.into_iter().map(|text| passage(text, &location)));
        if passages.is_empty() {
            return Err(invalid("there is no text in the document.".to_owned()));
        }
    }
    Ok(passages)
}

async fn fetch(app: &App, source: ExternalSource) -> Result<Fetched, String> {
    let nowhere = |kind| RetrievalResultLocation {
        confluence_location: None,
        custom_document_location: None,
        google_drive_location: None,
        kendra_document_location: None,
        one_drive_location: None,
        s3_location: None,
        salesforce_location: None,
        share_point_location: None,
        sql_location: None,
        r#type: kind,
        web_location: None,
    };
    match (source.source_type, source.byte_content, source.s3_location) {
        (ExternalSourceType::ByteContent, Some(content), _) => {
            let id = Some(content.identifier.clone());
            Ok(Fetched {
                name: content.identifier,
                media_type: Some(content.content_type),
                bytes: content.data.0,
                location: RetrievalResultLocation {
                    custom_document_location: Some(RetrievalResultCustomDocumentLocation { id }),
                    ..nowhere(RetrievalResultLocationType::Custom)
                },
            })
        }
        (ExternalSourceType::S3, _, Some(object)) => {
            let address = object.uri.strip_prefix("s3://").and_then(|address| address.split_once('/'));
            let (bucket, key) = address
                .filter(|(bucket, key)| !bucket.is_empty() && !key.is_empty())
                .ok_or("s3Location.uri must have the form s3://bucket/key.")?;
            let bytes = app.objects.read(bucket, key, MAX_BYTES).await.map_err(|error| format!("{error}."))?;
            let uri = Some(object.uri.clone());
            Ok(Fetched {
                name: key.to_owned(),
                media_type: None,
                bytes,
                location: RetrievalResultLocation {
                    s3_location: Some(RetrievalResultS3Location { uri }),
                    ..nowhere(RetrievalResultLocationType::S3)
                },
            })
        }
        (ExternalSourceType::ByteContent, None, _) => {
            Err("byteContent is missing for sourceType BYTE_CONTENT.".to_owned())
        }
        (ExternalSourceType::S3, _, None) => Err("s3Location is missing for sourceType S3.".to_owned()),
    }
}

fn passage(text: String, location: &RetrievalResultLocation) -> KnowledgeBaseRetrievalResult {
    KnowledgeBaseRetrievalResult {
        content: RetrievalResultContent {
            audio: None,
            byte_content: None,
            row: None,
            text: Some(text),
            r#type: Some(RetrievalResultContentType::Text),
            video: None,
        },
        document_id: None,
        location: Some(location.clone()),
        metadata: None,
        score: None,
    }
}

/// Cuts a text into passages, as the documents of a knowledge base are cut unless they say otherwise.
fn cut(read: &Text, kind: Kind) -> Result<Vec<String>, TooManyChunks> {
    let input = Input { text: &read.text, sections: &read.sections, form: Form::from(kind) };
    let pieces = match plan(input, &Strategy::default())? {
        Plan::Done(pieces) => pieces,
        Plan::Semantic(_) => Vec::new(),
    };
    let passage = |piece: Piece| {
        let head = piece.head.map(|head| format!("{}\n", &read.text[head])).unwrap_or_default();
        head + &read.text[piece.text]
    };
    Ok(pieces.into_iter().map(passage).collect())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_a_table_keep_its_head() {
        let rows: String = (0..400).map(|row| format!("{row},Apples from the garden\n")).collect();
        let read = Text { text: format!("number,name\n{rows}"), title: None, sections: Vec::new(), truncated: None };
        let passages = cut(&read, Kind::Csv).unwrap();
        assert!(passages.len() > 1 && passages.iter().all(|passage| passage.starts_with("number,name\n")));
    }
}
