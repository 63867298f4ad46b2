//! A key that does not find its way into logs and messages.

use std::fmt;

use crate::ModelError;

/// A secret text. Its `Debug` form does not show it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Keeps a secret; `None` when it is empty.
    pub fn new(text: String) -> Option<Self> {
        let text = text.trim();
        (!text.is_empty()).then(|| Self(text.to_owned()))
    }

    /// The secret, for the one place that sends it.
    pub(crate) fn expose(&self) -> &str {
        &self.0
    }

    /// The secret in a header that no log shows, after this text.
    pub(crate) fn header(&self, before: &str) -> Result<http::HeaderValue, ModelError> {
        let mut value = http::HeaderValue::try_from(format!("{before}{}", self.0)).map_err(|_| {
            ModelError::AccessDenied { message: "The model's API key holds characters that no header may.".to_owned() }
        })?;
        value.set_sensitive(true);
        Ok(value)
    }

    /// A text of someone else's, without the secret should it be in there.
    pub(crate) fn redact(&self, text: String) -> String {
        if text.contains(&self.0) { text.replace(&self.0, "[key]") } else { text }
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secret(…)")
    }
}
