"""From files to chunks: each kind of file, what changes, what fails, and documents that are handed over."""

import itertools
import json

import pytest
from botocore.exceptions import ClientError

from conformance.agents import eventually
from conformance.knowledge import Source, document, emptied, named, place
from conformance.writers import old_workbook, page, pdf, table, word, workbook

LONG = pytest.mark.timeout(240)


@pytest.fixture
def files(library):
    return library.folder(library.base())


def test_files_of_every_kind(library, files):
    rows = (["item", "hall"], ["anchor", "seven"], ["rope", "nine"])
    kept = {
        "letter.txt": ("The lighthouse keeper writes about gulls.", "gulls and the lighthouse keeper"),
        "guide.md": ("# Tides\n\nThe tide turns twice a day at the quay.", "when does the tide turn at the quay"),
        "site.html": (page("Ferries", "Ferries to the island leave hourly."), "ferries to the island"),
        "report.pdf": (pdf("First page.", "Cranes were painted yellow in spring."), "cranes painted yellow"),
        "minutes.docx": (word("Minutes", "The harbour council met about dredging."), "council about dredging"),
        "crew.csv": (table(["name", "duty"], ["Ada", "navigation"]), "Ada navigation"),
        "stock.xlsx": (workbook(*rows), "anchor in hall seven"),
        "deeper/old.xls": (old_workbook(["cargo", "berth"], ["timber", "twelve"]), "timber cargo berth twelve"),
    }
    for name, (content, _) in kept.items():
        files.put(name, content)
    job = files.sync()
    assert (job["status"], job.get("failureReasons")) == ("COMPLETE", None)
    assert job["counts"] == {"DocumentsScanned": len(kept), "NewDocumentsIndexed": len(kept)}
    for name, (_, question) in kept.items():
        assert library.found(files.knowledge_base, question)[0] == files.uri(name), question
    assert not any("never indexed" in r["content"]["text"] for r in library.search(files.knowledge_base, "secret"))
    crane = next(
        r for r in library.search(files.knowledge_base, "cranes painted yellow") if "Cranes" in r["content"]["text"]
    )
    assert crane["metadata"]["x-amz-bedrock-kb-source-uri"] == files.uri("report.pdf")
    assert crane["metadata"]["x-amz-bedrock-kb-data-source-id"] == files.id
    assert crane["metadata"]["x-amz-bedrock-kb-chunk-id"]
    assert crane["metadata"]["x-amz-bedrock-kb-document-page-number"] == 1, "where the chunk begins"


def test_only_what_changed_is_indexed_again(library, files):
    base = files.knowledge_base
    for number in range(5):
        files.put(f"{number}.txt", f"Text number {number} about turnips.")
    files.put("1.txt.metadata.json", json.dumps({"metadataAttributes": {"year": 1999}}))
    first = files.sync()
    assert first["counts"] == {"DocumentsScanned": 5, "MetadataDocumentsScanned": 1, "NewDocumentsIndexed": 5}
    assert files.sync()["counts"] == {"DocumentsScanned": 5, "MetadataDocumentsScanned": 1, "DocumentsSkipped": 5}

    files.put("0.txt", "Now about parsnips.")
    files.put("1.txt.metadata.json", json.dumps({"metadataAttributes": {"year": 2005}}))
    files.put("5.txt", "A text about radishes.")
    assert files.folder is not None
    (files.folder / "4.txt").unlink()
    counts = files.sync()["counts"]
    assert counts["DocumentsScanned"] == 5 and counts["DocumentsSkipped"] == 2, counts
    assert (counts["NewDocumentsIndexed"], counts["DocumentsDeleted"]) == (1, 1), counts
    assert counts["ModifiedDocumentsIndexed"] + counts.get("MetadataDocumentsModified", 0) == 2, counts
    everything = library.search(base, "turnips parsnips radishes", numberOfResults=100)
    assert sorted(map(place, everything)) == [files.uri(f"{n}.txt") for n in (0, 1, 2, 3, 5)], "each text is there once"
    after = {"greaterThan": {"key": "year", "value": 2000}}
    assert library.found(base, "turnips", filter=after) == [files.uri("1.txt")]

    emptied(files.folder)
    assert files.sync()["counts"] == {"DocumentsDeleted": 5}
    assert library.search(base, "turnips") == []


def test_what_cannot_be_read_fails_alone_with_its_reason(library, files):
    good = {"a.txt": "All about marmalade.", "b.md": "# Jam\n\nAll about plums."}
    bad = {
        "locked.pdf": pdf("Nobody reads this.", password="hunter2"),
        "torn.pdf": pdf("Half of it is missing.")[:300],
        "fake.docx": b"this is no archive",
        "empty.txt": b"",
        "noise.xlsx": bytes(range(256)) * 40,
    }
    for name, content in (good | bad).items():
        files.put(name, content)
    files.put("a.txt.metadata.json", "{ not json")
    files.put("photo.png", b"\x89PNG\r\n\x1a\n" + bytes(100))
    job = files.sync()
    reasons = "\n".join(job["failureReasons"])
    assert job["status"] == "COMPLETE", job
    for name in ("locked.pdf", "torn.pdf", "fake.docx", "noise.xlsx"):
        assert name in reasons, reasons
    assert library.found(files.knowledge_base, "plums jam")[0] == files.uri("b.md")
    assert job["counts"]["DocumentsFailed"] >= 4, job
    details = files.build.list_knowledge_base_documents(**files.ids)["documentDetails"]
    states = {detail["identifier"]["s3"]["uri"]: detail for detail in details}
    assert states[files.uri("b.md")]["status"] == "INDEXED"
    assert states[files.uri("locked.pdf")]["status"] == "FAILED"
    assert states[files.uri("locked.pdf")]["statusReason"]
    # What failed is tried again, what was indexed is not.
    files.put("locked.pdf", pdf("Now everybody reads about quinces."))
    assert files.sync()["counts"]["NewDocumentsIndexed"] >= 1
    assert library.found(files.knowledge_base, "quinces")[0] == files.uri("locked.pdf")


def test_mixed_scripts(library, files):
    texts = {
        "ja.txt": ("港の灯台は毎晩十時に点灯します。", "灯台は何時に点灯しますか"),
        "ar.txt": ("تبحر السفينة إلى الجزيرة كل صباح", "متى تبحر السفينة"),
        "ru.md": ("# Порт\n\nКраны покрасили весной.", "когда покрасили краны"),
        "hi.html": (page("बंदरगाह", "जहाज़ सोमवार को आता है।"), "जहाज़ कब आता है"),
        "el.docx": (word("Λιμάνι", "Το πλοίο φεύγει το βράδυ."), "πότε φεύγει το πλοίο"),
        "emoji.txt": ("The ferry 🛳️ costs 3 € – naïve façade.", "naïve façade ferry"),
    }
    for name, (content, _) in texts.items():
        files.put(name, content)
    files.put("latin1.txt", "Übergröße für Schüler".encode("latin-1"))
    assert files.sync()["counts"]["NewDocumentsIndexed"] == 7
    for name, (_, question) in texts.items():
        assert library.found(files.knowledge_base, question)[0] == files.uri(name), name
    assert "Übergröße" in library.search(files.knowledge_base, "Übergröße für Schüler")[0]["content"]["text"]


@LONG
def test_a_pdf_of_two_hundred_pages(library, files):
    pages = [f"Page {number}. " + f"Entry {number} of the harbour's log. " * 20 for number in range(1, 201)]
    pages[136] += " The walrus visited the slipway."
    files.put("log.pdf", pdf(*pages))
    assert files.sync(limit=200)["counts"] == {"DocumentsScanned": 1, "NewDocumentsIndexed": 1}
    best = library.search(files.knowledge_base, "walrus visited slipway")[0]
    assert "walrus" in best["content"]["text"]
    # A chunk has the number of the page on which it begins.
    assert best["metadata"]["x-amz-bedrock-kb-document-page-number"] in (136, 137)


@LONG
def test_a_table_of_fifty_thousand_rows(library, files):
    rows = ([f"P{number:05}", f"part {number}", number % 97] for number in range(50_000))
    files.put("parts.csv", table(["id", "name", "shelf"], *rows))
    assert files.sync(limit=200)["counts"] == {"DocumentsScanned": 1, "NewDocumentsIndexed": 1}
    found = library.search(files.knowledge_base, "P41234")
    assert any("P41234" in result["content"]["text"] for result in found)


@pytest.mark.parametrize(
    "chunking",
    [
        {
            "chunkingStrategy": "FIXED_SIZE",
            "fixedSizeChunkingConfiguration": {"maxTokens": 20, "overlapPercentage": 10},
        },
        {
            "chunkingStrategy": "HIERARCHICAL",
            "hierarchicalChunkingConfiguration": {
                "levelConfigurations": [{"maxTokens": 200}, {"maxTokens": 20}],
                "overlapTokens": 2,
            },
        },
        {
            "chunkingStrategy": "SEMANTIC",
            "semanticChunkingConfiguration": {
                "maxTokens": 40,
                "bufferSize": 0,
                "breakpointPercentileThreshold": 80,
            },
        },
        {"chunkingStrategy": "NONE"},
    ],
    ids=lambda chunking: chunking["chunkingStrategy"],
)
def test_chunking(library, chunking):
    files = library.folder(library.base(), chunking)
    about = ("apples in autumn", "boats in harbour", "clouds over hills", "drums at night", "eagles on cliffs")
    files.put("all.txt", " ".join(f"This sentence tells a little about {thing} and no more." for thing in about))
    files.sync()
    found = library.search(files.knowledge_base, "eagles on cliffs", numberOfResults=20)
    texts = [result["content"]["text"] for result in found]
    assert len(set(texts)) == len(texts), "no text comes twice"
    match chunking["chunkingStrategy"]:
        case "NONE" | "HIERARCHICAL":
            assert len(texts) == 1 and all(thing in texts[0] for thing in about), texts
        case _:
            assert len(texts) > 1 and "eagles" in texts[0] and "apples" not in texts[0], texts


def test_one_job_at_a_time_and_stopping(library, files, clients):
    for number in range(300):
        files.put(f"{number}.txt", f"Text {number}. " * 200)
    job = files.start(description="many")
    with pytest.raises(ClientError) as caught:
        files.start()
    assert caught.value.response["Error"]["Code"] == "ConflictException"
    stopped = clients.bedrock_agent.stop_ingestion_job(**files.ids, ingestionJobId=job)["ingestionJob"]
    assert stopped["status"] == "STOPPING"
    assert files.over(job)["status"] == "STOPPED"
    with pytest.raises(ClientError, match="STOPPED"):
        clients.bedrock_agent.stop_ingestion_job(**files.ids, ingestionJobId=job)
    rest = files.sync()
    assert rest["status"] == "COMPLETE"
    assert rest["counts"].get("NewDocumentsIndexed", 0) + rest["counts"].get("DocumentsSkipped", 0) == 300


def test_lists_of_jobs(files, clients):
    ids = [files.sync()["ingestionJobId"] for _ in range(3)]
    emptied(files.folder)
    files.folder.rmdir()
    list_jobs = clients.bedrock_agent.list_ingestion_jobs

    def listed(**more):
        return [job["ingestionJobId"] for job in list_jobs(**files.ids, **more)["ingestionJobSummaries"]]

    assert listed() == ids[::-1]
    assert listed(sortBy={"attribute": "STARTED_AT", "order": "ASCENDING"}) == ids
    complete = [{"attribute": "STATUS", "operator": "EQ", "values": ["COMPLETE"]}]
    assert listed(filters=complete, sortBy={"attribute": "STATUS", "order": "DESCENDING"}) == ids[::-1]
    assert listed(filters=[complete[0] | {"values": ["FAILED"]}]) == []
    pages = clients.bedrock_agent.get_paginator("list_ingestion_jobs")
    pages = pages.paginate(**files.ids, PaginationConfig={"PageSize": 1})
    assert [job["ingestionJobId"] for page in pages for job in page["ingestionJobSummaries"]] == ids[::-1]
    token = list_jobs(**files.ids, maxResults=1)["nextToken"]
    with pytest.raises(ClientError, match="nextToken"):
        list_jobs(**files.ids, filters=complete, nextToken=token)
    with pytest.raises(ClientError, match="not a state"):
        list_jobs(**files.ids, filters=[complete[0] | {"values": ["DONE"]}])
    with pytest.raises(clients.bedrock_agent.exceptions.ResourceNotFoundException):
        clients.bedrock_agent.get_ingestion_job(**files.ids, ingestionJobId="ZZZZZZZZZZ")


def test_a_bucket_that_is_not_there_fails_the_job(library, clients):
    base = library.base()
    nowhere = {"type": "S3", "s3Configuration": {"bucketArn": "arn:aws:s3:::nowhere"}}
    made = clients.bedrock_agent.create_data_source(
        knowledgeBaseId=base, name="nowhere", dataSourceConfiguration=nowhere
    )["dataSource"]
    ids = {"knowledgeBaseId": base, "dataSourceId": made["dataSourceId"]}
    job = clients.bedrock_agent.start_ingestion_job(**ids)["ingestionJob"]["ingestionJobId"]
    job = eventually(
        lambda: clients.bedrock_agent.get_ingestion_job(**ids, ingestionJobId=job)["ingestionJob"],
        until=lambda seen: seen["status"] not in ("STARTING", "IN_PROGRESS"),
    )
    assert job["status"] == "FAILED"
    assert "nowhere" in job["failureReasons"][0]


def test_documents_that_are_handed_over(library, clients):
    source = library.custom(library.base())
    base, build = source.knowledge_base, clients.bedrock_agent
    minutes = word("Minutes", "The council met about dredging.")
    given = [
        document("plan", "The plan is to sail at dawn.", year=2020),
        document("minutes", minutes, "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
        document("torn", pdf("Half.")[:200], "application/pdf"),
    ]
    details = build.ingest_knowledge_base_documents(**source.ids, documents=given)["documentDetails"]
    assert {detail["status"] for detail in details} == {"STARTING"}
    assert source.ingest(given[0]) == {"plan": "INDEXED"}
    assert eventually(
        lambda: source.states("plan", "minutes", "torn", "none"),
        until=lambda seen: seen["minutes"] == "INDEXED" and seen["torn"] == "FAILED",
    ) == {"plan": "INDEXED", "minutes": "INDEXED", "torn": "FAILED", "none": "NOT_FOUND"}
    assert library.found(base, "council dredging")[0] == "minutes"
    source.ingest(document("plan", "The plan is to stay in bed.", year=2021))
    plans = [r for r in library.search(base, "the plan", numberOfResults=50) if place(r) == "plan"]
    assert [(r["content"]["text"].strip(), r["metadata"]["year"]) for r in plans] == [
        ("The plan is to stay in bed.", 2021)
    ]

    pages = build.get_paginator("list_knowledge_base_documents").paginate(
        **source.ids, PaginationConfig={"PageSize": 1}
    )
    listed = list(itertools.chain.from_iterable(page["documentDetails"] for page in pages))
    assert [detail["identifier"]["custom"]["id"] for detail in listed] == ["minutes", "plan", "torn"]
    deleted = build.delete_knowledge_base_documents(**source.ids, documentIdentifiers=[named("plan"), named("none")])
    assert [detail["status"] for detail in deleted["documentDetails"]] == ["DELETING", "NOT_FOUND"]
    eventually(lambda: source.states("plan"), until=lambda seen: seen == {"plan": "NOT_FOUND"})
    assert "plan" not in library.found(base, "stay in bed", numberOfResults=50)


def test_documents_that_do_not_fit_are_refused(library, clients):
    base = library.base()
    files, custom = library.folder(base), library.custom(base)
    ingest = clients.bedrock_agent.ingest_knowledge_base_documents
    address = {"dataSourceType": "S3", "s3": {"s3Location": {"uri": "s3://elsewhere/a.txt"}}}
    watched = document("a", "text") | {
        "metadata": {
            "type": "IN_LINE_ATTRIBUTE",
            "accessControlList": [{"access": "ALLOW", "name": "a", "type": "USER"}],
        }
    }
    wrong = [
        (files, document("a", "text")),
        (custom, {"content": address}),
        (files, {"content": address}),
        (custom, watched),
    ]
    for source, given in wrong:
        with pytest.raises(ClientError, match=r"documents\[0\]") as caught:
            ingest(**source.ids, documents=[given])
        assert caught.value.response["Error"]["Code"] == "ValidationException"


def test_retained_and_deleted_data(library, clients):
    base = library.base()
    kept, dropped = library.custom(base, dataDeletionPolicy="RETAIN"), library.custom(base)
    kept.ingest(document("kept", "Nobody forgets the kraken."))
    dropped.ingest(document("dropped", "Nobody remembers the squid."))
    for source in (kept, dropped):
        clients.bedrock_agent.delete_data_source(**source.ids)
    eventually(lambda: library.found(base, "kraken squid"), until=lambda seen: seen == ["kept"])
    clients.bedrock_agent.delete_knowledge_base(knowledgeBaseId=base)
    with pytest.raises(clients.bedrock_agent_runtime.exceptions.ResourceNotFoundException):
        eventually(lambda: library.found(base, "kraken"), until=lambda seen: False, limit=10)


def test_a_bucket_that_programs_fill(library, clients, s3, bucket):
    """The whole life without a folder: objects put and deleted with the S3 API, on the same port."""
    s3.put_object(Bucket=bucket, Key="kept/otters.txt", Body=b"Otters hold hands while they sleep.")
    s3.put_object(
        Bucket=bucket, Key="kept/otters.txt.metadata.json", Body=b'{"metadataAttributes": {"animal": "otter"}}'
    )
    s3.put_object(Bucket=bucket, Key="kept/bees.md", Body=b"# Bees\n\nBees dance to tell where flowers are.")
    s3.put_object(Bucket=bucket, Key="other/moles.txt", Body=b"Moles are blind.")
    base = library.base()
    made = clients.bedrock_agent.create_data_source(
        knowledgeBaseId=base,
        name="bucket",
        dataSourceConfiguration={
            "type": "S3",
            "s3Configuration": {"bucketArn": f"arn:aws:s3:::{bucket}", "inclusionPrefixes": ["kept/"]},
        },
    )["dataSource"]
    source = Source(clients, base, made["dataSourceId"])
    assert source.sync()["counts"] == {
        "DocumentsScanned": 2,
        "MetadataDocumentsScanned": 1,
        "NewDocumentsIndexed": 2,
    }
    assert library.found(base, "bees dance")[0] == f"s3://{bucket}/kept/bees.md"
    otters = {"equals": {"key": "animal", "value": "otter"}}
    assert library.found(base, "animals", filter=otters) == [f"s3://{bucket}/kept/otters.txt"]
    s3.delete_object(Bucket=bucket, Key="kept/bees.md")
    assert source.sync()["counts"]["DocumentsDeleted"] == 1
    # One object, without a job that lists all of them.
    uri = f"s3://{bucket}/kept/owls.txt"
    s3.put_object(Bucket=bucket, Key="kept/owls.txt", Body=b"Owls turn their heads around.")
    given = {"content": {"dataSourceType": "S3", "s3": {"s3Location": {"uri": uri}}}}
    clients.bedrock_agent.ingest_knowledge_base_documents(**source.ids, documents=[given])
    eventually(lambda: library.found(base, "owls heads"), until=lambda seen: uri in seen)
