"""Knowledge bases in few words, all through the public API."""

import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from conformance.agents import eventually, unique
from conformance.client import Clients

ROLE = "arn:aws:iam::123456789012:role/outcrop-conformance"
EMBEDDING = "arn:aws:bedrock:us-east-1::foundation-model/amazon.titan-embed-text-v2:0"
# The folder that the server publishes under this name; each data source of the tests has a prefix of its own in it.
BUCKET = "shelf"
OVER = ("COMPLETE", "FAILED", "STOPPED")


def vector(model: str = EMBEDDING, **embedding: Any) -> dict[str, Any]:
    """The configuration of a knowledge base; `embedding`: members of the model's configuration."""
    configuration: dict[str, Any] = {"embeddingModelArn": model}
    if embedding:
        configuration["embeddingModelConfiguration"] = {"bedrockEmbeddingModelConfiguration": embedding}
    return {"type": "VECTOR", "vectorKnowledgeBaseConfiguration": configuration}


def collection(index: str = "chunks") -> dict[str, Any]:
    """A storage configuration as most programs send it."""
    fields = {"vectorField": "vector", "textField": "text", "metadataField": "metadata"}
    arn = "arn:aws:aoss:us-east-1:123456789012:collection/abcdefghij0123456789"
    configuration = {"collectionArn": arn, "vectorIndexName": index, "fieldMapping": fields}
    return {"type": "OPENSEARCH_SERVERLESS", "opensearchServerlessConfiguration": configuration}


def attribute(key: str, value: Any) -> dict[str, Any]:
    """A piece of metadata of a document that is handed over."""
    match value:
        case bool():
            return {"key": key, "value": {"type": "BOOLEAN", "booleanValue": value}}
        case int() | float():
            return {"key": key, "value": {"type": "NUMBER", "numberValue": value}}
        case str():
            return {"key": key, "value": {"type": "STRING", "stringValue": value}}
    return {"key": key, "value": {"type": "STRING_LIST", "stringListValue": value}}


def document(name: str, content: str | bytes, mime: str = "text/plain", **metadata: Any) -> dict[str, Any]:
    """A document as IngestKnowledgeBaseDocuments takes it, its content with it."""
    if isinstance(content, str):
        inline = {"type": "TEXT", "textContent": {"data": content}}
    else:
        inline = {"type": "BYTE", "byteContent": {"mimeType": mime, "data": content}}
    custom = {"customDocumentIdentifier": {"id": name}, "sourceType": "IN_LINE", "inlineContent": inline}
    given: dict[str, Any] = {"content": {"dataSourceType": "CUSTOM", "custom": custom}}
    if metadata:
        attributes = [attribute(key, value) for key, value in metadata.items()]
        given["metadata"] = {"type": "IN_LINE_ATTRIBUTE", "inlineAttributes": attributes}
    return given


def named(name: str) -> dict[str, Any]:
    """The identifier of a document that was handed over."""
    return {"dataSourceType": "CUSTOM", "custom": {"id": name}}


@dataclass
class Source:
    """A data source, and its folder where it is an S3 one."""

    clients: Clients
    knowledge_base: str
    id: str
    folder: Path | None = None

    @property
    def ids(self) -> dict[str, str]:
        return {"knowledgeBaseId": self.knowledge_base, "dataSourceId": self.id}

    @property
    def build(self) -> Any:
        return self.clients.bedrock_agent

    def uri(self, name: str) -> str:
        assert self.folder is not None
        return f"s3://{BUCKET}/{self.folder.name}/{name}"

    def write(self, **files: str | bytes) -> None:
        """Files of the folder; `__` in a name stands for its dot."""
        for name, content in files.items():
            self.put(name.replace("__", "."), content)

    def put(self, name: str, content: str | bytes) -> None:
        assert self.folder is not None
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)

    def start(self, **more: Any) -> str:
        return self.build.start_ingestion_job(**self.ids, **more)["ingestionJob"]["ingestionJobId"]

    def job(self, job: str) -> dict[str, Any]:
        return self.build.get_ingestion_job(**self.ids, ingestionJobId=job)["ingestionJob"]

    def over(self, job: str, limit: float = 50.0) -> dict[str, Any]:
        """The job when it is over."""
        return eventually(lambda: self.job(job), until=lambda seen: seen["status"] in OVER, limit=limit)

    def sync(self, limit: float = 50.0) -> dict[str, Any]:
        """A whole ingestion job, with the statistics that are not zero."""
        job = self.over(self.start(), limit)
        job["counts"] = {name.removeprefix("numberOf"): count for name, count in job["statistics"].items() if count}
        return job

    def states(self, *names: str) -> dict[str, str]:
        """The states of documents that were handed over, by name."""
        details = self.build.get_knowledge_base_documents(
            **self.ids, documentIdentifiers=[named(name) for name in names]
        )["documentDetails"]
        return {detail["identifier"]["custom"]["id"]: detail["status"] for detail in details}

    def ingest(self, *documents: dict[str, Any]) -> dict[str, str]:
        """Hand documents over, and wait until each is done with."""
        for start in range(0, len(documents), 10):
            self.build.ingest_knowledge_base_documents(**self.ids, documents=list(documents[start : start + 10]))
        names = [given["content"]["custom"]["customDocumentIdentifier"]["id"] for given in documents]
        busy = {"STARTING", "PENDING", "IN_PROGRESS"}
        states: dict[str, str] = {}
        for start in range(0, len(names), 10):
            part = names[start : start + 10]
            states |= eventually(lambda part=part: self.states(*part), until=lambda seen: not busy & set(seen.values()))
        return states


@dataclass
class Library:
    """Makes knowledge bases and data sources, and searches them."""

    clients: Clients
    root: Path

    def base(self, **more: Any) -> str:
        """A knowledge base that can be used, by id."""
        arguments = {
            "name": unique("base"),
            "roleArn": ROLE,
            "knowledgeBaseConfiguration": vector(),
            "storageConfiguration": collection(),
        } | more
        build = self.clients.bedrock_agent
        made = build.create_knowledge_base(**arguments)["knowledgeBase"]["knowledgeBaseId"]
        self.settled(made)
        return made

    def settled(self, base: str) -> dict[str, Any]:
        """The knowledge base when no passing state is left."""
        passing = ("CREATING", "UPDATING", "DELETING")
        get = self.clients.bedrock_agent.get_knowledge_base
        return eventually(
            lambda: get(knowledgeBaseId=base)["knowledgeBase"], until=lambda seen: seen["status"] not in passing
        )

    def folder(self, base: str, chunking: dict[str, Any] | None = None, **more: Any) -> Source:
        """A data source that is a folder of the published bucket."""
        name = unique("files")
        (self.root / name).mkdir(parents=True)
        s3 = {"bucketArn": f"arn:aws:s3:::{BUCKET}", "inclusionPrefixes": [f"{name}/"]}
        return self._source(base, {"type": "S3", "s3Configuration": s3}, chunking, self.root / name, **more)

    def custom(self, base: str, chunking: dict[str, Any] | None = None, **more: Any) -> Source:
        """A data source whose documents are handed over."""
        return self._source(base, {"type": "CUSTOM"}, chunking, None, **more)

    def _source(
        self,
        base: str,
        configuration: dict[str, Any],
        chunking: dict[str, Any] | None,
        folder: Path | None,
        **more: Any,
    ) -> Source:
        if chunking:
            more["vectorIngestionConfiguration"] = {"chunkingConfiguration": chunking}
        made = self.clients.bedrock_agent.create_data_source(
            knowledgeBaseId=base, name=unique("source"), dataSourceConfiguration=configuration, **more
        )["dataSource"]
        return Source(self.clients, base, made["dataSourceId"], folder)

    def search(self, base: str, text: str, **search: Any) -> list[dict[str, Any]]:
        """The results of Retrieve; `search`: members of the vector search configuration."""
        arguments: dict[str, Any] = {"knowledgeBaseId": base, "retrievalQuery": {"text": text}}
        if search:
            arguments["retrievalConfiguration"] = {"vectorSearchConfiguration": search}
        return self.clients.bedrock_agent_runtime.retrieve(**arguments)["retrievalResults"]

    def found(self, base: str, text: str, **search: Any) -> list[str]:
        """Where the results of a search lie."""
        return [place(result) for result in self.search(base, text, **search)]


def place(result: dict[str, Any]) -> str:
    """Where a result lies: an address or the id of a document that was handed over."""
    location = result["location"]
    return location["s3Location"]["uri"] if location["type"] == "S3" else location["customDocumentLocation"]["id"]


def gone(look: Callable[[], Any], missing: type[Exception], limit: float = 20.0) -> None:
    """Look until it is answered that there is nothing."""
    deadline = time.monotonic() + limit
    while time.monotonic() < deadline:
        try:
            look()
        except missing:
            return
        time.sleep(0.02)
    raise TimeoutError("it is still there")


def emptied(folder: Path) -> None:
    """A folder without what was in it."""
    shutil.rmtree(folder)
    folder.mkdir()
