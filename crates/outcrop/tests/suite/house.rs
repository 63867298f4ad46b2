//! A server for one test, on a port and in a folder of its own.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

use aws_credential_types::Credentials;
use aws_sigv4::http_request::{SignableBody, SignableRequest, SigningSettings, sign};
use aws_sigv4::sign::v4;
use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::ListAgentsResponse;
use outcrop::config::Config;
use outcrop::server::{App, Registry, Server};
use reqwest::{Client, RequestBuilder, Response};
use serde_json::Value;
use store::{ScriptedClock, ScriptedIds, Timestamp};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// What every test's clock shows at the start: 21 May 2025.
pub(crate) const NOW: Duration = Duration::from_secs(1_747_785_600);

pub(crate) struct House {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<bool>,
    _folder: tempfile::TempDir,
}

impl House {
    /// A server with these handlers; `change` makes the configuration what the test needs.
    pub(crate) async fn open(registry: Registry, change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::default();
        config.listen.set_port(0);
        config.data_dir = folder.path().join("data");
        change(&mut config);
        let server = Server::bind(&config).await.unwrap();
        let address = server.address();
        config.listen = address;
        let start = Timestamp::from_millis(NOW.as_millis() as i64);
        let clock = Arc::new(ScriptedClock::starting_at(start));
        let app = Arc::new(App::open(config, clock, Arc::new(ScriptedIds::default())).await.unwrap());
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(server.serve(app, registry, async move { drop(stopped.await) }));
        Self { address, stop: Some(stop), served, _folder: folder }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Sends the signal to stop.
    pub(crate) fn stop(&mut self) {
        drop(self.stop.take());
    }

    /// Waits for the server's end: whether all requests ended by themselves.
    pub(crate) async fn ended(self) -> bool {
        self.served.await.unwrap()
    }
}

/// A client that speaks HTTP/1.1, and one that speaks HTTP/2 with prior knowledge.
pub(crate) fn clients() -> [Client; 2] {
    [http1(), Client::builder().http2_prior_knowledge().no_proxy().build().unwrap()]
}

pub(crate) fn http1() -> Client {
    Client::builder().http1_only().no_proxy().build().unwrap()
}

/// Signs a request as the SDKs do.
pub(crate) fn signed(request: RequestBuilder, service: &str, secret: &str) -> RequestBuilder {
    let (client, request) = request.build_split();
    let mut request = request.unwrap();
    let identity = Credentials::new("AKIDEXAMPLE", secret, None, None, "test").into();
    let parameters = v4::SigningParams::builder()
        .identity(&identity)
        .region("eu-west-1")
        .name(service)
        .time(UNIX_EPOCH + NOW)
        .settings(SigningSettings::default())
        .build()
        .unwrap()
        .into();
    let body = request.body().and_then(|body| body.as_bytes()).unwrap_or_default().to_vec();
    let headers = request.headers().iter().map(|(name, value)| (name.as_str(), value.to_str().unwrap()));
    let signable =
        SignableRequest::new(request.method().as_str(), request.url().as_str(), headers, SignableBody::Bytes(&body));
    let (instructions, _signature) = sign(signable.unwrap(), &parameters).unwrap().into_parts();
    for (name, value) in instructions.headers() {
        request.headers_mut().insert(
            http::HeaderName::from_bytes(name.as_bytes()).unwrap(),
            http::HeaderValue::from_str(value).unwrap(),
        );
    }
    RequestBuilder::from_parts(client, request)
}

/// An unproved claim of a service, as a client with any credentials makes it.
pub(crate) fn claimed(request: RequestBuilder, service: &str) -> RequestBuilder {
    request
        .header(
            "authorization",
            format!(
                "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20250521/eu-west-1/{service}/aws4_request, \
             SignedHeaders=host;x-amz-date, Signature={}",
                "0".repeat(64)
            ),
        )
        .header("x-amz-date", "20250521T000000Z")
}

/// An error answer's status, type and message.
pub(crate) async fn error(response: Response) -> (u16, String, String) {
    let status = response.status().as_u16();
    assert!(response.headers().contains_key("x-amzn-requestid"));
    let kind = response.headers()["x-amzn-errortype"].to_str().unwrap().to_owned();
    let body: Value = serde_json::from_slice(&response.bytes().await.unwrap()).unwrap();
    (status, kind, body["message"].as_str().unwrap().to_owned())
}

/// The simplest answer there is.
pub(crate) fn no_agents() -> Result<ListAgentsResponse, Error> {
    Ok(ListAgentsResponse { agent_summaries: Vec::new(), next_token: None })
}
