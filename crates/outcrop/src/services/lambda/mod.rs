//! Lambda: functions, their versions, aliases, permissions and calls.
//!
//! Definitions lie in the store and archives in files ([`archive`]); the processes that run them are the crate
//! `execution`'s. A function is handed to it when it is called for the first time after a start or a change ([`hosting`]), so
//! that a start costs nothing for functions that nobody calls. [`Lambda`] has a method for each operation and is what agents
//! call functions through.

mod aliases;
mod archive;
mod configuration;
mod create;
mod delete;
mod error;
mod events;
mod folders;
mod get;
mod hosting;
mod invoke;
mod link;
mod list;
mod name;
mod permissions;
mod publish;
mod record;
mod tags;
#[cfg(test)]
mod tests;
mod update_code;
mod update_configuration;

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use aws_wire::lambda::{Error, operations};
use execution::{Functions, RemoteEndpoint};
use objects::Objects;
use store::{Clock, Ids, Store};

use crate::server::{App, Registry, RequestContext};

use archive::Archives;
pub use error::LambdaError;
use events::EventQueue;
pub use folders::Folder;
use hosting::Hosting;
use link::Links;

/// The Lambda operations, and the way to call functions.
pub struct Lambda {
    store: Store,
    clock: Arc<dyn Clock>,
    ids: Arc<dyn Ids>,
    hosting: Hosting,
    archives: Archives,
    events: EventQueue,
    links: Links,
    objects: Option<Arc<Objects>>,
}

/// What [`Lambda::open`] builds on.
pub struct Parts {
    /// Where definitions lie.
    pub store: Store,
    /// Tells the time.
    pub clock: Arc<dyn Clock>,
    /// Makes revision ids, and chooses between the versions of an alias.
    pub ids: Arc<dyn Ids>,
    /// Runs the functions.
    pub functions: Functions,
    /// Where ARNs are called that are not defined here; without it they are not found.
    pub remote: Option<RemoteEndpoint>,
    /// The folder of archives; made when it is missing.
    pub archives: PathBuf,
    /// Where code may be read from; without it code comes in requests only.
    pub objects: Option<Arc<Objects>>,
}

impl Lambda {
    /// Opens the folder of archives and removes those that no function has any more.
    ///
    /// # Errors
    /// When the folder or the store cannot be used.
    pub async fn open(parts: Parts) -> Result<Self, LambdaError> {
        let Parts { store, clock, ids, functions, remote, archives, objects } = parts;
        let lambda = Self {
            hosting: Hosting::new(functions, remote),
            archives: Archives::open(archives).await?,
            events: EventQueue::default(),
            links: Links::default(),
            store,
            clock,
            ids,
            objects,
        };
        lambda.sweep_archives().await?;
        Ok(lambda)
    }
}

impl fmt::Debug for Lambda {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lambda").field("archives", &self.archives).finish_non_exhaustive()
    }
}

impl fmt::Debug for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Parts").field("archives", &self.archives).finish_non_exhaustive()
    }
}

/// Binds operations to the methods that answer them.
macro_rules! bind {
    ($registry:ident, $($operation:ident => $method:ident),+ $(,)?) => {$(
        $registry.operation(operations::$operation, |app: Arc<App>, context: RequestContext, input| async move {
            app.lambda.$method(&context, input).await.map_err(Error::from)
        });
    )+};
}

/// Binds the service's handlers.
pub fn register(registry: &mut Registry) {
    bind!(registry,
        CreateFunction => create_function,
        GetFunction => get_function,
        GetFunctionConfiguration => get_function_configuration,
        ListFunctions => list_functions,
        UpdateFunctionCode => update_function_code,
        UpdateFunctionConfiguration => update_function_configuration,
        DeleteFunction => delete_function,
        Invoke => invoke_function,
        PublishVersion => publish_version,
        ListVersionsByFunction => list_versions_by_function,
        CreateAlias => create_alias,
        GetAlias => get_alias,
        ListAliases => list_aliases,
        UpdateAlias => update_alias,
        DeleteAlias => delete_alias,
        AddPermission => add_permission,
        GetPolicy => get_policy,
        RemovePermission => remove_permission,
        ListTags => list_tags,
        TagResource => tag_resource,
        UntagResource => untag_resource,
    );
}
