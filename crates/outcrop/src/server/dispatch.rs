//! One request: checked, routed, answered.
//!
//! Whatever happens on the way, the client gets an AWS answer: refusals and panics included.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use aws_wire::protocol::{RequestParts, write_error};
use aws_wire::route::{Route, RouteRequest, Router};
use aws_wire::schema::ServiceSchema;
use aws_wire::sigv4::Authorization;
use aws_wire::{AwsError, WireError};
use futures::FutureExt as _;
use http::request::Parts;
use http::{Request, Response};
use hyper::body::Incoming;

use super::activity::Activity;
use super::authentication::Claim;
use super::body::AnswerBody;
use super::exchange::Exchange;
use super::refusal::Refusal;
use super::request_body::BodyReader;
use super::s3::{S3Front, is_s3};
use super::{App, Principal, Registry, RequestContext, archive, browser, health, tags};

/// The services that answer here.
const SERVICES: &[&ServiceSchema] = &[
    &aws_wire::bedrock::operations::SERVICE,
    &aws_wire::bedrock_agent::operations::SERVICE,
    &aws_wire::bedrock_agent_runtime::operations::SERVICE,
    &aws_wire::bedrock_runtime::operations::SERVICE,
    &aws_wire::iam::operations::SERVICE,
    &aws_wire::lambda::operations::SERVICE,
    &aws_wire::logs::operations::SERVICE,
    &aws_wire::sts::operations::SERVICE,
];

/// Answers requests.
pub(crate) struct Dispatcher {
    app: Arc<App>,
    registry: Registry,
    router: Router,
    bodies: BodyReader,
    s3: S3Front,
}

/// A refusal, and the service in whose form it is written where that is known.
struct Refused(Option<&'static ServiceSchema>, Box<dyn AwsError>);

impl<E: AwsError> From<E> for Refused {
    fn from(error: E) -> Self {
        Self(None, Box::new(error))
    }
}

impl Dispatcher {
    pub(crate) fn new(app: Arc<App>, registry: Registry) -> Self {
        let config = &app.config;
        let bodies = BodyReader::new(config.limits.request_bytes, config.limits.buffered_bytes, config.timeouts.body);
        let s3 = S3Front::new(app.clone());
        Self { registry, router: Router::new(SERVICES), bodies, s3, app }
    }

    /// The answer to a request; its record goes with the body.
    pub(crate) async fn answer(&self, request: Request<Incoming>, activity: Arc<Activity>) -> Response<AnswerBody> {
        let request_id = self.app.ids.uuid();
        let mut exchange = Exchange::begin(activity, request_id, request.method().clone());
        let response = match self.try_answer(request, &mut exchange).await {
            Ok(response) => response,
            Err(Refused(service, error)) => {
                tracing::debug!(code = error.code(), %request_id, "{error}");
                write_error(service, error.as_ref(), &request_id.to_string()).map(AnswerBody::whole)
            }
        };
        exchange.status(response.status());
        response.map(|body| body.with_exchange(exchange))
    }

    async fn try_answer(
        &self,
        request: Request<Incoming>,
        exchange: &mut Exchange,
    ) -> Result<Response<AnswerBody>, Refused> {
        let (parts, body) = request.into_parts();
        if let Some(response) = health::answer(&parts) {
            exchange.operation("health");
            return Ok(response);
        }
        if let Some(response) = archive::answer(&self.app.lambda, &parts).await {
            exchange.operation("function-archive");
            return Ok(response);
        }
        if let Some(region) = self.region_of_s3(&parts) {
            self.keep_pages_out(&parts)?;
            return Ok(self.s3.answer(parts, body, &region, exchange).await);
        }
        let claim = match self.admit(&parts) {
            Ok(claim) => claim,
            Err(Refused(service, error)) => {
                self.bodies.discard(body).await;
                return Err(Refused(service, error));
            }
        };
        let body = self.bodies.read(body).await?;
        claim.verify(&parts, &body.bytes, self.app.clock.now())?;
        let Route { operation, labels } = self.route(&parts, &body.bytes, &claim)?;
        exchange.operation(operation.name);

        let context = self.context(&parts, &claim, exchange);
        let input =
            RequestParts { labels, query: parts.uri.query(), headers: &parts.headers, body: body.bytes.clone() };
        let known = |refusal: Refusal| Refused(Some(operation.service), Box::new(refusal));
        // The handler's first, synchronous part may panic like the rest of it.
        let call =
            AssertUnwindSafe(async { Some(self.registry.call(operation, self.app.clone(), context, input)?.await) });
        match call.catch_unwind().await {
            Ok(Some(response)) => Ok(response),
            Ok(None) => Err(known(Refusal::NotAvailable(operation.name.to_owned()))),
            Err(_panic) => {
                tracing::error!(operation = operation.name, request_id = %exchange.request_id(), "the handler panicked");
                Err(known(Refusal::internal(operation)))
            }
        }
    }

    /// What the head alone decides.
    fn admit(&self, parts: &Parts) -> Result<Claim<'_>, Refused> {
        self.keep_pages_out(parts)?;
        Ok(Claim::read(parts, &self.app.config.keys)?)
    }

    fn keep_pages_out(&self, parts: &Parts) -> Result<(), Refusal> {
        if self.app.config.keys.0.is_empty() { browser::check(&parts.uri, &parts.headers) } else { Ok(()) }
    }

    /// The region that a request of S3 is for; `None` for those of all other services.
    fn region_of_s3(&self, parts: &Parts) -> Option<String> {
        let authorization = Authorization::from_request(&parts.uri, &parts.headers).ok().flatten();
        let is_routed = || {
            let (method, path, query) = (&parts.method, parts.uri.path(), parts.uri.query());
            !self
                .router
                .find(RouteRequest { method, path, query, body: &[], target: None, signing_name: None })
                .is_empty()
        };
        let region = authorization.as_ref().map(|authorization| authorization.scope.region.clone());
        let is_s3 = is_s3(parts, authorization.as_ref(), &self.app.objects, is_routed);
        is_s3.then(|| region.unwrap_or_else(|| self.app.config.region.clone()))
    }

    fn route(&self, parts: &Parts, body: &[u8], claim: &Claim<'_>) -> Result<Route, WireError> {
        let routes = self.router.find(RouteRequest {
            method: &parts.method,
            path: parts.uri.path(),
            query: parts.uri.query(),
            body,
            target: parts.headers.get("x-amz-target").and_then(|target| target.to_str().ok()),
            signing_name: claim.authorization.as_ref().map(|authorization| authorization.scope.service.as_str()),
        });
        tags::choose(routes).ok_or_else(|| {
            let (method, path) = (&parts.method, parts.uri.path());
            WireError::UnknownOperation(format!("No operation of the services here is asked for with {method} {path}."))
        })
    }

    fn context(&self, parts: &Parts, claim: &Claim<'_>, exchange: &Exchange) -> RequestContext {
        let config = &self.app.config;
        let authorization = claim.authorization.as_ref();
        let region = authorization.map(|claim| claim.scope.region.as_str()).filter(|region| is_region(region));
        let authority = browser::authority(&parts.uri, &parts.headers);
        RequestContext {
            request_id: exchange.request_id(),
            region: region.unwrap_or(&config.region).to_owned(),
            account_id: config.account_id.to_string(),
            endpoint: format!("http://{}", authority.unwrap_or(&config.listen.to_string())),
            principal: Principal { access_key_id: authorization.map(|claim| claim.access_key_id.clone()) },
        }
    }
}

/// Whether a text can stand in an ARN as its region.
fn is_region(text: &str) -> bool {
    (1..=32).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}
