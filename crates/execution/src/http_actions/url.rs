//! Addresses: which are allowed, and how a path is put together so that no argument leads out of it.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::Url;

use super::{HttpError, HttpParameter, HttpPlace, HttpServerConfig};

/// What may stand unescaped in a segment of a path.
const SEGMENT: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// The address that a schema's `servers` means. `written` is its first URL, if there is one.
pub(super) fn base(config: &HttpServerConfig, written: Option<&str>) -> Result<Url, HttpError> {
    let Some(written) = written.filter(|url| *url != "/") else { return Ok(config.server.clone()) };
    let refused = |reason: &str| HttpError::NotAllowed {
        server: config.name.clone(),
        url: written.chars().take(256).collect(),
        reason: reason.to_owned(),
    };
    if written.contains(['{', '}']) {
        return Err(refused("it has variables; write the address out"));
    }
    let url = config.server.join(written).map_err(|error| refused(&error.to_string()))?;
    if !url.username().is_empty() || url.password().is_some() || url.query().is_some() || url.fragment().is_some() {
        return Err(refused("it has credentials, a query or a fragment"));
    }
    let allowed = std::iter::once(&config.server).chain(&config.also).any(|named| lies_under(&url, named));
    if allowed { Ok(url) } else { Err(refused("it lies under no allowed address")) }
}

/// Whether a URL is on the named server and, segment by segment, below its path.
fn lies_under(url: &Url, named: &Url) -> bool {
    let below = url.path().strip_prefix(named.path().trim_end_matches('/'));
    url.origin() == named.origin() && below.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The address of an operation: the template's `{parts}` are replaced by the arguments of the path.
pub(super) fn operation(base: &Url, template: &str, parameters: &[HttpParameter]) -> Result<Url, HttpError> {
    let mut path = base.path().trim_end_matches('/').to_owned();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((name, after)) = after.split_once('}') else { break };
        path.push_str(before);
        path.push_str(&segment(name, parameters)?);
        rest = after;
    }
    path.push_str(rest);
    if path.split(['/', '\\']).any(steps) {
        let name = parameters.iter().find(|it| it.place == HttpPlace::Path).map_or(template, |it| &it.name);
        let reason = "makes a path with '.' or '..' as a part, which leads elsewhere".to_owned();
        return Err(HttpError::Argument { name: name.to_owned(), reason });
    }
    let mut url = base.clone();
    url.set_path(&path);
    Ok(url)
}

/// Whether a segment means "here" or "one up" and would be taken out of the path; its dots may be escaped.
fn steps(segment: &str) -> bool {
    matches!(segment.to_ascii_lowercase().replace("%2e", ".").as_str(), "." | "..")
}

fn segment(name: &str, parameters: &[HttpParameter]) -> Result<String, HttpError> {
    let argument = |reason: &str| HttpError::Argument { name: name.to_owned(), reason: reason.to_owned() };
    let given = parameters.iter().find(|it| it.place == HttpPlace::Path && it.name == name);
    let given = given.ok_or_else(|| argument("is a part of the path and has no value"))?;
    if given.values.iter().all(String::is_empty) {
        return Err(argument("is a part of the path and is empty"));
    }
    let values: Vec<String> =
        given.values.iter().map(|value| utf8_percent_encode(value, SEGMENT).to_string()).collect();
    Ok(values.join(","))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn config(server: &str, also: &[&str]) -> HttpServerConfig {
        HttpServerConfig {
            name: "shop".into(),
            server: server.parse().unwrap(),
            also: also.iter().map(|url| url.parse().unwrap()).collect(),
            auth: None,
            timeout: Duration::from_secs(1),
            max_response_bytes: 1000,
        }
    }

    fn path(template: &str, value: &str) -> Result<String, HttpError> {
        let parameter = HttpParameter { name: "id".into(), place: HttpPlace::Path, values: vec![value.into()] };
        let url = operation(&"http://127.0.0.1:9000/v1".parse().unwrap(), template, &[parameter])?;
        Ok(url.path().to_owned())
    }

    #[test]
    fn a_schema_reaches_the_servers_that_the_operator_named_and_no_other() {
        let config = config("http://127.0.0.1:9000/api", &["https://shop.example"]);
        for (written, meant) in [
            (None, "http://127.0.0.1:9000/api"),
            (Some("/"), "http://127.0.0.1:9000/api"),
            (Some("/api/v2"), "http://127.0.0.1:9000/api/v2"),
            (Some("http://127.0.0.1:9000/api/"), "http://127.0.0.1:9000/api/"),
            (Some("HTTPS://SHOP.example:443/x"), "https://shop.example/x"),
        ] {
            assert_eq!(base(&config, written).map(|url| url.to_string()), Ok(meant.to_owned()));
        }
        for written in [
            "http://127.0.0.1:9000/apiary",
            "http://127.0.0.1:9000/api/../admin",
            "/admin",
            "//evil.example/api",
            "http://127.0.0.1:9001/api",
            "https://127.0.0.1:9000/api",
            "http://shop.example/",
            "https://shop.example.evil.example/",
            "http://127.0.0.1:9000@evil.example/api",
            "http://user:secret@127.0.0.1:9000/api",
            "http://169.254.169.254/latest/meta-data",
            "file:///etc/passwd",
            "https://{host}/api",
            "http://127.0.0.1:9000/api?key=1",
        ] {
            assert!(matches!(base(&config, Some(written)), Err(HttpError::NotAllowed { .. })), "{written}");
        }
    }

    #[test]
    fn no_argument_leads_out_of_its_segment() {
        assert_eq!(path("/orders/{id}/items", "7"), Ok("/v1/orders/7/items".to_owned()));
        assert_eq!(path("/orders/{id}", "a/b?c#d%2e ä"), Ok("/v1/orders/a%2Fb%3Fc%23d%252e%20%C3%A4".to_owned()));
        assert_eq!(path("/orders/{id}", "..\\.."), Ok("/v1/orders/..%5C..".to_owned()));
        assert_eq!(path("/orders/x{id}", ".."), Ok("/v1/orders/x..".to_owned()));
        for (template, value) in [
            ("/orders/{id}", ".."),
            ("/orders/{id}", "."),
            ("/orders/.{id}", "."),
            ("/o/{id}/../x", "a"),
            ("/{id}", ""),
        ] {
            assert!(matches!(path(template, value), Err(HttpError::Argument { .. })), "{template} {value}");
        }
        assert!(operation(&"http://127.0.0.1/".parse().unwrap(), "/{other}", &[]).is_err());
    }
}
