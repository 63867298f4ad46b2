//! Reranking what a search found.

use std::fmt::Write as _;

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{
    FieldForReranking, KnowledgeBaseRetrievalResult, MetadataConfigurationForReranking,
    RerankingMetadataSelectionMode as Mode, RerankingMetadataSelectiveModeConfiguration as Selection,
    VectorSearchBedrockRerankingConfiguration,
};

use super::relevance;
use crate::knowledge::Knowledge;

/// Puts results in the order in which they answer the question; their scores become their relevance.
pub(in crate::services::bedrock_agent_runtime) async fn results(
    knowledge: &Knowledge,
    question: &str,
    results: &mut Vec<KnowledgeBaseRetrievalResult>,
    reranking: &VectorSearchBedrockRerankingConfiguration,
) -> Result<(), Error> {
    let shown = Shown::of(reranking.metadata_configuration.as_ref())?;
    if results.is_empty() {
        return Ok(());
    }
    let texts = results.iter().map(|result| shown.text(result)).collect();
    let scores = relevance::scores(knowledge, &reranking.model_configuration.model_arn, question, texts).await?;
    let mut found: Vec<_> = std::mem::take(results).into_iter().map(Some).collect();
    for (place, score) in relevance::ranked(&scores, reranking.number_of_reranked_results) {
        if let Some(mut result) = found.get_mut(place).and_then(Option::take) {
            result.score = Some(score);
            results.push(result);
        }
    }
    Ok(())
}

/// Which metadata is compared with the question, beside the text.
enum Shown<'c> {
    None,
    All,
    Only(&'c [FieldForReranking]),
    Without(&'c [FieldForReranking]),
}

impl<'c> Shown<'c> {
    fn of(configuration: Option<&'c MetadataConfigurationForReranking>) -> Result<Self, Error> {
        let Some(configuration) = configuration else { return Ok(Self::None) };
        let place =
            "rerankingConfiguration.bedrockRerankingConfiguration.metadataConfiguration.selectiveModeConfiguration";
        match (configuration.selection_mode, &configuration.selective_mode_configuration) {
            (Mode::All, None) => Ok(Self::All),
            (Mode::Selective, Some(Selection::FieldsToInclude(fields))) => Ok(Self::Only(fields)),
            (Mode::Selective, Some(Selection::FieldsToExclude(fields))) => Ok(Self::Without(fields)),
            (Mode::All, Some(_)) => {
                Err(Error::validation(format!("{place} does not belong to the selectionMode {}.", Mode::All)))
            }
            (Mode::Selective, None) => {
                Err(Error::validation(format!("{place} is missing for the selectionMode {}.", Mode::Selective)))
            }
        }
    }

    fn shows(&self, name: &str) -> bool {
        let among = |fields: &[FieldForReranking]| fields.iter().any(|field| field.field_name == name);
        match self {
            Self::None => false,
            Self::All => true,
            Self::Only(fields) => among(fields),
            Self::Without(fields) => !among(fields),
        }
    }

    fn text(&self, result: &KnowledgeBaseRetrievalResult) -> String {
        let mut text = result.content.text.clone().unwrap_or_default();
        for (name, value) in result.metadata.iter().flatten().filter(|(name, _)| self.shows(name)) {
            // Writing to a string cannot fail.
            let _ = write!(text, "\n{name}: {value}");
        }
        text
    }
}
