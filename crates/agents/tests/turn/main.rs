//! Turns on scripted models and functions.

mod house;
mod loop_and_limits;
mod recording;
mod return_control;
mod sessions;
mod streaming;
