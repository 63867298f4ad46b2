//! The knowledge bases that an agent searches.
//!
//! An association lies with the agent, and says what the model is told of the knowledge base. It outlives the knowledge base, as
//! on AWS: a look-up then says that there is none, until the association is taken away.

mod associate;
mod disassociate;
mod get;
mod list;
mod update;

/// The shape's name, as messages have it.
const PART: &str = "AgentKnowledgeBase";
