//! Finds the interpreters of this machine, once for each runtime.

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    process::Stdio,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tokio::process::Command;

use crate::{ExecutionError, Language, Runtime};

/// Longest time that an interpreter may take to say where it is.
const PROBE: Duration = Duration::from_secs(10);

pub(crate) struct Interpreters {
    python: Option<PathBuf>,
    node: Option<PathBuf>,
    found: Mutex<HashMap<Runtime, PathBuf>>,
}

impl Interpreters {
    pub(crate) fn new(python: Option<PathBuf>, node: Option<PathBuf>) -> Self {
        Self { python, node, found: Mutex::default() }
    }

    pub(crate) async fn find(&self, runtime: &Runtime) -> Result<PathBuf, ExecutionError> {
        let known = self.found.lock().unwrap_or_else(PoisonError::into_inner).get(runtime).cloned();
        if let Some(path) = known {
            return Ok(path);
        }
        let candidates = self.candidates(runtime);
        for candidate in &candidates {
            if let Some(path) = probe(candidate, runtime.language()).await {
                tracing::debug!(%runtime, path = %path.display(), "interpreter found");
                let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
                return Ok(found.entry(runtime.clone()).or_insert(path).clone());
            }
        }
        let tried: Vec<_> = candidates.iter().map(|c| c.display().to_string()).collect();
        Err(ExecutionError::NoInterpreter { runtime: runtime.to_string(), tried: tried.join(", ") })
    }

    fn candidates(&self, runtime: &Runtime) -> Vec<PathBuf> {
        match (runtime.language(), &self.python, &self.node) {
            (Language::Python, Some(path), _) | (Language::NodeJs, _, Some(path)) => {
                vec![path.clone()]
            }
            (Language::Python, None, _) => vec![runtime.identifier().into(), "python3".into()],
            (Language::NodeJs, _, None) => vec!["node".into(), "nodejs".into()],
        }
    }
}

/// Asks a program for the path of the interpreter behind it: version managers put small scripts on
/// `PATH` that take long and need their own variables.
async fn probe(program: &Path, language: Language) -> Option<PathBuf> {
    let arguments = match language {
        Language::Python => ["-c", "import sys; print(sys.executable)"],
        Language::NodeJs => ["-p", "process.execPath"],
    };
    let output =
        Command::new(program).args(arguments).stdin(Stdio::null()).stderr(Stdio::null()).kill_on_drop(true).output();
    let output = tokio::time::timeout(PROBE, output).await.ok()?.ok()?;
    let path = PathBuf::from(String::from_utf8(output.stdout).ok()?.trim());
    (output.status.success() && path.is_file()).then_some(path)
}
