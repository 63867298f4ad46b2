//! Jobs that are stopped, interrupted, or meet a model that fails.

use aws_wire::bedrock_agent::types::IngestionJobStatus;
use knowledge::ingestion::IngestionError;
use models::ModelError;

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
    assert!(house.index().ids().is_empty());
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
