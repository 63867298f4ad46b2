//! The agents whose sessions are summarised.

use std::sync::Arc;

use ::agents::agent::Agent;
use ::agents::memory::Agents;
use async_trait::async_trait;
use aws_wire::AwsError as _;
use aws_wire::arn::Arn;

use crate::server::App;
use crate::services::bedrock_agent::ResolveError;

/// The agents of this server as they are when a summary is made; a paused alias does not keep what was said from being
/// remembered.
pub(super) struct AppAgents(pub(super) Arc<App>);

#[async_trait]
impl Agents for AppAgents {
    async fn agent(&self, scope: &str) -> Result<Option<Arc<Agent>>, String> {
        // The scope is the alias's ARN.
        let arn: Arn = scope.parse().map_err(|error| format!("{error}"))?;
        let Some((agent_id, alias_id)) = arn.resource_parts().1.split_once('/') else { return Ok(None) };
        let Self(app) = self;
        let place = (arn.account_id.as_str(), arn.region.as_str());
        let snapshot = match app.build_time.resolve_even_paused(place.into(), agent_id, alias_id).await {
            Ok(snapshot) => snapshot,
            Err(ResolveError::NotFound(_) | ResolveError::NeverPrepared(_)) => return Ok(None),
            Err(error) => return Err(error.to_string()),
        };
        // Its servers of tools are not asked what they offer: a summary needs none.
        let agent = Agent::new(&snapshot, &app.runtime.action_limits, &arn.account_id);
        agent
            .map(|agent| Some(Arc::new(agent)))
            .map_err(|failure| failure.exception.message().unwrap_or_default().to_owned())
    }
}
