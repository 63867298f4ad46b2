//! The ways in which a model can be named.

/// Where cross-region inference profiles send their requests.
const GEOGRAPHIES: [&str; 9] = ["us", "us-gov", "eu", "apac", "global", "jp", "au", "ca", "sa"];

/// The names by which an entry can match, most specific first: as given, out of its ARN, without the geography.
pub(super) fn candidates(model_id: &str) -> Vec<&str> {
    let mut names = vec![model_id];
    for name in [resource(model_id), base_id(model_id)] {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The plain id of the foundation model, where the name tells it.
pub(crate) fn base_id(model_id: &str) -> &str {
    let id = resource(model_id);
    match id.split_once('.') {
        Some((geography, rest)) if GEOGRAPHIES.contains(&geography) && rest.contains('.') => rest,
        _ => id,
    }
}

/// The id in the ARN of a foundation model, inference profile or another kind of model; anything else as it is.
fn resource(model_id: &str) -> &str {
    let mut parts = model_id.splitn(6, ':');
    match (parts.next(), parts.next(), parts.next(), parts.nth(2)) {
        (Some("arn"), Some(_), Some("bedrock"), Some(resource)) => {
            resource.split_once('/').map_or(resource, |(_, id)| id)
        }
        _ => model_id,
    }
}
