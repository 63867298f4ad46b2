"""The examples do what they say."""

import json

import pytest

from conformance.agents import zipped
from conformance.examples import EXAMPLES, run
from conformance.fake_model import call, say


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
