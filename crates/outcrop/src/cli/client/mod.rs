//! A client of the AWS APIs for the commands that talk to a server.
//!
//! It works from the same tables and types as the server, so that a command calls any operation in scope with the operation's
//! own input and gets its own output; an SDK for the handful of calls here would be larger than the rest of the binary. Calls
//! are made once: the person at the terminal sees the error and decides.

mod answer;
mod error;
mod query;
mod request;
mod signing;
mod turn;

use std::time::Duration;

use aws_wire::Operation;
use aws_wire::bedrock_agent_runtime::operations::InvokeAgent;
use aws_wire::bedrock_agent_runtime::types::InvokeAgentRequest;
use reqwest::Response;
use serde::Serialize;
use serde::de::DeserializeOwned;

pub(crate) use error::ClientError;
pub(crate) use signing::Credentials;
pub(crate) use turn::{Received, Turn, TurnEvent, turn_request};

/// The longest wait for a connection.
const CONNECT: Duration = Duration::from_secs(10);
/// The longest pause in an answer: a model on a slow machine may think for minutes.
const PAUSE: Duration = Duration::from_secs(15 * 60);

/// Calls the operations of one endpoint.
#[derive(Debug)]
pub(crate) struct Client {
    http: reqwest::Client,
    endpoint: String,
    region: String,
    credentials: Credentials,
}

impl Client {
    /// A client of the server at a base URL, such as `http://127.0.0.1:8787`.
    ///
    /// # Errors
    /// When the endpoint is no HTTP URL.
    pub(crate) fn new(endpoint: &str, region: &str, credentials: Credentials) -> Result<Self, ClientError> {
        let refuse = |problem: String| ClientError::Endpoint { endpoint: endpoint.to_owned(), problem };
        let url = reqwest::Url::parse(endpoint).map_err(|error| refuse(error.to_string()))?;
        let host = url.host_str().unwrap_or_default();
        if !matches!(url.scheme(), "http" | "https") || host.is_empty() {
            return Err(refuse("it must begin with http:// or https://".to_owned()));
        }
        let mut builder = reqwest::Client::builder().connect_timeout(CONNECT).read_timeout(PAUSE).http1_only();
        let ip = host.trim_matches(['[', ']']).parse::<std::net::IpAddr>();
        if host == "localhost" || ip.is_ok_and(|ip| ip.is_loopback() || ip.is_unspecified()) {
            builder = builder.no_proxy();
        }
        let http = builder.build().map_err(|error| refuse(error.to_string()))?;
        Ok(Self { http, endpoint: endpoint.trim_end_matches('/').to_owned(), region: region.to_owned(), credentials })
    }

    /// Calls an operation whose answer comes at once. Operations whose body is a member of bytes are not for this client.
    ///
    /// # Errors
    /// When the server cannot be reached, answers with an error, or with what is no output of the operation.
    pub(crate) async fn call<O>(&self, _operation: O, input: O::Input) -> Result<O::Output, ClientError>
    where
        O: Operation<Input: Serialize, Output: DeserializeOwned>,
    {
        let response = self.send::<O>(&input).await?;
        answer::read::<O>(response).await
    }

    /// Begins a turn of an agent.
    ///
    /// # Errors
    /// As for [`Self::call`]; later errors come as the turn's last event.
    pub(crate) async fn invoke_agent(&self, input: InvokeAgentRequest) -> Result<Turn, ClientError> {
        let response = self.send::<InvokeAgent>(&input).await?;
        Ok(Turn::new(answer::success::<InvokeAgent>(response).await?))
    }

    async fn send<O>(&self, input: &O::Input) -> Result<Response, ClientError>
    where
        O: Operation<Input: Serialize>,
    {
        let request = request::build::<O>(&self.endpoint, input)?;
        let request = signing::sign(request, O::SCHEMA.service, &self.region, &self.credentials)?;
        let unreachable = |cause| ClientError::Unreachable { endpoint: self.endpoint.clone(), cause };
        let request = reqwest::Request::try_from(request).map_err(unreachable)?;
        self.http.execute(request).await.map_err(unreachable)
    }
}
