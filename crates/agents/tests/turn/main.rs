//! Turns on scripted models and functions.

#![allow(clippy::unwrap_used, clippy::expect_used)] // In tests they say what was expected.

mod computer_use;
mod confirmation;
mod custom;
mod custom_examples;
mod generation;
mod house;
mod look_ups;
mod loop_and_limits;
mod memory;
mod order;
mod prompts;
mod recording;
mod resume;
mod return_control;
mod servers;
mod sessions;
mod streaming;
mod teams;
