//! Functions elsewhere: a configured endpoint that speaks Lambda's Invoke, AWS's own or another
//! emulator's.

use std::{sync::Arc, time::Duration, time::SystemTime};

use aws_credential_types::Credentials;
use aws_sigv4::{
    http_request::{SignableBody, SignableRequest, SigningSettings, sign},
    sign::v4,
};
use base64::{Engine, engine::general_purpose::STANDARD};
use bytes::{Bytes, BytesMut};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::{Client, Response, Url, header::HeaderMap};
use serde::Deserialize;

use crate::causes::with_causes;
use crate::{ExecutionError, FunctionExecutor, FunctionName, Invocation, Outcome};

/// What AWS leaves unescaped in a path segment.
const SEGMENT: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// Longest time of a call, a little more than a function may run.
const LONGEST: Duration = Duration::from_secs(930);

/// Where functions that are not local are called.
#[derive(Debug, Clone)]
pub struct RemoteConfig {
    /// Base URL, such as `https://lambda.us-east-1.amazonaws.com`.
    pub endpoint: String,
    /// Region for the signature; `None` takes the one of the function's ARN.
    pub region: Option<String>,
    /// Keys to sign with; without them the request goes unsigned.
    pub credentials: Option<RemoteCredentials>,
    /// Largest answer in bytes.
    pub max_response_bytes: usize,
}

/// AWS access keys. Their debug form shows no secret.
#[derive(Debug, Clone)]
pub struct RemoteCredentials(Credentials);

impl RemoteCredentials {
    /// Long-term keys, or temporary ones with their session token.
    pub fn new(
        access_key_id: impl Into<String>,
        secret_access_key: impl Into<String>,
        session_token: Option<String>,
    ) -> Self {
        Self(Credentials::new(access_key_id, secret_access_key, session_token, None, "configuration"))
    }
}

/// Calls functions over HTTP. A clone shares its connections.
#[derive(Clone)]
pub struct RemoteEndpoint {
    client: Client,
    endpoint: Url,
    config: Arc<RemoteConfig>,
}

impl RemoteEndpoint {
    /// An endpoint that is first contacted when a function is called.
    pub fn new(config: RemoteConfig) -> Result<Self, ExecutionError> {
        let invalid = |reason: String| ExecutionError::InvalidEndpoint { endpoint: config.endpoint.clone(), reason };
        let endpoint = Url::parse(&config.endpoint).map_err(|e| invalid(e.to_string()))?;
        if !matches!(endpoint.scheme(), "http" | "https") || endpoint.query().is_some() {
            return Err(invalid("expected an http or https URL without a query".to_owned()));
        }
        let client = Client::builder()
            .connect_timeout(Duration::from_secs(5))
            .timeout(LONGEST)
            .redirect(reqwest::redirect::Policy::none())
            .build()
            .map_err(|e| invalid(with_causes(&e)))?;
        Ok(Self { client, endpoint, config: Arc::new(config) })
    }

    async fn call(&self, invocation: Invocation) -> Result<Outcome, ExecutionError> {
        let name: FunctionName = invocation.function.parse()?;
        let function = invocation.function.clone();
        let unavailable = |reason: String| ExecutionError::RemoteUnavailable { function: function.clone(), reason };
        let request = self.request(&name, &invocation).map_err(&unavailable)?;
        let response = self.client.execute(request).await.map_err(|e| unavailable(with_causes(&e)))?;
        let (status, headers) = (response.status(), response.headers().clone());
        let payload = body(response, self.config.max_response_bytes).await.map_err(unavailable)?;
        if !status.is_success() {
            return Err(refusal(function, status.as_u16(), &headers, &payload));
        }
        Ok(Outcome {
            payload,
            function_error: text(&headers, "x-amz-function-error"),
            log_tail: text(&headers, "x-amz-log-result").and_then(|tail| STANDARD.decode(tail).ok()).map(Bytes::from),
            executed_version: text(&headers, "x-amz-executed-version").unwrap_or_else(|| "$LATEST".to_owned()),
        })
    }

    fn request(&self, name: &FunctionName, invocation: &Invocation) -> Result<reqwest::Request, String> {
        let base = self.endpoint.as_str().trim_end_matches('/');
        let function = utf8_percent_encode(&invocation.function, SEGMENT);
        let url = format!("{base}/2015-03-31/functions/{function}/invocations");
        let mut request = http::Request::post(url)
            .header("content-type", "application/json")
            .header("x-amz-invocation-type", "RequestResponse");
        if invocation.log_tail {
            request = request.header("x-amz-log-type", "Tail");
        }
        if let Some(context) = &invocation.client_context {
            request = request.header("x-amz-client-context", STANDARD.encode(context));
        }
        let mut request = request.body(invocation.payload.clone()).map_err(|e| e.to_string())?;
        let region = self.config.region.as_deref().or(name.arn.as_ref().map(|arn| arn.region()));
        if let Some(credentials) = &self.config.credentials {
            let region = region.ok_or("no region to sign for: set one or use the function's ARN")?;
            self.sign(&mut request, credentials, region)?;
        }
        request.try_into().map_err(|e: reqwest::Error| e.to_string())
    }

    fn sign(
        &self,
        request: &mut http::Request<Bytes>,
        credentials: &RemoteCredentials,
        region: &str,
    ) -> Result<(), String> {
        let identity = credentials.0.clone().into();
        let parameters = v4::SigningParams::builder()
            .identity(&identity)
            .region(region)
            .name("lambda")
            .time(SystemTime::now())
            .settings(SigningSettings::default())
            .build()
            .map_err(|e| e.to_string())?;
        let headers: Result<Vec<_>, _> =
            request.headers().iter().map(|(k, v)| v.to_str().map(|v| (k.as_str(), v))).collect();
        let headers = headers.map_err(|e| e.to_string())?;
        let uri = request.uri().to_string();
        let body = SignableBody::Bytes(request.body());
        let signable = SignableRequest::new("POST", uri, headers.into_iter(), body).map_err(|e| e.to_string())?;
        let (instructions, _) = sign(signable, &parameters.into()).map_err(|e| e.to_string())?.into_parts();
        instructions.apply_to_request_http1x(request);
        Ok(())
    }
}

#[async_trait::async_trait]
impl FunctionExecutor for RemoteEndpoint {
    async fn invoke(&self, invocation: Invocation) -> Result<Outcome, ExecutionError> {
        let function = invocation.function.clone();
        match invocation.deadline {
            None => self.call(invocation).await,
            Some(deadline) => tokio::time::timeout_at(deadline, self.call(invocation))
                .await
                .unwrap_or(Err(ExecutionError::DeadlineExceeded { function })),
        }
    }
}

async fn body(mut response: Response, max: usize) -> Result<Bytes, String> {
    let mut whole = BytesMut::new();
    while let Some(chunk) = response.chunk().await.map_err(|e| with_causes(&e))? {
        if whole.len() + chunk.len() > max {
            return Err(format!("its answer is larger than {max} bytes"));
        }
        whole.extend_from_slice(&chunk);
    }
    Ok(whole.freeze())
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Refusal {
    #[serde(alias = "Message")]
    message: String,
    #[serde(rename = "__type", alias = "code", alias = "Code")]
    kind: Option<String>,
}

/// An exception of Lambda as the error that a local function would give.
fn refusal(function: String, status: u16, headers: &HeaderMap, payload: &[u8]) -> ExecutionError {
    let body: Refusal = serde_json::from_slice(payload).unwrap_or_default();
    let code = text(headers, "x-amzn-errortype").or(body.kind).unwrap_or_else(|| "Unknown".to_owned());
    // `ns#Code:http://…` in either place.
    let code = code.split(':').next().unwrap_or_default();
    let code = code.rsplit('#').next().unwrap_or_default().to_owned();
    let message = body.message.chars().take(2048).collect();
    match status {
        404 => ExecutionError::NotFound { function },
        429 => ExecutionError::TooManyRequests { reason: message },
        _ => ExecutionError::Remote { function, status, code, message },
    }
}

fn text(headers: &HeaderMap, name: &str) -> Option<String> {
    Some(headers.get(name)?.to_str().ok()?.to_owned())
}
