//! Tools told in words: what stands for `$tools$` in the prompts of models without tool use.

use std::fmt::Write as _;

use aws_wire::bedrock_runtime::types::{Tool, ToolSpecification};
use serde_json::{Map, Value, json};

use super::TextForm;
use super::tools::{Offered, in_text};
use super::write::escape;

/// The description of the tools in a form. The same tools always give the same text.
///
/// Calls as XML and as a program's words have the tools as elements, one element a parameter; a nested schema stands there
/// as JSON Schema. Calls as JSON have one JSON object a line, with the schema of its parameters.
#[must_use]
pub fn describe(tools: &[Tool], form: TextForm) -> String {
    let specs = Offered::new(tools).specs();
    let each = match form {
        TextForm::XmlInvoke | TextForm::FunctionCall => element,
        TextForm::Json => object,
    };
    specs.map(each).collect::<Vec<_>>().join("\n")
}

fn element(tool: &ToolSpecification) -> String {
    let mut out = format!("<tool_description>\n<tool_name>{}</tool_name>\n", in_text(&tool.name));
    if let Some(description) = &tool.description {
        let _ = writeln!(out, "<description>{}</description>", escape(description));
    }
    out.push_str("<parameters>\n");
    let none = Map::new();
    let schema = schema(tool);
    let required = schema.get("required").and_then(Value::as_array);
    for (name, property) in schema.get("properties").and_then(Value::as_object).unwrap_or(&none) {
        let is_required = required.is_some_and(|all| all.iter().any(|one| one.as_str() == Some(name)));
        let _ = write!(out, "<parameter>\n<name>{}</name>\n<type>{}</type>\n", escape(name), kind(property));
        if let Some(description) = property.get("description").and_then(Value::as_str) {
            let _ = writeln!(out, "<description>{}</description>", escape(description));
        }
        if let Some(values) = property.get("enum") {
            let _ = writeln!(out, "<allowed_values>{}</allowed_values>", escape(&values.to_string()));
        }
        if let Some(nested) = nested(property) {
            let _ = writeln!(out, "<schema>{}</schema>", escape(&nested.to_string()));
        }
        let _ = write!(out, "<is_required>{is_required}</is_required>\n</parameter>\n");
    }
    out.push_str("</parameters>\n</tool_description>");
    out
}

fn object(tool: &ToolSpecification) -> String {
    let mut object = Map::new();
    object.insert("name".to_owned(), in_text(&tool.name).into());
    object.extend(tool.description.clone().map(|text| ("description".to_owned(), text.into())));
    object.insert("parameters".to_owned(), schema(tool).clone());
    Value::from(object).to_string()
}

fn schema(tool: &ToolSpecification) -> &Value {
    let aws_wire::bedrock_runtime::types::ToolInputSchema::Json(schema) = &tool.input_schema;
    schema
}

/// The type's name, or the names of several.
fn kind(property: &Value) -> String {
    match property.get("type") {
        Some(Value::String(name)) => name.clone(),
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" or "),
        _ if nested(property).is_some() => "see schema".to_owned(),
        _ => "string".to_owned(),
    }
}

/// What of a schema a type's name does not tell.
fn nested(property: &Value) -> Option<Value> {
    let members = ["properties", "required", "items", "additionalProperties", "anyOf", "oneOf", "allOf"];
    let told: Map<String, Value> =
        members.iter().filter_map(|name| Some(((*name).to_owned(), property.get(*name)?.clone()))).collect();
    (!told.is_empty()).then(|| json!(told))
}

#[cfg(test)]
mod tests {
    use super::super::testing::tools;
    use super::*;

    #[test]
    fn tools_are_described_in_each_form() {
        let tools = &tools()[..2];
        let described = format!("{}\n\n{}", describe(tools, TextForm::XmlInvoke), describe(tools, TextForm::Json));
        insta::assert_snapshot!(described);
        assert_eq!(describe(tools, TextForm::FunctionCall), describe(tools, TextForm::XmlInvoke));
    }
}
