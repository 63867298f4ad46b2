//! Patterns of the models: Java regular expressions that must match a whole text.
//!
//! The models are written for Java, where `\d`, `\w` and `\s` mean ASCII only and a pattern is tried against the whole
//! text. [`Pattern`] keeps the source for messages, compiles it when it is first needed and keeps the result. Nearly all
//! patterns go to `regex`, whose time grows with the text alone; those with look-around go to `fancy-regex` with a bound
//! on its steps.

use std::sync::OnceLock;

/// A regular expression of a model.
#[derive(Debug)]
pub struct Pattern {
    source: &'static str,
    compiled: OnceLock<Result<Matcher, String>>,
}

#[derive(Debug)]
enum Matcher {
    Linear(regex::Regex),
    Backtracking(Box<fancy_regex::Regex>),
}

/// The most memory of a compiled pattern, in bytes: patterns with `{1,2048}` of a Unicode class are large.
const SIZE_LIMIT: usize = 64 << 20;
/// The most steps of a pattern with look-around; a text that needs more does not match.
const BACKTRACK_LIMIT: usize = 200_000;

impl Pattern {
    /// A pattern as the model writes it.
    #[must_use]
    pub const fn new(source: &'static str) -> Self {
        Self { source, compiled: OnceLock::new() }
    }

    /// The pattern as the model writes it.
    #[must_use]
    pub fn source(&self) -> &'static str {
        self.source
    }

    /// Whether the whole text matches. The error says why the pattern itself is bad, which a test rules out for all
    /// generated schemas.
    pub fn matches(&self, text: &str) -> Result<bool, &str> {
        match self.compiled.get_or_init(|| compile(self.source)) {
            Ok(Matcher::Linear(regex)) => Ok(regex.is_match(text)),
            Ok(Matcher::Backtracking(regex)) => Ok(regex.is_match(text).unwrap_or(false)),
            Err(reason) => Err(reason),
        }
    }
}

fn compile(source: &str) -> Result<Matcher, String> {
    let whole = format!(r"\A(?:{})\z", to_rust(source));
    match regex::RegexBuilder::new(&whole).size_limit(SIZE_LIMIT).build() {
        Ok(regex) => Ok(Matcher::Linear(regex)),
        Err(regex::Error::Syntax(_)) => fancy_regex::RegexBuilder::new(&whole)
            .backtrack_limit(BACKTRACK_LIMIT)
            .delegate_size_limit(SIZE_LIMIT)
            .build()
            .map(|regex| Matcher::Backtracking(Box::new(regex)))
            .map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    }
}

/// The same pattern with Java's meaning of the short classes spelt out.
fn to_rust(java: &str) -> String {
    let mut out = String::with_capacity(java.len() + 16);
    let mut chars = java.chars();
    while let Some(c) = chars.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        match chars.next() {
            Some('d') => out.push_str("[0-9]"),
            Some('w') => out.push_str("[0-9A-Za-z_]"),
            Some('s') => out.push_str(r"[ \t\n\x0B\f\r]"),
            Some('D') => out.push_str("[^0-9]"),
            Some('W') => out.push_str("[^0-9A-Za-z_]"),
            Some('S') => out.push_str(r"[^ \t\n\x0B\f\r]"),
            Some(other) => out.extend(['\\', other]),
            None => out.push('\\'),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_matches_the_whole_text_with_javas_classes() {
        let digits = Pattern::new(r"\d{2}|[\w-]{3}");
        assert_eq!(digits.matches("12"), Ok(true));
        assert_eq!(digits.matches("123x"), Ok(false));
        assert_eq!(digits.matches("a-b"), Ok(true));
        assert_eq!(digits.matches("\u{0661}\u{0662}"), Ok(false), "Arabic digits are none in Java");
        let spaces = Pattern::new(r"[\S\s]*");
        assert_eq!(spaces.matches("a\nb"), Ok(true));
    }

    #[test]
    fn look_around_is_bounded() {
        let pattern = Pattern::new(r"(?!aws)[a-z]+(a+)+b");
        assert_eq!(pattern.matches("xaab"), Ok(true));
        assert_eq!(pattern.matches("awsaab"), Ok(false));
        assert_eq!(pattern.matches(&"a".repeat(10_000)), Ok(false));
    }
}
