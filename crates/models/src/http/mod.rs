//! What all providers that are asked over HTTP share: attempts, time-outs, failures, bodies as they come.
//!
//! A provider says how a request is made and, as a [`Dialect`], what the bytes of an answer mean; [`client`] sends, retries
//! and gives up, [`reading`] turns the body into events, [`failure`] says what a status means.

mod client;
mod failure;
mod reading;

use std::time::Duration;

/// The most of a document that says one number.
pub(crate) const SMALL: usize = 64 << 10;

pub(crate) use client::HttpClient;
pub(crate) use failure::{by_status, in_stream};
pub(crate) use reading::Dialect;
#[cfg(test)]
pub(crate) use reading::testing;

/// Where a provider is asked and with how much patience.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HttpConfig {
    /// What comes before the provider's own paths.
    pub base_url: reqwest::Url,
    /// Time-outs and retries.
    pub patience: Patience,
}

/// How long and how often a provider is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// How long a connection may take to stand.
    pub connect_timeout: Duration,
    /// How long the server may be silent: before the answer and between any two parts of it.
    pub idle_timeout: Duration,
    /// How often a request is sent again when the server is busy, failing or not to be reached. Nothing is sent again once
    /// the answer has begun.
    pub retries: u32,
}

impl HttpConfig {
    /// A server with the usual patience.
    pub fn new(base_url: reqwest::Url) -> Self {
        Self { base_url, patience: Patience::default() }
    }
}

impl Default for Patience {
    /// 10 s to connect, 300 s of silence, 3 retries.
    fn default() -> Self {
        Self { connect_timeout: Duration::from_secs(10), idle_timeout: Duration::from_secs(300), retries: 3 }
    }
}
