//! Tool names that the server takes.
//!
//! Chat completions allow letters, digits, `_` and `-`, 64 at most. Converse names can be odder (`::`, dots) or longer.
//! Such a name is replaced by a shortened form with a checksum, in tools, choice and history alike, and put back in the
//! answer. Names that fit are left alone.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};

use aws_wire::bedrock_runtime::types::{ContentBlock, Tool, ToolChoice};

use crate::ModelRequest;

const LONGEST: usize = 64;

/// The replaced names of one request, both ways.
#[derive(Debug, Default)]
pub(super) struct ToolNames {
    to_wire: HashMap<String, String>,
    from_wire: HashMap<String, String>,
}

impl ToolNames {
    pub(super) fn of(request: &ModelRequest) -> Self {
        let names = names(request);
        let mut replaced = Self::default();
        for name in names.iter().filter(|name| !fits(name)) {
            let mut salt = 0;
            let mut wire = shortened(name, salt);
            while names.contains(wire.as_str()) || replaced.from_wire.contains_key(&wire) {
                salt += 1;
                wire = shortened(name, salt);
            }
            replaced.to_wire.insert((*name).to_owned(), wire.clone());
            replaced.from_wire.insert(wire, (*name).to_owned());
        }
        replaced
    }

    /// The name as the server is told it.
    pub(super) fn to_wire<'a>(&'a self, name: &'a str) -> &'a str {
        self.to_wire.get(name).map_or(name, String::as_str)
    }

    /// The name as the caller knows it.
    pub(super) fn restore<'a>(&'a self, name: &'a str) -> &'a str {
        self.from_wire.get(name).map_or(name, String::as_str)
    }
}

fn names(request: &ModelRequest) -> BTreeSet<&str> {
    let config = request.tool_config.as_deref();
    let tools = config.into_iter().flat_map(|config| &config.tools).filter_map(|tool| match tool {
        Tool::ToolSpec(spec) => Some(spec.name.as_str()),
        Tool::CachePoint(_) | Tool::SystemTool(_) => None,
    });
    let choice = config.and_then(|config| match &config.tool_choice {
        Some(ToolChoice::Tool(choice)) => Some(choice.name.as_str()),
        _ => None,
    });
    let used = request.messages.iter().flat_map(|message| &message.content).filter_map(|block| match block {
        ContentBlock::ToolUse(call) => Some(call.name.as_str()),
        _ => None,
    });
    tools.chain(choice).chain(used).collect()
}

fn fits(name: &str) -> bool {
    !name.is_empty() && name.len() <= LONGEST && name.bytes().all(allowed)
}

fn allowed(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-')
}

fn shortened(name: &str, salt: u32) -> String {
    let plain = |character: char| match u8::try_from(character) {
        Ok(byte) if allowed(byte) => character,
        _ => '_',
    };
    let head: String = name.chars().map(plain).take(LONGEST - 9).collect();
    let salted: Cow<'_, str> = if salt == 0 { name.into() } else { format!("{name}\0{salt}").into() };
    format!("{head}_{:08x}", fnv1a(salted.as_bytes()))
}

/// FNV-1a: stable from run to run, so that histories and recordings agree.
fn fnv1a(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
