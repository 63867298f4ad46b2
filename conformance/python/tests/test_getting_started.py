"""The AWS getting-started scenario for agents, call by call in its order, as one program makes them."""

import json

import pytest

from conformance.agents import MODEL, eventually, unique, zipped
from conformance.fake_model import call, say

# Published samples are saved with a byte-order mark.
FUNCTION = (
    b"\xef\xbb\xbf"
    + """
import datetime


def handler(event, context):
    asked = event["apiPath"]
    body = {"/current_time": datetime.datetime.now().strftime("%H:%M"), "/current_date": "2026-01-31"}[asked]
    return {
        "messageVersion": "1.0",
        "response": {
            "actionGroup": event["actionGroup"],
            "apiPath": asked,
            "httpMethod": event["httpMethod"],
            "httpStatusCode": 200,
            "responseBody": {"application/json": {"body": f"It is {body} – «now»"}},
        },
    }
""".encode()
)


def operation(name, what):
    return {
        "get": {
            "summary": what,
            "description": what,
            "operationId": name,
            "responses": {
                "200": {
                    "description": what,
                    "content": {"application/json": {"schema": {"type": "object", "properties": {
                        "now": {"type": "string", "description": what}}}}},
                }
            },
        }
    }  # fmt: skip


SCHEMA = {
    "openapi": "3.0.0",
    "info": {"title": "Clock", "version": "1.0.0", "description": "Tells the time."},
    "paths": {
        "/current_date": operation("getCurrentDate", "Tells the date."),
        "/current_time": operation("getCurrentTime", "Tells the time of day."),
    },
}


def trust(service):
    return json.dumps(
        {
            "Version": "2012-10-17",
            "Statement": [{"Effect": "Allow", "Principal": {"Service": service}, "Action": "sts:AssumeRole"}],
        }
    )


def allow(action, resource):
    return {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": action, "Resource": resource}]}


def test_scenario(clients, model):
    build, iam, functions = clients.bedrock_agent, clients.iam, clients.lambda_

    def status(agent_id, wanted):
        look = lambda: build.get_agent(agentId=agent_id)["agent"]  # noqa: E731
        return eventually(look, until=lambda agent: agent["agentStatus"] == wanted)

    name = unique("getting-started")
    for page in build.get_paginator("list_agents").paginate(PaginationConfig={"PageSize": 10}):
        assert name not in {agent["agentName"] for agent in page["agentSummaries"]}

    # A role and an agent.
    agent_role = iam.create_role(RoleName=f"{name}-agent", AssumeRolePolicyDocument=trust("bedrock.amazonaws.com"))
    model_policy = allow("bedrock:InvokeModel", f"arn:aws:bedrock:us-east-1::foundation-model/{MODEL}*")
    iam.put_role_policy(RoleName=f"{name}-agent", PolicyName="model", PolicyDocument=json.dumps(model_policy))
    agent_id = build.create_agent(
        agentName=name,
        foundationModel=MODEL,
        instruction="You are a friendly chat bot. You have access to functions that tell the date and the time.",
        agentResourceRoleArn=agent_role["Role"]["Arn"],
    )["agent"]["agentId"]
    status(agent_id, "NOT_PREPARED")
    build.prepare_agent(agentId=agent_id)
    status(agent_id, "PREPARED")

    # A function, its role, and the permission to call it.
    iam.create_role(RoleName=f"{name}-function", AssumeRolePolicyDocument=trust("lambda.amazonaws.com"))
    managed = "arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole"
    iam.attach_role_policy(RoleName=f"{name}-function", PolicyArn=managed)
    function_role = iam.get_role(RoleName=f"{name}-function")["Role"]
    function_arn = functions.create_function(
        FunctionName=name,
        Description="Tells the time",
        Runtime="python3.11",
        Role=function_role["Arn"],
        Handler="lambda_function.handler",
        Code={"ZipFile": zipped(FUNCTION)},
        Publish=True,
    )["FunctionArn"]
    functions.get_waiter("function_active_v2").wait(FunctionName=name, WaiterConfig={"Delay": 0.05})
    kept = iam.get_role_policy(RoleName=f"{name}-agent", PolicyName="model")["PolicyDocument"]
    assert kept == model_policy
    kept["Statement"].append(allow("lambda:InvokeFunction", function_arn)["Statement"][0])
    iam.put_role_policy(RoleName=f"{name}-agent", PolicyName="model", PolicyDocument=json.dumps(kept))
    functions.add_permission(
        FunctionName=name,
        SourceArn=build.get_agent(agentId=agent_id)["agent"]["agentArn"],
        StatementId="BedrockAccess",
        Action="lambda:InvokeFunction",
        Principal="bedrock.amazonaws.com",
    )

    # The action group; what changed since the last prepare is seen, and prepared.
    build.create_agent_action_group(
        agentId=agent_id,
        agentVersion="DRAFT",
        actionGroupName="clock",
        description="Tells the date and the time.",
        actionGroupExecutor={"lambda": function_arn},
        apiSchema={"payload": json.dumps(SCHEMA)},
    )
    draft = {"agentId": agent_id, "agentVersion": "DRAFT"}
    agent = build.get_agent(agentId=agent_id)["agent"]
    parts = [
        *build.list_agent_action_groups(**draft)["actionGroupSummaries"],
        *build.list_agent_knowledge_bases(**draft)["agentKnowledgeBaseSummaries"],
    ]
    assert any(part["updatedAt"] > agent["preparedAt"] for part in parts)
    build.prepare_agent(agentId=agent_id)
    status(agent_id, "PREPARED")
    alias_id = build.create_agent_alias(agentId=agent_id, agentAliasName="first")["agentAlias"]["agentAliasId"]
    status(agent_id, "PREPARED")

    # A chat: the first turn calls the function, and without a trace every event is a chunk.
    model.script(call("GET__clock__getCurrentDate", {}), say("It is the 31st."), say("You are welcome."))

    def ask(text, **arguments):
        answer = clients.bedrock_agent_runtime.invoke_agent(
            agentId=agent_id, agentAliasId=alias_id, sessionId=name, inputText=text, **arguments
        )
        return list(answer["completion"])

    assert b"".join(event["chunk"]["bytes"] for event in ask("What is the date?")) == b"It is the 31st."
    told = model.requests()[1]["messages"][-1]["content"]
    assert told == "It is 2026-01-31 – «now»"
    events = ask("Thank you", enableTrace=True)
    assert [next(iter(event)) for event in events][-1] == "chunk" and len(events) > 1

    # Everything is taken down again, in the scenario's order.
    build.delete_agent_alias(agentId=agent_id, agentAliasId=alias_id)
    build.delete_agent(agentId=agent_id, skipResourceInUseCheck=False)
    eventually(lambda: gone(build, agent_id), until=bool)
    functions.delete_function(FunctionName=name)
    iam.delete_role_policy(RoleName=f"{name}-agent", PolicyName="model")
    iam.delete_role(RoleName=f"{name}-agent")
    for policy in iam.list_attached_role_policies(RoleName=f"{name}-function")["AttachedPolicies"]:
        iam.detach_role_policy(RoleName=f"{name}-function", PolicyArn=policy["PolicyArn"])
    iam.delete_role(RoleName=f"{name}-function")
    with pytest.raises(iam.exceptions.NoSuchEntityException):
        iam.get_role(RoleName=f"{name}-function")


def gone(build, agent_id):
    try:
        build.get_agent(agentId=agent_id)
    except build.exceptions.ResourceNotFoundException:
        return True
    return False
