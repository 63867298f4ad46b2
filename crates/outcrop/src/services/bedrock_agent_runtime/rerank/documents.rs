//! The question and the documents of a request, as texts.

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{RerankDocument, RerankDocumentType, RerankQuery, RerankSource};

/// The request's one question.
pub(super) fn question(queries: Vec<RerankQuery>) -> Result<String, Error> {
    let text = queries.into_iter().next().and_then(|query| query.text_query.text);
    text.ok_or_else(|| {
        Error::validation("queries[0].textQuery.text is missing: it is what documents are compared with.")
    })
}

/// The texts of all documents, in their order.
pub(super) fn texts(sources: Vec<RerankSource>) -> Result<Vec<String>, Error> {
    sources.into_iter().enumerate().map(|(index, source)| text(source.inline_document_source, index)).collect()
}

fn text(document: RerankDocument, index: usize) -> Result<String, Error> {
    let missing = |member: &str| {
        Error::validation(format!(
            "sources[{index}].inlineDocumentSource.{member} is missing for the type {}.",
            document.r#type
        ))
    };
    match document.r#type {
        RerankDocumentType::Text => {
            document.text_document.and_then(|document| document.text).ok_or_else(|| missing("textDocument.text"))
        }
        // Names of members say what their values mean, so they are compared too.
        RerankDocumentType::Json => {
            document.json_document.map(|document| document.to_string()).ok_or_else(|| missing("jsonDocument"))
        }
    }
}
