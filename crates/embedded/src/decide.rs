//! Call, ask or answer: the model's own preference, measured instead of sampled, and a few rules around it.
//!
//! After `Action:` each tool's name, and the word for "no tool", is scored by its summed log-probability. The
//! winner's input is then written under the grammar of its schema. The rules: the same call is not made twice
//! for one question; a call that needs a value nobody gave becomes a question; guesses for optional parameters
//! are left out.

use serde_json::Value;

use crate::composite::Usage;
use crate::conversation::{Call, Conversation, Step, Tool, ToolChoice};
use crate::engine::{Engine, Slot, Token};
use crate::error::EngineError;
use crate::grounding::{self, Ground};
use crate::{prompt, question, schema};

/// What comes next.
#[derive(Debug, Clone, PartialEq)]
pub enum Decision {
    /// Write an answer.
    Answer,
    /// Make these calls.
    Calls(Vec<Call>),
    /// Say this to the user, who has to tell something first.
    Ask(String),
}

/// How likely each choice is to the model, as log-probabilities.
#[derive(Debug, Clone, PartialEq)]
pub struct Scores {
    /// To answer without a tool.
    pub chat: f32,
    /// To call each tool, in the order of the offer.
    pub tools: Vec<f32>,
}

/// Added to the score of answering when the user has just spoken, found on the development tasks.
pub const CHAT_BIAS: f32 = 0.0;
/// Added to it when a result is there.
pub const CHAT_BIAS_AFTER_RESULT: f32 = 0.0;
/// Tools that are considered; of more, those whose words the user used.
const TOOLS: usize = 24;
/// Tokens of a call's input.
const INPUT_TOKENS: usize = 700;

/// Decides what the assistant does next. `proceed` returns `false` when nobody waits for it any more.
///
/// # Errors
/// [`EngineError::Cancelled`], or what the engine reports.
pub fn decide(
    engine: &mut impl Engine,
    conversation: &Conversation,
    proceed: &mut dyn FnMut() -> bool,
) -> Result<(Decision, Usage), EngineError> {
    let tools = considered(conversation);
    if tools.is_empty() {
        return Ok((Decision::Answer, Usage::default()));
    }
    let ground = Ground::new(conversation);
    let (scores, mut usage) = scores(engine, conversation, &tools, proceed)?;
    let free = conversation.choice == ToolChoice::Auto;
    let Some(tool) = pick(conversation, &tools, &scores) else { return Ok((Decision::Answer, usage)) };
    let input = match input(engine, tool) {
        Ok((input, written)) => {
            usage.output += written;
            input
        }
        // A schema that the grammar can't follow must not end an otherwise possible answer.
        Err(EngineError::Grammar(reason)) if free => {
            tracing::warn!(tool = tool.name, reason, "no input could be written for the tool; answering without it");
            return Ok((Decision::Answer, usage));
        }
        Err(error) => return Err(error),
    };
    let call = match input {
        Value::Object(members) => {
            let members = grounding::without_guesses(&ground, tool, members);
            Call { tool: tool.name.clone(), input: Value::Object(members) }
        }
        input => Call { tool: tool.name.clone(), input },
    };
    if free && repeated(conversation, &call) {
        return Ok((Decision::Answer, usage));
    }
    let invented = if free { grounding::invented(&ground, tool, &call.input) } else { Vec::new() };
    if invented.is_empty() { Ok((Decision::Calls(vec![call]), usage)) } else { Ok((Decision::Ask(question::ask_for(tool, &invented)), usage)) }
}

/// The tool to call, if any.
fn pick<'t>(conversation: &Conversation, tools: &[&'t Tool], scores: &Scores) -> Option<&'t Tool> {
    let best = tools.iter().zip(&scores.tools).max_by(|(_, a), (_, b)| a.total_cmp(b));
    let (tool, score) = best.map(|(tool, score)| (*tool, *score))?;
    let after = conversation.since_user().iter().any(|step| matches!(step, Step::Result { .. }));
    let bias = if after { CHAT_BIAS_AFTER_RESULT } else { CHAT_BIAS };
    (conversation.choice != ToolChoice::Auto || score > scores.chat + bias).then_some(tool)
}

/// The tools that the choice leaves, at most [`TOOLS`].
fn considered(conversation: &Conversation) -> Vec<&Tool> {
    if let ToolChoice::Tool(name) = &conversation.choice {
        return conversation.tools.iter().filter(|tool| tool.name == *name).collect();
    }
    let mut tools: Vec<&Tool> = conversation.tools.iter().collect();
    if tools.len() > TOOLS {
        let ground = Ground::new(conversation);
        tools.sort_by_key(|tool| std::cmp::Reverse(ground.shared_words(&format!("{} {}", tool.name, tool.description))));
        tools.truncate(TOOLS);
    }
    tools
}

/// Feeds the prompt and scores the choices.
///
/// # Errors
/// As [`decide`].
pub fn scores(
    engine: &mut impl Engine,
    conversation: &Conversation,
    tools: &[&Tool],
    proceed: &mut dyn FnMut() -> bool,
) -> Result<(Scores, Usage), EngineError> {
    let tokens = prompt::tokens(engine, conversation, tools);
    let computed = engine.feed(Slot::Decide, &tokens, proceed)?;
    let words = tools.iter().map(|tool| tool.name.as_str()).chain([prompt::CHAT]);
    let choices: Vec<Vec<Token>> = words.map(|word| engine.tokenize(&format!(" {word}\n"), false)).collect();
    let mut scores = engine.score(Slot::Decide, &choices)?;
    let chat = scores.pop().unwrap_or(f32::NEG_INFINITY);
    let usage = Usage { input: tokens.len(), cached: tokens.len() - computed, output: 0 };
    Ok((Scores { chat, tools: scores }, usage))
}

/// Writes the input of the chosen tool after the prompt of [`scores`]; also returns how many tokens it took.
///
/// # Errors
/// [`EngineError::Grammar`] when the schema can't guide the model, or what the engine reports.
pub fn input(engine: &mut impl Engine, tool: &Tool) -> Result<(Value, usize), EngineError> {
    let text = format!(" {}\n{}Input:", tool.name, prompt::parameters(tool));
    let tokens = engine.tokenize(&text, false);
    engine.extend(Slot::Decide, &tokens)?;
    let written = engine.write_json(Slot::Decide, &schema::for_grammar(&tool.input_schema), INPUT_TOKENS)?;
    let length = engine.tokenize(&written, false).len();
    let input = serde_json::from_str(&written).map_err(|error| EngineError::Grammar(format!("{error} in {written}")))?;
    Ok((input, length))
}

/// Whether this very call was already made since the user spoke.
fn repeated(conversation: &Conversation, call: &Call) -> bool {
    conversation.since_user().iter().any(|step| matches!(step, Step::Call(made) if made == call))
}
