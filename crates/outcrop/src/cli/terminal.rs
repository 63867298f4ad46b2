//! What is written to a terminal, and how it looks there.
//!
//! Colours are for people: [`anstream`] leaves them out where the output is no terminal, or NO_COLOR is set. Texts of models,
//! functions and servers are made [`printable`], since a terminal takes control characters for orders.

use std::borrow::Cow;

use anstyle::{AnsiColor, Style};

/// What is beside the point.
pub(crate) const DIM: Style = Style::new().dimmed();
/// What is to be seen first.
pub(crate) const STRONG: Style = Style::new().bold();
/// A step of the model.
pub(crate) const MODEL: Style = AnsiColor::Blue.on_default();
/// A call of a function.
pub(crate) const CALL: Style = AnsiColor::Cyan.on_default();
/// What was reached.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default();
/// What asks for something.
pub(crate) const ASK: Style = AnsiColor::Yellow.on_default();
/// What went wrong.
pub(crate) const BAD: Style = AnsiColor::Red.on_default();

/// A text without characters that a terminal would obey; line ends and tabs stay.
pub(crate) fn printable(text: &str) -> Cow<'_, str> {
    let order = |character: char| character.is_control() && !matches!(character, '\n' | '\t');
    if text.contains(order) {
        text.chars().filter(|character| *character != '\r').map(|it| if order(it) { '\u{fffd}' } else { it }).collect()
    } else {
        Cow::Borrowed(text)
    }
}

/// The first `most` characters of a text, and how many were left out.
pub(crate) fn shortened(text: &str, most: usize) -> Cow<'_, str> {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{} … ({} more characters)", &text[..end], text[end..].chars().count()).into(),
        None => Cow::Borrowed(text),
    }
}

/// A time of a step: `840 ms`, `3.2 s`.
pub(crate) fn duration(milliseconds: i64) -> String {
    match milliseconds {
        ..1000 => format!("{milliseconds} ms"),
        1000..60_000 => format!("{}.{} s", milliseconds / 1000, milliseconds % 1000 / 100),
        _ => format!("{} min {} s", milliseconds / 60_000, milliseconds % 60_000 / 1000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_to_the_terminal_are_not_passed_on() {
        assert_eq!(printable("plain\n\ttext"), "plain\n\ttext");
        assert_eq!(printable("a\u{1b}[31mred\r\n\u{9b}5n"), "a\u{fffd}[31mred\n\u{fffd}5n");
    }

    #[test]
    fn long_texts_say_what_was_left_out() {
        assert_eq!(shortened("äöü", 3), "äöü");
        assert_eq!(shortened("äöü", 1), "ä … (2 more characters)");
    }

    #[test]
    fn times_are_told_as_people_do() {
        assert_eq!([840, 1250, 61_000].map(duration), ["840 ms", "1.2 s", "1 min 1 s"]);
    }
}
