//! A search: ranked by vectors, by words or both, within one snapshot of the database.
//!
//! The graph of vectors gives its nearest first and knows nothing of filters. So where few chunks pass a filter, they are compared
//! one by one, which misses none; where many pass, the graph gives enough that do. Small indexes need no graph at all.

use std::collections::{HashMap, HashSet};

use sqlx::{AssertSqlSafe, PgConnection, Postgres, QueryBuilder};

use super::write::vector;
use super::{PostgresIndex, filter};
use crate::index::columns::json;
use crate::index::fusion::fuse;
use crate::index::{DocumentKey, Hit, IndexError, Metadata, Query, SearchMode};

/// How deep the two rankings of a hybrid search are, at least.
const DEPTH: usize = 100;
/// Up to so many chunks are compared one by one.
const FEW: i64 = 20_000;
/// The most that the graph gives in one go: a bound of pgvector.
const MOST_OF_GRAPH: usize = 1_000;

/// A chunk that was found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    number: i64,
    /// The first chunk with the same parent.
    sibling: i64,
    score: f64,
}

/// Runs a statement that gives `number`, `sibling` and `score`.
pub(super) async fn found(
    mut sql: QueryBuilder<Postgres>,
    connection: &mut PgConnection,
) -> Result<Vec<Found>, IndexError> {
    let rows: Vec<(i64, i64, f64)> = sql.build_query_as().fetch_all(connection).await?;
    Ok(rows.into_iter().map(|(number, sibling, score)| Found { number, sibling, score }).collect())
}

impl PostgresIndex {
    pub(super) async fn find(&self, query: &Query<'_>) -> Result<Vec<Hit>, IndexError> {
        self.check(query.vector)?;
        // One snapshot, so that a document which is replaced meanwhile is seen as it was, whole.
        let mut transaction = self.database.pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
        let ranked = self.rank(&mut transaction, query).await?;
        let hits = self.fetch(&mut transaction, &ranked).await?;
        transaction.commit().await?;
        Ok(hits)
    }

    /// The chunks that answer a query best, best first, at most as many as it wants, with their final scores.
    async fn rank(&self, connection: &mut PgConnection, query: &Query<'_>) -> Result<Vec<Found>, IndexError> {
        let depth = query.limit.max(DEPTH);
        match query.mode {
            SearchMode::Semantic => {
                let mut found = self.nearest(connection, query, query.limit).await?;
                found.iter_mut().for_each(|found| found.score = found.score.midpoint(1.0).clamp(0.0, 1.0));
                Ok(found)
            }
            SearchMode::FullText => {
                let mut found = self.with_words(connection, query.text, query.filter, query.limit).await?;
                let best = found.first().map_or(1.0, |best| best.score);
                found.iter_mut().for_each(|found| found.score /= best);
                Ok(found)
            }
            SearchMode::Hybrid => {
                let near = self.nearest(connection, query, depth).await?;
                let with_words = self.with_words(connection, query.text, query.filter, depth).await?;
                let fused = fuse(&near, &with_words, |found| found.sibling, query.limit);
                Ok(fused.into_iter().map(|(found, score)| Found { score, ..*found }).collect())
            }
        }
    }

    /// The chunks nearest to a query that pass its filter, one of each parent, with their cosines.
    async fn nearest(
        &self,
        connection: &mut PgConnection,
        query: &Query<'_>,
        wanted: usize,
    ) -> Result<Vec<Found>, IndexError> {
        let mut sql = QueryBuilder::<Postgres>::new("SELECT count(*) FROM (SELECT FROM ");
        sql.push(&self.schema).push(".chunks c WHERE ");
        filter::push(&mut sql, query.filter);
        sql.push(" LIMIT ").push_bind(FEW + 1).push(") few");
        let passing: i64 = sql.build_query_scalar().fetch_one(&mut *connection).await?;
        if passing > FEW {
            // Children of one parent may stand close together, so more are taken than are wanted.
            let taken = (wanted * 4).clamp(100, MOST_OF_GRAPH);
            let near = self.by_graph(connection, query, taken).await?;
            if near.len() >= wanted {
                return Ok(near.into_iter().take(wanted).collect());
            }
        }
        self.one_by_one(connection, query, wanted).await
    }

    /// What the graph gives, nearest first. Fewer than `taken` when others stand for children of the same parent, or do not pass.
    async fn by_graph(
        &self,
        connection: &mut PgConnection,
        query: &Query<'_>,
        taken: usize,
    ) -> Result<Vec<Found>, IndexError> {
        // Without going on by itself, the graph must give more at once for enough of them to pass.
        let width = if query.filter.is_some() && !self.database.iterative { MOST_OF_GRAPH } else { taken };
        let mut settings = vec![format!("SET LOCAL hnsw.ef_search = {width}")];
        if self.database.iterative {
            settings.push("SET LOCAL hnsw.iterative_scan = 'strict_order'".to_owned());
        }
        for setting in settings {
            sqlx::query(AssertSqlSafe(setting)).persistent(false).execute(&mut *connection).await?;
        }
        let mut sql = QueryBuilder::<Postgres>::new("SELECT c.number, c.sibling, -(c.vector <#> ");
        sql.push_bind(vector(query.vector)).push("::VECTOR) AS score FROM ").push(&self.schema);
        sql.push(".chunks c WHERE ");
        filter::push(&mut sql, query.filter);
        sql.push(" ORDER BY c.vector <#> ").push_bind(vector(query.vector)).push("::VECTOR LIMIT ");
        sql.push_bind(i64::try_from(taken).unwrap_or(i64::MAX));
        let near = found(sql, connection).await?;
        let mut seen = HashSet::new();
        Ok(near.into_iter().filter(|found| seen.insert(found.sibling)).collect())
    }

    /// Compares all that pass.
    async fn one_by_one(
        &self,
        connection: &mut PgConnection,
        query: &Query<'_>,
        wanted: usize,
    ) -> Result<Vec<Found>, IndexError> {
        let mut sql =
            QueryBuilder::<Postgres>::new("SELECT number, sibling, score FROM (SELECT DISTINCT ON (sibling) * FROM (");
        sql.push("SELECT c.number, c.sibling, -(c.vector <#> ").push_bind(vector(query.vector));
        sql.push("::VECTOR) AS score FROM ").push(&self.schema).push(".chunks c WHERE ");
        filter::push(&mut sql, query.filter);
        // The offset keeps the graph out of it.
        sql.push(" OFFSET 0) each ORDER BY sibling, score DESC, number) best ORDER BY score DESC, number LIMIT ");
        sql.push_bind(i64::try_from(wanted).unwrap_or(i64::MAX));
        found(sql, connection).await
    }

    /// Fetches chunks in their order.
    async fn fetch(&self, connection: &mut PgConnection, ranked: &[Found]) -> Result<Vec<Hit>, IndexError> {
        /// The chunk's number, text and metadata; its document's source, id and location.
        type Row = (i64, String, String, String, String, String);
        let numbers: Vec<i64> = ranked.iter().map(|found| found.number).collect();
        let select = format!(
            "SELECT c.number, coalesce(c.text, p.text), c.metadata::TEXT, d.data_source, d.id, d.location
             FROM {0}.chunks c JOIN {0}.documents d ON d.number = c.document
             LEFT JOIN {0}.parents p ON p.number = c.sibling WHERE c.number = ANY($1)",
            self.schema
        );
        let rows: Vec<Row> = sqlx::query_as(AssertSqlSafe(select)).bind(numbers).fetch_all(connection).await?;
        let mut rows: HashMap<i64, Row> = rows.into_iter().map(|row| (row.0, row)).collect();
        let mut hits = Vec::with_capacity(ranked.len());
        for found in ranked {
            let Some((_, text, metadata, data_source_id, id, location)) = rows.remove(&found.number) else { continue };
            hits.push(Hit {
                chunk_id: found.sibling.to_string(),
                document: DocumentKey { data_source_id, id },
                location: json(&location)?,
                text: text.into(),
                metadata: json::<Metadata>(&metadata)?,
                score: found.score,
            });
        }
        Ok(hits)
    }
}
