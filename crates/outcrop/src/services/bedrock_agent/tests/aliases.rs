//! Aliases and the versions they point to.

use super::*;

fn updated(alias: &AgentAlias) -> UpdateAgentAliasRequest {
    request(serde_json::json!({
        "agentId": alias.agent_id, "agentAliasId": alias.agent_alias_id, "agentAliasName": alias.agent_alias_name,
    }))
}

fn version_of(alias: &AgentAlias) -> &str {
    alias.routing_configuration[0].agent_version.as_deref().unwrap()
}

#[tokio::test]
async fn an_alias_makes_a_version_and_both_pass_through_their_states() {
    let it = Fixture::new().await;
    let agent_id = it.prepared("a").await;
    let created = it.service.create_agent_alias(&it.context, alias(&agent_id, "live")).await.unwrap().agent_alias;
    assert_eq!((created.agent_alias_status, version_of(&created)), (AgentAliasStatus::Creating, "1"));
    assert_eq!(it.get(&agent_id).await.agent_status, AgentStatus::Versioning);
    it.wait();
    let get = GetAgentAliasRequest { agent_id: agent_id.clone(), agent_alias_id: created.agent_alias_id.clone() };
    let seen = it.service.get_agent_alias(&it.context, get.clone()).await.unwrap().agent_alias;
    let settled = it.service.get_agent_alias(&it.context, get).await.unwrap().agent_alias;
    assert_eq!(seen.agent_alias_status, AgentAliasStatus::Creating);
    assert_eq!(settled.agent_alias_status, AgentAliasStatus::Prepared);
    assert_eq!(it.get(&agent_id).await.agent_status, AgentStatus::Prepared);
    let history = settled.agent_alias_history_events.unwrap();
    assert_eq!((history.len(), history[0].end_date), (1, None));
}

#[tokio::test]
async fn a_version_keeps_its_parts_whatever_becomes_of_the_draft() {
    let it = Fixture::new().await;
    let agent_id = it.complete("a").await;
    let group_id = it.add_group(&agent_id, "g").await;
    it.add_group(&agent_id, "h").await;
    it.prepare(&agent_id).await;
    let live = it.alias(&agent_id, "live", None).await;
    let delete = DeleteAgentActionGroupRequest {
        agent_id: agent_id.clone(),
        agent_version: "DRAFT".into(),
        action_group_id: group_id.clone(),
        skip_resource_in_use_check: Some(true),
    };
    it.service.delete_agent_action_group(&it.context, delete).await.unwrap();
    let mut changed = update(&agent_id, "renamed");
    changed.instruction = Some(INSTRUCTION.to_uppercase());
    it.service.update_agent(&it.context, changed).await.unwrap();

    let served = it.service.resolve(&it.context, &agent_id, &live.agent_alias_id).await.unwrap();
    assert_eq!((served.version.as_str(), served.agent.agent_name.as_str()), ("1", "a"));
    let names: Vec<_> = served.action_groups.iter().map(|group| group.action_group_name.as_str()).collect();
    assert_eq!(names, ["h", "g"]);
    let list = ListAgentActionGroupsRequest {
        agent_id: agent_id.clone(),
        agent_version: "1".into(),
        max_results: None,
        next_token: None,
    };
    let listed = it.service.list_agent_action_groups(&it.context, list).await.unwrap().action_group_summaries;
    let listed: Vec<_> = listed.iter().map(|group| group.action_group_name.as_str()).collect();
    assert_eq!(listed, ["h", "g"]);
    let get =
        GetAgentActionGroupRequest { agent_id: agent_id.clone(), agent_version: "1".into(), action_group_id: group_id };
    let kept = it.service.get_agent_action_group(&it.context, get).await.unwrap().agent_action_group;
    assert_eq!(kept.agent_version, "1");
    let get = GetAgentVersionRequest { agent_id, agent_version: "1".into() };
    let version = it.service.get_agent_version(&it.context, get).await.unwrap().agent_version;
    assert_eq!((version.agent_name.as_str(), version.instruction.as_deref()), ("a", Some(INSTRUCTION)));
}

#[tokio::test]
async fn rolling_back_points_to_an_older_version_and_is_remembered() {
    let it = Fixture::new().await;
    let agent_id = it.prepared("a").await;
    let live = it.alias(&agent_id, "live", None).await;
    let forward = it.service.update_agent_alias(&it.context, updated(&live)).await.unwrap().agent_alias;
    assert_eq!((forward.agent_alias_status, version_of(&forward)), (AgentAliasStatus::Updating, "2"));
    it.wait();
    let back = UpdateAgentAliasRequest { routing_configuration: Some(route("1")), ..updated(&live) };
    let back = it.service.update_agent_alias(&it.context, back).await.unwrap().agent_alias;
    let history = back.agent_alias_history_events.unwrap();
    let past: Vec<_> = history
        .iter()
        .map(|event| event.routing_configuration.as_ref().unwrap()[0].agent_version.as_deref().unwrap())
        .collect();
    assert_eq!(past, ["1", "2", "1"]);
    assert!(history[..2].iter().all(|event| event.end_date.is_some()) && history[2].end_date.is_none());
    assert_eq!(it.service.resolve(&it.context, &agent_id, &live.agent_alias_id).await.unwrap().version, "1");
}

#[tokio::test]
async fn a_paused_alias_rejects_until_it_is_resumed() {
    let it = Fixture::new().await;
    let agent_id = it.prepared("a").await;
    let live = it.alias(&agent_id, "live", None).await;
    it.service.resolve(&it.context, &agent_id, &live.agent_alias_id).await.unwrap();
    let set = |state| UpdateAgentAliasRequest {
        alias_invocation_state: state,
        routing_configuration: Some(route("1")),
        ..updated(&live)
    };
    let pause = set(Some(AliasInvocationState::RejectInvocations));
    it.service.update_agent_alias(&it.context, pause).await.unwrap();
    it.service.update_agent_alias(&it.context, set(None)).await.unwrap();
    let refused = it.service.resolve(&it.context, &agent_id, &live.agent_alias_id).await.unwrap_err();
    let refused = aws_wire::bedrock_agent_runtime::Error::from(refused);
    assert_eq!(refused.code(), "ValidationException");
    assert!(refused.message().unwrap().contains("rejects invocations"));
    let resume = set(Some(AliasInvocationState::AcceptInvocations));
    it.service.update_agent_alias(&it.context, resume).await.unwrap();
    it.service.resolve(&it.context, &agent_id, &live.agent_alias_id).await.unwrap();
}

#[tokio::test]
async fn a_version_number_never_comes_back() {
    let it = Fixture::new().await;
    let agent_id = it.prepared("a").await;
    let live = it.alias(&agent_id, "live", None).await;
    let delete = DeleteAgentVersionRequest {
        agent_id: agent_id.clone(),
        agent_version: "1".into(),
        skip_resource_in_use_check: Some(true),
    };
    it.service.delete_agent_version(&it.context, delete).await.unwrap();
    let get = GetAgentAliasRequest { agent_id: agent_id.clone(), agent_alias_id: live.agent_alias_id.clone() };
    let orphan = it.service.get_agent_alias(&it.context, get).await.unwrap().agent_alias;
    assert_eq!(orphan.agent_alias_status, AgentAliasStatus::Dissociated);
    let unknown = it.service.resolve(&it.context, &agent_id, &live.agent_alias_id).await.unwrap_err();
    assert!(unknown.to_string().contains("version 1"), "{unknown}");
    assert_eq!(version_of(&it.alias(&agent_id, "next", None).await), "2");
    let gone = CreateAgentAliasRequest { routing_configuration: Some(route("1")), ..alias(&agent_id, "old") };
    let refused = it.service.create_agent_alias(&it.context, gone).await;
    assert_refused(refused, "ResourceNotFoundException", "Failed to retrieve resource");
}

#[tokio::test]
async fn names_of_aliases_are_unique_in_an_agent() {
    let it = Fixture::new().await;
    let agent_id = it.prepared("a").await;
    it.alias(&agent_id, "live", None).await;
    let second = CreateAgentAliasRequest { routing_configuration: Some(route("1")), ..alias(&agent_id, "live") };
    let refused = it.service.create_agent_alias(&it.context, second).await;
    assert_refused(refused, "ConflictException", "An alias with the name live already exists");
}

#[tokio::test]
async fn a_deleted_alias_is_deleting_once_and_then_unknown() {
    let it = Fixture::new().await;
    let agent_id = it.prepared("a").await;
    let tags = [("outcrop:alias-id".to_owned(), "ALIASALIAS".to_owned())];
    let chosen = CreateAgentAliasRequest { tags: Some(tags.into()), ..alias(&agent_id, "live") };
    let live = it.service.create_agent_alias(&it.context, chosen).await.unwrap().agent_alias;
    assert_eq!(live.agent_alias_id, "ALIASALIAS");
    let delete = DeleteAgentAliasRequest { agent_id: agent_id.clone(), agent_alias_id: "ALIASALIAS".into() };
    it.service.delete_agent_alias(&it.context, delete.clone()).await.unwrap();
    let get = GetAgentAliasRequest { agent_id, agent_alias_id: "ALIASALIAS".into() };
    let seen = it.service.get_agent_alias(&it.context, get.clone()).await.unwrap().agent_alias;
    assert_eq!(seen.agent_alias_status, AgentAliasStatus::Deleting);
    it.wait();
    assert_refused(it.service.get_agent_alias(&it.context, get).await, "ResourceNotFoundException", "Failed");
    assert_refused(it.service.delete_agent_alias(&it.context, delete).await, "ResourceNotFoundException", "Failed");
}
