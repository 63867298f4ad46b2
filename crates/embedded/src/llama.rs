//! The engine on llama.cpp: one context, a cached sequence for each [`Slot`], branches for scoring.
//!
//! Prompts share long beginnings (rules, tools, the conversation so far). Each slot remembers its tokens;
//! feeding a new prompt drops what differs and computes only the rest. Weighing alternatives copies the slot's
//! sequence (which copies no data in a unified cache), runs many branches in one batch and drops the copies.

mod grammar;
mod load;
mod weigh;

use llama_cpp_2::context::LlamaContext;
use llama_cpp_2::llama_batch::LlamaBatch;
use llama_cpp_2::model::LlamaModel;
use llama_cpp_2::sampling::LlamaSampler;
use llama_cpp_2::token::LlamaToken;
use llama_cpp_2::token::data::LlamaTokenData;
use llama_cpp_2::token::data_array::LlamaTokenDataArray;
use serde_json::Value;

use self::grammar::Grammars;
pub use self::load::{Loaded, check_processor, load};
use self::weigh::Weighed;
use crate::engine::{Engine, Sampling, Slot, Token, WeighLimits};
use crate::error::EngineError;

/// Tokens that one slot holds.
pub(crate) const SLOT_TOKENS: usize = 3072;
/// Sequences that are slots; the next is the start of what is weighed, then come the contexts.
const SLOTS: usize = 2;
/// Cells of the cache: the slots, and what is weighed.
const CELLS: usize = 12_288;
/// Tokens of one batch that the engine takes.
const BATCH_TOKENS: usize = 512;
/// Tokens of a prompt that are computed at once: few enough that a cancelled request stops soon.
const BATCH: usize = 256;

/// A model with its context. Lives on one thread.
pub struct LlamaEngine<'m> {
    model: &'m LlamaModel,
    context: LlamaContext<'m>,
    grammars: &'m Grammars,
    held: [Vec<Token>; SLOTS],
    logits: Vec<f32>,
    weighed: Weighed,
}

impl Slot {
    const fn index(self) -> usize {
        match self {
            Self::Input => 0,
            Self::Answer => 1,
        }
    }

    const fn sequence(self) -> i32 {
        match self {
            Self::Input => 0,
            Self::Answer => 1,
        }
    }
}

fn failed(error: impl std::fmt::Display) -> EngineError {
    EngineError::Inference(error.to_string())
}

#[allow(clippy::cast_possible_wrap, reason = "vocabularies and contexts are far below 2^31")]
const fn llama_token(token: Token) -> LlamaToken {
    LlamaToken(token as i32)
}

#[allow(clippy::cast_sign_loss, reason = "llama.cpp's tokens of a vocabulary are not negative")]
const fn token(token: LlamaToken) -> Token {
    token.0 as Token
}

impl LlamaEngine<'_> {
    /// Computes tokens at the end of a slot, in batches; the logits of the last stay at hand.
    fn append(&mut self, slot: Slot, tokens: &[Token], proceed: &mut dyn FnMut() -> bool) -> Result<(), EngineError> {
        let held = self.held[slot.index()].len();
        if held + tokens.len() > SLOT_TOKENS {
            return Err(EngineError::TooLong { tokens: held + tokens.len(), limit: SLOT_TOKENS });
        }
        let mut batch = LlamaBatch::new(BATCH, 1);
        for chunk in tokens.chunks(BATCH) {
            if !proceed() {
                return Err(EngineError::Cancelled);
            }
            batch.clear();
            let start = self.held[slot.index()].len();
            for (offset, &each) in chunk.iter().enumerate() {
                let position = i32::try_from(start + offset).map_err(failed)?;
                batch
                    .add(llama_token(each), position, &[slot.sequence()], offset + 1 == chunk.len())
                    .map_err(failed)?;
            }
            if let Err(error) = self.context.decode(&mut batch) {
                self.forget(slot);
                return Err(failed(error));
            }
            self.held[slot.index()].extend_from_slice(chunk);
            let last = i32::try_from(chunk.len() - 1).map_err(failed)?;
            self.logits.clear();
            self.logits.extend_from_slice(self.context.get_logits_ith(last));
        }
        Ok(())
    }

    fn forget(&mut self, slot: Slot) {
        self.held[slot.index()].clear();
        // Removing a whole sequence can't fail.
        let _ = self.context.clear_kv_cache_seq(Some(slot.sequence().unsigned_abs()), None, None);
    }
}

impl Engine for LlamaEngine<'_> {
    fn tokenize(&self, text: &str, special: bool) -> Vec<Token> {
        self.model.vocab().tokenize(text.as_bytes(), false, special).into_iter().map(token).collect()
    }

    fn bytes(&self, token: Token) -> Vec<u8> {
        self.model.vocab().token_to_piece(llama_token(token), false, None)
    }

    fn is_end(&self, token: Token) -> bool {
        self.model.vocab().is_eog(llama_token(token))
    }

    fn context_length(&self) -> usize {
        SLOT_TOKENS
    }

    fn feed(&mut self, slot: Slot, tokens: &[Token], proceed: &mut dyn FnMut() -> bool) -> Result<usize, EngineError> {
        let Some(all_but_last) = tokens.len().checked_sub(1) else {
            return Err(EngineError::Inference("an empty prompt can't be computed".into()));
        };
        if tokens.len() > SLOT_TOKENS {
            return Err(EngineError::TooLong { tokens: tokens.len(), limit: SLOT_TOKENS });
        }
        let held = &mut self.held[slot.index()];
        let common = held.iter().zip(tokens).take_while(|(a, b)| a == b).count().min(all_but_last);
        held.truncate(common);
        let from = u32::try_from(common).map_err(failed)?;
        let kept = self.context.clear_kv_cache_seq(Some(slot.sequence().unsigned_abs()), Some(from), None);
        if !kept.map_err(failed)? {
            self.forget(slot);
        }
        let common = self.held[slot.index()].len();
        self.append(slot, &tokens[common..], proceed)?;
        Ok(tokens.len() - common)
    }

    fn extend(&mut self, slot: Slot, tokens: &[Token]) -> Result<(), EngineError> {
        self.append(slot, tokens, &mut || true)
    }

    fn weigh(
        &mut self,
        start: &[Token],
        contexts: &[Vec<Token>],
        continuation: &[Token],
    ) -> Result<Vec<f32>, EngineError> {
        self.weighed.weigh(&mut self.context, start, contexts, continuation)
    }

    fn weigh_limits(&self) -> WeighLimits {
        weigh::LIMITS
    }

    fn sample(&mut self, sampling: &Sampling) -> Result<Token, EngineError> {
        if self.logits.is_empty() {
            return Err(EngineError::Inference("nothing was computed yet".into()));
        }
        if sampling.temperature <= 0.0 {
            return Ok(greatest(&self.logits, |_| true).unwrap_or_default());
        }
        let top_k = if sampling.top_k == 0 { 100 } else { sampling.top_k.min(1000) };
        let mut chain = LlamaSampler::chain_simple([
            LlamaSampler::top_k(i32::try_from(top_k).map_err(failed)?),
            LlamaSampler::top_p(sampling.top_p, 1),
            LlamaSampler::temp(sampling.temperature),
            LlamaSampler::dist(sampling.seed),
        ]);
        let rows = (0..).zip(&self.logits).map(|(id, &logit)| LlamaTokenData::new(LlamaToken(id), logit, 0.0));
        let mut candidates = LlamaTokenDataArray::from_iter(rows, false);
        candidates.apply_sampler(&mut chain);
        candidates.selected_token().map(token).ok_or_else(|| failed("no token was drawn"))
    }

    fn write_json(&mut self, slot: Slot, schema: &Value, max_tokens: usize) -> Result<String, EngineError> {
        let mut matcher = self.grammars.json(schema)?;
        let mut text = Vec::new();
        let mut written = 0;
        while !matcher.is_stopped() && written < max_tokens {
            let forced = matcher.consume_ff_tokens();
            let next = if forced.is_empty() {
                let mask = matcher.compute_mask().map_err(|error| EngineError::Grammar(error.to_string()))?;
                let best = greatest(&self.logits, |token| mask.is_allowed(token))
                    .ok_or_else(|| EngineError::Grammar("no token is allowed".into()))?;
                if self.is_end(best) {
                    break;
                }
                matcher.consume_token(best).map_err(|error| EngineError::Grammar(error.to_string()))?;
                vec![best]
            } else {
                forced
            };
            text.extend(next.iter().flat_map(|&each| self.bytes(each)));
            written += next.len();
            self.extend(slot, &next)?;
        }
        if let Some(error) = matcher.get_error() {
            return Err(EngineError::Grammar(error));
        }
        String::from_utf8(text).map_err(|error| EngineError::Grammar(error.to_string()))
    }
}

fn greatest(logits: &[f32], allowed: impl Fn(Token) -> bool) -> Option<Token> {
    let mut best: Option<(Token, f32)> = None;
    for (id, &logit) in (0..).zip(logits) {
        if best.is_none_or(|(_, highest)| logit > highest) && allowed(id) {
            best = Some((id, logit));
        }
    }
    best.map(|(id, _)| id)
}
