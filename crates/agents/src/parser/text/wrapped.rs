//! Calls between tags: `<function_calls>` with `<invoke>`s, `<function_call>`, `<tool_call>`.
//!
//! What stands between the tags may be an element, a call as a program writes it, or JSON; models mix the forms. End tags
//! that a stop sequence took away are not missed.

use std::sync::LazyLock;

use regex::Regex;

use super::convert::{Raw, RawCall};
use super::fault::Fault;
use super::markup::{attribute, element, start_tag};
use super::tools::shown;
use super::{arguments, json};
use crate::parser::tags::{pattern, unescape};

/// Calls of one answer that are read.
const MAX_CALLS: usize = 64;
/// Parts of one call that are read.
const MAX_PARTS: usize = 512;

static OPENING: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"^(?i:<(?:function_calls?|tool_calls?|fncall)(?:\s[^<>]*)?(?:>|\z))"));
static CLOSING: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"^(?i:</(?:function_calls?|tool_calls?|fncall|invoke)\s*(?:>|\z))"));
static INVOKE: LazyLock<Regex> = LazyLock::new(|| pattern(r"^(?i:<invoke(?:\s[^<>]*)?(?:>|\z))"));
static NAMED: LazyLock<Regex> = LazyLock::new(|| pattern(r"^[A-Za-z0-9][\w:.\-]*\s?\("));
/// Tags with which something else than a call begins.
static OTHER: LazyLock<Regex> = LazyLock::new(|| pattern(r"<(?:answer|thinking|scratchpad|think)>"));
/// Where a group ends that cannot be read: after its end tag, or before what is no call.
static END: LazyLock<Regex> = LazyLock::new(|| {
    pattern(r"</(?i:function_calls?|tool_calls?|fncall)\s*(?:>|\z)|<(?:answer|thinking|scratchpad|think)>")
});

/// The calls between tags.
pub(super) struct Wrapped {
    pub(super) calls: Vec<Result<RawCall, Fault>>,
    /// How long the whole is.
    pub(super) length: usize,
    /// Whether the last call is known to be whole.
    pub(super) closed: bool,
}

/// Reads the calls that begin with a tag at the start of a text.
pub(super) fn read(text: &str) -> Wrapped {
    let mut wrapped = Wrapped { calls: Vec::new(), length: 0, closed: false };
    let mut open = 0_usize;
    for _ in 0..4 * MAX_CALLS {
        let at = text.len() - text[wrapped.length..].trim_start().len();
        let rest = &text[at..];
        if let Some(tag) = CLOSING.find(rest) {
            wrapped.length = at + tag.end();
            wrapped.closed = true;
            open = open.saturating_sub(1);
        } else if let Some(tag) = OPENING.find(rest) {
            // A new group after one that ended is found as its own.
            if open == 0 && !wrapped.calls.is_empty() {
                return wrapped;
            }
            wrapped.length = at + tag.end();
            open += 1;
        } else if INVOKE.is_match(rest) || start_tag(rest) == Some("tool_name") {
            let (call, length, closed) = invoke(rest);
            wrapped.add(call, at + length, closed);
        } else if open == 0 || rest.is_empty() {
            break;
        } else if rest.starts_with(['{', '[']) {
            match json::read(rest) {
                json::Found::Calls(calls, length) => {
                    wrapped.calls.extend(calls);
                    (wrapped.length, wrapped.closed) = (at + length, true);
                }
                json::Found::Other(..) => return wrapped.ending_with(Fault::NoName, text),
                json::Found::Broken(error) => return wrapped.ending_with(Fault::CallNotJson { error }, text),
            }
        } else if NAMED.is_match(rest) {
            let found = arguments::read(rest);
            wrapped.add(found.call, at + found.length, found.closed);
        } else if wrapped.calls.is_empty() {
            let fault = match start_tag(rest) {
                Some(tag) => Fault::UnknownTag { tag: shown(tag) },
                None => Fault::NotACall { text: shown(rest.lines().next().unwrap_or_default()) },
            };
            return wrapped.ending_with(fault, text);
        } else {
            break;
        }
        if wrapped.calls.len() > MAX_CALLS {
            return wrapped.ending_with(Fault::TooMany, text);
        }
    }
    if wrapped.calls.is_empty() {
        wrapped.calls.push(Err(Fault::NoName));
    }
    wrapped
}

impl Wrapped {
    fn add(&mut self, call: Result<RawCall, Fault>, length: usize, closed: bool) {
        self.calls.push(call);
        (self.length, self.closed) = (length, closed);
    }

    /// Passes over what cannot be read: to the next end tag, to what is no call, or to the end.
    fn ending_with(mut self, fault: Fault, text: &str) -> Self {
        self.calls.push(Err(fault));
        let rest = &text[self.length..];
        let end = END.find(rest);
        self.closed = end.is_some_and(|tag| tag.as_str().starts_with("</"));
        self.length += match end {
            Some(tag) if self.closed => tag.end(),
            Some(tag) => tag.start(),
            None => rest.len(),
        };
        self
    }
}

/// Reads an `<invoke>`: the call, how long it is, and whether it is known to be whole.
fn invoke(text: &str) -> (Result<RawCall, Fault>, usize, bool) {
    let (mut name, mut at) = (None, 0);
    if let Some(tag) = INVOKE.find(text) {
        if !tag.as_str().ends_with('>') {
            return (Err(Fault::UnclosedTag { tag: "invoke".to_owned() }), text.len(), false);
        }
        name = attribute(&tag.as_str()[1..tag.end() - 1], "name").map(|name| unescape(name).into_owned());
        at = tag.end();
    }
    let mut call = RawCall { name: String::new(), arguments: Vec::new() };
    let (mut in_parameters, mut closed) = (false, false);
    for _ in 0..MAX_PARTS {
        at = text.len() - text[at..].trim_start().len();
        let rest = &text[at..];
        if let Some(tag) = CLOSING.find(rest) {
            closed = true;
            // The end tag of a group is the group's.
            at += if tag.as_str()[2..].to_ascii_lowercase().starts_with("invoke") { tag.end() } else { 0 };
            break;
        }
        if let Some(tag) = ["<parameters>", "</parameters>"].iter().find(|tag| rest.starts_with(**tag)) {
            in_parameters = !tag.starts_with("</");
            closed = !in_parameters;
            at += tag.len();
            continue;
        }
        let head = start_tag(rest);
        // An argument may be named `answer`; outside of the arguments it is the answer.
        let is_answer = !in_parameters && OTHER.find(rest).is_some_and(|tag| tag.start() == 0);
        let is_other = head.is_some() && (INVOKE.is_match(rest) || is_answer);
        if rest.is_empty() || is_other {
            closed |= is_other;
            break;
        }
        if let Some(found) = element(rest) {
            let element = match found {
                Ok(element) => element,
                Err(tag) => return (Err(Fault::UnclosedTag { tag: shown(tag) }), text.len(), false),
            };
            let tag = element.head.split_whitespace().next().unwrap_or_default();
            let named = (tag == "parameter").then(|| attribute(element.head, "name")).flatten();
            if tag == "tool_name" && !in_parameters {
                name = Some(element.inside.trim().to_owned());
            } else {
                let argument = named.map_or_else(|| element.head.trim().to_owned(), |name| unescape(name).into_owned());
                call.arguments.push((argument, Raw::Markup(element.inside.to_owned())));
            }
            at += element.length;
        } else if let (true, json::Found::Other(serde_json::Value::Object(given), length)) =
            (rest.starts_with('{'), json::read(rest))
        {
            call.arguments.extend(given.into_iter().map(|(name, value)| (name, Raw::Json(value))));
            at += length;
        } else if in_parameters {
            let text = shown(rest.split(['<', '\n']).next().unwrap_or_default());
            let fault = Fault::NoArgumentName { tool: name.unwrap_or_else(|| "a tool".to_owned()), text };
            let end = text_end(rest);
            return (Err(fault), at + end, true);
        } else {
            break;
        }
    }
    match name.filter(|name| !name.trim().is_empty()) {
        Some(name) => (Ok(RawCall { name, ..call }), at, closed),
        None => (Err(Fault::NoName), at, closed),
    }
}

/// Where a call ends that cannot be read: after its end tag, before the next one, or with the text.
fn text_end(rest: &str) -> usize {
    let end = rest.find("</invoke>").map(|end| end + "</invoke>".len());
    let next = ["<invoke", "</function_calls", "<answer>"].iter().filter_map(|tag| rest.find(tag)).min();
    end.into_iter().chain(next).min().unwrap_or(rest.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        let wrapped = read(text);
        let name = |call: RawCall| {
            let arguments: Vec<&str> = call.arguments.iter().map(|argument| argument.0.as_str()).collect();
            format!("{}({})", call.name, arguments.join(","))
        };
        wrapped.calls.into_iter().map(|call| call.map_or_else(|fault| format!("{fault:?}"), name)).collect()
    }

    #[test]
    fn calls_in_tags_are_read_in_all_their_forms() {
        for (text, expected) in [
            (
                "<function_calls>\n<invoke>\n<tool_name>a::b</tool_name>\n<parameters>\n<x>1</x><y>2</y></parameters>",
                vec!["a::b(x,y)"],
            ),
            (
                "<function_calls><invoke name=\"a__b\"><parameter name=\"x\">1</parameter></invoke><invoke name='c'>\
                 </invoke></function_calls>",
                vec!["a__b(x)", "c()"],
            ),
            ("<invoke><tool_name>a::b</tool_name></invoke><answer>No.", vec!["a::b()"]),
            ("<fnCall><invoke><tool_name>a::b</tool_name><parameters></parameters></invoke></fnCall>", vec!["a::b()"]),
            ("<invoke name=\"a\"><parameters>{\"x\": 1}</parameters></invoke>", vec!["a(x)"]),
            ("<function_call>GET::a::b(x=\"1\")</function_call>", vec!["GET::a::b(x)"]),
            ("<function_call>a::b(x=\"1\"", vec!["a::b(x)"]),
            ("<tool_call>\n{\"name\": \"a\", \"arguments\": {\"x\": 1}}\n</tool_call>", vec!["a(x)"]),
            ("<tool_call>[{\"name\": \"a\"}, {\"name\": \"b\"}]", vec!["a()", "b()"]),
        ] {
            assert_eq!(names(text), expected, "{text}");
        }
    }

    #[test]
    fn a_call_ends_where_it_ends() {
        for (text, rest) in [
            ("<function_call>a::b()</function_call> so", " so"),
            ("<invoke><tool_name>a</tool_name></invoke>\nThen.", "\nThen."),
            ("<invoke><tool_name>a</tool_name></invoke><answer>No.", "<answer>No."),
            ("<function_calls>sorry</function_calls> so", " so"),
            ("<function_calls>sorry <answer>x", "<answer>x"),
            (
                "<function_call>a()</function_call>\n<function_call>b()</function_call>",
                "\n<function_call>b()</function_call>",
            ),
        ] {
            assert_eq!(&text[read(text).length..], rest, "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, fault) in [
            ("<function_calls>", "NoName"),
            ("<function_calls></function_calls>", "NoName"),
            ("<invoke><parameters><x>1</x></parameters></invoke>", "NoName"),
            ("<function_calls><call>a</call></function_calls>", "UnknownTag { tag: \"call\" }"),
            ("<function_calls>I cannot.</function_calls>", "NotACall"),
            ("<invoke name=\"a\"><parameters><x>1", "UnclosedTag { tag: \"x\" }"),
            ("<invoke name=\"a\"><parameters>Rome</parameters></invoke>", "NoArgumentName"),
            ("<tool_call>{\"name\": \"a\", }</tool_call>", "CallNotJson"),
            ("<tool_call>{\"a\": 1}</tool_call>", "NoName"),
            ("<invoke name", "UnclosedTag { tag: \"invoke\" }"),
        ] {
            let found = names(text);
            assert!(found.len() == 1 && found[0].starts_with(fault), "{text}: {found:?}");
        }
    }
}
