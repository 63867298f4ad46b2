//! Answers in parts, each with the ids of the sources that it rests on, read while they come.
//!
//! The form is `<answer_part><text>…</text><sources><source>id</source>…</sources></answer_part>`, once a part. Models leave
//! tags out, put several ids into one `<source>`, and write around the parts; no tag of the form is part of the answer whatever
//! they do. Each part is without blanks at its ends, and one blank stands between parts, so that the offsets of a part are known
//! as soon as it begins, and what has left of an answer is always the beginning of the whole.

use std::sync::LazyLock;

use regex::Regex;

use super::parsed::CitedPart;
use super::tags::pattern;

static TAG: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"(?i)\A<\s*(?P<end>/?)\s*(?P<name>answer_part|text|sources|source)\s*/?>\z"));
const NAMES: [&str; 4] = ["answer_part", "text", "sources", "source"];
/// Bytes of a tag with its blanks, and of what waits for one.
const MAX_TAG: usize = 64;
const MAX_HELD: usize = 4 * MAX_TAG;
/// Characters from which on the beginning of a tag counts as one where the text ends.
const CUT_TAG: usize = 3;
/// Bytes between the tags of sources that can be ids; more is text that belongs to the answer.
const MAX_ASIDE: usize = 256;

/// A part of an answer, and where in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CitedSpan {
    /// The characters before it.
    pub(crate) start: usize,
    /// The text, exactly as it stands in the answer.
    pub(crate) text: String,
    /// The ids of its sources; none for a part that names none.
    pub(crate) source_ids: Vec<String>,
}

impl From<CitedSpan> for CitedPart {
    fn from(span: CitedSpan) -> Self {
        Self { text: span.text, source_ids: span.source_ids }
    }
}

/// An answer without tags, and its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct CitedText {
    /// What the user gets.
    pub(crate) text: String,
    /// The parts in their order.
    pub(crate) parts: Vec<CitedSpan>,
}

impl CitedText {
    /// The whole text in parts: what stands between those that it has is a part without a source.
    pub(crate) fn whole_in_parts(&self) -> Vec<CitedPart> {
        let (mut parts, mut at) = (Vec::new(), 0);
        let mut rest = self.text.as_str();
        let between = |text: &str, parts: &mut Vec<CitedPart>| {
            let text = text.trim();
            if !text.is_empty() {
                parts.push(CitedPart { text: text.to_owned(), source_ids: Vec::new() });
            }
        };
        for part in &self.parts {
            let gap = part.start.saturating_sub(at);
            let end = rest.char_indices().nth(gap).map_or(rest.len(), |(end, _)| end);
            between(&rest[..end], &mut parts);
            rest = rest[end..].strip_prefix(part.text.as_str()).unwrap_or_default();
            at = part.start + part.text.chars().count();
            parts.push(part.clone().into());
        }
        between(rest, &mut parts);
        parts
    }

    /// Whether any part names a source.
    pub(crate) fn is_cited(&self) -> bool {
        self.parts.iter().any(|part| !part.source_ids.is_empty())
    }
}

/// What was read of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// More of its text.
    Text(String),
    /// A part whose text has been read is complete.
    Part(CitedSpan),
}

/// Reads the whole of an answer.
pub(crate) fn read(text: &str) -> CitedText {
    let mut reader = CitedReader::default();
    let mut pieces = reader.push(text);
    pieces.extend(reader.finish());
    pieces.into_iter().collect()
}

impl FromIterator<Piece> for CitedText {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Self {
        let mut whole = Self::default();
        for piece in pieces {
            match piece {
                Piece::Text(text) => whole.text.push_str(&text),
                Piece::Part(part) => whole.parts.push(part),
            }
        }
        whole
    }
}

/// Where parts stand in an answer. Each is looked for behind the one before; one that does not stand there as it is is left
/// out.
pub(crate) fn locate(answer: &str, parts: &[CitedPart]) -> Vec<CitedSpan> {
    let (mut at, mut chars) = (0, 0);
    let mut spans = Vec::with_capacity(parts.len());
    for part in parts {
        let text = part.text.trim();
        let Some(found) = Some(text).filter(|text| !text.is_empty()).and_then(|text| answer[at..].find(text)) else {
            continue;
        };
        let start = chars + answer[at..at + found].chars().count();
        chars = start + text.chars().count();
        at += found + text.len();
        spans.push(CitedSpan { start, text: text.to_owned(), source_ids: part.source_ids.clone() });
    }
    spans
}

/// Reads an answer as it comes.
#[derive(Debug, Default)]
pub(crate) struct CitedReader {
    /// The beginning of what may be a tag.
    held: String,
    /// Blanks that are part of the answer only if more of the part's text follows.
    blanks: String,
    /// The part under way.
    part: Option<CitedSpan>,
    /// Whether its end tag has come; its sources may still follow.
    closed: bool,
    in_sources: bool,
    in_source: bool,
    /// What stands between the tags of sources.
    aside: String,
    /// Characters of the answer so far.
    chars: usize,
}

impl CitedReader {
    /// Takes the next piece of the answer.
    pub(crate) fn push(&mut self, text: &str) -> Vec<Piece> {
        let mut out = Vec::new();
        for c in text.chars() {
            self.step(c, &mut out);
        }
        out
    }

    /// Takes a text that another wrote, as it is: no tag stands in it, and none begins before it and ends behind it.
    pub(crate) fn push_content(&mut self, text: &str) -> Vec<Piece> {
        let mut out = Vec::new();
        let held = std::mem::take(&mut self.held);
        self.take(&held, &mut out);
        self.take(text, &mut out);
        out
    }

    /// Says that the answer has ended.
    pub(crate) fn finish(&mut self) -> Vec<Piece> {
        let mut out = Vec::new();
        let mut held = std::mem::take(&mut self.held);
        if unfinished(&held) && held.chars().count() >= CUT_TAG {
            held.clear();
        }
        self.take(&held, &mut out);
        if self.in_source {
            self.name_source();
        }
        self.flush(&mut out);
        out
    }

    fn step(&mut self, c: char, out: &mut Vec<Piece>) {
        self.held.push(c);
        let Some(open) = self.held.rfind('<') else {
            let text = std::mem::take(&mut self.held);
            return self.take(&text, out);
        };
        let tag = &self.held[open..];
        if let Some(found) = (c == '>').then(|| TAG.captures(tag)).flatten() {
            let (name, end) = (found["name"].to_ascii_lowercase(), !found["end"].is_empty());
            // What stands before and after a tag that is taken out must not become another.
            let before = self.held[..open].replace('<', "");
            self.held.clear();
            self.take(&before, out);
            return self.meet(&name, end, out);
        }
        let waits = unfinished(tag);
        let cut = if !waits {
            self.held.len()
        } else if self.held.len() > MAX_HELD {
            open
        } else {
            return;
        };
        let rest = self.held.split_off(cut);
        let text = std::mem::replace(&mut self.held, rest);
        self.take(&text, out);
    }

    fn meet(&mut self, name: &str, end: bool, out: &mut Vec<Piece>) {
        if self.in_source {
            self.name_source();
        }
        match (name, end) {
            ("answer_part", false) => {
                (self.in_sources, self.closed) = (false, false);
                self.flush(out);
            }
            ("answer_part", true) => {
                self.in_sources = false;
                self.closed = self.part.is_some();
            }
            ("sources", _) => {
                self.in_sources = !end;
                self.aside.clear();
            }
            ("source", false) => {
                self.in_source = true;
                self.aside.clear();
            }
            _ => {}
        }
    }

    /// Takes text that is no tag.
    fn take(&mut self, text: &str, out: &mut Vec<Piece>) {
        if !self.in_source && !self.in_sources {
            return self.say(text, out);
        }
        self.aside.push_str(text);
        if self.aside.trim().len() > MAX_ASIDE {
            (self.in_source, self.in_sources) = (false, false);
            let aside = std::mem::take(&mut self.aside);
            self.say(&aside, out);
        }
    }

    /// Takes text of the answer.
    fn say(&mut self, text: &str, out: &mut Vec<Piece>) {
        let begins = self.part.is_none() || self.closed;
        let text = if begins { text.trim_start() } else { text };
        let said = text.trim_end();
        if said.is_empty() {
            if !begins {
                self.blanks.push_str(text);
            }
            return;
        }
        if begins {
            self.flush(out);
            let separator = if self.chars > 0 { " " } else { "" };
            self.chars += separator.len();
            self.part = Some(CitedSpan { start: self.chars, text: String::new(), source_ids: Vec::new() });
            push_text(out, separator);
        }
        let blanks = std::mem::take(&mut self.blanks);
        for text in [blanks.as_str(), said] {
            self.chars += text.chars().count();
            if let Some(part) = &mut self.part {
                part.text.push_str(text);
            }
            push_text(out, text);
        }
        self.blanks.push_str(&text[said.len()..]);
    }

    /// The part under way is complete.
    fn flush(&mut self, out: &mut Vec<Piece>) {
        self.blanks.clear();
        self.closed = false;
        out.extend(self.part.take().map(Piece::Part));
    }

    /// Takes the ids that a source names, for the part under way.
    fn name_source(&mut self) {
        self.in_source = false;
        let aside = std::mem::take(&mut self.aside);
        let Some(part) = &mut self.part else { return };
        for id in aside.split([',', ';']).map(str::trim).filter(|id| !id.is_empty() && !id.contains('<')) {
            if !part.source_ids.iter().any(|known| known == id) {
                part.source_ids.push(id.to_owned());
            }
        }
    }
}

fn push_text(out: &mut Vec<Piece>, text: &str) {
    match out.last_mut() {
        _ if text.is_empty() => {}
        Some(Piece::Text(before)) => before.push_str(text),
        _ => out.push(Piece::Text(text.to_owned())),
    }
}

/// Whether a text that begins with `<` may become a tag.
fn unfinished(tag: &str) -> bool {
    let Some(inside) = tag.strip_prefix('<').filter(|_| tag.len() < MAX_TAG && !tag.contains('>')) else {
        return false;
    };
    let inside = inside.trim_start();
    let inside = inside.strip_prefix('/').unwrap_or(inside).trim_start();
    let end = inside.find(|c: char| c.is_whitespace() || c == '/').unwrap_or(inside.len());
    let (name, after) = inside.split_at(end);
    let begins = |known: &str| known.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name));
    let rest = after.trim();
    let ended = !after.is_empty();
    (rest.is_empty() || rest == "/") && NAMES.iter().any(|known| begins(known) && (!ended || known.len() == name.len()))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn span(start: usize, text: &str, ids: &[&str]) -> CitedSpan {
        CitedSpan { start, text: text.into(), source_ids: ids.iter().map(|id| (*id).to_owned()).collect() }
    }

    #[test]
    fn parts_have_their_places_and_sources() {
        let two = "\n<answer_part>\n<text>\nÄpfel  sind\nrot.\n</text>\n<sources>\n<source>a1</source>\n<source>b2, a1</source>\n\
                   </sources>\n</answer_part>\n<answer_part><text> Birnen auch. </text></answer_part>\n";
        let read_ = read(two);
        assert_eq!(read_.text, "Äpfel  sind\nrot. Birnen auch.");
        assert_eq!(read_.parts, [span(0, "Äpfel  sind\nrot.", &["a1", "b2"]), span(17, "Birnen auch.", &[])]);
        for (text, answer, parts) in [
            ("No form at all.", "No form at all.", vec![span(0, "No form at all.", &[])]),
            ("Rain<source>a1</source>.", "Rain.", vec![span(0, "Rain.", &["a1"])]),
            ("<answer_part><text>Cut off<sources><source>a1", "Cut off", vec![span(0, "Cut off", &["a1"])]),
            ("Cut off</answer_pa", "Cut off", vec![span(0, "Cut off", &[])]),
            (
                "<answer_part>A</answer_part><sources><source>1</source></sources><answer_part>B</answer_part>",
                "A B",
                vec![span(0, "A", &["1"]), span(2, "B", &[])],
            ),
            (
                "First: <answer_part><text>A</text><source>1</source></answer_part> and last",
                "First: A and last",
                vec![span(0, "First:", &[]), span(7, "A", &["1"]), span(9, "and last", &[])],
            ),
            ("a < b, <b>x</b>, 1 <2", "a < b, <b>x</b>, 1 <2", vec![span(0, "a < b, <b>x</b>, 1 <2", &[])]),
        ] {
            assert_eq!(read(text), CitedText { text: answer.into(), parts }, "{text}");
        }
    }

    #[test]
    fn a_tag_that_means_something_else_does_not_eat_the_answer() {
        let words = "word ".repeat(100);
        let answer = read(&format!("Put a <source> into it: {words}."));
        assert!(answer.text.starts_with("Put a  into it: word") && answer.text.ends_with("word ."), "{}", answer.text);
    }

    #[test]
    fn what_another_wrote_stands_in_the_answer_as_it_is() {
        let mut reader = CitedReader::default();
        let xml = "<text>é</text>\n<source>db1</source> <sou";
        let mut pieces = reader.push("<answer_part><text>See: ");
        pieces.extend(reader.push_content(xml));
        pieces.extend(reader.push("rce></text><source>a1</source></answer_part> Bye <"));
        pieces.extend(reader.push_content("text>."));
        pieces.extend(reader.finish());
        let read: CitedText = pieces.into_iter().collect();
        let part = format!("See: {xml}rce>");
        assert_eq!(read.text, format!("{part} Bye <text>."));
        let end = part.chars().count();
        assert_eq!(read.parts, [span(0, &part, &["a1"]), span(end + 1, "Bye <text>.", &[])]);
    }

    #[test]
    fn parts_are_found_in_an_answer_that_was_written_anew() {
        let part = |text: &str| CitedPart { text: text.into(), source_ids: vec!["a".into()] };
        let found = locate("Also: é war rot. Und blau, rot.", &[part("war rot."), part("grün"), part("rot")]);
        assert_eq!(found, [span(8, "war rot.", &["a"]), span(27, "rot", &["a"])]);
    }

    proptest! {
        #[test]
        fn cut_anywhere_the_answer_is_the_same_and_every_part_stands_in_it(
            pieces in prop::collection::vec(prop::sample::select(vec![
                "<answer_part>", "</answer_part>", "<text>", "</text>", "<sources>", "</sources>", "<source>", "</source>",
                "word", " ", "\n", "<sou", "rce>", "é", "<", ">", "< / text >", "ids, a",
            ]), 0..24),
        ) {
            let text = pieces.concat();
            let whole = read(&text);
            let mut reader = CitedReader::default();
            let mut out: Vec<Piece> = text.chars().flat_map(|c| reader.push(c.encode_utf8(&mut [0; 4]))).collect();
            out.extend(reader.finish());
            let said: String = out.iter().filter_map(|it| if let Piece::Text(text) = it { Some(text.as_str()) } else { None }).collect();
            prop_assert_eq!(&said, &whole.text);
            let tags = pattern(r"(?i)<\s*/?\s*(?:answer_part|text|sources|source)\s*/?>");
            prop_assert!(!tags.is_match(&whole.text), "{}", whole.text);
            let chars: Vec<char> = whole.text.chars().collect();
            for part in &whole.parts {
                let end = part.start + part.text.chars().count();
                prop_assert_eq!(chars[part.start..end].iter().collect::<String>(), part.text.clone());
                prop_assert!(!part.text.trim().is_empty() && part.text.trim() == part.text);
            }
        }
    }
}
