//! What a model is told when it calls a tool that there is not, so that its next call is right.

use super::{Action, ActionGroup, Target, in_order, is_user_input, names};

/// Names that are told at most.
const NAMED: usize = 20;
/// Characters of a model's own name for a tool that are told back.
const LONGEST: usize = 64;

/// The text for a model that called `called`, which [`super::find`] does not know: a verb that is wrong, missing or too much,
/// a function that its group has not, or a tool of no group at all. Names are told in the form in which the model called.
#[must_use]
pub fn unknown_tool(groups: &[ActionGroup], called: &str) -> String {
    let shown: String = called.chars().take(LONGEST).collect();
    if is_user_input(called) {
        return "The user cannot be asked here. Go on with what is known, and say in the answer what is missing."
            .to_owned();
    }
    let native = names::native(called);
    let told = |action: &Action| match called.contains("::") {
        true => action.tool_name.replace("__", "::"),
        false => action.tool_name.clone(),
    };
    let groups = in_order(groups);
    let same = groups.iter().flat_map(|group| group.actions()).find(|action| without_verb(action) == bare(&native));
    if let Some(action) = same {
        let rule = match &action.target {
            Target::Api { method, path, .. } => format!("The HTTP verb of {path} is {method}."),
            Target::Function { .. } => "A function has no HTTP verb.".to_owned(),
        };
        return format!("There is no tool named {shown:?}. {rule} Call {}.", told(action));
    }
    let parts: Vec<&str> = native.split("__").collect();
    let group = groups.iter().find(|group| parts.contains(&group.name.as_str()) && !group.actions().is_empty());
    let Some(group) = group else {
        return format!(
            "There is no tool named {shown:?}. Use one of the tools that you were given, or answer without one."
        );
    };
    let names: Vec<String> = group.actions().iter().take(NAMED).map(told).collect();
    let more = if group.actions().len() > NAMED { ", and others that you were given" } else { "" };
    format!("There is no tool named {shown:?}. {} has {}{more}.", group.name, names.join(", "))
}

/// The name of an action's tool without its HTTP verb.
fn without_verb(action: &Action) -> &str {
    match &action.target {
        Target::Api { method, .. } => {
            action.tool_name.strip_prefix(method.as_str()).and_then(|rest| rest.strip_prefix("__"))
        }
        Target::Function { .. } => None,
    }
    .unwrap_or(&action.tool_name)
}

/// The name that was called without what stands for a verb before group and action.
fn bare(native: &str) -> &str {
    match native.split_once("__") {
        Some((_, rest)) if rest.contains("__") => rest,
        _ => native,
    }
}
