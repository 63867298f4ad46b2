//! Parser functions: Lambda functions of the agent's author that read a model's answer in place of the built-in parsers
//! (`overrideLambda` of prompts with parser mode OVERRIDDEN).
//!
//! Everything here is pure: [`event`] writes what a function is invoked with, the `read_…` functions read what it answered,
//! and the runtime makes the call in between. A wrong answer is an error that names the member, never an empty result.

mod answer;
mod invocations;
mod orchestration;
mod others;
mod resolve;

use bytes::Bytes;
use serde::Serialize;

use crate::action_groups::EventAgent;
use crate::prompts::PromptKind;

pub use orchestration::{OrchestrationParser, ParsedOrchestration};
pub use others::{
    read_knowledge_base_response, read_memory_summaries, read_post_processing, read_pre_processing, read_route,
};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Event<'a> {
    message_version: &'static str,
    agent: EventAgent<'a>,
    invoke_model_raw_response: &'a str,
    prompt_type: &'a str,
    override_type: &'static str,
}

/// The JSON of the event for a parser function. `raw_response` is the model's answer in the form that parsers of the prompt
/// read.
#[must_use]
pub fn event(agent: EventAgent<'_>, prompt: PromptKind, raw_response: &str) -> Bytes {
    let event = Event {
        message_version: "1.0",
        agent,
        invoke_model_raw_response: raw_response,
        prompt_type: prompt.as_str(),
        override_type: "OUTPUT_PARSER",
    };
    #[allow(clippy::expect_used)] // Texts always have a JSON form.
    serde_json::to_vec(&event).expect("an event is plain JSON").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_event_has_the_members_that_parsers_read() {
        let agent = EventAgent { name: "Clerk", id: "AGENT12345", alias: "TSTALIASID", version: "DRAFT" };
        let event = event(agent, PromptKind::PreProcessing, "é <category>D</category>");
        assert_eq!(
            std::str::from_utf8(&event).unwrap(),
            "{\"messageVersion\":\"1.0\",\"agent\":{\"name\":\"Clerk\",\"id\":\"AGENT12345\",\"alias\":\"TSTALIASID\",\
             \"version\":\"DRAFT\"},\"invokeModelRawResponse\":\"é <category>D</category>\",\"promptType\":\
             \"PRE_PROCESSING\",\"overrideType\":\"OUTPUT_PARSER\"}"
        );
    }
}

#[cfg(test)]
mod example_tests;
