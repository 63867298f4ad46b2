//! What came of a step, as the text that the function reads in its next call.

use aws_wire::bedrock_runtime::types::{ContentBlock, ToolResultBlock, ToolResultStatus};
use models::Answer;
use serde_json::{Value, json};

use crate::orchestrator::ToolOutcome;

/// A Converse response whose `output` is itself the message, so that functions can take it over as it is.
pub(super) fn model_answer(answer: &Answer) -> String {
    let mut text = json!({
        "stopReason": answer.stop_reason,
        "output": answer.message,
        "usage": answer.usage,
        "metrics": answer.metrics,
    });
    if let Some(fields) = &answer.additional_model_response_fields {
        text["additionalModelResponseFields"] = fields.clone();
    }
    text.to_string()
}

/// `{"toolResult": …}`, or a list of them when the tools were asked for in a list. Each is a content block of Converse.
pub(super) fn tool_results(outcomes: Vec<ToolOutcome>, in_list: bool) -> String {
    let mut results: Vec<Value> = outcomes.into_iter().map(|outcome| json!(block(outcome))).collect();
    match results.pop() {
        Some(only) if !in_list && results.is_empty() => only.to_string(),
        last => {
            results.extend(last);
            Value::Array(results).to_string()
        }
    }
}

/// The results of calls whose text left as a piece of the answer.
pub(super) fn streamed(tool_use_ids: Vec<String>, in_list: bool) -> String {
    let sent = |id| ToolOutcome::text(id, "The text was sent to the user.", false);
    tool_results(tool_use_ids.into_iter().map(sent).collect(), in_list)
}

/// Says that nothing was checked. It has no `action`: a check that did not happen must not look like one that passed.
pub(super) fn no_guardrail() -> String {
    let message = "No guardrail is configured, so nothing was checked. Go on without APPLY_GUARDRAIL.";
    json!({"error": {"code": "ResourceNotFoundException", "message": message}}).to_string()
}

fn block(outcome: ToolOutcome) -> ContentBlock {
    ContentBlock::ToolResult(ToolResultBlock {
        tool_use_id: outcome.tool_use_id,
        content: outcome.content,
        status: Some(if outcome.error { ToolResultStatus::Error } else { ToolResultStatus::Success }),
        r#type: None,
    })
}
