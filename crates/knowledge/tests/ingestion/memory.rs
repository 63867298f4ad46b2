//! An index in memory, which tells how often it was written.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use knowledge::index::{Chunk, DocumentKey, DocumentRecord, Hit, Index, IndexError, Indexes, Query};

#[derive(Default)]
pub(crate) struct MemoryIndexes(Mutex<BTreeMap<String, Arc<MemoryIndex>>>);

#[derive(Default)]
pub(crate) struct MemoryIndex {
    documents: Mutex<BTreeMap<DocumentKey, (DocumentRecord, Vec<Chunk>)>>,
    puts: Mutex<usize>,
}

impl MemoryIndexes {
    pub(crate) fn get(&self, knowledge_base_id: &str) -> Option<Arc<MemoryIndex>> {
        self.0.lock().unwrap().get(knowledge_base_id).cloned()
    }
}

impl MemoryIndex {
    /// The chunks of a document.
    pub(crate) fn chunks(&self, id: &str) -> Vec<Chunk> {
        let documents = self.documents.lock().unwrap();
        documents.iter().find(|(key, _)| key.id == id).map(|(_, (_, chunks))| chunks.clone()).unwrap_or_default()
    }

    /// The record of a document.
    pub(crate) fn record(&self, id: &str) -> Option<DocumentRecord> {
        self.documents.lock().unwrap().iter().find(|(key, _)| key.id == id).map(|(_, (record, _))| record.clone())
    }

    pub(crate) fn ids(&self) -> Vec<String> {
        self.documents.lock().unwrap().keys().map(|key| key.id.clone()).collect()
    }

    /// How many documents were put since the last time it was asked.
    pub(crate) fn puts(&self) -> usize {
        std::mem::take(&mut self.puts.lock().unwrap())
    }
}

#[async_trait]
impl Index for MemoryIndex {
    async fn put(&self, document: &DocumentRecord, chunks: &[Chunk]) -> Result<(), IndexError> {
        *self.puts.lock().unwrap() += 1;
        self.documents.lock().unwrap().insert(document.key.clone(), (document.clone(), chunks.to_vec()));
        Ok(())
    }

    async fn note(&self, document: &DocumentRecord) -> Result<(), IndexError> {
        let mut documents = self.documents.lock().unwrap();
        let chunks = documents.remove(&document.key).map(|(_, chunks)| chunks).unwrap_or_default();
        documents.insert(document.key.clone(), (document.clone(), chunks));
        Ok(())
    }

    async fn remove(&self, keys: &[DocumentKey]) -> Result<(), IndexError> {
        self.documents.lock().unwrap().retain(|key, _| !keys.contains(key));
        Ok(())
    }

    async fn remove_source(&self, data_source_id: &str) -> Result<(), IndexError> {
        self.documents.lock().unwrap().retain(|key, _| key.data_source_id != data_source_id);
        Ok(())
    }

    async fn document(&self, key: &DocumentKey) -> Result<Option<DocumentRecord>, IndexError> {
        Ok(self.documents.lock().unwrap().get(key).map(|(record, _)| record.clone()))
    }

    async fn documents(
        &self,
        data_source_id: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<DocumentRecord>, IndexError> {
        let documents = self.documents.lock().unwrap();
        let of_source = documents.values().map(|(record, _)| record).filter(|record| {
            record.key.data_source_id == data_source_id && after.is_none_or(|after| record.key.id.as_str() > after)
        });
        Ok(of_source.take(limit).cloned().collect())
    }

    async fn search(&self, _query: &Query<'_>) -> Result<Vec<Hit>, IndexError> {
        Ok(Vec::new())
    }
}

#[async_trait]
impl Indexes for MemoryIndexes {
    async fn open(&self, knowledge_base_id: &str, _dimensions: usize) -> Result<Arc<dyn Index>, IndexError> {
        Ok(self.0.lock().unwrap().entry(knowledge_base_id.to_owned()).or_default().clone())
    }

    async fn delete(&self, knowledge_base_id: &str) -> Result<(), IndexError> {
        self.0.lock().unwrap().remove(knowledge_base_id);
        Ok(())
    }
}
