"""The examples do what they say."""

import json

import pytest

from conformance.agents import zipped
from conformance.examples import EXAMPLES, run
from conformance.fake_model import call, say
from conformance.server import Server, need_models


def test_getting_started(server, clients, model):
    model.script(call("warehouse__count_stock", {"item": "bolts"}), say("There are 1200 bolts."))
    lines = run(server, "getting-started/agent.py", "How many bolts?")
    assert lines == [
        "How many bolts?",
        "  calls count_stock(item=bolts)",
        "  gets  1200 pieces",
        "  → There are 1200 bolts.",
    ]
    left = clients.bedrock_agent.list_agents()["agentSummaries"]
    assert not [agent for agent in left if agent["agentName"].startswith("getting-started-")]


def test_knowledge(server, model):
    model.script(say("Until two in the afternoon."))
    handbook = str(EXAMPLES / "knowledge" / "handbook")
    lines = run(server, "knowledge/ask.py", handbook, "Until when is the reading room open on Saturdays?")
    assert '"numberOfNewDocumentsIndexed": 4' in lines[1]
    assert lines[-2:] == ["? Until when is the reading room open on Saturdays?", "  Until two in the afternoon."]
    assert "on Saturdays from 10:00 to 14:00" in str(model.requests()[-1]["messages"])


@pytest.mark.timeout(400)
def test_knowledge_with_the_models_that_come_with_it(folder):
    need_models(folder, "model", "embeddings")
    server = Server(folder / "built-in", "agents.passing_state_seconds = 0\n")
    try:
        question = "Until when is the reading room open on Saturdays?"
        lines = run(server, "knowledge/ask.py", str(EXAMPLES / "knowledge" / "handbook"), question, seconds=300)
        answer = "\n".join(lines[lines.index(f"? {question}") + 1 :])
        assert "14:00" in answer and "/opening-hours.md" in answer, answer
    finally:
        assert server.stop() == 0


@pytest.fixture(scope="module")
def replayed(tmp_path_factory):
    """The server of the team's README: no model but the recording beside the example."""
    config = (EXAMPLES / "teams/outcrop.toml").read_text()
    config = config.replace("examples/teams/", f"{EXAMPLES}/teams/") + "[agents]\npassing_state_seconds = 0\n"
    server = Server(tmp_path_factory.mktemp("teams"), config)
    yield server
    server.stop()


def test_team(replayed):
    lines = run(replayed, "teams/team.py")
    assert [line for line in lines if not line.startswith("  →")] == [
        "",
        "? How much do I still owe on mortgage M-100?",
        "  routes to existing-mortgage",
        "",
        "? And when is the next payment due?",
        "  routes to existing-mortgage",
        "",
        "? What is the difference between a fixed and a variable rate?",
        "  routes to general-questions",
        "",
        "? Would I pay less a month for M-100 with a new loan over 15 years?",
        "  asks existing-mortgage",
        "  asks mortgage-application",
    ]
    answers = [line.removeprefix("  → ") for line in lines if line.startswith("  →")]
    assert answers[0] == "You still owe 182,400.00 on mortgage M-100."
    assert answers[3].startswith("Yes, a little: 1,295.01 a month instead of 1,312.50.")


def test_payload_references_save_tokens(replayed):
    """The figures that docs/teams.md tells."""
    lines = run(replayed, "teams/tokens.py")
    page = (EXAMPLES.parent / "docs/teams.md").read_text()
    assert len(lines) == 3
    assert all(f"    {line}\n" in page for line in lines), lines


PARAMETERS = {"actionGroup": "g", "messageVersion": "1.0"}
CALLS = {
    "openapi/lambda_function.py": (
        {"Runtime": "python3.12", "Handler": "lambda_function.handler"},
        {
            "apiPath": "/orders/{customer}",
            "httpMethod": "POST",
            "parameters": [{"name": "customer", "type": "string", "value": "ada"}],
            "requestBody": {
                "content": {
                    "application/json": {
                        "properties": [
                            {"name": "item", "type": "string", "value": "bolt"},
                            {"name": "count", "type": "integer", "value": "3"},
                        ]
                    }
                }
            },
        },
        '{"order": "ada-bolt", "count": 3}',
    ),
    "node/index.mjs": (
        {"Runtime": "nodejs20.x", "Handler": "index.handler"},
        {
            "function": "convert_length",
            "parameters": [
                {"name": "value", "type": "number", "value": "2"},
                {"name": "from", "type": "string", "value": "km"},
                {"name": "to", "type": "string", "value": "m"},
            ],
        },
        "2000 m",
    ),
}


@pytest.mark.parametrize(("file", "case"), CALLS.items(), ids=CALLS)
def test_functions(studio, clients, file, case):
    settings, event, due = case
    source = EXAMPLES / "functions" / file
    package = zipped(source.read_text(), source.name)
    made = studio.lambda_function("", Code={"ZipFile": package}, **settings)
    answer = clients.lambda_.invoke(FunctionName=made["FunctionName"], Payload=json.dumps(PARAMETERS | event))
    response = json.load(answer["Payload"])["response"]
    body = response.get("functionResponse", response)["responseBody"]
    assert [part["body"] for part in body.values()] == [due]
