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
    /// The index of knowledge bases: what it finds, how fast, in how much memory
    Knowledge {
        /// Sizes of the synthetic indexes in chunks; a million takes some minutes and three gigabytes of disk
        #[arg(long, value_delimiter = ',', default_values_t = [10_000, 100_000])]
        chunks: Vec<usize>,
        /// Ask the questions about the documents alone
        #[arg(long)]
        quality: bool,
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
            Self::Knowledge { chunks, quality } => knowledge(&chunks, quality),
            Self::Embedded { arguments } => process::cargo(
                &["run", "--quiet", "--release", "-p", "embedded", "--example", "bench_tools", "--"],
                &arguments,
            ),
        }
    }
}

fn knowledge(chunks: &[usize], quality: bool) -> anyhow::Result<()> {
    let run = ["run", "--quiet", "--release"];
    let retrieval =
        ["-p", "outcrop", "--no-default-features", "--features", "embeddings", "--example", "bench_retrieval"];
    process::cargo(&[&run[..], &retrieval].concat(), &[])?;
    if quality {
        return Ok(());
    }
    let sizes: Vec<String> = chunks.iter().map(usize::to_string).collect();
    process::cargo(&[&run[..], &["-p", "knowledge", "--example", "bench_knowledge", "--", "speed"]].concat(), &sizes)
}
