//! Calls that models make.

use proptest::prelude::*;
use serde_json::{Value, json};

use crate::{api, functions};

const SUM: &str = r#"[{"name": "add_two_numbers", "parameters": {
    "n1": {"type": "number", "required": true}, "n2": {"type": "number", "required": true},
    "note": {"type": "string"}, "tags": {"type": "array"}
}}]"#;

fn told(input: Value) -> String {
    let group = functions(SUM);
    match group.actions()[0].read_call(&input) {
        Ok(call) => {
            let values: Vec<String> =
                call.parameters.iter().map(|it| format!("{} {} {}", it.name, it.type_, it.value)).collect();
            format!("{} | ignored {:?}", values.join(", "), call.ignored)
        }
        Err(reprompt) => reprompt.text,
    }
}

#[test]
fn values_become_text_in_the_order_of_the_schema() {
    assert_eq!(told(json!({"n2": 20, "n1": 10})), "n1 number 10, n2 number 20 | ignored []");
    assert_eq!(
        told(json!({"n1": 1.5, "n2": "2", "note": "größer", "tags": ["ä", {"b": null}], "more": 1})),
        r#"n1 number 1.5, n2 number 2, note string größer, tags array ["ä",{"b":null}] | ignored ["more"]"#
    );
    assert_eq!(
        told(json!({"n1": 1, "n2": true, "note": "None", "tags": null})),
        "n1 number 1, n2 number true | ignored []"
    );
    assert_eq!(told(json!({"n1": 1, "n2": 2, "note": ""})), "n1 number 1, n2 number 2, note string  | ignored []");
}

#[test]
fn calls_without_real_values_go_back_to_the_model() {
    let cases = [
        json!({}),
        json!(null),
        json!([1, 2]),
        json!({"n1": "<UNKNOWN>", "n2": " None "}),
        json!({"n1": null, "n2": ""}),
        json!({"n1": 1, "n2": "user__askuser(question=\"Which number?\")"}),
        json!({"n1": 1, "n2": 2, "note": "GET::notes::read(id=1)"}),
    ];
    insta::assert_snapshot!(cases.map(told).join("\n"));
}

#[test]
fn an_empty_text_is_no_value_where_one_is_required() {
    let group = functions(
        r#"[{"name": "f", "parameters": {"a": {"type": "string", "required": true}, "b": {"type": "string"}}}]"#,
    );
    let reprompt = group.actions()[0].read_call(&json!({"a": "", "b": ""})).unwrap_err();
    assert!(reprompt.text.contains("'a': required, and the value is empty."), "{reprompt}");
    let call = group.actions()[0].read_call(&json!({"a": " ", "b": ""})).unwrap();
    assert_eq!(call.parameters.iter().map(|it| it.value.as_str()).collect::<Vec<_>>(), [" ", ""]);
}

#[test]
fn arguments_are_split_into_parameters_and_body() {
    let text = r#"{"openapi": "3.0.0", "paths": {"/things/{id}": {"put": {"operationId": "put", "description": "d", "responses": {},
        "parameters": [{"name": "id", "in": "path", "description": "d", "schema": {"type": "integer"}}],
        "requestBody": {"content": {"application/json": {"schema": {"type": "object", "required": ["name"], "properties": {
            "id": {"type": "string"}, "name": {"type": "string"}, "parts": {"type": "object"}}}}}}}}}}"#;
    let group = api(text).unwrap();
    let call = group.actions()[0].read_call(&json!({"parts": {"z": 1, "a": [2]}, "name": "n", "id": 7})).unwrap();
    insta::assert_debug_snapshot!(call);
    let reprompt = group.actions()[0].read_call(&json!({"parts": {}})).unwrap_err();
    assert!(reprompt.text.contains("'id', 'name': required"), "{reprompt}");
}

/// Any JSON value, not too deep.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "\\PC{0,20}".prop_map(Value::from),
        "[a-z_:]{0,6}(__|::)?[a-z]{0,4}\\([a-z\"=]{0,6}\\)?".prop_map(Value::from),
    ];
    let name = prop_oneof![Just("n1".to_owned()), Just("n2".to_owned()), "\\PC{0,8}"];
    leaf.prop_recursive(3, 24, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::vec((name.clone(), inner), 0..5)
                .prop_map(|members| Value::Object(members.into_iter().collect())),
        ]
    })
}

proptest! {
    #[test]
    fn any_input_is_a_call_or_a_reprompt(input in any_json()) {
        let group = functions(SUM);
        match group.actions()[0].read_call(&input) {
            Ok(call) => {
                let names: Vec<&str> = call.parameters.iter().map(|it| it.name.as_str()).collect();
                prop_assert!(names.contains(&"n1") && names.contains(&"n2"));
                prop_assert!(names.is_sorted());
            }
            Err(reprompt) => prop_assert!(!reprompt.text.is_empty()),
        }
    }
}
