//! Agents: their draft and its life cycle.

mod configuration;
mod create;
mod delete;
mod get;
mod list;
mod prepare;
mod update;
