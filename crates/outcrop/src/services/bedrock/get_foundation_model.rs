//! `GetFoundationModel`.

use aws_wire::bedrock::Error;
use aws_wire::bedrock::types::{GetFoundationModelRequest, GetFoundationModelResponse};
use models::table::ModelTable;

/// The model that an id or ARN names.
pub(super) fn get_foundation_model(
    models: &ModelTable,
    region: &str,
    input: &GetFoundationModelRequest,
) -> Result<GetFoundationModelResponse, Error> {
    let details = models.foundation_model(&input.model_identifier, region);
    let details = details.map_err(|error| Error::resource_not_found(error.message()))?;
    Ok(GetFoundationModelResponse { model_details: Some(details) })
}
