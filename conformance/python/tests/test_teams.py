"""Teams of stored agents, as a caller sees them."""

import pytest

from conformance.agents import MODEL, RETURN_CONTROL, ROLE, eventually, function, unique
from conformance.fake_model import call, fail, say

SEND = "AgentCommunication__sendMessage"


def about(name):
    return f"You are {name}, and you answer what others ask you in few words."


def of(name, reply, **more):
    """What the agent of this name says, one call or several."""
    said = reply if isinstance(reply, list) else [reply]
    return [*said, {"when": {"system_contains": f"You are {name},"}} | more]


def send(to, content="Go on."):
    return call(SEND, {"recipient": to, "content": content})


@pytest.fixture
def build(clients):
    return clients.bedrock_agent


def alias(build, agent, **settings):
    """An alias of the agent's next version; gives its ARN and id."""
    made = build.create_agent_alias(agentId=agent.id, agentAliasName=unique("alias"), **settings)["agentAlias"]
    eventually(
        lambda: build.get_agent_alias(agentId=agent.id, agentAliasId=made["agentAliasId"])["agentAlias"],
        until=lambda seen: seen["agentAliasStatus"] == "PREPARED",
    )
    return made["agentAliasArn"], made["agentAliasId"]


def specialist(studio, build, name, *groups):
    agent = studio.agent(*groups, instruction=about(name))
    return agent, alias(build, agent)


def supervisor(studio, build, name, *members, **relay):
    """An agent that leads these: pairs of a name and an alias's ARN."""
    agent = studio.agent(prepare=False, instruction=about(name), agentCollaboration="SUPERVISOR")
    return team(studio, build, agent, *members, **relay)


def lead(studio, build, agent, name, *members):
    """The same of an agent that led nobody."""
    described = {"foundationModel": MODEL, "agentResourceRoleArn": ROLE, "instruction": about(name)}
    build.update_agent(agentId=agent.id, agentName=unique("agent"), agentCollaboration="SUPERVISOR", **described)
    return team(studio, build, agent, *members)


def team(studio, build, agent, *members, relay="DISABLED"):
    for member, arn in members:
        build.associate_agent_collaborator(
            agentId=agent.id,
            agentVersion="DRAFT",
            agentDescriptor={"aliasArn": arn},
            collaboratorName=member,
            collaborationInstruction=f"Ask it about {member}.",
            relayConversationHistory=relay,
        )
    studio.prepare(agent.id)
    return agent


def scales(studio):
    return studio.functions_group(function("weigh", "item"), name="scales", executor=RETURN_CONTROL)


def weighed(body, agent_id):
    result = {"actionGroup": "scales", "function": "weigh", "responseBody": {"TEXT": {"body": body}}}
    return {"functionResult": result | {"agentId": agent_id}}


def test_a_team_in_a_team_waits_and_goes_on(studio, build, model):
    deep, (deep_arn, _) = specialist(studio, build, "the weigher", scales(studio))
    middle = supervisor(studio, build, "the clerk", ("weigher", deep_arn))
    middle_arn, _ = alias(build, middle)
    boss = supervisor(studio, build, "the boss", ("clerk", middle_arn), relay="TO_COLLABORATOR")
    model.script(
        of("the boss", send("clerk", "Weigh a nut.")),
        of("the clerk", send("weigher", "Weigh a nut.")),
        of("the weigher", call("scales__weigh", {"item": "nut"})),
    )
    turn = boss.ask("What does a nut weigh?", enableTrace=True)
    (asked,) = turn.return_control["invocationInputs"]
    asked = asked["functionInvocationInput"]
    assert (asked["agentId"], asked["collaboratorName"]) == (deep.id, "clerk")
    chains = [[link["agentAliasArn"] for link in e["trace"]["callerChain"]] for e in turn.events if "trace" in e]
    assert chains[0][0].endswith(f"{boss.id}/TSTALIASID") and [chains[0][0], middle_arn, deep_arn] in chains
    of_clerk = next(request for request in model.requests() if "You are the clerk" in str(request["messages"][0]))
    assert "What does a nut weigh?" in str(of_clerk["messages"]), "the conversation is relayed"

    model.script(
        of("the weigher", say("4 g.")), of("the clerk", say("It weighs 4 g.")), of("the boss", say("A nut weighs 4 g."))
    )
    assert boss.give_back(turn.return_control, weighed("4 g", deep.id)).text == "A nut weighs 4 g."


def test_a_version_keeps_its_team_and_a_failing_member_is_told(studio, build, model):
    clerk, (arn, alias_id) = specialist(studio, build, "the clerk")
    boss = supervisor(studio, build, "the boss", ("clerk", arn))
    boss.alias = alias(build, boss)[1]
    draft = {"agentId": boss.id, "agentVersion": "DRAFT"}
    (member,) = build.list_agent_collaborators(**draft)["agentCollaboratorSummaries"]
    described = {"foundationModel": MODEL, "agentResourceRoleArn": ROLE, "instruction": about("the boss")}
    build.disassociate_agent_collaborator(**draft, collaboratorId=member["collaboratorId"])
    build.update_agent(agentId=boss.id, agentName=unique("boss"), agentCollaboration="DISABLED", **described)

    def heard(*replies):
        """What the boss's model is told of its message."""
        model.reset()
        model.script(of("the boss", send("clerk")), *replies, of("the boss", say("I see.")))
        assert boss.ask("Go on.").text == "I see."
        return model.requests()[-1]["messages"][-1]["content"]

    assert heard(of("the clerk", say("Here I am."))) == "Here I am."
    assert "clerk gave no answer" in heard(of("the clerk", fail(400, "no such luck")))
    state = {"agentId": clerk.id, "agentAliasId": alias_id, "agentAliasName": unique("alias")}
    build.update_agent_alias(**state, aliasInvocationState="REJECT_INVOCATIONS")
    assert "takes no requests at present" in heard()
    build.delete_agent(agentId=clerk.id, skipResourceInUseCheck=True)
    assert "does not exist any more" in heard()


def test_a_circle_that_was_closed_later_is_refused_when_it_runs(studio, build, model):
    boss = studio.agent(instruction=about("the boss"))
    boss_arn, _ = alias(build, boss)
    clerk, (clerk_arn, clerk_alias) = specialist(studio, build, "the clerk")
    # The boss leads the clerk, and then the clerk's alias gets a version that leads the boss as it was.
    lead(studio, build, boss, "the boss", ("clerk", clerk_arn))
    lead(studio, build, clerk, "the clerk", ("boss", boss_arn))
    build.update_agent_alias(agentId=clerk.id, agentAliasId=clerk_alias, agentAliasName=unique("alias"))
    eventually(
        lambda: build.get_agent_alias(agentId=clerk.id, agentAliasId=clerk_alias)["agentAlias"],
        until=lambda seen: seen["routingConfiguration"][0]["agentVersion"] == "2",
    )
    model.script(
        of("the boss", send("clerk")),
        of("the clerk", send("boss")),
        of("the clerk", say("I cannot ask the boss.")),
        of("the boss", say("I see.")),
    )
    assert boss.ask("Go on.").text == "I see."
    told = model.requests()[2]["messages"][-1]["content"]
    assert "waits for your answer itself" in told and "→ clerk → boss" in told
