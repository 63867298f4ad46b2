//! Settings of the local executor, with defaults that fit a development machine.

use std::{num::NonZeroUsize, path::PathBuf, time::Duration};

/// Limits and places of [`Functions`](crate::Functions).
#[derive(Debug, Clone)]
pub struct FunctionsConfig {
    /// Folder for unpacked code and temporary files; a folder of its own is made inside for each
    /// server process and removed at the end.
    pub work_dir: PathBuf,
    /// Variables that every function gets, such as `AWS_ENDPOINT_URL`. Nothing else of the
    /// server's environment but `PATH` reaches a function.
    pub base_environment: Vec<(String, String)>,
    /// Python interpreter; `None` looks for `python3.x`, then `python3` on `PATH`.
    pub python: Option<PathBuf>,
    /// Node.js; `None` looks for `node` on `PATH`.
    pub node: Option<PathBuf>,
    /// Most invocations of one function at a time, unless the function reserves its own number.
    pub max_concurrency: usize,
    /// Most invocations of one function that wait for a process; more are refused.
    pub max_queue: usize,
    /// Longest wait in that queue.
    pub max_queue_wait: Duration,
    /// Most function processes on this machine; idle ones of other functions give way.
    pub max_processes: usize,
    /// How long a process stays without work before it is stopped.
    pub idle_timeout: Duration,
    /// Longest time for loading the function's module.
    pub init_timeout: Duration,
    /// Largest event in bytes.
    pub max_request_bytes: usize,
    /// Largest result in bytes.
    pub max_response_bytes: usize,
    /// Largest size of a function's unpacked archive in bytes.
    pub max_unpacked_bytes: u64,
    /// Most bytes of log kept in memory for a function; older lines go first.
    pub max_log_bytes: usize,
}

impl FunctionsConfig {
    /// Lambda's limits, and concurrency by the number of processors.
    pub fn new(work_dir: impl Into<PathBuf>) -> Self {
        let cores = std::thread::available_parallelism().map_or(2, NonZeroUsize::get);
        Self {
            work_dir: work_dir.into(),
            base_environment: Vec::new(),
            python: None,
            node: None,
            max_concurrency: (cores * 4).min(64),
            max_queue: 1024,
            max_queue_wait: Duration::from_secs(60),
            max_processes: (cores * 16).min(256),
            idle_timeout: Duration::from_secs(300),
            init_timeout: Duration::from_secs(10),
            max_request_bytes: 6_291_456,
            max_response_bytes: 6_291_556,
            max_unpacked_bytes: 262_144_000,
            max_log_bytes: 1 << 20,
        }
    }
}
