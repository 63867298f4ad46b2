//! What a model wrote, told apart: thinking, answer, and the pieces of an answer that may leave while it is written.
//!
//! Models that follow the default templates think inside `<thinking>` and answer inside `<answer>`. Neither is certain:
//! tags may be missing, may never close (a stop sequence eats `</answer>`), and arrive cut anywhere when streamed. Other
//! models have other tags for thoughts.

use aws_wire::bedrock_runtime::types::Tool;

const THOUGHTS: [(&str, &str); 3] =
    [("<thinking>", "</thinking>"), ("<scratchpad>", "</scratchpad>"), ("<think>", "</think>")];
/// Where tool syntax begins that a model writes into its text; the user sees none of it.
const TOOL_TAGS: [&str; 14] = [
    "<function_calls>",
    "<function_call>",
    "<tool_calls>",
    "<tool_call>",
    "<fnCall>",
    "<invoke>",
    "<invoke ",
    "</function_calls>",
    "</function_call>",
    "</invoke>",
    "<function_results>",
    "<function_result>",
    "<function_result ",
    "<tool_response",
];
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
    let mut thoughts: Vec<String> = Vec::new();
    let mut rest = text.to_owned();
    // All thoughts between tags of one kind go at once, so that there are as many rounds as kinds.
    for _ in 0..=THOUGHTS.len() {
        let Some((thought, without)) = without_thought(&rest) else { break };
        thoughts.extend(Some(thought).filter(|thought| !thought.is_empty()));
        rest = without;
    }
    let answer = match rest.find(ANSWER.0) {
        None => rest.replace(ANSWER.1, ""),
        Some(start) => {
            let inside = &rest[start + ANSWER.0.len()..];
            inside[..inside.rfind(ANSWER.1).unwrap_or(inside.len())].to_owned()
        }
    };
    let rationale = Some(thoughts.join("\n")).filter(|text| !text.is_empty());
    Reading { rationale, answer: answer.trim().to_owned() }
}

/// The first thought of a text, and the text without it. One that is not closed ends with the text, or where an answer
/// begins; one that was begun by the prompt begins with the text.
fn without_thought(text: &str) -> Option<(String, String)> {
    let first = THOUGHTS.iter().filter_map(|tags| Some((text.find(tags.0)?, tags))).min_by_key(|found| found.0);
    let Some((start, tags)) = first else {
        let (end, tag) = THOUGHTS.iter().find_map(|tags| Some((text.find(tags.1)?, tags.1)))?;
        return Some((text[..end].trim().to_owned(), text[end + tag.len()..].to_owned()));
    };
    let inside = start + tags.0.len();
    let (end, after) = match text.rfind(tags.1).filter(|end| *end >= inside) {
        Some(end) => (end, end + tags.1.len()),
        None => {
            let end = text[inside..].find(ANSWER.0).map_or(text.len(), |end| inside + end);
            (end, end)
        }
    };
    Some((text[inside..end].trim().to_owned(), format!("{}{}", &text[..start], &text[after..])))
}

/// Lets the answer's text through while the model writes, and nothing else.
///
/// Text inside `<answer>` passes at once. Text without tags passes at once only when `plain_is_answer` says that nothing
/// but an answer can come (no tools were offered); else it may turn out to be thinking aloud before a call, and waits.
/// Where tool syntax begins, the rest waits: what of it is for the user is known when all of it is there.
#[derive(Debug)]
pub(crate) struct AnswerFilter {
    plain_is_answer: bool,
    /// How calls of the tools begin that a model writes as a program does.
    calls: Vec<String>,
    place: Place,
    /// What was read and not yet judged: at most a tag's length, or blanks at the answer's end.
    held: String,
    passed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Plain,
    /// Until this tag.
    Thinking(&'static str),
    Answer,
    After,
    Everything,
}

impl AnswerFilter {
    pub(crate) fn new(plain_is_answer: bool) -> Self {
        Self { plain_is_answer, calls: Vec::new(), place: Place::Plain, held: String::new(), passed: false }
    }

    /// Lets everything through as it is: what the model writes is the answer.
    pub(crate) fn letting_all_through(self) -> Self {
        Self { place: Place::Everything, ..self }
    }

    /// Keeps back calls of these tools too that a model writes as a program does.
    pub(crate) fn with_tools(mut self, tools: &[Tool]) -> Self {
        for tool in tools {
            if let Tool::ToolSpec(spec) = tool {
                self.calls.extend([format!("{}(", spec.name), format!("{}(", spec.name.replace("__", "::"))]);
            }
        }
        self
    }

    /// Takes the next piece of the model's text and appends to `out` what may leave.
    pub(crate) fn push(&mut self, piece: &str, out: &mut String) {
        self.held.push_str(piece);
        while let Some((at, length, next)) = self.next_tag() {
            let before: String = self.held.drain(..at + length).collect();
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
            Place::Answer | Place::Everything => true,
            Place::Plain => self.plain_is_answer,
            Place::Thinking(_) | Place::After => false,
        };
        // Blanks before the answer are not part of it.
        let text = if self.passed || self.place == Place::Everything { text } else { text.trim_start() };
        if passes && !text.is_empty() {
            out.push_str(text);
            self.passed = true;
        }
    }

    /// The tags that matter at this place, and the place that each leads to.
    fn tags(&self) -> impl Iterator<Item = (&str, Place)> {
        let outside = matches!(self.place, Place::Plain | Place::Answer);
        let thoughts = THOUGHTS.iter().map(|tags| (tags.0, Place::Thinking(tags.1)));
        let tools = TOOL_TAGS.into_iter().chain(self.calls.iter().map(String::as_str)).map(|tag| (tag, Place::After));
        let answer = (self.place == Place::Plain).then_some((ANSWER.0, Place::Answer));
        let thought = match self.place {
            Place::Thinking(closing) => Some((closing, Place::Plain)),
            _ => None,
        };
        let common = thoughts.chain(tools).chain([(ANSWER.1, Place::After)]).filter(move |_| outside);
        common.chain(answer).chain(thought)
    }

    /// The next tag: where it begins, how long it is, and where it leads. At one place the longest counts.
    fn next_tag(&self) -> Option<(usize, usize, Place)> {
        self.tags()
            .filter_map(|(tag, next)| Some((self.held.find(tag)?, tag.len(), next)))
            .min_by_key(|(at, length, _)| (*at, usize::MAX - length))
    }

    /// How many bytes at the end may be the beginning of a tag.
    fn unfinished_tag(&self) -> usize {
        let longest = self.tags().map(|(tag, _)| tag.len() - 1).max().unwrap_or(0).min(self.held.len());
        (1..=longest)
            .rev()
            .find(|length| {
                let start = self.held.len() - length;
                self.held.is_char_boundary(start) && self.tags().any(|(tag, _)| tag.starts_with(&self.held[start..]))
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
            ("<think>a</think>\n<thinking>b</thinking>c", Some("a\nb"), "c"),
            ("<scratchpad>a <answer>b", Some("a"), "b"),
            ("a</thinking>b", Some("a"), "b"),
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

    #[test]
    fn tool_syntax_does_not_pass() {
        let tools = crate::parser::text::testing::tools();
        let filtered = |pieces: &[&str]| {
            let mut filter = AnswerFilter::new(true).with_tools(&tools);
            let mut out = String::new();
            pieces.iter().for_each(|piece| filter.push(piece, &mut out));
            filter.finish(&mut out);
            out
        };
        for text in
            ["30 <invoke name=\"x\">", "30 <function_calls>", "30 math::add(n1=1)", "30 math__add(", "30 </invoke>x"]
        {
            for at in 0..=text.len() {
                assert_eq!(filtered(&[&text[..at], &text[at..]]), "30 ", "{text}");
                assert_eq!(filtered(&["<answer>", &text[..at], &text[at..]]), "30 ", "{text}");
            }
        }
        assert_eq!(filtered(&["<invoices> std::move(x)"]), "<invoices> std::move(x)");
    }

    proptest! {
        #[test]
        fn where_the_text_is_cut_does_not_matter(
            parts in prop::collection::vec(prop::sample::select(vec![
                "<thinking>", "</thinking>", "<answer>", "</answer>", "<", "é", "a b", ">", "</",
                "<think>", "</think>", "<invoke ", "<function_call>",
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
