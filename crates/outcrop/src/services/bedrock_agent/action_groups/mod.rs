//! Action groups: what an agent can do.

mod create;
mod delete;
mod draft;
mod get;
mod list;
mod update;
