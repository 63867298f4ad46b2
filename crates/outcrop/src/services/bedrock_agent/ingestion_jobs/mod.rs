//! Ingestion jobs: bringing an index up to date with a data source.

mod get;
mod list;
mod start;
mod stop;
