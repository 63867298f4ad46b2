//! Writing down what a model says.

use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use futures::{StreamExt, stream};
use serde_json::Value;

use super::line::{Line, RecordedError, write_event};
use super::meaning;
use crate::{Model, ModelError, ModelEvent, ModelRequest, ModelStream};

/// A file that answers are added to. Several models may share one.
#[derive(Debug)]
pub struct RecordingFile {
    path: PathBuf,
    file: Mutex<Option<File>>,
}

impl RecordingFile {
    /// A recording at this place; the file is made, or opened to go on, with the first answer.
    pub fn new(path: PathBuf) -> Arc<Self> {
        Arc::new(Self { path, file: Mutex::new(None) })
    }

    /// Adds a line, away from the async threads. A line is written at once, so a recording never ends in half of one
    /// unless the machine does.
    async fn add(self: &Arc<Self>, line: Line) -> Result<(), ModelError> {
        let this = Arc::clone(self);
        let written = tokio::task::spawn_blocking(move || this.write(&line)).await;
        let outcome = written.unwrap_or_else(|panic| Err(std::io::Error::other(panic)));
        outcome.map_err(|error| {
            ModelError::model(format!("The answer cannot be recorded in '{}': {error}.", self.path.display()))
        })
    }

    fn write(&self, line: &Line) -> std::io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        if file.is_none() {
            *file = Some(OpenOptions::new().create(true).append(true).open(&self.path)?);
        }
        file.as_mut().map_or(Ok(()), |file| file.write_all(&text))
    }
}

/// A model whose answers are written down as they pass.
///
/// Failures are recorded too: they are part of what a team wants to test. An answer that its taker gives up is not.
pub struct Recorder {
    model: Arc<dyn Model>,
    file: Arc<RecordingFile>,
}

impl Recorder {
    /// Records what `model` says.
    pub fn new(model: Arc<dyn Model>, file: Arc<RecordingFile>) -> Self {
        Self { model, file }
    }
}

#[async_trait]
impl Model for Recorder {
    async fn converse(&self, request: ModelRequest) -> Result<ModelStream, ModelError> {
        let meaning =
            meaning::of(&request).map_err(|error| ModelError::model(format!("The request is no JSON: {error}.")))?;
        match self.model.converse(request).await {
            Ok(events) => {
                let passing =
                    Passing { events, file: Some(Arc::clone(&self.file)), request: meaning, line: Line::default() };
                Ok(stream::unfold(passing, |mut passing| async { passing.next().await.map(|event| (event, passing)) })
                    .boxed())
            }
            Err(error) => {
                let line = Line { request: Some(meaning), error: Some((&error).into()), ..Line::default() };
                self.file.add(line).await?;
                Err(error)
            }
        }
    }

    async fn count_tokens(&self, request: &ModelRequest) -> Result<u32, ModelError> {
        self.model.count_tokens(request).await
    }

    fn context_window(&self, model_id: &str) -> Option<u32> {
        self.model.context_window(model_id)
    }

    fn takes_tools(&self, model_id: &str) -> Option<bool> {
        self.model.takes_tools(model_id)
    }

    fn expect(&self, request: &ModelRequest) {
        self.model.expect(request);
    }
}

/// An answer on its way through.
struct Passing {
    events: ModelStream,
    /// Gone when the line is written.
    file: Option<Arc<RecordingFile>>,
    request: Value,
    line: Line,
}

impl Passing {
    /// The next event. The line is written before the last one leaves, since many takers do not ask for more after it.
    async fn next(&mut self) -> Option<Result<ModelEvent, ModelError>> {
        let event = self.events.next().await;
        let last = match &event {
            Some(Ok(event)) => {
                match write_event(event) {
                    Ok(written) => self.line.events.push(written),
                    Err(error) => return Some(Err(ModelError::model(format!("An event is no JSON: {error}.")))),
                }
                matches!(event, ModelEvent::Metadata(_))
            }
            Some(Err(error)) => {
                self.line.error = Some(RecordedError::from(error));
                true
            }
            None => true,
        };
        if last && let Some(file) = self.file.take() {
            let line = Line { request: Some(self.request.take()), ..std::mem::take(&mut self.line) };
            if let Err(error) = file.add(line).await {
                return Some(Err(error));
            }
        }
        event
    }
}
