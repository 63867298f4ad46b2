//! The query protocol from a client's side: a form out, XML back.

use aws_wire::schema::{Kind, OperationSchema, Shape, Structure};
use quick_xml::Reader;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::Event;
use serde_json::{Map, Value};

use super::request::{structure, text};

/// The form that asks for an operation.
pub(super) fn form(operation: &OperationSchema, members: &Map<String, Value>) -> String {
    let mut form = form_urlencoded::Serializer::new(String::new());
    form.append_pair("Action", operation.name).append_pair("Version", operation.service.api_version);
    if let Some(structure) = structure(operation) {
        append_members(&mut form, "", structure, members);
    }
    form.finish()
}

type Form<'a> = form_urlencoded::Serializer<'a, String>;

fn append_members(form: &mut Form<'_>, prefix: &str, structure: &Structure, values: &Map<String, Value>) {
    for member in structure.members {
        if let Some(value) = values.get(member.key()).filter(|value| !value.is_null()) {
            append(form, &format!("{prefix}{}", member.location_name), member.shape, value);
        }
    }
}

fn append(form: &mut Form<'_>, name: &str, shape: &Shape, value: &Value) {
    match (&shape.kind, value) {
        (Kind::Structure(structure), Value::Object(values)) => {
            append_members(form, &format!("{name}."), structure, values);
        }
        (Kind::List { member, member_name, flattened, .. }, Value::Array(values)) => {
            let name = if *flattened { name.to_owned() } else { format!("{name}.{}", member_name.unwrap_or("member")) };
            for (index, value) in values.iter().enumerate() {
                append(form, &format!("{name}.{}", index + 1), member, value);
            }
        }
        _ => {
            form.append_pair(name, &text(value));
        }
    }
}

/// An element of an answer.
#[derive(Debug, Default)]
pub(super) struct Element {
    pub(super) name: String,
    pub(super) text: String,
    pub(super) children: Vec<Element>,
}

/// How deep elements may lie in each other.
const DEEPEST: usize = 64;

impl Element {
    /// Reads a document's root.
    pub(super) fn parse(xml: &str) -> Result<Self, String> {
        let mut reader = Reader::from_str(xml);
        let mut open = vec![Self::default()];
        loop {
            let event = reader.read_event().map_err(|error| error.to_string())?;
            let name = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
            let depth = open.len();
            let Some(current) = open.last_mut() else { return Err("an element ends that did not begin".to_owned()) };
            match event {
                Event::Start(_) if depth > DEEPEST => return Err("elements lie too deep in each other".to_owned()),
                Event::Start(start) => {
                    open.push(Self { name: name(start.local_name().as_ref()), ..Self::default() });
                }
                Event::Empty(empty) => {
                    current.children.push(Self { name: name(empty.local_name().as_ref()), ..Self::default() })
                }
                Event::End(_) => {
                    let ended = open.pop();
                    if let (Some(ended), Some(parent)) = (ended, open.last_mut()) {
                        parent.children.push(ended);
                    }
                }
                Event::Text(text) => current.text.push_str(&text.decode().map_err(|error| error.to_string())?),
                Event::CData(text) => current.text.push_str(&text.decode().map_err(|error| error.to_string())?),
                Event::GeneralRef(reference) => {
                    let resolved = reference.resolve_char_ref().map_err(|error| error.to_string())?;
                    match resolved {
                        Some(character) => current.text.push(character),
                        None => {
                            let name = reference.decode().map_err(|error| error.to_string())?;
                            current.text.push_str(resolve_predefined_entity(&name).ok_or("an unknown entity")?);
                        }
                    }
                }
                Event::Eof => break,
                Event::Decl(_) | Event::PI(_) | Event::DocType(_) | Event::Comment(_) => {}
            }
        }
        let root = open.pop().and_then(|document| document.children.into_iter().next());
        root.ok_or_else(|| "there is no element".to_owned())
    }

    /// The first child of a name.
    pub(super) fn child(&self, name: &str) -> Option<&Self> {
        self.children.iter().find(|child| child.name == name)
    }

    /// The members of a structure, in the JSON form of the generated types.
    pub(super) fn members(&self, structure: &Structure) -> Map<String, Value> {
        let values = structure.members.iter().filter_map(|member| {
            let child = self.child(member.location_name)?;
            Some((member.key().to_owned(), child.value(member.shape)))
        });
        values.collect()
    }

    fn value(&self, shape: &Shape) -> Value {
        match &shape.kind {
            Kind::Structure(structure) => Value::Object(self.members(structure)),
            Kind::List { member, .. } => self.children.iter().map(|child| child.value(member)).collect(),
            Kind::Integer(_) | Kind::Long(_) | Kind::Float(_) | Kind::Boolean => {
                self.text.trim().parse().unwrap_or(Value::Null)
            }
            _ => Value::String(self.text.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use aws_wire::Operation as _;
    use aws_wire::iam::operations::{CreateRole, ListRoles};
    use serde_json::json;

    use super::*;

    #[test]
    fn an_input_becomes_a_form() {
        let input = json!({"RoleName": "a b", "Tags": [{"Key": "k", "Value": "v"}]});
        let form = form(CreateRole::SCHEMA, input.as_object().unwrap());
        assert_eq!(form, "Action=CreateRole&Version=2010-05-08&RoleName=a+b&Tags.member.1.Key=k&Tags.member.1.Value=v");
    }

    #[test]
    fn xml_becomes_an_output() {
        let xml = "<?xml version='1.0'?><ListRolesResponse xmlns='x'><ListRolesResult><IsTruncated>false</IsTruncated><Roles>\
                   <member><RoleName>a&amp;b&#x21;</RoleName><MaxSessionDuration>3600</MaxSessionDuration></member></Roles>\
                   </ListRolesResult></ListRolesResponse>";
        let root = Element::parse(xml).unwrap();
        let Kind::Structure(structure) = &ListRoles::SCHEMA.output.unwrap().kind else { unreachable!() };
        let members = root.child("ListRolesResult").unwrap().members(structure);
        let expected = json!({"IsTruncated": false, "Roles": [{"MaxSessionDuration": 3600, "RoleName": "a&b!"}]});
        assert_eq!(Value::Object(members), expected);
        assert!(Element::parse("<a><b></a>").is_err());
        assert!(Element::parse(&"<a>".repeat(DEEPEST + 2)).is_err());
    }
}
