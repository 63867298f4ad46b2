"""Clients of the S3 API, and what tests ask of buckets in few words."""

from collections.abc import Callable
from typing import Any

import boto3
import pytest
from botocore.config import Config
from botocore.exceptions import ClientError

from conformance.client import REGION


def s3_client(endpoint: str, key: str = "AKIDEXAMPLE", secret: str = "a-long-secret", **options: Any) -> Any:
    """A client whose calls are tried once."""
    config = Config(retries={"total_max_attempts": 1}, read_timeout=50, max_pool_connections=32, **options)
    session = boto3.session.Session(key, secret, region_name=REGION)
    return session.client("s3", endpoint_url=endpoint, config=config)


def refused(call: Callable[[], Any], code: str, status: int) -> dict[str, Any]:
    """The error answer of a call that has to end in this code and status."""
    with pytest.raises(ClientError) as caught:
        call()
    answer = caught.value.response
    assert (answer["Error"]["Code"], answer["ResponseMetadata"]["HTTPStatusCode"]) == (code, status), answer
    return answer


def body_of(s3: Any, bucket: str, key: str, **options: Any) -> bytes:
    return s3.get_object(Bucket=bucket, Key=key, **options)["Body"].read()


def keys_of(s3: Any, bucket: str, **options: Any) -> list[str]:
    pages = s3.get_paginator("list_objects_v2").paginate(Bucket=bucket, **options)
    return [entry["Key"] for page in pages for entry in page.get("Contents", [])]
