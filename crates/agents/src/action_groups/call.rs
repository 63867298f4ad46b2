//! A model's call of an action: checked, turned into text, and split into parameters and body.
//!
//! Functions get every value as text with its declared type. A required argument that is missing, or whose value only
//! looks like one, sends the call back to the model instead of reaching the function. Arguments that the schema does not
//! know are left out: a function must be able to rely on its schema, and models do invent some.

use aws_wire::bedrock_agent_runtime::types as run;
use serde_json::{Map, Value};

use super::{Action, Arguments, Parameter};

/// A call that can be carried out: the arguments are there and have become text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The parameters that were given, in the order of the schema.
    pub parameters: Vec<Argument>,
    /// The body; `None` when the operation has none.
    pub request_body: Option<CallBody>,
    /// Arguments that the schema does not know: they are left out, and named here for the log.
    pub ignored: Vec<String>,
}

/// A parameter with its value.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Argument {
    /// The name.
    pub name: String,
    /// The declared type.
    #[serde(rename = "type")]
    pub type_: String,
    /// The value as text; arrays and objects as JSON text.
    pub value: String,
}

/// The body of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallBody {
    /// The media type.
    pub media_type: String,
    /// The properties that were given, in the order of the schema.
    pub properties: Vec<Argument>,
}

/// A call that cannot be carried out; the text tells the model what to do better.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text}")]
pub struct Reprompt {
    /// What the model is told.
    pub text: String,
}

impl Action {
    /// Checks the model's arguments and turns them into what is sent.
    ///
    /// `null` as a whole counts as no arguments, and as a value as one that was not given. Numbers and booleans become the
    /// text that the model wrote, lists and objects JSON text. An optional argument whose value stands for "unknown" is
    /// left out. An action whose arguments are taken [as given](Arguments::AsGiven) needs only what is required.
    ///
    /// # Errors
    /// The text for the model, when the arguments are no object or required ones are missing or not real values.
    pub fn read_call(&self, input: &Value) -> Result<Call, Reprompt> {
        let none = Map::new();
        let given = match input {
            Value::Object(given) => given,
            Value::Null => &none,
            _ => {
                let rule = "was not carried out: its arguments must be one JSON object of names and values.";
                return Err(Reprompt {
                    text: format!("The call of {} {rule} Call it again in that form.", self.tool_name),
                });
            }
        };
        if self.arguments == Arguments::AsGiven {
            return self.as_given(given);
        }
        let body = self.request_body.as_ref();
        let properties = body.map_or(&[][..], |body| &body.properties);
        let mut faults = Faults::default();
        let call = Call {
            parameters: arguments(&self.parameters, given, &mut faults),
            request_body: body.map(|body| CallBody {
                media_type: body.media_type.clone(),
                properties: arguments(&body.properties, given, &mut faults),
            }),
            ignored: given
                .keys()
                .filter(|name| !self.parameters.iter().chain(properties).any(|known| known.name == **name))
                .cloned()
                .collect(),
        };
        match faults.text(&self.tool_name) {
            None => Ok(call),
            Some(text) => Err(Reprompt { text }),
        }
    }

    /// Everything that the model gave, in its order.
    fn as_given(&self, given: &Map<String, Value>) -> Result<Call, Reprompt> {
        let mut faults = Faults::default();
        let value = |name: &str| given.get(name).filter(|value| !value.is_null());
        for parameter in self.parameters.iter().filter(|it| it.required && value(&it.name).is_none()) {
            faults.add(Fault::Missing, &parameter.name);
        }
        if let Some(text) = faults.text(&self.tool_name) {
            return Err(Reprompt { text });
        }
        let given = given.iter().filter(|(_, value)| !value.is_null());
        let parameters = given.map(|(name, value)| {
            let declared = self.parameters.iter().find(|it| it.name == *name).map(|it| it.type_.as_str());
            let type_ = declared.unwrap_or_else(|| type_of_value(value)).to_owned();
            Argument { name: name.clone(), type_, value: text_of(value) }
        });
        Ok(Call { parameters: parameters.collect(), request_body: None, ignored: Vec::new() })
    }
}

/// A value as it travels. JSON text keeps every character as it is: no `\uXXXX` for what needs none.
fn text_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn type_of_value(value: &Value) -> &'static str {
    match value {
        Value::Bool(_) => "boolean",
        Value::Number(_) => "number",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
        Value::String(_) | Value::Null => "string",
    }
}

fn arguments(parameters: &[Parameter], given: &Map<String, Value>, faults: &mut Faults) -> Vec<Argument> {
    let argument = |parameter: &Parameter| {
        let (name, required) = (&parameter.name, parameter.required);
        match given.get(name).map_or(Given::Nothing, |value| judge(value, &parameter.type_)) {
            Given::Value(value) => Some(Argument { name: name.clone(), type_: parameter.type_.clone(), value }),
            Given::Nothing if required => faults.add(Fault::Missing, name),
            Given::Blank if required => faults.add(Fault::Blank, name),
            Given::Placeholder if required => faults.add(Fault::Placeholder, name),
            Given::Call => faults.add(Fault::Call, name),
            Given::Blank => Some(Argument { name: name.clone(), type_: parameter.type_.clone(), value: String::new() }),
            Given::Nothing | Given::Placeholder => None,
        }
    };
    parameters.iter().filter_map(argument).collect()
}

/// What a model gave for an argument.
enum Given {
    Value(String),
    Nothing,
    /// A text without a character.
    Blank,
    /// A word that stands for a value the model does not know.
    Placeholder,
    /// A call of another tool, written as a value.
    Call,
}

fn judge(value: &Value, type_: &str) -> Given {
    match value {
        Value::Null => Given::Nothing,
        Value::String(text) => match text.trim() {
            "" if type_ != "string" => Given::Nothing,
            "" if text.is_empty() => Given::Blank,
            "<UNKNOWN>" | "None" => Given::Placeholder,
            trimmed if is_call(trimmed) => Given::Call,
            _ => Given::Value(text.clone()),
        },
        Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => Given::Value(text_of(value)),
    }
}

/// Whether a text is a tool's call such as `user__askuser(question="…")` or `GET::group::operation(a=1)`.
fn is_call(text: &str) -> bool {
    let Some((name, rest)) = text.split_once('(') else { return false };
    let name = name.trim_end();
    let joined = |joint: &str| name.contains(joint) && name.split(joint).all(|part| !part.is_empty());
    let name_of_tool = joined("__") || joined("::");
    let letters = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b':');
    name_of_tool && rest.ends_with(')') && name.bytes().all(letters)
}

enum Fault {
    Missing,
    Blank,
    Placeholder,
    Call,
}

#[derive(Default)]
struct Faults {
    missing: Vec<String>,
    blanks: Vec<String>,
    placeholders: Vec<String>,
    calls: Vec<String>,
}

impl Faults {
    fn add(&mut self, fault: Fault, name: &str) -> Option<Argument> {
        let list = match fault {
            Fault::Missing => &mut self.missing,
            Fault::Blank => &mut self.blanks,
            Fault::Placeholder => &mut self.placeholders,
            Fault::Call => &mut self.calls,
        };
        let name = format!("'{name}'");
        if !list.contains(&name) {
            list.push(name);
        }
        None
    }

    fn text(&self, tool: &str) -> Option<String> {
        let say = |names: &[String], rule: &str| (!names.is_empty()).then(|| format!("{}: {rule}", names.join(", ")));
        let faults: Vec<String> = [
            say(&self.missing, "required, and no value was given"),
            say(&self.blanks, "required, and the value is empty"),
            say(&self.placeholders, "required, and the value only stands for one that is not known"),
            say(&self.calls, "the value is a call of another tool; call that tool by itself first"),
        ]
        .into_iter()
        .flatten()
        .collect();
        (!faults.is_empty()).then(|| {
            format!(
                "The call of {tool} was not carried out. {}. Call it again with values that come from the conversation or \
                 from earlier results, and do not make any up; what is not known has to be found out first.",
                faults.join(". ")
            )
        })
    }
}

impl Argument {
    /// The argument as traces and bodies spell it.
    pub(super) fn parameter(&self) -> run::Parameter {
        run::Parameter {
            name: Some(self.name.clone()),
            r#type: Some(self.type_.clone()),
            value: Some(self.value.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_calls_of_tools_are_calls() {
        for text in ["user__askuser(question=\"Which?\")", "GET::group::operation(a=1)", "a__b()"] {
            assert!(is_call(text), "{text}");
        }
        for text in ["f(x)", "call __init__() first", "see a__b", "a__b(x) and more", "(a__b)", "__init__()", "::f(1)"]
        {
            assert!(!is_call(text), "{text}");
        }
    }
}
