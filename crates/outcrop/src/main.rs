//! The outcrop binary; all of it is in the library beside it.

use std::process::ExitCode;

fn main() -> ExitCode {
    // Files of strangers are read in a process of their own, which is this program too.
    documents::child_main().unwrap_or_else(outcrop::cli::main)
}
