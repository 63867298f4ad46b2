//! Who asks, and under which request id.

use uuid::Uuid;

/// What is known of a request besides its input.
#[derive(Clone, Debug)]
pub struct RequestContext {
    /// Sent back as `x-amzn-RequestId`; InvokeAgent's trace ids carry it too.
    pub request_id: Uuid,
    /// The region of the credential scope; the configured default for an unsigned request.
    pub region: String,
    /// The account that the answer's ARNs name.
    pub account_id: String,
    /// Where the client reached the server, such as `http://127.0.0.1:8787`: for links back to it.
    pub endpoint: String,
    /// Who signed the request.
    pub principal: Principal,
}

#[cfg(test)]
impl RequestContext {
    /// An unsigned request in us-east-1.
    pub(crate) fn of_a_test() -> Self {
        Self {
            request_id: Uuid::nil(),
            region: "us-east-1".into(),
            account_id: "123456789012".into(),
            endpoint: "http://127.0.0.1:8787".into(),
            principal: Principal::default(),
        }
    }
}

/// Who signed a request.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Principal {
    /// The access key id of the signature, if there is one.
    pub access_key_id: Option<String>,
}
