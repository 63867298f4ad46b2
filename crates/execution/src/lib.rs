//! Hosts functions as AWS Lambda does: child processes served over the Lambda Runtime API.
//!
//! An agent acts through functions, and those functions were written for Lambda: a handler
//! `module.function`, an event, a context object, environment variables, cold and warm starts,
//! time-outs that kill. This crate runs such a function unchanged on one machine
//! ([`Functions`]), or passes the call on to a Lambda endpoint elsewhere ([`RemoteEndpoint`]).
//!
//! The crate knows neither the HTTP API of Lambda nor the store: whoever keeps function
//! definitions calls [`Functions::put`] for each of them.
//!
//! How a call goes: [`Functions::invoke`] finds the function's pool; the pool hands out an idle
//! process or starts one; the process fetches the event with its long poll on the Runtime API and
//! posts its answer there. Processes speak HTTP on loopback and know only their own secret path,
//! so that one function cannot take another's events.

mod causes;
mod code;
mod config;
mod environment;
mod error;
mod failure;
mod functions;
pub mod http_actions;
mod interpreter;
mod invocation;
mod log;
pub mod mcp;
mod memory;
mod name;
mod output;
mod pool;
mod process;
mod remote;
mod runtime_api;
mod spec;
mod watchdog;
mod work_dir;

pub use config::FunctionsConfig;
pub use error::ExecutionError;
pub use functions::Functions;
pub use invocation::{FunctionExecutor, FunctionFailure, Invocation, Outcome};
pub use log::LogEvent;
pub use name::{FunctionArn, FunctionName, InvalidFunctionName};
pub use remote::{RemoteConfig, RemoteCredentials, RemoteEndpoint};
pub use spec::{Code, FunctionSpec, Language, Runtime, UnsupportedRuntime};
