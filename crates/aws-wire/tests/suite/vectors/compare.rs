//! Equality of JSON and XML by what they mean.

use quick_xml::Reader;
use quick_xml::events::Event;
use serde_json::Value;

/// Equal, numbers by their value.
pub(super) fn same_json(wanted: &Value, found: &Value) -> Result<(), String> {
    if equal(wanted, found) { Ok(()) } else { Err(format!("{found} instead of {wanted}")) }
}

fn equal(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => a.as_f64() == b.as_f64(),
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| equal(a, b)),
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(key, a)| b.get(key).is_some_and(|b| equal(a, b)))
        }
        (a, b) => a == b,
    }
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Element {
    name: String,
    text: String,
    children: Vec<Element>,
}

/// Equal but for the order of members, blanks, the request id that the vectors leave out, and namespaces.
pub(super) fn same_xml(wanted: &str, found: &str) -> Result<(), String> {
    let mut found_tree = parse(found)?;
    let wanted_tree = if wanted.is_empty() { None } else { Some(parse(wanted)?) };
    let root = found_tree.children.first_mut().ok_or("no root")?;
    root.children.retain(|child| child.name != "ResponseMetadata");
    let empty = root.children.iter().all(|result| result.children.is_empty());
    match wanted_tree {
        Some(wanted_tree) if wanted_tree == found_tree => Ok(()),
        // A vector without a body has a result without members.
        None if empty => Ok(()),
        _ => Err(format!("{found} instead of {wanted}")),
    }
}

fn parse(text: &str) -> Result<Element, String> {
    let mut reader = Reader::from_str(text);
    let new = |name: &[u8]| Element {
        name: String::from_utf8_lossy(name).into_owned(),
        text: String::new(),
        children: Vec::new(),
    };
    let mut stack = vec![new(b"")];
    loop {
        match reader.read_event().map_err(|error| error.to_string())? {
            Event::Start(start) => stack.push(new(start.name().as_ref())),
            Event::Empty(start) => stack.last_mut().unwrap().children.push(new(start.name().as_ref())),
            Event::Text(text) => stack.last_mut().unwrap().text += &text.decode().unwrap(),
            Event::GeneralRef(name) => {
                let entity = format!("&{};", name.decode().unwrap());
                stack.last_mut().unwrap().text += &quick_xml::escape::unescape(&entity).unwrap();
            }
            Event::End(_) => {
                let mut element = stack.pop().unwrap();
                if !element.children.is_empty() || element.text.trim().is_empty() {
                    element.text.clear();
                }
                // Lists keep their order: their elements have one name, and sorting is stable.
                element.children.sort_by(|a, b| a.name.cmp(&b.name));
                stack.last_mut().ok_or("an end too many")?.children.push(element);
            }
            Event::Eof => {
                let mut root = stack.pop().ok_or("no root")?;
                root.text.clear();
                return Ok(root);
            }
            _ => {}
        }
    }
}
