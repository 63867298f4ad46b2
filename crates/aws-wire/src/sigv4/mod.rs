//! AWS Signature Version 4, as a server sees it: who signed, for which service and region, and whether it is true.
//!
//! [`Authorization::from_request`] reads the claim from the `Authorization` header or the query of a presigned URL; its
//! [`CredentialScope`] also serves to tell services apart where nobody checks signatures. [`verify`] proves the claim.

mod authorization;
mod canonical;
mod error;
mod verify;

pub use authorization::{Authorization, CredentialScope};
pub use error::SignatureError;
pub use verify::{SignedRequest, verify};

/// The only algorithm that is accepted.
const ALGORITHM: &str = "AWS4-HMAC-SHA256";
