//! UpdateAgent overwrites: what is left out has its default again.

use super::*;

#[tokio::test]
async fn what_an_update_leaves_out_is_reset() {
    let it = Fixture::new().await;
    let full: CreateAgentRequest = request(serde_json::json!({
        "agentName": "a", "instruction": INSTRUCTION, "foundationModel": MODEL, "agentResourceRoleArn": ROLE,
        "description": "d", "idleSessionTTLInSeconds": 60, "agentCollaboration": "SUPERVISOR",
        "orchestrationType": "DEFAULT", "customerEncryptionKeyArn": "arn:aws:kms:us-east-1:123456789012:key/k",
        "guardrailConfiguration": {"guardrailIdentifier": "g", "guardrailVersion": "1"},
        "memoryConfiguration": {"enabledMemoryTypes": ["SESSION_SUMMARY"], "storageDays": 3},
        "promptOverrideConfiguration": {"promptConfigurations": [{
            "promptType": "ORCHESTRATION", "promptCreationMode": "OVERRIDDEN", "promptState": "ENABLED",
            "basePromptTemplate": "{\"system\": \"$instruction$\"}", "inferenceConfiguration": {"temperature": 0.5},
        }]},
    }));
    let agent_id = it.create(full.clone()).await.agent_id;
    let before = it.settled(&agent_id).await;
    assert_eq!(before.memory_configuration, full.memory_configuration);
    assert_eq!(before.guardrail_configuration, full.guardrail_configuration);
    assert_eq!(before.idle_session_ttl_in_seconds, 60);

    it.service.update_agent(&it.context, update(&agent_id, "b")).await.unwrap();
    let after = it.settled(&agent_id).await;
    let never_updated = it.create(CreateAgentRequest { instruction: None, ..complete("c") }).await.agent_id;
    let fresh = it.settled(&never_updated).await;
    let expected = Agent {
        agent_name: "b".into(),
        agent_id: agent_id.clone(),
        agent_arn: after.agent_arn.clone(),
        created_at: before.created_at,
        updated_at: after.updated_at,
        ..fresh
    };
    assert_eq!(after, expected);
    assert!(after.updated_at > before.updated_at);
}

#[tokio::test]
async fn a_taken_name_is_refused() {
    let it = Fixture::new().await;
    it.complete("a").await;
    let other = it.complete("b").await;
    let refused = it.service.update_agent(&it.context, update(&other, "a")).await;
    assert_refused(
        refused,
        "ConflictException",
        "Cannot update the agent as an agent with the same name already exists.",
    );
    it.service.update_agent(&it.context, update(&other, "b")).await.unwrap();
}

#[tokio::test]
async fn what_is_kept_without_being_run_is_said() {
    let it = Fixture::new().await;
    let mut input = complete("a");
    input.guardrail_configuration =
        Some(request(serde_json::json!({"guardrailIdentifier": "g", "guardrailVersion": "1"})));
    let agent_id = it.create(input).await.agent_id;
    it.prepare(&agent_id).await;
    let agent = it.settled(&agent_id).await;
    assert_eq!(agent.agent_status, AgentStatus::Prepared);
    let notes = agent.recommended_actions.unwrap();
    assert!(notes.len() == 1 && notes[0].starts_with("guardrailConfiguration"), "{notes:?}");
}
