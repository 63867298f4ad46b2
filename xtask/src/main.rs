//! Tasks of the project that are not part of the product: `cargo xtask --help` lists them.

mod codegen;

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
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse().task {
        Task::Codegen { check } => codegen::run(check),
    }
}
