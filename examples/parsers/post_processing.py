"""A parser for post-processing: the answer stands in <final_response>."""

import re

FINAL = re.compile(r"<final_response>(.*?)(?:</final_response>|$)", re.DOTALL)


def handler(event, context):
    final = FINAL.search(event["invokeModelRawResponse"])
    if not final:
        raise ValueError("The model wrote no <final_response>.")
    return {
        "promptType": "POST_PROCESSING",
        "postProcessingParsedResponse": {"responseText": final.group(1).strip()},
    }
