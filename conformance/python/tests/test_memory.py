"""Memory across sessions: summaries of what was said under a memory id, read, deleted, switched off, and never lost."""

import json
import sqlite3

import pytest

from conformance.agents import INSTRUCTION, MODEL, ROLE, Agent, Studio, eventually, unique
from conformance.fake_model import say

REMEMBERS = {"memoryConfiguration": {"enabledMemoryTypes": ["SESSION_SUMMARY"], "storageDays": 7}}
# What only the prompt for summaries says.
SUMS_UP = {"when": {"system_contains": "has ended"}}


def topic(text):
    return say(f'<summary><topic name="Tea">{text}</topic></summary>', **SUMS_UP)


def turns(times=0):
    return say("ok", times=times, when={"system_contains": "warehouse"})


@pytest.fixture(scope="session")
def remembering(studio):
    return studio.agent(**REMEMBERS)


def contents(agent: Agent, memory: str, **arguments):
    of = {"agentId": agent.id, "agentAliasId": agent.alias, "memoryId": memory, "memoryType": "SESSION_SUMMARY"}
    answer = agent.clients.bedrock_agent_runtime.get_agent_memory(**of, **arguments)
    return [it["sessionSummary"] for it in answer["memoryContents"]], answer.get("nextToken")


def forget(agent: Agent, **which):
    agent.clients.bedrock_agent_runtime.delete_agent_memory(agentId=agent.id, agentAliasId=agent.alias, **which)


def kept(agent: Agent, memory: str, count: int):
    """The summaries under a memory once there are so many."""
    return eventually(lambda: contents(agent, memory)[0], until=lambda found: len(found) == count)


def session(agent: Agent, memory: str | None, *words: str, name: str | None = None) -> Agent:
    """A session from its first word to its end."""
    talk = Agent(agent.clients, agent.id, agent.alias, name or unique("session"))
    under = {"memoryId": memory} if memory else {}
    for text in words:
        assert talk.ask(text, **under).text == "ok"
    talk.ask(None, endSession=True, **under)
    return talk


def test_the_next_session_knows_what_the_last_was_about(remembering, model):
    memory = unique("ada")
    model.script(topic("Ada likes green tea."), turns())
    talk = session(remembering, memory, "I like green tea.", "Very much.")
    session(remembering, None, "I tell nobody that I like coffee.")
    (summary,) = kept(remembering, memory, 1)
    assert (summary["memoryId"], summary["sessionId"]) == (memory, talk.session)
    assert "Ada likes green tea." in summary["summaryText"]
    lasts = summary["sessionExpiryTime"] - summary["sessionStartTime"]
    assert 7 * 86_400 <= lasts.total_seconds() < 7 * 86_400 + 60

    model.script(turns())
    asked = len(model.requests())
    second = Agent(remembering.clients, remembering.id)
    assert second.ask("Which tea?", memoryId=memory).response["memoryId"] == memory
    second.ask("And now?")
    third = Agent(remembering.clients, remembering.id)
    third.ask("Which tea?", memoryId=unique("bob"))
    knows = ["Ada likes green tea." in str(request["messages"]) for request in model.requests()[asked:]]
    assert knows == [True, True, False], "the session stays under its memory"
    refused = remembering.clients.bedrock_agent_runtime.exceptions.ValidationException
    for arguments in ({}, {"endSession": True}):
        with pytest.raises(refused, match=f"the memory {memory}, which cannot change"):
            second.ask("Who?", memoryId="bob", **arguments)
    summaries = [r for r in model.requests() if "has ended" in str(r["messages"][0])]
    assert len(summaries) == 1 and "coffee" not in str(summaries)


def test_pages_and_the_three_ways_to_forget(remembering, model):
    ada, bob = unique("ada"), unique("bob")
    model.script(topic("Ada said hello.") | {"times": 0}, turns())
    names = [session(remembering, ada, "Hello").session for _ in range(5)]
    session(remembering, bob, "Hello", name=names[1])
    kept(remembering, ada, 5)
    kept(remembering, bob, 1)

    first, token = contents(remembering, ada, maxItems=2)
    second, token = contents(remembering, ada, maxItems=2, nextToken=token)
    last, end = contents(remembering, ada, maxItems=2, nextToken=token)
    assert [it["sessionId"] for it in first + second + last] == names[::-1] and end is None
    refused = remembering.clients.bedrock_agent_runtime.exceptions.ValidationException
    with pytest.raises(refused, match="nextToken"):
        contents(remembering, bob, nextToken=token)

    forget(remembering, memoryId=ada, sessionId=names[0])
    assert len(contents(remembering, ada)[0]) == 4
    forget(remembering, sessionId=names[1])
    assert (len(contents(remembering, ada)[0]), contents(remembering, bob)[0]) == (3, [])
    session(remembering, bob, "Hello")
    kept(remembering, bob, 1)
    forget(remembering, memoryId=ada)
    assert (contents(remembering, ada)[0], len(contents(remembering, bob)[0])) == ([], 1)
    forget(remembering)
    assert contents(remembering, bob)[0] == []


def test_memory_that_is_off_is_neither_kept_nor_reached(studio, clients, model):
    agent = studio.agent(**REMEMBERS)
    model.script(topic("Ada likes green tea."), turns())
    session(agent, "ada", "I like green tea.")
    kept(agent, "ada", 1)
    name = clients.bedrock_agent.get_agent(agentId=agent.id)["agent"]["agentName"]
    same = {"agentId": agent.id, "agentName": name, "agentResourceRoleArn": ROLE, "foundationModel": MODEL}
    for days, shown in ((2, 2), (30, 7)):
        remembers = {"memoryConfiguration": REMEMBERS["memoryConfiguration"] | {"storageDays": days}}
        clients.bedrock_agent.update_agent(**same, instruction=INSTRUCTION, **remembers)
        studio.prepare(agent.id)
        ((summary,), _) = contents(agent, "ada")
        lasts = summary["sessionExpiryTime"] - summary["sessionStartTime"]
        assert lasts.days == shown, "less at once, but never more than when it was written"
    clients.bedrock_agent.update_agent(**same, instruction=INSTRUCTION)
    studio.prepare(agent.id)
    refused = clients.bedrock_agent_runtime.exceptions.ValidationException
    with pytest.raises(refused, match="Memory is not enabled"):
        contents(agent, "ada")
    asked = len(model.requests())
    assert session(agent, "ada", "Which tea?").session
    assert "green tea" not in str(model.requests()[asked:])
    forget(agent)
    clients.bedrock_agent.update_agent(**same, instruction=INSTRUCTION, **REMEMBERS)
    studio.prepare(agent.id)
    assert contents(agent, "ada")[0] == []

    missing = clients.bedrock_agent_runtime.exceptions.ResourceNotFoundException
    nobody = Agent(clients, "NOSUCHAGEN")
    for look in (lambda: contents(nobody, "ada"), lambda: forget(nobody)):
        with pytest.raises(missing):
            look()


def test_a_killed_server_makes_each_summary_once(restartable, clients, model):
    server, mine = restartable()
    agent = Studio(mine).agent(**REMEMBERS)
    model.script(turns())
    talk = Agent(mine, agent.id)
    talk.ask("I like green tea.", memoryId="ada")
    # Killed while the model writes the summary, then again as soon as a session has ended.
    live = model.live()
    talk.ask(None, endSession=True, memoryId="ada")
    model.wait_for_requests(2)
    live.text("<summary><topic name='Tea'>lost")
    server.kill()

    model.script(topic("Ada likes green tea."), topic("Ada likes black tea."), turns())
    server, agent.clients = restartable()
    kept(agent, "ada", 1)
    session(agent, "ada", "I like black tea.")
    server.kill()

    model.script(topic("Ada likes black tea."), turns())
    _, agent.clients = restartable()
    found = kept(agent, "ada", 2)
    assert ["black" in it["summaryText"] for it in found] == [True, False]
    session(agent, "bob", "One more, after which all that was due has been done.")
    model.script(topic("Done."), turns())
    kept(agent, "bob", 1)
    assert len(contents(agent, "ada")[0]) == 2


def test_what_fails_for_good_is_delivered_as_with_aws(restartable, folder, request, model):
    server, mine = restartable()
    told, untold = (Studio(mine).agent(**REMEMBERS) for _ in range(2))
    arn = mine.bedrock_agent.get_agent(agentId=told.id)["agent"]["agentArn"]
    arn = f"{arn.replace(':agent/', ':agent-alias/')}/{told.alias}"
    logs = mine.logs
    logs.create_log_group(logGroupName="/aws/vendedlogs/memory")
    (group,) = logs.describe_log_groups(logGroupNamePrefix="/aws/vendedlogs/")["logGroups"]
    logs.put_delivery_source(name="memory", resourceArn=arn, logType="APPLICATION_LOGS")
    destination = logs.put_delivery_destination(
        name="memory",
        deliveryDestinationType="CWL",
        deliveryDestinationConfiguration={"destinationResourceArn": group["arn"]},
    )["deliveryDestination"]
    logs.create_delivery(deliverySourceName="memory", deliveryDestinationArn=destination["arn"])

    model.script(say("A summary without topics.", times=0, **SUMS_UP), turns())
    talk = session(told, "ada", "I like green tea.")
    session(untold, "bob", "I like black tea.")
    model.wait_for_requests(4)
    server.stop()
    # As if an hour had passed in which each was tried eleven times.
    data = folder / request.node.name / "data"
    with sqlite3.connect(data / "outcrop.db") as database:
        changed = database.execute("UPDATE jobs SET attempts = 11, due_at = 0 WHERE queue = 'session-summaries'")
        assert changed.rowcount == 2
    database.close()

    server, _ = restartable()
    eventually(lambda: server.log.read_text().count("a session is not remembered"), until=lambda count: count == 2)
    (line,) = map(json.loads, (data / "application-logs.jsonl").read_text().splitlines())
    assert (line["resource_arn"], line["log_type"], line["level"]) == (arn, "APPLICATION_LOGS", "ERROR")
    assert line["event"] | {"reason": ""} == {
        "memory_id": "ada",
        "session_id": talk.session,
        "attempts": 12,
        "reason": "",
    }
    assert "topic" in line["event"]["reason"]
