//! Speed, memory and recall of an index of synthetic chunks.

use std::collections::HashSet;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use aws_wire::bedrock_agent_runtime::types::RetrievalFilter;
use knowledge::index::{EmbeddedIndexes, Filter, Indexes as _, Query, SearchMode};
use serde::{Deserialize, Serialize};
use store::Durability;

use crate::synthetic::{self, CHUNKS_OF_A_DOCUMENT, DIMENSIONS, GROUPS, Random};

const QUESTIONS: usize = 200;
const RECALL_AT: usize = 10;
const ID: &str = "BENCH";

/// A question with what an exact search finds, as `document/text`, among all chunks and among those of one group.
#[derive(Serialize, Deserialize)]
struct Question {
    text: String,
    vector: Vec<f32>,
    group: usize,
    nearest: Vec<(f32, String)>,
    nearest_of_group: Vec<(f32, String)>,
}

/// Makes the index, then has it measured.
pub(crate) async fn make(chunks: usize) {
    let folder = tempfile::tempdir().unwrap();
    let indexes = EmbeddedIndexes::new(folder.path(), Durability::Process);
    let index = indexes.open(ID, DIMENSIONS).await.unwrap();
    let mut questions: Vec<Question> = (0..QUESTIONS).map(|number| question(number, chunks)).collect();
    let (mut spent, mut working) = (Duration::ZERO, Duration::ZERO);
    for number in 0..chunks / CHUNKS_OF_A_DOCUMENT {
        let (record, parts) = synthetic::document(number, chunks);
        for question in &mut questions {
            for part in &parts {
                let product = product(&part.vector, &question.vector);
                keep(&mut question.nearest, product, &part.text);
                if number % GROUPS == question.group {
                    keep(&mut question.nearest_of_group, product, &part.text);
                }
            }
        }
        let (begin, busy) = (Instant::now(), processor());
        index.put(&record, &parts).await.unwrap();
        spent += begin.elapsed();
        working += processor().saturating_sub(busy);
    }
    println!("| {chunks} chunks: ingested per second | {:.0} |", chunks as f64 / spent.as_secs_f64());
    println!("| {chunks} chunks: processor time a chunk, µs | {:.0} |", working.as_secs_f64() * 1e6 / chunks as f64);
    std::fs::write(folder.path().join("questions.json"), serde_json::to_vec(&questions).unwrap()).unwrap();
    drop(index);
    drop(indexes);
    let size: u64 = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().metadata().unwrap().len()).sum();
    println!("| {chunks} chunks: bytes of disk a chunk | {} |", size / chunks as u64);
    let program = std::env::current_exe().unwrap();
    let status = std::process::Command::new(program).arg("measure").arg(folder.path()).arg(chunks.to_string()).status();
    assert!(status.unwrap().success());
}

fn question(number: usize, chunks: usize) -> Question {
    let mut random = Random::new(u64::MAX / 2 + number as u64);
    Question {
        text: synthetic::text(&mut random, 8),
        vector: synthetic::vector(&mut random, synthetic::clusters(chunks)),
        group: number % GROUPS,
        nearest: Vec::new(),
        nearest_of_group: Vec::new(),
    }
}

/// Sixteen sums side by side, for the processor's wide registers.
fn product(a: &[f32], b: &[f32]) -> f32 {
    let mut sums = [0.0_f32; 16];
    for (a, b) in a.chunks_exact(16).zip(b.chunks_exact(16)) {
        for ((sum, a), b) in sums.iter_mut().zip(a).zip(b) {
            *sum += a * b;
        }
    }
    sums.iter().sum()
}

fn keep(nearest: &mut Vec<(f32, String)>, product: f32, text: &str) {
    if nearest.len() == RECALL_AT && nearest.last().is_some_and(|(least, _)| product <= *least) {
        return;
    }
    let place = nearest.partition_point(|(other, _)| *other > product);
    nearest.insert(place, (product, text.to_owned()));
    nearest.truncate(RECALL_AT);
}

/// Measures an index that lies in a folder.
pub(crate) async fn measure(folder: &Path, chunks: usize) {
    let questions: Vec<Question> =
        serde_json::from_slice(&std::fs::read(folder.join("questions.json")).unwrap()).unwrap();
    let before = memory();
    let (begin, busy) = (Instant::now(), processor());
    let indexes = EmbeddedIndexes::new(folder, Durability::Process);
    let index = indexes.open(ID, DIMENSIONS).await.unwrap();
    println!("| {chunks} chunks: opened after, ms | {:.0} |", begin.elapsed().as_secs_f64() * 1e3);
    println!("| {chunks} chunks: processor time of opening, ms | {} |", processor().saturating_sub(busy).as_millis());
    println!("| {chunks} chunks: bytes of memory a chunk, opened | {} |", (memory() - before) / chunks);
    let (half, most) = steadiness();
    println!("| the same work on all cores, which needs no memory | p50 {half:.2} ms | p99 {most:.2} ms |");
    for (name, mode, filtered) in [
        ("semantic", SearchMode::Semantic, false),
        ("semantic, filter of 1 %", SearchMode::Semantic, true),
        ("full text", SearchMode::FullText, false),
        ("hybrid", SearchMode::Hybrid, false),
        ("hybrid, filter of 1 %", SearchMode::Hybrid, true),
    ] {
        let (mut times, mut right, mut wanted) = (Vec::new(), 0, 0);
        let busy = processor();
        for question in &questions {
            let filter: RetrievalFilter =
                serde_json::from_value(serde_json::json!({"equals": {"key": "group", "value": question.group}}))
                    .unwrap();
            let filter = filtered.then(|| Filter::try_from(filter).unwrap());
            let query = Query {
                text: &question.text,
                vector: &question.vector,
                mode,
                filter: filter.as_ref(),
                limit: RECALL_AT,
            };
            let begin = Instant::now();
            let hits = index.search(&query).await.unwrap();
            times.push(begin.elapsed().as_secs_f64() * 1e3);
            let nearest = if filtered { &question.nearest_of_group } else { &question.nearest };
            let nearest: HashSet<&str> = nearest.iter().map(|(_, text)| text.as_str()).collect();
            right += hits.iter().filter(|hit| nearest.contains(&*hit.text)).count();
            wanted += nearest.len();
        }
        let (half, most) = percentiles(times);
        let recall = match mode {
            SearchMode::Semantic => format!("{:.4}", right as f64 / wanted as f64),
            _ => String::new(),
        };
        let busy = processor().saturating_sub(busy).as_secs_f64() * 1e3 / questions.len() as f64;
        println!(
            "| {chunks} chunks: {name} | p50 {half:.2} ms | p99 {most:.2} ms | processor {busy:.2} ms | {recall} |"
        );
    }
    println!("| {chunks} chunks: bytes of memory a chunk, at the end | {} |", (memory() - before) / chunks);
}

/// The p50 and the p99.
fn percentiles(mut times: Vec<f64>) -> (f64, f64) {
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    (at(0.5), at(0.99))
}

/// How long the same few milliseconds of arithmetic take on all cores at once, again and again: what a machine that is shared adds to
/// the p99 of everything else.
fn steadiness() -> (f64, f64) {
    const STEPS: u64 = 1_500_000;
    let work = || (0..STEPS).fold(1_u64, |sum, step| black_box(sum.wrapping_mul(0x5851_F42D_4C95_7F2D) ^ step));
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let times = (0..QUESTIONS).map(|_| {
        let begin = Instant::now();
        std::thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
        begin.elapsed().as_secs_f64() * 1e3
    });
    percentiles(times.collect())
}

/// The processor time of this process, all threads, in hundredths of a second.
fn processor() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let fields: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
    let ticks: u64 = fields[11..13].iter().map(|field| field.parse::<u64>().unwrap()).sum();
    Duration::from_millis(ticks * 10)
}

/// The bytes of this process's memory that are no file's.
fn memory() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<usize>().unwrap() * 1024
}
