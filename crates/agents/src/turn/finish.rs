//! The end of a turn: its answer as chunks, stored before the last of them leaves.

use std::sync::Arc;

use aws_wire::bedrock_agent_runtime::types::Type;
use aws_wire::bedrock_runtime::types::Message;

use super::events::TurnEvent;
use super::history;
use super::steps::Turn;
use crate::answer_text::{AnswerFilter, Pieces};
use crate::failure::{Failure, internal};

/// Bytes of a chunk, as the service's model bounds them.
const CHUNK_BYTES: usize = 1_000_000;

/// How the answer leaves: in one chunk, or in pieces while the model writes.
#[derive(Debug)]
pub(super) struct Answering {
    pieces: Option<Pieces>,
    streamed: String,
}

impl Answering {
    pub(super) fn new(stream_interval: Option<usize>) -> Self {
        Self { pieces: stream_interval.map(Pieces::new), streamed: String::new() }
    }

    /// What separates the answer from the rest of a model's text; none when the answer leaves in one chunk.
    pub(super) fn filter(&self, plain_is_answer: bool) -> Option<AnswerFilter> {
        self.pieces.as_ref().map(|_| AnswerFilter::new(plain_is_answer))
    }
}

impl Turn {
    /// Takes a piece of the answer from the model's stream.
    pub(super) async fn stream_answer(&mut self, text: &str) {
        let answering = &mut self.answering;
        answering.streamed.push_str(text);
        if let Some(chunk) = answering.pieces.as_mut().and_then(|pieces| pieces.push(text)) {
            self.send_chunk(chunk).await;
        }
    }

    /// Sends a piece of the answer, in as many chunks as their size asks for.
    async fn send_chunk(&self, mut text: String) {
        while text.len() > CHUNK_BYTES {
            let rest = text.split_off(text.floor_char_boundary(CHUNK_BYTES));
            self.events.send(TurnEvent::Chunk(std::mem::replace(&mut text, rest))).await;
        }
        self.events.send(TurnEvent::Chunk(text)).await;
    }

    /// Ends the turn with an answer or a question.
    pub(super) async fn finish(
        &mut self,
        kind: Type,
        text: String,
        messages: Vec<Arc<Message>>,
    ) -> Result<(), Failure> {
        if text.trim().is_empty() {
            let model = &self.agent.foundation_model;
            return Err(Failure::bad_gateway(format!("The model {model} answered nothing."), model));
        }
        self.trace(|tracer| tracer.final_response(kind, text.clone(), self.span())).await;
        let (text, messages) = match kind {
            Type::Finish => self.rewritten(text, messages).await?,
            _ => (text, messages),
        };
        // What waited because of tool syntax in the answer.
        if let Some(rest) = text.strip_prefix(&self.answering.streamed) {
            self.stream_answer(rest).await;
        }
        let messages = self.remembered(&messages);
        self.commit(Some(&messages)).await?;
        self.send_rest().await;
        Ok(())
    }

    /// Ends the turn without an answer; the session forgets the turn.
    pub(super) async fn apologise(&mut self, apology: String) -> Result<(), Failure> {
        self.stream_answer(&apology).await;
        self.commit(None).await?;
        self.send_rest().await;
        Ok(())
    }

    /// Stores what the turn leaves behind and sets the session free: whoever reads the last event may call again at once.
    pub(super) async fn commit(&mut self, messages: Option<&[Arc<Message>]>) -> Result<(), Failure> {
        self.store(messages).await?;
        self.lock = None;
        Ok(())
    }

    /// Stores what there is of the session; the turn goes on.
    pub(super) async fn store(&mut self, messages: Option<&[Arc<Message>]>) -> Result<(), Failure> {
        if self.agent.is_inline() {
            self.session.state.prompt_session_attributes = self.course.prompt_session_attributes.clone();
        }
        let now = self.runtime.clock.now();
        let turn = messages.map(|messages| history::stored(messages, self.course.orchestrator.steps()));
        let turn = turn.transpose().map_err(|error| internal(&error))?;
        self.session.commit(&self.runtime.store, turn, now, self.agent.idle_session_ttl).await
    }

    async fn send_rest(&mut self) {
        match self.answering.pieces.take() {
            Some(pieces) => {
                for chunk in pieces.finish() {
                    self.send_chunk(chunk).await;
                }
            }
            None => {
                let answer = std::mem::take(&mut self.answering.streamed);
                self.send_chunk(answer).await;
            }
        }
    }
}
