//! Names of tools: what a model calls an action by.
//!
//! A tool's name is made of the group's name, the function's or operation's and, for an operation, its HTTP method, joined
//! by `__`. Models take only `^[a-zA-Z0-9_-]{1,64}$`, and the parts must not hold the joint.

use std::borrow::Cow;

use super::problem::Cause;

/// The most characters that models take.
const LONGEST: usize = 64;
const PATTERN: &str =
    "HttpVerb__ActionName__OperationId should match tool name regex for Claude 3.5 : ^[a-zA-Z0-9_-]{1,64}$";
const JOINT: &str = "Action name, operationId or http verb in openAPI schema should not have '__' for Claude3.5";

/// A tool's name as models with tool use know it; models without are told its parts joined by `::`.
pub(super) fn native(called: &str) -> Cow<'_, str> {
    let called = called.trim();
    if called.contains("::") { called.replace("::", "__").into() } else { called.into() }
}

/// The name of the tool for a function of a group.
pub(super) fn function_tool(group: &str, function: &str) -> Result<String, Cause> {
    checked(format!("{group}__{function}"), "function", group, function)
}

/// The name of the tool for an operation of a group.
pub(super) fn operation_tool(method: &str, group: &str, operation_id: &str) -> Result<String, Cause> {
    checked(format!("{method}__{group}__{operation_id}"), "operationId", group, operation_id)
}

fn checked(tool: String, what: &str, group: &str, name: &str) -> Result<String, Cause> {
    if group.contains("__") || name.contains("__") {
        let cause = format!("the action group '{group}' or its {what} '{name}' has '__' in it; rename it");
        return Err(Cause { sentence: Some(JOINT.to_owned()), text: cause });
    }
    let fits = !name.is_empty() && tool.len() <= LONGEST && tool.bytes().all(is_tool_byte);
    if fits {
        return Ok(tool);
    }
    let cause = if tool.len() > LONGEST {
        format!("the tool name '{tool}' has {} characters; shorten the names that it is made of", tool.chars().count())
    } else {
        format!("the tool name '{tool}' has other characters than letters, digits, '_' and '-'")
    };
    Err(Cause { sentence: Some(PATTERN.to_owned()), text: cause })
}

fn is_tool_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-'
}

/// A name for an operation that has none: its path with `_` for what a name cannot hold, such as `claims_claimId` for
/// `/claims/{claimId}`. A name that would be too long is cut, and marked by a number made of the whole path; so is one
/// that `taken` knows.
pub(super) fn operation_name(method: &str, group: &str, path: &str, taken: impl Fn(&str) -> bool) -> String {
    fitted(path, "root", LONGEST.saturating_sub(method.len() + group.len() + 4), taken)
}

/// A name for a tool of an MCP server whose own does not fit, made in the same way: `read_file` for `read file`.
pub(super) fn mcp_name(group: &str, tool: &str, taken: impl Fn(&str) -> bool) -> String {
    fitted(tool, "tool", LONGEST.saturating_sub(group.len() + 2), taken)
}

/// Whether there is room for such names in a group.
pub(super) fn mcp_fits(group: &str) -> bool {
    group.len() + 2 + 8 <= LONGEST
}

fn fitted(text: &str, empty: &str, room: usize, taken: impl Fn(&str) -> bool) -> String {
    let words: Vec<&str> = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').collect();
    let name = words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join("_");
    let name = if name.is_empty() { empty.to_owned() } else { name };
    if name.len() <= room && !taken(&name) {
        return name;
    }
    let mark = format!("{:08x}", fingerprint(text));
    // All of it is ASCII, so every byte is a place to cut.
    let kept = name[..name.len().min(room.saturating_sub(mark.len() + 1))].trim_end_matches('_');
    if kept.is_empty() { mark } else { format!("{kept}_{mark}") }
}

/// A short number that stays the same for the same text (FNV-1a, 32 bits).
fn fingerprint(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Whether a text is a name in AWS's sense: `([0-9a-zA-Z][_-]?){1,100}`.
pub(super) fn is_name(text: &str) -> bool {
    let mut letters = 0;
    let mut after_letter = false;
    for byte in text.bytes() {
        match byte {
            _ if byte.is_ascii_alphanumeric() => {
                letters += 1;
                after_letter = true;
            }
            b'_' | b'-' if after_letter => after_letter = false,
            _ => return false,
        }
    }
    (1..=100).contains(&letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_follow_the_pattern() {
        for name in ["a", "get_weather", "A-b-c_", "x9"] {
            assert!(is_name(name), "{name}");
        }
        for name in ["", "_a", "a__b", "a-_b", "ä", "a b", &"a".repeat(101)] {
            assert!(!is_name(name), "{name}");
        }
    }

    #[test]
    fn operations_without_a_name_get_one_of_their_path() {
        assert_eq!(operation_name("GET", "g", "/claims/{claimId}/items", |_| false), "claims_claimId_items");
        assert_eq!(operation_name("GET", "g", "/", |_| false), "root");
        let long = operation_name("DELETE", "group", &"/abcdefgh".repeat(20), |_| false);
        assert!(operation_tool("DELETE", "group", &long).is_ok(), "{long}");
        let (one, two) =
            (operation_name("GET", "g", "/a/b", |n| n == "a_b"), operation_name("GET", "g", "/a_b", |_| false));
        assert_ne!(one, two);
    }
}
