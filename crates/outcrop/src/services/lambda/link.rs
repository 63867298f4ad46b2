//! Links to archives, for `GetFunction`'s `Code.Location`.
//!
//! Who has the link gets the archive without signing, as on AWS. So a link is a random number that is good for ten minutes,
//! and does not outlive the server.

use std::time::Duration;

use bytes::Bytes;
use quick_cache::sync::Cache;
use store::Timestamp;
use uuid::Uuid;

use super::Lambda;

/// The path of links, before the number.
const PATH: &str = "/_outcrop/function-code/";
const LIFETIME: Duration = Duration::from_secs(600);
/// Most links that are good at one time; older ones give way.
const MOST: usize = 1024;

/// The links that were given.
pub(super) struct Links {
    given: Cache<Uuid, (String, Timestamp)>,
}

impl Default for Links {
    fn default() -> Self {
        Self { given: Cache::new(MOST) }
    }
}

impl Lambda {
    /// A link to an archive.
    pub(super) fn link(&self, endpoint: &str, sha256: &str) -> String {
        let number = self.ids.uuid();
        self.links.given.insert(number, (sha256.to_owned(), self.clock.now().after(LIFETIME)));
        format!("{endpoint}{PATH}{number}")
    }

    /// What lies behind a path: `None` when it is no link, else the archive, if the link is still good.
    pub(crate) async fn linked(&self, path: &str) -> Option<Option<Bytes>> {
        let number = path.strip_prefix(PATH)?;
        let link = number.parse().ok().and_then(|number: Uuid| self.links.given.get(&number));
        let Some((sha256, _)) = link.filter(|(_, until)| *until > self.clock.now()) else { return Some(None) };
        Some(self.archives.read(&sha256).await.ok())
    }
}
