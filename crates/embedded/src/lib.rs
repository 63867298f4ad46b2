//! The small model that comes with the product.
pub mod conversation;
pub mod decide;
pub mod engine;
pub mod error;
pub mod llama;
mod prompt;
