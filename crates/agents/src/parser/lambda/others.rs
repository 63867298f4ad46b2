//! What parser functions answer for the prompts around the loop.

use serde_json::Value;

use super::answer::{envelope, parse};
use crate::action_groups::BadResponse;
use crate::parser::parsed::{CitedAnswer, PostProcessing, PreProcessing, Route, TopicSummary};
use crate::prompts::PromptKind;

/// Reads `preProcessingParsedResponse`.
///
/// # Errors
/// What is wrong with the answer, with the member's name.
pub fn read_pre_processing(payload: &[u8]) -> Result<PreProcessing, BadResponse> {
    let members = parse(payload)?;
    let (answer, _) = envelope(&members, PromptKind::PreProcessing)?;
    let parsed = answer.object("preProcessingParsedResponse")?;
    let valid = match parsed.get("isValidInput") {
        Some(Value::Bool(valid)) => *valid,
        Some(Value::String(text)) if text.eq_ignore_ascii_case("true") => true,
        Some(Value::String(text)) if text.eq_ignore_ascii_case("false") => false,
        other => return Err(parsed.wrong("isValidInput", other, "true or false")),
    };
    let rationale = parsed.optional_text("rationale")?.map(str::trim).filter(|text| !text.is_empty());
    Ok(PreProcessing { valid, rationale: rationale.map(str::to_owned) })
}

/// Reads `postProcessingParsedResponse`.
///
/// # Errors
/// What is wrong with the answer, with the member's name.
pub fn read_post_processing(payload: &[u8]) -> Result<PostProcessing, BadResponse> {
    let members = parse(payload)?;
    let (answer, _) = envelope(&members, PromptKind::PostProcessing)?;
    let parsed = answer.object("postProcessingParsedResponse")?;
    Ok(PostProcessing { text: parsed.text("responseText")?.to_owned(), citations: parsed.citations()? })
}

/// Reads `knowledgeBaseResponseGenerationParsedResponse`.
///
/// # Errors
/// What is wrong with the answer, with the member's name; an answer without parts too.
pub fn read_knowledge_base_response(payload: &[u8]) -> Result<CitedAnswer, BadResponse> {
    let members = parse(payload)?;
    let (answer, _) = envelope(&members, PromptKind::KnowledgeBaseResponseGeneration)?;
    let parsed = answer.object("knowledgeBaseResponseGenerationParsedResponse")?;
    let generated = parsed.object("generatedResponse")?;
    let parts = generated.cited_parts()?;
    if parts.is_empty() {
        let found = generated.get("generatedResponseParts");
        return Err(generated.wrong("generatedResponseParts", found, "a list with at least one part"));
    }
    Ok(CitedAnswer { parts })
}

/// Reads `memorySummarizationParsedResponse`, or `topicwiseSummaries` alone.
///
/// # Errors
/// What is wrong with the answer, with the member's name; an answer without topics too.
pub fn read_memory_summaries(payload: &[u8]) -> Result<Vec<TopicSummary>, BadResponse> {
    let members = parse(payload)?;
    let (answer, _) = envelope(&members, PromptKind::MemorySummarization)?;
    let parsed = match answer.get("topicwiseSummaries") {
        Some(_) => answer,
        None => answer.object("memorySummarizationParsedResponse")?,
    };
    let topics = parsed.objects("topicwiseSummaries")?;
    if topics.is_empty() {
        let found = parsed.get("topicwiseSummaries");
        return Err(parsed.wrong("topicwiseSummaries", found, "a list with at least one topic"));
    }
    let topic = |topic: &super::answer::Part<'_>| {
        Ok(TopicSummary { topic: topic.text("topic")?.to_owned(), summary: topic.text("summary")?.to_owned() })
    };
    topics.iter().map(topic).collect()
}

/// Reads `routingClassifierParsedResponse`: AGENT with its `agentCollaboratorInvocation`, LAST_AGENT or UNDECIDED. A
/// function that could not read the answer (`parsingErrorDetails`) leaves the request to the supervisor.
///
/// # Errors
/// What is wrong with the answer, with the member's name.
pub fn read_route(payload: &[u8]) -> Result<Route, BadResponse> {
    let members = parse(payload)?;
    let (answer, _) = envelope(&members, PromptKind::RoutingClassifier)?;
    let parsed = answer.object("routingClassifierParsedResponse")?;
    if let Some(problem) = parsed.optional_object("parsingErrorDetails")? {
        problem.text("repromptResponse")?;
        return Ok(Route::Undecided);
    }
    let details = parsed.object("responseDetails")?;
    match details.text("type")? {
        "AGENT" => {
            let agent = details.object("agentCollaboratorInvocation")?;
            let input = match agent.optional_object("input")? {
                Some(input) => input.optional_text("text")?.filter(|text| !text.trim().is_empty()),
                None => None,
            };
            let name = agent.text("agentCollaboratorName")?.to_owned();
            Ok(Route::Agent { name, input: input.map(str::to_owned) })
        }
        "LAST_AGENT" => Ok(Route::KeepPrevious),
        "UNDECIDED" => Ok(Route::Undecided),
        _ => Err(details.wrong("type", details.get("type"), "AGENT, LAST_AGENT or UNDECIDED")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::parser::parsed::CitedPart;

    fn bytes(value: &Value) -> Vec<u8> {
        serde_json::to_vec(value).unwrap()
    }

    #[test]
    fn good_answers_are_read() {
        let answer = json!({"messageVersion": "1.0", "promptType": "PRE_PROCESSING",
            "preProcessingParsedResponse": {"isValidInput": true, "rationale": "\nFine.\n"}});
        let read = PreProcessing { valid: true, rationale: Some("Fine.".into()) };
        assert_eq!(read_pre_processing(&bytes(&answer)), Ok(read));

        let part = json!({"text": "A", "references": [{"sourceId": "1"}, {"sourceId": "2"}]});
        let cited = CitedPart { text: "A".into(), source_ids: vec!["1".into(), "2".into()] };
        let answer = json!({"postProcessingParsedResponse": {"responseText": "A B",
            "citations": {"generatedResponseParts": [part]}}});
        let read = PostProcessing { text: "A B".into(), citations: vec![cited.clone()] };
        assert_eq!(read_post_processing(&bytes(&answer)), Ok(read));

        let answer = json!({"knowledgeBaseResponseGenerationParsedResponse": {"generatedResponse":
            {"generatedResponseParts": [part, {"text": "B", "references": null}]}}});
        let plain = CitedPart { text: "B".into(), source_ids: vec![] };
        assert_eq!(read_knowledge_base_response(&bytes(&answer)), Ok(CitedAnswer { parts: vec![cited, plain] }));

        let topics = json!([{"topic": "a", "summary": "b"}]);
        let read = vec![TopicSummary { topic: "a".into(), summary: "b".into() }];
        let answer = json!({"promptType": "MEMORY_SUMMARIZATION",
            "memorySummarizationParsedResponse": {"topicwiseSummaries": topics}});
        assert_eq!(read_memory_summaries(&bytes(&answer)), Ok(read.clone()));
        assert_eq!(read_memory_summaries(&bytes(&json!({"topicwiseSummaries": topics}))), Ok(read));
    }

    #[test]
    fn routes_are_read() {
        for (parsed, expected) in [
            (
                json!({"responseDetails": {"type": "AGENT", "agentCollaboratorInvocation":
                    {"agentCollaboratorName": "Hotels", "input": {"text": "Find one."}}}}),
                Route::Agent { name: "Hotels".into(), input: Some("Find one.".into()) },
            ),
            (json!({"responseDetails": {"type": "LAST_AGENT"}}), Route::KeepPrevious),
            (json!({"responseDetails": {"type": "UNDECIDED"}}), Route::Undecided),
            (json!({"parsingErrorDetails": {"repromptResponse": "Say it again."}}), Route::Undecided),
        ] {
            let answer = json!({"routingClassifierParsedResponse": parsed});
            assert_eq!(read_route(&bytes(&answer)), Ok(expected), "{answer}");
        }
    }

    #[test]
    fn every_wrong_shape_names_its_member() {
        fn error<T: std::fmt::Debug>(read: fn(&[u8]) -> Result<T, BadResponse>, answer: &Value) -> String {
            read(&bytes(answer)).unwrap_err().to_string()
        }
        let cited = |parts: Value| {
            json!({"knowledgeBaseResponseGenerationParsedResponse":
            {"generatedResponse": {"generatedResponseParts": parts}}})
        };
        let route = |details: Value| json!({"routingClassifierParsedResponse": {"responseDetails": details}});
        for (found, expected) in [
            (error(read_pre_processing, &json!("x")), "The parser's answer is a text"),
            (error(read_pre_processing, &json!({"messageVersion": 1})), "messageVersion is 1"),
            (
                error(read_pre_processing, &json!({"promptType": "ORCHESTRATION"})),
                "promptType is the text 'ORCHESTRATION'",
            ),
            (error(read_pre_processing, &json!({})), "preProcessingParsedResponse is missing"),
            (
                error(read_pre_processing, &json!({"preProcessingParsedResponse": {"isValidInput": "D"}})),
                "preProcessingParsedResponse.isValidInput is the text 'D'",
            ),
            (
                error(
                    read_pre_processing,
                    &json!({"preProcessingParsedResponse": {"isValidInput": true, "rationale": []}}),
                ),
                "preProcessingParsedResponse.rationale is a list",
            ),
            (error(read_post_processing, &json!({"postProcessingParsedResponse": []})), "Response is a list"),
            (
                error(read_post_processing, &json!({"postProcessingParsedResponse": {"responseText": " "}})),
                "postProcessingParsedResponse.responseText is blank",
            ),
            (error(read_knowledge_base_response, &cited(json!([]))), "generatedResponseParts is a list; it must be"),
            (error(read_knowledge_base_response, &cited(json!("x"))), "generatedResponseParts is the text 'x'"),
            (error(read_knowledge_base_response, &cited(json!([1]))), "generatedResponseParts[0] is 1"),
            (error(read_knowledge_base_response, &cited(json!([{}]))), "generatedResponseParts[0].text is missing"),
            (
                error(read_knowledge_base_response, &cited(json!([{"text": "a", "references": [{"sourceId": 1}]}]))),
                "generatedResponseParts[0].references[0].sourceId is 1",
            ),
            (error(read_memory_summaries, &json!({})), "memorySummarizationParsedResponse is missing"),
            (
                error(read_memory_summaries, &json!({"topicwiseSummaries": []})),
                "topicwiseSummaries is a list; it must be",
            ),
            (
                error(read_memory_summaries, &json!({"topicwiseSummaries": [{"topic": "a"}]})),
                "topicwiseSummaries[0].summary is missing",
            ),
            (error(read_route, &route(json!({}))), "responseDetails.type is missing"),
            (error(read_route, &route(json!({"type": "BOTH"}))), "responseDetails.type is the text 'BOTH'"),
            (
                error(read_route, &route(json!({"type": "AGENT"}))),
                "responseDetails.agentCollaboratorInvocation is missing",
            ),
            (
                error(read_route, &route(json!({"type": "AGENT", "agentCollaboratorInvocation": {"input": {}}}))),
                "agentCollaboratorInvocation.agentCollaboratorName is missing",
            ),
        ] {
            assert!(found.contains(expected), "{found} does not say {expected}");
        }
        assert!(read_route(b"{").unwrap_err().to_string().contains("not valid JSON"));
    }
}
