//! Keeping web pages out of a server that takes any credentials.
//!
//! A page that someone visits can send requests to 127.0.0.1, and by letting its own name point there it can even read
//! the answers. Such requests carry the page's host name or origin; an AWS client on this machine carries neither.

use http::Uri;
use http::header::{HOST, HeaderMap, ORIGIN};

use super::refusal::Refusal;

/// Refuses what a foreign page sent.
pub(crate) fn check(uri: &Uri, headers: &HeaderMap) -> Result<(), Refusal> {
    let Some(host) = authority(uri, headers) else { return Ok(()) };
    if !is_loopback(host) {
        return Err(refuse(&format!("The host name '{host}'"), "a name of this machine's loopback address"));
    }
    match headers.get(ORIGIN) {
        Some(origin) if origin.as_bytes() != format!("http://{host}").as_bytes() => {
            Err(refuse("The request's origin, a web page,", "the server itself"))
        }
        _ => Ok(()),
    }
}

/// What the client calls the server: host and perhaps port.
pub(crate) fn authority<'a>(uri: &'a Uri, headers: &'a HeaderMap) -> Option<&'a str> {
    match uri.authority() {
        Some(authority) => Some(authority.as_str()),
        None => headers.get(HOST).and_then(|host| host.to_str().ok()),
    }
}

fn is_loopback(authority: &str) -> bool {
    let host = match authority.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => authority.split(':').next().unwrap_or_default(),
    };
    match host.parse::<std::net::IpAddr>() {
        Ok(address) => address.is_loopback(),
        Err(_) => host.eq_ignore_ascii_case("localhost") || host.to_ascii_lowercase().ends_with(".localhost"),
    }
}

fn refuse(what: &str, expected: &str) -> Refusal {
    Refusal::Browser(format!(
        "{what} is not {expected}. A server without access keys answers local programs only; configure keys to be reached \
         in other ways."
    ))
}
