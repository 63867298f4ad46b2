//! Texts as the model's tokens.

use std::path::Path;

use tokenizers::{Tokenizer, TruncationParams};

use super::MOST_TOKENS;
use crate::error::EngineError;

/// The bytes of a text that are looked at: far more than the model's tokens have.
const LONGEST_TEXT: usize = 64 * MOST_TOKENS;

/// The model's vocabulary.
pub(super) struct Words(Tokenizer);

impl Words {
    pub(super) fn load(file: &Path) -> Result<Self, EngineError> {
        let failed =
            |error: &dyn std::fmt::Display| EngineError::Load { path: file.to_owned(), reason: error.to_string() };
        let mut tokenizer = Tokenizer::from_file(file).map_err(|error| failed(&error))?;
        let truncation = TruncationParams { max_length: MOST_TOKENS, ..TruncationParams::default() };
        tokenizer.with_truncation(Some(truncation)).map_err(|error| failed(&error))?;
        tokenizer.with_padding(None);
        Ok(Self(tokenizer))
    }

    /// A text's tokens, the marks of its beginning and end included.
    pub(super) fn tokens(&self, text: &str) -> Result<Vec<u32>, EngineError> {
        let start = &text[..text.floor_char_boundary(LONGEST_TEXT)];
        let encoded = self.0.encode_fast(start, true).map_err(|error| EngineError::Inference(error.to_string()))?;
        Ok(encoded.get_ids().to_vec())
    }
}
