"""The model API: Converse and its relatives over a scripted provider."""

import json

import pytest
from botocore.exceptions import ClientError, EventStreamError

from conformance.agents import MODEL
from conformance.fake_model import call, cut, fail, garbage, say

USER = [{"role": "user", "content": [{"text": "How are you?"}]}]
TOOLS = {
    "tools": [
        {
            "toolSpec": {
                "name": "cosine",
                "description": "The cosine of an angle",
                "inputSchema": {"json": {"type": "object", "properties": {"x": {"type": "number"}}, "required": ["x"]}},
            }
        }
    ]
}


@pytest.fixture
def converse(clients):
    return lambda **a: clients.bedrock_runtime.converse(**{"modelId": MODEL, "messages": USER} | a)


def test_text(converse, model):
    model.script(say("Fine, thank you."))
    answer = converse(
        system=[{"text": "Be kind."}], inferenceConfig={"maxTokens": 50, "temperature": 0.25, "stopSequences": ["END"]}
    )
    assert answer["output"]["message"] == {"role": "assistant", "content": [{"text": "Fine, thank you."}]}
    assert answer["stopReason"] == "end_turn"
    assert answer["usage"]["totalTokens"] == answer["usage"]["inputTokens"] + answer["usage"]["outputTokens"]
    (asked,) = model.requests()
    assert [m["role"] for m in asked["messages"]] == ["system", "user"]
    assert (asked["temperature"], asked["stop"]) == (0.25, ["END"])


def test_fields_of_the_models_own(converse, model):
    model.script(say("so far", stop_reason="END"), repeat=True)
    answer = converse(additionalModelResponseFieldPaths=["/stop_sequence", "/absent"])
    assert answer["stopReason"] == "stop_sequence"
    fields = answer["additionalModelResponseFields"]
    assert fields.pop("outcrop")["provider"] == "openai"
    assert fields == {"stop_sequence": "END"}
    assert "stop_sequence" not in converse()["additionalModelResponseFields"]


def test_tools_by_hand(converse, model):
    """The loop that a program writes itself: two calls at once, their results in one message, an answer."""
    model.script([call("cosine", {"x": 0}), call("cosine", {"x": 1})], say("1 and 0.54"))
    first = converse(toolConfig=TOOLS)
    assert first["stopReason"] == "tool_use"
    asked = [c["toolUse"] for c in first["output"]["message"]["content"] if "toolUse" in c]
    assert [(t["name"], t["input"]) for t in asked] == [("cosine", {"x": 0}), ("cosine", {"x": 1})]
    results = [
        {"toolResult": {"toolUseId": asked[0]["toolUseId"], "content": [{"json": {"result": 1}}]}},
        {"toolResult": {"toolUseId": asked[1]["toolUseId"], "content": [{"text": "0,54 ✓"}], "status": "error"}},
    ]
    second = converse(
        toolConfig=TOOLS, messages=[*USER, first["output"]["message"], {"role": "user", "content": results}]
    )
    assert second["output"]["message"]["content"] == [{"text": "1 and 0.54"}]
    given = [m for m in model.requests()[-1]["messages"] if m["role"] == "tool"]
    assert [m["tool_call_id"] for m in given] == [t["toolUseId"] for t in asked]
    assert "0,54 ✓" in given[1]["content"]


def test_stream(clients, model):
    model.script([say("Let me see. "), call("cosine", {"x": 0.5})])
    answer = clients.bedrock_runtime.converse_stream(modelId=MODEL, messages=USER, toolConfig=TOOLS)
    events = list(answer["stream"])
    kinds = [next(iter(e)) for e in events]
    assert kinds[0] == "messageStart" and kinds[-2:] == ["messageStop", "metadata"]
    deltas = [e["contentBlockDelta"] for e in events if "contentBlockDelta" in e]
    assert "".join(d["delta"].get("text", "") for d in deltas) == "Let me see. "
    given = "".join(d["delta"]["toolUse"]["input"] for d in deltas if "toolUse" in d["delta"])
    assert json.loads(given) == {"x": 0.5}
    assert next(e for e in events if "messageStop" in e)["messageStop"]["stopReason"] == "tool_use"


@pytest.mark.parametrize(
    "model_id",
    [
        MODEL,
        f"us.{MODEL}",
        f"arn:aws:bedrock:us-east-1::foundation-model/{MODEL}",
        "arn:aws:bedrock:us-east-1:123456789012:inference-profile/us.amazon.nova-pro-v1:0",
    ],
)
def test_forms_of_a_model_id(converse, model, model_id):
    model.script(say("here"))
    assert converse(modelId=model_id)["output"]["message"]["content"] == [{"text": "here"}]


@pytest.mark.parametrize(
    ("reply", "code", "says"),
    [
        (fail(429, "slow down"), "ThrottlingException", "slow down"),
        (fail(400, "the prompt is too long"), "ValidationException", "the prompt is too long"),
        (fail(401, "wrong key"), "AccessDeniedException", "wrong key"),
        (fail(503, "overloaded"), "ServiceUnavailableException", "overloaded"),
        (garbage(), "ModelErrorException", ""),
    ],
    ids=["429", "400", "401", "503", "garbage"],
)
def test_errors_of_a_provider(converse, model, reply, code, says):
    model.script(reply, repeat=True)
    with pytest.raises(ClientError) as caught:
        converse()
    assert caught.value.response["Error"]["Code"] == code
    assert says in caught.value.response["Error"]["Message"]


def test_a_provider_that_stops_in_the_middle(clients, model):
    model.script(cut("half an ans"))
    stream = clients.bedrock_runtime.converse_stream(modelId=MODEL, messages=USER)["stream"]
    seen = []
    with pytest.raises(EventStreamError):
        seen.extend(stream)
    model.script(say("whole"))
    assert clients.bedrock_runtime.converse(modelId=MODEL, messages=USER)["stopReason"] == "end_turn"


def test_what_is_not_answered_yet_says_so(clients):
    with pytest.raises(ClientError) as caught:
        clients.bedrock_runtime.list_async_invokes()
    assert caught.value.response["Error"]["Code"] == "UnknownOperationException"


def test_refusals(converse, clients, unchecked_clients):
    with pytest.raises(ClientError) as caught:
        unchecked_clients.bedrock_runtime.converse(modelId=MODEL, messages=[{"role": "robot", "content": []}])
    assert caught.value.response["Error"]["Code"] == "ValidationException"
    with pytest.raises(clients.bedrock_runtime.exceptions.ValidationException):
        converse(messages=[{"role": "user", "content": [{"text": ""}]}])


def test_model_list(clients):
    listed = clients.bedrock.list_foundation_models()["modelSummaries"]
    assert listed
    one = listed[0]["modelId"]
    told = clients.bedrock.get_foundation_model(modelIdentifier=one)["modelDetails"]
    assert told["modelId"] == one and told["modelArn"].startswith("arn:aws:bedrock:")
    embedding = clients.bedrock.list_foundation_models(byOutputModality="EMBEDDING")["modelSummaries"]
    assert "amazon.titan-embed-text-v2:0" in [model["modelId"] for model in embedding]


def test_a_large_request_arrives_whole(converse, model):
    """Bodies come in many pieces; none may be lost on the way."""
    text = " ".join(str(number) for number in range(250_000))
    model.script(say("ok"))
    converse(messages=[{"role": "user", "content": [{"text": text}]}])
    (asked,) = model.requests()
    content = asked["messages"][-1]["content"]
    assert (content if isinstance(content, str) else content[0]["text"]) == text
