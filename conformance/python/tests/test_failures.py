"""What goes wrong during a turn: always an AWS error or an exception event, and the server goes on."""

import pytest
from botocore.exceptions import ClientError, EventStreamError

from conformance.agents import TEST_ALIAS, eventually, function, unique
from conformance.fake_model import call, cut, fail, garbage, say

BAD = ["raises", "hangs", "dies", "huge", "nonsense", "wrong_echo", "no_body", "refuses", "reprompts"]


@pytest.fixture(scope="session")
def clumsy(studio):
    """An agent whose function misbehaves by request; one second is its limit."""
    executor = {"lambda": studio.toolbox(timeout=1)}
    return studio.agent(
        *(
            studio.functions_group(*map(function, names), name=group, executor=executor)
            for group, names in (("bad", BAD[:5]), ("worse", BAD[5:]))
        )
    )


@pytest.fixture
def agent(clumsy):
    return type(clumsy)(clumsy.clients, clumsy.id)


def failure(agent, **arguments):
    """The events up to the exception event, and the exception's code and message."""
    seen = []
    with pytest.raises(EventStreamError) as caught:
        seen.extend(agent.start("Do it", **arguments)["completion"])
    error = caught.value.response["Error"]
    return seen, error["Code"], error["Message"]


LAMBDA_ANSWER = (
    "The server encountered an error processing the Lambda response. Check the Lambda response and retry the request"
)
FAILED_RESPONSE = "Received failed response from API execution"


@pytest.mark.parametrize(
    ("tool", "codes", "starts", "names"),
    [
        ("bad__raises", ["dependencyFailedException"], FAILED_RESPONSE, "the warehouse is closed"),
        ("bad__hangs", ["dependencyFailedException"], "", "timed out"),
        ("bad__dies", ["dependencyFailedException"], "", "exit"),
        ("bad__huge", ["dependencyFailedException", "badGatewayException"], "", "6"),
        ("bad__nonsense", ["badGatewayException", "dependencyFailedException"], LAMBDA_ANSWER, ""),
        ("worse__wrong_echo", ["badGatewayException", "dependencyFailedException"], LAMBDA_ANSWER, "function"),
        ("worse__no_body", ["badGatewayException", "dependencyFailedException"], LAMBDA_ANSWER, "functionResponse"),
        ("worse__refuses", ["dependencyFailedException"], FAILED_RESPONSE, "cannot do that"),
    ],
)
def test_bad_functions(agent, model, tool, codes, starts, names):
    model.script(call(tool, {}), say("never said"))
    seen, code, message = failure(agent, enableTrace=True)
    assert code in codes
    assert message.startswith(starts) and names in message, message
    last = next(iter(seen[-1]["trace"]["trace"].items()))
    assert last[0] == "failureTrace" and last[1]["failureReason"]
    # Nothing of the failed turn is kept, and both session and function can be used again.
    model.script(say("fine"))
    assert agent.ask("Again").text == "fine"
    assert "Do it" not in str(model.requests()[-1]["messages"])


def test_a_reprompt_goes_to_the_model(agent, model):
    model.script(call("worse__reprompts", {}), say("then so"))
    turn = agent.ask("Do it", enableTrace=True)
    assert turn.text == "then so"
    assert "ask for a smaller number" in str(model.requests()[1]["messages"][-1]["content"])


@pytest.mark.parametrize(
    ("reply", "code"),
    [
        (fail(429, "slow down"), "throttlingException"),
        (fail(500, "broken"), "dependencyFailedException"),
        (fail(401, "wrong key"), "accessDeniedException"),
        (garbage(), "badGatewayException"),
        (cut("half an ans"), "badGatewayException"),
    ],
    ids=["429", "500", "401", "garbage", "cut"],
)
@pytest.mark.parametrize("stream", [False, True], ids=["whole", "streamed"])
def test_bad_providers(agent, model, reply, code, stream):
    model.script(reply, repeat=True)
    seen, found, message = failure(agent, enableTrace=True, streamingConfigurations={"streamFinalResponse": stream})
    assert found == code, message
    kind, content = next(iter(seen[-1]["trace"]["trace"].items()))
    assert kind == "failureTrace" and isinstance(content["failureCode"], int)
    model.script(say("fine"))
    assert agent.ask("Again").text == "fine"


def test_a_model_that_never_ends(agent, model):
    model.script(call("worse__reprompts", {}), repeat=True)
    seen, _, message = failure(agent, enableTrace=True)
    kind, content = next(iter(seen[-1]["trace"]["trace"].items()))
    assert (kind, content["failureReason"][:23]) == ("failureTrace", "Max iterations exceeded")
    assert message


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"agentId": "ZZZZZZZZZZ"}, "ResourceNotFoundException"),
        ({"agentAliasId": "ZZZZZZZZZZ"}, "ResourceNotFoundException"),
        ({"sessionId": "x"}, "ValidationException"),
        ({"inputText": None}, "ValidationException"),
    ],
    ids=["agent", "alias", "session id", "no text"],
)
def test_refused_before_the_stream(clumsy, unchecked_clients, change, code):
    request = {"agentId": clumsy.id, "agentAliasId": TEST_ALIAS, "sessionId": unique("s"), "inputText": "Hi"} | change
    request = {name: value for name, value in request.items() if value is not None}
    with pytest.raises(ClientError) as caught:
        unchecked_clients.bedrock_agent_runtime.invoke_agent(**request)
    assert caught.value.response["Error"]["Code"] == code


def test_an_agent_that_was_never_prepared(studio, model):
    agent = studio.agent(prepare=False)
    with pytest.raises(agent.clients.bedrock_agent_runtime.exceptions.ValidationException):
        agent.ask()


def test_a_client_that_leaves_in_the_middle(agent, model):
    live = model.live()
    completion = agent.start(streamingConfigurations={"streamFinalResponse": True})["completion"]
    live.text("<answer>")
    for number in range(3):
        live.text(f"Part {number} of an answer whose parts are long enough to leave by themselves. ")
    next(iter(completion))
    completion.close()
    live.text("more")
    live.end()
    model.script(say("fine"))
    assert eventually_free(agent, "Again") == "fine"


def eventually_free(agent, text):
    """The answer once the abandoned turn no longer holds the session."""

    def attempt():
        try:
            return agent.ask(text).text
        except agent.clients.bedrock_agent_runtime.exceptions.ConflictException:
            return None

    return eventually(attempt, until=lambda answer: answer is not None)
