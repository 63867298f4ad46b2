//! What is done beside requests: what a crash left of objects is removed, once; sessions whose time has passed are forgotten, those
//! of agents and those of programs, and so are summaries of sessions.

use std::sync::Arc;
use std::time::Duration;

use store::StoreError;

use super::App;

/// From one look to the next. A session that has expired is never used again meanwhile: loading it says so.
const EVERY: Duration = Duration::from_secs(60);

/// Keeps house for as long as it is polled.
pub(super) async fn run(app: Arc<App>) {
    tokio::join!(sweep_objects(&app), keep_forgetting(&app));
}

async fn sweep_objects(app: &App) {
    if let Err(error) = app.objects.sweep().await {
        tracing::warn!(%error, "what a crash left of objects could not be removed; it will be after the next start");
    }
}

async fn keep_forgetting(app: &App) {
    let mut tick = tokio::time::interval(EVERY);
    loop {
        tick.tick().await;
        // A few at a time, so that turns get at the database in between.
        loop {
            match forget_some(app).await {
                Ok(0) => break,
                Ok(count) => tracing::debug!(count, "expired sessions and summaries are forgotten"),
                Err(error) => {
                    tracing::warn!(%error, "expired sessions could not be forgotten; they will be later");
                    break;
                }
            }
        }
    }
}

/// Forgets some of each kind, and says how many.
async fn forget_some(app: &App) -> Result<u64, StoreError> {
    let summaries = app.store.expire_memories(app.clock.now().as_millis(), 500).await?;
    Ok(app.runtime.expire_sessions().await? + app.sessions.forget_old().await? + summaries)
}
