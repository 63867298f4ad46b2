"""The function behind the suite's action groups: well behaved and badly behaved, by the name of what is called.

Written as such functions are on Lambda; nothing in it knows what runs it.
"""

import json
import os
import time

STARTED_COLD = True


def handler(event, context):
    global STARTED_COLD
    cold, STARTED_COLD = STARTED_COLD, False
    action = event["function"] if "function" in event else event["apiPath"].split("/")[1]
    arguments = {p["name"]: p["value"] for p in event.get("parameters", [])}
    print(f"called for {action}")

    match action:
        case "add_two_numbers":
            total = int(arguments["n1"]) + int(arguments["n2"])
            return answer(event, f"The result of adding {arguments['n1']} and {arguments['n2']} is {total}")
        case "echo_event":
            seen = {
                "event": event,
                "context": {
                    "aws_request_id": context.aws_request_id,
                    "function_name": context.function_name,
                    "function_version": context.function_version,
                    "invoked_function_arn": context.invoked_function_arn,
                    "memory_limit_in_mb": context.memory_limit_in_mb,
                    "remaining_ms": context.get_remaining_time_in_millis(),
                    "log_group_name": context.log_group_name,
                    "log_stream_name": context.log_stream_name,
                },
                "greeting": os.environ.get("GREETING"),
                "cold": cold,
            }
            return answer(event, json.dumps(seen, ensure_ascii=False))
        case "remember":
            return answer(event, "noted") | {
                "sessionAttributes": {**event["sessionAttributes"], "remembered": arguments["what"]},
                "promptSessionAttributes": event["promptSessionAttributes"],
            }
        case "orders":
            properties = event["requestBody"]["content"]["application/json"]["properties"]
            return answer(event, json.dumps({p["name"]: [p["type"], p["value"]] for p in properties}))
        case "price":
            return answer(event, json.dumps({"error": "no such item", "asked": arguments}), status=404)
        case "raises":
            raise ValueError("the warehouse is closed")
        case "hangs":
            time.sleep(600)
        case "dies":
            os._exit(3)
        case "huge":
            return answer(event, "x" * 6_500_000)
        case "nonsense":
            return ["not", "an", "answer"]
        case "wrong_echo":
            reply = answer(event, "hello")
            reply["response"]["function"] = "another_function"
            return reply
        case "no_body":
            return {"messageVersion": "1.0", "response": {"actionGroup": event["actionGroup"], "function": action}}
        case "refuses":
            return answer(event, "cannot do that", state="FAILURE")
        case "reprompts":
            return answer(event, "ask for a smaller number", state="REPROMPT")
    raise LookupError(action)


def answer(event, body, state=None, status=200):
    """The answer in the form that the event's kind of action group asks for, the names echoed."""
    if "function" in event:
        result = {"responseBody": {"TEXT": {"body": body}}}
        if state is not None:
            result["responseState"] = state
        response = {
            "actionGroup": event["actionGroup"],
            "function": event["function"],
            "functionResponse": result,
        }
    else:
        response = {
            "actionGroup": event["actionGroup"],
            "apiPath": event["apiPath"],
            "httpMethod": event["httpMethod"],
            "httpStatusCode": status,
            "responseBody": {"application/json": {"body": body}},
        }
    return {"messageVersion": event["messageVersion"], "response": response}
