"""Agents, functions and turns in few words, all through the public API."""

import io
import itertools
import json
import time
import zipfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from conformance.client import Clients

ROLE = "arn:aws:iam::123456789012:role/outcrop-conformance"
INSTRUCTION = "You help the clerks of a small warehouse. Use the tools that you are given and answer briefly."
MODEL = "anthropic.claude-3-5-sonnet-20240620-v1:0"
TEST_ALIAS = "TSTALIASID"
FUNCTIONS = Path(__file__).resolve().parents[1] / "functions"

T = TypeVar("T")

_numbers = itertools.count(1)


def unique(prefix: str) -> str:
    """A name that no other test of this run uses."""
    return f"{prefix}-{next(_numbers)}"


def zipped(code: str | bytes, file: str = "lambda_function.py") -> bytes:
    """A deployment package with one file."""
    package = io.BytesIO()
    with zipfile.ZipFile(package, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(file, code)
    return package.getvalue()


def eventually(look: Callable[[], T], until: Callable[[T], bool], limit: float = 20.0) -> T:
    """Look again and again, as a client's waiter does, until what is seen satisfies `until`."""
    deadline = time.monotonic() + limit
    while not until(seen := look()):
        if time.monotonic() > deadline:
            raise TimeoutError(f"still {seen!r} after {limit} s")
        time.sleep(0.02)
    return seen


def function(name: str, *parameters: str, confirm: bool = False, kind: str = "string") -> dict[str, Any]:
    """One function of a function schema; a parameter whose name ends in ? is optional."""
    return {
        "name": name,
        "description": f"Does {name.replace('_', ' ')}.",
        "requireConfirmation": "ENABLED" if confirm else "DISABLED",
        "parameters": {
            p.rstrip("?"): {"type": kind, "description": f"The {p.rstrip('?')}.", "required": not p.endswith("?")}
            for p in parameters
        },
    }


def operation(name: str, **more: Any) -> dict[str, Any]:
    """One operation of an OpenAPI document."""
    return {"operationId": name, "description": f"Does {name}.", "responses": {"200": {"description": "ok"}}} | more


def document(paths: dict[str, Any]) -> str:
    """An OpenAPI document whose paths have one GET operation each, or the methods that they name."""
    paths = {path: about if "get" in about or "post" in about else {"get": about} for path, about in paths.items()}
    return json.dumps({"openapi": "3.0.0", "info": {"title": "A test's", "version": "1"}, "paths": paths})


@dataclass
class Turn:
    """What came back of one InvokeAgent call."""

    response: dict[str, Any]
    events: list[dict[str, Any]]

    @property
    def text(self) -> str:
        return b"".join(self.chunks).decode()

    @property
    def chunks(self) -> list[bytes]:
        return [e["chunk"]["bytes"] for e in self.events if "chunk" in e]

    @property
    def return_control(self) -> dict[str, Any]:
        (found,) = (e["returnControl"] for e in self.events if "returnControl" in e)
        return found

    @property
    def traces(self) -> list[tuple[str, dict[str, Any]]]:
        """(kind of trace, its one member's content), in order."""
        return [next(iter(e["trace"]["trace"].items())) for e in self.events if "trace" in e]

    def steps(self) -> list[str]:
        """The stream in words: `modelInvocationInput`, `observation ACTION_GROUP`, `chunk`, …"""
        return [_step(event) for event in self.events]


def _step(event: dict[str, Any]) -> str:
    if "trace" not in event:
        return next(iter(event))
    kind, content = next(iter(event["trace"]["trace"].items()))
    if kind == "failureTrace":
        return kind
    step, detail = next(iter(content.items()))
    match step:
        case "invocationInput":
            return f"{step} {detail['invocationType']}"
        case "observation":
            return f"{step} {detail['type']}"
    return step


@dataclass
class Agent:
    """A prepared agent and how to talk with it."""

    clients: Clients
    id: str
    alias: str = TEST_ALIAS
    session: str = field(default_factory=lambda: unique("session"))

    def start(self, text: str | None = "Hello", **arguments: Any) -> dict[str, Any]:
        """Call InvokeAgent and leave the stream unread."""
        if text is not None:
            arguments["inputText"] = text
        arguments = {"agentId": self.id, "agentAliasId": self.alias, "sessionId": self.session} | arguments
        return self.clients.bedrock_agent_runtime.invoke_agent(**arguments)

    def ask(self, text: str | None = "Hello", **arguments: Any) -> Turn:
        """Call InvokeAgent and read its stream to the end."""
        response = self.start(text, **arguments)
        return Turn(response, list(response["completion"]))

    def give_back(self, asked: dict[str, Any], *results: dict[str, Any], **arguments: Any) -> Turn:
        """Answer a return of control."""
        state = {
            "invocationId": asked["invocationId"],
            "returnControlInvocationResults": list(results),
        } | arguments.pop("sessionState", {})
        return self.ask(None, sessionState=state, **arguments)


class Studio:
    """Makes functions and agents, and waits until they can be used."""

    def __init__(self, clients: Clients) -> None:
        self.clients = clients
        self._toolbox: dict[str, str] = {}

    def lambda_function(self, code: str | bytes, name: str | None = None, **settings: Any) -> dict[str, Any]:
        """A Python function, ready to be invoked."""
        name = name or unique("function")
        settings = {
            "Runtime": "python3.12",
            "Handler": "lambda_function.handler",
            "Role": ROLE,
            "Code": {"ZipFile": zipped(code)},
        } | settings
        created = self.clients.lambda_.create_function(FunctionName=name, **settings)
        self.clients.lambda_.get_waiter("function_active_v2").wait(
            FunctionName=name, WaiterConfig={"Delay": 0.05, "MaxAttempts": 200}
        )
        return created

    def toolbox(self, timeout: int = 10) -> str:
        """The ARN of functions/toolbox.py, made once for each time limit."""
        if (key := str(timeout)) not in self._toolbox:
            made = self.lambda_function(
                (FUNCTIONS / "toolbox.py").read_text(),
                Timeout=timeout,
                Environment={"Variables": {"GREETING": "olá"}},
            )
            self._toolbox[key] = made["FunctionArn"]
        return self._toolbox[key]

    def agent(self, *groups: dict[str, Any], prepare: bool = True, **settings: Any) -> Agent:
        """An agent with these action groups, prepared."""
        build = self.clients.bedrock_agent
        settings = {
            "agentName": unique("agent"),
            "agentResourceRoleArn": ROLE,
            "foundationModel": MODEL,
            "instruction": INSTRUCTION,
        } | settings
        agent_id = build.create_agent(**settings)["agent"]["agentId"]
        self.settled(agent_id)
        for group in groups:
            build.create_agent_action_group(agentId=agent_id, agentVersion="DRAFT", **group)
        if prepare:
            self.prepare(agent_id)
        return Agent(self.clients, agent_id)

    def settled(self, agent_id: str) -> dict[str, Any]:
        """The agent once it is in no passing state."""
        return eventually(
            lambda: self.clients.bedrock_agent.get_agent(agentId=agent_id)["agent"],
            until=lambda agent: agent["agentStatus"] in ("NOT_PREPARED", "PREPARED", "FAILED"),
        )

    def prepare(self, agent_id: str) -> None:
        self.clients.bedrock_agent.prepare_agent(agentId=agent_id)
        agent = self.settled(agent_id)
        assert agent["agentStatus"] == "PREPARED", agent.get("failureReasons")

    def functions_group(self, *functions: dict[str, Any], name: str = "tools", executor: Any = None) -> dict[str, Any]:
        """A function action group, of the toolbox unless another executor is given."""
        return {
            "actionGroupName": name,
            "actionGroupExecutor": executor or {"lambda": self.toolbox()},
            "functionSchema": {"functions": list(functions)},
        }

    def api_group(self, payload: str, name: str = "api", executor: Any = None) -> dict[str, Any]:
        """An OpenAPI action group."""
        return {
            "actionGroupName": name,
            "actionGroupExecutor": executor or {"lambda": self.toolbox()},
            "apiSchema": {"payload": payload},
        }


RETURN_CONTROL = {"customControl": "RETURN_CONTROL"}
USER_INPUT = {
    "actionGroupName": "UserInputAction",
    "parentActionGroupSignature": "AMAZON.UserInput",
    "actionGroupState": "ENABLED",
}
