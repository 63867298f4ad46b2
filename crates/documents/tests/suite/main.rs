//! What comes out of files of each kind, sound and hostile, through the child process as a server uses it.

#![allow(clippy::unwrap_used)]

mod harness;
mod hostile;
mod kinds;
mod limits;
mod pdf_files;
mod properties;
mod zip_files;
