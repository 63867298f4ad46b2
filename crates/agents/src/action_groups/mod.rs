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
//! 4. a function gets [`lambda_event`] and its answer is read by [`read_lambda_response`], a server gets what
//!    [`http_call`] makes of the call, or the caller of the agent gets [`return_control_input`] and sends what
//!    [`check_results`] reads.
//!
//! The tools of an MCP server are known only once it has been asked; [`ActionGroup::offer`] makes them actions then.

mod call;
mod computer_use;
mod control_results;
mod definition;
mod functions;
mod group;
mod http_call;
mod lambda_event;
mod lambda_response;
mod limits;
mod mcp_tools;
mod names;
mod openapi;
mod parse;
mod problem;
mod result;
mod return_control;
mod servers;
mod tools;
mod unknown;

use serde_json::{Map, Value};

pub use call::{Argument, Call, CallBody, Reprompt};
pub use computer_use::{ComputerUse, anthropic_fields, anthropic_tools};
pub use control_results::{BadResults, Returned, check_results};
pub(crate) use control_results::{Given, match_results};
pub use definition::{ApiSource, Definition};
pub use group::{
    Action, ActionGroup, Arguments, BuiltIn, Executor, Kind, Location, Parameter, RequestBody, Target, USER_INPUT_TOOL,
};
pub use http_call::http_call;
pub use lambda_event::{EventAgent, EventContext, lambda_event};
pub use lambda_response::{BadResponse, LambdaAnswer, read_lambda_response};
/// What the answers of all kinds of functions are read with.
pub(crate) mod answer {
    pub(crate) use super::lambda_response::{attributes, kind, object, wrong};
}
pub use limits::Limits;
pub use mcp_tools::WantedTool;
pub use parse::{check_together, parse};
pub use problem::{Place, Problem, Problems};
pub use result::{ActionResult, FAILED, Outcome};
pub use return_control::{Asker, return_control_input, trace_input};
pub use tools::{asks_user, find, is_user_input, tools};
pub use unknown::unknown_tool;

pub(crate) use servers::named_server;
use tools::in_order;

/// The JSON Schema of a tool's input.
fn object_schema(properties: Map<String, Value>, required: Vec<Value>) -> Value {
    let mut schema = Map::new();
    schema.insert("type".to_owned(), "object".into());
    schema.insert("properties".to_owned(), properties.into());
    if !required.is_empty() {
        schema.insert("required".to_owned(), required.into());
    }
    schema.into()
}
