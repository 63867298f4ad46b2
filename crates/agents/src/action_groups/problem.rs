//! What is wrong with an action group, said all at once and each with its place.

use std::fmt::{self, Write as _};

/// Where a problem lies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The request's member that holds it, such as `apiSchema.payload`.
    pub member: String,
    /// The JSON pointer (RFC 6901) inside that member; empty for the whole of it.
    pub pointer: String,
    /// Line and column in the text, both from 1, where the member is a text and the place in it is known.
    pub position: Option<(u64, u64)>,
}

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where.
    pub place: Place,
    /// The sentence that AWS answers in such a case: clients match on it, but it hides the cause.
    pub sentence: Option<String>,
    /// What is wrong and what to do.
    pub cause: String,
}

/// At least one problem. Its text is the message of the `ValidationException`: AWS's sentences first, then every cause with
/// its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// `Ok(())` when there are none.
    pub(super) fn check(problems: Vec<Problem>) -> Result<(), Self> {
        if problems.is_empty() { Ok(()) } else { Err(Self(problems)) }
    }

    /// The problems, in the order in which they were found.
    pub fn iter(&self) -> impl Iterator<Item = &Problem> {
        self.0.iter()
    }
}

impl From<Problem> for Problems {
    fn from(problem: Problem) -> Self {
        Self(vec![problem])
    }
}

impl std::error::Error for Problems {}

impl fmt::Display for Problems {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        let mut sentences: Vec<&str> = Vec::new();
        for sentence in self.0.iter().filter_map(|problem| problem.sentence.as_deref()) {
            if !sentences.contains(&sentence) {
                sentences.push(sentence);
                write!(text, "{} ", closed(sentence))?;
            }
        }
        for (index, problem) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { "; " };
            write!(text, "{separator}{problem}")?;
        }
        out.write_str(text.trim_end())
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.place, self.cause)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.member)?;
        if !self.pointer.is_empty() {
            write!(out, " at {}", self.pointer)?;
        }
        if let Some((line, column)) = self.position {
            write!(out, " (line {line}, column {column})")?;
        }
        Ok(())
    }
}

/// What is wrong, before its place is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cause {
    /// The sentence that AWS answers in such a case.
    pub(super) sentence: Option<String>,
    /// What is wrong and what to do.
    pub(super) text: String,
}

impl Cause {
    /// The cause at its place.
    pub(super) fn at(self, place: Place) -> Problem {
        Problem { place, sentence: self.sentence, cause: self.text }
    }
}

impl<T: Into<String>> From<T> for Cause {
    fn from(text: T) -> Self {
        Self { sentence: None, text: text.into() }
    }
}

impl Problem {
    /// The same problem with the sentence that AWS answers.
    pub(super) fn with_sentence(mut self, sentence: impl Into<String>) -> Self {
        self.sentence = Some(sentence.into());
        self
    }
}

/// A problem of a whole member of the request.
pub(super) fn whole(member: &str, cause: impl Into<String>) -> Problem {
    Cause::from(cause.into()).at(Place { member: member.to_owned(), ..Place::default() })
}

/// The cause for a count above its quota, in AWS's words.
pub(super) fn quota(name: &str, limit: usize, count: usize, account_id: &str) -> Cause {
    let sentence = format!(
        "Validation failed for quota {name}. The maximum number of resources is {limit}, but account {account_id} \
         requested {count} resources. Retry the request with fewer resources."
    );
    Cause { sentence: Some(sentence), text: format!("{count} where {limit} are allowed") }
}

/// The sentence with a mark at its end, so that the next one can follow.
fn closed(sentence: &str) -> String {
    if sentence.ends_with(['.', '!', '?']) { sentence.to_owned() } else { format!("{sentence}.") }
}
