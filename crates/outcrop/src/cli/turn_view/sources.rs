//! Where what an answer rests on lies.

use aws_wire::bedrock_agent_runtime::types::{PayloadPart, RetrievalResultLocation, RetrievedReference};

/// The places that a piece of an answer cites, each once.
pub(super) fn cited(part: &PayloadPart) -> Vec<String> {
    let citations = part.attribution.iter().flat_map(|it| &it.citations).flatten();
    places(citations.flat_map(|citation| &citation.retrieved_references).flatten())
}

/// The places of passages, each once, in their order.
pub(super) fn places<'a>(references: impl Iterator<Item = &'a RetrievedReference>) -> Vec<String> {
    let mut places: Vec<String> = Vec::new();
    for place in references.filter_map(|reference| place(reference.location.as_ref()?)) {
        if !places.contains(&place) {
            places.push(place);
        }
    }
    places
}

fn place(location: &RetrievalResultLocation) -> Option<String> {
    let s3 = || location.s3_location.as_ref()?.uri.clone();
    let custom = || location.custom_document_location.as_ref()?.id.clone();
    let web = || location.web_location.as_ref()?.url.clone();
    s3().or_else(custom).or_else(web)
}
