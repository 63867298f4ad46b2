//! Jobs: turns in lanes, leases that end, retries, and what a crash leaves.

#![allow(clippy::unwrap_used)] // In tests it says what was expected.

use std::sync::Arc;
use std::time::Duration;

use store::jobs::{Lease, NewJob, Queue, Retries};
use store::{ScriptedClock, Store, StoreError, Timestamp};

const WORK: Queue = Queue::new("work");
const OTHER: Queue = Queue::new("other");
const LEASE: Duration = Duration::from_secs(60);
const RULE: Retries = Retries { attempts: 3, first: Duration::from_secs(2), longest: Duration::from_secs(100) };

async fn fresh() -> (Store, Arc<ScriptedClock>) {
    let clock = Arc::new(ScriptedClock::starting_at(Timestamp::from_millis(1_000)));
    (Store::temporary(clock.clone()).await.unwrap(), clock)
}

async fn put(store: &Store, lane: &str, key: Option<&str>) -> Result<i64, StoreError> {
    let mut transaction = store.begin().await?;
    let id = transaction.enqueue(NewJob { queue: WORK, lane, key, body: lane, attachment: None }).await?;
    transaction.commit().await?;
    Ok(id)
}

async fn take(store: &Store) -> Option<Lease> {
    store.take_job(WORK, LEASE).await.unwrap()
}

async fn finish(store: &Store, lease: &Lease) -> Result<(), StoreError> {
    let mut transaction = store.begin().await?;
    transaction.finish_job(lease).await?;
    transaction.commit().await
}

#[tokio::test]
async fn a_job_is_there_with_the_transaction_that_put_it_in() {
    let (store, _) = fresh().await;
    {
        let mut transaction = store.begin().await.unwrap();
        let job = NewJob { queue: WORK, lane: "a", key: None, body: "{}", attachment: None };
        transaction.enqueue(job).await.unwrap();
    }
    assert_eq!(take(&store).await, None);
    let mut transaction = store.begin().await.unwrap();
    let job = NewJob { queue: WORK, lane: "a", key: Some("k"), body: "{}", attachment: Some(b"\0\xff") };
    transaction.enqueue(job).await.unwrap();
    transaction.commit().await.unwrap();
    assert_eq!(store.take_job(OTHER, LEASE).await.unwrap(), None);
    let lease = take(&store).await.unwrap();
    assert_eq!((lease.job.body.as_str(), lease.job.attempts), ("{}", 1));
    assert_eq!(store.job_attachment(&lease).await.unwrap().unwrap(), b"\0\xff");
    assert!(matches!(put(&store, "b", Some("k")).await, Err(StoreError::Exists { .. })), "one unfinished job a key");
    finish(&store, &lease).await.unwrap();
    put(&store, "b", Some("k")).await.unwrap();
}

#[tokio::test]
async fn jobs_of_one_lane_take_turns_and_those_of_others_do_not_wait() {
    let (store, _) = fresh().await;
    for lane in ["kb/1/a", "kb/1/a", "kb/1/b", "kb/1", "kb/1/c", "kb/10/a", "kb"] {
        put(&store, lane, None).await.unwrap();
    }
    let mut running = Vec::new();
    let mut order = Vec::new();
    for _ in 0..4 {
        while let Some(lease) = take(&store).await {
            running.push(lease);
        }
        order.push(running.iter().map(|lease| lease.job.lane.clone()).collect::<Vec<_>>());
        for lease in running.drain(..) {
            finish(&store, &lease).await.unwrap();
        }
    }
    let expected: [&[&str]; 4] = [&["kb/1/a", "kb/1/b", "kb/10/a"], &["kb/1/a"], &["kb/1"], &["kb/1/c"]];
    assert_eq!(order, expected);
    assert_eq!(take(&store).await.unwrap().job.lane, "kb");
}

#[tokio::test]
async fn a_lease_that_ended_leaves_the_job_to_another() {
    let (store, clock) = fresh().await;
    put(&store, "a", None).await.unwrap();
    let first = take(&store).await.unwrap();
    clock.advance(LEASE / 2);
    assert!(!store.renew_lease(&first, LEASE).await.unwrap());
    clock.advance(LEASE / 2);
    assert_eq!(take(&store).await, None, "renewed in time");
    let mut transaction = store.begin().await.unwrap();
    transaction.keep_progress(&first, "half").await.unwrap();
    transaction.commit().await.unwrap();
    assert!(store.next_job_due(WORK).await.unwrap().is_some());
    clock.advance(LEASE);
    let second = take(&store).await.unwrap();
    assert_eq!(second.job.progress.as_deref(), Some("half"));
    assert!(matches!(store.renew_lease(&first, LEASE).await, Err(StoreError::Conflict { .. })));
    assert!(matches!(finish(&store, &first).await, Err(StoreError::Conflict { .. })));
    finish(&store, &second).await.unwrap();
}

#[tokio::test]
async fn a_new_process_takes_at_once_what_the_old_one_had() {
    let folder = tempfile::tempdir().unwrap();
    let options = || store::Options::new(folder.path().join("outcrop.db"));
    let before = Store::open(options()).await.unwrap();
    put(&before, "a", None).await.unwrap();
    take(&before).await.unwrap();
    before.close().await;
    drop(before);
    let after = Store::open(options()).await.unwrap();
    assert_eq!(take(&after).await, None);
    after.end_leases(WORK).await.unwrap();
    assert_eq!(take(&after).await.unwrap().job.attempts, 2);
}

#[tokio::test]
async fn what_fails_is_tried_again_later_and_not_for_ever() {
    let (store, clock) = fresh().await;
    put(&store, "a", None).await.unwrap();
    put(&store, "a", None).await.unwrap();
    for pause in [2, 4] {
        let lease = take(&store).await.unwrap();
        let mut transaction = store.begin().await.unwrap();
        assert!(transaction.retry_job(&lease, &RULE).await.unwrap().is_some());
        transaction.commit().await.unwrap();
        assert_eq!(take(&store).await, None, "what comes later in the lane waits too");
        clock.advance(Duration::from_secs(pause));
    }
    let lease = take(&store).await.unwrap();
    let mut transaction = store.begin().await.unwrap();
    assert_eq!(transaction.retry_job(&lease, &RULE).await.unwrap(), None);
    transaction.keep_progress(&lease, "further").await.unwrap();
    assert!(transaction.retry_job(&lease, &RULE).await.unwrap().is_some(), "progress counts attempts anew");
    transaction.commit().await.unwrap();
}

#[tokio::test]
async fn those_that_wait_longest_are_taken_first() {
    let (store, clock) = fresh().await;
    put(&store, "fails", None).await.unwrap();
    let lease = take(&store).await.unwrap();
    let mut transaction = store.begin().await.unwrap();
    transaction.retry_job(&lease, &RULE).await.unwrap();
    transaction.commit().await.unwrap();
    put(&store, "new", None).await.unwrap();
    clock.advance(Duration::from_secs(3));
    put(&store, "newer", None).await.unwrap();
    let mut order = Vec::new();
    while let Some(lease) = take(&store).await {
        order.push(lease.job.lane);
    }
    assert_eq!(order, ["new", "fails", "newer"]);
}

#[tokio::test]
async fn cancelled_jobs_are_told_of_it() {
    let (store, _) = fresh().await;
    put(&store, "kb/1", Some("one")).await.unwrap();
    put(&store, "kb/2/x", None).await.unwrap();
    put(&store, "kb/3", None).await.unwrap();
    let lease = take(&store).await.unwrap();
    let mut transaction = store.begin().await.unwrap();
    assert!(transaction.cancel_job(WORK, "one").await.unwrap());
    assert!(!transaction.cancel_job(WORK, "two").await.unwrap());
    transaction.cancel_jobs_under(WORK, "kb/2").await.unwrap();
    assert_eq!(transaction.jobs_under(WORK, "kb").await.unwrap(), 3);
    transaction.commit().await.unwrap();
    assert!(store.renew_lease(&lease, LEASE).await.unwrap());
    assert!(take(&store).await.unwrap().job.cancelled);
    assert!(!take(&store).await.unwrap().job.cancelled);

    let mut transaction = store.begin().await.unwrap();
    transaction.retry_job(&lease, &RULE).await.unwrap();
    transaction.cancel_job(WORK, "one").await.unwrap();
    transaction.commit().await.unwrap();
    assert!(take(&store).await.unwrap().job.cancelled, "what waits for another attempt ends at once");
}

#[tokio::test]
async fn the_newest_job_of_each_lane_is_found_by_pages() {
    let (store, _) = fresh().await;
    for lane in ["kb/1/b", "kb/1/a", "kb/1/b", "kb/1", "kb/10/c", "kb/1/ü/x"] {
        put(&store, lane, None).await.unwrap();
    }
    let lanes = |jobs: Vec<store::jobs::Job>| jobs.into_iter().map(|job| (job.lane, job.id)).collect::<Vec<_>>();
    let first = store.newest_jobs_under(WORK, "kb/1", None, 2).await.unwrap();
    assert_eq!(lanes(first), [("kb/1/a".to_owned(), 2), ("kb/1/b".to_owned(), 3)]);
    let rest = store.newest_jobs_under(WORK, "kb/1", Some("kb/1/b"), 9).await.unwrap();
    assert_eq!(lanes(rest), [("kb/1/ü/x".to_owned(), 6)]);
    assert_eq!(store.newest_job(WORK, "kb/1/b").await.unwrap().unwrap().id, 3);
}
