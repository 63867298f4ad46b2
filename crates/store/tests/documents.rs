//! Documents: keys, pages, transactions and the cache, compared with a simple model of what they should be.

#![allow(clippy::unwrap_used)] // In tests it says what was expected.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use proptest::prelude::*;
use store::documents::{Key, Kind, ListRequest, Order};
use store::idempotency::Fingerprint;
use store::{Clock as _, ScriptedClock, Store, StoreError, Timestamp};

const AGENT: Kind = Kind::new("agent");

async fn fresh() -> (Store, Arc<ScriptedClock>) {
    let clock = Arc::new(ScriptedClock::starting_at(Timestamp::from_millis(1_000)));
    (Store::temporary(clock.clone()).await.unwrap(), clock)
}

async fn insert(store: &Store, clock: &ScriptedClock, parent: &str, id: &str, name: &str) {
    let mut transaction = store.begin().await.unwrap();
    transaction.insert(Key::new(AGENT, parent, id), name, &id, clock.now()).await.unwrap();
    transaction.commit().await.unwrap();
}

fn page<'a>(parent: &'a str, order: Order, limit: u32, next_token: Option<&'a str>) -> ListRequest<'a> {
    ListRequest { kind: AGENT, parent, order, name_prefix: "", limit, next_token }
}

async fn ids(store: &Store, order: Order, limit: u32) -> Vec<String> {
    let mut ids = Vec::new();
    let mut token: Option<String> = None;
    loop {
        let page = store.list(page("p", order, limit, token.as_deref())).await.unwrap();
        assert!(page.documents.len() <= limit as usize);
        ids.extend(page.documents.into_iter().map(|document| document.id));
        token = page.next_token;
        if token.is_none() {
            return ids;
        }
    }
}

#[tokio::test]
async fn what_is_not_committed_did_not_happen() {
    let (store, clock) = fresh().await;
    insert(&store, &clock, "p", "1", "one").await;
    let key = Key::new(AGENT, "p", "1");
    assert_eq!(store.get(key).await.unwrap().unwrap().name, "one");
    {
        let mut transaction = store.begin().await.unwrap();
        transaction.update(key, "two", &(), clock.now()).await.unwrap();
        assert_eq!(transaction.get(key).await.unwrap().unwrap().name, "two");
        assert_eq!(store.get(key).await.unwrap().unwrap().name, "one");
    }
    assert_eq!(store.get(key).await.unwrap().unwrap().name, "one");
    let mut transaction = store.begin().await.unwrap();
    assert_eq!(transaction.get(key).await.unwrap().unwrap().name, "one");
    let taken = transaction.insert(key, "x", &(), clock.now()).await;
    assert!(matches!(taken, Err(StoreError::Exists { .. })), "{taken:?}");
    let missing = transaction.update(Key::new(AGENT, "p", "2"), "x", &(), clock.now()).await;
    assert!(matches!(missing, Err(StoreError::Conflict { .. })), "{missing:?}");
}

#[tokio::test]
async fn a_resource_goes_with_all_its_parts_and_nothing_else() {
    let (store, clock) = fresh().await;
    for parent in ["p", "p/1", "p/1/DRAFT", "p/10", "p/2"] {
        insert(&store, &clock, parent, "x", "x").await;
        assert!(store.get(Key::new(AGENT, parent, "x")).await.unwrap().is_some());
    }
    let mut transaction = store.begin().await.unwrap();
    transaction.remove_under("p/1").await.unwrap();
    transaction.commit().await.unwrap();
    for (parent, there) in [("p", true), ("p/1", false), ("p/1/DRAFT", false), ("p/10", true), ("p/2", true)] {
        assert_eq!(store.get(Key::new(AGENT, parent, "x")).await.unwrap().is_some(), there, "{parent}");
    }
}

#[tokio::test]
async fn what_is_gone_is_not_listed_but_still_read_until_it_is_purged() {
    let (store, clock) = fresh().await;
    insert(&store, &clock, "p", "1", "one").await;
    let key = Key::new(AGENT, "p", "1");
    let mut transaction = store.begin().await.unwrap();
    transaction.set_gone(key, clock.now().after(Duration::from_secs(1))).await.unwrap();
    transaction.commit().await.unwrap();
    assert_eq!(store.count(AGENT, "p").await.unwrap(), 1);
    clock.advance(Duration::from_secs(2));
    assert_eq!(store.count(AGENT, "p").await.unwrap(), 0);
    assert!(ids(&store, Order::NewestFirst, 5).await.is_empty());
    assert!(store.get(key).await.unwrap().is_some());
    let mut transaction = store.begin().await.unwrap();
    transaction.purge_gone(clock.now()).await.unwrap();
    transaction.commit().await.unwrap();
    assert!(store.get(key).await.unwrap().is_none());
}

#[tokio::test]
async fn a_page_token_is_good_for_its_list_and_a_day() {
    let (store, clock) = fresh().await;
    for id in ["1", "2", "3"] {
        insert(&store, &clock, "p", id, id).await;
        insert(&store, &clock, "q", id, id).await;
    }
    let token = store.list(page("p", Order::NewestFirst, 2, None)).await.unwrap().next_token.unwrap();
    let next = store.list(page("p", Order::NewestFirst, 2, Some(&token))).await.unwrap();
    assert_eq!((next.documents.len(), next.next_token), (1, None));
    for (parent, order) in [("q", Order::NewestFirst), ("p", Order::ByName)] {
        let refused = store.list(page(parent, order, 2, Some(&token))).await;
        assert!(matches!(refused, Err(StoreError::PageToken { .. })), "{refused:?}");
    }
    clock.advance(Duration::from_hours(25));
    let stale = store.list(page("p", Order::NewestFirst, 2, Some(&token))).await;
    assert!(stale.unwrap_err().to_string().contains("24 hours"));
}

#[tokio::test]
async fn a_name_prefix_is_no_pattern() {
    let (store, clock) = fresh().await;
    for (id, name) in [("1", "a%b"), ("2", "aXb"), ("3", "a_"), ("4", "A%b")] {
        insert(&store, &clock, "p", id, name).await;
    }
    let request = ListRequest { name_prefix: "a%", ..page("p", Order::ByName, 10, None) };
    let found: Vec<_> = store.list(request).await.unwrap().documents.into_iter().map(|document| document.id).collect();
    assert_eq!(found, ["1"]);
}

#[tokio::test]
async fn a_repeated_request_gets_its_answer_for_a_day() {
    let (store, clock) = fresh().await;
    let (request, other) = (Fingerprint::of(&"request").unwrap(), Fingerprint::of(&"other").unwrap());
    let mut transaction = store.begin().await.unwrap();
    assert_eq!(transaction.earlier_answer("create", "token", &request).await.unwrap(), None);
    transaction.remember_answer("create", "token", request.clone(), "answer").await.unwrap();
    transaction.commit().await.unwrap();

    let mut transaction = store.begin().await.unwrap();
    assert_eq!(transaction.earlier_answer("create", "token", &request).await.unwrap().as_deref(), Some("answer"));
    assert_eq!(transaction.earlier_answer("delete", "token", &request).await.unwrap(), None);
    let reused = transaction.earlier_answer("create", "token", &other).await;
    assert!(matches!(reused, Err(StoreError::ClientTokenReused)), "{reused:?}");
    clock.advance(Duration::from_hours(25));
    assert_eq!(transaction.earlier_answer("create", "token", &other).await.unwrap(), None);
    transaction.remember_answer("create", "token", other, "new answer").await.unwrap();
}

#[derive(Clone, Debug)]
enum Step {
    Insert(u8),
    Rename(u8, u8),
    Remove(u8),
    /// Inserts and takes it back.
    Abandon(u8),
    Get(u8),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        (0..12u8).prop_map(Step::Insert),
        (0..12u8, 0..4u8).prop_map(|(id, name)| Step::Rename(id, name)),
        (0..12u8).prop_map(Step::Remove),
        (0..12u8).prop_map(Step::Abandon),
        (0..12u8).prop_map(Step::Get),
    ];
    proptest::collection::vec(step, 1..40)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_interleaving_lists_and_reads_what_was_committed(steps in steps(), limit in 1..5u32) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let (store, clock) = fresh().await;
            // By id: the order of creation and the name.
            let mut model: BTreeMap<u8, (usize, String)> = BTreeMap::new();
            for (index, step) in steps.into_iter().enumerate() {
                let (Step::Insert(number) | Step::Rename(number, _) | Step::Remove(number) | Step::Abandon(number)
                    | Step::Get(number)) = step;
                let id = number.to_string();
                let key = Key::new(AGENT, "p", &id);
                if let Step::Get(_) = step {
                    let found = store.get(key).await.unwrap();
                    prop_assert_eq!(found.map(|it| it.name.clone()), model.get(&number).map(|it| it.1.clone()));
                    continue;
                }
                let mut transaction = store.begin().await.unwrap();
                match step {
                    Step::Insert(_) | Step::Abandon(_) => {
                        let done = transaction.insert(key, "n0", &number, clock.now()).await;
                        prop_assert_eq!(done.is_ok(), !model.contains_key(&number));
                    }
                    Step::Rename(_, name) => {
                        let done = transaction.update(key, &format!("n{name}"), &number, clock.now()).await;
                        prop_assert_eq!(done.is_ok(), model.contains_key(&number));
                    }
                    _ => prop_assert_eq!(transaction.remove(key).await.unwrap(), model.contains_key(&number)),
                }
                if let Step::Abandon(_) = step {
                    continue;
                }
                transaction.commit().await.unwrap();
                match step {
                    Step::Insert(_) => {
                        model.entry(number).or_insert((index, "n0".to_owned()));
                    }
                    Step::Rename(_, name) => {
                        model.entry(number).and_modify(|it| it.1 = format!("n{name}"));
                    }
                    _ => {
                        model.remove(&number);
                    }
                }
            }
            let mut newest: Vec<_> = model.iter().map(|(id, (order, _))| (std::cmp::Reverse(*order), id.to_string())).collect();
            newest.sort();
            let newest: Vec<_> = newest.into_iter().map(|(_, id)| id).collect();
            prop_assert_eq!(ids(&store, Order::NewestFirst, limit).await, newest);
            let mut named: Vec<_> = model.iter().map(|(id, (_, name))| (name.clone(), id.to_string())).collect();
            named.sort();
            let named: Vec<_> = named.into_iter().map(|(_, id)| id).collect();
            prop_assert_eq!(ids(&store, Order::ByName, limit).await, named);
            Ok(())
        })?;
    }
}
