//! One server: its connection, made when it is needed, and what is known of its tools.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use serde_json::{Map, Value};
use tokio::{
    sync::OnceCell,
    time::{Instant, timeout},
};

use super::{McpAnswer, McpError, McpServerConfig, McpTools, backoff::Backoff, connection::Connection};
use crate::watchdog::Watchdog;

/// How long a list of tools is taken as true: not every server says when its tools change.
const LIST_AGE: Duration = Duration::from_secs(60);

pub(super) struct Server {
    config: McpServerConfig,
    watchdog: Option<Arc<Watchdog>>,
    /// The connection, or the place where the first who needs it makes it and others wait.
    slot: Mutex<Arc<OnceCell<Arc<Connection>>>>,
    backoff: Mutex<Backoff>,
    list: Mutex<Option<(Instant, Arc<McpTools>)>>,
    /// Whether the server said that its tools changed.
    changed: Arc<AtomicBool>,
    stopped: AtomicBool,
}

impl Server {
    pub(super) fn new(config: McpServerConfig, watchdog: Option<Arc<Watchdog>>) -> Self {
        Self {
            config,
            watchdog,
            slot: Mutex::default(),
            backoff: Mutex::default(),
            list: Mutex::default(),
            changed: Arc::default(),
            stopped: AtomicBool::default(),
        }
    }

    pub(super) async fn tools(&self) -> Result<Arc<McpTools>, McpError> {
        let known = lock(&self.list).clone();
        if let Some((since, list)) = &known
            && !self.changed.load(Ordering::Relaxed)
            && since.elapsed() < LIST_AGE
        {
            return Ok(list.clone());
        }
        let connection = self.connection().await?;
        // A change that is reported while the list is read makes it be read once more.
        self.changed.store(false, Ordering::Relaxed);
        let read = connection.tools(&self.config).await;
        let read = read.inspect_err(|_| self.changed.store(true, Ordering::Relaxed))?;
        lock(&self.backoff).succeeded();
        // What was made of an equal list stays of use.
        let list =
            known.map(|(_, list)| list).filter(|list| list.tools == read.tools).unwrap_or_else(|| Arc::new(read));
        *lock(&self.list) = Some((Instant::now(), list.clone()));
        Ok(list)
    }

    pub(super) async fn call(&self, tool: &str, arguments: Map<String, Value>) -> Result<McpAnswer, McpError> {
        let answer = self.connection().await?.call(tool, arguments, self.config.timeout).await?;
        lock(&self.backoff).succeeded();
        Ok(answer)
    }

    pub(super) async fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
        let cell = std::mem::take(&mut *lock(&self.slot));
        if let Some(connection) = cell.get() {
            connection.close().await;
        }
    }

    async fn connection(&self) -> Result<Arc<Connection>, McpError> {
        self.cell().get_or_try_init(|| self.connect()).await.cloned()
    }

    /// The slot's cell; a new one when its connection has broken.
    fn cell(&self) -> Arc<OnceCell<Arc<Connection>>> {
        let mut slot = lock(&self.slot);
        if let Some(broken) = slot.get().filter(|connection| connection.is_closed()) {
            lock(&self.backoff).failed(Instant::now(), broken.reason());
            *slot = Arc::default();
        }
        slot.clone()
    }

    async fn connect(&self) -> Result<Arc<Connection>, McpError> {
        let server = self.config.name.clone();
        if self.stopped.load(Ordering::Relaxed) {
            return Err(McpError::Stopped { server });
        }
        if let Some((wait, reason)) = lock(&self.backoff).wait(Instant::now()) {
            return Err(McpError::Waiting { server, wait, reason: reason.to_owned() });
        }
        let limit = self.config.timeout;
        let opening = Connection::open(&self.config, self.watchdog.clone(), self.changed.clone());
        let opened = timeout(limit, opening).await;
        let opened = opened.unwrap_or(Err(McpError::TimedOut { server, limit })).inspect_err(|error| {
            tracing::warn!("{error}");
            lock(&self.backoff).failed(Instant::now(), error.to_string());
        })?;
        // Another process may offer other tools.
        self.changed.store(true, Ordering::Relaxed);
        Ok(Arc::new(opened))
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
