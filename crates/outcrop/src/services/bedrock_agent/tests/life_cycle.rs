//! States, and what each operation does to them.

use ::agents::memory::{QUEUE, lane};
use store::sessions::{AtEnd, SessionKey, TurnCommit};

use super::*;

#[tokio::test]
async fn an_agent_is_creating_then_not_prepared() {
    let it = Fixture::new().await;
    let created = it.service.create_agent(&it.context, named("a")).await.unwrap().agent;
    assert_eq!(created.agent_status, AgentStatus::Creating);
    assert_eq!(created.agent_version, None);
    assert_eq!(created.agent_arn, "arn:aws:bedrock:us-east-1:123456789012:agent/0000000001");
    assert_eq!(it.get(&created.agent_id).await.agent_status, AgentStatus::Creating);
    it.wait();
    let agent = it.get(&created.agent_id).await;
    assert_eq!(agent.agent_status, AgentStatus::NotPrepared);
    assert_eq!(agent.agent_version.as_deref(), Some("DRAFT"));
    assert_eq!(agent.idle_session_ttl_in_seconds, 600);
}

#[tokio::test]
async fn one_look_sees_a_passing_state_that_is_over() {
    let it = Fixture::new().await;
    let agent_id = it.prepared("a").await;
    assert_eq!(it.get(&agent_id).await.agent_status, AgentStatus::Preparing);
    let agent = it.get(&agent_id).await;
    assert_eq!(agent.agent_status, AgentStatus::Prepared);
    assert!(agent.updated_at < agent.prepared_at.unwrap());
}

#[tokio::test]
async fn every_change_of_the_draft_makes_it_not_prepared() {
    let it = Fixture::new().await;
    let agent_id = it.prepared("a").await;
    let group_id = it.add_group(&agent_id, "g").await;
    let after_group = it.settled(&agent_id).await;
    assert_eq!(after_group.agent_status, AgentStatus::NotPrepared);
    assert!(after_group.updated_at > after_group.prepared_at.unwrap());

    it.prepare(&agent_id).await;
    assert_eq!(it.settled(&agent_id).await.agent_status, AgentStatus::Prepared);
    let request = DeleteAgentActionGroupRequest {
        agent_id: agent_id.clone(),
        agent_version: "DRAFT".into(),
        action_group_id: group_id,
        skip_resource_in_use_check: Some(true),
    };
    it.service.delete_agent_action_group(&it.context, request).await.unwrap();
    assert_eq!(it.settled(&agent_id).await.agent_status, AgentStatus::NotPrepared);

    it.prepare(&agent_id).await;
    let updating = it.service.update_agent(&it.context, update(&agent_id, "a")).await.unwrap().agent;
    assert_eq!(updating.agent_status, AgentStatus::Updating);
    assert_eq!(it.settled(&agent_id).await.agent_status, AgentStatus::NotPrepared);
}

#[tokio::test]
async fn the_prepared_draft_serves_until_the_next_prepare() {
    let it = Fixture::new().await;
    let agent_id = it.complete("a").await;
    let never = it.service.resolve(&it.context, &agent_id, "TSTALIASID").await.unwrap_err();
    assert!(never.to_string().contains("never prepared"), "{never}");

    it.prepare(&agent_id).await;
    it.add_group(&agent_id, "later").await;
    let served = it.service.resolve(&it.context, &agent_id, "TSTALIASID").await.unwrap();
    assert_eq!((served.version.as_str(), served.action_groups.len()), ("DRAFT", 0));
    assert_eq!(served.agent.instruction.as_deref(), Some(INSTRUCTION));
    assert_eq!(served.alias_arn, format!("arn:aws:bedrock:us-east-1:123456789012:agent-alias/{agent_id}/TSTALIASID"));
    let again = it.service.resolve(&it.context, &agent_id, "TSTALIASID").await.unwrap();
    assert!(Arc::ptr_eq(&served, &again), "an unchanged snapshot is parsed once");

    it.prepare(&agent_id).await;
    let served = it.service.resolve(&it.context, &agent_id, "TSTALIASID").await.unwrap();
    assert_eq!(served.action_groups.len(), 1);
}

#[tokio::test]
async fn a_draft_that_lacks_something_fails_to_prepare_and_says_all_of_it() {
    let it = Fixture::new().await;
    let agent_id = it.create(named("a")).await.agent_id;
    it.prepare(&agent_id).await;
    assert_eq!(it.get(&agent_id).await.failure_reasons, None);
    let agent = it.get(&agent_id).await;
    assert_eq!(agent.agent_status, AgentStatus::Failed);
    let reasons = agent.failure_reasons.unwrap();
    assert!(reasons[0].starts_with("Exception: Agent Instruction cannot be null"), "{reasons:?}");
    assert_eq!(reasons.len(), 3, "{reasons:?}");

    let fixed = UpdateAgentRequest { instruction: Some(INSTRUCTION.into()), ..update(&agent_id, "a") };
    it.service.update_agent(&it.context, fixed).await.unwrap();
    it.wait();
    it.prepare(&agent_id).await;
    let agent = it.settled(&agent_id).await;
    assert_eq!((agent.agent_status, agent.failure_reasons), (AgentStatus::Prepared, None));
}

#[tokio::test]
async fn a_second_agent_of_one_name_fails_and_does_not_hold_the_name() {
    let it = Fixture::new().await;
    let first = it.complete("a").await;
    let second = it.create(complete("a")).await;
    assert_eq!(second.agent_status, AgentStatus::Creating);
    let failed = it.settled(&second.agent_id).await;
    assert_eq!(failed.agent_status, AgentStatus::Failed);
    let reason = "Cannot create a new agent as an agent with the same name already exists.";
    assert_eq!(failed.failure_reasons, Some(vec![reason.to_owned()]));

    it.service.delete_agent(&it.context, request(serde_json::json!({"agentId": first}))).await.unwrap();
    let third = it.create(complete("a")).await;
    assert_eq!(it.settled(&third.agent_id).await.agent_status, AgentStatus::NotPrepared);
}

#[tokio::test]
async fn a_deleted_agent_is_deleting_once_and_then_unknown_with_all_its_parts() {
    let it = Fixture::new().await;
    let agent_id = it.prepared("a").await;
    let group_id = it.add_group(&agent_id, "g").await;
    let answer = it.service.delete_agent(&it.context, request(serde_json::json!({"agentId": agent_id}))).await.unwrap();
    assert_eq!(answer.agent_status, AgentStatus::Deleting);
    assert_eq!(it.get(&agent_id).await.agent_status, AgentStatus::Deleting);
    it.wait();
    let get = || it.service.get_agent(&it.context, GetAgentRequest { agent_id: agent_id.clone() });
    assert_refused(get().await, "ResourceNotFoundException", "Failed to retrieve resource because it doesn't exist.");
    let list = ListAgentAliasesRequest { agent_id: agent_id.clone(), max_results: None, next_token: None };
    assert_refused(it.service.list_agent_aliases(&it.context, list).await, "ResourceNotFoundException", "Failed");
    let group = GetAgentActionGroupRequest {
        agent_id: agent_id.clone(),
        agent_version: "DRAFT".into(),
        action_group_id: group_id,
    };
    let group = it.service.get_agent_action_group(&it.context, group).await;
    assert_refused(group, "ResourceNotFoundException", "Failed");
    assert!(it.service.resolve(&it.context, &agent_id, "TSTALIASID").await.is_err());
}

#[tokio::test]
async fn sessions_go_with_their_alias_or_agent_and_are_not_summed_up() {
    let it = Fixture::new().await;
    let agent_id = it.prepared("a").await;
    let alias_id = it.alias(&agent_id, "live", None).await.agent_alias_id;
    let store = &it.service.store;
    let arn = |alias: &str| format!("arn:aws:bedrock:us-east-1:123456789012:agent-alias/{agent_id}/{alias}");
    let key = |alias: &str, id: &str| SessionKey { scope: arn(alias), session_id: id.into() };
    let lives = async |alias: &str| store.load_session(&key(alias, "lives"), 0).await.unwrap().is_some();
    for alias in [alias_id.as_str(), "TSTALIASID"] {
        for id in ["lives", "ended"] {
            let at_end = AtEnd { queue: QUEUE, lane: lane(&arn(alias), Some("ada")), body: "{}".into() };
            let turn = TurnCommit {
                state: "{}".into(),
                append_turn: Some("[]".into()),
                now_ms: 0,
                expires_at_ms: i64::MAX,
                at_end: Some(at_end),
            };
            store.commit_turn(&key(alias, id), None, turn).await.unwrap();
        }
        store.end_session(&key(alias, "ended")).await.unwrap();
    }
    let delete = request(serde_json::json!({"agentId": agent_id, "agentAliasId": alias_id}));
    it.service.delete_agent_alias(&it.context, delete).await.unwrap();
    assert!(!lives(&alias_id).await && lives("TSTALIASID").await);
    it.service.delete_agent(&it.context, request(serde_json::json!({"agentId": agent_id}))).await.unwrap();
    assert!(!lives("TSTALIASID").await);
    for _ in 0..2 {
        assert!(store.take_job(QUEUE, Duration::from_secs(60)).await.unwrap().unwrap().job.cancelled);
    }
    assert!(store.take_job(QUEUE, Duration::from_secs(60)).await.unwrap().is_none(), "only what had ended before");
}

#[tokio::test]
async fn an_agent_with_a_chosen_id_can_be_made_again_after_its_deletion() {
    let it = Fixture::new().await;
    let chosen = || CreateAgentRequest {
        tags: Some([("outcrop:agent-id".to_owned(), "ABCDEFGHIJ".to_owned())].into()),
        ..complete("a")
    };
    assert_eq!(it.create(chosen()).await.agent_id, "ABCDEFGHIJ");
    it.prepare("ABCDEFGHIJ").await;
    let before = it.service.resolve(&it.context, "ABCDEFGHIJ", "TSTALIASID").await.unwrap();
    assert_refused(it.service.create_agent(&it.context, chosen()).await, "ConflictException", "An agent with the ID");
    it.service.delete_agent(&it.context, request(serde_json::json!({"agentId": "ABCDEFGHIJ"}))).await.unwrap();
    it.wait();
    it.create(CreateAgentRequest { description: Some("second".into()), ..chosen() }).await;
    it.prepare("ABCDEFGHIJ").await;
    let after = it.service.resolve(&it.context, "ABCDEFGHIJ", "TSTALIASID").await.unwrap();
    assert_eq!((&before.agent.description, after.agent.description.as_deref()), (&None, Some("second")));
}

#[tokio::test]
async fn regions_know_nothing_of_each_other() {
    let it = Fixture::new().await;
    let agent_id = it.complete("a").await;
    let there = context("eu-west-1");
    let get = it.service.get_agent(&there, GetAgentRequest { agent_id }).await;
    assert_refused(get, "ResourceNotFoundException", "Failed to retrieve resource");
    assert!(it.service.list_agents(&there, ListAgentsRequest::default()).await.unwrap().agent_summaries.is_empty());
}
