//! Resource policies: who may call a function. Stored and given back, not enforced.

use aws_wire::Unit;
use aws_wire::lambda::Error;
use aws_wire::lambda::types::{
    AddPermissionRequest, AddPermissionResponse, GetPolicyRequest, GetPolicyResponse, RemovePermissionRequest,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use store::Transaction;
use store::documents::Key;

use super::Lambda;
use super::configuration::check_revision;
use super::error::Result;
use super::name::{LATEST, Named, is_version};
use super::record::{ALIAS, FunctionRecord, VERSION, function, path};
use crate::server::RequestContext;

/// Largest policy in bytes, as on Lambda.
const MAX_POLICY: usize = 20 << 10;

/// The policy of a function, version or alias.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Policy {
    revision_id: String,
    statements: Vec<Value>,
}

impl Policy {
    fn position(&self, statement_id: &str) -> Option<usize> {
        self.statements.iter().position(|statement| statement["Sid"] == statement_id)
    }

    fn text(&self) -> String {
        json!({ "Version": "2012-10-17", "Id": "default", "Statement": self.statements }).to_string()
    }
}

impl Lambda {
    /// `AddPermission`: adds a statement to the policy of a function, version or alias.
    pub async fn add_permission(
        &self,
        context: &RequestContext,
        input: AddPermissionRequest,
    ) -> Result<AddPermissionResponse> {
        let named = Named::read(context, &input.function_name, input.qualifier.as_deref())?;
        let mut transaction = self.store.begin().await?;
        let mut record = FunctionRecord::read(&mut transaction, &named.arn).await?;
        let key = policy_key(&mut transaction, &named).await?;
        let policy = record.policies.entry(key).or_default();
        check_policy_revision(policy, input.revision_id.as_deref())?;
        if policy.position(&input.statement_id).is_some() {
            return Err(Error::resource_conflict(format!(
                "The statement id ({}) provided already exists. Please provide a new statement id, or remove the existing \
                 statement.",
                input.statement_id
            ))
            .into());
        }
        let statement = statement(&named, input);
        let text = statement.to_string();
        policy.statements.push(statement);
        policy.revision_id = self.ids.uuid().to_string();
        let size = policy.text().len();
        if size > MAX_POLICY {
            return Err(Error::policy_length_exceeded(format!(
                "The final policy size ({size}) is bigger than the limit ({MAX_POLICY})."
            ))
            .into());
        }
        record.write(&mut transaction, &named.arn, self.clock.now()).await?;
        transaction.commit().await?;
        Ok(AddPermissionResponse { statement: Some(text) })
    }

    /// `GetPolicy`.
    pub async fn get_policy(&self, context: &RequestContext, input: GetPolicyRequest) -> Result<GetPolicyResponse> {
        let named = Named::read(context, &input.function_name, input.qualifier.as_deref())?;
        let record = function(&self.store, &named.arn).await?.ok_or_else(|| named.not_found())?;
        let policy = record.policies.get(named.qualifier.as_deref().unwrap_or(LATEST));
        let policy = policy.ok_or_else(|| Error::resource_not_found("The resource you requested does not exist."))?;
        Ok(GetPolicyResponse { policy: Some(policy.text()), revision_id: Some(policy.revision_id.clone()) })
    }

    /// `RemovePermission`; a policy without statements is none.
    pub async fn remove_permission(&self, context: &RequestContext, input: RemovePermissionRequest) -> Result<Unit> {
        let named = Named::read(context, &input.function_name, input.qualifier.as_deref())?;
        let mut transaction = self.store.begin().await?;
        let mut record = FunctionRecord::read(&mut transaction, &named.arn).await?;
        let key = named.qualifier.as_deref().unwrap_or(LATEST);
        let missing =
            || Error::resource_not_found(format!("Statement {} is not found in resource policy.", input.statement_id));
        let policy = record.policies.get_mut(key).ok_or_else(missing)?;
        check_policy_revision(policy, input.revision_id.as_deref())?;
        let position = policy.position(&input.statement_id).ok_or_else(missing)?;
        policy.statements.remove(position);
        policy.revision_id = self.ids.uuid().to_string();
        if policy.statements.is_empty() {
            record.policies.remove(key);
        }
        record.write(&mut transaction, &named.arn, self.clock.now()).await?;
        transaction.commit().await?;
        Ok(Unit {})
    }
}

fn check_policy_revision(policy: &Policy, given: Option<&str>) -> Result<()> {
    check_revision(given, Some(&policy.revision_id))
}

/// Where the policy is kept, after what it belongs to has proved to be there.
async fn policy_key(transaction: &mut Transaction<'_>, named: &Named) -> Result<String> {
    let Some(qualifier) = named.qualifier.as_deref() else { return Ok(LATEST.to_owned()) };
    if qualifier == LATEST {
        return Err(Error::invalid_parameter_value(
            "We currently do not support adding policies for $LATEST. Leave the qualifier out.",
        )
        .into());
    }
    let kind = if is_version(qualifier) { VERSION } else { ALIAS };
    match transaction.get(Key::new(kind, &path(&named.arn), qualifier)).await? {
        Some(_) => Ok(qualifier.to_owned()),
        None => Err(named.not_found().into()),
    }
}

/// A statement as Lambda writes it.
fn statement(named: &Named, input: AddPermissionRequest) -> Value {
    let mut conditions = Map::new();
    let mut condition = |operator: &str, key: &str, value: Option<Value>| {
        if let Some(value) = value {
            conditions.entry(operator).or_insert_with(|| json!({}))[key] = value;
        }
    };
    condition("StringEquals", "AWS:SourceAccount", input.source_account.map(Value::from));
    condition("StringEquals", "aws:PrincipalOrgID", input.principal_org_id.map(Value::from));
    condition("StringEquals", "lambda:EventSourceToken", input.event_source_token.map(Value::from));
    let auth_type = input.function_url_auth_type.map(|auth_type| auth_type.as_str().into());
    condition("StringEquals", "lambda:FunctionUrlAuthType", auth_type);
    condition("Bool", "lambda:InvokedViaFunctionUrl", input.invoked_via_function_url.map(|via| via.to_string().into()));
    condition("ArnLike", "AWS:SourceArn", input.source_arn.map(Value::from));
    let mut statement = json!({
        "Sid": input.statement_id,
        "Effect": "Allow",
        "Principal": principal(&input.principal),
        "Action": input.action,
        "Resource": named.text(),
    });
    if !conditions.is_empty() {
        statement["Condition"] = Value::Object(conditions);
    }
    statement
}

/// A principal as Lambda writes it: a service, an account's root, an ARN, or everybody.
fn principal(given: &str) -> Value {
    if given == "*" {
        Value::from("*")
    } else if given.len() == 12 && given.bytes().all(|byte| byte.is_ascii_digit()) {
        json!({ "AWS": format!("arn:aws:iam::{given}:root") })
    } else if given.starts_with("arn:") {
        json!({ "AWS": given })
    } else {
        json!({ "Service": given })
    }
}
