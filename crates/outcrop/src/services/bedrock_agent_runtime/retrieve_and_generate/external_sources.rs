//! The document of a question that is about one: fetched, read, and cut into passages, so that an answer can name those that it
//! rests on.

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{
    ExternalSource, ExternalSourceType, KnowledgeBaseRetrievalResult, RetrievalResultContent,
    RetrievalResultContentType, RetrievalResultCustomDocumentLocation, RetrievalResultLocation,
    RetrievalResultLocationType, RetrievalResultS3Location,
};
use bytes::Bytes;
use documents::Kind;

use crate::server::App;

/// Bytes of a document, as AWS allows.
const MAX_BYTES: u64 = 10 * 1024 * 1024;
/// Bytes of a passage: about as much as a chunk of a knowledge base.
const PASSAGE: usize = 1500;

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
        if let Some(truncated) = read.truncated {
            return Err(invalid(format!("{truncated}. Ask about a smaller part of the document.")));
        }
        passages.extend(cut(&read.text).into_iter().map(|text| passage(text, &location)));
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

/// Cuts a text into passages, between paragraphs where it can.
fn cut(text: &str) -> Vec<String> {
    let mut passages = Vec::new();
    let mut rest = text.trim();
    while rest.len() > PASSAGE {
        let fits = &rest[..rest.floor_char_boundary(PASSAGE)];
        let half = fits.floor_char_boundary(PASSAGE / 2);
        let at = ["\n\n", "\n", ". ", " "].iter().find_map(|cut| Some(half + fits[half..].rfind(cut)? + cut.len()));
        let (passage, after) = rest.split_at(at.unwrap_or(fits.len()));
        passages.push(passage.trim().to_owned());
        rest = after.trim();
    }
    passages.push(rest.to_owned());
    passages.retain(|passage| !passage.is_empty());
    passages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passages_end_where_paragraphs_do_and_lose_no_word() {
        let paragraph = "Äpfel und Birnen. ".repeat(40);
        let text = [paragraph.trim(), paragraph.trim(), paragraph.trim()].join("\n\n");
        let passages = cut(&text);
        assert!(
            passages.len() > 1 && passages.iter().all(|passage| passage.len() <= PASSAGE && passage.ends_with('.'))
        );
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(words(&passages.join(" ")), words(&text));
        assert_eq!(cut(&"é".repeat(PASSAGE)).concat(), "é".repeat(PASSAGE));
        assert!(cut(" \n ").is_empty());
    }
}
