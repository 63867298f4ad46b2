"""A mortgage assistant: a supervisor that routes to three specialists, or leads them where one is not enough.

Plain boto3, as for AWS: three agents with aliases, and a supervisor with them as collaborators.

    python examples/teams/team.py "Question?" ...
"""

import io
import sys
import time
import uuid
import zipfile
from pathlib import Path

import boto3

ROLE = "arn:aws:iam::123456789012:role/mortgages"
MODEL = "anthropic.claude-3-5-sonnet-20240620-v1:0"
QUESTIONS = [
    "How much do I still owe on mortgage M-100?",
    "And when is the next payment due?",
    "What is the difference between a fixed and a variable rate?",
    "Would I pay less a month for M-100 with a new loan over 15 years?",
]


def function(description, **parameters):
    """A function of an action group; each parameter is a text that has to be given."""
    return {
        "description": description,
        "parameters": {
            name: {"type": "string", "description": about, "required": True} for name, about in parameters.items()
        },
    }


MORTGAGE_ID = "The mortgage's number, such as M-100"
# What each specialist is told, what the supervisor is told of it, and what it can do.
SPECIALISTS = {
    "existing-mortgage": (
        "You answer customers' questions about a mortgage that they have, from the bank's records only. Give tables whole.",
        "Knows the mortgages that customers have: balance, rate, payments, payment schedule. Needs the mortgage's number.",
        {
            "get_mortgage": function("Tells balance, rate and payments of a mortgage", mortgage_id=MORTGAGE_ID),
            "get_schedule": function("Lists a mortgage's next twelve payments", mortgage_id=MORTGAGE_ID),
        },
    ),
    "mortgage-application": (
        "You help customers who want a new mortgage: you quote rates and payments, and tell which documents they need.",
        "Handles new mortgages and refinancing: quotes, conditions, documents. Needs the amount and the years.",
        {
            "quote": function(
                "Quotes the monthly payment of a new mortgage", amount="The amount, digits only", years="How many years"
            )
        },
    ),
    "general-questions": (
        "You explain mortgages in general to people who are new to them, in a few plain sentences. You know no customer.",
        "Explains terms and how mortgages work in general. Knows nothing of any customer or of today's rates.",
        {},
    ),
}

name = f"mortgages-{uuid.uuid4().hex[:8]}"
build = boto3.client("bedrock-agent")
functions = boto3.client("lambda")
runtime = boto3.client("bedrock-agent-runtime")


def create_function():
    """The function that carries out what specialists do."""
    package = io.BytesIO()
    with zipfile.ZipFile(package, "w") as archive:
        archive.write(Path(__file__).with_name("mortgages.py"), "mortgages.py")
    created = functions.create_function(
        FunctionName=name,
        Runtime="python3.12",
        Handler="mortgages.handler",
        Role=ROLE,
        Code={"ZipFile": package.getvalue()},
    )
    functions.get_waiter("function_active_v2").wait(FunctionName=name)
    return created["FunctionArn"]


def wait_for(agent_id, status):
    """Looks at the agent until it has a status."""
    while (agent := build.get_agent(agentId=agent_id)["agent"])["agentStatus"] != status:
        if agent["agentStatus"] == "FAILED":
            sys.exit(f"{agent['agentName']}: {agent['failureReasons']}")
        time.sleep(0.5)


def create_agent(agent_name, instruction, **settings):
    agent_id = build.create_agent(
        agentName=f"{name}-{agent_name}",
        agentResourceRoleArn=ROLE,
        foundationModel=MODEL,
        instruction=instruction,
        **settings,
    )["agent"]["agentId"]
    wait_for(agent_id, "NOT_PREPARED")
    return agent_id


def publish(agent_id):
    """Prepares the agent and gives the ARN of an alias of it."""
    build.prepare_agent(agentId=agent_id)
    wait_for(agent_id, "PREPARED")
    return build.create_agent_alias(agentId=agent_id, agentAliasName="live")["agentAlias"]["agentAliasArn"]


def create_specialists(function_arn):
    """The specialists; gives the ARN of each one's alias."""
    aliases = {}
    for specialist, (instruction, _, actions) in SPECIALISTS.items():
        agent_id = create_agent(specialist, instruction)
        if actions:
            build.create_agent_action_group(
                agentId=agent_id,
                agentVersion="DRAFT",
                actionGroupName="bank",
                actionGroupExecutor={"lambda": function_arn},
                functionSchema={"functions": [{"name": action} | about for action, about in actions.items()]},
            )
        aliases[specialist] = publish(agent_id)
    return aliases


def create_supervisor(aliases, collaboration="SUPERVISOR_ROUTER", agent_name="assistant", **settings):
    """The supervisor with its collaborators; gives the ARN of its alias."""
    agent_id = create_agent(
        agent_name,
        "You are the mortgage assistant of a bank. Answer customers with the help of your agents, briefly and exactly.",
        agentCollaboration=collaboration,
        **settings,
    )
    for specialist, alias_arn in aliases.items():
        build.associate_agent_collaborator(
            agentId=agent_id,
            agentVersion="DRAFT",
            collaboratorName=specialist,
            agentDescriptor={"aliasArn": alias_arn},
            collaborationInstruction=SPECIALISTS[specialist][1],
            relayConversationHistory="TO_COLLABORATOR",
        )
    return publish(agent_id)


def ask(alias_arn, question, session=name):
    """One turn; gives the answer and the traces."""
    agent_id, alias_id = alias_arn.split("/")[1:]
    answer, traces = b"", []
    response = runtime.invoke_agent(
        agentId=agent_id, agentAliasId=alias_id, sessionId=session, inputText=question, enableTrace=True
    )
    for event in response["completion"]:
        if "chunk" in event:
            answer += event["chunk"]["bytes"]
        if "trace" in event:
            traces.append(event["trace"])
    return answer.decode(), traces


def messages(traces):
    """What the supervisor sent to whom: `routes` where a classifier decided, `asks` where the supervisor did."""
    for part in traces:
        for kind, step in part["trace"].items():
            if sent := step.get("invocationInput", {}).get("agentCollaboratorInvocationInput"):
                verb = "routes to" if kind == "routingClassifierTrace" else "asks"
                yield f"{verb} {sent['agentCollaboratorName']}"


def delete(*aliases):
    """Leaves nothing behind: the supervisor first, since it holds the others."""
    for alias_arn in aliases:
        build.delete_agent(agentId=alias_arn.split("/")[1], skipResourceInUseCheck=True)
    functions.delete_function(FunctionName=name)


def main():
    specialists = create_specialists(create_function())
    assistant = create_supervisor(specialists)
    try:
        for question in sys.argv[1:] or QUESTIONS:
            print(f"\n? {question}")
            answer, traces = ask(assistant, question)
            for message in messages(traces):
                print(f"  {message}")
            print(f"  → {answer}")
    finally:
        delete(assistant, *specialists.values())


if __name__ == "__main__":
    main()
