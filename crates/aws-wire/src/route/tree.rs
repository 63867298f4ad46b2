//! The paths of one method as a tree of segments.
//!
//! `matchit` and its kin know one route a path, want parameters to be one segment, and take `/a` and `/a/` for different
//! things. Here several operations can end at one node, a label can hold an ARN whose slashes came unencoded, and the
//! slash at the end is a hint rather than a difference.

use std::collections::HashMap;

use percent_encoding::percent_decode_str;

use super::Route;
use crate::protocol::Labels;
use crate::schema::OperationSchema;

/// Paths with more segments fit no operation.
const MOST_SEGMENTS: usize = 64;

#[derive(Debug, Default)]
pub(super) struct Tree {
    literals: HashMap<&'static str, Tree>,
    label: Option<Box<Tree>>,
    greedy: Option<Box<Tree>>,
    ends: Vec<End>,
}

/// An operation whose path ends here.
#[derive(Clone, Debug)]
struct End {
    operation: &'static OperationSchema,
    labels: Vec<&'static str>,
    slash: bool,
    constants: Vec<(&'static str, Option<&'static str>)>,
}

/// An operation that fits a path.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) operation: &'static OperationSchema,
    /// Whether its path ends with a slash.
    pub(super) slash: bool,
    /// How many segments are literally the same.
    pub(super) literals: usize,
    end: End,
    values: Vec<String>,
}

impl Tree {
    pub(super) fn insert(&mut self, operation: &'static OperationSchema) {
        let (path, query) = operation.uri.split_once('?').unwrap_or((operation.uri, ""));
        let mut labels = Vec::new();
        let mut node = self;
        for segment in path.split('/').filter(|segment| !segment.is_empty()) {
            node = match segment.strip_prefix('{').and_then(|segment| segment.strip_suffix('}')) {
                None => node.literals.entry(segment).or_default(),
                Some(label) => {
                    let greedy = label.strip_suffix('+');
                    labels.push(greedy.unwrap_or(label));
                    if greedy.is_some() { &mut node.greedy } else { &mut node.label }.get_or_insert_default()
                }
            };
        }
        let constants = query.split('&').filter(|pair| !pair.is_empty()).map(|pair| match pair.split_once('=') {
            Some((key, value)) => (key, Some(value)),
            None => (pair, None),
        });
        let slash = path.len() > 1 && path.ends_with('/');
        node.ends.push(End { operation, labels, slash, constants: constants.collect() });
    }

    pub(super) fn find(&self, path: &str) -> Vec<Found> {
        let Some(path) = path.strip_prefix('/') else { return Vec::new() };
        let path = path.strip_suffix('/').unwrap_or(path);
        let segments: Vec<&str> = if path.is_empty() { Vec::new() } else { path.split('/').collect() };
        let mut search = Search { found: Vec::new(), values: Vec::new(), literals: 0, arn_used: false };
        if segments.len() <= MOST_SEGMENTS {
            search.walk(self, &segments);
        }
        search.found
    }
}

struct Search {
    found: Vec<Found>,
    values: Vec<String>,
    literals: usize,
    /// Only one label of a path may hold raw slashes, which keeps the search small.
    arn_used: bool,
}

impl Search {
    fn walk(&mut self, node: &Tree, segments: &[&str]) {
        let Some((first, rest)) = segments.split_first() else {
            self.found.extend(node.ends.iter().map(|end| Found {
                operation: end.operation,
                slash: end.slash,
                literals: self.literals,
                end: end.clone(),
                values: self.values.clone(),
            }));
            return;
        };
        if let Some(next) = node.literals.get(first) {
            self.literals += 1;
            self.walk(next, rest);
            self.literals -= 1;
        }
        if first.is_empty() {
            return;
        }
        if let Some(next) = &node.label {
            self.values.push((*first).to_owned());
            self.walk(next, rest);
            self.values.pop();
            if !self.arn_used && is_arn(first) {
                self.arn_used = true;
                self.take_several(next, segments, 2);
                self.arn_used = false;
            }
        }
        if let Some(next) = &node.greedy {
            self.take_several(next, segments, 1);
        }
    }

    fn take_several(&mut self, next: &Tree, segments: &[&str], least: usize) {
        for count in least..=segments.len() {
            self.values.push(segments[..count].join("/"));
            self.walk(next, &segments[count..]);
            self.values.pop();
        }
    }
}

fn is_arn(segment: &str) -> bool {
    let start = segment.get(..6).unwrap_or(segment).to_ascii_lowercase();
    start.starts_with("arn:") || start.starts_with("arn%3a")
}

impl Found {
    /// How many constant parameters of the query its path asks for.
    pub(super) fn constants(&self) -> usize {
        self.end.constants.len()
    }

    /// Whether the query has all constant parameters of its path.
    pub(super) fn query_fits(&self, query: Option<&str>) -> bool {
        self.end.constants.iter().all(|(key, value)| {
            form_urlencoded::parse(query.unwrap_or_default().as_bytes())
                .any(|(k, v)| k == *key && v == value.unwrap_or_default())
        })
    }

    /// With decoded labels; `None` if one is not UTF-8.
    pub(super) fn into_route(self) -> Option<Route> {
        let decoded = self
            .end
            .labels
            .iter()
            .zip(&self.values)
            .map(|(name, raw)| percent_decode_str(raw).decode_utf8().ok().map(|text| (*name, text.into_owned())));
        let labels = decoded.collect::<Option<Labels>>()?;
        Some(Route { operation: self.operation, labels })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::route::{RouteRequest, Router};
    use http::Method;

    fn find(method: &Method, uri: &str, body: &str, signing_name: Option<&str>) -> Vec<String> {
        find_target(method, uri, body, None, signing_name)
    }

    fn find_target(
        method: &Method,
        uri: &str,
        body: &str,
        target: Option<&str>,
        signing_name: Option<&str>,
    ) -> Vec<String> {
        let router = Router::new(&[
            &crate::bedrock_agent::operations::SERVICE,
            &crate::bedrock_agent_runtime::operations::SERVICE,
            &crate::bedrock_runtime::operations::SERVICE,
            &crate::lambda::operations::SERVICE,
            &crate::iam::operations::SERVICE,
            &crate::logs::operations::SERVICE,
            &crate::sts::operations::SERVICE,
        ]);
        let (path, query) = uri.split_once('?').map_or((uri, None), |(path, query)| (path, Some(query)));
        let found = router.find(RouteRequest { method, path, query, body: body.as_bytes(), target, signing_name });
        let describe = |route: Route| {
            let labels: Vec<_> = route.labels.iter().map(|(name, value)| format!("{name}={value}")).collect();
            format!("{}.{} {}", route.operation.service.name, route.operation.name, labels.join(" ")).trim().to_owned()
        };
        found.into_iter().map(describe).collect()
    }

    #[test]
    fn a_slash_or_an_empty_body_tells_prepare_from_invoke_inline() {
        let post = |path, body| find(&Method::POST, path, body, Some("bedrock"));
        assert_eq!(post("/agents/ABCDEFGHIJ/", ""), ["bedrock-agent.PrepareAgent agentId=ABCDEFGHIJ"]);
        assert_eq!(post("/agents/ABCDEFGHIJ", ""), ["bedrock-agent.PrepareAgent agentId=ABCDEFGHIJ"]);
        assert_eq!(post("/agents/session-1", "{}"), ["bedrock-agent-runtime.InvokeInlineAgent sessionId=session-1"]);
        assert_eq!(post("/agents/", ""), ["bedrock-agent.ListAgents"]);
        assert_eq!(post("/agents", "{}"), ["bedrock-agent.ListAgents"]);
        assert_eq!(find(&Method::GET, "/agents/ABC", "", None), ["bedrock-agent.GetAgent agentId=ABC"]);
        assert_eq!(find(&Method::DELETE, "/agents/ABC", "", None), ["bedrock-agent.DeleteAgent agentId=ABC"]);
    }

    #[test]
    fn an_arn_is_a_label_however_it_is_encoded() {
        let arn = "arn:aws:bedrock:us-east-1:123456789012:agent/ABCDEFGHIJ";
        let both = [
            format!("bedrock-agent.ListTagsForResource resourceArn={arn}"),
            format!("bedrock-agent-runtime.ListTagsForResource resourceArn={arn}"),
        ];
        let encoded = "arn%3Aaws%3Abedrock%3Aus-east-1%3A123456789012%3Aagent%2FABCDEFGHIJ";
        for path in [arn, encoded, "arn%3aaws:bedrock:us-east-1:123456789012:agent/ABCDEFGHIJ/"] {
            assert_eq!(find(&Method::GET, &format!("/tags/{path}"), "", Some("bedrock")), both);
        }
        let profile = "arn:aws:bedrock:us-east-1:123456789012:inference-profile/us.x.y-v1:0";
        assert_eq!(
            find(&Method::POST, &format!("/model/{profile}/converse"), "{}", None),
            [format!("bedrock-runtime.Converse modelId={profile}")]
        );
        assert_eq!(
            find(&Method::POST, "/model/a.b-v1%3A0/converse-stream", "{}", None),
            ["bedrock-runtime.ConverseStream modelId=a.b-v1:0"]
        );
    }

    #[test]
    fn an_action_is_found_in_body_or_query() {
        let body = "Action=GetCallerIdentity&Version=2011-06-15";
        assert_eq!(find(&Method::POST, "/", body, Some("sts")), ["sts.GetCallerIdentity"]);
        assert_eq!(find(&Method::GET, &format!("/?{body}"), "", None), ["sts.GetCallerIdentity"]);
        assert_eq!(find(&Method::POST, "/", "Action=Nothing", Some("iam")), [""; 0]);
    }

    #[test]
    fn a_target_is_found_whatever_the_body_and_the_scope_are() {
        let post = |uri, target| find_target(&Method::POST, uri, r#"{"name": "a"}"#, Some(target), Some("bedrock"));
        assert_eq!(post("/", "Logs_20140328.PutDeliverySource"), ["logs.PutDeliverySource"]);
        for other in
            ["Logs_20140328.putDeliverySource", "Logs_20140328", "PutDeliverySource", "Else.PutDeliverySource", ""]
        {
            assert_eq!(post("/", other), [""; 0], "{other}");
        }
        assert_eq!(post("/agents/", "Logs_20140328.PutDeliverySource"), ["bedrock-agent.ListAgents"]);
        let target = Some("Logs_20140328.PutDeliverySource");
        assert_eq!(find_target(&Method::GET, "/", "", target, None), [""; 0]);
    }

    #[test]
    fn what_no_operation_has_is_not_found() {
        for path in ["", "agents", "//", "/agents//agentaliases", "/nothing", "/agents/%ff/agentaliases/x"] {
            assert_eq!(find(&Method::GET, path, "", None), [""; 0], "{path}");
        }
        let long = format!("/tags/arn:{}", "/arn:".repeat(5000));
        assert_eq!(find(&Method::GET, &long, "", None), [""; 0]);
    }
}
