//! Any request, routed and decoded: an input or an error, never a panic.
#![no_main]

use aws_wire::protocol::{RequestParts, decode};
use aws_wire::route::{RouteRequest, Router};
use http::{HeaderMap, Method};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static ROUTER: LazyLock<Router> = LazyLock::new(|| {
    Router::new(&[
        &aws_wire::bedrock::operations::SERVICE,
        &aws_wire::bedrock_agent::operations::SERVICE,
        &aws_wire::bedrock_agent_runtime::operations::SERVICE,
        &aws_wire::bedrock_runtime::operations::SERVICE,
        &aws_wire::lambda::operations::SERVICE,
        &aws_wire::iam::operations::SERVICE,
        &aws_wire::logs::operations::SERVICE,
        &aws_wire::sts::operations::SERVICE,
    ])
});

fuzz_target!(|data: &[u8]| {
    let (line, body) = data.iter().position(|b| *b == b'\n').map_or((data, &[][..]), |at| (&data[..at], &data[at + 1..]));
    let Ok(line) = std::str::from_utf8(line) else { return };
    let (method, target) = line.split_once(' ').unwrap_or(("POST", line));
    let Ok(method) = method.parse::<Method>() else { return };
    let (path, query) = target.split_once('?').map_or((target, None), |(path, query)| (path, Some(query)));
    let headers = HeaderMap::new();
    for route in ROUTER.find(RouteRequest { method: &method, path, query, body, target: None, signing_name: None }) {
        let parts = RequestParts { labels: route.labels, query, headers: &headers, body: body.to_vec().into() };
        let _ = decode(route.operation, parts);
    }
});
