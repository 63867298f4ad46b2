//! What creating, updating and deleting an action group have in common.

use agents::action_groups::{self, Definition};
use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{AgentActionGroup, FunctionSchema, RequireConfirmation};
use store::Transaction;

use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::draft::Draft;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::record::ACTION_GROUP;
use crate::services::bedrock_agent::scope::DRAFT;

/// The shape's name, as messages have it.
pub(super) const PART: &str = "AgentActionGroup";

/// Refuses a name that another action group of the draft has.
pub(super) async fn need_free_name(
    draft: &Draft,
    transaction: &mut Transaction<'_>,
    group: &AgentActionGroup,
) -> Result<()> {
    let parent = draft.scope().version_path(&group.agent_id, DRAFT);
    let named = transaction.find_by_name(ACTION_GROUP, &parent, &group.action_group_name).await?;
    match named.iter().find(|other| other.id != group.action_group_id) {
        Some(other) => Err(Error::conflict(format!(
            "An action group with the name {} already exists for agent {}: its ID is {}. Choose another name.",
            group.action_group_name, group.agent_id, other.id
        ))
        .into()),
        None => Ok(()),
    }
}

impl BuildTime {
    /// Reads the schema of an action group; all its problems are said at once.
    pub(super) fn check_action_group(
        &self,
        context: &RequestContext,
        definition: Definition,
    ) -> std::result::Result<(), Error> {
        match action_groups::parse(definition, &self.settings.limits, &context.account_id) {
            Ok(_) => Ok(()),
            Err(problems) => Err(Error::validation(problems.to_string())),
        }
    }
}

/// A function schema with the defaults that AWS writes into it.
pub(super) fn with_defaults(FunctionSchema::Functions(mut functions): FunctionSchema) -> FunctionSchema {
    for function in &mut functions {
        function.require_confirmation.get_or_insert(RequireConfirmation::Disabled);
    }
    FunctionSchema::Functions(functions)
}
