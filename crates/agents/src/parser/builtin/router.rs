//! The router: the model names who takes a request.

use crate::answer_text;
use crate::parser::parsed::Route;
use crate::parser::tags::{inside, plain, unescape};

/// Reads `<a>…</a>`: a collaborator's name or one of the words for the supervisor itself.
///
/// What names nobody, or several, is [`Route::Undecided`], so that the supervisor takes the request: `agents` are the names that
/// there are. Case matters only where names differ in nothing else. Thoughts do not count; without the tags all the rest does.
#[must_use]
pub fn route(raw: &str, agents: &[&str]) -> Route {
    let spoken = answer_text::read(&plain(raw)).answer;
    let word = match inside(&spoken, "a", true) {
        Some(word) => unescape(word.trim()),
        None => spoken.trim_end_matches('.').into(),
    };
    match word.to_ascii_lowercase().as_str() {
        "undecidable" => Route::Undecided,
        "knowledge_base" => Route::KnowledgeBase,
        "tool_use" => Route::ToolUse,
        "keep_previous_agent" => Route::KeepPrevious,
        _ => {
            let mut fitting = agents.iter().filter(|agent| agent.eq_ignore_ascii_case(&word));
            let only = fitting.next().filter(|_| fitting.next().is_none());
            let found = agents.iter().find(|agent| **agent == word).or(only);
            found.map_or(Route::Undecided, |agent| Route::Agent { name: (*agent).to_owned(), input: None })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_are_read() {
        let agents = ["Flights", "Hotels", "HOTELS", "A&B"];
        let to = |name: &str| Route::Agent { name: name.into(), input: None };
        for (text, expected) in [
            ("<a>Flights</a>", to("Flights")),
            ("<thinking>Hotels?</thinking>\n<a> flights", to("Flights")),
            ("<think>Could be <a>Hotels</a>, but no.</think><a>Flights</a>", to("Flights")),
            ("<thinking>Or <a>Flights</a>?", Route::Undecided),
            ("<answer><a>HOTELS</a></answer>", to("HOTELS")),
            ("<a>hotels</a>", Route::Undecided),
            ("<a>a&amp;b</a>", to("A&B")),
            ("Flights.", to("Flights")),
            ("<a>undecidable</a>", Route::Undecided),
            ("<a>keep_previous_agent</a>", Route::KeepPrevious),
            ("<a>knowledge_base</a>", Route::KnowledgeBase),
            ("<a>Tool_Use</a>", Route::ToolUse),
            ("KEEP_PREVIOUS_AGENT.", Route::KeepPrevious),
            ("<a>Trains</a>", Route::Undecided),
            ("", Route::Undecided),
        ] {
            assert_eq!(route(text, &agents), expected, "{text}");
        }
    }
}
