"""An agent whose turns are orchestrated by a function: made, asked, deleted.

    python agent.py react "What are our bolts worth?"
    python agent.py plan_then_execute "What are our bolts worth?"

Plain AWS code. Against AWS it runs as it is; against Outcrop set the endpoint:

    pip install boto3
    export AWS_ENDPOINT_URL=http://127.0.0.1:8787 AWS_REGION=us-east-1
    export AWS_ACCESS_KEY_ID=any AWS_SECRET_ACCESS_KEY=any
"""

import io
import json
import sys
import time
import uuid
import zipfile
from pathlib import Path

import boto3

HERE = Path(__file__).parent
MODEL = "anthropic.claude-3-5-sonnet-20240620-v1:0"
QUESTIONS = ["What are our bolts worth?"]


def tool(name: str, description: str, **parameters: tuple[str, str]) -> dict:
    described = {p: {"type": kind, "description": what, "required": True} for p, (kind, what) in parameters.items()}
    return {"name": name, "description": description, "parameters": described}


TOOLS = [
    tool("count_stock", "Tells how many pieces of an item are in stock", item=("string", "The name of the item")),
    tool("unit_price", "Tells the price of one piece of an item", item=("string", "The name of the item")),
    tool("multiply", "Multiplies", first=("number", "The first number"), second=("number", "The second number")),
]

name = f"orchestrated-{uuid.uuid4().hex[:8]}"
iam = boto3.client("iam")
functions = boto3.client("lambda")
agents = boto3.client("bedrock-agent")
runtime = boto3.client("bedrock-agent-runtime")


def create_role(service: str) -> str:
    """A role that a service may take on."""
    allow = {"Effect": "Allow", "Principal": {"Service": service}, "Action": "sts:AssumeRole"}
    trust = json.dumps({"Version": "2012-10-17", "Statement": [allow]})
    role = iam.create_role(RoleName=f"{name}-{service.split('.')[0]}", AssumeRolePolicyDocument=trust)
    return role["Role"]["Arn"]


def create_function(role_arn: str, source: Path) -> str:
    """A function from one file, named for it."""
    package = io.BytesIO()
    with zipfile.ZipFile(package, "w") as archive:
        archive.write(source, source.name)
    created = functions.create_function(
        FunctionName=f"{name}-{source.stem}",
        Runtime="python3.12",
        Handler=f"{source.stem}.handler",
        Role=role_arn,
        Code={"ZipFile": package.getvalue()},
    )
    functions.get_waiter("function_active_v2").wait(FunctionName=created["FunctionName"])
    functions.add_permission(
        FunctionName=created["FunctionName"],
        StatementId="agents",
        Action="lambda:InvokeFunction",
        Principal="bedrock.amazonaws.com",
    )
    return created["FunctionArn"]


def wait_for(agent_id: str, status: str) -> None:
    """Look at the agent until it has a status."""
    while (agent := agents.get_agent(agentId=agent_id)["agent"])["agentStatus"] != status:
        if agent["agentStatus"] == "FAILED":
            raise RuntimeError(agent["failureReasons"])
        time.sleep(0.5)


def create_agent(role_arn: str, orchestrator_arn: str, tools_arn: str) -> str:
    """An agent that leaves its turns to a function, prepared."""
    agent_id = agents.create_agent(
        agentName=name,
        agentResourceRoleArn=role_arn,
        foundationModel=MODEL,
        instruction="You help the clerks of a small warehouse with questions about its stock.",
        orchestrationType="CUSTOM_ORCHESTRATION",
        customOrchestration={"executor": {"lambda": orchestrator_arn}},
    )["agent"]["agentId"]
    wait_for(agent_id, "NOT_PREPARED")
    agents.create_agent_action_group(
        agentId=agent_id,
        agentVersion="DRAFT",
        actionGroupName="warehouse",
        actionGroupExecutor={"lambda": tools_arn},
        functionSchema={"functions": TOOLS},
    )
    agents.prepare_agent(agentId=agent_id)
    wait_for(agent_id, "PREPARED")
    return agent_id


def ask(agent_id: str, question: str) -> str:
    """One turn: what the function says of each step is printed as it happens."""
    answer = b""
    response = runtime.invoke_agent(
        agentId=agent_id, agentAliasId="TSTALIASID", sessionId=name, inputText=question, enableTrace=True
    )
    for event in response["completion"]:
        if "chunk" in event:
            answer += event["chunk"]["bytes"]
        trace = event.get("trace", {}).get("trace", {})
        if said := trace.get("customOrchestrationTrace", {}).get("event", {}).get("text"):
            print(f"  {said}")
        if came_back := trace.get("orchestrationTrace", {}).get("observation", {}).get("actionGroupInvocationOutput"):
            print(f"    {came_back['text']}")
    return answer.decode()


def main() -> None:
    if len(sys.argv) < 2 or not (orchestrator := HERE / sys.argv[1] / "orchestrator.py").is_file():
        sys.exit("usage: python agent.py react|plan_then_execute [question ...]")
    role_arn = create_role("lambda.amazonaws.com")
    sources = [orchestrator, HERE / "warehouse.py"]
    agent_id = create_agent(create_role("bedrock.amazonaws.com"), *(create_function(role_arn, it) for it in sources))
    try:
        for question in sys.argv[2:] or QUESTIONS:
            print(question)
            print(f"  → {ask(agent_id, question)}")
    finally:
        agents.delete_agent(agentId=agent_id, skipResourceInUseCheck=True)
        for source in sources:
            functions.delete_function(FunctionName=f"{name}-{source.stem}")
        for service in ("bedrock", "lambda"):
            iam.delete_role(RoleName=f"{name}-{service}")


if __name__ == "__main__":
    main()
