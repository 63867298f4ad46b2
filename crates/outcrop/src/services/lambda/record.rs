//! How functions lie in the store.
//!
//! ```text
//! lambda/account/region          functions: the changeable version, tags, policies
//! lambda/account/region/NAME     published versions, aliases
//! lambda-code/SHA256             who has the archive
//! ```

use std::collections::BTreeMap;
use std::path::PathBuf;

use aws_wire::lambda::types::{AliasConfiguration, FunctionConfiguration};
use execution::FunctionArn;
use serde::{Deserialize, Serialize};
use store::documents::{Document, Key, Kind};
use store::{Store, Timestamp, Transaction};

use super::error::Result;
use super::name::{LATEST, Named, is_version};
use super::permissions::Policy;

pub(super) const FUNCTION: Kind = Kind::new("lambda-function");
pub(super) const VERSION: Kind = Kind::new("lambda-version");
pub(super) const ALIAS: Kind = Kind::new("lambda-alias");

/// Where an account's functions of a region are.
pub(super) fn functions_path(account: &str, region: &str) -> String {
    format!("lambda/{account}/{region}")
}

/// Where the functions beside this one are.
pub(super) fn parent(arn: &FunctionArn) -> String {
    functions_path(arn.account(), arn.region())
}

/// Where a function's versions and aliases are.
pub(super) fn path(arn: &FunctionArn) -> String {
    format!("{}/{}", parent(arn), arn.name())
}

/// A function.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct FunctionRecord {
    /// `$LATEST`.
    pub(super) latest: Version,
    pub(super) tags: BTreeMap<String, String>,
    /// By version or alias; that of the function itself under `$LATEST`.
    pub(super) policies: BTreeMap<String, Policy>,
    /// The number of the version published last; numbers never come back.
    pub(super) last_version: u32,
}

/// A version of a function.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Version {
    /// With the ARN that names no version.
    pub(super) configuration: FunctionConfiguration,
    pub(super) code: Code,
}

/// Where code is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Code {
    /// The archive with this SHA-256, in hexadecimal.
    Archive(String),
    /// A folder that the server's configuration names.
    Folder(PathBuf),
}

impl Version {
    /// `$LATEST` or a number.
    pub(super) fn number(&self) -> &str {
        self.configuration.version.as_deref().unwrap_or(LATEST)
    }

    pub(super) fn revision(&self) -> &str {
        self.configuration.revision_id.as_deref().unwrap_or_default()
    }

    /// The configuration with a qualifier in its ARN.
    pub(super) fn qualified(self, arn: &FunctionArn, qualifier: &str) -> FunctionConfiguration {
        FunctionConfiguration { function_arn: Some(arn.qualified(qualifier)), ..self.configuration }
    }
}

impl FunctionRecord {
    /// The function as a transaction sees it.
    pub(super) async fn read(transaction: &mut Transaction<'_>, arn: &FunctionArn) -> Result<Self> {
        let document = transaction.get(Key::new(FUNCTION, &parent(arn), arn.name())).await?;
        let missing = || Named { arn: arn.clone(), qualifier: None }.not_found();
        Ok(document.ok_or_else(missing)?.parse()?)
    }

    pub(super) async fn write(
        &self,
        transaction: &mut Transaction<'_>,
        arn: &FunctionArn,
        now: Timestamp,
    ) -> Result<()> {
        Ok(transaction.update(Key::new(FUNCTION, &parent(arn), arn.name()), arn.name(), self, now).await?)
    }
}

/// The function, as it was last committed.
pub(super) async fn function(store: &Store, arn: &FunctionArn) -> Result<Option<FunctionRecord>> {
    let document = store.get(Key::new(FUNCTION, &parent(arn), arn.name())).await?;
    Ok(document.map(|document| document.parse()).transpose()?)
}

/// A version by `$LATEST` or its number, as it was last committed.
pub(super) async fn version(store: &Store, arn: &FunctionArn, number: &str) -> Result<Option<Version>> {
    if number == LATEST {
        return Ok(function(store, arn).await?.map(|record| record.latest));
    }
    if !is_version(number) {
        return Ok(None);
    }
    let document = store.get(Key::new(VERSION, &path(arn), number)).await?;
    Ok(document.map(|document| document.parse()).transpose()?)
}

/// An alias, as it was last committed.
pub(super) async fn alias(store: &Store, arn: &FunctionArn, name: &str) -> Result<Option<AliasConfiguration>> {
    let document = store.get(Key::new(ALIAS, &path(arn), name)).await?;
    Ok(document.map(|document| document.parse()).transpose()?)
}

/// All aliases of a function.
pub(super) async fn aliases(transaction: &mut Transaction<'_>, arn: &FunctionArn) -> Result<Vec<AliasConfiguration>> {
    let documents = transaction.list_all(ALIAS, &path(arn)).await?;
    Ok(documents.iter().map(Document::parse).collect::<std::result::Result<_, _>>()?)
}
