//! Typed requests and answers: what a handler gets, and the words in which AWS refuses.

use aws_wire::protocol::{RequestParts, read_request, write_error, write_response};
use aws_wire::schema::ServiceSchema;
use aws_wire::{
    AwsError, Operation, WireError, bedrock_agent, bedrock_agent_runtime, bedrock_runtime, iam, lambda, logs,
};
use bytes::Bytes;
use http::{HeaderMap, HeaderValue, Response};

fn read<O: Operation>(
    labels: &[(&'static str, &str)],
    query: &str,
    headers: &[(&'static str, &str)],
    body: &str,
) -> Result<O::Input, WireError> {
    let headers: HeaderMap =
        headers.iter().map(|(k, v)| (k.parse().unwrap(), HeaderValue::from_str(v).unwrap())).collect();
    let labels = labels.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
    let body = Bytes::copy_from_slice(body.as_bytes());
    read_request::<O>(RequestParts { labels, query: Some(query), headers: &headers, body })
}

fn refusal<O: Operation>(labels: &[(&'static str, &str)], body: &str) -> (&'static str, String) {
    let error = read::<O>(labels, "", &[], body).err().expect("the request is refused");
    (error.code(), error.to_string())
}

fn text(response: &Response<Bytes>) -> &str {
    std::str::from_utf8(response.body()).unwrap()
}

#[test]
fn members_come_from_label_query_header_and_body() {
    use bedrock_agent_runtime::operations::InvokeAgent;
    let input = read::<InvokeAgent>(
        &[("agentId", "ABCDEFGHIJ"), ("agentAliasId", "TSTALIASID"), ("sessionId", "session-1")],
        "",
        &[("x-amz-source-arn", "arn:aws:bedrock:us-east-1:123456789012:agent/ABCDEFGHIJ")],
        r#"{"inputText": "Hi", "enableTrace": true, "agentId": "smuggled", "unknown": {"a": [1]}, "endSession": null,
            "sourceArn": "smuggled", "sessionState": {"invocationId": "x", "sessionAttributes": {"k": "v"}}}"#,
    );
    let input = input.unwrap();
    assert_eq!(input.agent_id, "ABCDEFGHIJ");
    assert_eq!(input.input_text.as_deref(), Some("Hi"));
    assert_eq!((input.enable_trace, input.end_session), (Some(true), None));
    assert_eq!(input.source_arn.as_deref(), Some("arn:aws:bedrock:us-east-1:123456789012:agent/ABCDEFGHIJ"));
    let delete = read::<bedrock_agent::operations::DeleteAgent>(
        &[("agentId", "ABCDEFGHIJ")],
        "skipResourceInUseCheck=true",
        &[],
        "",
    );
    assert_eq!(delete.unwrap().skip_resource_in_use_check, Some(true));
    let untag = read::<bedrock_agent::operations::UntagResource>(
        &[("resourceArn", "arn:aws:bedrock:us-east-1:123456789012:agent/ABCDEFGHIJ")],
        "tagKeys=a&tagKeys=b%20c",
        &[],
        "",
    );
    assert_eq!(untag.unwrap().tag_keys, ["a", "b c"]);
}

#[test]
fn violations_are_told_in_awss_words() {
    use bedrock_agent::operations::{CreateAgent, CreateAgentActionGroup, TagResource};
    let (code, message) = refusal::<CreateAgent>(&[], r#"{"agentName": "not a name!"}"#);
    assert_eq!(code, "ValidationException");
    insta::assert_snapshot!(message, @"1 validation error detected: Value 'not a name!' at 'agentName' failed to satisfy constraint: Member must satisfy regular expression pattern: ([0-9a-zA-Z][_-]?){1,100}");
    insta::assert_snapshot!(refusal::<CreateAgent>(&[], r#"{"idleSessionTTLInSeconds": 5, "instruction": "short secret"}"#).1, @"3 validation errors detected: Value null at 'agentName' failed to satisfy constraint: Member must not be null; Value '5' at 'idleSessionTTLInSeconds' failed to satisfy constraint: Member must have value greater than or equal to 60; Value at 'instruction' failed to satisfy constraint: Member must have length greater than or equal to 40");
    let group = r#"{"actionGroupName": "g", "actionGroupState": "ON", "functionSchema": {"functions": [{"name": "f"},
        {"name": "g", "parameters": {"p": {"type": "text"}}}]}}"#;
    insta::assert_snapshot!(refusal::<CreateAgentActionGroup>(&[("agentId", "ABCDEFGHIJ"), ("agentVersion", "DRAFT")], group).1, @"2 validation errors detected: Value 'ON' at 'actionGroupState' failed to satisfy constraint: Member must satisfy enum value set: [ENABLED, DISABLED]; Value 'text' at 'functionSchema.functions.2.member.parameters.p.member.type' failed to satisfy constraint: Member must satisfy enum value set: [string, number, integer, boolean, array]");
    let arn = [("resourceArn", "arn:aws:bedrock:us-east-1:123456789012:agent/ABCDEFGHIJ")];
    insta::assert_snapshot!(refusal::<TagResource>(&arn, r#"{"tags": {"k!": "v", "ok": "b#d"}}"#).1, @r#"2 validation errors detected: Value '{k!=v, ok=b#d}' at 'tags' failed to satisfy constraint: Map keys must satisfy constraint: [Member must have length less than or equal to 128, Member must have length greater than or equal to 1, Member must satisfy regular expression pattern: [a-zA-Z0-9\s._:/=+@-]*]; Value 'b#d' at 'tags.ok.member' failed to satisfy constraint: Member must satisfy regular expression pattern: [a-zA-Z0-9\s._:/=+@-]*"#);
    insta::assert_snapshot!(refusal::<lambda::operations::GetFunction>(&[("FunctionName", "a b")], "").1, @r#"1 validation error detected: Value 'a b' at 'functionName' failed to satisfy constraint: Member must satisfy regular expression pattern: (arn:(aws[a-zA-Z-]*)?:lambda:)?((eusc-)?[a-z]{2}((-gov)|(-iso([a-z]?)))?-[a-z]+-\d{1}:)?(\d{12}:)?(function:)?([a-zA-Z0-9-_\.]+)(:(\$LATEST(\.PUBLISHED)?|[a-zA-Z0-9-_]+))?"#);
    let long = format!(r#"{{"agentName": "{}"}}"#, "x y".repeat(10_000));
    let message = refusal::<CreateAgent>(&[], &long).1;
    assert!(message.len() < 600, "{message}");
}

#[test]
fn what_cannot_be_read_is_a_serialization_error() {
    use bedrock_agent::operations::CreateAgent;
    let cases = [
        "{",
        "[]",
        "\"x\"",
        r#"{"agentName": 5}"#,
        r#"{"agentName": {"a": 1}}"#,
        r#"{"idleSessionTTLInSeconds": "600"}"#,
        r#"{"idleSessionTTLInSeconds": 60.5}"#,
        r#"{"idleSessionTTLInSeconds": 99999999999}"#,
        r#"{"tags": ["a"]}"#,
        r#"{"tags": {"a": 1}}"#,
        r#"{"promptOverrideConfiguration": "x"}"#,
        "{\"agentName\": \"\\ud800\"}",
        "\u{feff}{}",
    ];
    for body in cases {
        let (code, message) = refusal::<CreateAgent>(&[], body);
        assert_eq!(code, "SerializationException", "{body}: {message}");
    }
    let deep = format!(r#"{{"additionalModelRequestFields": {}1{}}}"#, "[".repeat(100_000), "]".repeat(100_000));
    let (code, _) = refusal::<bedrock_runtime::operations::Converse>(&[("modelId", "m")], &deep);
    assert_eq!(code, "SerializationException");
    let two = r#"{"messages": [{"role": "user", "content": [{"text": "a", "json": 1, "image": {"format": "png", "source": {"bytes": ""}}}]}]}"#;
    let (code, message) = refusal::<bedrock_runtime::operations::Converse>(&[("modelId", "m")], two);
    assert_eq!(code, "SerializationException");
    assert!(message.contains("'messages.1.member.content.1.member'") && message.contains("but 2 are set"), "{message}");
    let form =
        read::<CreateAgent>(&[], "", &[("content-type", "application/x-www-form-urlencoded")], "a=b").err().unwrap();
    assert_eq!((form.code(), form.status()), ("UnsupportedMediaTypeException", 415));
}

#[test]
fn whole_numbers_may_have_a_decimal_point() {
    let input = read::<bedrock_agent::operations::CreateAgent>(
        &[],
        "",
        &[],
        r#"{"agentName": "a", "idleSessionTTLInSeconds": 600.0}"#,
    );
    assert_eq!(input.unwrap().idle_session_ttl_in_seconds, Some(600));
}

#[test]
fn a_payload_is_passed_on_as_it_is() {
    use lambda::operations::Invoke;
    let input =
        read::<Invoke>(&[("FunctionName", "f")], "Qualifier=prod", &[("x-amz-log-type", "Tail")], "{ \"a\" :1 }");
    let input = input.unwrap();
    assert_eq!(input.payload.unwrap().0, "{ \"a\" :1 }");
    assert_eq!(input.log_type, Some(lambda::types::LogType::Tail));
    assert_eq!(input.qualifier.as_deref(), Some("prod"));
    let output = lambda::types::InvocationResponse {
        payload: Some(b"\xff\x00".to_vec().into()),
        function_error: Some("Unhandled".into()),
        status_code: Some(202),
        ..Default::default()
    };
    let response = write_response::<Invoke>(output, "id-1").unwrap();
    assert_eq!(response.status(), 202);
    assert_eq!(response.body().as_ref(), b"\xff\x00");
    assert_eq!(response.headers()["x-amz-function-error"], "Unhandled");
    assert_eq!(response.headers()["x-amzn-requestid"], "id-1");
}

#[test]
fn an_answer_without_content_has_no_body() {
    use bedrock_agent::operations::DeleteAgentActionGroup;
    let response = write_response::<DeleteAgentActionGroup>(Default::default(), "id-1").unwrap();
    assert_eq!(response.status(), 204);
    assert!(response.body().is_empty() && !response.headers().contains_key("content-type"));
    let response = write_response::<bedrock_agent::operations::TagResource>(Default::default(), "id-1").unwrap();
    assert_eq!((response.status().as_u16(), text(&response)), (200, "{}"));
}

#[test]
fn errors_have_the_form_of_their_service() {
    let service: Option<&ServiceSchema> = Some(&bedrock_agent::operations::SERVICE);
    let error = bedrock_agent::Error::resource_not_found("gone");
    let response = write_error(service, &error, "id-1");
    assert_eq!(response.status(), 404);
    assert_eq!(response.headers()["x-amzn-errortype"], "ResourceNotFoundException");
    assert_eq!(response.headers()["x-amzn-requestid"], "id-1");
    assert_eq!(text(&response), r#"{"message":"gone"}"#);

    let throttled = lambda::Error::TooManyRequestsException(lambda::types::TooManyRequestsException {
        message: Some("slower".into()),
        retry_after_seconds: Some("2".into()),
        ..Default::default()
    });
    let response = write_error(Some(&lambda::operations::SERVICE), &throttled, "id-1");
    assert_eq!(response.headers()["retry-after"], "2");
    assert_eq!(text(&response), r#"{"message":"slower"}"#);

    let unknown = WireError::UnknownOperation("no such action".into());
    let response = write_error(Some(&iam::operations::SERVICE), &unknown, "id-1");
    insta::assert_snapshot!(text(&response), @r#"<ErrorResponse xmlns="https://iam.amazonaws.com/doc/2010-05-08/"><Error><Type>Sender</Type><Code>InvalidAction</Code><Message>no such action</Message></Error><RequestId>id-1</RequestId></ErrorResponse>"#);
    let response = write_error(Some(&iam::operations::SERVICE), &iam::Error::no_such_entity("<role> is gone"), "id-1");
    insta::assert_snapshot!(text(&response), @r#"<ErrorResponse xmlns="https://iam.amazonaws.com/doc/2010-05-08/"><Error><Type>Sender</Type><Code>NoSuchEntity</Code><Message>&lt;role&gt; is gone</Message></Error><RequestId>id-1</RequestId></ErrorResponse>"#);
}

#[test]
fn iam_reads_forms_and_answers_in_xml() {
    use iam::operations::{CreateRole, ListRoles};
    let body = "Action=CreateRole&Version=2010-05-08&RoleName=r&AssumeRolePolicyDocument=%7B%7D&Tags.member.2.Key=b\
                &Tags.member.2.Value=2&Tags.member.1.Key=a&Tags.member.1.Value=1&MaxSessionDuration=3600";
    let input = read::<CreateRole>(&[], "", &[], body).unwrap();
    assert_eq!((input.role_name.as_str(), input.max_session_duration), ("r", Some(3600)));
    let keys: Vec<_> = input.tags.unwrap().into_iter().map(|tag| tag.key).collect();
    assert_eq!(keys, ["a", "b"]);
    insta::assert_snapshot!(refusal::<CreateRole>(&[], "RoleName=a%2Fb&MaxSessionDuration=5").1, @r#"3 validation errors detected: Value null at 'assumeRolePolicyDocument' failed to satisfy constraint: Member must not be null; Value '5' at 'maxSessionDuration' failed to satisfy constraint: Member must have value greater than or equal to 3600; Value 'a/b' at 'roleName' failed to satisfy constraint: Member must satisfy regular expression pattern: [\w+=,.@-]+"#);
    assert_eq!(refusal::<CreateRole>(&[], "MaxSessionDuration=x").0, "SerializationException");
    assert_eq!(refusal::<CreateRole>(&[], &format!("{}=1", "a.".repeat(100_000))).0, "SerializationException");
    let output = iam::types::ListRolesResponse { is_truncated: Some(false), marker: None, roles: Vec::new() };
    insta::assert_snapshot!(text(&write_response::<ListRoles>(output, "id-1").unwrap()), @r#"<ListRolesResponse xmlns="https://iam.amazonaws.com/doc/2010-05-08/"><ListRolesResult><IsTruncated>false</IsTruncated><Roles></Roles></ListRolesResult><ResponseMetadata><RequestId>id-1</RequestId></ResponseMetadata></ListRolesResponse>"#);
}

#[test]
fn json_services_have_all_in_the_body_and_a_media_type_of_their_own() {
    use logs::operations::{DeleteDelivery, DescribeDeliveries, PutDeliverySource};
    let body = r#"{"name": "source-1", "resourceArn": "arn:aws:x", "logType": "APPLICATION_LOGS", "tags": {"a": "b"}, "else": 1}"#;
    let json = [("content-type", "application/x-amz-json-1.1")];
    let input = read::<PutDeliverySource>(&[], "name=smuggled", &json, body).unwrap();
    assert_eq!((input.name.as_str(), input.tags.unwrap()["a"].as_str()), ("source-1", "b"));
    assert_eq!(read::<DescribeDeliveries>(&[], "", &json, "").unwrap(), Default::default());
    let form = read::<PutDeliverySource>(&[], "", &[("content-type", "text/plain")], body).err().unwrap();
    assert_eq!(form.code(), "UnsupportedMediaTypeException");
    assert_eq!(refusal::<PutDeliverySource>(&[], r#"{"name": 1}"#).0, "SerializationException");
    insta::assert_snapshot!(refusal::<PutDeliverySource>(&[], r#"{"name": "a b", "logType": ""}"#).1, @r"3 validation errors detected: Value '' at 'logType' failed to satisfy constraint: Member must have length greater than or equal to 1; Value 'a b' at 'name' failed to satisfy constraint: Member must satisfy regular expression pattern: [\w-]*; Value null at 'resourceArn' failed to satisfy constraint: Member must not be null");

    // An operation without a ValidationException.
    let refused = refusal::<logs::operations::CreateLogGroup>(&[], r#"{"logGroupName": ""}"#);
    assert_eq!(refused.0, "InvalidParameterException");
    assert!(refused.1.starts_with("2 validation errors detected: Value '' at 'logGroupName'"), "{}", refused.1);

    let response = write_response::<DescribeDeliveries>(Default::default(), "id-1").unwrap();
    assert_eq!((response.status().as_u16(), text(&response)), (200, "{}"));
    assert_eq!(response.headers()["content-type"], "application/x-amz-json-1.1");
    let response = write_response::<DeleteDelivery>(Default::default(), "id-1").unwrap();
    assert_eq!((response.status().as_u16(), text(&response)), (200, ""));
}

#[test]
fn clients_of_json_services_find_the_code_in_the_body_known_service_or_not() {
    let missing = logs::Error::resource_not_found("no such source");
    let response = write_error(Some(&logs::operations::SERVICE), &missing, "id-1");
    assert_eq!(response.status(), 400);
    assert_eq!(response.headers()["content-type"], "application/x-amz-json-1.1");
    assert_eq!(response.headers()["x-amzn-errortype"], "ResourceNotFoundException");
    assert_eq!(text(&response), r#"{"message":"no such source","__type":"ResourceNotFoundException"}"#);

    let response = write_error(None, &WireError::UnknownOperation("no such operation".into()), "id-1");
    assert_eq!(response.headers()["content-type"], "application/json");
    assert_eq!(text(&response), r#"{"message":"no such operation","__type":"UnknownOperationException"}"#);
}
