//! Which indexes there are, and the tables of each, in versions.

use sqlx::{AssertSqlSafe, PgPool, Postgres, Transaction};

use crate::index::IndexError;

/// The lock that whoever makes, changes or deletes tables holds; `outcrop` in ASCII.
const LOCK: i64 = 0x006F_7574_6372_6F70;
/// The tables of an index: statements that lead from each version to the next. `{schema}` and `{dimensions}` stand for the index's.
const VERSIONS: &[&str] = &[include_str!("schema.sql")];
/// The version of an index that has had all of them.
const NEWEST: i32 = VERSIONS.len() as i32;
/// The graph of vectors, where pgvector can make one.
const GRAPH: &str = "CREATE INDEX chunks_by_vector ON {schema}.chunks USING hnsw (vector vector_ip_ops);";
/// The most dimensions that pgvector's graph takes. Longer vectors are compared one by one.
const GRAPH_DIMENSIONS: usize = 2_000;

/// Makes what all indexes share, and tells pgvector's version.
pub(super) async fn prepare(pool: &PgPool) -> Result<String, IndexError> {
    let mut transaction = locked(pool).await?;
    let (present,): (bool,) = sqlx::query_as("SELECT EXISTS (SELECT FROM pg_extension WHERE extname = 'vector')")
        .fetch_one(&mut *transaction)
        .await?;
    // Only asked for where it is missing, since not every user may.
    if !present {
        sqlx::query("CREATE EXTENSION vector").execute(&mut *transaction).await?;
    }
    sqlx::raw_sql(
        "CREATE SCHEMA IF NOT EXISTS outcrop;
         CREATE TABLE IF NOT EXISTS outcrop.indexes (
             number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
             id TEXT COLLATE \"C\" NOT NULL UNIQUE,
             dimensions INTEGER NOT NULL,
             version INTEGER NOT NULL
         );",
    )
    .execute(&mut *transaction)
    .await?;
    let (version,): (String,) = sqlx::query_as("SELECT extversion FROM pg_extension WHERE extname = 'vector'")
        .fetch_one(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(version)
}

/// The schema of an index, which is made or brought to the newest version where need be.
pub(super) async fn open(pool: &PgPool, id: &str, dimensions: usize) -> Result<String, IndexError> {
    if let Some(schema) = existing(pool, id, dimensions).await? {
        return Ok(schema);
    }
    let mut transaction = locked(pool).await?;
    sqlx::query("INSERT INTO outcrop.indexes (id, dimensions, version) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING")
        .bind(id)
        .bind(i32::try_from(dimensions).unwrap_or(i32::MAX))
        .execute(&mut *transaction)
        .await?;
    let schema = renewed(&mut transaction, id, dimensions).await?;
    transaction.commit().await?;
    schema.ok_or_else(|| IndexError::Damaged("its entry was not written".to_owned()))
}

/// The schema of an index that is there, which is brought to the newest version where need be.
pub(super) async fn existing(pool: &PgPool, id: &str, dimensions: usize) -> Result<Option<String>, IndexError> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if id.is_empty() || id.len() > 64 || !id.bytes().all(plain) {
        return Err(IndexError::Name(id.to_owned()));
    }
    match find(pool, id).await? {
        Some((number, held, NEWEST)) => agree(number, held, dimensions).map(Some),
        Some(_) => {
            let mut transaction = locked(pool).await?;
            let schema = renewed(&mut transaction, id, dimensions).await?;
            transaction.commit().await?;
            Ok(schema)
        }
        None => Ok(None),
    }
}

/// Brings the tables of an index that is there to the newest version.
async fn renewed(
    transaction: &mut Transaction<'static, Postgres>,
    id: &str,
    dimensions: usize,
) -> Result<Option<String>, IndexError> {
    let Some((number, held, version)) = find(&mut **transaction, id).await? else { return Ok(None) };
    let schema = agree(number, held, dimensions)?;
    let done = usize::try_from(version).unwrap_or(0);
    if done > VERSIONS.len() {
        return Err(IndexError::Damaged(format!("its tables have version {version}, which a later server made")));
    }
    for statements in &VERSIONS[done..] {
        apply(transaction, statements, &schema, dimensions).await?;
    }
    if done == 0 && dimensions <= GRAPH_DIMENSIONS {
        apply(transaction, GRAPH, &schema, dimensions).await?;
    }
    let update = sqlx::query("UPDATE outcrop.indexes SET version = $2 WHERE number = $1").bind(number).bind(NEWEST);
    update.execute(&mut **transaction).await?;
    Ok(Some(schema))
}

/// Deletes an index with all that is in it.
pub(super) async fn delete(pool: &PgPool, id: &str) -> Result<(), IndexError> {
    let mut transaction = locked(pool).await?;
    let gone: Option<(i64,)> = sqlx::query_as("DELETE FROM outcrop.indexes WHERE id = $1 RETURNING number")
        .bind(id)
        .fetch_optional(&mut *transaction)
        .await?;
    if let Some((number,)) = gone {
        let drop = format!("DROP SCHEMA IF EXISTS {} CASCADE", schema(number));
        sqlx::query(AssertSqlSafe(drop)).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// A transaction that nobody else changes tables beside.
async fn locked(pool: &PgPool) -> Result<Transaction<'static, Postgres>, IndexError> {
    let mut transaction = pool.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *transaction).await?;
    Ok(transaction)
}

/// An index's number, dimensions and version.
async fn find(
    from: impl sqlx::Executor<'_, Database = Postgres>,
    id: &str,
) -> Result<Option<(i64, i32, i32)>, IndexError> {
    let found = sqlx::query_as("SELECT number, dimensions, version FROM outcrop.indexes WHERE id = $1").bind(id);
    Ok(found.fetch_optional(from).await?)
}

fn agree(number: i64, held: i32, given: usize) -> Result<String, IndexError> {
    match usize::try_from(held) {
        Ok(wanted) if wanted == given => Ok(schema(number)),
        Ok(wanted) => Err(IndexError::Dimensions { wanted, given }),
        Err(_) => Err(IndexError::Damaged(format!("vectors of {held} dimensions"))),
    }
}

fn schema(number: i64) -> String {
    format!("outcrop_index_{number}")
}

async fn apply(
    transaction: &mut Transaction<'static, Postgres>,
    statements: &str,
    schema: &str,
    dimensions: usize,
) -> Result<(), IndexError> {
    let statements = statements.replace("{schema}", schema).replace("{dimensions}", &dimensions.to_string());
    sqlx::raw_sql(AssertSqlSafe(statements)).execute(&mut **transaction).await?;
    Ok(())
}
