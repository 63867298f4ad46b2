//! What the end of a child without an answer means.

use std::os::unix::process::ExitStatusExt as _;
use std::process::ExitStatus;

use crate::{DocumentError, Kind, Limits};

/// Words of the Rust runtime before it aborts.
const NO_MEMORY: &str = "memory allocation of";
const NO_STACK: &str = "overflowed its stack";
/// Signals that tell something of their own.
const SIGXCPU: i32 = 24;

/// The error for a child that ended with `status` and these last words on its standard error.
pub(super) fn meaning(kind: Kind, limits: &Limits, status: ExitStatus, words: &str) -> DocumentError {
    let panic = words.lines().find(|line| line.starts_with("panicked at "));
    match (status.signal(), status.code(), panic) {
        _ if words.contains(NO_MEMORY) => DocumentError::OutOfMemory { kind, limit: limits.memory_bytes },
        _ if words.contains(NO_STACK) => DocumentError::TooDeep { kind },
        (Some(SIGXCPU), ..) => DocumentError::TimedOut { kind, limit: limits.time },
        (Some(signal), ..) => DocumentError::Crashed { kind, how: format!("signal {signal}") },
        (None, _, Some(place)) => DocumentError::Crashed { kind, how: place.to_owned() },
        (None, code, None) => {
            let code = code.unwrap_or_default();
            let reason = format!("it ended with code {code} and without an answer; does its main call child_main?");
            DocumentError::Isolation { reason }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(raw: i32, words: &str) -> DocumentError {
        meaning(Kind::Pdf, &Limits::default(), ExitStatus::from_raw(raw), words)
    }

    #[test]
    fn each_end_is_told_apart() {
        const ABORTED: i32 = 6;
        let stack = "\nthread '<unnamed>' has overflowed its stack\nfatal runtime error: stack overflow\n";
        assert!(matches!(of(ABORTED, "memory allocation of 99 bytes failed\n"), DocumentError::OutOfMemory { .. }));
        assert!(matches!(of(ABORTED, stack), DocumentError::TooDeep { .. }));
        assert!(matches!(of(SIGXCPU, ""), DocumentError::TimedOut { .. }));
        assert!(matches!(of(9, ""), DocumentError::Crashed { how, .. } if how == "signal 9"));
        let panicked = of(1 << 8, "panicked at parser.rs:7\nthe parser panicked\n");
        assert!(matches!(panicked, DocumentError::Crashed { how, .. } if how == "panicked at parser.rs:7"));
        assert!(matches!(of(2 << 8, "error: unexpected argument\n"), DocumentError::Isolation { .. }));
    }
}
