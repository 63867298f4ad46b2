//! Post-processing: the model writes the answer anew.

use super::UnreadableAnswer;
use crate::answer_text;
use crate::parser::parsed::PostProcessing;
use crate::parser::tags::{inside, plain};
use crate::prompts::PromptKind;

/// Reads the new answer: what stands in `<final_response>`, else the text without thoughts.
///
/// # Errors
/// An answer without any text.
pub fn post_processing(raw: &str) -> Result<PostProcessing, UnreadableAnswer> {
    let text = plain(raw);
    let answer = match inside(&text, "final_response", true) {
        Some(answer) => answer.trim().to_owned(),
        None => answer_text::read(&text).answer,
    };
    if answer.is_empty() {
        return Err(UnreadableAnswer { prompt: PromptKind::PostProcessing, problem: "it has no text" });
    }
    Ok(PostProcessing { text: answer, citations: Vec::new() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_final_response_is_read_with_and_without_tags() {
        for (text, answer) in [
            ("<thinking>x</thinking><final_response>\n30 it is.\n</final_response> bye", "30 it is."),
            ("<final_response>30", "30"),
            ("<thinking>x</thinking> 30", "30"),
        ] {
            assert_eq!(post_processing(text).unwrap().text, answer);
        }
        assert!(post_processing("<final_response> </final_response>").is_err());
    }
}
