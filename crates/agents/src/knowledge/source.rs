//! Sources: what was found, under the short ids by which models cite it.
//!
//! An id is four random letters, so that a document cannot name another's. It holds as long as the session remembers the turn,
//! since a later answer may rest on what an earlier search found.

use std::borrow::Cow;

use aws_wire::bedrock_agent_runtime::types::{
    Citation, GeneratedResponsePart, KnowledgeBaseRetrievalResult, RetrievedReference, Span, TextResponsePart,
};
use serde::{Deserialize, Serialize};
use store::Ids;

use super::quote::text_of;
use crate::parser::{CitedPart, CitedSpan};

/// Letters of an id: consonants, so that no id is a word.
const LETTERS: &[u8; 20] = b"bcdfghjklmnpqrstvwxz";
const ID_LENGTH: usize = 4;

/// Something that was found, and the id by which it is cited.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Source {
    /// The id that the model is shown.
    pub id: String,
    /// What was found.
    pub reference: RetrievedReference,
    /// How many bytes of its text the model is shown; all when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) shown: Option<usize>,
}

impl Source {
    /// What was found, shown as a whole.
    pub(crate) const fn new(id: String, reference: RetrievedReference) -> Self {
        Self { id, reference, shown: None }
    }

    /// What the model is shown of it.
    pub(crate) fn text(&self) -> Cow<'_, str> {
        let text = text_of(self.reference.content.as_ref());
        let end = self.shown.map_or(text.len(), |shown| text.floor_char_boundary(shown));
        match text {
            Cow::Borrowed(text) => text[..end].into(),
            Cow::Owned(mut text) => {
                text.truncate(end);
                text.into()
            }
        }
    }
}

/// What the look-ups of a turn brought.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Found {
    /// All that was found, in the order in which it was.
    pub(crate) sources: Vec<Source>,
    /// The parts of the answers that were made of it on the way to the final one.
    pub(crate) parts: Vec<CitedPart>,
}

/// Search results as sources; none has an id that is `taken`.
pub(crate) fn sources(
    results: Vec<KnowledgeBaseRetrievalResult>,
    ids: &dyn Ids,
    taken: impl Fn(&str) -> bool,
) -> Vec<Source> {
    let mut sources: Vec<Source> = Vec::with_capacity(results.len());
    for result in results {
        let KnowledgeBaseRetrievalResult { content, location, metadata, .. } = result;
        let id = free_id(ids, |id| taken(id) || sources.iter().any(|source| source.id == id));
        sources.push(Source::new(id, RetrievedReference { content: Some(content), location, metadata }));
    }
    sources
}

/// Leaves out what does not fit beside what is better into so many bytes of text. Of the best as much is shown as fits.
pub(crate) fn fit(sources: &mut Vec<Source>, mut room: usize) {
    if let Some(best) = sources.first_mut() {
        best.shown = (best.text().len() > room).then_some(room);
    }
    sources.retain(|source| {
        let left = room.checked_sub(source.text().len());
        room = left.unwrap_or(room);
        left.is_some()
    });
}

/// An id that is not `taken`.
pub(crate) fn free_id(ids: &dyn Ids, taken: impl Fn(&str) -> bool) -> String {
    loop {
        let id = short_id(ids.uuid().as_u128());
        if !taken(&id) {
            return id;
        }
    }
}

fn short_id(random: u128) -> String {
    let letter = |place: u32| LETTERS[usize::try_from(random / 20_u128.pow(place) % 20).unwrap_or(0)];
    (0..u32::try_from(ID_LENGTH).unwrap_or(0)).map(|place| char::from(letter(place))).collect()
}

/// The citation of a part of an answer, whose sources `find` knows; none for a part that rests on nothing known.
pub(crate) fn cite<'a>(span: &CitedSpan, find: impl Fn(&str) -> Option<&'a RetrievedReference>) -> Option<Citation> {
    let references: Vec<RetrievedReference> = span.source_ids.iter().filter_map(|id| find(id)).cloned().collect();
    (!references.is_empty()).then(|| citation(span, references))
}

/// A part of an answer with what it rests on.
pub(crate) fn citation(part: &CitedSpan, references: Vec<RetrievedReference>) -> Citation {
    // Counts of characters of an answer, which is never two thousand million long.
    let offset = |chars: usize| i32::try_from(chars).unwrap_or(i32::MAX);
    let end = part.start + part.text.chars().count().saturating_sub(1);
    let span = Span { start: Some(offset(part.start)), end: Some(offset(end)) };
    let text = TextResponsePart { span: Some(span), text: Some(part.text.clone()) };
    Citation {
        generated_response_part: Some(GeneratedResponsePart { text_response_part: Some(text) }),
        retrieved_references: Some(references),
    }
}

#[cfg(test)]
mod tests {
    use store::ScriptedIds;

    use super::*;

    #[test]
    fn the_best_is_shown_as_far_as_it_fits_and_what_does_not_is_left_out() {
        let fitted = |texts: &[&str], room| {
            let result = |text: &&str| serde_json::from_value(serde_json::json!({"content": {"text": text}})).unwrap();
            let mut found = sources(texts.iter().map(result).collect(), &ScriptedIds::default(), |_| false);
            fit(&mut found, room);
            found.iter().map(|source| source.text().into_owned()).collect::<Vec<_>>()
        };
        assert_eq!(fitted(&["aaaa", "bbbbbb", "cc"], 6), ["aaaa", "cc"]);
        assert_eq!(fitted(&["a\u{e9}\u{e9}", "b", "c"], 4), ["a\u{e9}", "b"]);
        assert_eq!(fitted(&["aaaa", ""], 0), ["", ""]);
        assert_eq!(fitted(&[], 4), [""; 0]);
    }

    #[test]
    fn ids_differ_from_each_other_and_from_those_that_are_taken() {
        let result: KnowledgeBaseRetrievalResult =
            serde_json::from_value(serde_json::json!({"content": {"text": "a"}})).unwrap();
        let results = || vec![result.clone(), result.clone()];
        let first = sources(results(), &ScriptedIds::default(), |_| false);
        let again = sources(results(), &ScriptedIds::default(), |id| id == first[0].id);
        assert_eq!(first[0].id.len(), ID_LENGTH);
        assert!(first[0].id != first[1].id && again.iter().all(|source| source.id != first[0].id));
    }
}
