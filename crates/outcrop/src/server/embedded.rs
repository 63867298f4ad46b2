//! The embedded model, in builds that have it.

use models::table::EmbeddedFactory;

/// Makes embedded models for the model table.
#[cfg(feature = "embedded")]
pub(crate) fn factory() -> Option<EmbeddedFactory<'static>> {
    Some(&make)
}

/// A build without embedded models.
#[cfg(not(feature = "embedded"))]
pub(crate) fn factory() -> Option<EmbeddedFactory<'static>> {
    None
}

#[cfg(feature = "embedded")]
fn make(entry: &models::table::EmbeddedEntry) -> Result<models::table::Embedded, String> {
    use std::path::PathBuf;
    use std::sync::Arc;

    use embedded::EmbeddedModel;
    use embedded::fetch::ModelFolder;
    use embedded::manifest::EMBEDDED_SMALL;

    let (name, file) = match entry.model.as_deref() {
        None => (EMBEDDED_SMALL.id, None),
        Some(name) if name == EMBEDDED_SMALL.id => (name, None),
        Some(path) if path.ends_with(".gguf") => (path, Some(PathBuf::from(path))),
        Some(other) => {
            return Err(format!("there is no embedded model '{other}': give {} or a .gguf file", EMBEDDED_SMALL.id));
        }
    };
    let file = match file {
        Some(file) => file,
        None => {
            let folder =
                ModelFolder::from_environment(|name| std::env::var(name).ok()).map_err(|error| error.to_string())?;
            folder.file(&EMBEDDED_SMALL)
        }
    };
    let threads = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
    let model = EmbeddedModel::new(file, threads).map_err(|error| error.to_string())?;
    Ok(models::table::Embedded { name: name.to_owned(), model: Arc::new(model) })
}
