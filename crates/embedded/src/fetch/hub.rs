//! The model hub: one file over HTTP, continued where an earlier attempt stopped.

use std::time::Duration;

use futures::StreamExt;
use reqwest::header::{CONTENT_RANGE, RANGE};
use reqwest::{Client, Response, StatusCode};

use super::error::FetchError;
use super::partial::Partial;
use super::{Progress, Source};
use crate::manifest::ModelFile;

/// A network without a way out is noticed after this long.
const CONNECT: Duration = Duration::from_secs(4);
/// Longest silence in the middle of a transfer, and before it begins.
const SILENCE: Duration = Duration::from_secs(30);
/// Attempts that brought no byte before the hub is given up.
const FRUITLESS: u32 = 2;

/// Completes `partial` from the hub at `base`.
pub(super) async fn fetch(
    base: &str,
    file: &ModelFile,
    partial: &mut Partial,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<(), FetchError> {
    let url = format!("{base}/{}/resolve/{}/{}", file.hub.repository, file.hub.revision, file.hub.path);
    let failed = |reason: String| FetchError::Hub { url: url.clone(), reason };
    let client = Client::builder()
        .connect_timeout(CONNECT)
        .read_timeout(SILENCE)
        .user_agent(concat!("outcrop/", env!("CARGO_PKG_VERSION")))
        .build()
        .map_err(|error| failed(reason(&error)))?;
    let mut fruitless = 0;
    while partial.length() < file.size {
        let before = partial.length();
        let outcome = transfer(&client, &url, file, partial, progress).await;
        fruitless = if partial.length() > before { 0 } else { fruitless + 1 };
        match outcome {
            Err(Interrupted::For(error)) => return Err(error),
            Err(Interrupted::Network(error)) if error.is_connect() || fruitless >= FRUITLESS => {
                return Err(failed(reason(&error)));
            }
            Ok(()) if fruitless >= FRUITLESS => return Err(failed(format!("the transfer stopped at byte {before}"))),
            Ok(()) | Err(Interrupted::Network(_)) => {}
        }
    }
    Ok(())
}

enum Interrupted {
    /// The transfer may be continued.
    Network(reqwest::Error),
    /// It may not.
    For(FetchError),
}

async fn transfer(
    client: &Client,
    url: &str,
    file: &ModelFile,
    partial: &mut Partial,
    progress: &mut (dyn FnMut(Progress) + Send),
) -> Result<(), Interrupted> {
    let request = client.get(url).header(RANGE, format!("bytes={}-", partial.length()));
    let response = request.send().await.map_err(Interrupted::Network)?;
    let failed = |reason: String| Interrupted::For(FetchError::Hub { url: url.to_owned(), reason });
    match response.status() {
        StatusCode::PARTIAL_CONTENT if starts_at(&response, partial.length()) => {}
        // The server knows no ranges: from the beginning.
        StatusCode::OK => partial.truncate(0).await.map_err(Interrupted::For)?,
        StatusCode::PARTIAL_CONTENT => {
            return Err(failed("the answer begins at another byte than was asked for".into()));
        }
        status => return Err(failed(format!("HTTP status {status}"))),
    }
    let mut body = response.bytes_stream();
    while let Some(bytes) = body.next().await {
        let bytes = bytes.map_err(Interrupted::Network)?;
        if partial.length() + bytes.len() as u64 > file.size {
            partial.truncate(0).await.map_err(Interrupted::For)?;
            return Err(failed(format!("the file is longer than the {} bytes of the manifest", file.size)));
        }
        partial.append(&bytes).await.map_err(Interrupted::For)?;
        progress(Progress { source: Source::Hub, done: partial.length(), total: file.size });
    }
    Ok(())
}

fn starts_at(response: &Response, byte: u64) -> bool {
    let range = response.headers().get(CONTENT_RANGE).and_then(|value| value.to_str().ok());
    range.is_some_and(|range| range.starts_with(&format!("bytes {byte}-")))
}

/// The whole chain of an error, since reqwest's own message leaves the cause out.
fn reason(error: &reqwest::Error) -> String {
    let mut text = error.to_string();
    let mut source = std::error::Error::source(error);
    while let Some(cause) = source {
        text = format!("{text}: {cause}");
        source = cause.source();
    }
    text
}
