//! Action groups: what is filled in, what is checked.

use super::*;

#[tokio::test]
async fn defaults_are_written_into_what_was_sent() {
    let it = Fixture::new().await;
    let agent_id = it.complete("a").await;
    let group_id = it.add_group(&agent_id, "g").await;
    let get = GetAgentActionGroupRequest { agent_id, agent_version: "DRAFT".into(), action_group_id: group_id };
    let group = it.service.get_agent_action_group(&it.context, get).await.unwrap().agent_action_group;
    assert_eq!(group.action_group_state, ActionGroupState::Enabled);
    let Some(FunctionSchema::Functions(functions)) = group.function_schema else { panic!() };
    assert_eq!(functions[0].require_confirmation, Some(RequireConfirmation::Disabled));
}

#[tokio::test]
async fn a_schema_is_refused_with_all_its_problems() {
    let it = Fixture::new().await;
    let agent_id = it.complete("a").await;
    let neither = CreateAgentActionGroupRequest { function_schema: None, ..group(&agent_id, "g") };
    assert_refused(
        it.service.create_agent_action_group(&it.context, neither).await,
        "ValidationException",
        "Failed to create or update ActionGroup. Try providing either apiSchema or functionSchema",
    );
    let broken = CreateAgentActionGroupRequest {
        function_schema: None,
        api_schema: Some(APISchema::Payload("{".into())),
        ..group(&agent_id, "g")
    };
    assert_refused(
        it.service.create_agent_action_group(&it.context, broken).await,
        "ValidationException",
        "Failed to create OpenAPI 3 model from the JSON/YAML object that you provided for action: g",
    );
    let object = S3Identifier { s3_bucket_name: Some("bucket".into()), s3_object_key: Some("key".into()) };
    let stored = CreateAgentActionGroupRequest {
        function_schema: None,
        api_schema: Some(APISchema::S3(object)),
        ..group(&agent_id, "g")
    };
    let (code, message) = refusal(it.service.create_agent_action_group(&it.context, stored).await);
    assert_eq!(code, "ValidationException");
    assert!(message.contains("s3://bucket/key"), "{message}");
}

#[tokio::test]
async fn an_update_overwrites_and_keeps_names_unique() {
    let it = Fixture::new().await;
    let agent_id = it.complete("a").await;
    let first = CreateAgentActionGroupRequest {
        description: Some("first".into()),
        action_group_state: Some(ActionGroupState::Disabled),
        ..group(&agent_id, "g")
    };
    let first = it.service.create_agent_action_group(&it.context, first).await.unwrap().agent_action_group;
    it.add_group(&agent_id, "h").await;
    let update = |name: &str| -> UpdateAgentActionGroupRequest {
        request(serde_json::json!({
            "agentId": agent_id, "agentVersion": "DRAFT", "actionGroupId": first.action_group_id, "actionGroupName": name,
            "parentActionGroupSignature": "AMAZON.UserInput",
        }))
    };
    let refused = it.service.update_agent_action_group(&it.context, update("h")).await;
    assert_refused(refused, "ConflictException", "An action group with the name h already exists");
    let updated = it.service.update_agent_action_group(&it.context, update("g")).await.unwrap().agent_action_group;
    assert_eq!(updated.parent_action_signature, Some(ActionGroupSignature::AmazonUserInput));
    assert_eq!(updated.action_group_state, ActionGroupState::Enabled);
    assert_eq!((updated.description, updated.function_schema), (None, None));
    assert!(updated.updated_at > first.updated_at && updated.created_at == first.created_at);
}
