//! One connection, HTTP/1.1 or cleartext HTTP/2 as the client begins it, from its acceptance to its end.

use std::convert::Infallible;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep_until};
use tokio_util::sync::CancellationToken;

use super::activity::Activity;
use super::dispatch::Dispatcher;
use crate::config::{Limits, Timeouts};

/// How long a connection that was asked to end may take to do so once no request is left.
const GOODBYE: Duration = Duration::from_secs(5);
/// How often the other side of an HTTP/2 connection is asked whether it is there.
const PING: Duration = Duration::from_secs(30);

/// The rules that connections are served by.
pub(crate) struct Connections {
    builder: Builder<TokioExecutor>,
    timeouts: Timeouts,
    dispatcher: Dispatcher,
}

impl Connections {
    pub(crate) fn new(limits: &Limits, timeouts: &Timeouts, dispatcher: Dispatcher) -> Self {
        let mut builder = Builder::new(TokioExecutor::new());
        builder.http1().timer(TokioTimer::new()).header_read_timeout(timeouts.headers).pipeline_flush(true);
        builder
            .http2()
            .timer(TokioTimer::new())
            .max_concurrent_streams(limits.streams_per_connection)
            .max_header_list_size(64 << 10)
            .adaptive_window(true)
            .keep_alive_interval(PING)
            .keep_alive_timeout(PING);
        Self { builder, timeouts: timeouts.clone(), dispatcher }
    }

    /// Serves a connection until the client closes it, it idles too long, or `stop` asks it to end after its requests.
    pub(crate) async fn serve(self: Arc<Self>, stream: TcpStream, stop: CancellationToken) {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!("a connection ended before it was served: {error}");
            return;
        }
        let activity = Arc::new(Activity::new());
        let service = service_fn(|request| {
            let (connections, activity) = (self.clone(), activity.clone());
            async move { Ok::<_, Infallible>(connections.dispatcher.answer(request, activity).await) }
        });
        let mut connection = pin!(self.builder.serve_connection(TokioIo::new(stream), service));
        let mut ending = false;
        let mut look = Instant::now() + self.timeouts.headers;
        loop {
            tokio::select! {
                result = connection.as_mut() => {
                    if let Err(error) = result {
                        tracing::debug!("a connection failed: {error}");
                    }
                    return;
                }
                () = stop.cancelled(), if !ending => {
                    connection.as_mut().graceful_shutdown();
                    ending = true;
                    look = Instant::now() + GOODBYE;
                }
                () = sleep_until(look) => {
                    let now = Instant::now();
                    match activity.deadline(self.timeouts.headers, self.timeouts.idle) {
                        Some(deadline) if deadline <= now || ending => {
                            if ending {
                                return;
                            }
                            connection.as_mut().graceful_shutdown();
                            ending = true;
                            look = now + GOODBYE;
                        }
                        Some(deadline) => look = deadline,
                        None => look = now + if ending { GOODBYE } else { self.timeouts.idle },
                    }
                }
            }
        }
    }
}
