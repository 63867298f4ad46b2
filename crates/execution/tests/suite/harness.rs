//! A [`Functions`] over a temporary folder, and functions from source text.

use std::{sync::mpsc, time::Duration};

use execution::{
    Code, ExecutionError, FunctionArn, FunctionExecutor, FunctionName, FunctionSpec, Functions, FunctionsConfig,
    Invocation, Outcome,
};
use serde_json::Value;
use tempfile::TempDir;

pub(crate) struct Harness {
    pub(crate) functions: Functions,
    pub(crate) dir: TempDir,
}

const PATIENCE: Duration = Duration::from_secs(120);

pub(crate) fn arn(name: &str) -> FunctionArn {
    FunctionArn::new("us-east-1", "123456789012", name).unwrap()
}

impl Harness {
    pub(crate) async fn new() -> Self {
        Self::with(|_| ()).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut FunctionsConfig)) -> Self {
        let dir = TempDir::new().unwrap();
        let mut config = FunctionsConfig::new(dir.path().join("work"));
        // Real processes on a busy machine: times are only tested where the clock is stopped.
        config.init_timeout = PATIENCE;
        change(&mut config);
        Self { functions: Functions::start(config).await.unwrap(), dir }
    }

    /// A spec with files in a folder of its own, named for the function.
    pub(crate) fn spec(&self, name: &str, runtime: &str, handler: &str, files: &[(&str, &str)]) -> FunctionSpec {
        let folder = self.dir.path().join(name);
        for (path, text) in files {
            let path = folder.join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        let mut spec = FunctionSpec::new(arn(name), runtime.parse().unwrap(), handler, Code::Folder(folder));
        spec.timeout = PATIENCE;
        spec
    }

    pub(crate) async fn python(&self, name: &str, source: &str) {
        self.functions.put(self.spec(name, "python3.11", "app.handler", &[("app.py", source)])).await.unwrap();
    }

    pub(crate) async fn node(&self, name: &str, file: &str, source: &str) {
        let spec = self.spec(name, "nodejs20.x", "index.handler", &[(file, source)]);
        self.functions.put(spec).await.unwrap();
    }

    pub(crate) async fn call(&self, function: &str, event: &str) -> Result<Outcome, ExecutionError> {
        let mut invocation = Invocation::new(function, event.to_owned());
        invocation.log_tail = true;
        self.functions.invoke(invocation).await
    }

    /// The result of a function that succeeds.
    pub(crate) async fn result(&self, function: &str, event: &str) -> Value {
        let outcome = self.call(function, event).await.unwrap();
        let text = String::from_utf8_lossy(&outcome.payload);
        assert_eq!(outcome.function_error, None, "{text}");
        serde_json::from_slice(&outcome.payload).unwrap()
    }

    /// Type and message of a function that fails.
    pub(crate) async fn failure(&self, function: &str, event: &str) -> (String, String) {
        let outcome = self.call(function, event).await.unwrap();
        assert_eq!(outcome.function_error.as_deref(), Some("Unhandled"));
        let failure = outcome.failure().unwrap();
        (failure.error_type, failure.error_message)
    }

    pub(crate) fn contains(&self, name: &str) -> bool {
        self.functions.contains(&name.parse::<FunctionName>().unwrap())
    }

    /// Waits until the function has written a line that contains `text`.
    pub(crate) async fn logged(&self, name: &str, text: &str) {
        until(|| self.functions.logs(&arn(name)).iter().any(|event| event.message.contains(text))).await;
    }
}

pub(crate) fn tail(outcome: &Outcome) -> String {
    String::from_utf8(outcome.log_tail.clone().unwrap().to_vec()).unwrap()
}

/// Lets other tasks and processes go on until `reached`; the test runner bounds it.
pub(crate) async fn until(mut reached: impl FnMut() -> bool) {
    while !reached() {
        tokio::task::yield_now().await;
        std::thread::yield_now();
    }
}

/// Keeps tokio from advancing a stopped clock by itself while it waits for real processes: a
/// runtime with a blocking task is not idle.
pub(crate) struct StoppedClock {
    _end: mpsc::Sender<()>,
}

impl StoppedClock {
    pub(crate) fn hold() -> Self {
        let (end, ended) = mpsc::channel::<()>();
        tokio::task::spawn_blocking(move || ended.recv().is_err());
        Self { _end: end }
    }

    pub(crate) async fn advance(&self, by: Duration) {
        tokio::time::advance(by).await;
    }
}

/// Whether a process runs (a zombie does not).
pub(crate) fn is_running(pid: &str) -> bool {
    std::fs::read_to_string(format!("/proc/{pid}/stat"))
        .is_ok_and(|stat| !stat.rsplit(')').next().is_some_and(|rest| rest.trim_start().starts_with(['Z', 'X'])))
}
