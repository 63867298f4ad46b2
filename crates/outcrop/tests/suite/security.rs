//! Who may call.

use std::sync::Arc;

use aws_wire::bedrock_agent::operations;
use outcrop::config::{AccessKey, Config, Keys, Secret};
use outcrop::server::{App, Registry, RequestContext, Server, StartError};

use crate::house::{House, clients, error, http1, no_agents, signed};

fn registry() -> Registry {
    let mut registry = Registry::default();
    registry.operation(operations::ListAgents, |_: Arc<App>, _: RequestContext, _| async { no_agents() });
    registry
}

fn set_keys(config: &mut Config) {
    let secret_access_key = Secret::from("a-long-secret".to_owned());
    config.keys = Keys(vec![AccessKey { access_key_id: "AKIDEXAMPLE".to_owned(), secret_access_key }]);
}

#[tokio::test]
async fn with_keys_only_what_they_signed_is_answered() {
    let house = House::open(registry(), set_keys).await;
    for client in clients() {
        let request = || client.post(house.url("/agents/")).body(r#"{"maxResults":5}"#);
        let answer = signed(request(), "bedrock", "a-long-secret").send().await.unwrap();
        assert_eq!(answer.status(), 200, "{:?}", answer.text().await);
        let (status, kind, _) = error(signed(request(), "bedrock", "another-secret").send().await.unwrap()).await;
        assert_eq!((status, kind.as_str()), (403, "InvalidSignatureException"));
        let changed = signed(request(), "bedrock", "a-long-secret").body(r#"{"maxResults":6}"#);
        assert_eq!(error(changed.send().await.unwrap()).await.0, 403);
        let (status, kind, _) = error(request().send().await.unwrap()).await;
        assert_eq!((status, kind.as_str()), (403, "MissingAuthenticationTokenException"));
    }
}

#[tokio::test]
async fn an_address_that_others_reach_needs_keys() {
    let mut config = Config { listen: ([0, 0, 0, 0], 0).into(), ..Config::default() };
    let refused = Server::bind(&config).await.unwrap_err();
    assert!(matches!(refused, StartError::NoKeys(_)));
    assert!(refused.to_string().contains("OUTCROP_KEYS"));
    set_keys(&mut config);
    // Binding is as far as this goes: tests serve on loopback only.
    config.listen = ([127, 0, 0, 1], 0).into();
    Server::bind(&config).await.unwrap();
}

#[tokio::test]
async fn without_keys_web_pages_are_kept_out() {
    let house = House::open(registry(), |_| {}).await;
    let request = || http1().post(house.url("/agents/"));
    for foreign in [
        request().header("host", "evil.example"),
        request().header("host", "127.0.0.1.evil.example:8787"),
        request().header("origin", "http://evil.example"),
        request().header("origin", "null"),
    ] {
        let (status, kind, _) = error(foreign.send().await.unwrap()).await;
        assert_eq!((status, kind.as_str()), (403, "AccessDeniedException"));
    }
    for own in [request(), request().header("host", "localhost:8787"), request().header("host", "[::1]:8787")] {
        assert_eq!(own.send().await.unwrap().status(), 200);
    }
}
