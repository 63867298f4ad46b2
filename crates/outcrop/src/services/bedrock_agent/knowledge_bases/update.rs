//! `UpdateKnowledgeBase`.

use aws_wire::bedrock_agent::Error;
use aws_wire::bedrock_agent::types::{
    KnowledgeBase, KnowledgeBaseStatus, UpdateKnowledgeBaseRequest, UpdateKnowledgeBaseResponse,
};

use super::create::need_free_name;
use super::record::{Intent, KnowledgeBaseRecord};
use crate::server::RequestContext;
use crate::services::bedrock_agent::BuildTime;
use crate::services::bedrock_agent::error::Result;
use crate::services::bedrock_agent::lifecycle::Passing;
use crate::services::bedrock_agent::scope::{Scope, iso};

impl BuildTime {
    /// `UpdateKnowledgeBase`: name, description and role are overwritten; the other configurations have to be those that it
    /// was made with.
    pub async fn update_knowledge_base(
        &self,
        context: &RequestContext,
        input: UpdateKnowledgeBaseRequest,
    ) -> Result<UpdateKnowledgeBaseResponse> {
        let scope = Scope::from(context);
        let mut transaction = self.store.begin().await?;
        let now = self.clock.now();
        let mut record = KnowledgeBaseRecord::read(&mut transaction, &scope, &input.knowledge_base_id, now).await?;
        record.ready_for(Intent::Use, now)?;
        unchanged(&record.knowledge_base, &input)?;
        record.knowledge_base = KnowledgeBase {
            description: input.description,
            name: input.name,
            role_arn: input.role_arn,
            updated_at: iso(now),
            ..record.knowledge_base
        };
        need_free_name(&mut transaction, &scope, &record.knowledge_base).await?;
        record.passing = Some(Passing::begin(KnowledgeBaseStatus::Updating, now, self.settings.passing_state));
        record.write(&mut transaction, &scope, now).await?;
        transaction.commit().await?;
        let knowledge_base = KnowledgeBase { status: KnowledgeBaseStatus::Updating, ..record.knowledge_base };
        Ok(UpdateKnowledgeBaseResponse { knowledge_base })
    }
}

/// Refuses other configurations than those that its chunks were made with.
fn unchanged(knowledge_base: &KnowledgeBase, input: &UpdateKnowledgeBaseRequest) -> std::result::Result<(), Error> {
    let fixed = "cannot be changed after the knowledge base was created: send what GetKnowledgeBase shows, or create \
                 another knowledge base.";
    if knowledge_base.knowledge_base_configuration != input.knowledge_base_configuration {
        return Err(Error::validation(format!("knowledgeBaseConfiguration {fixed}")));
    }
    if input.storage_configuration.is_some() && knowledge_base.storage_configuration != input.storage_configuration {
        return Err(Error::validation(format!("storageConfiguration {fixed}")));
    }
    if input.metadata_configurations.as_ref().is_some_and(|given| !given.is_empty()) {
        return Err(Error::validation(
            "metadataConfigurations belong to the knowledge bases of the type MANAGED, which are not available. All \
             metadata can be filtered here; leave them out.",
        ));
    }
    Ok(())
}
