//! AWS's chunking configuration, checked once.

use aws_wire::bedrock_agent::types::{ChunkingConfiguration, ChunkingStrategy, VectorIngestionConfiguration};

/// Tokens of a chunk where nothing is configured.
const DEFAULT_TOKENS: u32 = 300;

/// How a text is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// Chunks of one size.
    FixedSize {
        /// Most tokens of a chunk.
        max_tokens: u32,
        /// Most tokens that a chunk repeats of the one before it.
        overlap_tokens: u32,
    },
    /// Small chunks that are searched, in larger ones that are returned.
    Hierarchical {
        /// Most tokens of what is returned.
        parent_tokens: u32,
        /// Most tokens of what is searched.
        child_tokens: u32,
        /// Most tokens that a chunk repeats of the one before it, on either level.
        overlap_tokens: u32,
    },
    /// Chunks that end where the meaning changes.
    Semantic {
        /// Most tokens of a chunk.
        max_tokens: u32,
        /// How many sentences before and after one count when it is compared with the next.
        buffer: usize,
        /// From which percentile of all differences on a difference is a change.
        percentile: u8,
    },
    /// A document is one chunk.
    None,
}

impl Default for Strategy {
    /// 300 tokens without overlap.
    fn default() -> Self {
        Self::FixedSize { max_tokens: DEFAULT_TOKENS, overlap_tokens: 0 }
    }
}

/// A configuration that says no strategy.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("chunkingConfiguration.{0}")]
pub struct StrategyError(String);

impl Strategy {
    /// The strategy that a configuration asks for, the default one where it asks for none.
    ///
    /// # Errors
    /// [`StrategyError`] when members are missing or contradict each other.
    pub fn of(configuration: Option<&VectorIngestionConfiguration>) -> Result<Self, StrategyError> {
        match configuration.and_then(|configuration| configuration.chunking_configuration.as_ref()) {
            Some(chunking) => Self::try_from(chunking),
            None => Ok(Self::default()),
        }
    }
}

impl TryFrom<&ChunkingConfiguration> for Strategy {
    type Error = StrategyError;

    fn try_from(chunking: &ChunkingConfiguration) -> Result<Self, StrategyError> {
        let missing = |member: &str| {
            StrategyError(format!("{member} is missing for the strategy {}", chunking.chunking_strategy))
        };
        match chunking.chunking_strategy {
            ChunkingStrategy::FixedSize => {
                let fixed = chunking.fixed_size_chunking_configuration.as_ref();
                let fixed = fixed.ok_or_else(|| missing("fixedSizeChunkingConfiguration"))?;
                let max_tokens = tokens(fixed.max_tokens);
                let overlap = u64::from(max_tokens) * u64::from(fixed.overlap_percentage.unsigned_abs().min(99)) / 100;
                Ok(Self::FixedSize { max_tokens, overlap_tokens: u32::try_from(overlap).unwrap_or(0) })
            }
            ChunkingStrategy::Hierarchical => {
                let levels = chunking.hierarchical_chunking_configuration.as_ref();
                let levels = levels.ok_or_else(|| missing("hierarchicalChunkingConfiguration"))?;
                let [parent, child] = levels.level_configurations.as_slice() else {
                    let problem = "hierarchicalChunkingConfiguration.levelConfigurations must have two levels: parents, then children";
                    return Err(StrategyError(problem.to_owned()));
                };
                let (parent_tokens, child_tokens) = (tokens(parent.max_tokens), tokens(child.max_tokens));
                let overlap_tokens = levels.overlap_tokens.unsigned_abs();
                let problem = match () {
                    () if child_tokens >= parent_tokens => {
                        "levelConfigurations[1].maxTokens must be less than that of levelConfigurations[0]"
                    }
                    () if overlap_tokens >= child_tokens => {
                        "overlapTokens must be less than maxTokens of levelConfigurations[1]"
                    }
                    () => return Ok(Self::Hierarchical { parent_tokens, child_tokens, overlap_tokens }),
                };
                Err(StrategyError(format!("hierarchicalChunkingConfiguration.{problem}")))
            }
            ChunkingStrategy::Semantic => {
                let semantic = chunking.semantic_chunking_configuration.as_ref();
                let semantic = semantic.ok_or_else(|| missing("semanticChunkingConfiguration"))?;
                Ok(Self::Semantic {
                    max_tokens: tokens(semantic.max_tokens),
                    buffer: usize::try_from(semantic.buffer_size).unwrap_or(0).min(1),
                    percentile: u8::try_from(semantic.breakpoint_percentile_threshold.clamp(0, 99)).unwrap_or(0),
                })
            }
            ChunkingStrategy::None => Ok(Self::None),
        }
    }
}

/// A limit in tokens; a chunk has at least one.
fn tokens(value: i32) -> u32 {
    u32::try_from(value).unwrap_or(0).max(1)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn of(chunking: Value) -> Result<Strategy, String> {
        let configuration = serde_json::from_value(json!({"chunkingConfiguration": chunking})).unwrap();
        Strategy::of(Some(&configuration)).map_err(|error| error.to_string())
    }

    #[test]
    fn each_strategy_is_read_from_its_own_member() {
        let fixed = json!({"chunkingStrategy": "FIXED_SIZE",
            "fixedSizeChunkingConfiguration": {"maxTokens": 250, "overlapPercentage": 20}});
        assert_eq!(of(fixed), Ok(Strategy::FixedSize { max_tokens: 250, overlap_tokens: 50 }));
        let semantic = json!({"chunkingStrategy": "SEMANTIC", "semanticChunkingConfiguration":
            {"maxTokens": 100, "bufferSize": 1, "breakpointPercentileThreshold": 95}});
        assert_eq!(of(semantic), Ok(Strategy::Semantic { max_tokens: 100, buffer: 1, percentile: 95 }));
        assert_eq!(of(json!({"chunkingStrategy": "NONE"})), Ok(Strategy::None));
        assert_eq!(Strategy::of(None), Ok(Strategy::default()));
        assert!(
            of(json!({"chunkingStrategy": "FIXED_SIZE"}))
                .unwrap_err()
                .contains("fixedSizeChunkingConfiguration is missing")
        );
    }

    #[test]
    fn levels_must_fit_into_each_other() {
        let levels = |parent, child, overlap| {
            of(json!({"chunkingStrategy": "HIERARCHICAL", "hierarchicalChunkingConfiguration":
                {"levelConfigurations": [{"maxTokens": parent}, {"maxTokens": child}], "overlapTokens": overlap}}))
        };
        assert!(levels(1500, 300, 60).is_ok());
        assert!(levels(300, 300, 60).unwrap_err().contains("levelConfigurations[1].maxTokens must be less"));
        assert!(levels(1500, 60, 60).unwrap_err().contains("overlapTokens must be less"));
    }
}
