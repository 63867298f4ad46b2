//! Many texts as requests of a size that a provider takes, some of them at the same time.

use futures::{StreamExt, TryStreamExt, stream};

use crate::ModelError;
use crate::embedding::vectors;

/// How texts are divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Batches {
    /// Most texts of a request, from 1.
    pub(crate) texts: usize,
    /// Most bytes of a request's texts; a text above it goes alone.
    pub(crate) bytes: usize,
    /// Most requests at one time, from 1.
    pub(crate) parallel: usize,
}

impl Batches {
    /// Asks for the vectors of all texts, in their order. The first failure ends it, and gives up what is under way.
    pub(crate) async fn embed<'t, F>(
        self,
        texts: &'t [&'t str],
        ask: impl Fn(&'t [&'t str]) -> F,
    ) -> Result<Vec<Vec<f32>>, ModelError>
    where
        F: Future<Output = Result<Vec<Vec<f32>>, ModelError>> + Send,
    {
        let batches = self.divide(texts);
        let requests: Vec<F> = batches.iter().map(|batch| ask(batch)).collect();
        // Nothing of `ask` may be held while the answers are waited for.
        drop(ask);
        let mut answers = stream::iter(requests).buffered(self.parallel.max(1));
        let mut all = Vec::with_capacity(texts.len());
        for batch in batches {
            let Some(found) = answers.try_next().await? else { break };
            // Counted for each, since a text too many in one could make up for one too few in another.
            if found.len() != batch.len() {
                let (given, wanted) = (found.len(), batch.len());
                return Err(ModelError::unreadable(format!(
                    "The embedding model gave {given} vectors for {wanted} texts."
                )));
            }
            all.extend(found);
        }
        vectors::unit(all, texts.len())
    }

    fn divide<'t>(self, texts: &'t [&'t str]) -> Vec<&'t [&'t str]> {
        let (mut batches, mut from, mut bytes) = (Vec::new(), 0, 0);
        for (at, text) in texts.iter().enumerate() {
            if at > from && (at - from == self.texts || bytes + text.len() > self.bytes) {
                batches.push(&texts[from..at]);
                (from, bytes) = (at, 0);
            }
            bytes += text.len();
        }
        if from < texts.len() {
            batches.push(&texts[from..]);
        }
        batches
    }
}

#[cfg(test)]
mod tests {
    use super::Batches;

    #[test]
    fn batches_keep_the_order_and_both_bounds() {
        let batches = Batches { texts: 3, bytes: 10, parallel: 1 };
        let texts = ["a", "b", "c", "d", "eeeeeeeeeeeeeee", "ffffff", "gggg", "h"];
        let divided = batches.divide(&texts);
        assert_eq!(divided, [&texts[..3], &texts[3..4], &texts[4..5], &texts[5..7], &texts[7..]]);
        assert!(batches.divide(&[]).is_empty());
    }
}
