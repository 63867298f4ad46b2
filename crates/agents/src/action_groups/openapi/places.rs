//! Where in a document's text each value stands.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_saphyr::Spanned;

use super::document::yaml;

/// The places of a text's values.
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
