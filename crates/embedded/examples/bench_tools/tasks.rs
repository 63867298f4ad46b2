//! The tasks: the project's own sets and the public BFCL questions, in one form.

use std::collections::BTreeMap;
use std::path::Path;

use embedded::conversation::{Call, Conversation, Step, Tool};
use serde::Deserialize;
use serde_json::{Map, Value};

/// What is right for a task.
pub(crate) enum Expect {
    /// This tool with these arguments: each with the values that are right, optional ones apart.
    Call { tool: String, required: Map<String, Value>, optional: Map<String, Value> },
    /// No call: an answer or a question.
    NoCall,
}

pub(crate) struct Task {
    pub(crate) id: String,
    pub(crate) conversation: Conversation,
    pub(crate) expect: Expect,
}

#[derive(Deserialize)]
struct OwnSet {
    tools: BTreeMap<String, Vec<OwnTool>>,
    tasks: Vec<OwnTask>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct OwnTool {
    name: String,
    description: String,
    input_schema: Value,
}

#[derive(Deserialize)]
struct OwnTask {
    id: String,
    tools: String,
    user: String,
    #[serde(default)]
    history: Vec<OwnStep>,
    expect: OwnExpect,
}

#[derive(Deserialize)]
struct OwnStep {
    call: String,
    input: Value,
    result: Value,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum OwnExpect {
    Call {
        call: String,
        #[serde(default)]
        arguments: Map<String, Value>,
        #[serde(default)]
        optional: Map<String, Value>,
    },
    NoCall {
        #[serde(rename = "no_call")]
        _kind: String,
    },
}

/// Reads one of the project's own sets.
pub(crate) fn own(path: &Path) -> Result<Vec<Task>, Box<dyn std::error::Error>> {
    let set: OwnSet = serde_json::from_slice(&std::fs::read(path)?)?;
    let task = |task: OwnTask| {
        let tools = set.tools.get(&task.tools).into_iter().flatten();
        let tools = tools.map(|tool| Tool {
            name: tool.name.clone(),
            description: tool.description.clone(),
            input_schema: tool.input_schema.clone(),
        });
        let mut steps = vec![Step::User(task.user)];
        for OwnStep { call, input, result } in task.history {
            steps.push(Step::Call(Call { tool: call.clone(), input }));
            steps.push(Step::Result { tool: call, text: result.to_string(), failed: false });
        }
        let expect = match task.expect {
            OwnExpect::Call { call, arguments, optional } => Expect::Call { tool: call, required: arguments, optional },
            OwnExpect::NoCall { .. } => Expect::NoCall,
        };
        Task { id: task.id, conversation: Conversation { tools: tools.collect(), steps, ..Default::default() }, expect }
    };
    Ok(set.tasks.into_iter().map(task).collect())
}

#[derive(Deserialize)]
struct BfclQuestion {
    id: String,
    question: Vec<Vec<BfclMessage>>,
    function: Vec<BfclFunction>,
}

#[derive(Deserialize)]
struct BfclMessage {
    role: String,
    content: String,
}

#[derive(Deserialize)]
struct BfclFunction {
    name: String,
    description: String,
    parameters: Value,
}

#[derive(Deserialize)]
struct BfclAnswer {
    id: String,
    ground_truth: Vec<BTreeMap<String, Map<String, Value>>>,
}

/// Reads one category of the unpacked `bfcl-eval` package; one without answers is about abstaining.
pub(crate) fn bfcl(data: &Path, category: &str) -> Result<Vec<Task>, Box<dyn std::error::Error>> {
    let file = format!("BFCL_v4_{category}.json");
    let answers = std::fs::read_to_string(data.join("possible_answer").join(&file)).unwrap_or_default();
    let mut right = BTreeMap::new();
    for line in answers.lines() {
        let answer: BfclAnswer = serde_json::from_str(line)?;
        right.insert(answer.id, answer.ground_truth);
    }
    let mut tasks = Vec::new();
    for line in std::fs::read_to_string(data.join(&file))?.lines() {
        let question: BfclQuestion = serde_json::from_str(line)?;
        let messages = question.question.into_iter().flatten();
        let mut conversation = Conversation::default();
        for BfclMessage { role, content } in messages {
            match role.as_str() {
                "system" => conversation.system = content,
                "assistant" => conversation.steps.push(Step::Assistant(content)),
                _ => conversation.steps.push(Step::User(content)),
            }
        }
        conversation.tools = question.function.into_iter().map(tool).collect();
        let first = right.get(&question.id).and_then(|calls| calls.first()).and_then(|call| call.iter().next());
        let expect = first.map_or(Expect::NoCall, |(tool, arguments)| {
            let is_optional = |value: &Value| value.as_array().is_some_and(|any| any.contains(&Value::from("")));
            let (optional, required) = arguments.clone().into_iter().partition(|(_, value)| is_optional(value));
            Expect::Call { tool: tool.clone(), required, optional }
        });
        tasks.push(Task { id: question.id, conversation, expect });
    }
    Ok(tasks)
}

fn tool(function: BfclFunction) -> Tool {
    let mut input_schema = function.parameters;
    to_json_schema(&mut input_schema);
    Tool { name: function.name, description: function.description, input_schema }
}

/// BFCL names types as Python does.
fn to_json_schema(schema: &mut Value) {
    let Some(object) = schema.as_object_mut() else { return };
    let name = object.get("type").and_then(Value::as_str).unwrap_or("string");
    let name = match name {
        "dict" => "object",
        "float" | "double" | "long" => "number",
        "tuple" | "array" | "list" => "array",
        "integer" => "integer",
        "boolean" => "boolean",
        _ => "string",
    };
    object.insert("type".into(), name.into());
    for value in
        object.get_mut("properties").and_then(Value::as_object_mut).into_iter().flat_map(|all| all.values_mut())
    {
        to_json_schema(value);
    }
    if let Some(items) = object.get_mut("items") {
        to_json_schema(items);
    }
}

/// Whether each required argument has a right value, each optional one is absent or right, and there are no others.
pub(crate) fn arguments_right(input: &Value, required: &Map<String, Value>, optional: &Map<String, Value>) -> bool {
    let Some(input) = input.as_object() else { return false };
    let right = |name: &String, values: &Value| input.get(name).is_some_and(|value| any_right(value, values));
    required.iter().all(|(name, values)| right(name, values))
        && optional.iter().all(|(name, values)| !input.contains_key(name) || right(name, values))
        && input.keys().all(|name| required.contains_key(name) || optional.contains_key(name))
}

fn any_right(value: &Value, values: &Value) -> bool {
    values.as_array().is_some_and(|all| all.iter().any(|expected| same(value, expected)))
}

fn same(value: &Value, expected: &Value) -> bool {
    match (value, expected) {
        (Value::Number(a), Value::Number(b)) => a.as_f64() == b.as_f64(),
        (value, Value::String(pattern)) if pattern == "*" => !value.is_null(),
        (Value::String(a), Value::String(b)) => match b.strip_prefix('*') {
            Some(part) => plain(a).contains(&plain(part)),
            None => plain(a) == plain(b),
        },
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        // BFCL lists the right values of each member of an object.
        (Value::Object(a), Value::Object(b)) => {
            b.iter().all(|(name, values)| a.get(name).is_none_or(|value| any_right(value, values)))
        }
        (a, b) => a == b,
    }
}

/// As BFCL compares strings: letters and digits alone, in lower case.
fn plain(text: &str) -> String {
    text.chars().filter(|each| each.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
