//! `outcrop models`.

#[cfg(any(feature = "embedded", feature = "embeddings"))]
mod fetch;
#[cfg(not(any(feature = "embedded", feature = "embeddings")))]
#[path = "no_fetch.rs"]
mod fetch;
mod list;

use std::process::ExitCode;

use ::models::table::{ModelTable, ResolvedModel};
use anyhow::{Context as _, bail};
use clap::{Args, Subcommand};

use super::Failure;

/// Show which models answer, and fetch the built-in ones.
#[derive(Debug, Args)]
pub(crate) struct Models {
    #[command(subcommand)]
    command: ModelsCommand,
}

#[derive(Debug, Subcommand)]
enum ModelsCommand {
    List(list::List),
    Fetch(fetch::Fetch),
}

impl Models {
    pub(crate) async fn run(self) -> Result<ExitCode, Failure> {
        match self.command {
            ModelsCommand::List(list) => list.run(),
            ModelsCommand::Fetch(fetch) => fetch.run().await,
        }
    }
}

/// The model that answers for an id, its file fetched if it is the built-in one.
///
/// # Errors
/// When no model answers for the id, or the file cannot be had: with what to do about it.
pub(crate) async fn ready(table: &ModelTable, id: &str) -> Result<ResolvedModel, Failure> {
    if table.entries().next().is_none() {
        bail!(
            "no model is there: this build has no built-in one, and none is configured. Name a configuration with [[models]] in \
             --config, or build with the feature 'embedded'"
        );
    }
    let resolved =
        table.resolve(id).with_context(|| format!("no model answers for '{id}'; name another with --model"))?;
    if resolved.provider == "embedded" {
        fetch::ensure(&resolved.name).await?;
    }
    Ok(resolved)
}
