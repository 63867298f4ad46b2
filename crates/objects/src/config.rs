//! Where objects are, as the configuration says it.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::Deserialize;

/// The section `[objects]`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ObjectsConfig {
    /// Folders of this machine by the name of the bucket that they stand for. All that lies in one can be read, what its
    /// symbolic links lead to included.
    pub buckets: BTreeMap<String, FolderConfig>,
    /// The service that has all other buckets.
    pub s3: Option<S3Config>,
}

/// A folder that stands for a bucket: its path alone, or a table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "Written")]
pub struct FolderConfig {
    /// The folder.
    pub path: PathBuf,
    /// Whether clients may write into it. They may not unless this says so.
    pub writable: bool,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Path(PathBuf),
    Table(FolderTable),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FolderTable {
    path: PathBuf,
    #[serde(default)]
    writable: bool,
}

impl From<Written> for FolderConfig {
    fn from(written: Written) -> Self {
        match written {
            Written::Path(path) => Self { path, writable: false },
            Written::Table(FolderTable { path, writable }) => Self { path, writable },
        }
    }
}

/// S3 itself or a service that speaks its API. The credentials come from the usual variables (`AWS_ACCESS_KEY_ID`,
/// `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`, or the machine's role).
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct S3Config {
    /// The service's address; AWS's when absent.
    pub endpoint: Option<String>,
    /// Its region; `AWS_REGION` when absent.
    pub region: Option<String>,
    /// Whether the bucket stands in the path instead of the host's name, as most services beside AWS want it.
    pub path_style: bool,
}
