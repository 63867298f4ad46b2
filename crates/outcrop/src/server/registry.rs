//! Which function answers which operation.
//!
//! A handler is a plain async function whose types are the operation's own; the registry binds it to the operation and
//! forgets the types, so that the server calls all of them alike.

use std::collections::HashMap;
use std::fmt;
use std::future::Future;
use std::sync::Arc;

use aws_wire::protocol::{RequestParts, read_request, write_error, write_response, write_stream_head};
use aws_wire::schema::OperationSchema;
use aws_wire::{AwsError, Operation, StreamingOperation};
use futures::future::{BoxFuture, FutureExt as _};
use futures::stream::BoxStream;
use http::{HeaderMap, Response};

use super::body::AnswerBody;
use super::events::frames;
use super::{App, RequestContext};

/// The events of a streaming answer. An error ends the stream as an exception event; dropping the stream must stop the work
/// behind it, since that is what a client's disconnect does.
pub type Events<O> = BoxStream<'static, Result<<O as StreamingOperation>::Event, <O as Operation>::Error>>;

type Answer = BoxFuture<'static, Response<AnswerBody>>;
type Handler = Box<dyn Fn(Arc<App>, RequestContext, RequestParts<'_>) -> Answer + Send + Sync>;

/// The handlers of all services.
#[derive(Default)]
pub struct Registry {
    handlers: HashMap<(&'static str, &'static str), Handler>,
}

impl Registry {
    /// Binds `handler` to an operation that answers at once. Its error is the service's, or one of its own where AWS answers
    /// with more than the service's model names.
    ///
    /// ```ignore
    /// registry.operation(operations::CreateAgent, create_agent);
    ///
    /// async fn create_agent(app: Arc<App>, context: RequestContext, input: CreateAgentRequest)
    ///     -> Result<CreateAgentResponse, bedrock_agent::Error>
    /// ```
    ///
    /// The error is the service's own, or one of the service's module where the API has more codes than its model names.
    pub fn operation<O, H, F, E>(&mut self, operation: O, handler: H)
    where
        O: Operation,
        H: Fn(Arc<App>, RequestContext, O::Input) -> F + Send + Sync + 'static,
        F: Future<Output = Result<O::Output, E>> + Send + 'static,
        E: AwsError,
    {
        self.operation_with_headers(operation, move |app, context, input| {
            let answer = handler(app, context, input);
            async move { answer.await.map(|output| (output, HeaderMap::new())) }
        });
    }

    /// The same for an operation whose answer has headers that the service's model does not name.
    pub fn operation_with_headers<O, H, F, E>(&mut self, _operation: O, handler: H)
    where
        O: Operation,
        H: Fn(Arc<App>, RequestContext, O::Input) -> F + Send + Sync + 'static,
        F: Future<Output = Result<(O::Output, HeaderMap), E>> + Send + 'static,
        E: AwsError,
    {
        self.add::<O>(Box::new(move |app, context, parts| {
            let request_id = context.request_id.to_string();
            let input = match read_request::<O>(parts) {
                Ok(input) => input,
                Err(error) => return refused::<O>(&error, &request_id),
            };
            let answer = handler(app, context, input);
            async move {
                match answer.await {
                    Ok((output, headers)) => match write_response::<O>(output, &request_id) {
                        Ok(mut response) => {
                            response.headers_mut().extend(headers);
                            response.map(AnswerBody::whole)
                        }
                        Err(error) => failed::<O>(&error, &request_id),
                    },
                    Err(error) => failed::<O>(&error, &request_id),
                }
            }
            .boxed()
        }));
    }

    /// Binds `handler` to an operation whose answer is an event stream: first the members that travel as headers, then the
    /// events as they come. An error before the stream is an ordinary error answer.
    ///
    /// ```ignore
    /// registry.streaming(operations::InvokeAgent, invoke_agent);
    ///
    /// async fn invoke_agent(app: Arc<App>, context: RequestContext, input: InvokeAgentRequest)
    ///     -> Result<(InvokeAgentResponse, Events<InvokeAgent>), bedrock_agent_runtime::Error>
    /// ```
    pub fn streaming<O, H, F>(&mut self, _operation: O, handler: H)
    where
        O: StreamingOperation,
        H: Fn(Arc<App>, RequestContext, O::Input) -> F + Send + Sync + 'static,
        F: Future<Output = Result<(O::Output, Events<O>), O::Error>> + Send + 'static,
    {
        self.add::<O>(Box::new(move |app, context, parts| {
            let request_id = context.request_id.to_string();
            let input = match read_request::<O>(parts) {
                Ok(input) => input,
                Err(error) => return refused::<O>(&error, &request_id),
            };
            let answer = handler(app, context, input);
            async move {
                match answer.await {
                    Ok((output, events)) => match write_stream_head::<O>(output, &request_id) {
                        Ok(head) => head.map(|()| AnswerBody::frames(frames::<O>(events, request_id))),
                        Err(error) => failed::<O>(&error, &request_id),
                    },
                    Err(error) => failed::<O>(&error, &request_id),
                }
            }
            .boxed()
        }));
    }

    fn add<O: Operation>(&mut self, handler: Handler) {
        let key = (O::SCHEMA.service.name, O::SCHEMA.name);
        let earlier = self.handlers.insert(key, handler);
        debug_assert!(earlier.is_none(), "{}.{} has two handlers", key.0, key.1);
    }

    /// Starts the handler of an operation; `None` when it has none.
    pub(super) fn call(
        &self,
        operation: &OperationSchema,
        app: Arc<App>,
        context: RequestContext,
        parts: RequestParts<'_>,
    ) -> Option<Answer> {
        let handler = self.handlers.get(&(operation.service.name, operation.name))?;
        Some(handler(app, context, parts))
    }
}

impl fmt::Debug for Registry {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self.handlers.keys()).finish()
    }
}

fn refused<O: Operation>(error: &dyn AwsError, request_id: &str) -> Answer {
    std::future::ready(failed::<O>(error, request_id)).boxed()
}

fn failed<O: Operation>(error: &dyn AwsError, request_id: &str) -> Response<AnswerBody> {
    tracing::debug!(operation = O::SCHEMA.name, code = error.code(), request_id, "{error}");
    write_error(Some(O::SCHEMA.service), error, request_id).map(AnswerBody::whole)
}
