"""Teams at build time: who is in them, page by page, in which version, and what their use keeps from going."""

import pytest

from conformance.agents import unique
from conformance.refusals import UNKNOWN, refused


@pytest.fixture
def build(clients):
    return clients.bedrock_agent


@pytest.fixture
def lead(studio):
    return studio.agent(prepare=False, agentCollaboration="SUPERVISOR")


@pytest.fixture
def specialist(build, studio):
    """The ARN of an alias of a new agent."""

    def make():
        agent = studio.agent()
        return build.create_agent_alias(agentId=agent.id, agentAliasName="live")["agentAlias"]["agentAliasArn"]

    return make


def about(name, arn, **more):
    return {
        "collaboratorName": name,
        "collaborationInstruction": f"Ask it about {name}.",
        "agentDescriptor": {"aliasArn": arn},
    } | more


def names(build, agent_id, version):
    pages = build.get_paginator("list_agent_collaborators").paginate(
        agentId=agent_id, agentVersion=version, PaginationConfig={"PageSize": 2}
    )
    return [c["collaboratorName"] for page in pages for c in page["agentCollaboratorSummaries"]]


def test_life_of_a_team(build, studio, lead, specialist):
    draft = {"agentId": lead.id, "agentVersion": "DRAFT"}
    refused(
        build.prepare_agent, "ValidationException",
        "This agent cannot be prepared. The AgentCollaboration attribute is set to SUPERVISOR but no agent "
        "collaborators are added.",
        agentId=lead.id,
    )  # fmt: skip
    first = specialist()
    token = unique("a-client-token-of-enough-characters-000")
    made = build.associate_agent_collaborator(**draft, **about("stock", first), clientToken=token)["agentCollaborator"]
    again = build.associate_agent_collaborator(**draft, **about("stock", first), clientToken=token)["agentCollaborator"]
    assert again == made
    assert made["relayConversationHistory"] == "DISABLED"
    one = {**draft, "collaboratorId": made["collaboratorId"]}
    assert build.get_agent_collaborator(**one)["agentCollaborator"] == made
    others = [specialist() for _ in range(3)]
    for index, arn in enumerate(others):
        build.associate_agent_collaborator(**draft, **about(f"clerk{index}", arn))
    assert names(build, lead.id, "DRAFT") == ["clerk2", "clerk1", "clerk0", "stock"]

    studio.prepare(lead.id)
    build.create_agent_alias(agentId=lead.id, agentAliasName="live")
    studio.settled(lead.id)
    changed = build.update_agent_collaborator(
        **one, **about("shelves", first, relayConversationHistory="TO_COLLABORATOR")
    )["agentCollaborator"]
    assert changed["lastUpdatedAt"] > changed["createdAt"]
    assert studio.settled(lead.id)["agentStatus"] == "NOT_PREPARED"
    refused(
        build.update_agent, "ValidationException",
        "agentCollaboration cannot be DISABLED while collaborators are associated",
        agentId=lead.id, agentName=unique("lead"), agentResourceRoleArn="arn:aws:iam::123456789012:role/x",
        foundationModel="anthropic.claude-3-5-sonnet-20240620-v1:0", agentCollaboration="DISABLED",
    )  # fmt: skip
    assert build.disassociate_agent_collaborator(**one)["ResponseMetadata"]["HTTPStatusCode"] == 204
    assert names(build, lead.id, "DRAFT") == ["clerk2", "clerk1", "clerk0"]
    assert names(build, lead.id, "1") == ["clerk2", "clerk1", "clerk0", "stock"]
    refused(build.get_agent_collaborator, "ResourceNotFoundException", UNKNOWN, **one)
    refused(build.update_agent_collaborator, "ResourceNotFoundException", UNKNOWN, **one, **about("x", first))
    refused(build.disassociate_agent_collaborator, "ResourceNotFoundException", UNKNOWN, **one)

    agent_id, alias_id = first.split("/")[1:]
    refused(
        build.delete_agent_alias, "ValidationException",
        f"Could not delete AgentAlias with ID {alias_id} of Agent with ID {agent_id}, since it is a collaborator",
        agentId=agent_id, agentAliasId=alias_id,
    )  # fmt: skip


def test_what_cannot_be_led(build, studio, lead, specialist):
    draft = {"agentId": lead.id, "agentVersion": "DRAFT"}
    arn = specialist()
    agent_arn = arn.replace(":agent-alias/", ":agent/").rsplit("/", 1)[0]
    refused(
        build.associate_agent_collaborator, "ValidationException",
        f"1 validation error detected: Value '{agent_arn}' at 'agentDescriptor.aliasArn' failed to satisfy constraint",
        **draft, **about("clerk", agent_arn),
    )  # fmt: skip
    refused(
        build.associate_agent_collaborator, "ValidationException",
        "You do not have sufficient permissions to collaborate with this agent alias, or the agent alias does not exist.",
        **draft, **about("clerk", arn.rsplit("/", 1)[0] + "/AAAAAAAAAA"),
    )  # fmt: skip
    build.associate_agent_collaborator(**draft, **about("clerk", arn))
    studio.prepare(lead.id)
    alias = build.create_agent_alias(agentId=lead.id, agentAliasName="live")["agentAlias"]["agentAliasArn"]
    studio.settled(lead.id)
    name = build.get_agent(agentId=lead.id)["agent"]["agentName"]
    refused(
        build.associate_agent_collaborator, "ValidationException",
        f"Agent {name} would reach itself: {name} → {name}.", **draft, **about("myself", alias),
    )  # fmt: skip
