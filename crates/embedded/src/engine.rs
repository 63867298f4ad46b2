//! What the decision logic asks of an inference engine.
//!
//! The composite (prompts, choice of tool, argument checks) is pure and knows only this trait, so that it is
//! tested against a scripted engine and the engine behind it (llama.cpp today) can be replaced.

use serde_json::Value;

use crate::error::EngineError;

/// A token of the model's vocabulary.
pub type Token = u32;

/// A prompt in parts that change more and more often. The first two are kept and not computed again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prompt {
    /// What all prompts of its kind begin with.
    pub start: Vec<Token>,
    /// What recurs behind it: a tool's description.
    pub branch: Vec<Token>,
    /// What is new.
    pub rest: Vec<Token>,
}

/// Contexts that are alternatives to each other.
#[derive(Debug, Clone, PartialEq)]
pub struct Group {
    /// The contexts.
    pub contexts: Vec<Vec<Token>>,
    /// How far one may fall behind the best before it is given up; its figure is then that distance.
    pub lost: f32,
}

/// What prompts are for; each purpose has a start and branches of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// To weigh words.
    Weighing,
    /// To write a tool's input.
    Input,
}

/// JSON that was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// The value as text.
    pub text: String,
    /// Tokens of the prompt that were computed anew.
    pub computed: usize,
    /// Tokens that were written.
    pub tokens: usize,
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

    /// Tokens that a prompt and what is written after it can have together.
    fn context_length(&self) -> usize;

    /// Makes `tokens` the prompt of an answer and returns how many of them were computed anew: the start that the
    /// last prompt and its answer have in common with it is not.
    /// `proceed` is asked between batches: `false` stops with [`EngineError::Cancelled`].
    ///
    /// # Errors
    /// When `tokens` is empty or longer than [`Engine::context_length`], or the engine fails.
    fn feed(&mut self, tokens: &[Token], proceed: &mut dyn FnMut() -> bool) -> Result<usize, EngineError>;

    /// Appends a token to the answer.
    ///
    /// # Errors
    /// As [`Engine::feed`].
    fn extend(&mut self, token: Token) -> Result<(), EngineError>;

    /// Draws the token that follows the answer so far.
    ///
    /// # Errors
    /// When nothing was fed.
    fn sample(&mut self, sampling: &Sampling) -> Result<Token, EngineError>;

    /// Computes a start and branches behind it ahead of their use; what is there already costs nothing.
    ///
    /// # Errors
    /// As [`Engine::feed`]; what was computed by then stays.
    fn keep(
        &mut self,
        purpose: Purpose,
        start: &[Token],
        branches: &[&[Token]],
        proceed: &mut dyn FnMut() -> bool,
    ) -> Result<(), EngineError>;

    /// Log-probability of `continuation` after `start` and each context, summed up to the token after which
    /// `settled` says that the figures so far are enough.
    ///
    /// # Errors
    /// When a part is empty or longer than [`Engine::weigh_limits`], or the engine fails.
    fn weigh(
        &mut self,
        start: &[Token],
        groups: &[Group],
        continuation: &[Token],
        settled: &dyn Fn(&[Vec<f32>]) -> bool,
        proceed: &mut dyn FnMut() -> bool,
    ) -> Result<Vec<Vec<f32>>, EngineError>;

    /// What [`Engine::weigh`] takes.
    fn weigh_limits(&self) -> WeighLimits;

    /// Writes one JSON value that `schema` allows after the prompt, greedily. `max_tokens` bounds it.
    ///
    /// # Errors
    /// [`EngineError::Grammar`] when the schema can't be turned into a grammar or the text did not end in time.
    fn write_json(
        &mut self,
        prompt: &Prompt,
        schema: &Value,
        max_tokens: usize,
        proceed: &mut dyn FnMut() -> bool,
    ) -> Result<Written, EngineError>;
}
