//! Where in a request a value is, in AWS's way of writing it: `a.1.member.b`, `tags.key.member`.

use std::fmt;

/// A place in a request. A list on the stack: it costs nothing until it is written into a message.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Path<'a> {
    /// The input itself.
    Root,
    /// A member of a structure, by its name in the model.
    Member(&'a Path<'a>, &'a str),
    /// An element of a list, counted from 0.
    Element(&'a Path<'a>, usize),
    /// A value of a map.
    Value(&'a Path<'a>, &'a str),
}

/// Keys longer than this are cut in messages.
const LONGEST_KEY: usize = 128;

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dot = |f: &mut fmt::Formatter<'_>, parent: &Path<'_>| match parent {
            Path::Root => Ok(()),
            _ => write!(f, "{parent}."),
        };
        match self {
            Self::Root => Ok(()),
            Self::Member(parent, name) => {
                dot(f, parent)?;
                // Java's bean names begin with a small letter whatever the model says: `FunctionName` is `functionName`.
                let mut chars = name.chars();
                let first = chars.next().map(|c| c.to_ascii_lowercase());
                write!(f, "{}{}", first.map(String::from).unwrap_or_default(), chars.as_str())
            }
            Self::Element(parent, index) => {
                dot(f, parent)?;
                write!(f, "{}.member", index + 1)
            }
            Self::Value(parent, key) => {
                dot(f, parent)?;
                write!(f, "{}.member", cut(key, LONGEST_KEY))
            }
        }
    }
}

/// The text, or its beginning and `...` if it has more than `longest` characters.
pub(crate) fn cut(text: &str, longest: usize) -> std::borrow::Cow<'_, str> {
    match text.char_indices().nth(longest) {
        Some((end, _)) => format!("{}...", &text[..end]).into(),
        None => text.into(),
    }
}
