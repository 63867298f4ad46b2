//! Options of knowledge bases: where their indexes are.

use reqwest::Url;
use serde::{Deserialize, Deserializer, de};

/// Where the indexes of knowledge bases are.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct KnowledgeConfig {
    /// The PostgreSQL database that holds them, without a password; files of the data folder do when absent.
    #[serde(deserialize_with = "postgres_url")]
    pub postgres: Option<String>,
    /// The environment variable with the database's password. One that is not set is no error: there are other ways to log in.
    pub postgres_password_env: String,
}

impl Default for KnowledgeConfig {
    fn default() -> Self {
        Self { postgres: None, postgres_password_env: "OUTCROP_POSTGRES_PASSWORD".to_owned() }
    }
}

fn postgres_url<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    let text = String::deserialize(deserializer)?;
    let url = Url::parse(&text).ok().filter(|url| matches!(url.scheme(), "postgres" | "postgresql"));
    // The text is not shown: it may hold what should not stand there.
    let url =
        url.ok_or_else(|| de::Error::custom("'postgres' is no address such as postgres://user@host:5432/database"))?;
    if url.password().is_some() || url.query_pairs().any(|(name, _)| name == "password") {
        return Err(de::Error::custom(
            "'postgres' has a password in it; put that into the variable that 'postgres_password_env' names",
        ));
    }
    Ok(Some(text))
}
