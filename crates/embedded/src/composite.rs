//! One request through the small model: decide, then call, ask or answer.

use crate::answer;
use crate::conversation::{Call, Conversation};
use crate::decide::{self, Decision};
use crate::engine::{Engine, Sampling};
use crate::error::EngineError;

/// What a request asks of the answer's form.
#[derive(Debug, Clone, PartialEq)]
pub struct Options {
    /// Most tokens of an answer.
    pub max_tokens: usize,
    /// How tokens are drawn. Decisions and arguments are always greedy.
    pub sampling: Sampling,
    /// The answer ends before any of these.
    pub stops: Vec<String>,
}

/// What comes out while the model works.
#[derive(Debug, Clone, PartialEq)]
pub enum Output {
    /// Nothing yet: a moment to notice that nobody listens.
    Working,
    /// Text of the answer; may be empty.
    Text(String),
    /// A call, whole.
    Call(Call),
}

/// Why the output ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// The answer is whole.
    Turn,
    /// Calls are to be carried out.
    Calls,
    /// The limit of tokens, or the context, was reached.
    Length,
    /// This stop sequence came.
    Stop(String),
}

/// Tokens of a request.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Usage {
    /// Tokens read, those from the cache included.
    pub input: usize,
    /// Tokens that were in the cache.
    pub cached: usize,
    /// Tokens written.
    pub output: usize,
}

/// Carries out a request. `emit` returns `false` when nobody listens any more, which stops the work.
///
/// # Errors
/// [`EngineError`]; [`EngineError::Cancelled`] after `emit` returned `false`.
pub fn run(
    engine: &mut impl Engine,
    conversation: &Conversation,
    options: &Options,
    emit: &mut dyn FnMut(Output) -> bool,
) -> Result<(Ending, Usage), EngineError> {
    let (decision, used) = decide::decide(engine, conversation, &mut || emit(Output::Working))?;
    let (ending, written) = match decision {
        Decision::Answer => answer::write(engine, conversation, options, emit)?,
        Decision::Calls(calls) => {
            for call in calls {
                if !emit(Output::Call(call)) {
                    return Err(EngineError::Cancelled);
                }
            }
            (Ending::Calls, Usage::default())
        }
        Decision::Ask(question) => {
            emit(Output::Text(question));
            (Ending::Turn, Usage::default())
        }
    };
    let total = Usage {
        input: used.input + written.input,
        cached: used.cached + written.cached,
        output: used.output + written.output,
    };
    Ok((ending, total))
}

/// Computes ahead what requests of an assistant with these instructions and tools begin with. `proceed` returns
/// `false` when there is something better to do.
///
/// # Errors
/// [`EngineError`]; [`EngineError::Cancelled`] after `proceed` returned `false`.
pub fn prepare(
    engine: &mut impl Engine,
    conversation: &Conversation,
    proceed: &mut dyn FnMut() -> bool,
) -> Result<(), EngineError> {
    decide::prepare(engine, conversation, proceed)?;
    answer::prepare(engine, conversation, &[], proceed)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
