//! `outcrop.embedded-minilm`: all-MiniLM-L6-v2, so that texts are searched by meaning without a key or a model server.
//!
//! [`MiniLm`] is the model as the rest of the house uses it. [`network`] computes, [`words`] divides texts into tokens,
//! [`threads`] shares the work among the cores so that a question need not wait for documents.

mod gelu;
mod network;
mod threads;
mod words;

use std::path::{Path, PathBuf};

use async_trait::async_trait;
use models::embedding::vectors;
use models::{EmbeddingModel, EmbeddingRequest, EmbeddingUse, ModelError};

use self::threads::Threads;
use crate::error::EngineError;
use crate::fetch::ModelFolder;
use crate::manifest::{MINILM_TOKENIZER, MINILM_WEIGHTS};

/// The dimensions of its vectors.
pub const DIMENSIONS: u32 = 384;
/// The tokens that it reads of a text; what comes after them is cut off.
pub const MOST_TOKENS: usize = 256;

/// The embedding model, loaded at the first request. Dropping it ends its threads.
#[derive(Debug)]
pub struct MiniLm {
    files: Files,
    threads: Threads,
}

/// Where the model's files are.
#[derive(Debug, Clone)]
pub(crate) struct Files {
    weights: PathBuf,
    tokenizer: PathBuf,
}

impl MiniLm {
    /// The model in the files of `folder`, which need not be there yet, on `cores` threads for documents and one for questions.
    ///
    /// # Errors
    /// When the system gives no threads.
    pub fn new(folder: &ModelFolder, cores: usize) -> std::io::Result<Self> {
        let files = Files { weights: folder.file(&MINILM_WEIGHTS), tokenizer: folder.file(&MINILM_TOKENIZER) };
        Ok(Self { threads: Threads::start(files.clone(), cores.max(1))?, files })
    }

    /// One vector of length 1 and [`DIMENSIONS`] a text, in their order. Needs no async runtime.
    ///
    /// Texts that search are computed at once, those that will be searched share all cores and wait for each other.
    ///
    /// # Errors
    /// [`ModelError::Unavailable`] when the files are not there or cannot be loaded.
    pub async fn vectors(&self, texts: Vec<String>, purpose: EmbeddingUse) -> Result<Vec<Vec<f32>>, ModelError> {
        let missing = |file: &Path| (!file.is_file()).then(|| file.display().to_string());
        if let Some(file) = missing(&self.files.weights).or_else(|| missing(&self.files.tokenizer)) {
            return Err(ModelError::unavailable(format!(
                "The embedding model's file {file} is not there. Fetch it with `outcrop models fetch`, set OUTCROP_MODEL_DIR to the \
                 folder that holds it, or name another provider in the [[embedding_models]] section of the configuration."
            )));
        }
        let count = texts.len();
        let computed = self.threads.compute(texts, purpose).await.map_err(|error| match error {
            EngineError::Load { .. } => ModelError::unavailable(error.to_string()),
            error => ModelError::model(error.to_string()),
        })?;
        vectors::unit(computed, count)
    }
}

#[async_trait]
impl EmbeddingModel for MiniLm {
    async fn embed(&self, request: EmbeddingRequest) -> Result<Vec<Vec<f32>>, ModelError> {
        self.vectors(request.texts, request.purpose).await
    }

    fn dimensions(&self, _: &str, _: Option<u32>) -> Option<u32> {
        Some(DIMENSIONS)
    }
}
