//! Forgetting what is remembered, and what is about to be.

use store::StoreError;

use super::{QUEUE, lane};
use crate::turn::Runtime;

impl Runtime {
    /// Deletes the summaries of a scope: of one memory, of one session, of one session under one memory, or all of them. Summaries of
    /// sessions that have ended by now are not kept either; sessions that live are remembered when they end.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn forget(
        &self,
        scope: &str,
        memory_id: Option<&str>,
        session_id: Option<&str>,
    ) -> Result<(), StoreError> {
        // Sessions whose time is over leave their jobs now, though nobody has looked for them yet.
        while self.expire_sessions().await? > 0 {}
        let lane = lane(scope, memory_id);
        let mut transaction = self.store.begin().await?;
        transaction.forget(scope, memory_id, session_id).await?;
        match session_id {
            Some(session_id) => transaction.cancel_jobs_of_session(QUEUE, &lane, session_id).await?,
            None => transaction.cancel_jobs_under(QUEUE, &lane).await?,
        }
        transaction.commit().await
    }
}
