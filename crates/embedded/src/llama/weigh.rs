//! Weighing alternatives: how likely the same words are after each of several contexts.
//!
//! A tool's description is computed once, so a new question costs its own words for each alternative. They are
//! read a few at a time: an alternative that has fallen behind is read no further, and all stop when the matter is
//! settled. The figures of the last questions are remembered: after a tool's result the same words are weighed again.

use std::collections::VecDeque;

use llama_cpp_2::context::LlamaContext;
use llama_cpp_2::llama_batch::LlamaBatch;

use super::branches::Branches;
use super::compute::BATCH_TOKENS;
use super::saved::Saved;
use super::{failed, llama_token};
use crate::engine::{Group, Token, WeighLimits};
use crate::error::EngineError;

/// Sizes; the cache has room for one weighing of them, and usually for several.
pub(super) const LIMITS: WeighLimits = WeighLimits { contexts: 28, context: 320, continuation: 64 };
/// Contexts that are kept.
pub(super) const KEPT: usize = 40;
/// Tokens of the continuation that are read before alternatives are compared.
const STRIDE: usize = 4;
/// Weighings that are remembered.
const REMEMBERED: usize = 8;

/// What is kept from one weighing to the next.
pub(super) struct Weighed {
    branches: Branches,
    remembered: VecDeque<Remembered>,
}

struct Remembered {
    groups: Vec<Group>,
    continuation: Vec<Token>,
    scores: Vec<Vec<f32>>,
}

/// An alternative that is being read.
struct Reader {
    group: usize,
    sequence: i32,
    /// Position of the context's last token.
    begin: usize,
    last: Token,
    score: f32,
    /// How far it was behind the best of its group when it was dropped.
    behind: Option<f32>,
}

impl Weighed {
    pub(super) fn new(first_sequence: i32) -> Self {
        Self { branches: Branches::new(first_sequence, KEPT), remembered: VecDeque::new() }
    }

    pub(super) fn clear(&mut self, context: &mut LlamaContext<'_>) {
        self.branches.clear(context);
        self.remembered.clear();
    }

    /// Computes the contexts, all but their last tokens, and returns their sequences.
    pub(super) fn keep(
        &mut self,
        context: &mut LlamaContext<'_>,
        start: &[Token],
        contexts: &[&[Token]],
        saved: &Saved,
        proceed: &mut dyn FnMut() -> bool,
    ) -> Result<Vec<i32>, EngineError> {
        if contexts.len() > LIMITS.contexts || !contexts.iter().all(|each| (2..=LIMITS.context).contains(&each.len())) {
            return Err(EngineError::Inference("what is to be weighed is empty or too long".into()));
        }
        let branches: Vec<_> = contexts.iter().map(|each| &each[..each.len() - 1]).collect();
        self.branches.keep(context, start, &branches, saved, proceed).map(|(sequences, _)| sequences)
    }

    /// How likely the continuation is after the start and each group's contexts.
    pub(super) fn weigh(
        &mut self,
        context: &mut LlamaContext<'_>,
        start: &[Token],
        (groups, continuation): (&[Group], &[Token]),
        settled: &dyn Fn(&[Vec<f32>]) -> bool,
        saved: &Saved,
        proceed: &mut dyn FnMut() -> bool,
    ) -> Result<Vec<Vec<f32>>, EngineError> {
        if !(1..=LIMITS.continuation).contains(&continuation.len()) {
            return Err(EngineError::Inference("what is to be weighed is empty or too long".into()));
        }
        let same = |known: &&Remembered| known.continuation == continuation && known.groups == groups;
        if let Some(known) = self.remembered.iter().find(same) {
            return Ok(known.scores.clone());
        }
        let contexts: Vec<_> = groups.iter().flat_map(|group| &group.contexts).map(Vec::as_slice).collect();
        let sequences = self.keep(context, start, &contexts, saved, proceed)?;
        let numbered =
            groups.iter().enumerate().flat_map(|(index, group)| group.contexts.iter().map(move |one| (index, one)));
        let mut readers: Vec<_> = numbered
            .zip(sequences)
            .map(|((group, tokens), sequence)| Reader {
                group,
                sequence,
                begin: start.len() + tokens.len() - 1,
                last: tokens.last().copied().unwrap_or_default(),
                score: 0.0,
                behind: None,
            })
            .collect();
        let read = read(context, &mut readers, groups, continuation, settled, proceed);
        for reader in &readers {
            let begin = u32::try_from(reader.begin).map_err(failed)?;
            context.clear_kv_cache_seq(Some(reader.sequence.unsigned_abs()), Some(begin), None).map_err(failed)?;
        }
        read?;
        let scores = scores(&readers, groups.len());
        self.remembered.truncate(REMEMBERED - 1);
        self.remembered.push_front(Remembered {
            groups: groups.to_vec(),
            continuation: continuation.to_vec(),
            scores: scores.clone(),
        });
        Ok(scores)
    }
}

/// Adds up the log-probabilities of the continuation, until the matter is settled.
fn read(
    context: &mut LlamaContext<'_>,
    readers: &mut [Reader],
    groups: &[Group],
    continuation: &[Token],
    settled: &dyn Fn(&[Vec<f32>]) -> bool,
    proceed: &mut dyn FnMut() -> bool,
) -> Result<(), EngineError> {
    for from in (0..continuation.len()).step_by(STRIDE) {
        let next = &continuation[from..continuation.len().min(from + STRIDE)];
        let mut reading: Vec<_> = readers.iter_mut().filter(|reader| reader.behind.is_none()).collect();
        for some in reading.chunks_mut(BATCH_TOKENS / STRIDE) {
            if !proceed() {
                return Err(EngineError::Cancelled);
            }
            let mut batch = LlamaBatch::new(BATCH_TOKENS, 1);
            for reader in some.iter() {
                let before = if from == 0 { reader.last } else { continuation[from - 1] };
                for (offset, &token) in std::iter::once(&before).chain(&next[..next.len() - 1]).enumerate() {
                    let position = i32::try_from(reader.begin + from + offset).map_err(failed)?;
                    batch.add(llama_token(token), position, &[reader.sequence], true).map_err(failed)?;
                }
            }
            context.decode(&mut batch).map_err(failed)?;
            let mut row = 0;
            for reader in some.iter_mut() {
                for &token in next {
                    reader.score += log_probability(context.get_logits_ith(row), token);
                    row += 1;
                }
            }
        }
        drop_lost(readers, groups);
        if settled(&scores(readers, groups.len())) {
            break;
        }
    }
    Ok(())
}

/// Marks the alternatives that are too far behind the best of their group.
fn drop_lost(readers: &mut [Reader], groups: &[Group]) {
    for index in 0..readers.len() {
        let behind = best_of_group(readers, readers[index].group) - readers[index].score;
        if readers[index].behind.is_none() && behind > groups[readers[index].group].lost {
            readers[index].behind = Some(behind);
        }
    }
}

/// The figures by group. What was dropped stays as far behind as it was.
fn scores(readers: &[Reader], groups: usize) -> Vec<Vec<f32>> {
    let mut scores = vec![Vec::new(); groups];
    for reader in readers {
        let score = reader.behind.map_or(reader.score, |behind| best_of_group(readers, reader.group) - behind);
        scores[reader.group].push(score);
    }
    scores
}

/// The highest score among the alternatives of a group that were not dropped.
fn best_of_group(readers: &[Reader], group: usize) -> f32 {
    let running = readers.iter().filter(|reader| reader.group == group && reader.behind.is_none());
    running.map(|reader| reader.score).fold(f32::NEG_INFINITY, f32::max)
}

/// The log-probability of a token by a row of logits.
fn log_probability(logits: &[f32], token: Token) -> f32 {
    let max = greatest(logits);
    // A whole vocabulary of what is left out adds less than a thousandth.
    let sum: f32 = logits.iter().map(|logit| logit - max).filter(|below| *below > -20.0).map(f32::exp).sum();
    logits.get(token as usize).map_or(f32::NEG_INFINITY, |logit| logit - max - sum.ln())
}

/// In lanes, which the compiler turns into vector instructions.
fn greatest(values: &[f32]) -> f32 {
    let greater = |a: f32, b: f32| if b > a { b } else { a };
    let (chunks, rest) = values.as_chunks::<16>();
    let mut lanes = [f32::NEG_INFINITY; 16];
    for chunk in chunks {
        for (lane, &value) in lanes.iter_mut().zip(chunk) {
            *lane = greater(*lane, value);
        }
    }
    lanes.iter().chain(rest).copied().fold(f32::NEG_INFINITY, greater)
}

#[cfg(test)]
mod tests {
    use super::{Reader, drop_lost, log_probability, scores};
    use crate::engine::Group;

    fn reader(group: usize, score: f32) -> Reader {
        Reader { group, sequence: 0, begin: 0, last: 0, score, behind: None }
    }

    #[test]
    fn what_fell_behind_stays_behind() {
        let group = |lost| Group { contexts: Vec::new(), lost };
        let mut readers = vec![reader(0, -10.0), reader(0, -17.0), reader(0, -12.0), reader(1, -40.0)];
        drop_lost(&mut readers, &[group(6.0), group(2.0)]);
        assert_eq!(readers.iter().map(|reader| reader.behind).collect::<Vec<_>>(), [None, Some(7.0), None, None]);
        readers[0].score = -30.0;
        readers[2].score = -25.0;
        assert_eq!(scores(&readers, 2), [vec![-30.0, -32.0, -25.0], vec![-40.0]]);
    }

    #[test]
    fn log_probabilities_are_those_of_a_softmax() {
        let logits: Vec<f32> = (0u8..37).map(|at| f32::from(at % 11)).collect();
        let sum: f32 = logits.iter().map(|logit| logit.exp()).sum();
        assert!((log_probability(&logits, 5) - (logits[5].exp() / sum).ln()).abs() < 1e-4);
        assert_eq!(log_probability(&logits, 99), f32::NEG_INFINITY);
    }
}
