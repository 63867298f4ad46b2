//! The network: BERT with 6 layers of 384 dimensions and 12 heads, its output averaged over a text's tokens.
//!
//! The tokens of all texts stand below each other in one matrix, so texts of different length need neither padding nor masks; only
//! attention looks at one text at a time.

use std::path::Path;

use candle_core::{DType, Device, Result, Tensor};
use candle_nn::{VarBuilder, ops};

use super::gelu::gelu;

const SIZE: usize = super::DIMENSIONS as usize;
const INNER: usize = 4 * SIZE;
const LAYERS: usize = 6;
const HEADS: usize = 12;
const HEAD: usize = SIZE / HEADS;
const VOCABULARY: usize = 30_522;
const POSITIONS: usize = 512;
const EPSILON: f32 = 1e-12;

/// The weights, as they are used.
pub(super) struct Network {
    words: Tensor,
    /// Positions, and what all tokens of a single text have added.
    positions: Tensor,
    norm: Norm,
    layers: Vec<Layer>,
}

struct Layer {
    /// Query, key and value side by side, the query already divided by the root of a head's size.
    attention: Linear,
    output: Linear,
    output_norm: Norm,
    inner: Linear,
    outer: Linear,
    outer_norm: Norm,
}

struct Linear {
    /// One column an output.
    weight: Tensor,
    bias: Tensor,
}

struct Norm {
    weight: Tensor,
    bias: Tensor,
}

impl Network {
    /// Reads the weights of a safetensors file.
    pub(super) fn load(file: &Path) -> Result<Self> {
        let weights = VarBuilder::from_buffered_safetensors(std::fs::read(file)?, DType::F32, &Device::Cpu)?;
        let embeddings = weights.pp("embeddings");
        let kind = embeddings.get((2, SIZE), "token_type_embeddings.weight")?.narrow(0, 0, 1)?;
        let layers = weights.pp("encoder.layer");
        Ok(Self {
            words: embeddings.get((VOCABULARY, SIZE), "word_embeddings.weight")?,
            positions: embeddings.get((POSITIONS, SIZE), "position_embeddings.weight")?.broadcast_add(&kind)?,
            norm: Norm::load(&embeddings.pp("LayerNorm"))?,
            layers: (0..LAYERS).map(|layer| Layer::load(&layers.pp(layer))).collect::<Result<_>>()?,
        })
    }

    /// The average over each text's tokens, of which there must be 1 to 512.
    pub(super) fn embed(&self, texts: &[Vec<u32>]) -> Result<Vec<Vec<f32>>> {
        let lengths: Vec<usize> = texts.iter().map(Vec::len).collect();
        let places: Vec<u32> = texts.iter().flat_map(|text| (0..).zip(text).map(|(place, _)| place)).collect();
        let words = self.words.index_select(&Tensor::new(texts.concat(), &Device::Cpu)?, 0)?;
        let positions = self.positions.index_select(&Tensor::new(places, &Device::Cpu)?, 0)?;
        let mut state = self.norm.forward(&(words + positions)?)?;
        for layer in &self.layers {
            state = layer.forward(state, &lengths)?;
        }
        rows(&lengths).map(|(from, length)| state.narrow(0, from, length)?.mean(0)?.to_vec1()).collect()
    }
}

/// Where each text begins, and how long it is.
fn rows(lengths: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    lengths.iter().scan(0, |end, &length| {
        *end += length;
        Some((*end - length, length))
    })
}

impl Layer {
    fn load(weights: &VarBuilder) -> Result<Self> {
        let attention = weights.pp("attention.self");
        #[allow(clippy::cast_precision_loss, reason = "a small constant")]
        let scale = 1.0 / (HEAD as f64).sqrt();
        let query = Linear::read(&attention.pp("query"), SIZE, SIZE)?;
        let [key, value] =
            [Linear::read(&attention.pp("key"), SIZE, SIZE)?, Linear::read(&attention.pp("value"), SIZE, SIZE)?];
        let weight = Tensor::cat(&[(query.weight * scale)?, key.weight, value.weight], 0)?;
        let bias = Tensor::cat(&[(query.bias * scale)?, key.bias, value.bias], 0)?;
        Ok(Self {
            attention: Linear { weight, bias }.turned()?,
            output: Linear::read(&weights.pp("attention.output.dense"), SIZE, SIZE)?.turned()?,
            output_norm: Norm::load(&weights.pp("attention.output.LayerNorm"))?,
            inner: Linear::read(&weights.pp("intermediate.dense"), SIZE, INNER)?.turned()?,
            outer: Linear::read(&weights.pp("output.dense"), INNER, SIZE)?.turned()?,
            outer_norm: Norm::load(&weights.pp("output.LayerNorm"))?,
        })
    }

    fn forward(&self, state: Tensor, lengths: &[usize]) -> Result<Tensor> {
        let projected = self.attention.forward(&state)?;
        let seen = rows(lengths).map(|(from, length)| attend(&projected.narrow(0, from, length)?));
        let seen = Tensor::cat(&seen.collect::<Result<Vec<_>>>()?, 0)?;
        let state = self.output_norm.forward(&(self.output.forward(&seen)? + state)?)?;
        let inner = gelu(&state.matmul(&self.inner.weight)?, &self.inner.bias)?;
        self.outer_norm.forward(&(self.outer.forward(&inner)? + state)?)
    }
}

/// What each token of one text takes from all of its tokens.
fn attend(projected: &Tensor) -> Result<Tensor> {
    let length = projected.dim(0)?;
    let parts = projected.reshape((length, 3, HEADS, HEAD))?.permute((1, 2, 0, 3))?.contiguous()?;
    let (query, key, value) = (parts.get(0)?, parts.get(1)?, parts.get(2)?);
    let shares = ops::softmax_last_dim(&query.matmul(&key.t()?)?)?;
    shares.matmul(&value)?.transpose(0, 1)?.reshape((length, SIZE))
}

impl Linear {
    /// As the file has it: one row an output.
    fn read(weights: &VarBuilder, inputs: usize, outputs: usize) -> Result<Self> {
        Ok(Self { weight: weights.get((outputs, inputs), "weight")?, bias: weights.get(outputs, "bias")? })
    }

    fn turned(self) -> Result<Self> {
        Ok(Self { weight: self.weight.t()?.contiguous()?, bias: self.bias })
    }

    fn forward(&self, x: &Tensor) -> Result<Tensor> {
        x.matmul(&self.weight)?.broadcast_add(&self.bias)
    }
}

impl Norm {
    fn load(weights: &VarBuilder) -> Result<Self> {
        Ok(Self { weight: weights.get(SIZE, "weight")?, bias: weights.get(SIZE, "bias")? })
    }

    fn forward(&self, x: &Tensor) -> Result<Tensor> {
        ops::layer_norm(x, &self.weight, &self.bias, EPSILON)
    }
}
