//! Answers from search results: parts with the ids of their sources.
//!
//! The form is `<answer_part><text>…</text><sources><source>id</source>…</sources></answer_part>`, once a part. Models
//! leave tags out, put several ids into one `<source>`, and write around the parts; the user gets no tag whatever they do.

use std::sync::LazyLock;

use regex::Regex;

use super::UnreadableAnswer;
use crate::answer_text;
use crate::parser::parsed::{CitedAnswer, CitedPart};
use crate::parser::tags::{inside, pattern, plain};
use crate::prompts::PromptKind;

static PART: LazyLock<Regex> = LazyLock::new(|| pattern(r"<answer_part\s*>"));
static SOURCE: LazyLock<Regex> = LazyLock::new(|| pattern(r"(?s)<source\s*>(.*?)(?:</source\s*>|\z)"));
/// Sources with all that is in them.
static SOURCES: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"(?s)<sources\s*>.*?(?:</sources\s*>|\z)|<source\s*>.*?(?:</source\s*>|\z)"));
static TAG: LazyLock<Regex> = LazyLock::new(|| pattern(r"</?(?:answer|answer_part|text|sources|source)\s*>"));

/// Reads the parts. Text outside of parts becomes a part without sources.
///
/// # Errors
/// An answer without any text.
pub fn cited_answer(raw: &str) -> Result<CitedAnswer, UnreadableAnswer> {
    let text = plain(raw);
    let answer = answer_text::read(&text).answer;
    let starts: Vec<(usize, usize)> = PART.find_iter(&answer).map(|tag| (tag.start(), tag.end())).collect();
    let mut parts = Vec::new();
    let lead = &answer[..starts.first().map_or(answer.len(), |first| first.0)];
    parts.extend(part(lead));
    for (index, (_, inside)) in starts.iter().enumerate() {
        let end = starts.get(index + 1).map_or(answer.len(), |next| next.0);
        let (body, after) = closed(&answer[*inside..end]);
        parts.extend(part(body));
        parts.extend(part(after));
    }
    if parts.is_empty() {
        let prompt = PromptKind::KnowledgeBaseResponseGeneration;
        return Err(UnreadableAnswer { prompt, problem: "it has no text" });
    }
    Ok(CitedAnswer { parts })
}

/// A part's inside and what follows its end tag.
fn closed(text: &str) -> (&str, &str) {
    text.find("</answer_part").map_or((text, ""), |end| {
        let after = &text[end..];
        (&text[..end], after.find('>').map_or("", |close| &after[close + 1..]))
    })
}

/// One part; nothing when it has no text.
fn part(body: &str) -> Option<CitedPart> {
    let mut source_ids: Vec<String> = Vec::new();
    for source in SOURCE.captures_iter(body) {
        for id in source[1].split([',', ';']).map(str::trim).filter(|id| !id.is_empty() && !id.contains('<')) {
            if !source_ids.iter().any(|known| known == id) {
                source_ids.push(id.to_owned());
            }
        }
    }
    let text = inside(body, "text", false).unwrap_or(body);
    let text = SOURCES.replace_all(text, "");
    let text = without_tags(&text);
    (!text.is_empty()).then_some(CitedPart { text, source_ids })
}

/// A text without this form's tags. Taking one out can make another of what is left, which then goes too; a text that goes
/// on like that is no accident, and loses every `<`.
fn without_tags(text: &str) -> String {
    let mut text = text.to_owned();
    for _ in 0..4 {
        if !TAG.is_match(&text) {
            return text.trim().to_owned();
        }
        text = TAG.replace_all(&text, "").into_owned();
    }
    text.replace('<', "").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn parts(text: &str) -> Vec<(String, Vec<String>)> {
        cited_answer(text).unwrap().parts.into_iter().map(|part| (part.text, part.source_ids)).collect()
    }

    fn cited(text: &str, ids: &[&str]) -> (String, Vec<String>) {
        (text.to_owned(), ids.iter().map(|id| (*id).to_owned()).collect())
    }

    #[test]
    fn parts_are_read_with_their_sources() {
        let two = "<answer>\n<answer_part>\n<text>\nRain is water.\n</text>\n<sources>\n<source>a1</source>\n<source>b2\
                   </source>\n</sources>\n</answer_part>\n<answer_part><text>Snow too.</text></answer_part>\n</answer>";
        assert_eq!(parts(two), [cited("Rain is water.", &["a1", "b2"]), cited("Snow too.", &[])]);
        assert_eq!(cited_answer(two).unwrap().text(), "Rain is water. Snow too.");
        for (text, expected) in [
            ("No form at all.", vec![cited("No form at all.", &[])]),
            ("<answer>Rain<source>a1</source>.", vec![cited("Rain.", &["a1"])]),
            ("<answer_part><text>Cut off<sources><source>a1", vec![cited("Cut off", &["a1"])]),
            ("<answer_part>Bare <source>a, b; a</source></answer_part>", vec![cited("Bare", &["a", "b"])]),
            (
                "First: <answer_part><text>A</text><source>1</source></answer_part> and last",
                vec![cited("First:", &[]), cited("A", &["1"]), cited("and last", &[])],
            ),
        ] {
            assert_eq!(parts(text), expected, "{text}");
        }
    }

    #[test]
    fn an_answer_without_text_is_an_error() {
        for text in ["", "<answer></answer>", "<answer_part><sources><source>a</source></sources></answer_part>"] {
            assert!(cited_answer(text).is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn no_tag_of_the_form_stays(
            pieces in prop::collection::vec(prop::sample::select(vec![
                "<answer>", "</answer>", "<answer_part>", "</answer_part>", "<text>", "</text>", "<sources>",
                "</sources>", "<source>", "</source>", "word", " ", "<sou", "rce>", "é",
            ]), 0..16),
        ) {
            if let Ok(answer) = cited_answer(&pieces.concat()) {
                prop_assert!(!TAG.is_match(&answer.text()), "{}", answer.text());
                prop_assert!(answer.parts.iter().all(|part| !part.text.trim().is_empty()));
            }
        }
    }
}
