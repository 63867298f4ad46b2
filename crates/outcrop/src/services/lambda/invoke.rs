//! `Invoke`: with an answer, in the background, or only to see whether it could be.

use std::sync::Arc;

use aws_wire::Blob;
use aws_wire::lambda::Error;
use aws_wire::lambda::types::{InvocationRequest, InvocationResponse, InvocationType, LogType};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use execution::{FunctionExecutor as _, Invocation};
use serde::de::IgnoredAny;

use super::Lambda;
use super::error::Result;
use super::events::MAX_EVENT;
use super::name::Named;
use crate::server::RequestContext;

impl Lambda {
    /// `Invoke`. A function that fails is an answer with `FunctionError`.
    pub async fn invoke_function(
        self: &Arc<Self>,
        context: &RequestContext,
        input: InvocationRequest,
    ) -> Result<InvocationResponse> {
        if input.durable_execution_name.is_some() || input.tenant_id.is_some() {
            return Err(
                Error::invalid_parameter_value("There are no durable or tenant-isolated functions here.").into()
            );
        }
        let named = Named::read(context, &input.function_name, input.qualifier.as_deref())?;
        let payload = input.payload.map(|blob| blob.0).unwrap_or_default();
        let mut invocation = Invocation::new(named.text(), payload);
        invocation.request_id = context.request_id.to_string();
        invocation.client_context = input.client_context.map(|text| client_context(&text)).transpose()?;
        match input.invocation_type.unwrap_or(InvocationType::RequestResponse) {
            InvocationType::DryRun => {
                self.check_known(&named).await?;
                Ok(InvocationResponse { status_code: Some(204), ..InvocationResponse::default() })
            }
            InvocationType::Event => {
                self.check_known(&named).await?;
                check_event(&invocation)?;
                self.events.accept(self.clone(), invocation)?;
                Ok(InvocationResponse { status_code: Some(202), ..InvocationResponse::default() })
            }
            InvocationType::RequestResponse => {
                invocation.log_tail = input.log_type == Some(LogType::Tail);
                let outcome = self.invoke(invocation).await?;
                Ok(InvocationResponse {
                    executed_version: Some(outcome.executed_version),
                    function_error: outcome.function_error,
                    log_result: outcome.log_tail.map(|tail| STANDARD.encode(tail)),
                    payload: Some(Blob(outcome.payload)),
                    status_code: Some(200),
                    ..InvocationResponse::default()
                })
            }
        }
    }

    async fn check_known(&self, named: &Named) -> Result<()> {
        match self.routed(&named.arn, named.qualifier.as_deref()).await? {
            Some(_) => Ok(()),
            None => Err(named.not_found().into()),
        }
    }
}

/// What Lambda refuses before it takes an event over.
fn check_event(invocation: &Invocation) -> Result<()> {
    let payload = &invocation.payload;
    if payload.len() > MAX_EVENT {
        return Err(Error::request_too_large(format!(
            "Request must be smaller than {MAX_EVENT} bytes for the InvokeFunction operation, this one has {}",
            payload.len()
        ))
        .into());
    }
    if !payload.is_empty() {
        serde_json::from_slice::<IgnoredAny>(payload).map_err(|error| {
            Error::invalid_request_content(format!("Could not parse request body into json: {error}"))
        })?;
    }
    Ok(())
}

/// The client context comes as base64 of JSON.
fn client_context(text: &str) -> Result<String> {
    let json = STANDARD.decode(text).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    let invalid = || Error::invalid_request_content("Client context must be a valid Base64-encoded JSON object.");
    Ok(json.ok_or_else(invalid)?)
}
