//! `outcrop chat`.

mod agents;
mod control;
mod input;

use std::io::Write as _;
use std::process::ExitCode;

use aws_wire::bedrock_agent_runtime::types::{InvokeAgentRequest, ReturnControlPayload, SessionState};
use clap::Args;
use serde_json::json;
use uuid::Uuid;

use super::Failure;
use super::arguments::EndpointArguments;
use super::client::{Client, ClientError, TurnEvent, turn_request};
use super::terminal::{BAD, DIM, printable};
use super::turn_view::TurnView;
use input::Input;

/// What `--help` shows at its end.
const EXAMPLES: &str = r#"Examples:
  outcrop chat
  outcrop chat ABCDEFGHIJ --trace
  outcrop chat ABCDEFGHIJ --alias KLMNOPQRST --session my-session
  echo "What is the status of order 1042?" | outcrop chat ABCDEFGHIJ --json"#;

/// Talk to an agent.
///
/// Reads lines and streams the agent's answers. When the agent wants a confirmation it asks for y or n; when it returns
/// control it shows the function and its parameters and asks for the result. /quit, Ctrl-D or Ctrl-C ends the chat, /new
/// begins a new session, /trace shows or hides the steps.
///
/// Without an AGENT_ID it lists the agents and asks which one is meant. Lines may also come from a file or pipe: confirmations
/// and results are then read from it too, and the exit code says whether all turns went well.
#[derive(Debug, Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Chat {
    /// The agent.
    #[arg(value_name = "AGENT_ID")]
    agent_id: Option<String>,
    /// The alias to call it by; TSTALIASID is the prepared draft.
    #[arg(long, value_name = "ALIAS_ID", default_value = "TSTALIASID")]
    alias: String,
    /// The session to go on with or to begin [default: a new one].
    #[arg(long, value_name = "SESSION_ID")]
    session: Option<String>,
    /// Show each step of a turn as it happens.
    #[arg(long)]
    trace: bool,
    /// Print each event as a JSON line, in the form of InvokeAgent's stream. With --trace, traces too.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    endpoint: EndpointArguments,
}

type View = TurnView<anstream::AutoStream<std::io::Stdout>>;

/// A chat that is going on.
struct Conversation {
    client: Client,
    agent_id: String,
    alias_id: String,
    session_id: String,
    trace: bool,
    json: bool,
}

impl Chat {
    pub(crate) async fn run(self) -> Result<ExitCode, Failure> {
        let client = self.endpoint.client()?;
        let mut input = Input::open()?;
        let agent_id = match self.agent_id {
            Some(id) => id,
            None => match agents::choose(&client, &mut input, self.json).await? {
                Some(id) => id,
                None => return Ok(ExitCode::SUCCESS),
            },
        };
        let conversation = Conversation {
            client,
            agent_id,
            alias_id: self.alias,
            session_id: self.session.unwrap_or_else(|| Uuid::new_v4().to_string()),
            trace: self.trace,
            json: self.json,
        };
        conversation.run(&mut input).await
    }
}

impl Conversation {
    async fn run(mut self, input: &mut Input) -> Result<ExitCode, Failure> {
        let mut code = ExitCode::SUCCESS;
        self.remark(input, &format!("Session {}. /quit ends the chat, /new begins a new session.", self.session_id))?;
        while let Some(line) = input.line("You: ")? {
            match line.trim() {
                "" => {}
                "/quit" | "/exit" => break,
                "/new" => {
                    self.session_id = Uuid::new_v4().to_string();
                    self.remark(input, &format!("Session {}.", self.session_id))?;
                }
                "/trace" => {
                    self.trace = !self.trace;
                    self.remark(input, if self.trace { "Steps are shown." } else { "Steps are hidden." })?;
                }
                text => {
                    if let Err(failure) = self.talk(text, input).await {
                        code = ExitCode::FAILURE;
                        self.failed(&failure)?;
                    }
                }
            }
        }
        Ok(code)
    }

    /// One question, with as many calls as it takes until the agent has what it asks for.
    async fn talk(&self, text: &str, input: &mut Input) -> Result<(), Failure> {
        let mut request = InvokeAgentRequest { input_text: Some(text.to_owned()), ..self.request() };
        let mut view = TurnView::new(anstream::stdout(), self.trace);
        while let Some(asked) = self.turn(request, &mut view).await? {
            let results = control::answer(&asked, input, self.json)?;
            let state = SessionState {
                invocation_id: asked.invocation_id,
                return_control_invocation_results: Some(results),
                ..SessionState::default()
            };
            request = InvokeAgentRequest { session_state: Some(state), ..self.request() };
        }
        Ok(view.end()?)
    }

    fn request(&self) -> InvokeAgentRequest {
        turn_request(&self.agent_id, &self.alias_id, &self.session_id, self.trace)
    }

    /// One call; gives what the agent asks for before it can go on.
    async fn turn(
        &self,
        request: InvokeAgentRequest,
        view: &mut View,
    ) -> Result<Option<ReturnControlPayload>, Failure> {
        let mut turn = self.client.invoke_agent(request).await?;
        let mut asked = None;
        let result = loop {
            match turn.next().await {
                Ok(Some(received)) => {
                    if self.json {
                        writeln!(std::io::stdout(), "{}", received.json)?;
                    } else {
                        view.show(&received.event)?;
                    }
                    if let TurnEvent::ReturnControl(payload) = received.event {
                        asked = Some(payload);
                    }
                }
                Ok(None) => break Ok(asked),
                Err(error) => break Err(error.into()),
            }
        };
        view.pause()?;
        result
    }

    fn failed(&self, failure: &Failure) -> Result<(), Failure> {
        if self.json {
            let (code, message) = match failure.downcast_ref() {
                Some(ClientError::Service { code, message, .. }) => (Some(code), message.clone()),
                _ => (None, failure.to_string()),
            };
            writeln!(std::io::stdout(), "{}", json!({"error": {"code": code, "message": message}}))?;
        } else {
            writeln!(anstream::stderr(), "{BAD}{}{BAD:#}", printable(&failure.to_string()))?;
        }
        Ok(())
    }

    /// A remark for someone who sits at a terminal.
    fn remark(&self, input: &Input, text: &str) -> Result<(), Failure> {
        if input.is_terminal() && !self.json {
            writeln!(anstream::stdout(), "{DIM}{}{DIM:#}", printable(text))?;
        }
        Ok(())
    }
}
