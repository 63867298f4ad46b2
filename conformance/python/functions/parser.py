"""The parser function of the suite's agents: it reads answers in a language that no built-in parser knows.

Written as such functions are on Lambda; nothing in it knows what runs it.
"""

import json


def handler(event, context):
    said = text_of(event["invokeModelRawResponse"])
    if "RAISE" in said:
        raise ValueError("the parser is lost")
    shape = {} if "SHAPE" in said else None
    match kind := event["promptType"]:
        case "PRE_PROCESSING":
            valid = {"isValidInput": said.startswith("yes"), "rationale": f"It said {said}."}
            answer = {"preProcessingParsedResponse": valid if shape is None else shape}
        case "ORCHESTRATION":
            parsed = {"rationale": "So be it.", "responseDetails": details(said, event)}
            answer = {"orchestrationParsedResponse": parsed if shape is None else shape}
        case "POST_PROCESSING":
            answer = {"postProcessingParsedResponse": {"responseText": said.upper()} if shape is None else shape}
    return {"messageVersion": "1.0", "promptType": kind, **answer}


def text_of(raw):
    """The words of a Messages response, or of a bare text."""
    try:
        response = json.loads(raw)
    except ValueError:
        return raw
    return "".join(block.get("text", "") for block in response["content"])


def details(said, event):
    verb, _, rest = said.partition(" ")
    if verb == "ADD":
        n1, n2 = rest.split()
        action = {
            "actionGroupName": "tools",
            "functionName": "add_two_numbers",
            "actionGroupInput": {"n1": {"value": n1}, "n2": {"value": n2}},
        }
        return {"invocationType": "ACTION_GROUP", "actionGroupInvocation": action}
    text = json.dumps(event) if verb == "EVENT" else rest
    return {"invocationType": "FINISH", "agentFinalResponse": {"responseText": text}}
