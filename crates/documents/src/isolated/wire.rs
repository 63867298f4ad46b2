//! What passes between the two processes: a line of JSON, then raw bytes, so that neither file nor text is escaped.

use serde::{Deserialize, Serialize};

use crate::{DocumentError, Kind, Limits, Section, Text, Truncation};

/// Most bytes of the line before the text: room for the labels of thousands of sections.
pub(super) const MAX_LINE: usize = 4 << 20;

/// The line before the file.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Request {
    pub(super) kind: Kind,
    pub(super) limits: Limits,
    /// Bytes of the file, which follow.
    pub(super) size: usize,
}

/// The line before the text.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Answer {
    Text { title: Option<String>, sections: Vec<Section>, truncated: Option<Truncation> },
    Error(DocumentError),
}

/// The line and the bytes of a result.
pub(super) fn encode(result: Result<Text, DocumentError>) -> serde_json::Result<(Vec<u8>, String)> {
    let (answer, text) = match result {
        Ok(Text { text, title, sections, truncated }) => (Answer::Text { title, sections, truncated }, text),
        Err(error) => (Answer::Error(error), String::new()),
    };
    let mut line = serde_json::to_vec(&answer)?;
    line.push(b'\n');
    Ok((line, text))
}

/// The result of a whole answer; `None` when it is not one.
pub(super) fn decode(mut answer: Vec<u8>) -> Option<Result<Text, DocumentError>> {
    let end = answer.iter().position(|&byte| byte == b'\n')?;
    let parsed = serde_json::from_slice(&answer[..end]).ok()?;
    answer.drain(..=end);
    Some(match parsed {
        Answer::Error(error) => Err(error),
        Answer::Text { title, sections, truncated } => {
            let text = String::from_utf8(answer).ok()?;
            let inside = |section: &Section| text.get(section.range.clone()).is_some();
            if !sections.iter().all(inside) {
                return None;
            }
            Ok(Text { text, title, sections, truncated })
        }
    })
}
