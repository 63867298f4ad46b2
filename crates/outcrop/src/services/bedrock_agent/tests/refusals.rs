//! What is refused, in whose words.

use super::*;

#[tokio::test]
async fn a_passing_state_refuses_in_its_own_name() {
    let it = Fixture::new().await;
    let agent = it.service.create_agent(&it.context, complete("a")).await.unwrap().agent;
    let agent_id = agent.agent_id;
    let prepare = || PrepareAgentRequest { agent_id: agent_id.clone() };
    let code = "ValidationException";
    assert_refused(
        it.service.prepare_agent(&it.context, prepare()).await,
        code,
        "Prepare operation can't be performed on Agent when it is in Creating state.",
    );
    it.wait();
    it.service.prepare_agent(&it.context, prepare()).await.unwrap();
    assert_refused(
        it.service.prepare_agent(&it.context, prepare()).await,
        code,
        "Prepare operation can't be performed on Agent when it is in Preparing state.",
    );
    assert_refused(
        it.service.update_agent(&it.context, update(&agent_id, "a")).await,
        code,
        "Update operation can't be performed on Agent when it is in Preparing state.",
    );
    assert_refused(
        it.service.delete_agent(&it.context, request(serde_json::json!({"agentId": agent_id}))).await,
        code,
        "Delete operation can't be performed on Agent when it is in Preparing state.",
    );
    assert_refused(
        it.service.create_agent_action_group(&it.context, group(&agent_id, "g")).await,
        code,
        "Create operation can't be performed on AgentActionGroup when Agent is in Preparing state.",
    );
    it.wait();
    it.service.create_agent_alias(&it.context, alias(&agent_id, "live")).await.unwrap();
    assert_refused(
        it.service.update_agent(&it.context, update(&agent_id, "a")).await,
        code,
        "Update operation can't be performed on Agent when it is in Versioning state.",
    );
}

#[tokio::test]
async fn an_alias_needs_a_prepared_agent() {
    let it = Fixture::new().await;
    let agent_id = it.complete("a").await;
    assert_refused(
        it.service.create_agent_alias(&it.context, alias(&agent_id, "live")).await,
        "ValidationException",
        "Create operation can't be performed on AgentAlias when Agent is in Not Prepared state.",
    );
}

#[tokio::test]
async fn a_supervisor_without_collaborators_cannot_be_prepared() {
    let it = Fixture::new().await;
    for (index, mode) in ["SUPERVISOR", "SUPERVISOR_ROUTER"].iter().enumerate() {
        let mut input = complete(&format!("a{index}"));
        input.agent_collaboration = Some(request(serde_json::json!(mode)));
        let agent_id = it.create(input).await.agent_id;
        assert_refused(
            it.service.prepare_agent(&it.context, PrepareAgentRequest { agent_id }).await,
            "ValidationException",
            &format!(
                "This agent cannot be prepared. The AgentCollaboration attribute is set to {mode} but no agent collaborators \
                 are added."
            ),
        );
    }
}

#[tokio::test]
async fn what_is_in_use_is_not_deleted_unless_that_check_is_skipped() {
    let it = Fixture::new().await;
    let agent_id = it.prepared("a").await;
    it.alias(&agent_id, "live", None).await;

    let version = |skip: bool| DeleteAgentVersionRequest {
        agent_id: agent_id.clone(),
        agent_version: "1".into(),
        skip_resource_in_use_check: Some(skip),
    };
    let refused = it.service.delete_agent_version(&it.context, version(false)).await;
    assert_refused(refused, "ConflictException", "Could not delete version 1 of Agent with ID");
    let agent = |skip: bool| DeleteAgentRequest { agent_id: agent_id.clone(), skip_resource_in_use_check: Some(skip) };
    let refused = it.service.delete_agent(&it.context, agent(false)).await;
    let sentence = format!("Could not delete Agent with ID {agent_id}, since it has active aliases");
    assert_refused(refused, "ConflictException", &sentence);

    let group_id = it.add_group(&agent_id, "g").await;
    let group = |skip: Option<bool>| DeleteAgentActionGroupRequest {
        agent_id: agent_id.clone(),
        agent_version: "DRAFT".into(),
        action_group_id: group_id.clone(),
        skip_resource_in_use_check: skip,
    };
    let refused = it.service.delete_agent_action_group(&it.context, group(None)).await;
    assert_refused(refused, "ValidationException", "ActionGroup with name g cannot be deleted when it is Enabled.");
    it.service.delete_agent_action_group(&it.context, group(Some(true))).await.unwrap();

    it.service.delete_agent_version(&it.context, version(true)).await.unwrap();
    it.service.delete_agent(&it.context, agent(true)).await.unwrap();
}

#[tokio::test]
async fn an_alias_that_is_being_deleted_does_not_hold_its_agent() {
    let it = Fixture::new().await;
    let agent_id = it.prepared("a").await;
    let alias_id = it.alias(&agent_id, "live", None).await.agent_alias_id;
    let delete = DeleteAgentAliasRequest { agent_id: agent_id.clone(), agent_alias_id: alias_id };
    it.service.delete_agent_alias(&it.context, delete).await.unwrap();
    it.service.delete_agent(&it.context, request(serde_json::json!({"agentId": agent_id}))).await.unwrap();
}

#[tokio::test]
async fn the_test_alias_is_not_to_be_changed() {
    let it = Fixture::new().await;
    let agent_id = it.prepared("a").await;
    let update: UpdateAgentAliasRequest = request(serde_json::json!({
        "agentId": agent_id, "agentAliasId": "TSTALIASID", "agentAliasName": "mine"
    }));
    let refused = it.service.update_agent_alias(&it.context, update).await;
    assert_refused(refused, "ValidationException", "The alias TSTALIASID cannot be changed");
    let delete = DeleteAgentAliasRequest { agent_id: agent_id.clone(), agent_alias_id: "TSTALIASID".into() };
    let refused = it.service.delete_agent_alias(&it.context, delete).await;
    assert_refused(refused, "ValidationException", "The alias TSTALIASID cannot be deleted");
    let draft = CreateAgentAliasRequest { routing_configuration: Some(route("DRAFT")), ..alias(&agent_id, "live") };
    let refused = it.service.create_agent_alias(&it.context, draft).await;
    assert_refused(refused, "ValidationException", "routingConfiguration cannot point to DRAFT");
}

#[tokio::test]
async fn custom_orchestration_needs_a_function_and_excludes_collaboration() {
    let it = Fixture::new().await;
    let lambda = "arn:aws:lambda:us-east-1:123456789012:function:f";
    let function = serde_json::json!({"executor": {"lambda": lambda}});
    let made = it.complete("b").await;
    for (kind, custom, collaboration, begins) in [
        (
            "CUSTOM_ORCHESTRATION",
            serde_json::json!({}),
            "DISABLED",
            "orchestrationType CUSTOM_ORCHESTRATION needs customOrchestration.executor.lambda",
        ),
        ("CUSTOM_ORCHESTRATION", function.clone(), "SUPERVISOR", "orchestrationType CUSTOM_ORCHESTRATION excludes"),
        ("DEFAULT", function, "DISABLED", "customOrchestration can only be given with"),
    ] {
        let create: CreateAgentRequest = request(serde_json::json!({
            "agentName": "a", "orchestrationType": kind, "customOrchestration": custom, "agentCollaboration": collaboration,
        }));
        let update = UpdateAgentRequest {
            orchestration_type: create.orchestration_type,
            custom_orchestration: create.custom_orchestration.clone(),
            agent_collaboration: create.agent_collaboration,
            ..update(&made, "b")
        };
        assert_refused(it.service.create_agent(&it.context, create).await, "ValidationException", begins);
        assert_refused(it.service.update_agent(&it.context, update).await, "ValidationException", begins);
    }
}

#[tokio::test]
async fn tags_are_found_by_arn_only() {
    let it = Fixture::new().await;
    let agent = it.create(CreateAgentRequest { tags: Some([("a".into(), "1".into())].into()), ..complete("a") }).await;
    let tag = |arn: &str| TagResourceRequest { resource_arn: arn.into(), tags: [("b".into(), "2".into())].into() };
    it.service.tag_resource(&it.context, tag(&agent.agent_arn)).await.unwrap();
    let untag = UntagResourceRequest { resource_arn: agent.agent_arn.clone(), tag_keys: vec!["a".into(), "x".into()] };
    it.service.untag_resource(&it.context, untag).await.unwrap();
    let list = ListTagsForResourceRequest { resource_arn: agent.agent_arn.clone() };
    let tags = it.service.list_tags_for_resource(&it.context, list).await.unwrap().tags.unwrap();
    assert_eq!(tags, [("b".to_owned(), "2".to_owned())].into());

    let unknown = agent.agent_arn.replace("0000000001", "0000000009");
    assert_refused(it.service.tag_resource(&it.context, tag(&unknown)).await, "ResourceNotFoundException", "Failed");
    for arn in [
        "x",
        "arn:aws:bedrock:eu-west-1:123456789012:agent/0000000001",
        "arn:aws:lambda:us-east-1:123456789012:function:f",
    ] {
        assert_refused(it.service.tag_resource(&it.context, tag(arn)).await, "ValidationException", "resourceArn");
    }
    let reserved = TagResourceRequest { tags: [("aws:x".into(), "2".into())].into(), ..tag(&agent.agent_arn) };
    assert_refused(it.service.tag_resource(&it.context, reserved).await, "ValidationException", "The tag 'aws:x'");
    let many = (0..50).map(|index| (format!("k{index}"), String::new())).collect();
    let many = TagResourceRequest { tags: many, ..tag(&agent.agent_arn) };
    assert_refused(
        it.service.tag_resource(&it.context, many).await,
        "ServiceQuotaExceededException",
        "A resource can have 50",
    );
}
