"""A parser for prompts that ask for calls as a program writes them.

    <thinking>Rome is a city.</thinking>
    <function_call>GET::weather::forecast(city="Rome", days=3)</function_call>

A name of three parts is an operation (verb, action group, operation), one of two parts a function (action group,
function). The answer to the user stands in <answer>.
"""

import re

CALL = re.compile(r"<function_call>\s*([\w:-]+)\((.*?)\)\s*(?:</function_call>|$)", re.DOTALL)
ARGUMENT = re.compile(r"(\w+)\s*=\s*(?:\"((?:[^\"\\]|\\.)*)\"|([^,)]+))", re.DOTALL)
THINKING = re.compile(r"<thinking>(.*?)(?:</thinking>|$)", re.DOTALL)
ANSWER = re.compile(r"<answer>(.*?)(?:</answer>|$)", re.DOTALL)
LOOK_UP = "x_amz_knowledgebase_"
FORM = 'Write a call as <function_call>group::function(name="value")</function_call>, and an answer inside <answer>.'


def handler(event, context):
    said = event["invokeModelRawResponse"]
    parsed = {"rationale": rationale(said)}
    try:
        parsed["responseDetails"] = details(said)
    except ValueError as problem:
        parsed["parsingErrorDetails"] = {"repromptResponse": f"{problem} {FORM}"}
    return {
        "messageVersion": "1.0",
        "promptType": event["promptType"],
        "orchestrationParsedResponse": parsed,
    }


def rationale(said):
    found = THINKING.search(said)
    return found.group(1).strip() if found else None


def details(said):
    call, answer = CALL.search(said), ANSWER.search(said)
    # What was written after a call was written without its result.
    if answer and (not call or answer.start() < call.start()):
        return {"invocationType": "FINISH", "agentFinalResponse": {"responseText": answer.group(1).strip()}}
    if not call:
        raise ValueError("There is neither a call nor an answer.")
    arguments = {
        name: {"value": quoted.replace('\\"', '"').replace("\\\\", "\\") if quoted or not bare else bare.strip()}
        for name, quoted, bare in ARGUMENT.findall(call.group(2))
    }
    if call.group(2).strip() and not arguments:
        raise ValueError("The arguments cannot be read.")
    return invocation(call.group(1).split("::"), arguments)


def invocation(name, arguments):
    if name[-1] == "askuser":
        if "question" not in arguments:
            raise ValueError("The question is missing.")
        return {"invocationType": "ASK_USER", "agentAskUser": {"responseText": arguments["question"]["value"]}}
    if len(name) == 3 and name[1].startswith(LOOK_UP):
        look_up = {"knowledgeBaseId": name[1].removeprefix(LOOK_UP), "searchQuery": arguments["searchQuery"]}
        return {"invocationType": "KNOWLEDGE_BASE", "agentKnowledgeBase": look_up}
    if len(name) == 3:
        action = {"verb": name[0], "actionGroupName": name[1], "apiName": name[2]}
    elif len(name) == 2:
        action = {"actionGroupName": name[0], "functionName": name[1]}
    else:
        raise ValueError(f"'{'::'.join(name)}' names no tool.")
    return {"invocationType": "ACTION_GROUP", "actionGroupInvocation": {**action, "actionGroupInput": arguments}}
