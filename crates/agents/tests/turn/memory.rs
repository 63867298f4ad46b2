//! Memory across sessions: what is summarised, when, how often, and what later sessions know of it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use agents::agent::Agent;
use agents::memory::{Agents, FailedSummaries, FailedSummary, Memories, QUEUE, lane};
use agents::turn::TurnRequest;
use async_trait::async_trait;
use aws_wire::AwsError as _;
use futures::StreamExt as _;
use models::{ModelError, ModelRequest};
use serde_json::{Value, json};
use store::memories::{Memory, MemoryKey};

use crate::house::{House, MINUTE, agent_as, answer, ask, call, function, group, lambda, text};

const DAY: Duration = Duration::from_secs(86_400);
const SUMMARY: &str = "<summary><topic name=\"Tea\">Ada likes green tea.</topic></summary>";
const KEPT: &str = "<summary>\n<topic name='Tea'>\nAda likes green tea.\n</topic>\n</summary>";

fn remembering(configuration: &Value, more: &Value) -> Arc<Agent> {
    let mut members = json!({"memoryConfiguration": configuration});
    members.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    agent_as(&members, &[], ("AGENT00001", "ALIAS00001", "1", "us-east-1"))
}

fn summaries() -> Value {
    json!({"enabledMemoryTypes": ["SESSION_SUMMARY"]})
}

/// The agent as it is when summaries are made, and what is told of those that fail.
#[derive(Default)]
struct Around {
    agent: Mutex<Option<Arc<Agent>>>,
    failed: Mutex<Vec<FailedSummary>>,
    /// Whether nothing can be told now.
    is_deaf: AtomicBool,
}

#[async_trait]
impl Agents for Around {
    async fn agent(&self, scope: &str) -> Result<Option<Arc<Agent>>, String> {
        Ok(self.agent.lock().unwrap().clone().filter(|agent| agent.session_scope == scope))
    }
}

#[async_trait]
impl FailedSummaries for Around {
    async fn report(&self, failed: &FailedSummary) -> Result<(), String> {
        if self.is_deaf.load(Ordering::Relaxed) {
            return Err("the disk is full".into());
        }
        self.failed.lock().unwrap().push(failed.clone());
        Ok(())
    }
}

struct Memorable {
    house: House,
    agent: Arc<Agent>,
    around: Arc<Around>,
}

impl Memorable {
    async fn new(agent: Arc<Agent>) -> Self {
        let around = Around { agent: Mutex::new(Some(agent.clone())), ..Around::default() };
        Self { house: House::new().await, agent, around: Arc::new(around) }
    }

    fn memories(&self) -> Memories {
        Memories::new(self.house.runtime.clone(), self.around.clone(), self.around.clone())
    }

    /// A turn that the model answers with "ok"; gives what the model was asked.
    async fn says(&self, words: &str, session: &str, memory: Option<&str>) -> ModelRequest {
        self.house.model.says(&[text("ok")]);
        let request = TurnRequest { session_id: session.into(), memory_id: memory.map(Into::into), ..ask(words) };
        let events = self.house.invoke(&self.agent, request).await.unwrap();
        assert_eq!(answer(&events), "ok");
        self.last_request()
    }

    async fn end(&self, session: &str) {
        let ended = self.house.runtime.end_session(&self.agent.session_scope, session).await.unwrap();
        ended.count().await;
    }

    /// Makes what summaries are due; gives what the model was asked for them.
    async fn summarise(&self) -> Vec<ModelRequest> {
        let before = self.house.model.requests.lock().unwrap().len();
        self.memories().run_due().await;
        self.house.model.requests.lock().unwrap().split_off(before)
    }

    async fn kept(&self, memory_id: &str) -> Vec<Memory> {
        let key = MemoryKey { scope: &self.agent.session_scope, memory_id };
        self.house.runtime.store.recent_memories(key, 0, 0, (100, usize::MAX)).await.unwrap()
    }

    fn last_request(&self) -> ModelRequest {
        self.house.model.requests.lock().unwrap().last().unwrap().clone()
    }
}

fn shown(request: &ModelRequest) -> String {
    json!({"system": &*request.system, "messages": request.messages}).to_string()
}

#[tokio::test]
async fn what_was_said_under_a_memory_is_summed_up_and_known_to_later_sessions_of_it_alone() {
    let it = Memorable::new(remembering(&summaries(), &json!({}))).await;
    it.says("I keep a secret.", "one", None).await;
    let first = it.says("I like green tea.", "one", Some("ada")).await;
    assert!(shown(&first).contains("You remember earlier sessions") && !shown(&first).contains("<session>"));
    it.says("Very much.", "one", None).await;
    it.says("I like coffee.", "nameless", None).await;
    it.end("one").await;
    it.end("nameless").await;

    it.house.model.says(&[text(SUMMARY)]);
    let asked = it.summarise().await;
    assert_eq!(asked.len(), 1, "calls without a memory are not remembered");
    let words = shown(&asked[0]);
    assert!(words.contains("I like green tea.") && words.contains("Very much."), "{words}");
    assert!(!words.contains("secret"), "said before the session was put under the memory: {words}");
    assert!(words.contains("<past_summaries>\\n</past_summaries>"), "{words}");
    let kept = it.kept("ada").await;
    assert_eq!((kept.len(), kept[0].summary.as_str(), kept[0].session_id.as_str()), (1, KEPT, "one"));
    assert_eq!(Duration::from_millis((kept[0].expires_ms - kept[0].ended_ms).unsigned_abs()), 30 * DAY);
    assert!(it.summarise().await.is_empty());

    let known = |request: ModelRequest| shown(&request).contains("Ada likes green tea.");
    assert!(known(it.says("Which tea?", "two", Some("ada")).await));
    assert!(!known(it.says("Which tea?", "three", Some("bob")).await));
    assert!(!known(it.says("Which tea?", "four", None).await));
    // The next summary gets the first.
    it.end("two").await;
    it.house.model.says(&[text(SUMMARY)]);
    assert!(known(it.summarise().await.remove(0)));
    assert_eq!(it.kept("ada").await.len(), 2);
}

#[tokio::test]
async fn a_session_that_is_left_alone_is_summed_up_too_after_a_restart_as_well() {
    let mut it = Memorable::new(remembering(&summaries(), &json!({}))).await;
    it.says("I like green tea.", "one", Some("ada")).await;
    it.says("I like black tea.", "two", Some("ada")).await;
    it.house.clock.advance(11 * MINUTE);
    // Nobody has looked for expired sessions yet, and one's id is taken again.
    it.says("Again.", "one", Some("ada")).await;
    it.house.runtime.expire_sessions().await.unwrap();
    it.house = it.house.restarted().await;
    it.house.model.says(&[text(SUMMARY)]);
    it.house.model.says(&[text(SUMMARY)]);
    let asked = it.summarise().await;
    assert_eq!(asked.len(), 2);
    assert!(shown(&asked[1]).contains("Ada likes green tea."), "one after another, since they are of one memory");
    let kept = it.kept("ada").await;
    let lived: Vec<_> = kept.iter().map(|memory| (memory.ended_ms - memory.started_ms) / 60_000).collect();
    assert_eq!(lived, [10, 10], "a session ends when its time is over, not when that is seen");
    assert!(it.summarise().await.is_empty());
}

#[tokio::test]
async fn a_summary_that_was_begun_before_the_process_died_is_kept_once() {
    let mut it = Memorable::new(remembering(&summaries(), &json!({}))).await;
    it.says("I like green tea.", "one", Some("ada")).await;
    it.end("one").await;
    it.house.model.hangs.store(true, Ordering::Relaxed);
    {
        let memories = it.memories();
        let asked = async {
            while it.house.model.requests.lock().unwrap().len() < 2 {
                tokio::task::yield_now().await;
            }
        };
        tokio::select! { () = memories.run() => {}, () = asked => {} }
    }
    // What was begun lets go of the database.
    while Arc::strong_count(&it.house.runtime) > 1 {
        tokio::task::yield_now().await;
    }
    it.house = it.house.restarted().await;
    it.house.model.says(&[text(SUMMARY)]);
    {
        let memories = it.memories();
        let kept = async {
            while it.kept("ada").await.is_empty() {
                tokio::task::yield_now().await;
            }
        };
        tokio::select! { () = memories.run() => {}, () = kept => {} }
    }
    assert_eq!(it.kept("ada").await.len(), 1);
    assert!(it.summarise().await.is_empty());
}

#[tokio::test]
async fn what_fails_is_tried_again_later_and_at_last_reported() {
    let it = Memorable::new(remembering(&summaries(), &json!({}))).await;
    it.says("I like green tea.", "one", Some("ada")).await;
    it.end("one").await;
    it.house.model.fails(ModelError::unavailable("gone fishing"));
    assert_eq!(it.summarise().await.len(), 1);
    assert!(it.summarise().await.is_empty(), "not at once");
    it.house.clock.advance(Duration::from_secs(3));
    it.house.model.says(&[text("no topic at all")]);
    assert_eq!(it.summarise().await.len(), 1);
    it.house.clock.advance(Duration::from_secs(5));
    it.house.model.says(&[text(SUMMARY)]);
    assert_eq!(it.summarise().await.len(), 1);
    assert_eq!((it.kept("ada").await.len(), it.around.failed.lock().unwrap().len()), (1, 0));

    it.says("I like black tea.", "two", Some("ada")).await;
    it.end("two").await;
    let mut attempts = 0;
    while it.around.failed.lock().unwrap().is_empty() {
        it.house.model.fails(ModelError::unavailable("gone fishing"));
        attempts += it.summarise().await.len();
        it.house.clock.advance(20 * MINUTE);
        assert!(attempts < 20, "it is given up some time");
    }
    let failed = it.around.failed.lock().unwrap().pop().unwrap();
    assert_eq!((failed.attempts, attempts), (12, 12));
    assert_eq!((failed.memory_id.as_str(), failed.session_id.as_str()), ("ada", "two"));
    assert_eq!(failed.scope, it.agent.session_scope);
    assert!(failed.reason.contains("gone fishing"), "{}", failed.reason);
    assert_eq!(it.kept("ada").await.len(), 1);
    assert!(it.summarise().await.is_empty());
}

#[tokio::test]
async fn what_cannot_be_told_is_told_again_later_without_asking_the_model() {
    let it = Memorable::new(remembering(&summaries(), &json!({}))).await;
    it.says("I like green tea.", "one", Some("ada")).await;
    it.end("one").await;
    it.around.is_deaf.store(true, Ordering::Relaxed);
    let fail = async || {
        for _ in 0..12 {
            it.house.model.fails(ModelError::unavailable("gone fishing"));
            assert_eq!(it.summarise().await.len(), 1);
            it.house.clock.advance(20 * MINUTE);
        }
    };
    fail().await;
    let given_up_ms = store::Clock::now(&*it.house.clock).before(20 * MINUTE).as_millis();
    assert!(it.summarise().await.is_empty());
    it.house.clock.advance(20 * MINUTE);
    it.around.is_deaf.store(false, Ordering::Relaxed);
    assert!(it.summarise().await.is_empty());
    let told = it.around.failed.lock().unwrap().pop().unwrap();
    assert_eq!((told.attempts, told.session_id.as_str(), told.memory_id.as_str()), (12, "one", "ada"));
    assert!(told.reason.contains("gone fishing"), "{}", told.reason);
    assert!((told.time.as_millis() - given_up_ms).abs() < 1_000, "when it was given up, not when it was told");
    it.house.clock.advance(DAY);
    assert!(it.summarise().await.is_empty() && it.around.failed.lock().unwrap().is_empty());

    // It is not kept for ever, so that later sessions of the memory get their turn.
    it.says("I like black tea.", "two", Some("ada")).await;
    it.says("I like white tea.", "three", Some("ada")).await;
    it.end("two").await;
    it.end("three").await;
    it.around.is_deaf.store(true, Ordering::Relaxed);
    fail().await;
    for _ in 0..10 {
        assert!(it.summarise().await.is_empty());
        it.house.clock.advance(20 * MINUTE);
    }
    it.house.model.says(&[text(SUMMARY)]);
    assert_eq!(it.summarise().await.len(), 1);
    assert_eq!(it.kept("ada").await[0].session_id, "three");
}

#[tokio::test]
async fn a_session_is_summed_up_within_a_small_context() {
    let it = Memorable::new(remembering(&summaries(), &json!({}))).await;
    *it.house.model.context_window.lock().unwrap() = Some(3_072);
    let long = format!("Long ago. {} Best regards, Ada.", "Tea. ".repeat(1_000));
    it.says(&long, "one", Some("ada")).await;
    it.says("I like green tea.", "one", None).await;
    it.end("one").await;
    it.house.model.says(&[text(&format!("<topic name='n'>{}</topic>", "Ada likes tea. ".repeat(1_000)))]);
    let asked = it.summarise().await.remove(0);
    let words = shown(&asked);
    assert_eq!(asked.inference_config.max_tokens, Some(1_536), "half of the context");
    assert!(words.len() < 1_536 * 3 + 200, "{} bytes", words.len());
    assert!(!words.contains("Long ago.") && words.contains("\\nUser: …"), "what does not fit is cut: {words}");
    assert!(
        words.contains("Best regards, Ada.\\nAssistant: ok\\nUser: I like green tea.\\nAssistant: ok\\n"),
        "{words}"
    );

    // Earlier summaries leave room for what is new, the newest of them included.
    it.says("I like black tea.", "two", Some("ada")).await;
    it.end("two").await;
    it.house.model.says(&[text(SUMMARY)]);
    let words = shown(&it.summarise().await[0]);
    assert!(words.contains("Ada likes tea.") && words.contains("…\\n</topic>\\n</summary>\\n</summary>"), "{words}");
    assert!(words.contains("User: I like black tea.") && words.len() < 1_536 * 3 + 200, "{words}");
}

#[tokio::test]
async fn calls_and_results_take_no_room_from_the_talk() {
    let search = group("Shop", &lambda(), &[function("search", &[], false)]);
    let members = json!({"memoryConfiguration": summaries()});
    let agent = agent_as(&members, &[search], ("AGENT00001", "ALIAS00001", "1", "us-east-1"));
    let it = Memorable::new(agent).await;
    *it.house.model.context_window.lock().unwrap() = Some(8_192);
    it.says("I like green tea.", "one", Some("ada")).await;
    it.house.functions.answer_text(Box::leak("x".repeat(20_000).into_boxed_str()));
    it.house.model.says(&[call("1", "Shop__search", &json!({}))]);
    it.says("Find some.", "one", None).await;
    it.end("one").await;
    it.house.model.says(&[text(SUMMARY)]);
    let words = shown(&it.summarise().await[0]);
    assert!(words.contains("User: I like green tea.") && words.contains("User: Find some.\\nAssistant: ok"), "{words}");
    assert!(!words.contains("xxx"), "{words}");
}

#[tokio::test]
async fn the_prompt_and_its_parser_can_be_the_authors() {
    let prompt = |state: &str| {
        json!({"promptOverrideConfiguration": {
            "overrideLambda": "arn:aws:lambda:us-east-1:123456789012:function:parse",
            "promptConfigurations": [{
                "promptType": "MEMORY_SUMMARIZATION", "promptCreationMode": "OVERRIDDEN", "promptState": state,
                "parserMode": "OVERRIDDEN", "foundationModel": "amazon.nova-lite-v1:0",
                "basePromptTemplate": "{\"system\": \"Sum up.\", \"messages\": [{\"role\": \"user\", \
                                       \"content\": \"Now: $conversation$ Before: $past_conversation_summary$\"}]}",
                "inferenceConfiguration": {"temperature": 0.25, "maximumLength": 77}}]}})
    };
    let it = Memorable::new(remembering(&summaries(), &prompt("ENABLED"))).await;
    it.house.functions.answer(|event| {
        assert_eq!(event["promptType"], "MEMORY_SUMMARIZATION");
        let summary = event["invokeModelRawResponse"].as_str().unwrap().to_uppercase();
        json!({"messageVersion": "1.0", "promptType": "MEMORY_SUMMARIZATION",
            "memorySummarizationParsedResponse": {"topicwiseSummaries": [{"topic": "all", "summary": summary}]}})
    });
    it.says("I like green tea.", "one", Some("ada")).await;
    it.end("one").await;
    it.house.model.says(&[text("green tea")]);
    let asked = it.summarise().await.remove(0);
    assert_eq!((asked.model_id.as_str(), asked.inference_config.max_tokens), ("amazon.nova-lite-v1:0", Some(77)));
    assert!(shown(&asked).contains("Now: User: I like green tea.\\nAssistant: ok Before: \""), "{}", shown(&asked));
    assert!(it.kept("ada").await[0].summary.contains("\nGREEN TEA\n"));

    // A parser that answers nonsense is named when the summary is given up.
    it.house.functions.answer(|_| json!({"topicwiseSummaries": "none"}));
    it.says("I like black tea.", "two", Some("ada")).await;
    it.end("two").await;
    while it.around.failed.lock().unwrap().is_empty() {
        it.house.model.says(&[text("black tea")]);
        assert_eq!(it.summarise().await.len(), 1);
        it.house.clock.advance(20 * MINUTE);
    }
    let reason = it.around.failed.lock().unwrap()[0].reason.clone();
    assert!(reason.contains("topicwiseSummaries") && reason.contains("function:parse"), "{reason}");

    let off = Memorable::new(remembering(&summaries(), &prompt("DISABLED"))).await;
    off.says("I like green tea.", "one", Some("ada")).await;
    off.end("one").await;
    assert!(off.summarise().await.is_empty());
    assert_eq!(off.kept("ada").await, []);
}

#[tokio::test]
async fn an_agent_that_no_longer_remembers_or_is_gone_makes_no_summary() {
    let it = Memorable::new(remembering(&summaries(), &json!({}))).await;
    let forgetful = agent_as(&json!({}), &[], ("AGENT00001", "ALIAS00001", "2", "us-east-1"));
    for agent in [Some(forgetful), None] {
        it.says("I like green tea.", "one", Some("ada")).await;
        it.end("one").await;
        *it.around.agent.lock().unwrap() = agent;
        assert!(it.summarise().await.is_empty());
        assert_eq!(it.kept("ada").await, []);
    }
    assert!(it.around.failed.lock().unwrap().is_empty());
}

#[tokio::test]
async fn a_session_stays_under_its_memory() {
    let it = Memorable::new(remembering(&summaries(), &json!({}))).await;
    it.says("I like green tea.", "one", Some("ada")).await;
    let request = TurnRequest { session_id: "one".into(), memory_id: Some("bob".into()), ..ask("And now?") };
    let failure = it.house.invoke(&it.agent, request).await.unwrap_err();
    assert_eq!(failure.exception.code(), "ValidationException");
    assert!(failure.exception.message().unwrap().contains("the memory ada"));
    let scope = &it.agent.session_scope;
    assert!(it.house.runtime.check_memory(scope, "one", "bob").await.is_err());
    assert!(it.house.runtime.check_memory(scope, "one", "ada").await.is_ok());
    assert!(it.house.runtime.check_memory(scope, "none", "bob").await.is_ok());
}

#[tokio::test]
async fn as_many_sessions_are_recalled_as_the_agent_says_and_for_as_long() {
    let few = json!({"enabledMemoryTypes": ["SESSION_SUMMARY"], "storageDays": 2,
        "sessionSummaryConfiguration": {"maxRecentSessions": 2}});
    let it = Memorable::new(remembering(&few, &json!({}))).await;
    for number in ["first", "second", "third"] {
        it.says(number, number, Some("ada")).await;
        it.end(number).await;
        it.house.model.says(&[text(&format!("<topic name='n'>The {number}.</topic>"))]);
        it.summarise().await;
        it.house.clock.advance(DAY / 2);
    }
    let recalled = async |session: &str| {
        let words = shown(&it.says("What?", session, Some("ada")).await);
        ["The first.", "The second.", "The third."].map(|text| words.find(text))
    };
    let [first, second, third] = recalled("four").await;
    assert!(first.is_none() && second.is_some() && second < third, "the newest two, oldest first");
    it.house.clock.advance(DAY * 9 / 8);
    let [_, second, third] = recalled("five").await;
    assert!(second.is_none() && third.is_some(), "kept for two days after the end");
    it.house.clock.advance(DAY * 9 / 8);
    let now_ms = store::Clock::now(&*it.house.clock).as_millis();
    assert_eq!(it.house.runtime.store.expire_memories(now_ms, 10).await.unwrap(), 3);
}

/// Deletes what is remembered as soon as a summary is begun.
struct Deletes(Arc<Agent>, store::Store);

#[async_trait]
impl Agents for Deletes {
    async fn agent(&self, scope: &str) -> Result<Option<Arc<Agent>>, String> {
        let mut transaction = self.1.begin().await.unwrap();
        transaction.cancel_jobs_of_session(QUEUE, &lane(scope, None), "one").await.unwrap();
        transaction.cancel_jobs_under(QUEUE, &lane(scope, Some("bob"))).await.unwrap();
        transaction.commit().await.unwrap();
        Ok(Some(self.0.clone()))
    }
}

#[tokio::test]
async fn what_is_deleted_while_its_summary_is_made_is_not_kept() {
    let it = Memorable::new(remembering(&summaries(), &json!({}))).await;
    for (session, memory) in [("one", "ada"), ("two", "bob"), ("three", "cleo")] {
        it.says("I like green tea.", session, Some(memory)).await;
        it.end(session).await;
        it.house.model.says(&[text(SUMMARY)]);
        let agents = Arc::new(Deletes(it.agent.clone(), it.house.runtime.store.clone()));
        Memories::new(it.house.runtime.clone(), agents, it.around.clone()).run_due().await;
        assert!(it.house.model.answers.lock().unwrap().is_empty());
        assert_eq!(it.kept(memory).await.len(), usize::from(memory == "cleo"));
    }
    assert!(it.summarise().await.is_empty());
    assert!(it.around.failed.lock().unwrap().is_empty());
}

#[tokio::test]
async fn what_has_ended_is_forgotten_before_it_is_summed_up_and_what_lives_is_not() {
    let it = Memorable::new(remembering(&summaries(), &json!({}))).await;
    it.says("I like green tea.", "ended", Some("ada")).await;
    it.end("ended").await;
    it.says("I like white tea.", "expired", Some("ada")).await;
    it.house.clock.advance(11 * MINUTE);
    it.says("I like black tea.", "lives", Some("ada")).await;
    it.house.runtime.forget(&it.agent.session_scope, Some("ada"), None).await.unwrap();
    it.house.clock.advance(11 * MINUTE);
    it.house.runtime.expire_sessions().await.unwrap();
    it.house.model.says(&[text(SUMMARY)]);
    let asked = it.summarise().await;
    assert_eq!(asked.len(), 1, "the model is not even asked for what is forgotten");
    assert!(shown(&asked[0]).contains("black tea"));

    it.says("I like green tea.", "one", Some("ada")).await;
    it.says("I like green tea.", "two", Some("ada")).await;
    it.house.clock.advance(11 * MINUTE);
    it.house.runtime.forget(&it.agent.session_scope, None, Some("one")).await.unwrap();
    it.house.model.says(&[text(SUMMARY)]);
    assert_eq!(it.summarise().await.len(), 1);
    let kept: Vec<_> = it.kept("ada").await.into_iter().map(|memory| memory.session_id).collect();
    assert_eq!(kept, ["two", "lives"]);
}
