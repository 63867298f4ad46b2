//! Playing a recording back.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use async_trait::async_trait;
use futures::{StreamExt, stream};
use serde::Deserialize;
use serde_json::Value;

use super::difference::Differences;
use super::handwritten::{AnswerBlocks, Counted, When, events};
use super::line::{Line, read_event};
use super::meaning;
use crate::{Model, ModelError, ModelEvent, ModelRequest, ModelStream};

/// The largest recording, in bytes.
const LARGEST_FILE: u64 = 512 << 20;

/// What is answered when a request is asked more often than it was recorded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Exhausted {
    /// The last answer again.
    #[default]
    Repeat,
    /// An error that says so.
    Error,
}

/// Why a recording cannot be played back.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// The file cannot be read.
    #[error("the recording '{}' cannot be read: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        source: std::io::Error,
    },
    /// A line is not of the form that `docs/record-replay.md` describes.
    #[error("line {line} of the recording '{}' is wrong: {problem}", path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// The line's number, from 1.
        line: usize,
        /// What is wrong with it.
        problem: String,
    },
}

/// A model that says what a recording says.
#[derive(Debug)]
pub struct Replay {
    path: PathBuf,
    exhausted: Exhausted,
    /// Answers to one request, by its meaning in canonical JSON.
    recorded: HashMap<String, Answers>,
    /// Answers to what fits a condition, in the file's order.
    conditions: Vec<(When, Answers)>,
}

/// Answers in the order of the file.
#[derive(Debug)]
struct Answers {
    first_line: usize,
    answers: Vec<Said>,
    next: AtomicUsize,
}

#[derive(Clone, Debug)]
struct Said {
    events: SaidEvents,
    error: Option<ModelError>,
}

#[derive(Clone, Debug)]
enum SaidEvents {
    Recorded(Vec<ModelEvent>),
    Handwritten(AnswerBlocks, Counted),
}

impl Replay {
    /// Reads a recording. Blank lines and lines that begin with `#` are skipped.
    ///
    /// # Errors
    /// When the file cannot be read, is larger than 512 MB, or holds a line of another form.
    pub fn open(path: &Path, exhausted: Exhausted) -> Result<Self, ReplayError> {
        let read = |source| ReplayError::Read { path: path.to_owned(), source };
        let size = std::fs::metadata(path).map_err(read)?.len();
        if size > LARGEST_FILE {
            return Err(read(std::io::Error::other(format!("it is larger than {LARGEST_FILE} bytes"))));
        }
        let text = std::fs::read_to_string(path).map_err(read)?;
        let mut replay = Self { path: path.to_owned(), exhausted, recorded: HashMap::new(), conditions: Vec::new() };
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                replay.add(number, line).map_err(|problem| ReplayError::Line {
                    path: path.to_owned(),
                    line: number,
                    problem,
                })?;
            }
        }
        Ok(replay)
    }

    fn add(&mut self, number: usize, text: &str) -> Result<(), String> {
        let line: Line = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let said = Said::of(&line)?;
        let new = || Answers { first_line: number, answers: Vec::new(), next: AtomicUsize::new(0) };
        let answers = match (line.request, line.when) {
            (Some(request), None) => self.recorded.entry(meaning::normalised(request).to_string()).or_insert_with(new),
            (None, Some(when)) => {
                let place = self.conditions.iter().position(|(other, _)| *other == when).unwrap_or_else(|| {
                    self.conditions.push((when, new()));
                    self.conditions.len() - 1
                });
                &mut self.conditions[place].1
            }
            _ => return Err("exactly one of 'request' and 'when' says what the line answers".to_owned()),
        };
        answers.answers.push(said);
        Ok(())
    }

    fn find(&self, request: &ModelRequest) -> Result<&Said, ModelError> {
        let asked =
            meaning::of(request).map_err(|error| ModelError::model(format!("The request is no JSON: {error}.")))?;
        let condition = || self.conditions.iter().find(|(when, _)| when.fits(request)).map(|(_, answers)| answers);
        let answers = self.recorded.get(&asked.to_string()).or_else(condition).ok_or_else(|| self.miss(&asked))?;
        answers.take(self.exhausted).ok_or_else(|| {
            ModelError::validation(format!(
                "The recording '{}' holds {} answer(s) to this request (from line {}), and all were given.",
                self.path.display(),
                answers.answers.len(),
                answers.first_line,
            ))
        })
    }

    fn miss(&self, asked: &Value) -> ModelError {
        let path = self.path.display();
        let differences = self.recorded.iter().filter_map(|(request, answers)| {
            let recorded = serde_json::from_str(request).ok()?;
            Some((Differences::between(&recorded, asked), answers.first_line))
        });
        let nearest = differences.min_by_key(|(differences, line)| (differences.count, *line));
        let told = nearest.map_or_else(
            || format!("none of its {} condition(s) fits", self.conditions.len()),
            |(differences, line)| format!("the nearest, line {line}, differs in {}", differences.tell()),
        );
        ModelError::validation(format!("The recording '{path}' has no answer to this request: {told}."))
    }
}

impl Said {
    fn of(line: &Line) -> Result<Self, String> {
        let error = line.error.clone().map(ModelError::from);
        let events = match &line.answer {
            Some(_) if !line.events.is_empty() => {
                return Err("only one of 'events' and 'answer' says what came".to_owned());
            }
            Some(answer) => SaidEvents::Handwritten(answer.clone(), line.usage.unwrap_or_default()),
            None if line.usage.is_some() => return Err("'usage' goes with 'answer'".to_owned()),
            None if line.events.is_empty() && error.is_none() => {
                return Err("one of 'events', 'answer' and 'error' says what came".to_owned());
            }
            None => SaidEvents::Recorded(line.events.iter().map(read_event).collect::<Result<_, _>>()?),
        };
        Ok(Self { events, error })
    }
}

impl Answers {
    fn take(&self, exhausted: Exhausted) -> Option<&Said> {
        let last = self.answers.len() - 1;
        let place = self.next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |next| Some((next + 1).min(last + 1)));
        match (place.unwrap_or(last), exhausted) {
            (place, Exhausted::Repeat) => self.answers.get(place.min(last)),
            (place, Exhausted::Error) => self.answers.get(place),
        }
    }
}

#[async_trait]
impl Model for Replay {
    async fn converse(&self, request: ModelRequest) -> Result<ModelStream, ModelError> {
        let said = self.find(&request)?;
        let mut events = match &said.events {
            SaidEvents::Recorded(events) => events.clone(),
            SaidEvents::Handwritten(answer, counted) => events(answer, *counted, &request),
        };
        let Some(error) = said.error.clone() else { return Ok(stream::iter(events.into_iter().map(Ok)).boxed()) };
        if events.is_empty() {
            return Err(error);
        }
        // A failing answer by hand breaks off where it would have ended.
        events.retain(|event| !matches!(event, ModelEvent::MessageStop(_) | ModelEvent::Metadata(_)));
        Ok(stream::iter(events.into_iter().map(Ok).chain([Err(error)])).boxed())
    }
}
