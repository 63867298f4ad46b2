//! Recording what a model says, and playing it back.
//!
//! A recording is a file of JSON lines, one an answer, made by [`Recorder`] or written by hand, read by [`Replay`]. Requests
//! are compared by meaning (see [`meaning`]), not by bytes, so that a recording outlives another run's ids and spacing.
//! The file's form and its use in tests of agents are described in `docs/record-replay.md`.

mod difference;
mod handwritten;
mod line;
mod meaning;
mod recorder;
mod replay;

pub use recorder::{Recorder, RecordingFile};
pub use replay::{Exhausted, Replay, ReplayError};
