//! Computing tokens of sequences in batches small enough that work can stop soon.

use llama_cpp_2::context::LlamaContext;
use llama_cpp_2::llama_batch::LlamaBatch;

use super::{failed, llama_token};
use crate::engine::Token;
use crate::error::EngineError;

/// Tokens that are computed at once. More are not faster, and a cancelled request stops between batches.
pub(super) const BATCH_TOKENS: usize = 128;

/// Tokens that continue a sequence from a position on.
pub(super) struct Piece<'t> {
    pub(super) sequence: i32,
    pub(super) from: usize,
    pub(super) tokens: &'t [Token],
}

/// Computes pieces of several sequences; nothing is predicted.
pub(super) fn pieces(
    context: &mut LlamaContext<'_>,
    pieces: &[Piece<'_>],
    proceed: &mut dyn FnMut() -> bool,
) -> Result<(), EngineError> {
    let mut batch = LlamaBatch::new(BATCH_TOKENS, 1);
    for piece in pieces {
        for (offset, &token) in piece.tokens.iter().enumerate() {
            if batch.n_tokens().unsigned_abs() as usize == BATCH_TOKENS {
                decode(context, &mut batch, proceed)?;
            }
            let position = i32::try_from(piece.from + offset).map_err(failed)?;
            batch.add(llama_token(token), position, &[piece.sequence], false).map_err(failed)?;
        }
    }
    if batch.n_tokens() == 0 { Ok(()) } else { decode(context, &mut batch, proceed) }
}

/// Computes one piece, which must not be empty; the prediction after its last token replaces `logits`.
pub(super) fn predict(
    context: &mut LlamaContext<'_>,
    piece: &Piece<'_>,
    logits: &mut Vec<f32>,
    proceed: &mut dyn FnMut() -> bool,
) -> Result<(), EngineError> {
    let ahead = piece.tokens.len().saturating_sub(1) / BATCH_TOKENS * BATCH_TOKENS;
    let (first, last) = piece.tokens.split_at(ahead);
    pieces(context, &[Piece { tokens: first, ..*piece }], proceed)?;
    let mut batch = LlamaBatch::new(BATCH_TOKENS, 1);
    for (offset, &token) in last.iter().enumerate() {
        let position = i32::try_from(piece.from + ahead + offset).map_err(failed)?;
        batch.add(llama_token(token), position, &[piece.sequence], offset + 1 == last.len()).map_err(failed)?;
    }
    let row = batch.n_tokens() - 1;
    decode(context, &mut batch, proceed)?;
    logits.clear();
    logits.extend_from_slice(context.get_logits_ith(row));
    Ok(())
}

fn decode(
    context: &mut LlamaContext<'_>,
    batch: &mut LlamaBatch<'_>,
    proceed: &mut dyn FnMut() -> bool,
) -> Result<(), EngineError> {
    if !proceed() {
        return Err(EngineError::Cancelled);
    }
    context.decode(batch).map_err(failed)?;
    batch.clear();
    Ok(())
}
