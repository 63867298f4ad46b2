//! Whether texts can be embedded, which knowledge bases need.

use super::Finding;
use crate::config::Config;

const CHECK: &str = "embeddings";

/// What the built-in embedding model needs.
#[cfg(feature = "embeddings")]
pub(super) fn check(config: &Config) -> Finding {
    use embedded::fetch::ModelFolder;
    use embedded::manifest::MINILM;
    use models::table::EmbeddingProviderEntry;

    let entries = &config.embedding_models;
    let uses_embedded = entries.iter().any(|entry| matches!(entry.provider, EmbeddingProviderEntry::Embedded(_)));
    if !entries.is_empty() && !uses_embedded {
        return Finding::ok(CHECK, "the configuration names its own model; the built-in one is not needed");
    }
    let folder = match ModelFolder::from_environment(|variable| std::env::var(variable).ok()) {
        Ok(folder) => folder,
        Err(error) => return Finding::warning(CHECK, error.to_string(), "set OUTCROP_MODEL_DIR to a folder"),
    };
    let id = MINILM[0].id;
    match MINILM.iter().find(|file| !folder.holds(file)) {
        None => Finding::ok(CHECK, format!("{id} in {}", folder.path().display())),
        Some(missing) => Finding::warning(
            CHECK,
            format!("{id} is not there yet: {}", folder.file(missing).display()),
            "outcrop models fetch, set OUTCROP_MODEL_DIR to the folder that holds it, or configure another model under \
             [[embedding_models]]; only knowledge bases and InvokeModel of embedding models need it",
        ),
    }
}

/// A build without the built-in model needs another.
#[cfg(not(feature = "embeddings"))]
pub(super) fn check(config: &Config) -> Finding {
    if config.embedding_models.is_empty() {
        return Finding::warning(
            CHECK,
            "none is configured, and this build has no built-in one",
            "add one under [[embedding_models]] in outcrop.toml, or build with the feature 'embeddings'",
        );
    }
    Finding::ok(CHECK, format!("{} configured", config.embedding_models.len()))
}
