"""Actions that MCP servers and HTTP servers carry out, made and used with an unchanged SDK."""

import http.server
import json
import sys
import threading
from pathlib import Path

import pytest
from botocore.exceptions import EventStreamError

from conformance.agents import Studio, document, eventually, operation, unique
from conformance.client import Clients
from conformance.fake_model import call, say
from conformance.server import REPOSITORY, Server

SCRIPT = REPOSITORY / "crates" / "execution" / "tests" / "mcp" / "server.py"
SECRET = "a-secret-that-nobody-is-told"

SERVERS = """
[[mcp_servers]]
name = "files"
command = "{python}"
args = ["{script}", "deaf", "log={log}"]
require_confirmation = ["fail"]

[[mcp_servers]]
name = "absent"
command = "/nonexistent/server"

[[http_actions]]
name = "orders"
server = "{orders}"
auth = {{ type = "bearer", token_env = "ORDERS_TOKEN" }}
"""


class Orders(http.server.BaseHTTPRequestHandler):
    """Knows one order, and says what it was asked."""

    def log_message(self, *_):
        pass

    def do_GET(self):
        known = self.path == "/v1/orders/7?tags=a&tags=b+c"
        body = json.dumps({"path": self.path, "allowed": self.headers["authorization"] == f"Bearer {SECRET}"}).encode()
        self.send_response(200 if known else 404)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@pytest.fixture(scope="module")
def orders():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Orders)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()


@pytest.fixture(scope="module")
def log(folder) -> Path:
    return folder / "mcp.log"


@pytest.fixture(scope="module")
def mine(folder, config, orders, log):
    servers = SERVERS.format(python=sys.executable, script=SCRIPT, log=log, orders=orders)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ORDERS_TOKEN", SECRET)
        server = Server(folder / "action-servers", config + servers)
    yield server
    if server.alive():
        server.stop()


@pytest.fixture(scope="module")
def studio(mine, clients, checker):
    return Studio(Clients(mine.endpoint, checker))


def group(kind: str, server: str, **more) -> dict:
    arn = f"arn:aws:lambda:us-east-1:123456789012:function:{kind}.{server}"
    return {"actionGroupName": server, "actionGroupExecutor": {"lambda": arn}} | more


def texts(turn) -> list[str]:
    """The results that the turn's traces show."""
    observations = [content["observation"] for _, content in turn.traces if "observation" in content]
    outputs = [it["actionGroupInvocationOutput"] for it in observations if "actionGroupInvocationOutput" in it]
    return [output["text"] for output in outputs]


def test_tools_of_a_server_are_actions(studio, model):
    agent = studio.agent(group("mcp", "files"))
    arguments = {"text": "hi", "address": {"city": "Köln"}}
    model.script(call("files__echo", arguments), say("Done."))
    turn = agent.ask(enableTrace=True)
    assert turn.text == "Done."
    assert json.loads(texts(turn)[0]) == {"tool": "echo", "arguments": arguments}
    told = {tool["function"]["name"]: tool["function"] for tool in model.requests()[0]["tools"]}
    assert told["files__echo"]["parameters"]["properties"]["address"]["properties"] == {"city": {"type": "string"}}


def test_a_tool_that_needs_consent_is_handed_to_the_caller_first(studio, model):
    agent = studio.agent(group("mcp", "files"))
    model.script(call("files__fail", {}), say("It failed."))
    asked = agent.ask().return_control
    (wanted,) = (it["functionInvocationInput"] for it in asked["invocationInputs"])
    assert (wanted["function"], wanted["actionInvocationType"]) == ("fail", "USER_CONFIRMATION")
    agreed = {"functionResult": {"actionGroup": "files", "function": "fail", "confirmationState": "CONFIRM"}}
    assert agent.give_back(asked, agreed).text == "It failed."
    assert "The disk is full." in str(model.requests()[-1]["messages"][-1])


def test_operations_are_called_with_the_operators_credentials(studio, model):
    tags = {"name": "tags", "in": "query", "schema": {"type": "array"}, "description": "The tags."}
    number = {"name": "id", "in": "path", "required": True, "schema": {"type": "integer"}, "description": "Which."}
    schema = json.loads(document({"/orders/{id}": operation("getOrder", parameters=[number, tags])}))
    schema["servers"] = [{"url": "/v1"}]
    agent = studio.agent(group("http", "orders", apiSchema={"payload": json.dumps(schema)}))
    model.script(
        call("GET__orders__getOrder", {"id": 7, "tags": ["a", "b c"]}),
        call("GET__orders__getOrder", {"id": 8}),
        say("Done."),
    )
    turn = agent.ask(enableTrace=True)
    assert [json.loads(text) for text in texts(turn)] == [
        {"path": "/v1/orders/7?tags=a&tags=b+c", "allowed": True},
        {"path": "/v1/orders/8", "allowed": True},
    ]
    assert SECRET not in str(turn.events)
    assert "404" in str(model.requests()[-1]["messages"][-1])


def test_servers_that_are_not_there_are_told_when_the_agent_is_prepared(studio):
    elsewhere = json.loads(document({"/a": operation("a")})) | {"servers": [{"url": "http://169.254.169.254/"}]}
    agent = studio.agent(
        group("mcp", "absent"),
        group("mcp", "unknown"),
        group("http", "orders", apiSchema={"payload": json.dumps(elsewhere)}),
        prepare=False,
    )
    build = studio.clients.bedrock_agent
    build.prepare_agent(agentId=agent.id)
    found = studio.settled(agent.id)
    assert found["agentStatus"] == "FAILED"
    reasons = "\n".join(found["failureReasons"])
    for part in (
        "'absent' could not be started",
        "no MCP server named 'unknown'",
        "'http://169.254.169.254/' is not allowed",
    ):
        assert part in reasons, reasons


def test_inline_agents_offer_tools_too(studio, model):
    model.script(call("files__echo", {"text": "hi"}), say("Done."), call("files__die", {}))
    inline = {
        "foundationModel": "anthropic.claude-3-5-sonnet-20240620-v1:0",
        "instruction": "You help the clerks of a small warehouse.",
        "actionGroups": [group("mcp", "files")],
        "sessionId": unique("session"),
    }
    ask = studio.clients.bedrock_agent_runtime.invoke_inline_agent
    events = list(ask(**inline, inputText="Hello")["completion"])
    assert b"".join(event["chunk"]["bytes"] for event in events if "chunk" in event) == b"Done."
    with pytest.raises(EventStreamError) as caught:
        list(ask(**inline, inputText="Again")["completion"])
    assert caught.value.response["Error"]["Code"] == "dependencyFailedException"
    assert "MCP server 'files' gave no answer" in caught.value.response["Error"]["Message"]


def test_no_process_outlives_a_killed_server(mine, log):
    """The last of this file: its server is killed. The script and its child end neither when their input closes."""
    pids = [int(pid) for line in log.read_text().splitlines() if line.startswith("pids ") for pid in line.split()[1:]]
    assert pids
    mine.kill()

    def running() -> list[int]:
        def state(pid: int) -> str:
            try:
                return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
            except FileNotFoundError:
                return "gone"

        return [pid for pid in pids if state(pid) not in ("gone", "Z")]

    eventually(running, until=lambda pids: not pids)
