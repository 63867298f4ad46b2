//! Documents of a data source: handed over directly, and looked at.

mod delete;
mod get;
mod ingest;
mod list;
