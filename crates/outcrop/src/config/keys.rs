//! The access keys that requests are signed with.

use std::fmt;

use serde::Deserialize;

/// A text that no log, message or debug output shows.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Secret(String);

impl Secret {
    /// The text itself.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl From<String> for Secret {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("(secret)")
    }
}

/// One pair of access keys.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AccessKey {
    /// The public half, as clients send it.
    pub access_key_id: String,
    /// The half that signs.
    pub secret_access_key: Secret,
}

/// All access keys. Written as `[[keys]]` tables, or as one text `ID:SECRET,ID:SECRET` that fits an environment variable.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Form")]
pub struct Keys(pub Vec<AccessKey>);

impl Keys {
    /// The secret of an access key id.
    #[must_use]
    pub fn secret(&self, access_key_id: &str) -> Option<&Secret> {
        self.0.iter().find(|key| key.access_key_id == access_key_id).map(|key| &key.secret_access_key)
    }
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "keys are [[keys]] tables with access_key_id and secret_access_key, or a text ID:SECRET")]
enum Form {
    Tables(Vec<AccessKey>),
    Text(String),
}

impl TryFrom<Form> for Keys {
    type Error = &'static str;

    fn try_from(form: Form) -> Result<Self, Self::Error> {
        let keys = match form {
            Form::Tables(keys) => keys,
            Form::Text(text) => text
                .split(',')
                .map(|pair| {
                    let (id, secret) = pair.trim().split_once(':')?;
                    Some(AccessKey { access_key_id: id.to_owned(), secret_access_key: Secret(secret.to_owned()) })
                })
                .collect::<Option<_>>()
                .ok_or("keys in one text are written ID:SECRET, several with commas between them")?,
        };
        let bad = |key: &AccessKey| key.access_key_id.len() < 3 || key.secret_access_key.0.len() < 8;
        if keys.iter().any(bad) {
            return Err("an access key id has at least 3 characters, its secret at least 8");
        }
        Ok(Self(keys))
    }
}
