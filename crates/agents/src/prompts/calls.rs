//! How the model of an orchestration prompt gets its tools and writes its calls.

use super::Prompt;
use crate::parser::TextForm;

impl Prompt {
    /// The form in which the model writes its calls when its tools are told in words; none when it gets them natively.
    ///
    /// Tools are told in words where the template has a place for them, or where the model's family has no tool use. The
    /// form is the one that the template shows; calls in any other are read all the same.
    #[must_use]
    pub fn text_form(&self) -> Option<TextForm> {
        let template = &self.template;
        if self.family.uses_tools() && !template.mentions("tools") && !template.mentions("functions") {
            return None;
        }
        let shows = |words: &[&str]| words.iter().any(|words| template.says(words));
        Some(if shows(&["<invoke>", "<function_calls>"]) {
            TextForm::XmlInvoke
        } else if shows(&["<function_call>"]) {
            TextForm::FunctionCall
        } else if shows(&["\"parameters\"", "<tool_call>"]) {
            TextForm::Json
        } else {
            TextForm::XmlInvoke
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prompts::{Basis, Overrides, Prompts, Role};
    use crate::template::Template;

    #[test]
    fn the_form_is_the_one_that_the_template_shows() {
        let prompt = |model_id| {
            let basis = Basis { model_id, role: Role::Alone, memory: false };
            Prompts::new(&basis, &Overrides::default()).unwrap().orchestration
        };
        assert_eq!(prompt("anthropic.claude-3-haiku-20240307-v1:0").text_form(), None);
        assert_eq!(prompt("amazon.titan-text-express-v1").text_form(), Some(TextForm::XmlInvoke));
        for (template, form) in [
            ("$tools$ <function_call>GET::a::b(c=\"d\")</function_call>", TextForm::FunctionCall),
            ("$functions$ Answer {\"name\": the name, \"parameters\": all of them}", TextForm::Json),
            ("$tools$ <function_calls><invoke>", TextForm::XmlInvoke),
            ("Use $tools$", TextForm::XmlInvoke),
        ] {
            let template = Template::read(template).unwrap();
            assert_eq!(Prompt { template, ..prompt("qwen3:4b") }.text_form(), Some(form));
        }
    }
}
