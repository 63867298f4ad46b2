//! Requests to AWS, signed or with an API key.

use std::time::SystemTime;

use aws_sigv4::http_request::{SignableBody, SignableRequest, SigningSettings, sign};
use aws_sigv4::sign::v4;
use bytes::Bytes;
use http::Request;
use http::header::AUTHORIZATION;

use super::credentials::{AccessKeys, Resolved};
use crate::ModelError;

/// The name by which signatures call the service.
const SERVICE: &str = "bedrock";

impl Resolved {
    /// Adds what proves who asks.
    pub(super) fn authorize(&self, request: Request<Bytes>, region: &str) -> Result<Request<Bytes>, ModelError> {
        match self {
            Self::ApiKey(key) => {
                let mut request = request;
                request.headers_mut().insert(AUTHORIZATION, key.header("Bearer ")?);
                Ok(request)
            }
            Self::Keys(keys) => signed(request, keys, region)
                .map_err(|problem| ModelError::model(format!("The request cannot be signed: {problem}."))),
        }
    }

    /// The parts that no message may hold.
    pub(super) fn secrets(&self) -> Vec<crate::Secret> {
        match self {
            Self::ApiKey(key) => vec![key.clone()],
            Self::Keys(keys) => keys.session_token.iter().chain([&keys.secret]).cloned().collect(),
        }
    }
}

fn signed(mut request: Request<Bytes>, keys: &AccessKeys, region: &str) -> Result<Request<Bytes>, String> {
    let identity = keys.credentials().into();
    let parameters = v4::SigningParams::builder()
        .identity(&identity)
        .region(region)
        .name(SERVICE)
        .time(SystemTime::now())
        .settings(SigningSettings::default())
        .build()
        .map_err(|error| error.to_string())?;
    let headers: Result<Vec<_>, _> =
        request.headers().iter().map(|(name, value)| value.to_str().map(|value| (name.as_str(), value))).collect();
    let headers = headers.map_err(|error| error.to_string())?;
    let (uri, body) = (request.uri().to_string(), SignableBody::Bytes(request.body()));
    let signable = SignableRequest::new("POST", uri, headers.into_iter(), body).map_err(|error| error.to_string())?;
    let (instructions, _) = sign(signable, &parameters.into()).map_err(|error| error.to_string())?.into_parts();
    instructions.apply_to_request_http1x(&mut request);
    Ok(request)
}
