//! The files of a folder, with those of the folders in it.

use std::collections::VecDeque;
use std::io::{Error, ErrorKind};
use std::iter::Fuse;
use std::path::Path;

use futures::StreamExt as _;
use futures::stream::BoxStream;
use object_store::path::Path as Key;
use walkdir::{DirEntry, WalkDir};

use crate::error::ObjectError;
use crate::folder::{Folder, summary};
use crate::object::ObjectSummary;

/// How many are looked for at a time.
const BATCH: usize = 1024;

/// Something that a folder has.
pub(crate) enum Entry {
    File(ObjectSummary),
    /// With a slash at its end.
    Folder(String),
}

/// What of a folder begins with `prefix`, in no particular order; with what lies in its folders if it is `deep`. What has no key is
/// [`ObjectError::Unlisted`], which ends nothing. The folder was there from the first to the last, or the list ends with an error.
pub(crate) fn walk(folder: &Folder, prefix: &str, deep: bool) -> BoxStream<'static, Result<Entry, ObjectError>> {
    let within = prefix.rsplit_once('/').map_or("", |(within, _)| within);
    // No file has such a name.
    if Key::parse(within).is_err() {
        return futures::stream::empty().boxed();
    }
    let depth = if deep { usize::MAX } else { 1 };
    let entries = WalkDir::new(folder.root.join(within)).min_depth(1).max_depth(depth).follow_links(true);
    let entries = entries.into_iter().fuse();
    let walk = Walk { folder: folder.clone(), prefix: prefix.to_owned(), entries, state: State::Begins };
    let batch = |(mut walk, mut found): (Walk, VecDeque<_>)| async move {
        if found.is_empty() {
            let more = move || {
                found.extend(walk.by_ref().take(BATCH));
                (walk, found)
            };
            // It ends early only with the process.
            (walk, found) = tokio::task::spawn_blocking(more).await.ok()?;
        }
        found.pop_front().map(|entry| (entry, (walk, found)))
    };
    futures::stream::unfold((walk, VecDeque::new()), batch).boxed()
}

struct Walk {
    folder: Folder,
    prefix: String,
    entries: Fuse<walkdir::IntoIter>,
    state: State,
}

#[derive(PartialEq, Eq)]
enum State {
    Begins,
    Goes,
    Over,
}

impl Iterator for Walk {
    type Item = Result<Entry, ObjectError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.state == State::Begins {
            self.state = State::Goes;
            if let Err(error) = self.folder.check_now() {
                self.state = State::Over;
                return Some(Err(error));
            }
        }
        while self.state == State::Goes {
            let found = match self.entries.next() {
                Some(Ok(entry)) => self.entry(&entry).transpose(),
                Some(Err(error)) => self.problem(&error).map(Err),
                // A folder that has gone meanwhile seemed to have nothing more.
                None => {
                    self.state = State::Over;
                    self.folder.check_now().err().map(Err)
                }
            };
            if let Some(Err(error)) = &found
                && !matches!(error, ObjectError::Unlisted { .. })
            {
                self.state = State::Over;
            }
            if found.is_some() {
                return found;
            }
        }
        None
    }
}

impl Walk {
    fn entry(&self, entry: &DirEntry) -> Result<Option<Entry>, ObjectError> {
        let is_folder = entry.file_type().is_dir();
        if !is_folder && !entry.file_type().is_file() {
            return Ok(None);
        }
        let Some(name) = self.name(entry.path()) else { return Ok(None) };
        let key = entry.path().to_str().and_then(|_| Key::parse(&name).ok()).filter(|key| key.as_ref() == name);
        if is_folder {
            // What lies in one without a key has none either, and says so.
            let folder = format!("{name}/");
            return Ok((key.is_some() && folder.starts_with(&self.prefix)).then_some(Entry::Folder(folder)));
        }
        if !name.starts_with(&self.prefix) {
            return Ok(None);
        }
        let Some(key) = key else {
            return Err(self.unlisted(name, "its name has characters that no key can have".to_owned()));
        };
        // Files that are being written have names of their own.
        if self.folder.store.path_to_filesystem(&key).is_err() {
            return Ok(None);
        }
        match entry.metadata() {
            Ok(metadata) => Ok(Some(Entry::File(summary(name, &metadata)))),
            Err(error) => self.problem(&error).map_or(Ok(None), Err),
        }
    }

    /// What an error of the walk means; nothing where something has just gone, or is a link that leads nowhere.
    fn problem(&self, error: &walkdir::Error) -> Option<ObjectError> {
        let (kind, reason) = match error.io_error() {
            Some(cause) if cause.kind() == ErrorKind::NotFound => return None,
            Some(cause) => (cause.kind(), cause.to_string()),
            None => (ErrorKind::Other, "the link leads to a folder that it lies in".to_owned()),
        };
        match error.path().filter(|_| error.depth() > 0).and_then(|path| self.name(path)) {
            Some(name) => Some(self.unlisted(name, reason)),
            None => Some(self.folder.failed(&self.prefix)(Error::new(kind, reason))),
        }
    }

    /// The name of a path within the folder, as far as it can be written.
    fn name(&self, path: &Path) -> Option<String> {
        path.strip_prefix(&self.folder.root).ok().map(|name| name.to_string_lossy().into_owned())
    }

    fn unlisted(&self, key: String, reason: String) -> ObjectError {
        ObjectError::Unlisted { bucket: self.folder.bucket.clone(), key, reason }
    }
}
