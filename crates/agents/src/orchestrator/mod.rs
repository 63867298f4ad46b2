//! An orchestrator decides, the runtime does.
//!
//! A turn is a conversation between the two: the runtime reports an [`Event`], the orchestrator answers with a
//! [`Decision`]. An orchestrator does no I/O, reads no clock and rolls no dice, and its state is plain data. So each is
//! tested by events and actions alone, and a turn that waits for its caller (return of control, confirmation) is a saved
//! state that any process can load and go on from.

pub mod custom;
mod direct;
mod knowledge_base;
mod react;
mod router;

use std::sync::Arc;

use aws_wire::bedrock_runtime::types::{ConverseRequest, Message, ToolResultContentBlock, ToolUseBlock};
use serde::{Deserialize, Serialize};

pub use custom::Custom;
pub use direct::Direct;
pub use knowledge_base::KnowledgeBaseAnswer;
pub use react::React;
pub use router::Router;

use crate::action_groups::BadResponse;
use crate::knowledge::Source;
use crate::parser::{CitedAnswer, Reading};

/// What the runtime reports.
#[derive(Clone, Debug)]
pub enum Event {
    /// The turn begins with this message of the user.
    Start(Arc<Message>),
    /// The model that was invoked answered, and its answer was read.
    ModelAnswered(Box<Reading>),
    /// All tools of [`Action::InvokeTools`] have an outcome, in the order in which they were asked for.
    ToolsReturned(Vec<ToolOutcome>),
    /// The classifier of [`Action::Classify`] answered: the call that sends the request to a collaborator, or none when the
    /// supervisor is to take it.
    Routed(Option<ToolUseBlock>),
    /// The function of [`Action::InvokeOrchestrator`] answered, and its answer was read.
    OrchestratorAnswered(Box<custom::Answer>),
    /// The model of [`Action::Converse`] answered.
    Conversed(Box<models::Answer>),
    /// The text of [`Action::StreamAnswer`] has left.
    AnswerStreamed,
    /// [`Action::LookUp`] found this.
    LookedUp(Vec<Source>),
    /// The model of [`Action::Respond`] answered, and its answer was read.
    Responded(CitedAnswer),
}

/// What the runtime is to do next.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Call the model with the session's history and then these messages of the turn.
    InvokeModel(Vec<Arc<Message>>),
    /// Run these tools, in parallel where they allow it.
    InvokeTools(Vec<ToolUseBlock>),
    /// Have the classifier say who takes this message of the user.
    Classify(Arc<Message>),
    /// Call the agent's orchestration function.
    InvokeOrchestrator(custom::Call),
    /// Put this request to its model, as it is.
    Converse(Box<ConverseRequest>),
    /// Let this text leave as the next piece of the answer.
    StreamAnswer(String),
    /// Search a knowledge base.
    LookUp {
        /// Its id.
        knowledge_base_id: String,
        /// What is looked for.
        text: String,
    },
    /// Have the model make a cited answer of what was found.
    Respond {
        /// The id of the knowledge base that was searched.
        knowledge_base_id: String,
        /// What was looked for.
        text: String,
        /// What was found.
        sources: Vec<Source>,
    },
    /// End the turn with an answer.
    Finish {
        /// What the user gets.
        answer: String,
        /// What the session remembers of the turn.
        messages: Vec<Arc<Message>>,
    },
    /// End the turn with a question to the user, whose answer begins the next turn.
    AskUser {
        /// What the user gets.
        question: String,
        /// What the session remembers of the turn.
        messages: Vec<Arc<Message>>,
    },
    /// End the turn with an apology, since the model's answers cannot be used.
    GiveUp {
        /// What the user gets.
        apology: String,
        /// What the trace says.
        reason: &'static str,
    },
    /// End the turn with an error: it has had as many iterations as it may have.
    StopAtLimit {
        /// How many that was.
        iterations: u32,
    },
    /// End the turn with an error: its orchestration function has been called as often as it may be.
    StopAtCalls {
        /// How often that was.
        calls: u32,
    },
    /// End the turn with an error: the orchestration function asked for what cannot be done.
    Refuse(BadResponse),
}

/// An action and the thoughts that led to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// What the model thought, if it said so.
    pub rationale: Option<String>,
    /// What the model is told about an answer that could not be used.
    pub reprompt: Option<String>,
    /// What is to be done.
    pub action: Action,
}

impl From<Action> for Decision {
    fn from(action: Action) -> Self {
        Self { rationale: None, reprompt: None, action }
    }
}

/// What became of a tool call.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToolOutcome {
    /// The call that it answers.
    pub tool_use_id: String,
    /// What the model is to read.
    pub content: Vec<ToolResultContentBlock>,
    /// Whether the model is to see it as a failure that it may mend.
    pub error: bool,
}

impl ToolOutcome {
    /// An outcome that is a text.
    pub fn text(tool_use_id: impl Into<String>, text: impl Into<String>, error: bool) -> Self {
        Self { tool_use_id: tool_use_id.into(), content: vec![ToolResultContentBlock::Text(text.into())], error }
    }
}

/// Decides what happens next in a turn.
pub trait Orchestrator {
    /// Takes an event and says what to do.
    fn on(&mut self, event: Event) -> Decision;
}

/// The orchestrators that there are, as a turn that waits keeps them.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum AnyOrchestrator {
    /// The default loop.
    React(React),
    /// A classifier decides first who takes the request.
    Router(Router),
    /// The orchestration prompt is disabled.
    Direct(Direct),
    /// A function of the agent's author decides.
    Custom(Custom),
    /// A knowledge base answers alone.
    KnowledgeBase(KnowledgeBaseAnswer),
}

impl AnyOrchestrator {
    /// Whether what happens now is a router's doing and not its supervisor's.
    #[must_use]
    pub fn is_routing(&self) -> bool {
        matches!(self, Self::Router(router) if router.is_routing())
    }

    /// Leaves out of the turn's messages what only says what was wrong with an answer of the model.
    pub fn forget_corrections(&mut self) {
        match self {
            Self::React(react) => react.forget_corrections(),
            Self::Router(router) => router.forget_corrections(),
            Self::Direct(_) | Self::Custom(_) | Self::KnowledgeBase(_) => {}
        }
    }

    /// The steps that a later turn's orchestration function is shown.
    #[must_use]
    pub fn steps(&self) -> &[custom::Step] {
        match self {
            Self::React(_) | Self::Router(_) | Self::Direct(_) | Self::KnowledgeBase(_) => &[],
            Self::Custom(custom) => custom.steps(),
        }
    }
}

impl Orchestrator for AnyOrchestrator {
    fn on(&mut self, event: Event) -> Decision {
        match self {
            Self::React(react) => react.on(event),
            Self::Router(router) => router.on(event),
            Self::Direct(direct) => direct.on(event),
            Self::Custom(custom) => custom.on(event),
            Self::KnowledgeBase(answer) => answer.on(event),
        }
    }
}
