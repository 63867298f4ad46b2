//! Names by which a function can be called: a bare name, a partial ARN or an ARN, each with or
//! without a qualifier (version or alias).

use std::{fmt, str::FromStr};

/// A function's name as a caller may give it.
///
/// Parsed from `name`, `name:qualifier`, `123456789012:function:name[:qualifier]`,
/// `arn:aws:lambda:region:123456789012:function:name[:qualifier]`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FunctionName {
    /// The ARN without qualifier, when the caller gave one.
    pub arn: Option<FunctionArn>,
    /// The bare name, up to 64 of `[A-Za-z0-9_-]`.
    pub name: String,
    /// Version (`$LATEST`, `1`, …) or alias.
    pub qualifier: Option<String>,
}

/// ARN of a function, without qualifier.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FunctionArn(String);

/// A text that names no function.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{given}' is no function name: expected name[:qualifier], account:function:name[:qualifier] or \
     arn:aws:lambda:region:account:function:name[:qualifier]"
)]
pub struct InvalidFunctionName {
    /// The text, cut to 256 characters.
    pub given: String,
}

impl FunctionArn {
    /// The ARN of function `name` in `region` and `account`.
    pub fn new(region: &str, account: &str, name: &str) -> Result<Self, InvalidFunctionName> {
        let text = format!("arn:aws:lambda:{region}:{account}:function:{name}");
        text.parse()
    }

    /// The ARN as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The function's bare name.
    pub fn name(&self) -> &str {
        self.part(6)
    }

    /// The region, such as `us-east-1`.
    pub fn region(&self) -> &str {
        self.part(3)
    }

    /// The twelve digits of the account.
    pub fn account(&self) -> &str {
        self.part(4)
    }

    /// The ARN with a version or alias appended.
    pub fn qualified(&self, qualifier: &str) -> String {
        format!("{}:{qualifier}", self.0)
    }

    fn part(&self, index: usize) -> &str {
        self.0.split(':').nth(index).unwrap_or_default()
    }
}

impl fmt::Display for FunctionArn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for FunctionArn {
    type Err = InvalidFunctionName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.parse::<FunctionName>()? {
            FunctionName { arn: Some(arn), qualifier: None, .. } => Ok(arn),
            _ => Err(invalid(text)),
        }
    }
}

impl FromStr for FunctionName {
    type Err = InvalidFunctionName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || invalid(text);
        if text.len() > 256 {
            return Err(error());
        }
        let parts: Vec<&str> = text.split(':').collect();
        let (arn, rest) = match parts.as_slice() {
            ["arn", partition, "lambda", region, account, "function", name, rest @ ..] => {
                let valid = partition.starts_with("aws")
                    && partition.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
                    && !region.is_empty()
                    && region.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
                    && is_account(account);
                if !valid {
                    return Err(error());
                }
                let arn = format!("arn:{partition}:lambda:{region}:{account}:function:{name}");
                (Some(FunctionArn(arn)), [&[*name], rest].concat())
            }
            [account, "function", rest @ ..] if is_account(account) => (None, rest.to_vec()),
            ["function", rest @ ..] if !rest.is_empty() => (None, rest.to_vec()),
            rest => (None, rest.to_vec()),
        };
        let (name, qualifier) = match rest.as_slice() {
            [name] => (*name, None),
            [name, qualifier] => (*name, Some((*qualifier).to_owned())),
            _ => return Err(error()),
        };
        if !is_name(name, 64) || !qualifier.as_deref().is_none_or(is_qualifier) {
            return Err(error());
        }
        Ok(Self { arn, name: name.to_owned(), qualifier })
    }
}

impl fmt::Display for FunctionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.arn.as_ref().map_or(self.name.as_str(), FunctionArn::as_str))?;
        match &self.qualifier {
            Some(qualifier) => write!(f, ":{qualifier}"),
            None => Ok(()),
        }
    }
}

fn is_account(text: &str) -> bool {
    text.len() == 12 && text.bytes().all(|b| b.is_ascii_digit())
}

fn is_name(text: &str, max: usize) -> bool {
    (1..=max).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

pub(crate) fn is_qualifier(text: &str) -> bool {
    text == "$LATEST" || is_name(text, 128)
}

fn invalid(text: &str) -> InvalidFunctionName {
    InvalidFunctionName { given: text.chars().take(256).collect() }
}
