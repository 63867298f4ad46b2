//! `/tags/{arn}` is an operation of two services: the ARN tells which is meant.

use aws_wire::route::Route;

/// The operation that is meant among those that fit.
pub(crate) fn choose(mut routes: Vec<Route>) -> Option<Route> {
    if routes.len() > 1 {
        let service = service_of(routes.first()?);
        if let Some(index) = routes.iter().position(|route| route.operation.service.name == service) {
            return Some(routes.swap_remove(index));
        }
    }
    routes.into_iter().next()
}

/// Sessions belong to run time, all else that has tags to build time.
fn service_of(route: &Route) -> &'static str {
    let resource =
        route.labels.iter().find(|(name, _)| *name == "resourceArn").map(|(_, arn)| arn.splitn(6, ':').last());
    match resource {
        Some(Some(resource)) if resource.starts_with("session/") => "bedrock-agent-runtime",
        _ => "bedrock-agent",
    }
}
