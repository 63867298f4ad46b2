"""A parser for memory: topics and their summaries, in <topic name="…"> inside <summary>."""

import re

SUMMARY = re.compile(r"<summary>(.*?)</summary>", re.DOTALL)
TOPIC = re.compile(r'<topic name="(.+?)">(.+?)</topic>', re.DOTALL)


def handler(event, context):
    summary = SUMMARY.search(event["invokeModelRawResponse"])
    if not summary:
        raise ValueError("The model wrote no <summary>.")
    topics = [{"topic": name, "summary": text.strip()} for name, text in TOPIC.findall(summary.group(1))]
    return {
        "messageVersion": "1.0",
        "promptType": "MEMORY_SUMMARIZATION",
        "memorySummarizationParsedResponse": {"topicwiseSummaries": topics},
    }
