//! The example parsers as functions on this machine: what they are told, and what is read of their answers.

use aws_wire::bedrock_runtime::types::{
    ContentBlock, ConversationRole, ConverseMetrics, Message, StopReason, TokenUsage, ToolUseBlock,
};
use execution::{Code, FunctionArn, FunctionExecutor as _, FunctionSpec, Functions, FunctionsConfig, Invocation};
use models::Answer;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::*;
use crate::parser::text::testing::tools;
use crate::parser::{Next, PreProcessing, Reading, Route};
use crate::prompts::PromptKind;
use crate::trace::{RawForm, raw_response};

struct Examples {
    functions: Functions,
    _dir: TempDir,
}

impl Examples {
    async fn new() -> Self {
        let dir = TempDir::new().unwrap();
        let mut config = FunctionsConfig::new(dir.path().join("work"));
        config.init_timeout = std::time::Duration::from_secs(120);
        Self { functions: Functions::start(config).await.unwrap(), _dir: dir }
    }

    /// What an example answers to a raw response.
    async fn parse(&self, handler: &str, prompt: PromptKind, raw: &str) -> Vec<u8> {
        let name = handler.replace('.', "-");
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/parsers").into();
        let arn = FunctionArn::new("us-east-1", "123456789012", &name).unwrap();
        let mut spec = FunctionSpec::new(arn, "python3.11".parse().unwrap(), handler, Code::Folder(folder));
        spec.timeout = std::time::Duration::from_secs(120);
        self.functions.put(spec).await.unwrap();
        let agent = EventAgent { name: "Clerk", id: "AGENT12345", alias: "TSTALIASID", version: "DRAFT" };
        let invocation = Invocation::new(name, event(agent, prompt, raw));
        let outcome = self.functions.invoke(invocation).await.unwrap();
        assert_eq!(outcome.failure(), None, "{handler}");
        outcome.payload.to_vec()
    }

    async fn orchestration(&self, handler: &str, model: &str, in_text: bool, content: Vec<ContentBlock>) -> Reading {
        let tools = tools();
        let answer = answer(content);
        let raw = raw_response(RawForm::of(model, in_text), model, &answer, &[], "1");
        let parsed = self.parse(handler, PromptKind::Orchestration, &raw).await;
        let parser = OrchestrationParser { groups: &[], tools: &tools, first_call: 1 };
        parser.read(&parsed, answer.message).unwrap().reading
    }

    async fn text(&self, handler: &str, words: &str) -> Next {
        self.orchestration(handler, "deepseek.r1-v1:0", true, vec![text(words)]).await.next
    }
}

fn answer(content: Vec<ContentBlock>) -> Answer {
    let calls = content.iter().any(|block| matches!(block, ContentBlock::ToolUse(_)));
    Answer {
        message: Message { role: ConversationRole::Assistant, content },
        stop_reason: if calls { StopReason::ToolUse } else { StopReason::EndTurn },
        usage: TokenUsage {
            cache_details: None,
            cache_read_input_tokens: None,
            cache_write_input_tokens: None,
            input_tokens: 1,
            output_tokens: 2,
            total_tokens: 3,
        },
        metrics: ConverseMetrics { latency_ms: 4 },
        additional_model_response_fields: None,
        malformed_tool_uses: Vec::new(),
    }
}

fn text(text: &str) -> ContentBlock {
    ContentBlock::Text(text.into())
}

fn call(name: &str, id: &str, input: Value) -> ToolUseBlock {
    ToolUseBlock { name: name.into(), tool_use_id: id.into(), input, r#type: None }
}

#[tokio::test]
async fn parsers_of_text_read_calls_answers_and_questions() {
    let examples = Examples::new().await;
    for (handler, words, next) in [
        (
            "function_call.handler",
            "<thinking>Rome.</thinking>\n<function_call>GET::weather::forecast(city=\"Rome\", days=3)",
            Next::Calls(vec![call("GET__weather__forecast", "call_1", json!({"city": "Rome", "days": 3}))]),
        ),
        (
            "function_call.handler",
            "<function_call>GET::x_amz_knowledgebase_KB12345678::Search(searchQuery=\"rain\")</function_call>",
            Next::Calls(vec![call("x_amz_knowledgebase_KB12345678__Search", "call_1", json!({"searchQuery": "rain"}))]),
        ),
        ("function_call.handler", "<function_call>user::askuser(question=\"Which?\")", Next::AskUser("Which?".into())),
        ("function_call.handler", "<thinking>x</thinking><answer>It rains.", Next::Finish("It rains.".into())),
        (
            "invoke_xml.handler",
            "<function_calls>\n<invoke>\n<tool_name>math::add</tool_name>\n<parameters>\n<n1>1</n1>\n</parameters>\n</invoke>\n\
             <invoke>\n<tool_name>GET::weather::forecast</tool_name>\n<parameters><city>Rome</city></parameters>\n",
            Next::Calls(vec![
                call("math__add", "call_1", json!({"n1": 1})),
                call("GET__weather__forecast", "call_2", json!({"city": "Rome"})),
            ]),
        ),
        ("invoke_xml.handler", "<answer>It rains.</answer>", Next::Finish("It rains.".into())),
        (
            "deepseek.handler",
            "First the sum.\n<tool_call>\n<tool>math::add</tool>\n<args><n1>1</n1></args>\n</tool_call>",
            Next::Calls(vec![call("math__add", "call_1", json!({"n1": 1}))]),
        ),
        ("deepseek.handler", "<think>So.</think>Done.\n<answer>It rains.", Next::Finish("It rains.".into())),
    ] {
        assert_eq!(examples.text(handler, words).await, next, "{handler}: {words}");
    }
    for (handler, told) in
        [("function_call.handler", "neither"), ("invoke_xml.handler", "neither"), ("deepseek.handler", "Write")]
    {
        let next = examples.text(handler, "I am not sure.").await;
        assert!(matches!(&next, Next::Reprompt(text) if text.contains(told)), "{handler}: {next:?}");
    }
}

#[tokio::test]
async fn parsers_of_tool_uses_read_the_messages_response() {
    let examples = Examples::new().await;
    let uses =
        [call("math__add", "toolu_a", json!({"n1": 1.5})), call("notes__save", "toolu_b", json!({"tags": ["x"]}))];
    let model = "anthropic.claude-3-5-sonnet-20240620-v1:0";
    let content = || {
        let uses = uses.iter().cloned().map(ContentBlock::ToolUse);
        [text("<thinking>Two.</thinking>")].into_iter().chain(uses).collect::<Vec<_>>()
    };
    let serial = examples.orchestration("tool_use.serial", model, false, content()).await;
    assert_eq!(serial.next, Next::Calls(uses[..1].to_vec()));
    assert_eq!(serial.rationale.as_deref(), Some("Two."));
    assert_eq!(serial.message.content, content()[..2]);
    let parallel = examples.orchestration("tool_use.parallel", model, false, content()).await;
    assert_eq!(parallel.next, Next::Calls(uses.to_vec()));
    let finish =
        examples.orchestration("tool_use.parallel", model, false, vec![text("<answer>\"é\"\n</answer>")]).await;
    assert_eq!(finish.next, Next::Finish("\"é\"".into()));
}

#[tokio::test]
async fn parsers_of_the_other_prompts_are_read() {
    let examples = Examples::new().await;
    let raw = "<thinking>Fine.</thinking>\n<category>D</category>";
    let parsed = examples.parse("pre_processing.handler", PromptKind::PreProcessing, raw).await;
    assert_eq!(read_pre_processing(&parsed), Ok(PreProcessing { valid: true, rationale: Some("Fine.".into()) }));

    let parsed = examples.parse("post_processing.handler", PromptKind::PostProcessing, "<final_response>\n30").await;
    assert_eq!(read_post_processing(&parsed).unwrap().text, "30");

    let cited = vec![text(
        "<answer><answer_part><text>\nIt \"rains\".\n</text><sources><source>s1</source></sources></answer_part>",
    )];
    for in_text in [true, false] {
        let model = "anthropic.claude-3-haiku-20240307-v1:0";
        let raw = raw_response(RawForm::of(model, in_text), model, &answer(cited.clone()), &[], "1");
        let parsed = examples.parse("citations.handler", PromptKind::KnowledgeBaseResponseGeneration, &raw).await;
        let answer = read_knowledge_base_response(&parsed).unwrap();
        assert_eq!(
            (answer.text().as_str(), &answer.parts[0].source_ids[..]),
            ("It \"rains\".", &["s1".to_owned()][..])
        );
    }

    let raw = "<summary><topic name=\"Trips\">\nRome in May.\n</topic></summary>";
    let parsed = examples.parse("memory.handler", PromptKind::MemorySummarization, raw).await;
    assert_eq!(read_memory_summaries(&parsed).unwrap()[0].summary, "Rome in May.");

    for (raw, route) in [
        ("<a>Hotels</a>", Route::Agent { name: "Hotels".into(), input: None }),
        ("<a>keep_previous_agent</a>", Route::KeepPrevious),
        ("<a>undecidable", Route::Undecided),
    ] {
        let parsed = examples.parse("router.handler", PromptKind::RoutingClassifier, raw).await;
        assert_eq!(read_route(&parsed), Ok(route));
    }
}
