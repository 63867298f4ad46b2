//! Whatever order parallel results come in, the next model call is the same.

use std::sync::{Arc, Mutex};

use execution::{ExecutionError, FunctionExecutor, Invocation, Outcome};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};
use tokio::sync::oneshot;

use crate::house::{House, agent, ask, call, caller, function, group, lambda, text};
use crate::return_control::{asked, result, results};

const FUNCTIONS: [&str; 4] = ["zero", "one", "two", "three"];

/// Functions that all wait for each other and then end in a given order.
struct EndingIn {
    order: Vec<usize>,
    waiting: Mutex<Vec<(usize, oneshot::Sender<()>)>>,
    ended: Mutex<Vec<usize>>,
}

#[async_trait::async_trait]
impl FunctionExecutor for EndingIn {
    async fn invoke(&self, invocation: Invocation) -> Result<Outcome, ExecutionError> {
        let event: Value = serde_json::from_slice(&invocation.payload).unwrap();
        let index = FUNCTIONS.iter().position(|name| event["function"] == *name).unwrap();
        let (sender, turn) = oneshot::channel();
        self.waiting.lock().unwrap().push((index, sender));
        self.let_next_end();
        turn.await.expect("each function has its turn");
        self.ended.lock().unwrap().push(index);
        self.let_next_end();
        let answer = json!({"messageVersion": "1.0", "sessionAttributes": {"last": event["function"]},
            "response": {"actionGroup": event["actionGroup"], "function": event["function"],
                         "functionResponse": {"responseBody": {"TEXT": {"body": format!("function {index}")}}}}});
        Ok(Outcome {
            payload: answer.to_string().into(),
            function_error: None,
            log_tail: None,
            executed_version: "$LATEST".into(),
        })
    }
}

impl EndingIn {
    /// Once all have begun, the next of the order ends.
    fn let_next_end(&self) {
        let mut waiting = self.waiting.lock().unwrap();
        let ended = self.ended.lock().unwrap().len();
        if waiting.len() + ended == FUNCTIONS.len()
            && let Some(next) = self.order.get(ended)
        {
            let place = waiting.iter().position(|(index, _)| index == next).unwrap();
            waiting.swap_remove(place).1.send(()).unwrap();
        }
    }
}

/// The model call after functions ended in `order` and the caller's results came in `returned`, with the session's state.
async fn next_model_call(order: Vec<usize>, returned: &[usize]) -> Value {
    let mut house = House::new().await;
    let ending = Arc::new(EndingIn { order: order.clone(), waiting: Mutex::default(), ended: Mutex::default() });
    Arc::get_mut(&mut house.runtime).expect("nobody else has the runtime").functions = ending.clone();
    let functions = FUNCTIONS.map(|name| function(name, &[], false));
    let agent = agent(&[group("run", &lambda(), &functions), group("give", &caller(), &functions)]);
    let calls = FUNCTIONS.iter().flat_map(|name| {
        ["run", "give"].map(|group| call(&format!("{group}-{name}"), &format!("{group}__{name}"), &json!({})))
    });
    house.model.says(&calls.collect::<Vec<_>>());
    let asked = asked(&house.invoke(&agent, ask("all of it")).await.unwrap());
    assert_eq!(*ending.ended.lock().unwrap(), order);
    let given: Vec<Value> = returned
        .iter()
        .map(|index| {
            let mut given = result(FUNCTIONS[*index], &format!("caller {index}"));
            given["functionResult"]["actionGroup"] = json!("give");
            given
        })
        .collect();
    house.model.says(&[text("ok")]);
    house.invoke(&agent, results(&asked, &json!(given))).await.unwrap();
    let requests = house.model.requests.lock().unwrap();
    json!({"messages": requests[1].messages, "system": &*requests[1].system})
}

#[test]
fn the_next_model_call_does_not_depend_on_who_was_faster() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let usual = runtime.block_on(next_model_call(vec![0, 1, 2, 3], &[0, 1, 2, 3]));
    let order = || Just(vec![0_usize, 1, 2, 3]).prop_shuffle();
    TestRunner::new(Config { cases: 16, failure_persistence: None, ..Config::default() })
        .run(&(order(), order()), |(ended, returned)| {
            prop_assert_eq!(&runtime.block_on(next_model_call(ended, &returned)), &usual);
            Ok(())
        })
        .unwrap();
}
