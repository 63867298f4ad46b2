"""The function behind the example agent's tools."""

STOCK = {"bolt": ("1200", "0.05"), "nut": ("950", "0.02"), "washer": ("4000", "0.01")}


def find(item: str) -> tuple[str, str]:
    return STOCK.get(item.lower().removesuffix("s"), (f"There is no item called {item}",) * 2)


def count_stock(item: str) -> str:
    return find(item)[0]


def unit_price(item: str) -> str:
    return find(item)[1]


def multiply(first: str, second: str) -> str:
    return f"{float(first) * float(second):g}"


def handler(event, context):
    arguments = {p["name"]: p["value"] for p in event.get("parameters", [])}
    tools = {"count_stock": count_stock, "unit_price": unit_price, "multiply": multiply}
    return {
        "messageVersion": "1.0",
        "response": {
            "actionGroup": event["actionGroup"],
            "function": event["function"],
            "functionResponse": {"responseBody": {"TEXT": {"body": tools[event["function"]](**arguments)}}},
        },
    }
