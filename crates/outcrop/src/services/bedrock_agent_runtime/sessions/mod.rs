//! Sessions that programs store themselves: the state and conversation of a program built with another framework.
//!
//! A session has invocations, an invocation has steps, a step has texts and images. They have nothing to do with the sessions
//! of agents, which the runtime of turns keeps. [`Sessions`] has a method for each operation:
//!
//! - [`life_cycle`]: from CreateSession to DeleteSession;
//! - [`invocations`] and [`steps`]: what a session holds, and [`content`], what a step may hold;
//! - [`tags`]: tags by the session's ARN;
//! - [`record`]: how all that lies in the store, and until when.

mod content;
mod error;
mod invocations;
mod life_cycle;
mod record;
mod steps;
mod tags;
#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::Arc;

use aws_wire::bedrock_agent_runtime::{Error, operations};
use store::{Clock, Ids, Store};

use crate::config::SessionsConfig;
use crate::server::{App, Registry, RequestContext};

pub use error::SessionsError;

/// The operations on stored sessions.
pub struct Sessions {
    store: Store,
    clock: Arc<dyn Clock>,
    ids: Arc<dyn Ids>,
    times: SessionsConfig,
}

impl Sessions {
    /// The operations on what lies in `store`.
    #[must_use]
    pub fn new(store: Store, clock: Arc<dyn Clock>, ids: Arc<dyn Ids>, times: SessionsConfig) -> Self {
        Self { store, clock, ids, times }
    }
}

impl fmt::Debug for Sessions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sessions").field("times", &self.times).finish_non_exhaustive()
    }
}

/// Binds operations to the methods that answer them.
macro_rules! bind {
    ($registry:ident, $($operation:ident => $method:ident),+ $(,)?) => {$(
        $registry.operation(operations::$operation, |app: Arc<App>, context: RequestContext, input| async move {
            app.sessions.$method(&context, input).await.map_err(Error::from)
        });
    )+};
}

/// Binds the handlers.
pub(super) fn register(registry: &mut Registry) {
    bind!(registry,
        CreateSession => create_session,
        GetSession => get_session,
        UpdateSession => update_session,
        EndSession => end_session,
        DeleteSession => delete_session,
        ListSessions => list_sessions,
        CreateInvocation => create_invocation,
        ListInvocations => list_invocations,
        PutInvocationStep => put_invocation_step,
        GetInvocationStep => get_invocation_step,
        ListInvocationSteps => list_invocation_steps,
        TagResource => tag_resource,
        UntagResource => untag_resource,
        ListTagsForResource => list_tags_for_resource,
    );
}
