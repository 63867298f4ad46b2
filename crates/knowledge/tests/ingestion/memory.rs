//! An index in memory, which tells how often it was written.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use knowledge::index::{Chunk, DocumentKey, DocumentRecord, Hit, Index, IndexError, Indexes, Query};
use tokio::sync::Notify;

#[derive(Default)]
pub(crate) struct MemoryIndexes(Mutex<BTreeMap<String, Arc<MemoryIndex>>>);

type Documents = BTreeMap<DocumentKey, (DocumentRecord, Vec<Chunk>)>;

#[derive(Default)]
pub(crate) struct MemoryIndex {
    documents: Arc<Mutex<Documents>>,
    puts: Mutex<usize>,
    gate: Mutex<Option<Arc<Gate>>>,
    /// Called whenever a document is looked up.
    pub(crate) on_look: Mutex<Option<Box<dyn Fn() + Send>>>,
}

/// Holds calls of one kind up.
pub(crate) struct Gate {
    call: &'static str,
    /// Told when such a call has come.
    pub(crate) entered: Notify,
    /// Lets one go on.
    pub(crate) open: Notify,
}

impl Gate {
    async fn pass(&self, call: &str) {
        if self.call == call {
            self.entered.notify_one();
            self.open.notified().await;
        }
    }
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

    /// Puts a gate before calls of this name.
    pub(crate) fn gate(&self, call: &'static str) -> Arc<Gate> {
        let gate = Arc::new(Gate { call, entered: Notify::new(), open: Notify::new() });
        *self.gate.lock().unwrap() = Some(gate.clone());
        gate
    }

    async fn pass(&self, call: &str) {
        let gate = self.gate.lock().unwrap().clone();
        if let Some(gate) = gate {
            gate.pass(call).await;
        }
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
        let (documents, gate) = (self.documents.clone(), self.gate.lock().unwrap().clone());
        let (document, chunks) = (document.clone(), chunks.to_vec());
        // It comes to its end also when its caller goes.
        let write = tokio::spawn(async move {
            if let Some(gate) = gate {
                gate.pass("put").await;
            }
            documents.lock().unwrap().insert(document.key.clone(), (document, chunks));
        });
        write.await.unwrap();
        Ok(())
    }

    async fn note(&self, document: &DocumentRecord) -> Result<(), IndexError> {
        let mut documents = self.documents.lock().unwrap();
        let chunks = documents.remove(&document.key).map(|(_, chunks)| chunks).unwrap_or_default();
        documents.insert(document.key.clone(), (document.clone(), chunks));
        Ok(())
    }

    async fn remove(&self, keys: &[DocumentKey]) -> Result<(), IndexError> {
        self.pass("remove").await;
        self.documents.lock().unwrap().retain(|key, _| !keys.contains(key));
        Ok(())
    }

    async fn remove_source(&self, data_source_id: &str) -> Result<(), IndexError> {
        self.documents.lock().unwrap().retain(|key, _| key.data_source_id != data_source_id);
        Ok(())
    }

    async fn document(&self, key: &DocumentKey) -> Result<Option<DocumentRecord>, IndexError> {
        if let Some(on_look) = &*self.on_look.lock().unwrap() {
            on_look();
        }
        Ok(self.documents.lock().unwrap().get(key).map(|(record, _)| record.clone()))
    }

    async fn documents(
        &self,
        data_source_id: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<DocumentRecord>, IndexError> {
        let found = {
            let documents = self.documents.lock().unwrap();
            let of_source = documents.values().map(|(record, _)| record).filter(|record| {
                record.key.data_source_id == data_source_id && after.is_none_or(|after| record.key.id.as_str() > after)
            });
            of_source.take(limit).cloned().collect()
        };
        self.pass("documents").await;
        Ok(found)
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

    async fn find(&self, knowledge_base_id: &str, _dimensions: usize) -> Result<Option<Arc<dyn Index>>, IndexError> {
        Ok(self.get(knowledge_base_id).map(|index| index as Arc<dyn Index>))
    }

    async fn delete(&self, knowledge_base_id: &str) -> Result<(), IndexError> {
        self.0.lock().unwrap().remove(knowledge_base_id);
        Ok(())
    }
}
