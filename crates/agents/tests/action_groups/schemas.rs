//! What becomes of schemas: the forms that are taken, and what is said of wrong ones.

use agents::action_groups::{ApiSource, BuiltIn, Definition, Limits, Location, parse};
use serde_json::json;

use crate::{ACCOUNT, api, api_with, definition, functions_with, lines};

const MANY_PROBLEMS: &str = r##"openapi: 3.0.0
info: {title: t, version: 1.0.0}
paths:
  orders:
    get: {operationId: list__orders, description: d, responses: {}}
  /orders/{id}:
    get:
      operationId: get order
      description: d
      responses: {}
      x-requireConfirmation: maybe
      parameters:
        - {name: id, in: url, schema: {type: string}, description: d}
        - {in: query, schema: {type: string}, description: d}
        - {name: size, in: query, required: 1, schema: {type: int}, description: d}
        - {name: kind, in: query, schema: {$ref: '#/components/schemas/Kind'}, description: d}
        - {name: far, in: query, schema: {$ref: 'other.yaml#/Kind'}, description: d}
        - {$ref: '#/components/parameters/Round'}
    fetch: {}
    post:
      operationId: twice
      description: d
      responses: {}
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: name
              properties:
                list: {type: array, items: [{type: string}]}
                any: {oneOf: {type: string}}
                some: {enum: []}
    put: {operationId: twice, description: d, responses: {}, requestBody: {description: nothing}}
components:
  parameters:
    Round: {$ref: '#/components/parameters/Trip'}
    Trip: {$ref: '#/components/parameters/Round'}
"##;

#[test]
fn every_problem_is_told_with_its_place() {
    let problems = api(MANY_PROBLEMS).unwrap_err();
    insta::assert_snapshot!(lines(&problems));
    let message = problems.to_string();
    for sentence in [
        "Failed to create OpenAPI 3 model from the JSON/YAML object that you provided for action: group. ",
        "HttpVerb__ActionName__OperationId should match tool name regex for Claude 3.5 : ^[a-zA-Z0-9_-]{1,64}$. ",
        "Action name, operationId or http verb in openAPI schema should not have '__' for Claude3.5. ",
    ] {
        assert_eq!(message.matches(sentence).count(), 1, "{message}");
    }
}

#[test]
fn the_forms_of_both_versions_become_one_json_schema() {
    let text = r##"{
        "openapi": "3.1.0", "info": {}, "servers": [],
        "paths": {"/things/{id}": {
            "parameters": [
                {"name": "id", "in": "path", "description": "Which.", "schema": {"type": "integer"}},
                {"name": "page", "in": "query", "description": "Shared.", "schema": {"type": "integer"}}
            ],
            "post": {
                "operationId": "change", "description": "Changes a thing.", "responses": {},
                "x-requireConfirmation": "ENABLED",
                "parameters": [
                    {"name": "page", "in": "query", "description": "Own.", "schema": {"type": "string"}},
                    {"name": "X-Trace", "in": "header", "description": "Trace.", "content": {"text/plain": {"schema": {"type": "string"}}}}
                ],
                "requestBody": {"$ref": "#/components/requestBodies/Change"}
            }
        }},
        "components": {
            "requestBodies": {"Change": {"required": true, "content": {
                "application/xml": {"schema": {"type": "object"}},
                "application/json": {"schema": {
                    "allOf": [{"$ref": "#/components/schemas/Base"}, {"required": ["size"]}],
                    "anyOf": [{"properties": {"a": {"type": "string"}}, "required": ["a"]}]
                }}
            }}},
            "schemas": {
                "Base": {"type": "object", "required": ["name", "made"], "properties": {
                    "id": {"type": "string", "description": "Not asked for twice."},
                    "name": {"type": "string", "nullable": true, "enum": ["x", "y"], "minLength": 1, "example": "x"},
                    "made": {"type": "string", "readOnly": true},
                    "size": {"type": ["number", "null"], "minimum": 0, "exclusiveMinimum": true, "xml": {}},
                    "label": {"$ref": "#/components/schemas/Label", "description": "Beside the reference."},
                    "tree": {"$ref": "#/components/schemas/Tree"},
                    "flag": {"type": "boolean", "required": true}
                }},
                "Label": {"type": "string", "title": "No use", "description": "In the reference."},
                "Tree": {"properties": {"children": {"type": "array", "items": {"$ref": "#/components/schemas/Tree"}}}}
            }
        }
    }"##;
    let group = api(text).unwrap();
    let warnings: Vec<String> = group.warnings.iter().map(|it| format!("{}: {}", it.place.pointer, it.cause)).collect();
    insta::assert_json_snapshot!(json!({
        "action": format!("{:#?}", group.actions()[0]).lines().take_while(|line| !line.contains("input_schema")).collect::<Vec<_>>(),
        "input_schema": group.actions()[0].input_schema,
        "warnings": warnings,
    }));
}

#[test]
fn bodies_of_other_forms_have_properties_too() {
    let body = |content: serde_json::Value| {
        let operation =
            json!({"operationId": "o", "description": "d", "responses": {}, "requestBody": {"content": content}});
        let document = json!({"openapi": "3.0.0", "paths": {"/p": {"post": operation}}});
        api(&document.to_string()).unwrap().actions()[0].request_body.clone().unwrap()
    };
    let file =
        json!({"type": "object", "properties": {"file": {"type": "string", "format": "binary"}}, "required": ["file"]});
    let form = body(json!({"multipart/form-data": {"schema": file}}));
    assert_eq!(form.media_type, "multipart/form-data");
    assert_eq!((form.properties[0].name.as_str(), form.properties[0].required), ("file", true));

    let list =
        body(json!({"application/json; charset=utf-8": {"schema": {"type": "array", "items": {"type": "string"}}}}));
    let whole = &list.properties[0];
    assert_eq!((whole.name.as_str(), whole.type_.as_str(), whole.location), ("body", "array", Location::Body));
}

#[test]
fn texts_that_are_no_openapi_document() {
    let cases = [
        "",
        "{\"openapi\": \"3.0.0\",\n  \"paths\": }",
        "openapi: 3.0.0\npaths:\n\t- tab",
        "just a sentence",
        "[]",
        "{\"swagger\": \"2.0\"}",
        "{\"openapi\": \"3.2.0\", \"paths\": {}}",
        "openapi: 3.0.0\npaths: {}\npaths: {}",
        "{\"openapi\": \"3.0.0\"}",
    ];
    let told: Vec<String> = cases.iter().map(|text| lines(&api(text).unwrap_err())).collect();
    insta::assert_snapshot!(told.join("\n---\n"));
}

#[test]
fn yaml_and_json_mean_the_same() {
    let json = r#"{"openapi":"3.0.0","paths":{"/p":{"get":{"operationId":"o","description":"d","responses":{"200":{}},
        "parameters":[{"name":"q","in":"query","description":"q","schema":{"type":"string","enum":["yes","no"]}}]}}}}"#;
    let yaml = "\u{feff}openapi: 3.0.0\npaths:\n  /p:\n    get: &o\n      operationId: o\n      description: d\n      \
                responses: {200: {}}\n      parameters: [{name: q, in: query, description: q, schema: {type: string, enum: [yes, no]}}]\n";
    assert_eq!(api(json).unwrap(), api(yaml).unwrap());
}

#[test]
fn strict_schemas_refuse_what_aws_refuses() {
    let text = r#"{"openapi": "3.0.1", "paths": {"/p": {"delete": {
        "parameters": [{"name": "q", "in": "query", "schema": {"type": "string", "enum": ["a"]}}, {"name": "r", "in": "query", "description": "d"}],
        "requestBody": {"content": {"application/json": {}}}
    }}}}"#;
    assert!(api(text).is_ok());
    insta::assert_snapshot!(lines(&api_with("group", text, &Limits::aws()).unwrap_err()));
}

#[test]
fn function_schemas_are_checked_whole() {
    let parameters: serde_json::Map<String, serde_json::Value> =
        (0..9).map(|index| (format!("p{index}"), json!({"type": "string"}))).collect();
    let functions = json!([
        {"name": "good", "parameters": parameters},
        {"name": "good"},
        {"name": "under__score"},
        {"name": "n".repeat(70)},
        {"name": "fine", "parameters": {"no name": {"type": "array"}}}
    ]);
    let limits = Limits { parameters_per_function: 5, actions_per_group: 4, ..Limits::default() };
    let problems = functions_with("group", &functions.to_string(), &limits).unwrap_err();
    insta::assert_snapshot!(lines(&problems));
    let quota = "Validation failed for quota parameters-per-function. The maximum number of resources is 5, but account \
                 123456789012 requested 9 resources. Retry the request with fewer resources. ";
    assert!(problems.to_string().contains(quota), "{problems}");
}

#[test]
fn a_group_is_either_described_or_built_in() {
    let both =
        Definition { api: Some(ApiSource::Payload("{}".to_owned())), functions: Some(vec![]), ..definition("g") };
    let nobody = Definition { executor: None, ..definition("g") };
    let object = ApiSource::Object { bucket: "b".to_owned(), key: "k.json".to_owned(), text: None };
    let unread = Definition { api: Some(object), ..definition("g") };
    assert_eq!(unread.unread_object(), Some(("b", "k.json")));
    let unread = unread.with_object(Err("there is no such bucket".to_owned()));
    let built_in = Definition {
        signature: Some(BuiltIn::UserInput),
        description: Some("d".to_owned()),
        functions: Some(vec![]),
        ..definition("g")
    };
    let told: Vec<String> = [both, nobody, unread, built_in]
        .map(|definition| parse(definition, &Limits::default(), ACCOUNT).unwrap_err().to_string())
        .to_vec();
    insta::assert_snapshot!(told.join("\n"));
}
