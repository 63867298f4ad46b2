//! A search: ranked in memory, fetched from the file.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::memory::{Found, Memory};
use super::question::Question;
use super::write::ended;
use super::{EmbeddedIndex, numbers};
use crate::index::columns::{json, to_json};
use crate::index::fusion::fuse;
use crate::index::vectors::Mask;
use crate::index::{DocumentKey, Hit, IndexError, Metadata, Query, SearchMode};

/// How deep the two rankings of a hybrid search are, at least.
const DEPTH: usize = 100;
/// How often a search begins anew because a chunk that it found was replaced before it was fetched.
const ATTEMPTS: usize = 3;

impl EmbeddedIndex {
    pub(super) async fn find(&self, query: &Query<'_>) -> Result<Vec<Hit>, IndexError> {
        self.check(query.vector)?;
        for _ in 1..ATTEMPTS {
            let ranked = self.rank(query).await?;
            let hits = self.fetch(&ranked).await?;
            if hits.len() == ranked.len() {
                return Ok(hits);
            }
            // A write was committed after memory was read. When the next writer gets its turn, memory knows of it.
            drop(self.0.database.writer().acquire().await?);
        }
        // Writes follow each other too fast; this once they wait.
        let writer = self.0.database.writer().acquire().await?;
        let hits = self.fetch(&self.rank(query).await?).await?;
        drop(writer);
        Ok(hits)
    }

    /// The chunks that answer a query best, best first, at most as many as it wants, with their final scores.
    async fn rank(&self, query: &Query<'_>) -> Result<Vec<Found>, IndexError> {
        match query.mode {
            SearchMode::Semantic => {
                // Codes order vectors nearly as the vectors themselves would: some more are taken, and ordered by those.
                let (rotated, wanted) = (self.0.rotation.apply(query.vector), query.limit + query.limit / 2 + 10);
                let near = self.look(query, move |memory, among| memory.nearest(&rotated, among, wanted)).await?;
                self.by_vectors(near, query).await
            }
            SearchMode::FullText => {
                let wanted = query.limit;
                let look = move |question: &Question, memory: &Memory, among: &Mask| {
                    memory.with_words(question, among, wanted)
                };
                let mut found = self.look_for_words(query, look).await?;
                let best = found.first().map_or(1.0, |best| best.score);
                found.iter_mut().for_each(|found| found.score /= best);
                Ok(found)
            }
            SearchMode::Hybrid => {
                let (rotated, depth) = (self.0.rotation.apply(query.vector), query.limit.max(DEPTH));
                let look = move |question: &Question, memory: &Memory, among: &Mask| {
                    let near = || memory.nearest(&rotated, among, depth);
                    rayon::join(near, || memory.with_words(question, among, depth))
                };
                let (near, with_words) = self.look_for_words(query, look).await?;
                Ok(fuse(&near, &with_words, |found| found.group, query.limit)
                    .into_iter()
                    .map(|(found, score)| Found { score, ..*found })
                    .collect())
            }
        }
    }

    /// Looks into memory with what the file has of the question's words.
    async fn look_for_words<T: Send + 'static>(
        &self,
        query: &Query<'_>,
        look: impl Fn(&Question, &Memory, &Mask) -> T + Clone + Send + 'static,
    ) -> Result<T, IndexError> {
        for _ in 0..ATTEMPTS {
            let seals = self.0.seals.load(Ordering::Acquire);
            if let Some(question) = self.0.words.of(query.text, seals, self.0.database.readers()).await? {
                let look = look.clone();
                let look = move |memory: &Memory, among: &Mask| {
                    (memory.seals() == question.seals).then(|| look(&question, memory, among))
                };
                if let Some(found) = self.look(query, look).await? {
                    return Ok(found);
                }
            }
            // New chunks have become a segment meanwhile, or memory has yet to learn of one. It does before the next writer's turn.
            drop(self.0.database.writer().acquire().await?);
        }
        Err(IndexError::Damaged("memory does not follow the segments of words".to_owned()))
    }

    /// Looks into memory, at the chunks that the query's filter lets pass.
    async fn look<T: Send + 'static>(
        &self,
        query: &Query<'_>,
        look: impl FnOnce(&Memory, &Mask) -> T + Send + 'static,
    ) -> Result<T, IndexError> {
        // It is never closed. A search whose caller goes away keeps its turn until it ends.
        let turn = Arc::clone(&self.0.searches).acquire_owned().await;
        let (index, filter) = (self.clone(), query.filter.cloned());
        let look = move || {
            let _turn = turn;
            // The lock is this thread's. One of rayon's may take up another search while it waits for a part of this one: if it held
            // the lock then, and a writer waited, it would wait for itself.
            let memory = index.memory();
            let memory: &Memory = &memory;
            // All is computed there, since threads that take turns with each other's work tend to meet on one core.
            rayon::scope(|_| {
                let selected = filter.map(|filter| memory.select(&filter));
                look(memory, selected.as_ref().unwrap_or_else(|| memory.all()))
            })
        };
        tokio::task::spawn_blocking(look).await.map_err(ended)
    }

    /// Orders chunks by their vectors and cuts. One that is gone stays, without a score, for the search to notice.
    async fn by_vectors(&self, mut near: Vec<Found>, query: &Query<'_>) -> Result<Vec<Found>, IndexError> {
        let chunks: Vec<i64> = near.iter().map(|found| found.number).collect();
        let rows: Vec<(i64, Vec<u8>)> = sqlx::query_as(
            "SELECT number, vector FROM json_each(?) AS wanted CROSS JOIN chunks ON chunks.number = wanted.value",
        )
        .bind(to_json(&chunks)?)
        .fetch_all(self.0.database.readers())
        .await?;
        let cosine = |vector: &[u8]| {
            let vector = numbers::read_vector(vector);
            f64::from(vector.iter().zip(query.vector).map(|(a, b)| a * b).sum::<f32>())
        };
        let cosines: HashMap<i64, f64> = rows.iter().map(|(number, vector)| (*number, cosine(vector))).collect();
        for found in &mut near {
            let cosine = cosines.get(&found.number).copied().unwrap_or(found.score);
            found.score = cosine.midpoint(1.0).clamp(0.0, 1.0);
        }
        near.sort_by(|a, b| b.score.total_cmp(&a.score));
        near.truncate(query.limit);
        Ok(near)
    }

    /// Fetches chunks in their order. Those that are gone are left out.
    async fn fetch(&self, ranked: &[Found]) -> Result<Vec<Hit>, IndexError> {
        /// The chunk's number, text and metadata; its document's source, id, location and metadata.
        type Row = (i64, String, Option<String>, String, String, String, String);
        let chunks: Vec<i64> = ranked.iter().map(|found| found.number).collect();
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT chunks.number, ifnull(chunks.text, parents.text), chunks.metadata,
                    documents.data_source, documents.id, documents.location, documents.metadata
             FROM json_each(?) AS wanted CROSS JOIN chunks ON chunks.number = wanted.value
             CROSS JOIN documents ON documents.number = chunks.document LEFT JOIN parents ON parents.number = chunks.parent",
        )
        .bind(to_json(&chunks)?)
        .fetch_all(self.0.database.readers())
        .await?;
        let mut rows: HashMap<i64, Row> = rows.into_iter().map(|row| (row.0, row)).collect();
        let mut hits = Vec::with_capacity(ranked.len());
        for found in ranked {
            let Some((_, text, own, data_source_id, id, location, metadata)) = rows.remove(&found.number) else {
                continue;
            };
            let mut metadata: Metadata = json(&metadata)?;
            metadata.extend(own.as_deref().map(json::<Metadata>).transpose()?.unwrap_or_default());
            hits.push(Hit {
                chunk_id: found.group.to_string(),
                document: DocumentKey { data_source_id, id },
                location: json(&location)?,
                text: text.into(),
                metadata,
                score: found.score,
            });
        }
        Ok(hits)
    }
}
