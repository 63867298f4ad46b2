//! Action groups from the outside: real schemas, wrong schemas, hostile ones; calls; answers of functions and callers.

#![allow(clippy::unwrap_used, clippy::expect_used)] // In tests they say what was expected.

mod calls;
mod computer_use;
mod corpus;
mod hostile;
mod http;
mod lambda;
mod mcp;
mod return_control;
mod schemas;
mod tools;

use std::collections::BTreeMap;

use agents::action_groups::{ActionGroup, ApiSource, Definition, Executor, Limits, Problems, parse};
use aws_wire::bedrock_agent_runtime::types::FunctionDefinition;

const ACCOUNT: &str = "123456789012";

/// A group without a schema yet, carried out by a function.
fn definition(name: &str) -> Definition {
    Definition {
        name: name.to_owned(),
        id: None,
        description: None,
        enabled: true,
        executor: Some(Executor::Lambda { arn: "arn:aws:lambda:us-east-1:123456789012:function:actions".to_owned() }),
        functions: None,
        api: None,
        signature: None,
        signature_params: BTreeMap::new(),
    }
}

fn api_with(name: &str, text: &str, limits: &Limits) -> Result<ActionGroup, Problems> {
    let api = Some(ApiSource::Payload(text.to_owned()));
    parse(Definition { api, ..definition(name) }, limits, ACCOUNT)
}

fn api(text: &str) -> Result<ActionGroup, Problems> {
    api_with("group", text, &Limits::default())
}

/// A group of functions in the JSON of the API.
fn functions_with(name: &str, json: &str, limits: &Limits) -> Result<ActionGroup, Problems> {
    let functions: Vec<FunctionDefinition> = serde_json::from_str(json).unwrap();
    parse(Definition { functions: Some(functions), ..definition(name) }, limits, ACCOUNT)
}

fn functions(json: &str) -> ActionGroup {
    functions_with("group", json, &Limits::default()).unwrap()
}

/// The problems, one a line.
fn lines(problems: &Problems) -> String {
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}
