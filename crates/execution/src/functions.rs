//! The functions of this server: which there are, under which names, and the way to call them.

use std::{
    collections::HashMap,
    path::PathBuf,
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use serde::de::IgnoredAny;

use crate::{
    Code, ExecutionError, FunctionArn, FunctionExecutor, FunctionName, FunctionSpec, FunctionsConfig, Invocation,
    LogEvent, Outcome, Runtime,
    code::CodeRoot,
    log::FunctionLog,
    pool::{Host, Pool},
};

const LATEST: &str = "$LATEST";
/// Most bytes of a client context, as on Lambda.
const MAX_CLIENT_CONTEXT: usize = 3583;

/// Functions hosted as child processes of this server. A clone is another handle to the same.
///
/// When the last handle goes, every process is killed with its whole process group, and so it is
/// when the server itself is killed.
#[derive(Clone)]
pub struct Functions {
    inner: Arc<Inner>,
}

struct Inner {
    host: Arc<Host>,
    table: RwLock<Table>,
    reaper: tokio::task::AbortHandle,
}

#[derive(Default)]
struct Table {
    functions: HashMap<FunctionArn, Hosted>,
    /// Bare name to ARN; of two ARNs with one name the latest put wins.
    names: HashMap<String, FunctionArn>,
}

struct Hosted {
    versions: HashMap<String, Arc<Pool>>,
    log: Arc<FunctionLog>,
}

impl Functions {
    /// Prepares the work folder and opens the Runtime API on a loopback port. Starts no function.
    pub async fn start(config: FunctionsConfig) -> Result<Self, ExecutionError> {
        let idle_timeout = config.idle_timeout;
        let host = Host::start(config).await?;
        let weak = Arc::downgrade(&host);
        let reaper = tokio::spawn(async move {
            let mut tick = tokio::time::interval((idle_timeout / 4).max(Duration::from_millis(100)));
            loop {
                tick.tick().await;
                match weak.upgrade() {
                    Some(host) => host.reap_idle(idle_timeout),
                    None => return,
                }
            }
        });
        let reaper = reaper.abort_handle();
        Ok(Self { inner: Arc::new(Inner { host, table: RwLock::default(), reaper }) })
    }

    /// Hosts a version of a function, in place of what had its ARN and version before.
    ///
    /// A zip is unpacked here, so that a bad one is refused. Invocations that run on the replaced
    /// code finish; its idle processes are stopped.
    pub async fn put(&self, mut spec: FunctionSpec) -> Result<(), ExecutionError> {
        spec.check()?;
        let code =
            CodeRoot::prepare(&spec.code, self.inner.host.work_dir(), self.inner.host.config().max_unpacked_bytes)
                .await?;
        // The archive itself is not needed any more.
        spec.code = Code::Folder(code.path().to_owned());
        let arn = spec.arn.clone();
        let replaced = self.write(|table| {
            table.names.insert(arn.name().to_owned(), arn.clone());
            let hosted = table.functions.entry(arn).or_insert_with(|| Hosted {
                versions: HashMap::new(),
                log: Arc::new(FunctionLog::new(spec.arn.name(), self.inner.host.config().max_log_bytes)),
            });
            let version = spec.version.clone();
            let pool = Pool::new(spec, code, self.inner.host.clone(), hosted.log.clone());
            hosted.versions.insert(version, pool)
        });
        if let Some(pool) = replaced {
            pool.retire();
        }
        Ok(())
    }

    /// Removes a function with all versions; false when there was none.
    pub fn remove(&self, arn: &FunctionArn) -> bool {
        let removed = self.write(|table| {
            if table.names.get(arn.name()) == Some(arn) {
                table.names.remove(arn.name());
            }
            table.functions.remove(arn)
        });
        let Some(hosted) = removed else { return false };
        hosted.versions.values().for_each(|pool| pool.retire());
        true
    }

    /// Removes one version; false when there was none.
    pub fn remove_version(&self, arn: &FunctionArn, version: &str) -> bool {
        let removed = self.write(|table| table.functions.get_mut(arn)?.versions.remove(version));
        removed.as_ref().inspect(|pool| pool.retire()).is_some()
    }

    /// Whether a function, with the version named, is here.
    pub fn contains(&self, name: &FunctionName) -> bool {
        self.pool(name).is_some()
    }

    /// The function's log of late, oldest line first; empty when it is not here.
    pub fn logs(&self, arn: &FunctionArn) -> Vec<LogEvent> {
        let log = self.read(|table| table.functions.get(arn).map(|h| h.log.clone()));
        log.map(|log| log.events()).unwrap_or_default()
    }

    /// The program that runs functions of a runtime on this machine.
    pub async fn interpreter(&self, runtime: &Runtime) -> Result<PathBuf, ExecutionError> {
        self.inner.host.interpreter(runtime).await
    }

    /// Calls a version of the function that `name` names, whatever its qualifier: for callers that follow aliases themselves.
    /// The function is told that it was called by `name`.
    pub async fn invoke_version(
        &self,
        name: &FunctionName,
        version: &str,
        invocation: Invocation,
    ) -> Result<Outcome, ExecutionError> {
        let pool = self.pool(&FunctionName { qualifier: Some(version.to_owned()), ..name.clone() });
        self.invoke_in(pool, name, invocation).await
    }

    async fn invoke_in(
        &self,
        pool: Option<Arc<Pool>>,
        name: &FunctionName,
        mut invocation: Invocation,
    ) -> Result<Outcome, ExecutionError> {
        let function = || name.to_string();
        let pool = pool.ok_or_else(|| ExecutionError::NotFound { function: function() })?;
        check_request(&mut invocation, self.inner.host.config().max_request_bytes)?;
        match invocation.deadline {
            None => pool.invoke(name, invocation).await,
            Some(deadline) => tokio::time::timeout_at(deadline, pool.invoke(name, invocation))
                .await
                .unwrap_or_else(|_| Err(ExecutionError::DeadlineExceeded { function: function() })),
        }
    }

    fn pool(&self, name: &FunctionName) -> Option<Arc<Pool>> {
        self.read(|table| {
            let arn = match &name.arn {
                Some(arn) => arn,
                None => table.names.get(&name.name)?,
            };
            let hosted = table.functions.get(arn)?;
            hosted.versions.get(name.qualifier.as_deref().unwrap_or(LATEST)).cloned()
        })
    }

    fn read<T>(&self, look: impl FnOnce(&Table) -> T) -> T {
        look(&self.inner.table.read().unwrap_or_else(PoisonError::into_inner))
    }

    fn write<T>(&self, change: impl FnOnce(&mut Table) -> T) -> T {
        change(&mut self.inner.table.write().unwrap_or_else(PoisonError::into_inner))
    }
}

#[async_trait::async_trait]
impl FunctionExecutor for Functions {
    /// A started invocation runs to its end even when the returned future is dropped.
    async fn invoke(&self, invocation: Invocation) -> Result<Outcome, ExecutionError> {
        let name: FunctionName = invocation.function.parse()?;
        let pool = self.pool(&name);
        self.invoke_in(pool, &name, invocation).await
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.reaper.abort();
        self.host.stop();
    }
}

/// What Lambda refuses before it calls a function. An empty payload becomes `{}`.
fn check_request(invocation: &mut Invocation, limit: usize) -> Result<(), ExecutionError> {
    let size = invocation.payload.len();
    if size > limit {
        return Err(ExecutionError::PayloadTooLarge { size, limit });
    }
    if size == 0 {
        invocation.payload = bytes::Bytes::from_static(b"{}");
    }
    let invalid = |reason: String| ExecutionError::InvalidRequestContent { reason };
    serde_json::from_slice::<IgnoredAny>(&invocation.payload)
        .map_err(|e| invalid(format!("Could not parse request body into json: {e}")))?;
    if let Some(context) = &invocation.client_context {
        let compact = serde_json::from_str::<serde_json::Map<_, _>>(context)
            .map(|map| serde_json::Value::Object(map).to_string())
            .map_err(|e| invalid(format!("Client context must be a JSON object: {e}")))?;
        if compact.len() > MAX_CLIENT_CONTEXT {
            return Err(invalid(format!("Client context has more than {MAX_CLIENT_CONTEXT} bytes")));
        }
        invocation.client_context = Some(compact);
    }
    let id = &invocation.request_id;
    let plain = id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    if !plain || !(1..=128).contains(&id.len()) {
        return Err(invalid("The request id must be 1 to 128 letters, digits or dashes".to_owned()));
    }
    Ok(())
}
