"""An agent from nothing to an answer: role, function, agent, action group, alias, a chat with traces, clean-up.

Plain AWS code. Against AWS it runs as it is; against Outcrop set the endpoint:

    pip install boto3
    export AWS_ENDPOINT_URL=http://127.0.0.1:8787 AWS_REGION=us-east-1
    export AWS_ACCESS_KEY_ID=any AWS_SECRET_ACCESS_KEY=any
    python agent.py "How many bolts do we have?"
"""

import io
import json
import sys
import time
import uuid
import zipfile
from pathlib import Path

import boto3

MODEL = "anthropic.claude-3-5-sonnet-20240620-v1:0"
QUESTIONS = ["How many bolts do we have in stock?", "Please add the numbers 17 and 25."]
FUNCTIONS = [
    {
        "name": "count_stock",
        "description": "Tells how many pieces of an item are in stock",
        "parameters": {"item": {"type": "string", "description": "The name of the item", "required": True}},
    },
    {
        "name": "add_numbers",
        "description": "Adds two numbers",
        "parameters": {
            "first": {"type": "number", "description": "The first number", "required": True},
            "second": {"type": "number", "description": "The second number", "required": True},
        },
    },
]

name = f"getting-started-{uuid.uuid4().hex[:8]}"
iam = boto3.client("iam")
functions = boto3.client("lambda")
agents = boto3.client("bedrock-agent")
runtime = boto3.client("bedrock-agent-runtime")


def create_role(service: str) -> str:
    """A role that a service may take on."""
    trust = {
        "Version": "2012-10-17",
        "Statement": [{"Effect": "Allow", "Principal": {"Service": service}, "Action": "sts:AssumeRole"}],
    }
    role = iam.create_role(RoleName=f"{name}-{service.split('.')[0]}", AssumeRolePolicyDocument=json.dumps(trust))
    return role["Role"]["Arn"]


def create_function(role_arn: str) -> str:
    """The function that the agent calls, from a zip file."""
    package = io.BytesIO()
    with zipfile.ZipFile(package, "w") as archive:
        archive.write(Path(__file__).with_name("stock.py"), "stock.py")
    created = functions.create_function(
        FunctionName=name,
        Runtime="python3.12",
        Handler="stock.handler",
        Role=role_arn,
        Code={"ZipFile": package.getvalue()},
    )
    functions.get_waiter("function_active_v2").wait(FunctionName=name)
    return created["FunctionArn"]


def wait_for(agent_id: str, status: str) -> None:
    """Look at the agent until it has a status."""
    while (agent := agents.get_agent(agentId=agent_id)["agent"])["agentStatus"] != status:
        if agent["agentStatus"] == "FAILED":
            raise RuntimeError(agent["failureReasons"])
        time.sleep(0.5)


def create_agent(role_arn: str, function_arn: str) -> tuple[str, str]:
    """A prepared agent with one action group, and an alias to call it by."""
    agent_id = agents.create_agent(
        agentName=name,
        agentResourceRoleArn=role_arn,
        foundationModel=MODEL,
        instruction="You help the clerks of a small warehouse. Use your tools to answer, and be brief.",
    )["agent"]["agentId"]
    wait_for(agent_id, "NOT_PREPARED")
    agents.create_agent_action_group(
        agentId=agent_id,
        agentVersion="DRAFT",
        actionGroupName="warehouse",
        actionGroupExecutor={"lambda": function_arn},
        functionSchema={"functions": FUNCTIONS},
    )
    functions.add_permission(
        FunctionName=name,
        StatementId="agent",
        Action="lambda:InvokeFunction",
        Principal="bedrock.amazonaws.com",
        SourceArn=agents.get_agent(agentId=agent_id)["agent"]["agentArn"],
    )
    agents.prepare_agent(agentId=agent_id)
    wait_for(agent_id, "PREPARED")
    alias = agents.create_agent_alias(agentId=agent_id, agentAliasName="live")["agentAlias"]
    return agent_id, alias["agentAliasId"]


def ask(agent_id: str, alias_id: str, question: str) -> str:
    """One turn: the steps are printed as they happen, the answer comes in chunks."""
    answer = b""
    response = runtime.invoke_agent(
        agentId=agent_id, agentAliasId=alias_id, sessionId=name, inputText=question, enableTrace=True
    )
    for event in response["completion"]:
        if "chunk" in event:
            answer += event["chunk"]["bytes"]
        step = event.get("trace", {}).get("trace", {}).get("orchestrationTrace", {})
        if called := step.get("invocationInput", {}).get("actionGroupInvocationInput"):
            arguments = ", ".join(f"{p['name']}={p['value']}" for p in called.get("parameters", []))
            print(f"  calls {called['function']}({arguments})")
        if came_back := step.get("observation", {}).get("actionGroupInvocationOutput"):
            print(f"  gets  {came_back['text']}")
    return answer.decode()


def delete(agent_id: str, alias_id: str) -> None:
    """Leave nothing behind."""
    agents.delete_agent_alias(agentId=agent_id, agentAliasId=alias_id)
    agents.delete_agent(agentId=agent_id, skipResourceInUseCheck=True)
    functions.delete_function(FunctionName=name)
    for service in ("bedrock", "lambda"):
        iam.delete_role(RoleName=f"{name}-{service}")


def main() -> None:
    agent_id, alias_id = create_agent(
        create_role("bedrock.amazonaws.com"), create_function(create_role("lambda.amazonaws.com"))
    )
    try:
        for question in sys.argv[1:] or QUESTIONS:
            print(question)
            print(f"  → {ask(agent_id, alias_id, question)}")
    finally:
        delete(agent_id, alias_id)


if __name__ == "__main__":
    main()
