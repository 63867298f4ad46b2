//! Rerank: documents in the order in which they answer a question.

mod documents;
mod relevance;
mod results;

use std::sync::Arc;

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{RerankRequest, RerankResponse, RerankResult};

use crate::server::{App, RequestContext};

pub(super) use results::results;

/// `Rerank`. All results fit into one answer, so there is never another page.
pub(super) async fn rerank(
    app: Arc<App>,
    _context: RequestContext,
    input: RerankRequest,
) -> Result<RerankResponse, Error> {
    if input.next_token.is_some() {
        return Err(Error::validation("nextToken: it was not given for this list."));
    }
    let configuration = input.reranking_configuration.bedrock_reranking_configuration;
    if configuration.model_configuration.additional_model_request_fields.is_some() {
        return Err(Error::validation(
            "rerankingConfiguration.bedrockRerankingConfiguration.modelConfiguration.additionalModelRequestFields are not \
             passed on: documents are reranked by an embedding model, which has none. Leave them out.",
        ));
    }
    let question = documents::question(input.queries)?;
    let texts = documents::texts(input.sources)?;
    let model = &configuration.model_configuration.model_arn;
    let scores = relevance::scores(&app.knowledge, model, &question, texts).await?;
    let ranked = relevance::ranked(&scores, configuration.number_of_results);
    let results = ranked.into_iter().map(|(index, relevance_score)| RerankResult {
        document: None,
        index: i32::try_from(index).unwrap_or(i32::MAX),
        relevance_score,
    });
    Ok(RerankResponse { next_token: None, results: results.collect() })
}
