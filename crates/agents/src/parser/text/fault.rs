//! What is wrong with a call that a model wrote, told to the model so that it can do better.

use std::fmt::Write as _;

use super::TextForm;
use super::tools::{Offered, in_text};
use crate::action_groups::USER_INPUT_TOOL;

/// Names of tools that a reprompt lists.
const LISTED: usize = 30;

/// What is wrong with a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::parser) enum Fault {
    /// No tool has this name.
    UnknownTool { name: String },
    /// The operation has another HTTP method.
    WrongVerb { given: String, tool: String },
    /// A call names no tool.
    NoName,
    /// A quoted value does not end.
    UnclosedQuote { tool: String, argument: String },
    /// A tag does not end.
    UnclosedTag { tag: String },
    /// A tag that has no meaning where it stands.
    UnknownTag { tag: String },
    /// A value without the name of its argument.
    NoArgumentName { tool: String, text: String },
    /// The name of an argument without a value.
    NoArgumentValue { tool: String, argument: String },
    /// A value that must be JSON and is not.
    NotJson { tool: String, argument: String, error: String },
    /// A whole call that must be JSON and is not.
    CallNotJson { error: String },
    /// Something that is no call stands where one must be.
    NotACall { text: String },
    /// More calls than are read.
    TooMany,
    /// The user is to be asked, but nothing is.
    NoQuestion,
}

impl std::fmt::Display for Fault {
    /// What is wrong, as a sentence.
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = match self {
            Self::UnknownTool { name } => format!("There is no tool named '{name}'."),
            Self::WrongVerb { given, tool } => {
                format!(
                    "The tool {} has another HTTP method than {given}; write its name as it was given.",
                    in_text(tool)
                )
            }
            Self::NoName => "A call does not name its tool.".to_owned(),
            Self::UnclosedQuote { tool, argument } => {
                format!("The quoted value of '{argument}' in the call of {tool} has no closing quote.")
            }
            Self::UnclosedTag { tag } => format!("The tag <{tag}> is not closed."),
            Self::UnknownTag { tag } => format!("The tag <{tag}> has no meaning in a call."),
            Self::NoArgumentName { tool, text } => {
                format!("In the call of {tool} the value '{text}' stands without the name of its argument.")
            }
            Self::NoArgumentValue { tool, argument } => {
                format!("In the call of {tool} the argument '{argument}' has no value.")
            }
            Self::NotJson { tool, argument, error } => {
                format!("The value of '{argument}' in the call of {tool} must be JSON: {error}.")
            }
            Self::CallNotJson { error } => format!("A call is not valid JSON: {error}."),
            Self::NotACall { text } => format!("'{text}' stands where a call is expected."),
            Self::TooMany => "There are too many calls at once.".to_owned(),
            Self::NoQuestion => "The question for the user is missing: give it as the argument `question`.".to_owned(),
        };
        out.write_str(&text)
    }
}

impl Fault {
    /// The tool that the right form is shown for.
    fn tool(&self) -> Option<&str> {
        match self {
            Self::WrongVerb { tool, .. }
            | Self::UnclosedQuote { tool, .. }
            | Self::NoArgumentName { tool, .. }
            | Self::NoArgumentValue { tool, .. }
            | Self::NotJson { tool, .. } => Some(tool),
            Self::NoQuestion => Some(USER_INPUT_TOOL),
            _ => None,
        }
    }
}

/// What the model is told about calls that were not carried out.
pub(in crate::parser) fn reprompt(faults: &[Fault], form: TextForm, offered: Offered<'_>) -> String {
    let mut text = String::from("Nothing was called, since your reply cannot be read.");
    let mut said: Vec<&Fault> = Vec::new();
    for fault in faults {
        if !said.contains(&fault) && said.len() < 5 {
            said.push(fault);
            let _ = write!(text, " {fault}");
        }
    }
    if said.iter().any(|fault| matches!(fault, Fault::UnknownTool { .. })) {
        text.push_str(&known(offered));
    }
    let named = said.iter().find_map(|fault| fault.tool()).and_then(|tool| offered.resolve(tool).ok());
    let _ = write!(
        text,
        " The form of a call is:\n{}\nCorrect the call, or give your answer.",
        example(named, form, offered)
    );
    text
}

fn known(offered: Offered<'_>) -> String {
    let names: Vec<String> = offered.specs().take(LISTED).map(|spec| in_text(&spec.name)).collect();
    match (names.len(), offered.specs().count() > LISTED) {
        (0, _) => " There are no tools.".to_owned(),
        (_, false) => format!(" The tools are {}.", names.join(", ")),
        (_, true) => format!(" Some of the tools are {}.", names.join(", ")),
    }
}

/// A call of the named tool in a form, with its arguments' names.
fn example(tool: Option<&str>, form: TextForm, offered: Offered<'_>) -> String {
    let schema = tool.and_then(|tool| offered.schema(tool));
    let properties = schema.and_then(|schema| schema.get("properties")?.as_object());
    let mut names: Vec<&str> = properties.map_or(Vec::new(), |all| all.keys().map(String::as_str).take(8).collect());
    if names.is_empty() {
        names.push(if tool == Some(USER_INPUT_TOOL) { "question" } else { "argument" });
    }
    let tool = tool.map_or_else(|| "group::function".to_owned(), in_text);
    super::write::example(&tool, &names, form)
}
