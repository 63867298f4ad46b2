"""InvokeModel of embedding models: the bodies of Titan and Cohere, by a server's model and by the one that is built in."""

import json
import math
import os
from pathlib import Path

import pytest
from botocore.exceptions import ClientError

from conformance.client import Clients
from conformance.server import Server

TITAN = "amazon.titan-embed-text-v2:0"
COHERE = "cohere.embed-english-v3"


def embed(clients, model_id, **body):
    answer = clients.bedrock_runtime.invoke_model(modelId=model_id, body=json.dumps(body))
    assert answer["contentType"] == "application/json"
    return json.loads(answer["body"].read())


def likeness(one, other):
    return sum(a * b for a, b in zip(one, other, strict=True))


def test_titan(clients, embedder):
    answer = embed(clients, TITAN, inputText="Where is my parcel?", dimensions=256, normalize=True)
    assert len(answer["embedding"]) == 256
    assert math.isclose(likeness(answer["embedding"], answer["embedding"]), 1, abs_tol=1e-5)
    assert answer["embeddingsByType"]["float"] == answer["embedding"]
    assert answer["inputTextTokenCount"] > 0
    assert "outcrop" not in answer
    assert len(embedder.requests()) == 1
    assert embedder.requests()[0]["input"] == ["Where is my parcel?"]

    # The same text is not embedded twice.
    assert embed(clients, TITAN, inputText="Where is my parcel?", dimensions=256)["embedding"] == answer["embedding"]
    assert len(embedder.requests()) == 1

    binary = embed(clients, TITAN, inputText="Where is my parcel?", dimensions=256, embeddingTypes=["binary"])
    assert binary["embeddingsByType"]["binary"] == [int(number > 0) for number in answer["embedding"]]
    assert "embedding" not in binary


def test_cohere(clients, model):
    texts = ["a red apple", "a red apple pie", "the blue sky"]
    answer = embed(clients, COHERE, texts=texts, input_type="search_document", truncate="END")
    apple, pie, sky = answer["embeddings"]
    assert likeness(apple, pie) > likeness(apple, sky)
    assert (answer["response_type"], answer["texts"]) == ("embeddings_floats", texts)


@pytest.mark.parametrize(
    ("model_id", "body", "said"),
    [
        (TITAN, {}, "inputText"),
        (TITAN, {"inputText": ""}, "0 bytes"),
        (TITAN, {"inputText": "a", "colour": "red"}, "colour"),
        (COHERE, {"texts": ["a"]}, "input_type"),
        (COHERE, {"texts": [], "input_type": "search_query"}, "1 to 96"),
        (COHERE, {"texts": ["a"], "input_type": "search_query", "truncate": "START"}, "START"),
    ],
)
def test_what_cannot_be_honoured_is_refused(clients, model_id, body, said):
    with pytest.raises(ClientError) as caught:
        embed(clients, model_id, **body)
    assert caught.value.response["Error"]["Code"] == "ValidationException"
    assert said in caught.value.response["Error"]["Message"]


def model_files() -> bool:
    """Whether the built-in embedding model has its files on this machine (`outcrop models fetch`)."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = Path(os.environ.get("OUTCROP_MODEL_DIR") or cache / "outcrop" / "models")
    return all((folder / f"all-minilm-l6-v2.{end}").exists() for end in ("safetensors", "tokenizer.json"))


@pytest.fixture
def plain_clients(folder, checker):
    """Clients of a server without any configuration of models."""
    server = Server(folder / "plain", "agents.passing_state_seconds = 0\n")
    yield Clients(server.endpoint, checker)
    assert server.stop() == 0


@pytest.mark.skipif(not model_files(), reason="the embedding model's files are not here: outcrop models fetch")
def test_the_built_in_model_answers_for_every_id(plain_clients):
    ferry, boat, cake = (
        embed(plain_clients, TITAN, inputText=text)["embedding"]
        for text in ("When does the ferry leave?", "Departure times of the boats", "How do I bake a cake?")
    )
    assert len(ferry) == 384
    assert likeness(ferry, boat) > likeness(ferry, cake) + 0.2
    answer = embed(plain_clients, COHERE, texts=["When does the ferry leave?"], input_type="search_query")
    assert likeness(answer["embeddings"][0], ferry) > 0.9999
