//! Any text as the answer of a model without tool use: calls, an answer or a reprompt, never a panic.
#![no_main]

use agents::parser::{TextForm, read_text};
use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message, StopReason, Tool};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static TOOLS: LazyLock<Vec<Tool>> = LazyLock::new(|| {
    let tools = r#"[{"toolSpec": {"name": "GET__shop__order", "description": "An order.", "inputSchema": {"json": {
        "type": "object", "properties": {"id": {"type": "integer"}, "tags": {"type": "array"}, "to": {"type": "object"}}}}}}]"#;
    serde_json::from_str(tools).expect("the tools are as the API has them")
});

fuzz_target!(|text: &str| {
    for form in [TextForm::XmlInvoke, TextForm::FunctionCall, TextForm::Json] {
        let content = vec![ContentBlock::Text(text.to_owned())];
        let message = Message { role: ConversationRole::Assistant, content };
        let _ = read_text(message, StopReason::EndTurn, form, &TOOLS, 0);
    }
});
