//! Reading a document's text, JSON or YAML, within bounds; and finding the line of a place in it.

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::Value;
use serde_saphyr::{Options, Spanned};

use crate::action_groups::Limits;

/// A text that is neither JSON nor YAML, or too large.
pub(super) struct Unreadable {
    pub(super) position: Option<(u64, u64)>,
    pub(super) cause: String,
}

/// Values that the text may hold, aliases unfolded: what a document within the default byte limit can need.
const MOST_VALUES: usize = 500_000;
/// Levels of nesting in the text; the JSON reader has its own bound of 127.
const DEEPEST: usize = 100;

pub(super) fn read(text: &str, limits: &Limits) -> Result<Value, Unreadable> {
    let text = text.trim_start_matches('\u{feff}');
    if text.len() > limits.schema_bytes {
        let cause = format!("the schema has {} bytes where {} are allowed", text.len(), limits.schema_bytes);
        return Err(Unreadable { position: None, cause });
    }
    if text.trim().is_empty() {
        return Err(Unreadable { position: None, cause: "the schema is empty".to_owned() });
    }
    if !text.trim_start().starts_with(['{', '[']) {
        return yaml(text).map_err(|error| unreadable("YAML", &error));
    }
    // YAML knows braces too, so that what is no JSON may still be YAML; if it is neither, it was meant as JSON.
    serde_json::from_str(text).or_else(|error| {
        let position = Some((error.line() as u64, error.column() as u64)).filter(|(line, _)| *line > 0);
        yaml(text).map_err(|_| Unreadable { position, cause: format!("it is not valid JSON: {}", plain(&error)) })
    })
}

fn yaml<T: de::DeserializeOwned>(text: &str) -> Result<T, serde_saphyr::Error> {
    let budget = serde_saphyr::budget! {
        max_depth: DEEPEST,
        flow_nesting_limit: DEEPEST,
        max_events: 2 * MOST_VALUES,
        max_nodes: MOST_VALUES,
        max_aliases: 10_000,
    };
    let aliases = serde_saphyr::alias_limits! { max_total_replayed_events: MOST_VALUES, max_replay_stack_depth: 16 };
    let options: Options = serde_saphyr::options! {
        budget: budget,
        alias_limits: aliases,
        // `enum: [yes, no]` means two texts.
        strict_booleans: true,
        with_snippet: false,
    };
    serde_saphyr::from_str_with_options(text, options)
}

fn unreadable(language: &str, error: &serde_saphyr::Error) -> Unreadable {
    let position = error.location().map(|place| (place.line(), place.column()));
    Unreadable { position, cause: format!("it is not valid {language}: {error}") }
}

/// The message of a JSON error without the place, which is told apart.
fn plain(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_owned()
}

/// Where in the text each value begins.
pub(super) struct Places(Node);

/// A value with its place; JSON is read as the YAML that it nearly always is.
struct Node(Spanned<Content>);

enum Content {
    Map(Vec<(String, Node)>),
    List(Vec<Node>),
    Leaf,
}

impl Places {
    /// Reads the text once more, now with places; `None` when that cannot be done.
    pub(super) fn of(text: &str) -> Option<Self> {
        yaml(text.trim_start_matches('\u{feff}')).ok().map(Self)
    }

    /// Line and column of the value at a JSON pointer, or of the nearest value around it.
    pub(super) fn find(&self, pointer: &str) -> Option<(u64, u64)> {
        let mut node = &self.0;
        for segment in pointer.split('/').skip(1) {
            let key = segment.replace("~1", "/").replace("~0", "~");
            let inner = match &node.0.value {
                Content::Map(members) => members.iter().find(|(name, _)| *name == key).map(|(_, node)| node),
                Content::List(items) => key.parse().ok().and_then(|index: usize| items.get(index)),
                Content::Leaf => None,
            };
            let Some(inner) = inner else { break };
            node = inner;
        }
        let place = &node.0.referenced;
        Some((place.line(), place.column())).filter(|(line, _)| *line > 0)
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Spanned::deserialize(deserializer).map(Self)
    }
}

impl<'de> Deserialize<'de> for Content {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ContentVisitor)
    }
}

struct ContentVisitor;

impl<'de> Visitor<'de> for ContentVisitor {
    type Value = Content;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("any value")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Content, A::Error> {
        let mut members = Vec::new();
        while let Some(member) = map.next_entry()? {
            members.push(member);
        }
        Ok(Content::Map(members))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Content, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = sequence.next_element()? {
            items.push(item);
        }
        Ok(Content::List(items))
    }

    fn visit_bool<E>(self, _: bool) -> Result<Content, E> {
        Ok(Content::Leaf)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Content, E> {
        Ok(Content::Leaf)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Content, E> {
        Ok(Content::Leaf)
    }

    fn visit_i128<E>(self, _: i128) -> Result<Content, E> {
        Ok(Content::Leaf)
    }

    fn visit_u128<E>(self, _: u128) -> Result<Content, E> {
        Ok(Content::Leaf)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Content, E> {
        Ok(Content::Leaf)
    }

    fn visit_str<E>(self, _: &str) -> Result<Content, E> {
        Ok(Content::Leaf)
    }

    fn visit_unit<E>(self) -> Result<Content, E> {
        Ok(Content::Leaf)
    }

    fn visit_none<E>(self) -> Result<Content, E> {
        Ok(Content::Leaf)
    }
}
