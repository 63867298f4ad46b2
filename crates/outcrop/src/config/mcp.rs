//! Options of MCP servers. A server that is not named here cannot be started or reached by anyone.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::Duration;

use execution::mcp::{McpConfirmation, McpEndpoint, McpProcess, McpServerConfig};
use reqwest::Url;
use reqwest::header::{HeaderName, HeaderValue};
use serde::Deserialize;

use super::value::{EnvironmentError, check_name, http_url, seconds, variable};

/// A server of tools, as a child process (`command`) or at an address (`url`).
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Form")]
pub struct McpServer {
    name: String,
    place: Place,
    timeout: Duration,
    tools: Option<BTreeSet<String>>,
    require_confirmation: Confirmation,
}

#[derive(Clone, Debug)]
enum Place {
    Process {
        command: PathBuf,
        args: Vec<String>,
        env: BTreeMap<String, String>,
        pass_env: Vec<String>,
        folder: Option<PathBuf>,
    },
    Url {
        url: Url,
        headers_env: Vec<(HeaderName, String)>,
    },
}

/// `true`, `false` or the names of tools.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "require_confirmation is true, false or a list of the server's tools")]
enum Confirmation {
    All(bool),
    Tools(BTreeSet<String>),
}

/// The table as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    name: String,
    command: Option<PathBuf>,
    #[serde(default)]
    args: Vec<String>,
    #[serde(default)]
    env: BTreeMap<String, String>,
    #[serde(default)]
    pass_env: Vec<String>,
    folder: Option<PathBuf>,
    url: Option<String>,
    #[serde(default)]
    headers_env: BTreeMap<String, String>,
    #[serde(default = "minute", rename = "timeout_seconds", deserialize_with = "seconds")]
    timeout: Duration,
    tools: Option<BTreeSet<String>>,
    #[serde(default = "no_confirmation")]
    require_confirmation: Confirmation,
}

fn minute() -> Duration {
    Duration::from_secs(60)
}

fn no_confirmation() -> Confirmation {
    Confirmation::All(false)
}

impl TryFrom<Form> for McpServer {
    type Error = String;

    fn try_from(form: Form) -> Result<Self, String> {
        let Form { name, command, args, env, pass_env, folder, url, headers_env, timeout, tools, require_confirmation } =
            form;
        check_name(&name)?;
        let of_process = !args.is_empty() || !env.is_empty() || !pass_env.is_empty() || folder.is_some();
        let place = match (command, url) {
            (Some(command), None) if headers_env.is_empty() => Place::Process { command, args, env, pass_env, folder },
            (None, Some(url)) if !of_process => {
                let header = |(name, variable): (String, String)| {
                    let name = HeaderName::from_bytes(name.as_bytes());
                    name.map(|name| (name, variable))
                        .map_err(|_| "headers_env has a name that is no header's".to_owned())
                };
                Place::Url {
                    url: http_url(&url)?,
                    headers_env: headers_env.into_iter().map(header).collect::<Result<_, _>>()?,
                }
            }
            (Some(_), Some(_)) => return Err(format!("the MCP server '{name}' has command and url; give one of them")),
            (None, None) => return Err(format!("the MCP server '{name}' has neither command nor url")),
            (Some(_), None) => return Err(format!("the MCP server '{name}' has headers_env, which belongs to url")),
            (None, Some(_)) => {
                return Err(format!(
                    "the MCP server '{name}' has args, env, pass_env or folder, which belong to command"
                ));
            }
        };
        Ok(Self { name, place, timeout, tools, require_confirmation })
    }
}

impl McpServer {
    /// Its name, by which action groups mean it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The server with the values of the variables that it names.
    ///
    /// # Errors
    /// A variable that is not set or cannot stand in a header.
    pub fn resolve(&self, lookup: &dyn Fn(&str) -> Option<String>) -> Result<McpServerConfig, EnvironmentError> {
        let value = |name: &str| variable(name, lookup, &format!("mcp_servers '{}'", self.name));
        let endpoint = match &self.place {
            Place::Process { command, args, env, pass_env, folder } => {
                let passed = pass_env.iter().map(|name| Ok((name.clone(), value(name)?)));
                let passed: Vec<_> = passed.collect::<Result<_, EnvironmentError>>()?;
                let given = env.iter().map(|(name, value)| (name.clone(), value.clone()));
                McpEndpoint::Process(McpProcess {
                    command: command.clone(),
                    args: args.clone(),
                    environment: given.chain(passed).collect(),
                    folder: folder.clone(),
                })
            }
            Place::Url { url, headers_env } => {
                let header = |(name, from): &(HeaderName, String)| {
                    let mut value =
                        HeaderValue::from_str(&value(from)?).map_err(|_| EnvironmentError::unusable(from))?;
                    value.set_sensitive(true);
                    Ok((name.clone(), value))
                };
                let headers = headers_env.iter().map(header).collect::<Result<_, EnvironmentError>>()?;
                McpEndpoint::Http { url: url.clone(), headers }
            }
        };
        Ok(McpServerConfig {
            name: self.name.clone(),
            endpoint,
            timeout: self.timeout,
            tools: self.tools.clone(),
            confirmation: match &self.require_confirmation {
                Confirmation::All(true) => McpConfirmation::All,
                Confirmation::All(false) => McpConfirmation::None,
                Confirmation::Tools(tools) => McpConfirmation::Tools(tools.clone()),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<McpServer, String> {
        toml::from_str(text).map_err(|error| error.message().to_owned())
    }

    #[test]
    fn secrets_come_from_the_variables_that_are_named_and_are_never_shown() {
        let lookup = |name: &str| (name == "TOKEN").then(|| "Bearer s3cret".to_owned());
        let server =
            read("name = 'a'\nurl = 'https://tools.example/mcp'\nheaders_env = { Authorization = 'TOKEN' }").unwrap();
        let resolved = server.resolve(&lookup).unwrap();
        let McpEndpoint::Http { headers, .. } = &resolved.endpoint else { panic!("{resolved:?}") };
        assert_eq!((headers[0].0.as_str(), headers[0].1.as_bytes()), ("authorization", &b"Bearer s3cret"[..]));
        assert!(!format!("{resolved:?}").contains("s3cret"));

        let server = read("name = 'b'\ncommand = 'x'\nenv = { A = '1' }\npass_env = ['TOKEN']").unwrap();
        let resolved = server.resolve(&lookup).unwrap();
        let McpEndpoint::Process(process) = &resolved.endpoint else { panic!("{resolved:?}") };
        let expected =
            [("A", "1"), ("TOKEN", "Bearer s3cret")].map(|(name, value)| (name.to_owned(), value.to_owned()));
        assert_eq!(process.environment, expected);
        assert!(!format!("{resolved:?}").contains("s3cret"));
        let error = server.resolve(&|_| None).unwrap_err().to_string();
        assert!(error.contains("mcp_servers 'b'") && error.contains("TOKEN"), "{error}");
    }

    #[test]
    fn a_server_is_a_command_or_an_address_and_its_confirmation_a_switch_or_a_list() {
        let confirmation = |text: &str| {
            let server = read(&format!("name = 'a'\ncommand = 'x'\nrequire_confirmation = {text}")).unwrap();
            server.resolve(&|_| None).unwrap().confirmation
        };
        assert_eq!(confirmation("true"), McpConfirmation::All);
        assert_eq!(confirmation("false"), McpConfirmation::None);
        assert_eq!(confirmation("['w']"), McpConfirmation::Tools(BTreeSet::from(["w".to_owned()])));
        for (text, problem) in [
            ("name = 'a'", "neither command nor url"),
            ("name = 'a'\ncommand = 'x'\nurl = 'http://h/'", "give one of them"),
            ("name = 'a'\nurl = 'http://h/'\nargs = ['x']", "belong to command"),
            ("name = 'a'\ncommand = 'x'\nheaders_env = { a = 'B' }", "belongs to url"),
            ("name = 'a'\nurl = 'ftp://h/'", "http or https"),
            ("name = 'a'\nurl = 'http://user:pass@h/'", "credentials"),
            ("name = 'a.b'\ncommand = 'x'", "'a.b' is no name"),
            ("name = 'a'\ncommand = 'x'\nshell = true", "unknown field `shell`"),
            ("name = 'a'\ncommand = 'x'\nrequire_confirmation = 1", "true, false or a list"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.contains(problem), "{text}: {error}");
        }
    }
}
