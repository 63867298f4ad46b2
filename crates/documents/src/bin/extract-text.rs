//! Prints the text of a file: `extract-text FILE`. What the crate does, to try it on files at hand.

use std::process::ExitCode;

use documents::{Extractor, Kind, Limits, Text, estimate_tokens};

#[tokio::main(flavor = "current_thread")]
async fn run(path: &str) -> Result<Text, String> {
    let kind =
        Kind::of_name(path).ok_or_else(|| format!("{path}: the name's extension is of no kind that can be read"))?;
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let extracted = Extractor::new(Limits::default()).extract(kind, bytes.into()).await;
    extracted.map_err(|error| format!("{path}: {error}"))
}

fn main() -> ExitCode {
    if let Some(code) = documents::child_main() {
        return code;
    }
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: extract-text FILE");
        return ExitCode::FAILURE;
    };
    match run(&path) {
        Ok(Text { text, title, sections, truncated }) => {
            print!("{text}");
            let title = title.map(|title| format!(", title '{title}'")).unwrap_or_default();
            let cut = truncated.map(|cut| format!(", {cut}")).unwrap_or_default();
            eprintln!("about {} tokens, {} sections{title}{cut}", estimate_tokens(&text), sections.len());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
