//! Prompt templates: read once when an agent is prepared, filled in for each model call.
//!
//! A template is a Messages-style JSON document or plain text, which then is the system prompt. Its placeholders are
//! `$name$`. The document is taken apart *before* values are put in, so a value that holds quotes, newlines or
//! placeholders stays a value: it can neither break the JSON nor become template.

use std::sync::Arc;

use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message, SystemContentBlock};
use serde_json::Value;

/// A template that has been read.
#[derive(Clone, Debug, PartialEq)]
pub struct Template {
    system: Vec<Text>,
    messages: Vec<TemplateMessage>,
}

/// Why a template can't be read, with the place in its text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem}")]
pub struct TemplateError {
    /// What is wrong, where.
    pub problem: String,
}

#[derive(Clone, Debug, PartialEq)]
struct TemplateMessage {
    role: ConversationRole,
    text: Text,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Text(Vec<Segment>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Segment {
    Literal(String),
    Placeholder(String),
}

const HISTORY: &str = "conversation_history";
const QUESTION: &str = "question";
const SCRATCHPAD: &str = "agent_scratchpad";

/// The values of placeholders: `None` for a name that is none, which leaves its text as it stands.
pub type Values<'a> = &'a dyn Fn(&str) -> Option<String>;

impl Template {
    /// Reads a template. Raw newlines inside JSON strings and a trailing `"""` are tolerated, as people paste them.
    ///
    /// # Errors
    /// A template that begins as a JSON object but is none, or whose members have other forms than a Messages request.
    pub fn read(text: &str) -> Result<Self, TemplateError> {
        let trimmed = text.trim().trim_start_matches("\"\"\"").trim_end_matches("\"\"\"").trim();
        if !trimmed.starts_with('{') {
            return Ok(Self { system: vec![Text::read(trimmed)], messages: Vec::new() });
        }
        let document: Value = serde_json::from_str(&escape_raw_controls(trimmed))
            .map_err(|error| TemplateError { problem: format!("Invalid JSON in the prompt: {error}") })?;
        let system = match document.get("system") {
            None | Some(Value::Null) => Vec::new(),
            Some(system) => texts(system, "system")?,
        };
        let mut messages = Vec::new();
        for (index, message) in list(document.get("messages"), "messages")?.iter().enumerate() {
            let place = format!("messages[{index}]");
            let role = match message.get("role").and_then(Value::as_str) {
                Some("user") => ConversationRole::User,
                Some("assistant") => ConversationRole::Assistant,
                _ => return Err(wrong(&format!("{place}.role"), "`user` or `assistant`")),
            };
            let content = message.get("content").unwrap_or(&Value::Null);
            let parts = texts(content, &format!("{place}.content"))?;
            messages.extend(parts.into_iter().map(|text| TemplateMessage { role, text }));
        }
        Ok(Self { system, messages })
    }

    /// The system prompt with values put in; empty parts are left out.
    #[must_use]
    pub fn system(&self, values: Values<'_>) -> Vec<SystemContentBlock> {
        let texts = self.system.iter().map(|text| text.render(values));
        texts.filter(|text| !text.trim().is_empty()).map(SystemContentBlock::Text).collect()
    }

    /// The messages of a model call: the session's `history`, then `turn`, whose first message is the user's.
    ///
    /// The template says where the three parts stand and what stands around the question; a part that it does not mention
    /// follows the one before it.
    #[must_use]
    pub fn messages(&self, history: &[Arc<Message>], turn: &[Arc<Message>], values: Values<'_>) -> Vec<Arc<Message>> {
        let (question, steps) = turn.split_at(turn.len().min(1));
        let (mut history, mut question, mut steps) = (Some(history), question.first(), Some(steps));
        let (places_history, places_steps) = (self.mentions(HISTORY), self.mentions(SCRATCHPAD));
        let mut out = Vec::with_capacity(turn.len() + self.messages.len() + history.map_or(0, <[_]>::len));
        for message in &self.messages {
            if message.text.mentions(HISTORY) {
                out.extend(history.take().into_iter().flatten().cloned());
            } else if message.text.mentions(SCRATCHPAD) {
                out.extend(steps.take().into_iter().flatten().cloned());
            } else if message.text.mentions(QUESTION) {
                if !places_history {
                    out.extend(history.take().into_iter().flatten().cloned());
                }
                out.extend(question.take().map(|asked| message.around(asked, values)));
                if !places_steps {
                    out.extend(steps.take().into_iter().flatten().cloned());
                }
            } else {
                out.extend(message.literal(values));
            }
        }
        out.extend(history.into_iter().flatten().cloned());
        out.extend(question.cloned());
        out.extend(steps.into_iter().flatten().cloned());
        out
    }

    fn mentions(&self, name: &str) -> bool {
        self.messages.iter().any(|message| message.text.mentions(name))
    }
}

impl TemplateMessage {
    /// The user's message with the template's words around its text.
    fn around(&self, asked: &Arc<Message>, values: Values<'_>) -> Arc<Message> {
        if self.text.0 == [Segment::Placeholder(QUESTION.to_owned())] {
            return asked.clone();
        }
        let with_question = |name: &str| if name == QUESTION { Some(text_of(asked)) } else { values(name) };
        let mut content = vec![ContentBlock::Text(self.text.render(&with_question))];
        content.extend(asked.content.iter().filter(|block| !matches!(block, ContentBlock::Text(_))).cloned());
        Arc::new(Message { role: asked.role, content })
    }

    fn literal(&self, values: Values<'_>) -> Option<Arc<Message>> {
        let text = self.text.render(values);
        let content = vec![ContentBlock::Text(text)];
        (!matches!(&content[..], [ContentBlock::Text(text)] if text.trim().is_empty()))
            .then(|| Arc::new(Message { role: self.role, content }))
    }
}

fn text_of(message: &Message) -> String {
    let texts = message.content.iter().filter_map(|block| match block {
        ContentBlock::Text(text) => Some(text.as_str()),
        _ => None,
    });
    texts.collect::<Vec<_>>().join("\n")
}

impl Text {
    fn read(text: &str) -> Self {
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

    fn render(&self, values: Values<'_>) -> String {
        let mut out = String::new();
        for segment in &self.0 {
            match segment {
                Segment::Literal(text) => out.push_str(text),
                Segment::Placeholder(name) => match values(name) {
                    Some(value) => out.push_str(&value),
                    None => out.extend(["$", name, "$"]),
                },
            }
        }
        out
    }

    fn mentions(&self, wanted: &str) -> bool {
        self.0.iter().any(|segment| matches!(segment, Segment::Placeholder(name) if name == wanted))
    }
}

/// A text, or a list of texts, `{"text": …}` and `{"type": "text", "text": …}`.
fn texts(value: &Value, place: &str) -> Result<Vec<Text>, TemplateError> {
    match value {
        Value::String(text) => Ok(vec![Text::read(text)]),
        Value::Array(parts) => {
            let part = |(index, part): (usize, &Value)| {
                let text = part.as_str().or_else(|| part.get("text")?.as_str());
                text.map(Text::read).ok_or_else(|| wrong(&format!("{place}[{index}]"), "a text"))
            };
            parts.iter().enumerate().map(part).collect()
        }
        _ => Err(wrong(place, "a text or a list of texts")),
    }
}

fn list<'a>(value: Option<&'a Value>, place: &str) -> Result<&'a [Value], TemplateError> {
    match value {
        None | Some(Value::Null) => Ok(&[]),
        Some(Value::Array(list)) => Ok(list),
        Some(_) => Err(wrong(place, "a list")),
    }
}

fn wrong(place: &str, wanted: &str) -> TemplateError {
    TemplateError { problem: format!("Invalid prompt: `{place}` must be {wanted}") }
}

/// JSON with the control characters inside its strings escaped.
fn escape_raw_controls(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 64);
    let (mut inside, mut escaped) = (false, false);
    for c in text.chars() {
        match c {
            '\n' if inside => out.push_str("\\n"),
            '\r' if inside => out.push_str("\\r"),
            '\t' if inside => out.push_str("\\t"),
            _ => out.push(c),
        }
        inside ^= c == '"' && !escaped;
        escaped = inside && c == '\\' && !escaped;
    }
    out
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn user(text: &str) -> Arc<Message> {
        Arc::new(Message { role: ConversationRole::User, content: vec![ContentBlock::Text(text.into())] })
    }

    fn value(name: &str) -> Option<String> {
        (name == "instruction").then(|| "Say \"$question$\"\n".to_owned())
    }

    fn shown(messages: &[Arc<Message>]) -> Vec<String> {
        messages.iter().map(|message| text_of(message)).collect()
    }

    #[test]
    fn pasted_json_with_raw_newlines_and_quotes_in_values_is_filled_in() {
        let template = Template::read(
            "{\"system\": \"\n$instruction$ costs $5 and $unknown$\",\n \"messages\": [\n {\"role\": \"user\", \"content\": \
             [{\"text\": \"Q: $question$\"}]}, {\"role\": \"assistant\", \"content\": \"$agent_scratchpad$\"}]}\"\"\"",
        )
        .unwrap();
        let system = template.system(&value);
        assert_eq!(system, [SystemContentBlock::Text("\nSay \"$question$\"\n costs $5 and $unknown$".into())]);
        let messages = template.messages(&[user("before")], &[user("now"), user("step")], &value);
        assert_eq!(shown(&messages), ["before", "Q: now", "step"]);
    }

    #[test]
    fn plain_text_is_the_system_prompt_and_messages_follow() {
        let template = Template::read("Be $instruction$").unwrap();
        assert_eq!(template.system(&value).len(), 1);
        assert_eq!(shown(&template.messages(&[user("a")], &[user("b"), user("c")], &value)), ["a", "b", "c"]);
    }

    #[test]
    fn broken_templates_say_where() {
        for (text, part) in [
            ("{\"system\": \"x\",}", "line 1"),
            ("{\"messages\": {}}", "messages"),
            ("{\"messages\": [{\"role\": \"system\", \"content\": \"\"}]}", "messages[0].role"),
            ("{\"messages\": [{\"role\": \"user\", \"content\": [1]}]}", "messages[0].content[0]"),
        ] {
            let error = Template::read(text).unwrap_err();
            assert!(error.problem.contains(part), "{text}: {error}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused_and_dollars_survive(text in "\\PC{0,60}") {
            if let Ok(template) = Template::read(&text) && !text.trim().starts_with('{') {
                let system = template.system(&|_| None);
                let joined: String = system.iter().map(|block| match block {
                    SystemContentBlock::Text(text) => text.as_str(),
                    _ => "",
                }).collect();
                let expected = text.trim().trim_start_matches("\"\"\"").trim_end_matches("\"\"\"").trim();
                prop_assert_eq!(joined, expected);
            }
        }
    }
}
