//! What every provider's vectors must be before they go into an index.

use crate::ModelError;

/// The most dimensions that are taken.
pub const MOST_DIMENSIONS: usize = 16_000;

/// Brings vectors to length 1.
///
/// # Errors
/// [`ModelError::Unreadable`] when there are not `texts` of them, when they differ in dimensions or have none, or when one is not
/// finite or points nowhere: an index would keep such a vector and never find it.
pub fn unit(mut vectors: Vec<Vec<f32>>, texts: usize) -> Result<Vec<Vec<f32>>, ModelError> {
    if vectors.len() != texts {
        return Err(unreadable(format!("{} vectors for {texts} texts", vectors.len())));
    }
    let dimensions = vectors.first().map_or(1, Vec::len);
    if dimensions == 0 || dimensions > MOST_DIMENSIONS {
        return Err(unreadable(format!("vectors of {dimensions} dimensions, 1 to {MOST_DIMENSIONS} are possible")));
    }
    for vector in &mut vectors {
        if vector.len() != dimensions {
            return Err(unreadable(format!(
                "vectors of {dimensions} and of {} dimensions in one answer",
                vector.len()
            )));
        }
        // In f64, since squares of large components overflow an f32.
        let length = vector.iter().map(|&component| f64::from(component).powi(2)).sum::<f64>().sqrt();
        if !length.is_finite() || length == 0.0 {
            return Err(unreadable("a vector without a direction: all zeros, or not finite".to_owned()));
        }
        #[allow(clippy::cast_possible_truncation, reason = "a quotient between -1 and 1")]
        for component in vector.iter_mut() {
            *component = (f64::from(*component) / length) as f32;
        }
    }
    Ok(vectors)
}

fn unreadable(problem: String) -> ModelError {
    ModelError::unreadable(format!("The embedding model gave {problem}."))
}

#[cfg(test)]
mod tests {
    use super::unit;

    #[test]
    fn lengths_become_one_whatever_they_were() {
        let vectors = unit(vec![vec![3.0, 4.0], vec![-2e30, 0.0], vec![0.0, 1e-30]], 3).unwrap();
        assert_eq!(vectors, [[0.6, 0.8], [-1.0, 0.0], [0.0, 1.0]]);
    }

    #[test]
    fn what_no_index_could_find_is_an_error() {
        for (vectors, texts, problem) in [
            (vec![vec![1.0]], 2, "1 vectors for 2 texts"),
            (vec![vec![]], 1, "0 dimensions"),
            (vec![vec![1.0], vec![1.0, 0.0]], 2, "1 and of 2 dimensions"),
            (vec![vec![0.0, 0.0]], 1, "without a direction"),
            (vec![vec![f32::NAN, 1.0]], 1, "without a direction"),
            (vec![vec![f32::INFINITY, 1.0]], 1, "without a direction"),
        ] {
            let error = unit(vectors, texts).unwrap_err().to_string();
            assert!(error.contains(problem), "{error}");
        }
    }
}
