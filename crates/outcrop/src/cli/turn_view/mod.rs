//! A turn as people read it: one line a step as it happens, then the answer as it streams.

mod sources;
mod steps;

use std::io::{self, Write};

use aws_wire::bedrock_agent_runtime::types::{Metadata, PayloadPart, Trace};

use super::client::TurnEvent;
use super::terminal::{DIM, STRONG, duration, printable};
use steps::Step;

/// Writes the events of a turn. Colours are written as escapes; give it a writer that leaves them out where they don't belong.
pub(crate) struct TurnView<W> {
    out: W,
    /// Whether steps are shown.
    traces: bool,
    place: Place,
    used: Used,
    /// Where what the answer rests on lies.
    sources: Vec<String>,
}

/// Where the last write left the line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// At its start.
    Start,
    /// After the name of a model that has been asked and not answered.
    Model,
    /// Inside the answer.
    Answer,
}

/// What the turn took.
#[derive(Default)]
struct Used {
    model_calls: u32,
    input_tokens: i64,
    output_tokens: i64,
    milliseconds: Option<i64>,
}

impl<W: Write> TurnView<W> {
    pub(crate) fn new(out: W, traces: bool) -> Self {
        Self { out, traces, place: Place::Start, used: Used::default(), sources: Vec::new() }
    }

    /// Shows an event; what asks the caller for something is shown by whoever answers it.
    pub(crate) fn show(&mut self, event: &TurnEvent) -> io::Result<()> {
        match event {
            TurnEvent::Chunk(part) => self.chunk(part)?,
            TurnEvent::Trace(part) if self.traces => {
                for step in part.trace.iter().flat_map(steps::of) {
                    self.step(part.trace.as_ref(), &step)?;
                }
            }
            TurnEvent::Trace(_) | TurnEvent::ReturnControl(_) | TurnEvent::Other => {}
        }
        self.out.flush()
    }

    /// Ends the line, so that someone else can write.
    pub(crate) fn pause(&mut self) -> io::Result<()> {
        self.end_line()?;
        self.out.flush()
    }

    /// Ends the turn's last line, names the answer's sources and, with steps, says what the turn took.
    pub(crate) fn end(&mut self) -> io::Result<()> {
        self.end_line()?;
        for source in std::mem::take(&mut self.sources) {
            writeln!(self.out, "  {DIM}source{DIM:#}   {}", printable(&source))?;
        }
        let Used { model_calls, input_tokens, output_tokens, milliseconds } = std::mem::take(&mut self.used);
        if self.traces && model_calls > 0 {
            let calls = if model_calls == 1 { "model call" } else { "model calls" };
            let time = milliseconds.map(|time| format!(", {}", duration(time))).unwrap_or_default();
            writeln!(
                self.out,
                "  {DIM}{model_calls} {calls}, {input_tokens} tokens in, {output_tokens} out{time}{DIM:#}"
            )?;
        }
        self.out.flush()
    }

    fn chunk(&mut self, part: &PayloadPart) -> io::Result<()> {
        if self.place != Place::Answer {
            self.end_line()?;
            write!(self.out, "{STRONG}Agent:{STRONG:#} ")?;
            self.place = Place::Answer;
        }
        for source in sources::cited(part) {
            if !self.sources.contains(&source) {
                self.sources.push(source);
            }
        }
        let bytes = part.bytes.as_ref().map(|blob| blob.0.as_ref()).unwrap_or_default();
        self.out.write_all(printable(&String::from_utf8_lossy(bytes)).as_bytes())
    }

    fn step(&mut self, trace: Option<&Trace>, step: &Step) -> io::Result<()> {
        if let Some(metadata) = trace.and_then(steps::metadata) {
            self.count(metadata);
        }
        match step {
            Step::ModelAsked { model } => {
                self.head(step)?;
                write!(self.out, "{} {DIM}…{DIM:#} ", printable(model))?;
                self.place = Place::Model;
            }
            Step::ModelAnswered { took } => {
                self.used.model_calls += 1;
                if self.place != Place::Model {
                    self.head(step)?;
                }
                writeln!(self.out, "{DIM}{took}{DIM:#}")?;
                self.place = Place::Start;
            }
            Step::Other { text, note, .. } => {
                self.head(step)?;
                write!(self.out, "{}", printable(text).trim_end().replace('\n', "\n           "))?;
                if !note.is_empty() {
                    write!(self.out, "  {DIM}{}{DIM:#}", printable(note))?;
                }
                writeln!(self.out)?;
            }
            Step::Finished => {}
        }
        Ok(())
    }

    fn head(&mut self, step: &Step) -> io::Result<()> {
        self.end_line()?;
        let (style, word) = step.word();
        write!(self.out, "  {style}{word:<8}{style:#} ")
    }

    fn end_line(&mut self) -> io::Result<()> {
        if self.place != Place::Start {
            self.place = Place::Start;
            writeln!(self.out)?;
        }
        Ok(())
    }

    fn count(&mut self, metadata: &Metadata) {
        if let Some(usage) = &metadata.usage {
            self.used.input_tokens += i64::from(usage.input_tokens.unwrap_or(0));
            self.used.output_tokens += i64::from(usage.output_tokens.unwrap_or(0));
        }
        if let Some(time) = metadata.operation_total_time_ms {
            self.used.milliseconds = Some(time);
        }
    }
}

#[cfg(test)]
mod tests {
    use aws_wire::bedrock_agent_runtime::types::TracePart;
    use serde_json::{Value, json};

    use super::*;

    fn trace(trace: Value) -> TurnEvent {
        let part: TracePart = serde_json::from_value(json!({ "trace": trace })).unwrap();
        TurnEvent::Trace(Box::new(part))
    }

    fn step(step: Value) -> TurnEvent {
        trace(json!({ "orchestrationTrace": step }))
    }

    fn chunk(text: &str) -> TurnEvent {
        TurnEvent::Chunk(PayloadPart { attribution: None, bytes: Some(text.as_bytes().to_vec().into()) })
    }

    fn turn() -> Vec<TurnEvent> {
        let parameters = json!([
            {"name": "order_id", "type": "integer", "value": "1042"},
            {"name": "note", "type": "string", "value": "in \"haste\""}
        ]);
        let call = json!({"actionGroupName": "order-desk", "function": "find_order", "executionType": "LAMBDA",
                          "parameters": parameters});
        let api = json!({"actionGroupName": "stock", "apiPath": "/items/{id}", "verb": "put", "executionType": "LAMBDA",
            "parameters": [{"name": "id", "type": "string", "value": "lamp"}],
            "requestBody": {"content": {"application/json": [{"name": "count", "type": "integer", "value": "3"}]}}});
        let model = json!({"modelInvocationInput": {"foundationModel": "amazon.nova-lite-v1:0", "text": "long"}});
        let usage = |input: i32, output: i32| {
            json!({"modelInvocationOutput":
            {"metadata": {"usage": {"inputTokens": input, "outputTokens": output}, "totalTimeMs": 1430}}})
        };
        let got = |text: &str| {
            json!({"observation": {"type": "ACTION_GROUP",
            "actionGroupInvocationOutput": {"text": text, "metadata": {"totalTimeMs": 12}}}})
        };
        vec![
            step(model.clone()),
            step(usage(812, 36)),
            step(json!({"rationale": {"text": "I need the order.\nThen I can answer."}})),
            step(json!({"invocationInput": {"invocationType": "ACTION_GROUP", "actionGroupInvocationInput": call}})),
            step(got("{\"status\": \"shipped\u{1b}[2J\"}")),
            step(json!({"invocationInput": {"invocationType": "ACTION_GROUP", "actionGroupInvocationInput": api}})),
            step(got(&"x".repeat(1_000))),
            step(json!({"observation": {"type": "REPROMPT", "repromptResponse":
                {"source": "ACTION_GROUP", "text": "The item is not known."}}})),
            step(model),
            chunk("It was "),
            chunk("shipped."),
            step(usage(900, 12)),
            step(json!({"observation": {"type": "FINISH", "finalResponse":
                {"text": "It was shipped.", "metadata": {"operationTotalTimeMs": 3210}}}})),
        ]
    }

    fn shown(events: &[TurnEvent], traces: bool) -> String {
        let mut out = Vec::new();
        let mut view = TurnView::new(&mut out, traces);
        for event in events {
            view.show(event).unwrap();
        }
        view.end().unwrap();
        anstream::adapter::strip_str(&String::from_utf8(out).unwrap()).to_string()
    }

    #[test]
    fn a_turn_is_told_step_by_step() {
        insta::assert_snapshot!(shown(&turn(), true));
    }

    #[test]
    fn without_traces_the_answer_stands_alone() {
        assert_eq!(shown(&turn(), false), "Agent: It was shipped.\n");
    }

    #[test]
    fn look_ups_and_sources_are_named() {
        let reference =
            |uri: &str| json!({"content": {"text": "Soup"}, "location": {"type": "S3", "s3Location": {"uri": uri}}});
        let found = [reference("s3://menus/a.md"), reference("s3://menus/b.md"), reference("s3://menus/a.md")];
        let chunk =
            json!({"bytes": "U291cC4=", "attribution": {"citations": [{"retrievedReferences": [found[0], found[2]]}]}});
        let events = [
            step(json!({"invocationInput": {"invocationType": "KNOWLEDGE_BASE",
                "knowledgeBaseLookupInput": {"knowledgeBaseId": "MENUS00001", "text": "soup?"}}})),
            step(json!({"observation": {"type": "KNOWLEDGE_BASE", "knowledgeBaseLookupOutput":
                {"retrievedReferences": found, "metadata": {"totalTimeMs": 7}}}})),
            TurnEvent::Chunk(serde_json::from_value(chunk).unwrap()),
        ];
        assert_eq!(shown(&events, false), "Agent: Soup.\n  source   s3://menus/a.md\n");
        let all = shown(&events, true);
        assert!(
            all.contains("MENUS00001.search(\"soup?\")")
                && all.contains("3 passages of s3://menus/a.md, s3://menus/b.md"),
            "{all}"
        );
    }

    #[test]
    fn a_failure_says_why() {
        let failure = trace(json!({"failureTrace": {"failureReason": "The model is not there.", "failureCode": 404}}));
        assert_eq!(shown(&[failure], true), "  fails    The model is not there.  404\n");
    }
}
