//! The side of the server: starts a child, feeds it, waits no longer than it may.

use std::io;
use std::path::Path;
use std::process::{ExitStatus, Stdio};

use bytes::Bytes;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::process::Command;

use super::{ARGUMENT, end, wire};
use crate::{DocumentError, Kind, Limits, Text};

/// Most bytes of a child's last words that are read.
const MAX_WORDS: u64 = 16 << 10;
/// Most bytes of a character in UTF-8.
const CHAR_BYTES: usize = 4;

/// Extracts in a child. Dropping the future kills it.
pub(crate) async fn extract(program: &Path, kind: Kind, bytes: &Bytes, limits: &Limits) -> Result<Text, DocumentError> {
    let (status, output, words) = match tokio::time::timeout(limits.time, run(program, kind, bytes, limits)).await {
        Ok(ended) => ended.map_err(|error| DocumentError::Isolation { reason: error.to_string() })?,
        Err(_) => return Err(DocumentError::TimedOut { kind, limit: limits.time }),
    };
    if let Some(result) = status.success().then(|| wire::decode(output)).flatten() {
        return result;
    }
    let error = end::meaning(kind, limits, status, &String::from_utf8_lossy(&words));
    tracing::warn!(%kind, %status, %error, "a file's parser ended without an answer");
    Err(error)
}

async fn run(program: &Path, kind: Kind, bytes: &Bytes, limits: &Limits) -> io::Result<(ExitStatus, Vec<u8>, Vec<u8>)> {
    let mut child = Command::new(program)
        .arg(ARGUMENT)
        // Nothing of the server's environment, where its secrets are, is a parser's business.
        .env_clear()
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let mut line = serde_json::to_vec(&wire::Request { kind, limits: limits.clone(), size: bytes.len() })?;
    line.push(b'\n');
    let feed = async {
        let Some(mut stdin) = stdin else { return };
        // A child that ends before it has read everything says why in another way.
        if stdin.write_all(&line).await.is_ok() {
            let _ = stdin.write_all(bytes).await;
        }
    };
    let most = wire::MAX_LINE + limits.text_chars.saturating_mul(CHAR_BYTES);
    let (status, (), output, words) =
        tokio::join!(child.wait(), feed, read(stdout, most as u64), read(stderr, MAX_WORDS));
    Ok((status?, output?, words?))
}

/// Reads a pipe to its end or to the limit; it closes when this returns.
async fn read(pipe: Option<impl AsyncRead + Unpin>, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if let Some(pipe) = pipe {
        pipe.take(most).read_to_end(&mut bytes).await?;
    }
    Ok(bytes)
}
