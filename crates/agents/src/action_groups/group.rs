//! What an action group is once its schema has been read.

use aws_wire::bedrock_agent_runtime::types::ActionInvocationType;
use serde_json::Value;

use super::{ComputerUse, Problem, WantedTool};

/// The name of the tool by which a model asks the user a question; its one argument is `question`.
pub const USER_INPUT_TOOL: &str = "user__askuser";

/// An action group that has been read and checked.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionGroup {
    /// The name, the first part of its functions' tool names.
    pub name: String,
    /// The id of ten characters; inline action groups have none.
    pub id: Option<String>,
    /// What the group is for, in the words of its author.
    pub description: Option<String>,
    /// Whether the model may use it: a disabled group gives no tools.
    pub enabled: bool,
    /// What the group offers.
    pub kind: Kind,
    /// What was accepted though AWS or a model may think otherwise, each with its place.
    pub warnings: Vec<Problem>,
}

/// What an action group offers: actions of its author, or something built in.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// Actions described by a schema.
    Actions {
        /// Who carries the actions out.
        executor: Executor,
        /// The actions in the order of the schema.
        actions: Vec<Action>,
    },
    /// Something that needs no schema and is done here.
    BuiltIn(BuiltIn),
    /// One of Anthropic's tools for the use of a computer; the program that invoked the agent carries it out.
    ComputerUse(Box<ComputerUse>),
}

/// Who carries out the actions of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Executor {
    /// A Lambda function.
    Lambda {
        /// Its ARN, with or without a qualifier.
        arn: String,
    },
    /// A server of the Model Context Protocol. Its tools become the group's actions by [`ActionGroup::offer`].
    Mcp {
        /// The ARN that means the server.
        arn: String,
        /// The server's name in the configuration.
        server: String,
        /// The tools that the group chooses; all when `None`.
        wanted: Option<Vec<WantedTool>>,
    },
    /// The HTTP server that the group's OpenAPI schema describes.
    Http {
        /// The ARN that means the server.
        arn: String,
        /// The server's name in the configuration.
        server: String,
        /// The first server URL of the schema.
        base: Option<String>,
    },
    /// The program that invoked the agent.
    ReturnControl,
}

/// The action groups that need no schema, by `parentActionGroupSignature`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuiltIn {
    /// `AMAZON.UserInput`: the model may ask the user for what is missing.
    UserInput,
    /// `AMAZON.CodeInterpreter`: the model may run code.
    CodeInterpreter,
    /// `ANTHROPIC.Computer`: the model may use a computer's screen, mouse and keyboard.
    Computer,
    /// `ANTHROPIC.Bash`: the model may run shell commands.
    Bash,
    /// `ANTHROPIC.TextEditor`: the model may view and edit files.
    TextEditor,
}

/// One thing that can be done: a function, or an operation of an OpenAPI schema.
#[derive(Clone, Debug, PartialEq)]
pub struct Action {
    /// The name by which the model calls it: `group__function` or `VERB__group__operation`.
    pub tool_name: String,
    /// What it does, for the model; never empty.
    pub description: String,
    /// What is called.
    pub target: Target,
    /// The parameters in the order of the schema.
    pub parameters: Vec<Parameter>,
    /// The body of an operation; functions have none.
    pub request_body: Option<RequestBody>,
    /// Whether the user is asked before it is carried out.
    pub require_confirmation: bool,
    /// How a model's arguments are taken.
    pub arguments: Arguments,
    /// The JSON Schema of the tool's input: an object whose members are the parameters and the properties of the body.
    pub input_schema: Value,
}

/// How a model's arguments are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arguments {
    /// Those of the schema and no others; words that stand for an unknown value are none.
    Declared,
    /// All of them, with any text as a value: for tools whose input the model knows better than the schema, and whose texts
    /// are typed or run as they are.
    AsGiven,
}

/// What an action calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A function of a function schema.
    Function {
        /// Its name.
        name: String,
    },
    /// An operation of an OpenAPI schema.
    Api {
        /// The path as the schema spells it, with its `{templates}`.
        path: String,
        /// The HTTP method in upper case.
        method: String,
        /// The operation's own name, where the schema gives one.
        operation_id: Option<String>,
    },
}

/// A parameter of an action, or a property of its body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// The name.
    pub name: String,
    /// The declared type: `string`, `number`, `integer`, `boolean`, `array` or `object`.
    pub type_: String,
    /// What it means, in the words of the schema.
    pub description: Option<String>,
    /// Whether a call without it is sent back to the model.
    pub required: bool,
    /// Where it travels.
    pub location: Location,
}

/// Where a parameter travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// An argument of a function.
    Function,
    /// A part of an operation's path.
    Path,
    /// A member of an operation's query.
    Query {
        /// Whether each item of a list is a member of its own, as it is unless the schema says otherwise.
        exploded: bool,
    },
    /// A header of an operation.
    Header,
    /// A cookie of an operation.
    Cookie,
    /// A property of an operation's body.
    Body,
}

/// The body of an operation, taken apart into its properties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestBody {
    /// The media type; of several, JSON is chosen, else the first.
    pub media_type: String,
    /// The properties in the order of the schema. A body that is no object has one, named `body`.
    pub properties: Vec<Parameter>,
    /// Whether the one property is the body itself.
    pub is_whole: bool,
}

impl ActionGroup {
    /// The actions; none for a built-in group.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        match &self.kind {
            Kind::Actions { actions, .. } => actions,
            Kind::ComputerUse(tool) => std::slice::from_ref(tool.action()),
            Kind::BuiltIn(_) => &[],
        }
    }

    /// Who carries the actions out; nobody outside for a built-in group.
    #[must_use]
    pub fn executor(&self) -> Option<&Executor> {
        match &self.kind {
            Kind::Actions { executor, .. } => Some(executor),
            Kind::ComputerUse(_) => Some(&Executor::ReturnControl),
            Kind::BuiltIn(_) => None,
        }
    }
}

impl Executor {
    /// What the agent's caller is asked for before or instead of carrying out an action; `None` when the action simply
    /// runs.
    #[must_use]
    pub fn asks_caller(&self, action: &Action) -> Option<ActionInvocationType> {
        match (self, action.require_confirmation) {
            (Self::ReturnControl, false) => Some(ActionInvocationType::Result),
            (Self::ReturnControl, true) => Some(ActionInvocationType::UserConfirmationAndResult),
            (_, false) => None,
            (_, true) => Some(ActionInvocationType::UserConfirmation),
        }
    }
}

impl BuiltIn {
    /// The signature by which AWS names it.
    #[must_use]
    pub const fn signature(self) -> &'static str {
        match self {
            Self::UserInput => "AMAZON.UserInput",
            Self::CodeInterpreter => "AMAZON.CodeInterpreter",
            Self::Computer => "ANTHROPIC.Computer",
            Self::Bash => "ANTHROPIC.Bash",
            Self::TextEditor => "ANTHROPIC.TextEditor",
        }
    }
}
