//! The operations without HTTP.

use std::sync::Arc;

use aws_wire::AwsError as _;
use aws_wire::iam::types::Tag;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use store::{ScriptedClock, ScriptedIds, Store, Timestamp};

use super::document::Purpose;
use super::*;
use crate::server::Principal;

const TRUST: &str = r#"{"Version":"2012-10-17","Statement":{"Effect":"Allow","Principal":{"Service":"bedrock.amazonaws.com"},"Action":"sts:AssumeRole"}}"#;
const ALLOW: &str =
    r#"{"Version":"2012-10-17","Statement":[{"Sid":"a","Effect":"Allow","Action":"bedrock:*","Resource":"*"}]}"#;
const AWS_MANAGED: &str = "arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole";

struct Fixture {
    store: Store,
    clock: Arc<ScriptedClock>,
    ids: ScriptedIds,
    context: RequestContext,
}

impl Fixture {
    async fn new() -> Self {
        let clock = Arc::new(ScriptedClock::starting_at(Timestamp::from_millis(1_700_000_000_123)));
        let store = Store::temporary(clock.clone()).await.unwrap();
        Self { store, clock, ids: ScriptedIds::default(), context: context() }
    }

    fn iam(&self) -> Iam<'_> {
        Iam::new(&self.store, self.clock.as_ref(), &self.ids)
    }

    async fn role(&self, name: &str, path: &str) -> String {
        let input = request(json!({ "RoleName": name, "Path": path, "AssumeRolePolicyDocument": TRUST }));
        self.iam().create_role(&self.context, input).await.unwrap().role.arn
    }

    async fn policy(&self, name: &str) -> String {
        let input = request(json!({ "PolicyName": name, "PolicyDocument": ALLOW }));
        self.iam().create_policy(&self.context, input).await.unwrap().policy.unwrap().arn.unwrap()
    }
}

fn context() -> RequestContext {
    RequestContext::of_a_test()
}

/// A request from the JSON of its members.
fn request<T: DeserializeOwned>(json: Value) -> T {
    serde_json::from_value(json).unwrap()
}

#[track_caller]
fn assert_refused<T: std::fmt::Debug>(result: error::Result<T>, code: &str, begins: &str) {
    let error = Error::from(result.unwrap_err());
    let message = error.message().unwrap_or_default();
    assert_eq!(error.code(), code, "{message}");
    assert!(message.starts_with(begins), "{message}");
}

#[test]
fn documents_are_policies_or_refused_with_their_fault() {
    let permissions = |statement: Value| json!({ "Version": "2012-10-17", "Statement": statement }).to_string();
    let allow = json!({ "Effect": "Allow", "Action": "a:b", "Resource": "*" });
    let with = |member: &str, value: Value| {
        let mut statement = allow.clone();
        statement[member] = value;
        statement
    };
    let without = |member: &str| {
        let mut statement = allow.clone();
        statement.as_object_mut().unwrap().remove(member);
        statement
    };
    for (document, purpose, begins) in [
        (ALLOW.to_owned(), Purpose::Permissions, None),
        (TRUST.to_owned(), Purpose::Trust, None),
        (permissions(allow.clone()), Purpose::Permissions, None),
        (permissions(json!([with("Sid", "".into()), with("Sid", "".into())])), Purpose::Permissions, None),
        ("{not json".to_owned(), Purpose::Permissions, Some("Syntax errors in policy.")),
        ("[]".to_owned(), Purpose::Permissions, Some("Syntax errors in policy.")),
        (permissions(json!([])), Purpose::Permissions, Some("Syntax errors in policy.")),
        (permissions(with("Effect", "Maybe".into())), Purpose::Permissions, Some("Syntax errors in policy.")),
        (permissions(without("Action")), Purpose::Permissions, Some("Policy statement must contain actions.")),
        (permissions(without("Resource")), Purpose::Permissions, Some("Policy statement must contain resources.")),
        (permissions(with("Principal", "*".into())), Purpose::Permissions, Some("Policy document should not specify")),
        (permissions(with("Principal", "*".into())), Purpose::Trust, Some("Has prohibited field Resource")),
        (permissions(without("Resource")), Purpose::Trust, Some("Missing required field Principal")),
        (
            permissions(json!([with("Sid", "a".into()), with("Sid", "a".into())])),
            Purpose::Permissions,
            Some("Statement IDs (SID) in a single policy"),
        ),
        (
            permissions(with("Sid", "a b".into())),
            Purpose::Permissions,
            Some("Statement IDs (SID) must be alpha-numeric"),
        ),
        (ALLOW.replace("2012", "2013"), Purpose::Permissions, Some("The policy must contain a valid version string")),
    ] {
        match begins {
            None => document::check(&document, purpose).unwrap(),
            Some(begins) => assert_refused(document::check(&document, purpose), "MalformedPolicyDocument", begins),
        }
    }
}

#[tokio::test]
async fn a_role_is_given_back_as_aws_writes_it() {
    let it = Fixture::new().await;
    let (iam, context) = (it.iam(), &it.context);
    let input = json!({
        "RoleName": "Agent", "Path": "/team/", "AssumeRolePolicyDocument": TRUST, "PermissionsBoundary": AWS_MANAGED,
        "Tags": [{"Key": "a", "Value": "b"}],
    });
    iam.create_role(context, request(input.clone())).await.unwrap();
    let role = iam.get_role(context, request(json!({ "RoleName": "Agent" }))).await.unwrap().role;
    assert_eq!(role.arn, "arn:aws:iam::123456789012:role/team/Agent");
    assert!(role.role_id.starts_with("AROA") && role.role_id.len() == 21, "{}", role.role_id);
    assert_eq!(role.create_date.0.to_string(), "2023-11-14T22:13:20Z");
    assert_eq!(role.max_session_duration, Some(3600));
    let document = role.assume_role_policy_document.unwrap();
    assert!(document.starts_with("%7B%22Version%22%3A%222012-10-17%22%2C"), "{document}");

    let other_case = request(json!({ "RoleName": "agent", "AssumeRolePolicyDocument": TRUST }));
    let refused = iam.create_role(context, other_case).await;
    assert_refused(refused, "EntityAlreadyExists", "Role with name agent already exists.");
    let refused = iam.get_role(context, request(json!({ "RoleName": "nobody" }))).await;
    assert_refused(refused, "NoSuchEntity", "The role with name nobody cannot be found.");
}

#[tokio::test]
async fn what_is_in_use_is_not_deleted() {
    let it = Fixture::new().await;
    let (iam, context) = (it.iam(), &it.context);
    it.role("r", "/").await;
    let arn = it.policy("p").await;
    let role = json!({ "RoleName": "r" });
    let attach = json!({ "RoleName": "r", "PolicyArn": arn });
    let inline = json!({ "RoleName": "r", "PolicyName": "i", "PolicyDocument": ALLOW });
    iam.attach_role_policy(context, request(attach.clone())).await.unwrap();
    iam.attach_role_policy(context, request(attach.clone())).await.unwrap();
    iam.put_role_policy(context, request(inline.clone())).await.unwrap();

    let policy = iam.get_policy(context, request(json!({ "PolicyArn": arn }))).await.unwrap().policy.unwrap();
    assert_eq!(policy.attachment_count, Some(1));
    let refused = iam.delete_policy(context, request(json!({ "PolicyArn": arn }))).await;
    assert_refused(refused, "DeleteConflict", "Cannot delete a policy attached to entities.");
    let refused = iam.delete_role(context, request(role.clone())).await;
    assert_refused(refused, "DeleteConflict", "Cannot delete entity, must detach all policies first.");
    iam.detach_role_policy(context, request(attach.clone())).await.unwrap();
    let refused = iam.detach_role_policy(context, request(attach.clone())).await;
    assert_refused(refused, "NoSuchEntity", &format!("Policy {arn} was not found."));
    let refused = iam.delete_role(context, request(role.clone())).await;
    assert_refused(refused, "DeleteConflict", "Cannot delete entity, must delete policies first.");
    iam.delete_role_policy(context, request(inline)).await.unwrap();
    iam.delete_role(context, request(role.clone())).await.unwrap();
    iam.delete_policy(context, request(json!({ "PolicyArn": arn }))).await.unwrap();
    let refused = iam.delete_role(context, request(role)).await;
    assert_refused(refused, "NoSuchEntity", "The role with name r cannot be found.");
}

#[tokio::test]
async fn policies_are_found_from_both_ends() {
    let it = Fixture::new().await;
    let (iam, context) = (it.iam(), &it.context);
    it.role("r", "/").await;
    iam.create_user(context, request(json!({ "UserName": "u", "PermissionsBoundary": AWS_MANAGED }))).await.unwrap();
    iam.attach_role_policy(context, request(json!({ "RoleName": "r", "PolicyArn": AWS_MANAGED }))).await.unwrap();
    let of_role = iam.list_attached_role_policies(context, request(json!({ "RoleName": "r" }))).await.unwrap();
    let attached = of_role.attached_policies.unwrap();
    assert_eq!(attached[0].policy_name.as_deref(), Some("AWSLambdaBasicExecutionRole"));
    for (filter, roles, users) in [(None, 1, 0), (Some("PermissionsPolicy"), 1, 0), (Some("PermissionsBoundary"), 0, 1)]
    {
        let input = request(json!({ "PolicyArn": AWS_MANAGED, "PolicyUsageFilter": filter }));
        let found = iam.list_entities_for_policy(context, input).await.unwrap();
        assert_eq!((found.policy_roles.unwrap().len(), found.policy_users.unwrap().len()), (roles, users));
    }
    let missing = request(json!({ "RoleName": "r", "PolicyArn": "arn:aws:iam::123456789012:policy/none" }));
    let refused = iam.attach_role_policy(context, missing).await;
    assert_refused(refused, "NoSuchEntity", "Policy arn:aws:iam::123456789012:policy/none does not exist");
}

#[tokio::test]
async fn a_policy_has_five_versions_and_keeps_its_default() {
    let it = Fixture::new().await;
    let (iam, context) = (it.iam(), &it.context);
    let arn = it.policy("p").await;
    let add = |default: bool| request(json!({ "PolicyArn": arn, "PolicyDocument": ALLOW, "SetAsDefault": default }));
    for number in 2..=5 {
        let made = iam.create_policy_version(context, add(number == 2)).await.unwrap().policy_version.unwrap();
        assert_eq!(made.version_id, Some(format!("v{number}")));
    }
    let refused = iam.create_policy_version(context, add(false)).await;
    assert_refused(refused, "LimitExceeded", "A managed policy can have up to 5 versions.");
    let version = |id: &str| request(json!({ "PolicyArn": arn, "VersionId": id }));
    let refused = iam.delete_policy_version(context, version("v2")).await;
    assert_refused(refused, "DeleteConflict", "Cannot delete the default version of a policy.");
    iam.delete_policy_version(context, version("v5")).await.unwrap();
    let made = iam.create_policy_version(context, add(false)).await.unwrap().policy_version.unwrap();
    assert_eq!(made.version_id.as_deref(), Some("v6"), "numbers never come back");
    let refused = iam.delete_policy(context, request(json!({ "PolicyArn": arn }))).await;
    assert_refused(refused, "DeleteConflict", "This policy has more than one version.");
}

#[tokio::test]
async fn lists_come_in_parts() {
    let it = Fixture::new().await;
    let (iam, context) = (it.iam(), &it.context);
    for (name, path) in [("c", "/a/"), ("b", "/b/"), ("a", "/a/"), ("d", "/a/")] {
        it.role(name, path).await;
    }
    let mut marker = None;
    let mut seen = Vec::new();
    loop {
        let input = request(json!({ "PathPrefix": "/a/", "MaxItems": 2, "Marker": marker }));
        let part = iam.list_roles(context, input).await.unwrap();
        assert!(part.roles.len() <= 2);
        assert_eq!(part.is_truncated, Some(part.marker.is_some()));
        seen.extend(part.roles.into_iter().map(|role| role.role_name));
        marker = part.marker;
        if marker.is_none() {
            break;
        }
    }
    assert_eq!(seen, ["a", "c", "d"]);

    let tags: Vec<Tag> = ["x", "y", "z"].map(|key| Tag { key: key.into(), value: String::new() }).into();
    iam.tag_role(context, request(json!({ "RoleName": "a", "Tags": tags }))).await.unwrap();
    let first = request(json!({ "RoleName": "a", "MaxItems": 2 }));
    let first = iam.list_role_tags(context, first).await.unwrap();
    let rest = request(json!({ "RoleName": "a", "Marker": first.marker }));
    let rest = iam.list_role_tags(context, rest).await.unwrap();
    assert_eq!((first.tags.len(), rest.tags[0].key.as_str(), rest.is_truncated), (2, "z", Some(false)));
    let refused = iam.list_roles(context, request(json!({ "Marker": "made up" }))).await;
    assert_refused(refused, "InvalidInput", "Invalid Marker");
}

#[tokio::test]
async fn an_access_key_tells_its_secret_once_and_its_user_always() {
    let it = Fixture::new().await;
    let (iam, context) = (it.iam(), &it.context);
    iam.create_user(context, request(json!({ "UserName": "u" }))).await.unwrap();
    let of_user = || json!({ "UserName": "u" });
    let key = iam.create_access_key(context, request(of_user())).await.unwrap().access_key;
    assert_eq!((key.access_key_id.len(), key.secret_access_key.len()), (20, 40));
    iam.create_access_key(context, request(of_user())).await.unwrap();
    let refused = iam.create_access_key(context, request(of_user())).await;
    assert_refused(refused, "LimitExceeded", "Cannot exceed quota for AccessKeysPerUser: 2");

    let principal = Principal { access_key_id: Some(key.access_key_id.clone()) };
    let signed = RequestContext { principal, ..context.clone() };
    assert_eq!(iam.get_user(&signed, request(json!({}))).await.unwrap().user.user_name, "u");
    let refused = iam.get_user(context, request(json!({}))).await;
    assert_refused(refused, "InvalidInput", "Must specify userName");
    let refused = iam.delete_user(context, request(of_user())).await;
    assert_refused(refused, "DeleteConflict", "Cannot delete entity, must delete access keys first.");
    let listed = iam.list_access_keys(context, request(of_user())).await.unwrap().access_key_metadata;
    for key in listed {
        let input = request(json!({ "UserName": "u", "AccessKeyId": key.access_key_id }));
        iam.delete_access_key(context, input).await.unwrap();
    }
    iam.delete_user(context, request(of_user())).await.unwrap();
}
