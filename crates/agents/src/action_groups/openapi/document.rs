//! Reading a document's text, JSON or YAML, within bounds.

use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_saphyr::{Options, UserMessageFormatter};

use crate::action_groups::Limits;

/// A text that is neither JSON nor YAML, or too large.
pub(super) struct Unreadable {
    pub(super) position: Option<(u64, u64)>,
    pub(super) cause: String,
}

/// Values that the text may hold: what a document of the default size can need.
const MOST_VALUES: usize = 200_000;
/// Values that aliases may add to it.
const MOST_REPEATED: usize = 20_000;
/// Levels of nesting in YAML; the JSON reader has its own bound of 127.
const DEEPEST: usize = 48;
/// Stack for reading YAML: unoptimised builds take some forty kilobytes a level.
const STACK: usize = 8 * 1024 * 1024;

/// A text that begins with a brace is JSON, any other is YAML.
pub(super) fn read(text: &str, limits: &Limits) -> Result<Value, Unreadable> {
    let text = text.trim_start_matches('\u{feff}');
    if text.len() > limits.schema_bytes {
        let cause = format!("the schema has {} bytes where {} are allowed", text.len(), limits.schema_bytes);
        return Err(Unreadable { position: None, cause });
    }
    if text.trim().is_empty() {
        return Err(Unreadable { position: None, cause: "the schema is empty".to_owned() });
    }
    if text.trim_start().starts_with(['{', '[']) {
        serde_json::from_str(text).map_err(|error| no_json(&error))
    } else {
        yaml(text)
    }
}

/// Reads YAML, on a thread of its own: how deep a text may be must not depend on the stack that the caller has left.
pub(super) fn yaml<T: DeserializeOwned + Send>(text: &str) -> Result<T, Unreadable> {
    let stopped = || Unreadable { position: None, cause: "the YAML reader could not run".to_owned() };
    std::thread::scope(|scope| {
        let reading = std::thread::Builder::new().name("yaml".to_owned()).stack_size(STACK);
        let reading = reading.spawn_scoped(scope, || {
            serde_saphyr::from_str_with_options(text, options()).map_err(|error| no_yaml(&error))
        });
        reading.map_err(|_| stopped())?.join().map_err(|_| stopped())?
    })
}

fn options() -> Options {
    let budget = serde_saphyr::budget! {
        max_depth: DEEPEST,
        flow_nesting_limit: DEEPEST,
        max_events: 2 * MOST_VALUES,
        max_nodes: MOST_VALUES,
        max_aliases: 2_000,
        max_recorded_anchor_events: MOST_REPEATED,
        max_recorded_anchor_bytes: 8 * 1024 * 1024,
    };
    let aliases = serde_saphyr::alias_limits! { max_total_replayed_events: MOST_REPEATED, max_replay_stack_depth: 16 };
    serde_saphyr::options! {
        budget: budget,
        alias_limits: aliases,
        // `enum: [yes, no]` means two texts.
        strict_booleans: true,
        with_snippet: false,
    }
}

fn no_yaml(error: &serde_saphyr::Error) -> Unreadable {
    let position = error.location().map(|place| (place.line(), place.column()));
    let text = error.without_snippet().render_with_formatter(&UserMessageFormatter);
    Unreadable { position, cause: format!("it is not valid YAML: {}", without_place(&text)) }
}

fn no_json(error: &serde_json::Error) -> Unreadable {
    let position = Some((error.line() as u64, error.column() as u64)).filter(|(line, _)| *line > 0);
    Unreadable { position, cause: format!("it is not valid JSON: {}", without_place(&error.to_string())) }
}

/// A message without the place at its end, which is told apart.
fn without_place(text: &str) -> &str {
    text.rsplit_once(" at line ").map_or(text, |(text, _)| text)
}
