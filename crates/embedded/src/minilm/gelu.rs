//! Bias and activation in one pass: the libraries compute the exact error function value by value, which takes as long as all
//! matrices together.

use candle_core::{CpuStorage, CustomOp2, Layout, Result, Shape, Tensor, bail};

/// `gelu(x + bias)`, within 1e-6 of the exact one.
pub(super) fn gelu(x: &Tensor, bias: &Tensor) -> Result<Tensor> {
    x.apply_op2_no_bwd(bias, &BiasGelu)
}

struct BiasGelu;

impl CustomOp2 for BiasGelu {
    fn name(&self) -> &'static str {
        "bias-gelu"
    }

    fn cpu_fwd(
        &self,
        x: &CpuStorage,
        x_layout: &Layout,
        bias: &CpuStorage,
        bias_layout: &Layout,
    ) -> Result<(CpuStorage, Shape)> {
        let (CpuStorage::F32(x), CpuStorage::F32(bias)) = (x, bias) else { bail!("bias-gelu takes f32 only") };
        let offsets = (x_layout.contiguous_offsets(), bias_layout.contiguous_offsets());
        let (Some((from, to)), Some((bias_from, bias_to))) = offsets else { bail!("bias-gelu takes whole rows only") };
        let bias = &bias[bias_from..bias_to];
        let mut out = x[from..to].to_vec();
        for row in out.chunks_exact_mut(bias.len()) {
            for (value, bias) in row.iter_mut().zip(bias) {
                let x = *value + bias;
                *value = 0.5 * x * (1.0 + erf(x * std::f32::consts::FRAC_1_SQRT_2));
            }
        }
        Ok((CpuStorage::F32(out), x_layout.shape().clone()))
    }
}

/// The error function by Abramowitz and Stegun's formula 7.1.26. Without branches, so that the compiler does several at once.
#[inline(always)]
fn erf(x: f32) -> f32 {
    // Beyond 4 it is 1 in single precision.
    let distance = x.abs().min(4.0);
    let t = 1.0 / (1.0 + 0.327_591_1 * distance);
    let polynomial = t * (0.254_829_6 + t * (-0.284_496_74 + t * (1.421_413_7 + t * (-1.453_152 + t * 1.061_405_4))));
    (1.0 - polynomial * exp(-distance * distance)).copysign(x)
}

/// What makes a sum a whole number.
const ROUNDING: f32 = 12_582_912.0;

/// The exponential function between -17 and 0: the power of two by its bits, the rest by Taylor's series.
#[inline(always)]
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a whole number between -25 and 0")]
fn exp(x: f32) -> f32 {
    let power = x * std::f32::consts::LOG2_E;
    // Adding and taking away 1.5 * 2^23 rounds, and unlike `round` does so without SSE4.1.
    let whole = (power + ROUNDING) - ROUNDING;
    let rest = (power - whole) * std::f32::consts::LN_2;
    let series = 1.0 + rest * (1.0 + rest * (0.5 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest * (1.0 / 120.0)))));
    f32::from_bits(((whole as i32).wrapping_add(127) as u32) << 23) * series
}

#[cfg(test)]
mod tests {
    use candle_core::Device;

    use super::*;

    #[test]
    fn it_is_the_exact_one_within_a_millionth() {
        let values: Vec<f32> = (-6_000..=6_000).map(|n| n as f32 / 1_000.0).collect();
        let x = Tensor::from_vec(values.clone(), (values.len(), 1), &Device::Cpu).unwrap();
        let bias = Tensor::new(&[0.25_f32], &Device::Cpu).unwrap();
        let fast = gelu(&x, &bias).unwrap();
        let exact = x.broadcast_add(&bias).unwrap().gelu_erf().unwrap();
        let difference = (fast - exact).unwrap().abs().unwrap().max_all().unwrap().to_scalar::<f32>().unwrap();
        assert!(difference < 2e-6, "{difference}");
    }
}
