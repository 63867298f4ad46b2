//! Conversations: turns count once, and survive whatever ends the process.

#![allow(clippy::unwrap_used)] // In tests it says what was expected.

use std::sync::Arc;

use store::sessions::{SessionKey, TurnCommit, Under};
use store::{Options, ScriptedClock, Store, StoreError, Timestamp};

const HOUR: i64 = 3_600_000;

fn key(session_id: &str) -> SessionKey {
    SessionKey { scope: "AGENT/ALIAS".into(), session_id: session_id.into() }
}

fn turn(state: &str, append: Option<&str>, now_ms: i64) -> TurnCommit {
    TurnCommit {
        state: state.into(),
        append_turn: append.map(Into::into),
        now_ms,
        expires_at_ms: now_ms + HOUR,
        at_end: None,
    }
}

async fn fresh() -> Store {
    Store::temporary(Arc::new(ScriptedClock::starting_at(Timestamp::from_millis(0)))).await.unwrap()
}

#[tokio::test]
async fn turns_add_up_and_state_is_replaced() {
    let store = fresh().await;
    assert_eq!(store.load_session(&key("s"), 0).await.unwrap(), None);
    let first = store.commit_turn(&key("s"), None, turn("one", Some("a"), 10)).await.unwrap();
    let second = store.commit_turn(&key("s"), Some(first), turn("two", None, 20)).await.unwrap();
    store.commit_turn(&key("s"), Some(second), turn("three", Some("b"), 30)).await.unwrap();
    let session = store.load_session(&key("s"), 40).await.unwrap().unwrap();
    assert_eq!(session.turns, ["a", "b"]);
    assert_eq!(session.state, "three");
    assert_eq!((session.created_at_ms, session.last_used_ms, session.expires_at_ms), (10, 30, 30 + HOUR));
    assert_eq!(store.load_session(&key("other"), 40).await.unwrap(), None);
}

#[tokio::test]
async fn a_turn_from_an_older_version_changes_nothing() {
    let store = fresh().await;
    let first = store.commit_turn(&key("s"), None, turn("one", Some("a"), 10)).await.unwrap();
    store.commit_turn(&key("s"), Some(first), turn("two", Some("b"), 20)).await.unwrap();
    for expected in [None, Some(first), Some(first + 7)] {
        let late = store.commit_turn(&key("s"), expected, turn("late", Some("x"), 30)).await;
        assert!(matches!(late, Err(StoreError::Conflict { .. })), "{expected:?}: {late:?}");
    }
    let session = store.load_session(&key("s"), 40).await.unwrap().unwrap();
    assert_eq!((session.state.as_str(), session.turns.len()), ("two", 2));
}

#[tokio::test]
async fn an_expired_session_is_another_session() {
    let store = fresh().await;
    let first = store.commit_turn(&key("s"), None, turn("one", Some("a"), 10)).await.unwrap();
    let later = 10 + HOUR;
    assert_eq!(store.load_session(&key("s"), later).await.unwrap(), None);
    let second = store.commit_turn(&key("s"), None, turn("new", Some("b"), later)).await.unwrap();
    assert_ne!(first, second, "a turn of the old session must not fit the new one");
    assert_eq!(store.load_session(&key("s"), later).await.unwrap().unwrap().turns, ["b"]);
}

fn under(id: &str, state: &str, version: i64, turns: &[&str]) -> Under {
    let key = SessionKey { scope: "collaborator/loans".into(), session_id: id.into() };
    Under { key, version, state: state.into(), append_turns: turns.iter().map(|turn| (*turn).into()).collect() }
}

#[tokio::test]
async fn sessions_under_another_are_written_with_it_and_end_with_it() {
    let store = fresh().await;
    let member = under("m", "", 0, &[]).key;
    let both = vec![under("m", "x", 1, &["1", "2"])];
    let first = store.commit_turn_with(&key("s"), None, turn("one", Some("a"), 10), both).await.unwrap();
    // A turn that does not count leaves nothing there either.
    let late = turn("late", Some("x"), 20);
    assert!(store.commit_turn_with(&key("s"), None, late, vec![under("m", "late", 2, &["x"])]).await.is_err());
    assert!(store.commit_under(&key("s"), first + 1, 20, vec![under("m", "late", 2, &["x"])]).await.is_err());
    store.commit_under(&key("s"), first, 20, vec![under("m", "y", 2, &[])]).await.unwrap();
    store
        .commit_turn_with(&key("s"), Some(first), turn("two", None, 30), vec![under("m", "z", 3, &["3"])])
        .await
        .unwrap();
    // It does not expire by itself.
    let session = store.load_session(&member, 40 + HOUR).await.unwrap().unwrap();
    assert_eq!((session.state.as_str(), session.version), ("z", 3));
    assert_eq!(session.turns, ["1", "2", "3"]);
    // Nobody else's session takes it over.
    let other = store.commit_turn_with(&key("t"), None, turn("", None, 30), vec![under("m", "stolen", 4, &[])]).await;
    assert!(matches!(other, Err(StoreError::Conflict { .. })), "{other:?}");

    assert!(store.end_session(&key("s")).await.unwrap());
    assert_eq!(store.load_session(&member, 40).await.unwrap(), None);
    for (id, now) in [("u", 50), ("v", 60)] {
        store.commit_turn_with(&key(id), None, turn("", None, now), vec![under(id, "", 1, &["1"])]).await.unwrap();
    }
    assert_eq!(store.expire_sessions(55 + HOUR, 10, |_| false).await.unwrap(), 1);
    assert_eq!(store.load_session(&under("u", "", 0, &[]).key, 60).await.unwrap(), None);
    // A session that takes the place of one that has expired has none under it.
    store.commit_turn(&key("v"), None, turn("", None, 70 + HOUR)).await.unwrap();
    assert_eq!(store.load_session(&under("v", "", 0, &[]).key, 60).await.unwrap(), None);
}

#[tokio::test]
async fn sessions_end_by_request_and_by_time() {
    let store = fresh().await;
    for (index, id) in ["a", "b", "c"].iter().enumerate() {
        store.commit_turn(&key(id), None, turn("", None, index as i64)).await.unwrap();
    }
    assert!(store.end_session(&key("c")).await.unwrap());
    assert!(!store.end_session(&key("c")).await.unwrap());
    let first = |it: &SessionKey| *it == key("a");
    assert_eq!(store.expire_sessions(HOUR - 1, 10, |_| false).await.unwrap(), 0);
    assert_eq!(store.expire_sessions(HOUR + 1, 1, first).await.unwrap(), 1, "b, since a is in use");
    assert_eq!(store.expire_sessions(HOUR + 1, 10, first).await.unwrap(), 0);
    assert_eq!(store.expire_sessions(HOUR + 1, 10, |_| false).await.unwrap(), 1);
}

#[tokio::test]
async fn a_session_is_prolonged_but_never_cut_short() {
    let store = fresh().await;
    let version = store.commit_turn(&key("s"), None, turn("", None, 10)).await.unwrap();
    for (until, expires) in [(20 + HOUR, 20 + HOUR), (5, 20 + HOUR)] {
        store.prolong_session(&key("s"), version, until).await.unwrap();
        let session = store.load_session(&key("s"), 10).await.unwrap().unwrap();
        assert_eq!((session.expires_at_ms, session.version), (expires, version));
    }
    let late = store.prolong_session(&key("s"), version + 1, 30 + HOUR).await;
    assert!(matches!(late, Err(StoreError::Conflict { .. })), "{late:?}");
}

#[tokio::test]
async fn of_turns_at_once_one_counts() {
    let store = fresh().await;
    let first = store.commit_turn(&key("s"), None, turn("", None, 1)).await.unwrap();
    let attempts = (0..8).map(|index| {
        let store = store.clone();
        tokio::spawn(
            async move { store.commit_turn(&key("s"), Some(first), turn("", Some("x"), 2 + index)).await.is_ok() },
        )
    });
    let mut done = 0;
    for attempt in attempts.collect::<Vec<_>>() {
        done += usize::from(attempt.await.unwrap());
    }
    assert_eq!(done, 1);
    assert_eq!(store.load_session(&key("s"), 20).await.unwrap().unwrap().turns.len(), 1);
}

/// The process is killed after it said which turns it had committed; all of them are there, and the database is whole.
#[test]
fn an_acknowledged_turn_survives_the_kill_of_its_process() {
    use std::io::{BufRead as _, BufReader};
    use std::process::{Command, Stdio};

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("outcrop.db");
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "write_turns_until_killed", "--ignored", "--nocapture"])
        .env("STORE_TEST_DATABASE", &path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let acknowledged = lines.filter_map(|line| line.strip_prefix("turn ")?.parse::<usize>().ok());
    let acknowledged = acknowledged.take(50).last().unwrap();
    child.kill().unwrap();
    child.wait().unwrap();

    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(Options::new(&path)).await.unwrap();
        let session = store.load_session(&key("s"), 0).await.unwrap().unwrap();
        assert!(session.turns.len() >= acknowledged, "{} of {acknowledged}", session.turns.len());
        assert_eq!(session.state, format!("after {}", session.turns.len()));
    });
}

/// Not a test by itself: the process that the test above kills.
#[tokio::test]
#[ignore = "runs until it is killed"]
async fn write_turns_until_killed() {
    let Some(path) = std::env::var_os("STORE_TEST_DATABASE") else { return };
    let store = Store::open(Options::new(path)).await.unwrap();
    let mut version = None;
    for number in 1..100_000 {
        let commit = turn(&format!("after {number}"), Some("turn"), number);
        version = Some(store.commit_turn(&key("s"), version, commit).await.unwrap());
        println!("\nturn {number}");
    }
}

#[tokio::test]
async fn a_second_process_is_kept_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("outcrop.db");
    let first = Store::open(Options::new(&path)).await.unwrap();
    let second = Store::open(Options::new(&path)).await;
    assert!(second.unwrap_err().to_string().contains("another process"));
    first.close().await;
    drop(first);
    Store::open(Options::new(&path)).await.unwrap();
}
