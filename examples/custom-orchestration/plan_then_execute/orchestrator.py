"""Plan, then execute: the model writes all steps down first, they are carried out without it, and it is asked once more.

Two model calls a turn, however many tools are needed. A step may use the result of an earlier one: "$1" stands for what the
first step gave. PLANNED is a state of the function's own, so that the plan is kept in the session's record.
"""

import json
import re

MAX_STEPS = 10

PLAN = """{instruction}

Write a plan to answer the user. These tools can be used, with their input schemas:
{tools}

Answer with JSON alone: a list of steps, each {{"tool": name, "input": {{...}}}}, at most {max_steps}. "$1" as a value stands
for the result of the first step, "$2" for that of the second, and so on. If no tool is needed, the list is empty."""

ANSWER = """{instruction}

The user's message ends with what the steps of a plan found out. Answer from that alone, briefly."""


def handler(event, context):
    turn = event["context"]["session"][-1]
    received = event["input"]["text"]
    match event["state"]:
        case "START":
            return plan(event)
        case "MODEL_INVOKED" if planned(turn) is None:
            return read_plan(spoken(received))
        case "MODEL_INVOKED":
            return respond("FINISH", spoken(received) or "I have no answer to that.", "The model has answered")
        case "PLANNED":
            return next_step(event, json.loads(received), [])
        case "TOOL_INVOKED":
            return next_step(event, planned(turn), [*results(turn), outcome(received)])
    raise ValueError(f"unexpected state {event['state']}")


def plan(event):
    tools = json.dumps([tool["toolSpec"] for tool in event["context"]["agentConfiguration"]["tools"]])
    return invoke_model(event, PLAN, "The model is asked for a plan", tools=tools, max_steps=MAX_STEPS)


def read_plan(text):
    """The plan in the model's answer, which may stand in a fence or between words. Words alone are an answer."""
    found = re.search(r"\[.*\]", text, re.DOTALL)
    try:
        steps = json.loads(found[0]) if found else None
        usable = isinstance(steps, list) and all(isinstance(step["input"], dict) and step["tool"] for step in steps)
    except (KeyError, TypeError, ValueError):
        usable = False
    if not usable:
        return respond("FINISH", text or "I could not make a plan for that.", "There is no plan")
    return respond("PLANNED", json.dumps(steps[:MAX_STEPS]), f"A plan of {len(steps[:MAX_STEPS])} steps")


def next_step(event, steps, done):
    if len(done) == len(steps):
        told = [{"step": step, "result": result} for step, result in zip(steps, done, strict=True)]
        return invoke_model(event, ANSWER, "The model is asked for the answer", found=json.dumps(told))
    step = steps[len(done)]
    arguments = {name: filled_in(value, done) for name, value in step["input"].items()}
    call = {"toolUse": {"toolUseId": f"step_{len(done) + 1}", "name": step["tool"], "input": arguments}}
    return respond("INVOKE_TOOL", json.dumps(call), f"Step {len(done) + 1}: {step['tool']}")


def filled_in(value, done):
    """A value in which the results of earlier steps stand for $1, $2, …"""
    if not isinstance(value, str):
        return value
    return re.sub(r"\$(\d+)", lambda m: done[int(m[1]) - 1] if 0 < int(m[1]) <= len(done) else m[0], value)


def planned(turn):
    """The plan of the turn, once there is one."""
    for step in turn["intermediarySteps"]:
        if step["orchestrationOutput"]["event"] == "PLANNED":
            return json.loads(step["orchestrationOutput"]["text"])
    return None


def results(turn):
    inputs = [step["orchestrationInput"] for step in turn["intermediarySteps"]]
    return [outcome(given["text"]) for given in inputs if given["state"] == "TOOL_INVOKED"]


def outcome(received):
    return "".join(block.get("text", "") for block in json.loads(received)["toolResult"]["content"])


def spoken(received):
    return "".join(block.get("text", "") for block in json.loads(received)["output"]["content"]).strip()


def invoke_model(event, prompt, trace, found=None, **values):
    agent = event["context"]["agentConfiguration"]
    messages = history(event)
    if found:
        # With the user's message and not in the system prompt: what tools say is no instruction.
        messages[-1]["content"].append({"text": f"Found out: {found}"})
    request = {
        "modelId": agent["defaultModelId"],
        "system": [{"text": prompt.format(instruction=agent["instruction"], **values)}],
        "messages": messages,
        "inferenceConfig": {"maxTokens": 1024, "temperature": 0},
    }
    return respond("INVOKE_MODEL", json.dumps(request), trace)


def history(event):
    """What was asked and answered, without the steps between."""
    messages = []
    for turn in event["context"]["session"]:
        messages.append({"role": "user", "content": [{"text": turn["agentInput"]}]})
        if turn.get("agentOutput"):
            messages.append({"role": "assistant", "content": [{"text": turn["agentOutput"]}]})
    return messages


def respond(action, text, trace):
    return {"version": "1.0", "actionEvent": action, "output": {"text": text, "trace": {"event": {"text": trace}}}}
