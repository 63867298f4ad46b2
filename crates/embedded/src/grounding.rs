//! Whether the values of a call come from the conversation.
//!
//! A small model fills a required parameter that nobody mentioned with something likely ("12345", "New York").
//! A value counts as grounded when the user, an earlier result or the caller's instructions contain it, or a
//! part that shows where it comes from. Only what is plainly invented is reported: identifiers and numbers
//! without their digits anywhere, names and places without any of their words.

use serde_json::{Map, Value};

use crate::conversation::{Conversation, Step, Tool};

/// The words that values may come from.
pub(crate) struct Ground {
    words: Vec<String>,
    /// The user's own words alone: instructions are full of "a" and "next", which must excuse nothing.
    said: Vec<String>,
}

/// Words that say an amount or a time without digits.
const AMOUNTS: &[&str] = &[
    "a", "an", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "fifteen", "twenty", "thirty", "forty", "fifty", "sixty", "ninety", "hundred", "thousand", "million", "dozen",
    "half", "quarter", "double", "twice", "couple", "pair", "single", "both", "us", "me", "once", "first", "second",
    "third",
];
const TIMES: &[&str] = &[
    "today",
    "tonight",
    "tomorrow",
    "yesterday",
    "now",
    "next",
    "last",
    "this",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
    "weekend",
    "week",
    "month",
    "year",
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
    "christmas",
    "noon",
    "midnight",
    "morning",
    "evening",
];
/// Parts of parameter names whose values nobody may make up.
const NAMING: &[&str] = &[
    "name",
    "email",
    "mail",
    "address",
    "phone",
    "city",
    "town",
    "country",
    "location",
    "place",
    "origin",
    "destination",
    "from",
    "to",
    "recipient",
    "person",
    "customer",
    "passenger",
    "user",
    "employee",
    "symbol",
    "id",
    "number",
    "code",
];

impl Ground {
    pub(crate) fn new(conversation: &Conversation) -> Self {
        let (mut words, mut said) = (split(&conversation.system), Vec::new());
        for step in &conversation.steps {
            match step {
                Step::User(text) => said.extend(split(text)),
                Step::Assistant(text) | Step::Result { text, .. } => words.extend(split(text)),
                Step::Call(_) => {}
            }
        }
        words.extend(said.iter().cloned());
        words.sort_unstable();
        words.dedup();
        Self { words, said }
    }

    fn has(&self, word: &str) -> bool {
        self.words.binary_search_by(|each| each.as_str().cmp(word)).is_ok()
    }

    fn any(&self, list: &[&str]) -> bool {
        self.said.iter().any(|word| list.contains(&word.as_str()))
    }

    fn has_digits(&self) -> bool {
        self.said.iter().any(|word| word.starts_with(|each: char| each.is_ascii_digit()))
    }

    /// The word, or one that begins alike ("crack" and "cracked").
    fn resembles(&self, word: &str) -> bool {
        let stem: String = word.chars().take(5).collect();
        stem.chars().count() >= 3
            && self
                .words
                .iter()
                .any(|each| each.starts_with(&stem) || each.len() > 3 && word.starts_with(each.as_str()))
            || self.has(word)
    }

    /// How many of the text's words are used in the conversation.
    pub(crate) fn shared_words(&self, text: &str) -> usize {
        split(text).iter().filter(|word| word.len() > 2 && self.resembles(word)).count()
    }

    fn number(&self, number: &str) -> bool {
        split(number).iter().all(|run| self.has(run) || self.has(run.trim_start_matches('0')))
    }
}

/// Lower-case words and runs of digits.
pub(crate) fn split(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut last = None;
    for each in text.chars() {
        let kind = if each.is_numeric() {
            Some(0)
        } else if each.is_alphabetic() {
            Some(1)
        } else {
            None
        };
        if let Some(kind) = kind {
            if last != Some(kind) {
                words.push(String::new());
            }
            if let Some(word) = words.last_mut() {
                word.extend(each.to_lowercase());
            }
        }
        last = kind;
    }
    words
}

/// Required parameters of the call whose values are plainly invented.
pub(crate) fn invented(ground: &Ground, tool: &Tool, input: &Value) -> Vec<String> {
    let required = required(tool);
    let members = input.as_object().into_iter().flatten();
    members
        .filter(|(name, value)| {
            required.contains(&name.as_str()) && is_invented(ground, name, value, schema(tool, name))
        })
        .map(|(name, _)| name.clone())
        .collect()
}

/// Leaves out optional parameters that nothing in the conversation asks for.
pub(crate) fn without_guesses(ground: &Ground, tool: &Tool, input: Map<String, Value>) -> Map<String, Value> {
    let required = required(tool);
    input
        .into_iter()
        .filter(|(name, value)| required.contains(&name.as_str()) || is_asked_for(ground, name, value))
        .collect()
}

fn required(tool: &Tool) -> Vec<&str> {
    let names = tool.input_schema.get("required").and_then(Value::as_array);
    names.into_iter().flatten().filter_map(Value::as_str).collect()
}

fn schema<'t>(tool: &'t Tool, name: &str) -> &'t Value {
    tool.input_schema.get("properties").and_then(|all| all.get(name)).unwrap_or(&Value::Null)
}

fn is_invented(ground: &Ground, name: &str, value: &Value, schema: &Value) -> bool {
    match value {
        Value::Number(number) => !ground.number(&number.to_string()) && !ground.has_digits() && !ground.any(AMOUNTS),
        Value::String(text) if schema.get("enum").is_none() => {
            let words = split(text);
            let digits = text.contains(|each: char| each.is_ascii_digit());
            if words.is_empty() {
                return true;
            }
            if is_time(text) {
                return !ground.number(text) && !ground.has_digits() && !ground.any(TIMES);
            }
            if digits {
                let runs = words.iter().filter(|word| word.starts_with(|each: char| each.is_ascii_digit()));
                return !runs.into_iter().all(|run| ground.number(run));
            }
            split_name(name).iter().any(|part| NAMING.contains(&part.as_str()))
                && !words.iter().any(|word| ground.resembles(word))
                && !ground.has(&initials(&words))
        }
        _ => false,
    }
}

fn is_asked_for(ground: &Ground, name: &str, value: &Value) -> bool {
    match value {
        Value::Number(number) => {
            ground.number(&number.to_string())
                || ground.any(AMOUNTS) && split_name(name).iter().any(|part| ground.resembles(part))
        }
        Value::String(text) => split(text).iter().any(|word| word.len() > 1 && ground.resembles(word)),
        Value::Bool(_) => split_name(name).iter().any(|part| part.len() > 2 && ground.resembles(part)),
        Value::Array(items) => !items.is_empty() && items.iter().all(|item| is_asked_for(ground, name, item)),
        Value::Object(members) => members.iter().any(|(name, value)| is_asked_for(ground, name, value)),
        Value::Null => false,
    }
}

/// `2026-07-03`, `14:30` and the like.
fn is_time(text: &str) -> bool {
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    digits >= 3
        && text.bytes().all(|each| each.is_ascii_digit() || b"-:/TZ .+".contains(&each))
        && text.contains(['-', ':', '/'])
}

/// `orderId`, `order_id` and `order-id` as words.
pub(crate) fn split_name(name: &str) -> Vec<String> {
    let mut spaced = String::new();
    let mut lower = false;
    for each in name.chars() {
        if each.is_uppercase() && lower {
            spaced.push(' ');
        }
        lower = each.is_lowercase();
        spaced.push(each);
    }
    split(&spaced)
}

fn initials(words: &[String]) -> String {
    words.iter().filter_map(|word| word.chars().next()).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Ground, invented, without_guesses};
    use crate::conversation::{Conversation, Step, Tool};

    fn tool() -> Tool {
        let text = json!({"type": "string"});
        Tool {
            name: "book".into(),
            description: String::new(),
            input_schema: json!({
                "type": "object",
                "properties": {
                    "city": text, "date": text, "flight_number": text, "seats": {"type": "integer"}, "subject": text,
                    "window": {"type": "boolean"}, "meal": text,
                },
                "required": ["city", "date", "flight_number", "seats", "subject"],
            }),
        }
    }

    fn invented_for(words: &str, input: Value) -> Vec<String> {
        let conversation = Conversation { steps: vec![Step::User(words.into())], ..Conversation::default() };
        invented(&Ground::new(&conversation), &tool(), &input)
    }

    #[test]
    fn values_are_recognised_in_other_forms() {
        let words = "Two seats on lh 401 to New York, 3 July 2026";
        let input =
            json!({"city": "NYC", "date": "2026-07-03", "flight_number": "LH401", "seats": 2, "subject": "Booking"});
        assert_eq!(invented_for(words, input), ["city"]);
        assert_eq!(invented_for("to NY tomorrow", json!({"city": "New York", "date": "2026-07-03"})), [""; 0]);
    }

    #[test]
    fn made_up_values_are_found() {
        let input =
            json!({"city": "London", "date": "2024-01-01", "flight_number": "BA123", "seats": 3, "subject": "Flight"});
        assert_eq!(invented_for("Please book my flight", input), ["city", "date", "flight_number", "seats"]);
    }

    #[test]
    fn instructions_excuse_no_invention() {
        let conversation = Conversation {
            system: "You work at a desk. Answer the next question within 30 words.".into(),
            steps: vec![Step::User("I'd like to see my booking.".into())],
            ..Conversation::default()
        };
        let input = json!({"date": "2024-05-01", "flight_number": "1234567890"});
        assert_eq!(invented(&Ground::new(&conversation), &tool(), &input), ["date", "flight_number"]);
    }

    #[test]
    fn optional_guesses_are_left_out() {
        let words = "A window seat to Rome";
        let conversation = Conversation { steps: vec![Step::User(words.into())], ..Conversation::default() };
        let Value::Object(input) = json!({"city": "Rome", "window": true, "meal": "vegetarian"}) else { return };
        let kept = without_guesses(&Ground::new(&conversation), &tool(), input);
        assert_eq!(Value::Object(kept), json!({"city": "Rome", "window": true}));
    }
}
