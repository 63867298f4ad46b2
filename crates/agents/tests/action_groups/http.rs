//! Operations that are called directly: what of a schema can be sent, and what a call becomes.

use agents::action_groups::{ActionGroup, ApiSource, Definition, Executor, Limits, http_call, parse};
use execution::http_actions::{HttpBody, HttpPlace};
use serde_json::json;

use crate::{ACCOUNT, api, definition, lines};

fn called(text: &str) -> Result<ActionGroup, String> {
    let arn = "arn:aws:lambda:us-east-1:123456789012:function:http.shop".to_owned();
    let executor = Some(Executor::Http { arn, server: "shop".to_owned(), base: None });
    let api = Some(ApiSource::Payload(text.to_owned()));
    parse(Definition { executor, api, ..definition("shop") }, &Limits::default(), ACCOUNT).map_err(|it| lines(&it))
}

const ORDERS: &str = r##"openapi: 3.0.0
info: {title: t, version: 1.0.0}
servers: [{url: http://127.0.0.1:9000/v1}, {url: http://elsewhere.example}]
paths:
  /orders/{id}:
    parameters:
      - {name: tags, in: query, explode: true, schema: {type: array, items: {type: string}}, description: d}
    patch:
      operationId: change
      description: d
      responses: {}
      parameters:
        - {name: id, in: path, required: true, schema: {type: integer}, description: d}
        - {name: tags, in: query, schema: {type: array, items: {type: string}}, description: d}
        - {name: ids, in: query, explode: false, schema: {type: array, items: {type: integer}}, description: d}
        - {name: X-Note, in: header, schema: {type: string}, description: d}
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                count: {type: integer}
                name: {type: string}
                paid: {type: boolean}
                lines: {type: array, items: {type: object}}
                address: {type: object}
  /notes:
    post:
      operationId: note
      description: d
      responses: {}
      requestBody: {content: {application/json: {schema: {type: array, items: {type: string}}}}}
    put:
      operationId: form
      description: d
      responses: {}
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema: {type: object, properties: {a: {type: string}, list: {type: array, items: {type: integer}}}}
"##;

#[test]
fn arguments_go_to_their_places_with_the_types_of_the_schema() {
    let group = called(ORDERS).unwrap();
    let Some(Executor::Http { base: Some(base), .. }) = group.executor() else { panic!("{:?}", group.executor()) };
    assert_eq!(base, "http://127.0.0.1:9000/v1");
    let call = |n: usize, input: serde_json::Value| {
        let action = &group.actions()[n];
        http_call("shop", Some(base), action, &action.read_call(&input).unwrap(), &input).unwrap()
    };
    let change = call(
        0,
        json!({"id": 7, "tags": ["a b", "c"], "ids": [1, 2], "X-Note": "hi", "count": "3", "name": 12, "paid": true,
               "lines": [{"n": 1}], "address": "{\"city\": \"Köln\"}", "invented": 1}),
    );
    assert_eq!((change.method.as_str(), change.path.as_str()), ("PATCH", "/orders/{id}"));
    let sent: Vec<_> = change.parameters.iter().map(|it| (it.name.as_str(), it.place, it.values.join("|"))).collect();
    assert_eq!(
        sent,
        [
            ("tags", HttpPlace::Query, "a b|c".to_owned()),
            ("id", HttpPlace::Path, "7".to_owned()),
            ("ids", HttpPlace::Query, "1,2".to_owned()),
            ("X-Note", HttpPlace::Header, "hi".to_owned()),
        ]
    );
    let value = json!({"count": 3, "name": "12", "paid": true, "lines": [{"n": 1}], "address": {"city": "Köln"}});
    assert_eq!(change.body, Some(HttpBody::Json { media_type: "application/json".to_owned(), value }));

    let whole = call(1, json!({"body": ["a", "b"]})).body;
    let value = json!(["a", "b"]);
    assert_eq!(whole, Some(HttpBody::Json { media_type: "application/json".to_owned(), value }));
    let form = call(2, json!({"a": "x", "list": [1, 2]})).body;
    let members = [("a", "x"), ("list", "1"), ("list", "2")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    assert_eq!(form, Some(HttpBody::Form(members.to_vec())));
    assert_eq!(call(0, json!({"id": 7})).body, None);
}

const UNSENDABLE: &str = r##"openapi: 3.0.0
info: {title: t, version: 1.0.0}
paths:
  /a:
    servers: [{url: http://elsewhere.example}]
    post:
      operationId: a
      description: d
      responses: {}
      parameters:
        - {name: c, in: cookie, schema: {type: string}, description: d}
        - {name: o, in: query, schema: {type: object}, description: d}
        - {name: s, in: query, style: pipeDelimited, schema: {type: array}, description: d}
        - {name: Authorization, in: header, schema: {type: string}, description: d}
      requestBody: {content: {multipart/form-data: {schema: {type: object}}}}
    trace: {operationId: b, description: d, responses: {}}
"##;

#[test]
fn what_cannot_be_sent_is_told_with_its_place_and_only_where_it_is_to_be_sent() {
    insta::assert_snapshot!(called(UNSENDABLE).unwrap_err());
    assert!(api(UNSENDABLE).is_ok());
    let functions = Some(serde_json::from_value(json!([{"name": "f"}])).unwrap());
    let executor = Some(Executor::Http { arn: String::new(), server: "shop".to_owned(), base: None });
    let wrong = Definition { executor, functions, ..definition("shop") };
    let problems = parse(wrong, &Limits::default(), ACCOUNT).unwrap_err();
    assert!(lines(&problems).starts_with("functionSchema: "), "{problems}");
}
