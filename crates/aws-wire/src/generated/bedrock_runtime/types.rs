// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! Structures, unions and enums. The docs name the member on the wire and its constraints.

#![allow(clippy::large_enum_variant, clippy::struct_field_names)]

#[allow(unused_imports)]
use std::collections::BTreeMap;

#[allow(unused_imports)]
use serde::{Deserialize, Serialize};

#[allow(unused_imports)]
use crate::{Blob, Document, EpochTime, HttpTime, IsoTime, NoUnknown};

/// The structure `AccessDeniedException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AccessDeniedException {
    /// `message`: pattern `[\s\S]*`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `AnyToolChoice`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AnyToolChoice {}

/// The structure `AppliedGuardrailDetails`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AppliedGuardrailDetails {
    /// `guardrailArn`: 0 to 2048 characters, pattern `(arn:aws(-[^:]+)?:bedrock:[a-z0-9-]{1,20}:[0-9]{12}:guardrail/[a-z0-9]+)`.
    #[serde(rename = "guardrailArn", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_arn: Option<String>,
    /// `guardrailId`: 0 to 2048 characters, pattern `([a-z0-9]+)`.
    #[serde(rename = "guardrailId", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_id: Option<String>,
    /// `guardrailOrigin`.
    #[serde(rename = "guardrailOrigin", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_origin: Option<Vec<GuardrailOrigin>>,
    /// `guardrailOwnership`.
    #[serde(rename = "guardrailOwnership", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_ownership: Option<GuardrailOwnership>,
    /// `guardrailVersion`: pattern `(|([1-9][0-9]{0,7})|(DRAFT))`.
    #[serde(rename = "guardrailVersion", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_version: Option<String>,
}

/// The structure `AudioBlock`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AudioBlock {
    /// `error`.
    #[serde(rename = "error", default, skip_serializing_if = "Option::is_none")]
    pub error: Option<ErrorBlock>,
    /// `format`: required.
    #[serde(rename = "format")]
    pub format: AudioFormat,
    /// `source`: required.
    #[serde(rename = "source")]
    pub source: AudioSource,
}

/// The enum `AudioFormat`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum AudioFormat {
    /// `mp3`.
    #[serde(rename = "mp3")]
    Mp3,
    /// `opus`.
    #[serde(rename = "opus")]
    Opus,
    /// `wav`.
    #[serde(rename = "wav")]
    Wav,
    /// `aac`.
    #[serde(rename = "aac")]
    Aac,
    /// `flac`.
    #[serde(rename = "flac")]
    Flac,
    /// `mp4`.
    #[serde(rename = "mp4")]
    Mp4,
    /// `ogg`.
    #[serde(rename = "ogg")]
    Ogg,
    /// `mkv`.
    #[serde(rename = "mkv")]
    Mkv,
    /// `mka`.
    #[serde(rename = "mka")]
    Mka,
    /// `x-aac`.
    #[serde(rename = "x-aac")]
    XAac,
    /// `m4a`.
    #[serde(rename = "m4a")]
    M4a,
    /// `mpeg`.
    #[serde(rename = "mpeg")]
    Mpeg,
    /// `mpga`.
    #[serde(rename = "mpga")]
    Mpga,
    /// `pcm`.
    #[serde(rename = "pcm")]
    Pcm,
    /// `webm`.
    #[serde(rename = "webm")]
    Webm,
}

impl AudioFormat {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Mp3 => "mp3",
            Self::Opus => "opus",
            Self::Wav => "wav",
            Self::Aac => "aac",
            Self::Flac => "flac",
            Self::Mp4 => "mp4",
            Self::Ogg => "ogg",
            Self::Mkv => "mkv",
            Self::Mka => "mka",
            Self::XAac => "x-aac",
            Self::M4a => "m4a",
            Self::Mpeg => "mpeg",
            Self::Mpga => "mpga",
            Self::Pcm => "pcm",
            Self::Webm => "webm",
        }
    }
}

impl std::fmt::Display for AudioFormat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The union `AudioSource`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum AudioSource {
    /// `bytes`: at least 1 bytes.
    #[serde(rename = "bytes")]
    Bytes(Blob),
    /// `s3Location`.
    #[serde(rename = "s3Location")]
    S3Location(S3Location),
}

/// The structure `AutoToolChoice`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct AutoToolChoice {}

/// The structure `CacheDetail`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CacheDetail {
    /// `inputTokens`: required, at least 0.
    #[serde(rename = "inputTokens")]
    pub input_tokens: i32,
    /// `ttl`: required.
    #[serde(rename = "ttl")]
    pub ttl: CacheTTL,
}

/// The structure `CachePointBlock`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CachePointBlock {
    /// `ttl`.
    #[serde(rename = "ttl", default, skip_serializing_if = "Option::is_none")]
    pub ttl: Option<CacheTTL>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: CachePointType,
}

/// The enum `CachePointType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CachePointType {
    /// `default`.
    #[serde(rename = "default")]
    Default,
}

impl CachePointType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Default => "default",
        }
    }
}

impl std::fmt::Display for CachePointType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `CacheTTL`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CacheTTL {
    /// `5m`.
    #[serde(rename = "5m")]
    V5m,
    /// `1h`.
    #[serde(rename = "1h")]
    V1h,
}

impl CacheTTL {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::V5m => "5m",
            Self::V1h => "1h",
        }
    }
}

impl std::fmt::Display for CacheTTL {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `Citation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Citation {
    /// `location`.
    #[serde(rename = "location", default, skip_serializing_if = "Option::is_none")]
    pub location: Option<CitationLocation>,
    /// `source`.
    #[serde(rename = "source", default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// `sourceContent`.
    #[serde(rename = "sourceContent", default, skip_serializing_if = "Option::is_none")]
    pub source_content: Option<Vec<CitationSourceContent>>,
    /// `title`.
    #[serde(rename = "title", default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
}

/// The union `CitationGeneratedContent`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum CitationGeneratedContent {
    /// `text`.
    #[serde(rename = "text")]
    Text(String),
}

/// The union `CitationLocation`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum CitationLocation {
    /// `documentChar`.
    #[serde(rename = "documentChar")]
    DocumentChar(DocumentCharLocation),
    /// `documentChunk`.
    #[serde(rename = "documentChunk")]
    DocumentChunk(DocumentChunkLocation),
    /// `documentPage`.
    #[serde(rename = "documentPage")]
    DocumentPage(DocumentPageLocation),
    /// `searchResultLocation`.
    #[serde(rename = "searchResultLocation")]
    SearchResultLocation(SearchResultLocation),
    /// `web`.
    #[serde(rename = "web")]
    Web(WebLocation),
}

/// The union `CitationSourceContent`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum CitationSourceContent {
    /// `text`.
    #[serde(rename = "text")]
    Text(String),
}

/// The structure `CitationSourceContentDelta`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CitationSourceContentDelta {
    /// `text`.
    #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The structure `CitationsConfig`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CitationsConfig {
    /// `enabled`: required.
    #[serde(rename = "enabled")]
    pub enabled: bool,
}

/// The structure `CitationsContentBlock`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CitationsContentBlock {
    /// `citations`.
    #[serde(rename = "citations", default, skip_serializing_if = "Option::is_none")]
    pub citations: Option<Vec<Citation>>,
    /// `content`.
    #[serde(rename = "content", default, skip_serializing_if = "Option::is_none")]
    pub content: Option<Vec<CitationGeneratedContent>>,
}

/// The structure `CitationsDelta`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CitationsDelta {
    /// `location`.
    #[serde(rename = "location", default, skip_serializing_if = "Option::is_none")]
    pub location: Option<CitationLocation>,
    /// `source`.
    #[serde(rename = "source", default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// `sourceContent`.
    #[serde(rename = "sourceContent", default, skip_serializing_if = "Option::is_none")]
    pub source_content: Option<Vec<CitationSourceContentDelta>>,
    /// `title`.
    #[serde(rename = "title", default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
}

/// The union `ContentBlock`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ContentBlock {
    /// `audio`.
    #[serde(rename = "audio")]
    Audio(AudioBlock),
    /// `cachePoint`.
    #[serde(rename = "cachePoint")]
    CachePoint(CachePointBlock),
    /// `citationsContent`.
    #[serde(rename = "citationsContent")]
    CitationsContent(CitationsContentBlock),
    /// `document`.
    #[serde(rename = "document")]
    Document(DocumentBlock),
    /// `guardContent`.
    #[serde(rename = "guardContent")]
    GuardContent(GuardrailConverseContentBlock),
    /// `image`.
    #[serde(rename = "image")]
    Image(ImageBlock),
    /// `reasoningContent`.
    #[serde(rename = "reasoningContent")]
    ReasoningContent(ReasoningContentBlock),
    /// `searchResult`.
    #[serde(rename = "searchResult")]
    SearchResult(SearchResultBlock),
    /// `text`.
    #[serde(rename = "text")]
    Text(String),
    /// `toolAddition`.
    #[serde(rename = "toolAddition")]
    ToolAddition(ToolAdditionBlock),
    /// `toolRemoval`.
    #[serde(rename = "toolRemoval")]
    ToolRemoval(ToolRemovalBlock),
    /// `toolResult`.
    #[serde(rename = "toolResult")]
    ToolResult(ToolResultBlock),
    /// `toolUse`.
    #[serde(rename = "toolUse")]
    ToolUse(ToolUseBlock),
    /// `video`.
    #[serde(rename = "video")]
    Video(VideoBlock),
}

/// The union `ContentBlockDelta`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ContentBlockDelta {
    /// `citation`.
    #[serde(rename = "citation")]
    Citation(CitationsDelta),
    /// `image`.
    #[serde(rename = "image")]
    Image(ImageBlockDelta),
    /// `reasoningContent`.
    #[serde(rename = "reasoningContent")]
    ReasoningContent(ReasoningContentBlockDelta),
    /// `text`.
    #[serde(rename = "text")]
    Text(String),
    /// `toolResult`.
    #[serde(rename = "toolResult")]
    ToolResult(Vec<ToolResultBlockDelta>),
    /// `toolUse`.
    #[serde(rename = "toolUse")]
    ToolUse(ToolUseBlockDelta),
}

/// The structure `ContentBlockDeltaEvent`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ContentBlockDeltaEvent {
    /// `contentBlockIndex`: required, at least 0.
    #[serde(rename = "contentBlockIndex")]
    pub content_block_index: i32,
    /// `delta`: required.
    #[serde(rename = "delta")]
    pub delta: ContentBlockDelta,
}

/// The union `ContentBlockStart`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ContentBlockStart {
    /// `image`.
    #[serde(rename = "image")]
    Image(ImageBlockStart),
    /// `toolResult`.
    #[serde(rename = "toolResult")]
    ToolResult(ToolResultBlockStart),
    /// `toolUse`.
    #[serde(rename = "toolUse")]
    ToolUse(ToolUseBlockStart),
}

/// The structure `ContentBlockStartEvent`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ContentBlockStartEvent {
    /// `contentBlockIndex`: required, at least 0.
    #[serde(rename = "contentBlockIndex")]
    pub content_block_index: i32,
    /// `start`: required.
    #[serde(rename = "start")]
    pub start: ContentBlockStart,
}

/// The structure `ContentBlockStopEvent`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ContentBlockStopEvent {
    /// `contentBlockIndex`: required, at least 0.
    #[serde(rename = "contentBlockIndex")]
    pub content_block_index: i32,
}

/// The enum `ConversationRole`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ConversationRole {
    /// `user`.
    #[serde(rename = "user")]
    User,
    /// `assistant`.
    #[serde(rename = "assistant")]
    Assistant,
    /// `system`.
    #[serde(rename = "system")]
    System,
}

impl ConversationRole {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::User => "user",
            Self::Assistant => "assistant",
            Self::System => "system",
        }
    }
}

impl std::fmt::Display for ConversationRole {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ConverseMetrics`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConverseMetrics {
    /// `latencyMs`: required.
    #[serde(rename = "latencyMs")]
    pub latency_ms: i64,
}

/// The union `ConverseOutput`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ConverseOutput {
    /// `message`.
    #[serde(rename = "message")]
    Message(Message),
}

/// The structure `ConverseRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConverseRequest {
    /// `additionalModelRequestFields`.
    #[serde(rename = "additionalModelRequestFields", default, skip_serializing_if = "Option::is_none")]
    pub additional_model_request_fields: Option<Document>,
    /// `additionalModelResponseFieldPaths`: 0 to 10 entries.
    #[serde(rename = "additionalModelResponseFieldPaths", default, skip_serializing_if = "Option::is_none")]
    pub additional_model_response_field_paths: Option<Vec<String>>,
    /// `guardrailConfig`.
    #[serde(rename = "guardrailConfig", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_config: Option<GuardrailConfiguration>,
    /// `inferenceConfig`.
    #[serde(rename = "inferenceConfig", default, skip_serializing_if = "Option::is_none")]
    pub inference_config: Option<InferenceConfiguration>,
    /// `messages`.
    #[serde(rename = "messages", default, skip_serializing_if = "Option::is_none")]
    pub messages: Option<Vec<Message>>,
    /// `modelId`: required, in the uri as `modelId`, 1 to 2048 characters.
    #[serde(rename = "modelId")]
    pub model_id: String,
    /// `outputConfig`.
    #[serde(rename = "outputConfig", default, skip_serializing_if = "Option::is_none")]
    pub output_config: Option<OutputConfig>,
    /// `performanceConfig`.
    #[serde(rename = "performanceConfig", default, skip_serializing_if = "Option::is_none")]
    pub performance_config: Option<PerformanceConfiguration>,
    /// `projectIdentifier`: 1 to 2048 characters.
    #[serde(rename = "projectIdentifier", default, skip_serializing_if = "Option::is_none")]
    pub project_identifier: Option<String>,
    /// `promptVariables`.
    #[serde(rename = "promptVariables", default, skip_serializing_if = "Option::is_none")]
    pub prompt_variables: Option<BTreeMap<String, PromptVariableValues>>,
    /// `requestMetadata`: 1 to 16 entries.
    #[serde(rename = "requestMetadata", default, skip_serializing_if = "Option::is_none")]
    pub request_metadata: Option<BTreeMap<String, String>>,
    /// `serviceTier`.
    #[serde(rename = "serviceTier", default, skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<ServiceTier>,
    /// `system`.
    #[serde(rename = "system", default, skip_serializing_if = "Option::is_none")]
    pub system: Option<Vec<SystemContentBlock>>,
    /// `toolConfig`.
    #[serde(rename = "toolConfig", default, skip_serializing_if = "Option::is_none")]
    pub tool_config: Option<ToolConfiguration>,
}

/// The structure `ConverseResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConverseResponse {
    /// `additionalModelResponseFields`.
    #[serde(rename = "additionalModelResponseFields", default, skip_serializing_if = "Option::is_none")]
    pub additional_model_response_fields: Option<Document>,
    /// `metrics`: required.
    #[serde(rename = "metrics")]
    pub metrics: ConverseMetrics,
    /// `output`: required.
    #[serde(rename = "output")]
    pub output: ConverseOutput,
    /// `performanceConfig`.
    #[serde(rename = "performanceConfig", default, skip_serializing_if = "Option::is_none")]
    pub performance_config: Option<PerformanceConfiguration>,
    /// `serviceTier`.
    #[serde(rename = "serviceTier", default, skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<ServiceTier>,
    /// `stopReason`: required.
    #[serde(rename = "stopReason")]
    pub stop_reason: StopReason,
    /// `trace`.
    #[serde(rename = "trace", default, skip_serializing_if = "Option::is_none")]
    pub trace: Option<ConverseTrace>,
    /// `usage`: required.
    #[serde(rename = "usage")]
    pub usage: TokenUsage,
}

/// The structure `ConverseStreamMetadataEvent`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConverseStreamMetadataEvent {
    /// `metrics`: required.
    #[serde(rename = "metrics")]
    pub metrics: ConverseStreamMetrics,
    /// `performanceConfig`.
    #[serde(rename = "performanceConfig", default, skip_serializing_if = "Option::is_none")]
    pub performance_config: Option<PerformanceConfiguration>,
    /// `serviceTier`.
    #[serde(rename = "serviceTier", default, skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<ServiceTier>,
    /// `trace`.
    #[serde(rename = "trace", default, skip_serializing_if = "Option::is_none")]
    pub trace: Option<ConverseStreamTrace>,
    /// `usage`: required.
    #[serde(rename = "usage")]
    pub usage: TokenUsage,
}

/// The structure `ConverseStreamMetrics`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConverseStreamMetrics {
    /// `latencyMs`: required.
    #[serde(rename = "latencyMs")]
    pub latency_ms: i64,
}

/// An event of the stream `ConverseStreamOutput`; its exceptions are the service's `Error`.
#[derive(Clone, Debug, PartialEq)]
pub enum ConverseStreamOutput {
    /// `contentBlockDelta`.
    ContentBlockDelta(ContentBlockDeltaEvent),
    /// `contentBlockStart`.
    ContentBlockStart(ContentBlockStartEvent),
    /// `contentBlockStop`.
    ContentBlockStop(ContentBlockStopEvent),
    /// `messageStart`.
    MessageStart(MessageStartEvent),
    /// `messageStop`.
    MessageStop(MessageStopEvent),
    /// `metadata`.
    Metadata(ConverseStreamMetadataEvent),
}

impl crate::EventStream for ConverseStreamOutput {
    fn event_type(&self) -> &'static str {
        match self {
            Self::ContentBlockDelta(_) => "contentBlockDelta",
            Self::ContentBlockStart(_) => "contentBlockStart",
            Self::ContentBlockStop(_) => "contentBlockStop",
            Self::MessageStart(_) => "messageStart",
            Self::MessageStop(_) => "messageStop",
            Self::Metadata(_) => "metadata",
        }
    }

    fn to_payload(&self) -> serde_json::Result<Vec<u8>> {
        match self {
            Self::ContentBlockDelta(event) => serde_json::to_vec(event),
            Self::ContentBlockStart(event) => serde_json::to_vec(event),
            Self::ContentBlockStop(event) => serde_json::to_vec(event),
            Self::MessageStart(event) => serde_json::to_vec(event),
            Self::MessageStop(event) => serde_json::to_vec(event),
            Self::Metadata(event) => serde_json::to_vec(event),
        }
    }
}

/// The structure `ConverseStreamRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConverseStreamRequest {
    /// `additionalModelRequestFields`.
    #[serde(rename = "additionalModelRequestFields", default, skip_serializing_if = "Option::is_none")]
    pub additional_model_request_fields: Option<Document>,
    /// `additionalModelResponseFieldPaths`: 0 to 10 entries.
    #[serde(rename = "additionalModelResponseFieldPaths", default, skip_serializing_if = "Option::is_none")]
    pub additional_model_response_field_paths: Option<Vec<String>>,
    /// `guardrailConfig`.
    #[serde(rename = "guardrailConfig", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_config: Option<GuardrailStreamConfiguration>,
    /// `inferenceConfig`.
    #[serde(rename = "inferenceConfig", default, skip_serializing_if = "Option::is_none")]
    pub inference_config: Option<InferenceConfiguration>,
    /// `messages`.
    #[serde(rename = "messages", default, skip_serializing_if = "Option::is_none")]
    pub messages: Option<Vec<Message>>,
    /// `modelId`: required, in the uri as `modelId`, 1 to 2048 characters.
    #[serde(rename = "modelId")]
    pub model_id: String,
    /// `outputConfig`.
    #[serde(rename = "outputConfig", default, skip_serializing_if = "Option::is_none")]
    pub output_config: Option<OutputConfig>,
    /// `performanceConfig`.
    #[serde(rename = "performanceConfig", default, skip_serializing_if = "Option::is_none")]
    pub performance_config: Option<PerformanceConfiguration>,
    /// `projectIdentifier`: 1 to 2048 characters.
    #[serde(rename = "projectIdentifier", default, skip_serializing_if = "Option::is_none")]
    pub project_identifier: Option<String>,
    /// `promptVariables`.
    #[serde(rename = "promptVariables", default, skip_serializing_if = "Option::is_none")]
    pub prompt_variables: Option<BTreeMap<String, PromptVariableValues>>,
    /// `requestMetadata`: 1 to 16 entries.
    #[serde(rename = "requestMetadata", default, skip_serializing_if = "Option::is_none")]
    pub request_metadata: Option<BTreeMap<String, String>>,
    /// `serviceTier`.
    #[serde(rename = "serviceTier", default, skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<ServiceTier>,
    /// `system`.
    #[serde(rename = "system", default, skip_serializing_if = "Option::is_none")]
    pub system: Option<Vec<SystemContentBlock>>,
    /// `toolConfig`.
    #[serde(rename = "toolConfig", default, skip_serializing_if = "Option::is_none")]
    pub tool_config: Option<ToolConfiguration>,
}

/// The structure `ConverseStreamResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ConverseStreamResponse {}

/// The structure `ConverseStreamTrace`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ConverseStreamTrace {
    /// `guardrail`.
    #[serde(rename = "guardrail", default, skip_serializing_if = "Option::is_none")]
    pub guardrail: Option<GuardrailTraceAssessment>,
    /// `promptRouter`.
    #[serde(rename = "promptRouter", default, skip_serializing_if = "Option::is_none")]
    pub prompt_router: Option<PromptRouterTrace>,
}

/// The structure `ConverseTokensRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ConverseTokensRequest {
    /// `additionalModelRequestFields`.
    #[serde(rename = "additionalModelRequestFields", default, skip_serializing_if = "Option::is_none")]
    pub additional_model_request_fields: Option<Document>,
    /// `messages`.
    #[serde(rename = "messages", default, skip_serializing_if = "Option::is_none")]
    pub messages: Option<Vec<Message>>,
    /// `system`.
    #[serde(rename = "system", default, skip_serializing_if = "Option::is_none")]
    pub system: Option<Vec<SystemContentBlock>>,
    /// `toolConfig`.
    #[serde(rename = "toolConfig", default, skip_serializing_if = "Option::is_none")]
    pub tool_config: Option<ToolConfiguration>,
}

/// The structure `ConverseTrace`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ConverseTrace {
    /// `guardrail`.
    #[serde(rename = "guardrail", default, skip_serializing_if = "Option::is_none")]
    pub guardrail: Option<GuardrailTraceAssessment>,
    /// `promptRouter`.
    #[serde(rename = "promptRouter", default, skip_serializing_if = "Option::is_none")]
    pub prompt_router: Option<PromptRouterTrace>,
}

/// The union `CountTokensInput`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum CountTokensInput {
    /// `converse`.
    #[serde(rename = "converse")]
    Converse(ConverseTokensRequest),
    /// `invokeModel`.
    #[serde(rename = "invokeModel")]
    InvokeModel(InvokeModelTokensRequest),
}

/// The structure `CountTokensRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CountTokensRequest {
    /// `input`: required.
    #[serde(rename = "input")]
    pub input: CountTokensInput,
    /// `modelId`: required, in the uri as `modelId`, 1 to 256 characters, pattern `[a-zA-Z_\.\-/0-9:]+`.
    #[serde(rename = "modelId")]
    pub model_id: String,
}

/// The structure `CountTokensResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CountTokensResponse {
    /// `inputTokens`: required.
    #[serde(rename = "inputTokens")]
    pub input_tokens: i32,
}

/// The structure `DocumentBlock`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DocumentBlock {
    /// `citations`.
    #[serde(rename = "citations", default, skip_serializing_if = "Option::is_none")]
    pub citations: Option<CitationsConfig>,
    /// `context`.
    #[serde(rename = "context", default, skip_serializing_if = "Option::is_none")]
    pub context: Option<String>,
    /// `format`.
    #[serde(rename = "format", default, skip_serializing_if = "Option::is_none")]
    pub format: Option<DocumentFormat>,
    /// `name`: required, 1 to 200 characters.
    #[serde(rename = "name")]
    pub name: String,
    /// `source`: required.
    #[serde(rename = "source")]
    pub source: DocumentSource,
}

/// The structure `DocumentCharLocation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DocumentCharLocation {
    /// `documentIndex`: at least 0.
    #[serde(rename = "documentIndex", default, skip_serializing_if = "Option::is_none")]
    pub document_index: Option<i32>,
    /// `end`: at least 0.
    #[serde(rename = "end", default, skip_serializing_if = "Option::is_none")]
    pub end: Option<i32>,
    /// `start`: at least 0.
    #[serde(rename = "start", default, skip_serializing_if = "Option::is_none")]
    pub start: Option<i32>,
}

/// The structure `DocumentChunkLocation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DocumentChunkLocation {
    /// `documentIndex`: at least 0.
    #[serde(rename = "documentIndex", default, skip_serializing_if = "Option::is_none")]
    pub document_index: Option<i32>,
    /// `end`: at least 0.
    #[serde(rename = "end", default, skip_serializing_if = "Option::is_none")]
    pub end: Option<i32>,
    /// `start`: at least 0.
    #[serde(rename = "start", default, skip_serializing_if = "Option::is_none")]
    pub start: Option<i32>,
}

/// The union `DocumentContentBlock`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum DocumentContentBlock {
    /// `text`.
    #[serde(rename = "text")]
    Text(String),
}

/// The enum `DocumentFormat`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DocumentFormat {
    /// `pdf`.
    #[serde(rename = "pdf")]
    Pdf,
    /// `csv`.
    #[serde(rename = "csv")]
    Csv,
    /// `doc`.
    #[serde(rename = "doc")]
    Doc,
    /// `docx`.
    #[serde(rename = "docx")]
    Docx,
    /// `xls`.
    #[serde(rename = "xls")]
    Xls,
    /// `xlsx`.
    #[serde(rename = "xlsx")]
    Xlsx,
    /// `html`.
    #[serde(rename = "html")]
    Html,
    /// `txt`.
    #[serde(rename = "txt")]
    Txt,
    /// `md`.
    #[serde(rename = "md")]
    Md,
}

impl DocumentFormat {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Csv => "csv",
            Self::Doc => "doc",
            Self::Docx => "docx",
            Self::Xls => "xls",
            Self::Xlsx => "xlsx",
            Self::Html => "html",
            Self::Txt => "txt",
            Self::Md => "md",
        }
    }
}

impl std::fmt::Display for DocumentFormat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `DocumentPageLocation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DocumentPageLocation {
    /// `documentIndex`: at least 0.
    #[serde(rename = "documentIndex", default, skip_serializing_if = "Option::is_none")]
    pub document_index: Option<i32>,
    /// `end`: at least 0.
    #[serde(rename = "end", default, skip_serializing_if = "Option::is_none")]
    pub end: Option<i32>,
    /// `start`: at least 0.
    #[serde(rename = "start", default, skip_serializing_if = "Option::is_none")]
    pub start: Option<i32>,
}

/// The union `DocumentSource`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum DocumentSource {
    /// `bytes`: at least 1 bytes.
    #[serde(rename = "bytes")]
    Bytes(Blob),
    /// `content`.
    #[serde(rename = "content")]
    Content(Vec<DocumentContentBlock>),
    /// `s3Location`.
    #[serde(rename = "s3Location")]
    S3Location(S3Location),
    /// `text`.
    #[serde(rename = "text")]
    Text(String),
}

/// The structure `ErrorBlock`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ErrorBlock {
    /// `message`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `GuardrailAssessment`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailAssessment {
    /// `appliedGuardrailDetails`.
    #[serde(rename = "appliedGuardrailDetails", default, skip_serializing_if = "Option::is_none")]
    pub applied_guardrail_details: Option<AppliedGuardrailDetails>,
    /// `automatedReasoningPolicy`.
    #[serde(rename = "automatedReasoningPolicy", default, skip_serializing_if = "Option::is_none")]
    pub automated_reasoning_policy: Option<GuardrailAutomatedReasoningPolicyAssessment>,
    /// `contentPolicy`.
    #[serde(rename = "contentPolicy", default, skip_serializing_if = "Option::is_none")]
    pub content_policy: Option<GuardrailContentPolicyAssessment>,
    /// `contextualGroundingPolicy`.
    #[serde(rename = "contextualGroundingPolicy", default, skip_serializing_if = "Option::is_none")]
    pub contextual_grounding_policy: Option<GuardrailContextualGroundingPolicyAssessment>,
    /// `invocationMetrics`.
    #[serde(rename = "invocationMetrics", default, skip_serializing_if = "Option::is_none")]
    pub invocation_metrics: Option<GuardrailInvocationMetrics>,
    /// `sensitiveInformationPolicy`.
    #[serde(rename = "sensitiveInformationPolicy", default, skip_serializing_if = "Option::is_none")]
    pub sensitive_information_policy: Option<GuardrailSensitiveInformationPolicyAssessment>,
    /// `topicPolicy`.
    #[serde(rename = "topicPolicy", default, skip_serializing_if = "Option::is_none")]
    pub topic_policy: Option<GuardrailTopicPolicyAssessment>,
    /// `wordPolicy`.
    #[serde(rename = "wordPolicy", default, skip_serializing_if = "Option::is_none")]
    pub word_policy: Option<GuardrailWordPolicyAssessment>,
}

/// The union `GuardrailAutomatedReasoningFinding`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum GuardrailAutomatedReasoningFinding {
    /// `impossible`.
    #[serde(rename = "impossible")]
    Impossible(GuardrailAutomatedReasoningImpossibleFinding),
    /// `invalid`.
    #[serde(rename = "invalid")]
    Invalid(GuardrailAutomatedReasoningInvalidFinding),
    /// `noTranslations`.
    #[serde(rename = "noTranslations")]
    NoTranslations(GuardrailAutomatedReasoningNoTranslationsFinding),
    /// `satisfiable`.
    #[serde(rename = "satisfiable")]
    Satisfiable(GuardrailAutomatedReasoningSatisfiableFinding),
    /// `tooComplex`.
    #[serde(rename = "tooComplex")]
    TooComplex(GuardrailAutomatedReasoningTooComplexFinding),
    /// `translationAmbiguous`.
    #[serde(rename = "translationAmbiguous")]
    TranslationAmbiguous(GuardrailAutomatedReasoningTranslationAmbiguousFinding),
    /// `valid`.
    #[serde(rename = "valid")]
    Valid(GuardrailAutomatedReasoningValidFinding),
}

/// The structure `GuardrailAutomatedReasoningImpossibleFinding`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailAutomatedReasoningImpossibleFinding {
    /// `contradictingRules`.
    #[serde(rename = "contradictingRules", default, skip_serializing_if = "Option::is_none")]
    pub contradicting_rules: Option<Vec<GuardrailAutomatedReasoningRule>>,
    /// `logicWarning`.
    #[serde(rename = "logicWarning", default, skip_serializing_if = "Option::is_none")]
    pub logic_warning: Option<GuardrailAutomatedReasoningLogicWarning>,
    /// `translation`.
    #[serde(rename = "translation", default, skip_serializing_if = "Option::is_none")]
    pub translation: Option<GuardrailAutomatedReasoningTranslation>,
}

/// The structure `GuardrailAutomatedReasoningInputTextReference`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailAutomatedReasoningInputTextReference {
    /// `text`: 0 to 1000 characters.
    #[serde(rename = "text", default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The structure `GuardrailAutomatedReasoningInvalidFinding`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailAutomatedReasoningInvalidFinding {
    /// `contradictingRules`.
    #[serde(rename = "contradictingRules", default, skip_serializing_if = "Option::is_none")]
    pub contradicting_rules: Option<Vec<GuardrailAutomatedReasoningRule>>,
    /// `logicWarning`.
    #[serde(rename = "logicWarning", default, skip_serializing_if = "Option::is_none")]
    pub logic_warning: Option<GuardrailAutomatedReasoningLogicWarning>,
    /// `translation`.
    #[serde(rename = "translation", default, skip_serializing_if = "Option::is_none")]
    pub translation: Option<GuardrailAutomatedReasoningTranslation>,
}

/// The structure `GuardrailAutomatedReasoningLogicWarning`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailAutomatedReasoningLogicWarning {
    /// `claims`.
    #[serde(rename = "claims", default, skip_serializing_if = "Option::is_none")]
    pub claims: Option<Vec<GuardrailAutomatedReasoningStatement>>,
    /// `premises`.
    #[serde(rename = "premises", default, skip_serializing_if = "Option::is_none")]
    pub premises: Option<Vec<GuardrailAutomatedReasoningStatement>>,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<GuardrailAutomatedReasoningLogicWarningType>,
}

/// The enum `GuardrailAutomatedReasoningLogicWarningType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailAutomatedReasoningLogicWarningType {
    /// `ALWAYS_FALSE`.
    #[serde(rename = "ALWAYS_FALSE")]
    AlwaysFalse,
    /// `ALWAYS_TRUE`.
    #[serde(rename = "ALWAYS_TRUE")]
    AlwaysTrue,
}

impl GuardrailAutomatedReasoningLogicWarningType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::AlwaysFalse => "ALWAYS_FALSE",
            Self::AlwaysTrue => "ALWAYS_TRUE",
        }
    }
}

impl std::fmt::Display for GuardrailAutomatedReasoningLogicWarningType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailAutomatedReasoningNoTranslationsFinding`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailAutomatedReasoningNoTranslationsFinding {}

/// The structure `GuardrailAutomatedReasoningPolicyAssessment`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailAutomatedReasoningPolicyAssessment {
    /// `findings`.
    #[serde(rename = "findings", default, skip_serializing_if = "Option::is_none")]
    pub findings: Option<Vec<GuardrailAutomatedReasoningFinding>>,
}

/// The structure `GuardrailAutomatedReasoningRule`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailAutomatedReasoningRule {
    /// `identifier`: 0 to 12 characters, pattern `[a-z0-9]{12}`.
    #[serde(rename = "identifier", default, skip_serializing_if = "Option::is_none")]
    pub identifier: Option<String>,
    /// `policyVersionArn`: 0 to 2048 characters.
    #[serde(rename = "policyVersionArn", default, skip_serializing_if = "Option::is_none")]
    pub policy_version_arn: Option<String>,
}

/// The structure `GuardrailAutomatedReasoningSatisfiableFinding`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailAutomatedReasoningSatisfiableFinding {
    /// `claimsFalseScenario`.
    #[serde(rename = "claimsFalseScenario", default, skip_serializing_if = "Option::is_none")]
    pub claims_false_scenario: Option<GuardrailAutomatedReasoningScenario>,
    /// `claimsTrueScenario`.
    #[serde(rename = "claimsTrueScenario", default, skip_serializing_if = "Option::is_none")]
    pub claims_true_scenario: Option<GuardrailAutomatedReasoningScenario>,
    /// `logicWarning`.
    #[serde(rename = "logicWarning", default, skip_serializing_if = "Option::is_none")]
    pub logic_warning: Option<GuardrailAutomatedReasoningLogicWarning>,
    /// `translation`.
    #[serde(rename = "translation", default, skip_serializing_if = "Option::is_none")]
    pub translation: Option<GuardrailAutomatedReasoningTranslation>,
}

/// The structure `GuardrailAutomatedReasoningScenario`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailAutomatedReasoningScenario {
    /// `statements`.
    #[serde(rename = "statements", default, skip_serializing_if = "Option::is_none")]
    pub statements: Option<Vec<GuardrailAutomatedReasoningStatement>>,
}

/// The structure `GuardrailAutomatedReasoningStatement`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailAutomatedReasoningStatement {
    /// `logic`: 0 to 1000 characters.
    #[serde(rename = "logic", default, skip_serializing_if = "Option::is_none")]
    pub logic: Option<String>,
    /// `naturalLanguage`: 0 to 1000 characters.
    #[serde(rename = "naturalLanguage", default, skip_serializing_if = "Option::is_none")]
    pub natural_language: Option<String>,
}

/// The structure `GuardrailAutomatedReasoningTooComplexFinding`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailAutomatedReasoningTooComplexFinding {}

/// The structure `GuardrailAutomatedReasoningTranslation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailAutomatedReasoningTranslation {
    /// `claims`.
    #[serde(rename = "claims", default, skip_serializing_if = "Option::is_none")]
    pub claims: Option<Vec<GuardrailAutomatedReasoningStatement>>,
    /// `confidence`: 0 to 1.
    #[serde(rename = "confidence", default, skip_serializing_if = "Option::is_none")]
    pub confidence: Option<f64>,
    /// `premises`.
    #[serde(rename = "premises", default, skip_serializing_if = "Option::is_none")]
    pub premises: Option<Vec<GuardrailAutomatedReasoningStatement>>,
    /// `untranslatedClaims`.
    #[serde(rename = "untranslatedClaims", default, skip_serializing_if = "Option::is_none")]
    pub untranslated_claims: Option<Vec<GuardrailAutomatedReasoningInputTextReference>>,
    /// `untranslatedPremises`.
    #[serde(rename = "untranslatedPremises", default, skip_serializing_if = "Option::is_none")]
    pub untranslated_premises: Option<Vec<GuardrailAutomatedReasoningInputTextReference>>,
}

/// The structure `GuardrailAutomatedReasoningTranslationAmbiguousFinding`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailAutomatedReasoningTranslationAmbiguousFinding {
    /// `differenceScenarios`: 0 to 2 entries.
    #[serde(rename = "differenceScenarios", default, skip_serializing_if = "Option::is_none")]
    pub difference_scenarios: Option<Vec<GuardrailAutomatedReasoningScenario>>,
    /// `options`: 0 to 2 entries.
    #[serde(rename = "options", default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Vec<GuardrailAutomatedReasoningTranslationOption>>,
}

/// The structure `GuardrailAutomatedReasoningTranslationOption`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailAutomatedReasoningTranslationOption {
    /// `translations`.
    #[serde(rename = "translations", default, skip_serializing_if = "Option::is_none")]
    pub translations: Option<Vec<GuardrailAutomatedReasoningTranslation>>,
}

/// The structure `GuardrailAutomatedReasoningValidFinding`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailAutomatedReasoningValidFinding {
    /// `claimsTrueScenario`.
    #[serde(rename = "claimsTrueScenario", default, skip_serializing_if = "Option::is_none")]
    pub claims_true_scenario: Option<GuardrailAutomatedReasoningScenario>,
    /// `logicWarning`.
    #[serde(rename = "logicWarning", default, skip_serializing_if = "Option::is_none")]
    pub logic_warning: Option<GuardrailAutomatedReasoningLogicWarning>,
    /// `supportingRules`.
    #[serde(rename = "supportingRules", default, skip_serializing_if = "Option::is_none")]
    pub supporting_rules: Option<Vec<GuardrailAutomatedReasoningRule>>,
    /// `translation`.
    #[serde(rename = "translation", default, skip_serializing_if = "Option::is_none")]
    pub translation: Option<GuardrailAutomatedReasoningTranslation>,
}

/// The structure `GuardrailConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailConfiguration {
    /// `guardrailIdentifier`: 0 to 2048 characters.
    #[serde(rename = "guardrailIdentifier", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_identifier: Option<String>,
    /// `guardrailVersion`: pattern `(|([1-9][0-9]{0,7})|(DRAFT))`.
    #[serde(rename = "guardrailVersion", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_version: Option<String>,
    /// `trace`.
    #[serde(rename = "trace", default, skip_serializing_if = "Option::is_none")]
    pub trace: Option<GuardrailTrace>,
}

/// The structure `GuardrailContentFilter`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardrailContentFilter {
    /// `action`: required.
    #[serde(rename = "action")]
    pub action: GuardrailContentPolicyAction,
    /// `confidence`: required.
    #[serde(rename = "confidence")]
    pub confidence: GuardrailContentFilterConfidence,
    /// `detected`.
    #[serde(rename = "detected", default, skip_serializing_if = "Option::is_none")]
    pub detected: Option<bool>,
    /// `filterStrength`.
    #[serde(rename = "filterStrength", default, skip_serializing_if = "Option::is_none")]
    pub filter_strength: Option<GuardrailContentFilterStrength>,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: GuardrailContentFilterType,
}

/// The enum `GuardrailContentFilterConfidence`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailContentFilterConfidence {
    /// `NONE`.
    #[serde(rename = "NONE")]
    None,
    /// `LOW`.
    #[serde(rename = "LOW")]
    Low,
    /// `MEDIUM`.
    #[serde(rename = "MEDIUM")]
    Medium,
    /// `HIGH`.
    #[serde(rename = "HIGH")]
    High,
}

impl GuardrailContentFilterConfidence {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::None => "NONE",
            Self::Low => "LOW",
            Self::Medium => "MEDIUM",
            Self::High => "HIGH",
        }
    }
}

impl std::fmt::Display for GuardrailContentFilterConfidence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `GuardrailContentFilterStrength`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailContentFilterStrength {
    /// `NONE`.
    #[serde(rename = "NONE")]
    None,
    /// `LOW`.
    #[serde(rename = "LOW")]
    Low,
    /// `MEDIUM`.
    #[serde(rename = "MEDIUM")]
    Medium,
    /// `HIGH`.
    #[serde(rename = "HIGH")]
    High,
}

impl GuardrailContentFilterStrength {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::None => "NONE",
            Self::Low => "LOW",
            Self::Medium => "MEDIUM",
            Self::High => "HIGH",
        }
    }
}

impl std::fmt::Display for GuardrailContentFilterStrength {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `GuardrailContentFilterType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailContentFilterType {
    /// `INSULTS`.
    #[serde(rename = "INSULTS")]
    Insults,
    /// `HATE`.
    #[serde(rename = "HATE")]
    Hate,
    /// `SEXUAL`.
    #[serde(rename = "SEXUAL")]
    Sexual,
    /// `VIOLENCE`.
    #[serde(rename = "VIOLENCE")]
    Violence,
    /// `MISCONDUCT`.
    #[serde(rename = "MISCONDUCT")]
    Misconduct,
    /// `PROMPT_ATTACK`.
    #[serde(rename = "PROMPT_ATTACK")]
    PromptAttack,
}

impl GuardrailContentFilterType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Insults => "INSULTS",
            Self::Hate => "HATE",
            Self::Sexual => "SEXUAL",
            Self::Violence => "VIOLENCE",
            Self::Misconduct => "MISCONDUCT",
            Self::PromptAttack => "PROMPT_ATTACK",
        }
    }
}

impl std::fmt::Display for GuardrailContentFilterType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `GuardrailContentPolicyAction`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailContentPolicyAction {
    /// `BLOCKED`.
    #[serde(rename = "BLOCKED")]
    Blocked,
    /// `NONE`.
    #[serde(rename = "NONE")]
    None,
}

impl GuardrailContentPolicyAction {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Blocked => "BLOCKED",
            Self::None => "NONE",
        }
    }
}

impl std::fmt::Display for GuardrailContentPolicyAction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailContentPolicyAssessment`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardrailContentPolicyAssessment {
    /// `filters`: required.
    #[serde(rename = "filters")]
    pub filters: Vec<GuardrailContentFilter>,
}

/// The structure `GuardrailContextualGroundingFilter`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardrailContextualGroundingFilter {
    /// `action`: required.
    #[serde(rename = "action")]
    pub action: GuardrailContextualGroundingPolicyAction,
    /// `detected`.
    #[serde(rename = "detected", default, skip_serializing_if = "Option::is_none")]
    pub detected: Option<bool>,
    /// `score`: required, 0 to 1.
    #[serde(rename = "score")]
    pub score: f64,
    /// `threshold`: required, 0 to 1.
    #[serde(rename = "threshold")]
    pub threshold: f64,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: GuardrailContextualGroundingFilterType,
}

/// The enum `GuardrailContextualGroundingFilterType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailContextualGroundingFilterType {
    /// `GROUNDING`.
    #[serde(rename = "GROUNDING")]
    Grounding,
    /// `RELEVANCE`.
    #[serde(rename = "RELEVANCE")]
    Relevance,
}

impl GuardrailContextualGroundingFilterType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Grounding => "GROUNDING",
            Self::Relevance => "RELEVANCE",
        }
    }
}

impl std::fmt::Display for GuardrailContextualGroundingFilterType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `GuardrailContextualGroundingPolicyAction`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailContextualGroundingPolicyAction {
    /// `BLOCKED`.
    #[serde(rename = "BLOCKED")]
    Blocked,
    /// `NONE`.
    #[serde(rename = "NONE")]
    None,
}

impl GuardrailContextualGroundingPolicyAction {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Blocked => "BLOCKED",
            Self::None => "NONE",
        }
    }
}

impl std::fmt::Display for GuardrailContextualGroundingPolicyAction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailContextualGroundingPolicyAssessment`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailContextualGroundingPolicyAssessment {
    /// `filters`.
    #[serde(rename = "filters", default, skip_serializing_if = "Option::is_none")]
    pub filters: Option<Vec<GuardrailContextualGroundingFilter>>,
}

/// The union `GuardrailConverseContentBlock`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum GuardrailConverseContentBlock {
    /// `image`.
    #[serde(rename = "image")]
    Image(GuardrailConverseImageBlock),
    /// `text`.
    #[serde(rename = "text")]
    Text(GuardrailConverseTextBlock),
}

/// The enum `GuardrailConverseContentQualifier`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailConverseContentQualifier {
    /// `grounding_source`.
    #[serde(rename = "grounding_source")]
    GroundingSource,
    /// `query`.
    #[serde(rename = "query")]
    Query,
    /// `guard_content`.
    #[serde(rename = "guard_content")]
    GuardContent,
}

impl GuardrailConverseContentQualifier {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::GroundingSource => "grounding_source",
            Self::Query => "query",
            Self::GuardContent => "guard_content",
        }
    }
}

impl std::fmt::Display for GuardrailConverseContentQualifier {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailConverseImageBlock`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardrailConverseImageBlock {
    /// `format`: required.
    #[serde(rename = "format")]
    pub format: GuardrailConverseImageFormat,
    /// `source`: required.
    #[serde(rename = "source")]
    pub source: GuardrailConverseImageSource,
}

/// The enum `GuardrailConverseImageFormat`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailConverseImageFormat {
    /// `png`.
    #[serde(rename = "png")]
    Png,
    /// `jpeg`.
    #[serde(rename = "jpeg")]
    Jpeg,
}

impl GuardrailConverseImageFormat {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Jpeg => "jpeg",
        }
    }
}

impl std::fmt::Display for GuardrailConverseImageFormat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The union `GuardrailConverseImageSource`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum GuardrailConverseImageSource {
    /// `bytes`: at least 1 bytes.
    #[serde(rename = "bytes")]
    Bytes(Blob),
}

/// The structure `GuardrailConverseTextBlock`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardrailConverseTextBlock {
    /// `qualifiers`.
    #[serde(rename = "qualifiers", default, skip_serializing_if = "Option::is_none")]
    pub qualifiers: Option<Vec<GuardrailConverseContentQualifier>>,
    /// `text`: required.
    #[serde(rename = "text")]
    pub text: String,
}

/// The structure `GuardrailCoverage`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailCoverage {
    /// `images`.
    #[serde(rename = "images", default, skip_serializing_if = "Option::is_none")]
    pub images: Option<GuardrailImageCoverage>,
    /// `textCharacters`.
    #[serde(rename = "textCharacters", default, skip_serializing_if = "Option::is_none")]
    pub text_characters: Option<GuardrailTextCharactersCoverage>,
}

/// The structure `GuardrailCustomWord`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardrailCustomWord {
    /// `action`: required.
    #[serde(rename = "action")]
    pub action: GuardrailWordPolicyAction,
    /// `detected`.
    #[serde(rename = "detected", default, skip_serializing_if = "Option::is_none")]
    pub detected: Option<bool>,
    /// `match`: required.
    #[serde(rename = "match")]
    pub r#match: String,
}

/// The structure `GuardrailImageCoverage`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailImageCoverage {
    /// `guarded`.
    #[serde(rename = "guarded", default, skip_serializing_if = "Option::is_none")]
    pub guarded: Option<i32>,
    /// `total`.
    #[serde(rename = "total", default, skip_serializing_if = "Option::is_none")]
    pub total: Option<i32>,
}

/// The structure `GuardrailInvocationMetrics`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailInvocationMetrics {
    /// `guardrailCoverage`.
    #[serde(rename = "guardrailCoverage", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_coverage: Option<GuardrailCoverage>,
    /// `guardrailProcessingLatency`.
    #[serde(rename = "guardrailProcessingLatency", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_processing_latency: Option<i64>,
    /// `usage`.
    #[serde(rename = "usage", default, skip_serializing_if = "Option::is_none")]
    pub usage: Option<GuardrailUsage>,
}

/// The structure `GuardrailManagedWord`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardrailManagedWord {
    /// `action`: required.
    #[serde(rename = "action")]
    pub action: GuardrailWordPolicyAction,
    /// `detected`.
    #[serde(rename = "detected", default, skip_serializing_if = "Option::is_none")]
    pub detected: Option<bool>,
    /// `match`: required.
    #[serde(rename = "match")]
    pub r#match: String,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: GuardrailManagedWordType,
}

/// The enum `GuardrailManagedWordType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailManagedWordType {
    /// `PROFANITY`.
    #[serde(rename = "PROFANITY")]
    Profanity,
}

impl GuardrailManagedWordType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Profanity => "PROFANITY",
        }
    }
}

impl std::fmt::Display for GuardrailManagedWordType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `GuardrailOrigin`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailOrigin {
    /// `REQUEST`.
    #[serde(rename = "REQUEST")]
    Request,
    /// `ACCOUNT_ENFORCED`.
    #[serde(rename = "ACCOUNT_ENFORCED")]
    AccountEnforced,
    /// `ORGANIZATION_ENFORCED`.
    #[serde(rename = "ORGANIZATION_ENFORCED")]
    OrganizationEnforced,
}

impl GuardrailOrigin {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Request => "REQUEST",
            Self::AccountEnforced => "ACCOUNT_ENFORCED",
            Self::OrganizationEnforced => "ORGANIZATION_ENFORCED",
        }
    }
}

impl std::fmt::Display for GuardrailOrigin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `GuardrailOwnership`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailOwnership {
    /// `SELF`.
    #[serde(rename = "SELF")]
    VSelf,
    /// `CROSS_ACCOUNT`.
    #[serde(rename = "CROSS_ACCOUNT")]
    CrossAccount,
}

impl GuardrailOwnership {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::VSelf => "SELF",
            Self::CrossAccount => "CROSS_ACCOUNT",
        }
    }
}

impl std::fmt::Display for GuardrailOwnership {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailPiiEntityFilter`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardrailPiiEntityFilter {
    /// `action`: required.
    #[serde(rename = "action")]
    pub action: GuardrailSensitiveInformationPolicyAction,
    /// `detected`.
    #[serde(rename = "detected", default, skip_serializing_if = "Option::is_none")]
    pub detected: Option<bool>,
    /// `match`: required.
    #[serde(rename = "match")]
    pub r#match: String,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: GuardrailPiiEntityType,
}

/// The enum `GuardrailPiiEntityType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailPiiEntityType {
    /// `ADDRESS`.
    #[serde(rename = "ADDRESS")]
    Address,
    /// `AGE`.
    #[serde(rename = "AGE")]
    Age,
    /// `AWS_ACCESS_KEY`.
    #[serde(rename = "AWS_ACCESS_KEY")]
    AwsAccessKey,
    /// `AWS_SECRET_KEY`.
    #[serde(rename = "AWS_SECRET_KEY")]
    AwsSecretKey,
    /// `CA_HEALTH_NUMBER`.
    #[serde(rename = "CA_HEALTH_NUMBER")]
    CaHealthNumber,
    /// `CA_SOCIAL_INSURANCE_NUMBER`.
    #[serde(rename = "CA_SOCIAL_INSURANCE_NUMBER")]
    CaSocialInsuranceNumber,
    /// `CREDIT_DEBIT_CARD_CVV`.
    #[serde(rename = "CREDIT_DEBIT_CARD_CVV")]
    CreditDebitCardCvv,
    /// `CREDIT_DEBIT_CARD_EXPIRY`.
    #[serde(rename = "CREDIT_DEBIT_CARD_EXPIRY")]
    CreditDebitCardExpiry,
    /// `CREDIT_DEBIT_CARD_NUMBER`.
    #[serde(rename = "CREDIT_DEBIT_CARD_NUMBER")]
    CreditDebitCardNumber,
    /// `DRIVER_ID`.
    #[serde(rename = "DRIVER_ID")]
    DriverId,
    /// `EMAIL`.
    #[serde(rename = "EMAIL")]
    Email,
    /// `INTERNATIONAL_BANK_ACCOUNT_NUMBER`.
    #[serde(rename = "INTERNATIONAL_BANK_ACCOUNT_NUMBER")]
    InternationalBankAccountNumber,
    /// `IP_ADDRESS`.
    #[serde(rename = "IP_ADDRESS")]
    IpAddress,
    /// `LICENSE_PLATE`.
    #[serde(rename = "LICENSE_PLATE")]
    LicensePlate,
    /// `MAC_ADDRESS`.
    #[serde(rename = "MAC_ADDRESS")]
    MacAddress,
    /// `NAME`.
    #[serde(rename = "NAME")]
    Name,
    /// `PASSWORD`.
    #[serde(rename = "PASSWORD")]
    Password,
    /// `PHONE`.
    #[serde(rename = "PHONE")]
    Phone,
    /// `PIN`.
    #[serde(rename = "PIN")]
    Pin,
    /// `SWIFT_CODE`.
    #[serde(rename = "SWIFT_CODE")]
    SwiftCode,
    /// `UK_NATIONAL_HEALTH_SERVICE_NUMBER`.
    #[serde(rename = "UK_NATIONAL_HEALTH_SERVICE_NUMBER")]
    UkNationalHealthServiceNumber,
    /// `UK_NATIONAL_INSURANCE_NUMBER`.
    #[serde(rename = "UK_NATIONAL_INSURANCE_NUMBER")]
    UkNationalInsuranceNumber,
    /// `UK_UNIQUE_TAXPAYER_REFERENCE_NUMBER`.
    #[serde(rename = "UK_UNIQUE_TAXPAYER_REFERENCE_NUMBER")]
    UkUniqueTaxpayerReferenceNumber,
    /// `URL`.
    #[serde(rename = "URL")]
    Url,
    /// `USERNAME`.
    #[serde(rename = "USERNAME")]
    Username,
    /// `US_BANK_ACCOUNT_NUMBER`.
    #[serde(rename = "US_BANK_ACCOUNT_NUMBER")]
    UsBankAccountNumber,
    /// `US_BANK_ROUTING_NUMBER`.
    #[serde(rename = "US_BANK_ROUTING_NUMBER")]
    UsBankRoutingNumber,
    /// `US_INDIVIDUAL_TAX_IDENTIFICATION_NUMBER`.
    #[serde(rename = "US_INDIVIDUAL_TAX_IDENTIFICATION_NUMBER")]
    UsIndividualTaxIdentificationNumber,
    /// `US_PASSPORT_NUMBER`.
    #[serde(rename = "US_PASSPORT_NUMBER")]
    UsPassportNumber,
    /// `US_SOCIAL_SECURITY_NUMBER`.
    #[serde(rename = "US_SOCIAL_SECURITY_NUMBER")]
    UsSocialSecurityNumber,
    /// `VEHICLE_IDENTIFICATION_NUMBER`.
    #[serde(rename = "VEHICLE_IDENTIFICATION_NUMBER")]
    VehicleIdentificationNumber,
}

impl GuardrailPiiEntityType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Address => "ADDRESS",
            Self::Age => "AGE",
            Self::AwsAccessKey => "AWS_ACCESS_KEY",
            Self::AwsSecretKey => "AWS_SECRET_KEY",
            Self::CaHealthNumber => "CA_HEALTH_NUMBER",
            Self::CaSocialInsuranceNumber => "CA_SOCIAL_INSURANCE_NUMBER",
            Self::CreditDebitCardCvv => "CREDIT_DEBIT_CARD_CVV",
            Self::CreditDebitCardExpiry => "CREDIT_DEBIT_CARD_EXPIRY",
            Self::CreditDebitCardNumber => "CREDIT_DEBIT_CARD_NUMBER",
            Self::DriverId => "DRIVER_ID",
            Self::Email => "EMAIL",
            Self::InternationalBankAccountNumber => "INTERNATIONAL_BANK_ACCOUNT_NUMBER",
            Self::IpAddress => "IP_ADDRESS",
            Self::LicensePlate => "LICENSE_PLATE",
            Self::MacAddress => "MAC_ADDRESS",
            Self::Name => "NAME",
            Self::Password => "PASSWORD",
            Self::Phone => "PHONE",
            Self::Pin => "PIN",
            Self::SwiftCode => "SWIFT_CODE",
            Self::UkNationalHealthServiceNumber => "UK_NATIONAL_HEALTH_SERVICE_NUMBER",
            Self::UkNationalInsuranceNumber => "UK_NATIONAL_INSURANCE_NUMBER",
            Self::UkUniqueTaxpayerReferenceNumber => "UK_UNIQUE_TAXPAYER_REFERENCE_NUMBER",
            Self::Url => "URL",
            Self::Username => "USERNAME",
            Self::UsBankAccountNumber => "US_BANK_ACCOUNT_NUMBER",
            Self::UsBankRoutingNumber => "US_BANK_ROUTING_NUMBER",
            Self::UsIndividualTaxIdentificationNumber => "US_INDIVIDUAL_TAX_IDENTIFICATION_NUMBER",
            Self::UsPassportNumber => "US_PASSPORT_NUMBER",
            Self::UsSocialSecurityNumber => "US_SOCIAL_SECURITY_NUMBER",
            Self::VehicleIdentificationNumber => "VEHICLE_IDENTIFICATION_NUMBER",
        }
    }
}

impl std::fmt::Display for GuardrailPiiEntityType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailRegexFilter`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardrailRegexFilter {
    /// `action`: required.
    #[serde(rename = "action")]
    pub action: GuardrailSensitiveInformationPolicyAction,
    /// `detected`.
    #[serde(rename = "detected", default, skip_serializing_if = "Option::is_none")]
    pub detected: Option<bool>,
    /// `match`.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub r#match: Option<String>,
    /// `name`.
    #[serde(rename = "name", default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `regex`.
    #[serde(rename = "regex", default, skip_serializing_if = "Option::is_none")]
    pub regex: Option<String>,
}

/// The enum `GuardrailSensitiveInformationPolicyAction`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailSensitiveInformationPolicyAction {
    /// `ANONYMIZED`.
    #[serde(rename = "ANONYMIZED")]
    Anonymized,
    /// `BLOCKED`.
    #[serde(rename = "BLOCKED")]
    Blocked,
    /// `NONE`.
    #[serde(rename = "NONE")]
    None,
}

impl GuardrailSensitiveInformationPolicyAction {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Anonymized => "ANONYMIZED",
            Self::Blocked => "BLOCKED",
            Self::None => "NONE",
        }
    }
}

impl std::fmt::Display for GuardrailSensitiveInformationPolicyAction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailSensitiveInformationPolicyAssessment`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardrailSensitiveInformationPolicyAssessment {
    /// `piiEntities`: required.
    #[serde(rename = "piiEntities")]
    pub pii_entities: Vec<GuardrailPiiEntityFilter>,
    /// `regexes`: required.
    #[serde(rename = "regexes")]
    pub regexes: Vec<GuardrailRegexFilter>,
}

/// The structure `GuardrailStreamConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailStreamConfiguration {
    /// `guardrailIdentifier`: 0 to 2048 characters.
    #[serde(rename = "guardrailIdentifier", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_identifier: Option<String>,
    /// `guardrailVersion`: pattern `(|([1-9][0-9]{0,7})|(DRAFT))`.
    #[serde(rename = "guardrailVersion", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_version: Option<String>,
    /// `streamProcessingMode`.
    #[serde(rename = "streamProcessingMode", default, skip_serializing_if = "Option::is_none")]
    pub stream_processing_mode: Option<GuardrailStreamProcessingMode>,
    /// `trace`.
    #[serde(rename = "trace", default, skip_serializing_if = "Option::is_none")]
    pub trace: Option<GuardrailTrace>,
}

/// The enum `GuardrailStreamProcessingMode`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailStreamProcessingMode {
    /// `sync`.
    #[serde(rename = "sync")]
    Sync,
    /// `async`.
    #[serde(rename = "async")]
    Async,
}

impl GuardrailStreamProcessingMode {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Sync => "sync",
            Self::Async => "async",
        }
    }
}

impl std::fmt::Display for GuardrailStreamProcessingMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailTextCharactersCoverage`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailTextCharactersCoverage {
    /// `guarded`.
    #[serde(rename = "guarded", default, skip_serializing_if = "Option::is_none")]
    pub guarded: Option<i32>,
    /// `total`.
    #[serde(rename = "total", default, skip_serializing_if = "Option::is_none")]
    pub total: Option<i32>,
}

/// The structure `GuardrailTopic`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardrailTopic {
    /// `action`: required.
    #[serde(rename = "action")]
    pub action: GuardrailTopicPolicyAction,
    /// `detected`.
    #[serde(rename = "detected", default, skip_serializing_if = "Option::is_none")]
    pub detected: Option<bool>,
    /// `name`: required.
    #[serde(rename = "name")]
    pub name: String,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: GuardrailTopicType,
}

/// The enum `GuardrailTopicPolicyAction`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailTopicPolicyAction {
    /// `BLOCKED`.
    #[serde(rename = "BLOCKED")]
    Blocked,
    /// `NONE`.
    #[serde(rename = "NONE")]
    None,
}

impl GuardrailTopicPolicyAction {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Blocked => "BLOCKED",
            Self::None => "NONE",
        }
    }
}

impl std::fmt::Display for GuardrailTopicPolicyAction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailTopicPolicyAssessment`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardrailTopicPolicyAssessment {
    /// `topics`: required.
    #[serde(rename = "topics")]
    pub topics: Vec<GuardrailTopic>,
}

/// The enum `GuardrailTopicType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailTopicType {
    /// `DENY`.
    #[serde(rename = "DENY")]
    Deny,
}

impl GuardrailTopicType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Deny => "DENY",
        }
    }
}

impl std::fmt::Display for GuardrailTopicType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `GuardrailTrace`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailTrace {
    /// `enabled`.
    #[serde(rename = "enabled")]
    Enabled,
    /// `disabled`.
    #[serde(rename = "disabled")]
    Disabled,
    /// `enabled_full`.
    #[serde(rename = "enabled_full")]
    EnabledFull,
}

impl GuardrailTrace {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Enabled => "enabled",
            Self::Disabled => "disabled",
            Self::EnabledFull => "enabled_full",
        }
    }
}

impl std::fmt::Display for GuardrailTrace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailTraceAssessment`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GuardrailTraceAssessment {
    /// `actionReason`.
    #[serde(rename = "actionReason", default, skip_serializing_if = "Option::is_none")]
    pub action_reason: Option<String>,
    /// `inputAssessment`.
    #[serde(rename = "inputAssessment", default, skip_serializing_if = "Option::is_none")]
    pub input_assessment: Option<BTreeMap<String, GuardrailAssessment>>,
    /// `modelOutput`.
    #[serde(rename = "modelOutput", default, skip_serializing_if = "Option::is_none")]
    pub model_output: Option<Vec<String>>,
    /// `outputAssessments`.
    #[serde(rename = "outputAssessments", default, skip_serializing_if = "Option::is_none")]
    pub output_assessments: Option<BTreeMap<String, Vec<GuardrailAssessment>>>,
}

/// The structure `GuardrailUsage`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardrailUsage {
    /// `automatedReasoningPolicies`.
    #[serde(rename = "automatedReasoningPolicies", default, skip_serializing_if = "Option::is_none")]
    pub automated_reasoning_policies: Option<i32>,
    /// `automatedReasoningPolicyUnits`.
    #[serde(rename = "automatedReasoningPolicyUnits", default, skip_serializing_if = "Option::is_none")]
    pub automated_reasoning_policy_units: Option<i32>,
    /// `contentPolicyImageUnits`.
    #[serde(rename = "contentPolicyImageUnits", default, skip_serializing_if = "Option::is_none")]
    pub content_policy_image_units: Option<i32>,
    /// `contentPolicyUnits`: required.
    #[serde(rename = "contentPolicyUnits")]
    pub content_policy_units: i32,
    /// `contextualGroundingPolicyUnits`: required.
    #[serde(rename = "contextualGroundingPolicyUnits")]
    pub contextual_grounding_policy_units: i32,
    /// `sensitiveInformationPolicyFreeUnits`: required.
    #[serde(rename = "sensitiveInformationPolicyFreeUnits")]
    pub sensitive_information_policy_free_units: i32,
    /// `sensitiveInformationPolicyUnits`: required.
    #[serde(rename = "sensitiveInformationPolicyUnits")]
    pub sensitive_information_policy_units: i32,
    /// `topicPolicyUnits`: required.
    #[serde(rename = "topicPolicyUnits")]
    pub topic_policy_units: i32,
    /// `wordPolicyUnits`: required.
    #[serde(rename = "wordPolicyUnits")]
    pub word_policy_units: i32,
}

/// The enum `GuardrailWordPolicyAction`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GuardrailWordPolicyAction {
    /// `BLOCKED`.
    #[serde(rename = "BLOCKED")]
    Blocked,
    /// `NONE`.
    #[serde(rename = "NONE")]
    None,
}

impl GuardrailWordPolicyAction {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Blocked => "BLOCKED",
            Self::None => "NONE",
        }
    }
}

impl std::fmt::Display for GuardrailWordPolicyAction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `GuardrailWordPolicyAssessment`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GuardrailWordPolicyAssessment {
    /// `customWords`: required.
    #[serde(rename = "customWords")]
    pub custom_words: Vec<GuardrailCustomWord>,
    /// `managedWordLists`: required.
    #[serde(rename = "managedWordLists")]
    pub managed_word_lists: Vec<GuardrailManagedWord>,
}

/// The structure `ImageBlock`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ImageBlock {
    /// `error`.
    #[serde(rename = "error", default, skip_serializing_if = "Option::is_none")]
    pub error: Option<ErrorBlock>,
    /// `format`: required.
    #[serde(rename = "format")]
    pub format: ImageFormat,
    /// `source`: required.
    #[serde(rename = "source")]
    pub source: ImageSource,
}

/// The structure `ImageBlockDelta`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ImageBlockDelta {
    /// `error`.
    #[serde(rename = "error", default, skip_serializing_if = "Option::is_none")]
    pub error: Option<ErrorBlock>,
    /// `source`.
    #[serde(rename = "source", default, skip_serializing_if = "Option::is_none")]
    pub source: Option<ImageSource>,
}

/// The structure `ImageBlockStart`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ImageBlockStart {
    /// `format`: required.
    #[serde(rename = "format")]
    pub format: ImageFormat,
}

/// The enum `ImageFormat`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ImageFormat {
    /// `png`.
    #[serde(rename = "png")]
    Png,
    /// `jpeg`.
    #[serde(rename = "jpeg")]
    Jpeg,
    /// `gif`.
    #[serde(rename = "gif")]
    Gif,
    /// `webp`.
    #[serde(rename = "webp")]
    Webp,
}

impl ImageFormat {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Jpeg => "jpeg",
            Self::Gif => "gif",
            Self::Webp => "webp",
        }
    }
}

impl std::fmt::Display for ImageFormat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The union `ImageSource`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ImageSource {
    /// `bytes`: at least 1 bytes.
    #[serde(rename = "bytes")]
    Bytes(Blob),
    /// `s3Location`.
    #[serde(rename = "s3Location")]
    S3Location(S3Location),
}

/// The structure `InferenceConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InferenceConfiguration {
    /// `maxTokens`: at least 1.
    #[serde(rename = "maxTokens", default, skip_serializing_if = "Option::is_none")]
    pub max_tokens: Option<i32>,
    /// `stopSequences`: 0 to 2500 entries.
    #[serde(rename = "stopSequences", default, skip_serializing_if = "Option::is_none")]
    pub stop_sequences: Option<Vec<String>>,
    /// `temperature`: 0 to 1.
    #[serde(rename = "temperature", default, skip_serializing_if = "Option::is_none")]
    pub temperature: Option<f64>,
    /// `topP`: 0 to 1.
    #[serde(rename = "topP", default, skip_serializing_if = "Option::is_none")]
    pub top_p: Option<f64>,
}

/// The structure `InternalServerException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InternalServerException {
    /// `message`: pattern `[\s\S]*`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `InvokeModelRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InvokeModelRequest {
    /// `accept`: in the header as `Accept`.
    #[serde(rename = "accept", default, skip_serializing_if = "Option::is_none")]
    pub accept: Option<String>,
    /// `body`: 0 to 25000000 bytes.
    #[serde(rename = "body", default, skip_serializing_if = "Option::is_none")]
    pub body: Option<Blob>,
    /// `contentType`: in the header as `Content-Type`.
    #[serde(rename = "contentType", default, skip_serializing_if = "Option::is_none")]
    pub content_type: Option<String>,
    /// `guardrailIdentifier`: in the header as `X-Amzn-Bedrock-GuardrailIdentifier`, 0 to 2048 characters.
    #[serde(rename = "guardrailIdentifier", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_identifier: Option<String>,
    /// `guardrailVersion`: in the header as `X-Amzn-Bedrock-GuardrailVersion`, pattern `(|([1-9][0-9]{0,7})|(DRAFT))`.
    #[serde(rename = "guardrailVersion", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_version: Option<String>,
    /// `modelId`: required, in the uri as `modelId`, 1 to 2048 characters.
    #[serde(rename = "modelId")]
    pub model_id: String,
    /// `performanceConfigLatency`: in the header as `X-Amzn-Bedrock-PerformanceConfig-Latency`.
    #[serde(rename = "performanceConfigLatency", default, skip_serializing_if = "Option::is_none")]
    pub performance_config_latency: Option<PerformanceConfigLatency>,
    /// `projectIdentifier`: in the header as `X-Amzn-Bedrock-ProjectIdentifier`, 1 to 2048 characters.
    #[serde(rename = "projectIdentifier", default, skip_serializing_if = "Option::is_none")]
    pub project_identifier: Option<String>,
    /// `requestMetadata`: in the header as `X-Amzn-Bedrock-Request-Metadata`, 0 to 8500 characters.
    #[serde(rename = "requestMetadata", default, skip_serializing_if = "Option::is_none")]
    pub request_metadata: Option<String>,
    /// `serviceTier`: in the header as `X-Amzn-Bedrock-Service-Tier`.
    #[serde(rename = "serviceTier", default, skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<ServiceTierType>,
    /// `trace`: in the header as `X-Amzn-Bedrock-Trace`.
    #[serde(rename = "trace", default, skip_serializing_if = "Option::is_none")]
    pub trace: Option<Trace>,
}

/// The structure `InvokeModelResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InvokeModelResponse {
    /// `body`: required, 0 to 25000000 bytes.
    #[serde(rename = "body")]
    pub body: Blob,
    /// `contentType`: required, in the header as `Content-Type`.
    #[serde(rename = "contentType")]
    pub content_type: String,
    /// `performanceConfigLatency`: in the header as `X-Amzn-Bedrock-PerformanceConfig-Latency`.
    #[serde(rename = "performanceConfigLatency", default, skip_serializing_if = "Option::is_none")]
    pub performance_config_latency: Option<PerformanceConfigLatency>,
    /// `serviceTier`: in the header as `X-Amzn-Bedrock-Service-Tier`.
    #[serde(rename = "serviceTier", default, skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<ServiceTierType>,
}

/// The structure `InvokeModelTokensRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InvokeModelTokensRequest {
    /// `body`: required, 0 to 25000000 bytes.
    #[serde(rename = "body")]
    pub body: Blob,
}

/// The structure `InvokeModelWithResponseStreamRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InvokeModelWithResponseStreamRequest {
    /// `accept`: in the header as `X-Amzn-Bedrock-Accept`.
    #[serde(rename = "accept", default, skip_serializing_if = "Option::is_none")]
    pub accept: Option<String>,
    /// `body`: 0 to 25000000 bytes.
    #[serde(rename = "body", default, skip_serializing_if = "Option::is_none")]
    pub body: Option<Blob>,
    /// `contentType`: in the header as `Content-Type`.
    #[serde(rename = "contentType", default, skip_serializing_if = "Option::is_none")]
    pub content_type: Option<String>,
    /// `guardrailIdentifier`: in the header as `X-Amzn-Bedrock-GuardrailIdentifier`, 0 to 2048 characters.
    #[serde(rename = "guardrailIdentifier", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_identifier: Option<String>,
    /// `guardrailVersion`: in the header as `X-Amzn-Bedrock-GuardrailVersion`, pattern `(|([1-9][0-9]{0,7})|(DRAFT))`.
    #[serde(rename = "guardrailVersion", default, skip_serializing_if = "Option::is_none")]
    pub guardrail_version: Option<String>,
    /// `modelId`: required, in the uri as `modelId`, 1 to 2048 characters.
    #[serde(rename = "modelId")]
    pub model_id: String,
    /// `performanceConfigLatency`: in the header as `X-Amzn-Bedrock-PerformanceConfig-Latency`.
    #[serde(rename = "performanceConfigLatency", default, skip_serializing_if = "Option::is_none")]
    pub performance_config_latency: Option<PerformanceConfigLatency>,
    /// `projectIdentifier`: in the header as `X-Amzn-Bedrock-ProjectIdentifier`, 1 to 2048 characters.
    #[serde(rename = "projectIdentifier", default, skip_serializing_if = "Option::is_none")]
    pub project_identifier: Option<String>,
    /// `requestMetadata`: in the header as `X-Amzn-Bedrock-Request-Metadata`, 0 to 8500 characters.
    #[serde(rename = "requestMetadata", default, skip_serializing_if = "Option::is_none")]
    pub request_metadata: Option<String>,
    /// `serviceTier`: in the header as `X-Amzn-Bedrock-Service-Tier`.
    #[serde(rename = "serviceTier", default, skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<ServiceTierType>,
    /// `trace`: in the header as `X-Amzn-Bedrock-Trace`.
    #[serde(rename = "trace", default, skip_serializing_if = "Option::is_none")]
    pub trace: Option<Trace>,
}

/// The structure `InvokeModelWithResponseStreamResponse`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct InvokeModelWithResponseStreamResponse {
    /// `contentType`: required, in the header as `X-Amzn-Bedrock-Content-Type`.
    #[serde(rename = "contentType")]
    pub content_type: String,
    /// `performanceConfigLatency`: in the header as `X-Amzn-Bedrock-PerformanceConfig-Latency`.
    #[serde(rename = "performanceConfigLatency", default, skip_serializing_if = "Option::is_none")]
    pub performance_config_latency: Option<PerformanceConfigLatency>,
    /// `serviceTier`: in the header as `X-Amzn-Bedrock-Service-Tier`.
    #[serde(rename = "serviceTier", default, skip_serializing_if = "Option::is_none")]
    pub service_tier: Option<ServiceTierType>,
}

/// The structure `JsonSchemaDefinition`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct JsonSchemaDefinition {
    /// `description`.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `name`.
    #[serde(rename = "name", default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `schema`: required.
    #[serde(rename = "schema")]
    pub schema: String,
}

/// The structure `Message`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Message {
    /// `content`: required.
    #[serde(rename = "content")]
    pub content: Vec<ContentBlock>,
    /// `role`: required.
    #[serde(rename = "role")]
    pub role: ConversationRole,
}

/// The structure `MessageStartEvent`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MessageStartEvent {
    /// `role`: required.
    #[serde(rename = "role")]
    pub role: ConversationRole,
}

/// The structure `MessageStopEvent`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MessageStopEvent {
    /// `additionalModelResponseFields`.
    #[serde(rename = "additionalModelResponseFields", default, skip_serializing_if = "Option::is_none")]
    pub additional_model_response_fields: Option<Document>,
    /// `stopReason`: required.
    #[serde(rename = "stopReason")]
    pub stop_reason: StopReason,
}

/// The structure `ModelErrorException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ModelErrorException {
    /// `message`: pattern `[\s\S]*`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `originalStatusCode`: 100 to 599.
    #[serde(rename = "originalStatusCode", default, skip_serializing_if = "Option::is_none")]
    pub original_status_code: Option<i32>,
    /// `resourceName`: pattern `[\s\S]*`.
    #[serde(rename = "resourceName", default, skip_serializing_if = "Option::is_none")]
    pub resource_name: Option<String>,
}

/// The structure `ModelNotReadyException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ModelNotReadyException {
    /// `message`: pattern `[\s\S]*`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `ModelStreamErrorException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ModelStreamErrorException {
    /// `message`: pattern `[\s\S]*`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// `originalMessage`: pattern `[\s\S]*`.
    #[serde(rename = "originalMessage", default, skip_serializing_if = "Option::is_none")]
    pub original_message: Option<String>,
    /// `originalStatusCode`: 100 to 599.
    #[serde(rename = "originalStatusCode", default, skip_serializing_if = "Option::is_none")]
    pub original_status_code: Option<i32>,
}

/// The structure `ModelTimeoutException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ModelTimeoutException {
    /// `message`: pattern `[\s\S]*`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `OutputConfig`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct OutputConfig {
    /// `effort`: 0 to 16 characters.
    #[serde(rename = "effort", default, skip_serializing_if = "Option::is_none")]
    pub effort: Option<String>,
    /// `textFormat`.
    #[serde(rename = "textFormat", default, skip_serializing_if = "Option::is_none")]
    pub text_format: Option<OutputFormat>,
}

/// The structure `OutputFormat`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OutputFormat {
    /// `structure`: required.
    #[serde(rename = "structure")]
    pub structure: OutputFormatStructure,
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: OutputFormatType,
}

/// The union `OutputFormatStructure`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum OutputFormatStructure {
    /// `jsonSchema`.
    #[serde(rename = "jsonSchema")]
    JsonSchema(JsonSchemaDefinition),
}

/// The enum `OutputFormatType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum OutputFormatType {
    /// `json_schema`.
    #[serde(rename = "json_schema")]
    JsonSchema,
}

impl OutputFormatType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::JsonSchema => "json_schema",
        }
    }
}

impl std::fmt::Display for OutputFormatType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `PayloadPart`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PayloadPart {
    /// `bytes`: 0 to 1000000 bytes.
    #[serde(rename = "bytes", default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<Blob>,
}

/// The enum `PerformanceConfigLatency`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PerformanceConfigLatency {
    /// `standard`.
    #[serde(rename = "standard")]
    Standard,
    /// `optimized`.
    #[serde(rename = "optimized")]
    Optimized,
}

impl PerformanceConfigLatency {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Optimized => "optimized",
        }
    }
}

impl std::fmt::Display for PerformanceConfigLatency {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `PerformanceConfiguration`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PerformanceConfiguration {
    /// `latency`.
    #[serde(rename = "latency", default, skip_serializing_if = "Option::is_none")]
    pub latency: Option<PerformanceConfigLatency>,
}

/// The structure `PromptRouterTrace`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PromptRouterTrace {
    /// `invokedModelId`.
    #[serde(rename = "invokedModelId", default, skip_serializing_if = "Option::is_none")]
    pub invoked_model_id: Option<String>,
}

/// The union `PromptVariableValues`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum PromptVariableValues {
    /// `text`.
    #[serde(rename = "text")]
    Text(String),
}

/// The union `ReasoningContentBlock`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ReasoningContentBlock {
    /// `reasoningText`.
    #[serde(rename = "reasoningText")]
    ReasoningText(ReasoningTextBlock),
    /// `redactedContent`.
    #[serde(rename = "redactedContent")]
    RedactedContent(Blob),
}

/// The union `ReasoningContentBlockDelta`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ReasoningContentBlockDelta {
    /// `redactedContent`.
    #[serde(rename = "redactedContent")]
    RedactedContent(Blob),
    /// `signature`.
    #[serde(rename = "signature")]
    Signature(String),
    /// `text`.
    #[serde(rename = "text")]
    Text(String),
}

/// The structure `ReasoningTextBlock`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReasoningTextBlock {
    /// `signature`.
    #[serde(rename = "signature", default, skip_serializing_if = "Option::is_none")]
    pub signature: Option<String>,
    /// `text`: required.
    #[serde(rename = "text")]
    pub text: String,
}

/// The structure `ResourceNotFoundException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResourceNotFoundException {
    /// `message`: pattern `[\s\S]*`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// An event of the stream `ResponseStream`; its exceptions are the service's `Error`.
#[derive(Clone, Debug, PartialEq)]
pub enum ResponseStream {
    /// `chunk`.
    Chunk(PayloadPart),
}

impl crate::EventStream for ResponseStream {
    fn event_type(&self) -> &'static str {
        match self {
            Self::Chunk(_) => "chunk",
        }
    }

    fn to_payload(&self) -> serde_json::Result<Vec<u8>> {
        match self {
            Self::Chunk(event) => serde_json::to_vec(event),
        }
    }
}

/// The structure `S3Location`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct S3Location {
    /// `bucketOwner`: pattern `[0-9]{12}`.
    #[serde(rename = "bucketOwner", default, skip_serializing_if = "Option::is_none")]
    pub bucket_owner: Option<String>,
    /// `uri`: required, 1 to 1024 characters, pattern `s3://[a-z0-9][\.\-a-z0-9]{1,61}[a-z0-9](/.*)?`.
    #[serde(rename = "uri")]
    pub uri: String,
}

/// The structure `SearchResultBlock`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchResultBlock {
    /// `citations`.
    #[serde(rename = "citations", default, skip_serializing_if = "Option::is_none")]
    pub citations: Option<CitationsConfig>,
    /// `content`: required.
    #[serde(rename = "content")]
    pub content: Vec<SearchResultContentBlock>,
    /// `source`: required.
    #[serde(rename = "source")]
    pub source: String,
    /// `title`: required.
    #[serde(rename = "title")]
    pub title: String,
}

/// The structure `SearchResultContentBlock`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchResultContentBlock {
    /// `text`: required.
    #[serde(rename = "text")]
    pub text: String,
}

/// The structure `SearchResultLocation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SearchResultLocation {
    /// `end`: at least 0.
    #[serde(rename = "end", default, skip_serializing_if = "Option::is_none")]
    pub end: Option<i32>,
    /// `searchResultIndex`: at least 0.
    #[serde(rename = "searchResultIndex", default, skip_serializing_if = "Option::is_none")]
    pub search_result_index: Option<i32>,
    /// `start`: at least 0.
    #[serde(rename = "start", default, skip_serializing_if = "Option::is_none")]
    pub start: Option<i32>,
}

/// The structure `ServiceQuotaExceededException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ServiceQuotaExceededException {
    /// `message`: pattern `[\s\S]*`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `ServiceTier`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ServiceTier {
    /// `type`: required.
    #[serde(rename = "type")]
    pub r#type: ServiceTierType,
}

/// The enum `ServiceTierType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ServiceTierType {
    /// `priority`.
    #[serde(rename = "priority")]
    Priority,
    /// `default`.
    #[serde(rename = "default")]
    Default,
    /// `flex`.
    #[serde(rename = "flex")]
    Flex,
    /// `reserved`.
    #[serde(rename = "reserved")]
    Reserved,
}

impl ServiceTierType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Priority => "priority",
            Self::Default => "default",
            Self::Flex => "flex",
            Self::Reserved => "reserved",
        }
    }
}

impl std::fmt::Display for ServiceTierType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ServiceUnavailableException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ServiceUnavailableException {
    /// `message`: pattern `[\s\S]*`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `SpecificToolChoice`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SpecificToolChoice {
    /// `name`: required, 1 to 64 characters, pattern `[a-zA-Z0-9_-]+`.
    #[serde(rename = "name")]
    pub name: String,
}

/// The enum `StopReason`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum StopReason {
    /// `end_turn`.
    #[serde(rename = "end_turn")]
    EndTurn,
    /// `tool_use`.
    #[serde(rename = "tool_use")]
    ToolUse,
    /// `max_tokens`.
    #[serde(rename = "max_tokens")]
    MaxTokens,
    /// `stop_sequence`.
    #[serde(rename = "stop_sequence")]
    StopSequence,
    /// `guardrail_intervened`.
    #[serde(rename = "guardrail_intervened")]
    GuardrailIntervened,
    /// `content_filtered`.
    #[serde(rename = "content_filtered")]
    ContentFiltered,
    /// `malformed_model_output`.
    #[serde(rename = "malformed_model_output")]
    MalformedModelOutput,
    /// `malformed_tool_use`.
    #[serde(rename = "malformed_tool_use")]
    MalformedToolUse,
    /// `model_context_window_exceeded`.
    #[serde(rename = "model_context_window_exceeded")]
    ModelContextWindowExceeded,
}

impl StopReason {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::EndTurn => "end_turn",
            Self::ToolUse => "tool_use",
            Self::MaxTokens => "max_tokens",
            Self::StopSequence => "stop_sequence",
            Self::GuardrailIntervened => "guardrail_intervened",
            Self::ContentFiltered => "content_filtered",
            Self::MalformedModelOutput => "malformed_model_output",
            Self::MalformedToolUse => "malformed_tool_use",
            Self::ModelContextWindowExceeded => "model_context_window_exceeded",
        }
    }
}

impl std::fmt::Display for StopReason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The union `SystemContentBlock`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum SystemContentBlock {
    /// `cachePoint`.
    #[serde(rename = "cachePoint")]
    CachePoint(CachePointBlock),
    /// `guardContent`.
    #[serde(rename = "guardContent")]
    GuardContent(GuardrailConverseContentBlock),
    /// `text`: at least 1 characters.
    #[serde(rename = "text")]
    Text(String),
}

/// The structure `SystemTool`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SystemTool {
    /// `name`: required, 1 to 64 characters, pattern `[a-zA-Z0-9_-]+`.
    #[serde(rename = "name")]
    pub name: String,
}

/// The structure `ThrottlingException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ThrottlingException {
    /// `message`: pattern `[\s\S]*`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `TokenUsage`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TokenUsage {
    /// `cacheDetails`.
    #[serde(rename = "cacheDetails", default, skip_serializing_if = "Option::is_none")]
    pub cache_details: Option<Vec<CacheDetail>>,
    /// `cacheReadInputTokens`: at least 0.
    #[serde(rename = "cacheReadInputTokens", default, skip_serializing_if = "Option::is_none")]
    pub cache_read_input_tokens: Option<i32>,
    /// `cacheWriteInputTokens`: at least 0.
    #[serde(rename = "cacheWriteInputTokens", default, skip_serializing_if = "Option::is_none")]
    pub cache_write_input_tokens: Option<i32>,
    /// `inputTokens`: required, at least 0.
    #[serde(rename = "inputTokens")]
    pub input_tokens: i32,
    /// `outputTokens`: required, at least 0.
    #[serde(rename = "outputTokens")]
    pub output_tokens: i32,
    /// `totalTokens`: required, at least 0.
    #[serde(rename = "totalTokens")]
    pub total_tokens: i32,
}

/// The union `Tool`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Tool {
    /// `cachePoint`.
    #[serde(rename = "cachePoint")]
    CachePoint(CachePointBlock),
    /// `systemTool`.
    #[serde(rename = "systemTool")]
    SystemTool(SystemTool),
    /// `toolSpec`.
    #[serde(rename = "toolSpec")]
    ToolSpec(ToolSpecification),
}

/// The structure `ToolAdditionBlock`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolAdditionBlock {
    /// `tool`: required.
    #[serde(rename = "tool")]
    pub tool: ToolReference,
}

/// The union `ToolChoice`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToolChoice {
    /// `any`.
    #[serde(rename = "any")]
    Any(AnyToolChoice),
    /// `auto`.
    #[serde(rename = "auto")]
    Auto(AutoToolChoice),
    /// `tool`.
    #[serde(rename = "tool")]
    Tool(SpecificToolChoice),
}

/// The structure `ToolConfiguration`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolConfiguration {
    /// `toolChoice`.
    #[serde(rename = "toolChoice", default, skip_serializing_if = "Option::is_none")]
    pub tool_choice: Option<ToolChoice>,
    /// `tools`: required, at least 1 entries.
    #[serde(rename = "tools")]
    pub tools: Vec<Tool>,
}

/// The union `ToolInputSchema`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToolInputSchema {
    /// `json`.
    #[serde(rename = "json")]
    Json(Document),
}

/// The structure `ToolReference`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ToolReference {
    /// `name`: 1 to 128 characters.
    #[serde(rename = "name", default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `serverName`: 1 to 128 characters.
    #[serde(rename = "serverName", default, skip_serializing_if = "Option::is_none")]
    pub server_name: Option<String>,
    /// `type`: 1 to 64 characters.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The structure `ToolRemovalBlock`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolRemovalBlock {
    /// `tool`: required.
    #[serde(rename = "tool")]
    pub tool: ToolReference,
}

/// The structure `ToolResultBlock`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolResultBlock {
    /// `content`: required.
    #[serde(rename = "content")]
    pub content: Vec<ToolResultContentBlock>,
    /// `status`.
    #[serde(rename = "status", default, skip_serializing_if = "Option::is_none")]
    pub status: Option<ToolResultStatus>,
    /// `toolUseId`: required, 1 to 64 characters, pattern `[a-zA-Z0-9_.:-]+`.
    #[serde(rename = "toolUseId")]
    pub tool_use_id: String,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The union `ToolResultBlockDelta`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToolResultBlockDelta {
    /// `json`.
    #[serde(rename = "json")]
    Json(Document),
    /// `text`.
    #[serde(rename = "text")]
    Text(String),
}

/// The structure `ToolResultBlockStart`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolResultBlockStart {
    /// `status`.
    #[serde(rename = "status", default, skip_serializing_if = "Option::is_none")]
    pub status: Option<ToolResultStatus>,
    /// `toolUseId`: required, 1 to 64 characters, pattern `[a-zA-Z0-9_.:-]+`.
    #[serde(rename = "toolUseId")]
    pub tool_use_id: String,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<String>,
}

/// The union `ToolResultContentBlock`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToolResultContentBlock {
    /// `document`.
    #[serde(rename = "document")]
    Document(DocumentBlock),
    /// `image`.
    #[serde(rename = "image")]
    Image(ImageBlock),
    /// `json`.
    #[serde(rename = "json")]
    Json(Document),
    /// `searchResult`.
    #[serde(rename = "searchResult")]
    SearchResult(SearchResultBlock),
    /// `text`.
    #[serde(rename = "text")]
    Text(String),
    /// `video`.
    #[serde(rename = "video")]
    Video(VideoBlock),
}

/// The enum `ToolResultStatus`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ToolResultStatus {
    /// `success`.
    #[serde(rename = "success")]
    Success,
    /// `error`.
    #[serde(rename = "error")]
    Error,
}

impl ToolResultStatus {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Success => "success",
            Self::Error => "error",
        }
    }
}

impl std::fmt::Display for ToolResultStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ToolSpecification`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolSpecification {
    /// `description`: at least 1 characters.
    #[serde(rename = "description", default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// `inputSchema`: required.
    #[serde(rename = "inputSchema")]
    pub input_schema: ToolInputSchema,
    /// `name`: required, 1 to 64 characters, pattern `[a-zA-Z0-9_-]+`.
    #[serde(rename = "name")]
    pub name: String,
    /// `strict`.
    #[serde(rename = "strict", default, skip_serializing_if = "Option::is_none")]
    pub strict: Option<bool>,
}

/// The structure `ToolUseBlock`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolUseBlock {
    /// `input`: required.
    #[serde(rename = "input")]
    pub input: Document,
    /// `name`: required, 1 to 64 characters, pattern `[a-zA-Z0-9_-]+`.
    #[serde(rename = "name")]
    pub name: String,
    /// `toolUseId`: required, 1 to 64 characters, pattern `[a-zA-Z0-9_.:-]+`.
    #[serde(rename = "toolUseId")]
    pub tool_use_id: String,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<ToolUseType>,
}

/// The structure `ToolUseBlockDelta`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolUseBlockDelta {
    /// `input`: required.
    #[serde(rename = "input")]
    pub input: String,
}

/// The structure `ToolUseBlockStart`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolUseBlockStart {
    /// `name`: required, 1 to 64 characters, pattern `[a-zA-Z0-9_-]+`.
    #[serde(rename = "name")]
    pub name: String,
    /// `toolUseId`: required, 1 to 64 characters, pattern `[a-zA-Z0-9_.:-]+`.
    #[serde(rename = "toolUseId")]
    pub tool_use_id: String,
    /// `type`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<ToolUseType>,
}

/// The enum `ToolUseType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ToolUseType {
    /// `server_tool_use`.
    #[serde(rename = "server_tool_use")]
    ServerToolUse,
}

impl ToolUseType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ServerToolUse => "server_tool_use",
        }
    }
}

impl std::fmt::Display for ToolUseType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `Trace`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Trace {
    /// `ENABLED`.
    #[serde(rename = "ENABLED")]
    Enabled,
    /// `DISABLED`.
    #[serde(rename = "DISABLED")]
    Disabled,
    /// `ENABLED_FULL`.
    #[serde(rename = "ENABLED_FULL")]
    EnabledFull,
}

impl Trace {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Enabled => "ENABLED",
            Self::Disabled => "DISABLED",
            Self::EnabledFull => "ENABLED_FULL",
        }
    }
}

impl std::fmt::Display for Trace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ValidationException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ValidationException {
    /// `message`: pattern `[\s\S]*`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `VideoBlock`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct VideoBlock {
    /// `format`: required.
    #[serde(rename = "format")]
    pub format: VideoFormat,
    /// `source`: required.
    #[serde(rename = "source")]
    pub source: VideoSource,
}

/// The enum `VideoFormat`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum VideoFormat {
    /// `mkv`.
    #[serde(rename = "mkv")]
    Mkv,
    /// `mov`.
    #[serde(rename = "mov")]
    Mov,
    /// `mp4`.
    #[serde(rename = "mp4")]
    Mp4,
    /// `webm`.
    #[serde(rename = "webm")]
    Webm,
    /// `flv`.
    #[serde(rename = "flv")]
    Flv,
    /// `mpeg`.
    #[serde(rename = "mpeg")]
    Mpeg,
    /// `mpg`.
    #[serde(rename = "mpg")]
    Mpg,
    /// `wmv`.
    #[serde(rename = "wmv")]
    Wmv,
    /// `three_gp`.
    #[serde(rename = "three_gp")]
    ThreeGp,
}

impl VideoFormat {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Mkv => "mkv",
            Self::Mov => "mov",
            Self::Mp4 => "mp4",
            Self::Webm => "webm",
            Self::Flv => "flv",
            Self::Mpeg => "mpeg",
            Self::Mpg => "mpg",
            Self::Wmv => "wmv",
            Self::ThreeGp => "three_gp",
        }
    }
}

impl std::fmt::Display for VideoFormat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The union `VideoSource`: exactly one of its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum VideoSource {
    /// `bytes`: at least 1 bytes.
    #[serde(rename = "bytes")]
    Bytes(Blob),
    /// `s3Location`.
    #[serde(rename = "s3Location")]
    S3Location(S3Location),
}

/// The structure `WebLocation`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WebLocation {
    /// `domain`.
    #[serde(rename = "domain", default, skip_serializing_if = "Option::is_none")]
    pub domain: Option<String>,
    /// `url`.
    #[serde(rename = "url", default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}
