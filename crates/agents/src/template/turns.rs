//! Plain text that is a dialogue, as models before Messages were asked: `Human:` and `Assistant:` at the start of lines.

use aws_wire::bedrock_runtime::types::ConversationRole;

const MARKERS: [(&str, ConversationRole); 2] =
    [("Human:", ConversationRole::User), ("Assistant:", ConversationRole::Assistant)];

/// A text before the first marker, then the turns; none when nobody human speaks.
pub(super) fn read(text: &str) -> Option<(&str, Vec<(ConversationRole, &str)>)> {
    let mut before = text;
    let mut turns = Vec::new();
    let mut open: Option<(ConversationRole, usize)> = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if let Some((marker, role)) = MARKERS.iter().find(|(marker, _)| line.starts_with(marker)) {
            match open.replace((*role, at + marker.len())) {
                None => before = &text[..at],
                Some((role, start)) => turns.push((role, text[start..at].trim())),
            }
        }
        at += line.len();
    }
    turns.extend(open.map(|(role, start)| (role, text[start..].trim())));
    turns.iter().any(|(role, _)| *role == ConversationRole::User).then_some((before.trim(), turns))
}
