//! Options of HTTP servers that operations of OpenAPI schemas may call. No other server is called.

use std::time::Duration;

use execution::http_actions::{HttpAuth, HttpServerConfig};
use reqwest::Url;
use reqwest::header::HeaderName;
use serde::{Deserialize, Deserializer, de};

use super::value::{EnvironmentError, check_name, http_url, seconds, variable};

/// A server whose operations may be called.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HttpServer {
    #[serde(deserialize_with = "name")]
    name: String,
    #[serde(deserialize_with = "url")]
    server: Url,
    #[serde(default, deserialize_with = "urls")]
    also: Vec<Url>,
    auth: Option<Auth>,
    #[serde(default = "half_a_minute", rename = "timeout_seconds", deserialize_with = "seconds")]
    timeout: Duration,
    #[serde(default = "mebibyte")]
    max_response_bytes: usize,
}

/// Credentials, whose secret half is in a variable of the environment.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
enum Auth {
    Bearer { token_env: String },
    Basic { user: String, password_env: String },
    Header { name: String, value_env: String },
    Query { name: String, value_env: String },
}

fn half_a_minute() -> Duration {
    Duration::from_secs(30)
}

fn mebibyte() -> usize {
    1 << 20
}

fn name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let name = String::deserialize(deserializer)?;
    check_name(&name).map_err(de::Error::custom)?;
    Ok(name)
}

fn url<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Url, D::Error> {
    address(&String::deserialize(deserializer)?).map_err(de::Error::custom)
}

fn urls<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Url>, D::Error> {
    let texts = Vec::<String>::deserialize(deserializer)?;
    texts.iter().map(|text| address(text)).collect::<Result<_, _>>().map_err(de::Error::custom)
}

fn address(text: &str) -> Result<Url, String> {
    let url = http_url(text)?;
    if url.query().is_some() || url.fragment().is_some() {
        return Err(format!("'{text}' has a query or a fragment; the beginning of an address has none"));
    }
    Ok(url)
}

impl HttpServer {
    /// Its name, by which action groups mean it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The server with the values of the variables that it names.
    ///
    /// # Errors
    /// A variable that is not set or cannot stand in a header.
    pub fn resolve(&self, lookup: &dyn Fn(&str) -> Option<String>) -> Result<HttpServerConfig, EnvironmentError> {
        let value = |name: &str| variable(name, lookup, &format!("http_actions '{}'", self.name));
        let auth = match &self.auth {
            None => None,
            Some(Auth::Bearer { token_env }) => Some((token_env, HttpAuth::bearer(&value(token_env)?))),
            Some(Auth::Basic { user, password_env }) => {
                Some((password_env, HttpAuth::basic(user, &value(password_env)?)))
            }
            Some(Auth::Header { name, value_env }) => {
                let value = value(value_env)?;
                let name = HeaderName::from_bytes(name.as_bytes()).ok();
                Some((value_env, name.and_then(|name| HttpAuth::header(name, &value))))
            }
            Some(Auth::Query { name, value_env }) => Some((value_env, Some(HttpAuth::query(name, &value(value_env)?)))),
        };
        let auth = match auth {
            Some((variable, None)) => return Err(EnvironmentError::unusable(variable)),
            Some((_, auth)) => auth,
            None => None,
        };
        Ok(HttpServerConfig {
            name: self.name.clone(),
            server: self.server.clone(),
            also: self.also.clone(),
            auth,
            timeout: self.timeout,
            max_response_bytes: self.max_response_bytes,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<HttpServer, String> {
        toml::from_str(text).map_err(|error| error.message().to_owned())
    }

    #[test]
    fn each_form_of_credentials_takes_its_secret_from_a_variable() {
        let lookup = |name: &str| (name == "SECRET").then(|| "s3cret".to_owned());
        for (auth, shown) in [
            ("{ type = 'bearer', token_env = 'SECRET' }", "header authorization"),
            ("{ type = 'basic', user = 'me', password_env = 'SECRET' }", "header authorization"),
            ("{ type = 'header', name = 'X-Key', value_env = 'SECRET' }", "header x-key"),
            ("{ type = 'query', name = 'key', value_env = 'SECRET' }", "query key"),
        ] {
            let server = read(&format!("name = 'a'\nserver = 'http://127.0.0.1:9'\nauth = {auth}")).unwrap();
            let resolved = format!("{:?}", server.resolve(&lookup).unwrap());
            assert!(resolved.contains(shown) && !resolved.contains("s3cret"), "{resolved}");
            let error = server.resolve(&|_| None).unwrap_err().to_string();
            assert!(error.contains("http_actions 'a'") && error.contains("SECRET"), "{error}");
            let error = server.resolve(&|_| Some("a\nb".to_owned()));
            assert_eq!(error.is_err(), !auth.contains("query") && !auth.contains("basic"), "{auth}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for (text, problem) in [
            ("name = 'a'\nserver = '127.0.0.1:9000'", "http or https"),
            ("name = 'a'\nserver = 'http://h/?a=1'", "query or a fragment"),
            ("name = 'a'\nserver = 'http://h/'\nalso = ['file:///x']", "http or https"),
            ("name = 'a'\nserver = 'http://h/'\nauth = { type = 'bearer', token = 'x' }", "unknown field `token`"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.contains(problem), "{text}: {error}");
        }
    }
}
