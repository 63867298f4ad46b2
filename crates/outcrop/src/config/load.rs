//! File, environment and flags made into one configuration.
//!
//! Each source is read on its own first, so that an error names the file's line, the variable or the flag that is wrong,
//! and only then laid over the one before it.

use std::path::{Path, PathBuf};

use serde::Deserialize;
use toml::{Table, Value};

use super::{Config, Keys, OPTIONS, Opt};

/// Why there is no configuration.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("cannot read the configuration file {}: {cause}", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        cause: std::io::Error,
    },
    /// The file's text is wrong.
    #[error("{}: {problem}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong, with its line.
        problem: String,
    },
    /// A variable's or flag's value is wrong.
    #[error("{origin}: {problem}")]
    Override {
        /// The variable or flag.
        origin: String,
        /// What is wrong with its value.
        problem: String,
    },
    /// The parts are right, their sum is not.
    #[error("the configuration as a whole: {0}")]
    Whole(String),
}

/// A value from outside the file.
#[derive(Clone, Debug)]
pub struct Override {
    path: &'static str,
    origin: String,
    text: String,
}

impl Override {
    /// A flag of its own, such as `--listen`, for the option at `path`.
    #[must_use]
    pub fn flag(path: &'static str, flag: &str, text: impl Into<String>) -> Self {
        Self { path, origin: flag.to_owned(), text: text.into() }
    }

    /// `--set path=value`.
    ///
    /// # Errors
    /// When there is no such option, or its value is secret.
    pub fn set(assignment: &str) -> Result<Self, ConfigError> {
        let refuse = |problem: String| ConfigError::Override { origin: "--set".to_owned(), problem };
        let (path, text) = assignment
            .split_once('=')
            .ok_or_else(|| refuse(format!("'{assignment}' has no '=': write --set limits.connections=100")))?;
        let option = Opt::find(path.trim()).ok_or_else(|| {
            let known: Vec<_> = OPTIONS.iter().map(|option| option.path).collect();
            refuse(format!("there is no option '{}'; there are {}", path.trim(), known.join(", ")))
        })?;
        if option.secret {
            let variable = option.variable();
            return Err(refuse(format!(
                "'{}' is secret and would show in the list of processes: use the configuration file or {variable}",
                option.path
            )));
        }
        Ok(Self { path: option.path, origin: format!("--set {}", option.path), text: text.trim().to_owned() })
    }

    /// Every option that the environment gives.
    pub fn environment(lookup: impl Fn(&str) -> Option<String>) -> Vec<Self> {
        OPTIONS
            .iter()
            .filter_map(|option| {
                let variable = option.variable();
                lookup(&variable).map(|text| Self { path: option.path, origin: variable, text })
            })
            .collect()
    }

    /// The value as TOML where that fits the option, else as text: `OUTCROP_DATA_DIR=/srv/outcrop` needs no quotes.
    fn table(&self) -> Result<Table, ConfigError> {
        let toml = toml::from_str::<Table>(&format!("value = {}", self.text))
            .ok()
            .filter(|table| table.len() == 1)
            .and_then(|mut table| table.remove("value"));
        let text = nest(self.path, Value::String(self.text.clone()));
        let tables = toml.map(|value| nest(self.path, value)).into_iter().chain([text]);
        let mut first_problem = None;
        for table in tables {
            match Config::deserialize(table.clone()) {
                Ok(_) => return Ok(table),
                Err(problem) => first_problem.get_or_insert(problem.message().to_owned()),
            };
        }
        let problem = first_problem.unwrap_or_default();
        Err(ConfigError::Override { origin: self.origin.clone(), problem })
    }
}

fn nest(path: &str, value: Value) -> Table {
    let value = path.rsplit('.').fold(value, |inner, part| {
        let mut table = Table::new();
        table.insert(part.to_owned(), inner);
        Value::Table(table)
    });
    match value {
        Value::Table(table) => table,
        // A path has at least one part, so the fold ends with a table.
        _ => Table::new(),
    }
}

/// Reads the file, if there is one, and lays `overrides` over it, the later over the earlier.
///
/// # Errors
/// Unknown options, values that do not fit, files that cannot be read.
pub fn load(file: Option<&Path>, overrides: &[Override]) -> Result<Config, ConfigError> {
    let mut whole = match file {
        Some(path) => read::<Config>(path)?,
        None => Table::new(),
    };
    for change in overrides {
        lay_over(&mut whole, change.table()?);
    }
    let mut config = Config::deserialize(whole).map_err(|error| ConfigError::Whole(error.message().to_owned()))?;
    if let Some(path) = &config.keys_file {
        let keys = KeysFile::deserialize(read::<KeysFile>(path)?)
            .map_err(|error| ConfigError::Whole(error.message().to_owned()))?;
        config.keys.0.extend(keys.keys.0);
    }
    Ok(config)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KeysFile {
    keys: Keys,
}

/// The file as a table, after it has proved to be a `T`.
fn read<T: for<'de> Deserialize<'de>>(path: &Path) -> Result<Table, ConfigError> {
    let text =
        std::fs::read_to_string(path).map_err(|cause| ConfigError::Unreadable { path: path.to_owned(), cause })?;
    let place = |error: toml::de::Error| {
        // Only the line and the problem: the usual form quotes the line itself, which may hold a secret.
        let line = error.span().map(|span| text[..span.start].matches('\n').count() + 1);
        let problem = match line {
            Some(line) => format!("line {line}: {}", error.message()),
            None => error.message().to_owned(),
        };
        ConfigError::File { path: path.to_owned(), problem }
    };
    toml::from_str::<T>(&text).map_err(place)?;
    toml::from_str(&text).map_err(place)
}

fn lay_over(below: &mut Table, above: Table) {
    for (key, value) in above {
        match (below.get_mut(&key), value) {
            (Some(Value::Table(below)), Value::Table(above)) => lay_over(below, above),
            (_, value) => {
                below.insert(key, value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    fn file(text: &str) -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("outcrop.toml");
        std::fs::write(&path, text).unwrap();
        (folder, path)
    }

    fn environment(variable: &'static str, value: &'static str) -> Vec<Override> {
        Override::environment(|asked| (asked == variable).then(|| value.to_owned()))
    }

    fn problem(result: Result<Config, ConfigError>) -> String {
        result.unwrap_err().to_string()
    }

    #[test]
    fn a_flag_wins_over_the_environment_the_environment_over_the_file_the_file_over_the_default() {
        let (_folder, path) = file("region = 'eu-west-1'\n[limits]\nconnections = 7\nrequest_bytes = 8");
        let mut overrides = environment("OUTCROP_LIMITS_CONNECTIONS", "9");
        let config = load(Some(&path), &overrides).unwrap();
        assert_eq!(
            (config.region.as_str(), config.limits.connections, config.limits.request_bytes),
            ("eu-west-1", 9, 8)
        );
        assert_eq!(config.limits.buffered_bytes, Config::default().limits.buffered_bytes);

        overrides.push(Override::set("limits.connections=11").unwrap());
        overrides.push(Override::flag("listen", "--listen", "127.0.0.1:0"));
        let config = load(Some(&path), &overrides).unwrap();
        assert_eq!((config.limits.connections, config.listen.port()), (11, 0));
    }

    #[test]
    fn what_is_no_option_is_an_error_that_names_its_place() {
        let (_folder, path) = file("region = 'eu-west-1'\n\n[limits]\nconections = 7");
        let text = problem(load(Some(&path), &[]));
        assert!(text.contains("line 4: unknown field `conections`"), "{text}");
        let text = Override::set("limits.conections=7").unwrap_err().to_string();
        assert!(text.contains("there is no option 'limits.conections'; there are listen, "), "{text}");
        let text = problem(load(None, &environment("OUTCROP_TIMEOUTS_IDLE_SECONDS", "soon")));
        assert!(text.starts_with("OUTCROP_TIMEOUTS_IDLE_SECONDS: ") && text.contains("soon"), "{text}");
        let text = problem(load(None, &environment("OUTCROP_ACCOUNT_ID", "12")));
        assert!(text.starts_with("OUTCROP_ACCOUNT_ID: "), "{text}");
    }

    #[test]
    fn an_account_id_needs_no_quotes_in_the_environment() {
        let config = load(None, &environment("OUTCROP_ACCOUNT_ID", "000000000001")).unwrap();
        assert_eq!(config.account_id.as_str(), "000000000001");
        let config = load(None, &environment("OUTCROP_ACCOUNT_ID", "210987654321")).unwrap();
        assert_eq!(config.account_id.as_str(), "210987654321");
    }

    #[test]
    fn keys_come_from_tables_a_file_or_one_text_and_are_never_shown() {
        let (_folder, keys) = file("[[keys]]\naccess_key_id = 'FILE'\nsecret_access_key = 'secret-of-file'");
        let (_other, path) = file(&format!(
            "keys_file = '{}'\n[[keys]]\naccess_key_id = 'TABLE'\nsecret_access_key = 'secret-of-table'",
            keys.display()
        ));
        let config = load(Some(&path), &[]).unwrap();
        let secret = |config: &Config, id| config.keys.secret(id).map(|secret| secret.expose().to_owned());
        assert_eq!(secret(&config, "TABLE").as_deref(), Some("secret-of-table"));
        assert_eq!(secret(&config, "FILE").as_deref(), Some("secret-of-file"));
        assert!(!format!("{config:?}").contains("secret-of"));

        let config = load(None, &environment("OUTCROP_KEYS", "ONE:secret-of:one, TWO:secret-of-two")).unwrap();
        assert_eq!(secret(&config, "ONE").as_deref(), Some("secret-of:one"));
        assert_eq!(secret(&config, "TWO").as_deref(), Some("secret-of-two"));

        let text = problem(load(None, &environment("OUTCROP_KEYS", "hidden-without-colon")));
        assert!(text.starts_with("OUTCROP_KEYS: ") && !text.contains("hidden"), "{text}");
        let (_folder, path) = file("[[keys]]\naccess_key_id = 'X'\nsecret_access_key = 'hidden");
        let text = problem(load(Some(&path), &[]));
        assert!(text.contains("line 3") && !text.contains("hidden"), "{text}");
        assert!(Override::set("keys=ONE:secret-of-one").is_err());
    }

    /// The documented example says the truth: every option is in it, and those that show a default show the real one.
    #[test]
    fn the_example_has_every_option_and_the_defaults() {
        let text = include_str!("../../../../examples/outcrop.toml");
        let example: Table = toml::from_str(text).unwrap();
        Config::deserialize(example).unwrap();
        let uncommented: String = text.lines().map(|line| uncomment(line).to_owned() + "\n").collect();
        let example: Table = toml::from_str(&uncommented).unwrap();
        for option in OPTIONS {
            let mut value = Some(&example);
            let mut parts = option.path.split('.').peekable();
            while let (Some(part), Some(table)) = (parts.next(), value) {
                assert!(table.contains_key(part), "{} is not in the example", option.path);
                value = table.get(part).and_then(Value::as_table);
            }
        }
        let mut example = example;
        let shown =
            ["keys", "keys_file", "models", "embedding_models", "data_dir", "mcp_servers", "http_actions", "objects"];
        for shown in shown {
            example.remove(shown);
        }
        example.get_mut("knowledge").and_then(Value::as_table_mut).unwrap().remove("postgres");
        example.remove("logs");
        let functions = example.get_mut("functions").and_then(Value::as_table_mut).unwrap();
        for shown in ["python", "node", "concurrency", "processes", "folder", "remote"] {
            functions.remove(shown);
        }
        let defaults = Config { data_dir: PathBuf::new(), ..Config::default() };
        let example = Config { data_dir: PathBuf::new(), ..Config::deserialize(example).unwrap() };
        assert_eq!(format!("{example:?}"), format!("{defaults:?}"));
    }

    /// An option that is commented out is `# name = value` or `# [[name]]`; all other comments are prose.
    fn uncomment(line: &str) -> &str {
        let Some(rest) = line.strip_prefix("# ") else { return line };
        let name = rest.split(" = ").next().unwrap_or_default();
        let option = rest.starts_with('[') || (rest.contains(" = ") && !name.contains(' '));
        if option { rest } else { line }
    }
}
