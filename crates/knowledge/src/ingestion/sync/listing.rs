//! What a data source has: its documents, and the metadata files beside them.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher as _};

use futures::{Stream, StreamExt as _};
use objects::{ObjectError, ObjectSummary};

use super::super::failure::Failure;
use super::super::metadata::SIDECAR;
use super::super::parts::Parts;
use super::super::source::Source;

/// The sidecars of a data source: a hash of the document's key, and a hash of what changes with the sidecar. Sixteen bytes each, since
/// there may be a million.
#[derive(Debug, Default)]
pub(super) struct Sidecars(HashMap<u64, u64>);

impl Sidecars {
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The mark of a document's sidecar; `-` where it has none.
    pub(super) fn mark(&self, key: &str) -> Option<String> {
        self.0.get(&hash(key)).map(|mark| format!("{mark:016x}"))
    }
}

/// Something that a bucket has.
#[derive(Debug)]
pub(super) enum Listed {
    Object(ObjectSummary),
    /// Something without a key that can be read, or a folder that cannot be looked into.
    Hidden {
        key: String,
        reason: String,
    },
}

/// The sidecars of a data source.
pub(super) async fn sidecars(parts: &Parts, source: &Source, bucket: &str) -> Result<Sidecars, Failure> {
    let mut found = Sidecars::default();
    let mut objects = std::pin::pin!(objects(parts, source, bucket));
    while let Some(listed) = objects.next().await {
        let Listed::Object(object) = listed? else { continue };
        if let Some(document) = object.key.strip_suffix(SIDECAR) {
            found.0.insert(hash(document), hash((&object.etag, object.size)));
        }
    }
    Ok(found)
}

/// The documents of a data source.
pub(super) fn documents<'a>(
    parts: &'a Parts,
    source: &'a Source,
    bucket: &'a str,
) -> impl Stream<Item = Result<Listed, Failure>> + 'a {
    // Consoles make folders visible by objects whose names end with a slash.
    let is_other = |listed: &Result<Listed, Failure>| match listed {
        Ok(Listed::Object(object)) => object.key.ends_with(SIDECAR) || object.key.ends_with('/'),
        _ => false,
    };
    objects(parts, source, bucket).filter(move |listed| std::future::ready(!is_other(listed)))
}

fn objects<'a>(
    parts: &'a Parts,
    source: &'a Source,
    bucket: &'a str,
) -> impl Stream<Item = Result<Listed, Failure>> + 'a {
    let prefixes = source.prefixes().into_iter().map(str::to_owned).collect::<Vec<_>>();
    let found = futures::stream::iter(prefixes).flat_map(move |prefix| parts.objects.list(bucket, &prefix));
    found.map(|object| match object {
        Ok(object) => Ok(Listed::Object(object)),
        Err(ObjectError::Unlisted { key, reason, .. }) => Ok(Listed::Hidden { key, reason }),
        Err(error) => Err(Failure::of_list(error)),
    })
}

/// The same for the same value in every process: a sidecar's mark is kept in the index.
fn hash(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
