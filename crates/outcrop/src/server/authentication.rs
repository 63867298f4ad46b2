//! Who signed a request, and whether it is true where the server has keys.

use std::time::{Duration, UNIX_EPOCH};

use aws_wire::WireError;
use aws_wire::sigv4::{Authorization, SignatureError, SignedRequest, verify};
use http::request::Parts;
use store::Timestamp;

use crate::config::{Keys, Secret};

/// What a request's head says of its signature, before the body is read.
pub(crate) struct Claim<'a> {
    /// The claim itself; `None` for an unsigned request.
    pub(crate) authorization: Option<Authorization>,
    /// The secret to prove it with; `None` where the server has no keys.
    secret: Option<&'a Secret>,
}

impl<'a> Claim<'a> {
    /// Reads the claim. Where the server has keys, an unsigned request or an unknown key is refused here, so that
    /// strangers cannot make the server read bodies.
    pub(crate) fn read(parts: &Parts, keys: &'a Keys) -> Result<Self, WireError> {
        let authorization = Authorization::from_request(&parts.uri, &parts.headers);
        if keys.0.is_empty() {
            // Any credentials are accepted: what cannot be read says nothing of service and region.
            return Ok(Self { authorization: authorization.ok().flatten(), secret: None });
        }
        let authorization = authorization?.ok_or(SignatureError::Missing)?;
        let secret = keys.secret(&authorization.access_key_id).ok_or(SignatureError::UnknownClient)?;
        Ok(Self { authorization: Some(authorization), secret: Some(secret) })
    }

    /// Proves the claim with the body.
    pub(crate) fn verify(&self, parts: &Parts, body: &[u8], now: Timestamp) -> Result<(), WireError> {
        let (Some(authorization), Some(secret)) = (&self.authorization, self.secret) else { return Ok(()) };
        let request = SignedRequest { method: &parts.method, uri: &parts.uri, headers: &parts.headers, body };
        let since_1970 = Duration::from_nanos(u64::try_from(now.as_nanos()).unwrap_or(0));
        verify(authorization, request, secret.expose(), UNIX_EPOCH + since_1970)?;
        Ok(())
    }
}
