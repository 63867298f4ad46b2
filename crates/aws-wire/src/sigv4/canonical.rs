//! The canonical request: the one text that signer and server make of a request.

use http::{HeaderMap, Uri};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use super::{Authorization, SignatureError, SignedRequest};

/// All but RFC 3986's unreserved characters.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// The canonical request of a signed one.
pub(super) fn request(
    authorization: &Authorization,
    request: SignedRequest<'_>,
    payload_hash: &str,
) -> Result<String, SignatureError> {
    let presigned = authorization.expires.is_some();
    let mut out = format!(
        "{}\n{}\n{}\n",
        request.method,
        path(request.uri.path(), &authorization.scope.service),
        query(request.uri.query().unwrap_or_default(), presigned),
    );
    for name in &authorization.signed_headers {
        out += &format!("{name}:{}\n", header(name, request.headers, request.uri).ok_or(SignatureError::Mismatch)?);
    }
    out += &format!("\n{}\n{payload_hash}", authorization.signed_headers.join(";"));
    Ok(out)
}

/// The path as it came, without empty and dot segments, encoded once more; S3 alone takes it as it is.
fn path(path: &str, service: &str) -> String {
    if service == "s3" {
        return path.to_owned();
    }
    let mut segments: Vec<&str> = Vec::new();
    for segment in path.split('/') {
        match segment {
            "" | "." => {}
            ".." => {
                segments.pop();
            }
            segment => segments.push(segment),
        }
    }
    let mut out = String::from("/");
    for (index, segment) in segments.iter().enumerate() {
        out.push_str(if index == 0 { "" } else { "/" });
        out.extend(utf8_percent_encode(segment, ENCODED));
    }
    let is_folder = matches!(path.rsplit('/').next(), Some("" | "." | ".."));
    if is_folder && !segments.is_empty() {
        out.push('/');
    }
    out
}

/// The parameters in order, in the one encoding; without the signature itself.
fn query(query: &str, presigned: bool) -> String {
    let mut pairs: Vec<(String, String)> = query
        .split('&')
        .filter(|pair| !pair.is_empty())
        .map(|pair| pair.split_once('=').unwrap_or((pair, "")))
        .map(|(key, value)| (encode_once(key), encode_once(value)))
        .filter(|(key, _)| !(presigned && key == "X-Amz-Signature"))
        .collect();
    pairs.sort_unstable();
    let pairs: Vec<String> = pairs.into_iter().map(|(key, value)| format!("{key}={value}")).collect();
    pairs.join("&")
}

fn encode_once(text: &str) -> String {
    let bytes: Vec<u8> = percent_decode_str(text).collect();
    percent_encoding::percent_encode(&bytes, ENCODED).to_string()
}

/// A header's values with single spaces; over HTTP/2 the host is in the URI.
fn header(name: &str, headers: &HeaderMap, uri: &Uri) -> Option<String> {
    let values: Option<Vec<String>> = headers
        .get_all(name)
        .iter()
        .map(|value| {
            Some(
                std::str::from_utf8(value.as_bytes())
                    .ok()?
                    .split(' ')
                    .filter(|w| !w.is_empty())
                    .collect::<Vec<_>>()
                    .join(" "),
            )
        })
        .collect();
    match values?.join(",") {
        text if !text.is_empty() || headers.contains_key(name) => Some(text),
        _ if name == "host" => uri.authority().map(|authority| authority.as_str().to_owned()),
        _ => None,
    }
}
