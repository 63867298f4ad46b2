//! A model hub on the loopback interface that answers as the test says.

use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

/// First line and range of a request.
pub(crate) type Seen = (String, Option<String>);

/// How the hub answers one request.
#[derive(Clone)]
pub(crate) struct Reply {
    /// Whether it honours `Range`.
    pub ranges: bool,
    /// The file that it has.
    pub body: Vec<u8>,
    /// Break the connection after this many bytes of the answer's body.
    pub cut: Option<usize>,
    /// Status instead of the file.
    pub status: Option<&'static str>,
}

impl Reply {
    pub(crate) fn whole(body: &[u8]) -> Self {
        Self { ranges: true, body: body.to_vec(), cut: None, status: None }
    }
}

pub(crate) struct Hub {
    pub base: String,
    /// The requests so far.
    pub seen: Arc<Mutex<Vec<Seen>>>,
}

impl Hub {
    /// Answers one request with each reply, in order, then closes.
    pub(crate) async fn start(replies: Vec<Reply>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let seen = Arc::new(Mutex::new(Vec::new()));
        let log = Arc::clone(&seen);
        tokio::spawn(async move {
            for reply in replies {
                let (stream, _) = listener.accept().await.unwrap();
                let mut stream = BufReader::new(stream);
                let mut lines = Vec::new();
                loop {
                    let mut line = String::new();
                    stream.read_line(&mut line).await.unwrap();
                    if line.trim().is_empty() {
                        break;
                    }
                    lines.push(line.trim().to_owned());
                }
                let range =
                    lines.iter().find_map(|line| line.to_lowercase().strip_prefix("range: ").map(str::to_owned));
                log.lock().unwrap().push((lines[0].clone(), range.clone()));
                let start =
                    range.and_then(|range| range.strip_prefix("bytes=")?.strip_suffix('-')?.parse().ok()).unwrap_or(0);
                let start: usize = if reply.ranges { start } else { 0 };
                let rest = &reply.body[start.min(reply.body.len())..];
                let head = match reply.status {
                    Some(status) => format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"),
                    None if reply.ranges => format!(
                        "HTTP/1.1 206 Partial Content\r\ncontent-range: bytes {start}-{}/{}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
                        reply.body.len().max(1) - 1,
                        reply.body.len(),
                        rest.len()
                    ),
                    None => format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\nconnection: close\r\n\r\n", rest.len()),
                };
                stream.write_all(head.as_bytes()).await.unwrap();
                if reply.status.is_none() {
                    stream.write_all(&rest[..reply.cut.unwrap_or(rest.len()).min(rest.len())]).await.unwrap();
                }
                stream.shutdown().await.unwrap();
            }
        });
        Self { base, seen }
    }
}
