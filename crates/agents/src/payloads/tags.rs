//! The tags of payloads in what a model wrote.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::LazyLock;

use regex::Regex;

use crate::parser::tags::pattern;

/// Bytes of the longest tag: `</br:share_payload`, blanks and attributes, `>`.
pub(super) const MAX_TAG: usize = 18 + MAX_ATTRIBUTES + 1;
const MAX_ATTRIBUTES: usize = 100;
const NAMES: [&str; 2] = ["br:share_payload", "br:payload"];

static TAG: LazyLock<Regex> = LazyLock::new(|| {
    pattern(r"(?i)<(?P<end>/?)br:(?P<share>share_)?payload(?P<attributes>(?:[\t\n\r ][\x00-\x7F&&[^<>]]{0,98})?/?)>")
});
static ID: LazyLock<Regex> = LazyLock::new(|| {
    pattern(r#"(?i)[\t\n\r ]id[\t\n\r ]*=[\t\n\r ]*["']?(?P<id>[0-9a-z._-]{1,40})(?:["'/\t\n\r ]|\z)"#)
});
static BEGINNING: LazyLock<Regex> = LazyLock::new(|| pattern(r"(?i)<(/?br:)"));

/// A tag; its id as it is written, where it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tag<'a> {
    Open(Option<&'a str>),
    Close,
    Share(Option<&'a str>),
    /// One that means nothing, such as the end of a reference.
    Other,
}

/// The tags of a text and their places, in order.
pub(super) fn find(text: &str) -> impl Iterator<Item = (Range<usize>, Tag<'_>)> {
    TAG.captures_iter(text).filter_map(|found| {
        let attributes = found.name("attributes").map_or("", |it| it.as_str());
        let id = ID.captures(attributes).and_then(|found| Some(found.name("id")?.as_str()));
        let tag = match (found["end"].is_empty(), found.name("share").is_some()) {
            (true, true) => Tag::Share(id),
            // A payload that is empty in itself can only be meant as a reference.
            (true, false) if attributes.ends_with('/') => Tag::Share(id),
            (true, false) => Tag::Open(id),
            (false, false) => Tag::Close,
            (false, true) => Tag::Other,
        };
        Some((found.get(0)?.range(), tag))
    })
}

/// Where at the end of a text a tag begins that is not yet whole.
pub(super) fn unfinished(text: &str) -> Option<usize> {
    let open = text.rfind('<')?;
    let tag = &text[open + 1..];
    if text.len() - open >= MAX_TAG || !tag.is_ascii() || tag.contains('>') {
        return None;
    }
    let tag = tag.strip_prefix('/').unwrap_or(tag);
    let begins = |name: &str| match tag.get(..name.len()) {
        Some(start) => start.eq_ignore_ascii_case(name),
        None => name.get(..tag.len()).is_some_and(|start| start.eq_ignore_ascii_case(tag)),
    };
    NAMES.into_iter().any(begins).then_some(open)
}

/// A text in which nothing can be taken for a tag by the model that reads it.
pub(super) fn harmless(text: &str) -> Cow<'_, str> {
    BEGINNING.replace_all(text, "&lt;$1")
}

/// A content as the model reads it.
pub(super) fn around(id: &str, content: &str) -> String {
    format!("<br:payload id=\"{id}\">{content}</br:payload>")
}
