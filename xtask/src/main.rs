//! Tasks of the project that are not part of the product: `cargo xtask --help` lists them.

mod bench;
mod codegen;
mod licences;
mod metadata;
mod tidy;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(about = "Project tasks")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Write crates/aws-wire/src/generated from model/*.json
    Codegen {
        /// Change nothing; fail when the checked-in files differ from what would be written
        #[arg(long)]
        check: bool,
    },
    /// Measure the product
    #[command(subcommand)]
    Bench(bench::Bench),
    /// Check the rules of this project: directions of dependency, sizes of files, words that must not be committed
    Tidy,
    /// Check licences, bans and sources of all dependencies against deny.toml, without a network
    Licences,
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse().task {
        Task::Codegen { check } => codegen::run(check),
        Task::Bench(bench) => bench.run(),
        Task::Tidy => tidy::run(),
        Task::Licences => licences::run(),
    }
}
