//! The memory limit of a process.
//!
//! Lambda counts resident memory, so the resident size is looked at every few milliseconds while
//! an invocation runs, and a process above its limit is killed. Between two looks a kernel limit
//! on writable private memory (`RLIMIT_DATA`) stops a sudden burst; it is set higher, because
//! thread stacks and reserved heaps count there without being used. `RLIMIT_AS` is no choice:
//! Node.js reserves many gigabytes of addresses. On systems other than Linux there is no limit.

use std::time::Duration;

use rustix::process::Pid;

/// Time between two looks at the resident size.
pub(crate) const LOOK: Duration = Duration::from_millis(50);

/// What `RLIMIT_DATA` grants above the memory size, in bytes.
#[cfg(target_os = "linux")]
const SLACK: u64 = 512 << 20;
/// Open files of a process, as on Lambda.
#[cfg(target_os = "linux")]
const MAX_FILES: u64 = 1024;
/// Largest file a process may write, Lambda's size of `/tmp`.
#[cfg(target_os = "linux")]
const MAX_FILE_BYTES: u64 = 512 << 20;

/// Sets the kernel's limits for a process that has just been started.
#[cfg(target_os = "linux")]
pub(crate) fn limit(pid: Pid, memory_mb: u32) -> std::io::Result<()> {
    use rustix::process::{Resource, Rlimit, prlimit};
    let limits = [
        (Resource::Data, (u64::from(memory_mb) << 20) + SLACK),
        (Resource::Nofile, MAX_FILES),
        (Resource::Fsize, MAX_FILE_BYTES),
        (Resource::Core, 0),
    ];
    for (resource, most) in limits {
        prlimit(Some(pid), resource, Rlimit { current: Some(most), maximum: Some(most) })?;
    }
    Ok(())
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn limit(_pid: Pid, _memory_mb: u32) -> std::io::Result<()> {
    Ok(())
}

/// Resident bytes of a process now; `None` when it is gone or cannot be asked.
pub(crate) fn resident(pid: Pid) -> Option<u64> {
    let statm = std::fs::read_to_string(format!("/proc/{}/statm", pid.as_raw_nonzero())).ok()?;
    let pages: u64 = statm.split(' ').nth(1)?.parse().ok()?;
    Some(pages * rustix::param::page_size() as u64)
}

/// The most megabytes that a process has had resident so far.
pub(crate) fn peak_mb(pid: Pid) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", pid.as_raw_nonzero())).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes.div_ceil(1024))
}
