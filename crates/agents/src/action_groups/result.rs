//! What came of an action, whoever carried it out.

use aws_wire::bedrock_agent_runtime::types::ImageInput;

/// What AWS answers when an action failed, or said so itself.
pub const FAILED: &str = "Received failed response from API execution";

/// The result of an action.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionResult {
    /// What becomes of the turn, with the text.
    pub outcome: Outcome,
    /// Images for the model; only callers of an agent send them.
    pub images: Vec<ImageInput>,
    /// The status of an operation. From 400 it is for the model to see, and no failure of the turn.
    pub http_status_code: Option<i32>,
}

/// What becomes of the turn after an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The text goes to the model as the result.
    Answer(String),
    /// The text goes to the model, so that it tries again (`responseState` REPROMPT).
    Reprompt(String),
    /// The turn ends with a `DependencyFailedException` (`responseState` FAILURE): [`FAILED`] and the text, if there is one.
    Failure(String),
}
