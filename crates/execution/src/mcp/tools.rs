//! What a server offers: its tools, within the bounds of what can be kept and told to a model.

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicU64, Ordering},
};

use rmcp::model::Tool;
use serde_json::{Map, Value};

use super::{config::McpServerConfig, error::cut};

/// Most tools of a server that are kept. More than any model can be told: who has more names those that are wanted.
const MOST_TOOLS: usize = 1_000;
/// Bytes of all names, descriptions and schemas that are kept.
const MOST_BYTES: usize = 4 << 20;
/// Bytes of a description.
const LONGEST_DESCRIPTION: usize = 8 * 1024;
/// Bytes of a name. Servers should keep to 128.
const LONGEST_NAME: usize = 256;

/// The tools of a server.
#[derive(Clone, Debug)]
pub struct McpTools {
    /// The tools in the order of the server, without those that the configuration does not allow.
    pub tools: Vec<McpTool>,
    /// A number that no other list of this process has: what was made of this list can be kept by it.
    pub id: u64,
}

/// A tool of a server.
#[derive(Clone, Debug, PartialEq)]
pub struct McpTool {
    /// Its name, in whatever characters the server chose.
    pub name: String,
    /// What it does, in the words of the server; at most 8 KiB.
    pub description: Option<String>,
    /// The JSON Schema of its arguments, as the server sent it.
    pub input_schema: Map<String, Value>,
    /// Whether the configuration wants the user asked before it runs.
    pub require_confirmation: bool,
}

/// A list being read, page by page.
pub(super) struct Reading<'a> {
    config: &'a McpServerConfig,
    tools: Vec<McpTool>,
    names: BTreeSet<String>,
    bytes: usize,
}

impl<'a> Reading<'a> {
    pub(super) fn new(config: &'a McpServerConfig) -> Self {
        Self { config, tools: Vec::new(), names: BTreeSet::new(), bytes: 0 }
    }

    /// Takes a page.
    ///
    /// # Errors
    /// What is too much.
    pub(super) fn add(&mut self, page: Vec<Tool>) -> Result<(), String> {
        for tool in page {
            self.add_tool(tool)?;
        }
        Ok(())
    }

    fn add_tool(&mut self, tool: Tool) -> Result<(), String> {
        let server = self.config.name.as_str();
        if !self.config.allows(&tool.name) {
            return Ok(());
        }
        if tool.name.is_empty() || tool.name.len() > LONGEST_NAME {
            tracing::warn!(
                server,
                "the MCP server offers a tool whose name has {} bytes; it is left out",
                tool.name.len()
            );
            return Ok(());
        }
        if !self.names.insert(tool.name.to_string()) {
            tracing::warn!(server, tool = %tool.name, "the MCP server offers two tools of one name; the first is used");
            return Ok(());
        }
        let description = tool.description.as_deref().or(tool.title.as_deref()).map(str::trim);
        let description = description.filter(|text| !text.is_empty()).map(|text| cut(text, LONGEST_DESCRIPTION));
        let schema = std::sync::Arc::unwrap_or_clone(tool.input_schema);
        self.bytes += tool.name.len() + description.as_ref().map_or(0, String::len) + size(&schema);
        let rule = "name those that are wanted as tools in its [[mcp_servers]] table";
        if self.tools.len() == MOST_TOOLS {
            return Err(format!("offers more than {MOST_TOOLS} tools; {rule}"));
        }
        if self.bytes > MOST_BYTES {
            return Err(format!("describes its tools in more than {MOST_BYTES} bytes; {rule}"));
        }
        self.tools.push(McpTool {
            require_confirmation: self.config.needs_confirmation(&tool.name),
            name: tool.name.into_owned(),
            description,
            input_schema: schema,
        });
        Ok(())
    }

    /// The list. Names of the configuration that the server does not offer are told to the log: they may be misspelt.
    pub(super) fn finish(self) -> McpTools {
        for name in self.config.tools.iter().flatten().filter(|name| !self.names.contains(*name)) {
            tracing::warn!(server = self.config.name, tool = name, "the MCP server does not offer a configured tool");
        }
        static LISTS: AtomicU64 = AtomicU64::new(0);
        McpTools { tools: self.tools, id: LISTS.fetch_add(1, Ordering::Relaxed) }
    }
}

/// Bytes of a schema, about.
fn size(schema: &Map<String, Value>) -> usize {
    fn value(of: &Value) -> usize {
        match of {
            Value::Null | Value::Bool(_) | Value::Number(_) => 8,
            Value::String(text) => text.len() + 2,
            Value::Array(items) => 2 + items.iter().map(value).sum::<usize>(),
            Value::Object(members) => size(members),
        }
    }
    2 + schema.iter().map(|(name, of)| name.len() + 4 + value(of)).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use serde_json::json;

    use super::*;
    use crate::mcp::{McpConfirmation, McpEndpoint};

    fn config(tools: Option<&[&str]>) -> McpServerConfig {
        McpServerConfig {
            name: "s".into(),
            endpoint: McpEndpoint::Http { url: "http://127.0.0.1:1/".parse().unwrap(), headers: Vec::new() },
            timeout: Duration::from_secs(1),
            tools: tools.map(|names| names.iter().map(|name| (*name).to_owned()).collect()),
            confirmation: McpConfirmation::Tools(BTreeSet::from(["b".to_owned()])),
        }
    }

    fn tool(name: &str, description: &str) -> Tool {
        serde_json::from_value(json!({"name": name, "description": description, "inputSchema": {"type": "object"}}))
            .unwrap()
    }

    #[test]
    fn only_allowed_tools_are_kept_once_and_those_that_need_consent_are_marked() {
        let config = config(Some(&["b", "c"]));
        let mut reading = Reading::new(&config);
        reading.add(vec![tool("a", ""), tool("b", "first"), tool("b", "second")]).unwrap();
        reading.add(vec![tool("c", " ")]).unwrap();
        let list = reading.finish();
        let told: Vec<_> = list
            .tools
            .iter()
            .map(|it| (it.name.as_str(), it.description.as_deref(), it.require_confirmation))
            .collect();
        assert_eq!(told, [("b", Some("first"), true), ("c", None, false)]);
    }

    #[test]
    fn too_many_tools_are_refused_unless_the_wanted_ones_are_named() {
        let many: Vec<_> = (0..=MOST_TOOLS).map(|n| tool(&format!("t{n}"), "")).collect();
        let all = config(None);
        assert!(Reading::new(&all).add(many.clone()).unwrap_err().contains("more than 1000 tools"));
        let some = config(Some(&["t7"]));
        let mut reading = Reading::new(&some);
        reading.add(many).unwrap();
        assert_eq!(reading.finish().tools.len(), 1);
        let long = "x".repeat(MOST_BYTES);
        let schema = json!({"name": "t", "inputSchema": {"type": "object", "title": long}});
        assert!(Reading::new(&all).add(vec![serde_json::from_value(schema).unwrap()]).unwrap_err().contains("bytes"));
        let mut reading = Reading::new(&all);
        reading.add(vec![tool("ä", &"ä".repeat(LONGEST_DESCRIPTION))]).unwrap();
        assert!(reading.finish().tools[0].description.as_ref().unwrap().len() <= LONGEST_DESCRIPTION + 3);
    }
}
