//! Local or remote: the decision by a function's name.

use crate::{ExecutionError, FunctionExecutor, FunctionName, Functions, Invocation, Outcome, RemoteEndpoint};

/// Calls a function here when it is here, else at the remote endpoint when there is one.
#[derive(Clone)]
pub struct FunctionRouter {
    local: Functions,
    remote: Option<RemoteEndpoint>,
}

impl FunctionRouter {
    /// Without `remote`, functions that are not local are not found.
    pub fn new(local: Functions, remote: Option<RemoteEndpoint>) -> Self {
        Self { local, remote }
    }
}

#[async_trait::async_trait]
impl FunctionExecutor for FunctionRouter {
    /// Only full ARNs go to the remote endpoint: a bare name means a function of this server.
    async fn invoke(&self, invocation: Invocation) -> Result<Outcome, ExecutionError> {
        let name: FunctionName = invocation.function.parse()?;
        match &self.remote {
            Some(remote) if name.arn.is_some() && !self.local.contains(&name) => remote.invoke(invocation).await,
            _ => self.local.invoke(invocation).await,
        }
    }
}
