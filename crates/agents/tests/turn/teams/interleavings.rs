//! Two collaborators that wait at different depths, and whatever their caller may do in whatever order.

use std::sync::Arc;

use agents::agent::Agent;
use agents::turn::{TurnEvent, TurnRequest};
use aws_wire::AwsError as _;
use aws_wire::bedrock_agent_runtime::types::ReturnControlPayload;
use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message};
use futures::StreamExt as _;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::send;
use super::waiting::{asks, company, find, result};
use crate::house::{House, answer, ask, text, told};
use crate::return_control::{asked, results};

/// What a caller does.
#[derive(Clone, Debug)]
enum Step {
    /// Says something, upon which so many actions are asked for, one after another, by the first and by the second.
    Say([usize; 2]),
    /// Brings all results, the last one first or not.
    Give { reversed: bool },
    /// Brings the result of one alone.
    GiveOne(usize),
    /// Brings the results of an event that is over.
    GiveLate,
    /// Brings a result for an agent that did not ask.
    GiveForeign,
    /// Brings all results twice at the same time.
    GiveTwice,
    /// Goes away when the turn that goes on with its results has told its first event.
    GiveAndLeave,
    /// Finds the server started again.
    Restart,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        2 => (0..3_usize, 0..3_usize).prop_map(|(first, second)| Step::Say([first, second])),
        4 => any::<bool>().prop_map(|reversed| Step::Give { reversed }),
        1 => (0..2_usize).prop_map(Step::GiveOne),
        1 => Just(Step::GiveLate),
        1 => Just(Step::GiveForeign),
        1 => Just(Step::GiveTwice),
        1 => Just(Step::GiveAndLeave),
        2 => Just(Step::Restart),
    ];
    prop::collection::vec(step, 1..10)
}

/// The two who ask: the agent's id, and as whose collaborator it is known.
const ASKERS: [(&str, &str, &str); 2] = [("LOANS00000", "loans", "loans"), ("DEEP000000", "rates", "deep")];

/// The team and what is to be expected of it.
struct World {
    /// There is none for a moment while it is started again.
    house: Option<House>,
    boss: Arc<Agent>,
    /// How often each still asks, and the event in which it does.
    left: [usize; 2],
    event: Option<ReturnControlPayload>,
    late: Vec<ReturnControlPayload>,
    /// Tells results from each other.
    given: usize,
}

impl World {
    async fn new() -> Self {
        let house = House::new().await;
        let boss = company(&house);
        Self { house: Some(house), boss, left: [0; 2], event: None, late: Vec::new(), given: 0 }
    }

    fn house(&self) -> &House {
        self.house.as_ref().unwrap()
    }

    async fn take(&mut self, step: Step) {
        match step {
            Step::Say(actions) => self.say(actions).await,
            Step::Give { reversed } => {
                if let Some(event) = self.event.clone() {
                    let mut given = self.all(&event);
                    if reversed {
                        given.reverse();
                    }
                    let events = self.house().invoke(&self.boss, results(&event, &json!(given))).await.unwrap();
                    self.gone_on(event, &events);
                }
            }
            Step::GiveOne(who) => {
                if let Some(event) = self.event.clone() {
                    let one = self.result(ASKERS[who].0);
                    // It is all that was asked for where the other one is done.
                    if self.left[who] > 0 && self.left[1 - who] == 0 {
                        let events = self.house().invoke(&self.boss, results(&event, &json!([one]))).await.unwrap();
                        self.gone_on(event, &events);
                    } else {
                        self.refused(&event, json!([one])).await;
                    }
                }
            }
            Step::GiveLate => {
                if let Some(late) = self.late.last().cloned() {
                    let given = self.all(&late);
                    self.refused(&late, json!(given)).await;
                }
            }
            Step::GiveForeign => {
                if let Some(event) = self.event.clone() {
                    let mut given = self.all(&event);
                    given[0] = self.result("BOSS000000");
                    self.refused(&event, json!(given)).await;
                }
            }
            Step::GiveTwice => {
                if let Some(event) = self.event.clone() {
                    let given = json!(self.all(&event));
                    let stream = self.house().runtime.invoke(self.boss.clone(), results(&event, &given)).await.unwrap();
                    let second = self.house().runtime.invoke(self.boss.clone(), results(&event, &given)).await;
                    assert_eq!(second.err().unwrap().exception.code(), "ConflictException");
                    let events: Vec<TurnEvent> =
                        stream.map(Result::unwrap).collect::<Vec<_>>().await.into_iter().collect();
                    self.gone_on(event, &events);
                }
            }
            Step::GiveAndLeave => {
                if let Some(event) = self.event.clone() {
                    let given = json!(self.all(&event));
                    let scripts = self.house().model.scripts.lock().unwrap().clone();
                    let request = TurnRequest { enable_trace: true, ..results(&event, &given) };
                    let mut stream = self.house().runtime.invoke(self.boss.clone(), request).await.unwrap();
                    stream.next().await.unwrap().unwrap();
                    drop(stream);
                    self.restart().await;
                    *self.house().model.scripts.lock().unwrap() = scripts;
                    match self.house().invoke(&self.boss, results(&event, &given)).await {
                        // Nothing of it counts: the models say the same again.
                        Ok(events) => self.gone_on(event, &events),
                        // All of it counts, and its caller does not know what came of it.
                        Err(failure) => {
                            assert_eq!(failure.exception.code(), "ValidationException");
                            self.late.push(event);
                            self.event = None;
                        }
                    }
                }
            }
            Step::Restart => self.restart().await,
        }
    }

    async fn restart(&mut self) {
        let scripts = std::mem::take(&mut *self.house().model.scripts.lock().unwrap());
        self.check_conversations();
        self.house = Some(self.house.take().unwrap().restarted().await);
        *self.house().model.scripts.lock().unwrap() = scripts;
        self.boss = company(self.house());
    }

    async fn say(&mut self, actions: [usize; 2]) {
        self.late.extend(self.event.take());
        self.left = actions;
        let model = &self.house().model;
        model.scripts.lock().unwrap().clear();
        model.of("boss", &[send("l", "loans", "one"), send("r", "rates", "two")]);
        model.of("boss", &[text("boss is done")]);
        model.of("rates", &[send("d", "deep", "two")]);
        model.of("rates", &[text("rates is done")]);
        for ((.., name), actions) in ASKERS.iter().zip(actions) {
            for action in 0..actions {
                model.of(name, &[find(&format!("{name}{action}"), 1)]);
            }
            model.of(name, &[text(&format!("{name} is done"))]);
        }
        let events = self.house().invoke(&self.boss, ask("go")).await.unwrap();
        self.expect(&events);
    }

    /// A result for everyone who waits in an event.
    fn all(&mut self, event: &ReturnControlPayload) -> Vec<Value> {
        asks(event).iter().map(|(agent, ..)| self.result(agent)).collect()
    }

    fn result(&mut self, agent: &str) -> Value {
        self.given += 1;
        result(Some(agent), &format!("result {} for {agent}", self.given))
    }

    async fn refused(&self, event: &ReturnControlPayload, given: Value) {
        let failure = self.house().invoke(&self.boss, results(event, &given)).await.unwrap_err();
        assert_eq!(failure.exception.code(), "ValidationException");
    }

    fn gone_on(&mut self, event: ReturnControlPayload, events: &[TurnEvent]) {
        for (who, (id, _, name)) in ASKERS.iter().enumerate() {
            if self.left[who] > 0 {
                self.left[who] -= 1;
                let heard = told(self.house().model.asked(name).last().unwrap().messages.last().unwrap());
                assert!(heard[0].1.starts_with("result ") && heard[0].1.ends_with(id), "{name} heard {heard:?}");
            }
        }
        self.late.push(event);
        self.event = None;
        self.expect(events);
    }

    /// Whoever is not done asks; when all are, the boss answers with both in mind.
    fn expect(&mut self, events: &[TurnEvent]) {
        if self.left == [0; 2] {
            assert_eq!(answer(events), "boss is done");
            let heard = told(self.house().model.asked("boss").last().unwrap().messages.last().unwrap());
            let heard: Vec<_> = heard.iter().map(|(call, text, _)| (call.as_str(), text.as_str())).collect();
            assert_eq!(heard, [("l", "loans is done"), ("r", "rates is done")]);
            return;
        }
        let event = asked(events);
        let waiting = ASKERS.iter().zip(self.left).filter(|(_, left)| *left > 0);
        let waiting: Vec<_> = waiting.map(|((id, known, _), _)| ((*id).to_owned(), (*known).to_owned())).collect();
        let asks: Vec<_> = asks(&event).into_iter().map(|(id, known, _)| (id, known)).collect();
        assert_eq!(asks, waiting);
        self.event = Some(event);
    }

    /// What providers insist on: roles take turns, and every call has its outcome in the next message.
    fn check_conversations(&self) {
        for request in self.house().model.requests.lock().unwrap().iter() {
            let messages: Vec<&Message> = request.messages.iter().map(AsRef::as_ref).collect();
            assert_eq!(messages[0].role, ConversationRole::User);
            for pair in messages.windows(2) {
                assert_ne!(pair[0].role, pair[1].role, "{}: {messages:?}", request.model_id);
                let calls = pair[0].content.iter().filter_map(|block| match block {
                    ContentBlock::ToolUse(call) => Some(call.tool_use_id.clone()),
                    _ => None,
                });
                let outcomes: Vec<_> = told(pair[1]).into_iter().map(|(call, ..)| call).collect();
                assert_eq!(calls.collect::<Vec<_>>(), outcomes, "{}: {messages:?}", request.model_id);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_team_that_waits_is_consistent_in_every_order_of_events(first in (0..3_usize, 0..3_usize), steps in steps()) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let mut world = World::new().await;
            world.take(Step::Say([first.0, first.1])).await;
            for step in steps {
                world.take(step).await;
            }
            world.check_conversations();
        });
    }
}
