//! Payloads of failures that Lambda itself reports: time-outs, dead processes, sizes.

use std::{os::unix::process::ExitStatusExt, process::ExitStatus, time::Duration};

use bytes::Bytes;
use serde_json::json;

pub(crate) fn timed_out(request_id: &str, after: Duration) -> Bytes {
    let seconds = after.as_secs_f64();
    payload("Sandbox.Timedout", &format!("RequestId: {request_id} Error: Task timed out after {seconds:.2} seconds"))
}

pub(crate) fn exited(request_id: &str, status: Option<ExitStatus>) -> Bytes {
    let reason = match status.map(|s| (s.code(), s.signal())) {
        Some((Some(0), _)) | None => "Runtime exited without providing a reason".to_owned(),
        Some((Some(code), _)) => format!("Runtime exited with error: exit status {code}"),
        Some((None, signal)) => {
            format!("Runtime exited with error: signal: {}", signal_name(signal.unwrap_or(9)))
        }
    };
    payload("Runtime.ExitError", &format!("RequestId: {request_id} Error: {reason}"))
}

pub(crate) fn out_of_memory(request_id: &str, limit_mb: u32) -> Bytes {
    payload(
        "Runtime.OutOfMemory",
        &format!(
            "RequestId: {request_id} Error: Runtime exited with error: signal: killed \
             (used more than its {limit_mb} MB of memory)"
        ),
    )
}

pub(crate) fn response_too_large(limit: usize) -> Bytes {
    payload(
        "Function.ResponseSizeTooLarge",
        &format!("Response payload size exceeded maximum allowed payload size ({limit} bytes)."),
    )
}

fn payload(error_type: &str, message: &str) -> Bytes {
    json!({ "errorType": error_type, "errorMessage": message }).to_string().into()
}

fn signal_name(signal: i32) -> String {
    match signal {
        4 => "illegal instruction".to_owned(),
        6 => "aborted".to_owned(),
        9 => "killed".to_owned(),
        11 => "segmentation fault".to_owned(),
        15 => "terminated".to_owned(),
        other => other.to_string(),
    }
}
