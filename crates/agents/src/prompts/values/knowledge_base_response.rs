//! The knowledge-base response generation prompt.

use std::borrow::Cow;

use crate::knowledge;
use crate::template::Values;

/// What a knowledge-base response generation prompt says.
#[derive(Clone, Copy, Debug)]
pub struct KnowledgeBaseResponseValues<'a> {
    /// The text that was looked up.
    pub query: &'a str,
    /// What was found, best first.
    pub results: &'a [SearchResult<'a>],
}

/// A passage that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchResult<'a> {
    /// The id by which the model cites it.
    pub source: &'a str,
    /// Its text.
    pub text: &'a str,
}

impl Values for KnowledgeBaseResponseValues<'_> {
    fn get(&self, name: &str) -> Option<Cow<'_, str>> {
        Some(match name {
            "query" => self.query.into(),
            "search_results" => knowledge::results(self.results.iter().map(|it| (it.source, it.text.into()))).into(),
            _ => return None,
        })
    }
}
