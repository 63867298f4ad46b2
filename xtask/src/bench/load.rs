//! A load: some clients that repeat a piece of work for some seconds, and what came of it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};

use super::client::Client;
use super::process::Program;

/// What a load gave.
pub(crate) struct Outcome {
    /// Pieces of work a second.
    pub(crate) per_second: f64,
    /// The middle latency.
    pub(crate) p50: Duration,
    /// The latency that one in a hundred exceeds.
    pub(crate) p99: Duration,
    /// The server's processor time for one.
    pub(crate) cpu: Duration,
}

/// Runs `work` on `clients` connections. Each call gets a number that no other has, and gives the latencies of its pieces.
pub(crate) fn run(
    server: &Program,
    address: &str,
    clients: usize,
    seconds: u64,
    work: impl Fn(&mut Client, u64) -> Result<Vec<Duration>> + Sync,
) -> Result<Outcome> {
    let next = AtomicU64::new(0);
    let (cpu, begin) = (server.cpu()?, Instant::now());
    let end = begin + Duration::from_secs(seconds);
    let client = || -> Result<Vec<Duration>> {
        let mut client = Client::connect(address)?;
        let mut latencies = Vec::new();
        while Instant::now() < end {
            latencies.extend(work(&mut client, next.fetch_add(1, Ordering::Relaxed))?);
        }
        Ok(latencies)
    };
    let mut latencies = Vec::new();
    std::thread::scope(|scope| -> Result<()> {
        let threads: Vec<_> = (0..clients).map(|_| scope.spawn(client)).collect();
        for thread in threads {
            latencies.extend(thread.join().map_err(|_| anyhow!("a client panicked"))??);
        }
        Ok(())
    })?;
    let (elapsed, cpu) = (begin.elapsed(), server.cpu()? - cpu);
    latencies.sort_unstable();
    let count = u32::try_from(latencies.len())?.max(1);
    let quantile = |part: usize| latencies.get((latencies.len() * part / 100).min(latencies.len() - 1)).copied();
    Ok(Outcome {
        per_second: f64::from(count) / elapsed.as_secs_f64(),
        p50: quantile(50).unwrap_or_default(),
        p99: quantile(99).unwrap_or_default(),
        cpu: cpu / count,
    })
}
