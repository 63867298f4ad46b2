//! A data source as its jobs carry it: all that decides how its documents are read, as it was when the job was asked for.

use aws_wire::bedrock_agent::types::{
    CustomDocumentIdentifier, DataSourceConfiguration, DocumentIdentifier, S3Location, VectorIngestionConfiguration,
};
use serde::{Deserialize, Serialize};

use crate::chunking::Strategy;
use crate::index::{DocumentKey, Location};

/// How a knowledge base embeds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Embedding {
    /// The model's id or ARN.
    pub model_id: String,
    /// The length of vectors that the knowledge base asks the model for.
    pub wanted: Option<u32>,
    /// The length that the model gives.
    pub dimensions: usize,
}

/// A data source and what of its knowledge base its jobs need.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Source {
    /// The knowledge base's id.
    pub knowledge_base_id: String,
    /// The data source's id.
    pub data_source_id: String,
    /// How its chunks are embedded.
    pub embedding: Embedding,
    /// Where its documents are.
    pub configuration: DataSourceConfiguration,
    /// How they are divided; the default way when absent.
    pub vector_ingestion: Option<VectorIngestionConfiguration>,
}

impl Source {
    /// How its documents are divided.
    pub(super) fn strategy(&self) -> Strategy {
        // What the API took was a strategy then; the default stands in for one that is none any more.
        Strategy::of(self.vector_ingestion.as_ref()).unwrap_or_default()
    }

    /// The lane of jobs about all of it.
    pub(super) fn lane(&self) -> String {
        format!("{}/{}", self.knowledge_base_id, self.data_source_id)
    }

    /// The lane of jobs about one document.
    pub(super) fn document_lane(&self, id: &str) -> String {
        format!("{}/{id}", self.lane())
    }

    /// The name of one of its documents.
    pub(super) fn key(&self, id: &str) -> DocumentKey {
        DocumentKey { data_source_id: self.data_source_id.clone(), id: id.to_owned() }
    }

    /// The bucket of an S3 data source; nothing for other kinds, and for an ARN that names none.
    pub(super) fn bucket(&self) -> Option<&str> {
        let arn = &self.configuration.s3_configuration.as_ref()?.bucket_arn;
        arn.rsplit(':').next().filter(|bucket| !bucket.is_empty())
    }

    /// The prefixes whose objects belong to it.
    pub(super) fn prefixes(&self) -> Vec<&str> {
        let s3 = self.configuration.s3_configuration.as_ref();
        let prefixes = s3.and_then(|s3| s3.inclusion_prefixes.as_deref()).unwrap_or_default();
        if prefixes.is_empty() { vec![""] } else { prefixes.iter().map(String::as_str).collect() }
    }
}

/// AWS's form of a document's name.
pub(super) fn identifier(location: &Location) -> DocumentIdentifier {
    use aws_wire::bedrock_agent::types::ContentDataSourceType as Type;
    match location {
        Location::S3(uri) => {
            DocumentIdentifier { data_source_type: Type::S3, custom: None, s3: Some(S3Location { uri: uri.clone() }) }
        }
        Location::Custom(id) => {
            let custom = CustomDocumentIdentifier { id: id.clone() };
            DocumentIdentifier { data_source_type: Type::Custom, custom: Some(custom), s3: None }
        }
    }
}

/// Where a document of this identifier can be found; what is wrong with it when it has none.
pub(super) fn location(identifier: &DocumentIdentifier) -> Result<Location, String> {
    match (&identifier.s3, &identifier.custom) {
        (Some(s3), None) => Ok(Location::S3(s3.uri.clone())),
        (None, Some(custom)) => Ok(Location::Custom(custom.id.clone())),
        _ => Err("a document's identifier needs either s3 or custom, as its dataSourceType says".to_owned()),
    }
}

/// The id of a document that can be found there.
pub(super) fn id(location: &Location) -> &str {
    let (Location::S3(id) | Location::Custom(id)) = location;
    id
}
