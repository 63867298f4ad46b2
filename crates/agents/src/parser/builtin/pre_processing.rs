//! Pre-processing: the model sorts the user's text into one of five categories.

use std::sync::LazyLock;

use regex::Regex;

use super::UnreadableAnswer;
use crate::answer_text;
use crate::parser::parsed::PreProcessing;
use crate::parser::tags::{inside, pattern, plain};
use crate::prompts::PromptKind;

/// The category by its letter, where the tags are left out: alone on a line, or after the word.
static LETTER: LazyLock<Regex> = LazyLock::new(|| pattern(r"(?im)(?:^\W*|\bcategory\W{1,4})([A-E])\W*$"));

/// Reads the category. A (harmful), B (about the agent's insides) and C (out of its reach) stop the turn; D and E (an
/// answer to the agent's question) let it go on.
///
/// # Errors
/// An answer without a category: whether the text is harmless is then unknown.
pub fn pre_processing(raw: &str) -> Result<PreProcessing, UnreadableAnswer> {
    let text = plain(raw);
    let read = answer_text::read(&text);
    let unreadable = |problem| UnreadableAnswer { prompt: PromptKind::PreProcessing, problem };
    let letter = match inside(&text, "category", true) {
        Some(category) => letter(category).ok_or_else(|| unreadable("its <category> is none of A to E"))?,
        None => {
            let last = LETTER.captures_iter(&read.answer).last();
            last.and_then(|found| letter(&found[1])).ok_or_else(|| unreadable("it has no <category>"))?
        }
    };
    Ok(PreProcessing { valid: matches!(letter, 'D' | 'E'), rationale: read.rationale })
}

/// `D`, `category d`, `D: can be answered`.
fn letter(category: &str) -> Option<char> {
    let words = category.split(|c: char| !c.is_alphanumeric());
    let mut letters = words.filter(|word| word.len() == 1).filter_map(|word| word.chars().next());
    letters.next().map(|c| c.to_ascii_uppercase()).filter(|c| ('A'..='E').contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn categories_decide() {
        for (text, valid, rationale) in [
            ("<thinking>Asks for an action.</thinking>\n<category>D</category>", true, Some("Asks for an action.")),
            ("<thinking>An answer</thinking><category> e </category>", true, Some("An answer")),
            ("<category>Category B", false, None),
            ("<category>A: harmful</category>", false, None),
            ("The input belongs to category C.", false, None),
            ("<thinking>Not A.</thinking>\n**D**", true, Some("Not A.")),
            (r#"{"content":[{"type":"text","text":"<category>D</category>"}]}"#, true, None),
        ] {
            let read = PreProcessing { valid, rationale: rationale.map(Into::into) };
            assert_eq!(pre_processing(text), Ok(read), "{text}");
        }
    }

    #[test]
    fn an_answer_without_a_category_is_an_error() {
        for (text, problem) in [
            ("I cannot say.", "no <category>"),
            ("", "no <category>"),
            ("<category>F</category>", "none of A to E"),
            ("<thinking>D</thinking>", "no <category>"),
        ] {
            let error = pre_processing(text).unwrap_err().to_string();
            assert!(error.contains(problem), "{text}: {error}");
        }
    }
}
