//! Loading a model file.

use std::num::NonZeroU32;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use llama_cpp_2::context::params::LlamaContextParams;
use llama_cpp_2::llama_backend::LlamaBackend;
use llama_cpp_2::model::LlamaModel;
use llama_cpp_2::model::params::LlamaModelParams;
use llama_cpp_2::{LogOptions, send_logs_to_tracing};

use super::branches::Branches;
use super::compute::BATCH_TOKENS;
use super::grammar::Grammars;
use super::saved::Saved;
use super::weigh::Weighed;
use super::{CELLS, INPUT, INPUTS, LlamaEngine, SEQUENCES, WEIGHING};
use crate::error::EngineError;

/// llama.cpp's own state is one a process; the library refuses a second initialisation.
static BACKEND: OnceLock<Result<LlamaBackend, String>> = OnceLock::new();

/// A model file in memory, shared by the engines made from it.
pub struct Loaded {
    backend: &'static LlamaBackend,
    model: Arc<LlamaModel>,
    grammars: Grammars,
    saved: Saved,
}

/// Reads a GGUF file, or its faster copy beside it, which is made the first time (a quarter larger, a few seconds).
///
/// # Errors
/// [`EngineError::Processor`] on a processor without the instructions that the engine was built for,
/// [`EngineError::Load`] when the file is no model that llama.cpp can read.
pub fn load(path: &Path) -> Result<Loaded, EngineError> {
    let backend = backend(path)?;
    let path = &super::widened::of(path);
    let model = LlamaModel::load_from_file(backend, path, &LlamaModelParams::default())
        .map_err(|error| EngineError::Load { path: path.to_owned(), reason: error.to_string() })?;
    let model = Arc::new(model);
    let grammars = Grammars::new(Arc::clone(&model))?;
    Ok(Loaded { backend, model, grammars, saved: Saved::beside(path) })
}

/// llama.cpp, made ready; its log is left out. The file is the one to name in errors.
fn backend(path: &Path) -> Result<&'static LlamaBackend, EngineError> {
    check_processor()?;
    let backend = BACKEND.get_or_init(|| {
        send_logs_to_tracing(LogOptions::default().with_logs_enabled(false));
        LlamaBackend::init().map_err(|error| error.to_string())
    });
    backend.as_ref().map_err(|reason| EngineError::Load { path: path.to_owned(), reason: reason.clone() })
}

impl Loaded {
    /// A context over the model that computes on `threads` threads.
    ///
    /// # Errors
    /// [`EngineError::Inference`] when there is no memory for it.
    pub fn engine(&self, threads: usize) -> Result<LlamaEngine<'_>, EngineError> {
        let failed = |reason: String| EngineError::Inference(reason);
        let threads = i32::try_from(threads.clamp(1, 64)).unwrap_or(1);
        let batch = u32::try_from(BATCH_TOKENS).unwrap_or(512);
        let parameters = LlamaContextParams::default()
            .with_n_ctx(u32::try_from(CELLS).ok().and_then(NonZeroU32::new))
            .with_n_batch(batch)
            .with_n_ubatch(batch)
            .with_n_seq_max(u32::try_from(SEQUENCES).unwrap_or(64))
            .with_kv_unified(true)
            .with_n_threads(threads)
            .with_n_threads_batch(threads);
        let context = self.model.new_context(self.backend, parameters).map_err(|error| failed(error.to_string()))?;
        Ok(LlamaEngine {
            model: &self.model,
            context,
            grammars: &self.grammars,
            saved: &self.saved,
            held: Vec::new(),
            logits: Vec::new(),
            inputs: Branches::new(INPUT, INPUTS),
            weighed: Weighed::new(WEIGHING),
        })
    }
}

/// Whether this processor can run the engine: llama.cpp is compiled for the x86-64-v3 level, and without it the
/// process would die of an illegal instruction.
///
/// # Errors
/// [`EngineError::Processor`].
pub fn check_processor() -> Result<(), EngineError> {
    #[cfg(target_arch = "x86_64")]
    if !(is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("fma")
        && is_x86_feature_detected!("f16c")
        && is_x86_feature_detected!("bmi2"))
    {
        return Err(EngineError::Processor("AVX2, FMA, F16C and BMI2"));
    }
    Ok(())
}
