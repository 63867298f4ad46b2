//! `outcrop demo` against a model that follows a script.

use serde_json::json;
use test_support::fake_model::{FakeModel, Reply, Script, When};

use crate::command::outcrop;

/// The model calls a function for the first two questions, twice for the first, where it has the item wrong at first.
fn script() -> Script {
    let asked = |part: &str| When { role: Some("user".into()), contains: Some(part.into()), ..When::default() };
    let got = |part: &str| When { role: Some("tool".into()), contains: Some(part.into()), ..When::default() };
    let call = |name: &str, arguments| Reply::tool_call(&format!("order-desk__{name}"), arguments);
    let replies = vec![
        call("get_order_status", json!({"order_id": "1042"})).when(asked("1042")),
        Reply::text(["It is ", "on its way."]).when(got("on its way")),
        call("calculate_price", json!({"item": "candle", "quantity": 12})).when(asked("12 desk lamps")),
        call("calculate_price", json!({"item": "desk lamps", "quantity": 12})).when(got("The shop has no candle")),
        Reply::text(["They cost 430.92 dollars."]).when(got("430.92")),
        Reply::text(["Much."]).when(asked("What else")),
    ];
    Script { replies }
}

async fn demo(arguments: &[&str]) -> crate::command::Said {
    let model = FakeModel::start(script()).await.unwrap();
    let models = format!("models=[{{id = '*', provider = 'openai', base_url = '{}'}}]", model.base_url());
    let fixed = ["demo", "--listen", "127.0.0.1:0", "--set", &models];
    outcrop(&[&fixed, arguments].concat(), "").await
}

#[tokio::test]
async fn the_agent_answers_with_what_its_function_found_out() {
    let said = demo(&["--json"]).await;
    assert!(said.success, "{}\n{}", said.err, said.out);
    let lines = said.lines();
    let all = |name: &str| lines.iter().filter(|line| line["event"] == name).collect::<Vec<_>>();
    let states: Vec<_> = lines.iter().filter_map(|line| line["agentStatus"].as_str()).collect();
    assert_eq!(states, ["PREPARING", "PREPARED"]);
    let results: Vec<_> = lines
        .iter()
        .filter_map(|line| {
            line["trace"]["trace"]["orchestrationTrace"]["observation"]["actionGroupInvocationOutput"]["text"].as_str()
        })
        .collect();
    assert!(results[0].contains(r#""status": "on its way""#), "{results:?}");
    assert!(
        results.iter().any(|result| result.contains(r#""discount": "10%", "total_price": "430.92 dollars""#)),
        "{results:?}"
    );
    assert_eq!((all("question").len(), all("end").len()), (3, 1));
    let data_dir = all("ready")[0]["dataDir"].as_str().unwrap();
    assert!(!std::path::Path::new(data_dir).exists(), "{data_dir} is left behind");
}

#[tokio::test]
async fn people_see_steps_answers_and_what_to_do_next() {
    let said = demo(&[]).await;
    assert!(said.success, "{}", said.err);
    for part in [
        "PreparedAgent",
        "calls    get_order_status(order_id = \"1042\")",
        "gets     {\"order\": \"1042\"",
        "corrects The shop has no candle.",
        "Agent: They cost 430.92 dollars.\n",
        "  export AWS_ENDPOINT_URL=http://127.0.0.1:",
    ] {
        let part = part.replace("PreparedAgent", "PrepareAgent           PREPARING\n");
        assert!(said.out.contains(&part), "{part:?} is not in:\n{}", said.out);
    }
    assert!(!said.out.contains('\u{1b}'), "colours where there is no terminal");
}

#[cfg(not(feature = "embedded"))]
#[tokio::test]
async fn without_a_model_it_says_what_to_do() {
    let said = outcrop(&["demo", "--listen", "127.0.0.1:0"], "").await;
    assert!(!said.success);
    assert!(said.err.contains("[[models]]") && said.err.contains("--config"), "{}", said.err);
}
