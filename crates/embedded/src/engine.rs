//! What the decision logic asks of an inference engine.
//!
//! The composite (prompts, choice of tool, argument checks) is pure and knows only this trait, so that it is
//! tested against a scripted engine and the engine behind it (llama.cpp today) can be replaced.

use serde_json::Value;

use crate::error::EngineError;

/// A token of the model's vocabulary.
pub type Token = u32;

/// A cached sequence of the engine: what has been fed to it stays, and the common start of the next prompt
/// is not computed again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    /// Prompts that write a tool's input.
    Input,
    /// Prompts that write an answer.
    Answer,
}

/// How the next token is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sampling {
    /// 0 picks the likeliest token.
    pub temperature: f32,
    /// Keep the smallest set of tokens whose probabilities add up to this; 1 keeps all.
    pub top_p: f32,
    /// Keep this many tokens; 0 keeps all.
    pub top_k: u32,
    /// Seed of the draw.
    pub seed: u32,
}

impl Sampling {
    /// Always the likeliest token.
    pub const GREEDY: Self = Self { temperature: 0.0, top_p: 1.0, top_k: 0, seed: 0 };
}

/// Sizes of what an engine weighs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WeighLimits {
    /// Contexts of one call.
    pub contexts: usize,
    /// Tokens of a context.
    pub context: usize,
    /// Tokens of a continuation.
    pub continuation: usize,
}

/// A loaded model.
pub trait Engine {
    /// Tokens of `text`. With `special`, the model's control words (`<|im_start|>`) become control tokens;
    /// text that comes from users or tools must be tokenised without.
    fn tokenize(&self, text: &str, special: bool) -> Vec<Token>;

    /// The bytes that a token stands for; may end within a character.
    fn bytes(&self, token: Token) -> Vec<u8>;

    /// Whether the token ends an answer.
    fn is_end(&self, token: Token) -> bool;

    /// Tokens that one slot can hold.
    fn context_length(&self) -> usize;

    /// Makes `tokens` the whole content of the slot and returns how many of them were computed anew.
    /// `proceed` is asked between batches: `false` stops with [`EngineError::Cancelled`].
    ///
    /// # Errors
    /// When `tokens` is empty or longer than [`Engine::context_length`], or the engine fails.
    fn feed(&mut self, slot: Slot, tokens: &[Token], proceed: &mut dyn FnMut() -> bool) -> Result<usize, EngineError>;

    /// Appends tokens to what the slot holds.
    ///
    /// # Errors
    /// As [`Engine::feed`].
    fn extend(&mut self, slot: Slot, tokens: &[Token]) -> Result<(), EngineError>;

    /// Summed log-probability of `continuation` after `start` and each of `contexts`, which are alternatives to
    /// each other. `start` should be the same each time and contexts recur: both are kept.
    ///
    /// # Errors
    /// When a part is empty or longer than [`Engine::weigh_limits`], or the engine fails.
    fn weigh(
        &mut self,
        start: &[Token],
        contexts: &[Vec<Token>],
        continuation: &[Token],
    ) -> Result<Vec<f32>, EngineError>;

    /// What [`Engine::weigh`] takes.
    fn weigh_limits(&self) -> WeighLimits;

    /// Draws the token that follows what was fed last.
    ///
    /// # Errors
    /// When nothing was fed.
    fn sample(&mut self, sampling: &Sampling) -> Result<Token, EngineError>;

    /// Writes one JSON value that `schema` allows after what the slot holds, greedily.
    /// `max_tokens` bounds it.
    ///
    /// # Errors
    /// [`EngineError::Grammar`] when the schema can't be turned into a grammar or the text did not end in time.
    fn write_json(&mut self, slot: Slot, schema: &Value, max_tokens: usize) -> Result<String, EngineError>;
}
