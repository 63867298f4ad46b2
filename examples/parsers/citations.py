"""A parser for answers from a knowledge base: parts with the ids of their sources.

    <answer_part><text>It rains.</text><sources><source>id1</source></sources></answer_part>

Models that use the Messages format have their text inside the JSON of the response.
"""

import json
import re

PART = re.compile(r"<answer_part>(.*?)</answer_part>", re.DOTALL)
TEXT = re.compile(r"<text>(.*?)</text>", re.DOTALL)
SOURCE = re.compile(r"<source>(.*?)</source>", re.DOTALL)


def handler(event, context):
    parts = [
        {
            "text": TEXT.search(part).group(1).strip(),
            "references": [{"sourceId": source.strip()} for source in SOURCE.findall(part)],
        }
        for part in PART.findall(text_of(event["invokeModelRawResponse"]))
    ]
    if not parts:
        raise ValueError("The answer has no <answer_part>.")
    return {
        "promptType": "KNOWLEDGE_BASE_RESPONSE_GENERATION",
        "knowledgeBaseResponseGenerationParsedResponse": {"generatedResponse": {"generatedResponseParts": parts}},
    }


def text_of(raw):
    try:
        response = json.loads(raw)
    except ValueError:
        return raw
    return "".join(block.get("text", "") for block in response["content"])
