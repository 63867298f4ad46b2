//! The signals that end a command.

use tokio::signal::unix::{SignalKind, signal};

/// Completes at SIGTERM or SIGINT.
pub(crate) fn signalled() -> std::io::Result<impl Future<Output = ()>> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("stopping: running requests may end, new ones are refused");
    })
}
