//! Every schema of the corpus, which people published for AWS: what becomes of it, by default and as AWS would have it.

use std::fmt::Write as _;
use std::path::PathBuf;

use agents::action_groups::{ActionGroup, Limits, Location, Problems, Target};
use serde_json::{Map, Value};

use crate::{api_with, functions_with, lines};

#[test]
fn openapi() {
    let files = files("openapi");
    assert_eq!(files.len(), 22);
    for (name, text) in files {
        let told = told(&api_with("group", &text, &Limits::default()), &api_with("group", &text, &Limits::aws()));
        insta::assert_snapshot!(format!("openapi_{name}"), told);
    }
}

#[test]
fn functions() {
    let files = files("functions");
    assert_eq!(files.len(), 12);
    for (name, text) in files {
        let schema: Value = serde_json::from_str(&text).unwrap();
        let list = api_spelling(&schema)["functions"].to_string();
        let told =
            told(&functions_with("group", &list, &Limits::default()), &functions_with("group", &list, &Limits::aws()));
        insta::assert_snapshot!(format!("functions_{name}"), told);
    }
}

/// The schemas of a folder by the number in front of their names.
fn files(folder: &str) -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(folder);
    let mut files: Vec<(String, String)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension != "tsv"))
        .map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap();
            (name[..3].to_owned(), std::fs::read_to_string(&path).unwrap())
        })
        .collect();
    files.sort();
    files
}

/// CloudFormation begins members with a capital; names that people gave stay as they are.
fn api_spelling(value: &Value) -> Value {
    const MEMBERS: [&str; 7] =
        ["Functions", "Description", "Name", "Parameters", "Type", "Required", "RequireConfirmation"];
    let spelled =
        |name: &str| if MEMBERS.contains(&name) { name[..1].to_lowercase() + &name[1..] } else { name.into() };
    match value {
        Value::Object(members) => {
            members.iter().map(|(name, value)| (spelled(name), api_spelling(value))).collect::<Map<_, _>>().into()
        }
        Value::Array(items) => items.iter().map(api_spelling).collect(),
        other => other.clone(),
    }
}

fn told(default: &Result<ActionGroup, Problems>, aws: &Result<ActionGroup, Problems>) -> String {
    let mut text = String::new();
    match default {
        Ok(group) => {
            for warning in &group.warnings {
                writeln!(text, "warning: {warning}").unwrap();
            }
            for action in group.actions() {
                let target = match &action.target {
                    Target::Function { name } => name.clone(),
                    Target::Api { path, method, .. } => format!("{method} {path}"),
                };
                let confirmation = if action.require_confirmation { ", asks for confirmation" } else { "" };
                writeln!(text, "\n{} -> {target}{confirmation}", action.tool_name).unwrap();
                let body = action.request_body.as_ref();
                for it in action.parameters.iter().chain(body.into_iter().flat_map(|body| &body.properties)) {
                    let required = if it.required { "required " } else { "" };
                    let place = match it.location {
                        Location::Body => body.map(|body| body.media_type.clone()).unwrap_or_default(),
                        Location::Query { exploded: true } => "query".to_owned(),
                        other => format!("{other:?}").to_lowercase(),
                    };
                    writeln!(text, "  {}: {required}{} in {place}", it.name, it.type_).unwrap();
                }
                writeln!(text, "{}", serde_json::to_string_pretty(&action.input_schema).unwrap()).unwrap();
            }
        }
        Err(problems) => writeln!(text, "refused:\n{}", lines(problems)).unwrap(),
    }
    match aws {
        Ok(_) => text.push_str("\nThe preset aws takes it too."),
        Err(problems) => write!(text, "\nThe preset aws refuses it:\n{}", lines(problems)).unwrap(),
    }
    text
}
