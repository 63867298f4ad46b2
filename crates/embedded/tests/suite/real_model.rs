//! The whole way with the real model, where its file is on this machine.

use std::sync::Arc;

use aws_wire::bedrock_runtime::types::{
    ContentBlock, ConversationRole, Message, StopReason, SystemContentBlock, Tool, ToolConfiguration, ToolInputSchema,
    ToolResultBlock, ToolResultContentBlock, ToolSpecification,
};
use embedded::EmbeddedModel;
use embedded::fetch::ModelFolder;
use embedded::manifest::EMBEDDED_SMALL;
use models::{Model, ModelRequest, collect};
use serde_json::json;

fn said(role: ConversationRole, content: ContentBlock) -> Arc<Message> {
    Arc::new(Message { role, content: vec![content] })
}

fn ferry_desk(question: &str) -> ModelRequest {
    let tool = |name: &str, description: &str, schema| {
        Tool::ToolSpec(ToolSpecification {
            name: name.into(),
            description: Some(description.into()),
            input_schema: ToolInputSchema::Json(schema),
            strict: None,
        })
    };
    let one = |name: &str, about: &str| json!({"type": "object", "properties": {name: {"type": "string", "description": about}}, "required": [name]});
    ModelRequest {
        messages: vec![said(ConversationRole::User, ContentBlock::Text(question.into()))],
        system: vec![SystemContentBlock::Text("You work at the desk of a ferry company.".into())].into(),
        tool_config: Some(Arc::new(ToolConfiguration {
            tool_choice: None,
            tools: vec![
                tool(
                    "departures",
                    "Lists the departures of ferries from a harbour today.",
                    one("harbour", "Name of the harbour."),
                ),
                tool(
                    "booking_details",
                    "Shows a booking by its number.",
                    one("booking_number", "Number of the booking."),
                ),
            ],
        })),
        ..ModelRequest::default()
    }
}

#[tokio::test]
async fn a_question_is_answered_with_a_tool() {
    let folder = ModelFolder::from_environment(|name| std::env::var(name).ok());
    let Some(folder) = folder.ok().filter(|folder| folder.holds(&EMBEDDED_SMALL)) else {
        eprintln!("SKIPPED: the built-in model's file is not on this machine (`outcrop models fetch` brings it)");
        return;
    };
    let model = EmbeddedModel::new(folder.file(&EMBEDDED_SMALL), 2).unwrap();

    let mut request = ferry_desk("When do ferries leave from Bergen today?");
    model.expect(&request);
    let answer = collect(model.converse(request.clone()).await.unwrap()).await.unwrap();
    assert_eq!(answer.stop_reason, StopReason::ToolUse);
    let [ContentBlock::ToolUse(call)] = answer.message.content.as_slice() else { panic!("{answer:?}") };
    assert_eq!((call.name.as_str(), &call.input), ("departures", &json!({"harbour": "Bergen"})));

    let result = ToolResultBlock {
        content: vec![ToolResultContentBlock::Json(json!({"departures": ["07:40", "16:25"]}))],
        status: None,
        tool_use_id: call.tool_use_id.clone(),
        r#type: None,
    };
    request.messages.push(Arc::new(answer.message.clone()));
    request.messages.push(said(ConversationRole::User, ContentBlock::ToolResult(result)));
    let answer = collect(model.converse(request).await.unwrap()).await.unwrap();
    assert_eq!(answer.stop_reason, StopReason::EndTurn);
    let [ContentBlock::Text(text)] = answer.message.content.as_slice() else { panic!("{answer:?}") };
    assert!(text.contains("16:25"), "{text}");
    assert!(answer.usage.input_tokens > 0 && answer.usage.output_tokens > 0, "{:?}", answer.usage);

    let answer = collect(model.converse(ferry_desk("I'd like to see my booking.")).await.unwrap()).await.unwrap();
    let [ContentBlock::Text(text)] = answer.message.content.as_slice() else { panic!("{answer:?}") };
    assert!(text.contains("booking number"), "{text}");
}
