"""Retrieve and Rerank: filters, kinds of search, numbers of results, order, and what is refused."""

import json

import pytest
from botocore.exceptions import ClientError

from conformance.fake_model import say
from conformance.knowledge import document, place

BOOKS = {
    "emma": ("A novel about matchmaking in a village.", 1815, "Austen", True, ["love", "village"]),
    "moby": ("A novel about a whale and a captain.", 1851, "Melville", True, ["sea", "whale"]),
    "ulysses": ("A novel about a day in Dublin.", 1922, "Joyce", False, ["city"]),
    "orlando": ("A novel about a life of centuries.", 1928, "Woolf", False, ["life", "city"]),
}


@pytest.fixture(scope="module")
def books(library):
    """A knowledge base of four books with metadata, and one text without."""
    source = library.custom(library.base())
    given = [
        document(name, text, year=year, author=author, old=old, topics=topics)
        for name, (text, year, author, old, topics) in BOOKS.items()
    ]
    states = source.ingest(*given, document("bare", "A novel about nothing at all."))
    assert set(states.values()) == {"INDEXED"}
    return source.knowledge_base


def leaf(operator, key, value):
    return {operator: {"key": key, "value": value}}


@pytest.mark.parametrize(
    ("search", "found"),
    [
        (leaf("equals", "author", "Joyce"), {"ulysses"}),
        (leaf("equals", "year", 1851), {"moby"}),
        (leaf("equals", "old", False), {"ulysses", "orlando"}),
        (leaf("equals", "year", "1851"), set()),
        (leaf("notEquals", "author", "Joyce"), {"emma", "moby", "orlando", "bare"}),
        (leaf("greaterThan", "year", 1922), {"orlando"}),
        (leaf("greaterThanOrEquals", "year", 1922), {"ulysses", "orlando"}),
        (leaf("lessThan", "year", 1851), {"emma"}),
        (leaf("lessThanOrEquals", "year", 1851), {"emma", "moby"}),
        (leaf("in", "author", ["Joyce", "Woolf", "Nobody"]), {"ulysses", "orlando"}),
        (leaf("notIn", "author", ["Joyce", "Woolf"]), {"emma", "moby", "bare"}),
        (leaf("startsWith", "author", "Mel"), {"moby"}),
        (leaf("listContains", "topics", "city"), {"ulysses", "orlando"}),
        (leaf("stringContains", "author", "ust"), {"emma"}),
        (leaf("stringContains", "topics", "whal"), {"moby"}),
        ({"andAll": [leaf("equals", "old", True), leaf("greaterThan", "year", 1820)]}, {"moby"}),
        ({"orAll": [leaf("equals", "author", "Woolf"), leaf("lessThan", "year", 1820)]}, {"emma", "orlando"}),
        (
            {
                "andAll": [
                    leaf("listContains", "topics", "city"),
                    {"orAll": [leaf("equals", "year", 1922), leaf("equals", "year", 1851)]},
                ]
            },
            {"ulysses"},
        ),
        (leaf("equals", "no such key", "x"), set()),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else None,
)
@pytest.mark.parametrize("kind", ["SEMANTIC", "HYBRID"])
def test_filters(library, books, search, found, kind):
    assert set(library.found(books, "a novel", filter=search, overrideSearchType=kind, numberOfResults=20)) == found


def deep(depth):
    search = leaf("equals", "a", 1)
    for _ in range(depth):
        search = {"andAll": [search, leaf("equals", "a", 1)]}
    return search


@pytest.mark.parametrize(
    ("search", "says"),
    [
        (leaf("greaterThan", "year", "1922"), "filter.greaterThan: the value must be a number"),
        (leaf("in", "author", "Joyce"), "filter.in: the value must be a list"),
        (leaf("startsWith", "author", 7), "filter.startsWith: the value must be a string"),
        (leaf("equals", "topics", ["city"]), "filter.equals"),
        ({"andAll": [leaf("equals", "a", 1), leaf("lessThan", "b", True)]}, r"filter.andAll\[1\].lessThan"),
        (deep(40), "nested"),
    ],
)
def test_filters_that_are_none(library, books, search, says):
    with pytest.raises(ClientError, match=says) as caught:
        library.search(books, "a novel", filter=search)
    assert caught.value.response["Error"]["Code"] == "ValidationException"


def test_results(library, books, clients):
    results = library.search(books, "the captain and the whale")
    assert len(results) == 5, "five by default"
    assert place(results[0]) == "moby"
    best = results[0]
    assert best["content"] == {"type": "TEXT", "text": BOOKS["moby"][0]}
    assert best["location"] == {"type": "CUSTOM", "customDocumentLocation": {"id": "moby"}}
    shown = {name: best["metadata"][name] for name in ("year", "author", "old", "topics")}
    assert shown == {"year": 1851, "author": "Melville", "old": True, "topics": ["sea", "whale"]}
    scores = [result["score"] for result in results]
    assert scores == sorted(scores, reverse=True) and 0 <= scores[-1] <= scores[0] <= 1
    assert len(library.search(books, "a novel", numberOfResults=2)) == 2
    arn = f"arn:aws:bedrock:us-east-1:123456789012:knowledge-base/{books}"
    assert library.search(arn, "the captain and the whale") == results
    pages = clients.bedrock_agent_runtime.get_paginator("retrieve").paginate(
        knowledgeBaseId=books, retrievalQuery={"text": "a novel"}
    )
    assert sum(len(page["retrievalResults"]) for page in pages) == 5, "pages add up to the number that is asked for"


def test_large_results_come_in_pages(library, clients):
    source = library.custom(library.base(), {"chunkingStrategy": "NONE"})
    source.ingest(*(document(f"{n}", f"Volume {n} of the heavy almanac. " + "filler " * 90_000) for n in range(3)))
    call = {"knowledgeBaseId": source.knowledge_base, "retrievalQuery": {"text": "heavy almanac"}}
    retrieve = clients.bedrock_agent_runtime.retrieve
    first = retrieve(**call)
    assert 0 < len(first["retrievalResults"]) < 3
    pages = clients.bedrock_agent_runtime.get_paginator("retrieve").paginate(**call)
    seen = [place(result) for page in pages for result in page["retrievalResults"]]
    assert sorted(seen) == ["0", "1", "2"]
    with pytest.raises(ClientError, match="nextToken"):
        retrieve(**{**call, "retrievalQuery": {"text": "another question"}}, nextToken=first["nextToken"])


def test_what_a_search_cannot_be(books, clients, library):
    runtime = clients.bedrock_agent_runtime

    def refused(code, says, **arguments):
        call = {"knowledgeBaseId": books, "retrievalQuery": {"text": "a novel"}} | arguments
        with pytest.raises(ClientError, match=says) as caught:
            runtime.retrieve(**call)
        assert caught.value.response["Error"]["Code"] == code

    missing = "Failed to retrieve resource because it doesn't exist."
    refused("ResourceNotFoundException", missing, knowledgeBaseId="ZZZZZZZZZZ")
    arn = f"arn:aws:bedrock:eu-west-1:123456789012:knowledge-base/{books}"
    refused("ValidationException", "is not the ARN", knowledgeBaseId=arn)
    refused("ValidationException", "blank", retrievalQuery={"text": "  "})
    image = {"format": "png", "inlineContent": b"png"}
    refused("ValidationException", "images", retrievalQuery={"type": "IMAGE", "image": image})
    guardrail = {"guardrailId": "abcdefghij", "guardrailVersion": "1"}
    refused("ValidationException", "guardrail", guardrailConfiguration=guardrail)


def test_a_model_reads_the_filter_out_of_the_question(library, books, model):
    schema = [{"key": "year", "type": "NUMBER", "description": "The year in which the book appeared."}]
    arn = "arn:aws:bedrock:us-east-1::foundation-model/amazon.nova-lite-v1:0"
    implicit = {"metadataAttributes": schema, "modelArn": arn}
    question = "novels after 1900"
    wrote = leaf("greaterThan", "year", 1900)
    # In turn: a filter among words, one with the request's own, one over an attribute that was not described, and none.
    for answer, given, found in (
        (f"Sure: {json.dumps(wrote)}", None, {"ulysses", "orlando"}),
        (json.dumps(wrote), leaf("equals", "author", "Woolf"), {"orlando"}),
        (json.dumps(leaf("equals", "author", "Joyce")), None, {*BOOKS, "bare"}),
        ("{}", None, {*BOOKS, "bare"}),
    ):
        model.reset()
        model.script(say(answer))
        search = {"filter": given} if given else {}
        seen = library.found(books, question, implicitFilterConfiguration=implicit, numberOfResults=20, **search)
        assert set(seen) == found, answer
    (asked,) = model.requests()
    assert "The year in which the book appeared." in json.dumps(asked) and question in json.dumps(asked)


RERANKER = "arn:aws:bedrock:us-east-1::foundation-model/cohere.rerank-v3-5:0"


def test_results_are_reranked(library, books):
    bedrock = {"modelConfiguration": {"modelArn": RERANKER}, "numberOfRerankedResults": 2}
    rerank = {"type": "BEDROCK_RERANKING_MODEL", "bedrockRerankingConfiguration": bedrock}
    found = library.search(books, "a day in Dublin", numberOfResults=5, rerankingConfiguration=rerank)
    assert len(found) == 2 and place(found[0]) == "ulysses"
    # With the author beside the text, his name is enough.
    bedrock["metadataConfiguration"] = {
        "selectionMode": "SELECTIVE",
        "selectiveModeConfiguration": {"fieldsToInclude": [{"fieldName": "author"}]},
    }
    assert library.found(books, "Melville", numberOfResults=5, rerankingConfiguration=rerank)[0] == "moby"


def inline(content):
    kind = {"type": "TEXT", "textDocument": {"text": content}}
    if isinstance(content, dict):
        kind = {"type": "JSON", "jsonDocument": content}
    return {"type": "INLINE", "inlineDocumentSource": kind}


def rerank(clients, question, documents, **more):
    configuration = {"modelConfiguration": {"modelArn": RERANKER}} | more
    return clients.bedrock_agent_runtime.rerank(
        queries=[{"type": "TEXT", "textQuery": {"text": question}}],
        sources=[inline(content) for content in documents],
        rerankingConfiguration={"type": "BEDROCK_RERANKING_MODEL", "bedrockRerankingConfiguration": configuration},
    )["results"]


def test_documents_are_reranked(clients):
    documents = ["A village and its love affairs.", {"title": "The whale", "captain": "Ahab"}, "A day in a city."]
    results = rerank(clients, "whale captain", documents)
    assert results[0]["index"] == 1
    assert sorted(result["index"] for result in results) == [0, 1, 2]
    scores = [result["relevanceScore"] for result in results]
    assert scores == sorted(scores, reverse=True) and 0 <= scores[-1] <= scores[0] <= 1
    assert len(rerank(clients, "whale captain", documents, numberOfResults=2)) == 2
    many = [f"Page {number} says nothing." for number in range(1000)]
    many[777] = "A kraken rises from the deep."
    assert rerank(clients, "Where does a kraken rise?", many, numberOfResults=1)[0]["index"] == 777


def test_what_cannot_be_reranked(clients, unchecked_clients):
    fields = {"modelConfiguration": {"modelArn": RERANKER, "additionalModelRequestFields": {"top": 1}}}
    with pytest.raises(ClientError, match="additionalModelRequestFields"):
        rerank(clients, "whale", ["a"], **fields)
    with pytest.raises(ClientError, match="1000") as caught:
        rerank(unchecked_clients, "whale", ["a"] * 1001)
    assert caught.value.response["Error"]["Code"] == "ValidationException"
