//! Where the rows of comma-separated values end: at line ends outside of quotation marks.

/// Reads a table character by character.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Quotes {
    state: State,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    /// At the beginning of a field, where a mark opens it.
    #[default]
    Begin,
    /// In a field without marks.
    Bare,
    /// Between marks.
    Quoted,
    /// After a mark between marks: the end of the field, or the first of two that stand for one.
    Mark,
}

impl Quotes {
    /// Takes the next character; says whether a row ends with it.
    pub(super) fn ends_row(&mut self, character: &str) -> bool {
        let is_end = character.ends_with('\n');
        self.state = match (self.state, character) {
            (State::Begin, "\"") | (State::Mark, "\"") => State::Quoted,
            (State::Quoted, "\"") => State::Mark,
            (State::Quoted, _) => State::Quoted,
            (_, "," | ";" | "\t" | "|") => State::Begin,
            _ if is_end => State::Begin,
            _ => State::Bare,
        };
        is_end && self.state == State::Begin
    }
}

/// The length of the first row of a text in bytes, its end included.
pub(super) fn first_row(text: &str) -> usize {
    let mut quotes = Quotes::default();
    let mut buffer = [0; 4];
    let mut rows = text.char_indices().filter(|(_, char)| quotes.ends_row(char.encode_utf8(&mut buffer)));
    rows.next().map_or(text.len(), |(end, char)| end + char.len_utf8())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_end_between_marks_ends_no_row() {
        assert_eq!(first_row("a,b\nc"), 4);
        assert_eq!(first_row("\"a\nb\",c\nd"), 8);
        assert_eq!(first_row("\"a \"\"b\n\"\" c\",d\ne"), 15);
        assert_eq!(first_row("5\" pipe,\"x\"\ny"), 12);
        assert_eq!(first_row("a"), 1);
    }
}
