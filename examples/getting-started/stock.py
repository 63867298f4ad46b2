"""The function behind the example agent: what a function schema's action group calls."""

STOCK = {"bolt": 1200, "nut": 950, "washer": 4000}


def count_stock(item: str) -> str:
    name = item.lower().removesuffix("s")
    return f"{STOCK[name]} pieces" if name in STOCK else f"There is no item called {item}"


def add_numbers(first: str, second: str) -> str:
    return f"{float(first) + float(second):g}"


def handler(event, context):
    arguments = {p["name"]: p["value"] for p in event.get("parameters", [])}
    answer = {"count_stock": count_stock, "add_numbers": add_numbers}[event["function"]](**arguments)
    return {
        "messageVersion": "1.0",
        "response": {
            "actionGroup": event["actionGroup"],
            "function": event["function"],
            "functionResponse": {"responseBody": {"TEXT": {"body": answer}}},
        },
    }
