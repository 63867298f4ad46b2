//! Vectors that were computed lately, by what was embedded: the same passages come again with every ingestion, the same
//! questions with every demonstration.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use quick_cache::{Weighter, sync::Cache};
use sha2::{Digest, Sha256};

use crate::{EmbeddingModel, EmbeddingRequest, EmbeddingUse, ModelError};

/// Bytes of vectors that are kept: some 40,000 of 384 dimensions.
const CAPACITY: u64 = 64 << 20;
/// How many vectors the cache makes room for at first.
const ESTIMATED_ITEMS: usize = 20_000;
/// What an entry costs beside its vector.
const OVERHEAD: u64 = 96;

type Key = [u8; 32];

/// A cache of vectors, bounded by memory.
pub(crate) struct VectorCache(Cache<Key, Arc<[f32]>, Size>);

#[derive(Clone)]
struct Size;

impl Weighter<Key, Arc<[f32]>> for Size {
    fn weight(&self, _: &Key, vector: &Arc<[f32]>) -> u64 {
        size_of_val::<[f32]>(vector) as u64 + OVERHEAD
    }
}

impl Default for VectorCache {
    fn default() -> Self {
        Self(Cache::with_weighter(ESTIMATED_ITEMS, CAPACITY, Size))
    }
}

impl VectorCache {
    /// Asks the model for what is not there, each text once. `model` names who answers: the same texts have other vectors from
    /// another.
    pub(crate) async fn embed(
        &self,
        model: (&dyn EmbeddingModel, &str),
        mut request: EmbeddingRequest,
    ) -> Result<Vec<Vec<f32>>, ModelError> {
        let (model, name) = model;
        let seed = seed(name, &request);
        let keys: Vec<Key> = request.texts.iter().map(|text| key(&seed, text)).collect();
        let mut found: HashMap<Key, Arc<[f32]>> =
            keys.iter().filter_map(|key| Some((*key, self.0.get(key)?))).collect();
        let mut seen: HashSet<Key> = found.keys().copied().collect();
        let asked = keys.iter().zip(std::mem::take(&mut request.texts)).filter(|(key, _)| seen.insert(**key));
        let missing: Vec<Key>;
        (missing, request.texts) = asked.unzip();
        if !missing.is_empty() {
            let vectors = model.embed(request).await?;
            if vectors.len() != missing.len() {
                let (given, wanted) = (vectors.len(), missing.len());
                return Err(ModelError::unreadable(format!(
                    "The embedding model gave {given} vectors for {wanted} texts."
                )));
            }
            for (key, vector) in missing.into_iter().zip(vectors) {
                let vector: Arc<[f32]> = vector.into();
                self.0.insert(key, Arc::clone(&vector));
                found.insert(key, vector);
            }
        }
        let vectors: Option<Vec<_>> = keys.iter().map(|key| found.get(key).map(|vector| vector.to_vec())).collect();
        vectors.ok_or_else(|| ModelError::unreadable("The embedding model left out a text."))
    }
}

/// What all texts of a request have in common.
fn seed(name: &str, request: &EmbeddingRequest) -> Sha256 {
    let purpose = match request.purpose {
        EmbeddingUse::Document => b"d",
        EmbeddingUse::Query => b"q",
    };
    Sha256::new()
        .chain_update(name)
        .chain_update([0])
        .chain_update(purpose)
        .chain_update(request.dimensions.unwrap_or(0).to_le_bytes())
}

fn key(seed: &Sha256, text: &str) -> Key {
    seed.clone().chain_update(text).finalize().into()
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use async_trait::async_trait;
    use futures::executor::block_on;

    use super::*;

    /// Gives a text's length and keeps what it was asked.
    #[derive(Default)]
    struct Counting(Mutex<Vec<String>>);

    #[async_trait]
    impl EmbeddingModel for Counting {
        async fn embed(&self, request: EmbeddingRequest) -> Result<Vec<Vec<f32>>, ModelError> {
            self.0.lock().unwrap().extend(request.texts.iter().cloned());
            #[allow(clippy::cast_precision_loss, reason = "short texts")]
            Ok(request.texts.iter().map(|text| vec![text.len() as f32]).collect())
        }

        fn dimensions(&self, _: &str, _: Option<u32>) -> Option<u32> {
            Some(1)
        }
    }

    fn request(texts: &[&str], purpose: EmbeddingUse, dimensions: Option<u32>) -> EmbeddingRequest {
        let texts = texts.iter().map(|text| (*text).to_owned()).collect();
        EmbeddingRequest { model_id: "m".to_owned(), texts, purpose, dimensions }
    }

    #[test]
    fn a_text_is_embedded_once_for_each_model_purpose_and_length() {
        let (cache, model) = (VectorCache::default(), Counting::default());
        let ask = |name: &str, request| block_on(cache.embed((&model, name), request)).unwrap();
        let document = EmbeddingUse::Document;
        assert_eq!(ask("a", request(&["x", "yy", "x"], document, None)), [[1.0], [2.0], [1.0]]);
        assert_eq!(ask("a", request(&["zzz", "yy"], document, None)), [[3.0], [2.0]]);
        assert_eq!(ask("a", request(&[], document, None)), Vec::<Vec<f32>>::new());
        assert_eq!(*model.0.lock().unwrap(), ["x", "yy", "zzz"]);
        for (name, purpose, dimensions) in
            [("b", document, None), ("a", EmbeddingUse::Query, None), ("a", document, Some(256))]
        {
            ask(name, request(&["x"], purpose, dimensions));
        }
        assert_eq!(model.0.lock().unwrap().len(), 6);
    }
}
