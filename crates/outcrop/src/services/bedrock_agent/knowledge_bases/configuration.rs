//! What a knowledge base may be made of.
//!
//! Each kind of storage is taken and given back as it was sent, so that programs written for any of them run: chunks and
//! vectors lie in the server's own index whatever it says. What would change what is found is either honoured or refused.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    EmbeddingDataType, EmbeddingModelConfiguration, KnowledgeBaseConfiguration, KnowledgeBaseStorageType,
    KnowledgeBaseType, StorageConfiguration, VectorKnowledgeBaseConfiguration,
};

/// The part of a configuration that decides how texts are embedded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Asked<'c> {
    /// The model's id or ARN.
    pub(super) model: &'c str,
    /// The length of vectors that is asked for.
    pub(super) wanted: Option<u32>,
}

/// Checks a configuration; everything that is wrong with it is said at once.
pub(super) fn check<'c>(
    configuration: &'c KnowledgeBaseConfiguration,
    storage: Option<&StorageConfiguration>,
) -> Result<Asked<'c>, Error> {
    let mut problems = Vec::new();
    let vector = vector(configuration, &mut problems);
    if let Some(vector) = vector {
        unsupported(vector, &mut problems);
    }
    if let Some(storage) = storage {
        problems.extend(mismatch(storage));
    }
    match vector {
        Some(vector) if problems.is_empty() => Ok(Asked {
            model: &vector.embedding_model_arn,
            wanted: wanted(vector.embedding_model_configuration.as_ref()),
        }),
        _ => Err(Error::validation(problems.join(" "))),
    }
}

/// The configuration's one supported kind.
fn vector<'c>(
    configuration: &'c KnowledgeBaseConfiguration,
    problems: &mut Vec<String>,
) -> Option<&'c VectorKnowledgeBaseConfiguration> {
    let others = [
        (configuration.kendra_knowledge_base_configuration.is_some(), "kendraKnowledgeBaseConfiguration"),
        (configuration.sql_knowledge_base_configuration.is_some(), "sqlKnowledgeBaseConfiguration"),
        (configuration.managed_knowledge_base_configuration.is_some(), "managedKnowledgeBaseConfiguration"),
    ];
    let reason = match configuration.r#type {
        KnowledgeBaseType::Vector => {
            let extra = others.into_iter().filter_map(|(given, name)| given.then_some(name));
            problems.extend(extra.map(|name| {
                format!("knowledgeBaseConfiguration.{name} does not belong to the type VECTOR: leave it out.")
            }));
            if configuration.vector_knowledge_base_configuration.is_none() {
                problems.push(
                    "knowledgeBaseConfiguration.vectorKnowledgeBaseConfiguration is missing for the type VECTOR."
                        .into(),
                );
            }
            return configuration.vector_knowledge_base_configuration.as_ref();
        }
        KnowledgeBaseType::Kendra => "searches an index of Amazon Kendra, which this server does not reach",
        KnowledgeBaseType::Sql => "writes SQL for Amazon Redshift, which this server does not reach",
        KnowledgeBaseType::Managed => "uses connectors and models that AWS runs itself",
    };
    problems.push(format!("knowledgeBaseConfiguration.type {} {reason}. Use the type VECTOR.", configuration.r#type));
    None
}

/// What of the embedding cannot be honoured.
fn unsupported(vector: &VectorKnowledgeBaseConfiguration, problems: &mut Vec<String>) {
    let place = "knowledgeBaseConfiguration.vectorKnowledgeBaseConfiguration";
    if vector.supplemental_data_storage_configuration.is_some() {
        problems.push(format!(
            "{place}.supplementalDataStorageConfiguration is for images of documents, which are not indexed here: texts \
             are. Leave it out."
        ));
    }
    let model = vector.embedding_model_configuration.as_ref();
    let Some(model) = model.and_then(|model| model.bedrock_embedding_model_configuration.as_ref()) else { return };
    let place = format!("{place}.embeddingModelConfiguration.bedrockEmbeddingModelConfiguration");
    if model.embedding_data_type == Some(EmbeddingDataType::Binary) {
        problems.push(format!(
            "{place}.embeddingDataType BINARY is not available: the index holds floating-point vectors. Use FLOAT32."
        ));
    }
    let media = [(model.audio.is_some(), "audio"), (model.video.is_some(), "video")];
    problems.extend(media.into_iter().filter(|(given, _)| *given).map(|(_, name)| {
        format!("{place}.{name} is not available: texts are embedded, other media are not. Leave it out.")
    }));
    if model.model_configuration.is_some() {
        problems.push(format!("{place}.modelConfiguration is not passed on to embedding models. Leave it out."));
    }
}

/// The length of vectors that is asked for.
fn wanted(model: Option<&EmbeddingModelConfiguration>) -> Option<u32> {
    let model = model?.bedrock_embedding_model_configuration.as_ref()?;
    model.dimensions.and_then(|dimensions| u32::try_from(dimensions).ok()).filter(|dimensions| *dimensions > 0)
}

/// Says where type and members of a storage configuration disagree.
fn mismatch(storage: &StorageConfiguration) -> Option<String> {
    use KnowledgeBaseStorageType as Type;
    let members = [
        (
            Type::OpensearchServerless,
            "opensearchServerlessConfiguration",
            storage.opensearch_serverless_configuration.is_some(),
        ),
        (
            Type::OpensearchManagedCluster,
            "opensearchManagedClusterConfiguration",
            storage.opensearch_managed_cluster_configuration.is_some(),
        ),
        (Type::Pinecone, "pineconeConfiguration", storage.pinecone_configuration.is_some()),
        (
            Type::RedisEnterpriseCloud,
            "redisEnterpriseCloudConfiguration",
            storage.redis_enterprise_cloud_configuration.is_some(),
        ),
        (Type::Rds, "rdsConfiguration", storage.rds_configuration.is_some()),
        (Type::MongoDbAtlas, "mongoDbAtlasConfiguration", storage.mongo_db_atlas_configuration.is_some()),
        (Type::NeptuneAnalytics, "neptuneAnalyticsConfiguration", storage.neptune_analytics_configuration.is_some()),
        (Type::S3Vectors, "s3VectorsConfiguration", storage.s3_vectors_configuration.is_some()),
    ];
    let wrong = members.iter().find(|(of_type, _, given)| (*of_type == storage.r#type) != *given)?;
    let (_, member, given) = wrong;
    let problem = if *given { "does not belong to" } else { "is missing for" };
    Some(format!("storageConfiguration.{member} {problem} the type {}.", storage.r#type))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn refusal(configuration: Value, storage: Value) -> String {
        let configuration = serde_json::from_value(configuration).unwrap();
        let storage: Option<StorageConfiguration> = serde_json::from_value(storage).unwrap();
        let error = check(&configuration, storage.as_ref()).unwrap_err();
        error.to_string()
    }

    #[test]
    fn everything_wrong_is_said_at_once() {
        let bedrock = json!({"embeddingDataType": "BINARY", "audio": [], "modelConfiguration": {}});
        let vector = json!({
            "embeddingModelArn": "amazon.titan-embed-text-v2:0",
            "embeddingModelConfiguration": {"bedrockEmbeddingModelConfiguration": bedrock},
            "supplementalDataStorageConfiguration": {"storageLocations": [{"type": "S3"}]},
        });
        let configuration = json!({"type": "VECTOR", "vectorKnowledgeBaseConfiguration": vector,
            "kendraKnowledgeBaseConfiguration": {"kendraIndexArn": "arn"}});
        let storage = json!({"type": "S3_VECTORS", "pineconeConfiguration": {"connectionString": "c",
            "credentialsSecretArn": "a", "fieldMapping": {"metadataField": "m", "textField": "t"}}});
        let refusal = refusal(configuration, storage);
        for part in
            ["BINARY", ".audio", "modelConfiguration", "supplemental", "kendra", "pineconeConfiguration does not"]
        {
            assert!(refusal.contains(part), "{part}: {refusal}");
        }
    }

    #[test]
    fn other_types_are_refused_with_their_reason() {
        for (name, reason) in [("KENDRA", "Amazon Kendra"), ("SQL", "Redshift"), ("MANAGED", "AWS runs itself")] {
            let refusal = refusal(json!({"type": name}), Value::Null);
            assert!(refusal.contains(name) && refusal.contains(reason), "{refusal}");
        }
        assert!(refusal(json!({"type": "VECTOR"}), Value::Null).contains("is missing for the type VECTOR"));
    }
}
