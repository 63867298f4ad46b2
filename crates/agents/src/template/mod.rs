//! Prompt templates: read once when an agent is prepared, filled in for each model call.
//!
//! A template is a Messages-style JSON document or plain text. Its placeholders are `$name$`. It is taken apart *before*
//! values are put in, so a value that holds quotes, newlines or placeholders stays a value: it can neither break the JSON
//! nor become template.

mod document;
mod roles;
mod text;
mod transcript;
mod turns;

use std::borrow::Cow;
use std::sync::Arc;

use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message, SystemContentBlock};

use text::Text;
pub use transcript::{Show, transcript};

/// A template that has been read.
#[derive(Clone, Debug, PartialEq)]
pub struct Template {
    system: Vec<Text>,
    messages: Vec<Part>,
}

/// Why a template can't be read, with the place in its text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{problem}")]
pub struct TemplateError {
    /// What is wrong, where.
    pub problem: String,
}

/// A text of a message; a message of several texts is several parts of one role.
#[derive(Clone, Debug, PartialEq)]
struct Part {
    role: ConversationRole,
    text: Text,
}

const HISTORY: &str = "conversation_history";
const QUESTION: &str = "question";
const SCRATCHPAD: &str = "agent_scratchpad";

/// The values of a prompt's placeholders.
pub trait Values {
    /// The value for a name, empty for what the agent does not use; `None` for a name that is no placeholder of the prompt,
    /// which leaves its text as it stands.
    fn get(&self, name: &str) -> Option<Cow<'_, str>>;
}

/// The conversation that an orchestration prompt goes on with.
#[derive(Clone, Copy, Debug)]
pub struct Conversation<'a> {
    /// The session's earlier turns.
    pub history: &'a [Arc<Message>],
    /// This turn: the user's message, then the steps so far.
    pub turn: &'a [Arc<Message>],
}

/// What a model is asked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rendered {
    /// The system prompt; blank parts are left out.
    pub system: Vec<SystemContentBlock>,
    /// The messages: the user begins, and the roles alternate.
    pub messages: Vec<Arc<Message>>,
}

impl Template {
    /// A template that says nothing: the conversation alone.
    pub(crate) fn bare() -> Self {
        Self { system: Vec::new(), messages: Vec::new() }
    }

    /// Reads a template: JSON when it begins with a brace, else plain text.
    ///
    /// In plain text `Human:` and `Assistant:` at the start of lines make messages. Tolerated in JSON: raw newlines and
    /// control characters in strings, trailing commas, the quotes and escapes of a text block (`"""`), and every form in
    /// which a text is written: a string, `{"text": …}`, lists of these.
    ///
    /// # Errors
    /// A template that begins as a JSON object but is none, or whose members have other forms than a Messages request.
    pub fn read(text: &str) -> Result<Self, TemplateError> {
        document::read(text)
    }

    /// Whether a placeholder stands anywhere in the template.
    #[must_use]
    pub fn mentions(&self, name: &str) -> bool {
        self.texts().any(|text| text.mentions(name))
    }

    /// Whether these words stand anywhere in the template, placeholders aside.
    #[must_use]
    pub fn says(&self, words: &str) -> bool {
        self.texts().any(|text| text.says(words))
    }

    /// Bytes of the template's own words.
    pub(crate) fn len(&self) -> usize {
        self.texts().map(Text::len).sum()
    }

    /// The prompt with everything put in as text. A template without messages is the user's message.
    #[must_use]
    pub fn render(&self, values: &dyn Values) -> Rendered {
        let system = self.system(values);
        let messages: Vec<_> = self.messages.iter().filter_map(|part| part.literal(values)).collect();
        if messages.is_empty() {
            let texts = system.into_iter().filter_map(|block| match block {
                SystemContentBlock::Text(text) => Some(ContentBlock::Text(text)),
                _ => None,
            });
            let message = Message { role: ConversationRole::User, content: texts.collect() };
            return Rendered { system: Vec::new(), messages: roles::alternate(vec![Arc::new(message)]) };
        }
        Rendered { system, messages: roles::alternate(messages) }
    }

    /// The prompt that goes on with a conversation, whose messages keep their structure.
    ///
    /// `$conversation_history$` and `$agent_scratchpad$` alone in a text stand for messages; inside a text they become text.
    /// `$question$` stands for the user's message, with what the template says around its text. What the template does not
    /// mention follows in this order: history, question, steps. Results of tools never become part of the system prompt:
    /// `$agent_scratchpad$` is empty there, and the steps follow as messages.
    #[must_use]
    pub fn converse(&self, conversation: &Conversation<'_>, values: &dyn Values) -> Rendered {
        let (question, steps) = conversation.turn.split_at(conversation.turn.len().min(1));
        let question = question.first();
        let values = WithConversation { history: conversation.history, question, steps, values };
        let left = |name, messages| (!self.mentions(name)).then_some(messages);
        let placed = self.messages.iter().any(|part| part.text.mentions(SCRATCHPAD));
        let (mut history, mut steps) = (left(HISTORY, conversation.history), (!placed).then_some(steps));
        let mut asked = question;
        let mut out = Vec::with_capacity(conversation.history.len() + conversation.turn.len() + self.messages.len());
        for part in &self.messages {
            if part.text.is_only(HISTORY) {
                out.extend(conversation.history.iter().cloned());
            } else if part.text.is_only(SCRATCHPAD) {
                out.extend(values.steps.iter().cloned());
            } else if part.role == ConversationRole::User
                && part.text.mentions(QUESTION)
                && let Some(question) = asked.take()
            {
                out.extend(history.take().into_iter().flatten().cloned());
                out.push(part.around(question, &values));
                out.extend(steps.take().into_iter().flatten().cloned());
            } else {
                out.extend(part.literal(&values));
            }
        }
        out.extend(history.into_iter().flatten().cloned());
        out.extend(asked.cloned());
        out.extend(steps.into_iter().flatten().cloned());
        let system = self.system(&WithConversation { steps: &[], ..values });
        Rendered { system, messages: roles::alternate(out) }
    }

    fn system(&self, values: &dyn Values) -> Vec<SystemContentBlock> {
        let texts = self.system.iter().map(|text| text.render(values));
        texts.filter(|text| !text.trim().is_empty()).map(SystemContentBlock::Text).collect()
    }

    fn texts(&self) -> impl Iterator<Item = &Text> {
        self.system.iter().chain(self.messages.iter().map(|part| &part.text))
    }
}

impl Part {
    /// The user's message with the template's words around its text.
    fn around(&self, question: &Arc<Message>, values: &dyn Values) -> Arc<Message> {
        if self.text.is_only(QUESTION) {
            return question.clone();
        }
        let mut content = vec![ContentBlock::Text(self.text.render(values))];
        content.extend(question.content.iter().filter(|block| !matches!(block, ContentBlock::Text(_))).cloned());
        Arc::new(Message { role: question.role, content })
    }

    fn literal(&self, values: &dyn Values) -> Option<Arc<Message>> {
        let text = self.text.render(values);
        (!text.trim().is_empty())
            .then(|| Arc::new(Message { role: self.role, content: vec![ContentBlock::Text(text)] }))
    }
}

/// A prompt's values and the conversation's parts as text.
struct WithConversation<'a> {
    history: &'a [Arc<Message>],
    question: Option<&'a Arc<Message>>,
    steps: &'a [Arc<Message>],
    values: &'a dyn Values,
}

impl Values for WithConversation<'_> {
    fn get(&self, name: &str) -> Option<Cow<'_, str>> {
        match name {
            HISTORY => Some(transcript(self.history, Show::Talk).into()),
            QUESTION => Some(self.question.map(|question| text_of(question)).unwrap_or_default().into()),
            SCRATCHPAD => Some(scratchpad(self.steps).into()),
            _ => self.values.get(name),
        }
    }
}

/// The steps as text: those of a model that writes its calls in words as they stand, so that it reads on where it stopped.
fn scratchpad(steps: &[Arc<Message>]) -> String {
    let written = |block: &ContentBlock| matches!(block, ContentBlock::Text(_));
    if steps.iter().flat_map(|message| &message.content).all(written) {
        return steps.iter().map(|message| text_of(message)).collect::<Vec<_>>().join("\n");
    }
    transcript(steps, Show::Steps)
}

fn text_of(message: &Message) -> String {
    let texts = message.content.iter().filter_map(|block| match block {
        ContentBlock::Text(text) => Some(text.as_str()),
        _ => None,
    });
    texts.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests;
