//! Models behind one interface, in the vocabulary of AWS's Converse API.
//!
//! The rest of the house asks a [`Model`] and gets a stream of Converse's events, whatever answers: an OpenAI-compatible
//! server, the embedded model, a recording. Providers translate at their edge, so a new one changes nothing elsewhere.
//! Which model answers for which model id is decided by the model table of the configuration.

mod answer;
pub mod anthropic;
pub mod bedrock;
mod document;
pub mod embedding;
mod error;
pub mod estimate;
mod event;
mod http;
pub mod openai;
pub mod recording;
mod request;
mod secret;
mod sse;
pub mod table;
pub mod timer;

use async_trait::async_trait;
use aws_wire::bedrock_runtime::types::ConverseStreamOutput;
use futures::stream::BoxStream;

pub use self::http::{HttpConfig, Patience};
pub use answer::{Answer, Assembly, MalformedToolUse, collect};
pub use embedding::{EmbeddingModel, EmbeddingRequest, EmbeddingUse};
pub use error::ModelError;
pub use request::ModelRequest;
pub use secret::Secret;

/// One event of an answer, as ConverseStream sends it.
///
/// A whole answer is `messageStart`, then for each content block an optional `contentBlockStart` (always for tool uses),
/// `contentBlockDelta`s and a `contentBlockStop`, then `messageStop` and `metadata` with usage and latency.
pub type ModelEvent = ConverseStreamOutput;

/// The events of one answer as they come. Ends after `metadata`, or with the first error; a stream that merely stops is
/// never handed on as complete. Dropping it gives up the call.
pub type ModelStream = BoxStream<'static, Result<ModelEvent, ModelError>>;

/// Something that answers Converse requests.
#[async_trait]
pub trait Model: Send + Sync {
    /// Asks the model. Returns as soon as the answer begins (or is known to fail); [`collect`] waits for all of it.
    ///
    /// # Errors
    /// What is known before the first event: refused requests, unreachable or busy providers. Retries that the provider's
    /// configuration allows have been made by then; once an event was sent there are none.
    async fn converse(&self, request: ModelRequest) -> Result<ModelStream, ModelError>;

    /// How many tokens the request has as this model counts them.
    ///
    /// Providers that can count are asked; without a provider's own count it is an estimate (see [`estimate`]), good for
    /// leaving room, not for bills.
    ///
    /// # Errors
    /// As [`Model::converse`], from providers that are asked.
    async fn count_tokens(&self, request: &ModelRequest) -> Result<u32, ModelError> {
        Ok(estimate::tokens(request))
    }

    /// How many tokens request and answer may have together, where that is known. `model_id` is the id of the request.
    fn context_window(&self, model_id: &str) -> Option<u32> {
        let _ = model_id;
        None
    }

    /// Whether the model takes tools with its requests, where that is known: false for models to which tools must be
    /// described in the prompt. `model_id` is the id of the request.
    fn takes_tools(&self, model_id: &str) -> Option<bool> {
        let _ = model_id;
        None
    }

    /// Says that requests with this one's model, instructions and tools will come, so that a model which computes on this
    /// machine can get ready; its messages don't matter. Returns at once. Most models have nothing to do.
    fn expect(&self, request: &ModelRequest) {
        let _ = request;
    }
}
