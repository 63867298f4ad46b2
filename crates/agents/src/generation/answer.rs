//! The answer as it is written: its text leaves at once, and what a part rests on when the part is complete. The last event
//! waits until the session is stored.

use aws_wire::bedrock_agent_runtime::types::RetrievedReference;
use aws_wire::bedrock_runtime::types::ContentBlockDelta;
use futures::StreamExt as _;
use models::{ModelEvent, ModelRequest};

use super::{Answering, Generated};
use crate::answer_text::AnswerFilter;
use crate::failure::Failure;
use crate::knowledge::{self, Source};
use crate::parser::{CitedReader, Piece};
use crate::turn::Events;

/// An answer under way.
pub(super) struct Answer {
    events: Events<Generated>,
    last: Option<Generated>,
    sources: Vec<Source>,
    filter: AnswerFilter,
    reader: CitedReader,
    text: String,
}

impl Answer {
    pub(super) fn new(events: Events<Generated>, sources: &[Source]) -> Self {
        let (filter, reader) = (AnswerFilter::new(true).of_words(), CitedReader::default());
        Self { events, last: None, sources: sources.to_vec(), filter, reader, text: String::new() }
    }

    /// Takes more of what the model writes.
    pub(super) async fn push(&mut self, written: &str) {
        let mut passed = String::new();
        self.filter.push(written, &mut passed);
        let pieces = self.reader.push(&passed);
        self.send(pieces).await;
    }

    /// Takes the end; gives the whole text.
    pub(super) async fn end(&mut self) -> String {
        let mut passed = String::new();
        self.filter.finish(&mut passed);
        let mut pieces = self.reader.push(&passed);
        pieces.extend(self.reader.finish());
        self.send(pieces).await;
        self.text.clone()
    }

    /// Sends what waited for the session.
    pub(super) async fn send_last(self) {
        if let Some(last) = self.last {
            self.events.send(last).await;
        }
    }

    async fn send(&mut self, pieces: Vec<Piece>) {
        for piece in pieces {
            let event = match piece {
                Piece::Text(text) => {
                    self.text.push_str(&text);
                    Generated::Text(text)
                }
                Piece::Part(part) => {
                    let known = |id: &String| self.sources.iter().find(|source| source.id == *id);
                    let references: Vec<RetrievedReference> =
                        part.source_ids.iter().filter_map(known).map(|source| source.reference.clone()).collect();
                    Generated::Citation(knowledge::citation(&part, references))
                }
            };
            if let Some(before) = self.last.replace(event) {
                self.events.send(before).await;
            }
        }
    }
}

impl Answering {
    /// Puts a request to the model; gives what it wrote, and hands it on where there is an answer to be written.
    pub(super) async fn converse(
        &self,
        request: ModelRequest,
        mut answer: Option<&mut Answer>,
    ) -> Result<String, Failure> {
        let model_id = request.model_id.clone();
        let failed = |error| Failure::model(&error, &model_id);
        let mut stream = self.runtime.models.converse(request).await.map_err(failed)?;
        let mut written = String::new();
        while let Some(event) = stream.next().await {
            if let ModelEvent::ContentBlockDelta(delta) = event.map_err(failed)?
                && let ContentBlockDelta::Text(text) = delta.delta
            {
                match &mut answer {
                    Some(answer) => answer.push(&text).await,
                    None => written.push_str(&text),
                }
            }
        }
        Ok(written)
    }
}
