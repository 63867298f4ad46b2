//! Putting the house together from its configuration.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use agents::action_groups::Limits;
use agents::turn::{Runtime, TurnLimits};
use execution::{ExecutionError, Functions, RemoteConfig, RemoteCredentials, RemoteEndpoint};
use models::table::{EmbeddingTable, EmbeddingTableError, ModelTable, TableError};
use models::timer::{SystemTimer, Timer};
use objects::Objects;
use store::{Clock, Ids, Options, Store, StoreError};

use super::App;
use super::action_servers::action_servers;
use super::application_log::ApplicationLog;
use super::knowledge::{Shared, open_knowledge};
use crate::config::{AgentsConfig, Config, EnvironmentError, FunctionsConfig, Quotas, RemoteFunctions};
use crate::services::bedrock_agent::{BuildTime, Settings};
use crate::services::bedrock_agent_runtime::{PreparedAgents, Retriever, ServedAliases, Sessions};
use crate::services::lambda::{Folder, Lambda, LambdaError, Parts};

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
    /// The file for application logs cannot be written to.
    #[error("logs.application: the file {} cannot be written: {cause}", .path.display())]
    ApplicationLog {
        /// The file.
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
    /// The table of embedding models cannot be used.
    #[error("the configuration's {0}")]
    Embeddings(#[from] EmbeddingTableError),
    /// The indexes of knowledge bases cannot be reached.
    #[error("the configuration's knowledge.postgres: {0}")]
    Indexes(#[from] ::knowledge::index::IndexError),
    /// Functions cannot run.
    #[error("functions: {0}")]
    Functions(#[from] ExecutionError),
    /// A function's definition, of a client or of the configuration, cannot be used.
    #[error("functions: {0}")]
    Lambda(#[from] LambdaError),
    /// The objects of the data folder, or a folder that stands for a bucket, cannot be used.
    #[error("objects: {0}")]
    Objects(#[from] Box<objects::OpenError>),
    /// A variable that the configuration names cannot be used.
    #[error(transparent)]
    Environment(#[from] EnvironmentError),
    /// Two servers for actions have one name.
    #[error("the configuration's {list} have two servers named '{name}'; names are unique")]
    Twice {
        /// The option.
        list: &'static str,
        /// The name.
        name: String,
    },
    /// The HTTP client for actions cannot be built.
    #[error("http_actions: {0}")]
    HttpActions(String),
}

impl App {
    /// Opens what lies in the data folder, which is made when it is missing. `config.listen` must be the address that
    /// functions reach the server at.
    ///
    /// # Errors
    /// When the folder or what lies in it, a model or a function cannot be used.
    pub async fn open(config: Config, clock: Arc<dyn Clock>, ids: Arc<dyn Ids>) -> Result<Self, OpenError> {
        let data_dir = &config.data_dir;
        make_private(data_dir).map_err(|cause| OpenError::DataDir { path: data_dir.clone(), cause })?;
        let options =
            Options::new(data_dir.join("outcrop.db")).durability(config.store.durability.into()).clock(clock.clone());
        let store = Store::open(options).await?;

        let timer: Arc<dyn Timer> = Arc::new(SystemTimer::default());
        let models = ModelTable::build(&config.models, &environment, super::embedded::factory(), &timer)?;
        let models = Arc::new(models);
        let embeddings = super::embedded::embeddings_factory();
        let embeddings = EmbeddingTable::build(&config.embedding_models, &environment, embeddings, &timer)?;
        let embeddings = Arc::new(embeddings);

        let objects = Objects::open(config.objects.clone(), &data_dir.join("objects"), clock.clone()).await;
        let objects = Arc::new(objects.map_err(Box::new)?);
        let functions = Functions::start(functions_config(&config)).await?;
        let remote =
            config.functions.remote.as_ref().map(|remote| remote_endpoint(remote, &environment)).transpose()?;
        let archives = data_dir.join("function-archives");
        let parts = Parts {
            store: store.clone(),
            clock: clock.clone(),
            ids: ids.clone(),
            functions,
            remote,
            archives,
            objects: Some(objects.clone()),
        };
        let lambda = Arc::new(Lambda::open(parts).await?);
        let (region, account_id) = (config.region.as_str(), config.account_id.as_str());
        lambda.serve_folders(Folder { functions: &config.functions.folder, region, account_id }).await?;

        let documents = documents::Extractor::new(documents::Limits::default());
        let shared = Shared { store: &store, clock: &clock, objects: &objects, embeddings: &embeddings };
        let knowledge = open_knowledge(&config, &environment, shared).await?;
        let (mcp, http) = action_servers(&config, &environment)?;
        let limits = action_limits(&config.agents);
        let passing_state = config.agents.passing_state;
        let settings = Settings {
            passing_state,
            limits: limits.clone(),
            mcp: mcp.clone(),
            http: http.clone(),
            objects: Some(objects.clone()),
        };
        let build_time = BuildTime::new(store.clone(), clock.clone(), ids.clone(), knowledge.clone(), settings);
        let build_time = Arc::new(build_time);
        let retriever = Retriever::new(store.clone(), knowledge.clone(), models.clone());
        let application_log = ApplicationLog::open(config.logs.application.clone(), data_dir, store.clone())
            .await
            .map_err(|(path, cause)| OpenError::ApplicationLog { path, cause })?;
        let application_log = Arc::new(application_log);
        let sessions = Sessions::new(store.clone(), clock.clone(), ids.clone(), config.sessions);
        let prepared_agents = Arc::new(PreparedAgents::new(limits.clone()));
        let mut runtime = Runtime::new(models.clone(), lambda.clone(), store.clone(), clock.clone(), ids.clone());
        let AgentsConfig { iterations, model_calls, tokens, turn, .. } = config.agents;
        runtime.limits = TurnLimits { iterations, model_calls, tokens, duration: turn, ..TurnLimits::default() };
        runtime.action_limits = limits;
        runtime.aliases = Arc::new(ServedAliases::new(build_time.clone(), prepared_agents.clone(), mcp.clone()));
        (runtime.mcp, runtime.http) = (mcp, http);
        runtime.look_ups = Arc::new(retriever.clone());
        let runtime = Arc::new(runtime);
        Ok(Self {
            config,
            clock,
            ids,
            store,
            models,
            embeddings,
            lambda,
            objects,
            documents,
            knowledge,
            build_time,
            application_log,
            sessions,
            retriever,
            prepared_agents,
            runtime,
        })
    }

    /// Ends what must not end by itself.
    pub async fn close(&self) {
        self.knowledge.ingestion.close();
        self.runtime.mcp.stop().await;
        self.objects.close().await;
        self.store.close().await;
    }
}

/// Makes a folder that only its owner can look into: it holds prompts, code and conversations.
fn make_private(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::DirBuilderExt as _;
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(path)
}

fn environment(variable: &str) -> Option<String> {
    std::env::var(variable).ok().filter(|value| !value.is_empty())
}

fn action_limits(config: &AgentsConfig) -> Limits {
    match config.quotas {
        Quotas::Default => Limits::default(),
        Quotas::Aws => Limits::aws(),
    }
}

fn functions_config(config: &Config) -> execution::FunctionsConfig {
    let FunctionsConfig { python, node, concurrency, processes, idle, init, .. } = config.functions.clone();
    let defaults = execution::FunctionsConfig::new(config.data_dir.join("functions"));
    let mut base_environment = vec![("AWS_ENDPOINT_URL".to_owned(), format!("http://{}", config.listen))];
    if config.keys.0.is_empty() {
        // Any credentials are accepted, but the SDKs look for some.
        base_environment
            .extend(["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"].map(|name| (name.to_owned(), "any".to_owned())));
    }
    execution::FunctionsConfig {
        base_environment,
        python,
        node,
        max_concurrency: concurrency.unwrap_or(defaults.max_concurrency),
        max_processes: processes.unwrap_or(defaults.max_processes),
        idle_timeout: idle,
        init_timeout: init,
        ..defaults
    }
}

fn remote_endpoint(
    remote: &RemoteFunctions,
    environment: &dyn Fn(&str) -> Option<String>,
) -> Result<RemoteEndpoint, ExecutionError> {
    let keys = (environment(&remote.access_key_id_env), environment(&remote.secret_access_key_env));
    let credentials = match keys {
        (Some(id), Some(secret)) => Some(RemoteCredentials::new(id, secret, environment(&remote.session_token_env))),
        _ => None,
    };
    let max_response_bytes = execution::FunctionsConfig::new("").max_response_bytes;
    let (endpoint, region) = (remote.endpoint.clone(), remote.region.clone());
    RemoteEndpoint::new(RemoteConfig { endpoint, region, credentials, max_response_bytes })
}
