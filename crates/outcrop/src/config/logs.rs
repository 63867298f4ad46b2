//! Options of logs that are made for agents' authors.

use std::path::PathBuf;

use serde::Deserialize;

/// What is written for agents' authors.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LogsConfig {
    /// Where all `APPLICATION_LOGS` go. When absent, those of resources that have a delivery go to a file of the data folder, and
    /// the others into the server's own log alone.
    pub application: Option<ApplicationLogPlace>,
}

/// `stdout`, or a file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub enum ApplicationLogPlace {
    /// Standard output.
    Stdout,
    /// The end of this file, which is made when it is missing.
    File(PathBuf),
}

impl From<String> for ApplicationLogPlace {
    fn from(text: String) -> Self {
        if text == "stdout" { Self::Stdout } else { Self::File(text.into()) }
    }
}
