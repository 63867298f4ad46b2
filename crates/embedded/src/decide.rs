//! Call, ask or answer: how likely the user's words are for each tool, and a few rules around it.
//!
//! The tool whose line makes the words likeliest is called, if it beats the lines for needing no tool by a
//! margin. Its input is then written under the grammar of its schema. The rules: a tool that was called for a
//! question is not called again for it; after a result only a tool that is nearly as likely as the one that was
//! called comes into question; a call that needs a value nobody gave becomes a question; guesses for optional
//! parameters are left out.

use serde_json::Value;

use crate::composite::Usage;
use crate::conversation::{Call, Conversation, Step, Tool, ToolChoice};
use crate::engine::{Engine, Group, Purpose, Written};
use crate::error::EngineError;
use crate::grounding::{self, Ground};
use crate::prompt::Weighing;
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

/// How likely the user's words are, as log-probabilities.
#[derive(Debug, Clone, PartialEq)]
pub struct Scores {
    /// From someone who needs no tool.
    pub none: f32,
    /// From someone who needs each tool, in the order of the offer.
    pub tools: Vec<f32>,
}

/// How much likelier than without a tool the words must be for a call; found on the development tasks.
const MARGIN: f32 = 1.3;
/// How much less likely than for the called tool the words may be for another one to be called after its result.
const NEXT: f32 = 2.0;
/// How far a tool, or what stands for no tool, may fall behind the best one while the words are read before it is
/// given up. Half as much saves a quarter of the reading and changes decisions now and then.
const LOST: f32 = 12.0;
/// How clear a choice must be for the rest of the words not to be read.
const SETTLED: f32 = 12.0;
/// Tools that are weighed; of more, those whose words the user used.
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
    let free = conversation.choice == ToolChoice::Auto;
    let Some(tool) = choose(engine, conversation, &tools, proceed)? else {
        return Ok((Decision::Answer, Usage::default()));
    };
    if !proceed() {
        return Err(EngineError::Cancelled);
    }
    let (input, usage) = match input(engine, conversation, tool, proceed) {
        Ok(written) => written,
        // A schema that the grammar can't follow must not end an otherwise possible answer.
        Err(EngineError::Grammar(reason)) if free => {
            tracing::warn!(tool = tool.name, reason, "no input could be written for the tool; answering without it");
            return Ok((Decision::Answer, Usage::default()));
        }
        Err(error) => return Err(error),
    };
    let ground = Ground::new(conversation);
    let input = match input {
        Value::Object(members) => Value::Object(grounding::without_guesses(&ground, tool, members)),
        other => other,
    };
    let invented = if free { grounding::invented(&ground, tool, &input) } else { Vec::new() };
    if !invented.is_empty() {
        return Ok((Decision::Ask(question::ask_for(tool, &invented)), usage));
    }
    Ok((Decision::Calls(vec![Call { tool: tool.name.clone(), input }]), usage))
}

/// The tools that the choice leaves, at most [`TOOLS`].
fn considered(conversation: &Conversation) -> Vec<&Tool> {
    if let ToolChoice::Tool(name) = &conversation.choice {
        return conversation.tools.iter().filter(|tool| tool.name == *name).collect();
    }
    let mut tools: Vec<&Tool> = conversation.tools.iter().collect();
    if tools.len() > TOOLS {
        let ground = Ground::new(conversation);
        tools
            .sort_by_key(|tool| std::cmp::Reverse(ground.shared_words(&format!("{} {}", tool.name, tool.description))));
        tools.truncate(TOOLS);
    }
    tools
}

/// The tool to call, if any.
fn choose<'t>(
    engine: &mut impl Engine,
    conversation: &Conversation,
    tools: &[&'t Tool],
    proceed: &mut dyn FnMut() -> bool,
) -> Result<Option<&'t Tool>, EngineError> {
    if let ([tool], ToolChoice::Tool(_)) = (tools, &conversation.choice) {
        return Ok(Some(tool));
    }
    let Some(scores) = scores(engine, conversation, tools, proceed)? else { return Ok(None) };
    let called = |tool: &Tool| {
        let calls = conversation.since_user().iter();
        calls
            .filter_map(|step| if let Step::Call(call) = step { Some(call) } else { None })
            .any(|call| call.tool == tool.name)
    };
    let rated: Vec<(&Tool, f32)> = tools.iter().copied().zip(scores.tools).collect();
    let best =
        |wanted: bool| rated.iter().filter(|(tool, _)| called(tool) == wanted).max_by(|(_, a), (_, b)| a.total_cmp(b));
    let Some((tool, score)) = best(false) else { return Ok(None) };
    let near = best(true).is_none_or(|(_, done)| *score > done - NEXT);
    let wanted = *score > scores.none + MARGIN && near;
    Ok((wanted || conversation.choice != ToolChoice::Auto).then_some(*tool))
}

/// How likely the user's last words are for each tool; `None` without tools or words.
///
/// # Errors
/// What the engine reports.
pub fn scores(
    engine: &mut impl Engine,
    conversation: &Conversation,
    tools: &[&Tool],
    proceed: &mut dyn FnMut() -> bool,
) -> Result<Option<Scores>, EngineError> {
    if tools.is_empty() {
        return Ok(None);
    }
    let Some(said) = prompt::said(engine, conversation) else { return Ok(None) };
    let Weighing { start, tools, none_alone, none_among } = prompt::weighing(engine, tools);
    let groups = [
        Group { contexts: tools, lost: LOST },
        Group { contexts: none_alone, lost: LOST },
        Group { contexts: none_among, lost: LOST },
    ];
    let settled = |scores: &[Vec<f32>]| Scores::read(scores).is_some_and(|scores| scores.settled());
    let scores = engine.weigh(&start, &groups, &said, &settled, proceed)?;
    let scores = Scores::read(&scores);
    scores.ok_or_else(|| EngineError::Inference("some alternatives were not weighed".into())).map(Some)
}

impl Scores {
    /// Of the figures of the tools, of no tool alone and of no tool among the tools.
    fn read(figures: &[Vec<f32>]) -> Option<Self> {
        let [tools, alone, among] = figures else { return None };
        Some(Self { none: f32::midpoint(greatest(alone), greatest(among)), tools: tools.clone() })
    }

    /// Whether more words would hardly change the choice: nothing is wanted, or one tool before all others.
    fn settled(&self) -> bool {
        let best = greatest(&self.tools);
        let lead = best - self.none - MARGIN;
        let near = self.tools.iter().filter(|score| **score >= best - SETTLED).count();
        lead < -SETTLED || lead > SETTLED && near == 1
    }
}

fn greatest(scores: &[f32]) -> f32 {
    scores.iter().copied().fold(f32::NEG_INFINITY, f32::max)
}

/// Computes ahead what deciding between the conversation's tools will need, whatever the user says.
///
/// # Errors
/// [`EngineError::Cancelled`], or what the engine reports.
pub(crate) fn prepare(
    engine: &mut impl Engine,
    conversation: &Conversation,
    proceed: &mut dyn FnMut() -> bool,
) -> Result<(), EngineError> {
    let tools = considered(conversation);
    let Weighing { start, tools: alone, none_alone, mut none_among } = prompt::weighing(engine, &tools);
    if tools.is_empty() {
        none_among.clear();
    }
    let contexts: Vec<_> = alone.iter().chain(&none_alone).chain(&none_among).map(Vec::as_slice).collect();
    engine.keep(Purpose::Weighing, &start, &contexts, proceed)?;
    let branches: Vec<_> = tools.iter().map(|tool| prompt::input_branch(engine, tool)).collect();
    let branches: Vec<_> = branches.iter().map(Vec::as_slice).collect();
    engine.keep(Purpose::Input, &prompt::input_start(engine), &branches, proceed)
}

/// Writes the input of a tool.
fn input(
    engine: &mut impl Engine,
    conversation: &Conversation,
    tool: &Tool,
    proceed: &mut dyn FnMut() -> bool,
) -> Result<(Value, Usage), EngineError> {
    let prompt = prompt::input(engine, conversation, tool);
    let schema = schema::for_grammar(&tool.input_schema);
    let Written { text, computed, tokens } = engine.write_json(&prompt, &schema, INPUT_TOKENS, proceed)?;
    let input = serde_json::from_str(&text).map_err(|error| EngineError::Grammar(format!("{error} in {text}")))?;
    let read = prompt.start.len() + prompt.branch.len() + prompt.rest.len();
    Ok((input, Usage { input: read, cached: read - computed, output: tokens }))
}

#[cfg(test)]
mod tests {
    use super::Scores;

    #[test]
    fn a_choice_is_settled_when_nothing_is_wanted_or_one_tool_alone() {
        let settled = |none, tools: [f32; 2]| Scores { none, tools: tools.to_vec() }.settled();
        assert!(settled(-30.0, [-10.0, -26.0]));
        assert!(settled(-10.0, [-30.0, -29.0]));
        assert!(!settled(-30.0, [-10.0, -12.0]), "two tools are near each other");
        assert!(!settled(-20.0, [-10.0, -40.0]), "it may still be that no tool is wanted");
    }
}
