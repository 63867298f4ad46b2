//! One connection with a server, from its handshake to its end.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    time::Duration,
};

use reqwest::redirect;
use rmcp::{
    ClientHandler, RoleClient,
    model::{
        CallToolRequestParams, CallToolResponse, ClientCapabilities, ClientConfig, ErrorCode, Implementation,
        PaginatedRequestParams, ProtocolVersion,
    },
    service::{
        ClientInitializeError, ClientLifecycleMode, ClientServiceExt, NotificationContext, RunningService, ServiceError,
    },
    transport::{
        StreamableHttpClientTransport, async_rw::AsyncRwTransport,
        streamable_http_client::StreamableHttpClientTransportConfig,
    },
};
use serde_json::{Map, Value};
use tokio::time::timeout;

use super::{
    answer::McpAnswer,
    config::{McpEndpoint, McpServerConfig},
    error::{McpError, chain, cut},
    meter::{LONGEST_MESSAGE, Meter, Metered},
    process::Process,
    tools::{McpTools, Reading},
};
use crate::watchdog::Watchdog;

/// Pages of a list of tools.
const MOST_PAGES: usize = 50;
/// Calls in a row without an answer in time, after which a server is taken to hang and its connection is ended.
const MOST_OVERDUE: u32 = 3;
/// How long a process may take to end after its input is closed.
const GRACE: Duration = Duration::from_secs(2);
/// Bytes of a server's message in an error.
const LONGEST_REASON: usize = 2048;

const ENDED: &str = "its process ended; its standard error is in the log";
const BROKEN: &str = "the connection broke";

/// A connection; dropping it ends it, and the server's process.
pub(super) struct Connection {
    name: String,
    url: Option<String>,
    service: RunningService<RoleClient, Client>,
    process: Mutex<Option<Process>>,
    meter: Arc<Meter>,
    overdue: AtomicU32,
}

impl Connection {
    /// Starts or reaches the server and shakes hands. `changed` is set when the server says that its tools changed.
    ///
    /// Nearly every server knows the handshake by `initialize`. One that refuses it is asked once more as the newest version
    /// of the protocol has it; the other way round, a slow one that ignores what it does not know would seem to be silent.
    pub(super) async fn open(
        config: &McpServerConfig,
        watchdog: Option<Arc<Watchdog>>,
        changed: Arc<AtomicBool>,
    ) -> Result<Self, McpError> {
        let failed = |reason: String| McpError::Start { server: config.name.clone(), reason };
        match Self::open_as(config, watchdog.clone(), &changed, ClientLifecycleMode::Initialize).await {
            Ok(connection) => Ok(connection),
            Err(Opening::Refused(refusal)) => {
                let newest = ClientLifecycleMode::Discover { preferred_versions: vec![ProtocolVersion::LATEST] };
                let opened = Self::open_as(config, watchdog, &changed, newest).await;
                opened.map_err(|_| failed(refusal))
            }
            Err(Opening::Failed(reason)) => Err(failed(reason)),
        }
    }

    async fn open_as(
        config: &McpServerConfig,
        watchdog: Option<Arc<Watchdog>>,
        changed: &Arc<AtomicBool>,
        lifecycle: ClientLifecycleMode,
    ) -> Result<Self, Opening> {
        let client = Client { server: config.name.clone(), changed: changed.clone() };
        let meter = Arc::<Meter>::default();
        let (service, process, url) = match (&config.endpoint, watchdog) {
            (McpEndpoint::Process(process), Some(watchdog)) => {
                let spawned = Process::spawn(&config.name, process, watchdog);
                let place = process.command.display();
                let spawned = spawned.map_err(|error| Opening::Failed(format!("{place}: {error}")))?;
                let (process, stdout, stdin) = spawned;
                let stdout = Metered::new(stdout, meter.clone());
                // The meter ends the connection before the transport would drop a message.
                let transport = AsyncRwTransport::new_client(stdout, stdin).with_max_line_length(2 * LONGEST_MESSAGE);
                let service = client.serve_with_lifecycle(transport, lifecycle).await;
                let ended = meter.fault().unwrap_or(ENDED);
                (service.map_err(|error| Opening::from(error, None, ended))?, Some(process), None)
            }
            (McpEndpoint::Http { url, headers }, _) => {
                let http = reqwest::Client::builder()
                    .connect_timeout(Duration::from_secs(10))
                    .redirect(redirect::Policy::none())
                    .build()
                    .map_err(|error| Opening::Failed(chain(&error)))?;
                let settings = StreamableHttpClientTransportConfig::with_uri(url.as_str())
                    .custom_headers(headers.iter().cloned().collect())
                    .max_sse_event_size(LONGEST_MESSAGE)
                    .max_json_response_size(LONGEST_MESSAGE)
                    .max_error_response_size(LONGEST_REASON);
                let transport = StreamableHttpClientTransport::with_client(http, settings);
                let service = client.serve_with_lifecycle(transport, lifecycle).await;
                let service = service.map_err(|error| Opening::from(error, Some(url.as_str()), BROKEN))?;
                (service, None, Some(url.to_string()))
            }
            (McpEndpoint::Process(_), None) => return Err(Opening::Failed("no process can be started".to_owned())),
        };
        tracing::debug!(server = config.name, info = ?service.peer_info(), "an MCP server is connected");
        let (name, process) = (config.name.clone(), Mutex::new(process));
        Ok(Self { name, url, service, process, meter, overdue: AtomicU32::new(0) })
    }

    pub(super) fn is_closed(&self) -> bool {
        self.service.is_closed() || self.service.is_transport_closed()
    }

    /// Why the connection is closed.
    pub(super) fn reason(&self) -> String {
        let hung = self.overdue.load(Ordering::Relaxed) >= MOST_OVERDUE;
        let reason = match (self.meter.fault(), &self.url) {
            (Some(fault), _) => fault,
            _ if hung => "it did not answer several times and was stopped",
            (None, None) => ENDED,
            (None, Some(_)) => BROKEN,
        };
        reason.to_owned()
    }

    pub(super) async fn tools(&self, config: &McpServerConfig) -> Result<McpTools, McpError> {
        let unusable = |problem: String| McpError::Unusable { server: self.name.clone(), problem };
        let mut reading = Reading::new(config);
        let mut cursor = None;
        let listing = async {
            for _ in 0..MOST_PAGES {
                let page = PaginatedRequestParams::default().with_cursor(cursor);
                let page = self.service.list_tools(Some(page)).await?;
                if let Err(problem) = reading.add(page.tools) {
                    return Ok(Err(problem));
                }
                cursor = page.next_cursor;
                if cursor.is_none() {
                    return Ok(Ok(()));
                }
            }
            Ok(Err(format!("lists its tools in more than {MOST_PAGES} pages")))
        };
        self.within(config.timeout, listing).await?.map_err(unusable)?;
        Ok(reading.finish())
    }

    pub(super) async fn call(
        &self,
        tool: &str,
        arguments: Map<String, Value>,
        limit: Duration,
    ) -> Result<McpAnswer, McpError> {
        let call = CallToolRequestParams::new(tool.to_owned()).with_arguments(arguments);
        match self.within(limit, self.service.call_tool_once(call)).await {
            Ok(CallToolResponse::Complete(result)) => Ok(McpAnswer::read(result)),
            Ok(_) => {
                let problem =
                    "wants input of the user or more time than one call; such tools are not supported".to_owned();
                Err(McpError::Unusable { server: self.name.clone(), problem })
            }
            // The model chose the arguments and may choose better ones.
            Err(McpError::Refused { code, message, .. }) if code == ErrorCode::INVALID_PARAMS.0 => {
                Ok(McpAnswer::failure(message))
            }
            Err(error) => Err(error),
        }
    }

    /// Ends the connection in good order: the process gets time to end by itself.
    pub(super) async fn close(&self) {
        self.service.cancellation_token().cancel();
        let process = self.process.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(process) = process {
            process.end(GRACE).await;
        }
    }

    /// The answer to a request, or why there is none.
    async fn within<T>(
        &self,
        limit: Duration,
        request: impl Future<Output = Result<T, ServiceError>>,
    ) -> Result<T, McpError> {
        let server = self.name.clone();
        let Ok(answer) = timeout(limit, request).await else {
            if self.overdue.fetch_add(1, Ordering::Relaxed) + 1 == MOST_OVERDUE {
                self.service.cancellation_token().cancel();
            }
            return Err(McpError::TimedOut { server, limit });
        };
        self.overdue.store(0, Ordering::Relaxed);
        self.meter.answered();
        answer.map_err(|error| match error {
            ServiceError::McpError(error) => {
                McpError::Refused { server, code: error.code.0, message: cut(&error.message, LONGEST_REASON) }
            }
            ServiceError::TransportClosed | ServiceError::Cancelled { .. } => {
                McpError::Closed { server, reason: self.reason() }
            }
            ServiceError::TransportSend(_) => {
                // A server that lost its session says so in many ways; the next call begins a new one.
                self.service.cancellation_token().cancel();
                McpError::Closed { server, reason: readable(&error, self.url.as_deref()) }
            }
            ServiceError::UnexpectedResponse => {
                McpError::Unusable { server, problem: "answered what is no answer to the request".to_owned() }
            }
            error => McpError::Closed { server, reason: readable(&error, self.url.as_deref()) },
        })
    }
}

/// An error's text without the server's address, which may hold a secret.
fn readable(error: &dyn std::error::Error, url: Option<&str>) -> String {
    let text = chain(error);
    let text = match url {
        Some(url) => text.replace(url, "its address").replace(url.trim_end_matches('/'), "its address"),
        None => text,
    };
    cut(&text, LONGEST_REASON)
}

/// Why a connection was not made.
enum Opening {
    /// The server speaks, and refused the handshake.
    Refused(String),
    Failed(String),
}

impl Opening {
    fn from(error: ClientInitializeError, url: Option<&str>, ended: &str) -> Self {
        match error {
            ClientInitializeError::ConnectionClosed(_) => Self::Failed(ended.to_owned()),
            ClientInitializeError::JsonRpcError(_) => Self::Refused(readable(&error, url)),
            error => Self::Failed(readable(&error, url)),
        }
    }
}

/// This process as its servers see it: a client that can do nothing for them but call their tools.
struct Client {
    server: String,
    changed: Arc<AtomicBool>,
}

impl ClientHandler for Client {
    fn get_info(&self) -> ClientConfig {
        let outcrop = Implementation::new("outcrop", env!("CARGO_PKG_VERSION"));
        ClientConfig::new(ClientCapabilities::default(), outcrop)
    }

    async fn on_tool_list_changed(&self, _context: NotificationContext<RoleClient>) {
        tracing::debug!(server = self.server, "the MCP server's tools changed");
        self.changed.store(true, Ordering::Relaxed);
    }
}
