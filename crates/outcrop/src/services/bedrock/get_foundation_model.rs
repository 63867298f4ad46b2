//! `GetFoundationModel`.

use aws_wire::bedrock::Error;
use aws_wire::bedrock::types::{GetFoundationModelRequest, GetFoundationModelResponse};
use models::table::{EmbeddingTable, ModelTable};

/// The model that an id or ARN names.
pub(super) fn get_foundation_model(
    models: &ModelTable,
    embeddings: &EmbeddingTable,
    region: &str,
    input: &GetFoundationModelRequest,
) -> Result<GetFoundationModelResponse, Error> {
    // A pattern for text models may match the id of an embedding model too.
    let details = match embeddings.foundation_model(&input.model_identifier, region) {
        Some(details) => details,
        None => {
            let details = models.foundation_model(&input.model_identifier, region);
            details.map_err(|error| Error::resource_not_found(error.message()))?
        }
    };
    Ok(GetFoundationModelResponse { model_details: Some(details) })
}
