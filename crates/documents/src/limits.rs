//! What one file may cost.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Limits of one extraction. What is too much of a document cuts its text, and the text says so
/// ([`Text::truncated`](crate::Text::truncated)); what is too much for the machine is an error.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Largest file in bytes. More is [`DocumentError::TooLarge`](crate::DocumentError::TooLarge).
    pub input_bytes: usize,
    /// Most bytes that the parts of an archive (DOCX, XLSX) unpack to, together. More is
    /// [`DocumentError::UnpacksTooLarge`](crate::DocumentError::UnpacksTooLarge).
    pub unpacked_bytes: u64,
    /// Most memory of the process that parses, in bytes, beside the file itself. More is
    /// [`DocumentError::OutOfMemory`](crate::DocumentError::OutOfMemory). Enforced on Linux only.
    pub memory_bytes: u64,
    /// Longest time for one file, from the start of its process. More is
    /// [`DocumentError::TimedOut`](crate::DocumentError::TimedOut).
    pub time: Duration,
    /// Most characters (Unicode scalar values) of text; the rest is cut.
    pub text_chars: usize,
    /// Most pages of a PDF and most sheets of a workbook; the rest is cut.
    pub pages: usize,
    /// Most cells of a workbook that hold something, over all sheets; the rest is cut.
    pub cells: usize,
}

impl Default for Limits {
    /// 10 MiB of file, 256 MiB unpacked, 1 GiB of memory, 30 seconds; 2,000,000 characters, 2,000 pages,
    /// 1,000,000 cells.
    fn default() -> Self {
        Self {
            input_bytes: 10 << 20,
            unpacked_bytes: 256 << 20,
            memory_bytes: 1 << 30,
            time: Duration::from_secs(30),
            text_chars: 2_000_000,
            pages: 2_000,
            cells: 1_000_000,
        }
    }
}
