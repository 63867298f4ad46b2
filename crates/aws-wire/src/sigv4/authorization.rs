//! The claim of a signature: its header or its query parameters, taken apart.

use std::borrow::Cow;
use std::time::Duration;

use http::{HeaderMap, Uri, header};

use super::{ALGORITHM, SignatureError};

/// The part of a signature that says what it is good for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CredentialScope {
    /// The day, `YYYYMMDD` in UTC.
    pub date: String,
    /// The region, such as `us-east-1`.
    pub region: String,
    /// The signing name of the service, such as `bedrock` or `lambda`.
    pub service: String,
}

/// Who a request claims to come from; nothing of it is proved before [`super::verify`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Authorization {
    /// The access key's id, by which the secret is looked up.
    pub access_key_id: String,
    /// What the signature is good for.
    pub scope: CredentialScope,
    /// The names of the headers that are signed, in lower case.
    pub signed_headers: Vec<String>,
    /// The token that temporary credentials carry.
    pub session_token: Option<String>,
    /// How long a presigned URL is good for, counted from its signing; `None` for a signed header.
    pub expires: Option<Duration>,
    /// When it was signed, `YYYYMMDDTHHMMSSZ`.
    pub(super) signed_at: String,
    /// The signature in hexadecimal.
    pub(super) signature: String,
}

impl Authorization {
    /// Reads the claim of a request; `None` when it carries no signature at all.
    pub fn from_request(uri: &Uri, headers: &HeaderMap) -> Result<Option<Self>, SignatureError> {
        if let Some(value) = headers.get(header::AUTHORIZATION) {
            let text = value.to_str().map_err(|_| incomplete("The Authorization header is not ASCII."))?;
            return Self::from_header(text, headers).map(Some);
        }
        match uri.query() {
            Some(query) if query.contains("X-Amz-Algorithm=") => Self::from_query(query).map(Some),
            _ => Ok(None),
        }
    }

    fn from_header(text: &str, headers: &HeaderMap) -> Result<Self, SignatureError> {
        let (algorithm, rest) = text.trim().split_once(' ').unwrap_or((text, ""));
        check_algorithm(algorithm)?;
        let (mut credential, mut signed_headers, mut signature) = (None, None, None);
        for (key, value) in rest.split(',').filter_map(|part| part.trim().split_once('=')) {
            match key {
                "Credential" => credential = Some(value),
                "SignedHeaders" => signed_headers = Some(value),
                "Signature" => signature = Some(value),
                _ => {}
            }
        }
        let need = |part: Option<&str>, name: &str| {
            part.map(str::to_owned)
                .ok_or_else(|| incomplete(&format!("Authorization header requires '{name}' parameter.")))
        };
        let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
        let signed_at = header("x-amz-date").ok_or_else(|| {
            incomplete("Authorization header requires existence of either a 'X-Amz-Date' or a 'Date' header.")
        })?;
        Self::new(
            &need(credential, "Credential")?,
            &need(signed_headers, "SignedHeaders")?,
            need(signature, "Signature")?,
            signed_at,
            header("x-amz-security-token"),
            None,
        )
    }

    fn from_query(query: &str) -> Result<Self, SignatureError> {
        let find =
            |name: &str| form_urlencoded::parse(query.as_bytes()).find(|(key, _)| key == name).map(|(_, value)| value);
        let need = |name: &str| {
            find(name)
                .map(Cow::into_owned)
                .ok_or_else(|| incomplete(&format!("AWS query-string parameters must include '{name}'.")))
        };
        check_algorithm(&need("X-Amz-Algorithm")?)?;
        let expires = match need("X-Amz-Expires")?.parse::<u64>() {
            Ok(seconds) if seconds <= LONGEST_PRESIGNED => Duration::from_secs(seconds),
            _ => return Err(incomplete("X-Amz-Expires must be a number of seconds, at most a week.")),
        };
        Self::new(
            &need("X-Amz-Credential")?,
            &need("X-Amz-SignedHeaders")?,
            need("X-Amz-Signature")?,
            need("X-Amz-Date")?,
            find("X-Amz-Security-Token").map(Cow::into_owned),
            Some(expires),
        )
    }

    fn new(
        credential: &str,
        signed_headers: &str,
        signature: String,
        signed_at: String,
        session_token: Option<String>,
        expires: Option<Duration>,
    ) -> Result<Self, SignatureError> {
        let parts: Vec<&str> = credential.split('/').collect();
        let [access_key_id, date, region, service, "aws4_request"] = parts[..] else {
            return Err(incomplete("Credential must have the form KEY/DATE/REGION/SERVICE/aws4_request."));
        };
        if !signed_at.starts_with(date) || date.len() != 8 {
            return Err(incomplete(
                "Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP.",
            ));
        }
        let signed_headers: Vec<String> = signed_headers.split(';').map(str::to_ascii_lowercase).collect();
        if !signed_headers.iter().any(|name| name == "host") {
            return Err(incomplete("'Host' or ':authority' must be a 'SignedHeader' in the AWS Authorization."));
        }
        Ok(Self {
            access_key_id: access_key_id.into(),
            scope: CredentialScope { date: date.into(), region: region.into(), service: service.into() },
            signed_headers,
            session_token,
            expires,
            signed_at,
            signature,
        })
    }
}

/// A presigned URL may be good for a week.
const LONGEST_PRESIGNED: u64 = 7 * 24 * 60 * 60;

fn check_algorithm(algorithm: &str) -> Result<(), SignatureError> {
    if algorithm == ALGORITHM {
        return Ok(());
    }
    let found = crate::validate::cut(algorithm, 40);
    Err(incomplete(&format!("Unsupported AWS 'algorithm': '{found}'; {ALGORITHM} is needed.")))
}

fn incomplete(text: &str) -> SignatureError {
    SignatureError::Incomplete(text.to_owned())
}
