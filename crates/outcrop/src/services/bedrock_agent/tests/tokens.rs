//! Client tokens.

use super::*;

#[tokio::test]
async fn the_same_request_is_done_once_and_another_is_refused() {
    let it = Fixture::new().await;
    let token = || Some("0123456789abcdef0123456789abcdef0".to_owned());
    let input = |name: &str| CreateAgentRequest { client_token: token(), ..complete(name) };
    let first = it.service.create_agent(&it.context, input("a")).await.unwrap();
    it.wait();
    let again = it.service.create_agent(&it.context, input("a")).await.unwrap();
    assert_eq!(first, again);
    let agents = it.service.list_agents(&it.context, ListAgentsRequest::default()).await.unwrap().agent_summaries;
    assert_eq!(agents.len(), 1);
    let other = it.service.create_agent(&it.context, input("b")).await;
    assert_refused(other, "ConflictException", "The clientToken was already used");

    let agent_id = first.agent.agent_id;
    it.prepare(&agent_id).await;
    let input = |name: &str| CreateAgentAliasRequest { client_token: token(), ..alias(&agent_id, name) };
    let first = it.service.create_agent_alias(&it.context, input("live")).await.unwrap();
    assert_eq!(it.service.create_agent_alias(&it.context, input("live")).await.unwrap(), first);
    let other = it.service.create_agent_alias(&it.context, input("next")).await;
    assert_refused(other, "ConflictException", "The clientToken was already used");
    it.wait();
    let input = |name: &str| CreateAgentActionGroupRequest { client_token: token(), ..group(&agent_id, name) };
    let first = it.service.create_agent_action_group(&it.context, input("g")).await.unwrap();
    assert_eq!(it.service.create_agent_action_group(&it.context, input("g")).await.unwrap(), first);
}
