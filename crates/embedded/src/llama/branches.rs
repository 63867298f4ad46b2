//! A start that prompts share, and branches behind it that recur.
//!
//! Tools come again with every question to an agent, so what they cost is paid once: each branch keeps a
//! sequence of its own behind the start (copies of a sequence share their cells). A branch that begins like
//! another takes that part from it. The least recently used branches make room for new ones.

use llama_cpp_2::context::LlamaContext;

use super::compute::{self, BATCH_TOKENS, Piece};
use super::failed;
use super::saved::Saved;
use crate::engine::Token;
use crate::error::EngineError;

/// Tokens that two branches have in common before one is begun from the other.
const WORTH_TAKING: usize = 16;

pub(super) struct Branches {
    /// The sequence of the start; those of the branches follow it.
    first: i32,
    /// Most branches.
    capacity: usize,
    start: Vec<Token>,
    kept: Vec<Kept>,
    turn: u64,
}

#[derive(Default)]
struct Kept {
    tokens: Vec<Token>,
    last_used: u64,
}

impl Branches {
    /// Uses the sequence `first` and `capacity` more after it.
    pub(super) fn new(first: i32, capacity: usize) -> Self {
        Self { first, capacity, start: Vec::new(), kept: Vec::new(), turn: 0 }
    }

    /// Computes what is not there yet; gives each branch's sequence and how many tokens were computed. Equal
    /// branches get a sequence each.
    /// What was computed before an error stays.
    pub(super) fn keep(
        &mut self,
        context: &mut LlamaContext<'_>,
        start: &[Token],
        branches: &[&[Token]],
        saved: &Saved,
        proceed: &mut dyn FnMut() -> bool,
    ) -> Result<(Vec<i32>, usize), EngineError> {
        if start.is_empty() || branches.len() > self.capacity {
            return Err(EngineError::Inference("a prompt without a start, or too many alternatives".into()));
        }
        self.turn += 1;
        let mut new = self.begin(context, start, saved, proceed)?;
        let mut sequences = Vec::with_capacity(branches.len());
        let mut missing: Vec<(usize, usize)> = Vec::new();
        for &wanted in branches {
            let known = self
                .kept
                .iter()
                .position(|kept| kept.last_used < self.turn && kept.tokens == wanted && !wanted.is_empty());
            let place = match known {
                Some(place) => place,
                None => {
                    let (source, common) = self.nearest(wanted);
                    if source.is_some_and(|source| missing.iter().any(|(place, _)| *place == source)) {
                        self.compute(context, &mut missing, proceed)?;
                    }
                    let from = source.map_or(Ok(self.first), |place| self.sequence(place))?;
                    let place = self.free_place(source);
                    let end = u32::try_from(start.len() + common).map_err(failed)?;
                    self.clear_place(context, place);
                    context.copy_kv_cache_seq(from, self.sequence(place)?, None, Some(end)).map_err(failed)?;
                    self.kept[place].tokens = wanted.to_vec();
                    missing.push((place, common));
                    new += wanted.len() - common;
                    let tokens: usize =
                        missing.iter().map(|(place, common)| self.kept[*place].tokens.len() - common).sum();
                    if tokens >= BATCH_TOKENS {
                        self.kept[place].last_used = self.turn;
                        self.compute(context, &mut missing, proceed)?;
                    }
                    place
                }
            };
            self.kept[place].last_used = self.turn;
            sequences.push(self.sequence(place)?);
        }
        self.compute(context, &mut missing, proceed)?;
        Ok((sequences, new))
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self, context: &mut LlamaContext<'_>) {
        for place in 0..self.kept.len() {
            self.clear_place(context, place);
        }
        clear(context, self.first);
        self.start.clear();
        self.kept.clear();
    }

    fn begin(
        &mut self,
        context: &mut LlamaContext<'_>,
        start: &[Token],
        saved: &Saved,
        proceed: &mut dyn FnMut() -> bool,
    ) -> Result<usize, EngineError> {
        if self.start == start {
            return Ok(0);
        }
        self.clear(context);
        let restored = saved.restore(context, self.first, start);
        if !restored {
            clear(context, self.first);
            compute::pieces(context, &[Piece { sequence: self.first, from: 0, tokens: start }], proceed)
                .inspect_err(|_| clear(context, self.first))?;
            saved.save(context, self.first, start);
        }
        self.start = start.to_vec();
        Ok(if restored { 0 } else { start.len() })
    }

    /// Computes the rest of the branches at these places, each after so many tokens.
    fn compute(
        &mut self,
        context: &mut LlamaContext<'_>,
        missing: &mut Vec<(usize, usize)>,
        proceed: &mut dyn FnMut() -> bool,
    ) -> Result<(), EngineError> {
        let mut pieces = Vec::with_capacity(missing.len());
        for &(place, common) in missing.iter() {
            let (sequence, from) = (self.sequence(place)?, self.start.len() + common);
            pieces.push(Piece { sequence, from, tokens: &self.kept[place].tokens[common..] });
        }
        let computed = compute::pieces(context, &pieces, proceed);
        for (place, _) in missing.drain(..) {
            if computed.is_err() {
                self.clear_place(context, place);
            }
        }
        computed
    }

    /// The branch with the longest common beginning, and its length; none when that is short.
    fn nearest(&self, wanted: &[Token]) -> (Option<usize>, usize) {
        let common = |kept: &Kept| kept.tokens.iter().zip(wanted).take_while(|(a, b)| a == b).count();
        let best = self.kept.iter().map(common).enumerate().max_by_key(|(_, common)| *common);
        match best {
            Some((place, common)) if common >= WORTH_TAKING => (Some(place), common),
            _ => (None, 0),
        }
    }

    /// A place that nothing is kept in, or what was used longest ago; not `taken`.
    fn free_place(&mut self, taken: Option<usize>) -> usize {
        if self.kept.len() < self.capacity {
            self.kept.push(Kept::default());
            return self.kept.len() - 1;
        }
        let others = (0..self.kept.len()).filter(|place| Some(*place) != taken);
        others.min_by_key(|&place| self.kept[place].last_used).unwrap_or_default()
    }

    fn clear_place(&mut self, context: &mut LlamaContext<'_>, place: usize) {
        self.kept[place] = Kept::default();
        if let Ok(sequence) = self.sequence(place) {
            clear(context, sequence);
        }
    }

    fn sequence(&self, place: usize) -> Result<i32, EngineError> {
        Ok(self.first + 1 + i32::try_from(place).map_err(failed)?)
    }
}

/// Removing a whole sequence can't fail.
fn clear(context: &mut LlamaContext<'_>, sequence: i32) {
    let _ = context.clear_kv_cache_seq(Some(sequence.unsigned_abs()), None, None);
}
