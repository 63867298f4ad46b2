//! What the wire promises, checked from outside.

mod event_stream;
mod properties;
mod schemas;
mod signatures;
mod typed;
mod vectors;
