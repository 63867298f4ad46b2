//! One child process: started, given events one at a time, killed with its whole group.

use std::{
    fmt::Write,
    path::{Path, PathBuf},
    process::{ExitStatus, Stdio},
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use bytes::Bytes;
use rustix::process::{Pid, Signal, kill_process_group};
use tokio::{
    process::{Child, Command},
    sync::{OwnedSemaphorePermit, mpsc, oneshot},
    time::{Instant, Interval, MissedTickBehavior, interval_at, sleep_until, timeout},
};

use crate::{
    ExecutionError, FunctionSpec, Language,
    environment::{self, Places},
    failure,
    log::FunctionLog,
    memory,
    output::Output,
    pool::Host,
    runtime_api::{Answer, Body, Call, Next, Registration},
    watchdog::Watchdog,
    work_dir::Folder,
};

/// How long an answer that a process sent before it died may still be on its way.
const LAST_CALLS: Duration = Duration::from_millis(20);

/// An event for a process.
pub(crate) struct Event {
    pub(crate) request_id: String,
    pub(crate) invoked_arn: String,
    pub(crate) payload: Bytes,
    pub(crate) client_context: Option<String>,
}

/// How an invocation ended.
pub(crate) enum Reply {
    /// The handler returned.
    Result(Bytes),
    /// The handler failed; the process can go on.
    Error(Bytes),
    /// The process is dead or must not be used again.
    Broken(Bytes),
    /// The process went before it took the event.
    NotDelivered(Event, Bytes),
}

/// A process with a handler loaded. Dropping it kills its process group.
pub(crate) struct Process {
    child: Child,
    group: Pid,
    calls: mpsc::Receiver<Call>,
    /// The process's open request for an event.
    next: Option<oneshot::Sender<Next>>,
    output: Output,
    memory_mb: u32,
    started: Instant,
    /// Time it took to load the handler, until the first report has told it.
    init: Option<Duration>,
    max_response: usize,
    watchdog: Arc<Watchdog>,
    _registration: Registration,
    _tmp: Folder,
    _permit: OwnedSemaphorePermit,
}

enum Step {
    Call(Call),
    Exited(Option<ExitStatus>),
    OutOfMemory,
    TimedOut,
}

impl Process {
    /// Starts the interpreter with this crate's bootstrap.
    pub(crate) fn spawn(
        host: &Host,
        spec: &FunctionSpec,
        code: &Path,
        interpreter: PathBuf,
        log: Arc<FunctionLog>,
        permit: OwnedSemaphorePermit,
    ) -> Result<Self, ExecutionError> {
        let failed = |source| ExecutionError::Io {
            action: "start a function's process with",
            path: interpreter.clone(),
            source,
        };
        let tmp = host.work_dir().tmp().map_err(failed)?;
        let (registration, calls) = host.runtime_api().register();
        let log_stream = log_stream(&spec.version);
        let runtime = host.work_dir().runtime();
        let variables = environment::variables(
            spec,
            &host.config().base_environment,
            &Places {
                code,
                runtime: &runtime,
                tmp: tmp.path(),
                pycache: &host.work_dir().pycache(),
                runtime_api: &registration.address,
                log_stream: &log_stream,
            },
        );
        let (reader, writer) = std::io::pipe().map_err(failed)?;
        let mut command = Command::new(&interpreter);
        match spec.runtime.language() {
            Language::Python => command.arg(runtime.join("bootstrap.py")),
            Language::NodeJs => command
                .arg(format!("--max-old-space-size={}", spec.memory_size * 9 / 10))
                .arg(runtime.join("bootstrap.mjs")),
        };
        let child = command
            .env_clear()
            .envs(variables)
            .current_dir(code)
            .stdin(Stdio::null())
            .stdout(writer.try_clone().map_err(failed)?)
            .stderr(writer)
            .process_group(0)
            .kill_on_drop(true)
            .spawn()
            .map_err(failed)?;
        // The command holds the pipe's writing ends; with it they go.
        drop(command);
        let pid = child.id().and_then(|id| Pid::from_raw(i32::try_from(id).ok()?));
        let group = pid.ok_or_else(|| failed(std::io::Error::other("it ended at once")))?;
        host.watchdog().watch(group);
        let output = Output::follow(reader, log, log_stream.into());
        let process = output.map(|output| Self {
            child,
            group,
            calls,
            next: None,
            output,
            memory_mb: spec.memory_size,
            started: Instant::now(),
            init: None,
            max_response: host.config().max_response_bytes,
            watchdog: host.watchdog().clone(),
            _registration: registration,
            _tmp: tmp,
            _permit: permit,
        });
        let process = process.map_err(failed)?;
        memory::limit(group, spec.memory_size).map_err(failed)?;
        Ok(process)
    }

    /// Waits until the handler is loaded; the error is the failure's payload.
    pub(crate) async fn init(&mut self, request_id: &str, spec: &FunctionSpec, limit: Duration) -> Result<(), Bytes> {
        let until = self.started + limit;
        let mut looks = looks();
        let failure = loop {
            match self.step(until, &mut looks).await {
                Step::Call(Call::Next(sender)) => {
                    self.next = Some(sender);
                    self.init = Some(self.started.elapsed());
                    return Ok(());
                }
                Step::Call(Call::InitError(payload)) => break payload,
                Step::Call(Call::Answer { ack, .. }) => drop(ack.send(false)),
                Step::Exited(status) => break failure::exited(request_id, status),
                Step::OutOfMemory => break failure::out_of_memory(request_id, self.memory_mb),
                Step::TimedOut => break failure::timed_out(request_id, limit),
            }
        };
        self.kill();
        self.output.drain();
        self.output.line(&format!("START RequestId: {request_id} Version: {}", spec.version));
        self.report(request_id, self.started.elapsed(), Some(&failure));
        Err(failure)
    }

    /// Runs one event to its answer, its death or its time-out.
    pub(crate) async fn invoke(&mut self, event: Event, spec: &FunctionSpec) -> Reply {
        if self.init.is_none() {
            self.output.begin();
        }
        let mut looks = looks();
        let Event { request_id, invoked_arn, payload, client_context } = event;
        let (started, until) = (Instant::now(), Instant::now() + spec.timeout);
        let mut next = Next {
            request_id: request_id.clone(),
            deadline_ms: epoch_ms() + spec.timeout.as_millis(),
            invoked_arn,
            client_context,
            payload,
        };
        // A process that has just answered may be on its way to ask for the next event.
        loop {
            let sender = match self.next.take() {
                Some(sender) => sender,
                None => match self.step(until, &mut looks).await {
                    Step::Call(Call::Next(sender)) => sender,
                    Step::Call(Call::Answer { ack, .. }) => {
                        let _ = ack.send(false);
                        continue;
                    }
                    Step::Call(Call::InitError(_)) => continue,
                    Step::Exited(status) => {
                        let failure = failure::exited(&next.request_id, status);
                        return not_delivered(next, failure);
                    }
                    Step::OutOfMemory => {
                        let failure = failure::out_of_memory(&next.request_id, self.memory_mb);
                        return not_delivered(next, failure);
                    }
                    Step::TimedOut => return Reply::Broken(failure::timed_out(&request_id, spec.timeout)),
                },
            };
            self.output.line(&format!("START RequestId: {request_id} Version: {}", spec.version));
            match sender.send(next) {
                Ok(()) => break,
                Err(back) => next = back,
            }
        }
        let reply = self.answer(&request_id, until, spec.timeout, &mut looks).await;
        let failure = match &reply {
            Reply::Broken(payload) => {
                self.kill();
                Some(payload)
            }
            _ => None,
        };
        self.output.drain();
        self.report(&request_id, started.elapsed(), failure);
        reply
    }

    /// The answer to the event that the process now has.
    async fn answer(&mut self, request_id: &str, until: Instant, limit: Duration, looks: &mut Interval) -> Reply {
        loop {
            match self.step(until, looks).await {
                Step::Call(Call::Answer { request_id: id, kind, body, ack }) => {
                    let expected = id == request_id;
                    let _ = ack.send(expected);
                    match (expected, kind, body) {
                        (false, ..) => {}
                        (_, _, Body::TooLarge) => {
                            return Reply::Error(failure::response_too_large(self.max_response));
                        }
                        (_, Answer::Result, Body::Whole(payload)) => return Reply::Result(payload),
                        (_, Answer::Error, Body::Whole(payload)) => return Reply::Error(payload),
                    }
                }
                // Bootstraps ask only after they answered; one that does not has lost the event.
                Step::Call(Call::Next(_) | Call::InitError(_)) => {
                    return Reply::Broken(failure::exited(request_id, None));
                }
                Step::Exited(status) => return Reply::Broken(failure::exited(request_id, status)),
                Step::OutOfMemory => {
                    return Reply::Broken(failure::out_of_memory(request_id, self.memory_mb));
                }
                Step::TimedOut => return Reply::Broken(failure::timed_out(request_id, limit)),
            }
        }
    }

    async fn step(&mut self, until: Instant, looks: &mut Interval) -> Step {
        let limit = u64::from(self.memory_mb) << 20;
        loop {
            tokio::select! {
                biased;
                Some(call) = self.calls.recv() => return Step::Call(call),
                status = self.child.wait() => {
                    return match timeout(LAST_CALLS, self.calls.recv()).await {
                        Ok(Some(call)) => Step::Call(call),
                        _ => Step::Exited(status.ok()),
                    };
                }
                () = sleep_until(until) => return Step::TimedOut,
                _ = looks.tick() => {
                    if memory::resident(self.group).is_some_and(|bytes| bytes > limit) {
                        return Step::OutOfMemory;
                    }
                }
            }
        }
    }

    /// Whether the process still runs.
    pub(crate) fn is_alive(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// The last 4 KB of what the last invocation printed, with START, END and REPORT.
    pub(crate) fn log_tail(&self) -> Bytes {
        self.output.tail()
    }

    fn report(&mut self, request_id: &str, took: Duration, failure: Option<&Bytes>) {
        if let Some(failure) = failure {
            self.output.line(&String::from_utf8_lossy(failure));
        }
        self.output.line(&format!("END RequestId: {request_id}"));
        let ms = took.as_secs_f64() * 1000.0;
        let mut line = format!(
            "REPORT RequestId: {request_id}\tDuration: {ms:.2} ms\tBilled Duration: {} ms\t\
             Memory Size: {} MB",
            ms.ceil(),
            self.memory_mb
        );
        // Writing to a string cannot fail.
        if let Some(peak) = memory::peak_mb(self.group) {
            let _ = write!(line, "\tMax Memory Used: {peak} MB");
        }
        if let Some(init) = self.init.take() {
            let _ = write!(line, "\tInit Duration: {:.2} ms", init.as_secs_f64() * 1000.0);
        }
        self.output.line(&line);
    }

    fn kill(&mut self) {
        // The group is gone when all its processes have ended already.
        let _ = kill_process_group(self.group, Signal::KILL);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
        self.watchdog.forget(self.group);
    }
}

fn not_delivered(next: Next, failure: Bytes) -> Reply {
    let Next { request_id, invoked_arn, client_context, payload, .. } = next;
    Reply::NotDelivered(Event { request_id, invoked_arn, payload, client_context }, failure)
}

fn looks() -> Interval {
    let mut looks = interval_at(Instant::now() + memory::LOOK, memory::LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    looks
}

fn epoch_ms() -> u128 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis()
}

/// As Lambda names them: `2026/11/30/[$LATEST]` and 32 random hexadecimal digits.
fn log_stream(version: &str) -> String {
    let days = i64::try_from(epoch_ms() / 86_400_000).unwrap_or_default();
    let (year, month, day) = civil(days);
    let random = uuid::Uuid::new_v4().simple();
    format!("{year}/{month:02}/{day:02}/[{version}]{random}")
}

/// Year, month and day of a count of days since 1970-01-01, by the proleptic Gregorian calendar.
fn civil(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_shifted + 2) / 5 + 1;
    let month = if month_shifted < 10 { month_shifted + 3 } else { month_shifted - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}
