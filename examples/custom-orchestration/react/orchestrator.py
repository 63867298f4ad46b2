"""ReAct: the model reasons, calls tools, reads their results, and answers. What agents do by default, as a function.

The function keeps nothing: every call brings the session's record of steps, from which the conversation is built again.
"""

import json

GUIDELINES = "Use the tools where they help, never guess a value that a tool can tell, and answer briefly."


def handler(event, context):
    state, messages = event["state"], conversation(event)
    if state == "MODEL_INVOKED":
        said = "".join(block.get("text", "") for block in messages[-1]["content"])
        if open_calls(messages):
            return invoke_tool(messages)
        return respond("FINISH", said or "I have no answer to that.", "The model has answered")
    # After START or TOOL_INVOKED: calls of the same answer are carried out one by one before the model goes on.
    return invoke_tool(messages) if open_calls(messages) else invoke_model(event, messages)


def invoke_tool(messages):
    call = open_calls(messages)[0]
    return respond("INVOKE_TOOL", json.dumps({"toolUse": call}), f"The model wants {call['name']}")


def invoke_model(event, messages):
    agent = event["context"]["agentConfiguration"]
    request = {
        "modelId": agent["defaultModelId"],
        "system": [{"text": f"{agent['instruction']}\n{GUIDELINES}"}],
        "messages": messages,
        "inferenceConfig": {"maxTokens": 1024, "temperature": 0},
    }
    if agent["tools"]:
        request["toolConfig"] = {"tools": agent["tools"]}
    return respond("INVOKE_MODEL", json.dumps(request), "The model is asked")


def conversation(event):
    """The session as Converse's messages, up to what has just come in."""
    messages = []
    for turn in event["context"]["session"]:
        for step in turn["intermediarySteps"]:
            add(messages, step["orchestrationInput"]["state"], step["orchestrationInput"]["text"])
    add(messages, event["state"], event["input"]["text"])
    return messages


def add(messages, state, text):
    received = json.loads(text)
    if state == "MODEL_INVOKED":
        messages.append(received["output"])
    elif state == "TOOL_INVOKED":
        say(messages, received)
    elif calls := open_calls(messages):
        # The last turn ended with a question to the user, which is a call too: what the user says now is its result.
        for call in calls:
            say(messages, {"toolResult": {"toolUseId": call["toolUseId"], "content": [received]}})
    else:
        say(messages, received)


def say(messages, block):
    """Add to what the user's side says: roles alternate, so results of one answer share a message."""
    if not messages or messages[-1]["role"] != "user":
        messages.append({"role": "user", "content": []})
    messages[-1]["content"].append(block)


def open_calls(messages):
    """The calls of the model's last answer that have no result yet."""
    last = next((index for index in reversed(range(len(messages))) if messages[index]["role"] == "assistant"), None)
    if last is None:
        return []
    results = [block for message in messages[last + 1 :] for block in message["content"]]
    done = {block["toolResult"]["toolUseId"] for block in results if "toolResult" in block}
    calls = [block["toolUse"] for block in messages[last]["content"] if "toolUse" in block]
    return [call for call in calls if call["toolUseId"] not in done]


def respond(action, text, trace):
    return {"version": "1.0", "actionEvent": action, "output": {"text": text, "trace": {"event": {"text": trace}}}}
