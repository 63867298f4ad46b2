//! Pages of results. A caller gets the number of results it asked for; they are divided only where one answer would be too large.

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{KnowledgeBaseRetrievalResult, RetrieveRequest};
use store::Store;
use store::idempotency::Fingerprint;

use crate::server::RequestContext;

/// Bytes of text in one page; a page has at least one result.
const PAGE_BYTES: usize = 1024 * 1024;

/// The page that a request asks for.
pub(super) struct Page {
    /// Names the request without its token: a token is good for that request only.
    list: String,
    /// Results on the pages before.
    skipped: usize,
}

impl Page {
    /// The page after the one that the request's token came with, or the first.
    pub(super) fn asked(store: &Store, context: &RequestContext, input: &RetrieveRequest) -> Result<Self, Error> {
        let RequestContext { account_id, region, .. } = context;
        let RetrieveRequest { knowledge_base_id, retrieval_query, retrieval_configuration, next_token, .. } = input;
        let same = Fingerprint::of(&(account_id, region, knowledge_base_id, retrieval_query, retrieval_configuration));
        let same =
            same.map_err(|error| Error::validation(format!("The request cannot be written as JSON: {error}.")))?;
        let list = format!("Retrieve {same}");
        let Some(token) = next_token else { return Ok(Self { list, skipped: 0 }) };
        let position =
            store.page_position(&list, token).map_err(|error| Error::validation(format!("nextToken: {error}.")))?;
        let skipped = position.parse();
        let skipped =
            skipped.map_err(|_| Error::validation("nextToken: it was made by another version of this server."))?;
        Ok(Self { list, skipped })
    }

    /// This page of all results, and the token of the next one.
    pub(super) fn of(
        self,
        store: &Store,
        results: Vec<KnowledgeBaseRetrievalResult>,
    ) -> (Vec<KnowledgeBaseRetrievalResult>, Option<String>) {
        let all = results.len();
        let mut bytes = 0;
        let mut page = Vec::new();
        for result in results.into_iter().skip(self.skipped) {
            bytes += result.content.text.as_deref().map_or(0, str::len);
            if bytes > PAGE_BYTES && !page.is_empty() {
                break;
            }
            page.push(result);
        }
        let seen = self.skipped + page.len();
        let next_token = (seen < all && !page.is_empty()).then(|| store.page_token(&self.list, &seen.to_string()));
        (page, next_token)
    }
}
