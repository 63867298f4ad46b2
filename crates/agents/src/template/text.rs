//! A text with placeholders, taken apart before values are put in.

use super::Values;

/// Literals and placeholders in turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Text(Vec<Segment>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Segment {
    Literal(String),
    Placeholder(String),
}

impl Text {
    /// Takes a text apart. A `$` that begins no `$name$` is a dollar.
    pub(super) fn read(text: &str) -> Self {
        let mut segments = Vec::new();
        let mut literal = String::new();
        let mut rest = text;
        while let Some(start) = rest.find('$') {
            let after = &rest[start + 1..];
            let length = after.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'_').count();
            if length > 0 && after[length..].starts_with('$') {
                literal.push_str(&rest[..start]);
                if !literal.is_empty() {
                    segments.push(Segment::Literal(std::mem::take(&mut literal)));
                }
                segments.push(Segment::Placeholder(after[..length].to_owned()));
                rest = &after[length + 1..];
            } else {
                literal.push_str(&rest[..=start]);
                rest = after;
            }
        }
        literal.push_str(rest);
        if !literal.is_empty() {
            segments.push(Segment::Literal(literal));
        }
        Self(segments)
    }

    /// The text with values put in. What is no placeholder of the prompt stays as it stands; a line whose placeholders are
    /// all empty, and that holds nothing else, is left out.
    pub(super) fn render(&self, values: &dyn Values) -> String {
        let mut out = String::new();
        let mut empty_line = false;
        for segment in &self.0 {
            match segment {
                Segment::Literal(text) => {
                    out.push_str(text.strip_prefix('\n').filter(|_| empty_line).unwrap_or(text));
                    empty_line = false;
                }
                Segment::Placeholder(name) => match values.get(name) {
                    Some(value) if value.is_empty() => empty_line |= out.is_empty() || out.ends_with('\n'),
                    Some(value) => {
                        out.push_str(&value);
                        empty_line = false;
                    }
                    None => {
                        out.extend(["$", name, "$"]);
                        empty_line = false;
                    }
                },
            }
        }
        out
    }

    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|segment| if let Segment::Literal(text) = segment { text.len() } else { 0 }).sum()
    }

    pub(super) fn says(&self, words: &str) -> bool {
        self.0.iter().any(|segment| matches!(segment, Segment::Literal(text) if text.contains(words)))
    }

    pub(super) fn mentions(&self, wanted: &str) -> bool {
        self.0.iter().any(|segment| matches!(segment, Segment::Placeholder(name) if name == wanted))
    }

    /// Whether the text is this placeholder and nothing else but blanks.
    pub(super) fn is_only(&self, wanted: &str) -> bool {
        let mut found = false;
        self.0.iter().all(|segment| match segment {
            Segment::Literal(text) => text.trim().is_empty(),
            Segment::Placeholder(name) => name == wanted && !std::mem::replace(&mut found, true),
        }) && found
    }
}
