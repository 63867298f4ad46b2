//! Foundation models as Bedrock lists them.

mod get_foundation_model;
mod list_foundation_models;

use aws_wire::bedrock::{Error, operations};

use crate::server::Registry;

/// Binds the service's handlers.
pub fn register(registry: &mut Registry) {
    registry.operation(operations::GetFoundationModel, |app, context, input| async move {
        get_foundation_model::get_foundation_model(&app.models, &app.embeddings, &context.region, &input)
    });
    registry.operation(operations::ListFoundationModels, |app, context, input| async move {
        Ok::<_, Error>(list_foundation_models::list_foundation_models(
            &app.models,
            &app.embeddings,
            &context.region,
            &input,
        ))
    });
}
