//! Forms with dotted keys (`Tags.member.1.Key=…`) read into the tree of values.

use std::borrow::Cow;

use indexmap::IndexMap;
use serde_json::{Map, Value};

use super::super::Decoded;
use super::super::scalar::{self, TextForm};
use crate::WireError;
use crate::schema::{Kind, OperationSchema, Protocol, Shape, Structure, TimestampFormat};
use crate::validate::Path;

/// The most parts of a key: deeper ones fit no shape, and a tree of them would be deep too.
const DEEPEST: usize = 48;

/// The keys of a form as a tree: `a.b=1&a.c=2` has `a` with `b` and `c`.
#[derive(Debug, Default)]
struct Node<'a> {
    value: Option<Cow<'a, str>>,
    children: IndexMap<String, Node<'a>>,
}

/// Reads the members of a call from the query string and the form in the body.
pub(in super::super) fn decode(
    operation: &OperationSchema,
    query: Option<&str>,
    body: &[u8],
) -> Result<Decoded, WireError> {
    let Some(Kind::Structure(structure)) = operation.input.map(|shape| &shape.kind) else {
        return Ok(Decoded::default());
    };
    let mut root = Node::default();
    for (key, value) in form_urlencoded::parse(query.unwrap_or_default().as_bytes()).chain(form_urlencoded::parse(body))
    {
        root.insert(&key, value)?;
    }
    let members = read_members(structure, &root, Path::Root)?;
    Ok(Decoded { members, payload: None })
}

impl<'a> Node<'a> {
    fn insert(&mut self, key: &str, value: Cow<'a, str>) -> Result<(), WireError> {
        if key.split('.').count() > DEEPEST {
            let key = crate::validate::cut(key, 100);
            return Err(WireError::Serialization(format!("The parameter {key} is nested too deeply")));
        }
        let node = key.split('.').fold(self, |node, part| {
            if !node.children.contains_key(part) {
                node.children.insert(part.to_owned(), Node::default());
            }
            &mut node.children[part]
        });
        node.value = Some(value);
        Ok(())
    }

    fn is_empty(&self) -> bool {
        self.children.is_empty()
    }
}

fn read_members(structure: &Structure, node: &Node<'_>, path: Path<'_>) -> Result<Map<String, Value>, WireError> {
    let mut values = Map::new();
    for member in structure.members {
        let path = Path::Member(&path, member.name);
        if let Some(child) = node.children.get(member.location_name) {
            let form = TextForm {
                protocol: Protocol::Query,
                explicit: member.timestamp_format,
                default: TimestampFormat::Iso8601,
            };
            values.insert(member.key().into(), read(member.shape, form, child, path)?);
        }
    }
    Ok(values)
}

fn read(shape: &Shape, form: TextForm, node: &Node<'_>, path: Path<'_>) -> Result<Value, WireError> {
    match &shape.kind {
        Kind::Structure(structure) => read_members(structure, node, path).map(Value::Object),
        Kind::List { member, member_name, flattened, .. } => {
            let elements = if *flattened { Some(node) } else { node.children.get(member_name.unwrap_or("member")) };
            let mut values = Vec::new();
            for (index, element) in numbered(elements, path)?.into_iter().enumerate() {
                values.push(read(member, form, element, Path::Element(&path, index))?);
            }
            Ok(values.into())
        }
        Kind::Map { key, value, key_name, value_name, flattened, .. } => {
            let entries = if *flattened { Some(node) } else { node.children.get("entry") };
            let mut values = Map::new();
            for entry in numbered(entries, path)? {
                let key_node = entry.children.get(key_name.unwrap_or("key"));
                let value_node = entry.children.get(value_name.unwrap_or("value"));
                let (Some(key_node), Some(value_node)) = (key_node, value_node) else {
                    return Err(refuse(path, "entries with a key and a value"));
                };
                let key = read(key, form, key_node, path)?;
                let key = key.as_str().ok_or_else(|| refuse(path, "entries with a text as key"))?;
                let value = read(value, form, value_node, Path::Value(&path, key))?;
                values.insert(key.into(), value);
            }
            Ok(values.into())
        }
        _ => {
            let text = node.value.as_deref().ok_or_else(|| refuse(path, "a single value"))?;
            scalar::parse(shape, form, text).map_err(|expected| refuse(path, expected))
        }
    }
}

/// The children `1`, `2`, … in the order of their numbers, whatever the gaps.
fn numbered<'n, 'a>(node: Option<&'n Node<'a>>, path: Path<'_>) -> Result<Vec<&'n Node<'a>>, WireError> {
    let Some(node) = node.filter(|node| !node.is_empty()) else { return Ok(Vec::new()) };
    let mut elements = Vec::with_capacity(node.children.len());
    for (number, child) in &node.children {
        let number: u32 = number.parse().map_err(|_| refuse(path, "numbered from 1"))?;
        elements.push((number, child));
    }
    elements.sort_by_key(|(number, _)| *number);
    Ok(elements.into_iter().map(|(_, child)| child).collect())
}

fn refuse(path: Path<'_>, expected: &str) -> WireError {
    WireError::Serialization(format!("The value at '{path}' must be {expected}"))
}
