"""Checks a response against botocore's own service model.

boto3 itself checks what a program sends, never what it receives: it drops members it does not know and accepts any
value. So a server can be wrong in every response and a test that reads two members never sees it. `problems` walks
the output's shape instead: required members, types, enums, lengths, ranges, patterns and unions.
`unknown_members` walks the JSON on the wire, where a misspelled or superfluous member and a null still show.
"""

import datetime
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from botocore.model import OperationModel, Shape
from botocore.response import StreamingBody

# Where the service itself departs from its published model. Everything here was seen on recorded AWS answers.
KNOWN_DEVIATIONS = {
    ("Agent", "agentVersion"): "recorded CreateAgent answers leave the member out although the model requires it",
    ("Agent", "agentResourceRoleArn"): "an agent can be created without a role, and then has none to show",
    ("AgentSummaries", None): "a page has as many items as maxResults asks for, up to 1,000, not 10",
    ("ActionGroupSummaries", None): "the same",
    ("AgentAliasSummaries", None): "the same",
    ("AgentVersionSummaries", None): "the same",
    ("AgentKnowledgeBaseSummaries", None): "the same",
    ("AgentCollaboratorSummaries", None): "the same",
    ("TagsMap", None): "a resource without tags has an empty map",
    ("BrandedName", None): "AWS's own list has names longer than the model's maximum, Titan Text Embeddings V2 for one",
    ("TraceId", None): "recorded trace ids are longer than the model's maximum",
}

_SCALARS: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "boolean": (bool,),
    "integer": (int,),
    "long": (int,),
    "float": (float, int),
    "double": (float, int),
    "timestamp": (datetime.datetime,),
    "blob": (bytes, StreamingBody),
}


def problems(shape: Shape, value: Any, path: str = "") -> Iterator[str]:
    """Every way in which a parsed `value` departs from `shape`, each with its path."""
    match shape.type_name:
        case "structure":
            yield from _structure_problems(shape, value, path)
        case "list":
            if not isinstance(value, list):
                yield f"{path}: a list was due, not {type(value).__name__}"
                return
            yield from _range_problems(shape, len(value), path)
            for index, item in enumerate(value):
                yield from problems(shape.member, item, f"{path}[{index}]")
        case "map":
            if not isinstance(value, dict):
                yield f"{path}: a map was due, not {type(value).__name__}"
                return
            yield from _range_problems(shape, len(value), path)
            for key, item in value.items():
                yield from problems(shape.key, key, f"{path}.key({key})")
                yield from problems(shape.value, item, f"{path}.{key}")
        case kind:
            if not isinstance(value, _SCALARS[kind]) or (kind != "boolean" and isinstance(value, bool)):
                yield f"{path}: {kind} was due, not {value!r}"
                return
            yield from _scalar_problems(shape, value, path)


def _structure_problems(shape: Shape, value: Any, path: str) -> Iterator[str]:
    if getattr(shape, "is_document_type", False) or shape.metadata.get("document"):
        return
    if not isinstance(value, dict):
        # An event stream: its events are checked one by one as they are read.
        if not shape.serialization.get("eventstream") and not getattr(shape, "eventstream", False):
            yield f"{path}: a structure was due, not {type(value).__name__}"
        return
    for name in shape.required_members:
        if name not in value and (shape.name, name) not in KNOWN_DEVIATIONS:
            yield f"{path}.{name}: required by {shape.name}, missing"
    if shape.is_tagged_union and len(value) != 1:
        yield f"{path}: exactly one member of the union {shape.name} was due, not {sorted(value)}"
    for name, item in value.items():
        if name == "ResponseMetadata":
            continue
        if name not in shape.members:
            yield f"{path}.{name}: unknown to {shape.name}"
            continue
        yield from problems(shape.members[name], item, f"{path}.{name}")


def _scalar_problems(shape: Shape, value: Any, path: str) -> Iterator[str]:
    if (shape.name, None) in KNOWN_DEVIATIONS:
        return
    if shape.name == "AgentAliasArn" and ":agent-alias/INLINE_AGENT/" in value:
        return  # Recorded so, against the pattern: an inline agent has no ids.
    if shape.type_name == "string":
        yield from _range_problems(shape, len(value), path)
        if (allowed := shape.metadata.get("enum")) and value not in allowed:
            yield f"{path}: {value!r} is none of {shape.name}'s values"
        pattern = _pattern(shape.metadata.get("pattern"))
        if pattern and not pattern.search(value):
            yield f"{path}: {value!r} does not match {shape.name}'s pattern {pattern.pattern}"
    elif shape.type_name in ("integer", "long", "float", "double"):
        yield from _range_problems(shape, value, path)
    elif isinstance(value, bytes):
        yield from _range_problems(shape, len(value), path)


def _range_problems(shape: Shape, size: float, path: str) -> Iterator[str]:
    if (shape.name, None) in KNOWN_DEVIATIONS:
        return
    low, high = shape.metadata.get("min"), shape.metadata.get("max")
    if low is not None and size < low:
        yield f"{path}: {size} is below {shape.name}'s minimum {low}"
    if high is not None and size > high:
        yield f"{path}: {size} is above {shape.name}'s maximum {high}"


@cache
def _pattern(source: str | None) -> re.Pattern[str] | None:
    """The model's pattern in Python's dialect, matched whole as AWS does; None where it uses Unicode classes."""
    if not source or "\\p{" in source or "\\P{" in source:
        return None
    return re.compile(rf"\A(?:{source})\Z")


def unknown_members(shape: Shape, body: Any, path: str = "") -> Iterator[str]:
    """Members of a JSON `body` that `shape` does not name, and nulls, which AWS never writes."""
    if body is None:
        yield f"{path}: null"
    elif shape.type_name == "structure" and isinstance(body, dict):
        if getattr(shape, "is_document_type", False):
            return
        members = {m.serialization.get("name", name): m for name, m in shape.members.items()}
        for name, item in body.items():
            if name not in members:
                yield f"{path}.{name}: unknown to {shape.name}"
            else:
                yield from unknown_members(members[name], item, f"{path}.{name}")
    elif shape.type_name == "list" and isinstance(body, list):
        for index, item in enumerate(body):
            yield from unknown_members(shape.member, item, f"{path}[{index}]")
    elif shape.type_name == "map" and isinstance(body, dict):
        for key, item in body.items():
            yield from unknown_members(shape.value, item, f"{path}.{key}")


def unordered_members(body: Any, path: str = "") -> Iterator[str]:
    """Objects of an event whose members are not in alphabetical order, in which AWS sends them."""
    if isinstance(body, dict):
        if list(body) != sorted(body):
            yield f"{path}: members in the order {list(body)}"
        for name, item in body.items():
            yield from unordered_members(item, f"{path}.{name}")
    elif isinstance(body, list):
        for index, item in enumerate(body):
            yield from unordered_members(item, f"{path}[{index}]")


def error_problems(operation: OperationModel, code: str, status: int) -> Iterator[str]:
    """Whether an error `code` may come from this operation, with the status that its shape states."""
    declared = {shape.error_code: shape.metadata.get("error", {}) for shape in operation.error_shapes}
    if code not in declared:
        if code not in _COMMON_ERRORS:
            yield f"{operation.name} answered {code}, which is none of {sorted(declared)}"
        return
    due = declared[code].get("httpStatusCode")
    if due is not None and due != status:
        yield f"{operation.name} answered {code} with status {status}, {due} was due"


# Errors of the protocol itself, which any operation may answer.
_COMMON_ERRORS = {
    "ValidationException",
    "ValidationError",
    "SerializationException",
    "UnknownOperationException",
    "InvalidSignatureException",
    "UnrecognizedClientException",
    "MissingAuthenticationTokenException",
    "RequestEntityTooLargeException",
}
