"""A recorded event stream, played again: the same model outputs and function results must give the same events.

See recordings/README.md for the form of a recording and for adding your own.
"""

import base64
import json
import os
import re
from pathlib import Path

import pytest

from conformance.agents import eventually

FOLDERS = [Path(__file__).resolve().parents[1] / "recordings", os.environ.get("OUTCROP_RECORDINGS")]
RECORDINGS = sorted(file for folder in FOLDERS if folder for file in Path(folder).glob("*.jsonl"))

IDS = {"agentId", "agentAliasId", "agentAliasArn", "clientRequestId", "sessionId", "id"}
TIMES = {"eventTime", "startTime", "endTime", "totalTimeMs", "operationTotalTimeMs"}


def comparable(value, parent=""):
    """The value without what differs from run to run: ids, times, the prompt, nulls in the raw response."""
    if isinstance(value, list):
        return [comparable(item, parent) for item in value]
    if not isinstance(value, dict):
        return value
    return {name: member(name, item, parent) for name, item in value.items() if item is not None}


def member(name, value, parent):
    if name in IDS:
        return "(id)"
    if name in TIMES:
        return "(time)"
    if name == "traceId":
        return re.sub(r"^[0-9a-f-]{36}", "(turn)", value)
    if (parent, name) == ("modelInvocationInput", "text"):
        return "(prompt)"
    if (parent, name) == ("rawResponse", "content"):
        return comparable(json.loads(value))
    if name == "bytes":
        return (value if isinstance(value, bytes) else base64.b64decode(value)).decode()
    return comparable(value, name)


class Recording:
    """What a recording says about the agent, the model and the functions behind it."""

    def __init__(self, file: Path) -> None:
        first, *rest = (json.loads(line) for line in file.read_text().splitlines())
        self.request = first["request"]
        self.events = [{event["event"]: event["payload"]} for event in rest]
        self.steps = [
            step
            for event in self.events
            if "trace" in event
            for step in event["trace"]["trace"].get("orchestrationTrace", {}).items()
        ]
        if any("collaboratorName" in e.get("trace", {}) for e in self.events) or not self.of("invocationInput"):
            pytest.skip("a recording of collaborators or look-ups")

    def of(self, kind):
        """The recorded steps of one kind whose content belongs to an action."""
        steps = (content for name, content in self.steps if name == kind)
        if kind == "invocationInput":
            return [s["actionGroupInvocationInput"] for s in steps if "actionGroupInvocationInput" in s]
        if kind == "observation":
            return [s["actionGroupInvocationOutput"] for s in steps if "actionGroupInvocationOutput" in s]
        return list(steps)

    def replies(self):
        """The model outputs as an OpenAI-compatible server would have sent them."""
        for output in self.of("modelInvocationOutput"):
            raw = json.loads(output["rawResponse"]["content"])
            reply = {
                "text": [block["text"] for block in raw["content"] if block["type"] == "text"],
                "tool_calls": [
                    {"id": block["id"], "name": block["name"], "arguments": block["input"]}
                    for block in raw["content"]
                    if block["type"] == "tool_use"
                ],
                "usage": {
                    "prompt_tokens": raw["usage"]["input_tokens"],
                    "completion_tokens": raw["usage"]["output_tokens"],
                    "total_tokens": raw["usage"]["input_tokens"] + raw["usage"]["output_tokens"],
                },
            }
            if raw.get("stop_sequence"):
                reply["stop_reason"] = raw["stop_sequence"]
            yield reply

    def groups(self, studio):
        """Action groups with the functions that were called, each answering what was recorded."""
        results = [output["text"] for output in self.of("observation")]
        code = ANSWERS.replace("RESULTS", repr(results))
        arn = studio.lambda_function(code)["FunctionArn"]
        called = {}
        for action in self.of("invocationInput"):
            called.setdefault(action["actionGroupName"], {})[action["function"]] = action["parameters"]
        for group, functions in called.items():
            schema = [
                {
                    "name": name,
                    "description": "Recorded.",
                    "parameters": {p["name"]: {"type": p["type"], "required": True} for p in parameters},
                }
                for name, parameters in functions.items()
            ]
            yield studio.functions_group(*schema, name=group, executor={"lambda": arn})


ANSWERS = """
results = RESULTS


def handler(event, context):
    named = {"actionGroup": event["actionGroup"], "function": event["function"]}
    body = {"responseBody": {"TEXT": {"body": results.pop(0)}}}
    return {"messageVersion": "1.0", "response": {**named, "functionResponse": body}}
"""


@pytest.mark.parametrize("file", RECORDINGS, ids=lambda file: file.stem)
def test_the_same_stream_again(file, studio, clients, model):
    recording = Recording(file)
    about = recording.of("modelInvocationInput")[0]
    version = next(e["trace"]["agentVersion"] for e in recording.events if "trace" in e)
    agent = studio.agent(*recording.groups(studio), foundationModel=about["foundationModel"])
    for number in range(1, int(version) + 1):
        alias = clients.bedrock_agent.create_agent_alias(agentId=agent.id, agentAliasName=f"v{number}")["agentAlias"]
        agent.alias = alias["agentAliasId"]
        eventually(
            lambda: clients.bedrock_agent.get_agent_alias(agentId=agent.id, agentAliasId=agent.alias)["agentAlias"],
            until=lambda seen: seen["agentAliasStatus"] == "PREPARED",
        )
    model.script(*recording.replies())
    request = dict(recording.request)
    turn = agent.ask(request.pop("inputText"), **request)
    assert [comparable(event) for event in turn.events] == [comparable(event) for event in recording.events]
