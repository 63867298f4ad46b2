//! Which function a request means: by name, partial ARN or ARN, with the version or alias there or in a member of its own.

use aws_wire::lambda::Error;
use execution::{FunctionArn, FunctionName};

use super::error::Result;
use crate::server::RequestContext;

pub(super) const LATEST: &str = "$LATEST";

/// A function, and the version or alias asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Named {
    pub(super) arn: FunctionArn,
    pub(super) qualifier: Option<String>,
}

impl Named {
    /// What `FunctionName` and `Qualifier` mean together. A bare name is one of the caller's account and region.
    pub(super) fn read(context: &RequestContext, function_name: &str, qualifier: Option<&str>) -> Result<Self> {
        let name: FunctionName = function_name.parse()?;
        let arn = match name.arn {
            Some(arn) => arn,
            None => FunctionArn::new(&context.region, &context.account_id, &name.name)?,
        };
        let qualifier = match (name.qualifier, qualifier) {
            (Some(within), Some(beside)) if within != beside => {
                return Err(Error::invalid_parameter_value(
                    "The derived qualifier from the function name does not match the specified qualifier.",
                )
                .into());
            }
            (within, beside) => within.or_else(|| beside.map(str::to_owned)),
        };
        Ok(Self { arn, qualifier })
    }

    /// A function for an operation that knows no versions.
    pub(super) fn unqualified(context: &RequestContext, function_name: &str) -> Result<FunctionArn> {
        let named = Self::read(context, function_name, None)?;
        match named.qualifier.as_deref() {
            None | Some(LATEST) => Ok(named.arn),
            Some(qualifier) => Err(Error::invalid_parameter_value(format!(
                "This operation does not take a version or alias, and the function's name ends with one: {qualifier}."
            ))
            .into()),
        }
    }

    /// The ARN as it was asked for.
    pub(super) fn text(&self) -> String {
        match &self.qualifier {
            Some(qualifier) => self.arn.qualified(qualifier),
            None => self.arn.to_string(),
        }
    }

    /// What is answered when it is not there.
    pub(super) fn not_found(&self) -> Error {
        Error::resource_not_found(format!("Function not found: {}", self.text()))
    }
}

/// Whether a qualifier is a version's number and not an alias.
pub(super) fn is_version(qualifier: &str) -> bool {
    qualifier.bytes().all(|byte| byte.is_ascii_digit())
}
