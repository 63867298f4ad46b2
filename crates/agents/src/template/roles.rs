//! Messages as providers take them: the user begins, and the roles alternate.

use std::sync::Arc;

use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message};

/// Stands before a conversation that the assistant begins.
const BEGINNING: &str = "(The conversation begins.)";

/// Merges neighbours of one role, puts a beginning before an assistant's first words, and takes the blanks from the end of
/// an assistant's last ones, which providers would go on from. Messages without content are left out.
pub(super) fn alternate(messages: Vec<Arc<Message>>) -> Vec<Arc<Message>> {
    let mut out: Vec<Arc<Message>> = Vec::with_capacity(messages.len() + 1);
    for message in messages {
        if message.content.is_empty() {
            continue;
        }
        match out.last_mut() {
            None if message.role == ConversationRole::Assistant => {
                let content = vec![ContentBlock::Text(BEGINNING.to_owned())];
                out.push(Arc::new(Message { role: ConversationRole::User, content }));
                out.push(message);
            }
            Some(last) if last.role == message.role => {
                Arc::make_mut(last).content.extend(message.content.iter().cloned());
            }
            _ => out.push(message),
        }
    }
    if let Some(last) = out.last_mut()
        && last.role == ConversationRole::Assistant
        && let Some(ContentBlock::Text(text)) = last.content.last()
        && text.ends_with(char::is_whitespace)
        && let Some(ContentBlock::Text(text)) = Arc::make_mut(last).content.last_mut()
    {
        text.truncate(text.trim_end().len());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn say(role: ConversationRole, texts: &[&str]) -> Arc<Message> {
        let content = texts.iter().map(|text| ContentBlock::Text((*text).to_owned())).collect();
        Arc::new(Message { role, content })
    }

    #[test]
    fn neighbours_merge_and_the_user_begins() {
        use ConversationRole::{Assistant, User};
        let given = vec![
            say(Assistant, &["hello"]),
            say(User, &["a"]),
            say(User, &[]),
            say(User, &["b", "c"]),
            say(Assistant, &["So: \n"]),
        ];
        let kept = given[1].clone();
        let out = alternate(given);
        assert_eq!(
            out,
            [
                say(User, &[BEGINNING]),
                say(Assistant, &["hello"]),
                say(User, &["a", "b", "c"]),
                say(Assistant, &["So:"])
            ]
        );
        // What is merged is a copy: the session's own message stays as it is.
        assert_eq!(kept, say(User, &["a"]));
        assert!(alternate(Vec::new()).is_empty());
    }
}
