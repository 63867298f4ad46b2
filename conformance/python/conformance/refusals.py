"""What a server refuses, in whose words."""

from collections.abc import Callable
from typing import Any

import pytest
from botocore.exceptions import ClientError

UNKNOWN = (
    "Failed to retrieve resource because it doesn't exist. Retry the request with a different resource identifier."
)


def refused(call: Callable[..., Any], code: str, starts: str, **arguments: Any) -> str:
    """The error of a call that must fail, its code and first sentence checked."""
    with pytest.raises(ClientError) as caught:
        call(**arguments)
    error = caught.value.response["Error"]
    assert (error["Code"], error["Message"][: len(starts)]) == (code, starts)
    return error["Message"]
