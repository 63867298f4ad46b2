//! Checking what the caller of an agent sends back for the actions that were handed to it.

use std::collections::BTreeMap;

use aws_wire::bedrock_agent_runtime::types::{
    ActionInvocationType, ConfirmationState, ContentBody, ImageInput, InvocationInputMember, InvocationResultMember,
    ResponseState, ReturnControlPayload,
};

use super::{ActionResult, Outcome};

/// What the caller answered for one action.
#[derive(Clone, Debug, PartialEq)]
pub enum Returned {
    /// The caller carried the action out, or says by `responseState` why it did not.
    Result(ActionResult),
    /// The user agreed; the action has now to be carried out, by its function or by the caller.
    Confirmed,
    /// The user refused.
    Denied,
}

/// What the caller answered for one action, and how it said so.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Given {
    pub(crate) returned: Returned,
    pub(crate) result: InvocationResultMember,
}

/// Results that do not fit what was asked. The text is the message of a `ValidationException`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Validation failed: {0}")]
pub struct BadResults(String);

/// Matches results to the actions that were asked for: one for each, in the order in which they were asked.
///
/// A result names its action by group and function, or path and method, and its agent by `agentId`, which may be the
/// collaborator's name too. `agentId` may be left out where one agent alone asked for the action. Where an agent asked for one
/// action several times, its results count in their order.
///
/// # Errors
/// Another invocation id, a result for what was not asked, for what several agents asked, a missing one, or one without what was
/// asked for.
pub fn check_results(
    asked: &ReturnControlPayload,
    invocation_id: Option<&str>,
    results: &[InvocationResultMember],
) -> Result<Vec<Returned>, BadResults> {
    let given = match_results(asked, invocation_id, results)?;
    Ok(given.into_iter().map(|given| given.returned).collect())
}

/// The same, with the results themselves.
pub(crate) fn match_results(
    asked: &ReturnControlPayload,
    invocation_id: Option<&str>,
    results: &[InvocationResultMember],
) -> Result<Vec<Given>, BadResults> {
    let id = asked.invocation_id.as_deref().unwrap_or_default();
    match invocation_id {
        Some(given) if given == id => {}
        Some(given) => return Err(BadResults(format!("Unexpected invocationId: {given}. The pending one is {id}."))),
        None => return Err(BadResults(format!("sessionState.invocationId is missing. The pending one is {id}."))),
    }
    let inputs: Vec<Asked> = asked.invocation_inputs.iter().flatten().map(Asked::of).collect();
    let mut returned: Vec<Option<Given>> = vec![None; inputs.len()];
    for member in results {
        let result = Answer::of(member);
        let open = |place: &usize| returned[*place].is_none() && inputs[*place].is_answered_by(&result);
        let mut places = (0..inputs.len()).filter(open);
        let Some(place) = places.next() else { return Err(unexpected(&inputs, &returned, &result, id)) };
        let others: Vec<usize> = places.filter(|other| inputs[*other].asker() != inputs[place].asker()).collect();
        if result.agent_id.is_none() && !others.is_empty() {
            return Err(ambiguous(&inputs, std::iter::once(place).chain(others), id));
        }
        returned[place] = Some(Given { returned: read(&inputs[place], result, id)?, result: member.clone() });
    }
    let missing: Vec<String> =
        inputs.iter().zip(&returned).filter(|(_, it)| it.is_none()).map(|(input, _)| input.name()).collect();
    if !missing.is_empty() {
        return Err(BadResults(format!(
            "No result for {} of invocationId: {id}. Send one for each action that was asked for.",
            missing.join("; ")
        )));
    }
    Ok(returned.into_iter().flatten().collect())
}

/// A result that does not say which of several agents it is for.
fn ambiguous(inputs: &[Asked], places: impl Iterator<Item = usize>, id: &str) -> BadResults {
    let places: Vec<usize> = places.collect();
    let name = places.first().map(|place| inputs[*place].key.name()).unwrap_or_default();
    let agents: Vec<String> = places.iter().map(|place| inputs[*place].agent()).collect();
    BadResults(format!(
        "The result for {name} of invocationId: {id} has no agentId, and several agents asked for it: {}. Say in agentId which \
         of them it is for.",
        agents.join("; ")
    ))
}

fn unexpected(inputs: &[Asked], returned: &[Option<Given>], result: &Answer, id: &str) -> BadResults {
    let (group, agent) = (result.key.group, result.agent_id);
    let what = match result.key.target {
        Target::Function(name) => format!("actionGroup: {group} or function : {}", name.unwrap_or("null")),
        Target::Api(path, method) => {
            let (path, method) = (path.unwrap_or("null"), method.unwrap_or("null"));
            format!("actionGroup: {group} or apiPath : {path} or httpMethod : {method}")
        }
    };
    let open: Vec<String> =
        inputs.iter().zip(returned).filter(|(_, it)| it.is_none()).map(|(input, _)| input.name()).collect();
    let same = inputs.iter().find(|input| input.key == result.key);
    let cause = match (same, agent) {
        (Some(_), Some(given)) if !inputs.iter().any(|it| it.key == result.key && it.is_of(given)) => {
            let askers: Vec<String> = inputs.iter().filter(|it| it.key == result.key).map(Asked::agent).collect();
            format!("The action was asked for by {}, not {given}.", askers.join("; "))
        }
        (Some(_), _) => "There are more results for it than it was asked for.".to_owned(),
        (None, _) if open.is_empty() => "Everything that was asked for has its result already.".to_owned(),
        (None, _) => format!("Asked for were {}.", open.join("; ")),
    };
    BadResults(format!("Unexpected {what} encountered for invocationId: {id}. {cause}"))
}

/// What one result says. A refusal counts first, whether or not consent was asked for: nothing is carried out then. Next
/// comes `responseState`, with which the caller speaks for the action whatever it was asked for.
fn read(asked: &Asked, answer: Answer, id: &str) -> Result<Returned, BadResults> {
    let lacks =
        |member: &str| BadResults(format!("The result for {} of invocationId: {id} has no {member}.", asked.name()));
    let (state, confirmation) = (answer.state, answer.confirmation);
    if confirmation == Some(ConfirmationState::Deny) {
        return Ok(Returned::Denied);
    }
    if asked.kind != ActionInvocationType::Result && state.is_none() {
        if confirmation.is_none() {
            return Err(lacks("confirmationState; it is CONFIRM or DENY"));
        }
        // Its function carries it out now, so that a result of the caller's would be another's.
        if asked.kind == ActionInvocationType::UserConfirmation {
            return Ok(Returned::Confirmed);
        }
    }
    match content(answer.bodies) {
        Some((text, images)) => Ok(Returned::Result(result(text, images, &answer))),
        None if state == Some(ResponseState::Failure) || (state.is_none() && answer.http_status_code.is_some()) => {
            Ok(Returned::Result(result(String::new(), Vec::new(), &answer)))
        }
        None if state.is_none() && asked.kind == ActionInvocationType::UserConfirmationAndResult => {
            Ok(Returned::Confirmed)
        }
        None if confirmation.is_some() => {
            Err(lacks("responseBody with a body or images; its RESULT was asked for, no confirmation"))
        }
        None => Err(lacks("responseBody with a body or images")),
    }
}

fn result(text: String, images: Vec<ImageInput>, answer: &Answer) -> ActionResult {
    let outcome = match answer.state {
        None => Outcome::Answer(text),
        Some(ResponseState::Reprompt) => Outcome::Reprompt(text),
        Some(ResponseState::Failure) => Outcome::Failure(text),
    };
    ActionResult { outcome, images, http_status_code: answer.http_status_code }
}

/// The text of the preferred content type, and the images of all.
fn content(bodies: Option<&BTreeMap<String, ContentBody>>) -> Option<(String, Vec<ImageInput>)> {
    let bodies = bodies?;
    let preferred = ["TEXT", "application/json"].iter().filter_map(|name| bodies.get(*name)).chain(bodies.values());
    let text = preferred.into_iter().find_map(|content| content.body.clone());
    let images: Vec<ImageInput> = bodies.values().filter_map(|content| content.images.clone()).flatten().collect();
    if text.is_none() && images.is_empty() {
        return None;
    }
    Some((text.unwrap_or_default(), images))
}

/// What identifies an action in a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key<'a> {
    group: &'a str,
    target: Target<'a>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target<'a> {
    Function(Option<&'a str>),
    /// Path and method.
    Api(Option<&'a str>, Option<&'a str>),
}

struct Asked<'a> {
    key: Key<'a>,
    agent_id: Option<&'a str>,
    collaborator_name: Option<&'a str>,
    kind: ActionInvocationType,
}

struct Answer<'a> {
    key: Key<'a>,
    agent_id: Option<&'a str>,
    bodies: Option<&'a BTreeMap<String, ContentBody>>,
    state: Option<ResponseState>,
    confirmation: Option<ConfirmationState>,
    http_status_code: Option<i32>,
}

impl<'a> Asked<'a> {
    fn of(input: &'a InvocationInputMember) -> Self {
        let (group, target, (agent_id, collaborator_name), kind) = match input {
            InvocationInputMember::FunctionInvocationInput(it) => {
                let target = Target::Function(it.function.as_deref());
                (&it.action_group, target, (&it.agent_id, &it.collaborator_name), it.action_invocation_type)
            }
            InvocationInputMember::ApiInvocationInput(it) => {
                let target = Target::Api(it.api_path.as_deref(), it.http_method.as_deref());
                (&it.action_group, target, (&it.agent_id, &it.collaborator_name), it.action_invocation_type)
            }
        };
        Self {
            key: Key { group, target },
            agent_id: agent_id.as_deref(),
            collaborator_name: collaborator_name.as_deref(),
            kind: kind.unwrap_or(ActionInvocationType::Result),
        }
    }

    fn is_answered_by(&self, answer: &Answer) -> bool {
        self.key.fits(answer.key) && answer.agent_id.is_none_or(|given| self.is_of(given))
    }

    /// Whether the agent that asked goes by this.
    fn is_of(&self, agent: &str) -> bool {
        self.agent_id.is_none_or(|asked| asked == agent) || self.collaborator_name == Some(agent)
    }

    /// Who asked.
    fn asker(&self) -> (Option<&'a str>, Option<&'a str>) {
        (self.agent_id, self.collaborator_name)
    }

    /// Who asked, in words.
    fn agent(&self) -> String {
        let id = self.agent_id.unwrap_or_default();
        self.collaborator_name.map_or_else(|| format!("agentId {id}"), |name| format!("agentId {id} ({name})"))
    }

    fn name(&self) -> String {
        match self.collaborator_name {
            Some(_) => format!("{} of {}", self.key.name(), self.agent()),
            None => self.key.name(),
        }
    }
}

impl<'a> Answer<'a> {
    fn of(result: &'a InvocationResultMember) -> Self {
        match result {
            InvocationResultMember::FunctionResult(it) => Self {
                key: Key { group: &it.action_group, target: Target::Function(it.function.as_deref()) },
                agent_id: it.agent_id.as_deref(),
                bodies: it.response_body.as_ref(),
                state: it.response_state,
                confirmation: it.confirmation_state,
                http_status_code: None,
            },
            InvocationResultMember::ApiResult(it) => Self {
                key: Key {
                    group: &it.action_group,
                    target: Target::Api(it.api_path.as_deref(), it.http_method.as_deref()),
                },
                agent_id: it.agent_id.as_deref(),
                bodies: it.response_body.as_ref(),
                state: it.response_state,
                confirmation: it.confirmation_state,
                http_status_code: it.http_status_code,
            },
        }
    }
}

impl Key<'_> {
    fn name(&self) -> String {
        let group = self.group;
        match self.target {
            Target::Function(name) => format!("actionGroup: {group}, function: {}", name.unwrap_or_default()),
            Target::Api(path, method) => {
                format!("actionGroup: {group}, {} {}", method.unwrap_or_default(), path.unwrap_or_default())
            }
        }
    }

    /// Whether a result's key means the same action; a method counts in any case.
    fn fits(&self, answer: Key<'_>) -> bool {
        self.group == answer.group
            && match (self.target, answer.target) {
                (Target::Api(path, Some(method)), Target::Api(given_path, Some(given_method))) => {
                    path == given_path && method.eq_ignore_ascii_case(given_method)
                }
                (asked, given) => asked == given,
            }
    }
}
