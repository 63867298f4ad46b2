//! The processes of one function: warm ones reused, cold ones started, waiting callers bounded.

use std::{
    path::PathBuf,
    sync::{
        Arc, Mutex, PoisonError, Weak,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore, oneshot},
    time::Instant,
};

use crate::{
    ExecutionError, FunctionName, FunctionSpec, FunctionsConfig, Invocation, Outcome, Runtime,
    code::CodeRoot,
    interpreter::Interpreters,
    log::FunctionLog,
    process::{Event, Process, Reply},
    runtime_api::RuntimeApi,
    watchdog::Watchdog,
    work_dir::WorkDir,
};

/// What all functions share.
pub(crate) struct Host {
    config: FunctionsConfig,
    work_dir: Arc<WorkDir>,
    interpreters: Interpreters,
    runtime_api: RuntimeApi,
    watchdog: Arc<Watchdog>,
    processes: Arc<Semaphore>,
    pools: Mutex<Vec<Weak<Pool>>>,
    stopped: AtomicBool,
}

impl Host {
    pub(crate) async fn start(config: FunctionsConfig) -> Result<Arc<Self>, ExecutionError> {
        let work_dir = Arc::new(WorkDir::create(&config.work_dir)?);
        Ok(Arc::new(Self {
            interpreters: Interpreters::new(config.python.clone(), config.node.clone()),
            runtime_api: RuntimeApi::listen(config.max_response_bytes, config.max_processes).await?,
            watchdog: Arc::new(Watchdog::start()?),
            processes: Arc::new(Semaphore::new(config.max_processes)),
            pools: Mutex::default(),
            stopped: AtomicBool::new(false),
            work_dir,
            config,
        }))
    }

    pub(crate) fn config(&self) -> &FunctionsConfig {
        &self.config
    }

    pub(crate) fn work_dir(&self) -> &Arc<WorkDir> {
        &self.work_dir
    }

    pub(crate) fn runtime_api(&self) -> &RuntimeApi {
        &self.runtime_api
    }

    pub(crate) fn watchdog(&self) -> &Arc<Watchdog> {
        &self.watchdog
    }

    pub(crate) async fn interpreter(&self, runtime: &Runtime) -> Result<PathBuf, ExecutionError> {
        self.interpreters.find(runtime).await
    }

    /// Stops processes that have been idle for `idle` or longer.
    pub(crate) fn reap_idle(&self, idle: Duration) {
        let now = Instant::now();
        for pool in self.pools() {
            pool.stop_idle_since(|since| now.duration_since(since) >= idle);
        }
    }

    /// Stops all idle processes; running invocations finish but nothing new starts.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
        self.pools().for_each(|pool| pool.retire());
    }

    fn pools(&self) -> impl Iterator<Item = Arc<Pool>> {
        let mut pools = self.pools.lock().unwrap_or_else(PoisonError::into_inner);
        pools.retain(|pool| pool.strong_count() > 0);
        pools.iter().filter_map(Weak::upgrade).collect::<Vec<_>>().into_iter()
    }

    /// Room for one more process, made by stopping the longest idle one when there is none.
    fn room(&self) -> Result<OwnedSemaphorePermit, ExecutionError> {
        loop {
            if let Ok(permit) = self.processes.clone().try_acquire_owned() {
                return Ok(permit);
            }
            let oldest =
                self.pools().filter_map(|pool| Some((pool.oldest_idle()?, pool))).min_by_key(|(since, _)| *since);
            let Some((oldest, pool)) = oldest else {
                let limit = self.config.max_processes;
                let reason = format!("All {limit} function processes of this server are busy");
                return Err(ExecutionError::TooManyRequests { reason });
            };
            pool.stop_idle_since(|since| since <= oldest);
        }
    }
}

/// One version of a function with its processes.
pub(crate) struct Pool {
    spec: FunctionSpec,
    code: CodeRoot,
    host: Arc<Host>,
    log: Arc<FunctionLog>,
    running: Arc<Semaphore>,
    queue: Semaphore,
    idle: Mutex<Idle>,
}

#[derive(Default)]
struct Idle {
    retired: bool,
    /// Last in, first out: few callers keep few processes warm.
    processes: Vec<(Process, Instant)>,
}

impl Pool {
    pub(crate) fn new(spec: FunctionSpec, code: CodeRoot, host: Arc<Host>, log: Arc<FunctionLog>) -> Arc<Self> {
        let concurrency = spec.reserved_concurrency.map_or(host.config.max_concurrency, |n| n as usize);
        let concurrency = concurrency.min(host.config.max_processes);
        let pool = Arc::new(Self {
            running: Arc::new(Semaphore::new(concurrency)),
            queue: Semaphore::new(host.config.max_queue),
            idle: Mutex::default(),
            spec,
            code,
            log,
            host,
        });
        let mut pools = pool.host.pools.lock().unwrap_or_else(PoisonError::into_inner);
        pools.push(Arc::downgrade(&pool));
        drop(pools);
        pool
    }

    /// Takes no more processes back and stops the idle ones.
    pub(crate) fn retire(&self) {
        let mut idle = self.idle();
        idle.retired = true;
        idle.processes.clear();
    }

    /// Runs an invocation to its end, in a task of its own.
    pub(crate) async fn invoke(
        self: Arc<Self>,
        name: &FunctionName,
        invocation: Invocation,
    ) -> Result<Outcome, ExecutionError> {
        let stopped = || ExecutionError::Stopped { function: name.to_string() };
        let permit = self.admit().await?;
        if self.host.stopped.load(Ordering::Relaxed) {
            return Err(stopped());
        }
        let event = Event {
            invoked_arn: match &name.qualifier {
                Some(qualifier) => self.spec.arn.qualified(qualifier),
                None => self.spec.arn.to_string(),
            },
            request_id: invocation.request_id,
            payload: invocation.payload,
            client_context: invocation.client_context,
        };
        let (answer, answered) = oneshot::channel();
        tokio::spawn(async move {
            let result = self.run(event, invocation.log_tail, answer).await;
            if let Some(process) = result {
                self.put_back(process);
            }
            drop(permit);
        });
        answered.await.unwrap_or_else(|_| Err(stopped()))
    }

    /// A place among the running invocations, after a bounded wait.
    async fn admit(&self) -> Result<OwnedSemaphorePermit, ExecutionError> {
        if let Ok(permit) = self.running.clone().try_acquire_owned() {
            return Ok(permit);
        }
        let refuse = |reason: String| Err(ExecutionError::TooManyRequests { reason });
        let name = self.spec.arn.name();
        if self.spec.reserved_concurrency == Some(0) {
            return refuse(format!("The reserved concurrency of function {name} is 0"));
        }
        let config = &self.host.config;
        let Ok(_place) = self.queue.try_acquire() else {
            return refuse(format!("Function {name} is busy and {} invocations wait already", config.max_queue));
        };
        let wait = config.max_queue_wait;
        match tokio::time::timeout(wait, self.running.clone().acquire_owned()).await {
            Ok(Ok(permit)) => Ok(permit),
            _ => refuse(format!("Function {name} had no free process within {wait:?}")),
        }
    }

    /// Answers through `answer`; gives the process back when it can be used again.
    async fn run(
        &self,
        event: Event,
        log_tail: bool,
        answer: oneshot::Sender<Result<Outcome, ExecutionError>>,
    ) -> Option<Process> {
        let mut event = event;
        loop {
            let (mut process, warm) = match self.warm() {
                Some(process) => (process, true),
                None => match self.cold(&event).await {
                    Ok(Ok(process)) => (process, false),
                    Ok(Err((process, failure))) => {
                        let tail = log_tail.then(|| process.log_tail());
                        let _ = answer.send(Ok(self.outcome(failure, true, tail)));
                        return None;
                    }
                    Err(error) => {
                        let _ = answer.send(Err(error));
                        return None;
                    }
                },
            };
            let (payload, failed, reusable) = match process.invoke(event, &self.spec).await {
                Reply::Result(payload) => (payload, false, true),
                Reply::Error(payload) => (payload, true, true),
                Reply::Broken(payload) => (payload, true, false),
                // A process that died while it was idle has not seen the event: try another.
                Reply::NotDelivered(back, _) if warm => {
                    event = back;
                    continue;
                }
                Reply::NotDelivered(_, payload) => (payload, true, false),
            };
            let tail = log_tail.then(|| process.log_tail());
            let _ = answer.send(Ok(self.outcome(payload, failed, tail)));
            return reusable.then_some(process);
        }
    }

    fn warm(&self) -> Option<Process> {
        loop {
            let (mut process, _) = self.idle().processes.pop()?;
            if process.is_alive() {
                return Some(process);
            }
        }
    }

    /// A new process that has loaded its handler, or one that failed to, with the failure.
    async fn cold(&self, event: &Event) -> Result<Result<Process, (Process, bytes::Bytes)>, ExecutionError> {
        let permit = self.host.room()?;
        let interpreter = self.host.interpreter(&self.spec.runtime).await?;
        let mut process =
            Process::spawn(&self.host, &self.spec, self.code.path(), interpreter, self.log.clone(), permit)?;
        match process.init(&event.request_id, &self.spec, self.host.config.init_timeout).await {
            Ok(()) => Ok(Ok(process)),
            Err(failure) => Ok(Err((process, failure))),
        }
    }

    fn put_back(&self, process: Process) {
        let mut idle = self.idle();
        if !idle.retired {
            idle.processes.push((process, Instant::now()));
        }
    }

    fn outcome(&self, payload: bytes::Bytes, failed: bool, tail: Option<bytes::Bytes>) -> Outcome {
        Outcome {
            payload,
            function_error: failed.then(|| "Unhandled".to_owned()),
            log_tail: tail,
            executed_version: self.spec.version.clone(),
        }
    }

    fn oldest_idle(&self) -> Option<Instant> {
        self.idle().processes.first().map(|(_, since)| *since)
    }

    fn stop_idle_since(&self, stop: impl Fn(Instant) -> bool) {
        self.idle().processes.retain(|(_, since)| !stop(*since));
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Idle> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
