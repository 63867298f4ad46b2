//! Long contents that agents pass on: under ids for the supervisor's model, in full for everybody else.

use agents::turn::TurnRequest;
use serde_json::json;

use super::{Plan, agent, plain, send, words};
use crate::house::{House, Says, answer, ask, shown, text};

fn report() -> String {
    format!("Report: {}.", "nothing new ".repeat(60).trim())
}

/// What `boss` was told last, and whether as an error.
fn heard(house: &House) -> Vec<(String, bool)> {
    let told = crate::house::told(house.model.asked("boss").last().unwrap().messages.last().unwrap());
    told.into_iter().map(|(_, text, error)| (text, error)).collect()
}

fn said_to(house: &House, model: &str) -> String {
    words(house.model.asked(model).last().unwrap().messages.last().unwrap())
}

#[tokio::test]
async fn a_report_goes_from_agent_to_agent_to_the_user_and_is_written_once() {
    let house = House::new().await;
    let report = report();
    plain(&house, "loans");
    plain(&house, "rates");
    let boss = agent(&house, &Plan { name: "boss", team: &["loans", "rates"], ..Plan::default() });
    house.model.of("boss", &[send("a", "loans", "Report!")]);
    house.model.of("loans", &[text(&report)]);
    house.model.of("boss", &[send("b", "rates", "Judge this: <br:share_payload id=\"p1\"/>")]);
    house.model.of("rates", &[text("It is fine.")]);
    // The tag comes in pieces, in a streamed answer.
    let pieces = ["<answer>They say: <br:sh", "are_payload id=", "\"p1\"", "/> And it is fine."].map(str::to_owned);
    house.model.of("boss", &[Says::Text(pieces.to_vec())]);
    let request = TurnRequest { stream_interval: Some(10), enable_trace: true, ..ask("How are things?") };
    let events = house.invoke(&boss, request).await.unwrap();
    assert_eq!(answer(&events), format!("They say: {report} And it is fine."));
    assert!(events.iter().filter(|event| shown(event).get("chunk").is_some()).count() > 1);
    assert_eq!(said_to(&house, "rates"), format!("Judge this: {report}"));
    let prompts = serde_json::to_string(&house.model.asked("boss")[1].messages).unwrap();
    assert!(prompts.contains(&format!("<br:payload id=\\\"p1\\\">{report}</br:payload>")), "{prompts}");
    let traces = serde_json::to_value(events.iter().map(shown).collect::<Vec<_>>()).unwrap();
    let told = json!({"type": "TEXT", "text": format!("Judge this: {report}")});
    assert!(traces.as_array().unwrap().iter().any(|it| {
        it.pointer("/trace/trace/orchestrationTrace/invocationInput/agentCollaboratorInvocationInput/input")
            == Some(&told)
    }));

    // The content stays with the session. What the conversation remembers is what the user read.
    let house = house.restarted().await;
    house.aliases.serve(&boss);
    plain(&house, "rates");
    house.model.of("boss", &[send("c", "rates", "Once more: <br:share_payload id=\"p1\"/>")]);
    house.model.of("rates", &[text("Still fine.")]);
    house.model.of("boss", &[text("<answer>Still fine.")]);
    house.invoke(&boss, ask("Sure?")).await.unwrap();
    assert_eq!(said_to(&house, "rates"), format!("Once more: {report}"));
    let earlier = house.model.asked("boss")[0].messages.iter().map(|it| words(it)).collect::<Vec<_>>();
    assert!(earlier.contains(&format!("<answer>They say: {report} And it is fine.")), "{earlier:?}");
}

#[tokio::test]
async fn a_content_reaches_the_user_as_it_is_in_whatever_pieces_the_answer_leaves() {
    let house = House::new().await;
    plain(&house, "loans");
    let boss = agent(&house, &Plan { name: "boss", team: &["loans"], ..Plan::default() });
    let row = "<row>\n  <source>db1</source> <text>hi</text></row>\n";
    let xml = format!("<answer_part>{}</answer_part>", row.repeat(20));
    for (index, stream_interval) in [None, Some(10)].into_iter().enumerate() {
        house.model.of("boss", &[send(&format!("a{index}"), "loans", "Export!")]);
        house.model.of("loans", &[text(&format!("<answer>{xml}</answer>"))]);
        let around =
            "<answer><answer_part><text>Here: <br:share_payload id=\"p1\"/></text></answer_part> Done.</answer>";
        house.model.of("boss", &[text(around)]);
        let events = house.invoke(&boss, TurnRequest { stream_interval, ..ask("Export, please.") }).await.unwrap();
        assert_eq!(answer(&events), format!("Here: {xml} Done."));
    }
}

#[tokio::test]
async fn references_that_lead_nowhere_are_mended_by_the_model() {
    let house = House::new().await;
    plain(&house, "loans");
    let boss = agent(&house, &Plan { name: "boss", team: &["loans"], ..Plan::default() });
    house.model.of("boss", &[send("a", "loans", "See <br:share_payload id=\"p9\"/>")]);
    house.model.of("boss", &[text("<answer>So: <br:share_payload id=\"p9\"/>none")]);
    let events = house.invoke(&boss, ask("go")).await.unwrap();
    let (heard, is_error) = heard(&house).remove(0);
    assert!(is_error && heard.starts_with("The message was not sent: it refers to the payload p9"), "{heard}");
    assert!(house.model.asked("loans").is_empty());
    assert_eq!(answer(&events), "So: none");
}

#[tokio::test]
async fn a_model_that_is_not_told_of_references_gets_and_says_all_as_it_is() {
    let house = House::new().await;
    plain(&house, "loans");
    let prompt = json!({"promptType": "ORCHESTRATION", "promptCreationMode": "OVERRIDDEN", "promptState": "ENABLED",
        "basePromptTemplate": "{\"system\": \"$instruction$ $agent_collaborators$\", \"messages\": []}",
        "inferenceConfiguration": {"temperature": 0.0}});
    let members = json!({"promptOverrideConfiguration": {"promptConfigurations": [prompt]}});
    let boss = agent(&house, &Plan { name: "boss", team: &["loans"], members: Some(members), ..Plan::default() });
    house.model.of("boss", &[send("a", "loans", "Report <br:share_payload id=\"p1\"/>")]);
    house.model.of("loans", &[text(&report())]);
    house.model.of("boss", &[text("<answer>Done.")]);
    house.invoke(&boss, ask("go")).await.unwrap();
    assert_eq!(said_to(&house, "loans"), "Report <br:share_payload id=\"p1\"/>");
    assert_eq!(heard(&house), [(report(), false)]);
}
