//! Lists: newest first, a page at a time.

use super::*;

#[tokio::test]
async fn lists_are_newest_first_and_paged() {
    let it = Fixture::new().await;
    for name in ["a", "b", "c"] {
        it.complete(name).await;
    }
    let first = ListAgentsRequest { max_results: Some(2), next_token: None };
    let page = it.service.list_agents(&it.context, first).await.unwrap();
    let names: Vec<_> = page.agent_summaries.iter().map(|agent| agent.agent_name.as_str()).collect();
    assert_eq!(names, ["c", "b"]);
    let token = page.next_token.unwrap();
    let next = ListAgentsRequest { max_results: Some(2), next_token: Some(token.clone()) };
    let page = it.service.list_agents(&it.context, next).await.unwrap();
    assert_eq!((page.agent_summaries[0].agent_name.as_str(), page.next_token), ("a", None));

    let forged = ListAgentsRequest { max_results: Some(2), next_token: Some(format!("{token}A")) };
    assert_refused(it.service.list_agents(&it.context, forged).await, "ValidationException", "nextToken:");
    it.clock.advance(Duration::from_hours(48));
    let stale = ListAgentsRequest { max_results: Some(2), next_token: Some(token) };
    assert_refused(it.service.list_agents(&it.context, stale).await, "ValidationException", "nextToken:");
}

#[tokio::test]
async fn the_draft_and_its_alias_are_listed_last() {
    let it = Fixture::new().await;
    let agent_id = it.prepared("a").await;
    it.alias(&agent_id, "live", None).await;
    it.alias(&agent_id, "next", None).await;
    let list = ListAgentVersionsRequest { agent_id: agent_id.clone(), max_results: None, next_token: None };
    let versions = it.service.list_agent_versions(&it.context, list).await.unwrap().agent_version_summaries;
    let versions: Vec<_> = versions.iter().map(|version| version.agent_version.as_str()).collect();
    assert_eq!(versions, ["2", "1", "DRAFT"]);
    let list = ListAgentAliasesRequest { agent_id, max_results: None, next_token: None };
    let aliases = it.service.list_agent_aliases(&it.context, list).await.unwrap().agent_alias_summaries;
    let aliases: Vec<_> = aliases.iter().map(|alias| alias.agent_alias_name.as_str()).collect();
    assert_eq!(aliases, ["next", "live", "AgentTestAlias"]);
    let agents = it.service.list_agents(&it.context, ListAgentsRequest::default()).await.unwrap().agent_summaries;
    assert_eq!(agents[0].latest_agent_version.as_deref(), Some("2"));
}
