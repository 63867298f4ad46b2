"""A parser for prompts that ask for calls in XML.

    <function_calls><invoke>
      <tool_name>math::add</tool_name>
      <parameters><n1>10</n1><n2>20</n2></parameters>
    </invoke></function_calls>

The stop sequence </invoke> ends such an answer, so the last end tags are not there. All calls of an answer are given back
in one list (message version 2.0) and run in parallel.
"""

import re
import xml.etree.ElementTree as ET

THINKING = re.compile(r"<thinking>(.*?)</thinking>", re.DOTALL)
ANSWER = re.compile(r"<answer>(.*?)(?:</answer>|$)", re.DOTALL)
INVOKE = re.compile(
    r"<invoke>\s*<tool_name>(?P<name>.*?)</tool_name>\s*<parameters>(?P<parameters>.*?)</parameters>", re.DOTALL
)


def handler(event, context):
    said = event["invokeModelRawResponse"]
    thought, answer, calls = THINKING.search(said), ANSWER.search(said), list(INVOKE.finditer(said))
    parsed = {"rationale": thought.group(1).strip() if thought else None}
    try:
        if calls:
            parsed["responseDetails"] = of_calls([(call["name"].strip(), read(call["parameters"])) for call in calls])
        elif answer:
            final = {"responseText": answer.group(1).strip()}
            parsed["responseDetails"] = {"invocationType": "FINISH", "agentFinalResponse": final}
        else:
            raise ValueError("neither a whole <invoke> nor an <answer> was found")
    except (ValueError, ET.ParseError) as problem:
        text = f"Your reply cannot be read: {problem}. Write <function_calls><invoke>…</invoke></function_calls> or <answer>."
        parsed["parsingErrorDetails"] = {"repromptResponse": text}
    return {"messageVersion": "2.0", "promptType": "ORCHESTRATION", "orchestrationParsedResponse": parsed}


def read(parameters):
    tree = ET.fromstring(f"<parameters>{parameters}</parameters>")
    return {element.tag: {"value": (element.text or "").strip()} for element in tree}


def of_calls(calls):
    for name, arguments in calls:
        if name == "user::askuser":
            question = arguments.get("question", {"value": ""})["value"]
            if not question:
                raise ValueError("the <question> for the user is missing")
            return {"invocationType": "ASK_USER", "agentAskUser": {"responseText": question}}
    actions, look_ups = [], []
    for name, arguments in calls:
        *verb, group, function = name.split("::")
        if group.startswith("x_amz_knowledgebase_"):
            knowledge_base = group.removeprefix("x_amz_knowledgebase_")
            look_ups.append({"knowledgeBaseId": knowledge_base, "searchQuery": arguments["searchQuery"]})
            continue
        target = {"verb": verb[0], "apiName": function} if verb else {"functionName": function}
        actions.append({"actionGroupName": group, **target, "actionGroupInput": arguments})
    kind = "ACTION_GROUP" if actions else "KNOWLEDGE_BASE"
    return {"invocationType": kind, "actionGroupInvocations": actions, "agentKnowledgeBases": look_ups}
