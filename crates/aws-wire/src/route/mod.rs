//! From a request's method, path, action and target to the operation it asks for.
//!
//! Several services share one port and even one signing name (`bedrock`), so a path can fit more than one operation. What
//! the request itself tells is decided here: the credential scope, the trailing slash that tells PrepareAgent from
//! InvokeInlineAgent, and the empty body that tells them apart for clients which drop slashes. Where only a value can
//! tell (a tag's ARN), all that fit are given.

mod tree;

use http::Method;
use std::collections::HashMap;

use crate::protocol::Labels;
use crate::schema::{Kind, Location, OperationSchema, Protocol, ServiceSchema};
use tree::{Found, Tree};

/// What a request shows of the operation it asks for.
#[derive(Clone, Copy, Debug)]
pub struct RouteRequest<'a> {
    /// The HTTP method.
    pub method: &'a Method,
    /// The path as it came, percent-encoding and all.
    pub path: &'a str,
    /// The query string as it came.
    pub query: Option<&'a str>,
    /// The body: its form names the action of a query service, its emptiness tells operations of one path apart.
    pub body: &'a [u8],
    /// The `X-Amz-Target` header, which names the operation of a JSON service.
    pub target: Option<&'a str>,
    /// The service of the credential scope, if the request carries one.
    pub signing_name: Option<&'a str>,
}

/// An operation that a request fits.
#[derive(Clone, Debug)]
pub struct Route {
    /// The operation.
    pub operation: &'static OperationSchema,
    /// The values of the path's labels, decoded.
    pub labels: Labels,
}

/// Finds the operation of a request among those of a set of services.
#[derive(Debug)]
pub struct Router {
    paths: HashMap<&'static str, Tree>,
    actions: HashMap<&'static str, Vec<&'static OperationSchema>>,
    targets: HashMap<(&'static str, &'static str), &'static OperationSchema>,
}

impl Router {
    /// A router for all operations of these services.
    #[must_use]
    pub fn new(services: &[&'static ServiceSchema]) -> Self {
        let mut paths: HashMap<_, Tree> = HashMap::new();
        let mut actions: HashMap<_, Vec<_>> = HashMap::new();
        let mut targets = HashMap::new();
        for operation in services.iter().flat_map(|service| service.operations).copied() {
            match operation.service.protocol {
                Protocol::RestJson => paths.entry(operation.method).or_default().insert(operation),
                Protocol::Query => actions.entry(operation.name).or_default().push(operation),
                Protocol::AwsJson { target_prefix } => {
                    targets.insert((target_prefix, operation.name), operation);
                }
            }
        }
        Self { paths, actions, targets }
    }

    /// The operations that the request fits: none, one, or several of one path between which only the label's value can
    /// tell (`/tags/{arn}`).
    #[must_use]
    pub fn find(&self, request: RouteRequest<'_>) -> Vec<Route> {
        if request.path == "/"
            && let Some(operation) = self.find_target(request).or_else(|| self.find_action(request))
        {
            return vec![Route { operation, labels: Labels::new() }];
        }
        let Some(tree) = self.paths.get(request.method.as_str()) else { return Vec::new() };
        let mut found = tree.find(request.path);
        found.retain(|found| found.query_fits(request.query));
        keep_if_any(&mut found, |found| request.signing_name == Some(found.operation.service.signing_name));
        keep_most(&mut found, |found| found.literals);
        keep_most(&mut found, |found| found.constants());
        decide_by_slash(&mut found, request.path.len() > 1 && request.path.ends_with('/'), request.body.is_empty());
        found.into_iter().filter_map(Found::into_route).collect()
    }

    fn find_target(&self, request: RouteRequest<'_>) -> Option<&'static OperationSchema> {
        let target = request.target?.rsplit_once('.')?;
        self.targets.get(&target).copied().filter(|operation| operation.method == request.method.as_str())
    }

    fn find_action(&self, request: RouteRequest<'_>) -> Option<&'static OperationSchema> {
        let query = request.query.unwrap_or_default().as_bytes();
        let (mut action, mut version) = (None, None);
        for (key, value) in form_urlencoded::parse(query).chain(form_urlencoded::parse(request.body)) {
            match key.as_ref() {
                "Action" => action = Some(value),
                "Version" => version = Some(value),
                _ => continue,
            }
            if action.is_some() && version.is_some() {
                break;
            }
        }
        let mut found = self.actions.get(action?.as_ref())?.clone();
        keep_if_any(&mut found, |operation| request.signing_name == Some(operation.service.signing_name));
        keep_if_any(&mut found, |operation| version.as_deref() == Some(operation.service.api_version));
        found.into_iter().next()
    }
}

/// Keeps what fits, or everything if nothing does: a hint never hides an operation.
fn keep_if_any<T>(found: &mut Vec<T>, fits: impl Fn(&T) -> bool) {
    if found.iter().any(&fits) {
        found.retain(fits);
    }
}

fn keep_most<T>(found: &mut Vec<T>, score: impl Fn(&T) -> usize) {
    if let Some(most) = found.iter().map(&score).max() {
        found.retain(|found| score(found) == most);
    }
}

/// `POST /agents/{id}/` is PrepareAgent and `POST /agents/{id}` InvokeInlineAgent; without the slash and without a body it
/// is PrepareAgent of a client that drops slashes.
fn decide_by_slash(found: &mut Vec<Found>, slash: bool, body_is_empty: bool) {
    let mixed = found.iter().any(|f| f.slash) && found.iter().any(|f| !f.slash);
    if !mixed {
        return;
    }
    if slash {
        found.retain(|found| found.slash);
    } else if found.iter().any(|f| reads_body(f.operation)) && found.iter().any(|f| !reads_body(f.operation)) {
        found.retain(|found| reads_body(found.operation) != body_is_empty);
    } else {
        found.retain(|found| !found.slash);
    }
}

fn reads_body(operation: &OperationSchema) -> bool {
    match operation.input.map(|shape| &shape.kind) {
        Some(Kind::Structure(structure)) => {
            structure.payload.is_some() || structure.members.iter().any(|member| member.location == Location::Body)
        }
        _ => false,
    }
}
