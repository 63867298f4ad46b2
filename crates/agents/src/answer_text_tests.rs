//! What passes of a model's text, whole and in pieces.

use proptest::prelude::*;

use super::*;

#[test]
fn reads_thinking_and_answer_with_and_without_tags() {
    let cases = [
        ("plain", None, "plain"),
        ("<thinking>why</thinking>\n\n<answer>The sum is 30.", Some("why"), "The sum is 30."),
        ("<thinking>a</thinking> b <thinking>c</thinking>rest", Some("a\nc"), "b rest"),
        ("<answer>x</answer> y", None, "x"),
        ("<answer>x<thinking>secret</thinking>y</answer>", Some("secret"), "xy"),
        ("<answer>a</answer><answer>b</answer>", None, "a"),
        ("<answer>a<answer>b</answer></answer>", None, "ab"),
        ("<Thinking>secret</Thinking>hi", Some("secret"), "hi"),
        ("< thinking >secret</ thinking >hi", Some("secret"), "hi"),
        ("<think mode=\"x\">secret</THINK>hi", Some("secret"), "hi"),
        ("<answer>It is 3</ans", None, "It is 3"),
        ("thinking <function_ca", None, "thinking"),
        ("1 < 2 and 3 <", None, "1 < 2 and 3 <"),
        ("<answer>x<ans<thinking>s</thinking>wer>y", Some("s"), "xy"),
        ("<thinking>never closed", Some("never closed"), ""),
        ("<thinking></thinking>x", None, "x"),
        ("<think>a</think>\n<thinking>b</thinking>c", Some("a\nb"), "c"),
        ("<scratchpad>a <answer>b", Some("a"), "b"),
        ("a</thinking>b", Some("a"), "b"),
    ];
    for (text, rationale, answer) in cases {
        assert_eq!(read(text), Reading { rationale: rationale.map(Into::into), answer: answer.into() }, "{text}");
    }
}

fn filtered(plain_is_answer: bool, pieces: &[&str]) -> String {
    let mut filter = AnswerFilter::new(plain_is_answer);
    let mut out = String::new();
    for piece in pieces {
        filter.push(piece, &mut out);
    }
    filter.finish(&mut out);
    out
}

#[test]
fn thinking_and_text_before_a_possible_call_do_not_pass() {
    assert_eq!(
        filtered(false, &["<think", "ing>a<b</thin", "king>\n<answ", "er>1 < 2", "</ans", "wer> tail"]),
        "1 < 2"
    );
    assert_eq!(filtered(false, &["Let me look."]), "");
    assert_eq!(filtered(true, &["<thinking>x</thinking>  Hello, ", "you"]), "Hello, you");
}

#[test]
fn tool_syntax_does_not_pass() {
    let tools = crate::parser::text::testing::tools();
    let filtered = |pieces: &[&str]| {
        let mut filter = AnswerFilter::new(true).with_tools(&tools);
        let mut out = String::new();
        pieces.iter().for_each(|piece| filter.push(piece, &mut out));
        filter.finish(&mut out);
        out
    };
    for text in [
        "30 <invoke name=\"x\">",
        "30 <Function_Calls>",
        "30 `math::add(n1=1)`",
        "30 POST::math::add(",
        "30 user__askuser(question=\"Which?\")",
        "30 </invoke>x",
    ] {
        for at in 0..=text.len() {
            assert_eq!(filtered(&[&text[..at], &text[at..]]), "30 ", "{text}");
            assert_eq!(filtered(&["<answer>", &text[..at], &text[at..]]), "30 ", "{text}");
        }
    }
    assert_eq!(filtered(&["<invoices> std::move(x)"]), "<invoices> std::move(x)");
    assert_eq!(filtered(&["<answer>See {\"name\": 1}", "</ans"]), "See {\"name\": 1}");
    assert_eq!(filtered(&["<answer>{\"name\": 1}"]), "");
}

proptest! {
    /// Whatever is given as the answer begins with what has passed, and is no more than that unless something of it was
    /// withheld: what follows tool syntax, or an answer in a thought that never ends.
    #[test]
    fn what_passes_is_the_answer(
        parts in prop::collection::vec(prop_oneof![
            prop::sample::select(vec![
                "<thinking>", "</thinking>", "< Think a=1>", "</ think >", "<answer>", "</answer>", "<ans", "</",
                "<invoke>", "</invoke>", "<invoke name=\"math__add\">", "<function_calls>", "<function_ca",
                "<tool_call>", "</Tool_Call>", "math__add(", "n1=1)", "math::", "add(", "user::askuser(question=\"",
                "\")", "{\"name\":", "\"tools__add\"", "\"math__add\"", ",\"parameters\":{}}", "[", "```json\n",
                "`", "word", " ", "\n", "é", "<", ">", "1 < 2",
            ]).prop_map(str::to_owned),
            "\\PC{0,4}",
        ], 0..14),
        in_answer in any::<bool>(),
        native in any::<bool>(),
    ) {
        use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message, StopReason};
        use crate::parser::{Next, TextForm, read_native, read_text};

        let text = format!("{}{}", if in_answer { "<answer>" } else { "" }, parts.concat());
        let tools = crate::parser::text::testing::tools();
        let mut filter = AnswerFilter::new(false).with_tools(&tools);
        let mut passed = String::new();
        text.chars().for_each(|c| filter.push(c.encode_utf8(&mut [0; 4]), &mut passed));
        filter.finish(&mut passed);
        let message = Message { role: ConversationRole::Assistant, content: vec![ContentBlock::Text(text.clone())] };
        let read = match native {
            true => read_native(message, StopReason::EndTurn, &tools, 0),
            false => read_text(message, StopReason::EndTurn, TextForm::Json, &tools, 0),
        };
        if let Next::Finish(answer) = read.next {
            prop_assert!(answer.starts_with(passed.trim_end()), "{text:?}: {passed:?} {answer:?}");
            if matches!(filter.place, Place::Answer | Place::After) {
                prop_assert_eq!(answer, passed.trim_end(), "{}", text);
            }
        }
    }

    #[test]
    fn where_the_text_is_cut_does_not_matter(
        parts in prop::collection::vec(prop::sample::select(vec![
            "<thinking>", "</thinking>", "<answer>", "</answer>", "<", "é", "a b", ">", "</",
            "<think>", "</think>", "<invoke ", "<function_call>",
        ]), 0..12),
        cuts in prop::collection::vec(0usize..40, 0..6),
        plain in any::<bool>(),
    ) {
        let text = parts.concat();
        let mut ends: Vec<usize> = cuts.into_iter().filter(|c| *c < text.len() && text.is_char_boundary(*c)).collect();
        ends.push(text.len());
        ends.sort_unstable();
        let mut from = 0;
        let pieces: Vec<&str> = ends.into_iter().map(|end| { let piece = &text[from..end]; from = end; piece }).collect();
        prop_assert_eq!(filtered(plain, &pieces), filtered(plain, &[&text]));
    }
}
