//! The final answer, and nothing else, leaves while the model writes.

use agents::turn::{TurnEvent, TurnRequest};
use serde_json::json;

use crate::house::{House, Says, agent, ask, call, function, group, lambda};

fn pieces(text: &str) -> Says {
    Says::Text(text.split_inclusive(' ').map(str::to_owned).collect())
}

async fn chunks(house: &House, agent: &std::sync::Arc<agents::agent::Agent>, interval: usize) -> Vec<String> {
    let request = TurnRequest { stream_interval: Some(interval), ..ask("hi") };
    let events = house.invoke(agent, request).await.unwrap();
    events
        .into_iter()
        .filter_map(|event| match event {
            TurnEvent::Chunk(chunk) => Some(chunk.text),
            _ => None,
        })
        .collect()
}

#[tokio::test]
async fn chunks_have_the_interval_and_hold_no_thoughts() {
    let house = House::new().await;
    let agent = agent(&[group("math", &lambda(), &[function("add", &["n1"], false)])]);
    house.functions.answer_text("ok");
    house.model.says(&[pieces("Let me add that. "), call("a", "math__add", &json!({"n1": 1}))]);
    house.model.says(&[pieces("<thinking>The tool said ok.</thinking> <answer>Hello, I am an Agent</answer>")]);
    let sent = chunks(&house, &agent, 3).await;
    assert_eq!(sent.concat(), "Hello, I am an Agent");
    let (_, but_last) = sent.split_last().unwrap();
    assert!(sent.len() > 3 && but_last.iter().all(|chunk| chunk.chars().count() >= 3), "{sent:?}");

    // Without tags nobody knows that it is the answer before the model ends.
    house.model.says(&[pieces("Hello, I am an Agent")]);
    assert_eq!(chunks(&house, &agent, 100).await, ["Hello, I am an Agent"]);
}

#[tokio::test]
async fn an_agent_without_tools_streams_plain_text() {
    let house = House::new().await;
    house.model.says(&[pieces("Grüße aus Zürich, schön hier")]);
    assert_eq!(chunks(&house, &agent(&[]), 5).await, ["Grüße ", "aus Zürich, ", "schön ", "hier"]);
}
