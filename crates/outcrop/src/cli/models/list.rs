//! `outcrop models list`.

use std::io::Write as _;
use std::process::ExitCode;
use std::sync::Arc;

use ::models::embedding::served::is_embedding_model;
use ::models::table::{EmbeddingEntry, EmbeddingProviderEntry, EmbeddingTable, ModelEntry, ModelTable, ProviderEntry};
use ::models::timer::{SystemTimer, Timer};
use clap::Args;
use serde_json::json;

use crate::cli::Failure;
use crate::cli::arguments::ConfigArguments;
use crate::cli::terminal::{BAD, DIM, STRONG};
use crate::server::{embedded_embeddings, embedded_models};

/// What `--help` shows at its end.
const EXAMPLES: &str = "Examples:
  outcrop models list --config outcrop.toml
  outcrop models list us.anthropic.claude-3-5-haiku-20241022-v1:0 --json";

/// List the model tables: which model answers for which ids, and which embeds for which.
///
/// The first entry of a table that matches an id answers for it. Ids that are given are looked up instead, as a program would name them:
/// model ids, inference profiles or ARNs. Nothing is asked of any model.
#[derive(Debug, Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct List {
    /// Ids to look up.
    #[arg(value_name = "ID")]
    ids: Vec<String>,
    /// Print the entries as one JSON array.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    config: ConfigArguments,
}

/// A line of the list.
struct Line {
    id: String,
    provider: &'static str,
    model: Option<String>,
    note: String,
}

impl List {
    pub(crate) fn run(self) -> Result<ExitCode, Failure> {
        let config = self.config.load()?;
        let timer: Arc<dyn Timer> = Arc::new(SystemTimer::default());
        let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let table = ModelTable::build(&config.models, &variable, embedded_models(), &timer)?;
        let embeddings = EmbeddingTable::build(&config.embedding_models, &variable, embedded_embeddings(), &timer)?;
        let (lines, all_found) = if self.ids.is_empty() {
            let chat = table.entries().map(|(entry, model)| line(entry, model));
            let embedding = embeddings.entries().map(|(entry, model)| embedding_line(entry, model));
            (chat.chain(embedding).collect(), true)
        } else {
            look_up(&table, &embeddings, &self.ids)
        };
        if self.json {
            let lines = lines.iter().map(|Line { id, provider, model, note }| {
                json!({"id": id, "provider": provider, "model": model, "note": note})
            });
            println!("{}", serde_json::to_string_pretty(&lines.collect::<Vec<_>>())?);
        } else {
            print(&lines)?;
        }
        Ok(if all_found { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

fn line(entry: &ModelEntry, model: Option<&str>) -> Line {
    let mut note = match &entry.provider {
        ProviderEntry::OpenAi(openai) => openai.http.base_url.to_string(),
        ProviderEntry::Anthropic(anthropic) => anthropic.http.base_url.to_string(),
        ProviderEntry::Bedrock(bedrock) => {
            bedrock.base_url.as_ref().map(ToString::to_string).or_else(|| bedrock.region.clone()).unwrap_or_default()
        }
        ProviderEntry::Embedded(_) => String::new(),
        ProviderEntry::Replay(replay) => replay.file.display().to_string(),
    };
    if let Some(file) = &entry.record {
        note = format!("{note} recorded to {}", file.display());
    }
    Line {
        id: entry.id.as_str().to_owned(),
        provider: entry.provider.name(),
        model: model.map(str::to_owned),
        note: note.trim().to_owned(),
    }
}

fn embedding_line(entry: &EmbeddingEntry, model: Option<&str>) -> Line {
    let place = match &entry.provider {
        EmbeddingProviderEntry::OpenAi(openai) => openai.http.base_url.to_string(),
        EmbeddingProviderEntry::Bedrock(bedrock) => {
            bedrock.base_url.as_ref().map(ToString::to_string).or_else(|| bedrock.region.clone()).unwrap_or_default()
        }
        EmbeddingProviderEntry::Embedded(_) => String::new(),
    };
    Line {
        id: entry.id.as_str().to_owned(),
        provider: entry.provider.name(),
        model: model.map(str::to_owned),
        note: format!("embeddings {place}").trim().to_owned(),
    }
}

fn look_up(table: &ModelTable, embeddings: &EmbeddingTable, ids: &[String]) -> (Vec<Line>, bool) {
    let mut all_found = true;
    let resolve = |id: &str| {
        if is_embedding_model(id) {
            return embeddings.resolve(id).map(|found| (found.provider, found.name, "embeddings"));
        }
        table.resolve(id).map(|found| (found.provider, found.name, ""))
    };
    let lines = ids.iter().map(|id| match resolve(id) {
        Ok((provider, name, note)) => Line { id: id.clone(), provider, model: Some(name), note: note.to_owned() },
        Err(error) => {
            all_found = false;
            Line { id: id.clone(), provider: "none", model: None, note: error.to_string() }
        }
    });
    (lines.collect(), all_found)
}

fn print(lines: &[Line]) -> std::io::Result<()> {
    let mut out = anstream::stdout();
    if lines.is_empty() {
        return writeln!(out, "No model answers: none is configured, and this build has no built-in one.");
    }
    let width = |text: fn(&Line) -> &str, least: usize| {
        lines.iter().map(|line| text(line).chars().count()).max().unwrap_or(0).max(least)
    };
    let (ids, models) = (width(|line| &line.id, 2), width(|line| line.model.as_deref().unwrap_or(AS_ASKED), 5));
    writeln!(out, "{STRONG}{:<ids$}  {:<8}  {:<models$}{STRONG:#}", "ID", "PROVIDER", "MODEL")?;
    for Line { id, provider, model, note } in lines {
        let style = if *provider == "none" { BAD } else { DIM };
        let model = model.as_deref().unwrap_or(if *provider == "none" { "" } else { AS_ASKED });
        writeln!(out, "{id:<ids$}  {provider:<8}  {model:<models$}  {style}{note}{style:#}")?;
    }
    Ok(())
}

/// What stands for a model that has the name that is asked for.
const AS_ASKED: &str = "(the id)";
