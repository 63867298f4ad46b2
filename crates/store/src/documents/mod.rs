//! Resources of AWS services, each a JSON body under a key.
//!
//! A document has a **kind** (`agent`), a **parent** (a path, such as `123456789012/us-east-1/AGENTID12`) and an **id** that
//! is unique in both. The **name** is what people call it: not unique here, since AWS has both rules; a service that wants it
//! unique looks in its transaction with [`find_by_name`](crate::Transaction::find_by_name). Whatever lies under a resource
//! has the resource's path as the beginning of its own parent, and goes with it
//! ([`remove_under`](crate::Transaction::remove_under)).
//!
//! The body is the service's; the store looks at none of it. Services keep there what AWS's shapes say.

mod key;
mod list;
mod read;
mod write;

use serde::de::DeserializeOwned;

pub(crate) use key::lies_under;
pub use key::{Key, Kind};
pub use list::{ListRequest, Order, Page};

use crate::clock::Timestamp;
use crate::error::StoreError;

/// A stored document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// What it is.
    pub kind: Kind,
    /// The path of what it belongs to.
    pub parent: String,
    /// Unique among the documents of one kind and parent.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// The JSON.
    pub body: String,
    /// When it was made; lists are ordered by it.
    pub created_at: Timestamp,
    /// When it was last written.
    pub updated_at: Timestamp,
    /// When it stops to be listed, if it is being deleted.
    pub gone_at: Option<Timestamp>,
    /// Grows with every write.
    pub version: i64,
}

impl Document {
    /// Reads the body.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] when it has another form.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, StoreError> {
        serde_json::from_str(&self.body).map_err(|source| StoreError::Corrupt {
            kind: self.kind.name(),
            id: self.id.clone(),
            source,
        })
    }
}
