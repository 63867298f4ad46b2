"""A parser for models that call tools natively: the raw response is the JSON of a Messages response.

`tool_use.serial` gives back the first call (message version 1.0), `tool_use.parallel` all of them (2.0). The ids are those
of the `tool_use` blocks, so that results find their calls.
"""

import json
import re

THINKING = re.compile(r"<thinking>(.*?)(?:</thinking>|$)", re.DOTALL)
ANSWER = re.compile(r"<answer>(.*?)(?:</answer>|$)", re.DOTALL)
LOOK_UP = "x_amz_knowledgebase_"


def serial(event, context):
    return parse(event, "1.0")


def parallel(event, context):
    return parse(event, "2.0")


def parse(event, version):
    response = json.loads(event["invokeModelRawResponse"])
    text = "".join(block["text"] for block in response["content"] if block["type"] == "text")
    calls = [block for block in response["content"] if block["type"] == "tool_use"]
    thought = THINKING.search(text)
    parsed = {"rationale": thought.group(1).strip() if thought else None}
    question = next((call for call in calls if call["name"] == "user__askuser"), None)
    if question and not question["input"].get("question"):
        parsed["parsingErrorDetails"] = {
            "repromptResponse": "Give the question for the user as the argument `question`."
        }
    elif question:
        ask = {"responseText": question["input"]["question"], "id": question["id"]}
        parsed["responseDetails"] = {"invocationType": "ASK_USER", "agentAskUser": ask}
    elif calls:
        parsed["responseDetails"] = of_calls(calls, version)
    elif answer := ANSWER.search(text):
        final = {"responseText": answer.group(1).strip()}
        parsed["responseDetails"] = {"invocationType": "FINISH", "agentFinalResponse": final}
    else:
        parsed["parsingErrorDetails"] = {"repromptResponse": "Call a tool, or answer inside <answer></answer>."}
    return {"messageVersion": version, "promptType": "ORCHESTRATION", "orchestrationParsedResponse": parsed}


def of_calls(calls, version):
    read = [invocation(call) for call in calls]
    if version == "1.0":
        kind, one = read[0]
        member = "actionGroupInvocation" if kind == "ACTION_GROUP" else "agentKnowledgeBase"
        return {"invocationType": kind, member: one}
    return {
        "invocationType": read[0][0],
        "actionGroupInvocations": [call for kind, call in read if kind == "ACTION_GROUP"],
        "agentKnowledgeBases": [call for kind, call in read if kind == "KNOWLEDGE_BASE"],
    }


def invocation(call):
    *verb, group, function = call["name"].split("__")
    if LOOK_UP in call["name"]:
        knowledge_base = call["name"].split(LOOK_UP)[1].split("__")[0]
        query = {"value": call["input"]["searchQuery"]}
        return "KNOWLEDGE_BASE", {"knowledgeBaseId": knowledge_base, "searchQuery": query, "id": call["id"]}
    target = {"verb": verb[0], "apiName": function} if verb else {"functionName": function}
    arguments = {name: {"value": value} for name, value in call["input"].items()}
    return "ACTION_GROUP", {"actionGroupName": group, **target, "actionGroupInput": arguments, "id": call["id"]}
