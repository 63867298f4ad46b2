//! What a job finds new, modified, gone or unreadable, and how it counts that.

use knowledge::index::{DocumentState, MetadataValue};
use serde_json::json;

use crate::house::{House, counts, s3, s3_with};

#[tokio::test]
async fn only_what_has_changed_is_indexed_again() {
    let house = House::new().await;
    for name in ["a.md", "b.txt", "sub/c.md", "sub/d.md"] {
        house.write(name, format!("The text of {name}."));
    }
    house.write("b.txt.metadata.json", r#"{"metadataAttributes": {"team": "Blue"}}"#);
    assert_eq!(counts(&house.ingest(&s3(), "J1").await), [4, 4, 0, 0, 0, 0, 0]);
    let chunk = &house.index().chunks("s3://files/sub/c.md")[0];
    assert_eq!(chunk.text.as_ref(), "The text of sub/c.md.");
    let record = house.index().record("s3://files/b.txt").unwrap();
    assert_eq!(record.metadata["team"], MetadataValue::String("Blue".into()));
    assert_eq!(record.metadata["x-amz-bedrock-kb-source-uri"], MetadataValue::String("s3://files/b.txt".into()));
    assert_eq!(record.metadata["x-amz-bedrock-kb-data-source-id"], MetadataValue::String("DS".into()));
    assert_eq!(house.index().puts(), 4);

    assert_eq!(counts(&house.ingest(&s3(), "J2").await), [4, 0, 0, 0, 4, 0, 0]);
    assert_eq!(house.index().puts(), 0);

    house.write("a.md", "Another text of a.md.");
    house.write("b.txt.metadata.json", r#"{"metadataAttributes": {"team": "Red!"}}"#);
    house.write("e.md", "New.");
    house.remove("sub/d.md");
    let job = house.ingest(&s3(), "J3").await;
    assert_eq!(counts(&job), [4, 1, 1, 1, 1, 1, 0]);
    assert_eq!(job.statistics.unwrap().number_of_metadata_documents_scanned, Some(1));
    assert_eq!(house.index().chunks("s3://files/a.md")[0].text.as_ref(), "Another text of a.md.");
    assert_eq!(house.index().record("s3://files/sub/d.md"), None);

    let fixed = json!({"chunkingConfiguration": {"chunkingStrategy": "NONE"}});
    assert_eq!(counts(&house.ingest(&s3_with(fixed, &[]), "J4").await), [4, 0, 4, 0, 0, 0, 0]);
}

#[tokio::test]
async fn a_prefix_bounds_a_data_source() {
    let house = House::new().await;
    house.write("docs/a.md", "In.");
    house.write("docs.md", "Out.");
    let source = s3_with(json!({}), &["docs/"]);
    assert_eq!(counts(&house.ingest(&source, "J1").await)[..2], [1, 1]);
    assert_eq!(house.index().ids(), ["s3://files/docs/a.md"]);
}

#[tokio::test]
async fn a_document_that_fails_is_told_and_the_rest_goes_on() {
    let house = House::new().await;
    house.write("good.md", "Good.");
    house.write("bad.txt", b"\x89PNG\r\n\x1a\n....");
    house.write("empty.md", "");
    house.write("picture.png", "x");
    house.write("odd.md", "Odd.");
    house.write("odd.md.metadata.json", "{");
    let large = std::fs::File::create(house.bucket.path().join("large.txt")).unwrap();
    large.set_len(knowledge::ingestion::LARGEST_DOCUMENT + 1).unwrap();
    let job = house.ingest(&s3(), "J1").await;
    assert_eq!(counts(&job), [6, 1, 0, 0, 0, 0, 5]);
    let mut reasons = job.failure_reasons.unwrap();
    reasons.sort();
    let expected = [
        ("bad.txt", "a PNG image"),
        ("empty.md", "the file is empty"),
        ("large.txt", "52428800 are the most"),
        ("odd.md", "its metadata file cannot be read"),
        ("picture.png", "files of this kind are not read"),
    ];
    assert_eq!(reasons.len(), expected.len());
    for ((name, words), reason) in expected.iter().zip(&reasons) {
        assert!(reason.starts_with(&format!("s3://files/{name}: ")) && reason.contains(words), "{reason}");
    }
    let state = |name: &str| house.index().record(&format!("s3://files/{name}")).unwrap().state;
    assert_eq!((state("picture.png"), state("empty.md")), (DocumentState::Ignored, DocumentState::Failed));

    // What could not be read is tried again, and what was indexed before is left as it was.
    house.write("empty.md", "No more.");
    house.write("good.md", "");
    let job = house.ingest(&s3(), "J2").await;
    assert_eq!(counts(&job), [6, 1, 0, 0, 0, 0, 5]);
    assert_eq!(house.index().chunks("s3://files/good.md")[0].text.as_ref(), "Good.");
    house.write("good.md", "Better.");
    assert_eq!(counts(&house.ingest(&s3(), "J3").await), [6, 0, 1, 0, 1, 0, 4]);
}

#[tokio::test]
async fn rows_become_records_where_the_sidecar_says_so() {
    let house = House::new().await;
    house.write("c.csv", "id,city,note\n1,Rio,hot\n2,Oslo,cold\n");
    let records = json!({"metadataAttributes": {"year": {"value": {"type": "NUMBER", "numberValue": 2024}, "includeForEmbedding": true}},
        "documentStructureConfiguration": {"type": "RECORD_BASED_STRUCTURE_METADATA", "recordBasedStructureMetadata": {
            "contentFields": [{"fieldName": "note"}], "metadataFieldsSpecification": {"fieldsToInclude": [{"fieldName": "city"}]}}}});
    house.write("c.csv.metadata.json", records.to_string());
    house.ingest(&s3(), "J1").await;
    let chunks = house.index().chunks("s3://files/c.csv");
    assert_eq!(chunks.iter().map(|chunk| chunk.text.as_ref()).collect::<Vec<_>>(), ["hot", "cold"]);
    assert_eq!(chunks[1].metadata["city"], MetadataValue::String("Oslo".into()));
    assert_eq!(chunks[1].searched.as_deref(), Some("year: 2024\ncold"));
    assert!(chunks.iter().all(|chunk| !chunk.is_child));
}

#[tokio::test]
async fn attributes_that_are_embedded_count_with_each_chunk() {
    let house = House::new().await;
    house.write("a.md", "A few words and no more. ".repeat(8_000));
    let team = json!({"value": {"type": "STRING", "stringValue": "b".repeat(60_000)}, "includeForEmbedding": true});
    house.write("a.md.metadata.json", json!({"metadataAttributes": {"team": team}}).to_string());
    let fixed = json!({"chunkingConfiguration": {"chunkingStrategy": "FIXED_SIZE",
        "fixedSizeChunkingConfiguration": {"maxTokens": 10, "overlapPercentage": 1}}});
    let job = house.ingest(&s3_with(fixed, &[]), "J1").await;
    assert_eq!(counts(&job), [1, 0, 0, 0, 0, 0, 1]);
    assert!(job.failure_reasons.unwrap()[0].contains("256 MiB together"));
}

#[tokio::test]
async fn a_bucket_that_is_not_there_fails_the_job() {
    let house = House::new().await;
    let mut source = s3();
    source.configuration.s3_configuration.as_mut().unwrap().bucket_arn = "arn:aws:s3:::other".to_owned();
    let job = house.ingest(&source, "J1").await;
    assert_eq!(job.status.to_string(), "FAILED");
    assert!(job.failure_reasons.unwrap()[0].contains("there is no bucket other"));
}

#[tokio::test]
async fn a_folder_that_has_gone_fails_the_job_and_empties_nothing() {
    let house = House::new().await;
    house.write("a.md", "One.");
    house.ingest(&s3(), "J1").await;
    let elsewhere = house.bucket.path().with_extension("elsewhere");
    std::fs::rename(house.bucket.path(), &elsewhere).unwrap();
    let job = house.ingest(&s3(), "J2").await;
    assert_eq!(job.status.to_string(), "FAILED");
    assert!(job.failure_reasons.unwrap()[0].contains("there is no bucket files"));
    assert_eq!(house.index().ids(), ["s3://files/a.md"]);
    std::fs::rename(&elsewhere, house.bucket.path()).unwrap();
    assert_eq!(counts(&house.ingest(&s3(), "J3").await), [1, 0, 0, 0, 1, 0, 0]);
}

#[tokio::test]
async fn what_cannot_be_listed_is_told_and_the_rest_goes_on() {
    let house = House::new().await;
    house.write("a.md", "One.");
    house.write("line\nbreak.md", "Two.");
    std::os::unix::fs::symlink(house.bucket.path(), house.bucket.path().join("loop")).unwrap();
    let job = house.ingest(&s3(), "J1").await;
    assert_eq!(counts(&job), [3, 1, 0, 0, 0, 0, 2]);
    let mut reasons = job.failure_reasons.unwrap();
    reasons.sort();
    assert!(reasons[0].starts_with("s3://files/line\nbreak.md: its name has characters"), "{reasons:?}");
    assert!(reasons[1].starts_with("s3://files/loop: the link leads to a folder"), "{reasons:?}");
}

#[tokio::test]
async fn a_document_that_failed_is_deleted_as_what_it_was() {
    let house = House::new().await;
    house.write("a.md", "One.");
    house.write("never.md", "");
    house.ingest(&s3(), "J1").await;
    house.write("a.md", "");
    assert_eq!(counts(&house.ingest(&s3(), "J2").await)[6], 2);
    house.remove("a.md");
    house.remove("never.md");
    assert_eq!(counts(&house.ingest(&s3(), "J3").await), [0, 0, 0, 0, 0, 1, 0]);
    assert!(house.index().ids().is_empty());
}
