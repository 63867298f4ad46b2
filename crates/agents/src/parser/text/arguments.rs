//! Calls as a program writes them: `verb::group::operation(city="Rome", days=3)`.

use serde_json::Value;

use super::convert::{Raw, RawCall};
use super::fault::Fault;
use super::tools::shown;

/// Arguments of one call that are read.
const MAX_ARGUMENTS: usize = 256;

/// A call that was looked for at the start of a text.
pub(super) struct Call {
    pub(super) call: Result<RawCall, Fault>,
    /// How long it is; of one that cannot be read, up to where its line or its parentheses end.
    pub(super) length: usize,
    /// Whether its last parenthesis is there.
    pub(super) closed: bool,
}

/// Reads the call at the start of a text, whose name is known to end before a parenthesis.
pub(super) fn read(text: &str) -> Call {
    let open = text.find('(').unwrap_or(text.len());
    let mut reader = Reader { text, at: (open + 1).min(text.len()), tool: text[..open].trim().to_owned() };
    let mut arguments = Vec::new();
    match reader.arguments(&mut arguments) {
        Ok(closed) => Call { call: Ok(RawCall { name: reader.tool, arguments }), length: reader.at, closed },
        Err(fault) => {
            let rest = &text[reader.at..];
            let end = rest.find(['\n', ')']).map_or(rest.len(), |end| end + usize::from(rest[end..].starts_with(')')));
            let closed = !matches!(fault, Fault::UnclosedQuote { .. });
            Call { call: Err(fault), length: reader.at + end, closed }
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    tool: String,
}

impl<'a> Reader<'a> {
    /// Reads up to the closing parenthesis; `false` when the text ends before it.
    fn arguments(&mut self, out: &mut Vec<(String, Raw)>) -> Result<bool, Fault> {
        loop {
            self.skip(|c| c.is_whitespace() || c == ',');
            if self.take(')') {
                return Ok(true);
            }
            if self.rest().is_empty() || self.rest().starts_with("</") {
                return Ok(false);
            }
            if out.len() == MAX_ARGUMENTS {
                return Err(Fault::TooMany);
            }
            let name = self.name()?;
            self.skip(char::is_whitespace);
            let value = self.value(&name)?;
            out.push((name, value));
        }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.rest().starts_with(wanted);
        self.at += if found { wanted.len_utf8() } else { 0 };
        found
    }

    fn skip(&mut self, skipped: impl Fn(char) -> bool) {
        self.at = self.text.len() - self.rest().trim_start_matches(skipped).len();
    }

    /// A name and the sign after it.
    fn name(&mut self) -> Result<String, Fault> {
        let rest = self.rest();
        let end = rest.find(['=', '(', ')', ',', '"', '\'', '\n']).unwrap_or(rest.len());
        let name = rest[..end].trim_end();
        let (name, length) = match rest[end..].chars().next() {
            Some('=') => (name, end + 1),
            _ => match name.split_once(':') {
                // `city: "Rome"`, as some models have it.
                Some((name, _)) => (name, name.len() + 1),
                None => ("", 0),
            },
        };
        if name.is_empty() || name.contains(char::is_whitespace) {
            let text = shown(rest.split([',', ')', '\n']).next().unwrap_or_default());
            return Err(Fault::NoArgumentName { tool: self.tool.clone(), text });
        }
        self.at += length;
        Ok(name.to_owned())
    }

    fn value(&mut self, name: &str) -> Result<Raw, Fault> {
        match self.rest().chars().next() {
            Some(quote @ ('"' | '\'')) => self.quoted(name, quote),
            Some('{' | '[') => self.json(name),
            _ => self.bare(name),
        }
    }

    /// A value in quotes. A quote that nothing follows which could follow a value is part of it, since models forget to
    /// escape those.
    fn quoted(&mut self, name: &str, quote: char) -> Result<Raw, Fault> {
        let inside = &self.rest()[1..];
        let mut value = String::new();
        let mut chars = inside.char_indices();
        while let Some((at, c)) = chars.next() {
            match c {
                '\\' => escape(&mut chars, &mut value),
                _ if c == quote && ends_value(&inside[at + 1..]) => {
                    self.at += at + 2;
                    return Ok(Raw::Text(value));
                }
                _ => value.push(c),
            }
        }
        self.at = self.text.len();
        Err(Fault::UnclosedQuote { tool: self.tool.clone(), argument: name.to_owned() })
    }

    fn json(&mut self, name: &str) -> Result<Raw, Fault> {
        let mut stream = serde_json::Deserializer::from_str(self.rest()).into_iter::<Value>();
        match stream.next() {
            Some(Ok(value)) => {
                self.at += stream.byte_offset();
                Ok(Raw::Json(value))
            }
            Some(Err(error)) => {
                let (tool, argument) = (self.tool.clone(), name.to_owned());
                Err(Fault::NotJson { tool, argument, error: error.to_string() })
            }
            None => Err(Fault::NoArgumentValue { tool: self.tool.clone(), argument: name.to_owned() }),
        }
    }

    fn bare(&mut self, name: &str) -> Result<Raw, Fault> {
        let rest = self.rest();
        let end = rest.find([',', ')', '\n', '<']).unwrap_or(rest.len());
        let word = rest[..end].trim();
        if word.is_empty() {
            return Err(Fault::NoArgumentValue { tool: self.tool.clone(), argument: name.to_owned() });
        }
        self.at += end;
        Ok(Raw::Text(word.to_owned()))
    }
}

/// Whether what follows a quote may follow a value.
fn ends_value(after: &str) -> bool {
    let after = after.trim_start();
    match after.chars().next() {
        None => true,
        Some(')') => true,
        Some('<') => after.starts_with("</"),
        Some(',') => {
            // The next argument, not more of a sentence.
            let next = after[1..].trim_start();
            let end = next.find(|c: char| matches!(c, '=' | ':' | ')' | '"' | '\'' | ',') || c.is_whitespace());
            end.is_none_or(|end| matches!(next[end..].trim_start().chars().next(), Some('=' | ':') | None) || end == 0)
        }
        Some(_) => false,
    }
}

fn escape(chars: &mut std::str::CharIndices<'_>, value: &mut String) {
    match chars.next() {
        None => value.push('\\'),
        Some((_, 'n')) => value.push('\n'),
        Some((_, 't')) => value.push('\t'),
        Some((_, 'r')) => value.push('\r'),
        Some((_, 'b')) => value.push('\u{8}'),
        Some((_, 'f')) => value.push('\u{c}'),
        Some((_, 'u')) => match code_point(chars.as_str()) {
            Some((c, length)) => {
                value.push(c);
                // Digits and signs of one byte each.
                chars.nth(length - 1);
            }
            None => value.push_str("\\u"),
        },
        Some((_, c @ ('"' | '\'' | '\\' | '/'))) => value.push(c),
        Some((_, c)) => value.extend(['\\', c]),
    }
}

/// The character of four hexadecimal digits, or of two such groups that are a pair.
fn code_point(text: &str) -> Option<(char, usize)> {
    let unit = |text: &str| u16::from_str_radix(text, 16).ok();
    let first = unit(text.get(..4)?)?;
    if let Some(c) = char::from_u32(first.into()) {
        return Some((c, 4));
    }
    let second = unit(text.get(4..)?.strip_prefix("\\u")?.get(..4)?)?;
    let c = char::decode_utf16([first, second]).next()?.ok()?;
    Some((c, 10))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn arguments(text: &str) -> Vec<(String, Raw)> {
        let read = read(text);
        assert_eq!(read.length, text.len(), "{text}");
        read.call.unwrap().arguments
    }

    fn one(text: &str) -> Raw {
        let mut all = arguments(text);
        assert_eq!(all.len(), 1, "{all:?}");
        all.remove(0).1
    }

    #[test]
    fn values_are_read_in_all_their_forms() {
        for (value, read) in [
            ("\"Rome\"", Raw::Text("Rome".into())),
            ("'it\\'s'", Raw::Text("it's".into())),
            ("\"a \\\"b\\\" \\\\ \\n \\u00e9 \\ud83d\\ude00 \\d\"", Raw::Text("a \"b\" \\ \n é 😀 \\d".into())),
            ("\"He said \"hi\" to me, or \"bye\".\"", Raw::Text("He said \"hi\" to me, or \"bye\".".into())),
            ("\"f(x), g(y)\"", Raw::Text("f(x), g(y)".into())),
            ("3", Raw::Text("3".into())),
            ("True", Raw::Text("True".into())),
            ("{\"a\": [1, \")\"]}", Raw::Json(json!({"a": [1, ")"]}))),
        ] {
            assert_eq!(one(&format!("g::f(p={value})")), read, "{value}");
            assert_eq!(one(&format!("g::f( p = {value} )")), read, "{value}");
        }
        let names: Vec<String> = arguments("g::f(a=\"1\", b: '2',\n filter[x]=3)").into_iter().map(|a| a.0).collect();
        assert_eq!(names, ["a", "b", "filter[x]"]);
        assert!(arguments("g::f()").is_empty());
    }

    #[test]
    fn what_is_wrong_is_said() {
        let fault = |text: &str| read(text).call.unwrap_err();
        let tool = || "g::f".to_owned();
        assert_eq!(fault("g::f(p=\"Rome)"), Fault::UnclosedQuote { tool: tool(), argument: "p".into() });
        assert_eq!(fault("g::f(1, 2)"), Fault::NoArgumentName { tool: tool(), text: "1".into() });
        assert_eq!(fault("g::f(\"a\")"), Fault::NoArgumentName { tool: tool(), text: "\"a\"".into() });
        assert_eq!(fault("g::f(p=)"), Fault::NoArgumentValue { tool: tool(), argument: "p".into() });
        assert!(matches!(fault("g::f(p=[1,)"), Fault::NotJson { .. }));
    }

    #[test]
    fn a_parenthesis_that_a_stop_sequence_took_is_not_missed() {
        let read = read("g::f(p=\"x\"");
        assert!(read.call.is_ok() && !read.closed);
    }
}
