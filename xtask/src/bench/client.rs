//! A client that costs little beside the server that it measures: one blocking connection, no library.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};

/// A kept-alive connection.
pub(crate) struct Client {
    stream: BufReader<TcpStream>,
    request: Vec<u8>,
}

/// An answer's status and body.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn json(&self) -> Result<serde_json::Value> {
        let text = || String::from_utf8_lossy(&self.body);
        if self.status >= 300 {
            bail!("status {}: {}", self.status, text());
        }
        serde_json::from_slice(&self.body).with_context(|| format!("no JSON: {}", text()))
    }

    /// The text between two marks of the body; event streams carry their JSON unchanged.
    pub(crate) fn between(&self, before: &str, after: &str) -> Option<&str> {
        let find = |haystack: &[u8], needle: &str| haystack.windows(needle.len()).position(|w| w == needle.as_bytes());
        let rest = &self.body[find(&self.body, before)? + before.len()..];
        std::str::from_utf8(&rest[..find(rest, after)?]).ok()
    }
}

impl Client {
    pub(crate) fn connect(address: &str) -> Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(Duration::from_secs(60)))?;
        Ok(Self { stream: BufReader::with_capacity(64 * 1024, stream), request: Vec::new() })
    }

    pub(crate) fn call(&mut self, method: &str, path: &str, body: &str) -> Result<Answer> {
        self.request.clear();
        write!(
            self.request,
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        )?;
        self.stream.get_mut().write_all(&self.request)?;
        self.read()
    }

    fn read(&mut self) -> Result<Answer> {
        let mut line = String::new();
        self.stream.read_line(&mut line)?;
        let status = line.split(' ').nth(1).and_then(|code| code.parse().ok()).context("no status line")?;
        let (mut length, mut chunked) = (0, false);
        loop {
            line.clear();
            self.stream.read_line(&mut line)?;
            let header = line.trim_end().to_ascii_lowercase();
            if header.is_empty() {
                break;
            }
            if let Some(value) = header.strip_prefix("content-length:") {
                length = value.trim().parse()?;
            }
            chunked |= header == "transfer-encoding: chunked";
        }
        let mut body = Vec::new();
        if chunked {
            loop {
                line.clear();
                self.stream.read_line(&mut line)?;
                let size = usize::from_str_radix(line.trim_end(), 16).context("no chunk size")?;
                let start = body.len();
                body.resize(start + size, 0);
                self.stream.read_exact(&mut body[start..])?;
                line.clear();
                self.stream.read_line(&mut line)?;
                if size == 0 {
                    break;
                }
            }
        } else {
            body.resize(length, 0);
            self.stream.read_exact(&mut body)?;
        }
        Ok(Answer { status, body })
    }
}
