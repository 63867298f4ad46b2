//! Events of an answer read by their names, as event streams and recordings have them.

use serde::{Deserialize as _, Deserializer};

use crate::ModelEvent;

/// Reads an event; `None` when there is none of this name.
pub(crate) fn read<'de, D: Deserializer<'de>>(name: &str, payload: D) -> Result<Option<ModelEvent>, D::Error> {
    use aws_wire::bedrock_runtime::types;
    Ok(Some(match name {
        "messageStart" => ModelEvent::MessageStart(types::MessageStartEvent::deserialize(payload)?),
        "contentBlockStart" => ModelEvent::ContentBlockStart(types::ContentBlockStartEvent::deserialize(payload)?),
        "contentBlockDelta" => ModelEvent::ContentBlockDelta(types::ContentBlockDeltaEvent::deserialize(payload)?),
        "contentBlockStop" => ModelEvent::ContentBlockStop(types::ContentBlockStopEvent::deserialize(payload)?),
        "messageStop" => ModelEvent::MessageStop(types::MessageStopEvent::deserialize(payload)?),
        "metadata" => ModelEvent::Metadata(types::ConverseStreamMetadataEvent::deserialize(payload)?),
        _ => return Ok(None),
    }))
}
