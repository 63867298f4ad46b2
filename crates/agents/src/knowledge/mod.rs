//! Knowledge bases of an agent: the tools by which a model searches them, what it is shown of the results, and the way back
//! from the short ids that it cites to what was found.

mod quote;
mod source;
mod tool;

use std::collections::BTreeMap;

use aws_wire::bedrock_agent::types::{AgentKnowledgeBase, KnowledgeBaseState};
use aws_wire::bedrock_agent_runtime::types::{self as run, KnowledgeBaseRetrievalConfiguration};

pub(crate) use quote::{in_parts, results, text_of};
pub use source::Source;
pub(crate) use source::{Found, citation, cite, fit, free_id, sources};
pub(crate) use tool::{called, query, tool};

/// How knowledge bases are searched, by their ids.
pub(crate) type Retrieval = BTreeMap<String, KnowledgeBaseRetrievalConfiguration>;

/// A knowledge base that an agent may search.
#[derive(Clone, Debug, PartialEq)]
pub struct KnowledgeBase {
    /// Its id.
    pub id: String,
    /// What the agent is to use it for.
    pub description: String,
    /// How it is searched unless the turn says otherwise; only inline agents have one of their own.
    pub retrieval_configuration: Option<KnowledgeBaseRetrievalConfiguration>,
}

impl KnowledgeBase {
    /// The enabled ones of an agent, by id, so that prompts keep their bytes.
    pub(crate) fn enabled(associated: &[AgentKnowledgeBase]) -> Vec<Self> {
        let enabled = associated.iter().filter(|it| it.knowledge_base_state == KnowledgeBaseState::Enabled);
        let bases = enabled.map(|it| Self {
            id: it.knowledge_base_id.clone(),
            description: it.description.clone(),
            retrieval_configuration: None,
        });
        by_id(bases.collect())
    }

    /// Those of an InvokeInlineAgent request.
    ///
    /// # Errors
    /// A knowledge base that is given twice.
    pub(crate) fn inline(given: Option<&[run::KnowledgeBase]>) -> Result<Vec<Self>, String> {
        let given = given.unwrap_or_default();
        let twice = |(index, base): (usize, &run::KnowledgeBase)| {
            given[..index].iter().any(|earlier| earlier.knowledge_base_id == base.knowledge_base_id)
        };
        if let Some(index) = given.iter().enumerate().position(twice) {
            let id = &given[index].knowledge_base_id;
            return Err(format!("knowledgeBases[{index}]: the knowledge base {id} is given twice. Give it once."));
        }
        let bases = given.iter().map(|it| Self {
            id: it.knowledge_base_id.clone(),
            description: it.description.clone(),
            retrieval_configuration: it.retrieval_configuration.clone(),
        });
        Ok(by_id(bases.collect()))
    }
}

fn by_id(mut bases: Vec<KnowledgeBase>) -> Vec<KnowledgeBase> {
    bases.sort_by(|one, other| one.id.cmp(&other.id));
    bases
}

/// The configurations of a turn by knowledge base; `place` is the request's member that has them.
///
/// # Errors
/// One for a knowledge base that the agent does not have, or two for one. The first sentence is AWS's.
pub(crate) fn retrieval(
    given: Vec<run::KnowledgeBaseConfiguration>,
    bases: &[KnowledgeBase],
    place: &str,
) -> Result<Retrieval, String> {
    let mut configurations = Retrieval::new();
    for configuration in given {
        let id = configuration.knowledge_base_id;
        let problem = if !bases.iter().any(|base| base.id == id) {
            format!("{id} in {place} is not an enabled knowledge base of the agent")
        } else if configurations.insert(id.clone(), configuration.retrieval_configuration).is_some() {
            format!("{id} is in {place} twice")
        } else {
            continue;
        };
        let count = bases.len();
        return Err(format!(
            "You can only provide configurations for up to {count} knowledge bases in the session state. {problem}. Give one \
             configuration at most for each knowledge base of the agent."
        ));
    }
    Ok(configurations)
}
