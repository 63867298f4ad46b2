//! Columns that both indexes have, and how they are read and written.

use serde::Serialize;
use serde::de::DeserializeOwned;
use store::Timestamp;

use super::{DocumentKey, DocumentRecord, IndexError};

/// A document: `data_source`, `id`, `location`, `state`, `reason`, `fingerprint`, `metadata`, `updated_at`.
pub(super) type DocumentRow = (String, String, String, String, Option<String>, String, String, i64);

/// Reads a document.
pub(super) fn record(row: DocumentRow) -> Result<DocumentRecord, IndexError> {
    let (data_source_id, id, location, state, reason, fingerprint, metadata, updated_at) = row;
    Ok(DocumentRecord {
        key: DocumentKey { data_source_id, id },
        location: json(&location)?,
        state: json(&state)?,
        reason,
        fingerprint,
        metadata: json(&metadata)?,
        updated_at: Timestamp::from_nanos(updated_at),
    })
}

/// Reads a column that holds JSON.
pub(super) fn json<T: DeserializeOwned>(text: &str) -> Result<T, IndexError> {
    serde_json::from_str(text)
        .map_err(|error| IndexError::Damaged(format!("a column is not the JSON it should be: {error}")))
}

/// Writes a column that holds JSON.
pub(super) fn to_json(value: &impl Serialize) -> Result<String, IndexError> {
    serde_json::to_string(value).map_err(|error| IndexError::Unwritable(error.to_string()))
}
