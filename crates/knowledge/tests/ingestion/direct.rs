//! Documents that are given directly, and what becomes of them with their data source.

use aws_wire::bedrock_agent::types::DataDeletionPolicy;
use knowledge::index::{Indexes as _, Location, MetadataValue};
use knowledge::ingestion::{IngestionError, Source};
use models::ModelError;
use serde_json::{Value, json};

use crate::house::{House, Step, custom, custom_ids, s3};

fn text(id: &str, text: &str) -> Value {
    json!({"content": {"dataSourceType": "CUSTOM", "custom": {"customDocumentIdentifier": {"id": id}, "sourceType": "IN_LINE",
        "inlineContent": {"type": "TEXT", "textContent": {"data": text}}}}})
}

async fn delete(house: &House, source: &Source, ids: &[&str]) -> Vec<String> {
    let mut transaction = house.store.begin().await.unwrap();
    let details = house.ingestion.delete_documents(&mut transaction, source, &custom_ids(ids)).await.unwrap();
    transaction.commit().await.unwrap();
    details.into_iter().map(|detail| detail.status.to_string()).collect()
}

#[tokio::test]
async fn a_document_passes_through_its_states() {
    let house = House::new().await;
    let source = custom();
    assert_eq!(house.states(&source, &["a"]).await, ["NOT_FOUND"]);
    assert_eq!(
        house.give(&source, json!([text("a", "One."), text("b/c", "Two.")])).await.unwrap(),
        ["STARTING", "STARTING"]
    );
    assert_eq!(house.states(&source, &["a", "b/c", "b"]).await, ["PENDING", "PENDING", "NOT_FOUND"]);
    house.script([Step::Wait]);
    tokio::select! {
        ran = house.ingestion.run_until_idle() => panic!("{ran:?}"),
        () = house.embeddings.waiting.notified() => assert_eq!(house.states(&source, &["a"]).await, ["IN_PROGRESS"]),
    }
    house.store.end_leases(store::jobs::Queue::new("ingestion")).await.unwrap();
    house.run().await;
    assert_eq!(house.states(&source, &["a", "b/c"]).await, ["INDEXED", "INDEXED"]);
    let record = house.index().record("a").unwrap();
    assert_eq!(record.location, Location::Custom("a".into()));
    assert_eq!(house.index().chunks("a")[0].text.as_ref(), "One.");

    assert_eq!(delete(&house, &source, &["a", "x"]).await, ["DELETING", "NOT_FOUND"]);
    house.give(&source, json!([text("c", "Three."), text("a", "Again.")])).await.unwrap();
    let listed = house.ingestion.list_documents(&source, None, 9).await.unwrap();
    let listed: Vec<_> = listed.iter().map(|(id, detail)| (id.as_str(), detail.status.to_string())).collect();
    let (pending, indexed) = (|| "PENDING".to_owned(), || "INDEXED".to_owned());
    assert_eq!(listed, [("a", pending()), ("b/c", indexed()), ("c", pending())]);
    let rest = house.ingestion.list_documents(&source, Some("a"), 1).await.unwrap();
    assert_eq!(rest.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(), ["b/c"]);
    house.run().await;
    assert_eq!(house.index().chunks("a")[0].text.as_ref(), "Again.", "in the order in which it was asked for");
}

#[tokio::test]
async fn content_comes_from_many_places() {
    let house = House::new().await;
    house.write("note.txt", "From a bucket.");
    house.write("note.json", r#"{"metadataAttributes": {"year": 2024}}"#);
    let source = custom();
    let of = |id: &str, rest: Value| {
        let mut custom = json!({"customDocumentIdentifier": {"id": id}});
        custom.as_object_mut().unwrap().extend(rest.as_object().unwrap().clone());
        json!({"content": {"dataSourceType": "CUSTOM", "custom": custom}})
    };
    let object = json!({"sourceType": "S3_LOCATION", "s3Location": {"uri": "s3://files/note.txt"}});
    let bytes = |mime: &str, data: &str| {
        json!({"sourceType": "IN_LINE", "inlineContent":
        {"type": "BYTE", "byteContent": {"mimeType": mime, "data": data}}})
    };
    let mut with_metadata = of("object", object);
    with_metadata["metadata"] = json!({"type": "S3_LOCATION", "s3Location": {"uri": "s3://files/note.json"}});
    let mut inline = text("inline", "Short.");
    inline["metadata"] = json!({"type": "IN_LINE_ATTRIBUTE", "inlineAttributes":
        [{"key": "tags", "value": {"type": "STRING_LIST", "stringListValue": ["a", "b"]}}]});
    let documents = json!([
        with_metadata,
        inline,
        of("csv", bytes("text/csv", "YSxiCjEsMgo=")),
        of("png", bytes("image/png", "AAAA"))
    ]);
    house.give(&source, documents).await.unwrap();
    house.run().await;
    assert_eq!(
        house.states(&source, &["object", "inline", "csv", "png"]).await,
        ["INDEXED", "INDEXED", "INDEXED", "IGNORED"]
    );
    let object = house.index().record("object").unwrap();
    assert_eq!(object.metadata["year"], MetadataValue::Number(2024.0));
    assert_eq!(object.metadata["x-amz-bedrock-kb-source-uri"], MetadataValue::String("s3://files/note.txt".into()));
    assert_eq!(
        house.index().record("inline").unwrap().metadata["tags"],
        MetadataValue::StringList(vec!["a".into(), "b".into()])
    );
    assert_eq!(house.index().chunks("csv")[0].text.as_ref(), "a,b\n1,2");
}

#[tokio::test]
async fn a_document_that_is_none_is_refused_with_its_place() {
    let house = House::new().await;
    let mut contradiction = text("a", "One.");
    contradiction["content"]["custom"]["sourceType"] = json!("S3_LOCATION");
    let error = house.give(&custom(), json!([text("b", "Two."), contradiction])).await.unwrap_err();
    assert!(matches!(&error, IngestionError::Invalid { place, .. } if place == "documents[1]"), "{error}");
    let error = house.give(&s3(), json!([text("b", "Two.")])).await.unwrap_err();
    assert!(error.to_string().contains("of the type S3"), "{error}");
    let other = json!([{"content": {"dataSourceType": "S3", "s3": {"s3Location": {"uri": "s3://other/a.md"}}}}]);
    assert!(house.give(&s3(), other).await.unwrap_err().to_string().contains("not in the data source's bucket"));
    assert_eq!(house.states(&custom(), &["b"]).await, ["NOT_FOUND"]);
}

#[tokio::test]
async fn a_model_that_stays_away_fails_the_document() {
    let house = House::new().await;
    house.give(&custom(), json!([text("a", "One.")])).await.unwrap();
    for _ in 0..8 {
        house.script([Step::Fail(ModelError::unavailable("no connection"))]);
        house.run().await;
        house.advance(600);
    }
    let detail = house.ingestion.documents(&custom(), &custom_ids(&["a"])).await.unwrap().remove(0);
    assert_eq!(detail.status.to_string(), "FAILED");
    assert_eq!(detail.status_reason.as_deref(), Some("the embedding model: no connection"));
}

#[tokio::test]
async fn a_data_source_goes_with_its_chunks_unless_they_are_retained() {
    let house = House::new().await;
    let source = custom();
    for (policy, left) in [(DataDeletionPolicy::Retain, 1), (DataDeletionPolicy::Delete, 0)] {
        house.give(&source, json!([text("a", "One.")])).await.unwrap();
        house.run().await;
        // What waits when the data source is deleted is never indexed.
        house.give(&source, json!([text("b", "Two.")])).await.unwrap();
        let mut transaction = house.store.begin().await.unwrap();
        house.ingestion.delete_source(&mut transaction, &source, policy).await.unwrap();
        transaction.commit().await.unwrap();
        house.run().await;
        assert_eq!(house.index().ids().len(), left, "{policy}");
    }
    let mut transaction = house.store.begin().await.unwrap();
    house.ingestion.delete_knowledge_base(&mut transaction, "KB").await.unwrap();
    transaction.commit().await.unwrap();
    house.run().await;
    assert!(house.indexes.get("KB").is_none());
}

#[tokio::test]
async fn a_write_that_has_begun_is_over_before_its_data_source_is_removed() {
    let house = House::new().await;
    let source = custom();
    house.indexes.open("KB", 2).await.unwrap();
    house.give(&source, json!([text("a", "One.")])).await.unwrap();
    let gate = house.index().gate("put");
    let (ran, ()) = tokio::join!(house.ingestion.run_until_idle(), async {
        gate.entered.notified().await;
        let mut transaction = house.store.begin().await.unwrap();
        house.ingestion.delete_source(&mut transaction, &source, DataDeletionPolicy::Delete).await.unwrap();
        transaction.commit().await.unwrap();
        house.ingestion.wake();
        gate.open.notify_one();
    });
    ran.unwrap();
    assert!(house.index().ids().is_empty());
}

#[tokio::test]
async fn a_document_that_is_just_being_finished_is_listed() {
    let house = House::new().await;
    let source = custom();
    house.indexes.open("KB", 2).await.unwrap();
    house.give(&source, json!([text("a", "One.")])).await.unwrap();
    let gate = house.index().gate("documents");
    let (listed, ()) = tokio::join!(house.ingestion.list_documents(&source, None, 9), async {
        gate.entered.notified().await;
        house.run().await;
        gate.open.notify_one();
    });
    assert_eq!(listed.unwrap().into_iter().map(|(id, _)| id).collect::<Vec<_>>(), ["a"]);
}

#[tokio::test]
async fn who_only_looks_makes_no_index() {
    let house = House::new().await;
    assert_eq!(house.states(&custom(), &["a"]).await, ["NOT_FOUND"]);
    assert!(house.ingestion.list_documents(&custom(), None, 9).await.unwrap().is_empty());
    assert!(house.indexes.get("KB").is_none());
}
