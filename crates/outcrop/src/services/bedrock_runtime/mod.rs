//! Model calls: Converse and its kin.

mod conversation;
mod converse;
mod converse_stream;
#[cfg(test)]
mod tests;

use aws_wire::bedrock_runtime::operations;

use crate::server::Registry;

/// Binds the service's handlers.
pub fn register(registry: &mut Registry) {
    registry.operation(operations::Converse, |app, _, input| async move {
        converse::converse(&app.models, app.clock.as_ref(), input).await
    });
    registry.streaming(operations::ConverseStream, |app, _, input| async move {
        converse_stream::converse_stream(&app.models, app.clock.clone(), input).await
    });
}
