//! Which agents there are.

use std::io::Write as _;

use anyhow::bail;
use aws_wire::bedrock_agent::operations::ListAgents;
use aws_wire::bedrock_agent::types::{AgentSummary, ListAgentsRequest};

use super::input::Input;
use crate::cli::Failure;
use crate::cli::client::Client;
use crate::cli::terminal::{DIM, STRONG, printable};

/// The most pages of agents that are read.
const PAGES: usize = 20;

/// Lists the agents; the id of the one that the person at the terminal chooses.
pub(super) async fn choose(client: &Client, input: &mut Input, json: bool) -> Result<Option<String>, Failure> {
    let agents = list(client).await?;
    if json {
        writeln!(std::io::stdout(), "{}", serde_json::to_string_pretty(&agents)?)?;
        return Ok(None);
    }
    if agents.is_empty() {
        bail!("there is no agent yet; `outcrop demo --keep` makes one, and so does any program that uses CreateAgent");
    }
    let mut out = anstream::stdout();
    for (index, agent) in agents.iter().enumerate() {
        let status = serde_json::to_value(agent.agent_status)?;
        let (name, status) = (printable(&agent.agent_name), status.as_str().unwrap_or_default());
        writeln!(out, "{:>3}  {STRONG}{}{STRONG:#}  {name}  {DIM}{status}{DIM:#}", index + 1, agent.agent_id)?;
    }
    if !input.is_terminal() {
        return Ok(None);
    }
    loop {
        let Some(line) = input.line("Which one? ")? else { return Ok(None) };
        let line = line.trim();
        let by_number = line.parse().ok().and_then(|number: usize| agents.get(number.checked_sub(1)?));
        let found =
            by_number.or_else(|| agents.iter().find(|agent| agent.agent_id == line || agent.agent_name == line));
        if let Some(agent) = found {
            return Ok(Some(agent.agent_id.clone()));
        }
        writeln!(out, "Give its number, id or name.")?;
    }
}

async fn list(client: &Client) -> Result<Vec<AgentSummary>, Failure> {
    let mut agents = Vec::new();
    let mut next_token = None;
    for _ in 0..PAGES {
        let page = client.call(ListAgents, ListAgentsRequest { max_results: Some(100), next_token }).await?;
        agents.extend(page.agent_summaries);
        next_token = page.next_token;
        if next_token.is_none() {
            break;
        }
    }
    Ok(agents)
}
