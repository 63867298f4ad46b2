//! Long contents that agents pass on: under ids for the supervisor's model, in full for everybody else.

use agents::turn::TurnRequest;
use serde_json::json;

use super::{Plan, agent, plain, send, words};
use crate::house::{House, Says, answer, ask, base, call, group, lambda, shown, text};
use crate::return_control::{asked, results};

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
async fn actions_look_ups_and_the_caller_get_contents_too() {
    let house = House::new().await;
    plain(&house, "loans");
    let texts = |name: &str| {
        json!({"name": name, "parameters": {"body": {"type": "string", "required": true}},
               "requireConfirmation": if name == "mail" { "ENABLED" } else { "DISABLED" }})
    };
    let groups = [group("out", &lambda(), &[texts("print"), texts("mail")])];
    let bases = [base("KB12345678", "ENABLED")];
    let plan = Plan { name: "boss", team: &["loans"], groups: &groups, bases: &bases, ..Plan::default() };
    let boss = agent(&house, &plan);
    house.functions.answer_text("Done.");
    let share = |id: &str| format!("See <br:share_payload id=\"{id}\"/>");
    let print = |id: &str, payload: &str| call(id, "out__print", &json!({"body": share(payload)}));
    house.model.of("boss", &[send("a", "loans", "Report!")]);
    house.model.of("loans", &[text(&report())]);
    let search = call("c", "x_amz_knowledgebase_KB12345678__Search", &json!({"searchQuery": share("p1")}));
    house.model.of("boss", &[print("b", "p1"), search, print("d", "p9")]);
    house.model.of("boss", &[call("e", "out__mail", &json!({"body": share("p1")}))]);
    let events = house.invoke(&boss, TurnRequest { enable_trace: true, ..ask("Print it.") }).await.unwrap();
    let sent = format!("See {}", report());
    let printed = |index: usize| house.functions.events.lock().unwrap()[index]["parameters"][0]["value"].clone();
    assert_eq!(printed(0), sent.as_str());
    assert_eq!(house.look_ups.asked.lock().unwrap()[0].text, sent);
    assert_eq!(house.functions.events.lock().unwrap().len(), 1);
    let (told, is_error) = heard(&house).remove(2);
    assert!(is_error && told.starts_with("The call was not made: it refers to the payload p9"), "{told}");
    let traces = serde_json::to_string(&events.iter().map(shown).collect::<Vec<_>>()).unwrap();
    assert!(traces.contains(&format!("\"value\":\"{sent}\"")), "{traces}");

    // The user is asked about the content, and it is what is sent when he agrees.
    let asked = asked(&events);
    let input = &serde_json::to_value(&asked).unwrap()["invocationInputs"][0]["functionInvocationInput"];
    assert_eq!(input["parameters"][0]["value"], sent.as_str());
    let house = house.restarted().await;
    house.functions.answer_text("Done.");
    house.model.of("boss", &[text("<answer>Sent.")]);
    let yes = json!([{"functionResult": {"actionGroup": "out", "function": "mail", "confirmationState": "CONFIRM",
        "agentId": super::id("boss")}}]);
    assert_eq!(answer(&house.invoke(&boss, results(&asked, &yes)).await.unwrap()), "Sent.");
    assert_eq!(house.functions.events.lock().unwrap()[0]["parameters"][0]["value"], sent.as_str());
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
