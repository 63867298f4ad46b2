//! The indexes of a server: which are open, and how one is opened.

use std::collections::{HashMap, VecDeque};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicI64;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, Weak};

use async_trait::async_trait;
use futures::TryStreamExt as _;
use sqlx::sqlite::SqlitePool;
use sqlx::{Row as _, SqliteConnection};
use store::{Connections, Durability};
use tokio::sync::Semaphore;

use super::database;
use super::memory::{Memory, Run};
use super::question::Words;
use super::write::ended;
use super::{EmbeddedIndex, Inner, numbers, text};
use crate::index::columns::json;
use crate::index::vectors::{Codes, Rotation};
use crate::index::{Index, IndexError, Indexes};

/// So many indexes stay open though nobody holds them.
const KEPT_OPEN: usize = 32;

/// Indexes in files of one folder. One process may use a folder at a time.
pub struct EmbeddedIndexes {
    folder: PathBuf,
    durability: Durability,
    state: Mutex<State>,
}

/// An index that may be open. Its lock is held while it is opened or deleted, so that there is never a second one on the same file.
type Slot = Arc<tokio::sync::Mutex<Weak<Inner>>>;

#[derive(Default)]
struct State {
    slots: HashMap<String, Slot>,
    /// The last used ones, the latest at the end.
    kept: VecDeque<Arc<Inner>>,
}

impl EmbeddedIndexes {
    /// Indexes in this folder, which is made when the first index is. `durability` says what an acknowledged write survives.
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>, durability: Durability) -> Self {
        Self { folder: folder.into(), durability, state: Mutex::default() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn slot(&self, id: &str) -> Slot {
        self.state().slots.entry(id.to_owned()).or_default().clone()
    }

    /// The file of an index. Ids become names of files, so they are not taken as they come.
    fn path(&self, id: &str) -> Result<PathBuf, IndexError> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        if id.is_empty() || id.len() > 64 || !id.bytes().all(plain) {
            return Err(IndexError::Name(id.to_owned()));
        }
        Ok(self.folder.join(format!("{id}.db")))
    }

    /// The index in a file, which is made when it is missing.
    async fn opened(
        &self,
        mut slot: tokio::sync::MutexGuard<'_, Weak<Inner>>,
        path: &Path,
        dimensions: usize,
    ) -> Result<Arc<dyn Index>, IndexError> {
        let index = match slot.upgrade() {
            Some(index) => index,
            None => {
                tokio::fs::create_dir_all(&self.folder).await.map_err(sqlx::Error::Io)?;
                let database = database::open(path, self.durability, dimensions).await?;
                let memory = load(&database, dimensions).await?;
                let index = Arc::new(Inner {
                    database,
                    rotation: Rotation::new(dimensions),
                    seals: AtomicI64::new(memory.seals()),
                    memory: RwLock::new(memory),
                    words: Words::default(),
                    searches: Arc::new(Semaphore::new(rayon::current_num_threads() + 1)),
                });
                *slot = Arc::downgrade(&index);
                index
            }
        };
        if index.rotation.dimensions() != dimensions {
            return Err(IndexError::Dimensions { wanted: index.rotation.dimensions(), given: dimensions });
        }
        self.keep(&index);
        Ok(Arc::new(EmbeddedIndex(index)))
    }

    fn keep(&self, index: &Arc<Inner>) {
        let mut state = self.state();
        state.kept.retain(|kept| !Arc::ptr_eq(kept, index));
        state.kept.push_back(Arc::clone(index));
        if state.kept.len() > KEPT_OPEN {
            state.kept.pop_front();
        }
    }
}

#[async_trait]
impl Indexes for EmbeddedIndexes {
    async fn open(&self, knowledge_base_id: &str, dimensions: usize) -> Result<Arc<dyn Index>, IndexError> {
        let path = self.path(knowledge_base_id)?;
        let slot = self.slot(knowledge_base_id);
        let slot = slot.lock().await;
        self.opened(slot, &path, dimensions).await
    }

    async fn find(&self, knowledge_base_id: &str, dimensions: usize) -> Result<Option<Arc<dyn Index>>, IndexError> {
        let path = self.path(knowledge_base_id)?;
        let slot = self.slot(knowledge_base_id);
        let slot = slot.lock().await;
        match tokio::fs::try_exists(&path).await.map_err(sqlx::Error::Io)? {
            true => self.opened(slot, &path, dimensions).await.map(Some),
            false => Ok(None),
        }
    }

    async fn delete(&self, knowledge_base_id: &str) -> Result<(), IndexError> {
        let path = self.path(knowledge_base_id)?;
        let slot = self.slot(knowledge_base_id);
        let mut slot = slot.lock().await;
        if let Some(index) = slot.upgrade() {
            self.state().kept.retain(|kept| !Arc::ptr_eq(kept, &index));
            index.database.close().await;
            *slot = Weak::new();
        }
        // The file itself goes first: what is left without it means nothing.
        for name in [path.clone(), path.with_extension("db-wal"), path.with_extension("db-shm")] {
            match tokio::fs::remove_file(&name).await {
                Err(error) if error.kind() != ErrorKind::NotFound => return Err(sqlx::Error::Io(error).into()),
                _ => {}
            }
        }
        Ok(())
    }
}

/// Reads from a file what memory holds: the codes, which are most of it, beside all else.
async fn load(database: &Connections, dimensions: usize) -> Result<Memory, IndexError> {
    let codes = tokio::spawn(load_codes(database.readers().clone(), dimensions));
    let mut reader = database.readers().acquire().await?;
    let mut memory = Memory::new(dimensions, text::seals(&mut reader).await?);
    memory.reserve(count(&mut reader).await?);
    // A row's values are read where SQLite has put them: there is a row for every document.
    let mut rows = sqlx::query(
        "SELECT runs.first, document, siblings, runs.metadata, lengths, documents.metadata, words
         FROM runs JOIN documents ON documents.number = runs.document LEFT JOIN fresh ON fresh.first = runs.first
         ORDER BY runs.first",
    )
    .fetch(&mut *reader);
    while let Some(row) = rows.try_next().await? {
        memory.add_run(&Run {
            first: row.try_get(0)?,
            document: row.try_get(1)?,
            siblings: row.try_get::<Option<&[u8]>, _>(2)?.map(numbers::read).unwrap_or_default(),
            own: row.try_get::<Option<&str>, _>(3)?.map(json).transpose()?.unwrap_or_default(),
            lengths: numbers::read_short(row.try_get(4)?),
            metadata: json(row.try_get(5)?)?,
            words: row.try_get(6)?,
        })?;
    }
    drop(rows);
    memory.with_codes(codes.await.map_err(ended)??)
}

async fn load_codes(readers: SqlitePool, dimensions: usize) -> Result<Codes, IndexError> {
    let mut reader = readers.acquire().await?;
    let mut codes = Codes::new(dimensions);
    codes.reserve(count(&mut reader).await?);
    let mut rows = sqlx::query("SELECT codes FROM runs ORDER BY first").fetch(&mut *reader);
    while let Some(row) = rows.try_next().await? {
        codes.extend(row.try_get(0)?);
    }
    drop(rows);
    Ok(codes)
}

/// How many chunks a file has.
async fn count(reader: &mut SqliteConnection) -> Result<usize, IndexError> {
    let (chunks,): (i64,) = sqlx::query_as("SELECT ifnull(sum(chunks), 0) FROM runs").fetch_one(reader).await?;
    Ok(usize::try_from(chunks).unwrap_or_default())
}
