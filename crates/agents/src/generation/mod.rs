//! RetrieveAndGenerate: an answer from a knowledge base or from a document, without an agent.
//!
//! A question becomes search queries (by a prompt of its own, where there is a conversation to take into account or the
//! question is to be split), the queries find passages, and the model answers from them and names its sources. The answer streams
//! while it is written; what it rests on follows each of its parts.

mod answer;
mod prompts;
mod queries;
mod session;

use std::sync::Arc;

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{
    Citation, KnowledgeBaseRetrievalConfiguration, KnowledgeBaseRetrievalResult, TextInferenceConfig,
};
use aws_wire::bedrock_runtime::types::PerformanceConfiguration;
use aws_wire::{Document, IsoTime};
use futures::future::try_join_all;
use futures::stream::BoxStream;

use crate::failure::Failure;
use crate::knowledge::{self, Source};
use crate::turn::{Events, LookUp, Runtime, run};
use answer::Answer;
use prompts::GenerationPrompts;
use session::Talk;

/// What AWS answers when nothing was found; programs look for it.
const NOTHING_FOUND: &str = "Sorry, I am unable to assist you with this request.";

/// Bytes of text for each token of a model's context. Latin text has four or more, other scripts about three.
const BYTES_PER_TOKEN: usize = 3;

/// A question and what is needed to answer it.
#[derive(Clone, Debug)]
pub struct Question {
    /// The account of knowledge base and session.
    pub account_id: String,
    /// Their region.
    pub region: String,
    /// What is asked.
    pub text: String,
    /// The conversation that it goes on with; none begins one.
    pub session_id: Option<String>,
    /// The key that a new session names, which cannot change while it lives.
    pub kms_key_arn: Option<String>,
    /// The model that answers: an id or ARN.
    pub model_arn: String,
    /// What it answers from.
    pub ground: Ground,
    /// How it is asked for the answer.
    pub generation: Asking,
    /// How it is asked for search queries.
    pub orchestration: Asking,
    /// Whether the question is split into several queries (QUERY_DECOMPOSITION).
    pub decompose: bool,
}

/// What an answer rests on.
#[derive(Clone, Debug)]
pub enum Ground {
    /// What is found in a knowledge base.
    KnowledgeBase {
        /// Its id.
        id: String,
        /// How it is searched.
        configuration: Option<Box<KnowledgeBaseRetrievalConfiguration>>,
    },
    /// These passages, in their order.
    Passages(Vec<KnowledgeBaseRetrievalResult>),
}

/// How a model is asked.
#[derive(Clone, Debug, Default)]
pub struct Asking {
    /// The prompt; the default one when absent.
    pub template: Option<String>,
    /// Settings; what is absent has its default.
    pub inference: TextInferenceConfig,
    /// Members for the provider's own request.
    pub additional_fields: Option<Document>,
    /// The latency that is asked for.
    pub performance: Option<PerformanceConfiguration>,
}

/// Something of the answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Generated {
    /// More of its text; never empty.
    Text(String),
    /// A part of it, which has been sent, and what it rests on; nothing for a part that names no source.
    Citation(Citation),
}

/// An answer on its way.
pub struct Generation {
    /// The session that the next question may go on with.
    pub session_id: String,
    /// The answer. It is written while this is read, and stops when it is dropped.
    pub events: BoxStream<'static, Result<Generated, Failure>>,
}

impl Runtime {
    /// Answers a question from a knowledge base or a document. What can be refused before the answer begins is an error here;
    /// later failures end the stream.
    ///
    /// # Errors
    /// Templates without a placeholder that they need, a session that is not there or under another key, a question of the
    /// session under way, a failing store, a search or the model that was asked for queries.
    pub async fn retrieve_and_generate(self: &Arc<Self>, question: Question) -> Result<Generation, Failure> {
        let prompts = GenerationPrompts::read(&question)?;
        self.check_size(&question)?;
        let talk = Talk::begin(self, &question).await?;
        let session_id = talk.id().to_owned();
        let answering = Answering { runtime: self.clone(), question, prompts, talk };
        let results = answering.results().await?;
        Ok(Generation { session_id, events: run(move |events| answering.answer(results, events)) })
    }
}

impl Runtime {
    /// Bytes of passages that the model can read beside its answer.
    fn room(&self, question: &Question) -> usize {
        let answer = question.generation.inference.max_tokens.map_or(2048, i32::unsigned_abs);
        let window = self.models.context_window(&question.model_arn);
        let tokens = window.map_or(usize::MAX, |window| usize::try_from(window.saturating_sub(answer)).unwrap_or(0));
        tokens.saturating_mul(BYTES_PER_TOKEN)
    }

    /// Refuses a document that the model cannot read at once.
    fn check_size(&self, question: &Question) -> Result<(), Failure> {
        let Ground::Passages(passages) = &question.ground else { return Ok(()) };
        let (size, room) = (passages.iter().map(size).sum::<usize>(), self.room(question));
        if size <= room {
            return Ok(());
        }
        Err(Failure::new(Error::validation(format!(
            "The document has {size} bytes of text where the model {} reads {room} at once. Put it into a knowledge base, or ask \
             about a part of it.",
            question.model_arn
        ))))
    }
}

/// A question that is being answered.
struct Answering {
    runtime: Arc<Runtime>,
    question: Question,
    prompts: GenerationPrompts,
    talk: Talk,
}

impl Answering {
    async fn answer(
        mut self,
        results: Vec<KnowledgeBaseRetrievalResult>,
        events: Events<Generated>,
    ) -> Result<(), Failure> {
        let mut sources = knowledge::sources(results, &*self.runtime.ids, |_| false);
        knowledge::fit(&mut sources, self.runtime.room(&self.question));
        let mut answer = Answer::new(events, &sources);
        if sources.is_empty() {
            answer.push(NOTHING_FOUND).await;
        } else {
            self.generate(&sources, &mut answer).await?;
        }
        let text = answer.end().await;
        if text.is_empty() {
            let model = &self.question.model_arn;
            return Err(Failure::bad_gateway(format!("The model {model} answered nothing."), model));
        }
        self.talk.remember(&self.runtime, &self.question, text).await?;
        answer.send_last().await;
        Ok(())
    }

    /// What the answer is made of, best first; of several searches each gives its best in turn.
    async fn results(&self) -> Result<Vec<KnowledgeBaseRetrievalResult>, Failure> {
        let (id, configuration) = match &self.question.ground {
            Ground::Passages(passages) => return Ok(passages.clone()),
            Ground::KnowledgeBase { id, configuration } => (id, configuration),
        };
        let searches = self.queries().await?.into_iter().map(|text| {
            let look_up = LookUp {
                account_id: self.question.account_id.clone(),
                region: self.question.region.clone(),
                knowledge_base_id: id.clone(),
                text,
                configuration: configuration.as_deref().cloned(),
            };
            async { self.runtime.look_ups.retrieve(look_up).await.map_err(Failure::new) }
        });
        Ok(in_turn(try_join_all(searches).await?))
    }

    async fn queries(&self) -> Result<Vec<String>, Failure> {
        let asked = self.question.decompose || !self.talk.is_new() || self.question.orchestration.template.is_some();
        if !asked {
            return Ok(vec![self.question.text.clone()]);
        }
        let request = self.prompts.queries(&self.question, self.talk.messages(), self.now());
        let written = self.converse(request, None).await?;
        Ok(queries::read(&written, &self.question.text, self.question.decompose))
    }

    async fn generate(&self, sources: &[Source], answer: &mut Answer) -> Result<(), Failure> {
        let request = self.prompts.answer(&self.question, self.talk.messages(), sources, self.now());
        self.converse(request, Some(answer)).await?;
        Ok(())
    }

    fn now(&self) -> IsoTime {
        crate::turn::iso(self.runtime.clock.now())
    }
}

fn size(passage: &KnowledgeBaseRetrievalResult) -> usize {
    knowledge::text_of(Some(&passage.content)).len()
}

/// The results of several searches as one list, each once.
fn in_turn(searches: Vec<Vec<KnowledgeBaseRetrievalResult>>) -> Vec<KnowledgeBaseRetrievalResult> {
    let longest = searches.iter().map(Vec::len).max().unwrap_or(0);
    let mut searches: Vec<_> = searches.into_iter().map(Vec::into_iter).collect();
    let mut out: Vec<KnowledgeBaseRetrievalResult> = Vec::new();
    for _ in 0..longest {
        for result in searches.iter_mut().filter_map(Iterator::next) {
            if !out.iter().any(|known| known.content == result.content && known.location == result.location) {
                out.push(result);
            }
        }
    }
    out
}
