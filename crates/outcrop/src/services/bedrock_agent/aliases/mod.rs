//! Aliases: names under which versions of an agent are called.

mod create;
mod delete;
mod exists;
mod get;
mod list;
mod route;
mod update;

pub(in crate::services) use exists::alias_exists;
