"""A parser for pre-processing: the user's text may go on when the model sorts it into category D or E."""

import re

THINKING = re.compile(r"<thinking>(.*?)</thinking>", re.DOTALL)
CATEGORY = re.compile(r"<category>\s*([A-Z])\s*</category>", re.IGNORECASE)


def handler(event, context):
    said = event["invokeModelRawResponse"]
    thought, category = THINKING.search(said), CATEGORY.search(said)
    return {
        "promptType": event["promptType"],
        "preProcessingParsedResponse": {
            "rationale": thought.group(1).strip() if thought else None,
            "isValidInput": bool(category) and category.group(1).upper() in "DE",
        },
    }
