//! Filters: each operator, and any filter against an evaluation of the filter as it came, a document at a time.

use aws_wire::bedrock_agent_runtime::types::RetrievalFilter;
use knowledge::index::{Filter, Index, Indexes, Metadata, MetadataValue, Query, SearchMode};
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};

use super::make::{chunk, document, vector};

pub(crate) fn equals(key: &str, value: impl Into<Value>) -> Value {
    json!({"equals": {"key": key, "value": value.into()}})
}

/// The texts that a filter leaves of an index, in order of the alphabet.
pub(crate) async fn texts(index: &dyn Index, filter: Value) -> Vec<String> {
    let filter = serde_json::from_value::<RetrievalFilter>(filter).unwrap().try_into().unwrap();
    let mut found = [Vec::new(), Vec::new()];
    for (found, mode) in found.iter_mut().zip([SearchMode::Semantic, SearchMode::Hybrid]) {
        let query = Query { text: "animal", vector: &vector("animal"), mode, filter: Some(&filter), limit: 100 };
        *found = index.search(&query).await.unwrap().into_iter().map(|hit| hit.text.to_string()).collect();
        found.sort();
    }
    let [semantic, hybrid] = found;
    assert_eq!(semantic, hybrid);
    semantic
}

pub(crate) async fn are_applied_before_the_cut(indexes: &dyn Indexes) {
    let index = super::open(indexes, "CUT").await;
    for number in 0..300 {
        let mut near = document(&format!("near {number}"));
        near.metadata.insert("kind".to_owned(), MetadataValue::String("near".to_owned()));
        index.put(&near, &[chunk("animal animal animal")]).await.unwrap();
    }
    let mut far = document("far");
    far.metadata.insert("kind".to_owned(), MetadataValue::String("far".to_owned()));
    index.put(&far, &[chunk("a long text in which the word animal comes late")]).await.unwrap();
    let filter: RetrievalFilter = serde_json::from_value(equals("kind", "far")).unwrap();
    let filter = Filter::try_from(filter).unwrap();
    for mode in [SearchMode::Semantic, SearchMode::FullText, SearchMode::Hybrid] {
        let query = Query { text: "animal", vector: &vector("animal"), mode, filter: Some(&filter), limit: 1 };
        assert_eq!(index.search(&query).await.unwrap()[0].document.id, "far", "{mode:?}");
    }
    // A note changes what filters see, without the chunks being put again.
    far.metadata.insert("kind".to_owned(), MetadataValue::String("noted".to_owned()));
    index.note(&far).await.unwrap();
    assert_eq!(texts(&*index, equals("kind", "far")).await, Vec::<String>::new());
    assert_eq!(texts(&*index, equals("kind", "noted")).await.len(), 1);
}

pub(crate) async fn agree_with_a_plain_evaluation(indexes: &dyn Indexes) {
    let index = super::open(indexes, "FILTERS").await;
    let mut runner = TestRunner::deterministic();
    let mut all = Vec::new();
    for number in 0..80 {
        let mut record = document(&number.to_string());
        record.metadata = metadata().new_tree(&mut runner).unwrap().current();
        let text = format!("animal {number}");
        index.put(&record, &[chunk(&text)]).await.unwrap();
        all.push((text, record.metadata));
    }
    let mut hits = 0;
    for _ in 0..400 {
        let filter = filter().new_tree(&mut runner).unwrap().current();
        let mut expected: Vec<String> =
            all.iter().filter(|(_, metadata)| passes(&filter, metadata)).map(|(text, _)| text.clone()).collect();
        expected.sort();
        hits += expected.len();
        assert_eq!(texts(&*index, filter.clone()).await, expected, "{filter}");
    }
    assert!(hits > 1_000, "the filters let something pass");
}

const KEYS: [&str; 4] = ["a", "b", "x-amz-bedrock-kb-source-uri", "ключ"];
const TEXTS: [&str; 8] = ["", "a", "ab", "abc", "b", "ba", "%_\\'\"", "日本語"];
const NUMBERS: [f64; 6] = [-1.5, -0.0, 0.0, 1.0, 1.5, 1e300];

fn metadata() -> impl Strategy<Value = Metadata> {
    let text = || proptest::sample::select(&TEXTS[..]).prop_map(str::to_owned);
    let value = prop_oneof![
        any::<bool>().prop_map(MetadataValue::Boolean),
        proptest::sample::select(&NUMBERS[..]).prop_map(MetadataValue::Number),
        text().prop_map(MetadataValue::String),
        proptest::collection::vec(text(), 0..3).prop_map(MetadataValue::StringList),
    ];
    proptest::collection::btree_map(proptest::sample::select(&KEYS[..]).prop_map(str::to_owned), value, 0..4)
}

fn filter() -> impl Strategy<Value = Value> {
    let key = || proptest::sample::select(&KEYS[..]);
    let text = || proptest::sample::select(&TEXTS[..]).prop_map(|text| json!(text));
    let number = || proptest::sample::select(&NUMBERS[..]).prop_map(|number| json!(number));
    let scalar = move || prop_oneof![text(), number(), any::<bool>().prop_map(|value| json!(value))];
    let of = |names: &'static [&'static str], value: BoxedStrategy<Value>| {
        (proptest::sample::select(names), key(), value)
            .prop_map(|(name, key, value)| json!({name: {"key": key, "value": value}}))
    };
    let leaf = prop_oneof![
        of(&["equals", "notEquals"], scalar().boxed()),
        of(&["in", "notIn"], proptest::collection::vec(scalar(), 0..4).prop_map(Value::from).boxed()),
        of(&["greaterThan", "greaterThanOrEquals", "lessThan", "lessThanOrEquals"], number().boxed()),
        of(&["startsWith", "listContains", "stringContains"], text().boxed()),
    ];
    leaf.prop_recursive(4, 24, 4, |inner| {
        (proptest::sample::select(&["andAll", "orAll"][..]), proptest::collection::vec(inner, 2..4))
            .prop_map(|(name, filters)| json!({name: filters}))
    })
}

/// Whether a filter lets metadata pass, as the documentation of its operators says.
fn passes(filter: &Value, metadata: &Metadata) -> bool {
    let (name, argument) = filter.as_object().unwrap().iter().next().unwrap();
    if let Some(filters) = argument.as_array() {
        let mut filters = filters.iter();
        return match name.as_str() {
            "andAll" => filters.all(|filter| passes(filter, metadata)),
            _ => filters.any(|filter| passes(filter, metadata)),
        };
    }
    let (found, wanted) = (metadata.get(argument["key"].as_str().unwrap()), &argument["value"]);
    let same = |wanted: &Value| match found {
        Some(MetadataValue::Boolean(found)) => wanted.as_bool() == Some(*found),
        Some(MetadataValue::Number(found)) => wanted.as_f64() == Some(*found),
        Some(MetadataValue::String(found)) => wanted.as_str() == Some(found),
        Some(MetadataValue::StringList(_)) | None => false,
    };
    let number = |test: fn(&f64, &f64) -> bool| match found {
        Some(MetadataValue::Number(found)) => test(found, &wanted.as_f64().unwrap()),
        _ => false,
    };
    let texts: &[String] = match found {
        Some(MetadataValue::String(text)) => std::slice::from_ref(text),
        Some(MetadataValue::StringList(list)) => list,
        _ => &[],
    };
    let is_list = matches!(found, Some(MetadataValue::StringList(_)));
    match name.as_str() {
        "equals" => same(wanted),
        "notEquals" => !same(wanted),
        "in" => wanted.as_array().unwrap().iter().any(same),
        "notIn" => !wanted.as_array().unwrap().iter().any(same),
        "greaterThan" => number(f64::gt),
        "greaterThanOrEquals" => number(f64::ge),
        "lessThan" => number(f64::lt),
        "lessThanOrEquals" => number(f64::le),
        "startsWith" => !is_list && texts.iter().any(|text| text.starts_with(wanted.as_str().unwrap())),
        "listContains" => is_list && texts.iter().any(|text| text == wanted.as_str().unwrap()),
        "stringContains" => texts.iter().any(|text| text.contains(wanted.as_str().unwrap())),
        other => panic!("{other}"),
    }
}
