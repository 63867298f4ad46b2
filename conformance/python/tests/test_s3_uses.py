"""What the rest of the server reads out of buckets: schemas, functions' code, files of sessions."""

import json

import pytest
from botocore.exceptions import ClientError

from conformance.agents import MODEL, RETURN_CONTROL, document, operation, unique, zipped
from conformance.fake_model import call, say
from conformance.files import at

NUMBER = {"name": "id", "in": "path", "required": True, "schema": {"type": "integer"}, "description": "Which."}
ORDERS = document({"/orders/{id}": operation("getOrder", parameters=[NUMBER])})


def group(bucket, key, **more):
    schema = {"s3": {"s3BucketName": bucket, "s3ObjectKey": key}}
    return {"actionGroupName": "orders", "actionGroupExecutor": RETURN_CONTROL, "apiSchema": schema} | more


def asked(turn):
    (made,) = turn["invocationInputs"]
    return made["apiInvocationInput"]["apiPath"]


def test_a_schema_in_a_bucket_is_that_of_the_preparation(s3, bucket, studio, model):
    s3.put_object(Bucket=bucket, Key="api/orders.json", Body=ORDERS)
    agent = studio.agent(group(bucket, "api/orders.json"))
    build = studio.clients.bedrock_agent
    (listed,) = build.list_agent_action_groups(agentId=agent.id, agentVersion="DRAFT")["actionGroupSummaries"]
    at_draft = {"agentId": agent.id, "agentVersion": "DRAFT", "actionGroupId": listed["actionGroupId"]}
    shown = build.get_agent_action_group(**at_draft)["agentActionGroup"]
    assert shown["apiSchema"]["s3"] == {"s3BucketName": bucket, "s3ObjectKey": "api/orders.json"}

    model.script(call("GET__orders__getOrder", {"id": 7}))
    assert asked(agent.ask().return_control) == "/orders/{id}"
    # What was prepared does not depend on the object any more; what is prepared next does.
    s3.delete_object(Bucket=bucket, Key="api/orders.json")
    model.script(call("GET__orders__getOrder", {"id": 8}))
    assert asked(type(agent)(agent.clients, agent.id).ask().return_control) == "/orders/{id}"
    build.prepare_agent(agentId=agent.id)
    found = studio.settled(agent.id)
    assert found["agentStatus"] == "FAILED" and f"s3://{bucket}/api/orders.json" in found["failureReasons"][0]


@pytest.mark.parametrize(
    ("body", "says"),
    [(None, "no object"), ("{ not json: [", "Failed to create OpenAPI 3 model"), (b"\xff\xfe", "UTF-8")],
)
def test_schemas_that_are_refused(s3, bucket, studio, body, says):
    if body is not None:
        s3.put_object(Bucket=bucket, Key="schema", Body=body)
    agent = studio.agent(prepare=False)
    refusal = studio.clients.bedrock_agent.exceptions.ValidationException
    with pytest.raises(refusal, match=says):
        studio.clients.bedrock_agent.create_agent_action_group(
            agentId=agent.id, agentVersion="DRAFT", **group(bucket, "schema")
        )


def test_an_inline_agent_reads_its_schema_too(s3, bucket, clients, model):
    s3.put_object(Bucket=bucket, Key="schema.json", Body=ORDERS)
    ask = {
        "foundationModel": MODEL,
        "instruction": "You look up orders of a small warehouse for its clerks.",
        "sessionId": unique("inline"),
        "inputText": "Order 7?",
    }
    model.script(call("GET__orders__getOrder", {"id": 7}))
    runtime = clients.bedrock_agent_runtime
    events = list(runtime.invoke_inline_agent(**ask, actionGroups=[group(bucket, "schema.json")])["completion"])
    assert asked(events[-1]["returnControl"]) == "/orders/{id}"
    with pytest.raises(runtime.exceptions.ValidationException, match=f"s3://{bucket}/none.*orders.*no object"):
        runtime.invoke_inline_agent(**ask, actionGroups=[group(bucket, "none")])


def test_code_of_functions_in_a_bucket(s3, bucket, clients, studio):
    name = unique("from-bucket")
    code = "def handler(event, context): return {answer!r}"
    s3.put_object(Bucket=bucket, Key="code/one.zip", Body=zipped(code.format(answer="one")))
    s3.put_object(Bucket=bucket, Key="code/two.zip", Body=zipped(code.format(answer="two")))
    s3.put_object(Bucket=bucket, Key="code/none.zip", Body=b"")

    def answer():
        return json.load(clients.lambda_.invoke(FunctionName=name)["Payload"])

    studio.lambda_function("", name, Code={"S3Bucket": bucket, "S3Key": "code/one.zip"})
    assert answer() == "one"
    clients.lambda_.update_function_code(FunctionName=name, S3Bucket=bucket, S3Key="code/two.zip")
    assert answer() == "two"
    for key, says in (("code/three.zip", "Error occurred while GetObject"), ("code/none.zip", "non-empty zip")):
        with pytest.raises(ClientError, match=says) as caught:
            clients.lambda_.update_function_code(FunctionName=name, S3Bucket=bucket, S3Key=key)
        assert caught.value.response["Error"]["Code"] == "InvalidParameterValueException"
    assert answer() == "two"


def test_files_of_sessions_in_a_bucket(s3, bucket, studio, model):
    s3.put_object(Bucket=bucket, Key="../plan ü.txt", Body="Meet at noon.")
    model.script(say("Noon."))
    agent = studio.agent()
    assert agent.ask("When?", sessionState={"files": [at("plan.txt", f"s3://{bucket}/../plan ü.txt")]}).text == "Noon."
    assert "Meet at noon." in str(model.requests()[0]["messages"])
