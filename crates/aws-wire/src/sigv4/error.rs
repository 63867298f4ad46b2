//! Why a signature is not accepted.

/// A request whose credentials are missing, unreadable, unknown, out of date or do not fit it. HTTP 403.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SignatureError {
    /// No credentials at all.
    #[error("Missing Authentication Token")]
    Missing,
    /// Credentials in a form that is not SigV4's; the text says what lacks.
    #[error("{0}")]
    Incomplete(String),
    /// The access key is not one of the server's.
    #[error("The security token included in the request is invalid.")]
    UnknownClient,
    /// The signature does not fit the request.
    #[error(
        "The request signature we calculated does not match the signature you provided. \
         Check your AWS Secret Access Key and signing method. Consult the service documentation for details."
    )]
    Mismatch,
    /// The clock says that the request is too old, or not yet good; the text gives both times.
    #[error("{0}")]
    Expired(String),
}

impl SignatureError {
    /// The code that the JSON services answer with.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Missing => "MissingAuthenticationTokenException",
            Self::Incomplete(_) => "IncompleteSignatureException",
            Self::UnknownClient => "UnrecognizedClientException",
            Self::Mismatch | Self::Expired(_) => "InvalidSignatureException",
        }
    }
}
