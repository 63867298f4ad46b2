//! `outcrop models fetch` in a build without built-in models.

use std::process::ExitCode;

use anyhow::bail;
use clap::Args;

use crate::cli::Failure;

/// Fetch the built-in models (not in this build).
#[derive(Debug, Args)]
pub(crate) struct Fetch {}

impl Fetch {
    #[allow(clippy::unused_async, reason = "the same call as in builds with the model")]
    pub(crate) async fn run(self) -> Result<ExitCode, Failure> {
        bail!(
            "this build has no built-in models; build with the features 'embedded' and 'embeddings', which are on by default"
        );
    }
}

/// Nothing is to be fetched.
#[allow(clippy::unused_async, reason = "the same call as in builds with the model")]
pub(super) async fn ensure(_name: &str) -> Result<(), Failure> {
    Ok(())
}
