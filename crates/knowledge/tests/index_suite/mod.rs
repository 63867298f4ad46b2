//! What every index must do. An implementation calls [`suite`] with indexes that have nothing in them.

#![allow(dead_code, reason = "each test binary uses a part")]

pub(crate) mod filters;
pub(crate) mod make;

use std::sync::Arc;

use knowledge::index::{Chunk, DocumentKey, DocumentState, Index, IndexError, Indexes, MetadataValue, SearchMode};

use make::{DIMENSIONS, child, chunk, document, find, key, texts};

/// All of it.
pub(crate) async fn suite(indexes: &dyn Indexes) {
    documents_are_replaced_and_removed_as_a_whole(indexes).await;
    records_are_noted_and_listed(indexes).await;
    children_of_a_parent_are_one_hit(indexes).await;
    chunks_with_the_same_text_are_hits_of_their_own(indexes).await;
    each_way_of_searching_finds_what_it_should(indexes).await;
    chunks_carry_their_documents_and_their_own_metadata(indexes).await;
    nothing_is_missed_while_a_document_is_replaced(indexes).await;
    indexes_are_apart_and_keep_their_dimensions(indexes).await;
    filters::are_applied_before_the_cut(indexes).await;
    filters::agree_with_a_plain_evaluation(indexes).await;
}

async fn open(indexes: &dyn Indexes, id: &str) -> Arc<dyn Index> {
    indexes.open(id, DIMENSIONS).await.unwrap()
}

async fn documents_are_replaced_and_removed_as_a_whole(indexes: &dyn Indexes) {
    let index = open(indexes, "REPLACED").await;
    index.put(&document("a"), &[chunk("one apple"), chunk("two apples")]).await.unwrap();
    index.put(&document("b"), &[chunk("a pear")]).await.unwrap();
    for mode in [SearchMode::Semantic, SearchMode::FullText, SearchMode::Hybrid] {
        assert_eq!(texts(&find(&*index, mode, "apple").await, "a"), ["one apple", "two apples"]);
    }
    let before = find(&*index, SearchMode::Semantic, "pear").await;

    index.put(&document("a"), &[chunk("three apples")]).await.unwrap();
    for mode in [SearchMode::Semantic, SearchMode::FullText, SearchMode::Hybrid] {
        assert_eq!(texts(&find(&*index, mode, "apple").await, "a"), ["three apples"]);
    }
    let pear =
        |hits: &[knowledge::index::Hit]| hits.iter().find(|hit| &*hit.text == "a pear").unwrap().chunk_id.clone();
    assert_eq!(pear(&before), pear(&find(&*index, SearchMode::Semantic, "pear").await), "ids of others stay");

    let wrong = knowledge::index::Chunk { vector: vec![1.0; DIMENSIONS + 1], ..chunk("four") };
    let refused = index.put(&document("a"), &[chunk("four apples"), wrong]).await;
    assert!(matches!(refused, Err(IndexError::Dimensions { wanted: DIMENSIONS, given }) if given == DIMENSIONS + 1));
    assert_eq!(texts(&find(&*index, SearchMode::FullText, "apple").await, "a"), ["three apples"]);

    index.put(&document("b"), &[]).await.unwrap();
    assert!(index.document(&key("b")).await.unwrap().is_some());
    index.remove(&[key("a"), key("never put")]).await.unwrap();
    assert_eq!(index.document(&key("a")).await.unwrap(), None);
    for mode in [SearchMode::Semantic, SearchMode::FullText, SearchMode::Hybrid] {
        assert_eq!(find(&*index, mode, "apple pear").await, []);
    }
}

async fn records_are_noted_and_listed(indexes: &dyn Indexes) {
    let index = open(indexes, "RECORDS").await;
    for id in ["c", "a", "d", "b"] {
        index.put(&document(id), &[chunk(id)]).await.unwrap();
    }
    let mut other = document("b");
    other.key.data_source_id = "OTHER".to_owned();
    index.put(&other, &[chunk("b")]).await.unwrap();

    let mut noted = document("b");
    noted.state = DocumentState::Failed;
    noted.reason = Some("the file is encrypted".to_owned());
    noted.metadata.insert("checked".to_owned(), MetadataValue::Boolean(true));
    index.note(&noted).await.unwrap();
    assert_eq!(index.document(&key("b")).await.unwrap(), Some(noted.clone()));
    assert_eq!(texts(&find(&*index, SearchMode::FullText, "b").await, "b"), ["b", "b"], "its chunks stay");
    index.note(&document("e")).await.unwrap();

    let page = index.documents("SOURCE", Some("a"), 2).await.unwrap();
    assert_eq!(page, [noted, document("c")]);
    let rest = index.documents("SOURCE", Some("c"), 10).await.unwrap();
    assert_eq!(rest, [document("d"), document("e")]);

    index.remove_source("SOURCE").await.unwrap();
    assert_eq!(index.documents("SOURCE", None, 10).await.unwrap(), []);
    assert_eq!(index.documents("OTHER", None, 10).await.unwrap(), [other]);
    assert_eq!(find(&*index, SearchMode::Semantic, "b").await.len(), 1);
}

async fn children_of_a_parent_are_one_hit(indexes: &dyn Indexes) {
    let index = open(indexes, "PARENTS").await;
    let (fruit, trees): (Arc<str>, Arc<str>) = ("apples and pears".into(), "oaks and beeches".into());
    let mut chunks: Vec<_> = (0..40).map(|_| child(&fruit, "an apple in many words")).collect();
    chunks.extend([child(&fruit, "a pear"), child(&trees, "an oak"), child(&trees, "an apple oak")]);
    index.put(&document("a"), &chunks).await.unwrap();
    index.put(&document("b"), &[child(&fruit, "an apple"), chunk("an apple")]).await.unwrap();
    for mode in [SearchMode::Semantic, SearchMode::FullText, SearchMode::Hybrid] {
        let mut found: Vec<_> = find(&*index, mode, "apple")
            .await
            .iter()
            .map(|hit| (hit.document.id.clone(), hit.text.to_string()))
            .collect();
        found.sort();
        let expected = [("a", &*fruit), ("a", &*trees), ("b", "an apple"), ("b", &*fruit)]
            .map(|(id, text)| (id.into(), text.into()));
        assert_eq!(found, expected, "{mode:?}");
    }
}

async fn chunks_with_the_same_text_are_hits_of_their_own(indexes: &dyn Indexes) {
    let index = open(indexes, "ROWS").await;
    let row = |city: &str| Chunk { searched: Some(format!("plum {city}").into()), ..chunk("plum") };
    index.put(&document("a"), &[row("Rio"), row("Oslo"), chunk("plum"), chunk("plum")]).await.unwrap();
    for mode in [SearchMode::Semantic, SearchMode::FullText, SearchMode::Hybrid] {
        assert_eq!(texts(&find(&*index, mode, "plum").await, "a"), ["plum"; 4], "{mode:?}");
    }
}

async fn each_way_of_searching_finds_what_it_should(indexes: &dyn Indexes) {
    let index = open(indexes, "MODES").await;
    let mut near = chunk("of another wording");
    near.vector = make::vector("a question");
    index.put(&document("near"), &[near]).await.unwrap();
    index.put(&document("words"), &[chunk("this text has the rare identifier ERR_4711 in it")]).await.unwrap();
    for number in 0..20 {
        index.put(&document(&format!("other-{number}")), &[chunk(&format!("text number {number}"))]).await.unwrap();
    }
    let first = |hits: &[knowledge::index::Hit]| hits[0].document.id.clone();
    assert_eq!(first(&find(&*index, SearchMode::Semantic, "a question").await), "near");
    assert_eq!(first(&find(&*index, SearchMode::FullText, "what is err_4711?").await), "words");
    let both = find(&*index, SearchMode::Hybrid, "a question").await;
    assert!(both.iter().any(|hit| hit.document.id == "near"));
    for (script, text, question) in [
        ("japanese", "請求書は月末に発行されます", "請求書はいつ発行"),
        ("chinese", "退款将在五个工作日内完成", "退款要几天"),
        ("korean", "환불은 영업일 기준 5일 안에 완료됩니다", "환불 영업일"),
        ("russian", "Возврат занимает пять дней", "возврат"),
        ("arabic", "يستغرق استرداد الأموال خمسة أيام", "استرداد الأموال"),
        ("thai", "การคืนเงินใช้เวลาห้าวัน", "คืนเงิน"),
        ("greek", "Η επιστροφή διαρκεί πέντε ημέρες", "ΕΠΙΣΤΡΟΦΉ"),
        ("portuguese", "A devolução leva cinco dias", "devolucao"),
    ] {
        index.put(&document(script), &[chunk(text)]).await.unwrap();
        assert_eq!(first(&find(&*index, SearchMode::FullText, question).await), script);
    }
    for mode in [SearchMode::Semantic, SearchMode::FullText, SearchMode::Hybrid] {
        let hits = find(&*index, mode, "text number 7 in this text").await;
        assert!(hits.iter().all(|hit| (0.0..=1.0).contains(&hit.score)), "{hits:?}");
        assert!(hits.is_sorted_by(|a, b| a.score >= b.score));
    }
    for question in ["", "\"", "NEAR(a b) OR * ^ - col:", "a' OR 1=1 --", "\0", &"word ".repeat(5000)] {
        find(&*index, SearchMode::FullText, question).await;
    }
    assert_eq!(find(&*index, SearchMode::FullText, "…").await, []);
}

async fn chunks_carry_their_documents_and_their_own_metadata(indexes: &dyn Indexes) {
    let index = open(indexes, "METADATA").await;
    let mut with_pages = document("a");
    with_pages.metadata.insert("language".to_owned(), MetadataValue::String("en".to_owned()));
    let mut page = chunk("an apple");
    page.metadata.insert("page".to_owned(), MetadataValue::Number(2.0));
    page.metadata.insert("language".to_owned(), MetadataValue::String("de".to_owned()));
    index.put(&with_pages, &[page, chunk("a pear")]).await.unwrap();
    let hits = find(&*index, SearchMode::FullText, "apple").await;
    assert_eq!(hits[0].document, DocumentKey { data_source_id: "SOURCE".to_owned(), id: "a".to_owned() });
    assert_eq!(hits[0].location, with_pages.location);
    assert_eq!(hits[0].metadata["page"], MetadataValue::Number(2.0));
    assert_eq!(hits[0].metadata["language"], MetadataValue::String("de".to_owned()), "the chunk's own goes before");
    assert_eq!(find(&*index, SearchMode::FullText, "pear").await[0].metadata, with_pages.metadata);
    let german = filters::equals("language", "de");
    assert_eq!(filters::texts(&*index, german).await, ["an apple"]);
    assert_eq!(filters::texts(&*index, filters::equals("language", "en")).await, ["a pear"]);
}

async fn nothing_is_missed_while_a_document_is_replaced(indexes: &dyn Indexes) {
    let index = open(indexes, "BUSY").await;
    let version = |number: usize| [chunk(&format!("first part {number}")), chunk(&format!("second part {number}"))];
    index.put(&document("a"), &version(0)).await.unwrap();
    let writer = Arc::clone(&index);
    let writing = tokio::spawn(async move {
        for number in 1..=40 {
            writer.put(&document("a"), &version(number)).await.unwrap();
        }
    });
    while !writing.is_finished() {
        for mode in [SearchMode::Semantic, SearchMode::FullText, SearchMode::Hybrid] {
            let hits = find(&*index, mode, "part").await;
            let parts = texts(&hits, "a");
            assert_eq!(parts.len(), 2, "{parts:?}");
            assert_eq!(parts[0].trim_start_matches("first"), parts[1].trim_start_matches("second"), "one version");
        }
    }
    writing.await.unwrap();
}

async fn indexes_are_apart_and_keep_their_dimensions(indexes: &dyn Indexes) {
    let (one, two) = (open(indexes, "APART1").await, open(indexes, "APART2").await);
    one.put(&document("a"), &[chunk("an apple")]).await.unwrap();
    assert_eq!(find(&*two, SearchMode::FullText, "apple").await, []);
    let again = open(indexes, "APART1").await;
    assert_eq!(find(&*again, SearchMode::FullText, "apple").await.len(), 1);
    let refused = indexes.open("APART1", DIMENSIONS + 1).await;
    assert!(matches!(refused.err(), Some(IndexError::Dimensions { wanted: DIMENSIONS, .. })));
    indexes.delete("APART1").await.unwrap();
    indexes.delete("NEVERMADE").await.unwrap();
    for gone in ["APART1", "NEVERMADE"] {
        assert!(indexes.find(gone, DIMENSIONS).await.unwrap().is_none());
        assert!(indexes.find(gone, DIMENSIONS).await.unwrap().is_none(), "looking for it does not make it");
    }
    let there = indexes.find("APART2", DIMENSIONS).await.unwrap().unwrap();
    assert_eq!(find(&*there, SearchMode::FullText, "apple").await, []);
    assert!(indexes.find("APART2", DIMENSIONS + 1).await.is_err());
    assert_eq!(find(&*open(indexes, "APART1").await, SearchMode::FullText, "apple").await, []);
    for name in ["", "../a", "a/b", "a.b", &"a".repeat(65)] {
        assert!(indexes.open(name, DIMENSIONS).await.is_err(), "{name}");
    }
}
