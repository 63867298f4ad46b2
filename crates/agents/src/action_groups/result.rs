//! What came of an action, whoever carried it out.

use aws_wire::bedrock_agent_runtime::types::{ImageInput, ImageInputFormat, ImageInputSource};
use aws_wire::bedrock_runtime::types::{ImageBlock, ImageFormat, ImageSource, ToolResultContentBlock};

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

impl ActionResult {
    /// What the model is to read: the text as it is, the status where it is an error or all there is, and the images. An
    /// empty body alone is no content, since providers refuse empty texts.
    #[must_use]
    pub fn into_content(self) -> Vec<ToolResultContentBlock> {
        let (Outcome::Answer(text) | Outcome::Reprompt(text) | Outcome::Failure(text)) = self.outcome;
        let nothing = text.is_empty() && self.images.is_empty();
        let status = self.http_status_code.filter(|status| *status >= 400 || nothing);
        let texts = Some(text).filter(|text| !text.is_empty()).into_iter();
        let texts = texts.chain(status.map(|status| format!("HTTP status: {status}")));
        texts.map(ToolResultContentBlock::Text).chain(self.images.into_iter().map(image)).collect()
    }
}

fn image(image: ImageInput) -> ToolResultContentBlock {
    let format = match image.format {
        ImageInputFormat::Png => ImageFormat::Png,
        ImageInputFormat::Jpeg => ImageFormat::Jpeg,
        ImageInputFormat::Gif => ImageFormat::Gif,
        ImageInputFormat::Webp => ImageFormat::Webp,
    };
    let ImageInputSource::Bytes(bytes) = image.source;
    ToolResultContentBlock::Image(ImageBlock { error: None, format, source: ImageSource::Bytes(bytes) })
}
