//! Texts cut at what a model reads, where the model would refuse them otherwise.

/// The start of a text in at most `bytes` bytes, whole characters.
pub(crate) fn at_bytes(text: &str, bytes: usize) -> &str {
    &text[..text.floor_char_boundary(bytes)]
}

/// The start of a text in at most `characters` characters.
pub(crate) fn at_characters(text: &str, characters: usize) -> &str {
    text.char_indices().nth(characters).map_or(text, |(end, _)| &text[..end])
}
