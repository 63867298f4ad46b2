//! What the server runs with.

/// The whole configuration, as resolved from flags, environment, file and defaults.
#[derive(Clone, Debug)]
pub struct Config {
    /// The account that every ARN names.
    pub account_id: String,
}
