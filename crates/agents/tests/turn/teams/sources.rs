//! Sources that collaborators found, cited by their supervisor.

use std::sync::Arc;

use agents::turn::TurnEvent;
use serde_json::{Value, json};

use super::{Plan, agent, plain, send};
use crate::house::{House, Says, answer, ask, base, call, shown, text};

/// The source ids that the last message to this model shows.
fn ids(house: &House, model: &str) -> Vec<String> {
    let asked = house.model.asked(model);
    let prompt = serde_json::to_string(asked.last().unwrap().messages.last().unwrap()).unwrap();
    prompt.split("<source>").skip(1).map(|rest| rest.split("</source>").next().unwrap().to_owned()).collect()
}

fn cited(text: &str, id: &str) -> String {
    format!("<answer_part><text>{text}</text><sources><source>{id}</source></sources></answer_part>")
}

fn citations(events: &[TurnEvent]) -> Vec<(String, String)> {
    let chunk = shown(events.last().unwrap());
    let text = |value: &Value, path: &str| value.pointer(path).unwrap().as_str().unwrap().to_owned();
    let citations = chunk["citations"].as_array().unwrap();
    let part = "/generatedResponsePart/textResponsePart/text";
    citations.iter().map(|it| (text(it, part), text(it, "/retrievedReferences/0/content/text"))).collect()
}

fn search(id: &str) -> Says {
    call(id, "x_amz_knowledgebase_KB12345678__Search", &json!({"searchQuery": "soup"}))
}

/// An agent that searches a knowledge base.
fn searcher(house: &House, name: &str) {
    let (bases, groups) = ([base("KB12345678", "ENABLED")], [crate::house::user_input()]);
    agent(house, &Plan { name, bases: &bases, groups: &groups, ..Plan::default() });
}

#[tokio::test]
async fn a_routed_reply_is_the_answer_as_it_is_with_its_citations() {
    let mut house = House::new().await;
    // No model reads it, so no limit of what models read holds for it.
    Arc::get_mut(&mut house.runtime).unwrap().action_limits.result_bytes = 20;
    searcher(&house, "menus");
    plain(&house, "loans");
    let members = Some(json!({"agentCollaboration": "SUPERVISOR_ROUTER"}));
    let boss = agent(&house, &Plan { name: "boss", team: &["loans", "menus"], members, ..Plan::default() });
    // An agent that has no sources may write of their tags.
    let xml = "<row><source>db1</source> <text>hi</text></row>";
    house.model.of("boss", &[text("<a>loans</a>")]);
    house.model.of("loans", &[text(&format!("<answer>{xml}</answer>"))]);
    assert_eq!(answer(&house.invoke(&boss, ask("Export!")).await.unwrap()), xml);

    house.look_ups.finds(&["Soup is five euros."]);
    house.model.of("boss", &[text("<a>menus</a>")]);
    house.model.of("menus", &[search("s")]);
    house.model.of("menus", &[text("nothing yet")]);
    house.invoke(&boss, ask("Soup?")).await.unwrap();
    let id = ids(&house, "menus").pop().unwrap();
    house.model.of("boss", &[text("<a>menus</a>")]);
    let written =
        format!("<answer>Ask by <query>soup</query>. {} Enjoy!</answer>", cited("It is <content>5</content>.", &id));
    house.model.of("menus", &[text(&written)]);
    let events = house.invoke(&boss, ask("How?")).await.unwrap();
    assert_eq!(answer(&events), "Ask by <query>soup</query>. It is <content>5</content>. Enjoy!");
    assert_eq!(citations(&events), [("It is <content>5</content>.".into(), "Soup is five euros.".into())]);

    // The router's own model may cite it later.
    house.model.of("boss", &[text("<a>undecidable</a>")]);
    house.model.of("boss", &[text(&format!("<answer>{}</answer>", cited("Five.", &id)))]);
    let events = house.invoke(&boss, ask("How much was it?")).await.unwrap();
    let read = serde_json::to_string(&house.model.asked("boss").last().unwrap().messages).unwrap();
    assert!(read.contains(&format!("<source>{id}</source>")), "{read}");
    assert_eq!(citations(&events), [("Five.".into(), "Soup is five euros.".into())]);
}

#[tokio::test]
async fn a_supervisor_cites_what_its_collaborators_found() {
    let house = House::new().await;
    searcher(&house, "menus");
    let boss = agent(&house, &Plan { name: "boss", team: &["menus"], ..Plan::default() });
    house.look_ups.finds(&["Soup is five euros."]);
    house.model.of("boss", &[send("a", "menus", "Soup?")]);
    house.model.of("menus", &[search("s")]);
    // The ids are the same for the same script, so a first run tells them.
    house.model.of("menus", &[text("nothing yet")]);
    house.model.of("boss", &[text("nothing yet")]);
    house.invoke(&boss, ask("Soup?")).await.unwrap();
    let id = ids(&house, "menus").pop().unwrap();

    let answer = format!("<answer>I looked. {} Enjoy!</answer>", cited("Soup is 5 EUR.", &id));
    house.model.of("boss", &[send("b", "menus", "Again: soup?")]);
    house.model.of("menus", &[text(&answer)]);
    house.model.of("boss", &[text(&format!("<answer>{}</answer>", cited("Five euros, that is.", &id)))]);
    let events = house.invoke(&boss, ask("Soup, please?")).await.unwrap();
    assert_eq!(ids(&house, "boss"), [id.as_str()]);
    let told = crate::house::told(house.model.asked("boss").last().unwrap().messages.last().unwrap()).remove(0).1;
    assert!(told.contains("<text>\nI looked.\n</text>") && told.contains("Enjoy!"), "{told}");
    assert_eq!(citations(&events), [("Five euros, that is.".into(), "Soup is five euros.".into())]);
    assert_eq!(shown(events.last().unwrap())["chunk"], "Five euros, that is.");

    // An answer that repeats a part without its tags cites it too.
    house.model.of("boss", &[send("c", "menus", "And again?")]);
    house.model.of("menus", &[text(&answer)]);
    house.model.of("boss", &[text("<answer>They say: Soup is 5 EUR.</answer>")]);
    let events = house.invoke(&boss, ask("Sure?")).await.unwrap();
    assert_eq!(citations(&events), [("Soup is 5 EUR.".into(), "Soup is five euros.".into())]);
    assert_eq!(shown(events.last().unwrap())["chunk"], "They say: Soup is 5 EUR.");

    // No tag stays in an answer, whatever it names.
    house.model.of("boss", &[text("<answer>Soup. <sources><source>zzzz</source></sources></answer>")]);
    let events = house.invoke(&boss, ask("Soup?")).await.unwrap();
    assert_eq!(shown(events.last().unwrap()), json!({"chunk": "Soup."}));
}
