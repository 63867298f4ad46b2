"""Knowledge bases, data sources and what agents have of them: life cycles, refusals, lists, tags."""

import pytest
from botocore.exceptions import ClientError

from conformance.agents import eventually, unique
from conformance.knowledge import BUCKET, ROLE, collection, gone, vector

UNKNOWN = (
    "Failed to retrieve resource because it doesn't exist. Retry the request with a different resource identifier."
)
SECRET = "arn:aws:secretsmanager:us-east-1:123456789012:secret:store"
FIELDS = {"textField": "text", "metadataField": "metadata"}
WITH_VECTOR = FIELDS | {"vectorField": "vector"}
STORES = {
    "OPENSEARCH_SERVERLESS": collection()["opensearchServerlessConfiguration"],
    "OPENSEARCH_MANAGED_CLUSTER": {
        "domainArn": "arn:aws:es:us-east-1:123456789012:domain/books",
        "domainEndpoint": "https://books.us-east-1.es.amazonaws.com",
        "vectorIndexName": "chunks",
        "fieldMapping": WITH_VECTOR,
    },
    "PINECONE": {
        "connectionString": "https://books.svc.pinecone.io",
        "credentialsSecretArn": SECRET,
        "fieldMapping": FIELDS,
        "namespace": "books",
    },
    "REDIS_ENTERPRISE_CLOUD": {
        "endpoint": "redis.example.com:10000",
        "credentialsSecretArn": SECRET,
        "vectorIndexName": "chunks",
        "fieldMapping": WITH_VECTOR,
    },
    "RDS": {
        "resourceArn": "arn:aws:rds:us-east-1:123456789012:cluster:books",
        "credentialsSecretArn": SECRET,
        "databaseName": "books",
        "tableName": "chunks",
        "fieldMapping": WITH_VECTOR | {"primaryKeyField": "id"},
    },
    "MONGO_DB_ATLAS": {
        "endpoint": "books.mongodb.net",
        "credentialsSecretArn": SECRET,
        "databaseName": "books",
        "collectionName": "chunks",
        "vectorIndexName": "chunks",
        "fieldMapping": WITH_VECTOR,
    },
    "NEPTUNE_ANALYTICS": {
        "graphArn": "arn:aws:neptune-graph:us-east-1:123456789012:graph/g-abcdefghij",
        "fieldMapping": FIELDS,
    },
    "S3_VECTORS": {"indexArn": "arn:aws:s3vectors:us-east-1:123456789012:bucket/books/index/chunks"},
}
MEMBERS = {
    "OPENSEARCH_SERVERLESS": "opensearchServerlessConfiguration",
    "OPENSEARCH_MANAGED_CLUSTER": "opensearchManagedClusterConfiguration",
    "PINECONE": "pineconeConfiguration",
    "REDIS_ENTERPRISE_CLOUD": "redisEnterpriseCloudConfiguration",
    "RDS": "rdsConfiguration",
    "MONGO_DB_ATLAS": "mongoDbAtlasConfiguration",
    "NEPTUNE_ANALYTICS": "neptuneAnalyticsConfiguration",
    "S3_VECTORS": "s3VectorsConfiguration",
}
S3 = {"type": "S3", "s3Configuration": {"bucketArn": f"arn:aws:s3:::{BUCKET}"}}


@pytest.fixture
def build(clients):
    return clients.bedrock_agent


def refused(call, code, says, **arguments):
    """A call that must fail, its code and a part of its message checked."""
    with pytest.raises(ClientError) as caught:
        call(**arguments)
    error = caught.value.response["Error"]
    assert error["Code"] == code, error
    assert says in error["Message"], error["Message"]


def test_life_of_a_knowledge_base(build, library):
    name = unique("life")
    given = {"name": name, "roleArn": ROLE, "knowledgeBaseConfiguration": vector(dimensions=256)}
    made = build.create_knowledge_base(**given, description="books", storageConfiguration=collection())["knowledgeBase"]
    base = made["knowledgeBaseId"]
    assert made["status"] == "CREATING"
    assert made["knowledgeBaseArn"] == f"arn:aws:bedrock:us-east-1:123456789012:knowledge-base/{base}"
    assert build.get_knowledge_base(knowledgeBaseId=base)["knowledgeBase"]["status"] == "CREATING"
    shown = library.settled(base)
    assert shown["status"] == "ACTIVE"
    for member in ("knowledgeBaseConfiguration", "storageConfiguration", "description", "roleArn"):
        assert shown[member] == made[member], member

    again = {**given, "knowledgeBaseId": base, "name": f"{name}-2"}
    assert build.update_knowledge_base(**again)["knowledgeBase"]["status"] == "UPDATING"
    shown = library.settled(base)
    assert shown["name"] == f"{name}-2" and "description" not in shown, "what is left out is reset"
    assert shown["storageConfiguration"] == collection()
    other = {**again, "knowledgeBaseConfiguration": vector("amazon.titan-embed-text-v1")}
    refused(build.update_knowledge_base, "ValidationException", "knowledgeBaseConfiguration cannot be changed", **other)
    other = {**again, "storageConfiguration": collection("others")}
    refused(build.update_knowledge_base, "ValidationException", "storageConfiguration cannot be changed", **other)

    listed = build.get_paginator("list_knowledge_bases").paginate(PaginationConfig={"PageSize": 1}).build_full_result()
    assert base in {summary["knowledgeBaseId"] for summary in listed["knowledgeBaseSummaries"]}
    assert build.delete_knowledge_base(knowledgeBaseId=base)["status"] == "DELETING"
    gone(lambda: build.get_knowledge_base(knowledgeBaseId=base), build.exceptions.ResourceNotFoundException)
    refused(build.delete_knowledge_base, "ResourceNotFoundException", UNKNOWN, knowledgeBaseId=base)
    listed = build.list_knowledge_bases(maxResults=1000)["knowledgeBaseSummaries"]
    assert base not in {summary["knowledgeBaseId"] for summary in listed}


@pytest.mark.parametrize("kind", STORES)
def test_every_storage_is_kept_as_sent_and_works(library, build, kind):
    storage = {"type": kind, MEMBERS[kind]: STORES[kind]}
    base = library.base(storageConfiguration=storage)
    assert build.get_knowledge_base(knowledgeBaseId=base)["knowledgeBase"]["storageConfiguration"] == storage
    assert library.search(base, "anything") == []


def test_what_no_knowledge_base_can_be_is_refused_with_its_reason(build):
    given = {"name": unique("refused"), "roleArn": ROLE}

    def create(configuration, says, **more):
        arguments = {**given, "knowledgeBaseConfiguration": configuration, **more}
        refused(build.create_knowledge_base, "ValidationException", says, **arguments)

    kendra = {"kendraIndexArn": "arn:aws:kendra:us-east-1:123456789012:index/12345678-1234-1234-1234-123456789012"}
    create({"type": "KENDRA", "kendraKnowledgeBaseConfiguration": kendra}, "Amazon Kendra")
    create({"type": "SQL"}, "Redshift")
    create(vector(embeddingDataType="BINARY"), "BINARY")
    images = vector()
    images["vectorKnowledgeBaseConfiguration"]["supplementalDataStorageConfiguration"] = {
        "storageLocations": [{"type": "S3", "s3Location": {"uri": "s3://images"}}]
    }
    create(images, "images")
    mixed = {"type": "RDS", MEMBERS["PINECONE"]: STORES["PINECONE"]}
    create(vector(), "does not belong to the type RDS", storageConfiguration=mixed)
    listed = build.list_knowledge_bases(maxResults=1000)["knowledgeBaseSummaries"]
    assert given["name"] not in {summary["name"] for summary in listed}


def test_names_and_tokens(build, library):
    name, token = unique("named"), "t" * 40
    given = {"name": name, "roleArn": ROLE, "knowledgeBaseConfiguration": vector(), "clientToken": token}
    first = build.create_knowledge_base(**given)["knowledgeBase"]
    assert build.create_knowledge_base(**given)["knowledgeBase"] == first, "the same token makes nothing new"
    refused(build.create_knowledge_base, "ConflictException", "clientToken", **{**given, "name": unique("other")})
    twice = {**given, "clientToken": "u" * 40}
    refused(
        build.create_knowledge_base, "ConflictException", f"KnowledgeBase with name {name} already exists.", **twice
    )
    refused(build.get_knowledge_base, "ResourceNotFoundException", UNKNOWN, knowledgeBaseId="ZZZZZZZZZZ")
    refused(build.list_knowledge_bases, "ValidationException", "nextToken", nextToken="forged")
    base = first["knowledgeBaseId"]
    library.settled(base)
    source = {"knowledgeBaseId": base, "name": "files", "dataSourceConfiguration": S3, "clientToken": token}
    made = build.create_data_source(**source)["dataSource"]
    assert build.create_data_source(**source)["dataSource"] == made
    again = {**source, "clientToken": "u" * 40}
    refused(build.create_data_source, "ConflictException", "DataSource with name files already exists.", **again)


def test_life_of_a_data_source(build, library):
    base = library.base()
    given = {"knowledgeBaseId": base, "dataSourceConfiguration": S3}
    chunking = {
        "chunkingStrategy": "FIXED_SIZE",
        "fixedSizeChunkingConfiguration": {"maxTokens": 100, "overlapPercentage": 20},
    }
    cut = {"vectorIngestionConfiguration": {"chunkingConfiguration": chunking}}
    made = build.create_data_source(**given, name="files", description="ours", **cut)["dataSource"]
    assert (made["status"], made["dataDeletionPolicy"]) == ("AVAILABLE", "DELETE")
    ids = {"knowledgeBaseId": base, "dataSourceId": made["dataSourceId"]}
    assert build.get_data_source(**ids)["dataSource"] == made
    changed = build.update_data_source(**given, **cut, dataSourceId=ids["dataSourceId"], name="others")["dataSource"]
    assert changed["name"] == "others" and "description" not in changed
    update = {**given, "dataSourceId": ids["dataSourceId"], "name": "others"}
    refused(build.update_data_source, "ValidationException", "chunkingConfiguration cannot be changed", **update)
    custom = {**update, **cut, "dataSourceConfiguration": {"type": "CUSTOM"}}
    refused(build.update_data_source, "ValidationException", "dataSourceConfiguration.type cannot be", **custom)
    listed = build.list_data_sources(knowledgeBaseId=base)["dataSourceSummaries"]
    assert [(summary["name"], summary["status"]) for summary in listed] == [("others", "AVAILABLE")]
    assert build.delete_data_source(**ids)["status"] == "DELETING"
    gone(lambda: build.get_data_source(**ids), build.exceptions.ResourceNotFoundException)
    refused(build.start_ingestion_job, "ResourceNotFoundException", UNKNOWN, **ids)
    refused(build.list_data_sources, "ResourceNotFoundException", UNKNOWN, knowledgeBaseId="ZZZZZZZZZZ")


def test_sources_and_cuts_that_are_not_there_are_refused(build, library):
    base = library.base()

    def create(source, says, **ingestion):
        arguments = {"knowledgeBaseId": base, "name": unique("refused"), "dataSourceConfiguration": source}
        if ingestion:
            arguments["vectorIngestionConfiguration"] = ingestion
        refused(build.create_data_source, "ValidationException", says, **arguments)

    seeds = {"urlConfiguration": {"seedUrls": [{"url": "https://example.com"}]}}
    create({"type": "WEB", "webConfiguration": {"sourceConfiguration": seeds}}, "crawls web sites")
    create({"type": "S3"}, "s3Configuration is missing")
    create(S3, "without one", parsingConfiguration={"parsingStrategy": "BEDROCK_DATA_AUTOMATION"})
    function = "arn:aws:lambda:us-east-1:123456789012:function:cut"
    transformation = {"transformationFunction": {"transformationLambdaConfiguration": {"lambdaArn": function}}}
    create(
        S3,
        "customTransformationConfiguration",
        customTransformationConfiguration={
            "intermediateStorage": {"s3Location": {"uri": "s3://between"}},
            "transformations": [transformation | {"stepToApply": "POST_CHUNKING"}],
        },
    )
    create(S3, "semanticChunkingConfiguration is missing", chunkingConfiguration={"chunkingStrategy": "SEMANTIC"})
    levels = {"levelConfigurations": [{"maxTokens": 100}, {"maxTokens": 300}], "overlapTokens": 10}
    upside_down = {"chunkingStrategy": "HIERARCHICAL", "hierarchicalChunkingConfiguration": levels}
    create(S3, "hierarchicalChunkingConfiguration.levelConfigurations", chunkingConfiguration=upside_down)


def test_tags_by_arn(build, library):
    base = library.base(tags={"team": "books"})
    arn = build.get_knowledge_base(knowledgeBaseId=base)["knowledgeBase"]["knowledgeBaseArn"]
    build.tag_resource(resourceArn=arn, tags={"stage": "test"})
    build.untag_resource(resourceArn=arn, tagKeys=["team"])
    assert build.list_tags_for_resource(resourceArn=arn)["tags"] == {"stage": "test"}


def test_knowledge_bases_of_an_agent(build, studio, library):
    base, agent = library.base(), studio.agent()
    draft = {"agentId": agent.id, "agentVersion": "DRAFT"}
    ids = {**draft, "knowledgeBaseId": base}
    made = build.associate_agent_knowledge_base(**ids, description="About books.")["agentKnowledgeBase"]
    assert made["knowledgeBaseState"] == "ENABLED"
    assert build.get_agent_knowledge_base(**ids)["agentKnowledgeBase"] == made
    assert studio.settled(agent.id)["agentStatus"] == "NOT_PREPARED"
    refused(build.associate_agent_knowledge_base, "ConflictException", "already", **ids, description="Again.")
    build.prepare_agent(agentId=agent.id)
    studio.settled(agent.id)
    alias = build.create_agent_alias(agentId=agent.id, agentAliasName="live")["agentAlias"]
    alias = eventually(
        lambda: build.get_agent_alias(agentId=agent.id, agentAliasId=alias["agentAliasId"])["agentAlias"],
        until=lambda seen: seen["agentAliasStatus"] == "PREPARED",
    )
    version = alias["routingConfiguration"][0]["agentVersion"]
    studio.settled(agent.id)
    changed = build.update_agent_knowledge_base(**ids, knowledgeBaseState="DISABLED")["agentKnowledgeBase"]
    assert (changed["description"], changed["knowledgeBaseState"]) == ("About books.", "DISABLED")
    frozen = build.get_agent_knowledge_base(**{**ids, "agentVersion": version})["agentKnowledgeBase"]
    assert (frozen["agentVersion"], frozen["knowledgeBaseState"]) == (version, "ENABLED")
    summaries = build.list_agent_knowledge_bases(agentId=agent.id, agentVersion=version)["agentKnowledgeBaseSummaries"]
    assert [summary["knowledgeBaseId"] for summary in summaries] == [base]

    # As on AWS, an association outlives its knowledge base.
    build.delete_knowledge_base(knowledgeBaseId=base)
    assert [s["knowledgeBaseId"] for s in build.list_agent_knowledge_bases(**draft)["agentKnowledgeBaseSummaries"]] == [
        base
    ]
    build.disassociate_agent_knowledge_base(**ids)
    assert build.list_agent_knowledge_bases(**draft)["agentKnowledgeBaseSummaries"] == []
    refused(build.get_agent_knowledge_base, "ResourceNotFoundException", UNKNOWN, **ids)
    for call in (build.update_agent_knowledge_base, build.disassociate_agent_knowledge_base):
        refused(call, "ResourceNotFoundException", UNKNOWN, **ids)
    unknown = {**draft, "knowledgeBaseId": "ZZZZZZZZZZ", "description": "None."}
    refused(build.associate_agent_knowledge_base, "ResourceNotFoundException", UNKNOWN, **unknown)
