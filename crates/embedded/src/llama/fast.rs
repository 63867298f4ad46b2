//! A copy of the built-in model's file in the format that computes fastest.
//!
//! The published file mixes formats: rows of 896 weights do not fit the blocks of 256 that its 4-bit format
//! needs, so most of them are in Q5_0, for which llama.cpp has no interleaved AVX2 kernel. Written once more in
//! Q4_0, prompts and answers are computed about one and a half times as fast, and the file is smaller. Files
//! that users name themselves are taken as they are.

use std::ffi::CString;
use std::path::{Path, PathBuf};

use super::load::backend;
use crate::error::EngineError;
use crate::manifest::EMBEDDED_SMALL;

/// The fast copy of the built-in model's file, made (in a few seconds) if it is not there; the file itself if it
/// is another, or the copy can't be made.
///
/// # Errors
/// [`EngineError::Processor`] and [`EngineError::Load`] as from [`load`](super::load).
pub fn fast_copy(file: &Path) -> Result<PathBuf, EngineError> {
    backend(file)?;
    if file.file_name().is_none_or(|name| name != EMBEDDED_SMALL.file_name) {
        return Ok(file.to_owned());
    }
    let copy = file.with_extension("as-q4_0.gguf");
    if is_newer(&copy, file) {
        return Ok(copy);
    }
    let started = std::time::Instant::now();
    match make(file, &copy) {
        Ok(()) => {
            tracing::info!(copy = %copy.display(), took = ?started.elapsed(), "made a faster copy of the built-in model");
            Ok(copy)
        }
        Err(error) => {
            tracing::warn!(copy = %copy.display(), %error, "no faster copy of the built-in model can be made");
            Ok(file.to_owned())
        }
    }
}

fn is_newer(copy: &Path, file: &Path) -> bool {
    let changed = |path| std::fs::metadata(path).and_then(|found| found.modified()).ok();
    changed(copy).is_some_and(|copy| changed(file).is_none_or(|file| copy >= file))
}

/// The copy appears whole or not at all.
fn make(file: &Path, copy: &Path) -> std::io::Result<()> {
    let folder = copy.parent().unwrap_or(Path::new("."));
    let partial = tempfile::Builder::new().prefix(".fast-").tempfile_in(folder)?.into_temp_path();
    let (from, to) = (c_path(file)?, c_path(&partial)?);
    let status = requantize(&from, &to);
    if status != 0 {
        return Err(std::io::Error::other(format!("llama.cpp's quantisation ended with status {status}")));
    }
    partial.persist(copy).map_err(|error| error.error)
}

fn c_path(path: &Path) -> std::io::Result<CString> {
    Ok(CString::new(path.as_os_str().as_encoded_bytes())?)
}

#[allow(unsafe_code, reason = "the binding has no safe function for llama.cpp's quantisation")]
fn requantize(from: &CString, to: &CString) -> u32 {
    // SAFETY: the parameters are llama.cpp's own defaults with plain values changed; both paths are strings that
    // end with a zero and live through the call, which keeps none of them and reports failures by its status.
    unsafe {
        let mut parameters = llama_cpp_sys_2::llama_model_quantize_default_params();
        parameters.ftype = llama_cpp_sys_2::LLAMA_FTYPE_MOSTLY_Q4_0;
        parameters.output_tensor_type = llama_cpp_sys_2::GGML_TYPE_Q4_0;
        parameters.token_embedding_type = llama_cpp_sys_2::GGML_TYPE_Q4_0;
        parameters.allow_requantize = true;
        llama_cpp_sys_2::llama_model_quantize(from.as_ptr(), to.as_ptr(), &raw const parameters)
    }
}
