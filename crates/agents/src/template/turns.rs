//! Plain text that is a dialogue, as models before Messages were asked: `Human:` and `Assistant:` at the start of lines.

use aws_wire::bedrock_runtime::types::ConversationRole;

const MARKERS: [(&str, ConversationRole); 2] =
    [("Human:", ConversationRole::User), ("Assistant:", ConversationRole::Assistant)];

/// A text before the first marker, then the turns; none when nobody human speaks. All markers stand as far from the margin as
/// the first: templates are pasted from indented source code, and examples in them are indented further. The first line stood
/// `indent` blanks from the margin.
pub(super) fn read(text: &str, indent: usize) -> Option<(&str, Vec<(ConversationRole, &str)>)> {
    let mut before = text;
    let mut turns = Vec::new();
    let mut open: Option<(ConversationRole, usize)> = None;
    let mut margin = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let words = line.trim_start_matches([' ', '\t']);
        let blanks = line.len() - words.len();
        let distance = if at == 0 { indent } else { blanks };
        let marker = MARKERS.iter().find(|(marker, _)| words.starts_with(marker));
        if let Some((marker, role)) = marker.filter(|_| *margin.get_or_insert(distance) == distance) {
            match open.replace((*role, at + blanks + marker.len())) {
                None => before = &text[..at],
                Some((role, start)) => turns.push((role, text[start..at].trim())),
            }
        }
        at += line.len();
    }
    turns.extend(open.map(|(role, start)| (role, text[start..].trim())));
    turns.iter().any(|(role, _)| *role == ConversationRole::User).then_some((before.trim(), turns))
}
