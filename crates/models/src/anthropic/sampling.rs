//! Which sampling settings a Claude takes, by its name.
//!
//! From version 4.7 on the models refuse temperature, top P and top K, whatever their values; those before take them, but
//! refuse temperature and top P together. Callers such as agents always send all three, so what a model refuses is left out.

use aws_wire::bedrock_runtime::types::InferenceConfiguration;

/// Parts of the names of models up to 4.6; the last one is a date.
const BEFORE: [&str; 9] =
    ["claude-instant", "claude-v2", "claude-2", "claude-3", "-4-0", "-4-1", "-4-5", "-4-6", "-4-2025"];

/// The sampling settings that are sent.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Sampling {
    pub(crate) temperature: Option<f64>,
    pub(crate) top_p: Option<f64>,
    pub(crate) top_k: Option<u32>,
}

impl Sampling {
    /// What a model takes of the settings. `send` is the entry's word, where it has one; a name that is no Claude's takes all.
    pub(crate) fn of(model: &str, inference: &InferenceConfiguration, top_k: Option<u32>, send: Option<bool>) -> Self {
        let claude = model.contains("claude");
        let takes = || !claude || model.ends_with("-4") || BEFORE.iter().any(|part| model.contains(part));
        if !send.unwrap_or_else(takes) {
            return Self::default();
        }
        // A top P of 1 leaves out nothing, so nothing is lost with it; any other is the caller's to choose.
        let lone = |top_p: &f64| !claude || inference.temperature.is_none() || *top_p < 1.0;
        Self { temperature: inference.temperature, top_p: inference.top_p.filter(lone), top_k }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_model_gets_what_its_version_takes() {
        let agents = InferenceConfiguration { temperature: Some(0.0), top_p: Some(1.0), ..Default::default() };
        let all = Sampling { temperature: Some(0.0), top_p: Some(1.0), top_k: Some(250) };
        let lone = Sampling { top_p: None, ..all };
        for (model, send, expected) in [
            ("us.anthropic.claude-3-5-sonnet-20240620-v1:0", None, lone),
            ("claude-sonnet-4-20250514", None, lone),
            ("anthropic.claude-haiku-4-5-20251001-v1:0", None, lone),
            ("claude-opus-4-7", None, Sampling::default()),
            ("global.anthropic.claude-sonnet-5", None, Sampling::default()),
            ("claude-sonnet-5", Some(true), lone),
            ("claude-3-haiku-20240307", Some(false), Sampling::default()),
            ("amazon.nova-pro-v1:0", None, all),
        ] {
            assert_eq!(Sampling::of(model, &agents, Some(250), send), expected, "{model}");
        }
    }
}
