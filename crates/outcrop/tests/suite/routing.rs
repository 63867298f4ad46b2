//! Which operation a request is.

use std::sync::Arc;

use aws_wire::{bedrock_agent, bedrock_agent_runtime, sts};
use outcrop::server::{App, Registry, RequestContext};
use reqwest::Method;

use crate::house::{House, claimed, error, http1};

/// Binds handlers that answer with the name of their operation, as an error's message.
macro_rules! name_themselves {
    ($registry:ident, $service:ident: $($operation:ident),+) => {$(
        $registry.operation($service::operations::$operation, |_: Arc<App>, _: RequestContext, _| async {
            Err($service::Error::access_denied(concat!(stringify!($service), ".", stringify!($operation))))
        });
    )+};
}

fn registry() -> Registry {
    let mut registry = Registry::default();
    name_themselves!(registry, bedrock_agent: CreateAgent, ListAgents, PrepareAgent, GetAgent, ListTagsForResource);
    name_themselves!(registry, bedrock_agent_runtime: ListTagsForResource);
    registry.streaming(bedrock_agent_runtime::operations::InvokeInlineAgent, |_: Arc<App>, _, _| async {
        Err(bedrock_agent_runtime::Error::access_denied("bedrock_agent_runtime.InvokeInlineAgent"))
    });
    registry.operation(sts::operations::GetCallerIdentity, |_: Arc<App>, context: RequestContext, _| async move {
        let account = Some(context.account_id);
        Ok::<_, sts::Error>(sts::types::GetCallerIdentityResponse {
            account,
            arn: Some(context.region),
            ..Default::default()
        })
    });
    registry
}

#[tokio::test]
async fn a_request_is_told_by_method_path_slash_and_body() {
    let house = House::open(registry(), |_| {}).await;
    let create = r#"{"agentName":"a"}"#;
    let inline = r#"{"foundationModel":"m","instruction":"An instruction that is long enough to be accepted."}"#;
    let cases = [
        (Method::PUT, "/agents/", create, "bedrock_agent.CreateAgent"),
        (Method::PUT, "/agents", create, "bedrock_agent.CreateAgent"),
        (Method::POST, "/agents/", "{}", "bedrock_agent.ListAgents"),
        (Method::POST, "/agents", "", "bedrock_agent.ListAgents"),
        (Method::POST, "/agents/AGENT12345/", "", "bedrock_agent.PrepareAgent"),
        (Method::POST, "/agents/AGENT12345", "", "bedrock_agent.PrepareAgent"),
        (Method::POST, "/agents/session-1", inline, "bedrock_agent_runtime.InvokeInlineAgent"),
        (Method::GET, "/agents/AGENT12345/", "", "bedrock_agent.GetAgent"),
        (Method::GET, "/agents/AGENT12345", "", "bedrock_agent.GetAgent"),
        (
            Method::GET,
            "/tags/arn%3Aaws%3Abedrock%3Aus-east-1%3A123456789012%3Aagent%2FAGENT12345",
            "",
            "bedrock_agent.ListTagsForResource",
        ),
        (
            Method::GET,
            "/tags/arn:aws:bedrock:us-east-1:123456789012:session/0a5c2e50-9d2f-4d8b-9d58-1f2a3b4c5d6e",
            "",
            "bedrock_agent_runtime.ListTagsForResource",
        ),
    ];
    for (method, path, body, operation) in cases {
        for signed in [true, false] {
            let request = http1().request(method.clone(), house.url(path)).body(body);
            let request = if signed { claimed(request, "bedrock") } else { request };
            let (_, _, message) = error(request.send().await.unwrap()).await;
            assert_eq!(message, operation, "{method} {path} {body}");
        }
    }
}

#[tokio::test]
async fn the_query_services_are_told_by_their_form_and_the_region_by_the_scope() {
    let house = House::open(registry(), |_| {}).await;
    let form = http1()
        .post(house.url("/"))
        .header("content-type", "application/x-www-form-urlencoded; charset=utf-8")
        .body("Action=GetCallerIdentity&Version=2011-06-15");
    let answer = claimed(form, "sts").send().await.unwrap();
    assert_eq!(answer.status(), 200);
    let text = answer.text().await.unwrap();
    assert!(text.contains("<Account>123456789012</Account>") && text.contains("<Arn>eu-west-1</Arn>"), "{text}");

    let presigned = "/?Action=GetCallerIdentity&Version=2011-06-15&X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=\
                     AKIDEXAMPLE%2F20250521%2Fap-south-1%2Fsts%2Faws4_request&X-Amz-Date=20250521T000000Z&X-Amz-Expires=\
                     60&X-Amz-SignedHeaders=host&X-Amz-Signature=00";
    let text = http1().get(house.url(presigned)).send().await.unwrap().text().await.unwrap();
    assert!(text.contains("<Arn>ap-south-1</Arn>"), "{text}");
}

#[tokio::test]
async fn what_is_no_operation_or_not_answered_yet_is_an_aws_error() {
    let house = House::open(registry(), |_| {}).await;
    let (status, kind, _) = error(http1().get(house.url("/nothing/here")).send().await.unwrap()).await;
    assert_eq!((status, kind.as_str()), (404, "UnknownOperationException"));
    let (status, kind, message) = error(http1().delete(house.url("/agents/AGENT12345/")).send().await.unwrap()).await;
    assert_eq!((status, kind.as_str()), (501, "NotImplementedException"), "{message}");
    let health = http1().get(house.url("/_outcrop/health")).send().await.unwrap();
    assert_eq!(health.status(), 200);
}
