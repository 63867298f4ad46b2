//! Prompt overrides.

use super::*;

const TEMPLATE: &str = "{\"system\": \"$instruction$\"}";

fn with_prompts(name: &str, overrides: serde_json::Value) -> CreateAgentRequest {
    CreateAgentRequest { prompt_override_configuration: Some(request(overrides)), ..complete(name) }
}

#[tokio::test]
async fn every_prompt_has_its_effective_configuration() {
    let it = Fixture::new().await;
    let sent = serde_json::json!({
        "promptType": "ORCHESTRATION", "promptCreationMode": "OVERRIDDEN", "promptState": "ENABLED",
        "basePromptTemplate": TEMPLATE, "inferenceConfiguration": {"temperature": 0.5},
    });
    let input = with_prompts("a", serde_json::json!({ "promptConfigurations": [sent] }));
    let agent_id = it.create(input).await.agent_id;
    let prompts = it.get(&agent_id).await.prompt_override_configuration.unwrap().prompt_configurations;
    assert_eq!(prompts.len(), 5);
    let orchestration = prompts.iter().find(|it| it.prompt_type == Some(PromptType::Orchestration)).unwrap();
    let mut expected: PromptConfiguration = request(sent);
    expected.parser_mode = Some(CreationMode::Default);
    assert_eq!(*orchestration, expected);
    for prompt in prompts.iter().filter(|it| it.prompt_type != Some(PromptType::Orchestration)) {
        assert_eq!(prompt.prompt_creation_mode, Some(CreationMode::Default));
        assert!(prompt.prompt_state.is_some() && prompt.inference_configuration.is_some());
    }
}

#[tokio::test]
async fn defaults_follow_the_model_and_memory() {
    let it = Fixture::new().await;
    let of = |agent: Agent, kind| {
        let prompts = agent.prompt_override_configuration.unwrap().prompt_configurations;
        prompts.into_iter().find(|it| it.prompt_type == Some(kind)).unwrap()
    };
    let claude = it.complete("claude").await;
    let orchestration = of(it.get(&claude).await, PromptType::Orchestration);
    let inference = orchestration.inference_configuration.unwrap();
    assert_eq!((inference.top_k, inference.maximum_length), (Some(250), Some(2048)));
    assert!(orchestration.base_prompt_template.unwrap().contains("$instruction$"));

    let with = |model: &str, more: serde_json::Value| {
        let mut input = serde_json::to_value(complete(model)).unwrap();
        input["foundationModel"] = model.into();
        input.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        request::<CreateAgentRequest>(input)
    };
    let nova = it.create(with("amazon.nova-pro-v1:0", serde_json::json!({}))).await.agent_id;
    let inference = of(it.get(&nova).await, PromptType::Orchestration).inference_configuration.unwrap();
    assert_eq!((inference.temperature, inference.top_k), (Some(1.0), Some(1)));
    assert_eq!(of(it.get(&nova).await, PromptType::MemorySummarization).prompt_state, Some(PromptState::Disabled));
    assert_eq!(of(it.get(&nova).await, PromptType::PreProcessing).prompt_state, Some(PromptState::Disabled));

    let more = serde_json::json!({
        "agentCollaboration": "SUPERVISOR", "memoryConfiguration": {"enabledMemoryTypes": ["SESSION_SUMMARY"]},
    });
    let text = it.create(with("anthropic.claude-v2:1", more)).await.agent_id;
    assert_eq!(of(it.get(&text).await, PromptType::PreProcessing).prompt_state, Some(PromptState::Enabled));
    assert_eq!(of(it.get(&text).await, PromptType::MemorySummarization).prompt_state, Some(PromptState::Enabled));
    let template = of(it.get(&text).await, PromptType::Orchestration).base_prompt_template.unwrap();
    assert!(template.contains("$tools$") && template.contains("$agent_collaborators$"));
}

#[tokio::test]
async fn what_get_shows_can_be_sent_back_as_an_override() {
    let it = Fixture::new().await;
    let agent_id = it.complete("a").await;
    let mut shown = it.get(&agent_id).await.prompt_override_configuration.unwrap();
    for prompt in &mut shown.prompt_configurations {
        prompt.prompt_creation_mode = Some(CreationMode::Overridden);
    }
    let input = CreateAgentRequest { prompt_override_configuration: Some(shown.clone()), ..complete("b") };
    let agent_id = it.create(input).await.agent_id;
    it.prepare(&agent_id).await;
    let agent = it.settled(&agent_id).await;
    assert_eq!(agent.agent_status, AgentStatus::Prepared);
    assert_eq!(agent.prompt_override_configuration, Some(shown));
}

#[tokio::test]
async fn overrides_that_contradict_themselves_are_refused() {
    let it = Fixture::new().await;
    let lambda = "arn:aws:lambda:us-east-1:123456789012:function:f";
    let complete = serde_json::json!({
        "promptType": "ORCHESTRATION", "promptCreationMode": "OVERRIDDEN", "promptState": "ENABLED",
        "basePromptTemplate": TEMPLATE, "inferenceConfiguration": {},
    });
    for (overrides, part) in [
        (
            serde_json::json!({"promptConfigurations": [
                {"promptType": "ORCHESTRATION", "promptCreationMode": "DEFAULT", "promptState": "DISABLED"}
            ]}),
            "promptState can only be given with promptCreationMode OVERRIDDEN",
        ),
        (
            serde_json::json!({"promptConfigurations": [
                {"promptType": "ORCHESTRATION", "promptCreationMode": "OVERRIDDEN", "basePromptTemplate": "x"}
            ]}),
            "promptCreationMode OVERRIDDEN needs inferenceConfiguration, promptState",
        ),
        (serde_json::json!({"promptConfigurations": [complete, complete]}), "ORCHESTRATION is configured twice"),
        (serde_json::json!({"promptConfigurations": [{}]}), "promptType is missing"),
        (
            serde_json::json!({"promptConfigurations": [complete], "overrideLambda": lambda}),
            "has parserMode OVERRIDDEN",
        ),
        (
            serde_json::json!({"promptConfigurations": [{"promptType": "ORCHESTRATION", "parserMode": "OVERRIDDEN"}]}),
            "overrideLambda: it is missing",
        ),
    ] {
        let (code, message) = refusal(it.service.create_agent(&it.context, with_prompts("a", overrides)).await);
        assert_eq!(code, "ValidationException");
        assert!(message.contains(part), "{message}");
    }
}

#[tokio::test]
async fn an_unreadable_template_fails_at_prepare_with_its_place() {
    let it = Fixture::new().await;
    let prompt = |kind: &str| {
        serde_json::json!({
            "promptType": kind, "promptCreationMode": "OVERRIDDEN", "promptState": "DISABLED",
            "basePromptTemplate": "{\"system\": ", "inferenceConfiguration": {},
        })
    };
    let overrides = serde_json::json!({"promptConfigurations": [prompt("ORCHESTRATION"), prompt("POST_PROCESSING")]});
    let agent_id = it.create(with_prompts("a", overrides)).await.agent_id;
    it.prepare(&agent_id).await;
    let agent = it.settled(&agent_id).await;
    assert_eq!(agent.agent_status, AgentStatus::Failed);
    let reasons = agent.failure_reasons.unwrap();
    assert_eq!(reasons.len(), 1);
    for kind in ["ORCHESTRATION", "POST_PROCESSING"] {
        let sentence = format!(
            "The provided BasePromptTemplate for the {kind} prompt type has failed validation with the following message: \
             Invalid JSON in the prompt. Check the BasePromptTemplate and retry your request."
        );
        assert!(reasons[0].contains(&sentence), "{reasons:?}");
    }
    assert!(reasons[0].contains("line 1"), "{reasons:?}");
}
