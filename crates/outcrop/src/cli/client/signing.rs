//! Signatures of requests.
//!
//! Every request is signed, also when nobody gave credentials: the signature's scope is what names the service and region, and
//! a server on loopback without keys takes any.

use std::time::SystemTime;

use aws_credential_types::Credentials as AwsCredentials;
use aws_sigv4::http_request::{SignableBody, SignableRequest, SigningSettings, sign as signature};
use aws_sigv4::sign::v4;
use aws_wire::schema::ServiceSchema;
use bytes::Bytes;

use super::ClientError;

/// What requests are signed with.
#[derive(Clone, Debug)]
pub(crate) struct Credentials(AwsCredentials);

impl Credentials {
    /// A pair of keys, and the token of a session that they may belong to.
    pub(crate) fn new(access_key_id: &str, secret: &str, session_token: Option<String>) -> Self {
        Self(AwsCredentials::new(access_key_id, secret, session_token, None, "outcrop"))
    }

    /// Those of the environment, as the SDKs read them, else the ones that a server without keys takes.
    pub(crate) fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        match (set("AWS_ACCESS_KEY_ID"), set("AWS_SECRET_ACCESS_KEY")) {
            (Some(id), Some(secret)) => Self::new(&id, &secret, set("AWS_SESSION_TOKEN")),
            _ => Self::any(),
        }
    }

    /// Some credentials, for a server that takes any.
    pub(crate) fn any() -> Self {
        Self::new("any", "any", None)
    }
}

pub(super) fn sign(
    mut request: http::Request<Bytes>,
    service: &ServiceSchema,
    region: &str,
    credentials: &Credentials,
) -> Result<http::Request<Bytes>, ClientError> {
    let refuse = |problem: String| ClientError::Request { operation: "signature", problem };
    let identity = credentials.0.clone().into();
    let parameters = v4::SigningParams::builder()
        .identity(&identity)
        .region(region)
        .name(service.signing_name)
        .time(SystemTime::now())
        .settings(SigningSettings::default())
        .build()
        .map_err(|error| refuse(error.to_string()))?
        .into();
    let headers = request.headers().iter().filter_map(|(name, value)| Some((name.as_str(), value.to_str().ok()?)));
    let uri = request.uri().to_string();
    let body = SignableBody::Bytes(request.body());
    let signable = SignableRequest::new(request.method().as_str(), uri.as_str(), headers, body);
    let signed = signable.and_then(|signable| signature(signable, &parameters));
    let (instructions, _) = signed.map_err(|error| refuse(error.to_string()))?.into_parts();
    instructions.apply_to_request_http1x(&mut request);
    Ok(request)
}
