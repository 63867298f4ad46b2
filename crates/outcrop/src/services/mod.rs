//! The operations, one module for each AWS service and one file for each kind of resource.
//!
//! A handler is `async fn operation_name(app: Arc<App>, context: RequestContext, input: OperationRequest)`; each service's
//! `register` binds its handlers.

pub mod bedrock;
pub mod bedrock_agent;
pub mod bedrock_agent_runtime;
pub mod bedrock_runtime;
pub mod iam;
pub mod lambda;
pub mod logs;
pub(crate) mod s3;
pub mod sts;

use crate::server::Registry;

/// All handlers of all services.
#[must_use]
pub fn registry() -> Registry {
    let mut registry = Registry::default();
    bedrock::register(&mut registry);
    bedrock_agent::register(&mut registry);
    bedrock_agent_runtime::register(&mut registry);
    bedrock_runtime::register(&mut registry);
    iam::register(&mut registry);
    lambda::register(&mut registry);
    logs::register(&mut registry);
    sts::register(&mut registry);
    registry
}
