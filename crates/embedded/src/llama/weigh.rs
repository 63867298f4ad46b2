//! Weighing alternatives: how likely the same words are after each of several contexts.
//!
//! Sequence 2 of the cache holds the start. Each context that was weighed keeps a sequence of its own behind it
//! (copies of a sequence share their cells), so that a tool's description is computed once and a new question
//! costs only its own words for each tool. The least recently used contexts make room for new ones.

use llama_cpp_2::context::LlamaContext;
use llama_cpp_2::llama_batch::LlamaBatch;

use super::{BATCH_TOKENS, SLOTS, failed, llama_token};
use crate::engine::{Token, WeighLimits};
use crate::error::EngineError;

/// Sizes; the cache has room for one weighing of them, and usually for several.
pub(super) const LIMITS: WeighLimits = WeighLimits { contexts: 28, context: 320, continuation: 64 };
/// Contexts that are kept.
const KEPT: usize = 32;
/// Tokens of a batch whose predictions are wanted: each costs a row of the size of the vocabulary.
const ROWS: usize = 128;
/// Sequences of the cache in all.
pub(super) const SEQUENCES: usize = SLOTS + 1 + KEPT;

/// What is kept from one weighing to the next.
#[derive(Default)]
pub(super) struct Weighed {
    start: Vec<Token>,
    kept: Vec<Kept>,
    turn: u64,
}

struct Kept {
    context: Vec<Token>,
    last_used: u64,
}

/// The sequence of the start.
const START: i32 = 2;

fn sequence(place: usize) -> Result<i32, EngineError> {
    i32::try_from(SLOTS + 1 + place).map_err(failed)
}

impl Weighed {
    pub(super) fn weigh(
        &mut self,
        context: &mut LlamaContext<'_>,
        start: &[Token],
        contexts: &[Vec<Token>],
        continuation: &[Token],
    ) -> Result<Vec<f32>, EngineError> {
        let fits = contexts.len() <= LIMITS.contexts
            && contexts.iter().all(|each| (1..=LIMITS.context).contains(&each.len()))
            && (1..=LIMITS.continuation).contains(&continuation.len());
        if !fits || start.is_empty() {
            return Err(EngineError::Inference("what is to be weighed is empty or too long".into()));
        }
        let first = self.weigh_fitting(context, start, contexts, continuation);
        if first.is_ok() {
            return first;
        }
        // The cache may be full of other contexts; what the sequences hold is not known any more.
        self.clear(context);
        let second = self.weigh_fitting(context, start, contexts, continuation);
        if second.is_err() {
            self.clear(context);
        }
        second
    }

    fn clear(&mut self, context: &mut LlamaContext<'_>) {
        for place in 0..=self.kept.len() {
            let id = u32::try_from(SLOTS + place).unwrap_or_default();
            // Removing a whole sequence can't fail.
            let _ = context.clear_kv_cache_seq(Some(id), None, None);
        }
        self.start.clear();
        self.kept.clear();
    }

    fn weigh_fitting(
        &mut self,
        context: &mut LlamaContext<'_>,
        start: &[Token],
        contexts: &[Vec<Token>],
        continuation: &[Token],
    ) -> Result<Vec<f32>, EngineError> {
        self.turn += 1;
        if self.start != start {
            self.clear(context);
            decode(context, 0, &[(START, start)])?;
            self.start = start.to_vec();
        }
        let places = self.places(context, contexts)?;
        let from = start.len();
        let mut scores = Vec::with_capacity(contexts.len());
        let branches: Vec<_> = places.into_iter().zip(contexts).collect();
        for some in branches.chunks(ROWS / continuation.len()) {
            scores.extend(read(context, from, some, continuation)?);
        }
        Ok(scores)
    }

    /// The place of each context; those not kept are computed, all but their last token.
    fn places(&mut self, context: &mut LlamaContext<'_>, contexts: &[Vec<Token>]) -> Result<Vec<usize>, EngineError> {
        let mut places = Vec::with_capacity(contexts.len());
        let mut new = Vec::new();
        for wanted in contexts {
            let known = self.kept.iter().position(|kept| kept.context == *wanted);
            let place = known.unwrap_or_else(|| self.free_place());
            let kept = Kept { context: wanted.clone(), last_used: self.turn };
            if place == self.kept.len() {
                self.kept.push(kept)
            } else {
                self.kept[place] = kept
            }
            if known.is_none() {
                let id = sequence(place)?;
                context.clear_kv_cache_seq(Some(id.unsigned_abs()), None, None).map_err(failed)?;
                context.copy_kv_cache_seq(START, id, None, None).map_err(failed)?;
                new.push((id, &wanted[..wanted.len() - 1]));
            }
            places.push(place);
        }
        let mut rest = new.as_slice();
        while !rest.is_empty() {
            let mut tokens = 0;
            let fit = rest.iter().take_while(|(_, each)| {
                tokens += each.len();
                tokens <= BATCH_TOKENS
            });
            let (some, others) = rest.split_at(fit.count());
            decode(context, self.start.len(), some)?;
            rest = others;
        }
        Ok(places)
    }

    /// A place that nothing is kept in, or what was used longest ago.
    fn free_place(&self) -> usize {
        if self.kept.len() < KEPT {
            return self.kept.len();
        }
        let oldest = (0..self.kept.len()).min_by_key(|&place| self.kept[place].last_used);
        oldest.unwrap_or_default()
    }
}

/// Computes tokens at the ends of sequences, no predictions wanted.
fn decode(context: &mut LlamaContext<'_>, from: usize, sequences: &[(i32, &[Token])]) -> Result<(), EngineError> {
    let total: usize = sequences.iter().map(|(_, tokens)| tokens.len()).sum();
    if total == 0 {
        return Ok(());
    }
    let mut batch = LlamaBatch::new(BATCH_TOKENS, 1);
    for (id, tokens) in sequences {
        for (offset, &token) in tokens.iter().enumerate() {
            if batch.n_tokens().unsigned_abs() as usize == BATCH_TOKENS {
                context.decode(&mut batch).map_err(failed)?;
                batch.clear();
            }
            let position = i32::try_from(from + offset).map_err(failed)?;
            batch.add(llama_token(token), position, &[*id], false).map_err(failed)?;
        }
    }
    context.decode(&mut batch).map_err(failed)
}

/// Reads the continuation after each context, then forgets it.
fn read(
    context: &mut LlamaContext<'_>,
    from: usize,
    branches: &[(usize, &Vec<Token>)],
    continuation: &[Token],
) -> Result<Vec<f32>, EngineError> {
    let mut batch = LlamaBatch::new(branches.len() * continuation.len(), 1);
    for (place, tokens) in branches {
        let begin = from + tokens.len() - 1;
        let read = tokens.last().into_iter().chain(&continuation[..continuation.len() - 1]);
        for (offset, &token) in read.enumerate() {
            let position = i32::try_from(begin + offset).map_err(failed)?;
            batch.add(llama_token(token), position, &[sequence(*place)?], true).map_err(failed)?;
        }
    }
    context.decode(&mut batch).map_err(failed)?;
    let mut scores = Vec::with_capacity(branches.len());
    let mut row = 0;
    for (place, tokens) in branches {
        let mut score = 0.0;
        for &next in continuation {
            let logits = context.get_logits_ith(row);
            score += LogSoftmax::new(logits).of(logits, next);
            row += 1;
        }
        scores.push(score);
        let begin = u32::try_from(from + tokens.len() - 1).map_err(failed)?;
        let id = sequence(*place)?.unsigned_abs();
        context.clear_kv_cache_seq(Some(id), Some(begin), None).map_err(failed)?;
    }
    Ok(scores)
}

/// The normaliser of a row of logits.
struct LogSoftmax(f32);

impl LogSoftmax {
    fn new(logits: &[f32]) -> Self {
        let max = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let sum: f32 = logits.iter().map(|logit| (logit - max).exp()).sum();
        Self(max + sum.ln())
    }

    fn of(&self, logits: &[f32], token: Token) -> f32 {
        logits.get(token as usize).map_or(f32::NEG_INFINITY, |logit| logit - self.0)
    }
}
