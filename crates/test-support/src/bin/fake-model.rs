//! The fake model as a program, for tests that are not written in Rust and for measuring.

use std::path::PathBuf;

use anyhow::Context as _;
use clap::Parser;
use test_support::fake_model::{Behaviour, FakeModel, Script};

/// An OpenAI-compatible model server that says what a script tells it to. Prints its base URL, then serves until killed.
#[derive(Parser)]
struct Arguments {
    /// The script, a JSON file; without one every request fails until a script is sent with PUT /__script.
    #[arg(long, conflicts_with = "instant")]
    script: Option<PathBuf>,
    /// Answer at once: a call of the first tool, then a fixed text.
    #[arg(long)]
    instant: bool,
    /// The port on 127.0.0.1; 0 takes a free one.
    #[arg(long, default_value_t = 0)]
    port: u16,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let behaviour = match arguments.script {
        _ if arguments.instant => Behaviour::Instant,
        None => Behaviour::Scripted(Script::default()),
        Some(path) => {
            let text = std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            let script = serde_json::from_slice(&text).with_context(|| format!("{} is no script", path.display()))?;
            Behaviour::Scripted(script)
        }
    };
    let fake = FakeModel::listen(behaviour, arguments.port).await.context("cannot listen")?;
    println!("{}", fake.base_url());
    fake.run().await;
    Ok(())
}
