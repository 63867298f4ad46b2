//! Definitions handed to the processes that run them, no later than when they are called.
//!
//! What is hosted is known by its revision: a version whose stored revision is another one is handed over again. Changes of
//! one function go one after the other, so that an old definition never replaces a new one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, RwLock, Weak};

use aws_wire::lambda::types::AliasConfiguration;
use bytes::Bytes;
use execution::{
    ExecutionError, FunctionArn, FunctionExecutor, FunctionName, Functions, Invocation, Outcome, RemoteEndpoint,
};
use tokio::sync::OwnedMutexGuard;

use super::configuration::spec;
use super::error::{LambdaError, Result};
use super::name::{LATEST, is_version};
use super::record::{Code, Version, alias, version};
use super::{Error, Lambda};

/// What runs functions, and what of the definitions it has.
pub(super) struct Hosting {
    functions: Functions,
    remote: Option<RemoteEndpoint>,
    /// The revision of each hosted version.
    revisions: RwLock<HashMap<(FunctionArn, String), String>>,
    /// The functions that are being changed. Each lock is held across awaits on purpose: it is what makes changes of one
    /// function follow each other, and calls of it do not take it once it is hosted.
    turns: Mutex<HashMap<FunctionArn, Weak<tokio::sync::Mutex<()>>>>,
}

/// The right to change a function.
pub(super) struct Turn {
    _guard: OwnedMutexGuard<()>,
}

impl Hosting {
    pub(super) fn new(functions: Functions, remote: Option<RemoteEndpoint>) -> Self {
        Self { functions, remote, revisions: RwLock::default(), turns: Mutex::default() }
    }

    /// Waits until nobody else changes the function.
    pub(super) async fn turn(&self, arn: &FunctionArn) -> Turn {
        let lock = {
            let mut turns = self.turns.lock().unwrap_or_else(PoisonError::into_inner);
            turns.retain(|_, lock| lock.strong_count() > 0);
            let present = turns.get(arn).and_then(Weak::upgrade);
            present.unwrap_or_else(|| {
                let lock = Arc::default();
                turns.insert(arn.clone(), Arc::downgrade(&lock));
                lock
            })
        };
        Turn { _guard: lock.lock_owned().await }
    }

    /// Hands a version over; what cannot be run is refused.
    pub(super) async fn put(
        &self,
        _turn: &Turn,
        arn: &FunctionArn,
        version: &Version,
        code: execution::Code,
    ) -> Result<()> {
        self.functions.put(spec(arn, &version.configuration, code)?).await?;
        let key = (arn.clone(), version.number().to_owned());
        let mut revisions = self.revisions.write().unwrap_or_else(PoisonError::into_inner);
        revisions.insert(key, version.revision().to_owned());
        Ok(())
    }

    /// Whether code can be run, without running anything else than before.
    pub(super) async fn try_out(&self, _turn: &Turn, arn: &FunctionArn, version: &Version, code: Bytes) -> Result<()> {
        /// What clients can call is `$LATEST` or a number in the end.
        const TRIAL: &str = "trial";
        let mut spec = spec(arn, &version.configuration, execution::Code::Zip(code))?;
        spec.version = TRIAL.to_owned();
        self.functions.put(spec).await?;
        self.functions.remove_version(arn, TRIAL);
        Ok(())
    }

    /// Forgets which definition of a version is hosted, so that the stored one is handed over when it is called next.
    pub(super) fn doubt(&self, arn: &FunctionArn, version: &str) {
        let mut revisions = self.revisions.write().unwrap_or_else(PoisonError::into_inner);
        revisions.remove(&(arn.clone(), version.to_owned()));
    }

    /// Ends the processes of a version, or of the whole function.
    pub(super) fn remove(&self, _turn: &Turn, arn: &FunctionArn, version: Option<&str>) {
        let mut revisions = self.revisions.write().unwrap_or_else(PoisonError::into_inner);
        revisions.retain(|(of, number), _| of != arn || version.is_some_and(|version| version != number));
        drop(revisions);
        match version {
            Some(version) => self.functions.remove_version(arn, version),
            None => self.functions.remove(arn),
        };
    }

    fn has(&self, arn: &FunctionArn, version: &Version) -> bool {
        let revisions = self.revisions.read().unwrap_or_else(PoisonError::into_inner);
        revisions
            .get(&(arn.clone(), version.number().to_owned()))
            .is_some_and(|revision| revision.as_str() == version.revision())
    }
}

impl Lambda {
    /// Code as it is handed over.
    pub(super) async fn code(&self, code: &Code) -> Result<execution::Code> {
        Ok(match code {
            Code::Archive(sha256) => execution::Code::Zip(self.archives.read(sha256).await?),
            Code::Folder(folder) => execution::Code::Folder(folder.clone()),
        })
    }

    /// The version that a qualifier leads to at this moment; `None` when there is none such.
    pub(super) async fn routed(&self, arn: &FunctionArn, qualifier: Option<&str>) -> Result<Option<Version>> {
        let number = match qualifier {
            None => LATEST.to_owned(),
            Some(qualifier) if qualifier == LATEST || is_version(qualifier) => qualifier.to_owned(),
            Some(name) => match alias(&self.store, arn, name).await? {
                Some(alias) => self.choose(alias),
                None => return Ok(None),
            },
        };
        version(&self.store, arn, &number).await
    }

    /// The version that a call of an alias takes: by its weights, if it has some.
    fn choose(&self, alias: AliasConfiguration) -> String {
        let weights = alias.routing_config.and_then(|routing| routing.additional_version_weights).unwrap_or_default();
        let main = alias.function_version.unwrap_or_default();
        if weights.is_empty() {
            return main;
        }
        // 32 of an id's random bits, as a part of one.
        let random = self.ids.uuid().as_u128() as u32;
        let mut point = f64::from(random) / (f64::from(u32::MAX) + 1.0);
        for (version, weight) in weights {
            if point < weight {
                return version;
            }
            point -= weight;
        }
        main
    }

    /// Sees to it that a version runs as it is stored.
    async fn host(&self, arn: &FunctionArn, found: Version) -> Result<()> {
        if self.hosting.has(arn, &found) {
            return Ok(());
        }
        let turn = self.hosting.turn(arn).await;
        // Somebody may have changed it, removed it or handed it over in the meantime.
        let Some(current) = version(&self.store, arn, found.number()).await? else {
            return Err(ExecutionError::NotFound { function: arn.qualified(found.number()) }.into());
        };
        if self.hosting.has(arn, &current) {
            return Ok(());
        }
        let code = self.code(&current.code).await?;
        self.hosting.put(&turn, arn, &current, code).await
    }

    async fn call(&self, name: &FunctionName, invocation: Invocation) -> Result<Outcome> {
        let unknown = || ExecutionError::NotFound { function: name.to_string() };
        let arn = name.arn.as_ref().ok_or_else(unknown)?;
        let Some(found) = self.routed(arn, name.qualifier.as_deref()).await? else {
            let remote = self.hosting.remote.as_ref().ok_or_else(unknown)?;
            return Ok(remote.invoke(invocation).await?);
        };
        let number = found.number().to_owned();
        self.host(arn, found).await?;
        Ok(self.hosting.functions.invoke_version(name, &number, invocation).await?)
    }
}

#[async_trait::async_trait]
impl FunctionExecutor for Lambda {
    /// Calls the function of an ARN: one of this server, else one at the remote endpoint. Names without region and account
    /// are not found.
    async fn invoke(&self, invocation: Invocation) -> std::result::Result<Outcome, ExecutionError> {
        let name: FunctionName = invocation.function.parse()?;
        self.call(&name, invocation).await.map_err(|error| match error {
            LambdaError::Execution(error) => error,
            other => {
                tracing::error!(error = %other, function = %name, "a function's definition cannot be used");
                let reason = aws_wire::AwsError::message(&Error::from(other)).unwrap_or_default().to_owned();
                ExecutionError::InvalidSpec { function: name.to_string(), reason }
            }
        })
    }
}
