//! The tools that a model was offered, by any name that it may write for one.
//!
//! A tool is `group__function` or `VERB__group__operation`. In text models write `::` or `.` for the joint, leave the verb
//! out, or name a verb that is another's.

use aws_wire::bedrock_runtime::types::{Tool, ToolInputSchema, ToolSpecification};
use serde_json::Value;

use super::fault::Fault;
use crate::action_groups::USER_INPUT_TOOL;

const VERBS: [&str; 8] = ["get", "post", "put", "patch", "delete", "head", "options", "trace"];
/// Groups that are AWS's own: a call of one is a call, whatever the agent was offered.
const BUILT_IN_GROUPS: [&str; 3] = ["user", "AgentCommunication", "codeinterpreteraction"];
const KNOWLEDGE_BASE_GROUP: &str = "x_amz_knowledgebase_";

/// The tools on offer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offered<'a> {
    tools: &'a [Tool],
}

impl<'a> Offered<'a> {
    pub(crate) fn new(tools: &'a [Tool]) -> Self {
        Self { tools }
    }

    pub(crate) fn specs(self) -> impl Iterator<Item = &'a ToolSpecification> {
        self.tools.iter().filter_map(|tool| match tool {
            Tool::ToolSpec(spec) => Some(spec),
            _ => None,
        })
    }

    /// The name of the tool that was meant. Asking the user is always known.
    pub(in crate::parser) fn resolve(self, written: &str) -> Result<&'a str, Fault> {
        let name = normal(written);
        if name == USER_INPUT_TOOL {
            return Ok(USER_INPUT_TOOL);
        }
        let names = || self.specs().map(|spec| spec.name.as_str());
        if let Some(tool) = names().find(|tool| *tool == name) {
            return Ok(tool);
        }
        let (verb, rest) = verb_of(&name);
        let mut alike = names().filter(|tool| verb_of(tool).1.eq_ignore_ascii_case(rest));
        let unknown = || Fault::UnknownTool { name: shown(written) };
        let tool = alike.next().ok_or_else(unknown)?;
        if let Some(verb) = verb {
            let fits = |tool: &&str| verb_of(tool).0.is_none_or(|own| own.eq_ignore_ascii_case(verb));
            return if fits(&tool) {
                Ok(tool)
            } else {
                alike.find(fits).ok_or_else(|| Fault::WrongVerb { given: verb.to_owned(), tool: tool.to_owned() })
            };
        }
        if alike.next().is_some() { Err(unknown()) } else { Ok(tool) }
    }

    /// Whether a name that stands before a parenthesis is meant as a tool's: one that is known, or one of a group that is.
    pub(crate) fn is_meant(self, written: &str) -> bool {
        if !matches!(self.resolve(written), Err(Fault::UnknownTool { .. })) {
            return true;
        }
        // Programs have such names too: only those count that are joined as tools are, and have a verb in capitals.
        if written.contains('.') {
            return false;
        }
        let name = normal(written);
        let (verb, rest) = verb_of(&name);
        let verb = verb.filter(|verb| !verb.contains(|c: char| c.is_ascii_lowercase()));
        let Some((group, function)) = rest.split_once("__") else { return false };
        let known = |spec: &ToolSpecification| verb_of(&spec.name).1.split_once("__").is_some_and(|own| own.0 == group);
        !function.is_empty()
            && (verb.is_some()
                || BUILT_IN_GROUPS.contains(&group)
                || group.starts_with(KNOWLEDGE_BASE_GROUP)
                || self.specs().any(known))
    }

    /// The JSON Schema of a tool's input.
    pub(in crate::parser) fn schema(self, tool: &str) -> Option<&'a Value> {
        let spec = self.specs().find(|spec| spec.name == tool)?;
        match &spec.input_schema {
            ToolInputSchema::Json(schema) => Some(schema),
        }
    }
}

/// A tool's name as it is written in text.
pub(in crate::parser) fn in_text(tool: &str) -> String {
    tool.replace("__", "::")
}

/// A name with the joint `__`.
fn normal(written: &str) -> String {
    let name = written.trim().trim_matches(['"', '\'', '`']);
    name.replace("::", "__").replace('.', "__")
}

fn verb_of(name: &str) -> (Option<&str>, &str) {
    match name.split_once("__") {
        Some((verb, rest)) if VERBS.iter().any(|known| known.eq_ignore_ascii_case(verb)) && rest.contains("__") => {
            (Some(verb), rest)
        }
        _ => (None, name),
    }
}

/// At most 64 characters of a name that a model made up.
pub(super) fn shown(name: &str) -> String {
    name.trim().chars().take(64).collect()
}

#[cfg(test)]
mod tests {
    use super::super::testing::tools;
    use super::*;

    #[test]
    fn a_tool_is_known_by_its_names() {
        let tools = tools();
        let offered = Offered::new(&tools);
        for (written, tool) in [
            ("math__add", "math__add"),
            ("math::add", "math__add"),
            ("math.add", "math__add"),
            ("POST::math::add", "math__add"),
            (" `Math::Add` ", "math__add"),
            ("GET::weather::forecast", "GET__weather__forecast"),
            ("weather::forecast", "GET__weather__forecast"),
            ("user::askuser", "user__askuser"),
        ] {
            assert_eq!(offered.resolve(written), Ok(tool), "{written}");
        }
        let wrong_verb = Fault::WrongVerb { given: "DELETE".into(), tool: "GET__weather__forecast".into() };
        assert_eq!(offered.resolve("DELETE::weather::forecast"), Err(wrong_verb));
        assert_eq!(offered.resolve("calculator"), Err(Fault::UnknownTool { name: "calculator".into() }));
    }

    #[test]
    fn what_only_looks_like_a_tool_is_none() {
        let tools = tools();
        let offered = Offered::new(&tools);
        for name in ["math::subtract", "DELETE::weather::forecast", "GET__a__b", "AgentCommunication__sendMessage"] {
            assert!(offered.is_meant(name), "{name}");
        }
        for name in [
            "std::move",
            "f",
            "object.method",
            "__init__",
            "my__function",
            "GET",
            "math",
            "get::a::b",
            "math.sqrt",
            "head.next.value",
        ] {
            assert!(!offered.is_meant(name), "{name}");
        }
    }
}
