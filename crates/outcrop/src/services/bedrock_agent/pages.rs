//! How much of a list one answer holds.

use store::documents::{Kind, ListRequest, Order};

/// How many entries an answer holds when the client does not say.
const DEFAULT_RESULTS: u32 = 100;

/// How many entries an answer holds.
pub(super) fn limit(max_results: Option<i32>) -> usize {
    usize::try_from(results(max_results)).unwrap_or(usize::MAX)
}

fn results(max_results: Option<i32>) -> u32 {
    max_results.and_then(|number| u32::try_from(number).ok()).unwrap_or(DEFAULT_RESULTS)
}

/// A page of a list, newest first.
pub(in crate::services) fn newest<'a>(
    kind: Kind,
    parent: &'a str,
    max_results: Option<i32>,
    next_token: Option<&'a str>,
) -> ListRequest<'a> {
    let limit = results(max_results);
    ListRequest { kind, parent, order: Order::NewestFirst, name_prefix: "", limit, next_token }
}
