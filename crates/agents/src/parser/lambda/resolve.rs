//! From the names that a parser function answers to the agent's tools.

use aws_wire::bedrock_runtime::types::Tool;
use serde_json::Value;

use crate::action_groups::{Action, ActionGroup, Target};
use crate::collaborators::SEND_MESSAGE;
use crate::parser::text::Offered;

/// What an `actionGroupInvocation` names.
#[derive(Clone, Copy, Debug)]
pub(super) struct Named<'a> {
    pub(super) group: &'a str,
    pub(super) function: Option<&'a str>,
    pub(super) api: Option<&'a str>,
    pub(super) verb: Option<&'a str>,
}

/// A tool by its name, with the schema of its input.
pub(super) struct Found<'a> {
    pub(super) tool: String,
    pub(super) schema: Option<&'a Value>,
}

/// What an agent can do.
#[derive(Clone, Copy)]
pub(super) struct Actions<'a> {
    pub(super) groups: &'a [ActionGroup],
    pub(super) tools: &'a [Tool],
}

impl<'a> Actions<'a> {
    /// The action that is named; the text tells the model that there is none.
    pub(super) fn action(self, named: Named<'_>) -> Result<Found<'a>, String> {
        let group = self.groups.iter().find(|group| group.enabled && group.name == named.group);
        let mut actions = group.map_or(&[][..], ActionGroup::actions).iter();
        if let Some(action) = actions.find(|action| is_named(action, named)) {
            return Ok(Found { tool: action.tool_name.clone(), schema: Some(&action.input_schema) });
        }
        // What is built in has tools and no actions.
        let has_actions = group.is_some_and(|group| !group.actions().is_empty());
        let part = named.function.or(named.api).unwrap_or_default();
        let names = [
            named.verb.map(|verb| format!("{verb}__{}__{part}", named.group)),
            Some(format!("{}__{part}", named.group)),
        ];
        let built_in = names.into_iter().flatten().filter(|_| !has_actions).find_map(|name| self.offered(&name));
        built_in.ok_or_else(|| {
            let verb = named.verb.map(|verb| format!("{verb} ")).unwrap_or_default();
            let group = named.group;
            format!("There is no action {verb}'{part}' in the action group '{group}'. Call one of the tools that you were given.")
        })
    }

    /// The look-up in a knowledge base.
    pub(super) fn knowledge_base(self, id: &str) -> Result<Found<'a>, String> {
        self.offered(&format!("x_amz_knowledgebase_{id}__Search")).ok_or_else(|| {
            format!("There is no knowledge base '{id}'. Search one of those that you were given, or go on without.")
        })
    }

    /// The message to a collaborator.
    pub(super) fn collaborator(self) -> Result<Found<'a>, String> {
        self.offered(SEND_MESSAGE).ok_or_else(|| {
            "There are no other agents. Call one of the tools that you were given, or answer.".to_owned()
        })
    }

    fn offered(self, name: &str) -> Option<Found<'a>> {
        let offered = Offered::new(self.tools);
        let tool = offered.resolve(name).ok()?;
        Some(Found { tool: tool.to_owned(), schema: offered.schema(tool) })
    }
}

/// Whether an action is the one that is named. Parsers take the names from the tool's name, and some give the function's name
/// as the operation's too.
fn is_named(action: &Action, named: Named<'_>) -> bool {
    match &action.target {
        Target::Function { name } => named.function.or(named.api) == Some(name),
        Target::Api { path, method, operation_id } => {
            let Some(api) = named.api.or(named.function) else { return false };
            let same_verb = named.verb.is_none_or(|verb| verb.eq_ignore_ascii_case(method));
            let in_tool = action.tool_name.rsplit("__").next() == Some(api);
            same_verb && (in_tool || operation_id.as_deref() == Some(api) || path == api)
        }
    }
}
