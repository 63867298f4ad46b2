"""InvokeModel, its stream and CountTokens: bodies of the Messages API, answered by a model that knows nothing of it."""

import json

import pytest
from botocore.exceptions import ClientError, EventStreamError

from conformance.agents import MODEL
from conformance.fake_model import call, cut, fail, say

TOOL = {"name": "cosine", "description": "The cosine of an angle", "input_schema": {"type": "object"}}
PICTURE = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "aGk="}}


def body(*messages, **more):
    messages = messages or ({"role": "user", "content": "How are you?"},)
    return json.dumps({"anthropic_version": "bedrock-2023-05-31", "max_tokens": 50, "messages": messages} | more)


@pytest.fixture
def invoke(clients):
    return lambda *messages, **more: clients.bedrock_runtime.invoke_model(modelId=MODEL, body=body(*messages, **more))


@pytest.fixture
def stream(clients):
    def events(*messages, **more):
        answer = clients.bedrock_runtime.invoke_model_with_response_stream(
            modelId=MODEL, body=body(*messages, **more), contentType="application/json", accept="application/json"
        )
        assert answer["contentType"] == "application/json"
        return (json.loads(event["chunk"]["bytes"]) for event in answer["body"])

    return events


def test_a_loop_with_tools(invoke, model):
    model.script([say("Let me see."), call("cosine", {"x": 0})], say("It is 1."))
    answer = invoke(
        {"role": "user", "content": [PICTURE, {"type": "text", "text": "Cosine?"}]},
        system=[{"type": "text", "text": "Be kind.", "cache_control": {"type": "ephemeral"}}],
        tools=[TOOL],
        tool_choice={"type": "auto", "disable_parallel_tool_use": True},
        thinking={"type": "enabled", "budget_tokens": 1024},
        stop_sequences=["END"],
        temperature=0.25,
    )
    assert answer["contentType"] == "application/json"
    headers = answer["ResponseMetadata"]["HTTPHeaders"]
    said = json.loads(answer["body"].read())
    text, used = said["content"]
    assert text == {"type": "text", "text": "Let me see."}
    assert (used["type"], used["name"], used["input"]) == ("tool_use", "cosine", {"x": 0})
    assert (said["type"], said["role"], said["stop_reason"], said["model"]) == (
        "message",
        "assistant",
        "tool_use",
        "fake-model",
    )
    assert headers["x-amzn-bedrock-input-token-count"] == str(said["usage"]["input_tokens"])
    assert headers["x-amzn-bedrock-output-token-count"] == str(said["usage"]["output_tokens"])
    (asked,) = model.requests()
    assert [m["role"] for m in asked["messages"]] == ["system", "user"]
    assert asked["messages"][1]["content"][0]["image_url"]["url"] == "data:image/png;base64,aGk="
    assert (asked["max_tokens"], asked["stop"], asked["parallel_tool_calls"]) == (50, ["END"], False)
    assert "thinking" not in asked

    result = {"type": "tool_result", "tool_use_id": used["id"], "content": "1", "is_error": False}
    again = invoke(
        {"role": "user", "content": "Cosine?"},
        {"role": "assistant", "content": said["content"]},
        {"role": "user", "content": [result]},
        tools=[TOOL],
    )
    assert json.loads(again["body"].read())["content"] == [{"type": "text", "text": "It is 1."}]
    assert model.requests()[-1]["messages"][-1] == {"role": "tool", "tool_call_id": used["id"], "content": "1"}


def test_a_stream(stream, model):
    model.script([say("Let me ", "see.", reasoning="hm"), call("cosine", {"x": 0.5})])
    events = list(stream(tools=[TOOL]))
    kinds = [event["type"] for event in events]
    assert kinds[0] == "message_start" and kinds[-2:] == ["message_delta", "message_stop"]
    starts = [e["content_block"] for e in events if e["type"] == "content_block_start"]
    assert [s["type"] for s in starts] == ["thinking", "text", "tool_use"]
    assert kinds.count("content_block_stop") == 3
    deltas = [e["delta"] for e in events if e["type"] == "content_block_delta"]
    assert "".join(d.get("text", "") for d in deltas) == "Let me see."
    assert "".join(d.get("thinking", "") for d in deltas) == "hm"
    assert json.loads("".join(d.get("partial_json", "") for d in deltas)) == {"x": 0.5}
    assert events[-2]["delta"] == {"stop_reason": "tool_use", "stop_sequence": None}
    counted = events[-1]["amazon-bedrock-invocationMetrics"]
    assert counted["outputTokenCount"] == events[-2]["usage"]["output_tokens"] > 0
    assert counted["invocationLatency"] >= counted["firstByteLatency"] >= 0


def test_a_stream_that_breaks_off(stream, model):
    model.script(cut("half an ans"))
    events = stream()
    assert next(events)["type"] == "message_start"
    with pytest.raises(EventStreamError, match="modelStreamErrorException"):
        list(events)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"inputText": "Hi", "textGenerationConfig": {}}, "Messages API are understood"),
        ({"prompt": "Hi", "max_gen_len": 5}, "Messages API are understood"),
        ({"anthropic_version": "bedrock-2023-05-31", "messages": []}, "max_tokens"),
        (json.loads(body({"role": "user", "content": [{"type": "poem"}]})), "unknown variant `poem`"),
        (json.loads(body({"role": "user", "content": " "})), "messages.0.content.0 is blank"),
    ],
    ids=["titan", "llama", "no-limit", "odd-block", "blank"],
)
def test_bodies_that_are_refused(clients, wrong, says):
    with pytest.raises(clients.bedrock_runtime.exceptions.ValidationException, match=says):
        clients.bedrock_runtime.invoke_model(modelId=MODEL, body=json.dumps(wrong))


def test_failures_of_the_provider(invoke, model):
    model.script(fail(429, "slow down"), repeat=True)
    with pytest.raises(ClientError, match="slow down") as caught:
        invoke()
    assert caught.value.response["Error"]["Code"] == "ThrottlingException"


def test_counting(clients):
    def count(**given):
        return clients.bedrock_runtime.count_tokens(modelId=MODEL, input=given)["inputTokens"]

    messages = [{"role": "user", "content": [{"text": "How are you? " * 40}]}]
    short = count(converse={"messages": messages[:1]})
    assert 100 < short < 200
    assert count(converse={"messages": messages * 2}) > 1.9 * short
    given = body({"role": "user", "content": messages[0]["content"][0]["text"]})
    assert count(invokeModel={"body": given}) == short
