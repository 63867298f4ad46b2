"""Agents orchestrated by a function, as the example program makes them, and what a client sees of one."""

import json

import pytest

from conformance.agents import function
from conformance.examples import EXAMPLES, run
from conformance.fake_model import call, say

PLAN = [
    {"tool": "warehouse__count_stock", "input": {"item": "bolts"}},
    {"tool": "warehouse__unit_price", "input": {"item": "bolts"}},
    {"tool": "warehouse__multiply", "input": {"first": "$1", "second": "$2"}},
]
ANSWER = "They are worth 60."
SCRIPTS = {
    "react": (
        [
            call("warehouse__count_stock", {"item": "bolts"}),
            call("warehouse__unit_price", {"item": "bolts"}),
            call("warehouse__multiply", {"first": 1200, "second": 0.05}),
            say(ANSWER),
        ],
        ["1200", "0.05", "60"],
    ),
    "plan_then_execute": ([say(json.dumps(PLAN)), say(ANSWER)], ["1200", "0.05", "60"]),
}


@pytest.mark.parametrize(("strategy", "case"), SCRIPTS.items(), ids=SCRIPTS)
def test_example(server, clients, model, strategy, case):
    answers, results = case
    model.script(*answers)
    lines = run(server, "custom-orchestration/agent.py", strategy, "What are our bolts worth?")
    assert [line.strip() for line in lines if line.startswith("    ")] == results
    assert lines[-1] == f"  → {ANSWER}"
    left = clients.bedrock_agent.list_agents()["agentSummaries"]
    assert not [agent for agent in left if agent["agentName"].startswith("orchestrated-")]


def test_what_a_client_sees(studio, model):
    orchestrator = studio.lambda_function((EXAMPLES / "custom-orchestration/react/orchestrator.py").read_text())
    agent = studio.agent(
        {
            "actionGroupName": "crm",
            "actionGroupExecutor": {"customControl": "RETURN_CONTROL"},
            "functionSchema": {"functions": [function("find", "name")]},
        },
        orchestrationType="CUSTOM_ORCHESTRATION",
        customOrchestration={"executor": {"lambda": orchestrator["FunctionArn"]}},
    )
    model.script(call("crm__find", {"name": "Zoë"}), say("She is here."))
    asked = agent.ask("Where is Zoë?", enableTrace=True)
    assert [kind for kind, _ in asked.traces] == [
        "customOrchestrationTrace",
        "orchestrationTrace",
        "orchestrationTrace",
        "customOrchestrationTrace",
        "orchestrationTrace",
    ]
    result = {"functionResult": {"actionGroup": "crm", "function": "find", "responseBody": {"TEXT": {"body": "here"}}}}
    assert agent.give_back(asked.return_control, result).text == "She is here."
