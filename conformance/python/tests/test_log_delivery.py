"""The slice of CloudWatch Logs by which the logs of an alias are switched on: sources, destinations, deliveries."""

import pytest
from botocore.exceptions import ClientError

from conformance.agents import unique

LOG_TYPE = "APPLICATION_LOGS"


@pytest.fixture
def logs(clients):
    return clients.logs


@pytest.fixture
def alias(studio, clients):
    """The ARN of an alias that only this test uses."""
    return alias_arn(clients, studio.agent(prepare=False).id)


def alias_arn(clients, agent_id):
    arn = clients.bedrock_agent.get_agent(agentId=agent_id)["agent"]["agentArn"]
    return f"{arn.replace(':agent/', ':agent-alias/')}/TSTALIASID"


@pytest.fixture
def group(logs):
    name = f"/aws/vendedlogs/{unique('group')}"
    logs.create_log_group(logGroupName=name)
    return logs.describe_log_groups(logGroupNamePrefix=name)["logGroups"][0]


def destination(logs, name, arn, **more):
    configuration = {"destinationResourceArn": arn}
    return logs.put_delivery_destination(name=name, deliveryDestinationConfiguration=configuration, **more)


def test_from_a_source_to_a_log_group_and_back(logs, alias, group):
    name, account = unique("delivery"), alias.split(":")[4]
    source = logs.put_delivery_source(name=name, resourceArn=alias, logType=LOG_TYPE, tags={"a": "b"})["deliverySource"]
    assert source == {
        "name": name,
        "arn": f"arn:aws:logs:us-east-1:{account}:delivery-source:{name}",
        "resourceArns": [alias],
        "service": "bedrock",
        "logType": LOG_TYPE,
        "status": "ACTIVE",
        "tags": {"a": "b"},
    }
    assert logs.get_delivery_source(name=name)["deliverySource"] == source
    assert logs.describe_delivery_sources(resourceArns=[alias])["deliverySources"] == [source]

    made = destination(logs, name, group["arn"], outputFormat="json", tags={"c": "d"})["deliveryDestination"]
    assert (made["deliveryDestinationType"], made["tags"]) == ("CWL", {"c": "d"})
    assert destination(logs, name, group["logGroupArn"])["deliveryDestination"]["tags"] == {"c": "d"}
    made = logs.get_delivery_destination(name=name)["deliveryDestination"]
    assert made["deliveryDestinationConfiguration"]["destinationResourceArn"] == group["logGroupArn"]
    assert logs.describe_delivery_destinations(names=[name])["deliveryDestinations"] == [made]

    pair = {"deliverySourceName": name, "deliveryDestinationArn": made["arn"]}
    delivery = logs.create_delivery(**pair, tags={"e": "f"})["delivery"]
    assert (delivery["deliveryDestinationType"], delivery["tags"]) == ("CWL", {"e": "f"})
    assert logs.get_delivery(id=delivery["id"])["delivery"] == delivery
    assert logs.describe_deliveries(deliverySourceNames=[name])["deliveries"] == [delivery]
    for refused in (
        lambda: logs.create_delivery(**pair),
        lambda: logs.delete_delivery_source(name=name),
        lambda: logs.delete_delivery_destination(name=name),
        lambda: logs.put_delivery_source(name=unique("other"), resourceArn=alias, logType=LOG_TYPE),
    ):
        with pytest.raises(logs.exceptions.ConflictException):
            refused()
    logs.delete_delivery(id=delivery["id"])
    logs.delete_delivery_destination(name=name)
    logs.delete_delivery_source(name=name)
    for gone in (
        lambda: logs.get_delivery(id=delivery["id"]),
        lambda: logs.get_delivery_destination(name=name),
        lambda: logs.delete_delivery_source(name=name),
        lambda: logs.create_delivery(**pair),
    ):
        with pytest.raises(logs.exceptions.ResourceNotFoundException):
            gone()


def test_refused_with_the_reason(logs, unchecked_clients, studio, clients, alias, group):
    refused = logs.exceptions.ValidationException
    with pytest.raises(refused, match="EVENT_LOGS"):
        logs.put_delivery_source(name="never", resourceArn=alias, logType="EVENT_LOGS")
    with pytest.raises(refused, match="agent alias"):
        logs.put_delivery_source(name="never", resourceArn=group["arn"], logType=LOG_TYPE)
    with pytest.raises(logs.exceptions.ResourceNotFoundException):
        logs.put_delivery_source(name="never", resourceArn=alias_like(alias), logType=LOG_TYPE)
    with pytest.raises(refused, match="S3 is not delivered to"):
        destination(logs, "never", "arn:aws:s3:::bucket", deliveryDestinationType="S3")
    unchecked = unchecked_clients.logs
    both = "2 validation errors detected.*'logType'.*'name'"
    with pytest.raises(unchecked.exceptions.ValidationException, match=both):
        unchecked.put_delivery_source(name="a b", resourceArn=alias)
    with pytest.raises(ClientError) as unknown:
        logs.describe_metric_filters()
    assert unknown.value.response["Error"]["Code"] == "UnknownOperationException"

    agent = studio.agent(prepare=False)
    name = unique("source")
    logs.put_delivery_source(name=name, resourceArn=alias_arn(clients, agent.id), logType=LOG_TYPE)
    clients.bedrock_agent.delete_agent(agentId=agent.id)
    source = logs.get_delivery_source(name=name)["deliverySource"]
    assert (source["status"], source["statusReason"]) == ("INACTIVE", "RESOURCE_DELETED")


def alias_like(arn):
    return arn.replace("TSTALIASID", "NOSUCHALIA")


def test_lists_by_pages(logs, group):
    names = [unique("page") for _ in range(3)]
    for name in names:
        destination(logs, name, group["arn"])
    pages = logs.get_paginator("describe_delivery_destinations").paginate(names=names, PaginationConfig={"PageSize": 2})
    found = [[it["name"] for it in page["deliveryDestinations"]] for page in pages]
    assert found == [names[:0:-1], names[:1]]


def test_log_groups(logs, group):
    name = group["logGroupName"]
    assert group["arn"] == f"{group['logGroupArn']}:*" and group["logGroupArn"].endswith(f":log-group:{name}")
    with pytest.raises(logs.exceptions.ResourceAlreadyExistsException):
        logs.create_log_group(logGroupName=name)
    # These two have no ValidationException.
    with pytest.raises(logs.exceptions.InvalidParameterException, match="1 validation error detected"):
        logs.create_log_group(logGroupName="no blanks")
    with pytest.raises(logs.exceptions.InvalidParameterException, match="nextToken"):
        logs.describe_log_groups(nextToken="forged")
    assert logs.describe_log_groups(logGroupNamePattern=name[5:])["logGroups"] == [group]
    logs.delete_log_group(logGroupName=name)
    assert logs.describe_log_groups(logGroupNamePrefix=name)["logGroups"] == []
    with pytest.raises(logs.exceptions.ResourceNotFoundException):
        logs.delete_log_group(logGroupName=name)
