//! The tools in words and JSON Schema, for models that do not know them by their type.

use serde_json::{Map, Value, json};

use super::version::Version;
use crate::action_groups::BuiltIn;

/// What the tool is for, and the JSON Schema of its input.
pub(super) fn describe(version: &Version, settings: &Map<String, Value>) -> (String, Value) {
    match version.signature {
        BuiltIn::Bash => bash(),
        BuiltIn::TextEditor => editor(version),
        BuiltIn::Computer | BuiltIn::UserInput | BuiltIn::CodeInterpreter => computer(version, settings),
    }
}

fn computer(version: &Version, settings: &Map<String, Value>) -> (String, Value) {
    let pixels = |name: &str| settings.get(name).and_then(Value::as_u64).unwrap_or_default();
    let (width, height) = (pixels("display_width_px"), pixels("display_height_px"));
    let description = format!(
        "Use a computer: look at its screen, move and click its mouse, press its keys. The screen has {width} × {height} \
         pixels. Take a screenshot first, and again after each step whose effect has to be seen; click the middle of what is \
         meant."
    );
    let has = |action: &str| version.commands.contains(&action);
    let point = |text: &str| json!({"type": "array", "items": {"type": "integer"}, "description": text});
    let mut properties = json!({
        "action": {"type": "string", "enum": version.commands, "description": "What to do."},
        "coordinate": point("Where: [x, y] in pixels from the upper left corner."),
        "text": {"type": "string", "description":
            "What to type, or which key or keys to press, such as Return or ctrl+s."},
    });
    if has("scroll") {
        properties["start_coordinate"] = point("Where a drag begins: [x, y].");
        properties["scroll_direction"] =
            json!({"type": "string", "enum": ["up", "down", "left", "right"], "description": "Which way to scroll."});
        properties["scroll_amount"] = json!({"type": "integer", "description": "How many steps to scroll."});
        properties["duration"] =
            json!({"type": "number", "description": "How many seconds to wait, or to hold a key down."});
    }
    if has("zoom") {
        properties["region"] = point("What of the screen to enlarge: [left, top, right, bottom].");
    }
    (description, json!({"type": "object", "properties": properties, "required": ["action"]}))
}

fn bash() -> (String, Value) {
    let description = "Run commands in a shell. The shell stays the same from call to call: its folder, its variables, what \
                       runs in the background. Long output is best looked at in parts.";
    let properties = json!({
        "command": {"type": "string", "description": "The command to run; needed unless the shell is started anew."},
        "restart": {"type": "boolean", "description": "True to start the shell anew."},
    });
    (description.to_owned(), json!({"type": "object", "properties": properties}))
}

fn editor(version: &Version) -> (String, Value) {
    let description = "Look at, write and change text files. `view` shows a file with line numbers, or a folder; `create` \
                       writes a new file; `str_replace` puts one text, which must be in the file exactly once, in another's \
                       place; `insert` adds text behind a line.";
    let text = |about: &str| json!({"type": "string", "description": about});
    let mut properties = json!({
        "command": {"type": "string", "enum": version.commands, "description": "What to do."},
        "path": text("The file or folder, from the root."),
        "file_text": text("For create: what the file will hold."),
        "old_str": text("For str_replace: the text that is there now."),
        "new_str": text("For str_replace: the text that takes its place."),
        "insert_line": {"type": "integer", "description": "For insert: the line behind which to add; 0 for the beginning."},
        "view_range": {"type": "array", "items": {"type": "integer"}, "description":
            "For view: the first and the last line to show, from 1; -1 for the end."},
    });
    if version.commands.contains(&"undo_edit") {
        properties["new_str"] = text("For str_replace and insert: the new text.");
    } else {
        properties["insert_text"] = text("For insert: the text to add.");
    }
    (description.to_owned(), json!({"type": "object", "properties": properties, "required": ["command", "path"]}))
}
