//! Jobs that are stopped, interrupted, or meet a model that fails.

use std::sync::Arc;
use std::time::Duration;

use aws_wire::bedrock_agent::types::IngestionJobStatus;
use knowledge::ingestion::IngestionError;
use models::ModelError;
use tokio::sync::Barrier;

use crate::house::{House, Step, counts, s3, statistics};

/// A bucket with files that are embedded one after another.
async fn house_of(files: usize) -> House {
    let house = House::new().await;
    for number in 0..files {
        house.write(&format!("{number:02}.md"), format!("The text of {number}."));
    }
    house
}

fn unavailable() -> Step {
    Step::Fail(ModelError::unavailable("no connection"))
}

#[tokio::test]
async fn one_job_of_a_data_source_runs_at_a_time() {
    let house = house_of(1).await;
    house.start(&s3(), "J1").await.unwrap();
    assert!(matches!(house.start(&s3(), "J2").await, Err(IngestionError::Running { .. })));
    house.run().await;
    house.start(&s3(), "J2").await.unwrap();
}

#[tokio::test]
async fn documents_are_worked_on_at_the_same_time() {
    let house = house_of(2).await;
    let both = Arc::new(Barrier::new(2));
    house.script([Step::Meet(both.clone()), Step::Meet(both)]);
    // One after the other would wait for ever.
    let ingested = tokio::time::timeout(Duration::from_secs(30), house.ingest(&s3(), "J1")).await;
    assert_eq!(counts(&ingested.expect("no two documents at a time")), [2, 2, 0, 0, 0, 0, 0]);
}

#[tokio::test]
async fn a_job_that_is_stopped_keeps_what_it_has_done() {
    let house = house_of(20).await;
    house.start(&s3(), "J1").await.unwrap();
    house.script((0..10).map(|_| Step::Answer).chain((0..10).map(|_| Step::Wait)));
    let (ran, stopping) = tokio::join!(house.ingestion.run_until_idle(), async {
        house.embeddings.waiting.notified().await;
        house.stop(&s3(), "J1").await.unwrap().status
    });
    ran.unwrap();
    assert_eq!(stopping, IngestionJobStatus::Stopping);
    let job = house.job("J1").await;
    assert_eq!(job.status, IngestionJobStatus::Stopped);
    let indexed = house.index().puts() as i64;
    let counts_now = statistics(job.statistics.as_ref().unwrap());
    assert_eq!(counts_now[1], indexed);
    assert!((1..20).contains(&indexed), "{indexed}");
    assert!(matches!(house.stop(&s3(), "J1").await, Err(IngestionError::NotRunning { .. })));
    assert!(matches!(house.stop(&s3(), "J9").await, Err(IngestionError::NoJob { .. })));

    house.script([]);
    assert_eq!(counts(&house.ingest(&s3(), "J2").await), [20, 20 - indexed, 0, 0, indexed, 0, 0]);
}

#[tokio::test]
async fn a_job_that_waits_can_be_stopped() {
    let house = house_of(1).await;
    house.start(&s3(), "J1").await.unwrap();
    house.stop(&s3(), "J1").await.unwrap();
    house.run().await;
    assert_eq!(house.job("J1").await.status, IngestionJobStatus::Stopped);
    assert!(house.indexes.get("KB").is_none());
}

#[tokio::test]
async fn a_model_that_is_away_for_a_while_costs_time_only() {
    let house = house_of(6).await;
    house.start(&s3(), "J1").await.unwrap();
    house.script([Step::Answer, Step::Answer, unavailable()]);
    house.run().await;
    let job = house.job("J1").await;
    assert_eq!(job.status, IngestionJobStatus::InProgress);
    house.run().await;
    assert_eq!(house.job("J1").await.status, IngestionJobStatus::InProgress, "not before its time");
    house.advance(10);
    house.run().await;
    assert_eq!(counts(&house.job("J1").await), [6, 6, 0, 0, 0, 0, 0]);
    assert_eq!(house.index().puts(), 6, "nothing is done twice");
}

#[tokio::test]
async fn a_model_that_stays_away_fails_the_job() {
    let house = house_of(2).await;
    house.start(&s3(), "J1").await.unwrap();
    for _ in 0..8 {
        house.script((0..4).map(|_| unavailable()));
        house.run().await;
        house.advance(600);
    }
    let job = house.job("J1").await;
    assert_eq!(job.status, IngestionJobStatus::Failed);
    assert_eq!(job.failure_reasons.unwrap(), ["the embedding model: no connection"]);
    house.script([]);
    assert_eq!(counts(&house.ingest(&s3(), "J2").await)[1], 2);
}

#[tokio::test]
async fn what_a_model_refuses_is_the_documents_failure() {
    let house = house_of(2).await;
    house.script([Step::Fail(ModelError::validation("too strange"))]);
    let job = house.ingest(&s3(), "J1").await;
    assert_eq!(counts(&job), [2, 1, 0, 0, 0, 0, 1]);
    assert!(job.failure_reasons.unwrap()[0].ends_with("the embedding model: too strange"));
}

#[tokio::test]
async fn what_a_model_cannot_embed_is_the_documents_failure() {
    let house = house_of(3).await;
    house.odd("text of 1.", Step::Fail(ModelError::unreadable("a vector without a direction")));
    let job = house.ingest(&s3(), "J1").await;
    assert_eq!(counts(&job), [3, 2, 0, 0, 0, 0, 1]);
    let reason = "s3://files/01.md: the embedding model: a vector without a direction";
    assert_eq!(job.failure_reasons.unwrap(), [reason]);
    // A model that answers nothing that can be read is nobody's fault.
    house.odd("", Step::Fail(ModelError::unreadable("no vectors")));
    house.write("new.md", "New.");
    assert_eq!(house.ingest(&s3(), "J2").await.status, IngestionJobStatus::InProgress);
}

#[tokio::test]
async fn a_job_that_gets_on_is_not_given_up() {
    let house = house_of(14).await;
    house.start(&s3(), "J1").await.unwrap();
    for _ in 0..10 {
        // One more document each time, and the failure comes at once after it.
        house.script([Step::Answer].into_iter().chain((0..4).map(|_| unavailable())));
        house.run().await;
        assert_eq!(house.job("J1").await.status, IngestionJobStatus::InProgress);
        house.advance(600);
    }
    house.script([]);
    house.run().await;
    assert_eq!(counts(&house.job("J1").await), [14, 14, 0, 0, 0, 0, 0]);
}

#[tokio::test]
async fn a_document_that_ends_the_process_each_time_ends_the_job() {
    let mut house = house_of(6).await;
    house.start(&s3(), "J1").await.unwrap();
    house.odd("text of 3.", Step::Wait);
    let mut ends = 0;
    loop {
        tokio::select! {
            ran = house.ingestion.run_until_idle() => break ran.unwrap(),
            () = house.embeddings.waiting.notified() => ends += 1,
        }
        assert!(ends < 20, "the job is never given up");
        house.restart().await;
        // The record is written for each document that is looked at.
        let clock = house.clock.clone();
        *house.index().on_look.lock().unwrap() = Some(Box::new(move || clock.advance(Duration::from_secs(2))));
    }
    let job = house.job("J1").await;
    assert_eq!(job.status, IngestionJobStatus::Failed);
    assert!(job.failure_reasons.unwrap()[0].starts_with("the server stopped 8 times"));
}

#[tokio::test]
async fn a_job_that_waits_for_its_next_attempt_is_stopped_with_what_it_has_done() {
    let house = house_of(6).await;
    house.start(&s3(), "J1").await.unwrap();
    house.script([Step::Answer, Step::Answer, unavailable()]);
    house.run().await;
    let indexed = house.index().puts() as i64;
    house.stop(&s3(), "J1").await.unwrap();
    house.run().await;
    let job = house.job("J1").await;
    assert_eq!(job.status, IngestionJobStatus::Stopped);
    assert!(indexed > 0);
    assert_eq!(statistics(job.statistics.as_ref().unwrap())[1], indexed);
}

#[tokio::test]
async fn what_is_being_removed_when_a_job_is_stopped_is_counted() {
    let house = house_of(5).await;
    house.ingest(&s3(), "J1").await;
    (0..5).for_each(|number| house.remove(&format!("{number:02}.md")));
    house.start(&s3(), "J2").await.unwrap();
    let gate = house.index().gate("remove");
    let (ran, ()) = tokio::join!(house.ingestion.run_until_idle(), async {
        gate.entered.notified().await;
        house.stop(&s3(), "J2").await.unwrap();
        gate.open.notify_one();
    });
    ran.unwrap();
    assert_eq!(statistics(house.job("J2").await.statistics.as_ref().unwrap())[5], 5);
    assert!(house.index().ids().is_empty());
}

#[tokio::test]
async fn a_job_that_was_interrupted_goes_on_with_the_right_counts() {
    let mut house = house_of(30).await;
    house.ingest(&s3(), "J1").await;
    house.index().puts();
    for number in 0..10 {
        house.write(&format!("{number:02}.md"), format!("Another text of {number}."));
        house.write(&format!("new-{number}.md"), "New.");
        house.remove(&format!("{}.md", number + 20));
    }
    house.write("broken.md", "");
    house.start(&s3(), "J2").await.unwrap();
    for _ in 0..4 {
        // A few documents more each time, then the process is gone.
        house.script((0..4).map(|_| Step::Answer).chain((0..30).map(|_| Step::Wait)));
        tokio::select! {
            ran = house.ingestion.run_until_idle() => panic!("{ran:?}"),
            () = house.embeddings.waiting.notified() => {}
        }
        house.restart().await;
    }
    house.script([]);
    house.run().await;
    assert_eq!(counts(&house.job("J2").await), [31, 10, 10, 0, 10, 10, 1]);
    assert_eq!(house.index().puts(), 20, "nothing is done twice");
}
