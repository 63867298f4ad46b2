//! Where the keys for AWS come from: the environment, or the shared files of AWS's own tools.
//!
//! Files are read again for every request, so that keys which another program renews are taken up without a restart.

use std::path::{Path, PathBuf};

use aws_credential_types::Credentials;

use crate::{ModelError, Secret};

/// The largest file that is read, in bytes.
const LARGEST_FILE: u64 = 1 << 20;

/// Where the credentials are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CredentialSource {
    /// An API key for Bedrock, sent as a bearer token.
    ApiKey(Secret),
    /// Access keys.
    Keys(AccessKeys),
    /// A profile in the shared files.
    Profile {
        /// The profile's name.
        name: String,
        /// The files in which it is looked for, in order.
        files: Vec<PathBuf>,
    },
}

/// AWS access keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccessKeys {
    /// The public half.
    pub id: String,
    /// The half that signs.
    pub secret: Secret,
    /// The token of temporary keys.
    pub session_token: Option<Secret>,
}

/// What a request is sent with.
pub(super) enum Resolved {
    ApiKey(Secret),
    Keys(AccessKeys),
}

impl CredentialSource {
    /// Finds the credentials: those of the profile when one is named; else, in this order, `AWS_BEARER_TOKEN_BEDROCK`,
    /// `AWS_ACCESS_KEY_ID` with `AWS_SECRET_ACCESS_KEY` and `AWS_SESSION_TOKEN`, and the profile `AWS_PROFILE` or `default`.
    ///
    /// # Errors
    /// When there are none, with what was looked for.
    pub fn find(profile: Option<&str>, environment: &dyn Fn(&str) -> Option<String>) -> Result<Self, String> {
        let variable = |name: &str| environment(name).filter(|value| !value.trim().is_empty());
        let secret = |name: &str| variable(name).and_then(Secret::new);
        if profile.is_none() {
            if let Some(key) = secret("AWS_BEARER_TOKEN_BEDROCK") {
                return Ok(Self::ApiKey(key));
            }
            if let (Some(id), Some(secret_key)) = (variable("AWS_ACCESS_KEY_ID"), secret("AWS_SECRET_ACCESS_KEY")) {
                let session_token = secret("AWS_SESSION_TOKEN");
                return Ok(Self::Keys(AccessKeys { id, secret: secret_key, session_token }));
            }
        }
        let home = variable("HOME").map(PathBuf::from);
        let file = |name: &str, usual: &str| {
            variable(name).map(PathBuf::from).or_else(|| Some(home.as_deref()?.join(".aws").join(usual)))
        };
        let files = [file("AWS_SHARED_CREDENTIALS_FILE", "credentials"), file("AWS_CONFIG_FILE", "config")];
        let files: Vec<_> = files.into_iter().flatten().collect();
        let name = profile.map(str::to_owned).or_else(|| variable("AWS_PROFILE"));
        let found = Self::Profile { name: name.unwrap_or_else(|| "default".to_owned()), files };
        found.resolve().map(|_| found.clone()).map_err(|error| error.message().to_owned())
    }

    /// The credentials as they are now. Reads small files, and blocks while it does.
    pub(super) fn resolve(&self) -> Result<Resolved, ModelError> {
        match self {
            Self::ApiKey(key) => Ok(Resolved::ApiKey(key.clone())),
            Self::Keys(keys) => Ok(Resolved::Keys(keys.clone())),
            Self::Profile { name, files } => {
                let keys = files.iter().find_map(|file| keys_of(&read(file)?, name));
                keys.map(Resolved::Keys).ok_or_else(|| ModelError::AccessDenied {
                    message: format!(
                        "There are no AWS keys: neither AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY nor \
                         AWS_BEARER_TOKEN_BEDROCK are set for this entry, and no profile '{name}' with aws_access_key_id and \
                         aws_secret_access_key is in {}. Keys of single sign-on or roles can be exported: aws configure \
                         export-credentials --format env",
                        files.iter().map(|file| file.display().to_string()).collect::<Vec<_>>().join(" or ")
                    ),
                })
            }
        }
    }
}

impl AccessKeys {
    pub(super) fn credentials(&self) -> Credentials {
        let token = self.session_token.as_ref().map(|token| token.expose().to_owned());
        Credentials::new(&self.id, self.secret.expose(), token, None, "configuration")
    }
}

fn read(file: &Path) -> Option<String> {
    let size = std::fs::metadata(file).ok()?.len();
    if size > LARGEST_FILE { None } else { std::fs::read_to_string(file).ok() }
}

/// The keys of a profile; its section is `[name]` in one file and `[profile name]` in the other.
fn keys_of(text: &str, profile: &str) -> Option<AccessKeys> {
    let (mut inside, mut id, mut secret, mut session_token) = (false, None, None, None);
    for line in text.lines().map(str::trim) {
        if let Some(section) = line.strip_prefix('[').and_then(|line| line.split_once(']')).map(|(name, _)| name.trim())
        {
            let name = section.strip_prefix("profile ").map_or(section, str::trim);
            inside = name == profile;
        } else if let (true, Some((name, value))) = (inside, line.split_once('=')) {
            let value = value.trim().to_owned();
            match name.trim() {
                "aws_access_key_id" => id = Some(value),
                "aws_secret_access_key" => secret = Secret::new(value),
                "aws_session_token" => session_token = Secret::new(value),
                _ => {}
            }
        }
    }
    Some(AccessKeys { id: id?, secret: secret?, session_token })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_source_is_taken() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("credentials");
        let text = "[default]\naws_access_key_id = FILE\naws_secret_access_key=s\n; note\n[work]\naws_access_key_id = WORK\n\
                    aws_secret_access_key = w\naws_session_token = t\n[profile empty]\nregion = x\n";
        std::fs::write(&file, text).unwrap();
        let path = file.display().to_string();
        let found = |profile: Option<&str>, given: &[(&str, &str)]| {
            let variable = |name: &str| {
                let file = (name == "AWS_SHARED_CREDENTIALS_FILE").then(|| path.clone());
                file.or_else(|| given.iter().find(|(of, _)| *of == name).map(|(_, value)| (*value).to_owned()))
            };
            Ok::<_, String>(match CredentialSource::find(profile, &variable)?.resolve().unwrap() {
                Resolved::ApiKey(key) => key.expose().to_owned(),
                Resolved::Keys(keys) => keys.id,
            })
        };
        let keys = [("AWS_ACCESS_KEY_ID", "ENV"), ("AWS_SECRET_ACCESS_KEY", "s")];
        assert_eq!(found(None, &[]).unwrap(), "FILE");
        assert_eq!(found(None, &keys).unwrap(), "ENV");
        assert_eq!(found(None, &[keys[0], keys[1], ("AWS_BEARER_TOKEN_BEDROCK", "b")]).unwrap(), "b");
        assert_eq!(found(Some("work"), &keys).unwrap(), "WORK");
        assert_eq!(found(None, &[("AWS_PROFILE", "work")]).unwrap(), "WORK");
        let missing = found(Some("empty"), &keys).unwrap_err();
        assert!(missing.contains("'empty'") && missing.contains(&path), "{missing}");
    }
}
