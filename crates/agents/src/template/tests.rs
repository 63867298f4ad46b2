//! Templates as people bring them.

use proptest::prelude::*;
use serde_json::json;

use super::*;

impl<F: Fn(&str) -> Option<String>> Values for F {
    fn get(&self, name: &str) -> Option<Cow<'_, str>> {
        self(name).map(Cow::Owned)
    }
}

fn say(role: ConversationRole, text: &str) -> Arc<Message> {
    Arc::new(Message { role, content: vec![ContentBlock::Text(text.into())] })
}

fn user(text: &str) -> Arc<Message> {
    say(ConversationRole::User, text)
}

fn assistant(text: &str) -> Arc<Message> {
    say(ConversationRole::Assistant, text)
}

fn value(name: &str) -> Option<String> {
    (name == "instruction").then(|| "Say \"$question$\"\n".to_owned())
}

fn system(rendered: &Rendered) -> Vec<&str> {
    let texts = rendered.system.iter().filter_map(|block| match block {
        SystemContentBlock::Text(text) => Some(text.as_str()),
        _ => None,
    });
    texts.collect()
}

/// Each message as the first letter of its role and its text.
fn shown(rendered: &Rendered) -> Vec<String> {
    let role = |message: &Message| if message.role == ConversationRole::User { 'u' } else { 'a' };
    rendered.messages.iter().map(|message| format!("{}: {}", role(message), text_of(message))).collect()
}

/// A conversation with a turn before and a step done.
fn conversation(template: &Template) -> Rendered {
    let history = [user("before"), assistant("<thinking>hm</thinking><answer>then</answer>")];
    let turn = [user("now"), assistant("step"), user("result")];
    template.converse(&Conversation { history: &history, turn: &turn }, &value)
}

fn read(text: &str) -> Template {
    Template::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

const STRUCTURED: [&str; 5] =
    ["u: before", "a: <thinking>hm</thinking><answer>then</answer>", "u: Q: now", "a: step", "u: result"];

#[test]
fn pasted_json_is_read_and_filled_in() {
    let rendered = conversation(&read(
        "{\"anthropic_version\": \"bedrock-2023-05-31\", \"system\": \"\n$instruction$ costs $5 and $unknown$\x01\",\n \
         \"messages\": [\n {\"role\": \"user\", \"content\": [{\"text\": \"Q: $question$\"}]},\n {\"role\": \"assistant\", \
         \"content\": {\"type\": \"text\", \"text\": \" $agent_scratchpad$ \"},},\n],\n}\"\"\";",
    ));
    assert_eq!(system(&rendered), ["\nSay \"$question$\"\n costs $5 and $unknown$\u{1}"]);
    assert_eq!(shown(&rendered), STRUCTURED);
}

#[test]
fn every_form_of_a_text_is_one_template() {
    let system = ["\"S\"", "[\"S\"]", "{\"text\": \"S\"}", "[{\"type\": \"text\", \"text\": \"S\"}]"];
    let templates = system.map(|it| read(&format!("{{\"system\": {it}, \"messages\": []}}")));
    assert!(templates.windows(2).all(|pair| pair[0] == pair[1]));
    // The source of a text block: its escapes are escaped once more.
    let source = read("\"\"\"\n{\"system\": \"Write {\\\\\"name\\\\\": 1}.\\s\n\"}\n\"\"\"");
    assert_eq!(source, read(&json!({"system": "Write {\"name\": 1}. \n"}).to_string()));
}

#[test]
fn a_dialogue_in_plain_text_becomes_messages() {
    let rendered = conversation(&read(
        "You know Human: and Assistant:.\n\nHuman: $conversation_history$\n\nHuman: Q: $question$\n\nAssistant: \
         $agent_scratchpad$\n",
    ));
    assert_eq!(system(&rendered), ["You know Human: and Assistant:."]);
    assert_eq!(shown(&rendered), STRUCTURED);
    let indented = read("    Human:\n      Example:\n      Human: hi\n    $question$\n\n    Assistant:");
    assert_eq!(shown(&conversation(&indented))[2..], ["u: Example:\n      Human: hi\n    now", "a: step", "u: result"]);
    // Only an assistant speaks: that is no dialogue.
    assert_eq!(system(&conversation(&read("Roles:\nAssistant: it's you"))), ["Roles:\nAssistant: it's you"]);
}

#[test]
fn plain_text_is_the_system_prompt_unless_it_holds_the_question() {
    let rendered = conversation(&read("Be $instruction$"));
    assert_eq!(system(&rendered).len(), 1);
    assert_eq!(shown(&rendered).len(), 5);
    let rendered = conversation(&read("Answer $question$\n$conversation_history$\n--\n$agent_scratchpad$"));
    assert!(rendered.system.is_empty());
    assert_eq!(shown(&rendered), ["u: Answer now\nUser: before\nAssistant: then\n--\nstep\nresult"]);
}

#[test]
fn what_the_template_places_as_text_is_not_repeated_as_messages() {
    let rendered = conversation(&read(
        &json!({"system": "Earlier:\n$conversation_history$", "messages": [
            {"role": "user", "content": ["Q: $question$", "Again: $question$"]},
            {"role": "assistant", "content": "So far: $agent_scratchpad$ \n"},
        ]})
        .to_string(),
    ));
    assert_eq!(system(&rendered), ["Earlier:\nUser: before\nAssistant: then"]);
    assert_eq!(shown(&rendered), ["u: Q: now\nAgain: now", "a: So far: step\nresult"]);
}

#[test]
fn attachments_stay_with_the_question() {
    let image = ContentBlock::CachePoint(serde_json::from_value(json!({"type": "default"})).unwrap());
    let asked =
        Message { role: ConversationRole::User, content: vec![ContentBlock::Text("now".into()), image.clone()] };
    let turn = [Arc::new(asked)];
    let conversation = Conversation { history: &[], turn: &turn };
    let template = read("{\"messages\": [{\"role\": \"user\", \"content\": \"Q: $question$\"}]}");
    let rendered = template.converse(&conversation, &value);
    assert_eq!(rendered.messages[0].content, [ContentBlock::Text("Q: now".into()), image]);
    assert!(Arc::ptr_eq(&read("plain").converse(&conversation, &value).messages[0], &turn[0]));
}

#[test]
fn a_template_without_messages_is_the_users_message() {
    let rendered = read("Be $instruction$").render(&value);
    assert_eq!((rendered.system.len(), shown(&rendered)), (0, vec!["u: Be Say \"$question$\"\n".to_owned()]));
    let rendered = read("{\"system\": \"s\", \"messages\": [{\"role\": \"user\", \"content\": \"m\"}]}").render(&value);
    assert_eq!((system(&rendered), shown(&rendered)), (vec!["s"], vec!["u: m".to_owned()]));
}

#[test]
fn lines_of_empty_values_are_left_out() {
    let values = |name: &str| Some(if name == "b" { "B".to_owned() } else { String::new() });
    for (template, expected) in
        [("$a$\nx\n$a$$a$\n$b$\n$a$\n\ny $a$\nz", "x\nB\n\ny \nz"), ("$a$$b$\n$a$", "B\n"), ("x\n\ny", "x\n\ny")]
    {
        assert_eq!(system(&conversation_with(template, &values)), [expected], "{template}");
    }
}

fn conversation_with(template: &str, values: &dyn Values) -> Rendered {
    read(template).converse(&Conversation { history: &[], turn: &[] }, values)
}

#[test]
fn broken_templates_say_where() {
    for (text, expected) in [
        (
            "\n\n  {\"system\": \"two\nlines\" \"x\"}",
            "Invalid JSON in the prompt: expected `,` or `}` at line 4 column 8",
        ),
        ("  {\"system\" 1}", "Invalid JSON in the prompt: expected `:` at line 1 column 13"),
        ("{\"system\": \"x", "Invalid JSON in the prompt: EOF while parsing a string at line 1 column 13"),
        ("{\"system\": \"\\v\"}", "Invalid JSON in the prompt: invalid escape at line 1 column 14"),
        ("{} trailing", "Invalid JSON in the prompt: trailing characters at line 1 column 4"),
        ("{\"messages\": {}}", "Invalid prompt: `messages` must be a list"),
        (
            "{\"messages\": []}",
            "Invalid prompt: `messages` must be a list of messages, unless there is a `system` text",
        ),
        ("{\"system\": 1}", "Invalid prompt: `system` must be a text or a list of texts"),
        (
            "{\"messages\": [{\"role\": \"system\", \"content\": \"\"}]}",
            "Invalid prompt: `messages[0].role` must be `user` or `assistant`",
        ),
        (
            "{\"messages\": [{\"role\": \"user\", \"content\": [1]}]}",
            "Invalid prompt: `messages[0].content[0]` must be a text or `{\"text\": …}`",
        ),
    ] {
        assert_eq!(Template::read(text).unwrap_err().problem, expected, "{text}");
    }
    assert!(Template::read(&"[{\"a\":".repeat(5_000).replacen('[', "{\"system\":[", 1)).is_err());
}

proptest! {
    #[test]
    fn values_never_become_template(literals in prop::collection::vec("[a-z\"{}\\\\ :$]{0,8}", 1..5), value in "\\PC{0,20}") {
        let place = |by: &str| literals.iter().map(|it| it.replace('$', "")).collect::<Vec<_>>().join(by);
        let values = |name: &str| (name == "v").then(|| value.clone());
        prop_assume!(!value.is_empty());
        let template = Template::read(&json!({"system": place("$v$")}).to_string()).unwrap();
        let rendered = template.converse(&Conversation { history: &[], turn: &[] }, &values);
        let expected = place(&value);
        let expected = if expected.trim().is_empty() { vec![] } else { vec![expected.as_str()] };
        prop_assert_eq!(system(&rendered), expected);
    }

    #[test]
    fn no_quotes_or_braces_are_too_odd(parts in prop::collection::vec("\"\"\"|\\{|\\}|[\"\\\\:;,$ \n]|Human:|system|é", 0..12)) {
        let _ = Template::read(&parts.concat());
    }

    #[test]
    fn any_text_is_read_or_refused_and_dollars_survive(text in "\\PC{0,60}") {
        if let Ok(template) = Template::read(&text) && !text.trim().starts_with(['{', '"']) && !text.contains("\"\"\"") {
            let rendered = template.render(&|_: &str| None);
            let whole: String = rendered.messages.iter().map(|message| text_of(message)).collect();
            let expected = text.trim_start_matches('\u{feff}').trim();
            prop_assert!(text.contains("Human:") || whole == expected, "{}", whole);
        }
    }
}
