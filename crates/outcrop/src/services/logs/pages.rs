//! Parts of lists, newest first, of the entries that a filter names.

use serde::de::DeserializeOwned;
use store::documents::{Kind, ListRequest, Order};

use super::error::Result;
use super::{Logs, root_of};
use crate::server::RequestContext;

/// How many entries an answer holds when the client does not say.
pub(super) const DEFAULT_ENTRIES: u32 = 50;

/// Which part of a list is asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window<'a> {
    pub(super) limit: Option<i32>,
    pub(super) next_token: Option<&'a str>,
}

impl Window<'_> {
    pub(super) fn entries(&self) -> u32 {
        self.limit.and_then(|limit| u32::try_from(limit).ok()).unwrap_or(DEFAULT_ENTRIES)
    }
}

impl Logs<'_> {
    /// The entries of a kind that are wanted, and the token for those after them.
    pub(super) async fn newest<T: DeserializeOwned>(
        &self,
        context: &RequestContext,
        kind: Kind,
        window: Window<'_>,
        wanted: impl Fn(&T) -> bool,
    ) -> Result<(Vec<T>, Option<String>)> {
        let (parent, limit) = (&root_of(context), window.entries());
        let order = Order::NewestFirst;
        let request = ListRequest { kind, parent, order, name_prefix: "", limit, next_token: window.next_token };
        self.store.list_chosen(request, |document| Ok(Some(document.parse()?).filter(&wanted))).await
    }
}

/// Whether a filter lets this through; one that was not given lets all through.
pub(super) fn names(filter: Option<&[String]>, name: Option<&String>) -> bool {
    filter.is_none_or(|filter| name.is_some_and(|name| filter.contains(name)))
}
