//! Measures the embedding model: how long a question takes, how many passages it embeds, and a question among passages.
//!
//!     cargo run --release -p embedded --no-default-features --features minilm --example bench_embeddings
//!
//! The files must be in the model folder (`outcrop models fetch`).
#![allow(clippy::unwrap_used, reason = "a measurement may stop at the first surprise")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use embedded::MiniLm;
use embedded::fetch::ModelFolder;
use models::EmbeddingUse::{Document, Query};

/// 9 tokens, the marks included.
const QUESTION: &str = "When do ferries leave from Bergen?";
const QUESTIONS: usize = 50;
const PASSAGES: usize = 200;

#[tokio::main(flavor = "multi_thread", worker_threads = 1)]
async fn main() {
    let folder = ModelFolder::from_environment(|name| std::env::var(name).ok()).unwrap();
    let cores = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
    let model = Arc::new(MiniLm::new(&folder, cores).unwrap());
    let started = Instant::now();
    question(&model).await;
    println!("loaded, first question: {:.0} ms; {cores} cores", ms(started.elapsed()));

    report("a question alone", questions(&model).await);
    for words in [14, 126, 254] {
        // One token a word, and the two marks.
        let passages: Vec<String> =
            (0..PASSAGES).map(|n| format!("{} ", WORDS[n % WORDS.len()]).repeat(words)).collect();
        let started = Instant::now();
        model.vectors(passages, Document).await.unwrap();
        let rate = PASSAGES as f64 / started.elapsed().as_secs_f64();
        println!("passages of {} tokens: {rate:.1}/s, {:.0} tokens/s", words + 2, rate * (words + 2) as f64);
    }
    let busy = tokio::spawn({
        let model = Arc::clone(&model);
        async move {
            let passages = vec!["passage ".repeat(126); 4 * PASSAGES];
            model.vectors(passages, Document).await.unwrap();
        }
    });
    report("a question among passages", questions(&model).await);
    busy.abort();
}

const WORDS: [&str; 5] = ["water", "stone", "house", "light", "music"];

async fn question(model: &MiniLm) {
    model.vectors(vec![QUESTION.to_owned()], Query).await.unwrap();
}

async fn questions(model: &MiniLm) -> Vec<Duration> {
    let mut times = Vec::new();
    for _ in 0..QUESTIONS {
        let started = Instant::now();
        question(model).await;
        times.push(started.elapsed());
    }
    times.sort();
    times
}

fn report(what: &str, times: Vec<Duration>) {
    println!("{what}: p50 {:.1} ms, p98 {:.1} ms", ms(times[QUESTIONS / 2]), ms(times[QUESTIONS * 98 / 100]));
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
