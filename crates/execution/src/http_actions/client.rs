//! Sending a request and reading the answer.

use std::{collections::BTreeMap, fmt, sync::Arc, time::Duration};

use bytes::BytesMut;
use reqwest::{
    Client, Method, Request, Response, StatusCode, Url,
    header::{CONTENT_TYPE, HeaderName, HeaderValue},
    redirect,
};
use serde_json::Value;

use crate::causes::with_causes;

use super::{HttpError, HttpServerConfig, config::Form, url};

/// An operation with its arguments.
#[derive(Clone, Debug, PartialEq)]
pub struct HttpCall {
    /// The name of the configured server.
    pub server: String,
    /// The schema's first server URL; none when it has none.
    pub base: Option<String>,
    /// The HTTP method in upper case.
    pub method: String,
    /// The path as the schema spells it, with its `{templates}`.
    pub path: String,
    /// The arguments outside the body.
    pub parameters: Vec<HttpParameter>,
    /// The body.
    pub body: Option<HttpBody>,
}

/// An argument outside the body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HttpParameter {
    /// Its name.
    pub name: String,
    /// Where it travels.
    pub place: HttpPlace,
    /// Its value, or the items of a list: in a query each is a member of its own, elsewhere they are joined by commas.
    pub values: Vec<String>,
}

/// Where an argument travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HttpPlace {
    /// In place of a `{template}` of the path.
    Path,
    /// In the query.
    Query,
    /// As a header.
    Header,
}

/// The body of a request.
#[derive(Clone, Debug, PartialEq)]
pub enum HttpBody {
    /// JSON, under the media type that the schema names.
    Json {
        /// The media type.
        media_type: String,
        /// The value.
        value: Value,
    },
    /// `application/x-www-form-urlencoded`.
    Form(Vec<(String, String)>),
}

/// What a server answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HttpAnswer {
    /// The HTTP status.
    pub status: u16,
    /// The body when it is text; a note in brackets when it is not, and for a redirect, which is not followed.
    pub text: String,
}

/// The servers of the configuration. A clone shares its connections.
#[derive(Clone, Default)]
pub struct HttpServers(Arc<BTreeMap<String, Server>>);

struct Server {
    config: HttpServerConfig,
    client: Client,
}

impl HttpServers {
    /// The servers by name; none is contacted yet.
    ///
    /// # Errors
    /// The HTTP client cannot be built, with the reason.
    pub fn new(servers: Vec<HttpServerConfig>) -> Result<Self, String> {
        let client = Client::builder()
            .redirect(redirect::Policy::none())
            .connect_timeout(Duration::from_secs(10))
            .build()
            .map_err(|error| with_causes(&error))?;
        let server = |config: HttpServerConfig| (config.name.clone(), Server { config, client: client.clone() });
        Ok(Self(Arc::new(servers.into_iter().map(server).collect())))
    }

    /// Whether a schema with this server URL may be used with the configured server.
    ///
    /// # Errors
    /// Why not; nothing is contacted.
    pub fn check(&self, server: &str, schema_url: Option<&str>) -> Result<(), HttpError> {
        url::base(&self.server(server)?.config, schema_url).map(|_| ())
    }

    /// Carries out an operation. Dropping the future ends the request.
    ///
    /// # Errors
    /// See [`HttpError`]; an answer with an error status is none.
    pub async fn call(&self, call: HttpCall) -> Result<HttpAnswer, HttpError> {
        let Server { config, client } = self.server(&call.server)?;
        let request = request(config, &call)?;
        let failed = |error: reqwest::Error| {
            let server = config.name.clone();
            if error.is_timeout() {
                HttpError::TimedOut { server, limit: config.timeout }
            } else {
                HttpError::Unreachable { server, reason: with_causes(&error.without_url()) }
            }
        };
        let response = client.execute(request).await.map_err(failed)?;
        let status = response.status();
        let text = if status.is_redirection() {
            "[The server points to another address; redirects are not followed.]".to_owned()
        } else {
            without_credential(body(response, config, failed).await?, config)
        };
        Ok(HttpAnswer { status: status.as_u16(), text })
    }

    fn server(&self, name: &str) -> Result<&Server, HttpError> {
        self.0.get(name).ok_or_else(|| HttpError::Unknown { server: name.to_owned() })
    }
}

impl fmt::Debug for HttpServers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("HttpServers").field(&self.0.keys()).finish()
    }
}

fn request(config: &HttpServerConfig, call: &HttpCall) -> Result<Request, HttpError> {
    let base = url::base(config, call.base.as_deref())?;
    let mut address = url::operation(&base, &call.path, &call.parameters)?;
    let argument = |name: &str, reason: &str| HttpError::Argument { name: name.to_owned(), reason: reason.to_owned() };
    let method = Method::from_bytes(call.method.as_bytes()).map_err(|_| argument(&call.method, "is no HTTP method"))?;
    add_query(&mut address, config, &call.parameters);
    let mut request = Request::new(method, address);
    *request.timeout_mut() = Some(config.timeout);
    for parameter in call.parameters.iter().filter(|it| it.place == HttpPlace::Header) {
        let name = HeaderName::from_bytes(parameter.name.as_bytes());
        let name = name.map_err(|_| argument(&parameter.name, "has a name that no header can have"))?;
        let value = HeaderValue::from_str(&parameter.values.join(","));
        let value = value.map_err(|_| argument(&parameter.name, "has characters that a header cannot hold"))?;
        request.headers_mut().insert(name, value);
    }
    match &call.body {
        Some(HttpBody::Json { media_type, value }) => {
            let media_type = HeaderValue::from_str(media_type).map_err(|_| argument("body", "has no media type"))?;
            request.headers_mut().insert(CONTENT_TYPE, media_type);
            *request.body_mut() = Some(value.to_string().into());
        }
        Some(HttpBody::Form(members)) => {
            request.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/x-www-form-urlencoded"));
            // A URL's query has the form of such a body.
            let mut form = config.server.clone();
            form.query_pairs_mut().clear().extend_pairs(members);
            *request.body_mut() = Some(form.query().unwrap_or_default().to_owned().into());
        }
        None => {}
    }
    // The last word is the operator's: no argument replaces a credential.
    if let Some(Form::Header(name, value)) = config.auth.as_ref().map(|auth| &auth.0) {
        request.headers_mut().insert(name.clone(), value.clone());
    }
    Ok(request)
}

fn add_query(address: &mut Url, config: &HttpServerConfig, parameters: &[HttpParameter]) {
    let key = match config.auth.as_ref().map(|auth| &auth.0) {
        Some(Form::Query(name, value)) => Some((name, value)),
        _ => None,
    };
    let given = parameters.iter().filter(|it| it.place == HttpPlace::Query);
    let given = given.filter(|it| key.is_none_or(|(name, _)| *name != it.name));
    let mut members = given.flat_map(|it| it.values.iter().map(|value| (&it.name, value))).chain(key).peekable();
    if members.peek().is_some() {
        address.query_pairs_mut().extend_pairs(members);
    }
}

/// The text without the operator's credential, which a server may say back in its errors: it is not for the model.
fn without_credential(text: String, config: &HttpServerConfig) -> String {
    let secret = match config.auth.as_ref().map(|auth| &auth.0) {
        Some(Form::Header(_, value)) => value.to_str().unwrap_or_default(),
        Some(Form::Query(_, value)) => value.as_str(),
        None => "",
    };
    let secret = ["Bearer ", "Basic "].iter().find_map(|scheme| secret.strip_prefix(scheme)).unwrap_or(secret);
    if secret.is_empty() || !text.contains(secret) { text } else { text.replace(secret, "[credential]") }
}

async fn body(
    mut response: Response,
    config: &HttpServerConfig,
    failed: impl Fn(reqwest::Error) -> HttpError,
) -> Result<String, HttpError> {
    let limit = config.max_response_bytes;
    let media_type =
        response.headers().get(CONTENT_TYPE).map(|value| String::from_utf8_lossy(value.as_bytes()).into_owned());
    if let Some(media_type) = media_type.filter(|it| !is_text(it) && response.status() != StatusCode::NO_CONTENT) {
        let media_type: String = media_type.chars().take(100).collect();
        return Ok(format!("[The server answered {media_type}, which is neither text nor JSON.]"));
    }
    let mut whole = BytesMut::new();
    while let Some(piece) = response.chunk().await.map_err(&failed)? {
        if whole.len() + piece.len() > limit {
            return Err(HttpError::TooLarge { server: config.name.clone(), limit });
        }
        whole.extend_from_slice(&piece);
    }
    Ok(String::from_utf8_lossy(&whole).into_owned())
}

fn is_text(media_type: &str) -> bool {
    let essence = media_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    let Some((kind, subtype)) = essence.split_once('/') else { return false };
    let known = ["json", "xml", "yaml", "javascript", "x-yaml", "x-ndjson", "x-www-form-urlencoded"];
    let suffix = ["+json", "+xml", "+yaml"].iter().any(|suffix| subtype.ends_with(suffix));
    kind == "text" || (kind == "application" && (known.contains(&subtype) || suffix))
}
