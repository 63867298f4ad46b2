//! Schemas made to hurt: every one ends quickly, as an action group or as a problem.

use std::fmt::Write as _;

use agents::action_groups::Limits;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::{api, api_with, lines};

fn with_body(schema: &Value, components: &Value) -> String {
    let body = json!({"content": {"application/json": {"schema": schema}}});
    let operation = json!({"operationId": "o", "description": "d", "responses": {}, "requestBody": body});
    json!({"openapi": "3.0.0", "paths": {"/p": {"post": operation}}, "components": {"schemas": components}}).to_string()
}

fn told(text: &str) -> String {
    lines(&api(text).unwrap_err())
}

#[test]
fn deep_texts_are_refused() {
    let json = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    assert!(told(&json).contains("it is not valid JSON: recursion limit exceeded"), "{}", told(&json));
    let yaml = format!("a: {}", "[".repeat(100_000));
    assert!(told(&yaml).contains("it is not valid YAML"), "{}", told(&yaml));
    let block: String = (0..90).map(|level| format!("{}a:\n", " ".repeat(level))).collect();
    assert!(told(&block).contains("it is not valid YAML"), "{}", told(&block));
    let just_deep_enough: String = (0..47).map(|level| format!("{}a:\n", " ".repeat(level))).collect();
    assert!(told(&just_deep_enough).contains("openapi is missing"), "{}", told(&just_deep_enough));
    let nested = (0..50).fold(json!({"type": "string"}), |inner, _| json!({"type": "array", "items": inner}));
    let text = with_body(&json!({"properties": {"deep": nested}}), &json!({}));
    assert!(told(&text).contains("the schema is nested deeper than 48 levels"), "{}", told(&text));
}

#[test]
fn aliases_that_multiply_are_refused() {
    let mut yaml = "openapi: 3.0.0\nx0: &x0 [a, a, a, a, a, a, a, a, a, a]\n".to_owned();
    for level in 1..12 {
        let before = format!("*x{}", level - 1);
        writeln!(yaml, "x{level}: &x{level} [{}]", vec![before; 10].join(", ")).unwrap();
    }
    assert!(told(&yaml).contains("it is not valid YAML"), "{}", told(&yaml));
}

#[test]
fn references_that_multiply_are_refused() {
    let mut schemas = serde_json::Map::new();
    schemas.insert("s0".to_owned(), json!({"type": "string"}));
    for level in 1..40 {
        let before = json!({"$ref": format!("#/components/schemas/s{}", level - 1)});
        schemas.insert(format!("s{level}"), json!({"properties": {"a": before, "b": before}}));
    }
    let text = with_body(&json!({"$ref": "#/components/schemas/s39"}), &schemas.into());
    assert!(told(&text).contains("the schema has more than 50000 parts"), "{}", told(&text));
}

#[test]
fn references_in_circles_end() {
    let schemas = json!({
        "A": {"properties": {"b": {"$ref": "#/components/schemas/B"}}},
        "B": {"properties": {"a": {"$ref": "#/components/schemas/A"}}},
        "Self": {"$ref": "#/components/schemas/Self"}
    });
    let group = api(&with_body(&json!({"$ref": "#/components/schemas/A"}), &schemas)).unwrap();
    assert_eq!(group.actions()[0].input_schema["properties"]["b"], json!({"properties": {"a": {"type": "object"}}}));
    assert!(api(&with_body(&json!({"$ref": "#/components/schemas/Self"}), &schemas)).is_ok());
}

#[test]
fn large_texts_and_many_problems_are_bounded() {
    let limits = Limits { schema_bytes: 1000, ..Limits::default() };
    let refused = lines(&api_with("group", &" ".repeat(1001), &limits).unwrap_err());
    assert!(refused.ends_with("the schema has 1001 bytes where 1000 are allowed"), "{refused}");
    let paths: serde_json::Map<String, Value> =
        (0..5000).map(|index| (format!("p{index}"), json!({"get": 1}))).collect();
    let text = json!({"openapi": "3.0.0", "paths": paths}).to_string();
    assert!(api(&text).unwrap_err().iter().count() <= 100);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,200}") {
        let _ = api(&text);
    }

    #[test]
    fn a_document_with_a_piece_missing_is_read_or_refused(start in 0..4000usize, length in 0..200usize) {
        let text = include_str!("../corpus/openapi/058_amazon-bedrock-agent-samples_ncial_assistant_agent_Fianancial_Assistant_Agent_Schema.json");
        let kept: String = text.char_indices().filter(|(at, _)| !(start..start + length).contains(at)).map(|(_, c)| c).collect();
        if let Ok(group) = api(&kept) {
            prop_assert!(!group.actions().is_empty());
        }
    }
}
