//! The router: the model names who takes a request.

use crate::answer_text;
use crate::parser::parsed::Route;
use crate::parser::tags::{inside, plain, unescape};

/// Reads `<a>…</a>`: a collaborator's name or one of the words for the supervisor itself.
///
/// What names nobody is [`Route::Undecided`], so that the supervisor takes the request: `agents` are the names that there
/// are. Without the tags the whole text counts.
#[must_use]
pub fn route(raw: &str, agents: &[&str]) -> Route {
    let text = plain(raw);
    let spoken = answer_text::read(&text).answer;
    let word = match inside(&text, "a", true) {
        Some(word) => unescape(word.trim()).into_owned(),
        None => spoken.trim().trim_end_matches('.').to_owned(),
    };
    match word.as_str() {
        "undecidable" => Route::Undecided,
        "knowledge_base" => Route::KnowledgeBase,
        "tool_use" => Route::ToolUse,
        "keep_previous_agent" => Route::KeepPrevious,
        name => {
            let exact = agents.iter().find(|agent| **agent == name);
            let found = exact.or_else(|| agents.iter().find(|agent| agent.eq_ignore_ascii_case(name)));
            found.map_or(Route::Undecided, |agent| Route::Agent { name: (*agent).to_owned(), input: None })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_are_read() {
        let agents = ["Flights", "Hotels"];
        let to = |name: &str| Route::Agent { name: name.into(), input: None };
        for (text, expected) in [
            ("<a>Flights</a>", to("Flights")),
            ("<thinking>Hotels?</thinking>\n<a> hotels", to("Hotels")),
            ("Flights.", to("Flights")),
            ("<a>undecidable</a>", Route::Undecided),
            ("<a>keep_previous_agent</a>", Route::KeepPrevious),
            ("<a>knowledge_base</a>", Route::KnowledgeBase),
            ("<a>tool_use</a>", Route::ToolUse),
            ("<a>Trains</a>", Route::Undecided),
            ("", Route::Undecided),
        ] {
            assert_eq!(route(text, &agents), expected, "{text}");
        }
    }
}
