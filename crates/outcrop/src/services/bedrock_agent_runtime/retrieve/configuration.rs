//! What a request says about how to search, checked.

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{
    ImplicitFilterConfiguration, KnowledgeBaseRetrievalConfiguration, KnowledgeBaseVectorSearchConfiguration,
    RetrievalFilter, SearchType, VectorSearchBedrockRerankingConfiguration, VectorSearchRerankingConfiguration,
};
use knowledge::index::{Filter, SearchMode};

/// How many results there are when nobody says, as on AWS.
const DEFAULT_RESULTS: usize = 5;

/// How to search.
#[derive(Debug)]
pub(super) struct Plan<'c> {
    pub(super) limit: usize,
    pub(super) mode: SearchMode,
    /// The filter that the request gives, checked and as it was sent: an implicit one is added to it.
    pub(super) filter: Option<Filter>,
    pub(super) given: Option<&'c RetrievalFilter>,
    pub(super) implicit: Option<&'c ImplicitFilterConfiguration>,
    pub(super) reranking: Option<&'c VectorSearchBedrockRerankingConfiguration>,
}

impl<'c> Plan<'c> {
    /// Reads a configuration. Hybrid search is the default: it finds what semantic search finds, and words that no model knows.
    pub(super) fn of(configuration: Option<&'c KnowledgeBaseRetrievalConfiguration>) -> Result<Self, Error> {
        let place = "retrievalConfiguration";
        let usual = Self {
            limit: DEFAULT_RESULTS,
            mode: SearchMode::Hybrid,
            filter: None,
            given: None,
            implicit: None,
            reranking: None,
        };
        let Some(configuration) = configuration else { return Ok(usual) };
        if configuration.managed_search_configuration.is_some() {
            return Err(Error::validation(format!(
                "{place}.managedSearchConfiguration is for knowledge bases of the type MANAGED, which are not available. Use \
                 vectorSearchConfiguration."
            )));
        }
        let Some(search) = &configuration.vector_search_configuration else { return Ok(usual) };
        let KnowledgeBaseVectorSearchConfiguration {
            filter,
            implicit_filter_configuration,
            number_of_results,
            override_search_type,
            reranking_configuration,
        } = search;
        let place = format!("{place}.vectorSearchConfiguration");
        let given = filter.as_ref();
        let filter = given.map(|filter| Filter::try_from(filter.clone())).transpose();
        let filter = filter.map_err(|error| Error::validation(format!("{place}.filter.{error}.")))?;
        let limit = number_of_results.and_then(|number| usize::try_from(number).ok()).unwrap_or(DEFAULT_RESULTS);
        let mode = match override_search_type {
            Some(SearchType::Semantic) => SearchMode::Semantic,
            Some(SearchType::Hybrid) | None => SearchMode::Hybrid,
        };
        let reranking = reranking_configuration.as_ref().map(|reranking| rerank(reranking, &place)).transpose()?;
        let implicit = implicit_filter_configuration.as_ref();
        Ok(Self { limit, mode, filter, given, implicit, reranking })
    }

    /// Filters by this as well. One that cannot be added, being too deep or too long with the other, is left out.
    pub(super) fn narrow(&mut self, implicit: RetrievalFilter) {
        let both = match self.given {
            Some(given) => RetrievalFilter::AndAll(vec![given.clone(), implicit]),
            None => implicit,
        };
        match Filter::try_from(both) {
            Ok(both) => self.filter = Some(both),
            Err(error) => tracing::warn!(%error, "the model's filter cannot be used; it is left out"),
        }
    }
}

fn rerank<'c>(
    reranking: &'c VectorSearchRerankingConfiguration,
    place: &str,
) -> Result<&'c VectorSearchBedrockRerankingConfiguration, Error> {
    let place = format!("{place}.rerankingConfiguration.bedrockRerankingConfiguration");
    let bedrock = reranking.bedrock_reranking_configuration.as_ref();
    let bedrock =
        bedrock.ok_or_else(|| Error::validation(format!("{place} is missing for the type {}.", reranking.r#type)))?;
    if bedrock.model_configuration.additional_model_request_fields.is_some() {
        return Err(Error::validation(format!(
            "{place}.modelConfiguration.additionalModelRequestFields are not passed on: results are reranked by an embedding \
             model, which has none. Leave them out."
        )));
    }
    Ok(bedrock)
}
