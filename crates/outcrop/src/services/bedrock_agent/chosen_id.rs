//! Agents and aliases with an id of the caller's choice, for programs whose ids are fixed.
//!
//! AWS always makes the id itself. Here a tag at creation chooses it: `outcrop:agent-id` for an agent, `outcrop:alias-id` for
//! an alias. The tag stays, as any other does.

use std::collections::BTreeMap;

use aws_wire::bedrock_agent::Error;
use store::Ids;

use super::scope::TEST_ALIAS_ID;

/// Chooses an agent's id.
pub(super) const AGENT_ID_TAG: &str = "outcrop:agent-id";
/// Chooses an alias's id.
pub(super) const ALIAS_ID_TAG: &str = "outcrop:alias-id";

/// The id that the tags choose, or a new one.
pub(super) fn chosen_or_new(
    tags: Option<&BTreeMap<String, String>>,
    tag: &str,
    ids: &dyn Ids,
) -> Result<String, Error> {
    let Some(chosen) = tags.and_then(|tags| tags.get(tag)) else { return Ok(ids.resource_id()) };
    let well_formed =
        chosen.len() == 10 && chosen.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_uppercase());
    if !well_formed || chosen == TEST_ALIAS_ID {
        return Err(Error::validation(format!(
            "The tag {tag} has to be an id of ten characters of 0-9 and A-Z other than {TEST_ALIAS_ID}, but is '{chosen}'."
        )));
    }
    Ok(chosen.clone())
}
