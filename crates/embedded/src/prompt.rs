//! The texts that the model reads to choose a tool and to write its input.
//!
//! A small model that is asked which tool to use looks at names more than at meanings. It is much better at
//! telling how likely a user's words are, given a tool: "someone who needs *this* says …". So the words are
//! weighed after each tool's line, and after lines for needing none.
//!
//! The fixed parts come first, so that the engine computes them once.

use serde_json::Value;

use crate::conversation::{Call, Conversation, Step, Tool};
use crate::engine::{Engine, Prompt, Token};

/// What a user wants who needs no tool.
const NO_TOOL: [&str; 2] = [
    "general_knowledge(): Explains, calculates, translates or writes something from general knowledge, without looking anything up.",
    "small_talk(): Greets, thanks, says goodbye and chats.",
];

/// Worked examples for weighing: a tool, or the place in [`NO_TOOL`], and what someone said.
const EXAMPLES: [(Result<&str, usize>, &str); 10] = [
    (
        Ok("find_train(from_station, to_station, date): Finds train connections between two stations."),
        "Which trains go from Leeds to Hull on 2025-11-02?",
    ),
    (Err(0), "Who was the first person on the moon?"),
    (Ok("list_vets(town): Lists the vets of a town."), "Are there any vets around Graz?"),
    (Err(1), "Good evening!"),
    (Ok("radio_stations(): Lists the radio stations that can be played."), "What can I listen to?"),
    (Err(0), "What is a glacier?"),
    (Ok("lost_property(item): Reports an item that was left in a train."), "I forgot my umbrella on the 10:15."),
    (Err(1), "Great, that's all."),
    (Ok("switch_lamp(room, on): Switches a lamp on or off."), "Lamp in the hall off"),
    (Err(0), "Write a short poem about the sea."),
];

/// Rules and worked examples for writing an input.
const INPUT: &str = include_str!("prompt/input.txt");

/// Tokens of a tool's line.
const LINE: usize = 96;
/// Characters of each description where all tools are listed.
const OTHERS: usize = 80;
const DESCRIPTION: usize = 200;
const PARAMETER: usize = 100;
const RESULT: usize = 1200;
/// Tokens of an input prompt that are kept free for what is written.
const ROOM: usize = 900;

/// Alternatives to weigh.
pub(crate) struct Weighing {
    /// What all of them begin with.
    pub(crate) start: Vec<Token>,
    /// One for each tool.
    pub(crate) tools: Vec<Vec<Token>>,
    /// For needing no tool.
    pub(crate) none_alone: Vec<Vec<Token>>,
    /// For needing no tool of an assistant that has these. Without it a question about pizza would always be
    /// likelier from someone who wants to order one; it alone would make too many calls unlikely.
    pub(crate) none_among: Vec<Vec<Token>>,
}

/// The alternatives that these tools leave.
pub(crate) fn weighing(engine: &impl Engine, tools: &[&Tool]) -> Weighing {
    let limits = engine.weigh_limits();
    let mut start = String::from(
        "Each example shows a function of an assistant and what a user said that made the assistant use it.\n\n",
    );
    for (function, said) in EXAMPLES {
        let function = function.unwrap_or_else(|none| NO_TOOL[none]);
        start.push_str(&format!("Function: {function}\nUser: {said}\n\n"));
    }
    let end = engine.tokenize("\nUser:", false);
    let context = |text: String, limit: usize| {
        let mut tokens = engine.tokenize(&text, false);
        tokens.truncate(limit.min(limits.context) - end.len());
        tokens.extend(&end);
        tokens
    };
    let tools_alone = tools.iter().map(|tool| context(format!("Function: {}", line(tool)), LINE)).collect();
    let none_alone = NO_TOOL.map(|none| context(format!("Function: {none}"), LINE)).to_vec();
    let mut among = engine.tokenize(&others(tools), false);
    among.truncate(limits.context - LINE);
    let none_among = NO_TOOL
        .map(|none| among.iter().copied().chain(context(format!("\n\nFunction: {none}"), LINE)).collect())
        .to_vec();
    Weighing { start: engine.tokenize(&start, false), tools: tools_alone, none_alone, none_among }
}

/// What is weighed of a conversation: its last words; `None` when the user said nothing.
pub(crate) fn said(engine: &impl Engine, conversation: &Conversation) -> Option<Vec<Token>> {
    let mut said = engine.tokenize(&format!(" {}\n", last_words(conversation)?), false);
    // The beginning of a long message says what it is about.
    said.truncate(engine.weigh_limits().continuation);
    Some(said)
}

/// The tools of an assistant, in short.
fn others(tools: &[&Tool]) -> String {
    let lines: Vec<_> =
        tools.iter().map(|tool| format!("- {}: {}", tool.name, shorten(&tool.description, OTHERS))).collect();
    format!("Other functions of the same assistant:\n{}", lines.join("\n"))
}

/// What the user said last; with what was said before when it is too short to stand alone ("And tomorrow?").
fn last_words(conversation: &Conversation) -> Option<String> {
    let mut said = conversation.steps.iter().rev().filter_map(|step| match step {
        Step::User(text) if !text.trim().is_empty() => Some(shorten(text, 400)),
        _ => None,
    });
    let last = said.next()?;
    let continues =
        ["and ", "what about", "how about", "also "].iter().any(|word| last.to_lowercase().starts_with(word));
    match said.next() {
        Some(before) if continues => Some(format!("{} {last}", shorten(&before, 120))),
        _ => Some(last),
    }
}

/// Cuts a text at a character boundary and says that something is missing.
pub(crate) fn shorten(text: &str, limit: usize) -> String {
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match flat.char_indices().nth(limit) {
        None => flat,
        Some((at, _)) => format!("{}…", &flat[..at]),
    }
}

/// One line for a tool: name, parameters, what it does.
fn line(tool: &Tool) -> String {
    let names: Vec<_> = properties(tool).map(|(name, _)| name.as_str()).take(8).collect();
    format!("{}({}): {}", tool.name, names.join(", "), shorten(&tool.description, DESCRIPTION))
}

fn properties(tool: &Tool) -> impl Iterator<Item = (&String, &Value)> {
    tool.input_schema.get("properties").and_then(Value::as_object).into_iter().flatten()
}

/// What all prompts for inputs begin with.
pub(crate) fn input_start(engine: &impl Engine) -> Vec<Token> {
    engine.tokenize(INPUT, false)
}

/// What explains a tool in the prompt for its input.
pub(crate) fn input_branch(engine: &impl Engine, tool: &Tool) -> Vec<Token> {
    let head = format!("Function {}: {}\n{}", tool.name, shorten(&tool.description, DESCRIPTION), parameters(tool));
    engine.tokenize(&head, false)
}

/// The prompt after which the tool's input is written. The oldest steps are left out until it fits.
pub(crate) fn input(engine: &impl Engine, conversation: &Conversation, tool: &Tool) -> Prompt {
    let (start, branch) = (input_start(engine), input_branch(engine, tool));
    let room = engine.context_length().saturating_sub(start.len() + branch.len() + ROOM);
    let mut steps = Vec::new();
    let mut used = 0;
    for step in conversation.steps.iter().rev() {
        let lines = engine.tokenize(&step_lines(step), false);
        used += lines.len();
        if used > room {
            break;
        }
        steps.push(lines);
    }
    let end = engine.tokenize("Input:", false);
    Prompt { start, branch, rest: steps.into_iter().rev().flatten().chain(end).collect() }
}

/// The lines that explain a tool's parameters.
fn parameters(tool: &Tool) -> String {
    let required = tool.input_schema.get("required").and_then(Value::as_array);
    let mut text = String::new();
    for (name, schema) in properties(tool) {
        let optional =
            if required.is_some_and(|all| all.contains(&Value::from(name.as_str()))) { "" } else { ", optional" };
        let about = schema.get("description").and_then(Value::as_str).map(|about| shorten(about, PARAMETER));
        let choices = schema.get("enum").and_then(Value::as_array).map(|all| {
            let all: Vec<_> =
                all.iter().take(20).map(|one| one.as_str().map_or_else(|| one.to_string(), str::to_owned)).collect();
            all.join(", ")
        });
        let about: Vec<_> = about.into_iter().chain(choices).filter(|text| !text.is_empty()).collect();
        let about = if about.is_empty() { String::new() } else { format!(": {}", about.join(" ")) };
        text.push_str(&format!("# {name} ({}{optional}){about}\n", kind(schema)));
    }
    text
}

fn kind(schema: &Value) -> String {
    match schema.get("type").and_then(Value::as_str) {
        Some("array") => format!("array of {}", schema.get("items").map_or_else(|| "string".into(), kind)),
        Some(kind) => kind.to_owned(),
        None => "string".to_owned(),
    }
}

/// One step of the conversation as lines of the prompt.
fn step_lines(step: &Step) -> String {
    match step {
        Step::User(said) => format!("User: {}\n", shorten(said, RESULT)),
        Step::Assistant(said) => format!("Assistant: {}\n", shorten(said, RESULT)),
        Step::Call(Call { tool, input }) => format!("Called {tool} {input}\n"),
        Step::Result { text, failed, .. } => {
            let word = if *failed { "Error" } else { "Result" };
            format!("{word}: {}\n", shorten(text, RESULT))
        }
    }
}
