"""A parser for the routing classifier of a supervisor: the model names a collaborator in <a>."""

import re

ROUTE = re.compile(r"<a>(.*?)(?:</a>|$)", re.DOTALL)


def handler(event, context):
    route = ROUTE.search(event["invokeModelRawResponse"])
    name = route.group(1).strip() if route else "undecidable"
    if name == "keep_previous_agent":
        details = {"type": "LAST_AGENT"}
    elif name in ("undecidable", "knowledge_base", "tool_use"):
        details = {"type": "UNDECIDED"}
    else:
        details = {"type": "AGENT", "agentCollaboratorInvocation": {"agentCollaboratorName": name}}
    return {"promptType": "ROUTING_CLASSIFIER", "routingClassifierParsedResponse": {"responseDetails": details}}
