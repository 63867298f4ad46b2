//! Measures the built-in model: the right tool or none, the right arguments, and the time each takes.
//!
//!     cargo run --release -p embedded --example bench_tools -- [--bfcl FOLDER] [--limit N] [--threads N] [--prepare] [--show] [SET.json …]
//!
//! Without sets it runs the project's held-out tasks. `--prepare` computes the tools' descriptions before the first
//! question about them, as a server does when an agent is prepared. `FOLDER` is `bfcl_eval/data` of the unpacked PyPI package
//! `bfcl-eval`; every N-th question of its simple, multiple and irrelevance categories is asked.
#![allow(clippy::unwrap_used, reason = "a measurement may stop at the first surprise")]

mod report;
mod tasks;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use embedded::composite::{self, Options, Output};
use embedded::conversation::{Conversation, Step};
use embedded::engine::Sampling;
use embedded::fetch::ModelFolder;
use embedded::llama::{self, LlamaEngine};
use embedded::manifest::EMBEDDED_SMALL;

use self::report::Report;
use self::tasks::Task;

const CATEGORIES: &[&str] = &["simple_python", "multiple", "irrelevance"];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments = Arguments::read(std::env::args().skip(1))?;
    let started = Instant::now();
    let loaded = llama::load(&arguments.model)?;
    let mut engine = loaded.engine(arguments.threads)?;
    println!("model loaded in {:.1} s, {} threads", started.elapsed().as_secs_f32(), arguments.threads);
    writing(&mut engine)?;
    for set in &arguments.sets {
        let name = set.file_stem().unwrap_or_default().to_string_lossy();
        measure(&mut engine, &name, &tasks::own(set)?, &arguments)?;
    }
    for category in CATEGORIES {
        if let Some(folder) = &arguments.bfcl {
            measure(&mut engine, &format!("BFCL {category}"), &tasks::bfcl(folder, category)?, &arguments)?;
        }
    }
    Ok(())
}

struct Arguments {
    sets: Vec<PathBuf>,
    bfcl: Option<PathBuf>,
    model: PathBuf,
    limit: usize,
    threads: usize,
    show: bool,
    prepare: bool,
}

impl Arguments {
    fn read(mut given: impl Iterator<Item = String>) -> Result<Self, Box<dyn std::error::Error>> {
        let folder = ModelFolder::from_environment(|name| std::env::var(name).ok())?;
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let model = folder.file(&EMBEDDED_SMALL);
        let mut read =
            Self { sets: Vec::new(), bfcl: None, model, limit: usize::MAX, threads, show: false, prepare: false };
        while let Some(argument) = given.next() {
            let mut value = || given.next().ok_or(format!("{argument} needs a value"));
            match argument.as_str() {
                "--bfcl" => read.bfcl = Some(value()?.into()),
                "--model" => read.model = value()?.into(),
                "--limit" => read.limit = value()?.parse()?,
                "--threads" => read.threads = value()?.parse()?,
                "--show" => read.show = true,
                "--prepare" => read.prepare = true,
                set => read.sets.push(set.into()),
            }
        }
        if read.sets.is_empty() {
            read.sets.push(Path::new(env!("CARGO_MANIFEST_DIR")).join("bench/tool_choice.json"));
        }
        Ok(read)
    }
}

/// Runs tasks spread over the whole set.
fn measure(
    engine: &mut LlamaEngine<'_>,
    name: &str,
    tasks: &[Task],
    arguments: &Arguments,
) -> Result<(), Box<dyn std::error::Error>> {
    let step = tasks.len().div_ceil(arguments.limit).max(1);
    let mut report = Report::default();
    let mut tools = Vec::new();
    for task in tasks.iter().step_by(step) {
        if arguments.prepare && tools != task.conversation.tools {
            tools.clone_from(&task.conversation.tools);
            let started = Instant::now();
            composite::prepare(engine, &Conversation { steps: Vec::new(), ..task.conversation.clone() }, &mut || true)?;
            report.prepared(started.elapsed());
        }
        let started = Instant::now();
        let mut first = None;
        let mut calls = Vec::new();
        let options = Options { max_tokens: 1, sampling: Sampling::GREEDY, stops: Vec::new() };
        composite::run(engine, &task.conversation, &options, &mut |output| {
            match output {
                Output::Working => return true,
                Output::Text(_) => {}
                Output::Call(call) => calls.push(call),
            }
            first.get_or_insert_with(|| started.elapsed());
            true
        })?;
        let verdict = report.add(task, &calls, first.unwrap_or_else(|| started.elapsed()));
        if arguments.show && !verdict.is_empty() {
            println!(
                "  {verdict:<9} {:<12} {}",
                task.id,
                calls.first().map_or_else(String::new, |call| format!("{} {}", call.tool, call.input))
            );
        }
    }
    println!("{name}: {report}");
    Ok(())
}

/// Time to the first token and speed of a 200-token answer without tools.
fn writing(engine: &mut LlamaEngine<'_>) -> Result<(), Box<dyn std::error::Error>> {
    let question = "Write a long story about a lighthouse keeper and his cat.";
    let conversation = Conversation { steps: vec![Step::User(question.into())], ..Conversation::default() };
    let options = Options { max_tokens: 200, sampling: Sampling::GREEDY, stops: Vec::new() };
    let started = Instant::now();
    let mut first: Option<Duration> = None;
    let (_, usage) = composite::run(engine, &conversation, &options, &mut |output| {
        if matches!(output, Output::Text(_)) {
            first.get_or_insert_with(|| started.elapsed());
        }
        true
    })?;
    let first = first.unwrap_or_default();
    let rest = started.elapsed().saturating_sub(first).as_secs_f32();
    #[allow(clippy::cast_precision_loss, reason = "a few hundred tokens")]
    let speed = usage.output.saturating_sub(1) as f32 / rest;
    println!("answer of {} tokens: first after {:.2} s, then {speed:.1} tokens/s", usage.output, first.as_secs_f32());
    Ok(())
}
