//! Finds what is tool syntax in a text, whatever form was asked for.

use std::ops::Range;
use std::sync::LazyLock;

use regex::Regex;

use super::convert::RawCall;
use super::fault::Fault;
use super::tools::Offered;
use super::{arguments, json, wrapped};
use crate::parser::tags::pattern;

/// Places of one text that are read; what is behind them counts as one that cannot be.
const MAX_REGIONS: usize = 64;
/// Braces at which JSON is looked for.
const MAX_TRIES: usize = 128;

static CANDIDATE: LazyLock<Regex> = LazyLock::new(|| {
    pattern(
        r#"(?x)
        (?P<calls> (?i: < (?:function_calls?|tool_calls?|fncall|invoke) (?:\s[^<>]*)? (?:>|\z) ) )
        | (?P<results> (?i: < (?:function_results?|tool_responses?|tool_results?) (?:\s[^<>]*)? (?:>|\z) ) )
        | (?P<stray> (?i: </? (?:function_calls?|tool_calls?|fncall|invoke|function_results?|tool_responses?|tool_results?
                              |tool_name) \s* (?:>|\z) ) )
        | (?P<thought> (?i: <\s* (?P<name>thinking|scratchpad|think) (?:\s[^<>]*)? > ) )
        | (?P<thought_end> (?i: <\s*/\s* (?:thinking|scratchpad|think) (?:\s[^<>]*)? > ) )
        | (?P<answer> (?i: <\s* answer (?:\s[^<>]*)? > ) )
        | (?P<json> \{\s*" | \[\s*\{\s*" )
        | (?P<named> [A-Za-z0-9][\w:.\-]*\( )"#,
    )
});
/// JSON that was meant as a call and is broken.
static BROKEN: LazyLock<Regex> =
    LazyLock::new(|| pattern(r#"^\[?\s*\{\s*"(?:name|tool_name|tool)"\s*:\s*"([^"\n]{1,100})""#));
static THOUGHT_END: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"(?i)<\s*/\s*(thinking|scratchpad|think)(?:\s[^<>]*)?>"));
/// Where a thought ends whose end tag is missing.
static SPOKEN: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"(?i)<(?:\s*answer|function_calls?|tool_calls?|fncall|invoke)(?:\s[^<>]*)?>"));
static END: LazyLock<Regex> = LazyLock::new(|| pattern(r"<answer>|```"));
pub(crate) static FENCE_BEFORE: LazyLock<Regex> = LazyLock::new(|| pattern(r"(?:```[\w-]*\s*|`)\z"));
static FENCE_AFTER: LazyLock<Regex> = LazyLock::new(|| pattern(r"\A(?:\s*```|`)"));

/// A place of a text where tool syntax stands.
#[derive(Debug)]
pub(super) struct Region {
    /// Where, in bytes; a code fence around it is part of it.
    pub(super) range: Range<usize>,
    pub(super) kind: Kind,
    /// The calls; none where results or single tags stand.
    pub(super) calls: Vec<Result<RawCall, Fault>>,
    /// Whether the last call is known to be whole.
    pub(super) closed: bool,
}

/// How sure it is that a call was meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Between tags of calls.
    Tagged,
    /// JSON or the words of a program that name a tool.
    Bare,
    /// No call: results that the model made up, tags without a meaning.
    Noise,
}

/// What a text has in it besides words.
#[derive(Debug, Default)]
pub(super) struct Scan {
    /// All tool syntax outside of thoughts, in order.
    pub(super) regions: Vec<Region>,
    /// Where the last answer begins.
    pub(super) answer: Option<usize>,
}

/// Looks through a text. What stands in a thought counts for nothing, and what stands in a call is the call's.
pub(super) fn scan(text: &str, offered: Offered<'_>) -> Scan {
    look_through(text, offered, true, true)
}

fn look_through(text: &str, offered: Offered<'_>, thoughts: bool, json: bool) -> Scan {
    let mut scan = Scan::default();
    let (mut at, mut tries) = (0, 0);
    let mut never_closed = Vec::new();
    while let Some(found) = CANDIDATE.captures_at(text, at) {
        // The whole match is always there.
        let Some(whole) = found.get(0) else { break };
        let start = whole.start();
        at = whole.end();
        if scan.regions.len() == MAX_REGIONS {
            let calls = vec![Err(Fault::TooMany)];
            scan.regions.push(Region { range: start..text.len(), kind: Kind::Tagged, calls, closed: true });
            break;
        }
        let rest = &text[start..];
        let region = if found.name("calls").is_some() {
            let wrapped = wrapped::read(rest);
            Some((wrapped.length.max(whole.len()), Kind::Tagged, wrapped.calls, wrapped.closed))
        } else if found.name("results").is_some() {
            Some((results(rest, whole.as_str()), Kind::Noise, Vec::new(), true))
        } else if found.name("stray").is_some() {
            Some((whole.len(), Kind::Noise, Vec::new(), true))
        } else if let Some(name) = found.name("name") {
            at = if thoughts { thought_end(text, name.as_str(), at, &mut never_closed) } else { at };
            None
        } else if found.name("thought_end").is_some() {
            // A template may have begun the thought that the model only ends.
            if thoughts {
                scan = Scan::default();
            }
            None
        } else if found.name("answer").is_some() {
            scan.answer = Some(start);
            None
        } else if found.name("json").is_some() {
            at = start + 1;
            tries += 1;
            (json && tries <= MAX_TRIES).then(|| in_json(rest, offered)).flatten()
        } else {
            in_words(rest, whole.len() - 1, offered)
        };
        if let Some((length, kind, calls, closed)) = region {
            let from = scan.regions.last().map_or(0, |last| last.range.end);
            let range = with_fence(text, start..start + length, from);
            at = range.end;
            scan.regions.push(Region { range, kind, calls, closed });
        }
    }
    scan
}

/// Where a thought ends whose tag ends at `from`. Names that are not closed from there on are remembered, since they are not
/// closed from any later place either.
fn thought_end(text: &str, name: &str, from: usize, never_closed: &mut Vec<String>) -> usize {
    let name = name.to_ascii_lowercase();
    if !never_closed.contains(&name) {
        let is_end = |found: &regex::Captures<'_>| found[1].eq_ignore_ascii_case(&name);
        let end = THOUGHT_END.captures_iter(&text[from..]).find(is_end).and_then(|found| found.get(0));
        if let Some(end) = end {
            return from + end.end();
        }
        never_closed.push(name);
    }
    SPOKEN.find_at(text, from).map_or(text.len(), |spoken| spoken.start())
}

type Found = (usize, Kind, Vec<Result<RawCall, Fault>>, bool);

fn in_json(rest: &str, offered: Offered<'_>) -> Option<Found> {
    match json::read(rest) {
        json::Found::Calls(calls, length) => {
            let meant = calls.iter().all(|call| call.as_ref().map_or(true, |call| offered.is_meant(&call.name)));
            meant.then_some((length, Kind::Bare, calls, true))
        }
        json::Found::Other(..) => None,
        json::Found::Broken(error) => {
            let name = BROKEN.captures(rest)?;
            let length = END.find(rest).map_or(rest.len(), |end| end.start());
            let calls = vec![Err(Fault::CallNotJson { error })];
            offered.is_meant(&name[1]).then_some((length, Kind::Bare, calls, false))
        }
    }
}

fn in_words(rest: &str, name: usize, offered: Offered<'_>) -> Option<Found> {
    if !offered.is_meant(&rest[..name]) {
        return None;
    }
    let found = arguments::read(rest);
    Some((found.length, Kind::Bare, vec![found.call], found.closed))
}

/// How long results are that a model made up: to their end tag, else to the answer or the end.
fn results(rest: &str, tag: &str) -> usize {
    let name: String = tag[1..].chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    let close = rest.find(&format!("</{name}"));
    let end = close.map(|close| rest[close..].find('>').map_or(rest.len(), |end| close + end + 1));
    end.unwrap_or_else(|| rest.find("<answer>").unwrap_or(rest.len()))
}

/// The range with the code fence around it, if there is one.
fn with_fence(text: &str, range: Range<usize>, from: usize) -> Range<usize> {
    let before = FENCE_BEFORE.find(&text[from..range.start]);
    let after = FENCE_AFTER.find(&text[range.end..]);
    match (before, after) {
        (Some(before), Some(after)) => from + before.start()..range.end + after.end(),
        (Some(before), None) if text[range.end..].trim().is_empty() => from + before.start()..text.len(),
        _ => range,
    }
}

/// The text without tool syntax. Taking some out can make more of what is left, which then goes too; of a text that goes on
/// like that nothing is left.
pub(in crate::parser) fn strip(text: &str, offered: Offered<'_>) -> String {
    without(text, offered, true)
}

/// The text without tool syntax other than JSON, which may be what the user asked for.
pub(in crate::parser) fn strip_but_json(text: &str, offered: Offered<'_>) -> String {
    without(text, offered, false)
}

fn without(text: &str, offered: Offered<'_>, json: bool) -> String {
    let mut text = text.to_owned();
    for _ in 0..8 {
        let regions = look_through(&text, offered, false, json).regions;
        if regions.is_empty() {
            return text;
        }
        let mut kept = String::with_capacity(text.len());
        let mut from = 0;
        for region in regions {
            kept.push_str(&text[from..region.range.start]);
            from = region.range.end;
        }
        kept.push_str(&text[from..]);
        text = kept;
    }
    String::new()
}

#[cfg(test)]
mod tests {
    use super::super::testing::tools;
    use super::*;

    #[test]
    fn tool_syntax_is_found_and_nothing_else() {
        let tools = tools();
        let offered = Offered::new(&tools);
        for (text, rest) in [
            ("a <function_calls><invoke name=\"x\"></invoke></function_calls> b", "a  b"),
            ("a\n```json\n{\"name\": \"math__add\", \"parameters\": {}}\n``` b", "a\n b"),
            ("a `math::add(n1=1)` b", "a  b"),
            ("a math__add(n1=1, n2=2). b", "a . b"),
            ("a user__askuser(question=\"Which?\")", "a "),
            ("a user::askuser(question=\"Which?", "a "),
            ("a math::subtract(1, 2) b", "a  b"),
            ("a <function_results><result>1</result></function_results> b", "a  b"),
            ("a </invoke></function_calls> b", "a  b"),
            ("a {\"name\": \"math__add\", \"parameters\": {\"n1\": ", "a "),
        ] {
            assert_eq!(strip(text, offered), rest, "{text}");
        }
        for text in [
            "std::move(x), f(1), a.b(c), my__f(1)",
            "{\"name\": \"Ada\", \"parameters\": {\"x\": 1}}",
            "```rust\nfn main() {}\n```",
            "1 < 2 and <b>bold</b> <invoices>",
            "call it (math::add) tomorrow",
        ] {
            assert_eq!(strip(text, offered), text);
        }
    }
}
