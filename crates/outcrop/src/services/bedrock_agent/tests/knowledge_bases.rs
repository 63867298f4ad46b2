//! Knowledge bases: passing states, and what agents keep of them.

use serde_json::json;

use super::*;

const NOT_READY: &str =
    "The Knowledge Base is not in a valid status. Wait for the knowledge base to reach a valid status";

impl Fixture {
    async fn base(&self, name: &str) -> KnowledgeBase {
        let request = request(json!({
            "name": name, "roleArn": ROLE,
            "knowledgeBaseConfiguration": {"type": "VECTOR",
                "vectorKnowledgeBaseConfiguration": {"embeddingModelArn": "amazon.titan-embed-text-v2:0"}},
        }));
        self.service.create_knowledge_base(&self.context, request).await.unwrap().knowledge_base
    }

    async fn base_status(&self, id: &str) -> KnowledgeBaseStatus {
        let request = request(json!({"knowledgeBaseId": id}));
        self.service.get_knowledge_base(&self.context, request).await.unwrap().knowledge_base.status
    }

    async fn associate(&self, agent_id: &str, id: &str, state: &str) {
        let request = request(json!({
            "agentId": agent_id, "agentVersion": "DRAFT", "knowledgeBaseId": id, "description": "Books.",
            "knowledgeBaseState": state,
        }));
        self.service.associate_agent_knowledge_base(&self.context, request).await.unwrap();
    }

    /// The knowledge bases that turns see, with their states.
    async fn served(&self, agent_id: &str, alias_id: &str) -> Vec<(String, KnowledgeBaseState)> {
        let snapshot = self.service.resolve(&self.context, agent_id, alias_id).await.unwrap();
        let states = snapshot.knowledge_bases.iter().map(|it| (it.knowledge_base_id.clone(), it.knowledge_base_state));
        states.collect()
    }
}

fn source(id: &str) -> CreateDataSourceRequest {
    request(json!({"knowledgeBaseId": id, "name": "given", "dataSourceConfiguration": {"type": "CUSTOM"}}))
}

#[tokio::test]
async fn passing_states_are_seen_and_stand_in_the_way() {
    let it = Fixture::new().await;
    let id = it.base("books").await.knowledge_base_id;
    assert_refused(it.service.create_data_source(&it.context, source(&id)).await, "ConflictException", NOT_READY);
    assert_eq!(it.base_status(&id).await, KnowledgeBaseStatus::Creating);
    it.wait();
    assert_eq!(it.base_status(&id).await, KnowledgeBaseStatus::Active);
    it.service.create_data_source(&it.context, source(&id)).await.unwrap();
    let delete = || request::<DeleteKnowledgeBaseRequest>(json!({"knowledgeBaseId": id}));
    it.service.delete_knowledge_base(&it.context, delete()).await.unwrap();
    assert_eq!(it.base_status(&id).await, KnowledgeBaseStatus::Deleting);
    assert_refused(it.service.delete_knowledge_base(&it.context, delete()).await, "ConflictException", NOT_READY);
    it.wait();
    let missing = "Failed to retrieve resource because it doesn't exist.";
    assert_refused(it.service.delete_knowledge_base(&it.context, delete()).await, "ResourceNotFoundException", missing);
    let sources = it.service.list_data_sources(&it.context, request(json!({"knowledgeBaseId": id}))).await;
    assert_refused(sources, "ResourceNotFoundException", missing);
}

#[tokio::test]
async fn a_name_is_free_again_when_its_knowledge_base_is_gone() {
    let it = Fixture::new().await;
    let id = it.base("books").await.knowledge_base_id;
    it.wait();
    it.service.delete_knowledge_base(&it.context, request(json!({"knowledgeBaseId": id}))).await.unwrap();
    it.wait();
    assert_ne!(it.base("books").await.knowledge_base_id, id);
}

#[tokio::test]
async fn turns_see_the_knowledge_bases_of_the_preparation() {
    let it = Fixture::new().await;
    let (first, second) = (it.base("a").await.knowledge_base_id, it.base("b").await.knowledge_base_id);
    it.wait();
    let agent_id = it.complete("reader").await;
    it.associate(&agent_id, &first, "ENABLED").await;
    it.prepare(&agent_id).await;
    let alias = it.alias(&agent_id, "live", None).await;
    it.associate(&agent_id, &second, "DISABLED").await;
    assert_eq!(it.settled(&agent_id).await.agent_status, AgentStatus::NotPrepared);
    let before = [(first.clone(), KnowledgeBaseState::Enabled)];
    assert_eq!(it.served(&agent_id, "TSTALIASID").await, before);
    it.prepare(&agent_id).await;
    let after = [(second, KnowledgeBaseState::Disabled), (first, KnowledgeBaseState::Enabled)];
    assert_eq!(it.served(&agent_id, "TSTALIASID").await, after);
    assert_eq!(it.served(&agent_id, &alias.agent_alias_id).await, before);
}

#[tokio::test]
async fn knowledge_bases_belong_to_their_region() {
    let it = Fixture::new().await;
    let id = it.base("books").await.knowledge_base_id;
    let get = it.service.get_knowledge_base(&context("eu-west-1"), request(json!({"knowledgeBaseId": id}))).await;
    assert_refused(get, "ResourceNotFoundException", "Failed to retrieve resource because it doesn't exist.");
}
