"""A parser for a reasoning model without tool use, such as DeepSeek-R1, with a prompt that asks for XML of its own.

    First I need the flights.
    <tool_call>
      <tool>flights::search</tool>
      <args><day>20261201</day></args>
    </tool_call>

The model's thoughts stand outside of tags, before the call or the answer. A prompt that names functions without a verb
makes the same name the operation's and the function's: the agent takes the one that it has.
"""

import re
import xml.etree.ElementTree as ET

CALL = re.compile(r"<tool_call>\s*<tool>(.*?)</tool>\s*<args>(.*?)</args>", re.DOTALL)
ANSWER = re.compile(r"<answer>(.*?)(?:</answer>|$)", re.DOTALL)


def handler(event, context):
    said = re.sub(r"<think>.*?</think>", "", event["invokeModelRawResponse"], flags=re.DOTALL)
    call, answer = CALL.search(said), ANSWER.search(said)
    first = min((found.start() for found in (call, answer) if found), default=len(said))
    parsed = {"rationale": said[:first].strip()}
    if call and call.start() == first:
        parsed["responseDetails"] = of_call(call.group(1).strip(), call.group(2))
    elif answer:
        final = {"responseText": answer.group(1).strip()}
        parsed["responseDetails"] = {"invocationType": "FINISH", "agentFinalResponse": final}
    else:
        parsed["parsingErrorDetails"] = {"repromptResponse": "Write a <tool_call> or an <answer>."}
    print(f"parsed: {parsed}")
    return {"promptType": "ORCHESTRATION", "orchestrationParsedResponse": parsed}


def of_call(name, args):
    arguments = {element.tag: element.text for element in ET.fromstring(f"<args>{args}</args>")}
    if name == "user::askuser":
        return {"invocationType": "ASK_USER", "agentAskUser": {"responseText": arguments["question"]}}
    group, function = name.split("::")
    action = {
        "verb": "GET",
        "actionGroupName": group,
        "apiName": function,
        "functionName": function,
        "actionGroupInput": {name: {"value": value or ""} for name, value in arguments.items()},
    }
    return {"invocationType": "ACTION_GROUP", "actionGroupInvocation": action}
