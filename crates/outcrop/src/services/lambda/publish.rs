//! `PublishVersion`: what a function is now, kept for good under a number.

use aws_wire::lambda::Error;
use aws_wire::lambda::types::{FunctionConfiguration, PublishVersionRequest};
use execution::FunctionArn;
use store::documents::Key;
use store::{Timestamp, Transaction};
use uuid::Uuid;

use super::Lambda;
use super::archive::note_use;
use super::configuration::{check_revision, touch};
use super::error::Result;
use super::name::Named;
use super::record::{Code, FunctionRecord, VERSION, Version, path};
use crate::server::RequestContext;

impl Lambda {
    /// `PublishVersion`; a function that has not changed since the last version gives that one.
    pub async fn publish_version(
        &self,
        context: &RequestContext,
        input: PublishVersionRequest,
    ) -> Result<FunctionConfiguration> {
        let arn = Named::unqualified(context, &input.function_name)?;
        let now = self.clock.now();
        let _turn = self.hosting.turn(&arn).await;
        let mut transaction = self.store.begin().await?;
        let mut record = FunctionRecord::read(&mut transaction, &arn).await?;
        let latest = &record.latest.configuration;
        check_revision(input.revision_id.as_deref(), latest.revision_id.as_deref())?;
        let present = latest.code_sha256.as_deref().unwrap_or_default();
        if let Some(given) = input.code_sha256.filter(|given| given != present) {
            return Err(Error::invalid_parameter_value(format!(
                "CodeSHA256 ({given}) is different from current CodeSHA256 in $LATEST ({present}). Please try again with the \
                 CodeSHA256 in $LATEST."
            ))
            .into());
        }
        let version = publish(&mut transaction, &arn, &mut record, input.description, self.ids.uuid(), now).await?;
        record.write(&mut transaction, &arn, now).await?;
        transaction.commit().await?;
        let number = version.number().to_owned();
        Ok(version.qualified(&arn, &number))
    }
}

/// Adds a version, unless nothing has changed since the last one. The caller writes `record`.
pub(super) async fn publish(
    transaction: &mut Transaction<'_>,
    arn: &FunctionArn,
    record: &mut FunctionRecord,
    description: Option<String>,
    revision: Uuid,
    now: Timestamp,
) -> Result<Version> {
    let Code::Archive(_) = &record.latest.code else {
        return Err(Error::invalid_parameter_value(
            "Versions do not change, but this function's code is a folder of the server's configuration, which may.",
        )
        .into());
    };
    let parent = path(arn);
    let last = transaction.get(Key::new(VERSION, &parent, &record.last_version.to_string())).await?;
    if let Some(last) = last {
        let last: Version = last.parse()?;
        if comparable(&last.configuration) == comparable(&record.latest.configuration) {
            return Ok(last);
        }
    }
    record.last_version += 1;
    let number = record.last_version.to_string();
    let mut version = record.latest.clone();
    version.configuration.version = Some(number.clone());
    if description.is_some() {
        version.configuration.description = description;
    }
    touch(&mut version.configuration, revision, now);
    // Lists are by name in byte order, so that numbers of equal length come in theirs.
    let name = format!("{:010}", record.last_version);
    transaction.insert(Key::new(VERSION, &parent, &number), &name, &version, now).await?;
    note_use(transaction, arn, &number, &version.code, now).await?;
    Ok(version)
}

/// What makes a configuration another one, as far as versions go.
fn comparable(configuration: &FunctionConfiguration) -> FunctionConfiguration {
    FunctionConfiguration {
        description: None,
        last_modified: None,
        revision_id: None,
        version: None,
        ..configuration.clone()
    }
}
