//! The side of the child: limits itself, reads the file, writes the text.

use std::io::{self, BufRead, Read, Write};
use std::process::ExitCode;

use super::{ARGUMENT, wire};
use crate::{DocumentError, Text, extract::extract};

/// Stack of the thread that parses, in bytes: parsers recurse with the nesting of a file.
const STACK: usize = 64 << 20;
/// Open files at the most: the three standard streams and a few to spare.
const MAX_FILES: u64 = 16;

/// Does the work of a child if this process was started as one, and gives the exit code to end with; `None` otherwise.
///
/// Every program that uses an [`Extractor`](crate::Extractor) calls it first in its `main`, before it starts threads or
/// reads its arguments:
///
/// ```no_run
/// # use std::process::ExitCode;
/// fn main() -> ExitCode {
///     if let Some(code) = documents::child_main() {
///         return code;
///     }
///     // … the program itself
///     ExitCode::SUCCESS
/// }
/// ```
pub fn child_main() -> Option<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    if arguments.next()? != ARGUMENT || arguments.next().is_some() {
        return None;
    }
    Some(match serve() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    })
}

fn serve() -> io::Result<()> {
    // Only the place: a panic's message may quote the file.
    std::panic::set_hook(Box::new(|panic| {
        if let Some(place) = panic.location() {
            eprintln!("panicked at {}:{}", place.file().rsplit('/').next().unwrap_or_default(), place.line());
        }
    }));
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    input.by_ref().take(wire::MAX_LINE as u64).read_until(b'\n', &mut line)?;
    let request: wire::Request = serde_json::from_slice(&line)?;
    limit(&request.limits, request.size)?;
    let mut bytes = Vec::with_capacity(request.size);
    input.take(request.size as u64).read_to_end(&mut bytes)?;
    if bytes.len() != request.size {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    let work = move || extract(request.kind, bytes, &request.limits);
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(work)?;
    let Ok(result) = thread.join() else { return Err(io::Error::other("the parser panicked")) };
    answer(result)
}

fn answer(result: Result<Text, DocumentError>) -> io::Result<()> {
    let (line, text) = wire::encode(result)?;
    let mut output = io::stdout().lock();
    output.write_all(&line)?;
    output.write_all(text.as_bytes())?;
    output.flush()
}

/// Sets the kernel's limits for this process. Memory is private writable memory, as used: reserved addresses, of which
/// allocators and threads take plenty, do not count.
#[cfg(target_os = "linux")]
fn limit(limits: &crate::Limits, file: usize) -> io::Result<()> {
    use rustix::process::{Resource, Rlimit, setrlimit};
    let set = |resource, most| setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) });
    set(Resource::Data, limits.memory_bytes.saturating_add(file as u64))?;
    set(Resource::Nofile, MAX_FILES)?;
    // The parent's clock stops the work; this one stops it where the parent is gone.
    set(Resource::Cpu, limits.time.as_secs().saturating_mul(2).saturating_add(1))?;
    // Neither files nor memory dumps: all that may be written is the answer, into a pipe.
    set(Resource::Fsize, 0)?;
    set(Resource::Core, 0)?;
    Ok(())
}

#[cfg(not(target_os = "linux"))]
fn limit(_limits: &crate::Limits, _file: usize) -> io::Result<()> {
    Ok(())
}
