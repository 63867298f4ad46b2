//! Action groups: what an agent can do, told to the model as tools and carried out by functions.
//!
//! People describe actions in one of AWS's two forms, a list of functions or an OpenAPI schema. Both become the same
//! [`ActionGroup`] of [`Action`]s here, so that the rest of the runtime does not ask which form it was. Everything is
//! pure: reading a schema, making tools of it, checking a model's call, writing a function's event, reading its answer.
//!
//! The way of one action through this module:
//!
//! 1. [`Definition`] takes the shapes of either service; [`parse`] makes an [`ActionGroup`] of it or says every problem;
//! 2. [`tools`] tells the model what there is, [`find`] goes back from a tool's name to its action;
//! 3. [`Action::read_call`] checks the model's arguments and splits them into parameters and body: a [`Call`];
//! 4. a function gets [`lambda_event`] and its answer is read by [`read_lambda_response`], or the caller of the agent
//!    gets [`return_control_input`] and sends what [`check_results`] reads.

mod call;
mod group;
mod limits;
mod problem;

pub use call::{Argument, Call, CallBody, Reprompt};
pub use group::{
    Action, ActionGroup, BuiltIn, Executor, Kind, Location, Parameter, RequestBody, Target, USER_INPUT_TOOL,
};
pub use limits::Limits;
pub use problem::{Place, Problem, Problems};
