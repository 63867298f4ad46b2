//! Memory: the model sums a session up, topic by topic.

use std::sync::LazyLock;

use regex::Regex;

use super::UnreadableAnswer;
use crate::parser::parsed::TopicSummary;
use crate::parser::tags::{inside, pattern, plain, unescape};
use crate::prompts::PromptKind;

static TOPIC: LazyLock<Regex> =
    LazyLock::new(|| pattern(r#"(?s)<topic\s+name\s*=\s*(?:"([^"]*)"|'([^']*)')\s*>(.*?)(?:</topic\s*>|\z)"#));

/// Reads `<summary><topic name="…">…</topic>…</summary>`. The summary's own tags may be missing.
///
/// # Errors
/// An answer without a topic that has a name and a text.
pub fn memory_summaries(raw: &str) -> Result<Vec<TopicSummary>, UnreadableAnswer> {
    let text = plain(raw);
    let summary = inside(&text, "summary", true).unwrap_or(&text);
    let topics = TOPIC.captures_iter(summary).filter_map(|found| {
        let name = found.get(1).or_else(|| found.get(2)).map_or("", |name| name.as_str()).trim();
        let text = found[3].trim();
        let complete = !name.is_empty() && !text.is_empty();
        complete.then(|| TopicSummary { topic: unescape(name).into_owned(), summary: text.to_owned() })
    });
    let topics: Vec<TopicSummary> = topics.collect();
    if topics.is_empty() {
        let problem = "it has no <topic> with a name and a text";
        return Err(UnreadableAnswer { prompt: PromptKind::MemorySummarization, problem });
    }
    Ok(topics)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn topics_are_read_in_order() {
        let text = "<summary>\n<topic name=\"User goals\">\nA trip to Rome.\n</topic>\n<topic name='Tools &amp; results'>\
                    Found 2 flights.</topic></summary>";
        let topics = memory_summaries(text).unwrap();
        let pairs: Vec<(&str, &str)> = topics.iter().map(|t| (t.topic.as_str(), t.summary.as_str())).collect();
        assert_eq!(pairs, [("User goals", "A trip to Rome."), ("Tools & results", "Found 2 flights.")]);
        assert_eq!(memory_summaries("<topic name=\"a\">cut off").unwrap().len(), 1);
    }

    #[test]
    fn an_answer_without_topics_is_an_error() {
        for text in ["", "<summary>Nothing.</summary>", "<summary><topic name=\"a\"></topic></summary>"] {
            assert!(memory_summaries(text).is_err(), "{text}");
        }
    }
}
