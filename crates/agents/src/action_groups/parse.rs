//! From a definition to an action group, or to everything that is wrong with it.

use std::collections::BTreeSet;

use super::definition::ApiSource;
use super::problem::whole;
use super::{
    ActionGroup, ComputerUse, Definition, Executor, Kind, Limits, Problem, Problems, functions, mcp_tools, openapi,
};

/// What AWS answers when neither schema is given, or both are.
const ONE_SCHEMA: &str = "Failed to create or update ActionGroup. Try providing either apiSchema or functionSchema";

/// The member with the settings of a group without a schema.
pub(super) const PARAMS: &str = "parentActionGroupSignatureParams";

/// Reads an action group's schema and checks the whole of it.
///
/// `account_id` stands in the message of an exceeded quota.
///
/// # Errors
/// Every problem that was found, each with its place; the text of [`Problems`] is the message of a `ValidationException`.
pub fn parse(definition: Definition, limits: &Limits, account_id: &str) -> Result<ActionGroup, Problems> {
    if definition.signature.is_some() { built_in(definition) } else { described(definition, limits, account_id) }
}

/// Checks the groups of one agent against each other: their names, and the names of their tools, are unique.
///
/// # Errors
/// Every name that is there twice.
pub fn check_together(groups: &[ActionGroup]) -> Result<(), Problems> {
    let mut names = BTreeSet::new();
    let mut tools = BTreeSet::new();
    let mut problems = Vec::new();
    for group in groups {
        if !names.insert(&group.name) {
            problems
                .push(whole("actionGroups", format!("two action groups are named '{}'; names are unique", group.name)));
            continue;
        }
        let twice = group.actions().iter().filter(|action| !tools.insert(&action.tool_name));
        problems.extend(twice.map(|action| {
            let cause =
                format!("'{}' of action group '{}' is a tool of another group too", action.tool_name, group.name);
            whole("actionGroups", cause)
        }));
    }
    Problems::check(problems)
}

fn built_in(definition: Definition) -> Result<ActionGroup, Problems> {
    let Definition {
        name,
        id,
        description,
        enabled,
        executor,
        functions,
        api,
        signature: Some(signature),
        signature_params,
    } = definition
    else {
        return Err(whole("parentActionGroupSignature", "it is missing").into());
    };
    let given = [
        ("actionGroupExecutor", executor.is_some()),
        ("apiSchema", api.is_some()),
        ("description", description.is_some()),
        ("functionSchema", functions.is_some()),
    ];
    let refused = given.into_iter().filter(|(_, given)| *given).map(|(member, _)| {
        whole(member, format!("it cannot be given together with the built-in {}; leave it out", signature.signature()))
    });
    let mut problems: Vec<Problem> = refused.collect();
    let kind = match ComputerUse::read(signature, &signature_params, &mut problems) {
        Some(tool) => Kind::ComputerUse(Box::new(tool)),
        None if signature_params.is_empty() => Kind::BuiltIn(signature),
        None => {
            problems.push(whole(PARAMS, format!("{} has no parameters; leave them out", signature.signature())));
            Kind::BuiltIn(signature)
        }
    };
    Problems::check(problems)?;
    Ok(ActionGroup { name, id, description, enabled, kind, warnings: Vec::new() })
}

fn described(definition: Definition, limits: &Limits, account_id: &str) -> Result<ActionGroup, Problems> {
    let Definition { name, id, description, enabled, executor, functions, api, signature: _, signature_params } =
        definition;
    let mut problems = Vec::new();
    if !signature_params.is_empty() {
        problems.push(whole(PARAMS, "they belong to a parentActionGroupSignature, and there is none; leave them out"));
    }
    if executor.is_none() {
        problems.push(whole(
            "actionGroupExecutor",
            "nobody carries the actions out; give lambda, the ARN of a function, or customControl RETURN_CONTROL",
        ));
    }
    let mut warnings = Vec::new();
    let mut executor = executor;
    let actions = match (&mut executor, functions, api) {
        (Some(Executor::Mcp { wanted, .. }), functions, None) => {
            *wanted = mcp_tools::wanted(&name, functions, &mut problems);
            Vec::new()
        }
        (Some(Executor::Mcp { .. }), _, Some(_)) => {
            problems.push(whole("apiSchema", "an MCP server says itself what its tools are; leave the schema out"));
            Vec::new()
        }
        (Some(Executor::Http { .. }), Some(_), None) => {
            let cause = "an HTTP server is called by the operations of an apiSchema; give one instead";
            problems.push(whole("functionSchema", cause));
            Vec::new()
        }
        (_, Some(functions), None) => functions::actions(&name, functions, limits, account_id, &mut problems),
        (executor, None, Some(api)) => match document(&name, api) {
            Ok((member, text)) => {
                let read = openapi::actions(&name, member, &text, limits, account_id);
                problems.extend(read.problems);
                warnings = read.warnings;
                if let Some(Executor::Http { base, .. }) = executor {
                    problems.extend(read.unsendable);
                    *base = read.server;
                }
                read.actions
            }
            Err(problem) => {
                problems.push(problem);
                Vec::new()
            }
        },
        (_, functions, _) => {
            let cause = if functions.is_some() { "both are given" } else { "neither is given" };
            problems.push(whole("apiSchema, functionSchema", cause).with_sentence(ONE_SCHEMA));
            Vec::new()
        }
    };
    Problems::check(problems)?;
    let Some(executor) = executor else {
        return Err(whole("actionGroupExecutor", "it is missing").into());
    };
    Ok(ActionGroup { name, id, description, enabled, kind: Kind::Actions { executor, actions }, warnings })
}

/// The text of an OpenAPI schema and the request's member that names it.
fn document(group: &str, api: ApiSource) -> Result<(&'static str, String), Problem> {
    match api {
        ApiSource::Payload(text) => Ok(("apiSchema.payload", text)),
        ApiSource::Object { text: Some(Ok(text)), .. } => Ok(("apiSchema.s3", text)),
        ApiSource::Object { bucket, key, text } => {
            let why = match text {
                Some(Err(why)) => why,
                _ => "objects cannot be read here".to_owned(),
            };
            Err(whole("apiSchema.s3", format!("the object s3://{bucket}/{key} could not be read: {why}"))
                .with_sentence(openapi::sentence(group)))
        }
    }
}
