//! In what two requests differ, told so that a person sees it at once.

use serde_json::Value;

/// How many differences are told.
const TOLD: usize = 3;
/// How much of a text is shown around the place where it differs, in characters.
const SHOWN: usize = 60;

/// The differences between a recorded request and one that was asked.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Differences {
    pub(super) count: usize,
    told: Vec<String>,
}

impl Differences {
    pub(super) fn between(recorded: &Value, asked: &Value) -> Self {
        let mut differences = Self::default();
        differences.compare("", Some(recorded), Some(asked));
        differences
    }

    fn compare(&mut self, place: &str, recorded: Option<&Value>, asked: Option<&Value>) {
        match (recorded, asked) {
            (Some(Value::Object(left)), Some(Value::Object(right))) => {
                for name in left.keys().chain(right.keys().filter(|name| !left.contains_key(*name))) {
                    let inner = if place.is_empty() { name.clone() } else { format!("{place}.{name}") };
                    self.compare(&inner, left.get(name), right.get(name));
                }
            }
            (Some(Value::Array(left)), Some(Value::Array(right))) => {
                for index in 0..left.len().max(right.len()) {
                    self.compare(&format!("{place}[{index}]"), left.get(index), right.get(index));
                }
            }
            (left, right) if left == right => {}
            (left, right) => {
                self.count += 1;
                if self.told.len() < TOLD {
                    let from = first_difference(left, right);
                    self.told.push(format!("{place}: recorded {}, asked {}", show(left, from), show(right, from)));
                }
            }
        }
    }

    /// The first few, in words.
    pub(super) fn tell(&self) -> String {
        let more = self.count - self.told.len();
        let told = self.told.join("; ");
        if more == 0 { told } else { format!("{told}; and {more} more") }
    }
}

/// The character from which two texts are shown: a little before they part.
fn first_difference(left: Option<&Value>, right: Option<&Value>) -> usize {
    let (Some(left), Some(right)) = (left.and_then(Value::as_str), right.and_then(Value::as_str)) else { return 0 };
    let same = left.chars().zip(right.chars()).take_while(|(left, right)| left == right).count();
    if same < SHOWN / 2 { 0 } else { same - SHOWN / 4 }
}

fn show(value: Option<&Value>, from: usize) -> String {
    let Some(value) = value else { return "nothing".to_owned() };
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let part: String = text.chars().skip(from).take(SHOWN).collect();
    let before = if from > 0 { "…" } else { "" };
    let after = if text.chars().nth(from + SHOWN).is_some() { "…" } else { "" };
    if value.is_string() { format!("{:?}", format!("{before}{part}{after}")) } else { format!("{part}{after}") }
}
