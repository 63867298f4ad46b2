//! What a function is: code, handler, runtime, limits.

use std::{collections::BTreeMap, fmt, path::PathBuf, str::FromStr, time::Duration};

use bytes::Bytes;

use crate::{ExecutionError, FunctionArn};

/// One version of a function, ready to be hosted with [`Functions::put`](crate::Functions::put).
#[derive(Debug, Clone)]
pub struct FunctionSpec {
    /// ARN without qualifier; its last part is the function's name.
    pub arn: FunctionArn,
    /// `$LATEST` or a published version's number.
    pub version: String,
    /// Language and version of the interpreter.
    pub runtime: Runtime,
    /// `module.function`; the module may lie in folders or packages
    /// (`folder/module.function`, for Python also `package.module.function`).
    pub handler: String,
    /// Where the code lies.
    pub code: Code,
    /// The function's own environment variables. Lambda's reserved ones win over these.
    pub environment: BTreeMap<String, String>,
    /// Longest time of one invocation: more than zero, up to 15 minutes (Lambda's default is 3 s).
    pub timeout: Duration,
    /// Memory limit of a process in MB, 128 to 10,240 (Lambda's default is 128).
    pub memory_size: u32,
    /// Most invocations at one time; `Some(0)` refuses all, `None` takes the configured default.
    pub reserved_concurrency: Option<u32>,
}

impl FunctionSpec {
    /// A `$LATEST` function with Lambda's defaults: 3 seconds, 128 MB, no variables.
    pub fn new(arn: FunctionArn, runtime: Runtime, handler: impl Into<String>, code: Code) -> Self {
        Self {
            arn,
            version: "$LATEST".to_owned(),
            runtime,
            handler: handler.into(),
            code,
            environment: BTreeMap::new(),
            timeout: Duration::from_secs(3),
            memory_size: 128,
            reserved_concurrency: None,
        }
    }

    pub(crate) fn check(&self) -> Result<(), ExecutionError> {
        let name = self.arn.name();
        let refuse = |reason: String| Err(ExecutionError::InvalidSpec { function: name.to_owned(), reason });
        if !crate::name::is_qualifier(&self.version) {
            return refuse(format!("'{}' is no version: expected $LATEST or a number", self.version));
        }
        let handler = &self.handler;
        if handler.len() > 128 || handler.chars().any(|c| c.is_whitespace() || c.is_control()) {
            return refuse("the handler must have at most 128 characters and no blanks".to_owned());
        }
        if self.timeout.is_zero() || self.timeout > Duration::from_secs(900) {
            return refuse(format!("timeout {:?} is not within 1 to 900 seconds", self.timeout));
        }
        if !(128..=10_240).contains(&self.memory_size) {
            return refuse(format!("memory size {} is not within 128 to 10240 MB", self.memory_size));
        }
        let size: usize = self.environment.iter().map(|(k, v)| k.len() + v.len()).sum();
        if size > 4096 {
            return refuse(format!("its environment variables have {size} bytes, the limit is 4096"));
        }
        for (key, value) in &self.environment {
            let named = key.starts_with(|c: char| c.is_ascii_alphabetic())
                && key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
            if !named || value.contains('\0') {
                return refuse(format!("environment variable '{key}' has a name or value that is not allowed"));
            }
        }
        Ok(())
    }
}

/// A function's code.
#[derive(Clone)]
pub enum Code {
    /// A folder, used where it lies. Changes are seen by processes started after them.
    Folder(PathBuf),
    /// A zip archive, unpacked (at most 250 MB) into the work folder when the function is put.
    Zip(Bytes),
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(path) => f.debug_tuple("Folder").field(path).finish(),
            Self::Zip(bytes) => write!(f, "Zip({} bytes)", bytes.len()),
        }
    }
}

/// A Lambda runtime identifier that can be hosted, such as `python3.12` or `nodejs20.x`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Runtime {
    identifier: String,
    language: Language,
}

/// Languages that functions can be written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Language {
    /// Python 3.
    Python,
    /// JavaScript on Node.js.
    NodeJs,
}

/// A runtime identifier that cannot be hosted.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("runtime '{0}' cannot be hosted here: python3.x and nodejs*.x can")]
pub struct UnsupportedRuntime(pub String);

impl Runtime {
    /// The identifier as Lambda spells it.
    pub fn identifier(&self) -> &str {
        &self.identifier
    }

    /// The language behind the identifier.
    pub fn language(&self) -> Language {
        self.language
    }
}

impl FromStr for Runtime {
    type Err = UnsupportedRuntime;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let digits = |t: &str| (1..=2).contains(&t.len()) && t.bytes().all(|b| b.is_ascii_digit());
        let language = if text.strip_prefix("python3.").is_some_and(digits) {
            Language::Python
        } else if text.strip_prefix("nodejs").and_then(|t| t.strip_suffix(".x")).is_some_and(digits) {
            Language::NodeJs
        } else {
            return Err(UnsupportedRuntime(text.chars().take(64).collect()));
        };
        Ok(Self { identifier: text.to_owned(), language })
    }
}

impl fmt::Display for Runtime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.identifier)
    }
}
