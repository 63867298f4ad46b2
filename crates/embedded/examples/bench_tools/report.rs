//! Counts of right and wrong, and times.

use std::fmt;
use std::time::Duration;

use embedded::conversation::Call;

use crate::tasks::{Expect, Task, arguments_right};

/// What came of a set of tasks.
#[derive(Default)]
pub(crate) struct Report {
    calls: usize,
    tools_right: usize,
    arguments_right: usize,
    abstentions: usize,
    abstained: usize,
    times: Vec<Duration>,
    preparations: Vec<Duration>,
}

impl Report {
    /// Counts a task and says in a word what was wrong with it.
    pub(crate) fn add(&mut self, task: &Task, calls: &[Call], time: Duration) -> &'static str {
        self.times.push(time);
        match &task.expect {
            Expect::NoCall => {
                self.abstentions += 1;
                self.abstained += usize::from(calls.is_empty());
                if calls.is_empty() { "" } else { "needless" }
            }
            Expect::Call { tool, required, optional } => {
                self.calls += 1;
                let Some(call) = calls.first() else { return "missed" };
                if call.tool != *tool {
                    return "wrong";
                }
                self.tools_right += 1;
                if !arguments_right(&call.input, required, optional) {
                    return "arguments";
                }
                self.arguments_right += 1;
                ""
            }
        }
    }

    /// Notes what preparing the tools of some tasks took.
    pub(crate) fn prepared(&mut self, time: Duration) {
        self.preparations.push(time);
    }
}

/// The time that so many of a hundred do not exceed.
fn at(times: &[Duration], percent: usize) -> f32 {
    let mut times = times.to_vec();
    times.sort_unstable();
    times.get((times.len() * percent / 100).min(times.len().saturating_sub(1))).map_or(0.0, Duration::as_secs_f32)
}

impl fmt::Display for Report {
    #[allow(clippy::cast_precision_loss, reason = "counts of tasks")]
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.calls + self.abstentions;
        let right = self.tools_right + self.abstained;
        write!(out, "choice right {right}/{all} ({:.1} %)", 100.0 * right as f32 / all.max(1) as f32)?;
        write!(out, "; tool {}/{}", self.tools_right, self.calls)?;
        write!(out, "; arguments of right tools {}/{}", self.arguments_right, self.tools_right)?;
        write!(out, "; abstained {}/{}", self.abstained, self.abstentions)?;
        if !self.preparations.is_empty() {
            write!(out, "; tools prepared in {:.2} s", at(&self.preparations, 50))?;
        }
        write!(out, "; to the call or first token p50 {:.2} s, p95 {:.2} s", at(&self.times, 50), at(&self.times, 95))
    }
}
