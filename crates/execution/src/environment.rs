//! The environment variables of a function: Lambda's, the configured ones, its own; nothing else.
//!
//! The server's own variables hold keys, so a process starts from an empty environment.

use std::path::Path;

use crate::{FunctionSpec, Language};

/// Where a process finds its things.
pub(crate) struct Places<'a> {
    pub(crate) code: &'a Path,
    pub(crate) runtime: &'a Path,
    pub(crate) tmp: &'a Path,
    pub(crate) pycache: &'a Path,
    pub(crate) runtime_api: &'a str,
    pub(crate) log_stream: &'a str,
}

/// Variables in order: a later one wins over an earlier one of the same name.
pub(crate) fn variables(spec: &FunctionSpec, base: &[(String, String)], places: &Places<'_>) -> Vec<(String, String)> {
    let text = |path: &Path| path.to_string_lossy().into_owned();
    let path = std::env::var("PATH").unwrap_or_else(|_| "/usr/local/bin:/usr/bin:/bin".to_owned());
    let mut all = vec![
        ("PATH".to_owned(), path),
        ("LANG".to_owned(), "C.UTF-8".to_owned()),
        ("TZ".to_owned(), ":UTC".to_owned()),
        ("HOME".to_owned(), text(places.tmp)),
        ("TMPDIR".to_owned(), text(places.tmp)),
    ];
    if spec.runtime.language() == Language::Python {
        all.push(("PYTHONPYCACHEPREFIX".to_owned(), text(places.pycache)));
    }
    all.extend_from_slice(base);
    all.extend(spec.environment.iter().map(|(k, v)| (k.clone(), v.clone())));
    let name = spec.arn.name();
    let reserved = [
        ("_HANDLER", spec.handler.clone()),
        ("AWS_REGION", spec.arn.region().to_owned()),
        ("AWS_DEFAULT_REGION", spec.arn.region().to_owned()),
        ("AWS_EXECUTION_ENV", format!("AWS_Lambda_{}", spec.runtime)),
        ("AWS_LAMBDA_FUNCTION_NAME", name.to_owned()),
        ("AWS_LAMBDA_FUNCTION_VERSION", spec.version.clone()),
        ("AWS_LAMBDA_FUNCTION_MEMORY_SIZE", spec.memory_size.to_string()),
        ("AWS_LAMBDA_INITIALIZATION_TYPE", "on-demand".to_owned()),
        ("AWS_LAMBDA_LOG_GROUP_NAME", format!("/aws/lambda/{name}")),
        ("AWS_LAMBDA_LOG_STREAM_NAME", places.log_stream.to_owned()),
        ("AWS_LAMBDA_RUNTIME_API", places.runtime_api.to_owned()),
        ("LAMBDA_TASK_ROOT", text(places.code)),
        ("LAMBDA_RUNTIME_DIR", text(places.runtime)),
    ];
    all.extend(reserved.map(|(key, value)| (key.to_owned(), value)));
    all
}
