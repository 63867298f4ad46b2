//! The operations without HTTP, with a clock and ids that the tests know.

mod action_groups;
mod aliases;
mod collaborators;
mod knowledge_bases;
mod life_cycle;
mod lists;
mod prompts;
mod property;
mod refusals;
mod servers;
mod tokens;
mod updates;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use ::knowledge::index::{EmbeddedIndexes, Indexes};
use ::knowledge::ingestion::{Ingestion, Parts};
use aws_wire::AwsError as _;
use aws_wire::bedrock_agent::types::*;
use models::{EmbeddingModel, EmbeddingRequest, ModelError};
use objects::{Objects, ObjectsConfig};
use store::{Clock, Durability, ScriptedClock, ScriptedIds, Store, Timestamp};

use super::{BuildTime, BuildTimeError, Error, Settings};
use crate::knowledge::Knowledge;
use crate::server::RequestContext;

const INSTRUCTION: &str = "You help people who plan a journey by train through Europe.";
const MODEL: &str = "anthropic.claude-3-5-sonnet-20240620-v1:0";
const ROLE: &str = "arn:aws:iam::123456789012:role/agent";
const PASSING: Duration = Duration::from_millis(250);

/// The service over an empty store.
struct Fixture {
    service: BuildTime,
    clock: Arc<ScriptedClock>,
    context: RequestContext,
    /// Where indexes would lie.
    _folder: tempfile::TempDir,
}

/// Embeds nothing: these tests index nothing.
struct NoEmbeddings;

#[async_trait::async_trait]
impl EmbeddingModel for NoEmbeddings {
    async fn embed(&self, _: EmbeddingRequest) -> Result<Vec<Vec<f32>>, ModelError> {
        Err(ModelError::unavailable("there is no model"))
    }

    fn dimensions(&self, _: &str, wanted: Option<u32>) -> Option<u32> {
        Some(wanted.unwrap_or(8))
    }
}

async fn knowledge(store: &Store, clock: &Arc<ScriptedClock>, folder: &Path) -> Knowledge {
    let indexes: Arc<dyn Indexes> = Arc::new(EmbeddedIndexes::new(folder, Durability::Process));
    let embeddings: Arc<dyn EmbeddingModel> = Arc::new(NoEmbeddings);
    let extractor = documents::Extractor::new(documents::Limits::default());
    let clock: Arc<dyn Clock> = clock.clone();
    let objects = Objects::open(ObjectsConfig::default(), &folder.join("objects"), clock.clone()).await.unwrap();
    let objects = Arc::new(objects);
    let parts = Parts::new(store.clone(), clock, objects, extractor, embeddings.clone(), indexes.clone());
    Knowledge::new(indexes, embeddings, Ingestion::open(parts).await.unwrap())
}

impl Fixture {
    async fn new() -> Self {
        Self::with(Settings::default()).await
    }

    async fn with(settings: Settings) -> Self {
        let clock = Arc::new(ScriptedClock::starting_at(Timestamp::from_millis(1_700_000_000_000)));
        let store = Store::temporary(clock.clone()).await.unwrap();
        let folder = tempfile::tempdir().unwrap();
        let knowledge = knowledge(&store, &clock, folder.path()).await;
        let service = BuildTime::new(store, clock.clone(), Arc::new(ScriptedIds::default()), knowledge, settings);
        Self { service, clock, context: context("us-east-1"), _folder: folder }
    }

    /// Lets passing states pass.
    fn wait(&self) {
        self.clock.advance(PASSING);
    }

    async fn create(&self, input: CreateAgentRequest) -> Agent {
        let agent = self.service.create_agent(&self.context, input).await.unwrap().agent;
        self.wait();
        agent
    }

    /// An agent that has all that preparing needs.
    async fn complete(&self, name: &str) -> String {
        self.create(complete(name)).await.agent_id
    }

    async fn prepare(&self, agent_id: &str) {
        self.service.prepare_agent(&self.context, PrepareAgentRequest { agent_id: agent_id.into() }).await.unwrap();
        self.wait();
    }

    async fn prepared(&self, name: &str) -> String {
        let agent_id = self.complete(name).await;
        self.prepare(&agent_id).await;
        agent_id
    }

    async fn get(&self, agent_id: &str) -> Agent {
        let request = GetAgentRequest { agent_id: agent_id.into() };
        self.service.get_agent(&self.context, request).await.unwrap().agent
    }

    /// The agent after its passing state was seen and is over.
    async fn settled(&self, agent_id: &str) -> Agent {
        self.wait();
        self.get(agent_id).await;
        self.get(agent_id).await
    }

    async fn add_group(&self, agent_id: &str, name: &str) -> String {
        let group = self.service.create_agent_action_group(&self.context, group(agent_id, name)).await.unwrap();
        group.agent_action_group.action_group_id
    }

    async fn alias(&self, agent_id: &str, name: &str, version: Option<&str>) -> AgentAlias {
        let request = CreateAgentAliasRequest { routing_configuration: version.map(route), ..alias(agent_id, name) };
        let alias = self.service.create_agent_alias(&self.context, request).await.unwrap().agent_alias;
        self.wait();
        alias
    }
}

fn context(region: &str) -> RequestContext {
    RequestContext { region: region.into(), ..RequestContext::of_a_test() }
}

/// A request from the JSON that a client would send.
fn request<T: serde::de::DeserializeOwned>(json: serde_json::Value) -> T {
    serde_json::from_value(json).unwrap()
}

fn named(name: &str) -> CreateAgentRequest {
    request(serde_json::json!({ "agentName": name }))
}

fn complete(name: &str) -> CreateAgentRequest {
    request(serde_json::json!({
        "agentName": name, "instruction": INSTRUCTION, "foundationModel": MODEL, "agentResourceRoleArn": ROLE,
    }))
}

fn update(agent_id: &str, name: &str) -> UpdateAgentRequest {
    request(serde_json::json!({
        "agentId": agent_id, "agentName": name, "foundationModel": MODEL, "agentResourceRoleArn": ROLE,
    }))
}

fn group(agent_id: &str, name: &str) -> CreateAgentActionGroupRequest {
    request(serde_json::json!({
        "agentId": agent_id, "agentVersion": "DRAFT", "actionGroupName": name,
        "actionGroupExecutor": {"customControl": "RETURN_CONTROL"},
        "functionSchema": {"functions": [{"name": "find", "description": "Finds a train."}]},
    }))
}

fn alias(agent_id: &str, name: &str) -> CreateAgentAliasRequest {
    request(serde_json::json!({ "agentId": agent_id, "agentAliasName": name }))
}

fn route(version: &str) -> Vec<AgentAliasRoutingConfigurationListItem> {
    vec![AgentAliasRoutingConfigurationListItem { agent_version: Some(version.into()), provisioned_throughput: None }]
}

/// Code and message of a refusal.
fn refusal<T: std::fmt::Debug>(result: Result<T, BuildTimeError>) -> (&'static str, String) {
    let error = Error::from(result.unwrap_err());
    (error.code(), error.message().unwrap_or_default().to_owned())
}

#[track_caller]
fn assert_refused<T: std::fmt::Debug>(result: Result<T, BuildTimeError>, code: &str, begins: &str) {
    let (found, message) = refusal(result);
    assert_eq!(found, code, "{message}");
    assert!(message.starts_with(begins), "{message}");
}
