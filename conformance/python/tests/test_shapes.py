"""The checker itself: a wrong response must not pass it."""

import copy
import datetime

import botocore.session
import pytest

from conformance import shapes

SERVICE = botocore.session.get_session().get_service_model("bedrock-agent")
OUTPUT = SERVICE.operation_model("GetAgentAlias").output_shape
NOW = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
GOOD = {
    "agentAlias": {
        "agentId": "AGENT00001",
        "agentAliasId": "ALIAS00001",
        "agentAliasName": "live",
        "agentAliasArn": "arn:aws:bedrock:us-east-1:123456789012:agent-alias/AGENT00001/ALIAS00001",
        "routingConfiguration": [{"agentVersion": "1"}],
        "createdAt": NOW,
        "updatedAt": NOW,
        "agentAliasStatus": "PREPARED",
    }
}


def test_a_right_response_passes():
    assert list(shapes.problems(OUTPUT, GOOD)) == []


@pytest.mark.parametrize(
    ("member", "value", "found"),
    [
        ("agentId", None, "required"),
        ("agentId", "short", "pattern"),
        ("agentId", 7, "string was due"),
        ("agentAliasStatus", "SLEEPING", "none of"),
        ("createdAt", "2026-01-01", "timestamp was due"),
        ("routingConfiguration", [{"agentVersion": "1"}] * 2, "maximum"),
        ("routingConfiguration", {}, "list was due"),
        ("surprise", "x", "unknown"),
    ],
)
def test_a_wrong_response_does_not(member, value, found):
    wrong = copy.deepcopy(GOOD)
    if value is None:
        del wrong["agentAlias"][member]
    else:
        wrong["agentAlias"][member] = value
    (problem,) = shapes.problems(OUTPUT, wrong)
    assert found in problem and member in problem


@pytest.mark.parametrize("body", [{"agentAlias": {"agentID": "x"}}, {"agentAlias": {"agentId": None}}, {"alias": {}}])
def test_what_botocore_drops_is_seen_on_the_wire(body):
    assert len(list(shapes.unknown_members(OUTPUT, body))) == 1


def test_errors_have_their_own_status():
    operation = SERVICE.operation_model("GetAgent")
    assert list(shapes.error_problems(operation, "ResourceNotFoundException", 404)) == []
    assert list(shapes.error_problems(operation, "ResourceNotFoundException", 400))
    assert list(shapes.error_problems(operation, "TeapotException", 418))
