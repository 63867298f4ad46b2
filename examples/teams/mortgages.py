"""The function of the team's specialists: what a bank knows of its mortgages, and what it would lend."""

import json

MORTGAGES = {
    "M-100": {
        "customer": "A. Silva",
        "balance": 182_400.00,
        "yearly_rate": 0.041,
        "monthly_payment": 1_312.50,
        "next_payment": "2026-02-01",
        "last_payment": "2041-10-01",
    }
}
NEW_RATE = 0.034


def get_mortgage(mortgage_id: str) -> str:
    return json.dumps({"mortgage_id": mortgage_id} | MORTGAGES[mortgage_id])


def get_schedule(mortgage_id: str) -> str:
    """The next twelve payments, a line each."""
    mortgage = MORTGAGES[mortgage_id]
    balance, payment = mortgage["balance"], mortgage["monthly_payment"]
    year, month = (int(part) for part in mortgage["next_payment"].split("-")[:2])
    lines = ["date | payment | interest | repayment | balance"]
    for _ in range(12):
        interest = round(balance * mortgage["yearly_rate"] / 12, 2)
        balance = round(balance - (payment - interest), 2)
        lines.append(
            f"{year}-{month:02}-01 | {payment:.2f} | {interest:.2f} | {payment - interest:.2f} | {balance:.2f}"
        )
        year, month = (year + 1, 1) if month == 12 else (year, month + 1)
    return "\n".join(lines)


def quote(amount: str, years: str) -> str:
    """The monthly payment of a new loan."""
    rate, months = NEW_RATE / 12, int(years) * 12
    payment = float(amount) * rate / (1 - (1 + rate) ** -months)
    return json.dumps(
        {"amount": float(amount), "years": int(years), "yearly_rate": NEW_RATE, "monthly_payment": round(payment, 2)}
    )


FUNCTIONS = {"get_mortgage": get_mortgage, "get_schedule": get_schedule, "quote": quote}


def handler(event, context):
    arguments = {parameter["name"]: parameter["value"] for parameter in event["parameters"]}
    try:
        body = FUNCTIONS[event["function"]](**arguments)
    except KeyError:
        body = f"There is no mortgage {arguments.get('mortgage_id')}."
    return {
        "messageVersion": "1.0",
        "response": {
            "actionGroup": event["actionGroup"],
            "function": event["function"],
            "functionResponse": {"responseBody": {"TEXT": {"body": body}}},
        },
    }
