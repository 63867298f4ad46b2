//! Traces of what agents say to each other.

use aws_wire::bedrock_agent_runtime::types::{
    AgentCollaboratorInputPayload, AgentCollaboratorInvocationInput, AgentCollaboratorInvocationOutput,
    AgentCollaboratorOutputPayload, InvocationInput, InvocationType, Observation, OrchestrationTrace,
    RoutingClassifierTrace, Trace, Type,
};

use super::{Span, Tracer};
use crate::collaborators::Collaborator;

impl Tracer<'_> {
    /// What a collaborator is told.
    pub(crate) fn collaborator_input(&self, to: &Collaborator, input: AgentCollaboratorInputPayload) -> Trace {
        let input = AgentCollaboratorInvocationInput {
            agent_collaborator_alias_arn: Some(to.alias_arn().to_owned()),
            agent_collaborator_name: Some(to.name.clone()),
            input: Some(input),
        };
        let input = InvocationInput {
            agent_collaborator_invocation_input: Some(input),
            invocation_type: Some(InvocationType::AgentCollaborator),
            trace_id: self.trace_id(),
            ..InvocationInput::default()
        };
        match self.routing {
            true => Trace::RoutingClassifierTrace(RoutingClassifierTrace::InvocationInput(input)),
            false => Trace::OrchestrationTrace(OrchestrationTrace::InvocationInput(input)),
        }
    }

    /// What came of it. `turn_id` is that of the collaborator's turn.
    pub(crate) fn collaborator_output(
        &self,
        from: &Collaborator,
        output: AgentCollaboratorOutputPayload,
        (span, turn_id): (Span, String),
    ) -> Trace {
        let output = AgentCollaboratorInvocationOutput {
            agent_collaborator_alias_arn: Some(from.alias_arn().to_owned()),
            agent_collaborator_name: Some(from.name.clone()),
            metadata: Some(span.metadata(Some(turn_id))),
            output: Some(output),
        };
        self.observation(
            Type::AgentCollaborator,
            Observation { agent_collaborator_invocation_output: Some(output), ..Observation::default() },
        )
    }
}
