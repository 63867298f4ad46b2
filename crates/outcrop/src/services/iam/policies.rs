//! Customer-managed policies. Those that AWS manages can be attached by their ARNs; what they say is not known here.

use aws_wire::Unit;
use aws_wire::iam::Error;
use aws_wire::iam::types::{
    CreatePolicyRequest, CreatePolicyResponse, DeletePolicyRequest, GetPolicyRequest, GetPolicyResponse,
    ListPoliciesRequest, ListPoliciesResponse, Policy, PolicyScopeType, PolicyUsageType,
};
use serde::{Deserialize, Serialize};
use store::documents::{Document, Key, Kind};
use store::{StoreError, Timestamp, Transaction};

use super::attachments::Use;
use super::document::{self, Purpose};
use super::entity::name_key;
use super::error::Result;
use super::pages::Window;
use super::{Iam, IamError, root, seconds, tags};
use crate::server::RequestContext;

pub(super) const POLICY: Kind = Kind::new("iam-policy");

/// A policy with its versions.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct PolicyRecord {
    /// Without its counts, which are counted when it is shown.
    pub(super) policy: Policy,
    /// Oldest first.
    pub(super) versions: Vec<Version>,
    /// The number of the version that counts.
    pub(super) default_version: u32,
    /// The number of the version made last; numbers never come back.
    pub(super) last_version: u32,
}

/// A version of a policy.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Version {
    pub(super) number: u32,
    pub(super) document: String,
    /// Milliseconds since 1970.
    pub(super) created_ms: i64,
}

impl Version {
    pub(super) fn new(number: u32, document: String, now: Timestamp) -> Self {
        Self { number, document, created_ms: now.as_millis() }
    }
}

impl PolicyRecord {
    /// The policy with its counts.
    fn shown(self, attached: u64, boundaries: u64) -> Policy {
        Policy {
            attachment_count: Some(i32::try_from(attached).unwrap_or(i32::MAX)),
            permissions_boundary_usage_count: Some(i32::try_from(boundaries).unwrap_or(i32::MAX)),
            default_version_id: Some(format!("v{}", self.default_version)),
            ..self.policy
        }
    }

    pub(super) async fn read(transaction: &mut Transaction<'_>, context: &RequestContext, arn: &str) -> Result<Self> {
        let document = transaction.get(Key::new(POLICY, &root(context), &policy_key(arn))).await?;
        found(document.as_ref(), arn)
    }

    pub(super) async fn write(
        &self,
        transaction: &mut Transaction<'_>,
        context: &RequestContext,
        now: Timestamp,
    ) -> Result<()> {
        let name = self.policy.policy_name.as_deref().unwrap_or_default();
        Ok(transaction.update(Key::new(POLICY, &root(context), &name_key(name)), name, self, now).await?)
    }
}

impl Iam<'_> {
    /// `CreatePolicy`, with its version `v1`.
    pub async fn create_policy(
        &self,
        context: &RequestContext,
        input: CreatePolicyRequest,
    ) -> Result<CreatePolicyResponse> {
        check_managed(&input.policy_document)?;
        tags::check(input.tags.as_deref().unwrap_or_default())?;
        let (now, name) = (self.clock.now(), input.policy_name);
        let path = input.path.unwrap_or_else(|| "/".to_owned());
        let policy = Policy {
            arn: Some(format!("arn:aws:iam::{}:policy{path}{name}", context.account_id)),
            create_date: Some(seconds(now)),
            description: input.description,
            is_attachable: Some(true),
            path: Some(path),
            policy_id: Some(self.unique_id("ANPA")),
            policy_name: Some(name.clone()),
            tags: input.tags.filter(|tags| !tags.is_empty()),
            update_date: Some(seconds(now)),
            ..Policy::default()
        };
        let versions = vec![Version::new(1, input.policy_document, now)];
        let record = PolicyRecord { policy, versions, default_version: 1, last_version: 1 };
        let mut transaction = self.store.begin().await?;
        match transaction.insert(Key::new(POLICY, &root(context), &name_key(&name)), &name, &record, now).await {
            Err(StoreError::Exists { .. }) => {
                let message = format!("A policy called {name} already exists. Duplicate names are not allowed.");
                Err(Error::entity_already_exists(message).into())
            }
            Err(error) => Err(error.into()),
            Ok(()) => {
                transaction.commit().await?;
                let policy = Policy { description: None, ..record.shown(0, 0) };
                Ok(CreatePolicyResponse { policy: Some(policy) })
            }
        }
    }

    /// `GetPolicy`.
    pub async fn get_policy(&self, context: &RequestContext, input: GetPolicyRequest) -> Result<GetPolicyResponse> {
        let record = self.policy(context, &input.policy_arn).await?;
        let (attached, boundaries) = self.uses(context, &input.policy_arn).await?;
        Ok(GetPolicyResponse { policy: Some(record.shown(attached, boundaries)) })
    }

    /// `ListPolicies`: those of the account. Policies that AWS manages are not known and thus not listed.
    pub async fn list_policies(
        &self,
        context: &RequestContext,
        input: ListPoliciesRequest,
    ) -> Result<ListPoliciesResponse> {
        if input.scope == Some(PolicyScopeType::Aws) {
            return Ok(ListPoliciesResponse { is_truncated: Some(false), ..ListPoliciesResponse::default() });
        }
        let window = Window::new(input.marker.as_deref(), input.max_items);
        let prefix = input.path_prefix.as_deref().unwrap_or("/");
        let part = self
            .list(POLICY, &root(context), window, |document| {
                let record: PolicyRecord = document.parse()?;
                let wanted = record.policy.path.as_deref().is_some_and(|path| path.starts_with(prefix));
                Ok(wanted.then_some(record))
            })
            .await?;
        let is_truncated = part.is_truncated();
        let mut policies = Vec::with_capacity(part.items.len());
        for record in part.items {
            let (attached, boundaries) = self.uses(context, record.policy.arn.as_deref().unwrap_or_default()).await?;
            let used = match input.policy_usage_filter {
                Some(PolicyUsageType::PermissionsPolicy) => attached > 0,
                Some(PolicyUsageType::PermissionsBoundary) => boundaries > 0,
                None => true,
            };
            if used && (input.only_attached != Some(true) || attached > 0) {
                // Lists leave out descriptions and tags, as on AWS.
                policies.push(Policy { description: None, tags: None, ..record.shown(attached, boundaries) });
            }
        }
        Ok(ListPoliciesResponse { is_truncated, marker: part.marker, policies: Some(policies) })
    }

    /// `DeletePolicy`; refused while it is in use or has more versions than the default one.
    pub async fn delete_policy(&self, context: &RequestContext, input: DeletePolicyRequest) -> Result<Unit> {
        let arn = &input.policy_arn;
        let mut transaction = self.store.begin().await?;
        let record = PolicyRecord::read(&mut transaction, context, arn).await?;
        for purpose in [Use::Permissions, Use::Boundary] {
            if !transaction.list_all(purpose.kind(), &Use::parent(context, arn)).await?.is_empty() {
                return Err(Error::delete_conflict("Cannot delete a policy attached to entities.").into());
            }
        }
        if record.versions.len() > 1 {
            return Err(Error::delete_conflict(
                "This policy has more than one version. Before you delete a policy, you must delete the policy's \
                 versions. The default version is deleted with the policy.",
            )
            .into());
        }
        transaction.remove(Key::new(POLICY, &root(context), &policy_key(arn))).await?;
        transaction.commit().await?;
        Ok(Unit {})
    }

    /// The policy of this ARN.
    pub(super) async fn policy(&self, context: &RequestContext, arn: &str) -> Result<PolicyRecord> {
        let document = self.store.get(Key::new(POLICY, &root(context), &policy_key(arn))).await?;
        found(document.as_deref(), arn)
    }

    /// How many hold the policy, and how many have it as their boundary.
    async fn uses(&self, context: &RequestContext, arn: &str) -> Result<(u64, u64)> {
        let parent = Use::parent(context, arn);
        let attached = self.store.count(Use::Permissions.kind(), &parent).await?;
        Ok((attached, self.store.count(Use::Boundary.kind(), &parent).await?))
    }
}

/// Refuses what cannot be a managed policy.
pub(super) fn check_managed(policy: &str) -> Result<()> {
    /// Most characters, as on AWS.
    const SIZE: usize = 6144;
    document::check(policy, Purpose::Permissions)?;
    if document::size(policy) > SIZE {
        return Err(Error::limit_exceeded(format!("Cannot exceed quota for PolicySize: {SIZE}")).into());
    }
    Ok(())
}

/// Whether AWS manages the policy; such a one can be used without being made.
pub(super) fn is_aws_managed(arn: &str) -> bool {
    arn.strip_prefix("arn:aws:iam::aws:policy/").is_some_and(|name| !name.is_empty() && !name.ends_with('/'))
}

/// The name at the end of a policy's ARN.
pub(super) fn policy_name(arn: &str) -> &str {
    arn.rsplit('/').next().unwrap_or(arn)
}

fn policy_key(arn: &str) -> String {
    name_key(policy_name(arn))
}

fn found(document: Option<&Document>, arn: &str) -> Result<PolicyRecord> {
    let record: Option<PolicyRecord> = document.map(Document::parse).transpose()?;
    record.filter(|record| record.policy.arn.as_deref() == Some(arn)).ok_or_else(|| unknown(arn))
}

fn unknown(arn: &str) -> IamError {
    let cause = if is_aws_managed(arn) {
        " AWS manages it: here it can be attached, but what it says is not known."
    } else {
        ""
    };
    Error::no_such_entity(format!("Policy {arn} was not found.{cause}")).into()
}
