//! Proof that a request was signed with a secret, and not too long ago.

use std::time::{Duration, SystemTime};

use aws_sigv4::sign::v4::{calculate_signature, generate_signing_key};
use aws_smithy_types::DateTime;
use aws_smithy_types::date_time::Format;
use http::{HeaderMap, Method, Uri};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

use super::{ALGORITHM, Authorization, SignatureError, canonical};

/// How far the clocks of client and server may differ.
const CLOCK_SKEW: Duration = Duration::from_secs(15 * 60);

/// The parts of a request that a signature covers.
#[derive(Clone, Copy, Debug)]
pub struct SignedRequest<'a> {
    /// The HTTP method.
    pub method: &'a Method,
    /// Path and query as they came.
    pub uri: &'a Uri,
    /// All headers.
    pub headers: &'a HeaderMap,
    /// The whole body.
    pub body: &'a [u8],
}

/// Proves that the request was signed with `secret_access_key` and is neither too old nor from the future.
///
/// The caller looks the secret up by the access key's id, and for temporary credentials compares the session token.
pub fn verify(
    authorization: &Authorization,
    request: SignedRequest<'_>,
    secret_access_key: &str,
    now: SystemTime,
) -> Result<(), SignatureError> {
    let signed_at = parse_time(&authorization.signed_at)
        .ok_or_else(|| SignatureError::Incomplete("X-Amz-Date must have the form YYYYMMDDTHHMMSSZ.".into()))?;
    check_clock(authorization, signed_at, now)?;
    let payload_hash = payload_hash(request)?;
    let canonical = canonical::request(authorization, request, &payload_hash)?;
    let scope = &authorization.scope;
    let to_sign = format!(
        "{ALGORITHM}\n{}\n{}/{}/{}/aws4_request\n{}",
        authorization.signed_at,
        scope.date,
        scope.region,
        scope.service,
        sha256(canonical.as_bytes()),
    );
    let key = generate_signing_key(secret_access_key, signed_at, &scope.region, &scope.service);
    let signature = calculate_signature(key, to_sign.as_bytes());
    if bool::from(signature.as_bytes().ct_eq(authorization.signature.as_bytes())) {
        Ok(())
    } else {
        Err(SignatureError::Mismatch)
    }
}

fn check_clock(authorization: &Authorization, signed_at: SystemTime, now: SystemTime) -> Result<(), SignatureError> {
    let good_for = authorization.expires.unwrap_or(CLOCK_SKEW);
    let (signed, current) = (&authorization.signed_at, basic(now));
    if now > signed_at + good_for {
        return Err(SignatureError::Expired(match authorization.expires {
            None => {
                let bound = basic(now - CLOCK_SKEW);
                format!("Signature expired: {signed} is now earlier than {bound} ({current} - 15 min.)")
            }
            Some(seconds) => format!("Signature expired: {signed} + {} s is earlier than {current}", seconds.as_secs()),
        }));
    }
    if signed_at > now + CLOCK_SKEW {
        let bound = basic(now + CLOCK_SKEW);
        let text = format!("Signature not yet current: {signed} is still later than {bound} ({current} + 15 min.)");
        return Err(SignatureError::Expired(text));
    }
    Ok(())
}

/// The hash that the client signed, proved against the body; or the client's word that it signed none.
fn payload_hash(request: SignedRequest<'_>) -> Result<String, SignatureError> {
    let Some(claimed) = request.headers.get("x-amz-content-sha256") else { return Ok(sha256(request.body)) };
    match claimed.to_str() {
        Ok("UNSIGNED-PAYLOAD") => Ok("UNSIGNED-PAYLOAD".into()),
        Ok(streaming) if streaming.starts_with("STREAMING-") => {
            Err(SignatureError::Incomplete("Bodies that are signed in chunks are not supported.".into()))
        }
        Ok(hash) if hash == sha256(request.body) => Ok(hash.to_owned()),
        _ => Err(SignatureError::Mismatch),
    }
}

fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// `YYYYMMDDTHHMMSSZ`
fn parse_time(text: &str) -> Option<SystemTime> {
    let plain = text.len() == 16
        && text.bytes().enumerate().all(|(at, b)| match at {
            8 => b == b'T',
            15 => b == b'Z',
            _ => b.is_ascii_digit(),
        });
    if !plain {
        return None;
    }
    let (day, time) = (&text[..8], &text[9..15]);
    let iso = format!("{}-{}-{}T{}:{}:{}Z", &day[..4], &day[4..6], &day[6..], &time[..2], &time[2..4], &time[4..]);
    SystemTime::try_from(DateTime::from_str(&iso, Format::DateTime).ok()?).ok()
}

fn basic(time: SystemTime) -> String {
    let text = DateTime::from(time).fmt(Format::DateTime).unwrap_or_default();
    let whole = text.split('.').next().unwrap_or_default().trim_end_matches('Z');
    format!("{}Z", whole.replace(['-', ':'], ""))
}
