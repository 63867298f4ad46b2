//! `CreateKnowledgeBase`.

use ::knowledge::ingestion::Embedding;
use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    CreateKnowledgeBaseRequest, CreateKnowledgeBaseResponse, KnowledgeBase, KnowledgeBaseStatus,
};
use store::documents::Key;
use store::{Timestamp, Transaction};

use super::configuration;
use super::record::{KNOWLEDGE_BASE, KnowledgeBaseRecord};
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::lifecycle::{GRACE, Passing};
use crate::services::bedrock_agent::once::Once;
use crate::services::bedrock_agent::scope::{Scope, iso};
use crate::services::bedrock_agent::tags;

impl BuildTime {
    /// `CreateKnowledgeBase`. Its index is made when the first document comes.
    pub async fn create_knowledge_base(
        &self,
        context: &RequestContext,
        mut input: CreateKnowledgeBaseRequest,
    ) -> Result<CreateKnowledgeBaseResponse> {
        let scope = Scope::from(context);
        // Outside of the transaction, since the model may have to be asked.
        let embedding = self.embedding(&input).await?;
        let mut transaction = self.store.begin().await?;
        let token = input.client_token.take();
        let once = Once::new(&scope, "CreateKnowledgeBase", token, &input)?;
        if let Some(answer) = once.earlier(&mut transaction).await? {
            return Ok(answer);
        }
        let now = self.clock.now();
        transaction.purge_gone(now.before(GRACE)).await?;
        let tags = input.tags.take().unwrap_or_default();
        let knowledge_base = new_knowledge_base(input, self.ids.resource_id(), &scope, now);
        need_free_name(&mut transaction, &scope, &knowledge_base).await?;
        if let Some(storage) = &knowledge_base.storage_configuration {
            tracing::info!(
                knowledge_base_id = knowledge_base.knowledge_base_id,
                storage = %storage.r#type,
                "the storage configuration is kept as it was sent; chunks and vectors lie in this server's own index"
            );
        }
        let passing = Passing::begin(KnowledgeBaseStatus::Creating, now, self.settings.passing_state);
        let record = KnowledgeBaseRecord { knowledge_base, passing: Some(passing), embedding };
        let knowledge_base = &record.knowledge_base;
        let key = Key::new(KNOWLEDGE_BASE, scope.path(), &knowledge_base.knowledge_base_id);
        transaction.insert(key, &knowledge_base.name, &record, now).await?;
        let path = scope.knowledge_base_path(&knowledge_base.knowledge_base_id);
        tags::write(&mut transaction, &path, &knowledge_base.knowledge_base_arn, &tags, now).await?;

        let created = KnowledgeBase { status: KnowledgeBaseStatus::Creating, ..record.knowledge_base };
        let answer = CreateKnowledgeBaseResponse { knowledge_base: created };
        once.remember(&mut transaction, &answer).await?;
        transaction.commit().await?;
        Ok(answer)
    }
}

impl BuildTime {
    /// How a knowledge base of this configuration embeds.
    async fn embedding(&self, input: &CreateKnowledgeBaseRequest) -> Result<Embedding> {
        let (configuration, storage) = (&input.knowledge_base_configuration, input.storage_configuration.as_ref());
        let configuration::Asked { model, wanted } = configuration::check(configuration, storage)?;
        let dimensions = self.knowledge.dimensions(model, wanted).await.map_err(|error| {
            Error::validation(format!(
                "knowledgeBaseConfiguration: the embedding model {model} did not tell the length of its vectors: {error}"
            ))
        })?;
        Ok(Embedding { model_id: model.to_owned(), wanted, dimensions })
    }
}

fn new_knowledge_base(
    input: CreateKnowledgeBaseRequest,
    knowledge_base_id: String,
    scope: &Scope,
    now: Timestamp,
) -> KnowledgeBase {
    KnowledgeBase {
        created_at: iso(now),
        description: input.description,
        failure_reasons: None,
        knowledge_base_arn: scope.knowledge_base_arn(&knowledge_base_id),
        knowledge_base_configuration: input.knowledge_base_configuration,
        knowledge_base_id,
        metadata_configurations: None,
        name: input.name,
        role_arn: input.role_arn,
        status: KnowledgeBaseStatus::Active,
        storage_configuration: input.storage_configuration,
        updated_at: iso(now),
    }
}

/// Refuses a name that another knowledge base has.
pub(super) async fn need_free_name(
    transaction: &mut Transaction<'_>,
    scope: &Scope,
    knowledge_base: &KnowledgeBase,
) -> Result<()> {
    let named = transaction.find_by_name(KNOWLEDGE_BASE, scope.path(), &knowledge_base.name).await?;
    match named.iter().find(|other| other.id != knowledge_base.knowledge_base_id) {
        Some(other) => Err(Error::conflict(format!(
            "KnowledgeBase with name {} already exists. Its ID is {}; choose another name.",
            knowledge_base.name, other.id
        ))
        .into()),
        None => Ok(()),
    }
}
