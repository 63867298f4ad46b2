//! How well a text answers a question: the cosine of their embeddings.
//!
//! AWS has models that read question and text together. Here an embedding model judges, which is quick and needs nothing else;
//! the id of the reranking model is looked up among the embedding models, so that an operator decides which one it is.

use std::cmp::Ordering;

use agents::Failure;
use aws_wire::bedrock_agent_runtime::Error;
use models::EmbeddingUse;

use crate::knowledge::Knowledge;

/// The relevance of each text, from 0 to 1, in their order.
pub(super) async fn scores(
    knowledge: &Knowledge,
    model: &str,
    question: &str,
    texts: Vec<String>,
) -> Result<Vec<f64>, Error> {
    let failed = |error| Failure::model(&error, model).exception;
    let question = knowledge.vector(model, None, question).await.map_err(failed)?;
    let vectors = knowledge.vectors(model, None, texts, EmbeddingUse::Document).await.map_err(failed)?;
    Ok(vectors.iter().map(|vector| cosine(&question, vector)).collect())
}

/// The places of the best scores, best first, at most `limit` of them; of equal scores the earlier place comes first.
pub(super) fn ranked(scores: &[f64], limit: Option<i32>) -> Vec<(usize, f64)> {
    let mut ranked: Vec<_> = scores.iter().copied().enumerate().collect();
    ranked.sort_by(|(_, one), (_, other)| other.partial_cmp(one).unwrap_or(Ordering::Equal));
    if let Some(limit) = limit.and_then(|limit| usize::try_from(limit).ok()) {
        ranked.truncate(limit);
    }
    ranked
}

/// The product of two unit vectors. What points away from the question is as irrelevant as what has nothing to do with it.
fn cosine(one: &[f32], other: &[f32]) -> f64 {
    let product: f64 = one.iter().zip(other).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum();
    product.clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_come_first_and_equal_ones_in_their_order() {
        let places =
            |limit| ranked(&[0.2, 0.9, 0.2, 0.4], limit).into_iter().map(|(place, _)| place).collect::<Vec<_>>();
        assert_eq!(places(None), [1, 3, 0, 2]);
        assert_eq!(places(Some(2)), [1, 3]);
    }

    #[test]
    fn opposite_vectors_are_irrelevant() {
        assert_eq!(cosine(&[1.0, 0.0], &[-1.0, 0.0]).total_cmp(&0.0), Ordering::Equal);
    }
}
