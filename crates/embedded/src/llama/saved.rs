//! The computed starts of prompts, kept on disk beside the model.
//!
//! Rules and worked examples are the same for everyone, so the first process that computes them keeps the
//! result (about 12 KB a token) and later ones read it in milliseconds. A file is named by all that its content
//! depends on; one that does not fit, or a folder that can't be written, only costs the computing.

use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use llama_cpp_2::context::LlamaContext;
use llama_cpp_2::token::LlamaToken;
use sha2::{Digest, Sha256};

use super::{llama_token, token};
use crate::engine::Token;

/// Changes with the engine's version and with how contexts are made.
const FORM: &str = "llama-cpp-2 0.1.160, f16";

/// Where the starts of one model file are kept.
pub(super) struct Saved {
    model: PathBuf,
    /// What tells this file from another of its name.
    identity: String,
}

impl Saved {
    pub(super) fn beside(model: &Path) -> Self {
        let found = std::fs::metadata(model).ok();
        let changed = found.as_ref().and_then(|found| found.modified().ok()?.duration_since(UNIX_EPOCH).ok());
        let size = found.map_or(0, |found| found.len());
        Self { model: model.to_owned(), identity: format!("{FORM}, {size} bytes, {changed:?}") }
    }

    /// Fills an empty sequence with the start. After `false` the sequence may hold anything.
    pub(super) fn restore(&self, context: &mut LlamaContext<'_>, sequence: i32, start: &[Token]) -> bool {
        let file = self.file(start);
        if !file.is_file() {
            return false;
        }
        match context.state_seq_load_file(&file, sequence, start.len()) {
            Ok((tokens, _)) => tokens.into_iter().map(token).eq(start.iter().copied()),
            Err(error) => {
                tracing::debug!(file = %file.display(), %error, "a prompt's saved start does not fit and is computed again");
                false
            }
        }
    }

    /// Keeps what the sequence holds. The file appears whole or not at all.
    pub(super) fn save(&self, context: &LlamaContext<'_>, sequence: i32, start: &[Token]) {
        let file = self.file(start);
        let tokens: Vec<LlamaToken> = start.iter().copied().map(llama_token).collect();
        let write = || -> std::io::Result<()> {
            let folder = file.parent().unwrap_or(Path::new("."));
            let partial = tempfile::Builder::new().prefix(".start-").tempfile_in(folder)?.into_temp_path();
            context.state_seq_save_file(&partial, sequence, &tokens).map_err(std::io::Error::other)?;
            partial.persist(&file).map_err(|error| error.error)
        };
        if let Err(error) = write() {
            tracing::debug!(file = %file.display(), %error, "a prompt's start can't be kept on disk");
        }
    }

    fn file(&self, start: &[Token]) -> PathBuf {
        let mut hash = Sha256::new();
        hash.update(&self.identity);
        start.iter().for_each(|token| hash.update(token.to_le_bytes()));
        let hash = hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect::<String>();
        let mut name = self.model.file_name().unwrap_or_default().to_owned();
        name.push(format!(".start-{hash}"));
        self.model.with_file_name(name)
    }
}
