//! XML errors: `<ErrorResponse><Error><Type/><Code/><Message/></Error><RequestId/></ErrorResponse>`.

use bytes::Bytes;
use http::Response;
use serde_json::Value;

use super::xml::Xml;
use super::xml_response;
use crate::AwsError;
use crate::schema::{Kind, ServiceSchema};

/// Writes an error of a query service.
pub(in super::super) fn encode_error(
    service: &ServiceSchema,
    error: &dyn AwsError,
    request_id: &str,
) -> Response<Bytes> {
    let mut xml = Xml::new();
    let body = error.to_body().unwrap_or_default();
    let written = xml.element("ErrorResponse", service.xml_namespace, |xml| {
        xml.element("Error", None, |xml| {
            xml.text("Type", if error.status() >= 500 { "Receiver" } else { "Sender" })?;
            xml.text("Code", query_code(error.code()))?;
            match (error.shape().map(|shape| &shape.kind), &body) {
                (Some(Kind::Structure(structure)), Value::Object(members)) => {
                    let message = members.iter().find(|(name, _)| name.as_str() == "message");
                    match message {
                        // Modelled as `message`, written as `Message`.
                        Some((_, Value::String(message))) => xml.text("Message", message),
                        _ => xml.members(structure, members),
                    }
                }
                _ => xml.text("Message", body["message"].as_str().unwrap_or_default()),
            }
        })?;
        xml.text("RequestId", request_id)
    });
    // Writing to memory fails only for a value that fits no element; the code has been written by then.
    debug_assert!(written.is_ok(), "an error's members are texts");
    xml_response(error.status(), xml.into_bytes())
}

/// The query services' names for what goes wrong before an operation is reached.
fn query_code(code: &str) -> &str {
    match code {
        "ValidationException" => "ValidationError",
        "UnknownOperationException" => "InvalidAction",
        "SerializationException" => "MalformedInput",
        "InvalidSignatureException" => "SignatureDoesNotMatch",
        "UnrecognizedClientException" => "InvalidClientTokenId",
        "MissingAuthenticationTokenException" => "MissingAuthenticationToken",
        "IncompleteSignatureException" => "IncompleteSignature",
        "RequestEntityTooLargeException" => "RequestEntityTooLarge",
        code => code,
    }
}
