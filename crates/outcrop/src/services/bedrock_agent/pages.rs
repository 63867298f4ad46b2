//! How much of a list one answer holds.

use store::documents::{Kind, ListRequest, Order};

/// How many entries an answer holds when the client does not say.
const DEFAULT_RESULTS: u32 = 100;

/// A page of a list, newest first.
pub(in crate::services) fn newest<'a>(
    kind: Kind,
    parent: &'a str,
    max_results: Option<i32>,
    next_token: Option<&'a str>,
) -> ListRequest<'a> {
    let limit = max_results.and_then(|number| u32::try_from(number).ok()).unwrap_or(DEFAULT_RESULTS);
    ListRequest { kind, parent, order: Order::NewestFirst, name_prefix: "", limit, next_token }
}
