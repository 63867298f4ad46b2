//! The engine on llama.cpp: one context, a sequence for the answer, branches for what recurs.
//!
//! Prompts share long beginnings. The answer's sequence remembers its tokens, and a new prompt computes only
//! what differs; starts and branches of the other prompts each have a sequence, which stays.

mod branches;
mod compute;
mod grammar;
mod load;
mod saved;
mod weigh;
mod widened;

use llama_cpp_2::context::LlamaContext;
use llama_cpp_2::model::LlamaModel;
use llama_cpp_2::sampling::LlamaSampler;
use llama_cpp_2::token::LlamaToken;
use llama_cpp_2::token::data::LlamaTokenData;
use llama_cpp_2::token::data_array::LlamaTokenDataArray;
use serde_json::Value;

use self::branches::Branches;
use self::compute::{BATCH_TOKENS, Piece};
use self::grammar::Grammars;
pub use self::load::{Loaded, check_processor, load};
use self::saved::Saved;
use self::weigh::Weighed;
use crate::engine::{Engine, Group, Prompt, Purpose, Sampling, Token, WeighLimits, Written};
use crate::error::EngineError;

/// Tokens of a prompt and what is written after it.
pub(crate) const CONTEXT_TOKENS: usize = 3072;
/// Tools whose descriptions are kept for writing their inputs.
const INPUTS: usize = 28;
/// Cells of the cache: an answer, an input, what is weighed, what is kept.
const CELLS: usize = 12_288;
/// The sequence of the answer; then come the starts with their branches.
const ANSWER: i32 = 0;
const INPUT: i32 = 1;
#[allow(clippy::cast_possible_wrap, clippy::cast_possible_truncation, reason = "a small constant")]
const WEIGHING: i32 = INPUT + 1 + INPUTS as i32;
/// Sequences in all.
const SEQUENCES: usize = 3 + INPUTS + weigh::KEPT;

/// A model with its context. Lives on one thread.
pub struct LlamaEngine<'m> {
    model: &'m LlamaModel,
    context: LlamaContext<'m>,
    grammars: &'m Grammars,
    saved: &'m Saved,
    /// What the answer's sequence holds.
    held: Vec<Token>,
    logits: Vec<f32>,
    inputs: Branches,
    weighed: Weighed,
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
    /// Computes tokens at the end of the answer.
    fn append(&mut self, tokens: &[Token], proceed: &mut dyn FnMut() -> bool) -> Result<(), EngineError> {
        within_context(self.held.len() + tokens.len())?;
        // What was computed before a cancellation stays.
        for tokens in tokens.chunks(BATCH_TOKENS) {
            let from = self.held.len();
            let piece = Piece { sequence: ANSWER, from, tokens };
            if let Err(error) = compute::predict(&mut self.context, &piece, &mut self.logits, proceed) {
                self.cut(from);
                return Err(error);
            }
            self.held.extend_from_slice(tokens);
        }
        Ok(())
    }

    /// Cuts the answer's sequence to its first tokens.
    fn cut(&mut self, length: usize) {
        let from = u32::try_from(length).unwrap_or_default();
        let cut = self.context.clear_kv_cache_seq(Some(ANSWER.unsigned_abs()), Some(from), None);
        if matches!(cut, Ok(true)) {
            self.held.truncate(length);
        } else {
            self.held.clear();
            // Removing a whole sequence can't fail.
            let _ = self.context.clear_kv_cache_seq(Some(ANSWER.unsigned_abs()), None, None);
        }
    }

    /// Does something that needs cells of the cache; when that fails once, everything that is kept makes room.
    fn with_room<T>(&mut self, mut act: impl FnMut(&mut Self) -> Result<T, EngineError>) -> Result<T, EngineError> {
        match act(self) {
            Err(EngineError::Inference(reason)) => {
                tracing::debug!(reason, "clearing the cache of prompts");
                self.cut(0);
                self.inputs.clear(&mut self.context);
                self.weighed.clear(&mut self.context);
                act(self)
            }
            done => done,
        }
    }

    /// Writes after a sequence's tokens; `at` is their number.
    fn write(
        &mut self,
        sequence: i32,
        mut at: usize,
        rest: &[Token],
        schema: &Value,
        max_tokens: usize,
        proceed: &mut dyn FnMut() -> bool,
    ) -> Result<(String, usize), EngineError> {
        let mut matcher = self.grammars.json(schema)?;
        let (mut text, mut written) = (Vec::new(), 0);
        let mut waiting = rest.to_vec();
        loop {
            // Keys and punctuation are computed together with what stands before them.
            let forced = matcher.consume_ff_tokens();
            text.extend(forced.iter().flat_map(|&each| self.bytes(each)));
            written += forced.len();
            waiting.extend(forced);
            if matcher.is_stopped() || written >= max_tokens {
                break;
            }
            within_context(at + waiting.len())?;
            let piece = Piece { sequence, from: at, tokens: &waiting };
            compute::predict(&mut self.context, &piece, &mut self.logits, proceed)?;
            at += waiting.len();
            let mask = matcher.compute_mask().map_err(|error| EngineError::Grammar(error.to_string()))?;
            let best = greatest(&self.logits, |token| mask.is_allowed(token))
                .ok_or_else(|| EngineError::Grammar("no token is allowed".into()))?;
            if self.is_end(best) {
                break;
            }
            matcher.consume_token(best).map_err(|error| EngineError::Grammar(error.to_string()))?;
            text.extend(self.bytes(best));
            written += 1;
            waiting = vec![best];
        }
        if let Some(error) = matcher.get_error() {
            return Err(EngineError::Grammar(error));
        }
        let text = String::from_utf8(text).map_err(|error| EngineError::Grammar(error.to_string()))?;
        Ok((text, written))
    }
}

fn within_context(tokens: usize) -> Result<(), EngineError> {
    if tokens > CONTEXT_TOKENS { Err(EngineError::TooLong { tokens, limit: CONTEXT_TOKENS }) } else { Ok(()) }
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
        CONTEXT_TOKENS
    }

    fn feed(&mut self, tokens: &[Token], proceed: &mut dyn FnMut() -> bool) -> Result<usize, EngineError> {
        let Some(all_but_last) = tokens.len().checked_sub(1) else {
            return Err(EngineError::Inference("an empty prompt can't be computed".into()));
        };
        within_context(tokens.len())?;
        self.with_room(|engine| {
            let common = engine.held.iter().zip(tokens).take_while(|(a, b)| a == b).count().min(all_but_last);
            engine.cut(common);
            let common = engine.held.len();
            engine.append(&tokens[common..], proceed)?;
            Ok(tokens.len() - common)
        })
    }

    fn extend(&mut self, token: Token) -> Result<(), EngineError> {
        self.append(&[token], &mut || true)
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

    fn keep(
        &mut self,
        purpose: Purpose,
        start: &[Token],
        branches: &[&[Token]],
        proceed: &mut dyn FnMut() -> bool,
    ) -> Result<(), EngineError> {
        self.with_room(|engine| {
            let (context, saved) = (&mut engine.context, engine.saved);
            match purpose {
                Purpose::Weighing => engine.weighed.keep(context, start, branches, saved, proceed)?,
                Purpose::Input => {
                    let branches = &branches[..branches.len().min(INPUTS)];
                    engine.inputs.keep(context, start, branches, saved, proceed)?.0
                }
            };
            Ok(())
        })
    }

    fn weigh(
        &mut self,
        start: &[Token],
        groups: &[Group],
        continuation: &[Token],
        settled: &dyn Fn(&[Vec<f32>]) -> bool,
        proceed: &mut dyn FnMut() -> bool,
    ) -> Result<Vec<Vec<f32>>, EngineError> {
        self.with_room(|engine| {
            engine.weighed.weigh(&mut engine.context, start, (groups, continuation), settled, engine.saved, proceed)
        })
    }

    fn weigh_limits(&self) -> WeighLimits {
        weigh::LIMITS
    }

    fn write_json(
        &mut self,
        prompt: &Prompt,
        schema: &Value,
        max_tokens: usize,
        proceed: &mut dyn FnMut() -> bool,
    ) -> Result<Written, EngineError> {
        let Prompt { start, branch, rest } = prompt;
        let at = start.len() + branch.len();
        self.with_room(|engine| {
            let (kept, new) = engine.inputs.keep(&mut engine.context, start, &[branch], engine.saved, proceed)?;
            let [sequence] = kept[..] else { return Err(failed("a branch has no sequence")) };
            let written = engine.write(sequence, at, rest, schema, max_tokens, proceed);
            let end = u32::try_from(at).map_err(failed)?;
            engine.context.clear_kv_cache_seq(Some(sequence.unsigned_abs()), Some(end), None).map_err(failed)?;
            let (text, tokens) = written?;
            Ok(Written { text, computed: new + rest.len(), tokens })
        })
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
