"""What payload references save: one question to two supervisors, of which one does not know of them.

The two differ in one line of their prompt. Printed is what the supervisors' own models wrote, as their providers counted it.

    python examples/teams/tokens.py
"""

import uuid

from team import ask, build, create_function, create_specialists, create_supervisor, delete

QUESTION = (
    "I want to refinance mortgage M-100 over 15 years. Show me the payments of the next twelve months, and what the people "
    "for new mortgages say about them."
)
GUIDELINE = "$multi_agent_payload_reference_guideline$"


def without_references(alias_arn):
    """The prompts of an agent without the guideline that tells its model of references."""
    agent = build.get_agent(agentId=alias_arn.split("/")[1])["agent"]
    shown = agent["promptOverrideConfiguration"]["promptConfigurations"]
    (prompt,) = (prompt for prompt in shown if prompt["promptType"] == "ORCHESTRATION")
    assert GUIDELINE in prompt["basePromptTemplate"]
    overridden = {
        "promptType": "ORCHESTRATION",
        "promptCreationMode": "OVERRIDDEN",
        "promptState": "ENABLED",
        "basePromptTemplate": prompt["basePromptTemplate"].replace(GUIDELINE, ""),
        "inferenceConfiguration": prompt["inferenceConfiguration"],
    }
    return {"promptConfigurations": [overridden]}


def written(traces):
    """The tokens that the supervisor's model wrote: collaborators have another agent before them in the chain."""
    own = [part["trace"] for part in traces if len(part["callerChain"]) == 1]
    outputs = [
        step["modelInvocationOutput"] for trace in own for step in trace.values() if "modelInvocationOutput" in step
    ]
    return sum(output["metadata"]["usage"]["outputTokens"] for output in outputs)


def main():
    specialists = create_specialists(create_function())
    made = []
    try:
        made.append(create_supervisor(specialists, "SUPERVISOR", "with"))
        overrides = without_references(made[0])
        made.append(create_supervisor(specialists, "SUPERVISOR", "without", promptOverrideConfiguration=overrides))
        tokens, answers = [], []
        for supervisor, kind in zip(made, ("with", "without"), strict=True):
            answer, traces = ask(supervisor, QUESTION, session=str(uuid.uuid4()))
            tokens.append(written(traces))
            answers.append(answer)
            print(f"{kind} payload references: {tokens[-1]} output tokens of the supervisor")
        print(
            f"saved: {1 - tokens[0] / tokens[1]:.0%}; the answers are {'equal' if answers[0] == answers[1] else 'not equal'}"
        )
    finally:
        delete(*made, *specialists.values())


if __name__ == "__main__":
    main()
