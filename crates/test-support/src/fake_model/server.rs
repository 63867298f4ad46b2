//! The server: loopback only, a task a connection, stopped when dropped.

use std::collections::BTreeMap;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use futures::channel::mpsc;
use futures::{SinkExt, StreamExt, stream};
use http::{Method, Request, Response, StatusCode, header};
use http_body_util::combinators::UnsyncBoxBody;
use http_body_util::{BodyExt, Full, Limited, StreamBody};
use hyper::body::{Frame, Incoming};
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use super::script::{Reply, Script, Then};
use super::{embeddings, frames, instant};

/// Requests above this size are refused.
const LARGEST_REQUEST: usize = 64 << 20;
/// The oldest requests are forgotten beyond this many.
const MOST_REQUESTS_KEPT: usize = 1_000;

/// The ends of the paths at which models are asked.
const DIALECTS: [&str; 7] = [
    "/chat/completions",
    "/v1/messages",
    "/v1/messages/count_tokens",
    "/converse-stream",
    "/count-tokens",
    "/embeddings",
    "/invoke",
];

type Body = UnsyncBoxBody<Bytes, io::Error>;

/// What a fake model does.
pub enum Behaviour {
    /// What the script says; requests are kept.
    Scripted(Script),
    /// A tool call, then a text, as fast as can be; nothing is kept.
    Instant,
}

/// A request that was received.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CapturedRequest {
    /// The HTTP method.
    pub method: String,
    /// Path and query.
    pub path: String,
    /// Headers with lower-case names.
    pub headers: BTreeMap<String, String>,
    /// The body: JSON, or text where it is none.
    pub body: Value,
}

/// A running fake model. Dropping it stops it.
pub struct FakeModel {
    address: SocketAddr,
    state: Arc<State>,
    server: JoinHandle<()>,
}

struct State {
    instant: bool,
    scripted: Mutex<Scripted>,
}

#[derive(Default)]
struct Scripted {
    replies: Vec<(Reply, u32)>,
    live: Vec<mpsc::Receiver<Bytes>>,
    requests: Vec<CapturedRequest>,
}

impl FakeModel {
    /// Starts a fake model that follows a script, on a free port.
    ///
    /// # Errors
    /// When no port can be had.
    pub async fn start(script: Script) -> io::Result<Self> {
        Self::listen(Behaviour::Scripted(script), 0).await
    }

    /// Starts a fake model on a port of the loopback address; 0 takes a free one.
    ///
    /// # Errors
    /// When the port cannot be had.
    pub async fn listen(behaviour: Behaviour, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
        let address = listener.local_addr()?;
        let (instant, script) = match behaviour {
            Behaviour::Instant => (true, Script::default()),
            Behaviour::Scripted(script) => (false, script),
        };
        let state = Arc::new(State { instant, scripted: Mutex::default() });
        state.lock().load(script);
        let server = tokio::spawn(accept(listener, Arc::clone(&state)));
        Ok(Self { address, state, server })
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The `base_url` for a model table.
    pub fn base_url(&self) -> String {
        format!("http://{}/v1", self.address)
    }

    /// Adds a reply at the end of the script.
    pub fn add(&self, reply: Reply) {
        let times = reply.times.unwrap_or(1);
        self.state.lock().replies.push((reply, times));
    }

    /// The next request gets a streamed body that the test writes itself, piece by piece; the body ends when the sender
    /// is dropped. So a test decides when each piece comes, without a clock.
    pub fn answer_live(&self) -> mpsc::Sender<Bytes> {
        self.state.answer_live()
    }

    /// The requests so far, oldest first, a thousand at most.
    pub fn requests(&self) -> Vec<CapturedRequest> {
        self.state.lock().requests.clone()
    }

    /// Waits until the server ends, which it does not by itself.
    pub async fn run(mut self) {
        let _ = (&mut self.server).await;
    }
}

impl Drop for FakeModel {
    fn drop(&mut self) {
        self.server.abort();
    }
}

impl State {
    fn answer_live(&self) -> mpsc::Sender<Bytes> {
        let (sender, receiver) = mpsc::channel(16);
        self.lock().live.push(receiver);
        sender
    }

    fn lock(&self) -> MutexGuard<'_, Scripted> {
        self.scripted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Scripted {
    fn load(&mut self, script: Script) {
        self.replies =
            script.replies.into_iter().map(|reply| (reply.times.unwrap_or(1), reply)).map(|(n, r)| (r, n)).collect();
    }

    /// The first reply that fits and is not used up.
    fn next(&mut self, request: &Value, embeddings: bool) -> Option<Reply> {
        let fits = |reply: &Reply| match &reply.when {
            Some(when) => when.embeddings == embeddings && when.fits(request),
            None => !embeddings,
        };
        let place = self.replies.iter().position(|(reply, _)| fits(reply))?;
        if self.replies[place].1 == 1 {
            return Some(self.replies.remove(place).0);
        }
        self.replies[place].1 = self.replies[place].1.saturating_sub(1);
        Some(self.replies[place].0.clone())
    }

    fn keep(&mut self, request: CapturedRequest) {
        if self.requests.len() == MOST_REQUESTS_KEPT {
            self.requests.remove(0);
        }
        self.requests.push(request);
    }
}

async fn accept(listener: TcpListener, state: Arc<State>) {
    let mut connections = tokio::task::JoinSet::new();
    loop {
        let Ok((connection, _)) = listener.accept().await else { continue };
        let _ = connection.set_nodelay(true);
        let state = Arc::clone(&state);
        while connections.try_join_next().is_some() {}
        connections.spawn(async move {
            let service = service_fn(move |request| {
                let state = Arc::clone(&state);
                async move { Ok::<_, io::Error>(answer(&state, request).await) }
            });
            // An error is the script's hanging up, or the client's.
            let _ =
                hyper::server::conn::http1::Builder::new().serve_connection(TokioIo::new(connection), service).await;
        });
    }
}

async fn answer(state: &State, request: Request<Incoming>) -> Response<Body> {
    let (head, body) = request.into_parts();
    if (&head.method, head.uri.path()) == (&Method::POST, "/__live") {
        return relay(state.answer_live(), body).await;
    }
    let Ok(body) = Limited::new(body, LARGEST_REQUEST).collect().await else {
        return json_response(413, &json!({"error": {"message": "the request is too large or broke off"}}));
    };
    let body = body.to_bytes();
    match (&head.method, head.uri.path()) {
        (&Method::GET, "/__requests") => json_response(200, &json!(state.lock().requests)),
        (&Method::DELETE, "/__requests") => {
            state.lock().requests.clear();
            json_response(200, &json!({}))
        }
        (&Method::PUT, "/__script") => match serde_json::from_slice(&body) {
            Ok(script) => {
                state.lock().load(script);
                json_response(200, &json!({}))
            }
            Err(error) => json_response(400, &json!({"error": {"message": error.to_string()}})),
        },
        (&Method::GET, path) if path.ends_with("/models") => {
            json_response(200, &json!({"object": "list", "data": [{"id": "fake-model", "object": "model"}]}))
        }
        (&Method::POST, path) if path.ends_with("/chat/completions") && state.instant => answer_instantly(&body),
        // Other dialects are scripted by `raw`, or piece by piece.
        (&Method::POST, path) if DIALECTS.iter().any(|dialect| path.ends_with(dialect)) => {
            answer_by_script(state, &head, &body).await
        }
        _ => json_response(404, &json!({"error": {"message": format!("no such path: {} {}", head.method, head.uri)}})),
    }
}

/// The next answer is what this request's body says, each piece as it comes.
async fn relay(mut answer: mpsc::Sender<Bytes>, mut body: Incoming) -> Response<Body> {
    while let Some(Ok(frame)) = body.frame().await {
        let Ok(piece) = frame.into_data() else { continue };
        if answer.send(piece).await.is_err() {
            break;
        }
    }
    json_response(200, &json!({}))
}

fn answer_instantly(body: &Bytes) -> Response<Body> {
    match serde_json::from_slice::<instant::Request>(body) {
        Ok(request) => {
            let kind = if request.stream { "text/event-stream" } else { "application/json" };
            respond(200, kind, full(instant::body(&instant::reply(&request), request.stream)))
        }
        Err(error) => json_response(400, &json!({"error": {"message": error.to_string()}})),
    }
}

async fn answer_by_script(state: &State, head: &http::request::Parts, body: &Bytes) -> Response<Body> {
    let request =
        serde_json::from_slice(body).unwrap_or_else(|_| Value::String(String::from_utf8_lossy(body).into_owned()));
    let embeddings = embeddings::answer(head.uri.path(), &request);
    let (live, reply) = {
        let mut scripted = state.lock();
        scripted.keep(captured(head, request.clone()));
        let live = if scripted.live.is_empty() || embeddings.is_some() { None } else { Some(scripted.live.remove(0)) };
        let reply = if live.is_none() { scripted.next(&request, embeddings.is_some()) } else { None };
        (live, reply)
    };
    if let Some(live) = live {
        return respond(200, "text/event-stream", pieces(live.map(Ok)));
    }
    let Some(reply) = reply else {
        if let Some(embeddings) = embeddings {
            return json_response(200, &embeddings);
        }
        return json_response(500, &json!({"error": {"message": "the script has no reply left for this request"}}));
    };
    if let Some(delay) = reply.delay_ms {
        tokio::time::sleep(Duration::from_millis(delay)).await;
    }
    let mut response = scripted_response(&reply, &request);
    for (name, value) in &reply.headers {
        if let (Ok(name), Ok(value)) = (name.parse::<header::HeaderName>(), value.parse::<header::HeaderValue>()) {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

fn scripted_response(reply: &Reply, request: &Value) -> Response<Body> {
    if let Some(status) = reply.status {
        return match &reply.body {
            Some(Value::String(text)) => respond(status, "text/plain", full(text.clone())),
            Some(body) => json_response(status, body),
            None => respond(status, "text/plain", full(String::new())),
        };
    }
    let model = request["model"].as_str().unwrap_or("fake-model");
    if reply.raw.is_none() && !reply.stream.unwrap_or(request["stream"] == true) {
        return json_response(200, &frames::document(reply, model));
    }
    let said = stream::iter(frames::streamed(reply, model)).map(|frame| Ok(Bytes::from(frame)));
    let body = match reply.then {
        None | Some(Then::Finish | Then::End) => pieces(said),
        Some(Then::Stall) => pieces(said.chain(stream::pending())),
        Some(Then::Close) => {
            // One turn of the scheduler lets the last piece out before the connection is cut.
            let cut = stream::once(async {
                tokio::task::yield_now().await;
                Err(io::Error::other("the script hangs up"))
            });
            pieces(said.chain(cut))
        }
    };
    respond(200, "text/event-stream", body)
}

fn captured(head: &http::request::Parts, body: Value) -> CapturedRequest {
    let text = |value: &header::HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
    CapturedRequest {
        method: head.method.to_string(),
        path: head.uri.to_string(),
        headers: head.headers.iter().map(|(name, value)| (name.to_string(), text(value))).collect(),
        body,
    }
}

/// A body whose pieces are written one by one.
fn pieces(stream: impl futures::Stream<Item = io::Result<Bytes>> + Send + 'static) -> Body {
    UnsyncBoxBody::new(StreamBody::new(stream.then(|piece| async {
        // Without a pause, pieces that are ready together would leave as one write.
        tokio::task::yield_now().await;
        piece.map(Frame::data)
    })))
}

fn full(text: String) -> Body {
    UnsyncBoxBody::new(Full::new(Bytes::from(text)).map_err(|never| match never {}))
}

fn json_response(status: u16, body: &Value) -> Response<Body> {
    respond(status, "application/json", full(body.to_string()))
}

fn respond(status: u16, content_type: &'static str, body: Body) -> Response<Body> {
    let mut response = Response::new(body);
    *response.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    response.headers_mut().insert(header::CONTENT_TYPE, header::HeaderValue::from_static(content_type));
    response
}
