//! Retrieve: the passages of a knowledge base that answer a question. The look-ups of agents take the same way, through
//! [`Retriever`].

mod configuration;
mod implicit;
mod pages;
mod results;
mod retriever;

use std::sync::Arc;

use aws_wire::arn::Arn;
use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{
    KnowledgeBaseQuery, KnowledgeBaseQueryType, RetrieveRequest, RetrieveResponse,
};

use crate::server::{App, RequestContext};

pub use retriever::Retriever;

/// `Retrieve`: at most the number of results that is asked for, in as many pages as their size needs.
pub(super) async fn retrieve(
    app: Arc<App>,
    context: RequestContext,
    input: RetrieveRequest,
) -> Result<RetrieveResponse, Error> {
    let page = pages::Page::asked(&app.store, &context, &input)?;
    unsupported(&input)?;
    let knowledge_base_id = identifier(&context, &input.knowledge_base_id)?;
    let text = question(input.retrieval_query)?;
    let place = (context.account_id.as_str(), context.region.as_str());
    let configuration = input.retrieval_configuration.as_ref();
    let results = app.retriever.retrieve(place, knowledge_base_id, &text, configuration).await?;
    let (retrieval_results, next_token) = page.of(&app.store, results);
    Ok(RetrieveResponse { guardrail_action: None, next_token, retrieval_results })
}

/// Refuses what would otherwise be left out without a word.
fn unsupported(input: &RetrieveRequest) -> Result<(), Error> {
    if input.guardrail_configuration.is_some() {
        return Err(Error::validation(
            "guardrailConfiguration is not available: this version of Outcrop has no guardrails. Leave it out.",
        ));
    }
    if input.user_context.is_some() {
        return Err(Error::validation(
            "userContext is not available: documents have no access control lists here, so that every caller finds all of \
             them. Leave it out, or keep what only some may read in a knowledge base of its own.",
        ));
    }
    Ok(())
}

/// The id in an id or ARN of this account and region.
fn identifier<'i>(context: &RequestContext, identifier: &'i str) -> Result<&'i str, Error> {
    let Some((_, id)) = identifier.rsplit_once('/') else { return Ok(identifier) };
    let arn: Option<Arn> = identifier.parse().ok();
    let own = arn.is_some_and(|arn| {
        arn.service == "bedrock"
            && arn.region == context.region
            && arn.account_id == context.account_id
            && arn.resource_parts() == ("knowledge-base", id)
    });
    if own {
        return Ok(id);
    }
    Err(Error::validation(format!(
        "knowledgeBaseId '{identifier}' is not the ARN of a knowledge base in account {} and region {}.",
        context.account_id, context.region
    )))
}

fn question(query: KnowledgeBaseQuery) -> Result<String, Error> {
    if query.image.is_some() || query.r#type == Some(KnowledgeBaseQueryType::Image) {
        return Err(Error::validation(
            "retrievalQuery: images cannot be searched for, since only texts are indexed. Ask with text.",
        ));
    }
    match query.text {
        Some(text) if !text.trim().is_empty() => Ok(text),
        _ => Err(Error::validation("retrievalQuery.text is missing or blank: it is what is searched for.")),
    }
}
