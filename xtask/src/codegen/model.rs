//! The service models in `model/*.json` (botocore's form, without prose) as Rust values.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, Result, bail};
use indexmap::IndexMap;
use serde::Deserialize;

#[derive(Deserialize)]
pub(crate) struct Model {
    pub(crate) metadata: Metadata,
    pub(crate) operations: IndexMap<String, Operation>,
    pub(crate) shapes: IndexMap<String, Shape>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Metadata {
    pub(crate) api_version: String,
    pub(crate) endpoint_prefix: String,
    pub(crate) protocol: String,
    pub(crate) target_prefix: Option<String>,
    pub(crate) signing_name: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Operation {
    pub(crate) http: Http,
    pub(crate) input: Option<String>,
    pub(crate) output: Option<String>,
    #[serde(default)]
    pub(crate) errors: Vec<String>,
    pub(crate) result_wrapper: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Http {
    pub(crate) method: String,
    pub(crate) request_uri: String,
    pub(crate) response_code: Option<u16>,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Shape {
    #[serde(rename = "type")]
    pub(crate) kind: String,
    #[serde(default)]
    pub(crate) members: IndexMap<String, Member>,
    #[serde(default)]
    pub(crate) required: Vec<String>,
    pub(crate) payload: Option<String>,
    #[serde(default)]
    pub(crate) union: bool,
    #[serde(default)]
    pub(crate) document: bool,
    #[serde(default)]
    pub(crate) eventstream: bool,
    #[serde(default)]
    pub(crate) exception: bool,
    #[serde(default)]
    pub(crate) fault: bool,
    #[serde(default)]
    pub(crate) sensitive: bool,
    pub(crate) error: Option<ErrorTrait>,
    pub(crate) member: Option<Member>,
    pub(crate) key: Option<Member>,
    pub(crate) value: Option<Member>,
    #[serde(default)]
    pub(crate) flattened: bool,
    pub(crate) min: Option<f64>,
    pub(crate) max: Option<f64>,
    pub(crate) pattern: Option<String>,
    #[serde(default, rename = "enum")]
    pub(crate) variants: Vec<String>,
    pub(crate) timestamp_format: Option<String>,
}

#[derive(Deserialize, Default, Clone)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Member {
    pub(crate) shape: String,
    pub(crate) location: Option<String>,
    pub(crate) location_name: Option<String>,
    #[serde(default)]
    pub(crate) idempotency_token: bool,
    pub(crate) timestamp_format: Option<String>,
    #[serde(default)]
    pub(crate) jsonvalue: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ErrorTrait {
    pub(crate) code: Option<String>,
    pub(crate) http_status_code: u16,
}

impl Shape {
    pub(crate) fn is_structure(&self) -> bool {
        self.kind == "structure" && !self.document
    }

    pub(crate) fn is_enum(&self) -> bool {
        self.kind == "string" && !self.variants.is_empty()
    }
}

impl Member {
    /// The key of the member in JSON, XML and query bodies, and in the generated types' serde form.
    pub(crate) fn wire_name<'a>(&'a self, name: &'a str) -> &'a str {
        match (&self.location, &self.location_name) {
            (None, Some(renamed)) => renamed,
            _ => name,
        }
    }
}

/// Members that the model requires but that the recorded service leaves out of its answers.
const OPTIONAL_IN_ANSWERS: &[(&str, &str, &str)] = &[
    ("bedrock-agent", "Agent", "agentVersion"),
    ("bedrock-agent", "Agent", "agentResourceRoleArn"),
    ("bedrock-agent", "AgentVersion", "agentResourceRoleArn"),
    ("bedrock-agent", "AgentVersion", "foundationModel"),
];

/// Patterns that no real value meets as they stand in the model.
const PATTERNS: &[(&str, &str, &str)] = &[(
    "bedrock-agent",
    "TaggableResourcesArn",
    "arn:aws(-[a-z-]+)?:bedrock:[a-zA-Z0-9-]+:[0-9]{12}:[a-z-]+/[a-zA-Z0-9-]+([/:][a-zA-Z0-9-]+)*",
)];

/// The shape of messages that the model does not name.
const MESSAGE: &str = "Message";

impl Model {
    pub(crate) fn read(path: &Path, service: &str) -> Result<Self> {
        let text = std::fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
        let mut model: Self = serde_json::from_str(&text).with_context(|| format!("parsing {}", path.display()))?;
        for (of, shape, member) in OPTIONAL_IN_ANSWERS {
            if *of == service {
                model.shape_mut(shape)?.required.retain(|name| name != member);
            }
        }
        for (of, shape, pattern) in PATTERNS {
            if *of == service {
                model.shape_mut(shape)?.pattern = Some((*pattern).to_owned());
            }
        }
        if model.metadata.protocol == "json" {
            model.add_messages();
        }
        Ok(model)
    }

    /// Every exception of a JSON service has a message on the wire, which its model does not always name.
    fn add_messages(&mut self) {
        for shape in self.shapes.values_mut().filter(|shape| shape.exception) {
            let message = Member { shape: MESSAGE.to_owned(), ..Member::default() };
            shape.members.entry("message".to_owned()).or_insert(message);
        }
        let text = Shape { kind: "string".to_owned(), ..Shape::default() };
        self.shapes.entry(MESSAGE.to_owned()).or_insert(text);
    }

    fn shape_mut(&mut self, name: &str) -> Result<&mut Shape> {
        self.shapes.get_mut(name).with_context(|| format!("the model has no shape {name}"))
    }

    /// Keeps only the operations in scope and the shapes that they reach.
    pub(crate) fn keep(&mut self, operations: &[String]) -> Result<()> {
        for name in operations {
            if !self.operations.contains_key(name) {
                bail!("model/scope.json names {name}, which the model does not have");
            }
        }
        self.operations.retain(|name, _| operations.contains(name));
        let mut reached = BTreeSet::new();
        let mut waiting: Vec<String> =
            self.operations.values().flat_map(|o| o.input.iter().chain(&o.output).chain(&o.errors).cloned()).collect();
        while let Some(name) = waiting.pop() {
            let shape = self.shapes.get(&name).with_context(|| format!("the model has no shape {name}"))?;
            if reached.insert(name) {
                let parts = shape.members.values().chain(&shape.member).chain(&shape.key).chain(&shape.value);
                waiting.extend(parts.map(|member| member.shape.clone()));
            }
        }
        self.shapes.retain(|name, _| reached.contains(name));
        self.shapes.sort_keys();
        self.operations.sort_keys();
        for shape in self.shapes.values_mut() {
            shape.members.sort_keys();
        }
        Ok(())
    }

    /// Whether a value of `from` holds one of `to` directly, without a list or map between.
    pub(crate) fn holds(&self, from: &str, to: &str) -> bool {
        let mut seen = BTreeSet::new();
        let mut waiting = vec![from];
        while let Some(name) = waiting.pop() {
            for member in self.shapes[name].members.values() {
                if member.shape == to {
                    return true;
                }
                if seen.insert(&member.shape) {
                    waiting.push(&member.shape);
                }
            }
        }
        false
    }
}
