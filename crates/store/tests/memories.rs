//! What sessions leave when they end, and what is remembered of them.

#![allow(clippy::unwrap_used)] // In tests it says what was expected.

use std::sync::Arc;
use std::time::Duration;

use store::jobs::{Lease, Queue};
use store::memories::{Memory, MemoryKey};
use store::sessions::{AtEnd, EndedSession, SessionKey, TurnCommit};
use store::{ScriptedClock, Store, StoreError, Timestamp};

const WORK: Queue = Queue::new("work");
const LEASE: Duration = Duration::from_secs(60);
const ALICE: MemoryKey<'_> = MemoryKey { scope: "AGENT/ALIAS", memory_id: "alice" };

async fn fresh() -> Store {
    Store::temporary(Arc::new(ScriptedClock::starting_at(Timestamp::from_millis(500)))).await.unwrap()
}

fn key(session_id: &str) -> SessionKey {
    SessionKey { scope: "AGENT/ALIAS".into(), session_id: session_id.into() }
}

fn turn(append: Option<&str>, now_ms: i64, leaves: bool) -> TurnCommit {
    let at_end = leaves.then(|| AtEnd { queue: WORK, lane: "AGENT/ALIAS/alice".into(), body: "[1]".into() });
    TurnCommit { state: "{}".into(), append_turn: append.map(Into::into), now_ms, expires_at_ms: now_ms + 100, at_end }
}

async fn take(store: &Store) -> Option<(Lease, EndedSession<Vec<i32>>, Vec<String>)> {
    let lease = store.take_job(WORK, LEASE).await.unwrap()?;
    let ended = EndedSession::of(&lease.job).unwrap();
    let turns = store.turns_of_ended(&lease).await.unwrap();
    Some((lease, ended, turns))
}

async fn finish(store: &Store, lease: &Lease) {
    let mut transaction = store.begin().await.unwrap();
    transaction.finish_job(lease).await.unwrap();
    transaction.commit().await.unwrap();
}

#[tokio::test]
async fn a_session_leaves_one_job_however_it_ends() {
    let store = fresh().await;
    for end in ["ended", "expired", "replaced"] {
        let first = store.commit_turn(&key("s"), None, turn(Some("before"), 10, false)).await.unwrap();
        let second = store.commit_turn(&key("s"), Some(first), turn(Some("[\"é\"]"), 20, true)).await.unwrap();
        let third = store.commit_turn(&key("s"), Some(second), turn(None, 30, true)).await.unwrap();
        store.commit_turn(&key("s"), Some(third), turn(Some("last"), 40, false)).await.unwrap();
        match end {
            "ended" => assert!(store.end_session(&key("s")).await.unwrap()),
            "expired" => assert_eq!(store.expire_sessions(140, 10, |_| false).await.unwrap(), 1),
            _ => {
                store.commit_turn(&key("s"), None, turn(None, 140, false)).await.unwrap();
            }
        }
        let (lease, ended, turns) = take(&store).await.unwrap();
        assert_eq!((ended.scope.as_str(), ended.session_id.as_str()), ("AGENT/ALIAS", "s"), "{end}");
        assert_eq!((ended.started_ms, ended.ended_ms, ended.task), (10, 140, vec![1]), "{end}");
        assert_eq!(turns, ["[\"é\"]", "last"], "what was said before it was to leave one is left out");
        assert_eq!(lease.job.lane, "AGENT/ALIAS/alice");
        finish(&store, &lease).await;
        assert!(take(&store).await.is_none(), "{end}");
        store.end_session(&key("s")).await.unwrap();
    }
}

#[tokio::test]
async fn sessions_without_turns_of_their_own_leave_nothing_and_long_ones_their_newest_turns() {
    let store = fresh().await;
    let first = store.commit_turn(&key("s"), None, turn(Some("before"), 10, false)).await.unwrap();
    store.commit_turn(&key("s"), Some(first), turn(None, 20, true)).await.unwrap();
    store.end_session(&key("s")).await.unwrap();
    assert!(take(&store).await.is_none());

    let large = "x".repeat(3 << 20);
    let mut version = None;
    for number in 0..3 {
        let body = format!("{number}{large}");
        version = Some(store.commit_turn(&key("s"), version, turn(Some(&body), 10, true)).await.unwrap());
    }
    store.expire_sessions(200, 10, |_| false).await.unwrap();
    let (lease, _, turns) = take(&store).await.unwrap();
    assert_eq!(turns.iter().map(|turn| &turn[..1]).collect::<Vec<_>>(), ["2"]);
    let mut transaction = store.begin().await.unwrap();
    assert!(!transaction.job_is_cancelled(&lease).await.unwrap());
    for (lane, session_id) in [("AGENT/ALIAS", "other"), ("AGENT/ALIAS/bob", "s"), ("AGENT/ALI", "s")] {
        transaction.cancel_jobs_of_session(WORK, lane, session_id).await.unwrap();
        assert!(!transaction.job_is_cancelled(&lease).await.unwrap(), "{lane} {session_id}");
    }
    transaction.cancel_jobs_of_session(WORK, "AGENT/ALIAS", "s").await.unwrap();
    assert!(transaction.job_is_cancelled(&lease).await.unwrap());
}

async fn remember(store: &Store, memory_id: &str, session_id: &str, ended_ms: i64) {
    let memory = Memory {
        scope: "AGENT/ALIAS".into(),
        memory_id: memory_id.into(),
        session_id: session_id.into(),
        started_ms: ended_ms - 5,
        ended_ms,
        expires_ms: ended_ms + 1_000,
        summary: format!("of {session_id}"),
    };
    let mut transaction = store.begin().await.unwrap();
    transaction.remember(&memory).await.unwrap();
    transaction.commit().await.unwrap();
}

async fn sessions(store: &Store, since_ms: i64, now_ms: i64) -> Vec<String> {
    let memories = store.recent_memories(ALICE, since_ms, now_ms, (100, usize::MAX)).await.unwrap();
    memories.into_iter().map(|memory| memory.session_id).collect()
}

#[tokio::test]
async fn a_thousand_memories_come_newest_first_by_pages() {
    let store = fresh().await;
    for number in 0..1_000 {
        remember(&store, "alice", &format!("s{number}"), 100 + number / 10).await;
    }
    remember(&store, "bob", "other", 100).await;
    let (mut token, mut seen) = (None, Vec::new());
    loop {
        let page = store.list_memories(ALICE, 0, 150, 64, token.as_deref()).await.unwrap();
        seen.extend(page.memories.into_iter().map(|memory| memory.session_id));
        if seen.len() == 64 {
            // What is remembered meanwhile makes nothing appear twice.
            remember(&store, "alice", "late", 900).await;
        }
        token = page.next_token;
        if token.is_none() {
            break;
        }
    }
    let expected: Vec<_> = (0..1_000).rev().map(|number| format!("s{number}")).collect();
    assert_eq!(seen, expected);
    let page = store.list_memories(ALICE, 0, 150, 64, None).await.unwrap();
    let other = MemoryKey { memory_id: "bob", ..ALICE };
    let foreign = store.list_memories(other, 0, 150, 64, page.next_token.as_deref()).await;
    assert!(matches!(foreign, Err(StoreError::PageToken { .. })));
}

#[tokio::test]
async fn no_more_memories_are_read_than_are_wanted() {
    let store = fresh().await;
    for (session_id, ended) in [("one", 10), ("two", 20), ("three", 30), ("four", 40)] {
        remember(&store, "alice", session_id, ended).await;
    }
    for (limit, bytes, expected) in [(2, 100, 2), (4, 7, 1), (4, 8, 2), (4, 0, 0), (9, 100, 4)] {
        let memories = store.recent_memories(ALICE, 0, 0, (limit, bytes)).await.unwrap();
        assert_eq!(memories.len(), expected, "{limit} {bytes}");
    }
}

#[tokio::test]
async fn what_a_deleted_scope_had_is_gone_and_leaves_no_job() {
    let store = fresh().await;
    let session = |scope: &str, session_id: &str| SessionKey { scope: scope.into(), session_id: session_id.into() };
    let scopes = ["AGENT/ALIAS", "AGENT/OTHER", "AGENT2/ALIAS"];
    for key in scopes.into_iter().flat_map(|scope| [session(scope, "lives"), session(scope, "ended")]) {
        let at_end = AtEnd { queue: WORK, lane: format!("{}/alice", key.scope), body: "[1]".into() };
        let turn = TurnCommit { at_end: Some(at_end), ..turn(Some("said"), 10, false) };
        store.commit_turn(&key, None, turn).await.unwrap();
    }
    for scope in scopes {
        store.end_session(&session(scope, "ended")).await.unwrap();
    }
    for (path, left) in [("AGENT/ALIAS", &scopes[1..]), ("AGENT", &scopes[2..])] {
        let mut transaction = store.begin().await.unwrap();
        transaction.drop_sessions_under(WORK, path).await.unwrap();
        transaction.commit().await.unwrap();
        for scope in scopes {
            let lives = store.load_session(&session(scope, "lives"), 20).await.unwrap().is_some();
            assert_eq!(lives, left.contains(&scope), "{path} {scope}");
        }
    }
    let mut cancelled = Vec::new();
    while let Some((lease, ended, _)) = take(&store).await {
        cancelled.push((ended.scope, lease.job.cancelled));
    }
    assert_eq!(cancelled, scopes.map(|scope| (scope.to_owned(), scope != "AGENT2/ALIAS")));
    assert_eq!(store.expire_sessions(200, 10, |_| false).await.unwrap(), 1);
}

#[tokio::test]
async fn memories_are_forgotten_by_age_and_by_name() {
    let store = fresh().await;
    for (memory_id, session_id, ended) in
        [("alice", "one", 10), ("alice", "two", 20), ("alice", "three", 30), ("bob", "one", 40)]
    {
        remember(&store, memory_id, session_id, ended).await;
    }
    assert_eq!(sessions(&store, 10, 500).await, ["three", "two"], "ended since then");
    assert_eq!(sessions(&store, 0, 1_020).await, ["three"], "not expired");
    assert_eq!(store.expire_memories(1_010, 10).await.unwrap(), 1);
    assert_eq!(sessions(&store, 0, 0).await, ["three", "two"]);

    let mut transaction = store.begin().await.unwrap();
    assert_eq!(transaction.forget("AGENT/OTHER", None, None).await.unwrap(), 0);
    assert_eq!(transaction.forget("AGENT/ALIAS", Some("alice"), Some("one")).await.unwrap(), 0);
    assert_eq!(transaction.forget("AGENT/ALIAS", None, Some("one")).await.unwrap(), 1);
    assert_eq!(transaction.forget("AGENT/ALIAS", Some("alice"), Some("two")).await.unwrap(), 1);
    assert_eq!(transaction.forget("AGENT/ALIAS", Some("alice"), None).await.unwrap(), 1);
    transaction.commit().await.unwrap();
    remember(&store, "alice", "four", 50).await;
    let mut transaction = store.begin().await.unwrap();
    transaction.forget_under("AGENT2/").await.unwrap();
    assert_eq!(transaction.forget("AGENT/ALIAS", None, None).await.unwrap(), 1);
    drop(transaction);
    let mut transaction = store.begin().await.unwrap();
    transaction.forget_under("AGENT/").await.unwrap();
    transaction.commit().await.unwrap();
    assert_eq!(sessions(&store, 0, 0).await, [""; 0]);
}
