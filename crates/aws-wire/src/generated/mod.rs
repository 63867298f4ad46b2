// Made by `cargo xtask codegen` from model/*.json. Do not edit.

//! The services in scope, one module each.

pub mod bedrock;
pub mod bedrock_agent;
pub mod bedrock_agent_runtime;
pub mod bedrock_runtime;
pub mod iam;
pub mod lambda;
pub mod logs;
pub mod sts;
