//! The process of a server that speaks over standard input and output.
//!
//! It gets few variables, since this process's own may hold secrets; what it writes to standard error goes to the log. It
//! leads a group of its own, which ends with the connection: by itself when its input closes, else by a kill.

use std::{
    io,
    process::Stdio,
    sync::Arc,
    time::{Duration, Instant},
};

use rustix::process::{Pid, Signal, kill_process_group};
use tokio::{
    io::{AsyncRead, AsyncReadExt},
    process::{Child, ChildStdin, ChildStdout, Command},
    time::timeout,
};

use super::config::McpProcess;
use crate::watchdog::Watchdog;

/// Variables that every process gets.
const PASSED: [&str; 10] = ["HOME", "LANG", "LC_ALL", "LOGNAME", "PATH", "SHELL", "TERM", "TMPDIR", "TZ", "USER"];
/// Longest line of the log; what is longer is split.
const LONGEST_LINE: usize = 4096;
/// Lines that are logged a second; more are counted.
const LINES_A_SECOND: u32 = 100;

/// A process; dropping it kills its group.
pub(super) struct Process {
    child: Child,
    group: Pid,
    watchdog: Arc<Watchdog>,
}

impl Process {
    pub(super) fn spawn(
        server: &str,
        process: &McpProcess,
        watchdog: Arc<Watchdog>,
    ) -> io::Result<(Self, ChildStdout, ChildStdin)> {
        let mut command = Command::new(&process.command);
        command
            .args(&process.args)
            .env_clear()
            .envs(PASSED.iter().filter_map(|name| Some((name, std::env::var_os(name)?))))
            .envs(process.environment.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .process_group(0)
            .kill_on_drop(true);
        if let Some(folder) = &process.folder {
            command.current_dir(folder);
        }
        let mut child = command.spawn()?;
        let pid = child.id().and_then(|id| Pid::from_raw(i32::try_from(id).ok()?));
        let group = pid.ok_or_else(|| io::Error::other("it ended at once"))?;
        watchdog.watch(group);
        let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let process = Self { child, group, watchdog };
        let (Some(stdin), Some(stdout), Some(stderr)) = (stdin, stdout, stderr) else {
            return Err(io::Error::other("it has no pipes"));
        };
        tokio::spawn(log(server.to_owned(), stderr));
        Ok((process, stdout, stdin))
    }

    /// Waits for the process to end by itself, now that its input is closed, and kills what is left of its group.
    pub(super) async fn end(mut self, grace: Duration) {
        let _ = timeout(grace, self.child.wait()).await;
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The group is gone when all its processes have ended already.
        let _ = kill_process_group(self.group, Signal::KILL);
        self.watchdog.forget(self.group);
    }
}

/// Puts what a server writes to standard error into the log, until it closes it.
async fn log(server: String, mut stderr: impl AsyncRead + Unpin) {
    let mut buffer = vec![0; LONGEST_LINE];
    let mut length = 0;
    let mut second = (Instant::now(), 0);
    while let Ok(read @ 1..) = stderr.read(&mut buffer[length..]).await {
        length += read;
        let mut start = 0;
        while let Some(end) = buffer[start..length].iter().position(|byte| *byte == b'\n') {
            write(&server, &buffer[start..start + end], &mut second);
            start += end + 1;
        }
        if start == 0 && length == buffer.len() {
            write(&server, &buffer, &mut second);
            start = length;
        }
        buffer.copy_within(start..length, 0);
        length -= start;
    }
    if length > 0 {
        write(&server, &buffer[..length], &mut second);
    }
}

fn write(server: &str, line: &[u8], (second, lines): &mut (Instant, u32)) {
    if second.elapsed() >= Duration::from_secs(1) {
        let left_out = lines.saturating_sub(LINES_A_SECOND);
        if left_out > 0 {
            tracing::info!(server, "{left_out} lines of the MCP server's standard error were left out");
        }
        (*second, *lines) = (Instant::now(), 0);
    }
    *lines = lines.saturating_add(1);
    if *lines <= LINES_A_SECOND {
        tracing::info!(server, "{}", String::from_utf8_lossy(line).trim_end());
    }
}
