//! Bedrock's embedding models by InvokeModel: Titan's take one text a request, Cohere's take many.

use std::sync::Arc;

use async_trait::async_trait;
use bytes::Bytes;
use serde::{Deserialize, Serialize};

use super::credentials::Resolved;
use super::{Bedrock, BedrockConfig, JSON, write};
use crate::embedding::batches::Batches;
use crate::embedding::cut;
use crate::table::base_id;
use crate::timer::Timer;
use crate::{EmbeddingModel, EmbeddingRequest, EmbeddingUse, ModelError};

/// Most requests at one time for one call.
const PARALLEL: usize = 8;
/// The largest answer, in bytes.
const LARGEST_ANSWER: usize = 16 << 20;
/// Bytes of a text that are sent to Titan, which refuses more than 8,192 tokens: no script has fewer than 3 bytes a token for long.
const TITAN_BYTES: usize = 24_576;
/// Characters of a text and texts of a request that Cohere takes.
const COHERE_CHARACTERS: usize = 2_048;
const COHERE_TEXTS: usize = 96;
/// Bytes of a request to Cohere; 96 of the longest texts fit.
const COHERE_BYTES: usize = 1 << 20;

/// An embedding model on Amazon Bedrock.
pub struct BedrockEmbeddings {
    bedrock: Bedrock,
}

/// Which body a model takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Family {
    /// One text, always 1,536 dimensions.
    TitanV1,
    /// One text; 1,024, 512 or 256 dimensions.
    TitanV2,
    /// Many texts, always 1,024 dimensions.
    CohereV3,
    /// Many texts; 1,536, 1,024, 512 or 256 dimensions.
    CohereV4,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct TitanBody<'a> {
    input_text: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    dimensions: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    normalize: Option<bool>,
}

#[derive(Deserialize)]
struct TitanAnswer {
    embedding: Vec<f32>,
}

#[derive(Serialize)]
struct CohereBody<'a> {
    texts: &'a [&'a str],
    input_type: &'static str,
    truncate: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    embedding_types: Option<[&'static str; 1]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    output_dimension: Option<u32>,
}

#[derive(Deserialize)]
struct CohereAnswer {
    embeddings: CohereEmbeddings,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum CohereEmbeddings {
    Plain(Vec<Vec<f32>>),
    ByType { float: Vec<Vec<f32>> },
}

impl Family {
    fn of(model: &str) -> Result<Self, ModelError> {
        // The name may be an ARN or an inference profile.
        let id = base_id(model);
        let families = [
            ("amazon.titan-embed-text-v2", Self::TitanV2),
            ("amazon.titan-embed-text-v1", Self::TitanV1),
            ("amazon.titan-embed-g1-text", Self::TitanV1),
            ("cohere.embed-v4", Self::CohereV4),
            ("cohere.embed", Self::CohereV3),
        ];
        families.iter().find(|(start, _)| id.starts_with(start)).map(|(_, family)| *family).ok_or_else(|| {
            ModelError::validation(format!(
                "'{model}' is no embedding model of Bedrock that is known here: amazon.titan-embed-text-v2:0, \
                 amazon.titan-embed-text-v1 and cohere.embed-* are. Name one in 'model' of the [[embedding_models]] entry."
            ))
        })
    }

    fn dimensions(self, wanted: Option<u32>) -> u32 {
        match self {
            Self::TitanV1 => 1_536,
            Self::TitanV2 => wanted.unwrap_or(1_024),
            Self::CohereV3 => 1_024,
            Self::CohereV4 => wanted.unwrap_or(1_536),
        }
    }
}

impl BedrockEmbeddings {
    /// A model that is asked as `config` says; sampling and caching mean nothing here. Nothing is connected yet.
    pub fn new(config: BedrockConfig, timer: Arc<dyn Timer>) -> Self {
        Self { bedrock: Bedrock::new(config, timer) }
    }

    fn model<'a>(&'a self, model_id: &'a str) -> &'a str {
        self.bedrock.config.model.as_deref().unwrap_or(model_id)
    }

    async fn invoke<T: serde::de::DeserializeOwned>(
        &self,
        model: &str,
        body: Bytes,
        credentials: &Resolved,
    ) -> Result<T, ModelError> {
        let prepare = || self.bedrock.post((model, "invoke"), JSON, body.clone(), credentials);
        self.bedrock.client.document(&prepare, &credentials.secrets(), LARGEST_ANSWER).await
    }
}

#[async_trait]
impl EmbeddingModel for BedrockEmbeddings {
    async fn embed(&self, request: EmbeddingRequest) -> Result<Vec<Vec<f32>>, ModelError> {
        let model = self.model(&request.model_id);
        let family = Family::of(model)?;
        let credentials = &self.bedrock.credentials().await?;
        let dimensions = request.dimensions;
        // An empty text is refused, and a blank one means the same.
        let cut = |text| match family {
            Family::TitanV1 | Family::TitanV2 => cut::at_bytes(text, TITAN_BYTES),
            Family::CohereV3 | Family::CohereV4 => cut::at_characters(text, COHERE_CHARACTERS),
        };
        let texts: Vec<&str> = request.texts.iter().map(|text| if text.is_empty() { " " } else { cut(text) }).collect();
        match family {
            Family::TitanV1 | Family::TitanV2 => {
                let batches = Batches { texts: 1, bytes: TITAN_BYTES, parallel: PARALLEL };
                let settings = (family == Family::TitanV2).then_some(true);
                let dimensions = settings.and(dimensions);
                let ask = |batch: &[&str]| {
                    let input_text = batch.first().copied().unwrap_or_default();
                    let body = write(&TitanBody { input_text, dimensions, normalize: settings });
                    async move {
                        let answer: TitanAnswer = self.invoke(model, body?, credentials).await?;
                        Ok(vec![answer.embedding])
                    }
                };
                batches.embed(&texts, ask).await
            }
            Family::CohereV3 | Family::CohereV4 => {
                let batches = Batches { texts: COHERE_TEXTS, bytes: COHERE_BYTES, parallel: PARALLEL };
                let input_type = match request.purpose {
                    EmbeddingUse::Document => "search_document",
                    EmbeddingUse::Query => "search_query",
                };
                let v4 = family == Family::CohereV4;
                let ask = |texts: &[&str]| {
                    let body = write(&CohereBody {
                        texts,
                        input_type,
                        truncate: if v4 { "RIGHT" } else { "END" },
                        embedding_types: v4.then_some(["float"]),
                        output_dimension: dimensions.filter(|_| v4),
                    });
                    async move {
                        let answer: CohereAnswer = self.invoke(model, body?, credentials).await?;
                        Ok(match answer.embeddings {
                            CohereEmbeddings::Plain(vectors) | CohereEmbeddings::ByType { float: vectors } => vectors,
                        })
                    }
                };
                batches.embed(&texts, ask).await
            }
        }
    }

    fn dimensions(&self, model_id: &str, wanted: Option<u32>) -> Option<u32> {
        Family::of(self.model(model_id)).ok().map(|family| family.dimensions(wanted))
    }
}
