"""Answers questions from a folder of documents, and says which document each answer comes from.

Plain boto3, as for AWS: a bucket with the files, a knowledge base with a data source, an ingestion job, and an agent that looks things up.

    python examples/knowledge/ask.py FOLDER "Question?" ...
"""

import json
import sys
import time
import uuid
from pathlib import Path

import boto3

ROLE = "arn:aws:iam::123456789012:role/library"
EMBEDDING_MODEL = "arn:aws:bedrock:us-east-1::foundation-model/amazon.titan-embed-text-v2:0"
MODEL = "anthropic.claude-3-5-sonnet-20240620-v1:0"

HERE = Path(__file__).parent
QUESTIONS = [
    "Until when is the reading room open on Saturdays?",
    "What does a card cost a student?",
    "What does a colour page cost?",
]


def wait(get, done, failed=()):
    """Asks until the state is one of `done`."""
    for _ in range(300):
        state = get()
        if state in done:
            return
        if state in failed:
            sys.exit(f"state {state}")
        time.sleep(0.5)
    sys.exit("it takes too long")


def upload(folder, bucket):
    s3 = boto3.client("s3")
    s3.create_bucket(Bucket=bucket)
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    for file in files:
        s3.upload_file(str(file), bucket, file.relative_to(folder).as_posix())
    print(f"{len(files)} files of {folder} are in the bucket {bucket}")


def knowledge_base(build, bucket):
    base = build.create_knowledge_base(
        name=f"{bucket}-knowledge",
        roleArn=ROLE,
        knowledgeBaseConfiguration={
            "type": "VECTOR",
            "vectorKnowledgeBaseConfiguration": {"embeddingModelArn": EMBEDDING_MODEL},
        },
        storageConfiguration={
            "type": "OPENSEARCH_SERVERLESS",
            "opensearchServerlessConfiguration": {
                "collectionArn": "arn:aws:aoss:us-east-1:123456789012:collection/abcdefghij1234567890",
                "vectorIndexName": "library",
                "fieldMapping": {"vectorField": "vector", "textField": "text", "metadataField": "metadata"},
            },
        },
    )["knowledgeBase"]["knowledgeBaseId"]
    wait(lambda: build.get_knowledge_base(knowledgeBaseId=base)["knowledgeBase"]["status"], ["ACTIVE"], ["FAILED"])
    source = build.create_data_source(
        knowledgeBaseId=base,
        name="files",
        dataSourceConfiguration={"type": "S3", "s3Configuration": {"bucketArn": f"arn:aws:s3:::{bucket}"}},
    )["dataSource"]["dataSourceId"]
    ids = {"knowledgeBaseId": base, "dataSourceId": source}
    job = build.start_ingestion_job(**ids)["ingestionJob"]["ingestionJobId"]

    def get():
        return build.get_ingestion_job(**ids, ingestionJobId=job)["ingestionJob"]

    wait(lambda: get()["status"], ["COMPLETE"], ["FAILED", "STOPPED"])
    print("ingested:", json.dumps(get()["statistics"]))
    return base


def agent(build, name, base):
    made = build.create_agent(
        agentName=name,
        foundationModel=MODEL,
        agentResourceRoleArn=ROLE,
        instruction="Answer the questions of visitors of the library from its handbook, briefly and kindly.",
    )["agent"]["agentId"]

    def state():
        return build.get_agent(agentId=made)["agent"]["agentStatus"]

    wait(state, ["NOT_PREPARED"], ["FAILED"])
    build.associate_agent_knowledge_base(
        agentId=made, agentVersion="DRAFT", knowledgeBaseId=base, description="The handbook of the library."
    )
    build.prepare_agent(agentId=made)
    wait(state, ["PREPARED"], ["FAILED"])
    return made


def ask(runtime, agent_id, question):
    print(f"\n? {question}")
    answer, sources = "", []
    stream = runtime.invoke_agent(
        agentId=agent_id, agentAliasId="TSTALIASID", sessionId=str(uuid.uuid4()), inputText=question
    )["completion"]
    for event in stream:
        if chunk := event.get("chunk"):
            answer += chunk["bytes"].decode()
            for citation in chunk.get("attribution", {}).get("citations", []):
                sources += [reference["location"]["s3Location"]["uri"] for reference in citation["retrievedReferences"]]
    print(f"  {answer.strip()}")
    for source in dict.fromkeys(sources):
        print(f"  source: {source}")


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "handbook"
    name = f"library-{uuid.uuid4().hex[:8]}"
    build, runtime = boto3.client("bedrock-agent"), boto3.client("bedrock-agent-runtime")
    upload(folder, name)
    base = knowledge_base(build, name)
    agent_id = agent(build, name, base)
    for question in sys.argv[2:] or QUESTIONS:
        ask(runtime, agent_id, question)


if __name__ == "__main__":
    main()
