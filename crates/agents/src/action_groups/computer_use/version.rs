//! The versions of Anthropic's tools: what each is called, may be set to, and can do.

use serde_json::Value;

use crate::action_groups::BuiltIn;

/// A version of a tool.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Version {
    /// The group's signature.
    pub(super) signature: BuiltIn,
    /// The type: the tool's kind and date.
    pub(super) type_: &'static str,
    /// The name that a model calls it by.
    pub(super) tool: &'static str,
    /// What turns it on in a Messages request, where something does.
    pub(super) beta: Option<&'static str>,
    /// What a group may set.
    pub(super) settings: &'static [Setting],
    /// The values of the argument that says what is to be done; none for the shell.
    pub(super) commands: &'static [&'static str],
}

/// Something that a group may set.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Setting {
    /// Its name, in the group and in a Messages request.
    pub(super) name: &'static str,
    values: Values,
}

#[derive(Debug, PartialEq, Eq)]
enum Values {
    /// A whole number between two bounds, perhaps with a default.
    Whole(u32, u32, Option<u32>),
    /// `true` or `false`.
    Flag,
}

impl Version {
    /// The versions of a tool, oldest first; none for a signature that is not Anthropic's.
    pub(super) fn all(signature: BuiltIn) -> impl Iterator<Item = &'static Self> {
        VERSIONS.iter().filter(move |version| version.signature == signature)
    }
}

impl Setting {
    pub(super) fn default(&self) -> Option<Value> {
        match self.values {
            Values::Whole(_, _, default) => default.map(Value::from),
            Values::Flag => None,
        }
    }

    /// The value of a text, or what a value must be.
    pub(super) fn read(&self, text: &str) -> Result<Value, String> {
        match self.values {
            Values::Whole(least, most, _) => match text.parse::<u32>() {
                Ok(number) if (least..=most).contains(&number) => Ok(number.into()),
                _ => Err(format!("a whole number from {least} to {most}")),
            },
            Values::Flag => text.parse::<bool>().map(Value::from).map_err(|_| "true or false".to_owned()),
        }
    }
}

const WIDTH: Setting = Setting { name: "display_width_px", values: Values::Whole(1, 16_384, Some(1024)) };
const HEIGHT: Setting = Setting { name: "display_height_px", values: Values::Whole(1, 16_384, Some(768)) };
const NUMBER: Setting = Setting { name: "display_number", values: Values::Whole(0, 65_535, None) };
const ZOOM: Setting = Setting { name: "enable_zoom", values: Values::Flag };
const LENGTH: Setting = Setting { name: "max_characters", values: Values::Whole(1, 10_000_000, None) };

const OCTOBER_2024: Option<&str> = Some("computer-use-2024-10-22");
const JANUARY_2025: Option<&str> = Some("computer-use-2025-01-24");
const NOVEMBER_2025: Option<&str> = Some("computer-use-2025-11-24");

/// What the newest computer can do; an older one has the beginning of it.
const ACTIONS: [&str; 17] = [
    "screenshot",
    "cursor_position",
    "mouse_move",
    "left_click",
    "left_click_drag",
    "right_click",
    "middle_click",
    "double_click",
    "key",
    "type",
    "triple_click",
    "left_mouse_down",
    "left_mouse_up",
    "scroll",
    "hold_key",
    "wait",
    "zoom",
];
const COMMANDS: [&str; 5] = ["view", "create", "str_replace", "insert", "undo_edit"];

const VERSIONS: [Version; 9] = [
    computer("computer_20241022", OCTOBER_2024, &[WIDTH, HEIGHT, NUMBER], 10),
    computer("computer_20250124", JANUARY_2025, &[WIDTH, HEIGHT, NUMBER], 16),
    computer("computer_20251124", NOVEMBER_2025, &[WIDTH, HEIGHT, NUMBER, ZOOM], 17),
    bash("bash_20241022", OCTOBER_2024),
    bash("bash_20250124", JANUARY_2025),
    editor("text_editor_20241022", "str_replace_editor", OCTOBER_2024, &[], 5),
    editor("text_editor_20250124", "str_replace_editor", JANUARY_2025, &[], 5),
    editor("text_editor_20250429", "str_replace_based_edit_tool", JANUARY_2025, &[], 4),
    editor("text_editor_20250728", "str_replace_based_edit_tool", None, &[LENGTH], 4),
];

const fn computer(
    type_: &'static str,
    beta: Option<&'static str>,
    settings: &'static [Setting],
    actions: usize,
) -> Version {
    let (commands, _) = ACTIONS.split_at(actions);
    Version { signature: BuiltIn::Computer, type_, tool: "computer", beta, settings, commands }
}

const fn bash(type_: &'static str, beta: Option<&'static str>) -> Version {
    Version { signature: BuiltIn::Bash, type_, tool: "bash", beta, settings: &[], commands: &[] }
}

const fn editor(
    type_: &'static str,
    tool: &'static str,
    beta: Option<&'static str>,
    settings: &'static [Setting],
    commands: usize,
) -> Version {
    let (commands, _) = COMMANDS.split_at(commands);
    Version { signature: BuiltIn::TextEditor, type_, tool, beta, settings, commands }
}
