//! Action groups: what an agent can do.

mod create;
mod delete;
mod draft;
mod get;
mod list;
pub(in crate::services) mod schemas;
mod update;
