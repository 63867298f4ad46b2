//! `cargo xtask bench`: what the product costs by itself, measured from outside against its release build.

mod client;
mod load;
mod process;
mod turn;

use std::path::PathBuf;

use clap::{Args, Subcommand};

#[derive(Subcommand)]
pub(crate) enum Bench {
    /// Turns per second, latency, CPU and memory against an instant fake model and a Python function
    Turn(Options),
    /// The embedding model: how long a question takes, how many passages a second
    Embeddings,
    /// The embedded model's choice of tools, its speed and memory
    Embedded {
        /// Arguments for the measuring program; see bench/README.md
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
}

#[derive(Args)]
pub(crate) struct Options {
    /// Seconds that each load lasts
    #[arg(long, default_value_t = 5)]
    seconds: u64,
    /// The folder of `outcrop` and `fake-model`; without it a release build is made, without the embedded model
    #[arg(long)]
    binaries: Option<PathBuf>,
}

impl Bench {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        match self {
            Self::Turn(options) => turn::run(&options),
            Self::Embeddings => process::cargo(
                &[
                    "run",
                    "--quiet",
                    "--release",
                    "-p",
                    "embedded",
                    "--no-default-features",
                    "--features",
                    "minilm",
                    "--example",
                    "bench_embeddings",
                ],
                &[],
            ),
            Self::Embedded { arguments } => process::cargo(
                &["run", "--quiet", "--release", "-p", "embedded", "--example", "bench_tools", "--"],
                &arguments,
            ),
        }
    }
}
