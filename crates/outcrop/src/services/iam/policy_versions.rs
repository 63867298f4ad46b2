//! Versions of customer-managed policies: at most five, one of them the default.

use aws_wire::Unit;
use aws_wire::iam::Error;
use aws_wire::iam::types::{
    CreatePolicyVersionRequest, CreatePolicyVersionResponse, DeletePolicyVersionRequest, GetPolicyVersionRequest,
    GetPolicyVersionResponse, ListPolicyVersionsRequest, ListPolicyVersionsResponse, PolicyVersion,
};
use store::Timestamp;

use super::document::encode;
use super::error::Result;
use super::pages::Window;
use super::policies::{PolicyRecord, Version, check_managed};
use super::{Iam, IamError, seconds};
use crate::server::RequestContext;

/// Most versions of a policy, as on AWS.
const VERSIONS: usize = 5;

impl Iam<'_> {
    /// `CreatePolicyVersion`.
    pub async fn create_policy_version(
        &self,
        context: &RequestContext,
        input: CreatePolicyVersionRequest,
    ) -> Result<CreatePolicyVersionResponse> {
        check_managed(&input.policy_document)?;
        let now = self.clock.now();
        let mut transaction = self.store.begin().await?;
        let mut record = PolicyRecord::read(&mut transaction, context, &input.policy_arn).await?;
        if record.versions.len() >= VERSIONS {
            return Err(Error::limit_exceeded(format!(
                "A managed policy can have up to {VERSIONS} versions. Before you create a new version, you must delete an \
                 existing version."
            ))
            .into());
        }
        record.last_version += 1;
        let version = Version::new(record.last_version, input.policy_document, now);
        if input.set_as_default == Some(true) {
            record.default_version = version.number;
        }
        record.versions.push(version.clone());
        record.policy.update_date = Some(seconds(now));
        record.write(&mut transaction, context, now).await?;
        transaction.commit().await?;
        let shown = PolicyVersion { document: None, ..shown(&version, &record) };
        Ok(CreatePolicyVersionResponse { policy_version: Some(shown) })
    }

    /// `GetPolicyVersion`.
    pub async fn get_policy_version(
        &self,
        context: &RequestContext,
        input: GetPolicyVersionRequest,
    ) -> Result<GetPolicyVersionResponse> {
        let record = self.policy(context, &input.policy_arn).await?;
        let version = &record.versions[position(&record, &input.policy_arn, &input.version_id)?];
        Ok(GetPolicyVersionResponse { policy_version: Some(shown(version, &record)) })
    }

    /// `ListPolicyVersions`, newest first, without their documents.
    pub async fn list_policy_versions(
        &self,
        context: &RequestContext,
        input: ListPolicyVersionsRequest,
    ) -> Result<ListPolicyVersionsResponse> {
        let record = self.policy(context, &input.policy_arn).await?;
        let versions = record.versions.iter().rev().map(|version| {
            // Keys that grow as numbers fall.
            let key = format!("{:010}", u32::MAX - version.number);
            (key, PolicyVersion { document: None, ..shown(version, &record) })
        });
        let part = Window::new(input.marker.as_deref(), input.max_items).cut(versions)?;
        Ok(ListPolicyVersionsResponse {
            is_truncated: part.is_truncated(),
            marker: part.marker,
            versions: Some(part.items),
        })
    }

    /// `DeletePolicyVersion`; the default version cannot be deleted.
    pub async fn delete_policy_version(
        &self,
        context: &RequestContext,
        input: DeletePolicyVersionRequest,
    ) -> Result<Unit> {
        let mut transaction = self.store.begin().await?;
        let mut record = PolicyRecord::read(&mut transaction, context, &input.policy_arn).await?;
        let position = position(&record, &input.policy_arn, &input.version_id)?;
        if record.versions[position].number == record.default_version {
            return Err(Error::delete_conflict("Cannot delete the default version of a policy.").into());
        }
        record.versions.remove(position);
        record.write(&mut transaction, context, self.clock.now()).await?;
        transaction.commit().await?;
        Ok(Unit {})
    }
}

/// Where in the record a version is.
fn position(record: &PolicyRecord, arn: &str, version_id: &str) -> Result<usize> {
    let position = record.versions.iter().position(|version| format!("v{}", version.number) == version_id);
    position.ok_or_else(|| {
        let message = format!("Policy {arn} version {version_id} does not exist or is not attachable.");
        IamError::from(Error::no_such_entity(message))
    })
}

fn shown(version: &Version, record: &PolicyRecord) -> PolicyVersion {
    PolicyVersion {
        create_date: Some(seconds(Timestamp::from_millis(version.created_ms))),
        document: Some(encode(&version.document)),
        is_default_version: Some(version.number == record.default_version),
        version_id: Some(format!("v{}", version.number)),
    }
}
