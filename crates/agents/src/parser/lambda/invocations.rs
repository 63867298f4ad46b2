//! The calls in a parser function's `responseDetails`.
//!
//! Version 1.0 has one object a kind of call, version 2.0 lists, whose calls run in parallel and may be of several kinds.

use serde_json::Value;

use super::answer::Part;
use super::resolve::{Actions, Named};
use crate::action_groups::BadResponse;
use crate::parser::text::{Raw, RawCall};

/// A call that a parser function read.
pub(super) struct Invocation {
    /// The id of the tool use that it was read from, where the function says it.
    pub(super) id: Option<String>,
    /// The tool and its input; else what the model is told.
    pub(super) call: Result<(String, Value), String>,
}

/// The kinds of calls: `invocationType`, the member of one call, the member of several.
const KINDS: [(&str, &str, &str); 3] = [
    ("ACTION_GROUP", "actionGroupInvocation", "actionGroupInvocations"),
    ("KNOWLEDGE_BASE", "agentKnowledgeBase", "agentKnowledgeBases"),
    ("AGENT_COLLABORATOR", "agentCollaboratorInvocation", "agentCollaboratorInvocations"),
];

/// Reads the calls. At least one is of the kind that `invocationType` says.
pub(super) fn read(
    details: &Part<'_>,
    version: Option<&str>,
    kind: &str,
    actions: Actions<'_>,
) -> Result<Vec<Invocation>, BadResponse> {
    let mut calls = Vec::new();
    let mut is_there = false;
    for (name, one, several) in KINDS {
        // Objects of other kinds than the one that is said are filled in at times, and mean nothing in version 1.0.
        if name != kind && version != Some("2.0") {
            continue;
        }
        let mut parts = details.objects(several)?;
        if name == kind {
            parts.extend(details.optional_object(one)?);
            is_there = !parts.is_empty();
        }
        for part in &parts {
            calls.push(match name {
                "ACTION_GROUP" => action(part, actions)?,
                "KNOWLEDGE_BASE" => knowledge_base(part, actions)?,
                _ => collaborator(part, actions)?,
            });
        }
    }
    if !is_there {
        let (one, several) = KINDS.iter().find(|known| known.0 == kind).map_or(("", ""), |known| (known.1, known.2));
        let (member, expected) = match version {
            Some("2.0") => (several, "a list with at least one call, as messageVersion 2.0 has it"),
            _ => (one, "an object, as invocationType says"),
        };
        return Err(details.wrong(member, details.get(member), expected));
    }
    if version == Some("1.0") && calls.len() > 1 {
        let rule = "has several calls; messageVersion 1.0 runs one at a time, 2.0 several";
        return Err(BadResponse::Member(format!("{} {rule}", details.at("invocationType"))));
    }
    Ok(calls)
}

fn id(part: &Part<'_>) -> Result<Option<String>, BadResponse> {
    Ok(part.optional_text("id")?.map(str::to_owned))
}

fn action(part: &Part<'_>, actions: Actions<'_>) -> Result<Invocation, BadResponse> {
    let named = Named {
        group: part.text("actionGroupName")?,
        function: part.optional_text("functionName")?,
        api: part.optional_text("apiName")?,
        verb: part.optional_text("verb")?,
    };
    if named.function.is_none() && named.api.is_none() {
        return Err(part.wrong(
            "functionName",
            None,
            "the function's name (or apiName and verb, those of an operation)",
        ));
    }
    let mut arguments = Vec::new();
    if let Some(given) = part.optional_object("actionGroupInput")? {
        for (name, value) in given.entries() {
            let value = match value {
                Value::Object(holder) if holder.contains_key("value") => holder["value"].clone(),
                other => return Err(given.wrong(name, Some(other), "an object with value")),
            };
            arguments.push((name.clone(), Raw::Json(value)));
        }
    }
    let call = actions.action(named).and_then(|found| {
        let call = RawCall { name: found.tool.clone(), arguments };
        let input = call.input(found.schema).map_err(|fault| fault.to_string())?;
        Ok((found.tool, input))
    });
    Ok(Invocation { id: id(part)?, call })
}

fn knowledge_base(part: &Part<'_>, actions: Actions<'_>) -> Result<Invocation, BadResponse> {
    let knowledge_base = part.text("knowledgeBaseId")?;
    let query = part.object("searchQuery")?.text("value")?;
    let input = serde_json::json!({"searchQuery": query});
    let call = actions.knowledge_base(knowledge_base).map(|found| (found.tool, input));
    Ok(Invocation { id: id(part)?, call })
}

fn collaborator(part: &Part<'_>, actions: Actions<'_>) -> Result<Invocation, BadResponse> {
    let recipient = part.text("agentCollaboratorName")?;
    let content = part.object("input")?.text("text")?;
    let input = serde_json::json!({"recipient": recipient, "content": content});
    let call = actions.collaborator().map(|found| (found.tool, input));
    Ok(Invocation { id: id(part)?, call })
}
