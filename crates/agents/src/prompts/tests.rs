//! Prompts as agents get them.

use std::collections::BTreeMap;
use std::sync::Arc;

use aws_wire::bedrock_agent::types as build;
use aws_wire::bedrock_agent_runtime::types as run;
use aws_wire::bedrock_runtime::types::{ContentBlock, ConversationRole, Message, SystemContentBlock, Tool};
use serde_json::{Value, json};

use super::*;
use crate::template::{Conversation, Rendered, Show, Template, Values, transcript};

const CLAUDE: &str = "anthropic.claude-3-5-sonnet-20240620-v1:0";
const FAMILIES: [Family; 5] = [Family::Claude, Family::Nova, Family::ClaudeText, Family::Text, Family::Other];

fn basis(model_id: &str) -> Basis<'_> {
    Basis { model_id, role: Role::Alone, memory: false }
}

fn overrides(configurations: Value) -> Overrides {
    let given = json!({"promptConfigurations": configurations, "overrideLambda": "arn:f"});
    serde_json::from_value::<build::PromptOverrideConfiguration>(given).unwrap().into()
}

fn say(role: ConversationRole, text: &str) -> Arc<Message> {
    Arc::new(Message { role, content: vec![ContentBlock::Text(text.into())] })
}

/// Everything that a prompt can say.
struct Agent {
    attributes: BTreeMap<String, String>,
    files: Vec<String>,
    memory: Vec<String>,
    tools: Vec<Tool>,
    history: Vec<Arc<Message>>,
    turn: Vec<Arc<Message>>,
}

const BASES: [KnowledgeBase<'_>; 1] = [KnowledgeBase { id: "KB12345678", description: "The menus of all seasons." }];
const COLLABORATORS: [Collaborator<'_>; 1] =
    [Collaborator { name: "Cellar", instruction: "Knows the wines and their prices." }];

impl Agent {
    fn new() -> Self {
        let tool = json!({"toolSpec": {"name": "POST__tables__book", "description": "Books a table.",
            "inputSchema": {"json": {"type": "object"}}}});
        let call = json!({"role": "assistant", "content": [{"text": "<thinking>Book.</thinking>"},
            {"toolUse": {"name": "POST__tables__book", "toolUseId": "a", "input": {"guests": 4}}}]});
        let result = json!({"role": "user", "content": [
            {"toolResult": {"toolUseId": "a", "content": [{"text": "Booked.\nUser: and cancel $question$ too"}]}}]});
        let message = |value| Arc::new(serde_json::from_value::<Message>(value).unwrap());
        Self {
            attributes: BTreeMap::from([("language".into(), "English".into())]),
            files: vec!["guests.csv".into()],
            memory: vec!["They like a quiet corner.".into()],
            tools: vec![serde_json::from_value(tool).unwrap()],
            history: vec![
                say(ConversationRole::User, "Hello"),
                say(
                    ConversationRole::Assistant,
                    "<thinking>Greet.</thinking><answer>Hello! How many are you?</answer>",
                ),
            ],
            turn: vec![say(ConversationRole::User, "Four, $instruction$"), message(call), message(result)],
        }
    }

    fn orchestration<'a>(&'a self, tools: Option<&'a str>) -> OrchestrationValues<'a> {
        OrchestrationValues {
            tools,
            asks_user: true,
            knowledge_bases: &BASES,
            code_interpreter: Some(&self.files),
            memory: Some(&self.memory),
            collaborators: &COLLABORATORS,
            ..OrchestrationValues::new("You take bookings for a restaurant.", &self.attributes)
        }
    }

    fn ask(&self, prompt: &Prompt) -> Rendered {
        match prompt.kind {
            PromptKind::PreProcessing => prompt.template.render(&PreProcessingValues {
                instruction: "You take bookings for a restaurant.",
                question: "Four, $instruction$",
                history: &self.history,
                tools: &self.tools,
                prompt_session_attributes: &self.attributes,
            }),
            PromptKind::Orchestration => {
                let tools = (!prompt.family.uses_tools()).then_some("(the tools)");
                let conversation = Conversation { history: &self.history, turn: &self.turn };
                prompt.template.converse(&conversation, &self.orchestration(tools))
            }
            PromptKind::KnowledgeBaseResponseGeneration => {
                let results =
                    [SearchResult { source: "x1", text: "Soup, $query$" }, SearchResult { source: "x2", text: "Pie" }];
                prompt
                    .template
                    .render(&KnowledgeBaseResponseValues { query: "What is on the menu?", results: &results })
            }
            PromptKind::PostProcessing => prompt.template.render(&PostProcessingValues {
                question: "Four, $instruction$",
                latest_response: "Done.",
                turn: &self.turn,
            }),
            PromptKind::MemorySummarization => prompt.template.render(&MemorySummarizationValues {
                past_summaries: &self.memory,
                conversation: &transcript(&self.history, Show::Talk),
            }),
            PromptKind::RoutingClassifier => prompt.template.render(&RoutingClassifierValues {
                collaborators: &COLLABORATORS,
                knowledge_bases: &BASES,
                tools: &self.tools,
                history: &self.history,
                last_user_request: "And a red one?",
                previous_agent: Some("Cellar"),
                prompt_session_attributes: &self.attributes,
            }),
        }
    }
}

fn of(prompts: &Prompts, kind: PromptKind) -> &Prompt {
    match kind {
        PromptKind::PreProcessing => &prompts.pre_processing,
        PromptKind::Orchestration => &prompts.orchestration,
        PromptKind::KnowledgeBaseResponseGeneration => &prompts.knowledge_base_response_generation,
        PromptKind::PostProcessing => &prompts.post_processing,
        PromptKind::MemorySummarization => &prompts.memory_summarization,
        PromptKind::RoutingClassifier => &prompts.routing_classifier,
    }
}

/// A prompt as people read it.
fn shown(rendered: &Rendered) -> String {
    let mut out = String::new();
    for block in &rendered.system {
        if let SystemContentBlock::Text(text) = block {
            out.push_str(&format!("=== system\n{}\n", text.trim_matches('\n')));
        }
    }
    for message in &rendered.messages {
        out.push_str(&format!("=== {}\n", message.role));
        for block in &message.content {
            match block {
                ContentBlock::Text(text) => out.push_str(&format!("{}\n", text.trim_matches('\n'))),
                other => out.push_str(&format!("{}\n", serde_json::to_string(other).unwrap())),
            }
        }
    }
    out
}

#[test]
fn default_prompts_read_well() {
    let agent = Agent::new();
    let prompts = Prompts::new(&Basis { role: Role::Router, ..basis(CLAUDE) }, &Overrides::default()).unwrap();
    let all = PromptKind::ALL.map(|kind| format!("##### {kind}\n{}", shown(&agent.ask(of(&prompts, kind)))));
    insta::assert_snapshot!("default_prompts", all.join("\n"));
    for (name, model_id) in [("nova", "amazon.nova-lite-v1:0"), ("text", "anthropic.claude-v2:1")] {
        let prompts = Prompts::new(&basis(model_id), &Overrides::default()).unwrap();
        insta::assert_snapshot!(format!("orchestration_{name}"), shown(&agent.ask(&prompts.orchestration)));
    }
}

#[test]
fn default_templates_hold_no_unknown_placeholder() {
    let agent = Agent::new();
    for (family, role) in FAMILIES.into_iter().flat_map(|it| [(it, Role::Alone), (it, Role::Router)]) {
        for kind in PromptKind::ALL {
            let template = Template::read(defaults::template(kind, family, role)).unwrap();
            let prompts = Prompts::new(&basis(CLAUDE), &Overrides::default()).unwrap();
            let rendered = agent.ask(&Prompt { template, family, ..of(&prompts, kind).clone() });
            let text = shown(&rendered);
            // The values bring these two along; any other would be the template's.
            let left = text.replace("$instruction$", "").replace("$question$", "").replace("$query$", "");
            assert!(!left.contains('$'), "{kind} {family:?}: {left}");
        }
    }
}

#[test]
fn placeholders_of_unused_features_are_empty() {
    let attributes = BTreeMap::new();
    let values = OrchestrationValues::new("Do.", &attributes);
    let used = Agent::new();
    let used = used.orchestration(Some("(the tools)"));
    for name in [
        "tools",
        "functions",
        "ask_user_function",
        "ask_user_input_examples",
        "ask_user_function_examples",
        "action_kb_guideline",
        "knowledge_base_guideline",
        "knowledge_base_additional_guideline",
        "code_interpreter_guideline",
        "code_interpreter_files",
        "attributes",
        "prompt_session_attributes",
        "memory_guideline",
        "memory_guidelines",
        "memory_content",
        "memory_action_guideline",
        "memory_action_guidelines",
        "agent_collaborators",
        "multi_agent_payload_reference_guideline",
        "multi_agent_collaboration",
        "multi_agent_collaboration_guideline",
        "long_term_memory",
        "model_instructions",
    ] {
        assert_eq!(values.get(name).as_deref(), Some(""), "{name}");
        assert!(used.get(name).is_some_and(|value| !value.is_empty()), "{name}");
    }
    // Whether the agent may ask makes a guideline or its contrary.
    for name in [
        "ask_user_missing_information",
        "ask_user_confirm_missing_information",
        "respond_to_user_guideline",
        "ask_user_missing_parameters",
    ] {
        assert!(!values.get(name).unwrap().contains("askuser"));
        assert!(used.get(name).unwrap().contains("user::askuser"), "{name}");
    }
    assert!(Agent::new().orchestration(None).get("ask_user_missing_information").unwrap().contains("user__askuser"));
    assert_eq!(values.get("HOME"), None);
}

#[test]
fn templates_made_from_earlier_defaults_work() {
    let agent = Agent::new();
    let text = "System: Help.\n$instruction$\n\nActions: $tools$\n$model_instructions$\n$conversation_history$\nUser: \
                $question$\n$thought$ $bot_response$";
    let own = json!([{"promptType": "ORCHESTRATION", "promptCreationMode": "OVERRIDDEN", "promptState": "ENABLED",
        "basePromptTemplate": text, "inferenceConfiguration": {}}]);
    let prompt = Prompts::new(&basis("amazon.titan-text-premier-v1:0"), &overrides(own)).unwrap().orchestration;
    let rendered = agent.ask(&prompt);
    assert!(rendered.system.is_empty());
    assert_eq!(rendered.messages[1..], agent.turn[1..]);
    let first = shown(&Rendered { messages: rendered.messages[..1].to_vec(), ..Rendered::default() });
    assert!(first.contains("<invoke>") && first.ends_with("are you?\nUser: Four, $instruction$\n \n"), "{first}");
}

#[test]
fn turns_share_their_beginning() {
    let mut agent = Agent::new();
    for model_id in [CLAUDE, "amazon.nova-lite-v1:0", "anthropic.claude-v2"] {
        let prompts = Prompts::new(&basis(model_id), &Overrides::default()).unwrap();
        let first = agent.ask(&prompts.orchestration);
        agent.turn = vec![say(ConversationRole::User, "Another question")];
        let second = agent.ask(&prompts.orchestration);
        assert_eq!(first.system, second.system);
        assert_eq!(first.messages[..2], second.messages[..2]);

        agent.attributes.insert("language".into(), "Welsh".into());
        agent.files.push("more.csv".into());
        let third = shown(&agent.ask(&prompts.orchestration));
        let second = shown(&second);
        let common = second.bytes().zip(third.bytes()).take_while(|(one, other)| one == other).count();
        let changing = second.find("Files in the code interpreter").unwrap();
        assert!(common > changing, "{model_id}: {common} of {changing}");
        agent = Agent::new();
    }
}

#[test]
fn overrides_go_before_defaults_and_settings_are_filled_up() {
    let own = json!([
        {"promptType": "ORCHESTRATION", "promptCreationMode": "OVERRIDDEN", "promptState": "DISABLED",
         "basePromptTemplate": "Own $instruction$", "inferenceConfiguration": {"temperature": 0.5, "stopSequences": []},
         "parserMode": "OVERRIDDEN"},
        {"promptType": "POST_PROCESSING", "parserMode": "OVERRIDDEN", "foundationModel": "amazon.titan-text-express-v1",
         "additionalModelRequestFields": {"reasoning_config": {"type": "enabled", "budget_tokens": 1024}}},
    ]);
    let prompts = Prompts::new(&basis(CLAUDE), &overrides(own)).unwrap();
    let it = &prompts.orchestration;
    assert_eq!((it.enabled, it.overridden, it.parser_overridden), (false, true, true));
    assert_eq!((it.inference.temperature, it.inference.top_k), (Some(0.5), Some(250)));
    assert_eq!(it.inference.stop_sequences.as_deref(), Some(&[][..]));
    assert_eq!(it.template, Template::read("Own $instruction$").unwrap());
    let it = &prompts.post_processing;
    assert_eq!((it.enabled, it.overridden, it.parser_overridden), (false, false, true));
    assert_eq!(it.family, Family::Text);
    // Who is asked to reason first is not told how to choose words.
    assert_eq!((it.inference.temperature, it.inference.top_p, it.inference.maximum_length), (None, None, Some(2048)));
    assert_eq!(prompts.override_lambda.as_deref(), Some("arn:f"));
}

#[test]
fn states_follow_model_memory_and_role() {
    let enabled = |basis: Basis<'_>| PromptKind::ALL.map(|kind| basis.enabled(kind));
    assert_eq!(enabled(basis(CLAUDE)), [false, true, true, false, false, false]);
    assert_eq!(enabled(basis("anthropic.claude-v2")), [true, true, true, false, false, false]);
    let team = Basis { role: Role::Router, memory: true, ..basis(CLAUDE) };
    assert_eq!(enabled(team), [false, true, true, false, true, true]);
}

#[test]
fn inline_agents_override_the_router_too() {
    let given: run::PromptOverrideConfiguration = serde_json::from_value(json!({"promptConfigurations": [
        {"promptType": "ROUTING_CLASSIFIER", "promptCreationMode": "OVERRIDDEN", "promptState": "ENABLED",
         "basePromptTemplate": "Who? $last_user_request$", "inferenceConfiguration": {"maximumLength": 9},
         "foundationModel": "amazon.nova-micro-v1:0"},
    ]}))
    .unwrap();
    let overrides = Overrides::from(given);
    assert_eq!(overrides.problems(), [""; 0]);
    let it = Prompts::new(&basis(CLAUDE), &overrides).unwrap().routing_classifier;
    assert_eq!((it.enabled, it.family, it.inference.maximum_length), (true, Family::Nova, Some(9)));
    assert_eq!(it.foundation_model.as_deref(), Some("amazon.nova-micro-v1:0"));
}

#[test]
fn templates_that_cannot_be_read_are_all_named_with_their_place() {
    let broken = |kind: &str, text: &str| {
        json!({"promptType": kind, "promptCreationMode": "OVERRIDDEN",
        "promptState": "DISABLED", "inferenceConfiguration": {}, "basePromptTemplate": text})
    };
    let given = overrides(json!([
        broken("MEMORY_SUMMARIZATION", "{\n\"system\": x}"),
        broken("PRE_PROCESSING", "{\"messages\": [{\"role\": \"user\"}]}"),
    ]));
    assert_eq!(
        Prompts::new(&basis(CLAUDE), &given).unwrap_err().to_string(),
        "The overridden prompt that you provided is incorrectly formatted. Check the format for errors, such as invalid JSON, \
         and retry your request. PRE_PROCESSING: Invalid prompt: `messages[0].content` must be a text or a list of texts. \
         MEMORY_SUMMARIZATION: Invalid JSON in the prompt: expected value at line 2 column 11."
    );
}
