//! What an agent asks its caller for, answered by the person at the terminal.

use std::collections::BTreeMap;
use std::io::Write as _;

use anyhow::bail;
use aws_wire::bedrock_agent_runtime::types::{
    ActionInvocationType, ApiInvocationInput, ApiResult, ConfirmationState, ContentBody, FunctionInvocationInput,
    FunctionResult, InvocationInputMember, InvocationResultMember, ReturnControlPayload,
};

use super::input::Input;
use crate::cli::Failure;
use crate::cli::terminal::{ASK, printable};

/// Answers of a person: whether the action may be, and its result where that is asked for.
struct Answer {
    confirmed: Option<bool>,
    result: Option<String>,
}

/// Asks for everything that the agent wants to know.
///
/// # Errors
/// When the input ends before.
pub(super) fn answer(
    asked: &ReturnControlPayload,
    input: &mut Input,
    quiet: bool,
) -> Result<Vec<InvocationResultMember>, Failure> {
    let members = asked.invocation_inputs.iter().flatten();
    members.map(|member| result_of(member, input, quiet)).collect()
}

fn result_of(
    member: &InvocationInputMember,
    input: &mut Input,
    quiet: bool,
) -> Result<InvocationResultMember, Failure> {
    match member {
        InvocationInputMember::FunctionInvocationInput(call) => {
            let Answer { confirmed, result } = ask(&function(call), call.action_invocation_type, input, quiet)?;
            Ok(InvocationResultMember::FunctionResult(FunctionResult {
                action_group: call.action_group.clone(),
                agent_id: call.agent_id.clone(),
                function: call.function.clone(),
                confirmation_state: confirmed.map(state),
                response_body: result.map(|text| body("TEXT", text)),
                response_state: None,
            }))
        }
        InvocationInputMember::ApiInvocationInput(call) => {
            let Answer { confirmed, result } = ask(&api(call), call.action_invocation_type, input, quiet)?;
            Ok(InvocationResultMember::ApiResult(ApiResult {
                action_group: call.action_group.clone(),
                agent_id: call.agent_id.clone(),
                api_path: call.api_path.clone(),
                http_method: call.http_method.clone(),
                http_status_code: result.is_some().then_some(200),
                confirmation_state: confirmed.map(state),
                response_body: result.map(|text| body("application/json", text)),
                response_state: None,
            }))
        }
    }
}

fn ask(call: &str, kind: Option<ActionInvocationType>, input: &mut Input, quiet: bool) -> Result<Answer, Failure> {
    use ActionInvocationType::{Result, UserConfirmation, UserConfirmationAndResult};
    let kind = kind.unwrap_or(Result);
    if !quiet {
        let wants = if kind == Result { "The agent wants a result of" } else { "The agent wants to call" };
        writeln!(anstream::stdout(), "{ASK}{wants}{ASK:#} {}", printable(call))?;
    }
    let confirmed = if kind == Result { None } else { Some(confirm(input)?) };
    let result = match kind {
        UserConfirmation => None,
        UserConfirmationAndResult if confirmed == Some(false) => None,
        Result | UserConfirmationAndResult => Some(line(input, "Result: ")?),
    };
    Ok(Answer { confirmed, result })
}

fn confirm(input: &mut Input) -> Result<bool, Failure> {
    loop {
        match line(input, "May it? [y/n] ")?.trim().to_lowercase().as_str() {
            "y" | "yes" => return Ok(true),
            "n" | "no" => return Ok(false),
            other if !input.is_terminal() => {
                bail!("the agent waits for a confirmation, y or n, and the input has '{other}'")
            }
            _ => {}
        }
    }
}

fn line(input: &mut Input, prompt: &str) -> Result<String, Failure> {
    match input.line(prompt)? {
        Some(line) => Ok(line),
        None => bail!("the agent waits for an answer; its session can be gone on with"),
    }
}

fn state(confirmed: bool) -> ConfirmationState {
    if confirmed { ConfirmationState::Confirm } else { ConfirmationState::Deny }
}

fn body(kind: &str, text: String) -> BTreeMap<String, ContentBody> {
    BTreeMap::from([(kind.to_owned(), ContentBody { body: Some(text), images: None })])
}

fn function(call: &FunctionInvocationInput) -> String {
    let parameters = call.parameters.iter().flatten().map(|it| pair(it.name.as_ref(), it.value.as_ref()));
    let parameters: Vec<_> = parameters.collect();
    format!("{}({})", call.function.as_deref().unwrap_or(&call.action_group), parameters.join(", "))
}

fn api(call: &ApiInvocationInput) -> String {
    let (method, path) =
        (call.http_method.as_deref().unwrap_or_default(), call.api_path.as_deref().unwrap_or_default());
    let content = call.request_body.iter().flat_map(|body| &body.content).flat_map(BTreeMap::values);
    let body = content.flat_map(|content| &content.properties).flatten();
    let parameters = call.parameters.iter().flatten().map(|it| pair(it.name.as_ref(), it.value.as_ref()));
    let parameters: Vec<_> = parameters.chain(body.map(|it| pair(it.name.as_ref(), it.value.as_ref()))).collect();
    format!("{} {path}({})", method.to_uppercase(), parameters.join(", "))
}

fn pair(name: Option<&String>, value: Option<&String>) -> String {
    let text = |part: Option<&String>| part.cloned().unwrap_or_default();
    format!("{} = {}", text(name), text(value))
}
