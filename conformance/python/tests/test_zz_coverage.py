"""The last test: the run has called every operation in scope."""

import json

import pytest

from conformance.server import REPOSITORY


def in_scope():
    for service, operations in json.loads((REPOSITORY / "model/scope.json").read_text()).items():
        if operations == "*":
            operations = json.loads((REPOSITORY / f"model/{service}.json").read_text())["operations"]
        yield from ((service, operation) for operation in operations)


def test_every_operation_in_scope_was_called(request, checker):
    if request.config.option.keyword or request.config.args != request.config.getini("testpaths"):
        pytest.skip("only a part of the suite was selected")
    due = set(in_scope())
    never = due - checker.answered
    assert not never, sorted(never)
