//! The agents that a supervisor leads.
//!
//! An association lies with the supervisor and names an alias of another agent. The collaborator runs as the version that the
//! alias leads to when it is asked, so what it can do changes without the supervisor being prepared again; who is in the team
//! is settled when the supervisor is prepared, and stays in its versions.
//!
//! - [`member`]: what makes an alias a member, checked alike when it is associated, updated and prepared;
//! - [`circle`]: no agent may reach itself through a team;
//! - [`users`]: which teams an alias is in, so that it is not deleted under them.

mod associate;
mod circle;
mod disassociate;
mod get;
mod list;
mod member;
mod update;
mod users;

pub(super) use member::unusable;
pub(super) use users::{need_no_team, serve_by_test_alias};

/// The shape's name, as messages have it.
const PART: &str = "AgentCollaborator";
