//! What can go wrong in the engine, the fetcher and the composite.

use std::path::PathBuf;

/// The engine could not do its work.
#[derive(Debug, thiserror::Error)]
pub enum EngineError {
    /// The model file could not be loaded.
    #[error("the model file {path} could not be loaded: {reason}")]
    Load {
        /// File that was tried.
        path: PathBuf,
        /// What the engine said.
        reason: String,
    },
    /// This machine's processor lacks instructions that the engine was built with.
    #[error(
        "the built-in model needs a processor with {0}; name another provider in the [[models]] section of the configuration"
    )]
    Processor(&'static str),
    /// The prompt does not fit.
    #[error("the prompt has {tokens} tokens, the built-in model takes {limit}")]
    TooLong {
        /// Length of the prompt.
        tokens: usize,
        /// Length that fits.
        limit: usize,
    },
    /// A schema that no grammar could be made of, or an output that did not end.
    #[error("the tool's input schema can't guide the built-in model: {0}")]
    Grammar(String),
    /// The caller went away.
    #[error("cancelled")]
    Cancelled,
    /// llama.cpp reported an error.
    #[error("the inference engine failed: {0}")]
    Inference(String),
}
