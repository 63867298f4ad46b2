//! What every handler works with.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use models::table::{ModelTable, TableError};
use models::timer::{SystemTimer, Timer};
use store::{Clock, Ids, Options, Store, StoreError};

use crate::config::Config;
use crate::services::bedrock_agent::{BuildTime, Settings};

/// The parts of the house that handlers reach; shared by all requests.
pub struct App {
    /// What the server was started with.
    pub config: Config,
    /// Tells the time.
    pub clock: Arc<dyn Clock>,
    /// Makes identifiers.
    pub ids: Arc<dyn Ids>,
    /// What outlives a request.
    pub store: Store,
    /// Which model answers for which model id.
    pub models: Arc<ModelTable>,
    /// Agents and their parts.
    pub build_time: BuildTime,
}

/// Why the house cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The data folder cannot be made or written to.
    #[error("the data folder {} cannot be used: {cause}; choose another with --data-dir", .path.display())]
    DataDir {
        /// The folder.
        path: PathBuf,
        /// What the system says.
        cause: std::io::Error,
    },
    /// The database does not open.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The model table cannot be used.
    #[error("the configuration's {0}")]
    Models(#[from] TableError),
}

impl App {
    /// Opens what lies in the data folder, which is made when it is missing.
    ///
    /// # Errors
    /// When the folder or what lies in it cannot be used.
    pub async fn open(config: Config, clock: Arc<dyn Clock>, ids: Arc<dyn Ids>) -> Result<Self, OpenError> {
        let data_dir = &config.data_dir;
        make_private(data_dir).map_err(|cause| OpenError::DataDir { path: data_dir.clone(), cause })?;
        let options =
            Options::new(data_dir.join("outcrop.db")).durability(config.store.durability.into()).clock(clock.clone());
        let store = Store::open(options).await?;
        let timer: Arc<dyn Timer> = Arc::new(SystemTimer::default());
        let models = Arc::new(ModelTable::build(&config.models, &|name| std::env::var(name).ok(), None, &timer)?);
        let settings = Settings { passing_state: config.agents.passing_state, ..Settings::default() };
        let build_time = BuildTime::new(store.clone(), clock.clone(), ids.clone(), settings);
        Ok(Self { config, clock, ids, store, models, build_time })
    }

    /// Ends what must not end by itself.
    pub async fn close(&self) {
        self.store.close().await;
    }
}

/// Makes a folder that only its owner can look into: it holds prompts, code and conversations.
fn make_private(path: &std::path::Path) -> std::io::Result<()> {
    use std::os::unix::fs::DirBuilderExt as _;
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(path)
}

impl fmt::Debug for App {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("App").field("config", &self.config).finish_non_exhaustive()
    }
}
