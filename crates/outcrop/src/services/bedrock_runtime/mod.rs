//! Model calls: Converse and its kin.

mod conversation;
mod converse;
mod converse_stream;
mod count_tokens;
mod invoke_embedding_model;
mod invoke_model;
mod invoke_model_with_response_stream;
#[cfg(test)]
mod tests;

use aws_wire::bedrock_runtime::operations;
use models::embedding::served::is_embedding_model;

use crate::server::Registry;

/// Binds the service's handlers.
pub fn register(registry: &mut Registry) {
    registry.operation(operations::Converse, |app, _, input| async move {
        converse::converse(&app.models, app.clock.as_ref(), input).await
    });
    registry.streaming(operations::ConverseStream, |app, _, input| async move {
        converse_stream::converse_stream(&app.models, app.clock.clone(), input).await
    });
    registry.operation(operations::CountTokens, |app, _, input| async move {
        count_tokens::count_tokens(&app.models, input).await
    });
    registry.operation_with_headers(operations::InvokeModel, |app, _, input| async move {
        let (clock, ids) = (app.clock.as_ref(), app.ids.as_ref());
        if is_embedding_model(&input.model_id) {
            return invoke_embedding_model::invoke_embedding_model(&app.embeddings, clock, ids, input).await;
        }
        invoke_model::invoke_model(&app.models, clock, ids, input).await
    });
    registry.streaming(operations::InvokeModelWithResponseStream, |app, _, input| async move {
        let (models, clock) = (&app.models, app.clock.clone());
        invoke_model_with_response_stream::invoke_model_with_response_stream(models, clock, app.ids.as_ref(), input)
            .await
    });
}
