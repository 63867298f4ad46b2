"""Sessions that programs store themselves: life cycle, invocations, steps, tags, pages, refusals, and a crash."""

import base64
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import pytest
from botocore.exceptions import ClientError

from conformance.client import Clients
from conformance.server import Server

ACCOUNT = "arn:aws:bedrock:us-east-1:123456789012"
KEY = "arn:aws:kms:us-east-1:123456789012:key/11111111-2222-3333-4444-555555555555"
START = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)
# One red pixel.
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
)


def refused(call, code, part, **arguments):
    """The call must fail with this code and a message that has this part."""
    with pytest.raises(ClientError) as caught:
        call(**arguments)
    error = caught.value.response["Error"]
    assert error["Code"] == code
    assert part in error["Message"]


def text(words):
    return {"contentBlocks": [{"text": words}]}


@pytest.fixture
def runtime(clients):
    return clients.bedrock_agent_runtime


@pytest.fixture
def session(runtime):
    session = runtime.create_session()
    yield session["sessionId"]
    runtime.end_session(sessionIdentifier=session["sessionId"])
    runtime.delete_session(sessionIdentifier=session["sessionId"])


@pytest.fixture
def invocation(runtime, session):
    return runtime.create_invocation(sessionIdentifier=session)["invocationId"]


@pytest.fixture
def put(runtime, session, invocation):
    def put(words="a step", **arguments):
        defaults = {
            "sessionIdentifier": session,
            "invocationIdentifier": invocation,
            "invocationStepTime": START,
            "payload": text(words),
        }
        return runtime.put_invocation_step(**(defaults | arguments))["invocationStepId"]

    return put


def test_life_of_a_session(runtime):
    created = runtime.create_session(
        encryptionKeyArn=KEY, sessionMetadata={"user": "Ana", "note": ""}, tags={"team": "travel"}
    )
    identifier, arn = created["sessionId"], created["sessionArn"]
    assert (str(UUID(identifier)), arn) == (identifier, f"{ACCOUNT}:session/{identifier}")
    assert created["sessionStatus"] == "ACTIVE"

    by_arn = runtime.get_session(sessionIdentifier=arn)
    assert by_arn["sessionMetadata"] == {"user": "Ana", "note": ""}
    assert by_arn["encryptionKeyArn"] == KEY
    assert by_arn["createdAt"] == by_arn["lastUpdatedAt"] == created["createdAt"]

    updated = runtime.update_session(sessionIdentifier=identifier, sessionMetadata={"user": "Bo"})
    assert updated["lastUpdatedAt"] > updated["createdAt"] == created["createdAt"]
    again = runtime.get_session(sessionIdentifier=identifier)
    assert again["sessionMetadata"] == {"user": "Bo"}, "replaced, not merged"
    assert again["lastUpdatedAt"] == updated["lastUpdatedAt"]
    runtime.update_session(sessionIdentifier=arn)
    assert runtime.get_session(sessionIdentifier=arn)["sessionMetadata"] == {"user": "Bo"}

    refused(runtime.delete_session, "ConflictException", "EndSession", sessionIdentifier=identifier)
    for name in (arn, identifier):
        ended = runtime.end_session(sessionIdentifier=name)
        assert (ended["sessionId"], ended["sessionStatus"]) == (identifier, "ENDED")
    assert runtime.get_session(sessionIdentifier=identifier)["sessionStatus"] == "ENDED"
    runtime.delete_session(sessionIdentifier=arn)
    for call in (runtime.get_session, runtime.update_session, runtime.end_session, runtime.delete_session):
        refused(call, "ResourceNotFoundException", identifier, sessionIdentifier=identifier)


def test_texts_and_images_are_given_back(runtime, session, invocation, put):
    blocks = [
        {"text": '{"messages": ["héllo", "🙂"]}'},
        {"image": {"format": "png", "source": {"bytes": PNG}}},
        {"image": {"format": "jpeg", "source": {"s3Location": {"uri": "s3://pictures/hotel.jpg"}}}},
    ]
    time = START + timedelta(microseconds=123456)
    step = put(payload={"contentBlocks": blocks}, invocationStepTime=time)
    found = runtime.get_invocation_step(
        sessionIdentifier=session, invocationIdentifier=invocation, invocationStepId=step
    )["invocationStep"]
    assert found == {
        "sessionId": session,
        "invocationId": invocation,
        "invocationStepId": step,
        "invocationStepTime": time,
        "payload": {"contentBlocks": blocks},
    }


def test_lists_come_newest_first_and_by_pages(runtime, session):
    invocations = [
        runtime.create_invocation(sessionIdentifier=session, description=f"number {number}")["invocationId"]
        for number in range(3)
    ]
    steps = []
    for number in range(6):
        invocation = invocations[number % 2]
        step = runtime.put_invocation_step(
            sessionIdentifier=session,
            invocationIdentifier=invocation,
            invocationStepTime=START,
            payload=text(f"step {number}"),
        )
        steps.append((invocation, step["invocationStepId"]))

    def pages(operation, **arguments):
        found = runtime.get_paginator(operation).paginate(**arguments, PaginationConfig={"PageSize": 2})
        return list(found)

    listed = pages("list_invocations", sessionIdentifier=session)
    assert [[one["invocationId"] for one in page["invocationSummaries"]] for page in listed] == [
        [invocations[2], invocations[1]],
        [invocations[0]],
    ]
    every = pages("list_invocation_steps", sessionIdentifier=session)
    assert [
        (step["invocationId"], step["invocationStepId"]) for page in every for step in page["invocationStepSummaries"]
    ] == steps[::-1]
    of_one = pages("list_invocation_steps", sessionIdentifier=session, invocationIdentifier=invocations[1])
    assert [step["invocationStepId"] for page in of_one for step in page["invocationStepSummaries"]] == [
        step for invocation, step in steps[::-1] if invocation == invocations[1]
    ]
    none = runtime.list_invocation_steps(sessionIdentifier=session, invocationIdentifier=invocations[2])
    assert none["invocationStepSummaries"] == []
    refused(
        runtime.list_invocation_steps,
        "ValidationException",
        "nextToken",
        sessionIdentifier=session,
        nextToken=listed[0]["nextToken"],
    )


def test_sessions_are_listed_newest_first(runtime):
    made = [runtime.create_session()["sessionId"] for _ in range(3)]
    runtime.end_session(sessionIdentifier=made[1])
    pages = runtime.get_paginator("list_sessions").paginate(PaginationConfig={"PageSize": 2, "MaxItems": 3})
    listed = [session for page in pages for session in page["sessionSummaries"]]
    assert [(session["sessionId"], session["sessionStatus"]) for session in listed] == [
        (made[2], "ACTIVE"),
        (made[1], "ENDED"),
        (made[0], "ACTIVE"),
    ]
    assert listed[0]["sessionArn"] == f"{ACCOUNT}:session/{made[2]}"


def test_ids_that_programs_choose(runtime, session, put):
    chosen, step = str(uuid4()), str(uuid4())
    made = runtime.create_invocation(sessionIdentifier=session, invocationId=chosen)
    assert made["invocationId"] == chosen
    # Programs that do not know whether they have made it rely on this.
    refused(runtime.create_invocation, "ConflictException", chosen, sessionIdentifier=session, invocationId=chosen)

    for _ in range(2):
        assert put(invocationIdentifier=chosen, invocationStepId=step) == step
    listed = runtime.list_invocation_steps(sessionIdentifier=session, invocationIdentifier=chosen)
    assert len(listed["invocationStepSummaries"]) == 1
    for other in ({"payload": text("other words")}, {"invocationStepTime": START + timedelta(seconds=1)}):
        refused(put, "ConflictException", step, invocationIdentifier=chosen, invocationStepId=step, **other)
    assert put(invocationStepId=step) == step, "unique in its invocation"


def test_an_ended_session_is_only_read(runtime):
    session = runtime.create_session()["sessionId"]
    invocation = runtime.create_invocation(sessionIdentifier=session)["invocationId"]
    step = {"sessionIdentifier": session, "invocationIdentifier": invocation}
    put = runtime.put_invocation_step(**step, invocationStepTime=START, payload=text("the last"))["invocationStepId"]
    runtime.end_session(sessionIdentifier=session)

    refused(runtime.create_invocation, "ConflictException", "ENDED", sessionIdentifier=session)
    refused(runtime.update_session, "ConflictException", "ENDED", sessionIdentifier=session)
    refused(
        runtime.put_invocation_step,
        "ConflictException",
        "ENDED",
        **step,
        invocationStepTime=START,
        payload=text("late"),
    )
    found = runtime.get_invocation_step(**step, invocationStepId=put)["invocationStep"]
    assert found["payload"] == text("the last")

    runtime.delete_session(sessionIdentifier=session)
    refused(runtime.get_invocation_step, "ResourceNotFoundException", session, **step, invocationStepId=put)
    refused(runtime.list_invocations, "ResourceNotFoundException", session, sessionIdentifier=session)
    refused(runtime.list_invocation_steps, "ResourceNotFoundException", session, sessionIdentifier=session)


def test_what_does_not_exist(runtime, session, invocation, put):
    other = str(uuid4())
    refused(put, "ResourceNotFoundException", f"invocation {other}", invocationIdentifier=other)
    named = {"sessionIdentifier": session, "invocationIdentifier": other}
    refused(runtime.list_invocation_steps, "ResourceNotFoundException", f"invocation {other}", **named)
    refused(
        runtime.get_invocation_step,
        "ResourceNotFoundException",
        f"step {other}",
        sessionIdentifier=session,
        invocationIdentifier=invocation,
        invocationStepId=other,
    )
    elsewhere = f"arn:aws:bedrock:eu-west-1:123456789012:session/{session}"
    refused(runtime.get_session, "ResourceNotFoundException", "us-east-1", sessionIdentifier=elsewhere)


def test_content_that_is_refused(unchecked_clients, session, invocation):
    def refuse(blocks, part):
        refused(
            unchecked_clients.bedrock_agent_runtime.put_invocation_step,
            "ValidationException",
            part,
            sessionIdentifier=session,
            invocationIdentifier=invocation,
            invocationStepTime=START,
            payload={"contentBlocks": blocks},
        )

    def image(**source):
        return {"image": {"format": "png", "source": source}}

    refuse([], "contentBlocks")
    refuse([{"text": ""}], "text")
    refuse([image(bytes=b"no picture")], "is no png")
    refuse([image(bytes=PNG[:4] + bytes(4_000_000))], "3932160")
    refuse([image(bytes=PNG)] * 21, "21 images")
    refuse([image(s3Location={"uri": "https://example.com/a.png"})], "uri")


def test_tags(runtime, clients):
    session = runtime.create_session(tags={"team": "travel", "stage": "test"})
    arn = session["sessionArn"]
    assert runtime.list_tags_for_resource(resourceArn=arn)["tags"] == {"team": "travel", "stage": "test"}
    runtime.tag_resource(resourceArn=arn, tags={"stage": "live", "cost": "7"})
    runtime.untag_resource(resourceArn=arn, tagKeys=["team", "unknown"])
    assert runtime.list_tags_for_resource(resourceArn=arn)["tags"] == {"stage": "live", "cost": "7"}
    refused(runtime.tag_resource, "ValidationException", "aws:", resourceArn=arn, tags={"aws:x": "y"})
    many = {f"key{number}": "" for number in range(49)}
    refused(runtime.tag_resource, "ServiceQuotaExceededException", "51", resourceArn=arn, tags=many)
    refused(runtime.create_session, "ServiceQuotaExceededException", "51", tags=many | {"a": "", "b": ""})

    runtime.end_session(sessionIdentifier=arn)
    runtime.delete_session(sessionIdentifier=arn)
    refused(runtime.list_tags_for_resource, "ResourceNotFoundException", session["sessionId"], resourceArn=arn)


def test_identifiers_and_metadata_that_are_refused(unchecked_clients, session):
    runtime = unchecked_clients.bedrock_agent_runtime
    too_many = {f"key{number}": "" for number in range(51)}
    refused(runtime.update_session, "ValidationException", "50", sessionIdentifier=session, sessionMetadata=too_many)
    refused(runtime.get_session, "ValidationException", "pattern", sessionIdentifier="not-a-session")


def test_a_crash_and_short_lives(folder, config, checker):
    """What was put is there after `kill -9`, and the times of the configuration hold."""
    place = folder / "sessions-api"
    server = Server(place, config)
    runtime = Clients(server.endpoint, checker).bedrock_agent_runtime
    session = runtime.create_session(sessionMetadata={"user": "Ana"})["sessionId"]
    invocation = runtime.create_invocation(sessionIdentifier=session)["invocationId"]
    named = {"sessionIdentifier": session, "invocationIdentifier": invocation}
    payload = text("x" * 2_000_000)
    step = runtime.put_invocation_step(**named, invocationStepTime=START, payload=payload)["invocationStepId"]
    server.kill()

    server = Server(place, f"sessions.idle_seconds = 0\n{config}")
    runtime = Clients(server.endpoint, checker).bedrock_agent_runtime
    found = runtime.get_invocation_step(**named, invocationStepId=step)["invocationStep"]
    assert found["payload"] == payload
    assert runtime.get_session(sessionIdentifier=session)["sessionStatus"] == "EXPIRED"
    refused(runtime.update_session, "ConflictException", "EXPIRED", sessionIdentifier=session)
    assert server.stop() == 0

    server = Server(place, f"sessions.retention_seconds = 0\n{config}")
    runtime = Clients(server.endpoint, checker).bedrock_agent_runtime
    refused(runtime.get_session, "ResourceNotFoundException", session, sessionIdentifier=session)
    assert runtime.list_sessions()["sessionSummaries"] == []
    assert server.stop() == 0
