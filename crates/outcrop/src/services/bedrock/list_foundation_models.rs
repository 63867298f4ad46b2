//! `ListFoundationModels`.

use aws_wire::bedrock::types::{ListFoundationModelsRequest, ListFoundationModelsResponse};
use models::table::{EmbeddingTable, ModelTable};

/// The models that programs can name here.
pub(super) fn list_foundation_models(
    models: &ModelTable,
    embeddings: &EmbeddingTable,
    region: &str,
    input: &ListFoundationModelsRequest,
) -> ListFoundationModelsResponse {
    let mut summaries = models.foundation_models(input, region);
    summaries.extend(embeddings.foundation_models(input, region));
    ListFoundationModelsResponse { model_summaries: Some(summaries) }
}
