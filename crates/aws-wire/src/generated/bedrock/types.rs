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

/// The structure `FoundationModelDetails`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FoundationModelDetails {
    /// `customizationsSupported`.
    #[serde(rename = "customizationsSupported", default, skip_serializing_if = "Option::is_none")]
    pub customizations_supported: Option<Vec<ModelCustomization>>,
    /// `inferenceTypesSupported`.
    #[serde(rename = "inferenceTypesSupported", default, skip_serializing_if = "Option::is_none")]
    pub inference_types_supported: Option<Vec<InferenceType>>,
    /// `inputModalities`.
    #[serde(rename = "inputModalities", default, skip_serializing_if = "Option::is_none")]
    pub input_modalities: Option<Vec<ModelModality>>,
    /// `modelArn`: required.
    #[serde(rename = "modelArn")]
    pub model_arn: String,
    /// `modelId`: required, 0 to 140 characters.
    #[serde(rename = "modelId")]
    pub model_id: String,
    /// `modelLifecycle`.
    #[serde(rename = "modelLifecycle", default, skip_serializing_if = "Option::is_none")]
    pub model_lifecycle: Option<FoundationModelLifecycle>,
    /// `modelName`: 1 to 20 characters, pattern `.*`.
    #[serde(rename = "modelName", default, skip_serializing_if = "Option::is_none")]
    pub model_name: Option<String>,
    /// `outputModalities`.
    #[serde(rename = "outputModalities", default, skip_serializing_if = "Option::is_none")]
    pub output_modalities: Option<Vec<ModelModality>>,
    /// `providerName`: 1 to 20 characters, pattern `.*`.
    #[serde(rename = "providerName", default, skip_serializing_if = "Option::is_none")]
    pub provider_name: Option<String>,
    /// `responseStreamingSupported`.
    #[serde(rename = "responseStreamingSupported", default, skip_serializing_if = "Option::is_none")]
    pub response_streaming_supported: Option<bool>,
}

/// The structure `FoundationModelLifecycle`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FoundationModelLifecycle {
    /// `endOfLifeTime`.
    #[serde(rename = "endOfLifeTime", default, skip_serializing_if = "Option::is_none")]
    pub end_of_life_time: Option<IsoTime>,
    /// `legacyTime`.
    #[serde(rename = "legacyTime", default, skip_serializing_if = "Option::is_none")]
    pub legacy_time: Option<IsoTime>,
    /// `publicExtendedAccessTime`.
    #[serde(rename = "publicExtendedAccessTime", default, skip_serializing_if = "Option::is_none")]
    pub public_extended_access_time: Option<IsoTime>,
    /// `startOfLifeTime`.
    #[serde(rename = "startOfLifeTime", default, skip_serializing_if = "Option::is_none")]
    pub start_of_life_time: Option<IsoTime>,
    /// `status`: required.
    #[serde(rename = "status")]
    pub status: FoundationModelLifecycleStatus,
}

/// The enum `FoundationModelLifecycleStatus`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum FoundationModelLifecycleStatus {
    /// `ACTIVE`.
    #[serde(rename = "ACTIVE")]
    Active,
    /// `LEGACY`.
    #[serde(rename = "LEGACY")]
    Legacy,
}

impl FoundationModelLifecycleStatus {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Active => "ACTIVE",
            Self::Legacy => "LEGACY",
        }
    }
}

impl std::fmt::Display for FoundationModelLifecycleStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `FoundationModelSummary`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FoundationModelSummary {
    /// `customizationsSupported`.
    #[serde(rename = "customizationsSupported", default, skip_serializing_if = "Option::is_none")]
    pub customizations_supported: Option<Vec<ModelCustomization>>,
    /// `inferenceTypesSupported`.
    #[serde(rename = "inferenceTypesSupported", default, skip_serializing_if = "Option::is_none")]
    pub inference_types_supported: Option<Vec<InferenceType>>,
    /// `inputModalities`.
    #[serde(rename = "inputModalities", default, skip_serializing_if = "Option::is_none")]
    pub input_modalities: Option<Vec<ModelModality>>,
    /// `modelArn`: required.
    #[serde(rename = "modelArn")]
    pub model_arn: String,
    /// `modelId`: required, 0 to 140 characters.
    #[serde(rename = "modelId")]
    pub model_id: String,
    /// `modelLifecycle`.
    #[serde(rename = "modelLifecycle", default, skip_serializing_if = "Option::is_none")]
    pub model_lifecycle: Option<FoundationModelLifecycle>,
    /// `modelName`: 1 to 20 characters, pattern `.*`.
    #[serde(rename = "modelName", default, skip_serializing_if = "Option::is_none")]
    pub model_name: Option<String>,
    /// `outputModalities`.
    #[serde(rename = "outputModalities", default, skip_serializing_if = "Option::is_none")]
    pub output_modalities: Option<Vec<ModelModality>>,
    /// `providerName`: 1 to 20 characters, pattern `.*`.
    #[serde(rename = "providerName", default, skip_serializing_if = "Option::is_none")]
    pub provider_name: Option<String>,
    /// `responseStreamingSupported`.
    #[serde(rename = "responseStreamingSupported", default, skip_serializing_if = "Option::is_none")]
    pub response_streaming_supported: Option<bool>,
}

/// The structure `GetFoundationModelRequest`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetFoundationModelRequest {
    /// `modelIdentifier`: required, in the uri as `modelIdentifier`, 1 to 2048 characters.
    #[serde(rename = "modelIdentifier")]
    pub model_identifier: String,
    /// `projectIdentifier`: in the querystring as `projectIdentifier`, 1 to 2048 characters.
    #[serde(rename = "projectIdentifier", default, skip_serializing_if = "Option::is_none")]
    pub project_identifier: Option<String>,
}

/// The structure `GetFoundationModelResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GetFoundationModelResponse {
    /// `modelDetails`.
    #[serde(rename = "modelDetails", default, skip_serializing_if = "Option::is_none")]
    pub model_details: Option<FoundationModelDetails>,
}

/// The enum `InferenceType`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InferenceType {
    /// `ON_DEMAND`.
    #[serde(rename = "ON_DEMAND")]
    OnDemand,
    /// `PROVISIONED`.
    #[serde(rename = "PROVISIONED")]
    Provisioned,
}

impl InferenceType {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::OnDemand => "ON_DEMAND",
            Self::Provisioned => "PROVISIONED",
        }
    }
}

impl std::fmt::Display for InferenceType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `InternalServerException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct InternalServerException {
    /// `message`: pattern `[\s\S]*`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `ListFoundationModelsRequest`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListFoundationModelsRequest {
    /// `byCustomizationType`: in the querystring as `byCustomizationType`.
    #[serde(rename = "byCustomizationType", default, skip_serializing_if = "Option::is_none")]
    pub by_customization_type: Option<ModelCustomization>,
    /// `byInferenceType`: in the querystring as `byInferenceType`.
    #[serde(rename = "byInferenceType", default, skip_serializing_if = "Option::is_none")]
    pub by_inference_type: Option<InferenceType>,
    /// `byOutputModality`: in the querystring as `byOutputModality`.
    #[serde(rename = "byOutputModality", default, skip_serializing_if = "Option::is_none")]
    pub by_output_modality: Option<ModelModality>,
    /// `byProvider`: in the querystring as `byProvider`, pattern `[A-Za-z0-9- ]{1,63}`.
    #[serde(rename = "byProvider", default, skip_serializing_if = "Option::is_none")]
    pub by_provider: Option<String>,
    /// `projectIdentifier`: in the querystring as `projectIdentifier`, 1 to 2048 characters.
    #[serde(rename = "projectIdentifier", default, skip_serializing_if = "Option::is_none")]
    pub project_identifier: Option<String>,
}

/// The structure `ListFoundationModelsResponse`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ListFoundationModelsResponse {
    /// `modelSummaries`.
    #[serde(rename = "modelSummaries", default, skip_serializing_if = "Option::is_none")]
    pub model_summaries: Option<Vec<FoundationModelSummary>>,
}

/// The enum `ModelCustomization`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ModelCustomization {
    /// `FINE_TUNING`.
    #[serde(rename = "FINE_TUNING")]
    FineTuning,
    /// `CONTINUED_PRE_TRAINING`.
    #[serde(rename = "CONTINUED_PRE_TRAINING")]
    ContinuedPreTraining,
    /// `DISTILLATION`.
    #[serde(rename = "DISTILLATION")]
    Distillation,
}

impl ModelCustomization {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::FineTuning => "FINE_TUNING",
            Self::ContinuedPreTraining => "CONTINUED_PRE_TRAINING",
            Self::Distillation => "DISTILLATION",
        }
    }
}

impl std::fmt::Display for ModelCustomization {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The enum `ModelModality`.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ModelModality {
    /// `TEXT`.
    #[serde(rename = "TEXT")]
    Text,
    /// `IMAGE`.
    #[serde(rename = "IMAGE")]
    Image,
    /// `EMBEDDING`.
    #[serde(rename = "EMBEDDING")]
    Embedding,
}

impl ModelModality {
    /// The value's text on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Text => "TEXT",
            Self::Image => "IMAGE",
            Self::Embedding => "EMBEDDING",
        }
    }
}

impl std::fmt::Display for ModelModality {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The structure `ResourceNotFoundException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResourceNotFoundException {
    /// `message`: pattern `[\s\S]*`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `ThrottlingException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ThrottlingException {
    /// `message`: pattern `[\s\S]*`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// The structure `ValidationException`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ValidationException {
    /// `message`: pattern `[\s\S]*`.
    #[serde(rename = "message", default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}
