"""Teams that a request describes: collaborators work at once, wait for the caller together, and survive the loss of the process."""

import pytest
from botocore.exceptions import ClientError

from conformance.agents import MODEL, RETURN_CONTROL, Studio, Turn, function, unique
from conformance.fake_model import call, say

SEND = "AgentCommunication__sendMessage"
LEDGER = """
import os

def handler(event, context):
    with open(os.environ["LEDGER"], "a") as ledger:
        ledger.write("paid ")
    body = {"TEXT": {"body": "It is paid."}}
    answer = {"actionGroup": event["actionGroup"], "function": event["function"],
              "functionResponse": {"responseBody": body}}
    return {"messageVersion": "1.0", "response": answer}
"""


def member(name, *groups):
    about = f"You are {name}, and you know all that there is to know about it."
    return {"agentName": name, "foundationModel": MODEL, "instruction": about, "actionGroups": list(groups)}


def team(*members, session=None):
    return {
        "foundationModel": MODEL,
        "instruction": "You are the boss, and you lead others who know more than you do.",
        "agentCollaboration": "SUPERVISOR",
        "collaborators": list(members),
        "sessionId": session or unique("team"),
        "enableTrace": True,
    }


def of(name, reply, **more):
    """What the agent of this name says, one call or several."""
    said = reply if isinstance(reply, list) else [reply]
    return [*said, {"when": {"system_contains": f"You are {name},"}} | more]


def ask(clients, described, text=None, **more):
    if text is not None:
        more["inputText"] = text
    response = clients.bedrock_agent_runtime.invoke_inline_agent(**described, **more)
    return Turn(response, list(response["completion"]))


def given(asked, *results):
    return {"invocationId": asked["invocationId"], "returnControlInvocationResults": list(results)}


def send(to, content="Go on."):
    return call(SEND, {"recipient": to, "content": content})


def test_three_collaborators_work_at_the_same_time(clients, model):
    names = ["loans", "rates", "terms"]
    model.script(
        of("the boss", [send(name) for name in names]),
        *(of(name, say(f"{name} knows."), delay_ms=200) for name in names),
        of("the boss", say("All of them know.")),
    )
    turn = ask(clients, team(*map(member, names)), "What do you know?")
    assert turn.text == "All of them know."
    own = sum(
        trace["modelInvocationOutput"]["metadata"]["totalTimeMs"]
        for event in turn.events
        if "trace" in event and "collaboratorName" not in event["trace"]
        for trace in event["trace"]["trace"].values()
        if "modelInvocationOutput" in trace
    )
    (final,) = (
        trace["observation"]["finalResponse"]["metadata"]
        for event in turn.events
        if "trace" in event and "collaboratorName" not in event["trace"]
        for trace in event["trace"]["trace"].values()
        if trace.get("observation", {}).get("type") == "FINISH"
    )
    assert 200 <= final["operationTotalTimeMs"] - own < 300, (final, own)
    sessions = {e["trace"]["sessionId"] for e in turn.events if "collaboratorName" in e.get("trace", {})}
    assert len(sessions) == 1 and turn.response["sessionId"] not in sessions


def test_collaborators_wait_together_and_are_answered_together(clients, model):
    scales = Studio(clients).functions_group(function("weigh", "item"), name="scales", executor=RETURN_CONTROL)
    described = team(member("nuts", scales), member("bolts", scales))
    model.script(
        of("the boss", [send("nuts"), send("bolts")]),
        of("nuts", call("scales__weigh", {"item": "nut"})),
        of("bolts", call("scales__weigh", {"item": "bolt"})),
    )
    asked = ask(clients, described, "Weigh both.").return_control
    inputs = [it["functionInvocationInput"] for it in asked["invocationInputs"]]
    assert [(it["agentId"], it["collaboratorName"]) for it in inputs] == [
        ("INLINE_AGENT", "nuts"),
        ("INLINE_AGENT", "bolts"),
    ]

    def weighed(body, agent=None):
        result = {"actionGroup": "scales", "function": "weigh", "responseBody": {"TEXT": {"body": body}}}
        return {"functionResult": result | ({"agentId": agent} if agent else {})}

    with pytest.raises(ClientError, match="several agents asked for it"):
        ask(clients, described, inlineSessionState=given(asked, weighed("4 g"), weighed("9 g")))
    with pytest.raises(ClientError, match="No result for actionGroup: scales, function: weigh of agentId INLINE_AGENT"):
        ask(clients, described, inlineSessionState=given(asked, weighed("4 g", "nuts")))
    model.script(
        of("nuts", say("A nut has 4 g.")), of("bolts", say("A bolt has 9 g.")), of("the boss", say("4 g and 9 g."))
    )
    state = given(asked, weighed("9 g", "bolts"), weighed("4 g", "nuts"))
    assert ask(clients, described, inlineSessionState=state).text == "4 g and 9 g."
    told = [m["content"] for m in model.requests()[-1]["messages"] if m["role"] == "tool"]
    assert told == ["A nut has 4 g.", "A bolt has 9 g."]


@pytest.mark.timeout(300)
def test_a_turn_of_a_team_is_killed_between_any_two_events(restartable, model, folder, request):
    """A function that a user consented to is run for a collaborator. Wherever the turn is cut off, the session is as it was before
    the turn or as it is behind it, and what the model is shown is a whole conversation."""
    server, mine = restartable()
    ledger = folder / request.node.name / "ledger"
    studio = Studio(mine)
    function_arn = studio.lambda_function(LEDGER, Environment={"Variables": {"LEDGER": str(ledger)}})["FunctionArn"]
    desk = studio.functions_group(function("pay", "bill", confirm=True), name="desk", executor={"lambda": function_arn})
    consent = {"functionResult": {"actionGroup": "desk", "function": "pay", "confirmationState": "CONFIRM"}}
    # The models take their time, so that the server is not ahead of what was read of a turn.
    slow = {"delay_ms": 150}
    first = [of("the boss", send("clerk"), **slow), of("clerk", call("desk__pay", {"bill": "7"}), **slow)]
    second = [of("clerk", say("Bill 7 is paid."), **slow), of("the boss", say("Done."), **slow)]

    def cut_off(described, script, count, **arguments):
        """Read so many events of a turn, and kill the server."""
        nonlocal server, mine
        model.reset()
        model.script(*script)
        response = mine.bedrock_agent_runtime.invoke_inline_agent(**described, **arguments)
        stream = iter(response["completion"])
        for _ in range(count):
            next(stream)
        server.kill()
        server, mine = restartable()
        model.reset()

    whole = team(member("clerk", desk))
    model.script(*first)
    turn = ask(mine, whole, "Pay bill 7.")
    begun, asked = turn.steps(), turn.return_control
    model.script(*second)
    turn = ask(mine, whole, inlineSessionState=given(asked, consent))
    assert turn.text == "Done." and ledger.read_text() == "paid "
    steps = turn.steps()
    ran = steps.index("modelInvocationInput")

    def last_answer(steps):
        """The events before the last answer of a model: from here on the server may be ahead."""
        return len(steps) - 1 - steps[::-1].index("modelInvocationOutput")

    for count in range(len(begun) + 1):
        described = team(member("clerk", desk))
        cut_off(described, first, count, inputText="Pay bill 7.")
        model.script(of("the boss", say("Yes?")))
        assert ask(mine, described, "Are you there?").text == "Yes?"
        messages = [m["role"] for m in model.requests()[-1]["messages"] if m["role"] != "system"]
        nothing, waited = ["user"], ["user", "assistant", "tool", "assistant", "user"]
        assert messages in ([nothing, waited] if count > last_answer(begun) else [nothing]), (count, messages)

    for count in range(len(steps) + 1):
        ledger.unlink(missing_ok=True)
        described = team(member("clerk", desk))
        model.reset()
        model.script(*first)
        asked = ask(mine, described, "Pay bill 7.").return_control
        cut_off(described, second, count, inlineSessionState=given(asked, consent))
        model.script(*second)
        try:
            turn = ask(mine, described, inlineSessionState=given(asked, consent))
            assert turn.text == "Done." and count < len(steps), count
        except ClientError as error:
            assert "waits for no results" in str(error) and count > last_answer(steps), (count, error)
        paid = ledger.read_text().split()
        # It is stored that it ran before the clerk's model is asked.
        assert len(paid) == 1 or (len(paid) == 2 and count <= ran), (count, paid)
        model.reset()
        model.script(of("the boss", say("Bye.")))
        assert ask(mine, described, "Bye.").text == "Bye."
        messages = [m["role"] for m in model.requests()[-1]["messages"] if m["role"] != "system"]
        assert messages == ["user", "assistant", "tool", "assistant", "user"], (count, messages)
