//! Tags in what models write: not XML, since nothing in it is sure to be closed or escaped.

use std::borrow::Cow;

use regex::Regex;
use serde_json::Value;

/// A pattern that is part of the program.
#[allow(clippy::expect_used)] // The patterns are constants, and tests run each of them.
pub(crate) fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("a pattern of the program is valid")
}

/// What stands in the first `<name>`, up to its end tag or, where `open_ended`, to the end of the text.
pub(super) fn inside<'a>(text: &'a str, name: &str, open_ended: bool) -> Option<&'a str> {
    let opening = format!("<{name}>");
    let start = text.find(&opening)? + opening.len();
    let rest = &text[start..];
    match rest.find(&format!("</{name}")) {
        Some(end) => Some(&rest[..end]),
        None => open_ended.then_some(rest),
    }
}

/// The text of an answer that may come as the JSON of a Messages or Converse response.
pub(super) fn plain(raw: &str) -> Cow<'_, str> {
    if !raw.trim_start().starts_with('{') {
        return raw.into();
    }
    let Ok(document) = serde_json::from_str::<Value>(raw) else { return raw.into() };
    let content = document.get("content").or_else(|| document.pointer("/output/message/content"));
    let texts = content.and_then(Value::as_array).map(|blocks| {
        let texts = blocks.iter().filter_map(|block| block.get("text")?.as_str());
        texts.collect::<String>()
    });
    texts.map_or(Cow::Borrowed(raw), Cow::Owned)
}

/// A text with the entities of XML replaced. What only looks like one stays.
pub(super) fn unescape(text: &str) -> Cow<'_, str> {
    if !text.contains('&') {
        return text.into();
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('&') {
        out.push_str(&rest[..start]);
        rest = &rest[start..];
        // The longest entity that is read is `&#x10FFFF;`.
        let end = rest.bytes().take(11).position(|byte| byte == b';');
        match end.and_then(|end| Some((end, entity(&rest[1..end])?))) {
            Some((end, c)) => {
                out.push(c);
                rest = &rest[end + 1..];
            }
            None => {
                out.push('&');
                rest = &rest[1..];
            }
        }
    }
    out.push_str(rest);
    out.into()
}

fn entity(name: &str) -> Option<char> {
    match name {
        "lt" => Some('<'),
        "gt" => Some('>'),
        "amp" => Some('&'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16),
                None => number.parse(),
            };
            char::from_u32(code.ok()?)
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn entities_are_read_and_other_ampersands_stay() {
        assert_eq!(unescape("AT&T &lt;b&gt; &amp;lt; &#233;&#x20AC; &unknown; &"), "AT&T <b> &lt; é€ &unknown; &");
    }

    #[test]
    fn the_text_of_a_response_is_found_in_either_form() {
        assert_eq!(plain(r#"{"content":[{"type":"text","text":"a"},{"type":"text","text":"b"}]}"#), "ab");
        assert_eq!(plain(r#"{"output":{"message":{"content":[{"text":"a"}]}}}"#), "a");
        assert_eq!(plain(r#"{"answer": 1}"#), r#"{"answer": 1}"#);
    }

    proptest! {
        #[test]
        fn any_text_is_unescaped(text in "[&#xlt;a-f0-9é]{0,30}") {
            prop_assert!(unescape(&text).len() <= text.len());
        }
    }
}
