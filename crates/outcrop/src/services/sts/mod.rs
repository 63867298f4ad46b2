//! STS: who the caller is, and temporary credentials.
//!
//! Temporary credentials are given and remembered, so that [`get_caller_identity`] knows them again, but nothing is enforced:
//! a role's trust policy is not consulted, and a server that checks signatures knows only its configured keys.

mod error;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::Duration;

use aws_smithy_types::DateTime;
use aws_wire::IsoTime;
use aws_wire::sts::types::{
    AssumeRoleRequest, AssumeRoleResponse, AssumedRoleUser, Credentials, GetCallerIdentityRequest,
    GetCallerIdentityResponse, GetSessionTokenRequest, GetSessionTokenResponse,
};
use aws_wire::sts::{Error, operations};
use store::Timestamp;

use crate::server::{App, Registry, RequestContext};
use crate::services::iam::Iam;
use crate::services::iam::caller::{Caller, Expired};
use error::StsError;

/// How long credentials of a role last when nothing is said, in seconds.
const ROLE_SECONDS: i32 = 3600;
/// The same for those of a user.
const USER_SECONDS: i32 = 43_200;

type Result<T> = std::result::Result<T, StsError>;

/// Binds the service's handlers.
pub fn register(registry: &mut Registry) {
    registry.operation(operations::GetCallerIdentity, |app: Arc<App>, context: RequestContext, input| async move {
        get_caller_identity(&Iam::of(&app), &context, input).await
    });
    registry.operation(operations::AssumeRole, |app: Arc<App>, context: RequestContext, input| async move {
        assume_role(&Iam::of(&app), &context, input).await
    });
    registry.operation(operations::GetSessionToken, |app: Arc<App>, context: RequestContext, input| async move {
        get_session_token(&Iam::of(&app), &context, input).await
    });
}

/// `GetCallerIdentity`.
async fn get_caller_identity(
    iam: &Iam<'_>,
    context: &RequestContext,
    _input: GetCallerIdentityRequest,
) -> Result<GetCallerIdentityResponse> {
    let caller = caller(iam, context).await?;
    Ok(GetCallerIdentityResponse {
        account: Some(context.account_id.clone()),
        arn: Some(caller.arn),
        user_id: Some(caller.user_id),
    })
}

/// `AssumeRole`. The role must be one of this account's; anybody may take it.
async fn assume_role(iam: &Iam<'_>, context: &RequestContext, input: AssumeRoleRequest) -> Result<AssumeRoleResponse> {
    let who = caller(iam, context).await?;
    let Some(role) = iam.role_by_arn(context, &input.role_arn).await? else {
        return Err(StsError::AccessDenied(format!(
            "User: {} is not authorized to perform: sts:AssumeRole on resource: {}. There is no such role here; make it with \
             IAM's CreateRole.",
            who.arn, input.role_arn
        )));
    };
    let seconds = input.duration_seconds.unwrap_or(ROLE_SECONDS);
    if role.max_session_duration.is_some_and(|most| seconds > most) {
        return Err(StsError::Validation(format!(
            "The requested DurationSeconds exceeds the MaxSessionDuration set for this role: {seconds} are more than {}.",
            role.max_session_duration.unwrap_or_default()
        )));
    }
    let (name, session) = (&role.role_name, &input.role_session_name);
    let user = AssumedRoleUser {
        arn: format!("arn:aws:sts::{}:assumed-role/{name}/{session}", context.account_id),
        assumed_role_id: format!("{}:{session}", role.role_id),
    };
    let caller = Caller { arn: user.arn.clone(), user_id: user.assumed_role_id.clone() };
    Ok(AssumeRoleResponse {
        credentials: Some(give(iam, context, caller, seconds).await?),
        assumed_role_user: Some(user),
        source_identity: input.source_identity,
        ..AssumeRoleResponse::default()
    })
}

/// `GetSessionToken`: temporary credentials of the caller.
async fn get_session_token(
    iam: &Iam<'_>,
    context: &RequestContext,
    input: GetSessionTokenRequest,
) -> Result<GetSessionTokenResponse> {
    let caller = caller(iam, context).await?;
    let seconds = input.duration_seconds.unwrap_or(USER_SECONDS);
    let credentials = give(iam, context, caller, seconds).await?;
    Ok(GetSessionTokenResponse { credentials: Some(credentials), ..GetSessionTokenResponse::default() })
}

async fn caller(iam: &Iam<'_>, context: &RequestContext) -> Result<Caller> {
    let expired = |Expired| Error::expired_token("The security token included in the request is expired");
    Ok(iam.caller(context).await?.map_err(expired)?)
}

/// Makes credentials for `caller` that last so many seconds.
async fn give(iam: &Iam<'_>, context: &RequestContext, caller: Caller, seconds: i32) -> Result<Credentials> {
    let lifetime = Duration::from_secs(u64::try_from(seconds).unwrap_or_default());
    let expires = iam.now().after(lifetime);
    let credentials = Credentials {
        access_key_id: format!("ASIA{}", iam.random(16)),
        expiration: whole_seconds(expires),
        secret_access_key: iam.random(40),
        session_token: iam.random(160),
    };
    iam.remember_session(context, &credentials.access_key_id, caller, expires).await?;
    Ok(credentials)
}

fn whole_seconds(time: Timestamp) -> IsoTime {
    IsoTime(DateTime::from_secs(time.as_millis().div_euclid(1000)))
}
