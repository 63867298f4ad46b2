//! Any claim of a signature: read and refused, or refused at once.
#![no_main]

use aws_wire::sigv4::{Authorization, SignedRequest, verify};
use http::{HeaderMap, HeaderValue, Method, Uri};
use libfuzzer_sys::fuzz_target;
use std::time::{Duration, SystemTime};

fuzz_target!(|data: &[u8]| {
    let mut lines = data.splitn(3, |b| *b == b'\n');
    let uri = lines.next().and_then(|line| std::str::from_utf8(line).ok()).and_then(|line| line.parse::<Uri>().ok());
    let Some(uri) = uri else { return };
    let mut headers = HeaderMap::new();
    headers.insert("x-amz-date", HeaderValue::from_static("20250615T150640Z"));
    headers.insert("host", HeaderValue::from_static("127.0.0.1:8787"));
    if let Some(Ok(value)) = lines.next().map(HeaderValue::from_bytes) {
        headers.insert("authorization", value);
    }
    let body = lines.next().unwrap_or_default();
    if let Ok(Some(claim)) = Authorization::from_request(&uri, &headers) {
        let request = SignedRequest { method: &Method::POST, uri: &uri, headers: &headers, body };
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_750_000_000);
        let result = verify(&claim, request, "a secret of the fuzzer", now);
        assert!(result.is_err(), "nobody guesses a signature");
    }
});
