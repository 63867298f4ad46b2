"""Agents and their parts: the life cycle, snapshots, in-use rules, defaults, idempotency, lists and refusals."""

import json

import pytest
from botocore.exceptions import ClientError

from conformance.agents import (
    INSTRUCTION,
    MODEL,
    RETURN_CONTROL,
    ROLE,
    USER_INPUT,
    document,
    eventually,
    function,
    operation,
    unique,
)
from conformance.refusals import UNKNOWN, refused


@pytest.fixture
def build(clients):
    return clients.bedrock_agent


def test_life_of_an_agent(build, studio):
    created = build.create_agent(agentName=unique("life"))["agent"]
    assert created["agentStatus"] == "CREATING"
    agent_id = created["agentId"]
    assert build.get_agent(agentId=agent_id)["agent"]["agentStatus"] == "CREATING", "a passing state can be seen"
    assert studio.settled(agent_id)["agentStatus"] == "NOT_PREPARED"

    build.prepare_agent(agentId=agent_id)
    failed = studio.settled(agent_id)
    assert failed["agentStatus"] == "FAILED"
    assert any("Agent Instruction cannot be null" in reason for reason in failed["failureReasons"])

    updated = build.update_agent(
        agentId=agent_id,
        agentName=created["agentName"],
        agentResourceRoleArn=ROLE,
        foundationModel=MODEL,
        instruction=INSTRUCTION,
        description="has all it needs",
    )["agent"]
    assert updated["agentStatus"] == "UPDATING"
    assert studio.settled(agent_id)["agentStatus"] == "NOT_PREPARED"

    prepared = build.prepare_agent(agentId=agent_id)
    assert (prepared["agentStatus"], prepared["agentVersion"]) == ("PREPARING", "DRAFT")
    assert build.get_agent(agentId=agent_id)["agent"]["agentStatus"] == "PREPARING"
    agent = studio.settled(agent_id)
    assert agent["agentStatus"] == "PREPARED"
    assert agent["preparedAt"] >= agent["updatedAt"]
    assert agent["idleSessionTTLInSeconds"] == 600
    overrides = agent["promptOverrideConfiguration"]["promptConfigurations"]
    shown = {p["promptType"]: p for p in overrides}
    assert "$instruction$" in shown["ORCHESTRATION"]["basePromptTemplate"], "the effective prompt is shown"

    # An update resets what it leaves out.
    build.update_agent(
        agentId=agent_id, agentName=created["agentName"], agentResourceRoleArn=ROLE, foundationModel=MODEL,
        instruction=INSTRUCTION,
    )  # fmt: skip
    reset = studio.settled(agent_id)
    assert "description" not in reset
    assert reset["updatedAt"] > reset["preparedAt"]

    assert build.delete_agent(agentId=agent_id)["agentStatus"] == "DELETING"
    eventually(lambda: exists(build, agent_id), until=lambda there: not there)
    refused(build.get_agent, "ResourceNotFoundException", UNKNOWN, agentId=agent_id)


def exists(build, agent_id):
    try:
        build.get_agent(agentId=agent_id)
    except build.exceptions.ResourceNotFoundException:
        return False
    return True


def test_second_agent_of_a_name_fails(build, studio):
    name = unique("twin")
    build.create_agent(agentName=name)
    second = build.create_agent(agentName=name)["agent"]["agentId"]
    agent = studio.settled(second)
    assert agent["agentStatus"] == "FAILED"
    assert agent["failureReasons"][0].startswith(
        "Cannot create a new agent as an agent with the same name already exists."
    )


def test_client_token_makes_one_agent(build):
    request = {"agentName": unique("token"), "clientToken": unique("a-client-token-of-enough-characters-000")}
    first = build.create_agent(**request)["agent"]["agentId"]
    assert build.create_agent(**request)["agent"]["agentId"] == first
    with pytest.raises(build.exceptions.ConflictException):
        build.create_agent(**request | {"description": "another body"})


def test_action_groups(build, studio):
    agent = studio.agent(prepare=False)
    draft = {"agentId": agent.id, "agentVersion": "DRAFT"}
    made = build.create_agent_action_group(
        **draft, **studio.functions_group(function("add_two_numbers", "n1", "n2"), executor=RETURN_CONTROL)
    )["agentActionGroup"]
    assert made["actionGroupState"] == "ENABLED"
    assert made["functionSchema"]["functions"][0]["requireConfirmation"] == "DISABLED"
    group = {**draft, "actionGroupId": made["actionGroupId"]}
    assert build.get_agent_action_group(**group)["agentActionGroup"] == made

    refused(
        build.delete_agent_action_group, "ValidationException",
        "ActionGroup with name tools cannot be deleted when it is Enabled", **group,
    )  # fmt: skip
    disabled = build.update_agent_action_group(
        **group, **studio.functions_group(function("subtract"), executor=RETURN_CONTROL), actionGroupState="DISABLED"
    )["agentActionGroup"]
    assert [f["name"] for f in disabled["functionSchema"]["functions"]] == ["subtract"]
    build.delete_agent_action_group(**group)
    refused(build.get_agent_action_group, "ResourceNotFoundException", UNKNOWN, **group)

    user_input = build.create_agent_action_group(**draft, **USER_INPUT)["agentActionGroup"]
    assert user_input["parentActionSignature"] == "AMAZON.UserInput"
    listed = build.list_agent_action_groups(**draft)["actionGroupSummaries"]
    assert [g["actionGroupName"] for g in listed] == [USER_INPUT["actionGroupName"]]


@pytest.mark.parametrize(
    ("group", "starts"),
    [
        ({}, "Failed to create or update ActionGroup. Try providing either apiSchema or functionSchema"),
        (
            {"apiSchema": {"payload": "{ not json: ["}},
            "Failed to create OpenAPI 3 model from the JSON/YAML object that you provided for action: broken",
        ),
        (
            {"apiSchema": {"payload": document({"/a": operation("two__parts")})}},
            "Action name, operationId or http verb in openAPI schema should not have '__'",
        ),
        (
            {"parentActionGroupSignature": "AMAZON.UserInput", "description": "not with a parent signature"},
            "",
        ),
    ],
    ids=["no schema", "unreadable", "name", "parent"],
)
def test_refused_action_groups(build, studio, group, starts):
    agent = studio.agent(prepare=False)
    message = refused(
        build.create_agent_action_group, "ValidationException", starts,
        agentId=agent.id, agentVersion="DRAFT", actionGroupName="broken", actionGroupExecutor=RETURN_CONTROL, **group,
    )  # fmt: skip
    assert len(message) > len(starts), "the cause follows the sentence"


def test_every_problem_of_a_schema_is_reported_at_once(build, studio):
    agent = studio.agent(prepare=False)
    same = document({"/one": operation("same"), "/two": operation("same"), "three": operation("third")})
    message = refused(
        build.create_agent_action_group, "ValidationException",
        "Failed to create OpenAPI 3 model from the JSON/YAML object that you provided for action: api",
        agentId=agent.id, agentVersion="DRAFT", **studio.api_group(same, executor=RETURN_CONTROL),
    )  # fmt: skip
    assert "two/get/operationId" in message and "three" in message


def test_versions_and_aliases(build, studio):
    agent = studio.agent()
    refused(
        build.create_agent_alias, "ValidationException", "", agentId=agent.id, agentAliasName="draft",
        routingConfiguration=[{"agentVersion": "DRAFT"}],
    )  # fmt: skip
    alias = build.create_agent_alias(agentId=agent.id, agentAliasName="live")["agentAlias"]
    named = {"agentId": agent.id, "agentAliasId": alias["agentAliasId"]}
    ready = eventually(
        lambda: build.get_agent_alias(**named)["agentAlias"], until=lambda a: a["agentAliasStatus"] == "PREPARED"
    )
    assert ready["routingConfiguration"] == [{"agentVersion": "1"}]

    # The version keeps what the draft was.
    studio.settled(agent.id)
    build.update_agent(
        agentId=agent.id, agentName=unique("renamed"), agentResourceRoleArn=ROLE, foundationModel=MODEL,
        instruction=INSTRUCTION + " Be polite.",
    )  # fmt: skip
    studio.settled(agent.id)
    first = build.get_agent_version(agentId=agent.id, agentVersion="1")["agentVersion"]
    assert first["instruction"] == INSTRUCTION

    studio.prepare(agent.id)
    build.update_agent_alias(**named, agentAliasName="live")
    moved = eventually(
        lambda: build.get_agent_alias(**named)["agentAlias"], until=lambda a: a["agentAliasStatus"] == "PREPARED"
    )
    assert moved["routingConfiguration"] == [{"agentVersion": "2"}]
    assert len(moved["agentAliasHistoryEvents"]) == 2
    listed = build.list_agent_versions(agentId=agent.id)["agentVersionSummaries"]
    assert {"1", "2"} <= {v["agentVersion"] for v in listed}

    with pytest.raises(build.exceptions.ConflictException):
        build.delete_agent_version(agentId=agent.id, agentVersion="2")
    build.delete_agent_version(agentId=agent.id, agentVersion="1")
    refused(build.get_agent_version, "ResourceNotFoundException", UNKNOWN, agentId=agent.id, agentVersion="1")

    aliases = build.list_agent_aliases(agentId=agent.id)["agentAliasSummaries"]
    assert {a["agentAliasId"] for a in aliases} == {"TSTALIASID", alias["agentAliasId"]}
    with pytest.raises(ClientError):
        build.delete_agent_alias(agentId=agent.id, agentAliasId="TSTALIASID")

    refused(
        build.delete_agent, "ConflictException",
        f"Could not delete Agent with ID {agent.id}, since it has active aliases", agentId=agent.id,
    )  # fmt: skip
    assert build.delete_agent_alias(**named)["agentAliasStatus"] == "DELETING"
    eventually(
        lambda: build.list_agent_aliases(agentId=agent.id)["agentAliasSummaries"], until=lambda left: len(left) == 1
    )
    build.delete_agent(agentId=agent.id, skipResourceInUseCheck=True)


def test_alias_of_an_unprepared_agent(build, studio):
    agent = studio.agent(prepare=False)
    refused(
        build.create_agent_alias, "ValidationException",
        "Create operation can't be performed on AgentAlias when Agent is in Not Prepared state.",
        agentId=agent.id, agentAliasName="early",
    )  # fmt: skip


def test_tags(build, studio):
    agent = studio.agent(prepare=False, tags={"team": "stock"})
    arn = build.get_agent(agentId=agent.id)["agent"]["agentArn"]
    build.tag_resource(resourceArn=arn, tags={"cost centre": "42/a"})
    assert build.list_tags_for_resource(resourceArn=arn)["tags"] == {"team": "stock", "cost centre": "42/a"}
    build.untag_resource(resourceArn=arn, tagKeys=["cost centre", "team"])
    assert build.list_tags_for_resource(resourceArn=arn)["tags"] == {}


def test_lists_come_in_pages_newest_first(build, studio):
    made = [studio.agent(prepare=False).id for _ in range(3)]
    pages = list(build.get_paginator("list_agents").paginate(PaginationConfig={"PageSize": 2}))
    assert len(pages) > 1
    seen = [a["agentId"] for page in pages for a in page["agentSummaries"]]
    assert len(seen) == len(set(seen))
    assert [a for a in seen if a in made] == made[::-1]
    refused(build.list_agents, "ValidationException", "", nextToken="forged")


# (operation, arguments, what the message names): the client's own checks are off, so that the server's are met.
CONSTRAINTS = [
    ("create_agent", {"agentName": "no spaces, please"}, ["agentName", "failed to satisfy constraint"]),
    ("create_agent", {"agentName": "a", "idleSessionTTLInSeconds": 5}, ["idleSessionTTLInSeconds", "60"]),
    ("create_agent", {"agentName": "a", "instruction": "too short"}, ["instruction", "40"]),
    ("create_agent", {"agentName": "a", "agentCollaboration": "MAYBE"}, ["agentCollaboration", "SUPERVISOR"]),
    ("create_agent", {}, ["agentName"]),
    ("get_agent", {"agentId": "no"}, ["agentId"]),
    ("list_agents", {"maxResults": 0}, ["maxResults"]),
]


@pytest.mark.parametrize(("operation", "arguments", "named"), CONSTRAINTS, ids=lambda v: str(v)[:40])
def test_constraints_of_the_model(unchecked_clients, operation, arguments, named):
    message = refused(getattr(unchecked_clients.bedrock_agent, operation), "ValidationException", "", **arguments)
    assert message.startswith("1 validation error detected: ")
    assert all(word in message for word in named), message


@pytest.mark.parametrize(
    ("operation", "arguments"),
    [
        ("get_agent", {}),
        ("update_agent", {"agentName": "a", "agentResourceRoleArn": ROLE, "foundationModel": MODEL}),
        ("prepare_agent", {}),
        ("delete_agent", {}),
        ("get_agent_alias", {"agentAliasId": "AAAAAAAAAA"}),
        ("list_agent_action_groups", {"agentVersion": "DRAFT"}),
        ("get_agent_version", {"agentVersion": "7"}),
    ],
    ids=lambda v: v if isinstance(v, str) else "",
)
def test_unknown_ids(build, operation, arguments):
    refused(getattr(build, operation), "ResourceNotFoundException", UNKNOWN, agentId="ZZZZZZZZZZ", **arguments)


def test_prompt_overrides(build, studio):
    template = json.dumps({"system": "$instruction$", "messages": [{"role": "user", "content": "$question$"}]})
    override = {
        "promptType": "ORCHESTRATION",
        "promptCreationMode": "OVERRIDDEN",
        "promptState": "ENABLED",
        "basePromptTemplate": template,
        "inferenceConfiguration": {"temperature": 0.5, "topP": 0.9, "topK": 10, "maximumLength": 99},
        "parserMode": "DEFAULT",
    }
    agent = studio.agent(prepare=False, promptOverrideConfiguration={"promptConfigurations": [override]})
    shown = build.get_agent(agentId=agent.id)["agent"]["promptOverrideConfiguration"]["promptConfigurations"]
    kept = next(p for p in shown if p["promptType"] == "ORCHESTRATION")
    assert {name: kept[name] for name in override if name != "inferenceConfiguration"} == {
        name: value for name, value in override.items() if name != "inferenceConfiguration"
    }
    assert override["inferenceConfiguration"].items() <= kept["inferenceConfiguration"].items()
    broken = studio.agent(
        prepare=False,
        promptOverrideConfiguration={"promptConfigurations": [override | {"basePromptTemplate": "{ not json"}]},
    )
    build.prepare_agent(agentId=broken.id)
    assert studio.settled(broken.id)["failureReasons"][0].startswith(
        "The provided BasePromptTemplate for the ORCHESTRATION prompt type has failed validation with the following "
        "message: Invalid JSON in the prompt. Check the BasePromptTemplate and retry your request."
    )
