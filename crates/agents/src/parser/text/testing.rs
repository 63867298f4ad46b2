//! Tools for the tests of this module.

use aws_wire::bedrock_runtime::types::{Tool, ToolInputSchema, ToolSpecification};
use serde_json::{Value, json};

pub(crate) fn tool(name: &str, properties: Value) -> Tool {
    Tool::ToolSpec(ToolSpecification {
        name: name.into(),
        description: Some(format!("Does {name}.")),
        input_schema: ToolInputSchema::Json(json!({"type": "object", "properties": properties, "required": ["n1"]})),
        strict: None,
    })
}

/// Two functions, an operation, a look-up and the question to the user.
pub(crate) fn tools() -> Vec<Tool> {
    let text = json!({"type": "string", "description": "A text."});
    vec![
        tool("math__add", json!({"n1": {"type": "number", "description": "The first."}, "n2": {"type": "integer"}})),
        tool(
            "notes__save",
            json!({"text": text, "tags": {"type": "array", "items": {"type": "string"}},
                "place": {"type": "object", "properties": {"city": text}}, "pinned": {"type": "boolean"}}),
        ),
        tool("GET__weather__forecast", json!({"city": text, "days": {"type": "integer"}})),
        tool("x_amz_knowledgebase_KB12345678__Search", json!({"searchQuery": text})),
        tool("AgentCommunication__sendMessage", json!({"recipient": text, "content": text})),
        tool("user__askuser", json!({"question": text})),
    ]
}
