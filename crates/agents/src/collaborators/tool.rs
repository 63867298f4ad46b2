//! The tool by which a supervisor's model writes to its team.

use std::fmt::Write as _;

use aws_wire::bedrock_runtime::types::{ContentBlock, Tool, ToolInputSchema, ToolSpecification};
use serde_json::{Value, json};

use super::Collaborator;
use crate::parser::{Next, Reading};

/// Its name.
pub(crate) const SEND_MESSAGE: &str = "AgentCommunication__sendMessage";

const RECIPIENT: &str = "recipient";
const CONTENT: &str = "content";
/// How models address whom they answer, where earlier prompts told them to.
const USER: &str = "user";

/// The tool for a team; none without one.
pub(crate) fn tool(collaborators: &[Collaborator]) -> Option<Tool> {
    if collaborators.is_empty() {
        return None;
    }
    let mut description = "Sends a message to an agent of your team and brings its reply. The agents:".to_owned();
    for Collaborator { name, instruction, .. } in collaborators {
        // Writing into a string does not fail.
        let _ = write!(description, "\n- {name}: {}", instruction.trim());
    }
    let names: Vec<&str> = collaborators.iter().map(|it| it.name.as_str()).collect();
    let recipient = json!({"type": "string", "enum": names, "description": "The name of the agent."});
    let content = json!({"type": "string", "description": "All that the agent needs to know, in words."});
    let schema = json!({"type": "object", "properties": {RECIPIENT: recipient, CONTENT: content},
                        "required": [RECIPIENT, CONTENT]});
    Some(Tool::ToolSpec(ToolSpecification {
        name: SEND_MESSAGE.to_owned(),
        description: Some(description),
        input_schema: ToolInputSchema::Json(schema),
        strict: None,
    }))
}

/// Whether a model called the tool, in either form of its name.
pub(crate) fn is_message(called: &str) -> bool {
    called.trim().replace("::", "__") == SEND_MESSAGE
}

/// Who is written to, and what.
///
/// # Errors
/// What the model is told when it named nobody of the team or wrote nothing.
pub(crate) fn message<'a>(
    collaborators: &'a [Collaborator],
    input: &Value,
) -> Result<(&'a Collaborator, String), String> {
    let names = || collaborators.iter().map(|it| it.name.as_str()).collect::<Vec<_>>().join(", ");
    let Some(recipient) = text(input, RECIPIENT) else {
        return Err(format!("The message has no {RECIPIENT}. Name one of: {}.", names()));
    };
    let Some(collaborator) = find(collaborators, recipient) else {
        let rest = match recipient.eq_ignore_ascii_case(USER) {
            true => "The user gets your answer, not messages. Answer when the agents have replied.".to_owned(),
            false => format!("There is no agent of that name in your team. Name one of: {}.", names()),
        };
        return Err(format!("The message was not sent. {rest}"));
    };
    let content = text(input, CONTENT).ok_or_else(|| {
        format!("The message has no {CONTENT}. Say in it what {} is to do, as a text.", collaborator.name)
    })?;
    Ok((collaborator, content.to_owned()))
}

/// An answer in which nothing but messages to the user stand is the answer to the user.
pub(crate) fn said_to_user(collaborators: &[Collaborator], mut reading: Reading) -> Reading {
    let Next::Calls(calls) = &reading.next else { return reading };
    let said = calls.iter().map(|call| {
        let recipient = text(&call.input, RECIPIENT).filter(|_| is_message(&call.name))?;
        let is_user = recipient.eq_ignore_ascii_case(USER) && find(collaborators, recipient).is_none();
        text(&call.input, CONTENT).filter(|_| is_user)
    });
    let Some(said) = said.collect::<Option<Vec<_>>>() else { return reading };
    let answer = said.join("\n\n");
    // The calls have no result, so they must not stay open in the history.
    reading.message.content.retain(|block| !matches!(block, ContentBlock::ToolUse(_)));
    reading.message.content.push(ContentBlock::Text(answer.clone()));
    Reading { next: Next::Finish(answer), ..reading }
}

fn find<'a>(collaborators: &'a [Collaborator], name: &str) -> Option<&'a Collaborator> {
    let exact = collaborators.iter().find(|it| it.name == name);
    exact.or_else(|| collaborators.iter().find(|it| it.name.eq_ignore_ascii_case(name)))
}

fn text<'a>(input: &'a Value, name: &str) -> Option<&'a str> {
    input.get(name)?.as_str().map(str::trim).filter(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use aws_wire::bedrock_runtime::types::{ConversationRole, Message, ToolUseBlock};

    use super::super::Member;
    use super::*;

    fn team() -> Vec<Collaborator> {
        let member = |name: &str| Collaborator {
            name: name.into(),
            instruction: format!("Knows {name}."),
            relays_history: false,
            agent: Member::Alias(format!("arn:aws:bedrock:us-east-1:123456789012:agent-alias/{name}/ALIAS00001")),
        };
        vec![member("Loans"), member("Rates")]
    }

    #[test]
    fn the_tool_names_the_team_and_a_call_names_one_of_it() {
        assert!(tool(&[]).is_none());
        let Some(Tool::ToolSpec(spec)) = tool(&team()) else { panic!() };
        let ToolInputSchema::Json(schema) = &spec.input_schema;
        assert_eq!(schema["properties"]["recipient"]["enum"], json!(["Loans", "Rates"]));
        assert!(spec.description.unwrap().ends_with("\n- Loans: Knows Loans.\n- Rates: Knows Rates."));
        assert!(is_message("AgentCommunication::sendMessage") && !is_message("loans__sendMessage"));

        let team = team();
        let sent = message(&team, &json!({"recipient": "rates", "content": " today? "}));
        let (who, what) = sent.map(|(who, what)| (who.name.clone(), what)).unwrap();
        assert_eq!((who.as_str(), what.as_str()), ("Rates", "today?"));
        for (input, hint) in [
            (json!({"content": "x"}), "Name one of: Loans, Rates."),
            (json!({"recipient": "Bob", "content": "x"}), "no agent of that name"),
            (json!({"recipient": "User", "content": "x"}), "The user gets your answer"),
            (json!({"recipient": "Loans", "content": " "}), "no content"),
        ] {
            let refused = message(&team, &input).map(|_| ()).unwrap_err();
            assert!(refused.contains(hint), "{refused}");
        }
    }

    #[test]
    fn messages_to_the_user_alone_are_the_answer() {
        let call = |recipient: &str, id: &str| ToolUseBlock {
            name: SEND_MESSAGE.into(),
            tool_use_id: id.into(),
            input: json!({"recipient": recipient, "content": format!("hello {id}")}),
            r#type: None,
        };
        let read = |calls: Vec<ToolUseBlock>| {
            let content = calls.iter().cloned().map(ContentBlock::ToolUse).collect();
            let message = Message { role: ConversationRole::Assistant, content };
            said_to_user(&team(), Reading { message, rationale: None, next: Next::Calls(calls) })
        };
        let said = read(vec![call("User", "a"), call("user", "b")]);
        assert_eq!(said.next, Next::Finish("hello a\n\nhello b".into()));
        assert_eq!(said.message.content, [ContentBlock::Text("hello a\n\nhello b".into())]);
        assert!(
            matches!(read(vec![call("User", "a"), call("Loans", "b")]).next, Next::Calls(calls) if calls.len() == 2)
        );
    }
}
