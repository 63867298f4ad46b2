"""One turn of an agent: the loop, action groups of both kinds, events and traces, sessions, streaming."""

import base64
import concurrent.futures
import json
import threading

import pytest

from conformance.agents import MODEL, RETURN_CONTROL, USER_INPUT, document, function, operation
from conformance.fake_model import call, say

ADD = function("add_two_numbers", "n1", "n2", kind="number")
TEXT = {"type": "string", "description": "A text."}
ITEM = {"type": "object", "required": ["item"], "properties": {
    "item": TEXT, "count": {"type": "integer"}, "notes": {"type": "array", "items": TEXT},
}}  # fmt: skip
ORDERS = document(
    {
        "/orders/{customer}": {
            "post": operation(
                "placeOrder",
                parameters=[{"name": "customer", "in": "path", "required": True, "description": "d", "schema": TEXT}],
                requestBody={"required": True, "content": {"application/json": {"schema": ITEM}}},
            )
        },
        "/price/{item}": operation(
            "getPrice",
            parameters=[{"name": "item", "in": "path", "required": True, "description": "d", "schema": TEXT}],
        ),
    }
)


@pytest.fixture(scope="session")
def calculator(studio):
    return studio.agent(studio.functions_group(ADD, function("echo_event", "what?"), function("remember", "what")))


@pytest.fixture
def agent(calculator):
    """The calculator with a session of the test's own."""
    return type(calculator)(calculator.clients, calculator.id)


def test_an_answer_without_tools(agent, model):
    model.script(say("Good morning."))
    turn = agent.ask("Hi")
    assert turn.text == "Good morning."
    assert all("chunk" in event for event in turn.events), "no trace unless asked for"
    assert turn.response["sessionId"] == agent.session
    assert turn.response["contentType"] == "application/json"
    (asked,) = model.requests()
    assert any("warehouse" in m["content"] for m in asked["messages"] if m["role"] == "system")
    assert {t["function"]["name"] for t in asked["tools"]} == {
        "tools__add_two_numbers", "tools__echo_event", "tools__remember",
    }  # fmt: skip


def test_traces_of_a_turn_with_a_function(agent, model):
    model.script(
        [say("<thinking>I add them.</thinking>"), call("tools__add_two_numbers", {"n1": 10, "n2": 20})],
        say("<thinking>Done.</thinking><answer>It is 30.</answer>"),
    )
    turn = agent.ask("Add 10 and 20", enableTrace=True)
    assert turn.text == "It is 30."
    assert turn.steps() == [
        "modelInvocationInput", "modelInvocationOutput", "rationale",
        "invocationInput ACTION_GROUP", "observation ACTION_GROUP",
        "modelInvocationInput", "modelInvocationOutput", "rationale",
        "observation FINISH", "chunk",
    ]  # fmt: skip
    result = model.requests()[1]["messages"][-1]
    assert (result["role"], result["content"]) == ("tool", "The result of adding 10 and 20 is 30")
    parts = [e["trace"] for e in turn.events if "trace" in e]
    assert {(p["agentId"], p["agentAliasId"], p["agentVersion"]) for p in parts} == {(agent.id, "TSTALIASID", "DRAFT")}
    request_id = turn.response["ResponseMetadata"]["RequestId"]
    ids = [next(iter(content.values()))["traceId"] for _, content in turn.traces]
    assert ids == [f"{request_id}-0"] * 5 + [f"{request_id}-1"] * 4
    rendered = json.loads(turn.traces[0][1]["modelInvocationInput"]["text"])
    assert {"system", "messages"} <= rendered.keys()
    assert "Add 10 and 20" in json.dumps(rendered["messages"])


def test_the_event_that_a_function_gets(agent, model):
    model.script(call("tools__echo_event", {"what": "päron 7"}), say("ok"))
    turn = agent.ask(
        "Echo",
        enableTrace=True,
        sessionState={"sessionAttributes": {"tier": "gold"}, "promptSessionAttributes": {"today": "Monday"}},
    )
    observed = next(t[1]["observation"] for t in turn.traces if "observation" in t[1])
    seen = json.loads(observed["actionGroupInvocationOutput"]["text"])
    event, context = seen["event"], seen["context"]
    assert event == {
        "messageVersion": "1.0",
        "agent": {
            "name": event["agent"]["name"], "id": agent.id, "alias": "TSTALIASID", "version": "DRAFT",
        },
        "inputText": "Echo",
        "sessionId": agent.session,
        "actionGroup": "tools",
        "function": "echo_event",
        "parameters": [{"name": "what", "type": "string", "value": "päron 7"}],
        "sessionAttributes": {"tier": "gold"},
        "promptSessionAttributes": {"today": "Monday"},
    }  # fmt: skip
    assert seen["greeting"] == "olá"
    assert context["function_version"] == "$LATEST" and 0 < context["remaining_ms"] <= 10_000
    assert context["log_group_name"] == f"/aws/lambda/{context['function_name']}"


def test_session_attributes_and_history_last_for_the_session(agent, model):
    model.script(call("tools__remember", {"what": "blue"}), say("Noted."), call("tools__echo_event", {}), say("Blue."))
    assert agent.ask("Remember blue", sessionState={"sessionAttributes": {"tier": "gold"}}).text == "Noted."
    turn = agent.ask("Which colour?", enableTrace=True)
    observed = next(t[1]["observation"] for t in turn.traces if "observation" in t[1])
    event = json.loads(observed["actionGroupInvocationOutput"]["text"])["event"]
    assert event["sessionAttributes"] == {"tier": "gold", "remembered": "blue"}
    assert event["promptSessionAttributes"] == {}
    history = json.dumps(model.requests()[2]["messages"])
    assert "Remember blue" in history and "Noted." in history
    assert "gold" not in history, "session attributes never reach the prompt"

    model.script(say("Bye."), say("Who are you?"))
    agent.ask("Good bye", endSession=True)
    agent.ask("Hello again")
    assert "Remember blue" not in json.dumps(model.requests()[-1]["messages"])


def test_openapi_actions(studio, model):
    agent = studio.agent(studio.api_group(ORDERS))
    model.script(
        call("POST__api__placeOrder", {"customer": "ada", "item": "nut", "count": 3, "notes": ["a", "b"]}),
        call("GET__api__getPrice", {"item": "bolt"}),
        say("Done."),
    )
    turn = agent.ask("Order 3 nuts", enableTrace=True)
    assert turn.text == "Done."
    asked = next(t[1]["invocationInput"] for t in turn.traces if "invocationInput" in t[1])
    asked = asked["actionGroupInvocationInput"]
    assert (asked["apiPath"], asked["verb"].upper(), asked["executionType"]) == ("/orders/{customer}", "POST", "LAMBDA")
    assert asked["parameters"] == [{"name": "customer", "type": "string", "value": "ada"}]
    body = {p["name"]: p["value"] for p in asked["requestBody"]["content"]["application/json"]}
    assert (body["item"], body["count"], json.loads(body["notes"])) == ("nut", "3", ["a", "b"])
    results = [m["content"] for m in model.requests()[-1]["messages"] if m["role"] == "tool"]
    assert json.loads(results[0])["count"] == ["integer", "3"]
    assert "no such item" in results[1], "a status of 400 and above is for the model to see"


def test_parallel_actions_come_back_in_the_order_asked(agent, model):
    model.script(
        [call("tools__add_two_numbers", {"n1": n, "n2": 1}) for n in (1, 2, 3)],
        say("2, 3 and 4"),
    )
    turn = agent.ask("Add", enableTrace=True)
    assert turn.text == "2, 3 and 4"
    results = [m["content"] for m in model.requests()[1]["messages"] if m["role"] == "tool"]
    assert [r[-1] for r in results] == ["2", "3", "4"]


def test_return_of_control(studio, model):
    agent = studio.agent(
        studio.functions_group(ADD, name="mine", executor=RETURN_CONTROL),
        studio.functions_group(function("add_two_numbers", "n1", "n2", kind="number"), name="tools"),
    )
    model.script(
        [
            call("mine__add_two_numbers", {"n1": 1, "n2": 2}),
            call("tools__add_two_numbers", {"n1": 3, "n2": 4}),
            call("mine__add_two_numbers", {"n1": 5, "n2": 6}),
        ],
        say("3, 7 and 11"),
    )
    turn = agent.ask("Add", enableTrace=True)
    assert turn.steps()[-1] == "returnControl"
    asked = turn.return_control
    inputs = [i["functionInvocationInput"] for i in asked["invocationInputs"]]
    assert [
        (i["actionGroup"], i["function"], i["actionInvocationType"], i["agentId"], i["parameters"][0]) for i in inputs
    ] == [
        ("mine", "add_two_numbers", "RESULT", agent.id, {"name": "n1", "type": "number", "value": value})
        for value in ("1", "5")
    ]
    results = [
        {
            "functionResult": {
                "actionGroup": "mine",
                "function": "add_two_numbers",
                "responseBody": {"TEXT": {"body": b}},
            }
        }
        for b in ("three", "eleven")
    ]
    assert agent.give_back(asked, *results).text == "3, 7 and 11"
    given = [m["content"] for m in model.requests()[1]["messages"] if m["role"] == "tool"]
    assert given == ["three", "The result of adding 3 and 4 is 7", "eleven"]


def test_results_that_do_not_fit(studio, model):
    agent = studio.agent(studio.functions_group(ADD, executor=RETURN_CONTROL))
    model.script(call("tools__add_two_numbers", {"n1": 1, "n2": 2}), say("new subject"))
    asked = agent.ask("Add").return_control
    wrong = {"functionResult": {"actionGroup": "tools", "function": "other", "responseBody": {"TEXT": {"body": "3"}}}}
    refusal = agent.clients.bedrock_agent_runtime.exceptions.ValidationException
    with pytest.raises(refusal, match="Unexpected actionGroup: tools or function : other encountered"):
        agent.give_back(asked, wrong)
    with pytest.raises(refusal):
        agent.give_back(asked | {"invocationId": "another"}, wrong)
    # A new text abandons what was asked.
    assert agent.ask("Never mind").text == "new subject"


def test_computer_use(studio, model):
    screen = {
        "actionGroupName": "screen",
        "parentActionGroupSignature": "ANTHROPIC.Computer",
        "parentActionGroupSignatureParams": {"type": "computer_20241022", "display_width_px": "800"},
    }
    agent = studio.agent(screen)
    with pytest.raises(agent.clients.bedrock_agent.exceptions.ValidationException, match="'computer_1' is no version"):
        params = {"parentActionGroupSignatureParams": {"type": "computer_1"}, "actionGroupName": "other"}
        agent.clients.bedrock_agent.create_agent_action_group(
            agentId=agent.id, agentVersion="DRAFT", **(screen | params)
        )
    model.script(call("computer", {"action": "left_click", "coordinate": [467, 842]}), say("I see a window."))
    asked = agent.ask("Click there").return_control
    (one,) = (i["functionInvocationInput"] for i in asked["invocationInputs"])
    assert (one["function"], one["actionInvocationType"]) == ("computer", "RESULT")
    assert json.loads({p["name"]: p["value"] for p in one["parameters"]}["coordinate"]) == [467, 842]
    image = {"format": "png", "source": {"bytes": b"a picture"}}
    seen = {"actionGroup": "screen", "function": "computer", "agentId": agent.id, "responseState": "REPROMPT",
            "responseBody": {"IMAGES": {"images": [image]}}}  # fmt: skip
    assert agent.give_back(asked, {"functionResult": seen}).text == "I see a window."
    sent = json.dumps(model.requests()[1]["messages"])
    assert base64.b64encode(b"a picture").decode() in sent


@pytest.mark.parametrize("state", ["CONFIRM", "DENY"])
def test_confirmation(studio, model, state):
    agent = studio.agent(studio.functions_group(function("add_two_numbers", "n1", "n2", confirm=True)))
    model.script(call("tools__add_two_numbers", {"n1": "1", "n2": "2"}), say("done"))
    asked = agent.ask("Add").return_control
    (one,) = asked["invocationInputs"]
    assert one["functionInvocationInput"]["actionInvocationType"] == "USER_CONFIRMATION"
    said = {"functionResult": {"actionGroup": "tools", "function": "add_two_numbers", "confirmationState": state}}
    assert agent.give_back(asked, said).text == "done"
    result = model.requests()[1]["messages"][-1]["content"]
    assert ("The result of adding 1 and 2 is 3" in result) == (state == "CONFIRM")


def test_user_input(studio, model):
    agent = studio.agent(studio.functions_group(ADD), USER_INPUT)
    model.script(call("user__askuser", {"question": "Which numbers?"}), say("It is 3."))
    turn = agent.ask("Add two numbers", enableTrace=True)
    assert turn.text == "Which numbers?"
    assert turn.steps()[-2:] == ["observation ASK_USER", "chunk"]
    assert agent.ask("1 and 2").text == "It is 3."
    assert "1 and 2" in json.dumps(model.requests()[1]["messages"])


def test_missing_parameters_are_asked_of_the_model_again(agent, model):
    model.script(
        call("tools__add_two_numbers", {"n1": 1}), call("tools__add_two_numbers", {"n1": 1, "n2": 2}), say("3")
    )
    turn = agent.ask("Add", enableTrace=True)
    assert turn.text == "3"
    assert "observation REPROMPT" in turn.steps()
    assert "n2" in json.dumps(model.requests()[1]["messages"][-1], ensure_ascii=False)


def test_streaming(agent, model):
    model.script(
        [say("<thinking>secret</thinking>"), call("tools__add_two_numbers", {"n1": 1, "n2": 2})],
        say("<thinking>secret</thinking><answer>", "The s", "um of ", "1 and 2 is ", "3 – ✓", "</answer>"),
    )
    turn = agent.ask("Add", streamingConfigurations={"streamFinalResponse": True, "applyGuardrailInterval": 5})
    assert turn.text == "The sum of 1 and 2 is 3 – ✓"
    assert len(turn.chunks) > 1
    assert all(chunk and chunk.decode() for chunk in turn.chunks)


def test_chunks_leave_while_the_model_writes(agent, model):
    live = model.live()
    stream = iter(agent.start(streamingConfigurations={"streamFinalResponse": True})["completion"])
    live.text("<answer>")
    parts = [f"Part {number} of an answer whose parts are long enough to leave by themselves. " for number in range(4)]
    for part in parts[:3]:
        live.text(part)
    seen = next(stream)["chunk"]["bytes"].decode()
    assert seen.startswith("Part 0")
    live.text(parts[3])
    live.text("</answer>")
    live.end()
    seen += b"".join(event["chunk"]["bytes"] for event in stream).decode()
    assert seen.strip() == "".join(parts).strip()


def test_one_turn_at_a_time(agent, model):
    live = model.live()
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        slow = pool.submit(agent.ask, "Slow")
        model.wait_for_requests(1)
        with pytest.raises(agent.clients.bedrock_agent_runtime.exceptions.ConflictException):
            agent.ask("Second")
        live.text("slow")
        live.end()
        assert slow.result(30).text == "slow"
    model.script(say("later"))
    assert agent.ask("Third").text == "later"


def test_many_sessions_at_once(calculator, model):
    model.script(say("hello"), repeat=True)
    barrier = threading.Barrier(16)

    def one(_):
        mine = type(calculator)(calculator.clients, calculator.id)
        barrier.wait(20)
        return mine.ask("Hi").text

    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        assert list(pool.map(one, range(16))) == ["hello"] * 16


def test_the_draft_is_live_after_the_next_prepare_only(studio, clients, model):
    agent = studio.agent()
    clients.bedrock_agent.create_agent_action_group(
        agentId=agent.id, agentVersion="DRAFT", **studio.functions_group(ADD)
    )
    model.script(say("old"), say("new"))
    agent.ask()
    assert not model.requests()[0].get("tools")
    studio.prepare(agent.id)
    agent.ask()
    assert model.requests()[1]["tools"]


def test_aliases_route_and_pause(studio, clients, model):
    agent = studio.agent()
    alias = clients.bedrock_agent.create_agent_alias(agentId=agent.id, agentAliasName="live")["agentAlias"]
    agent.alias = alias["agentAliasId"]
    model.script(say("from version 1"))
    turn = agent.ask(enableTrace=True)
    assert {e["trace"]["agentVersion"] for e in turn.events if "trace" in e} == {"1"}
    studio.settled(agent.id)
    studio.clients.bedrock_agent.update_agent_alias(
        agentId=agent.id, agentAliasId=agent.alias, agentAliasName="live",
        routingConfiguration=[{"agentVersion": "1"}], aliasInvocationState="REJECT_INVOCATIONS",
    )  # fmt: skip
    with pytest.raises(clients.bedrock_agent_runtime.exceptions.ValidationException):
        agent.ask()


def test_inline_agents(clients, studio, model):
    model.script(call("tools__add_two_numbers", {"n1": 1, "n2": 2}), say("3"), say("again"))
    arguments = {
        "foundationModel": MODEL,
        "instruction": "You add numbers for people who cannot, and you are brief about it.",
        "sessionId": "inline-1",
        "actionGroups": [studio.functions_group(ADD)],
    }
    answer = clients.bedrock_agent_runtime.invoke_inline_agent(**arguments, inputText="Add", enableTrace=True)
    events = list(answer["completion"])
    assert b"".join(e["chunk"]["bytes"] for e in events if "chunk" in e) == b"3"
    trace = next(e["trace"] for e in events if "trace" in e)
    assert "agentId" not in trace
    assert trace["callerChain"][0]["agentAliasArn"].endswith(":agent-alias/INLINE_AGENT/TSTALIASID")
    list(clients.bedrock_agent_runtime.invoke_inline_agent(**arguments, inputText="More")["completion"])
    assert "Add" in json.dumps(model.requests()[-1]["messages"])


def test_tags_through_the_runtime(clients, studio):
    agent = studio.agent(prepare=False)
    arn = clients.bedrock_agent.get_agent(agentId=agent.id)["agent"]["agentArn"]
    clients.bedrock_agent_runtime.tag_resource(resourceArn=arn, tags={"a": "b"})
    assert clients.bedrock_agent_runtime.list_tags_for_resource(resourceArn=arn)["tags"] == {"a": "b"}
    clients.bedrock_agent_runtime.untag_resource(resourceArn=arn, tagKeys=["a"])
    assert clients.bedrock_agent_runtime.list_tags_for_resource(resourceArn=arn)["tags"] == {}
