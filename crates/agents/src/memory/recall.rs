//! What is recalled of a user's earlier sessions.

use store::memories::MemoryKey;

use super::{MemoryRules, RECALLED_BYTES};
use crate::failure::{Failure, internal};
use crate::turn::Runtime;

impl Runtime {
    /// The newest summaries of a memory, oldest first: of as many sessions as the rules say, in at most 64 KiB.
    pub(crate) async fn recall(
        &self,
        rules: MemoryRules,
        scope: &str,
        memory_id: &str,
    ) -> Result<Vec<String>, Failure> {
        let (key, now) = (MemoryKey { scope, memory_id }, self.clock.now());
        let newest = self.store.recent_memories(key, rules.reach_ms(now), now.as_millis(), rules.recent_sessions);
        let mut summaries: Vec<_> =
            newest.await.map_err(|error| internal(&error))?.into_iter().map(|memory| memory.summary).collect();
        let mut left = RECALLED_BYTES;
        let fits = |summary: &&String| {
            let fits = summary.len() <= left;
            left = left.saturating_sub(summary.len());
            fits
        };
        summaries.truncate(summaries.iter().take_while(fits).count());
        summaries.reverse();
        Ok(summaries)
    }
}
