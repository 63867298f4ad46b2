//! Running actions by servers: tools over the Model Context Protocol, operations over HTTP.
//!
//! What a server says of a call, good or bad, is for the model; what keeps it from answering fails the turn, as a function
//! does that cannot be invoked.

use aws_wire::bedrock_agent_runtime::types::{ImageInput, ImageInputFormat, ImageInputSource};
use execution::http_actions::HttpError;
use execution::mcp::{McpAnswer, McpImage, McpImageFormat};
use futures::future::BoxFuture;
use serde_json::{Map, Value};

use super::executors::{Brought, Chosen, Ran};
use super::steps::{Turn, date_time};
use crate::action_groups::{ActionResult, LambdaAnswer, Limits, Outcome, Target, http_call};
use crate::failure::Failure;
use crate::trace::Span;

impl Turn {
    /// A tool's call, not yet begun.
    pub(super) fn start_tool<'a>(&self, chosen: &Chosen<'a>, arn: &'a str, server: &'a str) -> BoxFuture<'a, Ran> {
        let tool = match &chosen.action.target {
            Target::Function { name } => name.as_str(),
            Target::Api { .. } => chosen.action.tool_name.as_str(),
        };
        let arguments = match &chosen.input {
            Value::Object(arguments) => arguments.clone(),
            _ => Map::new(),
        };
        let (servers, limits) = (self.runtime.mcp.clone(), self.runtime.action_limits.clone());
        self.timed(async move {
            let answer = servers.call(server, tool, arguments).await;
            let answer = answer.map_err(|error| Failure::dependency(error.to_string(), arn))?;
            Ok(told(answer, &limits))
        })
    }

    /// An operation's call, not yet begun.
    pub(super) fn start_operation<'a>(
        &self,
        chosen: &Chosen<'a>,
        arn: &'a str,
        server: &'a str,
        base: Option<&'a str>,
    ) -> BoxFuture<'a, Ran> {
        let call = http_call(server, base, chosen.action, &chosen.call, &chosen.input);
        let (servers, limits) = (self.runtime.http.clone(), self.runtime.action_limits.clone());
        self.timed(async move {
            let call =
                call.ok_or_else(|| Failure::dependency("The action is no operation of an OpenAPI schema.", arn))?;
            match servers.call(call).await {
                Ok(answer) => {
                    let outcome = within(answer.text, &limits).map_or_else(Outcome::Reprompt, Outcome::Answer);
                    Ok(ActionResult { outcome, images: Vec::new(), http_status_code: Some(answer.status.into()) })
                }
                Err(error @ HttpError::Argument { .. }) => {
                    let text = format!("The call was not carried out. {error}. Call it again with another value.");
                    Ok(ActionResult { outcome: Outcome::Reprompt(text), images: Vec::new(), http_status_code: None })
                }
                Err(error) => Err(Failure::dependency(error.to_string(), arn)),
            }
        })
    }

    fn timed<'a>(&self, run: impl Future<Output = Result<ActionResult, Failure>> + Send + 'a) -> BoxFuture<'a, Ran> {
        let request_id = self.runtime.ids.uuid().to_string();
        let clock = self.runtime.clock.clone();
        Box::pin(async move {
            let start = date_time(clock.now());
            let answer = run.await.map(LambdaAnswer::from);
            Ran { brought: Brought::Answer(answer), request_id, span: Span { start, end: date_time(clock.now()) } }
        })
    }
}

/// What the model is told of a tool's answer.
fn told(answer: McpAnswer, limits: &Limits) -> ActionResult {
    let McpAnswer { text, images, is_error } = answer;
    let text = match text {
        text if !text.is_empty() => text,
        _ if is_error => "The tool failed without saying why.".to_owned(),
        _ if images.is_empty() => "The tool ran and answered nothing.".to_owned(),
        text => text,
    };
    let outcome = match within(text, limits) {
        Ok(text) if is_error => Outcome::Reprompt(text),
        Ok(text) => Outcome::Answer(text),
        Err(text) => Outcome::Reprompt(text),
    };
    ActionResult { outcome, images: images.into_iter().map(image).collect(), http_status_code: None }
}

/// The text, or what the model is told when it is too long.
fn within(text: String, limits: &Limits) -> Result<String, String> {
    let (size, limit) = (text.len(), limits.result_bytes);
    if size <= limit {
        return Ok(text);
    }
    Err(format!("The result has {size} bytes where {limit} are allowed, and was left out. Ask for less at a time."))
}

fn image(image: McpImage) -> ImageInput {
    let format = match image.format {
        McpImageFormat::Png => ImageInputFormat::Png,
        McpImageFormat::Jpeg => ImageInputFormat::Jpeg,
        McpImageFormat::Gif => ImageInputFormat::Gif,
        McpImageFormat::Webp => ImageInputFormat::Webp,
    };
    ImageInput { format, source: ImageInputSource::Bytes(image.bytes.into()) }
}
