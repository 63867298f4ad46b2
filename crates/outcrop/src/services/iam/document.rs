//! Policy documents: what is refused when they are given, and how they are written when they are given back.
//!
//! What is checked is the grammar that makes a document a policy. Actions, resources and conditions are not looked at, since
//! nothing is enforced.

use std::collections::HashSet;

use aws_wire::iam::Error;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Map, Value};

use super::error::Result;

/// All that RFC 3986 does not call unreserved.
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// What a document says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// Who may take a role.
    Trust,
    /// What somebody may do.
    Permissions,
}

/// A document in the form in which IAM gives it back.
pub(super) fn encode(document: &str) -> String {
    utf8_percent_encode(document, RESERVED).to_string()
}

/// A document's size as quotas count it: without blanks.
pub(super) fn size(document: &str) -> usize {
    document.chars().filter(|character| !character.is_whitespace()).count()
}

/// Refuses what is no policy document.
pub(super) fn check(document: &str, purpose: Purpose) -> Result<()> {
    let value: Value =
        serde_json::from_str(document).map_err(|error| malformed(&format!("Syntax errors in policy. {error}.")))?;
    let Value::Object(policy) = value else {
        return Err(malformed("Syntax errors in policy. The document is no JSON object."));
    };
    for member in policy.keys() {
        if !["Version", "Id", "Statement"].contains(&member.as_str()) {
            return Err(malformed(&format!("Syntax errors in policy. It has no member '{member}'.")));
        }
    }
    match policy.get("Version") {
        None => {}
        Some(Value::String(version)) if version == "2012-10-17" || version == "2008-10-17" => {}
        Some(_) => return Err(malformed("The policy must contain a valid version string: 2012-10-17 or 2008-10-17.")),
    }
    let statements = match policy.get("Statement") {
        Some(Value::Array(statements)) => statements.as_slice(),
        Some(statement @ Value::Object(_)) => std::slice::from_ref(statement),
        _ => return Err(malformed("Syntax errors in policy. Statement must be an object or a list of objects.")),
    };
    if statements.is_empty() {
        return Err(malformed("Syntax errors in policy. Statement is empty."));
    }
    let mut sids = HashSet::new();
    for (index, statement) in statements.iter().enumerate() {
        let Value::Object(statement) = statement else {
            return Err(malformed(&format!("Syntax errors in policy. Statement[{index}] is no object.")));
        };
        check_statement(statement, index, purpose)?;
        if let Some(sid) = statement.get("Sid") {
            let alphanumeric = |sid: &&str| sid.bytes().all(|byte| byte.is_ascii_alphanumeric());
            let sid = sid.as_str().filter(alphanumeric).ok_or_else(|| {
                malformed(&format!(
                    "Statement IDs (SID) must be alpha-numeric. Check that your input satisfies the regular expression \
                     [0-9A-Za-z]*. Statement[{index}] has another."
                ))
            })?;
            if !sid.is_empty() && !sids.insert(sid) {
                return Err(malformed(&format!(
                    "Statement IDs (SID) in a single policy must be unique. '{sid}' is there twice."
                )));
            }
        }
    }
    Ok(())
}

fn check_statement(statement: &Map<String, Value>, index: usize, purpose: Purpose) -> Result<()> {
    let has = |name: &str, inverse: &str| statement.contains_key(name) || statement.contains_key(inverse);
    let place = format!("in Statement[{index}].");
    if !matches!(statement.get("Effect").and_then(Value::as_str), Some("Allow" | "Deny")) {
        return Err(malformed(&format!("Syntax errors in policy. Effect must be Allow or Deny {place}")));
    }
    if !has("Action", "NotAction") {
        return Err(malformed(&format!("Policy statement must contain actions. There are none {place}")));
    }
    match purpose {
        Purpose::Trust if has("Resource", "NotResource") => {
            Err(malformed(&format!("Has prohibited field Resource {place}")))
        }
        Purpose::Trust if !has("Principal", "NotPrincipal") => {
            Err(malformed(&format!("Missing required field Principal {place}")))
        }
        Purpose::Permissions if has("Principal", "NotPrincipal") => {
            Err(malformed(&format!("Policy document should not specify a principal. There is one {place}")))
        }
        Purpose::Permissions if !has("Resource", "NotResource") => {
            Err(malformed(&format!("Policy statement must contain resources. There are none {place}")))
        }
        _ => Ok(()),
    }
}

fn malformed(message: &str) -> super::IamError {
    Error::malformed_policy_document(message).into()
}
