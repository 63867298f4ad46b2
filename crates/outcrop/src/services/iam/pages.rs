//! Parts of lists, with Marker, MaxItems and IsTruncated.

use aws_wire::iam::Error;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use store::documents::{Document, Kind, ListRequest, Order};

use super::Iam;
use super::error::Result;

/// How many entries an answer holds when the client does not say.
const DEFAULT_ITEMS: u32 = 100;

/// Which part of a list is asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window<'a> {
    marker: Option<&'a str>,
    items: u32,
}

/// A part of a list.
#[derive(Clone, Debug)]
pub(super) struct Part<T> {
    pub(super) items: Vec<T>,
    /// Where the next part begins; `None` after the last.
    pub(super) marker: Option<String>,
}

impl<T> Part<T> {
    pub(super) fn is_truncated(&self) -> Option<bool> {
        Some(self.marker.is_some())
    }
}

impl<'a> Window<'a> {
    pub(super) fn new(marker: Option<&'a str>, max_items: Option<i32>) -> Self {
        let items = max_items.and_then(|items| u32::try_from(items).ok()).unwrap_or(DEFAULT_ITEMS).max(1);
        Self { marker, items }
    }

    /// Cuts a short list that is there as a whole, sorted by its keys.
    pub(super) fn cut<T>(self, list: impl IntoIterator<Item = (String, T)>) -> Result<Part<T>> {
        let after = match self.marker {
            None => None,
            Some(marker) => {
                let key = URL_SAFE_NO_PAD.decode(marker).ok().and_then(|bytes| String::from_utf8(bytes).ok());
                Some(key.ok_or_else(|| Error::invalid_input("Invalid Marker: it was not given for this list."))?)
            }
        };
        let mut rest = list.into_iter().filter(|(key, _)| after.as_ref().is_none_or(|after| key > after));
        let mut items = Vec::new();
        let mut last = None;
        for (key, item) in rest.by_ref().take(self.items as usize) {
            items.push(item);
            last = Some(key);
        }
        let marker = rest.next().and(last).map(|key| URL_SAFE_NO_PAD.encode(key));
        Ok(Part { items, marker })
    }
}

impl Iam<'_> {
    /// A part of a stored list by name, of the entries that `choose` makes something of.
    pub(super) async fn list<T>(
        &self,
        kind: Kind,
        parent: &str,
        window: Window<'_>,
        choose: impl Fn(&Document) -> Result<Option<T>>,
    ) -> Result<Part<T>> {
        let (limit, next_token) = (window.items, window.marker);
        let request = ListRequest { kind, parent, order: Order::ByName, name_prefix: "", limit, next_token };
        let (items, marker) = self.store.list_chosen(request, choose).await?;
        Ok(Part { items, marker })
    }
}
