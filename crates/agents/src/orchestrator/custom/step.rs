//! One call of the function and its answer, as the record of a turn shows them.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// What a function is called with, and what went before in this turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The state and its text.
    pub input: Arc<StepInput>,
    /// The steps before this call, oldest first.
    pub steps: Arc<Vec<Step>>,
}

/// A call of the function that was answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Step {
    /// What the function was called with.
    pub orchestration_input: Arc<StepInput>,
    /// What it answered.
    pub orchestration_output: StepOutput,
}

/// A state and its text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepInput {
    /// `START`, `MODEL_INVOKED`, `TOOL_INVOKED`, `APPLY_GUARDRAIL_INVOKED` or an event of the function's own.
    pub state: String,
    /// JSON, except for the function's own events: whatever it gave them.
    pub text: String,
}

/// An event and its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepOutput {
    /// `INVOKE_MODEL`, `INVOKE_TOOL`, `APPLY_GUARDRAIL`, `FINISH` or an event of the function's own.
    pub event: String,
    /// The event's text as the function wrote it.
    pub text: String,
}
