//! Who the caller is, by the key that signed.

use std::sync::Arc;

use aws_wire::AwsError as _;
use serde_json::{Value, json};
use store::{ScriptedClock, ScriptedIds, Store};
use uuid::Uuid;

use super::*;
use crate::server::Principal;

fn signed_by(access_key_id: Option<&str>) -> RequestContext {
    RequestContext {
        request_id: Uuid::nil(),
        region: "us-east-1".into(),
        account_id: "123456789012".into(),
        endpoint: "http://127.0.0.1:8787".into(),
        principal: Principal { access_key_id: access_key_id.map(str::to_owned) },
    }
}

fn request<T: serde::de::DeserializeOwned>(json: Value) -> T {
    serde_json::from_value(json).unwrap()
}

#[tokio::test]
async fn the_key_that_signed_tells_the_caller() {
    let clock = Arc::new(ScriptedClock::starting_at(Timestamp::from_millis(1_700_000_000_000)));
    let store = Store::temporary(clock.clone()).await.unwrap();
    let ids = ScriptedIds::default();
    let iam = Iam::new(&store, clock.as_ref(), &ids);
    let unsigned = signed_by(None);
    let trust = json!({ "Statement": {
        "Effect": "Allow", "Principal": {"Service": "bedrock.amazonaws.com"}, "Action": "sts:AssumeRole"
    }});
    let role = json!({ "RoleName": "r", "Path": "/p/", "AssumeRolePolicyDocument": trust.to_string() });
    let role = iam.create_role(&unsigned, request(role)).await.unwrap().role;
    let user = iam.create_user(&unsigned, request(json!({ "UserName": "u" }))).await.unwrap().user.unwrap();
    let key = iam.create_access_key(&unsigned, request(json!({ "UserName": "u" }))).await.unwrap().access_key;
    let input = json!({ "RoleArn": role.arn, "RoleSessionName": "me", "DurationSeconds": 900 });
    let assumed = assume_role(&iam, &unsigned, request(input)).await.unwrap();
    let assumed_key = assumed.credentials.unwrap().access_key_id;
    let session = get_session_token(&iam, &signed_by(Some(&key.access_key_id)), request(json!({}))).await.unwrap();
    let session_key = session.credentials.unwrap().access_key_id;

    let assumed_arn = "arn:aws:sts::123456789012:assumed-role/r/me";
    for (access_key_id, arn, user_id) in [
        (None, "arn:aws:iam::123456789012:root", "123456789012".to_owned()),
        (Some("AKIAUNKNOWN"), "arn:aws:iam::123456789012:root", "123456789012".to_owned()),
        (Some(key.access_key_id.as_str()), user.arn.as_str(), user.user_id.clone()),
        (Some(session_key.as_str()), user.arn.as_str(), user.user_id),
        (Some(assumed_key.as_str()), assumed_arn, format!("{}:me", role.role_id)),
    ] {
        let me = get_caller_identity(&iam, &signed_by(access_key_id), request(json!({}))).await.unwrap();
        assert_eq!((me.arn.as_deref(), me.user_id), (Some(arn), Some(user_id)));
    }

    clock.advance(Duration::from_secs(901));
    let late = get_caller_identity(&iam, &signed_by(Some(&assumed_key)), request(json!({}))).await.unwrap_err();
    assert_eq!(late.code(), "ExpiredTokenException");
}

#[tokio::test]
async fn roles_that_are_not_there_and_sessions_that_are_too_long_are_refused() {
    let clock = Arc::new(ScriptedClock::starting_at(Timestamp::from_millis(1_700_000_000_000)));
    let store = Store::temporary(clock.clone()).await.unwrap();
    let ids = ScriptedIds::default();
    let iam = Iam::new(&store, clock.as_ref(), &ids);
    let context = signed_by(None);
    let arn = "arn:aws:iam::123456789012:role/none";
    let input = json!({ "RoleArn": arn, "RoleSessionName": "me" });
    let error = assume_role(&iam, &context, request(input)).await.unwrap_err();
    assert_eq!((error.code(), error.status()), ("AccessDenied", 403));
    let begins =
        format!("User: arn:aws:iam::123456789012:root is not authorized to perform: sts:AssumeRole on resource: {arn}");
    assert!(error.message().unwrap().starts_with(&begins));

    let trust = json!({ "Statement": { "Effect": "Allow", "Principal": "*", "Action": "sts:AssumeRole" }}).to_string();
    let role = json!({ "RoleName": "r", "AssumeRolePolicyDocument": trust });
    let role = iam.create_role(&context, request(role)).await.unwrap().role;
    let input = json!({ "RoleArn": role.arn, "RoleSessionName": "me", "DurationSeconds": 7200 });
    assert_eq!(assume_role(&iam, &context, request(input)).await.unwrap_err().code(), "ValidationError");
}
