//! The provider for OpenAI-compatible servers (chat completions): hosted ones, vLLM, Ollama, llama.cpp, LM Studio.
//!
//! [`request`] and [`events`] translate, without I/O, between Converse and the server's dialect; [`client`] sends, retries
//! and gives up; [`reading`] turns the body into events as it comes.

mod chunk;
mod client;
mod content;
mod events;
mod failure;
mod reading;
mod request;
mod tool_names;

use std::time::Duration;

pub use client::OpenAi;

use crate::secret::Secret;

/// How an OpenAI-compatible server is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenAiConfig {
    /// What comes before `/chat/completions`.
    pub base_url: reqwest::Url,
    /// The model's name on the server; the id of the request when absent.
    pub model: Option<String>,
    /// Sent as a bearer token.
    pub api_key: Option<Secret>,
    /// How long a connection may take to stand.
    pub connect_timeout: Duration,
    /// How long the server may be silent: before the answer and between any two parts of it.
    pub idle_timeout: Duration,
    /// How often a request is sent again when the server is busy, failing or not to be reached. Nothing is sent again once
    /// the answer has begun.
    pub retries: u32,
    /// Send the answer's length limit as `max_completion_tokens`, as OpenAI's newer models want, instead of `max_tokens`.
    pub max_completion_tokens: bool,
    /// Send `top_k`, which OpenAI itself refuses and most local servers take. Otherwise top K is left out.
    pub send_top_k: bool,
}

impl OpenAiConfig {
    /// The defaults for a server: 10 s to connect, 300 s of silence, 3 retries.
    pub fn new(base_url: reqwest::Url) -> Self {
        Self {
            base_url,
            model: None,
            api_key: None,
            connect_timeout: Duration::from_secs(10),
            idle_timeout: Duration::from_secs(300),
            retries: 3,
            max_completion_tokens: false,
            send_top_k: false,
        }
    }
}
