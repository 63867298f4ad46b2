//! The end of a turn: its answer as chunks, or what it waits for. It is stored before the last event leaves.

use std::borrow::Cow;
use std::sync::Arc;

use aws_wire::bedrock_agent_runtime::types::{Citation, Type};
use aws_wire::bedrock_runtime::types::{ContentBlock, Message};
use store::sessions::Under;

use super::cites;
use super::events::{Chunk, TurnEvent};
use super::history;
use super::pieces::Pieces;
use super::session::TurnLock;
use super::steps::Turn;
use super::tools::Waiting;
use crate::agent::Agent;
use crate::answer_text::AnswerFilter;
use crate::failure::{Failure, internal};
use crate::knowledge;
use crate::parser::{CitedPart, CitedReader, CitedSpan, CitedText, Piece, cited};
use crate::payloads::{Expanded, Expander, Payloads};

/// Bytes of a chunk, as the service's model bounds them.
const CHUNK_BYTES: usize = 1_000_000;

/// How a turn ends. It is stored before anybody learns of it.
pub(super) enum End {
    /// With an answer or a question.
    Said {
        answer: CitedText,
        /// What the session remembers of the turn.
        messages: Vec<Arc<Message>>,
    },
    /// With an apology; the session forgets the turn.
    Refused(String),
    /// It waits for the caller.
    Waits(Waiting),
}

/// How the answer leaves: in one chunk, or in pieces while the model writes.
#[derive(Debug)]
pub(super) struct Answering {
    pieces: Option<Pieces>,
    /// What has left, or is about to.
    streamed: String,
    /// Reads what the model writes while it writes it.
    reader: Option<Reader>,
    /// The characters of the answer up to which its citations were settled while it was written.
    settled: usize,
    citations: Vec<Citation>,
    /// What the parts of the answer to come rest on.
    pub(super) told: Told,
}

/// Who tells what the parts of an answer rest on.
#[derive(Debug, Default)]
pub(super) enum Told {
    /// The tags in it.
    #[default]
    ByTags,
    /// Something else, whose parts stand in the answer as they are.
    Parts(Vec<CitedPart>),
}

impl Told {
    /// What a function named; nothing means that it leaves it to the tags.
    pub(super) fn by_function(parts: Vec<CitedPart>) -> Self {
        if parts.is_empty() { Self::ByTags } else { Self::Parts(parts) }
    }
}

impl Answering {
    /// An answer of this agent.
    pub(super) fn new(stream_interval: Option<usize>, agent: &Agent) -> Self {
        Self {
            pieces: stream_interval.map(Pieces::new),
            streamed: String::new(),
            reader: Reader::of(agent),
            settled: 0,
            citations: Vec::new(),
            told: Told::ByTags,
        }
    }

    /// What separates the answer from the rest of a model's text; none when the answer leaves in one chunk.
    pub(super) fn filter(&self, plain_is_answer: bool) -> Option<AnswerFilter> {
        self.pieces.as_ref().map(|_| AnswerFilter::new(plain_is_answer))
    }

    /// Cites what was said last.
    fn cite(&mut self, citation: Citation) {
        match &mut self.pieces {
            Some(pieces) => pieces.cite(citation),
            None => self.citations.push(citation),
        }
    }
}

/// Reads an answer: takes out the tags of parts and sources, which only agents that may find sources are asked to write, and
/// puts contents in place of references. Contents are no part of what the model wrote, and leave as they are.
#[derive(Debug)]
struct Reader {
    cited: CitedReader,
    /// None where the model is not told of references.
    expander: Option<Expander>,
}

impl Reader {
    /// What reads the answers of this agent; none where they leave as they are.
    fn of(agent: &Agent) -> Option<Self> {
        let expander = agent.shares_payloads().then(Expander::default);
        cites(agent).then(|| Self { cited: CitedReader::default(), expander })
    }

    /// Takes the next piece of the answer.
    fn push(&mut self, text: &str, payloads: &Payloads) -> Vec<Piece> {
        let Self { cited, expander } = self;
        let Some(expander) = expander else { return cited.push(text) };
        let mut pieces = Vec::new();
        expander.push(text, payloads, |expanded| {
            pieces.extend(match expanded {
                Expanded::Written(text) => cited.push(text),
                Expanded::Content(text) => cited.push_content(text),
            });
        });
        pieces
    }

    /// Reads the whole of an answer.
    fn whole(mut self, text: &str, payloads: &Payloads) -> CitedText {
        let mut pieces = self.push(text, payloads);
        let held = self.expander.map(Expander::finish).unwrap_or_default();
        pieces.extend(self.cited.push(&held));
        pieces.extend(self.cited.finish());
        pieces.into_iter().collect()
    }
}

impl Turn {
    /// Takes a piece of the answer from the model's stream.
    pub(super) async fn stream_answer(&mut self, text: &str) {
        let Some(reader) = &mut self.answering.reader else { return self.say(text).await };
        for piece in reader.push(text, &self.session.state.payloads) {
            match piece {
                Piece::Text(text) => self.say(&text).await,
                Piece::Part(part) => self.settle(&part),
            }
        }
    }

    async fn say(&mut self, text: &str) {
        let answering = &mut self.answering;
        answering.streamed.push_str(text);
        if let Some(chunk) = answering.pieces.as_mut().and_then(|pieces| pieces.push(text)) {
            self.send_chunk(chunk).await;
        }
    }

    fn settle(&mut self, part: &CitedSpan) {
        if let Some(citation) = knowledge::cite(part, |id| self.reference(id)) {
            self.answering.cite(citation);
            self.answering.settled = part.start + part.text.chars().count();
        }
    }

    /// Sends a piece of the answer, in as many chunks as their size asks for; its citations go with the last.
    async fn send_chunk(&self, mut chunk: Chunk) {
        while chunk.text.len() > CHUNK_BYTES {
            let rest = chunk.text.split_off(chunk.text.floor_char_boundary(CHUNK_BYTES));
            let text = std::mem::replace(&mut chunk.text, rest);
            self.caller.events.send(TurnEvent::Chunk(Chunk { text, citations: Vec::new() })).await;
        }
        self.caller.events.send(TurnEvent::Chunk(chunk)).await;
    }

    /// An answer as the user gets it, and what its parts rest on. What a router passes on is the answer as it is.
    fn read(&self, text: String, told: Told) -> CitedText {
        let reader = Reader::of(&self.agent).filter(|_| !self.is_routing());
        let read = match reader {
            Some(reader) => reader.whole(&text, &self.session.state.payloads),
            None => CitedText { text, parts: Vec::new() },
        };
        self.with_sources(read, told)
    }

    /// The same of an answer that was written anew: what it referred to stands in it.
    pub(super) fn cited(&self, text: String, told: Told) -> CitedText {
        let read = match cites(&self.agent) {
            true => cited::read(&text),
            false => CitedText { text, parts: Vec::new() },
        };
        self.with_sources(read, told)
    }

    /// What the parts of an answer rest on. One that cites nothing though answers from look-ups went into it cites those that
    /// stand in it as they are.
    fn with_sources(&self, mut read: CitedText, told: Told) -> CitedText {
        match told {
            _ if !cites(&self.agent) => {}
            Told::Parts(parts) => read.parts = cited::locate(&read.text, &parts),
            Told::ByTags if !read.is_cited() && !self.course.found.parts.is_empty() => {
                read.parts = cited::locate(&read.text, &self.course.found.parts);
            }
            Told::ByTags => {}
        }
        read
    }

    /// Ends the turn with an answer or a question.
    pub(super) async fn finish(
        &mut self,
        kind: Type,
        text: String,
        messages: Vec<Arc<Message>>,
    ) -> Result<End, Failure> {
        let told = std::mem::take(&mut self.answering.told);
        let answer = self.read(text, told);
        let messages = self.as_read(messages, &answer);
        if answer.text.trim().is_empty() {
            let model = &self.agent.foundation_model;
            return Err(Failure::bad_gateway(format!("The model {model} answered nothing."), model));
        }
        self.trace(|tracer| tracer.final_response(kind, answer.text.clone(), self.span())).await;
        let (answer, messages) = match kind {
            Type::Finish => self.rewritten(answer, messages).await?,
            _ => (answer, messages),
        };
        // What waited because of tool syntax in the answer.
        if let Some(rest) = answer.text.strip_prefix(&self.answering.streamed).map(str::to_owned) {
            self.say(&rest).await;
        }
        let settled = self.answering.settled;
        for part in answer.parts.iter().filter(|part| part.start >= settled) {
            self.settle(part);
        }
        Ok(End::Said { answer, messages: self.remembered(&messages) })
    }

    /// The turn's messages, the last with what the user reads: the contents that it refers to, and the sources of what a router
    /// passes on, so that later answers may cite them.
    fn as_read(&self, mut messages: Vec<Arc<Message>>, answer: &CitedText) -> Vec<Arc<Message>> {
        let Some(last) = messages.last_mut() else { return messages };
        if self.is_routing() && answer.is_cited() {
            let parts = knowledge::in_parts(&answer.whole_in_parts());
            Arc::make_mut(last).content = vec![ContentBlock::Text(parts)];
        }
        if self.shares_payloads() {
            for block in &mut Arc::make_mut(last).content {
                if let ContentBlock::Text(said) = block
                    && let Cow::Owned(told) = self.session.state.payloads.tell(said)
                {
                    *said = told;
                }
            }
        }
        messages
    }

    /// Ends the turn without an answer; the session forgets the turn.
    pub(super) async fn apologise(&mut self, apology: String) -> End {
        self.say(&apology).await;
        End::Refused(apology)
    }

    /// Stores how the turn of the agent that was invoked has ended, sets the session free, and sends what is left to send:
    /// whoever reads the last event may call again at once.
    pub(super) async fn deliver(&mut self, end: End, lock: TurnLock) -> Result<(), Failure> {
        let team = &self.place.team;
        let (messages, asked, under) = match end {
            End::Said { messages, .. } => (Some(messages), None, team.to_store()?),
            // Nor do collaborators remember what they did for it.
            End::Refused(_) => (None, None, Vec::new()),
            End::Waits(waiting) => {
                let under = team.to_store()?;
                (None, Some(self.wait(waiting)), under)
            }
        };
        self.session.state.collaborators_session = self.place.team.known_session_id();
        self.store(messages.as_deref(), under).await?;
        drop(lock);
        match asked {
            Some(asked) => self.caller.events.send(TurnEvent::ReturnControl(asked)).await,
            None => self.send_rest().await,
        }
        Ok(())
    }

    /// Stores what there is of the session of the agent that was invoked, with what is new in those of its collaborators.
    pub(super) async fn store(&mut self, messages: Option<&[Arc<Message>]>, under: Vec<Under>) -> Result<(), Failure> {
        if self.agent.is_inline() {
            self.session.state.prompt_session_attributes = self.course.prompt_session_attributes.clone();
        }
        let now = self.runtime.clock.now();
        let (steps, sources) = (self.course.orchestrator.steps(), &self.course.found.sources);
        let turn = messages.map(|messages| history::stored(messages, steps, sources));
        let turn = turn.transpose().map_err(|error| internal(&error))?;
        self.session.commit_with(&self.runtime.store, turn, now, self.agent.idle_session_ttl, under).await
    }

    async fn send_rest(&mut self) {
        match self.answering.pieces.take() {
            Some(pieces) => {
                for chunk in pieces.finish() {
                    self.send_chunk(chunk).await;
                }
            }
            None => {
                let text = std::mem::take(&mut self.answering.streamed);
                let citations = std::mem::take(&mut self.answering.citations);
                self.send_chunk(Chunk { text, citations }).await;
            }
        }
    }
}
