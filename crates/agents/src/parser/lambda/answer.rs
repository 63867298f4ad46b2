//! The members of a parser function's answer, each with its place for the error.

use serde_json::{Map, Value};

use crate::action_groups::BadResponse;
use crate::action_groups::answer::{kind, wrong};
use crate::parser::parsed::CitedPart;
use crate::prompts::PromptKind;

/// An object of the answer and where it stands.
#[derive(Clone)]
pub(super) struct Part<'a> {
    members: &'a Map<String, Value>,
    place: String,
}

/// The JSON of an answer.
pub(super) fn parse(payload: &[u8]) -> Result<Map<String, Value>, BadResponse> {
    match serde_json::from_slice(payload) {
        Ok(Value::Object(members)) => Ok(members),
        Ok(other) => {
            Err(BadResponse::Unreadable(format!("The parser's answer is {}; it must be an object", kind(&other))))
        }
        Err(error) => Err(BadResponse::Unreadable(format!("The parser's answer is not valid JSON: {error}"))),
    }
}

/// Checks what stands around the parsed response: version and prompt type, where the answer says them.
pub(super) fn envelope<'a>(
    members: &'a Map<String, Value>,
    prompt: PromptKind,
) -> Result<(Part<'a>, Option<&'a str>), BadResponse> {
    let answer = Part { members, place: String::new() };
    let version = match answer.get("messageVersion") {
        None => None,
        Some(Value::String(version)) if version == "1.0" || version == "2.0" => Some(version.as_str()),
        other => return Err(answer.wrong("messageVersion", other, "the text \"1.0\" or \"2.0\", or left out")),
    };
    match answer.get("promptType") {
        None => {}
        Some(Value::String(given)) if given == prompt.as_str() => {}
        other => return Err(answer.wrong("promptType", other, &format!("'{prompt}', as in the event"))),
    }
    Ok((answer, version))
}

impl<'a> Part<'a> {
    /// A member; `null` counts as left out.
    pub(super) fn get(&self, name: &str) -> Option<&'a Value> {
        self.members.get(name).filter(|value| !value.is_null())
    }

    /// Where a member of this part stands.
    pub(super) fn at(&self, name: &str) -> String {
        if self.place.is_empty() { name.to_owned() } else { format!("{}.{name}", self.place) }
    }

    /// The error for a member that is not what it must be.
    pub(super) fn wrong(&self, name: &str, found: Option<&Value>, expected: &str) -> BadResponse {
        wrong(&self.at(name), found, expected)
    }

    pub(super) fn object(&self, name: &str) -> Result<Part<'a>, BadResponse> {
        self.optional_object(name)?.ok_or_else(|| self.wrong(name, None, "an object"))
    }

    pub(super) fn optional_object(&self, name: &str) -> Result<Option<Part<'a>>, BadResponse> {
        match self.get(name) {
            None => Ok(None),
            Some(Value::Object(members)) => Ok(Some(Part { members, place: self.at(name) })),
            other => Err(self.wrong(name, other, "an object")),
        }
    }

    /// A text that says something.
    pub(super) fn text(&self, name: &str) -> Result<&'a str, BadResponse> {
        match self.optional_text(name)? {
            Some(text) if !text.trim().is_empty() => Ok(text),
            Some(_) => Err(BadResponse::Member(format!("{} is blank; it must have a text", self.at(name)))),
            None => Err(self.wrong(name, None, "a text")),
        }
    }

    pub(super) fn optional_text(&self, name: &str) -> Result<Option<&'a str>, BadResponse> {
        match self.get(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            other => Err(self.wrong(name, other, "a text")),
        }
    }

    /// The objects of a list; none when it is left out.
    pub(super) fn objects(&self, name: &str) -> Result<Vec<Part<'a>>, BadResponse> {
        let list = match self.get(name) {
            None => return Ok(Vec::new()),
            Some(Value::Array(list)) => list,
            other => return Err(self.wrong(name, other, "a list")),
        };
        let object = |(index, value): (usize, &'a Value)| match value {
            Value::Object(members) => Ok(Part { members, place: format!("{}[{index}]", self.at(name)) }),
            other => Err(wrong(&format!("{}[{index}]", self.at(name)), Some(other), "an object")),
        };
        list.iter().enumerate().map(object).collect()
    }

    /// The members of an object of any names; none when it is left out.
    pub(super) fn entries(&self) -> impl Iterator<Item = (&'a String, &'a Value)> {
        self.members.iter()
    }

    /// `generatedResponseParts`; none when the list is left out.
    pub(super) fn cited_parts(&self) -> Result<Vec<CitedPart>, BadResponse> {
        let part = |part: Part<'a>| {
            let sources = part.objects("references")?;
            let source_ids = sources.iter().map(|source| source.text("sourceId").map(str::to_owned));
            Ok(CitedPart {
                text: part.text("text")?.trim().to_owned(),
                source_ids: source_ids.collect::<Result<_, BadResponse>>()?,
            })
        };
        self.objects("generatedResponseParts")?.into_iter().map(part).collect()
    }

    /// `citations`; none when they are left out.
    pub(super) fn citations(&self) -> Result<Vec<CitedPart>, BadResponse> {
        self.optional_object("citations")?.map_or(Ok(Vec::new()), |citations| citations.cited_parts())
    }
}
