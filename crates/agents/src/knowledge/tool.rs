//! The tool by which a model searches a knowledge base.

use aws_wire::bedrock_runtime::types::{Tool, ToolInputSchema, ToolSpecification};
use serde_json::{Value, json};

use super::KnowledgeBase;

const GROUP: &str = "x_amz_knowledgebase_";
const OPERATION: &str = "__Search";
/// Models that are told their tools in words know a look-up as an operation with its HTTP verb.
const VERB: &str = "GET__";
const QUERY: &str = "searchQuery";

/// The tool that searches a knowledge base, for a model that is told its tools in words or not.
pub(crate) fn tool(base: &KnowledgeBase, in_words: bool) -> Tool {
    let verb = if in_words { VERB } else { "" };
    let description = format!("Searches a knowledge base for passages of documents. It holds: {}", base.description);
    let query = json!({"type": "string", "description": "What to look for, in natural language."});
    let schema = json!({"type": "object", "properties": {QUERY: query}, "required": [QUERY]});
    Tool::ToolSpec(ToolSpecification {
        name: format!("{verb}{GROUP}{}{OPERATION}", base.id),
        description: Some(description),
        input_schema: ToolInputSchema::Json(schema),
        strict: None,
    })
}

/// The knowledge base whose tool a model called, in any form of its name.
pub(crate) fn called<'a>(bases: &'a [KnowledgeBase], name: &str) -> Option<&'a KnowledgeBase> {
    let name = name.trim().replace("::", "__");
    let name = name.strip_prefix(VERB).unwrap_or(&name);
    let id = name.strip_prefix(GROUP)?.strip_suffix(OPERATION)?;
    bases.iter().find(|base| base.id == id)
}

/// What a call looks for.
///
/// # Errors
/// What the model is told when it named nothing.
pub(crate) fn query(input: &Value) -> Result<String, String> {
    let query = input.get(QUERY).and_then(Value::as_str).map(str::trim).filter(|query| !query.is_empty());
    query.map(str::to_owned).ok_or_else(|| format!("The call has no {QUERY}. Say in it what to look for, as a text."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tool_is_known_by_its_names() {
        let base =
            KnowledgeBase { id: "KB12345678".into(), description: "Menus.".into(), retrieval_configuration: None };
        let bases = [base];
        let Tool::ToolSpec(spec) = tool(&bases[0], false) else { panic!() };
        assert_eq!(spec.name, "x_amz_knowledgebase_KB12345678__Search");
        let Tool::ToolSpec(spec) = tool(&bases[0], true) else { panic!() };
        for name in
            [&spec.name, "x_amz_knowledgebase_KB12345678__Search", "GET::x_amz_knowledgebase_KB12345678::Search"]
        {
            assert!(called(&bases, name).is_some(), "{name}");
        }
        for name in ["x_amz_knowledgebase_OTHER12345__Search", "x_amz_knowledgebase_KB12345678", "menus__Search"] {
            assert_eq!(called(&bases, name), None, "{name}");
        }
        assert_eq!(query(&json!({"searchQuery": " soup "})), Ok("soup".to_owned()));
        assert!(query(&json!({"searchQuery": " "})).is_err());
    }
}
