"""Functions: made from a zip, called with any payload, versioned, and every way in which they go wrong."""

import base64
import json

import pytest
from botocore.exceptions import ClientError

from conformance.agents import ROLE, unique, zipped

CODE = """
import json, os, sys
calls = 0
def handler(event, context):
    global calls
    calls += 1
    print("seen", json.dumps(event))
    if event == "raise":
        raise KeyError("lost")
    if event == "die":
        os._exit(9)
    if event == "hang":
        while True:
            pass
    if event == "object":
        return object()
    if event == "huge":
        return "x" * 6_300_000
    return {"event": event, "calls": calls, "version": context.function_version, "env": os.environ.get("COLOUR")}
"""


@pytest.fixture
def made(clients, studio):
    name = unique("function")
    studio.lambda_function(
        CODE, name, Timeout=1, MemorySize=256, Environment={"Variables": {"COLOUR": "blue"}}, Description="a test's",
        Tags={"team": "stock"},
    )  # fmt: skip
    yield name
    clients.lambda_.delete_function(FunctionName=name)


def invoke(clients, name, payload, **arguments):
    answer = clients.lambda_.invoke(FunctionName=name, Payload=json.dumps(payload), **arguments)
    body = answer["Payload"].read()
    return answer, json.loads(body) if body else None


@pytest.mark.parametrize("payload", [{"ü": [1, 2.5, None, True]}, "text", 7, [], None], ids=repr)
def test_payloads_arrive_and_return_as_they_are(clients, made, payload):
    answer, body = invoke(clients, made, payload)
    assert answer["StatusCode"] == 200 and "FunctionError" not in answer
    assert answer["ExecutedVersion"] == "$LATEST"
    assert answer["ResponseMetadata"]["HTTPHeaders"]["content-type"] == "application/json"
    assert body["event"] == payload and body["env"] == "blue"


def test_a_warm_function_keeps_its_state_and_its_log_is_given(clients, made):
    assert invoke(clients, made, 1)[1]["calls"] == 1
    answer, body = invoke(clients, made, 2, LogType="Tail")
    assert body["calls"] == 2
    assert "seen 2" in base64.b64decode(answer["LogResult"]).decode()


def test_other_ways_to_invoke(clients, made):
    assert invoke(clients, made, 1, InvocationType="DryRun")[0]["StatusCode"] == 204
    answer, body = invoke(clients, made, 1, InvocationType="Event")
    assert (answer["StatusCode"], body) == (202, None)


@pytest.mark.parametrize(
    ("payload", "kind", "message"),
    [
        ("raise", "KeyError", "lost"),
        ("object", "Runtime.MarshalError", "serializable"),
        ("die", "Runtime.ExitError", "exit"),
        ("hang", "Sandbox.Timedout", "timed out"),
        ("huge", "Function.ResponseSizeTooLarge", "6291556"),
    ],
)
def test_failures_of_a_function(clients, made, payload, kind, message):
    answer, body = invoke(clients, made, payload)
    assert answer["StatusCode"] == 200
    assert answer["FunctionError"] == "Unhandled"
    assert body["errorType"] == kind
    assert message in body["errorMessage"]
    if kind == "KeyError":
        assert any("lambda_function.py" in line for line in body["stackTrace"])
    # The next call finds a working function.
    assert invoke(clients, made, 1)[1]["event"] == 1


def test_code_and_settings_can_be_read_and_changed(clients, made):
    functions = clients.lambda_
    told = functions.get_function(FunctionName=made)
    settings = functions.get_function_configuration(FunctionName=made)
    assert told["Configuration"]["CodeSha256"] == settings["CodeSha256"]
    assert (settings["State"], settings["Timeout"], settings["MemorySize"]) == ("Active", 1, 256)
    assert settings["FunctionArn"].endswith(f":function:{made}")
    assert told["Tags"] == {"team": "stock"}

    changed = functions.update_function_configuration(
        FunctionName=made, Timeout=3, Environment={"Variables": {"COLOUR": "red"}}
    )
    assert changed["RevisionId"] != settings["RevisionId"]
    functions.get_waiter("function_updated_v2").wait(FunctionName=made, WaiterConfig={"Delay": 0.05})
    assert invoke(clients, made, 1)[1]["env"] == "red"
    functions.update_function_code(FunctionName=made, ZipFile=zipped("def handler(e, c): return 'new'"))
    functions.get_waiter("function_updated_v2").wait(FunctionName=made, WaiterConfig={"Delay": 0.05})
    assert invoke(clients, made, 1)[1] == "new"


def test_versions_and_aliases(clients, made):
    functions = clients.lambda_
    first = functions.publish_version(FunctionName=made)
    assert first["Version"] == "1" and first["FunctionArn"].endswith(f"{made}:1")
    functions.update_function_code(FunctionName=made, ZipFile=zipped("def handler(e, c): return c.function_version"))
    functions.get_waiter("function_updated_v2").wait(FunctionName=made, WaiterConfig={"Delay": 0.05})
    assert invoke(clients, made, 1)[1] == "$LATEST"
    assert invoke(clients, f"{made}:1", 1)[1]["version"] == "1"

    alias = functions.create_alias(FunctionName=made, Name="live", FunctionVersion="1")
    answer, _ = invoke(clients, made, 1, Qualifier="live")
    assert answer["ExecutedVersion"] == "1"
    assert functions.get_alias(FunctionName=made, Name="live")["AliasArn"] == alias["AliasArn"]
    second = functions.publish_version(FunctionName=made)["Version"]
    functions.update_alias(FunctionName=made, Name="live", FunctionVersion=second)
    assert invoke(clients, made, 1, Qualifier="live")[0]["ExecutedVersion"] == second
    assert [a["Name"] for a in functions.list_aliases(FunctionName=made)["Aliases"]] == ["live"]
    versions = [v["Version"] for v in functions.list_versions_by_function(FunctionName=made)["Versions"]]
    assert versions == ["$LATEST", "1", second]
    functions.delete_alias(FunctionName=made, Name="live")
    with pytest.raises(functions.exceptions.ResourceNotFoundException):
        functions.get_alias(FunctionName=made, Name="live")


def test_permissions_and_tags(clients, made):
    functions = clients.lambda_
    statement = functions.add_permission(
        FunctionName=made, StatementId="agents", Action="lambda:InvokeFunction", Principal="bedrock.amazonaws.com"
    )["Statement"]
    assert json.loads(statement)["Principal"] == {"Service": "bedrock.amazonaws.com"}
    with pytest.raises(functions.exceptions.ResourceConflictException):
        functions.add_permission(
            FunctionName=made, StatementId="agents", Action="lambda:InvokeFunction", Principal="bedrock.amazonaws.com"
        )
    policy = json.loads(functions.get_policy(FunctionName=made)["Policy"])
    assert [s["Sid"] for s in policy["Statement"]] == ["agents"]
    functions.remove_permission(FunctionName=made, StatementId="agents")
    with pytest.raises(functions.exceptions.ResourceNotFoundException):
        functions.get_policy(FunctionName=made)

    arn = functions.get_function(FunctionName=made)["Configuration"]["FunctionArn"]
    functions.tag_resource(Resource=arn, Tags={"colour": "blue"})
    functions.untag_resource(Resource=arn, TagKeys=["team"])
    assert functions.list_tags(Resource=arn)["Tags"] == {"colour": "blue"}


def test_refusals(clients, made):
    functions = clients.lambda_
    with pytest.raises(functions.exceptions.ResourceConflictException):
        functions.create_function(
            FunctionName=made, Runtime="python3.12", Handler="a.b", Role=ROLE, Code={"ZipFile": zipped(CODE)}
        )
    with pytest.raises(functions.exceptions.ResourceNotFoundException, match="Function not found"):
        functions.invoke(FunctionName="nobody")
    with pytest.raises(ClientError) as caught:
        functions.create_function(
            FunctionName=unique("bad"), Runtime="python3.12", Handler="a.b", Role=ROLE, Code={"ZipFile": b"no zip"}
        )
    assert caught.value.response["Error"]["Code"] == "InvalidParameterValueException"
    with pytest.raises(functions.exceptions.InvalidRequestContentException):
        functions.invoke(FunctionName=made, Payload=b"{not json")


def test_a_zip_cannot_write_outside_its_folder(clients):
    with pytest.raises(ClientError) as caught:
        clients.lambda_.create_function(
            FunctionName=unique("slip"), Runtime="python3.12", Handler="a.b", Role=ROLE,
            Code={"ZipFile": zipped("print()", "../../outside.py")},
        )  # fmt: skip
    assert caught.value.response["Error"]["Code"] == "InvalidParameterValueException"


def test_node_functions(clients, studio):
    name = unique("node")
    studio.lambda_function(
        "", name, Runtime="nodejs20.x", Handler="index.handler",
        Code={"ZipFile": zipped(
            "export const handler = async (event, context) => {"
            " if (event === 'raise') throw new RangeError('too far');"
            " return { event, name: context.functionName, left: context.getRemainingTimeInMillis() > 0 }; };",
            "index.mjs",
        )},
    )  # fmt: skip
    assert invoke(clients, name, {"a": 1})[1] == {"event": {"a": 1}, "name": name, "left": True}
    answer, body = invoke(clients, name, "raise")
    assert (answer["FunctionError"], body["errorType"], body["errorMessage"]) == ("Unhandled", "RangeError", "too far")
    assert name in {f["FunctionName"] for f in clients.lambda_.list_functions()["Functions"]}
