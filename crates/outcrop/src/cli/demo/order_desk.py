"""The order desk of a small shop: a function that an agent calls.

An agent's action group calls its Lambda function with the name of what is wanted and the parameters, each as text, and
takes the text that comes back as what the function found out. Here every tool is a Python function of the same name.
"""

import json
from datetime import date, timedelta

GOODS = {
    "desk lamp": {"price": 39.90, "in_stock": 27},
    "office chair": {"price": 189.00, "in_stock": 4},
    "standing desk": {"price": 420.00, "in_stock": 0},
}
ORDERS = {
    "1041": {"item": "office chair", "quantity": 2, "status": "delivered", "days": -3},
    "1042": {"item": "desk lamp", "quantity": 5, "status": "on its way", "days": 2},
    "1043": {"item": "standing desk", "quantity": 1, "status": "waiting for stock", "days": 14},
}


def get_order_status(order_id):
    order = ORDERS.get(order_id.strip().lstrip("#"))
    if order is None:
        raise ValueError(f"There is no order {order_id}. Ask the customer to look at the number again.")
    day = date.today() + timedelta(days=order["days"])
    known = {key: order[key] for key in ("item", "quantity", "status")}
    return {"order": order_id, **known, "delivery": f"{day:%A, %d %B}"}


def check_stock(item):
    name = find_item(item)
    return {"item": name, **GOODS[name]}


def calculate_price(item, quantity):
    name, pieces = find_item(item), int(float(quantity))
    if pieces < 1:
        raise ValueError("The quantity must be at least 1.")
    discount = 0.1 if pieces >= 10 else 0
    total = round(GOODS[name]["price"] * pieces * (1 - discount), 2)
    return {"item": name, "quantity": pieces, "discount": f"{discount:.0%}", "total_price": f"{total:.2f} dollars"}


def find_item(text):
    """The goods that a text means: `Desk lamps` is a desk lamp."""
    wanted = text.lower().strip().removesuffix("s")
    for name in GOODS:
        if wanted and (wanted in name or name in wanted):
            return name
    raise ValueError(f"The shop has no {text}. It has {', '.join(GOODS)}.")


TOOLS = {"get_order_status": get_order_status, "check_stock": check_stock, "calculate_price": calculate_price}


def handler(event, context):
    parameters = {parameter["name"]: parameter["value"] for parameter in event.get("parameters", [])}
    answer = {}
    try:
        text = json.dumps(TOOLS[event["function"]](**parameters))
    except ValueError as problem:
        # REPROMPT gives the model another try, with the reason.
        text, answer["responseState"] = str(problem), "REPROMPT"
    answer["responseBody"] = {"TEXT": {"body": text}}
    return {
        "messageVersion": "1.0",
        "response": {
            "actionGroup": event["actionGroup"],
            "function": event["function"],
            "functionResponse": answer,
        },
    }
