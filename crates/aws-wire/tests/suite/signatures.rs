//! What the AWS signer signs is believed; what was changed since is not.

use std::time::{Duration, SystemTime};

use aws_credential_types::Credentials;
use aws_sigv4::http_request::{
    PayloadChecksumKind, SignableBody, SignableRequest, SignatureLocation, SigningSettings, sign,
};
use aws_sigv4::sign::v4;
use aws_wire::AwsError;
use aws_wire::WireError;
use aws_wire::sigv4::{Authorization, SignatureError, SignedRequest, verify};
use http::Request;
use proptest::prelude::*;

const KEY: &str = "AKIDEXAMPLE";
const SECRET: &str = "a secret of the tests";

fn now() -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(1_750_000_000)
}

#[derive(Clone, Debug)]
struct Plan {
    method: &'static str,
    target: String,
    header: String,
    body: Vec<u8>,
    presigned: bool,
    unsigned_payload: bool,
    token: bool,
}

fn plan() -> impl Strategy<Value = Plan> {
    let segment = "[a-zA-Z0-9._~-]{1,8}|arn%3Aaws%3Abedrock%2Fx|%20a%25b|a:b|us\\.x-v1:0";
    let target = (prop::collection::vec(segment, 0..4), any::<bool>(), "|\\?a=b&A=%20c|\\?b=2&a=1&a=0&c=%2F~")
        .prop_map(|(path, slash, query)| {
            let path = path.join("/");
            let slash = if slash && !path.is_empty() { "/" } else { "" };
            format!("/{path}{slash}{query}")
        });
    let methods = prop::sample::select(vec!["GET", "POST", "DELETE"]);
    let body = prop::collection::vec(any::<u8>(), 0..40);
    (methods, target, "[a-z]{1,5}( {1,3}[a-z]{1,4}){0,2}", body, any::<[bool; 3]>()).prop_map(
        |(method, target, header, body, [presigned, unsigned_payload, token])| Plan {
            method,
            target,
            header,
            body,
            presigned,
            unsigned_payload: unsigned_payload && !presigned,
            token,
        },
    )
}

fn signed(plan: &Plan) -> Request<Vec<u8>> {
    let token = plan.token.then(|| "a session token/+=".to_owned());
    let identity = Credentials::new(KEY, SECRET, token, None, "test").into();
    let mut settings = SigningSettings::default();
    settings.payload_checksum_kind =
        if plan.presigned { PayloadChecksumKind::NoHeader } else { PayloadChecksumKind::XAmzSha256 };
    if plan.presigned {
        settings.signature_location = SignatureLocation::QueryParams;
        settings.expires_in = Some(Duration::from_secs(300));
    }
    let params = v4::SigningParams::builder()
        .identity(&identity)
        .region("us-east-1")
        .name("bedrock")
        .time(now())
        .settings(settings)
        .build()
        .unwrap()
        .into();
    let uri = format!("http://127.0.0.1:8787{}", plan.target);
    let headers = [("host", "127.0.0.1:8787"), ("x-amz-meta-note", plan.header.as_str())];
    let body = if plan.unsigned_payload { SignableBody::UnsignedPayload } else { SignableBody::Bytes(&plan.body) };
    let signable = SignableRequest::new(plan.method, &uri, headers.into_iter(), body).unwrap();
    let (instructions, _) = sign(signable, &params).unwrap().into_parts();
    let mut request = Request::builder().method(plan.method).uri(&uri);
    for (name, value) in headers {
        request = request.header(name, value);
    }
    let mut request = request.body(plan.body.clone()).unwrap();
    instructions.apply_to_request_http1x(&mut request);
    // A server sees path and query alone.
    *request.uri_mut() = request.uri().path_and_query().unwrap().as_str().parse().unwrap();
    request
}

fn check(request: &Request<Vec<u8>>, secret: &str, now: SystemTime) -> Result<(), SignatureError> {
    let authorization =
        Authorization::from_request(request.uri(), request.headers())?.ok_or(SignatureError::Missing)?;
    let signed = SignedRequest {
        method: request.method(),
        uri: request.uri(),
        headers: request.headers(),
        body: request.body(),
    };
    verify(&authorization, signed, secret, now)
}

fn flip(text: &str, at: usize, bit: u8) -> Option<String> {
    let mut bytes = text.as_bytes().to_vec();
    let at = at % bytes.len().max(1);
    *bytes.get_mut(at)? ^= 1 << bit;
    String::from_utf8(bytes).ok()
}

proptest! {
    #[test]
    fn what_is_signed_verifies(plan in plan()) {
        let request = signed(&plan);
        let authorization = Authorization::from_request(request.uri(), request.headers()).unwrap().unwrap();
        prop_assert_eq!(&authorization.access_key_id, KEY);
        prop_assert_eq!(&authorization.scope.service, "bedrock");
        prop_assert_eq!(authorization.session_token.as_deref(), plan.token.then_some("a session token/+="));
        prop_assert_eq!(check(&request, SECRET, now()), Ok(()));
        prop_assert_eq!(check(&request, "another secret", now()), Err(SignatureError::Mismatch));
    }

    #[test]
    fn a_flipped_bit_does_not(plan in plan(), part in 0usize..4, at in any::<usize>(), bit in 0u8..7) {
        let original = signed(&plan);
        let mut request = original.clone();
        match part {
            0 => {
                let target = flip(&request.uri().to_string(), at, bit);
                match target.and_then(|target| target.parse().ok()) {
                    Some(uri) if http::Uri::path(&uri).starts_with('/') => *request.uri_mut() = uri,
                    _ => return Ok(()),
                }
                // Other spellings of the same request stay true: `a=` for `a`, `%2f` for `%2F`, a fragment.
                if same_meaning(request.uri(), original.uri()) {
                    return Ok(());
                }
            }
            1 => match flip(&plan.header, at, bit).and_then(|text| text.parse().ok()) {
                Some(value) => { request.headers_mut().insert("x-amz-meta-note", value); }
                None => return Ok(()),
            },
            2 => {
                let Some(header) = request.headers().get("authorization") else { return Ok(()) };
                match flip(header.to_str().unwrap(), at, bit).and_then(|text| text.parse().ok()) {
                    Some(value) => { request.headers_mut().insert("authorization", value); }
                    None => return Ok(()),
                }
                let read = |request: &Request<Vec<u8>>| Authorization::from_request(request.uri(), request.headers());
                if matches!((read(&request), read(&original)), (Ok(a), Ok(b)) if a == b) {
                    return Ok(());
                }
                // The key's id is what the secret is looked up by.
                if matches!(read(&request), Ok(Some(a)) if a.access_key_id != KEY) {
                    return Ok(());
                }
            }
            _ => {
                if plan.unsigned_payload || plan.body.is_empty() {
                    return Ok(());
                }
                let at = at % plan.body.len();
                request.body_mut()[at] ^= 1 << bit;
            }
        }
        let spaces = |request: &Request<Vec<u8>>| {
            request.headers()["x-amz-meta-note"].to_str().map(|t| t.split(' ').filter(|w| !w.is_empty()).collect::<Vec<_>>().join(" ")).ok()
        };
        prop_assume!(part != 1 || spaces(&request) != spaces(&original));
        prop_assert!(check(&request, SECRET, now()).is_err(), "{:?} became {:?}", original, request);
    }

    #[test]
    fn any_claim_is_read_or_refused(header in "(AWS4-HMAC-SHA256 )?(Credential|SignedHeaders|Signature|,|=|/|;| |a|host){0,20}", query in "(X-Amz-(Algorithm|Credential|Date|Expires|SignedHeaders|Signature)=(AWS4-HMAC-SHA256|a/b/c/d/aws4_request|20250615T150640Z|99|%ff|host)?&){0,7}") {
        let mut request = Request::new(Vec::new());
        *request.uri_mut() = format!("/?{query}").parse().unwrap();
        let _ = check(&request, SECRET, now());
        request.headers_mut().insert("x-amz-date", "20250615T150640Z".parse().unwrap());
        request.headers_mut().insert("authorization", header.parse().unwrap());
        let _ = check(&request, SECRET, now());
    }
}

fn same_meaning(a: &http::Uri, b: &http::Uri) -> bool {
    let pairs = |uri: &http::Uri| {
        let mut pairs: Vec<(Vec<u8>, Vec<u8>)> = uri
            .query()
            .unwrap_or_default()
            .split('&')
            .filter(|pair| !pair.is_empty())
            .map(|pair| pair.split_once('=').unwrap_or((pair, "")))
            .map(|(k, v)| {
                (percent_encoding::percent_decode_str(k).collect(), percent_encoding::percent_decode_str(v).collect())
            })
            .collect();
        pairs.sort();
        pairs
    };
    let path = |uri: &http::Uri| {
        let mut segments: Vec<String> =
            uri.path().split('/').map(str::to_owned).filter(|s| !s.is_empty() && s != ".").collect();
        segments.push(uri.path().ends_with('/').to_string());
        segments
    };
    path(a) == path(b) && pairs(a) == pairs(b)
}

fn plain() -> Plan {
    Plan {
        method: "POST",
        target: "/agents/ABCDEFGHIJ/".into(),
        header: "a".into(),
        body: b"{}".to_vec(),
        presigned: false,
        unsigned_payload: false,
        token: false,
    }
}

#[test]
fn a_signature_is_good_for_a_quarter_of_an_hour() {
    let request = signed(&plain());
    let minutes = |n: u64| Duration::from_secs(n * 60);
    assert_eq!(check(&request, SECRET, now() + minutes(15)), Ok(()));
    assert_eq!(check(&request, SECRET, now() - minutes(15)), Ok(()));
    let late = check(&request, SECRET, now() + minutes(16)).unwrap_err();
    assert_eq!(
        late.to_string(),
        "Signature expired: 20250615T150640Z is now earlier than 20250615T150740Z (20250615T152240Z - 15 min.)"
    );
    assert_eq!(WireError::from(late).code(), "InvalidSignatureException");
    assert!(matches!(check(&request, SECRET, now() - minutes(16)), Err(SignatureError::Expired(_))));
    let presigned = signed(&Plan { presigned: true, ..plain() });
    assert_eq!(check(&presigned, SECRET, now() + minutes(5)), Ok(()));
    assert!(matches!(check(&presigned, SECRET, now() + minutes(6)), Err(SignatureError::Expired(_))));
}

#[test]
fn what_lacks_is_said() {
    let mut request = signed(&plain());
    request.headers_mut().remove("x-amz-date");
    assert!(
        matches!(check(&request, SECRET, now()), Err(SignatureError::Incomplete(text)) if text.contains("X-Amz-Date"))
    );
    request.headers_mut().remove("authorization");
    assert_eq!(check(&request, SECRET, now()), Err(SignatureError::Missing));
    request.headers_mut().insert("authorization", "Bearer x".parse().unwrap());
    assert!(matches!(check(&request, SECRET, now()), Err(SignatureError::Incomplete(_))));
}
