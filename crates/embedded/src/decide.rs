//! Call or answer, and which tool: the model's own preference, measured instead of sampled.
//!
//! After `Action:` each tool's name, and the word for "no tool", is scored by its summed log-probability.

use crate::conversation::{Call, Conversation, Step, Tool};
use crate::engine::{Engine, Slot, Token};
use crate::error::EngineError;
use crate::prompt;

/// How likely each choice is to the model.
#[derive(Debug, Clone)]
pub struct Scores {
    /// Log-probability of answering without a tool.
    pub chat: f32,
    /// Log-probability of each tool, in the order of the offer.
    pub tools: Vec<f32>,
}

/// Feeds the prompt and scores the choices.
///
/// # Errors
/// When the engine fails or the caller is gone.
pub fn scores(
    engine: &mut impl Engine,
    conversation: &Conversation,
    tools: &[&Tool],
    proceed: &mut dyn FnMut() -> bool,
) -> Result<Scores, EngineError> {
    let text = prompt::case(conversation, tools, &conversation.steps);
    let mut tokens = engine.tokenize(prompt::RULES, false);
    tokens.extend(engine.tokenize(&text, false));
    engine.feed(Slot::Decide, &tokens, proceed)?;
    let choices: Vec<Vec<Token>> = tools
        .iter()
        .map(|tool| tool.name.as_str())
        .chain([prompt::CHAT])
        .map(|name| engine.tokenize(&format!(" {name}\n"), false))
        .collect();
    let mut scores = engine.score(Slot::Decide, &choices)?;
    let chat = scores.pop().unwrap_or(f32::NEG_INFINITY);
    Ok(Scores { chat, tools: scores })
}

/// Writes the input of the chosen tool after the prompt of [`scores`].
///
/// # Errors
/// When the schema can't guide the model or the engine fails.
pub fn input(engine: &mut impl Engine, tool: &Tool) -> Result<Call, EngineError> {
    let text = format!(" {}\n{}Input:", tool.name, prompt::parameters(tool));
    let tokens = engine.tokenize(&text, false);
    engine.extend(Slot::Decide, &tokens)?;
    let mut schema = tool.input_schema.clone();
    if let Some(object) = schema.as_object_mut() {
        object.insert("additionalProperties".into(), false.into());
    }
    let written = engine.write_json(Slot::Decide, &schema, 512)?;
    let input = serde_json::from_str(&written).map_err(|error| EngineError::Grammar(format!("{error}: {written}")))?;
    Ok(Call { tool: tool.name.clone(), input })
}

/// Whether this very call was already made since the user spoke.
#[must_use]
pub fn repeated(conversation: &Conversation, call: &Call) -> bool {
    conversation.since_user().iter().any(|step| matches!(step, Step::Call(made) if made == call))
}
