//! Which requests are those of S3, and their signatures.

use aws_wire::sigv4::Authorization;
use form_urlencoded::Serializer;
use http::request::Parts;
use http::uri::PathAndQuery;
use http::{Method, Uri, header};
use objects::Objects;

use super::host;
use crate::server::browser;

/// What every SDK of AWS puts into its requests, signed or not.
const SDK_HEADER: &str = "amz-sdk-invocation-id";
/// The parameters of signed links, of the current and the former kind.
const LINK: [&str; 3] = ["X-Amz-Signature", "Signature", "AWSAccessKeyId"];

/// Whether a request is one of S3: its signature says so, or it has none and can be nothing else. `is_routed` tells whether
/// another service has such an operation.
pub(crate) fn is_s3(
    parts: &Parts,
    authorization: Option<&Authorization>,
    objects: &Objects,
    is_routed: impl FnOnce() -> bool,
) -> bool {
    if let Some(authorization) = authorization {
        return authorization.scope.service == "s3";
    }
    if parts.headers.contains_key(header::AUTHORIZATION) {
        return false;
    }
    let authority = browser::authority(&parts.uri, &parts.headers);
    if authority.and_then(host::bucket).is_some() {
        return true;
    }
    // What comes as a form is of another service.
    let path = parts.uri.path();
    if path == "/" && parts.method == Method::POST || is_routed() {
        return false;
    }
    let bucket = path.trim_start_matches('/').split('/').next().unwrap_or_default();
    parts.headers.contains_key(SDK_HEADER) || objects.keeps(bucket)
}

/// Takes the signature off a request that nobody proves it of.
pub(super) fn take_off(parts: &mut Parts) {
    parts.headers.remove(header::AUTHORIZATION);
    let Some(query) = parts.uri.query() else { return };
    if !LINK.iter().any(|name| query.contains(name)) {
        return;
    }
    let mut kept = Serializer::new(String::new());
    for (name, value) in form_urlencoded::parse(query.as_bytes()) {
        if !LINK.contains(&&*name) && !name.starts_with("X-Amz-") {
            kept.append_pair(&name, &value);
        }
    }
    let path = format!("{}?{}", parts.uri.path(), kept.finish());
    let mut uri = parts.uri.clone().into_parts();
    // What was a path is one still.
    if let Ok(path) = path.parse::<PathAndQuery>() {
        uri.path_and_query = Some(path);
        parts.uri = Uri::from_parts(uri).unwrap_or_default();
    }
}
