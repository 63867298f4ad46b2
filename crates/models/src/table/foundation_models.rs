//! The models as ListFoundationModels and GetFoundationModel tell them.
//!
//! Listed are the exact ids of the table, and the well-known ids that an entry answers for. What a model takes is what the
//! one that really answers takes: the embedded model reads no images, whatever it stands in for.

use aws_wire::bedrock::types::{
    FoundationModelDetails, FoundationModelLifecycle, FoundationModelLifecycleStatus, FoundationModelSummary,
    InferenceType, ListFoundationModelsRequest, ModelModality,
};

use super::entry::ProviderEntry;
use super::identifier::base_id;
use super::known::{KNOWN, KNOWN_EMBEDDINGS, Known};
use super::{EmbeddingProviderEntry, EmbeddingTable, ModelTable, Row};
use crate::ModelError;

impl ModelTable {
    /// The models that fit all filters of the request, in a fixed order: configured ids, then well-known ones.
    ///
    /// All models are on demand and none can be customised; those filters choose all or none.
    pub fn foundation_models(
        &self,
        filters: &ListFoundationModelsRequest,
        region: &str,
    ) -> Vec<FoundationModelSummary> {
        let configured = self.rows.iter().filter(|row| row.entry.id.is_exact()).map(|row| row.entry.id.as_str());
        let embedded = self.rows.iter().filter(|row| matches!(row.entry.provider, ProviderEntry::Embedded(_)));
        let own = configured.chain(embedded.filter_map(|row| row.name.as_deref()));
        let ids = distinct(own.chain(KNOWN.iter().map(|known| known.id)));
        let models = ids.into_iter().filter_map(|id| Some(summary(id, self.row(id).ok()?, region)));
        models.filter(|model| fits(model, filters)).collect()
    }

    /// One model, named in any way.
    ///
    /// # Errors
    /// [`ModelError::Validation`] when nothing answers for the id.
    pub fn foundation_model(&self, model_id: &str, region: &str) -> Result<FoundationModelDetails, ModelError> {
        Ok(details(summary(base_id(model_id), self.row(model_id)?, region)))
    }
}

impl EmbeddingTable {
    /// The embedding models that fit all filters of the request, in a fixed order: configured ids and the embedded model, then
    /// well-known ones that an entry answers for.
    pub fn foundation_models(
        &self,
        filters: &ListFoundationModelsRequest,
        region: &str,
    ) -> Vec<FoundationModelSummary> {
        let own = self.entries().filter_map(|(entry, name)| match entry.id.is_exact() {
            true => Some(entry.id.as_str()),
            false => name.filter(|_| matches!(entry.provider, EmbeddingProviderEntry::Embedded(_))),
        });
        let ids = distinct(own.chain(KNOWN_EMBEDDINGS.iter().map(|known| known.id)));
        let models = ids.into_iter().filter(|id| self.resolve(id).is_ok()).map(|id| embeddings(id, region));
        models.filter(|model| fits(model, filters)).collect()
    }

    /// An embedding model that [`foundation_models`](Self::foundation_models) lists, named in any way.
    #[must_use]
    pub fn foundation_model(&self, model_id: &str, region: &str) -> Option<FoundationModelDetails> {
        let listed = self.foundation_models(&ListFoundationModelsRequest::default(), region);
        let model = listed.into_iter().find(|model| model.model_id == base_id(model_id))?;
        Some(details(model))
    }
}

/// Each once, in the order in which they come.
fn distinct<'a>(ids: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut distinct: Vec<&str> = Vec::new();
    for id in ids {
        if !distinct.contains(&id) {
            distinct.push(id);
        }
    }
    distinct
}

/// What is told of one model is what is told of it among others.
fn details(summary: FoundationModelSummary) -> FoundationModelDetails {
    let FoundationModelSummary {
        customizations_supported,
        inference_types_supported,
        input_modalities,
        model_arn,
        model_id,
        model_lifecycle,
        model_name,
        output_modalities,
        provider_name,
        response_streaming_supported,
    } = summary;
    FoundationModelDetails {
        customizations_supported,
        inference_types_supported,
        input_modalities,
        model_arn,
        model_id,
        model_lifecycle,
        model_name,
        output_modalities,
        provider_name,
        response_streaming_supported,
    }
}

fn summary(id: &str, row: &Row, region: &str) -> FoundationModelSummary {
    let known: Option<&Known> = KNOWN.iter().find(|known| known.id == id);
    let images = match row.entry.provider {
        ProviderEntry::Embedded(_) => false,
        ProviderEntry::OpenAi(_)
        | ProviderEntry::Anthropic(_)
        | ProviderEntry::Bedrock(_)
        | ProviderEntry::Replay(_) => known.is_none_or(|known| known.images),
    };
    let input = if images { vec![ModelModality::Text, ModelModality::Image] } else { vec![ModelModality::Text] };
    listed(id, known, region, (input, ModelModality::Text))
}

fn embeddings(id: &str, region: &str) -> FoundationModelSummary {
    let known = KNOWN_EMBEDDINGS.iter().find(|known| known.id == id);
    FoundationModelSummary {
        response_streaming_supported: Some(false),
        ..listed(id, known, region, (vec![ModelModality::Text], ModelModality::Embedding))
    }
}

fn listed(
    id: &str,
    known: Option<&Known>,
    region: &str,
    (input, output): (Vec<ModelModality>, ModelModality),
) -> FoundationModelSummary {
    let family = id.split_once('.').map_or(id, |(family, _)| family);
    FoundationModelSummary {
        customizations_supported: Some(Vec::new()),
        inference_types_supported: Some(vec![InferenceType::OnDemand]),
        input_modalities: Some(input),
        model_arn: format!("arn:aws:bedrock:{region}::foundation-model/{id}"),
        model_id: id.to_owned(),
        model_lifecycle: Some(FoundationModelLifecycle {
            end_of_life_time: None,
            legacy_time: None,
            public_extended_access_time: None,
            start_of_life_time: None,
            status: FoundationModelLifecycleStatus::Active,
        }),
        model_name: Some(known.map_or(id, |known| known.name).to_owned()),
        output_modalities: Some(vec![output]),
        provider_name: Some(known.map_or(family, |known| known.provider).to_owned()),
        response_streaming_supported: Some(true),
    }
}

fn fits(model: &FoundationModelSummary, filters: &ListFoundationModelsRequest) -> bool {
    let has_output = |modality| model.output_modalities.iter().flatten().any(|output| *output == modality);
    let has_inference = |kind| model.inference_types_supported.iter().flatten().any(|inference| *inference == kind);
    let by_provider =
        |provider: &String| model.provider_name.as_ref().is_some_and(|name| name.eq_ignore_ascii_case(provider));
    filters.by_provider.as_ref().is_none_or(by_provider)
        && filters.by_output_modality.is_none_or(has_output)
        && filters.by_inference_type.is_none_or(has_inference)
        && filters.by_customization_type.is_none()
}
