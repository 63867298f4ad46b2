//! What a model wrote, told apart: thinking, answer, and the pieces of an answer that may leave while it is written.
//!
//! Models that follow the default templates think inside `<thinking>` and answer inside `<answer>`. Neither is certain:
//! tags may be missing, may never close (a stop sequence eats `</answer>`), and arrive cut anywhere when streamed.

const THINKING: (&str, &str) = ("<thinking>", "</thinking>");
const ANSWER: (&str, &str) = ("<answer>", "</answer>");

/// The whole of a model's text, read.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Reading {
    /// What stood between the first `<thinking>` and the last `</thinking>`.
    pub(crate) rationale: Option<String>,
    /// The text of the answer without tags and surrounding blanks; empty where there is none.
    pub(crate) answer: String,
}

/// Reads a model's whole text.
pub(crate) fn read(text: &str) -> Reading {
    let (rationale, rest) = match text.find(THINKING.0) {
        None => (None, text.to_owned()),
        Some(start) => {
            let inside = start + THINKING.0.len();
            let end = text.rfind(THINKING.1).filter(|end| *end >= inside);
            let rationale = text[inside..end.unwrap_or(text.len())].trim();
            let after = end.map_or("", |end| &text[end + THINKING.1.len()..]);
            (Some(rationale.to_owned()), format!("{}{after}", &text[..start]))
        }
    };
    let answer = match rest.find(ANSWER.0) {
        None => rest.replace(ANSWER.1, ""),
        Some(start) => {
            let inside = &rest[start + ANSWER.0.len()..];
            inside[..inside.rfind(ANSWER.1).unwrap_or(inside.len())].to_owned()
        }
    };
    Reading { rationale: rationale.filter(|text| !text.is_empty()), answer: answer.trim().to_owned() }
}

/// Lets the answer's text through while the model writes, and nothing else.
///
/// Text inside `<answer>` passes at once. Text without tags passes at once only when `plain_is_answer` says that nothing
/// but an answer can come (no tools were offered); else it may turn out to be thinking aloud before a call, and waits.
#[derive(Debug)]
pub(crate) struct AnswerFilter {
    plain_is_answer: bool,
    place: Place,
    /// What was read and not yet judged: at most a tag's length, or blanks at the answer's end.
    held: String,
    passed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Plain,
    Thinking,
    Answer,
    After,
}

impl AnswerFilter {
    pub(crate) fn new(plain_is_answer: bool) -> Self {
        Self { plain_is_answer, place: Place::Plain, held: String::new(), passed: false }
    }

    /// Takes the next piece of the model's text and appends to `out` what may leave.
    pub(crate) fn push(&mut self, piece: &str, out: &mut String) {
        self.held.push_str(piece);
        while let Some((at, tag, next)) = self.next_tag() {
            let before: String = self.held.drain(..at + tag.len()).collect();
            self.pass(&before[..at], out);
            self.place = next;
        }
        let safe = self.held.len() - self.unfinished_tag();
        let text: String = self.held.drain(..safe).collect();
        self.pass(&text, out);
    }

    /// Says that the model has ended; what was held for a tag that never closed leaves as text.
    pub(crate) fn finish(&mut self, out: &mut String) {
        let text = std::mem::take(&mut self.held);
        self.pass(&text, out);
    }

    fn pass(&mut self, text: &str, out: &mut String) {
        let passes = match self.place {
            Place::Answer => true,
            Place::Plain => self.plain_is_answer,
            Place::Thinking | Place::After => false,
        };
        // Blanks before the answer are not part of it.
        let text = if self.passed { text } else { text.trim_start() };
        if passes && !text.is_empty() {
            out.push_str(text);
            self.passed = true;
        }
    }

    fn tags(&self) -> &'static [(&'static str, Place)] {
        match self.place {
            Place::Plain => &[(THINKING.0, Place::Thinking), (ANSWER.0, Place::Answer), (ANSWER.1, Place::After)],
            Place::Thinking => &[(THINKING.1, Place::Plain)],
            Place::Answer => &[(ANSWER.1, Place::After), (THINKING.0, Place::Thinking)],
            Place::After => &[],
        }
    }

    fn next_tag(&self) -> Option<(usize, &'static str, Place)> {
        self.tags()
            .iter()
            .filter_map(|(tag, next)| Some((self.held.find(tag)?, *tag, *next)))
            .min_by_key(|found| found.0)
    }

    /// How many bytes at the end may be the beginning of a tag.
    fn unfinished_tag(&self) -> usize {
        let longest = self.tags().iter().map(|(tag, _)| tag.len() - 1).max().unwrap_or(0).min(self.held.len());
        (1..=longest)
            .rev()
            .find(|length| {
                let start = self.held.len() - length;
                self.held.is_char_boundary(start)
                    && self.tags().iter().any(|(tag, _)| tag.starts_with(&self.held[start..]))
            })
            .unwrap_or(0)
    }
}

/// Cuts an answer into pieces of at least `interval` characters, and keeps the last one back.
///
/// The last piece may leave only when the turn is stored, so a complete piece waits until the next is complete.
#[derive(Debug)]
pub(crate) struct Pieces {
    interval: usize,
    ready: Option<String>,
    growing: String,
    growing_chars: usize,
}

impl Pieces {
    pub(crate) fn new(interval: usize) -> Self {
        Self { interval: interval.max(1), ready: None, growing: String::new(), growing_chars: 0 }
    }

    /// Takes more text; gives a piece that may leave now.
    pub(crate) fn push(&mut self, text: &str) -> Option<String> {
        self.growing.push_str(text);
        self.growing_chars += text.chars().count();
        if self.growing_chars < self.interval {
            return None;
        }
        self.growing_chars = 0;
        self.ready.replace(std::mem::take(&mut self.growing))
    }

    /// What is left at the end, in order.
    pub(crate) fn finish(self) -> impl Iterator<Item = String> {
        self.ready.into_iter().chain(Some(self.growing).filter(|text| !text.is_empty()))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn reads_thinking_and_answer_with_and_without_tags() {
        let cases = [
            ("plain", None, "plain"),
            ("<thinking>why</thinking>\n\n<answer>The sum is 30.", Some("why"), "The sum is 30."),
            ("<thinking>a</thinking> b <thinking>c</thinking>rest", Some("a</thinking> b <thinking>c"), "rest"),
            ("<answer>x</answer> y", None, "x"),
            ("<thinking>never closed", Some("never closed"), ""),
            ("<thinking></thinking>x", None, "x"),
        ];
        for (text, rationale, answer) in cases {
            assert_eq!(read(text), Reading { rationale: rationale.map(Into::into), answer: answer.into() }, "{text}");
        }
    }

    fn filtered(plain_is_answer: bool, pieces: &[&str]) -> String {
        let mut filter = AnswerFilter::new(plain_is_answer);
        let mut out = String::new();
        for piece in pieces {
            filter.push(piece, &mut out);
        }
        filter.finish(&mut out);
        out
    }

    #[test]
    fn thinking_and_text_before_a_possible_call_do_not_pass() {
        assert_eq!(
            filtered(false, &["<think", "ing>a<b</thin", "king>\n<answ", "er>1 < 2", "</ans", "wer> tail"]),
            "1 < 2"
        );
        assert_eq!(filtered(false, &["Let me look."]), "");
        assert_eq!(filtered(true, &["<thinking>x</thinking>  Hello, ", "you"]), "Hello, you");
    }

    proptest! {
        #[test]
        fn where_the_text_is_cut_does_not_matter(
            parts in prop::collection::vec(prop::sample::select(vec![
                "<thinking>", "</thinking>", "<answer>", "</answer>", "<", "é", "a b", ">", "</",
            ]), 0..12),
            cuts in prop::collection::vec(0usize..40, 0..6),
            plain in any::<bool>(),
        ) {
            let text = parts.concat();
            let mut ends: Vec<usize> = cuts.into_iter().filter(|c| *c < text.len() && text.is_char_boundary(*c)).collect();
            ends.push(text.len());
            ends.sort_unstable();
            let mut from = 0;
            let pieces: Vec<&str> = ends.into_iter().map(|end| { let piece = &text[from..end]; from = end; piece }).collect();
            prop_assert_eq!(filtered(plain, &pieces), filtered(plain, &[&text]));
        }

        #[test]
        fn pieces_have_the_interval_and_lose_nothing(
            texts in prop::collection::vec("[a-zé ]{0,9}", 0..20),
            interval in 1usize..30,
        ) {
            let mut pieces = Pieces::new(interval);
            let mut sent: Vec<String> = texts.iter().filter_map(|text| pieces.push(text)).collect();
            sent.extend(pieces.finish());
            prop_assert_eq!(sent.concat(), texts.concat());
            if let Some((_, but_last)) = sent.split_last() {
                prop_assert!(but_last.iter().all(|piece| piece.chars().count() >= interval));
            }
        }
    }
}
