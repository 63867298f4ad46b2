//! The host side of the Lambda Runtime API: HTTP on a loopback port, by which processes fetch
//! events and post answers.
//!
//! Every process has a secret first path segment of its own and reaches only its own events; the
//! handlers here turn requests into [`Call`]s for the task that owns the process, so that all
//! state of a process has one owner and no lock.

use std::{
    collections::HashMap,
    convert::Infallible,
    net::{Ipv4Addr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use bytes::{Bytes, BytesMut};
use http::{Method, Request, Response, StatusCode, header::CONTENT_TYPE};
use http_body_util::{BodyExt, Full};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::TokioIo;
use serde_json::json;
use tokio::{
    net::TcpListener,
    sync::{Semaphore, mpsc, oneshot},
};

use crate::ExecutionError;

const PREFIX: &str = "2018-06-01/runtime/";
/// How much of an answer that is too large is read and thrown away, so that the process can go on.
const MAX_DISCARDED: usize = 64 << 20;

/// A request of a process.
pub(crate) enum Call {
    /// It is ready for an event.
    Next(oneshot::Sender<Next>),
    /// It answers an invocation.
    Answer { request_id: String, kind: Answer, body: Body, ack: oneshot::Sender<bool> },
    /// It could not load its handler.
    InitError(Bytes),
}

/// What kind of answer a process gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Answer {
    Result,
    Error,
}

/// The body of an answer.
pub(crate) enum Body {
    Whole(Bytes),
    TooLarge,
}

/// An event as a process gets it.
pub(crate) struct Next {
    pub(crate) request_id: String,
    pub(crate) deadline_ms: u128,
    pub(crate) invoked_arn: String,
    pub(crate) client_context: Option<String>,
    pub(crate) payload: Bytes,
}

type Registry = Arc<Mutex<HashMap<String, mpsc::Sender<Call>>>>;

/// The listener and who may call it.
pub(crate) struct RuntimeApi {
    address: SocketAddr,
    registry: Registry,
    accepting: tokio::task::AbortHandle,
}

/// A process's entry, removed when dropped.
pub(crate) struct Registration {
    /// The value of `AWS_LAMBDA_RUNTIME_API`.
    pub(crate) address: String,
    token: String,
    registry: Registry,
}

impl RuntimeApi {
    pub(crate) async fn listen(max_body: usize, max_processes: usize) -> Result<Self, ExecutionError> {
        let failed =
            |source| ExecutionError::Io { action: "open the Runtime API on", path: "127.0.0.1".into(), source };
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let registry = Registry::default();
        let accepting = tokio::spawn(accept(listener, registry.clone(), max_body, max_processes));
        Ok(Self { address, registry, accepting: accepting.abort_handle() })
    }

    /// A new secret address, and the calls that come in on it.
    pub(crate) fn register(&self) -> (Registration, mpsc::Receiver<Call>) {
        let token = uuid::Uuid::new_v4().simple().to_string();
        let (sender, calls) = mpsc::channel(4);
        self.registry.lock().unwrap_or_else(PoisonError::into_inner).insert(token.clone(), sender);
        let address = format!("{}/{token}", self.address);
        (Registration { address, token, registry: self.registry.clone() }, calls)
    }
}

impl Drop for RuntimeApi {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

impl Drop for Registration {
    fn drop(&mut self) {
        self.registry.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.token);
    }
}

async fn accept(listener: TcpListener, registry: Registry, max_body: usize, max_processes: usize) {
    // A process keeps one connection; the rest is for those that open more.
    let connections = Arc::new(Semaphore::new(4 * max_processes + 64));
    while let Ok(permit) = connections.clone().acquire_owned().await {
        let Ok((stream, _)) = listener.accept().await else {
            // Out of file descriptors: let others finish.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let _ = stream.set_nodelay(true);
        let registry = registry.clone();
        tokio::spawn(async move {
            let service = service_fn(|request| handle(request, &registry, max_body));
            // A connection that breaks is its process's end, which is seen elsewhere.
            let _ = http1::Builder::new().serve_connection(TokioIo::new(stream), service).await;
            drop(permit);
        });
    }
}

async fn handle(
    request: Request<Incoming>,
    registry: &Registry,
    max_body: usize,
) -> Result<Response<Full<Bytes>>, Infallible> {
    let path = request.uri().path().to_owned();
    let (token, rest) = path.trim_start_matches('/').split_once('/').unwrap_or_default();
    let known = registry.lock().unwrap_or_else(PoisonError::into_inner).get(token).cloned();
    let Some(calls) = known else {
        return Ok(error(StatusCode::FORBIDDEN, "Forbidden", "unknown process"));
    };
    let rest: Vec<&str> = rest.strip_prefix(PREFIX).unwrap_or_default().split('/').collect();
    Ok(match (request.method(), rest.as_slice()) {
        (&Method::GET, ["invocation", "next"]) => next(calls).await,
        (&Method::POST, ["invocation", id, "response"]) => {
            answer(calls, id, Answer::Result, request.into_body(), max_body).await
        }
        (&Method::POST, ["invocation", id, "error"]) => {
            answer(calls, id, Answer::Error, request.into_body(), max_body).await
        }
        (&Method::POST, ["init", "error"]) => match read(request.into_body(), max_body).await {
            Some(Body::Whole(body)) => accepted(calls.send(Call::InitError(body)).await.is_ok()),
            _ => too_large(),
        },
        _ => error(StatusCode::NOT_FOUND, "NotFound", "no such path of the Runtime API"),
    })
}

async fn next(calls: mpsc::Sender<Call>) -> Response<Full<Bytes>> {
    let (sender, event) = oneshot::channel();
    if calls.send(Call::Next(sender)).await.is_err() {
        return gone();
    }
    let Ok(event) = event.await else { return gone() };
    let mut response = Response::builder()
        .header(CONTENT_TYPE, "application/json")
        .header("Lambda-Runtime-Aws-Request-Id", event.request_id)
        .header("Lambda-Runtime-Deadline-Ms", event.deadline_ms.to_string())
        .header("Lambda-Runtime-Invoked-Function-Arn", event.invoked_arn);
    if let Some(context) = event.client_context {
        response = response.header("Lambda-Runtime-Client-Context", context.into_bytes());
    }
    response.body(Full::new(event.payload)).unwrap_or_else(|_| gone())
}

async fn answer(
    calls: mpsc::Sender<Call>,
    request_id: &str,
    kind: Answer,
    body: Incoming,
    max_body: usize,
) -> Response<Full<Bytes>> {
    let Some(body) = read(body, max_body).await else { return gone() };
    let whole = matches!(body, Body::Whole(_));
    let (ack, acknowledged) = oneshot::channel();
    let call = Call::Answer { request_id: request_id.to_owned(), kind, body, ack };
    if calls.send(call).await.is_err() {
        return gone();
    }
    match acknowledged.await {
        Ok(true) if whole => accepted(true),
        Ok(true) => too_large(),
        _ => error(StatusCode::BAD_REQUEST, "InvalidRequestID", "Invalid request ID"),
    }
}

/// The body, up to `max` bytes; `None` when the connection broke.
async fn read(mut body: Incoming, max: usize) -> Option<Body> {
    let mut whole = BytesMut::new();
    let mut size = 0usize;
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame.ok()?.into_data() else { continue };
        size = size.saturating_add(data.len());
        if size > MAX_DISCARDED {
            return Some(Body::TooLarge);
        }
        if size <= max {
            whole.extend_from_slice(&data);
        } else {
            whole = BytesMut::new();
        }
    }
    Some(if size <= max { Body::Whole(whole.freeze()) } else { Body::TooLarge })
}

fn accepted(taken: bool) -> Response<Full<Bytes>> {
    if !taken {
        return gone();
    }
    let mut response = Response::new(Full::new(Bytes::from_static(br#"{"status":"OK"}"#)));
    *response.status_mut() = StatusCode::ACCEPTED;
    response
}

fn too_large() -> Response<Full<Bytes>> {
    error(StatusCode::PAYLOAD_TOO_LARGE, "RequestEntityTooLarge", "the answer is too large")
}

fn gone() -> Response<Full<Bytes>> {
    error(StatusCode::GONE, "Gone", "this process has been given up")
}

fn error(status: StatusCode, kind: &str, message: &str) -> Response<Full<Bytes>> {
    let body = json!({ "errorType": kind, "errorMessage": message }).to_string();
    let mut response = Response::new(Full::new(Bytes::from(body)));
    *response.status_mut() = status;
    response
}
