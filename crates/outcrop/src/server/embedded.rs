//! The embedded models, in builds that have them.

use models::table::{EmbeddedFactory, EmbeddingFactory};

/// Makes embedded models for the model table.
#[cfg(feature = "embedded")]
pub(crate) fn factory() -> Option<EmbeddedFactory<'static>> {
    Some(&chat::make)
}

/// A build without embedded chat models.
#[cfg(not(feature = "embedded"))]
pub(crate) fn factory() -> Option<EmbeddedFactory<'static>> {
    None
}

/// Makes embedded embedding models for their table.
#[cfg(feature = "embeddings")]
pub(crate) fn embeddings_factory() -> Option<EmbeddingFactory<'static>> {
    Some(&embeddings::make)
}

/// A build without embedded embedding models.
#[cfg(not(feature = "embeddings"))]
pub(crate) fn embeddings_factory() -> Option<EmbeddingFactory<'static>> {
    None
}

#[cfg(any(feature = "embedded", feature = "embeddings"))]
fn folder() -> Result<embedded::fetch::ModelFolder, String> {
    let variable = |name: &str| std::env::var(name).ok();
    embedded::fetch::ModelFolder::from_environment(variable).map_err(|error| error.to_string())
}

#[cfg(any(feature = "embedded", feature = "embeddings"))]
fn cores() -> usize {
    std::thread::available_parallelism().map_or(2, std::num::NonZero::get)
}

#[cfg(feature = "embedded")]
mod chat {
    use std::path::PathBuf;
    use std::sync::Arc;

    use embedded::EmbeddedModel;
    use embedded::manifest::EMBEDDED_SMALL;
    use models::table::{Embedded, EmbeddedEntry};

    pub(super) fn make(entry: &EmbeddedEntry) -> Result<Embedded, String> {
        let (name, file) = match entry.model.as_deref() {
            None => (EMBEDDED_SMALL.id, super::folder()?.file(&EMBEDDED_SMALL)),
            Some(name) if name == EMBEDDED_SMALL.id => (name, super::folder()?.file(&EMBEDDED_SMALL)),
            Some(path) if path.ends_with(".gguf") => (path, PathBuf::from(path)),
            Some(other) => {
                return Err(format!(
                    "there is no embedded model '{other}': give {} or a .gguf file",
                    EMBEDDED_SMALL.id
                ));
            }
        };
        let model = EmbeddedModel::new(file, super::cores()).map_err(|error| error.to_string())?;
        Ok(Embedded { name: name.to_owned(), model: Arc::new(model) })
    }
}

#[cfg(feature = "embeddings")]
mod embeddings {
    use std::sync::Arc;

    use embedded::MiniLm;
    use embedded::manifest::MINILM_WEIGHTS;
    use models::table::{EmbeddedEmbeddings, EmbeddedEntry};

    pub(super) fn make(entry: &EmbeddedEntry) -> Result<EmbeddedEmbeddings, String> {
        let name = MINILM_WEIGHTS.id;
        if let Some(other) = entry.model.as_deref().filter(|other| *other != name) {
            return Err(format!("there is no embedded embedding model '{other}': give {name}"));
        }
        let model = MiniLm::new(&super::folder()?, super::cores()).map_err(|error| error.to_string())?;
        Ok(EmbeddedEmbeddings { name: name.to_owned(), model: Arc::new(model) })
    }
}
