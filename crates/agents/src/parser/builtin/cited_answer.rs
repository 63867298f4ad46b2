//! Answers from search results: parts with the ids of their sources, in the form that [`cited`] reads.

use super::UnreadableAnswer;
use crate::answer_text;
use crate::parser::cited;
use crate::parser::parsed::{CitedAnswer, CitedPart};
use crate::parser::tags::plain;
use crate::prompts::PromptKind;

/// Reads the parts. Text outside of parts becomes a part without sources.
///
/// # Errors
/// An answer without any text.
pub fn cited_answer(raw: &str) -> Result<CitedAnswer, UnreadableAnswer> {
    let answer = answer_text::read(&plain(raw)).answer;
    let parts: Vec<_> = cited::read(&answer).parts.into_iter().map(CitedPart::from).collect();
    if parts.is_empty() {
        let prompt = PromptKind::KnowledgeBaseResponseGeneration;
        return Err(UnreadableAnswer { prompt, problem: "it has no text" });
    }
    Ok(CitedAnswer { parts })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_read_with_their_sources() {
        let two = "<thinking>Two.</thinking><answer>\n<answer_part>\n<text>\nRain is water.\n</text>\n<sources>\n<source>a1\
                   </source>\n</sources>\n</answer_part>\n<answer_part><text>Snow too.</text></answer_part>\n</answer>";
        let read = cited_answer(two).unwrap();
        assert_eq!(read.text(), "Rain is water. Snow too.");
        let ids: Vec<_> = read.parts.iter().map(|part| part.source_ids.concat()).collect();
        assert_eq!(ids, ["a1", ""]);
    }

    #[test]
    fn an_answer_without_text_is_an_error() {
        for text in ["", "<answer></answer>", "<answer_part><sources><source>a</source></sources></answer_part>"] {
            assert!(cited_answer(text).is_err(), "{text}");
        }
    }
}
