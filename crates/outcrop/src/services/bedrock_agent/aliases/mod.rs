//! Aliases: names under which versions of an agent are called.

mod create;
mod delete;
mod get;
mod list;
mod route;
mod update;
