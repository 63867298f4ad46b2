//! The search queries that a model makes of a question.

use std::sync::LazyLock;

use regex::Regex;

use crate::answer_text;
use crate::parser::tags::pattern;

/// Queries of one question.
const MAX_QUERIES: usize = 5;
/// Characters of one query.
const MAX_CHARS: usize = 1000;

static QUERY: LazyLock<Regex> = LazyLock::new(|| pattern(r"(?is)<query\s*>(.*?)(?:</query\s*>|<query\s*>|\z)"));

/// Reads the queries: one, or several of a question that is split. What the model wrote without any is passed over, and the
/// question is searched for as it was asked.
pub(super) fn read(written: &str, question: &str, decompose: bool) -> Vec<String> {
    let text = answer_text::read(written);
    let mut queries: Vec<String> = Vec::new();
    for found in QUERY.captures_iter(&text.answer) {
        let query: String = found[1].trim().chars().take(MAX_CHARS).collect();
        if !query.is_empty() && !query.contains("<query") && !queries.contains(&query) {
            queries.push(query);
        }
    }
    queries.truncate(if decompose { MAX_QUERIES } else { 1 });
    if queries.is_empty() { vec![question.to_owned()] } else { queries }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queries_are_read_and_bounded() {
        let two = "<thinking>Two.</thinking><query>a</query>\n<query> b </query><query>a</query>";
        assert_eq!(read(two, "q", true), ["a", "b"]);
        assert_eq!(read(two, "q", false), ["a"]);
        assert_eq!(read("<query>cut off", "q", true), ["cut off"]);
        for nothing in ["", "I cannot.", "<query> </query>"] {
            assert_eq!(read(nothing, "q", true), ["q"], "{nothing}");
        }
        let many: String = (0..9).map(|n| format!("<query>{n}</query>")).collect();
        assert_eq!(read(&many, "q", true).len(), MAX_QUERIES);
    }
}
