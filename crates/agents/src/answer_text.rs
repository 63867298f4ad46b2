//! What a model wrote, told apart: thinking, answer, and the pieces of an answer that may leave while it is written.
//!
//! Models that follow the default templates think inside `<thinking>` and answer inside `<answer>`. Neither is certain:
//! tags may be missing, may never close (a stop sequence eats `</answer>`), and arrive cut anywhere when streamed. Other
//! models have other tags for thoughts.

use std::sync::LazyLock;

use aws_wire::bedrock_runtime::types::{Tool, ToolInputSchema, ToolSpecification};
use regex::Regex;

use crate::parser::tags::pattern;
use crate::parser::text::{FENCE_BEFORE, Offered};

const THOUGHTS: [&str; 3] = ["thinking", "scratchpad", "think"];
/// Where tool syntax begins that a model writes into its text; the user sees none of it.
const TOOL_TAGS: [&str; 14] = [
    "function_calls",
    "function_call",
    "tool_calls",
    "tool_call",
    "fncall",
    "invoke",
    "function_results",
    "function_result",
    "tool_responses",
    "tool_response",
    "tool_results",
    "tool_result",
    "tool_name",
    "answer",
];
/// Bytes of a tag with its blanks and attributes, of a tool's name, and of what waits for either.
const MAX_TAG: usize = 128;
const MAX_HELD: usize = 2 * MAX_TAG;
/// Characters from which on the beginning of a tag counts as one where the text ends.
const CUT_TAG: usize = 3;

static TAG: LazyLock<Regex> = LazyLock::new(|| {
    pattern(r"(?i)<\s*(?P<end>/?)\s*(?P<name>thinking|scratchpad|think|answer)(?:\s[^<>]*)?(?P<empty>/?)>")
});
static TOOL: LazyLock<Regex> = LazyLock::new(|| {
    pattern(
        r"(?i)\A</?(?:function_calls?|tool_calls?|fncall|invoke|function_results?|tool_responses?|tool_results?|tool_name)[\s>]\z",
    )
});
/// How an answer begins that may be nothing but a call.
static JSON: LazyLock<Regex> = LazyLock::new(|| pattern(r"\A\s*(?:```[\w-]*\s*|`)?[{\[]\z"));

/// A tag that tells thinking and answer apart. Case, blanks in it and attributes do not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tag {
    Thought(&'static str),
    ThoughtEnd(&'static str),
    Answer,
    AnswerEnd,
    /// One that has no inside.
    Empty,
}

impl Tag {
    fn of(found: &regex::Captures<'_>) -> Option<Self> {
        let whole = found.get(0)?.as_str();
        if whole.len() > MAX_TAG {
            return None;
        }
        let thought = THOUGHTS.into_iter().find(|name| name.eq_ignore_ascii_case(&found["name"]));
        Some(match (thought, found["end"].is_empty()) {
            (_, true) if whole.ends_with("/>") => Self::Empty,
            (Some(name), true) => Self::Thought(name),
            (Some(name), false) => Self::ThoughtEnd(name),
            (None, true) => Self::Answer,
            (None, false) => Self::AnswerEnd,
        })
    }
}

/// The whole of a model's text, read.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Reading {
    /// What stood in thoughts.
    pub(crate) rationale: Option<String>,
    /// The text of the answer without tags and surrounding blanks; empty where there is none.
    pub(crate) answer: String,
}

/// Reads a model's whole text, as [`AnswerFilter`] does while it is written.
///
/// The first answer is the answer; without one, all that is no thought. A thought that is not closed ends where an answer
/// begins or with the text; one that was begun by the prompt begins with the text.
pub(crate) fn read(text: &str) -> Reading {
    let tags: Vec<(usize, usize, Tag)> = TAG
        .captures_iter(text)
        .filter_map(|found| Some((found.get(0)?.start(), found.get(0)?.end(), Tag::of(&found)?)))
        .collect();
    let last_end = THOUGHTS.map(|name| tags.iter().rev().find(|tag| tag.2 == Tag::ThoughtEnd(name)).map(|tag| tag.0));
    let closed_after = |at, name| THOUGHTS.into_iter().zip(last_end).any(|(of, end)| of == name && end >= Some(at));
    let mut filter = AnswerFilter { tools: None, ..AnswerFilter::new(true) };
    let (mut thoughts, mut out): (Vec<&str>, String) = (Vec::new(), String::new());
    let (mut began, mut at) = (0, 0);
    while let Some(c) = text[at..].chars().next() {
        at += c.len_utf8();
        let Some((tag, length)) = filter.step(c, &mut out) else { continue };
        match (tag, filter.place) {
            (Tag::Thought(name), Place::Thinking(..)) if !closed_after(at, name) => {
                let next = tags.partition_point(|tag| tag.0 < at);
                let end = tags[next..].iter().find(|tag| tag.2 == Tag::Answer).map_or(text.len(), |tag| tag.0);
                thoughts.push(text[at..end].trim());
                filter.leave_thought();
                at = end;
            }
            (Tag::Thought(_), Place::Thinking(..)) => began = at,
            (Tag::ThoughtEnd(_), Place::Plain | Place::Answer) if began > 0 => {
                thoughts.push(text[began..at - length].trim());
                began = 0;
            }
            // A template may have begun the thought that the model only ends.
            (Tag::ThoughtEnd(_), Place::Plain) => {
                filter.tail.clear();
                thoughts.push(text[..at - length].trim());
                out.clear();
            }
            (Tag::Answer, Place::Answer) if !filter.in_answer => {
                filter.in_answer = true;
                out.clear();
            }
            (_, Place::After | Place::Withheld) => break,
            _ => {}
        }
    }
    filter.finish(&mut out);
    thoughts.retain(|thought| !thought.is_empty());
    let rationale = Some(thoughts.join("\n")).filter(|text| !text.is_empty());
    Reading { rationale, answer: out.trim().to_owned() }
}

/// Lets the answer's text through while the model writes, and nothing else.
///
/// Text inside `<answer>` passes at once. Text without tags passes at once only when `plain_is_answer` says that nothing
/// but an answer can come (no tools were offered); else it may turn out to be thinking aloud before a call, and waits.
/// Where tool syntax begins, the rest waits: what of it is for the user is known when all of it is there. What passes is
/// then the beginning of what [`read`] and the taking out of tool syntax make of the whole.
#[derive(Debug)]
pub(crate) struct AnswerFilter {
    plain_is_answer: bool,
    /// The names of the tools whose calls are kept back; none where tool syntax is not looked for.
    tools: Option<Vec<Tool>>,
    place: Place,
    /// What was read and not yet judged: the beginning of a tag or of a call, and at most [`MAX_HELD`] bytes.
    tail: String,
    /// What was not yet judged where a thought interrupts it.
    interrupted: String,
    passed: bool,
    /// Whether [`read`] knows of the answer.
    in_answer: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Plain,
    /// In a thought of this name, which interrupts the answer or not.
    Thinking(&'static str, bool),
    Answer,
    /// Behind the answer.
    After,
    /// Behind the beginning of tool syntax.
    Withheld,
    Everything,
}

impl AnswerFilter {
    pub(crate) fn new(plain_is_answer: bool) -> Self {
        Self {
            plain_is_answer,
            tools: Some(Vec::new()),
            place: Place::Plain,
            tail: String::new(),
            interrupted: String::new(),
            passed: false,
            in_answer: false,
        }
    }

    /// Lets everything through as it is: what the model writes is the answer.
    pub(crate) fn letting_all_through(self) -> Self {
        Self { place: Place::Everything, ..self }
    }

    /// Does not look for tool syntax: nobody was told how to write it.
    pub(crate) fn of_words(self) -> Self {
        Self { tools: None, ..self }
    }

    /// Keeps back calls of these tools too that a model writes as a program does.
    pub(crate) fn with_tools(mut self, tools: &[Tool]) -> Self {
        let named = Offered::new(tools).specs().map(|spec| {
            Tool::ToolSpec(ToolSpecification {
                name: spec.name.clone(),
                description: None,
                input_schema: ToolInputSchema::Json(serde_json::Value::Null),
                strict: None,
            })
        });
        self.tools = Some(named.collect());
        self
    }

    /// Takes the next piece of the model's text and appends to `out` what may leave.
    pub(crate) fn push(&mut self, piece: &str, out: &mut String) {
        match self.place {
            Place::Everything => out.push_str(piece),
            _ => piece.chars().for_each(|c| {
                self.step(c, out);
            }),
        }
    }

    /// Says that the model has ended; what was held leaves, unless it is the beginning of a tag.
    pub(crate) fn finish(&mut self, out: &mut String) {
        while let Some(start) = unfinished(&self.tail).filter(|start| self.tail[*start..].chars().count() >= CUT_TAG) {
            self.tail.truncate(start);
        }
        self.release(self.tail.len(), out);
    }

    /// Takes one character; gives the tag that it ends, and the tag's length.
    fn step(&mut self, c: char, out: &mut String) -> Option<(Tag, usize)> {
        if matches!(self.place, Place::After | Place::Withheld) {
            return None;
        }
        self.tail.push(c);
        let open = self.tail.rfind('<');
        let found = open.filter(|_| c == '>').and_then(|open| Some((open, TAG.captures(&self.tail[open..])?)));
        if let Some((open, tag)) = found.and_then(|(open, found)| Some((open, Tag::of(&found)?))) {
            let length = self.tail.len() - open;
            self.tail.truncate(open);
            self.meet(tag, out);
            return Some((tag, length));
        }
        match self.place {
            Place::Thinking(..) => {
                let start = unfinished(&self.tail).unwrap_or(self.tail.len());
                self.tail.drain(..start);
            }
            _ => match self.tool_syntax() {
                Some(start) => {
                    self.release(start, out);
                    self.tail.clear();
                    self.place = Place::Withheld;
                }
                None => self.release(self.undecided(), out),
            },
        }
        None
    }

    /// Goes where a tag leads. What stands before and after a tag that is taken out is judged as one.
    fn meet(&mut self, tag: Tag, out: &mut String) {
        match (self.place, tag) {
            (Place::Thinking(name, _), Tag::ThoughtEnd(ended)) if name == ended => self.leave_thought(),
            (Place::Thinking(..), _) => self.tail.clear(),
            (place, Tag::Thought(name)) => {
                self.interrupted = std::mem::take(&mut self.tail);
                self.place = Place::Thinking(name, place == Place::Answer);
            }
            (Place::Plain, Tag::Answer) => {
                self.finish(out);
                self.place = Place::Answer;
            }
            (Place::Answer, Tag::AnswerEnd) => {
                self.finish(out);
                self.place = Place::After;
            }
            _ => {}
        }
    }

    fn leave_thought(&mut self) {
        if let Place::Thinking(_, in_answer) = self.place {
            self.tail = std::mem::take(&mut self.interrupted);
            self.place = if in_answer { Place::Answer } else { Place::Plain };
        }
    }

    /// Lets the first bytes of what is held go.
    fn release(&mut self, length: usize, out: &mut String) {
        let text = &self.tail[..length];
        let passes = match self.place {
            Place::Answer | Place::Everything => true,
            Place::Plain => self.plain_is_answer,
            Place::Thinking(..) | Place::After | Place::Withheld => false,
        };
        // Blanks before the answer are not part of it.
        let text = if self.passed { text } else { text.trim_start() };
        if passes && !text.is_empty() {
            out.push_str(text);
            self.passed = true;
        }
        self.tail.drain(..length);
    }

    /// Where tool syntax begins that the last character makes certain, with the code fence before it.
    fn tool_syntax(&self) -> Option<usize> {
        let (tools, tail) = (self.tools.as_deref()?, self.tail.as_str());
        let start = match tail.chars().next_back()? {
            '(' => {
                let name = &tail[name_start(&tail[..tail.len() - 1])..tail.len() - 1];
                let name = name.trim_start_matches(|c: char| !c.is_ascii_alphanumeric());
                Offered::new(tools).is_meant(name).then(|| tail.len() - 1 - name.len())?
            }
            '{' | '[' if !tools.is_empty() && !self.passed && JSON.is_match(tail) => 0,
            c if c == '>' || c.is_whitespace() => tail.rfind('<').filter(|open| TOOL.is_match(&tail[*open..]))?,
            _ => return None,
        };
        Some(FENCE_BEFORE.find(&tail[..start]).map_or(start, |fence| fence.start()))
    }

    /// Where something begins in what is held that more text may make a tag or a call, also when a tag between is taken out.
    fn undecided(&self) -> usize {
        let tail = self.tail.as_str();
        let mut start = tail.len();
        if tail.len() > MAX_HELD {
            return unfinished(tail).unwrap_or(start);
        }
        while let Some(open) = unfinished(&tail[..start]) {
            start = open;
        }
        if self.tools.is_none() {
            return start;
        }
        let start = name_start(&tail[..start]);
        let start = FENCE_BEFORE.find(&tail[..start]).map_or(start, |fence| fence.start());
        tail[..start].trim_end_matches('`').len()
    }
}

/// Where at the end of a text a tag begins that is not yet whole.
fn unfinished(text: &str) -> Option<usize> {
    let open = text.rfind('<')?;
    let tag = &text[open + 1..];
    if tag.len() >= MAX_TAG || tag.contains('>') {
        return None;
    }
    let tag = tag.trim_start();
    let tag = tag.strip_prefix('/').unwrap_or(tag).trim_start();
    let end = tag.find(|c: char| c.is_whitespace() || c == '/').unwrap_or(tag.len());
    let (name, ended) = (&tag[..end], end < tag.len());
    let begins = |known: &str| known.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name));
    let fits = |known: &&str| begins(known) && (!ended || known.len() == name.len());
    (THOUGHTS.iter().any(&fits) || TOOL_TAGS.iter().any(fits)).then_some(open)
}

/// Where the characters at the end of a text begin that may be a tool's name.
fn name_start(text: &str) -> usize {
    let start = text.trim_end_matches(|c: char| c.is_alphanumeric() || "_:.-".contains(c)).len();
    if text.len() - start > MAX_TAG { text.len() } else { start }
}

#[cfg(test)]
#[path = "answer_text_tests.rs"]
mod tests;
