//! The measured programs: started, announced, read from `/proc`, ended.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

/// A program that runs until it is dropped.
pub(crate) struct Program {
    child: Child,
    /// The first line that it printed.
    pub(crate) announcement: String,
    /// From the start to the first line.
    pub(crate) start: Duration,
}

impl Program {
    pub(crate) fn start(program: &Path, arguments: &[&str]) -> Result<Self> {
        let begin = Instant::now();
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("starting {}", program.display()))?;
        let stdout = child.stdout.take().context("standard output is piped")?;
        let mut announcement = String::new();
        BufReader::new(stdout).read_line(&mut announcement)?;
        if announcement.is_empty() {
            bail!("{} ended before it announced itself", program.display());
        }
        Ok(Self { child, announcement, start: begin.elapsed() })
    }

    /// Processor time so far, user and system; the kernel counts in hundredths of a second.
    pub(crate) fn cpu(&self) -> Result<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let (_, fields) = stat.rsplit_once(')').context("no process name")?;
        let ticks: u64 = fields.split_whitespace().skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        Ok(Duration::from_millis(ticks * 10))
    }

    /// Resident memory in megabytes.
    pub(crate) fn memory(&self) -> Result<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
        let kilobytes: f64 = line.split_whitespace().next().context("no number")?.parse()?;
        Ok(kilobytes / 1024.0)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn cargo(arguments: &[&str], more: &[String]) -> Result<()> {
    let status = Command::new("cargo").args(arguments).args(more).status().context("starting cargo")?;
    if !status.success() {
        bail!("cargo {} failed", arguments.join(" "));
    }
    Ok(())
}
