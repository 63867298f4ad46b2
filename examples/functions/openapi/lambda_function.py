"""A Python function behind an OpenAPI action group: one operation with a path parameter and a body.

    POST /orders/{customer}   body: {"item": "bolt", "count": 3}

The schema names the media type; the event carries its properties one by one, their values as text.
"""

import json


def handler(event, context):
    parameters = {p["name"]: p["value"] for p in event.get("parameters", [])}
    properties = event["requestBody"]["content"]["application/json"]["properties"]
    order = {p["name"]: p["value"] for p in properties}
    print(f"order of {parameters['customer']}: {order}")
    body = {"order": f"{parameters['customer']}-{order['item']}", "count": int(order["count"])}
    return {
        "messageVersion": "1.0",
        "response": {
            "actionGroup": event["actionGroup"],
            "apiPath": event["apiPath"],
            "httpMethod": event["httpMethod"],
            # The model sees a status of 400 and above together with the body; the turn goes on.
            "httpStatusCode": 200,
            "responseBody": {"application/json": {"body": json.dumps(body)}},
        },
    }
