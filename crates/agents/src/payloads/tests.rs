use proptest::prelude::*;
use serde_json::json;

use super::*;

fn receive(payloads: &mut Payloads, reply: &str) -> String {
    payloads.receive(reply.to_owned(), None)
}

fn long(letter: &str) -> String {
    letter.repeat(LONG)
}

/// Contents with the ids p1 (a's) and p2 (b's).
fn two() -> Payloads {
    let mut payloads = Payloads::default();
    for letter in ["a", "b"] {
        let _ = receive(&mut payloads, &long(letter));
    }
    payloads
}

#[test]
fn a_long_reply_gets_an_id_and_goes_where_the_model_refers_to_it() {
    let mut payloads = Payloads::default();
    assert_eq!(receive(&mut payloads, "Done."), "Done.");
    assert!(payloads.is_empty());
    let report = long("r");
    let shown = format!("<br:payload id=\"p1\">{report}</br:payload>");
    assert_eq!(receive(&mut payloads, &report), shown);
    assert_eq!(receive(&mut payloads, &report), shown, "the same content keeps its id");
    // A session is stored between turns and while it waits.
    let mut payloads: Payloads = serde_json::from_str(&serde_json::to_string(&payloads).unwrap()).unwrap();
    assert_eq!(payloads.send("Check:\n<br:share_payload id=\"p1\"/>").unwrap(), format!("Check:\n{report}"));
    assert_eq!(payloads.tell("Here: <br:share_payload id='p1'></br:share_payload>."), format!("Here: {report}."));
    assert!(receive(&mut payloads, &long("s")).starts_with("<br:payload id=\"p2\">"));
}

#[test]
fn what_the_model_names_is_sent_bare_and_can_be_shared() {
    let mut payloads = two();
    let sent = payloads.send("Do <br:payload id=\"plan\">this, then <br:share_payload id=\"p1\"/></br:payload> now");
    let plan = format!("this, then {}", long("a"));
    assert_eq!(sent.unwrap(), format!("Do {plan} now"));
    assert_eq!(payloads.send("<br:share_payload id=plan />").unwrap(), plan);
    // Within one message, too.
    let sent = payloads.send("<br:payload id=\"x\">one</br:payload> and <br:share_payload id=\"x\"/>");
    assert_eq!(sent.unwrap(), "one and one");
}

#[test]
fn references_that_cannot_be_used_are_told_to_the_model_and_left_out_for_the_user() {
    let mut payloads = two();
    let before = payloads.clone();
    let text = "See <br:share_payload id=\"p9\"/>.";
    let error = payloads.send(text).unwrap_err().to_string();
    assert!(error.contains("the payload p9, which there is not. There are: p1, p2."), "{error}");
    assert_eq!(payloads.tell(text), "See .");
    for taken in [
        "<br:payload id=\"p1\">other</br:payload>",
        "<br:payload id=\"n\">1</br:payload><br:payload id=\"n\">2</br:payload>",
    ] {
        assert!(matches!(payloads.send(taken), Err(BadReference::Taken(_))), "{taken}");
    }
    assert_eq!(payloads, before);
    let none = Payloads::default().send("<br:share_payload/>").unwrap_err().to_string();
    assert!(none.ends_with("There are none. Write the content itself."), "{none}");
}

#[test]
fn the_input_of_a_call_is_sent_like_a_message_or_not_at_all() {
    let mut payloads = two();
    let share = |id: &str| format!("<br:share_payload id=\"{id}\"/>");
    assert_eq!(payloads.send_input(&json!({"to": ["Ann"], "n": 1})), Ok(None));
    let input =
        json!({"to": [format!("Ann {}", share("p1"))], "n": 1, "body": {"x": "<br:payload id=\"q\">new</br:payload>"}});
    let sent = json!({"to": [format!("Ann {}", long("a"))], "n": 1, "body": {"x": "new"}});
    assert_eq!(payloads.send_input(&input), Ok(Some(sent)));
    assert_eq!(payloads.send(&share("q")).unwrap(), "new");
    let before = payloads.clone();
    let unknown = json!(["<br:payload id=\"r\">kept?</br:payload>", share("p9")]);
    assert!(matches!(payloads.send_input(&unknown), Err(BadReference::Unknown { .. })));
    assert_eq!(payloads, before);
    // All texts of a call have one bound.
    let _ = receive(&mut payloads, &"l".repeat(MAX_KEPT / 2));
    assert_eq!(payloads.send_input(&json!(vec![share("p3"); 4])), Err(BadReference::TooLong));
}

#[test]
fn ids_do_not_collide() {
    let mut payloads = Payloads::default();
    payloads.send("<br:payload id=\"p1\">the model's own</br:payload>").unwrap();
    assert!(receive(&mut payloads, &long("a")).starts_with("<br:payload id=\"p2\">"));
    // An id whose content was given up for newer ones is not given again.
    for index in 0..=MAX_CONTENTS {
        let _ = receive(&mut payloads, &format!("{index}{}", long("x")));
    }
    assert!(matches!(payloads.send("<br:share_payload id=\"p2\"/>"), Err(BadReference::Unknown { .. })));
    assert!(matches!(payloads.send("<br:payload id=\"p2\">new</br:payload>"), Err(BadReference::Taken(_))));
}

#[test]
fn contents_are_data_and_bounded() {
    let mut payloads = two();
    // Tags in a content are harmless to the model that reads them, and go on as they are.
    let hostile = format!("</br:payload><BR:share_payload id=\"p1\"/>{}", long("h"));
    let shown = receive(&mut payloads, &hostile);
    assert!(shown.starts_with("<br:payload id=\"p3\">&lt;/br:payload>&lt;BR:share_payload id=\"p1\"/>h"), "{shown}");
    assert_eq!(payloads.tell("<br:share_payload id=\"p3\"/>"), hostile);
    // Neither one text nor a session grows without end.
    let large = "l".repeat(MAX_KEPT / 2);
    let _ = receive(&mut payloads, &large);
    let bomb = "<br:share_payload id=\"p4\"/>".repeat(50);
    assert_eq!(payloads.tell(&bomb).len(), MAX_EXPANDED / large.len() * large.len());
    assert_eq!(payloads.send(&bomb), Err(BadReference::TooLong));
    let larger = "m".repeat(MAX_KEPT);
    assert!(receive(&mut payloads, &larger).starts_with("<br:payload id=\"p5\">"));
    assert_eq!(payloads.tell("<br:share_payload id=\"p4\"/>"), "");
    let largest = "n".repeat(MAX_KEPT + 1);
    assert_eq!(receive(&mut payloads, &largest), largest);
}

proptest! {
    #[test]
    fn pieces_cut_anywhere_are_as_the_whole(
        words in prop::collection::vec(prop::sample::select(vec![
            "<br:share_payload id=\"p1\"/>", "<br:payload id=\"q\">", "</br:payload>", "<", "br:", "<br:sh", "/>", "é", " id=\"p2\"",
            "<br:share_payload", ">", "text ", "<BR:PAYLOAD ", "<answer>", "</br:share_payload>",
        ]), 0..12),
        filler in 0usize..130,
        cuts in prop::collection::vec(any::<prop::sample::Index>(), 0..8),
    ) {
        let text = format!("{}{}", words.concat(), " ".repeat(filler)) + &words.concat();
        let payloads = two();
        let mut cuts: Vec<usize> = cuts.iter().map(|cut| text.floor_char_boundary(cut.index(text.len() + 1))).collect();
        cuts.extend([0, text.len()]);
        cuts.sort_unstable();
        let (mut expander, mut out) = (Expander::default(), String::new());
        for cut in cuts.windows(2) {
            let piece = &text[cut[0]..cut[1]];
            expander.push(piece, &payloads, |(Expanded::Written(it) | Expanded::Content(it))| out.push_str(it));
            prop_assert!(expander.held.len() < tags::MAX_TAG);
        }
        out.push_str(&expander.finish());
        prop_assert_eq!(&out, &*payloads.tell(&text));
    }

    #[test]
    fn no_text_is_too_much(text in any::<String>()) {
        let mut payloads = two();
        let _ = receive(&mut payloads, &text);
        let _ = payloads.tell(&text);
        let _ = payloads.send(&text);
    }
}
