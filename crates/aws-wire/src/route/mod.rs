//! From a request's method, path and action to the operation it asks for.
//!
//! Several services share one port and even one signing name (`bedrock`), so a path can fit more than one operation. What
//! the request itself tells is decided here: the credential scope, the trailing slash that tells PrepareAgent from
//! InvokeInlineAgent, and the empty body that tells them apart for clients which drop slashes. Where only a value can
//! tell (a tag's ARN), all that fit are given.

use http::Method;

use crate::protocol::Labels;
use crate::schema::{OperationSchema, ServiceSchema};

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
pub struct Router {}

impl Router {
    /// A router for all operations of these services.
    #[must_use]
    pub fn new(services: &[&'static ServiceSchema]) -> Self {
        let _ = services;
        todo!()
    }

    /// The operations that the request fits: none, one, or several of one path between which only the label's value can
    /// tell (`/tags/{arn}`).
    #[must_use]
    pub fn find(&self, request: RouteRequest<'_>) -> Vec<Route> {
        let _ = request;
        todo!()
    }
}
