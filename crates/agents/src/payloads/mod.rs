//! Payload references: a long content is written by a model once at the most, and referred to by its id from then on.
//!
//! What agents of a team say to each other is often long and passed on as it is, and a supervisor that writes it again pays for
//! each token and waits for it. So a long reply of a collaborator reaches the supervisor's model inside
//! `<br:payload id="ID">…</br:payload>`, and where the model writes `<br:share_payload id="ID"/>`, the receiver – another
//! collaborator, or the user – gets the content in its place. The model may also give an id of its own to what it writes, in the
//! same form, and refer to that later.
//!
//! All of it happens between a supervisor and those it talks to, its actions among them: nobody else sees a tag. Contents are
//! data. Tags inside a content mean nothing: it is put in as it is and never read again, so nothing expands twice. Contents
//! belong to the supervisor's session and are kept with it, within [`MAX_KEPT`]; an id is never given to another content.

mod expander;
mod tags;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;

pub(crate) use expander::{Expanded, Expander};
use tags::Tag;

/// Bytes from which on a reply is given an id: a tag and a reference cost about as much as a hundred bytes of text.
const LONG: usize = 500;
/// Bytes of all contents of a session; the oldest are given up for new ones.
const MAX_KEPT: usize = 512 * 1024;
/// Contents of a session, for the same reason.
const MAX_CONTENTS: usize = 64;
/// Bytes that references in one text may put into it.
const MAX_EXPANDED: usize = 1_000_000;

/// The contents that a supervisor's model can refer to, as its session keeps them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Payloads {
    /// How many ids were given so far.
    given: u64,
    /// Oldest first.
    kept: Vec<Payload>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Payload {
    id: String,
    text: String,
}

/// What is wrong with the references in what the model sends, in words for the model that follow a colon.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum BadReference {
    /// It names no content.
    #[error("it refers to the payload {id}, which there is not. {known}")]
    Unknown {
        /// What it names.
        id: String,
        /// Which ids there are.
        known: String,
    },
    /// It gives an id to a content that another content has.
    #[error("the payload id {0} belongs to another content already. Choose another id.")]
    Taken(String),
    /// What it refers to is too long together.
    #[error("the payloads that it refers to are longer than {MAX_EXPANDED} bytes together.")]
    TooLong,
}

impl Payloads {
    /// Whether there is nothing to refer to.
    #[must_use]
    pub(crate) fn is_empty(&self) -> bool {
        self.given == 0 && self.kept.is_empty()
    }

    /// What the supervisor's model is told of a collaborator's reply, which may be `shown` in another form than it is passed on
    /// in: inside a payload's tags if it is long. Tags that it has itself are made harmless.
    #[must_use]
    pub(crate) fn receive(&mut self, reply: String, shown: Option<String>) -> String {
        let shown = tags::harmless(shown.as_deref().unwrap_or(&reply)).into_owned();
        if reply.len() < LONG || reply.len() > MAX_KEPT {
            return shown;
        }
        let id = match self.kept.iter().find(|it| it.text == reply) {
            Some(known) => known.id.clone(),
            None => {
                let id = self.new_id();
                self.keep(id.clone(), reply);
                id
            }
        };
        tags::around(&id, &shown)
    }

    /// A message of the supervisor's model as the collaborator gets it: with contents in place of references, and without
    /// tags. What the model gave an id is kept under it.
    ///
    /// # Errors
    /// A reference or an id that cannot be used; nothing is kept then.
    pub(crate) fn send<'a>(&mut self, message: &'a str) -> Result<Cow<'a, str>, BadReference> {
        let mut left = MAX_EXPANDED;
        self.send_within(message, &mut left)
    }

    /// The input of a call as whoever carries it out gets it: with its texts as [messages](Self::send) are sent; none where that
    /// changes nothing.
    ///
    /// # Errors
    /// A reference or an id that cannot be used; nothing is kept then.
    pub(crate) fn send_input(&mut self, input: &Value) -> Result<Option<Value>, BadReference> {
        if !has_tags(input) {
            return Ok(None);
        }
        let (mut sent, mut after, mut left) = (input.clone(), self.clone(), MAX_EXPANDED);
        after.expand(&mut sent, &mut left)?;
        *self = after;
        Ok(Some(sent))
    }

    fn expand(&mut self, value: &mut Value, left: &mut usize) -> Result<(), BadReference> {
        match value {
            Value::String(text) => {
                if let Cow::Owned(sent) = self.send_within(text, left)? {
                    *text = sent;
                }
                Ok(())
            }
            Value::Array(items) => items.iter_mut().try_for_each(|item| self.expand(item, left)),
            Value::Object(members) => members.values_mut().try_for_each(|member| self.expand(member, left)),
            Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
        }
    }

    /// A text with contents of so many bytes at the most.
    fn send_within<'a>(&mut self, message: &'a str, left: &mut usize) -> Result<Cow<'a, str>, BadReference> {
        let mut out = String::new();
        let mut at = 0;
        let mut open: Option<(&str, usize)> = None;
        let mut own: Vec<Payload> = Vec::new();
        for (place, tag) in tags::find(message) {
            out.push_str(&message[at..place.start]);
            at = place.end;
            match tag {
                Tag::Open(Some(id)) if open.is_none() => open = Some((id, out.len())),
                Tag::Close => {
                    if let Some((id, start)) = open.take() {
                        let text = out[start..].to_owned();
                        if own.iter().any(|it| it.id == id && it.text != text) || self.is_taken(id, &text) {
                            return Err(BadReference::Taken(id.to_owned()));
                        }
                        own.push(Payload { id: id.to_owned(), text });
                    }
                }
                Tag::Share(id) => {
                    let id = id.unwrap_or_default();
                    let text = own.iter().find(|it| it.id == id).map(|it| it.text.as_str()).or_else(|| self.text(id));
                    let text = text.ok_or_else(|| self.unknown(id))?;
                    *left = left.checked_sub(text.len()).ok_or(BadReference::TooLong)?;
                    out.push_str(text);
                }
                Tag::Open(_) | Tag::Other => {}
            }
        }
        if at == 0 {
            return Ok(message.into());
        }
        out.push_str(&message[at..]);
        for Payload { id, text } in own {
            if self.text(&id).is_none() && !text.is_empty() && text.len() <= MAX_KEPT {
                self.keep(id, text);
            }
        }
        Ok(out.into())
    }

    /// A text of the model as the user gets it: with contents in place of references, and without tags. References that name
    /// nothing, or too much, are left out.
    #[must_use]
    pub(crate) fn tell<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if tags::find(text).next().is_none() {
            return text.into();
        }
        let (mut expander, mut out) = (Expander::default(), String::new());
        expander.push(text, self, |(Expanded::Written(text) | Expanded::Content(text))| out.push_str(text));
        out.push_str(&expander.finish());
        out.into()
    }

    fn text(&self, id: &str) -> Option<&str> {
        self.kept.iter().find(|it| it.id == id).map(|it| it.text.as_str())
    }

    fn is_taken(&self, id: &str, text: &str) -> bool {
        self.text(id).is_some_and(|known| known != text) || (self.text(id).is_none() && self.was_given(id))
    }

    /// Whether an id was given by us once, to a content that may be gone.
    fn was_given(&self, id: &str) -> bool {
        id.strip_prefix('p').and_then(|number| number.parse::<u64>().ok()).is_some_and(|number| number <= self.given)
    }

    fn unknown(&self, id: &str) -> BadReference {
        let ids: Vec<_> = self.kept.iter().map(|it| it.id.as_str()).collect();
        let known = match ids.is_empty() {
            true => "There are none. Write the content itself.".to_owned(),
            false => format!("There are: {}.", ids.join(", ")),
        };
        BadReference::Unknown { id: id.to_owned(), known }
    }

    fn new_id(&mut self) -> String {
        loop {
            self.given += 1;
            let id = format!("p{}", self.given);
            // The model may have had the same idea.
            if self.text(&id).is_none() {
                return id;
            }
        }
    }

    fn keep(&mut self, id: String, text: String) {
        self.kept.push(Payload { id, text });
        let mut bytes: usize = self.kept.iter().map(|it| it.text.len()).sum();
        while bytes > MAX_KEPT || self.kept.len() > MAX_CONTENTS {
            bytes -= self.kept.remove(0).text.len();
        }
    }
}

fn has_tags(value: &Value) -> bool {
    match value {
        Value::String(text) => tags::find(text).next().is_some(),
        Value::Array(items) => items.iter().any(has_tags),
        Value::Object(members) => members.values().any(has_tags),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

#[cfg(test)]
mod tests;
