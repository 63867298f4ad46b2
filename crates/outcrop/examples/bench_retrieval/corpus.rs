//! The project's own documents in sections, and the questions about them.

use std::collections::BTreeSet;
use std::path::Path;

use serde::Deserialize;

/// A chunk is not longer than this, in bytes.
const CHUNK: usize = 1_200;
/// What lists every behaviour in a line once more; it would answer each question beside the section that is meant.
const LEFT_OUT: &str = "behaviours.md";

/// A question and the sections that answer it, as `file.md#Heading`.
#[derive(Deserialize)]
pub(crate) struct Question {
    pub(crate) question: String,
    pub(crate) sections: BTreeSet<String>,
}

/// A piece of a section.
pub(crate) struct Piece {
    pub(crate) section: String,
    pub(crate) text: String,
}

pub(crate) fn questions() -> Vec<Question> {
    include_str!("../../../knowledge/bench/questions.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The documents in pieces, a list for each file.
pub(crate) fn pieces(folder: &Path) -> Vec<(String, Vec<Piece>)> {
    let mut files = Vec::new();
    for part in ["", "decisions"] {
        for entry in std::fs::read_dir(folder.join(part)).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            if name.ends_with(".md") && name != LEFT_OUT {
                let name = if part.is_empty() { name } else { format!("{part}/{name}") };
                let text = std::fs::read_to_string(folder.join(&name)).unwrap();
                files.push((name.clone(), pieces_of(&name, &text)));
            }
        }
    }
    files.sort_by(|(a, _), (b, _)| a.cmp(b));
    files
}

/// Cuts at headings, then between paragraphs, then between lines.
fn pieces_of(name: &str, text: &str) -> Vec<Piece> {
    let (mut pieces, mut section, mut code) = (Vec::<Piece>::new(), String::new(), false);
    for line in text.lines() {
        code ^= line.starts_with("```");
        let heading = line.trim_start_matches('#');
        let begins = heading.len() < line.len() && heading.starts_with(' ') && !code;
        if begins {
            section = format!("{name}#{}", heading.trim());
        }
        match pieces.last_mut() {
            Some(last) if !begins && last.section == section && last.text.len() + line.len() < CHUNK => {
                last.text.push('\n');
                last.text.push_str(line);
            }
            _ => pieces.push(Piece { section: section.clone(), text: line.to_owned() }),
        }
    }
    pieces.retain(|piece| !piece.text.trim().is_empty());
    pieces
}
