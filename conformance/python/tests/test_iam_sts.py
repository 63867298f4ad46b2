"""The IAM and STS slice that tutorials use: documents are kept and given back as AWS does."""

import json

import pytest
from botocore.exceptions import ClientError

from conformance.agents import unique

TRUST = {
    "Version": "2012-10-17",
    "Statement": [{"Effect": "Allow", "Principal": {"Service": "bedrock.amazonaws.com"}, "Action": "sts:AssumeRole"}],
}
ALLOW = {
    "Version": "2012-10-17",
    "Statement": [{"Effect": "Allow", "Action": "bedrock:InvokeModel", "Resource": "*"}],
}
MANAGED = "arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole"


@pytest.fixture
def iam(clients):
    return clients.iam


def text(document):
    return json.dumps(document)


def missing(iam):
    return pytest.raises(iam.exceptions.NoSuchEntityException)


def test_roles(iam):
    name = unique("role")
    made = iam.create_role(
        RoleName=name, AssumeRolePolicyDocument=text(TRUST), Description="d", Tags=[{"Key": "a", "Value": "b"}]
    )["Role"]
    assert made["Arn"].endswith(f":role/{name}") and made["RoleId"].startswith("AROA")
    assert iam.get_role(RoleName=name)["Role"]["AssumeRolePolicyDocument"] == TRUST
    with pytest.raises(iam.exceptions.EntityAlreadyExistsException):
        iam.create_role(RoleName=name, AssumeRolePolicyDocument=text(TRUST))
    with pytest.raises(iam.exceptions.MalformedPolicyDocumentException):
        iam.create_role(RoleName=unique("role"), AssumeRolePolicyDocument="{not json")

    iam.update_role(RoleName=name, Description="changed", MaxSessionDuration=7200)
    wider = {**TRUST, "Statement": [*TRUST["Statement"], TRUST["Statement"][0] | {"Sid": "again"}]}
    iam.update_assume_role_policy(RoleName=name, PolicyDocument=text(wider))
    role = iam.get_role(RoleName=name)["Role"]
    assert (role["Description"], role["MaxSessionDuration"]) == ("changed", 7200)
    assert role["AssumeRolePolicyDocument"] == wider

    iam.tag_role(RoleName=name, Tags=[{"Key": "c", "Value": "d"}])
    iam.untag_role(RoleName=name, TagKeys=["a"])
    assert iam.list_role_tags(RoleName=name)["Tags"] == [{"Key": "c", "Value": "d"}]

    iam.put_role_policy(RoleName=name, PolicyName="inline", PolicyDocument=text(ALLOW))
    assert iam.list_role_policies(RoleName=name)["PolicyNames"] == ["inline"]
    assert iam.get_role_policy(RoleName=name, PolicyName="inline")["PolicyDocument"] == ALLOW
    iam.attach_role_policy(RoleName=name, PolicyArn=MANAGED)
    attached = iam.list_attached_role_policies(RoleName=name)["AttachedPolicies"]
    assert attached == [{"PolicyName": "AWSLambdaBasicExecutionRole", "PolicyArn": MANAGED}]

    with pytest.raises(iam.exceptions.DeleteConflictException):
        iam.delete_role(RoleName=name)
    iam.delete_role_policy(RoleName=name, PolicyName="inline")
    with missing(iam):
        iam.get_role_policy(RoleName=name, PolicyName="inline")
    iam.detach_role_policy(RoleName=name, PolicyArn=MANAGED)
    assert name in {r["RoleName"] for r in iam.list_roles()["Roles"]}
    iam.delete_role(RoleName=name)
    with missing(iam):
        iam.get_role(RoleName=name)


def test_managed_policies(iam):
    name = unique("policy")
    arn = iam.create_policy(PolicyName=name, PolicyDocument=text(ALLOW))["Policy"]["Arn"]
    assert iam.get_policy(PolicyArn=arn)["Policy"]["DefaultVersionId"] == "v1"
    denied = {**ALLOW, "Statement": [ALLOW["Statement"][0] | {"Effect": "Deny"}]}
    iam.create_policy_version(PolicyArn=arn, PolicyDocument=text(denied), SetAsDefault=True)
    assert iam.get_policy_version(PolicyArn=arn, VersionId="v2")["PolicyVersion"]["Document"] == denied
    versions = iam.list_policy_versions(PolicyArn=arn)["Versions"]
    assert {v["VersionId"]: v["IsDefaultVersion"] for v in versions} == {"v1": False, "v2": True}

    role = unique("role")
    iam.create_role(RoleName=role, AssumeRolePolicyDocument=text(TRUST))
    iam.attach_role_policy(RoleName=role, PolicyArn=arn)
    assert [r["RoleName"] for r in iam.list_entities_for_policy(PolicyArn=arn)["PolicyRoles"]] == [role]
    with pytest.raises(iam.exceptions.DeleteConflictException):
        iam.delete_policy(PolicyArn=arn)
    iam.detach_role_policy(RoleName=role, PolicyArn=arn)
    iam.delete_role(RoleName=role)
    assert arn in {p["Arn"] for p in iam.list_policies(Scope="Local")["Policies"]}
    iam.delete_policy_version(PolicyArn=arn, VersionId="v1")
    iam.delete_policy(PolicyArn=arn)
    with missing(iam):
        iam.get_policy(PolicyArn=arn)


def test_users(iam):
    name = unique("user")
    made = iam.create_user(UserName=name)["User"]
    assert iam.get_user(UserName=name)["User"]["Arn"] == made["Arn"]
    iam.put_user_policy(UserName=name, PolicyName="inline", PolicyDocument=text(ALLOW))
    assert iam.get_user_policy(UserName=name, PolicyName="inline")["PolicyDocument"] == ALLOW
    iam.delete_user_policy(UserName=name, PolicyName="inline")
    iam.attach_user_policy(UserName=name, PolicyArn=MANAGED)
    assert len(iam.list_attached_user_policies(UserName=name)["AttachedPolicies"]) == 1
    iam.detach_user_policy(UserName=name, PolicyArn=MANAGED)
    key = iam.create_access_key(UserName=name)["AccessKey"]
    assert key["AccessKeyId"].startswith("AKIA") and len(key["SecretAccessKey"]) == 40
    listed = iam.list_access_keys(UserName=name)["AccessKeyMetadata"]
    assert [k["AccessKeyId"] for k in listed] == [key["AccessKeyId"]]
    iam.delete_access_key(UserName=name, AccessKeyId=key["AccessKeyId"])
    iam.delete_user(UserName=name)
    with missing(iam):
        iam.get_user(UserName=name)


def test_who_am_i(clients):
    me = clients.sts.get_caller_identity()
    assert len(me["Account"]) == 12 and me["Arn"].startswith("arn:aws:")
    role = unique("role")
    arn = clients.iam.create_role(RoleName=role, AssumeRolePolicyDocument=text(TRUST))["Role"]["Arn"]
    assumed = clients.sts.assume_role(RoleArn=arn, RoleSessionName="me")
    assert assumed["AssumedRoleUser"]["Arn"].endswith(f":assumed-role/{role}/me")
    assert clients.sts.get_session_token()["Credentials"]["AccessKeyId"].startswith("ASIA")


def test_errors_of_the_query_protocol(unchecked_clients):
    with pytest.raises(ClientError) as caught:
        unchecked_clients.iam.create_role(RoleName="no spaces", AssumeRolePolicyDocument=text(TRUST))
    error = caught.value.response
    assert error["Error"]["Code"] == "ValidationError"
    assert "roleName" in error["Error"]["Message"] or "RoleName" in error["Error"]["Message"]
    assert error["Error"]["Type"] == "Sender"
