//! Answers of models that call tools natively.

use aws_wire::bedrock_runtime::types::{ContentBlock, Message, StopReason, Tool, ToolUseBlock};

use super::text::{Offered, Written};
use super::{Next, Reading, finish, reasoning_of, text_of};
use crate::action_groups::USER_INPUT_TOOL;
use crate::answer_text;

/// Reads an answer: thoughts in tags or reasoning blocks, tool uses, else the answer.
///
/// A call that the model wrote into its text is carried out when it names one of the `tools` and is whole; every other tool
/// syntax is taken out of the answer. Such calls get the ids `call_<n>` with numbers from `first_call`.
pub(crate) fn read(mut message: Message, stop_reason: StopReason, tools: &[Tool], first_call: usize) -> Reading {
    let all = text_of(&message);
    let calls: Vec<ToolUseBlock> = message
        .content
        .iter()
        .filter_map(|block| match block {
            ContentBlock::ToolUse(call) => Some(call.clone()),
            _ => None,
        })
        .collect();
    let offered = Offered::new(tools);
    if calls.is_empty() {
        return match Written::find(&all, offered, first_call) {
            Some(written) if written.is_whole(stop_reason) => {
                let rationale = written.rationale.clone().or_else(|| reasoning_of(&message));
                written.reading(message, rationale).bounded()
            }
            _ => finish(message, &all, stop_reason, offered),
        };
    }

    let text = answer_text::read(&all);
    let rationale = text.rationale.or_else(|| reasoning_of(&message));
    if let Some(question) = calls.iter().find_map(question) {
        // The user answers with a text of the next turn, so the call itself must not stay open in the history.
        message.content.retain(|block| !matches!(block, ContentBlock::ToolUse(_)));
        message.content.push(ContentBlock::Text(question.clone()));
        return Reading { message, rationale, next: Next::AskUser(question) };
    }
    // What a model says on its way to a call is a thought, tagged or not.
    let rationale = rationale.or(Some(text.answer).filter(|text| !text.is_empty()));
    close_inputs(&mut message);
    Reading { message, rationale, next: Next::Calls(calls) }.bounded()
}

/// Reads an answer that is the answer as it stands: the orchestration prompt is disabled.
pub(crate) fn read_raw(message: Message) -> Reading {
    let next = Next::Finish(text_of(&message));
    Reading { message, rationale: None, next }
}

/// Providers take back only objects as a call's input, also when the model wrote something else.
fn close_inputs(message: &mut Message) {
    for block in &mut message.content {
        if let ContentBlock::ToolUse(call) = block
            && !call.input.is_object()
        {
            call.input = serde_json::json!({});
        }
    }
}

/// The question of an ask-user call. A call without one is left to the runtime, whose reprompt says what is missing.
pub(super) fn question(call: &ToolUseBlock) -> Option<String> {
    let question = call.input.get("question")?.as_str()?.trim();
    (call.name == USER_INPUT_TOOL && !question.is_empty()).then(|| question.to_owned())
}

#[cfg(test)]
mod tests {
    use aws_wire::bedrock_runtime::types::ConversationRole;
    use serde_json::json;

    use super::super::{CUT_OFF, EMPTY, NO_CALL};
    use super::*;
    use crate::parser::text::testing::tools;

    fn text(text: &str) -> ContentBlock {
        ContentBlock::Text(text.into())
    }

    fn call(name: &str, id: &str, input: serde_json::Value) -> ContentBlock {
        ContentBlock::ToolUse(ToolUseBlock { name: name.into(), tool_use_id: id.into(), input, r#type: None })
    }

    fn reading(content: Vec<ContentBlock>, stop_reason: StopReason) -> Reading {
        read(Message { role: ConversationRole::Assistant, content }, stop_reason, &tools(), 1)
    }

    #[test]
    fn words_before_calls_are_the_rationale_and_inputs_become_objects() {
        let reading = reading(
            vec![text("Two sums."), call("math__add", "a", json!("{broken")), call("math__add", "b", json!({"n1": 1}))],
            StopReason::ToolUse,
        );
        assert_eq!(reading.rationale.as_deref(), Some("Two sums."));
        assert!(matches!(&reading.next, Next::Calls(calls) if calls.len() == 2 && calls[0].input == "{broken"));
        assert!(matches!(&reading.message.content[1], ContentBlock::ToolUse(call) if call.input == json!({})));
    }

    #[test]
    fn a_question_leaves_no_open_call() {
        let reading = reading(
            vec![text("Need n2."), call(USER_INPUT_TOOL, "q", json!({"question": "Which numbers?"}))],
            StopReason::ToolUse,
        );
        assert_eq!(reading.next, Next::AskUser("Which numbers?".into()));
        assert_eq!(reading.message.content, [text("Need n2."), text("Which numbers?")]);
    }

    #[test]
    fn an_answer_without_words_is_asked_again() {
        for (content, stop, hint) in [
            (vec![], StopReason::EndTurn, EMPTY),
            (vec![text("<thinking>hm")], StopReason::EndTurn, EMPTY),
            (vec![text("<thinking>hm")], StopReason::MaxTokens, CUT_OFF),
        ] {
            assert_eq!(reading(content, stop).next, Next::Reprompt(hint.into()));
        }
    }

    #[test]
    fn a_call_written_as_text_is_carried_out_or_taken_out() {
        let said = |words: &str| reading(vec![text(words)], StopReason::EndTurn);
        let read = said("Adding.\n<invoke name=\"math__add\"><parameter name=\"n1\">1</parameter></invoke>");
        assert!(matches!(&read.next, Next::Calls(calls) if calls[0].input == json!({"n1": 1})
            && calls[0].tool_use_id == "call_1"));
        assert_eq!(read.message.content, [text("Adding."), call("math__add", "call_1", json!({"n1": 1}))]);
        assert_eq!(said("user__askuser(question=\"Which?\")").next, Next::AskUser("Which?".into()));
        for (words, answer) in [
            ("<answer>30. math__subtract(n1=1)</answer>", "30."),
            ("<answer>30.<function_calls><invoke name=\"nothing\"></invoke></function_calls>", "30."),
            ("<answer>30, by math__add(n1=1).", "30, by ."),
        ] {
            let read = said(words);
            assert_eq!(read.next, Next::Finish(answer.into()), "{words}");
            assert_eq!(read.message.content, [text(answer)]);
        }
        assert_eq!(said("<function_calls><invoke name=\"nothing\">").next, Next::Reprompt(NO_CALL.into()));
        let cut = reading(vec![text("<function_call>math::add(n1=1")], StopReason::MaxTokens);
        assert_eq!(cut.next, Next::Reprompt(CUT_OFF.into()));
    }

    #[test]
    fn json_in_words_stays_and_json_for_a_call_is_never_an_answer() {
        let said = |words: &str| reading(vec![text(words)], StopReason::EndTurn).next;
        let call = r#"{"name":"math__add","parameters":{"n1":1}}"#;
        let answer = format!("See {call} ok");
        assert_eq!(said(&format!("<answer>{answer}</answer>")), Next::Finish(answer));
        assert!(matches!(said(&format!("<answer>{call}</answer>")), Next::Calls(_)));
        let unknown = said(r#"{"name":"no__tool","arguments":{"n1":1}}"#);
        assert!(matches!(unknown, Next::Reprompt(told) if told.contains("'no__tool'")));
        let other = r#"{"name":"Ada","age":36}"#;
        assert_eq!(said(other), Next::Finish(other.into()));
    }

    #[test]
    fn the_first_calls_of_very_many_are_kept() {
        let many = (0..200).map(|n| call("math__add", &n.to_string(), json!({"n1": n}))).collect();
        let read = reading(many, StopReason::ToolUse);
        assert_eq!(read.message.content.len(), 128);
        assert!(matches!(read.next, Next::Calls(calls) if calls.len() == 128 && calls[127].tool_use_id == "127"));
    }
}
