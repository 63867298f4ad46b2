//! `ListFoundationModels`.

use aws_wire::bedrock::types::{ListFoundationModelsRequest, ListFoundationModelsResponse};
use models::table::ModelTable;

/// The models that programs can name here.
pub(super) fn list_foundation_models(
    models: &ModelTable,
    region: &str,
    input: &ListFoundationModelsRequest,
) -> ListFoundationModelsResponse {
    ListFoundationModelsResponse { model_summaries: Some(models.foundation_models(input, region)) }
}
