//! What the operator says of an HTTP server.

use std::{fmt, time::Duration};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use reqwest::{
    Url,
    header::{AUTHORIZATION, HeaderName, HeaderValue},
};

/// A server of the configuration.
#[derive(Clone, Debug)]
pub struct HttpServerConfig {
    /// The name by which action groups mean it.
    pub name: String,
    /// Its address, http or https, with the beginning of the path if all operations share one. A schema that names no
    /// server means this one.
    pub server: Url,
    /// Further addresses that a schema may name; they get the same credentials.
    pub also: Vec<Url>,
    /// The credentials of every request.
    pub auth: Option<HttpAuth>,
    /// The longest time of a call, from connecting to the last byte of the answer.
    pub timeout: Duration,
    /// The largest body of an answer in bytes.
    pub max_response_bytes: usize,
}

/// Credentials of requests. The debug form shows no secret.
#[derive(Clone)]
pub struct HttpAuth(pub(super) Form);

#[derive(Clone)]
pub(super) enum Form {
    Header(HeaderName, HeaderValue),
    Query(String, String),
}

impl HttpAuth {
    /// `Authorization: Bearer …`; `None` when the token cannot stand in a header.
    #[must_use]
    pub fn bearer(token: &str) -> Option<Self> {
        Self::header(AUTHORIZATION, &format!("Bearer {token}"))
    }

    /// `Authorization: Basic …`; `None` when the name has a colon, which would end it.
    #[must_use]
    pub fn basic(user: &str, password: &str) -> Option<Self> {
        let pair = STANDARD.encode(format!("{user}:{password}"));
        if user.contains(':') { None } else { Self::header(AUTHORIZATION, &format!("Basic {pair}")) }
    }

    /// A header; `None` when the value cannot stand in one.
    #[must_use]
    pub fn header(name: HeaderName, value: &str) -> Option<Self> {
        let mut value = HeaderValue::from_str(value).ok()?;
        value.set_sensitive(true);
        Some(Self(Form::Header(name, value)))
    }

    /// A member of the query.
    #[must_use]
    pub fn query(name: &str, value: &str) -> Self {
        Self(Form::Query(name.to_owned(), value.to_owned()))
    }
}

impl fmt::Debug for HttpAuth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Form::Header(name, _) => write!(f, "HttpAuth(header {name})"),
            Form::Query(name, _) => write!(f, "HttpAuth(query {name})"),
        }
    }
}
