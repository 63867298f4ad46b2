//! Any text as a prompt template: a template or an error with a place, never a panic; values never become template.
#![no_main]

use agents::template::Template;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(template) = Template::read(text) {
        let value = |name: &str| (name != "unknown").then(|| "$question$ \" }".to_owned());
        let _ = template.render(&value);
    }
});
