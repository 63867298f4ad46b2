//! JSON schemas as masks over the model's vocabulary.
//!
//! llguidance compiles the schema and says which tokens may come next and which are forced (keys,
//! punctuation), so that forced tokens are computed in one batch instead of one by one. Its limits bound the
//! size of a grammar and the work of a step.

use std::sync::Arc;

use llama_cpp_2::model::LlamaModel;
use llama_cpp_2::token::LlamaToken;
use llguidance::api::TopLevelGrammar;
use llguidance::toktrie::{InferenceCapabilities, TokEnv, TokRxInfo, TokTrie, TokenId, TokenizerEnv};
use llguidance::{Matcher, ParserFactory};
use serde_json::{Value, json};

use crate::error::EngineError;

/// Makes matchers for one model's vocabulary; building it walks the whole vocabulary once.
pub(super) struct Grammars(ParserFactory);

impl Grammars {
    pub(super) fn new(model: Arc<LlamaModel>) -> Result<Self, EngineError> {
        let trie = vocabulary(&model);
        let env: TokEnv = Arc::new(Vocabulary { model, trie });
        let capabilities = InferenceCapabilities { ff_tokens: true, ..InferenceCapabilities::default() };
        let slices = llguidance::earley::SlicedBiasComputer::json_slices();
        let mut factory = ParserFactory::new(&env, capabilities, &slices).map_err(grammar_error)?;
        factory.quiet();
        factory.limits_mut().max_grammar_size = 50_000;
        factory.limits_mut().verbose_errors = false;
        Ok(Self(factory))
    }

    /// A space and then a JSON value that `schema` allows, as `{"key": value, "key": value}`.
    pub(super) fn json(&self, schema: &Value) -> Result<Matcher, EngineError> {
        let mut schema = schema.clone();
        if let Some(object) = schema.as_object_mut() {
            object.insert(
                "x-guidance".into(),
                json!({"whitespace_flexible": false, "item_separator": ", ", "key_separator": ": "}),
            );
        }
        let grammar = TopLevelGrammar::from_lark(format!("start: \" \" value\nvalue: %json {schema}\n"));
        let matcher = Matcher::new(self.0.create_parser(grammar));
        match matcher.get_error() {
            Some(error) => Err(EngineError::Grammar(error)),
            None => Ok(matcher),
        }
    }
}

fn grammar_error(error: impl std::fmt::Display) -> EngineError {
    EngineError::Grammar(error.to_string())
}

struct Vocabulary {
    model: Arc<LlamaModel>,
    trie: TokTrie,
}

impl TokenizerEnv for Vocabulary {
    fn tok_trie(&self) -> &TokTrie {
        &self.trie
    }

    fn tokenize_bytes(&self, text: &[u8]) -> Vec<TokenId> {
        let tokens = self.model.vocab().tokenize(text, false, false);
        tokens.into_iter().map(|token| token.0.unsigned_abs()).collect()
    }
}

fn vocabulary(model: &LlamaModel) -> TokTrie {
    let vocab = model.vocab();
    let end = vocab.eot();
    let end = if end.0 < 0 { vocab.eos() } else { end };
    let mut ends = vec![end.0.unsigned_abs()];
    let mut words = Vec::with_capacity(model.n_vocab().unsigned_abs() as usize);
    for id in 0..model.n_vocab() {
        let token = LlamaToken(id);
        if vocab.is_eog(token) && token != end {
            ends.push(id.unsigned_abs());
        }
        let plain = vocab.token_to_piece(token, false, None);
        words.push(if plain.is_empty() { control_word(&vocab.token_to_piece(token, true, None)) } else { plain });
    }
    let info = TokRxInfo::new(model.n_vocab().unsigned_abs(), end.0.unsigned_abs());
    TokTrie::from(&info, &words).with_eos_tokens(&ends)
}

/// Control tokens are marked, so that no text can stand for them.
fn control_word(bytes: &[u8]) -> Vec<u8> {
    if bytes.is_empty() {
        return Vec::new();
    }
    std::iter::once(TokTrie::SPECIAL_TOKEN_MARKER).chain(bytes.iter().copied()).collect()
}
