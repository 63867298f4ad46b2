//! An engine that follows a script, so that decisions are tested without a model. Its tokens are bytes.

use std::collections::HashMap;

use serde_json::Value;

use crate::engine::{Engine, Group, Prompt, Purpose, Sampling, Token, WeighLimits, Written};
use crate::error::EngineError;

/// The end of an answer.
const END: Token = 256;

/// What the engine does.
#[derive(Default)]
pub(crate) struct Scripted {
    /// Score of each context in which the word occurs as a function's name.
    pub(crate) scores: HashMap<&'static str, f32>,
    /// The input that is written next.
    pub(crate) input: Value,
    /// The answer that is written.
    pub(crate) answer: &'static str,
    /// What was fed, as text: prompts and words that were weighed.
    pub(crate) fed: Vec<String>,
    /// What was computed ahead.
    pub(crate) kept: Vec<(Purpose, String)>,
    /// Bytes of the answer that were written.
    pub(crate) written: usize,
}

impl Scripted {
    /// Scores by function name.
    pub(crate) fn scoring(scores: &[(&'static str, f32)]) -> Self {
        Self { scores: scores.iter().copied().collect(), ..Self::default() }
    }

    /// What was fed last.
    pub(crate) fn last_prompt(&self) -> &str {
        self.fed.last().map_or("", String::as_str)
    }
}

fn text(tokens: &[Token]) -> String {
    let bytes: Vec<u8> = tokens.iter().filter_map(|&token| u8::try_from(token).ok()).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

impl Engine for Scripted {
    fn tokenize(&self, text: &str, _special: bool) -> Vec<Token> {
        text.bytes().map(Token::from).collect()
    }

    fn bytes(&self, token: Token) -> Vec<u8> {
        u8::try_from(token).into_iter().collect()
    }

    fn is_end(&self, token: Token) -> bool {
        token == END
    }

    fn context_length(&self) -> usize {
        20_000
    }

    fn feed(&mut self, tokens: &[Token], proceed: &mut dyn FnMut() -> bool) -> Result<usize, EngineError> {
        if !proceed() {
            return Err(EngineError::Cancelled);
        }
        self.fed.push(text(tokens));
        Ok(tokens.len())
    }

    fn extend(&mut self, _token: Token) -> Result<(), EngineError> {
        Ok(())
    }

    fn keep(
        &mut self,
        purpose: Purpose,
        _start: &[Token],
        branches: &[&[Token]],
        proceed: &mut dyn FnMut() -> bool,
    ) -> Result<(), EngineError> {
        for branch in branches {
            if !proceed() {
                return Err(EngineError::Cancelled);
            }
            self.kept.push((purpose, text(branch)));
        }
        Ok(())
    }

    fn weigh(
        &mut self,
        _start: &[Token],
        groups: &[Group],
        continuation: &[Token],
        _settled: &dyn Fn(&[Vec<f32>]) -> bool,
        _proceed: &mut dyn FnMut() -> bool,
    ) -> Result<Vec<Vec<f32>>, EngineError> {
        self.fed.push(text(continuation));
        let score = |context: &Vec<Token>| {
            let text = text(context);
            let name = text.rsplit("Function: ").next().and_then(|line| line.split('(').next()).unwrap_or_default();
            self.scores.get(name).copied().unwrap_or(-50.0)
        };
        Ok(groups.iter().map(|group| group.contexts.iter().map(score).collect()).collect())
    }

    fn weigh_limits(&self) -> WeighLimits {
        WeighLimits { contexts: 28, context: 4000, continuation: 400 }
    }

    fn sample(&mut self, _sampling: &Sampling) -> Result<Token, EngineError> {
        let next = self.answer.as_bytes().get(self.written).map_or(END, |&byte| Token::from(byte));
        self.written += 1;
        Ok(next)
    }

    fn write_json(
        &mut self,
        prompt: &Prompt,
        _schema: &Value,
        _max_tokens: usize,
        _proceed: &mut dyn FnMut() -> bool,
    ) -> Result<Written, EngineError> {
        let Prompt { start, branch, rest } = prompt;
        self.fed.push([start, branch, rest].map(|part| text(part)).concat());
        Ok(Written { text: self.input.to_string(), computed: rest.len(), tokens: 1 })
    }
}
