//! What a data source may be, and how its documents may be cut.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    ChunkingConfiguration, ChunkingStrategy, DataSource, DataSourceConfiguration, DataSourceType,
    VectorIngestionConfiguration,
};
use knowledge::chunking::Strategy;

/// Checks what the model's constraints cannot say; everything that is wrong is said at once.
pub(super) fn check(data_source: &DataSource) -> Result<(), Error> {
    let mut problems = Vec::new();
    source(&data_source.data_source_configuration, &mut problems);
    if let Some(ingestion) = &data_source.vector_ingestion_configuration {
        unsupported(ingestion, &mut problems);
        if let Err(error) = Strategy::of(Some(ingestion)) {
            problems.push(format!("vectorIngestionConfiguration.{error}."));
        }
        if let Some(chunking) = &ingestion.chunking_configuration {
            superfluous(chunking, &mut problems);
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(Error::validation(problems.join(" "))) }
}

fn source(configuration: &DataSourceConfiguration, problems: &mut Vec<String>) {
    let reason = match configuration.r#type {
        DataSourceType::S3 | DataSourceType::Custom => None,
        DataSourceType::Web => Some("crawls web sites"),
        DataSourceType::Confluence | DataSourceType::Salesforce | DataSourceType::Sharepoint => {
            Some("reads another company's service")
        }
        DataSourceType::RedshiftMetadata => Some("belongs to knowledge bases over Amazon Redshift"),
        DataSourceType::ManagedKnowledgeBaseConnector => Some("runs on connectors that AWS runs itself"),
    };
    if let Some(reason) = reason {
        problems.push(format!(
            "dataSourceConfiguration.type {} {reason}, which is not available in this version of Outcrop. Use S3 with \
             files in a bucket or a published folder, or CUSTOM and hand documents over with IngestKnowledgeBaseDocuments.",
            configuration.r#type
        ));
        return;
    }
    let members = [
        ("s3Configuration", configuration.s3_configuration.is_some(), configuration.r#type == DataSourceType::S3),
        ("webConfiguration", configuration.web_configuration.is_some(), false),
        ("confluenceConfiguration", configuration.confluence_configuration.is_some(), false),
        ("salesforceConfiguration", configuration.salesforce_configuration.is_some(), false),
        ("sharePointConfiguration", configuration.share_point_configuration.is_some(), false),
        (
            "managedKnowledgeBaseConnectorConfiguration",
            configuration.managed_knowledge_base_connector_configuration.is_some(),
            false,
        ),
    ];
    for (member, given, wanted) in members {
        if given != wanted {
            let problem = if given { "does not belong to" } else { "is missing for" };
            problems.push(format!("dataSourceConfiguration.{member} {problem} the type {}.", configuration.r#type));
        }
    }
}

/// What would change what is indexed and cannot be done.
fn unsupported(ingestion: &VectorIngestionConfiguration, problems: &mut Vec<String>) {
    let place = "vectorIngestionConfiguration";
    if let Some(parsing) = &ingestion.parsing_configuration {
        problems.push(format!(
            "{place}.parsingConfiguration.parsingStrategy {} lets a model read documents; here their text is read without \
             one. Leave parsingConfiguration out.",
            parsing.parsing_strategy
        ));
    }
    if ingestion.custom_transformation_configuration.is_some() {
        problems.push(format!(
            "{place}.customTransformationConfiguration lets a function cut documents, which is not available in this \
             version of Outcrop. Cut them beforehand and use the chunking strategy NONE, or leave it out."
        ));
    }
    if ingestion.context_enrichment_configuration.is_some() {
        problems.push(format!(
            "{place}.contextEnrichmentConfiguration builds a graph with a model, which is not available in this version of \
             Outcrop. Leave it out."
        ));
    }
}

/// Members that belong to another strategy than the chosen one.
fn superfluous(chunking: &ChunkingConfiguration, problems: &mut Vec<String>) {
    use ChunkingStrategy as Chosen;
    let members = [
        (Chosen::FixedSize, "fixedSizeChunkingConfiguration", chunking.fixed_size_chunking_configuration.is_some()),
        (
            Chosen::Hierarchical,
            "hierarchicalChunkingConfiguration",
            chunking.hierarchical_chunking_configuration.is_some(),
        ),
        (Chosen::Semantic, "semanticChunkingConfiguration", chunking.semantic_chunking_configuration.is_some()),
    ];
    for (of_strategy, member, given) in members {
        if given && chunking.chunking_strategy != of_strategy {
            problems.push(format!(
                "vectorIngestionConfiguration.chunkingConfiguration.{member} does not belong to the strategy {}.",
                chunking.chunking_strategy
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn refusal(configuration: Value, ingestion: Value) -> String {
        let data_source = serde_json::from_value(json!({
            "knowledgeBaseId": "KB00000001", "dataSourceId": "DS00000001", "name": "files", "status": "AVAILABLE",
            "dataSourceConfiguration": configuration, "vectorIngestionConfiguration": ingestion,
            "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-01T00:00:00Z",
        }));
        check(&data_source.unwrap()).map_or_else(|error| error.to_string(), |()| String::new())
    }

    #[test]
    fn sources_of_other_services_are_refused_with_the_way_out() {
        for kind in ["WEB", "CONFLUENCE", "SALESFORCE", "SHAREPOINT", "REDSHIFT_METADATA"] {
            let refusal = refusal(json!({"type": kind}), Value::Null);
            assert!(refusal.contains(kind) && refusal.contains("Use S3"), "{refusal}");
        }
        assert!(refusal(json!({"type": "S3"}), Value::Null).contains("s3Configuration is missing for the type S3"));
    }

    #[test]
    fn what_would_change_the_chunks_is_refused_at_once() {
        let chunking = json!({"chunkingStrategy": "HIERARCHICAL",
            "fixedSizeChunkingConfiguration": {"maxTokens": 20, "overlapPercentage": 10},
            "hierarchicalChunkingConfiguration":
                {"levelConfigurations": [{"maxTokens": 100}, {"maxTokens": 300}], "overlapTokens": 10}});
        let ingestion = json!({"chunkingConfiguration": chunking,
            "parsingConfiguration": {"parsingStrategy": "BEDROCK_DATA_AUTOMATION"},
            "customTransformationConfiguration":
                {"intermediateStorage": {"s3Location": {"uri": "s3://b"}}, "transformations": []},
            "contextEnrichmentConfiguration": {"type": "BEDROCK_FOUNDATION_MODEL"}});
        let refusal = refusal(json!({"type": "CUSTOM"}), ingestion);
        let parts = [
            "BEDROCK_DATA_AUTOMATION",
            "customTransformation",
            "contextEnrichment",
            "fixedSize",
            "levelConfigurations",
        ];
        for part in parts {
            assert!(refusal.contains(part), "{part}: {refusal}");
        }
    }
}
